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
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !117, metadata !DIExpression()), !dbg !123
  call void @llvm.dbg.declare(metadata ptr %3, metadata !124, metadata !DIExpression()), !dbg !126
  store i32 0, ptr %3, align 4, !dbg !126
  br label %6, !dbg !127

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !128
  %8 = icmp slt i32 %7, 2, !dbg !130
  br i1 %8, label %9, label %17, !dbg !131

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !132
  %11 = sext i32 %10 to i64, !dbg !133
  %12 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %11, !dbg !133
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @producer, ptr noundef null) #5, !dbg !134
  br label %14, !dbg !134

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !135
  %16 = add nsw i32 %15, 1, !dbg !135
  store i32 %16, ptr %3, align 4, !dbg !135
  br label %6, !dbg !136, !llvm.loop !137

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !140, metadata !DIExpression()), !dbg !142
  store i32 0, ptr %4, align 4, !dbg !142
  br label %18, !dbg !143

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !144
  %20 = icmp slt i32 %19, 2, !dbg !146
  br i1 %20, label %21, label %30, !dbg !147

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !148
  %23 = add nsw i32 2, %22, !dbg !149
  %24 = sext i32 %23 to i64, !dbg !150
  %25 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %24, !dbg !150
  %26 = call i32 @pthread_create(ptr noundef %25, ptr noundef null, ptr noundef @consumer, ptr noundef null) #5, !dbg !151
  br label %27, !dbg !151

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !152
  %29 = add nsw i32 %28, 1, !dbg !152
  store i32 %29, ptr %4, align 4, !dbg !152
  br label %18, !dbg !153, !llvm.loop !154

30:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata ptr %5, metadata !156, metadata !DIExpression()), !dbg !158
  store i32 0, ptr %5, align 4, !dbg !158
  br label %31, !dbg !159

31:                                               ; preds = %40, %30
  %32 = load i32, ptr %5, align 4, !dbg !160
  %33 = icmp slt i32 %32, 4, !dbg !162
  br i1 %33, label %34, label %43, !dbg !163

34:                                               ; preds = %31
  %35 = load i32, ptr %5, align 4, !dbg !164
  %36 = sext i32 %35 to i64, !dbg !165
  %37 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %36, !dbg !165
  %38 = load i64, ptr %37, align 8, !dbg !165
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !166
  br label %40, !dbg !166

40:                                               ; preds = %34
  %41 = load i32, ptr %5, align 4, !dbg !167
  %42 = add nsw i32 %41, 1, !dbg !167
  store i32 %42, ptr %5, align 4, !dbg !167
  br label %31, !dbg !168, !llvm.loop !169

43:                                               ; preds = %31
  ret i32 0, !dbg !171
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !172 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !175, metadata !DIExpression()), !dbg !176
  %3 = load ptr, ptr %2, align 8, !dbg !177
  br label %4, !dbg !178

4:                                                ; preds = %19, %1
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !179
  br label %6, !dbg !183

6:                                                ; preds = %9, %4
  %7 = load i32, ptr @used, align 4, !dbg !184
  %8 = icmp eq i32 %7, 2, !dbg !185
  br i1 %8, label %9, label %11, !dbg !183

9:                                                ; preds = %6
  %10 = call i32 @pthread_cond_wait(ptr noundef @not_full, ptr noundef @mutex), !dbg !186
  br label %6, !dbg !183, !llvm.loop !187

11:                                               ; preds = %6
  %12 = load i32, ptr @next_in, align 4, !dbg !189
  %13 = sext i32 %12 to i64, !dbg !189
  %14 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %13, !dbg !189
  %15 = load i32, ptr %14, align 4, !dbg !189
  %16 = icmp eq i32 %15, 0, !dbg !189
  br i1 %16, label %17, label %18, !dbg !192

17:                                               ; preds = %11
  br label %19, !dbg !192

18:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.producer) #6, !dbg !189
  unreachable, !dbg !189

19:                                               ; preds = %17
  %20 = load i32, ptr @next_in, align 4, !dbg !193
  %21 = sext i32 %20 to i64, !dbg !194
  %22 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %21, !dbg !194
  store i32 1, ptr %22, align 4, !dbg !195
  %23 = load i32, ptr @next_in, align 4, !dbg !196
  %24 = add nsw i32 %23, 1, !dbg !197
  %25 = srem i32 %24, 2, !dbg !198
  store i32 %25, ptr @next_in, align 4, !dbg !199
  %26 = load i32, ptr @used, align 4, !dbg !200
  %27 = add nsw i32 %26, 1, !dbg !200
  store i32 %27, ptr @used, align 4, !dbg !200
  %28 = call i32 @pthread_cond_signal(ptr noundef @not_empty) #5, !dbg !201
  %29 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !202
  br label %4, !dbg !203, !llvm.loop !204
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !207 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !208, metadata !DIExpression()), !dbg !209
  %3 = load ptr, ptr %2, align 8, !dbg !210
  br label %4, !dbg !211

4:                                                ; preds = %19, %1
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !212
  br label %6, !dbg !216

6:                                                ; preds = %9, %4
  %7 = load i32, ptr @used, align 4, !dbg !217
  %8 = icmp eq i32 %7, 0, !dbg !218
  br i1 %8, label %9, label %11, !dbg !216

9:                                                ; preds = %6
  %10 = call i32 @pthread_cond_wait(ptr noundef @not_empty, ptr noundef @mutex), !dbg !219
  br label %6, !dbg !216, !llvm.loop !220

11:                                               ; preds = %6
  %12 = load i32, ptr @next_out, align 4, !dbg !222
  %13 = sext i32 %12 to i64, !dbg !222
  %14 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %13, !dbg !222
  %15 = load i32, ptr %14, align 4, !dbg !222
  %16 = icmp eq i32 %15, 1, !dbg !222
  br i1 %16, label %17, label %18, !dbg !225

17:                                               ; preds = %11
  br label %19, !dbg !225

18:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 64, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !222
  unreachable, !dbg !222

19:                                               ; preds = %17
  %20 = load i32, ptr @next_out, align 4, !dbg !226
  %21 = sext i32 %20 to i64, !dbg !227
  %22 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %21, !dbg !227
  store i32 0, ptr %22, align 4, !dbg !228
  %23 = load i32, ptr @next_out, align 4, !dbg !229
  %24 = add nsw i32 %23, 1, !dbg !230
  %25 = srem i32 %24, 2, !dbg !231
  store i32 %25, ptr @next_out, align 4, !dbg !232
  %26 = load i32, ptr @used, align 4, !dbg !233
  %27 = add nsw i32 %26, -1, !dbg !233
  store i32 %27, ptr @used, align 4, !dbg !233
  %28 = call i32 @pthread_cond_signal(ptr noundef @not_full) #5, !dbg !234
  %29 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !235
  br label %4, !dbg !236, !llvm.loop !237
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
!118 = !DICompositeType(tag: DW_TAG_array_type, baseType: !119, size: 256, elements: !121)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !120)
!120 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!121 = !{!122}
!122 = !DISubrange(count: 4)
!123 = !DILocation(line: 76, column: 12, scope: !113)
!124 = !DILocalVariable(name: "i", scope: !125, file: !3, line: 78, type: !23)
!125 = distinct !DILexicalBlock(scope: !113, file: !3, line: 78, column: 2)
!126 = !DILocation(line: 78, column: 11, scope: !125)
!127 = !DILocation(line: 78, column: 7, scope: !125)
!128 = !DILocation(line: 78, column: 18, scope: !129)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 78, column: 2)
!130 = !DILocation(line: 78, column: 20, scope: !129)
!131 = !DILocation(line: 78, column: 2, scope: !125)
!132 = !DILocation(line: 79, column: 21, scope: !129)
!133 = !DILocation(line: 79, column: 19, scope: !129)
!134 = !DILocation(line: 79, column: 3, scope: !129)
!135 = !DILocation(line: 78, column: 34, scope: !129)
!136 = !DILocation(line: 78, column: 2, scope: !129)
!137 = distinct !{!137, !131, !138, !139}
!138 = !DILocation(line: 79, column: 45, scope: !125)
!139 = !{!"llvm.loop.mustprogress"}
!140 = !DILocalVariable(name: "i", scope: !141, file: !3, line: 80, type: !23)
!141 = distinct !DILexicalBlock(scope: !113, file: !3, line: 80, column: 2)
!142 = !DILocation(line: 80, column: 11, scope: !141)
!143 = !DILocation(line: 80, column: 7, scope: !141)
!144 = !DILocation(line: 80, column: 18, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !3, line: 80, column: 2)
!146 = !DILocation(line: 80, column: 20, scope: !145)
!147 = !DILocation(line: 80, column: 2, scope: !141)
!148 = !DILocation(line: 81, column: 33, scope: !145)
!149 = !DILocation(line: 81, column: 31, scope: !145)
!150 = !DILocation(line: 81, column: 19, scope: !145)
!151 = !DILocation(line: 81, column: 3, scope: !145)
!152 = !DILocation(line: 80, column: 34, scope: !145)
!153 = !DILocation(line: 80, column: 2, scope: !145)
!154 = distinct !{!154, !147, !155, !139}
!155 = !DILocation(line: 81, column: 57, scope: !141)
!156 = !DILocalVariable(name: "i", scope: !157, file: !3, line: 82, type: !23)
!157 = distinct !DILexicalBlock(scope: !113, file: !3, line: 82, column: 2)
!158 = !DILocation(line: 82, column: 11, scope: !157)
!159 = !DILocation(line: 82, column: 7, scope: !157)
!160 = !DILocation(line: 82, column: 18, scope: !161)
!161 = distinct !DILexicalBlock(scope: !157, file: !3, line: 82, column: 2)
!162 = !DILocation(line: 82, column: 20, scope: !161)
!163 = !DILocation(line: 82, column: 2, scope: !157)
!164 = !DILocation(line: 83, column: 18, scope: !161)
!165 = !DILocation(line: 83, column: 16, scope: !161)
!166 = !DILocation(line: 83, column: 3, scope: !161)
!167 = !DILocation(line: 82, column: 46, scope: !161)
!168 = !DILocation(line: 82, column: 2, scope: !161)
!169 = distinct !{!169, !163, !170, !139}
!170 = !DILocation(line: 83, column: 26, scope: !157)
!171 = !DILocation(line: 84, column: 2, scope: !113)
!172 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 40, type: !173, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!173 = !DISubroutineType(types: !174)
!174 = !{!5, !5}
!175 = !DILocalVariable(name: "arg", arg: 1, scope: !172, file: !3, line: 40, type: !5)
!176 = !DILocation(line: 40, column: 29, scope: !172)
!177 = !DILocation(line: 42, column: 8, scope: !172)
!178 = !DILocation(line: 43, column: 2, scope: !172)
!179 = !DILocation(line: 44, column: 3, scope: !180)
!180 = distinct !DILexicalBlock(scope: !181, file: !3, line: 43, column: 9)
!181 = distinct !DILexicalBlock(scope: !182, file: !3, line: 43, column: 2)
!182 = distinct !DILexicalBlock(scope: !172, file: !3, line: 43, column: 2)
!183 = !DILocation(line: 45, column: 3, scope: !180)
!184 = !DILocation(line: 45, column: 10, scope: !180)
!185 = !DILocation(line: 45, column: 15, scope: !180)
!186 = !DILocation(line: 46, column: 4, scope: !180)
!187 = distinct !{!187, !183, !188, !139}
!188 = !DILocation(line: 46, column: 39, scope: !180)
!189 = !DILocation(line: 47, column: 3, scope: !190)
!190 = distinct !DILexicalBlock(scope: !191, file: !3, line: 47, column: 3)
!191 = distinct !DILexicalBlock(scope: !180, file: !3, line: 47, column: 3)
!192 = !DILocation(line: 47, column: 3, scope: !191)
!193 = !DILocation(line: 48, column: 9, scope: !180)
!194 = !DILocation(line: 48, column: 3, scope: !180)
!195 = !DILocation(line: 48, column: 18, scope: !180)
!196 = !DILocation(line: 49, column: 14, scope: !180)
!197 = !DILocation(line: 49, column: 22, scope: !180)
!198 = !DILocation(line: 49, column: 27, scope: !180)
!199 = !DILocation(line: 49, column: 11, scope: !180)
!200 = !DILocation(line: 50, column: 7, scope: !180)
!201 = !DILocation(line: 51, column: 3, scope: !180)
!202 = !DILocation(line: 52, column: 3, scope: !180)
!203 = !DILocation(line: 43, column: 2, scope: !181)
!204 = distinct !{!204, !205, !206}
!205 = !DILocation(line: 43, column: 2, scope: !182)
!206 = !DILocation(line: 53, column: 2, scope: !182)
!207 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 57, type: !173, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!208 = !DILocalVariable(name: "arg", arg: 1, scope: !207, file: !3, line: 57, type: !5)
!209 = !DILocation(line: 57, column: 29, scope: !207)
!210 = !DILocation(line: 59, column: 8, scope: !207)
!211 = !DILocation(line: 60, column: 2, scope: !207)
!212 = !DILocation(line: 61, column: 3, scope: !213)
!213 = distinct !DILexicalBlock(scope: !214, file: !3, line: 60, column: 9)
!214 = distinct !DILexicalBlock(scope: !215, file: !3, line: 60, column: 2)
!215 = distinct !DILexicalBlock(scope: !207, file: !3, line: 60, column: 2)
!216 = !DILocation(line: 62, column: 3, scope: !213)
!217 = !DILocation(line: 62, column: 10, scope: !213)
!218 = !DILocation(line: 62, column: 15, scope: !213)
!219 = !DILocation(line: 63, column: 4, scope: !213)
!220 = distinct !{!220, !216, !221, !139}
!221 = !DILocation(line: 63, column: 40, scope: !213)
!222 = !DILocation(line: 64, column: 3, scope: !223)
!223 = distinct !DILexicalBlock(scope: !224, file: !3, line: 64, column: 3)
!224 = distinct !DILexicalBlock(scope: !213, file: !3, line: 64, column: 3)
!225 = !DILocation(line: 64, column: 3, scope: !224)
!226 = !DILocation(line: 65, column: 9, scope: !213)
!227 = !DILocation(line: 65, column: 3, scope: !213)
!228 = !DILocation(line: 65, column: 19, scope: !213)
!229 = !DILocation(line: 66, column: 15, scope: !213)
!230 = !DILocation(line: 66, column: 24, scope: !213)
!231 = !DILocation(line: 66, column: 29, scope: !213)
!232 = !DILocation(line: 66, column: 12, scope: !213)
!233 = !DILocation(line: 67, column: 7, scope: !213)
!234 = !DILocation(line: 68, column: 3, scope: !213)
!235 = !DILocation(line: 69, column: 3, scope: !213)
!236 = !DILocation(line: 60, column: 2, scope: !214)
!237 = distinct !{!237, !238, !239}
!238 = !DILocation(line: 60, column: 2, scope: !215)
!239 = !DILocation(line: 70, column: 2, scope: !215)
