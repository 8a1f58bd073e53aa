; ModuleID = 'rvf/27_Boop4.c'
source_filename = "rvf/27_Boop4.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@users = internal global i32 0, align 4, !dbg !0
@locked = internal global i32 0, align 4, !dbg !7
@ready = internal global i32 0, align 4, !dbg !13
@opened = internal global i32 0, align 4, !dbg !15

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca [3 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !28, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.declare(metadata ptr %3, metadata !33, metadata !DIExpression()), !dbg !37
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @owns, ptr noundef null) #4, !dbg !38
  call void @llvm.dbg.declare(metadata ptr %4, metadata !39, metadata !DIExpression()), !dbg !41
  store i32 0, ptr %4, align 4, !dbg !41
  br label %7, !dbg !42

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %4, align 4, !dbg !43
  %9 = icmp slt i32 %8, 3, !dbg !45
  br i1 %9, label %10, label %18, !dbg !46

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !47
  %12 = sext i32 %11 to i64, !dbg !48
  %13 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %12, !dbg !48
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @opens, ptr noundef null) #4, !dbg !49
  br label %15, !dbg !49

15:                                               ; preds = %10
  %16 = load i32, ptr %4, align 4, !dbg !50
  %17 = add nsw i32 %16, 1, !dbg !50
  store i32 %17, ptr %4, align 4, !dbg !50
  br label %7, !dbg !51, !llvm.loop !52

18:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %5, metadata !55, metadata !DIExpression()), !dbg !57
  store i32 0, ptr %5, align 4, !dbg !57
  br label %19, !dbg !58

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %5, align 4, !dbg !59
  %21 = icmp slt i32 %20, 3, !dbg !61
  br i1 %21, label %22, label %31, !dbg !62

22:                                               ; preds = %19
  %23 = load i32, ptr %5, align 4, !dbg !63
  %24 = sext i32 %23 to i64, !dbg !64
  %25 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %24, !dbg !64
  %26 = load i64, ptr %25, align 8, !dbg !64
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !65
  br label %28, !dbg !65

28:                                               ; preds = %22
  %29 = load i32, ptr %5, align 4, !dbg !66
  %30 = add nsw i32 %29, 1, !dbg !66
  store i32 %30, ptr %5, align 4, !dbg !66
  br label %19, !dbg !67, !llvm.loop !68

31:                                               ; preds = %19
  %32 = load i64, ptr %2, align 8, !dbg !70
  %33 = call i32 @pthread_join(i64 noundef %32, ptr noundef null), !dbg !71
  ret i32 0, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owns(ptr noundef %0) #0 !dbg !73 {
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
  call void @llvm.dbg.declare(metadata ptr %3, metadata !76, metadata !DIExpression()), !dbg !77
  %12 = load ptr, ptr %3, align 8, !dbg !78
  store i32 0, ptr %4, align 4, !dbg !79
  %13 = load i32, ptr %4, align 4, !dbg !79
  store atomic i32 %13, ptr @users seq_cst, align 4, !dbg !79
  store i32 0, ptr %5, align 4, !dbg !80
  %14 = load i32, ptr %5, align 4, !dbg !80
  store atomic i32 %14, ptr @locked seq_cst, align 4, !dbg !80
  store i32 1, ptr %6, align 4, !dbg !81
  %15 = load i32, ptr %6, align 4, !dbg !81
  store atomic i32 %15, ptr @ready seq_cst, align 4, !dbg !81
  %16 = call i32 @seen(ptr noundef @opened), !dbg !82
  %17 = icmp ne i32 %16, 0, !dbg !82
  br i1 %17, label %19, label %18, !dbg !84

18:                                               ; preds = %1
  store ptr null, ptr %2, align 8, !dbg !85
  br label %28, !dbg !85

19:                                               ; preds = %1
  %20 = load atomic i32, ptr @users seq_cst, align 4, !dbg !86
  store i32 %20, ptr %8, align 4, !dbg !86
  %21 = load i32, ptr %8, align 4, !dbg !86
  %22 = sub nsw i32 %21, 1, !dbg !86
  store i32 %22, ptr %7, align 4, !dbg !86
  %23 = load i32, ptr %7, align 4, !dbg !86
  store atomic i32 %23, ptr @users seq_cst, align 4, !dbg !86
  store i32 0, ptr %9, align 4, !dbg !87
  %24 = load i32, ptr %9, align 4, !dbg !87
  store atomic i32 %24, ptr @locked seq_cst, align 4, !dbg !87
  call void @llvm.dbg.declare(metadata ptr %10, metadata !88, metadata !DIExpression()), !dbg !89
  %25 = load atomic i32, ptr @users seq_cst, align 4, !dbg !90
  store i32 %25, ptr %11, align 4, !dbg !90
  %26 = load i32, ptr %11, align 4, !dbg !90
  store i32 %26, ptr %10, align 4, !dbg !89
  %27 = load i32, ptr %10, align 4, !dbg !91
  store ptr null, ptr %2, align 8, !dbg !92
  br label %28, !dbg !92

28:                                               ; preds = %19, %18
  %29 = load ptr, ptr %2, align 8, !dbg !93
  ret ptr %29, !dbg !93
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @opens(ptr noundef %0) #0 !dbg !94 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !95, metadata !DIExpression()), !dbg !96
  %9 = load ptr, ptr %3, align 8, !dbg !97
  %10 = call i32 @seen(ptr noundef @ready), !dbg !98
  %11 = icmp ne i32 %10, 0, !dbg !98
  br i1 %11, label %13, label %12, !dbg !100

12:                                               ; preds = %1
  store ptr null, ptr %2, align 8, !dbg !101
  br label %25, !dbg !101

13:                                               ; preds = %1
  %14 = load atomic i32, ptr @users seq_cst, align 4, !dbg !102
  store i32 %14, ptr %5, align 4, !dbg !102
  %15 = load i32, ptr %5, align 4, !dbg !102
  %16 = add nsw i32 %15, 1, !dbg !102
  store i32 %16, ptr %4, align 4, !dbg !102
  %17 = load i32, ptr %4, align 4, !dbg !102
  store atomic i32 %17, ptr @users seq_cst, align 4, !dbg !102
  %18 = load atomic i32, ptr @locked seq_cst, align 4, !dbg !103
  store i32 %18, ptr %6, align 4, !dbg !103
  %19 = load i32, ptr %6, align 4, !dbg !103
  %20 = icmp ne i32 %19, 0, !dbg !103
  br i1 %20, label %24, label %21, !dbg !105

21:                                               ; preds = %13
  store i32 1, ptr %7, align 4, !dbg !106
  %22 = load i32, ptr %7, align 4, !dbg !106
  store atomic i32 %22, ptr @locked seq_cst, align 4, !dbg !106
  store i32 1, ptr %8, align 4, !dbg !108
  %23 = load i32, ptr %8, align 4, !dbg !108
  store atomic i32 %23, ptr @opened seq_cst, align 4, !dbg !108
  br label %24, !dbg !109

24:                                               ; preds = %21, %13
  store ptr null, ptr %2, align 8, !dbg !110
  br label %25, !dbg !110

25:                                               ; preds = %24, %12
  %26 = load ptr, ptr %2, align 8, !dbg !111
  ret ptr %26, !dbg !111
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @seen(ptr noundef %0) #0 !dbg !112 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !116, metadata !DIExpression()), !dbg !117
  call void @llvm.dbg.declare(metadata ptr %4, metadata !118, metadata !DIExpression()), !dbg !120
  store i32 0, ptr %4, align 4, !dbg !120
  br label %6, !dbg !121

6:                                                ; preds = %16, %1
  %7 = load i32, ptr %4, align 4, !dbg !122
  %8 = icmp slt i32 %7, 2, !dbg !124
  br i1 %8, label %9, label %19, !dbg !125

9:                                                ; preds = %6
  %10 = load ptr, ptr %3, align 8, !dbg !126
  %11 = load atomic i32, ptr %10 seq_cst, align 4, !dbg !126
  store i32 %11, ptr %5, align 4, !dbg !126
  %12 = load i32, ptr %5, align 4, !dbg !126
  %13 = icmp ne i32 %12, 0, !dbg !126
  br i1 %13, label %14, label %15, !dbg !128

14:                                               ; preds = %9
  store i32 1, ptr %2, align 4, !dbg !129
  br label %20, !dbg !129

15:                                               ; preds = %9
  br label %16, !dbg !126

16:                                               ; preds = %15
  %17 = load i32, ptr %4, align 4, !dbg !130
  %18 = add nsw i32 %17, 1, !dbg !130
  store i32 %18, ptr %4, align 4, !dbg !130
  br label %6, !dbg !131, !llvm.loop !132

19:                                               ; preds = %6
  store i32 0, ptr %2, align 4, !dbg !134
  br label %20, !dbg !134

20:                                               ; preds = %19, %14
  %21 = load i32, ptr %2, align 4, !dbg !135
  ret i32 %21, !dbg !135
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "users", scope: !2, file: !3, line: 21, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/27_Boop4.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !15}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "locked", scope: !2, file: !3, line: 21, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 23, type: !9, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "opened", scope: !2, file: !3, line: 23, type: !9, isLocal: true, isDefinition: true)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 62, type: !25, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!12}
!27 = !{}
!28 = !DILocalVariable(name: "owner", scope: !24, file: !3, line: 64, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 64, column: 12, scope: !24)
!33 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 64, type: !34)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 192, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 3)
!37 = !DILocation(line: 64, column: 19, scope: !24)
!38 = !DILocation(line: 66, column: 2, scope: !24)
!39 = !DILocalVariable(name: "i", scope: !40, file: !3, line: 67, type: !12)
!40 = distinct !DILexicalBlock(scope: !24, file: !3, line: 67, column: 2)
!41 = !DILocation(line: 67, column: 11, scope: !40)
!42 = !DILocation(line: 67, column: 7, scope: !40)
!43 = !DILocation(line: 67, column: 18, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !3, line: 67, column: 2)
!45 = !DILocation(line: 67, column: 20, scope: !44)
!46 = !DILocation(line: 67, column: 2, scope: !40)
!47 = !DILocation(line: 68, column: 21, scope: !44)
!48 = !DILocation(line: 68, column: 19, scope: !44)
!49 = !DILocation(line: 68, column: 3, scope: !44)
!50 = !DILocation(line: 67, column: 32, scope: !44)
!51 = !DILocation(line: 67, column: 2, scope: !44)
!52 = distinct !{!52, !46, !53, !54}
!53 = !DILocation(line: 68, column: 42, scope: !40)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocalVariable(name: "i", scope: !56, file: !3, line: 69, type: !12)
!56 = distinct !DILexicalBlock(scope: !24, file: !3, line: 69, column: 2)
!57 = !DILocation(line: 69, column: 11, scope: !56)
!58 = !DILocation(line: 69, column: 7, scope: !56)
!59 = !DILocation(line: 69, column: 18, scope: !60)
!60 = distinct !DILexicalBlock(scope: !56, file: !3, line: 69, column: 2)
!61 = !DILocation(line: 69, column: 20, scope: !60)
!62 = !DILocation(line: 69, column: 2, scope: !56)
!63 = !DILocation(line: 70, column: 18, scope: !60)
!64 = !DILocation(line: 70, column: 16, scope: !60)
!65 = !DILocation(line: 70, column: 3, scope: !60)
!66 = !DILocation(line: 69, column: 32, scope: !60)
!67 = !DILocation(line: 69, column: 2, scope: !60)
!68 = distinct !{!68, !62, !69, !54}
!69 = !DILocation(line: 70, column: 26, scope: !56)
!70 = !DILocation(line: 71, column: 15, scope: !24)
!71 = !DILocation(line: 71, column: 2, scope: !24)
!72 = !DILocation(line: 72, column: 2, scope: !24)
!73 = distinct !DISubprogram(name: "owns", scope: !3, file: !3, line: 46, type: !74, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!74 = !DISubroutineType(types: !75)
!75 = !{!5, !5}
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 46, type: !5)
!77 = !DILocation(line: 46, column: 25, scope: !73)
!78 = !DILocation(line: 48, column: 8, scope: !73)
!79 = !DILocation(line: 49, column: 2, scope: !73)
!80 = !DILocation(line: 50, column: 2, scope: !73)
!81 = !DILocation(line: 51, column: 2, scope: !73)
!82 = !DILocation(line: 52, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !73, file: !3, line: 52, column: 6)
!84 = !DILocation(line: 52, column: 6, scope: !73)
!85 = !DILocation(line: 53, column: 3, scope: !83)
!86 = !DILocation(line: 54, column: 2, scope: !73)
!87 = !DILocation(line: 55, column: 2, scope: !73)
!88 = !DILocalVariable(name: "left", scope: !73, file: !3, line: 56, type: !12)
!89 = !DILocation(line: 56, column: 6, scope: !73)
!90 = !DILocation(line: 56, column: 13, scope: !73)
!91 = !DILocation(line: 58, column: 8, scope: !73)
!92 = !DILocation(line: 59, column: 2, scope: !73)
!93 = !DILocation(line: 60, column: 1, scope: !73)
!94 = distinct !DISubprogram(name: "opens", scope: !3, file: !3, line: 33, type: !74, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!95 = !DILocalVariable(name: "arg", arg: 1, scope: !94, file: !3, line: 33, type: !5)
!96 = !DILocation(line: 33, column: 26, scope: !94)
!97 = !DILocation(line: 35, column: 8, scope: !94)
!98 = !DILocation(line: 36, column: 7, scope: !99)
!99 = distinct !DILexicalBlock(scope: !94, file: !3, line: 36, column: 6)
!100 = !DILocation(line: 36, column: 6, scope: !94)
!101 = !DILocation(line: 37, column: 3, scope: !99)
!102 = !DILocation(line: 38, column: 2, scope: !94)
!103 = !DILocation(line: 39, column: 7, scope: !104)
!104 = distinct !DILexicalBlock(scope: !94, file: !3, line: 39, column: 6)
!105 = !DILocation(line: 39, column: 6, scope: !94)
!106 = !DILocation(line: 40, column: 3, scope: !107)
!107 = distinct !DILexicalBlock(scope: !104, file: !3, line: 39, column: 29)
!108 = !DILocation(line: 41, column: 3, scope: !107)
!109 = !DILocation(line: 42, column: 2, scope: !107)
!110 = !DILocation(line: 43, column: 2, scope: !94)
!111 = !DILocation(line: 44, column: 1, scope: !94)
!112 = distinct !DISubprogram(name: "seen", scope: !3, file: !3, line: 25, type: !113, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!113 = !DISubroutineType(types: !114)
!114 = !{!12, !115}
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!116 = !DILocalVariable(name: "flag", arg: 1, scope: !112, file: !3, line: 25, type: !115)
!117 = !DILocation(line: 25, column: 29, scope: !112)
!118 = !DILocalVariable(name: "looks", scope: !119, file: !3, line: 27, type: !12)
!119 = distinct !DILexicalBlock(scope: !112, file: !3, line: 27, column: 2)
!120 = !DILocation(line: 27, column: 11, scope: !119)
!121 = !DILocation(line: 27, column: 7, scope: !119)
!122 = !DILocation(line: 27, column: 22, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 27, column: 2)
!124 = !DILocation(line: 27, column: 28, scope: !123)
!125 = !DILocation(line: 27, column: 2, scope: !119)
!126 = !DILocation(line: 28, column: 7, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 28, column: 7)
!128 = !DILocation(line: 28, column: 7, scope: !123)
!129 = !DILocation(line: 29, column: 4, scope: !127)
!130 = !DILocation(line: 27, column: 38, scope: !123)
!131 = !DILocation(line: 27, column: 2, scope: !123)
!132 = distinct !{!132, !125, !133, !54}
!133 = !DILocation(line: 29, column: 11, scope: !119)
!134 = !DILocation(line: 30, column: 2, scope: !112)
!135 = !DILocation(line: 31, column: 1, scope: !112)
