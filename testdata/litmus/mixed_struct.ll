; ModuleID = 'litmus/mixed_struct.c'
source_filename = "litmus/mixed_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i64, i64 }

@__const.main.start = private unnamed_addr constant [2 x ptr] [ptr @first, ptr @second], align 16
@data = internal global %struct.pair zeroinitializer, align 8, !dbg !0
@flag = internal global i32 0, align 4, !dbg !26
@r1 = internal global i32 0, align 4, !dbg !30
@r2 = internal global i32 0, align 4, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x ptr], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !53
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.start, i64 16, i1 false), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %3, metadata !54, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %4, metadata !59, metadata !DIExpression()), !dbg !61
  store i32 0, ptr %4, align 4, !dbg !61
  br label %6, !dbg !61

6:                                                ; preds = %18, %0
  %7 = load i32, ptr %4, align 4, !dbg !62
  %8 = icmp slt i32 %7, 2, !dbg !62
  br i1 %8, label %9, label %21, !dbg !61

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !62
  %11 = sext i32 %10 to i64, !dbg !62
  %12 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %11, !dbg !62
  %13 = load i32, ptr %4, align 4, !dbg !62
  %14 = sext i32 %13 to i64, !dbg !62
  %15 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 %14, !dbg !62
  %16 = load ptr, ptr %15, align 8, !dbg !62
  %17 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef %16, ptr noundef null) #5, !dbg !62
  br label %18, !dbg !62

18:                                               ; preds = %9
  %19 = load i32, ptr %4, align 4, !dbg !62
  %20 = add nsw i32 %19, 1, !dbg !62
  store i32 %20, ptr %4, align 4, !dbg !62
  br label %6, !dbg !62, !llvm.loop !64

21:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !66, metadata !DIExpression()), !dbg !68
  store i32 0, ptr %5, align 4, !dbg !68
  br label %22, !dbg !68

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !69
  %24 = icmp slt i32 %23, 2, !dbg !69
  br i1 %24, label %25, label %34, !dbg !68

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !69
  %27 = sext i32 %26 to i64, !dbg !69
  %28 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %27, !dbg !69
  %29 = load i64, ptr %28, align 8, !dbg !69
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !69
  br label %31, !dbg !69

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !69
  %33 = add nsw i32 %32, 1, !dbg !69
  store i32 %33, ptr %5, align 4, !dbg !69
  br label %22, !dbg !69, !llvm.loop !71

34:                                               ; preds = %22
  ret i32 0, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !72 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.pair, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !74
  %5 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 0, !dbg !75
  store i64 1, ptr %5, align 8, !dbg !75
  %6 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !75
  store i64 1, ptr %6, align 8, !dbg !75
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @data, ptr align 8 %3, i64 16, i1 false), !dbg !76
  store i32 1, ptr %4, align 4, !dbg !77
  %7 = load i32, ptr %4, align 4, !dbg !77
  store atomic i32 %7, ptr @flag monotonic, align 4, !dbg !77
  ret ptr null, !dbg !78
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !79 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !80, metadata !DIExpression()), !dbg !81
  %4 = load atomic i32, ptr @flag monotonic, align 4, !dbg !82
  store i32 %4, ptr %3, align 4, !dbg !82
  %5 = load i32, ptr %3, align 4, !dbg !82
  store i32 %5, ptr @r1, align 4, !dbg !83
  %6 = load i64, ptr getelementptr inbounds (%struct.pair, ptr @data, i32 0, i32 1), align 8, !dbg !84
  %7 = trunc i64 %6 to i32, !dbg !85
  store i32 %7, ptr @r2, align 4, !dbg !86
  ret ptr null, !dbg !87
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
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 10, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "litmus/mixed_struct.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 28, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !7, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
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
!27 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 11, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 6, size: 128, elements: !35)
!35 = !{!36, !38}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !34, file: !3, line: 7, baseType: !37, size: 64)
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !34, file: !3, line: 7, baseType: !37, size: 64, offset: 64)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = !DILocalVariable(name: "start", scope: !6, file: !3, line: 28, type: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 128, elements: !51)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = !DISubroutineType(types: !50)
!50 = !{!24, !24}
!51 = !{!52}
!52 = !DISubrange(count: 2)
!53 = !DILocation(line: 28, column: 1, scope: !6)
!54 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 28, type: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 128, elements: !51)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 27, baseType: !58)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 28, type: !9)
!60 = distinct !DILexicalBlock(scope: !6, file: !3, line: 28, column: 1)
!61 = !DILocation(line: 28, column: 1, scope: !60)
!62 = !DILocation(line: 28, column: 1, scope: !63)
!63 = distinct !DILexicalBlock(scope: !60, file: !3, line: 28, column: 1)
!64 = distinct !{!64, !61, !61, !65}
!65 = !{!"llvm.loop.mustprogress"}
!66 = !DILocalVariable(name: "i", scope: !67, file: !3, line: 28, type: !9)
!67 = distinct !DILexicalBlock(scope: !6, file: !3, line: 28, column: 1)
!68 = !DILocation(line: 28, column: 1, scope: !67)
!69 = !DILocation(line: 28, column: 1, scope: !70)
!70 = distinct !DILexicalBlock(scope: !67, file: !3, line: 28, column: 1)
!71 = distinct !{!71, !68, !68, !65}
!72 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 14, type: !49, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !72, file: !3, line: 14, type: !24)
!74 = !DILocation(line: 14, column: 1, scope: !72)
!75 = !DILocation(line: 16, column: 22, scope: !72)
!76 = !DILocation(line: 16, column: 9, scope: !72)
!77 = !DILocation(line: 17, column: 2, scope: !72)
!78 = !DILocation(line: 18, column: 2, scope: !72)
!79 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 21, type: !49, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!80 = !DILocalVariable(name: "arg", arg: 1, scope: !79, file: !3, line: 21, type: !24)
!81 = !DILocation(line: 21, column: 1, scope: !79)
!82 = !DILocation(line: 23, column: 7, scope: !79)
!83 = !DILocation(line: 23, column: 5, scope: !79)
!84 = !DILocation(line: 24, column: 12, scope: !79)
!85 = !DILocation(line: 24, column: 7, scope: !79)
!86 = !DILocation(line: 24, column: 5, scope: !79)
!87 = !DILocation(line: 25, column: 2, scope: !79)
