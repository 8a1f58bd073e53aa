; ModuleID = 'spin_choice.c'
source_filename = "spin_choice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stay = dso_local global i32 1, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !18, metadata !DIExpression()), !dbg !19
  store i32 0, ptr %2, align 4, !dbg !19
  br label %3, !dbg !20

3:                                                ; preds = %6, %0
  %4 = load atomic i32, ptr @stay seq_cst, align 4, !dbg !21
  %5 = icmp ne i32 %4, 0, !dbg !20
  br i1 %5, label %6, label %9, !dbg !20

6:                                                ; preds = %3
  %7 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !22
  %8 = zext i1 %7 to i32, !dbg !22
  store i32 %8, ptr %2, align 4, !dbg !23
  br label %3, !dbg !20, !llvm.loop !24

9:                                                ; preds = %3
  %10 = load i32, ptr %2, align 4, !dbg !27
  ret i32 %10, !dbg !28
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i1 @__VERIFIER_nondet_bool() #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "stay", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_choice.c", directory: ".")
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
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!6}
!17 = !{}
!18 = !DILocalVariable(name: "last", scope: !14, file: !3, line: 9, type: !6)
!19 = !DILocation(line: 9, column: 6, scope: !14)
!20 = !DILocation(line: 10, column: 2, scope: !14)
!21 = !DILocation(line: 10, column: 9, scope: !14)
!22 = !DILocation(line: 11, column: 10, scope: !14)
!23 = !DILocation(line: 11, column: 8, scope: !14)
!24 = distinct !{!24, !20, !25, !26}
!25 = !DILocation(line: 11, column: 33, scope: !14)
!26 = !{!"llvm.loop.mustprogress"}
!27 = !DILocation(line: 12, column: 9, scope: !14)
!28 = !DILocation(line: 12, column: 2, scope: !14)
