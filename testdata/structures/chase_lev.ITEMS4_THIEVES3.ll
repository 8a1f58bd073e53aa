; ModuleID = 'structures/chase_lev.c'
source_filename = "structures/chase_lev.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@taken = internal global [5 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [15 x i8] c"total == ITEMS\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [23 x i8] c"structures/chase_lev.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@bottom = internal global i32 0, align 4, !dbg !33
@array = internal global [4 x i32] zeroinitializer, align 16, !dbg !38
@.str.2 = private unnamed_addr constant [12 x i8] c"before == 0\00", align 1, !dbg !43
@__PRETTY_FUNCTION__.record = private unnamed_addr constant [17 x i8] c"void record(int)\00", align 1, !dbg !48
@top = internal global i32 0, align 4, !dbg !53

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !65 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata ptr %3, metadata !75, metadata !DIExpression()), !dbg !76
  store i32 0, ptr %3, align 4, !dbg !76
  %8 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 0, !dbg !77
  %9 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @owner, ptr noundef null) #5, !dbg !78
  call void @llvm.dbg.declare(metadata ptr %4, metadata !79, metadata !DIExpression()), !dbg !81
  store i32 1, ptr %4, align 4, !dbg !81
  br label %10, !dbg !82

10:                                               ; preds = %18, %0
  %11 = load i32, ptr %4, align 4, !dbg !83
  %12 = icmp sle i32 %11, 3, !dbg !85
  br i1 %12, label %13, label %21, !dbg !86

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !87
  %15 = sext i32 %14 to i64, !dbg !88
  %16 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %15, !dbg !88
  %17 = call i32 @pthread_create(ptr noundef %16, ptr noundef null, ptr noundef @thief, ptr noundef null) #5, !dbg !89
  br label %18, !dbg !89

18:                                               ; preds = %13
  %19 = load i32, ptr %4, align 4, !dbg !90
  %20 = add nsw i32 %19, 1, !dbg !90
  store i32 %20, ptr %4, align 4, !dbg !90
  br label %10, !dbg !91, !llvm.loop !92

21:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata ptr %5, metadata !95, metadata !DIExpression()), !dbg !97
  store i32 0, ptr %5, align 4, !dbg !97
  br label %22, !dbg !98

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !99
  %24 = icmp sle i32 %23, 3, !dbg !101
  br i1 %24, label %25, label %34, !dbg !102

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !103
  %27 = sext i32 %26 to i64, !dbg !104
  %28 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %27, !dbg !104
  %29 = load i64, ptr %28, align 8, !dbg !104
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !105
  br label %31, !dbg !105

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !106
  %33 = add nsw i32 %32, 1, !dbg !106
  store i32 %33, ptr %5, align 4, !dbg !106
  br label %22, !dbg !107, !llvm.loop !108

34:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %6, metadata !110, metadata !DIExpression()), !dbg !112
  store i32 1, ptr %6, align 4, !dbg !112
  br label %35, !dbg !113

35:                                               ; preds = %46, %34
  %36 = load i32, ptr %6, align 4, !dbg !114
  %37 = icmp sle i32 %36, 4, !dbg !116
  br i1 %37, label %38, label %49, !dbg !117

38:                                               ; preds = %35
  %39 = load i32, ptr %6, align 4, !dbg !118
  %40 = sext i32 %39 to i64, !dbg !118
  %41 = getelementptr inbounds [5 x i32], ptr @taken, i64 0, i64 %40, !dbg !118
  %42 = load atomic i32, ptr %41 seq_cst, align 4, !dbg !118
  store i32 %42, ptr %7, align 4, !dbg !118
  %43 = load i32, ptr %7, align 4, !dbg !118
  %44 = load i32, ptr %3, align 4, !dbg !119
  %45 = add nsw i32 %44, %43, !dbg !119
  store i32 %45, ptr %3, align 4, !dbg !119
  br label %46, !dbg !120

46:                                               ; preds = %38
  %47 = load i32, ptr %6, align 4, !dbg !121
  %48 = add nsw i32 %47, 1, !dbg !121
  store i32 %48, ptr %6, align 4, !dbg !121
  br label %35, !dbg !122, !llvm.loop !123

49:                                               ; preds = %35
  %50 = load i32, ptr %3, align 4, !dbg !125
  %51 = icmp eq i32 %50, 4, !dbg !125
  br i1 %51, label %52, label %53, !dbg !128

52:                                               ; preds = %49
  br label %54, !dbg !128

53:                                               ; preds = %49
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 110, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !125
  unreachable, !dbg !125

54:                                               ; preds = %52
  ret i32 0, !dbg !129
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !130 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !133, metadata !DIExpression()), !dbg !134
  %5 = load ptr, ptr %2, align 8, !dbg !135
  call void @llvm.dbg.declare(metadata ptr %3, metadata !136, metadata !DIExpression()), !dbg !138
  store i32 1, ptr %3, align 4, !dbg !138
  br label %6, !dbg !139

6:                                                ; preds = %11, %1
  %7 = load i32, ptr %3, align 4, !dbg !140
  %8 = icmp sle i32 %7, 4, !dbg !142
  br i1 %8, label %9, label %14, !dbg !143

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !144
  call void @push(i32 noundef %10), !dbg !145
  br label %11, !dbg !145

11:                                               ; preds = %9
  %12 = load i32, ptr %3, align 4, !dbg !146
  %13 = add nsw i32 %12, 1, !dbg !146
  store i32 %13, ptr %3, align 4, !dbg !146
  br label %6, !dbg !147, !llvm.loop !148

14:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !150, metadata !DIExpression()), !dbg !152
  store i32 1, ptr %4, align 4, !dbg !152
  br label %15, !dbg !153

15:                                               ; preds = %20, %14
  %16 = load i32, ptr %4, align 4, !dbg !154
  %17 = icmp sle i32 %16, 4, !dbg !156
  br i1 %17, label %18, label %23, !dbg !157

18:                                               ; preds = %15
  %19 = call i32 @take(), !dbg !158
  call void @record(i32 noundef %19), !dbg !159
  br label %20, !dbg !159

20:                                               ; preds = %18
  %21 = load i32, ptr %4, align 4, !dbg !160
  %22 = add nsw i32 %21, 1, !dbg !160
  store i32 %22, ptr %4, align 4, !dbg !160
  br label %15, !dbg !161, !llvm.loop !162

23:                                               ; preds = %15
  ret ptr null, !dbg !164
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @thief(ptr noundef %0) #0 !dbg !165 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !166, metadata !DIExpression()), !dbg !167
  %3 = load ptr, ptr %2, align 8, !dbg !168
  %4 = call i32 @steal(), !dbg !169
  call void @record(i32 noundef %4), !dbg !170
  ret ptr null, !dbg !171
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @push(i32 noundef %0) #0 !dbg !172 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !175, metadata !DIExpression()), !dbg !176
  call void @llvm.dbg.declare(metadata ptr %3, metadata !177, metadata !DIExpression()), !dbg !178
  %7 = load atomic i32, ptr @bottom monotonic, align 4, !dbg !179
  store i32 %7, ptr %4, align 4, !dbg !179
  %8 = load i32, ptr %4, align 4, !dbg !179
  store i32 %8, ptr %3, align 4, !dbg !178
  %9 = load i32, ptr %3, align 4, !dbg !180
  %10 = sext i32 %9 to i64, !dbg !181
  %11 = getelementptr inbounds [4 x i32], ptr @array, i64 0, i64 %10, !dbg !181
  %12 = load i32, ptr %2, align 4, !dbg !182
  store i32 %12, ptr %5, align 4, !dbg !183
  %13 = load i32, ptr %5, align 4, !dbg !183
  store atomic i32 %13, ptr %11 monotonic, align 4, !dbg !183
  fence release, !dbg !184
  %14 = load i32, ptr %3, align 4, !dbg !185
  %15 = add nsw i32 %14, 1, !dbg !186
  store i32 %15, ptr %6, align 4, !dbg !187
  %16 = load i32, ptr %6, align 4, !dbg !187
  store atomic i32 %16, ptr @bottom monotonic, align 4, !dbg !187
  ret void, !dbg !188
}

; Function Attrs: noinline nounwind uwtable
define internal void @record(i32 noundef %0) #0 !dbg !189 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !190, metadata !DIExpression()), !dbg !191
  %6 = load i32, ptr %2, align 4, !dbg !192
  %7 = icmp ne i32 %6, 0, !dbg !194
  br i1 %7, label %8, label %20, !dbg !195

8:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %3, metadata !196, metadata !DIExpression()), !dbg !198
  %9 = load i32, ptr %2, align 4, !dbg !199
  %10 = sext i32 %9 to i64, !dbg !199
  %11 = getelementptr inbounds [5 x i32], ptr @taken, i64 0, i64 %10, !dbg !199
  store i32 1, ptr %4, align 4, !dbg !199
  %12 = load i32, ptr %4, align 4, !dbg !199
  %13 = atomicrmw add ptr %11, i32 %12 seq_cst, align 4, !dbg !199
  store i32 %13, ptr %5, align 4, !dbg !199
  %14 = load i32, ptr %5, align 4, !dbg !199
  store i32 %14, ptr %3, align 4, !dbg !198
  %15 = load i32, ptr %3, align 4, !dbg !200
  %16 = icmp eq i32 %15, 0, !dbg !200
  br i1 %16, label %17, label %18, !dbg !203

17:                                               ; preds = %8
  br label %19, !dbg !203

18:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 77, ptr noundef @__PRETTY_FUNCTION__.record) #6, !dbg !200
  unreachable, !dbg !200

19:                                               ; preds = %17
  br label %20, !dbg !204

20:                                               ; preds = %19, %1
  ret void, !dbg !205
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @take() #0 !dbg !206 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !207, metadata !DIExpression()), !dbg !208
  %13 = load atomic i32, ptr @bottom monotonic, align 4, !dbg !209
  store i32 %13, ptr %3, align 4, !dbg !209
  %14 = load i32, ptr %3, align 4, !dbg !209
  %15 = sub nsw i32 %14, 1, !dbg !210
  store i32 %15, ptr %2, align 4, !dbg !208
  %16 = load i32, ptr %2, align 4, !dbg !211
  store i32 %16, ptr %4, align 4, !dbg !212
  %17 = load i32, ptr %4, align 4, !dbg !212
  store atomic i32 %17, ptr @bottom monotonic, align 4, !dbg !212
  fence seq_cst, !dbg !213
  call void @llvm.dbg.declare(metadata ptr %5, metadata !214, metadata !DIExpression()), !dbg !215
  %18 = load atomic i32, ptr @top monotonic, align 4, !dbg !216
  store i32 %18, ptr %6, align 4, !dbg !216
  %19 = load i32, ptr %6, align 4, !dbg !216
  store i32 %19, ptr %5, align 4, !dbg !215
  %20 = load i32, ptr %5, align 4, !dbg !217
  %21 = load i32, ptr %2, align 4, !dbg !219
  %22 = icmp sgt i32 %20, %21, !dbg !220
  br i1 %22, label %23, label %27, !dbg !221

23:                                               ; preds = %0
  %24 = load i32, ptr %2, align 4, !dbg !222
  %25 = add nsw i32 %24, 1, !dbg !224
  store i32 %25, ptr %7, align 4, !dbg !225
  %26 = load i32, ptr %7, align 4, !dbg !225
  store atomic i32 %26, ptr @bottom monotonic, align 4, !dbg !225
  store i32 0, ptr %1, align 4, !dbg !226
  br label %56, !dbg !226

27:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %8, metadata !227, metadata !DIExpression()), !dbg !228
  %28 = load i32, ptr %2, align 4, !dbg !229
  %29 = sext i32 %28 to i64, !dbg !230
  %30 = getelementptr inbounds [4 x i32], ptr @array, i64 0, i64 %29, !dbg !230
  %31 = load atomic i32, ptr %30 monotonic, align 4, !dbg !231
  store i32 %31, ptr %9, align 4, !dbg !231
  %32 = load i32, ptr %9, align 4, !dbg !231
  store i32 %32, ptr %8, align 4, !dbg !228
  %33 = load i32, ptr %5, align 4, !dbg !232
  %34 = load i32, ptr %2, align 4, !dbg !234
  %35 = icmp eq i32 %33, %34, !dbg !235
  br i1 %35, label %36, label %54, !dbg !236

36:                                               ; preds = %27
  %37 = load i32, ptr %5, align 4, !dbg !237
  %38 = add nsw i32 %37, 1, !dbg !240
  store i32 %38, ptr %10, align 4, !dbg !241
  %39 = load i32, ptr %5, align 4, !dbg !241
  %40 = load i32, ptr %10, align 4, !dbg !241
  %41 = cmpxchg ptr @top, i32 %39, i32 %40 seq_cst monotonic, align 4, !dbg !241
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !241
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !241
  br i1 %43, label %45, label %44, !dbg !241

44:                                               ; preds = %36
  store i32 %42, ptr %5, align 4, !dbg !241
  br label %45, !dbg !241

45:                                               ; preds = %44, %36
  %46 = zext i1 %43 to i8, !dbg !241
  store i8 %46, ptr %11, align 1, !dbg !241
  %47 = load i8, ptr %11, align 1, !dbg !241
  %48 = trunc i8 %47 to i1, !dbg !241
  br i1 %48, label %50, label %49, !dbg !242

49:                                               ; preds = %45
  store i32 0, ptr %8, align 4, !dbg !243
  br label %50, !dbg !244

50:                                               ; preds = %49, %45
  %51 = load i32, ptr %2, align 4, !dbg !245
  %52 = add nsw i32 %51, 1, !dbg !246
  store i32 %52, ptr %12, align 4, !dbg !247
  %53 = load i32, ptr %12, align 4, !dbg !247
  store atomic i32 %53, ptr @bottom monotonic, align 4, !dbg !247
  br label %54, !dbg !248

54:                                               ; preds = %50, %27
  %55 = load i32, ptr %8, align 4, !dbg !249
  store i32 %55, ptr %1, align 4, !dbg !250
  br label %56, !dbg !250

56:                                               ; preds = %54, %23
  %57 = load i32, ptr %1, align 4, !dbg !251
  ret i32 %57, !dbg !251
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @steal() #0 !dbg !252 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata ptr %2, metadata !253, metadata !DIExpression()), !dbg !254
  %10 = load atomic i32, ptr @top acquire, align 4, !dbg !255
  store i32 %10, ptr %3, align 4, !dbg !255
  %11 = load i32, ptr %3, align 4, !dbg !255
  store i32 %11, ptr %2, align 4, !dbg !254
  fence seq_cst, !dbg !256
  call void @llvm.dbg.declare(metadata ptr %4, metadata !257, metadata !DIExpression()), !dbg !258
  %12 = load atomic i32, ptr @bottom acquire, align 4, !dbg !259
  store i32 %12, ptr %5, align 4, !dbg !259
  %13 = load i32, ptr %5, align 4, !dbg !259
  store i32 %13, ptr %4, align 4, !dbg !258
  %14 = load i32, ptr %2, align 4, !dbg !260
  %15 = load i32, ptr %4, align 4, !dbg !262
  %16 = icmp sge i32 %14, %15, !dbg !263
  br i1 %16, label %17, label %18, !dbg !264

17:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !265
  br label %39, !dbg !265

18:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %6, metadata !266, metadata !DIExpression()), !dbg !267
  %19 = load i32, ptr %2, align 4, !dbg !268
  %20 = sext i32 %19 to i64, !dbg !269
  %21 = getelementptr inbounds [4 x i32], ptr @array, i64 0, i64 %20, !dbg !269
  %22 = load atomic i32, ptr %21 monotonic, align 4, !dbg !270
  store i32 %22, ptr %7, align 4, !dbg !270
  %23 = load i32, ptr %7, align 4, !dbg !270
  store i32 %23, ptr %6, align 4, !dbg !267
  %24 = load i32, ptr %2, align 4, !dbg !271
  %25 = add nsw i32 %24, 1, !dbg !273
  store i32 %25, ptr %8, align 4, !dbg !274
  %26 = load i32, ptr %2, align 4, !dbg !274
  %27 = load i32, ptr %8, align 4, !dbg !274
  %28 = cmpxchg ptr @top, i32 %26, i32 %27 seq_cst monotonic, align 4, !dbg !274
  %29 = extractvalue { i32, i1 } %28, 0, !dbg !274
  %30 = extractvalue { i32, i1 } %28, 1, !dbg !274
  br i1 %30, label %32, label %31, !dbg !274

31:                                               ; preds = %18
  store i32 %29, ptr %2, align 4, !dbg !274
  br label %32, !dbg !274

32:                                               ; preds = %31, %18
  %33 = zext i1 %30 to i8, !dbg !274
  store i8 %33, ptr %9, align 1, !dbg !274
  %34 = load i8, ptr %9, align 1, !dbg !274
  %35 = trunc i8 %34 to i1, !dbg !274
  br i1 %35, label %37, label %36, !dbg !275

36:                                               ; preds = %32
  store i32 0, ptr %1, align 4, !dbg !276
  br label %39, !dbg !276

37:                                               ; preds = %32
  %38 = load i32, ptr %6, align 4, !dbg !277
  store i32 %38, ptr %1, align 4, !dbg !278
  br label %39, !dbg !278

39:                                               ; preds = %37, %36, %17
  %40 = load i32, ptr %1, align 4, !dbg !279
  ret i32 %40, !dbg !279
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
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 128, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 4)
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
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 160, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 5)
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
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 256, elements: !41)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !72, line: 27, baseType: !73)
!72 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!73 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!74 = !DILocation(line: 100, column: 12, scope: !65)
!75 = !DILocalVariable(name: "total", scope: !65, file: !3, line: 101, type: !37)
!76 = !DILocation(line: 101, column: 6, scope: !65)
!77 = !DILocation(line: 103, column: 18, scope: !65)
!78 = !DILocation(line: 103, column: 2, scope: !65)
!79 = !DILocalVariable(name: "i", scope: !80, file: !3, line: 104, type: !37)
!80 = distinct !DILexicalBlock(scope: !65, file: !3, line: 104, column: 2)
!81 = !DILocation(line: 104, column: 11, scope: !80)
!82 = !DILocation(line: 104, column: 7, scope: !80)
!83 = !DILocation(line: 104, column: 18, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 104, column: 2)
!85 = !DILocation(line: 104, column: 20, scope: !84)
!86 = !DILocation(line: 104, column: 2, scope: !80)
!87 = !DILocation(line: 105, column: 21, scope: !84)
!88 = !DILocation(line: 105, column: 19, scope: !84)
!89 = !DILocation(line: 105, column: 3, scope: !84)
!90 = !DILocation(line: 104, column: 33, scope: !84)
!91 = !DILocation(line: 104, column: 2, scope: !84)
!92 = distinct !{!92, !86, !93, !94}
!93 = !DILocation(line: 105, column: 42, scope: !80)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocalVariable(name: "i", scope: !96, file: !3, line: 106, type: !37)
!96 = distinct !DILexicalBlock(scope: !65, file: !3, line: 106, column: 2)
!97 = !DILocation(line: 106, column: 11, scope: !96)
!98 = !DILocation(line: 106, column: 7, scope: !96)
!99 = !DILocation(line: 106, column: 18, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 106, column: 2)
!101 = !DILocation(line: 106, column: 20, scope: !100)
!102 = !DILocation(line: 106, column: 2, scope: !96)
!103 = !DILocation(line: 107, column: 18, scope: !100)
!104 = !DILocation(line: 107, column: 16, scope: !100)
!105 = !DILocation(line: 107, column: 3, scope: !100)
!106 = !DILocation(line: 106, column: 33, scope: !100)
!107 = !DILocation(line: 106, column: 2, scope: !100)
!108 = distinct !{!108, !102, !109, !94}
!109 = !DILocation(line: 107, column: 26, scope: !96)
!110 = !DILocalVariable(name: "i", scope: !111, file: !3, line: 108, type: !37)
!111 = distinct !DILexicalBlock(scope: !65, file: !3, line: 108, column: 2)
!112 = !DILocation(line: 108, column: 11, scope: !111)
!113 = !DILocation(line: 108, column: 7, scope: !111)
!114 = !DILocation(line: 108, column: 18, scope: !115)
!115 = distinct !DILexicalBlock(scope: !111, file: !3, line: 108, column: 2)
!116 = !DILocation(line: 108, column: 20, scope: !115)
!117 = !DILocation(line: 108, column: 2, scope: !111)
!118 = !DILocation(line: 109, column: 12, scope: !115)
!119 = !DILocation(line: 109, column: 9, scope: !115)
!120 = !DILocation(line: 109, column: 3, scope: !115)
!121 = !DILocation(line: 108, column: 31, scope: !115)
!122 = !DILocation(line: 108, column: 2, scope: !115)
!123 = distinct !{!123, !117, !124, !94}
!124 = !DILocation(line: 109, column: 12, scope: !111)
!125 = !DILocation(line: 110, column: 2, scope: !126)
!126 = distinct !DILexicalBlock(scope: !127, file: !3, line: 110, column: 2)
!127 = distinct !DILexicalBlock(scope: !65, file: !3, line: 110, column: 2)
!128 = !DILocation(line: 110, column: 2, scope: !127)
!129 = !DILocation(line: 111, column: 2, scope: !65)
!130 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 81, type: !131, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!131 = !DISubroutineType(types: !132)
!132 = !{!16, !16}
!133 = !DILocalVariable(name: "arg", arg: 1, scope: !130, file: !3, line: 81, type: !16)
!134 = !DILocation(line: 81, column: 26, scope: !130)
!135 = !DILocation(line: 83, column: 8, scope: !130)
!136 = !DILocalVariable(name: "i", scope: !137, file: !3, line: 84, type: !37)
!137 = distinct !DILexicalBlock(scope: !130, file: !3, line: 84, column: 2)
!138 = !DILocation(line: 84, column: 11, scope: !137)
!139 = !DILocation(line: 84, column: 7, scope: !137)
!140 = !DILocation(line: 84, column: 18, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 84, column: 2)
!142 = !DILocation(line: 84, column: 20, scope: !141)
!143 = !DILocation(line: 84, column: 2, scope: !137)
!144 = !DILocation(line: 85, column: 8, scope: !141)
!145 = !DILocation(line: 85, column: 3, scope: !141)
!146 = !DILocation(line: 84, column: 31, scope: !141)
!147 = !DILocation(line: 84, column: 2, scope: !141)
!148 = distinct !{!148, !143, !149, !94}
!149 = !DILocation(line: 85, column: 9, scope: !137)
!150 = !DILocalVariable(name: "i", scope: !151, file: !3, line: 86, type: !37)
!151 = distinct !DILexicalBlock(scope: !130, file: !3, line: 86, column: 2)
!152 = !DILocation(line: 86, column: 11, scope: !151)
!153 = !DILocation(line: 86, column: 7, scope: !151)
!154 = !DILocation(line: 86, column: 18, scope: !155)
!155 = distinct !DILexicalBlock(scope: !151, file: !3, line: 86, column: 2)
!156 = !DILocation(line: 86, column: 20, scope: !155)
!157 = !DILocation(line: 86, column: 2, scope: !151)
!158 = !DILocation(line: 87, column: 10, scope: !155)
!159 = !DILocation(line: 87, column: 3, scope: !155)
!160 = !DILocation(line: 86, column: 31, scope: !155)
!161 = !DILocation(line: 86, column: 2, scope: !155)
!162 = distinct !{!162, !157, !163, !94}
!163 = !DILocation(line: 87, column: 16, scope: !151)
!164 = !DILocation(line: 88, column: 2, scope: !130)
!165 = distinct !DISubprogram(name: "thief", scope: !3, file: !3, line: 91, type: !131, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!166 = !DILocalVariable(name: "arg", arg: 1, scope: !165, file: !3, line: 91, type: !16)
!167 = !DILocation(line: 91, column: 26, scope: !165)
!168 = !DILocation(line: 93, column: 8, scope: !165)
!169 = !DILocation(line: 94, column: 9, scope: !165)
!170 = !DILocation(line: 94, column: 2, scope: !165)
!171 = !DILocation(line: 95, column: 2, scope: !165)
!172 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 28, type: !173, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!173 = !DISubroutineType(types: !174)
!174 = !{null, !37}
!175 = !DILocalVariable(name: "item", arg: 1, scope: !172, file: !3, line: 28, type: !37)
!176 = !DILocation(line: 28, column: 22, scope: !172)
!177 = !DILocalVariable(name: "b", scope: !172, file: !3, line: 30, type: !37)
!178 = !DILocation(line: 30, column: 6, scope: !172)
!179 = !DILocation(line: 30, column: 10, scope: !172)
!180 = !DILocation(line: 32, column: 31, scope: !172)
!181 = !DILocation(line: 32, column: 25, scope: !172)
!182 = !DILocation(line: 32, column: 35, scope: !172)
!183 = !DILocation(line: 32, column: 2, scope: !172)
!184 = !DILocation(line: 33, column: 2, scope: !172)
!185 = !DILocation(line: 34, column: 33, scope: !172)
!186 = !DILocation(line: 34, column: 35, scope: !172)
!187 = !DILocation(line: 34, column: 2, scope: !172)
!188 = !DILocation(line: 35, column: 1, scope: !172)
!189 = distinct !DISubprogram(name: "record", scope: !3, file: !3, line: 73, type: !173, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!190 = !DILocalVariable(name: "item", arg: 1, scope: !189, file: !3, line: 73, type: !37)
!191 = !DILocation(line: 73, column: 24, scope: !189)
!192 = !DILocation(line: 75, column: 6, scope: !193)
!193 = distinct !DILexicalBlock(scope: !189, file: !3, line: 75, column: 6)
!194 = !DILocation(line: 75, column: 11, scope: !193)
!195 = !DILocation(line: 75, column: 6, scope: !189)
!196 = !DILocalVariable(name: "before", scope: !197, file: !3, line: 76, type: !37)
!197 = distinct !DILexicalBlock(scope: !193, file: !3, line: 75, column: 21)
!198 = !DILocation(line: 76, column: 7, scope: !197)
!199 = !DILocation(line: 76, column: 16, scope: !197)
!200 = !DILocation(line: 77, column: 3, scope: !201)
!201 = distinct !DILexicalBlock(scope: !202, file: !3, line: 77, column: 3)
!202 = distinct !DILexicalBlock(scope: !197, file: !3, line: 77, column: 3)
!203 = !DILocation(line: 77, column: 3, scope: !202)
!204 = !DILocation(line: 78, column: 2, scope: !197)
!205 = !DILocation(line: 79, column: 1, scope: !189)
!206 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 37, type: !66, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!207 = !DILocalVariable(name: "b", scope: !206, file: !3, line: 39, type: !37)
!208 = !DILocation(line: 39, column: 6, scope: !206)
!209 = !DILocation(line: 39, column: 10, scope: !206)
!210 = !DILocation(line: 39, column: 62, scope: !206)
!211 = !DILocation(line: 41, column: 33, scope: !206)
!212 = !DILocation(line: 41, column: 2, scope: !206)
!213 = !DILocation(line: 42, column: 2, scope: !206)
!214 = !DILocalVariable(name: "t", scope: !206, file: !3, line: 43, type: !37)
!215 = !DILocation(line: 43, column: 6, scope: !206)
!216 = !DILocation(line: 43, column: 10, scope: !206)
!217 = !DILocation(line: 44, column: 6, scope: !218)
!218 = distinct !DILexicalBlock(scope: !206, file: !3, line: 44, column: 6)
!219 = !DILocation(line: 44, column: 10, scope: !218)
!220 = !DILocation(line: 44, column: 8, scope: !218)
!221 = !DILocation(line: 44, column: 6, scope: !206)
!222 = !DILocation(line: 45, column: 34, scope: !223)
!223 = distinct !DILexicalBlock(scope: !218, file: !3, line: 44, column: 13)
!224 = !DILocation(line: 45, column: 36, scope: !223)
!225 = !DILocation(line: 45, column: 3, scope: !223)
!226 = !DILocation(line: 46, column: 3, scope: !223)
!227 = !DILocalVariable(name: "item", scope: !206, file: !3, line: 48, type: !37)
!228 = !DILocation(line: 48, column: 6, scope: !206)
!229 = !DILocation(line: 48, column: 41, scope: !206)
!230 = !DILocation(line: 48, column: 35, scope: !206)
!231 = !DILocation(line: 48, column: 13, scope: !206)
!232 = !DILocation(line: 49, column: 6, scope: !233)
!233 = distinct !DILexicalBlock(scope: !206, file: !3, line: 49, column: 6)
!234 = !DILocation(line: 49, column: 11, scope: !233)
!235 = !DILocation(line: 49, column: 8, scope: !233)
!236 = !DILocation(line: 49, column: 6, scope: !206)
!237 = !DILocation(line: 50, column: 58, scope: !238)
!238 = distinct !DILexicalBlock(scope: !239, file: !3, line: 50, column: 7)
!239 = distinct !DILexicalBlock(scope: !233, file: !3, line: 49, column: 14)
!240 = !DILocation(line: 50, column: 60, scope: !238)
!241 = !DILocation(line: 50, column: 8, scope: !238)
!242 = !DILocation(line: 50, column: 7, scope: !239)
!243 = !DILocation(line: 52, column: 9, scope: !238)
!244 = !DILocation(line: 52, column: 4, scope: !238)
!245 = !DILocation(line: 53, column: 34, scope: !239)
!246 = !DILocation(line: 53, column: 36, scope: !239)
!247 = !DILocation(line: 53, column: 3, scope: !239)
!248 = !DILocation(line: 54, column: 2, scope: !239)
!249 = !DILocation(line: 55, column: 9, scope: !206)
!250 = !DILocation(line: 55, column: 2, scope: !206)
!251 = !DILocation(line: 56, column: 1, scope: !206)
!252 = distinct !DISubprogram(name: "steal", scope: !3, file: !3, line: 58, type: !66, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!253 = !DILocalVariable(name: "t", scope: !252, file: !3, line: 60, type: !37)
!254 = !DILocation(line: 60, column: 6, scope: !252)
!255 = !DILocation(line: 60, column: 10, scope: !252)
!256 = !DILocation(line: 62, column: 2, scope: !252)
!257 = !DILocalVariable(name: "b", scope: !252, file: !3, line: 63, type: !37)
!258 = !DILocation(line: 63, column: 6, scope: !252)
!259 = !DILocation(line: 63, column: 10, scope: !252)
!260 = !DILocation(line: 64, column: 6, scope: !261)
!261 = distinct !DILexicalBlock(scope: !252, file: !3, line: 64, column: 6)
!262 = !DILocation(line: 64, column: 11, scope: !261)
!263 = !DILocation(line: 64, column: 8, scope: !261)
!264 = !DILocation(line: 64, column: 6, scope: !252)
!265 = !DILocation(line: 65, column: 3, scope: !261)
!266 = !DILocalVariable(name: "item", scope: !252, file: !3, line: 66, type: !37)
!267 = !DILocation(line: 66, column: 6, scope: !252)
!268 = !DILocation(line: 66, column: 41, scope: !252)
!269 = !DILocation(line: 66, column: 35, scope: !252)
!270 = !DILocation(line: 66, column: 13, scope: !252)
!271 = !DILocation(line: 67, column: 57, scope: !272)
!272 = distinct !DILexicalBlock(scope: !252, file: !3, line: 67, column: 6)
!273 = !DILocation(line: 67, column: 59, scope: !272)
!274 = !DILocation(line: 67, column: 7, scope: !272)
!275 = !DILocation(line: 67, column: 6, scope: !252)
!276 = !DILocation(line: 69, column: 3, scope: !272)
!277 = !DILocation(line: 70, column: 9, scope: !252)
!278 = !DILocation(line: 70, column: 2, scope: !252)
!279 = !DILocation(line: 71, column: 1, scope: !252)
