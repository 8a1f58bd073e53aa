; ModuleID = 'relaxed/dcl_singleton.c'
source_filename = "relaxed/dcl_singleton.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.object = type { i32 }

@.str = private unnamed_addr constant [21 x i8] c"LOAD(o->value) == 42\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [24 x i8] c"relaxed/dcl_singleton.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !12
@instance = internal global ptr null, align 8, !dbg !18
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !35
@object = internal global %struct.object zeroinitializer, align 4, !dbg !68

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !84 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.declare(metadata ptr %3, metadata !95, metadata !DIExpression()), !dbg !97
  store i32 0, ptr %3, align 4, !dbg !97
  br label %5, !dbg !98

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !99
  %7 = icmp slt i32 %6, 2, !dbg !101
  br i1 %7, label %8, label %16, !dbg !102

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !103
  %10 = sext i32 %9 to i64, !dbg !104
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !104
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !105
  br label %13, !dbg !105

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !106
  %15 = add nsw i32 %14, 1, !dbg !106
  store i32 %15, ptr %3, align 4, !dbg !106
  br label %5, !dbg !107, !llvm.loop !108

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !111, metadata !DIExpression()), !dbg !113
  store i32 0, ptr %4, align 4, !dbg !113
  br label %17, !dbg !114

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !115
  %19 = icmp slt i32 %18, 2, !dbg !117
  br i1 %19, label %20, label %29, !dbg !118

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !119
  %22 = sext i32 %21 to i64, !dbg !120
  %23 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %22, !dbg !120
  %24 = load i64, ptr %23, align 8, !dbg !120
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !121
  br label %26, !dbg !121

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !122
  %28 = add nsw i32 %27, 1, !dbg !122
  store i32 %28, ptr %4, align 4, !dbg !122
  br label %17, !dbg !123, !llvm.loop !124

29:                                               ; preds = %17
  ret i32 0, !dbg !126
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !127 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !130, metadata !DIExpression()), !dbg !131
  call void @llvm.dbg.declare(metadata ptr %3, metadata !132, metadata !DIExpression()), !dbg !133
  %5 = call ptr @get(), !dbg !134
  store ptr %5, ptr %3, align 8, !dbg !133
  %6 = load ptr, ptr %2, align 8, !dbg !135
  %7 = load ptr, ptr %3, align 8, !dbg !136
  %8 = getelementptr inbounds %struct.object, ptr %7, i32 0, i32 0, !dbg !136
  %9 = load atomic i32, ptr %8 monotonic, align 4, !dbg !136
  store i32 %9, ptr %4, align 4, !dbg !136
  %10 = load i32, ptr %4, align 4, !dbg !136
  %11 = icmp eq i32 %10, 42, !dbg !136
  br i1 %11, label %12, label %13, !dbg !139

12:                                               ; preds = %1
  br label %14, !dbg !139

13:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !136
  unreachable, !dbg !136

14:                                               ; preds = %12
  ret ptr null, !dbg !140
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @get() #0 !dbg !141 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !144, metadata !DIExpression()), !dbg !145
  %6 = load atomic i64, ptr @instance monotonic, align 8, !dbg !146
  store i64 %6, ptr %2, align 8, !dbg !146
  %7 = load ptr, ptr %2, align 8, !dbg !146
  store ptr %7, ptr %1, align 8, !dbg !145
  %8 = load ptr, ptr %1, align 8, !dbg !147
  %9 = icmp eq ptr %8, null, !dbg !149
  br i1 %9, label %10, label %24, !dbg !150

10:                                               ; preds = %0
  %11 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !151
  %12 = load atomic i64, ptr @instance monotonic, align 8, !dbg !153
  store i64 %12, ptr %3, align 8, !dbg !153
  %13 = load ptr, ptr %3, align 8, !dbg !153
  store ptr %13, ptr %1, align 8, !dbg !154
  %14 = load ptr, ptr %1, align 8, !dbg !155
  %15 = icmp eq ptr %14, null, !dbg !157
  br i1 %15, label %16, label %22, !dbg !158

16:                                               ; preds = %10
  store ptr @object, ptr %1, align 8, !dbg !159
  %17 = load ptr, ptr %1, align 8, !dbg !161
  %18 = getelementptr inbounds %struct.object, ptr %17, i32 0, i32 0, !dbg !161
  store i32 42, ptr %4, align 4, !dbg !161
  %19 = load i32, ptr %4, align 4, !dbg !161
  store atomic i32 %19, ptr %18 monotonic, align 4, !dbg !161
  %20 = load ptr, ptr %1, align 8, !dbg !162
  store ptr %20, ptr %5, align 8, !dbg !162
  %21 = load i64, ptr %5, align 8, !dbg !162
  store atomic i64 %21, ptr @instance monotonic, align 8, !dbg !162
  br label %22, !dbg !163

22:                                               ; preds = %16, %10
  %23 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !164
  br label %24, !dbg !165

24:                                               ; preds = %22, %0
  %25 = load ptr, ptr %1, align 8, !dbg !166
  ret ptr %25, !dbg !167
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
!llvm.module.flags = !{!77, !78, !79, !80, !81, !82, !83}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "relaxed/dcl_singleton.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 21)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 24)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 144, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 18)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "instance", scope: !20, file: !2, line: 19, type: !75, isLocal: true, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !21, retainedTypes: !32, globals: !34, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22}
!22 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !23, line: 60, baseType: !24, size: 32, elements: !25)
!23 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !{!26, !27, !28, !29, !30, !31}
!26 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!27 = !DIEnumerator(name: "memory_order_consume", value: 1)
!28 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!29 = !DIEnumerator(name: "memory_order_release", value: 3)
!30 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!31 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!32 = !{!33}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!34 = !{!0, !7, !12, !18, !35, !68}
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "mutex", scope: !20, file: !2, line: 20, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !38, line: 72, baseType: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!39 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !38, line: 67, size: 320, elements: !40)
!40 = !{!41, !62, !66}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !39, file: !38, line: 69, baseType: !42, size: 320)
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !43, line: 22, size: 320, elements: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!44 = !{!45, !47, !48, !49, !50, !51, !53, !54}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !42, file: !43, line: 24, baseType: !46, size: 32)
!46 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !42, file: !43, line: 25, baseType: !24, size: 32, offset: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !42, file: !43, line: 26, baseType: !46, size: 32, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !42, file: !43, line: 28, baseType: !24, size: 32, offset: 96)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !42, file: !43, line: 32, baseType: !46, size: 32, offset: 128)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !42, file: !43, line: 34, baseType: !52, size: 16, offset: 160)
!52 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !42, file: !43, line: 35, baseType: !52, size: 16, offset: 176)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !42, file: !43, line: 36, baseType: !55, size: 128, offset: 192)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !56, line: 55, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !56, line: 51, size: 128, elements: !58)
!58 = !{!59, !61}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !57, file: !56, line: 53, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !57, file: !56, line: 54, baseType: !60, size: 64, offset: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !39, file: !38, line: 70, baseType: !63, size: 320)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 40)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !39, file: !38, line: 71, baseType: !67, size: 64)
!67 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "object", scope: !20, file: !2, line: 18, type: !70, isLocal: true, isDefinition: true)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !2, line: 14, size: 32, elements: !71)
!71 = !{!72}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !70, file: !2, line: 15, baseType: !73, size: 32)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !23, line: 96, baseType: !74)
!74 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !46)
!75 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !76)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!77 = !{i32 7, !"Dwarf Version", i32 5}
!78 = !{i32 2, !"Debug Info Version", i32 3}
!79 = !{i32 1, !"wchar_size", i32 4}
!80 = !{i32 8, !"PIC Level", i32 2}
!81 = !{i32 7, !"PIE Level", i32 2}
!82 = !{i32 7, !"uwtable", i32 2}
!83 = !{i32 7, !"frame-pointer", i32 2}
!84 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 49, type: !85, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !87)
!85 = !DISubroutineType(types: !86)
!86 = !{!46}
!87 = !{}
!88 = !DILocalVariable(name: "t", scope: !84, file: !2, line: 51, type: !89)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !90, size: 128, elements: !92)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !91)
!91 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!92 = !{!93}
!93 = !DISubrange(count: 2)
!94 = !DILocation(line: 51, column: 12, scope: !84)
!95 = !DILocalVariable(name: "i", scope: !96, file: !2, line: 53, type: !46)
!96 = distinct !DILexicalBlock(scope: !84, file: !2, line: 53, column: 2)
!97 = !DILocation(line: 53, column: 11, scope: !96)
!98 = !DILocation(line: 53, column: 7, scope: !96)
!99 = !DILocation(line: 53, column: 18, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !2, line: 53, column: 2)
!101 = !DILocation(line: 53, column: 20, scope: !100)
!102 = !DILocation(line: 53, column: 2, scope: !96)
!103 = !DILocation(line: 54, column: 21, scope: !100)
!104 = !DILocation(line: 54, column: 19, scope: !100)
!105 = !DILocation(line: 54, column: 3, scope: !100)
!106 = !DILocation(line: 53, column: 26, scope: !100)
!107 = !DILocation(line: 53, column: 2, scope: !100)
!108 = distinct !{!108, !102, !109, !110}
!109 = !DILocation(line: 54, column: 40, scope: !96)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !DILocalVariable(name: "i", scope: !112, file: !2, line: 55, type: !46)
!112 = distinct !DILexicalBlock(scope: !84, file: !2, line: 55, column: 2)
!113 = !DILocation(line: 55, column: 11, scope: !112)
!114 = !DILocation(line: 55, column: 7, scope: !112)
!115 = !DILocation(line: 55, column: 18, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !2, line: 55, column: 2)
!117 = !DILocation(line: 55, column: 20, scope: !116)
!118 = !DILocation(line: 55, column: 2, scope: !112)
!119 = !DILocation(line: 56, column: 18, scope: !116)
!120 = !DILocation(line: 56, column: 16, scope: !116)
!121 = !DILocation(line: 56, column: 3, scope: !116)
!122 = !DILocation(line: 55, column: 26, scope: !116)
!123 = !DILocation(line: 55, column: 2, scope: !116)
!124 = distinct !{!124, !118, !125, !110}
!125 = !DILocation(line: 56, column: 26, scope: !112)
!126 = !DILocation(line: 57, column: 2, scope: !84)
!127 = distinct !DISubprogram(name: "run", scope: !2, file: !2, line: 40, type: !128, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !87)
!128 = !DISubroutineType(types: !129)
!129 = !{!33, !33}
!130 = !DILocalVariable(name: "arg", arg: 1, scope: !127, file: !2, line: 40, type: !33)
!131 = !DILocation(line: 40, column: 24, scope: !127)
!132 = !DILocalVariable(name: "o", scope: !127, file: !2, line: 42, type: !76)
!133 = !DILocation(line: 42, column: 17, scope: !127)
!134 = !DILocation(line: 42, column: 21, scope: !127)
!135 = !DILocation(line: 44, column: 8, scope: !127)
!136 = !DILocation(line: 45, column: 2, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !2, line: 45, column: 2)
!138 = distinct !DILexicalBlock(scope: !127, file: !2, line: 45, column: 2)
!139 = !DILocation(line: 45, column: 2, scope: !138)
!140 = !DILocation(line: 46, column: 2, scope: !127)
!141 = distinct !DISubprogram(name: "get", scope: !2, file: !2, line: 22, type: !142, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !87)
!142 = !DISubroutineType(types: !143)
!143 = !{!76}
!144 = !DILocalVariable(name: "o", scope: !141, file: !2, line: 24, type: !76)
!145 = !DILocation(line: 24, column: 17, scope: !141)
!146 = !DILocation(line: 24, column: 21, scope: !141)
!147 = !DILocation(line: 26, column: 6, scope: !148)
!148 = distinct !DILexicalBlock(scope: !141, file: !2, line: 26, column: 6)
!149 = !DILocation(line: 26, column: 8, scope: !148)
!150 = !DILocation(line: 26, column: 6, scope: !141)
!151 = !DILocation(line: 27, column: 3, scope: !152)
!152 = distinct !DILexicalBlock(scope: !148, file: !2, line: 26, column: 17)
!153 = !DILocation(line: 28, column: 7, scope: !152)
!154 = !DILocation(line: 28, column: 5, scope: !152)
!155 = !DILocation(line: 29, column: 7, scope: !156)
!156 = distinct !DILexicalBlock(scope: !152, file: !2, line: 29, column: 7)
!157 = !DILocation(line: 29, column: 9, scope: !156)
!158 = !DILocation(line: 29, column: 7, scope: !152)
!159 = !DILocation(line: 30, column: 6, scope: !160)
!160 = distinct !DILexicalBlock(scope: !156, file: !2, line: 29, column: 18)
!161 = !DILocation(line: 31, column: 4, scope: !160)
!162 = !DILocation(line: 33, column: 4, scope: !160)
!163 = !DILocation(line: 34, column: 3, scope: !160)
!164 = !DILocation(line: 35, column: 3, scope: !152)
!165 = !DILocation(line: 36, column: 2, scope: !152)
!166 = !DILocation(line: 37, column: 9, scope: !141)
!167 = !DILocation(line: 37, column: 2, scope: !141)
