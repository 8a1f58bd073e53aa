; ModuleID = 'structures/treiber_stack_free.c'
source_filename = "structures/treiber_stack_free.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@top = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !25, metadata !DIExpression()), !dbg !29
  call void @llvm.dbg.declare(metadata ptr %3, metadata !30, metadata !DIExpression()), !dbg !31
  call void @push(i32 noundef 1), !dbg !32
  call void @push(i32 noundef 2), !dbg !33
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @popper, ptr noundef null) #5, !dbg !34
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @popper, ptr noundef null) #5, !dbg !35
  %6 = load i64, ptr %2, align 8, !dbg !36
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !37
  %8 = load i64, ptr %3, align 8, !dbg !38
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !39
  ret i32 0, !dbg !40
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal void @push(i32 noundef %0) #0 !dbg !41 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !47
  %8 = call noalias ptr @malloc(i64 noundef 16) #6, !dbg !48
  store ptr %8, ptr %3, align 8, !dbg !47
  call void @llvm.dbg.declare(metadata ptr %4, metadata !49, metadata !DIExpression()), !dbg !50
  %9 = load atomic i64, ptr @top seq_cst, align 8, !dbg !51
  store i64 %9, ptr %5, align 8, !dbg !51
  %10 = load ptr, ptr %5, align 8, !dbg !51
  store ptr %10, ptr %4, align 8, !dbg !50
  %11 = load i32, ptr %2, align 4, !dbg !52
  %12 = load ptr, ptr %3, align 8, !dbg !53
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 0, !dbg !54
  store i32 %11, ptr %13, align 8, !dbg !55
  br label %14, !dbg !56

14:                                               ; preds = %26, %1
  %15 = load ptr, ptr %4, align 8, !dbg !57
  %16 = load ptr, ptr %3, align 8, !dbg !59
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 1, !dbg !60
  store ptr %15, ptr %17, align 8, !dbg !61
  br label %18, !dbg !62

18:                                               ; preds = %14
  %19 = load ptr, ptr %3, align 8, !dbg !63
  store ptr %19, ptr %6, align 8, !dbg !63
  %20 = load i64, ptr %4, align 8, !dbg !63
  %21 = load i64, ptr %6, align 8, !dbg !63
  %22 = cmpxchg ptr @top, i64 %20, i64 %21 seq_cst seq_cst, align 8, !dbg !63
  %23 = extractvalue { i64, i1 } %22, 0, !dbg !63
  %24 = extractvalue { i64, i1 } %22, 1, !dbg !63
  br i1 %24, label %26, label %25, !dbg !63

25:                                               ; preds = %18
  store i64 %23, ptr %4, align 8, !dbg !63
  br label %26, !dbg !63

26:                                               ; preds = %25, %18
  %27 = zext i1 %24 to i8, !dbg !63
  store i8 %27, ptr %7, align 1, !dbg !63
  %28 = load i8, ptr %7, align 1, !dbg !63
  %29 = trunc i8 %28 to i1, !dbg !63
  %30 = xor i1 %29, true, !dbg !64
  br i1 %30, label %14, label %31, !dbg !62, !llvm.loop !65

31:                                               ; preds = %26
  ret void, !dbg !68
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @popper(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata ptr %3, metadata !74, metadata !DIExpression()), !dbg !75
  %7 = load atomic i64, ptr @top seq_cst, align 8, !dbg !76
  store i64 %7, ptr %4, align 8, !dbg !76
  %8 = load ptr, ptr %4, align 8, !dbg !76
  store ptr %8, ptr %3, align 8, !dbg !75
  %9 = load ptr, ptr %2, align 8, !dbg !77
  br label %10, !dbg !78

10:                                               ; preds = %30, %1
  %11 = load ptr, ptr %3, align 8, !dbg !79
  %12 = icmp ne ptr %11, null, !dbg !80
  br i1 %12, label %13, label %28, !dbg !81

13:                                               ; preds = %10
  %14 = load ptr, ptr %3, align 8, !dbg !82
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !82
  %16 = load ptr, ptr %15, align 8, !dbg !82
  store ptr %16, ptr %5, align 8, !dbg !82
  %17 = load i64, ptr %3, align 8, !dbg !82
  %18 = load i64, ptr %5, align 8, !dbg !82
  %19 = cmpxchg ptr @top, i64 %17, i64 %18 seq_cst seq_cst, align 8, !dbg !82
  %20 = extractvalue { i64, i1 } %19, 0, !dbg !82
  %21 = extractvalue { i64, i1 } %19, 1, !dbg !82
  br i1 %21, label %23, label %22, !dbg !82

22:                                               ; preds = %13
  store i64 %20, ptr %3, align 8, !dbg !82
  br label %23, !dbg !82

23:                                               ; preds = %22, %13
  %24 = zext i1 %21 to i8, !dbg !82
  store i8 %24, ptr %6, align 1, !dbg !82
  %25 = load i8, ptr %6, align 1, !dbg !82
  %26 = trunc i8 %25 to i1, !dbg !82
  %27 = xor i1 %26, true, !dbg !83
  br label %28

28:                                               ; preds = %23, %10
  %29 = phi i1 [ false, %10 ], [ %27, %23 ], !dbg !84
  br i1 %29, label %30, label %31, !dbg !78

30:                                               ; preds = %28
  br label %10, !dbg !78, !llvm.loop !85

31:                                               ; preds = %28
  %32 = load ptr, ptr %3, align 8, !dbg !87
  call void @free(ptr noundef %32) #5, !dbg !88
  ret ptr null, !dbg !89
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 18, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structures/treiber_stack_free.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 13, size: 128, elements: !10)
!10 = !{!11, !13}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !9, file: !3, line: 14, baseType: !12, size: 32)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !9, file: !3, line: 15, baseType: !8, size: 64, offset: 64)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !22, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!12}
!24 = !{}
!25 = !DILocalVariable(name: "t", scope: !21, file: !3, line: 44, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 44, column: 12, scope: !21)
!30 = !DILocalVariable(name: "u", scope: !21, file: !3, line: 44, type: !26)
!31 = !DILocation(line: 44, column: 15, scope: !21)
!32 = !DILocation(line: 46, column: 2, scope: !21)
!33 = !DILocation(line: 47, column: 2, scope: !21)
!34 = !DILocation(line: 48, column: 2, scope: !21)
!35 = !DILocation(line: 49, column: 2, scope: !21)
!36 = !DILocation(line: 50, column: 15, scope: !21)
!37 = !DILocation(line: 50, column: 2, scope: !21)
!38 = !DILocation(line: 51, column: 15, scope: !21)
!39 = !DILocation(line: 51, column: 2, scope: !21)
!40 = !DILocation(line: 52, column: 2, scope: !21)
!41 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 20, type: !42, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!42 = !DISubroutineType(types: !43)
!43 = !{null, !12}
!44 = !DILocalVariable(name: "value", arg: 1, scope: !41, file: !3, line: 20, type: !12)
!45 = !DILocation(line: 20, column: 22, scope: !41)
!46 = !DILocalVariable(name: "n", scope: !41, file: !3, line: 22, type: !8)
!47 = !DILocation(line: 22, column: 15, scope: !41)
!48 = !DILocation(line: 22, column: 19, scope: !41)
!49 = !DILocalVariable(name: "old", scope: !41, file: !3, line: 23, type: !8)
!50 = !DILocation(line: 23, column: 15, scope: !41)
!51 = !DILocation(line: 23, column: 21, scope: !41)
!52 = !DILocation(line: 25, column: 13, scope: !41)
!53 = !DILocation(line: 25, column: 2, scope: !41)
!54 = !DILocation(line: 25, column: 5, scope: !41)
!55 = !DILocation(line: 25, column: 11, scope: !41)
!56 = !DILocation(line: 26, column: 2, scope: !41)
!57 = !DILocation(line: 27, column: 13, scope: !58)
!58 = distinct !DILexicalBlock(scope: !41, file: !3, line: 26, column: 5)
!59 = !DILocation(line: 27, column: 3, scope: !58)
!60 = !DILocation(line: 27, column: 6, scope: !58)
!61 = !DILocation(line: 27, column: 11, scope: !58)
!62 = !DILocation(line: 28, column: 2, scope: !58)
!63 = !DILocation(line: 28, column: 12, scope: !41)
!64 = !DILocation(line: 28, column: 11, scope: !41)
!65 = distinct !{!65, !56, !66, !67}
!66 = !DILocation(line: 28, column: 57, scope: !41)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !DILocation(line: 29, column: 1, scope: !41)
!69 = distinct !DISubprogram(name: "popper", scope: !3, file: !3, line: 31, type: !70, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!70 = !DISubroutineType(types: !71)
!71 = !{!5, !5}
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 31, type: !5)
!73 = !DILocation(line: 31, column: 27, scope: !69)
!74 = !DILocalVariable(name: "old", scope: !69, file: !3, line: 33, type: !8)
!75 = !DILocation(line: 33, column: 15, scope: !69)
!76 = !DILocation(line: 33, column: 21, scope: !69)
!77 = !DILocation(line: 35, column: 8, scope: !69)
!78 = !DILocation(line: 36, column: 2, scope: !69)
!79 = !DILocation(line: 36, column: 9, scope: !69)
!80 = !DILocation(line: 36, column: 13, scope: !69)
!81 = !DILocation(line: 36, column: 21, scope: !69)
!82 = !DILocation(line: 36, column: 25, scope: !69)
!83 = !DILocation(line: 36, column: 24, scope: !69)
!84 = !DILocation(line: 0, scope: !69)
!85 = distinct !{!85, !78, !86, !67}
!86 = !DILocation(line: 37, column: 3, scope: !69)
!87 = !DILocation(line: 38, column: 7, scope: !69)
!88 = !DILocation(line: 38, column: 2, scope: !69)
!89 = !DILocation(line: 39, column: 2, scope: !69)
