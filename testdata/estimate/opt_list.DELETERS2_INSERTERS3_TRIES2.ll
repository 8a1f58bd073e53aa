; ModuleID = 'estimate/opt_list.c'
source_filename = "estimate/opt_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@head = internal global %struct.node { i32 -1, ptr @last, %union.pthread_mutex_t zeroinitializer }, align 8, !dbg !0
@last = internal global %struct.node { i32 1000, ptr null, %union.pthread_mutex_t zeroinitializer }, align 8, !dbg !70
@.str = private unnamed_addr constant [36 x i8] c"n->key < atomic_load(&n->next)->key\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [20 x i8] c"estimate/opt_list.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22
@nodes = internal global [3 x %struct.node] zeroinitializer, align 16, !dbg !28

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !79 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !83, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata ptr %3, metadata !90, metadata !DIExpression()), !dbg !92
  store i32 0, ptr %3, align 4, !dbg !92
  br label %10, !dbg !93

10:                                               ; preds = %21, %0
  %11 = load i32, ptr %3, align 4, !dbg !94
  %12 = icmp slt i32 %11, 3, !dbg !96
  br i1 %12, label %13, label %24, !dbg !97

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4, !dbg !98
  %15 = sext i32 %14 to i64, !dbg !99
  %16 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %15, !dbg !99
  %17 = load i32, ptr %3, align 4, !dbg !100
  %18 = sext i32 %17 to i64, !dbg !101
  %19 = inttoptr i64 %18 to ptr, !dbg !102
  %20 = call i32 @pthread_create(ptr noundef %16, ptr noundef null, ptr noundef @insert, ptr noundef %19) #5, !dbg !103
  br label %21, !dbg !103

21:                                               ; preds = %13
  %22 = load i32, ptr %3, align 4, !dbg !104
  %23 = add nsw i32 %22, 1, !dbg !104
  store i32 %23, ptr %3, align 4, !dbg !104
  br label %10, !dbg !105, !llvm.loop !106

24:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata ptr %4, metadata !109, metadata !DIExpression()), !dbg !111
  store i32 0, ptr %4, align 4, !dbg !111
  br label %25, !dbg !112

25:                                               ; preds = %37, %24
  %26 = load i32, ptr %4, align 4, !dbg !113
  %27 = icmp slt i32 %26, 2, !dbg !115
  br i1 %27, label %28, label %40, !dbg !116

28:                                               ; preds = %25
  %29 = load i32, ptr %4, align 4, !dbg !117
  %30 = add nsw i32 3, %29, !dbg !118
  %31 = sext i32 %30 to i64, !dbg !119
  %32 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %31, !dbg !119
  %33 = load i32, ptr %4, align 4, !dbg !120
  %34 = sext i32 %33 to i64, !dbg !121
  %35 = inttoptr i64 %34 to ptr, !dbg !122
  %36 = call i32 @pthread_create(ptr noundef %32, ptr noundef null, ptr noundef @delete, ptr noundef %35) #5, !dbg !123
  br label %37, !dbg !123

37:                                               ; preds = %28
  %38 = load i32, ptr %4, align 4, !dbg !124
  %39 = add nsw i32 %38, 1, !dbg !124
  store i32 %39, ptr %4, align 4, !dbg !124
  br label %25, !dbg !125, !llvm.loop !126

40:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata ptr %5, metadata !128, metadata !DIExpression()), !dbg !130
  store i32 0, ptr %5, align 4, !dbg !130
  br label %41, !dbg !131

41:                                               ; preds = %50, %40
  %42 = load i32, ptr %5, align 4, !dbg !132
  %43 = icmp slt i32 %42, 5, !dbg !134
  br i1 %43, label %44, label %53, !dbg !135

44:                                               ; preds = %41
  %45 = load i32, ptr %5, align 4, !dbg !136
  %46 = sext i32 %45 to i64, !dbg !137
  %47 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %46, !dbg !137
  %48 = load i64, ptr %47, align 8, !dbg !137
  %49 = call i32 @pthread_join(i64 noundef %48, ptr noundef null), !dbg !138
  br label %50, !dbg !138

50:                                               ; preds = %44
  %51 = load i32, ptr %5, align 4, !dbg !139
  %52 = add nsw i32 %51, 1, !dbg !139
  store i32 %52, ptr %5, align 4, !dbg !139
  br label %41, !dbg !140, !llvm.loop !141

53:                                               ; preds = %41
  call void @llvm.dbg.declare(metadata ptr %6, metadata !143, metadata !DIExpression()), !dbg !145
  %54 = load atomic i64, ptr getelementptr inbounds (%struct.node, ptr @head, i32 0, i32 1) seq_cst, align 8, !dbg !146
  store i64 %54, ptr %7, align 8, !dbg !146
  %55 = load ptr, ptr %7, align 8, !dbg !146
  store ptr %55, ptr %6, align 8, !dbg !145
  br label %56, !dbg !147

56:                                               ; preds = %73, %53
  %57 = load ptr, ptr %6, align 8, !dbg !148
  %58 = icmp ne ptr %57, @last, !dbg !150
  br i1 %58, label %59, label %78, !dbg !151

59:                                               ; preds = %56
  %60 = load ptr, ptr %6, align 8, !dbg !152
  %61 = getelementptr inbounds %struct.node, ptr %60, i32 0, i32 0, !dbg !152
  %62 = load i32, ptr %61, align 8, !dbg !152
  %63 = load ptr, ptr %6, align 8, !dbg !152
  %64 = getelementptr inbounds %struct.node, ptr %63, i32 0, i32 1, !dbg !152
  %65 = load atomic i64, ptr %64 seq_cst, align 8, !dbg !152
  store i64 %65, ptr %8, align 8, !dbg !152
  %66 = load ptr, ptr %8, align 8, !dbg !152
  %67 = getelementptr inbounds %struct.node, ptr %66, i32 0, i32 0, !dbg !152
  %68 = load i32, ptr %67, align 8, !dbg !152
  %69 = icmp slt i32 %62, %68, !dbg !152
  br i1 %69, label %70, label %71, !dbg !155

70:                                               ; preds = %59
  br label %72, !dbg !155

71:                                               ; preds = %59
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 114, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !152
  unreachable, !dbg !152

72:                                               ; preds = %70
  br label %73, !dbg !156

73:                                               ; preds = %72
  %74 = load ptr, ptr %6, align 8, !dbg !157
  %75 = getelementptr inbounds %struct.node, ptr %74, i32 0, i32 1, !dbg !157
  %76 = load atomic i64, ptr %75 seq_cst, align 8, !dbg !157
  store i64 %76, ptr %9, align 8, !dbg !157
  %77 = load ptr, ptr %9, align 8, !dbg !157
  store ptr %77, ptr %6, align 8, !dbg !158
  br label %56, !dbg !159, !llvm.loop !160

78:                                               ; preds = %56
  ret i32 0, !dbg !162
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @insert(ptr noundef %0) #0 !dbg !163 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !166, metadata !DIExpression()), !dbg !167
  call void @llvm.dbg.declare(metadata ptr %3, metadata !168, metadata !DIExpression()), !dbg !169
  %10 = load ptr, ptr %2, align 8, !dbg !170
  %11 = ptrtoint ptr %10 to i64, !dbg !171
  %12 = getelementptr inbounds [3 x %struct.node], ptr @nodes, i64 0, i64 %11, !dbg !172
  store ptr %12, ptr %3, align 8, !dbg !169
  call void @llvm.dbg.declare(metadata ptr %4, metadata !173, metadata !DIExpression()), !dbg !174
  call void @llvm.dbg.declare(metadata ptr %5, metadata !175, metadata !DIExpression()), !dbg !176
  %13 = load ptr, ptr %2, align 8, !dbg !177
  %14 = ptrtoint ptr %13 to i64, !dbg !178
  %15 = trunc i64 %14 to i32, !dbg !179
  %16 = add nsw i32 1, %15, !dbg !180
  %17 = load ptr, ptr %3, align 8, !dbg !181
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 0, !dbg !182
  store i32 %16, ptr %18, align 8, !dbg !183
  %19 = load ptr, ptr %3, align 8, !dbg !184
  %20 = getelementptr inbounds %struct.node, ptr %19, i32 0, i32 2, !dbg !185
  %21 = call i32 @pthread_mutex_init(ptr noundef %20, ptr noundef null) #5, !dbg !186
  call void @llvm.dbg.declare(metadata ptr %6, metadata !187, metadata !DIExpression()), !dbg !189
  store i32 0, ptr %6, align 4, !dbg !189
  br label %22, !dbg !190

22:                                               ; preds = %48, %1
  %23 = load i32, ptr %6, align 4, !dbg !191
  %24 = icmp slt i32 %23, 2, !dbg !193
  br i1 %24, label %25, label %51, !dbg !194

25:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %7, metadata !195, metadata !DIExpression()), !dbg !197
  %26 = load ptr, ptr %3, align 8, !dbg !198
  %27 = getelementptr inbounds %struct.node, ptr %26, i32 0, i32 0, !dbg !199
  %28 = load i32, ptr %27, align 8, !dbg !199
  %29 = call i32 @find(i32 noundef %28, ptr noundef %4, ptr noundef %5), !dbg !200
  store i32 %29, ptr %7, align 4, !dbg !197
  %30 = load i32, ptr %7, align 4, !dbg !201
  %31 = icmp ne i32 %30, 0, !dbg !201
  br i1 %31, label %32, label %41, !dbg !203

32:                                               ; preds = %25
  %33 = load ptr, ptr %3, align 8, !dbg !204
  %34 = getelementptr inbounds %struct.node, ptr %33, i32 0, i32 1, !dbg !204
  %35 = load ptr, ptr %5, align 8, !dbg !204
  store ptr %35, ptr %8, align 8, !dbg !204
  %36 = load i64, ptr %8, align 8, !dbg !204
  store atomic i64 %36, ptr %34 seq_cst, align 8, !dbg !204
  %37 = load ptr, ptr %4, align 8, !dbg !206
  %38 = getelementptr inbounds %struct.node, ptr %37, i32 0, i32 1, !dbg !206
  %39 = load ptr, ptr %3, align 8, !dbg !206
  store ptr %39, ptr %9, align 8, !dbg !206
  %40 = load i64, ptr %9, align 8, !dbg !206
  store atomic i64 %40, ptr %38 seq_cst, align 8, !dbg !206
  br label %41, !dbg !207

41:                                               ; preds = %32, %25
  %42 = load ptr, ptr %4, align 8, !dbg !208
  %43 = load ptr, ptr %5, align 8, !dbg !209
  call void @leave(ptr noundef %42, ptr noundef %43), !dbg !210
  %44 = load i32, ptr %7, align 4, !dbg !211
  %45 = icmp ne i32 %44, 0, !dbg !211
  br i1 %45, label %46, label %47, !dbg !213

46:                                               ; preds = %41
  br label %51, !dbg !214

47:                                               ; preds = %41
  br label %48, !dbg !215

48:                                               ; preds = %47
  %49 = load i32, ptr %6, align 4, !dbg !216
  %50 = add nsw i32 %49, 1, !dbg !216
  store i32 %50, ptr %6, align 4, !dbg !216
  br label %22, !dbg !217, !llvm.loop !218

51:                                               ; preds = %46, %22
  ret ptr null, !dbg !220
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @delete(ptr noundef %0) #0 !dbg !221 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !222, metadata !DIExpression()), !dbg !223
  call void @llvm.dbg.declare(metadata ptr %3, metadata !224, metadata !DIExpression()), !dbg !225
  %10 = load ptr, ptr %2, align 8, !dbg !226
  %11 = ptrtoint ptr %10 to i64, !dbg !227
  %12 = trunc i64 %11 to i32, !dbg !228
  %13 = add nsw i32 1, %12, !dbg !229
  store i32 %13, ptr %3, align 4, !dbg !225
  call void @llvm.dbg.declare(metadata ptr %4, metadata !230, metadata !DIExpression()), !dbg !231
  call void @llvm.dbg.declare(metadata ptr %5, metadata !232, metadata !DIExpression()), !dbg !233
  call void @llvm.dbg.declare(metadata ptr %6, metadata !234, metadata !DIExpression()), !dbg !236
  store i32 0, ptr %6, align 4, !dbg !236
  br label %14, !dbg !237

14:                                               ; preds = %43, %1
  %15 = load i32, ptr %6, align 4, !dbg !238
  %16 = icmp slt i32 %15, 2, !dbg !240
  br i1 %16, label %17, label %46, !dbg !241

17:                                               ; preds = %14
  call void @llvm.dbg.declare(metadata ptr %7, metadata !242, metadata !DIExpression()), !dbg !244
  %18 = load i32, ptr %3, align 4, !dbg !245
  %19 = call i32 @find(i32 noundef %18, ptr noundef %4, ptr noundef %5), !dbg !246
  store i32 %19, ptr %7, align 4, !dbg !244
  %20 = load i32, ptr %7, align 4, !dbg !247
  %21 = icmp ne i32 %20, 0, !dbg !247
  br i1 %21, label %22, label %36, !dbg !249

22:                                               ; preds = %17
  %23 = load ptr, ptr %5, align 8, !dbg !250
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 0, !dbg !251
  %25 = load i32, ptr %24, align 8, !dbg !251
  %26 = load i32, ptr %3, align 4, !dbg !252
  %27 = icmp eq i32 %25, %26, !dbg !253
  br i1 %27, label %28, label %36, !dbg !254

28:                                               ; preds = %22
  %29 = load ptr, ptr %4, align 8, !dbg !255
  %30 = getelementptr inbounds %struct.node, ptr %29, i32 0, i32 1, !dbg !255
  %31 = load ptr, ptr %5, align 8, !dbg !255
  %32 = getelementptr inbounds %struct.node, ptr %31, i32 0, i32 1, !dbg !255
  %33 = load atomic i64, ptr %32 seq_cst, align 8, !dbg !255
  store i64 %33, ptr %9, align 8, !dbg !255
  %34 = load ptr, ptr %9, align 8, !dbg !255
  store ptr %34, ptr %8, align 8, !dbg !255
  %35 = load i64, ptr %8, align 8, !dbg !255
  store atomic i64 %35, ptr %30 seq_cst, align 8, !dbg !255
  br label %36, !dbg !255

36:                                               ; preds = %28, %22, %17
  %37 = load ptr, ptr %4, align 8, !dbg !256
  %38 = load ptr, ptr %5, align 8, !dbg !257
  call void @leave(ptr noundef %37, ptr noundef %38), !dbg !258
  %39 = load i32, ptr %7, align 4, !dbg !259
  %40 = icmp ne i32 %39, 0, !dbg !259
  br i1 %40, label %41, label %42, !dbg !261

41:                                               ; preds = %36
  br label %46, !dbg !262

42:                                               ; preds = %36
  br label %43, !dbg !263

43:                                               ; preds = %42
  %44 = load i32, ptr %6, align 4, !dbg !264
  %45 = add nsw i32 %44, 1, !dbg !264
  store i32 %45, ptr %6, align 4, !dbg !264
  br label %14, !dbg !265, !llvm.loop !266

46:                                               ; preds = %41, %14
  ret ptr null, !dbg !268
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @find(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !269 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !273, metadata !DIExpression()), !dbg !274
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !275, metadata !DIExpression()), !dbg !276
  store ptr %2, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !277, metadata !DIExpression()), !dbg !278
  %9 = load ptr, ptr %5, align 8, !dbg !279
  store ptr @head, ptr %9, align 8, !dbg !280
  %10 = load atomic i64, ptr getelementptr inbounds (%struct.node, ptr @head, i32 0, i32 1) seq_cst, align 8, !dbg !281
  store i64 %10, ptr %7, align 8, !dbg !281
  %11 = load ptr, ptr %7, align 8, !dbg !281
  %12 = load ptr, ptr %6, align 8, !dbg !282
  store ptr %11, ptr %12, align 8, !dbg !283
  br label %13, !dbg !284

13:                                               ; preds = %20, %3
  %14 = load ptr, ptr %6, align 8, !dbg !285
  %15 = load ptr, ptr %14, align 8, !dbg !286
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 0, !dbg !287
  %17 = load i32, ptr %16, align 8, !dbg !287
  %18 = load i32, ptr %4, align 4, !dbg !288
  %19 = icmp slt i32 %17, %18, !dbg !289
  br i1 %19, label %20, label %30, !dbg !284

20:                                               ; preds = %13
  %21 = load ptr, ptr %6, align 8, !dbg !290
  %22 = load ptr, ptr %21, align 8, !dbg !292
  %23 = load ptr, ptr %5, align 8, !dbg !293
  store ptr %22, ptr %23, align 8, !dbg !294
  %24 = load ptr, ptr %6, align 8, !dbg !295
  %25 = load ptr, ptr %24, align 8, !dbg !295
  %26 = getelementptr inbounds %struct.node, ptr %25, i32 0, i32 1, !dbg !295
  %27 = load atomic i64, ptr %26 seq_cst, align 8, !dbg !295
  store i64 %27, ptr %8, align 8, !dbg !295
  %28 = load ptr, ptr %8, align 8, !dbg !295
  %29 = load ptr, ptr %6, align 8, !dbg !296
  store ptr %28, ptr %29, align 8, !dbg !297
  br label %13, !dbg !284, !llvm.loop !298

30:                                               ; preds = %13
  %31 = load ptr, ptr %5, align 8, !dbg !300
  %32 = load ptr, ptr %31, align 8, !dbg !301
  %33 = getelementptr inbounds %struct.node, ptr %32, i32 0, i32 2, !dbg !302
  %34 = call i32 @pthread_mutex_lock(ptr noundef %33) #5, !dbg !303
  %35 = load ptr, ptr %6, align 8, !dbg !304
  %36 = load ptr, ptr %35, align 8, !dbg !305
  %37 = getelementptr inbounds %struct.node, ptr %36, i32 0, i32 2, !dbg !306
  %38 = call i32 @pthread_mutex_lock(ptr noundef %37) #5, !dbg !307
  %39 = load ptr, ptr %5, align 8, !dbg !308
  %40 = load ptr, ptr %39, align 8, !dbg !309
  %41 = load ptr, ptr %6, align 8, !dbg !310
  %42 = load ptr, ptr %41, align 8, !dbg !311
  %43 = call i32 @valid(ptr noundef %40, ptr noundef %42), !dbg !312
  ret i32 %43, !dbg !313
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave(ptr noundef %0, ptr noundef %1) #0 !dbg !314 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !317, metadata !DIExpression()), !dbg !318
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !319, metadata !DIExpression()), !dbg !320
  %5 = load ptr, ptr %4, align 8, !dbg !321
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 2, !dbg !322
  %7 = call i32 @pthread_mutex_unlock(ptr noundef %6) #5, !dbg !323
  %8 = load ptr, ptr %3, align 8, !dbg !324
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 2, !dbg !325
  %10 = call i32 @pthread_mutex_unlock(ptr noundef %9) #5, !dbg !326
  ret void, !dbg !327
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @valid(ptr noundef %0, ptr noundef %1) #0 !dbg !328 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !331, metadata !DIExpression()), !dbg !332
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !333, metadata !DIExpression()), !dbg !334
  call void @llvm.dbg.declare(metadata ptr %6, metadata !335, metadata !DIExpression()), !dbg !336
  store ptr @head, ptr %6, align 8, !dbg !336
  br label %9, !dbg !337

9:                                                ; preds = %29, %2
  %10 = load ptr, ptr %6, align 8, !dbg !338
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !339
  %12 = load i32, ptr %11, align 8, !dbg !339
  %13 = load ptr, ptr %4, align 8, !dbg !340
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 0, !dbg !341
  %15 = load i32, ptr %14, align 8, !dbg !341
  %16 = icmp sle i32 %12, %15, !dbg !342
  br i1 %16, label %17, label %34, !dbg !337

17:                                               ; preds = %9
  %18 = load ptr, ptr %6, align 8, !dbg !343
  %19 = load ptr, ptr %4, align 8, !dbg !346
  %20 = icmp eq ptr %18, %19, !dbg !347
  br i1 %20, label %21, label %29, !dbg !348

21:                                               ; preds = %17
  %22 = load ptr, ptr %4, align 8, !dbg !349
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 1, !dbg !349
  %24 = load atomic i64, ptr %23 seq_cst, align 8, !dbg !349
  store i64 %24, ptr %7, align 8, !dbg !349
  %25 = load ptr, ptr %7, align 8, !dbg !349
  %26 = load ptr, ptr %5, align 8, !dbg !350
  %27 = icmp eq ptr %25, %26, !dbg !351
  %28 = zext i1 %27 to i32, !dbg !351
  store i32 %28, ptr %3, align 4, !dbg !352
  br label %35, !dbg !352

29:                                               ; preds = %17
  %30 = load ptr, ptr %6, align 8, !dbg !353
  %31 = getelementptr inbounds %struct.node, ptr %30, i32 0, i32 1, !dbg !353
  %32 = load atomic i64, ptr %31 seq_cst, align 8, !dbg !353
  store i64 %32, ptr %8, align 8, !dbg !353
  %33 = load ptr, ptr %8, align 8, !dbg !353
  store ptr %33, ptr %6, align 8, !dbg !354
  br label %9, !dbg !337, !llvm.loop !355

34:                                               ; preds = %9
  store i32 0, ptr %3, align 4, !dbg !357
  br label %35, !dbg !357

35:                                               ; preds = %34, %21
  %36 = load i32, ptr %3, align 4, !dbg !358
  ret i32 %36, !dbg !358
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!72, !73, !74, !75, !76, !77, !78}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 34, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/opt_list.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !28, !0, !70}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 114, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 288, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 36)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 114, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 160, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 20)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 114, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 32, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 1344, elements: !68)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 26, size: 448, elements: !32)
!32 = !{!33, !34, !37}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !31, file: !3, line: 27, baseType: !9, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !31, file: !3, line: 28, baseType: !35, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !31, file: !3, line: 29, baseType: !38, size: 320, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !39, line: 72, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!40 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !39, line: 67, size: 320, elements: !41)
!41 = !{!42, !63, !67}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !40, file: !39, line: 69, baseType: !43, size: 320)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !44, line: 22, size: 320, elements: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!45 = !{!46, !47, !49, !50, !51, !52, !54, !55}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !43, file: !44, line: 24, baseType: !9, size: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !43, file: !44, line: 25, baseType: !48, size: 32, offset: 32)
!48 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !43, file: !44, line: 26, baseType: !9, size: 32, offset: 64)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !43, file: !44, line: 28, baseType: !48, size: 32, offset: 96)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !43, file: !44, line: 32, baseType: !9, size: 32, offset: 128)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !43, file: !44, line: 34, baseType: !53, size: 16, offset: 160)
!53 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !43, file: !44, line: 35, baseType: !53, size: 16, offset: 176)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !43, file: !44, line: 36, baseType: !56, size: 128, offset: 192)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !57, line: 55, baseType: !58)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !57, line: 51, size: 128, elements: !59)
!59 = !{!60, !62}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !58, file: !57, line: 53, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !58, file: !57, line: 54, baseType: !61, size: 64, offset: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !40, file: !39, line: 70, baseType: !64, size: 320)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 320, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 40)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !40, file: !39, line: 71, baseType: !8, size: 64)
!68 = !{!69}
!69 = !DISubrange(count: 3)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 33, type: !31, isLocal: true, isDefinition: true)
!72 = !{i32 7, !"Dwarf Version", i32 5}
!73 = !{i32 2, !"Debug Info Version", i32 3}
!74 = !{i32 1, !"wchar_size", i32 4}
!75 = !{i32 8, !"PIC Level", i32 2}
!76 = !{i32 7, !"PIE Level", i32 2}
!77 = !{i32 7, !"uwtable", i32 2}
!78 = !{i32 7, !"frame-pointer", i32 2}
!79 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 103, type: !80, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !82)
!80 = !DISubroutineType(types: !81)
!81 = !{!9}
!82 = !{}
!83 = !DILocalVariable(name: "t", scope: !79, file: !3, line: 105, type: !84)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !85, size: 320, elements: !87)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !86)
!86 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!87 = !{!88}
!88 = !DISubrange(count: 5)
!89 = !DILocation(line: 105, column: 12, scope: !79)
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 107, type: !9)
!91 = distinct !DILexicalBlock(scope: !79, file: !3, line: 107, column: 2)
!92 = !DILocation(line: 107, column: 11, scope: !91)
!93 = !DILocation(line: 107, column: 7, scope: !91)
!94 = !DILocation(line: 107, column: 18, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 107, column: 2)
!96 = !DILocation(line: 107, column: 20, scope: !95)
!97 = !DILocation(line: 107, column: 2, scope: !91)
!98 = !DILocation(line: 108, column: 21, scope: !95)
!99 = !DILocation(line: 108, column: 19, scope: !95)
!100 = !DILocation(line: 108, column: 57, scope: !95)
!101 = !DILocation(line: 108, column: 47, scope: !95)
!102 = !DILocation(line: 108, column: 39, scope: !95)
!103 = !DILocation(line: 108, column: 3, scope: !95)
!104 = !DILocation(line: 107, column: 34, scope: !95)
!105 = !DILocation(line: 107, column: 2, scope: !95)
!106 = distinct !{!106, !97, !107, !108}
!107 = !DILocation(line: 108, column: 58, scope: !91)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !DILocalVariable(name: "i", scope: !110, file: !3, line: 109, type: !9)
!110 = distinct !DILexicalBlock(scope: !79, file: !3, line: 109, column: 2)
!111 = !DILocation(line: 109, column: 11, scope: !110)
!112 = !DILocation(line: 109, column: 7, scope: !110)
!113 = !DILocation(line: 109, column: 18, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 109, column: 2)
!115 = !DILocation(line: 109, column: 20, scope: !114)
!116 = !DILocation(line: 109, column: 2, scope: !110)
!117 = !DILocation(line: 110, column: 33, scope: !114)
!118 = !DILocation(line: 110, column: 31, scope: !114)
!119 = !DILocation(line: 110, column: 19, scope: !114)
!120 = !DILocation(line: 110, column: 69, scope: !114)
!121 = !DILocation(line: 110, column: 59, scope: !114)
!122 = !DILocation(line: 110, column: 51, scope: !114)
!123 = !DILocation(line: 110, column: 3, scope: !114)
!124 = !DILocation(line: 109, column: 33, scope: !114)
!125 = !DILocation(line: 109, column: 2, scope: !114)
!126 = distinct !{!126, !116, !127, !108}
!127 = !DILocation(line: 110, column: 70, scope: !110)
!128 = !DILocalVariable(name: "i", scope: !129, file: !3, line: 111, type: !9)
!129 = distinct !DILexicalBlock(scope: !79, file: !3, line: 111, column: 2)
!130 = !DILocation(line: 111, column: 11, scope: !129)
!131 = !DILocation(line: 111, column: 7, scope: !129)
!132 = !DILocation(line: 111, column: 18, scope: !133)
!133 = distinct !DILexicalBlock(scope: !129, file: !3, line: 111, column: 2)
!134 = !DILocation(line: 111, column: 20, scope: !133)
!135 = !DILocation(line: 111, column: 2, scope: !129)
!136 = !DILocation(line: 112, column: 18, scope: !133)
!137 = !DILocation(line: 112, column: 16, scope: !133)
!138 = !DILocation(line: 112, column: 3, scope: !133)
!139 = !DILocation(line: 111, column: 45, scope: !133)
!140 = !DILocation(line: 111, column: 2, scope: !133)
!141 = distinct !{!141, !135, !142, !108}
!142 = !DILocation(line: 112, column: 26, scope: !129)
!143 = !DILocalVariable(name: "n", scope: !144, file: !3, line: 113, type: !36)
!144 = distinct !DILexicalBlock(scope: !79, file: !3, line: 113, column: 2)
!145 = !DILocation(line: 113, column: 20, scope: !144)
!146 = !DILocation(line: 113, column: 24, scope: !144)
!147 = !DILocation(line: 113, column: 7, scope: !144)
!148 = !DILocation(line: 113, column: 49, scope: !149)
!149 = distinct !DILexicalBlock(scope: !144, file: !3, line: 113, column: 2)
!150 = !DILocation(line: 113, column: 51, scope: !149)
!151 = !DILocation(line: 113, column: 2, scope: !144)
!152 = !DILocation(line: 114, column: 3, scope: !153)
!153 = distinct !DILexicalBlock(scope: !154, file: !3, line: 114, column: 3)
!154 = distinct !DILexicalBlock(scope: !149, file: !3, line: 114, column: 3)
!155 = !DILocation(line: 114, column: 3, scope: !154)
!156 = !DILocation(line: 114, column: 3, scope: !149)
!157 = !DILocation(line: 113, column: 65, scope: !149)
!158 = !DILocation(line: 113, column: 63, scope: !149)
!159 = !DILocation(line: 113, column: 2, scope: !149)
!160 = distinct !{!160, !151, !161, !108}
!161 = !DILocation(line: 114, column: 3, scope: !144)
!162 = !DILocation(line: 115, column: 2, scope: !79)
!163 = distinct !DISubprogram(name: "insert", scope: !3, file: !3, line: 68, type: !164, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !82)
!164 = !DISubroutineType(types: !165)
!165 = !{!5, !5}
!166 = !DILocalVariable(name: "arg", arg: 1, scope: !163, file: !3, line: 68, type: !5)
!167 = !DILocation(line: 68, column: 27, scope: !163)
!168 = !DILocalVariable(name: "n", scope: !163, file: !3, line: 70, type: !36)
!169 = !DILocation(line: 70, column: 15, scope: !163)
!170 = !DILocation(line: 70, column: 36, scope: !163)
!171 = !DILocation(line: 70, column: 26, scope: !163)
!172 = !DILocation(line: 70, column: 20, scope: !163)
!173 = !DILocalVariable(name: "prev", scope: !163, file: !3, line: 70, type: !36)
!174 = !DILocation(line: 70, column: 43, scope: !163)
!175 = !DILocalVariable(name: "cur", scope: !163, file: !3, line: 70, type: !36)
!176 = !DILocation(line: 70, column: 50, scope: !163)
!177 = !DILocation(line: 72, column: 30, scope: !163)
!178 = !DILocation(line: 72, column: 20, scope: !163)
!179 = !DILocation(line: 72, column: 15, scope: !163)
!180 = !DILocation(line: 72, column: 13, scope: !163)
!181 = !DILocation(line: 72, column: 2, scope: !163)
!182 = !DILocation(line: 72, column: 5, scope: !163)
!183 = !DILocation(line: 72, column: 9, scope: !163)
!184 = !DILocation(line: 73, column: 22, scope: !163)
!185 = !DILocation(line: 73, column: 25, scope: !163)
!186 = !DILocation(line: 73, column: 2, scope: !163)
!187 = !DILocalVariable(name: "i", scope: !188, file: !3, line: 74, type: !9)
!188 = distinct !DILexicalBlock(scope: !163, file: !3, line: 74, column: 2)
!189 = !DILocation(line: 74, column: 11, scope: !188)
!190 = !DILocation(line: 74, column: 7, scope: !188)
!191 = !DILocation(line: 74, column: 18, scope: !192)
!192 = distinct !DILexicalBlock(scope: !188, file: !3, line: 74, column: 2)
!193 = !DILocation(line: 74, column: 20, scope: !192)
!194 = !DILocation(line: 74, column: 2, scope: !188)
!195 = !DILocalVariable(name: "ok", scope: !196, file: !3, line: 75, type: !9)
!196 = distinct !DILexicalBlock(scope: !192, file: !3, line: 74, column: 34)
!197 = !DILocation(line: 75, column: 7, scope: !196)
!198 = !DILocation(line: 75, column: 17, scope: !196)
!199 = !DILocation(line: 75, column: 20, scope: !196)
!200 = !DILocation(line: 75, column: 12, scope: !196)
!201 = !DILocation(line: 76, column: 7, scope: !202)
!202 = distinct !DILexicalBlock(scope: !196, file: !3, line: 76, column: 7)
!203 = !DILocation(line: 76, column: 7, scope: !196)
!204 = !DILocation(line: 77, column: 4, scope: !205)
!205 = distinct !DILexicalBlock(scope: !202, file: !3, line: 76, column: 11)
!206 = !DILocation(line: 78, column: 4, scope: !205)
!207 = !DILocation(line: 79, column: 3, scope: !205)
!208 = !DILocation(line: 80, column: 9, scope: !196)
!209 = !DILocation(line: 80, column: 15, scope: !196)
!210 = !DILocation(line: 80, column: 3, scope: !196)
!211 = !DILocation(line: 81, column: 7, scope: !212)
!212 = distinct !DILexicalBlock(scope: !196, file: !3, line: 81, column: 7)
!213 = !DILocation(line: 81, column: 7, scope: !196)
!214 = !DILocation(line: 82, column: 4, scope: !212)
!215 = !DILocation(line: 83, column: 2, scope: !196)
!216 = !DILocation(line: 74, column: 30, scope: !192)
!217 = !DILocation(line: 74, column: 2, scope: !192)
!218 = distinct !{!218, !194, !219, !108}
!219 = !DILocation(line: 83, column: 2, scope: !188)
!220 = !DILocation(line: 84, column: 2, scope: !163)
!221 = distinct !DISubprogram(name: "delete", scope: !3, file: !3, line: 87, type: !164, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !82)
!222 = !DILocalVariable(name: "arg", arg: 1, scope: !221, file: !3, line: 87, type: !5)
!223 = !DILocation(line: 87, column: 27, scope: !221)
!224 = !DILocalVariable(name: "key", scope: !221, file: !3, line: 89, type: !9)
!225 = !DILocation(line: 89, column: 6, scope: !221)
!226 = !DILocation(line: 89, column: 31, scope: !221)
!227 = !DILocation(line: 89, column: 21, scope: !221)
!228 = !DILocation(line: 89, column: 16, scope: !221)
!229 = !DILocation(line: 89, column: 14, scope: !221)
!230 = !DILocalVariable(name: "prev", scope: !221, file: !3, line: 90, type: !36)
!231 = !DILocation(line: 90, column: 15, scope: !221)
!232 = !DILocalVariable(name: "cur", scope: !221, file: !3, line: 90, type: !36)
!233 = !DILocation(line: 90, column: 22, scope: !221)
!234 = !DILocalVariable(name: "i", scope: !235, file: !3, line: 92, type: !9)
!235 = distinct !DILexicalBlock(scope: !221, file: !3, line: 92, column: 2)
!236 = !DILocation(line: 92, column: 11, scope: !235)
!237 = !DILocation(line: 92, column: 7, scope: !235)
!238 = !DILocation(line: 92, column: 18, scope: !239)
!239 = distinct !DILexicalBlock(scope: !235, file: !3, line: 92, column: 2)
!240 = !DILocation(line: 92, column: 20, scope: !239)
!241 = !DILocation(line: 92, column: 2, scope: !235)
!242 = !DILocalVariable(name: "ok", scope: !243, file: !3, line: 93, type: !9)
!243 = distinct !DILexicalBlock(scope: !239, file: !3, line: 92, column: 34)
!244 = !DILocation(line: 93, column: 7, scope: !243)
!245 = !DILocation(line: 93, column: 17, scope: !243)
!246 = !DILocation(line: 93, column: 12, scope: !243)
!247 = !DILocation(line: 94, column: 7, scope: !248)
!248 = distinct !DILexicalBlock(scope: !243, file: !3, line: 94, column: 7)
!249 = !DILocation(line: 94, column: 10, scope: !248)
!250 = !DILocation(line: 94, column: 13, scope: !248)
!251 = !DILocation(line: 94, column: 18, scope: !248)
!252 = !DILocation(line: 94, column: 25, scope: !248)
!253 = !DILocation(line: 94, column: 22, scope: !248)
!254 = !DILocation(line: 94, column: 7, scope: !243)
!255 = !DILocation(line: 95, column: 4, scope: !248)
!256 = !DILocation(line: 96, column: 9, scope: !243)
!257 = !DILocation(line: 96, column: 15, scope: !243)
!258 = !DILocation(line: 96, column: 3, scope: !243)
!259 = !DILocation(line: 97, column: 7, scope: !260)
!260 = distinct !DILexicalBlock(scope: !243, file: !3, line: 97, column: 7)
!261 = !DILocation(line: 97, column: 7, scope: !243)
!262 = !DILocation(line: 98, column: 4, scope: !260)
!263 = !DILocation(line: 99, column: 2, scope: !243)
!264 = !DILocation(line: 92, column: 30, scope: !239)
!265 = !DILocation(line: 92, column: 2, scope: !239)
!266 = distinct !{!266, !241, !267, !108}
!267 = !DILocation(line: 99, column: 2, scope: !235)
!268 = !DILocation(line: 100, column: 2, scope: !221)
!269 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 49, type: !270, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !82)
!270 = !DISubroutineType(types: !271)
!271 = !{!9, !9, !272, !272}
!272 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!273 = !DILocalVariable(name: "key", arg: 1, scope: !269, file: !3, line: 49, type: !9)
!274 = !DILocation(line: 49, column: 21, scope: !269)
!275 = !DILocalVariable(name: "prev", arg: 2, scope: !269, file: !3, line: 49, type: !272)
!276 = !DILocation(line: 49, column: 40, scope: !269)
!277 = !DILocalVariable(name: "cur", arg: 3, scope: !269, file: !3, line: 49, type: !272)
!278 = !DILocation(line: 49, column: 60, scope: !269)
!279 = !DILocation(line: 51, column: 3, scope: !269)
!280 = !DILocation(line: 51, column: 8, scope: !269)
!281 = !DILocation(line: 52, column: 9, scope: !269)
!282 = !DILocation(line: 52, column: 3, scope: !269)
!283 = !DILocation(line: 52, column: 7, scope: !269)
!284 = !DILocation(line: 53, column: 2, scope: !269)
!285 = !DILocation(line: 53, column: 11, scope: !269)
!286 = !DILocation(line: 53, column: 10, scope: !269)
!287 = !DILocation(line: 53, column: 17, scope: !269)
!288 = !DILocation(line: 53, column: 23, scope: !269)
!289 = !DILocation(line: 53, column: 21, scope: !269)
!290 = !DILocation(line: 54, column: 12, scope: !291)
!291 = distinct !DILexicalBlock(scope: !269, file: !3, line: 53, column: 28)
!292 = !DILocation(line: 54, column: 11, scope: !291)
!293 = !DILocation(line: 54, column: 4, scope: !291)
!294 = !DILocation(line: 54, column: 9, scope: !291)
!295 = !DILocation(line: 55, column: 10, scope: !291)
!296 = !DILocation(line: 55, column: 4, scope: !291)
!297 = !DILocation(line: 55, column: 8, scope: !291)
!298 = distinct !{!298, !284, !299, !108}
!299 = !DILocation(line: 56, column: 2, scope: !269)
!300 = !DILocation(line: 57, column: 24, scope: !269)
!301 = !DILocation(line: 57, column: 23, scope: !269)
!302 = !DILocation(line: 57, column: 31, scope: !269)
!303 = !DILocation(line: 57, column: 2, scope: !269)
!304 = !DILocation(line: 58, column: 24, scope: !269)
!305 = !DILocation(line: 58, column: 23, scope: !269)
!306 = !DILocation(line: 58, column: 30, scope: !269)
!307 = !DILocation(line: 58, column: 2, scope: !269)
!308 = !DILocation(line: 59, column: 16, scope: !269)
!309 = !DILocation(line: 59, column: 15, scope: !269)
!310 = !DILocation(line: 59, column: 23, scope: !269)
!311 = !DILocation(line: 59, column: 22, scope: !269)
!312 = !DILocation(line: 59, column: 9, scope: !269)
!313 = !DILocation(line: 59, column: 2, scope: !269)
!314 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 62, type: !315, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !82)
!315 = !DISubroutineType(types: !316)
!316 = !{null, !36, !36}
!317 = !DILocalVariable(name: "prev", arg: 1, scope: !314, file: !3, line: 62, type: !36)
!318 = !DILocation(line: 62, column: 32, scope: !314)
!319 = !DILocalVariable(name: "cur", arg: 2, scope: !314, file: !3, line: 62, type: !36)
!320 = !DILocation(line: 62, column: 51, scope: !314)
!321 = !DILocation(line: 64, column: 24, scope: !314)
!322 = !DILocation(line: 64, column: 29, scope: !314)
!323 = !DILocation(line: 64, column: 2, scope: !314)
!324 = !DILocation(line: 65, column: 24, scope: !314)
!325 = !DILocation(line: 65, column: 30, scope: !314)
!326 = !DILocation(line: 65, column: 2, scope: !314)
!327 = !DILocation(line: 66, column: 1, scope: !314)
!328 = distinct !DISubprogram(name: "valid", scope: !3, file: !3, line: 36, type: !329, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !82)
!329 = !DISubroutineType(types: !330)
!330 = !{!9, !36, !36}
!331 = !DILocalVariable(name: "prev", arg: 1, scope: !328, file: !3, line: 36, type: !36)
!332 = !DILocation(line: 36, column: 31, scope: !328)
!333 = !DILocalVariable(name: "cur", arg: 2, scope: !328, file: !3, line: 36, type: !36)
!334 = !DILocation(line: 36, column: 50, scope: !328)
!335 = !DILocalVariable(name: "n", scope: !328, file: !3, line: 38, type: !36)
!336 = !DILocation(line: 38, column: 15, scope: !328)
!337 = !DILocation(line: 40, column: 2, scope: !328)
!338 = !DILocation(line: 40, column: 9, scope: !328)
!339 = !DILocation(line: 40, column: 12, scope: !328)
!340 = !DILocation(line: 40, column: 19, scope: !328)
!341 = !DILocation(line: 40, column: 25, scope: !328)
!342 = !DILocation(line: 40, column: 16, scope: !328)
!343 = !DILocation(line: 41, column: 7, scope: !344)
!344 = distinct !DILexicalBlock(scope: !345, file: !3, line: 41, column: 7)
!345 = distinct !DILexicalBlock(scope: !328, file: !3, line: 40, column: 30)
!346 = !DILocation(line: 41, column: 12, scope: !344)
!347 = !DILocation(line: 41, column: 9, scope: !344)
!348 = !DILocation(line: 41, column: 7, scope: !345)
!349 = !DILocation(line: 42, column: 11, scope: !344)
!350 = !DILocation(line: 42, column: 39, scope: !344)
!351 = !DILocation(line: 42, column: 36, scope: !344)
!352 = !DILocation(line: 42, column: 4, scope: !344)
!353 = !DILocation(line: 43, column: 7, scope: !345)
!354 = !DILocation(line: 43, column: 5, scope: !345)
!355 = distinct !{!355, !337, !356, !108}
!356 = !DILocation(line: 44, column: 2, scope: !328)
!357 = !DILocation(line: 45, column: 2, scope: !328)
!358 = !DILocation(line: 46, column: 1, scope: !328)
