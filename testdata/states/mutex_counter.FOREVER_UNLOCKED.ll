; ModuleID = 'states/mutex_counter.c'
source_filename = "states/mutex_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"counter > 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [23 x i8] c"states/mutex_counter.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_alike(i32 noundef 3, ptr noundef @run), !dbg !37
  ret i32 0, !dbg !38
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !39 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !47
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !48, metadata !DIExpression()), !dbg !49
  %9 = load i32, ptr %3, align 4, !dbg !50
  %10 = zext i32 %9 to i64, !dbg !51
  %11 = call ptr @llvm.stacksave(), !dbg !51
  store ptr %11, ptr %5, align 8, !dbg !51
  %12 = alloca i64, i64 %10, align 16, !dbg !51
  store i64 %10, ptr %6, align 8, !dbg !51
  call void @llvm.dbg.declare(metadata ptr %6, metadata !52, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.declare(metadata ptr %12, metadata !55, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata ptr %7, metadata !62, metadata !DIExpression()), !dbg !64
  store i32 0, ptr %7, align 4, !dbg !64
  br label %13, !dbg !65

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !66
  %15 = load i32, ptr %3, align 4, !dbg !68
  %16 = icmp slt i32 %14, %15, !dbg !69
  br i1 %16, label %17, label %26, !dbg !70

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !71
  %19 = sext i32 %18 to i64, !dbg !72
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !72
  %21 = load ptr, ptr %4, align 8, !dbg !73
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #6, !dbg !74
  br label %23, !dbg !74

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !75
  %25 = add nsw i32 %24, 1, !dbg !75
  store i32 %25, ptr %7, align 4, !dbg !75
  br label %13, !dbg !76, !llvm.loop !77

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !80, metadata !DIExpression()), !dbg !82
  store i32 0, ptr %8, align 4, !dbg !82
  br label %27, !dbg !83

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !84
  %29 = load i32, ptr %3, align 4, !dbg !86
  %30 = icmp slt i32 %28, %29, !dbg !87
  br i1 %30, label %31, label %40, !dbg !88

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !89
  %33 = sext i32 %32 to i64, !dbg !90
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !90
  %35 = load i64, ptr %34, align 8, !dbg !90
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !91
  br label %37, !dbg !91

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !92
  %39 = add nsw i32 %38, 1, !dbg !92
  store i32 %39, ptr %8, align 4, !dbg !92
  br label %27, !dbg !93, !llvm.loop !94

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !96
  call void @llvm.stackrestore(ptr %41), !dbg !96
  ret void, !dbg !96
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  %3 = load ptr, ptr %2, align 8, !dbg !100
  br label %4, !dbg !101

4:                                                ; preds = %11, %1
  %5 = load volatile i32, ptr @counter, align 4, !dbg !102
  %6 = add nsw i32 %5, 1, !dbg !102
  store volatile i32 %6, ptr @counter, align 4, !dbg !102
  %7 = load volatile i32, ptr @counter, align 4, !dbg !106
  %8 = icmp sgt i32 %7, 0, !dbg !106
  br i1 %8, label %9, label %10, !dbg !109

9:                                                ; preds = %4
  br label %11, !dbg !109

10:                                               ; preds = %4
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.run) #7, !dbg !106
  unreachable, !dbg !106

11:                                               ; preds = %9
  %12 = load volatile i32, ptr @counter, align 4, !dbg !110
  %13 = add nsw i32 %12, -1, !dbg !110
  store volatile i32 %13, ptr @counter, align 4, !dbg !110
  br label %4, !dbg !111, !llvm.loop !112
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/mutex_counter.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 184, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 23)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 18)
!24 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !34, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!25}
!36 = !{}
!37 = !DILocation(line: 49, column: 2, scope: !33)
!38 = !DILocation(line: 53, column: 2, scope: !33)
!39 = distinct !DISubprogram(name: "run_alike", scope: !40, file: !40, line: 70, type: !41, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!40 = !DIFile(filename: "states/states.h", directory: ".")
!41 = !DISubroutineType(types: !42)
!42 = !{null, !25, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DISubroutineType(types: !45)
!45 = !{!5, !5}
!46 = !DILocalVariable(name: "n", arg: 1, scope: !39, file: !40, line: 70, type: !25)
!47 = !DILocation(line: 70, column: 34, scope: !39)
!48 = !DILocalVariable(name: "routine", arg: 2, scope: !39, file: !40, line: 70, type: !43)
!49 = !DILocation(line: 70, column: 45, scope: !39)
!50 = !DILocation(line: 72, column: 14, scope: !39)
!51 = !DILocation(line: 72, column: 2, scope: !39)
!52 = !DILocalVariable(name: "__vla_expr0", scope: !39, type: !53, flags: DIFlagArtificial)
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DILocation(line: 0, scope: !39)
!55 = !DILocalVariable(name: "t", scope: !39, file: !40, line: 72, type: !56)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, elements: !59)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !58, line: 27, baseType: !53)
!58 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!59 = !{!60}
!60 = !DISubrange(count: !52)
!61 = !DILocation(line: 72, column: 12, scope: !39)
!62 = !DILocalVariable(name: "i", scope: !63, file: !40, line: 74, type: !25)
!63 = distinct !DILexicalBlock(scope: !39, file: !40, line: 74, column: 2)
!64 = !DILocation(line: 74, column: 11, scope: !63)
!65 = !DILocation(line: 74, column: 7, scope: !63)
!66 = !DILocation(line: 74, column: 18, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !40, line: 74, column: 2)
!68 = !DILocation(line: 74, column: 22, scope: !67)
!69 = !DILocation(line: 74, column: 20, scope: !67)
!70 = !DILocation(line: 74, column: 2, scope: !63)
!71 = !DILocation(line: 75, column: 21, scope: !67)
!72 = !DILocation(line: 75, column: 19, scope: !67)
!73 = !DILocation(line: 75, column: 31, scope: !67)
!74 = !DILocation(line: 75, column: 3, scope: !67)
!75 = !DILocation(line: 74, column: 26, scope: !67)
!76 = !DILocation(line: 74, column: 2, scope: !67)
!77 = distinct !{!77, !70, !78, !79}
!78 = !DILocation(line: 75, column: 44, scope: !63)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocalVariable(name: "i", scope: !81, file: !40, line: 76, type: !25)
!81 = distinct !DILexicalBlock(scope: !39, file: !40, line: 76, column: 2)
!82 = !DILocation(line: 76, column: 11, scope: !81)
!83 = !DILocation(line: 76, column: 7, scope: !81)
!84 = !DILocation(line: 76, column: 18, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !40, line: 76, column: 2)
!86 = !DILocation(line: 76, column: 22, scope: !85)
!87 = !DILocation(line: 76, column: 20, scope: !85)
!88 = !DILocation(line: 76, column: 2, scope: !81)
!89 = !DILocation(line: 77, column: 18, scope: !85)
!90 = !DILocation(line: 77, column: 16, scope: !85)
!91 = !DILocation(line: 77, column: 3, scope: !85)
!92 = !DILocation(line: 76, column: 26, scope: !85)
!93 = !DILocation(line: 76, column: 2, scope: !85)
!94 = distinct !{!94, !88, !95, !79}
!95 = !DILocation(line: 77, column: 26, scope: !81)
!96 = !DILocation(line: 78, column: 1, scope: !39)
!97 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 30, type: !44, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !97, file: !3, line: 30, type: !5)
!99 = !DILocation(line: 30, column: 24, scope: !97)
!100 = !DILocation(line: 32, column: 8, scope: !97)
!101 = !DILocation(line: 33, column: 2, scope: !97)
!102 = !DILocation(line: 35, column: 10, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 33, column: 9)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 33, column: 2)
!105 = distinct !DILexicalBlock(scope: !97, file: !3, line: 33, column: 2)
!106 = !DILocation(line: 39, column: 3, scope: !107)
!107 = distinct !DILexicalBlock(scope: !108, file: !3, line: 39, column: 3)
!108 = distinct !DILexicalBlock(scope: !103, file: !3, line: 39, column: 3)
!109 = !DILocation(line: 39, column: 3, scope: !108)
!110 = !DILocation(line: 40, column: 10, scope: !103)
!111 = !DILocation(line: 33, column: 2, scope: !104)
!112 = distinct !{!112, !113, !114}
!113 = !DILocation(line: 33, column: 2, scope: !105)
!114 = !DILocation(line: 43, column: 2, scope: !105)
