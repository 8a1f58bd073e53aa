; ModuleID = 'small.c'
source_filename = "small.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.shared = type { %union.pthread_mutex_t, i32, [3 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@__const.main.values = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4
@ready = dso_local global i32 0, align 4, !dbg !0
@state = internal global %struct.shared { %union.pthread_mutex_t zeroinitializer, i32 0, [3 x i8] c"ab\00" }, align 8, !dbg !24
@calls = dso_local thread_local global i32 0, align 4, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !74 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca [2 x i32], align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !78, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.declare(metadata [2 x i32]* %3, metadata !85, metadata !DIExpression()), !dbg !87
  %7 = bitcast [2 x i32]* %3 to i8*, !dbg !87
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 4 bitcast ([2 x i32]* @__const.main.values to i8*), i64 8, i1 false), !dbg !87
  call void @llvm.dbg.declare(metadata i32* %4, metadata !88, metadata !DIExpression()), !dbg !90
  store i32 0, i32* %4, align 4, !dbg !90
  br label %8, !dbg !91

8:                                                ; preds = %20, %0
  %9 = load i32, i32* %4, align 4, !dbg !92
  %10 = icmp slt i32 %9, 2, !dbg !94
  br i1 %10, label %11, label %23, !dbg !95

11:                                               ; preds = %8
  %12 = load i32, i32* %4, align 4, !dbg !96
  %13 = sext i32 %12 to i64, !dbg !97
  %14 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %13, !dbg !97
  %15 = load i32, i32* %4, align 4, !dbg !98
  %16 = sext i32 %15 to i64, !dbg !99
  %17 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 %16, !dbg !99
  %18 = bitcast i32* %17 to i8*, !dbg !100
  %19 = call i32 @pthread_create(i64* noundef %14, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef %18) #5, !dbg !101
  br label %20, !dbg !101

20:                                               ; preds = %11
  %21 = load i32, i32* %4, align 4, !dbg !102
  %22 = add nsw i32 %21, 1, !dbg !102
  store i32 %22, i32* %4, align 4, !dbg !102
  br label %8, !dbg !103, !llvm.loop !104

23:                                               ; preds = %8
  br label %24, !dbg !107

24:                                               ; preds = %28, %23
  %25 = load atomic i32, i32* @ready acquire, align 4, !dbg !108
  store i32 %25, i32* %5, align 4, !dbg !108
  %26 = load i32, i32* %5, align 4, !dbg !108
  %27 = icmp ne i32 %26, 2, !dbg !109
  br i1 %27, label %28, label %29, !dbg !107

28:                                               ; preds = %24
  br label %24, !dbg !107, !llvm.loop !110

29:                                               ; preds = %24
  call void @llvm.dbg.declare(metadata i32* %6, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 0, i32* %6, align 4, !dbg !114
  br label %30, !dbg !115

30:                                               ; preds = %39, %29
  %31 = load i32, i32* %6, align 4, !dbg !116
  %32 = icmp slt i32 %31, 2, !dbg !118
  br i1 %32, label %33, label %42, !dbg !119

33:                                               ; preds = %30
  %34 = load i32, i32* %6, align 4, !dbg !120
  %35 = sext i32 %34 to i64, !dbg !121
  %36 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %35, !dbg !121
  %37 = load i64, i64* %36, align 8, !dbg !121
  %38 = call i32 @pthread_join(i64 noundef %37, i8** noundef null), !dbg !122
  br label %39, !dbg !122

39:                                               ; preds = %33
  %40 = load i32, i32* %6, align 4, !dbg !123
  %41 = add nsw i32 %40, 1, !dbg !123
  store i32 %41, i32* %6, align 4, !dbg !123
  br label %30, !dbg !124, !llvm.loop !125

42:                                               ; preds = %30
  %43 = load i32, i32* getelementptr inbounds (%struct.shared, %struct.shared* @state, i32 0, i32 1), align 8, !dbg !127
  %44 = icmp eq i32 %43, 3, !dbg !128
  %45 = zext i1 %44 to i64, !dbg !129
  %46 = select i1 %44, i32 0, i32 1, !dbg !129
  ret i32 %46, !dbg !130
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !131 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !135, metadata !DIExpression()), !dbg !136
  %5 = load i32, i32* @calls, align 4, !dbg !137
  %6 = add nsw i32 %5, 1, !dbg !137
  store i32 %6, i32* @calls, align 4, !dbg !137
  %7 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.shared, %struct.shared* @state, i32 0, i32 0)) #5, !dbg !138
  %8 = load i8*, i8** %2, align 8, !dbg !139
  %9 = bitcast i8* %8 to i32*, !dbg !140
  %10 = load i32, i32* %9, align 4, !dbg !141
  %11 = load i32, i32* bitcast (i8* getelementptr (i8, i8* bitcast (%struct.shared* @state to i8*), i64 40) to i32*), align 4, !dbg !142
  %12 = add nsw i32 %11, %10, !dbg !142
  store i32 %12, i32* bitcast (i8* getelementptr (i8, i8* bitcast (%struct.shared* @state to i8*), i64 40) to i32*), align 4, !dbg !142
  %13 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.shared, %struct.shared* @state, i32 0, i32 0)) #5, !dbg !143
  store i32 1, i32* %3, align 4, !dbg !144
  %14 = load i32, i32* %3, align 4, !dbg !144
  %15 = atomicrmw add i32* @ready, i32 %14 release, align 4, !dbg !144
  store i32 %15, i32* %4, align 4, !dbg !144
  %16 = load i32, i32* %4, align 4, !dbg !144
  ret i8* null, !dbg !145
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!66, !67, !68, !69, !70, !71, !72}
!llvm.ident = !{!73}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 13, type: !65, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
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
!72 = !{i32 7, !"frame-pointer", i32 2}
!73 = !{!"clang"}
!74 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !75, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{!17}
!77 = !{}
!78 = !DILocalVariable(name: "threads", scope: !74, file: !3, line: 26, type: !79)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 128, elements: !82)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !81)
!81 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!82 = !{!83}
!83 = !DISubrange(count: 2)
!84 = !DILocation(line: 26, column: 13, scope: !74)
!85 = !DILocalVariable(name: "values", scope: !74, file: !3, line: 27, type: !86)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !82)
!87 = !DILocation(line: 27, column: 7, scope: !74)
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 28, type: !17)
!89 = distinct !DILexicalBlock(scope: !74, file: !3, line: 28, column: 3)
!90 = !DILocation(line: 28, column: 12, scope: !89)
!91 = !DILocation(line: 28, column: 8, scope: !89)
!92 = !DILocation(line: 28, column: 19, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 28, column: 3)
!94 = !DILocation(line: 28, column: 21, scope: !93)
!95 = !DILocation(line: 28, column: 3, scope: !89)
!96 = !DILocation(line: 29, column: 29, scope: !93)
!97 = !DILocation(line: 29, column: 21, scope: !93)
!98 = !DILocation(line: 29, column: 52, scope: !93)
!99 = !DILocation(line: 29, column: 45, scope: !93)
!100 = !DILocation(line: 29, column: 44, scope: !93)
!101 = !DILocation(line: 29, column: 5, scope: !93)
!102 = !DILocation(line: 28, column: 27, scope: !93)
!103 = !DILocation(line: 28, column: 3, scope: !93)
!104 = distinct !{!104, !95, !105, !106}
!105 = !DILocation(line: 29, column: 54, scope: !89)
!106 = !{!"llvm.loop.mustprogress"}
!107 = !DILocation(line: 30, column: 3, scope: !74)
!108 = !DILocation(line: 30, column: 10, scope: !74)
!109 = !DILocation(line: 30, column: 61, scope: !74)
!110 = distinct !{!110, !107, !111, !106}
!111 = !DILocation(line: 31, column: 3, scope: !74)
!112 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 32, type: !17)
!113 = distinct !DILexicalBlock(scope: !74, file: !3, line: 32, column: 3)
!114 = !DILocation(line: 32, column: 12, scope: !113)
!115 = !DILocation(line: 32, column: 8, scope: !113)
!116 = !DILocation(line: 32, column: 19, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 32, column: 3)
!118 = !DILocation(line: 32, column: 21, scope: !117)
!119 = !DILocation(line: 32, column: 3, scope: !113)
!120 = !DILocation(line: 33, column: 26, scope: !117)
!121 = !DILocation(line: 33, column: 18, scope: !117)
!122 = !DILocation(line: 33, column: 5, scope: !117)
!123 = !DILocation(line: 32, column: 27, scope: !117)
!124 = !DILocation(line: 32, column: 3, scope: !117)
!125 = distinct !{!125, !119, !126, !106}
!126 = !DILocation(line: 33, column: 31, scope: !113)
!127 = !DILocation(line: 34, column: 16, scope: !74)
!128 = !DILocation(line: 34, column: 22, scope: !74)
!129 = !DILocation(line: 34, column: 10, scope: !74)
!130 = !DILocation(line: 34, column: 3, scope: !74)
!131 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 16, type: !132, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!132 = !DISubroutineType(types: !133)
!133 = !{!134, !134}
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!135 = !DILocalVariable(name: "arg", arg: 1, scope: !131, file: !3, line: 16, type: !134)
!136 = !DILocation(line: 16, column: 27, scope: !131)
!137 = !DILocation(line: 17, column: 8, scope: !131)
!138 = !DILocation(line: 18, column: 3, scope: !131)
!139 = !DILocation(line: 19, column: 21, scope: !131)
!140 = !DILocation(line: 19, column: 14, scope: !131)
!141 = !DILocation(line: 19, column: 13, scope: !131)
!142 = !DILocation(line: 19, column: 10, scope: !131)
!143 = !DILocation(line: 20, column: 3, scope: !131)
!144 = !DILocation(line: 21, column: 3, scope: !131)
!145 = !DILocation(line: 22, column: 3, scope: !131)
