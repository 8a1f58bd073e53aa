; ModuleID = 'rvf/13_unverif.c'
source_filename = "rvf/13_unverif.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@entered = internal global i32 0, align 4, !dbg !0
@alone = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [30 x i8] c"atomic_load(&alone) == rounds\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"rvf/13_unverif.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !18

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
  %7 = icmp slt i32 %6, 3, !dbg !55
  br i1 %7, label %8, label %16, !dbg !56

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !57
  %10 = sext i32 %9 to i64, !dbg !58
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !58
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !59
  br label %13, !dbg !59

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !60
  %15 = add nsw i32 %14, 1, !dbg !60
  store i32 %15, ptr %3, align 4, !dbg !60
  br label %5, !dbg !61, !llvm.loop !62

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, ptr %4, align 4, !dbg !67
  br label %17, !dbg !68

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !69
  %19 = icmp slt i32 %18, 3, !dbg !71
  br i1 %19, label %20, label %29, !dbg !72

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !73
  %22 = sext i32 %21 to i64, !dbg !74
  %23 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %22, !dbg !74
  %24 = load i64, ptr %23, align 8, !dbg !74
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !75
  br label %26, !dbg !75

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !76
  %28 = add nsw i32 %27, 1, !dbg !76
  store i32 %28, ptr %4, align 4, !dbg !76
  br label %17, !dbg !77, !llvm.loop !78

29:                                               ; preds = %17
  ret i32 0, !dbg !80
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !81 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !85
  %10 = load ptr, ptr %2, align 8, !dbg !86
  store i32 1, ptr %3, align 4, !dbg !87
  %11 = load i32, ptr %3, align 4, !dbg !87
  %12 = atomicrmw add ptr @entered, i32 %11 seq_cst, align 4, !dbg !87
  store i32 %12, ptr %4, align 4, !dbg !87
  %13 = load i32, ptr %4, align 4, !dbg !87
  %14 = load atomic i32, ptr @entered seq_cst, align 4, !dbg !88
  store i32 %14, ptr %5, align 4, !dbg !88
  %15 = load i32, ptr %5, align 4, !dbg !88
  %16 = icmp eq i32 %15, 1, !dbg !90
  br i1 %16, label %17, label %37, !dbg !91

17:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !92, metadata !DIExpression()), !dbg !95
  store i32 1, ptr %6, align 4, !dbg !95
  br label %18, !dbg !96

18:                                               ; preds = %33, %17
  %19 = load i32, ptr %6, align 4, !dbg !97
  %20 = icmp sle i32 %19, 3, !dbg !99
  br i1 %20, label %21, label %36, !dbg !100

21:                                               ; preds = %18
  %22 = load atomic i32, ptr @alone seq_cst, align 4, !dbg !101
  store i32 %22, ptr %8, align 4, !dbg !101
  %23 = load i32, ptr %8, align 4, !dbg !101
  %24 = add nsw i32 %23, 1, !dbg !101
  store i32 %24, ptr %7, align 4, !dbg !101
  %25 = load i32, ptr %7, align 4, !dbg !101
  store atomic i32 %25, ptr @alone seq_cst, align 4, !dbg !101
  %26 = load atomic i32, ptr @alone seq_cst, align 4, !dbg !103
  store i32 %26, ptr %9, align 4, !dbg !103
  %27 = load i32, ptr %9, align 4, !dbg !103
  %28 = load i32, ptr %6, align 4, !dbg !103
  %29 = icmp eq i32 %27, %28, !dbg !103
  br i1 %29, label %30, label %31, !dbg !106

30:                                               ; preds = %21
  br label %32, !dbg !106

31:                                               ; preds = %21
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !103
  unreachable, !dbg !103

32:                                               ; preds = %30
  br label %33, !dbg !107

33:                                               ; preds = %32
  %34 = load i32, ptr %6, align 4, !dbg !108
  %35 = add nsw i32 %34, 1, !dbg !108
  store i32 %35, ptr %6, align 4, !dbg !108
  br label %18, !dbg !109, !llvm.loop !110

36:                                               ; preds = %18
  br label %37, !dbg !112

37:                                               ; preds = %36, %1
  ret ptr null, !dbg !113
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
!1 = distinct !DIGlobalVariable(name: "entered", scope: !2, file: !3, line: 20, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/13_unverif.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 240, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 30)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 18)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "alone", scope: !2, file: !3, line: 20, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !27, line: 96, baseType: !28)
!27 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !29)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !38, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!29}
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 37, type: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 192, elements: !46)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !{!47}
!47 = !DISubrange(count: 3)
!48 = !DILocation(line: 37, column: 12, scope: !37)
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 39, type: !29)
!50 = distinct !DILexicalBlock(scope: !37, file: !3, line: 39, column: 2)
!51 = !DILocation(line: 39, column: 11, scope: !50)
!52 = !DILocation(line: 39, column: 7, scope: !50)
!53 = !DILocation(line: 39, column: 18, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 39, column: 2)
!55 = !DILocation(line: 39, column: 20, scope: !54)
!56 = !DILocation(line: 39, column: 2, scope: !50)
!57 = !DILocation(line: 40, column: 21, scope: !54)
!58 = !DILocation(line: 40, column: 19, scope: !54)
!59 = !DILocation(line: 40, column: 3, scope: !54)
!60 = !DILocation(line: 39, column: 26, scope: !54)
!61 = !DILocation(line: 39, column: 2, scope: !54)
!62 = distinct !{!62, !56, !63, !64}
!63 = !DILocation(line: 40, column: 40, scope: !50)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 41, type: !29)
!66 = distinct !DILexicalBlock(scope: !37, file: !3, line: 41, column: 2)
!67 = !DILocation(line: 41, column: 11, scope: !66)
!68 = !DILocation(line: 41, column: 7, scope: !66)
!69 = !DILocation(line: 41, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 41, column: 2)
!71 = !DILocation(line: 41, column: 20, scope: !70)
!72 = !DILocation(line: 41, column: 2, scope: !66)
!73 = !DILocation(line: 42, column: 18, scope: !70)
!74 = !DILocation(line: 42, column: 16, scope: !70)
!75 = !DILocation(line: 42, column: 3, scope: !70)
!76 = !DILocation(line: 41, column: 26, scope: !70)
!77 = !DILocation(line: 41, column: 2, scope: !70)
!78 = distinct !{!78, !72, !79, !64}
!79 = !DILocation(line: 42, column: 26, scope: !66)
!80 = !DILocation(line: 43, column: 2, scope: !37)
!81 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 22, type: !82, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!82 = !DISubroutineType(types: !83)
!83 = !{!5, !5}
!84 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 22, type: !5)
!85 = !DILocation(line: 22, column: 24, scope: !81)
!86 = !DILocation(line: 24, column: 8, scope: !81)
!87 = !DILocation(line: 25, column: 2, scope: !81)
!88 = !DILocation(line: 26, column: 6, scope: !89)
!89 = distinct !DILexicalBlock(scope: !81, file: !3, line: 26, column: 6)
!90 = !DILocation(line: 26, column: 28, scope: !89)
!91 = !DILocation(line: 26, column: 6, scope: !81)
!92 = !DILocalVariable(name: "rounds", scope: !93, file: !3, line: 27, type: !29)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 27, column: 3)
!94 = distinct !DILexicalBlock(scope: !89, file: !3, line: 26, column: 34)
!95 = !DILocation(line: 27, column: 12, scope: !93)
!96 = !DILocation(line: 27, column: 8, scope: !93)
!97 = !DILocation(line: 27, column: 24, scope: !98)
!98 = distinct !DILexicalBlock(scope: !93, file: !3, line: 27, column: 3)
!99 = !DILocation(line: 27, column: 31, scope: !98)
!100 = !DILocation(line: 27, column: 3, scope: !93)
!101 = !DILocation(line: 28, column: 4, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 27, column: 47)
!103 = !DILocation(line: 29, column: 4, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 29, column: 4)
!105 = distinct !DILexicalBlock(scope: !102, file: !3, line: 29, column: 4)
!106 = !DILocation(line: 29, column: 4, scope: !105)
!107 = !DILocation(line: 30, column: 3, scope: !102)
!108 = !DILocation(line: 27, column: 43, scope: !98)
!109 = !DILocation(line: 27, column: 3, scope: !98)
!110 = distinct !{!110, !100, !111, !64}
!111 = !DILocation(line: 30, column: 3, scope: !93)
!112 = !DILocation(line: 31, column: 2, scope: !94)
!113 = !DILocation(line: 32, column: 2, scope: !81)
