; ModuleID = 'broadcast.c'
source_filename = "broadcast.c"
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
@.str.1 = private unnamed_addr constant [12 x i8] c"broadcast.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !15
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !21
@open = internal global i32 0, align 4, !dbg !55
@opened = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !57
@.str.2 = private unnamed_addr constant [12 x i8] c"passed == 0\00", align 1, !dbg !92
@__PRETTY_FUNCTION__.opener = private unnamed_addr constant [21 x i8] c"void *opener(void *)\00", align 1, !dbg !94

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !106 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !110, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.declare(metadata ptr %3, metadata !117, metadata !DIExpression()), !dbg !119
  store i32 0, ptr %3, align 4, !dbg !119
  br label %5, !dbg !120

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !121
  %7 = icmp slt i32 %6, 3, !dbg !123
  br i1 %7, label %8, label %16, !dbg !124

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !125
  %10 = sext i32 %9 to i64, !dbg !126
  %11 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %10, !dbg !126
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @waiter, ptr noundef null) #5, !dbg !127
  br label %13, !dbg !127

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !128
  %15 = add nsw i32 %14, 1, !dbg !128
  store i32 %15, ptr %3, align 4, !dbg !128
  br label %5, !dbg !129, !llvm.loop !130

16:                                               ; preds = %5
  %17 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 3, !dbg !133
  %18 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef @opener, ptr noundef null) #5, !dbg !134
  call void @llvm.dbg.declare(metadata ptr %4, metadata !135, metadata !DIExpression()), !dbg !137
  store i32 0, ptr %4, align 4, !dbg !137
  br label %19, !dbg !138

19:                                               ; preds = %28, %16
  %20 = load i32, ptr %4, align 4, !dbg !139
  %21 = icmp sle i32 %20, 3, !dbg !141
  br i1 %21, label %22, label %31, !dbg !142

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !143
  %24 = sext i32 %23 to i64, !dbg !144
  %25 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %24, !dbg !144
  %26 = load i64, ptr %25, align 8, !dbg !144
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !145
  br label %28, !dbg !145

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !146
  %30 = add nsw i32 %29, 1, !dbg !146
  store i32 %30, ptr %4, align 4, !dbg !146
  br label %19, !dbg !147, !llvm.loop !148

31:                                               ; preds = %19
  %32 = load i32, ptr @passed, align 4, !dbg !150
  %33 = icmp eq i32 %32, 3, !dbg !150
  br i1 %33, label %34, label %35, !dbg !153

34:                                               ; preds = %31
  br label %36, !dbg !153

35:                                               ; preds = %31
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !150
  unreachable, !dbg !150

36:                                               ; preds = %34
  ret i32 0, !dbg !154
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %0) #0 !dbg !155 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !158, metadata !DIExpression()), !dbg !159
  %3 = load ptr, ptr %2, align 8, !dbg !160
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !161
  br label %5, !dbg !162

5:                                                ; preds = %9, %1
  %6 = load i32, ptr @open, align 4, !dbg !163
  %7 = icmp ne i32 %6, 0, !dbg !164
  %8 = xor i1 %7, true, !dbg !164
  br i1 %8, label %9, label %11, !dbg !162

9:                                                ; preds = %5
  %10 = call i32 @pthread_cond_wait(ptr noundef @opened, ptr noundef @mutex), !dbg !165
  br label %5, !dbg !162, !llvm.loop !166

11:                                               ; preds = %5
  %12 = load i32, ptr @passed, align 4, !dbg !168
  %13 = add nsw i32 %12, 1, !dbg !168
  store i32 %13, ptr @passed, align 4, !dbg !168
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !169
  ret ptr null, !dbg !170
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @opener(ptr noundef %0) #0 !dbg !171 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !172, metadata !DIExpression()), !dbg !173
  %3 = load ptr, ptr %2, align 8, !dbg !174
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !175
  %5 = load i32, ptr @passed, align 4, !dbg !176
  %6 = icmp eq i32 %5, 0, !dbg !176
  br i1 %6, label %7, label %8, !dbg !179

7:                                                ; preds = %1
  br label %9, !dbg !179

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.opener) #6, !dbg !176
  unreachable, !dbg !176

9:                                                ; preds = %7
  store i32 1, ptr @open, align 4, !dbg !180
  %10 = call i32 @pthread_cond_broadcast(ptr noundef @opened) #5, !dbg !181
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !182
  ret ptr null, !dbg !183
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
!llvm.module.flags = !{!99, !100, !101, !102, !103, !104, !105}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "passed", scope: !2, file: !3, line: 18, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "broadcast.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !15, !0, !21, !55, !57, !92, !94}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !9, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 120, elements: !19)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!19 = !{!20}
!20 = !DISubrange(count: 15)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 16, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !24, line: 72, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !24, line: 67, size: 320, elements: !26)
!26 = !{!27, !49, !53}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !25, file: !24, line: 69, baseType: !28, size: 320)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !29, line: 22, size: 320, elements: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!30 = !{!31, !33, !35, !36, !37, !38, !40, !41}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !28, file: !29, line: 24, baseType: !32, size: 32)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !28, file: !29, line: 25, baseType: !34, size: 32, offset: 32)
!34 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !28, file: !29, line: 26, baseType: !32, size: 32, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !28, file: !29, line: 28, baseType: !34, size: 32, offset: 96)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !28, file: !29, line: 32, baseType: !32, size: 32, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !28, file: !29, line: 34, baseType: !39, size: 16, offset: 160)
!39 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !28, file: !29, line: 35, baseType: !39, size: 16, offset: 176)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !28, file: !29, line: 36, baseType: !42, size: 128, offset: 192)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !43, line: 55, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !43, line: 51, size: 128, elements: !45)
!45 = !{!46, !48}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !44, file: !43, line: 53, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !44, file: !43, line: 54, baseType: !47, size: 64, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !25, file: !24, line: 70, baseType: !50, size: 320)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 40)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !25, file: !24, line: 71, baseType: !54, size: 64)
!54 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "open", scope: !2, file: !3, line: 18, type: !32, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "opened", scope: !2, file: !3, line: 17, type: !59, isLocal: true, isDefinition: true)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !24, line: 80, baseType: !60)
!60 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !24, line: 75, size: 384, elements: !61)
!61 = !{!62, !86, !90}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !60, file: !24, line: 77, baseType: !63, size: 384)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !43, line: 94, size: 384, elements: !64)
!64 = !{!65, !77, !78, !82, !83, !84, !85}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !63, file: !43, line: 96, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !67, line: 33, baseType: !68)
!67 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!68 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !67, line: 25, size: 64, elements: !69)
!69 = !{!70, !72}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !68, file: !67, line: 27, baseType: !71, size: 64)
!71 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !68, file: !67, line: 32, baseType: !73, size: 64)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !68, file: !67, line: 28, size: 64, elements: !74)
!74 = !{!75, !76}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !73, file: !67, line: 30, baseType: !34, size: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !73, file: !67, line: 31, baseType: !34, size: 32, offset: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !63, file: !43, line: 97, baseType: !66, size: 64, offset: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !63, file: !43, line: 98, baseType: !79, size: 64, offset: 128)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 64, elements: !80)
!80 = !{!81}
!81 = !DISubrange(count: 2)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !63, file: !43, line: 99, baseType: !79, size: 64, offset: 192)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !63, file: !43, line: 100, baseType: !34, size: 32, offset: 256)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !63, file: !43, line: 101, baseType: !34, size: 32, offset: 288)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !63, file: !43, line: 102, baseType: !79, size: 64, offset: 320)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !60, file: !24, line: 78, baseType: !87, size: 384)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 384, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 48)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !60, file: !24, line: 79, baseType: !91, size: 64)
!91 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !9, isLocal: true, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !96, isLocal: true, isDefinition: true)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 168, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 21)
!99 = !{i32 7, !"Dwarf Version", i32 5}
!100 = !{i32 2, !"Debug Info Version", i32 3}
!101 = !{i32 1, !"wchar_size", i32 4}
!102 = !{i32 8, !"PIC Level", i32 2}
!103 = !{i32 7, !"PIE Level", i32 2}
!104 = !{i32 7, !"uwtable", i32 2}
!105 = !{i32 7, !"frame-pointer", i32 2}
!106 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !107, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !109)
!107 = !DISubroutineType(types: !108)
!108 = !{!32}
!109 = !{}
!110 = !DILocalVariable(name: "t", scope: !106, file: !3, line: 44, type: !111)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !112, size: 256, elements: !114)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !113)
!113 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!114 = !{!115}
!115 = !DISubrange(count: 4)
!116 = !DILocation(line: 44, column: 12, scope: !106)
!117 = !DILocalVariable(name: "i", scope: !118, file: !3, line: 46, type: !32)
!118 = distinct !DILexicalBlock(scope: !106, file: !3, line: 46, column: 2)
!119 = !DILocation(line: 46, column: 11, scope: !118)
!120 = !DILocation(line: 46, column: 7, scope: !118)
!121 = !DILocation(line: 46, column: 18, scope: !122)
!122 = distinct !DILexicalBlock(scope: !118, file: !3, line: 46, column: 2)
!123 = !DILocation(line: 46, column: 20, scope: !122)
!124 = !DILocation(line: 46, column: 2, scope: !118)
!125 = !DILocation(line: 47, column: 21, scope: !122)
!126 = !DILocation(line: 47, column: 19, scope: !122)
!127 = !DILocation(line: 47, column: 3, scope: !122)
!128 = !DILocation(line: 46, column: 26, scope: !122)
!129 = !DILocation(line: 46, column: 2, scope: !122)
!130 = distinct !{!130, !124, !131, !132}
!131 = !DILocation(line: 47, column: 43, scope: !118)
!132 = !{!"llvm.loop.mustprogress"}
!133 = !DILocation(line: 48, column: 18, scope: !106)
!134 = !DILocation(line: 48, column: 2, scope: !106)
!135 = !DILocalVariable(name: "i", scope: !136, file: !3, line: 49, type: !32)
!136 = distinct !DILexicalBlock(scope: !106, file: !3, line: 49, column: 2)
!137 = !DILocation(line: 49, column: 11, scope: !136)
!138 = !DILocation(line: 49, column: 7, scope: !136)
!139 = !DILocation(line: 49, column: 18, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 49, column: 2)
!141 = !DILocation(line: 49, column: 20, scope: !140)
!142 = !DILocation(line: 49, column: 2, scope: !136)
!143 = !DILocation(line: 50, column: 18, scope: !140)
!144 = !DILocation(line: 50, column: 16, scope: !140)
!145 = !DILocation(line: 50, column: 3, scope: !140)
!146 = !DILocation(line: 49, column: 27, scope: !140)
!147 = !DILocation(line: 49, column: 2, scope: !140)
!148 = distinct !{!148, !142, !149, !132}
!149 = !DILocation(line: 50, column: 26, scope: !136)
!150 = !DILocation(line: 51, column: 2, scope: !151)
!151 = distinct !DILexicalBlock(scope: !152, file: !3, line: 51, column: 2)
!152 = distinct !DILexicalBlock(scope: !106, file: !3, line: 51, column: 2)
!153 = !DILocation(line: 51, column: 2, scope: !152)
!154 = !DILocation(line: 52, column: 2, scope: !106)
!155 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 20, type: !156, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!156 = !DISubroutineType(types: !157)
!157 = !{!5, !5}
!158 = !DILocalVariable(name: "arg", arg: 1, scope: !155, file: !3, line: 20, type: !5)
!159 = !DILocation(line: 20, column: 27, scope: !155)
!160 = !DILocation(line: 22, column: 8, scope: !155)
!161 = !DILocation(line: 23, column: 2, scope: !155)
!162 = !DILocation(line: 24, column: 2, scope: !155)
!163 = !DILocation(line: 24, column: 10, scope: !155)
!164 = !DILocation(line: 24, column: 9, scope: !155)
!165 = !DILocation(line: 25, column: 3, scope: !155)
!166 = distinct !{!166, !162, !167, !132}
!167 = !DILocation(line: 25, column: 36, scope: !155)
!168 = !DILocation(line: 26, column: 8, scope: !155)
!169 = !DILocation(line: 27, column: 2, scope: !155)
!170 = !DILocation(line: 28, column: 2, scope: !155)
!171 = distinct !DISubprogram(name: "opener", scope: !3, file: !3, line: 31, type: !156, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !109)
!172 = !DILocalVariable(name: "arg", arg: 1, scope: !171, file: !3, line: 31, type: !5)
!173 = !DILocation(line: 31, column: 27, scope: !171)
!174 = !DILocation(line: 33, column: 8, scope: !171)
!175 = !DILocation(line: 34, column: 2, scope: !171)
!176 = !DILocation(line: 35, column: 2, scope: !177)
!177 = distinct !DILexicalBlock(scope: !178, file: !3, line: 35, column: 2)
!178 = distinct !DILexicalBlock(scope: !171, file: !3, line: 35, column: 2)
!179 = !DILocation(line: 35, column: 2, scope: !178)
!180 = !DILocation(line: 36, column: 7, scope: !171)
!181 = !DILocation(line: 37, column: 2, scope: !171)
!182 = !DILocation(line: 38, column: 2, scope: !171)
!183 = !DILocation(line: 39, column: 2, scope: !171)
