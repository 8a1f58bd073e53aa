; ModuleID = 'spin_fence.c'
source_filename = "spin_fence.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@y = internal global i32 0, align 4, !dbg !0
@x = internal global i32 0, align 4, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !32, metadata !DIExpression()), !dbg !36
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @reader, ptr noundef null) #4, !dbg !37
  store atomic i32 1, ptr @y seq_cst, align 4, !dbg !38
  store i32 1, ptr %3, align 4, !dbg !39
  %5 = load i32, ptr %3, align 4, !dbg !39
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !39
  %6 = load i64, ptr %2, align 8, !dbg !40
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !41
  ret i32 0, !dbg !42
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !43 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !47, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata ptr %3, metadata !49, metadata !DIExpression()), !dbg !50
  br label %5, !dbg !51

5:                                                ; preds = %8, %1
  fence seq_cst, !dbg !52
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !54
  store i32 %6, ptr %4, align 4, !dbg !54
  %7 = load i32, ptr %4, align 4, !dbg !54
  store i32 %7, ptr %3, align 4, !dbg !55
  br label %8, !dbg !56

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !57
  %10 = icmp ne i32 %9, 0, !dbg !58
  %11 = xor i1 %10, true, !dbg !58
  br i1 %11, label %5, label %12, !dbg !56, !llvm.loop !59

12:                                               ; preds = %8
  %13 = load atomic i32, ptr @y seq_cst, align 4, !dbg !62
  %14 = icmp ne i32 %13, 0, !dbg !62
  br i1 %14, label %15, label %17, !dbg !62

15:                                               ; preds = %12
  %16 = load ptr, ptr %2, align 8, !dbg !63
  br label %18, !dbg !62

17:                                               ; preds = %12
  br label %18, !dbg !62

18:                                               ; preds = %17, %15
  %19 = phi ptr [ %16, %15 ], [ null, %17 ], !dbg !62
  ret ptr %19, !dbg !64
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_fence.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !0}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !29, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!20}
!31 = !{}
!32 = !DILocalVariable(name: "h", scope: !28, file: !3, line: 16, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 16, column: 12, scope: !28)
!37 = !DILocation(line: 17, column: 2, scope: !28)
!38 = !DILocation(line: 18, column: 4, scope: !28)
!39 = !DILocation(line: 19, column: 2, scope: !28)
!40 = !DILocation(line: 20, column: 15, scope: !28)
!41 = !DILocation(line: 20, column: 2, scope: !28)
!42 = !DILocation(line: 21, column: 2, scope: !28)
!43 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 5, type: !44, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!47 = !DILocalVariable(name: "arg", arg: 1, scope: !43, file: !3, line: 5, type: !46)
!48 = !DILocation(line: 5, column: 27, scope: !43)
!49 = !DILocalVariable(name: "a", scope: !43, file: !3, line: 7, type: !20)
!50 = !DILocation(line: 7, column: 6, scope: !43)
!51 = !DILocation(line: 8, column: 2, scope: !43)
!52 = !DILocation(line: 9, column: 3, scope: !53)
!53 = distinct !DILexicalBlock(scope: !43, file: !3, line: 8, column: 5)
!54 = !DILocation(line: 10, column: 7, scope: !53)
!55 = !DILocation(line: 10, column: 5, scope: !53)
!56 = !DILocation(line: 11, column: 2, scope: !53)
!57 = !DILocation(line: 11, column: 12, scope: !43)
!58 = !DILocation(line: 11, column: 11, scope: !43)
!59 = distinct !{!59, !51, !60, !61}
!60 = !DILocation(line: 11, column: 13, scope: !43)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !DILocation(line: 12, column: 9, scope: !43)
!63 = !DILocation(line: 12, column: 13, scope: !43)
!64 = !DILocation(line: 12, column: 2, scope: !43)
