; ModuleID = 'rvf/fig6.c'
source_filename = "rvf/fig6.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [21 x i8] c"atomic_load(&x) != 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [11 x i8] c"rvf/fig6.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.first = private unnamed_addr constant [20 x i8] c"void *first(void *)\00", align 1, !dbg !18
@y = internal global i32 0, align 4, !dbg !24
@.str.2 = private unnamed_addr constant [21 x i8] c"atomic_load(&y) == 1\00", align 1, !dbg !30
@__PRETTY_FUNCTION__.second = private unnamed_addr constant [21 x i8] c"void *second(void *)\00", align 1, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !53
  %4 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !54
  %5 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @first, ptr noundef null) #5, !dbg !55
  %6 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !56
  %7 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @second, ptr noundef null) #5, !dbg !57
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !60
  store i32 0, ptr %3, align 4, !dbg !60
  br label %8, !dbg !61

8:                                                ; preds = %17, %0
  %9 = load i32, ptr %3, align 4, !dbg !62
  %10 = icmp slt i32 %9, 2, !dbg !64
  br i1 %10, label %11, label %20, !dbg !65

11:                                               ; preds = %8
  %12 = load i32, ptr %3, align 4, !dbg !66
  %13 = sext i32 %12 to i64, !dbg !67
  %14 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %13, !dbg !67
  %15 = load i64, ptr %14, align 8, !dbg !67
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !68
  br label %17, !dbg !68

17:                                               ; preds = %11
  %18 = load i32, ptr %3, align 4, !dbg !69
  %19 = add nsw i32 %18, 1, !dbg !69
  store i32 %19, ptr %3, align 4, !dbg !69
  br label %8, !dbg !70, !llvm.loop !71

20:                                               ; preds = %8
  ret i32 0, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !79
  %6 = load ptr, ptr %2, align 8, !dbg !80
  store i32 1, ptr %3, align 4, !dbg !81
  %7 = load i32, ptr %3, align 4, !dbg !81
  store atomic i32 %7, ptr @x seq_cst, align 4, !dbg !81
  %8 = load atomic i32, ptr @x seq_cst, align 4, !dbg !82
  store i32 %8, ptr %4, align 4, !dbg !82
  %9 = load i32, ptr %4, align 4, !dbg !82
  %10 = icmp ne i32 %9, 0, !dbg !82
  br i1 %10, label %11, label %12, !dbg !85

11:                                               ; preds = %1
  br label %13, !dbg !85

12:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.first) #6, !dbg !82
  unreachable, !dbg !82

13:                                               ; preds = %11
  store i32 1, ptr %5, align 4, !dbg !86
  %14 = load i32, ptr %5, align 4, !dbg !86
  store atomic i32 %14, ptr @y seq_cst, align 4, !dbg !86
  ret ptr null, !dbg !87
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !88 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !89, metadata !DIExpression()), !dbg !90
  %7 = load ptr, ptr %2, align 8, !dbg !91
  store i32 1, ptr %3, align 4, !dbg !92
  %8 = load i32, ptr %3, align 4, !dbg !92
  store atomic i32 %8, ptr @x seq_cst, align 4, !dbg !92
  store i32 1, ptr %4, align 4, !dbg !93
  %9 = load i32, ptr %4, align 4, !dbg !93
  store atomic i32 %9, ptr @y seq_cst, align 4, !dbg !93
  %10 = load atomic i32, ptr @y seq_cst, align 4, !dbg !94
  store i32 %10, ptr %5, align 4, !dbg !94
  %11 = load i32, ptr %5, align 4, !dbg !94
  %12 = icmp eq i32 %11, 1, !dbg !94
  br i1 %12, label %13, label %14, !dbg !97

13:                                               ; preds = %1
  br label %15, !dbg !97

14:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.second) #6, !dbg !94
  unreachable, !dbg !94

15:                                               ; preds = %13
  store i32 2, ptr %6, align 4, !dbg !98
  %16 = load i32, ptr %6, align 4, !dbg !98
  store atomic i32 %16, ptr @x seq_cst, align 4, !dbg !98
  ret ptr null, !dbg !99
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
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/fig6.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !30, !32}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 21)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 11)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 20)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !27, line: 96, baseType: !28)
!27 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !29)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !9, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !11)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !43, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!29}
!45 = !{}
!46 = !DILocalVariable(name: "t", scope: !42, file: !3, line: 38, type: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 128, elements: !51)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !49, line: 27, baseType: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !{!52}
!52 = !DISubrange(count: 2)
!53 = !DILocation(line: 38, column: 12, scope: !42)
!54 = !DILocation(line: 40, column: 18, scope: !42)
!55 = !DILocation(line: 40, column: 2, scope: !42)
!56 = !DILocation(line: 41, column: 18, scope: !42)
!57 = !DILocation(line: 41, column: 2, scope: !42)
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 42, type: !29)
!59 = distinct !DILexicalBlock(scope: !42, file: !3, line: 42, column: 2)
!60 = !DILocation(line: 42, column: 11, scope: !59)
!61 = !DILocation(line: 42, column: 7, scope: !59)
!62 = !DILocation(line: 42, column: 18, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 42, column: 2)
!64 = !DILocation(line: 42, column: 20, scope: !63)
!65 = !DILocation(line: 42, column: 2, scope: !59)
!66 = !DILocation(line: 43, column: 18, scope: !63)
!67 = !DILocation(line: 43, column: 16, scope: !63)
!68 = !DILocation(line: 43, column: 3, scope: !63)
!69 = !DILocation(line: 42, column: 26, scope: !63)
!70 = !DILocation(line: 42, column: 2, scope: !63)
!71 = distinct !{!71, !65, !72, !73}
!72 = !DILocation(line: 43, column: 26, scope: !59)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 44, column: 2, scope: !42)
!75 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 17, type: !76, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!76 = !DISubroutineType(types: !77)
!77 = !{!5, !5}
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 17, type: !5)
!79 = !DILocation(line: 17, column: 26, scope: !75)
!80 = !DILocation(line: 19, column: 8, scope: !75)
!81 = !DILocation(line: 20, column: 2, scope: !75)
!82 = !DILocation(line: 21, column: 2, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 21, column: 2)
!84 = distinct !DILexicalBlock(scope: !75, file: !3, line: 21, column: 2)
!85 = !DILocation(line: 21, column: 2, scope: !84)
!86 = !DILocation(line: 22, column: 2, scope: !75)
!87 = !DILocation(line: 23, column: 2, scope: !75)
!88 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 26, type: !76, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!89 = !DILocalVariable(name: "arg", arg: 1, scope: !88, file: !3, line: 26, type: !5)
!90 = !DILocation(line: 26, column: 27, scope: !88)
!91 = !DILocation(line: 28, column: 8, scope: !88)
!92 = !DILocation(line: 29, column: 2, scope: !88)
!93 = !DILocation(line: 30, column: 2, scope: !88)
!94 = !DILocation(line: 31, column: 2, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !3, line: 31, column: 2)
!96 = distinct !DILexicalBlock(scope: !88, file: !3, line: 31, column: 2)
!97 = !DILocation(line: 31, column: 2, scope: !96)
!98 = !DILocation(line: 32, column: 2, scope: !88)
!99 = !DILocation(line: 33, column: 2, scope: !88)
