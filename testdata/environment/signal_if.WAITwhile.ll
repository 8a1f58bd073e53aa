; ModuleID = 'environment/signal_if.c'
source_filename = "environment/signal_if.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@ready = internal global i32 0, align 4, !dbg !22
@condition = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !27
@data = internal global i32 0, align 4, !dbg !25
@.str = private unnamed_addr constant [11 x i8] c"data == 42\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [24 x i8] c"environment/signal_if.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !100 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !104, metadata !DIExpression()), !dbg !107
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @produce, ptr noundef null) #5, !dbg !108
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !109
  br label %5, !dbg !110

5:                                                ; preds = %9, %0
  %6 = load i32, ptr @ready, align 4, !dbg !111
  %7 = icmp ne i32 %6, 0, !dbg !112
  %8 = xor i1 %7, true, !dbg !112
  br i1 %8, label %9, label %11, !dbg !110

9:                                                ; preds = %5
  %10 = call i32 @pthread_cond_wait(ptr noundef @condition, ptr noundef @mutex), !dbg !113
  br label %5, !dbg !110, !llvm.loop !114

11:                                               ; preds = %5
  %12 = load i32, ptr @data, align 4, !dbg !117
  %13 = icmp eq i32 %12, 42, !dbg !117
  br i1 %13, label %14, label %15, !dbg !120

14:                                               ; preds = %11
  br label %16, !dbg !120

15:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !117
  unreachable, !dbg !117

16:                                               ; preds = %14
  %17 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !121
  %18 = load i64, ptr %2, align 8, !dbg !122
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !123
  ret i32 0, !dbg !124
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @produce(ptr noundef %0) #0 !dbg !125 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !129, metadata !DIExpression()), !dbg !130
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !131
  store i32 42, ptr @data, align 4, !dbg !132
  store i32 1, ptr @ready, align 4, !dbg !133
  %4 = call i32 @pthread_cond_signal(ptr noundef @condition) #5, !dbg !134
  %5 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !135
  %6 = load ptr, ptr %2, align 8, !dbg !136
  ret ptr %6, !dbg !137
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

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
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 18, type: !65, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "environment/signal_if.c", directory: ".")
!4 = !{!5, !11, !16, !22, !25, !0, !27}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 88, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 11)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 192, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 24)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 20, type: !24, isLocal: true, isDefinition: true)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 20, type: !24, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "condition", scope: !2, file: !3, line: 19, type: !29, isLocal: true, isDefinition: true)
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
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 384, elements: !61)
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
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !69, file: !70, line: 24, baseType: !24, size: 32)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !69, file: !70, line: 25, baseType: !48, size: 32, offset: 32)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !69, file: !70, line: 26, baseType: !24, size: 32, offset: 64)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !69, file: !70, line: 28, baseType: !48, size: 32, offset: 96)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !69, file: !70, line: 32, baseType: !24, size: 32, offset: 128)
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
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 320, elements: !89)
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
!100 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !101, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !103)
!101 = !DISubroutineType(types: !102)
!102 = !{!24}
!103 = !{}
!104 = !DILocalVariable(name: "producer", scope: !100, file: !3, line: 34, type: !105)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !106)
!106 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!107 = !DILocation(line: 34, column: 12, scope: !100)
!108 = !DILocation(line: 35, column: 2, scope: !100)
!109 = !DILocation(line: 36, column: 2, scope: !100)
!110 = !DILocation(line: 44, column: 2, scope: !100)
!111 = !DILocation(line: 44, column: 9, scope: !100)
!112 = !DILocation(line: 44, column: 8, scope: !100)
!113 = !DILocation(line: 45, column: 3, scope: !100)
!114 = distinct !{!114, !110, !115, !116}
!115 = !DILocation(line: 45, column: 39, scope: !100)
!116 = !{!"llvm.loop.mustprogress"}
!117 = !DILocation(line: 46, column: 2, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 46, column: 2)
!119 = distinct !DILexicalBlock(scope: !100, file: !3, line: 46, column: 2)
!120 = !DILocation(line: 46, column: 2, scope: !119)
!121 = !DILocation(line: 48, column: 2, scope: !100)
!122 = !DILocation(line: 49, column: 15, scope: !100)
!123 = !DILocation(line: 49, column: 2, scope: !100)
!124 = !DILocation(line: 50, column: 2, scope: !100)
!125 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 22, type: !126, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !103)
!126 = !DISubroutineType(types: !127)
!127 = !{!128, !128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!129 = !DILocalVariable(name: "arg", arg: 1, scope: !125, file: !3, line: 22, type: !128)
!130 = !DILocation(line: 22, column: 28, scope: !125)
!131 = !DILocation(line: 24, column: 2, scope: !125)
!132 = !DILocation(line: 25, column: 7, scope: !125)
!133 = !DILocation(line: 26, column: 8, scope: !125)
!134 = !DILocation(line: 27, column: 2, scope: !125)
!135 = !DILocation(line: 28, column: 2, scope: !125)
!136 = !DILocation(line: 29, column: 9, scope: !125)
!137 = !DILocation(line: 29, column: 2, scope: !125)
