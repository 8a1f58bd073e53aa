; ModuleID = 'rc11/dekker.c'
source_filename = "rc11/dekker.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@turn = internal global i32 0, align 4, !dbg !39
@inside = internal global i32 0, align 4, !dbg !43
@.str = private unnamed_addr constant [17 x i8] c"inside == me + 1\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [14 x i8] c"rc11/dekker.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata ptr %3, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, ptr %3, align 4, !dbg !67
  br label %5, !dbg !68

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !69
  %7 = icmp slt i32 %6, 2, !dbg !71
  br i1 %7, label %8, label %19, !dbg !72

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !73
  %10 = sext i32 %9 to i64, !dbg !74
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !74
  %12 = load i32, ptr %3, align 4, !dbg !75
  %13 = sext i32 %12 to i64, !dbg !76
  %14 = inttoptr i64 %13 to ptr, !dbg !77
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !78
  br label %16, !dbg !78

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !79
  %18 = add nsw i32 %17, 1, !dbg !79
  store i32 %18, ptr %3, align 4, !dbg !79
  br label %5, !dbg !80, !llvm.loop !81

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !84, metadata !DIExpression()), !dbg !86
  store i32 0, ptr %4, align 4, !dbg !86
  br label %20, !dbg !87

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !88
  %22 = icmp slt i32 %21, 2, !dbg !90
  br i1 %22, label %23, label %32, !dbg !91

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !92
  %25 = sext i32 %24 to i64, !dbg !93
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !93
  %27 = load i64, ptr %26, align 8, !dbg !93
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !94
  br label %29, !dbg !94

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !95
  %31 = add nsw i32 %30, 1, !dbg !95
  store i32 %31, ptr %4, align 4, !dbg !95
  br label %20, !dbg !96, !llvm.loop !97

32:                                               ; preds = %20
  ret i32 0, !dbg !99
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !100 {
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
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !103, metadata !DIExpression()), !dbg !104
  call void @llvm.dbg.declare(metadata ptr %3, metadata !105, metadata !DIExpression()), !dbg !106
  %15 = load ptr, ptr %2, align 8, !dbg !107
  %16 = ptrtoint ptr %15 to i64, !dbg !108
  %17 = trunc i64 %16 to i32, !dbg !109
  store i32 %17, ptr %3, align 4, !dbg !106
  call void @llvm.dbg.declare(metadata ptr %4, metadata !110, metadata !DIExpression()), !dbg !111
  %18 = load i32, ptr %3, align 4, !dbg !112
  %19 = sub nsw i32 1, %18, !dbg !113
  store i32 %19, ptr %4, align 4, !dbg !111
  call void @llvm.dbg.declare(metadata ptr %5, metadata !114, metadata !DIExpression()), !dbg !116
  store i32 0, ptr %5, align 4, !dbg !116
  br label %20, !dbg !117

20:                                               ; preds = %81, %1
  %21 = load i32, ptr %5, align 4, !dbg !118
  %22 = icmp slt i32 %21, 1, !dbg !120
  br i1 %22, label %23, label %84, !dbg !121

23:                                               ; preds = %20
  %24 = load i32, ptr %3, align 4, !dbg !122
  %25 = sext i32 %24 to i64, !dbg !122
  %26 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %25, !dbg !122
  store i32 1, ptr %6, align 4, !dbg !122
  %27 = load i32, ptr %6, align 4, !dbg !122
  store atomic i32 %27, ptr %26 monotonic, align 4, !dbg !122
  fence acq_rel, !dbg !124
  %28 = load i32, ptr %4, align 4, !dbg !125
  %29 = sext i32 %28 to i64, !dbg !125
  %30 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %29, !dbg !125
  %31 = load atomic i32, ptr %30 acquire, align 4, !dbg !125
  store i32 %31, ptr %7, align 4, !dbg !125
  %32 = load i32, ptr %7, align 4, !dbg !125
  %33 = icmp ne i32 %32, 0, !dbg !125
  br i1 %33, label %34, label %65, !dbg !127

34:                                               ; preds = %23
  %35 = load atomic i32, ptr @turn monotonic, align 4, !dbg !128
  store i32 %35, ptr %8, align 4, !dbg !128
  %36 = load i32, ptr %8, align 4, !dbg !128
  %37 = load i32, ptr %3, align 4, !dbg !131
  %38 = icmp ne i32 %36, %37, !dbg !132
  br i1 %38, label %39, label %55, !dbg !133

39:                                               ; preds = %34
  %40 = load i32, ptr %3, align 4, !dbg !134
  %41 = sext i32 %40 to i64, !dbg !134
  %42 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %41, !dbg !134
  store i32 0, ptr %9, align 4, !dbg !134
  %43 = load i32, ptr %9, align 4, !dbg !134
  store atomic i32 %43, ptr %42 monotonic, align 4, !dbg !134
  br label %44, !dbg !136

44:                                               ; preds = %49, %39
  %45 = load atomic i32, ptr @turn monotonic, align 4, !dbg !137
  store i32 %45, ptr %10, align 4, !dbg !137
  %46 = load i32, ptr %10, align 4, !dbg !137
  %47 = load i32, ptr %3, align 4, !dbg !138
  %48 = icmp ne i32 %46, %47, !dbg !139
  br i1 %48, label %49, label %50, !dbg !136

49:                                               ; preds = %44
  br label %44, !dbg !136, !llvm.loop !140

50:                                               ; preds = %44
  %51 = load i32, ptr %3, align 4, !dbg !142
  %52 = sext i32 %51 to i64, !dbg !142
  %53 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %52, !dbg !142
  store i32 1, ptr %11, align 4, !dbg !142
  %54 = load i32, ptr %11, align 4, !dbg !142
  store atomic i32 %54, ptr %53 monotonic, align 4, !dbg !142
  fence acq_rel, !dbg !143
  br label %55, !dbg !144

55:                                               ; preds = %50, %34
  br label %56, !dbg !145

56:                                               ; preds = %63, %55
  %57 = load i32, ptr %4, align 4, !dbg !146
  %58 = sext i32 %57 to i64, !dbg !146
  %59 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %58, !dbg !146
  %60 = load atomic i32, ptr %59 acquire, align 4, !dbg !146
  store i32 %60, ptr %12, align 4, !dbg !146
  %61 = load i32, ptr %12, align 4, !dbg !146
  %62 = icmp ne i32 %61, 0, !dbg !145
  br i1 %62, label %63, label %64, !dbg !145

63:                                               ; preds = %56
  br label %56, !dbg !145, !llvm.loop !147

64:                                               ; preds = %56
  br label %65, !dbg !149

65:                                               ; preds = %64, %23
  %66 = load i32, ptr %3, align 4, !dbg !150
  %67 = add nsw i32 %66, 1, !dbg !151
  store i32 %67, ptr @inside, align 4, !dbg !152
  %68 = load i32, ptr @inside, align 4, !dbg !153
  %69 = load i32, ptr %3, align 4, !dbg !153
  %70 = add nsw i32 %69, 1, !dbg !153
  %71 = icmp eq i32 %68, %70, !dbg !153
  br i1 %71, label %72, label %73, !dbg !156

72:                                               ; preds = %65
  br label %74, !dbg !156

73:                                               ; preds = %65
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !153
  unreachable, !dbg !153

74:                                               ; preds = %72
  %75 = load i32, ptr %4, align 4, !dbg !157
  store i32 %75, ptr %13, align 4, !dbg !157
  %76 = load i32, ptr %13, align 4, !dbg !157
  store atomic i32 %76, ptr @turn monotonic, align 4, !dbg !157
  %77 = load i32, ptr %3, align 4, !dbg !158
  %78 = sext i32 %77 to i64, !dbg !158
  %79 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %78, !dbg !158
  store i32 0, ptr %14, align 4, !dbg !158
  %80 = load i32, ptr %14, align 4, !dbg !158
  store atomic i32 %80, ptr %79 release, align 4, !dbg !158
  br label %81, !dbg !159

81:                                               ; preds = %74
  %82 = load i32, ptr %5, align 4, !dbg !160
  %83 = add nsw i32 %82, 1, !dbg !160
  store i32 %83, ptr %5, align 4, !dbg !160
  br label %20, !dbg !161, !llvm.loop !162

84:                                               ; preds = %20
  ret ptr null, !dbg !164
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
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 22, type: !45, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/dekker.c", directory: ".")
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
!21 = !{!22, !28, !33, !0, !39, !43}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 136, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 17)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 112, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 14)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 144, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 18)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 23, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 24, type: !20, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 64, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 2)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 8, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 2}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 53, type: !56, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!20}
!58 = !{}
!59 = !DILocalVariable(name: "t", scope: !55, file: !3, line: 55, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 128, elements: !46)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !62, line: 27, baseType: !63)
!62 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 55, column: 12, scope: !55)
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 57, type: !20)
!66 = distinct !DILexicalBlock(scope: !55, file: !3, line: 57, column: 2)
!67 = !DILocation(line: 57, column: 11, scope: !66)
!68 = !DILocation(line: 57, column: 7, scope: !66)
!69 = !DILocation(line: 57, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 57, column: 2)
!71 = !DILocation(line: 57, column: 20, scope: !70)
!72 = !DILocation(line: 57, column: 2, scope: !66)
!73 = !DILocation(line: 58, column: 21, scope: !70)
!74 = !DILocation(line: 58, column: 19, scope: !70)
!75 = !DILocation(line: 58, column: 54, scope: !70)
!76 = !DILocation(line: 58, column: 44, scope: !70)
!77 = !DILocation(line: 58, column: 36, scope: !70)
!78 = !DILocation(line: 58, column: 3, scope: !70)
!79 = !DILocation(line: 57, column: 26, scope: !70)
!80 = !DILocation(line: 57, column: 2, scope: !70)
!81 = distinct !{!81, !72, !82, !83}
!82 = !DILocation(line: 58, column: 55, scope: !66)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocalVariable(name: "i", scope: !85, file: !3, line: 59, type: !20)
!85 = distinct !DILexicalBlock(scope: !55, file: !3, line: 59, column: 2)
!86 = !DILocation(line: 59, column: 11, scope: !85)
!87 = !DILocation(line: 59, column: 7, scope: !85)
!88 = !DILocation(line: 59, column: 18, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !3, line: 59, column: 2)
!90 = !DILocation(line: 59, column: 20, scope: !89)
!91 = !DILocation(line: 59, column: 2, scope: !85)
!92 = !DILocation(line: 60, column: 18, scope: !89)
!93 = !DILocation(line: 60, column: 16, scope: !89)
!94 = !DILocation(line: 60, column: 3, scope: !89)
!95 = !DILocation(line: 59, column: 26, scope: !89)
!96 = !DILocation(line: 59, column: 2, scope: !89)
!97 = distinct !{!97, !91, !98, !83}
!98 = !DILocation(line: 60, column: 26, scope: !85)
!99 = !DILocation(line: 61, column: 2, scope: !55)
!100 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 26, type: !101, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!101 = !DISubroutineType(types: !102)
!102 = !{!16, !16}
!103 = !DILocalVariable(name: "arg", arg: 1, scope: !100, file: !3, line: 26, type: !16)
!104 = !DILocation(line: 26, column: 24, scope: !100)
!105 = !DILocalVariable(name: "me", scope: !100, file: !3, line: 28, type: !20)
!106 = !DILocation(line: 28, column: 6, scope: !100)
!107 = !DILocation(line: 28, column: 26, scope: !100)
!108 = !DILocation(line: 28, column: 16, scope: !100)
!109 = !DILocation(line: 28, column: 11, scope: !100)
!110 = !DILocalVariable(name: "other", scope: !100, file: !3, line: 29, type: !20)
!111 = !DILocation(line: 29, column: 6, scope: !100)
!112 = !DILocation(line: 29, column: 18, scope: !100)
!113 = !DILocation(line: 29, column: 16, scope: !100)
!114 = !DILocalVariable(name: "r", scope: !115, file: !3, line: 31, type: !20)
!115 = distinct !DILexicalBlock(scope: !100, file: !3, line: 31, column: 2)
!116 = !DILocation(line: 31, column: 11, scope: !115)
!117 = !DILocation(line: 31, column: 7, scope: !115)
!118 = !DILocation(line: 31, column: 18, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 31, column: 2)
!120 = !DILocation(line: 31, column: 20, scope: !119)
!121 = !DILocation(line: 31, column: 2, scope: !115)
!122 = !DILocation(line: 32, column: 3, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 31, column: 35)
!124 = !DILocation(line: 33, column: 3, scope: !123)
!125 = !DILocation(line: 34, column: 7, scope: !126)
!126 = distinct !DILexicalBlock(scope: !123, file: !3, line: 34, column: 7)
!127 = !DILocation(line: 34, column: 7, scope: !123)
!128 = !DILocation(line: 35, column: 8, scope: !129)
!129 = distinct !DILexicalBlock(scope: !130, file: !3, line: 35, column: 8)
!130 = distinct !DILexicalBlock(scope: !126, file: !3, line: 34, column: 39)
!131 = !DILocation(line: 35, column: 34, scope: !129)
!132 = !DILocation(line: 35, column: 31, scope: !129)
!133 = !DILocation(line: 35, column: 8, scope: !130)
!134 = !DILocation(line: 36, column: 5, scope: !135)
!135 = distinct !DILexicalBlock(scope: !129, file: !3, line: 35, column: 38)
!136 = !DILocation(line: 37, column: 5, scope: !135)
!137 = !DILocation(line: 37, column: 12, scope: !135)
!138 = !DILocation(line: 37, column: 38, scope: !135)
!139 = !DILocation(line: 37, column: 35, scope: !135)
!140 = distinct !{!140, !136, !141, !83}
!141 = !DILocation(line: 38, column: 6, scope: !135)
!142 = !DILocation(line: 39, column: 5, scope: !135)
!143 = !DILocation(line: 40, column: 5, scope: !135)
!144 = !DILocation(line: 41, column: 4, scope: !135)
!145 = !DILocation(line: 42, column: 4, scope: !130)
!146 = !DILocation(line: 42, column: 11, scope: !130)
!147 = distinct !{!147, !145, !148, !83}
!148 = !DILocation(line: 43, column: 5, scope: !130)
!149 = !DILocation(line: 44, column: 3, scope: !130)
!150 = !DILocation(line: 45, column: 12, scope: !123)
!151 = !DILocation(line: 45, column: 15, scope: !123)
!152 = !DILocation(line: 45, column: 10, scope: !123)
!153 = !DILocation(line: 46, column: 3, scope: !154)
!154 = distinct !DILexicalBlock(scope: !155, file: !3, line: 46, column: 3)
!155 = distinct !DILexicalBlock(scope: !123, file: !3, line: 46, column: 3)
!156 = !DILocation(line: 46, column: 3, scope: !155)
!157 = !DILocation(line: 47, column: 3, scope: !123)
!158 = !DILocation(line: 48, column: 3, scope: !123)
!159 = !DILocation(line: 49, column: 2, scope: !123)
!160 = !DILocation(line: 31, column: 31, scope: !119)
!161 = !DILocation(line: 31, column: 2, scope: !119)
!162 = distinct !{!162, !121, !163, !83}
!163 = !DILocation(line: 49, column: 2, scope: !115)
!164 = !DILocation(line: 50, column: 2, scope: !100)
