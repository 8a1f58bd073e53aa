; ModuleID = 'symbolic/lazy01.c'
source_filename = "symbolic/lazy01.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@count = internal global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [10 x i8] c"count < 3\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [18 x i8] c"symbolic/lazy01.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !65 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata ptr %3, metadata !73, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata ptr %4, metadata !75, metadata !DIExpression()), !dbg !76
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @one, ptr noundef null) #5, !dbg !77
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @two, ptr noundef null) #5, !dbg !78
  %7 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @look, ptr noundef null) #5, !dbg !79
  %8 = load i64, ptr %2, align 8, !dbg !80
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !81
  %10 = load i64, ptr %3, align 8, !dbg !82
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !83
  %12 = load i64, ptr %4, align 8, !dbg !84
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !85
  ret i32 0, !dbg !86
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @one(ptr noundef %0) #0 !dbg !87 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  call void @add(i32 noundef 1), !dbg !92
  %3 = load ptr, ptr %2, align 8, !dbg !93
  ret ptr %3, !dbg !94
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @two(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !96, metadata !DIExpression()), !dbg !97
  call void @add(i32 noundef 2), !dbg !98
  %3 = load ptr, ptr %2, align 8, !dbg !99
  ret ptr %3, !dbg !100
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %0) #0 !dbg !101 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !102, metadata !DIExpression()), !dbg !103
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !104
  %4 = load i32, ptr @count, align 4, !dbg !105
  %5 = icmp slt i32 %4, 3, !dbg !105
  br i1 %5, label %6, label %7, !dbg !108

6:                                                ; preds = %1
  br label %8, !dbg !108

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.look) #6, !dbg !105
  unreachable, !dbg !105

8:                                                ; preds = %6
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !109
  %10 = load ptr, ptr %2, align 8, !dbg !110
  ret ptr %10, !dbg !111
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @add(i32 noundef %0) #0 !dbg !112 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !115, metadata !DIExpression()), !dbg !116
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !117
  %4 = load i32, ptr %2, align 4, !dbg !118
  %5 = load i32, ptr @count, align 4, !dbg !119
  %6 = add nsw i32 %5, %4, !dbg !119
  store i32 %6, ptr @count, align 4, !dbg !119
  %7 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !120
  ret void, !dbg !121
}

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
!llvm.module.flags = !{!58, !59, !60, !61, !62, !63, !64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 10, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/lazy01.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !16, !21}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 80, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 10)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 144, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 18)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 152, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 19)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !28, line: 72, baseType: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 67, size: 320, elements: !30)
!30 = !{!31, !52, !56}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !29, file: !28, line: 69, baseType: !32, size: 320)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !33, line: 22, size: 320, elements: !34)
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!34 = !{!35, !36, !38, !39, !40, !41, !43, !44}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !32, file: !33, line: 24, baseType: !9, size: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !32, file: !33, line: 25, baseType: !37, size: 32, offset: 32)
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !32, file: !33, line: 26, baseType: !9, size: 32, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !32, file: !33, line: 28, baseType: !37, size: 32, offset: 96)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !32, file: !33, line: 32, baseType: !9, size: 32, offset: 128)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !32, file: !33, line: 34, baseType: !42, size: 16, offset: 160)
!42 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !32, file: !33, line: 35, baseType: !42, size: 16, offset: 176)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !32, file: !33, line: 36, baseType: !45, size: 128, offset: 192)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !46, line: 55, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !46, line: 51, size: 128, elements: !48)
!48 = !{!49, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !47, file: !46, line: 53, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !47, file: !46, line: 54, baseType: !50, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !29, file: !28, line: 70, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 40)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !29, file: !28, line: 71, baseType: !57, size: 64)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !{i32 7, !"Dwarf Version", i32 5}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 8, !"PIC Level", i32 2}
!62 = !{i32 7, !"PIE Level", i32 2}
!63 = !{i32 7, !"uwtable", i32 2}
!64 = !{i32 7, !"frame-pointer", i32 2}
!65 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !66, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!9}
!68 = !{}
!69 = !DILocalVariable(name: "a", scope: !65, file: !3, line: 42, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !71)
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !DILocation(line: 42, column: 12, scope: !65)
!73 = !DILocalVariable(name: "b", scope: !65, file: !3, line: 42, type: !70)
!74 = !DILocation(line: 42, column: 15, scope: !65)
!75 = !DILocalVariable(name: "c", scope: !65, file: !3, line: 42, type: !70)
!76 = !DILocation(line: 42, column: 18, scope: !65)
!77 = !DILocation(line: 44, column: 2, scope: !65)
!78 = !DILocation(line: 45, column: 2, scope: !65)
!79 = !DILocation(line: 46, column: 2, scope: !65)
!80 = !DILocation(line: 47, column: 15, scope: !65)
!81 = !DILocation(line: 47, column: 2, scope: !65)
!82 = !DILocation(line: 48, column: 15, scope: !65)
!83 = !DILocation(line: 48, column: 2, scope: !65)
!84 = !DILocation(line: 49, column: 15, scope: !65)
!85 = !DILocation(line: 49, column: 2, scope: !65)
!86 = !DILocation(line: 50, column: 2, scope: !65)
!87 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 20, type: !88, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!88 = !DISubroutineType(types: !89)
!89 = !{!5, !5}
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !3, line: 20, type: !5)
!91 = !DILocation(line: 20, column: 24, scope: !87)
!92 = !DILocation(line: 22, column: 2, scope: !87)
!93 = !DILocation(line: 23, column: 9, scope: !87)
!94 = !DILocation(line: 23, column: 2, scope: !87)
!95 = distinct !DISubprogram(name: "two", scope: !3, file: !3, line: 26, type: !88, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!96 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 26, type: !5)
!97 = !DILocation(line: 26, column: 24, scope: !95)
!98 = !DILocation(line: 28, column: 2, scope: !95)
!99 = !DILocation(line: 29, column: 9, scope: !95)
!100 = !DILocation(line: 29, column: 2, scope: !95)
!101 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 32, type: !88, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !101, file: !3, line: 32, type: !5)
!103 = !DILocation(line: 32, column: 25, scope: !101)
!104 = !DILocation(line: 34, column: 2, scope: !101)
!105 = !DILocation(line: 35, column: 2, scope: !106)
!106 = distinct !DILexicalBlock(scope: !107, file: !3, line: 35, column: 2)
!107 = distinct !DILexicalBlock(scope: !101, file: !3, line: 35, column: 2)
!108 = !DILocation(line: 35, column: 2, scope: !107)
!109 = !DILocation(line: 36, column: 2, scope: !101)
!110 = !DILocation(line: 37, column: 9, scope: !101)
!111 = !DILocation(line: 37, column: 2, scope: !101)
!112 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 13, type: !113, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!113 = !DISubroutineType(types: !114)
!114 = !{null, !9}
!115 = !DILocalVariable(name: "n", arg: 1, scope: !112, file: !3, line: 13, type: !9)
!116 = !DILocation(line: 13, column: 21, scope: !112)
!117 = !DILocation(line: 15, column: 2, scope: !112)
!118 = !DILocation(line: 16, column: 11, scope: !112)
!119 = !DILocation(line: 16, column: 8, scope: !112)
!120 = !DILocation(line: 17, column: 2, scope: !112)
!121 = !DILocation(line: 18, column: 1, scope: !112)
