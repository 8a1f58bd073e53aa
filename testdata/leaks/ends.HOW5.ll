; ModuleID = 'leaks/ends.c'
source_filename = "leaks/ends.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@block = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !20, metadata !DIExpression()), !dbg !24
  %3 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !25
  store ptr %3, ptr @block, align 8, !dbg !26
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @thread, ptr noundef null) #6, !dbg !27
  %5 = load i64, ptr %2, align 8, !dbg !28
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !29
  %7 = call i32 @atexit(ptr noundef @release) #6, !dbg !30
  ret i32 0, !dbg !31
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @thread(ptr noundef %0) #0 !dbg !32 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !35, metadata !DIExpression()), !dbg !36
  %3 = load ptr, ptr %2, align 8, !dbg !37
  ret ptr null, !dbg !38
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @atexit(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @release() #0 !dbg !39 {
  %1 = load ptr, ptr @block, align 8, !dbg !42
  call void @free(ptr noundef %1) #6, !dbg !43
  ret void, !dbg !44
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "block", scope: !2, file: !3, line: 23, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leaks/ends.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !17, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!8}
!19 = !{}
!20 = !DILocalVariable(name: "t", scope: !16, file: !3, line: 49, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 49, column: 12, scope: !16)
!25 = !DILocation(line: 51, column: 10, scope: !16)
!26 = !DILocation(line: 51, column: 8, scope: !16)
!27 = !DILocation(line: 56, column: 2, scope: !16)
!28 = !DILocation(line: 60, column: 15, scope: !16)
!29 = !DILocation(line: 60, column: 2, scope: !16)
!30 = !DILocation(line: 67, column: 2, scope: !16)
!31 = !DILocation(line: 69, column: 2, scope: !16)
!32 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 26, type: !33, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!33 = !DISubroutineType(types: !34)
!34 = !{!5, !5}
!35 = !DILocalVariable(name: "arg", arg: 1, scope: !32, file: !3, line: 26, type: !5)
!36 = !DILocation(line: 26, column: 27, scope: !32)
!37 = !DILocation(line: 28, column: 8, scope: !32)
!38 = !DILocation(line: 39, column: 2, scope: !32)
!39 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 42, type: !40, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!40 = !DISubroutineType(types: !41)
!41 = !{null}
!42 = !DILocation(line: 44, column: 7, scope: !39)
!43 = !DILocation(line: 44, column: 2, scope: !39)
!44 = !DILocation(line: 45, column: 1, scope: !39)
