; ModuleID = 'locks/peterson.c'
source_filename = "locks/peterson.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@turn = internal global i32 0, align 4, !dbg !25
@inside = internal global i32 0, align 4, !dbg !30
@.str = private unnamed_addr constant [17 x i8] c"inside == me + 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [17 x i8] c"locks/peterson.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !43 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !47, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata ptr %3, metadata !53, metadata !DIExpression()), !dbg !55
  store i32 0, ptr %3, align 4, !dbg !55
  br label %5, !dbg !56

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !57
  %7 = icmp slt i32 %6, 2, !dbg !59
  br i1 %7, label %8, label %19, !dbg !60

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !61
  %10 = sext i32 %9 to i64, !dbg !62
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !62
  %12 = load i32, ptr %3, align 4, !dbg !63
  %13 = sext i32 %12 to i64, !dbg !64
  %14 = inttoptr i64 %13 to ptr, !dbg !65
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !66
  br label %16, !dbg !66

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !67
  %18 = add nsw i32 %17, 1, !dbg !67
  store i32 %18, ptr %3, align 4, !dbg !67
  br label %5, !dbg !68, !llvm.loop !69

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !72, metadata !DIExpression()), !dbg !74
  store i32 0, ptr %4, align 4, !dbg !74
  br label %20, !dbg !75

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !76
  %22 = icmp slt i32 %21, 2, !dbg !78
  br i1 %22, label %23, label %32, !dbg !79

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !80
  %25 = sext i32 %24 to i64, !dbg !81
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !81
  %27 = load i64, ptr %26, align 8, !dbg !81
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !82
  br label %29, !dbg !82

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !83
  %31 = add nsw i32 %30, 1, !dbg !83
  store i32 %31, ptr %4, align 4, !dbg !83
  br label %20, !dbg !84, !llvm.loop !85

32:                                               ; preds = %20
  ret i32 0, !dbg !87
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !88 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !91, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !94
  %11 = load ptr, ptr %2, align 8, !dbg !95
  %12 = ptrtoint ptr %11 to i64, !dbg !96
  %13 = trunc i64 %12 to i32, !dbg !97
  store i32 %13, ptr %3, align 4, !dbg !94
  call void @llvm.dbg.declare(metadata ptr %4, metadata !98, metadata !DIExpression()), !dbg !99
  %14 = load i32, ptr %3, align 4, !dbg !100
  %15 = sub nsw i32 1, %14, !dbg !101
  store i32 %15, ptr %4, align 4, !dbg !99
  call void @llvm.dbg.declare(metadata ptr %5, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 0, ptr %5, align 4, !dbg !104
  br label %16, !dbg !105

16:                                               ; preds = %55, %1
  %17 = load i32, ptr %5, align 4, !dbg !106
  %18 = icmp slt i32 %17, 4, !dbg !108
  br i1 %18, label %19, label %58, !dbg !109

19:                                               ; preds = %16
  %20 = load i32, ptr %3, align 4, !dbg !110
  %21 = sext i32 %20 to i64, !dbg !110
  %22 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %21, !dbg !110
  store i32 1, ptr %6, align 4, !dbg !110
  %23 = load i32, ptr %6, align 4, !dbg !110
  store atomic i32 %23, ptr %22 seq_cst, align 4, !dbg !110
  %24 = load i32, ptr %4, align 4, !dbg !112
  store i32 %24, ptr %7, align 4, !dbg !112
  %25 = load i32, ptr %7, align 4, !dbg !112
  store atomic i32 %25, ptr @turn seq_cst, align 4, !dbg !112
  br label %26, !dbg !113

26:                                               ; preds = %40, %19
  %27 = load i32, ptr %4, align 4, !dbg !114
  %28 = sext i32 %27 to i64, !dbg !114
  %29 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %28, !dbg !114
  %30 = load atomic i32, ptr %29 seq_cst, align 4, !dbg !114
  store i32 %30, ptr %8, align 4, !dbg !114
  %31 = load i32, ptr %8, align 4, !dbg !114
  %32 = icmp ne i32 %31, 0, !dbg !114
  br i1 %32, label %33, label %38, !dbg !115

33:                                               ; preds = %26
  %34 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !116
  store i32 %34, ptr %9, align 4, !dbg !116
  %35 = load i32, ptr %9, align 4, !dbg !116
  %36 = load i32, ptr %4, align 4, !dbg !117
  %37 = icmp eq i32 %35, %36, !dbg !118
  br label %38

38:                                               ; preds = %33, %26
  %39 = phi i1 [ false, %26 ], [ %37, %33 ], !dbg !119
  br i1 %39, label %40, label %41, !dbg !113

40:                                               ; preds = %38
  br label %26, !dbg !113, !llvm.loop !120

41:                                               ; preds = %38
  %42 = load i32, ptr %3, align 4, !dbg !122
  %43 = add nsw i32 %42, 1, !dbg !123
  store volatile i32 %43, ptr @inside, align 4, !dbg !124
  %44 = load volatile i32, ptr @inside, align 4, !dbg !125
  %45 = load i32, ptr %3, align 4, !dbg !125
  %46 = add nsw i32 %45, 1, !dbg !125
  %47 = icmp eq i32 %44, %46, !dbg !125
  br i1 %47, label %48, label %49, !dbg !128

48:                                               ; preds = %41
  br label %50, !dbg !128

49:                                               ; preds = %41
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !125
  unreachable, !dbg !125

50:                                               ; preds = %48
  %51 = load i32, ptr %3, align 4, !dbg !129
  %52 = sext i32 %51 to i64, !dbg !129
  %53 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %52, !dbg !129
  store i32 0, ptr %10, align 4, !dbg !129
  %54 = load i32, ptr %10, align 4, !dbg !129
  store atomic i32 %54, ptr %53 seq_cst, align 4, !dbg !129
  br label %55, !dbg !130

55:                                               ; preds = %50
  %56 = load i32, ptr %5, align 4, !dbg !131
  %57 = add nsw i32 %56, 1, !dbg !131
  store i32 %57, ptr %5, align 4, !dbg !131
  br label %16, !dbg !132, !llvm.loop !133

58:                                               ; preds = %16
  ret ptr null, !dbg !135
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
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 16, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/peterson.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !19, !0, !25, !30}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 17)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !13, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 144, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!23 = !{!24}
!24 = !DISubrange(count: 18)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 17, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !28, line: 96, baseType: !29)
!28 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 18, type: !32, isLocal: true, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 64, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !44, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{!9}
!46 = !{}
!47 = !DILocalVariable(name: "t", scope: !43, file: !3, line: 39, type: !48)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 128, elements: !34)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 39, column: 12, scope: !43)
!53 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 41, type: !9)
!54 = distinct !DILexicalBlock(scope: !43, file: !3, line: 41, column: 2)
!55 = !DILocation(line: 41, column: 11, scope: !54)
!56 = !DILocation(line: 41, column: 7, scope: !54)
!57 = !DILocation(line: 41, column: 18, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 41, column: 2)
!59 = !DILocation(line: 41, column: 20, scope: !58)
!60 = !DILocation(line: 41, column: 2, scope: !54)
!61 = !DILocation(line: 42, column: 21, scope: !58)
!62 = !DILocation(line: 42, column: 19, scope: !58)
!63 = !DILocation(line: 42, column: 54, scope: !58)
!64 = !DILocation(line: 42, column: 44, scope: !58)
!65 = !DILocation(line: 42, column: 36, scope: !58)
!66 = !DILocation(line: 42, column: 3, scope: !58)
!67 = !DILocation(line: 41, column: 26, scope: !58)
!68 = !DILocation(line: 41, column: 2, scope: !58)
!69 = distinct !{!69, !60, !70, !71}
!70 = !DILocation(line: 42, column: 55, scope: !54)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 43, type: !9)
!73 = distinct !DILexicalBlock(scope: !43, file: !3, line: 43, column: 2)
!74 = !DILocation(line: 43, column: 11, scope: !73)
!75 = !DILocation(line: 43, column: 7, scope: !73)
!76 = !DILocation(line: 43, column: 18, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 43, column: 2)
!78 = !DILocation(line: 43, column: 20, scope: !77)
!79 = !DILocation(line: 43, column: 2, scope: !73)
!80 = !DILocation(line: 44, column: 18, scope: !77)
!81 = !DILocation(line: 44, column: 16, scope: !77)
!82 = !DILocation(line: 44, column: 3, scope: !77)
!83 = !DILocation(line: 43, column: 26, scope: !77)
!84 = !DILocation(line: 43, column: 2, scope: !77)
!85 = distinct !{!85, !79, !86, !71}
!86 = !DILocation(line: 44, column: 26, scope: !73)
!87 = !DILocation(line: 45, column: 2, scope: !43)
!88 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 20, type: !89, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!89 = !DISubroutineType(types: !90)
!90 = !{!5, !5}
!91 = !DILocalVariable(name: "arg", arg: 1, scope: !88, file: !3, line: 20, type: !5)
!92 = !DILocation(line: 20, column: 24, scope: !88)
!93 = !DILocalVariable(name: "me", scope: !88, file: !3, line: 22, type: !9)
!94 = !DILocation(line: 22, column: 6, scope: !88)
!95 = !DILocation(line: 22, column: 26, scope: !88)
!96 = !DILocation(line: 22, column: 16, scope: !88)
!97 = !DILocation(line: 22, column: 11, scope: !88)
!98 = !DILocalVariable(name: "other", scope: !88, file: !3, line: 23, type: !9)
!99 = !DILocation(line: 23, column: 6, scope: !88)
!100 = !DILocation(line: 23, column: 18, scope: !88)
!101 = !DILocation(line: 23, column: 16, scope: !88)
!102 = !DILocalVariable(name: "r", scope: !103, file: !3, line: 25, type: !9)
!103 = distinct !DILexicalBlock(scope: !88, file: !3, line: 25, column: 2)
!104 = !DILocation(line: 25, column: 11, scope: !103)
!105 = !DILocation(line: 25, column: 7, scope: !103)
!106 = !DILocation(line: 25, column: 18, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !3, line: 25, column: 2)
!108 = !DILocation(line: 25, column: 20, scope: !107)
!109 = !DILocation(line: 25, column: 2, scope: !103)
!110 = !DILocation(line: 26, column: 3, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 25, column: 35)
!112 = !DILocation(line: 27, column: 3, scope: !111)
!113 = !DILocation(line: 28, column: 3, scope: !111)
!114 = !DILocation(line: 28, column: 10, scope: !111)
!115 = !DILocation(line: 28, column: 37, scope: !111)
!116 = !DILocation(line: 28, column: 40, scope: !111)
!117 = !DILocation(line: 28, column: 62, scope: !111)
!118 = !DILocation(line: 28, column: 59, scope: !111)
!119 = !DILocation(line: 0, scope: !111)
!120 = distinct !{!120, !113, !121, !71}
!121 = !DILocation(line: 29, column: 4, scope: !111)
!122 = !DILocation(line: 30, column: 12, scope: !111)
!123 = !DILocation(line: 30, column: 15, scope: !111)
!124 = !DILocation(line: 30, column: 10, scope: !111)
!125 = !DILocation(line: 31, column: 3, scope: !126)
!126 = distinct !DILexicalBlock(scope: !127, file: !3, line: 31, column: 3)
!127 = distinct !DILexicalBlock(scope: !111, file: !3, line: 31, column: 3)
!128 = !DILocation(line: 31, column: 3, scope: !127)
!129 = !DILocation(line: 32, column: 3, scope: !111)
!130 = !DILocation(line: 33, column: 2, scope: !111)
!131 = !DILocation(line: 25, column: 31, scope: !107)
!132 = !DILocation(line: 25, column: 2, scope: !107)
!133 = distinct !{!133, !109, !134, !71}
!134 = !DILocation(line: 33, column: 2, scope: !103)
!135 = !DILocation(line: 34, column: 2, scope: !88)
