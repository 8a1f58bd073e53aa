; ModuleID = 'states/work_queue.c'
source_filename = "states/work_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@used = internal global i32 0, align 4, !dbg !21
@not_full = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !24
@slots = internal global [2 x i32] zeroinitializer, align 4, !dbg !62
@next_in = internal global i32 0, align 4, !dbg !65
@.str = private unnamed_addr constant [20 x i8] c"slots[next_in] == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [20 x i8] c"states/work_queue.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.producer = private unnamed_addr constant [23 x i8] c"void *producer(void *)\00", align 1, !dbg !15
@not_empty = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !67
@next_out = internal global i32 0, align 4, !dbg !76
@.str.2 = private unnamed_addr constant [21 x i8] c"slots[next_out] == 1\00", align 1, !dbg !69
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1, !dbg !74

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !113 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !117, metadata !DIExpression()), !dbg !121
  call void @llvm.dbg.declare(metadata ptr %3, metadata !122, metadata !DIExpression()), !dbg !124
  store i32 0, ptr %3, align 4, !dbg !124
  br label %6, !dbg !125

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !126
  %8 = icmp slt i32 %7, 1, !dbg !128
  br i1 %8, label %9, label %17, !dbg !129

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !130
  %11 = sext i32 %10 to i64, !dbg !131
  %12 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %11, !dbg !131
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @producer, ptr noundef null) #5, !dbg !132
  br label %14, !dbg !132

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !133
  %16 = add nsw i32 %15, 1, !dbg !133
  store i32 %16, ptr %3, align 4, !dbg !133
  br label %6, !dbg !134, !llvm.loop !135

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !138, metadata !DIExpression()), !dbg !140
  store i32 0, ptr %4, align 4, !dbg !140
  br label %18, !dbg !141

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !142
  %20 = icmp slt i32 %19, 1, !dbg !144
  br i1 %20, label %21, label %30, !dbg !145

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !146
  %23 = add nsw i32 1, %22, !dbg !147
  %24 = sext i32 %23 to i64, !dbg !148
  %25 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %24, !dbg !148
  %26 = call i32 @pthread_create(ptr noundef %25, ptr noundef null, ptr noundef @consumer, ptr noundef null) #5, !dbg !149
  br label %27, !dbg !149

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !150
  %29 = add nsw i32 %28, 1, !dbg !150
  store i32 %29, ptr %4, align 4, !dbg !150
  br label %18, !dbg !151, !llvm.loop !152

30:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata ptr %5, metadata !154, metadata !DIExpression()), !dbg !156
  store i32 0, ptr %5, align 4, !dbg !156
  br label %31, !dbg !157

31:                                               ; preds = %40, %30
  %32 = load i32, ptr %5, align 4, !dbg !158
  %33 = icmp slt i32 %32, 2, !dbg !160
  br i1 %33, label %34, label %43, !dbg !161

34:                                               ; preds = %31
  %35 = load i32, ptr %5, align 4, !dbg !162
  %36 = sext i32 %35 to i64, !dbg !163
  %37 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %36, !dbg !163
  %38 = load i64, ptr %37, align 8, !dbg !163
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !164
  br label %40, !dbg !164

40:                                               ; preds = %34
  %41 = load i32, ptr %5, align 4, !dbg !165
  %42 = add nsw i32 %41, 1, !dbg !165
  store i32 %42, ptr %5, align 4, !dbg !165
  br label %31, !dbg !166, !llvm.loop !167

43:                                               ; preds = %31
  ret i32 0, !dbg !169
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !170 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !173, metadata !DIExpression()), !dbg !174
  %3 = load ptr, ptr %2, align 8, !dbg !175
  br label %4, !dbg !176

4:                                                ; preds = %19, %1
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !177
  br label %6, !dbg !181

6:                                                ; preds = %9, %4
  %7 = load i32, ptr @used, align 4, !dbg !182
  %8 = icmp eq i32 %7, 2, !dbg !183
  br i1 %8, label %9, label %11, !dbg !181

9:                                                ; preds = %6
  %10 = call i32 @pthread_cond_wait(ptr noundef @not_full, ptr noundef @mutex), !dbg !184
  br label %6, !dbg !181, !llvm.loop !185

11:                                               ; preds = %6
  %12 = load i32, ptr @next_in, align 4, !dbg !187
  %13 = sext i32 %12 to i64, !dbg !187
  %14 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %13, !dbg !187
  %15 = load i32, ptr %14, align 4, !dbg !187
  %16 = icmp eq i32 %15, 0, !dbg !187
  br i1 %16, label %17, label %18, !dbg !190

17:                                               ; preds = %11
  br label %19, !dbg !190

18:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.producer) #6, !dbg !187
  unreachable, !dbg !187

19:                                               ; preds = %17
  %20 = load i32, ptr @next_in, align 4, !dbg !191
  %21 = sext i32 %20 to i64, !dbg !192
  %22 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %21, !dbg !192
  store i32 1, ptr %22, align 4, !dbg !193
  %23 = load i32, ptr @next_in, align 4, !dbg !194
  %24 = add nsw i32 %23, 1, !dbg !195
  %25 = srem i32 %24, 2, !dbg !196
  store i32 %25, ptr @next_in, align 4, !dbg !197
  %26 = load i32, ptr @used, align 4, !dbg !198
  %27 = add nsw i32 %26, 1, !dbg !198
  store i32 %27, ptr @used, align 4, !dbg !198
  %28 = call i32 @pthread_cond_signal(ptr noundef @not_empty) #5, !dbg !199
  %29 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !200
  br label %4, !dbg !201, !llvm.loop !202
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !205 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !206, metadata !DIExpression()), !dbg !207
  %3 = load ptr, ptr %2, align 8, !dbg !208
  br label %4, !dbg !209

4:                                                ; preds = %19, %1
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !210
  br label %6, !dbg !214

6:                                                ; preds = %9, %4
  %7 = load i32, ptr @used, align 4, !dbg !215
  %8 = icmp eq i32 %7, 0, !dbg !216
  br i1 %8, label %9, label %11, !dbg !214

9:                                                ; preds = %6
  %10 = call i32 @pthread_cond_wait(ptr noundef @not_empty, ptr noundef @mutex), !dbg !217
  br label %6, !dbg !214, !llvm.loop !218

11:                                               ; preds = %6
  %12 = load i32, ptr @next_out, align 4, !dbg !220
  %13 = sext i32 %12 to i64, !dbg !220
  %14 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %13, !dbg !220
  %15 = load i32, ptr %14, align 4, !dbg !220
  %16 = icmp eq i32 %15, 1, !dbg !220
  br i1 %16, label %17, label %18, !dbg !223

17:                                               ; preds = %11
  br label %19, !dbg !223

18:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 64, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !220
  unreachable, !dbg !220

19:                                               ; preds = %17
  %20 = load i32, ptr @next_out, align 4, !dbg !224
  %21 = sext i32 %20 to i64, !dbg !225
  %22 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %21, !dbg !225
  store i32 0, ptr %22, align 4, !dbg !226
  %23 = load i32, ptr @next_out, align 4, !dbg !227
  %24 = add nsw i32 %23, 1, !dbg !228
  %25 = srem i32 %24, 2, !dbg !229
  store i32 %25, ptr @next_out, align 4, !dbg !230
  %26 = load i32, ptr @used, align 4, !dbg !231
  %27 = add nsw i32 %26, -1, !dbg !231
  store i32 %27, ptr @used, align 4, !dbg !231
  %28 = call i32 @pthread_cond_signal(ptr noundef @not_full) #5, !dbg !232
  %29 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !233
  br label %4, !dbg !234, !llvm.loop !235
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #2

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
!llvm.module.flags = !{!106, !107, !108, !109, !110, !111, !112}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 30, type: !78, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/work_queue.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !15, !0, !21, !24, !62, !65, !67, !69, !74, !76}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 160, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 20)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !9, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 184, elements: !19)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!19 = !{!20}
!20 = !DISubrange(count: 23)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 38, type: !23, isLocal: true, isDefinition: true)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "not_full", scope: !2, file: !3, line: 35, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !27, line: 80, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 75, size: 384, elements: !29)
!29 = !{!30, !56, !60}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !28, file: !27, line: 77, baseType: !31, size: 384)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !32, line: 94, size: 384, elements: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!33 = !{!34, !47, !48, !52, !53, !54, !55}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !31, file: !32, line: 96, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !36, line: 33, baseType: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!37 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !36, line: 25, size: 64, elements: !38)
!38 = !{!39, !41}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !37, file: !36, line: 27, baseType: !40, size: 64)
!40 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !37, file: !36, line: 32, baseType: !42, size: 64)
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !37, file: !36, line: 28, size: 64, elements: !43)
!43 = !{!44, !46}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !42, file: !36, line: 30, baseType: !45, size: 32)
!45 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !42, file: !36, line: 31, baseType: !45, size: 32, offset: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !31, file: !32, line: 97, baseType: !35, size: 64, offset: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !31, file: !32, line: 98, baseType: !49, size: 64, offset: 128)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 64, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 2)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !31, file: !32, line: 99, baseType: !49, size: 64, offset: 192)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !31, file: !32, line: 100, baseType: !45, size: 32, offset: 256)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !31, file: !32, line: 101, baseType: !45, size: 32, offset: 288)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !31, file: !32, line: 102, baseType: !49, size: 64, offset: 320)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !28, file: !27, line: 78, baseType: !57, size: 384)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 384, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 48)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 79, baseType: !61, size: 64)
!61 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 37, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 64, elements: !50)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "next_in", scope: !2, file: !3, line: 38, type: !23, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "not_empty", scope: !2, file: !3, line: 31, type: !26, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 21)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !17, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "next_out", scope: !2, file: !3, line: 38, type: !23, isLocal: true, isDefinition: true)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !27, line: 72, baseType: !79)
!79 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 67, size: 320, elements: !80)
!80 = !{!81, !100, !104}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !79, file: !27, line: 69, baseType: !82, size: 320)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !83, line: 22, size: 320, elements: !84)
!83 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!84 = !{!85, !86, !87, !88, !89, !90, !92, !93}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !82, file: !83, line: 24, baseType: !23, size: 32)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !82, file: !83, line: 25, baseType: !45, size: 32, offset: 32)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !82, file: !83, line: 26, baseType: !23, size: 32, offset: 64)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !82, file: !83, line: 28, baseType: !45, size: 32, offset: 96)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !82, file: !83, line: 32, baseType: !23, size: 32, offset: 128)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !82, file: !83, line: 34, baseType: !91, size: 16, offset: 160)
!91 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !82, file: !83, line: 35, baseType: !91, size: 16, offset: 176)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !82, file: !83, line: 36, baseType: !94, size: 128, offset: 192)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !32, line: 55, baseType: !95)
!95 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !32, line: 51, size: 128, elements: !96)
!96 = !{!97, !99}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !95, file: !32, line: 53, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !95, file: !32, line: 54, baseType: !98, size: 64, offset: 64)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !79, file: !27, line: 70, baseType: !101, size: 320)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !102)
!102 = !{!103}
!103 = !DISubrange(count: 40)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !79, file: !27, line: 71, baseType: !105, size: 64)
!105 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!106 = !{i32 7, !"Dwarf Version", i32 5}
!107 = !{i32 2, !"Debug Info Version", i32 3}
!108 = !{i32 1, !"wchar_size", i32 4}
!109 = !{i32 8, !"PIC Level", i32 2}
!110 = !{i32 7, !"PIE Level", i32 2}
!111 = !{i32 7, !"uwtable", i32 2}
!112 = !{i32 7, !"frame-pointer", i32 2}
!113 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 74, type: !114, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !116)
!114 = !DISubroutineType(types: !115)
!115 = !{!23}
!116 = !{}
!117 = !DILocalVariable(name: "t", scope: !113, file: !3, line: 76, type: !118)
!118 = !DICompositeType(tag: DW_TAG_array_type, baseType: !119, size: 128, elements: !50)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !120)
!120 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!121 = !DILocation(line: 76, column: 12, scope: !113)
!122 = !DILocalVariable(name: "i", scope: !123, file: !3, line: 78, type: !23)
!123 = distinct !DILexicalBlock(scope: !113, file: !3, line: 78, column: 2)
!124 = !DILocation(line: 78, column: 11, scope: !123)
!125 = !DILocation(line: 78, column: 7, scope: !123)
!126 = !DILocation(line: 78, column: 18, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 78, column: 2)
!128 = !DILocation(line: 78, column: 20, scope: !127)
!129 = !DILocation(line: 78, column: 2, scope: !123)
!130 = !DILocation(line: 79, column: 21, scope: !127)
!131 = !DILocation(line: 79, column: 19, scope: !127)
!132 = !DILocation(line: 79, column: 3, scope: !127)
!133 = !DILocation(line: 78, column: 34, scope: !127)
!134 = !DILocation(line: 78, column: 2, scope: !127)
!135 = distinct !{!135, !129, !136, !137}
!136 = !DILocation(line: 79, column: 45, scope: !123)
!137 = !{!"llvm.loop.mustprogress"}
!138 = !DILocalVariable(name: "i", scope: !139, file: !3, line: 80, type: !23)
!139 = distinct !DILexicalBlock(scope: !113, file: !3, line: 80, column: 2)
!140 = !DILocation(line: 80, column: 11, scope: !139)
!141 = !DILocation(line: 80, column: 7, scope: !139)
!142 = !DILocation(line: 80, column: 18, scope: !143)
!143 = distinct !DILexicalBlock(scope: !139, file: !3, line: 80, column: 2)
!144 = !DILocation(line: 80, column: 20, scope: !143)
!145 = !DILocation(line: 80, column: 2, scope: !139)
!146 = !DILocation(line: 81, column: 33, scope: !143)
!147 = !DILocation(line: 81, column: 31, scope: !143)
!148 = !DILocation(line: 81, column: 19, scope: !143)
!149 = !DILocation(line: 81, column: 3, scope: !143)
!150 = !DILocation(line: 80, column: 34, scope: !143)
!151 = !DILocation(line: 80, column: 2, scope: !143)
!152 = distinct !{!152, !145, !153, !137}
!153 = !DILocation(line: 81, column: 57, scope: !139)
!154 = !DILocalVariable(name: "i", scope: !155, file: !3, line: 82, type: !23)
!155 = distinct !DILexicalBlock(scope: !113, file: !3, line: 82, column: 2)
!156 = !DILocation(line: 82, column: 11, scope: !155)
!157 = !DILocation(line: 82, column: 7, scope: !155)
!158 = !DILocation(line: 82, column: 18, scope: !159)
!159 = distinct !DILexicalBlock(scope: !155, file: !3, line: 82, column: 2)
!160 = !DILocation(line: 82, column: 20, scope: !159)
!161 = !DILocation(line: 82, column: 2, scope: !155)
!162 = !DILocation(line: 83, column: 18, scope: !159)
!163 = !DILocation(line: 83, column: 16, scope: !159)
!164 = !DILocation(line: 83, column: 3, scope: !159)
!165 = !DILocation(line: 82, column: 46, scope: !159)
!166 = !DILocation(line: 82, column: 2, scope: !159)
!167 = distinct !{!167, !161, !168, !137}
!168 = !DILocation(line: 83, column: 26, scope: !155)
!169 = !DILocation(line: 84, column: 2, scope: !113)
!170 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 40, type: !171, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!171 = !DISubroutineType(types: !172)
!172 = !{!5, !5}
!173 = !DILocalVariable(name: "arg", arg: 1, scope: !170, file: !3, line: 40, type: !5)
!174 = !DILocation(line: 40, column: 29, scope: !170)
!175 = !DILocation(line: 42, column: 8, scope: !170)
!176 = !DILocation(line: 43, column: 2, scope: !170)
!177 = !DILocation(line: 44, column: 3, scope: !178)
!178 = distinct !DILexicalBlock(scope: !179, file: !3, line: 43, column: 9)
!179 = distinct !DILexicalBlock(scope: !180, file: !3, line: 43, column: 2)
!180 = distinct !DILexicalBlock(scope: !170, file: !3, line: 43, column: 2)
!181 = !DILocation(line: 45, column: 3, scope: !178)
!182 = !DILocation(line: 45, column: 10, scope: !178)
!183 = !DILocation(line: 45, column: 15, scope: !178)
!184 = !DILocation(line: 46, column: 4, scope: !178)
!185 = distinct !{!185, !181, !186, !137}
!186 = !DILocation(line: 46, column: 39, scope: !178)
!187 = !DILocation(line: 47, column: 3, scope: !188)
!188 = distinct !DILexicalBlock(scope: !189, file: !3, line: 47, column: 3)
!189 = distinct !DILexicalBlock(scope: !178, file: !3, line: 47, column: 3)
!190 = !DILocation(line: 47, column: 3, scope: !189)
!191 = !DILocation(line: 48, column: 9, scope: !178)
!192 = !DILocation(line: 48, column: 3, scope: !178)
!193 = !DILocation(line: 48, column: 18, scope: !178)
!194 = !DILocation(line: 49, column: 14, scope: !178)
!195 = !DILocation(line: 49, column: 22, scope: !178)
!196 = !DILocation(line: 49, column: 27, scope: !178)
!197 = !DILocation(line: 49, column: 11, scope: !178)
!198 = !DILocation(line: 50, column: 7, scope: !178)
!199 = !DILocation(line: 51, column: 3, scope: !178)
!200 = !DILocation(line: 52, column: 3, scope: !178)
!201 = !DILocation(line: 43, column: 2, scope: !179)
!202 = distinct !{!202, !203, !204}
!203 = !DILocation(line: 43, column: 2, scope: !180)
!204 = !DILocation(line: 53, column: 2, scope: !180)
!205 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 57, type: !171, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!206 = !DILocalVariable(name: "arg", arg: 1, scope: !205, file: !3, line: 57, type: !5)
!207 = !DILocation(line: 57, column: 29, scope: !205)
!208 = !DILocation(line: 59, column: 8, scope: !205)
!209 = !DILocation(line: 60, column: 2, scope: !205)
!210 = !DILocation(line: 61, column: 3, scope: !211)
!211 = distinct !DILexicalBlock(scope: !212, file: !3, line: 60, column: 9)
!212 = distinct !DILexicalBlock(scope: !213, file: !3, line: 60, column: 2)
!213 = distinct !DILexicalBlock(scope: !205, file: !3, line: 60, column: 2)
!214 = !DILocation(line: 62, column: 3, scope: !211)
!215 = !DILocation(line: 62, column: 10, scope: !211)
!216 = !DILocation(line: 62, column: 15, scope: !211)
!217 = !DILocation(line: 63, column: 4, scope: !211)
!218 = distinct !{!218, !214, !219, !137}
!219 = !DILocation(line: 63, column: 40, scope: !211)
!220 = !DILocation(line: 64, column: 3, scope: !221)
!221 = distinct !DILexicalBlock(scope: !222, file: !3, line: 64, column: 3)
!222 = distinct !DILexicalBlock(scope: !211, file: !3, line: 64, column: 3)
!223 = !DILocation(line: 64, column: 3, scope: !222)
!224 = !DILocation(line: 65, column: 9, scope: !211)
!225 = !DILocation(line: 65, column: 3, scope: !211)
!226 = !DILocation(line: 65, column: 19, scope: !211)
!227 = !DILocation(line: 66, column: 15, scope: !211)
!228 = !DILocation(line: 66, column: 24, scope: !211)
!229 = !DILocation(line: 66, column: 29, scope: !211)
!230 = !DILocation(line: 66, column: 12, scope: !211)
!231 = !DILocation(line: 67, column: 7, scope: !211)
!232 = !DILocation(line: 68, column: 3, scope: !211)
!233 = !DILocation(line: 69, column: 3, scope: !211)
!234 = !DILocation(line: 60, column: 2, scope: !212)
!235 = distinct !{!235, !236, !237}
!236 = !DILocation(line: 60, column: 2, scope: !213)
!237 = !DILocation(line: 70, column: 2, scope: !213)
