; ModuleID = 'symbolic/time_var_mutex.c'
source_filename = "symbolic/time_var_mutex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@inode_lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@inode = internal global i32 0, align 4, !dbg !24
@busy_lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !27
@busy = internal global i32 0, align 4, !dbg !60
@block = internal global i32 0, align 4, !dbg !62
@.str = private unnamed_addr constant [11 x i8] c"block == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [26 x i8] c"symbolic/time_var_mutex.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.allocate = private unnamed_addr constant [23 x i8] c"void *allocate(void *)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [11 x i8] c"block == 0\00", align 1, !dbg !64
@__PRETTY_FUNCTION__.release = private unnamed_addr constant [22 x i8] c"void *release(void *)\00", align 1, !dbg !66

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !78 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !82, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %3, metadata !86, metadata !DIExpression()), !dbg !87
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @allocate, ptr noundef null) #5, !dbg !88
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @release, ptr noundef null) #5, !dbg !89
  %6 = load i64, ptr %2, align 8, !dbg !90
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !91
  %8 = load i64, ptr %3, align 8, !dbg !92
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !93
  ret i32 0, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @allocate(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  %3 = call i32 @pthread_mutex_lock(ptr noundef @inode_lock) #5, !dbg !100
  %4 = load i32, ptr @inode, align 4, !dbg !101
  %5 = icmp eq i32 %4, 0, !dbg !103
  br i1 %5, label %6, label %9, !dbg !104

6:                                                ; preds = %1
  %7 = call i32 @pthread_mutex_lock(ptr noundef @busy_lock) #5, !dbg !105
  store i32 1, ptr @busy, align 4, !dbg !107
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @busy_lock) #5, !dbg !108
  store i32 1, ptr @inode, align 4, !dbg !109
  br label %9, !dbg !110

9:                                                ; preds = %6, %1
  store i32 1, ptr @block, align 4, !dbg !111
  %10 = load i32, ptr @block, align 4, !dbg !112
  %11 = icmp eq i32 %10, 1, !dbg !112
  br i1 %11, label %12, label %13, !dbg !115

12:                                               ; preds = %9
  br label %14, !dbg !115

13:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.allocate) #6, !dbg !112
  unreachable, !dbg !112

14:                                               ; preds = %12
  %15 = call i32 @pthread_mutex_unlock(ptr noundef @inode_lock) #5, !dbg !116
  %16 = load ptr, ptr %2, align 8, !dbg !117
  ret ptr %16, !dbg !118
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @release(ptr noundef %0) #0 !dbg !119 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !120, metadata !DIExpression()), !dbg !121
  call void @llvm.dbg.declare(metadata ptr %3, metadata !122, metadata !DIExpression()), !dbg !123
  %4 = load i32, ptr @busy, align 4, !dbg !124
  store i32 %4, ptr %3, align 4, !dbg !123
  %5 = call i32 @pthread_mutex_lock(ptr noundef @busy_lock) #5, !dbg !125
  %6 = load i32, ptr %3, align 4, !dbg !126
  %7 = icmp ne i32 %6, 0, !dbg !126
  br i1 %7, label %14, label %8, !dbg !128

8:                                                ; preds = %1
  store i32 0, ptr @block, align 4, !dbg !129
  %9 = load i32, ptr @block, align 4, !dbg !131
  %10 = icmp eq i32 %9, 0, !dbg !131
  br i1 %10, label %11, label %12, !dbg !134

11:                                               ; preds = %8
  br label %13, !dbg !134

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.release) #6, !dbg !131
  unreachable, !dbg !131

13:                                               ; preds = %11
  br label %14, !dbg !135

14:                                               ; preds = %13, %1
  %15 = call i32 @pthread_mutex_unlock(ptr noundef @busy_lock) #5, !dbg !136
  %16 = load ptr, ptr %2, align 8, !dbg !137
  ret ptr %16, !dbg !138
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

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
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76, !77}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "inode_lock", scope: !2, file: !3, line: 10, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/time_var_mutex.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !27, !60, !62, !64, !66}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 11)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 208, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 26)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 184, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 23)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "inode", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "busy_lock", scope: !2, file: !3, line: 10, type: !29, isLocal: true, isDefinition: true)
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
!61 = distinct !DIGlobalVariable(name: "busy", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "block", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !9, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 176, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 22)
!71 = !{i32 7, !"Dwarf Version", i32 5}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 8, !"PIC Level", i32 2}
!75 = !{i32 7, !"PIE Level", i32 2}
!76 = !{i32 7, !"uwtable", i32 2}
!77 = !{i32 7, !"frame-pointer", i32 2}
!78 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !79, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !81)
!79 = !DISubroutineType(types: !80)
!80 = !{!26}
!81 = !{}
!82 = !DILocalVariable(name: "a", scope: !78, file: !3, line: 49, type: !83)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !84)
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !DILocation(line: 49, column: 12, scope: !78)
!86 = !DILocalVariable(name: "b", scope: !78, file: !3, line: 49, type: !83)
!87 = !DILocation(line: 49, column: 15, scope: !78)
!88 = !DILocation(line: 51, column: 2, scope: !78)
!89 = !DILocation(line: 52, column: 2, scope: !78)
!90 = !DILocation(line: 53, column: 15, scope: !78)
!91 = !DILocation(line: 53, column: 2, scope: !78)
!92 = !DILocation(line: 54, column: 15, scope: !78)
!93 = !DILocation(line: 54, column: 2, scope: !78)
!94 = !DILocation(line: 55, column: 2, scope: !78)
!95 = distinct !DISubprogram(name: "allocate", scope: !3, file: !3, line: 13, type: !96, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !81)
!96 = !DISubroutineType(types: !97)
!97 = !{!5, !5}
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 13, type: !5)
!99 = !DILocation(line: 13, column: 29, scope: !95)
!100 = !DILocation(line: 15, column: 2, scope: !95)
!101 = !DILocation(line: 16, column: 6, scope: !102)
!102 = distinct !DILexicalBlock(scope: !95, file: !3, line: 16, column: 6)
!103 = !DILocation(line: 16, column: 12, scope: !102)
!104 = !DILocation(line: 16, column: 6, scope: !95)
!105 = !DILocation(line: 17, column: 3, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 16, column: 18)
!107 = !DILocation(line: 18, column: 8, scope: !106)
!108 = !DILocation(line: 19, column: 3, scope: !106)
!109 = !DILocation(line: 20, column: 9, scope: !106)
!110 = !DILocation(line: 21, column: 2, scope: !106)
!111 = !DILocation(line: 22, column: 8, scope: !95)
!112 = !DILocation(line: 23, column: 2, scope: !113)
!113 = distinct !DILexicalBlock(scope: !114, file: !3, line: 23, column: 2)
!114 = distinct !DILexicalBlock(scope: !95, file: !3, line: 23, column: 2)
!115 = !DILocation(line: 23, column: 2, scope: !114)
!116 = !DILocation(line: 24, column: 2, scope: !95)
!117 = !DILocation(line: 25, column: 9, scope: !95)
!118 = !DILocation(line: 25, column: 2, scope: !95)
!119 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 28, type: !96, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !81)
!120 = !DILocalVariable(name: "arg", arg: 1, scope: !119, file: !3, line: 28, type: !5)
!121 = !DILocation(line: 28, column: 28, scope: !119)
!122 = !DILocalVariable(name: "used", scope: !119, file: !3, line: 31, type: !26)
!123 = !DILocation(line: 31, column: 6, scope: !119)
!124 = !DILocation(line: 31, column: 13, scope: !119)
!125 = !DILocation(line: 33, column: 2, scope: !119)
!126 = !DILocation(line: 39, column: 7, scope: !127)
!127 = distinct !DILexicalBlock(scope: !119, file: !3, line: 39, column: 6)
!128 = !DILocation(line: 39, column: 6, scope: !119)
!129 = !DILocation(line: 40, column: 9, scope: !130)
!130 = distinct !DILexicalBlock(scope: !127, file: !3, line: 39, column: 13)
!131 = !DILocation(line: 41, column: 3, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 41, column: 3)
!133 = distinct !DILexicalBlock(scope: !130, file: !3, line: 41, column: 3)
!134 = !DILocation(line: 41, column: 3, scope: !133)
!135 = !DILocation(line: 42, column: 2, scope: !130)
!136 = !DILocation(line: 43, column: 2, scope: !119)
!137 = !DILocation(line: 44, column: 9, scope: !119)
!138 = !DILocation(line: 44, column: 2, scope: !119)
