; ModuleID = 'rc11/mp.c'
source_filename = "rc11/mp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = internal constant [2 x ptr] [ptr @send, ptr @receive], align 16, !dbg !0
@data = internal global i32 0, align 4, !dbg !26
@flag = internal global i32 0, align 4, !dbg !30
@r1 = internal global i32 0, align 4, !dbg !32
@r2 = internal global i32 0, align 4, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !58
  store i32 0, ptr %3, align 4, !dbg !58
  br label %5, !dbg !58

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !59
  %7 = icmp slt i32 %6, 2, !dbg !59
  br i1 %7, label %8, label %20, !dbg !58

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !59
  %10 = sext i32 %9 to i64, !dbg !59
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !59
  %12 = load i32, ptr %3, align 4, !dbg !59
  %13 = sext i32 %12 to i64, !dbg !59
  %14 = getelementptr inbounds [2 x ptr], ptr @start, i64 0, i64 %13, !dbg !59
  %15 = load ptr, ptr %14, align 8, !dbg !59
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef %15, ptr noundef null) #4, !dbg !59
  br label %17, !dbg !59

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !59
  %19 = add nsw i32 %18, 1, !dbg !59
  store i32 %19, ptr %3, align 4, !dbg !59
  br label %5, !dbg !59, !llvm.loop !61

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, ptr %4, align 4, !dbg !65
  br label %21, !dbg !65

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !66
  %23 = icmp slt i32 %22, 2, !dbg !66
  br i1 %23, label %24, label %33, !dbg !65

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !66
  %26 = sext i32 %25 to i64, !dbg !66
  %27 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %26, !dbg !66
  %28 = load i64, ptr %27, align 8, !dbg !66
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !66
  br label %30, !dbg !66

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !66
  %32 = add nsw i32 %31, 1, !dbg !66
  store i32 %32, ptr %4, align 4, !dbg !66
  br label %21, !dbg !66, !llvm.loop !68

33:                                               ; preds = %21
  ret i32 0, !dbg !55
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @send(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  store i32 1, ptr %3, align 4, !dbg !72
  %5 = load i32, ptr %3, align 4, !dbg !72
  store atomic i32 %5, ptr @data monotonic, align 4, !dbg !72
  fence acq_rel, !dbg !73
  store i32 1, ptr %4, align 4, !dbg !74
  %6 = load i32, ptr %4, align 4, !dbg !74
  store atomic i32 %6, ptr @flag monotonic, align 4, !dbg !74
  ret ptr null, !dbg !75
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @receive(ptr noundef %0) #0 !dbg !76 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !77, metadata !DIExpression()), !dbg !78
  %5 = load atomic i32, ptr @flag monotonic, align 4, !dbg !79
  store i32 %5, ptr %3, align 4, !dbg !79
  %6 = load i32, ptr %3, align 4, !dbg !79
  store i32 %6, ptr @r1, align 4, !dbg !80
  fence acq_rel, !dbg !81
  %7 = load atomic i32, ptr @data monotonic, align 4, !dbg !82
  store i32 %7, ptr %4, align 4, !dbg !82
  %8 = load i32, ptr %4, align 4, !dbg !82
  store i32 %8, ptr @r2, align 4, !dbg !83
  ret ptr null, !dbg !84
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "start", scope: !2, file: !3, line: 27, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/mp.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 27, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !7, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!7 = !DISubroutineType(types: !8)
!8 = !{!9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{}
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{!13}
!13 = !DIEnumerator(name: "n", value: 2)
!14 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !15, line: 60, baseType: !11, size: 32, elements: !16)
!15 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!16 = !{!17, !18, !19, !20, !21, !22}
!17 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!18 = !DIEnumerator(name: "memory_order_consume", value: 1)
!19 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!20 = !DIEnumerator(name: "memory_order_release", value: 3)
!21 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!22 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!25 = !{!0, !26, !30, !32, !34}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 8, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 8, type: !28, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 128, elements: !41)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DISubroutineType(types: !40)
!40 = !{!24, !24}
!41 = !{!42}
!42 = !DISubrange(count: 2)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 27, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 128, elements: !41)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 27, column: 1, scope: !6)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 27, type: !9)
!57 = distinct !DILexicalBlock(scope: !6, file: !3, line: 27, column: 1)
!58 = !DILocation(line: 27, column: 1, scope: !57)
!59 = !DILocation(line: 27, column: 1, scope: !60)
!60 = distinct !DILexicalBlock(scope: !57, file: !3, line: 27, column: 1)
!61 = distinct !{!61, !58, !58, !62}
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 27, type: !9)
!64 = distinct !DILexicalBlock(scope: !6, file: !3, line: 27, column: 1)
!65 = !DILocation(line: 27, column: 1, scope: !64)
!66 = !DILocation(line: 27, column: 1, scope: !67)
!67 = distinct !DILexicalBlock(scope: !64, file: !3, line: 27, column: 1)
!68 = distinct !{!68, !65, !65, !62}
!69 = distinct !DISubprogram(name: "send", scope: !3, file: !3, line: 11, type: !39, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 11, type: !24)
!71 = !DILocation(line: 11, column: 1, scope: !69)
!72 = !DILocation(line: 13, column: 2, scope: !69)
!73 = !DILocation(line: 14, column: 2, scope: !69)
!74 = !DILocation(line: 15, column: 2, scope: !69)
!75 = !DILocation(line: 16, column: 2, scope: !69)
!76 = distinct !DISubprogram(name: "receive", scope: !3, file: !3, line: 19, type: !39, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!77 = !DILocalVariable(name: "arg", arg: 1, scope: !76, file: !3, line: 19, type: !24)
!78 = !DILocation(line: 19, column: 1, scope: !76)
!79 = !DILocation(line: 21, column: 7, scope: !76)
!80 = !DILocation(line: 21, column: 5, scope: !76)
!81 = !DILocation(line: 22, column: 2, scope: !76)
!82 = !DILocation(line: 23, column: 7, scope: !76)
!83 = !DILocation(line: 23, column: 5, scope: !76)
!84 = !DILocation(line: 24, column: 2, scope: !76)
