; ModuleID = 'states/pool.c'
source_filename = "states/pool.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@below = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@top = internal global i32 0, align 4, !dbg !7
@used = internal global [3 x i32] zeroinitializer, align 4, !dbg !30
@.str = private unnamed_addr constant [12 x i8] c"!used[node]\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [14 x i8] c"states/pool.c\00", align 1, !dbg !19
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !51
  store i32 1, ptr %2, align 4, !dbg !51
  br label %3, !dbg !52

3:                                                ; preds = %12, %0
  %4 = load i32, ptr %2, align 4, !dbg !53
  %5 = icmp ule i32 %4, 2, !dbg !55
  br i1 %5, label %6, label %15, !dbg !56

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4, !dbg !57
  %8 = zext i32 %7 to i64, !dbg !58
  %9 = getelementptr inbounds [3 x i32], ptr @below, i64 0, i64 %8, !dbg !58
  %10 = load i32, ptr %2, align 4, !dbg !59
  %11 = sub i32 %10, 1, !dbg !60
  store i32 %11, ptr %9, align 4, !dbg !61
  br label %12, !dbg !61

12:                                               ; preds = %6
  %13 = load i32, ptr %2, align 4, !dbg !62
  %14 = add i32 %13, 1, !dbg !62
  store i32 %14, ptr %2, align 4, !dbg !62
  br label %3, !dbg !63, !llvm.loop !64

15:                                               ; preds = %3
  store i32 2, ptr @top, align 4, !dbg !67
  call void @run_alike(i32 noundef 2, ptr noundef @run), !dbg !68
  ret i32 0, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !70 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !77, metadata !DIExpression()), !dbg !78
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !79, metadata !DIExpression()), !dbg !80
  %9 = load i32, ptr %3, align 4, !dbg !81
  %10 = zext i32 %9 to i64, !dbg !82
  %11 = call ptr @llvm.stacksave(), !dbg !82
  store ptr %11, ptr %5, align 8, !dbg !82
  %12 = alloca i64, i64 %10, align 16, !dbg !82
  store i64 %10, ptr %6, align 8, !dbg !82
  call void @llvm.dbg.declare(metadata ptr %6, metadata !83, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %12, metadata !86, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata ptr %7, metadata !93, metadata !DIExpression()), !dbg !95
  store i32 0, ptr %7, align 4, !dbg !95
  br label %13, !dbg !96

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !97
  %15 = load i32, ptr %3, align 4, !dbg !99
  %16 = icmp slt i32 %14, %15, !dbg !100
  br i1 %16, label %17, label %26, !dbg !101

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !102
  %19 = sext i32 %18 to i64, !dbg !103
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !103
  %21 = load ptr, ptr %4, align 8, !dbg !104
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #6, !dbg !105
  br label %23, !dbg !105

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !106
  %25 = add nsw i32 %24, 1, !dbg !106
  store i32 %25, ptr %7, align 4, !dbg !106
  br label %13, !dbg !107, !llvm.loop !108

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !110, metadata !DIExpression()), !dbg !112
  store i32 0, ptr %8, align 4, !dbg !112
  br label %27, !dbg !113

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !114
  %29 = load i32, ptr %3, align 4, !dbg !116
  %30 = icmp slt i32 %28, %29, !dbg !117
  br i1 %30, label %31, label %40, !dbg !118

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !119
  %33 = sext i32 %32 to i64, !dbg !120
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !120
  %35 = load i64, ptr %34, align 8, !dbg !120
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !121
  br label %37, !dbg !121

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !122
  %39 = add nsw i32 %38, 1, !dbg !122
  store i32 %39, ptr %8, align 4, !dbg !122
  br label %27, !dbg !123, !llvm.loop !124

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !126
  call void @llvm.stackrestore(ptr %41), !dbg !126
  ret void, !dbg !126
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !127 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !128, metadata !DIExpression()), !dbg !129
  call void @llvm.dbg.declare(metadata ptr %3, metadata !130, metadata !DIExpression()), !dbg !131
  call void @llvm.dbg.declare(metadata ptr %4, metadata !132, metadata !DIExpression()), !dbg !133
  %13 = load ptr, ptr %2, align 8, !dbg !134
  br label %14, !dbg !135

14:                                               ; preds = %83, %1
  br label %15, !dbg !136

15:                                               ; preds = %42, %14
  %16 = load atomic i32, ptr @top seq_cst, align 4, !dbg !140
  store i32 %16, ptr %5, align 4, !dbg !140
  %17 = load i32, ptr %5, align 4, !dbg !140
  store i32 %17, ptr %3, align 4, !dbg !142
  %18 = load i32, ptr %3, align 4, !dbg !143
  %19 = urem i32 %18, 16, !dbg !144
  store i32 %19, ptr %4, align 4, !dbg !145
  br label %20, !dbg !146

20:                                               ; preds = %15
  %21 = load i32, ptr %4, align 4, !dbg !147
  %22 = icmp eq i32 %21, 0, !dbg !148
  br i1 %22, label %42, label %23, !dbg !149

23:                                               ; preds = %20
  %24 = load i32, ptr %3, align 4, !dbg !150
  %25 = load i32, ptr %4, align 4, !dbg !150
  %26 = zext i32 %25 to i64, !dbg !150
  %27 = getelementptr inbounds [3 x i32], ptr @below, i64 0, i64 %26, !dbg !150
  %28 = load atomic i32, ptr %27 seq_cst, align 4, !dbg !150
  store i32 %28, ptr %7, align 4, !dbg !150
  %29 = load i32, ptr %7, align 4, !dbg !150
  %30 = call i32 @with_tag(i32 noundef %24, i32 noundef %29), !dbg !150
  store i32 %30, ptr %6, align 4, !dbg !150
  %31 = load i32, ptr %3, align 4, !dbg !150
  %32 = load i32, ptr %6, align 4, !dbg !150
  %33 = cmpxchg ptr @top, i32 %31, i32 %32 seq_cst seq_cst, align 4, !dbg !150
  %34 = extractvalue { i32, i1 } %33, 0, !dbg !150
  %35 = extractvalue { i32, i1 } %33, 1, !dbg !150
  br i1 %35, label %37, label %36, !dbg !150

36:                                               ; preds = %23
  store i32 %34, ptr %3, align 4, !dbg !150
  br label %37, !dbg !150

37:                                               ; preds = %36, %23
  %38 = zext i1 %35 to i8, !dbg !150
  store i8 %38, ptr %8, align 1, !dbg !150
  %39 = load i8, ptr %8, align 1, !dbg !150
  %40 = trunc i8 %39 to i1, !dbg !150
  %41 = xor i1 %40, true, !dbg !151
  br label %42, !dbg !149

42:                                               ; preds = %37, %20
  %43 = phi i1 [ true, %20 ], [ %41, %37 ]
  br i1 %43, label %15, label %44, !dbg !146, !llvm.loop !152

44:                                               ; preds = %42
  %45 = load i32, ptr %4, align 4, !dbg !154
  %46 = zext i32 %45 to i64, !dbg !154
  %47 = getelementptr inbounds [3 x i32], ptr @used, i64 0, i64 %46, !dbg !154
  %48 = load volatile i32, ptr %47, align 4, !dbg !154
  %49 = icmp ne i32 %48, 0, !dbg !154
  br i1 %49, label %51, label %50, !dbg !157

50:                                               ; preds = %44
  br label %52, !dbg !157

51:                                               ; preds = %44
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.run) #7, !dbg !154
  unreachable, !dbg !154

52:                                               ; preds = %50
  %53 = load i32, ptr %4, align 4, !dbg !158
  %54 = zext i32 %53 to i64, !dbg !159
  %55 = getelementptr inbounds [3 x i32], ptr @used, i64 0, i64 %54, !dbg !159
  store volatile i32 1, ptr %55, align 4, !dbg !160
  %56 = load i32, ptr %4, align 4, !dbg !161
  %57 = zext i32 %56 to i64, !dbg !162
  %58 = getelementptr inbounds [3 x i32], ptr @used, i64 0, i64 %57, !dbg !162
  store volatile i32 0, ptr %58, align 4, !dbg !163
  br label %59, !dbg !164

59:                                               ; preds = %78, %52
  %60 = load atomic i32, ptr @top seq_cst, align 4, !dbg !165
  store i32 %60, ptr %9, align 4, !dbg !165
  %61 = load i32, ptr %9, align 4, !dbg !165
  store i32 %61, ptr %3, align 4, !dbg !167
  %62 = load i32, ptr %4, align 4, !dbg !168
  %63 = zext i32 %62 to i64, !dbg !168
  %64 = getelementptr inbounds [3 x i32], ptr @below, i64 0, i64 %63, !dbg !168
  %65 = load i32, ptr %3, align 4, !dbg !168
  %66 = urem i32 %65, 16, !dbg !168
  store i32 %66, ptr %10, align 4, !dbg !168
  %67 = load i32, ptr %10, align 4, !dbg !168
  store atomic i32 %67, ptr %64 seq_cst, align 4, !dbg !168
  br label %68, !dbg !169

68:                                               ; preds = %59
  %69 = load i32, ptr %3, align 4, !dbg !170
  %70 = load i32, ptr %4, align 4, !dbg !170
  %71 = call i32 @with_tag(i32 noundef %69, i32 noundef %70), !dbg !170
  store i32 %71, ptr %11, align 4, !dbg !170
  %72 = load i32, ptr %3, align 4, !dbg !170
  %73 = load i32, ptr %11, align 4, !dbg !170
  %74 = cmpxchg ptr @top, i32 %72, i32 %73 seq_cst seq_cst, align 4, !dbg !170
  %75 = extractvalue { i32, i1 } %74, 0, !dbg !170
  %76 = extractvalue { i32, i1 } %74, 1, !dbg !170
  br i1 %76, label %78, label %77, !dbg !170

77:                                               ; preds = %68
  store i32 %75, ptr %3, align 4, !dbg !170
  br label %78, !dbg !170

78:                                               ; preds = %77, %68
  %79 = zext i1 %76 to i8, !dbg !170
  store i8 %79, ptr %12, align 1, !dbg !170
  %80 = load i8, ptr %12, align 1, !dbg !170
  %81 = trunc i8 %80 to i1, !dbg !170
  %82 = xor i1 %81, true, !dbg !171
  br i1 %82, label %59, label %83, !dbg !169, !llvm.loop !172

83:                                               ; preds = %78
  br label %14, !dbg !174, !llvm.loop !175
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @with_tag(i32 noundef %0, i32 noundef %1) #0 !dbg !178 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !181, metadata !DIExpression()), !dbg !182
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !183, metadata !DIExpression()), !dbg !184
  %5 = load i32, ptr %3, align 4, !dbg !185
  %6 = udiv i32 %5, 16, !dbg !186
  %7 = add i32 %6, 1, !dbg !187
  %8 = urem i32 %7, 1, !dbg !188
  %9 = mul i32 %8, 16, !dbg !189
  %10 = load i32, ptr %4, align 4, !dbg !190
  %11 = add i32 %9, %10, !dbg !191
  ret i32 %11, !dbg !192
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
!1 = distinct !DIGlobalVariable(name: "below", scope: !2, file: !3, line: 25, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/pool.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !13, !19, !24, !30}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 24, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !10, line: 97, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 96, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 12)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 112, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 14)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 144, elements: !28)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{!29}
!29 = !DISubrange(count: 18)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 26, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 96, elements: !35)
!33 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !34)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{!36}
!36 = !DISubrange(count: 3)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !35)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 58, type: !46, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!34}
!48 = !{}
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 60, type: !12)
!50 = distinct !DILexicalBlock(scope: !45, file: !3, line: 60, column: 2)
!51 = !DILocation(line: 60, column: 16, scope: !50)
!52 = !DILocation(line: 60, column: 7, scope: !50)
!53 = !DILocation(line: 60, column: 23, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 60, column: 2)
!55 = !DILocation(line: 60, column: 25, scope: !54)
!56 = !DILocation(line: 60, column: 2, scope: !50)
!57 = !DILocation(line: 61, column: 22, scope: !54)
!58 = !DILocation(line: 61, column: 16, scope: !54)
!59 = !DILocation(line: 61, column: 26, scope: !54)
!60 = !DILocation(line: 61, column: 28, scope: !54)
!61 = !DILocation(line: 61, column: 3, scope: !54)
!62 = !DILocation(line: 60, column: 36, scope: !54)
!63 = !DILocation(line: 60, column: 2, scope: !54)
!64 = distinct !{!64, !56, !65, !66}
!65 = !DILocation(line: 61, column: 31, scope: !50)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !DILocation(line: 62, column: 2, scope: !45)
!68 = !DILocation(line: 63, column: 2, scope: !45)
!69 = !DILocation(line: 64, column: 2, scope: !45)
!70 = distinct !DISubprogram(name: "run_alike", scope: !71, file: !71, line: 70, type: !72, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!71 = !DIFile(filename: "states/states.h", directory: ".")
!72 = !DISubroutineType(types: !73)
!73 = !{null, !34, !74}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DISubroutineType(types: !76)
!76 = !{!5, !5}
!77 = !DILocalVariable(name: "n", arg: 1, scope: !70, file: !71, line: 70, type: !34)
!78 = !DILocation(line: 70, column: 34, scope: !70)
!79 = !DILocalVariable(name: "routine", arg: 2, scope: !70, file: !71, line: 70, type: !74)
!80 = !DILocation(line: 70, column: 45, scope: !70)
!81 = !DILocation(line: 72, column: 14, scope: !70)
!82 = !DILocation(line: 72, column: 2, scope: !70)
!83 = !DILocalVariable(name: "__vla_expr0", scope: !70, type: !84, flags: DIFlagArtificial)
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !DILocation(line: 0, scope: !70)
!86 = !DILocalVariable(name: "t", scope: !70, file: !71, line: 72, type: !87)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !88, elements: !90)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !89, line: 27, baseType: !84)
!89 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!90 = !{!91}
!91 = !DISubrange(count: !83)
!92 = !DILocation(line: 72, column: 12, scope: !70)
!93 = !DILocalVariable(name: "i", scope: !94, file: !71, line: 74, type: !34)
!94 = distinct !DILexicalBlock(scope: !70, file: !71, line: 74, column: 2)
!95 = !DILocation(line: 74, column: 11, scope: !94)
!96 = !DILocation(line: 74, column: 7, scope: !94)
!97 = !DILocation(line: 74, column: 18, scope: !98)
!98 = distinct !DILexicalBlock(scope: !94, file: !71, line: 74, column: 2)
!99 = !DILocation(line: 74, column: 22, scope: !98)
!100 = !DILocation(line: 74, column: 20, scope: !98)
!101 = !DILocation(line: 74, column: 2, scope: !94)
!102 = !DILocation(line: 75, column: 21, scope: !98)
!103 = !DILocation(line: 75, column: 19, scope: !98)
!104 = !DILocation(line: 75, column: 31, scope: !98)
!105 = !DILocation(line: 75, column: 3, scope: !98)
!106 = !DILocation(line: 74, column: 26, scope: !98)
!107 = !DILocation(line: 74, column: 2, scope: !98)
!108 = distinct !{!108, !101, !109, !66}
!109 = !DILocation(line: 75, column: 44, scope: !94)
!110 = !DILocalVariable(name: "i", scope: !111, file: !71, line: 76, type: !34)
!111 = distinct !DILexicalBlock(scope: !70, file: !71, line: 76, column: 2)
!112 = !DILocation(line: 76, column: 11, scope: !111)
!113 = !DILocation(line: 76, column: 7, scope: !111)
!114 = !DILocation(line: 76, column: 18, scope: !115)
!115 = distinct !DILexicalBlock(scope: !111, file: !71, line: 76, column: 2)
!116 = !DILocation(line: 76, column: 22, scope: !115)
!117 = !DILocation(line: 76, column: 20, scope: !115)
!118 = !DILocation(line: 76, column: 2, scope: !111)
!119 = !DILocation(line: 77, column: 18, scope: !115)
!120 = !DILocation(line: 77, column: 16, scope: !115)
!121 = !DILocation(line: 77, column: 3, scope: !115)
!122 = !DILocation(line: 76, column: 26, scope: !115)
!123 = !DILocation(line: 76, column: 2, scope: !115)
!124 = distinct !{!124, !118, !125, !66}
!125 = !DILocation(line: 77, column: 26, scope: !111)
!126 = !DILocation(line: 78, column: 1, scope: !70)
!127 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 37, type: !75, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!128 = !DILocalVariable(name: "arg", arg: 1, scope: !127, file: !3, line: 37, type: !5)
!129 = !DILocation(line: 37, column: 24, scope: !127)
!130 = !DILocalVariable(name: "old", scope: !127, file: !3, line: 39, type: !12)
!131 = !DILocation(line: 39, column: 11, scope: !127)
!132 = !DILocalVariable(name: "node", scope: !127, file: !3, line: 39, type: !12)
!133 = !DILocation(line: 39, column: 16, scope: !127)
!134 = !DILocation(line: 41, column: 8, scope: !127)
!135 = !DILocation(line: 42, column: 2, scope: !127)
!136 = !DILocation(line: 43, column: 3, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 42, column: 9)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 42, column: 2)
!139 = distinct !DILexicalBlock(scope: !127, file: !3, line: 42, column: 2)
!140 = !DILocation(line: 44, column: 10, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 43, column: 6)
!142 = !DILocation(line: 44, column: 8, scope: !141)
!143 = !DILocation(line: 45, column: 11, scope: !141)
!144 = !DILocation(line: 45, column: 15, scope: !141)
!145 = !DILocation(line: 45, column: 9, scope: !141)
!146 = !DILocation(line: 46, column: 3, scope: !141)
!147 = !DILocation(line: 46, column: 12, scope: !137)
!148 = !DILocation(line: 46, column: 17, scope: !137)
!149 = !DILocation(line: 46, column: 22, scope: !137)
!150 = !DILocation(line: 46, column: 26, scope: !137)
!151 = !DILocation(line: 46, column: 25, scope: !137)
!152 = distinct !{!152, !136, !153, !66}
!153 = !DILocation(line: 46, column: 102, scope: !137)
!154 = !DILocation(line: 47, column: 3, scope: !155)
!155 = distinct !DILexicalBlock(scope: !156, file: !3, line: 47, column: 3)
!156 = distinct !DILexicalBlock(scope: !137, file: !3, line: 47, column: 3)
!157 = !DILocation(line: 47, column: 3, scope: !156)
!158 = !DILocation(line: 48, column: 8, scope: !137)
!159 = !DILocation(line: 48, column: 3, scope: !137)
!160 = !DILocation(line: 48, column: 14, scope: !137)
!161 = !DILocation(line: 49, column: 8, scope: !137)
!162 = !DILocation(line: 49, column: 3, scope: !137)
!163 = !DILocation(line: 49, column: 14, scope: !137)
!164 = !DILocation(line: 50, column: 3, scope: !137)
!165 = !DILocation(line: 51, column: 10, scope: !166)
!166 = distinct !DILexicalBlock(scope: !137, file: !3, line: 50, column: 6)
!167 = !DILocation(line: 51, column: 8, scope: !166)
!168 = !DILocation(line: 52, column: 4, scope: !166)
!169 = !DILocation(line: 53, column: 3, scope: !166)
!170 = !DILocation(line: 53, column: 13, scope: !137)
!171 = !DILocation(line: 53, column: 12, scope: !137)
!172 = distinct !{!172, !164, !173, !66}
!173 = !DILocation(line: 53, column: 76, scope: !137)
!174 = !DILocation(line: 42, column: 2, scope: !138)
!175 = distinct !{!175, !176, !177}
!176 = !DILocation(line: 42, column: 2, scope: !139)
!177 = !DILocation(line: 54, column: 2, scope: !139)
!178 = distinct !DISubprogram(name: "with_tag", scope: !3, file: !3, line: 28, type: !179, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!179 = !DISubroutineType(types: !180)
!180 = !{!12, !12, !12}
!181 = !DILocalVariable(name: "old", arg: 1, scope: !178, file: !3, line: 28, type: !12)
!182 = !DILocation(line: 28, column: 35, scope: !178)
!183 = !DILocalVariable(name: "node", arg: 2, scope: !178, file: !3, line: 28, type: !12)
!184 = !DILocation(line: 28, column: 49, scope: !178)
!185 = !DILocation(line: 33, column: 10, scope: !178)
!186 = !DILocation(line: 33, column: 14, scope: !178)
!187 = !DILocation(line: 33, column: 19, scope: !178)
!188 = !DILocation(line: 33, column: 24, scope: !178)
!189 = !DILocation(line: 33, column: 31, scope: !178)
!190 = !DILocation(line: 33, column: 38, scope: !178)
!191 = !DILocation(line: 33, column: 36, scope: !178)
!192 = !DILocation(line: 33, column: 2, scope: !178)
