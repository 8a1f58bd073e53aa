; ModuleID = 'threads/robust.c'
source_filename = "threads/robust.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.sem_t = type { i64, [24 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@never = internal global %union.sem_t zeroinitializer, align 8, !dbg !33
@half = internal global i32 0, align 4, !dbg !45
@whole = internal global i32 0, align 4, !dbg !48
@.str = private unnamed_addr constant [24 x i8] c"half == N && whole == N\00", align 1, !dbg !16
@.str.1 = private unnamed_addr constant [17 x i8] c"threads/robust.c\00", align 1, !dbg !22
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !27
@.str.2 = private unnamed_addr constant [14 x i8] c"half == whole\00", align 1, !dbg !50
@__PRETTY_FUNCTION__.work = private unnamed_addr constant [19 x i8] c"void *work(void *)\00", align 1, !dbg !55
@.str.3 = private unnamed_addr constant [33 x i8] c"pthread_mutex_unlock(&lock) == 0\00", align 1, !dbg !60
@.str.4 = private unnamed_addr constant [37 x i8] c"pthread_mutex_consistent(&lock) == 0\00", align 1, !dbg !65
@__PRETTY_FUNCTION__.acquire = private unnamed_addr constant [19 x i8] c"void acquire(void)\00", align 1, !dbg !70
@.str.5 = private unnamed_addr constant [2 x i8] c"0\00", align 1, !dbg !72

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !113 {
  %1 = alloca i32, align 4
  %2 = alloca %union.pthread_mutexattr_t, align 4
  %3 = alloca i64, align 8
  %4 = alloca [2 x i64], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !117, metadata !DIExpression()), !dbg !126
  call void @llvm.dbg.declare(metadata ptr %3, metadata !127, metadata !DIExpression()), !dbg !130
  call void @llvm.dbg.declare(metadata ptr %4, metadata !131, metadata !DIExpression()), !dbg !133
  %7 = call i32 @pthread_mutexattr_init(ptr noundef %2) #5, !dbg !134
  %8 = call i32 @pthread_mutexattr_setrobust(ptr noundef %2, i32 noundef 1) #5, !dbg !135
  %9 = call i32 @pthread_mutex_init(ptr noundef @lock, ptr noundef %2) #5, !dbg !136
  %10 = call i32 @sem_init(ptr noundef @never, i32 noundef 0, i32 noundef 0) #5, !dbg !137
  %11 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @ends, ptr noundef null) #5, !dbg !138
  call void @llvm.dbg.declare(metadata ptr %5, metadata !139, metadata !DIExpression()), !dbg !141
  store i32 0, ptr %5, align 4, !dbg !141
  br label %12, !dbg !142

12:                                               ; preds = %20, %0
  %13 = load i32, ptr %5, align 4, !dbg !143
  %14 = icmp slt i32 %13, 2, !dbg !145
  br i1 %14, label %15, label %23, !dbg !146

15:                                               ; preds = %12
  %16 = load i32, ptr %5, align 4, !dbg !147
  %17 = sext i32 %16 to i64, !dbg !148
  %18 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 %17, !dbg !148
  %19 = call i32 @pthread_create(ptr noundef %18, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !149
  br label %20, !dbg !149

20:                                               ; preds = %15
  %21 = load i32, ptr %5, align 4, !dbg !150
  %22 = add nsw i32 %21, 1, !dbg !150
  store i32 %22, ptr %5, align 4, !dbg !150
  br label %12, !dbg !151, !llvm.loop !152

23:                                               ; preds = %12
  %24 = load i64, ptr %3, align 8, !dbg !155
  %25 = call i32 @pthread_cancel(i64 noundef %24), !dbg !156
  %26 = load i64, ptr %3, align 8, !dbg !157
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !158
  call void @llvm.dbg.declare(metadata ptr %6, metadata !159, metadata !DIExpression()), !dbg !161
  store i32 0, ptr %6, align 4, !dbg !161
  br label %28, !dbg !162

28:                                               ; preds = %37, %23
  %29 = load i32, ptr %6, align 4, !dbg !163
  %30 = icmp slt i32 %29, 2, !dbg !165
  br i1 %30, label %31, label %40, !dbg !166

31:                                               ; preds = %28
  %32 = load i32, ptr %6, align 4, !dbg !167
  %33 = sext i32 %32 to i64, !dbg !168
  %34 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 %33, !dbg !168
  %35 = load i64, ptr %34, align 8, !dbg !168
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !169
  br label %37, !dbg !169

37:                                               ; preds = %31
  %38 = load i32, ptr %6, align 4, !dbg !170
  %39 = add nsw i32 %38, 1, !dbg !170
  store i32 %39, ptr %6, align 4, !dbg !170
  br label %28, !dbg !171, !llvm.loop !172

40:                                               ; preds = %28
  call void @acquire(), !dbg !174
  %41 = load i32, ptr @half, align 4, !dbg !175
  %42 = icmp eq i32 %41, 2, !dbg !175
  br i1 %42, label %43, label %47, !dbg !175

43:                                               ; preds = %40
  %44 = load i32, ptr @whole, align 4, !dbg !175
  %45 = icmp eq i32 %44, 2, !dbg !175
  br i1 %45, label %46, label %47, !dbg !178

46:                                               ; preds = %43
  br label %48, !dbg !178

47:                                               ; preds = %43, %40
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 82, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !175
  unreachable, !dbg !175

48:                                               ; preds = %46
  ret i32 0, !dbg !179
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_init(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_setrobust(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @ends(ptr noundef %0) #0 !dbg !180 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !183, metadata !DIExpression()), !dbg !184
  call void @acquire(), !dbg !185
  %3 = load i32, ptr @half, align 4, !dbg !186
  %4 = add nsw i32 %3, 1, !dbg !186
  store i32 %4, ptr @half, align 4, !dbg !186
  %5 = call i32 @sem_wait(ptr noundef @never), !dbg !187
  %6 = load ptr, ptr %2, align 8, !dbg !188
  ret ptr %6, !dbg !189
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !190 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !191, metadata !DIExpression()), !dbg !192
  call void @acquire(), !dbg !193
  %3 = load i32, ptr @half, align 4, !dbg !194
  %4 = load i32, ptr @whole, align 4, !dbg !194
  %5 = icmp eq i32 %3, %4, !dbg !194
  br i1 %5, label %6, label %7, !dbg !197

6:                                                ; preds = %1
  br label %8, !dbg !197

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 54, ptr noundef @__PRETTY_FUNCTION__.work) #6, !dbg !194
  unreachable, !dbg !194

8:                                                ; preds = %6
  %9 = load i32, ptr @half, align 4, !dbg !198
  %10 = add nsw i32 %9, 1, !dbg !198
  store i32 %10, ptr @half, align 4, !dbg !198
  %11 = load i32, ptr @whole, align 4, !dbg !199
  %12 = add nsw i32 %11, 1, !dbg !199
  store i32 %12, ptr @whole, align 4, !dbg !199
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !200
  %14 = icmp eq i32 %13, 0, !dbg !200
  br i1 %14, label %15, label %16, !dbg !203

15:                                               ; preds = %8
  br label %17, !dbg !203

16:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.work) #6, !dbg !200
  unreachable, !dbg !200

17:                                               ; preds = %15
  %18 = load ptr, ptr %2, align 8, !dbg !204
  ret ptr %18, !dbg !205
}

declare i32 @pthread_cancel(i64 noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @acquire() #0 !dbg !206 {
  %1 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !209
  switch i32 %1, label %10 [
    i32 0, label %2
    i32 130, label %3
  ], !dbg !210

2:                                                ; preds = %0
  br label %11, !dbg !211

3:                                                ; preds = %0
  %4 = load i32, ptr @whole, align 4, !dbg !213
  store i32 %4, ptr @half, align 4, !dbg !214
  %5 = call i32 @pthread_mutex_consistent(ptr noundef @lock) #5, !dbg !215
  %6 = icmp eq i32 %5, 0, !dbg !215
  br i1 %6, label %7, label %8, !dbg !218

7:                                                ; preds = %3
  br label %9, !dbg !218

8:                                                ; preds = %3
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.acquire) #6, !dbg !215
  unreachable, !dbg !215

9:                                                ; preds = %7
  br label %11, !dbg !219

10:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.acquire) #6, !dbg !220
  unreachable, !dbg !220

11:                                               ; preds = %9, %2
  ret void, !dbg !223
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare i32 @sem_wait(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_consistent(ptr noundef) #2

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
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 21, type: !77, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !13, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/robust.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 69, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/pthread.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12}
!9 = !DIEnumerator(name: "PTHREAD_MUTEX_STALLED", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_MUTEX_STALLED_NP", value: 0)
!11 = !DIEnumerator(name: "PTHREAD_MUTEX_ROBUST", value: 1)
!12 = !DIEnumerator(name: "PTHREAD_MUTEX_ROBUST_NP", value: 1)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!15 = !{!16, !22, !27, !0, !33, !45, !48, !50, !55, !60, !65, !70, !72}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 192, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 24)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 136, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 17)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 120, elements: !31)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!31 = !{!32}
!32 = !DISubrange(count: 15)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "never", scope: !2, file: !3, line: 22, type: !35, isLocal: true, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !36, line: 39, baseType: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!37 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !36, line: 35, size: 256, elements: !38)
!38 = !{!39, !43}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !37, file: !36, line: 37, baseType: !40, size: 256)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 256, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 32)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !37, file: !36, line: 38, baseType: !44, size: 64)
!44 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "half", scope: !2, file: !3, line: 23, type: !47, isLocal: true, isDefinition: true)
!47 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "whole", scope: !2, file: !3, line: 23, type: !47, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !3, line: 54, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 112, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 14)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 54, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 152, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 19)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 264, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 33)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 296, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 37)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !57, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !74, isLocal: true, isDefinition: true)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 16, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 2)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !78, line: 72, baseType: !79)
!78 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!79 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !78, line: 67, size: 320, elements: !80)
!80 = !{!81, !101, !105}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !79, file: !78, line: 69, baseType: !82, size: 320)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !83, line: 22, size: 320, elements: !84)
!83 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!84 = !{!85, !86, !87, !88, !89, !90, !92, !93}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !82, file: !83, line: 24, baseType: !47, size: 32)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !82, file: !83, line: 25, baseType: !7, size: 32, offset: 32)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !82, file: !83, line: 26, baseType: !47, size: 32, offset: 64)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !82, file: !83, line: 28, baseType: !7, size: 32, offset: 96)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !82, file: !83, line: 32, baseType: !47, size: 32, offset: 128)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !82, file: !83, line: 34, baseType: !91, size: 16, offset: 160)
!91 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !82, file: !83, line: 35, baseType: !91, size: 16, offset: 176)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !82, file: !83, line: 36, baseType: !94, size: 128, offset: 192)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !95, line: 55, baseType: !96)
!95 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !95, line: 51, size: 128, elements: !97)
!97 = !{!98, !100}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !96, file: !95, line: 53, baseType: !99, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !96, file: !95, line: 54, baseType: !99, size: 64, offset: 64)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !79, file: !78, line: 70, baseType: !102, size: 320)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 320, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 40)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !79, file: !78, line: 71, baseType: !44, size: 64)
!106 = !{i32 7, !"Dwarf Version", i32 5}
!107 = !{i32 2, !"Debug Info Version", i32 3}
!108 = !{i32 1, !"wchar_size", i32 4}
!109 = !{i32 8, !"PIC Level", i32 2}
!110 = !{i32 7, !"PIE Level", i32 2}
!111 = !{i32 7, !"uwtable", i32 2}
!112 = !{i32 7, !"frame-pointer", i32 2}
!113 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 61, type: !114, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !116)
!114 = !DISubroutineType(types: !115)
!115 = !{!47}
!116 = !{}
!117 = !DILocalVariable(name: "attr", scope: !113, file: !3, line: 63, type: !118)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !78, line: 36, baseType: !119)
!119 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !78, line: 32, size: 32, elements: !120)
!120 = !{!121, !125}
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !119, file: !78, line: 34, baseType: !122, size: 32)
!122 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 32, elements: !123)
!123 = !{!124}
!124 = !DISubrange(count: 4)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !119, file: !78, line: 35, baseType: !47, size: 32)
!126 = !DILocation(line: 63, column: 22, scope: !113)
!127 = !DILocalVariable(name: "first", scope: !113, file: !3, line: 64, type: !128)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !78, line: 27, baseType: !129)
!129 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!130 = !DILocation(line: 64, column: 12, scope: !113)
!131 = !DILocalVariable(name: "t", scope: !113, file: !3, line: 64, type: !132)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !128, size: 128, elements: !75)
!133 = !DILocation(line: 64, column: 19, scope: !113)
!134 = !DILocation(line: 66, column: 2, scope: !113)
!135 = !DILocation(line: 68, column: 2, scope: !113)
!136 = !DILocation(line: 70, column: 2, scope: !113)
!137 = !DILocation(line: 71, column: 2, scope: !113)
!138 = !DILocation(line: 72, column: 2, scope: !113)
!139 = !DILocalVariable(name: "i", scope: !140, file: !3, line: 73, type: !47)
!140 = distinct !DILexicalBlock(scope: !113, file: !3, line: 73, column: 2)
!141 = !DILocation(line: 73, column: 11, scope: !140)
!142 = !DILocation(line: 73, column: 7, scope: !140)
!143 = !DILocation(line: 73, column: 18, scope: !144)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 73, column: 2)
!145 = !DILocation(line: 73, column: 20, scope: !144)
!146 = !DILocation(line: 73, column: 2, scope: !140)
!147 = !DILocation(line: 74, column: 21, scope: !144)
!148 = !DILocation(line: 74, column: 19, scope: !144)
!149 = !DILocation(line: 74, column: 3, scope: !144)
!150 = !DILocation(line: 73, column: 26, scope: !144)
!151 = !DILocation(line: 73, column: 2, scope: !144)
!152 = distinct !{!152, !146, !153, !154}
!153 = !DILocation(line: 74, column: 41, scope: !140)
!154 = !{!"llvm.loop.mustprogress"}
!155 = !DILocation(line: 76, column: 17, scope: !113)
!156 = !DILocation(line: 76, column: 2, scope: !113)
!157 = !DILocation(line: 78, column: 15, scope: !113)
!158 = !DILocation(line: 78, column: 2, scope: !113)
!159 = !DILocalVariable(name: "i", scope: !160, file: !3, line: 79, type: !47)
!160 = distinct !DILexicalBlock(scope: !113, file: !3, line: 79, column: 2)
!161 = !DILocation(line: 79, column: 11, scope: !160)
!162 = !DILocation(line: 79, column: 7, scope: !160)
!163 = !DILocation(line: 79, column: 18, scope: !164)
!164 = distinct !DILexicalBlock(scope: !160, file: !3, line: 79, column: 2)
!165 = !DILocation(line: 79, column: 20, scope: !164)
!166 = !DILocation(line: 79, column: 2, scope: !160)
!167 = !DILocation(line: 80, column: 18, scope: !164)
!168 = !DILocation(line: 80, column: 16, scope: !164)
!169 = !DILocation(line: 80, column: 3, scope: !164)
!170 = !DILocation(line: 79, column: 26, scope: !164)
!171 = !DILocation(line: 79, column: 2, scope: !164)
!172 = distinct !{!172, !166, !173, !154}
!173 = !DILocation(line: 80, column: 26, scope: !160)
!174 = !DILocation(line: 81, column: 2, scope: !113)
!175 = !DILocation(line: 82, column: 2, scope: !176)
!176 = distinct !DILexicalBlock(scope: !177, file: !3, line: 82, column: 2)
!177 = distinct !DILexicalBlock(scope: !113, file: !3, line: 82, column: 2)
!178 = !DILocation(line: 82, column: 2, scope: !177)
!179 = !DILocation(line: 83, column: 2, scope: !113)
!180 = distinct !DISubprogram(name: "ends", scope: !3, file: !3, line: 41, type: !181, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!181 = !DISubroutineType(types: !182)
!182 = !{!14, !14}
!183 = !DILocalVariable(name: "arg", arg: 1, scope: !180, file: !3, line: 41, type: !14)
!184 = !DILocation(line: 41, column: 25, scope: !180)
!185 = !DILocation(line: 43, column: 2, scope: !180)
!186 = !DILocation(line: 44, column: 6, scope: !180)
!187 = !DILocation(line: 46, column: 2, scope: !180)
!188 = !DILocation(line: 48, column: 9, scope: !180)
!189 = !DILocation(line: 48, column: 2, scope: !180)
!190 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 51, type: !181, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!191 = !DILocalVariable(name: "arg", arg: 1, scope: !190, file: !3, line: 51, type: !14)
!192 = !DILocation(line: 51, column: 25, scope: !190)
!193 = !DILocation(line: 53, column: 2, scope: !190)
!194 = !DILocation(line: 54, column: 2, scope: !195)
!195 = distinct !DILexicalBlock(scope: !196, file: !3, line: 54, column: 2)
!196 = distinct !DILexicalBlock(scope: !190, file: !3, line: 54, column: 2)
!197 = !DILocation(line: 54, column: 2, scope: !196)
!198 = !DILocation(line: 55, column: 6, scope: !190)
!199 = !DILocation(line: 56, column: 7, scope: !190)
!200 = !DILocation(line: 57, column: 2, scope: !201)
!201 = distinct !DILexicalBlock(scope: !202, file: !3, line: 57, column: 2)
!202 = distinct !DILexicalBlock(scope: !190, file: !3, line: 57, column: 2)
!203 = !DILocation(line: 57, column: 2, scope: !202)
!204 = !DILocation(line: 58, column: 9, scope: !190)
!205 = !DILocation(line: 58, column: 2, scope: !190)
!206 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 25, type: !207, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !116)
!207 = !DISubroutineType(types: !208)
!208 = !{null}
!209 = !DILocation(line: 27, column: 10, scope: !206)
!210 = !DILocation(line: 27, column: 2, scope: !206)
!211 = !DILocation(line: 29, column: 3, scope: !212)
!212 = distinct !DILexicalBlock(scope: !206, file: !3, line: 27, column: 37)
!213 = !DILocation(line: 31, column: 10, scope: !212)
!214 = !DILocation(line: 31, column: 8, scope: !212)
!215 = !DILocation(line: 33, column: 3, scope: !216)
!216 = distinct !DILexicalBlock(scope: !217, file: !3, line: 33, column: 3)
!217 = distinct !DILexicalBlock(scope: !212, file: !3, line: 33, column: 3)
!218 = !DILocation(line: 33, column: 3, scope: !217)
!219 = !DILocation(line: 35, column: 3, scope: !212)
!220 = !DILocation(line: 37, column: 3, scope: !221)
!221 = distinct !DILexicalBlock(scope: !222, file: !3, line: 37, column: 3)
!222 = distinct !DILexicalBlock(scope: !212, file: !3, line: 37, column: 3)
!223 = !DILocation(line: 39, column: 1, scope: !206)
