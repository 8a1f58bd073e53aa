; ModuleID = 'locks/futex_semaphore.c'
source_filename = "locks/futex_semaphore.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.semaphore = type { i32, i32 }

@taken = internal global i32 0, align 4, !dbg !0
@semaphore = internal global %struct.semaphore zeroinitializer, align 4, !dbg !35
@.str = private unnamed_addr constant [35 x i8] c"taken == N && semaphore.count == 0\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [24 x i8] c"locks/futex_semaphore.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !55, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, ptr %3, align 4, !dbg !65
  br label %5, !dbg !66

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !67
  %7 = icmp slt i32 %6, 1, !dbg !69
  br i1 %7, label %8, label %16, !dbg !70

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !71
  %10 = sext i32 %9 to i64, !dbg !72
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !72
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @wait_once, ptr noundef null) #5, !dbg !73
  br label %13, !dbg !73

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !74
  %15 = add nsw i32 %14, 1, !dbg !74
  store i32 %15, ptr %3, align 4, !dbg !74
  br label %5, !dbg !75, !llvm.loop !76

16:                                               ; preds = %5
  %17 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !79
  %18 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef @post_all, ptr noundef null) #5, !dbg !80
  call void @llvm.dbg.declare(metadata ptr %4, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, ptr %4, align 4, !dbg !83
  br label %19, !dbg !84

19:                                               ; preds = %28, %16
  %20 = load i32, ptr %4, align 4, !dbg !85
  %21 = icmp sle i32 %20, 1, !dbg !87
  br i1 %21, label %22, label %31, !dbg !88

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !89
  %24 = sext i32 %23 to i64, !dbg !90
  %25 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %24, !dbg !90
  %26 = load i64, ptr %25, align 8, !dbg !90
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !91
  br label %28, !dbg !91

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !92
  %30 = add nsw i32 %29, 1, !dbg !92
  store i32 %30, ptr %4, align 4, !dbg !92
  br label %19, !dbg !93, !llvm.loop !94

31:                                               ; preds = %19
  %32 = load atomic i32, ptr @taken seq_cst, align 4, !dbg !96
  %33 = icmp eq i32 %32, 1, !dbg !96
  br i1 %33, label %34, label %38, !dbg !96

34:                                               ; preds = %31
  %35 = load atomic i32, ptr @semaphore seq_cst, align 4, !dbg !96
  %36 = icmp eq i32 %35, 0, !dbg !96
  br i1 %36, label %37, label %38, !dbg !99

37:                                               ; preds = %34
  br label %39, !dbg !99

38:                                               ; preds = %34, %31
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 91, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !96
  unreachable, !dbg !96

39:                                               ; preds = %37
  ret i32 0, !dbg !100
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_once(ptr noundef %0) #0 !dbg !101 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !104, metadata !DIExpression()), !dbg !105
  call void @take(ptr noundef @semaphore), !dbg !106
  %3 = atomicrmw add ptr @taken, i32 1 seq_cst, align 4, !dbg !107
  %4 = load ptr, ptr %2, align 8, !dbg !108
  ret ptr %4, !dbg !109
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @post_all(ptr noundef %0) #0 !dbg !110 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !111, metadata !DIExpression()), !dbg !112
  call void @llvm.dbg.declare(metadata ptr %3, metadata !113, metadata !DIExpression()), !dbg !115
  store i32 0, ptr %3, align 4, !dbg !115
  br label %4, !dbg !116

4:                                                ; preds = %8, %1
  %5 = load i32, ptr %3, align 4, !dbg !117
  %6 = icmp slt i32 %5, 1, !dbg !119
  br i1 %6, label %7, label %11, !dbg !120

7:                                                ; preds = %4
  call void @post(ptr noundef @semaphore), !dbg !121
  br label %8, !dbg !121

8:                                                ; preds = %7
  %9 = load i32, ptr %3, align 4, !dbg !122
  %10 = add nsw i32 %9, 1, !dbg !122
  store i32 %10, ptr %3, align 4, !dbg !122
  br label %4, !dbg !123, !llvm.loop !124

11:                                               ; preds = %4
  %12 = load ptr, ptr %2, align 8, !dbg !126
  ret ptr %12, !dbg !127
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @take(ptr noundef %0) #0 !dbg !128 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !132, metadata !DIExpression()), !dbg !133
  %7 = load ptr, ptr %2, align 8, !dbg !134
  %8 = call i32 @try_take(ptr noundef %7), !dbg !136
  %9 = icmp ne i32 %8, 0, !dbg !136
  br i1 %9, label %10, label %11, !dbg !137

10:                                               ; preds = %1
  br label %32, !dbg !138

11:                                               ; preds = %1
  %12 = load ptr, ptr %2, align 8, !dbg !139
  %13 = getelementptr inbounds %struct.semaphore, ptr %12, i32 0, i32 1, !dbg !140
  store i32 1, ptr %3, align 4, !dbg !141
  %14 = load i32, ptr %3, align 4, !dbg !141
  %15 = atomicrmw add ptr %13, i32 %14 monotonic, align 4, !dbg !141
  store i32 %15, ptr %4, align 4, !dbg !141
  %16 = load i32, ptr %4, align 4, !dbg !141
  br label %17, !dbg !142

17:                                               ; preds = %22, %11
  %18 = load ptr, ptr %2, align 8, !dbg !143
  %19 = call i32 @try_take(ptr noundef %18), !dbg !144
  %20 = icmp ne i32 %19, 0, !dbg !145
  %21 = xor i1 %20, true, !dbg !145
  br i1 %21, label %22, label %26, !dbg !142

22:                                               ; preds = %17
  %23 = load ptr, ptr %2, align 8, !dbg !146
  %24 = getelementptr inbounds %struct.semaphore, ptr %23, i32 0, i32 0, !dbg !147
  %25 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %24, i32 noundef 137, i32 noundef 0, ptr noundef null, ptr noundef null, i32 noundef -1) #5, !dbg !148
  br label %17, !dbg !142, !llvm.loop !149

26:                                               ; preds = %17
  %27 = load ptr, ptr %2, align 8, !dbg !151
  %28 = getelementptr inbounds %struct.semaphore, ptr %27, i32 0, i32 1, !dbg !151
  store i32 1, ptr %5, align 4, !dbg !151
  %29 = load i32, ptr %5, align 4, !dbg !151
  %30 = atomicrmw sub ptr %28, i32 %29 seq_cst, align 4, !dbg !151
  store i32 %30, ptr %6, align 4, !dbg !151
  %31 = load i32, ptr %6, align 4, !dbg !151
  br label %32, !dbg !152

32:                                               ; preds = %26, %10
  ret void, !dbg !152
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @try_take(ptr noundef %0) #0 !dbg !153 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !156, metadata !DIExpression()), !dbg !157
  call void @llvm.dbg.declare(metadata ptr %3, metadata !158, metadata !DIExpression()), !dbg !159
  %7 = load ptr, ptr %2, align 8, !dbg !160
  %8 = getelementptr inbounds %struct.semaphore, ptr %7, i32 0, i32 0, !dbg !160
  %9 = load atomic i32, ptr %8 seq_cst, align 4, !dbg !160
  store i32 %9, ptr %4, align 4, !dbg !160
  %10 = load i32, ptr %4, align 4, !dbg !160
  store i32 %10, ptr %3, align 4, !dbg !159
  %11 = load i32, ptr %3, align 4, !dbg !161
  %12 = icmp sgt i32 %11, 0, !dbg !162
  br i1 %12, label %13, label %28, !dbg !163

13:                                               ; preds = %1
  %14 = load ptr, ptr %2, align 8, !dbg !164
  %15 = getelementptr inbounds %struct.semaphore, ptr %14, i32 0, i32 0, !dbg !164
  %16 = load i32, ptr %3, align 4, !dbg !164
  %17 = sub nsw i32 %16, 1, !dbg !164
  store i32 %17, ptr %5, align 4, !dbg !164
  %18 = load i32, ptr %3, align 4, !dbg !164
  %19 = load i32, ptr %5, align 4, !dbg !164
  %20 = cmpxchg ptr %15, i32 %18, i32 %19 seq_cst seq_cst, align 4, !dbg !164
  %21 = extractvalue { i32, i1 } %20, 0, !dbg !164
  %22 = extractvalue { i32, i1 } %20, 1, !dbg !164
  br i1 %22, label %24, label %23, !dbg !164

23:                                               ; preds = %13
  store i32 %21, ptr %3, align 4, !dbg !164
  br label %24, !dbg !164

24:                                               ; preds = %23, %13
  %25 = zext i1 %22 to i8, !dbg !164
  store i8 %25, ptr %6, align 1, !dbg !164
  %26 = load i8, ptr %6, align 1, !dbg !164
  %27 = trunc i8 %26 to i1, !dbg !164
  br label %28

28:                                               ; preds = %24, %1
  %29 = phi i1 [ false, %1 ], [ %27, %24 ], !dbg !165
  %30 = zext i1 %29 to i32, !dbg !163
  ret i32 %30, !dbg !166
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @post(ptr noundef %0) #0 !dbg !167 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !168, metadata !DIExpression()), !dbg !169
  %6 = load ptr, ptr %2, align 8, !dbg !170
  %7 = getelementptr inbounds %struct.semaphore, ptr %6, i32 0, i32 0, !dbg !171
  store i32 1, ptr %3, align 4, !dbg !172
  %8 = load i32, ptr %3, align 4, !dbg !172
  %9 = atomicrmw add ptr %7, i32 %8 monotonic, align 4, !dbg !172
  store i32 %9, ptr %4, align 4, !dbg !172
  %10 = load i32, ptr %4, align 4, !dbg !172
  %11 = load ptr, ptr %2, align 8, !dbg !173
  %12 = getelementptr inbounds %struct.semaphore, ptr %11, i32 0, i32 1, !dbg !175
  %13 = load atomic i32, ptr %12 monotonic, align 4, !dbg !176
  store i32 %13, ptr %5, align 4, !dbg !176
  %14 = load i32, ptr %5, align 4, !dbg !176
  %15 = icmp sgt i32 %14, 0, !dbg !177
  br i1 %15, label %16, label %20, !dbg !178

16:                                               ; preds = %1
  %17 = load ptr, ptr %2, align 8, !dbg !179
  %18 = getelementptr inbounds %struct.semaphore, ptr %17, i32 0, i32 0, !dbg !180
  %19 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %18, i32 noundef 138, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef -1) #5, !dbg !181
  br label %20, !dbg !181

20:                                               ; preds = %16, %1
  ret void, !dbg !182
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 67, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/futex_semaphore.c", directory: ".")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !24, !29, !35, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 91, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 280, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 35)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 91, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 192, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 24)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 91, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "semaphore", scope: !2, file: !3, line: 66, type: !37, isLocal: true, isDefinition: true)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "semaphore", file: !3, line: 30, size: 64, elements: !38)
!38 = !{!39, !43}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !37, file: !3, line: 31, baseType: !40, size: 32)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !42)
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "waiters", scope: !37, file: !3, line: 31, baseType: !40, size: 32, offset: 32)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 83, type: !52, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!42}
!54 = !{}
!55 = !DILocalVariable(name: "thread", scope: !51, file: !3, line: 85, type: !56)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 128, elements: !60)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !58, line: 27, baseType: !59)
!58 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !{!61}
!61 = !DISubrange(count: 2)
!62 = !DILocation(line: 85, column: 12, scope: !51)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 86, type: !42)
!64 = distinct !DILexicalBlock(scope: !51, file: !3, line: 86, column: 2)
!65 = !DILocation(line: 86, column: 11, scope: !64)
!66 = !DILocation(line: 86, column: 7, scope: !64)
!67 = !DILocation(line: 86, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 86, column: 2)
!69 = !DILocation(line: 86, column: 20, scope: !68)
!70 = !DILocation(line: 86, column: 2, scope: !64)
!71 = !DILocation(line: 87, column: 26, scope: !68)
!72 = !DILocation(line: 87, column: 19, scope: !68)
!73 = !DILocation(line: 87, column: 3, scope: !68)
!74 = !DILocation(line: 86, column: 26, scope: !68)
!75 = !DILocation(line: 86, column: 2, scope: !68)
!76 = distinct !{!76, !70, !77, !78}
!77 = !DILocation(line: 87, column: 51, scope: !64)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocation(line: 88, column: 18, scope: !51)
!80 = !DILocation(line: 88, column: 2, scope: !51)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 89, type: !42)
!82 = distinct !DILexicalBlock(scope: !51, file: !3, line: 89, column: 2)
!83 = !DILocation(line: 89, column: 11, scope: !82)
!84 = !DILocation(line: 89, column: 7, scope: !82)
!85 = !DILocation(line: 89, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 89, column: 2)
!87 = !DILocation(line: 89, column: 20, scope: !86)
!88 = !DILocation(line: 89, column: 2, scope: !82)
!89 = !DILocation(line: 90, column: 23, scope: !86)
!90 = !DILocation(line: 90, column: 16, scope: !86)
!91 = !DILocation(line: 90, column: 3, scope: !86)
!92 = !DILocation(line: 89, column: 27, scope: !86)
!93 = !DILocation(line: 89, column: 2, scope: !86)
!94 = distinct !{!94, !88, !95, !78}
!95 = !DILocation(line: 90, column: 31, scope: !82)
!96 = !DILocation(line: 91, column: 2, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 91, column: 2)
!98 = distinct !DILexicalBlock(scope: !51, file: !3, line: 91, column: 2)
!99 = !DILocation(line: 91, column: 2, scope: !98)
!100 = !DILocation(line: 92, column: 2, scope: !51)
!101 = distinct !DISubprogram(name: "wait_once", scope: !3, file: !3, line: 69, type: !102, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!102 = !DISubroutineType(types: !103)
!103 = !{!16, !16}
!104 = !DILocalVariable(name: "arg", arg: 1, scope: !101, file: !3, line: 69, type: !16)
!105 = !DILocation(line: 69, column: 30, scope: !101)
!106 = !DILocation(line: 71, column: 2, scope: !101)
!107 = !DILocation(line: 72, column: 7, scope: !101)
!108 = !DILocation(line: 73, column: 9, scope: !101)
!109 = !DILocation(line: 73, column: 2, scope: !101)
!110 = distinct !DISubprogram(name: "post_all", scope: !3, file: !3, line: 76, type: !102, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!111 = !DILocalVariable(name: "arg", arg: 1, scope: !110, file: !3, line: 76, type: !16)
!112 = !DILocation(line: 76, column: 29, scope: !110)
!113 = !DILocalVariable(name: "i", scope: !114, file: !3, line: 78, type: !42)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 78, column: 2)
!115 = !DILocation(line: 78, column: 11, scope: !114)
!116 = !DILocation(line: 78, column: 7, scope: !114)
!117 = !DILocation(line: 78, column: 18, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !3, line: 78, column: 2)
!119 = !DILocation(line: 78, column: 20, scope: !118)
!120 = !DILocation(line: 78, column: 2, scope: !114)
!121 = !DILocation(line: 79, column: 3, scope: !118)
!122 = !DILocation(line: 78, column: 26, scope: !118)
!123 = !DILocation(line: 78, column: 2, scope: !118)
!124 = distinct !{!124, !120, !125, !78}
!125 = !DILocation(line: 79, column: 18, scope: !114)
!126 = !DILocation(line: 80, column: 9, scope: !110)
!127 = !DILocation(line: 80, column: 2, scope: !110)
!128 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 40, type: !129, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!129 = !DISubroutineType(types: !130)
!130 = !{null, !131}
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!132 = !DILocalVariable(name: "s", arg: 1, scope: !128, file: !3, line: 40, type: !131)
!133 = !DILocation(line: 40, column: 36, scope: !128)
!134 = !DILocation(line: 50, column: 15, scope: !135)
!135 = distinct !DILexicalBlock(scope: !128, file: !3, line: 50, column: 6)
!136 = !DILocation(line: 50, column: 6, scope: !135)
!137 = !DILocation(line: 50, column: 6, scope: !128)
!138 = !DILocation(line: 51, column: 3, scope: !135)
!139 = !DILocation(line: 52, column: 29, scope: !128)
!140 = !DILocation(line: 52, column: 32, scope: !128)
!141 = !DILocation(line: 52, column: 2, scope: !128)
!142 = !DILocation(line: 53, column: 2, scope: !128)
!143 = !DILocation(line: 53, column: 19, scope: !128)
!144 = !DILocation(line: 53, column: 10, scope: !128)
!145 = !DILocation(line: 53, column: 9, scope: !128)
!146 = !DILocation(line: 54, column: 23, scope: !128)
!147 = !DILocation(line: 54, column: 26, scope: !128)
!148 = !DILocation(line: 54, column: 3, scope: !128)
!149 = distinct !{!149, !142, !150, !78}
!150 = !DILocation(line: 54, column: 97, scope: !128)
!151 = !DILocation(line: 55, column: 2, scope: !128)
!152 = !DILocation(line: 57, column: 1, scope: !128)
!153 = distinct !DISubprogram(name: "try_take", scope: !3, file: !3, line: 34, type: !154, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!154 = !DISubroutineType(types: !155)
!155 = !{!42, !131}
!156 = !DILocalVariable(name: "s", arg: 1, scope: !153, file: !3, line: 34, type: !131)
!157 = !DILocation(line: 34, column: 39, scope: !153)
!158 = !DILocalVariable(name: "count", scope: !153, file: !3, line: 36, type: !42)
!159 = !DILocation(line: 36, column: 6, scope: !153)
!160 = !DILocation(line: 36, column: 14, scope: !153)
!161 = !DILocation(line: 37, column: 9, scope: !153)
!162 = !DILocation(line: 37, column: 15, scope: !153)
!163 = !DILocation(line: 37, column: 19, scope: !153)
!164 = !DILocation(line: 37, column: 22, scope: !153)
!165 = !DILocation(line: 0, scope: !153)
!166 = !DILocation(line: 37, column: 2, scope: !153)
!167 = distinct !DISubprogram(name: "post", scope: !3, file: !3, line: 59, type: !129, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!168 = !DILocalVariable(name: "s", arg: 1, scope: !167, file: !3, line: 59, type: !131)
!169 = !DILocation(line: 59, column: 36, scope: !167)
!170 = !DILocation(line: 61, column: 29, scope: !167)
!171 = !DILocation(line: 61, column: 32, scope: !167)
!172 = !DILocation(line: 61, column: 2, scope: !167)
!173 = !DILocation(line: 62, column: 28, scope: !174)
!174 = distinct !DILexicalBlock(scope: !167, file: !3, line: 62, column: 6)
!175 = !DILocation(line: 62, column: 31, scope: !174)
!176 = !DILocation(line: 62, column: 6, scope: !174)
!177 = !DILocation(line: 62, column: 47, scope: !174)
!178 = !DILocation(line: 62, column: 6, scope: !167)
!179 = !DILocation(line: 63, column: 23, scope: !174)
!180 = !DILocation(line: 63, column: 26, scope: !174)
!181 = !DILocation(line: 63, column: 3, scope: !174)
!182 = !DILocation(line: 64, column: 1, scope: !167)
