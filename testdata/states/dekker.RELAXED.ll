; ModuleID = 'states/dekker.c'
source_filename = "states/dekker.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@turn = internal global i32 0, align 4, !dbg !22
@inside = internal global i32 0, align 4, !dbg !44
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !26
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !33
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !38

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !57 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 2, ptr noundef @run), !dbg !61
  ret i32 0, !dbg !62
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !63 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !69, metadata !DIExpression()), !dbg !70
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !71, metadata !DIExpression()), !dbg !72
  %9 = load i32, ptr %3, align 4, !dbg !73
  %10 = zext i32 %9 to i64, !dbg !74
  %11 = call ptr @llvm.stacksave(), !dbg !74
  store ptr %11, ptr %5, align 8, !dbg !74
  %12 = alloca i64, i64 %10, align 16, !dbg !74
  store i64 %10, ptr %6, align 8, !dbg !74
  call void @llvm.dbg.declare(metadata ptr %6, metadata !75, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata ptr %12, metadata !78, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.declare(metadata ptr %7, metadata !85, metadata !DIExpression()), !dbg !87
  store i32 0, ptr %7, align 4, !dbg !87
  br label %13, !dbg !88

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !89
  %15 = load i32, ptr %3, align 4, !dbg !91
  %16 = icmp slt i32 %14, %15, !dbg !92
  br i1 %16, label %17, label %29, !dbg !93

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !94
  %19 = sext i32 %18 to i64, !dbg !95
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !95
  %21 = load ptr, ptr %4, align 8, !dbg !96
  %22 = load i32, ptr %7, align 4, !dbg !97
  %23 = sext i32 %22 to i64, !dbg !98
  %24 = inttoptr i64 %23 to ptr, !dbg !99
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !100
  br label %26, !dbg !100

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !101
  %28 = add nsw i32 %27, 1, !dbg !101
  store i32 %28, ptr %7, align 4, !dbg !101
  br label %13, !dbg !102, !llvm.loop !103

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !106, metadata !DIExpression()), !dbg !108
  store i32 0, ptr %8, align 4, !dbg !108
  br label %30, !dbg !109

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !110
  %32 = load i32, ptr %3, align 4, !dbg !112
  %33 = icmp slt i32 %31, %32, !dbg !113
  br i1 %33, label %34, label %43, !dbg !114

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !115
  %36 = sext i32 %35 to i64, !dbg !116
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !116
  %38 = load i64, ptr %37, align 8, !dbg !116
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !117
  br label %40, !dbg !117

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !118
  %42 = add nsw i32 %41, 1, !dbg !118
  store i32 %42, ptr %8, align 4, !dbg !118
  br label %30, !dbg !119, !llvm.loop !120

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !122
  call void @llvm.stackrestore(ptr %44), !dbg !122
  ret void, !dbg !122
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !123 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  call void @llvm.dbg.declare(metadata ptr %3, metadata !126, metadata !DIExpression()), !dbg !127
  %13 = load ptr, ptr %2, align 8, !dbg !128
  %14 = ptrtoint ptr %13 to i64, !dbg !129
  %15 = trunc i64 %14 to i32, !dbg !130
  store i32 %15, ptr %3, align 4, !dbg !127
  call void @llvm.dbg.declare(metadata ptr %4, metadata !131, metadata !DIExpression()), !dbg !132
  %16 = load i32, ptr %3, align 4, !dbg !133
  %17 = sub nsw i32 1, %16, !dbg !134
  store i32 %17, ptr %4, align 4, !dbg !132
  br label %18, !dbg !135

18:                                               ; preds = %52, %1
  %19 = load i32, ptr %3, align 4, !dbg !136
  %20 = sext i32 %19 to i64, !dbg !136
  %21 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %20, !dbg !136
  store i32 1, ptr %5, align 4, !dbg !136
  %22 = load i32, ptr %5, align 4, !dbg !136
  store atomic i32 %22, ptr %21 monotonic, align 4, !dbg !136
  br label %23, !dbg !140

23:                                               ; preds = %51, %18
  %24 = load i32, ptr %4, align 4, !dbg !141
  %25 = sext i32 %24 to i64, !dbg !141
  %26 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %25, !dbg !141
  %27 = load atomic i32, ptr %26 monotonic, align 4, !dbg !141
  store i32 %27, ptr %6, align 4, !dbg !141
  %28 = load i32, ptr %6, align 4, !dbg !141
  %29 = icmp ne i32 %28, 0, !dbg !140
  br i1 %29, label %30, label %52, !dbg !140

30:                                               ; preds = %23
  %31 = load atomic i32, ptr @turn monotonic, align 4, !dbg !142
  store i32 %31, ptr %7, align 4, !dbg !142
  %32 = load i32, ptr %7, align 4, !dbg !142
  %33 = load i32, ptr %4, align 4, !dbg !145
  %34 = icmp eq i32 %32, %33, !dbg !146
  br i1 %34, label %35, label %51, !dbg !147

35:                                               ; preds = %30
  %36 = load i32, ptr %3, align 4, !dbg !148
  %37 = sext i32 %36 to i64, !dbg !148
  %38 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %37, !dbg !148
  store i32 0, ptr %8, align 4, !dbg !148
  %39 = load i32, ptr %8, align 4, !dbg !148
  store atomic i32 %39, ptr %38 monotonic, align 4, !dbg !148
  br label %40, !dbg !150

40:                                               ; preds = %45, %35
  %41 = load atomic i32, ptr @turn monotonic, align 4, !dbg !151
  store i32 %41, ptr %9, align 4, !dbg !151
  %42 = load i32, ptr %9, align 4, !dbg !151
  %43 = load i32, ptr %4, align 4, !dbg !152
  %44 = icmp eq i32 %42, %43, !dbg !153
  br i1 %44, label %45, label %46, !dbg !150

45:                                               ; preds = %40
  br label %40, !dbg !150, !llvm.loop !154

46:                                               ; preds = %40
  %47 = load i32, ptr %3, align 4, !dbg !156
  %48 = sext i32 %47 to i64, !dbg !156
  %49 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %48, !dbg !156
  store i32 1, ptr %10, align 4, !dbg !156
  %50 = load i32, ptr %10, align 4, !dbg !156
  store atomic i32 %50, ptr %49 monotonic, align 4, !dbg !156
  br label %51, !dbg !157

51:                                               ; preds = %46, %30
  br label %23, !dbg !140, !llvm.loop !158

52:                                               ; preds = %23
  call void @enter_alone(), !dbg !160
  call void @leave_alone(), !dbg !161
  %53 = load i32, ptr %4, align 4, !dbg !162
  store i32 %53, ptr %11, align 4, !dbg !162
  %54 = load i32, ptr %11, align 4, !dbg !162
  store atomic i32 %54, ptr @turn monotonic, align 4, !dbg !162
  %55 = load i32, ptr %3, align 4, !dbg !163
  %56 = sext i32 %55 to i64, !dbg !163
  %57 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %56, !dbg !163
  store i32 0, ptr %12, align 4, !dbg !163
  %58 = load i32, ptr %12, align 4, !dbg !163
  store atomic i32 %58, ptr %57 monotonic, align 4, !dbg !163
  br label %18, !dbg !164, !llvm.loop !165
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
define internal void @enter_alone() #0 !dbg !168 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !171
  %2 = icmp eq i32 %1, 0, !dbg !171
  br i1 %2, label %3, label %4, !dbg !174

3:                                                ; preds = %0
  br label %5, !dbg !174

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !171
  unreachable, !dbg !171

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !175
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !177 {
  store volatile i32 0, ptr @inside, align 4, !dbg !178
  ret void, !dbg !179
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
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 11, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/dekker.c", directory: ".")
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
!15 = !{!16, !17, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "include/stdint.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!0, !22, !26, !33, !38, !44}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 12, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !28, line: 49, type: !29, isLocal: true, isDefinition: true)
!28 = !DIFile(filename: "states/states.h", directory: ".")
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 96, elements: !31)
!30 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!31 = !{!32}
!32 = !DISubrange(count: 12)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !28, line: 49, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 128, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 16)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !28, line: 49, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 184, elements: !42)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!42 = !{!43}
!43 = !DISubrange(count: 23)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !28, line: 45, type: !46, isLocal: true, isDefinition: true)
!46 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !20)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 64, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 2)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !58, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!20}
!60 = !{}
!61 = !DILocation(line: 49, column: 2, scope: !57)
!62 = !DILocation(line: 50, column: 2, scope: !57)
!63 = distinct !DISubprogram(name: "run_numbered", scope: !28, file: !28, line: 59, type: !64, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!64 = !DISubroutineType(types: !65)
!65 = !{null, !20, !66}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DISubroutineType(types: !68)
!68 = !{!16, !16}
!69 = !DILocalVariable(name: "n", arg: 1, scope: !63, file: !28, line: 59, type: !20)
!70 = !DILocation(line: 59, column: 37, scope: !63)
!71 = !DILocalVariable(name: "routine", arg: 2, scope: !63, file: !28, line: 59, type: !66)
!72 = !DILocation(line: 59, column: 48, scope: !63)
!73 = !DILocation(line: 61, column: 14, scope: !63)
!74 = !DILocation(line: 61, column: 2, scope: !63)
!75 = !DILocalVariable(name: "__vla_expr0", scope: !63, type: !76, flags: DIFlagArtificial)
!76 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!77 = !DILocation(line: 0, scope: !63)
!78 = !DILocalVariable(name: "t", scope: !63, file: !28, line: 61, type: !79)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, elements: !82)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !81, line: 27, baseType: !76)
!81 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!82 = !{!83}
!83 = !DISubrange(count: !75)
!84 = !DILocation(line: 61, column: 12, scope: !63)
!85 = !DILocalVariable(name: "i", scope: !86, file: !28, line: 63, type: !20)
!86 = distinct !DILexicalBlock(scope: !63, file: !28, line: 63, column: 2)
!87 = !DILocation(line: 63, column: 11, scope: !86)
!88 = !DILocation(line: 63, column: 7, scope: !86)
!89 = !DILocation(line: 63, column: 18, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !28, line: 63, column: 2)
!91 = !DILocation(line: 63, column: 22, scope: !90)
!92 = !DILocation(line: 63, column: 20, scope: !90)
!93 = !DILocation(line: 63, column: 2, scope: !86)
!94 = !DILocation(line: 64, column: 21, scope: !90)
!95 = !DILocation(line: 64, column: 19, scope: !90)
!96 = !DILocation(line: 64, column: 31, scope: !90)
!97 = !DILocation(line: 64, column: 58, scope: !90)
!98 = !DILocation(line: 64, column: 48, scope: !90)
!99 = !DILocation(line: 64, column: 40, scope: !90)
!100 = !DILocation(line: 64, column: 3, scope: !90)
!101 = !DILocation(line: 63, column: 26, scope: !90)
!102 = !DILocation(line: 63, column: 2, scope: !90)
!103 = distinct !{!103, !93, !104, !105}
!104 = !DILocation(line: 64, column: 59, scope: !86)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocalVariable(name: "i", scope: !107, file: !28, line: 65, type: !20)
!107 = distinct !DILexicalBlock(scope: !63, file: !28, line: 65, column: 2)
!108 = !DILocation(line: 65, column: 11, scope: !107)
!109 = !DILocation(line: 65, column: 7, scope: !107)
!110 = !DILocation(line: 65, column: 18, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !28, line: 65, column: 2)
!112 = !DILocation(line: 65, column: 22, scope: !111)
!113 = !DILocation(line: 65, column: 20, scope: !111)
!114 = !DILocation(line: 65, column: 2, scope: !107)
!115 = !DILocation(line: 66, column: 18, scope: !111)
!116 = !DILocation(line: 66, column: 16, scope: !111)
!117 = !DILocation(line: 66, column: 3, scope: !111)
!118 = !DILocation(line: 65, column: 26, scope: !111)
!119 = !DILocation(line: 65, column: 2, scope: !111)
!120 = distinct !{!120, !114, !121, !105}
!121 = !DILocation(line: 66, column: 26, scope: !107)
!122 = !DILocation(line: 67, column: 1, scope: !63)
!123 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 14, type: !67, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!124 = !DILocalVariable(name: "arg", arg: 1, scope: !123, file: !3, line: 14, type: !16)
!125 = !DILocation(line: 14, column: 24, scope: !123)
!126 = !DILocalVariable(name: "me", scope: !123, file: !3, line: 16, type: !20)
!127 = !DILocation(line: 16, column: 6, scope: !123)
!128 = !DILocation(line: 16, column: 26, scope: !123)
!129 = !DILocation(line: 16, column: 16, scope: !123)
!130 = !DILocation(line: 16, column: 11, scope: !123)
!131 = !DILocalVariable(name: "other", scope: !123, file: !3, line: 17, type: !20)
!132 = !DILocation(line: 17, column: 6, scope: !123)
!133 = !DILocation(line: 17, column: 18, scope: !123)
!134 = !DILocation(line: 17, column: 16, scope: !123)
!135 = !DILocation(line: 19, column: 2, scope: !123)
!136 = !DILocation(line: 20, column: 3, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 19, column: 9)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 19, column: 2)
!139 = distinct !DILexicalBlock(scope: !123, file: !3, line: 19, column: 2)
!140 = !DILocation(line: 22, column: 3, scope: !137)
!141 = !DILocation(line: 22, column: 10, scope: !137)
!142 = !DILocation(line: 28, column: 8, scope: !143)
!143 = distinct !DILexicalBlock(scope: !144, file: !3, line: 28, column: 8)
!144 = distinct !DILexicalBlock(scope: !137, file: !3, line: 22, column: 30)
!145 = !DILocation(line: 28, column: 22, scope: !143)
!146 = !DILocation(line: 28, column: 19, scope: !143)
!147 = !DILocation(line: 28, column: 8, scope: !144)
!148 = !DILocation(line: 29, column: 5, scope: !149)
!149 = distinct !DILexicalBlock(scope: !143, file: !3, line: 28, column: 29)
!150 = !DILocation(line: 30, column: 5, scope: !149)
!151 = !DILocation(line: 30, column: 12, scope: !149)
!152 = !DILocation(line: 30, column: 26, scope: !149)
!153 = !DILocation(line: 30, column: 23, scope: !149)
!154 = distinct !{!154, !150, !155, !105}
!155 = !DILocation(line: 31, column: 6, scope: !149)
!156 = !DILocation(line: 32, column: 5, scope: !149)
!157 = !DILocation(line: 34, column: 4, scope: !149)
!158 = distinct !{!158, !140, !159, !105}
!159 = !DILocation(line: 36, column: 3, scope: !137)
!160 = !DILocation(line: 37, column: 3, scope: !137)
!161 = !DILocation(line: 38, column: 3, scope: !137)
!162 = !DILocation(line: 40, column: 3, scope: !137)
!163 = !DILocation(line: 42, column: 3, scope: !137)
!164 = !DILocation(line: 19, column: 2, scope: !138)
!165 = distinct !{!165, !166, !167}
!166 = !DILocation(line: 19, column: 2, scope: !139)
!167 = !DILocation(line: 43, column: 2, scope: !139)
!168 = distinct !DISubprogram(name: "enter_alone", scope: !28, file: !28, line: 47, type: !169, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!169 = !DISubroutineType(types: !170)
!170 = !{null}
!171 = !DILocation(line: 49, column: 2, scope: !172)
!172 = distinct !DILexicalBlock(scope: !173, file: !28, line: 49, column: 2)
!173 = distinct !DILexicalBlock(scope: !168, file: !28, line: 49, column: 2)
!174 = !DILocation(line: 49, column: 2, scope: !173)
!175 = !DILocation(line: 50, column: 9, scope: !168)
!176 = !DILocation(line: 51, column: 1, scope: !168)
!177 = distinct !DISubprogram(name: "leave_alone", scope: !28, file: !28, line: 53, type: !169, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!178 = !DILocation(line: 55, column: 9, scope: !177)
!179 = !DILocation(line: 56, column: 1, scope: !177)
