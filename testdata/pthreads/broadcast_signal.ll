; ModuleID = 'pthreads/broadcast_signal.c'
source_filename = "pthreads/broadcast_signal.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@open = internal global i32 0, align 4, !dbg !7
@opened = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !10

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !84 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !95
  store i32 0, ptr %3, align 4, !dbg !95
  br label %5, !dbg !96

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !97
  %7 = icmp slt i32 %6, 2, !dbg !99
  br i1 %7, label %8, label %16, !dbg !100

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !101
  %10 = sext i32 %9 to i64, !dbg !102
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !102
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @waiter, ptr noundef null) #4, !dbg !103
  br label %13, !dbg !103

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !104
  %15 = add nsw i32 %14, 1, !dbg !104
  store i32 %15, ptr %3, align 4, !dbg !104
  br label %5, !dbg !105, !llvm.loop !106

16:                                               ; preds = %5
  %17 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !109
  store i32 1, ptr @open, align 4, !dbg !110
  %18 = call i32 @pthread_cond_signal(ptr noundef @opened) #4, !dbg !111
  %19 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !112
  call void @llvm.dbg.declare(metadata ptr %4, metadata !113, metadata !DIExpression()), !dbg !115
  store i32 0, ptr %4, align 4, !dbg !115
  br label %20, !dbg !116

20:                                               ; preds = %29, %16
  %21 = load i32, ptr %4, align 4, !dbg !117
  %22 = icmp slt i32 %21, 2, !dbg !119
  br i1 %22, label %23, label %32, !dbg !120

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !121
  %25 = sext i32 %24 to i64, !dbg !122
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !122
  %27 = load i64, ptr %26, align 8, !dbg !122
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !123
  br label %29, !dbg !123

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !124
  %31 = add nsw i32 %30, 1, !dbg !124
  store i32 %31, ptr %4, align 4, !dbg !124
  br label %20, !dbg !125, !llvm.loop !126

32:                                               ; preds = %20
  ret i32 0, !dbg !128
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %0) #0 !dbg !129 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !132, metadata !DIExpression()), !dbg !133
  %3 = load ptr, ptr %2, align 8, !dbg !134
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !135
  br label %5, !dbg !136

5:                                                ; preds = %9, %1
  %6 = load i32, ptr @open, align 4, !dbg !137
  %7 = icmp ne i32 %6, 0, !dbg !138
  %8 = xor i1 %7, true, !dbg !138
  br i1 %8, label %9, label %11, !dbg !136

9:                                                ; preds = %5
  %10 = call i32 @pthread_cond_wait(ptr noundef @opened, ptr noundef @mutex), !dbg !139
  br label %5, !dbg !136, !llvm.loop !140

11:                                               ; preds = %5
  %12 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !142
  ret ptr null, !dbg !143
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #2

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
!llvm.module.flags = !{!77, !78, !79, !80, !81, !82, !83}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 15, type: !49, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/broadcast_signal.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "open", scope: !2, file: !3, line: 17, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "opened", scope: !2, file: !3, line: 16, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !13, line: 80, baseType: !14)
!13 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 75, size: 384, elements: !15)
!15 = !{!16, !42, !47}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !14, file: !13, line: 77, baseType: !17, size: 384)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !18, line: 94, size: 384, elements: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!19 = !{!20, !33, !34, !38, !39, !40, !41}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !17, file: !18, line: 96, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !22, line: 33, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!23 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !22, line: 25, size: 64, elements: !24)
!24 = !{!25, !27}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !23, file: !22, line: 27, baseType: !26, size: 64)
!26 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !23, file: !22, line: 32, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !23, file: !22, line: 28, size: 64, elements: !29)
!29 = !{!30, !32}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !28, file: !22, line: 30, baseType: !31, size: 32)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !28, file: !22, line: 31, baseType: !31, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !17, file: !18, line: 97, baseType: !21, size: 64, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !17, file: !18, line: 98, baseType: !35, size: 64, offset: 128)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 64, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 2)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !17, file: !18, line: 99, baseType: !35, size: 64, offset: 192)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !17, file: !18, line: 100, baseType: !31, size: 32, offset: 256)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !17, file: !18, line: 101, baseType: !31, size: 32, offset: 288)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !17, file: !18, line: 102, baseType: !35, size: 64, offset: 320)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !14, file: !13, line: 78, baseType: !43, size: 384)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 384, elements: !45)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46}
!46 = !DISubrange(count: 48)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 79, baseType: !48, size: 64)
!48 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 72, baseType: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 67, size: 320, elements: !51)
!51 = !{!52, !71, !75}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !50, file: !13, line: 69, baseType: !53, size: 320)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !54, line: 22, size: 320, elements: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!55 = !{!56, !57, !58, !59, !60, !61, !63, !64}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !53, file: !54, line: 24, baseType: !9, size: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !53, file: !54, line: 25, baseType: !31, size: 32, offset: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !53, file: !54, line: 26, baseType: !9, size: 32, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !53, file: !54, line: 28, baseType: !31, size: 32, offset: 96)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !53, file: !54, line: 32, baseType: !9, size: 32, offset: 128)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !53, file: !54, line: 34, baseType: !62, size: 16, offset: 160)
!62 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !53, file: !54, line: 35, baseType: !62, size: 16, offset: 176)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !53, file: !54, line: 36, baseType: !65, size: 128, offset: 192)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !18, line: 55, baseType: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !18, line: 51, size: 128, elements: !67)
!67 = !{!68, !70}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !66, file: !18, line: 53, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !66, file: !18, line: 54, baseType: !69, size: 64, offset: 64)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !50, file: !13, line: 70, baseType: !72, size: 320)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 320, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 40)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !50, file: !13, line: 71, baseType: !76, size: 64)
!76 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!77 = !{i32 7, !"Dwarf Version", i32 5}
!78 = !{i32 2, !"Debug Info Version", i32 3}
!79 = !{i32 1, !"wchar_size", i32 4}
!80 = !{i32 8, !"PIC Level", i32 2}
!81 = !{i32 7, !"PIE Level", i32 2}
!82 = !{i32 7, !"uwtable", i32 2}
!83 = !{i32 7, !"frame-pointer", i32 2}
!84 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !85, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !87)
!85 = !DISubroutineType(types: !86)
!86 = !{!9}
!87 = !{}
!88 = !DILocalVariable(name: "t", scope: !84, file: !3, line: 31, type: !89)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !90, size: 128, elements: !36)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !91)
!91 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!92 = !DILocation(line: 31, column: 12, scope: !84)
!93 = !DILocalVariable(name: "i", scope: !94, file: !3, line: 33, type: !9)
!94 = distinct !DILexicalBlock(scope: !84, file: !3, line: 33, column: 2)
!95 = !DILocation(line: 33, column: 11, scope: !94)
!96 = !DILocation(line: 33, column: 7, scope: !94)
!97 = !DILocation(line: 33, column: 18, scope: !98)
!98 = distinct !DILexicalBlock(scope: !94, file: !3, line: 33, column: 2)
!99 = !DILocation(line: 33, column: 20, scope: !98)
!100 = !DILocation(line: 33, column: 2, scope: !94)
!101 = !DILocation(line: 34, column: 21, scope: !98)
!102 = !DILocation(line: 34, column: 19, scope: !98)
!103 = !DILocation(line: 34, column: 3, scope: !98)
!104 = !DILocation(line: 33, column: 26, scope: !98)
!105 = !DILocation(line: 33, column: 2, scope: !98)
!106 = distinct !{!106, !100, !107, !108}
!107 = !DILocation(line: 34, column: 43, scope: !94)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !DILocation(line: 35, column: 2, scope: !84)
!110 = !DILocation(line: 36, column: 7, scope: !84)
!111 = !DILocation(line: 37, column: 2, scope: !84)
!112 = !DILocation(line: 38, column: 2, scope: !84)
!113 = !DILocalVariable(name: "i", scope: !114, file: !3, line: 39, type: !9)
!114 = distinct !DILexicalBlock(scope: !84, file: !3, line: 39, column: 2)
!115 = !DILocation(line: 39, column: 11, scope: !114)
!116 = !DILocation(line: 39, column: 7, scope: !114)
!117 = !DILocation(line: 39, column: 18, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !3, line: 39, column: 2)
!119 = !DILocation(line: 39, column: 20, scope: !118)
!120 = !DILocation(line: 39, column: 2, scope: !114)
!121 = !DILocation(line: 40, column: 18, scope: !118)
!122 = !DILocation(line: 40, column: 16, scope: !118)
!123 = !DILocation(line: 40, column: 3, scope: !118)
!124 = !DILocation(line: 39, column: 26, scope: !118)
!125 = !DILocation(line: 39, column: 2, scope: !118)
!126 = distinct !{!126, !120, !127, !108}
!127 = !DILocation(line: 40, column: 26, scope: !114)
!128 = !DILocation(line: 41, column: 2, scope: !84)
!129 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 19, type: !130, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!130 = !DISubroutineType(types: !131)
!131 = !{!5, !5}
!132 = !DILocalVariable(name: "arg", arg: 1, scope: !129, file: !3, line: 19, type: !5)
!133 = !DILocation(line: 19, column: 27, scope: !129)
!134 = !DILocation(line: 21, column: 8, scope: !129)
!135 = !DILocation(line: 22, column: 2, scope: !129)
!136 = !DILocation(line: 23, column: 2, scope: !129)
!137 = !DILocation(line: 23, column: 10, scope: !129)
!138 = !DILocation(line: 23, column: 9, scope: !129)
!139 = !DILocation(line: 24, column: 3, scope: !129)
!140 = distinct !{!140, !136, !141, !108}
!141 = !DILocation(line: 24, column: 36, scope: !129)
!142 = !DILocation(line: 25, column: 2, scope: !129)
!143 = !DILocation(line: 26, column: 2, scope: !129)
