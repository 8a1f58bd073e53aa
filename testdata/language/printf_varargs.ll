; ModuleID = 'language/printf_varargs.c'
source_filename = "language/printf_varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [10 x i8] c"total %d\0A\00", align 1, !dbg !0
@total = internal global i32 0, align 4, !dbg !7
@.str.1 = private unnamed_addr constant [39 x i8] c"atomic_load(&total) == 3 * N * (N - 1)\00", align 1, !dbg !17
@.str.2 = private unnamed_addr constant [26 x i8] c"language/printf_varargs.c\00", align 1, !dbg !22
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !27
@.str.3 = private unnamed_addr constant [43 x i8] c"thread %d of %s adds %d (%5.2f, %c, %#lx)\0A\00", align 1, !dbg !33
@.str.4 = private unnamed_addr constant [15 x i8] c"printf_varargs\00", align 1, !dbg !38

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !55, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, ptr %3, align 4, !dbg !65
  br label %7, !dbg !66

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %3, align 4, !dbg !67
  %9 = icmp slt i32 %8, 3, !dbg !69
  br i1 %9, label %10, label %21, !dbg !70

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !71
  %12 = sext i32 %11 to i64, !dbg !72
  %13 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %12, !dbg !72
  %14 = load i32, ptr %3, align 4, !dbg !73
  %15 = sext i32 %14 to i64, !dbg !74
  %16 = inttoptr i64 %15 to ptr, !dbg !75
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @run, ptr noundef %16) #6, !dbg !76
  br label %18, !dbg !76

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4, !dbg !77
  %20 = add nsw i32 %19, 1, !dbg !77
  store i32 %20, ptr %3, align 4, !dbg !77
  br label %7, !dbg !78, !llvm.loop !79

21:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %4, align 4, !dbg !84
  br label %22, !dbg !85

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %4, align 4, !dbg !86
  %24 = icmp slt i32 %23, 3, !dbg !88
  br i1 %24, label %25, label %34, !dbg !89

25:                                               ; preds = %22
  %26 = load i32, ptr %4, align 4, !dbg !90
  %27 = sext i32 %26 to i64, !dbg !91
  %28 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %27, !dbg !91
  %29 = load i64, ptr %28, align 8, !dbg !91
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !92
  br label %31, !dbg !92

31:                                               ; preds = %25
  %32 = load i32, ptr %4, align 4, !dbg !93
  %33 = add nsw i32 %32, 1, !dbg !93
  store i32 %33, ptr %4, align 4, !dbg !93
  br label %22, !dbg !94, !llvm.loop !95

34:                                               ; preds = %22
  %35 = load atomic i32, ptr @total seq_cst, align 4, !dbg !97
  store i32 %35, ptr %5, align 4, !dbg !97
  %36 = load i32, ptr %5, align 4, !dbg !97
  %37 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %36), !dbg !98
  %38 = load atomic i32, ptr @total seq_cst, align 4, !dbg !99
  store i32 %38, ptr %6, align 4, !dbg !99
  %39 = load i32, ptr %6, align 4, !dbg !99
  %40 = icmp eq i32 %39, 18, !dbg !99
  br i1 %40, label %41, label %42, !dbg !102

41:                                               ; preds = %34
  br label %43, !dbg !102

42:                                               ; preds = %34
  call void @__assert_fail(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !99
  unreachable, !dbg !99

43:                                               ; preds = %41
  ret i32 0, !dbg !103
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !104 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !107, metadata !DIExpression()), !dbg !108
  call void @llvm.dbg.declare(metadata ptr %3, metadata !109, metadata !DIExpression()), !dbg !110
  %7 = load ptr, ptr %2, align 8, !dbg !111
  %8 = ptrtoint ptr %7 to i64, !dbg !112
  %9 = trunc i64 %8 to i32, !dbg !113
  store i32 %9, ptr %3, align 4, !dbg !110
  call void @llvm.dbg.declare(metadata ptr %4, metadata !114, metadata !DIExpression()), !dbg !115
  %10 = load i32, ptr %3, align 4, !dbg !116
  %11 = load i32, ptr %3, align 4, !dbg !117
  %12 = mul nsw i32 2, %11, !dbg !118
  %13 = load i32, ptr %3, align 4, !dbg !119
  %14 = mul nsw i32 3, %13, !dbg !120
  %15 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef %10, i32 noundef %12, i32 noundef %14), !dbg !121
  store i32 %15, ptr %4, align 4, !dbg !115
  %16 = load i32, ptr %3, align 4, !dbg !122
  %17 = load i32, ptr %4, align 4, !dbg !123
  %18 = load i32, ptr %3, align 4, !dbg !124
  %19 = sitofp i32 %18 to double, !dbg !124
  %20 = fdiv double %19, 2.000000e+00, !dbg !125
  %21 = load i32, ptr %3, align 4, !dbg !126
  %22 = add nsw i32 97, %21, !dbg !127
  %23 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %16, ptr noundef @.str.4, i32 noundef %17, double noundef %20, i32 noundef %22, i64 noundef 255), !dbg !128
  %24 = load i32, ptr %4, align 4, !dbg !129
  store i32 %24, ptr %5, align 4, !dbg !129
  %25 = load i32, ptr %5, align 4, !dbg !129
  %26 = atomicrmw add ptr @total, i32 %25 seq_cst, align 4, !dbg !129
  store i32 %26, ptr %6, align 4, !dbg !129
  %27 = load i32, ptr %6, align 4, !dbg !129
  ret ptr null, !dbg !130
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @sum(i32 noundef %0, ...) #0 !dbg !131 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !134, metadata !DIExpression()), !dbg !135
  call void @llvm.dbg.declare(metadata ptr %3, metadata !136, metadata !DIExpression()), !dbg !153
  call void @llvm.dbg.declare(metadata ptr %4, metadata !154, metadata !DIExpression()), !dbg !155
  store i32 0, ptr %4, align 4, !dbg !155
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !156
  call void @llvm.va_start(ptr %6), !dbg !156
  call void @llvm.dbg.declare(metadata ptr %5, metadata !157, metadata !DIExpression()), !dbg !159
  store i32 0, ptr %5, align 4, !dbg !159
  br label %7, !dbg !160

7:                                                ; preds = %30, %1
  %8 = load i32, ptr %5, align 4, !dbg !161
  %9 = load i32, ptr %2, align 4, !dbg !163
  %10 = icmp slt i32 %8, %9, !dbg !164
  br i1 %10, label %11, label %33, !dbg !165

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !166
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 0, !dbg !166
  %14 = load i32, ptr %13, align 16, !dbg !166
  %15 = icmp ule i32 %14, 40, !dbg !166
  br i1 %15, label %16, label %21, !dbg !166

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 3, !dbg !166
  %18 = load ptr, ptr %17, align 16, !dbg !166
  %19 = getelementptr i8, ptr %18, i32 %14, !dbg !166
  %20 = add i32 %14, 8, !dbg !166
  store i32 %20, ptr %13, align 16, !dbg !166
  br label %25, !dbg !166

21:                                               ; preds = %11
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 2, !dbg !166
  %23 = load ptr, ptr %22, align 8, !dbg !166
  %24 = getelementptr i8, ptr %23, i32 8, !dbg !166
  store ptr %24, ptr %22, align 8, !dbg !166
  br label %25, !dbg !166

25:                                               ; preds = %21, %16
  %26 = phi ptr [ %19, %16 ], [ %23, %21 ], !dbg !166
  %27 = load i32, ptr %26, align 4, !dbg !166
  %28 = load i32, ptr %4, align 4, !dbg !167
  %29 = add nsw i32 %28, %27, !dbg !167
  store i32 %29, ptr %4, align 4, !dbg !167
  br label %30, !dbg !168

30:                                               ; preds = %25
  %31 = load i32, ptr %5, align 4, !dbg !169
  %32 = add nsw i32 %31, 1, !dbg !169
  store i32 %32, ptr %5, align 4, !dbg !169
  br label %7, !dbg !170, !llvm.loop !171

33:                                               ; preds = %7
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !173
  call void @llvm.va_end(ptr %34), !dbg !173
  %35 = load i32, ptr %4, align 4, !dbg !174
  ret i32 %35, !dbg !175
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "language/printf_varargs.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "total", scope: !9, file: !2, line: 18, type: !41, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !16, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11, !12, !15}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !13, line: 87, baseType: !14)
!13 = !DIFile(filename: "include/stdint.h", directory: "")
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{!0, !17, !22, !27, !7, !33, !38}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 312, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 39)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 26)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 120, elements: !31)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!31 = !{!32}
!32 = !DISubrange(count: 15)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 344, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 43)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !31)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !42, line: 96, baseType: !43)
!42 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !15)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 43, type: !52, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!15}
!54 = !{}
!55 = !DILocalVariable(name: "t", scope: !51, file: !2, line: 45, type: !56)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 192, elements: !60)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !58, line: 27, baseType: !59)
!58 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !{!61}
!61 = !DISubrange(count: 3)
!62 = !DILocation(line: 45, column: 12, scope: !51)
!63 = !DILocalVariable(name: "i", scope: !64, file: !2, line: 47, type: !15)
!64 = distinct !DILexicalBlock(scope: !51, file: !2, line: 47, column: 2)
!65 = !DILocation(line: 47, column: 11, scope: !64)
!66 = !DILocation(line: 47, column: 7, scope: !64)
!67 = !DILocation(line: 47, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !2, line: 47, column: 2)
!69 = !DILocation(line: 47, column: 20, scope: !68)
!70 = !DILocation(line: 47, column: 2, scope: !64)
!71 = !DILocation(line: 48, column: 21, scope: !68)
!72 = !DILocation(line: 48, column: 19, scope: !68)
!73 = !DILocation(line: 48, column: 54, scope: !68)
!74 = !DILocation(line: 48, column: 44, scope: !68)
!75 = !DILocation(line: 48, column: 36, scope: !68)
!76 = !DILocation(line: 48, column: 3, scope: !68)
!77 = !DILocation(line: 47, column: 26, scope: !68)
!78 = !DILocation(line: 47, column: 2, scope: !68)
!79 = distinct !{!79, !70, !80, !81}
!80 = !DILocation(line: 48, column: 55, scope: !64)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocalVariable(name: "i", scope: !83, file: !2, line: 49, type: !15)
!83 = distinct !DILexicalBlock(scope: !51, file: !2, line: 49, column: 2)
!84 = !DILocation(line: 49, column: 11, scope: !83)
!85 = !DILocation(line: 49, column: 7, scope: !83)
!86 = !DILocation(line: 49, column: 18, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !2, line: 49, column: 2)
!88 = !DILocation(line: 49, column: 20, scope: !87)
!89 = !DILocation(line: 49, column: 2, scope: !83)
!90 = !DILocation(line: 50, column: 18, scope: !87)
!91 = !DILocation(line: 50, column: 16, scope: !87)
!92 = !DILocation(line: 50, column: 3, scope: !87)
!93 = !DILocation(line: 49, column: 26, scope: !87)
!94 = !DILocation(line: 49, column: 2, scope: !87)
!95 = distinct !{!95, !89, !96, !81}
!96 = !DILocation(line: 50, column: 26, scope: !83)
!97 = !DILocation(line: 51, column: 23, scope: !51)
!98 = !DILocation(line: 51, column: 2, scope: !51)
!99 = !DILocation(line: 52, column: 2, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !2, line: 52, column: 2)
!101 = distinct !DILexicalBlock(scope: !51, file: !2, line: 52, column: 2)
!102 = !DILocation(line: 52, column: 2, scope: !101)
!103 = !DILocation(line: 53, column: 2, scope: !51)
!104 = distinct !DISubprogram(name: "run", scope: !2, file: !2, line: 32, type: !105, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !54)
!105 = !DISubroutineType(types: !106)
!106 = !{!11, !11}
!107 = !DILocalVariable(name: "arg", arg: 1, scope: !104, file: !2, line: 32, type: !11)
!108 = !DILocation(line: 32, column: 24, scope: !104)
!109 = !DILocalVariable(name: "me", scope: !104, file: !2, line: 34, type: !15)
!110 = !DILocation(line: 34, column: 6, scope: !104)
!111 = !DILocation(line: 34, column: 26, scope: !104)
!112 = !DILocation(line: 34, column: 16, scope: !104)
!113 = !DILocation(line: 34, column: 11, scope: !104)
!114 = !DILocalVariable(name: "s", scope: !104, file: !2, line: 35, type: !15)
!115 = !DILocation(line: 35, column: 6, scope: !104)
!116 = !DILocation(line: 35, column: 17, scope: !104)
!117 = !DILocation(line: 35, column: 25, scope: !104)
!118 = !DILocation(line: 35, column: 23, scope: !104)
!119 = !DILocation(line: 35, column: 33, scope: !104)
!120 = !DILocation(line: 35, column: 31, scope: !104)
!121 = !DILocation(line: 35, column: 10, scope: !104)
!122 = !DILocation(line: 37, column: 56, scope: !104)
!123 = !DILocation(line: 37, column: 78, scope: !104)
!124 = !DILocation(line: 37, column: 81, scope: !104)
!125 = !DILocation(line: 37, column: 84, scope: !104)
!126 = !DILocation(line: 38, column: 15, scope: !104)
!127 = !DILocation(line: 38, column: 13, scope: !104)
!128 = !DILocation(line: 37, column: 2, scope: !104)
!129 = !DILocation(line: 39, column: 2, scope: !104)
!130 = !DILocation(line: 40, column: 2, scope: !104)
!131 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 20, type: !132, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !54)
!132 = !DISubroutineType(types: !133)
!133 = !{!15, !15, null}
!134 = !DILocalVariable(name: "count", arg: 1, scope: !131, file: !2, line: 20, type: !15)
!135 = !DILocation(line: 20, column: 20, scope: !131)
!136 = !DILocalVariable(name: "list", scope: !131, file: !2, line: 22, type: !137)
!137 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !138, line: 52, baseType: !139)
!138 = !DIFile(filename: "include/stdio.h", directory: "")
!139 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !140, line: 14, baseType: !141)
!140 = !DIFile(filename: "clang/stdarg.h", directory: "")
!141 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !142, baseType: !143)
!142 = !DIFile(filename: "language/printf_varargs.c", directory: ".")
!143 = !DICompositeType(tag: DW_TAG_array_type, baseType: !144, size: 192, elements: !151)
!144 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !145)
!145 = !{!146, !148, !149, !150}
!146 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !144, file: !142, line: 22, baseType: !147, size: 32)
!147 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !144, file: !142, line: 22, baseType: !147, size: 32, offset: 32)
!149 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !144, file: !142, line: 22, baseType: !11, size: 64, offset: 64)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !144, file: !142, line: 22, baseType: !11, size: 64, offset: 128)
!151 = !{!152}
!152 = !DISubrange(count: 1)
!153 = !DILocation(line: 22, column: 10, scope: !131)
!154 = !DILocalVariable(name: "s", scope: !131, file: !2, line: 23, type: !15)
!155 = !DILocation(line: 23, column: 6, scope: !131)
!156 = !DILocation(line: 25, column: 2, scope: !131)
!157 = !DILocalVariable(name: "i", scope: !158, file: !2, line: 26, type: !15)
!158 = distinct !DILexicalBlock(scope: !131, file: !2, line: 26, column: 2)
!159 = !DILocation(line: 26, column: 11, scope: !158)
!160 = !DILocation(line: 26, column: 7, scope: !158)
!161 = !DILocation(line: 26, column: 18, scope: !162)
!162 = distinct !DILexicalBlock(scope: !158, file: !2, line: 26, column: 2)
!163 = !DILocation(line: 26, column: 22, scope: !162)
!164 = !DILocation(line: 26, column: 20, scope: !162)
!165 = !DILocation(line: 26, column: 2, scope: !158)
!166 = !DILocation(line: 27, column: 8, scope: !162)
!167 = !DILocation(line: 27, column: 5, scope: !162)
!168 = !DILocation(line: 27, column: 3, scope: !162)
!169 = !DILocation(line: 26, column: 30, scope: !162)
!170 = !DILocation(line: 26, column: 2, scope: !162)
!171 = distinct !{!171, !165, !172, !81}
!172 = !DILocation(line: 27, column: 8, scope: !158)
!173 = !DILocation(line: 28, column: 2, scope: !131)
!174 = !DILocation(line: 29, column: 9, scope: !131)
!175 = !DILocation(line: 29, column: 2, scope: !131)
