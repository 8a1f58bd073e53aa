; ModuleID = 'small.c'
source_filename = "small.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.shared = type { %union.pthread_mutex_t, i32, [3 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@ready = dso_local global i32 0, align 4, !dbg !0
@state = internal global %struct.shared { %union.pthread_mutex_t zeroinitializer, i32 0, [3 x i8] c"ab\00" }, align 8, !dbg !24
@calls = dso_local thread_local local_unnamed_addr global i32 0, align 4, !dbg !19

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !73 {
  %1 = alloca [2 x i64], align 16
  %2 = alloca [2 x i32], align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #6, !dbg !89
  call void @llvm.dbg.declare(metadata ptr %1, metadata !77, metadata !DIExpression()), !dbg !90
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #6, !dbg !91
  call void @llvm.dbg.declare(metadata ptr %2, metadata !83, metadata !DIExpression()), !dbg !92
  store i64 8589934593, ptr %2, align 8, !dbg !92
  call void @llvm.dbg.value(metadata i32 0, metadata !85, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.value(metadata i64 0, metadata !85, metadata !DIExpression()), !dbg !93
  %3 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull %2) #6, !dbg !94
  call void @llvm.dbg.value(metadata i64 1, metadata !85, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.value(metadata i64 1, metadata !85, metadata !DIExpression()), !dbg !93
  %4 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 1, !dbg !96
  %5 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 1, !dbg !97
  %6 = call i32 @pthread_create(ptr noundef nonnull %4, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull %5) #6, !dbg !94
  call void @llvm.dbg.value(metadata i64 2, metadata !85, metadata !DIExpression()), !dbg !93
  br label %7, !dbg !98

7:                                                ; preds = %0, %7
  %8 = load atomic i32, ptr @ready acquire, align 4, !dbg !99
  %9 = icmp eq i32 %8, 2, !dbg !100
  br i1 %9, label %10, label %7, !dbg !98, !llvm.loop !101

10:                                               ; preds = %7
  call void @llvm.dbg.value(metadata i64 0, metadata !87, metadata !DIExpression()), !dbg !104
  %11 = load i64, ptr %1, align 16, !dbg !105, !tbaa !107
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null) #6, !dbg !111
  call void @llvm.dbg.value(metadata i64 1, metadata !87, metadata !DIExpression()), !dbg !104
  call void @llvm.dbg.value(metadata i64 1, metadata !87, metadata !DIExpression()), !dbg !104
  %13 = load i64, ptr %4, align 8, !dbg !105, !tbaa !107
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null) #6, !dbg !111
  call void @llvm.dbg.value(metadata i64 2, metadata !87, metadata !DIExpression()), !dbg !104
  %15 = load i32, ptr getelementptr inbounds (%struct.shared, ptr @state, i64 0, i32 1), align 8, !dbg !112, !tbaa !113
  %16 = icmp ne i32 %15, 3, !dbg !116
  %17 = zext i1 %16 to i32, !dbg !117
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #6, !dbg !118
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #6, !dbg !118
  ret i32 %17, !dbg !119
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare !dbg !120 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal noalias ptr @worker(ptr nocapture noundef readonly %0) #0 !dbg !143 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !145, metadata !DIExpression()), !dbg !146
  %2 = load i32, ptr @calls, align 4, !dbg !147, !tbaa !148
  %3 = add nsw i32 %2, 1, !dbg !147
  store i32 %3, ptr @calls, align 4, !dbg !147, !tbaa !148
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @state) #6, !dbg !149
  %5 = load i32, ptr %0, align 4, !dbg !150, !tbaa !148
  %6 = load i32, ptr getelementptr inbounds (%struct.shared, ptr @state, i64 0, i32 1), align 8, !dbg !151, !tbaa !148
  %7 = add nsw i32 %6, %5, !dbg !151
  store i32 %7, ptr getelementptr inbounds (%struct.shared, ptr @state, i64 0, i32 1), align 8, !dbg !151, !tbaa !148
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @state) #6, !dbg !152
  %9 = atomicrmw add ptr @ready, i32 1 release, align 4, !dbg !153
  ret ptr null, !dbg !154
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !155 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !159 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !163 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #5

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!66, !67, !68, !69, !70, !71}
!llvm.ident = !{!72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 13, type: !65, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "small.c", directory: ".", checksumkind: CSK_MD5, checksum: "48d259d2fe8495b37d77f40411c9a1ac")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 57, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "c31d38c6c5a076e42adea43381ce5a8c")
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
!30 = !DIFile(filename: "include/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 67, size: 320, elements: !32)
!32 = !{!33, !53, !58}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !31, file: !30, line: 69, baseType: !34, size: 320)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !35, line: 22, size: 320, elements: !36)
!35 = !DIFile(filename: "include/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
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
!47 = !DIFile(filename: "include/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
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
!69 = !{i32 7, !"PIC Level", i32 2}
!70 = !{i32 7, !"PIE Level", i32 2}
!71 = !{i32 7, !"uwtable", i32 2}
!72 = !{!"clang"}
!73 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !74, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !76)
!74 = !DISubroutineType(types: !75)
!75 = !{!17}
!76 = !{!77, !83, !85, !87}
!77 = !DILocalVariable(name: "threads", scope: !73, file: !3, line: 26, type: !78)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 128, elements: !81)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !80)
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = !{!82}
!82 = !DISubrange(count: 2)
!83 = !DILocalVariable(name: "values", scope: !73, file: !3, line: 27, type: !84)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !81)
!85 = !DILocalVariable(name: "i", scope: !86, file: !3, line: 28, type: !17)
!86 = distinct !DILexicalBlock(scope: !73, file: !3, line: 28, column: 3)
!87 = !DILocalVariable(name: "i", scope: !88, file: !3, line: 32, type: !17)
!88 = distinct !DILexicalBlock(scope: !73, file: !3, line: 32, column: 3)
!89 = !DILocation(line: 26, column: 3, scope: !73)
!90 = !DILocation(line: 26, column: 13, scope: !73)
!91 = !DILocation(line: 27, column: 3, scope: !73)
!92 = !DILocation(line: 27, column: 7, scope: !73)
!93 = !DILocation(line: 0, scope: !86)
!94 = !DILocation(line: 29, column: 5, scope: !95)
!95 = distinct !DILexicalBlock(scope: !86, file: !3, line: 28, column: 3)
!96 = !DILocation(line: 29, column: 21, scope: !95)
!97 = !DILocation(line: 29, column: 45, scope: !95)
!98 = !DILocation(line: 30, column: 3, scope: !73)
!99 = !DILocation(line: 30, column: 10, scope: !73)
!100 = !DILocation(line: 30, column: 61, scope: !73)
!101 = distinct !{!101, !98, !102, !103}
!102 = !DILocation(line: 31, column: 3, scope: !73)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !DILocation(line: 0, scope: !88)
!105 = !DILocation(line: 33, column: 18, scope: !106)
!106 = distinct !DILexicalBlock(scope: !88, file: !3, line: 32, column: 3)
!107 = !{!108, !108, i64 0}
!108 = !{!"long", !109, i64 0}
!109 = !{!"omnipotent char", !110, i64 0}
!110 = !{!"Simple C/C++ TBAA"}
!111 = !DILocation(line: 33, column: 5, scope: !106)
!112 = !DILocation(line: 34, column: 16, scope: !73)
!113 = !{!114, !115, i64 40}
!114 = !{!"shared", !109, i64 0, !115, i64 40, !109, i64 44}
!115 = !{!"int", !109, i64 0}
!116 = !DILocation(line: 34, column: 22, scope: !73)
!117 = !DILocation(line: 34, column: 10, scope: !73)
!118 = !DILocation(line: 35, column: 1, scope: !73)
!119 = !DILocation(line: 34, column: 3, scope: !73)
!120 = !DISubprogram(name: "pthread_create", scope: !121, file: !121, line: 202, type: !122, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !142)
!121 = !DIFile(filename: "include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!122 = !DISubroutineType(types: !123)
!123 = !{!17, !124, !126, !137, !141}
!124 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !125)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!126 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !127)
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64)
!128 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !129)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !30, line: 62, baseType: !130)
!130 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !30, line: 56, size: 448, elements: !131)
!131 = !{!132, !136}
!132 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !130, file: !30, line: 58, baseType: !133, size: 448)
!133 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 448, elements: !134)
!134 = !{!135}
!135 = !DISubrange(count: 56)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !130, file: !30, line: 59, baseType: !59, size: 64)
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !138, size: 64)
!138 = !DISubroutineType(types: !139)
!139 = !{!140, !140}
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!141 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !140)
!142 = !{}
!143 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 16, type: !138, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !144)
!144 = !{!145}
!145 = !DILocalVariable(name: "arg", arg: 1, scope: !143, file: !3, line: 16, type: !140)
!146 = !DILocation(line: 0, scope: !143)
!147 = !DILocation(line: 17, column: 8, scope: !143)
!148 = !{!115, !115, i64 0}
!149 = !DILocation(line: 18, column: 3, scope: !143)
!150 = !DILocation(line: 19, column: 13, scope: !143)
!151 = !DILocation(line: 19, column: 10, scope: !143)
!152 = !DILocation(line: 20, column: 3, scope: !143)
!153 = !DILocation(line: 21, column: 3, scope: !143)
!154 = !DILocation(line: 22, column: 3, scope: !143)
!155 = !DISubprogram(name: "pthread_join", scope: !121, file: !121, line: 219, type: !156, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !142)
!156 = !DISubroutineType(types: !157)
!157 = !{!17, !79, !158}
!158 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !140, size: 64)
!159 = !DISubprogram(name: "pthread_mutex_lock", scope: !121, file: !121, line: 794, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !142)
!160 = !DISubroutineType(types: !161)
!161 = !{!17, !162}
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!163 = !DISubprogram(name: "pthread_mutex_unlock", scope: !121, file: !121, line: 835, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !142)
