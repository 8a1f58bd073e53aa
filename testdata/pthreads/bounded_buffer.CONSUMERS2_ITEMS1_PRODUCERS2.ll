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
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !129, metadata !DIExpression()), !dbg !135
  call void @llvm.dbg.declare(metadata ptr %3, metadata !136, metadata !DIExpression()), !dbg !138
  store i32 0, ptr %3, align 4, !dbg !138
  br label %6, !dbg !139

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !140
  %8 = icmp slt i32 %7, 2, !dbg !142
  br i1 %8, label %9, label %17, !dbg !143

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !144
  %11 = sext i32 %10 to i64, !dbg !145
  %12 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %11, !dbg !145
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @producer, ptr noundef null) #5, !dbg !146
  br label %14, !dbg !146

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !147
  %16 = add nsw i32 %15, 1, !dbg !147
  store i32 %16, ptr %3, align 4, !dbg !147
  br label %6, !dbg !148, !llvm.loop !149

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !152, metadata !DIExpression()), !dbg !154
  store i32 0, ptr %4, align 4, !dbg !154
  br label %18, !dbg !155

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !156
  %20 = icmp slt i32 %19, 2, !dbg !158
  br i1 %20, label %21, label %30, !dbg !159

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !160
  %23 = add nsw i32 2, %22, !dbg !161
  %24 = sext i32 %23 to i64, !dbg !162
  %25 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %24, !dbg !162
  %26 = call i32 @pthread_create(ptr noundef %25, ptr noundef null, ptr noundef @consumer, ptr noundef null) #5, !dbg !163
  br label %27, !dbg !163

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !164
  %29 = add nsw i32 %28, 1, !dbg !164
  store i32 %29, ptr %4, align 4, !dbg !164
  br label %18, !dbg !165, !llvm.loop !166

30:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata ptr %5, metadata !168, metadata !DIExpression()), !dbg !170
  store i32 0, ptr %5, align 4, !dbg !170
  br label %31, !dbg !171

31:                                               ; preds = %40, %30
  %32 = load i32, ptr %5, align 4, !dbg !172
  %33 = icmp slt i32 %32, 4, !dbg !174
  br i1 %33, label %34, label %43, !dbg !175

34:                                               ; preds = %31
  %35 = load i32, ptr %5, align 4, !dbg !176
  %36 = sext i32 %35 to i64, !dbg !177
  %37 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %36, !dbg !177
  %38 = load i64, ptr %37, align 8, !dbg !177
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !178
  br label %40, !dbg !178

40:                                               ; preds = %34
  %41 = load i32, ptr %5, align 4, !dbg !179
  %42 = add nsw i32 %41, 1, !dbg !179
  store i32 %42, ptr %5, align 4, !dbg !179
  br label %31, !dbg !180, !llvm.loop !181

43:                                               ; preds = %31
  %44 = load i32, ptr @used, align 4, !dbg !183
  %45 = icmp eq i32 %44, 0, !dbg !183
  br i1 %45, label %46, label %47, !dbg !186

46:                                               ; preds = %43
  br label %48, !dbg !186

47:                                               ; preds = %43
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 75, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !183
  unreachable, !dbg !183

48:                                               ; preds = %46
  %49 = load i32, ptr @sum, align 4, !dbg !187
  %50 = icmp eq i32 %49, 2, !dbg !187
  br i1 %50, label %51, label %52, !dbg !190

51:                                               ; preds = %48
  br label %53, !dbg !190

52:                                               ; preds = %48
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 76, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !187
  unreachable, !dbg !187

53:                                               ; preds = %51
  ret i32 0, !dbg !191
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !192 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !195, metadata !DIExpression()), !dbg !196
  %4 = load ptr, ptr %2, align 8, !dbg !197
  call void @llvm.dbg.declare(metadata ptr %3, metadata !198, metadata !DIExpression()), !dbg !200
  store i32 1, ptr %3, align 4, !dbg !200
  br label %5, !dbg !201

5:                                                ; preds = %27, %1
  %6 = load i32, ptr %3, align 4, !dbg !202
  %7 = icmp sle i32 %6, 1, !dbg !204
  br i1 %7, label %8, label %30, !dbg !205

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !206
  br label %10, !dbg !208

10:                                               ; preds = %13, %8
  %11 = load i32, ptr @used, align 4, !dbg !209
  %12 = icmp eq i32 %11, 1, !dbg !210
  br i1 %12, label %13, label %15, !dbg !208

13:                                               ; preds = %10
  %14 = call i32 @pthread_cond_wait(ptr noundef @not_full, ptr noundef @mutex), !dbg !211
  br label %10, !dbg !208, !llvm.loop !212

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !214
  %17 = load i32, ptr @next_in, align 4, !dbg !215
  %18 = sext i32 %17 to i64, !dbg !216
  %19 = getelementptr inbounds [1 x i32], ptr @buffer, i64 0, i64 %18, !dbg !216
  store i32 %16, ptr %19, align 4, !dbg !217
  %20 = load i32, ptr @next_in, align 4, !dbg !218
  %21 = add nsw i32 %20, 1, !dbg !219
  %22 = srem i32 %21, 1, !dbg !220
  store i32 %22, ptr @next_in, align 4, !dbg !221
  %23 = load i32, ptr @used, align 4, !dbg !222
  %24 = add nsw i32 %23, 1, !dbg !222
  store i32 %24, ptr @used, align 4, !dbg !222
  %25 = call i32 @pthread_cond_signal(ptr noundef @not_empty) #5, !dbg !223
  %26 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !224
  br label %27, !dbg !225

27:                                               ; preds = %15
  %28 = load i32, ptr %3, align 4, !dbg !226
  %29 = add nsw i32 %28, 1, !dbg !226
  store i32 %29, ptr %3, align 4, !dbg !226
  br label %5, !dbg !227, !llvm.loop !228

30:                                               ; preds = %5
  ret ptr null, !dbg !230
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !231 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !232, metadata !DIExpression()), !dbg !233
  %4 = load ptr, ptr %2, align 8, !dbg !234
  call void @llvm.dbg.declare(metadata ptr %3, metadata !235, metadata !DIExpression()), !dbg !237
  store i32 1, ptr %3, align 4, !dbg !237
  br label %5, !dbg !238

5:                                                ; preds = %37, %1
  %6 = load i32, ptr %3, align 4, !dbg !239
  %7 = icmp sle i32 %6, 1, !dbg !241
  br i1 %7, label %8, label %40, !dbg !242

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !243
  br label %10, !dbg !245

10:                                               ; preds = %13, %8
  %11 = load i32, ptr @used, align 4, !dbg !246
  %12 = icmp eq i32 %11, 0, !dbg !247
  br i1 %12, label %13, label %15, !dbg !245

13:                                               ; preds = %10
  %14 = call i32 @pthread_cond_wait(ptr noundef @not_empty, ptr noundef @mutex), !dbg !248
  br label %10, !dbg !245, !llvm.loop !249

15:                                               ; preds = %10
  %16 = load i32, ptr @used, align 4, !dbg !251
  %17 = icmp sge i32 %16, 1, !dbg !251
  br i1 %17, label %18, label %22, !dbg !251

18:                                               ; preds = %15
  %19 = load i32, ptr @used, align 4, !dbg !251
  %20 = icmp sle i32 %19, 1, !dbg !251
  br i1 %20, label %21, label %22, !dbg !254

21:                                               ; preds = %18
  br label %23, !dbg !254

22:                                               ; preds = %18, %15
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !251
  unreachable, !dbg !251

23:                                               ; preds = %21
  %24 = load i32, ptr @next_out, align 4, !dbg !255
  %25 = sext i32 %24 to i64, !dbg !256
  %26 = getelementptr inbounds [1 x i32], ptr @buffer, i64 0, i64 %25, !dbg !256
  %27 = load i32, ptr %26, align 4, !dbg !256
  %28 = load i32, ptr @sum, align 4, !dbg !257
  %29 = add nsw i32 %28, %27, !dbg !257
  store i32 %29, ptr @sum, align 4, !dbg !257
  %30 = load i32, ptr @next_out, align 4, !dbg !258
  %31 = add nsw i32 %30, 1, !dbg !259
  %32 = srem i32 %31, 1, !dbg !260
  store i32 %32, ptr @next_out, align 4, !dbg !261
  %33 = load i32, ptr @used, align 4, !dbg !262
  %34 = add nsw i32 %33, -1, !dbg !262
  store i32 %34, ptr @used, align 4, !dbg !262
  %35 = call i32 @pthread_cond_signal(ptr noundef @not_full) #5, !dbg !263
  %36 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !264
  br label %37, !dbg !265

37:                                               ; preds = %23
  %38 = load i32, ptr %3, align 4, !dbg !266
  %39 = add nsw i32 %38, 1, !dbg !266
  store i32 %39, ptr %3, align 4, !dbg !266
  br label %5, !dbg !267, !llvm.loop !268

40:                                               ; preds = %5
  ret ptr null, !dbg !270
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
!130 = !DICompositeType(tag: DW_TAG_array_type, baseType: !131, size: 256, elements: !133)
!131 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !132)
!132 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!133 = !{!134}
!134 = !DISubrange(count: 4)
!135 = !DILocation(line: 67, column: 12, scope: !125)
!136 = !DILocalVariable(name: "i", scope: !137, file: !3, line: 69, type: !31)
!137 = distinct !DILexicalBlock(scope: !125, file: !3, line: 69, column: 2)
!138 = !DILocation(line: 69, column: 11, scope: !137)
!139 = !DILocation(line: 69, column: 7, scope: !137)
!140 = !DILocation(line: 69, column: 18, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 69, column: 2)
!142 = !DILocation(line: 69, column: 20, scope: !141)
!143 = !DILocation(line: 69, column: 2, scope: !137)
!144 = !DILocation(line: 70, column: 21, scope: !141)
!145 = !DILocation(line: 70, column: 19, scope: !141)
!146 = !DILocation(line: 70, column: 3, scope: !141)
!147 = !DILocation(line: 69, column: 34, scope: !141)
!148 = !DILocation(line: 69, column: 2, scope: !141)
!149 = distinct !{!149, !143, !150, !151}
!150 = !DILocation(line: 70, column: 45, scope: !137)
!151 = !{!"llvm.loop.mustprogress"}
!152 = !DILocalVariable(name: "i", scope: !153, file: !3, line: 71, type: !31)
!153 = distinct !DILexicalBlock(scope: !125, file: !3, line: 71, column: 2)
!154 = !DILocation(line: 71, column: 11, scope: !153)
!155 = !DILocation(line: 71, column: 7, scope: !153)
!156 = !DILocation(line: 71, column: 18, scope: !157)
!157 = distinct !DILexicalBlock(scope: !153, file: !3, line: 71, column: 2)
!158 = !DILocation(line: 71, column: 20, scope: !157)
!159 = !DILocation(line: 71, column: 2, scope: !153)
!160 = !DILocation(line: 72, column: 33, scope: !157)
!161 = !DILocation(line: 72, column: 31, scope: !157)
!162 = !DILocation(line: 72, column: 19, scope: !157)
!163 = !DILocation(line: 72, column: 3, scope: !157)
!164 = !DILocation(line: 71, column: 34, scope: !157)
!165 = !DILocation(line: 71, column: 2, scope: !157)
!166 = distinct !{!166, !159, !167, !151}
!167 = !DILocation(line: 72, column: 57, scope: !153)
!168 = !DILocalVariable(name: "i", scope: !169, file: !3, line: 73, type: !31)
!169 = distinct !DILexicalBlock(scope: !125, file: !3, line: 73, column: 2)
!170 = !DILocation(line: 73, column: 11, scope: !169)
!171 = !DILocation(line: 73, column: 7, scope: !169)
!172 = !DILocation(line: 73, column: 18, scope: !173)
!173 = distinct !DILexicalBlock(scope: !169, file: !3, line: 73, column: 2)
!174 = !DILocation(line: 73, column: 20, scope: !173)
!175 = !DILocation(line: 73, column: 2, scope: !169)
!176 = !DILocation(line: 74, column: 18, scope: !173)
!177 = !DILocation(line: 74, column: 16, scope: !173)
!178 = !DILocation(line: 74, column: 3, scope: !173)
!179 = !DILocation(line: 73, column: 46, scope: !173)
!180 = !DILocation(line: 73, column: 2, scope: !173)
!181 = distinct !{!181, !175, !182, !151}
!182 = !DILocation(line: 74, column: 26, scope: !169)
!183 = !DILocation(line: 75, column: 2, scope: !184)
!184 = distinct !DILexicalBlock(scope: !185, file: !3, line: 75, column: 2)
!185 = distinct !DILexicalBlock(scope: !125, file: !3, line: 75, column: 2)
!186 = !DILocation(line: 75, column: 2, scope: !185)
!187 = !DILocation(line: 76, column: 2, scope: !188)
!188 = distinct !DILexicalBlock(scope: !189, file: !3, line: 76, column: 2)
!189 = distinct !DILexicalBlock(scope: !125, file: !3, line: 76, column: 2)
!190 = !DILocation(line: 76, column: 2, scope: !189)
!191 = !DILocation(line: 77, column: 2, scope: !125)
!192 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 32, type: !193, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !128)
!193 = !DISubroutineType(types: !194)
!194 = !{!5, !5}
!195 = !DILocalVariable(name: "arg", arg: 1, scope: !192, file: !3, line: 32, type: !5)
!196 = !DILocation(line: 32, column: 29, scope: !192)
!197 = !DILocation(line: 34, column: 8, scope: !192)
!198 = !DILocalVariable(name: "i", scope: !199, file: !3, line: 35, type: !31)
!199 = distinct !DILexicalBlock(scope: !192, file: !3, line: 35, column: 2)
!200 = !DILocation(line: 35, column: 11, scope: !199)
!201 = !DILocation(line: 35, column: 7, scope: !199)
!202 = !DILocation(line: 35, column: 18, scope: !203)
!203 = distinct !DILexicalBlock(scope: !199, file: !3, line: 35, column: 2)
!204 = !DILocation(line: 35, column: 20, scope: !203)
!205 = !DILocation(line: 35, column: 2, scope: !199)
!206 = !DILocation(line: 36, column: 3, scope: !207)
!207 = distinct !DILexicalBlock(scope: !203, file: !3, line: 35, column: 35)
!208 = !DILocation(line: 37, column: 3, scope: !207)
!209 = !DILocation(line: 37, column: 10, scope: !207)
!210 = !DILocation(line: 37, column: 15, scope: !207)
!211 = !DILocation(line: 38, column: 4, scope: !207)
!212 = distinct !{!212, !208, !213, !151}
!213 = !DILocation(line: 38, column: 39, scope: !207)
!214 = !DILocation(line: 39, column: 21, scope: !207)
!215 = !DILocation(line: 39, column: 10, scope: !207)
!216 = !DILocation(line: 39, column: 3, scope: !207)
!217 = !DILocation(line: 39, column: 19, scope: !207)
!218 = !DILocation(line: 40, column: 14, scope: !207)
!219 = !DILocation(line: 40, column: 22, scope: !207)
!220 = !DILocation(line: 40, column: 27, scope: !207)
!221 = !DILocation(line: 40, column: 11, scope: !207)
!222 = !DILocation(line: 41, column: 7, scope: !207)
!223 = !DILocation(line: 42, column: 3, scope: !207)
!224 = !DILocation(line: 43, column: 3, scope: !207)
!225 = !DILocation(line: 44, column: 2, scope: !207)
!226 = !DILocation(line: 35, column: 31, scope: !203)
!227 = !DILocation(line: 35, column: 2, scope: !203)
!228 = distinct !{!228, !205, !229, !151}
!229 = !DILocation(line: 44, column: 2, scope: !199)
!230 = !DILocation(line: 45, column: 2, scope: !192)
!231 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 48, type: !193, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !128)
!232 = !DILocalVariable(name: "arg", arg: 1, scope: !231, file: !3, line: 48, type: !5)
!233 = !DILocation(line: 48, column: 29, scope: !231)
!234 = !DILocation(line: 50, column: 8, scope: !231)
!235 = !DILocalVariable(name: "i", scope: !236, file: !3, line: 51, type: !31)
!236 = distinct !DILexicalBlock(scope: !231, file: !3, line: 51, column: 2)
!237 = !DILocation(line: 51, column: 11, scope: !236)
!238 = !DILocation(line: 51, column: 7, scope: !236)
!239 = !DILocation(line: 51, column: 18, scope: !240)
!240 = distinct !DILexicalBlock(scope: !236, file: !3, line: 51, column: 2)
!241 = !DILocation(line: 51, column: 20, scope: !240)
!242 = !DILocation(line: 51, column: 2, scope: !236)
!243 = !DILocation(line: 52, column: 3, scope: !244)
!244 = distinct !DILexicalBlock(scope: !240, file: !3, line: 51, column: 35)
!245 = !DILocation(line: 53, column: 3, scope: !244)
!246 = !DILocation(line: 53, column: 10, scope: !244)
!247 = !DILocation(line: 53, column: 15, scope: !244)
!248 = !DILocation(line: 54, column: 4, scope: !244)
!249 = distinct !{!249, !245, !250, !151}
!250 = !DILocation(line: 54, column: 40, scope: !244)
!251 = !DILocation(line: 55, column: 3, scope: !252)
!252 = distinct !DILexicalBlock(scope: !253, file: !3, line: 55, column: 3)
!253 = distinct !DILexicalBlock(scope: !244, file: !3, line: 55, column: 3)
!254 = !DILocation(line: 55, column: 3, scope: !253)
!255 = !DILocation(line: 56, column: 17, scope: !244)
!256 = !DILocation(line: 56, column: 10, scope: !244)
!257 = !DILocation(line: 56, column: 7, scope: !244)
!258 = !DILocation(line: 57, column: 15, scope: !244)
!259 = !DILocation(line: 57, column: 24, scope: !244)
!260 = !DILocation(line: 57, column: 29, scope: !244)
!261 = !DILocation(line: 57, column: 12, scope: !244)
!262 = !DILocation(line: 58, column: 7, scope: !244)
!263 = !DILocation(line: 59, column: 3, scope: !244)
!264 = !DILocation(line: 60, column: 3, scope: !244)
!265 = !DILocation(line: 61, column: 2, scope: !244)
!266 = !DILocation(line: 51, column: 31, scope: !240)
!267 = !DILocation(line: 51, column: 2, scope: !240)
!268 = distinct !{!268, !242, !269, !151}
!269 = !DILocation(line: 61, column: 2, scope: !236)
!270 = !DILocation(line: 62, column: 2, scope: !231)
