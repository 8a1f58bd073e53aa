; ModuleID = 'rc11/once.c'
source_filename = "rc11/once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@ready = internal global i32 0, align 4, !dbg !0
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !32
@object = internal global i32 0, align 4, !dbg !65
@.str = private unnamed_addr constant [12 x i8] c"object == 1\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [12 x i8] c"rc11/once.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.use = private unnamed_addr constant [18 x i8] c"void *use(void *)\00", align 1, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !76 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !80, metadata !DIExpression()), !dbg !86
  call void @llvm.dbg.declare(metadata ptr %3, metadata !87, metadata !DIExpression()), !dbg !89
  store i32 0, ptr %3, align 4, !dbg !89
  br label %5, !dbg !90

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !91
  %7 = icmp slt i32 %6, 2, !dbg !93
  br i1 %7, label %8, label %16, !dbg !94

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !95
  %10 = sext i32 %9 to i64, !dbg !96
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !96
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @use, ptr noundef null) #5, !dbg !97
  br label %13, !dbg !97

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !98
  %15 = add nsw i32 %14, 1, !dbg !98
  store i32 %15, ptr %3, align 4, !dbg !98
  br label %5, !dbg !99, !llvm.loop !100

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !103, metadata !DIExpression()), !dbg !105
  store i32 0, ptr %4, align 4, !dbg !105
  br label %17, !dbg !106

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !107
  %19 = icmp slt i32 %18, 2, !dbg !109
  br i1 %19, label %20, label %29, !dbg !110

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !111
  %22 = sext i32 %21 to i64, !dbg !112
  %23 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %22, !dbg !112
  %24 = load i64, ptr %23, align 8, !dbg !112
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !113
  br label %26, !dbg !113

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !114
  %28 = add nsw i32 %27, 1, !dbg !114
  store i32 %28, ptr %4, align 4, !dbg !114
  br label %17, !dbg !115, !llvm.loop !116

29:                                               ; preds = %17
  ret i32 0, !dbg !118
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @use(ptr noundef %0) #0 !dbg !119 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !122, metadata !DIExpression()), !dbg !123
  %6 = load atomic i32, ptr @ready acquire, align 4, !dbg !124
  store i32 %6, ptr %3, align 4, !dbg !124
  %7 = load i32, ptr %3, align 4, !dbg !124
  %8 = icmp ne i32 %7, 0, !dbg !124
  br i1 %8, label %20, label %9, !dbg !126

9:                                                ; preds = %1
  %10 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !127
  %11 = load atomic i32, ptr @ready monotonic, align 4, !dbg !129
  store i32 %11, ptr %4, align 4, !dbg !129
  %12 = load i32, ptr %4, align 4, !dbg !129
  %13 = icmp ne i32 %12, 0, !dbg !129
  br i1 %13, label %18, label %14, !dbg !131

14:                                               ; preds = %9
  %15 = load i32, ptr @object, align 4, !dbg !132
  %16 = add nsw i32 %15, 1, !dbg !132
  store i32 %16, ptr @object, align 4, !dbg !132
  store i32 1, ptr %5, align 4, !dbg !134
  %17 = load i32, ptr %5, align 4, !dbg !134
  store atomic i32 %17, ptr @ready monotonic, align 4, !dbg !134
  br label %18, !dbg !135

18:                                               ; preds = %14, %9
  %19 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !136
  br label %20, !dbg !137

20:                                               ; preds = %18, %1
  %21 = load i32, ptr @object, align 4, !dbg !138
  %22 = icmp eq i32 %21, 1, !dbg !138
  br i1 %22, label %23, label %24, !dbg !141

23:                                               ; preds = %20
  br label %25, !dbg !141

24:                                               ; preds = %20
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.use) #6, !dbg !138
  unreachable, !dbg !138

25:                                               ; preds = %23
  ret ptr null, !dbg !142
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
!llvm.module.flags = !{!69, !70, !71, !72, !73, !74, !75}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 18, type: !67, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/once.c", directory: ".")
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
!17 = !{!18, !24, !26, !0, !32, !65}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 96, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 12)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !20, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 144, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!30 = !{!31}
!31 = !DISubrange(count: 18)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 17, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !35, line: 72, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!36 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !35, line: 67, size: 320, elements: !37)
!37 = !{!38, !59, !63}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !36, file: !35, line: 69, baseType: !39, size: 320)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !40, line: 22, size: 320, elements: !41)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!41 = !{!42, !44, !45, !46, !47, !48, !50, !51}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !39, file: !40, line: 24, baseType: !43, size: 32)
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !39, file: !40, line: 25, baseType: !7, size: 32, offset: 32)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !39, file: !40, line: 26, baseType: !43, size: 32, offset: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !39, file: !40, line: 28, baseType: !7, size: 32, offset: 96)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !39, file: !40, line: 32, baseType: !43, size: 32, offset: 128)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !39, file: !40, line: 34, baseType: !49, size: 16, offset: 160)
!49 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !39, file: !40, line: 35, baseType: !49, size: 16, offset: 176)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !39, file: !40, line: 36, baseType: !52, size: 128, offset: 192)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !53, line: 55, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !53, line: 51, size: 128, elements: !55)
!55 = !{!56, !58}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !54, file: !53, line: 53, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !54, file: !53, line: 54, baseType: !57, size: 64, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !36, file: !35, line: 70, baseType: !60, size: 320)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 320, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 40)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !36, file: !35, line: 71, baseType: !64, size: 64)
!64 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "object", scope: !2, file: !3, line: 19, type: !43, isLocal: true, isDefinition: true)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !68)
!68 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !43)
!69 = !{i32 7, !"Dwarf Version", i32 5}
!70 = !{i32 2, !"Debug Info Version", i32 3}
!71 = !{i32 1, !"wchar_size", i32 4}
!72 = !{i32 8, !"PIC Level", i32 2}
!73 = !{i32 7, !"PIE Level", i32 2}
!74 = !{i32 7, !"uwtable", i32 2}
!75 = !{i32 7, !"frame-pointer", i32 2}
!76 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !77, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !79)
!77 = !DISubroutineType(types: !78)
!78 = !{!43}
!79 = !{}
!80 = !DILocalVariable(name: "t", scope: !76, file: !3, line: 37, type: !81)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 128, elements: !84)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !83)
!83 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!84 = !{!85}
!85 = !DISubrange(count: 2)
!86 = !DILocation(line: 37, column: 12, scope: !76)
!87 = !DILocalVariable(name: "i", scope: !88, file: !3, line: 39, type: !43)
!88 = distinct !DILexicalBlock(scope: !76, file: !3, line: 39, column: 2)
!89 = !DILocation(line: 39, column: 11, scope: !88)
!90 = !DILocation(line: 39, column: 7, scope: !88)
!91 = !DILocation(line: 39, column: 18, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !3, line: 39, column: 2)
!93 = !DILocation(line: 39, column: 20, scope: !92)
!94 = !DILocation(line: 39, column: 2, scope: !88)
!95 = !DILocation(line: 40, column: 21, scope: !92)
!96 = !DILocation(line: 40, column: 19, scope: !92)
!97 = !DILocation(line: 40, column: 3, scope: !92)
!98 = !DILocation(line: 39, column: 26, scope: !92)
!99 = !DILocation(line: 39, column: 2, scope: !92)
!100 = distinct !{!100, !94, !101, !102}
!101 = !DILocation(line: 40, column: 40, scope: !88)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !DILocalVariable(name: "i", scope: !104, file: !3, line: 41, type: !43)
!104 = distinct !DILexicalBlock(scope: !76, file: !3, line: 41, column: 2)
!105 = !DILocation(line: 41, column: 11, scope: !104)
!106 = !DILocation(line: 41, column: 7, scope: !104)
!107 = !DILocation(line: 41, column: 18, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 41, column: 2)
!109 = !DILocation(line: 41, column: 20, scope: !108)
!110 = !DILocation(line: 41, column: 2, scope: !104)
!111 = !DILocation(line: 42, column: 18, scope: !108)
!112 = !DILocation(line: 42, column: 16, scope: !108)
!113 = !DILocation(line: 42, column: 3, scope: !108)
!114 = !DILocation(line: 41, column: 26, scope: !108)
!115 = !DILocation(line: 41, column: 2, scope: !108)
!116 = distinct !{!116, !110, !117, !102}
!117 = !DILocation(line: 42, column: 26, scope: !104)
!118 = !DILocation(line: 43, column: 2, scope: !76)
!119 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 21, type: !120, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!120 = !DISubroutineType(types: !121)
!121 = !{!16, !16}
!122 = !DILocalVariable(name: "arg", arg: 1, scope: !119, file: !3, line: 21, type: !16)
!123 = !DILocation(line: 21, column: 1, scope: !119)
!124 = !DILocation(line: 23, column: 7, scope: !125)
!125 = distinct !DILexicalBlock(scope: !119, file: !3, line: 23, column: 6)
!126 = !DILocation(line: 23, column: 6, scope: !119)
!127 = !DILocation(line: 24, column: 3, scope: !128)
!128 = distinct !DILexicalBlock(scope: !125, file: !3, line: 23, column: 32)
!129 = !DILocation(line: 25, column: 8, scope: !130)
!130 = distinct !DILexicalBlock(scope: !128, file: !3, line: 25, column: 7)
!131 = !DILocation(line: 25, column: 7, scope: !128)
!132 = !DILocation(line: 26, column: 10, scope: !133)
!133 = distinct !DILexicalBlock(scope: !130, file: !3, line: 25, column: 33)
!134 = !DILocation(line: 27, column: 4, scope: !133)
!135 = !DILocation(line: 28, column: 3, scope: !133)
!136 = !DILocation(line: 29, column: 3, scope: !128)
!137 = !DILocation(line: 30, column: 2, scope: !128)
!138 = !DILocation(line: 31, column: 2, scope: !139)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 31, column: 2)
!140 = distinct !DILexicalBlock(scope: !119, file: !3, line: 31, column: 2)
!141 = !DILocation(line: 31, column: 2, scope: !140)
!142 = !DILocation(line: 32, column: 2, scope: !119)
