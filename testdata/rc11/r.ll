; ModuleID = 'rc11/r.c'
source_filename = "rc11/r.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = internal constant [2 x ptr] [ptr @first, ptr @second], align 16, !dbg !0
@x = internal global i32 0, align 4, !dbg !26
@y = internal global i32 0, align 4, !dbg !30
@r1 = internal global i32 0, align 4, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %3, metadata !54, metadata !DIExpression()), !dbg !56
  store i32 0, ptr %3, align 4, !dbg !56
  br label %5, !dbg !56

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !57
  %7 = icmp slt i32 %6, 2, !dbg !57
  br i1 %7, label %8, label %20, !dbg !56

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !57
  %10 = sext i32 %9 to i64, !dbg !57
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !57
  %12 = load i32, ptr %3, align 4, !dbg !57
  %13 = sext i32 %12 to i64, !dbg !57
  %14 = getelementptr inbounds [2 x ptr], ptr @start, i64 0, i64 %13, !dbg !57
  %15 = load ptr, ptr %14, align 8, !dbg !57
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef %15, ptr noundef null) #4, !dbg !57
  br label %17, !dbg !57

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !57
  %19 = add nsw i32 %18, 1, !dbg !57
  store i32 %19, ptr %3, align 4, !dbg !57
  br label %5, !dbg !57, !llvm.loop !59

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !61, metadata !DIExpression()), !dbg !63
  store i32 0, ptr %4, align 4, !dbg !63
  br label %21, !dbg !63

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !64
  %23 = icmp slt i32 %22, 2, !dbg !64
  br i1 %23, label %24, label %33, !dbg !63

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !64
  %26 = sext i32 %25 to i64, !dbg !64
  %27 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %26, !dbg !64
  %28 = load i64, ptr %27, align 8, !dbg !64
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !64
  br label %30, !dbg !64

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !64
  %32 = add nsw i32 %31, 1, !dbg !64
  store i32 %32, ptr %4, align 4, !dbg !64
  br label %21, !dbg !64, !llvm.loop !66

33:                                               ; preds = %21
  ret i32 0, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !67 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !69
  store i32 1, ptr %3, align 4, !dbg !70
  %5 = load i32, ptr %3, align 4, !dbg !70
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !70
  store i32 1, ptr %4, align 4, !dbg !71
  %6 = load i32, ptr %4, align 4, !dbg !71
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !71
  ret ptr null, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !73 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !75
  store i32 2, ptr %3, align 4, !dbg !76
  %5 = load i32, ptr %3, align 4, !dbg !76
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !76
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !77
  store i32 %6, ptr %4, align 4, !dbg !77
  %7 = load i32, ptr %4, align 4, !dbg !77
  store i32 %7, ptr @r1, align 4, !dbg !78
  ret ptr null, !dbg !79
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "start", scope: !2, file: !3, line: 26, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/r.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 26, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !7, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
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
!25 = !{!0, !26, !30, !32}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !28, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 128, elements: !39)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DISubroutineType(types: !38)
!38 = !{!24, !24}
!39 = !{!40}
!40 = !DISubrange(count: 2)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 26, type: !49)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 128, elements: !39)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 26, column: 1, scope: !6)
!54 = !DILocalVariable(name: "i", scope: !55, file: !3, line: 26, type: !9)
!55 = distinct !DILexicalBlock(scope: !6, file: !3, line: 26, column: 1)
!56 = !DILocation(line: 26, column: 1, scope: !55)
!57 = !DILocation(line: 26, column: 1, scope: !58)
!58 = distinct !DILexicalBlock(scope: !55, file: !3, line: 26, column: 1)
!59 = distinct !{!59, !56, !56, !60}
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 26, type: !9)
!62 = distinct !DILexicalBlock(scope: !6, file: !3, line: 26, column: 1)
!63 = !DILocation(line: 26, column: 1, scope: !62)
!64 = !DILocation(line: 26, column: 1, scope: !65)
!65 = distinct !DILexicalBlock(scope: !62, file: !3, line: 26, column: 1)
!66 = distinct !{!66, !63, !63, !60}
!67 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 10, type: !37, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!68 = !DILocalVariable(name: "arg", arg: 1, scope: !67, file: !3, line: 10, type: !24)
!69 = !DILocation(line: 10, column: 1, scope: !67)
!70 = !DILocation(line: 12, column: 2, scope: !67)
!71 = !DILocation(line: 14, column: 2, scope: !67)
!72 = !DILocation(line: 15, column: 2, scope: !67)
!73 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 18, type: !37, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!74 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 18, type: !24)
!75 = !DILocation(line: 18, column: 1, scope: !73)
!76 = !DILocation(line: 20, column: 2, scope: !73)
!77 = !DILocation(line: 22, column: 7, scope: !73)
!78 = !DILocation(line: 22, column: 5, scope: !73)
!79 = !DILocation(line: 23, column: 2, scope: !73)
