; ModuleID = 'c11/reclaim.c'
source_filename = "c11/reclaim.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@done = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !32, metadata !DIExpression()), !dbg !34
  %5 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !35
  store ptr %5, ptr %2, align 8, !dbg !34
  call void @llvm.dbg.declare(metadata ptr %3, metadata !36, metadata !DIExpression()), !dbg !40
  %6 = load ptr, ptr %2, align 8, !dbg !41
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @use, ptr noundef %6) #6, !dbg !42
  %8 = load atomic i32, ptr @done acquire, align 4, !dbg !43
  store i32 %8, ptr %4, align 4, !dbg !43
  %9 = load i32, ptr %4, align 4, !dbg !43
  %10 = icmp ne i32 %9, 0, !dbg !43
  br i1 %10, label %11, label %13, !dbg !45

11:                                               ; preds = %0
  %12 = load ptr, ptr %2, align 8, !dbg !46
  call void @free(ptr noundef %12) #6, !dbg !47
  br label %13, !dbg !47

13:                                               ; preds = %11, %0
  %14 = load i64, ptr %3, align 8, !dbg !48
  %15 = call i32 @pthread_join(i64 noundef %14, ptr noundef null), !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @use(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !57
  %5 = load ptr, ptr %2, align 8, !dbg !58
  store ptr %5, ptr %3, align 8, !dbg !57
  store i32 1, ptr %4, align 4, !dbg !59
  %6 = load i32, ptr %4, align 4, !dbg !59
  store atomic i32 %6, ptr @done release, align 4, !dbg !59
  %7 = load ptr, ptr %3, align 8, !dbg !60
  store i32 1, ptr %7, align 4, !dbg !61
  ret ptr null, !dbg !62
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 23, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11/reclaim.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0}
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !29, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!20}
!31 = !{}
!32 = !DILocalVariable(name: "block", scope: !28, file: !3, line: 41, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!34 = !DILocation(line: 41, column: 7, scope: !28)
!35 = !DILocation(line: 41, column: 15, scope: !28)
!36 = !DILocalVariable(name: "t", scope: !28, file: !3, line: 42, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 42, column: 12, scope: !28)
!41 = !DILocation(line: 44, column: 32, scope: !28)
!42 = !DILocation(line: 44, column: 2, scope: !28)
!43 = !DILocation(line: 45, column: 6, scope: !44)
!44 = distinct !DILexicalBlock(scope: !28, file: !3, line: 45, column: 6)
!45 = !DILocation(line: 45, column: 6, scope: !28)
!46 = !DILocation(line: 46, column: 8, scope: !44)
!47 = !DILocation(line: 46, column: 3, scope: !44)
!48 = !DILocation(line: 47, column: 15, scope: !28)
!49 = !DILocation(line: 47, column: 2, scope: !28)
!50 = !DILocation(line: 48, column: 2, scope: !28)
!51 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 25, type: !52, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!52 = !DISubroutineType(types: !53)
!53 = !{!16, !16}
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 25, type: !16)
!55 = !DILocation(line: 25, column: 24, scope: !51)
!56 = !DILocalVariable(name: "block", scope: !51, file: !3, line: 27, type: !33)
!57 = !DILocation(line: 27, column: 7, scope: !51)
!58 = !DILocation(line: 27, column: 15, scope: !51)
!59 = !DILocation(line: 30, column: 2, scope: !51)
!60 = !DILocation(line: 32, column: 3, scope: !51)
!61 = !DILocation(line: 32, column: 9, scope: !51)
!62 = !DILocation(line: 36, column: 2, scope: !51)
