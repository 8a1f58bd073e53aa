; ModuleID = 'threads/spawn_failing.c'
source_filename = "threads/spawn_failing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !14, metadata !DIExpression()), !dbg !18
  br label %3, !dbg !19

3:                                                ; preds = %3, %0
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @fail, ptr noundef null) #4, !dbg !20
  %5 = load i64, ptr %2, align 8, !dbg !24
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !25
  br label %3, !dbg !26, !llvm.loop !27
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @fail(ptr noundef %0) #0 !dbg !30 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !34, metadata !DIExpression()), !dbg !35
  call void @reach_error(), !dbg !36
  %3 = load ptr, ptr %2, align 8, !dbg !37
  ret ptr %3, !dbg !38
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @reach_error() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "threads/spawn_failing.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "t", scope: !9, file: !1, line: 7, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 27, baseType: !17)
!16 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DILocation(line: 7, column: 12, scope: !9)
!19 = !DILocation(line: 8, column: 2, scope: !9)
!20 = !DILocation(line: 9, column: 3, scope: !21)
!21 = distinct !DILexicalBlock(scope: !22, file: !1, line: 8, column: 11)
!22 = distinct !DILexicalBlock(scope: !23, file: !1, line: 8, column: 2)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 2)
!24 = !DILocation(line: 11, column: 16, scope: !21)
!25 = !DILocation(line: 11, column: 3, scope: !21)
!26 = !DILocation(line: 8, column: 2, scope: !22)
!27 = distinct !{!27, !28, !29}
!28 = !DILocation(line: 8, column: 2, scope: !23)
!29 = !DILocation(line: 13, column: 2, scope: !23)
!30 = distinct !DISubprogram(name: "fail", scope: !1, file: !1, line: 4, type: !31, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!34 = !DILocalVariable(name: "arg", arg: 1, scope: !30, file: !1, line: 4, type: !33)
!35 = !DILocation(line: 4, column: 25, scope: !30)
!36 = !DILocation(line: 4, column: 32, scope: !30)
!37 = !DILocation(line: 4, column: 54, scope: !30)
!38 = !DILocation(line: 4, column: 47, scope: !30)
