; ModuleID = 'locks/peterson_broken.c'
source_filename = "locks/peterson_broken.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@turn = internal global i32 0, align 4, !dbg !0
@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !28
@inside = internal global i32 0, align 4, !dbg !36
@.str = private unnamed_addr constant [17 x i8] c"inside == me + 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [24 x i8] c"locks/peterson_broken.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !46 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !58
  store i32 0, ptr %3, align 4, !dbg !58
  br label %5, !dbg !59

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !60
  %7 = icmp slt i32 %6, 2, !dbg !62
  br i1 %7, label %8, label %19, !dbg !63

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !64
  %10 = sext i32 %9 to i64, !dbg !65
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !65
  %12 = load i32, ptr %3, align 4, !dbg !66
  %13 = sext i32 %12 to i64, !dbg !67
  %14 = inttoptr i64 %13 to ptr, !dbg !68
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !69
  br label %16, !dbg !69

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !70
  %18 = add nsw i32 %17, 1, !dbg !70
  store i32 %18, ptr %3, align 4, !dbg !70
  br label %5, !dbg !71, !llvm.loop !72

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %4, align 4, !dbg !77
  br label %20, !dbg !78

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !79
  %22 = icmp slt i32 %21, 2, !dbg !81
  br i1 %22, label %23, label %32, !dbg !82

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !83
  %25 = sext i32 %24 to i64, !dbg !84
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !84
  %27 = load i64, ptr %26, align 8, !dbg !84
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !85
  br label %29, !dbg !85

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !86
  %31 = add nsw i32 %30, 1, !dbg !86
  store i32 %31, ptr %4, align 4, !dbg !86
  br label %20, !dbg !87, !llvm.loop !88

32:                                               ; preds = %20
  ret i32 0, !dbg !90
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !91 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !94, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.declare(metadata ptr %3, metadata !96, metadata !DIExpression()), !dbg !97
  %11 = load ptr, ptr %2, align 8, !dbg !98
  %12 = ptrtoint ptr %11 to i64, !dbg !99
  %13 = trunc i64 %12 to i32, !dbg !100
  store i32 %13, ptr %3, align 4, !dbg !97
  call void @llvm.dbg.declare(metadata ptr %4, metadata !101, metadata !DIExpression()), !dbg !102
  %14 = load i32, ptr %3, align 4, !dbg !103
  %15 = sub nsw i32 1, %14, !dbg !104
  store i32 %15, ptr %4, align 4, !dbg !102
  call void @llvm.dbg.declare(metadata ptr %5, metadata !105, metadata !DIExpression()), !dbg !107
  store i32 0, ptr %5, align 4, !dbg !107
  br label %16, !dbg !108

16:                                               ; preds = %55, %1
  %17 = load i32, ptr %5, align 4, !dbg !109
  %18 = icmp slt i32 %17, 1, !dbg !111
  br i1 %18, label %19, label %58, !dbg !112

19:                                               ; preds = %16
  %20 = load i32, ptr %4, align 4, !dbg !113
  store i32 %20, ptr %6, align 4, !dbg !113
  %21 = load i32, ptr %6, align 4, !dbg !113
  store atomic i32 %21, ptr @turn seq_cst, align 4, !dbg !113
  %22 = load i32, ptr %3, align 4, !dbg !115
  %23 = sext i32 %22 to i64, !dbg !115
  %24 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %23, !dbg !115
  store i32 1, ptr %7, align 4, !dbg !115
  %25 = load i32, ptr %7, align 4, !dbg !115
  store atomic i32 %25, ptr %24 seq_cst, align 4, !dbg !115
  br label %26, !dbg !116

26:                                               ; preds = %40, %19
  %27 = load i32, ptr %4, align 4, !dbg !117
  %28 = sext i32 %27 to i64, !dbg !117
  %29 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %28, !dbg !117
  %30 = load atomic i32, ptr %29 seq_cst, align 4, !dbg !117
  store i32 %30, ptr %8, align 4, !dbg !117
  %31 = load i32, ptr %8, align 4, !dbg !117
  %32 = icmp ne i32 %31, 0, !dbg !117
  br i1 %32, label %33, label %38, !dbg !118

33:                                               ; preds = %26
  %34 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !119
  store i32 %34, ptr %9, align 4, !dbg !119
  %35 = load i32, ptr %9, align 4, !dbg !119
  %36 = load i32, ptr %4, align 4, !dbg !120
  %37 = icmp eq i32 %35, %36, !dbg !121
  br label %38

38:                                               ; preds = %33, %26
  %39 = phi i1 [ false, %26 ], [ %37, %33 ], !dbg !122
  br i1 %39, label %40, label %41, !dbg !116

40:                                               ; preds = %38
  br label %26, !dbg !116, !llvm.loop !123

41:                                               ; preds = %38
  %42 = load i32, ptr %3, align 4, !dbg !125
  %43 = add nsw i32 %42, 1, !dbg !126
  store volatile i32 %43, ptr @inside, align 4, !dbg !127
  %44 = load volatile i32, ptr @inside, align 4, !dbg !128
  %45 = load i32, ptr %3, align 4, !dbg !128
  %46 = add nsw i32 %45, 1, !dbg !128
  %47 = icmp eq i32 %44, %46, !dbg !128
  br i1 %47, label %48, label %49, !dbg !131

48:                                               ; preds = %41
  br label %50, !dbg !131

49:                                               ; preds = %41
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !128
  unreachable, !dbg !128

50:                                               ; preds = %48
  %51 = load i32, ptr %3, align 4, !dbg !132
  %52 = sext i32 %51 to i64, !dbg !132
  %53 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %52, !dbg !132
  store i32 0, ptr %10, align 4, !dbg !132
  %54 = load i32, ptr %10, align 4, !dbg !132
  store atomic i32 %54, ptr %53 seq_cst, align 4, !dbg !132
  br label %55, !dbg !133

55:                                               ; preds = %50
  %56 = load i32, ptr %5, align 4, !dbg !134
  %57 = add nsw i32 %56, 1, !dbg !134
  store i32 %57, ptr %5, align 4, !dbg !134
  br label %16, !dbg !135, !llvm.loop !136

58:                                               ; preds = %16
  ret ptr null, !dbg !138
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
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 18, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/peterson_broken.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28, !36}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 17)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 192, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 24)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 18)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 17, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 64, elements: !34)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !32, line: 96, baseType: !33)
!32 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 19, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !47, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!9}
!49 = !{}
!50 = !DILocalVariable(name: "t", scope: !46, file: !3, line: 40, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 128, elements: !34)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 40, column: 12, scope: !46)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 42, type: !9)
!57 = distinct !DILexicalBlock(scope: !46, file: !3, line: 42, column: 2)
!58 = !DILocation(line: 42, column: 11, scope: !57)
!59 = !DILocation(line: 42, column: 7, scope: !57)
!60 = !DILocation(line: 42, column: 18, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 42, column: 2)
!62 = !DILocation(line: 42, column: 20, scope: !61)
!63 = !DILocation(line: 42, column: 2, scope: !57)
!64 = !DILocation(line: 43, column: 21, scope: !61)
!65 = !DILocation(line: 43, column: 19, scope: !61)
!66 = !DILocation(line: 43, column: 54, scope: !61)
!67 = !DILocation(line: 43, column: 44, scope: !61)
!68 = !DILocation(line: 43, column: 36, scope: !61)
!69 = !DILocation(line: 43, column: 3, scope: !61)
!70 = !DILocation(line: 42, column: 26, scope: !61)
!71 = !DILocation(line: 42, column: 2, scope: !61)
!72 = distinct !{!72, !63, !73, !74}
!73 = !DILocation(line: 43, column: 55, scope: !57)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 44, type: !9)
!76 = distinct !DILexicalBlock(scope: !46, file: !3, line: 44, column: 2)
!77 = !DILocation(line: 44, column: 11, scope: !76)
!78 = !DILocation(line: 44, column: 7, scope: !76)
!79 = !DILocation(line: 44, column: 18, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 44, column: 2)
!81 = !DILocation(line: 44, column: 20, scope: !80)
!82 = !DILocation(line: 44, column: 2, scope: !76)
!83 = !DILocation(line: 45, column: 18, scope: !80)
!84 = !DILocation(line: 45, column: 16, scope: !80)
!85 = !DILocation(line: 45, column: 3, scope: !80)
!86 = !DILocation(line: 44, column: 26, scope: !80)
!87 = !DILocation(line: 44, column: 2, scope: !80)
!88 = distinct !{!88, !82, !89, !74}
!89 = !DILocation(line: 45, column: 26, scope: !76)
!90 = !DILocation(line: 46, column: 2, scope: !46)
!91 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 21, type: !92, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!92 = !DISubroutineType(types: !93)
!93 = !{!5, !5}
!94 = !DILocalVariable(name: "arg", arg: 1, scope: !91, file: !3, line: 21, type: !5)
!95 = !DILocation(line: 21, column: 24, scope: !91)
!96 = !DILocalVariable(name: "me", scope: !91, file: !3, line: 23, type: !9)
!97 = !DILocation(line: 23, column: 6, scope: !91)
!98 = !DILocation(line: 23, column: 26, scope: !91)
!99 = !DILocation(line: 23, column: 16, scope: !91)
!100 = !DILocation(line: 23, column: 11, scope: !91)
!101 = !DILocalVariable(name: "other", scope: !91, file: !3, line: 24, type: !9)
!102 = !DILocation(line: 24, column: 6, scope: !91)
!103 = !DILocation(line: 24, column: 18, scope: !91)
!104 = !DILocation(line: 24, column: 16, scope: !91)
!105 = !DILocalVariable(name: "r", scope: !106, file: !3, line: 26, type: !9)
!106 = distinct !DILexicalBlock(scope: !91, file: !3, line: 26, column: 2)
!107 = !DILocation(line: 26, column: 11, scope: !106)
!108 = !DILocation(line: 26, column: 7, scope: !106)
!109 = !DILocation(line: 26, column: 18, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 26, column: 2)
!111 = !DILocation(line: 26, column: 20, scope: !110)
!112 = !DILocation(line: 26, column: 2, scope: !106)
!113 = !DILocation(line: 27, column: 3, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 26, column: 35)
!115 = !DILocation(line: 28, column: 3, scope: !114)
!116 = !DILocation(line: 29, column: 3, scope: !114)
!117 = !DILocation(line: 29, column: 10, scope: !114)
!118 = !DILocation(line: 29, column: 37, scope: !114)
!119 = !DILocation(line: 29, column: 40, scope: !114)
!120 = !DILocation(line: 29, column: 62, scope: !114)
!121 = !DILocation(line: 29, column: 59, scope: !114)
!122 = !DILocation(line: 0, scope: !114)
!123 = distinct !{!123, !116, !124, !74}
!124 = !DILocation(line: 30, column: 4, scope: !114)
!125 = !DILocation(line: 31, column: 12, scope: !114)
!126 = !DILocation(line: 31, column: 15, scope: !114)
!127 = !DILocation(line: 31, column: 10, scope: !114)
!128 = !DILocation(line: 32, column: 3, scope: !129)
!129 = distinct !DILexicalBlock(scope: !130, file: !3, line: 32, column: 3)
!130 = distinct !DILexicalBlock(scope: !114, file: !3, line: 32, column: 3)
!131 = !DILocation(line: 32, column: 3, scope: !130)
!132 = !DILocation(line: 33, column: 3, scope: !114)
!133 = !DILocation(line: 34, column: 2, scope: !114)
!134 = !DILocation(line: 26, column: 31, scope: !110)
!135 = !DILocation(line: 26, column: 2, scope: !110)
!136 = distinct !{!136, !112, !137, !74}
!137 = !DILocation(line: 34, column: 2, scope: !106)
!138 = !DILocation(line: 35, column: 2, scope: !91)
