; ModuleID = 'waits/assume_blocked.c'
source_filename = "waits/assume_blocked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [39 x i8] c"atomic_load(&x) + atomic_load(&y) == 2\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [23 x i8] c"waits/assume_blocked.c\00", align 1, !dbg !19
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !48
  %4 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !49
  %5 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @set_x, ptr noundef null) #5, !dbg !50
  %6 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !51
  %7 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @set_y, ptr noundef null) #5, !dbg !52
  %8 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !53
  %9 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !54
  call void @llvm.dbg.declare(metadata ptr %3, metadata !55, metadata !DIExpression()), !dbg !57
  store i32 0, ptr %3, align 4, !dbg !57
  br label %10, !dbg !58

10:                                               ; preds = %19, %0
  %11 = load i32, ptr %3, align 4, !dbg !59
  %12 = icmp slt i32 %11, 3, !dbg !61
  br i1 %12, label %13, label %22, !dbg !62

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4, !dbg !63
  %15 = sext i32 %14 to i64, !dbg !64
  %16 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %15, !dbg !64
  %17 = load i64, ptr %16, align 8, !dbg !64
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !65
  br label %19, !dbg !65

19:                                               ; preds = %13
  %20 = load i32, ptr %3, align 4, !dbg !66
  %21 = add nsw i32 %20, 1, !dbg !66
  store i32 %21, ptr %3, align 4, !dbg !66
  br label %10, !dbg !67, !llvm.loop !68

22:                                               ; preds = %10
  ret i32 0, !dbg !71
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set_x(ptr noundef %0) #0 !dbg !72 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !75, metadata !DIExpression()), !dbg !76
  %4 = load ptr, ptr %2, align 8, !dbg !77
  store i32 1, ptr %3, align 4, !dbg !78
  %5 = load i32, ptr %3, align 4, !dbg !78
  store atomic i32 %5, ptr @x seq_cst, align 4, !dbg !78
  ret ptr null, !dbg !79
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @set_y(ptr noundef %0) #0 !dbg !80 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !81, metadata !DIExpression()), !dbg !82
  %4 = load ptr, ptr %2, align 8, !dbg !83
  store i32 1, ptr %3, align 4, !dbg !84
  %5 = load i32, ptr %3, align 4, !dbg !84
  store atomic i32 %5, ptr @y seq_cst, align 4, !dbg !84
  ret ptr null, !dbg !85
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !86 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !87, metadata !DIExpression()), !dbg !88
  %9 = load ptr, ptr %2, align 8, !dbg !89
  call void @llvm.dbg.declare(metadata ptr %3, metadata !90, metadata !DIExpression()), !dbg !91
  %10 = load atomic i32, ptr @x seq_cst, align 4, !dbg !92
  store i32 %10, ptr %4, align 4, !dbg !92
  %11 = load i32, ptr %4, align 4, !dbg !92
  store i32 %11, ptr %3, align 4, !dbg !91
  call void @llvm.dbg.declare(metadata ptr %5, metadata !93, metadata !DIExpression()), !dbg !94
  %12 = load atomic i32, ptr @y seq_cst, align 4, !dbg !95
  store i32 %12, ptr %6, align 4, !dbg !95
  %13 = load i32, ptr %6, align 4, !dbg !95
  store i32 %13, ptr %5, align 4, !dbg !94
  %14 = load i32, ptr %3, align 4, !dbg !96
  %15 = icmp eq i32 %14, 1, !dbg !97
  br i1 %15, label %16, label %19, !dbg !98

16:                                               ; preds = %1
  %17 = load i32, ptr %5, align 4, !dbg !99
  %18 = icmp eq i32 %17, 1, !dbg !100
  br label %19

19:                                               ; preds = %16, %1
  %20 = phi i1 [ false, %1 ], [ %18, %16 ], !dbg !101
  %21 = zext i1 %20 to i32, !dbg !98
  call void @__VERIFIER_assume(i32 noundef %21), !dbg !102
  %22 = load atomic i32, ptr @x seq_cst, align 4, !dbg !103
  store i32 %22, ptr %7, align 4, !dbg !103
  %23 = load i32, ptr %7, align 4, !dbg !103
  %24 = load atomic i32, ptr @y seq_cst, align 4, !dbg !103
  store i32 %24, ptr %8, align 4, !dbg !103
  %25 = load i32, ptr %8, align 4, !dbg !103
  %26 = add nsw i32 %23, %25, !dbg !103
  %27 = icmp eq i32 %26, 2, !dbg !103
  br i1 %27, label %28, label %29, !dbg !106

28:                                               ; preds = %19
  br label %30, !dbg !106

29:                                               ; preds = %19
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.reader) #6, !dbg !103
  unreachable, !dbg !103

30:                                               ; preds = %28
  ret ptr null, !dbg !107
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__VERIFIER_assume(i32 noundef) #3

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
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 14, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits/assume_blocked.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !19, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 14, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 312, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 39)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 184, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 23)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 168, elements: !28)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{!29}
!29 = !DISubrange(count: 21)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !38, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!12}
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 42, type: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 192, elements: !46)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !{!47}
!47 = !DISubrange(count: 3)
!48 = !DILocation(line: 42, column: 12, scope: !37)
!49 = !DILocation(line: 44, column: 18, scope: !37)
!50 = !DILocation(line: 44, column: 2, scope: !37)
!51 = !DILocation(line: 45, column: 18, scope: !37)
!52 = !DILocation(line: 45, column: 2, scope: !37)
!53 = !DILocation(line: 46, column: 18, scope: !37)
!54 = !DILocation(line: 46, column: 2, scope: !37)
!55 = !DILocalVariable(name: "i", scope: !56, file: !3, line: 47, type: !12)
!56 = distinct !DILexicalBlock(scope: !37, file: !3, line: 47, column: 2)
!57 = !DILocation(line: 47, column: 11, scope: !56)
!58 = !DILocation(line: 47, column: 7, scope: !56)
!59 = !DILocation(line: 47, column: 18, scope: !60)
!60 = distinct !DILexicalBlock(scope: !56, file: !3, line: 47, column: 2)
!61 = !DILocation(line: 47, column: 20, scope: !60)
!62 = !DILocation(line: 47, column: 2, scope: !56)
!63 = !DILocation(line: 48, column: 18, scope: !60)
!64 = !DILocation(line: 48, column: 16, scope: !60)
!65 = !DILocation(line: 48, column: 3, scope: !60)
!66 = !DILocation(line: 47, column: 26, scope: !60)
!67 = !DILocation(line: 47, column: 2, scope: !60)
!68 = distinct !{!68, !62, !69, !70}
!69 = !DILocation(line: 48, column: 26, scope: !56)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocation(line: 49, column: 2, scope: !37)
!72 = distinct !DISubprogram(name: "set_x", scope: !3, file: !3, line: 16, type: !73, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!73 = !DISubroutineType(types: !74)
!74 = !{!5, !5}
!75 = !DILocalVariable(name: "arg", arg: 1, scope: !72, file: !3, line: 16, type: !5)
!76 = !DILocation(line: 16, column: 26, scope: !72)
!77 = !DILocation(line: 18, column: 8, scope: !72)
!78 = !DILocation(line: 19, column: 2, scope: !72)
!79 = !DILocation(line: 20, column: 2, scope: !72)
!80 = distinct !DISubprogram(name: "set_y", scope: !3, file: !3, line: 23, type: !73, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!81 = !DILocalVariable(name: "arg", arg: 1, scope: !80, file: !3, line: 23, type: !5)
!82 = !DILocation(line: 23, column: 26, scope: !80)
!83 = !DILocation(line: 25, column: 8, scope: !80)
!84 = !DILocation(line: 26, column: 2, scope: !80)
!85 = !DILocation(line: 27, column: 2, scope: !80)
!86 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 30, type: !73, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 30, type: !5)
!88 = !DILocation(line: 30, column: 27, scope: !86)
!89 = !DILocation(line: 32, column: 8, scope: !86)
!90 = !DILocalVariable(name: "a", scope: !86, file: !3, line: 33, type: !12)
!91 = !DILocation(line: 33, column: 6, scope: !86)
!92 = !DILocation(line: 33, column: 10, scope: !86)
!93 = !DILocalVariable(name: "b", scope: !86, file: !3, line: 34, type: !12)
!94 = !DILocation(line: 34, column: 6, scope: !86)
!95 = !DILocation(line: 34, column: 10, scope: !86)
!96 = !DILocation(line: 35, column: 20, scope: !86)
!97 = !DILocation(line: 35, column: 22, scope: !86)
!98 = !DILocation(line: 35, column: 27, scope: !86)
!99 = !DILocation(line: 35, column: 30, scope: !86)
!100 = !DILocation(line: 35, column: 32, scope: !86)
!101 = !DILocation(line: 0, scope: !86)
!102 = !DILocation(line: 35, column: 2, scope: !86)
!103 = !DILocation(line: 36, column: 2, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 36, column: 2)
!105 = distinct !DILexicalBlock(scope: !86, file: !3, line: 36, column: 2)
!106 = !DILocation(line: 36, column: 2, scope: !105)
!107 = !DILocation(line: 37, column: 2, scope: !86)
