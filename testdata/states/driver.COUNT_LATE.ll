; ModuleID = 'states/driver.c'
source_filename = "states/driver.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stopping = internal global i32 0, align 4, !dbg !0
@drained = internal global i32 0, align 4, !dbg !11
@stopped = internal global i32 0, align 4, !dbg !13
@pending = internal global i32 1, align 4, !dbg !7
@.str = private unnamed_addr constant [9 x i8] c"!stopped\00", align 1, !dbg !15
@.str.1 = private unnamed_addr constant [16 x i8] c"states/driver.c\00", align 1, !dbg !21
@__PRETTY_FUNCTION__.request = private unnamed_addr constant [22 x i8] c"void *request(void *)\00", align 1, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !43, metadata !DIExpression()), !dbg !50
  %5 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 3, !dbg !51
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @stop, ptr noundef null) #5, !dbg !52
  call void @llvm.dbg.declare(metadata ptr %3, metadata !53, metadata !DIExpression()), !dbg !55
  store i32 0, ptr %3, align 4, !dbg !55
  br label %7, !dbg !56

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %3, align 4, !dbg !57
  %9 = icmp slt i32 %8, 3, !dbg !59
  br i1 %9, label %10, label %18, !dbg !60

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !61
  %12 = sext i32 %11 to i64, !dbg !62
  %13 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %12, !dbg !62
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @request, ptr noundef null) #5, !dbg !63
  br label %15, !dbg !63

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !64
  %17 = add nsw i32 %16, 1, !dbg !64
  store i32 %17, ptr %3, align 4, !dbg !64
  br label %7, !dbg !65, !llvm.loop !66

18:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !69, metadata !DIExpression()), !dbg !71
  store i32 0, ptr %4, align 4, !dbg !71
  br label %19, !dbg !72

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !73
  %21 = icmp sle i32 %20, 3, !dbg !75
  br i1 %21, label %22, label %31, !dbg !76

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !77
  %24 = sext i32 %23 to i64, !dbg !78
  %25 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %24, !dbg !78
  %26 = load i64, ptr %25, align 8, !dbg !78
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !79
  br label %28, !dbg !79

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !80
  %30 = add nsw i32 %29, 1, !dbg !80
  store i32 %30, ptr %4, align 4, !dbg !80
  br label %19, !dbg !81, !llvm.loop !82

31:                                               ; preds = %19
  ret i32 0, !dbg !84
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @stop(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !89
  store volatile i32 1, ptr @stopping, align 4, !dbg !90
  call void @leave(), !dbg !91
  %3 = load volatile i32, ptr @drained, align 4, !dbg !92
  call void @__VERIFIER_assume(i32 noundef %3), !dbg !93
  store volatile i32 1, ptr @stopped, align 4, !dbg !94
  %4 = load ptr, ptr %2, align 8, !dbg !95
  ret ptr %4, !dbg !96
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @request(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  %3 = call i32 @enter(), !dbg !100
  %4 = icmp ne i32 %3, 0, !dbg !100
  br i1 %4, label %5, label %11, !dbg !102

5:                                                ; preds = %1
  %6 = load volatile i32, ptr @stopped, align 4, !dbg !103
  %7 = icmp ne i32 %6, 0, !dbg !103
  br i1 %7, label %9, label %8, !dbg !107

8:                                                ; preds = %5
  br label %10, !dbg !107

9:                                                ; preds = %5
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.request) #6, !dbg !103
  unreachable, !dbg !103

10:                                               ; preds = %8
  call void @leave(), !dbg !108
  br label %11, !dbg !109

11:                                               ; preds = %10, %1
  %12 = load ptr, ptr %2, align 8, !dbg !110
  ret ptr %12, !dbg !111
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @leave() #0 !dbg !112 {
  call void @__VERIFIER_atomic_begin(), !dbg !115
  %1 = load volatile i32, ptr @pending, align 4, !dbg !116
  %2 = add nsw i32 %1, -1, !dbg !116
  store volatile i32 %2, ptr @pending, align 4, !dbg !116
  %3 = load volatile i32, ptr @pending, align 4, !dbg !117
  %4 = icmp eq i32 %3, 0, !dbg !119
  br i1 %4, label %5, label %6, !dbg !120

5:                                                ; preds = %0
  store volatile i32 1, ptr @drained, align 4, !dbg !121
  br label %6, !dbg !122

6:                                                ; preds = %5, %0
  call void @__VERIFIER_atomic_end(), !dbg !123
  ret void, !dbg !124
}

declare void @__VERIFIER_assume(i32 noundef) #3

declare void @__VERIFIER_atomic_begin() #3

declare void @__VERIFIER_atomic_end() #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @enter() #0 !dbg !125 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !126, metadata !DIExpression()), !dbg !127
  call void @__VERIFIER_atomic_begin(), !dbg !128
  %2 = load volatile i32, ptr @stopping, align 4, !dbg !129
  %3 = icmp ne i32 %2, 0, !dbg !130
  %4 = xor i1 %3, true, !dbg !130
  %5 = zext i1 %4 to i32, !dbg !130
  store i32 %5, ptr %1, align 4, !dbg !131
  call void @__VERIFIER_atomic_end(), !dbg !132
  call void @__VERIFIER_atomic_begin(), !dbg !133
  %6 = load i32, ptr %1, align 4, !dbg !134
  %7 = icmp ne i32 %6, 0, !dbg !134
  br i1 %7, label %8, label %11, !dbg !136

8:                                                ; preds = %0
  %9 = load volatile i32, ptr @pending, align 4, !dbg !137
  %10 = add nsw i32 %9, 1, !dbg !137
  store volatile i32 %10, ptr @pending, align 4, !dbg !137
  br label %11, !dbg !138

11:                                               ; preds = %8, %0
  call void @__VERIFIER_atomic_end(), !dbg !139
  %12 = load i32, ptr %1, align 4, !dbg !140
  ret i32 %12, !dbg !141
}

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
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "stopping", scope: !2, file: !3, line: 20, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/driver.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !11, !13, !15, !21, !26}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "pending", scope: !2, file: !3, line: 21, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "drained", scope: !2, file: !3, line: 20, type: !9, isLocal: true, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "stopped", scope: !2, file: !3, line: 20, type: !9, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 72, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 9)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 128, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 16)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 176, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!30 = !{!31}
!31 = !DISubrange(count: 22)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 66, type: !40, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!10}
!42 = !{}
!43 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 68, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 256, elements: !48)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !{!49}
!49 = !DISubrange(count: 4)
!50 = !DILocation(line: 68, column: 12, scope: !39)
!51 = !DILocation(line: 70, column: 18, scope: !39)
!52 = !DILocation(line: 70, column: 2, scope: !39)
!53 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 71, type: !10)
!54 = distinct !DILexicalBlock(scope: !39, file: !3, line: 71, column: 2)
!55 = !DILocation(line: 71, column: 11, scope: !54)
!56 = !DILocation(line: 71, column: 7, scope: !54)
!57 = !DILocation(line: 71, column: 18, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 71, column: 2)
!59 = !DILocation(line: 71, column: 20, scope: !58)
!60 = !DILocation(line: 71, column: 2, scope: !54)
!61 = !DILocation(line: 72, column: 21, scope: !58)
!62 = !DILocation(line: 72, column: 19, scope: !58)
!63 = !DILocation(line: 72, column: 3, scope: !58)
!64 = !DILocation(line: 71, column: 26, scope: !58)
!65 = !DILocation(line: 71, column: 2, scope: !58)
!66 = distinct !{!66, !60, !67, !68}
!67 = !DILocation(line: 72, column: 44, scope: !54)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 73, type: !10)
!70 = distinct !DILexicalBlock(scope: !39, file: !3, line: 73, column: 2)
!71 = !DILocation(line: 73, column: 11, scope: !70)
!72 = !DILocation(line: 73, column: 7, scope: !70)
!73 = !DILocation(line: 73, column: 18, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 73, column: 2)
!75 = !DILocation(line: 73, column: 20, scope: !74)
!76 = !DILocation(line: 73, column: 2, scope: !70)
!77 = !DILocation(line: 74, column: 18, scope: !74)
!78 = !DILocation(line: 74, column: 16, scope: !74)
!79 = !DILocation(line: 74, column: 3, scope: !74)
!80 = !DILocation(line: 73, column: 27, scope: !74)
!81 = !DILocation(line: 73, column: 2, scope: !74)
!82 = distinct !{!82, !76, !83, !68}
!83 = !DILocation(line: 74, column: 26, scope: !70)
!84 = !DILocation(line: 75, column: 2, scope: !39)
!85 = distinct !DISubprogram(name: "stop", scope: !3, file: !3, line: 57, type: !86, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!86 = !DISubroutineType(types: !87)
!87 = !{!5, !5}
!88 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !3, line: 57, type: !5)
!89 = !DILocation(line: 57, column: 25, scope: !85)
!90 = !DILocation(line: 59, column: 11, scope: !85)
!91 = !DILocation(line: 60, column: 2, scope: !85)
!92 = !DILocation(line: 61, column: 20, scope: !85)
!93 = !DILocation(line: 61, column: 2, scope: !85)
!94 = !DILocation(line: 62, column: 10, scope: !85)
!95 = !DILocation(line: 63, column: 9, scope: !85)
!96 = !DILocation(line: 63, column: 2, scope: !85)
!97 = distinct !DISubprogram(name: "request", scope: !3, file: !3, line: 48, type: !86, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !97, file: !3, line: 48, type: !5)
!99 = !DILocation(line: 48, column: 28, scope: !97)
!100 = !DILocation(line: 50, column: 6, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 50, column: 6)
!102 = !DILocation(line: 50, column: 6, scope: !97)
!103 = !DILocation(line: 51, column: 3, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 51, column: 3)
!105 = distinct !DILexicalBlock(scope: !106, file: !3, line: 51, column: 3)
!106 = distinct !DILexicalBlock(scope: !101, file: !3, line: 50, column: 15)
!107 = !DILocation(line: 51, column: 3, scope: !105)
!108 = !DILocation(line: 52, column: 3, scope: !106)
!109 = !DILocation(line: 53, column: 2, scope: !106)
!110 = !DILocation(line: 54, column: 9, scope: !97)
!111 = !DILocation(line: 54, column: 2, scope: !97)
!112 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 39, type: !113, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!113 = !DISubroutineType(types: !114)
!114 = !{null}
!115 = !DILocation(line: 41, column: 2, scope: !112)
!116 = !DILocation(line: 42, column: 9, scope: !112)
!117 = !DILocation(line: 43, column: 6, scope: !118)
!118 = distinct !DILexicalBlock(scope: !112, file: !3, line: 43, column: 6)
!119 = !DILocation(line: 43, column: 14, scope: !118)
!120 = !DILocation(line: 43, column: 6, scope: !112)
!121 = !DILocation(line: 44, column: 11, scope: !118)
!122 = !DILocation(line: 44, column: 3, scope: !118)
!123 = !DILocation(line: 45, column: 2, scope: !112)
!124 = !DILocation(line: 46, column: 1, scope: !112)
!125 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 23, type: !40, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!126 = !DILocalVariable(name: "admitted", scope: !125, file: !3, line: 25, type: !10)
!127 = !DILocation(line: 25, column: 6, scope: !125)
!128 = !DILocation(line: 27, column: 2, scope: !125)
!129 = !DILocation(line: 28, column: 14, scope: !125)
!130 = !DILocation(line: 28, column: 13, scope: !125)
!131 = !DILocation(line: 28, column: 11, scope: !125)
!132 = !DILocation(line: 30, column: 2, scope: !125)
!133 = !DILocation(line: 31, column: 2, scope: !125)
!134 = !DILocation(line: 33, column: 6, scope: !135)
!135 = distinct !DILexicalBlock(scope: !125, file: !3, line: 33, column: 6)
!136 = !DILocation(line: 33, column: 6, scope: !125)
!137 = !DILocation(line: 34, column: 10, scope: !135)
!138 = !DILocation(line: 34, column: 3, scope: !135)
!139 = !DILocation(line: 35, column: 2, scope: !125)
!140 = !DILocation(line: 36, column: 9, scope: !125)
!141 = !DILocation(line: 36, column: 2, scope: !125)
