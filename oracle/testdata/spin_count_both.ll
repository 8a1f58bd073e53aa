; ModuleID = 'spin_count_both.c'
source_filename = "spin_count_both.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stop = internal global i32 0, align 4, !dbg !0
@n = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !26
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @counter, ptr noundef null) #3, !dbg !27
  store atomic i32 1, ptr @stop seq_cst, align 4, !dbg !28
  ret i32 0, !dbg !29
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @counter(ptr noundef %0) #0 !dbg !30 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !34, metadata !DIExpression()), !dbg !35
  br label %5, !dbg !36

5:                                                ; preds = %16, %1
  store i32 1, ptr %3, align 4, !dbg !37
  %6 = load i32, ptr %3, align 4, !dbg !37
  %7 = atomicrmw add ptr @n, i32 %6 seq_cst, align 4, !dbg !37
  store i32 %7, ptr %4, align 4, !dbg !37
  %8 = load i32, ptr %4, align 4, !dbg !37
  %9 = icmp slt i32 %8, 3, !dbg !38
  br i1 %9, label %10, label %14, !dbg !39

10:                                               ; preds = %5
  %11 = load atomic i32, ptr @stop seq_cst, align 4, !dbg !40
  %12 = icmp ne i32 %11, 0, !dbg !41
  %13 = xor i1 %12, true, !dbg !41
  br label %14

14:                                               ; preds = %10, %5
  %15 = phi i1 [ false, %5 ], [ %13, %10 ], !dbg !42
  br i1 %15, label %16, label %17, !dbg !36

16:                                               ; preds = %14
  br label %5, !dbg !36, !llvm.loop !43

17:                                               ; preds = %14
  %18 = load ptr, ptr %2, align 8, !dbg !46
  ret ptr %18, !dbg !47
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_count_both.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 96, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !19, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocalVariable(name: "h", scope: !18, file: !3, line: 13, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 13, column: 12, scope: !18)
!27 = !DILocation(line: 14, column: 2, scope: !18)
!28 = !DILocation(line: 15, column: 7, scope: !18)
!29 = !DILocation(line: 16, column: 2, scope: !18)
!30 = distinct !DISubprogram(name: "counter", scope: !3, file: !3, line: 5, type: !31, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!34 = !DILocalVariable(name: "arg", arg: 1, scope: !30, file: !3, line: 5, type: !33)
!35 = !DILocation(line: 5, column: 28, scope: !30)
!36 = !DILocation(line: 7, column: 2, scope: !30)
!37 = !DILocation(line: 7, column: 9, scope: !30)
!38 = !DILocation(line: 7, column: 33, scope: !30)
!39 = !DILocation(line: 7, column: 37, scope: !30)
!40 = !DILocation(line: 7, column: 41, scope: !30)
!41 = !DILocation(line: 7, column: 40, scope: !30)
!42 = !DILocation(line: 0, scope: !30)
!43 = distinct !{!43, !36, !44, !45}
!44 = !DILocation(line: 8, column: 3, scope: !30)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 9, column: 9, scope: !30)
!47 = !DILocation(line: 9, column: 2, scope: !30)
