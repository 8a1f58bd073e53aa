; ModuleID = 'states/data_race.c'
source_filename = "states/data_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@turn = internal global i32 0, align 4, !dbg !0
@value = internal global i32 0, align 4, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 2, ptr noundef @run), !dbg !37
  ret i32 0, !dbg !38
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !39 {
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

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !66
  %15 = load i32, ptr %3, align 4, !dbg !68
  %16 = icmp slt i32 %14, %15, !dbg !69
  br i1 %16, label %17, label %29, !dbg !70

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !71
  %19 = sext i32 %18 to i64, !dbg !72
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !72
  %21 = load ptr, ptr %4, align 8, !dbg !73
  %22 = load i32, ptr %7, align 4, !dbg !74
  %23 = sext i32 %22 to i64, !dbg !75
  %24 = inttoptr i64 %23 to ptr, !dbg !76
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #5, !dbg !77
  br label %26, !dbg !77

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !78
  %28 = add nsw i32 %27, 1, !dbg !78
  store i32 %28, ptr %7, align 4, !dbg !78
  br label %13, !dbg !79, !llvm.loop !80

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 0, ptr %8, align 4, !dbg !85
  br label %30, !dbg !86

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !87
  %32 = load i32, ptr %3, align 4, !dbg !89
  %33 = icmp slt i32 %31, %32, !dbg !90
  br i1 %33, label %34, label %43, !dbg !91

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !92
  %36 = sext i32 %35 to i64, !dbg !93
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !93
  %38 = load i64, ptr %37, align 8, !dbg !93
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !94
  br label %40, !dbg !94

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !95
  %42 = add nsw i32 %41, 1, !dbg !95
  store i32 %42, ptr %8, align 4, !dbg !95
  br label %30, !dbg !96, !llvm.loop !97

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !99
  call void @llvm.stackrestore(ptr %44), !dbg !99
  ret void, !dbg !99
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !100 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !101, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.declare(metadata ptr %3, metadata !103, metadata !DIExpression()), !dbg !104
  %6 = load ptr, ptr %2, align 8, !dbg !105
  %7 = ptrtoint ptr %6 to i64, !dbg !106
  %8 = trunc i64 %7 to i32, !dbg !107
  store i32 %8, ptr %3, align 4, !dbg !104
  br label %9, !dbg !108

9:                                                ; preds = %16, %1
  br label %10, !dbg !109

10:                                               ; preds = %15, %9
  %11 = load atomic i32, ptr @turn acquire, align 4, !dbg !113
  store i32 %11, ptr %4, align 4, !dbg !113
  %12 = load i32, ptr %4, align 4, !dbg !113
  %13 = load i32, ptr %3, align 4, !dbg !114
  %14 = icmp ne i32 %12, %13, !dbg !115
  br i1 %14, label %15, label %16, !dbg !109

15:                                               ; preds = %10
  br label %10, !dbg !109, !llvm.loop !116

16:                                               ; preds = %10
  %17 = load i32, ptr %3, align 4, !dbg !118
  store i32 %17, ptr @value, align 4, !dbg !119
  %18 = load i32, ptr %3, align 4, !dbg !120
  %19 = sub nsw i32 1, %18, !dbg !121
  store i32 %19, ptr %5, align 4, !dbg !122
  %20 = load i32, ptr %5, align 4, !dbg !122
  store atomic i32 %20, ptr @turn release, align 4, !dbg !122
  br label %9, !dbg !123, !llvm.loop !124
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

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 9, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/data_race.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "include/stdint.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!0, !22}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !34, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!20}
!36 = !{}
!37 = !DILocation(line: 34, column: 2, scope: !33)
!38 = !DILocation(line: 35, column: 2, scope: !33)
!39 = distinct !DISubprogram(name: "run_numbered", scope: !40, file: !40, line: 59, type: !41, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!40 = !DIFile(filename: "states/states.h", directory: ".")
!41 = !DISubroutineType(types: !42)
!42 = !{null, !20, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DISubroutineType(types: !45)
!45 = !{!16, !16}
!46 = !DILocalVariable(name: "n", arg: 1, scope: !39, file: !40, line: 59, type: !20)
!47 = !DILocation(line: 59, column: 37, scope: !39)
!48 = !DILocalVariable(name: "routine", arg: 2, scope: !39, file: !40, line: 59, type: !43)
!49 = !DILocation(line: 59, column: 48, scope: !39)
!50 = !DILocation(line: 61, column: 14, scope: !39)
!51 = !DILocation(line: 61, column: 2, scope: !39)
!52 = !DILocalVariable(name: "__vla_expr0", scope: !39, type: !53, flags: DIFlagArtificial)
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DILocation(line: 0, scope: !39)
!55 = !DILocalVariable(name: "t", scope: !39, file: !40, line: 61, type: !56)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, elements: !59)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !58, line: 27, baseType: !53)
!58 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!59 = !{!60}
!60 = !DISubrange(count: !52)
!61 = !DILocation(line: 61, column: 12, scope: !39)
!62 = !DILocalVariable(name: "i", scope: !63, file: !40, line: 63, type: !20)
!63 = distinct !DILexicalBlock(scope: !39, file: !40, line: 63, column: 2)
!64 = !DILocation(line: 63, column: 11, scope: !63)
!65 = !DILocation(line: 63, column: 7, scope: !63)
!66 = !DILocation(line: 63, column: 18, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !40, line: 63, column: 2)
!68 = !DILocation(line: 63, column: 22, scope: !67)
!69 = !DILocation(line: 63, column: 20, scope: !67)
!70 = !DILocation(line: 63, column: 2, scope: !63)
!71 = !DILocation(line: 64, column: 21, scope: !67)
!72 = !DILocation(line: 64, column: 19, scope: !67)
!73 = !DILocation(line: 64, column: 31, scope: !67)
!74 = !DILocation(line: 64, column: 58, scope: !67)
!75 = !DILocation(line: 64, column: 48, scope: !67)
!76 = !DILocation(line: 64, column: 40, scope: !67)
!77 = !DILocation(line: 64, column: 3, scope: !67)
!78 = !DILocation(line: 63, column: 26, scope: !67)
!79 = !DILocation(line: 63, column: 2, scope: !67)
!80 = distinct !{!80, !70, !81, !82}
!81 = !DILocation(line: 64, column: 59, scope: !63)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocalVariable(name: "i", scope: !84, file: !40, line: 65, type: !20)
!84 = distinct !DILexicalBlock(scope: !39, file: !40, line: 65, column: 2)
!85 = !DILocation(line: 65, column: 11, scope: !84)
!86 = !DILocation(line: 65, column: 7, scope: !84)
!87 = !DILocation(line: 65, column: 18, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !40, line: 65, column: 2)
!89 = !DILocation(line: 65, column: 22, scope: !88)
!90 = !DILocation(line: 65, column: 20, scope: !88)
!91 = !DILocation(line: 65, column: 2, scope: !84)
!92 = !DILocation(line: 66, column: 18, scope: !88)
!93 = !DILocation(line: 66, column: 16, scope: !88)
!94 = !DILocation(line: 66, column: 3, scope: !88)
!95 = !DILocation(line: 65, column: 26, scope: !88)
!96 = !DILocation(line: 65, column: 2, scope: !88)
!97 = distinct !{!97, !91, !98, !82}
!98 = !DILocation(line: 66, column: 26, scope: !84)
!99 = !DILocation(line: 67, column: 1, scope: !39)
!100 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 12, type: !44, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!101 = !DILocalVariable(name: "arg", arg: 1, scope: !100, file: !3, line: 12, type: !16)
!102 = !DILocation(line: 12, column: 24, scope: !100)
!103 = !DILocalVariable(name: "me", scope: !100, file: !3, line: 14, type: !20)
!104 = !DILocation(line: 14, column: 6, scope: !100)
!105 = !DILocation(line: 14, column: 26, scope: !100)
!106 = !DILocation(line: 14, column: 16, scope: !100)
!107 = !DILocation(line: 14, column: 11, scope: !100)
!108 = !DILocation(line: 16, column: 2, scope: !100)
!109 = !DILocation(line: 17, column: 3, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !3, line: 16, column: 9)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 16, column: 2)
!112 = distinct !DILexicalBlock(scope: !100, file: !3, line: 16, column: 2)
!113 = !DILocation(line: 17, column: 10, scope: !110)
!114 = !DILocation(line: 17, column: 63, scope: !110)
!115 = !DILocation(line: 17, column: 60, scope: !110)
!116 = distinct !{!116, !109, !117, !82}
!117 = !DILocation(line: 18, column: 4, scope: !110)
!118 = !DILocation(line: 26, column: 11, scope: !110)
!119 = !DILocation(line: 26, column: 9, scope: !110)
!120 = !DILocation(line: 27, column: 36, scope: !110)
!121 = !DILocation(line: 27, column: 34, scope: !110)
!122 = !DILocation(line: 27, column: 3, scope: !110)
!123 = !DILocation(line: 16, column: 2, scope: !111)
!124 = distinct !{!124, !125, !126}
!125 = !DILocation(line: 16, column: 2, scope: !112)
!126 = !DILocation(line: 28, column: 2, scope: !112)
