; ModuleID = 'symbolic/heap_condition.c'
source_filename = "symbolic/heap_condition.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@m = internal global ptr null, align 8, !dbg !0
@idle = internal global ptr null, align 8, !dbg !7
@busy = internal global i32 1, align 4, !dbg !47

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !86 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !93
  %3 = call noalias ptr @malloc(i64 noundef 40) #5, !dbg !94
  store ptr %3, ptr @m, align 8, !dbg !95
  %4 = call noalias ptr @malloc(i64 noundef 48) #5, !dbg !96
  store ptr %4, ptr @idle, align 8, !dbg !97
  %5 = load ptr, ptr @m, align 8, !dbg !98
  %6 = icmp eq ptr %5, null, !dbg !100
  br i1 %6, label %10, label %7, !dbg !101

7:                                                ; preds = %0
  %8 = load ptr, ptr @idle, align 8, !dbg !102
  %9 = icmp eq ptr %8, null, !dbg !103
  br i1 %9, label %10, label %11, !dbg !104

10:                                               ; preds = %7, %0
  store i32 0, ptr %1, align 4, !dbg !105
  br label %25, !dbg !105

11:                                               ; preds = %7
  %12 = load ptr, ptr @m, align 8, !dbg !106
  %13 = call i32 @pthread_mutex_init(ptr noundef %12, ptr noundef null) #6, !dbg !107
  %14 = load ptr, ptr @idle, align 8, !dbg !108
  %15 = call i32 @pthread_cond_init(ptr noundef %14, ptr noundef null) #6, !dbg !109
  %16 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_idle, ptr noundef null) #6, !dbg !110
  %17 = load ptr, ptr @m, align 8, !dbg !111
  %18 = call i32 @pthread_mutex_lock(ptr noundef %17) #6, !dbg !112
  %19 = load ptr, ptr @m, align 8, !dbg !113
  %20 = call i32 @pthread_mutex_unlock(ptr noundef %19) #6, !dbg !114
  %21 = load ptr, ptr @idle, align 8, !dbg !115
  %22 = call i32 @pthread_cond_signal(ptr noundef %21) #6, !dbg !116
  %23 = load i64, ptr %2, align 8, !dbg !117
  %24 = call i32 @pthread_join(i64 noundef %23, ptr noundef null), !dbg !118
  store i32 0, ptr %1, align 4, !dbg !119
  br label %25, !dbg !119

25:                                               ; preds = %11, %10
  %26 = load i32, ptr %1, align 4, !dbg !120
  ret i32 %26, !dbg !120
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_cond_init(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_idle(ptr noundef %0) #0 !dbg !121 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  %3 = load ptr, ptr %2, align 8, !dbg !126
  %4 = load ptr, ptr @m, align 8, !dbg !127
  %5 = call i32 @pthread_mutex_lock(ptr noundef %4) #6, !dbg !128
  br label %6, !dbg !129

6:                                                ; preds = %9, %1
  %7 = load i32, ptr @busy, align 4, !dbg !130
  %8 = icmp ne i32 %7, 0, !dbg !129
  br i1 %8, label %9, label %13, !dbg !129

9:                                                ; preds = %6
  %10 = load ptr, ptr @idle, align 8, !dbg !131
  %11 = load ptr, ptr @m, align 8, !dbg !132
  %12 = call i32 @pthread_cond_wait(ptr noundef %10, ptr noundef %11), !dbg !133
  br label %6, !dbg !129, !llvm.loop !134

13:                                               ; preds = %6
  %14 = load ptr, ptr @m, align 8, !dbg !137
  %15 = call i32 @pthread_mutex_unlock(ptr noundef %14) #6, !dbg !138
  ret ptr null, !dbg !139
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!79, !80, !81, !82, !83, !84, !85}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 10, type: !50, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/heap_condition.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !47}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "idle", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !11, line: 80, baseType: !12)
!11 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 75, size: 384, elements: !13)
!13 = !{!14, !40, !45}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !12, file: !11, line: 77, baseType: !15, size: 384)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !16, line: 94, size: 384, elements: !17)
!16 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!17 = !{!18, !31, !32, !36, !37, !38, !39}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !15, file: !16, line: 96, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !20, line: 33, baseType: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!21 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !20, line: 25, size: 64, elements: !22)
!22 = !{!23, !25}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !21, file: !20, line: 27, baseType: !24, size: 64)
!24 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !21, file: !20, line: 32, baseType: !26, size: 64)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !21, file: !20, line: 28, size: 64, elements: !27)
!27 = !{!28, !30}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !26, file: !20, line: 30, baseType: !29, size: 32)
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !26, file: !20, line: 31, baseType: !29, size: 32, offset: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !15, file: !16, line: 97, baseType: !19, size: 64, offset: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !15, file: !16, line: 98, baseType: !33, size: 64, offset: 128)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 64, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !15, file: !16, line: 99, baseType: !33, size: 64, offset: 192)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !15, file: !16, line: 100, baseType: !29, size: 32, offset: 256)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !15, file: !16, line: 101, baseType: !29, size: 32, offset: 288)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !15, file: !16, line: 102, baseType: !33, size: 64, offset: 320)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !12, file: !11, line: 78, baseType: !41, size: 384)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 384, elements: !43)
!42 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!43 = !{!44}
!44 = !DISubrange(count: 48)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !12, file: !11, line: 79, baseType: !46, size: 64)
!46 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "busy", scope: !2, file: !3, line: 9, type: !49, isLocal: true, isDefinition: true)
!49 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !11, line: 72, baseType: !52)
!52 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 67, size: 320, elements: !53)
!53 = !{!54, !73, !77}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !52, file: !11, line: 69, baseType: !55, size: 320)
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !56, line: 22, size: 320, elements: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!57 = !{!58, !59, !60, !61, !62, !63, !65, !66}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !55, file: !56, line: 24, baseType: !49, size: 32)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !55, file: !56, line: 25, baseType: !29, size: 32, offset: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !55, file: !56, line: 26, baseType: !49, size: 32, offset: 64)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !55, file: !56, line: 28, baseType: !29, size: 32, offset: 96)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !55, file: !56, line: 32, baseType: !49, size: 32, offset: 128)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !55, file: !56, line: 34, baseType: !64, size: 16, offset: 160)
!64 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !55, file: !56, line: 35, baseType: !64, size: 16, offset: 176)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !55, file: !56, line: 36, baseType: !67, size: 128, offset: 192)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !16, line: 55, baseType: !68)
!68 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !16, line: 51, size: 128, elements: !69)
!69 = !{!70, !72}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !68, file: !16, line: 53, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !68, file: !16, line: 54, baseType: !71, size: 64, offset: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !52, file: !11, line: 70, baseType: !74, size: 320)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 320, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 40)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !52, file: !11, line: 71, baseType: !78, size: 64)
!78 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!79 = !{i32 7, !"Dwarf Version", i32 5}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{i32 1, !"wchar_size", i32 4}
!82 = !{i32 8, !"PIC Level", i32 2}
!83 = !{i32 7, !"PIE Level", i32 2}
!84 = !{i32 7, !"uwtable", i32 2}
!85 = !{i32 7, !"frame-pointer", i32 2}
!86 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !87, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !89)
!87 = !DISubroutineType(types: !88)
!88 = !{!49}
!89 = !{}
!90 = !DILocalVariable(name: "t", scope: !86, file: !3, line: 25, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 27, baseType: !92)
!92 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!93 = !DILocation(line: 25, column: 12, scope: !86)
!94 = !DILocation(line: 27, column: 6, scope: !86)
!95 = !DILocation(line: 27, column: 4, scope: !86)
!96 = !DILocation(line: 28, column: 9, scope: !86)
!97 = !DILocation(line: 28, column: 7, scope: !86)
!98 = !DILocation(line: 29, column: 6, scope: !99)
!99 = distinct !DILexicalBlock(scope: !86, file: !3, line: 29, column: 6)
!100 = !DILocation(line: 29, column: 8, scope: !99)
!101 = !DILocation(line: 29, column: 16, scope: !99)
!102 = !DILocation(line: 29, column: 19, scope: !99)
!103 = !DILocation(line: 29, column: 24, scope: !99)
!104 = !DILocation(line: 29, column: 6, scope: !86)
!105 = !DILocation(line: 30, column: 3, scope: !99)
!106 = !DILocation(line: 31, column: 21, scope: !86)
!107 = !DILocation(line: 31, column: 2, scope: !86)
!108 = !DILocation(line: 32, column: 20, scope: !86)
!109 = !DILocation(line: 32, column: 2, scope: !86)
!110 = !DILocation(line: 33, column: 2, scope: !86)
!111 = !DILocation(line: 34, column: 21, scope: !86)
!112 = !DILocation(line: 34, column: 2, scope: !86)
!113 = !DILocation(line: 35, column: 23, scope: !86)
!114 = !DILocation(line: 35, column: 2, scope: !86)
!115 = !DILocation(line: 36, column: 22, scope: !86)
!116 = !DILocation(line: 36, column: 2, scope: !86)
!117 = !DILocation(line: 37, column: 15, scope: !86)
!118 = !DILocation(line: 37, column: 2, scope: !86)
!119 = !DILocation(line: 38, column: 2, scope: !86)
!120 = !DILocation(line: 39, column: 1, scope: !86)
!121 = distinct !DISubprogram(name: "wait_idle", scope: !3, file: !3, line: 13, type: !122, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !89)
!122 = !DISubroutineType(types: !123)
!123 = !{!5, !5}
!124 = !DILocalVariable(name: "arg", arg: 1, scope: !121, file: !3, line: 13, type: !5)
!125 = !DILocation(line: 13, column: 30, scope: !121)
!126 = !DILocation(line: 15, column: 8, scope: !121)
!127 = !DILocation(line: 16, column: 21, scope: !121)
!128 = !DILocation(line: 16, column: 2, scope: !121)
!129 = !DILocation(line: 17, column: 2, scope: !121)
!130 = !DILocation(line: 17, column: 9, scope: !121)
!131 = !DILocation(line: 18, column: 21, scope: !121)
!132 = !DILocation(line: 18, column: 27, scope: !121)
!133 = !DILocation(line: 18, column: 3, scope: !121)
!134 = distinct !{!134, !129, !135, !136}
!135 = !DILocation(line: 18, column: 28, scope: !121)
!136 = !{!"llvm.loop.mustprogress"}
!137 = !DILocation(line: 19, column: 23, scope: !121)
!138 = !DILocation(line: 19, column: 2, scope: !121)
!139 = !DILocation(line: 20, column: 2, scope: !121)
