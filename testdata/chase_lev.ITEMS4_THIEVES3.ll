; ModuleID = 'chase_lev.c'
source_filename = "chase_lev.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@taken = internal global [5 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [15 x i8] c"total == ITEMS\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [12 x i8] c"chase_lev.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@bottom = internal global i32 0, align 4, !dbg !33
@array = internal global [4 x i32] zeroinitializer, align 16, !dbg !38
@.str.2 = private unnamed_addr constant [12 x i8] c"before == 0\00", align 1, !dbg !43
@__PRETTY_FUNCTION__.record = private unnamed_addr constant [17 x i8] c"void record(int)\00", align 1, !dbg !45
@top = internal global i32 0, align 4, !dbg !50

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !62 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata ptr %3, metadata !72, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %3, align 4, !dbg !73
  %8 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 0, !dbg !74
  %9 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @owner, ptr noundef null) #5, !dbg !75
  call void @llvm.dbg.declare(metadata ptr %4, metadata !76, metadata !DIExpression()), !dbg !78
  store i32 1, ptr %4, align 4, !dbg !78
  br label %10, !dbg !79

10:                                               ; preds = %18, %0
  %11 = load i32, ptr %4, align 4, !dbg !80
  %12 = icmp sle i32 %11, 3, !dbg !82
  br i1 %12, label %13, label %21, !dbg !83

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !84
  %15 = sext i32 %14 to i64, !dbg !85
  %16 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %15, !dbg !85
  %17 = call i32 @pthread_create(ptr noundef %16, ptr noundef null, ptr noundef @thief, ptr noundef null) #5, !dbg !86
  br label %18, !dbg !86

18:                                               ; preds = %13
  %19 = load i32, ptr %4, align 4, !dbg !87
  %20 = add nsw i32 %19, 1, !dbg !87
  store i32 %20, ptr %4, align 4, !dbg !87
  br label %10, !dbg !88, !llvm.loop !89

21:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata ptr %5, metadata !92, metadata !DIExpression()), !dbg !94
  store i32 0, ptr %5, align 4, !dbg !94
  br label %22, !dbg !95

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !96
  %24 = icmp sle i32 %23, 3, !dbg !98
  br i1 %24, label %25, label %34, !dbg !99

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !100
  %27 = sext i32 %26 to i64, !dbg !101
  %28 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %27, !dbg !101
  %29 = load i64, ptr %28, align 8, !dbg !101
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !102
  br label %31, !dbg !102

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !103
  %33 = add nsw i32 %32, 1, !dbg !103
  store i32 %33, ptr %5, align 4, !dbg !103
  br label %22, !dbg !104, !llvm.loop !105

34:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %6, metadata !107, metadata !DIExpression()), !dbg !109
  store i32 1, ptr %6, align 4, !dbg !109
  br label %35, !dbg !110

35:                                               ; preds = %46, %34
  %36 = load i32, ptr %6, align 4, !dbg !111
  %37 = icmp sle i32 %36, 4, !dbg !113
  br i1 %37, label %38, label %49, !dbg !114

38:                                               ; preds = %35
  %39 = load i32, ptr %6, align 4, !dbg !115
  %40 = sext i32 %39 to i64, !dbg !115
  %41 = getelementptr inbounds [5 x i32], ptr @taken, i64 0, i64 %40, !dbg !115
  %42 = load atomic i32, ptr %41 seq_cst, align 4, !dbg !115
  store i32 %42, ptr %7, align 4, !dbg !115
  %43 = load i32, ptr %7, align 4, !dbg !115
  %44 = load i32, ptr %3, align 4, !dbg !116
  %45 = add nsw i32 %44, %43, !dbg !116
  store i32 %45, ptr %3, align 4, !dbg !116
  br label %46, !dbg !117

46:                                               ; preds = %38
  %47 = load i32, ptr %6, align 4, !dbg !118
  %48 = add nsw i32 %47, 1, !dbg !118
  store i32 %48, ptr %6, align 4, !dbg !118
  br label %35, !dbg !119, !llvm.loop !120

49:                                               ; preds = %35
  %50 = load i32, ptr %3, align 4, !dbg !122
  %51 = icmp eq i32 %50, 4, !dbg !122
  br i1 %51, label %52, label %53, !dbg !125

52:                                               ; preds = %49
  br label %54, !dbg !125

53:                                               ; preds = %49
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 110, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !122
  unreachable, !dbg !122

54:                                               ; preds = %52
  ret i32 0, !dbg !126
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !127 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !130, metadata !DIExpression()), !dbg !131
  %5 = load ptr, ptr %2, align 8, !dbg !132
  call void @llvm.dbg.declare(metadata ptr %3, metadata !133, metadata !DIExpression()), !dbg !135
  store i32 1, ptr %3, align 4, !dbg !135
  br label %6, !dbg !136

6:                                                ; preds = %11, %1
  %7 = load i32, ptr %3, align 4, !dbg !137
  %8 = icmp sle i32 %7, 4, !dbg !139
  br i1 %8, label %9, label %14, !dbg !140

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !141
  call void @push(i32 noundef %10), !dbg !142
  br label %11, !dbg !142

11:                                               ; preds = %9
  %12 = load i32, ptr %3, align 4, !dbg !143
  %13 = add nsw i32 %12, 1, !dbg !143
  store i32 %13, ptr %3, align 4, !dbg !143
  br label %6, !dbg !144, !llvm.loop !145

14:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !147, metadata !DIExpression()), !dbg !149
  store i32 1, ptr %4, align 4, !dbg !149
  br label %15, !dbg !150

15:                                               ; preds = %20, %14
  %16 = load i32, ptr %4, align 4, !dbg !151
  %17 = icmp sle i32 %16, 4, !dbg !153
  br i1 %17, label %18, label %23, !dbg !154

18:                                               ; preds = %15
  %19 = call i32 @take(), !dbg !155
  call void @record(i32 noundef %19), !dbg !156
  br label %20, !dbg !156

20:                                               ; preds = %18
  %21 = load i32, ptr %4, align 4, !dbg !157
  %22 = add nsw i32 %21, 1, !dbg !157
  store i32 %22, ptr %4, align 4, !dbg !157
  br label %15, !dbg !158, !llvm.loop !159

23:                                               ; preds = %15
  ret ptr null, !dbg !161
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @thief(ptr noundef %0) #0 !dbg !162 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !163, metadata !DIExpression()), !dbg !164
  %3 = load ptr, ptr %2, align 8, !dbg !165
  %4 = call i32 @steal(), !dbg !166
  call void @record(i32 noundef %4), !dbg !167
  ret ptr null, !dbg !168
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @push(i32 noundef %0) #0 !dbg !169 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !172, metadata !DIExpression()), !dbg !173
  call void @llvm.dbg.declare(metadata ptr %3, metadata !174, metadata !DIExpression()), !dbg !175
  %7 = load atomic i32, ptr @bottom monotonic, align 4, !dbg !176
  store i32 %7, ptr %4, align 4, !dbg !176
  %8 = load i32, ptr %4, align 4, !dbg !176
  store i32 %8, ptr %3, align 4, !dbg !175
  %9 = load i32, ptr %3, align 4, !dbg !177
  %10 = sext i32 %9 to i64, !dbg !178
  %11 = getelementptr inbounds [4 x i32], ptr @array, i64 0, i64 %10, !dbg !178
  %12 = load i32, ptr %2, align 4, !dbg !179
  store i32 %12, ptr %5, align 4, !dbg !180
  %13 = load i32, ptr %5, align 4, !dbg !180
  store atomic i32 %13, ptr %11 monotonic, align 4, !dbg !180
  fence release, !dbg !181
  %14 = load i32, ptr %3, align 4, !dbg !182
  %15 = add nsw i32 %14, 1, !dbg !183
  store i32 %15, ptr %6, align 4, !dbg !184
  %16 = load i32, ptr %6, align 4, !dbg !184
  store atomic i32 %16, ptr @bottom monotonic, align 4, !dbg !184
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind uwtable
define internal void @record(i32 noundef %0) #0 !dbg !186 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !187, metadata !DIExpression()), !dbg !188
  %6 = load i32, ptr %2, align 4, !dbg !189
  %7 = icmp ne i32 %6, 0, !dbg !191
  br i1 %7, label %8, label %20, !dbg !192

8:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %3, metadata !193, metadata !DIExpression()), !dbg !195
  %9 = load i32, ptr %2, align 4, !dbg !196
  %10 = sext i32 %9 to i64, !dbg !196
  %11 = getelementptr inbounds [5 x i32], ptr @taken, i64 0, i64 %10, !dbg !196
  store i32 1, ptr %4, align 4, !dbg !196
  %12 = load i32, ptr %4, align 4, !dbg !196
  %13 = atomicrmw add ptr %11, i32 %12 seq_cst, align 4, !dbg !196
  store i32 %13, ptr %5, align 4, !dbg !196
  %14 = load i32, ptr %5, align 4, !dbg !196
  store i32 %14, ptr %3, align 4, !dbg !195
  %15 = load i32, ptr %3, align 4, !dbg !197
  %16 = icmp eq i32 %15, 0, !dbg !197
  br i1 %16, label %17, label %18, !dbg !200

17:                                               ; preds = %8
  br label %19, !dbg !200

18:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 77, ptr noundef @__PRETTY_FUNCTION__.record) #6, !dbg !197
  unreachable, !dbg !197

19:                                               ; preds = %17
  br label %20, !dbg !201

20:                                               ; preds = %19, %1
  ret void, !dbg !202
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @take() #0 !dbg !203 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !204, metadata !DIExpression()), !dbg !205
  %13 = load atomic i32, ptr @bottom monotonic, align 4, !dbg !206
  store i32 %13, ptr %3, align 4, !dbg !206
  %14 = load i32, ptr %3, align 4, !dbg !206
  %15 = sub nsw i32 %14, 1, !dbg !207
  store i32 %15, ptr %2, align 4, !dbg !205
  %16 = load i32, ptr %2, align 4, !dbg !208
  store i32 %16, ptr %4, align 4, !dbg !209
  %17 = load i32, ptr %4, align 4, !dbg !209
  store atomic i32 %17, ptr @bottom monotonic, align 4, !dbg !209
  fence seq_cst, !dbg !210
  call void @llvm.dbg.declare(metadata ptr %5, metadata !211, metadata !DIExpression()), !dbg !212
  %18 = load atomic i32, ptr @top monotonic, align 4, !dbg !213
  store i32 %18, ptr %6, align 4, !dbg !213
  %19 = load i32, ptr %6, align 4, !dbg !213
  store i32 %19, ptr %5, align 4, !dbg !212
  %20 = load i32, ptr %5, align 4, !dbg !214
  %21 = load i32, ptr %2, align 4, !dbg !216
  %22 = icmp sgt i32 %20, %21, !dbg !217
  br i1 %22, label %23, label %27, !dbg !218

23:                                               ; preds = %0
  %24 = load i32, ptr %2, align 4, !dbg !219
  %25 = add nsw i32 %24, 1, !dbg !221
  store i32 %25, ptr %7, align 4, !dbg !222
  %26 = load i32, ptr %7, align 4, !dbg !222
  store atomic i32 %26, ptr @bottom monotonic, align 4, !dbg !222
  store i32 0, ptr %1, align 4, !dbg !223
  br label %56, !dbg !223

27:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %8, metadata !224, metadata !DIExpression()), !dbg !225
  %28 = load i32, ptr %2, align 4, !dbg !226
  %29 = sext i32 %28 to i64, !dbg !227
  %30 = getelementptr inbounds [4 x i32], ptr @array, i64 0, i64 %29, !dbg !227
  %31 = load atomic i32, ptr %30 monotonic, align 4, !dbg !228
  store i32 %31, ptr %9, align 4, !dbg !228
  %32 = load i32, ptr %9, align 4, !dbg !228
  store i32 %32, ptr %8, align 4, !dbg !225
  %33 = load i32, ptr %5, align 4, !dbg !229
  %34 = load i32, ptr %2, align 4, !dbg !231
  %35 = icmp eq i32 %33, %34, !dbg !232
  br i1 %35, label %36, label %54, !dbg !233

36:                                               ; preds = %27
  %37 = load i32, ptr %5, align 4, !dbg !234
  %38 = add nsw i32 %37, 1, !dbg !237
  store i32 %38, ptr %10, align 4, !dbg !238
  %39 = load i32, ptr %5, align 4, !dbg !238
  %40 = load i32, ptr %10, align 4, !dbg !238
  %41 = cmpxchg ptr @top, i32 %39, i32 %40 seq_cst monotonic, align 4, !dbg !238
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !238
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !238
  br i1 %43, label %45, label %44, !dbg !238

44:                                               ; preds = %36
  store i32 %42, ptr %5, align 4, !dbg !238
  br label %45, !dbg !238

45:                                               ; preds = %44, %36
  %46 = zext i1 %43 to i8, !dbg !238
  store i8 %46, ptr %11, align 1, !dbg !238
  %47 = load i8, ptr %11, align 1, !dbg !238
  %48 = trunc i8 %47 to i1, !dbg !238
  br i1 %48, label %50, label %49, !dbg !239

49:                                               ; preds = %45
  store i32 0, ptr %8, align 4, !dbg !240
  br label %50, !dbg !241

50:                                               ; preds = %49, %45
  %51 = load i32, ptr %2, align 4, !dbg !242
  %52 = add nsw i32 %51, 1, !dbg !243
  store i32 %52, ptr %12, align 4, !dbg !244
  %53 = load i32, ptr %12, align 4, !dbg !244
  store atomic i32 %53, ptr @bottom monotonic, align 4, !dbg !244
  br label %54, !dbg !245

54:                                               ; preds = %50, %27
  %55 = load i32, ptr %8, align 4, !dbg !246
  store i32 %55, ptr %1, align 4, !dbg !247
  br label %56, !dbg !247

56:                                               ; preds = %54, %23
  %57 = load i32, ptr %1, align 4, !dbg !248
  ret i32 %57, !dbg !248
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @steal() #0 !dbg !249 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata ptr %2, metadata !250, metadata !DIExpression()), !dbg !251
  %10 = load atomic i32, ptr @top acquire, align 4, !dbg !252
  store i32 %10, ptr %3, align 4, !dbg !252
  %11 = load i32, ptr %3, align 4, !dbg !252
  store i32 %11, ptr %2, align 4, !dbg !251
  fence seq_cst, !dbg !253
  call void @llvm.dbg.declare(metadata ptr %4, metadata !254, metadata !DIExpression()), !dbg !255
  %12 = load atomic i32, ptr @bottom acquire, align 4, !dbg !256
  store i32 %12, ptr %5, align 4, !dbg !256
  %13 = load i32, ptr %5, align 4, !dbg !256
  store i32 %13, ptr %4, align 4, !dbg !255
  %14 = load i32, ptr %2, align 4, !dbg !257
  %15 = load i32, ptr %4, align 4, !dbg !259
  %16 = icmp sge i32 %14, %15, !dbg !260
  br i1 %16, label %17, label %18, !dbg !261

17:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !262
  br label %39, !dbg !262

18:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %6, metadata !263, metadata !DIExpression()), !dbg !264
  %19 = load i32, ptr %2, align 4, !dbg !265
  %20 = sext i32 %19 to i64, !dbg !266
  %21 = getelementptr inbounds [4 x i32], ptr @array, i64 0, i64 %20, !dbg !266
  %22 = load atomic i32, ptr %21 monotonic, align 4, !dbg !267
  store i32 %22, ptr %7, align 4, !dbg !267
  %23 = load i32, ptr %7, align 4, !dbg !267
  store i32 %23, ptr %6, align 4, !dbg !264
  %24 = load i32, ptr %2, align 4, !dbg !268
  %25 = add nsw i32 %24, 1, !dbg !270
  store i32 %25, ptr %8, align 4, !dbg !271
  %26 = load i32, ptr %2, align 4, !dbg !271
  %27 = load i32, ptr %8, align 4, !dbg !271
  %28 = cmpxchg ptr @top, i32 %26, i32 %27 seq_cst monotonic, align 4, !dbg !271
  %29 = extractvalue { i32, i1 } %28, 0, !dbg !271
  %30 = extractvalue { i32, i1 } %28, 1, !dbg !271
  br i1 %30, label %32, label %31, !dbg !271

31:                                               ; preds = %18
  store i32 %29, ptr %2, align 4, !dbg !271
  br label %32, !dbg !271

32:                                               ; preds = %31, %18
  %33 = zext i1 %30 to i8, !dbg !271
  store i8 %33, ptr %9, align 1, !dbg !271
  %34 = load i8, ptr %9, align 1, !dbg !271
  %35 = trunc i8 %34 to i1, !dbg !271
  br i1 %35, label %37, label %36, !dbg !272

36:                                               ; preds = %32
  store i32 0, ptr %1, align 4, !dbg !273
  br label %39, !dbg !273

37:                                               ; preds = %32
  %38 = load i32, ptr %6, align 4, !dbg !274
  store i32 %38, ptr %1, align 4, !dbg !275
  br label %39, !dbg !275

39:                                               ; preds = %37, %36, %17
  %40 = load i32, ptr %1, align 4, !dbg !276
  ret i32 %40, !dbg !276
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
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 128, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 4)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 77, type: !26, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !3, line: 77, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 136, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 17)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 24, type: !35, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 160, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 5)
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
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !68, size: 256, elements: !41)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 27, baseType: !70)
!69 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DILocation(line: 100, column: 12, scope: !62)
!72 = !DILocalVariable(name: "total", scope: !62, file: !3, line: 101, type: !37)
!73 = !DILocation(line: 101, column: 6, scope: !62)
!74 = !DILocation(line: 103, column: 18, scope: !62)
!75 = !DILocation(line: 103, column: 2, scope: !62)
!76 = !DILocalVariable(name: "i", scope: !77, file: !3, line: 104, type: !37)
!77 = distinct !DILexicalBlock(scope: !62, file: !3, line: 104, column: 2)
!78 = !DILocation(line: 104, column: 11, scope: !77)
!79 = !DILocation(line: 104, column: 7, scope: !77)
!80 = !DILocation(line: 104, column: 18, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 104, column: 2)
!82 = !DILocation(line: 104, column: 20, scope: !81)
!83 = !DILocation(line: 104, column: 2, scope: !77)
!84 = !DILocation(line: 105, column: 21, scope: !81)
!85 = !DILocation(line: 105, column: 19, scope: !81)
!86 = !DILocation(line: 105, column: 3, scope: !81)
!87 = !DILocation(line: 104, column: 33, scope: !81)
!88 = !DILocation(line: 104, column: 2, scope: !81)
!89 = distinct !{!89, !83, !90, !91}
!90 = !DILocation(line: 105, column: 42, scope: !77)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 106, type: !37)
!93 = distinct !DILexicalBlock(scope: !62, file: !3, line: 106, column: 2)
!94 = !DILocation(line: 106, column: 11, scope: !93)
!95 = !DILocation(line: 106, column: 7, scope: !93)
!96 = !DILocation(line: 106, column: 18, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 106, column: 2)
!98 = !DILocation(line: 106, column: 20, scope: !97)
!99 = !DILocation(line: 106, column: 2, scope: !93)
!100 = !DILocation(line: 107, column: 18, scope: !97)
!101 = !DILocation(line: 107, column: 16, scope: !97)
!102 = !DILocation(line: 107, column: 3, scope: !97)
!103 = !DILocation(line: 106, column: 33, scope: !97)
!104 = !DILocation(line: 106, column: 2, scope: !97)
!105 = distinct !{!105, !99, !106, !91}
!106 = !DILocation(line: 107, column: 26, scope: !93)
!107 = !DILocalVariable(name: "i", scope: !108, file: !3, line: 108, type: !37)
!108 = distinct !DILexicalBlock(scope: !62, file: !3, line: 108, column: 2)
!109 = !DILocation(line: 108, column: 11, scope: !108)
!110 = !DILocation(line: 108, column: 7, scope: !108)
!111 = !DILocation(line: 108, column: 18, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 108, column: 2)
!113 = !DILocation(line: 108, column: 20, scope: !112)
!114 = !DILocation(line: 108, column: 2, scope: !108)
!115 = !DILocation(line: 109, column: 12, scope: !112)
!116 = !DILocation(line: 109, column: 9, scope: !112)
!117 = !DILocation(line: 109, column: 3, scope: !112)
!118 = !DILocation(line: 108, column: 31, scope: !112)
!119 = !DILocation(line: 108, column: 2, scope: !112)
!120 = distinct !{!120, !114, !121, !91}
!121 = !DILocation(line: 109, column: 12, scope: !108)
!122 = !DILocation(line: 110, column: 2, scope: !123)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 110, column: 2)
!124 = distinct !DILexicalBlock(scope: !62, file: !3, line: 110, column: 2)
!125 = !DILocation(line: 110, column: 2, scope: !124)
!126 = !DILocation(line: 111, column: 2, scope: !62)
!127 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 81, type: !128, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!128 = !DISubroutineType(types: !129)
!129 = !{!16, !16}
!130 = !DILocalVariable(name: "arg", arg: 1, scope: !127, file: !3, line: 81, type: !16)
!131 = !DILocation(line: 81, column: 26, scope: !127)
!132 = !DILocation(line: 83, column: 8, scope: !127)
!133 = !DILocalVariable(name: "i", scope: !134, file: !3, line: 84, type: !37)
!134 = distinct !DILexicalBlock(scope: !127, file: !3, line: 84, column: 2)
!135 = !DILocation(line: 84, column: 11, scope: !134)
!136 = !DILocation(line: 84, column: 7, scope: !134)
!137 = !DILocation(line: 84, column: 18, scope: !138)
!138 = distinct !DILexicalBlock(scope: !134, file: !3, line: 84, column: 2)
!139 = !DILocation(line: 84, column: 20, scope: !138)
!140 = !DILocation(line: 84, column: 2, scope: !134)
!141 = !DILocation(line: 85, column: 8, scope: !138)
!142 = !DILocation(line: 85, column: 3, scope: !138)
!143 = !DILocation(line: 84, column: 31, scope: !138)
!144 = !DILocation(line: 84, column: 2, scope: !138)
!145 = distinct !{!145, !140, !146, !91}
!146 = !DILocation(line: 85, column: 9, scope: !134)
!147 = !DILocalVariable(name: "i", scope: !148, file: !3, line: 86, type: !37)
!148 = distinct !DILexicalBlock(scope: !127, file: !3, line: 86, column: 2)
!149 = !DILocation(line: 86, column: 11, scope: !148)
!150 = !DILocation(line: 86, column: 7, scope: !148)
!151 = !DILocation(line: 86, column: 18, scope: !152)
!152 = distinct !DILexicalBlock(scope: !148, file: !3, line: 86, column: 2)
!153 = !DILocation(line: 86, column: 20, scope: !152)
!154 = !DILocation(line: 86, column: 2, scope: !148)
!155 = !DILocation(line: 87, column: 10, scope: !152)
!156 = !DILocation(line: 87, column: 3, scope: !152)
!157 = !DILocation(line: 86, column: 31, scope: !152)
!158 = !DILocation(line: 86, column: 2, scope: !152)
!159 = distinct !{!159, !154, !160, !91}
!160 = !DILocation(line: 87, column: 16, scope: !148)
!161 = !DILocation(line: 88, column: 2, scope: !127)
!162 = distinct !DISubprogram(name: "thief", scope: !3, file: !3, line: 91, type: !128, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!163 = !DILocalVariable(name: "arg", arg: 1, scope: !162, file: !3, line: 91, type: !16)
!164 = !DILocation(line: 91, column: 26, scope: !162)
!165 = !DILocation(line: 93, column: 8, scope: !162)
!166 = !DILocation(line: 94, column: 9, scope: !162)
!167 = !DILocation(line: 94, column: 2, scope: !162)
!168 = !DILocation(line: 95, column: 2, scope: !162)
!169 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 28, type: !170, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!170 = !DISubroutineType(types: !171)
!171 = !{null, !37}
!172 = !DILocalVariable(name: "item", arg: 1, scope: !169, file: !3, line: 28, type: !37)
!173 = !DILocation(line: 28, column: 22, scope: !169)
!174 = !DILocalVariable(name: "b", scope: !169, file: !3, line: 30, type: !37)
!175 = !DILocation(line: 30, column: 6, scope: !169)
!176 = !DILocation(line: 30, column: 10, scope: !169)
!177 = !DILocation(line: 32, column: 31, scope: !169)
!178 = !DILocation(line: 32, column: 25, scope: !169)
!179 = !DILocation(line: 32, column: 35, scope: !169)
!180 = !DILocation(line: 32, column: 2, scope: !169)
!181 = !DILocation(line: 33, column: 2, scope: !169)
!182 = !DILocation(line: 34, column: 33, scope: !169)
!183 = !DILocation(line: 34, column: 35, scope: !169)
!184 = !DILocation(line: 34, column: 2, scope: !169)
!185 = !DILocation(line: 35, column: 1, scope: !169)
!186 = distinct !DISubprogram(name: "record", scope: !3, file: !3, line: 73, type: !170, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!187 = !DILocalVariable(name: "item", arg: 1, scope: !186, file: !3, line: 73, type: !37)
!188 = !DILocation(line: 73, column: 24, scope: !186)
!189 = !DILocation(line: 75, column: 6, scope: !190)
!190 = distinct !DILexicalBlock(scope: !186, file: !3, line: 75, column: 6)
!191 = !DILocation(line: 75, column: 11, scope: !190)
!192 = !DILocation(line: 75, column: 6, scope: !186)
!193 = !DILocalVariable(name: "before", scope: !194, file: !3, line: 76, type: !37)
!194 = distinct !DILexicalBlock(scope: !190, file: !3, line: 75, column: 21)
!195 = !DILocation(line: 76, column: 7, scope: !194)
!196 = !DILocation(line: 76, column: 16, scope: !194)
!197 = !DILocation(line: 77, column: 3, scope: !198)
!198 = distinct !DILexicalBlock(scope: !199, file: !3, line: 77, column: 3)
!199 = distinct !DILexicalBlock(scope: !194, file: !3, line: 77, column: 3)
!200 = !DILocation(line: 77, column: 3, scope: !199)
!201 = !DILocation(line: 78, column: 2, scope: !194)
!202 = !DILocation(line: 79, column: 1, scope: !186)
!203 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 37, type: !63, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!204 = !DILocalVariable(name: "b", scope: !203, file: !3, line: 39, type: !37)
!205 = !DILocation(line: 39, column: 6, scope: !203)
!206 = !DILocation(line: 39, column: 10, scope: !203)
!207 = !DILocation(line: 39, column: 62, scope: !203)
!208 = !DILocation(line: 41, column: 33, scope: !203)
!209 = !DILocation(line: 41, column: 2, scope: !203)
!210 = !DILocation(line: 42, column: 2, scope: !203)
!211 = !DILocalVariable(name: "t", scope: !203, file: !3, line: 43, type: !37)
!212 = !DILocation(line: 43, column: 6, scope: !203)
!213 = !DILocation(line: 43, column: 10, scope: !203)
!214 = !DILocation(line: 44, column: 6, scope: !215)
!215 = distinct !DILexicalBlock(scope: !203, file: !3, line: 44, column: 6)
!216 = !DILocation(line: 44, column: 10, scope: !215)
!217 = !DILocation(line: 44, column: 8, scope: !215)
!218 = !DILocation(line: 44, column: 6, scope: !203)
!219 = !DILocation(line: 45, column: 34, scope: !220)
!220 = distinct !DILexicalBlock(scope: !215, file: !3, line: 44, column: 13)
!221 = !DILocation(line: 45, column: 36, scope: !220)
!222 = !DILocation(line: 45, column: 3, scope: !220)
!223 = !DILocation(line: 46, column: 3, scope: !220)
!224 = !DILocalVariable(name: "item", scope: !203, file: !3, line: 48, type: !37)
!225 = !DILocation(line: 48, column: 6, scope: !203)
!226 = !DILocation(line: 48, column: 41, scope: !203)
!227 = !DILocation(line: 48, column: 35, scope: !203)
!228 = !DILocation(line: 48, column: 13, scope: !203)
!229 = !DILocation(line: 49, column: 6, scope: !230)
!230 = distinct !DILexicalBlock(scope: !203, file: !3, line: 49, column: 6)
!231 = !DILocation(line: 49, column: 11, scope: !230)
!232 = !DILocation(line: 49, column: 8, scope: !230)
!233 = !DILocation(line: 49, column: 6, scope: !203)
!234 = !DILocation(line: 50, column: 58, scope: !235)
!235 = distinct !DILexicalBlock(scope: !236, file: !3, line: 50, column: 7)
!236 = distinct !DILexicalBlock(scope: !230, file: !3, line: 49, column: 14)
!237 = !DILocation(line: 50, column: 60, scope: !235)
!238 = !DILocation(line: 50, column: 8, scope: !235)
!239 = !DILocation(line: 50, column: 7, scope: !236)
!240 = !DILocation(line: 52, column: 9, scope: !235)
!241 = !DILocation(line: 52, column: 4, scope: !235)
!242 = !DILocation(line: 53, column: 34, scope: !236)
!243 = !DILocation(line: 53, column: 36, scope: !236)
!244 = !DILocation(line: 53, column: 3, scope: !236)
!245 = !DILocation(line: 54, column: 2, scope: !236)
!246 = !DILocation(line: 55, column: 9, scope: !203)
!247 = !DILocation(line: 55, column: 2, scope: !203)
!248 = !DILocation(line: 56, column: 1, scope: !203)
!249 = distinct !DISubprogram(name: "steal", scope: !3, file: !3, line: 58, type: !63, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!250 = !DILocalVariable(name: "t", scope: !249, file: !3, line: 60, type: !37)
!251 = !DILocation(line: 60, column: 6, scope: !249)
!252 = !DILocation(line: 60, column: 10, scope: !249)
!253 = !DILocation(line: 62, column: 2, scope: !249)
!254 = !DILocalVariable(name: "b", scope: !249, file: !3, line: 63, type: !37)
!255 = !DILocation(line: 63, column: 6, scope: !249)
!256 = !DILocation(line: 63, column: 10, scope: !249)
!257 = !DILocation(line: 64, column: 6, scope: !258)
!258 = distinct !DILexicalBlock(scope: !249, file: !3, line: 64, column: 6)
!259 = !DILocation(line: 64, column: 11, scope: !258)
!260 = !DILocation(line: 64, column: 8, scope: !258)
!261 = !DILocation(line: 64, column: 6, scope: !249)
!262 = !DILocation(line: 65, column: 3, scope: !258)
!263 = !DILocalVariable(name: "item", scope: !249, file: !3, line: 66, type: !37)
!264 = !DILocation(line: 66, column: 6, scope: !249)
!265 = !DILocation(line: 66, column: 41, scope: !249)
!266 = !DILocation(line: 66, column: 35, scope: !249)
!267 = !DILocation(line: 66, column: 13, scope: !249)
!268 = !DILocation(line: 67, column: 57, scope: !269)
!269 = distinct !DILexicalBlock(scope: !249, file: !3, line: 67, column: 6)
!270 = !DILocation(line: 67, column: 59, scope: !269)
!271 = !DILocation(line: 67, column: 7, scope: !269)
!272 = !DILocation(line: 67, column: 6, scope: !249)
!273 = !DILocation(line: 69, column: 3, scope: !269)
!274 = !DILocation(line: 70, column: 9, scope: !249)
!275 = !DILocation(line: 70, column: 2, scope: !249)
!276 = !DILocation(line: 71, column: 1, scope: !249)
