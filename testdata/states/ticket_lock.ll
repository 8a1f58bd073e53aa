; ModuleID = 'states/ticket_lock.c'
source_filename = "states/ticket_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@next_ticket = internal global i8 0, align 1, !dbg !0
@serving = internal global i32 0, align 4, !dbg !18
@inside = internal global i32 0, align 4, !dbg !41
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !23
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !30
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !35

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_alike(i32 noundef 2, ptr noundef @run), !dbg !58
  ret i32 0, !dbg !59
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !60 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !66, metadata !DIExpression()), !dbg !67
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !68, metadata !DIExpression()), !dbg !69
  %9 = load i32, ptr %3, align 4, !dbg !70
  %10 = zext i32 %9 to i64, !dbg !71
  %11 = call ptr @llvm.stacksave(), !dbg !71
  store ptr %11, ptr %5, align 8, !dbg !71
  %12 = alloca i64, i64 %10, align 16, !dbg !71
  store i64 %10, ptr %6, align 8, !dbg !71
  call void @llvm.dbg.declare(metadata ptr %6, metadata !72, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata ptr %12, metadata !75, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.declare(metadata ptr %7, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %7, align 4, !dbg !84
  br label %13, !dbg !85

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !86
  %15 = load i32, ptr %3, align 4, !dbg !88
  %16 = icmp slt i32 %14, %15, !dbg !89
  br i1 %16, label %17, label %26, !dbg !90

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !91
  %19 = sext i32 %18 to i64, !dbg !92
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !92
  %21 = load ptr, ptr %4, align 8, !dbg !93
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #6, !dbg !94
  br label %23, !dbg !94

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !95
  %25 = add nsw i32 %24, 1, !dbg !95
  store i32 %25, ptr %7, align 4, !dbg !95
  br label %13, !dbg !96, !llvm.loop !97

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !100, metadata !DIExpression()), !dbg !102
  store i32 0, ptr %8, align 4, !dbg !102
  br label %27, !dbg !103

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !104
  %29 = load i32, ptr %3, align 4, !dbg !106
  %30 = icmp slt i32 %28, %29, !dbg !107
  br i1 %30, label %31, label %40, !dbg !108

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !109
  %33 = sext i32 %32 to i64, !dbg !110
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !110
  %35 = load i64, ptr %34, align 8, !dbg !110
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !111
  br label %37, !dbg !111

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !112
  %39 = add nsw i32 %38, 1, !dbg !112
  store i32 %39, ptr %8, align 4, !dbg !112
  br label %27, !dbg !113, !llvm.loop !114

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !116
  call void @llvm.stackrestore(ptr %41), !dbg !116
  ret void, !dbg !116
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !117 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !118, metadata !DIExpression()), !dbg !119
  %9 = load ptr, ptr %2, align 8, !dbg !120
  br label %10, !dbg !121

10:                                               ; preds = %22, %1
  call void @llvm.dbg.declare(metadata ptr %3, metadata !122, metadata !DIExpression()), !dbg !126
  store i8 1, ptr %4, align 1, !dbg !127
  %11 = load i8, ptr %4, align 1, !dbg !127
  %12 = atomicrmw add ptr @next_ticket, i8 %11 monotonic, align 1, !dbg !127
  store i8 %12, ptr %5, align 1, !dbg !127
  %13 = load i8, ptr %5, align 1, !dbg !127
  %14 = zext i8 %13 to i32, !dbg !127
  %15 = srem i32 %14, 256, !dbg !128
  store i32 %15, ptr %3, align 4, !dbg !126
  br label %16, !dbg !129

16:                                               ; preds = %21, %10
  %17 = load atomic i32, ptr @serving acquire, align 4, !dbg !130
  store i32 %17, ptr %6, align 4, !dbg !130
  %18 = load i32, ptr %6, align 4, !dbg !130
  %19 = load i32, ptr %3, align 4, !dbg !131
  %20 = icmp ne i32 %18, %19, !dbg !132
  br i1 %20, label %21, label %22, !dbg !129

21:                                               ; preds = %16
  br label %16, !dbg !129, !llvm.loop !133

22:                                               ; preds = %16
  call void @enter_alone(), !dbg !135
  call void @leave_alone(), !dbg !136
  call void @llvm.dbg.declare(metadata ptr %7, metadata !137, metadata !DIExpression()), !dbg !138
  %23 = load i32, ptr %3, align 4, !dbg !139
  %24 = add nsw i32 %23, 1, !dbg !140
  %25 = srem i32 %24, 256, !dbg !141
  store i32 %25, ptr %7, align 4, !dbg !138
  %26 = load i32, ptr %7, align 4, !dbg !142
  store i32 %26, ptr %8, align 4, !dbg !143
  %27 = load i32, ptr %8, align 4, !dbg !143
  store atomic i32 %27, ptr @serving release, align 4, !dbg !143
  br label %10, !dbg !144, !llvm.loop !145
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #2

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !148 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !151
  %2 = icmp eq i32 %1, 0, !dbg !151
  br i1 %2, label %3, label %4, !dbg !154

3:                                                ; preds = %0
  br label %5, !dbg !154

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !151
  unreachable, !dbg !151

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !155
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !157 {
  store volatile i32 0, ptr @inside, align 4, !dbg !158
  ret void, !dbg !159
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "next_ticket", scope: !2, file: !3, line: 19, type: !44, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/ticket_lock.c", directory: ".")
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
!17 = !{!0, !18, !23, !30, !35, !41}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "serving", scope: !2, file: !3, line: 20, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !25, line: 49, type: !26, isLocal: true, isDefinition: true)
!25 = !DIFile(filename: "states/states.h", directory: ".")
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 96, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 12)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !25, line: 49, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 16)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !25, line: 49, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 184, elements: !39)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!39 = !{!40}
!40 = !DISubrange(count: 23)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !25, line: 45, type: !43, isLocal: true, isDefinition: true)
!43 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uchar", file: !6, line: 93, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !46)
!46 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !55, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!22}
!57 = !{}
!58 = !DILocation(line: 43, column: 2, scope: !54)
!59 = !DILocation(line: 44, column: 2, scope: !54)
!60 = distinct !DISubprogram(name: "run_alike", scope: !25, file: !25, line: 70, type: !61, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!61 = !DISubroutineType(types: !62)
!62 = !{null, !22, !63}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DISubroutineType(types: !65)
!65 = !{!16, !16}
!66 = !DILocalVariable(name: "n", arg: 1, scope: !60, file: !25, line: 70, type: !22)
!67 = !DILocation(line: 70, column: 34, scope: !60)
!68 = !DILocalVariable(name: "routine", arg: 2, scope: !60, file: !25, line: 70, type: !63)
!69 = !DILocation(line: 70, column: 45, scope: !60)
!70 = !DILocation(line: 72, column: 14, scope: !60)
!71 = !DILocation(line: 72, column: 2, scope: !60)
!72 = !DILocalVariable(name: "__vla_expr0", scope: !60, type: !73, flags: DIFlagArtificial)
!73 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!74 = !DILocation(line: 0, scope: !60)
!75 = !DILocalVariable(name: "t", scope: !60, file: !25, line: 72, type: !76)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, elements: !79)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !78, line: 27, baseType: !73)
!78 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!79 = !{!80}
!80 = !DISubrange(count: !72)
!81 = !DILocation(line: 72, column: 12, scope: !60)
!82 = !DILocalVariable(name: "i", scope: !83, file: !25, line: 74, type: !22)
!83 = distinct !DILexicalBlock(scope: !60, file: !25, line: 74, column: 2)
!84 = !DILocation(line: 74, column: 11, scope: !83)
!85 = !DILocation(line: 74, column: 7, scope: !83)
!86 = !DILocation(line: 74, column: 18, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !25, line: 74, column: 2)
!88 = !DILocation(line: 74, column: 22, scope: !87)
!89 = !DILocation(line: 74, column: 20, scope: !87)
!90 = !DILocation(line: 74, column: 2, scope: !83)
!91 = !DILocation(line: 75, column: 21, scope: !87)
!92 = !DILocation(line: 75, column: 19, scope: !87)
!93 = !DILocation(line: 75, column: 31, scope: !87)
!94 = !DILocation(line: 75, column: 3, scope: !87)
!95 = !DILocation(line: 74, column: 26, scope: !87)
!96 = !DILocation(line: 74, column: 2, scope: !87)
!97 = distinct !{!97, !90, !98, !99}
!98 = !DILocation(line: 75, column: 44, scope: !83)
!99 = !{!"llvm.loop.mustprogress"}
!100 = !DILocalVariable(name: "i", scope: !101, file: !25, line: 76, type: !22)
!101 = distinct !DILexicalBlock(scope: !60, file: !25, line: 76, column: 2)
!102 = !DILocation(line: 76, column: 11, scope: !101)
!103 = !DILocation(line: 76, column: 7, scope: !101)
!104 = !DILocation(line: 76, column: 18, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !25, line: 76, column: 2)
!106 = !DILocation(line: 76, column: 22, scope: !105)
!107 = !DILocation(line: 76, column: 20, scope: !105)
!108 = !DILocation(line: 76, column: 2, scope: !101)
!109 = !DILocation(line: 77, column: 18, scope: !105)
!110 = !DILocation(line: 77, column: 16, scope: !105)
!111 = !DILocation(line: 77, column: 3, scope: !105)
!112 = !DILocation(line: 76, column: 26, scope: !105)
!113 = !DILocation(line: 76, column: 2, scope: !105)
!114 = distinct !{!114, !108, !115, !99}
!115 = !DILocation(line: 77, column: 26, scope: !101)
!116 = !DILocation(line: 78, column: 1, scope: !60)
!117 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 22, type: !64, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!118 = !DILocalVariable(name: "arg", arg: 1, scope: !117, file: !3, line: 22, type: !16)
!119 = !DILocation(line: 22, column: 24, scope: !117)
!120 = !DILocation(line: 24, column: 8, scope: !117)
!121 = !DILocation(line: 25, column: 2, scope: !117)
!122 = !DILocalVariable(name: "ticket", scope: !123, file: !3, line: 26, type: !22)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 25, column: 9)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 25, column: 2)
!125 = distinct !DILexicalBlock(scope: !117, file: !3, line: 25, column: 2)
!126 = !DILocation(line: 26, column: 7, scope: !123)
!127 = !DILocation(line: 26, column: 16, scope: !123)
!128 = !DILocation(line: 26, column: 81, scope: !123)
!129 = !DILocation(line: 27, column: 3, scope: !123)
!130 = !DILocation(line: 27, column: 10, scope: !123)
!131 = !DILocation(line: 27, column: 66, scope: !123)
!132 = !DILocation(line: 27, column: 63, scope: !123)
!133 = distinct !{!133, !129, !134, !99}
!134 = !DILocation(line: 28, column: 4, scope: !123)
!135 = !DILocation(line: 29, column: 3, scope: !123)
!136 = !DILocation(line: 30, column: 3, scope: !123)
!137 = !DILocalVariable(name: "following", scope: !123, file: !3, line: 34, type: !22)
!138 = !DILocation(line: 34, column: 7, scope: !123)
!139 = !DILocation(line: 34, column: 20, scope: !123)
!140 = !DILocation(line: 34, column: 27, scope: !123)
!141 = !DILocation(line: 34, column: 32, scope: !123)
!142 = !DILocation(line: 36, column: 35, scope: !123)
!143 = !DILocation(line: 36, column: 3, scope: !123)
!144 = !DILocation(line: 25, column: 2, scope: !124)
!145 = distinct !{!145, !146, !147}
!146 = !DILocation(line: 25, column: 2, scope: !125)
!147 = !DILocation(line: 37, column: 2, scope: !125)
!148 = distinct !DISubprogram(name: "enter_alone", scope: !25, file: !25, line: 47, type: !149, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!149 = !DISubroutineType(types: !150)
!150 = !{null}
!151 = !DILocation(line: 49, column: 2, scope: !152)
!152 = distinct !DILexicalBlock(scope: !153, file: !25, line: 49, column: 2)
!153 = distinct !DILexicalBlock(scope: !148, file: !25, line: 49, column: 2)
!154 = !DILocation(line: 49, column: 2, scope: !153)
!155 = !DILocation(line: 50, column: 9, scope: !148)
!156 = !DILocation(line: 51, column: 1, scope: !148)
!157 = distinct !DISubprogram(name: "leave_alone", scope: !25, file: !25, line: 53, type: !149, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!158 = !DILocation(line: 55, column: 9, scope: !157)
!159 = !DILocation(line: 56, column: 1, scope: !157)
