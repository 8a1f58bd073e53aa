; ModuleID = 'litmus/z6_3.c'
source_filename = "litmus/z6_3.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.start = private unnamed_addr constant [3 x ptr] [ptr @first, ptr @second, ptr @third], align 16
@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !26
@z = internal global i32 0, align 4, !dbg !30
@r1 = internal global i32 0, align 4, !dbg !32
@r2 = internal global i32 0, align 4, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x ptr], align 16
  %3 = alloca [3 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !43, metadata !DIExpression()), !dbg !50
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.start, i64 24, i1 false), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %3, metadata !51, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %4, metadata !56, metadata !DIExpression()), !dbg !58
  store i32 0, ptr %4, align 4, !dbg !58
  br label %6, !dbg !58

6:                                                ; preds = %18, %0
  %7 = load i32, ptr %4, align 4, !dbg !59
  %8 = icmp slt i32 %7, 3, !dbg !59
  br i1 %8, label %9, label %21, !dbg !58

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !59
  %11 = sext i32 %10 to i64, !dbg !59
  %12 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %11, !dbg !59
  %13 = load i32, ptr %4, align 4, !dbg !59
  %14 = sext i32 %13 to i64, !dbg !59
  %15 = getelementptr inbounds [3 x ptr], ptr %2, i64 0, i64 %14, !dbg !59
  %16 = load ptr, ptr %15, align 8, !dbg !59
  %17 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef %16, ptr noundef null) #5, !dbg !59
  br label %18, !dbg !59

18:                                               ; preds = %9
  %19 = load i32, ptr %4, align 4, !dbg !59
  %20 = add nsw i32 %19, 1, !dbg !59
  store i32 %20, ptr %4, align 4, !dbg !59
  br label %6, !dbg !59, !llvm.loop !61

21:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, ptr %5, align 4, !dbg !65
  br label %22, !dbg !65

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !66
  %24 = icmp slt i32 %23, 3, !dbg !66
  br i1 %24, label %25, label %34, !dbg !65

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !66
  %27 = sext i32 %26 to i64, !dbg !66
  %28 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %27, !dbg !66
  %29 = load i64, ptr %28, align 8, !dbg !66
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !66
  br label %31, !dbg !66

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !66
  %33 = add nsw i32 %32, 1, !dbg !66
  store i32 %33, ptr %5, align 4, !dbg !66
  br label %22, !dbg !66, !llvm.loop !68

34:                                               ; preds = %22
  ret i32 0, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  store i32 1, ptr %3, align 4, !dbg !72
  %5 = load i32, ptr %3, align 4, !dbg !72
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !72
  store i32 1, ptr %4, align 4, !dbg !73
  %6 = load i32, ptr %4, align 4, !dbg !73
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !73
  ret ptr null, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !76, metadata !DIExpression()), !dbg !77
  store i32 2, ptr %3, align 4, !dbg !78
  %5 = load i32, ptr %3, align 4, !dbg !78
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !78
  store i32 1, ptr %4, align 4, !dbg !79
  %6 = load i32, ptr %4, align 4, !dbg !79
  store atomic i32 %6, ptr @z monotonic, align 4, !dbg !79
  ret ptr null, !dbg !80
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @third(ptr noundef %0) #0 !dbg !81 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !82, metadata !DIExpression()), !dbg !83
  %5 = load atomic i32, ptr @z monotonic, align 4, !dbg !84
  store i32 %5, ptr %3, align 4, !dbg !84
  %6 = load i32, ptr %3, align 4, !dbg !84
  store i32 %6, ptr @r1, align 4, !dbg !85
  %7 = load atomic i32, ptr @x monotonic, align 4, !dbg !86
  store i32 %7, ptr %4, align 4, !dbg !86
  %8 = load i32, ptr %4, align 4, !dbg !86
  store i32 %8, ptr @r2, align 4, !dbg !87
  ret ptr null, !dbg !88
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
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "litmus/z6_3.c", directory: ".")
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
!25 = !{!0, !26, !30, !32, !34}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 6, type: !28, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !DILocalVariable(name: "start", scope: !6, file: !3, line: 30, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 192, elements: !48)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DISubroutineType(types: !47)
!47 = !{!24, !24}
!48 = !{!49}
!49 = !DISubrange(count: 3)
!50 = !DILocation(line: 30, column: 1, scope: !6)
!51 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 30, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 192, elements: !48)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 30, type: !9)
!57 = distinct !DILexicalBlock(scope: !6, file: !3, line: 30, column: 1)
!58 = !DILocation(line: 30, column: 1, scope: !57)
!59 = !DILocation(line: 30, column: 1, scope: !60)
!60 = distinct !DILexicalBlock(scope: !57, file: !3, line: 30, column: 1)
!61 = distinct !{!61, !58, !58, !62}
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 30, type: !9)
!64 = distinct !DILexicalBlock(scope: !6, file: !3, line: 30, column: 1)
!65 = !DILocation(line: 30, column: 1, scope: !64)
!66 = !DILocation(line: 30, column: 1, scope: !67)
!67 = distinct !DILexicalBlock(scope: !64, file: !3, line: 30, column: 1)
!68 = distinct !{!68, !65, !65, !62}
!69 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 9, type: !46, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 9, type: !24)
!71 = !DILocation(line: 9, column: 1, scope: !69)
!72 = !DILocation(line: 11, column: 2, scope: !69)
!73 = !DILocation(line: 12, column: 2, scope: !69)
!74 = !DILocation(line: 13, column: 2, scope: !69)
!75 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 16, type: !46, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 16, type: !24)
!77 = !DILocation(line: 16, column: 1, scope: !75)
!78 = !DILocation(line: 18, column: 2, scope: !75)
!79 = !DILocation(line: 19, column: 2, scope: !75)
!80 = !DILocation(line: 20, column: 2, scope: !75)
!81 = distinct !DISubprogram(name: "third", scope: !3, file: !3, line: 23, type: !46, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!82 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 23, type: !24)
!83 = !DILocation(line: 23, column: 1, scope: !81)
!84 = !DILocation(line: 25, column: 7, scope: !81)
!85 = !DILocation(line: 25, column: 5, scope: !81)
!86 = !DILocation(line: 26, column: 7, scope: !81)
!87 = !DILocation(line: 26, column: 5, scope: !81)
!88 = !DILocation(line: 27, column: 2, scope: !81)
