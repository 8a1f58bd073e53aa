; ModuleID = 'states/sense_barrier.c'
source_filename = "states/sense_barrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@phase = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@left = internal global i32 2, align 4, !dbg !25
@.str = private unnamed_addr constant [23 x i8] c"LOAD(phase[k]) == mine\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [23 x i8] c"states/sense_barrier.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !19
@sense = internal global i32 0, align 4, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 2, ptr noundef @run), !dbg !46
  ret i32 0, !dbg !47
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !48 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !55, metadata !DIExpression()), !dbg !56
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !57, metadata !DIExpression()), !dbg !58
  %9 = load i32, ptr %3, align 4, !dbg !59
  %10 = zext i32 %9 to i64, !dbg !60
  %11 = call ptr @llvm.stacksave(), !dbg !60
  store ptr %11, ptr %5, align 8, !dbg !60
  %12 = alloca i64, i64 %10, align 16, !dbg !60
  store i64 %10, ptr %6, align 8, !dbg !60
  call void @llvm.dbg.declare(metadata ptr %6, metadata !61, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata ptr %12, metadata !64, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.declare(metadata ptr %7, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %7, align 4, !dbg !73
  br label %13, !dbg !74

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !75
  %15 = load i32, ptr %3, align 4, !dbg !77
  %16 = icmp slt i32 %14, %15, !dbg !78
  br i1 %16, label %17, label %29, !dbg !79

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !80
  %19 = sext i32 %18 to i64, !dbg !81
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !81
  %21 = load ptr, ptr %4, align 8, !dbg !82
  %22 = load i32, ptr %7, align 4, !dbg !83
  %23 = sext i32 %22 to i64, !dbg !84
  %24 = inttoptr i64 %23 to ptr, !dbg !85
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !86
  br label %26, !dbg !86

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !87
  %28 = add nsw i32 %27, 1, !dbg !87
  store i32 %28, ptr %7, align 4, !dbg !87
  br label %13, !dbg !88, !llvm.loop !89

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !92, metadata !DIExpression()), !dbg !94
  store i32 0, ptr %8, align 4, !dbg !94
  br label %30, !dbg !95

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !96
  %32 = load i32, ptr %3, align 4, !dbg !98
  %33 = icmp slt i32 %31, %32, !dbg !99
  br i1 %33, label %34, label %43, !dbg !100

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !101
  %36 = sext i32 %35 to i64, !dbg !102
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !102
  %38 = load i64, ptr %37, align 8, !dbg !102
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !103
  br label %40, !dbg !103

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !104
  %42 = add nsw i32 %41, 1, !dbg !104
  store i32 %42, ptr %8, align 4, !dbg !104
  br label %30, !dbg !105, !llvm.loop !106

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !108
  call void @llvm.stackrestore(ptr %44), !dbg !108
  ret void, !dbg !108
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !109 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !110, metadata !DIExpression()), !dbg !111
  call void @llvm.dbg.declare(metadata ptr %3, metadata !112, metadata !DIExpression()), !dbg !113
  %13 = load ptr, ptr %2, align 8, !dbg !114
  %14 = ptrtoint ptr %13 to i64, !dbg !115
  %15 = trunc i64 %14 to i32, !dbg !116
  store i32 %15, ptr %3, align 4, !dbg !113
  call void @llvm.dbg.declare(metadata ptr %4, metadata !117, metadata !DIExpression()), !dbg !118
  store i32 0, ptr %4, align 4, !dbg !118
  br label %16, !dbg !119

16:                                               ; preds = %60, %1
  %17 = load i32, ptr %4, align 4, !dbg !120
  %18 = icmp ne i32 %17, 0, !dbg !124
  %19 = xor i1 %18, true, !dbg !124
  %20 = zext i1 %19 to i32, !dbg !124
  store i32 %20, ptr %4, align 4, !dbg !125
  %21 = load i32, ptr %3, align 4, !dbg !126
  %22 = sext i32 %21 to i64, !dbg !126
  %23 = getelementptr inbounds [2 x i32], ptr @phase, i64 0, i64 %22, !dbg !126
  %24 = load i32, ptr %4, align 4, !dbg !126
  store i32 %24, ptr %5, align 4, !dbg !126
  %25 = load i32, ptr %5, align 4, !dbg !126
  store atomic i32 %25, ptr %23 seq_cst, align 4, !dbg !126
  store i32 1, ptr %6, align 4, !dbg !127
  %26 = load i32, ptr %6, align 4, !dbg !127
  %27 = atomicrmw sub ptr @left, i32 %26 seq_cst, align 4, !dbg !127
  store i32 %27, ptr %7, align 4, !dbg !127
  %28 = load i32, ptr %7, align 4, !dbg !127
  %29 = icmp eq i32 %28, 1, !dbg !129
  br i1 %29, label %30, label %52, !dbg !130

30:                                               ; preds = %16
  call void @llvm.dbg.declare(metadata ptr %8, metadata !131, metadata !DIExpression()), !dbg !134
  store i32 0, ptr %8, align 4, !dbg !134
  br label %31, !dbg !135

31:                                               ; preds = %45, %30
  %32 = load i32, ptr %8, align 4, !dbg !136
  %33 = icmp slt i32 %32, 2, !dbg !138
  br i1 %33, label %34, label %48, !dbg !139

34:                                               ; preds = %31
  %35 = load i32, ptr %8, align 4, !dbg !140
  %36 = sext i32 %35 to i64, !dbg !140
  %37 = getelementptr inbounds [2 x i32], ptr @phase, i64 0, i64 %36, !dbg !140
  %38 = load atomic i32, ptr %37 seq_cst, align 4, !dbg !140
  store i32 %38, ptr %9, align 4, !dbg !140
  %39 = load i32, ptr %9, align 4, !dbg !140
  %40 = load i32, ptr %4, align 4, !dbg !140
  %41 = icmp eq i32 %39, %40, !dbg !140
  br i1 %41, label %42, label %43, !dbg !143

42:                                               ; preds = %34
  br label %44, !dbg !143

43:                                               ; preds = %34
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.run) #7, !dbg !140
  unreachable, !dbg !140

44:                                               ; preds = %42
  br label %45, !dbg !144

45:                                               ; preds = %44
  %46 = load i32, ptr %8, align 4, !dbg !145
  %47 = add nsw i32 %46, 1, !dbg !145
  store i32 %47, ptr %8, align 4, !dbg !145
  br label %31, !dbg !146, !llvm.loop !147

48:                                               ; preds = %31
  store i32 2, ptr %10, align 4, !dbg !149
  %49 = load i32, ptr %10, align 4, !dbg !149
  store atomic i32 %49, ptr @left seq_cst, align 4, !dbg !149
  %50 = load i32, ptr %4, align 4, !dbg !150
  store i32 %50, ptr %11, align 4, !dbg !150
  %51 = load i32, ptr %11, align 4, !dbg !150
  store atomic i32 %51, ptr @sense seq_cst, align 4, !dbg !150
  br label %60, !dbg !151

52:                                               ; preds = %16
  br label %53, !dbg !152

53:                                               ; preds = %58, %52
  %54 = load atomic i32, ptr @sense seq_cst, align 4, !dbg !154
  store i32 %54, ptr %12, align 4, !dbg !154
  %55 = load i32, ptr %12, align 4, !dbg !154
  %56 = load i32, ptr %4, align 4, !dbg !155
  %57 = icmp ne i32 %55, %56, !dbg !156
  br i1 %57, label %58, label %59, !dbg !152

58:                                               ; preds = %53
  br label %53, !dbg !152, !llvm.loop !157

59:                                               ; preds = %53
  br label %60

60:                                               ; preds = %59, %48
  br label %16, !dbg !159, !llvm.loop !160
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
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "phase", scope: !2, file: !3, line: 19, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/sense_barrier.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !19, !0, !25, !30}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 184, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 23)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !13, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 144, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!23 = !{!24}
!24 = !DISubrange(count: 18)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 17, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !28, line: 96, baseType: !29)
!28 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "sense", scope: !2, file: !3, line: 18, type: !27, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 64, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 2)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !43, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!9}
!45 = !{}
!46 = !DILocation(line: 49, column: 2, scope: !42)
!47 = !DILocation(line: 50, column: 2, scope: !42)
!48 = distinct !DISubprogram(name: "run_numbered", scope: !49, file: !49, line: 59, type: !50, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!49 = !DIFile(filename: "states/states.h", directory: ".")
!50 = !DISubroutineType(types: !51)
!51 = !{null, !9, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DISubroutineType(types: !54)
!54 = !{!5, !5}
!55 = !DILocalVariable(name: "n", arg: 1, scope: !48, file: !49, line: 59, type: !9)
!56 = !DILocation(line: 59, column: 37, scope: !48)
!57 = !DILocalVariable(name: "routine", arg: 2, scope: !48, file: !49, line: 59, type: !52)
!58 = !DILocation(line: 59, column: 48, scope: !48)
!59 = !DILocation(line: 61, column: 14, scope: !48)
!60 = !DILocation(line: 61, column: 2, scope: !48)
!61 = !DILocalVariable(name: "__vla_expr0", scope: !48, type: !62, flags: DIFlagArtificial)
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !DILocation(line: 0, scope: !48)
!64 = !DILocalVariable(name: "t", scope: !48, file: !49, line: 61, type: !65)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, elements: !68)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !67, line: 27, baseType: !62)
!67 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!68 = !{!69}
!69 = !DISubrange(count: !61)
!70 = !DILocation(line: 61, column: 12, scope: !48)
!71 = !DILocalVariable(name: "i", scope: !72, file: !49, line: 63, type: !9)
!72 = distinct !DILexicalBlock(scope: !48, file: !49, line: 63, column: 2)
!73 = !DILocation(line: 63, column: 11, scope: !72)
!74 = !DILocation(line: 63, column: 7, scope: !72)
!75 = !DILocation(line: 63, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !49, line: 63, column: 2)
!77 = !DILocation(line: 63, column: 22, scope: !76)
!78 = !DILocation(line: 63, column: 20, scope: !76)
!79 = !DILocation(line: 63, column: 2, scope: !72)
!80 = !DILocation(line: 64, column: 21, scope: !76)
!81 = !DILocation(line: 64, column: 19, scope: !76)
!82 = !DILocation(line: 64, column: 31, scope: !76)
!83 = !DILocation(line: 64, column: 58, scope: !76)
!84 = !DILocation(line: 64, column: 48, scope: !76)
!85 = !DILocation(line: 64, column: 40, scope: !76)
!86 = !DILocation(line: 64, column: 3, scope: !76)
!87 = !DILocation(line: 63, column: 26, scope: !76)
!88 = !DILocation(line: 63, column: 2, scope: !76)
!89 = distinct !{!89, !79, !90, !91}
!90 = !DILocation(line: 64, column: 59, scope: !72)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocalVariable(name: "i", scope: !93, file: !49, line: 65, type: !9)
!93 = distinct !DILexicalBlock(scope: !48, file: !49, line: 65, column: 2)
!94 = !DILocation(line: 65, column: 11, scope: !93)
!95 = !DILocation(line: 65, column: 7, scope: !93)
!96 = !DILocation(line: 65, column: 18, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !49, line: 65, column: 2)
!98 = !DILocation(line: 65, column: 22, scope: !97)
!99 = !DILocation(line: 65, column: 20, scope: !97)
!100 = !DILocation(line: 65, column: 2, scope: !93)
!101 = !DILocation(line: 66, column: 18, scope: !97)
!102 = !DILocation(line: 66, column: 16, scope: !97)
!103 = !DILocation(line: 66, column: 3, scope: !97)
!104 = !DILocation(line: 65, column: 26, scope: !97)
!105 = !DILocation(line: 65, column: 2, scope: !97)
!106 = distinct !{!106, !100, !107, !91}
!107 = !DILocation(line: 66, column: 26, scope: !93)
!108 = !DILocation(line: 67, column: 1, scope: !48)
!109 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 21, type: !53, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!110 = !DILocalVariable(name: "arg", arg: 1, scope: !109, file: !3, line: 21, type: !5)
!111 = !DILocation(line: 21, column: 24, scope: !109)
!112 = !DILocalVariable(name: "me", scope: !109, file: !3, line: 23, type: !9)
!113 = !DILocation(line: 23, column: 6, scope: !109)
!114 = !DILocation(line: 23, column: 26, scope: !109)
!115 = !DILocation(line: 23, column: 16, scope: !109)
!116 = !DILocation(line: 23, column: 11, scope: !109)
!117 = !DILocalVariable(name: "mine", scope: !109, file: !3, line: 24, type: !9)
!118 = !DILocation(line: 24, column: 6, scope: !109)
!119 = !DILocation(line: 26, column: 2, scope: !109)
!120 = !DILocation(line: 27, column: 11, scope: !121)
!121 = distinct !DILexicalBlock(scope: !122, file: !3, line: 26, column: 9)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 26, column: 2)
!123 = distinct !DILexicalBlock(scope: !109, file: !3, line: 26, column: 2)
!124 = !DILocation(line: 27, column: 10, scope: !121)
!125 = !DILocation(line: 27, column: 8, scope: !121)
!126 = !DILocation(line: 28, column: 3, scope: !121)
!127 = !DILocation(line: 29, column: 7, scope: !128)
!128 = distinct !DILexicalBlock(scope: !121, file: !3, line: 29, column: 7)
!129 = !DILocation(line: 29, column: 34, scope: !128)
!130 = !DILocation(line: 29, column: 7, scope: !121)
!131 = !DILocalVariable(name: "k", scope: !132, file: !3, line: 30, type: !9)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 30, column: 4)
!133 = distinct !DILexicalBlock(scope: !128, file: !3, line: 29, column: 40)
!134 = !DILocation(line: 30, column: 13, scope: !132)
!135 = !DILocation(line: 30, column: 9, scope: !132)
!136 = !DILocation(line: 30, column: 20, scope: !137)
!137 = distinct !DILexicalBlock(scope: !132, file: !3, line: 30, column: 4)
!138 = !DILocation(line: 30, column: 22, scope: !137)
!139 = !DILocation(line: 30, column: 4, scope: !132)
!140 = !DILocation(line: 31, column: 5, scope: !141)
!141 = distinct !DILexicalBlock(scope: !142, file: !3, line: 31, column: 5)
!142 = distinct !DILexicalBlock(scope: !137, file: !3, line: 31, column: 5)
!143 = !DILocation(line: 31, column: 5, scope: !142)
!144 = !DILocation(line: 31, column: 5, scope: !137)
!145 = !DILocation(line: 30, column: 28, scope: !137)
!146 = !DILocation(line: 30, column: 4, scope: !137)
!147 = distinct !{!147, !139, !148, !91}
!148 = !DILocation(line: 31, column: 5, scope: !132)
!149 = !DILocation(line: 32, column: 4, scope: !133)
!150 = !DILocation(line: 33, column: 4, scope: !133)
!151 = !DILocation(line: 34, column: 3, scope: !133)
!152 = !DILocation(line: 39, column: 4, scope: !153)
!153 = distinct !DILexicalBlock(scope: !128, file: !3, line: 34, column: 10)
!154 = !DILocation(line: 39, column: 11, scope: !153)
!155 = !DILocation(line: 39, column: 26, scope: !153)
!156 = !DILocation(line: 39, column: 23, scope: !153)
!157 = distinct !{!157, !152, !158, !91}
!158 = !DILocation(line: 40, column: 5, scope: !153)
!159 = !DILocation(line: 26, column: 2, scope: !122)
!160 = distinct !{!160, !161, !162}
!161 = !DILocation(line: 26, column: 2, scope: !123)
!162 = !DILocation(line: 43, column: 2, scope: !123)
