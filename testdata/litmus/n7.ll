; ModuleID = 'litmus/n7.c'
source_filename = "litmus/n7.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.start = private unnamed_addr constant [3 x ptr] [ptr @first, ptr @second, ptr @third], align 16
@x = internal global i32 0, align 4, !dbg !0
@r1 = internal global i32 0, align 4, !dbg !26
@y = internal global i32 0, align 4, !dbg !28
@r2 = internal global i32 0, align 4, !dbg !32
@r3 = internal global i32 0, align 4, !dbg !34
@r4 = internal global i32 0, align 4, !dbg !36

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x ptr], align 16
  %3 = alloca [3 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !45, metadata !DIExpression()), !dbg !52
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.start, i64 24, i1 false), !dbg !52
  call void @llvm.dbg.declare(metadata ptr %3, metadata !53, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata ptr %4, metadata !58, metadata !DIExpression()), !dbg !60
  store i32 0, ptr %4, align 4, !dbg !60
  br label %6, !dbg !60

6:                                                ; preds = %18, %0
  %7 = load i32, ptr %4, align 4, !dbg !61
  %8 = icmp slt i32 %7, 3, !dbg !61
  br i1 %8, label %9, label %21, !dbg !60

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !61
  %11 = sext i32 %10 to i64, !dbg !61
  %12 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %11, !dbg !61
  %13 = load i32, ptr %4, align 4, !dbg !61
  %14 = sext i32 %13 to i64, !dbg !61
  %15 = getelementptr inbounds [3 x ptr], ptr %2, i64 0, i64 %14, !dbg !61
  %16 = load ptr, ptr %15, align 8, !dbg !61
  %17 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef %16, ptr noundef null) #5, !dbg !61
  br label %18, !dbg !61

18:                                               ; preds = %9
  %19 = load i32, ptr %4, align 4, !dbg !61
  %20 = add nsw i32 %19, 1, !dbg !61
  store i32 %20, ptr %4, align 4, !dbg !61
  br label %6, !dbg !61, !llvm.loop !63

21:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, ptr %5, align 4, !dbg !67
  br label %22, !dbg !67

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !68
  %24 = icmp slt i32 %23, 3, !dbg !68
  br i1 %24, label %25, label %34, !dbg !67

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !68
  %27 = sext i32 %26 to i64, !dbg !68
  %28 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %27, !dbg !68
  %29 = load i64, ptr %28, align 8, !dbg !68
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !68
  br label %31, !dbg !68

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !68
  %33 = add nsw i32 %32, 1, !dbg !68
  store i32 %33, ptr %5, align 4, !dbg !68
  br label %22, !dbg !68, !llvm.loop !70

34:                                               ; preds = %22
  ret i32 0, !dbg !52
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !71 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !73
  store i32 1, ptr %3, align 4, !dbg !74
  %6 = load i32, ptr %3, align 4, !dbg !74
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !74
  %7 = load atomic i32, ptr @x monotonic, align 4, !dbg !75
  store i32 %7, ptr %4, align 4, !dbg !75
  %8 = load i32, ptr %4, align 4, !dbg !75
  store i32 %8, ptr @r1, align 4, !dbg !76
  %9 = load atomic i32, ptr @y monotonic, align 4, !dbg !77
  store i32 %9, ptr %5, align 4, !dbg !77
  %10 = load i32, ptr %5, align 4, !dbg !77
  store i32 %10, ptr @r2, align 4, !dbg !78
  ret ptr null, !dbg !79
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !80 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !81, metadata !DIExpression()), !dbg !82
  store i32 1, ptr %3, align 4, !dbg !83
  %4 = load i32, ptr %3, align 4, !dbg !83
  store atomic i32 %4, ptr @y monotonic, align 4, !dbg !83
  ret ptr null, !dbg !84
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @third(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !86, metadata !DIExpression()), !dbg !87
  %5 = load atomic i32, ptr @y monotonic, align 4, !dbg !88
  store i32 %5, ptr %3, align 4, !dbg !88
  %6 = load i32, ptr %3, align 4, !dbg !88
  store i32 %6, ptr @r3, align 4, !dbg !89
  %7 = load atomic i32, ptr @x monotonic, align 4, !dbg !90
  store i32 %7, ptr %4, align 4, !dbg !90
  %8 = load i32, ptr %4, align 4, !dbg !90
  store i32 %8, ptr @r4, align 4, !dbg !91
  ret ptr null, !dbg !92
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "litmus/n7.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 30, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !7, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
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
!25 = !{!0, !26, !28, !32, !34, !36}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !30, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !31)
!31 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "r3", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "r4", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = !DILocalVariable(name: "start", scope: !6, file: !3, line: 30, type: !46)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 192, elements: !50)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DISubroutineType(types: !49)
!49 = !{!24, !24}
!50 = !{!51}
!51 = !DISubrange(count: 3)
!52 = !DILocation(line: 30, column: 1, scope: !6)
!53 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 30, type: !54)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 192, elements: !50)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 30, type: !9)
!59 = distinct !DILexicalBlock(scope: !6, file: !3, line: 30, column: 1)
!60 = !DILocation(line: 30, column: 1, scope: !59)
!61 = !DILocation(line: 30, column: 1, scope: !62)
!62 = distinct !DILexicalBlock(scope: !59, file: !3, line: 30, column: 1)
!63 = distinct !{!63, !60, !60, !64}
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 30, type: !9)
!66 = distinct !DILexicalBlock(scope: !6, file: !3, line: 30, column: 1)
!67 = !DILocation(line: 30, column: 1, scope: !66)
!68 = !DILocation(line: 30, column: 1, scope: !69)
!69 = distinct !DILexicalBlock(scope: !66, file: !3, line: 30, column: 1)
!70 = distinct !{!70, !67, !67, !64}
!71 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 9, type: !48, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !71, file: !3, line: 9, type: !24)
!73 = !DILocation(line: 9, column: 1, scope: !71)
!74 = !DILocation(line: 11, column: 2, scope: !71)
!75 = !DILocation(line: 12, column: 7, scope: !71)
!76 = !DILocation(line: 12, column: 5, scope: !71)
!77 = !DILocation(line: 13, column: 7, scope: !71)
!78 = !DILocation(line: 13, column: 5, scope: !71)
!79 = !DILocation(line: 14, column: 2, scope: !71)
!80 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 17, type: !48, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!81 = !DILocalVariable(name: "arg", arg: 1, scope: !80, file: !3, line: 17, type: !24)
!82 = !DILocation(line: 17, column: 1, scope: !80)
!83 = !DILocation(line: 19, column: 2, scope: !80)
!84 = !DILocation(line: 20, column: 2, scope: !80)
!85 = distinct !DISubprogram(name: "third", scope: !3, file: !3, line: 23, type: !48, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!86 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !3, line: 23, type: !24)
!87 = !DILocation(line: 23, column: 1, scope: !85)
!88 = !DILocation(line: 25, column: 7, scope: !85)
!89 = !DILocation(line: 25, column: 5, scope: !85)
!90 = !DILocation(line: 26, column: 7, scope: !85)
!91 = !DILocation(line: 26, column: 5, scope: !85)
!92 = !DILocation(line: 27, column: 2, scope: !85)
