; ModuleID = 'free_last.c'
source_filename = "free_last.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@p = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !21, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata ptr %3, metadata !26, metadata !DIExpression()), !dbg !27
  %4 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !28
  store ptr %4, ptr @p, align 8, !dbg !29
  %5 = load ptr, ptr @p, align 8, !dbg !30
  store atomic i32 0, ptr %5 seq_cst, align 4, !dbg !31
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #6, !dbg !32
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @writer, ptr noundef null) #6, !dbg !33
  %8 = load i64, ptr %2, align 8, !dbg !34
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !35
  %10 = load i64, ptr %3, align 8, !dbg !36
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !37
  %12 = load ptr, ptr @p, align 8, !dbg !38
  call void @free(ptr noundef %12) #6, !dbg !39
  %13 = load ptr, ptr @p, align 8, !dbg !40
  %14 = load atomic i32, ptr %13 seq_cst, align 4, !dbg !41
  ret i32 %14, !dbg !42
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !43 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !47, metadata !DIExpression()), !dbg !48
  %3 = load ptr, ptr @p, align 8, !dbg !49
  store atomic i32 1, ptr %3 seq_cst, align 4, !dbg !50
  %4 = load ptr, ptr %2, align 8, !dbg !51
  ret ptr %4, !dbg !52
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

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
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "free_last.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !7, line: 96, baseType: !8)
!7 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!8 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !18, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!9}
!20 = !{}
!21 = !DILocalVariable(name: "h1", scope: !17, file: !3, line: 9, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !24)
!23 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 9, column: 12, scope: !17)
!26 = !DILocalVariable(name: "h2", scope: !17, file: !3, line: 9, type: !22)
!27 = !DILocation(line: 9, column: 16, scope: !17)
!28 = !DILocation(line: 10, column: 6, scope: !17)
!29 = !DILocation(line: 10, column: 4, scope: !17)
!30 = !DILocation(line: 11, column: 3, scope: !17)
!31 = !DILocation(line: 11, column: 5, scope: !17)
!32 = !DILocation(line: 12, column: 2, scope: !17)
!33 = !DILocation(line: 13, column: 2, scope: !17)
!34 = !DILocation(line: 14, column: 15, scope: !17)
!35 = !DILocation(line: 14, column: 2, scope: !17)
!36 = !DILocation(line: 15, column: 15, scope: !17)
!37 = !DILocation(line: 15, column: 2, scope: !17)
!38 = !DILocation(line: 16, column: 7, scope: !17)
!39 = !DILocation(line: 16, column: 2, scope: !17)
!40 = !DILocation(line: 17, column: 10, scope: !17)
!41 = !DILocation(line: 17, column: 9, scope: !17)
!42 = !DILocation(line: 17, column: 2, scope: !17)
!43 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 6, type: !44, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!47 = !DILocalVariable(name: "arg", arg: 1, scope: !43, file: !3, line: 6, type: !46)
!48 = !DILocation(line: 6, column: 27, scope: !43)
!49 = !DILocation(line: 6, column: 35, scope: !43)
!50 = !DILocation(line: 6, column: 37, scope: !43)
!51 = !DILocation(line: 6, column: 49, scope: !43)
!52 = !DILocation(line: 6, column: 42, scope: !43)
