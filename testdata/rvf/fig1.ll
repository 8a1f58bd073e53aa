; ModuleID = 'rvf/fig1.c'
source_filename = "rvf/fig1.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [21 x i8] c"atomic_load(&x) == 1\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [11 x i8] c"rvf/fig1.c\00", align 1, !dbg !19
@__PRETTY_FUNCTION__.reads_x = private unnamed_addr constant [22 x i8] c"void *reads_x(void *)\00", align 1, !dbg !24
@.str.2 = private unnamed_addr constant [21 x i8] c"atomic_load(&y) == 1\00", align 1, !dbg !30
@__PRETTY_FUNCTION__.reads_y = private unnamed_addr constant [22 x i8] c"void *reads_y(void *)\00", align 1, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !41 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !45, metadata !DIExpression()), !dbg !52
  %4 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !53
  %5 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @writes, ptr noundef null) #5, !dbg !54
  %6 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !55
  %7 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @reads_x, ptr noundef null) #5, !dbg !56
  %8 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !57
  %9 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @reads_y, ptr noundef null) #5, !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !61
  store i32 0, ptr %3, align 4, !dbg !61
  br label %10, !dbg !62

10:                                               ; preds = %19, %0
  %11 = load i32, ptr %3, align 4, !dbg !63
  %12 = icmp slt i32 %11, 3, !dbg !65
  br i1 %12, label %13, label %22, !dbg !66

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4, !dbg !67
  %15 = sext i32 %14 to i64, !dbg !68
  %16 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %15, !dbg !68
  %17 = load i64, ptr %16, align 8, !dbg !68
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !69
  br label %19, !dbg !69

19:                                               ; preds = %13
  %20 = load i32, ptr %3, align 4, !dbg !70
  %21 = add nsw i32 %20, 1, !dbg !70
  store i32 %21, ptr %3, align 4, !dbg !70
  br label %10, !dbg !71, !llvm.loop !72

22:                                               ; preds = %10
  ret i32 0, !dbg !75
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writes(ptr noundef %0) #0 !dbg !76 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !79, metadata !DIExpression()), !dbg !80
  %5 = load ptr, ptr %2, align 8, !dbg !81
  store i32 1, ptr %3, align 4, !dbg !82
  %6 = load i32, ptr %3, align 4, !dbg !82
  store atomic i32 %6, ptr @x seq_cst, align 4, !dbg !82
  store i32 1, ptr %4, align 4, !dbg !83
  %7 = load i32, ptr %4, align 4, !dbg !83
  store atomic i32 %7, ptr @y seq_cst, align 4, !dbg !83
  ret ptr null, !dbg !84
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reads_x(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !86, metadata !DIExpression()), !dbg !87
  %4 = load ptr, ptr %2, align 8, !dbg !88
  %5 = call ptr @writes(ptr noundef %4), !dbg !89
  %6 = load atomic i32, ptr @x seq_cst, align 4, !dbg !90
  store i32 %6, ptr %3, align 4, !dbg !90
  %7 = load i32, ptr %3, align 4, !dbg !90
  %8 = icmp eq i32 %7, 1, !dbg !90
  br i1 %8, label %9, label %10, !dbg !93

9:                                                ; preds = %1
  br label %11, !dbg !93

10:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.reads_x) #6, !dbg !90
  unreachable, !dbg !90

11:                                               ; preds = %9
  ret ptr null, !dbg !94
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reads_y(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !96, metadata !DIExpression()), !dbg !97
  %4 = load ptr, ptr %2, align 8, !dbg !98
  %5 = call ptr @writes(ptr noundef %4), !dbg !99
  %6 = load atomic i32, ptr @y seq_cst, align 4, !dbg !100
  store i32 %6, ptr %3, align 4, !dbg !100
  %7 = load i32, ptr %3, align 4, !dbg !100
  %8 = icmp eq i32 %7, 1, !dbg !100
  br i1 %8, label %9, label %10, !dbg !103

9:                                                ; preds = %1
  br label %11, !dbg !103

10:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.reads_y) #6, !dbg !100
  unreachable, !dbg !100

11:                                               ; preds = %9
  ret ptr null, !dbg !104
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
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 14, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/fig1.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !19, !24, !30, !32}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 14, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 168, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 21)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 88, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 11)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 176, elements: !28)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{!29}
!29 = !DISubrange(count: 22)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !15, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !26, isLocal: true, isDefinition: true)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 8, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 2}
!40 = !{i32 7, !"frame-pointer", i32 2}
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !42, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!12}
!44 = !{}
!45 = !DILocalVariable(name: "t", scope: !41, file: !3, line: 40, type: !46)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 192, elements: !50)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !{!51}
!51 = !DISubrange(count: 3)
!52 = !DILocation(line: 40, column: 12, scope: !41)
!53 = !DILocation(line: 42, column: 18, scope: !41)
!54 = !DILocation(line: 42, column: 2, scope: !41)
!55 = !DILocation(line: 43, column: 18, scope: !41)
!56 = !DILocation(line: 43, column: 2, scope: !41)
!57 = !DILocation(line: 44, column: 18, scope: !41)
!58 = !DILocation(line: 44, column: 2, scope: !41)
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 45, type: !12)
!60 = distinct !DILexicalBlock(scope: !41, file: !3, line: 45, column: 2)
!61 = !DILocation(line: 45, column: 11, scope: !60)
!62 = !DILocation(line: 45, column: 7, scope: !60)
!63 = !DILocation(line: 45, column: 18, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 45, column: 2)
!65 = !DILocation(line: 45, column: 20, scope: !64)
!66 = !DILocation(line: 45, column: 2, scope: !60)
!67 = !DILocation(line: 46, column: 18, scope: !64)
!68 = !DILocation(line: 46, column: 16, scope: !64)
!69 = !DILocation(line: 46, column: 3, scope: !64)
!70 = !DILocation(line: 45, column: 26, scope: !64)
!71 = !DILocation(line: 45, column: 2, scope: !64)
!72 = distinct !{!72, !66, !73, !74}
!73 = !DILocation(line: 46, column: 26, scope: !60)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocation(line: 47, column: 2, scope: !41)
!76 = distinct !DISubprogram(name: "writes", scope: !3, file: !3, line: 16, type: !77, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!77 = !DISubroutineType(types: !78)
!78 = !{!5, !5}
!79 = !DILocalVariable(name: "arg", arg: 1, scope: !76, file: !3, line: 16, type: !5)
!80 = !DILocation(line: 16, column: 27, scope: !76)
!81 = !DILocation(line: 18, column: 8, scope: !76)
!82 = !DILocation(line: 19, column: 2, scope: !76)
!83 = !DILocation(line: 20, column: 2, scope: !76)
!84 = !DILocation(line: 21, column: 2, scope: !76)
!85 = distinct !DISubprogram(name: "reads_x", scope: !3, file: !3, line: 24, type: !77, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!86 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !3, line: 24, type: !5)
!87 = !DILocation(line: 24, column: 28, scope: !85)
!88 = !DILocation(line: 26, column: 9, scope: !85)
!89 = !DILocation(line: 26, column: 2, scope: !85)
!90 = !DILocation(line: 27, column: 2, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 27, column: 2)
!92 = distinct !DILexicalBlock(scope: !85, file: !3, line: 27, column: 2)
!93 = !DILocation(line: 27, column: 2, scope: !92)
!94 = !DILocation(line: 28, column: 2, scope: !85)
!95 = distinct !DISubprogram(name: "reads_y", scope: !3, file: !3, line: 31, type: !77, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!96 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 31, type: !5)
!97 = !DILocation(line: 31, column: 28, scope: !95)
!98 = !DILocation(line: 33, column: 9, scope: !95)
!99 = !DILocation(line: 33, column: 2, scope: !95)
!100 = !DILocation(line: 34, column: 2, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 34, column: 2)
!102 = distinct !DILexicalBlock(scope: !95, file: !3, line: 34, column: 2)
!103 = !DILocation(line: 34, column: 2, scope: !102)
!104 = !DILocation(line: 35, column: 2, scope: !95)
