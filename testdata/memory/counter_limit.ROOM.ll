; ModuleID = 'memory/counter_limit.c'
source_filename = "memory/counter_limit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 2147483645, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata ptr %3, metadata !27, metadata !DIExpression()), !dbg !28
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @add, ptr noundef null) #4, !dbg !29
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @add, ptr noundef null) #4, !dbg !30
  %6 = load i64, ptr %2, align 8, !dbg !31
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !32
  %8 = load i64, ptr %3, align 8, !dbg !33
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !34
  ret i32 0, !dbg !35
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @add(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !40
  call void @llvm.dbg.declare(metadata ptr %3, metadata !41, metadata !DIExpression()), !dbg !42
  %4 = load atomic i32, ptr @counter seq_cst, align 4, !dbg !43
  store i32 %4, ptr %3, align 4, !dbg !42
  %5 = load i32, ptr %3, align 4, !dbg !44
  %6 = add nsw i32 %5, 1, !dbg !45
  store atomic i32 %6, ptr @counter seq_cst, align 4, !dbg !46
  %7 = load ptr, ptr %2, align 8, !dbg !47
  ret ptr %7, !dbg !48
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 12, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/counter_limit.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 96, baseType: !9)
!8 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !19, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 27, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 27, column: 12, scope: !18)
!27 = !DILocalVariable(name: "u", scope: !18, file: !3, line: 27, type: !23)
!28 = !DILocation(line: 27, column: 15, scope: !18)
!29 = !DILocation(line: 29, column: 2, scope: !18)
!30 = !DILocation(line: 30, column: 2, scope: !18)
!31 = !DILocation(line: 31, column: 15, scope: !18)
!32 = !DILocation(line: 31, column: 2, scope: !18)
!33 = !DILocation(line: 32, column: 15, scope: !18)
!34 = !DILocation(line: 32, column: 2, scope: !18)
!35 = !DILocation(line: 33, column: 2, scope: !18)
!36 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 17, type: !37, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !DILocalVariable(name: "arg", arg: 1, scope: !36, file: !3, line: 17, type: !5)
!40 = !DILocation(line: 17, column: 24, scope: !36)
!41 = !DILocalVariable(name: "seen", scope: !36, file: !3, line: 19, type: !10)
!42 = !DILocation(line: 19, column: 6, scope: !36)
!43 = !DILocation(line: 19, column: 13, scope: !36)
!44 = !DILocation(line: 21, column: 12, scope: !36)
!45 = !DILocation(line: 21, column: 17, scope: !36)
!46 = !DILocation(line: 21, column: 10, scope: !36)
!47 = !DILocation(line: 22, column: 9, scope: !36)
!48 = !DILocation(line: 22, column: 2, scope: !36)
