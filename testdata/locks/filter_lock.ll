; ModuleID = 'locks/filter_lock.c'
source_filename = "locks/filter_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@level = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@victim = internal global [2 x i32] zeroinitializer, align 4, !dbg !28
@inside = internal global i32 0, align 4, !dbg !36
@.str = private unnamed_addr constant [17 x i8] c"inside == me + 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [20 x i8] c"locks/filter_lock.c\00", align 1, !dbg !17
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
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !94, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.declare(metadata ptr %3, metadata !96, metadata !DIExpression()), !dbg !97
  %11 = load ptr, ptr %2, align 8, !dbg !98
  %12 = ptrtoint ptr %11 to i64, !dbg !99
  %13 = trunc i64 %12 to i32, !dbg !100
  store i32 %13, ptr %3, align 4, !dbg !97
  call void @llvm.dbg.declare(metadata ptr %4, metadata !101, metadata !DIExpression()), !dbg !103
  store i32 1, ptr %4, align 4, !dbg !103
  br label %14, !dbg !104

14:                                               ; preds = %61, %1
  %15 = load i32, ptr %4, align 4, !dbg !105
  %16 = icmp slt i32 %15, 2, !dbg !107
  br i1 %16, label %17, label %64, !dbg !108

17:                                               ; preds = %14
  %18 = load i32, ptr %3, align 4, !dbg !109
  %19 = sext i32 %18 to i64, !dbg !109
  %20 = getelementptr inbounds [2 x i32], ptr @level, i64 0, i64 %19, !dbg !109
  %21 = load i32, ptr %4, align 4, !dbg !109
  store i32 %21, ptr %5, align 4, !dbg !109
  %22 = load i32, ptr %5, align 4, !dbg !109
  store atomic i32 %22, ptr %20 seq_cst, align 4, !dbg !109
  %23 = load i32, ptr %4, align 4, !dbg !111
  %24 = sext i32 %23 to i64, !dbg !111
  %25 = getelementptr inbounds [2 x i32], ptr @victim, i64 0, i64 %24, !dbg !111
  %26 = load i32, ptr %3, align 4, !dbg !111
  store i32 %26, ptr %6, align 4, !dbg !111
  %27 = load i32, ptr %6, align 4, !dbg !111
  store atomic i32 %27, ptr %25 seq_cst, align 4, !dbg !111
  call void @llvm.dbg.declare(metadata ptr %7, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 0, ptr %7, align 4, !dbg !114
  br label %28, !dbg !115

28:                                               ; preds = %57, %17
  %29 = load i32, ptr %7, align 4, !dbg !116
  %30 = icmp slt i32 %29, 2, !dbg !118
  br i1 %30, label %31, label %60, !dbg !119

31:                                               ; preds = %28
  %32 = load i32, ptr %7, align 4, !dbg !120
  %33 = load i32, ptr %3, align 4, !dbg !123
  %34 = icmp eq i32 %32, %33, !dbg !124
  br i1 %34, label %35, label %36, !dbg !125

35:                                               ; preds = %31
  br label %57, !dbg !126

36:                                               ; preds = %31
  br label %37, !dbg !127

37:                                               ; preds = %55, %36
  %38 = load i32, ptr %7, align 4, !dbg !128
  %39 = sext i32 %38 to i64, !dbg !128
  %40 = getelementptr inbounds [2 x i32], ptr @level, i64 0, i64 %39, !dbg !128
  %41 = load atomic i32, ptr %40 seq_cst, align 4, !dbg !128
  store i32 %41, ptr %8, align 4, !dbg !128
  %42 = load i32, ptr %8, align 4, !dbg !128
  %43 = load i32, ptr %4, align 4, !dbg !129
  %44 = icmp sge i32 %42, %43, !dbg !130
  br i1 %44, label %45, label %53, !dbg !131

45:                                               ; preds = %37
  %46 = load i32, ptr %4, align 4, !dbg !132
  %47 = sext i32 %46 to i64, !dbg !132
  %48 = getelementptr inbounds [2 x i32], ptr @victim, i64 0, i64 %47, !dbg !132
  %49 = load atomic i32, ptr %48 seq_cst, align 4, !dbg !132
  store i32 %49, ptr %9, align 4, !dbg !132
  %50 = load i32, ptr %9, align 4, !dbg !132
  %51 = load i32, ptr %3, align 4, !dbg !133
  %52 = icmp eq i32 %50, %51, !dbg !134
  br label %53

53:                                               ; preds = %45, %37
  %54 = phi i1 [ false, %37 ], [ %52, %45 ], !dbg !135
  br i1 %54, label %55, label %56, !dbg !127

55:                                               ; preds = %53
  br label %37, !dbg !127, !llvm.loop !136

56:                                               ; preds = %53
  br label %57, !dbg !138

57:                                               ; preds = %56, %35
  %58 = load i32, ptr %7, align 4, !dbg !139
  %59 = add nsw i32 %58, 1, !dbg !139
  store i32 %59, ptr %7, align 4, !dbg !139
  br label %28, !dbg !140, !llvm.loop !141

60:                                               ; preds = %28
  br label %61, !dbg !143

61:                                               ; preds = %60
  %62 = load i32, ptr %4, align 4, !dbg !144
  %63 = add nsw i32 %62, 1, !dbg !144
  store i32 %63, ptr %4, align 4, !dbg !144
  br label %14, !dbg !145, !llvm.loop !146

64:                                               ; preds = %14
  %65 = load i32, ptr %3, align 4, !dbg !148
  %66 = add nsw i32 %65, 1, !dbg !149
  store volatile i32 %66, ptr @inside, align 4, !dbg !150
  %67 = load volatile i32, ptr @inside, align 4, !dbg !151
  %68 = load i32, ptr %3, align 4, !dbg !151
  %69 = add nsw i32 %68, 1, !dbg !151
  %70 = icmp eq i32 %67, %69, !dbg !151
  br i1 %70, label %71, label %72, !dbg !154

71:                                               ; preds = %64
  br label %73, !dbg !154

72:                                               ; preds = %64
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !151
  unreachable, !dbg !151

73:                                               ; preds = %71
  %74 = load i32, ptr %3, align 4, !dbg !155
  %75 = sext i32 %74 to i64, !dbg !155
  %76 = getelementptr inbounds [2 x i32], ptr @level, i64 0, i64 %75, !dbg !155
  store i32 0, ptr %10, align 4, !dbg !155
  %77 = load i32, ptr %10, align 4, !dbg !155
  store atomic i32 %77, ptr %76 seq_cst, align 4, !dbg !155
  ret ptr null, !dbg !156
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
!1 = distinct !DIGlobalVariable(name: "level", scope: !2, file: !3, line: 17, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/filter_lock.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28, !36}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 17)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 160, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 20)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 18)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "victim", scope: !2, file: !3, line: 18, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 64, elements: !34)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !32, line: 96, baseType: !33)
!32 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 19, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !47, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!9}
!49 = !{}
!50 = !DILocalVariable(name: "t", scope: !46, file: !3, line: 43, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 128, elements: !34)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 43, column: 12, scope: !46)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 45, type: !9)
!57 = distinct !DILexicalBlock(scope: !46, file: !3, line: 45, column: 2)
!58 = !DILocation(line: 45, column: 11, scope: !57)
!59 = !DILocation(line: 45, column: 7, scope: !57)
!60 = !DILocation(line: 45, column: 18, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 45, column: 2)
!62 = !DILocation(line: 45, column: 20, scope: !61)
!63 = !DILocation(line: 45, column: 2, scope: !57)
!64 = !DILocation(line: 46, column: 21, scope: !61)
!65 = !DILocation(line: 46, column: 19, scope: !61)
!66 = !DILocation(line: 46, column: 54, scope: !61)
!67 = !DILocation(line: 46, column: 44, scope: !61)
!68 = !DILocation(line: 46, column: 36, scope: !61)
!69 = !DILocation(line: 46, column: 3, scope: !61)
!70 = !DILocation(line: 45, column: 26, scope: !61)
!71 = !DILocation(line: 45, column: 2, scope: !61)
!72 = distinct !{!72, !63, !73, !74}
!73 = !DILocation(line: 46, column: 55, scope: !57)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 47, type: !9)
!76 = distinct !DILexicalBlock(scope: !46, file: !3, line: 47, column: 2)
!77 = !DILocation(line: 47, column: 11, scope: !76)
!78 = !DILocation(line: 47, column: 7, scope: !76)
!79 = !DILocation(line: 47, column: 18, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 47, column: 2)
!81 = !DILocation(line: 47, column: 20, scope: !80)
!82 = !DILocation(line: 47, column: 2, scope: !76)
!83 = !DILocation(line: 48, column: 18, scope: !80)
!84 = !DILocation(line: 48, column: 16, scope: !80)
!85 = !DILocation(line: 48, column: 3, scope: !80)
!86 = !DILocation(line: 47, column: 26, scope: !80)
!87 = !DILocation(line: 47, column: 2, scope: !80)
!88 = distinct !{!88, !82, !89, !74}
!89 = !DILocation(line: 48, column: 26, scope: !76)
!90 = !DILocation(line: 49, column: 2, scope: !46)
!91 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 21, type: !92, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!92 = !DISubroutineType(types: !93)
!93 = !{!5, !5}
!94 = !DILocalVariable(name: "arg", arg: 1, scope: !91, file: !3, line: 21, type: !5)
!95 = !DILocation(line: 21, column: 24, scope: !91)
!96 = !DILocalVariable(name: "me", scope: !91, file: !3, line: 23, type: !9)
!97 = !DILocation(line: 23, column: 6, scope: !91)
!98 = !DILocation(line: 23, column: 26, scope: !91)
!99 = !DILocation(line: 23, column: 16, scope: !91)
!100 = !DILocation(line: 23, column: 11, scope: !91)
!101 = !DILocalVariable(name: "l", scope: !102, file: !3, line: 25, type: !9)
!102 = distinct !DILexicalBlock(scope: !91, file: !3, line: 25, column: 2)
!103 = !DILocation(line: 25, column: 11, scope: !102)
!104 = !DILocation(line: 25, column: 7, scope: !102)
!105 = !DILocation(line: 25, column: 18, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 25, column: 2)
!107 = !DILocation(line: 25, column: 20, scope: !106)
!108 = !DILocation(line: 25, column: 2, scope: !102)
!109 = !DILocation(line: 26, column: 3, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 25, column: 30)
!111 = !DILocation(line: 27, column: 3, scope: !110)
!112 = !DILocalVariable(name: "k", scope: !113, file: !3, line: 28, type: !9)
!113 = distinct !DILexicalBlock(scope: !110, file: !3, line: 28, column: 3)
!114 = !DILocation(line: 28, column: 12, scope: !113)
!115 = !DILocation(line: 28, column: 8, scope: !113)
!116 = !DILocation(line: 28, column: 19, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 28, column: 3)
!118 = !DILocation(line: 28, column: 21, scope: !117)
!119 = !DILocation(line: 28, column: 3, scope: !113)
!120 = !DILocation(line: 29, column: 8, scope: !121)
!121 = distinct !DILexicalBlock(scope: !122, file: !3, line: 29, column: 8)
!122 = distinct !DILexicalBlock(scope: !117, file: !3, line: 28, column: 31)
!123 = !DILocation(line: 29, column: 13, scope: !121)
!124 = !DILocation(line: 29, column: 10, scope: !121)
!125 = !DILocation(line: 29, column: 8, scope: !122)
!126 = !DILocation(line: 30, column: 5, scope: !121)
!127 = !DILocation(line: 31, column: 4, scope: !122)
!128 = !DILocation(line: 31, column: 11, scope: !122)
!129 = !DILocation(line: 31, column: 37, scope: !122)
!130 = !DILocation(line: 31, column: 34, scope: !122)
!131 = !DILocation(line: 31, column: 39, scope: !122)
!132 = !DILocation(line: 31, column: 42, scope: !122)
!133 = !DILocation(line: 31, column: 69, scope: !122)
!134 = !DILocation(line: 31, column: 66, scope: !122)
!135 = !DILocation(line: 0, scope: !122)
!136 = distinct !{!136, !127, !137, !74}
!137 = !DILocation(line: 32, column: 5, scope: !122)
!138 = !DILocation(line: 33, column: 3, scope: !122)
!139 = !DILocation(line: 28, column: 27, scope: !117)
!140 = !DILocation(line: 28, column: 3, scope: !117)
!141 = distinct !{!141, !119, !142, !74}
!142 = !DILocation(line: 33, column: 3, scope: !113)
!143 = !DILocation(line: 34, column: 2, scope: !110)
!144 = !DILocation(line: 25, column: 26, scope: !106)
!145 = !DILocation(line: 25, column: 2, scope: !106)
!146 = distinct !{!146, !108, !147, !74}
!147 = !DILocation(line: 34, column: 2, scope: !102)
!148 = !DILocation(line: 35, column: 11, scope: !91)
!149 = !DILocation(line: 35, column: 14, scope: !91)
!150 = !DILocation(line: 35, column: 9, scope: !91)
!151 = !DILocation(line: 36, column: 2, scope: !152)
!152 = distinct !DILexicalBlock(scope: !153, file: !3, line: 36, column: 2)
!153 = distinct !DILexicalBlock(scope: !91, file: !3, line: 36, column: 2)
!154 = !DILocation(line: 36, column: 2, scope: !153)
!155 = !DILocation(line: 37, column: 2, scope: !91)
!156 = !DILocation(line: 38, column: 2, scope: !91)
