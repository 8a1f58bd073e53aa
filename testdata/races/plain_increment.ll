; ModuleID = 'races/plain_increment.c'
source_filename = "races/plain_increment.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !13 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !17, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !23
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @add, ptr noundef null) #4, !dbg !24
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @add, ptr noundef null) #4, !dbg !25
  %5 = load i64, ptr %1, align 8, !dbg !26
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !27
  %7 = load i64, ptr %2, align 8, !dbg !28
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !29
  ret i32 0, !dbg !30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @add(ptr noundef %0) #0 !dbg !31 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !35, metadata !DIExpression()), !dbg !36
  %3 = load i32, ptr @x, align 4, !dbg !37
  %4 = add nsw i32 %3, 1, !dbg !37
  store i32 %4, ptr @x, align 4, !dbg !37
  %5 = load ptr, ptr %2, align 8, !dbg !38
  ret ptr %5, !dbg !39
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 3, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "races/plain_increment.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{}
!17 = !DILocalVariable(name: "a", scope: !13, file: !3, line: 7, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 27, baseType: !20)
!19 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 7, column: 12, scope: !13)
!22 = !DILocalVariable(name: "b", scope: !13, file: !3, line: 7, type: !18)
!23 = !DILocation(line: 7, column: 15, scope: !13)
!24 = !DILocation(line: 8, column: 2, scope: !13)
!25 = !DILocation(line: 9, column: 2, scope: !13)
!26 = !DILocation(line: 10, column: 15, scope: !13)
!27 = !DILocation(line: 10, column: 2, scope: !13)
!28 = !DILocation(line: 11, column: 15, scope: !13)
!29 = !DILocation(line: 11, column: 2, scope: !13)
!30 = !DILocation(line: 12, column: 1, scope: !13)
!31 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 4, type: !32, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !16)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!35 = !DILocalVariable(name: "arg", arg: 1, scope: !31, file: !3, line: 4, type: !34)
!36 = !DILocation(line: 4, column: 24, scope: !31)
!37 = !DILocation(line: 4, column: 32, scope: !31)
!38 = !DILocation(line: 4, column: 43, scope: !31)
!39 = !DILocation(line: 4, column: 36, scope: !31)
