; ModuleID = 'signal_section.c'
source_filename = "signal_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@waiting = internal global i32 0, align 4, !dbg !5
@found = internal global i32 0, align 4, !dbg !8
@c = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !25
@.str = private unnamed_addr constant [21 x i8] c"!second || found < 2\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [17 x i8] c"signal_section.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.waiter = private unnamed_addr constant [21 x i8] c"void *waiter(void *)\00", align 1, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !98 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !102, metadata !DIExpression()), !dbg !105
  call void @llvm.dbg.declare(metadata ptr %3, metadata !106, metadata !DIExpression()), !dbg !107
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @waiter, ptr noundef null) #5, !dbg !108
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @waiter, ptr noundef @m) #5, !dbg !109
  %6 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !110
  call void @__VERIFIER_atomic_begin(), !dbg !111
  %7 = load i32, ptr @waiting, align 4, !dbg !112
  store i32 %7, ptr @found, align 4, !dbg !113
  %8 = call i32 @pthread_cond_signal(ptr noundef @c) #5, !dbg !114
  call void @__VERIFIER_atomic_end(), !dbg !115
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !116
  %10 = load i64, ptr %2, align 8, !dbg !117
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !118
  %12 = load i64, ptr %3, align 8, !dbg !119
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !120
  ret i32 0, !dbg !121
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %0) #0 !dbg !122 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !126, metadata !DIExpression()), !dbg !127
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !128
  %4 = load i32, ptr @waiting, align 4, !dbg !129
  %5 = add nsw i32 %4, 1, !dbg !129
  store i32 %5, ptr @waiting, align 4, !dbg !129
  %6 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !130
  %7 = load ptr, ptr %2, align 8, !dbg !131
  %8 = icmp ne ptr %7, null, !dbg !131
  br i1 %8, label %9, label %12, !dbg !131

9:                                                ; preds = %1
  %10 = load i32, ptr @found, align 4, !dbg !131
  %11 = icmp slt i32 %10, 2, !dbg !131
  br i1 %11, label %12, label %13, !dbg !134

12:                                               ; preds = %9, %1
  br label %14, !dbg !134

13:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.waiter) #6, !dbg !131
  unreachable, !dbg !131

14:                                               ; preds = %12
  %15 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !135
  ret ptr null, !dbg !136
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare void @__VERIFIER_atomic_begin() #3

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #2

declare void @__VERIFIER_atomic_end() #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

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
!llvm.module.flags = !{!91, !92, !93, !94, !95, !96, !97}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 7, type: !63, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_section.c", directory: ".")
!4 = !{!5, !8, !10, !16, !21, !0, !25}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "waiting", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "found", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 168, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 21)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 136, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 17)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 168, elements: !14)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 8, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !28, line: 80, baseType: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 75, size: 384, elements: !30)
!30 = !{!31, !57, !61}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !29, file: !28, line: 77, baseType: !32, size: 384)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !33, line: 94, size: 384, elements: !34)
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!34 = !{!35, !48, !49, !53, !54, !55, !56}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !32, file: !33, line: 96, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !37, line: 33, baseType: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!38 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !37, line: 25, size: 64, elements: !39)
!39 = !{!40, !42}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !38, file: !37, line: 27, baseType: !41, size: 64)
!41 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !38, file: !37, line: 32, baseType: !43, size: 64)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !38, file: !37, line: 28, size: 64, elements: !44)
!44 = !{!45, !47}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !43, file: !37, line: 30, baseType: !46, size: 32)
!46 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !43, file: !37, line: 31, baseType: !46, size: 32, offset: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !32, file: !33, line: 97, baseType: !36, size: 64, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !32, file: !33, line: 98, baseType: !50, size: 64, offset: 128)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 64, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 2)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !32, file: !33, line: 99, baseType: !50, size: 64, offset: 192)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !32, file: !33, line: 100, baseType: !46, size: 32, offset: 256)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !32, file: !33, line: 101, baseType: !46, size: 32, offset: 288)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !32, file: !33, line: 102, baseType: !50, size: 64, offset: 320)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !29, file: !28, line: 78, baseType: !58, size: 384)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 384, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 48)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !29, file: !28, line: 79, baseType: !62, size: 64)
!62 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !28, line: 72, baseType: !64)
!64 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 67, size: 320, elements: !65)
!65 = !{!66, !85, !89}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !64, file: !28, line: 69, baseType: !67, size: 320)
!67 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !68, line: 22, size: 320, elements: !69)
!68 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!69 = !{!70, !71, !72, !73, !74, !75, !77, !78}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !67, file: !68, line: 24, baseType: !7, size: 32)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !67, file: !68, line: 25, baseType: !46, size: 32, offset: 32)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !67, file: !68, line: 26, baseType: !7, size: 32, offset: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !67, file: !68, line: 28, baseType: !46, size: 32, offset: 96)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !67, file: !68, line: 32, baseType: !7, size: 32, offset: 128)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !67, file: !68, line: 34, baseType: !76, size: 16, offset: 160)
!76 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !67, file: !68, line: 35, baseType: !76, size: 16, offset: 176)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !67, file: !68, line: 36, baseType: !79, size: 128, offset: 192)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !33, line: 55, baseType: !80)
!80 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !33, line: 51, size: 128, elements: !81)
!81 = !{!82, !84}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !80, file: !33, line: 53, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !80, file: !33, line: 54, baseType: !83, size: 64, offset: 64)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !64, file: !28, line: 70, baseType: !86, size: 320)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 40)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !64, file: !28, line: 71, baseType: !90, size: 64)
!90 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!91 = !{i32 7, !"Dwarf Version", i32 5}
!92 = !{i32 2, !"Debug Info Version", i32 3}
!93 = !{i32 1, !"wchar_size", i32 4}
!94 = !{i32 8, !"PIC Level", i32 2}
!95 = !{i32 7, !"PIE Level", i32 2}
!96 = !{i32 7, !"uwtable", i32 2}
!97 = !{i32 7, !"frame-pointer", i32 2}
!98 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !99, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !101)
!99 = !DISubroutineType(types: !100)
!100 = !{!7}
!101 = !{}
!102 = !DILocalVariable(name: "h1", scope: !98, file: !3, line: 21, type: !103)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !104)
!104 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!105 = !DILocation(line: 21, column: 12, scope: !98)
!106 = !DILocalVariable(name: "h2", scope: !98, file: !3, line: 21, type: !103)
!107 = !DILocation(line: 21, column: 16, scope: !98)
!108 = !DILocation(line: 22, column: 2, scope: !98)
!109 = !DILocation(line: 23, column: 2, scope: !98)
!110 = !DILocation(line: 24, column: 2, scope: !98)
!111 = !DILocation(line: 25, column: 2, scope: !98)
!112 = !DILocation(line: 26, column: 10, scope: !98)
!113 = !DILocation(line: 26, column: 8, scope: !98)
!114 = !DILocation(line: 27, column: 2, scope: !98)
!115 = !DILocation(line: 28, column: 2, scope: !98)
!116 = !DILocation(line: 29, column: 2, scope: !98)
!117 = !DILocation(line: 30, column: 15, scope: !98)
!118 = !DILocation(line: 30, column: 2, scope: !98)
!119 = !DILocation(line: 31, column: 15, scope: !98)
!120 = !DILocation(line: 31, column: 2, scope: !98)
!121 = !DILocation(line: 32, column: 2, scope: !98)
!122 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 10, type: !123, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !101)
!123 = !DISubroutineType(types: !124)
!124 = !{!125, !125}
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!126 = !DILocalVariable(name: "second", arg: 1, scope: !122, file: !3, line: 10, type: !125)
!127 = !DILocation(line: 10, column: 27, scope: !122)
!128 = !DILocation(line: 12, column: 2, scope: !122)
!129 = !DILocation(line: 13, column: 9, scope: !122)
!130 = !DILocation(line: 14, column: 2, scope: !122)
!131 = !DILocation(line: 15, column: 2, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 15, column: 2)
!133 = distinct !DILexicalBlock(scope: !122, file: !3, line: 15, column: 2)
!134 = !DILocation(line: 15, column: 2, scope: !133)
!135 = !DILocation(line: 16, column: 2, scope: !122)
!136 = !DILocation(line: 17, column: 2, scope: !122)
