; ModuleID = 'symbolic/observers.c'
source_filename = "symbolic/observers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@count = internal global i32 0, align 4, !dbg !0
@seen = internal global [2 x [10 x i32]] zeroinitializer, align 16, !dbg !38
@.str = private unnamed_addr constant [35 x i8] c"0 <= seen[0][i] && seen[0][i] <= 2\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [21 x i8] c"symbolic/observers.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@cell = internal global [10 x i32] zeroinitializer, align 16, !dbg !29
@.str.2 = private unnamed_addr constant [13 x i8] c"cell[i] != 0\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !60
  store atomic i32 10, ptr @count seq_cst, align 4, !dbg !61
  %4 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !62
  %5 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @observe, ptr noundef null) #5, !dbg !63
  %6 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !64
  %7 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !65
  %8 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @observe, ptr noundef %7) #5, !dbg !66
  %9 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !67
  %10 = load i64, ptr %9, align 16, !dbg !67
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !68
  %12 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !69
  %13 = load i64, ptr %12, align 8, !dbg !69
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !70
  call void @llvm.dbg.declare(metadata ptr %3, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %3, align 4, !dbg !73
  br label %15, !dbg !74

15:                                               ; preds = %41, %0
  %16 = load i32, ptr %3, align 4, !dbg !75
  %17 = icmp slt i32 %16, 10, !dbg !77
  br i1 %17, label %18, label %44, !dbg !78

18:                                               ; preds = %15
  %19 = load i32, ptr %3, align 4, !dbg !79
  %20 = sext i32 %19 to i64, !dbg !79
  %21 = getelementptr inbounds [10 x i32], ptr @seen, i64 0, i64 %20, !dbg !79
  %22 = load i32, ptr %21, align 4, !dbg !79
  %23 = icmp sle i32 0, %22, !dbg !79
  br i1 %23, label %24, label %31, !dbg !79

24:                                               ; preds = %18
  %25 = load i32, ptr %3, align 4, !dbg !79
  %26 = sext i32 %25 to i64, !dbg !79
  %27 = getelementptr inbounds [10 x i32], ptr @seen, i64 0, i64 %26, !dbg !79
  %28 = load i32, ptr %27, align 4, !dbg !79
  %29 = icmp sle i32 %28, 2, !dbg !79
  br i1 %29, label %30, label %31, !dbg !83

30:                                               ; preds = %24
  br label %32, !dbg !83

31:                                               ; preds = %24, %18
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !79
  unreachable, !dbg !79

32:                                               ; preds = %30
  %33 = load i32, ptr %3, align 4, !dbg !84
  %34 = sext i32 %33 to i64, !dbg !84
  %35 = getelementptr inbounds [10 x i32], ptr @cell, i64 0, i64 %34, !dbg !84
  %36 = load atomic i32, ptr %35 seq_cst, align 4, !dbg !84
  %37 = icmp ne i32 %36, 0, !dbg !84
  br i1 %37, label %38, label %39, !dbg !87

38:                                               ; preds = %32
  br label %40, !dbg !87

39:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !84
  unreachable, !dbg !84

40:                                               ; preds = %38
  br label %41, !dbg !88

41:                                               ; preds = %40
  %42 = load i32, ptr %3, align 4, !dbg !89
  %43 = add nsw i32 %42, 1, !dbg !89
  store i32 %43, ptr %3, align 4, !dbg !89
  br label %15, !dbg !90, !llvm.loop !91

44:                                               ; preds = %15
  ret i32 0, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @observe(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  call void @llvm.dbg.declare(metadata ptr %3, metadata !100, metadata !DIExpression()), !dbg !101
  %7 = load ptr, ptr %2, align 8, !dbg !102
  %8 = icmp ne ptr %7, null, !dbg !103
  %9 = zext i1 %8 to i32, !dbg !103
  store i32 %9, ptr %3, align 4, !dbg !101
  call void @llvm.dbg.declare(metadata ptr %4, metadata !104, metadata !DIExpression()), !dbg !106
  store i32 0, ptr %4, align 4, !dbg !106
  br label %10, !dbg !107

10:                                               ; preds = %48, %1
  %11 = load i32, ptr %4, align 4, !dbg !108
  %12 = load atomic i32, ptr @count seq_cst, align 4, !dbg !110
  %13 = icmp slt i32 %11, %12, !dbg !111
  br i1 %13, label %14, label %51, !dbg !112

14:                                               ; preds = %10
  %15 = load i32, ptr %3, align 4, !dbg !113
  %16 = icmp ne i32 %15, 0, !dbg !113
  br i1 %16, label %17, label %19, !dbg !113

17:                                               ; preds = %14
  %18 = load i32, ptr %4, align 4, !dbg !113
  br label %22, !dbg !113

19:                                               ; preds = %14
  %20 = load i32, ptr %4, align 4, !dbg !113
  %21 = sub nsw i32 9, %20, !dbg !113
  br label %22, !dbg !113

22:                                               ; preds = %19, %17
  %23 = phi i32 [ %18, %17 ], [ %21, %19 ], !dbg !113
  %24 = sext i32 %23 to i64, !dbg !113
  %25 = getelementptr inbounds [10 x i32], ptr @cell, i64 0, i64 %24, !dbg !113
  %26 = load atomic i32, ptr %25 seq_cst, align 4, !dbg !113
  store i32 %26, ptr %5, align 4, !dbg !113
  %27 = load i32, ptr %5, align 4, !dbg !113
  %28 = load i32, ptr %3, align 4, !dbg !115
  %29 = sext i32 %28 to i64, !dbg !116
  %30 = getelementptr inbounds [2 x [10 x i32]], ptr @seen, i64 0, i64 %29, !dbg !116
  %31 = load i32, ptr %4, align 4, !dbg !117
  %32 = sext i32 %31 to i64, !dbg !116
  %33 = getelementptr inbounds [10 x i32], ptr %30, i64 0, i64 %32, !dbg !116
  store i32 %27, ptr %33, align 4, !dbg !118
  %34 = load i32, ptr %3, align 4, !dbg !119
  %35 = icmp ne i32 %34, 0, !dbg !119
  br i1 %35, label %36, label %39, !dbg !119

36:                                               ; preds = %22
  %37 = load i32, ptr %4, align 4, !dbg !119
  %38 = sub nsw i32 9, %37, !dbg !119
  br label %41, !dbg !119

39:                                               ; preds = %22
  %40 = load i32, ptr %4, align 4, !dbg !119
  br label %41, !dbg !119

41:                                               ; preds = %39, %36
  %42 = phi i32 [ %38, %36 ], [ %40, %39 ], !dbg !119
  %43 = sext i32 %42 to i64, !dbg !119
  %44 = getelementptr inbounds [10 x i32], ptr @cell, i64 0, i64 %43, !dbg !119
  %45 = load i32, ptr %3, align 4, !dbg !119
  %46 = add nsw i32 1, %45, !dbg !119
  store i32 %46, ptr %6, align 4, !dbg !119
  %47 = load i32, ptr %6, align 4, !dbg !119
  store atomic i32 %47, ptr %44 seq_cst, align 4, !dbg !119
  br label %48, !dbg !120

48:                                               ; preds = %41
  %49 = load i32, ptr %4, align 4, !dbg !121
  %50 = add nsw i32 %49, 1, !dbg !121
  store i32 %50, ptr %4, align 4, !dbg !121
  br label %10, !dbg !122, !llvm.loop !123

51:                                               ; preds = %10
  ret ptr null, !dbg !125
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
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 19, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/observers.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !29, !38, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 280, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 35)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 21)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 104, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 13)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 15, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 320, elements: !36)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !33, line: 96, baseType: !34)
!33 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!34 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !35)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{!37}
!37 = !DISubrange(count: 10)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 16, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 640, elements: !41)
!41 = !{!42, !37}
!42 = !DISubrange(count: 2)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !51, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!35}
!53 = !{}
!54 = !DILocalVariable(name: "t", scope: !50, file: !3, line: 36, type: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 128, elements: !59)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 27, baseType: !58)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !{!42}
!60 = !DILocation(line: 36, column: 12, scope: !50)
!61 = !DILocation(line: 38, column: 8, scope: !50)
!62 = !DILocation(line: 40, column: 18, scope: !50)
!63 = !DILocation(line: 40, column: 2, scope: !50)
!64 = !DILocation(line: 41, column: 18, scope: !50)
!65 = !DILocation(line: 41, column: 39, scope: !50)
!66 = !DILocation(line: 41, column: 2, scope: !50)
!67 = !DILocation(line: 42, column: 15, scope: !50)
!68 = !DILocation(line: 42, column: 2, scope: !50)
!69 = !DILocation(line: 43, column: 15, scope: !50)
!70 = !DILocation(line: 43, column: 2, scope: !50)
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 44, type: !35)
!72 = distinct !DILexicalBlock(scope: !50, file: !3, line: 44, column: 2)
!73 = !DILocation(line: 44, column: 11, scope: !72)
!74 = !DILocation(line: 44, column: 7, scope: !72)
!75 = !DILocation(line: 44, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 44, column: 2)
!77 = !DILocation(line: 44, column: 20, scope: !76)
!78 = !DILocation(line: 44, column: 2, scope: !72)
!79 = !DILocation(line: 45, column: 3, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !3, line: 45, column: 3)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 45, column: 3)
!82 = distinct !DILexicalBlock(scope: !76, file: !3, line: 44, column: 30)
!83 = !DILocation(line: 45, column: 3, scope: !81)
!84 = !DILocation(line: 46, column: 3, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 46, column: 3)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 46, column: 3)
!87 = !DILocation(line: 46, column: 3, scope: !86)
!88 = !DILocation(line: 47, column: 2, scope: !82)
!89 = !DILocation(line: 44, column: 26, scope: !76)
!90 = !DILocation(line: 44, column: 2, scope: !76)
!91 = distinct !{!91, !78, !92, !93}
!92 = !DILocation(line: 47, column: 2, scope: !72)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !DILocation(line: 48, column: 2, scope: !50)
!95 = distinct !DISubprogram(name: "observe", scope: !3, file: !3, line: 24, type: !96, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!96 = !DISubroutineType(types: !97)
!97 = !{!5, !5}
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 24, type: !5)
!99 = !DILocation(line: 24, column: 28, scope: !95)
!100 = !DILocalVariable(name: "me", scope: !95, file: !3, line: 26, type: !35)
!101 = !DILocation(line: 26, column: 6, scope: !95)
!102 = !DILocation(line: 26, column: 11, scope: !95)
!103 = !DILocation(line: 26, column: 15, scope: !95)
!104 = !DILocalVariable(name: "i", scope: !105, file: !3, line: 27, type: !35)
!105 = distinct !DILexicalBlock(scope: !95, file: !3, line: 27, column: 2)
!106 = !DILocation(line: 27, column: 11, scope: !105)
!107 = !DILocation(line: 27, column: 7, scope: !105)
!108 = !DILocation(line: 27, column: 18, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 27, column: 2)
!110 = !DILocation(line: 27, column: 22, scope: !109)
!111 = !DILocation(line: 27, column: 20, scope: !109)
!112 = !DILocation(line: 27, column: 2, scope: !105)
!113 = !DILocation(line: 28, column: 17, scope: !114)
!114 = distinct !DILexicalBlock(scope: !109, file: !3, line: 27, column: 34)
!115 = !DILocation(line: 28, column: 8, scope: !114)
!116 = !DILocation(line: 28, column: 3, scope: !114)
!117 = !DILocation(line: 28, column: 12, scope: !114)
!118 = !DILocation(line: 28, column: 15, scope: !114)
!119 = !DILocation(line: 29, column: 3, scope: !114)
!120 = !DILocation(line: 30, column: 2, scope: !114)
!121 = !DILocation(line: 27, column: 30, scope: !109)
!122 = !DILocation(line: 27, column: 2, scope: !109)
!123 = distinct !{!123, !112, !124, !93}
!124 = !DILocation(line: 30, column: 2, scope: !105)
!125 = !DILocation(line: 31, column: 2, scope: !95)
