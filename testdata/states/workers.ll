; ModuleID = 'states/workers.c'
source_filename = "states/workers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@t = internal global [6 x i64] zeroinitializer, align 16, !dbg !0
@count = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [11 x i8] c"count == N\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"states/workers.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !27
@inside = internal global i32 0, align 4, !dbg !76
@.str.2 = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !60
@.str.3 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !66
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !71

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !91 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !97
  store i32 0, ptr %2, align 4, !dbg !97
  br label %4, !dbg !98

4:                                                ; preds = %12, %0
  %5 = load i32, ptr %2, align 4, !dbg !99
  %6 = icmp slt i32 %5, 6, !dbg !101
  br i1 %6, label %7, label %15, !dbg !102

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4, !dbg !103
  %9 = sext i32 %8 to i64, !dbg !104
  %10 = getelementptr inbounds [6 x i64], ptr @t, i64 0, i64 %9, !dbg !104
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !105
  br label %12, !dbg !105

12:                                               ; preds = %7
  %13 = load i32, ptr %2, align 4, !dbg !106
  %14 = add nsw i32 %13, 1, !dbg !106
  store i32 %14, ptr %2, align 4, !dbg !106
  br label %4, !dbg !107, !llvm.loop !108

15:                                               ; preds = %4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !111, metadata !DIExpression()), !dbg !113
  store i32 0, ptr %3, align 4, !dbg !113
  br label %16, !dbg !114

16:                                               ; preds = %25, %15
  %17 = load i32, ptr %3, align 4, !dbg !115
  %18 = icmp slt i32 %17, 6, !dbg !117
  br i1 %18, label %19, label %28, !dbg !118

19:                                               ; preds = %16
  %20 = load i32, ptr %3, align 4, !dbg !119
  %21 = sext i32 %20 to i64, !dbg !120
  %22 = getelementptr inbounds [6 x i64], ptr @t, i64 0, i64 %21, !dbg !120
  %23 = load i64, ptr %22, align 8, !dbg !120
  %24 = call i32 @pthread_join(i64 noundef %23, ptr noundef null), !dbg !121
  br label %25, !dbg !121

25:                                               ; preds = %19
  %26 = load i32, ptr %3, align 4, !dbg !122
  %27 = add nsw i32 %26, 1, !dbg !122
  store i32 %27, ptr %3, align 4, !dbg !122
  br label %16, !dbg !123, !llvm.loop !124

28:                                               ; preds = %16
  %29 = load i32, ptr @count, align 4, !dbg !126
  %30 = icmp eq i32 %29, 6, !dbg !126
  br i1 %30, label %31, label %32, !dbg !129

31:                                               ; preds = %28
  br label %33, !dbg !129

32:                                               ; preds = %28
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 62, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !126
  unreachable, !dbg !126

33:                                               ; preds = %31
  ret i32 0, !dbg !130
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !131 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !134, metadata !DIExpression()), !dbg !135
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !136
  call void @enter_alone(), !dbg !137
  %4 = load i32, ptr @count, align 4, !dbg !138
  %5 = add nsw i32 %4, 1, !dbg !138
  store i32 %5, ptr @count, align 4, !dbg !138
  call void @leave_alone(), !dbg !139
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !140
  %7 = load ptr, ptr %2, align 8, !dbg !141
  ret ptr %7, !dbg !142
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !143 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !146
  %2 = icmp eq i32 %1, 0, !dbg !146
  br i1 %2, label %3, label %4, !dbg !149

3:                                                ; preds = %0
  br label %5, !dbg !149

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #6, !dbg !146
  unreachable, !dbg !146

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !150
  ret void, !dbg !151
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !152 {
  store volatile i32 0, ptr @inside, align 4, !dbg !153
  ret void, !dbg !154
}

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
!llvm.module.flags = !{!84, !85, !86, !87, !88, !89, !90}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 23, type: !79, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/workers.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !27, !60, !66, !71, !76}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 62, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 11)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 62, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 62, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 19, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 18, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 72, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 67, size: 320, elements: !32)
!32 = !{!33, !54, !58}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !31, file: !30, line: 69, baseType: !34, size: 320)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !35, line: 22, size: 320, elements: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!36 = !{!37, !38, !40, !41, !42, !43, !45, !46}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !34, file: !35, line: 24, baseType: !26, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !34, file: !35, line: 25, baseType: !39, size: 32, offset: 32)
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !34, file: !35, line: 26, baseType: !26, size: 32, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !34, file: !35, line: 28, baseType: !39, size: 32, offset: 96)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !34, file: !35, line: 32, baseType: !26, size: 32, offset: 128)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !34, file: !35, line: 34, baseType: !44, size: 16, offset: 160)
!44 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !34, file: !35, line: 35, baseType: !44, size: 16, offset: 176)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !34, file: !35, line: 36, baseType: !47, size: 128, offset: 192)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !48, line: 55, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !48, line: 51, size: 128, elements: !50)
!50 = !{!51, !53}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !49, file: !48, line: 53, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !49, file: !48, line: 54, baseType: !52, size: 64, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !31, file: !30, line: 70, baseType: !55, size: 320)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 40)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 71, baseType: !59, size: 64)
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !62, line: 49, type: !63, isLocal: true, isDefinition: true)
!62 = !DIFile(filename: "states/states.h", directory: ".")
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 12)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !62, line: 49, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 16)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !62, line: 49, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 184, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 23)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !62, line: 45, type: !78, isLocal: true, isDefinition: true)
!78 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !26)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 384, elements: !82)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !81)
!81 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!82 = !{!83}
!83 = !DISubrange(count: 6)
!84 = !{i32 7, !"Dwarf Version", i32 5}
!85 = !{i32 2, !"Debug Info Version", i32 3}
!86 = !{i32 1, !"wchar_size", i32 4}
!87 = !{i32 8, !"PIC Level", i32 2}
!88 = !{i32 7, !"PIE Level", i32 2}
!89 = !{i32 7, !"uwtable", i32 2}
!90 = !{i32 7, !"frame-pointer", i32 2}
!91 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !92, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!92 = !DISubroutineType(types: !93)
!93 = !{!26}
!94 = !{}
!95 = !DILocalVariable(name: "i", scope: !96, file: !3, line: 54, type: !26)
!96 = distinct !DILexicalBlock(scope: !91, file: !3, line: 54, column: 2)
!97 = !DILocation(line: 54, column: 11, scope: !96)
!98 = !DILocation(line: 54, column: 7, scope: !96)
!99 = !DILocation(line: 54, column: 18, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 54, column: 2)
!101 = !DILocation(line: 54, column: 20, scope: !100)
!102 = !DILocation(line: 54, column: 2, scope: !96)
!103 = !DILocation(line: 55, column: 21, scope: !100)
!104 = !DILocation(line: 55, column: 19, scope: !100)
!105 = !DILocation(line: 55, column: 3, scope: !100)
!106 = !DILocation(line: 54, column: 26, scope: !100)
!107 = !DILocation(line: 54, column: 2, scope: !100)
!108 = distinct !{!108, !102, !109, !110}
!109 = !DILocation(line: 55, column: 40, scope: !96)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !DILocalVariable(name: "i", scope: !112, file: !3, line: 60, type: !26)
!112 = distinct !DILexicalBlock(scope: !91, file: !3, line: 60, column: 2)
!113 = !DILocation(line: 60, column: 11, scope: !112)
!114 = !DILocation(line: 60, column: 7, scope: !112)
!115 = !DILocation(line: 60, column: 18, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 60, column: 2)
!117 = !DILocation(line: 60, column: 20, scope: !116)
!118 = !DILocation(line: 60, column: 2, scope: !112)
!119 = !DILocation(line: 61, column: 18, scope: !116)
!120 = !DILocation(line: 61, column: 16, scope: !116)
!121 = !DILocation(line: 61, column: 3, scope: !116)
!122 = !DILocation(line: 60, column: 26, scope: !116)
!123 = !DILocation(line: 60, column: 2, scope: !116)
!124 = distinct !{!124, !118, !125, !110}
!125 = !DILocation(line: 61, column: 26, scope: !112)
!126 = !DILocation(line: 62, column: 2, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 62, column: 2)
!128 = distinct !DILexicalBlock(scope: !91, file: !3, line: 62, column: 2)
!129 = !DILocation(line: 62, column: 2, scope: !128)
!130 = !DILocation(line: 63, column: 2, scope: !91)
!131 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 26, type: !132, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!132 = !DISubroutineType(types: !133)
!133 = !{!5, !5}
!134 = !DILocalVariable(name: "arg", arg: 1, scope: !131, file: !3, line: 26, type: !5)
!135 = !DILocation(line: 26, column: 24, scope: !131)
!136 = !DILocation(line: 28, column: 2, scope: !131)
!137 = !DILocation(line: 29, column: 2, scope: !131)
!138 = !DILocation(line: 30, column: 7, scope: !131)
!139 = !DILocation(line: 31, column: 2, scope: !131)
!140 = !DILocation(line: 32, column: 2, scope: !131)
!141 = !DILocation(line: 33, column: 9, scope: !131)
!142 = !DILocation(line: 33, column: 2, scope: !131)
!143 = distinct !DISubprogram(name: "enter_alone", scope: !62, file: !62, line: 47, type: !144, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!144 = !DISubroutineType(types: !145)
!145 = !{null}
!146 = !DILocation(line: 49, column: 2, scope: !147)
!147 = distinct !DILexicalBlock(scope: !148, file: !62, line: 49, column: 2)
!148 = distinct !DILexicalBlock(scope: !143, file: !62, line: 49, column: 2)
!149 = !DILocation(line: 49, column: 2, scope: !148)
!150 = !DILocation(line: 50, column: 9, scope: !143)
!151 = !DILocation(line: 51, column: 1, scope: !143)
!152 = distinct !DISubprogram(name: "leave_alone", scope: !62, file: !62, line: 53, type: !144, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!153 = !DILocation(line: 55, column: 9, scope: !152)
!154 = !DILocation(line: 56, column: 1, scope: !152)
