; ModuleID = 'waits/fence_loop.c'
source_filename = "waits/fence_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !27, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata ptr %3, metadata !32, metadata !DIExpression()), !dbg !33
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @fences, ptr noundef null) #4, !dbg !34
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @sections, ptr noundef null) #4, !dbg !35
  %6 = load i64, ptr %2, align 8, !dbg !36
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !37
  %8 = load i64, ptr %3, align 8, !dbg !38
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !39
  ret i32 0, !dbg !40
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @fences(ptr noundef %0) #0 !dbg !41 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !45
  br label %3, !dbg !46

3:                                                ; preds = %3, %1
  fence seq_cst, !dbg !47
  br label %3, !dbg !50, !llvm.loop !51
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @sections(ptr noundef %0) #0 !dbg !54 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !55, metadata !DIExpression()), !dbg !56
  br label %3, !dbg !57

3:                                                ; preds = %3, %1
  call void @__VERIFIER_atomic_begin(), !dbg !58
  call void @__VERIFIER_atomic_end(), !dbg !62
  br label %3, !dbg !63, !llvm.loop !64
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__VERIFIER_atomic_begin() #3

declare void @__VERIFIER_atomic_end() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !13, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "waits/fence_loop.c", directory: ".")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !4, line: 60, baseType: !5, size: 32, elements: !6)
!4 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{!7, !8, !9, !10, !11, !12}
!7 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!8 = !DIEnumerator(name: "memory_order_consume", value: 1)
!9 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!10 = !DIEnumerator(name: "memory_order_release", value: 3)
!11 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!12 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 28, type: !23, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !26)
!23 = !DISubroutineType(types: !24)
!24 = !{!25}
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{}
!27 = !DILocalVariable(name: "t", scope: !22, file: !1, line: 30, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 30, column: 12, scope: !22)
!32 = !DILocalVariable(name: "u", scope: !22, file: !1, line: 30, type: !28)
!33 = !DILocation(line: 30, column: 15, scope: !22)
!34 = !DILocation(line: 32, column: 2, scope: !22)
!35 = !DILocation(line: 33, column: 2, scope: !22)
!36 = !DILocation(line: 34, column: 15, scope: !22)
!37 = !DILocation(line: 34, column: 2, scope: !22)
!38 = !DILocation(line: 35, column: 15, scope: !22)
!39 = !DILocation(line: 35, column: 2, scope: !22)
!40 = !DILocation(line: 36, column: 2, scope: !22)
!41 = distinct !DISubprogram(name: "fences", scope: !1, file: !1, line: 12, type: !42, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !26)
!42 = !DISubroutineType(types: !43)
!43 = !{!14, !14}
!44 = !DILocalVariable(name: "arg", arg: 1, scope: !41, file: !1, line: 12, type: !14)
!45 = !DILocation(line: 12, column: 27, scope: !41)
!46 = !DILocation(line: 14, column: 2, scope: !41)
!47 = !DILocation(line: 15, column: 3, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !1, line: 14, column: 2)
!49 = distinct !DILexicalBlock(scope: !41, file: !1, line: 14, column: 2)
!50 = !DILocation(line: 14, column: 2, scope: !48)
!51 = distinct !{!51, !52, !53}
!52 = !DILocation(line: 14, column: 2, scope: !49)
!53 = !DILocation(line: 15, column: 3, scope: !49)
!54 = distinct !DISubprogram(name: "sections", scope: !1, file: !1, line: 19, type: !42, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !26)
!55 = !DILocalVariable(name: "arg", arg: 1, scope: !54, file: !1, line: 19, type: !14)
!56 = !DILocation(line: 19, column: 29, scope: !54)
!57 = !DILocation(line: 21, column: 2, scope: !54)
!58 = !DILocation(line: 22, column: 3, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 21, column: 11)
!60 = distinct !DILexicalBlock(scope: !61, file: !1, line: 21, column: 2)
!61 = distinct !DILexicalBlock(scope: !54, file: !1, line: 21, column: 2)
!62 = !DILocation(line: 23, column: 3, scope: !59)
!63 = !DILocation(line: 21, column: 2, scope: !60)
!64 = distinct !{!64, !65, !66}
!65 = !DILocation(line: 21, column: 2, scope: !61)
!66 = !DILocation(line: 24, column: 2, scope: !61)
