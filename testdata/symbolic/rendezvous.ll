; ModuleID = 'symbolic/rendezvous.c'
source_filename = "symbolic/rendezvous.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@input = internal global i32 0, align 4, !dbg !0
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !35
@box = internal global i32 0, align 4, !dbg !10
@full = internal global i32 0, align 4, !dbg !7
@there = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !67
@.str = private unnamed_addr constant [9 x i8] c"full > 0\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [22 x i8] c"symbolic/rendezvous.c\00", align 1, !dbg !19
@__PRETTY_FUNCTION__.receive = private unnamed_addr constant [22 x i8] c"void *receive(void *)\00", align 1, !dbg !24
@doubled = internal global i32 0, align 4, !dbg !33
@.str.2 = private unnamed_addr constant [25 x i8] c"doubled == input + input\00", align 1, !dbg !28

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !109 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !113, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.declare(metadata ptr %3, metadata !117, metadata !DIExpression()), !dbg !118
  %5 = call i32 @__VERIFIER_nondet_uint(), !dbg !119
  store i32 %5, ptr @input, align 4, !dbg !120
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @receive, ptr noundef null) #5, !dbg !121
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @receive, ptr noundef null) #5, !dbg !122
  call void @llvm.dbg.declare(metadata ptr %4, metadata !123, metadata !DIExpression()), !dbg !125
  store i32 0, ptr %4, align 4, !dbg !125
  br label %8, !dbg !126

8:                                                ; preds = %18, %0
  %9 = load i32, ptr %4, align 4, !dbg !127
  %10 = icmp slt i32 %9, 2, !dbg !129
  br i1 %10, label %11, label %21, !dbg !130

11:                                               ; preds = %8
  %12 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !131
  %13 = load i32, ptr @input, align 4, !dbg !133
  store i32 %13, ptr @box, align 4, !dbg !134
  %14 = load i32, ptr @full, align 4, !dbg !135
  %15 = add nsw i32 %14, 1, !dbg !135
  store i32 %15, ptr @full, align 4, !dbg !135
  %16 = call i32 @pthread_cond_signal(ptr noundef @there) #5, !dbg !136
  %17 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !137
  br label %18, !dbg !138

18:                                               ; preds = %11
  %19 = load i32, ptr %4, align 4, !dbg !139
  %20 = add nsw i32 %19, 1, !dbg !139
  store i32 %20, ptr %4, align 4, !dbg !139
  br label %8, !dbg !140, !llvm.loop !141

21:                                               ; preds = %8
  %22 = load i64, ptr %2, align 8, !dbg !144
  %23 = call i32 @pthread_join(i64 noundef %22, ptr noundef null), !dbg !145
  %24 = load i64, ptr %3, align 8, !dbg !146
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !147
  ret i32 0, !dbg !148
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_uint() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @receive(ptr noundef %0) #0 !dbg !149 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !152, metadata !DIExpression()), !dbg !153
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !154
  br label %4, !dbg !155

4:                                                ; preds = %8, %1
  %5 = load i32, ptr @full, align 4, !dbg !156
  %6 = icmp ne i32 %5, 0, !dbg !157
  %7 = xor i1 %6, true, !dbg !157
  br i1 %7, label %8, label %10, !dbg !155

8:                                                ; preds = %4
  %9 = call i32 @pthread_cond_wait(ptr noundef @there, ptr noundef @lock), !dbg !158
  br label %4, !dbg !155, !llvm.loop !159

10:                                               ; preds = %4
  %11 = load i32, ptr @full, align 4, !dbg !161
  %12 = icmp sgt i32 %11, 0, !dbg !161
  br i1 %12, label %13, label %14, !dbg !164

13:                                               ; preds = %10
  br label %15, !dbg !164

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.receive) #6, !dbg !161
  unreachable, !dbg !161

15:                                               ; preds = %13
  %16 = load i32, ptr @full, align 4, !dbg !165
  %17 = add nsw i32 %16, -1, !dbg !165
  store i32 %17, ptr @full, align 4, !dbg !165
  %18 = load i32, ptr @box, align 4, !dbg !166
  %19 = mul i32 2, %18, !dbg !167
  store i32 %19, ptr @doubled, align 4, !dbg !168
  %20 = load i32, ptr @doubled, align 4, !dbg !169
  %21 = load i32, ptr @input, align 4, !dbg !169
  %22 = load i32, ptr @input, align 4, !dbg !169
  %23 = add i32 %21, %22, !dbg !169
  %24 = icmp eq i32 %20, %23, !dbg !169
  br i1 %24, label %25, label %26, !dbg !172

25:                                               ; preds = %15
  br label %27, !dbg !172

26:                                               ; preds = %15
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.receive) #6, !dbg !169
  unreachable, !dbg !169

27:                                               ; preds = %25
  %28 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !173
  %29 = load ptr, ptr %2, align 8, !dbg !174
  ret ptr %29, !dbg !175
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!102, !103, !104, !105, !106, !107, !108}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "input", scope: !2, file: !3, line: 15, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/rendezvous.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !10, !0, !13, !19, !24, !28, !33, !35, !67}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "full", scope: !2, file: !3, line: 14, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "box", scope: !2, file: !3, line: 15, type: !12, isLocal: true, isDefinition: true)
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 72, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 9)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 176, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 22)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 176, elements: !22)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 200, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 25)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "doubled", scope: !2, file: !3, line: 15, type: !12, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !38, line: 72, baseType: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!39 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !38, line: 67, size: 320, elements: !40)
!40 = !{!41, !61, !65}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !39, file: !38, line: 69, baseType: !42, size: 320)
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !43, line: 22, size: 320, elements: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!44 = !{!45, !46, !47, !48, !49, !50, !52, !53}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !42, file: !43, line: 24, baseType: !9, size: 32)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !42, file: !43, line: 25, baseType: !12, size: 32, offset: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !42, file: !43, line: 26, baseType: !9, size: 32, offset: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !42, file: !43, line: 28, baseType: !12, size: 32, offset: 96)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !42, file: !43, line: 32, baseType: !9, size: 32, offset: 128)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !42, file: !43, line: 34, baseType: !51, size: 16, offset: 160)
!51 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !42, file: !43, line: 35, baseType: !51, size: 16, offset: 176)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !42, file: !43, line: 36, baseType: !54, size: 128, offset: 192)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !55, line: 55, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !55, line: 51, size: 128, elements: !57)
!57 = !{!58, !60}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !56, file: !55, line: 53, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !56, file: !55, line: 54, baseType: !59, size: 64, offset: 64)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !39, file: !38, line: 70, baseType: !62, size: 320)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 320, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 40)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !39, file: !38, line: 71, baseType: !66, size: 64)
!66 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "there", scope: !2, file: !3, line: 13, type: !69, isLocal: true, isDefinition: true)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !38, line: 80, baseType: !70)
!70 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !38, line: 75, size: 384, elements: !71)
!71 = !{!72, !96, !100}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !70, file: !38, line: 77, baseType: !73, size: 384)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !55, line: 94, size: 384, elements: !74)
!74 = !{!75, !87, !88, !92, !93, !94, !95}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !73, file: !55, line: 96, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !77, line: 33, baseType: !78)
!77 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!78 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !77, line: 25, size: 64, elements: !79)
!79 = !{!80, !82}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !78, file: !77, line: 27, baseType: !81, size: 64)
!81 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !78, file: !77, line: 32, baseType: !83, size: 64)
!83 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !78, file: !77, line: 28, size: 64, elements: !84)
!84 = !{!85, !86}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !83, file: !77, line: 30, baseType: !12, size: 32)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !83, file: !77, line: 31, baseType: !12, size: 32, offset: 32)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !73, file: !55, line: 97, baseType: !76, size: 64, offset: 64)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !73, file: !55, line: 98, baseType: !89, size: 64, offset: 128)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 64, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 2)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !73, file: !55, line: 99, baseType: !89, size: 64, offset: 192)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !73, file: !55, line: 100, baseType: !12, size: 32, offset: 256)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !73, file: !55, line: 101, baseType: !12, size: 32, offset: 288)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !73, file: !55, line: 102, baseType: !89, size: 64, offset: 320)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !70, file: !38, line: 78, baseType: !97, size: 384)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 384, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 48)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !70, file: !38, line: 79, baseType: !101, size: 64)
!101 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!102 = !{i32 7, !"Dwarf Version", i32 5}
!103 = !{i32 2, !"Debug Info Version", i32 3}
!104 = !{i32 1, !"wchar_size", i32 4}
!105 = !{i32 8, !"PIC Level", i32 2}
!106 = !{i32 7, !"PIE Level", i32 2}
!107 = !{i32 7, !"uwtable", i32 2}
!108 = !{i32 7, !"frame-pointer", i32 2}
!109 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !110, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !112)
!110 = !DISubroutineType(types: !111)
!111 = !{!9}
!112 = !{}
!113 = !DILocalVariable(name: "t", scope: !109, file: !3, line: 36, type: !114)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !115)
!115 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!116 = !DILocation(line: 36, column: 12, scope: !109)
!117 = !DILocalVariable(name: "u", scope: !109, file: !3, line: 36, type: !114)
!118 = !DILocation(line: 36, column: 15, scope: !109)
!119 = !DILocation(line: 38, column: 10, scope: !109)
!120 = !DILocation(line: 38, column: 8, scope: !109)
!121 = !DILocation(line: 39, column: 2, scope: !109)
!122 = !DILocation(line: 40, column: 2, scope: !109)
!123 = !DILocalVariable(name: "i", scope: !124, file: !3, line: 41, type: !9)
!124 = distinct !DILexicalBlock(scope: !109, file: !3, line: 41, column: 2)
!125 = !DILocation(line: 41, column: 11, scope: !124)
!126 = !DILocation(line: 41, column: 7, scope: !124)
!127 = !DILocation(line: 41, column: 18, scope: !128)
!128 = distinct !DILexicalBlock(scope: !124, file: !3, line: 41, column: 2)
!129 = !DILocation(line: 41, column: 20, scope: !128)
!130 = !DILocation(line: 41, column: 2, scope: !124)
!131 = !DILocation(line: 42, column: 3, scope: !132)
!132 = distinct !DILexicalBlock(scope: !128, file: !3, line: 41, column: 30)
!133 = !DILocation(line: 43, column: 9, scope: !132)
!134 = !DILocation(line: 43, column: 7, scope: !132)
!135 = !DILocation(line: 44, column: 7, scope: !132)
!136 = !DILocation(line: 48, column: 3, scope: !132)
!137 = !DILocation(line: 50, column: 3, scope: !132)
!138 = !DILocation(line: 51, column: 2, scope: !132)
!139 = !DILocation(line: 41, column: 26, scope: !128)
!140 = !DILocation(line: 41, column: 2, scope: !128)
!141 = distinct !{!141, !130, !142, !143}
!142 = !DILocation(line: 51, column: 2, scope: !124)
!143 = !{!"llvm.loop.mustprogress"}
!144 = !DILocation(line: 52, column: 15, scope: !109)
!145 = !DILocation(line: 52, column: 2, scope: !109)
!146 = !DILocation(line: 53, column: 15, scope: !109)
!147 = !DILocation(line: 53, column: 2, scope: !109)
!148 = !DILocation(line: 54, column: 2, scope: !109)
!149 = distinct !DISubprogram(name: "receive", scope: !3, file: !3, line: 17, type: !150, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !112)
!150 = !DISubroutineType(types: !151)
!151 = !{!5, !5}
!152 = !DILocalVariable(name: "arg", arg: 1, scope: !149, file: !3, line: 17, type: !5)
!153 = !DILocation(line: 17, column: 28, scope: !149)
!154 = !DILocation(line: 19, column: 2, scope: !149)
!155 = !DILocation(line: 23, column: 2, scope: !149)
!156 = !DILocation(line: 23, column: 10, scope: !149)
!157 = !DILocation(line: 23, column: 9, scope: !149)
!158 = !DILocation(line: 25, column: 3, scope: !149)
!159 = distinct !{!159, !155, !160, !143}
!160 = !DILocation(line: 25, column: 34, scope: !149)
!161 = !DILocation(line: 26, column: 2, scope: !162)
!162 = distinct !DILexicalBlock(scope: !163, file: !3, line: 26, column: 2)
!163 = distinct !DILexicalBlock(scope: !149, file: !3, line: 26, column: 2)
!164 = !DILocation(line: 26, column: 2, scope: !163)
!165 = !DILocation(line: 27, column: 6, scope: !149)
!166 = !DILocation(line: 28, column: 16, scope: !149)
!167 = !DILocation(line: 28, column: 14, scope: !149)
!168 = !DILocation(line: 28, column: 10, scope: !149)
!169 = !DILocation(line: 29, column: 2, scope: !170)
!170 = distinct !DILexicalBlock(scope: !171, file: !3, line: 29, column: 2)
!171 = distinct !DILexicalBlock(scope: !149, file: !3, line: 29, column: 2)
!172 = !DILocation(line: 29, column: 2, scope: !171)
!173 = !DILocation(line: 30, column: 2, scope: !149)
!174 = !DILocation(line: 31, column: 9, scope: !149)
!175 = !DILocation(line: 31, column: 2, scope: !149)
