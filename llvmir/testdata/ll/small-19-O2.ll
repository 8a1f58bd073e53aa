; ModuleID = 'small.c'
source_filename = "small.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.shared = type { %union.pthread_mutex_t, i32, [3 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@ready = dso_local global i32 0, align 4, !dbg !0
@state = internal global %struct.shared { %union.pthread_mutex_t zeroinitializer, i32 0, [3 x i8] c"ab\00" }, align 8, !dbg !24
@calls = dso_local thread_local local_unnamed_addr global i32 0, align 4, !dbg !19

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !74 {
  %1 = alloca [2 x i64], align 16, !DIAssignID !90
    #dbg_assign(i1 undef, !78, !DIExpression(), !90, ptr %1, !DIExpression(), !91)
  %2 = alloca [2 x i32], align 8, !DIAssignID !92
    #dbg_assign(i1 undef, !84, !DIExpression(), !92, ptr %2, !DIExpression(), !91)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #5, !dbg !93
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #5, !dbg !94
  store i64 8589934593, ptr %2, align 8, !dbg !95, !DIAssignID !96
    #dbg_assign(i1 undef, !84, !DIExpression(), !96, ptr %2, !DIExpression(), !91)
    #dbg_value(i32 0, !86, !DIExpression(), !97)
    #dbg_value(i64 0, !86, !DIExpression(), !97)
  %3 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull %2) #5, !dbg !98
    #dbg_value(i64 1, !86, !DIExpression(), !97)
  %4 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !100
  %5 = getelementptr inbounds i8, ptr %2, i64 4, !dbg !101
  %6 = call i32 @pthread_create(ptr noundef nonnull %4, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull %5) #5, !dbg !98
    #dbg_value(i64 2, !86, !DIExpression(), !97)
  br label %7, !dbg !102

7:                                                ; preds = %0, %7
  %8 = load atomic i32, ptr @ready acquire, align 4, !dbg !103
  %9 = icmp eq i32 %8, 2, !dbg !104
  br i1 %9, label %10, label %7, !dbg !102, !llvm.loop !105

10:                                               ; preds = %7
    #dbg_value(i64 0, !88, !DIExpression(), !108)
  %11 = load i64, ptr %1, align 16, !dbg !109, !tbaa !111
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null) #5, !dbg !115
    #dbg_value(i64 1, !88, !DIExpression(), !108)
  %13 = load i64, ptr %4, align 8, !dbg !109, !tbaa !111
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null) #5, !dbg !115
    #dbg_value(i64 2, !88, !DIExpression(), !108)
  %15 = load i32, ptr getelementptr inbounds (i8, ptr @state, i64 40), align 8, !dbg !116, !tbaa !117
  %16 = icmp ne i32 %15, 3, !dbg !120
  %17 = zext i1 %16 to i32, !dbg !121
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #5, !dbg !122
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #5, !dbg !122
  ret i32 %17, !dbg !123
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare !dbg !124 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker(ptr nocapture noundef readonly %0) #0 !dbg !146 {
    #dbg_value(ptr %0, !148, !DIExpression(), !149)
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @calls), !dbg !150
  %3 = load i32, ptr %2, align 4, !dbg !151, !tbaa !152
  %4 = add nsw i32 %3, 1, !dbg !151
  store i32 %4, ptr %2, align 4, !dbg !151, !tbaa !152
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @state) #5, !dbg !153
  %6 = load i32, ptr %0, align 4, !dbg !154, !tbaa !152
  %7 = load i32, ptr getelementptr inbounds (i8, ptr @state, i64 40), align 8, !dbg !155, !tbaa !152
  %8 = add nsw i32 %7, %6, !dbg !155
  store i32 %8, ptr getelementptr inbounds (i8, ptr @state, i64 40), align 8, !dbg !155, !tbaa !152
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @state) #5, !dbg !156
  %10 = atomicrmw add ptr @ready, i32 1 release, align 4, !dbg !157
  ret ptr null, !dbg !158
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !159 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

; Function Attrs: nounwind
declare !dbg !163 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !167 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!66, !67, !68, !69, !70, !71, !72}
!llvm.ident = !{!73}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 13, type: !65, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "small.c", directory: ".", checksumkind: CSK_MD5, checksum: "48d259d2fe8495b37d77f40411c9a1ac")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!0, !19, !21, !24}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 14, type: !17, isLocal: false, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 12, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "shared", file: !3, line: 5, size: 384, elements: !27)
!27 = !{!28, !60, !61}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !26, file: !3, line: 6, baseType: !29, size: 320)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 72, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 67, size: 320, elements: !32)
!32 = !{!33, !53, !58}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !31, file: !30, line: 69, baseType: !34, size: 320)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !35, line: 22, size: 320, elements: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!36 = !{!37, !38, !39, !40, !41, !42, !44, !45}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !34, file: !35, line: 24, baseType: !17, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !34, file: !35, line: 25, baseType: !7, size: 32, offset: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !34, file: !35, line: 26, baseType: !17, size: 32, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !34, file: !35, line: 28, baseType: !7, size: 32, offset: 96)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !34, file: !35, line: 32, baseType: !17, size: 32, offset: 128)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !34, file: !35, line: 34, baseType: !43, size: 16, offset: 160)
!43 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !34, file: !35, line: 35, baseType: !43, size: 16, offset: 176)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !34, file: !35, line: 36, baseType: !46, size: 128, offset: 192)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !47, line: 55, baseType: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !47, line: 51, size: 128, elements: !49)
!49 = !{!50, !52}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !48, file: !47, line: 53, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !48, file: !47, line: 54, baseType: !51, size: 64, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !31, file: !30, line: 70, baseType: !54, size: 320)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 320, elements: !56)
!55 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!56 = !{!57}
!57 = !DISubrange(count: 40)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 71, baseType: !59, size: 64)
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "total", scope: !26, file: !3, line: 7, baseType: !17, size: 32, offset: 320)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !26, file: !3, line: 8, baseType: !62, size: 24, offset: 352)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 24, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 3)
!65 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!66 = !{i32 7, !"Dwarf Version", i32 5}
!67 = !{i32 2, !"Debug Info Version", i32 3}
!68 = !{i32 1, !"wchar_size", i32 4}
!69 = !{i32 8, !"PIC Level", i32 2}
!70 = !{i32 7, !"PIE Level", i32 2}
!71 = !{i32 7, !"uwtable", i32 2}
!72 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!73 = !{!"clang"}
!74 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !75, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{!17}
!77 = !{!78, !84, !86, !88}
!78 = !DILocalVariable(name: "threads", scope: !74, file: !3, line: 26, type: !79)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 128, elements: !82)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !81)
!81 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!82 = !{!83}
!83 = !DISubrange(count: 2)
!84 = !DILocalVariable(name: "values", scope: !74, file: !3, line: 27, type: !85)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !82)
!86 = !DILocalVariable(name: "i", scope: !87, file: !3, line: 28, type: !17)
!87 = distinct !DILexicalBlock(scope: !74, file: !3, line: 28, column: 3)
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 32, type: !17)
!89 = distinct !DILexicalBlock(scope: !74, file: !3, line: 32, column: 3)
!90 = distinct !DIAssignID()
!91 = !DILocation(line: 0, scope: !74)
!92 = distinct !DIAssignID()
!93 = !DILocation(line: 26, column: 3, scope: !74)
!94 = !DILocation(line: 27, column: 3, scope: !74)
!95 = !DILocation(line: 27, column: 7, scope: !74)
!96 = distinct !DIAssignID()
!97 = !DILocation(line: 0, scope: !87)
!98 = !DILocation(line: 29, column: 5, scope: !99)
!99 = distinct !DILexicalBlock(scope: !87, file: !3, line: 28, column: 3)
!100 = !DILocation(line: 29, column: 21, scope: !99)
!101 = !DILocation(line: 29, column: 45, scope: !99)
!102 = !DILocation(line: 30, column: 3, scope: !74)
!103 = !DILocation(line: 30, column: 10, scope: !74)
!104 = !DILocation(line: 30, column: 61, scope: !74)
!105 = distinct !{!105, !102, !106, !107}
!106 = !DILocation(line: 31, column: 3, scope: !74)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !DILocation(line: 0, scope: !89)
!109 = !DILocation(line: 33, column: 18, scope: !110)
!110 = distinct !DILexicalBlock(scope: !89, file: !3, line: 32, column: 3)
!111 = !{!112, !112, i64 0}
!112 = !{!"long", !113, i64 0}
!113 = !{!"omnipotent char", !114, i64 0}
!114 = !{!"Simple C/C++ TBAA"}
!115 = !DILocation(line: 33, column: 5, scope: !110)
!116 = !DILocation(line: 34, column: 16, scope: !74)
!117 = !{!118, !119, i64 40}
!118 = !{!"shared", !113, i64 0, !119, i64 40, !113, i64 44}
!119 = !{!"int", !113, i64 0}
!120 = !DILocation(line: 34, column: 22, scope: !74)
!121 = !DILocation(line: 34, column: 10, scope: !74)
!122 = !DILocation(line: 35, column: 1, scope: !74)
!123 = !DILocation(line: 34, column: 3, scope: !74)
!124 = !DISubprogram(name: "pthread_create", scope: !125, file: !125, line: 202, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!125 = !DIFile(filename: "include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!126 = !DISubroutineType(types: !127)
!127 = !{!17, !128, !130, !141, !145}
!128 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !129)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!130 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !131)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64)
!132 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !133)
!133 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !30, line: 62, baseType: !134)
!134 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !30, line: 56, size: 448, elements: !135)
!135 = !{!136, !140}
!136 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !134, file: !30, line: 58, baseType: !137, size: 448)
!137 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 448, elements: !138)
!138 = !{!139}
!139 = !DISubrange(count: 56)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !134, file: !30, line: 59, baseType: !59, size: 64)
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !142, size: 64)
!142 = !DISubroutineType(types: !143)
!143 = !{!144, !144}
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !144)
!146 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 16, type: !142, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !147)
!147 = !{!148}
!148 = !DILocalVariable(name: "arg", arg: 1, scope: !146, file: !3, line: 16, type: !144)
!149 = !DILocation(line: 0, scope: !146)
!150 = !DILocation(line: 17, column: 3, scope: !146)
!151 = !DILocation(line: 17, column: 8, scope: !146)
!152 = !{!119, !119, i64 0}
!153 = !DILocation(line: 18, column: 3, scope: !146)
!154 = !DILocation(line: 19, column: 13, scope: !146)
!155 = !DILocation(line: 19, column: 10, scope: !146)
!156 = !DILocation(line: 20, column: 3, scope: !146)
!157 = !DILocation(line: 21, column: 3, scope: !146)
!158 = !DILocation(line: 22, column: 3, scope: !146)
!159 = !DISubprogram(name: "pthread_join", scope: !125, file: !125, line: 219, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DISubroutineType(types: !161)
!161 = !{!17, !80, !162}
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !144, size: 64)
!163 = !DISubprogram(name: "pthread_mutex_lock", scope: !125, file: !125, line: 794, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!164 = !DISubroutineType(types: !165)
!165 = !{!17, !166}
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!167 = !DISubprogram(name: "pthread_mutex_unlock", scope: !125, file: !125, line: 835, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
