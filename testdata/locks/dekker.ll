; ModuleID = 'locks/dekker.c'
source_filename = "locks/dekker.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@turn = internal global i32 0, align 4, !dbg !28
@inside = internal global i32 0, align 4, !dbg !33
@.str = private unnamed_addr constant [17 x i8] c"inside == me + 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [15 x i8] c"locks/dekker.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !46 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !58
  store i32 0, ptr %3, align 4, !dbg !58
  br label %5, !dbg !59

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !60
  %7 = icmp slt i32 %6, 2, !dbg !62
  br i1 %7, label %8, label %19, !dbg !63

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !64
  %10 = sext i32 %9 to i64, !dbg !65
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !65
  %12 = load i32, ptr %3, align 4, !dbg !66
  %13 = sext i32 %12 to i64, !dbg !67
  %14 = inttoptr i64 %13 to ptr, !dbg !68
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !69
  br label %16, !dbg !69

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !70
  %18 = add nsw i32 %17, 1, !dbg !70
  store i32 %18, ptr %3, align 4, !dbg !70
  br label %5, !dbg !71, !llvm.loop !72

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %4, align 4, !dbg !77
  br label %20, !dbg !78

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !79
  %22 = icmp slt i32 %21, 2, !dbg !81
  br i1 %22, label %23, label %32, !dbg !82

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !83
  %25 = sext i32 %24 to i64, !dbg !84
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !84
  %27 = load i64, ptr %26, align 8, !dbg !84
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !85
  br label %29, !dbg !85

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !86
  %31 = add nsw i32 %30, 1, !dbg !86
  store i32 %31, ptr %4, align 4, !dbg !86
  br label %20, !dbg !87, !llvm.loop !88

32:                                               ; preds = %20
  ret i32 0, !dbg !90
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !91 {
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
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !94, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.declare(metadata ptr %3, metadata !96, metadata !DIExpression()), !dbg !97
  %15 = load ptr, ptr %2, align 8, !dbg !98
  %16 = ptrtoint ptr %15 to i64, !dbg !99
  %17 = trunc i64 %16 to i32, !dbg !100
  store i32 %17, ptr %3, align 4, !dbg !97
  call void @llvm.dbg.declare(metadata ptr %4, metadata !101, metadata !DIExpression()), !dbg !102
  %18 = load i32, ptr %3, align 4, !dbg !103
  %19 = sub nsw i32 1, %18, !dbg !104
  store i32 %19, ptr %4, align 4, !dbg !102
  call void @llvm.dbg.declare(metadata ptr %5, metadata !105, metadata !DIExpression()), !dbg !107
  store i32 0, ptr %5, align 4, !dbg !107
  br label %20, !dbg !108

20:                                               ; preds = %81, %1
  %21 = load i32, ptr %5, align 4, !dbg !109
  %22 = icmp slt i32 %21, 2, !dbg !111
  br i1 %22, label %23, label %84, !dbg !112

23:                                               ; preds = %20
  %24 = load i32, ptr %3, align 4, !dbg !113
  %25 = sext i32 %24 to i64, !dbg !113
  %26 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %25, !dbg !113
  store i32 1, ptr %6, align 4, !dbg !113
  %27 = load i32, ptr %6, align 4, !dbg !113
  store atomic i32 %27, ptr %26 seq_cst, align 4, !dbg !113
  %28 = load i32, ptr %4, align 4, !dbg !115
  %29 = sext i32 %28 to i64, !dbg !115
  %30 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %29, !dbg !115
  %31 = load atomic i32, ptr %30 seq_cst, align 4, !dbg !115
  store i32 %31, ptr %7, align 4, !dbg !115
  %32 = load i32, ptr %7, align 4, !dbg !115
  %33 = icmp ne i32 %32, 0, !dbg !115
  br i1 %33, label %34, label %65, !dbg !117

34:                                               ; preds = %23
  %35 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !118
  store i32 %35, ptr %8, align 4, !dbg !118
  %36 = load i32, ptr %8, align 4, !dbg !118
  %37 = load i32, ptr %3, align 4, !dbg !121
  %38 = icmp ne i32 %36, %37, !dbg !122
  br i1 %38, label %39, label %55, !dbg !123

39:                                               ; preds = %34
  %40 = load i32, ptr %3, align 4, !dbg !124
  %41 = sext i32 %40 to i64, !dbg !124
  %42 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %41, !dbg !124
  store i32 0, ptr %9, align 4, !dbg !124
  %43 = load i32, ptr %9, align 4, !dbg !124
  store atomic i32 %43, ptr %42 seq_cst, align 4, !dbg !124
  br label %44, !dbg !126

44:                                               ; preds = %49, %39
  %45 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !127
  store i32 %45, ptr %10, align 4, !dbg !127
  %46 = load i32, ptr %10, align 4, !dbg !127
  %47 = load i32, ptr %3, align 4, !dbg !128
  %48 = icmp ne i32 %46, %47, !dbg !129
  br i1 %48, label %49, label %50, !dbg !126

49:                                               ; preds = %44
  br label %44, !dbg !126, !llvm.loop !130

50:                                               ; preds = %44
  %51 = load i32, ptr %3, align 4, !dbg !132
  %52 = sext i32 %51 to i64, !dbg !132
  %53 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %52, !dbg !132
  store i32 1, ptr %11, align 4, !dbg !132
  %54 = load i32, ptr %11, align 4, !dbg !132
  store atomic i32 %54, ptr %53 seq_cst, align 4, !dbg !132
  br label %55, !dbg !133

55:                                               ; preds = %50, %34
  br label %56, !dbg !134

56:                                               ; preds = %63, %55
  %57 = load i32, ptr %4, align 4, !dbg !135
  %58 = sext i32 %57 to i64, !dbg !135
  %59 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %58, !dbg !135
  %60 = load atomic i32, ptr %59 seq_cst, align 4, !dbg !135
  store i32 %60, ptr %12, align 4, !dbg !135
  %61 = load i32, ptr %12, align 4, !dbg !135
  %62 = icmp ne i32 %61, 0, !dbg !134
  br i1 %62, label %63, label %64, !dbg !134

63:                                               ; preds = %56
  br label %56, !dbg !134, !llvm.loop !136

64:                                               ; preds = %56
  br label %65, !dbg !138

65:                                               ; preds = %64, %23
  %66 = load i32, ptr %3, align 4, !dbg !139
  %67 = add nsw i32 %66, 1, !dbg !140
  store volatile i32 %67, ptr @inside, align 4, !dbg !141
  %68 = load volatile i32, ptr @inside, align 4, !dbg !142
  %69 = load i32, ptr %3, align 4, !dbg !142
  %70 = add nsw i32 %69, 1, !dbg !142
  %71 = icmp eq i32 %68, %70, !dbg !142
  br i1 %71, label %72, label %73, !dbg !145

72:                                               ; preds = %65
  br label %74, !dbg !145

73:                                               ; preds = %65
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !142
  unreachable, !dbg !142

74:                                               ; preds = %72
  %75 = load i32, ptr %4, align 4, !dbg !146
  store i32 %75, ptr %13, align 4, !dbg !146
  %76 = load i32, ptr %13, align 4, !dbg !146
  store atomic i32 %76, ptr @turn seq_cst, align 4, !dbg !146
  %77 = load i32, ptr %3, align 4, !dbg !147
  %78 = sext i32 %77 to i64, !dbg !147
  %79 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %78, !dbg !147
  store i32 0, ptr %14, align 4, !dbg !147
  %80 = load i32, ptr %14, align 4, !dbg !147
  store atomic i32 %80, ptr %79 seq_cst, align 4, !dbg !147
  br label %81, !dbg !148

81:                                               ; preds = %74
  %82 = load i32, ptr %5, align 4, !dbg !149
  %83 = add nsw i32 %82, 1, !dbg !149
  store i32 %83, ptr %5, align 4, !dbg !149
  br label %20, !dbg !150, !llvm.loop !151

84:                                               ; preds = %20
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
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 18, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/dekker.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28, !33}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 17)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 120, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 18)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 19, type: !30, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !31, line: 96, baseType: !32)
!31 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 20, type: !35, isLocal: true, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 64, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 2)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !47, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!9}
!49 = !{}
!50 = !DILocalVariable(name: "t", scope: !46, file: !3, line: 49, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 128, elements: !37)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 49, column: 12, scope: !46)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 51, type: !9)
!57 = distinct !DILexicalBlock(scope: !46, file: !3, line: 51, column: 2)
!58 = !DILocation(line: 51, column: 11, scope: !57)
!59 = !DILocation(line: 51, column: 7, scope: !57)
!60 = !DILocation(line: 51, column: 18, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 51, column: 2)
!62 = !DILocation(line: 51, column: 20, scope: !61)
!63 = !DILocation(line: 51, column: 2, scope: !57)
!64 = !DILocation(line: 52, column: 21, scope: !61)
!65 = !DILocation(line: 52, column: 19, scope: !61)
!66 = !DILocation(line: 52, column: 54, scope: !61)
!67 = !DILocation(line: 52, column: 44, scope: !61)
!68 = !DILocation(line: 52, column: 36, scope: !61)
!69 = !DILocation(line: 52, column: 3, scope: !61)
!70 = !DILocation(line: 51, column: 26, scope: !61)
!71 = !DILocation(line: 51, column: 2, scope: !61)
!72 = distinct !{!72, !63, !73, !74}
!73 = !DILocation(line: 52, column: 55, scope: !57)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 53, type: !9)
!76 = distinct !DILexicalBlock(scope: !46, file: !3, line: 53, column: 2)
!77 = !DILocation(line: 53, column: 11, scope: !76)
!78 = !DILocation(line: 53, column: 7, scope: !76)
!79 = !DILocation(line: 53, column: 18, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 53, column: 2)
!81 = !DILocation(line: 53, column: 20, scope: !80)
!82 = !DILocation(line: 53, column: 2, scope: !76)
!83 = !DILocation(line: 54, column: 18, scope: !80)
!84 = !DILocation(line: 54, column: 16, scope: !80)
!85 = !DILocation(line: 54, column: 3, scope: !80)
!86 = !DILocation(line: 53, column: 26, scope: !80)
!87 = !DILocation(line: 53, column: 2, scope: !80)
!88 = distinct !{!88, !82, !89, !74}
!89 = !DILocation(line: 54, column: 26, scope: !76)
!90 = !DILocation(line: 55, column: 2, scope: !46)
!91 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 22, type: !92, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!92 = !DISubroutineType(types: !93)
!93 = !{!5, !5}
!94 = !DILocalVariable(name: "arg", arg: 1, scope: !91, file: !3, line: 22, type: !5)
!95 = !DILocation(line: 22, column: 24, scope: !91)
!96 = !DILocalVariable(name: "me", scope: !91, file: !3, line: 24, type: !9)
!97 = !DILocation(line: 24, column: 6, scope: !91)
!98 = !DILocation(line: 24, column: 26, scope: !91)
!99 = !DILocation(line: 24, column: 16, scope: !91)
!100 = !DILocation(line: 24, column: 11, scope: !91)
!101 = !DILocalVariable(name: "other", scope: !91, file: !3, line: 25, type: !9)
!102 = !DILocation(line: 25, column: 6, scope: !91)
!103 = !DILocation(line: 25, column: 18, scope: !91)
!104 = !DILocation(line: 25, column: 16, scope: !91)
!105 = !DILocalVariable(name: "r", scope: !106, file: !3, line: 27, type: !9)
!106 = distinct !DILexicalBlock(scope: !91, file: !3, line: 27, column: 2)
!107 = !DILocation(line: 27, column: 11, scope: !106)
!108 = !DILocation(line: 27, column: 7, scope: !106)
!109 = !DILocation(line: 27, column: 18, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 27, column: 2)
!111 = !DILocation(line: 27, column: 20, scope: !110)
!112 = !DILocation(line: 27, column: 2, scope: !106)
!113 = !DILocation(line: 28, column: 3, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 27, column: 35)
!115 = !DILocation(line: 29, column: 7, scope: !116)
!116 = distinct !DILexicalBlock(scope: !114, file: !3, line: 29, column: 7)
!117 = !DILocation(line: 29, column: 7, scope: !114)
!118 = !DILocation(line: 30, column: 8, scope: !119)
!119 = distinct !DILexicalBlock(scope: !120, file: !3, line: 30, column: 8)
!120 = distinct !DILexicalBlock(scope: !116, file: !3, line: 29, column: 35)
!121 = !DILocation(line: 30, column: 30, scope: !119)
!122 = !DILocation(line: 30, column: 27, scope: !119)
!123 = !DILocation(line: 30, column: 8, scope: !120)
!124 = !DILocation(line: 31, column: 5, scope: !125)
!125 = distinct !DILexicalBlock(scope: !119, file: !3, line: 30, column: 34)
!126 = !DILocation(line: 32, column: 5, scope: !125)
!127 = !DILocation(line: 32, column: 12, scope: !125)
!128 = !DILocation(line: 32, column: 34, scope: !125)
!129 = !DILocation(line: 32, column: 31, scope: !125)
!130 = distinct !{!130, !126, !131, !74}
!131 = !DILocation(line: 33, column: 6, scope: !125)
!132 = !DILocation(line: 34, column: 5, scope: !125)
!133 = !DILocation(line: 35, column: 4, scope: !125)
!134 = !DILocation(line: 36, column: 4, scope: !120)
!135 = !DILocation(line: 36, column: 11, scope: !120)
!136 = distinct !{!136, !134, !137, !74}
!137 = !DILocation(line: 37, column: 5, scope: !120)
!138 = !DILocation(line: 38, column: 3, scope: !120)
!139 = !DILocation(line: 39, column: 12, scope: !114)
!140 = !DILocation(line: 39, column: 15, scope: !114)
!141 = !DILocation(line: 39, column: 10, scope: !114)
!142 = !DILocation(line: 40, column: 3, scope: !143)
!143 = distinct !DILexicalBlock(scope: !144, file: !3, line: 40, column: 3)
!144 = distinct !DILexicalBlock(scope: !114, file: !3, line: 40, column: 3)
!145 = !DILocation(line: 40, column: 3, scope: !144)
!146 = !DILocation(line: 41, column: 3, scope: !114)
!147 = !DILocation(line: 42, column: 3, scope: !114)
!148 = !DILocation(line: 43, column: 2, scope: !114)
!149 = !DILocation(line: 27, column: 31, scope: !110)
!150 = !DILocation(line: 27, column: 2, scope: !110)
!151 = distinct !{!151, !112, !152, !74}
!152 = !DILocation(line: 43, column: 2, scope: !106)
!153 = !DILocation(line: 44, column: 2, scope: !91)
