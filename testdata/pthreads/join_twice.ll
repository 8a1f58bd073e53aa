; ModuleID = 'pthreads/join_twice.c'
source_filename = "pthreads/join_twice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@worker = internal global i64 0, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !15 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !20, metadata !DIExpression()), !dbg !21
  %3 = call i32 @pthread_create(ptr noundef @worker, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !22
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @join, ptr noundef null) #4, !dbg !23
  %5 = load i64, ptr @worker, align 8, !dbg !24
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !25
  %7 = load i64, ptr %2, align 8, !dbg !26
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !27
  ret i32 0, !dbg !28
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !29 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !33, metadata !DIExpression()), !dbg !34
  %3 = load ptr, ptr %2, align 8, !dbg !35
  ret ptr %3, !dbg !36
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @join(ptr noundef %0) #0 !dbg !37 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !39
  %3 = load i64, ptr @worker, align 8, !dbg !40
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !41
  %5 = load ptr, ptr %2, align 8, !dbg !42
  ret ptr %5, !dbg !43
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "worker", scope: !2, file: !3, line: 7, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/join_twice.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !6, line: 27, baseType: !7)
!6 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "other", scope: !15, file: !3, line: 19, type: !5)
!21 = !DILocation(line: 19, column: 12, scope: !15)
!22 = !DILocation(line: 20, column: 2, scope: !15)
!23 = !DILocation(line: 21, column: 2, scope: !15)
!24 = !DILocation(line: 22, column: 15, scope: !15)
!25 = !DILocation(line: 22, column: 2, scope: !15)
!26 = !DILocation(line: 23, column: 15, scope: !15)
!27 = !DILocation(line: 23, column: 2, scope: !15)
!28 = !DILocation(line: 24, column: 2, scope: !15)
!29 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 9, type: !30, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!33 = !DILocalVariable(name: "arg", arg: 1, scope: !29, file: !3, line: 9, type: !32)
!34 = !DILocation(line: 9, column: 25, scope: !29)
!35 = !DILocation(line: 9, column: 39, scope: !29)
!36 = !DILocation(line: 9, column: 32, scope: !29)
!37 = distinct !DISubprogram(name: "join", scope: !3, file: !3, line: 11, type: !30, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!38 = !DILocalVariable(name: "arg", arg: 1, scope: !37, file: !3, line: 11, type: !32)
!39 = !DILocation(line: 11, column: 25, scope: !37)
!40 = !DILocation(line: 13, column: 15, scope: !37)
!41 = !DILocation(line: 13, column: 2, scope: !37)
!42 = !DILocation(line: 14, column: 9, scope: !37)
!43 = !DILocation(line: 14, column: 2, scope: !37)
