; ModuleID = 'states/bakery.c'
source_filename = "states/bakery.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@number = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@choosing = internal global [3 x i32] zeroinitializer, align 4, !dbg !11
@inside = internal global i32 0, align 4, !dbg !37
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !19
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 3, ptr noundef @run), !dbg !51
  ret i32 0, !dbg !52
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !53 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !60
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !61, metadata !DIExpression()), !dbg !62
  %9 = load i32, ptr %3, align 4, !dbg !63
  %10 = zext i32 %9 to i64, !dbg !64
  %11 = call ptr @llvm.stacksave(), !dbg !64
  store ptr %11, ptr %5, align 8, !dbg !64
  %12 = alloca i64, i64 %10, align 16, !dbg !64
  store i64 %10, ptr %6, align 8, !dbg !64
  call void @llvm.dbg.declare(metadata ptr %6, metadata !65, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.declare(metadata ptr %12, metadata !68, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata ptr %7, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %7, align 4, !dbg !77
  br label %13, !dbg !78

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !79
  %15 = load i32, ptr %3, align 4, !dbg !81
  %16 = icmp slt i32 %14, %15, !dbg !82
  br i1 %16, label %17, label %29, !dbg !83

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !84
  %19 = sext i32 %18 to i64, !dbg !85
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !85
  %21 = load ptr, ptr %4, align 8, !dbg !86
  %22 = load i32, ptr %7, align 4, !dbg !87
  %23 = sext i32 %22 to i64, !dbg !88
  %24 = inttoptr i64 %23 to ptr, !dbg !89
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !90
  br label %26, !dbg !90

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !91
  %28 = add nsw i32 %27, 1, !dbg !91
  store i32 %28, ptr %7, align 4, !dbg !91
  br label %13, !dbg !92, !llvm.loop !93

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !96, metadata !DIExpression()), !dbg !98
  store i32 0, ptr %8, align 4, !dbg !98
  br label %30, !dbg !99

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !100
  %32 = load i32, ptr %3, align 4, !dbg !102
  %33 = icmp slt i32 %31, %32, !dbg !103
  br i1 %33, label %34, label %43, !dbg !104

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !105
  %36 = sext i32 %35 to i64, !dbg !106
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !106
  %38 = load i64, ptr %37, align 8, !dbg !106
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !107
  br label %40, !dbg !107

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !108
  %42 = add nsw i32 %41, 1, !dbg !108
  store i32 %42, ptr %8, align 4, !dbg !108
  br label %30, !dbg !109, !llvm.loop !110

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !112
  call void @llvm.stackrestore(ptr %44), !dbg !112
  ret void, !dbg !112
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !113 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !114, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.declare(metadata ptr %3, metadata !116, metadata !DIExpression()), !dbg !117
  %12 = load ptr, ptr %2, align 8, !dbg !118
  %13 = ptrtoint ptr %12 to i64, !dbg !119
  %14 = trunc i64 %13 to i32, !dbg !120
  store i32 %14, ptr %3, align 4, !dbg !117
  call void @llvm.dbg.declare(metadata ptr %4, metadata !121, metadata !DIExpression()), !dbg !122
  %15 = load i32, ptr %3, align 4, !dbg !123
  store i32 %15, ptr %4, align 4, !dbg !122
  call void @llvm.dbg.declare(metadata ptr %5, metadata !124, metadata !DIExpression()), !dbg !125
  call void @llvm.dbg.declare(metadata ptr %6, metadata !126, metadata !DIExpression()), !dbg !127
  br label %16, !dbg !128

16:                                               ; preds = %75, %1
  %17 = load i32, ptr %3, align 4, !dbg !129
  %18 = call i32 @draw(i32 noundef %17, ptr noundef %4), !dbg !133
  store i32 %18, ptr %5, align 4, !dbg !134
  br label %19, !dbg !135

19:                                               ; preds = %31, %16
  %20 = load i32, ptr %5, align 4, !dbg !136
  %21 = icmp eq i32 %20, 0, !dbg !137
  br i1 %21, label %22, label %34, !dbg !135

22:                                               ; preds = %19
  br label %23, !dbg !138

23:                                               ; preds = %30, %22
  %24 = load i32, ptr %4, align 4, !dbg !140
  %25 = sext i32 %24 to i64, !dbg !140
  %26 = getelementptr inbounds [3 x i32], ptr @number, i64 0, i64 %25, !dbg !140
  %27 = load atomic i32, ptr %26 seq_cst, align 4, !dbg !140
  store i32 %27, ptr %7, align 4, !dbg !140
  %28 = load i32, ptr %7, align 4, !dbg !140
  %29 = icmp eq i32 %28, 3, !dbg !141
  br i1 %29, label %30, label %31, !dbg !138

30:                                               ; preds = %23
  br label %23, !dbg !138, !llvm.loop !142

31:                                               ; preds = %23
  %32 = load i32, ptr %3, align 4, !dbg !144
  %33 = call i32 @draw(i32 noundef %32, ptr noundef %4), !dbg !145
  store i32 %33, ptr %5, align 4, !dbg !146
  br label %19, !dbg !135, !llvm.loop !147

34:                                               ; preds = %19
  call void @llvm.dbg.declare(metadata ptr %8, metadata !149, metadata !DIExpression()), !dbg !151
  store i32 0, ptr %8, align 4, !dbg !151
  br label %35, !dbg !152

35:                                               ; preds = %72, %34
  %36 = load i32, ptr %8, align 4, !dbg !153
  %37 = icmp slt i32 %36, 3, !dbg !155
  br i1 %37, label %38, label %75, !dbg !156

38:                                               ; preds = %35
  %39 = load i32, ptr %8, align 4, !dbg !157
  %40 = load i32, ptr %3, align 4, !dbg !160
  %41 = icmp eq i32 %39, %40, !dbg !161
  br i1 %41, label %42, label %43, !dbg !162

42:                                               ; preds = %38
  br label %72, !dbg !163

43:                                               ; preds = %38
  br label %44, !dbg !164

44:                                               ; preds = %51, %43
  %45 = load i32, ptr %8, align 4, !dbg !165
  %46 = sext i32 %45 to i64, !dbg !165
  %47 = getelementptr inbounds [3 x i32], ptr @choosing, i64 0, i64 %46, !dbg !165
  %48 = load atomic i32, ptr %47 seq_cst, align 4, !dbg !165
  store i32 %48, ptr %9, align 4, !dbg !165
  %49 = load i32, ptr %9, align 4, !dbg !165
  %50 = icmp ne i32 %49, 0, !dbg !164
  br i1 %50, label %51, label %52, !dbg !164

51:                                               ; preds = %44
  br label %44, !dbg !164, !llvm.loop !166

52:                                               ; preds = %44
  br label %53, !dbg !168

53:                                               ; preds = %69, %52
  %54 = load i32, ptr %8, align 4, !dbg !169
  %55 = sext i32 %54 to i64, !dbg !169
  %56 = getelementptr inbounds [3 x i32], ptr @number, i64 0, i64 %55, !dbg !169
  %57 = load atomic i32, ptr %56 seq_cst, align 4, !dbg !169
  store i32 %57, ptr %10, align 4, !dbg !169
  %58 = load i32, ptr %10, align 4, !dbg !169
  store i32 %58, ptr %6, align 4, !dbg !171
  br label %59, !dbg !172

59:                                               ; preds = %53
  %60 = load i32, ptr %6, align 4, !dbg !173
  %61 = icmp ne i32 %60, 0, !dbg !174
  br i1 %61, label %62, label %69, !dbg !175

62:                                               ; preds = %59
  %63 = load i32, ptr %6, align 4, !dbg !176
  %64 = load i32, ptr %8, align 4, !dbg !177
  %65 = load i32, ptr %5, align 4, !dbg !178
  %66 = load i32, ptr %3, align 4, !dbg !179
  %67 = call i32 @before(i32 noundef %63, i32 noundef %64, i32 noundef %65, i32 noundef %66), !dbg !180
  %68 = icmp ne i32 %67, 0, !dbg !175
  br label %69

69:                                               ; preds = %62, %59
  %70 = phi i1 [ false, %59 ], [ %68, %62 ], !dbg !181
  br i1 %70, label %53, label %71, !dbg !172, !llvm.loop !182

71:                                               ; preds = %69
  br label %72, !dbg !184

72:                                               ; preds = %71, %42
  %73 = load i32, ptr %8, align 4, !dbg !185
  %74 = add nsw i32 %73, 1, !dbg !185
  store i32 %74, ptr %8, align 4, !dbg !185
  br label %35, !dbg !186, !llvm.loop !187

75:                                               ; preds = %35
  call void @enter_alone(), !dbg !189
  call void @leave_alone(), !dbg !190
  %76 = load i32, ptr %3, align 4, !dbg !191
  %77 = sext i32 %76 to i64, !dbg !191
  %78 = getelementptr inbounds [3 x i32], ptr @number, i64 0, i64 %77, !dbg !191
  store i32 0, ptr %11, align 4, !dbg !191
  %79 = load i32, ptr %11, align 4, !dbg !191
  store atomic i32 %79, ptr %78 seq_cst, align 4, !dbg !191
  br label %16, !dbg !192, !llvm.loop !193
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
define internal i32 @draw(i32 noundef %0, ptr noundef %1) #0 !dbg !196 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !200, metadata !DIExpression()), !dbg !201
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !202, metadata !DIExpression()), !dbg !203
  call void @llvm.dbg.declare(metadata ptr %5, metadata !204, metadata !DIExpression()), !dbg !205
  store i32 0, ptr %5, align 4, !dbg !205
  %13 = load i32, ptr %3, align 4, !dbg !206
  %14 = sext i32 %13 to i64, !dbg !206
  %15 = getelementptr inbounds [3 x i32], ptr @choosing, i64 0, i64 %14, !dbg !206
  store i32 1, ptr %6, align 4, !dbg !206
  %16 = load i32, ptr %6, align 4, !dbg !206
  store atomic i32 %16, ptr %15 seq_cst, align 4, !dbg !206
  call void @llvm.dbg.declare(metadata ptr %7, metadata !207, metadata !DIExpression()), !dbg !209
  store i32 0, ptr %7, align 4, !dbg !209
  br label %17, !dbg !210

17:                                               ; preds = %34, %2
  %18 = load i32, ptr %7, align 4, !dbg !211
  %19 = icmp slt i32 %18, 3, !dbg !213
  br i1 %19, label %20, label %37, !dbg !214

20:                                               ; preds = %17
  call void @llvm.dbg.declare(metadata ptr %8, metadata !215, metadata !DIExpression()), !dbg !217
  %21 = load i32, ptr %7, align 4, !dbg !218
  %22 = sext i32 %21 to i64, !dbg !218
  %23 = getelementptr inbounds [3 x i32], ptr @number, i64 0, i64 %22, !dbg !218
  %24 = load atomic i32, ptr %23 seq_cst, align 4, !dbg !218
  store i32 %24, ptr %9, align 4, !dbg !218
  %25 = load i32, ptr %9, align 4, !dbg !218
  store i32 %25, ptr %8, align 4, !dbg !217
  %26 = load i32, ptr %8, align 4, !dbg !219
  %27 = load i32, ptr %5, align 4, !dbg !221
  %28 = icmp sgt i32 %26, %27, !dbg !222
  br i1 %28, label %29, label %33, !dbg !223

29:                                               ; preds = %20
  %30 = load i32, ptr %8, align 4, !dbg !224
  store i32 %30, ptr %5, align 4, !dbg !226
  %31 = load i32, ptr %7, align 4, !dbg !227
  %32 = load ptr, ptr %4, align 8, !dbg !228
  store i32 %31, ptr %32, align 4, !dbg !229
  br label %33, !dbg !230

33:                                               ; preds = %29, %20
  br label %34, !dbg !231

34:                                               ; preds = %33
  %35 = load i32, ptr %7, align 4, !dbg !232
  %36 = add nsw i32 %35, 1, !dbg !232
  store i32 %36, ptr %7, align 4, !dbg !232
  br label %17, !dbg !233, !llvm.loop !234

37:                                               ; preds = %17
  call void @llvm.dbg.declare(metadata ptr %10, metadata !236, metadata !DIExpression()), !dbg !237
  %38 = load i32, ptr %5, align 4, !dbg !238
  %39 = add nsw i32 %38, 1, !dbg !239
  store i32 %39, ptr %10, align 4, !dbg !237
  %40 = load i32, ptr %10, align 4, !dbg !240
  %41 = icmp sgt i32 %40, 3, !dbg !242
  br i1 %41, label %42, label %43, !dbg !243

42:                                               ; preds = %37
  store i32 0, ptr %10, align 4, !dbg !244
  br label %43, !dbg !245

43:                                               ; preds = %42, %37
  %44 = load i32, ptr %3, align 4, !dbg !246
  %45 = sext i32 %44 to i64, !dbg !246
  %46 = getelementptr inbounds [3 x i32], ptr @number, i64 0, i64 %45, !dbg !246
  %47 = load i32, ptr %10, align 4, !dbg !246
  store i32 %47, ptr %11, align 4, !dbg !246
  %48 = load i32, ptr %11, align 4, !dbg !246
  store atomic i32 %48, ptr %46 seq_cst, align 4, !dbg !246
  %49 = load i32, ptr %3, align 4, !dbg !247
  %50 = sext i32 %49 to i64, !dbg !247
  %51 = getelementptr inbounds [3 x i32], ptr @choosing, i64 0, i64 %50, !dbg !247
  store i32 0, ptr %12, align 4, !dbg !247
  %52 = load i32, ptr %12, align 4, !dbg !247
  store atomic i32 %52, ptr %51 seq_cst, align 4, !dbg !247
  %53 = load i32, ptr %10, align 4, !dbg !248
  ret i32 %53, !dbg !249
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @before(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 !dbg !250 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  call void @llvm.dbg.declare(metadata ptr %5, metadata !253, metadata !DIExpression()), !dbg !254
  store i32 %1, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !255, metadata !DIExpression()), !dbg !256
  store i32 %2, ptr %7, align 4
  call void @llvm.dbg.declare(metadata ptr %7, metadata !257, metadata !DIExpression()), !dbg !258
  store i32 %3, ptr %8, align 4
  call void @llvm.dbg.declare(metadata ptr %8, metadata !259, metadata !DIExpression()), !dbg !260
  %9 = load i32, ptr %5, align 4, !dbg !261
  %10 = load i32, ptr %7, align 4, !dbg !262
  %11 = icmp slt i32 %9, %10, !dbg !263
  br i1 %11, label %22, label %12, !dbg !264

12:                                               ; preds = %4
  %13 = load i32, ptr %5, align 4, !dbg !265
  %14 = load i32, ptr %7, align 4, !dbg !266
  %15 = icmp eq i32 %13, %14, !dbg !267
  br i1 %15, label %16, label %20, !dbg !268

16:                                               ; preds = %12
  %17 = load i32, ptr %6, align 4, !dbg !269
  %18 = load i32, ptr %8, align 4, !dbg !270
  %19 = icmp slt i32 %17, %18, !dbg !271
  br label %20

20:                                               ; preds = %16, %12
  %21 = phi i1 [ false, %12 ], [ %19, %16 ], !dbg !272
  br label %22, !dbg !264

22:                                               ; preds = %20, %4
  %23 = phi i1 [ true, %4 ], [ %21, %20 ]
  %24 = zext i1 %23 to i32, !dbg !264
  ret i32 %24, !dbg !273
}

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !274 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !277
  %2 = icmp eq i32 %1, 0, !dbg !277
  br i1 %2, label %3, label %4, !dbg !280

3:                                                ; preds = %0
  br label %5, !dbg !280

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !277
  unreachable, !dbg !277

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !281
  ret void, !dbg !282
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !283 {
  store volatile i32 0, ptr @inside, align 4, !dbg !284
  ret void, !dbg !285
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
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 21, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/bakery.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !19, !26, !31, !37}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "choosing", scope: !2, file: !3, line: 20, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 96, elements: !17)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !16)
!15 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!16 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!17 = !{!18}
!18 = !DISubrange(count: 3)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !21, line: 49, type: !22, isLocal: true, isDefinition: true)
!21 = !DIFile(filename: "states/states.h", directory: ".")
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 96, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 12)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !21, line: 49, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 16)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !21, line: 49, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 184, elements: !35)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!35 = !{!36}
!36 = !DISubrange(count: 23)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !21, line: 45, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 88, type: !48, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!9}
!50 = !{}
!51 = !DILocation(line: 90, column: 2, scope: !47)
!52 = !DILocation(line: 91, column: 2, scope: !47)
!53 = distinct !DISubprogram(name: "run_numbered", scope: !21, file: !21, line: 59, type: !54, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !9, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DISubroutineType(types: !58)
!58 = !{!5, !5}
!59 = !DILocalVariable(name: "n", arg: 1, scope: !53, file: !21, line: 59, type: !9)
!60 = !DILocation(line: 59, column: 37, scope: !53)
!61 = !DILocalVariable(name: "routine", arg: 2, scope: !53, file: !21, line: 59, type: !56)
!62 = !DILocation(line: 59, column: 48, scope: !53)
!63 = !DILocation(line: 61, column: 14, scope: !53)
!64 = !DILocation(line: 61, column: 2, scope: !53)
!65 = !DILocalVariable(name: "__vla_expr0", scope: !53, type: !66, flags: DIFlagArtificial)
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !DILocation(line: 0, scope: !53)
!68 = !DILocalVariable(name: "t", scope: !53, file: !21, line: 61, type: !69)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, elements: !72)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !71, line: 27, baseType: !66)
!71 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!72 = !{!73}
!73 = !DISubrange(count: !65)
!74 = !DILocation(line: 61, column: 12, scope: !53)
!75 = !DILocalVariable(name: "i", scope: !76, file: !21, line: 63, type: !9)
!76 = distinct !DILexicalBlock(scope: !53, file: !21, line: 63, column: 2)
!77 = !DILocation(line: 63, column: 11, scope: !76)
!78 = !DILocation(line: 63, column: 7, scope: !76)
!79 = !DILocation(line: 63, column: 18, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !21, line: 63, column: 2)
!81 = !DILocation(line: 63, column: 22, scope: !80)
!82 = !DILocation(line: 63, column: 20, scope: !80)
!83 = !DILocation(line: 63, column: 2, scope: !76)
!84 = !DILocation(line: 64, column: 21, scope: !80)
!85 = !DILocation(line: 64, column: 19, scope: !80)
!86 = !DILocation(line: 64, column: 31, scope: !80)
!87 = !DILocation(line: 64, column: 58, scope: !80)
!88 = !DILocation(line: 64, column: 48, scope: !80)
!89 = !DILocation(line: 64, column: 40, scope: !80)
!90 = !DILocation(line: 64, column: 3, scope: !80)
!91 = !DILocation(line: 63, column: 26, scope: !80)
!92 = !DILocation(line: 63, column: 2, scope: !80)
!93 = distinct !{!93, !83, !94, !95}
!94 = !DILocation(line: 64, column: 59, scope: !76)
!95 = !{!"llvm.loop.mustprogress"}
!96 = !DILocalVariable(name: "i", scope: !97, file: !21, line: 65, type: !9)
!97 = distinct !DILexicalBlock(scope: !53, file: !21, line: 65, column: 2)
!98 = !DILocation(line: 65, column: 11, scope: !97)
!99 = !DILocation(line: 65, column: 7, scope: !97)
!100 = !DILocation(line: 65, column: 18, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !21, line: 65, column: 2)
!102 = !DILocation(line: 65, column: 22, scope: !101)
!103 = !DILocation(line: 65, column: 20, scope: !101)
!104 = !DILocation(line: 65, column: 2, scope: !97)
!105 = !DILocation(line: 66, column: 18, scope: !101)
!106 = !DILocation(line: 66, column: 16, scope: !101)
!107 = !DILocation(line: 66, column: 3, scope: !101)
!108 = !DILocation(line: 65, column: 26, scope: !101)
!109 = !DILocation(line: 65, column: 2, scope: !101)
!110 = distinct !{!110, !104, !111, !95}
!111 = !DILocation(line: 66, column: 26, scope: !97)
!112 = !DILocation(line: 67, column: 1, scope: !53)
!113 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 55, type: !57, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!114 = !DILocalVariable(name: "arg", arg: 1, scope: !113, file: !3, line: 55, type: !5)
!115 = !DILocation(line: 55, column: 24, scope: !113)
!116 = !DILocalVariable(name: "me", scope: !113, file: !3, line: 57, type: !9)
!117 = !DILocation(line: 57, column: 6, scope: !113)
!118 = !DILocation(line: 57, column: 26, scope: !113)
!119 = !DILocation(line: 57, column: 16, scope: !113)
!120 = !DILocation(line: 57, column: 11, scope: !113)
!121 = !DILocalVariable(name: "holder", scope: !113, file: !3, line: 58, type: !9)
!122 = !DILocation(line: 58, column: 6, scope: !113)
!123 = !DILocation(line: 58, column: 15, scope: !113)
!124 = !DILocalVariable(name: "mine", scope: !113, file: !3, line: 59, type: !9)
!125 = !DILocation(line: 59, column: 6, scope: !113)
!126 = !DILocalVariable(name: "n", scope: !113, file: !3, line: 59, type: !9)
!127 = !DILocation(line: 59, column: 12, scope: !113)
!128 = !DILocation(line: 61, column: 2, scope: !113)
!129 = !DILocation(line: 62, column: 15, scope: !130)
!130 = distinct !DILexicalBlock(scope: !131, file: !3, line: 61, column: 9)
!131 = distinct !DILexicalBlock(scope: !132, file: !3, line: 61, column: 2)
!132 = distinct !DILexicalBlock(scope: !113, file: !3, line: 61, column: 2)
!133 = !DILocation(line: 62, column: 10, scope: !130)
!134 = !DILocation(line: 62, column: 8, scope: !130)
!135 = !DILocation(line: 64, column: 3, scope: !130)
!136 = !DILocation(line: 64, column: 10, scope: !130)
!137 = !DILocation(line: 64, column: 15, scope: !130)
!138 = !DILocation(line: 66, column: 4, scope: !139)
!139 = distinct !DILexicalBlock(scope: !130, file: !3, line: 64, column: 21)
!140 = !DILocation(line: 66, column: 11, scope: !139)
!141 = !DILocation(line: 66, column: 32, scope: !139)
!142 = distinct !{!142, !138, !143, !95}
!143 = !DILocation(line: 67, column: 5, scope: !139)
!144 = !DILocation(line: 69, column: 16, scope: !139)
!145 = !DILocation(line: 69, column: 11, scope: !139)
!146 = !DILocation(line: 69, column: 9, scope: !139)
!147 = distinct !{!147, !135, !148, !95}
!148 = !DILocation(line: 70, column: 3, scope: !130)
!149 = !DILocalVariable(name: "k", scope: !150, file: !3, line: 72, type: !9)
!150 = distinct !DILexicalBlock(scope: !130, file: !3, line: 72, column: 3)
!151 = !DILocation(line: 72, column: 12, scope: !150)
!152 = !DILocation(line: 72, column: 8, scope: !150)
!153 = !DILocation(line: 72, column: 19, scope: !154)
!154 = distinct !DILexicalBlock(scope: !150, file: !3, line: 72, column: 3)
!155 = !DILocation(line: 72, column: 21, scope: !154)
!156 = !DILocation(line: 72, column: 3, scope: !150)
!157 = !DILocation(line: 73, column: 8, scope: !158)
!158 = distinct !DILexicalBlock(scope: !159, file: !3, line: 73, column: 8)
!159 = distinct !DILexicalBlock(scope: !154, file: !3, line: 72, column: 31)
!160 = !DILocation(line: 73, column: 13, scope: !158)
!161 = !DILocation(line: 73, column: 10, scope: !158)
!162 = !DILocation(line: 73, column: 8, scope: !159)
!163 = !DILocation(line: 74, column: 5, scope: !158)
!164 = !DILocation(line: 75, column: 4, scope: !159)
!165 = !DILocation(line: 75, column: 11, scope: !159)
!166 = distinct !{!166, !164, !167, !95}
!167 = !DILocation(line: 76, column: 5, scope: !159)
!168 = !DILocation(line: 77, column: 4, scope: !159)
!169 = !DILocation(line: 78, column: 9, scope: !170)
!170 = distinct !DILexicalBlock(scope: !159, file: !3, line: 77, column: 7)
!171 = !DILocation(line: 78, column: 7, scope: !170)
!172 = !DILocation(line: 79, column: 4, scope: !170)
!173 = !DILocation(line: 79, column: 13, scope: !159)
!174 = !DILocation(line: 79, column: 15, scope: !159)
!175 = !DILocation(line: 79, column: 20, scope: !159)
!176 = !DILocation(line: 79, column: 30, scope: !159)
!177 = !DILocation(line: 79, column: 33, scope: !159)
!178 = !DILocation(line: 79, column: 36, scope: !159)
!179 = !DILocation(line: 79, column: 42, scope: !159)
!180 = !DILocation(line: 79, column: 23, scope: !159)
!181 = !DILocation(line: 0, scope: !159)
!182 = distinct !{!182, !168, !183, !95}
!183 = !DILocation(line: 79, column: 45, scope: !159)
!184 = !DILocation(line: 80, column: 3, scope: !159)
!185 = !DILocation(line: 72, column: 27, scope: !154)
!186 = !DILocation(line: 72, column: 3, scope: !154)
!187 = distinct !{!187, !156, !188, !95}
!188 = !DILocation(line: 80, column: 3, scope: !150)
!189 = !DILocation(line: 81, column: 3, scope: !130)
!190 = !DILocation(line: 82, column: 3, scope: !130)
!191 = !DILocation(line: 83, column: 3, scope: !130)
!192 = !DILocation(line: 61, column: 2, scope: !131)
!193 = distinct !{!193, !194, !195}
!194 = !DILocation(line: 61, column: 2, scope: !132)
!195 = !DILocation(line: 84, column: 2, scope: !132)
!196 = distinct !DISubprogram(name: "draw", scope: !3, file: !3, line: 29, type: !197, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!197 = !DISubroutineType(types: !198)
!198 = !{!9, !9, !199}
!199 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!200 = !DILocalVariable(name: "me", arg: 1, scope: !196, file: !3, line: 29, type: !9)
!201 = !DILocation(line: 29, column: 21, scope: !196)
!202 = !DILocalVariable(name: "holder", arg: 2, scope: !196, file: !3, line: 29, type: !199)
!203 = !DILocation(line: 29, column: 30, scope: !196)
!204 = !DILocalVariable(name: "max", scope: !196, file: !3, line: 31, type: !9)
!205 = !DILocation(line: 31, column: 6, scope: !196)
!206 = !DILocation(line: 33, column: 2, scope: !196)
!207 = !DILocalVariable(name: "k", scope: !208, file: !3, line: 34, type: !9)
!208 = distinct !DILexicalBlock(scope: !196, file: !3, line: 34, column: 2)
!209 = !DILocation(line: 34, column: 11, scope: !208)
!210 = !DILocation(line: 34, column: 7, scope: !208)
!211 = !DILocation(line: 34, column: 18, scope: !212)
!212 = distinct !DILexicalBlock(scope: !208, file: !3, line: 34, column: 2)
!213 = !DILocation(line: 34, column: 20, scope: !212)
!214 = !DILocation(line: 34, column: 2, scope: !208)
!215 = !DILocalVariable(name: "n", scope: !216, file: !3, line: 35, type: !9)
!216 = distinct !DILexicalBlock(scope: !212, file: !3, line: 34, column: 30)
!217 = !DILocation(line: 35, column: 7, scope: !216)
!218 = !DILocation(line: 35, column: 11, scope: !216)
!219 = !DILocation(line: 36, column: 7, scope: !220)
!220 = distinct !DILexicalBlock(scope: !216, file: !3, line: 36, column: 7)
!221 = !DILocation(line: 36, column: 11, scope: !220)
!222 = !DILocation(line: 36, column: 9, scope: !220)
!223 = !DILocation(line: 36, column: 7, scope: !216)
!224 = !DILocation(line: 37, column: 10, scope: !225)
!225 = distinct !DILexicalBlock(scope: !220, file: !3, line: 36, column: 16)
!226 = !DILocation(line: 37, column: 8, scope: !225)
!227 = !DILocation(line: 38, column: 14, scope: !225)
!228 = !DILocation(line: 38, column: 5, scope: !225)
!229 = !DILocation(line: 38, column: 12, scope: !225)
!230 = !DILocation(line: 39, column: 3, scope: !225)
!231 = !DILocation(line: 40, column: 2, scope: !216)
!232 = !DILocation(line: 34, column: 26, scope: !212)
!233 = !DILocation(line: 34, column: 2, scope: !212)
!234 = distinct !{!234, !214, !235, !95}
!235 = !DILocation(line: 40, column: 2, scope: !208)
!236 = !DILocalVariable(name: "mine", scope: !196, file: !3, line: 44, type: !9)
!237 = !DILocation(line: 44, column: 6, scope: !196)
!238 = !DILocation(line: 44, column: 13, scope: !196)
!239 = !DILocation(line: 44, column: 17, scope: !196)
!240 = !DILocation(line: 47, column: 6, scope: !241)
!241 = distinct !DILexicalBlock(scope: !196, file: !3, line: 47, column: 6)
!242 = !DILocation(line: 47, column: 11, scope: !241)
!243 = !DILocation(line: 47, column: 6, scope: !196)
!244 = !DILocation(line: 48, column: 8, scope: !241)
!245 = !DILocation(line: 48, column: 3, scope: !241)
!246 = !DILocation(line: 50, column: 2, scope: !196)
!247 = !DILocation(line: 51, column: 2, scope: !196)
!248 = !DILocation(line: 52, column: 9, scope: !196)
!249 = !DILocation(line: 52, column: 2, scope: !196)
!250 = distinct !DISubprogram(name: "before", scope: !3, file: !3, line: 23, type: !251, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!251 = !DISubroutineType(types: !252)
!252 = !{!9, !9, !9, !9, !9}
!253 = !DILocalVariable(name: "a", arg: 1, scope: !250, file: !3, line: 23, type: !9)
!254 = !DILocation(line: 23, column: 23, scope: !250)
!255 = !DILocalVariable(name: "i", arg: 2, scope: !250, file: !3, line: 23, type: !9)
!256 = !DILocation(line: 23, column: 30, scope: !250)
!257 = !DILocalVariable(name: "b", arg: 3, scope: !250, file: !3, line: 23, type: !9)
!258 = !DILocation(line: 23, column: 37, scope: !250)
!259 = !DILocalVariable(name: "j", arg: 4, scope: !250, file: !3, line: 23, type: !9)
!260 = !DILocation(line: 23, column: 44, scope: !250)
!261 = !DILocation(line: 25, column: 9, scope: !250)
!262 = !DILocation(line: 25, column: 13, scope: !250)
!263 = !DILocation(line: 25, column: 11, scope: !250)
!264 = !DILocation(line: 25, column: 15, scope: !250)
!265 = !DILocation(line: 25, column: 19, scope: !250)
!266 = !DILocation(line: 25, column: 24, scope: !250)
!267 = !DILocation(line: 25, column: 21, scope: !250)
!268 = !DILocation(line: 25, column: 26, scope: !250)
!269 = !DILocation(line: 25, column: 29, scope: !250)
!270 = !DILocation(line: 25, column: 33, scope: !250)
!271 = !DILocation(line: 25, column: 31, scope: !250)
!272 = !DILocation(line: 0, scope: !250)
!273 = !DILocation(line: 25, column: 2, scope: !250)
!274 = distinct !DISubprogram(name: "enter_alone", scope: !21, file: !21, line: 47, type: !275, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!275 = !DISubroutineType(types: !276)
!276 = !{null}
!277 = !DILocation(line: 49, column: 2, scope: !278)
!278 = distinct !DILexicalBlock(scope: !279, file: !21, line: 49, column: 2)
!279 = distinct !DILexicalBlock(scope: !274, file: !21, line: 49, column: 2)
!280 = !DILocation(line: 49, column: 2, scope: !279)
!281 = !DILocation(line: 50, column: 9, scope: !274)
!282 = !DILocation(line: 51, column: 1, scope: !274)
!283 = distinct !DISubprogram(name: "leave_alone", scope: !21, file: !21, line: 53, type: !275, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!284 = !DILocation(line: 55, column: 9, scope: !283)
!285 = !DILocation(line: 56, column: 1, scope: !283)
