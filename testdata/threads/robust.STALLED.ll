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
@never = internal global %union.sem_t zeroinitializer, align 8, !dbg !24
@half = internal global i32 0, align 4, !dbg !36
@whole = internal global i32 0, align 4, !dbg !39
@.str = private unnamed_addr constant [24 x i8] c"half == N && whole == N\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"threads/robust.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [14 x i8] c"half == whole\00", align 1, !dbg !41
@__PRETTY_FUNCTION__.work = private unnamed_addr constant [19 x i8] c"void *work(void *)\00", align 1, !dbg !46
@.str.3 = private unnamed_addr constant [33 x i8] c"pthread_mutex_unlock(&lock) == 0\00", align 1, !dbg !51
@.str.4 = private unnamed_addr constant [37 x i8] c"pthread_mutex_consistent(&lock) == 0\00", align 1, !dbg !56
@__PRETTY_FUNCTION__.acquire = private unnamed_addr constant [19 x i8] c"void acquire(void)\00", align 1, !dbg !61
@.str.5 = private unnamed_addr constant [2 x i8] c"0\00", align 1, !dbg !63

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !105 {
  %1 = alloca i32, align 4
  %2 = alloca %union.pthread_mutexattr_t, align 4
  %3 = alloca i64, align 8
  %4 = alloca [2 x i64], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !109, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata ptr %3, metadata !119, metadata !DIExpression()), !dbg !122
  call void @llvm.dbg.declare(metadata ptr %4, metadata !123, metadata !DIExpression()), !dbg !125
  %7 = call i32 @pthread_mutexattr_init(ptr noundef %2) #5, !dbg !126
  %8 = call i32 @pthread_mutex_init(ptr noundef @lock, ptr noundef %2) #5, !dbg !127
  %9 = call i32 @sem_init(ptr noundef @never, i32 noundef 0, i32 noundef 0) #5, !dbg !128
  %10 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @ends, ptr noundef null) #5, !dbg !129
  call void @llvm.dbg.declare(metadata ptr %5, metadata !130, metadata !DIExpression()), !dbg !132
  store i32 0, ptr %5, align 4, !dbg !132
  br label %11, !dbg !133

11:                                               ; preds = %19, %0
  %12 = load i32, ptr %5, align 4, !dbg !134
  %13 = icmp slt i32 %12, 2, !dbg !136
  br i1 %13, label %14, label %22, !dbg !137

14:                                               ; preds = %11
  %15 = load i32, ptr %5, align 4, !dbg !138
  %16 = sext i32 %15 to i64, !dbg !139
  %17 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 %16, !dbg !139
  %18 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !140
  br label %19, !dbg !140

19:                                               ; preds = %14
  %20 = load i32, ptr %5, align 4, !dbg !141
  %21 = add nsw i32 %20, 1, !dbg !141
  store i32 %21, ptr %5, align 4, !dbg !141
  br label %11, !dbg !142, !llvm.loop !143

22:                                               ; preds = %11
  %23 = load i64, ptr %3, align 8, !dbg !146
  %24 = call i32 @pthread_join(i64 noundef %23, ptr noundef null), !dbg !147
  call void @llvm.dbg.declare(metadata ptr %6, metadata !148, metadata !DIExpression()), !dbg !150
  store i32 0, ptr %6, align 4, !dbg !150
  br label %25, !dbg !151

25:                                               ; preds = %34, %22
  %26 = load i32, ptr %6, align 4, !dbg !152
  %27 = icmp slt i32 %26, 2, !dbg !154
  br i1 %27, label %28, label %37, !dbg !155

28:                                               ; preds = %25
  %29 = load i32, ptr %6, align 4, !dbg !156
  %30 = sext i32 %29 to i64, !dbg !157
  %31 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 %30, !dbg !157
  %32 = load i64, ptr %31, align 8, !dbg !157
  %33 = call i32 @pthread_join(i64 noundef %32, ptr noundef null), !dbg !158
  br label %34, !dbg !158

34:                                               ; preds = %28
  %35 = load i32, ptr %6, align 4, !dbg !159
  %36 = add nsw i32 %35, 1, !dbg !159
  store i32 %36, ptr %6, align 4, !dbg !159
  br label %25, !dbg !160, !llvm.loop !161

37:                                               ; preds = %25
  call void @acquire(), !dbg !163
  %38 = load i32, ptr @half, align 4, !dbg !164
  %39 = icmp eq i32 %38, 2, !dbg !164
  br i1 %39, label %40, label %44, !dbg !164

40:                                               ; preds = %37
  %41 = load i32, ptr @whole, align 4, !dbg !164
  %42 = icmp eq i32 %41, 2, !dbg !164
  br i1 %42, label %43, label %44, !dbg !167

43:                                               ; preds = %40
  br label %45, !dbg !167

44:                                               ; preds = %40, %37
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 82, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !164
  unreachable, !dbg !164

45:                                               ; preds = %43
  ret i32 0, !dbg !168
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_init(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @ends(ptr noundef %0) #0 !dbg !169 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !172, metadata !DIExpression()), !dbg !173
  call void @acquire(), !dbg !174
  %3 = load i32, ptr @half, align 4, !dbg !175
  %4 = add nsw i32 %3, 1, !dbg !175
  store i32 %4, ptr @half, align 4, !dbg !175
  %5 = load ptr, ptr %2, align 8, !dbg !176
  ret ptr %5, !dbg !177
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !178 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !179, metadata !DIExpression()), !dbg !180
  call void @acquire(), !dbg !181
  %3 = load i32, ptr @half, align 4, !dbg !182
  %4 = load i32, ptr @whole, align 4, !dbg !182
  %5 = icmp eq i32 %3, %4, !dbg !182
  br i1 %5, label %6, label %7, !dbg !185

6:                                                ; preds = %1
  br label %8, !dbg !185

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 54, ptr noundef @__PRETTY_FUNCTION__.work) #6, !dbg !182
  unreachable, !dbg !182

8:                                                ; preds = %6
  %9 = load i32, ptr @half, align 4, !dbg !186
  %10 = add nsw i32 %9, 1, !dbg !186
  store i32 %10, ptr @half, align 4, !dbg !186
  %11 = load i32, ptr @whole, align 4, !dbg !187
  %12 = add nsw i32 %11, 1, !dbg !187
  store i32 %12, ptr @whole, align 4, !dbg !187
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !188
  %14 = icmp eq i32 %13, 0, !dbg !188
  br i1 %14, label %15, label %16, !dbg !191

15:                                               ; preds = %8
  br label %17, !dbg !191

16:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.work) #6, !dbg !188
  unreachable, !dbg !188

17:                                               ; preds = %15
  %18 = load ptr, ptr %2, align 8, !dbg !192
  ret ptr %18, !dbg !193
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @acquire() #0 !dbg !194 {
  %1 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !197
  switch i32 %1, label %10 [
    i32 0, label %2
    i32 130, label %3
  ], !dbg !198

2:                                                ; preds = %0
  br label %11, !dbg !199

3:                                                ; preds = %0
  %4 = load i32, ptr @whole, align 4, !dbg !201
  store i32 %4, ptr @half, align 4, !dbg !202
  %5 = call i32 @pthread_mutex_consistent(ptr noundef @lock) #5, !dbg !203
  %6 = icmp eq i32 %5, 0, !dbg !203
  br i1 %6, label %7, label %8, !dbg !206

7:                                                ; preds = %3
  br label %9, !dbg !206

8:                                                ; preds = %3
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.acquire) #6, !dbg !203
  unreachable, !dbg !203

9:                                                ; preds = %7
  br label %11, !dbg !207

10:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.acquire) #6, !dbg !208
  unreachable, !dbg !208

11:                                               ; preds = %9, %2
  ret void, !dbg !211
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

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
!llvm.module.flags = !{!98, !99, !100, !101, !102, !103, !104}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 21, type: !68, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/robust.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !36, !39, !41, !46, !51, !56, !61, !63}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 192, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 24)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "never", scope: !2, file: !3, line: 22, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !27, line: 39, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 35, size: 256, elements: !29)
!29 = !{!30, !34}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !28, file: !27, line: 37, baseType: !31, size: 256)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 38, baseType: !35, size: 64)
!35 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "half", scope: !2, file: !3, line: 23, type: !38, isLocal: true, isDefinition: true)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "whole", scope: !2, file: !3, line: 23, type: !38, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 54, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 112, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 14)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 54, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 19)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 264, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 33)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !58, isLocal: true, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 296, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 37)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !48, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 16, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 2)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !69, line: 72, baseType: !70)
!69 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!70 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !69, line: 67, size: 320, elements: !71)
!71 = !{!72, !93, !97}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !70, file: !69, line: 69, baseType: !73, size: 320)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !74, line: 22, size: 320, elements: !75)
!74 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!75 = !{!76, !77, !79, !80, !81, !82, !84, !85}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !73, file: !74, line: 24, baseType: !38, size: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !73, file: !74, line: 25, baseType: !78, size: 32, offset: 32)
!78 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !73, file: !74, line: 26, baseType: !38, size: 32, offset: 64)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !73, file: !74, line: 28, baseType: !78, size: 32, offset: 96)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !73, file: !74, line: 32, baseType: !38, size: 32, offset: 128)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !73, file: !74, line: 34, baseType: !83, size: 16, offset: 160)
!83 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !73, file: !74, line: 35, baseType: !83, size: 16, offset: 176)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !73, file: !74, line: 36, baseType: !86, size: 128, offset: 192)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !87, line: 55, baseType: !88)
!87 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !87, line: 51, size: 128, elements: !89)
!89 = !{!90, !92}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !88, file: !87, line: 53, baseType: !91, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !88, file: !87, line: 54, baseType: !91, size: 64, offset: 64)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !70, file: !69, line: 70, baseType: !94, size: 320)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 40)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !70, file: !69, line: 71, baseType: !35, size: 64)
!98 = !{i32 7, !"Dwarf Version", i32 5}
!99 = !{i32 2, !"Debug Info Version", i32 3}
!100 = !{i32 1, !"wchar_size", i32 4}
!101 = !{i32 8, !"PIC Level", i32 2}
!102 = !{i32 7, !"PIE Level", i32 2}
!103 = !{i32 7, !"uwtable", i32 2}
!104 = !{i32 7, !"frame-pointer", i32 2}
!105 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 61, type: !106, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!106 = !DISubroutineType(types: !107)
!107 = !{!38}
!108 = !{}
!109 = !DILocalVariable(name: "attr", scope: !105, file: !3, line: 63, type: !110)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !69, line: 36, baseType: !111)
!111 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !69, line: 32, size: 32, elements: !112)
!112 = !{!113, !117}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !111, file: !69, line: 34, baseType: !114, size: 32)
!114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 32, elements: !115)
!115 = !{!116}
!116 = !DISubrange(count: 4)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !111, file: !69, line: 35, baseType: !38, size: 32)
!118 = !DILocation(line: 63, column: 22, scope: !105)
!119 = !DILocalVariable(name: "first", scope: !105, file: !3, line: 64, type: !120)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 27, baseType: !121)
!121 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!122 = !DILocation(line: 64, column: 12, scope: !105)
!123 = !DILocalVariable(name: "t", scope: !105, file: !3, line: 64, type: !124)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !120, size: 128, elements: !66)
!125 = !DILocation(line: 64, column: 19, scope: !105)
!126 = !DILocation(line: 66, column: 2, scope: !105)
!127 = !DILocation(line: 70, column: 2, scope: !105)
!128 = !DILocation(line: 71, column: 2, scope: !105)
!129 = !DILocation(line: 72, column: 2, scope: !105)
!130 = !DILocalVariable(name: "i", scope: !131, file: !3, line: 73, type: !38)
!131 = distinct !DILexicalBlock(scope: !105, file: !3, line: 73, column: 2)
!132 = !DILocation(line: 73, column: 11, scope: !131)
!133 = !DILocation(line: 73, column: 7, scope: !131)
!134 = !DILocation(line: 73, column: 18, scope: !135)
!135 = distinct !DILexicalBlock(scope: !131, file: !3, line: 73, column: 2)
!136 = !DILocation(line: 73, column: 20, scope: !135)
!137 = !DILocation(line: 73, column: 2, scope: !131)
!138 = !DILocation(line: 74, column: 21, scope: !135)
!139 = !DILocation(line: 74, column: 19, scope: !135)
!140 = !DILocation(line: 74, column: 3, scope: !135)
!141 = !DILocation(line: 73, column: 26, scope: !135)
!142 = !DILocation(line: 73, column: 2, scope: !135)
!143 = distinct !{!143, !137, !144, !145}
!144 = !DILocation(line: 74, column: 41, scope: !131)
!145 = !{!"llvm.loop.mustprogress"}
!146 = !DILocation(line: 78, column: 15, scope: !105)
!147 = !DILocation(line: 78, column: 2, scope: !105)
!148 = !DILocalVariable(name: "i", scope: !149, file: !3, line: 79, type: !38)
!149 = distinct !DILexicalBlock(scope: !105, file: !3, line: 79, column: 2)
!150 = !DILocation(line: 79, column: 11, scope: !149)
!151 = !DILocation(line: 79, column: 7, scope: !149)
!152 = !DILocation(line: 79, column: 18, scope: !153)
!153 = distinct !DILexicalBlock(scope: !149, file: !3, line: 79, column: 2)
!154 = !DILocation(line: 79, column: 20, scope: !153)
!155 = !DILocation(line: 79, column: 2, scope: !149)
!156 = !DILocation(line: 80, column: 18, scope: !153)
!157 = !DILocation(line: 80, column: 16, scope: !153)
!158 = !DILocation(line: 80, column: 3, scope: !153)
!159 = !DILocation(line: 79, column: 26, scope: !153)
!160 = !DILocation(line: 79, column: 2, scope: !153)
!161 = distinct !{!161, !155, !162, !145}
!162 = !DILocation(line: 80, column: 26, scope: !149)
!163 = !DILocation(line: 81, column: 2, scope: !105)
!164 = !DILocation(line: 82, column: 2, scope: !165)
!165 = distinct !DILexicalBlock(scope: !166, file: !3, line: 82, column: 2)
!166 = distinct !DILexicalBlock(scope: !105, file: !3, line: 82, column: 2)
!167 = !DILocation(line: 82, column: 2, scope: !166)
!168 = !DILocation(line: 83, column: 2, scope: !105)
!169 = distinct !DISubprogram(name: "ends", scope: !3, file: !3, line: 41, type: !170, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!170 = !DISubroutineType(types: !171)
!171 = !{!5, !5}
!172 = !DILocalVariable(name: "arg", arg: 1, scope: !169, file: !3, line: 41, type: !5)
!173 = !DILocation(line: 41, column: 25, scope: !169)
!174 = !DILocation(line: 43, column: 2, scope: !169)
!175 = !DILocation(line: 44, column: 6, scope: !169)
!176 = !DILocation(line: 48, column: 9, scope: !169)
!177 = !DILocation(line: 48, column: 2, scope: !169)
!178 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 51, type: !170, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!179 = !DILocalVariable(name: "arg", arg: 1, scope: !178, file: !3, line: 51, type: !5)
!180 = !DILocation(line: 51, column: 25, scope: !178)
!181 = !DILocation(line: 53, column: 2, scope: !178)
!182 = !DILocation(line: 54, column: 2, scope: !183)
!183 = distinct !DILexicalBlock(scope: !184, file: !3, line: 54, column: 2)
!184 = distinct !DILexicalBlock(scope: !178, file: !3, line: 54, column: 2)
!185 = !DILocation(line: 54, column: 2, scope: !184)
!186 = !DILocation(line: 55, column: 6, scope: !178)
!187 = !DILocation(line: 56, column: 7, scope: !178)
!188 = !DILocation(line: 57, column: 2, scope: !189)
!189 = distinct !DILexicalBlock(scope: !190, file: !3, line: 57, column: 2)
!190 = distinct !DILexicalBlock(scope: !178, file: !3, line: 57, column: 2)
!191 = !DILocation(line: 57, column: 2, scope: !190)
!192 = !DILocation(line: 58, column: 9, scope: !178)
!193 = !DILocation(line: 58, column: 2, scope: !178)
!194 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 25, type: !195, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!195 = !DISubroutineType(types: !196)
!196 = !{null}
!197 = !DILocation(line: 27, column: 10, scope: !194)
!198 = !DILocation(line: 27, column: 2, scope: !194)
!199 = !DILocation(line: 29, column: 3, scope: !200)
!200 = distinct !DILexicalBlock(scope: !194, file: !3, line: 27, column: 37)
!201 = !DILocation(line: 31, column: 10, scope: !200)
!202 = !DILocation(line: 31, column: 8, scope: !200)
!203 = !DILocation(line: 33, column: 3, scope: !204)
!204 = distinct !DILexicalBlock(scope: !205, file: !3, line: 33, column: 3)
!205 = distinct !DILexicalBlock(scope: !200, file: !3, line: 33, column: 3)
!206 = !DILocation(line: 33, column: 3, scope: !205)
!207 = !DILocation(line: 35, column: 3, scope: !200)
!208 = !DILocation(line: 37, column: 3, scope: !209)
!209 = distinct !DILexicalBlock(scope: !210, file: !3, line: 37, column: 3)
!210 = distinct !DILexicalBlock(scope: !200, file: !3, line: 37, column: 3)
!211 = !DILocation(line: 39, column: 1, scope: !194)
