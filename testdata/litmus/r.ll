; ModuleID = 'litmus/r.c'
source_filename = "litmus/r.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.start = private unnamed_addr constant [2 x ptr] [ptr @first, ptr @second], align 16
@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !26
@r1 = internal global i32 0, align 4, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x ptr], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !46
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.start, i64 16, i1 false), !dbg !46
  call void @llvm.dbg.declare(metadata ptr %3, metadata !47, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata ptr %4, metadata !52, metadata !DIExpression()), !dbg !54
  store i32 0, ptr %4, align 4, !dbg !54
  br label %6, !dbg !54

6:                                                ; preds = %18, %0
  %7 = load i32, ptr %4, align 4, !dbg !55
  %8 = icmp slt i32 %7, 2, !dbg !55
  br i1 %8, label %9, label %21, !dbg !54

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !55
  %11 = sext i32 %10 to i64, !dbg !55
  %12 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %11, !dbg !55
  %13 = load i32, ptr %4, align 4, !dbg !55
  %14 = sext i32 %13 to i64, !dbg !55
  %15 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 %14, !dbg !55
  %16 = load ptr, ptr %15, align 8, !dbg !55
  %17 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef %16, ptr noundef null) #5, !dbg !55
  br label %18, !dbg !55

18:                                               ; preds = %9
  %19 = load i32, ptr %4, align 4, !dbg !55
  %20 = add nsw i32 %19, 1, !dbg !55
  store i32 %20, ptr %4, align 4, !dbg !55
  br label %6, !dbg !55, !llvm.loop !57

21:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !59, metadata !DIExpression()), !dbg !61
  store i32 0, ptr %5, align 4, !dbg !61
  br label %22, !dbg !61

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !62
  %24 = icmp slt i32 %23, 2, !dbg !62
  br i1 %24, label %25, label %34, !dbg !61

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !62
  %27 = sext i32 %26 to i64, !dbg !62
  %28 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %27, !dbg !62
  %29 = load i64, ptr %28, align 8, !dbg !62
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !62
  br label %31, !dbg !62

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !62
  %33 = add nsw i32 %32, 1, !dbg !62
  store i32 %33, ptr %5, align 4, !dbg !62
  br label %22, !dbg !62, !llvm.loop !64

34:                                               ; preds = %22
  ret i32 0, !dbg !46
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

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
  store i32 1, ptr %4, align 4, !dbg !69
  %6 = load i32, ptr %4, align 4, !dbg !69
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !69
  ret ptr null, !dbg !70
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !71 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !73
  store i32 2, ptr %3, align 4, !dbg !74
  %5 = load i32, ptr %3, align 4, !dbg !74
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !74
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !75
  store i32 %6, ptr %4, align 4, !dbg !75
  %7 = load i32, ptr %4, align 4, !dbg !75
  store i32 %7, ptr @r1, align 4, !dbg !76
  ret ptr null, !dbg !77
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
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "litmus/r.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 23, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !7, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
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
!27 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = !DILocalVariable(name: "start", scope: !6, file: !3, line: 23, type: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 128, elements: !44)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DISubroutineType(types: !43)
!43 = !{!24, !24}
!44 = !{!45}
!45 = !DISubrange(count: 2)
!46 = !DILocation(line: 23, column: 1, scope: !6)
!47 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 23, type: !48)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 128, elements: !44)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocalVariable(name: "i", scope: !53, file: !3, line: 23, type: !9)
!53 = distinct !DILexicalBlock(scope: !6, file: !3, line: 23, column: 1)
!54 = !DILocation(line: 23, column: 1, scope: !53)
!55 = !DILocation(line: 23, column: 1, scope: !56)
!56 = distinct !DILexicalBlock(scope: !53, file: !3, line: 23, column: 1)
!57 = distinct !{!57, !54, !54, !58}
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 23, type: !9)
!60 = distinct !DILexicalBlock(scope: !6, file: !3, line: 23, column: 1)
!61 = !DILocation(line: 23, column: 1, scope: !60)
!62 = !DILocation(line: 23, column: 1, scope: !63)
!63 = distinct !DILexicalBlock(scope: !60, file: !3, line: 23, column: 1)
!64 = distinct !{!64, !61, !61, !58}
!65 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 9, type: !42, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!66 = !DILocalVariable(name: "arg", arg: 1, scope: !65, file: !3, line: 9, type: !24)
!67 = !DILocation(line: 9, column: 1, scope: !65)
!68 = !DILocation(line: 11, column: 2, scope: !65)
!69 = !DILocation(line: 12, column: 2, scope: !65)
!70 = !DILocation(line: 13, column: 2, scope: !65)
!71 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 16, type: !42, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !71, file: !3, line: 16, type: !24)
!73 = !DILocation(line: 16, column: 1, scope: !71)
!74 = !DILocation(line: 18, column: 2, scope: !71)
!75 = !DILocation(line: 19, column: 7, scope: !71)
!76 = !DILocation(line: 19, column: 5, scope: !71)
!77 = !DILocation(line: 20, column: 2, scope: !71)
