; ModuleID = 'language/vla.c'
source_filename = "language/vla.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@length = internal global i32 2, align 4, !dbg !0
@.str = private unnamed_addr constant [26 x i8] c"sum == (n == 2 ? 12 : 27)\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [15 x i8] c"language/vla.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.user = private unnamed_addr constant [19 x i8] c"void *user(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata ptr %3, metadata !44, metadata !DIExpression()), !dbg !45
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @changer, ptr noundef null) #6, !dbg !46
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @user, ptr noundef null) #6, !dbg !47
  %6 = load i64, ptr %2, align 8, !dbg !48
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !49
  %8 = load i64, ptr %3, align 8, !dbg !50
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !51
  ret i32 0, !dbg !52
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @changer(ptr noundef %0) #0 !dbg !53 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !57
  %4 = load ptr, ptr %2, align 8, !dbg !58
  store i32 3, ptr %3, align 4, !dbg !59
  %5 = load i32, ptr %3, align 4, !dbg !59
  store atomic i32 %5, ptr @length seq_cst, align 4, !dbg !59
  ret ptr null, !dbg !60
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @user(ptr noundef %0) #0 !dbg !61 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata ptr %3, metadata !64, metadata !DIExpression()), !dbg !65
  %6 = load atomic i32, ptr @length seq_cst, align 4, !dbg !66
  store i32 %6, ptr %4, align 4, !dbg !66
  %7 = load i32, ptr %4, align 4, !dbg !66
  store i32 %7, ptr %3, align 4, !dbg !65
  call void @llvm.dbg.declare(metadata ptr %5, metadata !67, metadata !DIExpression()), !dbg !68
  %8 = load i32, ptr %3, align 4, !dbg !69
  %9 = call i32 @fill(i32 noundef %8, i32 noundef 1), !dbg !70
  store i32 %9, ptr %5, align 4, !dbg !68
  %10 = load ptr, ptr %2, align 8, !dbg !71
  %11 = load i32, ptr %5, align 4, !dbg !72
  %12 = load i32, ptr %3, align 4, !dbg !72
  %13 = icmp eq i32 %12, 2, !dbg !72
  %14 = zext i1 %13 to i64, !dbg !72
  %15 = select i1 %13, i32 12, i32 27, !dbg !72
  %16 = icmp eq i32 %11, %15, !dbg !72
  br i1 %16, label %17, label %18, !dbg !75

17:                                               ; preds = %1
  br label %19, !dbg !75

18:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.user) #7, !dbg !72
  unreachable, !dbg !72

19:                                               ; preds = %17
  ret ptr null, !dbg !76
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @fill(i32 noundef %0, i32 noundef %1) #0 !dbg !77 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !80, metadata !DIExpression()), !dbg !81
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !82, metadata !DIExpression()), !dbg !83
  call void @llvm.dbg.declare(metadata ptr %5, metadata !84, metadata !DIExpression()), !dbg !85
  store i32 0, ptr %5, align 4, !dbg !85
  call void @llvm.dbg.declare(metadata ptr %6, metadata !86, metadata !DIExpression()), !dbg !88
  store i32 1, ptr %6, align 4, !dbg !88
  br label %11, !dbg !89

11:                                               ; preds = %50, %2
  %12 = load i32, ptr %6, align 4, !dbg !90
  %13 = icmp sle i32 %12, 2, !dbg !92
  br i1 %13, label %14, label %53, !dbg !93

14:                                               ; preds = %11
  %15 = load i32, ptr %3, align 4, !dbg !94
  %16 = zext i32 %15 to i64, !dbg !96
  %17 = call ptr @llvm.stacksave(), !dbg !96
  store ptr %17, ptr %7, align 8, !dbg !96
  %18 = alloca i32, i64 %16, align 16, !dbg !96
  store i64 %16, ptr %8, align 8, !dbg !96
  call void @llvm.dbg.declare(metadata ptr %8, metadata !97, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.declare(metadata ptr %18, metadata !99, metadata !DIExpression()), !dbg !103
  call void @llvm.dbg.declare(metadata ptr %9, metadata !104, metadata !DIExpression()), !dbg !106
  store i32 0, ptr %9, align 4, !dbg !106
  br label %19, !dbg !107

19:                                               ; preds = %30, %14
  %20 = load i32, ptr %9, align 4, !dbg !108
  %21 = load i32, ptr %3, align 4, !dbg !110
  %22 = icmp slt i32 %20, %21, !dbg !111
  br i1 %22, label %23, label %33, !dbg !112

23:                                               ; preds = %19
  %24 = load i32, ptr %6, align 4, !dbg !113
  %25 = load i32, ptr %9, align 4, !dbg !114
  %26 = mul nsw i32 %24, %25, !dbg !115
  %27 = load i32, ptr %9, align 4, !dbg !116
  %28 = sext i32 %27 to i64, !dbg !117
  %29 = getelementptr inbounds i32, ptr %18, i64 %28, !dbg !117
  store i32 %26, ptr %29, align 4, !dbg !118
  br label %30, !dbg !117

30:                                               ; preds = %23
  %31 = load i32, ptr %9, align 4, !dbg !119
  %32 = add nsw i32 %31, 1, !dbg !119
  store i32 %32, ptr %9, align 4, !dbg !119
  br label %19, !dbg !120, !llvm.loop !121

33:                                               ; preds = %19
  call void @llvm.dbg.declare(metadata ptr %10, metadata !124, metadata !DIExpression()), !dbg !126
  store i32 0, ptr %10, align 4, !dbg !126
  br label %34, !dbg !127

34:                                               ; preds = %45, %33
  %35 = load i32, ptr %10, align 4, !dbg !128
  %36 = load i32, ptr %3, align 4, !dbg !130
  %37 = icmp slt i32 %35, %36, !dbg !131
  br i1 %37, label %38, label %48, !dbg !132

38:                                               ; preds = %34
  %39 = load i32, ptr %10, align 4, !dbg !133
  %40 = sext i32 %39 to i64, !dbg !134
  %41 = getelementptr inbounds i32, ptr %18, i64 %40, !dbg !134
  %42 = load i32, ptr %41, align 4, !dbg !134
  %43 = load i32, ptr %5, align 4, !dbg !135
  %44 = add nsw i32 %43, %42, !dbg !135
  store i32 %44, ptr %5, align 4, !dbg !135
  br label %45, !dbg !136

45:                                               ; preds = %38
  %46 = load i32, ptr %10, align 4, !dbg !137
  %47 = add nsw i32 %46, 1, !dbg !137
  store i32 %47, ptr %10, align 4, !dbg !137
  br label %34, !dbg !138, !llvm.loop !139

48:                                               ; preds = %34
  %49 = load ptr, ptr %7, align 8, !dbg !141
  call void @llvm.stackrestore(ptr %49), !dbg !141
  br label %50, !dbg !142

50:                                               ; preds = %48
  %51 = load i32, ptr %6, align 4, !dbg !143
  %52 = add nsw i32 %51, 1, !dbg !143
  store i32 %52, ptr %6, align 4, !dbg !143
  br label %11, !dbg !144, !llvm.loop !145

53:                                               ; preds = %11
  %54 = load i32, ptr %4, align 4, !dbg !147
  %55 = icmp eq i32 %54, 0, !dbg !148
  br i1 %55, label %56, label %58, !dbg !147

56:                                               ; preds = %53
  %57 = load i32, ptr %5, align 4, !dbg !149
  br label %66, !dbg !147

58:                                               ; preds = %53
  %59 = load i32, ptr %5, align 4, !dbg !150
  %60 = load i32, ptr %3, align 4, !dbg !151
  %61 = add nsw i32 %60, 1, !dbg !152
  %62 = load i32, ptr %4, align 4, !dbg !153
  %63 = sub nsw i32 %62, 1, !dbg !154
  %64 = call i32 @fill(i32 noundef %61, i32 noundef %63), !dbg !155
  %65 = add nsw i32 %59, %64, !dbg !156
  br label %66, !dbg !147

66:                                               ; preds = %58, %56
  %67 = phi i32 [ %57, %56 ], [ %65, %58 ], !dbg !147
  ret i32 %67, !dbg !157
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 11, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "language/vla.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 208, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 26)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 120, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 19)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !25, line: 96, baseType: !26)
!25 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !36, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{}
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 46, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 46, column: 12, scope: !35)
!44 = !DILocalVariable(name: "u", scope: !35, file: !3, line: 46, type: !40)
!45 = !DILocation(line: 46, column: 15, scope: !35)
!46 = !DILocation(line: 48, column: 2, scope: !35)
!47 = !DILocation(line: 49, column: 2, scope: !35)
!48 = !DILocation(line: 50, column: 15, scope: !35)
!49 = !DILocation(line: 50, column: 2, scope: !35)
!50 = !DILocation(line: 51, column: 15, scope: !35)
!51 = !DILocation(line: 51, column: 2, scope: !35)
!52 = !DILocation(line: 52, column: 2, scope: !35)
!53 = distinct !DISubprogram(name: "changer", scope: !3, file: !3, line: 27, type: !54, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!54 = !DISubroutineType(types: !55)
!55 = !{!5, !5}
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !53, file: !3, line: 27, type: !5)
!57 = !DILocation(line: 27, column: 28, scope: !53)
!58 = !DILocation(line: 29, column: 8, scope: !53)
!59 = !DILocation(line: 30, column: 2, scope: !53)
!60 = !DILocation(line: 31, column: 2, scope: !53)
!61 = distinct !DISubprogram(name: "user", scope: !3, file: !3, line: 34, type: !54, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!62 = !DILocalVariable(name: "arg", arg: 1, scope: !61, file: !3, line: 34, type: !5)
!63 = !DILocation(line: 34, column: 25, scope: !61)
!64 = !DILocalVariable(name: "n", scope: !61, file: !3, line: 36, type: !27)
!65 = !DILocation(line: 36, column: 6, scope: !61)
!66 = !DILocation(line: 36, column: 10, scope: !61)
!67 = !DILocalVariable(name: "sum", scope: !61, file: !3, line: 37, type: !27)
!68 = !DILocation(line: 37, column: 6, scope: !61)
!69 = !DILocation(line: 37, column: 17, scope: !61)
!70 = !DILocation(line: 37, column: 12, scope: !61)
!71 = !DILocation(line: 39, column: 8, scope: !61)
!72 = !DILocation(line: 40, column: 2, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 40, column: 2)
!74 = distinct !DILexicalBlock(scope: !61, file: !3, line: 40, column: 2)
!75 = !DILocation(line: 40, column: 2, scope: !74)
!76 = !DILocation(line: 41, column: 2, scope: !61)
!77 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 13, type: !78, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!78 = !DISubroutineType(types: !79)
!79 = !{!27, !27, !27}
!80 = !DILocalVariable(name: "n", arg: 1, scope: !77, file: !3, line: 13, type: !27)
!81 = !DILocation(line: 13, column: 21, scope: !77)
!82 = !DILocalVariable(name: "depth", arg: 2, scope: !77, file: !3, line: 13, type: !27)
!83 = !DILocation(line: 13, column: 28, scope: !77)
!84 = !DILocalVariable(name: "sum", scope: !77, file: !3, line: 15, type: !27)
!85 = !DILocation(line: 15, column: 6, scope: !77)
!86 = !DILocalVariable(name: "round", scope: !87, file: !3, line: 17, type: !27)
!87 = distinct !DILexicalBlock(scope: !77, file: !3, line: 17, column: 2)
!88 = !DILocation(line: 17, column: 11, scope: !87)
!89 = !DILocation(line: 17, column: 7, scope: !87)
!90 = !DILocation(line: 17, column: 22, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !3, line: 17, column: 2)
!92 = !DILocation(line: 17, column: 28, scope: !91)
!93 = !DILocation(line: 17, column: 2, scope: !87)
!94 = !DILocation(line: 18, column: 9, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 17, column: 43)
!96 = !DILocation(line: 18, column: 3, scope: !95)
!97 = !DILocalVariable(name: "__vla_expr0", scope: !95, type: !42, flags: DIFlagArtificial)
!98 = !DILocation(line: 0, scope: !95)
!99 = !DILocalVariable(name: "a", scope: !95, file: !3, line: 18, type: !100)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, elements: !101)
!101 = !{!102}
!102 = !DISubrange(count: !97)
!103 = !DILocation(line: 18, column: 7, scope: !95)
!104 = !DILocalVariable(name: "i", scope: !105, file: !3, line: 19, type: !27)
!105 = distinct !DILexicalBlock(scope: !95, file: !3, line: 19, column: 3)
!106 = !DILocation(line: 19, column: 12, scope: !105)
!107 = !DILocation(line: 19, column: 8, scope: !105)
!108 = !DILocation(line: 19, column: 19, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 19, column: 3)
!110 = !DILocation(line: 19, column: 23, scope: !109)
!111 = !DILocation(line: 19, column: 21, scope: !109)
!112 = !DILocation(line: 19, column: 3, scope: !105)
!113 = !DILocation(line: 20, column: 11, scope: !109)
!114 = !DILocation(line: 20, column: 19, scope: !109)
!115 = !DILocation(line: 20, column: 17, scope: !109)
!116 = !DILocation(line: 20, column: 6, scope: !109)
!117 = !DILocation(line: 20, column: 4, scope: !109)
!118 = !DILocation(line: 20, column: 9, scope: !109)
!119 = !DILocation(line: 19, column: 27, scope: !109)
!120 = !DILocation(line: 19, column: 3, scope: !109)
!121 = distinct !{!121, !112, !122, !123}
!122 = !DILocation(line: 20, column: 19, scope: !105)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !DILocalVariable(name: "i", scope: !125, file: !3, line: 21, type: !27)
!125 = distinct !DILexicalBlock(scope: !95, file: !3, line: 21, column: 3)
!126 = !DILocation(line: 21, column: 12, scope: !125)
!127 = !DILocation(line: 21, column: 8, scope: !125)
!128 = !DILocation(line: 21, column: 19, scope: !129)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 21, column: 3)
!130 = !DILocation(line: 21, column: 23, scope: !129)
!131 = !DILocation(line: 21, column: 21, scope: !129)
!132 = !DILocation(line: 21, column: 3, scope: !125)
!133 = !DILocation(line: 22, column: 13, scope: !129)
!134 = !DILocation(line: 22, column: 11, scope: !129)
!135 = !DILocation(line: 22, column: 8, scope: !129)
!136 = !DILocation(line: 22, column: 4, scope: !129)
!137 = !DILocation(line: 21, column: 27, scope: !129)
!138 = !DILocation(line: 21, column: 3, scope: !129)
!139 = distinct !{!139, !132, !140, !123}
!140 = !DILocation(line: 22, column: 14, scope: !125)
!141 = !DILocation(line: 23, column: 2, scope: !91)
!142 = !DILocation(line: 23, column: 2, scope: !95)
!143 = !DILocation(line: 17, column: 39, scope: !91)
!144 = !DILocation(line: 17, column: 2, scope: !91)
!145 = distinct !{!145, !93, !146, !123}
!146 = !DILocation(line: 23, column: 2, scope: !87)
!147 = !DILocation(line: 24, column: 9, scope: !77)
!148 = !DILocation(line: 24, column: 15, scope: !77)
!149 = !DILocation(line: 24, column: 22, scope: !77)
!150 = !DILocation(line: 24, column: 28, scope: !77)
!151 = !DILocation(line: 24, column: 39, scope: !77)
!152 = !DILocation(line: 24, column: 41, scope: !77)
!153 = !DILocation(line: 24, column: 46, scope: !77)
!154 = !DILocation(line: 24, column: 52, scope: !77)
!155 = !DILocation(line: 24, column: 34, scope: !77)
!156 = !DILocation(line: 24, column: 32, scope: !77)
!157 = !DILocation(line: 24, column: 2, scope: !77)
