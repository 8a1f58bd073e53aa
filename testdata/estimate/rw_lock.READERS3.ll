; ModuleID = 'estimate/rw_lock.c'
source_filename = "estimate/rw_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [16 x i8] c"data == WRITERS\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [19 x i8] c"estimate/rw_lock.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@lock = internal global i32 1048576, align 4, !dbg !34
@.str.2 = private unnamed_addr constant [29 x i8] c"data >= 0 && data <= WRITERS\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !61
  store i32 0, ptr %3, align 4, !dbg !61
  br label %6, !dbg !62

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !63
  %8 = icmp slt i32 %7, 3, !dbg !65
  br i1 %8, label %9, label %17, !dbg !66

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !67
  %11 = sext i32 %10 to i64, !dbg !68
  %12 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %11, !dbg !68
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !69
  br label %14, !dbg !69

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !70
  %16 = add nsw i32 %15, 1, !dbg !70
  store i32 %16, ptr %3, align 4, !dbg !70
  br label %6, !dbg !71, !llvm.loop !72

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %4, align 4, !dbg !77
  br label %18, !dbg !78

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !79
  %20 = icmp slt i32 %19, 1, !dbg !81
  br i1 %20, label %21, label %30, !dbg !82

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !83
  %23 = add nsw i32 3, %22, !dbg !84
  %24 = sext i32 %23 to i64, !dbg !85
  %25 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %24, !dbg !85
  %26 = call i32 @pthread_create(ptr noundef %25, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !86
  br label %27, !dbg !86

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !87
  %29 = add nsw i32 %28, 1, !dbg !87
  store i32 %29, ptr %4, align 4, !dbg !87
  br label %18, !dbg !88, !llvm.loop !89

30:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata ptr %5, metadata !91, metadata !DIExpression()), !dbg !93
  store i32 0, ptr %5, align 4, !dbg !93
  br label %31, !dbg !94

31:                                               ; preds = %40, %30
  %32 = load i32, ptr %5, align 4, !dbg !95
  %33 = icmp slt i32 %32, 4, !dbg !97
  br i1 %33, label %34, label %43, !dbg !98

34:                                               ; preds = %31
  %35 = load i32, ptr %5, align 4, !dbg !99
  %36 = sext i32 %35 to i64, !dbg !100
  %37 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %36, !dbg !100
  %38 = load i64, ptr %37, align 8, !dbg !100
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !101
  br label %40, !dbg !101

40:                                               ; preds = %34
  %41 = load i32, ptr %5, align 4, !dbg !102
  %42 = add nsw i32 %41, 1, !dbg !102
  store i32 %42, ptr %5, align 4, !dbg !102
  br label %31, !dbg !103, !llvm.loop !104

43:                                               ; preds = %31
  %44 = load i32, ptr @data, align 4, !dbg !106
  %45 = icmp eq i32 %44, 1, !dbg !106
  br i1 %45, label %46, label %47, !dbg !109

46:                                               ; preds = %43
  br label %48, !dbg !109

47:                                               ; preds = %43
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !106
  unreachable, !dbg !106

48:                                               ; preds = %46
  ret i32 0, !dbg !110
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !111 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !114, metadata !DIExpression()), !dbg !115
  %10 = load ptr, ptr %2, align 8, !dbg !116
  br label %11, !dbg !117

11:                                               ; preds = %25, %1
  store i32 1, ptr %3, align 4, !dbg !118
  %12 = load i32, ptr %3, align 4, !dbg !118
  %13 = atomicrmw sub ptr @lock, i32 %12 seq_cst, align 4, !dbg !118
  store i32 %13, ptr %4, align 4, !dbg !118
  %14 = load i32, ptr %4, align 4, !dbg !118
  %15 = icmp sle i32 %14, 0, !dbg !119
  br i1 %15, label %16, label %26, !dbg !117

16:                                               ; preds = %11
  store i32 1, ptr %5, align 4, !dbg !120
  %17 = load i32, ptr %5, align 4, !dbg !120
  %18 = atomicrmw add ptr @lock, i32 %17 seq_cst, align 4, !dbg !120
  store i32 %18, ptr %6, align 4, !dbg !120
  %19 = load i32, ptr %6, align 4, !dbg !120
  br label %20, !dbg !122

20:                                               ; preds = %24, %16
  %21 = load atomic i32, ptr @lock seq_cst, align 4, !dbg !123
  store i32 %21, ptr %7, align 4, !dbg !123
  %22 = load i32, ptr %7, align 4, !dbg !123
  %23 = icmp sle i32 %22, 0, !dbg !124
  br i1 %23, label %24, label %25, !dbg !122

24:                                               ; preds = %20
  br label %20, !dbg !122, !llvm.loop !125

25:                                               ; preds = %20
  br label %11, !dbg !117, !llvm.loop !127

26:                                               ; preds = %11
  %27 = load i32, ptr @data, align 4, !dbg !129
  %28 = icmp sge i32 %27, 0, !dbg !129
  br i1 %28, label %29, label %33, !dbg !129

29:                                               ; preds = %26
  %30 = load i32, ptr @data, align 4, !dbg !129
  %31 = icmp sle i32 %30, 1, !dbg !129
  br i1 %31, label %32, label %33, !dbg !132

32:                                               ; preds = %29
  br label %34, !dbg !132

33:                                               ; preds = %29, %26
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.reader) #6, !dbg !129
  unreachable, !dbg !129

34:                                               ; preds = %32
  store i32 1, ptr %8, align 4, !dbg !133
  %35 = load i32, ptr %8, align 4, !dbg !133
  %36 = atomicrmw add ptr @lock, i32 %35 seq_cst, align 4, !dbg !133
  store i32 %36, ptr %9, align 4, !dbg !133
  %37 = load i32, ptr %9, align 4, !dbg !133
  ret ptr null, !dbg !134
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !135 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !136, metadata !DIExpression()), !dbg !137
  %10 = load ptr, ptr %2, align 8, !dbg !138
  br label %11, !dbg !139

11:                                               ; preds = %25, %1
  store i32 1048576, ptr %3, align 4, !dbg !140
  %12 = load i32, ptr %3, align 4, !dbg !140
  %13 = atomicrmw sub ptr @lock, i32 %12 seq_cst, align 4, !dbg !140
  store i32 %13, ptr %4, align 4, !dbg !140
  %14 = load i32, ptr %4, align 4, !dbg !140
  %15 = icmp ne i32 %14, 1048576, !dbg !141
  br i1 %15, label %16, label %26, !dbg !139

16:                                               ; preds = %11
  store i32 1048576, ptr %5, align 4, !dbg !142
  %17 = load i32, ptr %5, align 4, !dbg !142
  %18 = atomicrmw add ptr @lock, i32 %17 seq_cst, align 4, !dbg !142
  store i32 %18, ptr %6, align 4, !dbg !142
  %19 = load i32, ptr %6, align 4, !dbg !142
  br label %20, !dbg !144

20:                                               ; preds = %24, %16
  %21 = load atomic i32, ptr @lock seq_cst, align 4, !dbg !145
  store i32 %21, ptr %7, align 4, !dbg !145
  %22 = load i32, ptr %7, align 4, !dbg !145
  %23 = icmp ne i32 %22, 1048576, !dbg !146
  br i1 %23, label %24, label %25, !dbg !144

24:                                               ; preds = %20
  br label %20, !dbg !144, !llvm.loop !147

25:                                               ; preds = %20
  br label %11, !dbg !139, !llvm.loop !149

26:                                               ; preds = %11
  %27 = load i32, ptr @data, align 4, !dbg !151
  %28 = add nsw i32 %27, 1, !dbg !151
  store i32 %28, ptr @data, align 4, !dbg !151
  store i32 1048576, ptr %8, align 4, !dbg !152
  %29 = load i32, ptr %8, align 4, !dbg !152
  %30 = atomicrmw add ptr @lock, i32 %29 seq_cst, align 4, !dbg !152
  store i32 %30, ptr %9, align 4, !dbg !152
  %31 = load i32, ptr %9, align 4, !dbg !152
  ret ptr null, !dbg !153
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

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
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 23, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/rw_lock.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !29, !34}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 16)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 19)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 232, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 29)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 21)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 22, type: !36, isLocal: true, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !37, line: 96, baseType: !38)
!37 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !48, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!39}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 53, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 256, elements: !56)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !{!57}
!57 = !DISubrange(count: 4)
!58 = !DILocation(line: 53, column: 12, scope: !47)
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 55, type: !39)
!60 = distinct !DILexicalBlock(scope: !47, file: !3, line: 55, column: 2)
!61 = !DILocation(line: 55, column: 11, scope: !60)
!62 = !DILocation(line: 55, column: 7, scope: !60)
!63 = !DILocation(line: 55, column: 18, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 55, column: 2)
!65 = !DILocation(line: 55, column: 20, scope: !64)
!66 = !DILocation(line: 55, column: 2, scope: !60)
!67 = !DILocation(line: 56, column: 21, scope: !64)
!68 = !DILocation(line: 56, column: 19, scope: !64)
!69 = !DILocation(line: 56, column: 3, scope: !64)
!70 = !DILocation(line: 55, column: 32, scope: !64)
!71 = !DILocation(line: 55, column: 2, scope: !64)
!72 = distinct !{!72, !66, !73, !74}
!73 = !DILocation(line: 56, column: 43, scope: !60)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 57, type: !39)
!76 = distinct !DILexicalBlock(scope: !47, file: !3, line: 57, column: 2)
!77 = !DILocation(line: 57, column: 11, scope: !76)
!78 = !DILocation(line: 57, column: 7, scope: !76)
!79 = !DILocation(line: 57, column: 18, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 57, column: 2)
!81 = !DILocation(line: 57, column: 20, scope: !80)
!82 = !DILocation(line: 57, column: 2, scope: !76)
!83 = !DILocation(line: 58, column: 31, scope: !80)
!84 = !DILocation(line: 58, column: 29, scope: !80)
!85 = !DILocation(line: 58, column: 19, scope: !80)
!86 = !DILocation(line: 58, column: 3, scope: !80)
!87 = !DILocation(line: 57, column: 32, scope: !80)
!88 = !DILocation(line: 57, column: 2, scope: !80)
!89 = distinct !{!89, !82, !90, !74}
!90 = !DILocation(line: 58, column: 53, scope: !76)
!91 = !DILocalVariable(name: "i", scope: !92, file: !3, line: 59, type: !39)
!92 = distinct !DILexicalBlock(scope: !47, file: !3, line: 59, column: 2)
!93 = !DILocation(line: 59, column: 11, scope: !92)
!94 = !DILocation(line: 59, column: 7, scope: !92)
!95 = !DILocation(line: 59, column: 18, scope: !96)
!96 = distinct !DILexicalBlock(scope: !92, file: !3, line: 59, column: 2)
!97 = !DILocation(line: 59, column: 20, scope: !96)
!98 = !DILocation(line: 59, column: 2, scope: !92)
!99 = !DILocation(line: 60, column: 18, scope: !96)
!100 = !DILocation(line: 60, column: 16, scope: !96)
!101 = !DILocation(line: 60, column: 3, scope: !96)
!102 = !DILocation(line: 59, column: 42, scope: !96)
!103 = !DILocation(line: 59, column: 2, scope: !96)
!104 = distinct !{!104, !98, !105, !74}
!105 = !DILocation(line: 60, column: 26, scope: !92)
!106 = !DILocation(line: 61, column: 2, scope: !107)
!107 = distinct !DILexicalBlock(scope: !108, file: !3, line: 61, column: 2)
!108 = distinct !DILexicalBlock(scope: !47, file: !3, line: 61, column: 2)
!109 = !DILocation(line: 61, column: 2, scope: !108)
!110 = !DILocation(line: 62, column: 2, scope: !47)
!111 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 25, type: !112, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!112 = !DISubroutineType(types: !113)
!113 = !{!5, !5}
!114 = !DILocalVariable(name: "arg", arg: 1, scope: !111, file: !3, line: 25, type: !5)
!115 = !DILocation(line: 25, column: 27, scope: !111)
!116 = !DILocation(line: 27, column: 8, scope: !111)
!117 = !DILocation(line: 28, column: 2, scope: !111)
!118 = !DILocation(line: 28, column: 9, scope: !111)
!119 = !DILocation(line: 28, column: 36, scope: !111)
!120 = !DILocation(line: 29, column: 3, scope: !121)
!121 = distinct !DILexicalBlock(scope: !111, file: !3, line: 28, column: 42)
!122 = !DILocation(line: 30, column: 3, scope: !121)
!123 = !DILocation(line: 30, column: 10, scope: !121)
!124 = !DILocation(line: 30, column: 29, scope: !121)
!125 = distinct !{!125, !122, !126, !74}
!126 = !DILocation(line: 31, column: 4, scope: !121)
!127 = distinct !{!127, !117, !128, !74}
!128 = !DILocation(line: 32, column: 2, scope: !111)
!129 = !DILocation(line: 33, column: 2, scope: !130)
!130 = distinct !DILexicalBlock(scope: !131, file: !3, line: 33, column: 2)
!131 = distinct !DILexicalBlock(scope: !111, file: !3, line: 33, column: 2)
!132 = !DILocation(line: 33, column: 2, scope: !131)
!133 = !DILocation(line: 34, column: 2, scope: !111)
!134 = !DILocation(line: 35, column: 2, scope: !111)
!135 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 38, type: !112, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!136 = !DILocalVariable(name: "arg", arg: 1, scope: !135, file: !3, line: 38, type: !5)
!137 = !DILocation(line: 38, column: 27, scope: !135)
!138 = !DILocation(line: 40, column: 8, scope: !135)
!139 = !DILocation(line: 41, column: 2, scope: !135)
!140 = !DILocation(line: 41, column: 9, scope: !135)
!141 = !DILocation(line: 41, column: 39, scope: !135)
!142 = !DILocation(line: 42, column: 3, scope: !143)
!143 = distinct !DILexicalBlock(scope: !135, file: !3, line: 41, column: 48)
!144 = !DILocation(line: 43, column: 3, scope: !143)
!145 = !DILocation(line: 43, column: 10, scope: !143)
!146 = !DILocation(line: 43, column: 29, scope: !143)
!147 = distinct !{!147, !144, !148, !74}
!148 = !DILocation(line: 44, column: 4, scope: !143)
!149 = distinct !{!149, !139, !150, !74}
!150 = !DILocation(line: 45, column: 2, scope: !135)
!151 = !DILocation(line: 46, column: 6, scope: !135)
!152 = !DILocation(line: 47, column: 2, scope: !135)
!153 = !DILocation(line: 48, column: 2, scope: !135)
