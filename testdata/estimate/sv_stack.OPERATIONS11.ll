; ModuleID = 'estimate/sv_stack.c'
source_filename = "estimate/sv_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@top = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [30 x i8] c"top >= 0 && top <= OPERATIONS\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [20 x i8] c"estimate/sv_stack.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !24
@items = internal global [11 x i32] zeroinitializer, align 16, !dbg !58
@.str.2 = private unnamed_addr constant [18 x i8] c"items[--top] >= 0\00", align 1, !dbg !63
@__PRETTY_FUNCTION__.pop = private unnamed_addr constant [18 x i8] c"void *pop(void *)\00", align 1, !dbg !68

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !78 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !82, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %3, metadata !86, metadata !DIExpression()), !dbg !87
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @push, ptr noundef null) #5, !dbg !88
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @pop, ptr noundef null) #5, !dbg !89
  %6 = load i64, ptr %2, align 8, !dbg !90
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !91
  %8 = load i64, ptr %3, align 8, !dbg !92
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !93
  %10 = load i32, ptr @top, align 4, !dbg !94
  %11 = icmp sge i32 %10, 0, !dbg !94
  br i1 %11, label %12, label %16, !dbg !94

12:                                               ; preds = %0
  %13 = load i32, ptr @top, align 4, !dbg !94
  %14 = icmp sle i32 %13, 11, !dbg !94
  br i1 %14, label %15, label %16, !dbg !97

15:                                               ; preds = %12
  br label %17, !dbg !97

16:                                               ; preds = %12, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !94
  unreachable, !dbg !94

17:                                               ; preds = %15
  ret i32 0, !dbg !98
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0) #0 !dbg !99 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !102, metadata !DIExpression()), !dbg !103
  %4 = load ptr, ptr %2, align 8, !dbg !104
  call void @llvm.dbg.declare(metadata ptr %3, metadata !105, metadata !DIExpression()), !dbg !107
  store i32 0, ptr %3, align 4, !dbg !107
  br label %5, !dbg !108

5:                                                ; preds = %16, %1
  %6 = load i32, ptr %3, align 4, !dbg !109
  %7 = icmp slt i32 %6, 11, !dbg !111
  br i1 %7, label %8, label %19, !dbg !112

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !113
  %10 = load i32, ptr %3, align 4, !dbg !115
  %11 = load i32, ptr @top, align 4, !dbg !116
  %12 = add nsw i32 %11, 1, !dbg !116
  store i32 %12, ptr @top, align 4, !dbg !116
  %13 = sext i32 %11 to i64, !dbg !117
  %14 = getelementptr inbounds [11 x i32], ptr @items, i64 0, i64 %13, !dbg !117
  store i32 %10, ptr %14, align 4, !dbg !118
  %15 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !119
  br label %16, !dbg !120

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !121
  %18 = add nsw i32 %17, 1, !dbg !121
  store i32 %18, ptr %3, align 4, !dbg !121
  br label %5, !dbg !122, !llvm.loop !123

19:                                               ; preds = %5
  ret ptr null, !dbg !126
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @pop(ptr noundef %0) #0 !dbg !127 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !128, metadata !DIExpression()), !dbg !129
  %4 = load ptr, ptr %2, align 8, !dbg !130
  call void @llvm.dbg.declare(metadata ptr %3, metadata !131, metadata !DIExpression()), !dbg !133
  store i32 0, ptr %3, align 4, !dbg !133
  br label %5, !dbg !134

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !dbg !135
  %7 = icmp slt i32 %6, 11, !dbg !137
  br i1 %7, label %8, label %27, !dbg !138

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !139
  %10 = load i32, ptr @top, align 4, !dbg !141
  %11 = icmp sgt i32 %10, 0, !dbg !143
  br i1 %11, label %12, label %22, !dbg !144

12:                                               ; preds = %8
  %13 = load i32, ptr @top, align 4, !dbg !145
  %14 = add nsw i32 %13, -1, !dbg !145
  store i32 %14, ptr @top, align 4, !dbg !145
  %15 = sext i32 %14 to i64, !dbg !145
  %16 = getelementptr inbounds [11 x i32], ptr @items, i64 0, i64 %15, !dbg !145
  %17 = load i32, ptr %16, align 4, !dbg !145
  %18 = icmp sge i32 %17, 0, !dbg !145
  br i1 %18, label %19, label %20, !dbg !148

19:                                               ; preds = %12
  br label %21, !dbg !148

20:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.pop) #6, !dbg !145
  unreachable, !dbg !145

21:                                               ; preds = %19
  br label %22, !dbg !149

22:                                               ; preds = %21, %8
  %23 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !150
  br label %24, !dbg !151

24:                                               ; preds = %22
  %25 = load i32, ptr %3, align 4, !dbg !152
  %26 = add nsw i32 %25, 1, !dbg !152
  store i32 %26, ptr %3, align 4, !dbg !152
  br label %5, !dbg !153, !llvm.loop !154

27:                                               ; preds = %5
  ret ptr null, !dbg !156
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76, !77}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 16, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/sv_stack.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !58, !63, !68}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 50, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 240, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 30)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 50, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 160, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 20)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 50, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 17, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !27, line: 72, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 67, size: 320, elements: !29)
!29 = !{!30, !52, !56}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !28, file: !27, line: 69, baseType: !31, size: 320)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !32, line: 22, size: 320, elements: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!33 = !{!34, !36, !38, !39, !40, !41, !43, !44}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !31, file: !32, line: 24, baseType: !35, size: 32)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !31, file: !32, line: 25, baseType: !37, size: 32, offset: 32)
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !31, file: !32, line: 26, baseType: !35, size: 32, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !31, file: !32, line: 28, baseType: !37, size: 32, offset: 96)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !31, file: !32, line: 32, baseType: !35, size: 32, offset: 128)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !31, file: !32, line: 34, baseType: !42, size: 16, offset: 160)
!42 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !31, file: !32, line: 35, baseType: !42, size: 16, offset: 176)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !31, file: !32, line: 36, baseType: !45, size: 128, offset: 192)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !46, line: 55, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !46, line: 51, size: 128, elements: !48)
!48 = !{!49, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !47, file: !46, line: 53, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !47, file: !46, line: 54, baseType: !50, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !28, file: !27, line: 70, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 40)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 71, baseType: !57, size: 64)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "items", scope: !2, file: !3, line: 16, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 352, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 11)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 144, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 18)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !70, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !66)
!71 = !{i32 7, !"Dwarf Version", i32 5}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 8, !"PIC Level", i32 2}
!75 = !{i32 7, !"PIE Level", i32 2}
!76 = !{i32 7, !"uwtable", i32 2}
!77 = !{i32 7, !"frame-pointer", i32 2}
!78 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !79, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !81)
!79 = !DISubroutineType(types: !80)
!80 = !{!35}
!81 = !{}
!82 = !DILocalVariable(name: "t", scope: !78, file: !3, line: 44, type: !83)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !84)
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !DILocation(line: 44, column: 12, scope: !78)
!86 = !DILocalVariable(name: "u", scope: !78, file: !3, line: 44, type: !83)
!87 = !DILocation(line: 44, column: 15, scope: !78)
!88 = !DILocation(line: 46, column: 2, scope: !78)
!89 = !DILocation(line: 47, column: 2, scope: !78)
!90 = !DILocation(line: 48, column: 15, scope: !78)
!91 = !DILocation(line: 48, column: 2, scope: !78)
!92 = !DILocation(line: 49, column: 15, scope: !78)
!93 = !DILocation(line: 49, column: 2, scope: !78)
!94 = !DILocation(line: 50, column: 2, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !3, line: 50, column: 2)
!96 = distinct !DILexicalBlock(scope: !78, file: !3, line: 50, column: 2)
!97 = !DILocation(line: 50, column: 2, scope: !96)
!98 = !DILocation(line: 51, column: 2, scope: !78)
!99 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 19, type: !100, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !81)
!100 = !DISubroutineType(types: !101)
!101 = !{!5, !5}
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !99, file: !3, line: 19, type: !5)
!103 = !DILocation(line: 19, column: 25, scope: !99)
!104 = !DILocation(line: 21, column: 8, scope: !99)
!105 = !DILocalVariable(name: "i", scope: !106, file: !3, line: 22, type: !35)
!106 = distinct !DILexicalBlock(scope: !99, file: !3, line: 22, column: 2)
!107 = !DILocation(line: 22, column: 11, scope: !106)
!108 = !DILocation(line: 22, column: 7, scope: !106)
!109 = !DILocation(line: 22, column: 18, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 22, column: 2)
!111 = !DILocation(line: 22, column: 20, scope: !110)
!112 = !DILocation(line: 22, column: 2, scope: !106)
!113 = !DILocation(line: 23, column: 3, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 22, column: 39)
!115 = !DILocation(line: 24, column: 18, scope: !114)
!116 = !DILocation(line: 24, column: 12, scope: !114)
!117 = !DILocation(line: 24, column: 3, scope: !114)
!118 = !DILocation(line: 24, column: 16, scope: !114)
!119 = !DILocation(line: 25, column: 3, scope: !114)
!120 = !DILocation(line: 26, column: 2, scope: !114)
!121 = !DILocation(line: 22, column: 35, scope: !110)
!122 = !DILocation(line: 22, column: 2, scope: !110)
!123 = distinct !{!123, !112, !124, !125}
!124 = !DILocation(line: 26, column: 2, scope: !106)
!125 = !{!"llvm.loop.mustprogress"}
!126 = !DILocation(line: 27, column: 2, scope: !99)
!127 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 30, type: !100, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !81)
!128 = !DILocalVariable(name: "arg", arg: 1, scope: !127, file: !3, line: 30, type: !5)
!129 = !DILocation(line: 30, column: 24, scope: !127)
!130 = !DILocation(line: 32, column: 8, scope: !127)
!131 = !DILocalVariable(name: "i", scope: !132, file: !3, line: 33, type: !35)
!132 = distinct !DILexicalBlock(scope: !127, file: !3, line: 33, column: 2)
!133 = !DILocation(line: 33, column: 11, scope: !132)
!134 = !DILocation(line: 33, column: 7, scope: !132)
!135 = !DILocation(line: 33, column: 18, scope: !136)
!136 = distinct !DILexicalBlock(scope: !132, file: !3, line: 33, column: 2)
!137 = !DILocation(line: 33, column: 20, scope: !136)
!138 = !DILocation(line: 33, column: 2, scope: !132)
!139 = !DILocation(line: 34, column: 3, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 33, column: 39)
!141 = !DILocation(line: 35, column: 7, scope: !142)
!142 = distinct !DILexicalBlock(scope: !140, file: !3, line: 35, column: 7)
!143 = !DILocation(line: 35, column: 11, scope: !142)
!144 = !DILocation(line: 35, column: 7, scope: !140)
!145 = !DILocation(line: 36, column: 4, scope: !146)
!146 = distinct !DILexicalBlock(scope: !147, file: !3, line: 36, column: 4)
!147 = distinct !DILexicalBlock(scope: !142, file: !3, line: 36, column: 4)
!148 = !DILocation(line: 36, column: 4, scope: !147)
!149 = !DILocation(line: 36, column: 4, scope: !142)
!150 = !DILocation(line: 37, column: 3, scope: !140)
!151 = !DILocation(line: 38, column: 2, scope: !140)
!152 = !DILocation(line: 33, column: 35, scope: !136)
!153 = !DILocation(line: 33, column: 2, scope: !136)
!154 = distinct !{!154, !138, !155, !125}
!155 = !DILocation(line: 38, column: 2, scope: !132)
!156 = !DILocation(line: 39, column: 2, scope: !127)
