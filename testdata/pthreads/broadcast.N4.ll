; ModuleID = 'pthreads/broadcast.c'
source_filename = "pthreads/broadcast.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@passed = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"passed == N\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [21 x i8] c"pthreads/broadcast.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !24
@open = internal global i32 0, align 4, !dbg !58
@opened = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !60
@.str.2 = private unnamed_addr constant [12 x i8] c"passed == 0\00", align 1, !dbg !95
@__PRETTY_FUNCTION__.opener = private unnamed_addr constant [21 x i8] c"void *opener(void *)\00", align 1, !dbg !97

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !107 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !111, metadata !DIExpression()), !dbg !117
  call void @llvm.dbg.declare(metadata ptr %3, metadata !118, metadata !DIExpression()), !dbg !120
  store i32 0, ptr %3, align 4, !dbg !120
  br label %5, !dbg !121

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !122
  %7 = icmp slt i32 %6, 4, !dbg !124
  br i1 %7, label %8, label %16, !dbg !125

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !126
  %10 = sext i32 %9 to i64, !dbg !127
  %11 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %10, !dbg !127
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @waiter, ptr noundef null) #5, !dbg !128
  br label %13, !dbg !128

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !129
  %15 = add nsw i32 %14, 1, !dbg !129
  store i32 %15, ptr %3, align 4, !dbg !129
  br label %5, !dbg !130, !llvm.loop !131

16:                                               ; preds = %5
  %17 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 4, !dbg !134
  %18 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef @opener, ptr noundef null) #5, !dbg !135
  call void @llvm.dbg.declare(metadata ptr %4, metadata !136, metadata !DIExpression()), !dbg !138
  store i32 0, ptr %4, align 4, !dbg !138
  br label %19, !dbg !139

19:                                               ; preds = %28, %16
  %20 = load i32, ptr %4, align 4, !dbg !140
  %21 = icmp sle i32 %20, 4, !dbg !142
  br i1 %21, label %22, label %31, !dbg !143

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !144
  %24 = sext i32 %23 to i64, !dbg !145
  %25 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %24, !dbg !145
  %26 = load i64, ptr %25, align 8, !dbg !145
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !146
  br label %28, !dbg !146

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !147
  %30 = add nsw i32 %29, 1, !dbg !147
  store i32 %30, ptr %4, align 4, !dbg !147
  br label %19, !dbg !148, !llvm.loop !149

31:                                               ; preds = %19
  %32 = load i32, ptr @passed, align 4, !dbg !151
  %33 = icmp eq i32 %32, 4, !dbg !151
  br i1 %33, label %34, label %35, !dbg !154

34:                                               ; preds = %31
  br label %36, !dbg !154

35:                                               ; preds = %31
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !151
  unreachable, !dbg !151

36:                                               ; preds = %34
  ret i32 0, !dbg !155
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %0) #0 !dbg !156 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !159, metadata !DIExpression()), !dbg !160
  %3 = load ptr, ptr %2, align 8, !dbg !161
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !162
  br label %5, !dbg !163

5:                                                ; preds = %9, %1
  %6 = load i32, ptr @open, align 4, !dbg !164
  %7 = icmp ne i32 %6, 0, !dbg !165
  %8 = xor i1 %7, true, !dbg !165
  br i1 %8, label %9, label %11, !dbg !163

9:                                                ; preds = %5
  %10 = call i32 @pthread_cond_wait(ptr noundef @opened, ptr noundef @mutex), !dbg !166
  br label %5, !dbg !163, !llvm.loop !167

11:                                               ; preds = %5
  %12 = load i32, ptr @passed, align 4, !dbg !169
  %13 = add nsw i32 %12, 1, !dbg !169
  store i32 %13, ptr @passed, align 4, !dbg !169
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !170
  ret ptr null, !dbg !171
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @opener(ptr noundef %0) #0 !dbg !172 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !173, metadata !DIExpression()), !dbg !174
  %3 = load ptr, ptr %2, align 8, !dbg !175
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !176
  %5 = load i32, ptr @passed, align 4, !dbg !177
  %6 = icmp eq i32 %5, 0, !dbg !177
  br i1 %6, label %7, label %8, !dbg !180

7:                                                ; preds = %1
  br label %9, !dbg !180

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.opener) #6, !dbg !177
  unreachable, !dbg !177

9:                                                ; preds = %7
  store i32 1, ptr @open, align 4, !dbg !181
  %10 = call i32 @pthread_cond_broadcast(ptr noundef @opened) #5, !dbg !182
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !183
  ret ptr null, !dbg !184
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_broadcast(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!100, !101, !102, !103, !104, !105, !106}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "passed", scope: !2, file: !3, line: 18, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/broadcast.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !58, !60, !95, !97}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 21)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 16, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !27, line: 72, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 67, size: 320, elements: !29)
!29 = !{!30, !52, !56}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !28, file: !27, line: 69, baseType: !31, size: 320)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !32, line: 22, size: 320, elements: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!33 = !{!34, !36, !38, !39, !40, !41, !43, !44}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !31, file: !32, line: 24, baseType: !35, size: 32)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !31, file: !32, line: 25, baseType: !37, size: 32, offset: 32)
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !31, file: !32, line: 26, baseType: !35, size: 32, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !31, file: !32, line: 28, baseType: !37, size: 32, offset: 96)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !31, file: !32, line: 32, baseType: !35, size: 32, offset: 128)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !31, file: !32, line: 34, baseType: !42, size: 16, offset: 160)
!42 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !31, file: !32, line: 35, baseType: !42, size: 16, offset: 176)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !31, file: !32, line: 36, baseType: !45, size: 128, offset: 192)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !46, line: 55, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !46, line: 51, size: 128, elements: !48)
!48 = !{!49, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !47, file: !46, line: 53, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !47, file: !46, line: 54, baseType: !50, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !28, file: !27, line: 70, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 40)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 71, baseType: !57, size: 64)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "open", scope: !2, file: !3, line: 18, type: !35, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "opened", scope: !2, file: !3, line: 17, type: !62, isLocal: true, isDefinition: true)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !27, line: 80, baseType: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 75, size: 384, elements: !64)
!64 = !{!65, !89, !93}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !63, file: !27, line: 77, baseType: !66, size: 384)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !46, line: 94, size: 384, elements: !67)
!67 = !{!68, !80, !81, !85, !86, !87, !88}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !66, file: !46, line: 96, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !70, line: 33, baseType: !71)
!70 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!71 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !70, line: 25, size: 64, elements: !72)
!72 = !{!73, !75}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !71, file: !70, line: 27, baseType: !74, size: 64)
!74 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !71, file: !70, line: 32, baseType: !76, size: 64)
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !71, file: !70, line: 28, size: 64, elements: !77)
!77 = !{!78, !79}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !76, file: !70, line: 30, baseType: !37, size: 32)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !76, file: !70, line: 31, baseType: !37, size: 32, offset: 32)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !66, file: !46, line: 97, baseType: !69, size: 64, offset: 64)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !66, file: !46, line: 98, baseType: !82, size: 64, offset: 128)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 64, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 2)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !66, file: !46, line: 99, baseType: !82, size: 64, offset: 192)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !66, file: !46, line: 100, baseType: !37, size: 32, offset: 256)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !66, file: !46, line: 101, baseType: !37, size: 32, offset: 288)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !66, file: !46, line: 102, baseType: !82, size: 64, offset: 320)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !63, file: !27, line: 78, baseType: !90, size: 384)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 384, elements: !91)
!91 = !{!92}
!92 = !DISubrange(count: 48)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !63, file: !27, line: 79, baseType: !94, size: 64)
!94 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !9, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !16)
!100 = !{i32 7, !"Dwarf Version", i32 5}
!101 = !{i32 2, !"Debug Info Version", i32 3}
!102 = !{i32 1, !"wchar_size", i32 4}
!103 = !{i32 8, !"PIC Level", i32 2}
!104 = !{i32 7, !"PIE Level", i32 2}
!105 = !{i32 7, !"uwtable", i32 2}
!106 = !{i32 7, !"frame-pointer", i32 2}
!107 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !108, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !110)
!108 = !DISubroutineType(types: !109)
!109 = !{!35}
!110 = !{}
!111 = !DILocalVariable(name: "t", scope: !107, file: !3, line: 44, type: !112)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !113, size: 320, elements: !115)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !114)
!114 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!115 = !{!116}
!116 = !DISubrange(count: 5)
!117 = !DILocation(line: 44, column: 12, scope: !107)
!118 = !DILocalVariable(name: "i", scope: !119, file: !3, line: 46, type: !35)
!119 = distinct !DILexicalBlock(scope: !107, file: !3, line: 46, column: 2)
!120 = !DILocation(line: 46, column: 11, scope: !119)
!121 = !DILocation(line: 46, column: 7, scope: !119)
!122 = !DILocation(line: 46, column: 18, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 46, column: 2)
!124 = !DILocation(line: 46, column: 20, scope: !123)
!125 = !DILocation(line: 46, column: 2, scope: !119)
!126 = !DILocation(line: 47, column: 21, scope: !123)
!127 = !DILocation(line: 47, column: 19, scope: !123)
!128 = !DILocation(line: 47, column: 3, scope: !123)
!129 = !DILocation(line: 46, column: 26, scope: !123)
!130 = !DILocation(line: 46, column: 2, scope: !123)
!131 = distinct !{!131, !125, !132, !133}
!132 = !DILocation(line: 47, column: 43, scope: !119)
!133 = !{!"llvm.loop.mustprogress"}
!134 = !DILocation(line: 48, column: 18, scope: !107)
!135 = !DILocation(line: 48, column: 2, scope: !107)
!136 = !DILocalVariable(name: "i", scope: !137, file: !3, line: 49, type: !35)
!137 = distinct !DILexicalBlock(scope: !107, file: !3, line: 49, column: 2)
!138 = !DILocation(line: 49, column: 11, scope: !137)
!139 = !DILocation(line: 49, column: 7, scope: !137)
!140 = !DILocation(line: 49, column: 18, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 49, column: 2)
!142 = !DILocation(line: 49, column: 20, scope: !141)
!143 = !DILocation(line: 49, column: 2, scope: !137)
!144 = !DILocation(line: 50, column: 18, scope: !141)
!145 = !DILocation(line: 50, column: 16, scope: !141)
!146 = !DILocation(line: 50, column: 3, scope: !141)
!147 = !DILocation(line: 49, column: 27, scope: !141)
!148 = !DILocation(line: 49, column: 2, scope: !141)
!149 = distinct !{!149, !143, !150, !133}
!150 = !DILocation(line: 50, column: 26, scope: !137)
!151 = !DILocation(line: 51, column: 2, scope: !152)
!152 = distinct !DILexicalBlock(scope: !153, file: !3, line: 51, column: 2)
!153 = distinct !DILexicalBlock(scope: !107, file: !3, line: 51, column: 2)
!154 = !DILocation(line: 51, column: 2, scope: !153)
!155 = !DILocation(line: 52, column: 2, scope: !107)
!156 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 20, type: !157, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !110)
!157 = !DISubroutineType(types: !158)
!158 = !{!5, !5}
!159 = !DILocalVariable(name: "arg", arg: 1, scope: !156, file: !3, line: 20, type: !5)
!160 = !DILocation(line: 20, column: 27, scope: !156)
!161 = !DILocation(line: 22, column: 8, scope: !156)
!162 = !DILocation(line: 23, column: 2, scope: !156)
!163 = !DILocation(line: 24, column: 2, scope: !156)
!164 = !DILocation(line: 24, column: 10, scope: !156)
!165 = !DILocation(line: 24, column: 9, scope: !156)
!166 = !DILocation(line: 25, column: 3, scope: !156)
!167 = distinct !{!167, !163, !168, !133}
!168 = !DILocation(line: 25, column: 36, scope: !156)
!169 = !DILocation(line: 26, column: 8, scope: !156)
!170 = !DILocation(line: 27, column: 2, scope: !156)
!171 = !DILocation(line: 28, column: 2, scope: !156)
!172 = distinct !DISubprogram(name: "opener", scope: !3, file: !3, line: 31, type: !157, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !110)
!173 = !DILocalVariable(name: "arg", arg: 1, scope: !172, file: !3, line: 31, type: !5)
!174 = !DILocation(line: 31, column: 27, scope: !172)
!175 = !DILocation(line: 33, column: 8, scope: !172)
!176 = !DILocation(line: 34, column: 2, scope: !172)
!177 = !DILocation(line: 35, column: 2, scope: !178)
!178 = distinct !DILexicalBlock(scope: !179, file: !3, line: 35, column: 2)
!179 = distinct !DILexicalBlock(scope: !172, file: !3, line: 35, column: 2)
!180 = !DILocation(line: 35, column: 2, scope: !179)
!181 = !DILocation(line: 36, column: 7, scope: !172)
!182 = !DILocation(line: 37, column: 2, scope: !172)
!183 = !DILocation(line: 38, column: 2, scope: !172)
!184 = !DILocation(line: 39, column: 2, scope: !172)
