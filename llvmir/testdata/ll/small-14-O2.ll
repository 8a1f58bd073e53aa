; ModuleID = 'small.c'
source_filename = "small.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.shared = type { %union.pthread_mutex_t, i32, [3 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@ready = dso_local global i32 0, align 4, !dbg !0
@state = internal global %struct.shared { %union.pthread_mutex_t zeroinitializer, i32 0, [3 x i8] c"ab\00" }, align 8, !dbg !24
@calls = dso_local thread_local local_unnamed_addr global i32 0, align 4, !dbg !19

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !73 {
  %1 = alloca [2 x i64], align 16
  %2 = alloca i64, align 8
  %3 = bitcast i64* %2 to [2 x i32]*
  %4 = bitcast [2 x i64]* %1 to i8*, !dbg !89
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4) #6, !dbg !89
  call void @llvm.dbg.declare(metadata [2 x i64]* %1, metadata !77, metadata !DIExpression()), !dbg !90
  %5 = bitcast i64* %2 to i8*, !dbg !91
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #6, !dbg !91
  call void @llvm.dbg.declare(metadata [2 x i32]* %3, metadata !83, metadata !DIExpression()), !dbg !92
  store i64 8589934593, i64* %2, align 8, !dbg !92
  call void @llvm.dbg.value(metadata i32 0, metadata !85, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.value(metadata i64 0, metadata !85, metadata !DIExpression()), !dbg !93
  %6 = getelementptr inbounds [2 x i64], [2 x i64]* %1, i64 0, i64 0, !dbg !94
  %7 = bitcast i64* %2 to i8*, !dbg !96
  %8 = call i32 @pthread_create(i64* noundef nonnull %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef nonnull %7) #6, !dbg !97
  call void @llvm.dbg.value(metadata i64 1, metadata !85, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.value(metadata i64 1, metadata !85, metadata !DIExpression()), !dbg !93
  %9 = getelementptr inbounds [2 x i64], [2 x i64]* %1, i64 0, i64 1, !dbg !94
  %10 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 1, !dbg !98
  %11 = bitcast i32* %10 to i8*, !dbg !96
  %12 = call i32 @pthread_create(i64* noundef nonnull %9, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef nonnull %11) #6, !dbg !97
  call void @llvm.dbg.value(metadata i64 2, metadata !85, metadata !DIExpression()), !dbg !93
  br label %13, !dbg !99

13:                                               ; preds = %0, %13
  %14 = load atomic i32, i32* @ready acquire, align 4, !dbg !100
  %15 = icmp eq i32 %14, 2, !dbg !101
  br i1 %15, label %16, label %13, !dbg !99, !llvm.loop !102

16:                                               ; preds = %13
  call void @llvm.dbg.value(metadata i64 0, metadata !87, metadata !DIExpression()), !dbg !105
  %17 = load i64, i64* %6, align 16, !dbg !106, !tbaa !108
  %18 = call i32 @pthread_join(i64 noundef %17, i8** noundef null) #6, !dbg !112
  call void @llvm.dbg.value(metadata i64 1, metadata !87, metadata !DIExpression()), !dbg !105
  call void @llvm.dbg.value(metadata i64 1, metadata !87, metadata !DIExpression()), !dbg !105
  %19 = load i64, i64* %9, align 8, !dbg !106, !tbaa !108
  %20 = call i32 @pthread_join(i64 noundef %19, i8** noundef null) #6, !dbg !112
  call void @llvm.dbg.value(metadata i64 2, metadata !87, metadata !DIExpression()), !dbg !105
  %21 = load i32, i32* getelementptr inbounds (%struct.shared, %struct.shared* @state, i64 0, i32 1), align 8, !dbg !113, !tbaa !114
  %22 = icmp ne i32 %21, 3, !dbg !117
  %23 = zext i1 %22 to i32, !dbg !118
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #6, !dbg !119
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4) #6, !dbg !119
  ret i32 %23, !dbg !120
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare !dbg !121 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal noalias i8* @worker(i8* nocapture noundef readonly %0) #0 !dbg !144 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !146, metadata !DIExpression()), !dbg !147
  %2 = load i32, i32* @calls, align 4, !dbg !148, !tbaa !149
  %3 = add nsw i32 %2, 1, !dbg !148
  store i32 %3, i32* @calls, align 4, !dbg !148, !tbaa !149
  %4 = tail call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.shared, %struct.shared* @state, i64 0, i32 0)) #6, !dbg !150
  %5 = bitcast i8* %0 to i32*, !dbg !151
  %6 = load i32, i32* %5, align 4, !dbg !152, !tbaa !149
  %7 = load i32, i32* getelementptr inbounds (%struct.shared, %struct.shared* @state, i64 0, i32 1), align 8, !dbg !153, !tbaa !149
  %8 = add nsw i32 %7, %6, !dbg !153
  store i32 %8, i32* getelementptr inbounds (%struct.shared, %struct.shared* @state, i64 0, i32 1), align 8, !dbg !153, !tbaa !149
  %9 = tail call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.shared, %struct.shared* @state, i64 0, i32 0)) #6, !dbg !154
  %10 = atomicrmw add i32* @ready, i32 1 release, align 4, !dbg !155
  ret i8* null, !dbg !156
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !157 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !161 i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !165 i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #5

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!66, !67, !68, !69, !70, !71}
!llvm.ident = !{!72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 13, type: !65, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "small.c", directory: ".", checksumkind: CSK_MD5, checksum: "48d259d2fe8495b37d77f40411c9a1ac")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
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
!30 = !DIFile(filename: "include/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 67, size: 320, elements: !32)
!32 = !{!33, !53, !58}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !31, file: !30, line: 69, baseType: !34, size: 320)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !35, line: 22, size: 320, elements: !36)
!35 = !DIFile(filename: "include/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
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
!47 = !DIFile(filename: "include/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
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
!71 = !{i32 7, !"uwtable", i32 1}
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
!94 = !DILocation(line: 29, column: 21, scope: !95)
!95 = distinct !DILexicalBlock(scope: !86, file: !3, line: 28, column: 3)
!96 = !DILocation(line: 29, column: 44, scope: !95)
!97 = !DILocation(line: 29, column: 5, scope: !95)
!98 = !DILocation(line: 29, column: 45, scope: !95)
!99 = !DILocation(line: 30, column: 3, scope: !73)
!100 = !DILocation(line: 30, column: 10, scope: !73)
!101 = !DILocation(line: 30, column: 61, scope: !73)
!102 = distinct !{!102, !99, !103, !104}
!103 = !DILocation(line: 31, column: 3, scope: !73)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !DILocation(line: 0, scope: !88)
!106 = !DILocation(line: 33, column: 18, scope: !107)
!107 = distinct !DILexicalBlock(scope: !88, file: !3, line: 32, column: 3)
!108 = !{!109, !109, i64 0}
!109 = !{!"long", !110, i64 0}
!110 = !{!"omnipotent char", !111, i64 0}
!111 = !{!"Simple C/C++ TBAA"}
!112 = !DILocation(line: 33, column: 5, scope: !107)
!113 = !DILocation(line: 34, column: 16, scope: !73)
!114 = !{!115, !116, i64 40}
!115 = !{!"shared", !110, i64 0, !116, i64 40, !110, i64 44}
!116 = !{!"int", !110, i64 0}
!117 = !DILocation(line: 34, column: 22, scope: !73)
!118 = !DILocation(line: 34, column: 10, scope: !73)
!119 = !DILocation(line: 35, column: 1, scope: !73)
!120 = !DILocation(line: 34, column: 3, scope: !73)
!121 = !DISubprogram(name: "pthread_create", scope: !122, file: !122, line: 202, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !143)
!122 = !DIFile(filename: "include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!123 = !DISubroutineType(types: !124)
!124 = !{!17, !125, !127, !138, !142}
!125 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !126)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !128)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !130)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !30, line: 62, baseType: !131)
!131 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !30, line: 56, size: 448, elements: !132)
!132 = !{!133, !137}
!133 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !131, file: !30, line: 58, baseType: !134, size: 448)
!134 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 448, elements: !135)
!135 = !{!136}
!136 = !DISubrange(count: 56)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !131, file: !30, line: 59, baseType: !59, size: 64)
!138 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !139, size: 64)
!139 = !DISubroutineType(types: !140)
!140 = !{!141, !141}
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !141)
!143 = !{}
!144 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 16, type: !139, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !145)
!145 = !{!146}
!146 = !DILocalVariable(name: "arg", arg: 1, scope: !144, file: !3, line: 16, type: !141)
!147 = !DILocation(line: 0, scope: !144)
!148 = !DILocation(line: 17, column: 8, scope: !144)
!149 = !{!116, !116, i64 0}
!150 = !DILocation(line: 18, column: 3, scope: !144)
!151 = !DILocation(line: 19, column: 14, scope: !144)
!152 = !DILocation(line: 19, column: 13, scope: !144)
!153 = !DILocation(line: 19, column: 10, scope: !144)
!154 = !DILocation(line: 20, column: 3, scope: !144)
!155 = !DILocation(line: 21, column: 3, scope: !144)
!156 = !DILocation(line: 22, column: 3, scope: !144)
!157 = !DISubprogram(name: "pthread_join", scope: !122, file: !122, line: 219, type: !158, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !143)
!158 = !DISubroutineType(types: !159)
!159 = !{!17, !79, !160}
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !141, size: 64)
!161 = !DISubprogram(name: "pthread_mutex_lock", scope: !122, file: !122, line: 794, type: !162, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !143)
!162 = !DISubroutineType(types: !163)
!163 = !{!17, !164}
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!165 = !DISubprogram(name: "pthread_mutex_unlock", scope: !122, file: !122, line: 835, type: !162, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !143)
