; ModuleID = 'chase_lev.c'
source_filename = "chase_lev.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@taken = internal global [4 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [15 x i8] c"total == ITEMS\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [12 x i8] c"chase_lev.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@bottom = internal global i32 0, align 4, !dbg !33
@array = internal global [3 x i32] zeroinitializer, align 4, !dbg !38
@.str.2 = private unnamed_addr constant [12 x i8] c"before == 0\00", align 1, !dbg !43
@__PRETTY_FUNCTION__.record = private unnamed_addr constant [17 x i8] c"void record(int)\00", align 1, !dbg !45
@top = internal global i32 0, align 4, !dbg !50

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !62 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata ptr %3, metadata !74, metadata !DIExpression()), !dbg !75
  store i32 0, ptr %3, align 4, !dbg !75
  %8 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !76
  %9 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @owner, ptr noundef null) #5, !dbg !77
  call void @llvm.dbg.declare(metadata ptr %4, metadata !78, metadata !DIExpression()), !dbg !80
  store i32 1, ptr %4, align 4, !dbg !80
  br label %10, !dbg !81

10:                                               ; preds = %18, %0
  %11 = load i32, ptr %4, align 4, !dbg !82
  %12 = icmp sle i32 %11, 1, !dbg !84
  br i1 %12, label %13, label %21, !dbg !85

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !86
  %15 = sext i32 %14 to i64, !dbg !87
  %16 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %15, !dbg !87
  %17 = call i32 @pthread_create(ptr noundef %16, ptr noundef null, ptr noundef @thief, ptr noundef null) #5, !dbg !88
  br label %18, !dbg !88

18:                                               ; preds = %13
  %19 = load i32, ptr %4, align 4, !dbg !89
  %20 = add nsw i32 %19, 1, !dbg !89
  store i32 %20, ptr %4, align 4, !dbg !89
  br label %10, !dbg !90, !llvm.loop !91

21:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata ptr %5, metadata !94, metadata !DIExpression()), !dbg !96
  store i32 0, ptr %5, align 4, !dbg !96
  br label %22, !dbg !97

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !98
  %24 = icmp sle i32 %23, 1, !dbg !100
  br i1 %24, label %25, label %34, !dbg !101

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !102
  %27 = sext i32 %26 to i64, !dbg !103
  %28 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %27, !dbg !103
  %29 = load i64, ptr %28, align 8, !dbg !103
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !104
  br label %31, !dbg !104

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !105
  %33 = add nsw i32 %32, 1, !dbg !105
  store i32 %33, ptr %5, align 4, !dbg !105
  br label %22, !dbg !106, !llvm.loop !107

34:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %6, metadata !109, metadata !DIExpression()), !dbg !111
  store i32 1, ptr %6, align 4, !dbg !111
  br label %35, !dbg !112

35:                                               ; preds = %46, %34
  %36 = load i32, ptr %6, align 4, !dbg !113
  %37 = icmp sle i32 %36, 3, !dbg !115
  br i1 %37, label %38, label %49, !dbg !116

38:                                               ; preds = %35
  %39 = load i32, ptr %6, align 4, !dbg !117
  %40 = sext i32 %39 to i64, !dbg !117
  %41 = getelementptr inbounds [4 x i32], ptr @taken, i64 0, i64 %40, !dbg !117
  %42 = load atomic i32, ptr %41 seq_cst, align 4, !dbg !117
  store i32 %42, ptr %7, align 4, !dbg !117
  %43 = load i32, ptr %7, align 4, !dbg !117
  %44 = load i32, ptr %3, align 4, !dbg !118
  %45 = add nsw i32 %44, %43, !dbg !118
  store i32 %45, ptr %3, align 4, !dbg !118
  br label %46, !dbg !119

46:                                               ; preds = %38
  %47 = load i32, ptr %6, align 4, !dbg !120
  %48 = add nsw i32 %47, 1, !dbg !120
  store i32 %48, ptr %6, align 4, !dbg !120
  br label %35, !dbg !121, !llvm.loop !122

49:                                               ; preds = %35
  %50 = load i32, ptr %3, align 4, !dbg !124
  %51 = icmp eq i32 %50, 3, !dbg !124
  br i1 %51, label %52, label %53, !dbg !127

52:                                               ; preds = %49
  br label %54, !dbg !127

53:                                               ; preds = %49
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 110, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !124
  unreachable, !dbg !124

54:                                               ; preds = %52
  ret i32 0, !dbg !128
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !129 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !132, metadata !DIExpression()), !dbg !133
  %5 = load ptr, ptr %2, align 8, !dbg !134
  call void @llvm.dbg.declare(metadata ptr %3, metadata !135, metadata !DIExpression()), !dbg !137
  store i32 1, ptr %3, align 4, !dbg !137
  br label %6, !dbg !138

6:                                                ; preds = %11, %1
  %7 = load i32, ptr %3, align 4, !dbg !139
  %8 = icmp sle i32 %7, 3, !dbg !141
  br i1 %8, label %9, label %14, !dbg !142

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !143
  call void @push(i32 noundef %10), !dbg !144
  br label %11, !dbg !144

11:                                               ; preds = %9
  %12 = load i32, ptr %3, align 4, !dbg !145
  %13 = add nsw i32 %12, 1, !dbg !145
  store i32 %13, ptr %3, align 4, !dbg !145
  br label %6, !dbg !146, !llvm.loop !147

14:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !149, metadata !DIExpression()), !dbg !151
  store i32 1, ptr %4, align 4, !dbg !151
  br label %15, !dbg !152

15:                                               ; preds = %20, %14
  %16 = load i32, ptr %4, align 4, !dbg !153
  %17 = icmp sle i32 %16, 3, !dbg !155
  br i1 %17, label %18, label %23, !dbg !156

18:                                               ; preds = %15
  %19 = call i32 @take(), !dbg !157
  call void @record(i32 noundef %19), !dbg !158
  br label %20, !dbg !158

20:                                               ; preds = %18
  %21 = load i32, ptr %4, align 4, !dbg !159
  %22 = add nsw i32 %21, 1, !dbg !159
  store i32 %22, ptr %4, align 4, !dbg !159
  br label %15, !dbg !160, !llvm.loop !161

23:                                               ; preds = %15
  ret ptr null, !dbg !163
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @thief(ptr noundef %0) #0 !dbg !164 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !165, metadata !DIExpression()), !dbg !166
  %3 = load ptr, ptr %2, align 8, !dbg !167
  %4 = call i32 @steal(), !dbg !168
  call void @record(i32 noundef %4), !dbg !169
  ret ptr null, !dbg !170
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @push(i32 noundef %0) #0 !dbg !171 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !174, metadata !DIExpression()), !dbg !175
  call void @llvm.dbg.declare(metadata ptr %3, metadata !176, metadata !DIExpression()), !dbg !177
  %7 = load atomic i32, ptr @bottom monotonic, align 4, !dbg !178
  store i32 %7, ptr %4, align 4, !dbg !178
  %8 = load i32, ptr %4, align 4, !dbg !178
  store i32 %8, ptr %3, align 4, !dbg !177
  %9 = load i32, ptr %3, align 4, !dbg !179
  %10 = sext i32 %9 to i64, !dbg !180
  %11 = getelementptr inbounds [3 x i32], ptr @array, i64 0, i64 %10, !dbg !180
  %12 = load i32, ptr %2, align 4, !dbg !181
  store i32 %12, ptr %5, align 4, !dbg !182
  %13 = load i32, ptr %5, align 4, !dbg !182
  store atomic i32 %13, ptr %11 monotonic, align 4, !dbg !182
  fence release, !dbg !183
  %14 = load i32, ptr %3, align 4, !dbg !184
  %15 = add nsw i32 %14, 1, !dbg !185
  store i32 %15, ptr %6, align 4, !dbg !186
  %16 = load i32, ptr %6, align 4, !dbg !186
  store atomic i32 %16, ptr @bottom monotonic, align 4, !dbg !186
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind uwtable
define internal void @record(i32 noundef %0) #0 !dbg !188 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !189, metadata !DIExpression()), !dbg !190
  %6 = load i32, ptr %2, align 4, !dbg !191
  %7 = icmp ne i32 %6, 0, !dbg !193
  br i1 %7, label %8, label %20, !dbg !194

8:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %3, metadata !195, metadata !DIExpression()), !dbg !197
  %9 = load i32, ptr %2, align 4, !dbg !198
  %10 = sext i32 %9 to i64, !dbg !198
  %11 = getelementptr inbounds [4 x i32], ptr @taken, i64 0, i64 %10, !dbg !198
  store i32 1, ptr %4, align 4, !dbg !198
  %12 = load i32, ptr %4, align 4, !dbg !198
  %13 = atomicrmw add ptr %11, i32 %12 seq_cst, align 4, !dbg !198
  store i32 %13, ptr %5, align 4, !dbg !198
  %14 = load i32, ptr %5, align 4, !dbg !198
  store i32 %14, ptr %3, align 4, !dbg !197
  %15 = load i32, ptr %3, align 4, !dbg !199
  %16 = icmp eq i32 %15, 0, !dbg !199
  br i1 %16, label %17, label %18, !dbg !202

17:                                               ; preds = %8
  br label %19, !dbg !202

18:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 77, ptr noundef @__PRETTY_FUNCTION__.record) #6, !dbg !199
  unreachable, !dbg !199

19:                                               ; preds = %17
  br label %20, !dbg !203

20:                                               ; preds = %19, %1
  ret void, !dbg !204
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @take() #0 !dbg !205 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !206, metadata !DIExpression()), !dbg !207
  %13 = load atomic i32, ptr @bottom monotonic, align 4, !dbg !208
  store i32 %13, ptr %3, align 4, !dbg !208
  %14 = load i32, ptr %3, align 4, !dbg !208
  %15 = sub nsw i32 %14, 1, !dbg !209
  store i32 %15, ptr %2, align 4, !dbg !207
  %16 = load i32, ptr %2, align 4, !dbg !210
  store i32 %16, ptr %4, align 4, !dbg !211
  %17 = load i32, ptr %4, align 4, !dbg !211
  store atomic i32 %17, ptr @bottom monotonic, align 4, !dbg !211
  fence seq_cst, !dbg !212
  call void @llvm.dbg.declare(metadata ptr %5, metadata !213, metadata !DIExpression()), !dbg !214
  %18 = load atomic i32, ptr @top monotonic, align 4, !dbg !215
  store i32 %18, ptr %6, align 4, !dbg !215
  %19 = load i32, ptr %6, align 4, !dbg !215
  store i32 %19, ptr %5, align 4, !dbg !214
  %20 = load i32, ptr %5, align 4, !dbg !216
  %21 = load i32, ptr %2, align 4, !dbg !218
  %22 = icmp sgt i32 %20, %21, !dbg !219
  br i1 %22, label %23, label %27, !dbg !220

23:                                               ; preds = %0
  %24 = load i32, ptr %2, align 4, !dbg !221
  %25 = add nsw i32 %24, 1, !dbg !223
  store i32 %25, ptr %7, align 4, !dbg !224
  %26 = load i32, ptr %7, align 4, !dbg !224
  store atomic i32 %26, ptr @bottom monotonic, align 4, !dbg !224
  store i32 0, ptr %1, align 4, !dbg !225
  br label %56, !dbg !225

27:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %8, metadata !226, metadata !DIExpression()), !dbg !227
  %28 = load i32, ptr %2, align 4, !dbg !228
  %29 = sext i32 %28 to i64, !dbg !229
  %30 = getelementptr inbounds [3 x i32], ptr @array, i64 0, i64 %29, !dbg !229
  %31 = load atomic i32, ptr %30 monotonic, align 4, !dbg !230
  store i32 %31, ptr %9, align 4, !dbg !230
  %32 = load i32, ptr %9, align 4, !dbg !230
  store i32 %32, ptr %8, align 4, !dbg !227
  %33 = load i32, ptr %5, align 4, !dbg !231
  %34 = load i32, ptr %2, align 4, !dbg !233
  %35 = icmp eq i32 %33, %34, !dbg !234
  br i1 %35, label %36, label %54, !dbg !235

36:                                               ; preds = %27
  %37 = load i32, ptr %5, align 4, !dbg !236
  %38 = add nsw i32 %37, 1, !dbg !239
  store i32 %38, ptr %10, align 4, !dbg !240
  %39 = load i32, ptr %5, align 4, !dbg !240
  %40 = load i32, ptr %10, align 4, !dbg !240
  %41 = cmpxchg ptr @top, i32 %39, i32 %40 seq_cst monotonic, align 4, !dbg !240
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !240
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !240
  br i1 %43, label %45, label %44, !dbg !240

44:                                               ; preds = %36
  store i32 %42, ptr %5, align 4, !dbg !240
  br label %45, !dbg !240

45:                                               ; preds = %44, %36
  %46 = zext i1 %43 to i8, !dbg !240
  store i8 %46, ptr %11, align 1, !dbg !240
  %47 = load i8, ptr %11, align 1, !dbg !240
  %48 = trunc i8 %47 to i1, !dbg !240
  br i1 %48, label %50, label %49, !dbg !241

49:                                               ; preds = %45
  store i32 0, ptr %8, align 4, !dbg !242
  br label %50, !dbg !243

50:                                               ; preds = %49, %45
  %51 = load i32, ptr %2, align 4, !dbg !244
  %52 = add nsw i32 %51, 1, !dbg !245
  store i32 %52, ptr %12, align 4, !dbg !246
  %53 = load i32, ptr %12, align 4, !dbg !246
  store atomic i32 %53, ptr @bottom monotonic, align 4, !dbg !246
  br label %54, !dbg !247

54:                                               ; preds = %50, %27
  %55 = load i32, ptr %8, align 4, !dbg !248
  store i32 %55, ptr %1, align 4, !dbg !249
  br label %56, !dbg !249

56:                                               ; preds = %54, %23
  %57 = load i32, ptr %1, align 4, !dbg !250
  ret i32 %57, !dbg !250
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @steal() #0 !dbg !251 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata ptr %2, metadata !252, metadata !DIExpression()), !dbg !253
  %10 = load atomic i32, ptr @top acquire, align 4, !dbg !254
  store i32 %10, ptr %3, align 4, !dbg !254
  %11 = load i32, ptr %3, align 4, !dbg !254
  store i32 %11, ptr %2, align 4, !dbg !253
  fence seq_cst, !dbg !255
  call void @llvm.dbg.declare(metadata ptr %4, metadata !256, metadata !DIExpression()), !dbg !257
  %12 = load atomic i32, ptr @bottom acquire, align 4, !dbg !258
  store i32 %12, ptr %5, align 4, !dbg !258
  %13 = load i32, ptr %5, align 4, !dbg !258
  store i32 %13, ptr %4, align 4, !dbg !257
  %14 = load i32, ptr %2, align 4, !dbg !259
  %15 = load i32, ptr %4, align 4, !dbg !261
  %16 = icmp sge i32 %14, %15, !dbg !262
  br i1 %16, label %17, label %18, !dbg !263

17:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !264
  br label %39, !dbg !264

18:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %6, metadata !265, metadata !DIExpression()), !dbg !266
  %19 = load i32, ptr %2, align 4, !dbg !267
  %20 = sext i32 %19 to i64, !dbg !268
  %21 = getelementptr inbounds [3 x i32], ptr @array, i64 0, i64 %20, !dbg !268
  %22 = load atomic i32, ptr %21 monotonic, align 4, !dbg !269
  store i32 %22, ptr %7, align 4, !dbg !269
  %23 = load i32, ptr %7, align 4, !dbg !269
  store i32 %23, ptr %6, align 4, !dbg !266
  %24 = load i32, ptr %2, align 4, !dbg !270
  %25 = add nsw i32 %24, 1, !dbg !272
  store i32 %25, ptr %8, align 4, !dbg !273
  %26 = load i32, ptr %2, align 4, !dbg !273
  %27 = load i32, ptr %8, align 4, !dbg !273
  %28 = cmpxchg ptr @top, i32 %26, i32 %27 seq_cst monotonic, align 4, !dbg !273
  %29 = extractvalue { i32, i1 } %28, 0, !dbg !273
  %30 = extractvalue { i32, i1 } %28, 1, !dbg !273
  br i1 %30, label %32, label %31, !dbg !273

31:                                               ; preds = %18
  store i32 %29, ptr %2, align 4, !dbg !273
  br label %32, !dbg !273

32:                                               ; preds = %31, %18
  %33 = zext i1 %30 to i8, !dbg !273
  store i8 %33, ptr %9, align 1, !dbg !273
  %34 = load i8, ptr %9, align 1, !dbg !273
  %35 = trunc i8 %34 to i1, !dbg !273
  br i1 %35, label %37, label %36, !dbg !274

36:                                               ; preds = %32
  store i32 0, ptr %1, align 4, !dbg !275
  br label %39, !dbg !275

37:                                               ; preds = %32
  %38 = load i32, ptr %6, align 4, !dbg !276
  store i32 %38, ptr %1, align 4, !dbg !277
  br label %39, !dbg !277

39:                                               ; preds = %37, %36, %17
  %40 = load i32, ptr %1, align 4, !dbg !278
  ret i32 %40, !dbg !278
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60, !61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 26, type: !52, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "chase_lev.c", directory: ".")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !24, !29, !0, !33, !38, !43, !45, !50}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 110, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 110, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 96, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 12)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 110, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !22)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "bottom", scope: !2, file: !3, line: 24, type: !35, isLocal: true, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "array", scope: !2, file: !3, line: 25, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 96, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 3)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 77, type: !26, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !3, line: 77, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 136, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 17)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 24, type: !35, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 128, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 4)
!55 = !{i32 7, !"Dwarf Version", i32 5}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 8, !"PIC Level", i32 2}
!59 = !{i32 7, !"PIE Level", i32 2}
!60 = !{i32 7, !"uwtable", i32 2}
!61 = !{i32 7, !"frame-pointer", i32 2}
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 98, type: !63, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{!37}
!65 = !{}
!66 = !DILocalVariable(name: "t", scope: !62, file: !3, line: 100, type: !67)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !68, size: 128, elements: !71)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 27, baseType: !70)
!69 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !{!72}
!72 = !DISubrange(count: 2)
!73 = !DILocation(line: 100, column: 12, scope: !62)
!74 = !DILocalVariable(name: "total", scope: !62, file: !3, line: 101, type: !37)
!75 = !DILocation(line: 101, column: 6, scope: !62)
!76 = !DILocation(line: 103, column: 18, scope: !62)
!77 = !DILocation(line: 103, column: 2, scope: !62)
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 104, type: !37)
!79 = distinct !DILexicalBlock(scope: !62, file: !3, line: 104, column: 2)
!80 = !DILocation(line: 104, column: 11, scope: !79)
!81 = !DILocation(line: 104, column: 7, scope: !79)
!82 = !DILocation(line: 104, column: 18, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 104, column: 2)
!84 = !DILocation(line: 104, column: 20, scope: !83)
!85 = !DILocation(line: 104, column: 2, scope: !79)
!86 = !DILocation(line: 105, column: 21, scope: !83)
!87 = !DILocation(line: 105, column: 19, scope: !83)
!88 = !DILocation(line: 105, column: 3, scope: !83)
!89 = !DILocation(line: 104, column: 33, scope: !83)
!90 = !DILocation(line: 104, column: 2, scope: !83)
!91 = distinct !{!91, !85, !92, !93}
!92 = !DILocation(line: 105, column: 42, scope: !79)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !DILocalVariable(name: "i", scope: !95, file: !3, line: 106, type: !37)
!95 = distinct !DILexicalBlock(scope: !62, file: !3, line: 106, column: 2)
!96 = !DILocation(line: 106, column: 11, scope: !95)
!97 = !DILocation(line: 106, column: 7, scope: !95)
!98 = !DILocation(line: 106, column: 18, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 106, column: 2)
!100 = !DILocation(line: 106, column: 20, scope: !99)
!101 = !DILocation(line: 106, column: 2, scope: !95)
!102 = !DILocation(line: 107, column: 18, scope: !99)
!103 = !DILocation(line: 107, column: 16, scope: !99)
!104 = !DILocation(line: 107, column: 3, scope: !99)
!105 = !DILocation(line: 106, column: 33, scope: !99)
!106 = !DILocation(line: 106, column: 2, scope: !99)
!107 = distinct !{!107, !101, !108, !93}
!108 = !DILocation(line: 107, column: 26, scope: !95)
!109 = !DILocalVariable(name: "i", scope: !110, file: !3, line: 108, type: !37)
!110 = distinct !DILexicalBlock(scope: !62, file: !3, line: 108, column: 2)
!111 = !DILocation(line: 108, column: 11, scope: !110)
!112 = !DILocation(line: 108, column: 7, scope: !110)
!113 = !DILocation(line: 108, column: 18, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 108, column: 2)
!115 = !DILocation(line: 108, column: 20, scope: !114)
!116 = !DILocation(line: 108, column: 2, scope: !110)
!117 = !DILocation(line: 109, column: 12, scope: !114)
!118 = !DILocation(line: 109, column: 9, scope: !114)
!119 = !DILocation(line: 109, column: 3, scope: !114)
!120 = !DILocation(line: 108, column: 31, scope: !114)
!121 = !DILocation(line: 108, column: 2, scope: !114)
!122 = distinct !{!122, !116, !123, !93}
!123 = !DILocation(line: 109, column: 12, scope: !110)
!124 = !DILocation(line: 110, column: 2, scope: !125)
!125 = distinct !DILexicalBlock(scope: !126, file: !3, line: 110, column: 2)
!126 = distinct !DILexicalBlock(scope: !62, file: !3, line: 110, column: 2)
!127 = !DILocation(line: 110, column: 2, scope: !126)
!128 = !DILocation(line: 111, column: 2, scope: !62)
!129 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 81, type: !130, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!130 = !DISubroutineType(types: !131)
!131 = !{!16, !16}
!132 = !DILocalVariable(name: "arg", arg: 1, scope: !129, file: !3, line: 81, type: !16)
!133 = !DILocation(line: 81, column: 26, scope: !129)
!134 = !DILocation(line: 83, column: 8, scope: !129)
!135 = !DILocalVariable(name: "i", scope: !136, file: !3, line: 84, type: !37)
!136 = distinct !DILexicalBlock(scope: !129, file: !3, line: 84, column: 2)
!137 = !DILocation(line: 84, column: 11, scope: !136)
!138 = !DILocation(line: 84, column: 7, scope: !136)
!139 = !DILocation(line: 84, column: 18, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 84, column: 2)
!141 = !DILocation(line: 84, column: 20, scope: !140)
!142 = !DILocation(line: 84, column: 2, scope: !136)
!143 = !DILocation(line: 85, column: 8, scope: !140)
!144 = !DILocation(line: 85, column: 3, scope: !140)
!145 = !DILocation(line: 84, column: 31, scope: !140)
!146 = !DILocation(line: 84, column: 2, scope: !140)
!147 = distinct !{!147, !142, !148, !93}
!148 = !DILocation(line: 85, column: 9, scope: !136)
!149 = !DILocalVariable(name: "i", scope: !150, file: !3, line: 86, type: !37)
!150 = distinct !DILexicalBlock(scope: !129, file: !3, line: 86, column: 2)
!151 = !DILocation(line: 86, column: 11, scope: !150)
!152 = !DILocation(line: 86, column: 7, scope: !150)
!153 = !DILocation(line: 86, column: 18, scope: !154)
!154 = distinct !DILexicalBlock(scope: !150, file: !3, line: 86, column: 2)
!155 = !DILocation(line: 86, column: 20, scope: !154)
!156 = !DILocation(line: 86, column: 2, scope: !150)
!157 = !DILocation(line: 87, column: 10, scope: !154)
!158 = !DILocation(line: 87, column: 3, scope: !154)
!159 = !DILocation(line: 86, column: 31, scope: !154)
!160 = !DILocation(line: 86, column: 2, scope: !154)
!161 = distinct !{!161, !156, !162, !93}
!162 = !DILocation(line: 87, column: 16, scope: !150)
!163 = !DILocation(line: 88, column: 2, scope: !129)
!164 = distinct !DISubprogram(name: "thief", scope: !3, file: !3, line: 91, type: !130, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!165 = !DILocalVariable(name: "arg", arg: 1, scope: !164, file: !3, line: 91, type: !16)
!166 = !DILocation(line: 91, column: 26, scope: !164)
!167 = !DILocation(line: 93, column: 8, scope: !164)
!168 = !DILocation(line: 94, column: 9, scope: !164)
!169 = !DILocation(line: 94, column: 2, scope: !164)
!170 = !DILocation(line: 95, column: 2, scope: !164)
!171 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 28, type: !172, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!172 = !DISubroutineType(types: !173)
!173 = !{null, !37}
!174 = !DILocalVariable(name: "item", arg: 1, scope: !171, file: !3, line: 28, type: !37)
!175 = !DILocation(line: 28, column: 22, scope: !171)
!176 = !DILocalVariable(name: "b", scope: !171, file: !3, line: 30, type: !37)
!177 = !DILocation(line: 30, column: 6, scope: !171)
!178 = !DILocation(line: 30, column: 10, scope: !171)
!179 = !DILocation(line: 32, column: 31, scope: !171)
!180 = !DILocation(line: 32, column: 25, scope: !171)
!181 = !DILocation(line: 32, column: 35, scope: !171)
!182 = !DILocation(line: 32, column: 2, scope: !171)
!183 = !DILocation(line: 33, column: 2, scope: !171)
!184 = !DILocation(line: 34, column: 33, scope: !171)
!185 = !DILocation(line: 34, column: 35, scope: !171)
!186 = !DILocation(line: 34, column: 2, scope: !171)
!187 = !DILocation(line: 35, column: 1, scope: !171)
!188 = distinct !DISubprogram(name: "record", scope: !3, file: !3, line: 73, type: !172, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!189 = !DILocalVariable(name: "item", arg: 1, scope: !188, file: !3, line: 73, type: !37)
!190 = !DILocation(line: 73, column: 24, scope: !188)
!191 = !DILocation(line: 75, column: 6, scope: !192)
!192 = distinct !DILexicalBlock(scope: !188, file: !3, line: 75, column: 6)
!193 = !DILocation(line: 75, column: 11, scope: !192)
!194 = !DILocation(line: 75, column: 6, scope: !188)
!195 = !DILocalVariable(name: "before", scope: !196, file: !3, line: 76, type: !37)
!196 = distinct !DILexicalBlock(scope: !192, file: !3, line: 75, column: 21)
!197 = !DILocation(line: 76, column: 7, scope: !196)
!198 = !DILocation(line: 76, column: 16, scope: !196)
!199 = !DILocation(line: 77, column: 3, scope: !200)
!200 = distinct !DILexicalBlock(scope: !201, file: !3, line: 77, column: 3)
!201 = distinct !DILexicalBlock(scope: !196, file: !3, line: 77, column: 3)
!202 = !DILocation(line: 77, column: 3, scope: !201)
!203 = !DILocation(line: 78, column: 2, scope: !196)
!204 = !DILocation(line: 79, column: 1, scope: !188)
!205 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 37, type: !63, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!206 = !DILocalVariable(name: "b", scope: !205, file: !3, line: 39, type: !37)
!207 = !DILocation(line: 39, column: 6, scope: !205)
!208 = !DILocation(line: 39, column: 10, scope: !205)
!209 = !DILocation(line: 39, column: 62, scope: !205)
!210 = !DILocation(line: 41, column: 33, scope: !205)
!211 = !DILocation(line: 41, column: 2, scope: !205)
!212 = !DILocation(line: 42, column: 2, scope: !205)
!213 = !DILocalVariable(name: "t", scope: !205, file: !3, line: 43, type: !37)
!214 = !DILocation(line: 43, column: 6, scope: !205)
!215 = !DILocation(line: 43, column: 10, scope: !205)
!216 = !DILocation(line: 44, column: 6, scope: !217)
!217 = distinct !DILexicalBlock(scope: !205, file: !3, line: 44, column: 6)
!218 = !DILocation(line: 44, column: 10, scope: !217)
!219 = !DILocation(line: 44, column: 8, scope: !217)
!220 = !DILocation(line: 44, column: 6, scope: !205)
!221 = !DILocation(line: 45, column: 34, scope: !222)
!222 = distinct !DILexicalBlock(scope: !217, file: !3, line: 44, column: 13)
!223 = !DILocation(line: 45, column: 36, scope: !222)
!224 = !DILocation(line: 45, column: 3, scope: !222)
!225 = !DILocation(line: 46, column: 3, scope: !222)
!226 = !DILocalVariable(name: "item", scope: !205, file: !3, line: 48, type: !37)
!227 = !DILocation(line: 48, column: 6, scope: !205)
!228 = !DILocation(line: 48, column: 41, scope: !205)
!229 = !DILocation(line: 48, column: 35, scope: !205)
!230 = !DILocation(line: 48, column: 13, scope: !205)
!231 = !DILocation(line: 49, column: 6, scope: !232)
!232 = distinct !DILexicalBlock(scope: !205, file: !3, line: 49, column: 6)
!233 = !DILocation(line: 49, column: 11, scope: !232)
!234 = !DILocation(line: 49, column: 8, scope: !232)
!235 = !DILocation(line: 49, column: 6, scope: !205)
!236 = !DILocation(line: 50, column: 58, scope: !237)
!237 = distinct !DILexicalBlock(scope: !238, file: !3, line: 50, column: 7)
!238 = distinct !DILexicalBlock(scope: !232, file: !3, line: 49, column: 14)
!239 = !DILocation(line: 50, column: 60, scope: !237)
!240 = !DILocation(line: 50, column: 8, scope: !237)
!241 = !DILocation(line: 50, column: 7, scope: !238)
!242 = !DILocation(line: 52, column: 9, scope: !237)
!243 = !DILocation(line: 52, column: 4, scope: !237)
!244 = !DILocation(line: 53, column: 34, scope: !238)
!245 = !DILocation(line: 53, column: 36, scope: !238)
!246 = !DILocation(line: 53, column: 3, scope: !238)
!247 = !DILocation(line: 54, column: 2, scope: !238)
!248 = !DILocation(line: 55, column: 9, scope: !205)
!249 = !DILocation(line: 55, column: 2, scope: !205)
!250 = !DILocation(line: 56, column: 1, scope: !205)
!251 = distinct !DISubprogram(name: "steal", scope: !3, file: !3, line: 58, type: !63, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!252 = !DILocalVariable(name: "t", scope: !251, file: !3, line: 60, type: !37)
!253 = !DILocation(line: 60, column: 6, scope: !251)
!254 = !DILocation(line: 60, column: 10, scope: !251)
!255 = !DILocation(line: 62, column: 2, scope: !251)
!256 = !DILocalVariable(name: "b", scope: !251, file: !3, line: 63, type: !37)
!257 = !DILocation(line: 63, column: 6, scope: !251)
!258 = !DILocation(line: 63, column: 10, scope: !251)
!259 = !DILocation(line: 64, column: 6, scope: !260)
!260 = distinct !DILexicalBlock(scope: !251, file: !3, line: 64, column: 6)
!261 = !DILocation(line: 64, column: 11, scope: !260)
!262 = !DILocation(line: 64, column: 8, scope: !260)
!263 = !DILocation(line: 64, column: 6, scope: !251)
!264 = !DILocation(line: 65, column: 3, scope: !260)
!265 = !DILocalVariable(name: "item", scope: !251, file: !3, line: 66, type: !37)
!266 = !DILocation(line: 66, column: 6, scope: !251)
!267 = !DILocation(line: 66, column: 41, scope: !251)
!268 = !DILocation(line: 66, column: 35, scope: !251)
!269 = !DILocation(line: 66, column: 13, scope: !251)
!270 = !DILocation(line: 67, column: 57, scope: !271)
!271 = distinct !DILexicalBlock(scope: !251, file: !3, line: 67, column: 6)
!272 = !DILocation(line: 67, column: 59, scope: !271)
!273 = !DILocation(line: 67, column: 7, scope: !271)
!274 = !DILocation(line: 67, column: 6, scope: !251)
!275 = !DILocation(line: 69, column: 3, scope: !271)
!276 = !DILocation(line: 70, column: 9, scope: !251)
!277 = !DILocation(line: 70, column: 2, scope: !251)
!278 = !DILocation(line: 71, column: 1, scope: !251)
