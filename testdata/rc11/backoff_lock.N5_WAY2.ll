; ModuleID = 'rc11/backoff_lock.c'
source_filename = "rc11/backoff_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == N\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [20 x i8] c"rc11/backoff_lock.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@taken = internal global i32 0, align 4, !dbg !35

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !61
  store i32 0, ptr %3, align 4, !dbg !61
  br label %5, !dbg !62

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !63
  %7 = icmp slt i32 %6, 5, !dbg !65
  br i1 %7, label %8, label %16, !dbg !66

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !67
  %10 = sext i32 %9 to i64, !dbg !68
  %11 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %10, !dbg !68
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !69
  br label %13, !dbg !69

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !70
  %15 = add nsw i32 %14, 1, !dbg !70
  store i32 %15, ptr %3, align 4, !dbg !70
  br label %5, !dbg !71, !llvm.loop !72

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %4, align 4, !dbg !77
  br label %17, !dbg !78

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !79
  %19 = icmp slt i32 %18, 5, !dbg !81
  br i1 %19, label %20, label %29, !dbg !82

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !83
  %22 = sext i32 %21 to i64, !dbg !84
  %23 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %22, !dbg !84
  %24 = load i64, ptr %23, align 8, !dbg !84
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !85
  br label %26, !dbg !85

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !86
  %28 = add nsw i32 %27, 1, !dbg !86
  store i32 %28, ptr %4, align 4, !dbg !86
  br label %17, !dbg !87, !llvm.loop !88

29:                                               ; preds = %17
  %30 = load i32, ptr @counter, align 4, !dbg !90
  %31 = icmp eq i32 %30, 5, !dbg !90
  br i1 %31, label %32, label %33, !dbg !93

32:                                               ; preds = %29
  br label %34, !dbg !93

33:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 80, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !90
  unreachable, !dbg !90

34:                                               ; preds = %32
  ret i32 0, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  %4 = call i32 @enter(), !dbg !100
  %5 = icmp ne i32 %4, 0, !dbg !100
  br i1 %5, label %6, label %10, !dbg !102

6:                                                ; preds = %1
  %7 = load i32, ptr @counter, align 4, !dbg !103
  %8 = add nsw i32 %7, 1, !dbg !103
  store i32 %8, ptr @counter, align 4, !dbg !103
  store i32 0, ptr %3, align 4, !dbg !105
  %9 = load i32, ptr %3, align 4, !dbg !105
  store atomic i32 %9, ptr @taken release, align 4, !dbg !105
  br label %10, !dbg !106

10:                                               ; preds = %6, %1
  ret ptr null, !dbg !107
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @enter() #0 !dbg !108 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !109, metadata !DIExpression()), !dbg !110
  store i32 0, ptr %1, align 4, !dbg !110
  call void @llvm.dbg.declare(metadata ptr %2, metadata !111, metadata !DIExpression()), !dbg !112
  store i32 1, ptr %2, align 4, !dbg !112
  br label %5, !dbg !113

5:                                                ; preds = %20, %0
  store i32 1, ptr %3, align 4, !dbg !114
  %6 = load i32, ptr %3, align 4, !dbg !114
  %7 = atomicrmw xchg ptr @taken, i32 %6 acquire, align 4, !dbg !114
  store i32 %7, ptr %4, align 4, !dbg !114
  %8 = load i32, ptr %4, align 4, !dbg !114
  %9 = icmp ne i32 %8, 0, !dbg !113
  br i1 %9, label %10, label %21, !dbg !113

10:                                               ; preds = %5
  %11 = load i32, ptr %1, align 4, !dbg !115
  %12 = add nsw i32 %11, 1, !dbg !115
  store i32 %12, ptr %1, align 4, !dbg !115
  %13 = load i32, ptr %1, align 4, !dbg !117
  %14 = srem i32 %13, 10, !dbg !121
  %15 = icmp ne i32 %14, 0, !dbg !121
  br i1 %15, label %16, label %18, !dbg !122

16:                                               ; preds = %10
  %17 = load i32, ptr %1, align 4, !dbg !123
  call void @pause_for(i32 noundef %17), !dbg !124
  br label %20, !dbg !124

18:                                               ; preds = %10
  %19 = call i32 @sched_yield() #5, !dbg !125
  br label %20

20:                                               ; preds = %18, %16
  br label %5, !dbg !113, !llvm.loop !126

21:                                               ; preds = %5
  ret i32 1, !dbg !128
}

; Function Attrs: noinline nounwind uwtable
define internal void @pause_for(i32 noundef %0) #0 !dbg !129 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !132, metadata !DIExpression()), !dbg !133
  call void @llvm.dbg.declare(metadata ptr %3, metadata !134, metadata !DIExpression()), !dbg !136
  store i32 0, ptr %3, align 4, !dbg !136
  br label %4, !dbg !137

4:                                                ; preds = %9, %1
  %5 = load i32, ptr %3, align 4, !dbg !138
  %6 = load i32, ptr %2, align 4, !dbg !140
  %7 = icmp slt i32 %5, %6, !dbg !141
  br i1 %7, label %8, label %12, !dbg !142

8:                                                ; preds = %4
  call void asm sideeffect "pause", "~{dirflag},~{fpsr},~{flags}"() #5, !dbg !143, !srcloc !144
  br label %9, !dbg !143

9:                                                ; preds = %8
  %10 = load i32, ptr %3, align 4, !dbg !145
  %11 = add nsw i32 %10, 1, !dbg !145
  store i32 %11, ptr %3, align 4, !dbg !145
  br label %4, !dbg !146, !llvm.loop !147

12:                                               ; preds = %4
  ret void, !dbg !149
}

; Function Attrs: nounwind
declare i32 @sched_yield() #2

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
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 27, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/backoff_lock.c", directory: ".")
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
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 80, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 104, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 13)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 80, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 20)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 80, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 26, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 72, type: !48, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!39}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 74, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 320, elements: !56)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !{!57}
!57 = !DISubrange(count: 5)
!58 = !DILocation(line: 74, column: 12, scope: !47)
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 76, type: !39)
!60 = distinct !DILexicalBlock(scope: !47, file: !3, line: 76, column: 2)
!61 = !DILocation(line: 76, column: 11, scope: !60)
!62 = !DILocation(line: 76, column: 7, scope: !60)
!63 = !DILocation(line: 76, column: 18, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 76, column: 2)
!65 = !DILocation(line: 76, column: 20, scope: !64)
!66 = !DILocation(line: 76, column: 2, scope: !60)
!67 = !DILocation(line: 77, column: 21, scope: !64)
!68 = !DILocation(line: 77, column: 19, scope: !64)
!69 = !DILocation(line: 77, column: 3, scope: !64)
!70 = !DILocation(line: 76, column: 26, scope: !64)
!71 = !DILocation(line: 76, column: 2, scope: !64)
!72 = distinct !{!72, !66, !73, !74}
!73 = !DILocation(line: 77, column: 40, scope: !60)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 78, type: !39)
!76 = distinct !DILexicalBlock(scope: !47, file: !3, line: 78, column: 2)
!77 = !DILocation(line: 78, column: 11, scope: !76)
!78 = !DILocation(line: 78, column: 7, scope: !76)
!79 = !DILocation(line: 78, column: 18, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 78, column: 2)
!81 = !DILocation(line: 78, column: 20, scope: !80)
!82 = !DILocation(line: 78, column: 2, scope: !76)
!83 = !DILocation(line: 79, column: 18, scope: !80)
!84 = !DILocation(line: 79, column: 16, scope: !80)
!85 = !DILocation(line: 79, column: 3, scope: !80)
!86 = !DILocation(line: 78, column: 26, scope: !80)
!87 = !DILocation(line: 78, column: 2, scope: !80)
!88 = distinct !{!88, !82, !89, !74}
!89 = !DILocation(line: 79, column: 26, scope: !76)
!90 = !DILocation(line: 80, column: 2, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 80, column: 2)
!92 = distinct !DILexicalBlock(scope: !47, file: !3, line: 80, column: 2)
!93 = !DILocation(line: 80, column: 2, scope: !92)
!94 = !DILocation(line: 81, column: 2, scope: !47)
!95 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 63, type: !96, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!96 = !DISubroutineType(types: !97)
!97 = !{!16, !16}
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 63, type: !16)
!99 = !DILocation(line: 63, column: 1, scope: !95)
!100 = !DILocation(line: 65, column: 6, scope: !101)
!101 = distinct !DILexicalBlock(scope: !95, file: !3, line: 65, column: 6)
!102 = !DILocation(line: 65, column: 6, scope: !95)
!103 = !DILocation(line: 66, column: 10, scope: !104)
!104 = distinct !DILexicalBlock(scope: !101, file: !3, line: 65, column: 15)
!105 = !DILocation(line: 67, column: 3, scope: !104)
!106 = !DILocation(line: 68, column: 2, scope: !104)
!107 = !DILocation(line: 69, column: 2, scope: !95)
!108 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 35, type: !48, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!109 = !DILocalVariable(name: "tries", scope: !108, file: !3, line: 37, type: !39)
!110 = !DILocation(line: 37, column: 6, scope: !108)
!111 = !DILocalVariable(name: "delay", scope: !108, file: !3, line: 37, type: !39)
!112 = !DILocation(line: 37, column: 17, scope: !108)
!113 = !DILocation(line: 39, column: 2, scope: !108)
!114 = !DILocation(line: 39, column: 9, scope: !108)
!115 = !DILocation(line: 40, column: 8, scope: !116)
!116 = distinct !DILexicalBlock(scope: !108, file: !3, line: 39, column: 41)
!117 = !DILocation(line: 46, column: 8, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 46, column: 8)
!119 = distinct !DILexicalBlock(scope: !120, file: !3, line: 45, column: 17)
!120 = distinct !DILexicalBlock(scope: !116, file: !3, line: 45, column: 7)
!121 = !DILocation(line: 46, column: 14, scope: !118)
!122 = !DILocation(line: 46, column: 8, scope: !119)
!123 = !DILocation(line: 47, column: 15, scope: !118)
!124 = !DILocation(line: 47, column: 5, scope: !118)
!125 = !DILocation(line: 49, column: 5, scope: !118)
!126 = distinct !{!126, !113, !127, !74}
!127 = !DILocation(line: 59, column: 2, scope: !108)
!128 = !DILocation(line: 60, column: 2, scope: !108)
!129 = distinct !DISubprogram(name: "pause_for", scope: !3, file: !3, line: 29, type: !130, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!130 = !DISubroutineType(types: !131)
!131 = !{null, !39}
!132 = !DILocalVariable(name: "rounds", arg: 1, scope: !129, file: !3, line: 29, type: !39)
!133 = !DILocation(line: 29, column: 27, scope: !129)
!134 = !DILocalVariable(name: "i", scope: !135, file: !3, line: 31, type: !39)
!135 = distinct !DILexicalBlock(scope: !129, file: !3, line: 31, column: 2)
!136 = !DILocation(line: 31, column: 11, scope: !135)
!137 = !DILocation(line: 31, column: 7, scope: !135)
!138 = !DILocation(line: 31, column: 18, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 31, column: 2)
!140 = !DILocation(line: 31, column: 22, scope: !139)
!141 = !DILocation(line: 31, column: 20, scope: !139)
!142 = !DILocation(line: 31, column: 2, scope: !135)
!143 = !DILocation(line: 32, column: 3, scope: !139)
!144 = !{i64 935}
!145 = !DILocation(line: 31, column: 31, scope: !139)
!146 = !DILocation(line: 31, column: 2, scope: !139)
!147 = distinct !{!147, !142, !148, !74}
!148 = !DILocation(line: 32, column: 27, scope: !135)
!149 = !DILocation(line: 33, column: 1, scope: !129)
