; ModuleID = 'states/one_bit.c'
source_filename = "states/one_bit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@inside = internal global i32 0, align 4, !dbg !29
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !18
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 2, ptr noundef @run), !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !51 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !57, metadata !DIExpression()), !dbg !58
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !59, metadata !DIExpression()), !dbg !60
  %9 = load i32, ptr %3, align 4, !dbg !61
  %10 = zext i32 %9 to i64, !dbg !62
  %11 = call ptr @llvm.stacksave(), !dbg !62
  store ptr %11, ptr %5, align 8, !dbg !62
  %12 = alloca i64, i64 %10, align 16, !dbg !62
  store i64 %10, ptr %6, align 8, !dbg !62
  call void @llvm.dbg.declare(metadata ptr %6, metadata !63, metadata !DIExpression()), !dbg !65
  call void @llvm.dbg.declare(metadata ptr %12, metadata !66, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata ptr %7, metadata !73, metadata !DIExpression()), !dbg !75
  store i32 0, ptr %7, align 4, !dbg !75
  br label %13, !dbg !76

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !77
  %15 = load i32, ptr %3, align 4, !dbg !79
  %16 = icmp slt i32 %14, %15, !dbg !80
  br i1 %16, label %17, label %29, !dbg !81

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !82
  %19 = sext i32 %18 to i64, !dbg !83
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !83
  %21 = load ptr, ptr %4, align 8, !dbg !84
  %22 = load i32, ptr %7, align 4, !dbg !85
  %23 = sext i32 %22 to i64, !dbg !86
  %24 = inttoptr i64 %23 to ptr, !dbg !87
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !88
  br label %26, !dbg !88

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !89
  %28 = add nsw i32 %27, 1, !dbg !89
  store i32 %28, ptr %7, align 4, !dbg !89
  br label %13, !dbg !90, !llvm.loop !91

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !94, metadata !DIExpression()), !dbg !96
  store i32 0, ptr %8, align 4, !dbg !96
  br label %30, !dbg !97

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !98
  %32 = load i32, ptr %3, align 4, !dbg !100
  %33 = icmp slt i32 %31, %32, !dbg !101
  br i1 %33, label %34, label %43, !dbg !102

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !103
  %36 = sext i32 %35 to i64, !dbg !104
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !104
  %38 = load i64, ptr %37, align 8, !dbg !104
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !105
  br label %40, !dbg !105

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !106
  %42 = add nsw i32 %41, 1, !dbg !106
  store i32 %42, ptr %8, align 4, !dbg !106
  br label %30, !dbg !107, !llvm.loop !108

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !110
  call void @llvm.stackrestore(ptr %44), !dbg !110
  ret void, !dbg !110
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !111 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !112, metadata !DIExpression()), !dbg !113
  call void @llvm.dbg.declare(metadata ptr %3, metadata !114, metadata !DIExpression()), !dbg !115
  %13 = load ptr, ptr %2, align 8, !dbg !116
  %14 = ptrtoint ptr %13 to i64, !dbg !117
  %15 = trunc i64 %14 to i32, !dbg !118
  store i32 %15, ptr %3, align 4, !dbg !115
  call void @llvm.dbg.declare(metadata ptr %4, metadata !119, metadata !DIExpression()), !dbg !120
  br label %16, !dbg !121

16:                                               ; preds = %83, %1
  br label %17, !dbg !122

17:                                               ; preds = %61, %16
  %18 = load i32, ptr %3, align 4, !dbg !126
  %19 = sext i32 %18 to i64, !dbg !126
  %20 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %19, !dbg !126
  store i32 1, ptr %5, align 4, !dbg !126
  %21 = load i32, ptr %5, align 4, !dbg !126
  store atomic i32 %21, ptr %20 seq_cst, align 4, !dbg !126
  store i32 0, ptr %4, align 4, !dbg !128
  call void @llvm.dbg.declare(metadata ptr %6, metadata !129, metadata !DIExpression()), !dbg !131
  store i32 0, ptr %6, align 4, !dbg !131
  br label %22, !dbg !132

22:                                               ; preds = %57, %17
  %23 = load i32, ptr %6, align 4, !dbg !133
  %24 = icmp slt i32 %23, 2, !dbg !135
  br i1 %24, label %25, label %29, !dbg !136

25:                                               ; preds = %22
  %26 = load i32, ptr %4, align 4, !dbg !137
  %27 = icmp ne i32 %26, 0, !dbg !138
  %28 = xor i1 %27, true, !dbg !138
  br label %29

29:                                               ; preds = %25, %22
  %30 = phi i1 [ false, %22 ], [ %28, %25 ], !dbg !139
  br i1 %30, label %31, label %60, !dbg !140

31:                                               ; preds = %29
  %32 = load i32, ptr %6, align 4, !dbg !141
  %33 = load i32, ptr %3, align 4, !dbg !141
  %34 = icmp slt i32 %32, %33, !dbg !141
  br i1 %34, label %35, label %42, !dbg !144

35:                                               ; preds = %31
  %36 = load i32, ptr %6, align 4, !dbg !145
  %37 = sext i32 %36 to i64, !dbg !145
  %38 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %37, !dbg !145
  %39 = load atomic i32, ptr %38 seq_cst, align 4, !dbg !145
  store i32 %39, ptr %7, align 4, !dbg !145
  %40 = load i32, ptr %7, align 4, !dbg !145
  %41 = icmp ne i32 %40, 0, !dbg !145
  br i1 %41, label %43, label %42, !dbg !146

42:                                               ; preds = %35, %31
  br label %57, !dbg !147

43:                                               ; preds = %35
  %44 = load i32, ptr %3, align 4, !dbg !148
  %45 = sext i32 %44 to i64, !dbg !148
  %46 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %45, !dbg !148
  store i32 0, ptr %8, align 4, !dbg !148
  %47 = load i32, ptr %8, align 4, !dbg !148
  store atomic i32 %47, ptr %46 seq_cst, align 4, !dbg !148
  br label %48, !dbg !149

48:                                               ; preds = %55, %43
  %49 = load i32, ptr %6, align 4, !dbg !150
  %50 = sext i32 %49 to i64, !dbg !150
  %51 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %50, !dbg !150
  %52 = load atomic i32, ptr %51 seq_cst, align 4, !dbg !150
  store i32 %52, ptr %9, align 4, !dbg !150
  %53 = load i32, ptr %9, align 4, !dbg !150
  %54 = icmp ne i32 %53, 0, !dbg !149
  br i1 %54, label %55, label %56, !dbg !149

55:                                               ; preds = %48
  br label %48, !dbg !149, !llvm.loop !151

56:                                               ; preds = %48
  store i32 1, ptr %4, align 4, !dbg !153
  br label %57, !dbg !154

57:                                               ; preds = %56, %42
  %58 = load i32, ptr %6, align 4, !dbg !155
  %59 = add nsw i32 %58, 1, !dbg !155
  store i32 %59, ptr %6, align 4, !dbg !155
  br label %22, !dbg !156, !llvm.loop !157

60:                                               ; preds = %29
  br label %61, !dbg !159

61:                                               ; preds = %60
  %62 = load i32, ptr %4, align 4, !dbg !160
  %63 = icmp ne i32 %62, 0, !dbg !159
  br i1 %63, label %17, label %64, !dbg !159, !llvm.loop !161

64:                                               ; preds = %61
  call void @llvm.dbg.declare(metadata ptr %10, metadata !163, metadata !DIExpression()), !dbg !165
  %65 = load i32, ptr %3, align 4, !dbg !166
  %66 = add nsw i32 %65, 1, !dbg !167
  store i32 %66, ptr %10, align 4, !dbg !165
  br label %67, !dbg !168

67:                                               ; preds = %80, %64
  %68 = load i32, ptr %10, align 4, !dbg !169
  %69 = icmp slt i32 %68, 2, !dbg !171
  br i1 %69, label %70, label %83, !dbg !172

70:                                               ; preds = %67
  br label %71, !dbg !173

71:                                               ; preds = %78, %70
  %72 = load i32, ptr %10, align 4, !dbg !174
  %73 = sext i32 %72 to i64, !dbg !174
  %74 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %73, !dbg !174
  %75 = load atomic i32, ptr %74 seq_cst, align 4, !dbg !174
  store i32 %75, ptr %11, align 4, !dbg !174
  %76 = load i32, ptr %11, align 4, !dbg !174
  %77 = icmp ne i32 %76, 0, !dbg !173
  br i1 %77, label %78, label %79, !dbg !173

78:                                               ; preds = %71
  br label %71, !dbg !173, !llvm.loop !175

79:                                               ; preds = %71
  br label %80, !dbg !173

80:                                               ; preds = %79
  %81 = load i32, ptr %10, align 4, !dbg !177
  %82 = add nsw i32 %81, 1, !dbg !177
  store i32 %82, ptr %10, align 4, !dbg !177
  br label %67, !dbg !178, !llvm.loop !179

83:                                               ; preds = %67
  call void @enter_alone(), !dbg !181
  call void @leave_alone(), !dbg !182
  %84 = load i32, ptr %3, align 4, !dbg !183
  %85 = sext i32 %84 to i64, !dbg !183
  %86 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %85, !dbg !183
  store i32 0, ptr %12, align 4, !dbg !183
  %87 = load i32, ptr %12, align 4, !dbg !183
  store atomic i32 %87, ptr %86 seq_cst, align 4, !dbg !183
  br label %16, !dbg !184, !llvm.loop !185
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #2

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !188 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !191
  %2 = icmp eq i32 %1, 0, !dbg !191
  br i1 %2, label %3, label %4, !dbg !194

3:                                                ; preds = %0
  br label %5, !dbg !194

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !191
  unreachable, !dbg !191

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !195
  ret void, !dbg !196
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !197 {
  store volatile i32 0, ptr @inside, align 4, !dbg !198
  ret void, !dbg !199
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 18, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/one_bit.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !18, !23, !29}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !13, line: 49, type: !14, isLocal: true, isDefinition: true)
!13 = !DIFile(filename: "states/states.h", directory: ".")
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 96, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 12)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !13, line: 49, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 16)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !13, line: 49, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 184, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!27 = !{!28}
!28 = !DISubrange(count: 23)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !13, line: 45, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 64, elements: !36)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !34, line: 96, baseType: !35)
!34 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!36 = !{!37}
!37 = !DISubrange(count: 2)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 58, type: !46, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!9}
!48 = !{}
!49 = !DILocation(line: 60, column: 2, scope: !45)
!50 = !DILocation(line: 61, column: 2, scope: !45)
!51 = distinct !DISubprogram(name: "run_numbered", scope: !13, file: !13, line: 59, type: !52, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !9, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = !DISubroutineType(types: !56)
!56 = !{!5, !5}
!57 = !DILocalVariable(name: "n", arg: 1, scope: !51, file: !13, line: 59, type: !9)
!58 = !DILocation(line: 59, column: 37, scope: !51)
!59 = !DILocalVariable(name: "routine", arg: 2, scope: !51, file: !13, line: 59, type: !54)
!60 = !DILocation(line: 59, column: 48, scope: !51)
!61 = !DILocation(line: 61, column: 14, scope: !51)
!62 = !DILocation(line: 61, column: 2, scope: !51)
!63 = !DILocalVariable(name: "__vla_expr0", scope: !51, type: !64, flags: DIFlagArtificial)
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 0, scope: !51)
!66 = !DILocalVariable(name: "t", scope: !51, file: !13, line: 61, type: !67)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !68, elements: !70)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 27, baseType: !64)
!69 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!70 = !{!71}
!71 = !DISubrange(count: !63)
!72 = !DILocation(line: 61, column: 12, scope: !51)
!73 = !DILocalVariable(name: "i", scope: !74, file: !13, line: 63, type: !9)
!74 = distinct !DILexicalBlock(scope: !51, file: !13, line: 63, column: 2)
!75 = !DILocation(line: 63, column: 11, scope: !74)
!76 = !DILocation(line: 63, column: 7, scope: !74)
!77 = !DILocation(line: 63, column: 18, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !13, line: 63, column: 2)
!79 = !DILocation(line: 63, column: 22, scope: !78)
!80 = !DILocation(line: 63, column: 20, scope: !78)
!81 = !DILocation(line: 63, column: 2, scope: !74)
!82 = !DILocation(line: 64, column: 21, scope: !78)
!83 = !DILocation(line: 64, column: 19, scope: !78)
!84 = !DILocation(line: 64, column: 31, scope: !78)
!85 = !DILocation(line: 64, column: 58, scope: !78)
!86 = !DILocation(line: 64, column: 48, scope: !78)
!87 = !DILocation(line: 64, column: 40, scope: !78)
!88 = !DILocation(line: 64, column: 3, scope: !78)
!89 = !DILocation(line: 63, column: 26, scope: !78)
!90 = !DILocation(line: 63, column: 2, scope: !78)
!91 = distinct !{!91, !81, !92, !93}
!92 = !DILocation(line: 64, column: 59, scope: !74)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !DILocalVariable(name: "i", scope: !95, file: !13, line: 65, type: !9)
!95 = distinct !DILexicalBlock(scope: !51, file: !13, line: 65, column: 2)
!96 = !DILocation(line: 65, column: 11, scope: !95)
!97 = !DILocation(line: 65, column: 7, scope: !95)
!98 = !DILocation(line: 65, column: 18, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !13, line: 65, column: 2)
!100 = !DILocation(line: 65, column: 22, scope: !99)
!101 = !DILocation(line: 65, column: 20, scope: !99)
!102 = !DILocation(line: 65, column: 2, scope: !95)
!103 = !DILocation(line: 66, column: 18, scope: !99)
!104 = !DILocation(line: 66, column: 16, scope: !99)
!105 = !DILocation(line: 66, column: 3, scope: !99)
!106 = !DILocation(line: 65, column: 26, scope: !99)
!107 = !DILocation(line: 65, column: 2, scope: !99)
!108 = distinct !{!108, !102, !109, !93}
!109 = !DILocation(line: 66, column: 26, scope: !95)
!110 = !DILocation(line: 67, column: 1, scope: !51)
!111 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 26, type: !55, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!112 = !DILocalVariable(name: "arg", arg: 1, scope: !111, file: !3, line: 26, type: !5)
!113 = !DILocation(line: 26, column: 24, scope: !111)
!114 = !DILocalVariable(name: "me", scope: !111, file: !3, line: 28, type: !9)
!115 = !DILocation(line: 28, column: 6, scope: !111)
!116 = !DILocation(line: 28, column: 26, scope: !111)
!117 = !DILocation(line: 28, column: 16, scope: !111)
!118 = !DILocation(line: 28, column: 11, scope: !111)
!119 = !DILocalVariable(name: "again", scope: !111, file: !3, line: 29, type: !9)
!120 = !DILocation(line: 29, column: 6, scope: !111)
!121 = !DILocation(line: 31, column: 2, scope: !111)
!122 = !DILocation(line: 32, column: 3, scope: !123)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 31, column: 9)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 31, column: 2)
!125 = distinct !DILexicalBlock(scope: !111, file: !3, line: 31, column: 2)
!126 = !DILocation(line: 33, column: 4, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 32, column: 6)
!128 = !DILocation(line: 34, column: 10, scope: !127)
!129 = !DILocalVariable(name: "k", scope: !130, file: !3, line: 35, type: !9)
!130 = distinct !DILexicalBlock(scope: !127, file: !3, line: 35, column: 4)
!131 = !DILocation(line: 35, column: 13, scope: !130)
!132 = !DILocation(line: 35, column: 9, scope: !130)
!133 = !DILocation(line: 35, column: 20, scope: !134)
!134 = distinct !DILexicalBlock(scope: !130, file: !3, line: 35, column: 4)
!135 = !DILocation(line: 35, column: 22, scope: !134)
!136 = !DILocation(line: 35, column: 26, scope: !134)
!137 = !DILocation(line: 35, column: 30, scope: !134)
!138 = !DILocation(line: 35, column: 29, scope: !134)
!139 = !DILocation(line: 0, scope: !134)
!140 = !DILocation(line: 35, column: 4, scope: !130)
!141 = !DILocation(line: 36, column: 10, scope: !142)
!142 = distinct !DILexicalBlock(scope: !143, file: !3, line: 36, column: 9)
!143 = distinct !DILexicalBlock(scope: !134, file: !3, line: 35, column: 42)
!144 = !DILocation(line: 36, column: 26, scope: !142)
!145 = !DILocation(line: 36, column: 30, scope: !142)
!146 = !DILocation(line: 36, column: 9, scope: !143)
!147 = !DILocation(line: 37, column: 6, scope: !142)
!148 = !DILocation(line: 38, column: 5, scope: !143)
!149 = !DILocation(line: 40, column: 5, scope: !143)
!150 = !DILocation(line: 40, column: 12, scope: !143)
!151 = distinct !{!151, !149, !152, !93}
!152 = !DILocation(line: 41, column: 6, scope: !143)
!153 = !DILocation(line: 43, column: 11, scope: !143)
!154 = !DILocation(line: 44, column: 4, scope: !143)
!155 = !DILocation(line: 35, column: 38, scope: !134)
!156 = !DILocation(line: 35, column: 4, scope: !134)
!157 = distinct !{!157, !140, !158, !93}
!158 = !DILocation(line: 44, column: 4, scope: !130)
!159 = !DILocation(line: 45, column: 3, scope: !127)
!160 = !DILocation(line: 45, column: 12, scope: !123)
!161 = distinct !{!161, !122, !162, !93}
!162 = !DILocation(line: 45, column: 17, scope: !123)
!163 = !DILocalVariable(name: "k", scope: !164, file: !3, line: 47, type: !9)
!164 = distinct !DILexicalBlock(scope: !123, file: !3, line: 47, column: 3)
!165 = !DILocation(line: 47, column: 12, scope: !164)
!166 = !DILocation(line: 47, column: 16, scope: !164)
!167 = !DILocation(line: 47, column: 19, scope: !164)
!168 = !DILocation(line: 47, column: 8, scope: !164)
!169 = !DILocation(line: 47, column: 24, scope: !170)
!170 = distinct !DILexicalBlock(scope: !164, file: !3, line: 47, column: 3)
!171 = !DILocation(line: 47, column: 26, scope: !170)
!172 = !DILocation(line: 47, column: 3, scope: !164)
!173 = !DILocation(line: 48, column: 4, scope: !170)
!174 = !DILocation(line: 48, column: 11, scope: !170)
!175 = distinct !{!175, !173, !176, !93}
!176 = !DILocation(line: 49, column: 5, scope: !170)
!177 = !DILocation(line: 47, column: 32, scope: !170)
!178 = !DILocation(line: 47, column: 3, scope: !170)
!179 = distinct !{!179, !172, !180, !93}
!180 = !DILocation(line: 49, column: 5, scope: !164)
!181 = !DILocation(line: 51, column: 3, scope: !123)
!182 = !DILocation(line: 52, column: 3, scope: !123)
!183 = !DILocation(line: 53, column: 3, scope: !123)
!184 = !DILocation(line: 31, column: 2, scope: !124)
!185 = distinct !{!185, !186, !187}
!186 = !DILocation(line: 31, column: 2, scope: !125)
!187 = !DILocation(line: 54, column: 2, scope: !125)
!188 = distinct !DISubprogram(name: "enter_alone", scope: !13, file: !13, line: 47, type: !189, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!189 = !DISubroutineType(types: !190)
!190 = !{null}
!191 = !DILocation(line: 49, column: 2, scope: !192)
!192 = distinct !DILexicalBlock(scope: !193, file: !13, line: 49, column: 2)
!193 = distinct !DILexicalBlock(scope: !188, file: !13, line: 49, column: 2)
!194 = !DILocation(line: 49, column: 2, scope: !193)
!195 = !DILocation(line: 50, column: 9, scope: !188)
!196 = !DILocation(line: 51, column: 1, scope: !188)
!197 = distinct !DISubprogram(name: "leave_alone", scope: !13, file: !13, line: 53, type: !189, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!198 = !DILocation(line: 55, column: 9, scope: !197)
!199 = !DILocation(line: 56, column: 1, scope: !197)
