; ModuleID = 'threads/abort_section.c'
source_filename = "threads/abort_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@closed = internal global i32 0, align 4, !dbg !0
@open = internal global i32 1, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !15 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !19, metadata !DIExpression()), !dbg !23
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @close_door, ptr noundef null) #5, !dbg !24
  store i32 1, ptr @closed, align 4, !dbg !25
  %4 = load i32, ptr @open, align 4, !dbg !26
  %5 = icmp ne i32 %4, 0, !dbg !26
  br i1 %5, label %7, label %6, !dbg !28

6:                                                ; preds = %0
  call void @reach_error(), !dbg !29
  br label %7, !dbg !29

7:                                                ; preds = %6, %0
  %8 = load i32, ptr %1, align 4, !dbg !30
  ret i32 %8, !dbg !30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @close_door(ptr noundef %0) #0 !dbg !31 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !35, metadata !DIExpression()), !dbg !36
  call void @__VERIFIER_atomic_begin(), !dbg !37
  %3 = load i32, ptr @closed, align 4, !dbg !38
  %4 = icmp ne i32 %3, 0, !dbg !38
  br i1 %4, label %6, label %5, !dbg !40

5:                                                ; preds = %1
  store i32 0, ptr @open, align 4, !dbg !41
  call void @abort() #6, !dbg !43
  unreachable, !dbg !43

6:                                                ; preds = %1
  call void @__VERIFIER_atomic_end(), !dbg !44
  %7 = load ptr, ptr %2, align 8, !dbg !45
  ret ptr %7, !dbg !46
}

declare void @reach_error() #3

declare void @__VERIFIER_atomic_begin() #3

; Function Attrs: noreturn nounwind
declare void @abort() #4

declare void @__VERIFIER_atomic_end() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "closed", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/abort_section.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "open", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !16, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{}
!19 = !DILocalVariable(name: "t", scope: !15, file: !3, line: 20, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !21, line: 27, baseType: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DILocation(line: 20, column: 12, scope: !15)
!24 = !DILocation(line: 21, column: 2, scope: !15)
!25 = !DILocation(line: 22, column: 9, scope: !15)
!26 = !DILocation(line: 23, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !15, file: !3, line: 23, column: 6)
!28 = !DILocation(line: 23, column: 6, scope: !15)
!29 = !DILocation(line: 24, column: 3, scope: !27)
!30 = !DILocation(line: 25, column: 1, scope: !15)
!31 = distinct !DISubprogram(name: "close_door", scope: !3, file: !3, line: 8, type: !32, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!35 = !DILocalVariable(name: "arg", arg: 1, scope: !31, file: !3, line: 8, type: !34)
!36 = !DILocation(line: 8, column: 31, scope: !31)
!37 = !DILocation(line: 10, column: 2, scope: !31)
!38 = !DILocation(line: 11, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !31, file: !3, line: 11, column: 6)
!40 = !DILocation(line: 11, column: 6, scope: !31)
!41 = !DILocation(line: 12, column: 8, scope: !42)
!42 = distinct !DILexicalBlock(scope: !39, file: !3, line: 11, column: 15)
!43 = !DILocation(line: 13, column: 3, scope: !42)
!44 = !DILocation(line: 15, column: 2, scope: !31)
!45 = !DILocation(line: 16, column: 9, scope: !31)
!46 = !DILocation(line: 16, column: 2, scope: !31)
