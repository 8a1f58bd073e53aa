; ModuleID = 'structures/chase_lev.c'
source_filename = "structures/chase_lev.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@taken = internal global [4 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [15 x i8] c"total == ITEMS\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [23 x i8] c"structures/chase_lev.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@bottom = internal global i32 0, align 4, !dbg !33
@array = internal global [3 x i32] zeroinitializer, align 4, !dbg !38
@.str.2 = private unnamed_addr constant [12 x i8] c"before == 0\00", align 1, !dbg !43
@__PRETTY_FUNCTION__.record = private unnamed_addr constant [17 x i8] c"void record(int)\00", align 1, !dbg !48
@top = internal global i32 0, align 4, !dbg !53

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !65 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata ptr %3, metadata !77, metadata !DIExpression()), !dbg !78
  store i32 0, ptr %3, align 4, !dbg !78
  %8 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !79
  %9 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @owner, ptr noundef null) #5, !dbg !80
  call void @llvm.dbg.declare(metadata ptr %4, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 1, ptr %4, align 4, !dbg !83
  br label %10, !dbg !84

10:                                               ; preds = %18, %0
  %11 = load i32, ptr %4, align 4, !dbg !85
  %12 = icmp sle i32 %11, 1, !dbg !87
  br i1 %12, label %13, label %21, !dbg !88

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !89
  %15 = sext i32 %14 to i64, !dbg !90
  %16 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %15, !dbg !90
  %17 = call i32 @pthread_create(ptr noundef %16, ptr noundef null, ptr noundef @thief, ptr noundef null) #5, !dbg !91
  br label %18, !dbg !91

18:                                               ; preds = %13
  %19 = load i32, ptr %4, align 4, !dbg !92
  %20 = add nsw i32 %19, 1, !dbg !92
  store i32 %20, ptr %4, align 4, !dbg !92
  br label %10, !dbg !93, !llvm.loop !94

21:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata ptr %5, metadata !97, metadata !DIExpression()), !dbg !99
  store i32 0, ptr %5, align 4, !dbg !99
  br label %22, !dbg !100

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !101
  %24 = icmp sle i32 %23, 1, !dbg !103
  br i1 %24, label %25, label %34, !dbg !104

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !105
  %27 = sext i32 %26 to i64, !dbg !106
  %28 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %27, !dbg !106
  %29 = load i64, ptr %28, align 8, !dbg !106
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !107
  br label %31, !dbg !107

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !108
  %33 = add nsw i32 %32, 1, !dbg !108
  store i32 %33, ptr %5, align 4, !dbg !108
  br label %22, !dbg !109, !llvm.loop !110

34:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %6, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 1, ptr %6, align 4, !dbg !114
  br label %35, !dbg !115

35:                                               ; preds = %46, %34
  %36 = load i32, ptr %6, align 4, !dbg !116
  %37 = icmp sle i32 %36, 3, !dbg !118
  br i1 %37, label %38, label %49, !dbg !119

38:                                               ; preds = %35
  %39 = load i32, ptr %6, align 4, !dbg !120
  %40 = sext i32 %39 to i64, !dbg !120
  %41 = getelementptr inbounds [4 x i32], ptr @taken, i64 0, i64 %40, !dbg !120
  %42 = load atomic i32, ptr %41 seq_cst, align 4, !dbg !120
  store i32 %42, ptr %7, align 4, !dbg !120
  %43 = load i32, ptr %7, align 4, !dbg !120
  %44 = load i32, ptr %3, align 4, !dbg !121
  %45 = add nsw i32 %44, %43, !dbg !121
  store i32 %45, ptr %3, align 4, !dbg !121
  br label %46, !dbg !122

46:                                               ; preds = %38
  %47 = load i32, ptr %6, align 4, !dbg !123
  %48 = add nsw i32 %47, 1, !dbg !123
  store i32 %48, ptr %6, align 4, !dbg !123
  br label %35, !dbg !124, !llvm.loop !125

49:                                               ; preds = %35
  %50 = load i32, ptr %3, align 4, !dbg !127
  %51 = icmp eq i32 %50, 3, !dbg !127
  br i1 %51, label %52, label %53, !dbg !130

52:                                               ; preds = %49
  br label %54, !dbg !130

53:                                               ; preds = %49
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 110, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !127
  unreachable, !dbg !127

54:                                               ; preds = %52
  ret i32 0, !dbg !131
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !132 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !135, metadata !DIExpression()), !dbg !136
  %5 = load ptr, ptr %2, align 8, !dbg !137
  call void @llvm.dbg.declare(metadata ptr %3, metadata !138, metadata !DIExpression()), !dbg !140
  store i32 1, ptr %3, align 4, !dbg !140
  br label %6, !dbg !141

6:                                                ; preds = %11, %1
  %7 = load i32, ptr %3, align 4, !dbg !142
  %8 = icmp sle i32 %7, 3, !dbg !144
  br i1 %8, label %9, label %14, !dbg !145

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !146
  call void @push(i32 noundef %10), !dbg !147
  br label %11, !dbg !147

11:                                               ; preds = %9
  %12 = load i32, ptr %3, align 4, !dbg !148
  %13 = add nsw i32 %12, 1, !dbg !148
  store i32 %13, ptr %3, align 4, !dbg !148
  br label %6, !dbg !149, !llvm.loop !150

14:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !152, metadata !DIExpression()), !dbg !154
  store i32 1, ptr %4, align 4, !dbg !154
  br label %15, !dbg !155

15:                                               ; preds = %20, %14
  %16 = load i32, ptr %4, align 4, !dbg !156
  %17 = icmp sle i32 %16, 3, !dbg !158
  br i1 %17, label %18, label %23, !dbg !159

18:                                               ; preds = %15
  %19 = call i32 @take(), !dbg !160
  call void @record(i32 noundef %19), !dbg !161
  br label %20, !dbg !161

20:                                               ; preds = %18
  %21 = load i32, ptr %4, align 4, !dbg !162
  %22 = add nsw i32 %21, 1, !dbg !162
  store i32 %22, ptr %4, align 4, !dbg !162
  br label %15, !dbg !163, !llvm.loop !164

23:                                               ; preds = %15
  ret ptr null, !dbg !166
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @thief(ptr noundef %0) #0 !dbg !167 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !168, metadata !DIExpression()), !dbg !169
  %3 = load ptr, ptr %2, align 8, !dbg !170
  %4 = call i32 @steal(), !dbg !171
  call void @record(i32 noundef %4), !dbg !172
  ret ptr null, !dbg !173
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @push(i32 noundef %0) #0 !dbg !174 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !177, metadata !DIExpression()), !dbg !178
  call void @llvm.dbg.declare(metadata ptr %3, metadata !179, metadata !DIExpression()), !dbg !180
  %7 = load atomic i32, ptr @bottom monotonic, align 4, !dbg !181
  store i32 %7, ptr %4, align 4, !dbg !181
  %8 = load i32, ptr %4, align 4, !dbg !181
  store i32 %8, ptr %3, align 4, !dbg !180
  %9 = load i32, ptr %3, align 4, !dbg !182
  %10 = sext i32 %9 to i64, !dbg !183
  %11 = getelementptr inbounds [3 x i32], ptr @array, i64 0, i64 %10, !dbg !183
  %12 = load i32, ptr %2, align 4, !dbg !184
  store i32 %12, ptr %5, align 4, !dbg !185
  %13 = load i32, ptr %5, align 4, !dbg !185
  store atomic i32 %13, ptr %11 monotonic, align 4, !dbg !185
  fence release, !dbg !186
  %14 = load i32, ptr %3, align 4, !dbg !187
  %15 = add nsw i32 %14, 1, !dbg !188
  store i32 %15, ptr %6, align 4, !dbg !189
  %16 = load i32, ptr %6, align 4, !dbg !189
  store atomic i32 %16, ptr @bottom monotonic, align 4, !dbg !189
  ret void, !dbg !190
}

; Function Attrs: noinline nounwind uwtable
define internal void @record(i32 noundef %0) #0 !dbg !191 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !192, metadata !DIExpression()), !dbg !193
  %6 = load i32, ptr %2, align 4, !dbg !194
  %7 = icmp ne i32 %6, 0, !dbg !196
  br i1 %7, label %8, label %20, !dbg !197

8:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %3, metadata !198, metadata !DIExpression()), !dbg !200
  %9 = load i32, ptr %2, align 4, !dbg !201
  %10 = sext i32 %9 to i64, !dbg !201
  %11 = getelementptr inbounds [4 x i32], ptr @taken, i64 0, i64 %10, !dbg !201
  store i32 1, ptr %4, align 4, !dbg !201
  %12 = load i32, ptr %4, align 4, !dbg !201
  %13 = atomicrmw add ptr %11, i32 %12 seq_cst, align 4, !dbg !201
  store i32 %13, ptr %5, align 4, !dbg !201
  %14 = load i32, ptr %5, align 4, !dbg !201
  store i32 %14, ptr %3, align 4, !dbg !200
  %15 = load i32, ptr %3, align 4, !dbg !202
  %16 = icmp eq i32 %15, 0, !dbg !202
  br i1 %16, label %17, label %18, !dbg !205

17:                                               ; preds = %8
  br label %19, !dbg !205

18:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 77, ptr noundef @__PRETTY_FUNCTION__.record) #6, !dbg !202
  unreachable, !dbg !202

19:                                               ; preds = %17
  br label %20, !dbg !206

20:                                               ; preds = %19, %1
  ret void, !dbg !207
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @take() #0 !dbg !208 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !209, metadata !DIExpression()), !dbg !210
  %13 = load atomic i32, ptr @bottom monotonic, align 4, !dbg !211
  store i32 %13, ptr %3, align 4, !dbg !211
  %14 = load i32, ptr %3, align 4, !dbg !211
  %15 = sub nsw i32 %14, 1, !dbg !212
  store i32 %15, ptr %2, align 4, !dbg !210
  %16 = load i32, ptr %2, align 4, !dbg !213
  store i32 %16, ptr %4, align 4, !dbg !214
  %17 = load i32, ptr %4, align 4, !dbg !214
  store atomic i32 %17, ptr @bottom monotonic, align 4, !dbg !214
  fence seq_cst, !dbg !215
  call void @llvm.dbg.declare(metadata ptr %5, metadata !216, metadata !DIExpression()), !dbg !217
  %18 = load atomic i32, ptr @top monotonic, align 4, !dbg !218
  store i32 %18, ptr %6, align 4, !dbg !218
  %19 = load i32, ptr %6, align 4, !dbg !218
  store i32 %19, ptr %5, align 4, !dbg !217
  %20 = load i32, ptr %5, align 4, !dbg !219
  %21 = load i32, ptr %2, align 4, !dbg !221
  %22 = icmp sgt i32 %20, %21, !dbg !222
  br i1 %22, label %23, label %27, !dbg !223

23:                                               ; preds = %0
  %24 = load i32, ptr %2, align 4, !dbg !224
  %25 = add nsw i32 %24, 1, !dbg !226
  store i32 %25, ptr %7, align 4, !dbg !227
  %26 = load i32, ptr %7, align 4, !dbg !227
  store atomic i32 %26, ptr @bottom monotonic, align 4, !dbg !227
  store i32 0, ptr %1, align 4, !dbg !228
  br label %56, !dbg !228

27:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %8, metadata !229, metadata !DIExpression()), !dbg !230
  %28 = load i32, ptr %2, align 4, !dbg !231
  %29 = sext i32 %28 to i64, !dbg !232
  %30 = getelementptr inbounds [3 x i32], ptr @array, i64 0, i64 %29, !dbg !232
  %31 = load atomic i32, ptr %30 monotonic, align 4, !dbg !233
  store i32 %31, ptr %9, align 4, !dbg !233
  %32 = load i32, ptr %9, align 4, !dbg !233
  store i32 %32, ptr %8, align 4, !dbg !230
  %33 = load i32, ptr %5, align 4, !dbg !234
  %34 = load i32, ptr %2, align 4, !dbg !236
  %35 = icmp eq i32 %33, %34, !dbg !237
  br i1 %35, label %36, label %54, !dbg !238

36:                                               ; preds = %27
  %37 = load i32, ptr %5, align 4, !dbg !239
  %38 = add nsw i32 %37, 1, !dbg !242
  store i32 %38, ptr %10, align 4, !dbg !243
  %39 = load i32, ptr %5, align 4, !dbg !243
  %40 = load i32, ptr %10, align 4, !dbg !243
  %41 = cmpxchg ptr @top, i32 %39, i32 %40 seq_cst monotonic, align 4, !dbg !243
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !243
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !243
  br i1 %43, label %45, label %44, !dbg !243

44:                                               ; preds = %36
  store i32 %42, ptr %5, align 4, !dbg !243
  br label %45, !dbg !243

45:                                               ; preds = %44, %36
  %46 = zext i1 %43 to i8, !dbg !243
  store i8 %46, ptr %11, align 1, !dbg !243
  %47 = load i8, ptr %11, align 1, !dbg !243
  %48 = trunc i8 %47 to i1, !dbg !243
  br i1 %48, label %50, label %49, !dbg !244

49:                                               ; preds = %45
  store i32 0, ptr %8, align 4, !dbg !245
  br label %50, !dbg !246

50:                                               ; preds = %49, %45
  %51 = load i32, ptr %2, align 4, !dbg !247
  %52 = add nsw i32 %51, 1, !dbg !248
  store i32 %52, ptr %12, align 4, !dbg !249
  %53 = load i32, ptr %12, align 4, !dbg !249
  store atomic i32 %53, ptr @bottom monotonic, align 4, !dbg !249
  br label %54, !dbg !250

54:                                               ; preds = %50, %27
  %55 = load i32, ptr %8, align 4, !dbg !251
  store i32 %55, ptr %1, align 4, !dbg !252
  br label %56, !dbg !252

56:                                               ; preds = %54, %23
  %57 = load i32, ptr %1, align 4, !dbg !253
  ret i32 %57, !dbg !253
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @steal() #0 !dbg !254 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata ptr %2, metadata !255, metadata !DIExpression()), !dbg !256
  %10 = load atomic i32, ptr @top acquire, align 4, !dbg !257
  store i32 %10, ptr %3, align 4, !dbg !257
  %11 = load i32, ptr %3, align 4, !dbg !257
  store i32 %11, ptr %2, align 4, !dbg !256
  fence seq_cst, !dbg !258
  call void @llvm.dbg.declare(metadata ptr %4, metadata !259, metadata !DIExpression()), !dbg !260
  %12 = load atomic i32, ptr @bottom acquire, align 4, !dbg !261
  store i32 %12, ptr %5, align 4, !dbg !261
  %13 = load i32, ptr %5, align 4, !dbg !261
  store i32 %13, ptr %4, align 4, !dbg !260
  %14 = load i32, ptr %2, align 4, !dbg !262
  %15 = load i32, ptr %4, align 4, !dbg !264
  %16 = icmp sge i32 %14, %15, !dbg !265
  br i1 %16, label %17, label %18, !dbg !266

17:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !267
  br label %39, !dbg !267

18:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %6, metadata !268, metadata !DIExpression()), !dbg !269
  %19 = load i32, ptr %2, align 4, !dbg !270
  %20 = sext i32 %19 to i64, !dbg !271
  %21 = getelementptr inbounds [3 x i32], ptr @array, i64 0, i64 %20, !dbg !271
  %22 = load atomic i32, ptr %21 monotonic, align 4, !dbg !272
  store i32 %22, ptr %7, align 4, !dbg !272
  %23 = load i32, ptr %7, align 4, !dbg !272
  store i32 %23, ptr %6, align 4, !dbg !269
  %24 = load i32, ptr %2, align 4, !dbg !273
  %25 = add nsw i32 %24, 1, !dbg !275
  store i32 %25, ptr %8, align 4, !dbg !276
  %26 = load i32, ptr %2, align 4, !dbg !276
  %27 = load i32, ptr %8, align 4, !dbg !276
  %28 = cmpxchg ptr @top, i32 %26, i32 %27 seq_cst monotonic, align 4, !dbg !276
  %29 = extractvalue { i32, i1 } %28, 0, !dbg !276
  %30 = extractvalue { i32, i1 } %28, 1, !dbg !276
  br i1 %30, label %32, label %31, !dbg !276

31:                                               ; preds = %18
  store i32 %29, ptr %2, align 4, !dbg !276
  br label %32, !dbg !276

32:                                               ; preds = %31, %18
  %33 = zext i1 %30 to i8, !dbg !276
  store i8 %33, ptr %9, align 1, !dbg !276
  %34 = load i8, ptr %9, align 1, !dbg !276
  %35 = trunc i8 %34 to i1, !dbg !276
  br i1 %35, label %37, label %36, !dbg !277

36:                                               ; preds = %32
  store i32 0, ptr %1, align 4, !dbg !278
  br label %39, !dbg !278

37:                                               ; preds = %32
  %38 = load i32, ptr %6, align 4, !dbg !279
  store i32 %38, ptr %1, align 4, !dbg !280
  br label %39, !dbg !280

39:                                               ; preds = %37, %36, %17
  %40 = load i32, ptr %1, align 4, !dbg !281
  ret i32 %40, !dbg !281
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!58, !59, !60, !61, !62, !63, !64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 26, type: !55, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structures/chase_lev.c", directory: ".")
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
!17 = !{!18, !24, !29, !0, !33, !38, !43, !48, !53}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 110, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 110, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 184, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 23)
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
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 77, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 96, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 12)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 77, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 136, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 17)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 24, type: !35, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 128, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 4)
!58 = !{i32 7, !"Dwarf Version", i32 5}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 8, !"PIC Level", i32 2}
!62 = !{i32 7, !"PIE Level", i32 2}
!63 = !{i32 7, !"uwtable", i32 2}
!64 = !{i32 7, !"frame-pointer", i32 2}
!65 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 98, type: !66, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!37}
!68 = !{}
!69 = !DILocalVariable(name: "t", scope: !65, file: !3, line: 100, type: !70)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 128, elements: !74)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !72, line: 27, baseType: !73)
!72 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!73 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!74 = !{!75}
!75 = !DISubrange(count: 2)
!76 = !DILocation(line: 100, column: 12, scope: !65)
!77 = !DILocalVariable(name: "total", scope: !65, file: !3, line: 101, type: !37)
!78 = !DILocation(line: 101, column: 6, scope: !65)
!79 = !DILocation(line: 103, column: 18, scope: !65)
!80 = !DILocation(line: 103, column: 2, scope: !65)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 104, type: !37)
!82 = distinct !DILexicalBlock(scope: !65, file: !3, line: 104, column: 2)
!83 = !DILocation(line: 104, column: 11, scope: !82)
!84 = !DILocation(line: 104, column: 7, scope: !82)
!85 = !DILocation(line: 104, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 104, column: 2)
!87 = !DILocation(line: 104, column: 20, scope: !86)
!88 = !DILocation(line: 104, column: 2, scope: !82)
!89 = !DILocation(line: 105, column: 21, scope: !86)
!90 = !DILocation(line: 105, column: 19, scope: !86)
!91 = !DILocation(line: 105, column: 3, scope: !86)
!92 = !DILocation(line: 104, column: 33, scope: !86)
!93 = !DILocation(line: 104, column: 2, scope: !86)
!94 = distinct !{!94, !88, !95, !96}
!95 = !DILocation(line: 105, column: 42, scope: !82)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocalVariable(name: "i", scope: !98, file: !3, line: 106, type: !37)
!98 = distinct !DILexicalBlock(scope: !65, file: !3, line: 106, column: 2)
!99 = !DILocation(line: 106, column: 11, scope: !98)
!100 = !DILocation(line: 106, column: 7, scope: !98)
!101 = !DILocation(line: 106, column: 18, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 106, column: 2)
!103 = !DILocation(line: 106, column: 20, scope: !102)
!104 = !DILocation(line: 106, column: 2, scope: !98)
!105 = !DILocation(line: 107, column: 18, scope: !102)
!106 = !DILocation(line: 107, column: 16, scope: !102)
!107 = !DILocation(line: 107, column: 3, scope: !102)
!108 = !DILocation(line: 106, column: 33, scope: !102)
!109 = !DILocation(line: 106, column: 2, scope: !102)
!110 = distinct !{!110, !104, !111, !96}
!111 = !DILocation(line: 107, column: 26, scope: !98)
!112 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 108, type: !37)
!113 = distinct !DILexicalBlock(scope: !65, file: !3, line: 108, column: 2)
!114 = !DILocation(line: 108, column: 11, scope: !113)
!115 = !DILocation(line: 108, column: 7, scope: !113)
!116 = !DILocation(line: 108, column: 18, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 108, column: 2)
!118 = !DILocation(line: 108, column: 20, scope: !117)
!119 = !DILocation(line: 108, column: 2, scope: !113)
!120 = !DILocation(line: 109, column: 12, scope: !117)
!121 = !DILocation(line: 109, column: 9, scope: !117)
!122 = !DILocation(line: 109, column: 3, scope: !117)
!123 = !DILocation(line: 108, column: 31, scope: !117)
!124 = !DILocation(line: 108, column: 2, scope: !117)
!125 = distinct !{!125, !119, !126, !96}
!126 = !DILocation(line: 109, column: 12, scope: !113)
!127 = !DILocation(line: 110, column: 2, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 110, column: 2)
!129 = distinct !DILexicalBlock(scope: !65, file: !3, line: 110, column: 2)
!130 = !DILocation(line: 110, column: 2, scope: !129)
!131 = !DILocation(line: 111, column: 2, scope: !65)
!132 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 81, type: !133, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!133 = !DISubroutineType(types: !134)
!134 = !{!16, !16}
!135 = !DILocalVariable(name: "arg", arg: 1, scope: !132, file: !3, line: 81, type: !16)
!136 = !DILocation(line: 81, column: 26, scope: !132)
!137 = !DILocation(line: 83, column: 8, scope: !132)
!138 = !DILocalVariable(name: "i", scope: !139, file: !3, line: 84, type: !37)
!139 = distinct !DILexicalBlock(scope: !132, file: !3, line: 84, column: 2)
!140 = !DILocation(line: 84, column: 11, scope: !139)
!141 = !DILocation(line: 84, column: 7, scope: !139)
!142 = !DILocation(line: 84, column: 18, scope: !143)
!143 = distinct !DILexicalBlock(scope: !139, file: !3, line: 84, column: 2)
!144 = !DILocation(line: 84, column: 20, scope: !143)
!145 = !DILocation(line: 84, column: 2, scope: !139)
!146 = !DILocation(line: 85, column: 8, scope: !143)
!147 = !DILocation(line: 85, column: 3, scope: !143)
!148 = !DILocation(line: 84, column: 31, scope: !143)
!149 = !DILocation(line: 84, column: 2, scope: !143)
!150 = distinct !{!150, !145, !151, !96}
!151 = !DILocation(line: 85, column: 9, scope: !139)
!152 = !DILocalVariable(name: "i", scope: !153, file: !3, line: 86, type: !37)
!153 = distinct !DILexicalBlock(scope: !132, file: !3, line: 86, column: 2)
!154 = !DILocation(line: 86, column: 11, scope: !153)
!155 = !DILocation(line: 86, column: 7, scope: !153)
!156 = !DILocation(line: 86, column: 18, scope: !157)
!157 = distinct !DILexicalBlock(scope: !153, file: !3, line: 86, column: 2)
!158 = !DILocation(line: 86, column: 20, scope: !157)
!159 = !DILocation(line: 86, column: 2, scope: !153)
!160 = !DILocation(line: 87, column: 10, scope: !157)
!161 = !DILocation(line: 87, column: 3, scope: !157)
!162 = !DILocation(line: 86, column: 31, scope: !157)
!163 = !DILocation(line: 86, column: 2, scope: !157)
!164 = distinct !{!164, !159, !165, !96}
!165 = !DILocation(line: 87, column: 16, scope: !153)
!166 = !DILocation(line: 88, column: 2, scope: !132)
!167 = distinct !DISubprogram(name: "thief", scope: !3, file: !3, line: 91, type: !133, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!168 = !DILocalVariable(name: "arg", arg: 1, scope: !167, file: !3, line: 91, type: !16)
!169 = !DILocation(line: 91, column: 26, scope: !167)
!170 = !DILocation(line: 93, column: 8, scope: !167)
!171 = !DILocation(line: 94, column: 9, scope: !167)
!172 = !DILocation(line: 94, column: 2, scope: !167)
!173 = !DILocation(line: 95, column: 2, scope: !167)
!174 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 28, type: !175, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!175 = !DISubroutineType(types: !176)
!176 = !{null, !37}
!177 = !DILocalVariable(name: "item", arg: 1, scope: !174, file: !3, line: 28, type: !37)
!178 = !DILocation(line: 28, column: 22, scope: !174)
!179 = !DILocalVariable(name: "b", scope: !174, file: !3, line: 30, type: !37)
!180 = !DILocation(line: 30, column: 6, scope: !174)
!181 = !DILocation(line: 30, column: 10, scope: !174)
!182 = !DILocation(line: 32, column: 31, scope: !174)
!183 = !DILocation(line: 32, column: 25, scope: !174)
!184 = !DILocation(line: 32, column: 35, scope: !174)
!185 = !DILocation(line: 32, column: 2, scope: !174)
!186 = !DILocation(line: 33, column: 2, scope: !174)
!187 = !DILocation(line: 34, column: 33, scope: !174)
!188 = !DILocation(line: 34, column: 35, scope: !174)
!189 = !DILocation(line: 34, column: 2, scope: !174)
!190 = !DILocation(line: 35, column: 1, scope: !174)
!191 = distinct !DISubprogram(name: "record", scope: !3, file: !3, line: 73, type: !175, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!192 = !DILocalVariable(name: "item", arg: 1, scope: !191, file: !3, line: 73, type: !37)
!193 = !DILocation(line: 73, column: 24, scope: !191)
!194 = !DILocation(line: 75, column: 6, scope: !195)
!195 = distinct !DILexicalBlock(scope: !191, file: !3, line: 75, column: 6)
!196 = !DILocation(line: 75, column: 11, scope: !195)
!197 = !DILocation(line: 75, column: 6, scope: !191)
!198 = !DILocalVariable(name: "before", scope: !199, file: !3, line: 76, type: !37)
!199 = distinct !DILexicalBlock(scope: !195, file: !3, line: 75, column: 21)
!200 = !DILocation(line: 76, column: 7, scope: !199)
!201 = !DILocation(line: 76, column: 16, scope: !199)
!202 = !DILocation(line: 77, column: 3, scope: !203)
!203 = distinct !DILexicalBlock(scope: !204, file: !3, line: 77, column: 3)
!204 = distinct !DILexicalBlock(scope: !199, file: !3, line: 77, column: 3)
!205 = !DILocation(line: 77, column: 3, scope: !204)
!206 = !DILocation(line: 78, column: 2, scope: !199)
!207 = !DILocation(line: 79, column: 1, scope: !191)
!208 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 37, type: !66, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!209 = !DILocalVariable(name: "b", scope: !208, file: !3, line: 39, type: !37)
!210 = !DILocation(line: 39, column: 6, scope: !208)
!211 = !DILocation(line: 39, column: 10, scope: !208)
!212 = !DILocation(line: 39, column: 62, scope: !208)
!213 = !DILocation(line: 41, column: 33, scope: !208)
!214 = !DILocation(line: 41, column: 2, scope: !208)
!215 = !DILocation(line: 42, column: 2, scope: !208)
!216 = !DILocalVariable(name: "t", scope: !208, file: !3, line: 43, type: !37)
!217 = !DILocation(line: 43, column: 6, scope: !208)
!218 = !DILocation(line: 43, column: 10, scope: !208)
!219 = !DILocation(line: 44, column: 6, scope: !220)
!220 = distinct !DILexicalBlock(scope: !208, file: !3, line: 44, column: 6)
!221 = !DILocation(line: 44, column: 10, scope: !220)
!222 = !DILocation(line: 44, column: 8, scope: !220)
!223 = !DILocation(line: 44, column: 6, scope: !208)
!224 = !DILocation(line: 45, column: 34, scope: !225)
!225 = distinct !DILexicalBlock(scope: !220, file: !3, line: 44, column: 13)
!226 = !DILocation(line: 45, column: 36, scope: !225)
!227 = !DILocation(line: 45, column: 3, scope: !225)
!228 = !DILocation(line: 46, column: 3, scope: !225)
!229 = !DILocalVariable(name: "item", scope: !208, file: !3, line: 48, type: !37)
!230 = !DILocation(line: 48, column: 6, scope: !208)
!231 = !DILocation(line: 48, column: 41, scope: !208)
!232 = !DILocation(line: 48, column: 35, scope: !208)
!233 = !DILocation(line: 48, column: 13, scope: !208)
!234 = !DILocation(line: 49, column: 6, scope: !235)
!235 = distinct !DILexicalBlock(scope: !208, file: !3, line: 49, column: 6)
!236 = !DILocation(line: 49, column: 11, scope: !235)
!237 = !DILocation(line: 49, column: 8, scope: !235)
!238 = !DILocation(line: 49, column: 6, scope: !208)
!239 = !DILocation(line: 50, column: 58, scope: !240)
!240 = distinct !DILexicalBlock(scope: !241, file: !3, line: 50, column: 7)
!241 = distinct !DILexicalBlock(scope: !235, file: !3, line: 49, column: 14)
!242 = !DILocation(line: 50, column: 60, scope: !240)
!243 = !DILocation(line: 50, column: 8, scope: !240)
!244 = !DILocation(line: 50, column: 7, scope: !241)
!245 = !DILocation(line: 52, column: 9, scope: !240)
!246 = !DILocation(line: 52, column: 4, scope: !240)
!247 = !DILocation(line: 53, column: 34, scope: !241)
!248 = !DILocation(line: 53, column: 36, scope: !241)
!249 = !DILocation(line: 53, column: 3, scope: !241)
!250 = !DILocation(line: 54, column: 2, scope: !241)
!251 = !DILocation(line: 55, column: 9, scope: !208)
!252 = !DILocation(line: 55, column: 2, scope: !208)
!253 = !DILocation(line: 56, column: 1, scope: !208)
!254 = distinct !DISubprogram(name: "steal", scope: !3, file: !3, line: 58, type: !66, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!255 = !DILocalVariable(name: "t", scope: !254, file: !3, line: 60, type: !37)
!256 = !DILocation(line: 60, column: 6, scope: !254)
!257 = !DILocation(line: 60, column: 10, scope: !254)
!258 = !DILocation(line: 62, column: 2, scope: !254)
!259 = !DILocalVariable(name: "b", scope: !254, file: !3, line: 63, type: !37)
!260 = !DILocation(line: 63, column: 6, scope: !254)
!261 = !DILocation(line: 63, column: 10, scope: !254)
!262 = !DILocation(line: 64, column: 6, scope: !263)
!263 = distinct !DILexicalBlock(scope: !254, file: !3, line: 64, column: 6)
!264 = !DILocation(line: 64, column: 11, scope: !263)
!265 = !DILocation(line: 64, column: 8, scope: !263)
!266 = !DILocation(line: 64, column: 6, scope: !254)
!267 = !DILocation(line: 65, column: 3, scope: !263)
!268 = !DILocalVariable(name: "item", scope: !254, file: !3, line: 66, type: !37)
!269 = !DILocation(line: 66, column: 6, scope: !254)
!270 = !DILocation(line: 66, column: 41, scope: !254)
!271 = !DILocation(line: 66, column: 35, scope: !254)
!272 = !DILocation(line: 66, column: 13, scope: !254)
!273 = !DILocation(line: 67, column: 57, scope: !274)
!274 = distinct !DILexicalBlock(scope: !254, file: !3, line: 67, column: 6)
!275 = !DILocation(line: 67, column: 59, scope: !274)
!276 = !DILocation(line: 67, column: 7, scope: !274)
!277 = !DILocation(line: 67, column: 6, scope: !254)
!278 = !DILocation(line: 69, column: 3, scope: !274)
!279 = !DILocation(line: 70, column: 9, scope: !254)
!280 = !DILocation(line: 70, column: 2, scope: !254)
!281 = !DILocation(line: 71, column: 1, scope: !254)
