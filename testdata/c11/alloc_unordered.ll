; ModuleID = 'c11/alloc_unordered.c'
source_filename = "c11/alloc_unordered.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@slot = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !32, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.declare(metadata ptr %3, metadata !37, metadata !DIExpression()), !dbg !38
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @make, ptr noundef null) #5, !dbg !39
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @use, ptr noundef null) #5, !dbg !40
  %6 = load i64, ptr %2, align 8, !dbg !41
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !42
  %8 = load i64, ptr %3, align 8, !dbg !43
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !44
  ret i32 0, !dbg !45
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @make(ptr noundef %0) #0 !dbg !46 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !50
  %4 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !51
  store ptr %4, ptr %3, align 8, !dbg !52
  %5 = load i64, ptr %3, align 8, !dbg !52
  store atomic i64 %5, ptr @slot monotonic, align 8, !dbg !52
  %6 = load ptr, ptr %2, align 8, !dbg !53
  ret ptr %6, !dbg !54
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @use(ptr noundef %0) #0 !dbg !55 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !59
  %5 = load atomic i64, ptr @slot monotonic, align 8, !dbg !60
  store i64 %5, ptr %4, align 8, !dbg !60
  %6 = load ptr, ptr %4, align 8, !dbg !60
  store ptr %6, ptr %3, align 8, !dbg !59
  %7 = load ptr, ptr %3, align 8, !dbg !61
  %8 = icmp ne ptr %7, null, !dbg !61
  br i1 %8, label %9, label %11, !dbg !63

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8, !dbg !64
  store i32 18, ptr %10, align 4, !dbg !65
  br label %11, !dbg !66

11:                                               ; preds = %9, %1
  %12 = load ptr, ptr %2, align 8, !dbg !67
  ret ptr %12, !dbg !68
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 18, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11/alloc_unordered.c", directory: ".")
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
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !29, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!20}
!31 = !{}
!32 = !DILocalVariable(name: "a", scope: !28, file: !3, line: 37, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 37, column: 12, scope: !28)
!37 = !DILocalVariable(name: "b", scope: !28, file: !3, line: 37, type: !33)
!38 = !DILocation(line: 37, column: 15, scope: !28)
!39 = !DILocation(line: 39, column: 2, scope: !28)
!40 = !DILocation(line: 40, column: 2, scope: !28)
!41 = !DILocation(line: 41, column: 15, scope: !28)
!42 = !DILocation(line: 41, column: 2, scope: !28)
!43 = !DILocation(line: 42, column: 15, scope: !28)
!44 = !DILocation(line: 42, column: 2, scope: !28)
!45 = !DILocation(line: 43, column: 2, scope: !28)
!46 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 20, type: !47, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!47 = !DISubroutineType(types: !48)
!48 = !{!16, !16}
!49 = !DILocalVariable(name: "arg", arg: 1, scope: !46, file: !3, line: 20, type: !16)
!50 = !DILocation(line: 20, column: 25, scope: !46)
!51 = !DILocation(line: 22, column: 31, scope: !46)
!52 = !DILocation(line: 22, column: 2, scope: !46)
!53 = !DILocation(line: 23, column: 9, scope: !46)
!54 = !DILocation(line: 23, column: 2, scope: !46)
!55 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 26, type: !47, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !55, file: !3, line: 26, type: !16)
!57 = !DILocation(line: 26, column: 24, scope: !55)
!58 = !DILocalVariable(name: "p", scope: !55, file: !3, line: 28, type: !19)
!59 = !DILocation(line: 28, column: 7, scope: !55)
!60 = !DILocation(line: 28, column: 11, scope: !55)
!61 = !DILocation(line: 30, column: 6, scope: !62)
!62 = distinct !DILexicalBlock(scope: !55, file: !3, line: 30, column: 6)
!63 = !DILocation(line: 30, column: 6, scope: !55)
!64 = !DILocation(line: 31, column: 4, scope: !62)
!65 = !DILocation(line: 31, column: 6, scope: !62)
!66 = !DILocation(line: 31, column: 3, scope: !62)
!67 = !DILocation(line: 32, column: 9, scope: !55)
!68 = !DILocation(line: 32, column: 2, scope: !55)
