; ModuleID = 'c11/mp.c'
source_filename = "c11/mp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cell = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@ready = internal global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [11 x i8] c"a + b == 7\00", align 1, !dbg !23
@.str.1 = private unnamed_addr constant [9 x i8] c"c11/mp.c\00", align 1, !dbg !29
@__PRETTY_FUNCTION__.consume = private unnamed_addr constant [22 x i8] c"void *consume(void *)\00", align 1, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !60
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @produce, ptr noundef null) #5, !dbg !61
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @consume, ptr noundef null) #5, !dbg !62
  %6 = load i64, ptr %2, align 8, !dbg !63
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !64
  %8 = load i64, ptr %3, align 8, !dbg !65
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @produce(ptr noundef %0) #0 !dbg !68 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !71, metadata !DIExpression()), !dbg !72
  store i32 3, ptr %3, align 4, !dbg !73
  %6 = load i32, ptr %3, align 4, !dbg !73
  store atomic i32 %6, ptr @cell monotonic, align 4, !dbg !73
  store i32 4, ptr %4, align 4, !dbg !74
  %7 = load i32, ptr %4, align 4, !dbg !74
  store atomic i32 %7, ptr getelementptr inbounds ([2 x i32], ptr @cell, i64 0, i64 1) monotonic, align 4, !dbg !74
  store i32 1, ptr %5, align 4, !dbg !75
  %8 = load i32, ptr %5, align 4, !dbg !75
  store atomic i32 %8, ptr @ready release, align 4, !dbg !75
  %9 = load ptr, ptr %2, align 8, !dbg !76
  ret ptr %9, !dbg !77
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consume(ptr noundef %0) #0 !dbg !78 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !79, metadata !DIExpression()), !dbg !80
  %8 = load atomic i32, ptr @ready acquire, align 4, !dbg !81
  store i32 %8, ptr %3, align 4, !dbg !81
  %9 = load i32, ptr %3, align 4, !dbg !81
  %10 = icmp ne i32 %9, 0, !dbg !81
  br i1 %10, label %11, label %23, !dbg !83

11:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !84, metadata !DIExpression()), !dbg !86
  %12 = load atomic i32, ptr @cell monotonic, align 4, !dbg !87
  store i32 %12, ptr %5, align 4, !dbg !87
  %13 = load i32, ptr %5, align 4, !dbg !87
  store i32 %13, ptr %4, align 4, !dbg !86
  call void @llvm.dbg.declare(metadata ptr %6, metadata !88, metadata !DIExpression()), !dbg !89
  %14 = load atomic i32, ptr getelementptr inbounds ([2 x i32], ptr @cell, i64 0, i64 1) monotonic, align 4, !dbg !90
  store i32 %14, ptr %7, align 4, !dbg !90
  %15 = load i32, ptr %7, align 4, !dbg !90
  store i32 %15, ptr %6, align 4, !dbg !89
  %16 = load i32, ptr %4, align 4, !dbg !91
  %17 = load i32, ptr %6, align 4, !dbg !91
  %18 = add nsw i32 %16, %17, !dbg !91
  %19 = icmp eq i32 %18, 7, !dbg !91
  br i1 %19, label %20, label %21, !dbg !94

20:                                               ; preds = %11
  br label %22, !dbg !94

21:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.consume) #6, !dbg !91
  unreachable, !dbg !91

22:                                               ; preds = %20
  br label %23, !dbg !95

23:                                               ; preds = %22, %1
  %24 = load ptr, ptr %2, align 8, !dbg !96
  ret ptr %24, !dbg !97
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
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 20, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11/mp.c", directory: ".")
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
!17 = !{!0, !18, !23, !29, !34}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 20, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 88, elements: !27)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !{!28}
!28 = !DISubrange(count: 11)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 72, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 9)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 176, elements: !38)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!38 = !{!39}
!39 = !DISubrange(count: 22)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 2)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !51, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!22}
!53 = !{}
!54 = !DILocalVariable(name: "p", scope: !50, file: !3, line: 43, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 43, column: 12, scope: !50)
!59 = !DILocalVariable(name: "c", scope: !50, file: !3, line: 43, type: !55)
!60 = !DILocation(line: 43, column: 15, scope: !50)
!61 = !DILocation(line: 45, column: 2, scope: !50)
!62 = !DILocation(line: 46, column: 2, scope: !50)
!63 = !DILocation(line: 47, column: 15, scope: !50)
!64 = !DILocation(line: 47, column: 2, scope: !50)
!65 = !DILocation(line: 48, column: 15, scope: !50)
!66 = !DILocation(line: 48, column: 2, scope: !50)
!67 = !DILocation(line: 49, column: 2, scope: !50)
!68 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 22, type: !69, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!69 = !DISubroutineType(types: !70)
!70 = !{!16, !16}
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !68, file: !3, line: 22, type: !16)
!72 = !DILocation(line: 22, column: 28, scope: !68)
!73 = !DILocation(line: 24, column: 2, scope: !68)
!74 = !DILocation(line: 25, column: 2, scope: !68)
!75 = !DILocation(line: 26, column: 2, scope: !68)
!76 = !DILocation(line: 27, column: 9, scope: !68)
!77 = !DILocation(line: 27, column: 2, scope: !68)
!78 = distinct !DISubprogram(name: "consume", scope: !3, file: !3, line: 30, type: !69, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!79 = !DILocalVariable(name: "arg", arg: 1, scope: !78, file: !3, line: 30, type: !16)
!80 = !DILocation(line: 30, column: 28, scope: !78)
!81 = !DILocation(line: 32, column: 6, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 32, column: 6)
!83 = !DILocation(line: 32, column: 6, scope: !78)
!84 = !DILocalVariable(name: "a", scope: !85, file: !3, line: 33, type: !22)
!85 = distinct !DILexicalBlock(scope: !82, file: !3, line: 32, column: 45)
!86 = !DILocation(line: 33, column: 7, scope: !85)
!87 = !DILocation(line: 33, column: 11, scope: !85)
!88 = !DILocalVariable(name: "b", scope: !85, file: !3, line: 34, type: !22)
!89 = !DILocation(line: 34, column: 7, scope: !85)
!90 = !DILocation(line: 34, column: 11, scope: !85)
!91 = !DILocation(line: 36, column: 3, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 36, column: 3)
!93 = distinct !DILexicalBlock(scope: !85, file: !3, line: 36, column: 3)
!94 = !DILocation(line: 36, column: 3, scope: !93)
!95 = !DILocation(line: 37, column: 2, scope: !85)
!96 = !DILocation(line: 38, column: 9, scope: !78)
!97 = !DILocation(line: 38, column: 2, scope: !78)
