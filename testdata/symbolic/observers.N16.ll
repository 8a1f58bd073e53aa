; ModuleID = 'symbolic/observers.c'
source_filename = "symbolic/observers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@seen = internal global [2 x [16 x i32]] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [35 x i8] c"0 <= seen[0][i] && seen[0][i] <= 2\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [21 x i8] c"symbolic/observers.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@cell = internal global [16 x i32] zeroinitializer, align 16, !dbg !29
@.str.2 = private unnamed_addr constant [13 x i8] c"cell[i] != 0\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !58
  %4 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !59
  %5 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @observe, ptr noundef null) #5, !dbg !60
  %6 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !61
  %7 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !62
  %8 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @observe, ptr noundef %7) #5, !dbg !63
  %9 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !64
  %10 = load i64, ptr %9, align 16, !dbg !64
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !65
  %12 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !66
  %13 = load i64, ptr %12, align 8, !dbg !66
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !67
  call void @llvm.dbg.declare(metadata ptr %3, metadata !68, metadata !DIExpression()), !dbg !70
  store i32 0, ptr %3, align 4, !dbg !70
  br label %15, !dbg !71

15:                                               ; preds = %41, %0
  %16 = load i32, ptr %3, align 4, !dbg !72
  %17 = icmp slt i32 %16, 16, !dbg !74
  br i1 %17, label %18, label %44, !dbg !75

18:                                               ; preds = %15
  %19 = load i32, ptr %3, align 4, !dbg !76
  %20 = sext i32 %19 to i64, !dbg !76
  %21 = getelementptr inbounds [16 x i32], ptr @seen, i64 0, i64 %20, !dbg !76
  %22 = load i32, ptr %21, align 4, !dbg !76
  %23 = icmp sle i32 0, %22, !dbg !76
  br i1 %23, label %24, label %31, !dbg !76

24:                                               ; preds = %18
  %25 = load i32, ptr %3, align 4, !dbg !76
  %26 = sext i32 %25 to i64, !dbg !76
  %27 = getelementptr inbounds [16 x i32], ptr @seen, i64 0, i64 %26, !dbg !76
  %28 = load i32, ptr %27, align 4, !dbg !76
  %29 = icmp sle i32 %28, 2, !dbg !76
  br i1 %29, label %30, label %31, !dbg !80

30:                                               ; preds = %24
  br label %32, !dbg !80

31:                                               ; preds = %24, %18
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !76
  unreachable, !dbg !76

32:                                               ; preds = %30
  %33 = load i32, ptr %3, align 4, !dbg !81
  %34 = sext i32 %33 to i64, !dbg !81
  %35 = getelementptr inbounds [16 x i32], ptr @cell, i64 0, i64 %34, !dbg !81
  %36 = load atomic i32, ptr %35 seq_cst, align 4, !dbg !81
  %37 = icmp ne i32 %36, 0, !dbg !81
  br i1 %37, label %38, label %39, !dbg !84

38:                                               ; preds = %32
  br label %40, !dbg !84

39:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !81
  unreachable, !dbg !81

40:                                               ; preds = %38
  br label %41, !dbg !85

41:                                               ; preds = %40
  %42 = load i32, ptr %3, align 4, !dbg !86
  %43 = add nsw i32 %42, 1, !dbg !86
  store i32 %43, ptr %3, align 4, !dbg !86
  br label %15, !dbg !87, !llvm.loop !88

44:                                               ; preds = %15
  ret i32 0, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @observe(ptr noundef %0) #0 !dbg !92 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !96
  call void @llvm.dbg.declare(metadata ptr %3, metadata !97, metadata !DIExpression()), !dbg !98
  %7 = load ptr, ptr %2, align 8, !dbg !99
  %8 = icmp ne ptr %7, null, !dbg !100
  %9 = zext i1 %8 to i32, !dbg !100
  store i32 %9, ptr %3, align 4, !dbg !98
  call void @llvm.dbg.declare(metadata ptr %4, metadata !101, metadata !DIExpression()), !dbg !103
  store i32 0, ptr %4, align 4, !dbg !103
  br label %10, !dbg !104

10:                                               ; preds = %47, %1
  %11 = load i32, ptr %4, align 4, !dbg !105
  %12 = icmp slt i32 %11, 16, !dbg !107
  br i1 %12, label %13, label %50, !dbg !108

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4, !dbg !109
  %15 = icmp ne i32 %14, 0, !dbg !109
  br i1 %15, label %16, label %18, !dbg !109

16:                                               ; preds = %13
  %17 = load i32, ptr %4, align 4, !dbg !109
  br label %21, !dbg !109

18:                                               ; preds = %13
  %19 = load i32, ptr %4, align 4, !dbg !109
  %20 = sub nsw i32 15, %19, !dbg !109
  br label %21, !dbg !109

21:                                               ; preds = %18, %16
  %22 = phi i32 [ %17, %16 ], [ %20, %18 ], !dbg !109
  %23 = sext i32 %22 to i64, !dbg !109
  %24 = getelementptr inbounds [16 x i32], ptr @cell, i64 0, i64 %23, !dbg !109
  %25 = load atomic i32, ptr %24 seq_cst, align 4, !dbg !109
  store i32 %25, ptr %5, align 4, !dbg !109
  %26 = load i32, ptr %5, align 4, !dbg !109
  %27 = load i32, ptr %3, align 4, !dbg !111
  %28 = sext i32 %27 to i64, !dbg !112
  %29 = getelementptr inbounds [2 x [16 x i32]], ptr @seen, i64 0, i64 %28, !dbg !112
  %30 = load i32, ptr %4, align 4, !dbg !113
  %31 = sext i32 %30 to i64, !dbg !112
  %32 = getelementptr inbounds [16 x i32], ptr %29, i64 0, i64 %31, !dbg !112
  store i32 %26, ptr %32, align 4, !dbg !114
  %33 = load i32, ptr %3, align 4, !dbg !115
  %34 = icmp ne i32 %33, 0, !dbg !115
  br i1 %34, label %35, label %38, !dbg !115

35:                                               ; preds = %21
  %36 = load i32, ptr %4, align 4, !dbg !115
  %37 = sub nsw i32 15, %36, !dbg !115
  br label %40, !dbg !115

38:                                               ; preds = %21
  %39 = load i32, ptr %4, align 4, !dbg !115
  br label %40, !dbg !115

40:                                               ; preds = %38, %35
  %41 = phi i32 [ %37, %35 ], [ %39, %38 ], !dbg !115
  %42 = sext i32 %41 to i64, !dbg !115
  %43 = getelementptr inbounds [16 x i32], ptr @cell, i64 0, i64 %42, !dbg !115
  %44 = load i32, ptr %3, align 4, !dbg !115
  %45 = add nsw i32 1, %44, !dbg !115
  store i32 %45, ptr %6, align 4, !dbg !115
  %46 = load i32, ptr %6, align 4, !dbg !115
  store atomic i32 %46, ptr %43 seq_cst, align 4, !dbg !115
  br label %47, !dbg !116

47:                                               ; preds = %40
  %48 = load i32, ptr %4, align 4, !dbg !117
  %49 = add nsw i32 %48, 1, !dbg !117
  store i32 %49, ptr %4, align 4, !dbg !117
  br label %10, !dbg !118, !llvm.loop !119

50:                                               ; preds = %10
  ret ptr null, !dbg !121
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
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 16, type: !38, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/observers.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !29, !0}
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
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 512, elements: !36)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !33, line: 96, baseType: !34)
!33 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!34 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !35)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{!37}
!37 = !DISubrange(count: 16)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 1024, elements: !39)
!39 = !{!40, !37}
!40 = !DISubrange(count: 2)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !49, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!35}
!51 = !{}
!52 = !DILocalVariable(name: "t", scope: !48, file: !3, line: 36, type: !53)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 128, elements: !57)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 27, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !{!40}
!58 = !DILocation(line: 36, column: 12, scope: !48)
!59 = !DILocation(line: 40, column: 18, scope: !48)
!60 = !DILocation(line: 40, column: 2, scope: !48)
!61 = !DILocation(line: 41, column: 18, scope: !48)
!62 = !DILocation(line: 41, column: 39, scope: !48)
!63 = !DILocation(line: 41, column: 2, scope: !48)
!64 = !DILocation(line: 42, column: 15, scope: !48)
!65 = !DILocation(line: 42, column: 2, scope: !48)
!66 = !DILocation(line: 43, column: 15, scope: !48)
!67 = !DILocation(line: 43, column: 2, scope: !48)
!68 = !DILocalVariable(name: "i", scope: !69, file: !3, line: 44, type: !35)
!69 = distinct !DILexicalBlock(scope: !48, file: !3, line: 44, column: 2)
!70 = !DILocation(line: 44, column: 11, scope: !69)
!71 = !DILocation(line: 44, column: 7, scope: !69)
!72 = !DILocation(line: 44, column: 18, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !3, line: 44, column: 2)
!74 = !DILocation(line: 44, column: 20, scope: !73)
!75 = !DILocation(line: 44, column: 2, scope: !69)
!76 = !DILocation(line: 45, column: 3, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 45, column: 3)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 45, column: 3)
!79 = distinct !DILexicalBlock(scope: !73, file: !3, line: 44, column: 30)
!80 = !DILocation(line: 45, column: 3, scope: !78)
!81 = !DILocation(line: 46, column: 3, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 46, column: 3)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 46, column: 3)
!84 = !DILocation(line: 46, column: 3, scope: !83)
!85 = !DILocation(line: 47, column: 2, scope: !79)
!86 = !DILocation(line: 44, column: 26, scope: !73)
!87 = !DILocation(line: 44, column: 2, scope: !73)
!88 = distinct !{!88, !75, !89, !90}
!89 = !DILocation(line: 47, column: 2, scope: !69)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocation(line: 48, column: 2, scope: !48)
!92 = distinct !DISubprogram(name: "observe", scope: !3, file: !3, line: 24, type: !93, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!93 = !DISubroutineType(types: !94)
!94 = !{!5, !5}
!95 = !DILocalVariable(name: "arg", arg: 1, scope: !92, file: !3, line: 24, type: !5)
!96 = !DILocation(line: 24, column: 28, scope: !92)
!97 = !DILocalVariable(name: "me", scope: !92, file: !3, line: 26, type: !35)
!98 = !DILocation(line: 26, column: 6, scope: !92)
!99 = !DILocation(line: 26, column: 11, scope: !92)
!100 = !DILocation(line: 26, column: 15, scope: !92)
!101 = !DILocalVariable(name: "i", scope: !102, file: !3, line: 27, type: !35)
!102 = distinct !DILexicalBlock(scope: !92, file: !3, line: 27, column: 2)
!103 = !DILocation(line: 27, column: 11, scope: !102)
!104 = !DILocation(line: 27, column: 7, scope: !102)
!105 = !DILocation(line: 27, column: 18, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 27, column: 2)
!107 = !DILocation(line: 27, column: 20, scope: !106)
!108 = !DILocation(line: 27, column: 2, scope: !102)
!109 = !DILocation(line: 28, column: 17, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 27, column: 34)
!111 = !DILocation(line: 28, column: 8, scope: !110)
!112 = !DILocation(line: 28, column: 3, scope: !110)
!113 = !DILocation(line: 28, column: 12, scope: !110)
!114 = !DILocation(line: 28, column: 15, scope: !110)
!115 = !DILocation(line: 29, column: 3, scope: !110)
!116 = !DILocation(line: 30, column: 2, scope: !110)
!117 = !DILocation(line: 27, column: 30, scope: !106)
!118 = !DILocation(line: 27, column: 2, scope: !106)
!119 = distinct !{!119, !108, !120, !90}
!120 = !DILocation(line: 30, column: 2, scope: !102)
!121 = !DILocation(line: 31, column: 2, scope: !92)
