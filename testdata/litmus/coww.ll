; ModuleID = 'litmus/coww.c'
source_filename = "litmus/coww.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.start = private unnamed_addr constant [1 x ptr] [ptr @first], align 8
@x = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [1 x ptr], align 8
  %3 = alloca [1 x i64], align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !35, metadata !DIExpression()), !dbg !42
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.start, i64 8, i1 false), !dbg !42
  call void @llvm.dbg.declare(metadata ptr %3, metadata !43, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata ptr %4, metadata !48, metadata !DIExpression()), !dbg !50
  store i32 0, ptr %4, align 4, !dbg !50
  br label %6, !dbg !50

6:                                                ; preds = %18, %0
  %7 = load i32, ptr %4, align 4, !dbg !51
  %8 = icmp slt i32 %7, 1, !dbg !51
  br i1 %8, label %9, label %21, !dbg !50

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !51
  %11 = sext i32 %10 to i64, !dbg !51
  %12 = getelementptr inbounds [1 x i64], ptr %3, i64 0, i64 %11, !dbg !51
  %13 = load i32, ptr %4, align 4, !dbg !51
  %14 = sext i32 %13 to i64, !dbg !51
  %15 = getelementptr inbounds [1 x ptr], ptr %2, i64 0, i64 %14, !dbg !51
  %16 = load ptr, ptr %15, align 8, !dbg !51
  %17 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef %16, ptr noundef null) #5, !dbg !51
  br label %18, !dbg !51

18:                                               ; preds = %9
  %19 = load i32, ptr %4, align 4, !dbg !51
  %20 = add nsw i32 %19, 1, !dbg !51
  store i32 %20, ptr %4, align 4, !dbg !51
  br label %6, !dbg !51, !llvm.loop !53

21:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !55, metadata !DIExpression()), !dbg !57
  store i32 0, ptr %5, align 4, !dbg !57
  br label %22, !dbg !57

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !58
  %24 = icmp slt i32 %23, 1, !dbg !58
  br i1 %24, label %25, label %34, !dbg !57

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !58
  %27 = sext i32 %26 to i64, !dbg !58
  %28 = getelementptr inbounds [1 x i64], ptr %3, i64 0, i64 %27, !dbg !58
  %29 = load i64, ptr %28, align 8, !dbg !58
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !58
  br label %31, !dbg !58

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !58
  %33 = add nsw i32 %32, 1, !dbg !58
  store i32 %33, ptr %5, align 4, !dbg !58
  br label %22, !dbg !58, !llvm.loop !60

34:                                               ; preds = %22
  ret i32 0, !dbg !42
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !61 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !63
  store i32 1, ptr %3, align 4, !dbg !64
  %5 = load i32, ptr %3, align 4, !dbg !64
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !64
  store i32 2, ptr %4, align 4, !dbg !65
  %6 = load i32, ptr %4, align 4, !dbg !65
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !65
  ret ptr null, !dbg !66
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
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "litmus/coww.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 15, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !7, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!7 = !DISubroutineType(types: !8)
!8 = !{!9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{}
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{!13}
!13 = !DIEnumerator(name: "n", value: 1)
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
!25 = !{!0}
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !27)
!27 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = !DILocalVariable(name: "start", scope: !6, file: !3, line: 15, type: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 64, elements: !40)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DISubroutineType(types: !39)
!39 = !{!24, !24}
!40 = !{!41}
!41 = !DISubrange(count: 1)
!42 = !DILocation(line: 15, column: 1, scope: !6)
!43 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 15, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 64, elements: !40)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !DILocalVariable(name: "i", scope: !49, file: !3, line: 15, type: !9)
!49 = distinct !DILexicalBlock(scope: !6, file: !3, line: 15, column: 1)
!50 = !DILocation(line: 15, column: 1, scope: !49)
!51 = !DILocation(line: 15, column: 1, scope: !52)
!52 = distinct !DILexicalBlock(scope: !49, file: !3, line: 15, column: 1)
!53 = distinct !{!53, !50, !50, !54}
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocalVariable(name: "i", scope: !56, file: !3, line: 15, type: !9)
!56 = distinct !DILexicalBlock(scope: !6, file: !3, line: 15, column: 1)
!57 = !DILocation(line: 15, column: 1, scope: !56)
!58 = !DILocation(line: 15, column: 1, scope: !59)
!59 = distinct !DILexicalBlock(scope: !56, file: !3, line: 15, column: 1)
!60 = distinct !{!60, !57, !57, !54}
!61 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 8, type: !38, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!62 = !DILocalVariable(name: "arg", arg: 1, scope: !61, file: !3, line: 8, type: !24)
!63 = !DILocation(line: 8, column: 1, scope: !61)
!64 = !DILocation(line: 10, column: 2, scope: !61)
!65 = !DILocation(line: 11, column: 2, scope: !61)
!66 = !DILocation(line: 12, column: 2, scope: !61)
