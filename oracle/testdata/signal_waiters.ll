; ModuleID = 'signal_waiters.c'
source_filename = "signal_waiters.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@c = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !80 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !87
  call void @llvm.dbg.declare(metadata ptr %3, metadata !88, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata ptr %4, metadata !90, metadata !DIExpression()), !dbg !91
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @waiter, ptr noundef null) #4, !dbg !92
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @waiter, ptr noundef null) #4, !dbg !93
  %7 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @signaller, ptr noundef null) #4, !dbg !94
  %8 = load i64, ptr %2, align 8, !dbg !95
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !96
  %10 = load i64, ptr %3, align 8, !dbg !97
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !98
  %12 = load i64, ptr %4, align 8, !dbg !99
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !100
  ret i32 0, !dbg !101
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %0) #0 !dbg !102 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !106, metadata !DIExpression()), !dbg !107
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !108
  %4 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !109
  %5 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !110
  %6 = load ptr, ptr %2, align 8, !dbg !111
  ret ptr %6, !dbg !112
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @signaller(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !114, metadata !DIExpression()), !dbg !115
  %3 = call i32 @pthread_cond_signal(ptr noundef @c) #4, !dbg !116
  %4 = load ptr, ptr %2, align 8, !dbg !117
  ret ptr %4, !dbg !118
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!73, !74, !75, !76, !77, !78, !79}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 4, type: !44, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_waiters.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !8, line: 80, baseType: !9)
!8 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 75, size: 384, elements: !10)
!10 = !{!11, !37, !42}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !9, file: !8, line: 77, baseType: !12, size: 384)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !13, line: 94, size: 384, elements: !14)
!13 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!14 = !{!15, !28, !29, !33, !34, !35, !36}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !12, file: !13, line: 96, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !17, line: 33, baseType: !18)
!17 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!18 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !17, line: 25, size: 64, elements: !19)
!19 = !{!20, !22}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !18, file: !17, line: 27, baseType: !21, size: 64)
!21 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !18, file: !17, line: 32, baseType: !23, size: 64)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !18, file: !17, line: 28, size: 64, elements: !24)
!24 = !{!25, !27}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !23, file: !17, line: 30, baseType: !26, size: 32)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !23, file: !17, line: 31, baseType: !26, size: 32, offset: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !12, file: !13, line: 97, baseType: !16, size: 64, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !12, file: !13, line: 98, baseType: !30, size: 64, offset: 128)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 64, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 2)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !12, file: !13, line: 99, baseType: !30, size: 64, offset: 192)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !12, file: !13, line: 100, baseType: !26, size: 32, offset: 256)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !12, file: !13, line: 101, baseType: !26, size: 32, offset: 288)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !12, file: !13, line: 102, baseType: !30, size: 64, offset: 320)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !9, file: !8, line: 78, baseType: !38, size: 384)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 384, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 48)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 79, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !8, line: 72, baseType: !45)
!45 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 67, size: 320, elements: !46)
!46 = !{!47, !67, !71}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !45, file: !8, line: 69, baseType: !48, size: 320)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !49, line: 22, size: 320, elements: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!50 = !{!51, !53, !54, !55, !56, !57, !59, !60}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !48, file: !49, line: 24, baseType: !52, size: 32)
!52 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !48, file: !49, line: 25, baseType: !26, size: 32, offset: 32)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !48, file: !49, line: 26, baseType: !52, size: 32, offset: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !48, file: !49, line: 28, baseType: !26, size: 32, offset: 96)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !48, file: !49, line: 32, baseType: !52, size: 32, offset: 128)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !48, file: !49, line: 34, baseType: !58, size: 16, offset: 160)
!58 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !48, file: !49, line: 35, baseType: !58, size: 16, offset: 176)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !48, file: !49, line: 36, baseType: !61, size: 128, offset: 192)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !13, line: 55, baseType: !62)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !13, line: 51, size: 128, elements: !63)
!63 = !{!64, !66}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !62, file: !13, line: 53, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !62, file: !13, line: 54, baseType: !65, size: 64, offset: 64)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !45, file: !8, line: 70, baseType: !68, size: 320)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 320, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 40)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !45, file: !8, line: 71, baseType: !72, size: 64)
!72 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!73 = !{i32 7, !"Dwarf Version", i32 5}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 8, !"PIC Level", i32 2}
!77 = !{i32 7, !"PIE Level", i32 2}
!78 = !{i32 7, !"uwtable", i32 2}
!79 = !{i32 7, !"frame-pointer", i32 2}
!80 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !81, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !83)
!81 = !DISubroutineType(types: !82)
!82 = !{!52}
!83 = !{}
!84 = !DILocalVariable(name: "h1", scope: !80, file: !3, line: 20, type: !85)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 27, baseType: !86)
!86 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!87 = !DILocation(line: 20, column: 12, scope: !80)
!88 = !DILocalVariable(name: "h2", scope: !80, file: !3, line: 20, type: !85)
!89 = !DILocation(line: 20, column: 16, scope: !80)
!90 = !DILocalVariable(name: "h3", scope: !80, file: !3, line: 20, type: !85)
!91 = !DILocation(line: 20, column: 20, scope: !80)
!92 = !DILocation(line: 21, column: 2, scope: !80)
!93 = !DILocation(line: 22, column: 2, scope: !80)
!94 = !DILocation(line: 23, column: 2, scope: !80)
!95 = !DILocation(line: 24, column: 15, scope: !80)
!96 = !DILocation(line: 24, column: 2, scope: !80)
!97 = !DILocation(line: 25, column: 15, scope: !80)
!98 = !DILocation(line: 25, column: 2, scope: !80)
!99 = !DILocation(line: 26, column: 15, scope: !80)
!100 = !DILocation(line: 26, column: 2, scope: !80)
!101 = !DILocation(line: 27, column: 2, scope: !80)
!102 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 6, type: !103, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !83)
!103 = !DISubroutineType(types: !104)
!104 = !{!105, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!106 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 6, type: !105)
!107 = !DILocation(line: 6, column: 27, scope: !102)
!108 = !DILocation(line: 8, column: 2, scope: !102)
!109 = !DILocation(line: 9, column: 2, scope: !102)
!110 = !DILocation(line: 10, column: 2, scope: !102)
!111 = !DILocation(line: 11, column: 9, scope: !102)
!112 = !DILocation(line: 11, column: 2, scope: !102)
!113 = distinct !DISubprogram(name: "signaller", scope: !3, file: !3, line: 13, type: !103, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !83)
!114 = !DILocalVariable(name: "arg", arg: 1, scope: !113, file: !3, line: 13, type: !105)
!115 = !DILocation(line: 13, column: 30, scope: !113)
!116 = !DILocation(line: 15, column: 2, scope: !113)
!117 = !DILocation(line: 16, column: 9, scope: !113)
!118 = !DILocation(line: 16, column: 2, scope: !113)
