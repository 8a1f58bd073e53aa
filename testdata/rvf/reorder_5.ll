; ModuleID = 'rvf/reorder_5.c'
source_filename = "rvf/reorder_5.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = internal global i32 0, align 4, !dbg !0
@second = internal global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [6 x i8] c"whole\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [16 x i8] c"rvf/reorder_5.c\00", align 1, !dbg !19
@__PRETTY_FUNCTION__.check = private unnamed_addr constant [20 x i8] c"void *check(void *)\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata ptr %3, metadata !49, metadata !DIExpression()), !dbg !51
  store i32 0, ptr %3, align 4, !dbg !51
  br label %5, !dbg !52

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !53
  %7 = icmp slt i32 %6, 2, !dbg !55
  br i1 %7, label %8, label %16, !dbg !56

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !57
  %10 = sext i32 %9 to i64, !dbg !58
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !58
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @set, ptr noundef null) #5, !dbg !59
  br label %13, !dbg !59

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !60
  %15 = add nsw i32 %14, 1, !dbg !60
  store i32 %15, ptr %3, align 4, !dbg !60
  br label %5, !dbg !61, !llvm.loop !62

16:                                               ; preds = %5
  %17 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !65
  %18 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef @check, ptr noundef null) #5, !dbg !66
  call void @llvm.dbg.declare(metadata ptr %4, metadata !67, metadata !DIExpression()), !dbg !69
  store i32 0, ptr %4, align 4, !dbg !69
  br label %19, !dbg !70

19:                                               ; preds = %28, %16
  %20 = load i32, ptr %4, align 4, !dbg !71
  %21 = icmp sle i32 %20, 2, !dbg !73
  br i1 %21, label %22, label %31, !dbg !74

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !75
  %24 = sext i32 %23 to i64, !dbg !76
  %25 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %24, !dbg !76
  %26 = load i64, ptr %25, align 8, !dbg !76
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !77
  br label %28, !dbg !77

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !78
  %30 = add nsw i32 %29, 1, !dbg !78
  store i32 %30, ptr %4, align 4, !dbg !78
  br label %19, !dbg !79, !llvm.loop !80

31:                                               ; preds = %19
  ret i32 0, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !83 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !86, metadata !DIExpression()), !dbg !87
  %5 = load ptr, ptr %2, align 8, !dbg !88
  store i32 1, ptr %3, align 4, !dbg !89
  %6 = load i32, ptr %3, align 4, !dbg !89
  store atomic i32 %6, ptr @first seq_cst, align 4, !dbg !89
  store i32 -1, ptr %4, align 4, !dbg !90
  %7 = load i32, ptr %4, align 4, !dbg !90
  store atomic i32 %7, ptr @second seq_cst, align 4, !dbg !90
  ret ptr null, !dbg !91
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @check(ptr noundef %0) #0 !dbg !92 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !93, metadata !DIExpression()), !dbg !94
  %8 = load ptr, ptr %2, align 8, !dbg !95
  call void @llvm.dbg.declare(metadata ptr %3, metadata !96, metadata !DIExpression()), !dbg !97
  %9 = load atomic i32, ptr @first seq_cst, align 4, !dbg !98
  store i32 %9, ptr %4, align 4, !dbg !98
  %10 = load i32, ptr %4, align 4, !dbg !98
  %11 = icmp eq i32 %10, 0, !dbg !99
  br i1 %11, label %12, label %16, !dbg !100

12:                                               ; preds = %1
  %13 = load atomic i32, ptr @second seq_cst, align 4, !dbg !101
  store i32 %13, ptr %5, align 4, !dbg !101
  %14 = load i32, ptr %5, align 4, !dbg !101
  %15 = icmp eq i32 %14, 0, !dbg !102
  br i1 %15, label %26, label %16, !dbg !103

16:                                               ; preds = %12, %1
  %17 = load atomic i32, ptr @first seq_cst, align 4, !dbg !104
  store i32 %17, ptr %6, align 4, !dbg !104
  %18 = load i32, ptr %6, align 4, !dbg !104
  %19 = icmp eq i32 %18, 1, !dbg !105
  br i1 %19, label %20, label %24, !dbg !106

20:                                               ; preds = %16
  %21 = load atomic i32, ptr @second seq_cst, align 4, !dbg !107
  store i32 %21, ptr %7, align 4, !dbg !107
  %22 = load i32, ptr %7, align 4, !dbg !107
  %23 = icmp eq i32 %22, -1, !dbg !108
  br label %24

24:                                               ; preds = %20, %16
  %25 = phi i1 [ false, %16 ], [ %23, %20 ], !dbg !109
  br label %26, !dbg !103

26:                                               ; preds = %24, %12
  %27 = phi i1 [ true, %12 ], [ %25, %24 ]
  %28 = zext i1 %27 to i32, !dbg !103
  store i32 %28, ptr %3, align 4, !dbg !97
  %29 = load i32, ptr %3, align 4, !dbg !110
  %30 = icmp ne i32 %29, 0, !dbg !110
  br i1 %30, label %31, label %32, !dbg !113

31:                                               ; preds = %26
  br label %33, !dbg !113

32:                                               ; preds = %26
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.check) #6, !dbg !110
  unreachable, !dbg !110

33:                                               ; preds = %31
  %34 = load i32, ptr %3, align 4, !dbg !114
  ret ptr null, !dbg !115
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
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 20, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/reorder_5.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !19, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 20, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 48, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 6)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 16)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 160, elements: !28)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{!29}
!29 = !DISubrange(count: 20)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !38, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!12}
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 42, type: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 192, elements: !46)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !{!47}
!47 = !DISubrange(count: 3)
!48 = !DILocation(line: 42, column: 12, scope: !37)
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 44, type: !12)
!50 = distinct !DILexicalBlock(scope: !37, file: !3, line: 44, column: 2)
!51 = !DILocation(line: 44, column: 11, scope: !50)
!52 = !DILocation(line: 44, column: 7, scope: !50)
!53 = !DILocation(line: 44, column: 18, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 44, column: 2)
!55 = !DILocation(line: 44, column: 20, scope: !54)
!56 = !DILocation(line: 44, column: 2, scope: !50)
!57 = !DILocation(line: 45, column: 21, scope: !54)
!58 = !DILocation(line: 45, column: 19, scope: !54)
!59 = !DILocation(line: 45, column: 3, scope: !54)
!60 = !DILocation(line: 44, column: 26, scope: !54)
!61 = !DILocation(line: 44, column: 2, scope: !54)
!62 = distinct !{!62, !56, !63, !64}
!63 = !DILocation(line: 45, column: 40, scope: !50)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 46, column: 18, scope: !37)
!66 = !DILocation(line: 46, column: 2, scope: !37)
!67 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 47, type: !12)
!68 = distinct !DILexicalBlock(scope: !37, file: !3, line: 47, column: 2)
!69 = !DILocation(line: 47, column: 11, scope: !68)
!70 = !DILocation(line: 47, column: 7, scope: !68)
!71 = !DILocation(line: 47, column: 18, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !3, line: 47, column: 2)
!73 = !DILocation(line: 47, column: 20, scope: !72)
!74 = !DILocation(line: 47, column: 2, scope: !68)
!75 = !DILocation(line: 48, column: 18, scope: !72)
!76 = !DILocation(line: 48, column: 16, scope: !72)
!77 = !DILocation(line: 48, column: 3, scope: !72)
!78 = !DILocation(line: 47, column: 27, scope: !72)
!79 = !DILocation(line: 47, column: 2, scope: !72)
!80 = distinct !{!80, !74, !81, !64}
!81 = !DILocation(line: 48, column: 26, scope: !68)
!82 = !DILocation(line: 49, column: 2, scope: !37)
!83 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 22, type: !84, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!84 = !DISubroutineType(types: !85)
!85 = !{!5, !5}
!86 = !DILocalVariable(name: "arg", arg: 1, scope: !83, file: !3, line: 22, type: !5)
!87 = !DILocation(line: 22, column: 24, scope: !83)
!88 = !DILocation(line: 24, column: 8, scope: !83)
!89 = !DILocation(line: 25, column: 2, scope: !83)
!90 = !DILocation(line: 26, column: 2, scope: !83)
!91 = !DILocation(line: 27, column: 2, scope: !83)
!92 = distinct !DISubprogram(name: "check", scope: !3, file: !3, line: 30, type: !84, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!93 = !DILocalVariable(name: "arg", arg: 1, scope: !92, file: !3, line: 30, type: !5)
!94 = !DILocation(line: 30, column: 26, scope: !92)
!95 = !DILocation(line: 32, column: 8, scope: !92)
!96 = !DILocalVariable(name: "whole", scope: !92, file: !3, line: 33, type: !12)
!97 = !DILocation(line: 33, column: 6, scope: !92)
!98 = !DILocation(line: 33, column: 15, scope: !92)
!99 = !DILocation(line: 33, column: 35, scope: !92)
!100 = !DILocation(line: 33, column: 40, scope: !92)
!101 = !DILocation(line: 33, column: 43, scope: !92)
!102 = !DILocation(line: 33, column: 64, scope: !92)
!103 = !DILocation(line: 33, column: 70, scope: !92)
!104 = !DILocation(line: 34, column: 8, scope: !92)
!105 = !DILocation(line: 34, column: 28, scope: !92)
!106 = !DILocation(line: 34, column: 33, scope: !92)
!107 = !DILocation(line: 34, column: 36, scope: !92)
!108 = !DILocation(line: 34, column: 57, scope: !92)
!109 = !DILocation(line: 0, scope: !92)
!110 = !DILocation(line: 35, column: 2, scope: !111)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 35, column: 2)
!112 = distinct !DILexicalBlock(scope: !92, file: !3, line: 35, column: 2)
!113 = !DILocation(line: 35, column: 2, scope: !112)
!114 = !DILocation(line: 36, column: 8, scope: !92)
!115 = !DILocation(line: 37, column: 2, scope: !92)
