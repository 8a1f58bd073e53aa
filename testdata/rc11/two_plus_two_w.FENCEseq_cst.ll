; ModuleID = 'rc11/two_plus_two_w.c'
source_filename = "rc11/two_plus_two_w.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = internal constant [2 x ptr] [ptr @first, ptr @second], align 16, !dbg !0
@x = internal global i32 0, align 4, !dbg !26
@y = internal global i32 0, align 4, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %3, metadata !52, metadata !DIExpression()), !dbg !54
  store i32 0, ptr %3, align 4, !dbg !54
  br label %5, !dbg !54

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !55
  %7 = icmp slt i32 %6, 2, !dbg !55
  br i1 %7, label %8, label %20, !dbg !54

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !55
  %10 = sext i32 %9 to i64, !dbg !55
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !55
  %12 = load i32, ptr %3, align 4, !dbg !55
  %13 = sext i32 %12 to i64, !dbg !55
  %14 = getelementptr inbounds [2 x ptr], ptr @start, i64 0, i64 %13, !dbg !55
  %15 = load ptr, ptr %14, align 8, !dbg !55
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef %15, ptr noundef null) #4, !dbg !55
  br label %17, !dbg !55

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !55
  %19 = add nsw i32 %18, 1, !dbg !55
  store i32 %19, ptr %3, align 4, !dbg !55
  br label %5, !dbg !55, !llvm.loop !57

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !59, metadata !DIExpression()), !dbg !61
  store i32 0, ptr %4, align 4, !dbg !61
  br label %21, !dbg !61

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !62
  %23 = icmp slt i32 %22, 2, !dbg !62
  br i1 %23, label %24, label %33, !dbg !61

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !62
  %26 = sext i32 %25 to i64, !dbg !62
  %27 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %26, !dbg !62
  %28 = load i64, ptr %27, align 8, !dbg !62
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !62
  br label %30, !dbg !62

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !62
  %32 = add nsw i32 %31, 1, !dbg !62
  store i32 %32, ptr %4, align 4, !dbg !62
  br label %21, !dbg !62, !llvm.loop !64

33:                                               ; preds = %21
  ret i32 0, !dbg !51
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !65 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !67
  store i32 1, ptr %3, align 4, !dbg !68
  %5 = load i32, ptr %3, align 4, !dbg !68
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !68
  fence seq_cst, !dbg !69
  store i32 2, ptr %4, align 4, !dbg !70
  %6 = load i32, ptr %4, align 4, !dbg !70
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !70
  ret ptr null, !dbg !71
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !72 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !74
  store i32 1, ptr %3, align 4, !dbg !75
  %5 = load i32, ptr %3, align 4, !dbg !75
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !75
  fence seq_cst, !dbg !76
  store i32 2, ptr %4, align 4, !dbg !77
  %6 = load i32, ptr %4, align 4, !dbg !77
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !77
  ret ptr null, !dbg !78
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "start", scope: !2, file: !3, line: 25, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/two_plus_two_w.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 25, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !7, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
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
!25 = !{!0, !26, !30}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !28, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 128, elements: !37)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DISubroutineType(types: !36)
!36 = !{!24, !24}
!37 = !{!38}
!38 = !DISubrange(count: 2)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 25, type: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 128, elements: !37)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !49, line: 27, baseType: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DILocation(line: 25, column: 1, scope: !6)
!52 = !DILocalVariable(name: "i", scope: !53, file: !3, line: 25, type: !9)
!53 = distinct !DILexicalBlock(scope: !6, file: !3, line: 25, column: 1)
!54 = !DILocation(line: 25, column: 1, scope: !53)
!55 = !DILocation(line: 25, column: 1, scope: !56)
!56 = distinct !DILexicalBlock(scope: !53, file: !3, line: 25, column: 1)
!57 = distinct !{!57, !54, !54, !58}
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 25, type: !9)
!60 = distinct !DILexicalBlock(scope: !6, file: !3, line: 25, column: 1)
!61 = !DILocation(line: 25, column: 1, scope: !60)
!62 = !DILocation(line: 25, column: 1, scope: !63)
!63 = distinct !DILexicalBlock(scope: !60, file: !3, line: 25, column: 1)
!64 = distinct !{!64, !61, !61, !58}
!65 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 9, type: !35, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!66 = !DILocalVariable(name: "arg", arg: 1, scope: !65, file: !3, line: 9, type: !24)
!67 = !DILocation(line: 9, column: 1, scope: !65)
!68 = !DILocation(line: 11, column: 2, scope: !65)
!69 = !DILocation(line: 12, column: 2, scope: !65)
!70 = !DILocation(line: 13, column: 2, scope: !65)
!71 = !DILocation(line: 14, column: 2, scope: !65)
!72 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 17, type: !35, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !72, file: !3, line: 17, type: !24)
!74 = !DILocation(line: 17, column: 1, scope: !72)
!75 = !DILocation(line: 19, column: 2, scope: !72)
!76 = !DILocation(line: 20, column: 2, scope: !72)
!77 = !DILocation(line: 21, column: 2, scope: !72)
!78 = !DILocation(line: 22, column: 2, scope: !72)
