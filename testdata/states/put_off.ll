; ModuleID = 'states/put_off.c'
source_filename = "states/put_off.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@y = internal global i32 0, align 4, !dbg !0
@done = internal global i32 0, align 4, !dbg !16
@x = internal global i32 0, align 4, !dbg !21
@echo = internal global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !36, metadata !DIExpression()), !dbg !43
  %4 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !44
  %5 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @writer, ptr noundef null) #4, !dbg !45
  %6 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !46
  %7 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @echoes, ptr noundef null) #4, !dbg !47
  %8 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !48
  %9 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @reader, ptr noundef null) #4, !dbg !49
  call void @llvm.dbg.declare(metadata ptr %3, metadata !50, metadata !DIExpression()), !dbg !52
  store i32 0, ptr %3, align 4, !dbg !52
  br label %10, !dbg !53

10:                                               ; preds = %19, %0
  %11 = load i32, ptr %3, align 4, !dbg !54
  %12 = icmp slt i32 %11, 3, !dbg !56
  br i1 %12, label %13, label %22, !dbg !57

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4, !dbg !58
  %15 = sext i32 %14 to i64, !dbg !59
  %16 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %15, !dbg !59
  %17 = load i64, ptr %16, align 8, !dbg !59
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !60
  br label %19, !dbg !60

19:                                               ; preds = %13
  %20 = load i32, ptr %3, align 4, !dbg !61
  %21 = add nsw i32 %20, 1, !dbg !61
  store i32 %21, ptr %3, align 4, !dbg !61
  br label %10, !dbg !62, !llvm.loop !63

22:                                               ; preds = %10
  ret i32 0, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !67 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !71, metadata !DIExpression()), !dbg !72
  store i32 1, ptr %3, align 4, !dbg !73
  %9 = load i32, ptr %3, align 4, !dbg !73
  store atomic i32 %9, ptr @y monotonic, align 4, !dbg !73
  call void @llvm.dbg.declare(metadata ptr %4, metadata !74, metadata !DIExpression()), !dbg !76
  store i32 1, ptr %4, align 4, !dbg !76
  br label %10, !dbg !77

10:                                               ; preds = %32, %1
  %11 = load atomic i32, ptr @done seq_cst, align 4, !dbg !78
  store i32 %11, ptr %5, align 4, !dbg !78
  %12 = load i32, ptr %5, align 4, !dbg !78
  %13 = icmp ne i32 %12, 0, !dbg !80
  %14 = xor i1 %13, true, !dbg !80
  br i1 %14, label %15, label %37, !dbg !81

15:                                               ; preds = %10
  %16 = load i32, ptr %4, align 4, !dbg !82
  store i32 %16, ptr %6, align 4, !dbg !84
  %17 = load i32, ptr %6, align 4, !dbg !84
  store atomic i32 %17, ptr @x monotonic, align 4, !dbg !84
  br label %18, !dbg !85

18:                                               ; preds = %30, %15
  %19 = load atomic i32, ptr @echo seq_cst, align 4, !dbg !86
  store i32 %19, ptr %7, align 4, !dbg !86
  %20 = load i32, ptr %7, align 4, !dbg !86
  %21 = load i32, ptr %4, align 4, !dbg !87
  %22 = icmp ne i32 %20, %21, !dbg !88
  br i1 %22, label %23, label %28, !dbg !89

23:                                               ; preds = %18
  %24 = load atomic i32, ptr @done seq_cst, align 4, !dbg !90
  store i32 %24, ptr %8, align 4, !dbg !90
  %25 = load i32, ptr %8, align 4, !dbg !90
  %26 = icmp ne i32 %25, 0, !dbg !91
  %27 = xor i1 %26, true, !dbg !91
  br label %28

28:                                               ; preds = %23, %18
  %29 = phi i1 [ false, %18 ], [ %27, %23 ], !dbg !92
  br i1 %29, label %30, label %31, !dbg !85

30:                                               ; preds = %28
  br label %18, !dbg !85, !llvm.loop !93

31:                                               ; preds = %28
  br label %32, !dbg !95

32:                                               ; preds = %31
  %33 = load i32, ptr %4, align 4, !dbg !96
  %34 = icmp ne i32 %33, 0, !dbg !97
  %35 = xor i1 %34, true, !dbg !97
  %36 = zext i1 %35 to i32, !dbg !97
  store i32 %36, ptr %4, align 4, !dbg !98
  br label %10, !dbg !99, !llvm.loop !100

37:                                               ; preds = %10
  %38 = load ptr, ptr %2, align 8, !dbg !102
  ret ptr %38, !dbg !103
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @echoes(ptr noundef %0) #0 !dbg !104 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !105, metadata !DIExpression()), !dbg !106
  br label %6, !dbg !107

6:                                                ; preds = %11, %1
  %7 = load atomic i32, ptr @done seq_cst, align 4, !dbg !108
  store i32 %7, ptr %3, align 4, !dbg !108
  %8 = load i32, ptr %3, align 4, !dbg !108
  %9 = icmp ne i32 %8, 0, !dbg !109
  %10 = xor i1 %9, true, !dbg !109
  br i1 %10, label %11, label %15, !dbg !107

11:                                               ; preds = %6
  %12 = load atomic i32, ptr @x seq_cst, align 4, !dbg !110
  store i32 %12, ptr %5, align 4, !dbg !110
  %13 = load i32, ptr %5, align 4, !dbg !110
  store i32 %13, ptr %4, align 4, !dbg !110
  %14 = load i32, ptr %4, align 4, !dbg !110
  store atomic i32 %14, ptr @echo seq_cst, align 4, !dbg !110
  br label %6, !dbg !107, !llvm.loop !111

15:                                               ; preds = %6
  %16 = load ptr, ptr %2, align 8, !dbg !112
  ret ptr %16, !dbg !113
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !114 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !115, metadata !DIExpression()), !dbg !116
  br label %5, !dbg !117

5:                                                ; preds = %10, %1
  %6 = load atomic i32, ptr @y seq_cst, align 4, !dbg !118
  store i32 %6, ptr %3, align 4, !dbg !118
  %7 = load i32, ptr %3, align 4, !dbg !118
  %8 = icmp ne i32 %7, 0, !dbg !119
  %9 = xor i1 %8, true, !dbg !119
  br i1 %9, label %10, label %11, !dbg !117

10:                                               ; preds = %5
  br label %5, !dbg !117, !llvm.loop !120

11:                                               ; preds = %5
  store i32 1, ptr %4, align 4, !dbg !122
  %12 = load i32, ptr %4, align 4, !dbg !122
  store atomic i32 %12, ptr @done seq_cst, align 4, !dbg !122
  %13 = load ptr, ptr %2, align 8, !dbg !123
  ret ptr %13, !dbg !124
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/put_off.c", directory: ".")
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
!15 = !{!0, !16, !21, !23}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 6, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !18, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "echo", scope: !2, file: !3, line: 6, type: !18, isLocal: true, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !33, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!20}
!35 = !{}
!36 = !DILocalVariable(name: "t", scope: !32, file: !3, line: 36, type: !37)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 192, elements: !41)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !{!42}
!42 = !DISubrange(count: 3)
!43 = !DILocation(line: 36, column: 12, scope: !32)
!44 = !DILocation(line: 37, column: 18, scope: !32)
!45 = !DILocation(line: 37, column: 2, scope: !32)
!46 = !DILocation(line: 38, column: 18, scope: !32)
!47 = !DILocation(line: 38, column: 2, scope: !32)
!48 = !DILocation(line: 39, column: 18, scope: !32)
!49 = !DILocation(line: 39, column: 2, scope: !32)
!50 = !DILocalVariable(name: "i", scope: !51, file: !3, line: 40, type: !20)
!51 = distinct !DILexicalBlock(scope: !32, file: !3, line: 40, column: 2)
!52 = !DILocation(line: 40, column: 11, scope: !51)
!53 = !DILocation(line: 40, column: 7, scope: !51)
!54 = !DILocation(line: 40, column: 18, scope: !55)
!55 = distinct !DILexicalBlock(scope: !51, file: !3, line: 40, column: 2)
!56 = !DILocation(line: 40, column: 20, scope: !55)
!57 = !DILocation(line: 40, column: 2, scope: !51)
!58 = !DILocation(line: 41, column: 18, scope: !55)
!59 = !DILocation(line: 41, column: 16, scope: !55)
!60 = !DILocation(line: 41, column: 3, scope: !55)
!61 = !DILocation(line: 40, column: 26, scope: !55)
!62 = !DILocation(line: 40, column: 2, scope: !55)
!63 = distinct !{!63, !57, !64, !65}
!64 = !DILocation(line: 41, column: 23, scope: !51)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !DILocation(line: 42, column: 2, scope: !32)
!67 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 8, type: !68, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!68 = !DISubroutineType(types: !69)
!69 = !{!70, !70}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !67, file: !3, line: 8, type: !70)
!72 = !DILocation(line: 8, column: 27, scope: !67)
!73 = !DILocation(line: 10, column: 2, scope: !67)
!74 = !DILocalVariable(name: "v", scope: !75, file: !3, line: 11, type: !20)
!75 = distinct !DILexicalBlock(scope: !67, file: !3, line: 11, column: 2)
!76 = !DILocation(line: 11, column: 11, scope: !75)
!77 = !DILocation(line: 11, column: 7, scope: !75)
!78 = !DILocation(line: 11, column: 19, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 11, column: 2)
!80 = !DILocation(line: 11, column: 18, scope: !79)
!81 = !DILocation(line: 11, column: 2, scope: !75)
!82 = !DILocation(line: 12, column: 29, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 11, column: 47)
!84 = !DILocation(line: 12, column: 3, scope: !83)
!85 = !DILocation(line: 13, column: 3, scope: !83)
!86 = !DILocation(line: 13, column: 10, scope: !83)
!87 = !DILocation(line: 13, column: 32, scope: !83)
!88 = !DILocation(line: 13, column: 29, scope: !83)
!89 = !DILocation(line: 13, column: 34, scope: !83)
!90 = !DILocation(line: 13, column: 38, scope: !83)
!91 = !DILocation(line: 13, column: 37, scope: !83)
!92 = !DILocation(line: 0, scope: !83)
!93 = distinct !{!93, !85, !94, !65}
!94 = !DILocation(line: 14, column: 4, scope: !83)
!95 = !DILocation(line: 15, column: 2, scope: !83)
!96 = !DILocation(line: 11, column: 44, scope: !79)
!97 = !DILocation(line: 11, column: 43, scope: !79)
!98 = !DILocation(line: 11, column: 41, scope: !79)
!99 = !DILocation(line: 11, column: 2, scope: !79)
!100 = distinct !{!100, !81, !101, !65}
!101 = !DILocation(line: 15, column: 2, scope: !75)
!102 = !DILocation(line: 16, column: 9, scope: !67)
!103 = !DILocation(line: 16, column: 2, scope: !67)
!104 = distinct !DISubprogram(name: "echoes", scope: !3, file: !3, line: 19, type: !68, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!105 = !DILocalVariable(name: "arg", arg: 1, scope: !104, file: !3, line: 19, type: !70)
!106 = !DILocation(line: 19, column: 27, scope: !104)
!107 = !DILocation(line: 21, column: 2, scope: !104)
!108 = !DILocation(line: 21, column: 10, scope: !104)
!109 = !DILocation(line: 21, column: 9, scope: !104)
!110 = !DILocation(line: 22, column: 3, scope: !104)
!111 = distinct !{!111, !107, !110, !65}
!112 = !DILocation(line: 23, column: 9, scope: !104)
!113 = !DILocation(line: 23, column: 2, scope: !104)
!114 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 26, type: !68, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!115 = !DILocalVariable(name: "arg", arg: 1, scope: !114, file: !3, line: 26, type: !70)
!116 = !DILocation(line: 26, column: 27, scope: !114)
!117 = !DILocation(line: 28, column: 2, scope: !114)
!118 = !DILocation(line: 28, column: 10, scope: !114)
!119 = !DILocation(line: 28, column: 9, scope: !114)
!120 = distinct !{!120, !117, !121, !65}
!121 = !DILocation(line: 29, column: 3, scope: !114)
!122 = !DILocation(line: 30, column: 2, scope: !114)
!123 = !DILocation(line: 31, column: 9, scope: !114)
!124 = !DILocation(line: 31, column: 2, scope: !114)
