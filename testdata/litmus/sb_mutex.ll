; ModuleID = 'litmus/sb_mutex.c'
source_filename = "litmus/sb_mutex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@__const.main.start = private unnamed_addr constant [2 x ptr] [ptr @first, ptr @second], align 16
@x = internal global i32 0, align 4, !dbg !0
@m1 = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !26
@y = internal global i32 0, align 4, !dbg !59
@r1 = internal global i32 0, align 4, !dbg !63
@m2 = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !65
@r2 = internal global i32 0, align 4, !dbg !67

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x ptr], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !76, metadata !DIExpression()), !dbg !83
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.start, i64 16, i1 false), !dbg !83
  call void @llvm.dbg.declare(metadata ptr %3, metadata !84, metadata !DIExpression()), !dbg !83
  call void @llvm.dbg.declare(metadata ptr %4, metadata !88, metadata !DIExpression()), !dbg !90
  store i32 0, ptr %4, align 4, !dbg !90
  br label %6, !dbg !90

6:                                                ; preds = %18, %0
  %7 = load i32, ptr %4, align 4, !dbg !91
  %8 = icmp slt i32 %7, 2, !dbg !91
  br i1 %8, label %9, label %21, !dbg !90

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !91
  %11 = sext i32 %10 to i64, !dbg !91
  %12 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %11, !dbg !91
  %13 = load i32, ptr %4, align 4, !dbg !91
  %14 = sext i32 %13 to i64, !dbg !91
  %15 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 %14, !dbg !91
  %16 = load ptr, ptr %15, align 8, !dbg !91
  %17 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef %16, ptr noundef null) #5, !dbg !91
  br label %18, !dbg !91

18:                                               ; preds = %9
  %19 = load i32, ptr %4, align 4, !dbg !91
  %20 = add nsw i32 %19, 1, !dbg !91
  store i32 %20, ptr %4, align 4, !dbg !91
  br label %6, !dbg !91, !llvm.loop !93

21:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !95, metadata !DIExpression()), !dbg !97
  store i32 0, ptr %5, align 4, !dbg !97
  br label %22, !dbg !97

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !98
  %24 = icmp slt i32 %23, 2, !dbg !98
  br i1 %24, label %25, label %34, !dbg !97

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !98
  %27 = sext i32 %26 to i64, !dbg !98
  %28 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %27, !dbg !98
  %29 = load i64, ptr %28, align 8, !dbg !98
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !98
  br label %31, !dbg !98

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !98
  %33 = add nsw i32 %32, 1, !dbg !98
  store i32 %33, ptr %5, align 4, !dbg !98
  br label %22, !dbg !98, !llvm.loop !100

34:                                               ; preds = %22
  ret i32 0, !dbg !83
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !101 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !102, metadata !DIExpression()), !dbg !103
  store i32 1, ptr %3, align 4, !dbg !104
  %5 = load i32, ptr %3, align 4, !dbg !104
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !104
  %6 = call i32 @pthread_mutex_lock(ptr noundef @m1) #5, !dbg !105
  %7 = call i32 @pthread_mutex_unlock(ptr noundef @m1) #5, !dbg !106
  %8 = load atomic i32, ptr @y monotonic, align 4, !dbg !107
  store i32 %8, ptr %4, align 4, !dbg !107
  %9 = load i32, ptr %4, align 4, !dbg !107
  store i32 %9, ptr @r1, align 4, !dbg !108
  ret ptr null, !dbg !109
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !110 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !111, metadata !DIExpression()), !dbg !112
  store i32 1, ptr %3, align 4, !dbg !113
  %5 = load i32, ptr %3, align 4, !dbg !113
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !113
  %6 = call i32 @pthread_mutex_lock(ptr noundef @m2) #5, !dbg !114
  %7 = call i32 @pthread_mutex_unlock(ptr noundef @m2) #5, !dbg !115
  %8 = load atomic i32, ptr @x monotonic, align 4, !dbg !116
  store i32 %8, ptr %4, align 4, !dbg !116
  %9 = load i32, ptr %4, align 4, !dbg !116
  store i32 %9, ptr @r2, align 4, !dbg !117
  ret ptr null, !dbg !118
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!69, !70, !71, !72, !73, !74, !75}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !61, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "litmus/sb_mutex.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 29, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !7, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!7 = !DISubroutineType(types: !8)
!8 = !{!9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{}
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{!13}
!13 = !DIEnumerator(name: "n", value: 2)
!14 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !15, line: 60, baseType: !11, size: 32, elements: !16)
!15 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!16 = !{!17, !18, !19, !20, !21, !22}
!17 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!18 = !DIEnumerator(name: "memory_order_consume", value: 1)
!19 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!20 = !DIEnumerator(name: "memory_order_release", value: 3)
!21 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!22 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!25 = !{!0, !26, !59, !63, !65, !67}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "m1", scope: !2, file: !3, line: 8, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !29, line: 72, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!30 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !29, line: 67, size: 320, elements: !31)
!31 = !{!32, !52, !57}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !30, file: !29, line: 69, baseType: !33, size: 320)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !34, line: 22, size: 320, elements: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!35 = !{!36, !37, !38, !39, !40, !41, !43, !44}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !33, file: !34, line: 24, baseType: !9, size: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !33, file: !34, line: 25, baseType: !11, size: 32, offset: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !33, file: !34, line: 26, baseType: !9, size: 32, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !33, file: !34, line: 28, baseType: !11, size: 32, offset: 96)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !33, file: !34, line: 32, baseType: !9, size: 32, offset: 128)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !33, file: !34, line: 34, baseType: !42, size: 16, offset: 160)
!42 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !33, file: !34, line: 35, baseType: !42, size: 16, offset: 176)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !33, file: !34, line: 36, baseType: !45, size: 128, offset: 192)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !46, line: 55, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !46, line: 51, size: 128, elements: !48)
!48 = !{!49, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !47, file: !46, line: 53, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !47, file: !46, line: 54, baseType: !50, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !30, file: !29, line: 70, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 320, elements: !55)
!54 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!55 = !{!56}
!56 = !DISubrange(count: 40)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !30, file: !29, line: 71, baseType: !58, size: 64)
!58 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !61, isLocal: true, isDefinition: true)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "m2", scope: !2, file: !3, line: 8, type: !28, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!69 = !{i32 7, !"Dwarf Version", i32 5}
!70 = !{i32 2, !"Debug Info Version", i32 3}
!71 = !{i32 1, !"wchar_size", i32 4}
!72 = !{i32 8, !"PIC Level", i32 2}
!73 = !{i32 7, !"PIE Level", i32 2}
!74 = !{i32 7, !"uwtable", i32 2}
!75 = !{i32 7, !"frame-pointer", i32 2}
!76 = !DILocalVariable(name: "start", scope: !6, file: !3, line: 29, type: !77)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !78, size: 128, elements: !81)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DISubroutineType(types: !80)
!80 = !{!24, !24}
!81 = !{!82}
!82 = !DISubrange(count: 2)
!83 = !DILocation(line: 29, column: 1, scope: !6)
!84 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 29, type: !85)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 128, elements: !81)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !87)
!87 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 29, type: !9)
!89 = distinct !DILexicalBlock(scope: !6, file: !3, line: 29, column: 1)
!90 = !DILocation(line: 29, column: 1, scope: !89)
!91 = !DILocation(line: 29, column: 1, scope: !92)
!92 = distinct !DILexicalBlock(scope: !89, file: !3, line: 29, column: 1)
!93 = distinct !{!93, !90, !90, !94}
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocalVariable(name: "i", scope: !96, file: !3, line: 29, type: !9)
!96 = distinct !DILexicalBlock(scope: !6, file: !3, line: 29, column: 1)
!97 = !DILocation(line: 29, column: 1, scope: !96)
!98 = !DILocation(line: 29, column: 1, scope: !99)
!99 = distinct !DILexicalBlock(scope: !96, file: !3, line: 29, column: 1)
!100 = distinct !{!100, !97, !97, !94}
!101 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 11, type: !79, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !101, file: !3, line: 11, type: !24)
!103 = !DILocation(line: 11, column: 1, scope: !101)
!104 = !DILocation(line: 13, column: 2, scope: !101)
!105 = !DILocation(line: 14, column: 2, scope: !101)
!106 = !DILocation(line: 15, column: 2, scope: !101)
!107 = !DILocation(line: 16, column: 7, scope: !101)
!108 = !DILocation(line: 16, column: 5, scope: !101)
!109 = !DILocation(line: 17, column: 2, scope: !101)
!110 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 20, type: !79, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!111 = !DILocalVariable(name: "arg", arg: 1, scope: !110, file: !3, line: 20, type: !24)
!112 = !DILocation(line: 20, column: 1, scope: !110)
!113 = !DILocation(line: 22, column: 2, scope: !110)
!114 = !DILocation(line: 23, column: 2, scope: !110)
!115 = !DILocation(line: 24, column: 2, scope: !110)
!116 = !DILocation(line: 25, column: 7, scope: !110)
!117 = !DILocation(line: 25, column: 5, scope: !110)
!118 = !DILocation(line: 26, column: 2, scope: !110)
