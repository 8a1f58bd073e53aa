; ModuleID = 'locks/clh_lock.c'
source_filename = "locks/clh_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32 }

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [22 x i8] c"counter == N * ROUNDS\00", align 1, !dbg !21
@.str.1 = private unnamed_addr constant [17 x i8] c"locks/clh_lock.c\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !32
@nodes = internal global [4 x %struct.node] zeroinitializer, align 16, !dbg !38
@tail = internal global ptr getelementptr (i8, ptr @nodes, i64 12), align 8, !dbg !49

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !61 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !65, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata ptr %3, metadata !73, metadata !DIExpression()), !dbg !75
  store i32 0, ptr %3, align 4, !dbg !75
  br label %5, !dbg !76

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !77
  %7 = icmp slt i32 %6, 3, !dbg !79
  br i1 %7, label %8, label %19, !dbg !80

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !81
  %10 = sext i32 %9 to i64, !dbg !82
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !82
  %12 = load i32, ptr %3, align 4, !dbg !83
  %13 = sext i32 %12 to i64, !dbg !84
  %14 = inttoptr i64 %13 to ptr, !dbg !85
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !86
  br label %16, !dbg !86

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !87
  %18 = add nsw i32 %17, 1, !dbg !87
  store i32 %18, ptr %3, align 4, !dbg !87
  br label %5, !dbg !88, !llvm.loop !89

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !92, metadata !DIExpression()), !dbg !94
  store i32 0, ptr %4, align 4, !dbg !94
  br label %20, !dbg !95

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !96
  %22 = icmp slt i32 %21, 3, !dbg !98
  br i1 %22, label %23, label %32, !dbg !99

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !100
  %25 = sext i32 %24 to i64, !dbg !101
  %26 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %25, !dbg !101
  %27 = load i64, ptr %26, align 8, !dbg !101
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !102
  br label %29, !dbg !102

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !103
  %31 = add nsw i32 %30, 1, !dbg !103
  store i32 %31, ptr %4, align 4, !dbg !103
  br label %20, !dbg !104, !llvm.loop !105

32:                                               ; preds = %20
  %33 = load volatile i32, ptr @counter, align 4, !dbg !107
  %34 = icmp eq i32 %33, 3, !dbg !107
  br i1 %34, label %35, label %36, !dbg !110

35:                                               ; preds = %32
  br label %37, !dbg !110

36:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !107
  unreachable, !dbg !107

37:                                               ; preds = %35
  ret i32 0, !dbg !111
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !112 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !115, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.declare(metadata ptr %3, metadata !117, metadata !DIExpression()), !dbg !118
  %11 = load ptr, ptr %2, align 8, !dbg !119
  %12 = ptrtoint ptr %11 to i64, !dbg !120
  %13 = getelementptr inbounds [4 x %struct.node], ptr @nodes, i64 0, i64 %12, !dbg !121
  store ptr %13, ptr %3, align 8, !dbg !118
  call void @llvm.dbg.declare(metadata ptr %4, metadata !122, metadata !DIExpression()), !dbg !124
  store i32 0, ptr %4, align 4, !dbg !124
  br label %14, !dbg !125

14:                                               ; preds = %39, %1
  %15 = load i32, ptr %4, align 4, !dbg !126
  %16 = icmp slt i32 %15, 1, !dbg !128
  br i1 %16, label %17, label %42, !dbg !129

17:                                               ; preds = %14
  %18 = load ptr, ptr %3, align 8, !dbg !130
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 0, !dbg !132
  store i32 1, ptr %5, align 4, !dbg !133
  %20 = load i32, ptr %5, align 4, !dbg !133
  store atomic i32 %20, ptr %19 monotonic, align 4, !dbg !133
  call void @llvm.dbg.declare(metadata ptr %6, metadata !134, metadata !DIExpression()), !dbg !135
  %21 = load ptr, ptr %3, align 8, !dbg !136
  store ptr %21, ptr %7, align 8, !dbg !136
  %22 = load i64, ptr %7, align 8, !dbg !136
  %23 = atomicrmw xchg ptr @tail, i64 %22 seq_cst, align 8, !dbg !136
  store i64 %23, ptr %8, align 8, !dbg !136
  %24 = load ptr, ptr %8, align 8, !dbg !136
  store ptr %24, ptr %6, align 8, !dbg !135
  br label %25, !dbg !137

25:                                               ; preds = %31, %17
  %26 = load ptr, ptr %6, align 8, !dbg !138
  %27 = getelementptr inbounds %struct.node, ptr %26, i32 0, i32 0, !dbg !139
  %28 = load atomic i32, ptr %27 acquire, align 4, !dbg !140
  store i32 %28, ptr %9, align 4, !dbg !140
  %29 = load i32, ptr %9, align 4, !dbg !140
  %30 = icmp ne i32 %29, 0, !dbg !137
  br i1 %30, label %31, label %32, !dbg !137

31:                                               ; preds = %25
  br label %25, !dbg !137, !llvm.loop !141

32:                                               ; preds = %25
  %33 = load volatile i32, ptr @counter, align 4, !dbg !143
  %34 = add nsw i32 %33, 1, !dbg !143
  store volatile i32 %34, ptr @counter, align 4, !dbg !143
  %35 = load ptr, ptr %3, align 8, !dbg !144
  %36 = getelementptr inbounds %struct.node, ptr %35, i32 0, i32 0, !dbg !145
  store i32 0, ptr %10, align 4, !dbg !146
  %37 = load i32, ptr %10, align 4, !dbg !146
  store atomic i32 %37, ptr %36 release, align 4, !dbg !146
  %38 = load ptr, ptr %6, align 8, !dbg !147
  store ptr %38, ptr %3, align 8, !dbg !148
  br label %39, !dbg !149

39:                                               ; preds = %32
  %40 = load i32, ptr %4, align 4, !dbg !150
  %41 = add nsw i32 %40, 1, !dbg !150
  store i32 %41, ptr %4, align 4, !dbg !150
  br label %14, !dbg !151, !llvm.loop !152

42:                                               ; preds = %14
  ret ptr null, !dbg !154
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
!llvm.module.flags = !{!54, !55, !56, !57, !58, !59, !60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 29, type: !53, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/clh_lock.c", directory: ".")
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
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "include/stdint.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !{!21, !27, !32, !0, !38, !49}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 176, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 22)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 136, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 17)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 120, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!36 = !{!37}
!37 = !DISubrange(count: 15)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 27, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 128, elements: !47)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 23, size: 32, elements: !42)
!42 = !{!43}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "busy", scope: !41, file: !3, line: 24, baseType: !44, size: 32)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !46)
!46 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!47 = !{!48}
!48 = !DISubrange(count: 4)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 28, type: !51, isLocal: true, isDefinition: true)
!51 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !52)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !46)
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 8, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 2}
!60 = !{i32 7, !"frame-pointer", i32 2}
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !62, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!46}
!64 = !{}
!65 = !DILocalVariable(name: "t", scope: !61, file: !3, line: 49, type: !66)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 192, elements: !70)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !68, line: 27, baseType: !69)
!68 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!69 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!70 = !{!71}
!71 = !DISubrange(count: 3)
!72 = !DILocation(line: 49, column: 12, scope: !61)
!73 = !DILocalVariable(name: "i", scope: !74, file: !3, line: 51, type: !46)
!74 = distinct !DILexicalBlock(scope: !61, file: !3, line: 51, column: 2)
!75 = !DILocation(line: 51, column: 11, scope: !74)
!76 = !DILocation(line: 51, column: 7, scope: !74)
!77 = !DILocation(line: 51, column: 18, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 51, column: 2)
!79 = !DILocation(line: 51, column: 20, scope: !78)
!80 = !DILocation(line: 51, column: 2, scope: !74)
!81 = !DILocation(line: 52, column: 21, scope: !78)
!82 = !DILocation(line: 52, column: 19, scope: !78)
!83 = !DILocation(line: 52, column: 54, scope: !78)
!84 = !DILocation(line: 52, column: 44, scope: !78)
!85 = !DILocation(line: 52, column: 36, scope: !78)
!86 = !DILocation(line: 52, column: 3, scope: !78)
!87 = !DILocation(line: 51, column: 26, scope: !78)
!88 = !DILocation(line: 51, column: 2, scope: !78)
!89 = distinct !{!89, !80, !90, !91}
!90 = !DILocation(line: 52, column: 55, scope: !74)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 53, type: !46)
!93 = distinct !DILexicalBlock(scope: !61, file: !3, line: 53, column: 2)
!94 = !DILocation(line: 53, column: 11, scope: !93)
!95 = !DILocation(line: 53, column: 7, scope: !93)
!96 = !DILocation(line: 53, column: 18, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 53, column: 2)
!98 = !DILocation(line: 53, column: 20, scope: !97)
!99 = !DILocation(line: 53, column: 2, scope: !93)
!100 = !DILocation(line: 54, column: 18, scope: !97)
!101 = !DILocation(line: 54, column: 16, scope: !97)
!102 = !DILocation(line: 54, column: 3, scope: !97)
!103 = !DILocation(line: 53, column: 26, scope: !97)
!104 = !DILocation(line: 53, column: 2, scope: !97)
!105 = distinct !{!105, !99, !106, !91}
!106 = !DILocation(line: 54, column: 26, scope: !93)
!107 = !DILocation(line: 55, column: 2, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !3, line: 55, column: 2)
!109 = distinct !DILexicalBlock(scope: !61, file: !3, line: 55, column: 2)
!110 = !DILocation(line: 55, column: 2, scope: !109)
!111 = !DILocation(line: 56, column: 2, scope: !61)
!112 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 31, type: !113, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!113 = !DISubroutineType(types: !114)
!114 = !{!16, !16}
!115 = !DILocalVariable(name: "arg", arg: 1, scope: !112, file: !3, line: 31, type: !16)
!116 = !DILocation(line: 31, column: 24, scope: !112)
!117 = !DILocalVariable(name: "me", scope: !112, file: !3, line: 33, type: !52)
!118 = !DILocation(line: 33, column: 15, scope: !112)
!119 = !DILocation(line: 33, column: 37, scope: !112)
!120 = !DILocation(line: 33, column: 27, scope: !112)
!121 = !DILocation(line: 33, column: 21, scope: !112)
!122 = !DILocalVariable(name: "r", scope: !123, file: !3, line: 35, type: !46)
!123 = distinct !DILexicalBlock(scope: !112, file: !3, line: 35, column: 2)
!124 = !DILocation(line: 35, column: 11, scope: !123)
!125 = !DILocation(line: 35, column: 7, scope: !123)
!126 = !DILocation(line: 35, column: 18, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 35, column: 2)
!128 = !DILocation(line: 35, column: 20, scope: !127)
!129 = !DILocation(line: 35, column: 2, scope: !123)
!130 = !DILocation(line: 36, column: 26, scope: !131)
!131 = distinct !DILexicalBlock(scope: !127, file: !3, line: 35, column: 35)
!132 = !DILocation(line: 36, column: 30, scope: !131)
!133 = !DILocation(line: 36, column: 3, scope: !131)
!134 = !DILocalVariable(name: "before", scope: !131, file: !3, line: 37, type: !52)
!135 = !DILocation(line: 37, column: 16, scope: !131)
!136 = !DILocation(line: 37, column: 25, scope: !131)
!137 = !DILocation(line: 38, column: 3, scope: !131)
!138 = !DILocation(line: 38, column: 32, scope: !131)
!139 = !DILocation(line: 38, column: 40, scope: !131)
!140 = !DILocation(line: 38, column: 10, scope: !131)
!141 = distinct !{!141, !137, !142, !91}
!142 = !DILocation(line: 39, column: 4, scope: !131)
!143 = !DILocation(line: 40, column: 10, scope: !131)
!144 = !DILocation(line: 41, column: 26, scope: !131)
!145 = !DILocation(line: 41, column: 30, scope: !131)
!146 = !DILocation(line: 41, column: 3, scope: !131)
!147 = !DILocation(line: 42, column: 8, scope: !131)
!148 = !DILocation(line: 42, column: 6, scope: !131)
!149 = !DILocation(line: 43, column: 2, scope: !131)
!150 = !DILocation(line: 35, column: 31, scope: !127)
!151 = !DILocation(line: 35, column: 2, scope: !127)
!152 = distinct !{!152, !129, !153, !91}
!153 = !DILocation(line: 43, column: 2, scope: !123)
!154 = !DILocation(line: 44, column: 2, scope: !112)
