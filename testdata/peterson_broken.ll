; ModuleID = 'peterson_broken.c'
source_filename = "peterson_broken.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@turn = internal global i32 0, align 4, !dbg !0
@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !26
@inside = internal global i32 0, align 4, !dbg !34
@.str = private unnamed_addr constant [17 x i8] c"inside == me + 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [18 x i8] c"peterson_broken.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %3, metadata !54, metadata !DIExpression()), !dbg !56
  store i32 0, ptr %3, align 4, !dbg !56
  br label %5, !dbg !57

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !58
  %7 = icmp slt i32 %6, 2, !dbg !60
  br i1 %7, label %8, label %19, !dbg !61

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !62
  %10 = sext i32 %9 to i64, !dbg !63
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !63
  %12 = load i32, ptr %3, align 4, !dbg !64
  %13 = sext i32 %12 to i64, !dbg !65
  %14 = inttoptr i64 %13 to ptr, !dbg !66
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !67
  br label %16, !dbg !67

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !68
  %18 = add nsw i32 %17, 1, !dbg !68
  store i32 %18, ptr %3, align 4, !dbg !68
  br label %5, !dbg !69, !llvm.loop !70

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !73, metadata !DIExpression()), !dbg !75
  store i32 0, ptr %4, align 4, !dbg !75
  br label %20, !dbg !76

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !77
  %22 = icmp slt i32 %21, 2, !dbg !79
  br i1 %22, label %23, label %32, !dbg !80

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !81
  %25 = sext i32 %24 to i64, !dbg !82
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !82
  %27 = load i64, ptr %26, align 8, !dbg !82
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !83
  br label %29, !dbg !83

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !84
  %31 = add nsw i32 %30, 1, !dbg !84
  store i32 %31, ptr %4, align 4, !dbg !84
  br label %20, !dbg !85, !llvm.loop !86

32:                                               ; preds = %20
  ret i32 0, !dbg !88
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !92, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.declare(metadata ptr %3, metadata !94, metadata !DIExpression()), !dbg !95
  %11 = load ptr, ptr %2, align 8, !dbg !96
  %12 = ptrtoint ptr %11 to i64, !dbg !97
  %13 = trunc i64 %12 to i32, !dbg !98
  store i32 %13, ptr %3, align 4, !dbg !95
  call void @llvm.dbg.declare(metadata ptr %4, metadata !99, metadata !DIExpression()), !dbg !100
  %14 = load i32, ptr %3, align 4, !dbg !101
  %15 = sub nsw i32 1, %14, !dbg !102
  store i32 %15, ptr %4, align 4, !dbg !100
  call void @llvm.dbg.declare(metadata ptr %5, metadata !103, metadata !DIExpression()), !dbg !105
  store i32 0, ptr %5, align 4, !dbg !105
  br label %16, !dbg !106

16:                                               ; preds = %55, %1
  %17 = load i32, ptr %5, align 4, !dbg !107
  %18 = icmp slt i32 %17, 1, !dbg !109
  br i1 %18, label %19, label %58, !dbg !110

19:                                               ; preds = %16
  %20 = load i32, ptr %4, align 4, !dbg !111
  store i32 %20, ptr %6, align 4, !dbg !111
  %21 = load i32, ptr %6, align 4, !dbg !111
  store atomic i32 %21, ptr @turn seq_cst, align 4, !dbg !111
  %22 = load i32, ptr %3, align 4, !dbg !113
  %23 = sext i32 %22 to i64, !dbg !113
  %24 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %23, !dbg !113
  store i32 1, ptr %7, align 4, !dbg !113
  %25 = load i32, ptr %7, align 4, !dbg !113
  store atomic i32 %25, ptr %24 seq_cst, align 4, !dbg !113
  br label %26, !dbg !114

26:                                               ; preds = %40, %19
  %27 = load i32, ptr %4, align 4, !dbg !115
  %28 = sext i32 %27 to i64, !dbg !115
  %29 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %28, !dbg !115
  %30 = load atomic i32, ptr %29 seq_cst, align 4, !dbg !115
  store i32 %30, ptr %8, align 4, !dbg !115
  %31 = load i32, ptr %8, align 4, !dbg !115
  %32 = icmp ne i32 %31, 0, !dbg !115
  br i1 %32, label %33, label %38, !dbg !116

33:                                               ; preds = %26
  %34 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !117
  store i32 %34, ptr %9, align 4, !dbg !117
  %35 = load i32, ptr %9, align 4, !dbg !117
  %36 = load i32, ptr %4, align 4, !dbg !118
  %37 = icmp eq i32 %35, %36, !dbg !119
  br label %38

38:                                               ; preds = %33, %26
  %39 = phi i1 [ false, %26 ], [ %37, %33 ], !dbg !120
  br i1 %39, label %40, label %41, !dbg !114

40:                                               ; preds = %38
  br label %26, !dbg !114, !llvm.loop !121

41:                                               ; preds = %38
  %42 = load i32, ptr %3, align 4, !dbg !123
  %43 = add nsw i32 %42, 1, !dbg !124
  store volatile i32 %43, ptr @inside, align 4, !dbg !125
  %44 = load volatile i32, ptr @inside, align 4, !dbg !126
  %45 = load i32, ptr %3, align 4, !dbg !126
  %46 = add nsw i32 %45, 1, !dbg !126
  %47 = icmp eq i32 %44, %46, !dbg !126
  br i1 %47, label %48, label %49, !dbg !129

48:                                               ; preds = %41
  br label %50, !dbg !129

49:                                               ; preds = %41
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !126
  unreachable, !dbg !126

50:                                               ; preds = %48
  %51 = load i32, ptr %3, align 4, !dbg !130
  %52 = sext i32 %51 to i64, !dbg !130
  %53 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %52, !dbg !130
  store i32 0, ptr %10, align 4, !dbg !130
  %54 = load i32, ptr %10, align 4, !dbg !130
  store atomic i32 %54, ptr %53 seq_cst, align 4, !dbg !130
  br label %55, !dbg !131

55:                                               ; preds = %50
  %56 = load i32, ptr %5, align 4, !dbg !132
  %57 = add nsw i32 %56, 1, !dbg !132
  store i32 %57, ptr %5, align 4, !dbg !132
  br label %16, !dbg !133, !llvm.loop !134

58:                                               ; preds = %16
  ret ptr null, !dbg !136
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
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 18, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "peterson_broken.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !26, !34}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 17)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 144, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 18)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !20)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 17, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 64, elements: !32)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !30, line: 96, baseType: !31)
!30 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!31 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!32 = !{!33}
!33 = !DISubrange(count: 2)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 19, type: !36, isLocal: true, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !45, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!9}
!47 = !{}
!48 = !DILocalVariable(name: "t", scope: !44, file: !3, line: 40, type: !49)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 128, elements: !32)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 40, column: 12, scope: !44)
!54 = !DILocalVariable(name: "i", scope: !55, file: !3, line: 42, type: !9)
!55 = distinct !DILexicalBlock(scope: !44, file: !3, line: 42, column: 2)
!56 = !DILocation(line: 42, column: 11, scope: !55)
!57 = !DILocation(line: 42, column: 7, scope: !55)
!58 = !DILocation(line: 42, column: 18, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !3, line: 42, column: 2)
!60 = !DILocation(line: 42, column: 20, scope: !59)
!61 = !DILocation(line: 42, column: 2, scope: !55)
!62 = !DILocation(line: 43, column: 21, scope: !59)
!63 = !DILocation(line: 43, column: 19, scope: !59)
!64 = !DILocation(line: 43, column: 54, scope: !59)
!65 = !DILocation(line: 43, column: 44, scope: !59)
!66 = !DILocation(line: 43, column: 36, scope: !59)
!67 = !DILocation(line: 43, column: 3, scope: !59)
!68 = !DILocation(line: 42, column: 26, scope: !59)
!69 = !DILocation(line: 42, column: 2, scope: !59)
!70 = distinct !{!70, !61, !71, !72}
!71 = !DILocation(line: 43, column: 55, scope: !55)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocalVariable(name: "i", scope: !74, file: !3, line: 44, type: !9)
!74 = distinct !DILexicalBlock(scope: !44, file: !3, line: 44, column: 2)
!75 = !DILocation(line: 44, column: 11, scope: !74)
!76 = !DILocation(line: 44, column: 7, scope: !74)
!77 = !DILocation(line: 44, column: 18, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 44, column: 2)
!79 = !DILocation(line: 44, column: 20, scope: !78)
!80 = !DILocation(line: 44, column: 2, scope: !74)
!81 = !DILocation(line: 45, column: 18, scope: !78)
!82 = !DILocation(line: 45, column: 16, scope: !78)
!83 = !DILocation(line: 45, column: 3, scope: !78)
!84 = !DILocation(line: 44, column: 26, scope: !78)
!85 = !DILocation(line: 44, column: 2, scope: !78)
!86 = distinct !{!86, !80, !87, !72}
!87 = !DILocation(line: 45, column: 26, scope: !74)
!88 = !DILocation(line: 46, column: 2, scope: !44)
!89 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 21, type: !90, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!90 = !DISubroutineType(types: !91)
!91 = !{!5, !5}
!92 = !DILocalVariable(name: "arg", arg: 1, scope: !89, file: !3, line: 21, type: !5)
!93 = !DILocation(line: 21, column: 24, scope: !89)
!94 = !DILocalVariable(name: "me", scope: !89, file: !3, line: 23, type: !9)
!95 = !DILocation(line: 23, column: 6, scope: !89)
!96 = !DILocation(line: 23, column: 26, scope: !89)
!97 = !DILocation(line: 23, column: 16, scope: !89)
!98 = !DILocation(line: 23, column: 11, scope: !89)
!99 = !DILocalVariable(name: "other", scope: !89, file: !3, line: 24, type: !9)
!100 = !DILocation(line: 24, column: 6, scope: !89)
!101 = !DILocation(line: 24, column: 18, scope: !89)
!102 = !DILocation(line: 24, column: 16, scope: !89)
!103 = !DILocalVariable(name: "r", scope: !104, file: !3, line: 26, type: !9)
!104 = distinct !DILexicalBlock(scope: !89, file: !3, line: 26, column: 2)
!105 = !DILocation(line: 26, column: 11, scope: !104)
!106 = !DILocation(line: 26, column: 7, scope: !104)
!107 = !DILocation(line: 26, column: 18, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 26, column: 2)
!109 = !DILocation(line: 26, column: 20, scope: !108)
!110 = !DILocation(line: 26, column: 2, scope: !104)
!111 = !DILocation(line: 27, column: 3, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 26, column: 35)
!113 = !DILocation(line: 28, column: 3, scope: !112)
!114 = !DILocation(line: 29, column: 3, scope: !112)
!115 = !DILocation(line: 29, column: 10, scope: !112)
!116 = !DILocation(line: 29, column: 37, scope: !112)
!117 = !DILocation(line: 29, column: 40, scope: !112)
!118 = !DILocation(line: 29, column: 62, scope: !112)
!119 = !DILocation(line: 29, column: 59, scope: !112)
!120 = !DILocation(line: 0, scope: !112)
!121 = distinct !{!121, !114, !122, !72}
!122 = !DILocation(line: 30, column: 4, scope: !112)
!123 = !DILocation(line: 31, column: 12, scope: !112)
!124 = !DILocation(line: 31, column: 15, scope: !112)
!125 = !DILocation(line: 31, column: 10, scope: !112)
!126 = !DILocation(line: 32, column: 3, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 32, column: 3)
!128 = distinct !DILexicalBlock(scope: !112, file: !3, line: 32, column: 3)
!129 = !DILocation(line: 32, column: 3, scope: !128)
!130 = !DILocation(line: 33, column: 3, scope: !112)
!131 = !DILocation(line: 34, column: 2, scope: !112)
!132 = !DILocation(line: 26, column: 31, scope: !108)
!133 = !DILocation(line: 26, column: 2, scope: !108)
!134 = distinct !{!134, !110, !135, !72}
!135 = !DILocation(line: 34, column: 2, scope: !104)
!136 = !DILocation(line: 35, column: 2, scope: !89)
