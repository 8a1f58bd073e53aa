; ModuleID = 'relaxed/indexer.c'
source_filename = "relaxed/indexer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal global [128 x i32] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca [14 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !48
  store i32 0, ptr %3, align 4, !dbg !48
  br label %5, !dbg !49

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !50
  %7 = icmp slt i32 %6, 14, !dbg !52
  br i1 %7, label %8, label %19, !dbg !53

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !54
  %10 = sext i32 %9 to i64, !dbg !55
  %11 = getelementptr inbounds [14 x i64], ptr %2, i64 0, i64 %10, !dbg !55
  %12 = load i32, ptr %3, align 4, !dbg !56
  %13 = sext i32 %12 to i64, !dbg !57
  %14 = inttoptr i64 %13 to ptr, !dbg !58
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #4, !dbg !59
  br label %16, !dbg !59

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !60
  %18 = add nsw i32 %17, 1, !dbg !60
  store i32 %18, ptr %3, align 4, !dbg !60
  br label %5, !dbg !61, !llvm.loop !62

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, ptr %4, align 4, !dbg !67
  br label %20, !dbg !68

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !69
  %22 = icmp slt i32 %21, 14, !dbg !71
  br i1 %22, label %23, label %32, !dbg !72

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !73
  %25 = sext i32 %24 to i64, !dbg !74
  %26 = getelementptr inbounds [14 x i64], ptr %2, i64 0, i64 %25, !dbg !74
  %27 = load i64, ptr %26, align 8, !dbg !74
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !75
  br label %29, !dbg !75

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !76
  %31 = add nsw i32 %30, 1, !dbg !76
  store i32 %31, ptr %4, align 4, !dbg !76
  br label %20, !dbg !77, !llvm.loop !78

32:                                               ; preds = %20
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
  %9 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %3, metadata !86, metadata !DIExpression()), !dbg !87
  %10 = load ptr, ptr %2, align 8, !dbg !88
  %11 = ptrtoint ptr %10 to i64, !dbg !89
  %12 = trunc i64 %11 to i32, !dbg !90
  store i32 %12, ptr %3, align 4, !dbg !87
  call void @llvm.dbg.declare(metadata ptr %4, metadata !91, metadata !DIExpression()), !dbg !93
  store i32 1, ptr %4, align 4, !dbg !93
  br label %13, !dbg !94

13:                                               ; preds = %45, %1
  %14 = load i32, ptr %4, align 4, !dbg !95
  %15 = icmp sle i32 %14, 4, !dbg !97
  br i1 %15, label %16, label %48, !dbg !98

16:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %5, metadata !99, metadata !DIExpression()), !dbg !101
  %17 = load i32, ptr %4, align 4, !dbg !102
  %18 = mul nsw i32 %17, 11, !dbg !103
  %19 = load i32, ptr %3, align 4, !dbg !104
  %20 = add nsw i32 %18, %19, !dbg !105
  store i32 %20, ptr %5, align 4, !dbg !101
  call void @llvm.dbg.declare(metadata ptr %6, metadata !106, metadata !DIExpression()), !dbg !107
  %21 = load i32, ptr %5, align 4, !dbg !108
  %22 = mul nsw i32 %21, 7, !dbg !109
  %23 = srem i32 %22, 128, !dbg !110
  store i32 %23, ptr %6, align 4, !dbg !107
  call void @llvm.dbg.declare(metadata ptr %7, metadata !111, metadata !DIExpression()), !dbg !112
  store i32 0, ptr %7, align 4, !dbg !112
  br label %24, !dbg !113

24:                                               ; preds = %40, %16
  %25 = load i32, ptr %6, align 4, !dbg !114
  %26 = sext i32 %25 to i64, !dbg !115
  %27 = getelementptr inbounds [128 x i32], ptr @table, i64 0, i64 %26, !dbg !115
  %28 = load i32, ptr %5, align 4, !dbg !116
  store i32 %28, ptr %8, align 4, !dbg !117
  %29 = load i32, ptr %7, align 4, !dbg !117
  %30 = load i32, ptr %8, align 4, !dbg !117
  %31 = cmpxchg ptr %27, i32 %29, i32 %30 monotonic monotonic, align 4, !dbg !117
  %32 = extractvalue { i32, i1 } %31, 0, !dbg !117
  %33 = extractvalue { i32, i1 } %31, 1, !dbg !117
  br i1 %33, label %35, label %34, !dbg !117

34:                                               ; preds = %24
  store i32 %32, ptr %7, align 4, !dbg !117
  br label %35, !dbg !117

35:                                               ; preds = %34, %24
  %36 = zext i1 %33 to i8, !dbg !117
  store i8 %36, ptr %9, align 1, !dbg !117
  %37 = load i8, ptr %9, align 1, !dbg !117
  %38 = trunc i8 %37 to i1, !dbg !117
  %39 = xor i1 %38, true, !dbg !118
  br i1 %39, label %40, label %44, !dbg !113

40:                                               ; preds = %35
  %41 = load i32, ptr %6, align 4, !dbg !119
  %42 = add nsw i32 %41, 1, !dbg !121
  %43 = srem i32 %42, 128, !dbg !122
  store i32 %43, ptr %6, align 4, !dbg !123
  store i32 0, ptr %7, align 4, !dbg !124
  br label %24, !dbg !113, !llvm.loop !125

44:                                               ; preds = %35
  br label %45, !dbg !127

45:                                               ; preds = %44
  %46 = load i32, ptr %4, align 4, !dbg !128
  %47 = add nsw i32 %46, 1, !dbg !128
  store i32 %47, ptr %4, align 4, !dbg !128
  br label %13, !dbg !129, !llvm.loop !130

48:                                               ; preds = %13
  ret ptr null, !dbg !132
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 17, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "relaxed/indexer.c", directory: ".")
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
!21 = !{!0}
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 4096, elements: !25)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!25 = !{!26}
!26 = !DISubrange(count: 128)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !35, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!20}
!37 = !{}
!38 = !DILocalVariable(name: "t", scope: !34, file: !3, line: 38, type: !39)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 896, elements: !43)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !{!44}
!44 = !DISubrange(count: 14)
!45 = !DILocation(line: 38, column: 12, scope: !34)
!46 = !DILocalVariable(name: "i", scope: !47, file: !3, line: 40, type: !20)
!47 = distinct !DILexicalBlock(scope: !34, file: !3, line: 40, column: 2)
!48 = !DILocation(line: 40, column: 11, scope: !47)
!49 = !DILocation(line: 40, column: 7, scope: !47)
!50 = !DILocation(line: 40, column: 18, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !3, line: 40, column: 2)
!52 = !DILocation(line: 40, column: 20, scope: !51)
!53 = !DILocation(line: 40, column: 2, scope: !47)
!54 = !DILocation(line: 41, column: 21, scope: !51)
!55 = !DILocation(line: 41, column: 19, scope: !51)
!56 = !DILocation(line: 41, column: 54, scope: !51)
!57 = !DILocation(line: 41, column: 44, scope: !51)
!58 = !DILocation(line: 41, column: 36, scope: !51)
!59 = !DILocation(line: 41, column: 3, scope: !51)
!60 = !DILocation(line: 40, column: 26, scope: !51)
!61 = !DILocation(line: 40, column: 2, scope: !51)
!62 = distinct !{!62, !53, !63, !64}
!63 = !DILocation(line: 41, column: 55, scope: !47)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 42, type: !20)
!66 = distinct !DILexicalBlock(scope: !34, file: !3, line: 42, column: 2)
!67 = !DILocation(line: 42, column: 11, scope: !66)
!68 = !DILocation(line: 42, column: 7, scope: !66)
!69 = !DILocation(line: 42, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 42, column: 2)
!71 = !DILocation(line: 42, column: 20, scope: !70)
!72 = !DILocation(line: 42, column: 2, scope: !66)
!73 = !DILocation(line: 43, column: 18, scope: !70)
!74 = !DILocation(line: 43, column: 16, scope: !70)
!75 = !DILocation(line: 43, column: 3, scope: !70)
!76 = !DILocation(line: 42, column: 26, scope: !70)
!77 = !DILocation(line: 42, column: 2, scope: !70)
!78 = distinct !{!78, !72, !79, !64}
!79 = !DILocation(line: 43, column: 26, scope: !66)
!80 = !DILocation(line: 44, column: 2, scope: !34)
!81 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 19, type: !82, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!82 = !DISubroutineType(types: !83)
!83 = !{!16, !16}
!84 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 19, type: !16)
!85 = !DILocation(line: 19, column: 24, scope: !81)
!86 = !DILocalVariable(name: "me", scope: !81, file: !3, line: 21, type: !20)
!87 = !DILocation(line: 21, column: 6, scope: !81)
!88 = !DILocation(line: 21, column: 26, scope: !81)
!89 = !DILocation(line: 21, column: 16, scope: !81)
!90 = !DILocation(line: 21, column: 11, scope: !81)
!91 = !DILocalVariable(name: "m", scope: !92, file: !3, line: 23, type: !20)
!92 = distinct !DILexicalBlock(scope: !81, file: !3, line: 23, column: 2)
!93 = !DILocation(line: 23, column: 11, scope: !92)
!94 = !DILocation(line: 23, column: 7, scope: !92)
!95 = !DILocation(line: 23, column: 18, scope: !96)
!96 = distinct !DILexicalBlock(scope: !92, file: !3, line: 23, column: 2)
!97 = !DILocation(line: 23, column: 20, scope: !96)
!98 = !DILocation(line: 23, column: 2, scope: !92)
!99 = !DILocalVariable(name: "word", scope: !100, file: !3, line: 24, type: !20)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 23, column: 38)
!101 = !DILocation(line: 24, column: 7, scope: !100)
!102 = !DILocation(line: 24, column: 14, scope: !100)
!103 = !DILocation(line: 24, column: 16, scope: !100)
!104 = !DILocation(line: 24, column: 23, scope: !100)
!105 = !DILocation(line: 24, column: 21, scope: !100)
!106 = !DILocalVariable(name: "h", scope: !100, file: !3, line: 25, type: !20)
!107 = !DILocation(line: 25, column: 7, scope: !100)
!108 = !DILocation(line: 25, column: 12, scope: !100)
!109 = !DILocation(line: 25, column: 17, scope: !100)
!110 = !DILocation(line: 25, column: 22, scope: !100)
!111 = !DILocalVariable(name: "empty", scope: !100, file: !3, line: 26, type: !20)
!112 = !DILocation(line: 26, column: 7, scope: !100)
!113 = !DILocation(line: 28, column: 3, scope: !100)
!114 = !DILocation(line: 28, column: 58, scope: !100)
!115 = !DILocation(line: 28, column: 52, scope: !100)
!116 = !DILocation(line: 28, column: 70, scope: !100)
!117 = !DILocation(line: 28, column: 11, scope: !100)
!118 = !DILocation(line: 28, column: 10, scope: !100)
!119 = !DILocation(line: 29, column: 9, scope: !120)
!120 = distinct !DILexicalBlock(scope: !100, file: !3, line: 28, column: 121)
!121 = !DILocation(line: 29, column: 11, scope: !120)
!122 = !DILocation(line: 29, column: 16, scope: !120)
!123 = !DILocation(line: 29, column: 6, scope: !120)
!124 = !DILocation(line: 30, column: 10, scope: !120)
!125 = distinct !{!125, !113, !126, !64}
!126 = !DILocation(line: 31, column: 3, scope: !100)
!127 = !DILocation(line: 32, column: 2, scope: !100)
!128 = !DILocation(line: 23, column: 34, scope: !96)
!129 = !DILocation(line: 23, column: 2, scope: !96)
!130 = distinct !{!130, !98, !131, !64}
!131 = !DILocation(line: 32, column: 2, scope: !92)
!132 = !DILocation(line: 33, column: 2, scope: !81)
