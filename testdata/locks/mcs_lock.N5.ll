; ModuleID = 'locks/mcs_lock.c'
source_filename = "locks/mcs_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32 }

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == N\00", align 1, !dbg !21
@.str.1 = private unnamed_addr constant [17 x i8] c"locks/mcs_lock.c\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !32
@nodes = internal global [5 x %struct.node] zeroinitializer, align 16, !dbg !38
@tail = internal global ptr null, align 8, !dbg !52

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !62 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata ptr %3, metadata !72, metadata !DIExpression()), !dbg !74
  store i32 0, ptr %3, align 4, !dbg !74
  br label %5, !dbg !75

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !76
  %7 = icmp slt i32 %6, 5, !dbg !78
  br i1 %7, label %8, label %19, !dbg !79

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !80
  %10 = sext i32 %9 to i64, !dbg !81
  %11 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %10, !dbg !81
  %12 = load i32, ptr %3, align 4, !dbg !82
  %13 = sext i32 %12 to i64, !dbg !83
  %14 = inttoptr i64 %13 to ptr, !dbg !84
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !85
  br label %16, !dbg !85

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !86
  %18 = add nsw i32 %17, 1, !dbg !86
  store i32 %18, ptr %3, align 4, !dbg !86
  br label %5, !dbg !87, !llvm.loop !88

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !91, metadata !DIExpression()), !dbg !93
  store i32 0, ptr %4, align 4, !dbg !93
  br label %20, !dbg !94

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !95
  %22 = icmp slt i32 %21, 5, !dbg !97
  br i1 %22, label %23, label %32, !dbg !98

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !99
  %25 = sext i32 %24 to i64, !dbg !100
  %26 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %25, !dbg !100
  %27 = load i64, ptr %26, align 8, !dbg !100
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !101
  br label %29, !dbg !101

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !102
  %31 = add nsw i32 %30, 1, !dbg !102
  store i32 %31, ptr %4, align 4, !dbg !102
  br label %20, !dbg !103, !llvm.loop !104

32:                                               ; preds = %20
  %33 = load volatile i32, ptr @counter, align 4, !dbg !106
  %34 = icmp eq i32 %33, 5, !dbg !106
  br i1 %34, label %35, label %36, !dbg !109

35:                                               ; preds = %32
  br label %37, !dbg !109

36:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 70, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !106
  unreachable, !dbg !106

37:                                               ; preds = %35
  ret i32 0, !dbg !110
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !111 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !114, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.declare(metadata ptr %3, metadata !116, metadata !DIExpression()), !dbg !117
  %4 = load ptr, ptr %2, align 8, !dbg !118
  %5 = ptrtoint ptr %4 to i64, !dbg !119
  %6 = getelementptr inbounds [5 x %struct.node], ptr @nodes, i64 0, i64 %5, !dbg !120
  store ptr %6, ptr %3, align 8, !dbg !117
  %7 = load ptr, ptr %3, align 8, !dbg !121
  call void @lock(ptr noundef %7), !dbg !122
  %8 = load volatile i32, ptr @counter, align 4, !dbg !123
  %9 = add nsw i32 %8, 1, !dbg !123
  store volatile i32 %9, ptr @counter, align 4, !dbg !123
  %10 = load ptr, ptr %3, align 8, !dbg !124
  call void @unlock(ptr noundef %10), !dbg !125
  ret ptr null, !dbg !126
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @lock(ptr noundef %0) #0 !dbg !127 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !130, metadata !DIExpression()), !dbg !131
  %10 = load ptr, ptr %2, align 8, !dbg !132
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !133
  store ptr null, ptr %3, align 8, !dbg !134
  %12 = load i64, ptr %3, align 8, !dbg !134
  store atomic i64 %12, ptr %11 monotonic, align 8, !dbg !134
  call void @llvm.dbg.declare(metadata ptr %4, metadata !135, metadata !DIExpression()), !dbg !136
  %13 = load ptr, ptr %2, align 8, !dbg !137
  store ptr %13, ptr %5, align 8, !dbg !137
  %14 = load i64, ptr %5, align 8, !dbg !137
  %15 = atomicrmw xchg ptr @tail, i64 %14 seq_cst, align 8, !dbg !137
  store i64 %15, ptr %6, align 8, !dbg !137
  %16 = load ptr, ptr %6, align 8, !dbg !137
  store ptr %16, ptr %4, align 8, !dbg !136
  %17 = load ptr, ptr %4, align 8, !dbg !138
  %18 = icmp eq ptr %17, null, !dbg !140
  br i1 %18, label %19, label %20, !dbg !141

19:                                               ; preds = %1
  br label %35, !dbg !142

20:                                               ; preds = %1
  %21 = load ptr, ptr %2, align 8, !dbg !143
  %22 = getelementptr inbounds %struct.node, ptr %21, i32 0, i32 1, !dbg !144
  store i32 1, ptr %7, align 4, !dbg !145
  %23 = load i32, ptr %7, align 4, !dbg !145
  store atomic i32 %23, ptr %22 monotonic, align 8, !dbg !145
  %24 = load ptr, ptr %4, align 8, !dbg !146
  %25 = getelementptr inbounds %struct.node, ptr %24, i32 0, i32 0, !dbg !147
  %26 = load ptr, ptr %2, align 8, !dbg !148
  store ptr %26, ptr %8, align 8, !dbg !149
  %27 = load i64, ptr %8, align 8, !dbg !149
  store atomic i64 %27, ptr %25 release, align 8, !dbg !149
  br label %28, !dbg !150

28:                                               ; preds = %34, %20
  %29 = load ptr, ptr %2, align 8, !dbg !151
  %30 = getelementptr inbounds %struct.node, ptr %29, i32 0, i32 1, !dbg !152
  %31 = load atomic i32, ptr %30 acquire, align 8, !dbg !153
  store i32 %31, ptr %9, align 4, !dbg !153
  %32 = load i32, ptr %9, align 4, !dbg !153
  %33 = icmp ne i32 %32, 0, !dbg !150
  br i1 %33, label %34, label %35, !dbg !150

34:                                               ; preds = %28
  br label %28, !dbg !150, !llvm.loop !154

35:                                               ; preds = %19, %28
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind uwtable
define internal void @unlock(ptr noundef %0) #0 !dbg !157 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !158, metadata !DIExpression()), !dbg !159
  call void @llvm.dbg.declare(metadata ptr %3, metadata !160, metadata !DIExpression()), !dbg !161
  %11 = load ptr, ptr %2, align 8, !dbg !162
  store ptr %11, ptr %3, align 8, !dbg !161
  %12 = load ptr, ptr %2, align 8, !dbg !163
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 0, !dbg !165
  %14 = load atomic i64, ptr %13 acquire, align 8, !dbg !166
  store i64 %14, ptr %4, align 8, !dbg !166
  %15 = load ptr, ptr %4, align 8, !dbg !166
  %16 = icmp eq ptr %15, null, !dbg !167
  br i1 %16, label %17, label %38, !dbg !168

17:                                               ; preds = %1
  store ptr null, ptr %5, align 8, !dbg !169
  %18 = load i64, ptr %3, align 8, !dbg !169
  %19 = load i64, ptr %5, align 8, !dbg !169
  %20 = cmpxchg ptr @tail, i64 %18, i64 %19 seq_cst seq_cst, align 8, !dbg !169
  %21 = extractvalue { i64, i1 } %20, 0, !dbg !169
  %22 = extractvalue { i64, i1 } %20, 1, !dbg !169
  br i1 %22, label %24, label %23, !dbg !169

23:                                               ; preds = %17
  store i64 %21, ptr %3, align 8, !dbg !169
  br label %24, !dbg !169

24:                                               ; preds = %23, %17
  %25 = zext i1 %22 to i8, !dbg !169
  store i8 %25, ptr %6, align 1, !dbg !169
  %26 = load i8, ptr %6, align 1, !dbg !169
  %27 = trunc i8 %26 to i1, !dbg !169
  br i1 %27, label %28, label %29, !dbg !172

28:                                               ; preds = %24
  br label %46, !dbg !173

29:                                               ; preds = %24
  br label %30, !dbg !174

30:                                               ; preds = %36, %29
  %31 = load ptr, ptr %2, align 8, !dbg !175
  %32 = getelementptr inbounds %struct.node, ptr %31, i32 0, i32 0, !dbg !176
  %33 = load atomic i64, ptr %32 acquire, align 8, !dbg !177
  store i64 %33, ptr %7, align 8, !dbg !177
  %34 = load ptr, ptr %7, align 8, !dbg !177
  %35 = icmp eq ptr %34, null, !dbg !178
  br i1 %35, label %36, label %37, !dbg !174

36:                                               ; preds = %30
  br label %30, !dbg !174, !llvm.loop !179

37:                                               ; preds = %30
  br label %38, !dbg !181

38:                                               ; preds = %37, %1
  call void @llvm.dbg.declare(metadata ptr %8, metadata !182, metadata !DIExpression()), !dbg !183
  %39 = load ptr, ptr %2, align 8, !dbg !184
  %40 = getelementptr inbounds %struct.node, ptr %39, i32 0, i32 0, !dbg !185
  %41 = load atomic i64, ptr %40 monotonic, align 8, !dbg !186
  store i64 %41, ptr %9, align 8, !dbg !186
  %42 = load ptr, ptr %9, align 8, !dbg !186
  store ptr %42, ptr %8, align 8, !dbg !183
  %43 = load ptr, ptr %8, align 8, !dbg !187
  %44 = getelementptr inbounds %struct.node, ptr %43, i32 0, i32 1, !dbg !188
  store i32 0, ptr %10, align 4, !dbg !189
  %45 = load i32, ptr %10, align 4, !dbg !189
  store atomic i32 %45, ptr %44 release, align 8, !dbg !189
  br label %46, !dbg !190

46:                                               ; preds = %38, %28
  ret void, !dbg !190
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60, !61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 24, type: !54, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/mcs_lock.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "include/stdint.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !{!21, !27, !32, !0, !38, !52}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 70, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 104, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 13)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 70, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 136, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 17)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 70, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 120, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!36 = !{!37}
!37 = !DISubrange(count: 15)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 22, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 640, elements: !50)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 17, size: 128, elements: !42)
!42 = !{!43, !46}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !41, file: !3, line: 18, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "waiting", scope: !41, file: !3, line: 19, baseType: !47, size: 32, offset: 64)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !49)
!49 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!50 = !{!51}
!51 = !DISubrange(count: 5)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 23, type: !44, isLocal: true, isDefinition: true)
!54 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !49)
!55 = !{i32 7, !"Dwarf Version", i32 5}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 8, !"PIC Level", i32 2}
!59 = !{i32 7, !"PIE Level", i32 2}
!60 = !{i32 7, !"uwtable", i32 2}
!61 = !{i32 7, !"frame-pointer", i32 2}
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 62, type: !63, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{!49}
!65 = !{}
!66 = !DILocalVariable(name: "t", scope: !62, file: !3, line: 64, type: !67)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !68, size: 320, elements: !50)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 27, baseType: !70)
!69 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DILocation(line: 64, column: 12, scope: !62)
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 66, type: !49)
!73 = distinct !DILexicalBlock(scope: !62, file: !3, line: 66, column: 2)
!74 = !DILocation(line: 66, column: 11, scope: !73)
!75 = !DILocation(line: 66, column: 7, scope: !73)
!76 = !DILocation(line: 66, column: 18, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 66, column: 2)
!78 = !DILocation(line: 66, column: 20, scope: !77)
!79 = !DILocation(line: 66, column: 2, scope: !73)
!80 = !DILocation(line: 67, column: 21, scope: !77)
!81 = !DILocation(line: 67, column: 19, scope: !77)
!82 = !DILocation(line: 67, column: 54, scope: !77)
!83 = !DILocation(line: 67, column: 44, scope: !77)
!84 = !DILocation(line: 67, column: 36, scope: !77)
!85 = !DILocation(line: 67, column: 3, scope: !77)
!86 = !DILocation(line: 66, column: 26, scope: !77)
!87 = !DILocation(line: 66, column: 2, scope: !77)
!88 = distinct !{!88, !79, !89, !90}
!89 = !DILocation(line: 67, column: 55, scope: !73)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocalVariable(name: "i", scope: !92, file: !3, line: 68, type: !49)
!92 = distinct !DILexicalBlock(scope: !62, file: !3, line: 68, column: 2)
!93 = !DILocation(line: 68, column: 11, scope: !92)
!94 = !DILocation(line: 68, column: 7, scope: !92)
!95 = !DILocation(line: 68, column: 18, scope: !96)
!96 = distinct !DILexicalBlock(scope: !92, file: !3, line: 68, column: 2)
!97 = !DILocation(line: 68, column: 20, scope: !96)
!98 = !DILocation(line: 68, column: 2, scope: !92)
!99 = !DILocation(line: 69, column: 18, scope: !96)
!100 = !DILocation(line: 69, column: 16, scope: !96)
!101 = !DILocation(line: 69, column: 3, scope: !96)
!102 = !DILocation(line: 68, column: 26, scope: !96)
!103 = !DILocation(line: 68, column: 2, scope: !96)
!104 = distinct !{!104, !98, !105, !90}
!105 = !DILocation(line: 69, column: 26, scope: !92)
!106 = !DILocation(line: 70, column: 2, scope: !107)
!107 = distinct !DILexicalBlock(scope: !108, file: !3, line: 70, column: 2)
!108 = distinct !DILexicalBlock(scope: !62, file: !3, line: 70, column: 2)
!109 = !DILocation(line: 70, column: 2, scope: !108)
!110 = !DILocation(line: 71, column: 2, scope: !62)
!111 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 52, type: !112, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!112 = !DISubroutineType(types: !113)
!113 = !{!16, !16}
!114 = !DILocalVariable(name: "arg", arg: 1, scope: !111, file: !3, line: 52, type: !16)
!115 = !DILocation(line: 52, column: 24, scope: !111)
!116 = !DILocalVariable(name: "me", scope: !111, file: !3, line: 54, type: !45)
!117 = !DILocation(line: 54, column: 15, scope: !111)
!118 = !DILocation(line: 54, column: 37, scope: !111)
!119 = !DILocation(line: 54, column: 27, scope: !111)
!120 = !DILocation(line: 54, column: 21, scope: !111)
!121 = !DILocation(line: 56, column: 7, scope: !111)
!122 = !DILocation(line: 56, column: 2, scope: !111)
!123 = !DILocation(line: 57, column: 9, scope: !111)
!124 = !DILocation(line: 58, column: 9, scope: !111)
!125 = !DILocation(line: 58, column: 2, scope: !111)
!126 = !DILocation(line: 59, column: 2, scope: !111)
!127 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 26, type: !128, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!128 = !DISubroutineType(types: !129)
!129 = !{null, !45}
!130 = !DILocalVariable(name: "me", arg: 1, scope: !127, file: !3, line: 26, type: !45)
!131 = !DILocation(line: 26, column: 31, scope: !127)
!132 = !DILocation(line: 28, column: 25, scope: !127)
!133 = !DILocation(line: 28, column: 29, scope: !127)
!134 = !DILocation(line: 28, column: 2, scope: !127)
!135 = !DILocalVariable(name: "before", scope: !127, file: !3, line: 29, type: !45)
!136 = !DILocation(line: 29, column: 15, scope: !127)
!137 = !DILocation(line: 29, column: 24, scope: !127)
!138 = !DILocation(line: 30, column: 6, scope: !139)
!139 = distinct !DILexicalBlock(scope: !127, file: !3, line: 30, column: 6)
!140 = !DILocation(line: 30, column: 13, scope: !139)
!141 = !DILocation(line: 30, column: 6, scope: !127)
!142 = !DILocation(line: 31, column: 3, scope: !139)
!143 = !DILocation(line: 32, column: 25, scope: !127)
!144 = !DILocation(line: 32, column: 29, scope: !127)
!145 = !DILocation(line: 32, column: 2, scope: !127)
!146 = !DILocation(line: 33, column: 25, scope: !127)
!147 = !DILocation(line: 33, column: 33, scope: !127)
!148 = !DILocation(line: 33, column: 39, scope: !127)
!149 = !DILocation(line: 33, column: 2, scope: !127)
!150 = !DILocation(line: 34, column: 2, scope: !127)
!151 = !DILocation(line: 34, column: 31, scope: !127)
!152 = !DILocation(line: 34, column: 35, scope: !127)
!153 = !DILocation(line: 34, column: 9, scope: !127)
!154 = distinct !{!154, !150, !155, !90}
!155 = !DILocation(line: 35, column: 3, scope: !127)
!156 = !DILocation(line: 36, column: 1, scope: !127)
!157 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 38, type: !128, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!158 = !DILocalVariable(name: "me", arg: 1, scope: !157, file: !3, line: 38, type: !45)
!159 = !DILocation(line: 38, column: 33, scope: !157)
!160 = !DILocalVariable(name: "expected", scope: !157, file: !3, line: 40, type: !45)
!161 = !DILocation(line: 40, column: 15, scope: !157)
!162 = !DILocation(line: 40, column: 26, scope: !157)
!163 = !DILocation(line: 42, column: 28, scope: !164)
!164 = distinct !DILexicalBlock(scope: !157, file: !3, line: 42, column: 6)
!165 = !DILocation(line: 42, column: 32, scope: !164)
!166 = !DILocation(line: 42, column: 6, scope: !164)
!167 = !DILocation(line: 42, column: 60, scope: !164)
!168 = !DILocation(line: 42, column: 6, scope: !157)
!169 = !DILocation(line: 43, column: 7, scope: !170)
!170 = distinct !DILexicalBlock(scope: !171, file: !3, line: 43, column: 7)
!171 = distinct !DILexicalBlock(scope: !164, file: !3, line: 42, column: 69)
!172 = !DILocation(line: 43, column: 7, scope: !171)
!173 = !DILocation(line: 44, column: 4, scope: !170)
!174 = !DILocation(line: 45, column: 3, scope: !171)
!175 = !DILocation(line: 45, column: 32, scope: !171)
!176 = !DILocation(line: 45, column: 36, scope: !171)
!177 = !DILocation(line: 45, column: 10, scope: !171)
!178 = !DILocation(line: 45, column: 64, scope: !171)
!179 = distinct !{!179, !174, !180, !90}
!180 = !DILocation(line: 46, column: 4, scope: !171)
!181 = !DILocation(line: 47, column: 2, scope: !171)
!182 = !DILocalVariable(name: "next", scope: !157, file: !3, line: 48, type: !45)
!183 = !DILocation(line: 48, column: 15, scope: !157)
!184 = !DILocation(line: 48, column: 44, scope: !157)
!185 = !DILocation(line: 48, column: 48, scope: !157)
!186 = !DILocation(line: 48, column: 22, scope: !157)
!187 = !DILocation(line: 49, column: 25, scope: !157)
!188 = !DILocation(line: 49, column: 31, scope: !157)
!189 = !DILocation(line: 49, column: 2, scope: !157)
!190 = !DILocation(line: 50, column: 1, scope: !157)
