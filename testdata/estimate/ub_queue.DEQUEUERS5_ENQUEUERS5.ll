; ModuleID = 'estimate/ub_queue.c'
source_filename = "estimate/ub_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@taken = internal global [6 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [14 x i8] c"taken[i] <= 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [20 x i8] c"estimate/ub_queue.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22
@nodes = internal global [5 x %struct.node] zeroinitializer, align 16, !dbg !28
@at_tail = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !39
@tail = internal global ptr @sentinel, align 8, !dbg !71
@sentinel = internal global %struct.node zeroinitializer, align 8, !dbg !73
@at_head = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !75
@head = internal global ptr @sentinel, align 8, !dbg !77

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !89 {
  %1 = alloca i32, align 4
  %2 = alloca [10 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !93, metadata !DIExpression()), !dbg !99
  call void @llvm.dbg.declare(metadata ptr %3, metadata !100, metadata !DIExpression()), !dbg !102
  store i32 0, ptr %3, align 4, !dbg !102
  br label %7, !dbg !103

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %3, align 4, !dbg !104
  %9 = icmp slt i32 %8, 5, !dbg !106
  br i1 %9, label %10, label %21, !dbg !107

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !108
  %12 = sext i32 %11 to i64, !dbg !109
  %13 = getelementptr inbounds [10 x i64], ptr %2, i64 0, i64 %12, !dbg !109
  %14 = load i32, ptr %3, align 4, !dbg !110
  %15 = sext i32 %14 to i64, !dbg !111
  %16 = inttoptr i64 %15 to ptr, !dbg !112
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @enqueue, ptr noundef %16) #5, !dbg !113
  br label %18, !dbg !113

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4, !dbg !114
  %20 = add nsw i32 %19, 1, !dbg !114
  store i32 %20, ptr %3, align 4, !dbg !114
  br label %7, !dbg !115, !llvm.loop !116

21:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !119, metadata !DIExpression()), !dbg !121
  store i32 0, ptr %4, align 4, !dbg !121
  br label %22, !dbg !122

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %4, align 4, !dbg !123
  %24 = icmp slt i32 %23, 5, !dbg !125
  br i1 %24, label %25, label %34, !dbg !126

25:                                               ; preds = %22
  %26 = load i32, ptr %4, align 4, !dbg !127
  %27 = add nsw i32 5, %26, !dbg !128
  %28 = sext i32 %27 to i64, !dbg !129
  %29 = getelementptr inbounds [10 x i64], ptr %2, i64 0, i64 %28, !dbg !129
  %30 = call i32 @pthread_create(ptr noundef %29, ptr noundef null, ptr noundef @dequeue, ptr noundef null) #5, !dbg !130
  br label %31, !dbg !130

31:                                               ; preds = %25
  %32 = load i32, ptr %4, align 4, !dbg !131
  %33 = add nsw i32 %32, 1, !dbg !131
  store i32 %33, ptr %4, align 4, !dbg !131
  br label %22, !dbg !132, !llvm.loop !133

34:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %5, metadata !135, metadata !DIExpression()), !dbg !137
  store i32 0, ptr %5, align 4, !dbg !137
  br label %35, !dbg !138

35:                                               ; preds = %44, %34
  %36 = load i32, ptr %5, align 4, !dbg !139
  %37 = icmp slt i32 %36, 10, !dbg !141
  br i1 %37, label %38, label %47, !dbg !142

38:                                               ; preds = %35
  %39 = load i32, ptr %5, align 4, !dbg !143
  %40 = sext i32 %39 to i64, !dbg !144
  %41 = getelementptr inbounds [10 x i64], ptr %2, i64 0, i64 %40, !dbg !144
  %42 = load i64, ptr %41, align 8, !dbg !144
  %43 = call i32 @pthread_join(i64 noundef %42, ptr noundef null), !dbg !145
  br label %44, !dbg !145

44:                                               ; preds = %38
  %45 = load i32, ptr %5, align 4, !dbg !146
  %46 = add nsw i32 %45, 1, !dbg !146
  store i32 %46, ptr %5, align 4, !dbg !146
  br label %35, !dbg !147, !llvm.loop !148

47:                                               ; preds = %35
  call void @llvm.dbg.declare(metadata ptr %6, metadata !150, metadata !DIExpression()), !dbg !152
  store i32 1, ptr %6, align 4, !dbg !152
  br label %48, !dbg !153

48:                                               ; preds = %60, %47
  %49 = load i32, ptr %6, align 4, !dbg !154
  %50 = icmp sle i32 %49, 5, !dbg !156
  br i1 %50, label %51, label %63, !dbg !157

51:                                               ; preds = %48
  %52 = load i32, ptr %6, align 4, !dbg !158
  %53 = sext i32 %52 to i64, !dbg !158
  %54 = getelementptr inbounds [6 x i32], ptr @taken, i64 0, i64 %53, !dbg !158
  %55 = load i32, ptr %54, align 4, !dbg !158
  %56 = icmp sle i32 %55, 1, !dbg !158
  br i1 %56, label %57, label %58, !dbg !161

57:                                               ; preds = %51
  br label %59, !dbg !161

58:                                               ; preds = %51
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 68, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !158
  unreachable, !dbg !158

59:                                               ; preds = %57
  br label %60, !dbg !162

60:                                               ; preds = %59
  %61 = load i32, ptr %6, align 4, !dbg !163
  %62 = add nsw i32 %61, 1, !dbg !163
  store i32 %62, ptr %6, align 4, !dbg !163
  br label %48, !dbg !164, !llvm.loop !165

63:                                               ; preds = %48
  ret i32 0, !dbg !167
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @enqueue(ptr noundef %0) #0 !dbg !168 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !171, metadata !DIExpression()), !dbg !172
  call void @llvm.dbg.declare(metadata ptr %3, metadata !173, metadata !DIExpression()), !dbg !174
  %5 = load ptr, ptr %2, align 8, !dbg !175
  %6 = ptrtoint ptr %5 to i64, !dbg !176
  %7 = getelementptr inbounds [5 x %struct.node], ptr @nodes, i64 0, i64 %6, !dbg !177
  store ptr %7, ptr %3, align 8, !dbg !174
  %8 = load ptr, ptr %2, align 8, !dbg !178
  %9 = ptrtoint ptr %8 to i64, !dbg !179
  %10 = trunc i64 %9 to i32, !dbg !180
  %11 = add nsw i32 1, %10, !dbg !181
  %12 = load ptr, ptr %3, align 8, !dbg !182
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 0, !dbg !183
  store i32 %11, ptr %13, align 8, !dbg !184
  %14 = call i32 @pthread_mutex_lock(ptr noundef @at_tail) #5, !dbg !185
  %15 = load ptr, ptr @tail, align 8, !dbg !186
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 1, !dbg !186
  %17 = load ptr, ptr %3, align 8, !dbg !186
  store ptr %17, ptr %4, align 8, !dbg !186
  %18 = load i64, ptr %4, align 8, !dbg !186
  store atomic i64 %18, ptr %16 seq_cst, align 8, !dbg !186
  %19 = load ptr, ptr %3, align 8, !dbg !187
  store ptr %19, ptr @tail, align 8, !dbg !188
  %20 = call i32 @pthread_mutex_unlock(ptr noundef @at_tail) #5, !dbg !189
  ret ptr null, !dbg !190
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @dequeue(ptr noundef %0) #0 !dbg !191 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !192, metadata !DIExpression()), !dbg !193
  call void @llvm.dbg.declare(metadata ptr %3, metadata !194, metadata !DIExpression()), !dbg !195
  %5 = load ptr, ptr %2, align 8, !dbg !196
  %6 = call i32 @pthread_mutex_lock(ptr noundef @at_head) #5, !dbg !197
  %7 = load ptr, ptr @head, align 8, !dbg !198
  %8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 1, !dbg !198
  %9 = load atomic i64, ptr %8 seq_cst, align 8, !dbg !198
  store i64 %9, ptr %4, align 8, !dbg !198
  %10 = load ptr, ptr %4, align 8, !dbg !198
  store ptr %10, ptr %3, align 8, !dbg !199
  %11 = load ptr, ptr %3, align 8, !dbg !200
  %12 = icmp ne ptr %11, null, !dbg !202
  br i1 %12, label %13, label %22, !dbg !203

13:                                               ; preds = %1
  %14 = load ptr, ptr %3, align 8, !dbg !204
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 0, !dbg !206
  %16 = load i32, ptr %15, align 8, !dbg !206
  %17 = sext i32 %16 to i64, !dbg !207
  %18 = getelementptr inbounds [6 x i32], ptr @taken, i64 0, i64 %17, !dbg !207
  %19 = load i32, ptr %18, align 4, !dbg !208
  %20 = add nsw i32 %19, 1, !dbg !208
  store i32 %20, ptr %18, align 4, !dbg !208
  %21 = load ptr, ptr %3, align 8, !dbg !209
  store ptr %21, ptr @head, align 8, !dbg !210
  br label %22, !dbg !211

22:                                               ; preds = %13, %1
  %23 = call i32 @pthread_mutex_unlock(ptr noundef @at_head) #5, !dbg !212
  ret ptr null, !dbg !213
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

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
!llvm.module.flags = !{!82, !83, !84, !85, !86, !87, !88}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 28, type: !79, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/ub_queue.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28, !39, !71, !73, !75, !77}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 68, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 112, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 14)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 68, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 160, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 20)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 68, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 25, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 640, elements: !37)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 20, size: 128, elements: !32)
!32 = !{!33, !34}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !31, file: !3, line: 21, baseType: !9, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !31, file: !3, line: 22, baseType: !35, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!37 = !{!38}
!38 = !DISubrange(count: 5)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "at_tail", scope: !2, file: !3, line: 27, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !42, line: 72, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!43 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !42, line: 67, size: 320, elements: !44)
!44 = !{!45, !66, !70}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !43, file: !42, line: 69, baseType: !46, size: 320)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !47, line: 22, size: 320, elements: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!48 = !{!49, !50, !52, !53, !54, !55, !57, !58}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !46, file: !47, line: 24, baseType: !9, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !46, file: !47, line: 25, baseType: !51, size: 32, offset: 32)
!51 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !46, file: !47, line: 26, baseType: !9, size: 32, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !46, file: !47, line: 28, baseType: !51, size: 32, offset: 96)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !46, file: !47, line: 32, baseType: !9, size: 32, offset: 128)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !46, file: !47, line: 34, baseType: !56, size: 16, offset: 160)
!56 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !46, file: !47, line: 35, baseType: !56, size: 16, offset: 176)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !46, file: !47, line: 36, baseType: !59, size: 128, offset: 192)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !60, line: 55, baseType: !61)
!60 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !60, line: 51, size: 128, elements: !62)
!62 = !{!63, !65}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !61, file: !60, line: 53, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !61, file: !60, line: 54, baseType: !64, size: 64, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !43, file: !42, line: 70, baseType: !67, size: 320)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 320, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 40)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !43, file: !42, line: 71, baseType: !8, size: 64)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 26, type: !36, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "sentinel", scope: !2, file: !3, line: 25, type: !31, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "at_head", scope: !2, file: !3, line: 27, type: !41, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 26, type: !36, isLocal: true, isDefinition: true)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 192, elements: !80)
!80 = !{!81}
!81 = !DISubrange(count: 6)
!82 = !{i32 7, !"Dwarf Version", i32 5}
!83 = !{i32 2, !"Debug Info Version", i32 3}
!84 = !{i32 1, !"wchar_size", i32 4}
!85 = !{i32 8, !"PIC Level", i32 2}
!86 = !{i32 7, !"PIE Level", i32 2}
!87 = !{i32 7, !"uwtable", i32 2}
!88 = !{i32 7, !"frame-pointer", i32 2}
!89 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 57, type: !90, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !92)
!90 = !DISubroutineType(types: !91)
!91 = !{!9}
!92 = !{}
!93 = !DILocalVariable(name: "t", scope: !89, file: !3, line: 59, type: !94)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !95, size: 640, elements: !97)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !96)
!96 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!97 = !{!98}
!98 = !DISubrange(count: 10)
!99 = !DILocation(line: 59, column: 12, scope: !89)
!100 = !DILocalVariable(name: "i", scope: !101, file: !3, line: 61, type: !9)
!101 = distinct !DILexicalBlock(scope: !89, file: !3, line: 61, column: 2)
!102 = !DILocation(line: 61, column: 11, scope: !101)
!103 = !DILocation(line: 61, column: 7, scope: !101)
!104 = !DILocation(line: 61, column: 18, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 61, column: 2)
!106 = !DILocation(line: 61, column: 20, scope: !105)
!107 = !DILocation(line: 61, column: 2, scope: !101)
!108 = !DILocation(line: 62, column: 21, scope: !105)
!109 = !DILocation(line: 62, column: 19, scope: !105)
!110 = !DILocation(line: 62, column: 58, scope: !105)
!111 = !DILocation(line: 62, column: 48, scope: !105)
!112 = !DILocation(line: 62, column: 40, scope: !105)
!113 = !DILocation(line: 62, column: 3, scope: !105)
!114 = !DILocation(line: 61, column: 34, scope: !105)
!115 = !DILocation(line: 61, column: 2, scope: !105)
!116 = distinct !{!116, !107, !117, !118}
!117 = !DILocation(line: 62, column: 59, scope: !101)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !DILocalVariable(name: "i", scope: !120, file: !3, line: 63, type: !9)
!120 = distinct !DILexicalBlock(scope: !89, file: !3, line: 63, column: 2)
!121 = !DILocation(line: 63, column: 11, scope: !120)
!122 = !DILocation(line: 63, column: 7, scope: !120)
!123 = !DILocation(line: 63, column: 18, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !3, line: 63, column: 2)
!125 = !DILocation(line: 63, column: 20, scope: !124)
!126 = !DILocation(line: 63, column: 2, scope: !120)
!127 = !DILocation(line: 64, column: 33, scope: !124)
!128 = !DILocation(line: 64, column: 31, scope: !124)
!129 = !DILocation(line: 64, column: 19, scope: !124)
!130 = !DILocation(line: 64, column: 3, scope: !124)
!131 = !DILocation(line: 63, column: 34, scope: !124)
!132 = !DILocation(line: 63, column: 2, scope: !124)
!133 = distinct !{!133, !126, !134, !118}
!134 = !DILocation(line: 64, column: 56, scope: !120)
!135 = !DILocalVariable(name: "i", scope: !136, file: !3, line: 65, type: !9)
!136 = distinct !DILexicalBlock(scope: !89, file: !3, line: 65, column: 2)
!137 = !DILocation(line: 65, column: 11, scope: !136)
!138 = !DILocation(line: 65, column: 7, scope: !136)
!139 = !DILocation(line: 65, column: 18, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 65, column: 2)
!141 = !DILocation(line: 65, column: 20, scope: !140)
!142 = !DILocation(line: 65, column: 2, scope: !136)
!143 = !DILocation(line: 66, column: 18, scope: !140)
!144 = !DILocation(line: 66, column: 16, scope: !140)
!145 = !DILocation(line: 66, column: 3, scope: !140)
!146 = !DILocation(line: 65, column: 46, scope: !140)
!147 = !DILocation(line: 65, column: 2, scope: !140)
!148 = distinct !{!148, !142, !149, !118}
!149 = !DILocation(line: 66, column: 26, scope: !136)
!150 = !DILocalVariable(name: "i", scope: !151, file: !3, line: 67, type: !9)
!151 = distinct !DILexicalBlock(scope: !89, file: !3, line: 67, column: 2)
!152 = !DILocation(line: 67, column: 11, scope: !151)
!153 = !DILocation(line: 67, column: 7, scope: !151)
!154 = !DILocation(line: 67, column: 18, scope: !155)
!155 = distinct !DILexicalBlock(scope: !151, file: !3, line: 67, column: 2)
!156 = !DILocation(line: 67, column: 20, scope: !155)
!157 = !DILocation(line: 67, column: 2, scope: !151)
!158 = !DILocation(line: 68, column: 3, scope: !159)
!159 = distinct !DILexicalBlock(scope: !160, file: !3, line: 68, column: 3)
!160 = distinct !DILexicalBlock(scope: !155, file: !3, line: 68, column: 3)
!161 = !DILocation(line: 68, column: 3, scope: !160)
!162 = !DILocation(line: 68, column: 3, scope: !155)
!163 = !DILocation(line: 67, column: 35, scope: !155)
!164 = !DILocation(line: 67, column: 2, scope: !155)
!165 = distinct !{!165, !157, !166, !118}
!166 = !DILocation(line: 68, column: 3, scope: !151)
!167 = !DILocation(line: 69, column: 2, scope: !89)
!168 = distinct !DISubprogram(name: "enqueue", scope: !3, file: !3, line: 30, type: !169, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !92)
!169 = !DISubroutineType(types: !170)
!170 = !{!5, !5}
!171 = !DILocalVariable(name: "arg", arg: 1, scope: !168, file: !3, line: 30, type: !5)
!172 = !DILocation(line: 30, column: 28, scope: !168)
!173 = !DILocalVariable(name: "n", scope: !168, file: !3, line: 32, type: !36)
!174 = !DILocation(line: 32, column: 15, scope: !168)
!175 = !DILocation(line: 32, column: 36, scope: !168)
!176 = !DILocation(line: 32, column: 26, scope: !168)
!177 = !DILocation(line: 32, column: 20, scope: !168)
!178 = !DILocation(line: 34, column: 32, scope: !168)
!179 = !DILocation(line: 34, column: 22, scope: !168)
!180 = !DILocation(line: 34, column: 17, scope: !168)
!181 = !DILocation(line: 34, column: 15, scope: !168)
!182 = !DILocation(line: 34, column: 2, scope: !168)
!183 = !DILocation(line: 34, column: 5, scope: !168)
!184 = !DILocation(line: 34, column: 11, scope: !168)
!185 = !DILocation(line: 35, column: 2, scope: !168)
!186 = !DILocation(line: 36, column: 2, scope: !168)
!187 = !DILocation(line: 37, column: 9, scope: !168)
!188 = !DILocation(line: 37, column: 7, scope: !168)
!189 = !DILocation(line: 38, column: 2, scope: !168)
!190 = !DILocation(line: 39, column: 2, scope: !168)
!191 = distinct !DISubprogram(name: "dequeue", scope: !3, file: !3, line: 42, type: !169, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !92)
!192 = !DILocalVariable(name: "arg", arg: 1, scope: !191, file: !3, line: 42, type: !5)
!193 = !DILocation(line: 42, column: 28, scope: !191)
!194 = !DILocalVariable(name: "n", scope: !191, file: !3, line: 44, type: !36)
!195 = !DILocation(line: 44, column: 15, scope: !191)
!196 = !DILocation(line: 46, column: 8, scope: !191)
!197 = !DILocation(line: 47, column: 2, scope: !191)
!198 = !DILocation(line: 48, column: 6, scope: !191)
!199 = !DILocation(line: 48, column: 4, scope: !191)
!200 = !DILocation(line: 49, column: 6, scope: !201)
!201 = distinct !DILexicalBlock(scope: !191, file: !3, line: 49, column: 6)
!202 = !DILocation(line: 49, column: 8, scope: !201)
!203 = !DILocation(line: 49, column: 6, scope: !191)
!204 = !DILocation(line: 50, column: 9, scope: !205)
!205 = distinct !DILexicalBlock(scope: !201, file: !3, line: 49, column: 17)
!206 = !DILocation(line: 50, column: 12, scope: !205)
!207 = !DILocation(line: 50, column: 3, scope: !205)
!208 = !DILocation(line: 50, column: 18, scope: !205)
!209 = !DILocation(line: 51, column: 10, scope: !205)
!210 = !DILocation(line: 51, column: 8, scope: !205)
!211 = !DILocation(line: 52, column: 2, scope: !205)
!212 = !DILocation(line: 53, column: 2, scope: !191)
!213 = !DILocation(line: 54, column: 2, scope: !191)
