; ModuleID = 'threads/detach_nobody.c'
source_filename = "threads/detach_nobody.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !13 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !18, metadata !DIExpression()), !dbg !19
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !20
  %4 = call i32 @pthread_detach(i64 noundef 17) #4, !dbg !21
  %5 = load i64, ptr %2, align 8, !dbg !22
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !23
  %7 = load i64, ptr %2, align 8, !dbg !24
  %8 = call i32 @pthread_detach(i64 noundef %7) #4, !dbg !24
  %9 = load i64, ptr %2, align 8, !dbg !25
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !25
  ret i32 0, !dbg !26
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !27 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !31, metadata !DIExpression()), !dbg !32
  %3 = load ptr, ptr %2, align 8, !dbg !33
  ret ptr %3, !dbg !34
}

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "threads/detach_nobody.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !4, line: 27, baseType: !5)
!4 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 17, type: !14, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{}
!18 = !DILocalVariable(name: "worker", scope: !13, file: !1, line: 19, type: !3)
!19 = !DILocation(line: 19, column: 12, scope: !13)
!20 = !DILocation(line: 20, column: 2, scope: !13)
!21 = !DILocation(line: 21, column: 2, scope: !13)
!22 = !DILocation(line: 22, column: 15, scope: !13)
!23 = !DILocation(line: 22, column: 2, scope: !13)
!24 = !DILocation(line: 23, column: 2, scope: !13)
!25 = !DILocation(line: 24, column: 2, scope: !13)
!26 = !DILocation(line: 25, column: 2, scope: !13)
!27 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 15, type: !28, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!31 = !DILocalVariable(name: "arg", arg: 1, scope: !27, file: !1, line: 15, type: !30)
!32 = !DILocation(line: 15, column: 25, scope: !27)
!33 = !DILocation(line: 15, column: 39, scope: !27)
!34 = !DILocation(line: 15, column: 32, scope: !27)
