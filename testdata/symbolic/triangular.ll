; ModuleID = 'symbolic/triangular.c'
source_filename = "symbolic/triangular.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@j = internal global i32 0, align 4, !dbg !0
@i = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [41 x i8] c"i <= start + bound && j <= start + bound\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [22 x i8] c"symbolic/triangular.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata ptr %3, metadata !43, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %4, metadata !45, metadata !DIExpression()), !dbg !46
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !47
  store i32 %6, ptr %4, align 4, !dbg !46
  call void @llvm.dbg.declare(metadata ptr %5, metadata !48, metadata !DIExpression()), !dbg !49
  store i32 6, ptr %5, align 4, !dbg !49
  %7 = load i32, ptr %4, align 4, !dbg !50
  %8 = icmp sle i32 0, %7, !dbg !51
  br i1 %8, label %9, label %12, !dbg !52

9:                                                ; preds = %0
  %10 = load i32, ptr %4, align 4, !dbg !53
  %11 = icmp sle i32 %10, 3, !dbg !54
  br label %12

12:                                               ; preds = %9, %0
  %13 = phi i1 [ false, %0 ], [ %11, %9 ], !dbg !55
  %14 = zext i1 %13 to i32, !dbg !52
  call void @__VERIFIER_assume(i32 noundef %14), !dbg !56
  %15 = load i32, ptr %4, align 4, !dbg !57
  store i32 %15, ptr @j, align 4, !dbg !58
  store i32 %15, ptr @i, align 4, !dbg !59
  %16 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @raise_i, ptr noundef null) #5, !dbg !60
  %17 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @raise_j, ptr noundef null) #5, !dbg !61
  %18 = load i64, ptr %2, align 8, !dbg !62
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !63
  %20 = load i64, ptr %3, align 8, !dbg !64
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !65
  %22 = load i32, ptr @i, align 4, !dbg !66
  %23 = load i32, ptr %4, align 4, !dbg !66
  %24 = load i32, ptr %5, align 4, !dbg !66
  %25 = add nsw i32 %23, %24, !dbg !66
  %26 = icmp sle i32 %22, %25, !dbg !66
  br i1 %26, label %27, label %34, !dbg !66

27:                                               ; preds = %12
  %28 = load i32, ptr @j, align 4, !dbg !66
  %29 = load i32, ptr %4, align 4, !dbg !66
  %30 = load i32, ptr %5, align 4, !dbg !66
  %31 = add nsw i32 %29, %30, !dbg !66
  %32 = icmp sle i32 %28, %31, !dbg !66
  br i1 %32, label %33, label %34, !dbg !69

33:                                               ; preds = %27
  br label %35, !dbg !69

34:                                               ; preds = %27, %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !66
  unreachable, !dbg !66

35:                                               ; preds = %33
  ret i32 0, !dbg !70
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @raise_i(ptr noundef %0) #0 !dbg !71 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !75
  call void @llvm.dbg.declare(metadata ptr %3, metadata !76, metadata !DIExpression()), !dbg !78
  store i32 0, ptr %3, align 4, !dbg !78
  br label %4, !dbg !79

4:                                                ; preds = %10, %1
  %5 = load i32, ptr %3, align 4, !dbg !80
  %6 = icmp slt i32 %5, 3, !dbg !82
  br i1 %6, label %7, label %13, !dbg !83

7:                                                ; preds = %4
  %8 = load i32, ptr @j, align 4, !dbg !84
  %9 = add nsw i32 %8, 1, !dbg !85
  store i32 %9, ptr @i, align 4, !dbg !86
  br label %10, !dbg !87

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !88
  %12 = add nsw i32 %11, 1, !dbg !88
  store i32 %12, ptr %3, align 4, !dbg !88
  br label %4, !dbg !89, !llvm.loop !90

13:                                               ; preds = %4
  %14 = load ptr, ptr %2, align 8, !dbg !93
  ret ptr %14, !dbg !94
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @raise_j(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !96, metadata !DIExpression()), !dbg !97
  call void @llvm.dbg.declare(metadata ptr %3, metadata !98, metadata !DIExpression()), !dbg !100
  store i32 0, ptr %3, align 4, !dbg !100
  br label %4, !dbg !101

4:                                                ; preds = %10, %1
  %5 = load i32, ptr %3, align 4, !dbg !102
  %6 = icmp slt i32 %5, 3, !dbg !104
  br i1 %6, label %7, label %13, !dbg !105

7:                                                ; preds = %4
  %8 = load i32, ptr @i, align 4, !dbg !106
  %9 = add nsw i32 %8, 1, !dbg !107
  store i32 %9, ptr @j, align 4, !dbg !108
  br label %10, !dbg !109

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !110
  %12 = add nsw i32 %11, 1, !dbg !110
  store i32 %12, ptr %3, align 4, !dbg !110
  br label %4, !dbg !111, !llvm.loop !112

13:                                               ; preds = %4
  %14 = load ptr, ptr %2, align 8, !dbg !114
  ret ptr %14, !dbg !115
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "j", scope: !2, file: !3, line: 18, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/triangular.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 328, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 41)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 176, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 22)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "i", scope: !2, file: !3, line: 18, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !35, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!26}
!37 = !{}
!38 = !DILocalVariable(name: "t", scope: !34, file: !3, line: 36, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !41)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 36, column: 12, scope: !34)
!43 = !DILocalVariable(name: "u", scope: !34, file: !3, line: 36, type: !39)
!44 = !DILocation(line: 36, column: 15, scope: !34)
!45 = !DILocalVariable(name: "start", scope: !34, file: !3, line: 37, type: !26)
!46 = !DILocation(line: 37, column: 6, scope: !34)
!47 = !DILocation(line: 37, column: 14, scope: !34)
!48 = !DILocalVariable(name: "bound", scope: !34, file: !3, line: 38, type: !26)
!49 = !DILocation(line: 38, column: 6, scope: !34)
!50 = !DILocation(line: 43, column: 25, scope: !34)
!51 = !DILocation(line: 43, column: 22, scope: !34)
!52 = !DILocation(line: 43, column: 31, scope: !34)
!53 = !DILocation(line: 43, column: 34, scope: !34)
!54 = !DILocation(line: 43, column: 40, scope: !34)
!55 = !DILocation(line: 0, scope: !34)
!56 = !DILocation(line: 43, column: 2, scope: !34)
!57 = !DILocation(line: 44, column: 10, scope: !34)
!58 = !DILocation(line: 44, column: 8, scope: !34)
!59 = !DILocation(line: 44, column: 4, scope: !34)
!60 = !DILocation(line: 45, column: 2, scope: !34)
!61 = !DILocation(line: 46, column: 2, scope: !34)
!62 = !DILocation(line: 47, column: 15, scope: !34)
!63 = !DILocation(line: 47, column: 2, scope: !34)
!64 = !DILocation(line: 48, column: 15, scope: !34)
!65 = !DILocation(line: 48, column: 2, scope: !34)
!66 = !DILocation(line: 49, column: 2, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 49, column: 2)
!68 = distinct !DILexicalBlock(scope: !34, file: !3, line: 49, column: 2)
!69 = !DILocation(line: 49, column: 2, scope: !68)
!70 = !DILocation(line: 50, column: 2, scope: !34)
!71 = distinct !DISubprogram(name: "raise_i", scope: !3, file: !3, line: 20, type: !72, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!72 = !DISubroutineType(types: !73)
!73 = !{!5, !5}
!74 = !DILocalVariable(name: "arg", arg: 1, scope: !71, file: !3, line: 20, type: !5)
!75 = !DILocation(line: 20, column: 28, scope: !71)
!76 = !DILocalVariable(name: "k", scope: !77, file: !3, line: 22, type: !26)
!77 = distinct !DILexicalBlock(scope: !71, file: !3, line: 22, column: 2)
!78 = !DILocation(line: 22, column: 11, scope: !77)
!79 = !DILocation(line: 22, column: 7, scope: !77)
!80 = !DILocation(line: 22, column: 18, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 22, column: 2)
!82 = !DILocation(line: 22, column: 20, scope: !81)
!83 = !DILocation(line: 22, column: 2, scope: !77)
!84 = !DILocation(line: 23, column: 7, scope: !81)
!85 = !DILocation(line: 23, column: 9, scope: !81)
!86 = !DILocation(line: 23, column: 5, scope: !81)
!87 = !DILocation(line: 23, column: 3, scope: !81)
!88 = !DILocation(line: 22, column: 31, scope: !81)
!89 = !DILocation(line: 22, column: 2, scope: !81)
!90 = distinct !{!90, !83, !91, !92}
!91 = !DILocation(line: 23, column: 11, scope: !77)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocation(line: 24, column: 9, scope: !71)
!94 = !DILocation(line: 24, column: 2, scope: !71)
!95 = distinct !DISubprogram(name: "raise_j", scope: !3, file: !3, line: 27, type: !72, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!96 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 27, type: !5)
!97 = !DILocation(line: 27, column: 28, scope: !95)
!98 = !DILocalVariable(name: "k", scope: !99, file: !3, line: 29, type: !26)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 29, column: 2)
!100 = !DILocation(line: 29, column: 11, scope: !99)
!101 = !DILocation(line: 29, column: 7, scope: !99)
!102 = !DILocation(line: 29, column: 18, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 29, column: 2)
!104 = !DILocation(line: 29, column: 20, scope: !103)
!105 = !DILocation(line: 29, column: 2, scope: !99)
!106 = !DILocation(line: 30, column: 7, scope: !103)
!107 = !DILocation(line: 30, column: 9, scope: !103)
!108 = !DILocation(line: 30, column: 5, scope: !103)
!109 = !DILocation(line: 30, column: 3, scope: !103)
!110 = !DILocation(line: 29, column: 31, scope: !103)
!111 = !DILocation(line: 29, column: 2, scope: !103)
!112 = distinct !{!112, !105, !113, !92}
!113 = !DILocation(line: 30, column: 11, scope: !99)
!114 = !DILocation(line: 31, column: 9, scope: !95)
!115 = !DILocation(line: 31, column: 2, scope: !95)
