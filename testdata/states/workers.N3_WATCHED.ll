; ModuleID = 'states/workers.c'
source_filename = "states/workers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@t = internal global [3 x i64] zeroinitializer, align 16, !dbg !0
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
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !96
  call void @llvm.dbg.declare(metadata ptr %3, metadata !97, metadata !DIExpression()), !dbg !99
  store i32 0, ptr %3, align 4, !dbg !99
  br label %5, !dbg !100

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !101
  %7 = icmp slt i32 %6, 3, !dbg !103
  br i1 %7, label %8, label %16, !dbg !104

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !105
  %10 = sext i32 %9 to i64, !dbg !106
  %11 = getelementptr inbounds [3 x i64], ptr @t, i64 0, i64 %10, !dbg !106
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !107
  br label %13, !dbg !107

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !108
  %15 = add nsw i32 %14, 1, !dbg !108
  store i32 %15, ptr %3, align 4, !dbg !108
  br label %5, !dbg !109, !llvm.loop !110

16:                                               ; preds = %5
  %17 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @watch, ptr noundef null) #5, !dbg !113
  %18 = load i64, ptr %2, align 8, !dbg !114
  %19 = call i32 @pthread_detach(i64 noundef %18) #5, !dbg !115
  call void @llvm.dbg.declare(metadata ptr %4, metadata !116, metadata !DIExpression()), !dbg !118
  store i32 0, ptr %4, align 4, !dbg !118
  br label %20, !dbg !119

20:                                               ; preds = %29, %16
  %21 = load i32, ptr %4, align 4, !dbg !120
  %22 = icmp slt i32 %21, 3, !dbg !122
  br i1 %22, label %23, label %32, !dbg !123

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !124
  %25 = sext i32 %24 to i64, !dbg !125
  %26 = getelementptr inbounds [3 x i64], ptr @t, i64 0, i64 %25, !dbg !125
  %27 = load i64, ptr %26, align 8, !dbg !125
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !126
  br label %29, !dbg !126

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !127
  %31 = add nsw i32 %30, 1, !dbg !127
  store i32 %31, ptr %4, align 4, !dbg !127
  br label %20, !dbg !128, !llvm.loop !129

32:                                               ; preds = %20
  %33 = load i32, ptr @count, align 4, !dbg !131
  %34 = icmp eq i32 %33, 3, !dbg !131
  br i1 %34, label %35, label %36, !dbg !134

35:                                               ; preds = %32
  br label %37, !dbg !134

36:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 62, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !131
  unreachable, !dbg !131

37:                                               ; preds = %35
  ret i32 0, !dbg !135
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !136 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !139, metadata !DIExpression()), !dbg !140
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !141
  call void @enter_alone(), !dbg !142
  %4 = load i32, ptr @count, align 4, !dbg !143
  %5 = add nsw i32 %4, 1, !dbg !143
  store i32 %5, ptr @count, align 4, !dbg !143
  call void @leave_alone(), !dbg !144
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !145
  %7 = load ptr, ptr %2, align 8, !dbg !146
  ret ptr %7, !dbg !147
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @watch(ptr noundef %0) #0 !dbg !148 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !149, metadata !DIExpression()), !dbg !150
  call void @llvm.dbg.declare(metadata ptr %3, metadata !151, metadata !DIExpression()), !dbg !154
  store ptr getelementptr inbounds ([3 x i64], ptr @t, i64 0, i64 2), ptr %3, align 8, !dbg !154
  %4 = load ptr, ptr %3, align 8, !dbg !155
  %5 = load volatile i64, ptr %4, align 8, !dbg !156
  %6 = load ptr, ptr %2, align 8, !dbg !157
  ret ptr %6, !dbg !158
}

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !159 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !162
  %2 = icmp eq i32 %1, 0, !dbg !162
  br i1 %2, label %3, label %4, !dbg !165

3:                                                ; preds = %0
  br label %5, !dbg !165

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #6, !dbg !162
  unreachable, !dbg !162

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !166
  ret void, !dbg !167
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !168 {
  store volatile i32 0, ptr @inside, align 4, !dbg !169
  ret void, !dbg !170
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
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 192, elements: !82)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !81)
!81 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!82 = !{!83}
!83 = !DISubrange(count: 3)
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
!95 = !DILocalVariable(name: "other", scope: !91, file: !3, line: 49, type: !80)
!96 = !DILocation(line: 49, column: 12, scope: !91)
!97 = !DILocalVariable(name: "i", scope: !98, file: !3, line: 54, type: !26)
!98 = distinct !DILexicalBlock(scope: !91, file: !3, line: 54, column: 2)
!99 = !DILocation(line: 54, column: 11, scope: !98)
!100 = !DILocation(line: 54, column: 7, scope: !98)
!101 = !DILocation(line: 54, column: 18, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 54, column: 2)
!103 = !DILocation(line: 54, column: 20, scope: !102)
!104 = !DILocation(line: 54, column: 2, scope: !98)
!105 = !DILocation(line: 55, column: 21, scope: !102)
!106 = !DILocation(line: 55, column: 19, scope: !102)
!107 = !DILocation(line: 55, column: 3, scope: !102)
!108 = !DILocation(line: 54, column: 26, scope: !102)
!109 = !DILocation(line: 54, column: 2, scope: !102)
!110 = distinct !{!110, !104, !111, !112}
!111 = !DILocation(line: 55, column: 40, scope: !98)
!112 = !{!"llvm.loop.mustprogress"}
!113 = !DILocation(line: 57, column: 2, scope: !91)
!114 = !DILocation(line: 58, column: 17, scope: !91)
!115 = !DILocation(line: 58, column: 2, scope: !91)
!116 = !DILocalVariable(name: "i", scope: !117, file: !3, line: 60, type: !26)
!117 = distinct !DILexicalBlock(scope: !91, file: !3, line: 60, column: 2)
!118 = !DILocation(line: 60, column: 11, scope: !117)
!119 = !DILocation(line: 60, column: 7, scope: !117)
!120 = !DILocation(line: 60, column: 18, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 60, column: 2)
!122 = !DILocation(line: 60, column: 20, scope: !121)
!123 = !DILocation(line: 60, column: 2, scope: !117)
!124 = !DILocation(line: 61, column: 18, scope: !121)
!125 = !DILocation(line: 61, column: 16, scope: !121)
!126 = !DILocation(line: 61, column: 3, scope: !121)
!127 = !DILocation(line: 60, column: 26, scope: !121)
!128 = !DILocation(line: 60, column: 2, scope: !121)
!129 = distinct !{!129, !123, !130, !112}
!130 = !DILocation(line: 61, column: 26, scope: !117)
!131 = !DILocation(line: 62, column: 2, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 62, column: 2)
!133 = distinct !DILexicalBlock(scope: !91, file: !3, line: 62, column: 2)
!134 = !DILocation(line: 62, column: 2, scope: !133)
!135 = !DILocation(line: 63, column: 2, scope: !91)
!136 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 26, type: !137, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!137 = !DISubroutineType(types: !138)
!138 = !{!5, !5}
!139 = !DILocalVariable(name: "arg", arg: 1, scope: !136, file: !3, line: 26, type: !5)
!140 = !DILocation(line: 26, column: 24, scope: !136)
!141 = !DILocation(line: 28, column: 2, scope: !136)
!142 = !DILocation(line: 29, column: 2, scope: !136)
!143 = !DILocation(line: 30, column: 7, scope: !136)
!144 = !DILocation(line: 31, column: 2, scope: !136)
!145 = !DILocation(line: 32, column: 2, scope: !136)
!146 = !DILocation(line: 33, column: 9, scope: !136)
!147 = !DILocation(line: 33, column: 2, scope: !136)
!148 = distinct !DISubprogram(name: "watch", scope: !3, file: !3, line: 37, type: !137, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!149 = !DILocalVariable(name: "arg", arg: 1, scope: !148, file: !3, line: 37, type: !5)
!150 = !DILocation(line: 37, column: 26, scope: !148)
!151 = !DILocalVariable(name: "last", scope: !148, file: !3, line: 39, type: !152)
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64)
!153 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !80)
!154 = !DILocation(line: 39, column: 22, scope: !148)
!155 = !DILocation(line: 41, column: 9, scope: !148)
!156 = !DILocation(line: 41, column: 8, scope: !148)
!157 = !DILocation(line: 42, column: 9, scope: !148)
!158 = !DILocation(line: 42, column: 2, scope: !148)
!159 = distinct !DISubprogram(name: "enter_alone", scope: !62, file: !62, line: 47, type: !160, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!160 = !DISubroutineType(types: !161)
!161 = !{null}
!162 = !DILocation(line: 49, column: 2, scope: !163)
!163 = distinct !DILexicalBlock(scope: !164, file: !62, line: 49, column: 2)
!164 = distinct !DILexicalBlock(scope: !159, file: !62, line: 49, column: 2)
!165 = !DILocation(line: 49, column: 2, scope: !164)
!166 = !DILocation(line: 50, column: 9, scope: !159)
!167 = !DILocation(line: 51, column: 1, scope: !159)
!168 = distinct !DISubprogram(name: "leave_alone", scope: !62, file: !62, line: 53, type: !160, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!169 = !DILocation(line: 55, column: 9, scope: !168)
!170 = !DILocation(line: 56, column: 1, scope: !168)
