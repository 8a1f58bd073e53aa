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
@slots = internal global [1 x i32] zeroinitializer, align 4, !dbg !62
@next_in = internal global i32 0, align 4, !dbg !67
@.str = private unnamed_addr constant [20 x i8] c"slots[next_in] == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [20 x i8] c"states/work_queue.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.producer = private unnamed_addr constant [23 x i8] c"void *producer(void *)\00", align 1, !dbg !15
@not_empty = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !69
@next_out = internal global i32 0, align 4, !dbg !78
@.str.2 = private unnamed_addr constant [21 x i8] c"slots[next_out] == 1\00", align 1, !dbg !71
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1, !dbg !76

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !115 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !119, metadata !DIExpression()), !dbg !125
  call void @llvm.dbg.declare(metadata ptr %3, metadata !126, metadata !DIExpression()), !dbg !128
  store i32 0, ptr %3, align 4, !dbg !128
  br label %6, !dbg !129

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !130
  %8 = icmp slt i32 %7, 1, !dbg !132
  br i1 %8, label %9, label %17, !dbg !133

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !134
  %11 = sext i32 %10 to i64, !dbg !135
  %12 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %11, !dbg !135
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @producer, ptr noundef null) #5, !dbg !136
  br label %14, !dbg !136

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !137
  %16 = add nsw i32 %15, 1, !dbg !137
  store i32 %16, ptr %3, align 4, !dbg !137
  br label %6, !dbg !138, !llvm.loop !139

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !142, metadata !DIExpression()), !dbg !144
  store i32 0, ptr %4, align 4, !dbg !144
  br label %18, !dbg !145

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !146
  %20 = icmp slt i32 %19, 2, !dbg !148
  br i1 %20, label %21, label %30, !dbg !149

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !150
  %23 = add nsw i32 1, %22, !dbg !151
  %24 = sext i32 %23 to i64, !dbg !152
  %25 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %24, !dbg !152
  %26 = call i32 @pthread_create(ptr noundef %25, ptr noundef null, ptr noundef @consumer, ptr noundef null) #5, !dbg !153
  br label %27, !dbg !153

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !154
  %29 = add nsw i32 %28, 1, !dbg !154
  store i32 %29, ptr %4, align 4, !dbg !154
  br label %18, !dbg !155, !llvm.loop !156

30:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata ptr %5, metadata !158, metadata !DIExpression()), !dbg !160
  store i32 0, ptr %5, align 4, !dbg !160
  br label %31, !dbg !161

31:                                               ; preds = %40, %30
  %32 = load i32, ptr %5, align 4, !dbg !162
  %33 = icmp slt i32 %32, 3, !dbg !164
  br i1 %33, label %34, label %43, !dbg !165

34:                                               ; preds = %31
  %35 = load i32, ptr %5, align 4, !dbg !166
  %36 = sext i32 %35 to i64, !dbg !167
  %37 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %36, !dbg !167
  %38 = load i64, ptr %37, align 8, !dbg !167
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !168
  br label %40, !dbg !168

40:                                               ; preds = %34
  %41 = load i32, ptr %5, align 4, !dbg !169
  %42 = add nsw i32 %41, 1, !dbg !169
  store i32 %42, ptr %5, align 4, !dbg !169
  br label %31, !dbg !170, !llvm.loop !171

43:                                               ; preds = %31
  ret i32 0, !dbg !173
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !174 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !177, metadata !DIExpression()), !dbg !178
  %3 = load ptr, ptr %2, align 8, !dbg !179
  br label %4, !dbg !180

4:                                                ; preds = %18, %1
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !181
  %6 = load i32, ptr @used, align 4, !dbg !185
  %7 = icmp eq i32 %6, 1, !dbg !187
  br i1 %7, label %8, label %10, !dbg !188

8:                                                ; preds = %4
  %9 = call i32 @pthread_cond_wait(ptr noundef @not_full, ptr noundef @mutex), !dbg !189
  br label %10, !dbg !189

10:                                               ; preds = %8, %4
  %11 = load i32, ptr @next_in, align 4, !dbg !190
  %12 = sext i32 %11 to i64, !dbg !190
  %13 = getelementptr inbounds [1 x i32], ptr @slots, i64 0, i64 %12, !dbg !190
  %14 = load i32, ptr %13, align 4, !dbg !190
  %15 = icmp eq i32 %14, 0, !dbg !190
  br i1 %15, label %16, label %17, !dbg !193

16:                                               ; preds = %10
  br label %18, !dbg !193

17:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.producer) #6, !dbg !190
  unreachable, !dbg !190

18:                                               ; preds = %16
  %19 = load i32, ptr @next_in, align 4, !dbg !194
  %20 = sext i32 %19 to i64, !dbg !195
  %21 = getelementptr inbounds [1 x i32], ptr @slots, i64 0, i64 %20, !dbg !195
  store i32 1, ptr %21, align 4, !dbg !196
  %22 = load i32, ptr @next_in, align 4, !dbg !197
  %23 = add nsw i32 %22, 1, !dbg !198
  %24 = srem i32 %23, 1, !dbg !199
  store i32 %24, ptr @next_in, align 4, !dbg !200
  %25 = load i32, ptr @used, align 4, !dbg !201
  %26 = add nsw i32 %25, 1, !dbg !201
  store i32 %26, ptr @used, align 4, !dbg !201
  %27 = call i32 @pthread_cond_signal(ptr noundef @not_empty) #5, !dbg !202
  %28 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !203
  br label %4, !dbg !204, !llvm.loop !205
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !208 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !209, metadata !DIExpression()), !dbg !210
  %3 = load ptr, ptr %2, align 8, !dbg !211
  br label %4, !dbg !212

4:                                                ; preds = %18, %1
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !213
  %6 = load i32, ptr @used, align 4, !dbg !217
  %7 = icmp eq i32 %6, 0, !dbg !219
  br i1 %7, label %8, label %10, !dbg !220

8:                                                ; preds = %4
  %9 = call i32 @pthread_cond_wait(ptr noundef @not_empty, ptr noundef @mutex), !dbg !221
  br label %10, !dbg !221

10:                                               ; preds = %8, %4
  %11 = load i32, ptr @next_out, align 4, !dbg !222
  %12 = sext i32 %11 to i64, !dbg !222
  %13 = getelementptr inbounds [1 x i32], ptr @slots, i64 0, i64 %12, !dbg !222
  %14 = load i32, ptr %13, align 4, !dbg !222
  %15 = icmp eq i32 %14, 1, !dbg !222
  br i1 %15, label %16, label %17, !dbg !225

16:                                               ; preds = %10
  br label %18, !dbg !225

17:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 64, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !222
  unreachable, !dbg !222

18:                                               ; preds = %16
  %19 = load i32, ptr @next_out, align 4, !dbg !226
  %20 = sext i32 %19 to i64, !dbg !227
  %21 = getelementptr inbounds [1 x i32], ptr @slots, i64 0, i64 %20, !dbg !227
  store i32 0, ptr %21, align 4, !dbg !228
  %22 = load i32, ptr @next_out, align 4, !dbg !229
  %23 = add nsw i32 %22, 1, !dbg !230
  %24 = srem i32 %23, 1, !dbg !231
  store i32 %24, ptr @next_out, align 4, !dbg !232
  %25 = load i32, ptr @used, align 4, !dbg !233
  %26 = add nsw i32 %25, -1, !dbg !233
  store i32 %26, ptr @used, align 4, !dbg !233
  %27 = call i32 @pthread_cond_signal(ptr noundef @not_full) #5, !dbg !234
  %28 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !235
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
!llvm.module.flags = !{!108, !109, !110, !111, !112, !113, !114}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 30, type: !80, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/work_queue.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !15, !0, !21, !24, !62, !67, !69, !71, !76, !78}
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
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 32, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 1)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "next_in", scope: !2, file: !3, line: 38, type: !23, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "not_empty", scope: !2, file: !3, line: 31, type: !26, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 21)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !17, isLocal: true, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "next_out", scope: !2, file: !3, line: 38, type: !23, isLocal: true, isDefinition: true)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !27, line: 72, baseType: !81)
!81 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 67, size: 320, elements: !82)
!82 = !{!83, !102, !106}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !81, file: !27, line: 69, baseType: !84, size: 320)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !85, line: 22, size: 320, elements: !86)
!85 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!86 = !{!87, !88, !89, !90, !91, !92, !94, !95}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !84, file: !85, line: 24, baseType: !23, size: 32)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !84, file: !85, line: 25, baseType: !45, size: 32, offset: 32)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !84, file: !85, line: 26, baseType: !23, size: 32, offset: 64)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !84, file: !85, line: 28, baseType: !45, size: 32, offset: 96)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !84, file: !85, line: 32, baseType: !23, size: 32, offset: 128)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !84, file: !85, line: 34, baseType: !93, size: 16, offset: 160)
!93 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !84, file: !85, line: 35, baseType: !93, size: 16, offset: 176)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !84, file: !85, line: 36, baseType: !96, size: 128, offset: 192)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !32, line: 55, baseType: !97)
!97 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !32, line: 51, size: 128, elements: !98)
!98 = !{!99, !101}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !97, file: !32, line: 53, baseType: !100, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !97, file: !32, line: 54, baseType: !100, size: 64, offset: 64)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !81, file: !27, line: 70, baseType: !103, size: 320)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 40)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !81, file: !27, line: 71, baseType: !107, size: 64)
!107 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!108 = !{i32 7, !"Dwarf Version", i32 5}
!109 = !{i32 2, !"Debug Info Version", i32 3}
!110 = !{i32 1, !"wchar_size", i32 4}
!111 = !{i32 8, !"PIC Level", i32 2}
!112 = !{i32 7, !"PIE Level", i32 2}
!113 = !{i32 7, !"uwtable", i32 2}
!114 = !{i32 7, !"frame-pointer", i32 2}
!115 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 74, type: !116, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !118)
!116 = !DISubroutineType(types: !117)
!117 = !{!23}
!118 = !{}
!119 = !DILocalVariable(name: "t", scope: !115, file: !3, line: 76, type: !120)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !121, size: 192, elements: !123)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !122)
!122 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!123 = !{!124}
!124 = !DISubrange(count: 3)
!125 = !DILocation(line: 76, column: 12, scope: !115)
!126 = !DILocalVariable(name: "i", scope: !127, file: !3, line: 78, type: !23)
!127 = distinct !DILexicalBlock(scope: !115, file: !3, line: 78, column: 2)
!128 = !DILocation(line: 78, column: 11, scope: !127)
!129 = !DILocation(line: 78, column: 7, scope: !127)
!130 = !DILocation(line: 78, column: 18, scope: !131)
!131 = distinct !DILexicalBlock(scope: !127, file: !3, line: 78, column: 2)
!132 = !DILocation(line: 78, column: 20, scope: !131)
!133 = !DILocation(line: 78, column: 2, scope: !127)
!134 = !DILocation(line: 79, column: 21, scope: !131)
!135 = !DILocation(line: 79, column: 19, scope: !131)
!136 = !DILocation(line: 79, column: 3, scope: !131)
!137 = !DILocation(line: 78, column: 34, scope: !131)
!138 = !DILocation(line: 78, column: 2, scope: !131)
!139 = distinct !{!139, !133, !140, !141}
!140 = !DILocation(line: 79, column: 45, scope: !127)
!141 = !{!"llvm.loop.mustprogress"}
!142 = !DILocalVariable(name: "i", scope: !143, file: !3, line: 80, type: !23)
!143 = distinct !DILexicalBlock(scope: !115, file: !3, line: 80, column: 2)
!144 = !DILocation(line: 80, column: 11, scope: !143)
!145 = !DILocation(line: 80, column: 7, scope: !143)
!146 = !DILocation(line: 80, column: 18, scope: !147)
!147 = distinct !DILexicalBlock(scope: !143, file: !3, line: 80, column: 2)
!148 = !DILocation(line: 80, column: 20, scope: !147)
!149 = !DILocation(line: 80, column: 2, scope: !143)
!150 = !DILocation(line: 81, column: 33, scope: !147)
!151 = !DILocation(line: 81, column: 31, scope: !147)
!152 = !DILocation(line: 81, column: 19, scope: !147)
!153 = !DILocation(line: 81, column: 3, scope: !147)
!154 = !DILocation(line: 80, column: 34, scope: !147)
!155 = !DILocation(line: 80, column: 2, scope: !147)
!156 = distinct !{!156, !149, !157, !141}
!157 = !DILocation(line: 81, column: 57, scope: !143)
!158 = !DILocalVariable(name: "i", scope: !159, file: !3, line: 82, type: !23)
!159 = distinct !DILexicalBlock(scope: !115, file: !3, line: 82, column: 2)
!160 = !DILocation(line: 82, column: 11, scope: !159)
!161 = !DILocation(line: 82, column: 7, scope: !159)
!162 = !DILocation(line: 82, column: 18, scope: !163)
!163 = distinct !DILexicalBlock(scope: !159, file: !3, line: 82, column: 2)
!164 = !DILocation(line: 82, column: 20, scope: !163)
!165 = !DILocation(line: 82, column: 2, scope: !159)
!166 = !DILocation(line: 83, column: 18, scope: !163)
!167 = !DILocation(line: 83, column: 16, scope: !163)
!168 = !DILocation(line: 83, column: 3, scope: !163)
!169 = !DILocation(line: 82, column: 46, scope: !163)
!170 = !DILocation(line: 82, column: 2, scope: !163)
!171 = distinct !{!171, !165, !172, !141}
!172 = !DILocation(line: 83, column: 26, scope: !159)
!173 = !DILocation(line: 84, column: 2, scope: !115)
!174 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 40, type: !175, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !118)
!175 = !DISubroutineType(types: !176)
!176 = !{!5, !5}
!177 = !DILocalVariable(name: "arg", arg: 1, scope: !174, file: !3, line: 40, type: !5)
!178 = !DILocation(line: 40, column: 29, scope: !174)
!179 = !DILocation(line: 42, column: 8, scope: !174)
!180 = !DILocation(line: 43, column: 2, scope: !174)
!181 = !DILocation(line: 44, column: 3, scope: !182)
!182 = distinct !DILexicalBlock(scope: !183, file: !3, line: 43, column: 9)
!183 = distinct !DILexicalBlock(scope: !184, file: !3, line: 43, column: 2)
!184 = distinct !DILexicalBlock(scope: !174, file: !3, line: 43, column: 2)
!185 = !DILocation(line: 45, column: 10, scope: !186)
!186 = distinct !DILexicalBlock(scope: !182, file: !3, line: 45, column: 10)
!187 = !DILocation(line: 45, column: 15, scope: !186)
!188 = !DILocation(line: 45, column: 10, scope: !182)
!189 = !DILocation(line: 46, column: 4, scope: !186)
!190 = !DILocation(line: 47, column: 3, scope: !191)
!191 = distinct !DILexicalBlock(scope: !192, file: !3, line: 47, column: 3)
!192 = distinct !DILexicalBlock(scope: !182, file: !3, line: 47, column: 3)
!193 = !DILocation(line: 47, column: 3, scope: !192)
!194 = !DILocation(line: 48, column: 9, scope: !182)
!195 = !DILocation(line: 48, column: 3, scope: !182)
!196 = !DILocation(line: 48, column: 18, scope: !182)
!197 = !DILocation(line: 49, column: 14, scope: !182)
!198 = !DILocation(line: 49, column: 22, scope: !182)
!199 = !DILocation(line: 49, column: 27, scope: !182)
!200 = !DILocation(line: 49, column: 11, scope: !182)
!201 = !DILocation(line: 50, column: 7, scope: !182)
!202 = !DILocation(line: 51, column: 3, scope: !182)
!203 = !DILocation(line: 52, column: 3, scope: !182)
!204 = !DILocation(line: 43, column: 2, scope: !183)
!205 = distinct !{!205, !206, !207}
!206 = !DILocation(line: 43, column: 2, scope: !184)
!207 = !DILocation(line: 53, column: 2, scope: !184)
!208 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 57, type: !175, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !118)
!209 = !DILocalVariable(name: "arg", arg: 1, scope: !208, file: !3, line: 57, type: !5)
!210 = !DILocation(line: 57, column: 29, scope: !208)
!211 = !DILocation(line: 59, column: 8, scope: !208)
!212 = !DILocation(line: 60, column: 2, scope: !208)
!213 = !DILocation(line: 61, column: 3, scope: !214)
!214 = distinct !DILexicalBlock(scope: !215, file: !3, line: 60, column: 9)
!215 = distinct !DILexicalBlock(scope: !216, file: !3, line: 60, column: 2)
!216 = distinct !DILexicalBlock(scope: !208, file: !3, line: 60, column: 2)
!217 = !DILocation(line: 62, column: 10, scope: !218)
!218 = distinct !DILexicalBlock(scope: !214, file: !3, line: 62, column: 10)
!219 = !DILocation(line: 62, column: 15, scope: !218)
!220 = !DILocation(line: 62, column: 10, scope: !214)
!221 = !DILocation(line: 63, column: 4, scope: !218)
!222 = !DILocation(line: 64, column: 3, scope: !223)
!223 = distinct !DILexicalBlock(scope: !224, file: !3, line: 64, column: 3)
!224 = distinct !DILexicalBlock(scope: !214, file: !3, line: 64, column: 3)
!225 = !DILocation(line: 64, column: 3, scope: !224)
!226 = !DILocation(line: 65, column: 9, scope: !214)
!227 = !DILocation(line: 65, column: 3, scope: !214)
!228 = !DILocation(line: 65, column: 19, scope: !214)
!229 = !DILocation(line: 66, column: 15, scope: !214)
!230 = !DILocation(line: 66, column: 24, scope: !214)
!231 = !DILocation(line: 66, column: 29, scope: !214)
!232 = !DILocation(line: 66, column: 12, scope: !214)
!233 = !DILocation(line: 67, column: 7, scope: !214)
!234 = !DILocation(line: 68, column: 3, scope: !214)
!235 = !DILocation(line: 69, column: 3, scope: !214)
!236 = !DILocation(line: 60, column: 2, scope: !215)
!237 = distinct !{!237, !238, !239}
!238 = !DILocation(line: 60, column: 2, scope: !216)
!239 = !DILocation(line: 70, column: 2, scope: !216)
