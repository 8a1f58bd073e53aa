; ModuleID = 'pthreads/bounded_buffer_if.c'
source_filename = "pthreads/bounded_buffer_if.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@used = internal global i32 0, align 4, !dbg !24
@not_empty = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !27
@.str = private unnamed_addr constant [9 x i8] c"used > 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [29 x i8] c"pthreads/bounded_buffer_if.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !100 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !104, metadata !DIExpression()), !dbg !110
  call void @llvm.dbg.declare(metadata ptr %3, metadata !111, metadata !DIExpression()), !dbg !113
  store i32 0, ptr %3, align 4, !dbg !113
  br label %5, !dbg !114

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !115
  %7 = icmp slt i32 %6, 2, !dbg !117
  br i1 %7, label %8, label %16, !dbg !118

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !119
  %10 = sext i32 %9 to i64, !dbg !120
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !120
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @consumer, ptr noundef null) #5, !dbg !121
  br label %13, !dbg !121

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !122
  %15 = add nsw i32 %14, 1, !dbg !122
  store i32 %15, ptr %3, align 4, !dbg !122
  br label %5, !dbg !123, !llvm.loop !124

16:                                               ; preds = %5
  %17 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !127
  %18 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef @producer, ptr noundef null) #5, !dbg !128
  call void @llvm.dbg.declare(metadata ptr %4, metadata !129, metadata !DIExpression()), !dbg !131
  store i32 0, ptr %4, align 4, !dbg !131
  br label %19, !dbg !132

19:                                               ; preds = %28, %16
  %20 = load i32, ptr %4, align 4, !dbg !133
  %21 = icmp sle i32 %20, 2, !dbg !135
  br i1 %21, label %22, label %31, !dbg !136

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !137
  %24 = sext i32 %23 to i64, !dbg !138
  %25 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %24, !dbg !138
  %26 = load i64, ptr %25, align 8, !dbg !138
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !139
  br label %28, !dbg !139

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !140
  %30 = add nsw i32 %29, 1, !dbg !140
  store i32 %30, ptr %4, align 4, !dbg !140
  br label %19, !dbg !141, !llvm.loop !142

31:                                               ; preds = %19
  ret i32 0, !dbg !144
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !145 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !148, metadata !DIExpression()), !dbg !149
  %3 = load ptr, ptr %2, align 8, !dbg !150
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !151
  %5 = load i32, ptr @used, align 4, !dbg !152
  %6 = icmp eq i32 %5, 0, !dbg !154
  br i1 %6, label %7, label %9, !dbg !155

7:                                                ; preds = %1
  %8 = call i32 @pthread_cond_wait(ptr noundef @not_empty, ptr noundef @mutex), !dbg !156
  br label %9, !dbg !156

9:                                                ; preds = %7, %1
  %10 = load i32, ptr @used, align 4, !dbg !157
  %11 = icmp sgt i32 %10, 0, !dbg !157
  br i1 %11, label %12, label %13, !dbg !160

12:                                               ; preds = %9
  br label %14, !dbg !160

13:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !157
  unreachable, !dbg !157

14:                                               ; preds = %12
  %15 = load i32, ptr @used, align 4, !dbg !161
  %16 = add nsw i32 %15, -1, !dbg !161
  store i32 %16, ptr @used, align 4, !dbg !161
  %17 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !162
  ret ptr null, !dbg !163
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !164 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !165, metadata !DIExpression()), !dbg !166
  %4 = load ptr, ptr %2, align 8, !dbg !167
  call void @llvm.dbg.declare(metadata ptr %3, metadata !168, metadata !DIExpression()), !dbg !170
  store i32 0, ptr %3, align 4, !dbg !170
  br label %5, !dbg !171

5:                                                ; preds = %14, %1
  %6 = load i32, ptr %3, align 4, !dbg !172
  %7 = icmp slt i32 %6, 2, !dbg !174
  br i1 %7, label %8, label %17, !dbg !175

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !176
  %10 = load i32, ptr @used, align 4, !dbg !178
  %11 = add nsw i32 %10, 1, !dbg !178
  store i32 %11, ptr @used, align 4, !dbg !178
  %12 = call i32 @pthread_cond_signal(ptr noundef @not_empty) #5, !dbg !179
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !180
  br label %14, !dbg !181

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !182
  %16 = add nsw i32 %15, 1, !dbg !182
  store i32 %16, ptr %3, align 4, !dbg !182
  br label %5, !dbg !183, !llvm.loop !184

17:                                               ; preds = %5
  ret ptr null, !dbg !186
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!93, !94, !95, !96, !97, !98, !99}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 17, type: !65, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/bounded_buffer_if.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !27}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 72, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 9)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 232, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 29)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 184, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 23)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 19, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "not_empty", scope: !2, file: !3, line: 18, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !30, line: 80, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 75, size: 384, elements: !32)
!32 = !{!33, !59, !63}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !31, file: !30, line: 77, baseType: !34, size: 384)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !35, line: 94, size: 384, elements: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!36 = !{!37, !50, !51, !55, !56, !57, !58}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !34, file: !35, line: 96, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !39, line: 33, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!40 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !39, line: 25, size: 64, elements: !41)
!41 = !{!42, !44}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !40, file: !39, line: 27, baseType: !43, size: 64)
!43 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !40, file: !39, line: 32, baseType: !45, size: 64)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !40, file: !39, line: 28, size: 64, elements: !46)
!46 = !{!47, !49}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !45, file: !39, line: 30, baseType: !48, size: 32)
!48 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !45, file: !39, line: 31, baseType: !48, size: 32, offset: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !34, file: !35, line: 97, baseType: !38, size: 64, offset: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !34, file: !35, line: 98, baseType: !52, size: 64, offset: 128)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 64, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 2)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !34, file: !35, line: 99, baseType: !52, size: 64, offset: 192)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !34, file: !35, line: 100, baseType: !48, size: 32, offset: 256)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !34, file: !35, line: 101, baseType: !48, size: 32, offset: 288)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !34, file: !35, line: 102, baseType: !52, size: 64, offset: 320)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !31, file: !30, line: 78, baseType: !60, size: 384)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 384, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 48)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 79, baseType: !64, size: 64)
!64 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 72, baseType: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 67, size: 320, elements: !67)
!67 = !{!68, !87, !91}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !66, file: !30, line: 69, baseType: !69, size: 320)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !70, line: 22, size: 320, elements: !71)
!70 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!71 = !{!72, !73, !74, !75, !76, !77, !79, !80}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !69, file: !70, line: 24, baseType: !26, size: 32)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !69, file: !70, line: 25, baseType: !48, size: 32, offset: 32)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !69, file: !70, line: 26, baseType: !26, size: 32, offset: 64)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !69, file: !70, line: 28, baseType: !48, size: 32, offset: 96)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !69, file: !70, line: 32, baseType: !26, size: 32, offset: 128)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !69, file: !70, line: 34, baseType: !78, size: 16, offset: 160)
!78 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !69, file: !70, line: 35, baseType: !78, size: 16, offset: 176)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !69, file: !70, line: 36, baseType: !81, size: 128, offset: 192)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !35, line: 55, baseType: !82)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !35, line: 51, size: 128, elements: !83)
!83 = !{!84, !86}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !82, file: !35, line: 53, baseType: !85, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !82, file: !35, line: 54, baseType: !85, size: 64, offset: 64)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !66, file: !30, line: 70, baseType: !88, size: 320)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !89)
!89 = !{!90}
!90 = !DISubrange(count: 40)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !66, file: !30, line: 71, baseType: !92, size: 64)
!92 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!93 = !{i32 7, !"Dwarf Version", i32 5}
!94 = !{i32 2, !"Debug Info Version", i32 3}
!95 = !{i32 1, !"wchar_size", i32 4}
!96 = !{i32 8, !"PIC Level", i32 2}
!97 = !{i32 7, !"PIE Level", i32 2}
!98 = !{i32 7, !"uwtable", i32 2}
!99 = !{i32 7, !"frame-pointer", i32 2}
!100 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !101, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !103)
!101 = !DISubroutineType(types: !102)
!102 = !{!26}
!103 = !{}
!104 = !DILocalVariable(name: "t", scope: !100, file: !3, line: 47, type: !105)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !106, size: 192, elements: !108)
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !107)
!107 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!108 = !{!109}
!109 = !DISubrange(count: 3)
!110 = !DILocation(line: 47, column: 12, scope: !100)
!111 = !DILocalVariable(name: "i", scope: !112, file: !3, line: 49, type: !26)
!112 = distinct !DILexicalBlock(scope: !100, file: !3, line: 49, column: 2)
!113 = !DILocation(line: 49, column: 11, scope: !112)
!114 = !DILocation(line: 49, column: 7, scope: !112)
!115 = !DILocation(line: 49, column: 18, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 49, column: 2)
!117 = !DILocation(line: 49, column: 20, scope: !116)
!118 = !DILocation(line: 49, column: 2, scope: !112)
!119 = !DILocation(line: 50, column: 21, scope: !116)
!120 = !DILocation(line: 50, column: 19, scope: !116)
!121 = !DILocation(line: 50, column: 3, scope: !116)
!122 = !DILocation(line: 49, column: 34, scope: !116)
!123 = !DILocation(line: 49, column: 2, scope: !116)
!124 = distinct !{!124, !118, !125, !126}
!125 = !DILocation(line: 50, column: 45, scope: !112)
!126 = !{!"llvm.loop.mustprogress"}
!127 = !DILocation(line: 51, column: 18, scope: !100)
!128 = !DILocation(line: 51, column: 2, scope: !100)
!129 = !DILocalVariable(name: "i", scope: !130, file: !3, line: 52, type: !26)
!130 = distinct !DILexicalBlock(scope: !100, file: !3, line: 52, column: 2)
!131 = !DILocation(line: 52, column: 11, scope: !130)
!132 = !DILocation(line: 52, column: 7, scope: !130)
!133 = !DILocation(line: 52, column: 18, scope: !134)
!134 = distinct !DILexicalBlock(scope: !130, file: !3, line: 52, column: 2)
!135 = !DILocation(line: 52, column: 20, scope: !134)
!136 = !DILocation(line: 52, column: 2, scope: !130)
!137 = !DILocation(line: 53, column: 18, scope: !134)
!138 = !DILocation(line: 53, column: 16, scope: !134)
!139 = !DILocation(line: 53, column: 3, scope: !134)
!140 = !DILocation(line: 52, column: 35, scope: !134)
!141 = !DILocation(line: 52, column: 2, scope: !134)
!142 = distinct !{!142, !136, !143, !126}
!143 = !DILocation(line: 53, column: 26, scope: !130)
!144 = !DILocation(line: 54, column: 2, scope: !100)
!145 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 33, type: !146, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!146 = !DISubroutineType(types: !147)
!147 = !{!5, !5}
!148 = !DILocalVariable(name: "arg", arg: 1, scope: !145, file: !3, line: 33, type: !5)
!149 = !DILocation(line: 33, column: 29, scope: !145)
!150 = !DILocation(line: 35, column: 8, scope: !145)
!151 = !DILocation(line: 36, column: 2, scope: !145)
!152 = !DILocation(line: 37, column: 6, scope: !153)
!153 = distinct !DILexicalBlock(scope: !145, file: !3, line: 37, column: 6)
!154 = !DILocation(line: 37, column: 11, scope: !153)
!155 = !DILocation(line: 37, column: 6, scope: !145)
!156 = !DILocation(line: 38, column: 3, scope: !153)
!157 = !DILocation(line: 39, column: 2, scope: !158)
!158 = distinct !DILexicalBlock(scope: !159, file: !3, line: 39, column: 2)
!159 = distinct !DILexicalBlock(scope: !145, file: !3, line: 39, column: 2)
!160 = !DILocation(line: 39, column: 2, scope: !159)
!161 = !DILocation(line: 40, column: 6, scope: !145)
!162 = !DILocation(line: 41, column: 2, scope: !145)
!163 = !DILocation(line: 42, column: 2, scope: !145)
!164 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 21, type: !146, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!165 = !DILocalVariable(name: "arg", arg: 1, scope: !164, file: !3, line: 21, type: !5)
!166 = !DILocation(line: 21, column: 29, scope: !164)
!167 = !DILocation(line: 23, column: 8, scope: !164)
!168 = !DILocalVariable(name: "i", scope: !169, file: !3, line: 24, type: !26)
!169 = distinct !DILexicalBlock(scope: !164, file: !3, line: 24, column: 2)
!170 = !DILocation(line: 24, column: 11, scope: !169)
!171 = !DILocation(line: 24, column: 7, scope: !169)
!172 = !DILocation(line: 24, column: 18, scope: !173)
!173 = distinct !DILexicalBlock(scope: !169, file: !3, line: 24, column: 2)
!174 = !DILocation(line: 24, column: 20, scope: !173)
!175 = !DILocation(line: 24, column: 2, scope: !169)
!176 = !DILocation(line: 25, column: 3, scope: !177)
!177 = distinct !DILexicalBlock(scope: !173, file: !3, line: 24, column: 38)
!178 = !DILocation(line: 26, column: 7, scope: !177)
!179 = !DILocation(line: 27, column: 3, scope: !177)
!180 = !DILocation(line: 28, column: 3, scope: !177)
!181 = !DILocation(line: 29, column: 2, scope: !177)
!182 = !DILocation(line: 24, column: 34, scope: !173)
!183 = !DILocation(line: 24, column: 2, scope: !173)
!184 = distinct !{!184, !175, !185, !126}
!185 = !DILocation(line: 29, column: 2, scope: !169)
!186 = !DILocation(line: 30, column: 2, scope: !164)
