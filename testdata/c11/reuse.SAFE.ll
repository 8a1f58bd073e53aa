; ModuleID = 'c11/reuse.c'
source_filename = "c11/reuse.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@slot = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [61 x i8] c"atomic_load_explicit(p, memory_order_relaxed) == *(int *)arg\00", align 1, !dbg !20
@.str.1 = private unnamed_addr constant [12 x i8] c"c11/reuse.c\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.read_slot = private unnamed_addr constant [24 x i8] c"void *read_slot(void *)\00", align 1, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @once(i32 noundef 1), !dbg !52
  call void @once(i32 noundef 2), !dbg !53
  ret i32 0, !dbg !54
}

; Function Attrs: noinline nounwind uwtable
define internal void @once(i32 noundef %0) #0 !dbg !55 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !61
  store i32 0, ptr %3, align 4, !dbg !61
  call void @llvm.dbg.declare(metadata ptr %4, metadata !62, metadata !DIExpression()), !dbg !66
  %8 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @read_slot, ptr noundef %2) #5, !dbg !67
  %9 = load i32, ptr %2, align 4, !dbg !68
  store i32 %9, ptr %5, align 4, !dbg !69
  %10 = load i32, ptr %5, align 4, !dbg !69
  store atomic i32 %10, ptr %3 monotonic, align 4, !dbg !69
  store ptr %3, ptr %6, align 8, !dbg !70
  %11 = load i64, ptr %6, align 8, !dbg !70
  store atomic i64 %11, ptr @slot release, align 8, !dbg !70
  %12 = load i64, ptr %4, align 8, !dbg !71
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !72
  store ptr null, ptr %7, align 8, !dbg !73
  %14 = load i64, ptr %7, align 8, !dbg !73
  store atomic i64 %14, ptr @slot monotonic, align 8, !dbg !73
  ret void, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @read_slot(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata ptr %3, metadata !80, metadata !DIExpression()), !dbg !81
  %6 = load atomic i64, ptr @slot acquire, align 8, !dbg !82
  store i64 %6, ptr %4, align 8, !dbg !82
  %7 = load ptr, ptr %4, align 8, !dbg !82
  store ptr %7, ptr %3, align 8, !dbg !81
  %8 = load ptr, ptr %3, align 8, !dbg !83
  %9 = icmp ne ptr %8, null, !dbg !83
  br i1 %9, label %10, label %20, !dbg !85

10:                                               ; preds = %1
  %11 = load ptr, ptr %3, align 8, !dbg !86
  %12 = load atomic i32, ptr %11 monotonic, align 4, !dbg !86
  store i32 %12, ptr %5, align 4, !dbg !86
  %13 = load i32, ptr %5, align 4, !dbg !86
  %14 = load ptr, ptr %2, align 8, !dbg !86
  %15 = load i32, ptr %14, align 4, !dbg !86
  %16 = icmp eq i32 %13, %15, !dbg !86
  br i1 %16, label %17, label %18, !dbg !89

17:                                               ; preds = %10
  br label %19, !dbg !89

18:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.read_slot) #6, !dbg !86
  unreachable, !dbg !86

19:                                               ; preds = %17
  br label %20, !dbg !90

20:                                               ; preds = %19, %1
  ret ptr null, !dbg !91
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 19, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11/reuse.c", directory: ".")
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
!15 = !{!16, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!19 = !{!20, !26, !31, !0}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 488, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 61)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 96, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 12)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 192, elements: !35)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!35 = !{!36}
!36 = !DISubrange(count: 24)
!37 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !49, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!17}
!51 = !{}
!52 = !DILocation(line: 44, column: 2, scope: !48)
!53 = !DILocation(line: 45, column: 2, scope: !48)
!54 = !DILocation(line: 46, column: 2, scope: !48)
!55 = distinct !DISubprogram(name: "once", scope: !3, file: !3, line: 30, type: !56, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !17}
!58 = !DILocalVariable(name: "value", arg: 1, scope: !55, file: !3, line: 30, type: !17)
!59 = !DILocation(line: 30, column: 22, scope: !55)
!60 = !DILocalVariable(name: "local", scope: !55, file: !3, line: 32, type: !39)
!61 = !DILocation(line: 32, column: 13, scope: !55)
!62 = !DILocalVariable(name: "t", scope: !55, file: !3, line: 33, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !64, line: 27, baseType: !65)
!64 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!65 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!66 = !DILocation(line: 33, column: 12, scope: !55)
!67 = !DILocation(line: 35, column: 2, scope: !55)
!68 = !DILocation(line: 36, column: 32, scope: !55)
!69 = !DILocation(line: 36, column: 2, scope: !55)
!70 = !DILocation(line: 37, column: 2, scope: !55)
!71 = !DILocation(line: 38, column: 15, scope: !55)
!72 = !DILocation(line: 38, column: 2, scope: !55)
!73 = !DILocation(line: 39, column: 2, scope: !55)
!74 = !DILocation(line: 40, column: 1, scope: !55)
!75 = distinct !DISubprogram(name: "read_slot", scope: !3, file: !3, line: 21, type: !76, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!76 = !DISubroutineType(types: !77)
!77 = !{!18, !18}
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 21, type: !18)
!79 = !DILocation(line: 21, column: 30, scope: !75)
!80 = !DILocalVariable(name: "p", scope: !75, file: !3, line: 23, type: !38)
!81 = !DILocation(line: 23, column: 14, scope: !75)
!82 = !DILocation(line: 23, column: 18, scope: !75)
!83 = !DILocation(line: 25, column: 6, scope: !84)
!84 = distinct !DILexicalBlock(scope: !75, file: !3, line: 25, column: 6)
!85 = !DILocation(line: 25, column: 6, scope: !75)
!86 = !DILocation(line: 26, column: 3, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 26, column: 3)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 26, column: 3)
!89 = !DILocation(line: 26, column: 3, scope: !88)
!90 = !DILocation(line: 26, column: 3, scope: !84)
!91 = !DILocation(line: 27, column: 2, scope: !75)
