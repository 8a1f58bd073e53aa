; ModuleID = 'states/workers.c'
source_filename = "states/workers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@t = internal global ptr null, align 8, !dbg !0
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
define dso_local i32 @main() #0 !dbg !90 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @malloc(i64 noundef 48) #6, !dbg !94
  store volatile ptr %4, ptr @t, align 8, !dbg !95
  call void @llvm.dbg.declare(metadata ptr %2, metadata !96, metadata !DIExpression()), !dbg !98
  store i32 0, ptr %2, align 4, !dbg !98
  br label %5, !dbg !99

5:                                                ; preds = %14, %0
  %6 = load i32, ptr %2, align 4, !dbg !100
  %7 = icmp slt i32 %6, 6, !dbg !102
  br i1 %7, label %8, label %17, !dbg !103

8:                                                ; preds = %5
  %9 = load volatile ptr, ptr @t, align 8, !dbg !104
  %10 = load i32, ptr %2, align 4, !dbg !105
  %11 = sext i32 %10 to i64, !dbg !104
  %12 = getelementptr inbounds i64, ptr %9, i64 %11, !dbg !104
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @run, ptr noundef null) #7, !dbg !106
  br label %14, !dbg !106

14:                                               ; preds = %8
  %15 = load i32, ptr %2, align 4, !dbg !107
  %16 = add nsw i32 %15, 1, !dbg !107
  store i32 %16, ptr %2, align 4, !dbg !107
  br label %5, !dbg !108, !llvm.loop !109

17:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %3, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 0, ptr %3, align 4, !dbg !114
  br label %18, !dbg !115

18:                                               ; preds = %28, %17
  %19 = load i32, ptr %3, align 4, !dbg !116
  %20 = icmp slt i32 %19, 6, !dbg !118
  br i1 %20, label %21, label %31, !dbg !119

21:                                               ; preds = %18
  %22 = load volatile ptr, ptr @t, align 8, !dbg !120
  %23 = load i32, ptr %3, align 4, !dbg !121
  %24 = sext i32 %23 to i64, !dbg !120
  %25 = getelementptr inbounds i64, ptr %22, i64 %24, !dbg !120
  %26 = load i64, ptr %25, align 8, !dbg !120
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !122
  br label %28, !dbg !122

28:                                               ; preds = %21
  %29 = load i32, ptr %3, align 4, !dbg !123
  %30 = add nsw i32 %29, 1, !dbg !123
  store i32 %30, ptr %3, align 4, !dbg !123
  br label %18, !dbg !124, !llvm.loop !125

31:                                               ; preds = %18
  %32 = load i32, ptr @count, align 4, !dbg !127
  %33 = icmp eq i32 %32, 6, !dbg !127
  br i1 %33, label %34, label %35, !dbg !130

34:                                               ; preds = %31
  br label %36, !dbg !130

35:                                               ; preds = %31
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 62, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !127
  unreachable, !dbg !127

36:                                               ; preds = %34
  ret i32 0, !dbg !131
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !132 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !135, metadata !DIExpression()), !dbg !136
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !137
  call void @enter_alone(), !dbg !138
  %4 = load i32, ptr @count, align 4, !dbg !139
  %5 = add nsw i32 %4, 1, !dbg !139
  store i32 %5, ptr @count, align 4, !dbg !139
  call void @leave_alone(), !dbg !140
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !141
  %7 = load ptr, ptr %2, align 8, !dbg !142
  ret ptr %7, !dbg !143
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !144 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !147
  %2 = icmp eq i32 %1, 0, !dbg !147
  br i1 %2, label %3, label %4, !dbg !150

3:                                                ; preds = %0
  br label %5, !dbg !150

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #8, !dbg !147
  unreachable, !dbg !147

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !151
  ret void, !dbg !152
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !153 {
  store volatile i32 0, ptr @inside, align 4, !dbg !154
  ret void, !dbg !155
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!83, !84, !85, !86, !87, !88, !89}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 21, type: !79, isLocal: true, isDefinition: true)
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
!79 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !80)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !82)
!82 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!83 = !{i32 7, !"Dwarf Version", i32 5}
!84 = !{i32 2, !"Debug Info Version", i32 3}
!85 = !{i32 1, !"wchar_size", i32 4}
!86 = !{i32 8, !"PIC Level", i32 2}
!87 = !{i32 7, !"PIE Level", i32 2}
!88 = !{i32 7, !"uwtable", i32 2}
!89 = !{i32 7, !"frame-pointer", i32 2}
!90 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !91, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!91 = !DISubroutineType(types: !92)
!92 = !{!26}
!93 = !{}
!94 = !DILocation(line: 52, column: 6, scope: !90)
!95 = !DILocation(line: 52, column: 4, scope: !90)
!96 = !DILocalVariable(name: "i", scope: !97, file: !3, line: 54, type: !26)
!97 = distinct !DILexicalBlock(scope: !90, file: !3, line: 54, column: 2)
!98 = !DILocation(line: 54, column: 11, scope: !97)
!99 = !DILocation(line: 54, column: 7, scope: !97)
!100 = !DILocation(line: 54, column: 18, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 54, column: 2)
!102 = !DILocation(line: 54, column: 20, scope: !101)
!103 = !DILocation(line: 54, column: 2, scope: !97)
!104 = !DILocation(line: 55, column: 19, scope: !101)
!105 = !DILocation(line: 55, column: 21, scope: !101)
!106 = !DILocation(line: 55, column: 3, scope: !101)
!107 = !DILocation(line: 54, column: 26, scope: !101)
!108 = !DILocation(line: 54, column: 2, scope: !101)
!109 = distinct !{!109, !103, !110, !111}
!110 = !DILocation(line: 55, column: 40, scope: !97)
!111 = !{!"llvm.loop.mustprogress"}
!112 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 60, type: !26)
!113 = distinct !DILexicalBlock(scope: !90, file: !3, line: 60, column: 2)
!114 = !DILocation(line: 60, column: 11, scope: !113)
!115 = !DILocation(line: 60, column: 7, scope: !113)
!116 = !DILocation(line: 60, column: 18, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 60, column: 2)
!118 = !DILocation(line: 60, column: 20, scope: !117)
!119 = !DILocation(line: 60, column: 2, scope: !113)
!120 = !DILocation(line: 61, column: 16, scope: !117)
!121 = !DILocation(line: 61, column: 18, scope: !117)
!122 = !DILocation(line: 61, column: 3, scope: !117)
!123 = !DILocation(line: 60, column: 26, scope: !117)
!124 = !DILocation(line: 60, column: 2, scope: !117)
!125 = distinct !{!125, !119, !126, !111}
!126 = !DILocation(line: 61, column: 26, scope: !113)
!127 = !DILocation(line: 62, column: 2, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 62, column: 2)
!129 = distinct !DILexicalBlock(scope: !90, file: !3, line: 62, column: 2)
!130 = !DILocation(line: 62, column: 2, scope: !129)
!131 = !DILocation(line: 63, column: 2, scope: !90)
!132 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 26, type: !133, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!133 = !DISubroutineType(types: !134)
!134 = !{!5, !5}
!135 = !DILocalVariable(name: "arg", arg: 1, scope: !132, file: !3, line: 26, type: !5)
!136 = !DILocation(line: 26, column: 24, scope: !132)
!137 = !DILocation(line: 28, column: 2, scope: !132)
!138 = !DILocation(line: 29, column: 2, scope: !132)
!139 = !DILocation(line: 30, column: 7, scope: !132)
!140 = !DILocation(line: 31, column: 2, scope: !132)
!141 = !DILocation(line: 32, column: 2, scope: !132)
!142 = !DILocation(line: 33, column: 9, scope: !132)
!143 = !DILocation(line: 33, column: 2, scope: !132)
!144 = distinct !DISubprogram(name: "enter_alone", scope: !62, file: !62, line: 47, type: !145, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!145 = !DISubroutineType(types: !146)
!146 = !{null}
!147 = !DILocation(line: 49, column: 2, scope: !148)
!148 = distinct !DILexicalBlock(scope: !149, file: !62, line: 49, column: 2)
!149 = distinct !DILexicalBlock(scope: !144, file: !62, line: 49, column: 2)
!150 = !DILocation(line: 49, column: 2, scope: !149)
!151 = !DILocation(line: 50, column: 9, scope: !144)
!152 = !DILocation(line: 51, column: 1, scope: !144)
!153 = distinct !DISubprogram(name: "leave_alone", scope: !62, file: !62, line: 53, type: !145, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!154 = !DILocation(line: 55, column: 9, scope: !153)
!155 = !DILocation(line: 56, column: 1, scope: !153)
