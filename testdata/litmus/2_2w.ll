; ModuleID = 'litmus/2_2w.c'
source_filename = "litmus/2_2w.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.start = private unnamed_addr constant [2 x ptr] [ptr @first, ptr @second], align 16
@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x ptr], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !44
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.start, i64 16, i1 false), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %3, metadata !45, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %4, metadata !50, metadata !DIExpression()), !dbg !52
  store i32 0, ptr %4, align 4, !dbg !52
  br label %6, !dbg !52

6:                                                ; preds = %18, %0
  %7 = load i32, ptr %4, align 4, !dbg !53
  %8 = icmp slt i32 %7, 2, !dbg !53
  br i1 %8, label %9, label %21, !dbg !52

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !53
  %11 = sext i32 %10 to i64, !dbg !53
  %12 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %11, !dbg !53
  %13 = load i32, ptr %4, align 4, !dbg !53
  %14 = sext i32 %13 to i64, !dbg !53
  %15 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 %14, !dbg !53
  %16 = load ptr, ptr %15, align 8, !dbg !53
  %17 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef %16, ptr noundef null) #5, !dbg !53
  br label %18, !dbg !53

18:                                               ; preds = %9
  %19 = load i32, ptr %4, align 4, !dbg !53
  %20 = add nsw i32 %19, 1, !dbg !53
  store i32 %20, ptr %4, align 4, !dbg !53
  br label %6, !dbg !53, !llvm.loop !55

21:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !57, metadata !DIExpression()), !dbg !59
  store i32 0, ptr %5, align 4, !dbg !59
  br label %22, !dbg !59

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !60
  %24 = icmp slt i32 %23, 2, !dbg !60
  br i1 %24, label %25, label %34, !dbg !59

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !60
  %27 = sext i32 %26 to i64, !dbg !60
  %28 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %27, !dbg !60
  %29 = load i64, ptr %28, align 8, !dbg !60
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !60
  br label %31, !dbg !60

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !60
  %33 = add nsw i32 %32, 1, !dbg !60
  store i32 %33, ptr %5, align 4, !dbg !60
  br label %22, !dbg !60, !llvm.loop !62

34:                                               ; preds = %22
  ret i32 0, !dbg !44
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !63 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !64, metadata !DIExpression()), !dbg !65
  store i32 1, ptr %3, align 4, !dbg !66
  %5 = load i32, ptr %3, align 4, !dbg !66
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !66
  store i32 2, ptr %4, align 4, !dbg !67
  %6 = load i32, ptr %4, align 4, !dbg !67
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !67
  ret ptr null, !dbg !68
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  store i32 1, ptr %3, align 4, !dbg !72
  %5 = load i32, ptr %3, align 4, !dbg !72
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !72
  store i32 2, ptr %4, align 4, !dbg !73
  %6 = load i32, ptr %4, align 4, !dbg !73
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !73
  ret ptr null, !dbg !74
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
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "litmus/2_2w.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 22, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !7, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
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
!25 = !{!0, !26}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !DILocalVariable(name: "start", scope: !6, file: !3, line: 22, type: !38)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 128, elements: !42)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DISubroutineType(types: !41)
!41 = !{!24, !24}
!42 = !{!43}
!43 = !DISubrange(count: 2)
!44 = !DILocation(line: 22, column: 1, scope: !6)
!45 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 22, type: !46)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 128, elements: !42)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !DILocalVariable(name: "i", scope: !51, file: !3, line: 22, type: !9)
!51 = distinct !DILexicalBlock(scope: !6, file: !3, line: 22, column: 1)
!52 = !DILocation(line: 22, column: 1, scope: !51)
!53 = !DILocation(line: 22, column: 1, scope: !54)
!54 = distinct !DILexicalBlock(scope: !51, file: !3, line: 22, column: 1)
!55 = distinct !{!55, !52, !52, !56}
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocalVariable(name: "i", scope: !58, file: !3, line: 22, type: !9)
!58 = distinct !DILexicalBlock(scope: !6, file: !3, line: 22, column: 1)
!59 = !DILocation(line: 22, column: 1, scope: !58)
!60 = !DILocation(line: 22, column: 1, scope: !61)
!61 = distinct !DILexicalBlock(scope: !58, file: !3, line: 22, column: 1)
!62 = distinct !{!62, !59, !59, !56}
!63 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 8, type: !40, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!64 = !DILocalVariable(name: "arg", arg: 1, scope: !63, file: !3, line: 8, type: !24)
!65 = !DILocation(line: 8, column: 1, scope: !63)
!66 = !DILocation(line: 10, column: 2, scope: !63)
!67 = !DILocation(line: 11, column: 2, scope: !63)
!68 = !DILocation(line: 12, column: 2, scope: !63)
!69 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 15, type: !40, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 15, type: !24)
!71 = !DILocation(line: 15, column: 1, scope: !69)
!72 = !DILocation(line: 17, column: 2, scope: !69)
!73 = !DILocation(line: 18, column: 2, scope: !69)
!74 = !DILocation(line: 19, column: 2, scope: !69)
