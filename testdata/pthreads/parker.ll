; ModuleID = 'pthreads/parker.c'
source_filename = "pthreads/parker.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@data = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"data == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [18 x i8] c"pthreads/parker.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.sleeper = private unnamed_addr constant [22 x i8] c"void *sleeper(void *)\00", align 1, !dbg !18
@permit = internal global i32 0, align 4, !dbg !24
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !30
@given = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !63

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !105 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !109, metadata !DIExpression()), !dbg !112
  call void @llvm.dbg.declare(metadata ptr %3, metadata !113, metadata !DIExpression()), !dbg !114
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @sleeper, ptr noundef null) #5, !dbg !115
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @waker, ptr noundef null) #5, !dbg !116
  %6 = load i64, ptr %2, align 8, !dbg !117
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !118
  %8 = load i64, ptr %3, align 8, !dbg !119
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !120
  ret i32 0, !dbg !121
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @sleeper(ptr noundef %0) #0 !dbg !122 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !125, metadata !DIExpression()), !dbg !126
  %3 = load ptr, ptr %2, align 8, !dbg !127
  %4 = call i32 @park(), !dbg !128
  %5 = icmp ne i32 %4, 0, !dbg !128
  br i1 %5, label %6, label %12, !dbg !130

6:                                                ; preds = %1
  %7 = load i32, ptr @data, align 4, !dbg !131
  %8 = icmp eq i32 %7, 1, !dbg !131
  br i1 %8, label %9, label %10, !dbg !134

9:                                                ; preds = %6
  br label %11, !dbg !134

10:                                               ; preds = %6
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.sleeper) #6, !dbg !131
  unreachable, !dbg !131

11:                                               ; preds = %9
  br label %12, !dbg !135

12:                                               ; preds = %11, %1
  ret ptr null, !dbg !136
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @waker(ptr noundef %0) #0 !dbg !137 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !138, metadata !DIExpression()), !dbg !139
  %3 = load ptr, ptr %2, align 8, !dbg !140
  store i32 1, ptr @data, align 4, !dbg !141
  call void @unpark(), !dbg !142
  ret ptr null, !dbg !143
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @park() #0 !dbg !144 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %2, align 4, !dbg !145
  %6 = load i32, ptr %2, align 4, !dbg !145
  %7 = atomicrmw xchg ptr @permit, i32 %6 seq_cst, align 4, !dbg !145
  store i32 %7, ptr %3, align 4, !dbg !145
  %8 = load i32, ptr %3, align 4, !dbg !145
  %9 = icmp ne i32 %8, 0, !dbg !145
  br i1 %9, label %10, label %11, !dbg !147

10:                                               ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !148
  br label %26, !dbg !148

11:                                               ; preds = %0
  %12 = call i32 @pthread_mutex_trylock(ptr noundef @mutex) #5, !dbg !149
  %13 = icmp ne i32 %12, 0, !dbg !151
  br i1 %13, label %14, label %15, !dbg !152

14:                                               ; preds = %11
  store i32 0, ptr %1, align 4, !dbg !153
  br label %26, !dbg !153

15:                                               ; preds = %11
  br label %16, !dbg !154

16:                                               ; preds = %21, %15
  %17 = load atomic i32, ptr @permit seq_cst, align 4, !dbg !155
  store i32 %17, ptr %4, align 4, !dbg !155
  %18 = load i32, ptr %4, align 4, !dbg !155
  %19 = icmp ne i32 %18, 0, !dbg !156
  %20 = xor i1 %19, true, !dbg !156
  br i1 %20, label %21, label %23, !dbg !154

21:                                               ; preds = %16
  %22 = call i32 @pthread_cond_wait(ptr noundef @given, ptr noundef @mutex), !dbg !157
  br label %16, !dbg !154, !llvm.loop !158

23:                                               ; preds = %16
  store i32 0, ptr %5, align 4, !dbg !161
  %24 = load i32, ptr %5, align 4, !dbg !161
  store atomic i32 %24, ptr @permit seq_cst, align 4, !dbg !161
  %25 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !162
  store i32 1, ptr %1, align 4, !dbg !163
  br label %26, !dbg !163

26:                                               ; preds = %23, %14, %10
  %27 = load i32, ptr %1, align 4, !dbg !164
  ret i32 %27, !dbg !164
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @unpark() #0 !dbg !165 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !168
  call void @llvm.dbg.declare(metadata ptr %1, metadata !169, metadata !DIExpression()), !dbg !170
  store i32 1, ptr %2, align 4, !dbg !171
  %5 = load i32, ptr %2, align 4, !dbg !171
  %6 = atomicrmw xchg ptr @permit, i32 %5 seq_cst, align 4, !dbg !171
  store i32 %6, ptr %3, align 4, !dbg !171
  %7 = load i32, ptr %3, align 4, !dbg !171
  store i32 %7, ptr %1, align 4, !dbg !170
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !172
  %9 = load i32, ptr %1, align 4, !dbg !173
  %10 = icmp ne i32 %9, 0, !dbg !173
  br i1 %10, label %13, label %11, !dbg !175

11:                                               ; preds = %0
  %12 = call i32 @pthread_cond_signal(ptr noundef @given) #5, !dbg !176
  br label %13, !dbg !176

13:                                               ; preds = %11, %0
  ret void, !dbg !177
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!98, !99, !100, !101, !102, !103, !104}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 17, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/parker.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !30, !63, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 144, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 18)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 176, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 22)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "permit", scope: !2, file: !3, line: 16, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !27, line: 96, baseType: !28)
!27 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !29)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 14, type: !32, isLocal: true, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !33, line: 72, baseType: !34)
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!34 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !33, line: 67, size: 320, elements: !35)
!35 = !{!36, !57, !61}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !34, file: !33, line: 69, baseType: !37, size: 320)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !38, line: 22, size: 320, elements: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!39 = !{!40, !41, !43, !44, !45, !46, !48, !49}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !37, file: !38, line: 24, baseType: !29, size: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !37, file: !38, line: 25, baseType: !42, size: 32, offset: 32)
!42 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !37, file: !38, line: 26, baseType: !29, size: 32, offset: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !37, file: !38, line: 28, baseType: !42, size: 32, offset: 96)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !37, file: !38, line: 32, baseType: !29, size: 32, offset: 128)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !37, file: !38, line: 34, baseType: !47, size: 16, offset: 160)
!47 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !37, file: !38, line: 35, baseType: !47, size: 16, offset: 176)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !37, file: !38, line: 36, baseType: !50, size: 128, offset: 192)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !51, line: 55, baseType: !52)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !51, line: 51, size: 128, elements: !53)
!53 = !{!54, !56}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !52, file: !51, line: 53, baseType: !55, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !52, file: !51, line: 54, baseType: !55, size: 64, offset: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !34, file: !33, line: 70, baseType: !58, size: 320)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 40)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !34, file: !33, line: 71, baseType: !62, size: 64)
!62 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 15, type: !65, isLocal: true, isDefinition: true)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !33, line: 80, baseType: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !33, line: 75, size: 384, elements: !67)
!67 = !{!68, !92, !96}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !66, file: !33, line: 77, baseType: !69, size: 384)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !51, line: 94, size: 384, elements: !70)
!70 = !{!71, !83, !84, !88, !89, !90, !91}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !69, file: !51, line: 96, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !73, line: 33, baseType: !74)
!73 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!74 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !73, line: 25, size: 64, elements: !75)
!75 = !{!76, !78}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !74, file: !73, line: 27, baseType: !77, size: 64)
!77 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !74, file: !73, line: 32, baseType: !79, size: 64)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !74, file: !73, line: 28, size: 64, elements: !80)
!80 = !{!81, !82}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !79, file: !73, line: 30, baseType: !42, size: 32)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !79, file: !73, line: 31, baseType: !42, size: 32, offset: 32)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !69, file: !51, line: 97, baseType: !72, size: 64, offset: 64)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !69, file: !51, line: 98, baseType: !85, size: 64, offset: 128)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 64, elements: !86)
!86 = !{!87}
!87 = !DISubrange(count: 2)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !69, file: !51, line: 99, baseType: !85, size: 64, offset: 192)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !69, file: !51, line: 100, baseType: !42, size: 32, offset: 256)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !69, file: !51, line: 101, baseType: !42, size: 32, offset: 288)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !69, file: !51, line: 102, baseType: !85, size: 64, offset: 320)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !66, file: !33, line: 78, baseType: !93, size: 384)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 384, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 48)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !66, file: !33, line: 79, baseType: !97, size: 64)
!97 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!98 = !{i32 7, !"Dwarf Version", i32 5}
!99 = !{i32 2, !"Debug Info Version", i32 3}
!100 = !{i32 1, !"wchar_size", i32 4}
!101 = !{i32 8, !"PIC Level", i32 2}
!102 = !{i32 7, !"PIE Level", i32 2}
!103 = !{i32 7, !"uwtable", i32 2}
!104 = !{i32 7, !"frame-pointer", i32 2}
!105 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 58, type: !106, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!106 = !DISubroutineType(types: !107)
!107 = !{!29}
!108 = !{}
!109 = !DILocalVariable(name: "t", scope: !105, file: !3, line: 60, type: !110)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 27, baseType: !111)
!111 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!112 = !DILocation(line: 60, column: 12, scope: !105)
!113 = !DILocalVariable(name: "u", scope: !105, file: !3, line: 60, type: !110)
!114 = !DILocation(line: 60, column: 15, scope: !105)
!115 = !DILocation(line: 62, column: 2, scope: !105)
!116 = !DILocation(line: 63, column: 2, scope: !105)
!117 = !DILocation(line: 64, column: 15, scope: !105)
!118 = !DILocation(line: 64, column: 2, scope: !105)
!119 = !DILocation(line: 65, column: 15, scope: !105)
!120 = !DILocation(line: 65, column: 2, scope: !105)
!121 = !DILocation(line: 66, column: 2, scope: !105)
!122 = distinct !DISubprogram(name: "sleeper", scope: !3, file: !3, line: 42, type: !123, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!123 = !DISubroutineType(types: !124)
!124 = !{!5, !5}
!125 = !DILocalVariable(name: "arg", arg: 1, scope: !122, file: !3, line: 42, type: !5)
!126 = !DILocation(line: 42, column: 28, scope: !122)
!127 = !DILocation(line: 44, column: 8, scope: !122)
!128 = !DILocation(line: 45, column: 6, scope: !129)
!129 = distinct !DILexicalBlock(scope: !122, file: !3, line: 45, column: 6)
!130 = !DILocation(line: 45, column: 6, scope: !122)
!131 = !DILocation(line: 46, column: 3, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 46, column: 3)
!133 = distinct !DILexicalBlock(scope: !129, file: !3, line: 46, column: 3)
!134 = !DILocation(line: 46, column: 3, scope: !133)
!135 = !DILocation(line: 46, column: 3, scope: !129)
!136 = !DILocation(line: 47, column: 2, scope: !122)
!137 = distinct !DISubprogram(name: "waker", scope: !3, file: !3, line: 50, type: !123, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!138 = !DILocalVariable(name: "arg", arg: 1, scope: !137, file: !3, line: 50, type: !5)
!139 = !DILocation(line: 50, column: 26, scope: !137)
!140 = !DILocation(line: 52, column: 8, scope: !137)
!141 = !DILocation(line: 53, column: 7, scope: !137)
!142 = !DILocation(line: 54, column: 2, scope: !137)
!143 = !DILocation(line: 55, column: 2, scope: !137)
!144 = distinct !DISubprogram(name: "park", scope: !3, file: !3, line: 20, type: !106, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!145 = !DILocation(line: 22, column: 6, scope: !146)
!146 = distinct !DILexicalBlock(scope: !144, file: !3, line: 22, column: 6)
!147 = !DILocation(line: 22, column: 6, scope: !144)
!148 = !DILocation(line: 23, column: 3, scope: !146)
!149 = !DILocation(line: 24, column: 6, scope: !150)
!150 = distinct !DILexicalBlock(scope: !144, file: !3, line: 24, column: 6)
!151 = !DILocation(line: 24, column: 36, scope: !150)
!152 = !DILocation(line: 24, column: 6, scope: !144)
!153 = !DILocation(line: 25, column: 3, scope: !150)
!154 = !DILocation(line: 26, column: 2, scope: !144)
!155 = !DILocation(line: 26, column: 10, scope: !144)
!156 = !DILocation(line: 26, column: 9, scope: !144)
!157 = !DILocation(line: 27, column: 3, scope: !144)
!158 = distinct !{!158, !154, !159, !160}
!159 = !DILocation(line: 27, column: 35, scope: !144)
!160 = !{!"llvm.loop.mustprogress"}
!161 = !DILocation(line: 28, column: 2, scope: !144)
!162 = !DILocation(line: 29, column: 2, scope: !144)
!163 = !DILocation(line: 30, column: 2, scope: !144)
!164 = !DILocation(line: 31, column: 1, scope: !144)
!165 = distinct !DISubprogram(name: "unpark", scope: !3, file: !3, line: 33, type: !166, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!166 = !DISubroutineType(types: !167)
!167 = !{null}
!168 = !DILocation(line: 35, column: 2, scope: !165)
!169 = !DILocalVariable(name: "before", scope: !165, file: !3, line: 36, type: !29)
!170 = !DILocation(line: 36, column: 6, scope: !165)
!171 = !DILocation(line: 36, column: 15, scope: !165)
!172 = !DILocation(line: 37, column: 2, scope: !165)
!173 = !DILocation(line: 38, column: 7, scope: !174)
!174 = distinct !DILexicalBlock(scope: !165, file: !3, line: 38, column: 6)
!175 = !DILocation(line: 38, column: 6, scope: !165)
!176 = !DILocation(line: 39, column: 3, scope: !174)
!177 = !DILocation(line: 40, column: 1, scope: !165)
