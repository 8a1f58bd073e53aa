; ModuleID = 'inputs/magic.c'
source_filename = "inputs/magic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@message = internal global i32 0, align 4, !dbg !0
@ready = internal global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [14 x i8] c"message == 42\00", align 1, !dbg !23
@.str.1 = private unnamed_addr constant [15 x i8] c"inputs/magic.c\00", align 1, !dbg !29
@__PRETTY_FUNCTION__.receive = private unnamed_addr constant [22 x i8] c"void *receive(void *)\00", align 1, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !57
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @send, ptr noundef null) #5, !dbg !58
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @receive, ptr noundef null) #5, !dbg !59
  %6 = load i64, ptr %2, align 8, !dbg !60
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !61
  %8 = load i64, ptr %3, align 8, !dbg !62
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !63
  ret i32 0, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @send(ptr noundef %0) #0 !dbg !65 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !68, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata ptr %4, metadata !70, metadata !DIExpression()), !dbg !71
  %7 = call i32 @__VERIFIER_nondet_uint(), !dbg !72
  store i32 %7, ptr %4, align 4, !dbg !71
  %8 = load ptr, ptr %3, align 8, !dbg !73
  store i32 42, ptr @message, align 4, !dbg !74
  %9 = load i32, ptr %4, align 4, !dbg !75
  %10 = mul i32 %9, -1640531535, !dbg !77
  %11 = icmp eq i32 %10, 305419896, !dbg !78
  br i1 %11, label %12, label %14, !dbg !79

12:                                               ; preds = %1
  store i32 1, ptr %5, align 4, !dbg !80
  %13 = load i32, ptr %5, align 4, !dbg !80
  store atomic i32 %13, ptr @ready monotonic, align 4, !dbg !80
  store ptr null, ptr %2, align 8, !dbg !82
  br label %21, !dbg !82

14:                                               ; preds = %1
  %15 = load i32, ptr %4, align 4, !dbg !83
  %16 = urem i32 %15, 2, !dbg !84
  %17 = icmp ne i32 %16, 0, !dbg !83
  %18 = zext i1 %17 to i64, !dbg !83
  %19 = select i1 %17, i32 1, i32 2, !dbg !83
  store i32 %19, ptr %6, align 4, !dbg !85
  %20 = load i32, ptr %6, align 4, !dbg !85
  store atomic i32 %20, ptr @ready release, align 4, !dbg !85
  store ptr null, ptr %2, align 8, !dbg !86
  br label %21, !dbg !86

21:                                               ; preds = %14, %12
  %22 = load ptr, ptr %2, align 8, !dbg !87
  ret ptr %22, !dbg !87
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @receive(ptr noundef %0) #0 !dbg !88 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !89, metadata !DIExpression()), !dbg !90
  %4 = load ptr, ptr %2, align 8, !dbg !91
  %5 = load atomic i32, ptr @ready acquire, align 4, !dbg !92
  store i32 %5, ptr %3, align 4, !dbg !92
  %6 = load i32, ptr %3, align 4, !dbg !92
  %7 = icmp ne i32 %6, 0, !dbg !92
  br i1 %7, label %8, label %14, !dbg !94

8:                                                ; preds = %1
  %9 = load i32, ptr @message, align 4, !dbg !95
  %10 = icmp eq i32 %9, 42, !dbg !95
  br i1 %10, label %11, label %12, !dbg !98

11:                                               ; preds = %8
  br label %13, !dbg !98

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.receive) #6, !dbg !95
  unreachable, !dbg !95

13:                                               ; preds = %11
  br label %14, !dbg !99

14:                                               ; preds = %13, %1
  ret ptr null, !dbg !100
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @__VERIFIER_nondet_uint() #3

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
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "message", scope: !2, file: !3, line: 13, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "inputs/magic.c", directory: ".")
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
!19 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 14, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 112, elements: !27)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !{!28}
!28 = !DISubrange(count: 14)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 120, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 15)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 176, elements: !38)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!38 = !{!39}
!39 = !DISubrange(count: 22)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !48, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!22}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 42, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 42, column: 12, scope: !47)
!56 = !DILocalVariable(name: "u", scope: !47, file: !3, line: 42, type: !52)
!57 = !DILocation(line: 42, column: 15, scope: !47)
!58 = !DILocation(line: 44, column: 2, scope: !47)
!59 = !DILocation(line: 45, column: 2, scope: !47)
!60 = !DILocation(line: 46, column: 15, scope: !47)
!61 = !DILocation(line: 46, column: 2, scope: !47)
!62 = !DILocation(line: 47, column: 15, scope: !47)
!63 = !DILocation(line: 47, column: 2, scope: !47)
!64 = !DILocation(line: 48, column: 2, scope: !47)
!65 = distinct !DISubprogram(name: "send", scope: !3, file: !3, line: 16, type: !66, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!66 = !DISubroutineType(types: !67)
!67 = !{!16, !16}
!68 = !DILocalVariable(name: "arg", arg: 1, scope: !65, file: !3, line: 16, type: !16)
!69 = !DILocation(line: 16, column: 25, scope: !65)
!70 = !DILocalVariable(name: "key", scope: !65, file: !3, line: 18, type: !7)
!71 = !DILocation(line: 18, column: 11, scope: !65)
!72 = !DILocation(line: 18, column: 17, scope: !65)
!73 = !DILocation(line: 20, column: 8, scope: !65)
!74 = !DILocation(line: 21, column: 10, scope: !65)
!75 = !DILocation(line: 23, column: 6, scope: !76)
!76 = distinct !DILexicalBlock(scope: !65, file: !3, line: 23, column: 6)
!77 = !DILocation(line: 23, column: 10, scope: !76)
!78 = !DILocation(line: 23, column: 24, scope: !76)
!79 = !DILocation(line: 23, column: 6, scope: !65)
!80 = !DILocation(line: 24, column: 3, scope: !81)
!81 = distinct !DILexicalBlock(scope: !76, file: !3, line: 23, column: 39)
!82 = !DILocation(line: 25, column: 3, scope: !81)
!83 = !DILocation(line: 28, column: 32, scope: !65)
!84 = !DILocation(line: 28, column: 36, scope: !65)
!85 = !DILocation(line: 28, column: 2, scope: !65)
!86 = !DILocation(line: 29, column: 2, scope: !65)
!87 = !DILocation(line: 30, column: 1, scope: !65)
!88 = distinct !DISubprogram(name: "receive", scope: !3, file: !3, line: 32, type: !66, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!89 = !DILocalVariable(name: "arg", arg: 1, scope: !88, file: !3, line: 32, type: !16)
!90 = !DILocation(line: 32, column: 28, scope: !88)
!91 = !DILocation(line: 34, column: 8, scope: !88)
!92 = !DILocation(line: 35, column: 6, scope: !93)
!93 = distinct !DILexicalBlock(scope: !88, file: !3, line: 35, column: 6)
!94 = !DILocation(line: 35, column: 6, scope: !88)
!95 = !DILocation(line: 36, column: 3, scope: !96)
!96 = distinct !DILexicalBlock(scope: !97, file: !3, line: 36, column: 3)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 36, column: 3)
!98 = !DILocation(line: 36, column: 3, scope: !97)
!99 = !DILocation(line: 36, column: 3, scope: !93)
!100 = !DILocation(line: 37, column: 2, scope: !88)
