; ModuleID = 'pthreads/cond_two_mutexes.c'
source_filename = "pthreads/cond_two_mutexes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@first = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@second = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !10
@ready = internal global i32 0, align 4, !dbg !7
@changed = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !44

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !86 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.declare(metadata ptr %3, metadata !94, metadata !DIExpression()), !dbg !95
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @await, ptr noundef @first) #4, !dbg !96
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @await, ptr noundef @first) #4, !dbg !97
  %6 = call i32 @pthread_mutex_lock(ptr noundef @first) #4, !dbg !98
  %7 = call i32 @pthread_mutex_lock(ptr noundef @second) #4, !dbg !99
  store i32 1, ptr @ready, align 4, !dbg !100
  %8 = call i32 @pthread_cond_broadcast(ptr noundef @changed) #4, !dbg !101
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @second) #4, !dbg !102
  %10 = call i32 @pthread_mutex_unlock(ptr noundef @first) #4, !dbg !103
  %11 = load i64, ptr %2, align 8, !dbg !104
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !105
  %13 = load i64, ptr %3, align 8, !dbg !106
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !107
  ret i32 0, !dbg !108
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @await(ptr noundef %0) #0 !dbg !109 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !112, metadata !DIExpression()), !dbg !113
  call void @llvm.dbg.declare(metadata ptr %3, metadata !114, metadata !DIExpression()), !dbg !116
  %4 = load ptr, ptr %2, align 8, !dbg !117
  store ptr %4, ptr %3, align 8, !dbg !116
  %5 = load ptr, ptr %3, align 8, !dbg !118
  %6 = call i32 @pthread_mutex_lock(ptr noundef %5) #4, !dbg !119
  br label %7, !dbg !120

7:                                                ; preds = %11, %1
  %8 = load i32, ptr @ready, align 4, !dbg !121
  %9 = icmp ne i32 %8, 0, !dbg !122
  %10 = xor i1 %9, true, !dbg !122
  br i1 %10, label %11, label %14, !dbg !120

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8, !dbg !123
  %13 = call i32 @pthread_cond_wait(ptr noundef @changed, ptr noundef %12), !dbg !124
  br label %7, !dbg !120, !llvm.loop !125

14:                                               ; preds = %7
  %15 = load ptr, ptr %3, align 8, !dbg !128
  %16 = call i32 @pthread_mutex_unlock(ptr noundef %15) #4, !dbg !129
  ret ptr null, !dbg !130
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_broadcast(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!79, !80, !81, !82, !83, !84, !85}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 9, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/cond_two_mutexes.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !10, !44}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 9, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 72, baseType: !14)
!13 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 67, size: 320, elements: !15)
!15 = !{!16, !37, !42}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !14, file: !13, line: 69, baseType: !17, size: 320)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !18, line: 22, size: 320, elements: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!19 = !{!20, !21, !23, !24, !25, !26, !28, !29}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !17, file: !18, line: 24, baseType: !9, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !17, file: !18, line: 25, baseType: !22, size: 32, offset: 32)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !17, file: !18, line: 26, baseType: !9, size: 32, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !17, file: !18, line: 28, baseType: !22, size: 32, offset: 96)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !17, file: !18, line: 32, baseType: !9, size: 32, offset: 128)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !17, file: !18, line: 34, baseType: !27, size: 16, offset: 160)
!27 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !17, file: !18, line: 35, baseType: !27, size: 16, offset: 176)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !17, file: !18, line: 36, baseType: !30, size: 128, offset: 192)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !31, line: 55, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !31, line: 51, size: 128, elements: !33)
!33 = !{!34, !36}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !32, file: !31, line: 53, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !32, file: !31, line: 54, baseType: !35, size: 64, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !14, file: !13, line: 70, baseType: !38, size: 320)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 320, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 40)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 71, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "changed", scope: !2, file: !3, line: 10, type: !46, isLocal: true, isDefinition: true)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !13, line: 80, baseType: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 75, size: 384, elements: !48)
!48 = !{!49, !73, !77}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !47, file: !13, line: 77, baseType: !50, size: 384)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !31, line: 94, size: 384, elements: !51)
!51 = !{!52, !64, !65, !69, !70, !71, !72}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !50, file: !31, line: 96, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !54, line: 33, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!55 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !54, line: 25, size: 64, elements: !56)
!56 = !{!57, !59}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !55, file: !54, line: 27, baseType: !58, size: 64)
!58 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !55, file: !54, line: 32, baseType: !60, size: 64)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !55, file: !54, line: 28, size: 64, elements: !61)
!61 = !{!62, !63}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !60, file: !54, line: 30, baseType: !22, size: 32)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !60, file: !54, line: 31, baseType: !22, size: 32, offset: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !50, file: !31, line: 97, baseType: !53, size: 64, offset: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !50, file: !31, line: 98, baseType: !66, size: 64, offset: 128)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 2)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !50, file: !31, line: 99, baseType: !66, size: 64, offset: 192)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !50, file: !31, line: 100, baseType: !22, size: 32, offset: 256)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !50, file: !31, line: 101, baseType: !22, size: 32, offset: 288)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !50, file: !31, line: 102, baseType: !66, size: 64, offset: 320)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !47, file: !13, line: 78, baseType: !74, size: 384)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 384, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 48)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !47, file: !13, line: 79, baseType: !78, size: 64)
!78 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!79 = !{i32 7, !"Dwarf Version", i32 5}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{i32 1, !"wchar_size", i32 4}
!82 = !{i32 8, !"PIC Level", i32 2}
!83 = !{i32 7, !"PIE Level", i32 2}
!84 = !{i32 7, !"uwtable", i32 2}
!85 = !{i32 7, !"frame-pointer", i32 2}
!86 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !87, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !89)
!87 = !DISubroutineType(types: !88)
!88 = !{!9}
!89 = !{}
!90 = !DILocalVariable(name: "a", scope: !86, file: !3, line: 26, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !92)
!92 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!93 = !DILocation(line: 26, column: 12, scope: !86)
!94 = !DILocalVariable(name: "b", scope: !86, file: !3, line: 26, type: !91)
!95 = !DILocation(line: 26, column: 15, scope: !86)
!96 = !DILocation(line: 28, column: 2, scope: !86)
!97 = !DILocation(line: 30, column: 2, scope: !86)
!98 = !DILocation(line: 34, column: 2, scope: !86)
!99 = !DILocation(line: 35, column: 2, scope: !86)
!100 = !DILocation(line: 36, column: 8, scope: !86)
!101 = !DILocation(line: 37, column: 2, scope: !86)
!102 = !DILocation(line: 38, column: 2, scope: !86)
!103 = !DILocation(line: 39, column: 2, scope: !86)
!104 = !DILocation(line: 40, column: 15, scope: !86)
!105 = !DILocation(line: 40, column: 2, scope: !86)
!106 = !DILocation(line: 41, column: 15, scope: !86)
!107 = !DILocation(line: 41, column: 2, scope: !86)
!108 = !DILocation(line: 42, column: 2, scope: !86)
!109 = distinct !DISubprogram(name: "await", scope: !3, file: !3, line: 13, type: !110, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !89)
!110 = !DISubroutineType(types: !111)
!111 = !{!5, !5}
!112 = !DILocalVariable(name: "arg", arg: 1, scope: !109, file: !3, line: 13, type: !5)
!113 = !DILocation(line: 13, column: 26, scope: !109)
!114 = !DILocalVariable(name: "mutex", scope: !109, file: !3, line: 15, type: !115)
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!116 = !DILocation(line: 15, column: 19, scope: !109)
!117 = !DILocation(line: 15, column: 27, scope: !109)
!118 = !DILocation(line: 17, column: 21, scope: !109)
!119 = !DILocation(line: 17, column: 2, scope: !109)
!120 = !DILocation(line: 18, column: 2, scope: !109)
!121 = !DILocation(line: 18, column: 10, scope: !109)
!122 = !DILocation(line: 18, column: 9, scope: !109)
!123 = !DILocation(line: 19, column: 31, scope: !109)
!124 = !DILocation(line: 19, column: 3, scope: !109)
!125 = distinct !{!125, !120, !126, !127}
!126 = !DILocation(line: 19, column: 36, scope: !109)
!127 = !{!"llvm.loop.mustprogress"}
!128 = !DILocation(line: 20, column: 23, scope: !109)
!129 = !DILocation(line: 20, column: 2, scope: !109)
!130 = !DILocation(line: 21, column: 2, scope: !109)
