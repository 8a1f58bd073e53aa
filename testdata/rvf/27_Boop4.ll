; ModuleID = 'rvf/27_Boop4.c'
source_filename = "rvf/27_Boop4.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@users = internal global i32 0, align 4, !dbg !0
@locked = internal global i32 0, align 4, !dbg !24
@ready = internal global i32 0, align 4, !dbg !30
@opened = internal global i32 0, align 4, !dbg !32
@.str = private unnamed_addr constant [10 x i8] c"left == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [15 x i8] c"rvf/27_Boop4.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.owns = private unnamed_addr constant [19 x i8] c"void *owns(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !41 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca [3 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !45, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata ptr %3, metadata !50, metadata !DIExpression()), !dbg !54
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @owns, ptr noundef null) #5, !dbg !55
  call void @llvm.dbg.declare(metadata ptr %4, metadata !56, metadata !DIExpression()), !dbg !58
  store i32 0, ptr %4, align 4, !dbg !58
  br label %7, !dbg !59

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %4, align 4, !dbg !60
  %9 = icmp slt i32 %8, 3, !dbg !62
  br i1 %9, label %10, label %18, !dbg !63

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !64
  %12 = sext i32 %11 to i64, !dbg !65
  %13 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %12, !dbg !65
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @opens, ptr noundef null) #5, !dbg !66
  br label %15, !dbg !66

15:                                               ; preds = %10
  %16 = load i32, ptr %4, align 4, !dbg !67
  %17 = add nsw i32 %16, 1, !dbg !67
  store i32 %17, ptr %4, align 4, !dbg !67
  br label %7, !dbg !68, !llvm.loop !69

18:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %5, metadata !72, metadata !DIExpression()), !dbg !74
  store i32 0, ptr %5, align 4, !dbg !74
  br label %19, !dbg !75

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %5, align 4, !dbg !76
  %21 = icmp slt i32 %20, 3, !dbg !78
  br i1 %21, label %22, label %31, !dbg !79

22:                                               ; preds = %19
  %23 = load i32, ptr %5, align 4, !dbg !80
  %24 = sext i32 %23 to i64, !dbg !81
  %25 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %24, !dbg !81
  %26 = load i64, ptr %25, align 8, !dbg !81
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !82
  br label %28, !dbg !82

28:                                               ; preds = %22
  %29 = load i32, ptr %5, align 4, !dbg !83
  %30 = add nsw i32 %29, 1, !dbg !83
  store i32 %30, ptr %5, align 4, !dbg !83
  br label %19, !dbg !84, !llvm.loop !85

31:                                               ; preds = %19
  %32 = load i64, ptr %2, align 8, !dbg !87
  %33 = call i32 @pthread_join(i64 noundef %32, ptr noundef null), !dbg !88
  ret i32 0, !dbg !89
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owns(ptr noundef %0) #0 !dbg !90 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !94
  %12 = load ptr, ptr %3, align 8, !dbg !95
  store i32 0, ptr %4, align 4, !dbg !96
  %13 = load i32, ptr %4, align 4, !dbg !96
  store atomic i32 %13, ptr @users seq_cst, align 4, !dbg !96
  store i32 0, ptr %5, align 4, !dbg !97
  %14 = load i32, ptr %5, align 4, !dbg !97
  store atomic i32 %14, ptr @locked seq_cst, align 4, !dbg !97
  store i32 1, ptr %6, align 4, !dbg !98
  %15 = load i32, ptr %6, align 4, !dbg !98
  store atomic i32 %15, ptr @ready seq_cst, align 4, !dbg !98
  %16 = call i32 @seen(ptr noundef @opened), !dbg !99
  %17 = icmp ne i32 %16, 0, !dbg !99
  br i1 %17, label %19, label %18, !dbg !101

18:                                               ; preds = %1
  store ptr null, ptr %2, align 8, !dbg !102
  br label %33, !dbg !102

19:                                               ; preds = %1
  %20 = load atomic i32, ptr @users seq_cst, align 4, !dbg !103
  store i32 %20, ptr %8, align 4, !dbg !103
  %21 = load i32, ptr %8, align 4, !dbg !103
  %22 = sub nsw i32 %21, 1, !dbg !103
  store i32 %22, ptr %7, align 4, !dbg !103
  %23 = load i32, ptr %7, align 4, !dbg !103
  store atomic i32 %23, ptr @users seq_cst, align 4, !dbg !103
  store i32 0, ptr %9, align 4, !dbg !104
  %24 = load i32, ptr %9, align 4, !dbg !104
  store atomic i32 %24, ptr @locked seq_cst, align 4, !dbg !104
  call void @llvm.dbg.declare(metadata ptr %10, metadata !105, metadata !DIExpression()), !dbg !106
  %25 = load atomic i32, ptr @users seq_cst, align 4, !dbg !107
  store i32 %25, ptr %11, align 4, !dbg !107
  %26 = load i32, ptr %11, align 4, !dbg !107
  store i32 %26, ptr %10, align 4, !dbg !106
  %27 = load i32, ptr %10, align 4, !dbg !108
  %28 = icmp eq i32 %27, 0, !dbg !108
  br i1 %28, label %29, label %30, !dbg !111

29:                                               ; preds = %19
  br label %31, !dbg !111

30:                                               ; preds = %19
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.owns) #6, !dbg !108
  unreachable, !dbg !108

31:                                               ; preds = %29
  %32 = load i32, ptr %10, align 4, !dbg !112
  store ptr null, ptr %2, align 8, !dbg !113
  br label %33, !dbg !113

33:                                               ; preds = %31, %18
  %34 = load ptr, ptr %2, align 8, !dbg !114
  ret ptr %34, !dbg !114
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @opens(ptr noundef %0) #0 !dbg !115 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !116, metadata !DIExpression()), !dbg !117
  %9 = load ptr, ptr %3, align 8, !dbg !118
  %10 = call i32 @seen(ptr noundef @ready), !dbg !119
  %11 = icmp ne i32 %10, 0, !dbg !119
  br i1 %11, label %13, label %12, !dbg !121

12:                                               ; preds = %1
  store ptr null, ptr %2, align 8, !dbg !122
  br label %25, !dbg !122

13:                                               ; preds = %1
  %14 = load atomic i32, ptr @users seq_cst, align 4, !dbg !123
  store i32 %14, ptr %5, align 4, !dbg !123
  %15 = load i32, ptr %5, align 4, !dbg !123
  %16 = add nsw i32 %15, 1, !dbg !123
  store i32 %16, ptr %4, align 4, !dbg !123
  %17 = load i32, ptr %4, align 4, !dbg !123
  store atomic i32 %17, ptr @users seq_cst, align 4, !dbg !123
  %18 = load atomic i32, ptr @locked seq_cst, align 4, !dbg !124
  store i32 %18, ptr %6, align 4, !dbg !124
  %19 = load i32, ptr %6, align 4, !dbg !124
  %20 = icmp ne i32 %19, 0, !dbg !124
  br i1 %20, label %24, label %21, !dbg !126

21:                                               ; preds = %13
  store i32 1, ptr %7, align 4, !dbg !127
  %22 = load i32, ptr %7, align 4, !dbg !127
  store atomic i32 %22, ptr @locked seq_cst, align 4, !dbg !127
  store i32 1, ptr %8, align 4, !dbg !129
  %23 = load i32, ptr %8, align 4, !dbg !129
  store atomic i32 %23, ptr @opened seq_cst, align 4, !dbg !129
  br label %24, !dbg !130

24:                                               ; preds = %21, %13
  store ptr null, ptr %2, align 8, !dbg !131
  br label %25, !dbg !131

25:                                               ; preds = %24, %12
  %26 = load ptr, ptr %2, align 8, !dbg !132
  ret ptr %26, !dbg !132
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @seen(ptr noundef %0) #0 !dbg !133 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !137, metadata !DIExpression()), !dbg !138
  call void @llvm.dbg.declare(metadata ptr %4, metadata !139, metadata !DIExpression()), !dbg !141
  store i32 0, ptr %4, align 4, !dbg !141
  br label %6, !dbg !142

6:                                                ; preds = %16, %1
  %7 = load i32, ptr %4, align 4, !dbg !143
  %8 = icmp slt i32 %7, 1, !dbg !145
  br i1 %8, label %9, label %19, !dbg !146

9:                                                ; preds = %6
  %10 = load ptr, ptr %3, align 8, !dbg !147
  %11 = load atomic i32, ptr %10 seq_cst, align 4, !dbg !147
  store i32 %11, ptr %5, align 4, !dbg !147
  %12 = load i32, ptr %5, align 4, !dbg !147
  %13 = icmp ne i32 %12, 0, !dbg !147
  br i1 %13, label %14, label %15, !dbg !149

14:                                               ; preds = %9
  store i32 1, ptr %2, align 4, !dbg !150
  br label %20, !dbg !150

15:                                               ; preds = %9
  br label %16, !dbg !147

16:                                               ; preds = %15
  %17 = load i32, ptr %4, align 4, !dbg !151
  %18 = add nsw i32 %17, 1, !dbg !151
  store i32 %18, ptr %4, align 4, !dbg !151
  br label %6, !dbg !152, !llvm.loop !153

19:                                               ; preds = %6
  store i32 0, ptr %2, align 4, !dbg !155
  br label %20, !dbg !155

20:                                               ; preds = %19, %14
  %21 = load i32, ptr %2, align 4, !dbg !156
  ret i32 %21, !dbg !156
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
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "users", scope: !2, file: !3, line: 21, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/27_Boop4.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !30, !32}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 120, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 19)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "locked", scope: !2, file: !3, line: 21, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !27, line: 96, baseType: !28)
!27 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !29)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 23, type: !26, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "opened", scope: !2, file: !3, line: 23, type: !26, isLocal: true, isDefinition: true)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 8, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 2}
!40 = !{i32 7, !"frame-pointer", i32 2}
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 62, type: !42, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!29}
!44 = !{}
!45 = !DILocalVariable(name: "owner", scope: !41, file: !3, line: 64, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !47, line: 27, baseType: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !DILocation(line: 64, column: 12, scope: !41)
!50 = !DILocalVariable(name: "t", scope: !41, file: !3, line: 64, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 192, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 3)
!54 = !DILocation(line: 64, column: 19, scope: !41)
!55 = !DILocation(line: 66, column: 2, scope: !41)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 67, type: !29)
!57 = distinct !DILexicalBlock(scope: !41, file: !3, line: 67, column: 2)
!58 = !DILocation(line: 67, column: 11, scope: !57)
!59 = !DILocation(line: 67, column: 7, scope: !57)
!60 = !DILocation(line: 67, column: 18, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 67, column: 2)
!62 = !DILocation(line: 67, column: 20, scope: !61)
!63 = !DILocation(line: 67, column: 2, scope: !57)
!64 = !DILocation(line: 68, column: 21, scope: !61)
!65 = !DILocation(line: 68, column: 19, scope: !61)
!66 = !DILocation(line: 68, column: 3, scope: !61)
!67 = !DILocation(line: 67, column: 32, scope: !61)
!68 = !DILocation(line: 67, column: 2, scope: !61)
!69 = distinct !{!69, !63, !70, !71}
!70 = !DILocation(line: 68, column: 42, scope: !57)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 69, type: !29)
!73 = distinct !DILexicalBlock(scope: !41, file: !3, line: 69, column: 2)
!74 = !DILocation(line: 69, column: 11, scope: !73)
!75 = !DILocation(line: 69, column: 7, scope: !73)
!76 = !DILocation(line: 69, column: 18, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 69, column: 2)
!78 = !DILocation(line: 69, column: 20, scope: !77)
!79 = !DILocation(line: 69, column: 2, scope: !73)
!80 = !DILocation(line: 70, column: 18, scope: !77)
!81 = !DILocation(line: 70, column: 16, scope: !77)
!82 = !DILocation(line: 70, column: 3, scope: !77)
!83 = !DILocation(line: 69, column: 32, scope: !77)
!84 = !DILocation(line: 69, column: 2, scope: !77)
!85 = distinct !{!85, !79, !86, !71}
!86 = !DILocation(line: 70, column: 26, scope: !73)
!87 = !DILocation(line: 71, column: 15, scope: !41)
!88 = !DILocation(line: 71, column: 2, scope: !41)
!89 = !DILocation(line: 72, column: 2, scope: !41)
!90 = distinct !DISubprogram(name: "owns", scope: !3, file: !3, line: 46, type: !91, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!91 = !DISubroutineType(types: !92)
!92 = !{!5, !5}
!93 = !DILocalVariable(name: "arg", arg: 1, scope: !90, file: !3, line: 46, type: !5)
!94 = !DILocation(line: 46, column: 25, scope: !90)
!95 = !DILocation(line: 48, column: 8, scope: !90)
!96 = !DILocation(line: 49, column: 2, scope: !90)
!97 = !DILocation(line: 50, column: 2, scope: !90)
!98 = !DILocation(line: 51, column: 2, scope: !90)
!99 = !DILocation(line: 52, column: 7, scope: !100)
!100 = distinct !DILexicalBlock(scope: !90, file: !3, line: 52, column: 6)
!101 = !DILocation(line: 52, column: 6, scope: !90)
!102 = !DILocation(line: 53, column: 3, scope: !100)
!103 = !DILocation(line: 54, column: 2, scope: !90)
!104 = !DILocation(line: 55, column: 2, scope: !90)
!105 = !DILocalVariable(name: "left", scope: !90, file: !3, line: 56, type: !29)
!106 = !DILocation(line: 56, column: 6, scope: !90)
!107 = !DILocation(line: 56, column: 13, scope: !90)
!108 = !DILocation(line: 57, column: 2, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !3, line: 57, column: 2)
!110 = distinct !DILexicalBlock(scope: !90, file: !3, line: 57, column: 2)
!111 = !DILocation(line: 57, column: 2, scope: !110)
!112 = !DILocation(line: 58, column: 8, scope: !90)
!113 = !DILocation(line: 59, column: 2, scope: !90)
!114 = !DILocation(line: 60, column: 1, scope: !90)
!115 = distinct !DISubprogram(name: "opens", scope: !3, file: !3, line: 33, type: !91, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!116 = !DILocalVariable(name: "arg", arg: 1, scope: !115, file: !3, line: 33, type: !5)
!117 = !DILocation(line: 33, column: 26, scope: !115)
!118 = !DILocation(line: 35, column: 8, scope: !115)
!119 = !DILocation(line: 36, column: 7, scope: !120)
!120 = distinct !DILexicalBlock(scope: !115, file: !3, line: 36, column: 6)
!121 = !DILocation(line: 36, column: 6, scope: !115)
!122 = !DILocation(line: 37, column: 3, scope: !120)
!123 = !DILocation(line: 38, column: 2, scope: !115)
!124 = !DILocation(line: 39, column: 7, scope: !125)
!125 = distinct !DILexicalBlock(scope: !115, file: !3, line: 39, column: 6)
!126 = !DILocation(line: 39, column: 6, scope: !115)
!127 = !DILocation(line: 40, column: 3, scope: !128)
!128 = distinct !DILexicalBlock(scope: !125, file: !3, line: 39, column: 29)
!129 = !DILocation(line: 41, column: 3, scope: !128)
!130 = !DILocation(line: 42, column: 2, scope: !128)
!131 = !DILocation(line: 43, column: 2, scope: !115)
!132 = !DILocation(line: 44, column: 1, scope: !115)
!133 = distinct !DISubprogram(name: "seen", scope: !3, file: !3, line: 25, type: !134, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!134 = !DISubroutineType(types: !135)
!135 = !{!29, !136}
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!137 = !DILocalVariable(name: "flag", arg: 1, scope: !133, file: !3, line: 25, type: !136)
!138 = !DILocation(line: 25, column: 29, scope: !133)
!139 = !DILocalVariable(name: "looks", scope: !140, file: !3, line: 27, type: !29)
!140 = distinct !DILexicalBlock(scope: !133, file: !3, line: 27, column: 2)
!141 = !DILocation(line: 27, column: 11, scope: !140)
!142 = !DILocation(line: 27, column: 7, scope: !140)
!143 = !DILocation(line: 27, column: 22, scope: !144)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 27, column: 2)
!145 = !DILocation(line: 27, column: 28, scope: !144)
!146 = !DILocation(line: 27, column: 2, scope: !140)
!147 = !DILocation(line: 28, column: 7, scope: !148)
!148 = distinct !DILexicalBlock(scope: !144, file: !3, line: 28, column: 7)
!149 = !DILocation(line: 28, column: 7, scope: !144)
!150 = !DILocation(line: 29, column: 4, scope: !148)
!151 = !DILocation(line: 27, column: 38, scope: !144)
!152 = !DILocation(line: 27, column: 2, scope: !144)
!153 = distinct !{!153, !146, !154, !71}
!154 = !DILocation(line: 29, column: 11, scope: !140)
!155 = !DILocation(line: 30, column: 2, scope: !133)
!156 = !DILocation(line: 31, column: 1, scope: !133)
