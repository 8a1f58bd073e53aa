; ModuleID = 'locks/ttas_lock.c'
source_filename = "locks/ttas_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == N\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [18 x i8] c"locks/ttas_lock.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@taken = internal global i32 0, align 4, !dbg !35

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !62
  store i32 0, ptr %3, align 4, !dbg !62
  br label %5, !dbg !63

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !64
  %7 = icmp slt i32 %6, 4, !dbg !66
  br i1 %7, label %8, label %16, !dbg !67

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !68
  %10 = sext i32 %9 to i64, !dbg !69
  %11 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %10, !dbg !69
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !70
  br label %13, !dbg !70

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !71
  %15 = add nsw i32 %14, 1, !dbg !71
  store i32 %15, ptr %3, align 4, !dbg !71
  br label %5, !dbg !72, !llvm.loop !73

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !76, metadata !DIExpression()), !dbg !78
  store i32 0, ptr %4, align 4, !dbg !78
  br label %17, !dbg !79

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !80
  %19 = icmp slt i32 %18, 4, !dbg !82
  br i1 %19, label %20, label %29, !dbg !83

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !84
  %22 = sext i32 %21 to i64, !dbg !85
  %23 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %22, !dbg !85
  %24 = load i64, ptr %23, align 8, !dbg !85
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !86
  br label %26, !dbg !86

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !87
  %28 = add nsw i32 %27, 1, !dbg !87
  store i32 %28, ptr %4, align 4, !dbg !87
  br label %17, !dbg !88, !llvm.loop !89

29:                                               ; preds = %17
  %30 = load volatile i32, ptr @counter, align 4, !dbg !91
  %31 = icmp eq i32 %30, 4, !dbg !91
  br i1 %31, label %32, label %33, !dbg !94

32:                                               ; preds = %29
  br label %34, !dbg !94

33:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !91
  unreachable, !dbg !91

34:                                               ; preds = %32
  ret i32 0, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !96 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !99, metadata !DIExpression()), !dbg !100
  %3 = load ptr, ptr %2, align 8, !dbg !101
  call void @lock(), !dbg !102
  %4 = load volatile i32, ptr @counter, align 4, !dbg !103
  %5 = add nsw i32 %4, 1, !dbg !103
  store volatile i32 %5, ptr @counter, align 4, !dbg !103
  call void @unlock(), !dbg !104
  ret ptr null, !dbg !105
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @lock() #0 !dbg !106 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  br label %4, !dbg !109

4:                                                ; preds = %11, %0
  br label %5, !dbg !110

5:                                                ; preds = %9, %4
  %6 = load atomic i32, ptr @taken monotonic, align 4, !dbg !112
  store i32 %6, ptr %1, align 4, !dbg !112
  %7 = load i32, ptr %1, align 4, !dbg !112
  %8 = icmp ne i32 %7, 0, !dbg !110
  br i1 %8, label %9, label %10, !dbg !110

9:                                                ; preds = %5
  br label %5, !dbg !110, !llvm.loop !113

10:                                               ; preds = %5
  br label %11, !dbg !115

11:                                               ; preds = %10
  store i32 1, ptr %2, align 4, !dbg !116
  %12 = load i32, ptr %2, align 4, !dbg !116
  %13 = atomicrmw xchg ptr @taken, i32 %12 acquire, align 4, !dbg !116
  store i32 %13, ptr %3, align 4, !dbg !116
  %14 = load i32, ptr %3, align 4, !dbg !116
  %15 = icmp ne i32 %14, 0, !dbg !115
  br i1 %15, label %4, label %16, !dbg !115, !llvm.loop !117

16:                                               ; preds = %11
  ret void, !dbg !119
}

; Function Attrs: noinline nounwind uwtable
define internal void @unlock() #0 !dbg !120 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4, !dbg !121
  %2 = load i32, ptr %1, align 4, !dbg !121
  store atomic i32 %2, ptr @taken release, align 4, !dbg !121
  ret void, !dbg !122
}

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
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/ttas_lock.c", directory: ".")
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
!17 = !{!18, !24, !29, !0, !35}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 104, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 13)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 18)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 18, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !39)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !49, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!39}
!51 = !{}
!52 = !DILocalVariable(name: "t", scope: !48, file: !3, line: 46, type: !53)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 256, elements: !57)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 27, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !{!58}
!58 = !DISubrange(count: 4)
!59 = !DILocation(line: 46, column: 12, scope: !48)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 48, type: !39)
!61 = distinct !DILexicalBlock(scope: !48, file: !3, line: 48, column: 2)
!62 = !DILocation(line: 48, column: 11, scope: !61)
!63 = !DILocation(line: 48, column: 7, scope: !61)
!64 = !DILocation(line: 48, column: 18, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 48, column: 2)
!66 = !DILocation(line: 48, column: 20, scope: !65)
!67 = !DILocation(line: 48, column: 2, scope: !61)
!68 = !DILocation(line: 49, column: 21, scope: !65)
!69 = !DILocation(line: 49, column: 19, scope: !65)
!70 = !DILocation(line: 49, column: 3, scope: !65)
!71 = !DILocation(line: 48, column: 26, scope: !65)
!72 = !DILocation(line: 48, column: 2, scope: !65)
!73 = distinct !{!73, !67, !74, !75}
!74 = !DILocation(line: 49, column: 40, scope: !61)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocalVariable(name: "i", scope: !77, file: !3, line: 50, type: !39)
!77 = distinct !DILexicalBlock(scope: !48, file: !3, line: 50, column: 2)
!78 = !DILocation(line: 50, column: 11, scope: !77)
!79 = !DILocation(line: 50, column: 7, scope: !77)
!80 = !DILocation(line: 50, column: 18, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 50, column: 2)
!82 = !DILocation(line: 50, column: 20, scope: !81)
!83 = !DILocation(line: 50, column: 2, scope: !77)
!84 = !DILocation(line: 51, column: 18, scope: !81)
!85 = !DILocation(line: 51, column: 16, scope: !81)
!86 = !DILocation(line: 51, column: 3, scope: !81)
!87 = !DILocation(line: 50, column: 26, scope: !81)
!88 = !DILocation(line: 50, column: 2, scope: !81)
!89 = distinct !{!89, !83, !90, !75}
!90 = !DILocation(line: 51, column: 26, scope: !77)
!91 = !DILocation(line: 52, column: 2, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 52, column: 2)
!93 = distinct !DILexicalBlock(scope: !48, file: !3, line: 52, column: 2)
!94 = !DILocation(line: 52, column: 2, scope: !93)
!95 = !DILocation(line: 53, column: 2, scope: !48)
!96 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 35, type: !97, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!97 = !DISubroutineType(types: !98)
!98 = !{!16, !16}
!99 = !DILocalVariable(name: "arg", arg: 1, scope: !96, file: !3, line: 35, type: !16)
!100 = !DILocation(line: 35, column: 24, scope: !96)
!101 = !DILocation(line: 37, column: 8, scope: !96)
!102 = !DILocation(line: 38, column: 2, scope: !96)
!103 = !DILocation(line: 39, column: 9, scope: !96)
!104 = !DILocation(line: 40, column: 2, scope: !96)
!105 = !DILocation(line: 41, column: 2, scope: !96)
!106 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 21, type: !107, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!107 = !DISubroutineType(types: !108)
!108 = !{null}
!109 = !DILocation(line: 24, column: 2, scope: !106)
!110 = !DILocation(line: 25, column: 3, scope: !111)
!111 = distinct !DILexicalBlock(scope: !106, file: !3, line: 24, column: 5)
!112 = !DILocation(line: 25, column: 10, scope: !111)
!113 = distinct !{!113, !110, !114, !75}
!114 = !DILocation(line: 26, column: 4, scope: !111)
!115 = !DILocation(line: 27, column: 2, scope: !111)
!116 = !DILocation(line: 27, column: 11, scope: !106)
!117 = distinct !{!117, !109, !118, !75}
!118 = !DILocation(line: 27, column: 68, scope: !106)
!119 = !DILocation(line: 28, column: 1, scope: !106)
!120 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 30, type: !107, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!121 = !DILocation(line: 32, column: 2, scope: !120)
!122 = !DILocation(line: 33, column: 1, scope: !120)
