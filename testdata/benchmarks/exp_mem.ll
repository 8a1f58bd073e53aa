; ModuleID = 'benchmarks/exp_mem.c'
source_filename = "benchmarks/exp_mem.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [21 x i8] c"atomic_load(&x) == 2\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [21 x i8] c"benchmarks/exp_mem.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@y = internal global i32 0, align 4, !dbg !26
@.str.2 = private unnamed_addr constant [21 x i8] c"atomic_load(&y) == N\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca [5 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !43, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata ptr %3, metadata !48, metadata !DIExpression()), !dbg !52
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @add_x, ptr noundef null) #5, !dbg !53
  call void @llvm.dbg.declare(metadata ptr %4, metadata !54, metadata !DIExpression()), !dbg !56
  store i32 0, ptr %4, align 4, !dbg !56
  br label %9, !dbg !57

9:                                                ; preds = %20, %0
  %10 = load i32, ptr %4, align 4, !dbg !58
  %11 = icmp slt i32 %10, 5, !dbg !60
  br i1 %11, label %12, label %23, !dbg !61

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !62
  %14 = sext i32 %13 to i64, !dbg !63
  %15 = getelementptr inbounds [5 x i64], ptr %3, i64 0, i64 %14, !dbg !63
  %16 = load i32, ptr %4, align 4, !dbg !64
  %17 = sext i32 %16 to i64, !dbg !65
  %18 = inttoptr i64 %17 to ptr, !dbg !66
  %19 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef @add_y, ptr noundef %18) #5, !dbg !67
  br label %20, !dbg !67

20:                                               ; preds = %12
  %21 = load i32, ptr %4, align 4, !dbg !68
  %22 = add nsw i32 %21, 1, !dbg !68
  store i32 %22, ptr %4, align 4, !dbg !68
  br label %9, !dbg !69, !llvm.loop !70

23:                                               ; preds = %9
  %24 = load i64, ptr %2, align 8, !dbg !73
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !74
  call void @llvm.dbg.declare(metadata ptr %5, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %5, align 4, !dbg !77
  br label %26, !dbg !78

26:                                               ; preds = %35, %23
  %27 = load i32, ptr %5, align 4, !dbg !79
  %28 = icmp slt i32 %27, 5, !dbg !81
  br i1 %28, label %29, label %38, !dbg !82

29:                                               ; preds = %26
  %30 = load i32, ptr %5, align 4, !dbg !83
  %31 = sext i32 %30 to i64, !dbg !84
  %32 = getelementptr inbounds [5 x i64], ptr %3, i64 0, i64 %31, !dbg !84
  %33 = load i64, ptr %32, align 8, !dbg !84
  %34 = call i32 @pthread_join(i64 noundef %33, ptr noundef null), !dbg !85
  br label %35, !dbg !85

35:                                               ; preds = %29
  %36 = load i32, ptr %5, align 4, !dbg !86
  %37 = add nsw i32 %36, 1, !dbg !86
  store i32 %37, ptr %5, align 4, !dbg !86
  br label %26, !dbg !87, !llvm.loop !88

38:                                               ; preds = %26
  %39 = load atomic i32, ptr @x seq_cst, align 4, !dbg !90
  store i32 %39, ptr %6, align 4, !dbg !90
  %40 = load i32, ptr %6, align 4, !dbg !90
  %41 = icmp eq i32 %40, 2, !dbg !90
  br i1 %41, label %42, label %43, !dbg !93

42:                                               ; preds = %38
  br label %44, !dbg !93

43:                                               ; preds = %38
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !90
  unreachable, !dbg !90

44:                                               ; preds = %42
  %45 = load atomic i32, ptr @y seq_cst, align 4, !dbg !94
  store i32 %45, ptr %7, align 4, !dbg !94
  %46 = load i32, ptr %7, align 4, !dbg !94
  %47 = icmp eq i32 %46, 5, !dbg !94
  br i1 %47, label %48, label %49, !dbg !97

48:                                               ; preds = %44
  br label %50, !dbg !97

49:                                               ; preds = %44
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !94
  unreachable, !dbg !94

50:                                               ; preds = %48
  ret i32 0, !dbg !98
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @add_x(ptr noundef %0) #0 !dbg !99 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !102, metadata !DIExpression()), !dbg !103
  %5 = load ptr, ptr %2, align 8, !dbg !104
  store i32 1, ptr %3, align 4, !dbg !105
  %6 = load i32, ptr %3, align 4, !dbg !105
  %7 = atomicrmw add ptr @x, i32 %6 seq_cst, align 4, !dbg !105
  store i32 %7, ptr %4, align 4, !dbg !105
  %8 = load i32, ptr %4, align 4, !dbg !105
  ret ptr null, !dbg !106
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @add_y(ptr noundef %0) #0 !dbg !107 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !108, metadata !DIExpression()), !dbg !109
  store i32 1, ptr %3, align 4, !dbg !110
  %7 = load i32, ptr %3, align 4, !dbg !110
  %8 = atomicrmw add ptr @y, i32 %7 seq_cst, align 4, !dbg !110
  store i32 %8, ptr %4, align 4, !dbg !110
  %9 = load i32, ptr %4, align 4, !dbg !110
  %10 = load ptr, ptr %2, align 8, !dbg !111
  %11 = ptrtoint ptr %10 to i64, !dbg !113
  %12 = icmp eq i64 %11, 4, !dbg !114
  br i1 %12, label %13, label %17, !dbg !115

13:                                               ; preds = %1
  store i32 1, ptr %5, align 4, !dbg !116
  %14 = load i32, ptr %5, align 4, !dbg !116
  %15 = atomicrmw add ptr @x, i32 %14 seq_cst, align 4, !dbg !116
  store i32 %15, ptr %6, align 4, !dbg !116
  %16 = load i32, ptr %6, align 4, !dbg !116
  br label %17, !dbg !116

17:                                               ; preds = %13, %1
  ret ptr null, !dbg !117
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
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 19, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "benchmarks/exp_mem.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!10, !16, !18, !24, !0, !26}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 168, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 21)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !12, isLocal: true, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !12, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 19, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !29, line: 96, baseType: !30)
!29 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !31)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !40, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!31}
!42 = !{}
!43 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 38, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 27, baseType: !46)
!45 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 38, column: 12, scope: !39)
!48 = !DILocalVariable(name: "u", scope: !39, file: !3, line: 38, type: !49)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 320, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 5)
!52 = !DILocation(line: 38, column: 15, scope: !39)
!53 = !DILocation(line: 40, column: 2, scope: !39)
!54 = !DILocalVariable(name: "i", scope: !55, file: !3, line: 41, type: !31)
!55 = distinct !DILexicalBlock(scope: !39, file: !3, line: 41, column: 2)
!56 = !DILocation(line: 41, column: 11, scope: !55)
!57 = !DILocation(line: 41, column: 7, scope: !55)
!58 = !DILocation(line: 41, column: 18, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !3, line: 41, column: 2)
!60 = !DILocation(line: 41, column: 20, scope: !59)
!61 = !DILocation(line: 41, column: 2, scope: !55)
!62 = !DILocation(line: 42, column: 21, scope: !59)
!63 = !DILocation(line: 42, column: 19, scope: !59)
!64 = !DILocation(line: 42, column: 56, scope: !59)
!65 = !DILocation(line: 42, column: 46, scope: !59)
!66 = !DILocation(line: 42, column: 38, scope: !59)
!67 = !DILocation(line: 42, column: 3, scope: !59)
!68 = !DILocation(line: 41, column: 26, scope: !59)
!69 = !DILocation(line: 41, column: 2, scope: !59)
!70 = distinct !{!70, !61, !71, !72}
!71 = !DILocation(line: 42, column: 57, scope: !55)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 43, column: 15, scope: !39)
!74 = !DILocation(line: 43, column: 2, scope: !39)
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 44, type: !31)
!76 = distinct !DILexicalBlock(scope: !39, file: !3, line: 44, column: 2)
!77 = !DILocation(line: 44, column: 11, scope: !76)
!78 = !DILocation(line: 44, column: 7, scope: !76)
!79 = !DILocation(line: 44, column: 18, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 44, column: 2)
!81 = !DILocation(line: 44, column: 20, scope: !80)
!82 = !DILocation(line: 44, column: 2, scope: !76)
!83 = !DILocation(line: 45, column: 18, scope: !80)
!84 = !DILocation(line: 45, column: 16, scope: !80)
!85 = !DILocation(line: 45, column: 3, scope: !80)
!86 = !DILocation(line: 44, column: 26, scope: !80)
!87 = !DILocation(line: 44, column: 2, scope: !80)
!88 = distinct !{!88, !82, !89, !72}
!89 = !DILocation(line: 45, column: 26, scope: !76)
!90 = !DILocation(line: 46, column: 2, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 46, column: 2)
!92 = distinct !DILexicalBlock(scope: !39, file: !3, line: 46, column: 2)
!93 = !DILocation(line: 46, column: 2, scope: !92)
!94 = !DILocation(line: 47, column: 2, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !3, line: 47, column: 2)
!96 = distinct !DILexicalBlock(scope: !39, file: !3, line: 47, column: 2)
!97 = !DILocation(line: 47, column: 2, scope: !96)
!98 = !DILocation(line: 48, column: 2, scope: !39)
!99 = distinct !DISubprogram(name: "add_x", scope: !3, file: !3, line: 21, type: !100, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!100 = !DISubroutineType(types: !101)
!101 = !{!5, !5}
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !99, file: !3, line: 21, type: !5)
!103 = !DILocation(line: 21, column: 26, scope: !99)
!104 = !DILocation(line: 23, column: 8, scope: !99)
!105 = !DILocation(line: 24, column: 2, scope: !99)
!106 = !DILocation(line: 25, column: 2, scope: !99)
!107 = distinct !DISubprogram(name: "add_y", scope: !3, file: !3, line: 28, type: !100, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!108 = !DILocalVariable(name: "arg", arg: 1, scope: !107, file: !3, line: 28, type: !5)
!109 = !DILocation(line: 28, column: 26, scope: !107)
!110 = !DILocation(line: 30, column: 2, scope: !107)
!111 = !DILocation(line: 31, column: 16, scope: !112)
!112 = distinct !DILexicalBlock(scope: !107, file: !3, line: 31, column: 6)
!113 = !DILocation(line: 31, column: 6, scope: !112)
!114 = !DILocation(line: 31, column: 20, scope: !112)
!115 = !DILocation(line: 31, column: 6, scope: !107)
!116 = !DILocation(line: 32, column: 3, scope: !112)
!117 = !DILocation(line: 33, column: 2, scope: !107)
