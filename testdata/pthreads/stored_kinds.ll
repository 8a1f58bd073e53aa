; ModuleID = 'pthreads/stored_kinds.c'
source_filename = "pthreads/stored_kinds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.counter = type { i32, %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@shared = dso_local global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [31 x i8] c"pthread_mutex_lock(&mine) == 0\00", align 1, !dbg !21
@.str.1 = private unnamed_addr constant [24 x i8] c"pthreads/stored_kinds.c\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.adder = private unnamed_addr constant [20 x i8] c"void *adder(void *)\00", align 1, !dbg !32
@.str.2 = private unnamed_addr constant [37 x i8] c"pthread_mutex_lock(&mine) == EDEADLK\00", align 1, !dbg !38
@.str.3 = private unnamed_addr constant [19 x i8] c"shared->value == 4\00", align 1, !dbg !43
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !48

; Function Attrs: noinline nounwind uwtable
define dso_local void @add(i32 noundef %0) #0 !dbg !96 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !100, metadata !DIExpression()), !dbg !101
  %3 = load ptr, ptr @shared, align 8, !dbg !102
  %4 = getelementptr inbounds %struct.counter, ptr %3, i32 0, i32 1, !dbg !103
  %5 = call i32 @pthread_mutex_lock(ptr noundef %4) #8, !dbg !104
  %6 = load ptr, ptr @shared, align 8, !dbg !105
  %7 = getelementptr inbounds %struct.counter, ptr %6, i32 0, i32 0, !dbg !106
  %8 = load i32, ptr %7, align 8, !dbg !107
  %9 = add nsw i32 %8, 1, !dbg !107
  store i32 %9, ptr %7, align 8, !dbg !107
  %10 = load i32, ptr %2, align 4, !dbg !108
  %11 = icmp sgt i32 %10, 1, !dbg !110
  br i1 %11, label %12, label %15, !dbg !111

12:                                               ; preds = %1
  %13 = load i32, ptr %2, align 4, !dbg !112
  %14 = sub nsw i32 %13, 1, !dbg !113
  call void @add(i32 noundef %14), !dbg !114
  br label %15, !dbg !114

15:                                               ; preds = %12, %1
  %16 = load ptr, ptr @shared, align 8, !dbg !115
  %17 = getelementptr inbounds %struct.counter, ptr %16, i32 0, i32 1, !dbg !116
  %18 = call i32 @pthread_mutex_unlock(ptr noundef %17) #8, !dbg !117
  ret void, !dbg !118
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @adder(ptr noundef %0) #0 !dbg !119 {
  %2 = alloca ptr, align 8
  %3 = alloca %union.pthread_mutex_t, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !122, metadata !DIExpression()), !dbg !123
  call void @llvm.dbg.declare(metadata ptr %3, metadata !124, metadata !DIExpression()), !dbg !125
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 40, i1 false), !dbg !125
  %4 = getelementptr inbounds %union.pthread_mutex_t, ptr %3, i32 0, i32 0, !dbg !125
  %5 = getelementptr inbounds %struct.__pthread_mutex_s, ptr %4, i32 0, i32 4, !dbg !125
  store i32 2, ptr %5, align 8, !dbg !125
  %6 = call i32 @pthread_mutex_lock(ptr noundef %3) #8, !dbg !126
  %7 = icmp eq i32 %6, 0, !dbg !126
  br i1 %7, label %8, label %9, !dbg !129

8:                                                ; preds = %1
  br label %10, !dbg !129

9:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.adder) #9, !dbg !126
  unreachable, !dbg !126

10:                                               ; preds = %8
  %11 = call i32 @pthread_mutex_lock(ptr noundef %3) #8, !dbg !130
  %12 = icmp eq i32 %11, 35, !dbg !130
  br i1 %12, label %13, label %14, !dbg !133

13:                                               ; preds = %10
  br label %15, !dbg !133

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.adder) #9, !dbg !130
  unreachable, !dbg !130

15:                                               ; preds = %13
  call void @add(i32 noundef 2), !dbg !134
  %16 = call i32 @pthread_mutex_unlock(ptr noundef %3) #8, !dbg !135
  %17 = load ptr, ptr %2, align 8, !dbg !136
  ret ptr %17, !dbg !137
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !138 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca %struct.counter, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !141, metadata !DIExpression()), !dbg !144
  call void @llvm.dbg.declare(metadata ptr %3, metadata !145, metadata !DIExpression()), !dbg !146
  %5 = call noalias ptr @malloc(i64 noundef 48) #10, !dbg !147
  store ptr %5, ptr @shared, align 8, !dbg !148
  %6 = load ptr, ptr @shared, align 8, !dbg !149
  call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 48, i1 false), !dbg !150
  %7 = getelementptr inbounds %struct.counter, ptr %4, i32 0, i32 1, !dbg !151
  %8 = getelementptr inbounds %struct.__pthread_mutex_s, ptr %7, i32 0, i32 4, !dbg !152
  store i32 1, ptr %8, align 8, !dbg !152
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %4, i64 48, i1 false), !dbg !150
  %9 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @adder, ptr noundef null) #8, !dbg !153
  %10 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @adder, ptr noundef null) #8, !dbg !154
  %11 = load i64, ptr %2, align 8, !dbg !155
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !156
  %13 = load i64, ptr %3, align 8, !dbg !157
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !158
  %15 = load ptr, ptr @shared, align 8, !dbg !159
  %16 = getelementptr inbounds %struct.counter, ptr %15, i32 0, i32 0, !dbg !159
  %17 = load i32, ptr %16, align 8, !dbg !159
  %18 = icmp eq i32 %17, 4, !dbg !159
  br i1 %18, label %19, label %20, !dbg !162

19:                                               ; preds = %0
  br label %21, !dbg !162

20:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #9, !dbg !159
  unreachable, !dbg !159

21:                                               ; preds = %19
  %22 = load ptr, ptr @shared, align 8, !dbg !163
  call void @free(ptr noundef %22) #8, !dbg !164
  ret i32 0, !dbg !165
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #7

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!89, !90, !91, !92, !93, !94, !95}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 16, type: !53, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !18, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/stored_kinds.c", directory: ".")
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
!20 = !{!21, !27, !32, !38, !43, !48, !0}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 248, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 31)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 192, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 24)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 160, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!36 = !{!37}
!37 = !DISubrange(count: 20)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 296, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 37)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 152, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 19)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 120, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 15)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "counter", file: !3, line: 11, size: 384, elements: !55)
!55 = !{!56, !58}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !54, file: !3, line: 12, baseType: !57, size: 32)
!57 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !54, file: !3, line: 13, baseType: !59, size: 320, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !60, line: 72, baseType: !61)
!60 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!61 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !60, line: 67, size: 320, elements: !62)
!62 = !{!63, !83, !87}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !61, file: !60, line: 69, baseType: !64, size: 320)
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !65, line: 22, size: 320, elements: !66)
!65 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!66 = !{!67, !68, !69, !70, !71, !72, !74, !75}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !64, file: !65, line: 24, baseType: !57, size: 32)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !64, file: !65, line: 25, baseType: !7, size: 32, offset: 32)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !64, file: !65, line: 26, baseType: !57, size: 32, offset: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !64, file: !65, line: 28, baseType: !7, size: 32, offset: 96)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !64, file: !65, line: 32, baseType: !57, size: 32, offset: 128)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !64, file: !65, line: 34, baseType: !73, size: 16, offset: 160)
!73 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !64, file: !65, line: 35, baseType: !73, size: 16, offset: 176)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !64, file: !65, line: 36, baseType: !76, size: 128, offset: 192)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !77, line: 55, baseType: !78)
!77 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!78 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !77, line: 51, size: 128, elements: !79)
!79 = !{!80, !82}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !78, file: !77, line: 53, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !78, file: !77, line: 54, baseType: !81, size: 64, offset: 64)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !61, file: !60, line: 70, baseType: !84, size: 320)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 320, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 40)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !61, file: !60, line: 71, baseType: !88, size: 64)
!88 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!89 = !{i32 7, !"Dwarf Version", i32 5}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = !{i32 1, !"wchar_size", i32 4}
!92 = !{i32 8, !"PIC Level", i32 2}
!93 = !{i32 7, !"PIE Level", i32 2}
!94 = !{i32 7, !"uwtable", i32 2}
!95 = !{i32 7, !"frame-pointer", i32 2}
!96 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 18, type: !97, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!97 = !DISubroutineType(types: !98)
!98 = !{null, !57}
!99 = !{}
!100 = !DILocalVariable(name: "n", arg: 1, scope: !96, file: !3, line: 18, type: !57)
!101 = !DILocation(line: 18, column: 14, scope: !96)
!102 = !DILocation(line: 20, column: 22, scope: !96)
!103 = !DILocation(line: 20, column: 30, scope: !96)
!104 = !DILocation(line: 20, column: 2, scope: !96)
!105 = !DILocation(line: 21, column: 2, scope: !96)
!106 = !DILocation(line: 21, column: 10, scope: !96)
!107 = !DILocation(line: 21, column: 15, scope: !96)
!108 = !DILocation(line: 22, column: 6, scope: !109)
!109 = distinct !DILexicalBlock(scope: !96, file: !3, line: 22, column: 6)
!110 = !DILocation(line: 22, column: 8, scope: !109)
!111 = !DILocation(line: 22, column: 6, scope: !96)
!112 = !DILocation(line: 23, column: 7, scope: !109)
!113 = !DILocation(line: 23, column: 9, scope: !109)
!114 = !DILocation(line: 23, column: 3, scope: !109)
!115 = !DILocation(line: 24, column: 24, scope: !96)
!116 = !DILocation(line: 24, column: 32, scope: !96)
!117 = !DILocation(line: 24, column: 2, scope: !96)
!118 = !DILocation(line: 25, column: 1, scope: !96)
!119 = distinct !DISubprogram(name: "adder", scope: !3, file: !3, line: 27, type: !120, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!120 = !DISubroutineType(types: !121)
!121 = !{!19, !19}
!122 = !DILocalVariable(name: "arg", arg: 1, scope: !119, file: !3, line: 27, type: !19)
!123 = !DILocation(line: 27, column: 19, scope: !119)
!124 = !DILocalVariable(name: "mine", scope: !119, file: !3, line: 29, type: !59)
!125 = !DILocation(line: 29, column: 18, scope: !119)
!126 = !DILocation(line: 30, column: 2, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 30, column: 2)
!128 = distinct !DILexicalBlock(scope: !119, file: !3, line: 30, column: 2)
!129 = !DILocation(line: 30, column: 2, scope: !128)
!130 = !DILocation(line: 31, column: 2, scope: !131)
!131 = distinct !DILexicalBlock(scope: !132, file: !3, line: 31, column: 2)
!132 = distinct !DILexicalBlock(scope: !119, file: !3, line: 31, column: 2)
!133 = !DILocation(line: 31, column: 2, scope: !132)
!134 = !DILocation(line: 32, column: 2, scope: !119)
!135 = !DILocation(line: 33, column: 2, scope: !119)
!136 = !DILocation(line: 34, column: 9, scope: !119)
!137 = !DILocation(line: 34, column: 2, scope: !119)
!138 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !139, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!139 = !DISubroutineType(types: !140)
!140 = !{!57}
!141 = !DILocalVariable(name: "a", scope: !138, file: !3, line: 39, type: !142)
!142 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !143)
!143 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!144 = !DILocation(line: 39, column: 12, scope: !138)
!145 = !DILocalVariable(name: "b", scope: !138, file: !3, line: 39, type: !142)
!146 = !DILocation(line: 39, column: 15, scope: !138)
!147 = !DILocation(line: 40, column: 11, scope: !138)
!148 = !DILocation(line: 40, column: 9, scope: !138)
!149 = !DILocation(line: 41, column: 3, scope: !138)
!150 = !DILocation(line: 41, column: 12, scope: !138)
!151 = !DILocation(line: 41, column: 28, scope: !138)
!152 = !DILocation(line: 41, column: 32, scope: !138)
!153 = !DILocation(line: 42, column: 2, scope: !138)
!154 = !DILocation(line: 43, column: 2, scope: !138)
!155 = !DILocation(line: 44, column: 15, scope: !138)
!156 = !DILocation(line: 44, column: 2, scope: !138)
!157 = !DILocation(line: 45, column: 15, scope: !138)
!158 = !DILocation(line: 45, column: 2, scope: !138)
!159 = !DILocation(line: 46, column: 2, scope: !160)
!160 = distinct !DILexicalBlock(scope: !161, file: !3, line: 46, column: 2)
!161 = distinct !DILexicalBlock(scope: !138, file: !3, line: 46, column: 2)
!162 = !DILocation(line: 46, column: 2, scope: !161)
!163 = !DILocation(line: 47, column: 7, scope: !138)
!164 = !DILocation(line: 47, column: 2, scope: !138)
!165 = !DILocation(line: 48, column: 2, scope: !138)
