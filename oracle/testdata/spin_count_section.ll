; ModuleID = 'spin_count_section.c'
source_filename = "spin_count_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !20, metadata !DIExpression()), !dbg !24
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @counter, ptr noundef null) #4, !dbg !25
  store atomic i32 1, ptr @x seq_cst, align 4, !dbg !26
  call void @__VERIFIER_atomic_begin(), !dbg !27
  br label %6, !dbg !28

6:                                                ; preds = %11, %0
  store i32 1, ptr %3, align 4, !dbg !29
  %7 = load i32, ptr %3, align 4, !dbg !29
  %8 = atomicrmw add ptr @x, i32 %7 seq_cst, align 4, !dbg !29
  store i32 %8, ptr %4, align 4, !dbg !29
  %9 = load i32, ptr %4, align 4, !dbg !29
  %10 = icmp slt i32 %9, 3, !dbg !30
  br i1 %10, label %11, label %12, !dbg !28

11:                                               ; preds = %6
  br label %6, !dbg !28, !llvm.loop !31

12:                                               ; preds = %6
  call void @__VERIFIER_atomic_end(), !dbg !34
  %13 = load i64, ptr %2, align 8, !dbg !35
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !36
  ret i32 0, !dbg !37
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @counter(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !42, metadata !DIExpression()), !dbg !43
  call void @__VERIFIER_atomic_begin(), !dbg !44
  br label %5, !dbg !45

5:                                                ; preds = %10, %1
  store i32 1, ptr %3, align 4, !dbg !46
  %6 = load i32, ptr %3, align 4, !dbg !46
  %7 = atomicrmw add ptr @x, i32 %6 seq_cst, align 4, !dbg !46
  store i32 %7, ptr %4, align 4, !dbg !46
  %8 = load i32, ptr %4, align 4, !dbg !46
  %9 = icmp slt i32 %8, 2, !dbg !47
  br i1 %9, label %10, label %11, !dbg !45

10:                                               ; preds = %5
  br label %5, !dbg !45, !llvm.loop !48

11:                                               ; preds = %5
  call void @__VERIFIER_atomic_end(), !dbg !50
  %12 = load ptr, ptr %2, align 8, !dbg !51
  ret ptr %12, !dbg !52
}

declare void @__VERIFIER_atomic_begin() #3

declare void @__VERIFIER_atomic_end() #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_count_section.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !7)
!6 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !17, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!8}
!19 = !{}
!20 = !DILocalVariable(name: "h1", scope: !16, file: !3, line: 17, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 17, column: 12, scope: !16)
!25 = !DILocation(line: 18, column: 2, scope: !16)
!26 = !DILocation(line: 19, column: 4, scope: !16)
!27 = !DILocation(line: 20, column: 2, scope: !16)
!28 = !DILocation(line: 21, column: 2, scope: !16)
!29 = !DILocation(line: 21, column: 9, scope: !16)
!30 = !DILocation(line: 21, column: 33, scope: !16)
!31 = distinct !{!31, !28, !32, !33}
!32 = !DILocation(line: 22, column: 3, scope: !16)
!33 = !{!"llvm.loop.mustprogress"}
!34 = !DILocation(line: 23, column: 2, scope: !16)
!35 = !DILocation(line: 24, column: 15, scope: !16)
!36 = !DILocation(line: 24, column: 2, scope: !16)
!37 = !DILocation(line: 25, column: 2, scope: !16)
!38 = distinct !DISubprogram(name: "counter", scope: !3, file: !3, line: 7, type: !39, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!42 = !DILocalVariable(name: "arg", arg: 1, scope: !38, file: !3, line: 7, type: !41)
!43 = !DILocation(line: 7, column: 28, scope: !38)
!44 = !DILocation(line: 9, column: 2, scope: !38)
!45 = !DILocation(line: 10, column: 2, scope: !38)
!46 = !DILocation(line: 10, column: 9, scope: !38)
!47 = !DILocation(line: 10, column: 33, scope: !38)
!48 = distinct !{!48, !45, !49, !33}
!49 = !DILocation(line: 11, column: 3, scope: !38)
!50 = !DILocation(line: 12, column: 2, scope: !38)
!51 = !DILocation(line: 13, column: 9, scope: !38)
!52 = !DILocation(line: 13, column: 2, scope: !38)
