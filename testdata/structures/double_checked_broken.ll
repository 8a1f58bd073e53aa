; ModuleID = 'structures/double_checked_broken.c'
source_filename = "structures/double_checked_broken.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.object = type { i32 }

@.str = private unnamed_addr constant [19 x i8] c"get()->value == 42\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [35 x i8] c"structures/double_checked_broken.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !12
@instance = internal global ptr null, align 8, !dbg !18
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !24
@the_object = internal global %struct.object zeroinitializer, align 4, !dbg !58

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !73 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !77, metadata !DIExpression()), !dbg !83
  call void @llvm.dbg.declare(metadata ptr %3, metadata !84, metadata !DIExpression()), !dbg !86
  store i32 0, ptr %3, align 4, !dbg !86
  br label %5, !dbg !87

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !88
  %7 = icmp slt i32 %6, 2, !dbg !90
  br i1 %7, label %8, label %16, !dbg !91

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !92
  %10 = sext i32 %9 to i64, !dbg !93
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !93
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !94
  br label %13, !dbg !94

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !95
  %15 = add nsw i32 %14, 1, !dbg !95
  store i32 %15, ptr %3, align 4, !dbg !95
  br label %5, !dbg !96, !llvm.loop !97

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !100, metadata !DIExpression()), !dbg !102
  store i32 0, ptr %4, align 4, !dbg !102
  br label %17, !dbg !103

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !104
  %19 = icmp slt i32 %18, 2, !dbg !106
  br i1 %19, label %20, label %29, !dbg !107

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !108
  %22 = sext i32 %21 to i64, !dbg !109
  %23 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %22, !dbg !109
  %24 = load i64, ptr %23, align 8, !dbg !109
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !110
  br label %26, !dbg !110

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !111
  %28 = add nsw i32 %27, 1, !dbg !111
  store i32 %28, ptr %4, align 4, !dbg !111
  br label %17, !dbg !112, !llvm.loop !113

29:                                               ; preds = %17
  ret i32 0, !dbg !115
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !116 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !119, metadata !DIExpression()), !dbg !120
  %3 = load ptr, ptr %2, align 8, !dbg !121
  %4 = call ptr @get(), !dbg !122
  %5 = getelementptr inbounds %struct.object, ptr %4, i32 0, i32 0, !dbg !122
  %6 = load volatile i32, ptr %5, align 4, !dbg !122
  %7 = icmp eq i32 %6, 42, !dbg !122
  br i1 %7, label %8, label %9, !dbg !125

8:                                                ; preds = %1
  br label %10, !dbg !125

9:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !122
  unreachable, !dbg !122

10:                                               ; preds = %8
  ret ptr null, !dbg !126
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @get() #0 !dbg !127 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !130, metadata !DIExpression()), !dbg !131
  %5 = load atomic i64, ptr @instance seq_cst, align 8, !dbg !132
  store i64 %5, ptr %2, align 8, !dbg !132
  %6 = load ptr, ptr %2, align 8, !dbg !132
  store ptr %6, ptr %1, align 8, !dbg !131
  %7 = load ptr, ptr %1, align 8, !dbg !133
  %8 = icmp eq ptr %7, null, !dbg !135
  br i1 %8, label %9, label %22, !dbg !136

9:                                                ; preds = %0
  %10 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !137
  %11 = load atomic i64, ptr @instance seq_cst, align 8, !dbg !139
  store i64 %11, ptr %3, align 8, !dbg !139
  %12 = load ptr, ptr %3, align 8, !dbg !139
  store ptr %12, ptr %1, align 8, !dbg !140
  %13 = load ptr, ptr %1, align 8, !dbg !141
  %14 = icmp eq ptr %13, null, !dbg !143
  br i1 %14, label %15, label %20, !dbg !144

15:                                               ; preds = %9
  store ptr @the_object, ptr %1, align 8, !dbg !145
  %16 = load ptr, ptr %1, align 8, !dbg !147
  store ptr %16, ptr %4, align 8, !dbg !147
  %17 = load i64, ptr %4, align 8, !dbg !147
  store atomic i64 %17, ptr @instance seq_cst, align 8, !dbg !147
  %18 = load ptr, ptr %1, align 8, !dbg !148
  %19 = getelementptr inbounds %struct.object, ptr %18, i32 0, i32 0, !dbg !149
  store volatile i32 42, ptr %19, align 4, !dbg !150
  br label %20, !dbg !151

20:                                               ; preds = %15, %9
  %21 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !152
  br label %22, !dbg !153

22:                                               ; preds = %20, %0
  %23 = load ptr, ptr %1, align 8, !dbg !154
  ret ptr %23, !dbg !155
}

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

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!66, !67, !68, !69, !70, !71, !72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "structures/double_checked_broken.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 19)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 280, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 35)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 144, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 18)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "instance", scope: !20, file: !2, line: 23, type: !64, isLocal: true, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !23, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!23 = !{!0, !7, !12, !18, !24, !58}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "mutex", scope: !20, file: !2, line: 24, type: !26, isLocal: true, isDefinition: true)
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
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 40)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 71, baseType: !57, size: 64)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "the_object", scope: !20, file: !2, line: 22, type: !60, isLocal: true, isDefinition: true)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !2, line: 18, size: 32, elements: !61)
!61 = !{!62}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !60, file: !2, line: 19, baseType: !63, size: 32)
!63 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !35)
!64 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !65)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!66 = !{i32 7, !"Dwarf Version", i32 5}
!67 = !{i32 2, !"Debug Info Version", i32 3}
!68 = !{i32 1, !"wchar_size", i32 4}
!69 = !{i32 8, !"PIC Level", i32 2}
!70 = !{i32 7, !"PIE Level", i32 2}
!71 = !{i32 7, !"uwtable", i32 2}
!72 = !{i32 7, !"frame-pointer", i32 2}
!73 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 50, type: !74, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !76)
!74 = !DISubroutineType(types: !75)
!75 = !{!35}
!76 = !{}
!77 = !DILocalVariable(name: "t", scope: !73, file: !2, line: 52, type: !78)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 128, elements: !81)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !80)
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = !{!82}
!82 = !DISubrange(count: 2)
!83 = !DILocation(line: 52, column: 12, scope: !73)
!84 = !DILocalVariable(name: "i", scope: !85, file: !2, line: 54, type: !35)
!85 = distinct !DILexicalBlock(scope: !73, file: !2, line: 54, column: 2)
!86 = !DILocation(line: 54, column: 11, scope: !85)
!87 = !DILocation(line: 54, column: 7, scope: !85)
!88 = !DILocation(line: 54, column: 18, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !2, line: 54, column: 2)
!90 = !DILocation(line: 54, column: 20, scope: !89)
!91 = !DILocation(line: 54, column: 2, scope: !85)
!92 = !DILocation(line: 55, column: 21, scope: !89)
!93 = !DILocation(line: 55, column: 19, scope: !89)
!94 = !DILocation(line: 55, column: 3, scope: !89)
!95 = !DILocation(line: 54, column: 26, scope: !89)
!96 = !DILocation(line: 54, column: 2, scope: !89)
!97 = distinct !{!97, !91, !98, !99}
!98 = !DILocation(line: 55, column: 40, scope: !85)
!99 = !{!"llvm.loop.mustprogress"}
!100 = !DILocalVariable(name: "i", scope: !101, file: !2, line: 56, type: !35)
!101 = distinct !DILexicalBlock(scope: !73, file: !2, line: 56, column: 2)
!102 = !DILocation(line: 56, column: 11, scope: !101)
!103 = !DILocation(line: 56, column: 7, scope: !101)
!104 = !DILocation(line: 56, column: 18, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !2, line: 56, column: 2)
!106 = !DILocation(line: 56, column: 20, scope: !105)
!107 = !DILocation(line: 56, column: 2, scope: !101)
!108 = !DILocation(line: 57, column: 18, scope: !105)
!109 = !DILocation(line: 57, column: 16, scope: !105)
!110 = !DILocation(line: 57, column: 3, scope: !105)
!111 = !DILocation(line: 56, column: 26, scope: !105)
!112 = !DILocation(line: 56, column: 2, scope: !105)
!113 = distinct !{!113, !107, !114, !99}
!114 = !DILocation(line: 57, column: 26, scope: !101)
!115 = !DILocation(line: 58, column: 2, scope: !73)
!116 = distinct !DISubprogram(name: "run", scope: !2, file: !2, line: 43, type: !117, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !76)
!117 = !DISubroutineType(types: !118)
!118 = !{!22, !22}
!119 = !DILocalVariable(name: "arg", arg: 1, scope: !116, file: !2, line: 43, type: !22)
!120 = !DILocation(line: 43, column: 24, scope: !116)
!121 = !DILocation(line: 45, column: 8, scope: !116)
!122 = !DILocation(line: 46, column: 2, scope: !123)
!123 = distinct !DILexicalBlock(scope: !124, file: !2, line: 46, column: 2)
!124 = distinct !DILexicalBlock(scope: !116, file: !2, line: 46, column: 2)
!125 = !DILocation(line: 46, column: 2, scope: !124)
!126 = !DILocation(line: 47, column: 2, scope: !116)
!127 = distinct !DISubprogram(name: "get", scope: !2, file: !2, line: 26, type: !128, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !76)
!128 = !DISubroutineType(types: !129)
!129 = !{!65}
!130 = !DILocalVariable(name: "o", scope: !127, file: !2, line: 28, type: !65)
!131 = !DILocation(line: 28, column: 17, scope: !127)
!132 = !DILocation(line: 28, column: 21, scope: !127)
!133 = !DILocation(line: 30, column: 6, scope: !134)
!134 = distinct !DILexicalBlock(scope: !127, file: !2, line: 30, column: 6)
!135 = !DILocation(line: 30, column: 8, scope: !134)
!136 = !DILocation(line: 30, column: 6, scope: !127)
!137 = !DILocation(line: 31, column: 3, scope: !138)
!138 = distinct !DILexicalBlock(scope: !134, file: !2, line: 30, column: 17)
!139 = !DILocation(line: 32, column: 7, scope: !138)
!140 = !DILocation(line: 32, column: 5, scope: !138)
!141 = !DILocation(line: 33, column: 7, scope: !142)
!142 = distinct !DILexicalBlock(scope: !138, file: !2, line: 33, column: 7)
!143 = !DILocation(line: 33, column: 9, scope: !142)
!144 = !DILocation(line: 33, column: 7, scope: !138)
!145 = !DILocation(line: 34, column: 6, scope: !146)
!146 = distinct !DILexicalBlock(scope: !142, file: !2, line: 33, column: 18)
!147 = !DILocation(line: 35, column: 4, scope: !146)
!148 = !DILocation(line: 36, column: 4, scope: !146)
!149 = !DILocation(line: 36, column: 7, scope: !146)
!150 = !DILocation(line: 36, column: 13, scope: !146)
!151 = !DILocation(line: 37, column: 3, scope: !146)
!152 = !DILocation(line: 38, column: 3, scope: !138)
!153 = !DILocation(line: 39, column: 2, scope: !138)
!154 = !DILocation(line: 40, column: 9, scope: !127)
!155 = !DILocation(line: 40, column: 2, scope: !127)
