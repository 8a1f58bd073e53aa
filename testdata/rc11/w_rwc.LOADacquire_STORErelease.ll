; ModuleID = 'rc11/w_rwc.c'
source_filename = "rc11/w_rwc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = internal constant [3 x ptr] [ptr @first, ptr @second, ptr @third], align 16, !dbg !0
@x = internal global i32 0, align 4, !dbg !26
@y = internal global i32 0, align 4, !dbg !30
@r1 = internal global i32 0, align 4, !dbg !32
@z = internal global i32 0, align 4, !dbg !34
@r2 = internal global i32 0, align 4, !dbg !36
@r3 = internal global i32 0, align 4, !dbg !38

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !62
  store i32 0, ptr %3, align 4, !dbg !62
  br label %5, !dbg !62

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !63
  %7 = icmp slt i32 %6, 3, !dbg !63
  br i1 %7, label %8, label %20, !dbg !62

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !63
  %10 = sext i32 %9 to i64, !dbg !63
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !63
  %12 = load i32, ptr %3, align 4, !dbg !63
  %13 = sext i32 %12 to i64, !dbg !63
  %14 = getelementptr inbounds [3 x ptr], ptr @start, i64 0, i64 %13, !dbg !63
  %15 = load ptr, ptr %14, align 8, !dbg !63
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef %15, ptr noundef null) #4, !dbg !63
  br label %17, !dbg !63

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !63
  %19 = add nsw i32 %18, 1, !dbg !63
  store i32 %19, ptr %3, align 4, !dbg !63
  br label %5, !dbg !63, !llvm.loop !65

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !67, metadata !DIExpression()), !dbg !69
  store i32 0, ptr %4, align 4, !dbg !69
  br label %21, !dbg !69

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !70
  %23 = icmp slt i32 %22, 3, !dbg !70
  br i1 %23, label %24, label %33, !dbg !69

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !70
  %26 = sext i32 %25 to i64, !dbg !70
  %27 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %26, !dbg !70
  %28 = load i64, ptr %27, align 8, !dbg !70
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !70
  br label %30, !dbg !70

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !70
  %32 = add nsw i32 %31, 1, !dbg !70
  store i32 %32, ptr %4, align 4, !dbg !70
  br label %21, !dbg !70, !llvm.loop !72

33:                                               ; preds = %21
  ret i32 0, !dbg !59
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !73 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !75
  store i32 1, ptr %3, align 4, !dbg !76
  %5 = load i32, ptr %3, align 4, !dbg !76
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !76
  store i32 1, ptr %4, align 4, !dbg !77
  %6 = load i32, ptr %4, align 4, !dbg !77
  store atomic i32 %6, ptr @y release, align 4, !dbg !77
  ret ptr null, !dbg !78
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !79 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !80, metadata !DIExpression()), !dbg !81
  %5 = load atomic i32, ptr @y acquire, align 4, !dbg !82
  store i32 %5, ptr %3, align 4, !dbg !82
  %6 = load i32, ptr %3, align 4, !dbg !82
  store i32 %6, ptr @r1, align 4, !dbg !83
  %7 = load atomic i32, ptr @z monotonic, align 4, !dbg !84
  store i32 %7, ptr %4, align 4, !dbg !84
  %8 = load i32, ptr %4, align 4, !dbg !84
  store i32 %8, ptr @r2, align 4, !dbg !85
  ret ptr null, !dbg !86
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @third(ptr noundef %0) #0 !dbg !87 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !89
  store i32 1, ptr %3, align 4, !dbg !90
  %5 = load i32, ptr %3, align 4, !dbg !90
  store atomic i32 %5, ptr @z monotonic, align 4, !dbg !90
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !91
  store i32 %6, ptr %4, align 4, !dbg !91
  %7 = load i32, ptr %4, align 4, !dbg !91
  store i32 %7, ptr @r3, align 4, !dbg !92
  ret ptr null, !dbg !93
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "start", scope: !2, file: !3, line: 38, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/w_rwc.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 38, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !7, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!7 = !DISubroutineType(types: !8)
!8 = !{!9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{}
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{!13}
!13 = !DIEnumerator(name: "n", value: 3)
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
!25 = !{!0, !26, !30, !32, !34, !36, !38}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 12, type: !28, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 12, type: !28, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "r3", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 192, elements: !45)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DISubroutineType(types: !44)
!44 = !{!24, !24}
!45 = !{!46}
!46 = !DISubrange(count: 3)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 38, type: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 192, elements: !45)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 27, baseType: !58)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 38, column: 1, scope: !6)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 38, type: !9)
!61 = distinct !DILexicalBlock(scope: !6, file: !3, line: 38, column: 1)
!62 = !DILocation(line: 38, column: 1, scope: !61)
!63 = !DILocation(line: 38, column: 1, scope: !64)
!64 = distinct !DILexicalBlock(scope: !61, file: !3, line: 38, column: 1)
!65 = distinct !{!65, !62, !62, !66}
!66 = !{!"llvm.loop.mustprogress"}
!67 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 38, type: !9)
!68 = distinct !DILexicalBlock(scope: !6, file: !3, line: 38, column: 1)
!69 = !DILocation(line: 38, column: 1, scope: !68)
!70 = !DILocation(line: 38, column: 1, scope: !71)
!71 = distinct !DILexicalBlock(scope: !68, file: !3, line: 38, column: 1)
!72 = distinct !{!72, !69, !69, !66}
!73 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 15, type: !43, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!74 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 15, type: !24)
!75 = !DILocation(line: 15, column: 1, scope: !73)
!76 = !DILocation(line: 17, column: 2, scope: !73)
!77 = !DILocation(line: 18, column: 2, scope: !73)
!78 = !DILocation(line: 19, column: 2, scope: !73)
!79 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 22, type: !43, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!80 = !DILocalVariable(name: "arg", arg: 1, scope: !79, file: !3, line: 22, type: !24)
!81 = !DILocation(line: 22, column: 1, scope: !79)
!82 = !DILocation(line: 24, column: 7, scope: !79)
!83 = !DILocation(line: 24, column: 5, scope: !79)
!84 = !DILocation(line: 26, column: 7, scope: !79)
!85 = !DILocation(line: 26, column: 5, scope: !79)
!86 = !DILocation(line: 27, column: 2, scope: !79)
!87 = distinct !DISubprogram(name: "third", scope: !3, file: !3, line: 30, type: !43, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!88 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !3, line: 30, type: !24)
!89 = !DILocation(line: 30, column: 1, scope: !87)
!90 = !DILocation(line: 32, column: 2, scope: !87)
!91 = !DILocation(line: 34, column: 7, scope: !87)
!92 = !DILocation(line: 34, column: 5, scope: !87)
!93 = !DILocation(line: 35, column: 2, scope: !87)
