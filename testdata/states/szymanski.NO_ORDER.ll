; ModuleID = 'states/szymanski.c'
source_filename = "states/szymanski.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@state = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
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
  %13 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !112, metadata !DIExpression()), !dbg !113
  call void @llvm.dbg.declare(metadata ptr %3, metadata !114, metadata !DIExpression()), !dbg !115
  %14 = load ptr, ptr %2, align 8, !dbg !116
  %15 = ptrtoint ptr %14 to i64, !dbg !117
  %16 = trunc i64 %15 to i32, !dbg !118
  store i32 %16, ptr %3, align 4, !dbg !115
  call void @llvm.dbg.declare(metadata ptr %4, metadata !119, metadata !DIExpression()), !dbg !120
  br label %17, !dbg !121

17:                                               ; preds = %85, %1
  %18 = load i32, ptr %3, align 4, !dbg !122
  %19 = sext i32 %18 to i64, !dbg !122
  %20 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %19, !dbg !122
  store i32 1, ptr %5, align 4, !dbg !122
  %21 = load i32, ptr %5, align 4, !dbg !122
  store atomic i32 %21, ptr %20 seq_cst, align 4, !dbg !122
  call void @llvm.dbg.declare(metadata ptr %6, metadata !126, metadata !DIExpression()), !dbg !128
  store i32 0, ptr %6, align 4, !dbg !128
  br label %22, !dbg !129

22:                                               ; preds = %35, %17
  %23 = load i32, ptr %6, align 4, !dbg !130
  %24 = icmp slt i32 %23, 2, !dbg !132
  br i1 %24, label %25, label %38, !dbg !133

25:                                               ; preds = %22
  br label %26, !dbg !134

26:                                               ; preds = %33, %25
  %27 = load i32, ptr %6, align 4, !dbg !135
  %28 = sext i32 %27 to i64, !dbg !135
  %29 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %28, !dbg !135
  %30 = load atomic i32, ptr %29 seq_cst, align 4, !dbg !135
  store i32 %30, ptr %7, align 4, !dbg !135
  %31 = load i32, ptr %7, align 4, !dbg !135
  %32 = icmp sge i32 %31, 3, !dbg !136
  br i1 %32, label %33, label %34, !dbg !134

33:                                               ; preds = %26
  br label %26, !dbg !134, !llvm.loop !137

34:                                               ; preds = %26
  br label %35, !dbg !134

35:                                               ; preds = %34
  %36 = load i32, ptr %6, align 4, !dbg !139
  %37 = add nsw i32 %36, 1, !dbg !139
  store i32 %37, ptr %6, align 4, !dbg !139
  br label %22, !dbg !140, !llvm.loop !141

38:                                               ; preds = %22
  %39 = load i32, ptr %3, align 4, !dbg !143
  %40 = sext i32 %39 to i64, !dbg !143
  %41 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %40, !dbg !143
  store i32 3, ptr %8, align 4, !dbg !143
  %42 = load i32, ptr %8, align 4, !dbg !143
  store atomic i32 %42, ptr %41 seq_cst, align 4, !dbg !143
  %43 = call i32 @someone_is(i32 noundef 1), !dbg !144
  %44 = icmp ne i32 %43, 0, !dbg !144
  br i1 %44, label %45, label %56, !dbg !146

45:                                               ; preds = %38
  %46 = load i32, ptr %3, align 4, !dbg !147
  %47 = sext i32 %46 to i64, !dbg !147
  %48 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %47, !dbg !147
  store i32 2, ptr %9, align 4, !dbg !147
  %49 = load i32, ptr %9, align 4, !dbg !147
  store atomic i32 %49, ptr %48 seq_cst, align 4, !dbg !147
  br label %50, !dbg !149

50:                                               ; preds = %54, %45
  %51 = call i32 @someone_is(i32 noundef 4), !dbg !150
  %52 = icmp ne i32 %51, 0, !dbg !151
  %53 = xor i1 %52, true, !dbg !151
  br i1 %53, label %54, label %55, !dbg !149

54:                                               ; preds = %50
  br label %50, !dbg !149, !llvm.loop !152

55:                                               ; preds = %50
  br label %56, !dbg !154

56:                                               ; preds = %55, %38
  %57 = load i32, ptr %3, align 4, !dbg !155
  %58 = sext i32 %57 to i64, !dbg !155
  %59 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %58, !dbg !155
  store i32 4, ptr %10, align 4, !dbg !155
  %60 = load i32, ptr %10, align 4, !dbg !155
  store atomic i32 %60, ptr %59 seq_cst, align 4, !dbg !155
  call void @enter_alone(), !dbg !156
  call void @leave_alone(), !dbg !157
  call void @llvm.dbg.declare(metadata ptr %11, metadata !158, metadata !DIExpression()), !dbg !160
  %61 = load i32, ptr %3, align 4, !dbg !161
  %62 = add nsw i32 %61, 1, !dbg !162
  store i32 %62, ptr %11, align 4, !dbg !160
  br label %63, !dbg !163

63:                                               ; preds = %82, %56
  %64 = load i32, ptr %11, align 4, !dbg !164
  %65 = icmp slt i32 %64, 2, !dbg !166
  br i1 %65, label %66, label %85, !dbg !167

66:                                               ; preds = %63
  br label %67, !dbg !168

67:                                               ; preds = %79, %66
  %68 = load i32, ptr %11, align 4, !dbg !169
  %69 = sext i32 %68 to i64, !dbg !169
  %70 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %69, !dbg !169
  %71 = load atomic i32, ptr %70 seq_cst, align 4, !dbg !169
  store i32 %71, ptr %12, align 4, !dbg !169
  %72 = load i32, ptr %12, align 4, !dbg !169
  store i32 %72, ptr %4, align 4, !dbg !171
  br label %73, !dbg !172

73:                                               ; preds = %67
  %74 = load i32, ptr %4, align 4, !dbg !173
  %75 = icmp eq i32 %74, 2, !dbg !174
  br i1 %75, label %79, label %76, !dbg !175

76:                                               ; preds = %73
  %77 = load i32, ptr %4, align 4, !dbg !176
  %78 = icmp eq i32 %77, 3, !dbg !177
  br label %79, !dbg !175

79:                                               ; preds = %76, %73
  %80 = phi i1 [ true, %73 ], [ %78, %76 ]
  br i1 %80, label %67, label %81, !dbg !172, !llvm.loop !178

81:                                               ; preds = %79
  br label %82, !dbg !172

82:                                               ; preds = %81
  %83 = load i32, ptr %11, align 4, !dbg !180
  %84 = add nsw i32 %83, 1, !dbg !180
  store i32 %84, ptr %11, align 4, !dbg !180
  br label %63, !dbg !181, !llvm.loop !182

85:                                               ; preds = %63
  %86 = load i32, ptr %3, align 4, !dbg !184
  %87 = sext i32 %86 to i64, !dbg !184
  %88 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %87, !dbg !184
  store i32 0, ptr %13, align 4, !dbg !184
  %89 = load i32, ptr %13, align 4, !dbg !184
  store atomic i32 %89, ptr %88 seq_cst, align 4, !dbg !184
  br label %17, !dbg !185, !llvm.loop !186
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
define internal i32 @someone_is(i32 noundef %0) #0 !dbg !189 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !192, metadata !DIExpression()), !dbg !193
  call void @llvm.dbg.declare(metadata ptr %4, metadata !194, metadata !DIExpression()), !dbg !196
  store i32 0, ptr %4, align 4, !dbg !196
  br label %6, !dbg !197

6:                                                ; preds = %19, %1
  %7 = load i32, ptr %4, align 4, !dbg !198
  %8 = icmp slt i32 %7, 2, !dbg !200
  br i1 %8, label %9, label %22, !dbg !201

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !202
  %11 = sext i32 %10 to i64, !dbg !202
  %12 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %11, !dbg !202
  %13 = load atomic i32, ptr %12 seq_cst, align 4, !dbg !202
  store i32 %13, ptr %5, align 4, !dbg !202
  %14 = load i32, ptr %5, align 4, !dbg !202
  %15 = load i32, ptr %3, align 4, !dbg !204
  %16 = icmp eq i32 %14, %15, !dbg !205
  br i1 %16, label %17, label %18, !dbg !206

17:                                               ; preds = %9
  store i32 1, ptr %2, align 4, !dbg !207
  br label %23, !dbg !207

18:                                               ; preds = %9
  br label %19, !dbg !204

19:                                               ; preds = %18
  %20 = load i32, ptr %4, align 4, !dbg !208
  %21 = add nsw i32 %20, 1, !dbg !208
  store i32 %21, ptr %4, align 4, !dbg !208
  br label %6, !dbg !209, !llvm.loop !210

22:                                               ; preds = %6
  store i32 0, ptr %2, align 4, !dbg !212
  br label %23, !dbg !212

23:                                               ; preds = %22, %17
  %24 = load i32, ptr %2, align 4, !dbg !213
  ret i32 %24, !dbg !213
}

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !214 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !217
  %2 = icmp eq i32 %1, 0, !dbg !217
  br i1 %2, label %3, label %4, !dbg !220

3:                                                ; preds = %0
  br label %5, !dbg !220

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !217
  unreachable, !dbg !217

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !221
  ret void, !dbg !222
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !223 {
  store volatile i32 0, ptr @inside, align 4, !dbg !224
  ret void, !dbg !225
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
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 17, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/szymanski.c", directory: ".")
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
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 65, type: !46, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!9}
!48 = !{}
!49 = !DILocation(line: 67, column: 2, scope: !45)
!50 = !DILocation(line: 68, column: 2, scope: !45)
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
!111 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 27, type: !55, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!112 = !DILocalVariable(name: "arg", arg: 1, scope: !111, file: !3, line: 27, type: !5)
!113 = !DILocation(line: 27, column: 24, scope: !111)
!114 = !DILocalVariable(name: "me", scope: !111, file: !3, line: 29, type: !9)
!115 = !DILocation(line: 29, column: 6, scope: !111)
!116 = !DILocation(line: 29, column: 26, scope: !111)
!117 = !DILocation(line: 29, column: 16, scope: !111)
!118 = !DILocation(line: 29, column: 11, scope: !111)
!119 = !DILocalVariable(name: "s", scope: !111, file: !3, line: 30, type: !9)
!120 = !DILocation(line: 30, column: 6, scope: !111)
!121 = !DILocation(line: 32, column: 2, scope: !111)
!122 = !DILocation(line: 33, column: 3, scope: !123)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 32, column: 9)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 32, column: 2)
!125 = distinct !DILexicalBlock(scope: !111, file: !3, line: 32, column: 2)
!126 = !DILocalVariable(name: "k", scope: !127, file: !3, line: 35, type: !9)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 35, column: 3)
!128 = !DILocation(line: 35, column: 12, scope: !127)
!129 = !DILocation(line: 35, column: 8, scope: !127)
!130 = !DILocation(line: 35, column: 19, scope: !131)
!131 = distinct !DILexicalBlock(scope: !127, file: !3, line: 35, column: 3)
!132 = !DILocation(line: 35, column: 21, scope: !131)
!133 = !DILocation(line: 35, column: 3, scope: !127)
!134 = !DILocation(line: 36, column: 4, scope: !131)
!135 = !DILocation(line: 36, column: 11, scope: !131)
!136 = !DILocation(line: 36, column: 26, scope: !131)
!137 = distinct !{!137, !134, !138, !93}
!138 = !DILocation(line: 37, column: 5, scope: !131)
!139 = !DILocation(line: 35, column: 27, scope: !131)
!140 = !DILocation(line: 35, column: 3, scope: !131)
!141 = distinct !{!141, !133, !142, !93}
!142 = !DILocation(line: 37, column: 5, scope: !127)
!143 = !DILocation(line: 38, column: 3, scope: !123)
!144 = !DILocation(line: 40, column: 7, scope: !145)
!145 = distinct !DILexicalBlock(scope: !123, file: !3, line: 40, column: 7)
!146 = !DILocation(line: 40, column: 7, scope: !123)
!147 = !DILocation(line: 41, column: 4, scope: !148)
!148 = distinct !DILexicalBlock(scope: !145, file: !3, line: 40, column: 22)
!149 = !DILocation(line: 43, column: 4, scope: !148)
!150 = !DILocation(line: 43, column: 12, scope: !148)
!151 = !DILocation(line: 43, column: 11, scope: !148)
!152 = distinct !{!152, !149, !153, !93}
!153 = !DILocation(line: 44, column: 5, scope: !148)
!154 = !DILocation(line: 45, column: 3, scope: !148)
!155 = !DILocation(line: 46, column: 3, scope: !123)
!156 = !DILocation(line: 53, column: 3, scope: !123)
!157 = !DILocation(line: 54, column: 3, scope: !123)
!158 = !DILocalVariable(name: "k", scope: !159, file: !3, line: 55, type: !9)
!159 = distinct !DILexicalBlock(scope: !123, file: !3, line: 55, column: 3)
!160 = !DILocation(line: 55, column: 12, scope: !159)
!161 = !DILocation(line: 55, column: 16, scope: !159)
!162 = !DILocation(line: 55, column: 19, scope: !159)
!163 = !DILocation(line: 55, column: 8, scope: !159)
!164 = !DILocation(line: 55, column: 24, scope: !165)
!165 = distinct !DILexicalBlock(scope: !159, file: !3, line: 55, column: 3)
!166 = !DILocation(line: 55, column: 26, scope: !165)
!167 = !DILocation(line: 55, column: 3, scope: !159)
!168 = !DILocation(line: 56, column: 4, scope: !165)
!169 = !DILocation(line: 57, column: 9, scope: !170)
!170 = distinct !DILexicalBlock(scope: !165, file: !3, line: 56, column: 7)
!171 = !DILocation(line: 57, column: 7, scope: !170)
!172 = !DILocation(line: 58, column: 4, scope: !170)
!173 = !DILocation(line: 58, column: 13, scope: !165)
!174 = !DILocation(line: 58, column: 15, scope: !165)
!175 = !DILocation(line: 58, column: 20, scope: !165)
!176 = !DILocation(line: 58, column: 23, scope: !165)
!177 = !DILocation(line: 58, column: 25, scope: !165)
!178 = distinct !{!178, !168, !179, !93}
!179 = !DILocation(line: 58, column: 29, scope: !165)
!180 = !DILocation(line: 55, column: 32, scope: !165)
!181 = !DILocation(line: 55, column: 3, scope: !165)
!182 = distinct !{!182, !167, !183, !93}
!183 = !DILocation(line: 58, column: 29, scope: !159)
!184 = !DILocation(line: 60, column: 3, scope: !123)
!185 = !DILocation(line: 32, column: 2, scope: !124)
!186 = distinct !{!186, !187, !188}
!187 = !DILocation(line: 32, column: 2, scope: !125)
!188 = !DILocation(line: 61, column: 2, scope: !125)
!189 = distinct !DISubprogram(name: "someone_is", scope: !3, file: !3, line: 19, type: !190, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!190 = !DISubroutineType(types: !191)
!191 = !{!9, !9}
!192 = !DILocalVariable(name: "s", arg: 1, scope: !189, file: !3, line: 19, type: !9)
!193 = !DILocation(line: 19, column: 27, scope: !189)
!194 = !DILocalVariable(name: "k", scope: !195, file: !3, line: 21, type: !9)
!195 = distinct !DILexicalBlock(scope: !189, file: !3, line: 21, column: 2)
!196 = !DILocation(line: 21, column: 11, scope: !195)
!197 = !DILocation(line: 21, column: 7, scope: !195)
!198 = !DILocation(line: 21, column: 18, scope: !199)
!199 = distinct !DILexicalBlock(scope: !195, file: !3, line: 21, column: 2)
!200 = !DILocation(line: 21, column: 20, scope: !199)
!201 = !DILocation(line: 21, column: 2, scope: !195)
!202 = !DILocation(line: 22, column: 7, scope: !203)
!203 = distinct !DILexicalBlock(scope: !199, file: !3, line: 22, column: 7)
!204 = !DILocation(line: 22, column: 25, scope: !203)
!205 = !DILocation(line: 22, column: 22, scope: !203)
!206 = !DILocation(line: 22, column: 7, scope: !199)
!207 = !DILocation(line: 23, column: 4, scope: !203)
!208 = !DILocation(line: 21, column: 26, scope: !199)
!209 = !DILocation(line: 21, column: 2, scope: !199)
!210 = distinct !{!210, !201, !211, !93}
!211 = !DILocation(line: 23, column: 11, scope: !195)
!212 = !DILocation(line: 24, column: 2, scope: !189)
!213 = !DILocation(line: 25, column: 1, scope: !189)
!214 = distinct !DISubprogram(name: "enter_alone", scope: !13, file: !13, line: 47, type: !215, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!215 = !DISubroutineType(types: !216)
!216 = !{null}
!217 = !DILocation(line: 49, column: 2, scope: !218)
!218 = distinct !DILexicalBlock(scope: !219, file: !13, line: 49, column: 2)
!219 = distinct !DILexicalBlock(scope: !214, file: !13, line: 49, column: 2)
!220 = !DILocation(line: 49, column: 2, scope: !219)
!221 = !DILocation(line: 50, column: 9, scope: !214)
!222 = !DILocation(line: 51, column: 1, scope: !214)
!223 = distinct !DISubprogram(name: "leave_alone", scope: !13, file: !13, line: 53, type: !215, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!224 = !DILocation(line: 55, column: 9, scope: !223)
!225 = !DILocation(line: 56, column: 1, scope: !223)
