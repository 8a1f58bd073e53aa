; ModuleID = 'pthreads/bounded_buffer.c'
source_filename = "pthreads/bounded_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@used = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"used == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [26 x i8] c"pthreads/bounded_buffer.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@sum = internal global i32 0, align 4, !dbg !29
@.str.2 = private unnamed_addr constant [43 x i8] c"sum == PRODUCERS * ITEMS * (ITEMS + 1) / 2\00", align 1, !dbg !24
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !32
@not_full = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !65
@buffer = internal global [1 x i32] zeroinitializer, align 4, !dbg !100
@next_in = internal global i32 0, align 4, !dbg !105
@not_empty = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !107
@.str.3 = private unnamed_addr constant [26 x i8] c"used >= 1 && used <= SIZE\00", align 1, !dbg !109
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1, !dbg !111
@next_out = internal global i32 0, align 4, !dbg !116

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !125 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !129, metadata !DIExpression()), !dbg !133
  call void @llvm.dbg.declare(metadata ptr %3, metadata !134, metadata !DIExpression()), !dbg !136
  store i32 0, ptr %3, align 4, !dbg !136
  br label %6, !dbg !137

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !138
  %8 = icmp slt i32 %7, 1, !dbg !140
  br i1 %8, label %9, label %17, !dbg !141

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !142
  %11 = sext i32 %10 to i64, !dbg !143
  %12 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %11, !dbg !143
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @producer, ptr noundef null) #5, !dbg !144
  br label %14, !dbg !144

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !145
  %16 = add nsw i32 %15, 1, !dbg !145
  store i32 %16, ptr %3, align 4, !dbg !145
  br label %6, !dbg !146, !llvm.loop !147

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !150, metadata !DIExpression()), !dbg !152
  store i32 0, ptr %4, align 4, !dbg !152
  br label %18, !dbg !153

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !154
  %20 = icmp slt i32 %19, 1, !dbg !156
  br i1 %20, label %21, label %30, !dbg !157

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !158
  %23 = add nsw i32 1, %22, !dbg !159
  %24 = sext i32 %23 to i64, !dbg !160
  %25 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %24, !dbg !160
  %26 = call i32 @pthread_create(ptr noundef %25, ptr noundef null, ptr noundef @consumer, ptr noundef null) #5, !dbg !161
  br label %27, !dbg !161

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !162
  %29 = add nsw i32 %28, 1, !dbg !162
  store i32 %29, ptr %4, align 4, !dbg !162
  br label %18, !dbg !163, !llvm.loop !164

30:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata ptr %5, metadata !166, metadata !DIExpression()), !dbg !168
  store i32 0, ptr %5, align 4, !dbg !168
  br label %31, !dbg !169

31:                                               ; preds = %40, %30
  %32 = load i32, ptr %5, align 4, !dbg !170
  %33 = icmp slt i32 %32, 2, !dbg !172
  br i1 %33, label %34, label %43, !dbg !173

34:                                               ; preds = %31
  %35 = load i32, ptr %5, align 4, !dbg !174
  %36 = sext i32 %35 to i64, !dbg !175
  %37 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %36, !dbg !175
  %38 = load i64, ptr %37, align 8, !dbg !175
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !176
  br label %40, !dbg !176

40:                                               ; preds = %34
  %41 = load i32, ptr %5, align 4, !dbg !177
  %42 = add nsw i32 %41, 1, !dbg !177
  store i32 %42, ptr %5, align 4, !dbg !177
  br label %31, !dbg !178, !llvm.loop !179

43:                                               ; preds = %31
  %44 = load i32, ptr @used, align 4, !dbg !181
  %45 = icmp eq i32 %44, 0, !dbg !181
  br i1 %45, label %46, label %47, !dbg !184

46:                                               ; preds = %43
  br label %48, !dbg !184

47:                                               ; preds = %43
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 75, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !181
  unreachable, !dbg !181

48:                                               ; preds = %46
  %49 = load i32, ptr @sum, align 4, !dbg !185
  %50 = icmp eq i32 %49, 3, !dbg !185
  br i1 %50, label %51, label %52, !dbg !188

51:                                               ; preds = %48
  br label %53, !dbg !188

52:                                               ; preds = %48
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 76, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !185
  unreachable, !dbg !185

53:                                               ; preds = %51
  ret i32 0, !dbg !189
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !190 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !193, metadata !DIExpression()), !dbg !194
  %4 = load ptr, ptr %2, align 8, !dbg !195
  call void @llvm.dbg.declare(metadata ptr %3, metadata !196, metadata !DIExpression()), !dbg !198
  store i32 1, ptr %3, align 4, !dbg !198
  br label %5, !dbg !199

5:                                                ; preds = %27, %1
  %6 = load i32, ptr %3, align 4, !dbg !200
  %7 = icmp sle i32 %6, 2, !dbg !202
  br i1 %7, label %8, label %30, !dbg !203

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !204
  br label %10, !dbg !206

10:                                               ; preds = %13, %8
  %11 = load i32, ptr @used, align 4, !dbg !207
  %12 = icmp eq i32 %11, 1, !dbg !208
  br i1 %12, label %13, label %15, !dbg !206

13:                                               ; preds = %10
  %14 = call i32 @pthread_cond_wait(ptr noundef @not_full, ptr noundef @mutex), !dbg !209
  br label %10, !dbg !206, !llvm.loop !210

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !212
  %17 = load i32, ptr @next_in, align 4, !dbg !213
  %18 = sext i32 %17 to i64, !dbg !214
  %19 = getelementptr inbounds [1 x i32], ptr @buffer, i64 0, i64 %18, !dbg !214
  store i32 %16, ptr %19, align 4, !dbg !215
  %20 = load i32, ptr @next_in, align 4, !dbg !216
  %21 = add nsw i32 %20, 1, !dbg !217
  %22 = srem i32 %21, 1, !dbg !218
  store i32 %22, ptr @next_in, align 4, !dbg !219
  %23 = load i32, ptr @used, align 4, !dbg !220
  %24 = add nsw i32 %23, 1, !dbg !220
  store i32 %24, ptr @used, align 4, !dbg !220
  %25 = call i32 @pthread_cond_signal(ptr noundef @not_empty) #5, !dbg !221
  %26 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !222
  br label %27, !dbg !223

27:                                               ; preds = %15
  %28 = load i32, ptr %3, align 4, !dbg !224
  %29 = add nsw i32 %28, 1, !dbg !224
  store i32 %29, ptr %3, align 4, !dbg !224
  br label %5, !dbg !225, !llvm.loop !226

30:                                               ; preds = %5
  ret ptr null, !dbg !228
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !229 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !230, metadata !DIExpression()), !dbg !231
  %4 = load ptr, ptr %2, align 8, !dbg !232
  call void @llvm.dbg.declare(metadata ptr %3, metadata !233, metadata !DIExpression()), !dbg !235
  store i32 1, ptr %3, align 4, !dbg !235
  br label %5, !dbg !236

5:                                                ; preds = %37, %1
  %6 = load i32, ptr %3, align 4, !dbg !237
  %7 = icmp sle i32 %6, 2, !dbg !239
  br i1 %7, label %8, label %40, !dbg !240

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !241
  br label %10, !dbg !243

10:                                               ; preds = %13, %8
  %11 = load i32, ptr @used, align 4, !dbg !244
  %12 = icmp eq i32 %11, 0, !dbg !245
  br i1 %12, label %13, label %15, !dbg !243

13:                                               ; preds = %10
  %14 = call i32 @pthread_cond_wait(ptr noundef @not_empty, ptr noundef @mutex), !dbg !246
  br label %10, !dbg !243, !llvm.loop !247

15:                                               ; preds = %10
  %16 = load i32, ptr @used, align 4, !dbg !249
  %17 = icmp sge i32 %16, 1, !dbg !249
  br i1 %17, label %18, label %22, !dbg !249

18:                                               ; preds = %15
  %19 = load i32, ptr @used, align 4, !dbg !249
  %20 = icmp sle i32 %19, 1, !dbg !249
  br i1 %20, label %21, label %22, !dbg !252

21:                                               ; preds = %18
  br label %23, !dbg !252

22:                                               ; preds = %18, %15
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !249
  unreachable, !dbg !249

23:                                               ; preds = %21
  %24 = load i32, ptr @next_out, align 4, !dbg !253
  %25 = sext i32 %24 to i64, !dbg !254
  %26 = getelementptr inbounds [1 x i32], ptr @buffer, i64 0, i64 %25, !dbg !254
  %27 = load i32, ptr %26, align 4, !dbg !254
  %28 = load i32, ptr @sum, align 4, !dbg !255
  %29 = add nsw i32 %28, %27, !dbg !255
  store i32 %29, ptr @sum, align 4, !dbg !255
  %30 = load i32, ptr @next_out, align 4, !dbg !256
  %31 = add nsw i32 %30, 1, !dbg !257
  %32 = srem i32 %31, 1, !dbg !258
  store i32 %32, ptr @next_out, align 4, !dbg !259
  %33 = load i32, ptr @used, align 4, !dbg !260
  %34 = add nsw i32 %33, -1, !dbg !260
  store i32 %34, ptr @used, align 4, !dbg !260
  %35 = call i32 @pthread_cond_signal(ptr noundef @not_full) #5, !dbg !261
  %36 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !262
  br label %37, !dbg !263

37:                                               ; preds = %23
  %38 = load i32, ptr %3, align 4, !dbg !264
  %39 = add nsw i32 %38, 1, !dbg !264
  store i32 %39, ptr %3, align 4, !dbg !264
  br label %5, !dbg !265, !llvm.loop !266

40:                                               ; preds = %5
  ret ptr null, !dbg !268
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

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
!llvm.module.flags = !{!118, !119, !120, !121, !122, !123, !124}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 30, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/bounded_buffer.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !29, !32, !65, !100, !105, !107, !109, !111, !116}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 75, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 75, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 208, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 26)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 75, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 76, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 344, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 43)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 30, type: !31, isLocal: true, isDefinition: true)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 26, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !35, line: 72, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!36 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !35, line: 67, size: 320, elements: !37)
!37 = !{!38, !59, !63}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !36, file: !35, line: 69, baseType: !39, size: 320)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !40, line: 22, size: 320, elements: !41)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!41 = !{!42, !43, !45, !46, !47, !48, !50, !51}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !39, file: !40, line: 24, baseType: !31, size: 32)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !39, file: !40, line: 25, baseType: !44, size: 32, offset: 32)
!44 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !39, file: !40, line: 26, baseType: !31, size: 32, offset: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !39, file: !40, line: 28, baseType: !44, size: 32, offset: 96)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !39, file: !40, line: 32, baseType: !31, size: 32, offset: 128)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !39, file: !40, line: 34, baseType: !49, size: 16, offset: 160)
!49 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !39, file: !40, line: 35, baseType: !49, size: 16, offset: 176)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !39, file: !40, line: 36, baseType: !52, size: 128, offset: 192)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !53, line: 55, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !53, line: 51, size: 128, elements: !55)
!55 = !{!56, !58}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !54, file: !53, line: 53, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !54, file: !53, line: 54, baseType: !57, size: 64, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !36, file: !35, line: 70, baseType: !60, size: 320)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 40)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !36, file: !35, line: 71, baseType: !64, size: 64)
!64 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "not_full", scope: !2, file: !3, line: 27, type: !67, isLocal: true, isDefinition: true)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !35, line: 80, baseType: !68)
!68 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !35, line: 75, size: 384, elements: !69)
!69 = !{!70, !94, !98}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !68, file: !35, line: 77, baseType: !71, size: 384)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !53, line: 94, size: 384, elements: !72)
!72 = !{!73, !85, !86, !90, !91, !92, !93}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !71, file: !53, line: 96, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !75, line: 33, baseType: !76)
!75 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!76 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !75, line: 25, size: 64, elements: !77)
!77 = !{!78, !80}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !76, file: !75, line: 27, baseType: !79, size: 64)
!79 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !76, file: !75, line: 32, baseType: !81, size: 64)
!81 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !76, file: !75, line: 28, size: 64, elements: !82)
!82 = !{!83, !84}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !81, file: !75, line: 30, baseType: !44, size: 32)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !81, file: !75, line: 31, baseType: !44, size: 32, offset: 32)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !71, file: !53, line: 97, baseType: !74, size: 64, offset: 64)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !71, file: !53, line: 98, baseType: !87, size: 64, offset: 128)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 64, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 2)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !71, file: !53, line: 99, baseType: !87, size: 64, offset: 192)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !71, file: !53, line: 100, baseType: !44, size: 32, offset: 256)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !71, file: !53, line: 101, baseType: !44, size: 32, offset: 288)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !71, file: !53, line: 102, baseType: !87, size: 64, offset: 320)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !68, file: !35, line: 78, baseType: !95, size: 384)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 384, elements: !96)
!96 = !{!97}
!97 = !DISubrange(count: 48)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !68, file: !35, line: 79, baseType: !99, size: 64)
!99 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 29, type: !102, isLocal: true, isDefinition: true)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 32, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 1)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(name: "next_in", scope: !2, file: !3, line: 30, type: !31, isLocal: true, isDefinition: true)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(name: "not_empty", scope: !2, file: !3, line: 28, type: !67, isLocal: true, isDefinition: true)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !15, isLocal: true, isDefinition: true)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !113, isLocal: true, isDefinition: true)
!113 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 184, elements: !114)
!114 = !{!115}
!115 = !DISubrange(count: 23)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(name: "next_out", scope: !2, file: !3, line: 30, type: !31, isLocal: true, isDefinition: true)
!118 = !{i32 7, !"Dwarf Version", i32 5}
!119 = !{i32 2, !"Debug Info Version", i32 3}
!120 = !{i32 1, !"wchar_size", i32 4}
!121 = !{i32 8, !"PIC Level", i32 2}
!122 = !{i32 7, !"PIE Level", i32 2}
!123 = !{i32 7, !"uwtable", i32 2}
!124 = !{i32 7, !"frame-pointer", i32 2}
!125 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 65, type: !126, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !128)
!126 = !DISubroutineType(types: !127)
!127 = !{!31}
!128 = !{}
!129 = !DILocalVariable(name: "t", scope: !125, file: !3, line: 67, type: !130)
!130 = !DICompositeType(tag: DW_TAG_array_type, baseType: !131, size: 128, elements: !88)
!131 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !132)
!132 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!133 = !DILocation(line: 67, column: 12, scope: !125)
!134 = !DILocalVariable(name: "i", scope: !135, file: !3, line: 69, type: !31)
!135 = distinct !DILexicalBlock(scope: !125, file: !3, line: 69, column: 2)
!136 = !DILocation(line: 69, column: 11, scope: !135)
!137 = !DILocation(line: 69, column: 7, scope: !135)
!138 = !DILocation(line: 69, column: 18, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 69, column: 2)
!140 = !DILocation(line: 69, column: 20, scope: !139)
!141 = !DILocation(line: 69, column: 2, scope: !135)
!142 = !DILocation(line: 70, column: 21, scope: !139)
!143 = !DILocation(line: 70, column: 19, scope: !139)
!144 = !DILocation(line: 70, column: 3, scope: !139)
!145 = !DILocation(line: 69, column: 34, scope: !139)
!146 = !DILocation(line: 69, column: 2, scope: !139)
!147 = distinct !{!147, !141, !148, !149}
!148 = !DILocation(line: 70, column: 45, scope: !135)
!149 = !{!"llvm.loop.mustprogress"}
!150 = !DILocalVariable(name: "i", scope: !151, file: !3, line: 71, type: !31)
!151 = distinct !DILexicalBlock(scope: !125, file: !3, line: 71, column: 2)
!152 = !DILocation(line: 71, column: 11, scope: !151)
!153 = !DILocation(line: 71, column: 7, scope: !151)
!154 = !DILocation(line: 71, column: 18, scope: !155)
!155 = distinct !DILexicalBlock(scope: !151, file: !3, line: 71, column: 2)
!156 = !DILocation(line: 71, column: 20, scope: !155)
!157 = !DILocation(line: 71, column: 2, scope: !151)
!158 = !DILocation(line: 72, column: 33, scope: !155)
!159 = !DILocation(line: 72, column: 31, scope: !155)
!160 = !DILocation(line: 72, column: 19, scope: !155)
!161 = !DILocation(line: 72, column: 3, scope: !155)
!162 = !DILocation(line: 71, column: 34, scope: !155)
!163 = !DILocation(line: 71, column: 2, scope: !155)
!164 = distinct !{!164, !157, !165, !149}
!165 = !DILocation(line: 72, column: 57, scope: !151)
!166 = !DILocalVariable(name: "i", scope: !167, file: !3, line: 73, type: !31)
!167 = distinct !DILexicalBlock(scope: !125, file: !3, line: 73, column: 2)
!168 = !DILocation(line: 73, column: 11, scope: !167)
!169 = !DILocation(line: 73, column: 7, scope: !167)
!170 = !DILocation(line: 73, column: 18, scope: !171)
!171 = distinct !DILexicalBlock(scope: !167, file: !3, line: 73, column: 2)
!172 = !DILocation(line: 73, column: 20, scope: !171)
!173 = !DILocation(line: 73, column: 2, scope: !167)
!174 = !DILocation(line: 74, column: 18, scope: !171)
!175 = !DILocation(line: 74, column: 16, scope: !171)
!176 = !DILocation(line: 74, column: 3, scope: !171)
!177 = !DILocation(line: 73, column: 46, scope: !171)
!178 = !DILocation(line: 73, column: 2, scope: !171)
!179 = distinct !{!179, !173, !180, !149}
!180 = !DILocation(line: 74, column: 26, scope: !167)
!181 = !DILocation(line: 75, column: 2, scope: !182)
!182 = distinct !DILexicalBlock(scope: !183, file: !3, line: 75, column: 2)
!183 = distinct !DILexicalBlock(scope: !125, file: !3, line: 75, column: 2)
!184 = !DILocation(line: 75, column: 2, scope: !183)
!185 = !DILocation(line: 76, column: 2, scope: !186)
!186 = distinct !DILexicalBlock(scope: !187, file: !3, line: 76, column: 2)
!187 = distinct !DILexicalBlock(scope: !125, file: !3, line: 76, column: 2)
!188 = !DILocation(line: 76, column: 2, scope: !187)
!189 = !DILocation(line: 77, column: 2, scope: !125)
!190 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 32, type: !191, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !128)
!191 = !DISubroutineType(types: !192)
!192 = !{!5, !5}
!193 = !DILocalVariable(name: "arg", arg: 1, scope: !190, file: !3, line: 32, type: !5)
!194 = !DILocation(line: 32, column: 29, scope: !190)
!195 = !DILocation(line: 34, column: 8, scope: !190)
!196 = !DILocalVariable(name: "i", scope: !197, file: !3, line: 35, type: !31)
!197 = distinct !DILexicalBlock(scope: !190, file: !3, line: 35, column: 2)
!198 = !DILocation(line: 35, column: 11, scope: !197)
!199 = !DILocation(line: 35, column: 7, scope: !197)
!200 = !DILocation(line: 35, column: 18, scope: !201)
!201 = distinct !DILexicalBlock(scope: !197, file: !3, line: 35, column: 2)
!202 = !DILocation(line: 35, column: 20, scope: !201)
!203 = !DILocation(line: 35, column: 2, scope: !197)
!204 = !DILocation(line: 36, column: 3, scope: !205)
!205 = distinct !DILexicalBlock(scope: !201, file: !3, line: 35, column: 35)
!206 = !DILocation(line: 37, column: 3, scope: !205)
!207 = !DILocation(line: 37, column: 10, scope: !205)
!208 = !DILocation(line: 37, column: 15, scope: !205)
!209 = !DILocation(line: 38, column: 4, scope: !205)
!210 = distinct !{!210, !206, !211, !149}
!211 = !DILocation(line: 38, column: 39, scope: !205)
!212 = !DILocation(line: 39, column: 21, scope: !205)
!213 = !DILocation(line: 39, column: 10, scope: !205)
!214 = !DILocation(line: 39, column: 3, scope: !205)
!215 = !DILocation(line: 39, column: 19, scope: !205)
!216 = !DILocation(line: 40, column: 14, scope: !205)
!217 = !DILocation(line: 40, column: 22, scope: !205)
!218 = !DILocation(line: 40, column: 27, scope: !205)
!219 = !DILocation(line: 40, column: 11, scope: !205)
!220 = !DILocation(line: 41, column: 7, scope: !205)
!221 = !DILocation(line: 42, column: 3, scope: !205)
!222 = !DILocation(line: 43, column: 3, scope: !205)
!223 = !DILocation(line: 44, column: 2, scope: !205)
!224 = !DILocation(line: 35, column: 31, scope: !201)
!225 = !DILocation(line: 35, column: 2, scope: !201)
!226 = distinct !{!226, !203, !227, !149}
!227 = !DILocation(line: 44, column: 2, scope: !197)
!228 = !DILocation(line: 45, column: 2, scope: !190)
!229 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 48, type: !191, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !128)
!230 = !DILocalVariable(name: "arg", arg: 1, scope: !229, file: !3, line: 48, type: !5)
!231 = !DILocation(line: 48, column: 29, scope: !229)
!232 = !DILocation(line: 50, column: 8, scope: !229)
!233 = !DILocalVariable(name: "i", scope: !234, file: !3, line: 51, type: !31)
!234 = distinct !DILexicalBlock(scope: !229, file: !3, line: 51, column: 2)
!235 = !DILocation(line: 51, column: 11, scope: !234)
!236 = !DILocation(line: 51, column: 7, scope: !234)
!237 = !DILocation(line: 51, column: 18, scope: !238)
!238 = distinct !DILexicalBlock(scope: !234, file: !3, line: 51, column: 2)
!239 = !DILocation(line: 51, column: 20, scope: !238)
!240 = !DILocation(line: 51, column: 2, scope: !234)
!241 = !DILocation(line: 52, column: 3, scope: !242)
!242 = distinct !DILexicalBlock(scope: !238, file: !3, line: 51, column: 35)
!243 = !DILocation(line: 53, column: 3, scope: !242)
!244 = !DILocation(line: 53, column: 10, scope: !242)
!245 = !DILocation(line: 53, column: 15, scope: !242)
!246 = !DILocation(line: 54, column: 4, scope: !242)
!247 = distinct !{!247, !243, !248, !149}
!248 = !DILocation(line: 54, column: 40, scope: !242)
!249 = !DILocation(line: 55, column: 3, scope: !250)
!250 = distinct !DILexicalBlock(scope: !251, file: !3, line: 55, column: 3)
!251 = distinct !DILexicalBlock(scope: !242, file: !3, line: 55, column: 3)
!252 = !DILocation(line: 55, column: 3, scope: !251)
!253 = !DILocation(line: 56, column: 17, scope: !242)
!254 = !DILocation(line: 56, column: 10, scope: !242)
!255 = !DILocation(line: 56, column: 7, scope: !242)
!256 = !DILocation(line: 57, column: 15, scope: !242)
!257 = !DILocation(line: 57, column: 24, scope: !242)
!258 = !DILocation(line: 57, column: 29, scope: !242)
!259 = !DILocation(line: 57, column: 12, scope: !242)
!260 = !DILocation(line: 58, column: 7, scope: !242)
!261 = !DILocation(line: 59, column: 3, scope: !242)
!262 = !DILocation(line: 60, column: 3, scope: !242)
!263 = !DILocation(line: 61, column: 2, scope: !242)
!264 = !DILocation(line: 51, column: 31, scope: !238)
!265 = !DILocation(line: 51, column: 2, scope: !238)
!266 = distinct !{!266, !240, !267, !149}
!267 = !DILocation(line: 61, column: 2, scope: !234)
!268 = !DILocation(line: 62, column: 2, scope: !229)
