; ModuleID = 'spin_choice_leaves.c'
source_filename = "spin_choice_leaves.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stay = dso_local global i32 1, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %2, !dbg !18

2:                                                ; preds = %8, %0
  %3 = load atomic i32, ptr @stay seq_cst, align 4, !dbg !19
  %4 = icmp ne i32 %3, 0, !dbg !18
  br i1 %4, label %5, label %9, !dbg !18

5:                                                ; preds = %2
  %6 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !20
  br i1 %6, label %7, label %8, !dbg !22

7:                                                ; preds = %5
  br label %9, !dbg !23

8:                                                ; preds = %5
  br label %2, !dbg !18, !llvm.loop !24

9:                                                ; preds = %7, %2
  ret i32 0, !dbg !27
}

declare zeroext i1 @__VERIFIER_nondet_bool() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "stay", scope: !2, file: !3, line: 4, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_choice_leaves.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 8, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!6}
!17 = !{}
!18 = !DILocation(line: 8, column: 2, scope: !14)
!19 = !DILocation(line: 8, column: 9, scope: !14)
!20 = !DILocation(line: 9, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !14, file: !3, line: 9, column: 7)
!22 = !DILocation(line: 9, column: 7, scope: !14)
!23 = !DILocation(line: 10, column: 4, scope: !21)
!24 = distinct !{!24, !18, !25, !26}
!25 = !DILocation(line: 10, column: 4, scope: !14)
!26 = !{!"llvm.loop.mustprogress"}
!27 = !DILocation(line: 11, column: 2, scope: !14)
