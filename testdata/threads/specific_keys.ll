; ModuleID = 'threads/specific_keys.c'
source_filename = "threads/specific_keys.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@key = internal global i32 0, align 4, !dbg !0
@destroyed = internal global i32 0, align 4, !dbg !29
@.str = private unnamed_addr constant [43 x i8] c"atomic_load(&destroyed) == N * (N + 1) / 2\00", align 1, !dbg !12
@.str.1 = private unnamed_addr constant [24 x i8] c"threads/specific_keys.c\00", align 1, !dbg !18
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !23
@.str.2 = private unnamed_addr constant [33 x i8] c"pthread_getspecific(key) == NULL\00", align 1, !dbg !34
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !39
@values = internal global [3 x i32] zeroinitializer, align 4, !dbg !46
@.str.3 = private unnamed_addr constant [33 x i8] c"p == &values[me] && *p == me + 1\00", align 1, !dbg !44

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !61 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !65, metadata !DIExpression()), !dbg !69
  %6 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy) #5, !dbg !70
  call void @llvm.dbg.declare(metadata ptr %3, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %3, align 4, !dbg !73
  br label %7, !dbg !74

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %3, align 4, !dbg !75
  %9 = icmp slt i32 %8, 3, !dbg !77
  br i1 %9, label %10, label %21, !dbg !78

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !79
  %12 = sext i32 %11 to i64, !dbg !80
  %13 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %12, !dbg !80
  %14 = load i32, ptr %3, align 4, !dbg !81
  %15 = sext i32 %14 to i64, !dbg !82
  %16 = inttoptr i64 %15 to ptr, !dbg !83
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @run, ptr noundef %16) #5, !dbg !84
  br label %18, !dbg !84

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4, !dbg !85
  %20 = add nsw i32 %19, 1, !dbg !85
  store i32 %20, ptr %3, align 4, !dbg !85
  br label %7, !dbg !86, !llvm.loop !87

21:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !90, metadata !DIExpression()), !dbg !92
  store i32 0, ptr %4, align 4, !dbg !92
  br label %22, !dbg !93

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %4, align 4, !dbg !94
  %24 = icmp slt i32 %23, 3, !dbg !96
  br i1 %24, label %25, label %34, !dbg !97

25:                                               ; preds = %22
  %26 = load i32, ptr %4, align 4, !dbg !98
  %27 = sext i32 %26 to i64, !dbg !99
  %28 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %27, !dbg !99
  %29 = load i64, ptr %28, align 8, !dbg !99
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !100
  br label %31, !dbg !100

31:                                               ; preds = %25
  %32 = load i32, ptr %4, align 4, !dbg !101
  %33 = add nsw i32 %32, 1, !dbg !101
  store i32 %33, ptr %4, align 4, !dbg !101
  br label %22, !dbg !102, !llvm.loop !103

34:                                               ; preds = %22
  %35 = load atomic i32, ptr @destroyed seq_cst, align 4, !dbg !105
  store i32 %35, ptr %5, align 4, !dbg !105
  %36 = load i32, ptr %5, align 4, !dbg !105
  %37 = icmp eq i32 %36, 6, !dbg !105
  br i1 %37, label %38, label %39, !dbg !108

38:                                               ; preds = %34
  br label %40, !dbg !108

39:                                               ; preds = %34
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !105
  unreachable, !dbg !105

40:                                               ; preds = %38
  %41 = load i32, ptr @key, align 4, !dbg !109
  %42 = call i32 @pthread_key_delete(i32 noundef %41) #5, !dbg !110
  ret i32 0, !dbg !111
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @destroy(ptr noundef %0) #0 !dbg !112 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !115, metadata !DIExpression()), !dbg !116
  %5 = load ptr, ptr %2, align 8, !dbg !117
  %6 = load i32, ptr %5, align 4, !dbg !117
  store i32 %6, ptr %3, align 4, !dbg !117
  %7 = load i32, ptr %3, align 4, !dbg !117
  %8 = atomicrmw add ptr @destroyed, i32 %7 seq_cst, align 4, !dbg !117
  store i32 %8, ptr %4, align 4, !dbg !117
  %9 = load i32, ptr %4, align 4, !dbg !117
  ret void, !dbg !118
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !119 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !122, metadata !DIExpression()), !dbg !123
  call void @llvm.dbg.declare(metadata ptr %3, metadata !124, metadata !DIExpression()), !dbg !125
  %5 = load ptr, ptr %2, align 8, !dbg !126
  %6 = ptrtoint ptr %5 to i64, !dbg !127
  %7 = trunc i64 %6 to i32, !dbg !128
  store i32 %7, ptr %3, align 4, !dbg !125
  %8 = load i32, ptr @key, align 4, !dbg !129
  %9 = call ptr @pthread_getspecific(i32 noundef %8) #5, !dbg !129
  %10 = icmp eq ptr %9, null, !dbg !129
  br i1 %10, label %11, label %12, !dbg !132

11:                                               ; preds = %1
  br label %13, !dbg !132

12:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !129
  unreachable, !dbg !129

13:                                               ; preds = %11
  %14 = load i32, ptr %3, align 4, !dbg !133
  %15 = add nsw i32 %14, 1, !dbg !134
  %16 = load i32, ptr %3, align 4, !dbg !135
  %17 = sext i32 %16 to i64, !dbg !136
  %18 = getelementptr inbounds [3 x i32], ptr @values, i64 0, i64 %17, !dbg !136
  store i32 %15, ptr %18, align 4, !dbg !137
  %19 = load i32, ptr @key, align 4, !dbg !138
  %20 = load i32, ptr %3, align 4, !dbg !139
  %21 = sext i32 %20 to i64, !dbg !140
  %22 = getelementptr inbounds [3 x i32], ptr @values, i64 0, i64 %21, !dbg !140
  %23 = call i32 @pthread_setspecific(i32 noundef %19, ptr noundef %22) #5, !dbg !141
  call void @llvm.dbg.declare(metadata ptr %4, metadata !142, metadata !DIExpression()), !dbg !143
  %24 = load i32, ptr @key, align 4, !dbg !144
  %25 = call ptr @pthread_getspecific(i32 noundef %24) #5, !dbg !145
  store ptr %25, ptr %4, align 8, !dbg !143
  %26 = load ptr, ptr %4, align 8, !dbg !146
  %27 = load i32, ptr %3, align 4, !dbg !146
  %28 = sext i32 %27 to i64, !dbg !146
  %29 = getelementptr inbounds [3 x i32], ptr @values, i64 0, i64 %28, !dbg !146
  %30 = icmp eq ptr %26, %29, !dbg !146
  br i1 %30, label %31, label %38, !dbg !146

31:                                               ; preds = %13
  %32 = load ptr, ptr %4, align 8, !dbg !146
  %33 = load i32, ptr %32, align 4, !dbg !146
  %34 = load i32, ptr %3, align 4, !dbg !146
  %35 = add nsw i32 %34, 1, !dbg !146
  %36 = icmp eq i32 %33, %35, !dbg !146
  br i1 %36, label %37, label %38, !dbg !149

37:                                               ; preds = %31
  br label %39, !dbg !149

38:                                               ; preds = %31, %13
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !146
  unreachable, !dbg !146

39:                                               ; preds = %37
  ret ptr null, !dbg !150
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_key_delete(i32 noundef) #2

; Function Attrs: nounwind
declare ptr @pthread_getspecific(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!54, !55, !56, !57, !58, !59, !60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 17, type: !51, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/specific_keys.c", directory: ".")
!4 = !{!5, !6, !9, !10}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12, !18, !23, !0, !29, !34, !39, !44, !46}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 344, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 43)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 192, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 24)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 120, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!27 = !{!28}
!28 = !DISubrange(count: 15)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "destroyed", scope: !2, file: !3, line: 19, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !32, line: 96, baseType: !33)
!32 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 264, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 33)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 144, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 18)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !36, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "values", scope: !2, file: !3, line: 18, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 3)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !52, line: 49, baseType: !53)
!52 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!53 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 8, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 2}
!60 = !{i32 7, !"frame-pointer", i32 2}
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !62, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!10}
!64 = !{}
!65 = !DILocalVariable(name: "t", scope: !61, file: !3, line: 40, type: !66)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 192, elements: !49)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 27, baseType: !68)
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocation(line: 40, column: 12, scope: !61)
!70 = !DILocation(line: 42, column: 2, scope: !61)
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 43, type: !10)
!72 = distinct !DILexicalBlock(scope: !61, file: !3, line: 43, column: 2)
!73 = !DILocation(line: 43, column: 11, scope: !72)
!74 = !DILocation(line: 43, column: 7, scope: !72)
!75 = !DILocation(line: 43, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 43, column: 2)
!77 = !DILocation(line: 43, column: 20, scope: !76)
!78 = !DILocation(line: 43, column: 2, scope: !72)
!79 = !DILocation(line: 44, column: 21, scope: !76)
!80 = !DILocation(line: 44, column: 19, scope: !76)
!81 = !DILocation(line: 44, column: 54, scope: !76)
!82 = !DILocation(line: 44, column: 44, scope: !76)
!83 = !DILocation(line: 44, column: 36, scope: !76)
!84 = !DILocation(line: 44, column: 3, scope: !76)
!85 = !DILocation(line: 43, column: 26, scope: !76)
!86 = !DILocation(line: 43, column: 2, scope: !76)
!87 = distinct !{!87, !78, !88, !89}
!88 = !DILocation(line: 44, column: 55, scope: !72)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 45, type: !10)
!91 = distinct !DILexicalBlock(scope: !61, file: !3, line: 45, column: 2)
!92 = !DILocation(line: 45, column: 11, scope: !91)
!93 = !DILocation(line: 45, column: 7, scope: !91)
!94 = !DILocation(line: 45, column: 18, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 45, column: 2)
!96 = !DILocation(line: 45, column: 20, scope: !95)
!97 = !DILocation(line: 45, column: 2, scope: !91)
!98 = !DILocation(line: 46, column: 18, scope: !95)
!99 = !DILocation(line: 46, column: 16, scope: !95)
!100 = !DILocation(line: 46, column: 3, scope: !95)
!101 = !DILocation(line: 45, column: 26, scope: !95)
!102 = !DILocation(line: 45, column: 2, scope: !95)
!103 = distinct !{!103, !97, !104, !89}
!104 = !DILocation(line: 46, column: 26, scope: !91)
!105 = !DILocation(line: 47, column: 2, scope: !106)
!106 = distinct !DILexicalBlock(scope: !107, file: !3, line: 47, column: 2)
!107 = distinct !DILexicalBlock(scope: !61, file: !3, line: 47, column: 2)
!108 = !DILocation(line: 47, column: 2, scope: !107)
!109 = !DILocation(line: 48, column: 21, scope: !61)
!110 = !DILocation(line: 48, column: 2, scope: !61)
!111 = !DILocation(line: 49, column: 2, scope: !61)
!112 = distinct !DISubprogram(name: "destroy", scope: !3, file: !3, line: 21, type: !113, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!113 = !DISubroutineType(types: !114)
!114 = !{null, !5}
!115 = !DILocalVariable(name: "p", arg: 1, scope: !112, file: !3, line: 21, type: !5)
!116 = !DILocation(line: 21, column: 27, scope: !112)
!117 = !DILocation(line: 23, column: 2, scope: !112)
!118 = !DILocation(line: 24, column: 1, scope: !112)
!119 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 26, type: !120, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!120 = !DISubroutineType(types: !121)
!121 = !{!5, !5}
!122 = !DILocalVariable(name: "arg", arg: 1, scope: !119, file: !3, line: 26, type: !5)
!123 = !DILocation(line: 26, column: 24, scope: !119)
!124 = !DILocalVariable(name: "me", scope: !119, file: !3, line: 28, type: !10)
!125 = !DILocation(line: 28, column: 6, scope: !119)
!126 = !DILocation(line: 28, column: 26, scope: !119)
!127 = !DILocation(line: 28, column: 16, scope: !119)
!128 = !DILocation(line: 28, column: 11, scope: !119)
!129 = !DILocation(line: 30, column: 2, scope: !130)
!130 = distinct !DILexicalBlock(scope: !131, file: !3, line: 30, column: 2)
!131 = distinct !DILexicalBlock(scope: !119, file: !3, line: 30, column: 2)
!132 = !DILocation(line: 30, column: 2, scope: !131)
!133 = !DILocation(line: 31, column: 15, scope: !119)
!134 = !DILocation(line: 31, column: 18, scope: !119)
!135 = !DILocation(line: 31, column: 9, scope: !119)
!136 = !DILocation(line: 31, column: 2, scope: !119)
!137 = !DILocation(line: 31, column: 13, scope: !119)
!138 = !DILocation(line: 32, column: 22, scope: !119)
!139 = !DILocation(line: 32, column: 35, scope: !119)
!140 = !DILocation(line: 32, column: 28, scope: !119)
!141 = !DILocation(line: 32, column: 2, scope: !119)
!142 = !DILocalVariable(name: "p", scope: !119, file: !3, line: 33, type: !9)
!143 = !DILocation(line: 33, column: 7, scope: !119)
!144 = !DILocation(line: 33, column: 31, scope: !119)
!145 = !DILocation(line: 33, column: 11, scope: !119)
!146 = !DILocation(line: 34, column: 2, scope: !147)
!147 = distinct !DILexicalBlock(scope: !148, file: !3, line: 34, column: 2)
!148 = distinct !DILexicalBlock(scope: !119, file: !3, line: 34, column: 2)
!149 = !DILocation(line: 34, column: 2, scope: !148)
!150 = !DILocation(line: 35, column: 2, scope: !119)
