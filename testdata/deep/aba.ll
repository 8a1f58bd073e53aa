; ModuleID = 'deep/aba.c'
source_filename = "deep/aba.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@next = internal global [7 x i32] zeroinitializer, align 16, !dbg !0
@top = internal global i32 0, align 4, !dbg !7
@owned = internal global [7 x i32] zeroinitializer, align 16, !dbg !30
@.str = private unnamed_addr constant [35 x i8] c"atomic_exchange(&owned[n], 1) == 0\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [11 x i8] c"deep/aba.c\00", align 1, !dbg !19
@__PRETTY_FUNCTION__.pop = private unnamed_addr constant [14 x i8] c"int pop(void)\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %3, metadata !54, metadata !DIExpression()), !dbg !56
  store i32 1, ptr %3, align 4, !dbg !56
  br label %6, !dbg !57

6:                                                ; preds = %21, %0
  %7 = load i32, ptr %3, align 4, !dbg !58
  %8 = icmp sle i32 %7, 6, !dbg !60
  br i1 %8, label %9, label %24, !dbg !61

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !62
  %11 = icmp slt i32 %10, 6, !dbg !63
  br i1 %11, label %12, label %15, !dbg !62

12:                                               ; preds = %9
  %13 = load i32, ptr %3, align 4, !dbg !64
  %14 = add nsw i32 %13, 1, !dbg !65
  br label %16, !dbg !62

15:                                               ; preds = %9
  br label %16, !dbg !62

16:                                               ; preds = %15, %12
  %17 = phi i32 [ %14, %12 ], [ 0, %15 ], !dbg !62
  %18 = load i32, ptr %3, align 4, !dbg !66
  %19 = sext i32 %18 to i64, !dbg !67
  %20 = getelementptr inbounds [7 x i32], ptr @next, i64 0, i64 %19, !dbg !67
  store atomic i32 %17, ptr %20 seq_cst, align 4, !dbg !68
  br label %21, !dbg !67

21:                                               ; preds = %16
  %22 = load i32, ptr %3, align 4, !dbg !69
  %23 = add nsw i32 %22, 1, !dbg !69
  store i32 %23, ptr %3, align 4, !dbg !69
  br label %6, !dbg !70, !llvm.loop !71

24:                                               ; preds = %6
  store atomic i32 1, ptr @top seq_cst, align 4, !dbg !74
  call void @llvm.dbg.declare(metadata ptr %4, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %4, align 4, !dbg !77
  br label %25, !dbg !78

25:                                               ; preds = %33, %24
  %26 = load i32, ptr %4, align 4, !dbg !79
  %27 = icmp slt i32 %26, 3, !dbg !81
  br i1 %27, label %28, label %36, !dbg !82

28:                                               ; preds = %25
  %29 = load i32, ptr %4, align 4, !dbg !83
  %30 = sext i32 %29 to i64, !dbg !84
  %31 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %30, !dbg !84
  %32 = call i32 @pthread_create(ptr noundef %31, ptr noundef null, ptr noundef @worker, ptr noundef null) #5, !dbg !85
  br label %33, !dbg !85

33:                                               ; preds = %28
  %34 = load i32, ptr %4, align 4, !dbg !86
  %35 = add nsw i32 %34, 1, !dbg !86
  store i32 %35, ptr %4, align 4, !dbg !86
  br label %25, !dbg !87, !llvm.loop !88

36:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata ptr %5, metadata !90, metadata !DIExpression()), !dbg !92
  store i32 0, ptr %5, align 4, !dbg !92
  br label %37, !dbg !93

37:                                               ; preds = %46, %36
  %38 = load i32, ptr %5, align 4, !dbg !94
  %39 = icmp slt i32 %38, 3, !dbg !96
  br i1 %39, label %40, label %49, !dbg !97

40:                                               ; preds = %37
  %41 = load i32, ptr %5, align 4, !dbg !98
  %42 = sext i32 %41 to i64, !dbg !99
  %43 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %42, !dbg !99
  %44 = load i64, ptr %43, align 8, !dbg !99
  %45 = call i32 @pthread_join(i64 noundef %44, ptr noundef null), !dbg !100
  br label %46, !dbg !100

46:                                               ; preds = %40
  %47 = load i32, ptr %5, align 4, !dbg !101
  %48 = add nsw i32 %47, 1, !dbg !101
  store i32 %48, ptr %5, align 4, !dbg !101
  br label %37, !dbg !102, !llvm.loop !103

49:                                               ; preds = %37
  ret i32 0, !dbg !105
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !106 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !109, metadata !DIExpression()), !dbg !110
  %6 = load ptr, ptr %2, align 8, !dbg !111
  call void @llvm.dbg.declare(metadata ptr %3, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 0, ptr %3, align 4, !dbg !114
  br label %7, !dbg !115

7:                                                ; preds = %19, %1
  %8 = load i32, ptr %3, align 4, !dbg !116
  %9 = icmp slt i32 %8, 1, !dbg !118
  br i1 %9, label %10, label %22, !dbg !119

10:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !120, metadata !DIExpression()), !dbg !122
  %11 = call i32 @pop(), !dbg !123
  store i32 %11, ptr %4, align 4, !dbg !122
  call void @llvm.dbg.declare(metadata ptr %5, metadata !124, metadata !DIExpression()), !dbg !125
  %12 = call i32 @pop(), !dbg !126
  store i32 %12, ptr %5, align 4, !dbg !125
  %13 = load i32, ptr %5, align 4, !dbg !127
  %14 = load i32, ptr %4, align 4, !dbg !128
  %15 = icmp ne i32 %14, 0, !dbg !128
  br i1 %15, label %16, label %18, !dbg !130

16:                                               ; preds = %10
  %17 = load i32, ptr %4, align 4, !dbg !131
  call void @push(i32 noundef %17), !dbg !132
  br label %18, !dbg !132

18:                                               ; preds = %16, %10
  br label %19, !dbg !133

19:                                               ; preds = %18
  %20 = load i32, ptr %3, align 4, !dbg !134
  %21 = add nsw i32 %20, 1, !dbg !134
  store i32 %21, ptr %3, align 4, !dbg !134
  br label %7, !dbg !135, !llvm.loop !136

22:                                               ; preds = %7
  ret ptr null, !dbg !138
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @pop() #0 !dbg !139 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !140, metadata !DIExpression()), !dbg !141
  br label %10, !dbg !142

10:                                               ; preds = %30, %0
  %11 = load atomic i32, ptr @top seq_cst, align 4, !dbg !143
  store i32 %11, ptr %3, align 4, !dbg !143
  %12 = load i32, ptr %3, align 4, !dbg !143
  store i32 %12, ptr %2, align 4, !dbg !145
  %13 = load i32, ptr %2, align 4, !dbg !146
  %14 = icmp eq i32 %13, 0, !dbg !148
  br i1 %14, label %15, label %16, !dbg !149

15:                                               ; preds = %10
  store i32 0, ptr %1, align 4, !dbg !150
  br label %47, !dbg !150

16:                                               ; preds = %10
  br label %17, !dbg !151

17:                                               ; preds = %16
  %18 = load i32, ptr %2, align 4, !dbg !152
  store i32 %18, ptr %4, align 4, !dbg !152
  %19 = load i32, ptr %2, align 4, !dbg !152
  %20 = sext i32 %19 to i64, !dbg !152
  %21 = getelementptr inbounds [7 x i32], ptr @next, i64 0, i64 %20, !dbg !152
  %22 = load atomic i32, ptr %21 seq_cst, align 4, !dbg !152
  store i32 %22, ptr %6, align 4, !dbg !152
  %23 = load i32, ptr %6, align 4, !dbg !152
  store i32 %23, ptr %5, align 4, !dbg !152
  %24 = load i32, ptr %4, align 4, !dbg !152
  %25 = load i32, ptr %5, align 4, !dbg !152
  %26 = cmpxchg ptr @top, i32 %24, i32 %25 seq_cst seq_cst, align 4, !dbg !152
  %27 = extractvalue { i32, i1 } %26, 0, !dbg !152
  %28 = extractvalue { i32, i1 } %26, 1, !dbg !152
  br i1 %28, label %30, label %29, !dbg !152

29:                                               ; preds = %17
  store i32 %27, ptr %4, align 4, !dbg !152
  br label %30, !dbg !152

30:                                               ; preds = %29, %17
  %31 = zext i1 %28 to i8, !dbg !152
  store i8 %31, ptr %7, align 1, !dbg !152
  %32 = load i8, ptr %7, align 1, !dbg !152
  %33 = trunc i8 %32 to i1, !dbg !152
  %34 = xor i1 %33, true, !dbg !153
  br i1 %34, label %10, label %35, !dbg !151, !llvm.loop !154

35:                                               ; preds = %30
  %36 = load i32, ptr %2, align 4, !dbg !156
  %37 = sext i32 %36 to i64, !dbg !156
  %38 = getelementptr inbounds [7 x i32], ptr @owned, i64 0, i64 %37, !dbg !156
  store i32 1, ptr %8, align 4, !dbg !156
  %39 = load i32, ptr %8, align 4, !dbg !156
  %40 = atomicrmw xchg ptr %38, i32 %39 seq_cst, align 4, !dbg !156
  store i32 %40, ptr %9, align 4, !dbg !156
  %41 = load i32, ptr %9, align 4, !dbg !156
  %42 = icmp eq i32 %41, 0, !dbg !156
  br i1 %42, label %43, label %44, !dbg !159

43:                                               ; preds = %35
  br label %45, !dbg !159

44:                                               ; preds = %35
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.pop) #6, !dbg !156
  unreachable, !dbg !156

45:                                               ; preds = %43
  %46 = load i32, ptr %2, align 4, !dbg !160
  store i32 %46, ptr %1, align 4, !dbg !161
  br label %47, !dbg !161

47:                                               ; preds = %45, %15
  %48 = load i32, ptr %1, align 4, !dbg !162
  ret i32 %48, !dbg !162
}

; Function Attrs: noinline nounwind uwtable
define internal void @push(i32 noundef %0) #0 !dbg !163 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !166, metadata !DIExpression()), !dbg !167
  call void @llvm.dbg.declare(metadata ptr %3, metadata !168, metadata !DIExpression()), !dbg !169
  %10 = load i32, ptr %2, align 4, !dbg !170
  %11 = sext i32 %10 to i64, !dbg !170
  %12 = getelementptr inbounds [7 x i32], ptr @owned, i64 0, i64 %11, !dbg !170
  store i32 0, ptr %4, align 4, !dbg !170
  %13 = load i32, ptr %4, align 4, !dbg !170
  store atomic i32 %13, ptr %12 seq_cst, align 4, !dbg !170
  br label %14, !dbg !171

14:                                               ; preds = %31, %1
  %15 = load atomic i32, ptr @top seq_cst, align 4, !dbg !172
  store i32 %15, ptr %5, align 4, !dbg !172
  %16 = load i32, ptr %5, align 4, !dbg !172
  store i32 %16, ptr %3, align 4, !dbg !174
  %17 = load i32, ptr %2, align 4, !dbg !175
  %18 = sext i32 %17 to i64, !dbg !175
  %19 = getelementptr inbounds [7 x i32], ptr @next, i64 0, i64 %18, !dbg !175
  %20 = load i32, ptr %3, align 4, !dbg !175
  store i32 %20, ptr %6, align 4, !dbg !175
  %21 = load i32, ptr %6, align 4, !dbg !175
  store atomic i32 %21, ptr %19 seq_cst, align 4, !dbg !175
  br label %22, !dbg !176

22:                                               ; preds = %14
  %23 = load i32, ptr %3, align 4, !dbg !177
  store i32 %23, ptr %7, align 4, !dbg !177
  %24 = load i32, ptr %2, align 4, !dbg !177
  store i32 %24, ptr %8, align 4, !dbg !177
  %25 = load i32, ptr %7, align 4, !dbg !177
  %26 = load i32, ptr %8, align 4, !dbg !177
  %27 = cmpxchg ptr @top, i32 %25, i32 %26 seq_cst seq_cst, align 4, !dbg !177
  %28 = extractvalue { i32, i1 } %27, 0, !dbg !177
  %29 = extractvalue { i32, i1 } %27, 1, !dbg !177
  br i1 %29, label %31, label %30, !dbg !177

30:                                               ; preds = %22
  store i32 %28, ptr %7, align 4, !dbg !177
  br label %31, !dbg !177

31:                                               ; preds = %30, %22
  %32 = zext i1 %29 to i8, !dbg !177
  store i8 %32, ptr %9, align 1, !dbg !177
  %33 = load i8, ptr %9, align 1, !dbg !177
  %34 = trunc i8 %33 to i1, !dbg !177
  %35 = xor i1 %34, true, !dbg !178
  br i1 %35, label %14, label %36, !dbg !176, !llvm.loop !179

36:                                               ; preds = %31
  ret void, !dbg !181
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "next", scope: !2, file: !3, line: 25, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deep/aba.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !13, !19, !24, !30}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 24, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 280, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 35)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 88, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 11)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 112, elements: !28)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{!29}
!29 = !DISubrange(count: 14)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "owned", scope: !2, file: !3, line: 26, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 224, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 7)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 65, type: !43, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!12}
!45 = !{}
!46 = !DILocalVariable(name: "t", scope: !42, file: !3, line: 67, type: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 192, elements: !51)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !49, line: 27, baseType: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !{!52}
!52 = !DISubrange(count: 3)
!53 = !DILocation(line: 67, column: 12, scope: !42)
!54 = !DILocalVariable(name: "i", scope: !55, file: !3, line: 69, type: !12)
!55 = distinct !DILexicalBlock(scope: !42, file: !3, line: 69, column: 2)
!56 = !DILocation(line: 69, column: 11, scope: !55)
!57 = !DILocation(line: 69, column: 7, scope: !55)
!58 = !DILocation(line: 69, column: 18, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !3, line: 69, column: 2)
!60 = !DILocation(line: 69, column: 20, scope: !59)
!61 = !DILocation(line: 69, column: 2, scope: !55)
!62 = !DILocation(line: 70, column: 13, scope: !59)
!63 = !DILocation(line: 70, column: 15, scope: !59)
!64 = !DILocation(line: 70, column: 25, scope: !59)
!65 = !DILocation(line: 70, column: 27, scope: !59)
!66 = !DILocation(line: 70, column: 8, scope: !59)
!67 = !DILocation(line: 70, column: 3, scope: !59)
!68 = !DILocation(line: 70, column: 11, scope: !59)
!69 = !DILocation(line: 69, column: 31, scope: !59)
!70 = !DILocation(line: 69, column: 2, scope: !59)
!71 = distinct !{!71, !61, !72, !73}
!72 = !DILocation(line: 70, column: 33, scope: !55)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 71, column: 6, scope: !42)
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 72, type: !12)
!76 = distinct !DILexicalBlock(scope: !42, file: !3, line: 72, column: 2)
!77 = !DILocation(line: 72, column: 11, scope: !76)
!78 = !DILocation(line: 72, column: 7, scope: !76)
!79 = !DILocation(line: 72, column: 18, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 72, column: 2)
!81 = !DILocation(line: 72, column: 20, scope: !80)
!82 = !DILocation(line: 72, column: 2, scope: !76)
!83 = !DILocation(line: 73, column: 21, scope: !80)
!84 = !DILocation(line: 73, column: 19, scope: !80)
!85 = !DILocation(line: 73, column: 3, scope: !80)
!86 = !DILocation(line: 72, column: 32, scope: !80)
!87 = !DILocation(line: 72, column: 2, scope: !80)
!88 = distinct !{!88, !82, !89, !73}
!89 = !DILocation(line: 73, column: 43, scope: !76)
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 74, type: !12)
!91 = distinct !DILexicalBlock(scope: !42, file: !3, line: 74, column: 2)
!92 = !DILocation(line: 74, column: 11, scope: !91)
!93 = !DILocation(line: 74, column: 7, scope: !91)
!94 = !DILocation(line: 74, column: 18, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 74, column: 2)
!96 = !DILocation(line: 74, column: 20, scope: !95)
!97 = !DILocation(line: 74, column: 2, scope: !91)
!98 = !DILocation(line: 75, column: 18, scope: !95)
!99 = !DILocation(line: 75, column: 16, scope: !95)
!100 = !DILocation(line: 75, column: 3, scope: !95)
!101 = !DILocation(line: 74, column: 32, scope: !95)
!102 = !DILocation(line: 74, column: 2, scope: !95)
!103 = distinct !{!103, !97, !104, !73}
!104 = !DILocation(line: 75, column: 26, scope: !91)
!105 = !DILocation(line: 76, column: 2, scope: !42)
!106 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 52, type: !107, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!107 = !DISubroutineType(types: !108)
!108 = !{!5, !5}
!109 = !DILocalVariable(name: "arg", arg: 1, scope: !106, file: !3, line: 52, type: !5)
!110 = !DILocation(line: 52, column: 27, scope: !106)
!111 = !DILocation(line: 54, column: 8, scope: !106)
!112 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 55, type: !12)
!113 = distinct !DILexicalBlock(scope: !106, file: !3, line: 55, column: 2)
!114 = !DILocation(line: 55, column: 11, scope: !113)
!115 = !DILocation(line: 55, column: 7, scope: !113)
!116 = !DILocation(line: 55, column: 18, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 55, column: 2)
!118 = !DILocation(line: 55, column: 20, scope: !117)
!119 = !DILocation(line: 55, column: 2, scope: !113)
!120 = !DILocalVariable(name: "first", scope: !121, file: !3, line: 56, type: !12)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 55, column: 35)
!122 = !DILocation(line: 56, column: 7, scope: !121)
!123 = !DILocation(line: 56, column: 15, scope: !121)
!124 = !DILocalVariable(name: "second", scope: !121, file: !3, line: 56, type: !12)
!125 = !DILocation(line: 56, column: 22, scope: !121)
!126 = !DILocation(line: 56, column: 31, scope: !121)
!127 = !DILocation(line: 58, column: 9, scope: !121)
!128 = !DILocation(line: 59, column: 7, scope: !129)
!129 = distinct !DILexicalBlock(scope: !121, file: !3, line: 59, column: 7)
!130 = !DILocation(line: 59, column: 7, scope: !121)
!131 = !DILocation(line: 60, column: 9, scope: !129)
!132 = !DILocation(line: 60, column: 4, scope: !129)
!133 = !DILocation(line: 61, column: 2, scope: !121)
!134 = !DILocation(line: 55, column: 31, scope: !117)
!135 = !DILocation(line: 55, column: 2, scope: !117)
!136 = distinct !{!136, !119, !137, !73}
!137 = !DILocation(line: 61, column: 2, scope: !113)
!138 = !DILocation(line: 62, column: 2, scope: !106)
!139 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 28, type: !43, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!140 = !DILocalVariable(name: "n", scope: !139, file: !3, line: 30, type: !12)
!141 = !DILocation(line: 30, column: 6, scope: !139)
!142 = !DILocation(line: 32, column: 2, scope: !139)
!143 = !DILocation(line: 33, column: 7, scope: !144)
!144 = distinct !DILexicalBlock(scope: !139, file: !3, line: 32, column: 5)
!145 = !DILocation(line: 33, column: 5, scope: !144)
!146 = !DILocation(line: 34, column: 7, scope: !147)
!147 = distinct !DILexicalBlock(scope: !144, file: !3, line: 34, column: 7)
!148 = !DILocation(line: 34, column: 9, scope: !147)
!149 = !DILocation(line: 34, column: 7, scope: !144)
!150 = !DILocation(line: 35, column: 4, scope: !147)
!151 = !DILocation(line: 36, column: 2, scope: !144)
!152 = !DILocation(line: 36, column: 12, scope: !139)
!153 = !DILocation(line: 36, column: 11, scope: !139)
!154 = distinct !{!154, !142, !155, !73}
!155 = !DILocation(line: 36, column: 82, scope: !139)
!156 = !DILocation(line: 37, column: 2, scope: !157)
!157 = distinct !DILexicalBlock(scope: !158, file: !3, line: 37, column: 2)
!158 = distinct !DILexicalBlock(scope: !139, file: !3, line: 37, column: 2)
!159 = !DILocation(line: 37, column: 2, scope: !158)
!160 = !DILocation(line: 38, column: 9, scope: !139)
!161 = !DILocation(line: 38, column: 2, scope: !139)
!162 = !DILocation(line: 39, column: 1, scope: !139)
!163 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 41, type: !164, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!164 = !DISubroutineType(types: !165)
!165 = !{null, !12}
!166 = !DILocalVariable(name: "n", arg: 1, scope: !163, file: !3, line: 41, type: !12)
!167 = !DILocation(line: 41, column: 22, scope: !163)
!168 = !DILocalVariable(name: "t", scope: !163, file: !3, line: 43, type: !12)
!169 = !DILocation(line: 43, column: 6, scope: !163)
!170 = !DILocation(line: 45, column: 2, scope: !163)
!171 = !DILocation(line: 46, column: 2, scope: !163)
!172 = !DILocation(line: 47, column: 7, scope: !173)
!173 = distinct !DILexicalBlock(scope: !163, file: !3, line: 46, column: 5)
!174 = !DILocation(line: 47, column: 5, scope: !173)
!175 = !DILocation(line: 48, column: 3, scope: !173)
!176 = !DILocation(line: 49, column: 2, scope: !173)
!177 = !DILocation(line: 49, column: 12, scope: !163)
!178 = !DILocation(line: 49, column: 11, scope: !163)
!179 = distinct !{!179, !171, !180, !73}
!180 = !DILocation(line: 49, column: 62, scope: !163)
!181 = !DILocation(line: 50, column: 1, scope: !163)
