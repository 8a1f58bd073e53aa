; ModuleID = 'rvf/chase-lev-dq.c'
source_filename = "rvf/chase-lev-dq.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [34 x i8] c"(total & (int)(intptr_t)got) == 0\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [19 x i8] c"rvf/chase-lev-dq.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [22 x i8] c"total == (1 << U) - 1\00", align 1, !dbg !18
@bottom = internal global i32 0, align 4, !dbg !23
@array = internal global [3 x i32] zeroinitializer, align 4, !dbg !33
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !61
  store i32 0, ptr %3, align 4, !dbg !61
  %7 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !62
  %8 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @owner, ptr noundef null) #5, !dbg !63
  call void @llvm.dbg.declare(metadata ptr %4, metadata !64, metadata !DIExpression()), !dbg !66
  store i32 1, ptr %4, align 4, !dbg !66
  br label %9, !dbg !67

9:                                                ; preds = %17, %0
  %10 = load i32, ptr %4, align 4, !dbg !68
  %11 = icmp sle i32 %10, 2, !dbg !70
  br i1 %11, label %12, label %20, !dbg !71

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !72
  %14 = sext i32 %13 to i64, !dbg !73
  %15 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %14, !dbg !73
  %16 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef @thief, ptr noundef null) #5, !dbg !74
  br label %17, !dbg !74

17:                                               ; preds = %12
  %18 = load i32, ptr %4, align 4, !dbg !75
  %19 = add nsw i32 %18, 1, !dbg !75
  store i32 %19, ptr %4, align 4, !dbg !75
  br label %9, !dbg !76, !llvm.loop !77

20:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata ptr %5, metadata !80, metadata !DIExpression()), !dbg !82
  store i32 0, ptr %5, align 4, !dbg !82
  br label %21, !dbg !83

21:                                               ; preds = %44, %20
  %22 = load i32, ptr %5, align 4, !dbg !84
  %23 = icmp sle i32 %22, 2, !dbg !86
  br i1 %23, label %24, label %47, !dbg !87

24:                                               ; preds = %21
  call void @llvm.dbg.declare(metadata ptr %6, metadata !88, metadata !DIExpression()), !dbg !90
  %25 = load i32, ptr %5, align 4, !dbg !91
  %26 = sext i32 %25 to i64, !dbg !92
  %27 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %26, !dbg !92
  %28 = load i64, ptr %27, align 8, !dbg !92
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef %6), !dbg !93
  %30 = load i32, ptr %3, align 4, !dbg !94
  %31 = load ptr, ptr %6, align 8, !dbg !94
  %32 = ptrtoint ptr %31 to i64, !dbg !94
  %33 = trunc i64 %32 to i32, !dbg !94
  %34 = and i32 %30, %33, !dbg !94
  %35 = icmp eq i32 %34, 0, !dbg !94
  br i1 %35, label %36, label %37, !dbg !97

36:                                               ; preds = %24
  br label %38, !dbg !97

37:                                               ; preds = %24
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 99, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !94
  unreachable, !dbg !94

38:                                               ; preds = %36
  %39 = load ptr, ptr %6, align 8, !dbg !98
  %40 = ptrtoint ptr %39 to i64, !dbg !99
  %41 = trunc i64 %40 to i32, !dbg !100
  %42 = load i32, ptr %3, align 4, !dbg !101
  %43 = add nsw i32 %42, %41, !dbg !101
  store i32 %43, ptr %3, align 4, !dbg !101
  br label %44, !dbg !102

44:                                               ; preds = %38
  %45 = load i32, ptr %5, align 4, !dbg !103
  %46 = add nsw i32 %45, 1, !dbg !103
  store i32 %46, ptr %5, align 4, !dbg !103
  br label %21, !dbg !104, !llvm.loop !105

47:                                               ; preds = %21
  %48 = load i32, ptr %3, align 4, !dbg !107
  %49 = icmp eq i32 %48, 7, !dbg !107
  br i1 %49, label %50, label %51, !dbg !110

50:                                               ; preds = %47
  br label %52, !dbg !110

51:                                               ; preds = %47
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 102, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !107
  unreachable, !dbg !107

52:                                               ; preds = %50
  ret i32 0, !dbg !111
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !112 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !115, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.declare(metadata ptr %3, metadata !117, metadata !DIExpression()), !dbg !118
  store i32 0, ptr %3, align 4, !dbg !118
  %6 = load ptr, ptr %2, align 8, !dbg !119
  call void @llvm.dbg.declare(metadata ptr %4, metadata !120, metadata !DIExpression()), !dbg !122
  store i32 0, ptr %4, align 4, !dbg !122
  br label %7, !dbg !123

7:                                                ; preds = %13, %1
  %8 = load i32, ptr %4, align 4, !dbg !124
  %9 = icmp slt i32 %8, 3, !dbg !126
  br i1 %9, label %10, label %16, !dbg !127

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !128
  %12 = shl i32 1, %11, !dbg !129
  call void @push(i32 noundef %12), !dbg !130
  br label %13, !dbg !130

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !131
  %15 = add nsw i32 %14, 1, !dbg !131
  store i32 %15, ptr %4, align 4, !dbg !131
  br label %7, !dbg !132, !llvm.loop !133

16:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %5, metadata !135, metadata !DIExpression()), !dbg !137
  store i32 0, ptr %5, align 4, !dbg !137
  br label %17, !dbg !138

17:                                               ; preds = %24, %16
  %18 = load i32, ptr %5, align 4, !dbg !139
  %19 = icmp slt i32 %18, 3, !dbg !141
  br i1 %19, label %20, label %27, !dbg !142

20:                                               ; preds = %17
  %21 = call i32 @take(), !dbg !143
  %22 = load i32, ptr %3, align 4, !dbg !144
  %23 = add nsw i32 %22, %21, !dbg !144
  store i32 %23, ptr %3, align 4, !dbg !144
  br label %24, !dbg !145

24:                                               ; preds = %20
  %25 = load i32, ptr %5, align 4, !dbg !146
  %26 = add nsw i32 %25, 1, !dbg !146
  store i32 %26, ptr %5, align 4, !dbg !146
  br label %17, !dbg !147, !llvm.loop !148

27:                                               ; preds = %17
  %28 = load i32, ptr %3, align 4, !dbg !150
  %29 = sext i32 %28 to i64, !dbg !151
  %30 = inttoptr i64 %29 to ptr, !dbg !152
  ret ptr %30, !dbg !153
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @thief(ptr noundef %0) #0 !dbg !154 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !155, metadata !DIExpression()), !dbg !156
  call void @llvm.dbg.declare(metadata ptr %3, metadata !157, metadata !DIExpression()), !dbg !158
  store i32 0, ptr %3, align 4, !dbg !158
  %5 = load ptr, ptr %2, align 8, !dbg !159
  call void @llvm.dbg.declare(metadata ptr %4, metadata !160, metadata !DIExpression()), !dbg !162
  store i32 0, ptr %4, align 4, !dbg !162
  br label %6, !dbg !163

6:                                                ; preds = %13, %1
  %7 = load i32, ptr %4, align 4, !dbg !164
  %8 = icmp slt i32 %7, 2, !dbg !166
  br i1 %8, label %9, label %16, !dbg !167

9:                                                ; preds = %6
  %10 = call i32 @steal(), !dbg !168
  %11 = load i32, ptr %3, align 4, !dbg !169
  %12 = add nsw i32 %11, %10, !dbg !169
  store i32 %12, ptr %3, align 4, !dbg !169
  br label %13, !dbg !170

13:                                               ; preds = %9
  %14 = load i32, ptr %4, align 4, !dbg !171
  %15 = add nsw i32 %14, 1, !dbg !171
  store i32 %15, ptr %4, align 4, !dbg !171
  br label %6, !dbg !172, !llvm.loop !173

16:                                               ; preds = %6
  %17 = load i32, ptr %3, align 4, !dbg !175
  %18 = sext i32 %17 to i64, !dbg !176
  %19 = inttoptr i64 %18 to ptr, !dbg !177
  ret ptr %19, !dbg !178
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @push(i32 noundef %0) #0 !dbg !179 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !182, metadata !DIExpression()), !dbg !183
  call void @llvm.dbg.declare(metadata ptr %3, metadata !184, metadata !DIExpression()), !dbg !185
  %7 = load atomic i32, ptr @bottom seq_cst, align 4, !dbg !186
  store i32 %7, ptr %4, align 4, !dbg !186
  %8 = load i32, ptr %4, align 4, !dbg !186
  store i32 %8, ptr %3, align 4, !dbg !185
  %9 = load i32, ptr %3, align 4, !dbg !187
  %10 = sext i32 %9 to i64, !dbg !187
  %11 = getelementptr inbounds [3 x i32], ptr @array, i64 0, i64 %10, !dbg !187
  %12 = load i32, ptr %2, align 4, !dbg !187
  store i32 %12, ptr %5, align 4, !dbg !187
  %13 = load i32, ptr %5, align 4, !dbg !187
  store atomic i32 %13, ptr %11 seq_cst, align 4, !dbg !187
  %14 = load i32, ptr %3, align 4, !dbg !188
  %15 = add nsw i32 %14, 1, !dbg !188
  store i32 %15, ptr %6, align 4, !dbg !188
  %16 = load i32, ptr %6, align 4, !dbg !188
  store atomic i32 %16, ptr @bottom seq_cst, align 4, !dbg !188
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @take() #0 !dbg !190 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !191, metadata !DIExpression()), !dbg !192
  %13 = load atomic i32, ptr @bottom seq_cst, align 4, !dbg !193
  store i32 %13, ptr %3, align 4, !dbg !193
  %14 = load i32, ptr %3, align 4, !dbg !193
  %15 = sub nsw i32 %14, 1, !dbg !194
  store i32 %15, ptr %2, align 4, !dbg !192
  %16 = load i32, ptr %2, align 4, !dbg !195
  store i32 %16, ptr %4, align 4, !dbg !195
  %17 = load i32, ptr %4, align 4, !dbg !195
  store atomic i32 %17, ptr @bottom seq_cst, align 4, !dbg !195
  call void @llvm.dbg.declare(metadata ptr %5, metadata !196, metadata !DIExpression()), !dbg !197
  %18 = load atomic i32, ptr @top seq_cst, align 4, !dbg !198
  store i32 %18, ptr %6, align 4, !dbg !198
  %19 = load i32, ptr %6, align 4, !dbg !198
  store i32 %19, ptr %5, align 4, !dbg !197
  %20 = load i32, ptr %5, align 4, !dbg !199
  %21 = load i32, ptr %2, align 4, !dbg !201
  %22 = icmp sgt i32 %20, %21, !dbg !202
  br i1 %22, label %23, label %26, !dbg !203

23:                                               ; preds = %0
  %24 = load i32, ptr %5, align 4, !dbg !204
  store i32 %24, ptr %7, align 4, !dbg !204
  %25 = load i32, ptr %7, align 4, !dbg !204
  store atomic i32 %25, ptr @bottom seq_cst, align 4, !dbg !204
  store i32 0, ptr %1, align 4, !dbg !206
  br label %55, !dbg !206

26:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %8, metadata !207, metadata !DIExpression()), !dbg !208
  %27 = load i32, ptr %2, align 4, !dbg !209
  %28 = sext i32 %27 to i64, !dbg !209
  %29 = getelementptr inbounds [3 x i32], ptr @array, i64 0, i64 %28, !dbg !209
  %30 = load atomic i32, ptr %29 seq_cst, align 4, !dbg !209
  store i32 %30, ptr %9, align 4, !dbg !209
  %31 = load i32, ptr %9, align 4, !dbg !209
  store i32 %31, ptr %8, align 4, !dbg !208
  %32 = load i32, ptr %5, align 4, !dbg !210
  %33 = load i32, ptr %2, align 4, !dbg !212
  %34 = icmp eq i32 %32, %33, !dbg !213
  br i1 %34, label %35, label %53, !dbg !214

35:                                               ; preds = %26
  %36 = load i32, ptr %5, align 4, !dbg !215
  %37 = add nsw i32 %36, 1, !dbg !215
  store i32 %37, ptr %10, align 4, !dbg !215
  %38 = load i32, ptr %5, align 4, !dbg !215
  %39 = load i32, ptr %10, align 4, !dbg !215
  %40 = cmpxchg ptr @top, i32 %38, i32 %39 seq_cst seq_cst, align 4, !dbg !215
  %41 = extractvalue { i32, i1 } %40, 0, !dbg !215
  %42 = extractvalue { i32, i1 } %40, 1, !dbg !215
  br i1 %42, label %44, label %43, !dbg !215

43:                                               ; preds = %35
  store i32 %41, ptr %5, align 4, !dbg !215
  br label %44, !dbg !215

44:                                               ; preds = %43, %35
  %45 = zext i1 %42 to i8, !dbg !215
  store i8 %45, ptr %11, align 1, !dbg !215
  %46 = load i8, ptr %11, align 1, !dbg !215
  %47 = trunc i8 %46 to i1, !dbg !215
  br i1 %47, label %49, label %48, !dbg !218

48:                                               ; preds = %44
  store i32 0, ptr %8, align 4, !dbg !219
  br label %49, !dbg !220

49:                                               ; preds = %48, %44
  %50 = load i32, ptr %2, align 4, !dbg !221
  %51 = add nsw i32 %50, 1, !dbg !221
  store i32 %51, ptr %12, align 4, !dbg !221
  %52 = load i32, ptr %12, align 4, !dbg !221
  store atomic i32 %52, ptr @bottom seq_cst, align 4, !dbg !221
  br label %53, !dbg !222

53:                                               ; preds = %49, %26
  %54 = load i32, ptr %8, align 4, !dbg !223
  store i32 %54, ptr %1, align 4, !dbg !224
  br label %55, !dbg !224

55:                                               ; preds = %53, %23
  %56 = load i32, ptr %1, align 4, !dbg !225
  ret i32 %56, !dbg !225
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @steal() #0 !dbg !226 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata ptr %2, metadata !227, metadata !DIExpression()), !dbg !228
  %10 = load atomic i32, ptr @top seq_cst, align 4, !dbg !229
  store i32 %10, ptr %3, align 4, !dbg !229
  %11 = load i32, ptr %3, align 4, !dbg !229
  store i32 %11, ptr %2, align 4, !dbg !228
  call void @llvm.dbg.declare(metadata ptr %4, metadata !230, metadata !DIExpression()), !dbg !231
  %12 = load atomic i32, ptr @bottom seq_cst, align 4, !dbg !232
  store i32 %12, ptr %5, align 4, !dbg !232
  %13 = load i32, ptr %5, align 4, !dbg !232
  store i32 %13, ptr %4, align 4, !dbg !231
  %14 = load i32, ptr %2, align 4, !dbg !233
  %15 = load i32, ptr %4, align 4, !dbg !235
  %16 = icmp sge i32 %14, %15, !dbg !236
  br i1 %16, label %17, label %18, !dbg !237

17:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !238
  br label %41, !dbg !238

18:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %6, metadata !239, metadata !DIExpression()), !dbg !240
  %19 = load i32, ptr %2, align 4, !dbg !241
  %20 = sext i32 %19 to i64, !dbg !241
  %21 = getelementptr inbounds [3 x i32], ptr @array, i64 0, i64 %20, !dbg !241
  %22 = load atomic i32, ptr %21 seq_cst, align 4, !dbg !241
  store i32 %22, ptr %7, align 4, !dbg !241
  %23 = load i32, ptr %7, align 4, !dbg !241
  store i32 %23, ptr %6, align 4, !dbg !240
  %24 = load i32, ptr %2, align 4, !dbg !242
  %25 = add nsw i32 %24, 1, !dbg !242
  store i32 %25, ptr %8, align 4, !dbg !242
  %26 = load i32, ptr %2, align 4, !dbg !242
  %27 = load i32, ptr %8, align 4, !dbg !242
  %28 = cmpxchg ptr @top, i32 %26, i32 %27 seq_cst seq_cst, align 4, !dbg !242
  %29 = extractvalue { i32, i1 } %28, 0, !dbg !242
  %30 = extractvalue { i32, i1 } %28, 1, !dbg !242
  br i1 %30, label %32, label %31, !dbg !242

31:                                               ; preds = %18
  store i32 %29, ptr %2, align 4, !dbg !242
  br label %32, !dbg !242

32:                                               ; preds = %31, %18
  %33 = zext i1 %30 to i8, !dbg !242
  store i8 %33, ptr %9, align 1, !dbg !242
  %34 = load i8, ptr %9, align 1, !dbg !242
  %35 = trunc i8 %34 to i1, !dbg !242
  br i1 %35, label %36, label %38, !dbg !242

36:                                               ; preds = %32
  %37 = load i32, ptr %6, align 4, !dbg !243
  br label %39, !dbg !242

38:                                               ; preds = %32
  br label %39, !dbg !242

39:                                               ; preds = %38, %36
  %40 = phi i32 [ %37, %36 ], [ 0, %38 ], !dbg !242
  store i32 %40, ptr %1, align 4, !dbg !244
  br label %41, !dbg !244

41:                                               ; preds = %39, %17
  %42 = load i32, ptr %1, align 4, !dbg !245
  ret i32 %42, !dbg !245
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
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 96, elements: !39)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !37, line: 96, baseType: !38)
!37 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!39 = !{!40}
!40 = !DISubrange(count: 3)
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
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 192, elements: !39)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 27, baseType: !58)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 89, column: 12, scope: !50)
!60 = !DILocalVariable(name: "total", scope: !50, file: !2, line: 90, type: !28)
!61 = !DILocation(line: 90, column: 6, scope: !50)
!62 = !DILocation(line: 92, column: 18, scope: !50)
!63 = !DILocation(line: 92, column: 2, scope: !50)
!64 = !DILocalVariable(name: "i", scope: !65, file: !2, line: 93, type: !28)
!65 = distinct !DILexicalBlock(scope: !50, file: !2, line: 93, column: 2)
!66 = !DILocation(line: 93, column: 11, scope: !65)
!67 = !DILocation(line: 93, column: 7, scope: !65)
!68 = !DILocation(line: 93, column: 18, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !2, line: 93, column: 2)
!70 = !DILocation(line: 93, column: 20, scope: !69)
!71 = !DILocation(line: 93, column: 2, scope: !65)
!72 = !DILocation(line: 94, column: 21, scope: !69)
!73 = !DILocation(line: 94, column: 19, scope: !69)
!74 = !DILocation(line: 94, column: 3, scope: !69)
!75 = !DILocation(line: 93, column: 33, scope: !69)
!76 = !DILocation(line: 93, column: 2, scope: !69)
!77 = distinct !{!77, !71, !78, !79}
!78 = !DILocation(line: 94, column: 42, scope: !65)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocalVariable(name: "i", scope: !81, file: !2, line: 95, type: !28)
!81 = distinct !DILexicalBlock(scope: !50, file: !2, line: 95, column: 2)
!82 = !DILocation(line: 95, column: 11, scope: !81)
!83 = !DILocation(line: 95, column: 7, scope: !81)
!84 = !DILocation(line: 95, column: 18, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !2, line: 95, column: 2)
!86 = !DILocation(line: 95, column: 20, scope: !85)
!87 = !DILocation(line: 95, column: 2, scope: !81)
!88 = !DILocalVariable(name: "got", scope: !89, file: !2, line: 96, type: !27)
!89 = distinct !DILexicalBlock(scope: !85, file: !2, line: 95, column: 37)
!90 = !DILocation(line: 96, column: 9, scope: !89)
!91 = !DILocation(line: 98, column: 18, scope: !89)
!92 = !DILocation(line: 98, column: 16, scope: !89)
!93 = !DILocation(line: 98, column: 3, scope: !89)
!94 = !DILocation(line: 99, column: 3, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !2, line: 99, column: 3)
!96 = distinct !DILexicalBlock(scope: !89, file: !2, line: 99, column: 3)
!97 = !DILocation(line: 99, column: 3, scope: !96)
!98 = !DILocation(line: 100, column: 27, scope: !89)
!99 = !DILocation(line: 100, column: 17, scope: !89)
!100 = !DILocation(line: 100, column: 12, scope: !89)
!101 = !DILocation(line: 100, column: 9, scope: !89)
!102 = !DILocation(line: 101, column: 2, scope: !89)
!103 = !DILocation(line: 95, column: 33, scope: !85)
!104 = !DILocation(line: 95, column: 2, scope: !85)
!105 = distinct !{!105, !87, !106, !79}
!106 = !DILocation(line: 101, column: 2, scope: !81)
!107 = !DILocation(line: 102, column: 2, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !2, line: 102, column: 2)
!109 = distinct !DILexicalBlock(scope: !50, file: !2, line: 102, column: 2)
!110 = !DILocation(line: 102, column: 2, scope: !109)
!111 = !DILocation(line: 103, column: 2, scope: !50)
!112 = distinct !DISubprogram(name: "owner", scope: !2, file: !2, line: 65, type: !113, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !53)
!113 = !DISubroutineType(types: !114)
!114 = !{!27, !27}
!115 = !DILocalVariable(name: "arg", arg: 1, scope: !112, file: !2, line: 65, type: !27)
!116 = !DILocation(line: 65, column: 26, scope: !112)
!117 = !DILocalVariable(name: "got", scope: !112, file: !2, line: 67, type: !28)
!118 = !DILocation(line: 67, column: 6, scope: !112)
!119 = !DILocation(line: 69, column: 8, scope: !112)
!120 = !DILocalVariable(name: "i", scope: !121, file: !2, line: 70, type: !28)
!121 = distinct !DILexicalBlock(scope: !112, file: !2, line: 70, column: 2)
!122 = !DILocation(line: 70, column: 11, scope: !121)
!123 = !DILocation(line: 70, column: 7, scope: !121)
!124 = !DILocation(line: 70, column: 18, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !2, line: 70, column: 2)
!126 = !DILocation(line: 70, column: 20, scope: !125)
!127 = !DILocation(line: 70, column: 2, scope: !121)
!128 = !DILocation(line: 71, column: 13, scope: !125)
!129 = !DILocation(line: 71, column: 10, scope: !125)
!130 = !DILocation(line: 71, column: 3, scope: !125)
!131 = !DILocation(line: 70, column: 26, scope: !125)
!132 = !DILocation(line: 70, column: 2, scope: !125)
!133 = distinct !{!133, !127, !134, !79}
!134 = !DILocation(line: 71, column: 14, scope: !121)
!135 = !DILocalVariable(name: "i", scope: !136, file: !2, line: 72, type: !28)
!136 = distinct !DILexicalBlock(scope: !112, file: !2, line: 72, column: 2)
!137 = !DILocation(line: 72, column: 11, scope: !136)
!138 = !DILocation(line: 72, column: 7, scope: !136)
!139 = !DILocation(line: 72, column: 18, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !2, line: 72, column: 2)
!141 = !DILocation(line: 72, column: 20, scope: !140)
!142 = !DILocation(line: 72, column: 2, scope: !136)
!143 = !DILocation(line: 73, column: 10, scope: !140)
!144 = !DILocation(line: 73, column: 7, scope: !140)
!145 = !DILocation(line: 73, column: 3, scope: !140)
!146 = !DILocation(line: 72, column: 26, scope: !140)
!147 = !DILocation(line: 72, column: 2, scope: !140)
!148 = distinct !{!148, !142, !149, !79}
!149 = !DILocation(line: 73, column: 15, scope: !136)
!150 = !DILocation(line: 74, column: 27, scope: !112)
!151 = !DILocation(line: 74, column: 17, scope: !112)
!152 = !DILocation(line: 74, column: 9, scope: !112)
!153 = !DILocation(line: 74, column: 2, scope: !112)
!154 = distinct !DISubprogram(name: "thief", scope: !2, file: !2, line: 77, type: !113, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !53)
!155 = !DILocalVariable(name: "arg", arg: 1, scope: !154, file: !2, line: 77, type: !27)
!156 = !DILocation(line: 77, column: 26, scope: !154)
!157 = !DILocalVariable(name: "got", scope: !154, file: !2, line: 79, type: !28)
!158 = !DILocation(line: 79, column: 6, scope: !154)
!159 = !DILocation(line: 81, column: 8, scope: !154)
!160 = !DILocalVariable(name: "i", scope: !161, file: !2, line: 82, type: !28)
!161 = distinct !DILexicalBlock(scope: !154, file: !2, line: 82, column: 2)
!162 = !DILocation(line: 82, column: 11, scope: !161)
!163 = !DILocation(line: 82, column: 7, scope: !161)
!164 = !DILocation(line: 82, column: 18, scope: !165)
!165 = distinct !DILexicalBlock(scope: !161, file: !2, line: 82, column: 2)
!166 = !DILocation(line: 82, column: 20, scope: !165)
!167 = !DILocation(line: 82, column: 2, scope: !161)
!168 = !DILocation(line: 83, column: 10, scope: !165)
!169 = !DILocation(line: 83, column: 7, scope: !165)
!170 = !DILocation(line: 83, column: 3, scope: !165)
!171 = !DILocation(line: 82, column: 31, scope: !165)
!172 = !DILocation(line: 82, column: 2, scope: !165)
!173 = distinct !{!173, !167, !174, !79}
!174 = !DILocation(line: 83, column: 16, scope: !161)
!175 = !DILocation(line: 84, column: 27, scope: !154)
!176 = !DILocation(line: 84, column: 17, scope: !154)
!177 = !DILocation(line: 84, column: 9, scope: !154)
!178 = !DILocation(line: 84, column: 2, scope: !154)
!179 = distinct !DISubprogram(name: "push", scope: !2, file: !2, line: 27, type: !180, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !53)
!180 = !DISubroutineType(types: !181)
!181 = !{null, !28}
!182 = !DILocalVariable(name: "item", arg: 1, scope: !179, file: !2, line: 27, type: !28)
!183 = !DILocation(line: 27, column: 22, scope: !179)
!184 = !DILocalVariable(name: "b", scope: !179, file: !2, line: 29, type: !28)
!185 = !DILocation(line: 29, column: 6, scope: !179)
!186 = !DILocation(line: 29, column: 10, scope: !179)
!187 = !DILocation(line: 31, column: 2, scope: !179)
!188 = !DILocation(line: 32, column: 2, scope: !179)
!189 = !DILocation(line: 33, column: 1, scope: !179)
!190 = distinct !DISubprogram(name: "take", scope: !2, file: !2, line: 35, type: !51, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !53)
!191 = !DILocalVariable(name: "b", scope: !190, file: !2, line: 37, type: !28)
!192 = !DILocation(line: 37, column: 6, scope: !190)
!193 = !DILocation(line: 37, column: 10, scope: !190)
!194 = !DILocation(line: 37, column: 31, scope: !190)
!195 = !DILocation(line: 39, column: 2, scope: !190)
!196 = !DILocalVariable(name: "t", scope: !190, file: !2, line: 40, type: !28)
!197 = !DILocation(line: 40, column: 6, scope: !190)
!198 = !DILocation(line: 40, column: 10, scope: !190)
!199 = !DILocation(line: 41, column: 6, scope: !200)
!200 = distinct !DILexicalBlock(scope: !190, file: !2, line: 41, column: 6)
!201 = !DILocation(line: 41, column: 10, scope: !200)
!202 = !DILocation(line: 41, column: 8, scope: !200)
!203 = !DILocation(line: 41, column: 6, scope: !190)
!204 = !DILocation(line: 42, column: 3, scope: !205)
!205 = distinct !DILexicalBlock(scope: !200, file: !2, line: 41, column: 13)
!206 = !DILocation(line: 43, column: 3, scope: !205)
!207 = !DILocalVariable(name: "item", scope: !190, file: !2, line: 45, type: !28)
!208 = !DILocation(line: 45, column: 6, scope: !190)
!209 = !DILocation(line: 45, column: 13, scope: !190)
!210 = !DILocation(line: 46, column: 6, scope: !211)
!211 = distinct !DILexicalBlock(scope: !190, file: !2, line: 46, column: 6)
!212 = !DILocation(line: 46, column: 11, scope: !211)
!213 = !DILocation(line: 46, column: 8, scope: !211)
!214 = !DILocation(line: 46, column: 6, scope: !190)
!215 = !DILocation(line: 47, column: 8, scope: !216)
!216 = distinct !DILexicalBlock(scope: !217, file: !2, line: 47, column: 7)
!217 = distinct !DILexicalBlock(scope: !211, file: !2, line: 46, column: 14)
!218 = !DILocation(line: 47, column: 7, scope: !217)
!219 = !DILocation(line: 48, column: 9, scope: !216)
!220 = !DILocation(line: 48, column: 4, scope: !216)
!221 = !DILocation(line: 49, column: 3, scope: !217)
!222 = !DILocation(line: 50, column: 2, scope: !217)
!223 = !DILocation(line: 51, column: 9, scope: !190)
!224 = !DILocation(line: 51, column: 2, scope: !190)
!225 = !DILocation(line: 52, column: 1, scope: !190)
!226 = distinct !DISubprogram(name: "steal", scope: !2, file: !2, line: 54, type: !51, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !53)
!227 = !DILocalVariable(name: "t", scope: !226, file: !2, line: 56, type: !28)
!228 = !DILocation(line: 56, column: 6, scope: !226)
!229 = !DILocation(line: 56, column: 10, scope: !226)
!230 = !DILocalVariable(name: "b", scope: !226, file: !2, line: 56, type: !28)
!231 = !DILocation(line: 56, column: 29, scope: !226)
!232 = !DILocation(line: 56, column: 33, scope: !226)
!233 = !DILocation(line: 58, column: 6, scope: !234)
!234 = distinct !DILexicalBlock(scope: !226, file: !2, line: 58, column: 6)
!235 = !DILocation(line: 58, column: 11, scope: !234)
!236 = !DILocation(line: 58, column: 8, scope: !234)
!237 = !DILocation(line: 58, column: 6, scope: !226)
!238 = !DILocation(line: 59, column: 3, scope: !234)
!239 = !DILocalVariable(name: "item", scope: !226, file: !2, line: 60, type: !28)
!240 = !DILocation(line: 60, column: 6, scope: !226)
!241 = !DILocation(line: 60, column: 13, scope: !226)
!242 = !DILocation(line: 61, column: 9, scope: !226)
!243 = !DILocation(line: 61, column: 59, scope: !226)
!244 = !DILocation(line: 61, column: 2, scope: !226)
!245 = !DILocation(line: 62, column: 1, scope: !226)
