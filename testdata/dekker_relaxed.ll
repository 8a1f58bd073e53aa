; ModuleID = 'dekker_relaxed.c'
source_filename = "dekker_relaxed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@turn = internal global i32 0, align 4, !dbg !36
@inside = internal global i32 0, align 4, !dbg !40
@.str = private unnamed_addr constant [17 x i8] c"inside == me + 1\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [17 x i8] c"dekker_relaxed.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, ptr %3, align 4, !dbg !65
  br label %5, !dbg !66

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !67
  %7 = icmp slt i32 %6, 2, !dbg !69
  br i1 %7, label %8, label %19, !dbg !70

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !71
  %10 = sext i32 %9 to i64, !dbg !72
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !72
  %12 = load i32, ptr %3, align 4, !dbg !73
  %13 = sext i32 %12 to i64, !dbg !74
  %14 = inttoptr i64 %13 to ptr, !dbg !75
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !76
  br label %16, !dbg !76

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !77
  %18 = add nsw i32 %17, 1, !dbg !77
  store i32 %18, ptr %3, align 4, !dbg !77
  br label %5, !dbg !78, !llvm.loop !79

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %4, align 4, !dbg !84
  br label %20, !dbg !85

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !86
  %22 = icmp slt i32 %21, 2, !dbg !88
  br i1 %22, label %23, label %32, !dbg !89

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !90
  %25 = sext i32 %24 to i64, !dbg !91
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !91
  %27 = load i64, ptr %26, align 8, !dbg !91
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !92
  br label %29, !dbg !92

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !93
  %31 = add nsw i32 %30, 1, !dbg !93
  store i32 %31, ptr %4, align 4, !dbg !93
  br label %20, !dbg !94, !llvm.loop !95

32:                                               ; preds = %20
  ret i32 0, !dbg !97
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !98 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !101, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.declare(metadata ptr %3, metadata !103, metadata !DIExpression()), !dbg !104
  %15 = load ptr, ptr %2, align 8, !dbg !105
  %16 = ptrtoint ptr %15 to i64, !dbg !106
  %17 = trunc i64 %16 to i32, !dbg !107
  store i32 %17, ptr %3, align 4, !dbg !104
  call void @llvm.dbg.declare(metadata ptr %4, metadata !108, metadata !DIExpression()), !dbg !109
  %18 = load i32, ptr %3, align 4, !dbg !110
  %19 = sub nsw i32 1, %18, !dbg !111
  store i32 %19, ptr %4, align 4, !dbg !109
  call void @llvm.dbg.declare(metadata ptr %5, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 0, ptr %5, align 4, !dbg !114
  br label %20, !dbg !115

20:                                               ; preds = %81, %1
  %21 = load i32, ptr %5, align 4, !dbg !116
  %22 = icmp slt i32 %21, 2, !dbg !118
  br i1 %22, label %23, label %84, !dbg !119

23:                                               ; preds = %20
  %24 = load i32, ptr %3, align 4, !dbg !120
  %25 = sext i32 %24 to i64, !dbg !122
  %26 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %25, !dbg !122
  store i32 1, ptr %6, align 4, !dbg !123
  %27 = load i32, ptr %6, align 4, !dbg !123
  store atomic i32 %27, ptr %26 monotonic, align 4, !dbg !123
  %28 = load i32, ptr %4, align 4, !dbg !124
  %29 = sext i32 %28 to i64, !dbg !126
  %30 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %29, !dbg !126
  %31 = load atomic i32, ptr %30 monotonic, align 4, !dbg !127
  store i32 %31, ptr %7, align 4, !dbg !127
  %32 = load i32, ptr %7, align 4, !dbg !127
  %33 = icmp ne i32 %32, 0, !dbg !127
  br i1 %33, label %34, label %65, !dbg !128

34:                                               ; preds = %23
  %35 = load atomic i32, ptr @turn monotonic, align 4, !dbg !129
  store i32 %35, ptr %8, align 4, !dbg !129
  %36 = load i32, ptr %8, align 4, !dbg !129
  %37 = load i32, ptr %3, align 4, !dbg !132
  %38 = icmp ne i32 %36, %37, !dbg !133
  br i1 %38, label %39, label %55, !dbg !134

39:                                               ; preds = %34
  %40 = load i32, ptr %3, align 4, !dbg !135
  %41 = sext i32 %40 to i64, !dbg !137
  %42 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %41, !dbg !137
  store i32 0, ptr %9, align 4, !dbg !138
  %43 = load i32, ptr %9, align 4, !dbg !138
  store atomic i32 %43, ptr %42 monotonic, align 4, !dbg !138
  br label %44, !dbg !139

44:                                               ; preds = %49, %39
  %45 = load atomic i32, ptr @turn monotonic, align 4, !dbg !140
  store i32 %45, ptr %10, align 4, !dbg !140
  %46 = load i32, ptr %10, align 4, !dbg !140
  %47 = load i32, ptr %3, align 4, !dbg !141
  %48 = icmp ne i32 %46, %47, !dbg !142
  br i1 %48, label %49, label %50, !dbg !139

49:                                               ; preds = %44
  br label %44, !dbg !139, !llvm.loop !143

50:                                               ; preds = %44
  %51 = load i32, ptr %3, align 4, !dbg !145
  %52 = sext i32 %51 to i64, !dbg !146
  %53 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %52, !dbg !146
  store i32 1, ptr %11, align 4, !dbg !147
  %54 = load i32, ptr %11, align 4, !dbg !147
  store atomic i32 %54, ptr %53 monotonic, align 4, !dbg !147
  br label %55, !dbg !148

55:                                               ; preds = %50, %34
  br label %56, !dbg !149

56:                                               ; preds = %63, %55
  %57 = load i32, ptr %4, align 4, !dbg !150
  %58 = sext i32 %57 to i64, !dbg !151
  %59 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %58, !dbg !151
  %60 = load atomic i32, ptr %59 monotonic, align 4, !dbg !152
  store i32 %60, ptr %12, align 4, !dbg !152
  %61 = load i32, ptr %12, align 4, !dbg !152
  %62 = icmp ne i32 %61, 0, !dbg !149
  br i1 %62, label %63, label %64, !dbg !149

63:                                               ; preds = %56
  br label %56, !dbg !149, !llvm.loop !153

64:                                               ; preds = %56
  br label %65, !dbg !155

65:                                               ; preds = %64, %23
  %66 = load i32, ptr %3, align 4, !dbg !156
  %67 = add nsw i32 %66, 1, !dbg !157
  store volatile i32 %67, ptr @inside, align 4, !dbg !158
  %68 = load volatile i32, ptr @inside, align 4, !dbg !159
  %69 = load i32, ptr %3, align 4, !dbg !159
  %70 = add nsw i32 %69, 1, !dbg !159
  %71 = icmp eq i32 %68, %70, !dbg !159
  br i1 %71, label %72, label %73, !dbg !162

72:                                               ; preds = %65
  br label %74, !dbg !162

73:                                               ; preds = %65
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !159
  unreachable, !dbg !159

74:                                               ; preds = %72
  %75 = load i32, ptr %4, align 4, !dbg !163
  store i32 %75, ptr %13, align 4, !dbg !164
  %76 = load i32, ptr %13, align 4, !dbg !164
  store atomic i32 %76, ptr @turn monotonic, align 4, !dbg !164
  %77 = load i32, ptr %3, align 4, !dbg !165
  %78 = sext i32 %77 to i64, !dbg !166
  %79 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %78, !dbg !166
  store i32 0, ptr %14, align 4, !dbg !167
  %80 = load i32, ptr %14, align 4, !dbg !167
  store atomic i32 %80, ptr %79 monotonic, align 4, !dbg !167
  br label %81, !dbg !168

81:                                               ; preds = %74
  %82 = load i32, ptr %5, align 4, !dbg !169
  %83 = add nsw i32 %82, 1, !dbg !169
  store i32 %83, ptr %5, align 4, !dbg !169
  br label %20, !dbg !170, !llvm.loop !171

84:                                               ; preds = %20
  ret ptr null, !dbg !173
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
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 19, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "dekker_relaxed.c", directory: ".")
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
!21 = !{!22, !28, !30, !0, !36, !40}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 136, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 17)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !24, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 144, elements: !34)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!34 = !{!35}
!35 = !DISubrange(count: 18)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 20, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 21, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !20)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 64, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 2)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !54, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!20}
!56 = !{}
!57 = !DILocalVariable(name: "t", scope: !53, file: !3, line: 50, type: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 128, elements: !44)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !61)
!60 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 50, column: 12, scope: !53)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 52, type: !20)
!64 = distinct !DILexicalBlock(scope: !53, file: !3, line: 52, column: 2)
!65 = !DILocation(line: 52, column: 11, scope: !64)
!66 = !DILocation(line: 52, column: 7, scope: !64)
!67 = !DILocation(line: 52, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 52, column: 2)
!69 = !DILocation(line: 52, column: 20, scope: !68)
!70 = !DILocation(line: 52, column: 2, scope: !64)
!71 = !DILocation(line: 53, column: 21, scope: !68)
!72 = !DILocation(line: 53, column: 19, scope: !68)
!73 = !DILocation(line: 53, column: 54, scope: !68)
!74 = !DILocation(line: 53, column: 44, scope: !68)
!75 = !DILocation(line: 53, column: 36, scope: !68)
!76 = !DILocation(line: 53, column: 3, scope: !68)
!77 = !DILocation(line: 52, column: 26, scope: !68)
!78 = !DILocation(line: 52, column: 2, scope: !68)
!79 = distinct !{!79, !70, !80, !81}
!80 = !DILocation(line: 53, column: 55, scope: !64)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 54, type: !20)
!83 = distinct !DILexicalBlock(scope: !53, file: !3, line: 54, column: 2)
!84 = !DILocation(line: 54, column: 11, scope: !83)
!85 = !DILocation(line: 54, column: 7, scope: !83)
!86 = !DILocation(line: 54, column: 18, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 54, column: 2)
!88 = !DILocation(line: 54, column: 20, scope: !87)
!89 = !DILocation(line: 54, column: 2, scope: !83)
!90 = !DILocation(line: 55, column: 18, scope: !87)
!91 = !DILocation(line: 55, column: 16, scope: !87)
!92 = !DILocation(line: 55, column: 3, scope: !87)
!93 = !DILocation(line: 54, column: 26, scope: !87)
!94 = !DILocation(line: 54, column: 2, scope: !87)
!95 = distinct !{!95, !89, !96, !81}
!96 = !DILocation(line: 55, column: 26, scope: !83)
!97 = !DILocation(line: 56, column: 2, scope: !53)
!98 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 23, type: !99, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!99 = !DISubroutineType(types: !100)
!100 = !{!16, !16}
!101 = !DILocalVariable(name: "arg", arg: 1, scope: !98, file: !3, line: 23, type: !16)
!102 = !DILocation(line: 23, column: 24, scope: !98)
!103 = !DILocalVariable(name: "me", scope: !98, file: !3, line: 25, type: !20)
!104 = !DILocation(line: 25, column: 6, scope: !98)
!105 = !DILocation(line: 25, column: 26, scope: !98)
!106 = !DILocation(line: 25, column: 16, scope: !98)
!107 = !DILocation(line: 25, column: 11, scope: !98)
!108 = !DILocalVariable(name: "other", scope: !98, file: !3, line: 26, type: !20)
!109 = !DILocation(line: 26, column: 6, scope: !98)
!110 = !DILocation(line: 26, column: 18, scope: !98)
!111 = !DILocation(line: 26, column: 16, scope: !98)
!112 = !DILocalVariable(name: "r", scope: !113, file: !3, line: 28, type: !20)
!113 = distinct !DILexicalBlock(scope: !98, file: !3, line: 28, column: 2)
!114 = !DILocation(line: 28, column: 11, scope: !113)
!115 = !DILocation(line: 28, column: 7, scope: !113)
!116 = !DILocation(line: 28, column: 18, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 28, column: 2)
!118 = !DILocation(line: 28, column: 20, scope: !117)
!119 = !DILocation(line: 28, column: 2, scope: !113)
!120 = !DILocation(line: 29, column: 32, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 28, column: 35)
!122 = !DILocation(line: 29, column: 26, scope: !121)
!123 = !DILocation(line: 29, column: 3, scope: !121)
!124 = !DILocation(line: 30, column: 35, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 30, column: 7)
!126 = !DILocation(line: 30, column: 29, scope: !125)
!127 = !DILocation(line: 30, column: 7, scope: !125)
!128 = !DILocation(line: 30, column: 7, scope: !121)
!129 = !DILocation(line: 31, column: 8, scope: !130)
!130 = distinct !DILexicalBlock(scope: !131, file: !3, line: 31, column: 8)
!131 = distinct !DILexicalBlock(scope: !125, file: !3, line: 30, column: 66)
!132 = !DILocation(line: 31, column: 61, scope: !130)
!133 = !DILocation(line: 31, column: 58, scope: !130)
!134 = !DILocation(line: 31, column: 8, scope: !131)
!135 = !DILocation(line: 32, column: 34, scope: !136)
!136 = distinct !DILexicalBlock(scope: !130, file: !3, line: 31, column: 65)
!137 = !DILocation(line: 32, column: 28, scope: !136)
!138 = !DILocation(line: 32, column: 5, scope: !136)
!139 = !DILocation(line: 33, column: 5, scope: !136)
!140 = !DILocation(line: 33, column: 12, scope: !136)
!141 = !DILocation(line: 33, column: 65, scope: !136)
!142 = !DILocation(line: 33, column: 62, scope: !136)
!143 = distinct !{!143, !139, !144, !81}
!144 = !DILocation(line: 34, column: 6, scope: !136)
!145 = !DILocation(line: 35, column: 34, scope: !136)
!146 = !DILocation(line: 35, column: 28, scope: !136)
!147 = !DILocation(line: 35, column: 5, scope: !136)
!148 = !DILocation(line: 36, column: 4, scope: !136)
!149 = !DILocation(line: 37, column: 4, scope: !131)
!150 = !DILocation(line: 37, column: 39, scope: !131)
!151 = !DILocation(line: 37, column: 33, scope: !131)
!152 = !DILocation(line: 37, column: 11, scope: !131)
!153 = distinct !{!153, !149, !154, !81}
!154 = !DILocation(line: 38, column: 5, scope: !131)
!155 = !DILocation(line: 39, column: 3, scope: !131)
!156 = !DILocation(line: 40, column: 12, scope: !121)
!157 = !DILocation(line: 40, column: 15, scope: !121)
!158 = !DILocation(line: 40, column: 10, scope: !121)
!159 = !DILocation(line: 41, column: 3, scope: !160)
!160 = distinct !DILexicalBlock(scope: !161, file: !3, line: 41, column: 3)
!161 = distinct !DILexicalBlock(scope: !121, file: !3, line: 41, column: 3)
!162 = !DILocation(line: 41, column: 3, scope: !161)
!163 = !DILocation(line: 42, column: 32, scope: !121)
!164 = !DILocation(line: 42, column: 3, scope: !121)
!165 = !DILocation(line: 43, column: 32, scope: !121)
!166 = !DILocation(line: 43, column: 26, scope: !121)
!167 = !DILocation(line: 43, column: 3, scope: !121)
!168 = !DILocation(line: 44, column: 2, scope: !121)
!169 = !DILocation(line: 28, column: 31, scope: !117)
!170 = !DILocation(line: 28, column: 2, scope: !117)
!171 = distinct !{!171, !119, !172, !81}
!172 = !DILocation(line: 44, column: 2, scope: !113)
!173 = !DILocation(line: 45, column: 2, scope: !98)
