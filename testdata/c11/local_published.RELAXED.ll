; ModuleID = 'c11/local_published.c'
source_filename = "c11/local_published.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@where = internal global ptr null, align 8, !dbg !0
@own = internal thread_local global i32 3, align 4, !dbg !18
@done = internal global i32 0, align 4, !dbg !23
@.str = private unnamed_addr constant [59 x i8] c"atomic_fetch_add_explicit(p, 1, memory_order_relaxed) == 3\00", align 1, !dbg !25
@.str.1 = private unnamed_addr constant [22 x i8] c"c11/local_published.c\00", align 1, !dbg !31
@__PRETTY_FUNCTION__.use = private unnamed_addr constant [18 x i8] c"void *use(void *)\00", align 1, !dbg !36

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !55, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !61
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @publish, ptr noundef null) #5, !dbg !62
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @use, ptr noundef null) #5, !dbg !63
  %6 = load i64, ptr %2, align 8, !dbg !64
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !65
  %8 = load i64, ptr %3, align 8, !dbg !66
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !67
  ret i32 0, !dbg !68
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @publish(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !73
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !74
  store ptr %5, ptr %3, align 8, !dbg !75
  %6 = load i64, ptr %3, align 8, !dbg !75
  store atomic i64 %6, ptr @where monotonic, align 8, !dbg !75
  br label %7, !dbg !76

7:                                                ; preds = %12, %1
  %8 = load atomic i32, ptr @done monotonic, align 4, !dbg !77
  store i32 %8, ptr %4, align 4, !dbg !77
  %9 = load i32, ptr %4, align 4, !dbg !77
  %10 = icmp ne i32 %9, 0, !dbg !78
  %11 = xor i1 %10, true, !dbg !78
  br i1 %11, label %12, label %13, !dbg !76

12:                                               ; preds = %7
  br label %7, !dbg !76, !llvm.loop !79

13:                                               ; preds = %7
  %14 = load ptr, ptr %2, align 8, !dbg !82
  ret ptr %14, !dbg !83
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @use(ptr noundef %0) #0 !dbg !84 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !86
  call void @llvm.dbg.declare(metadata ptr %3, metadata !87, metadata !DIExpression()), !dbg !88
  %8 = load atomic i64, ptr @where monotonic, align 8, !dbg !89
  store i64 %8, ptr %4, align 8, !dbg !89
  %9 = load ptr, ptr %4, align 8, !dbg !89
  store ptr %9, ptr %3, align 8, !dbg !88
  %10 = load ptr, ptr %3, align 8, !dbg !90
  %11 = icmp ne ptr %10, null, !dbg !90
  br i1 %11, label %12, label %21, !dbg !92

12:                                               ; preds = %1
  %13 = load ptr, ptr %3, align 8, !dbg !93
  store i32 1, ptr %5, align 4, !dbg !93
  %14 = load i32, ptr %5, align 4, !dbg !93
  %15 = atomicrmw add ptr %13, i32 %14 monotonic, align 4, !dbg !93
  store i32 %15, ptr %6, align 4, !dbg !93
  %16 = load i32, ptr %6, align 4, !dbg !93
  %17 = icmp eq i32 %16, 3, !dbg !93
  br i1 %17, label %18, label %19, !dbg !96

18:                                               ; preds = %12
  br label %20, !dbg !96

19:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.use) #6, !dbg !93
  unreachable, !dbg !93

20:                                               ; preds = %18
  br label %21, !dbg !97

21:                                               ; preds = %20, %1
  store i32 1, ptr %7, align 4, !dbg !98
  %22 = load i32, ptr %7, align 4, !dbg !98
  store atomic i32 %22, ptr @done release, align 4, !dbg !98
  %23 = load ptr, ptr %2, align 8, !dbg !99
  ret ptr %23, !dbg !100
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

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
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "where", scope: !2, file: !3, line: 19, type: !42, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11/local_published.c", directory: ".")
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
!17 = !{!0, !18, !23, !25, !31, !36}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 18, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 20, type: !20, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 472, elements: !29)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !{!30}
!30 = !DISubrange(count: 59)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 176, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 22)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 144, elements: !40)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!40 = !{!41}
!41 = !DISubrange(count: 18)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !52, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!22}
!54 = !{}
!55 = !DILocalVariable(name: "a", scope: !51, file: !3, line: 44, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 27, baseType: !58)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 44, column: 12, scope: !51)
!60 = !DILocalVariable(name: "b", scope: !51, file: !3, line: 44, type: !56)
!61 = !DILocation(line: 44, column: 15, scope: !51)
!62 = !DILocation(line: 46, column: 2, scope: !51)
!63 = !DILocation(line: 47, column: 2, scope: !51)
!64 = !DILocation(line: 48, column: 15, scope: !51)
!65 = !DILocation(line: 48, column: 2, scope: !51)
!66 = !DILocation(line: 49, column: 15, scope: !51)
!67 = !DILocation(line: 49, column: 2, scope: !51)
!68 = !DILocation(line: 50, column: 2, scope: !51)
!69 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 22, type: !70, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!70 = !DISubroutineType(types: !71)
!71 = !{!16, !16}
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 22, type: !16)
!73 = !DILocation(line: 22, column: 28, scope: !69)
!74 = !DILocation(line: 24, column: 33, scope: !69)
!75 = !DILocation(line: 24, column: 2, scope: !69)
!76 = !DILocation(line: 26, column: 2, scope: !69)
!77 = !DILocation(line: 26, column: 10, scope: !69)
!78 = !DILocation(line: 26, column: 9, scope: !69)
!79 = distinct !{!79, !76, !80, !81}
!80 = !DILocation(line: 27, column: 3, scope: !69)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocation(line: 29, column: 9, scope: !69)
!83 = !DILocation(line: 29, column: 2, scope: !69)
!84 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 32, type: !70, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!85 = !DILocalVariable(name: "arg", arg: 1, scope: !84, file: !3, line: 32, type: !16)
!86 = !DILocation(line: 32, column: 24, scope: !84)
!87 = !DILocalVariable(name: "p", scope: !84, file: !3, line: 34, type: !43)
!88 = !DILocation(line: 34, column: 14, scope: !84)
!89 = !DILocation(line: 34, column: 18, scope: !84)
!90 = !DILocation(line: 36, column: 6, scope: !91)
!91 = distinct !DILexicalBlock(scope: !84, file: !3, line: 36, column: 6)
!92 = !DILocation(line: 36, column: 6, scope: !84)
!93 = !DILocation(line: 37, column: 3, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 37, column: 3)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 37, column: 3)
!96 = !DILocation(line: 37, column: 3, scope: !95)
!97 = !DILocation(line: 37, column: 3, scope: !91)
!98 = !DILocation(line: 38, column: 2, scope: !84)
!99 = !DILocation(line: 39, column: 9, scope: !84)
!100 = !DILocation(line: 39, column: 2, scope: !84)
