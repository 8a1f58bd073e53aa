; ModuleID = 'rvf/pgsql.c'
source_filename = "rvf/pgsql.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@latch = internal global [2 x i32] [i32 1, i32 0], align 4, !dbg !0
@token = internal global [2 x i32] [i32 1, i32 0], align 4, !dbg !28
@.str = private unnamed_addr constant [52 x i8] c"!atomic_load(&latch[me]) || atomic_load(&token[me])\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [12 x i8] c"rvf/pgsql.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !43 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !47, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata ptr %3, metadata !53, metadata !DIExpression()), !dbg !55
  store i32 0, ptr %3, align 4, !dbg !55
  br label %5, !dbg !56

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !57
  %7 = icmp slt i32 %6, 2, !dbg !59
  br i1 %7, label %8, label %19, !dbg !60

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !61
  %10 = sext i32 %9 to i64, !dbg !62
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !62
  %12 = load i32, ptr %3, align 4, !dbg !63
  %13 = sext i32 %12 to i64, !dbg !64
  %14 = inttoptr i64 %13 to ptr, !dbg !65
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @worker, ptr noundef %14) #5, !dbg !66
  br label %16, !dbg !66

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !67
  %18 = add nsw i32 %17, 1, !dbg !67
  store i32 %18, ptr %3, align 4, !dbg !67
  br label %5, !dbg !68, !llvm.loop !69

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !72, metadata !DIExpression()), !dbg !74
  store i32 0, ptr %4, align 4, !dbg !74
  br label %20, !dbg !75

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !76
  %22 = icmp slt i32 %21, 2, !dbg !78
  br i1 %22, label %23, label %32, !dbg !79

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !80
  %25 = sext i32 %24 to i64, !dbg !81
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !81
  %27 = load i64, ptr %26, align 8, !dbg !81
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !82
  br label %29, !dbg !82

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !83
  %31 = add nsw i32 %30, 1, !dbg !83
  store i32 %31, ptr %4, align 4, !dbg !83
  br label %20, !dbg !84, !llvm.loop !85

32:                                               ; preds = %20
  ret i32 0, !dbg !87
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !88 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !91, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !94
  %13 = load ptr, ptr %2, align 8, !dbg !95
  %14 = ptrtoint ptr %13 to i64, !dbg !96
  %15 = trunc i64 %14 to i32, !dbg !97
  store i32 %15, ptr %3, align 4, !dbg !94
  call void @llvm.dbg.declare(metadata ptr %4, metadata !98, metadata !DIExpression()), !dbg !99
  %16 = load i32, ptr %3, align 4, !dbg !100
  %17 = add nsw i32 %16, 1, !dbg !101
  %18 = srem i32 %17, 2, !dbg !102
  store i32 %18, ptr %4, align 4, !dbg !99
  call void @llvm.dbg.declare(metadata ptr %5, metadata !103, metadata !DIExpression()), !dbg !105
  store i32 0, ptr %5, align 4, !dbg !105
  br label %19, !dbg !106

19:                                               ; preds = %69, %1
  %20 = load i32, ptr %5, align 4, !dbg !107
  %21 = icmp slt i32 %20, 2, !dbg !109
  br i1 %21, label %22, label %26, !dbg !110

22:                                               ; preds = %19
  %23 = load i32, ptr %3, align 4, !dbg !111
  %24 = call i32 @latched(i32 noundef %23), !dbg !112
  %25 = icmp ne i32 %24, 0, !dbg !110
  br label %26

26:                                               ; preds = %22, %19
  %27 = phi i1 [ false, %19 ], [ %25, %22 ], !dbg !113
  br i1 %27, label %28, label %72, !dbg !114

28:                                               ; preds = %26
  %29 = load i32, ptr %3, align 4, !dbg !115
  %30 = sext i32 %29 to i64, !dbg !115
  %31 = getelementptr inbounds [2 x i32], ptr @latch, i64 0, i64 %30, !dbg !115
  %32 = load atomic i32, ptr %31 seq_cst, align 4, !dbg !115
  store i32 %32, ptr %6, align 4, !dbg !115
  %33 = load i32, ptr %6, align 4, !dbg !115
  %34 = icmp ne i32 %33, 0, !dbg !115
  br i1 %34, label %35, label %42, !dbg !115

35:                                               ; preds = %28
  %36 = load i32, ptr %3, align 4, !dbg !115
  %37 = sext i32 %36 to i64, !dbg !115
  %38 = getelementptr inbounds [2 x i32], ptr @token, i64 0, i64 %37, !dbg !115
  %39 = load atomic i32, ptr %38 seq_cst, align 4, !dbg !115
  store i32 %39, ptr %7, align 4, !dbg !115
  %40 = load i32, ptr %7, align 4, !dbg !115
  %41 = icmp ne i32 %40, 0, !dbg !115
  br i1 %41, label %42, label %43, !dbg !119

42:                                               ; preds = %35, %28
  br label %44, !dbg !119

43:                                               ; preds = %35
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.worker) #6, !dbg !115
  unreachable, !dbg !115

44:                                               ; preds = %42
  %45 = load i32, ptr %3, align 4, !dbg !120
  %46 = sext i32 %45 to i64, !dbg !120
  %47 = getelementptr inbounds [2 x i32], ptr @latch, i64 0, i64 %46, !dbg !120
  store i32 0, ptr %8, align 4, !dbg !120
  %48 = load i32, ptr %8, align 4, !dbg !120
  store atomic i32 %48, ptr %47 seq_cst, align 4, !dbg !120
  %49 = load i32, ptr %3, align 4, !dbg !121
  %50 = sext i32 %49 to i64, !dbg !121
  %51 = getelementptr inbounds [2 x i32], ptr @token, i64 0, i64 %50, !dbg !121
  %52 = load atomic i32, ptr %51 seq_cst, align 4, !dbg !121
  store i32 %52, ptr %9, align 4, !dbg !121
  %53 = load i32, ptr %9, align 4, !dbg !121
  %54 = icmp ne i32 %53, 0, !dbg !121
  br i1 %54, label %55, label %68, !dbg !123

55:                                               ; preds = %44
  %56 = load i32, ptr %3, align 4, !dbg !124
  %57 = sext i32 %56 to i64, !dbg !124
  %58 = getelementptr inbounds [2 x i32], ptr @token, i64 0, i64 %57, !dbg !124
  store i32 0, ptr %10, align 4, !dbg !124
  %59 = load i32, ptr %10, align 4, !dbg !124
  store atomic i32 %59, ptr %58 seq_cst, align 4, !dbg !124
  %60 = load i32, ptr %4, align 4, !dbg !126
  %61 = sext i32 %60 to i64, !dbg !126
  %62 = getelementptr inbounds [2 x i32], ptr @token, i64 0, i64 %61, !dbg !126
  store i32 1, ptr %11, align 4, !dbg !126
  %63 = load i32, ptr %11, align 4, !dbg !126
  store atomic i32 %63, ptr %62 seq_cst, align 4, !dbg !126
  %64 = load i32, ptr %4, align 4, !dbg !127
  %65 = sext i32 %64 to i64, !dbg !127
  %66 = getelementptr inbounds [2 x i32], ptr @latch, i64 0, i64 %65, !dbg !127
  store i32 1, ptr %12, align 4, !dbg !127
  %67 = load i32, ptr %12, align 4, !dbg !127
  store atomic i32 %67, ptr %66 seq_cst, align 4, !dbg !127
  br label %68, !dbg !128

68:                                               ; preds = %55, %44
  br label %69, !dbg !129

69:                                               ; preds = %68
  %70 = load i32, ptr %5, align 4, !dbg !130
  %71 = add nsw i32 %70, 1, !dbg !130
  store i32 %71, ptr %5, align 4, !dbg !130
  br label %19, !dbg !131, !llvm.loop !132

72:                                               ; preds = %26
  ret ptr null, !dbg !134
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @latched(i32 noundef %0) #0 !dbg !135 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !138, metadata !DIExpression()), !dbg !139
  call void @llvm.dbg.declare(metadata ptr %4, metadata !140, metadata !DIExpression()), !dbg !142
  store i32 0, ptr %4, align 4, !dbg !142
  br label %6, !dbg !143

6:                                                ; preds = %18, %1
  %7 = load i32, ptr %4, align 4, !dbg !144
  %8 = icmp slt i32 %7, 4, !dbg !146
  br i1 %8, label %9, label %21, !dbg !147

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !148
  %11 = sext i32 %10 to i64, !dbg !148
  %12 = getelementptr inbounds [2 x i32], ptr @latch, i64 0, i64 %11, !dbg !148
  %13 = load atomic i32, ptr %12 seq_cst, align 4, !dbg !148
  store i32 %13, ptr %5, align 4, !dbg !148
  %14 = load i32, ptr %5, align 4, !dbg !148
  %15 = icmp ne i32 %14, 0, !dbg !148
  br i1 %15, label %16, label %17, !dbg !150

16:                                               ; preds = %9
  store i32 1, ptr %2, align 4, !dbg !151
  br label %22, !dbg !151

17:                                               ; preds = %9
  br label %18, !dbg !148

18:                                               ; preds = %17
  %19 = load i32, ptr %4, align 4, !dbg !152
  %20 = add nsw i32 %19, 1, !dbg !152
  store i32 %20, ptr %4, align 4, !dbg !152
  br label %6, !dbg !153, !llvm.loop !154

21:                                               ; preds = %6
  store i32 0, ptr %2, align 4, !dbg !156
  br label %22, !dbg !156

22:                                               ; preds = %21, %16
  %23 = load i32, ptr %2, align 4, !dbg !157
  ret i32 %23, !dbg !157
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
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "latch", scope: !2, file: !3, line: 25, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/pgsql.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 416, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 52)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 96, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 12)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 168, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 21)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "token", scope: !2, file: !3, line: 25, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 64, elements: !34)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !32, line: 96, baseType: !33)
!32 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !44, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{!9}
!46 = !{}
!47 = !DILocalVariable(name: "t", scope: !43, file: !3, line: 53, type: !48)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 128, elements: !34)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 53, column: 12, scope: !43)
!53 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 55, type: !9)
!54 = distinct !DILexicalBlock(scope: !43, file: !3, line: 55, column: 2)
!55 = !DILocation(line: 55, column: 11, scope: !54)
!56 = !DILocation(line: 55, column: 7, scope: !54)
!57 = !DILocation(line: 55, column: 18, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 55, column: 2)
!59 = !DILocation(line: 55, column: 20, scope: !58)
!60 = !DILocation(line: 55, column: 2, scope: !54)
!61 = !DILocation(line: 56, column: 21, scope: !58)
!62 = !DILocation(line: 56, column: 19, scope: !58)
!63 = !DILocation(line: 56, column: 57, scope: !58)
!64 = !DILocation(line: 56, column: 47, scope: !58)
!65 = !DILocation(line: 56, column: 39, scope: !58)
!66 = !DILocation(line: 56, column: 3, scope: !58)
!67 = !DILocation(line: 55, column: 32, scope: !58)
!68 = !DILocation(line: 55, column: 2, scope: !58)
!69 = distinct !{!69, !60, !70, !71}
!70 = !DILocation(line: 56, column: 58, scope: !54)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 57, type: !9)
!73 = distinct !DILexicalBlock(scope: !43, file: !3, line: 57, column: 2)
!74 = !DILocation(line: 57, column: 11, scope: !73)
!75 = !DILocation(line: 57, column: 7, scope: !73)
!76 = !DILocation(line: 57, column: 18, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 57, column: 2)
!78 = !DILocation(line: 57, column: 20, scope: !77)
!79 = !DILocation(line: 57, column: 2, scope: !73)
!80 = !DILocation(line: 58, column: 18, scope: !77)
!81 = !DILocation(line: 58, column: 16, scope: !77)
!82 = !DILocation(line: 58, column: 3, scope: !77)
!83 = !DILocation(line: 57, column: 32, scope: !77)
!84 = !DILocation(line: 57, column: 2, scope: !77)
!85 = distinct !{!85, !79, !86, !71}
!86 = !DILocation(line: 58, column: 26, scope: !73)
!87 = !DILocation(line: 59, column: 2, scope: !43)
!88 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 35, type: !89, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!89 = !DISubroutineType(types: !90)
!90 = !{!5, !5}
!91 = !DILocalVariable(name: "arg", arg: 1, scope: !88, file: !3, line: 35, type: !5)
!92 = !DILocation(line: 35, column: 27, scope: !88)
!93 = !DILocalVariable(name: "me", scope: !88, file: !3, line: 37, type: !9)
!94 = !DILocation(line: 37, column: 6, scope: !88)
!95 = !DILocation(line: 37, column: 26, scope: !88)
!96 = !DILocation(line: 37, column: 16, scope: !88)
!97 = !DILocation(line: 37, column: 11, scope: !88)
!98 = !DILocalVariable(name: "next", scope: !88, file: !3, line: 37, type: !9)
!99 = !DILocation(line: 37, column: 31, scope: !88)
!100 = !DILocation(line: 37, column: 39, scope: !88)
!101 = !DILocation(line: 37, column: 42, scope: !88)
!102 = !DILocation(line: 37, column: 47, scope: !88)
!103 = !DILocalVariable(name: "turn", scope: !104, file: !3, line: 39, type: !9)
!104 = distinct !DILexicalBlock(scope: !88, file: !3, line: 39, column: 2)
!105 = !DILocation(line: 39, column: 11, scope: !104)
!106 = !DILocation(line: 39, column: 7, scope: !104)
!107 = !DILocation(line: 39, column: 21, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 39, column: 2)
!109 = !DILocation(line: 39, column: 26, scope: !108)
!110 = !DILocation(line: 39, column: 30, scope: !108)
!111 = !DILocation(line: 39, column: 41, scope: !108)
!112 = !DILocation(line: 39, column: 33, scope: !108)
!113 = !DILocation(line: 0, scope: !108)
!114 = !DILocation(line: 39, column: 2, scope: !104)
!115 = !DILocation(line: 40, column: 3, scope: !116)
!116 = distinct !DILexicalBlock(scope: !117, file: !3, line: 40, column: 3)
!117 = distinct !DILexicalBlock(scope: !118, file: !3, line: 40, column: 3)
!118 = distinct !DILexicalBlock(scope: !108, file: !3, line: 39, column: 54)
!119 = !DILocation(line: 40, column: 3, scope: !117)
!120 = !DILocation(line: 41, column: 3, scope: !118)
!121 = !DILocation(line: 42, column: 7, scope: !122)
!122 = distinct !DILexicalBlock(scope: !118, file: !3, line: 42, column: 7)
!123 = !DILocation(line: 42, column: 7, scope: !118)
!124 = !DILocation(line: 43, column: 4, scope: !125)
!125 = distinct !DILexicalBlock(scope: !122, file: !3, line: 42, column: 32)
!126 = !DILocation(line: 44, column: 4, scope: !125)
!127 = !DILocation(line: 45, column: 4, scope: !125)
!128 = !DILocation(line: 46, column: 3, scope: !125)
!129 = !DILocation(line: 47, column: 2, scope: !118)
!130 = !DILocation(line: 39, column: 50, scope: !108)
!131 = !DILocation(line: 39, column: 2, scope: !108)
!132 = distinct !{!132, !114, !133, !71}
!133 = !DILocation(line: 47, column: 2, scope: !104)
!134 = !DILocation(line: 48, column: 2, scope: !88)
!135 = distinct !DISubprogram(name: "latched", scope: !3, file: !3, line: 27, type: !136, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!136 = !DISubroutineType(types: !137)
!137 = !{!9, !9}
!138 = !DILocalVariable(name: "me", arg: 1, scope: !135, file: !3, line: 27, type: !9)
!139 = !DILocation(line: 27, column: 24, scope: !135)
!140 = !DILocalVariable(name: "looks", scope: !141, file: !3, line: 29, type: !9)
!141 = distinct !DILexicalBlock(scope: !135, file: !3, line: 29, column: 2)
!142 = !DILocation(line: 29, column: 11, scope: !141)
!143 = !DILocation(line: 29, column: 7, scope: !141)
!144 = !DILocation(line: 29, column: 22, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !3, line: 29, column: 2)
!146 = !DILocation(line: 29, column: 28, scope: !145)
!147 = !DILocation(line: 29, column: 2, scope: !141)
!148 = !DILocation(line: 30, column: 7, scope: !149)
!149 = distinct !DILexicalBlock(scope: !145, file: !3, line: 30, column: 7)
!150 = !DILocation(line: 30, column: 7, scope: !145)
!151 = !DILocation(line: 31, column: 4, scope: !149)
!152 = !DILocation(line: 29, column: 42, scope: !145)
!153 = !DILocation(line: 29, column: 2, scope: !145)
!154 = distinct !{!154, !147, !155, !71}
!155 = !DILocation(line: 31, column: 11, scope: !141)
!156 = !DILocation(line: 32, column: 2, scope: !135)
!157 = !DILocation(line: 33, column: 1, scope: !135)
