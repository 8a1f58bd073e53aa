; ModuleID = 'states/store_buffering.c'
source_filename = "states/store_buffering.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@seen = internal global [2 x i32] zeroinitializer, align 4, !dbg !39
@.str = private unnamed_addr constant [31 x i8] c"LOAD(seen[0]) || LOAD(seen[1])\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [25 x i8] c"states/store_buffering.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !33
@arrived = internal global i32 0, align 4, !dbg !46
@sense = internal global i32 0, align 4, !dbg !48

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
  call void @llvm.dbg.declare(metadata ptr %3, metadata !70, metadata !DIExpression()), !dbg !71
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !72, metadata !DIExpression()), !dbg !73
  %9 = load i32, ptr %3, align 4, !dbg !74
  %10 = zext i32 %9 to i64, !dbg !75
  %11 = call ptr @llvm.stacksave(), !dbg !75
  store ptr %11, ptr %5, align 8, !dbg !75
  %12 = alloca i64, i64 %10, align 16, !dbg !75
  store i64 %10, ptr %6, align 8, !dbg !75
  call void @llvm.dbg.declare(metadata ptr %6, metadata !76, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata ptr %12, metadata !79, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %7, metadata !86, metadata !DIExpression()), !dbg !88
  store i32 0, ptr %7, align 4, !dbg !88
  br label %13, !dbg !89

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !90
  %15 = load i32, ptr %3, align 4, !dbg !92
  %16 = icmp slt i32 %14, %15, !dbg !93
  br i1 %16, label %17, label %29, !dbg !94

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !95
  %19 = sext i32 %18 to i64, !dbg !96
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !96
  %21 = load ptr, ptr %4, align 8, !dbg !97
  %22 = load i32, ptr %7, align 4, !dbg !98
  %23 = sext i32 %22 to i64, !dbg !99
  %24 = inttoptr i64 %23 to ptr, !dbg !100
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !101
  br label %26, !dbg !101

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !102
  %28 = add nsw i32 %27, 1, !dbg !102
  store i32 %28, ptr %7, align 4, !dbg !102
  br label %13, !dbg !103, !llvm.loop !104

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !107, metadata !DIExpression()), !dbg !109
  store i32 0, ptr %8, align 4, !dbg !109
  br label %30, !dbg !110

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !111
  %32 = load i32, ptr %3, align 4, !dbg !113
  %33 = icmp slt i32 %31, %32, !dbg !114
  br i1 %33, label %34, label %43, !dbg !115

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !116
  %36 = sext i32 %35 to i64, !dbg !117
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !117
  %38 = load i64, ptr %37, align 8, !dbg !117
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !118
  br label %40, !dbg !118

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !119
  %42 = add nsw i32 %41, 1, !dbg !119
  store i32 %42, ptr %8, align 4, !dbg !119
  br label %30, !dbg !120, !llvm.loop !121

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !123
  call void @llvm.stackrestore(ptr %44), !dbg !123
  ret void, !dbg !123
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !124 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !125, metadata !DIExpression()), !dbg !126
  call void @llvm.dbg.declare(metadata ptr %3, metadata !127, metadata !DIExpression()), !dbg !128
  %11 = load ptr, ptr %2, align 8, !dbg !129
  %12 = ptrtoint ptr %11 to i64, !dbg !130
  %13 = trunc i64 %12 to i32, !dbg !131
  store i32 %13, ptr %3, align 4, !dbg !128
  call void @llvm.dbg.declare(metadata ptr %4, metadata !132, metadata !DIExpression()), !dbg !133
  store i32 0, ptr %4, align 4, !dbg !133
  br label %14, !dbg !134

14:                                               ; preds = %38, %1
  %15 = load i32, ptr %3, align 4, !dbg !135
  %16 = sext i32 %15 to i64, !dbg !135
  %17 = getelementptr inbounds [2 x i32], ptr @flag, i64 0, i64 %16, !dbg !135
  store i32 1, ptr %5, align 4, !dbg !135
  %18 = load i32, ptr %5, align 4, !dbg !135
  store atomic i32 %18, ptr %17 monotonic, align 4, !dbg !135
  %19 = load i32, ptr %3, align 4, !dbg !139
  %20 = sext i32 %19 to i64, !dbg !139
  %21 = getelementptr inbounds [2 x i32], ptr @seen, i64 0, i64 %20, !dbg !139
  %22 = load i32, ptr %3, align 4, !dbg !139
  %23 = sub nsw i32 1, %22, !dbg !139
  %24 = sext i32 %23 to i64, !dbg !139
  %25 = getelementptr inbounds [2 x i32], ptr @flag, i64 0, i64 %24, !dbg !139
  %26 = load atomic i32, ptr %25 monotonic, align 4, !dbg !139
  store i32 %26, ptr %7, align 4, !dbg !139
  %27 = load i32, ptr %7, align 4, !dbg !139
  store i32 %27, ptr %6, align 4, !dbg !139
  %28 = load i32, ptr %6, align 4, !dbg !139
  store atomic i32 %28, ptr %21 monotonic, align 4, !dbg !139
  call void @meet(ptr noundef %4), !dbg !140
  %29 = load atomic i32, ptr @seen monotonic, align 4, !dbg !141
  store i32 %29, ptr %8, align 4, !dbg !141
  %30 = load i32, ptr %8, align 4, !dbg !141
  %31 = icmp ne i32 %30, 0, !dbg !141
  br i1 %31, label %36, label %32, !dbg !141

32:                                               ; preds = %14
  %33 = load atomic i32, ptr getelementptr inbounds ([2 x i32], ptr @seen, i64 0, i64 1) monotonic, align 4, !dbg !141
  store i32 %33, ptr %9, align 4, !dbg !141
  %34 = load i32, ptr %9, align 4, !dbg !141
  %35 = icmp ne i32 %34, 0, !dbg !141
  br i1 %35, label %36, label %37, !dbg !144

36:                                               ; preds = %32, %14
  br label %38, !dbg !144

37:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.run) #7, !dbg !141
  unreachable, !dbg !141

38:                                               ; preds = %36
  call void @meet(ptr noundef %4), !dbg !145
  %39 = load i32, ptr %3, align 4, !dbg !146
  %40 = sext i32 %39 to i64, !dbg !146
  %41 = getelementptr inbounds [2 x i32], ptr @flag, i64 0, i64 %40, !dbg !146
  store i32 0, ptr %10, align 4, !dbg !146
  %42 = load i32, ptr %10, align 4, !dbg !146
  store atomic i32 %42, ptr %41 monotonic, align 4, !dbg !146
  call void @meet(ptr noundef %4), !dbg !147
  br label %14, !dbg !148, !llvm.loop !149
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
define internal void @meet(ptr noundef %0) #0 !dbg !152 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !156, metadata !DIExpression()), !dbg !157
  %8 = load ptr, ptr %2, align 8, !dbg !158
  %9 = load i32, ptr %8, align 4, !dbg !159
  %10 = icmp ne i32 %9, 0, !dbg !160
  %11 = xor i1 %10, true, !dbg !160
  %12 = zext i1 %11 to i32, !dbg !160
  %13 = load ptr, ptr %2, align 8, !dbg !161
  store i32 %12, ptr %13, align 4, !dbg !162
  store i32 1, ptr %3, align 4, !dbg !163
  %14 = load i32, ptr %3, align 4, !dbg !163
  %15 = atomicrmw add ptr @arrived, i32 %14 seq_cst, align 4, !dbg !163
  store i32 %15, ptr %4, align 4, !dbg !163
  %16 = load i32, ptr %4, align 4, !dbg !163
  %17 = icmp eq i32 %16, 1, !dbg !165
  br i1 %17, label %18, label %23, !dbg !166

18:                                               ; preds = %1
  store i32 0, ptr %5, align 4, !dbg !167
  %19 = load i32, ptr %5, align 4, !dbg !167
  store atomic i32 %19, ptr @arrived seq_cst, align 4, !dbg !167
  %20 = load ptr, ptr %2, align 8, !dbg !169
  %21 = load i32, ptr %20, align 4, !dbg !169
  store i32 %21, ptr %6, align 4, !dbg !169
  %22 = load i32, ptr %6, align 4, !dbg !169
  store atomic i32 %22, ptr @sense seq_cst, align 4, !dbg !169
  br label %32, !dbg !170

23:                                               ; preds = %1
  br label %24, !dbg !171

24:                                               ; preds = %30, %23
  %25 = load atomic i32, ptr @sense seq_cst, align 4, !dbg !173
  store i32 %25, ptr %7, align 4, !dbg !173
  %26 = load i32, ptr %7, align 4, !dbg !173
  %27 = load ptr, ptr %2, align 8, !dbg !174
  %28 = load i32, ptr %27, align 4, !dbg !175
  %29 = icmp ne i32 %26, %28, !dbg !176
  br i1 %29, label %30, label %31, !dbg !171

30:                                               ; preds = %24
  br label %24, !dbg !171, !llvm.loop !177

31:                                               ; preds = %24
  br label %32

32:                                               ; preds = %31, %18
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
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 11, type: !41, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/store_buffering.c", directory: ".")
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
!21 = !{!22, !28, !33, !0, !39, !46, !48}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 248, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 31)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 200, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 25)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 144, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 18)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 12, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 64, elements: !44)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!44 = !{!45}
!45 = !DISubrange(count: 2)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "arrived", scope: !2, file: !3, line: 13, type: !42, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "sense", scope: !2, file: !3, line: 13, type: !42, isLocal: true, isDefinition: true)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !58, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!20}
!60 = !{}
!61 = !DILocation(line: 47, column: 2, scope: !57)
!62 = !DILocation(line: 48, column: 2, scope: !57)
!63 = distinct !DISubprogram(name: "run_numbered", scope: !64, file: !64, line: 59, type: !65, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!64 = !DIFile(filename: "states/states.h", directory: ".")
!65 = !DISubroutineType(types: !66)
!66 = !{null, !20, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DISubroutineType(types: !69)
!69 = !{!16, !16}
!70 = !DILocalVariable(name: "n", arg: 1, scope: !63, file: !64, line: 59, type: !20)
!71 = !DILocation(line: 59, column: 37, scope: !63)
!72 = !DILocalVariable(name: "routine", arg: 2, scope: !63, file: !64, line: 59, type: !67)
!73 = !DILocation(line: 59, column: 48, scope: !63)
!74 = !DILocation(line: 61, column: 14, scope: !63)
!75 = !DILocation(line: 61, column: 2, scope: !63)
!76 = !DILocalVariable(name: "__vla_expr0", scope: !63, type: !77, flags: DIFlagArtificial)
!77 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!78 = !DILocation(line: 0, scope: !63)
!79 = !DILocalVariable(name: "t", scope: !63, file: !64, line: 61, type: !80)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !81, elements: !83)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !82, line: 27, baseType: !77)
!82 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!83 = !{!84}
!84 = !DISubrange(count: !76)
!85 = !DILocation(line: 61, column: 12, scope: !63)
!86 = !DILocalVariable(name: "i", scope: !87, file: !64, line: 63, type: !20)
!87 = distinct !DILexicalBlock(scope: !63, file: !64, line: 63, column: 2)
!88 = !DILocation(line: 63, column: 11, scope: !87)
!89 = !DILocation(line: 63, column: 7, scope: !87)
!90 = !DILocation(line: 63, column: 18, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !64, line: 63, column: 2)
!92 = !DILocation(line: 63, column: 22, scope: !91)
!93 = !DILocation(line: 63, column: 20, scope: !91)
!94 = !DILocation(line: 63, column: 2, scope: !87)
!95 = !DILocation(line: 64, column: 21, scope: !91)
!96 = !DILocation(line: 64, column: 19, scope: !91)
!97 = !DILocation(line: 64, column: 31, scope: !91)
!98 = !DILocation(line: 64, column: 58, scope: !91)
!99 = !DILocation(line: 64, column: 48, scope: !91)
!100 = !DILocation(line: 64, column: 40, scope: !91)
!101 = !DILocation(line: 64, column: 3, scope: !91)
!102 = !DILocation(line: 63, column: 26, scope: !91)
!103 = !DILocation(line: 63, column: 2, scope: !91)
!104 = distinct !{!104, !94, !105, !106}
!105 = !DILocation(line: 64, column: 59, scope: !87)
!106 = !{!"llvm.loop.mustprogress"}
!107 = !DILocalVariable(name: "i", scope: !108, file: !64, line: 65, type: !20)
!108 = distinct !DILexicalBlock(scope: !63, file: !64, line: 65, column: 2)
!109 = !DILocation(line: 65, column: 11, scope: !108)
!110 = !DILocation(line: 65, column: 7, scope: !108)
!111 = !DILocation(line: 65, column: 18, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !64, line: 65, column: 2)
!113 = !DILocation(line: 65, column: 22, scope: !112)
!114 = !DILocation(line: 65, column: 20, scope: !112)
!115 = !DILocation(line: 65, column: 2, scope: !108)
!116 = !DILocation(line: 66, column: 18, scope: !112)
!117 = !DILocation(line: 66, column: 16, scope: !112)
!118 = !DILocation(line: 66, column: 3, scope: !112)
!119 = !DILocation(line: 65, column: 26, scope: !112)
!120 = !DILocation(line: 65, column: 2, scope: !112)
!121 = distinct !{!121, !115, !122, !106}
!122 = !DILocation(line: 66, column: 26, scope: !108)
!123 = !DILocation(line: 67, column: 1, scope: !63)
!124 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 27, type: !68, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!125 = !DILocalVariable(name: "arg", arg: 1, scope: !124, file: !3, line: 27, type: !16)
!126 = !DILocation(line: 27, column: 24, scope: !124)
!127 = !DILocalVariable(name: "me", scope: !124, file: !3, line: 29, type: !20)
!128 = !DILocation(line: 29, column: 6, scope: !124)
!129 = !DILocation(line: 29, column: 26, scope: !124)
!130 = !DILocation(line: 29, column: 16, scope: !124)
!131 = !DILocation(line: 29, column: 11, scope: !124)
!132 = !DILocalVariable(name: "mine", scope: !124, file: !3, line: 30, type: !20)
!133 = !DILocation(line: 30, column: 6, scope: !124)
!134 = !DILocation(line: 32, column: 2, scope: !124)
!135 = !DILocation(line: 33, column: 3, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 32, column: 9)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 32, column: 2)
!138 = distinct !DILexicalBlock(scope: !124, file: !3, line: 32, column: 2)
!139 = !DILocation(line: 35, column: 3, scope: !136)
!140 = !DILocation(line: 36, column: 3, scope: !136)
!141 = !DILocation(line: 37, column: 3, scope: !142)
!142 = distinct !DILexicalBlock(scope: !143, file: !3, line: 37, column: 3)
!143 = distinct !DILexicalBlock(scope: !136, file: !3, line: 37, column: 3)
!144 = !DILocation(line: 37, column: 3, scope: !143)
!145 = !DILocation(line: 38, column: 3, scope: !136)
!146 = !DILocation(line: 39, column: 3, scope: !136)
!147 = !DILocation(line: 40, column: 3, scope: !136)
!148 = !DILocation(line: 32, column: 2, scope: !137)
!149 = distinct !{!149, !150, !151}
!150 = !DILocation(line: 32, column: 2, scope: !138)
!151 = !DILocation(line: 41, column: 2, scope: !138)
!152 = distinct !DISubprogram(name: "meet", scope: !3, file: !3, line: 15, type: !153, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!153 = !DISubroutineType(types: !154)
!154 = !{null, !155}
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!156 = !DILocalVariable(name: "mine", arg: 1, scope: !152, file: !3, line: 15, type: !155)
!157 = !DILocation(line: 15, column: 23, scope: !152)
!158 = !DILocation(line: 17, column: 12, scope: !152)
!159 = !DILocation(line: 17, column: 11, scope: !152)
!160 = !DILocation(line: 17, column: 10, scope: !152)
!161 = !DILocation(line: 17, column: 3, scope: !152)
!162 = !DILocation(line: 17, column: 8, scope: !152)
!163 = !DILocation(line: 18, column: 6, scope: !164)
!164 = distinct !DILexicalBlock(scope: !152, file: !3, line: 18, column: 6)
!165 = !DILocation(line: 18, column: 36, scope: !164)
!166 = !DILocation(line: 18, column: 6, scope: !152)
!167 = !DILocation(line: 19, column: 3, scope: !168)
!168 = distinct !DILexicalBlock(scope: !164, file: !3, line: 18, column: 42)
!169 = !DILocation(line: 20, column: 3, scope: !168)
!170 = !DILocation(line: 21, column: 2, scope: !168)
!171 = !DILocation(line: 22, column: 3, scope: !172)
!172 = distinct !DILexicalBlock(scope: !164, file: !3, line: 21, column: 9)
!173 = !DILocation(line: 22, column: 10, scope: !172)
!174 = !DILocation(line: 22, column: 34, scope: !172)
!175 = !DILocation(line: 22, column: 33, scope: !172)
!176 = !DILocation(line: 22, column: 30, scope: !172)
!177 = distinct !{!177, !171, !178, !106}
!178 = !DILocation(line: 23, column: 4, scope: !172)
!179 = !DILocation(line: 25, column: 1, scope: !152)
