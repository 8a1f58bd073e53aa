; ModuleID = 'pthreads/mutex_errorcheck.c'
source_filename = "pthreads/mutex_errorcheck.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_mutexattr_t = type { i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@counter = internal global i32 0, align 4, !dbg !38
@.str = private unnamed_addr constant [13 x i8] c"counter == 1\00", align 1, !dbg !21
@.str.1 = private unnamed_addr constant [28 x i8] c"pthreads/mutex_errorcheck.c\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !32
@.str.2 = private unnamed_addr constant [32 x i8] c"first == 0 && second == EDEADLK\00", align 1, !dbg !42
@__PRETTY_FUNCTION__.owner = private unnamed_addr constant [20 x i8] c"void *owner(void *)\00", align 1, !dbg !47
@.str.3 = private unnamed_addr constant [10 x i8] c"last == 0\00", align 1, !dbg !52
@.str.4 = private unnamed_addr constant [11 x i8] c"r == EPERM\00", align 1, !dbg !57
@__PRETTY_FUNCTION__.stranger = private unnamed_addr constant [23 x i8] c"void *stranger(void *)\00", align 1, !dbg !62

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !104 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca %union.pthread_mutexattr_t, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !108, metadata !DIExpression()), !dbg !111
  call void @llvm.dbg.declare(metadata ptr %3, metadata !112, metadata !DIExpression()), !dbg !113
  call void @llvm.dbg.declare(metadata ptr %4, metadata !114, metadata !DIExpression()), !dbg !123
  %5 = call i32 @pthread_mutexattr_init(ptr noundef %4) #5, !dbg !124
  %6 = call i32 @pthread_mutexattr_settype(ptr noundef %4, i32 noundef 2) #5, !dbg !125
  %7 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %4) #5, !dbg !126
  %8 = call i32 @pthread_mutexattr_destroy(ptr noundef %4) #5, !dbg !127
  %9 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @owner, ptr noundef null) #5, !dbg !128
  %10 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @stranger, ptr noundef null) #5, !dbg !129
  %11 = load i64, ptr %2, align 8, !dbg !130
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !131
  %13 = load i64, ptr %3, align 8, !dbg !132
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !133
  %15 = load volatile i32, ptr @counter, align 4, !dbg !134
  %16 = icmp eq i32 %15, 1, !dbg !134
  br i1 %16, label %17, label %18, !dbg !137

17:                                               ; preds = %0
  br label %19, !dbg !137

18:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !134
  unreachable, !dbg !134

19:                                               ; preds = %17
  %20 = call i32 @pthread_mutex_destroy(ptr noundef @mutex) #5, !dbg !138
  ret i32 0, !dbg !139
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_init(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !140 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !143, metadata !DIExpression()), !dbg !144
  %6 = load ptr, ptr %2, align 8, !dbg !145
  call void @llvm.dbg.declare(metadata ptr %3, metadata !146, metadata !DIExpression()), !dbg !147
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !148
  store i32 %7, ptr %3, align 4, !dbg !147
  call void @llvm.dbg.declare(metadata ptr %4, metadata !149, metadata !DIExpression()), !dbg !150
  %8 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !151
  store i32 %8, ptr %4, align 4, !dbg !150
  %9 = load i32, ptr %3, align 4, !dbg !152
  %10 = icmp eq i32 %9, 0, !dbg !152
  br i1 %10, label %11, label %15, !dbg !152

11:                                               ; preds = %1
  %12 = load i32, ptr %4, align 4, !dbg !152
  %13 = icmp eq i32 %12, 35, !dbg !152
  br i1 %13, label %14, label %15, !dbg !155

14:                                               ; preds = %11
  br label %16, !dbg !155

15:                                               ; preds = %11, %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.owner) #6, !dbg !152
  unreachable, !dbg !152

16:                                               ; preds = %14
  %17 = load volatile i32, ptr @counter, align 4, !dbg !156
  %18 = add nsw i32 %17, 1, !dbg !156
  store volatile i32 %18, ptr @counter, align 4, !dbg !156
  call void @llvm.dbg.declare(metadata ptr %5, metadata !157, metadata !DIExpression()), !dbg !158
  %19 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !159
  store i32 %19, ptr %5, align 4, !dbg !158
  %20 = load i32, ptr %5, align 4, !dbg !160
  %21 = icmp eq i32 %20, 0, !dbg !160
  br i1 %21, label %22, label %23, !dbg !163

22:                                               ; preds = %16
  br label %24, !dbg !163

23:                                               ; preds = %16
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.owner) #6, !dbg !160
  unreachable, !dbg !160

24:                                               ; preds = %22
  ret ptr null, !dbg !164
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @stranger(ptr noundef %0) #0 !dbg !165 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !166, metadata !DIExpression()), !dbg !167
  %4 = load ptr, ptr %2, align 8, !dbg !168
  call void @llvm.dbg.declare(metadata ptr %3, metadata !169, metadata !DIExpression()), !dbg !170
  %5 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !171
  store i32 %5, ptr %3, align 4, !dbg !170
  %6 = load i32, ptr %3, align 4, !dbg !172
  %7 = icmp eq i32 %6, 1, !dbg !172
  br i1 %7, label %8, label %9, !dbg !175

8:                                                ; preds = %1
  br label %10, !dbg !175

9:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.stranger) #6, !dbg !172
  unreachable, !dbg !172

10:                                               ; preds = %8
  ret ptr null, !dbg !176
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!97, !98, !99, !100, !101, !102, !103}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 13, type: !67, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !18, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/mutex_errorcheck.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 47, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/pthread.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16, !17}
!9 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1)
!11 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2)
!12 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3)
!13 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0)
!14 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1)
!15 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2)
!16 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0)
!17 = !DIEnumerator(name: "PTHREAD_MUTEX_FAST_NP", value: 0)
!18 = !{!19}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !{!21, !27, !32, !0, !38, !42, !47, !52, !57, !62}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 104, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 13)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 224, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 28)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 120, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!36 = !{!37}
!37 = !DISubrange(count: 15)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 14, type: !40, isLocal: true, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !41)
!41 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 256, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 32)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 160, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 20)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 80, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 10)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 88, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 11)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 184, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 23)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !68, line: 72, baseType: !69)
!68 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!69 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !68, line: 67, size: 320, elements: !70)
!70 = !{!71, !91, !95}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !69, file: !68, line: 69, baseType: !72, size: 320)
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !73, line: 22, size: 320, elements: !74)
!73 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!74 = !{!75, !76, !77, !78, !79, !80, !82, !83}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !72, file: !73, line: 24, baseType: !41, size: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !72, file: !73, line: 25, baseType: !7, size: 32, offset: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !72, file: !73, line: 26, baseType: !41, size: 32, offset: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !72, file: !73, line: 28, baseType: !7, size: 32, offset: 96)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !72, file: !73, line: 32, baseType: !41, size: 32, offset: 128)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !72, file: !73, line: 34, baseType: !81, size: 16, offset: 160)
!81 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !72, file: !73, line: 35, baseType: !81, size: 16, offset: 176)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !72, file: !73, line: 36, baseType: !84, size: 128, offset: 192)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !85, line: 55, baseType: !86)
!85 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !85, line: 51, size: 128, elements: !87)
!87 = !{!88, !90}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !86, file: !85, line: 53, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !86, file: !85, line: 54, baseType: !89, size: 64, offset: 64)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !69, file: !68, line: 70, baseType: !92, size: 320)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 320, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 40)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !69, file: !68, line: 71, baseType: !96, size: 64)
!96 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!97 = !{i32 7, !"Dwarf Version", i32 5}
!98 = !{i32 2, !"Debug Info Version", i32 3}
!99 = !{i32 1, !"wchar_size", i32 4}
!100 = !{i32 8, !"PIC Level", i32 2}
!101 = !{i32 7, !"PIE Level", i32 2}
!102 = !{i32 7, !"uwtable", i32 2}
!103 = !{i32 7, !"frame-pointer", i32 2}
!104 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !105, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !107)
!105 = !DISubroutineType(types: !106)
!106 = !{!41}
!107 = !{}
!108 = !DILocalVariable(name: "t", scope: !104, file: !3, line: 38, type: !109)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !68, line: 27, baseType: !110)
!110 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!111 = !DILocation(line: 38, column: 12, scope: !104)
!112 = !DILocalVariable(name: "u", scope: !104, file: !3, line: 38, type: !109)
!113 = !DILocation(line: 38, column: 15, scope: !104)
!114 = !DILocalVariable(name: "attr", scope: !104, file: !3, line: 39, type: !115)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !68, line: 36, baseType: !116)
!116 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !68, line: 32, size: 32, elements: !117)
!117 = !{!118, !122}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !116, file: !68, line: 34, baseType: !119, size: 32)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 32, elements: !120)
!120 = !{!121}
!121 = !DISubrange(count: 4)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !116, file: !68, line: 35, baseType: !41, size: 32)
!123 = !DILocation(line: 39, column: 22, scope: !104)
!124 = !DILocation(line: 41, column: 2, scope: !104)
!125 = !DILocation(line: 42, column: 2, scope: !104)
!126 = !DILocation(line: 43, column: 2, scope: !104)
!127 = !DILocation(line: 44, column: 2, scope: !104)
!128 = !DILocation(line: 45, column: 2, scope: !104)
!129 = !DILocation(line: 46, column: 2, scope: !104)
!130 = !DILocation(line: 47, column: 15, scope: !104)
!131 = !DILocation(line: 47, column: 2, scope: !104)
!132 = !DILocation(line: 48, column: 15, scope: !104)
!133 = !DILocation(line: 48, column: 2, scope: !104)
!134 = !DILocation(line: 49, column: 2, scope: !135)
!135 = distinct !DILexicalBlock(scope: !136, file: !3, line: 49, column: 2)
!136 = distinct !DILexicalBlock(scope: !104, file: !3, line: 49, column: 2)
!137 = !DILocation(line: 49, column: 2, scope: !136)
!138 = !DILocation(line: 50, column: 2, scope: !104)
!139 = !DILocation(line: 51, column: 2, scope: !104)
!140 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 16, type: !141, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !107)
!141 = !DISubroutineType(types: !142)
!142 = !{!19, !19}
!143 = !DILocalVariable(name: "arg", arg: 1, scope: !140, file: !3, line: 16, type: !19)
!144 = !DILocation(line: 16, column: 26, scope: !140)
!145 = !DILocation(line: 18, column: 8, scope: !140)
!146 = !DILocalVariable(name: "first", scope: !140, file: !3, line: 19, type: !41)
!147 = !DILocation(line: 19, column: 6, scope: !140)
!148 = !DILocation(line: 19, column: 14, scope: !140)
!149 = !DILocalVariable(name: "second", scope: !140, file: !3, line: 20, type: !41)
!150 = !DILocation(line: 20, column: 6, scope: !140)
!151 = !DILocation(line: 20, column: 15, scope: !140)
!152 = !DILocation(line: 21, column: 2, scope: !153)
!153 = distinct !DILexicalBlock(scope: !154, file: !3, line: 21, column: 2)
!154 = distinct !DILexicalBlock(scope: !140, file: !3, line: 21, column: 2)
!155 = !DILocation(line: 21, column: 2, scope: !154)
!156 = !DILocation(line: 22, column: 9, scope: !140)
!157 = !DILocalVariable(name: "last", scope: !140, file: !3, line: 23, type: !41)
!158 = !DILocation(line: 23, column: 6, scope: !140)
!159 = !DILocation(line: 23, column: 13, scope: !140)
!160 = !DILocation(line: 24, column: 2, scope: !161)
!161 = distinct !DILexicalBlock(scope: !162, file: !3, line: 24, column: 2)
!162 = distinct !DILexicalBlock(scope: !140, file: !3, line: 24, column: 2)
!163 = !DILocation(line: 24, column: 2, scope: !162)
!164 = !DILocation(line: 25, column: 2, scope: !140)
!165 = distinct !DISubprogram(name: "stranger", scope: !3, file: !3, line: 28, type: !141, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !107)
!166 = !DILocalVariable(name: "arg", arg: 1, scope: !165, file: !3, line: 28, type: !19)
!167 = !DILocation(line: 28, column: 29, scope: !165)
!168 = !DILocation(line: 30, column: 8, scope: !165)
!169 = !DILocalVariable(name: "r", scope: !165, file: !3, line: 31, type: !41)
!170 = !DILocation(line: 31, column: 6, scope: !165)
!171 = !DILocation(line: 31, column: 10, scope: !165)
!172 = !DILocation(line: 32, column: 2, scope: !173)
!173 = distinct !DILexicalBlock(scope: !174, file: !3, line: 32, column: 2)
!174 = distinct !DILexicalBlock(scope: !165, file: !3, line: 32, column: 2)
!175 = !DILocation(line: 32, column: 2, scope: !174)
!176 = !DILocation(line: 33, column: 2, scope: !165)
