; ModuleID = 'rvf/scull_loop.c'
source_filename = "rvf/scull_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@qset = internal global i32 0, align 4, !dbg !0
@size = internal global i32 0, align 4, !dbg !14
@quantum = internal global i32 0, align 4, !dbg !20
@default_quantum = internal global i32 4000, align 4, !dbg !22
@default_qset = internal global i32 1000, align 4, !dbg !24
@data = internal global i32 0, align 4, !dbg !26
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !45
@busy = internal global i32 0, align 4, !dbg !77
@.str = private unnamed_addr constant [15 x i8] c"still == OPENS\00", align 1, !dbg !28
@.str.1 = private unnamed_addr constant [17 x i8] c"rvf/scull_loop.c\00", align 1, !dbg !34
@__PRETTY_FUNCTION__.open_device = private unnamed_addr constant [23 x i8] c"void open_device(void)\00", align 1, !dbg !39
@.str.2 = private unnamed_addr constant [15 x i8] c"still == READS\00", align 1, !dbg !79
@__PRETTY_FUNCTION__.read_device = private unnamed_addr constant [26 x i8] c"int read_device(int, int)\00", align 1, !dbg !81
@.str.3 = private unnamed_addr constant [16 x i8] c"still == WRITES\00", align 1, !dbg !86
@__PRETTY_FUNCTION__.write_device = private unnamed_addr constant [27 x i8] c"int write_device(int, int)\00", align 1, !dbg !91

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !103 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !107, metadata !DIExpression()), !dbg !113
  %4 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !114
  %5 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @unloads, ptr noundef null) #5, !dbg !115
  %6 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !116
  %7 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @reads, ptr noundef null) #5, !dbg !117
  %8 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !118
  %9 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @writes, ptr noundef null) #5, !dbg !119
  call void @llvm.dbg.declare(metadata ptr %3, metadata !120, metadata !DIExpression()), !dbg !122
  store i32 0, ptr %3, align 4, !dbg !122
  br label %10, !dbg !123

10:                                               ; preds = %19, %0
  %11 = load i32, ptr %3, align 4, !dbg !124
  %12 = icmp slt i32 %11, 3, !dbg !126
  br i1 %12, label %13, label %22, !dbg !127

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4, !dbg !128
  %15 = sext i32 %14 to i64, !dbg !129
  %16 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %15, !dbg !129
  %17 = load i64, ptr %16, align 8, !dbg !129
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !130
  br label %19, !dbg !130

19:                                               ; preds = %13
  %20 = load i32, ptr %3, align 4, !dbg !131
  %21 = add nsw i32 %20, 1, !dbg !131
  store i32 %21, ptr %3, align 4, !dbg !131
  br label %10, !dbg !132, !llvm.loop !133

22:                                               ; preds = %10
  ret i32 0, !dbg !136
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @unloads(ptr noundef %0) #0 !dbg !137 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !140, metadata !DIExpression()), !dbg !141
  call void @empty(), !dbg !142
  %3 = load ptr, ptr %2, align 8, !dbg !143
  ret ptr %3, !dbg !144
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reads(ptr noundef %0) #0 !dbg !145 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !146, metadata !DIExpression()), !dbg !147
  call void @llvm.dbg.declare(metadata ptr %3, metadata !148, metadata !DIExpression()), !dbg !150
  store i32 0, ptr %3, align 4, !dbg !150
  br label %4, !dbg !151

4:                                                ; preds = %9, %1
  %5 = load i32, ptr %3, align 4, !dbg !152
  %6 = icmp slt i32 %5, 3, !dbg !154
  br i1 %6, label %7, label %12, !dbg !155

7:                                                ; preds = %4
  call void @open_device(), !dbg !156
  %8 = call i32 @read_device(i32 noundef 0, i32 noundef 10), !dbg !158
  br label %9, !dbg !159

9:                                                ; preds = %7
  %10 = load i32, ptr %3, align 4, !dbg !160
  %11 = add nsw i32 %10, 1, !dbg !160
  store i32 %11, ptr %3, align 4, !dbg !160
  br label %4, !dbg !161, !llvm.loop !162

12:                                               ; preds = %4
  %13 = load ptr, ptr %2, align 8, !dbg !164
  ret ptr %13, !dbg !165
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writes(ptr noundef %0) #0 !dbg !166 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !167, metadata !DIExpression()), !dbg !168
  call void @llvm.dbg.declare(metadata ptr %3, metadata !169, metadata !DIExpression()), !dbg !171
  store i32 0, ptr %3, align 4, !dbg !171
  br label %4, !dbg !172

4:                                                ; preds = %9, %1
  %5 = load i32, ptr %3, align 4, !dbg !173
  %6 = icmp slt i32 %5, 3, !dbg !175
  br i1 %6, label %7, label %12, !dbg !176

7:                                                ; preds = %4
  call void @open_device(), !dbg !177
  %8 = call i32 @write_device(i32 noundef 0, i32 noundef 10), !dbg !179
  br label %9, !dbg !180

9:                                                ; preds = %7
  %10 = load i32, ptr %3, align 4, !dbg !181
  %11 = add nsw i32 %10, 1, !dbg !181
  store i32 %11, ptr %3, align 4, !dbg !181
  br label %4, !dbg !182, !llvm.loop !183

12:                                               ; preds = %4
  %13 = load ptr, ptr %2, align 8, !dbg !185
  ret ptr %13, !dbg !186
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @empty() #0 !dbg !187 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = load atomic i32, ptr @qset seq_cst, align 4, !dbg !190
  store i32 %8, ptr %1, align 4, !dbg !190
  %9 = load i32, ptr %1, align 4, !dbg !190
  store i32 0, ptr %2, align 4, !dbg !191
  %10 = load i32, ptr %2, align 4, !dbg !191
  store atomic i32 %10, ptr @size seq_cst, align 4, !dbg !191
  %11 = load atomic i32, ptr @default_quantum seq_cst, align 4, !dbg !192
  store i32 %11, ptr %4, align 4, !dbg !192
  %12 = load i32, ptr %4, align 4, !dbg !192
  store i32 %12, ptr %3, align 4, !dbg !192
  %13 = load i32, ptr %3, align 4, !dbg !192
  store atomic i32 %13, ptr @quantum seq_cst, align 4, !dbg !192
  %14 = load atomic i32, ptr @default_qset seq_cst, align 4, !dbg !193
  store i32 %14, ptr %6, align 4, !dbg !193
  %15 = load i32, ptr %6, align 4, !dbg !193
  store i32 %15, ptr %5, align 4, !dbg !193
  %16 = load i32, ptr %5, align 4, !dbg !193
  store atomic i32 %16, ptr @qset seq_cst, align 4, !dbg !193
  store i32 0, ptr %7, align 4, !dbg !194
  %17 = load i32, ptr %7, align 4, !dbg !194
  store atomic i32 %17, ptr @data seq_cst, align 4, !dbg !194
  ret void, !dbg !195
}

; Function Attrs: noinline nounwind uwtable
define internal void @open_device() #0 !dbg !196 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !197
  store i32 2, ptr %1, align 4, !dbg !198
  %5 = load i32, ptr %1, align 4, !dbg !198
  store atomic i32 %5, ptr @busy seq_cst, align 4, !dbg !198
  call void @empty(), !dbg !199
  call void @llvm.dbg.declare(metadata ptr %2, metadata !200, metadata !DIExpression()), !dbg !201
  %6 = load atomic i32, ptr @busy seq_cst, align 4, !dbg !202
  store i32 %6, ptr %3, align 4, !dbg !202
  %7 = load i32, ptr %3, align 4, !dbg !202
  store i32 %7, ptr %2, align 4, !dbg !201
  %8 = load i32, ptr %2, align 4, !dbg !203
  %9 = icmp eq i32 %8, 2, !dbg !203
  br i1 %9, label %10, label %11, !dbg !206

10:                                               ; preds = %0
  br label %12, !dbg !206

11:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.open_device) #6, !dbg !203
  unreachable, !dbg !203

12:                                               ; preds = %10
  %13 = load i32, ptr %2, align 4, !dbg !207
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !208
  ret void, !dbg !209
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @read_device(i32 noundef %0, i32 noundef %1) #0 !dbg !210 {
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
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !213, metadata !DIExpression()), !dbg !214
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !215, metadata !DIExpression()), !dbg !216
  call void @llvm.dbg.declare(metadata ptr %5, metadata !217, metadata !DIExpression()), !dbg !218
  %18 = load atomic i32, ptr @quantum seq_cst, align 4, !dbg !219
  store i32 %18, ptr %6, align 4, !dbg !219
  %19 = load i32, ptr %6, align 4, !dbg !219
  store i32 %19, ptr %5, align 4, !dbg !218
  call void @llvm.dbg.declare(metadata ptr %7, metadata !220, metadata !DIExpression()), !dbg !221
  %20 = load i32, ptr %5, align 4, !dbg !222
  %21 = load atomic i32, ptr @qset seq_cst, align 4, !dbg !223
  store i32 %21, ptr %8, align 4, !dbg !223
  %22 = load i32, ptr %8, align 4, !dbg !223
  %23 = mul nsw i32 %20, %22, !dbg !224
  store i32 %23, ptr %7, align 4, !dbg !221
  call void @llvm.dbg.declare(metadata ptr %9, metadata !225, metadata !DIExpression()), !dbg !226
  %24 = load i32, ptr %3, align 4, !dbg !227
  %25 = load i32, ptr %7, align 4, !dbg !228
  %26 = sdiv i32 %24, %25, !dbg !229
  store i32 %26, ptr %9, align 4, !dbg !226
  call void @llvm.dbg.declare(metadata ptr %10, metadata !230, metadata !DIExpression()), !dbg !231
  %27 = load i32, ptr %3, align 4, !dbg !232
  %28 = load i32, ptr %7, align 4, !dbg !233
  %29 = srem i32 %27, %28, !dbg !234
  store i32 %29, ptr %10, align 4, !dbg !231
  %30 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !235
  store i32 0, ptr %11, align 4, !dbg !236
  %31 = load i32, ptr %11, align 4, !dbg !236
  store atomic i32 %31, ptr @busy seq_cst, align 4, !dbg !236
  %32 = load i32, ptr %3, align 4, !dbg !237
  %33 = load atomic i32, ptr @size seq_cst, align 4, !dbg !239
  store i32 %33, ptr %12, align 4, !dbg !239
  %34 = load i32, ptr %12, align 4, !dbg !239
  %35 = icmp sge i32 %32, %34, !dbg !240
  br i1 %35, label %36, label %37, !dbg !241

36:                                               ; preds = %2
  store i32 0, ptr %4, align 4, !dbg !242
  br label %72, !dbg !244

37:                                               ; preds = %2
  %38 = load i32, ptr %3, align 4, !dbg !245
  %39 = load i32, ptr %4, align 4, !dbg !248
  %40 = add nsw i32 %38, %39, !dbg !249
  %41 = load atomic i32, ptr @size seq_cst, align 4, !dbg !250
  store i32 %41, ptr %13, align 4, !dbg !250
  %42 = load i32, ptr %13, align 4, !dbg !250
  %43 = icmp sge i32 %40, %42, !dbg !251
  br i1 %43, label %44, label %49, !dbg !252

44:                                               ; preds = %37
  %45 = load atomic i32, ptr @size seq_cst, align 4, !dbg !253
  store i32 %45, ptr %14, align 4, !dbg !253
  %46 = load i32, ptr %14, align 4, !dbg !253
  %47 = load i32, ptr %3, align 4, !dbg !254
  %48 = sub nsw i32 %46, %47, !dbg !255
  store i32 %48, ptr %4, align 4, !dbg !256
  br label %49, !dbg !257

49:                                               ; preds = %44, %37
  %50 = load i32, ptr %4, align 4, !dbg !258
  %51 = load i32, ptr %5, align 4, !dbg !260
  %52 = load i32, ptr %10, align 4, !dbg !261
  %53 = sub nsw i32 %51, %52, !dbg !262
  %54 = icmp sgt i32 %50, %53, !dbg !263
  br i1 %54, label %55, label %59, !dbg !264

55:                                               ; preds = %49
  %56 = load i32, ptr %5, align 4, !dbg !265
  %57 = load i32, ptr %10, align 4, !dbg !266
  %58 = sub nsw i32 %56, %57, !dbg !267
  store i32 %58, ptr %4, align 4, !dbg !268
  br label %59, !dbg !269

59:                                               ; preds = %55, %49
  %60 = load atomic i32, ptr @data seq_cst, align 4, !dbg !270
  store i32 %60, ptr %15, align 4, !dbg !270
  %61 = load i32, ptr %15, align 4, !dbg !270
  %62 = load i32, ptr %9, align 4, !dbg !271
  %63 = add nsw i32 %61, %62, !dbg !272
  call void @llvm.dbg.declare(metadata ptr %16, metadata !273, metadata !DIExpression()), !dbg !274
  %64 = load atomic i32, ptr @busy seq_cst, align 4, !dbg !275
  store i32 %64, ptr %17, align 4, !dbg !275
  %65 = load i32, ptr %17, align 4, !dbg !275
  store i32 %65, ptr %16, align 4, !dbg !274
  %66 = load i32, ptr %16, align 4, !dbg !276
  %67 = icmp eq i32 %66, 0, !dbg !276
  br i1 %67, label %68, label %69, !dbg !279

68:                                               ; preds = %59
  br label %70, !dbg !279

69:                                               ; preds = %59
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 67, ptr noundef @__PRETTY_FUNCTION__.read_device) #6, !dbg !276
  unreachable, !dbg !276

70:                                               ; preds = %68
  %71 = load i32, ptr %16, align 4, !dbg !280
  br label %72

72:                                               ; preds = %70, %36
  %73 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !281
  %74 = load i32, ptr %4, align 4, !dbg !282
  ret i32 %74, !dbg !283
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @write_device(i32 noundef %0, i32 noundef %1) #0 !dbg !284 {
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
  %16 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !285, metadata !DIExpression()), !dbg !286
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !287, metadata !DIExpression()), !dbg !288
  call void @llvm.dbg.declare(metadata ptr %5, metadata !289, metadata !DIExpression()), !dbg !290
  %17 = load atomic i32, ptr @quantum seq_cst, align 4, !dbg !291
  store i32 %17, ptr %6, align 4, !dbg !291
  %18 = load i32, ptr %6, align 4, !dbg !291
  store i32 %18, ptr %5, align 4, !dbg !290
  call void @llvm.dbg.declare(metadata ptr %7, metadata !292, metadata !DIExpression()), !dbg !293
  %19 = load i32, ptr %5, align 4, !dbg !294
  %20 = load atomic i32, ptr @qset seq_cst, align 4, !dbg !295
  store i32 %20, ptr %8, align 4, !dbg !295
  %21 = load i32, ptr %8, align 4, !dbg !295
  %22 = mul nsw i32 %19, %21, !dbg !296
  store i32 %22, ptr %7, align 4, !dbg !293
  call void @llvm.dbg.declare(metadata ptr %9, metadata !297, metadata !DIExpression()), !dbg !298
  %23 = load i32, ptr %3, align 4, !dbg !299
  %24 = load i32, ptr %7, align 4, !dbg !300
  %25 = sdiv i32 %23, %24, !dbg !301
  store i32 %25, ptr %9, align 4, !dbg !298
  call void @llvm.dbg.declare(metadata ptr %10, metadata !302, metadata !DIExpression()), !dbg !303
  %26 = load i32, ptr %3, align 4, !dbg !304
  %27 = load i32, ptr %7, align 4, !dbg !305
  %28 = srem i32 %26, %27, !dbg !306
  store i32 %28, ptr %10, align 4, !dbg !303
  %29 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !307
  %30 = load i32, ptr %4, align 4, !dbg !308
  %31 = load i32, ptr %5, align 4, !dbg !310
  %32 = load i32, ptr %10, align 4, !dbg !311
  %33 = sub nsw i32 %31, %32, !dbg !312
  %34 = icmp sgt i32 %30, %33, !dbg !313
  br i1 %34, label %35, label %39, !dbg !314

35:                                               ; preds = %2
  %36 = load i32, ptr %5, align 4, !dbg !315
  %37 = load i32, ptr %10, align 4, !dbg !316
  %38 = sub nsw i32 %36, %37, !dbg !317
  store i32 %38, ptr %4, align 4, !dbg !318
  br label %39, !dbg !319

39:                                               ; preds = %35, %2
  store i32 1, ptr %11, align 4, !dbg !320
  %40 = load i32, ptr %11, align 4, !dbg !320
  store atomic i32 %40, ptr @busy seq_cst, align 4, !dbg !320
  %41 = load atomic i32, ptr @data seq_cst, align 4, !dbg !321
  store i32 %41, ptr %12, align 4, !dbg !321
  %42 = load i32, ptr %12, align 4, !dbg !321
  %43 = load i32, ptr %9, align 4, !dbg !322
  %44 = add nsw i32 %42, %43, !dbg !323
  %45 = load atomic i32, ptr @size seq_cst, align 4, !dbg !324
  store i32 %45, ptr %13, align 4, !dbg !324
  %46 = load i32, ptr %13, align 4, !dbg !324
  %47 = load i32, ptr %3, align 4, !dbg !326
  %48 = load i32, ptr %4, align 4, !dbg !327
  %49 = add nsw i32 %47, %48, !dbg !328
  %50 = icmp slt i32 %46, %49, !dbg !329
  br i1 %50, label %51, label %56, !dbg !330

51:                                               ; preds = %39
  %52 = load i32, ptr %3, align 4, !dbg !331
  %53 = load i32, ptr %4, align 4, !dbg !331
  %54 = add nsw i32 %52, %53, !dbg !331
  store i32 %54, ptr %14, align 4, !dbg !331
  %55 = load i32, ptr %14, align 4, !dbg !331
  store atomic i32 %55, ptr @size seq_cst, align 4, !dbg !331
  br label %56, !dbg !331

56:                                               ; preds = %51, %39
  call void @llvm.dbg.declare(metadata ptr %15, metadata !332, metadata !DIExpression()), !dbg !333
  %57 = load atomic i32, ptr @busy seq_cst, align 4, !dbg !334
  store i32 %57, ptr %16, align 4, !dbg !334
  %58 = load i32, ptr %16, align 4, !dbg !334
  store i32 %58, ptr %15, align 4, !dbg !333
  %59 = load i32, ptr %15, align 4, !dbg !335
  %60 = icmp eq i32 %59, 1, !dbg !335
  br i1 %60, label %61, label %62, !dbg !338

61:                                               ; preds = %56
  br label %63, !dbg !338

62:                                               ; preds = %56
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 87, ptr noundef @__PRETTY_FUNCTION__.write_device) #6, !dbg !335
  unreachable, !dbg !335

63:                                               ; preds = %61
  %64 = load i32, ptr %15, align 4, !dbg !339
  %65 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !340
  %66 = load i32, ptr %4, align 4, !dbg !341
  ret i32 %66, !dbg !342
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!96, !97, !98, !99, !100, !101, !102}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "qset", scope: !2, file: !3, line: 24, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/scull_loop.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 28, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "READS", value: 0)
!9 = !DIEnumerator(name: "WRITES", value: 1)
!10 = !DIEnumerator(name: "OPENS", value: 2)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !{!0, !14, !20, !22, !24, !26, !28, !34, !39, !45, !77, !79, !81, !86, !91}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "size", scope: !2, file: !3, line: 24, type: !16, isLocal: true, isDefinition: true)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !17, line: 96, baseType: !18)
!17 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "quantum", scope: !2, file: !3, line: 24, type: !16, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "default_quantum", scope: !2, file: !3, line: 23, type: !16, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "default_qset", scope: !2, file: !3, line: 23, type: !16, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 24, type: !16, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 120, elements: !32)
!31 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!32 = !{!33}
!33 = !DISubrange(count: 15)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 136, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 17)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 184, elements: !43)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !31)
!43 = !{!44}
!44 = !DISubrange(count: 23)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 21, type: !47, isLocal: true, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !48, line: 72, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!49 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !48, line: 67, size: 320, elements: !50)
!50 = !{!51, !71, !75}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !49, file: !48, line: 69, baseType: !52, size: 320)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !53, line: 22, size: 320, elements: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!54 = !{!55, !56, !57, !58, !59, !60, !62, !63}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !52, file: !53, line: 24, baseType: !19, size: 32)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !52, file: !53, line: 25, baseType: !6, size: 32, offset: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !52, file: !53, line: 26, baseType: !19, size: 32, offset: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !52, file: !53, line: 28, baseType: !6, size: 32, offset: 96)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !52, file: !53, line: 32, baseType: !19, size: 32, offset: 128)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !52, file: !53, line: 34, baseType: !61, size: 16, offset: 160)
!61 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !52, file: !53, line: 35, baseType: !61, size: 16, offset: 176)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !52, file: !53, line: 36, baseType: !64, size: 128, offset: 192)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !65, line: 55, baseType: !66)
!65 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !65, line: 51, size: 128, elements: !67)
!67 = !{!68, !70}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !66, file: !65, line: 53, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !66, file: !65, line: 54, baseType: !69, size: 64, offset: 64)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !49, file: !48, line: 70, baseType: !72, size: 320)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 320, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 40)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !49, file: !48, line: 71, baseType: !76, size: 64)
!76 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "busy", scope: !2, file: !3, line: 26, type: !16, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !3, line: 67, type: !30, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !3, line: 67, type: !83, isLocal: true, isDefinition: true)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 208, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 26)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !3, line: 87, type: !88, isLocal: true, isDefinition: true)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 128, elements: !89)
!89 = !{!90}
!90 = !DISubrange(count: 16)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !3, line: 87, type: !93, isLocal: true, isDefinition: true)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 216, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 27)
!96 = !{i32 7, !"Dwarf Version", i32 5}
!97 = !{i32 2, !"Debug Info Version", i32 3}
!98 = !{i32 1, !"wchar_size", i32 4}
!99 = !{i32 8, !"PIC Level", i32 2}
!100 = !{i32 7, !"PIE Level", i32 2}
!101 = !{i32 7, !"uwtable", i32 2}
!102 = !{i32 7, !"frame-pointer", i32 2}
!103 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 117, type: !104, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !106)
!104 = !DISubroutineType(types: !105)
!105 = !{!19}
!106 = !{}
!107 = !DILocalVariable(name: "t", scope: !103, file: !3, line: 119, type: !108)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !109, size: 192, elements: !111)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !110)
!110 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!111 = !{!112}
!112 = !DISubrange(count: 3)
!113 = !DILocation(line: 119, column: 12, scope: !103)
!114 = !DILocation(line: 121, column: 18, scope: !103)
!115 = !DILocation(line: 121, column: 2, scope: !103)
!116 = !DILocation(line: 122, column: 18, scope: !103)
!117 = !DILocation(line: 122, column: 2, scope: !103)
!118 = !DILocation(line: 123, column: 18, scope: !103)
!119 = !DILocation(line: 123, column: 2, scope: !103)
!120 = !DILocalVariable(name: "i", scope: !121, file: !3, line: 124, type: !19)
!121 = distinct !DILexicalBlock(scope: !103, file: !3, line: 124, column: 2)
!122 = !DILocation(line: 124, column: 11, scope: !121)
!123 = !DILocation(line: 124, column: 7, scope: !121)
!124 = !DILocation(line: 124, column: 18, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 124, column: 2)
!126 = !DILocation(line: 124, column: 20, scope: !125)
!127 = !DILocation(line: 124, column: 2, scope: !121)
!128 = !DILocation(line: 125, column: 18, scope: !125)
!129 = !DILocation(line: 125, column: 16, scope: !125)
!130 = !DILocation(line: 125, column: 3, scope: !125)
!131 = !DILocation(line: 124, column: 26, scope: !125)
!132 = !DILocation(line: 124, column: 2, scope: !125)
!133 = distinct !{!133, !127, !134, !135}
!134 = !DILocation(line: 125, column: 26, scope: !121)
!135 = !{!"llvm.loop.mustprogress"}
!136 = !DILocation(line: 126, column: 2, scope: !103)
!137 = distinct !DISubprogram(name: "unloads", scope: !3, file: !3, line: 93, type: !138, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !106)
!138 = !DISubroutineType(types: !139)
!139 = !{!12, !12}
!140 = !DILocalVariable(name: "arg", arg: 1, scope: !137, file: !3, line: 93, type: !12)
!141 = !DILocation(line: 93, column: 28, scope: !137)
!142 = !DILocation(line: 95, column: 2, scope: !137)
!143 = !DILocation(line: 96, column: 9, scope: !137)
!144 = !DILocation(line: 96, column: 2, scope: !137)
!145 = distinct !DISubprogram(name: "reads", scope: !3, file: !3, line: 99, type: !138, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !106)
!146 = !DILocalVariable(name: "arg", arg: 1, scope: !145, file: !3, line: 99, type: !12)
!147 = !DILocation(line: 99, column: 26, scope: !145)
!148 = !DILocalVariable(name: "round", scope: !149, file: !3, line: 101, type: !19)
!149 = distinct !DILexicalBlock(scope: !145, file: !3, line: 101, column: 2)
!150 = !DILocation(line: 101, column: 11, scope: !149)
!151 = !DILocation(line: 101, column: 7, scope: !149)
!152 = !DILocation(line: 101, column: 22, scope: !153)
!153 = distinct !DILexicalBlock(scope: !149, file: !3, line: 101, column: 2)
!154 = !DILocation(line: 101, column: 28, scope: !153)
!155 = !DILocation(line: 101, column: 2, scope: !149)
!156 = !DILocation(line: 102, column: 3, scope: !157)
!157 = distinct !DILexicalBlock(scope: !153, file: !3, line: 101, column: 42)
!158 = !DILocation(line: 103, column: 3, scope: !157)
!159 = !DILocation(line: 104, column: 2, scope: !157)
!160 = !DILocation(line: 101, column: 38, scope: !153)
!161 = !DILocation(line: 101, column: 2, scope: !153)
!162 = distinct !{!162, !155, !163, !135}
!163 = !DILocation(line: 104, column: 2, scope: !149)
!164 = !DILocation(line: 105, column: 9, scope: !145)
!165 = !DILocation(line: 105, column: 2, scope: !145)
!166 = distinct !DISubprogram(name: "writes", scope: !3, file: !3, line: 108, type: !138, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !106)
!167 = !DILocalVariable(name: "arg", arg: 1, scope: !166, file: !3, line: 108, type: !12)
!168 = !DILocation(line: 108, column: 27, scope: !166)
!169 = !DILocalVariable(name: "round", scope: !170, file: !3, line: 110, type: !19)
!170 = distinct !DILexicalBlock(scope: !166, file: !3, line: 110, column: 2)
!171 = !DILocation(line: 110, column: 11, scope: !170)
!172 = !DILocation(line: 110, column: 7, scope: !170)
!173 = !DILocation(line: 110, column: 22, scope: !174)
!174 = distinct !DILexicalBlock(scope: !170, file: !3, line: 110, column: 2)
!175 = !DILocation(line: 110, column: 28, scope: !174)
!176 = !DILocation(line: 110, column: 2, scope: !170)
!177 = !DILocation(line: 111, column: 3, scope: !178)
!178 = distinct !DILexicalBlock(scope: !174, file: !3, line: 110, column: 42)
!179 = !DILocation(line: 112, column: 3, scope: !178)
!180 = !DILocation(line: 113, column: 2, scope: !178)
!181 = !DILocation(line: 110, column: 38, scope: !174)
!182 = !DILocation(line: 110, column: 2, scope: !174)
!183 = distinct !{!183, !176, !184, !135}
!184 = !DILocation(line: 113, column: 2, scope: !170)
!185 = !DILocation(line: 114, column: 9, scope: !166)
!186 = !DILocation(line: 114, column: 2, scope: !166)
!187 = distinct !DISubprogram(name: "empty", scope: !3, file: !3, line: 30, type: !188, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !106)
!188 = !DISubroutineType(types: !189)
!189 = !{null}
!190 = !DILocation(line: 33, column: 8, scope: !187)
!191 = !DILocation(line: 34, column: 2, scope: !187)
!192 = !DILocation(line: 35, column: 2, scope: !187)
!193 = !DILocation(line: 36, column: 2, scope: !187)
!194 = !DILocation(line: 37, column: 2, scope: !187)
!195 = !DILocation(line: 38, column: 1, scope: !187)
!196 = distinct !DISubprogram(name: "open_device", scope: !3, file: !3, line: 40, type: !188, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !106)
!197 = !DILocation(line: 42, column: 2, scope: !196)
!198 = !DILocation(line: 43, column: 2, scope: !196)
!199 = !DILocation(line: 44, column: 2, scope: !196)
!200 = !DILocalVariable(name: "still", scope: !196, file: !3, line: 45, type: !19)
!201 = !DILocation(line: 45, column: 6, scope: !196)
!202 = !DILocation(line: 45, column: 14, scope: !196)
!203 = !DILocation(line: 46, column: 2, scope: !204)
!204 = distinct !DILexicalBlock(scope: !205, file: !3, line: 46, column: 2)
!205 = distinct !DILexicalBlock(scope: !196, file: !3, line: 46, column: 2)
!206 = !DILocation(line: 46, column: 2, scope: !205)
!207 = !DILocation(line: 47, column: 8, scope: !196)
!208 = !DILocation(line: 48, column: 2, scope: !196)
!209 = !DILocation(line: 49, column: 1, scope: !196)
!210 = distinct !DISubprogram(name: "read_device", scope: !3, file: !3, line: 51, type: !211, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !106)
!211 = !DISubroutineType(types: !212)
!212 = !{!19, !19, !19}
!213 = !DILocalVariable(name: "from", arg: 1, scope: !210, file: !3, line: 51, type: !19)
!214 = !DILocation(line: 51, column: 28, scope: !210)
!215 = !DILocalVariable(name: "count", arg: 2, scope: !210, file: !3, line: 51, type: !19)
!216 = !DILocation(line: 51, column: 38, scope: !210)
!217 = !DILocalVariable(name: "in_quantum", scope: !210, file: !3, line: 53, type: !19)
!218 = !DILocation(line: 53, column: 6, scope: !210)
!219 = !DILocation(line: 53, column: 19, scope: !210)
!220 = !DILocalVariable(name: "in_item", scope: !210, file: !3, line: 53, type: !19)
!221 = !DILocation(line: 53, column: 42, scope: !210)
!222 = !DILocation(line: 53, column: 52, scope: !210)
!223 = !DILocation(line: 53, column: 65, scope: !210)
!224 = !DILocation(line: 53, column: 63, scope: !210)
!225 = !DILocalVariable(name: "item", scope: !210, file: !3, line: 54, type: !19)
!226 = !DILocation(line: 54, column: 6, scope: !210)
!227 = !DILocation(line: 54, column: 13, scope: !210)
!228 = !DILocation(line: 54, column: 20, scope: !210)
!229 = !DILocation(line: 54, column: 18, scope: !210)
!230 = !DILocalVariable(name: "in", scope: !210, file: !3, line: 54, type: !19)
!231 = !DILocation(line: 54, column: 29, scope: !210)
!232 = !DILocation(line: 54, column: 34, scope: !210)
!233 = !DILocation(line: 54, column: 41, scope: !210)
!234 = !DILocation(line: 54, column: 39, scope: !210)
!235 = !DILocation(line: 56, column: 2, scope: !210)
!236 = !DILocation(line: 57, column: 2, scope: !210)
!237 = !DILocation(line: 58, column: 6, scope: !238)
!238 = distinct !DILexicalBlock(scope: !210, file: !3, line: 58, column: 6)
!239 = !DILocation(line: 58, column: 14, scope: !238)
!240 = !DILocation(line: 58, column: 11, scope: !238)
!241 = !DILocation(line: 58, column: 6, scope: !210)
!242 = !DILocation(line: 59, column: 9, scope: !243)
!243 = distinct !DILexicalBlock(scope: !238, file: !3, line: 58, column: 34)
!244 = !DILocation(line: 60, column: 2, scope: !243)
!245 = !DILocation(line: 61, column: 7, scope: !246)
!246 = distinct !DILexicalBlock(scope: !247, file: !3, line: 61, column: 7)
!247 = distinct !DILexicalBlock(scope: !238, file: !3, line: 60, column: 9)
!248 = !DILocation(line: 61, column: 14, scope: !246)
!249 = !DILocation(line: 61, column: 12, scope: !246)
!250 = !DILocation(line: 61, column: 23, scope: !246)
!251 = !DILocation(line: 61, column: 20, scope: !246)
!252 = !DILocation(line: 61, column: 7, scope: !247)
!253 = !DILocation(line: 62, column: 12, scope: !246)
!254 = !DILocation(line: 62, column: 33, scope: !246)
!255 = !DILocation(line: 62, column: 31, scope: !246)
!256 = !DILocation(line: 62, column: 10, scope: !246)
!257 = !DILocation(line: 62, column: 4, scope: !246)
!258 = !DILocation(line: 63, column: 7, scope: !259)
!259 = distinct !DILexicalBlock(scope: !247, file: !3, line: 63, column: 7)
!260 = !DILocation(line: 63, column: 15, scope: !259)
!261 = !DILocation(line: 63, column: 28, scope: !259)
!262 = !DILocation(line: 63, column: 26, scope: !259)
!263 = !DILocation(line: 63, column: 13, scope: !259)
!264 = !DILocation(line: 63, column: 7, scope: !247)
!265 = !DILocation(line: 64, column: 12, scope: !259)
!266 = !DILocation(line: 64, column: 25, scope: !259)
!267 = !DILocation(line: 64, column: 23, scope: !259)
!268 = !DILocation(line: 64, column: 10, scope: !259)
!269 = !DILocation(line: 64, column: 4, scope: !259)
!270 = !DILocation(line: 65, column: 10, scope: !247)
!271 = !DILocation(line: 65, column: 31, scope: !247)
!272 = !DILocation(line: 65, column: 29, scope: !247)
!273 = !DILocalVariable(name: "still", scope: !247, file: !3, line: 66, type: !19)
!274 = !DILocation(line: 66, column: 7, scope: !247)
!275 = !DILocation(line: 66, column: 15, scope: !247)
!276 = !DILocation(line: 67, column: 3, scope: !277)
!277 = distinct !DILexicalBlock(scope: !278, file: !3, line: 67, column: 3)
!278 = distinct !DILexicalBlock(scope: !247, file: !3, line: 67, column: 3)
!279 = !DILocation(line: 67, column: 3, scope: !278)
!280 = !DILocation(line: 68, column: 9, scope: !247)
!281 = !DILocation(line: 70, column: 2, scope: !210)
!282 = !DILocation(line: 71, column: 9, scope: !210)
!283 = !DILocation(line: 71, column: 2, scope: !210)
!284 = distinct !DISubprogram(name: "write_device", scope: !3, file: !3, line: 74, type: !211, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !106)
!285 = !DILocalVariable(name: "from", arg: 1, scope: !284, file: !3, line: 74, type: !19)
!286 = !DILocation(line: 74, column: 29, scope: !284)
!287 = !DILocalVariable(name: "count", arg: 2, scope: !284, file: !3, line: 74, type: !19)
!288 = !DILocation(line: 74, column: 39, scope: !284)
!289 = !DILocalVariable(name: "in_quantum", scope: !284, file: !3, line: 76, type: !19)
!290 = !DILocation(line: 76, column: 6, scope: !284)
!291 = !DILocation(line: 76, column: 19, scope: !284)
!292 = !DILocalVariable(name: "in_item", scope: !284, file: !3, line: 76, type: !19)
!293 = !DILocation(line: 76, column: 42, scope: !284)
!294 = !DILocation(line: 76, column: 52, scope: !284)
!295 = !DILocation(line: 76, column: 65, scope: !284)
!296 = !DILocation(line: 76, column: 63, scope: !284)
!297 = !DILocalVariable(name: "item", scope: !284, file: !3, line: 77, type: !19)
!298 = !DILocation(line: 77, column: 6, scope: !284)
!299 = !DILocation(line: 77, column: 13, scope: !284)
!300 = !DILocation(line: 77, column: 20, scope: !284)
!301 = !DILocation(line: 77, column: 18, scope: !284)
!302 = !DILocalVariable(name: "in", scope: !284, file: !3, line: 77, type: !19)
!303 = !DILocation(line: 77, column: 29, scope: !284)
!304 = !DILocation(line: 77, column: 34, scope: !284)
!305 = !DILocation(line: 77, column: 41, scope: !284)
!306 = !DILocation(line: 77, column: 39, scope: !284)
!307 = !DILocation(line: 79, column: 2, scope: !284)
!308 = !DILocation(line: 80, column: 6, scope: !309)
!309 = distinct !DILexicalBlock(scope: !284, file: !3, line: 80, column: 6)
!310 = !DILocation(line: 80, column: 14, scope: !309)
!311 = !DILocation(line: 80, column: 27, scope: !309)
!312 = !DILocation(line: 80, column: 25, scope: !309)
!313 = !DILocation(line: 80, column: 12, scope: !309)
!314 = !DILocation(line: 80, column: 6, scope: !284)
!315 = !DILocation(line: 81, column: 11, scope: !309)
!316 = !DILocation(line: 81, column: 24, scope: !309)
!317 = !DILocation(line: 81, column: 22, scope: !309)
!318 = !DILocation(line: 81, column: 9, scope: !309)
!319 = !DILocation(line: 81, column: 3, scope: !309)
!320 = !DILocation(line: 82, column: 2, scope: !284)
!321 = !DILocation(line: 83, column: 9, scope: !284)
!322 = !DILocation(line: 83, column: 30, scope: !284)
!323 = !DILocation(line: 83, column: 28, scope: !284)
!324 = !DILocation(line: 84, column: 6, scope: !325)
!325 = distinct !DILexicalBlock(scope: !284, file: !3, line: 84, column: 6)
!326 = !DILocation(line: 84, column: 27, scope: !325)
!327 = !DILocation(line: 84, column: 34, scope: !325)
!328 = !DILocation(line: 84, column: 32, scope: !325)
!329 = !DILocation(line: 84, column: 25, scope: !325)
!330 = !DILocation(line: 84, column: 6, scope: !284)
!331 = !DILocation(line: 85, column: 3, scope: !325)
!332 = !DILocalVariable(name: "still", scope: !284, file: !3, line: 86, type: !19)
!333 = !DILocation(line: 86, column: 6, scope: !284)
!334 = !DILocation(line: 86, column: 14, scope: !284)
!335 = !DILocation(line: 87, column: 2, scope: !336)
!336 = distinct !DILexicalBlock(scope: !337, file: !3, line: 87, column: 2)
!337 = distinct !DILexicalBlock(scope: !284, file: !3, line: 87, column: 2)
!338 = !DILocation(line: 87, column: 2, scope: !337)
!339 = !DILocation(line: 88, column: 8, scope: !284)
!340 = !DILocation(line: 89, column: 2, scope: !284)
!341 = !DILocation(line: 90, column: 9, scope: !284)
!342 = !DILocation(line: 90, column: 2, scope: !284)
