; ModuleID = 'pthreads/mutex_recursive.c'
source_filename = "pthreads/mutex_recursive.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_mutexattr_t = type { i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@counter = internal global i32 0, align 4, !dbg !38
@.str = private unnamed_addr constant [21 x i8] c"counter == N * DEPTH\00", align 1, !dbg !21
@.str.1 = private unnamed_addr constant [27 x i8] c"pthreads/mutex_recursive.c\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !79 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca %union.pthread_mutexattr_t, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !83, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata ptr %3, metadata !90, metadata !DIExpression()), !dbg !99
  %6 = call i32 @pthread_mutexattr_init(ptr noundef %3) #5, !dbg !100
  %7 = call i32 @pthread_mutexattr_settype(ptr noundef %3, i32 noundef 1) #5, !dbg !101
  %8 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %3) #5, !dbg !102
  %9 = call i32 @pthread_mutexattr_destroy(ptr noundef %3) #5, !dbg !103
  call void @llvm.dbg.declare(metadata ptr %4, metadata !104, metadata !DIExpression()), !dbg !106
  store i32 0, ptr %4, align 4, !dbg !106
  br label %10, !dbg !107

10:                                               ; preds = %18, %0
  %11 = load i32, ptr %4, align 4, !dbg !108
  %12 = icmp slt i32 %11, 2, !dbg !110
  br i1 %12, label %13, label %21, !dbg !111

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !112
  %15 = sext i32 %14 to i64, !dbg !113
  %16 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %15, !dbg !113
  %17 = call i32 @pthread_create(ptr noundef %16, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !114
  br label %18, !dbg !114

18:                                               ; preds = %13
  %19 = load i32, ptr %4, align 4, !dbg !115
  %20 = add nsw i32 %19, 1, !dbg !115
  store i32 %20, ptr %4, align 4, !dbg !115
  br label %10, !dbg !116, !llvm.loop !117

21:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata ptr %5, metadata !120, metadata !DIExpression()), !dbg !122
  store i32 0, ptr %5, align 4, !dbg !122
  br label %22, !dbg !123

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !124
  %24 = icmp slt i32 %23, 2, !dbg !126
  br i1 %24, label %25, label %34, !dbg !127

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !128
  %27 = sext i32 %26 to i64, !dbg !129
  %28 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %27, !dbg !129
  %29 = load i64, ptr %28, align 8, !dbg !129
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !130
  br label %31, !dbg !130

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !131
  %33 = add nsw i32 %32, 1, !dbg !131
  store i32 %33, ptr %5, align 4, !dbg !131
  br label %22, !dbg !132, !llvm.loop !133

34:                                               ; preds = %22
  %35 = load volatile i32, ptr @counter, align 4, !dbg !135
  %36 = icmp eq i32 %35, 4, !dbg !135
  br i1 %36, label %37, label %38, !dbg !138

37:                                               ; preds = %34
  br label %39, !dbg !138

38:                                               ; preds = %34
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !135
  unreachable, !dbg !135

39:                                               ; preds = %37
  %40 = call i32 @pthread_mutex_destroy(ptr noundef @mutex) #5, !dbg !139
  ret i32 0, !dbg !140
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
define internal ptr @run(ptr noundef %0) #0 !dbg !141 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !144, metadata !DIExpression()), !dbg !145
  %3 = load ptr, ptr %2, align 8, !dbg !146
  call void @nested(i32 noundef 2), !dbg !147
  ret ptr null, !dbg !148
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @nested(i32 noundef %0) #0 !dbg !149 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !152, metadata !DIExpression()), !dbg !153
  %4 = load i32, ptr %2, align 4, !dbg !154
  %5 = icmp eq i32 %4, 0, !dbg !156
  br i1 %5, label %6, label %7, !dbg !157

6:                                                ; preds = %1
  br label %16, !dbg !158

7:                                                ; preds = %1
  %8 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !159
  call void @llvm.dbg.declare(metadata ptr %3, metadata !160, metadata !DIExpression()), !dbg !161
  %9 = load volatile i32, ptr @counter, align 4, !dbg !162
  store i32 %9, ptr %3, align 4, !dbg !161
  %10 = load i32, ptr %2, align 4, !dbg !163
  %11 = sub nsw i32 %10, 1, !dbg !164
  call void @nested(i32 noundef %11), !dbg !165
  %12 = load i32, ptr %3, align 4, !dbg !166
  %13 = load i32, ptr %2, align 4, !dbg !167
  %14 = add nsw i32 %12, %13, !dbg !168
  store volatile i32 %14, ptr @counter, align 4, !dbg !169
  %15 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !170
  br label %16, !dbg !171

16:                                               ; preds = %7, %6
  ret void, !dbg !171
}

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
!llvm.module.flags = !{!72, !73, !74, !75, !76, !77, !78}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 19, type: !42, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !18, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/mutex_recursive.c", directory: ".")
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
!20 = !{!21, !27, !32, !0, !38}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 168, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 21)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 216, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 27)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 120, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!36 = !{!37}
!37 = !DISubrange(count: 15)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 20, type: !40, isLocal: true, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !41)
!41 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !43, line: 72, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!44 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !43, line: 67, size: 320, elements: !45)
!45 = !{!46, !66, !70}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !44, file: !43, line: 69, baseType: !47, size: 320)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !48, line: 22, size: 320, elements: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!49 = !{!50, !51, !52, !53, !54, !55, !57, !58}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !47, file: !48, line: 24, baseType: !41, size: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !47, file: !48, line: 25, baseType: !7, size: 32, offset: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !47, file: !48, line: 26, baseType: !41, size: 32, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !47, file: !48, line: 28, baseType: !7, size: 32, offset: 96)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !47, file: !48, line: 32, baseType: !41, size: 32, offset: 128)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !47, file: !48, line: 34, baseType: !56, size: 16, offset: 160)
!56 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !47, file: !48, line: 35, baseType: !56, size: 16, offset: 176)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !47, file: !48, line: 36, baseType: !59, size: 128, offset: 192)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !60, line: 55, baseType: !61)
!60 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !60, line: 51, size: 128, elements: !62)
!62 = !{!63, !65}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !61, file: !60, line: 53, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !61, file: !60, line: 54, baseType: !64, size: 64, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !44, file: !43, line: 70, baseType: !67, size: 320)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 320, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 40)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !44, file: !43, line: 71, baseType: !71, size: 64)
!71 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!72 = !{i32 7, !"Dwarf Version", i32 5}
!73 = !{i32 2, !"Debug Info Version", i32 3}
!74 = !{i32 1, !"wchar_size", i32 4}
!75 = !{i32 8, !"PIC Level", i32 2}
!76 = !{i32 7, !"PIE Level", i32 2}
!77 = !{i32 7, !"uwtable", i32 2}
!78 = !{i32 7, !"frame-pointer", i32 2}
!79 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !80, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !82)
!80 = !DISubroutineType(types: !81)
!81 = !{!41}
!82 = !{}
!83 = !DILocalVariable(name: "t", scope: !79, file: !3, line: 42, type: !84)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !85, size: 128, elements: !87)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !86)
!86 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!87 = !{!88}
!88 = !DISubrange(count: 2)
!89 = !DILocation(line: 42, column: 12, scope: !79)
!90 = !DILocalVariable(name: "attr", scope: !79, file: !3, line: 43, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !43, line: 36, baseType: !92)
!92 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !43, line: 32, size: 32, elements: !93)
!93 = !{!94, !98}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !92, file: !43, line: 34, baseType: !95, size: 32)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 32, elements: !96)
!96 = !{!97}
!97 = !DISubrange(count: 4)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !92, file: !43, line: 35, baseType: !41, size: 32)
!99 = !DILocation(line: 43, column: 22, scope: !79)
!100 = !DILocation(line: 45, column: 2, scope: !79)
!101 = !DILocation(line: 46, column: 2, scope: !79)
!102 = !DILocation(line: 47, column: 2, scope: !79)
!103 = !DILocation(line: 48, column: 2, scope: !79)
!104 = !DILocalVariable(name: "i", scope: !105, file: !3, line: 49, type: !41)
!105 = distinct !DILexicalBlock(scope: !79, file: !3, line: 49, column: 2)
!106 = !DILocation(line: 49, column: 11, scope: !105)
!107 = !DILocation(line: 49, column: 7, scope: !105)
!108 = !DILocation(line: 49, column: 18, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 49, column: 2)
!110 = !DILocation(line: 49, column: 20, scope: !109)
!111 = !DILocation(line: 49, column: 2, scope: !105)
!112 = !DILocation(line: 50, column: 21, scope: !109)
!113 = !DILocation(line: 50, column: 19, scope: !109)
!114 = !DILocation(line: 50, column: 3, scope: !109)
!115 = !DILocation(line: 49, column: 26, scope: !109)
!116 = !DILocation(line: 49, column: 2, scope: !109)
!117 = distinct !{!117, !111, !118, !119}
!118 = !DILocation(line: 50, column: 40, scope: !105)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !DILocalVariable(name: "i", scope: !121, file: !3, line: 51, type: !41)
!121 = distinct !DILexicalBlock(scope: !79, file: !3, line: 51, column: 2)
!122 = !DILocation(line: 51, column: 11, scope: !121)
!123 = !DILocation(line: 51, column: 7, scope: !121)
!124 = !DILocation(line: 51, column: 18, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 51, column: 2)
!126 = !DILocation(line: 51, column: 20, scope: !125)
!127 = !DILocation(line: 51, column: 2, scope: !121)
!128 = !DILocation(line: 52, column: 18, scope: !125)
!129 = !DILocation(line: 52, column: 16, scope: !125)
!130 = !DILocation(line: 52, column: 3, scope: !125)
!131 = !DILocation(line: 51, column: 26, scope: !125)
!132 = !DILocation(line: 51, column: 2, scope: !125)
!133 = distinct !{!133, !127, !134, !119}
!134 = !DILocation(line: 52, column: 26, scope: !121)
!135 = !DILocation(line: 53, column: 2, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 53, column: 2)
!137 = distinct !DILexicalBlock(scope: !79, file: !3, line: 53, column: 2)
!138 = !DILocation(line: 53, column: 2, scope: !137)
!139 = !DILocation(line: 54, column: 2, scope: !79)
!140 = !DILocation(line: 55, column: 2, scope: !79)
!141 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 33, type: !142, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !82)
!142 = !DISubroutineType(types: !143)
!143 = !{!19, !19}
!144 = !DILocalVariable(name: "arg", arg: 1, scope: !141, file: !3, line: 33, type: !19)
!145 = !DILocation(line: 33, column: 24, scope: !141)
!146 = !DILocation(line: 35, column: 8, scope: !141)
!147 = !DILocation(line: 36, column: 2, scope: !141)
!148 = !DILocation(line: 37, column: 2, scope: !141)
!149 = distinct !DISubprogram(name: "nested", scope: !3, file: !3, line: 22, type: !150, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !82)
!150 = !DISubroutineType(types: !151)
!151 = !{null, !41}
!152 = !DILocalVariable(name: "depth", arg: 1, scope: !149, file: !3, line: 22, type: !41)
!153 = !DILocation(line: 22, column: 24, scope: !149)
!154 = !DILocation(line: 24, column: 6, scope: !155)
!155 = distinct !DILexicalBlock(scope: !149, file: !3, line: 24, column: 6)
!156 = !DILocation(line: 24, column: 12, scope: !155)
!157 = !DILocation(line: 24, column: 6, scope: !149)
!158 = !DILocation(line: 25, column: 3, scope: !155)
!159 = !DILocation(line: 26, column: 2, scope: !149)
!160 = !DILocalVariable(name: "before", scope: !149, file: !3, line: 27, type: !41)
!161 = !DILocation(line: 27, column: 6, scope: !149)
!162 = !DILocation(line: 27, column: 15, scope: !149)
!163 = !DILocation(line: 28, column: 9, scope: !149)
!164 = !DILocation(line: 28, column: 15, scope: !149)
!165 = !DILocation(line: 28, column: 2, scope: !149)
!166 = !DILocation(line: 29, column: 12, scope: !149)
!167 = !DILocation(line: 29, column: 21, scope: !149)
!168 = !DILocation(line: 29, column: 19, scope: !149)
!169 = !DILocation(line: 29, column: 10, scope: !149)
!170 = !DILocation(line: 30, column: 2, scope: !149)
!171 = !DILocation(line: 31, column: 1, scope: !149)
