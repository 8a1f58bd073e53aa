; ModuleID = 'states/szymanski.c'
source_filename = "states/szymanski.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@state = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@inside = internal global i32 0, align 4, !dbg !40
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !29
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 2, ptr noundef @run), !dbg !59
  ret i32 0, !dbg !60
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !61 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !67, metadata !DIExpression()), !dbg !68
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !69, metadata !DIExpression()), !dbg !70
  %9 = load i32, ptr %3, align 4, !dbg !71
  %10 = zext i32 %9 to i64, !dbg !72
  %11 = call ptr @llvm.stacksave(), !dbg !72
  store ptr %11, ptr %5, align 8, !dbg !72
  %12 = alloca i64, i64 %10, align 16, !dbg !72
  store i64 %10, ptr %6, align 8, !dbg !72
  call void @llvm.dbg.declare(metadata ptr %6, metadata !73, metadata !DIExpression()), !dbg !75
  call void @llvm.dbg.declare(metadata ptr %12, metadata !76, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata ptr %7, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 0, ptr %7, align 4, !dbg !85
  br label %13, !dbg !86

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !87
  %15 = load i32, ptr %3, align 4, !dbg !89
  %16 = icmp slt i32 %14, %15, !dbg !90
  br i1 %16, label %17, label %29, !dbg !91

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !92
  %19 = sext i32 %18 to i64, !dbg !93
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !93
  %21 = load ptr, ptr %4, align 8, !dbg !94
  %22 = load i32, ptr %7, align 4, !dbg !95
  %23 = sext i32 %22 to i64, !dbg !96
  %24 = inttoptr i64 %23 to ptr, !dbg !97
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !98
  br label %26, !dbg !98

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !99
  %28 = add nsw i32 %27, 1, !dbg !99
  store i32 %28, ptr %7, align 4, !dbg !99
  br label %13, !dbg !100, !llvm.loop !101

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !104, metadata !DIExpression()), !dbg !106
  store i32 0, ptr %8, align 4, !dbg !106
  br label %30, !dbg !107

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !108
  %32 = load i32, ptr %3, align 4, !dbg !110
  %33 = icmp slt i32 %31, %32, !dbg !111
  br i1 %33, label %34, label %43, !dbg !112

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !113
  %36 = sext i32 %35 to i64, !dbg !114
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !114
  %38 = load i64, ptr %37, align 8, !dbg !114
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !115
  br label %40, !dbg !115

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !116
  %42 = add nsw i32 %41, 1, !dbg !116
  store i32 %42, ptr %8, align 4, !dbg !116
  br label %30, !dbg !117, !llvm.loop !118

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !120
  call void @llvm.stackrestore(ptr %44), !dbg !120
  ret void, !dbg !120
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !121 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !122, metadata !DIExpression()), !dbg !123
  call void @llvm.dbg.declare(metadata ptr %3, metadata !124, metadata !DIExpression()), !dbg !125
  %16 = load ptr, ptr %2, align 8, !dbg !126
  %17 = ptrtoint ptr %16 to i64, !dbg !127
  %18 = trunc i64 %17 to i32, !dbg !128
  store i32 %18, ptr %3, align 4, !dbg !125
  call void @llvm.dbg.declare(metadata ptr %4, metadata !129, metadata !DIExpression()), !dbg !130
  br label %19, !dbg !131

19:                                               ; preds = %105, %1
  %20 = load i32, ptr %3, align 4, !dbg !132
  %21 = sext i32 %20 to i64, !dbg !132
  %22 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %21, !dbg !132
  store i32 1, ptr %5, align 4, !dbg !132
  %23 = load i32, ptr %5, align 4, !dbg !132
  store atomic i32 %23, ptr %22 monotonic, align 4, !dbg !132
  fence seq_cst, !dbg !136
  call void @llvm.dbg.declare(metadata ptr %6, metadata !137, metadata !DIExpression()), !dbg !139
  store i32 0, ptr %6, align 4, !dbg !139
  br label %24, !dbg !140

24:                                               ; preds = %37, %19
  %25 = load i32, ptr %6, align 4, !dbg !141
  %26 = icmp slt i32 %25, 2, !dbg !143
  br i1 %26, label %27, label %40, !dbg !144

27:                                               ; preds = %24
  br label %28, !dbg !145

28:                                               ; preds = %35, %27
  %29 = load i32, ptr %6, align 4, !dbg !146
  %30 = sext i32 %29 to i64, !dbg !146
  %31 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %30, !dbg !146
  %32 = load atomic i32, ptr %31 monotonic, align 4, !dbg !146
  store i32 %32, ptr %7, align 4, !dbg !146
  %33 = load i32, ptr %7, align 4, !dbg !146
  %34 = icmp sge i32 %33, 3, !dbg !147
  br i1 %34, label %35, label %36, !dbg !145

35:                                               ; preds = %28
  br label %28, !dbg !145, !llvm.loop !148

36:                                               ; preds = %28
  br label %37, !dbg !145

37:                                               ; preds = %36
  %38 = load i32, ptr %6, align 4, !dbg !150
  %39 = add nsw i32 %38, 1, !dbg !150
  store i32 %39, ptr %6, align 4, !dbg !150
  br label %24, !dbg !151, !llvm.loop !152

40:                                               ; preds = %24
  %41 = load i32, ptr %3, align 4, !dbg !154
  %42 = sext i32 %41 to i64, !dbg !154
  %43 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %42, !dbg !154
  store i32 3, ptr %8, align 4, !dbg !154
  %44 = load i32, ptr %8, align 4, !dbg !154
  store atomic i32 %44, ptr %43 monotonic, align 4, !dbg !154
  fence seq_cst, !dbg !155
  %45 = call i32 @someone_is(i32 noundef 1), !dbg !156
  %46 = icmp ne i32 %45, 0, !dbg !156
  br i1 %46, label %47, label %58, !dbg !158

47:                                               ; preds = %40
  %48 = load i32, ptr %3, align 4, !dbg !159
  %49 = sext i32 %48 to i64, !dbg !159
  %50 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %49, !dbg !159
  store i32 2, ptr %9, align 4, !dbg !159
  %51 = load i32, ptr %9, align 4, !dbg !159
  store atomic i32 %51, ptr %50 monotonic, align 4, !dbg !159
  fence seq_cst, !dbg !161
  br label %52, !dbg !162

52:                                               ; preds = %56, %47
  %53 = call i32 @someone_is(i32 noundef 4), !dbg !163
  %54 = icmp ne i32 %53, 0, !dbg !164
  %55 = xor i1 %54, true, !dbg !164
  br i1 %55, label %56, label %57, !dbg !162

56:                                               ; preds = %52
  br label %52, !dbg !162, !llvm.loop !165

57:                                               ; preds = %52
  br label %58, !dbg !167

58:                                               ; preds = %57, %40
  %59 = load i32, ptr %3, align 4, !dbg !168
  %60 = sext i32 %59 to i64, !dbg !168
  %61 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %60, !dbg !168
  store i32 4, ptr %10, align 4, !dbg !168
  %62 = load i32, ptr %10, align 4, !dbg !168
  store atomic i32 %62, ptr %61 monotonic, align 4, !dbg !168
  fence seq_cst, !dbg !169
  call void @llvm.dbg.declare(metadata ptr %11, metadata !170, metadata !DIExpression()), !dbg !172
  store i32 0, ptr %11, align 4, !dbg !172
  br label %63, !dbg !173

63:                                               ; preds = %77, %58
  %64 = load i32, ptr %11, align 4, !dbg !174
  %65 = load i32, ptr %3, align 4, !dbg !176
  %66 = icmp slt i32 %64, %65, !dbg !177
  br i1 %66, label %67, label %80, !dbg !178

67:                                               ; preds = %63
  br label %68, !dbg !179

68:                                               ; preds = %75, %67
  %69 = load i32, ptr %11, align 4, !dbg !180
  %70 = sext i32 %69 to i64, !dbg !180
  %71 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %70, !dbg !180
  %72 = load atomic i32, ptr %71 monotonic, align 4, !dbg !180
  store i32 %72, ptr %12, align 4, !dbg !180
  %73 = load i32, ptr %12, align 4, !dbg !180
  %74 = icmp sge i32 %73, 2, !dbg !181
  br i1 %74, label %75, label %76, !dbg !179

75:                                               ; preds = %68
  br label %68, !dbg !179, !llvm.loop !182

76:                                               ; preds = %68
  br label %77, !dbg !179

77:                                               ; preds = %76
  %78 = load i32, ptr %11, align 4, !dbg !184
  %79 = add nsw i32 %78, 1, !dbg !184
  store i32 %79, ptr %11, align 4, !dbg !184
  br label %63, !dbg !185, !llvm.loop !186

80:                                               ; preds = %63
  call void @enter_alone(), !dbg !188
  call void @leave_alone(), !dbg !189
  call void @llvm.dbg.declare(metadata ptr %13, metadata !190, metadata !DIExpression()), !dbg !192
  %81 = load i32, ptr %3, align 4, !dbg !193
  %82 = add nsw i32 %81, 1, !dbg !194
  store i32 %82, ptr %13, align 4, !dbg !192
  br label %83, !dbg !195

83:                                               ; preds = %102, %80
  %84 = load i32, ptr %13, align 4, !dbg !196
  %85 = icmp slt i32 %84, 2, !dbg !198
  br i1 %85, label %86, label %105, !dbg !199

86:                                               ; preds = %83
  br label %87, !dbg !200

87:                                               ; preds = %99, %86
  %88 = load i32, ptr %13, align 4, !dbg !201
  %89 = sext i32 %88 to i64, !dbg !201
  %90 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %89, !dbg !201
  %91 = load atomic i32, ptr %90 monotonic, align 4, !dbg !201
  store i32 %91, ptr %14, align 4, !dbg !201
  %92 = load i32, ptr %14, align 4, !dbg !201
  store i32 %92, ptr %4, align 4, !dbg !203
  br label %93, !dbg !204

93:                                               ; preds = %87
  %94 = load i32, ptr %4, align 4, !dbg !205
  %95 = icmp eq i32 %94, 2, !dbg !206
  br i1 %95, label %99, label %96, !dbg !207

96:                                               ; preds = %93
  %97 = load i32, ptr %4, align 4, !dbg !208
  %98 = icmp eq i32 %97, 3, !dbg !209
  br label %99, !dbg !207

99:                                               ; preds = %96, %93
  %100 = phi i1 [ true, %93 ], [ %98, %96 ]
  br i1 %100, label %87, label %101, !dbg !204, !llvm.loop !210

101:                                              ; preds = %99
  br label %102, !dbg !204

102:                                              ; preds = %101
  %103 = load i32, ptr %13, align 4, !dbg !212
  %104 = add nsw i32 %103, 1, !dbg !212
  store i32 %104, ptr %13, align 4, !dbg !212
  br label %83, !dbg !213, !llvm.loop !214

105:                                              ; preds = %83
  fence release, !dbg !216
  %106 = load i32, ptr %3, align 4, !dbg !217
  %107 = sext i32 %106 to i64, !dbg !217
  %108 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %107, !dbg !217
  store i32 0, ptr %15, align 4, !dbg !217
  %109 = load i32, ptr %15, align 4, !dbg !217
  store atomic i32 %109, ptr %108 monotonic, align 4, !dbg !217
  br label %19, !dbg !218, !llvm.loop !219
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
define internal i32 @someone_is(i32 noundef %0) #0 !dbg !222 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !225, metadata !DIExpression()), !dbg !226
  call void @llvm.dbg.declare(metadata ptr %4, metadata !227, metadata !DIExpression()), !dbg !229
  store i32 0, ptr %4, align 4, !dbg !229
  br label %6, !dbg !230

6:                                                ; preds = %19, %1
  %7 = load i32, ptr %4, align 4, !dbg !231
  %8 = icmp slt i32 %7, 2, !dbg !233
  br i1 %8, label %9, label %22, !dbg !234

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !235
  %11 = sext i32 %10 to i64, !dbg !235
  %12 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %11, !dbg !235
  %13 = load atomic i32, ptr %12 monotonic, align 4, !dbg !235
  store i32 %13, ptr %5, align 4, !dbg !235
  %14 = load i32, ptr %5, align 4, !dbg !235
  %15 = load i32, ptr %3, align 4, !dbg !237
  %16 = icmp eq i32 %14, %15, !dbg !238
  br i1 %16, label %17, label %18, !dbg !239

17:                                               ; preds = %9
  store i32 1, ptr %2, align 4, !dbg !240
  br label %23, !dbg !240

18:                                               ; preds = %9
  br label %19, !dbg !237

19:                                               ; preds = %18
  %20 = load i32, ptr %4, align 4, !dbg !241
  %21 = add nsw i32 %20, 1, !dbg !241
  store i32 %21, ptr %4, align 4, !dbg !241
  br label %6, !dbg !242, !llvm.loop !243

22:                                               ; preds = %6
  store i32 0, ptr %2, align 4, !dbg !245
  br label %23, !dbg !245

23:                                               ; preds = %22, %17
  %24 = load i32, ptr %2, align 4, !dbg !246
  ret i32 %24, !dbg !246
}

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !247 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !250
  %2 = icmp eq i32 %1, 0, !dbg !250
  br i1 %2, label %3, label %4, !dbg !253

3:                                                ; preds = %0
  br label %5, !dbg !253

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !250
  unreachable, !dbg !250

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !254
  ret void, !dbg !255
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !256 {
  store volatile i32 0, ptr @inside, align 4, !dbg !257
  ret void, !dbg !258
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
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 17, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/szymanski.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "include/stdint.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!0, !22, !29, !34, !40}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !24, line: 49, type: !25, isLocal: true, isDefinition: true)
!24 = !DIFile(filename: "states/states.h", directory: ".")
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 96, elements: !27)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !{!28}
!28 = !DISubrange(count: 12)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !24, line: 49, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 128, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 16)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !24, line: 49, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 184, elements: !38)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!38 = !{!39}
!39 = !DISubrange(count: 23)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !24, line: 45, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !20)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 64, elements: !46)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!46 = !{!47}
!47 = !DISubrange(count: 2)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 8, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 2}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 65, type: !56, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!20}
!58 = !{}
!59 = !DILocation(line: 67, column: 2, scope: !55)
!60 = !DILocation(line: 68, column: 2, scope: !55)
!61 = distinct !DISubprogram(name: "run_numbered", scope: !24, file: !24, line: 59, type: !62, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!62 = !DISubroutineType(types: !63)
!63 = !{null, !20, !64}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DISubroutineType(types: !66)
!66 = !{!16, !16}
!67 = !DILocalVariable(name: "n", arg: 1, scope: !61, file: !24, line: 59, type: !20)
!68 = !DILocation(line: 59, column: 37, scope: !61)
!69 = !DILocalVariable(name: "routine", arg: 2, scope: !61, file: !24, line: 59, type: !64)
!70 = !DILocation(line: 59, column: 48, scope: !61)
!71 = !DILocation(line: 61, column: 14, scope: !61)
!72 = !DILocation(line: 61, column: 2, scope: !61)
!73 = !DILocalVariable(name: "__vla_expr0", scope: !61, type: !74, flags: DIFlagArtificial)
!74 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!75 = !DILocation(line: 0, scope: !61)
!76 = !DILocalVariable(name: "t", scope: !61, file: !24, line: 61, type: !77)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !78, elements: !80)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !79, line: 27, baseType: !74)
!79 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!80 = !{!81}
!81 = !DISubrange(count: !73)
!82 = !DILocation(line: 61, column: 12, scope: !61)
!83 = !DILocalVariable(name: "i", scope: !84, file: !24, line: 63, type: !20)
!84 = distinct !DILexicalBlock(scope: !61, file: !24, line: 63, column: 2)
!85 = !DILocation(line: 63, column: 11, scope: !84)
!86 = !DILocation(line: 63, column: 7, scope: !84)
!87 = !DILocation(line: 63, column: 18, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !24, line: 63, column: 2)
!89 = !DILocation(line: 63, column: 22, scope: !88)
!90 = !DILocation(line: 63, column: 20, scope: !88)
!91 = !DILocation(line: 63, column: 2, scope: !84)
!92 = !DILocation(line: 64, column: 21, scope: !88)
!93 = !DILocation(line: 64, column: 19, scope: !88)
!94 = !DILocation(line: 64, column: 31, scope: !88)
!95 = !DILocation(line: 64, column: 58, scope: !88)
!96 = !DILocation(line: 64, column: 48, scope: !88)
!97 = !DILocation(line: 64, column: 40, scope: !88)
!98 = !DILocation(line: 64, column: 3, scope: !88)
!99 = !DILocation(line: 63, column: 26, scope: !88)
!100 = !DILocation(line: 63, column: 2, scope: !88)
!101 = distinct !{!101, !91, !102, !103}
!102 = !DILocation(line: 64, column: 59, scope: !84)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !DILocalVariable(name: "i", scope: !105, file: !24, line: 65, type: !20)
!105 = distinct !DILexicalBlock(scope: !61, file: !24, line: 65, column: 2)
!106 = !DILocation(line: 65, column: 11, scope: !105)
!107 = !DILocation(line: 65, column: 7, scope: !105)
!108 = !DILocation(line: 65, column: 18, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !24, line: 65, column: 2)
!110 = !DILocation(line: 65, column: 22, scope: !109)
!111 = !DILocation(line: 65, column: 20, scope: !109)
!112 = !DILocation(line: 65, column: 2, scope: !105)
!113 = !DILocation(line: 66, column: 18, scope: !109)
!114 = !DILocation(line: 66, column: 16, scope: !109)
!115 = !DILocation(line: 66, column: 3, scope: !109)
!116 = !DILocation(line: 65, column: 26, scope: !109)
!117 = !DILocation(line: 65, column: 2, scope: !109)
!118 = distinct !{!118, !112, !119, !103}
!119 = !DILocation(line: 66, column: 26, scope: !105)
!120 = !DILocation(line: 67, column: 1, scope: !61)
!121 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 27, type: !65, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!122 = !DILocalVariable(name: "arg", arg: 1, scope: !121, file: !3, line: 27, type: !16)
!123 = !DILocation(line: 27, column: 24, scope: !121)
!124 = !DILocalVariable(name: "me", scope: !121, file: !3, line: 29, type: !20)
!125 = !DILocation(line: 29, column: 6, scope: !121)
!126 = !DILocation(line: 29, column: 26, scope: !121)
!127 = !DILocation(line: 29, column: 16, scope: !121)
!128 = !DILocation(line: 29, column: 11, scope: !121)
!129 = !DILocalVariable(name: "s", scope: !121, file: !3, line: 30, type: !20)
!130 = !DILocation(line: 30, column: 6, scope: !121)
!131 = !DILocation(line: 32, column: 2, scope: !121)
!132 = !DILocation(line: 33, column: 3, scope: !133)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 32, column: 9)
!134 = distinct !DILexicalBlock(scope: !135, file: !3, line: 32, column: 2)
!135 = distinct !DILexicalBlock(scope: !121, file: !3, line: 32, column: 2)
!136 = !DILocation(line: 34, column: 3, scope: !133)
!137 = !DILocalVariable(name: "k", scope: !138, file: !3, line: 35, type: !20)
!138 = distinct !DILexicalBlock(scope: !133, file: !3, line: 35, column: 3)
!139 = !DILocation(line: 35, column: 12, scope: !138)
!140 = !DILocation(line: 35, column: 8, scope: !138)
!141 = !DILocation(line: 35, column: 19, scope: !142)
!142 = distinct !DILexicalBlock(scope: !138, file: !3, line: 35, column: 3)
!143 = !DILocation(line: 35, column: 21, scope: !142)
!144 = !DILocation(line: 35, column: 3, scope: !138)
!145 = !DILocation(line: 36, column: 4, scope: !142)
!146 = !DILocation(line: 36, column: 11, scope: !142)
!147 = !DILocation(line: 36, column: 26, scope: !142)
!148 = distinct !{!148, !145, !149, !103}
!149 = !DILocation(line: 37, column: 5, scope: !142)
!150 = !DILocation(line: 35, column: 27, scope: !142)
!151 = !DILocation(line: 35, column: 3, scope: !142)
!152 = distinct !{!152, !144, !153, !103}
!153 = !DILocation(line: 37, column: 5, scope: !138)
!154 = !DILocation(line: 38, column: 3, scope: !133)
!155 = !DILocation(line: 39, column: 3, scope: !133)
!156 = !DILocation(line: 40, column: 7, scope: !157)
!157 = distinct !DILexicalBlock(scope: !133, file: !3, line: 40, column: 7)
!158 = !DILocation(line: 40, column: 7, scope: !133)
!159 = !DILocation(line: 41, column: 4, scope: !160)
!160 = distinct !DILexicalBlock(scope: !157, file: !3, line: 40, column: 22)
!161 = !DILocation(line: 42, column: 4, scope: !160)
!162 = !DILocation(line: 43, column: 4, scope: !160)
!163 = !DILocation(line: 43, column: 12, scope: !160)
!164 = !DILocation(line: 43, column: 11, scope: !160)
!165 = distinct !{!165, !162, !166, !103}
!166 = !DILocation(line: 44, column: 5, scope: !160)
!167 = !DILocation(line: 45, column: 3, scope: !160)
!168 = !DILocation(line: 46, column: 3, scope: !133)
!169 = !DILocation(line: 47, column: 3, scope: !133)
!170 = !DILocalVariable(name: "k", scope: !171, file: !3, line: 49, type: !20)
!171 = distinct !DILexicalBlock(scope: !133, file: !3, line: 49, column: 3)
!172 = !DILocation(line: 49, column: 12, scope: !171)
!173 = !DILocation(line: 49, column: 8, scope: !171)
!174 = !DILocation(line: 49, column: 19, scope: !175)
!175 = distinct !DILexicalBlock(scope: !171, file: !3, line: 49, column: 3)
!176 = !DILocation(line: 49, column: 23, scope: !175)
!177 = !DILocation(line: 49, column: 21, scope: !175)
!178 = !DILocation(line: 49, column: 3, scope: !171)
!179 = !DILocation(line: 50, column: 4, scope: !175)
!180 = !DILocation(line: 50, column: 11, scope: !175)
!181 = !DILocation(line: 50, column: 26, scope: !175)
!182 = distinct !{!182, !179, !183, !103}
!183 = !DILocation(line: 51, column: 5, scope: !175)
!184 = !DILocation(line: 49, column: 28, scope: !175)
!185 = !DILocation(line: 49, column: 3, scope: !175)
!186 = distinct !{!186, !178, !187, !103}
!187 = !DILocation(line: 51, column: 5, scope: !171)
!188 = !DILocation(line: 53, column: 3, scope: !133)
!189 = !DILocation(line: 54, column: 3, scope: !133)
!190 = !DILocalVariable(name: "k", scope: !191, file: !3, line: 55, type: !20)
!191 = distinct !DILexicalBlock(scope: !133, file: !3, line: 55, column: 3)
!192 = !DILocation(line: 55, column: 12, scope: !191)
!193 = !DILocation(line: 55, column: 16, scope: !191)
!194 = !DILocation(line: 55, column: 19, scope: !191)
!195 = !DILocation(line: 55, column: 8, scope: !191)
!196 = !DILocation(line: 55, column: 24, scope: !197)
!197 = distinct !DILexicalBlock(scope: !191, file: !3, line: 55, column: 3)
!198 = !DILocation(line: 55, column: 26, scope: !197)
!199 = !DILocation(line: 55, column: 3, scope: !191)
!200 = !DILocation(line: 56, column: 4, scope: !197)
!201 = !DILocation(line: 57, column: 9, scope: !202)
!202 = distinct !DILexicalBlock(scope: !197, file: !3, line: 56, column: 7)
!203 = !DILocation(line: 57, column: 7, scope: !202)
!204 = !DILocation(line: 58, column: 4, scope: !202)
!205 = !DILocation(line: 58, column: 13, scope: !197)
!206 = !DILocation(line: 58, column: 15, scope: !197)
!207 = !DILocation(line: 58, column: 20, scope: !197)
!208 = !DILocation(line: 58, column: 23, scope: !197)
!209 = !DILocation(line: 58, column: 25, scope: !197)
!210 = distinct !{!210, !200, !211, !103}
!211 = !DILocation(line: 58, column: 29, scope: !197)
!212 = !DILocation(line: 55, column: 32, scope: !197)
!213 = !DILocation(line: 55, column: 3, scope: !197)
!214 = distinct !{!214, !199, !215, !103}
!215 = !DILocation(line: 58, column: 29, scope: !191)
!216 = !DILocation(line: 59, column: 3, scope: !133)
!217 = !DILocation(line: 60, column: 3, scope: !133)
!218 = !DILocation(line: 32, column: 2, scope: !134)
!219 = distinct !{!219, !220, !221}
!220 = !DILocation(line: 32, column: 2, scope: !135)
!221 = !DILocation(line: 61, column: 2, scope: !135)
!222 = distinct !DISubprogram(name: "someone_is", scope: !3, file: !3, line: 19, type: !223, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!223 = !DISubroutineType(types: !224)
!224 = !{!20, !20}
!225 = !DILocalVariable(name: "s", arg: 1, scope: !222, file: !3, line: 19, type: !20)
!226 = !DILocation(line: 19, column: 27, scope: !222)
!227 = !DILocalVariable(name: "k", scope: !228, file: !3, line: 21, type: !20)
!228 = distinct !DILexicalBlock(scope: !222, file: !3, line: 21, column: 2)
!229 = !DILocation(line: 21, column: 11, scope: !228)
!230 = !DILocation(line: 21, column: 7, scope: !228)
!231 = !DILocation(line: 21, column: 18, scope: !232)
!232 = distinct !DILexicalBlock(scope: !228, file: !3, line: 21, column: 2)
!233 = !DILocation(line: 21, column: 20, scope: !232)
!234 = !DILocation(line: 21, column: 2, scope: !228)
!235 = !DILocation(line: 22, column: 7, scope: !236)
!236 = distinct !DILexicalBlock(scope: !232, file: !3, line: 22, column: 7)
!237 = !DILocation(line: 22, column: 25, scope: !236)
!238 = !DILocation(line: 22, column: 22, scope: !236)
!239 = !DILocation(line: 22, column: 7, scope: !232)
!240 = !DILocation(line: 23, column: 4, scope: !236)
!241 = !DILocation(line: 21, column: 26, scope: !232)
!242 = !DILocation(line: 21, column: 2, scope: !232)
!243 = distinct !{!243, !234, !244, !103}
!244 = !DILocation(line: 23, column: 11, scope: !228)
!245 = !DILocation(line: 24, column: 2, scope: !222)
!246 = !DILocation(line: 25, column: 1, scope: !222)
!247 = distinct !DISubprogram(name: "enter_alone", scope: !24, file: !24, line: 47, type: !248, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!248 = !DISubroutineType(types: !249)
!249 = !{null}
!250 = !DILocation(line: 49, column: 2, scope: !251)
!251 = distinct !DILexicalBlock(scope: !252, file: !24, line: 49, column: 2)
!252 = distinct !DILexicalBlock(scope: !247, file: !24, line: 49, column: 2)
!253 = !DILocation(line: 49, column: 2, scope: !252)
!254 = !DILocation(line: 50, column: 9, scope: !247)
!255 = !DILocation(line: 51, column: 1, scope: !247)
!256 = distinct !DISubprogram(name: "leave_alone", scope: !24, file: !24, line: 53, type: !248, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!257 = !DILocation(line: 55, column: 9, scope: !256)
!258 = !DILocation(line: 56, column: 1, scope: !256)
