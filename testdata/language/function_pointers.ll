; ModuleID = 'language/function_pointers.c'
source_filename = "language/function_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@current = internal global ptr @add, align 8, !dbg !0
@table = internal constant [2 x ptr] [ptr @add, ptr @multiply], align 16, !dbg !7
@.str = private unnamed_addr constant [28 x i8] c"result == 7 || result == 12\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [29 x i8] c"language/function_pointers.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.caller = private unnamed_addr constant [21 x i8] c"void *caller(void *)\00", align 1, !dbg !29
@.str.2 = private unnamed_addr constant [33 x i8] c"(result == 7) == (f == table[0])\00", align 1, !dbg !35

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata ptr %3, metadata !57, metadata !DIExpression()), !dbg !58
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @changer, ptr noundef null) #5, !dbg !59
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @caller, ptr noundef null) #5, !dbg !60
  %6 = load i64, ptr %2, align 8, !dbg !61
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !62
  %8 = load i64, ptr %3, align 8, !dbg !63
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !64
  ret i32 0, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @changer(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !70
  %4 = load ptr, ptr %2, align 8, !dbg !71
  %5 = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @table, i64 0, i64 1), align 8, !dbg !72
  store ptr %5, ptr %3, align 8, !dbg !72
  %6 = load i64, ptr %3, align 8, !dbg !72
  store atomic i64 %6, ptr @current seq_cst, align 8, !dbg !72
  ret ptr null, !dbg !73
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @caller(ptr noundef %0) #0 !dbg !74 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !75, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata ptr %3, metadata !77, metadata !DIExpression()), !dbg !78
  %6 = load atomic i64, ptr @current seq_cst, align 8, !dbg !79
  store i64 %6, ptr %4, align 8, !dbg !79
  %7 = load ptr, ptr %4, align 8, !dbg !79
  store ptr %7, ptr %3, align 8, !dbg !78
  call void @llvm.dbg.declare(metadata ptr %5, metadata !80, metadata !DIExpression()), !dbg !81
  %8 = load ptr, ptr %3, align 8, !dbg !82
  %9 = call i32 %8(i32 noundef 3, i32 noundef 4), !dbg !82
  store i32 %9, ptr %5, align 4, !dbg !81
  %10 = load ptr, ptr %2, align 8, !dbg !83
  %11 = load i32, ptr %5, align 4, !dbg !84
  %12 = icmp eq i32 %11, 7, !dbg !84
  br i1 %12, label %16, label %13, !dbg !84

13:                                               ; preds = %1
  %14 = load i32, ptr %5, align 4, !dbg !84
  %15 = icmp eq i32 %14, 12, !dbg !84
  br i1 %15, label %16, label %17, !dbg !87

16:                                               ; preds = %13, %1
  br label %18, !dbg !87

17:                                               ; preds = %13
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.caller) #6, !dbg !84
  unreachable, !dbg !84

18:                                               ; preds = %16
  %19 = load i32, ptr %5, align 4, !dbg !88
  %20 = icmp eq i32 %19, 7, !dbg !88
  %21 = zext i1 %20 to i32, !dbg !88
  %22 = load ptr, ptr %3, align 8, !dbg !88
  %23 = load ptr, ptr @table, align 16, !dbg !88
  %24 = icmp eq ptr %22, %23, !dbg !88
  %25 = zext i1 %24 to i32, !dbg !88
  %26 = icmp eq i32 %21, %25, !dbg !88
  br i1 %26, label %27, label %28, !dbg !91

27:                                               ; preds = %18
  br label %29, !dbg !91

28:                                               ; preds = %18
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.caller) #6, !dbg !88
  unreachable, !dbg !88

29:                                               ; preds = %27
  ret ptr null, !dbg !92
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 !dbg !93 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !94, metadata !DIExpression()), !dbg !95
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !96, metadata !DIExpression()), !dbg !97
  %5 = load i32, ptr %3, align 4, !dbg !98
  %6 = load i32, ptr %4, align 4, !dbg !99
  %7 = add nsw i32 %5, %6, !dbg !100
  ret i32 %7, !dbg !101
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @multiply(i32 noundef %0, i32 noundef %1) #0 !dbg !102 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !103, metadata !DIExpression()), !dbg !104
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !105, metadata !DIExpression()), !dbg !106
  %5 = load i32, ptr %3, align 4, !dbg !107
  %6 = load i32, ptr %4, align 4, !dbg !108
  %7 = mul nsw i32 %5, %6, !dbg !109
  ret i32 %7, !dbg !110
}

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
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "current", scope: !2, file: !3, line: 23, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "language/function_pointers.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !18, !24, !29, !35}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 24, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!10 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "operation", file: !3, line: 11, baseType: !12)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DISubroutineType(types: !14)
!14 = !{!15, !15, !15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 224, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 28)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 232, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 29)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 168, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 21)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 264, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 33)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !11)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !49, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!15}
!51 = !{}
!52 = !DILocalVariable(name: "t", scope: !48, file: !3, line: 46, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !DILocation(line: 46, column: 12, scope: !48)
!57 = !DILocalVariable(name: "u", scope: !48, file: !3, line: 46, type: !53)
!58 = !DILocation(line: 46, column: 15, scope: !48)
!59 = !DILocation(line: 48, column: 2, scope: !48)
!60 = !DILocation(line: 49, column: 2, scope: !48)
!61 = !DILocation(line: 50, column: 15, scope: !48)
!62 = !DILocation(line: 50, column: 2, scope: !48)
!63 = !DILocation(line: 51, column: 15, scope: !48)
!64 = !DILocation(line: 51, column: 2, scope: !48)
!65 = !DILocation(line: 52, column: 2, scope: !48)
!66 = distinct !DISubprogram(name: "changer", scope: !3, file: !3, line: 26, type: !67, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!67 = !DISubroutineType(types: !68)
!68 = !{!5, !5}
!69 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 26, type: !5)
!70 = !DILocation(line: 26, column: 28, scope: !66)
!71 = !DILocation(line: 28, column: 8, scope: !66)
!72 = !DILocation(line: 29, column: 2, scope: !66)
!73 = !DILocation(line: 30, column: 2, scope: !66)
!74 = distinct !DISubprogram(name: "caller", scope: !3, file: !3, line: 33, type: !67, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!75 = !DILocalVariable(name: "arg", arg: 1, scope: !74, file: !3, line: 33, type: !5)
!76 = !DILocation(line: 33, column: 27, scope: !74)
!77 = !DILocalVariable(name: "f", scope: !74, file: !3, line: 35, type: !11)
!78 = !DILocation(line: 35, column: 12, scope: !74)
!79 = !DILocation(line: 35, column: 16, scope: !74)
!80 = !DILocalVariable(name: "result", scope: !74, file: !3, line: 36, type: !15)
!81 = !DILocation(line: 36, column: 6, scope: !74)
!82 = !DILocation(line: 36, column: 15, scope: !74)
!83 = !DILocation(line: 38, column: 8, scope: !74)
!84 = !DILocation(line: 39, column: 2, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 39, column: 2)
!86 = distinct !DILexicalBlock(scope: !74, file: !3, line: 39, column: 2)
!87 = !DILocation(line: 39, column: 2, scope: !86)
!88 = !DILocation(line: 40, column: 2, scope: !89)
!89 = distinct !DILexicalBlock(scope: !90, file: !3, line: 40, column: 2)
!90 = distinct !DILexicalBlock(scope: !74, file: !3, line: 40, column: 2)
!91 = !DILocation(line: 40, column: 2, scope: !90)
!92 = !DILocation(line: 41, column: 2, scope: !74)
!93 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 13, type: !13, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!94 = !DILocalVariable(name: "a", arg: 1, scope: !93, file: !3, line: 13, type: !15)
!95 = !DILocation(line: 13, column: 20, scope: !93)
!96 = !DILocalVariable(name: "b", arg: 2, scope: !93, file: !3, line: 13, type: !15)
!97 = !DILocation(line: 13, column: 27, scope: !93)
!98 = !DILocation(line: 15, column: 9, scope: !93)
!99 = !DILocation(line: 15, column: 13, scope: !93)
!100 = !DILocation(line: 15, column: 11, scope: !93)
!101 = !DILocation(line: 15, column: 2, scope: !93)
!102 = distinct !DISubprogram(name: "multiply", scope: !3, file: !3, line: 18, type: !13, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!103 = !DILocalVariable(name: "a", arg: 1, scope: !102, file: !3, line: 18, type: !15)
!104 = !DILocation(line: 18, column: 25, scope: !102)
!105 = !DILocalVariable(name: "b", arg: 2, scope: !102, file: !3, line: 18, type: !15)
!106 = !DILocation(line: 18, column: 32, scope: !102)
!107 = !DILocation(line: 20, column: 9, scope: !102)
!108 = !DILocation(line: 20, column: 13, scope: !102)
!109 = !DILocation(line: 20, column: 11, scope: !102)
!110 = !DILocation(line: 20, column: 2, scope: !102)
