; ModuleID = 'relaxed/parker.c'
source_filename = "relaxed/parker.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@ready = internal global i32 0, align 4, !dbg !0
@permit = internal global i32 1, align 4, !dbg !18
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !23
@given = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !56

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !98 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !102, metadata !DIExpression()), !dbg !105
  call void @llvm.dbg.declare(metadata ptr %3, metadata !106, metadata !DIExpression()), !dbg !107
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @sleeper, ptr noundef null) #4, !dbg !108
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @waker, ptr noundef null) #4, !dbg !109
  %6 = load i64, ptr %2, align 8, !dbg !110
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !111
  %8 = load i64, ptr %3, align 8, !dbg !112
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !113
  ret i32 0, !dbg !114
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @sleeper(ptr noundef %0) #0 !dbg !115 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !118, metadata !DIExpression()), !dbg !119
  %4 = load ptr, ptr %2, align 8, !dbg !120
  br label %5, !dbg !121

5:                                                ; preds = %10, %1
  %6 = load atomic i32, ptr @ready monotonic, align 4, !dbg !122
  store i32 %6, ptr %3, align 4, !dbg !122
  %7 = load i32, ptr %3, align 4, !dbg !122
  %8 = icmp ne i32 %7, 0, !dbg !123
  %9 = xor i1 %8, true, !dbg !123
  br i1 %9, label %10, label %11, !dbg !121

10:                                               ; preds = %5
  call void @park(), !dbg !124
  br label %5, !dbg !121, !llvm.loop !125

11:                                               ; preds = %5
  ret ptr null, !dbg !128
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @waker(ptr noundef %0) #0 !dbg !129 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !130, metadata !DIExpression()), !dbg !131
  %4 = load ptr, ptr %2, align 8, !dbg !132
  store i32 1, ptr %3, align 4, !dbg !133
  %5 = load i32, ptr %3, align 4, !dbg !133
  store atomic i32 %5, ptr @ready monotonic, align 4, !dbg !133
  call void @unpark(), !dbg !134
  ret ptr null, !dbg !135
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @park() #0 !dbg !136 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = load atomic i32, ptr @permit monotonic, align 4, !dbg !139
  store i32 %5, ptr %1, align 4, !dbg !139
  %6 = load i32, ptr %1, align 4, !dbg !139
  %7 = icmp sgt i32 %6, 0, !dbg !141
  br i1 %7, label %8, label %10, !dbg !142

8:                                                ; preds = %0
  store i32 0, ptr %2, align 4, !dbg !143
  %9 = load i32, ptr %2, align 4, !dbg !143
  store atomic i32 %9, ptr @permit monotonic, align 4, !dbg !143
  fence seq_cst, !dbg !145
  br label %23, !dbg !146

10:                                               ; preds = %0
  %11 = call i32 @pthread_mutex_trylock(ptr noundef @mutex) #4, !dbg !147
  %12 = icmp ne i32 %11, 0, !dbg !149
  br i1 %12, label %13, label %14, !dbg !150

13:                                               ; preds = %10
  br label %23, !dbg !151

14:                                               ; preds = %10
  %15 = load atomic i32, ptr @permit monotonic, align 4, !dbg !152
  store i32 %15, ptr %3, align 4, !dbg !152
  %16 = load i32, ptr %3, align 4, !dbg !152
  %17 = icmp eq i32 %16, 0, !dbg !154
  br i1 %17, label %18, label %20, !dbg !155

18:                                               ; preds = %14
  %19 = call i32 @pthread_cond_wait(ptr noundef @given, ptr noundef @mutex), !dbg !156
  br label %20, !dbg !156

20:                                               ; preds = %18, %14
  store i32 0, ptr %4, align 4, !dbg !157
  %21 = load i32, ptr %4, align 4, !dbg !157
  store atomic i32 %21, ptr @permit monotonic, align 4, !dbg !157
  %22 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !158
  br label %23, !dbg !159

23:                                               ; preds = %20, %13, %8
  ret void, !dbg !159
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @unpark() #0 !dbg !160 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !161, metadata !DIExpression()), !dbg !162
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !163
  %5 = load atomic i32, ptr @permit monotonic, align 4, !dbg !164
  store i32 %5, ptr %2, align 4, !dbg !164
  %6 = load i32, ptr %2, align 4, !dbg !164
  store i32 %6, ptr %1, align 4, !dbg !165
  store i32 1, ptr %3, align 4, !dbg !166
  %7 = load i32, ptr %3, align 4, !dbg !166
  store atomic i32 %7, ptr @permit monotonic, align 4, !dbg !166
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !167
  %9 = load i32, ptr %1, align 4, !dbg !168
  %10 = icmp eq i32 %9, 0, !dbg !170
  br i1 %10, label %11, label %13, !dbg !171

11:                                               ; preds = %0
  %12 = call i32 @pthread_cond_signal(ptr noundef @given) #4, !dbg !172
  br label %13, !dbg !172

13:                                               ; preds = %11, %0
  ret void, !dbg !173
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!91, !92, !93, !94, !95, !96, !97}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 16, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "relaxed/parker.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18, !23, !56}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "permit", scope: !2, file: !3, line: 15, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 13, type: !25, isLocal: true, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !26, line: 72, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !26, line: 67, size: 320, elements: !28)
!28 = !{!29, !49, !54}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !27, file: !26, line: 69, baseType: !30, size: 320)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !31, line: 22, size: 320, elements: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!32 = !{!33, !34, !35, !36, !37, !38, !40, !41}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !30, file: !31, line: 24, baseType: !22, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !30, file: !31, line: 25, baseType: !7, size: 32, offset: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !30, file: !31, line: 26, baseType: !22, size: 32, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !30, file: !31, line: 28, baseType: !7, size: 32, offset: 96)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !30, file: !31, line: 32, baseType: !22, size: 32, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !30, file: !31, line: 34, baseType: !39, size: 16, offset: 160)
!39 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !30, file: !31, line: 35, baseType: !39, size: 16, offset: 176)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !30, file: !31, line: 36, baseType: !42, size: 128, offset: 192)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !43, line: 55, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !43, line: 51, size: 128, elements: !45)
!45 = !{!46, !48}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !44, file: !43, line: 53, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !44, file: !43, line: 54, baseType: !47, size: 64, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !27, file: !26, line: 70, baseType: !50, size: 320)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 320, elements: !52)
!51 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!52 = !{!53}
!53 = !DISubrange(count: 40)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !27, file: !26, line: 71, baseType: !55, size: 64)
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 14, type: !58, isLocal: true, isDefinition: true)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !26, line: 80, baseType: !59)
!59 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !26, line: 75, size: 384, elements: !60)
!60 = !{!61, !85, !89}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !59, file: !26, line: 77, baseType: !62, size: 384)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !43, line: 94, size: 384, elements: !63)
!63 = !{!64, !76, !77, !81, !82, !83, !84}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !62, file: !43, line: 96, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !66, line: 33, baseType: !67)
!66 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!67 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !66, line: 25, size: 64, elements: !68)
!68 = !{!69, !71}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !67, file: !66, line: 27, baseType: !70, size: 64)
!70 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !67, file: !66, line: 32, baseType: !72, size: 64)
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !67, file: !66, line: 28, size: 64, elements: !73)
!73 = !{!74, !75}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !72, file: !66, line: 30, baseType: !7, size: 32)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !72, file: !66, line: 31, baseType: !7, size: 32, offset: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !62, file: !43, line: 97, baseType: !65, size: 64, offset: 64)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !62, file: !43, line: 98, baseType: !78, size: 64, offset: 128)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 2)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !62, file: !43, line: 99, baseType: !78, size: 64, offset: 192)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !62, file: !43, line: 100, baseType: !7, size: 32, offset: 256)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !62, file: !43, line: 101, baseType: !7, size: 32, offset: 288)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !62, file: !43, line: 102, baseType: !78, size: 64, offset: 320)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !59, file: !26, line: 78, baseType: !86, size: 384)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 384, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 48)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !59, file: !26, line: 79, baseType: !90, size: 64)
!90 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!91 = !{i32 7, !"Dwarf Version", i32 5}
!92 = !{i32 2, !"Debug Info Version", i32 3}
!93 = !{i32 1, !"wchar_size", i32 4}
!94 = !{i32 8, !"PIC Level", i32 2}
!95 = !{i32 7, !"PIE Level", i32 2}
!96 = !{i32 7, !"uwtable", i32 2}
!97 = !{i32 7, !"frame-pointer", i32 2}
!98 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 61, type: !99, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !101)
!99 = !DISubroutineType(types: !100)
!100 = !{!22}
!101 = !{}
!102 = !DILocalVariable(name: "t", scope: !98, file: !3, line: 63, type: !103)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !104)
!104 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!105 = !DILocation(line: 63, column: 12, scope: !98)
!106 = !DILocalVariable(name: "u", scope: !98, file: !3, line: 63, type: !103)
!107 = !DILocation(line: 63, column: 15, scope: !98)
!108 = !DILocation(line: 65, column: 2, scope: !98)
!109 = !DILocation(line: 66, column: 2, scope: !98)
!110 = !DILocation(line: 67, column: 15, scope: !98)
!111 = !DILocation(line: 67, column: 2, scope: !98)
!112 = !DILocation(line: 68, column: 15, scope: !98)
!113 = !DILocation(line: 68, column: 2, scope: !98)
!114 = !DILocation(line: 69, column: 2, scope: !98)
!115 = distinct !DISubprogram(name: "sleeper", scope: !3, file: !3, line: 45, type: !116, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !101)
!116 = !DISubroutineType(types: !117)
!117 = !{!16, !16}
!118 = !DILocalVariable(name: "arg", arg: 1, scope: !115, file: !3, line: 45, type: !16)
!119 = !DILocation(line: 45, column: 28, scope: !115)
!120 = !DILocation(line: 47, column: 8, scope: !115)
!121 = !DILocation(line: 48, column: 2, scope: !115)
!122 = !DILocation(line: 48, column: 10, scope: !115)
!123 = !DILocation(line: 48, column: 9, scope: !115)
!124 = !DILocation(line: 49, column: 3, scope: !115)
!125 = distinct !{!125, !121, !126, !127}
!126 = !DILocation(line: 49, column: 8, scope: !115)
!127 = !{!"llvm.loop.mustprogress"}
!128 = !DILocation(line: 50, column: 2, scope: !115)
!129 = distinct !DISubprogram(name: "waker", scope: !3, file: !3, line: 53, type: !116, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !101)
!130 = !DILocalVariable(name: "arg", arg: 1, scope: !129, file: !3, line: 53, type: !16)
!131 = !DILocation(line: 53, column: 26, scope: !129)
!132 = !DILocation(line: 55, column: 8, scope: !129)
!133 = !DILocation(line: 56, column: 2, scope: !129)
!134 = !DILocation(line: 57, column: 2, scope: !129)
!135 = !DILocation(line: 58, column: 2, scope: !129)
!136 = distinct !DISubprogram(name: "park", scope: !3, file: !3, line: 18, type: !137, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !101)
!137 = !DISubroutineType(types: !138)
!138 = !{null}
!139 = !DILocation(line: 20, column: 6, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 20, column: 6)
!141 = !DILocation(line: 20, column: 19, scope: !140)
!142 = !DILocation(line: 20, column: 6, scope: !136)
!143 = !DILocation(line: 21, column: 3, scope: !144)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 20, column: 24)
!145 = !DILocation(line: 22, column: 3, scope: !144)
!146 = !DILocation(line: 23, column: 3, scope: !144)
!147 = !DILocation(line: 25, column: 6, scope: !148)
!148 = distinct !DILexicalBlock(scope: !136, file: !3, line: 25, column: 6)
!149 = !DILocation(line: 25, column: 36, scope: !148)
!150 = !DILocation(line: 25, column: 6, scope: !136)
!151 = !DILocation(line: 26, column: 3, scope: !148)
!152 = !DILocation(line: 27, column: 6, scope: !153)
!153 = distinct !DILexicalBlock(scope: !136, file: !3, line: 27, column: 6)
!154 = !DILocation(line: 27, column: 19, scope: !153)
!155 = !DILocation(line: 27, column: 6, scope: !136)
!156 = !DILocation(line: 28, column: 3, scope: !153)
!157 = !DILocation(line: 29, column: 2, scope: !136)
!158 = !DILocation(line: 30, column: 2, scope: !136)
!159 = !DILocation(line: 31, column: 1, scope: !136)
!160 = distinct !DISubprogram(name: "unpark", scope: !3, file: !3, line: 33, type: !137, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !101)
!161 = !DILocalVariable(name: "before", scope: !160, file: !3, line: 35, type: !22)
!162 = !DILocation(line: 35, column: 6, scope: !160)
!163 = !DILocation(line: 37, column: 2, scope: !160)
!164 = !DILocation(line: 38, column: 11, scope: !160)
!165 = !DILocation(line: 38, column: 9, scope: !160)
!166 = !DILocation(line: 39, column: 2, scope: !160)
!167 = !DILocation(line: 40, column: 2, scope: !160)
!168 = !DILocation(line: 41, column: 6, scope: !169)
!169 = distinct !DILexicalBlock(scope: !160, file: !3, line: 41, column: 6)
!170 = !DILocation(line: 41, column: 13, scope: !169)
!171 = !DILocation(line: 41, column: 6, scope: !160)
!172 = !DILocation(line: 42, column: 3, scope: !169)
!173 = !DILocation(line: 43, column: 1, scope: !160)
