; ModuleID = 'mpmc_queue.c'
source_filename = "mpmc_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, i32 }

@cells = internal global [2 x %struct.cell] zeroinitializer, align 16, !dbg !0
@stored = internal global [3 x i32] zeroinitializer, align 4, !dbg !36
@fetched = internal global [1 x i32] zeroinitializer, align 4, !dbg !41
@.str = private unnamed_addr constant [13 x i8] c"balance == 0\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [13 x i8] c"mpmc_queue.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !30
@put_at = internal global i32 0, align 4, !dbg !46
@.str.2 = private unnamed_addr constant [33 x i8] c"value >= 1 && value <= PRODUCERS\00", align 1, !dbg !50
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1, !dbg !55
@get_at = internal global i32 0, align 4, !dbg !60

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !76 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
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
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !80, metadata !DIExpression()), !dbg !87
  call void @llvm.dbg.declare(metadata ptr %3, metadata !88, metadata !DIExpression()), !dbg !89
  store i32 0, ptr %3, align 4, !dbg !89
  call void @llvm.dbg.declare(metadata ptr %4, metadata !90, metadata !DIExpression()), !dbg !91
  store i32 0, ptr %4, align 4, !dbg !91
  call void @llvm.dbg.declare(metadata ptr %5, metadata !92, metadata !DIExpression()), !dbg !94
  store i32 0, ptr %5, align 4, !dbg !94
  br label %13, !dbg !95

13:                                               ; preds = %23, %0
  %14 = load i32, ptr %5, align 4, !dbg !96
  %15 = icmp slt i32 %14, 2, !dbg !98
  br i1 %15, label %16, label %26, !dbg !99

16:                                               ; preds = %13
  %17 = load i32, ptr %5, align 4, !dbg !100
  %18 = sext i32 %17 to i64, !dbg !100
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !100
  %20 = getelementptr inbounds %struct.cell, ptr %19, i32 0, i32 0, !dbg !100
  %21 = load i32, ptr %5, align 4, !dbg !100
  store i32 %21, ptr %6, align 4, !dbg !100
  %22 = load i32, ptr %6, align 4, !dbg !100
  store atomic i32 %22, ptr %20 seq_cst, align 8, !dbg !100
  br label %23, !dbg !100

23:                                               ; preds = %16
  %24 = load i32, ptr %5, align 4, !dbg !101
  %25 = add nsw i32 %24, 1, !dbg !101
  store i32 %25, ptr %5, align 4, !dbg !101
  br label %13, !dbg !102, !llvm.loop !103

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %7, metadata !106, metadata !DIExpression()), !dbg !108
  store i32 0, ptr %7, align 4, !dbg !108
  br label %27, !dbg !109

27:                                               ; preds = %38, %26
  %28 = load i32, ptr %7, align 4, !dbg !110
  %29 = icmp slt i32 %28, 3, !dbg !112
  br i1 %29, label %30, label %41, !dbg !113

30:                                               ; preds = %27
  %31 = load i32, ptr %7, align 4, !dbg !114
  %32 = sext i32 %31 to i64, !dbg !115
  %33 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %32, !dbg !115
  %34 = load i32, ptr %7, align 4, !dbg !116
  %35 = sext i32 %34 to i64, !dbg !117
  %36 = inttoptr i64 %35 to ptr, !dbg !118
  %37 = call i32 @pthread_create(ptr noundef %33, ptr noundef null, ptr noundef @producer, ptr noundef %36) #5, !dbg !119
  br label %38, !dbg !119

38:                                               ; preds = %30
  %39 = load i32, ptr %7, align 4, !dbg !120
  %40 = add nsw i32 %39, 1, !dbg !120
  store i32 %40, ptr %7, align 4, !dbg !120
  br label %27, !dbg !121, !llvm.loop !122

41:                                               ; preds = %27
  call void @llvm.dbg.declare(metadata ptr %8, metadata !124, metadata !DIExpression()), !dbg !126
  store i32 0, ptr %8, align 4, !dbg !126
  br label %42, !dbg !127

42:                                               ; preds = %54, %41
  %43 = load i32, ptr %8, align 4, !dbg !128
  %44 = icmp slt i32 %43, 1, !dbg !130
  br i1 %44, label %45, label %57, !dbg !131

45:                                               ; preds = %42
  %46 = load i32, ptr %8, align 4, !dbg !132
  %47 = add nsw i32 3, %46, !dbg !133
  %48 = sext i32 %47 to i64, !dbg !134
  %49 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %48, !dbg !134
  %50 = load i32, ptr %8, align 4, !dbg !135
  %51 = sext i32 %50 to i64, !dbg !136
  %52 = inttoptr i64 %51 to ptr, !dbg !137
  %53 = call i32 @pthread_create(ptr noundef %49, ptr noundef null, ptr noundef @consumer, ptr noundef %52) #5, !dbg !138
  br label %54, !dbg !138

54:                                               ; preds = %45
  %55 = load i32, ptr %8, align 4, !dbg !139
  %56 = add nsw i32 %55, 1, !dbg !139
  store i32 %56, ptr %8, align 4, !dbg !139
  br label %42, !dbg !140, !llvm.loop !141

57:                                               ; preds = %42
  call void @llvm.dbg.declare(metadata ptr %9, metadata !143, metadata !DIExpression()), !dbg !145
  store i32 0, ptr %9, align 4, !dbg !145
  br label %58, !dbg !146

58:                                               ; preds = %67, %57
  %59 = load i32, ptr %9, align 4, !dbg !147
  %60 = icmp slt i32 %59, 4, !dbg !149
  br i1 %60, label %61, label %70, !dbg !150

61:                                               ; preds = %58
  %62 = load i32, ptr %9, align 4, !dbg !151
  %63 = sext i32 %62 to i64, !dbg !152
  %64 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %63, !dbg !152
  %65 = load i64, ptr %64, align 8, !dbg !152
  %66 = call i32 @pthread_join(i64 noundef %65, ptr noundef null), !dbg !153
  br label %67, !dbg !153

67:                                               ; preds = %61
  %68 = load i32, ptr %9, align 4, !dbg !154
  %69 = add nsw i32 %68, 1, !dbg !154
  store i32 %69, ptr %9, align 4, !dbg !154
  br label %58, !dbg !155, !llvm.loop !156

70:                                               ; preds = %58
  call void @llvm.dbg.declare(metadata ptr %10, metadata !158, metadata !DIExpression()), !dbg !160
  store i32 0, ptr %10, align 4, !dbg !160
  br label %71, !dbg !161

71:                                               ; preds = %81, %70
  %72 = load i32, ptr %10, align 4, !dbg !162
  %73 = icmp slt i32 %72, 3, !dbg !164
  br i1 %73, label %74, label %84, !dbg !165

74:                                               ; preds = %71
  %75 = load i32, ptr %10, align 4, !dbg !166
  %76 = sext i32 %75 to i64, !dbg !167
  %77 = getelementptr inbounds [3 x i32], ptr @stored, i64 0, i64 %76, !dbg !167
  %78 = load i32, ptr %77, align 4, !dbg !167
  %79 = load i32, ptr %3, align 4, !dbg !168
  %80 = add nsw i32 %79, %78, !dbg !168
  store i32 %80, ptr %3, align 4, !dbg !168
  br label %81, !dbg !169

81:                                               ; preds = %74
  %82 = load i32, ptr %10, align 4, !dbg !170
  %83 = add nsw i32 %82, 1, !dbg !170
  store i32 %83, ptr %10, align 4, !dbg !170
  br label %71, !dbg !171, !llvm.loop !172

84:                                               ; preds = %71
  call void @llvm.dbg.declare(metadata ptr %11, metadata !174, metadata !DIExpression()), !dbg !176
  store i32 0, ptr %11, align 4, !dbg !176
  br label %85, !dbg !177

85:                                               ; preds = %95, %84
  %86 = load i32, ptr %11, align 4, !dbg !178
  %87 = icmp slt i32 %86, 1, !dbg !180
  br i1 %87, label %88, label %98, !dbg !181

88:                                               ; preds = %85
  %89 = load i32, ptr %11, align 4, !dbg !182
  %90 = sext i32 %89 to i64, !dbg !183
  %91 = getelementptr inbounds [1 x i32], ptr @fetched, i64 0, i64 %90, !dbg !183
  %92 = load i32, ptr %91, align 4, !dbg !183
  %93 = load i32, ptr %3, align 4, !dbg !184
  %94 = sub nsw i32 %93, %92, !dbg !184
  store i32 %94, ptr %3, align 4, !dbg !184
  br label %95, !dbg !185

95:                                               ; preds = %88
  %96 = load i32, ptr %11, align 4, !dbg !186
  %97 = add nsw i32 %96, 1, !dbg !186
  store i32 %97, ptr %11, align 4, !dbg !186
  br label %85, !dbg !187, !llvm.loop !188

98:                                               ; preds = %85
  call void @llvm.dbg.declare(metadata ptr %12, metadata !190, metadata !DIExpression()), !dbg !192
  store i32 0, ptr %12, align 4, !dbg !192
  br label %99, !dbg !193

99:                                               ; preds = %110, %98
  %100 = load i32, ptr %12, align 4, !dbg !194
  %101 = icmp slt i32 %100, 2, !dbg !196
  br i1 %101, label %102, label %113, !dbg !197

102:                                              ; preds = %99
  %103 = call i32 @get(ptr noundef %4), !dbg !198
  %104 = icmp ne i32 %103, 0, !dbg !198
  br i1 %104, label %105, label %109, !dbg !200

105:                                              ; preds = %102
  %106 = load i32, ptr %4, align 4, !dbg !201
  %107 = load i32, ptr %3, align 4, !dbg !202
  %108 = sub nsw i32 %107, %106, !dbg !202
  store i32 %108, ptr %3, align 4, !dbg !202
  br label %109, !dbg !203

109:                                              ; preds = %105, %102
  br label %110, !dbg !204

110:                                              ; preds = %109
  %111 = load i32, ptr %12, align 4, !dbg !205
  %112 = add nsw i32 %111, 1, !dbg !205
  store i32 %112, ptr %12, align 4, !dbg !205
  br label %99, !dbg !206, !llvm.loop !207

113:                                              ; preds = %99
  %114 = load i32, ptr %3, align 4, !dbg !209
  %115 = icmp eq i32 %114, 0, !dbg !209
  br i1 %115, label %116, label %117, !dbg !212

116:                                              ; preds = %113
  br label %118, !dbg !212

117:                                              ; preds = %113
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 120, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !209
  unreachable, !dbg !209

118:                                              ; preds = %116
  ret i32 0, !dbg !213
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !214 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !217, metadata !DIExpression()), !dbg !218
  call void @llvm.dbg.declare(metadata ptr %3, metadata !219, metadata !DIExpression()), !dbg !220
  %4 = load ptr, ptr %2, align 8, !dbg !221
  %5 = ptrtoint ptr %4 to i64, !dbg !222
  %6 = trunc i64 %5 to i32, !dbg !223
  store i32 %6, ptr %3, align 4, !dbg !220
  %7 = load i32, ptr %3, align 4, !dbg !224
  %8 = add nsw i32 %7, 1, !dbg !226
  %9 = call i32 @put(i32 noundef %8), !dbg !227
  %10 = icmp ne i32 %9, 0, !dbg !227
  br i1 %10, label %11, label %17, !dbg !228

11:                                               ; preds = %1
  %12 = load i32, ptr %3, align 4, !dbg !229
  %13 = add nsw i32 %12, 1, !dbg !230
  %14 = load i32, ptr %3, align 4, !dbg !231
  %15 = sext i32 %14 to i64, !dbg !232
  %16 = getelementptr inbounds [3 x i32], ptr @stored, i64 0, i64 %15, !dbg !232
  store i32 %13, ptr %16, align 4, !dbg !233
  br label %17, !dbg !232

17:                                               ; preds = %11, %1
  ret ptr null, !dbg !234
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !235 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !236, metadata !DIExpression()), !dbg !237
  call void @llvm.dbg.declare(metadata ptr %3, metadata !238, metadata !DIExpression()), !dbg !239
  %5 = load ptr, ptr %2, align 8, !dbg !240
  %6 = ptrtoint ptr %5 to i64, !dbg !241
  %7 = trunc i64 %6 to i32, !dbg !242
  store i32 %7, ptr %3, align 4, !dbg !239
  call void @llvm.dbg.declare(metadata ptr %4, metadata !243, metadata !DIExpression()), !dbg !244
  store i32 0, ptr %4, align 4, !dbg !244
  %8 = call i32 @get(ptr noundef %4), !dbg !245
  %9 = icmp ne i32 %8, 0, !dbg !245
  br i1 %9, label %10, label %23, !dbg !247

10:                                               ; preds = %1
  %11 = load i32, ptr %4, align 4, !dbg !248
  %12 = icmp sge i32 %11, 1, !dbg !248
  br i1 %12, label %13, label %17, !dbg !248

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !248
  %15 = icmp sle i32 %14, 3, !dbg !248
  br i1 %15, label %16, label %17, !dbg !252

16:                                               ; preds = %13
  br label %18, !dbg !252

17:                                               ; preds = %13, %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 94, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !248
  unreachable, !dbg !248

18:                                               ; preds = %16
  %19 = load i32, ptr %4, align 4, !dbg !253
  %20 = load i32, ptr %3, align 4, !dbg !254
  %21 = sext i32 %20 to i64, !dbg !255
  %22 = getelementptr inbounds [1 x i32], ptr @fetched, i64 0, i64 %21, !dbg !255
  store i32 %19, ptr %22, align 4, !dbg !256
  br label %23, !dbg !257

23:                                               ; preds = %18, %1
  ret ptr null, !dbg !258
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @get(ptr noundef %0) #0 !dbg !259 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !263, metadata !DIExpression()), !dbg !264
  call void @llvm.dbg.declare(metadata ptr %4, metadata !265, metadata !DIExpression()), !dbg !266
  %13 = load atomic i32, ptr @get_at monotonic, align 4, !dbg !267
  store i32 %13, ptr %5, align 4, !dbg !267
  %14 = load i32, ptr %5, align 4, !dbg !267
  store i32 %14, ptr %4, align 4, !dbg !266
  br label %15, !dbg !268

15:                                               ; preds = %59, %33, %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !269, metadata !DIExpression()), !dbg !274
  %16 = load i32, ptr %4, align 4, !dbg !275
  %17 = and i32 %16, 1, !dbg !276
  %18 = sext i32 %17 to i64, !dbg !277
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !277
  store ptr %19, ptr %6, align 8, !dbg !274
  call void @llvm.dbg.declare(metadata ptr %7, metadata !278, metadata !DIExpression()), !dbg !279
  %20 = load ptr, ptr %6, align 8, !dbg !280
  %21 = getelementptr inbounds %struct.cell, ptr %20, i32 0, i32 0, !dbg !281
  %22 = load atomic i32, ptr %21 acquire, align 4, !dbg !282
  store i32 %22, ptr %8, align 4, !dbg !282
  %23 = load i32, ptr %8, align 4, !dbg !282
  %24 = load i32, ptr %4, align 4, !dbg !283
  %25 = add nsw i32 %24, 1, !dbg !284
  %26 = sub nsw i32 %23, %25, !dbg !285
  store i32 %26, ptr %7, align 4, !dbg !279
  %27 = load i32, ptr %7, align 4, !dbg !286
  %28 = icmp slt i32 %27, 0, !dbg !288
  br i1 %28, label %29, label %30, !dbg !289

29:                                               ; preds = %15
  store i32 0, ptr %2, align 4, !dbg !290
  br label %60, !dbg !290

30:                                               ; preds = %15
  %31 = load i32, ptr %7, align 4, !dbg !291
  %32 = icmp sgt i32 %31, 0, !dbg !293
  br i1 %32, label %33, label %36, !dbg !294

33:                                               ; preds = %30
  %34 = load atomic i32, ptr @get_at monotonic, align 4, !dbg !295
  store i32 %34, ptr %9, align 4, !dbg !295
  %35 = load i32, ptr %9, align 4, !dbg !295
  store i32 %35, ptr %4, align 4, !dbg !297
  br label %15, !dbg !298, !llvm.loop !299

36:                                               ; preds = %30
  %37 = load i32, ptr %4, align 4, !dbg !302
  %38 = add nsw i32 %37, 1, !dbg !304
  store i32 %38, ptr %10, align 4, !dbg !305
  %39 = load i32, ptr %4, align 4, !dbg !305
  %40 = load i32, ptr %10, align 4, !dbg !305
  %41 = cmpxchg ptr @get_at, i32 %39, i32 %40 monotonic monotonic, align 4, !dbg !305
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !305
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !305
  br i1 %43, label %45, label %44, !dbg !305

44:                                               ; preds = %36
  store i32 %42, ptr %4, align 4, !dbg !305
  br label %45, !dbg !305

45:                                               ; preds = %44, %36
  %46 = zext i1 %43 to i8, !dbg !305
  store i8 %46, ptr %11, align 1, !dbg !305
  %47 = load i8, ptr %11, align 1, !dbg !305
  %48 = trunc i8 %47 to i1, !dbg !305
  br i1 %48, label %49, label %59, !dbg !306

49:                                               ; preds = %45
  %50 = load ptr, ptr %6, align 8, !dbg !307
  %51 = getelementptr inbounds %struct.cell, ptr %50, i32 0, i32 1, !dbg !309
  %52 = load i32, ptr %51, align 4, !dbg !309
  %53 = load ptr, ptr %3, align 8, !dbg !310
  store i32 %52, ptr %53, align 4, !dbg !311
  %54 = load ptr, ptr %6, align 8, !dbg !312
  %55 = getelementptr inbounds %struct.cell, ptr %54, i32 0, i32 0, !dbg !313
  %56 = load i32, ptr %4, align 4, !dbg !314
  %57 = add nsw i32 %56, 2, !dbg !315
  store i32 %57, ptr %12, align 4, !dbg !316
  %58 = load i32, ptr %12, align 4, !dbg !316
  store atomic i32 %58, ptr %55 release, align 4, !dbg !316
  store i32 1, ptr %2, align 4, !dbg !317
  br label %60, !dbg !317

59:                                               ; preds = %45
  br label %15, !dbg !318, !llvm.loop !299

60:                                               ; preds = %49, %29
  %61 = load i32, ptr %2, align 4, !dbg !319
  ret i32 %61, !dbg !319
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @put(i32 noundef %0) #0 !dbg !320 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !323, metadata !DIExpression()), !dbg !324
  call void @llvm.dbg.declare(metadata ptr %4, metadata !325, metadata !DIExpression()), !dbg !326
  %13 = load atomic i32, ptr @put_at monotonic, align 4, !dbg !327
  store i32 %13, ptr %5, align 4, !dbg !327
  %14 = load i32, ptr %5, align 4, !dbg !327
  store i32 %14, ptr %4, align 4, !dbg !326
  br label %15, !dbg !328

15:                                               ; preds = %57, %32, %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !329, metadata !DIExpression()), !dbg !333
  %16 = load i32, ptr %4, align 4, !dbg !334
  %17 = and i32 %16, 1, !dbg !335
  %18 = sext i32 %17 to i64, !dbg !336
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !336
  store ptr %19, ptr %6, align 8, !dbg !333
  call void @llvm.dbg.declare(metadata ptr %7, metadata !337, metadata !DIExpression()), !dbg !338
  %20 = load ptr, ptr %6, align 8, !dbg !339
  %21 = getelementptr inbounds %struct.cell, ptr %20, i32 0, i32 0, !dbg !340
  %22 = load atomic i32, ptr %21 acquire, align 4, !dbg !341
  store i32 %22, ptr %8, align 4, !dbg !341
  %23 = load i32, ptr %8, align 4, !dbg !341
  %24 = load i32, ptr %4, align 4, !dbg !342
  %25 = sub nsw i32 %23, %24, !dbg !343
  store i32 %25, ptr %7, align 4, !dbg !338
  %26 = load i32, ptr %7, align 4, !dbg !344
  %27 = icmp slt i32 %26, 0, !dbg !346
  br i1 %27, label %28, label %29, !dbg !347

28:                                               ; preds = %15
  store i32 0, ptr %2, align 4, !dbg !348
  br label %58, !dbg !348

29:                                               ; preds = %15
  %30 = load i32, ptr %7, align 4, !dbg !349
  %31 = icmp sgt i32 %30, 0, !dbg !351
  br i1 %31, label %32, label %35, !dbg !352

32:                                               ; preds = %29
  %33 = load atomic i32, ptr @put_at monotonic, align 4, !dbg !353
  store i32 %33, ptr %9, align 4, !dbg !353
  %34 = load i32, ptr %9, align 4, !dbg !353
  store i32 %34, ptr %4, align 4, !dbg !355
  br label %15, !dbg !356, !llvm.loop !357

35:                                               ; preds = %29
  %36 = load i32, ptr %4, align 4, !dbg !360
  %37 = add nsw i32 %36, 1, !dbg !362
  store i32 %37, ptr %10, align 4, !dbg !363
  %38 = load i32, ptr %4, align 4, !dbg !363
  %39 = load i32, ptr %10, align 4, !dbg !363
  %40 = cmpxchg ptr @put_at, i32 %38, i32 %39 monotonic monotonic, align 4, !dbg !363
  %41 = extractvalue { i32, i1 } %40, 0, !dbg !363
  %42 = extractvalue { i32, i1 } %40, 1, !dbg !363
  br i1 %42, label %44, label %43, !dbg !363

43:                                               ; preds = %35
  store i32 %41, ptr %4, align 4, !dbg !363
  br label %44, !dbg !363

44:                                               ; preds = %43, %35
  %45 = zext i1 %42 to i8, !dbg !363
  store i8 %45, ptr %11, align 1, !dbg !363
  %46 = load i8, ptr %11, align 1, !dbg !363
  %47 = trunc i8 %46 to i1, !dbg !363
  br i1 %47, label %48, label %57, !dbg !364

48:                                               ; preds = %44
  %49 = load i32, ptr %3, align 4, !dbg !365
  %50 = load ptr, ptr %6, align 8, !dbg !367
  %51 = getelementptr inbounds %struct.cell, ptr %50, i32 0, i32 1, !dbg !368
  store i32 %49, ptr %51, align 4, !dbg !369
  %52 = load ptr, ptr %6, align 8, !dbg !370
  %53 = getelementptr inbounds %struct.cell, ptr %52, i32 0, i32 0, !dbg !371
  %54 = load i32, ptr %4, align 4, !dbg !372
  %55 = add nsw i32 %54, 1, !dbg !373
  store i32 %55, ptr %12, align 4, !dbg !374
  %56 = load i32, ptr %12, align 4, !dbg !374
  store atomic i32 %56, ptr %53 release, align 4, !dbg !374
  store i32 1, ptr %2, align 4, !dbg !375
  br label %58, !dbg !375

57:                                               ; preds = %44
  br label %15, !dbg !376, !llvm.loop !357

58:                                               ; preds = %48, %28
  %59 = load i32, ptr %2, align 4, !dbg !377
  ret i32 %59, !dbg !377
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!69, !70, !71, !72, !73, !74, !75}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 29, type: !62, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mpmc_queue.c", directory: ".")
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
!21 = !{!22, !28, !30, !0, !36, !41, !46, !50, !55, !60}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 120, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 104, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 13)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 120, type: !24, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 120, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 120, elements: !34)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!34 = !{!35}
!35 = !DISubrange(count: 15)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "stored", scope: !2, file: !3, line: 31, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 96, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 3)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "fetched", scope: !2, file: !3, line: 31, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 32, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 1)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "put_at", scope: !2, file: !3, line: 30, type: !48, isLocal: true, isDefinition: true)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !49)
!49 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !3, line: 94, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 264, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 33)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 94, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 184, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 23)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "get_at", scope: !2, file: !3, line: 30, type: !48, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 128, elements: !67)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !3, line: 24, size: 64, elements: !64)
!64 = !{!65, !66}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "sequence", scope: !63, file: !3, line: 25, baseType: !48, size: 32)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !63, file: !3, line: 26, baseType: !20, size: 32, offset: 32)
!67 = !{!68}
!68 = !DISubrange(count: 2)
!69 = !{i32 7, !"Dwarf Version", i32 5}
!70 = !{i32 2, !"Debug Info Version", i32 3}
!71 = !{i32 1, !"wchar_size", i32 4}
!72 = !{i32 8, !"PIC Level", i32 2}
!73 = !{i32 7, !"PIE Level", i32 2}
!74 = !{i32 7, !"uwtable", i32 2}
!75 = !{i32 7, !"frame-pointer", i32 2}
!76 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 100, type: !77, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !79)
!77 = !DISubroutineType(types: !78)
!78 = !{!20}
!79 = !{}
!80 = !DILocalVariable(name: "t", scope: !76, file: !3, line: 102, type: !81)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 256, elements: !85)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !83, line: 27, baseType: !84)
!83 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !{!86}
!86 = !DISubrange(count: 4)
!87 = !DILocation(line: 102, column: 12, scope: !76)
!88 = !DILocalVariable(name: "balance", scope: !76, file: !3, line: 103, type: !20)
!89 = !DILocation(line: 103, column: 6, scope: !76)
!90 = !DILocalVariable(name: "value", scope: !76, file: !3, line: 103, type: !20)
!91 = !DILocation(line: 103, column: 19, scope: !76)
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 105, type: !20)
!93 = distinct !DILexicalBlock(scope: !76, file: !3, line: 105, column: 2)
!94 = !DILocation(line: 105, column: 11, scope: !93)
!95 = !DILocation(line: 105, column: 7, scope: !93)
!96 = !DILocation(line: 105, column: 18, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 105, column: 2)
!98 = !DILocation(line: 105, column: 20, scope: !97)
!99 = !DILocation(line: 105, column: 2, scope: !93)
!100 = !DILocation(line: 106, column: 3, scope: !97)
!101 = !DILocation(line: 105, column: 29, scope: !97)
!102 = !DILocation(line: 105, column: 2, scope: !97)
!103 = distinct !{!103, !99, !104, !105}
!104 = !DILocation(line: 106, column: 3, scope: !93)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocalVariable(name: "i", scope: !107, file: !3, line: 107, type: !20)
!107 = distinct !DILexicalBlock(scope: !76, file: !3, line: 107, column: 2)
!108 = !DILocation(line: 107, column: 11, scope: !107)
!109 = !DILocation(line: 107, column: 7, scope: !107)
!110 = !DILocation(line: 107, column: 18, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 107, column: 2)
!112 = !DILocation(line: 107, column: 20, scope: !111)
!113 = !DILocation(line: 107, column: 2, scope: !107)
!114 = !DILocation(line: 108, column: 21, scope: !111)
!115 = !DILocation(line: 108, column: 19, scope: !111)
!116 = !DILocation(line: 108, column: 59, scope: !111)
!117 = !DILocation(line: 108, column: 49, scope: !111)
!118 = !DILocation(line: 108, column: 41, scope: !111)
!119 = !DILocation(line: 108, column: 3, scope: !111)
!120 = !DILocation(line: 107, column: 34, scope: !111)
!121 = !DILocation(line: 107, column: 2, scope: !111)
!122 = distinct !{!122, !113, !123, !105}
!123 = !DILocation(line: 108, column: 60, scope: !107)
!124 = !DILocalVariable(name: "i", scope: !125, file: !3, line: 109, type: !20)
!125 = distinct !DILexicalBlock(scope: !76, file: !3, line: 109, column: 2)
!126 = !DILocation(line: 109, column: 11, scope: !125)
!127 = !DILocation(line: 109, column: 7, scope: !125)
!128 = !DILocation(line: 109, column: 18, scope: !129)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 109, column: 2)
!130 = !DILocation(line: 109, column: 20, scope: !129)
!131 = !DILocation(line: 109, column: 2, scope: !125)
!132 = !DILocation(line: 110, column: 33, scope: !129)
!133 = !DILocation(line: 110, column: 31, scope: !129)
!134 = !DILocation(line: 110, column: 19, scope: !129)
!135 = !DILocation(line: 110, column: 71, scope: !129)
!136 = !DILocation(line: 110, column: 61, scope: !129)
!137 = !DILocation(line: 110, column: 53, scope: !129)
!138 = !DILocation(line: 110, column: 3, scope: !129)
!139 = !DILocation(line: 109, column: 34, scope: !129)
!140 = !DILocation(line: 109, column: 2, scope: !129)
!141 = distinct !{!141, !131, !142, !105}
!142 = !DILocation(line: 110, column: 72, scope: !125)
!143 = !DILocalVariable(name: "i", scope: !144, file: !3, line: 111, type: !20)
!144 = distinct !DILexicalBlock(scope: !76, file: !3, line: 111, column: 2)
!145 = !DILocation(line: 111, column: 11, scope: !144)
!146 = !DILocation(line: 111, column: 7, scope: !144)
!147 = !DILocation(line: 111, column: 18, scope: !148)
!148 = distinct !DILexicalBlock(scope: !144, file: !3, line: 111, column: 2)
!149 = !DILocation(line: 111, column: 20, scope: !148)
!150 = !DILocation(line: 111, column: 2, scope: !144)
!151 = !DILocation(line: 112, column: 18, scope: !148)
!152 = !DILocation(line: 112, column: 16, scope: !148)
!153 = !DILocation(line: 112, column: 3, scope: !148)
!154 = !DILocation(line: 111, column: 46, scope: !148)
!155 = !DILocation(line: 111, column: 2, scope: !148)
!156 = distinct !{!156, !150, !157, !105}
!157 = !DILocation(line: 112, column: 26, scope: !144)
!158 = !DILocalVariable(name: "i", scope: !159, file: !3, line: 113, type: !20)
!159 = distinct !DILexicalBlock(scope: !76, file: !3, line: 113, column: 2)
!160 = !DILocation(line: 113, column: 11, scope: !159)
!161 = !DILocation(line: 113, column: 7, scope: !159)
!162 = !DILocation(line: 113, column: 18, scope: !163)
!163 = distinct !DILexicalBlock(scope: !159, file: !3, line: 113, column: 2)
!164 = !DILocation(line: 113, column: 20, scope: !163)
!165 = !DILocation(line: 113, column: 2, scope: !159)
!166 = !DILocation(line: 114, column: 21, scope: !163)
!167 = !DILocation(line: 114, column: 14, scope: !163)
!168 = !DILocation(line: 114, column: 11, scope: !163)
!169 = !DILocation(line: 114, column: 3, scope: !163)
!170 = !DILocation(line: 113, column: 34, scope: !163)
!171 = !DILocation(line: 113, column: 2, scope: !163)
!172 = distinct !{!172, !165, !173, !105}
!173 = !DILocation(line: 114, column: 22, scope: !159)
!174 = !DILocalVariable(name: "i", scope: !175, file: !3, line: 115, type: !20)
!175 = distinct !DILexicalBlock(scope: !76, file: !3, line: 115, column: 2)
!176 = !DILocation(line: 115, column: 11, scope: !175)
!177 = !DILocation(line: 115, column: 7, scope: !175)
!178 = !DILocation(line: 115, column: 18, scope: !179)
!179 = distinct !DILexicalBlock(scope: !175, file: !3, line: 115, column: 2)
!180 = !DILocation(line: 115, column: 20, scope: !179)
!181 = !DILocation(line: 115, column: 2, scope: !175)
!182 = !DILocation(line: 116, column: 22, scope: !179)
!183 = !DILocation(line: 116, column: 14, scope: !179)
!184 = !DILocation(line: 116, column: 11, scope: !179)
!185 = !DILocation(line: 116, column: 3, scope: !179)
!186 = !DILocation(line: 115, column: 34, scope: !179)
!187 = !DILocation(line: 115, column: 2, scope: !179)
!188 = distinct !{!188, !181, !189, !105}
!189 = !DILocation(line: 116, column: 23, scope: !175)
!190 = !DILocalVariable(name: "i", scope: !191, file: !3, line: 117, type: !20)
!191 = distinct !DILexicalBlock(scope: !76, file: !3, line: 117, column: 2)
!192 = !DILocation(line: 117, column: 11, scope: !191)
!193 = !DILocation(line: 117, column: 7, scope: !191)
!194 = !DILocation(line: 117, column: 18, scope: !195)
!195 = distinct !DILexicalBlock(scope: !191, file: !3, line: 117, column: 2)
!196 = !DILocation(line: 117, column: 20, scope: !195)
!197 = !DILocation(line: 117, column: 2, scope: !191)
!198 = !DILocation(line: 118, column: 7, scope: !199)
!199 = distinct !DILexicalBlock(scope: !195, file: !3, line: 118, column: 7)
!200 = !DILocation(line: 118, column: 7, scope: !195)
!201 = !DILocation(line: 119, column: 15, scope: !199)
!202 = !DILocation(line: 119, column: 12, scope: !199)
!203 = !DILocation(line: 119, column: 4, scope: !199)
!204 = !DILocation(line: 118, column: 17, scope: !199)
!205 = !DILocation(line: 117, column: 29, scope: !195)
!206 = !DILocation(line: 117, column: 2, scope: !195)
!207 = distinct !{!207, !197, !208, !105}
!208 = !DILocation(line: 119, column: 15, scope: !191)
!209 = !DILocation(line: 120, column: 2, scope: !210)
!210 = distinct !DILexicalBlock(scope: !211, file: !3, line: 120, column: 2)
!211 = distinct !DILexicalBlock(scope: !76, file: !3, line: 120, column: 2)
!212 = !DILocation(line: 120, column: 2, scope: !211)
!213 = !DILocation(line: 121, column: 2, scope: !76)
!214 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 79, type: !215, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!215 = !DISubroutineType(types: !216)
!216 = !{!16, !16}
!217 = !DILocalVariable(name: "arg", arg: 1, scope: !214, file: !3, line: 79, type: !16)
!218 = !DILocation(line: 79, column: 29, scope: !214)
!219 = !DILocalVariable(name: "me", scope: !214, file: !3, line: 81, type: !20)
!220 = !DILocation(line: 81, column: 6, scope: !214)
!221 = !DILocation(line: 81, column: 26, scope: !214)
!222 = !DILocation(line: 81, column: 16, scope: !214)
!223 = !DILocation(line: 81, column: 11, scope: !214)
!224 = !DILocation(line: 83, column: 10, scope: !225)
!225 = distinct !DILexicalBlock(scope: !214, file: !3, line: 83, column: 6)
!226 = !DILocation(line: 83, column: 13, scope: !225)
!227 = !DILocation(line: 83, column: 6, scope: !225)
!228 = !DILocation(line: 83, column: 6, scope: !214)
!229 = !DILocation(line: 84, column: 16, scope: !225)
!230 = !DILocation(line: 84, column: 19, scope: !225)
!231 = !DILocation(line: 84, column: 10, scope: !225)
!232 = !DILocation(line: 84, column: 3, scope: !225)
!233 = !DILocation(line: 84, column: 14, scope: !225)
!234 = !DILocation(line: 85, column: 2, scope: !214)
!235 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 88, type: !215, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!236 = !DILocalVariable(name: "arg", arg: 1, scope: !235, file: !3, line: 88, type: !16)
!237 = !DILocation(line: 88, column: 29, scope: !235)
!238 = !DILocalVariable(name: "me", scope: !235, file: !3, line: 90, type: !20)
!239 = !DILocation(line: 90, column: 6, scope: !235)
!240 = !DILocation(line: 90, column: 26, scope: !235)
!241 = !DILocation(line: 90, column: 16, scope: !235)
!242 = !DILocation(line: 90, column: 11, scope: !235)
!243 = !DILocalVariable(name: "value", scope: !235, file: !3, line: 91, type: !20)
!244 = !DILocation(line: 91, column: 6, scope: !235)
!245 = !DILocation(line: 93, column: 6, scope: !246)
!246 = distinct !DILexicalBlock(scope: !235, file: !3, line: 93, column: 6)
!247 = !DILocation(line: 93, column: 6, scope: !235)
!248 = !DILocation(line: 94, column: 3, scope: !249)
!249 = distinct !DILexicalBlock(scope: !250, file: !3, line: 94, column: 3)
!250 = distinct !DILexicalBlock(scope: !251, file: !3, line: 94, column: 3)
!251 = distinct !DILexicalBlock(scope: !246, file: !3, line: 93, column: 19)
!252 = !DILocation(line: 94, column: 3, scope: !250)
!253 = !DILocation(line: 95, column: 17, scope: !251)
!254 = !DILocation(line: 95, column: 11, scope: !251)
!255 = !DILocation(line: 95, column: 3, scope: !251)
!256 = !DILocation(line: 95, column: 15, scope: !251)
!257 = !DILocation(line: 96, column: 2, scope: !251)
!258 = !DILocation(line: 97, column: 2, scope: !235)
!259 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 56, type: !260, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!260 = !DISubroutineType(types: !261)
!261 = !{!20, !262}
!262 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!263 = !DILocalVariable(name: "value", arg: 1, scope: !259, file: !3, line: 56, type: !262)
!264 = !DILocation(line: 56, column: 21, scope: !259)
!265 = !DILocalVariable(name: "at", scope: !259, file: !3, line: 58, type: !20)
!266 = !DILocation(line: 58, column: 6, scope: !259)
!267 = !DILocation(line: 58, column: 11, scope: !259)
!268 = !DILocation(line: 60, column: 2, scope: !259)
!269 = !DILocalVariable(name: "c", scope: !270, file: !3, line: 61, type: !273)
!270 = distinct !DILexicalBlock(scope: !271, file: !3, line: 60, column: 11)
!271 = distinct !DILexicalBlock(scope: !272, file: !3, line: 60, column: 2)
!272 = distinct !DILexicalBlock(scope: !259, file: !3, line: 60, column: 2)
!273 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!274 = !DILocation(line: 61, column: 16, scope: !270)
!275 = !DILocation(line: 61, column: 27, scope: !270)
!276 = !DILocation(line: 61, column: 30, scope: !270)
!277 = !DILocation(line: 61, column: 21, scope: !270)
!278 = !DILocalVariable(name: "ahead", scope: !270, file: !3, line: 62, type: !20)
!279 = !DILocation(line: 62, column: 7, scope: !270)
!280 = !DILocation(line: 62, column: 37, scope: !270)
!281 = !DILocation(line: 62, column: 40, scope: !270)
!282 = !DILocation(line: 62, column: 15, scope: !270)
!283 = !DILocation(line: 62, column: 75, scope: !270)
!284 = !DILocation(line: 62, column: 78, scope: !270)
!285 = !DILocation(line: 62, column: 72, scope: !270)
!286 = !DILocation(line: 64, column: 7, scope: !287)
!287 = distinct !DILexicalBlock(scope: !270, file: !3, line: 64, column: 7)
!288 = !DILocation(line: 64, column: 13, scope: !287)
!289 = !DILocation(line: 64, column: 7, scope: !270)
!290 = !DILocation(line: 65, column: 4, scope: !287)
!291 = !DILocation(line: 66, column: 7, scope: !292)
!292 = distinct !DILexicalBlock(scope: !270, file: !3, line: 66, column: 7)
!293 = !DILocation(line: 66, column: 13, scope: !292)
!294 = !DILocation(line: 66, column: 7, scope: !270)
!295 = !DILocation(line: 67, column: 9, scope: !296)
!296 = distinct !DILexicalBlock(scope: !292, file: !3, line: 66, column: 18)
!297 = !DILocation(line: 67, column: 7, scope: !296)
!298 = !DILocation(line: 68, column: 4, scope: !296)
!299 = distinct !{!299, !300, !301}
!300 = !DILocation(line: 60, column: 2, scope: !272)
!301 = !DILocation(line: 76, column: 2, scope: !272)
!302 = !DILocation(line: 70, column: 61, scope: !303)
!303 = distinct !DILexicalBlock(scope: !270, file: !3, line: 70, column: 7)
!304 = !DILocation(line: 70, column: 64, scope: !303)
!305 = !DILocation(line: 70, column: 7, scope: !303)
!306 = !DILocation(line: 70, column: 7, scope: !270)
!307 = !DILocation(line: 72, column: 13, scope: !308)
!308 = distinct !DILexicalBlock(scope: !303, file: !3, line: 71, column: 50)
!309 = !DILocation(line: 72, column: 16, scope: !308)
!310 = !DILocation(line: 72, column: 5, scope: !308)
!311 = !DILocation(line: 72, column: 11, scope: !308)
!312 = !DILocation(line: 73, column: 27, scope: !308)
!313 = !DILocation(line: 73, column: 30, scope: !308)
!314 = !DILocation(line: 73, column: 40, scope: !308)
!315 = !DILocation(line: 73, column: 43, scope: !308)
!316 = !DILocation(line: 73, column: 4, scope: !308)
!317 = !DILocation(line: 74, column: 4, scope: !308)
!318 = !DILocation(line: 60, column: 2, scope: !271)
!319 = !DILocation(line: 77, column: 1, scope: !259)
!320 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 33, type: !321, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!321 = !DISubroutineType(types: !322)
!322 = !{!20, !20}
!323 = !DILocalVariable(name: "value", arg: 1, scope: !320, file: !3, line: 33, type: !20)
!324 = !DILocation(line: 33, column: 20, scope: !320)
!325 = !DILocalVariable(name: "at", scope: !320, file: !3, line: 35, type: !20)
!326 = !DILocation(line: 35, column: 6, scope: !320)
!327 = !DILocation(line: 35, column: 11, scope: !320)
!328 = !DILocation(line: 37, column: 2, scope: !320)
!329 = !DILocalVariable(name: "c", scope: !330, file: !3, line: 38, type: !273)
!330 = distinct !DILexicalBlock(scope: !331, file: !3, line: 37, column: 11)
!331 = distinct !DILexicalBlock(scope: !332, file: !3, line: 37, column: 2)
!332 = distinct !DILexicalBlock(scope: !320, file: !3, line: 37, column: 2)
!333 = !DILocation(line: 38, column: 16, scope: !330)
!334 = !DILocation(line: 38, column: 27, scope: !330)
!335 = !DILocation(line: 38, column: 30, scope: !330)
!336 = !DILocation(line: 38, column: 21, scope: !330)
!337 = !DILocalVariable(name: "ahead", scope: !330, file: !3, line: 39, type: !20)
!338 = !DILocation(line: 39, column: 7, scope: !330)
!339 = !DILocation(line: 39, column: 37, scope: !330)
!340 = !DILocation(line: 39, column: 40, scope: !330)
!341 = !DILocation(line: 39, column: 15, scope: !330)
!342 = !DILocation(line: 39, column: 74, scope: !330)
!343 = !DILocation(line: 39, column: 72, scope: !330)
!344 = !DILocation(line: 41, column: 7, scope: !345)
!345 = distinct !DILexicalBlock(scope: !330, file: !3, line: 41, column: 7)
!346 = !DILocation(line: 41, column: 13, scope: !345)
!347 = !DILocation(line: 41, column: 7, scope: !330)
!348 = !DILocation(line: 42, column: 4, scope: !345)
!349 = !DILocation(line: 43, column: 7, scope: !350)
!350 = distinct !DILexicalBlock(scope: !330, file: !3, line: 43, column: 7)
!351 = !DILocation(line: 43, column: 13, scope: !350)
!352 = !DILocation(line: 43, column: 7, scope: !330)
!353 = !DILocation(line: 44, column: 9, scope: !354)
!354 = distinct !DILexicalBlock(scope: !350, file: !3, line: 43, column: 18)
!355 = !DILocation(line: 44, column: 7, scope: !354)
!356 = !DILocation(line: 45, column: 4, scope: !354)
!357 = distinct !{!357, !358, !359}
!358 = !DILocation(line: 37, column: 2, scope: !332)
!359 = !DILocation(line: 53, column: 2, scope: !332)
!360 = !DILocation(line: 47, column: 61, scope: !361)
!361 = distinct !DILexicalBlock(scope: !330, file: !3, line: 47, column: 7)
!362 = !DILocation(line: 47, column: 64, scope: !361)
!363 = !DILocation(line: 47, column: 7, scope: !361)
!364 = !DILocation(line: 47, column: 7, scope: !330)
!365 = !DILocation(line: 49, column: 15, scope: !366)
!366 = distinct !DILexicalBlock(scope: !361, file: !3, line: 48, column: 50)
!367 = !DILocation(line: 49, column: 4, scope: !366)
!368 = !DILocation(line: 49, column: 7, scope: !366)
!369 = !DILocation(line: 49, column: 13, scope: !366)
!370 = !DILocation(line: 50, column: 27, scope: !366)
!371 = !DILocation(line: 50, column: 30, scope: !366)
!372 = !DILocation(line: 50, column: 40, scope: !366)
!373 = !DILocation(line: 50, column: 43, scope: !366)
!374 = !DILocation(line: 50, column: 4, scope: !366)
!375 = !DILocation(line: 51, column: 4, scope: !366)
!376 = !DILocation(line: 37, column: 2, scope: !331)
!377 = !DILocation(line: 54, column: 1, scope: !320)
