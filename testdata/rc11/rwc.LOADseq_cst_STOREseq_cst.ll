; ModuleID = 'rc11/rwc.c'
source_filename = "rc11/rwc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = internal constant [3 x ptr] [ptr @first, ptr @second, ptr @third], align 16, !dbg !0
@x = internal global i32 0, align 4, !dbg !26
@r1 = internal global i32 0, align 4, !dbg !30
@y = internal global i32 0, align 4, !dbg !32
@r2 = internal global i32 0, align 4, !dbg !34
@r3 = internal global i32 0, align 4, !dbg !36

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !60
  store i32 0, ptr %3, align 4, !dbg !60
  br label %5, !dbg !60

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !61
  %7 = icmp slt i32 %6, 3, !dbg !61
  br i1 %7, label %8, label %20, !dbg !60

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !61
  %10 = sext i32 %9 to i64, !dbg !61
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !61
  %12 = load i32, ptr %3, align 4, !dbg !61
  %13 = sext i32 %12 to i64, !dbg !61
  %14 = getelementptr inbounds [3 x ptr], ptr @start, i64 0, i64 %13, !dbg !61
  %15 = load ptr, ptr %14, align 8, !dbg !61
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef %15, ptr noundef null) #4, !dbg !61
  br label %17, !dbg !61

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !61
  %19 = add nsw i32 %18, 1, !dbg !61
  store i32 %19, ptr %3, align 4, !dbg !61
  br label %5, !dbg !61, !llvm.loop !63

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, ptr %4, align 4, !dbg !67
  br label %21, !dbg !67

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !68
  %23 = icmp slt i32 %22, 3, !dbg !68
  br i1 %23, label %24, label %33, !dbg !67

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !68
  %26 = sext i32 %25 to i64, !dbg !68
  %27 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %26, !dbg !68
  %28 = load i64, ptr %27, align 8, !dbg !68
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !68
  br label %30, !dbg !68

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !68
  %32 = add nsw i32 %31, 1, !dbg !68
  store i32 %32, ptr %4, align 4, !dbg !68
  br label %21, !dbg !68, !llvm.loop !70

33:                                               ; preds = %21
  ret i32 0, !dbg !57
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !71 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !73
  store i32 1, ptr %3, align 4, !dbg !74
  %4 = load i32, ptr %3, align 4, !dbg !74
  store atomic i32 %4, ptr @x seq_cst, align 4, !dbg !74
  ret ptr null, !dbg !75
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !76 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !77, metadata !DIExpression()), !dbg !78
  %5 = load atomic i32, ptr @x seq_cst, align 4, !dbg !79
  store i32 %5, ptr %3, align 4, !dbg !79
  %6 = load i32, ptr %3, align 4, !dbg !79
  store i32 %6, ptr @r1, align 4, !dbg !80
  %7 = load atomic i32, ptr @y seq_cst, align 4, !dbg !81
  store i32 %7, ptr %4, align 4, !dbg !81
  %8 = load i32, ptr %4, align 4, !dbg !81
  store i32 %8, ptr @r2, align 4, !dbg !82
  ret ptr null, !dbg !83
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @third(ptr noundef %0) #0 !dbg !84 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !86
  store i32 1, ptr %3, align 4, !dbg !87
  %5 = load i32, ptr %3, align 4, !dbg !87
  store atomic i32 %5, ptr @y seq_cst, align 4, !dbg !87
  %6 = load atomic i32, ptr @x seq_cst, align 4, !dbg !88
  store i32 %6, ptr %4, align 4, !dbg !88
  %7 = load i32, ptr %4, align 4, !dbg !88
  store i32 %7, ptr @r3, align 4, !dbg !89
  ret ptr null, !dbg !90
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "start", scope: !2, file: !3, line: 33, type: !38, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/rwc.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 33, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !7, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
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
!25 = !{!0, !26, !30, !32, !34, !36}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 8, type: !28, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "r3", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 192, elements: !43)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DISubroutineType(types: !42)
!42 = !{!24, !24}
!43 = !{!44}
!44 = !DISubrange(count: 3)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 33, type: !53)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 192, elements: !43)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 27, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 33, column: 1, scope: !6)
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 33, type: !9)
!59 = distinct !DILexicalBlock(scope: !6, file: !3, line: 33, column: 1)
!60 = !DILocation(line: 33, column: 1, scope: !59)
!61 = !DILocation(line: 33, column: 1, scope: !62)
!62 = distinct !DILexicalBlock(scope: !59, file: !3, line: 33, column: 1)
!63 = distinct !{!63, !60, !60, !64}
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 33, type: !9)
!66 = distinct !DILexicalBlock(scope: !6, file: !3, line: 33, column: 1)
!67 = !DILocation(line: 33, column: 1, scope: !66)
!68 = !DILocation(line: 33, column: 1, scope: !69)
!69 = distinct !DILexicalBlock(scope: !66, file: !3, line: 33, column: 1)
!70 = distinct !{!70, !67, !67, !64}
!71 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 11, type: !41, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !71, file: !3, line: 11, type: !24)
!73 = !DILocation(line: 11, column: 1, scope: !71)
!74 = !DILocation(line: 13, column: 2, scope: !71)
!75 = !DILocation(line: 14, column: 2, scope: !71)
!76 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 17, type: !41, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!77 = !DILocalVariable(name: "arg", arg: 1, scope: !76, file: !3, line: 17, type: !24)
!78 = !DILocation(line: 17, column: 1, scope: !76)
!79 = !DILocation(line: 19, column: 7, scope: !76)
!80 = !DILocation(line: 19, column: 5, scope: !76)
!81 = !DILocation(line: 21, column: 7, scope: !76)
!82 = !DILocation(line: 21, column: 5, scope: !76)
!83 = !DILocation(line: 22, column: 2, scope: !76)
!84 = distinct !DISubprogram(name: "third", scope: !3, file: !3, line: 25, type: !41, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!85 = !DILocalVariable(name: "arg", arg: 1, scope: !84, file: !3, line: 25, type: !24)
!86 = !DILocation(line: 25, column: 1, scope: !84)
!87 = !DILocation(line: 27, column: 2, scope: !84)
!88 = !DILocation(line: 29, column: 7, scope: !84)
!89 = !DILocation(line: 29, column: 5, scope: !84)
!90 = !DILocation(line: 30, column: 2, scope: !84)
