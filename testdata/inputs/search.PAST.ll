; ModuleID = 'inputs/search.c'
source_filename = "inputs/search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@place = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [61 x i8] c"atomic_load_explicit(&place[0], memory_order_acquire) < SIZE\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [16 x i8] c"inputs/search.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@.str.2 = private unnamed_addr constant [61 x i8] c"atomic_load_explicit(&place[1], memory_order_acquire) < SIZE\00", align 1, !dbg !35
@__const.find.sorted = private unnamed_addr constant [5 x i32] [i32 -1000000, i32 -3, i32 0, i32 12, i32 99999], align 16
@.str.3 = private unnamed_addr constant [49 x i8] c"low == 0 || low == SIZE || sorted[low - 1] < key\00", align 1, !dbg !37
@__PRETTY_FUNCTION__.find = private unnamed_addr constant [23 x i8] c"unsigned int find(int)\00", align 1, !dbg !42

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !58 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !63, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.declare(metadata ptr %3, metadata !68, metadata !DIExpression()), !dbg !69
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @look, ptr noundef @place) #6, !dbg !70
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @look, ptr noundef getelementptr inbounds ([2 x i32], ptr @place, i64 0, i64 1)) #6, !dbg !71
  %8 = load atomic i32, ptr @place acquire, align 4, !dbg !72
  store i32 %8, ptr %4, align 4, !dbg !72
  %9 = load i32, ptr %4, align 4, !dbg !72
  %10 = icmp ult i32 %9, 5, !dbg !72
  br i1 %10, label %11, label %12, !dbg !75

11:                                               ; preds = %0
  br label %13, !dbg !75

12:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !72
  unreachable, !dbg !72

13:                                               ; preds = %11
  %14 = load atomic i32, ptr getelementptr inbounds ([2 x i32], ptr @place, i64 0, i64 1) acquire, align 4, !dbg !76
  store i32 %14, ptr %5, align 4, !dbg !76
  %15 = load i32, ptr %5, align 4, !dbg !76
  %16 = icmp ult i32 %15, 5, !dbg !76
  br i1 %16, label %17, label %18, !dbg !79

17:                                               ; preds = %13
  br label %19, !dbg !79

18:                                               ; preds = %13
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !76
  unreachable, !dbg !76

19:                                               ; preds = %17
  %20 = load i64, ptr %2, align 8, !dbg !80
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !81
  %22 = load i64, ptr %3, align 8, !dbg !82
  %23 = call i32 @pthread_join(i64 noundef %22, ptr noundef null), !dbg !83
  ret i32 0, !dbg !84
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata ptr %3, metadata !90, metadata !DIExpression()), !dbg !92
  %5 = load ptr, ptr %2, align 8, !dbg !93
  store ptr %5, ptr %3, align 8, !dbg !92
  %6 = load ptr, ptr %3, align 8, !dbg !94
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !95
  %8 = call i32 @find(i32 noundef %7), !dbg !96
  store i32 %8, ptr %4, align 4, !dbg !97
  %9 = load i32, ptr %4, align 4, !dbg !97
  store atomic i32 %9, ptr %6 release, align 4, !dbg !97
  ret ptr null, !dbg !98
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @find(i32 noundef %0) #0 !dbg !99 {
  %2 = alloca i32, align 4
  %3 = alloca [5 x i32], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !102, metadata !DIExpression()), !dbg !103
  call void @llvm.dbg.declare(metadata ptr %3, metadata !104, metadata !DIExpression()), !dbg !109
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.find.sorted, i64 20, i1 false), !dbg !109
  call void @llvm.dbg.declare(metadata ptr %4, metadata !110, metadata !DIExpression()), !dbg !111
  store i32 0, ptr %4, align 4, !dbg !111
  call void @llvm.dbg.declare(metadata ptr %5, metadata !112, metadata !DIExpression()), !dbg !113
  store i32 5, ptr %5, align 4, !dbg !113
  br label %7, !dbg !114

7:                                                ; preds = %27, %1
  %8 = load i32, ptr %4, align 4, !dbg !115
  %9 = load i32, ptr %5, align 4, !dbg !116
  %10 = icmp ult i32 %8, %9, !dbg !117
  br i1 %10, label %11, label %28, !dbg !114

11:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %6, metadata !118, metadata !DIExpression()), !dbg !120
  %12 = load i32, ptr %4, align 4, !dbg !121
  %13 = load i32, ptr %5, align 4, !dbg !122
  %14 = add i32 %12, %13, !dbg !123
  %15 = udiv i32 %14, 2, !dbg !124
  store i32 %15, ptr %6, align 4, !dbg !120
  %16 = load i32, ptr %6, align 4, !dbg !125
  %17 = zext i32 %16 to i64, !dbg !127
  %18 = getelementptr inbounds [5 x i32], ptr %3, i64 0, i64 %17, !dbg !127
  %19 = load i32, ptr %18, align 4, !dbg !127
  %20 = load i32, ptr %2, align 4, !dbg !128
  %21 = icmp slt i32 %19, %20, !dbg !129
  br i1 %21, label %22, label %25, !dbg !130

22:                                               ; preds = %11
  %23 = load i32, ptr %6, align 4, !dbg !131
  %24 = add i32 %23, 1, !dbg !132
  store i32 %24, ptr %4, align 4, !dbg !133
  br label %27, !dbg !134

25:                                               ; preds = %11
  %26 = load i32, ptr %6, align 4, !dbg !135
  store i32 %26, ptr %5, align 4, !dbg !136
  br label %27

27:                                               ; preds = %25, %22
  br label %7, !dbg !114, !llvm.loop !137

28:                                               ; preds = %7
  %29 = load i32, ptr %4, align 4, !dbg !140
  %30 = icmp eq i32 %29, 0, !dbg !140
  br i1 %30, label %42, label %31, !dbg !140

31:                                               ; preds = %28
  %32 = load i32, ptr %4, align 4, !dbg !140
  %33 = icmp eq i32 %32, 5, !dbg !140
  br i1 %33, label %42, label %34, !dbg !140

34:                                               ; preds = %31
  %35 = load i32, ptr %4, align 4, !dbg !140
  %36 = sub i32 %35, 1, !dbg !140
  %37 = zext i32 %36 to i64, !dbg !140
  %38 = getelementptr inbounds [5 x i32], ptr %3, i64 0, i64 %37, !dbg !140
  %39 = load i32, ptr %38, align 4, !dbg !140
  %40 = load i32, ptr %2, align 4, !dbg !140
  %41 = icmp slt i32 %39, %40, !dbg !140
  br i1 %41, label %42, label %43, !dbg !143

42:                                               ; preds = %34, %31, %28
  br label %44, !dbg !143

43:                                               ; preds = %34
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.find) #7, !dbg !140
  unreachable, !dbg !140

44:                                               ; preds = %42
  %45 = load i32, ptr %4, align 4, !dbg !144
  ret i32 %45, !dbg !145
}

declare i32 @__VERIFIER_nondet_int() #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!51, !52, !53, !54, !55, !56, !57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "place", scope: !2, file: !3, line: 15, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "inputs/search.c", directory: ".")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !24, !29, !35, !0, !37, !42}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 488, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 61)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 128, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 16)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !20, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 392, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 49)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 184, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 23)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 64, elements: !49)
!48 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!49 = !{!50}
!50 = !DISubrange(count: 2)
!51 = !{i32 7, !"Dwarf Version", i32 5}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 8, !"PIC Level", i32 2}
!55 = !{i32 7, !"PIE Level", i32 2}
!56 = !{i32 7, !"uwtable", i32 2}
!57 = !{i32 7, !"frame-pointer", i32 2}
!58 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !59, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!59 = !DISubroutineType(types: !60)
!60 = !{!61}
!61 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!62 = !{}
!63 = !DILocalVariable(name: "t", scope: !58, file: !3, line: 48, type: !64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !65, line: 27, baseType: !66)
!65 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !DILocation(line: 48, column: 12, scope: !58)
!68 = !DILocalVariable(name: "u", scope: !58, file: !3, line: 48, type: !64)
!69 = !DILocation(line: 48, column: 15, scope: !58)
!70 = !DILocation(line: 50, column: 2, scope: !58)
!71 = !DILocation(line: 51, column: 2, scope: !58)
!72 = !DILocation(line: 52, column: 2, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 52, column: 2)
!74 = distinct !DILexicalBlock(scope: !58, file: !3, line: 52, column: 2)
!75 = !DILocation(line: 52, column: 2, scope: !74)
!76 = !DILocation(line: 53, column: 2, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 53, column: 2)
!78 = distinct !DILexicalBlock(scope: !58, file: !3, line: 53, column: 2)
!79 = !DILocation(line: 53, column: 2, scope: !78)
!80 = !DILocation(line: 54, column: 15, scope: !58)
!81 = !DILocation(line: 54, column: 2, scope: !58)
!82 = !DILocation(line: 55, column: 15, scope: !58)
!83 = !DILocation(line: 55, column: 2, scope: !58)
!84 = !DILocation(line: 56, column: 2, scope: !58)
!85 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 38, type: !86, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!86 = !DISubroutineType(types: !87)
!87 = !{!16, !16}
!88 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !3, line: 38, type: !16)
!89 = !DILocation(line: 38, column: 25, scope: !85)
!90 = !DILocalVariable(name: "own", scope: !85, file: !3, line: 40, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!92 = !DILocation(line: 40, column: 20, scope: !85)
!93 = !DILocation(line: 40, column: 26, scope: !85)
!94 = !DILocation(line: 42, column: 24, scope: !85)
!95 = !DILocation(line: 42, column: 34, scope: !85)
!96 = !DILocation(line: 42, column: 29, scope: !85)
!97 = !DILocation(line: 42, column: 2, scope: !85)
!98 = !DILocation(line: 43, column: 2, scope: !85)
!99 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 17, type: !100, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!100 = !DISubroutineType(types: !101)
!101 = !{!7, !61}
!102 = !DILocalVariable(name: "key", arg: 1, scope: !99, file: !3, line: 17, type: !61)
!103 = !DILocation(line: 17, column: 26, scope: !99)
!104 = !DILocalVariable(name: "sorted", scope: !99, file: !3, line: 19, type: !105)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !106, size: 160, elements: !107)
!106 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !61)
!107 = !{!108}
!108 = !DISubrange(count: 5)
!109 = !DILocation(line: 19, column: 12, scope: !99)
!110 = !DILocalVariable(name: "low", scope: !99, file: !3, line: 20, type: !7)
!111 = !DILocation(line: 20, column: 11, scope: !99)
!112 = !DILocalVariable(name: "high", scope: !99, file: !3, line: 20, type: !7)
!113 = !DILocation(line: 20, column: 20, scope: !99)
!114 = !DILocation(line: 22, column: 2, scope: !99)
!115 = !DILocation(line: 22, column: 9, scope: !99)
!116 = !DILocation(line: 22, column: 15, scope: !99)
!117 = !DILocation(line: 22, column: 13, scope: !99)
!118 = !DILocalVariable(name: "middle", scope: !119, file: !3, line: 23, type: !7)
!119 = distinct !DILexicalBlock(scope: !99, file: !3, line: 22, column: 21)
!120 = !DILocation(line: 23, column: 12, scope: !119)
!121 = !DILocation(line: 23, column: 22, scope: !119)
!122 = !DILocation(line: 23, column: 28, scope: !119)
!123 = !DILocation(line: 23, column: 26, scope: !119)
!124 = !DILocation(line: 23, column: 34, scope: !119)
!125 = !DILocation(line: 25, column: 14, scope: !126)
!126 = distinct !DILexicalBlock(scope: !119, file: !3, line: 25, column: 7)
!127 = !DILocation(line: 25, column: 7, scope: !126)
!128 = !DILocation(line: 25, column: 24, scope: !126)
!129 = !DILocation(line: 25, column: 22, scope: !126)
!130 = !DILocation(line: 25, column: 7, scope: !119)
!131 = !DILocation(line: 26, column: 10, scope: !126)
!132 = !DILocation(line: 26, column: 17, scope: !126)
!133 = !DILocation(line: 26, column: 8, scope: !126)
!134 = !DILocation(line: 26, column: 4, scope: !126)
!135 = !DILocation(line: 28, column: 11, scope: !126)
!136 = !DILocation(line: 28, column: 9, scope: !126)
!137 = distinct !{!137, !114, !138, !139}
!138 = !DILocation(line: 29, column: 2, scope: !99)
!139 = !{!"llvm.loop.mustprogress"}
!140 = !DILocation(line: 34, column: 2, scope: !141)
!141 = distinct !DILexicalBlock(scope: !142, file: !3, line: 34, column: 2)
!142 = distinct !DILexicalBlock(scope: !99, file: !3, line: 34, column: 2)
!143 = !DILocation(line: 34, column: 2, scope: !142)
!144 = !DILocation(line: 35, column: 9, scope: !99)
!145 = !DILocation(line: 35, column: 2, scope: !99)
