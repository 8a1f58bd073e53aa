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
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !112, metadata !DIExpression()), !dbg !113
  call void @llvm.dbg.declare(metadata ptr %3, metadata !114, metadata !DIExpression()), !dbg !115
  %16 = load ptr, ptr %2, align 8, !dbg !116
  %17 = ptrtoint ptr %16 to i64, !dbg !117
  %18 = trunc i64 %17 to i32, !dbg !118
  store i32 %18, ptr %3, align 4, !dbg !115
  call void @llvm.dbg.declare(metadata ptr %4, metadata !119, metadata !DIExpression()), !dbg !120
  br label %19, !dbg !121

19:                                               ; preds = %105, %1
  %20 = load i32, ptr %3, align 4, !dbg !122
  %21 = sext i32 %20 to i64, !dbg !122
  %22 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %21, !dbg !122
  store i32 1, ptr %5, align 4, !dbg !122
  %23 = load i32, ptr %5, align 4, !dbg !122
  store atomic i32 %23, ptr %22 seq_cst, align 4, !dbg !122
  call void @llvm.dbg.declare(metadata ptr %6, metadata !126, metadata !DIExpression()), !dbg !128
  store i32 0, ptr %6, align 4, !dbg !128
  br label %24, !dbg !129

24:                                               ; preds = %37, %19
  %25 = load i32, ptr %6, align 4, !dbg !130
  %26 = icmp slt i32 %25, 2, !dbg !132
  br i1 %26, label %27, label %40, !dbg !133

27:                                               ; preds = %24
  br label %28, !dbg !134

28:                                               ; preds = %35, %27
  %29 = load i32, ptr %6, align 4, !dbg !135
  %30 = sext i32 %29 to i64, !dbg !135
  %31 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %30, !dbg !135
  %32 = load atomic i32, ptr %31 seq_cst, align 4, !dbg !135
  store i32 %32, ptr %7, align 4, !dbg !135
  %33 = load i32, ptr %7, align 4, !dbg !135
  %34 = icmp sge i32 %33, 3, !dbg !136
  br i1 %34, label %35, label %36, !dbg !134

35:                                               ; preds = %28
  br label %28, !dbg !134, !llvm.loop !137

36:                                               ; preds = %28
  br label %37, !dbg !134

37:                                               ; preds = %36
  %38 = load i32, ptr %6, align 4, !dbg !139
  %39 = add nsw i32 %38, 1, !dbg !139
  store i32 %39, ptr %6, align 4, !dbg !139
  br label %24, !dbg !140, !llvm.loop !141

40:                                               ; preds = %24
  %41 = load i32, ptr %3, align 4, !dbg !143
  %42 = sext i32 %41 to i64, !dbg !143
  %43 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %42, !dbg !143
  store i32 3, ptr %8, align 4, !dbg !143
  %44 = load i32, ptr %8, align 4, !dbg !143
  store atomic i32 %44, ptr %43 seq_cst, align 4, !dbg !143
  %45 = call i32 @someone_is(i32 noundef 1), !dbg !144
  %46 = icmp ne i32 %45, 0, !dbg !144
  br i1 %46, label %47, label %58, !dbg !146

47:                                               ; preds = %40
  %48 = load i32, ptr %3, align 4, !dbg !147
  %49 = sext i32 %48 to i64, !dbg !147
  %50 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %49, !dbg !147
  store i32 2, ptr %9, align 4, !dbg !147
  %51 = load i32, ptr %9, align 4, !dbg !147
  store atomic i32 %51, ptr %50 seq_cst, align 4, !dbg !147
  br label %52, !dbg !149

52:                                               ; preds = %56, %47
  %53 = call i32 @someone_is(i32 noundef 4), !dbg !150
  %54 = icmp ne i32 %53, 0, !dbg !151
  %55 = xor i1 %54, true, !dbg !151
  br i1 %55, label %56, label %57, !dbg !149

56:                                               ; preds = %52
  br label %52, !dbg !149, !llvm.loop !152

57:                                               ; preds = %52
  br label %58, !dbg !154

58:                                               ; preds = %57, %40
  %59 = load i32, ptr %3, align 4, !dbg !155
  %60 = sext i32 %59 to i64, !dbg !155
  %61 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %60, !dbg !155
  store i32 4, ptr %10, align 4, !dbg !155
  %62 = load i32, ptr %10, align 4, !dbg !155
  store atomic i32 %62, ptr %61 seq_cst, align 4, !dbg !155
  call void @llvm.dbg.declare(metadata ptr %11, metadata !156, metadata !DIExpression()), !dbg !158
  store i32 0, ptr %11, align 4, !dbg !158
  br label %63, !dbg !159

63:                                               ; preds = %77, %58
  %64 = load i32, ptr %11, align 4, !dbg !160
  %65 = load i32, ptr %3, align 4, !dbg !162
  %66 = icmp slt i32 %64, %65, !dbg !163
  br i1 %66, label %67, label %80, !dbg !164

67:                                               ; preds = %63
  br label %68, !dbg !165

68:                                               ; preds = %75, %67
  %69 = load i32, ptr %11, align 4, !dbg !166
  %70 = sext i32 %69 to i64, !dbg !166
  %71 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %70, !dbg !166
  %72 = load atomic i32, ptr %71 seq_cst, align 4, !dbg !166
  store i32 %72, ptr %12, align 4, !dbg !166
  %73 = load i32, ptr %12, align 4, !dbg !166
  %74 = icmp sge i32 %73, 2, !dbg !167
  br i1 %74, label %75, label %76, !dbg !165

75:                                               ; preds = %68
  br label %68, !dbg !165, !llvm.loop !168

76:                                               ; preds = %68
  br label %77, !dbg !165

77:                                               ; preds = %76
  %78 = load i32, ptr %11, align 4, !dbg !170
  %79 = add nsw i32 %78, 1, !dbg !170
  store i32 %79, ptr %11, align 4, !dbg !170
  br label %63, !dbg !171, !llvm.loop !172

80:                                               ; preds = %63
  call void @enter_alone(), !dbg !174
  call void @leave_alone(), !dbg !175
  call void @llvm.dbg.declare(metadata ptr %13, metadata !176, metadata !DIExpression()), !dbg !178
  %81 = load i32, ptr %3, align 4, !dbg !179
  %82 = add nsw i32 %81, 1, !dbg !180
  store i32 %82, ptr %13, align 4, !dbg !178
  br label %83, !dbg !181

83:                                               ; preds = %102, %80
  %84 = load i32, ptr %13, align 4, !dbg !182
  %85 = icmp slt i32 %84, 2, !dbg !184
  br i1 %85, label %86, label %105, !dbg !185

86:                                               ; preds = %83
  br label %87, !dbg !186

87:                                               ; preds = %99, %86
  %88 = load i32, ptr %13, align 4, !dbg !187
  %89 = sext i32 %88 to i64, !dbg !187
  %90 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %89, !dbg !187
  %91 = load atomic i32, ptr %90 seq_cst, align 4, !dbg !187
  store i32 %91, ptr %14, align 4, !dbg !187
  %92 = load i32, ptr %14, align 4, !dbg !187
  store i32 %92, ptr %4, align 4, !dbg !189
  br label %93, !dbg !190

93:                                               ; preds = %87
  %94 = load i32, ptr %4, align 4, !dbg !191
  %95 = icmp eq i32 %94, 2, !dbg !192
  br i1 %95, label %99, label %96, !dbg !193

96:                                               ; preds = %93
  %97 = load i32, ptr %4, align 4, !dbg !194
  %98 = icmp eq i32 %97, 3, !dbg !195
  br label %99, !dbg !193

99:                                               ; preds = %96, %93
  %100 = phi i1 [ true, %93 ], [ %98, %96 ]
  br i1 %100, label %87, label %101, !dbg !190, !llvm.loop !196

101:                                              ; preds = %99
  br label %102, !dbg !190

102:                                              ; preds = %101
  %103 = load i32, ptr %13, align 4, !dbg !198
  %104 = add nsw i32 %103, 1, !dbg !198
  store i32 %104, ptr %13, align 4, !dbg !198
  br label %83, !dbg !199, !llvm.loop !200

105:                                              ; preds = %83
  %106 = load i32, ptr %3, align 4, !dbg !202
  %107 = sext i32 %106 to i64, !dbg !202
  %108 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %107, !dbg !202
  store i32 0, ptr %15, align 4, !dbg !202
  %109 = load i32, ptr %15, align 4, !dbg !202
  store atomic i32 %109, ptr %108 seq_cst, align 4, !dbg !202
  br label %19, !dbg !203, !llvm.loop !204
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
define internal i32 @someone_is(i32 noundef %0) #0 !dbg !207 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !210, metadata !DIExpression()), !dbg !211
  call void @llvm.dbg.declare(metadata ptr %4, metadata !212, metadata !DIExpression()), !dbg !214
  store i32 0, ptr %4, align 4, !dbg !214
  br label %6, !dbg !215

6:                                                ; preds = %19, %1
  %7 = load i32, ptr %4, align 4, !dbg !216
  %8 = icmp slt i32 %7, 2, !dbg !218
  br i1 %8, label %9, label %22, !dbg !219

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !220
  %11 = sext i32 %10 to i64, !dbg !220
  %12 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %11, !dbg !220
  %13 = load atomic i32, ptr %12 seq_cst, align 4, !dbg !220
  store i32 %13, ptr %5, align 4, !dbg !220
  %14 = load i32, ptr %5, align 4, !dbg !220
  %15 = load i32, ptr %3, align 4, !dbg !222
  %16 = icmp eq i32 %14, %15, !dbg !223
  br i1 %16, label %17, label %18, !dbg !224

17:                                               ; preds = %9
  store i32 1, ptr %2, align 4, !dbg !225
  br label %23, !dbg !225

18:                                               ; preds = %9
  br label %19, !dbg !222

19:                                               ; preds = %18
  %20 = load i32, ptr %4, align 4, !dbg !226
  %21 = add nsw i32 %20, 1, !dbg !226
  store i32 %21, ptr %4, align 4, !dbg !226
  br label %6, !dbg !227, !llvm.loop !228

22:                                               ; preds = %6
  store i32 0, ptr %2, align 4, !dbg !230
  br label %23, !dbg !230

23:                                               ; preds = %22, %17
  %24 = load i32, ptr %2, align 4, !dbg !231
  ret i32 %24, !dbg !231
}

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !232 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !235
  %2 = icmp eq i32 %1, 0, !dbg !235
  br i1 %2, label %3, label %4, !dbg !238

3:                                                ; preds = %0
  br label %5, !dbg !238

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !235
  unreachable, !dbg !235

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !239
  ret void, !dbg !240
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !241 {
  store volatile i32 0, ptr @inside, align 4, !dbg !242
  ret void, !dbg !243
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
!156 = !DILocalVariable(name: "k", scope: !157, file: !3, line: 49, type: !9)
!157 = distinct !DILexicalBlock(scope: !123, file: !3, line: 49, column: 3)
!158 = !DILocation(line: 49, column: 12, scope: !157)
!159 = !DILocation(line: 49, column: 8, scope: !157)
!160 = !DILocation(line: 49, column: 19, scope: !161)
!161 = distinct !DILexicalBlock(scope: !157, file: !3, line: 49, column: 3)
!162 = !DILocation(line: 49, column: 23, scope: !161)
!163 = !DILocation(line: 49, column: 21, scope: !161)
!164 = !DILocation(line: 49, column: 3, scope: !157)
!165 = !DILocation(line: 50, column: 4, scope: !161)
!166 = !DILocation(line: 50, column: 11, scope: !161)
!167 = !DILocation(line: 50, column: 26, scope: !161)
!168 = distinct !{!168, !165, !169, !93}
!169 = !DILocation(line: 51, column: 5, scope: !161)
!170 = !DILocation(line: 49, column: 28, scope: !161)
!171 = !DILocation(line: 49, column: 3, scope: !161)
!172 = distinct !{!172, !164, !173, !93}
!173 = !DILocation(line: 51, column: 5, scope: !157)
!174 = !DILocation(line: 53, column: 3, scope: !123)
!175 = !DILocation(line: 54, column: 3, scope: !123)
!176 = !DILocalVariable(name: "k", scope: !177, file: !3, line: 55, type: !9)
!177 = distinct !DILexicalBlock(scope: !123, file: !3, line: 55, column: 3)
!178 = !DILocation(line: 55, column: 12, scope: !177)
!179 = !DILocation(line: 55, column: 16, scope: !177)
!180 = !DILocation(line: 55, column: 19, scope: !177)
!181 = !DILocation(line: 55, column: 8, scope: !177)
!182 = !DILocation(line: 55, column: 24, scope: !183)
!183 = distinct !DILexicalBlock(scope: !177, file: !3, line: 55, column: 3)
!184 = !DILocation(line: 55, column: 26, scope: !183)
!185 = !DILocation(line: 55, column: 3, scope: !177)
!186 = !DILocation(line: 56, column: 4, scope: !183)
!187 = !DILocation(line: 57, column: 9, scope: !188)
!188 = distinct !DILexicalBlock(scope: !183, file: !3, line: 56, column: 7)
!189 = !DILocation(line: 57, column: 7, scope: !188)
!190 = !DILocation(line: 58, column: 4, scope: !188)
!191 = !DILocation(line: 58, column: 13, scope: !183)
!192 = !DILocation(line: 58, column: 15, scope: !183)
!193 = !DILocation(line: 58, column: 20, scope: !183)
!194 = !DILocation(line: 58, column: 23, scope: !183)
!195 = !DILocation(line: 58, column: 25, scope: !183)
!196 = distinct !{!196, !186, !197, !93}
!197 = !DILocation(line: 58, column: 29, scope: !183)
!198 = !DILocation(line: 55, column: 32, scope: !183)
!199 = !DILocation(line: 55, column: 3, scope: !183)
!200 = distinct !{!200, !185, !201, !93}
!201 = !DILocation(line: 58, column: 29, scope: !177)
!202 = !DILocation(line: 60, column: 3, scope: !123)
!203 = !DILocation(line: 32, column: 2, scope: !124)
!204 = distinct !{!204, !205, !206}
!205 = !DILocation(line: 32, column: 2, scope: !125)
!206 = !DILocation(line: 61, column: 2, scope: !125)
!207 = distinct !DISubprogram(name: "someone_is", scope: !3, file: !3, line: 19, type: !208, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!208 = !DISubroutineType(types: !209)
!209 = !{!9, !9}
!210 = !DILocalVariable(name: "s", arg: 1, scope: !207, file: !3, line: 19, type: !9)
!211 = !DILocation(line: 19, column: 27, scope: !207)
!212 = !DILocalVariable(name: "k", scope: !213, file: !3, line: 21, type: !9)
!213 = distinct !DILexicalBlock(scope: !207, file: !3, line: 21, column: 2)
!214 = !DILocation(line: 21, column: 11, scope: !213)
!215 = !DILocation(line: 21, column: 7, scope: !213)
!216 = !DILocation(line: 21, column: 18, scope: !217)
!217 = distinct !DILexicalBlock(scope: !213, file: !3, line: 21, column: 2)
!218 = !DILocation(line: 21, column: 20, scope: !217)
!219 = !DILocation(line: 21, column: 2, scope: !213)
!220 = !DILocation(line: 22, column: 7, scope: !221)
!221 = distinct !DILexicalBlock(scope: !217, file: !3, line: 22, column: 7)
!222 = !DILocation(line: 22, column: 25, scope: !221)
!223 = !DILocation(line: 22, column: 22, scope: !221)
!224 = !DILocation(line: 22, column: 7, scope: !217)
!225 = !DILocation(line: 23, column: 4, scope: !221)
!226 = !DILocation(line: 21, column: 26, scope: !217)
!227 = !DILocation(line: 21, column: 2, scope: !217)
!228 = distinct !{!228, !219, !229, !93}
!229 = !DILocation(line: 23, column: 11, scope: !213)
!230 = !DILocation(line: 24, column: 2, scope: !207)
!231 = !DILocation(line: 25, column: 1, scope: !207)
!232 = distinct !DISubprogram(name: "enter_alone", scope: !13, file: !13, line: 47, type: !233, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!233 = !DISubroutineType(types: !234)
!234 = !{null}
!235 = !DILocation(line: 49, column: 2, scope: !236)
!236 = distinct !DILexicalBlock(scope: !237, file: !13, line: 49, column: 2)
!237 = distinct !DILexicalBlock(scope: !232, file: !13, line: 49, column: 2)
!238 = !DILocation(line: 49, column: 2, scope: !237)
!239 = !DILocation(line: 50, column: 9, scope: !232)
!240 = !DILocation(line: 51, column: 1, scope: !232)
!241 = distinct !DISubprogram(name: "leave_alone", scope: !13, file: !13, line: 53, type: !233, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!242 = !DILocation(line: 55, column: 9, scope: !241)
!243 = !DILocation(line: 56, column: 1, scope: !241)
