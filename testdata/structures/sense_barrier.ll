; ModuleID = 'structures/sense_barrier.c'
source_filename = "structures/sense_barrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@phase = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@remaining = internal global i32 2, align 4, !dbg !25
@sense = internal global i32 0, align 4, !dbg !30
@.str = private unnamed_addr constant [27 x i8] c"seen == p || seen == p + 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [27 x i8] c"structures/sense_barrier.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %3, metadata !52, metadata !DIExpression()), !dbg !54
  store i32 0, ptr %3, align 4, !dbg !54
  br label %5, !dbg !55

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !56
  %7 = icmp slt i32 %6, 2, !dbg !58
  br i1 %7, label %8, label %19, !dbg !59

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !60
  %10 = sext i32 %9 to i64, !dbg !61
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !61
  %12 = load i32, ptr %3, align 4, !dbg !62
  %13 = sext i32 %12 to i64, !dbg !63
  %14 = inttoptr i64 %13 to ptr, !dbg !64
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !65
  br label %16, !dbg !65

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !66
  %18 = add nsw i32 %17, 1, !dbg !66
  store i32 %18, ptr %3, align 4, !dbg !66
  br label %5, !dbg !67, !llvm.loop !68

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %4, align 4, !dbg !73
  br label %20, !dbg !74

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !75
  %22 = icmp slt i32 %21, 2, !dbg !77
  br i1 %22, label %23, label %32, !dbg !78

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !79
  %25 = sext i32 %24 to i64, !dbg !80
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !80
  %27 = load i64, ptr %26, align 8, !dbg !80
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !81
  br label %29, !dbg !81

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !82
  %31 = add nsw i32 %30, 1, !dbg !82
  store i32 %31, ptr %4, align 4, !dbg !82
  br label %20, !dbg !83, !llvm.loop !84

32:                                               ; preds = %20
  ret i32 0, !dbg !86
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !87 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.declare(metadata ptr %3, metadata !92, metadata !DIExpression()), !dbg !93
  %12 = load ptr, ptr %2, align 8, !dbg !94
  %13 = ptrtoint ptr %12 to i64, !dbg !95
  %14 = trunc i64 %13 to i32, !dbg !96
  store i32 %14, ptr %3, align 4, !dbg !93
  call void @llvm.dbg.declare(metadata ptr %4, metadata !97, metadata !DIExpression()), !dbg !98
  store i32 0, ptr %4, align 4, !dbg !98
  call void @llvm.dbg.declare(metadata ptr %5, metadata !99, metadata !DIExpression()), !dbg !101
  store i32 1, ptr %5, align 4, !dbg !101
  br label %15, !dbg !102

15:                                               ; preds = %61, %1
  %16 = load i32, ptr %5, align 4, !dbg !103
  %17 = icmp sle i32 %16, 2, !dbg !105
  br i1 %17, label %18, label %64, !dbg !106

18:                                               ; preds = %15
  %19 = load i32, ptr %5, align 4, !dbg !107
  %20 = load i32, ptr %3, align 4, !dbg !109
  %21 = sext i32 %20 to i64, !dbg !110
  %22 = getelementptr inbounds [2 x i32], ptr @phase, i64 0, i64 %21, !dbg !110
  store i32 %19, ptr %22, align 4, !dbg !111
  %23 = load i32, ptr %4, align 4, !dbg !112
  %24 = icmp ne i32 %23, 0, !dbg !113
  %25 = xor i1 %24, true, !dbg !113
  %26 = zext i1 %25 to i32, !dbg !113
  store i32 %26, ptr %4, align 4, !dbg !114
  store i32 1, ptr %6, align 4, !dbg !115
  %27 = load i32, ptr %6, align 4, !dbg !115
  %28 = atomicrmw sub ptr @remaining, i32 %27 seq_cst, align 4, !dbg !115
  store i32 %28, ptr %7, align 4, !dbg !115
  %29 = load i32, ptr %7, align 4, !dbg !115
  %30 = icmp eq i32 %29, 1, !dbg !117
  br i1 %30, label %31, label %35, !dbg !118

31:                                               ; preds = %18
  store i32 2, ptr %8, align 4, !dbg !119
  %32 = load i32, ptr %8, align 4, !dbg !119
  store atomic i32 %32, ptr @remaining seq_cst, align 4, !dbg !119
  %33 = load i32, ptr %4, align 4, !dbg !121
  store i32 %33, ptr %9, align 4, !dbg !121
  %34 = load i32, ptr %9, align 4, !dbg !121
  store atomic i32 %34, ptr @sense seq_cst, align 4, !dbg !121
  br label %43, !dbg !122

35:                                               ; preds = %18
  br label %36, !dbg !123

36:                                               ; preds = %41, %35
  %37 = load atomic i32, ptr @sense seq_cst, align 4, !dbg !125
  store i32 %37, ptr %10, align 4, !dbg !125
  %38 = load i32, ptr %10, align 4, !dbg !125
  %39 = load i32, ptr %4, align 4, !dbg !126
  %40 = icmp ne i32 %38, %39, !dbg !127
  br i1 %40, label %41, label %42, !dbg !123

41:                                               ; preds = %36
  br label %36, !dbg !123, !llvm.loop !128

42:                                               ; preds = %36
  br label %43

43:                                               ; preds = %42, %31
  call void @llvm.dbg.declare(metadata ptr %11, metadata !130, metadata !DIExpression()), !dbg !131
  %44 = load i32, ptr %3, align 4, !dbg !132
  %45 = add nsw i32 %44, 1, !dbg !133
  %46 = srem i32 %45, 2, !dbg !134
  %47 = sext i32 %46 to i64, !dbg !135
  %48 = getelementptr inbounds [2 x i32], ptr @phase, i64 0, i64 %47, !dbg !135
  %49 = load i32, ptr %48, align 4, !dbg !135
  store i32 %49, ptr %11, align 4, !dbg !131
  %50 = load i32, ptr %11, align 4, !dbg !136
  %51 = load i32, ptr %5, align 4, !dbg !136
  %52 = icmp eq i32 %50, %51, !dbg !136
  br i1 %52, label %58, label %53, !dbg !136

53:                                               ; preds = %43
  %54 = load i32, ptr %11, align 4, !dbg !136
  %55 = load i32, ptr %5, align 4, !dbg !136
  %56 = add nsw i32 %55, 1, !dbg !136
  %57 = icmp eq i32 %54, %56, !dbg !136
  br i1 %57, label %58, label %59, !dbg !139

58:                                               ; preds = %53, %43
  br label %60, !dbg !139

59:                                               ; preds = %53
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !136
  unreachable, !dbg !136

60:                                               ; preds = %58
  br label %61, !dbg !140

61:                                               ; preds = %60
  %62 = load i32, ptr %5, align 4, !dbg !141
  %63 = add nsw i32 %62, 1, !dbg !141
  store i32 %63, ptr %5, align 4, !dbg !141
  br label %15, !dbg !142, !llvm.loop !143

64:                                               ; preds = %15
  ret ptr null, !dbg !145
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
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "phase", scope: !2, file: !3, line: 22, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structures/sense_barrier.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !19, !0, !25, !30}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 216, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 27)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !13, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 144, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!23 = !{!24}
!24 = !DISubrange(count: 18)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "remaining", scope: !2, file: !3, line: 20, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !28, line: 96, baseType: !29)
!28 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "sense", scope: !2, file: !3, line: 21, type: !27, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 2)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !43, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!9}
!45 = !{}
!46 = !DILocalVariable(name: "t", scope: !42, file: !3, line: 47, type: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 128, elements: !33)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !49, line: 27, baseType: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DILocation(line: 47, column: 12, scope: !42)
!52 = !DILocalVariable(name: "i", scope: !53, file: !3, line: 49, type: !9)
!53 = distinct !DILexicalBlock(scope: !42, file: !3, line: 49, column: 2)
!54 = !DILocation(line: 49, column: 11, scope: !53)
!55 = !DILocation(line: 49, column: 7, scope: !53)
!56 = !DILocation(line: 49, column: 18, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 49, column: 2)
!58 = !DILocation(line: 49, column: 20, scope: !57)
!59 = !DILocation(line: 49, column: 2, scope: !53)
!60 = !DILocation(line: 50, column: 21, scope: !57)
!61 = !DILocation(line: 50, column: 19, scope: !57)
!62 = !DILocation(line: 50, column: 54, scope: !57)
!63 = !DILocation(line: 50, column: 44, scope: !57)
!64 = !DILocation(line: 50, column: 36, scope: !57)
!65 = !DILocation(line: 50, column: 3, scope: !57)
!66 = !DILocation(line: 49, column: 26, scope: !57)
!67 = !DILocation(line: 49, column: 2, scope: !57)
!68 = distinct !{!68, !59, !69, !70}
!69 = !DILocation(line: 50, column: 55, scope: !53)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 51, type: !9)
!72 = distinct !DILexicalBlock(scope: !42, file: !3, line: 51, column: 2)
!73 = !DILocation(line: 51, column: 11, scope: !72)
!74 = !DILocation(line: 51, column: 7, scope: !72)
!75 = !DILocation(line: 51, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 51, column: 2)
!77 = !DILocation(line: 51, column: 20, scope: !76)
!78 = !DILocation(line: 51, column: 2, scope: !72)
!79 = !DILocation(line: 52, column: 18, scope: !76)
!80 = !DILocation(line: 52, column: 16, scope: !76)
!81 = !DILocation(line: 52, column: 3, scope: !76)
!82 = !DILocation(line: 51, column: 26, scope: !76)
!83 = !DILocation(line: 51, column: 2, scope: !76)
!84 = distinct !{!84, !78, !85, !70}
!85 = !DILocation(line: 52, column: 26, scope: !72)
!86 = !DILocation(line: 53, column: 2, scope: !42)
!87 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !88, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!88 = !DISubroutineType(types: !89)
!89 = !{!5, !5}
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !3, line: 24, type: !5)
!91 = !DILocation(line: 24, column: 24, scope: !87)
!92 = !DILocalVariable(name: "me", scope: !87, file: !3, line: 26, type: !9)
!93 = !DILocation(line: 26, column: 6, scope: !87)
!94 = !DILocation(line: 26, column: 26, scope: !87)
!95 = !DILocation(line: 26, column: 16, scope: !87)
!96 = !DILocation(line: 26, column: 11, scope: !87)
!97 = !DILocalVariable(name: "mine", scope: !87, file: !3, line: 27, type: !9)
!98 = !DILocation(line: 27, column: 6, scope: !87)
!99 = !DILocalVariable(name: "p", scope: !100, file: !3, line: 29, type: !9)
!100 = distinct !DILexicalBlock(scope: !87, file: !3, line: 29, column: 2)
!101 = !DILocation(line: 29, column: 11, scope: !100)
!102 = !DILocation(line: 29, column: 7, scope: !100)
!103 = !DILocation(line: 29, column: 18, scope: !104)
!104 = distinct !DILexicalBlock(scope: !100, file: !3, line: 29, column: 2)
!105 = !DILocation(line: 29, column: 20, scope: !104)
!106 = !DILocation(line: 29, column: 2, scope: !100)
!107 = !DILocation(line: 30, column: 15, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 29, column: 36)
!109 = !DILocation(line: 30, column: 9, scope: !108)
!110 = !DILocation(line: 30, column: 3, scope: !108)
!111 = !DILocation(line: 30, column: 13, scope: !108)
!112 = !DILocation(line: 31, column: 11, scope: !108)
!113 = !DILocation(line: 31, column: 10, scope: !108)
!114 = !DILocation(line: 31, column: 8, scope: !108)
!115 = !DILocation(line: 32, column: 7, scope: !116)
!116 = distinct !DILexicalBlock(scope: !108, file: !3, line: 32, column: 7)
!117 = !DILocation(line: 32, column: 39, scope: !116)
!118 = !DILocation(line: 32, column: 7, scope: !108)
!119 = !DILocation(line: 33, column: 4, scope: !120)
!120 = distinct !DILexicalBlock(scope: !116, file: !3, line: 32, column: 45)
!121 = !DILocation(line: 34, column: 4, scope: !120)
!122 = !DILocation(line: 35, column: 3, scope: !120)
!123 = !DILocation(line: 36, column: 4, scope: !124)
!124 = distinct !DILexicalBlock(scope: !116, file: !3, line: 35, column: 10)
!125 = !DILocation(line: 36, column: 11, scope: !124)
!126 = !DILocation(line: 36, column: 34, scope: !124)
!127 = !DILocation(line: 36, column: 31, scope: !124)
!128 = distinct !{!128, !123, !129, !70}
!129 = !DILocation(line: 37, column: 5, scope: !124)
!130 = !DILocalVariable(name: "seen", scope: !108, file: !3, line: 39, type: !9)
!131 = !DILocation(line: 39, column: 7, scope: !108)
!132 = !DILocation(line: 39, column: 21, scope: !108)
!133 = !DILocation(line: 39, column: 24, scope: !108)
!134 = !DILocation(line: 39, column: 29, scope: !108)
!135 = !DILocation(line: 39, column: 14, scope: !108)
!136 = !DILocation(line: 40, column: 3, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 40, column: 3)
!138 = distinct !DILexicalBlock(scope: !108, file: !3, line: 40, column: 3)
!139 = !DILocation(line: 40, column: 3, scope: !138)
!140 = !DILocation(line: 41, column: 2, scope: !108)
!141 = !DILocation(line: 29, column: 32, scope: !104)
!142 = !DILocation(line: 29, column: 2, scope: !104)
!143 = distinct !{!143, !106, !144, !70}
!144 = !DILocation(line: 41, column: 2, scope: !100)
!145 = !DILocation(line: 42, column: 2, scope: !87)
