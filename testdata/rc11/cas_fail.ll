; ModuleID = 'rc11/cas_fail.c'
source_filename = "rc11/cas_fail.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@owner = internal global i32 0, align 4, !dbg !22
@r = internal global [3 x i32] zeroinitializer, align 4, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !43, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %3, metadata !51, metadata !DIExpression()), !dbg !53
  store i32 0, ptr %3, align 4, !dbg !53
  br label %5, !dbg !54

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !55
  %7 = icmp slt i32 %6, 2, !dbg !57
  br i1 %7, label %8, label %20, !dbg !58

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !59
  %10 = sext i32 %9 to i64, !dbg !60
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !60
  %12 = load i32, ptr %3, align 4, !dbg !61
  %13 = add nsw i32 %12, 1, !dbg !62
  %14 = sext i32 %13 to i64, !dbg !63
  %15 = inttoptr i64 %14 to ptr, !dbg !64
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @claim, ptr noundef %15) #4, !dbg !65
  br label %17, !dbg !65

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !66
  %19 = add nsw i32 %18, 1, !dbg !66
  store i32 %19, ptr %3, align 4, !dbg !66
  br label %5, !dbg !67, !llvm.loop !68

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %4, align 4, !dbg !73
  br label %21, !dbg !74

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !75
  %23 = icmp slt i32 %22, 2, !dbg !77
  br i1 %23, label %24, label %33, !dbg !78

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !79
  %26 = sext i32 %25 to i64, !dbg !80
  %27 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %26, !dbg !80
  %28 = load i64, ptr %27, align 8, !dbg !80
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !81
  br label %30, !dbg !81

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !82
  %32 = add nsw i32 %31, 1, !dbg !82
  store i32 %32, ptr %4, align 4, !dbg !82
  br label %21, !dbg !83, !llvm.loop !84

33:                                               ; preds = %21
  ret i32 0, !dbg !86
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @claim(ptr noundef %0) #0 !dbg !87 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.declare(metadata ptr %3, metadata !92, metadata !DIExpression()), !dbg !93
  %9 = load ptr, ptr %2, align 8, !dbg !94
  %10 = ptrtoint ptr %9 to i64, !dbg !95
  %11 = trunc i64 %10 to i32, !dbg !96
  store i32 %11, ptr %3, align 4, !dbg !93
  call void @llvm.dbg.declare(metadata ptr %4, metadata !97, metadata !DIExpression()), !dbg !98
  store i32 0, ptr %4, align 4, !dbg !98
  %12 = load i32, ptr %3, align 4, !dbg !99
  %13 = sext i32 %12 to i64, !dbg !99
  %14 = getelementptr inbounds [3 x i32], ptr @data, i64 0, i64 %13, !dbg !99
  store i32 1, ptr %5, align 4, !dbg !99
  %15 = load i32, ptr %5, align 4, !dbg !99
  store atomic i32 %15, ptr %14 monotonic, align 4, !dbg !99
  %16 = load i32, ptr %3, align 4, !dbg !100
  store i32 %16, ptr %6, align 4, !dbg !102
  %17 = load i32, ptr %4, align 4, !dbg !102
  %18 = load i32, ptr %6, align 4, !dbg !102
  %19 = cmpxchg ptr @owner, i32 %17, i32 %18 acq_rel monotonic, align 4, !dbg !102
  %20 = extractvalue { i32, i1 } %19, 0, !dbg !102
  %21 = extractvalue { i32, i1 } %19, 1, !dbg !102
  br i1 %21, label %23, label %22, !dbg !102

22:                                               ; preds = %1
  store i32 %20, ptr %4, align 4, !dbg !102
  br label %23, !dbg !102

23:                                               ; preds = %22, %1
  %24 = zext i1 %21 to i8, !dbg !102
  store i8 %24, ptr %7, align 1, !dbg !102
  %25 = load i8, ptr %7, align 1, !dbg !102
  %26 = trunc i8 %25 to i1, !dbg !102
  br i1 %26, label %36, label %27, !dbg !103

27:                                               ; preds = %23
  %28 = load i32, ptr %4, align 4, !dbg !104
  %29 = sext i32 %28 to i64, !dbg !104
  %30 = getelementptr inbounds [3 x i32], ptr @data, i64 0, i64 %29, !dbg !104
  %31 = load atomic i32, ptr %30 monotonic, align 4, !dbg !104
  store i32 %31, ptr %8, align 4, !dbg !104
  %32 = load i32, ptr %8, align 4, !dbg !104
  %33 = load i32, ptr %3, align 4, !dbg !106
  %34 = sext i32 %33 to i64, !dbg !107
  %35 = getelementptr inbounds [3 x i32], ptr @r, i64 0, i64 %34, !dbg !107
  store i32 %32, ptr %35, align 4, !dbg !108
  br label %36, !dbg !109

36:                                               ; preds = %27, %23
  ret ptr null, !dbg !110
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 22, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/cas_fail.c", directory: ".")
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
!21 = !{!0, !22, !26}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "owner", scope: !2, file: !3, line: 22, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "r", scope: !2, file: !3, line: 23, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 96, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 3)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 96, elements: !29)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !40, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!20}
!42 = !{}
!43 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 41, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 128, elements: !48)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !{!49}
!49 = !DISubrange(count: 2)
!50 = !DILocation(line: 41, column: 12, scope: !39)
!51 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 43, type: !20)
!52 = distinct !DILexicalBlock(scope: !39, file: !3, line: 43, column: 2)
!53 = !DILocation(line: 43, column: 11, scope: !52)
!54 = !DILocation(line: 43, column: 7, scope: !52)
!55 = !DILocation(line: 43, column: 18, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 43, column: 2)
!57 = !DILocation(line: 43, column: 20, scope: !56)
!58 = !DILocation(line: 43, column: 2, scope: !52)
!59 = !DILocation(line: 44, column: 21, scope: !56)
!60 = !DILocation(line: 44, column: 19, scope: !56)
!61 = !DILocation(line: 44, column: 57, scope: !56)
!62 = !DILocation(line: 44, column: 59, scope: !56)
!63 = !DILocation(line: 44, column: 46, scope: !56)
!64 = !DILocation(line: 44, column: 38, scope: !56)
!65 = !DILocation(line: 44, column: 3, scope: !56)
!66 = !DILocation(line: 43, column: 26, scope: !56)
!67 = !DILocation(line: 43, column: 2, scope: !56)
!68 = distinct !{!68, !58, !69, !70}
!69 = !DILocation(line: 44, column: 63, scope: !52)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 45, type: !20)
!72 = distinct !DILexicalBlock(scope: !39, file: !3, line: 45, column: 2)
!73 = !DILocation(line: 45, column: 11, scope: !72)
!74 = !DILocation(line: 45, column: 7, scope: !72)
!75 = !DILocation(line: 45, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 45, column: 2)
!77 = !DILocation(line: 45, column: 20, scope: !76)
!78 = !DILocation(line: 45, column: 2, scope: !72)
!79 = !DILocation(line: 46, column: 18, scope: !76)
!80 = !DILocation(line: 46, column: 16, scope: !76)
!81 = !DILocation(line: 46, column: 3, scope: !76)
!82 = !DILocation(line: 45, column: 26, scope: !76)
!83 = !DILocation(line: 45, column: 2, scope: !76)
!84 = distinct !{!84, !78, !85, !70}
!85 = !DILocation(line: 46, column: 26, scope: !72)
!86 = !DILocation(line: 47, column: 2, scope: !39)
!87 = distinct !DISubprogram(name: "claim", scope: !3, file: !3, line: 25, type: !88, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!88 = !DISubroutineType(types: !89)
!89 = !{!16, !16}
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !3, line: 25, type: !16)
!91 = !DILocation(line: 25, column: 26, scope: !87)
!92 = !DILocalVariable(name: "me", scope: !87, file: !3, line: 27, type: !20)
!93 = !DILocation(line: 27, column: 6, scope: !87)
!94 = !DILocation(line: 27, column: 26, scope: !87)
!95 = !DILocation(line: 27, column: 16, scope: !87)
!96 = !DILocation(line: 27, column: 11, scope: !87)
!97 = !DILocalVariable(name: "seen", scope: !87, file: !3, line: 27, type: !20)
!98 = !DILocation(line: 27, column: 31, scope: !87)
!99 = !DILocation(line: 29, column: 2, scope: !87)
!100 = !DILocation(line: 30, column: 62, scope: !101)
!101 = distinct !DILexicalBlock(scope: !87, file: !3, line: 30, column: 6)
!102 = !DILocation(line: 30, column: 7, scope: !101)
!103 = !DILocation(line: 30, column: 6, scope: !87)
!104 = !DILocation(line: 34, column: 11, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 30, column: 94)
!106 = !DILocation(line: 34, column: 5, scope: !105)
!107 = !DILocation(line: 34, column: 3, scope: !105)
!108 = !DILocation(line: 34, column: 9, scope: !105)
!109 = !DILocation(line: 35, column: 2, scope: !105)
!110 = !DILocation(line: 36, column: 2, scope: !87)
