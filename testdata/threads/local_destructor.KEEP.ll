; ModuleID = 'threads/local_destructor.c'
source_filename = "threads/local_destructor.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@key = internal global i32 0, align 4, !dbg !0
@sum = internal global i32 0, align 4, !dbg !33
@.str = private unnamed_addr constant [9 x i8] c"sum == 5\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [27 x i8] c"threads/local_destructor.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@kept = internal global ptr null, align 8, !dbg !29
@.str.2 = private unnamed_addr constant [11 x i8] c"*kept == 0\00", align 1, !dbg !24
@own = internal thread_local global i32 0, align 4, !dbg !45
@.str.3 = private unnamed_addr constant [10 x i8] c"p == &own\00", align 1, !dbg !35
@__PRETTY_FUNCTION__.destroy = private unnamed_addr constant [21 x i8] c"void destroy(void *)\00", align 1, !dbg !40

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !57 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !61, metadata !DIExpression()), !dbg !64
  %3 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy) #6, !dbg !65
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef null) #6, !dbg !66
  %5 = load i64, ptr %2, align 8, !dbg !67
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !68
  %7 = load i32, ptr @sum, align 4, !dbg !69
  %8 = icmp eq i32 %7, 5, !dbg !69
  br i1 %8, label %9, label %10, !dbg !72

9:                                                ; preds = %0
  br label %11, !dbg !72

10:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !69
  unreachable, !dbg !69

11:                                               ; preds = %9
  %12 = load ptr, ptr @kept, align 8, !dbg !73
  %13 = icmp ne ptr %12, null, !dbg !73
  br i1 %13, label %14, label %21, !dbg !75

14:                                               ; preds = %11
  %15 = load ptr, ptr @kept, align 8, !dbg !76
  %16 = load i32, ptr %15, align 4, !dbg !76
  %17 = icmp eq i32 %16, 0, !dbg !76
  br i1 %17, label %18, label %19, !dbg !79

18:                                               ; preds = %14
  br label %20, !dbg !79

19:                                               ; preds = %14
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !76
  unreachable, !dbg !76

20:                                               ; preds = %18
  br label %21, !dbg !80

21:                                               ; preds = %20, %11
  ret i32 0, !dbg !81
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @destroy(ptr noundef %0) #0 !dbg !82 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !86
  call void @llvm.dbg.declare(metadata ptr %3, metadata !87, metadata !DIExpression()), !dbg !88
  %4 = load ptr, ptr %2, align 8, !dbg !89
  store ptr %4, ptr %3, align 8, !dbg !88
  %5 = load ptr, ptr %3, align 8, !dbg !90
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !90
  %7 = icmp eq ptr %5, %6, !dbg !90
  br i1 %7, label %8, label %9, !dbg !93

8:                                                ; preds = %1
  br label %10, !dbg !93

9:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.destroy) #7, !dbg !90
  unreachable, !dbg !90

10:                                               ; preds = %8
  %11 = load ptr, ptr %3, align 8, !dbg !94
  %12 = load i32, ptr %11, align 4, !dbg !95
  %13 = load i32, ptr @sum, align 4, !dbg !96
  %14 = add nsw i32 %13, %12, !dbg !96
  store i32 %14, ptr @sum, align 4, !dbg !96
  %15 = load ptr, ptr %3, align 8, !dbg !97
  store i32 0, ptr %15, align 4, !dbg !98
  %16 = load ptr, ptr %3, align 8, !dbg !99
  store ptr %16, ptr @kept, align 8, !dbg !100
  ret void, !dbg !101
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !102 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !105, metadata !DIExpression()), !dbg !106
  %3 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !107
  store i32 5, ptr %3, align 4, !dbg !108
  %4 = load i32, ptr @key, align 4, !dbg !109
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !110
  %6 = call i32 @pthread_setspecific(i32 noundef %4, ptr noundef %5) #6, !dbg !111
  %7 = load ptr, ptr %2, align 8, !dbg !112
  call void @pthread_exit(ptr noundef %7) #8, !dbg !113
  unreachable, !dbg !113
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #2

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 12, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/local_destructor.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !29, !33, !35, !40, !45}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 72, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 9)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 216, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 27)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 11)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 13, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 13, type: !32, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 10)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 21)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 11, type: !32, isLocal: true, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !48, line: 49, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!49 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !58, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!32}
!60 = !{}
!61 = !DILocalVariable(name: "t", scope: !57, file: !3, line: 36, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !63)
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 36, column: 12, scope: !57)
!65 = !DILocation(line: 38, column: 2, scope: !57)
!66 = !DILocation(line: 39, column: 2, scope: !57)
!67 = !DILocation(line: 40, column: 15, scope: !57)
!68 = !DILocation(line: 40, column: 2, scope: !57)
!69 = !DILocation(line: 41, column: 2, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 41, column: 2)
!71 = distinct !DILexicalBlock(scope: !57, file: !3, line: 41, column: 2)
!72 = !DILocation(line: 41, column: 2, scope: !71)
!73 = !DILocation(line: 42, column: 6, scope: !74)
!74 = distinct !DILexicalBlock(scope: !57, file: !3, line: 42, column: 6)
!75 = !DILocation(line: 42, column: 6, scope: !57)
!76 = !DILocation(line: 43, column: 3, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 43, column: 3)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 43, column: 3)
!79 = !DILocation(line: 43, column: 3, scope: !78)
!80 = !DILocation(line: 43, column: 3, scope: !74)
!81 = !DILocation(line: 44, column: 2, scope: !57)
!82 = distinct !DISubprogram(name: "destroy", scope: !3, file: !3, line: 15, type: !83, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !5}
!85 = !DILocalVariable(name: "value", arg: 1, scope: !82, file: !3, line: 15, type: !5)
!86 = !DILocation(line: 15, column: 27, scope: !82)
!87 = !DILocalVariable(name: "p", scope: !82, file: !3, line: 17, type: !31)
!88 = !DILocation(line: 17, column: 7, scope: !82)
!89 = !DILocation(line: 17, column: 11, scope: !82)
!90 = !DILocation(line: 19, column: 2, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 19, column: 2)
!92 = distinct !DILexicalBlock(scope: !82, file: !3, line: 19, column: 2)
!93 = !DILocation(line: 19, column: 2, scope: !92)
!94 = !DILocation(line: 20, column: 10, scope: !82)
!95 = !DILocation(line: 20, column: 9, scope: !82)
!96 = !DILocation(line: 20, column: 6, scope: !82)
!97 = !DILocation(line: 21, column: 3, scope: !82)
!98 = !DILocation(line: 21, column: 5, scope: !82)
!99 = !DILocation(line: 23, column: 9, scope: !82)
!100 = !DILocation(line: 23, column: 7, scope: !82)
!101 = !DILocation(line: 25, column: 1, scope: !82)
!102 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 27, type: !103, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!103 = !DISubroutineType(types: !104)
!104 = !{!5, !5}
!105 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 27, type: !5)
!106 = !DILocation(line: 27, column: 24, scope: !102)
!107 = !DILocation(line: 29, column: 2, scope: !102)
!108 = !DILocation(line: 29, column: 6, scope: !102)
!109 = !DILocation(line: 30, column: 22, scope: !102)
!110 = !DILocation(line: 30, column: 28, scope: !102)
!111 = !DILocation(line: 30, column: 2, scope: !102)
!112 = !DILocation(line: 31, column: 15, scope: !102)
!113 = !DILocation(line: 31, column: 2, scope: !102)
