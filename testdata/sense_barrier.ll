; ModuleID = 'sense_barrier.c'
source_filename = "sense_barrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@phase = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@remaining = internal global i32 2, align 4, !dbg !28
@sense = internal global i32 0, align 4, !dbg !33
@.str = private unnamed_addr constant [27 x i8] c"seen == p || seen == p + 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [16 x i8] c"sense_barrier.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.declare(metadata ptr %3, metadata !55, metadata !DIExpression()), !dbg !57
  store i32 0, ptr %3, align 4, !dbg !57
  br label %5, !dbg !58

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !59
  %7 = icmp slt i32 %6, 2, !dbg !61
  br i1 %7, label %8, label %19, !dbg !62

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !63
  %10 = sext i32 %9 to i64, !dbg !64
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !64
  %12 = load i32, ptr %3, align 4, !dbg !65
  %13 = sext i32 %12 to i64, !dbg !66
  %14 = inttoptr i64 %13 to ptr, !dbg !67
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !68
  br label %16, !dbg !68

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !69
  %18 = add nsw i32 %17, 1, !dbg !69
  store i32 %18, ptr %3, align 4, !dbg !69
  br label %5, !dbg !70, !llvm.loop !71

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !74, metadata !DIExpression()), !dbg !76
  store i32 0, ptr %4, align 4, !dbg !76
  br label %20, !dbg !77

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !78
  %22 = icmp slt i32 %21, 2, !dbg !80
  br i1 %22, label %23, label %32, !dbg !81

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !82
  %25 = sext i32 %24 to i64, !dbg !83
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !83
  %27 = load i64, ptr %26, align 8, !dbg !83
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !84
  br label %29, !dbg !84

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !85
  %31 = add nsw i32 %30, 1, !dbg !85
  store i32 %31, ptr %4, align 4, !dbg !85
  br label %20, !dbg !86, !llvm.loop !87

32:                                               ; preds = %20
  ret i32 0, !dbg !89
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !90 {
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
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !93, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.declare(metadata ptr %3, metadata !95, metadata !DIExpression()), !dbg !96
  %12 = load ptr, ptr %2, align 8, !dbg !97
  %13 = ptrtoint ptr %12 to i64, !dbg !98
  %14 = trunc i64 %13 to i32, !dbg !99
  store i32 %14, ptr %3, align 4, !dbg !96
  call void @llvm.dbg.declare(metadata ptr %4, metadata !100, metadata !DIExpression()), !dbg !101
  store i32 0, ptr %4, align 4, !dbg !101
  call void @llvm.dbg.declare(metadata ptr %5, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 1, ptr %5, align 4, !dbg !104
  br label %15, !dbg !105

15:                                               ; preds = %61, %1
  %16 = load i32, ptr %5, align 4, !dbg !106
  %17 = icmp sle i32 %16, 2, !dbg !108
  br i1 %17, label %18, label %64, !dbg !109

18:                                               ; preds = %15
  %19 = load i32, ptr %5, align 4, !dbg !110
  %20 = load i32, ptr %3, align 4, !dbg !112
  %21 = sext i32 %20 to i64, !dbg !113
  %22 = getelementptr inbounds [2 x i32], ptr @phase, i64 0, i64 %21, !dbg !113
  store i32 %19, ptr %22, align 4, !dbg !114
  %23 = load i32, ptr %4, align 4, !dbg !115
  %24 = icmp ne i32 %23, 0, !dbg !116
  %25 = xor i1 %24, true, !dbg !116
  %26 = zext i1 %25 to i32, !dbg !116
  store i32 %26, ptr %4, align 4, !dbg !117
  store i32 1, ptr %6, align 4, !dbg !118
  %27 = load i32, ptr %6, align 4, !dbg !118
  %28 = atomicrmw sub ptr @remaining, i32 %27 seq_cst, align 4, !dbg !118
  store i32 %28, ptr %7, align 4, !dbg !118
  %29 = load i32, ptr %7, align 4, !dbg !118
  %30 = icmp eq i32 %29, 1, !dbg !120
  br i1 %30, label %31, label %35, !dbg !121

31:                                               ; preds = %18
  store i32 2, ptr %8, align 4, !dbg !122
  %32 = load i32, ptr %8, align 4, !dbg !122
  store atomic i32 %32, ptr @remaining seq_cst, align 4, !dbg !122
  %33 = load i32, ptr %4, align 4, !dbg !124
  store i32 %33, ptr %9, align 4, !dbg !124
  %34 = load i32, ptr %9, align 4, !dbg !124
  store atomic i32 %34, ptr @sense seq_cst, align 4, !dbg !124
  br label %43, !dbg !125

35:                                               ; preds = %18
  br label %36, !dbg !126

36:                                               ; preds = %41, %35
  %37 = load atomic i32, ptr @sense seq_cst, align 4, !dbg !128
  store i32 %37, ptr %10, align 4, !dbg !128
  %38 = load i32, ptr %10, align 4, !dbg !128
  %39 = load i32, ptr %4, align 4, !dbg !129
  %40 = icmp ne i32 %38, %39, !dbg !130
  br i1 %40, label %41, label %42, !dbg !126

41:                                               ; preds = %36
  br label %36, !dbg !126, !llvm.loop !131

42:                                               ; preds = %36
  br label %43

43:                                               ; preds = %42, %31
  call void @llvm.dbg.declare(metadata ptr %11, metadata !133, metadata !DIExpression()), !dbg !134
  %44 = load i32, ptr %3, align 4, !dbg !135
  %45 = add nsw i32 %44, 1, !dbg !136
  %46 = srem i32 %45, 2, !dbg !137
  %47 = sext i32 %46 to i64, !dbg !138
  %48 = getelementptr inbounds [2 x i32], ptr @phase, i64 0, i64 %47, !dbg !138
  %49 = load i32, ptr %48, align 4, !dbg !138
  store i32 %49, ptr %11, align 4, !dbg !134
  %50 = load i32, ptr %11, align 4, !dbg !139
  %51 = load i32, ptr %5, align 4, !dbg !139
  %52 = icmp eq i32 %50, %51, !dbg !139
  br i1 %52, label %58, label %53, !dbg !139

53:                                               ; preds = %43
  %54 = load i32, ptr %11, align 4, !dbg !139
  %55 = load i32, ptr %5, align 4, !dbg !139
  %56 = add nsw i32 %55, 1, !dbg !139
  %57 = icmp eq i32 %54, %56, !dbg !139
  br i1 %57, label %58, label %59, !dbg !142

58:                                               ; preds = %53, %43
  br label %60, !dbg !142

59:                                               ; preds = %53
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !139
  unreachable, !dbg !139

60:                                               ; preds = %58
  br label %61, !dbg !143

61:                                               ; preds = %60
  %62 = load i32, ptr %5, align 4, !dbg !144
  %63 = add nsw i32 %62, 1, !dbg !144
  store i32 %63, ptr %5, align 4, !dbg !144
  br label %15, !dbg !145, !llvm.loop !146

64:                                               ; preds = %15
  ret ptr null, !dbg !148
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
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "phase", scope: !2, file: !3, line: 22, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sense_barrier.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28, !33}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 216, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 27)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 16)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 18)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "remaining", scope: !2, file: !3, line: 20, type: !30, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !31, line: 96, baseType: !32)
!31 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "sense", scope: !2, file: !3, line: 21, type: !30, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 2)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !46, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!9}
!48 = !{}
!49 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 47, type: !50)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 128, elements: !36)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 27, baseType: !53)
!52 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DILocation(line: 47, column: 12, scope: !45)
!55 = !DILocalVariable(name: "i", scope: !56, file: !3, line: 49, type: !9)
!56 = distinct !DILexicalBlock(scope: !45, file: !3, line: 49, column: 2)
!57 = !DILocation(line: 49, column: 11, scope: !56)
!58 = !DILocation(line: 49, column: 7, scope: !56)
!59 = !DILocation(line: 49, column: 18, scope: !60)
!60 = distinct !DILexicalBlock(scope: !56, file: !3, line: 49, column: 2)
!61 = !DILocation(line: 49, column: 20, scope: !60)
!62 = !DILocation(line: 49, column: 2, scope: !56)
!63 = !DILocation(line: 50, column: 21, scope: !60)
!64 = !DILocation(line: 50, column: 19, scope: !60)
!65 = !DILocation(line: 50, column: 54, scope: !60)
!66 = !DILocation(line: 50, column: 44, scope: !60)
!67 = !DILocation(line: 50, column: 36, scope: !60)
!68 = !DILocation(line: 50, column: 3, scope: !60)
!69 = !DILocation(line: 49, column: 26, scope: !60)
!70 = !DILocation(line: 49, column: 2, scope: !60)
!71 = distinct !{!71, !62, !72, !73}
!72 = !DILocation(line: 50, column: 55, scope: !56)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocalVariable(name: "i", scope: !75, file: !3, line: 51, type: !9)
!75 = distinct !DILexicalBlock(scope: !45, file: !3, line: 51, column: 2)
!76 = !DILocation(line: 51, column: 11, scope: !75)
!77 = !DILocation(line: 51, column: 7, scope: !75)
!78 = !DILocation(line: 51, column: 18, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 51, column: 2)
!80 = !DILocation(line: 51, column: 20, scope: !79)
!81 = !DILocation(line: 51, column: 2, scope: !75)
!82 = !DILocation(line: 52, column: 18, scope: !79)
!83 = !DILocation(line: 52, column: 16, scope: !79)
!84 = !DILocation(line: 52, column: 3, scope: !79)
!85 = !DILocation(line: 51, column: 26, scope: !79)
!86 = !DILocation(line: 51, column: 2, scope: !79)
!87 = distinct !{!87, !81, !88, !73}
!88 = !DILocation(line: 52, column: 26, scope: !75)
!89 = !DILocation(line: 53, column: 2, scope: !45)
!90 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !91, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!91 = !DISubroutineType(types: !92)
!92 = !{!5, !5}
!93 = !DILocalVariable(name: "arg", arg: 1, scope: !90, file: !3, line: 24, type: !5)
!94 = !DILocation(line: 24, column: 24, scope: !90)
!95 = !DILocalVariable(name: "me", scope: !90, file: !3, line: 26, type: !9)
!96 = !DILocation(line: 26, column: 6, scope: !90)
!97 = !DILocation(line: 26, column: 26, scope: !90)
!98 = !DILocation(line: 26, column: 16, scope: !90)
!99 = !DILocation(line: 26, column: 11, scope: !90)
!100 = !DILocalVariable(name: "mine", scope: !90, file: !3, line: 27, type: !9)
!101 = !DILocation(line: 27, column: 6, scope: !90)
!102 = !DILocalVariable(name: "p", scope: !103, file: !3, line: 29, type: !9)
!103 = distinct !DILexicalBlock(scope: !90, file: !3, line: 29, column: 2)
!104 = !DILocation(line: 29, column: 11, scope: !103)
!105 = !DILocation(line: 29, column: 7, scope: !103)
!106 = !DILocation(line: 29, column: 18, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !3, line: 29, column: 2)
!108 = !DILocation(line: 29, column: 20, scope: !107)
!109 = !DILocation(line: 29, column: 2, scope: !103)
!110 = !DILocation(line: 30, column: 15, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 29, column: 36)
!112 = !DILocation(line: 30, column: 9, scope: !111)
!113 = !DILocation(line: 30, column: 3, scope: !111)
!114 = !DILocation(line: 30, column: 13, scope: !111)
!115 = !DILocation(line: 31, column: 11, scope: !111)
!116 = !DILocation(line: 31, column: 10, scope: !111)
!117 = !DILocation(line: 31, column: 8, scope: !111)
!118 = !DILocation(line: 32, column: 7, scope: !119)
!119 = distinct !DILexicalBlock(scope: !111, file: !3, line: 32, column: 7)
!120 = !DILocation(line: 32, column: 39, scope: !119)
!121 = !DILocation(line: 32, column: 7, scope: !111)
!122 = !DILocation(line: 33, column: 4, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 32, column: 45)
!124 = !DILocation(line: 34, column: 4, scope: !123)
!125 = !DILocation(line: 35, column: 3, scope: !123)
!126 = !DILocation(line: 36, column: 4, scope: !127)
!127 = distinct !DILexicalBlock(scope: !119, file: !3, line: 35, column: 10)
!128 = !DILocation(line: 36, column: 11, scope: !127)
!129 = !DILocation(line: 36, column: 34, scope: !127)
!130 = !DILocation(line: 36, column: 31, scope: !127)
!131 = distinct !{!131, !126, !132, !73}
!132 = !DILocation(line: 37, column: 5, scope: !127)
!133 = !DILocalVariable(name: "seen", scope: !111, file: !3, line: 39, type: !9)
!134 = !DILocation(line: 39, column: 7, scope: !111)
!135 = !DILocation(line: 39, column: 21, scope: !111)
!136 = !DILocation(line: 39, column: 24, scope: !111)
!137 = !DILocation(line: 39, column: 29, scope: !111)
!138 = !DILocation(line: 39, column: 14, scope: !111)
!139 = !DILocation(line: 40, column: 3, scope: !140)
!140 = distinct !DILexicalBlock(scope: !141, file: !3, line: 40, column: 3)
!141 = distinct !DILexicalBlock(scope: !111, file: !3, line: 40, column: 3)
!142 = !DILocation(line: 40, column: 3, scope: !141)
!143 = !DILocation(line: 41, column: 2, scope: !111)
!144 = !DILocation(line: 29, column: 32, scope: !107)
!145 = !DILocation(line: 29, column: 2, scope: !107)
!146 = distinct !{!146, !109, !147, !73}
!147 = !DILocation(line: 41, column: 2, scope: !103)
!148 = !DILocation(line: 42, column: 2, scope: !90)
