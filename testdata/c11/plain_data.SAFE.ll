; ModuleID = 'c11/plain_data.c'
source_filename = "c11/plain_data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@data = internal global i32 0, align 4, !dbg !18
@copy = internal global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !36, metadata !DIExpression()), !dbg !40
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @give, ptr noundef null) #4, !dbg !41
  %5 = load atomic i32, ptr @flag acquire, align 4, !dbg !42
  store i32 %5, ptr %3, align 4, !dbg !42
  %6 = load i32, ptr %3, align 4, !dbg !42
  %7 = icmp ne i32 %6, 0, !dbg !42
  br i1 %7, label %8, label %10, !dbg !44

8:                                                ; preds = %0
  %9 = load i32, ptr @data, align 4, !dbg !45
  store i32 %9, ptr @copy, align 4, !dbg !46
  br label %10, !dbg !47

10:                                               ; preds = %8, %0
  %11 = load i64, ptr %2, align 8, !dbg !48
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @give(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !55
  store i32 1, ptr @data, align 4, !dbg !56
  store i32 1, ptr %3, align 4, !dbg !57
  %4 = load i32, ptr %3, align 4, !dbg !57
  store atomic i32 %4, ptr @flag release, align 4, !dbg !57
  %5 = load ptr, ptr %2, align 8, !dbg !58
  ret ptr %5, !dbg !59
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 18, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11/plain_data.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !21, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 17, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "copy", scope: !2, file: !3, line: 17, type: !20, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !33, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!20}
!35 = !{}
!36 = !DILocalVariable(name: "t", scope: !32, file: !3, line: 29, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 29, column: 12, scope: !32)
!41 = !DILocation(line: 31, column: 2, scope: !32)
!42 = !DILocation(line: 32, column: 6, scope: !43)
!43 = distinct !DILexicalBlock(scope: !32, file: !3, line: 32, column: 6)
!44 = !DILocation(line: 32, column: 6, scope: !32)
!45 = !DILocation(line: 33, column: 10, scope: !43)
!46 = !DILocation(line: 33, column: 8, scope: !43)
!47 = !DILocation(line: 33, column: 3, scope: !43)
!48 = !DILocation(line: 34, column: 15, scope: !32)
!49 = !DILocation(line: 34, column: 2, scope: !32)
!50 = !DILocation(line: 35, column: 2, scope: !32)
!51 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 20, type: !52, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!52 = !DISubroutineType(types: !53)
!53 = !{!16, !16}
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 20, type: !16)
!55 = !DILocation(line: 20, column: 25, scope: !51)
!56 = !DILocation(line: 22, column: 7, scope: !51)
!57 = !DILocation(line: 23, column: 2, scope: !51)
!58 = !DILocation(line: 24, column: 9, scope: !51)
!59 = !DILocation(line: 24, column: 2, scope: !51)
