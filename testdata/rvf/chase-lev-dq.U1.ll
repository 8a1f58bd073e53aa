; ModuleID = 'rvf/chase-lev-dq.c'
source_filename = "rvf/chase-lev-dq.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [34 x i8] c"(total & (int)(intptr_t)got) == 0\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [19 x i8] c"rvf/chase-lev-dq.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [22 x i8] c"total == (1 << U) - 1\00", align 1, !dbg !18
@bottom = internal global i32 0, align 4, !dbg !23
@array = internal global [1 x i32] zeroinitializer, align 4, !dbg !33
@top = internal global i32 0, align 4, !dbg !41

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata ptr %3, metadata !62, metadata !DIExpression()), !dbg !63
  store i32 0, ptr %3, align 4, !dbg !63
  %7 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !64
  %8 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @owner, ptr noundef null) #5, !dbg !65
  call void @llvm.dbg.declare(metadata ptr %4, metadata !66, metadata !DIExpression()), !dbg !68
  store i32 1, ptr %4, align 4, !dbg !68
  br label %9, !dbg !69

9:                                                ; preds = %17, %0
  %10 = load i32, ptr %4, align 4, !dbg !70
  %11 = icmp sle i32 %10, 2, !dbg !72
  br i1 %11, label %12, label %20, !dbg !73

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !74
  %14 = sext i32 %13 to i64, !dbg !75
  %15 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %14, !dbg !75
  %16 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef @thief, ptr noundef null) #5, !dbg !76
  br label %17, !dbg !76

17:                                               ; preds = %12
  %18 = load i32, ptr %4, align 4, !dbg !77
  %19 = add nsw i32 %18, 1, !dbg !77
  store i32 %19, ptr %4, align 4, !dbg !77
  br label %9, !dbg !78, !llvm.loop !79

20:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata ptr %5, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %5, align 4, !dbg !84
  br label %21, !dbg !85

21:                                               ; preds = %44, %20
  %22 = load i32, ptr %5, align 4, !dbg !86
  %23 = icmp sle i32 %22, 2, !dbg !88
  br i1 %23, label %24, label %47, !dbg !89

24:                                               ; preds = %21
  call void @llvm.dbg.declare(metadata ptr %6, metadata !90, metadata !DIExpression()), !dbg !92
  %25 = load i32, ptr %5, align 4, !dbg !93
  %26 = sext i32 %25 to i64, !dbg !94
  %27 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %26, !dbg !94
  %28 = load i64, ptr %27, align 8, !dbg !94
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef %6), !dbg !95
  %30 = load i32, ptr %3, align 4, !dbg !96
  %31 = load ptr, ptr %6, align 8, !dbg !96
  %32 = ptrtoint ptr %31 to i64, !dbg !96
  %33 = trunc i64 %32 to i32, !dbg !96
  %34 = and i32 %30, %33, !dbg !96
  %35 = icmp eq i32 %34, 0, !dbg !96
  br i1 %35, label %36, label %37, !dbg !99

36:                                               ; preds = %24
  br label %38, !dbg !99

37:                                               ; preds = %24
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 99, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !96
  unreachable, !dbg !96

38:                                               ; preds = %36
  %39 = load ptr, ptr %6, align 8, !dbg !100
  %40 = ptrtoint ptr %39 to i64, !dbg !101
  %41 = trunc i64 %40 to i32, !dbg !102
  %42 = load i32, ptr %3, align 4, !dbg !103
  %43 = add nsw i32 %42, %41, !dbg !103
  store i32 %43, ptr %3, align 4, !dbg !103
  br label %44, !dbg !104

44:                                               ; preds = %38
  %45 = load i32, ptr %5, align 4, !dbg !105
  %46 = add nsw i32 %45, 1, !dbg !105
  store i32 %46, ptr %5, align 4, !dbg !105
  br label %21, !dbg !106, !llvm.loop !107

47:                                               ; preds = %21
  %48 = load i32, ptr %3, align 4, !dbg !109
  %49 = icmp eq i32 %48, 1, !dbg !109
  br i1 %49, label %50, label %51, !dbg !112

50:                                               ; preds = %47
  br label %52, !dbg !112

51:                                               ; preds = %47
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 102, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !109
  unreachable, !dbg !109

52:                                               ; preds = %50
  ret i32 0, !dbg !113
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !114 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !117, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata ptr %3, metadata !119, metadata !DIExpression()), !dbg !120
  store i32 0, ptr %3, align 4, !dbg !120
  %6 = load ptr, ptr %2, align 8, !dbg !121
  call void @llvm.dbg.declare(metadata ptr %4, metadata !122, metadata !DIExpression()), !dbg !124
  store i32 0, ptr %4, align 4, !dbg !124
  br label %7, !dbg !125

7:                                                ; preds = %13, %1
  %8 = load i32, ptr %4, align 4, !dbg !126
  %9 = icmp slt i32 %8, 1, !dbg !128
  br i1 %9, label %10, label %16, !dbg !129

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !130
  %12 = shl i32 1, %11, !dbg !131
  call void @push(i32 noundef %12), !dbg !132
  br label %13, !dbg !132

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !133
  %15 = add nsw i32 %14, 1, !dbg !133
  store i32 %15, ptr %4, align 4, !dbg !133
  br label %7, !dbg !134, !llvm.loop !135

16:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %5, metadata !137, metadata !DIExpression()), !dbg !139
  store i32 0, ptr %5, align 4, !dbg !139
  br label %17, !dbg !140

17:                                               ; preds = %24, %16
  %18 = load i32, ptr %5, align 4, !dbg !141
  %19 = icmp slt i32 %18, 1, !dbg !143
  br i1 %19, label %20, label %27, !dbg !144

20:                                               ; preds = %17
  %21 = call i32 @take(), !dbg !145
  %22 = load i32, ptr %3, align 4, !dbg !146
  %23 = add nsw i32 %22, %21, !dbg !146
  store i32 %23, ptr %3, align 4, !dbg !146
  br label %24, !dbg !147

24:                                               ; preds = %20
  %25 = load i32, ptr %5, align 4, !dbg !148
  %26 = add nsw i32 %25, 1, !dbg !148
  store i32 %26, ptr %5, align 4, !dbg !148
  br label %17, !dbg !149, !llvm.loop !150

27:                                               ; preds = %17
  %28 = load i32, ptr %3, align 4, !dbg !152
  %29 = sext i32 %28 to i64, !dbg !153
  %30 = inttoptr i64 %29 to ptr, !dbg !154
  ret ptr %30, !dbg !155
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @thief(ptr noundef %0) #0 !dbg !156 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !157, metadata !DIExpression()), !dbg !158
  call void @llvm.dbg.declare(metadata ptr %3, metadata !159, metadata !DIExpression()), !dbg !160
  store i32 0, ptr %3, align 4, !dbg !160
  %5 = load ptr, ptr %2, align 8, !dbg !161
  call void @llvm.dbg.declare(metadata ptr %4, metadata !162, metadata !DIExpression()), !dbg !164
  store i32 0, ptr %4, align 4, !dbg !164
  br label %6, !dbg !165

6:                                                ; preds = %13, %1
  %7 = load i32, ptr %4, align 4, !dbg !166
  %8 = icmp slt i32 %7, 2, !dbg !168
  br i1 %8, label %9, label %16, !dbg !169

9:                                                ; preds = %6
  %10 = call i32 @steal(), !dbg !170
  %11 = load i32, ptr %3, align 4, !dbg !171
  %12 = add nsw i32 %11, %10, !dbg !171
  store i32 %12, ptr %3, align 4, !dbg !171
  br label %13, !dbg !172

13:                                               ; preds = %9
  %14 = load i32, ptr %4, align 4, !dbg !173
  %15 = add nsw i32 %14, 1, !dbg !173
  store i32 %15, ptr %4, align 4, !dbg !173
  br label %6, !dbg !174, !llvm.loop !175

16:                                               ; preds = %6
  %17 = load i32, ptr %3, align 4, !dbg !177
  %18 = sext i32 %17 to i64, !dbg !178
  %19 = inttoptr i64 %18 to ptr, !dbg !179
  ret ptr %19, !dbg !180
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @push(i32 noundef %0) #0 !dbg !181 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !184, metadata !DIExpression()), !dbg !185
  call void @llvm.dbg.declare(metadata ptr %3, metadata !186, metadata !DIExpression()), !dbg !187
  %7 = load atomic i32, ptr @bottom seq_cst, align 4, !dbg !188
  store i32 %7, ptr %4, align 4, !dbg !188
  %8 = load i32, ptr %4, align 4, !dbg !188
  store i32 %8, ptr %3, align 4, !dbg !187
  %9 = load i32, ptr %3, align 4, !dbg !189
  %10 = sext i32 %9 to i64, !dbg !189
  %11 = getelementptr inbounds [1 x i32], ptr @array, i64 0, i64 %10, !dbg !189
  %12 = load i32, ptr %2, align 4, !dbg !189
  store i32 %12, ptr %5, align 4, !dbg !189
  %13 = load i32, ptr %5, align 4, !dbg !189
  store atomic i32 %13, ptr %11 seq_cst, align 4, !dbg !189
  %14 = load i32, ptr %3, align 4, !dbg !190
  %15 = add nsw i32 %14, 1, !dbg !190
  store i32 %15, ptr %6, align 4, !dbg !190
  %16 = load i32, ptr %6, align 4, !dbg !190
  store atomic i32 %16, ptr @bottom seq_cst, align 4, !dbg !190
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @take() #0 !dbg !192 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !193, metadata !DIExpression()), !dbg !194
  %13 = load atomic i32, ptr @bottom seq_cst, align 4, !dbg !195
  store i32 %13, ptr %3, align 4, !dbg !195
  %14 = load i32, ptr %3, align 4, !dbg !195
  %15 = sub nsw i32 %14, 1, !dbg !196
  store i32 %15, ptr %2, align 4, !dbg !194
  %16 = load i32, ptr %2, align 4, !dbg !197
  store i32 %16, ptr %4, align 4, !dbg !197
  %17 = load i32, ptr %4, align 4, !dbg !197
  store atomic i32 %17, ptr @bottom seq_cst, align 4, !dbg !197
  call void @llvm.dbg.declare(metadata ptr %5, metadata !198, metadata !DIExpression()), !dbg !199
  %18 = load atomic i32, ptr @top seq_cst, align 4, !dbg !200
  store i32 %18, ptr %6, align 4, !dbg !200
  %19 = load i32, ptr %6, align 4, !dbg !200
  store i32 %19, ptr %5, align 4, !dbg !199
  %20 = load i32, ptr %5, align 4, !dbg !201
  %21 = load i32, ptr %2, align 4, !dbg !203
  %22 = icmp sgt i32 %20, %21, !dbg !204
  br i1 %22, label %23, label %26, !dbg !205

23:                                               ; preds = %0
  %24 = load i32, ptr %5, align 4, !dbg !206
  store i32 %24, ptr %7, align 4, !dbg !206
  %25 = load i32, ptr %7, align 4, !dbg !206
  store atomic i32 %25, ptr @bottom seq_cst, align 4, !dbg !206
  store i32 0, ptr %1, align 4, !dbg !208
  br label %55, !dbg !208

26:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %8, metadata !209, metadata !DIExpression()), !dbg !210
  %27 = load i32, ptr %2, align 4, !dbg !211
  %28 = sext i32 %27 to i64, !dbg !211
  %29 = getelementptr inbounds [1 x i32], ptr @array, i64 0, i64 %28, !dbg !211
  %30 = load atomic i32, ptr %29 seq_cst, align 4, !dbg !211
  store i32 %30, ptr %9, align 4, !dbg !211
  %31 = load i32, ptr %9, align 4, !dbg !211
  store i32 %31, ptr %8, align 4, !dbg !210
  %32 = load i32, ptr %5, align 4, !dbg !212
  %33 = load i32, ptr %2, align 4, !dbg !214
  %34 = icmp eq i32 %32, %33, !dbg !215
  br i1 %34, label %35, label %53, !dbg !216

35:                                               ; preds = %26
  %36 = load i32, ptr %5, align 4, !dbg !217
  %37 = add nsw i32 %36, 1, !dbg !217
  store i32 %37, ptr %10, align 4, !dbg !217
  %38 = load i32, ptr %5, align 4, !dbg !217
  %39 = load i32, ptr %10, align 4, !dbg !217
  %40 = cmpxchg ptr @top, i32 %38, i32 %39 seq_cst seq_cst, align 4, !dbg !217
  %41 = extractvalue { i32, i1 } %40, 0, !dbg !217
  %42 = extractvalue { i32, i1 } %40, 1, !dbg !217
  br i1 %42, label %44, label %43, !dbg !217

43:                                               ; preds = %35
  store i32 %41, ptr %5, align 4, !dbg !217
  br label %44, !dbg !217

44:                                               ; preds = %43, %35
  %45 = zext i1 %42 to i8, !dbg !217
  store i8 %45, ptr %11, align 1, !dbg !217
  %46 = load i8, ptr %11, align 1, !dbg !217
  %47 = trunc i8 %46 to i1, !dbg !217
  br i1 %47, label %49, label %48, !dbg !220

48:                                               ; preds = %44
  store i32 0, ptr %8, align 4, !dbg !221
  br label %49, !dbg !222

49:                                               ; preds = %48, %44
  %50 = load i32, ptr %2, align 4, !dbg !223
  %51 = add nsw i32 %50, 1, !dbg !223
  store i32 %51, ptr %12, align 4, !dbg !223
  %52 = load i32, ptr %12, align 4, !dbg !223
  store atomic i32 %52, ptr @bottom seq_cst, align 4, !dbg !223
  br label %53, !dbg !224

53:                                               ; preds = %49, %26
  %54 = load i32, ptr %8, align 4, !dbg !225
  store i32 %54, ptr %1, align 4, !dbg !226
  br label %55, !dbg !226

55:                                               ; preds = %53, %23
  %56 = load i32, ptr %1, align 4, !dbg !227
  ret i32 %56, !dbg !227
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @steal() #0 !dbg !228 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata ptr %2, metadata !229, metadata !DIExpression()), !dbg !230
  %10 = load atomic i32, ptr @top seq_cst, align 4, !dbg !231
  store i32 %10, ptr %3, align 4, !dbg !231
  %11 = load i32, ptr %3, align 4, !dbg !231
  store i32 %11, ptr %2, align 4, !dbg !230
  call void @llvm.dbg.declare(metadata ptr %4, metadata !232, metadata !DIExpression()), !dbg !233
  %12 = load atomic i32, ptr @bottom seq_cst, align 4, !dbg !234
  store i32 %12, ptr %5, align 4, !dbg !234
  %13 = load i32, ptr %5, align 4, !dbg !234
  store i32 %13, ptr %4, align 4, !dbg !233
  %14 = load i32, ptr %2, align 4, !dbg !235
  %15 = load i32, ptr %4, align 4, !dbg !237
  %16 = icmp sge i32 %14, %15, !dbg !238
  br i1 %16, label %17, label %18, !dbg !239

17:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !240
  br label %41, !dbg !240

18:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %6, metadata !241, metadata !DIExpression()), !dbg !242
  %19 = load i32, ptr %2, align 4, !dbg !243
  %20 = sext i32 %19 to i64, !dbg !243
  %21 = getelementptr inbounds [1 x i32], ptr @array, i64 0, i64 %20, !dbg !243
  %22 = load atomic i32, ptr %21 seq_cst, align 4, !dbg !243
  store i32 %22, ptr %7, align 4, !dbg !243
  %23 = load i32, ptr %7, align 4, !dbg !243
  store i32 %23, ptr %6, align 4, !dbg !242
  %24 = load i32, ptr %2, align 4, !dbg !244
  %25 = add nsw i32 %24, 1, !dbg !244
  store i32 %25, ptr %8, align 4, !dbg !244
  %26 = load i32, ptr %2, align 4, !dbg !244
  %27 = load i32, ptr %8, align 4, !dbg !244
  %28 = cmpxchg ptr @top, i32 %26, i32 %27 seq_cst seq_cst, align 4, !dbg !244
  %29 = extractvalue { i32, i1 } %28, 0, !dbg !244
  %30 = extractvalue { i32, i1 } %28, 1, !dbg !244
  br i1 %30, label %32, label %31, !dbg !244

31:                                               ; preds = %18
  store i32 %29, ptr %2, align 4, !dbg !244
  br label %32, !dbg !244

32:                                               ; preds = %31, %18
  %33 = zext i1 %30 to i8, !dbg !244
  store i8 %33, ptr %9, align 1, !dbg !244
  %34 = load i8, ptr %9, align 1, !dbg !244
  %35 = trunc i8 %34 to i1, !dbg !244
  br i1 %35, label %36, label %38, !dbg !244

36:                                               ; preds = %32
  %37 = load i32, ptr %6, align 4, !dbg !245
  br label %39, !dbg !244

38:                                               ; preds = %32
  br label %39, !dbg !244

39:                                               ; preds = %38, %36
  %40 = phi i32 [ %37, %36 ], [ 0, %38 ], !dbg !244
  store i32 %40, ptr %1, align 4, !dbg !246
  br label %41, !dbg !246

41:                                               ; preds = %39, %17
  %42 = load i32, ptr %1, align 4, !dbg !247
  ret i32 %42, !dbg !247
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 99, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "rvf/chase-lev-dq.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 272, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 34)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 99, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 19)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 99, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 102, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 22)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "bottom", scope: !25, file: !2, line: 24, type: !36, isLocal: true, isDefinition: true)
!25 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !26, globals: !32, splitDebugInlining: false, nameTableKind: None)
!26 = !{!27, !28, !29}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !30, line: 87, baseType: !31)
!30 = !DIFile(filename: "include/stdint.h", directory: "")
!31 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!32 = !{!0, !7, !12, !18, !23, !33, !41}
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "array", scope: !25, file: !2, line: 25, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 32, elements: !39)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !37, line: 96, baseType: !38)
!37 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!39 = !{!40}
!40 = !DISubrange(count: 1)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "top", scope: !25, file: !2, line: 24, type: !36, isLocal: true, isDefinition: true)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 87, type: !51, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!28}
!53 = !{}
!54 = !DILocalVariable(name: "t", scope: !50, file: !2, line: 89, type: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 192, elements: !59)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 27, baseType: !58)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !{!60}
!60 = !DISubrange(count: 3)
!61 = !DILocation(line: 89, column: 12, scope: !50)
!62 = !DILocalVariable(name: "total", scope: !50, file: !2, line: 90, type: !28)
!63 = !DILocation(line: 90, column: 6, scope: !50)
!64 = !DILocation(line: 92, column: 18, scope: !50)
!65 = !DILocation(line: 92, column: 2, scope: !50)
!66 = !DILocalVariable(name: "i", scope: !67, file: !2, line: 93, type: !28)
!67 = distinct !DILexicalBlock(scope: !50, file: !2, line: 93, column: 2)
!68 = !DILocation(line: 93, column: 11, scope: !67)
!69 = !DILocation(line: 93, column: 7, scope: !67)
!70 = !DILocation(line: 93, column: 18, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !2, line: 93, column: 2)
!72 = !DILocation(line: 93, column: 20, scope: !71)
!73 = !DILocation(line: 93, column: 2, scope: !67)
!74 = !DILocation(line: 94, column: 21, scope: !71)
!75 = !DILocation(line: 94, column: 19, scope: !71)
!76 = !DILocation(line: 94, column: 3, scope: !71)
!77 = !DILocation(line: 93, column: 33, scope: !71)
!78 = !DILocation(line: 93, column: 2, scope: !71)
!79 = distinct !{!79, !73, !80, !81}
!80 = !DILocation(line: 94, column: 42, scope: !67)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocalVariable(name: "i", scope: !83, file: !2, line: 95, type: !28)
!83 = distinct !DILexicalBlock(scope: !50, file: !2, line: 95, column: 2)
!84 = !DILocation(line: 95, column: 11, scope: !83)
!85 = !DILocation(line: 95, column: 7, scope: !83)
!86 = !DILocation(line: 95, column: 18, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !2, line: 95, column: 2)
!88 = !DILocation(line: 95, column: 20, scope: !87)
!89 = !DILocation(line: 95, column: 2, scope: !83)
!90 = !DILocalVariable(name: "got", scope: !91, file: !2, line: 96, type: !27)
!91 = distinct !DILexicalBlock(scope: !87, file: !2, line: 95, column: 37)
!92 = !DILocation(line: 96, column: 9, scope: !91)
!93 = !DILocation(line: 98, column: 18, scope: !91)
!94 = !DILocation(line: 98, column: 16, scope: !91)
!95 = !DILocation(line: 98, column: 3, scope: !91)
!96 = !DILocation(line: 99, column: 3, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !2, line: 99, column: 3)
!98 = distinct !DILexicalBlock(scope: !91, file: !2, line: 99, column: 3)
!99 = !DILocation(line: 99, column: 3, scope: !98)
!100 = !DILocation(line: 100, column: 27, scope: !91)
!101 = !DILocation(line: 100, column: 17, scope: !91)
!102 = !DILocation(line: 100, column: 12, scope: !91)
!103 = !DILocation(line: 100, column: 9, scope: !91)
!104 = !DILocation(line: 101, column: 2, scope: !91)
!105 = !DILocation(line: 95, column: 33, scope: !87)
!106 = !DILocation(line: 95, column: 2, scope: !87)
!107 = distinct !{!107, !89, !108, !81}
!108 = !DILocation(line: 101, column: 2, scope: !83)
!109 = !DILocation(line: 102, column: 2, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !2, line: 102, column: 2)
!111 = distinct !DILexicalBlock(scope: !50, file: !2, line: 102, column: 2)
!112 = !DILocation(line: 102, column: 2, scope: !111)
!113 = !DILocation(line: 103, column: 2, scope: !50)
!114 = distinct !DISubprogram(name: "owner", scope: !2, file: !2, line: 65, type: !115, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !53)
!115 = !DISubroutineType(types: !116)
!116 = !{!27, !27}
!117 = !DILocalVariable(name: "arg", arg: 1, scope: !114, file: !2, line: 65, type: !27)
!118 = !DILocation(line: 65, column: 26, scope: !114)
!119 = !DILocalVariable(name: "got", scope: !114, file: !2, line: 67, type: !28)
!120 = !DILocation(line: 67, column: 6, scope: !114)
!121 = !DILocation(line: 69, column: 8, scope: !114)
!122 = !DILocalVariable(name: "i", scope: !123, file: !2, line: 70, type: !28)
!123 = distinct !DILexicalBlock(scope: !114, file: !2, line: 70, column: 2)
!124 = !DILocation(line: 70, column: 11, scope: !123)
!125 = !DILocation(line: 70, column: 7, scope: !123)
!126 = !DILocation(line: 70, column: 18, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !2, line: 70, column: 2)
!128 = !DILocation(line: 70, column: 20, scope: !127)
!129 = !DILocation(line: 70, column: 2, scope: !123)
!130 = !DILocation(line: 71, column: 13, scope: !127)
!131 = !DILocation(line: 71, column: 10, scope: !127)
!132 = !DILocation(line: 71, column: 3, scope: !127)
!133 = !DILocation(line: 70, column: 26, scope: !127)
!134 = !DILocation(line: 70, column: 2, scope: !127)
!135 = distinct !{!135, !129, !136, !81}
!136 = !DILocation(line: 71, column: 14, scope: !123)
!137 = !DILocalVariable(name: "i", scope: !138, file: !2, line: 72, type: !28)
!138 = distinct !DILexicalBlock(scope: !114, file: !2, line: 72, column: 2)
!139 = !DILocation(line: 72, column: 11, scope: !138)
!140 = !DILocation(line: 72, column: 7, scope: !138)
!141 = !DILocation(line: 72, column: 18, scope: !142)
!142 = distinct !DILexicalBlock(scope: !138, file: !2, line: 72, column: 2)
!143 = !DILocation(line: 72, column: 20, scope: !142)
!144 = !DILocation(line: 72, column: 2, scope: !138)
!145 = !DILocation(line: 73, column: 10, scope: !142)
!146 = !DILocation(line: 73, column: 7, scope: !142)
!147 = !DILocation(line: 73, column: 3, scope: !142)
!148 = !DILocation(line: 72, column: 26, scope: !142)
!149 = !DILocation(line: 72, column: 2, scope: !142)
!150 = distinct !{!150, !144, !151, !81}
!151 = !DILocation(line: 73, column: 15, scope: !138)
!152 = !DILocation(line: 74, column: 27, scope: !114)
!153 = !DILocation(line: 74, column: 17, scope: !114)
!154 = !DILocation(line: 74, column: 9, scope: !114)
!155 = !DILocation(line: 74, column: 2, scope: !114)
!156 = distinct !DISubprogram(name: "thief", scope: !2, file: !2, line: 77, type: !115, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !53)
!157 = !DILocalVariable(name: "arg", arg: 1, scope: !156, file: !2, line: 77, type: !27)
!158 = !DILocation(line: 77, column: 26, scope: !156)
!159 = !DILocalVariable(name: "got", scope: !156, file: !2, line: 79, type: !28)
!160 = !DILocation(line: 79, column: 6, scope: !156)
!161 = !DILocation(line: 81, column: 8, scope: !156)
!162 = !DILocalVariable(name: "i", scope: !163, file: !2, line: 82, type: !28)
!163 = distinct !DILexicalBlock(scope: !156, file: !2, line: 82, column: 2)
!164 = !DILocation(line: 82, column: 11, scope: !163)
!165 = !DILocation(line: 82, column: 7, scope: !163)
!166 = !DILocation(line: 82, column: 18, scope: !167)
!167 = distinct !DILexicalBlock(scope: !163, file: !2, line: 82, column: 2)
!168 = !DILocation(line: 82, column: 20, scope: !167)
!169 = !DILocation(line: 82, column: 2, scope: !163)
!170 = !DILocation(line: 83, column: 10, scope: !167)
!171 = !DILocation(line: 83, column: 7, scope: !167)
!172 = !DILocation(line: 83, column: 3, scope: !167)
!173 = !DILocation(line: 82, column: 31, scope: !167)
!174 = !DILocation(line: 82, column: 2, scope: !167)
!175 = distinct !{!175, !169, !176, !81}
!176 = !DILocation(line: 83, column: 16, scope: !163)
!177 = !DILocation(line: 84, column: 27, scope: !156)
!178 = !DILocation(line: 84, column: 17, scope: !156)
!179 = !DILocation(line: 84, column: 9, scope: !156)
!180 = !DILocation(line: 84, column: 2, scope: !156)
!181 = distinct !DISubprogram(name: "push", scope: !2, file: !2, line: 27, type: !182, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !53)
!182 = !DISubroutineType(types: !183)
!183 = !{null, !28}
!184 = !DILocalVariable(name: "item", arg: 1, scope: !181, file: !2, line: 27, type: !28)
!185 = !DILocation(line: 27, column: 22, scope: !181)
!186 = !DILocalVariable(name: "b", scope: !181, file: !2, line: 29, type: !28)
!187 = !DILocation(line: 29, column: 6, scope: !181)
!188 = !DILocation(line: 29, column: 10, scope: !181)
!189 = !DILocation(line: 31, column: 2, scope: !181)
!190 = !DILocation(line: 32, column: 2, scope: !181)
!191 = !DILocation(line: 33, column: 1, scope: !181)
!192 = distinct !DISubprogram(name: "take", scope: !2, file: !2, line: 35, type: !51, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !53)
!193 = !DILocalVariable(name: "b", scope: !192, file: !2, line: 37, type: !28)
!194 = !DILocation(line: 37, column: 6, scope: !192)
!195 = !DILocation(line: 37, column: 10, scope: !192)
!196 = !DILocation(line: 37, column: 31, scope: !192)
!197 = !DILocation(line: 39, column: 2, scope: !192)
!198 = !DILocalVariable(name: "t", scope: !192, file: !2, line: 40, type: !28)
!199 = !DILocation(line: 40, column: 6, scope: !192)
!200 = !DILocation(line: 40, column: 10, scope: !192)
!201 = !DILocation(line: 41, column: 6, scope: !202)
!202 = distinct !DILexicalBlock(scope: !192, file: !2, line: 41, column: 6)
!203 = !DILocation(line: 41, column: 10, scope: !202)
!204 = !DILocation(line: 41, column: 8, scope: !202)
!205 = !DILocation(line: 41, column: 6, scope: !192)
!206 = !DILocation(line: 42, column: 3, scope: !207)
!207 = distinct !DILexicalBlock(scope: !202, file: !2, line: 41, column: 13)
!208 = !DILocation(line: 43, column: 3, scope: !207)
!209 = !DILocalVariable(name: "item", scope: !192, file: !2, line: 45, type: !28)
!210 = !DILocation(line: 45, column: 6, scope: !192)
!211 = !DILocation(line: 45, column: 13, scope: !192)
!212 = !DILocation(line: 46, column: 6, scope: !213)
!213 = distinct !DILexicalBlock(scope: !192, file: !2, line: 46, column: 6)
!214 = !DILocation(line: 46, column: 11, scope: !213)
!215 = !DILocation(line: 46, column: 8, scope: !213)
!216 = !DILocation(line: 46, column: 6, scope: !192)
!217 = !DILocation(line: 47, column: 8, scope: !218)
!218 = distinct !DILexicalBlock(scope: !219, file: !2, line: 47, column: 7)
!219 = distinct !DILexicalBlock(scope: !213, file: !2, line: 46, column: 14)
!220 = !DILocation(line: 47, column: 7, scope: !219)
!221 = !DILocation(line: 48, column: 9, scope: !218)
!222 = !DILocation(line: 48, column: 4, scope: !218)
!223 = !DILocation(line: 49, column: 3, scope: !219)
!224 = !DILocation(line: 50, column: 2, scope: !219)
!225 = !DILocation(line: 51, column: 9, scope: !192)
!226 = !DILocation(line: 51, column: 2, scope: !192)
!227 = !DILocation(line: 52, column: 1, scope: !192)
!228 = distinct !DISubprogram(name: "steal", scope: !2, file: !2, line: 54, type: !51, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !53)
!229 = !DILocalVariable(name: "t", scope: !228, file: !2, line: 56, type: !28)
!230 = !DILocation(line: 56, column: 6, scope: !228)
!231 = !DILocation(line: 56, column: 10, scope: !228)
!232 = !DILocalVariable(name: "b", scope: !228, file: !2, line: 56, type: !28)
!233 = !DILocation(line: 56, column: 29, scope: !228)
!234 = !DILocation(line: 56, column: 33, scope: !228)
!235 = !DILocation(line: 58, column: 6, scope: !236)
!236 = distinct !DILexicalBlock(scope: !228, file: !2, line: 58, column: 6)
!237 = !DILocation(line: 58, column: 11, scope: !236)
!238 = !DILocation(line: 58, column: 8, scope: !236)
!239 = !DILocation(line: 58, column: 6, scope: !228)
!240 = !DILocation(line: 59, column: 3, scope: !236)
!241 = !DILocalVariable(name: "item", scope: !228, file: !2, line: 60, type: !28)
!242 = !DILocation(line: 60, column: 6, scope: !228)
!243 = !DILocation(line: 60, column: 13, scope: !228)
!244 = !DILocation(line: 61, column: 9, scope: !228)
!245 = !DILocation(line: 61, column: 59, scope: !228)
!246 = !DILocation(line: 61, column: 2, scope: !228)
!247 = !DILocation(line: 62, column: 1, scope: !228)
