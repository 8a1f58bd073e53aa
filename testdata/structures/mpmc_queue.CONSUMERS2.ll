; ModuleID = 'structures/mpmc_queue.c'
source_filename = "structures/mpmc_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, i32 }

@cells = internal global [2 x %struct.cell] zeroinitializer, align 16, !dbg !0
@stored = internal global [2 x i32] zeroinitializer, align 4, !dbg !39
@fetched = internal global [2 x i32] zeroinitializer, align 4, !dbg !44
@.str = private unnamed_addr constant [13 x i8] c"balance == 0\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [24 x i8] c"structures/mpmc_queue.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !33
@put_at = internal global i32 0, align 4, !dbg !46
@.str.2 = private unnamed_addr constant [33 x i8] c"value >= 1 && value <= PRODUCERS\00", align 1, !dbg !50
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1, !dbg !55
@get_at = internal global i32 0, align 4, !dbg !60

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !74 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %3, metadata !86, metadata !DIExpression()), !dbg !87
  store i32 0, ptr %3, align 4, !dbg !87
  call void @llvm.dbg.declare(metadata ptr %4, metadata !88, metadata !DIExpression()), !dbg !89
  store i32 0, ptr %4, align 4, !dbg !89
  call void @llvm.dbg.declare(metadata ptr %5, metadata !90, metadata !DIExpression()), !dbg !92
  store i32 0, ptr %5, align 4, !dbg !92
  br label %13, !dbg !93

13:                                               ; preds = %23, %0
  %14 = load i32, ptr %5, align 4, !dbg !94
  %15 = icmp slt i32 %14, 2, !dbg !96
  br i1 %15, label %16, label %26, !dbg !97

16:                                               ; preds = %13
  %17 = load i32, ptr %5, align 4, !dbg !98
  %18 = sext i32 %17 to i64, !dbg !98
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !98
  %20 = getelementptr inbounds %struct.cell, ptr %19, i32 0, i32 0, !dbg !98
  %21 = load i32, ptr %5, align 4, !dbg !98
  store i32 %21, ptr %6, align 4, !dbg !98
  %22 = load i32, ptr %6, align 4, !dbg !98
  store atomic i32 %22, ptr %20 seq_cst, align 8, !dbg !98
  br label %23, !dbg !98

23:                                               ; preds = %16
  %24 = load i32, ptr %5, align 4, !dbg !99
  %25 = add nsw i32 %24, 1, !dbg !99
  store i32 %25, ptr %5, align 4, !dbg !99
  br label %13, !dbg !100, !llvm.loop !101

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %7, metadata !104, metadata !DIExpression()), !dbg !106
  store i32 0, ptr %7, align 4, !dbg !106
  br label %27, !dbg !107

27:                                               ; preds = %38, %26
  %28 = load i32, ptr %7, align 4, !dbg !108
  %29 = icmp slt i32 %28, 2, !dbg !110
  br i1 %29, label %30, label %41, !dbg !111

30:                                               ; preds = %27
  %31 = load i32, ptr %7, align 4, !dbg !112
  %32 = sext i32 %31 to i64, !dbg !113
  %33 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %32, !dbg !113
  %34 = load i32, ptr %7, align 4, !dbg !114
  %35 = sext i32 %34 to i64, !dbg !115
  %36 = inttoptr i64 %35 to ptr, !dbg !116
  %37 = call i32 @pthread_create(ptr noundef %33, ptr noundef null, ptr noundef @producer, ptr noundef %36) #5, !dbg !117
  br label %38, !dbg !117

38:                                               ; preds = %30
  %39 = load i32, ptr %7, align 4, !dbg !118
  %40 = add nsw i32 %39, 1, !dbg !118
  store i32 %40, ptr %7, align 4, !dbg !118
  br label %27, !dbg !119, !llvm.loop !120

41:                                               ; preds = %27
  call void @llvm.dbg.declare(metadata ptr %8, metadata !122, metadata !DIExpression()), !dbg !124
  store i32 0, ptr %8, align 4, !dbg !124
  br label %42, !dbg !125

42:                                               ; preds = %54, %41
  %43 = load i32, ptr %8, align 4, !dbg !126
  %44 = icmp slt i32 %43, 2, !dbg !128
  br i1 %44, label %45, label %57, !dbg !129

45:                                               ; preds = %42
  %46 = load i32, ptr %8, align 4, !dbg !130
  %47 = add nsw i32 2, %46, !dbg !131
  %48 = sext i32 %47 to i64, !dbg !132
  %49 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %48, !dbg !132
  %50 = load i32, ptr %8, align 4, !dbg !133
  %51 = sext i32 %50 to i64, !dbg !134
  %52 = inttoptr i64 %51 to ptr, !dbg !135
  %53 = call i32 @pthread_create(ptr noundef %49, ptr noundef null, ptr noundef @consumer, ptr noundef %52) #5, !dbg !136
  br label %54, !dbg !136

54:                                               ; preds = %45
  %55 = load i32, ptr %8, align 4, !dbg !137
  %56 = add nsw i32 %55, 1, !dbg !137
  store i32 %56, ptr %8, align 4, !dbg !137
  br label %42, !dbg !138, !llvm.loop !139

57:                                               ; preds = %42
  call void @llvm.dbg.declare(metadata ptr %9, metadata !141, metadata !DIExpression()), !dbg !143
  store i32 0, ptr %9, align 4, !dbg !143
  br label %58, !dbg !144

58:                                               ; preds = %67, %57
  %59 = load i32, ptr %9, align 4, !dbg !145
  %60 = icmp slt i32 %59, 4, !dbg !147
  br i1 %60, label %61, label %70, !dbg !148

61:                                               ; preds = %58
  %62 = load i32, ptr %9, align 4, !dbg !149
  %63 = sext i32 %62 to i64, !dbg !150
  %64 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %63, !dbg !150
  %65 = load i64, ptr %64, align 8, !dbg !150
  %66 = call i32 @pthread_join(i64 noundef %65, ptr noundef null), !dbg !151
  br label %67, !dbg !151

67:                                               ; preds = %61
  %68 = load i32, ptr %9, align 4, !dbg !152
  %69 = add nsw i32 %68, 1, !dbg !152
  store i32 %69, ptr %9, align 4, !dbg !152
  br label %58, !dbg !153, !llvm.loop !154

70:                                               ; preds = %58
  call void @llvm.dbg.declare(metadata ptr %10, metadata !156, metadata !DIExpression()), !dbg !158
  store i32 0, ptr %10, align 4, !dbg !158
  br label %71, !dbg !159

71:                                               ; preds = %81, %70
  %72 = load i32, ptr %10, align 4, !dbg !160
  %73 = icmp slt i32 %72, 2, !dbg !162
  br i1 %73, label %74, label %84, !dbg !163

74:                                               ; preds = %71
  %75 = load i32, ptr %10, align 4, !dbg !164
  %76 = sext i32 %75 to i64, !dbg !165
  %77 = getelementptr inbounds [2 x i32], ptr @stored, i64 0, i64 %76, !dbg !165
  %78 = load i32, ptr %77, align 4, !dbg !165
  %79 = load i32, ptr %3, align 4, !dbg !166
  %80 = add nsw i32 %79, %78, !dbg !166
  store i32 %80, ptr %3, align 4, !dbg !166
  br label %81, !dbg !167

81:                                               ; preds = %74
  %82 = load i32, ptr %10, align 4, !dbg !168
  %83 = add nsw i32 %82, 1, !dbg !168
  store i32 %83, ptr %10, align 4, !dbg !168
  br label %71, !dbg !169, !llvm.loop !170

84:                                               ; preds = %71
  call void @llvm.dbg.declare(metadata ptr %11, metadata !172, metadata !DIExpression()), !dbg !174
  store i32 0, ptr %11, align 4, !dbg !174
  br label %85, !dbg !175

85:                                               ; preds = %95, %84
  %86 = load i32, ptr %11, align 4, !dbg !176
  %87 = icmp slt i32 %86, 2, !dbg !178
  br i1 %87, label %88, label %98, !dbg !179

88:                                               ; preds = %85
  %89 = load i32, ptr %11, align 4, !dbg !180
  %90 = sext i32 %89 to i64, !dbg !181
  %91 = getelementptr inbounds [2 x i32], ptr @fetched, i64 0, i64 %90, !dbg !181
  %92 = load i32, ptr %91, align 4, !dbg !181
  %93 = load i32, ptr %3, align 4, !dbg !182
  %94 = sub nsw i32 %93, %92, !dbg !182
  store i32 %94, ptr %3, align 4, !dbg !182
  br label %95, !dbg !183

95:                                               ; preds = %88
  %96 = load i32, ptr %11, align 4, !dbg !184
  %97 = add nsw i32 %96, 1, !dbg !184
  store i32 %97, ptr %11, align 4, !dbg !184
  br label %85, !dbg !185, !llvm.loop !186

98:                                               ; preds = %85
  call void @llvm.dbg.declare(metadata ptr %12, metadata !188, metadata !DIExpression()), !dbg !190
  store i32 0, ptr %12, align 4, !dbg !190
  br label %99, !dbg !191

99:                                               ; preds = %110, %98
  %100 = load i32, ptr %12, align 4, !dbg !192
  %101 = icmp slt i32 %100, 2, !dbg !194
  br i1 %101, label %102, label %113, !dbg !195

102:                                              ; preds = %99
  %103 = call i32 @get(ptr noundef %4), !dbg !196
  %104 = icmp ne i32 %103, 0, !dbg !196
  br i1 %104, label %105, label %109, !dbg !198

105:                                              ; preds = %102
  %106 = load i32, ptr %4, align 4, !dbg !199
  %107 = load i32, ptr %3, align 4, !dbg !200
  %108 = sub nsw i32 %107, %106, !dbg !200
  store i32 %108, ptr %3, align 4, !dbg !200
  br label %109, !dbg !201

109:                                              ; preds = %105, %102
  br label %110, !dbg !202

110:                                              ; preds = %109
  %111 = load i32, ptr %12, align 4, !dbg !203
  %112 = add nsw i32 %111, 1, !dbg !203
  store i32 %112, ptr %12, align 4, !dbg !203
  br label %99, !dbg !204, !llvm.loop !205

113:                                              ; preds = %99
  %114 = load i32, ptr %3, align 4, !dbg !207
  %115 = icmp eq i32 %114, 0, !dbg !207
  br i1 %115, label %116, label %117, !dbg !210

116:                                              ; preds = %113
  br label %118, !dbg !210

117:                                              ; preds = %113
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 120, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !207
  unreachable, !dbg !207

118:                                              ; preds = %116
  ret i32 0, !dbg !211
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !212 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !215, metadata !DIExpression()), !dbg !216
  call void @llvm.dbg.declare(metadata ptr %3, metadata !217, metadata !DIExpression()), !dbg !218
  %4 = load ptr, ptr %2, align 8, !dbg !219
  %5 = ptrtoint ptr %4 to i64, !dbg !220
  %6 = trunc i64 %5 to i32, !dbg !221
  store i32 %6, ptr %3, align 4, !dbg !218
  %7 = load i32, ptr %3, align 4, !dbg !222
  %8 = add nsw i32 %7, 1, !dbg !224
  %9 = call i32 @put(i32 noundef %8), !dbg !225
  %10 = icmp ne i32 %9, 0, !dbg !225
  br i1 %10, label %11, label %17, !dbg !226

11:                                               ; preds = %1
  %12 = load i32, ptr %3, align 4, !dbg !227
  %13 = add nsw i32 %12, 1, !dbg !228
  %14 = load i32, ptr %3, align 4, !dbg !229
  %15 = sext i32 %14 to i64, !dbg !230
  %16 = getelementptr inbounds [2 x i32], ptr @stored, i64 0, i64 %15, !dbg !230
  store i32 %13, ptr %16, align 4, !dbg !231
  br label %17, !dbg !230

17:                                               ; preds = %11, %1
  ret ptr null, !dbg !232
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !233 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !234, metadata !DIExpression()), !dbg !235
  call void @llvm.dbg.declare(metadata ptr %3, metadata !236, metadata !DIExpression()), !dbg !237
  %5 = load ptr, ptr %2, align 8, !dbg !238
  %6 = ptrtoint ptr %5 to i64, !dbg !239
  %7 = trunc i64 %6 to i32, !dbg !240
  store i32 %7, ptr %3, align 4, !dbg !237
  call void @llvm.dbg.declare(metadata ptr %4, metadata !241, metadata !DIExpression()), !dbg !242
  store i32 0, ptr %4, align 4, !dbg !242
  %8 = call i32 @get(ptr noundef %4), !dbg !243
  %9 = icmp ne i32 %8, 0, !dbg !243
  br i1 %9, label %10, label %23, !dbg !245

10:                                               ; preds = %1
  %11 = load i32, ptr %4, align 4, !dbg !246
  %12 = icmp sge i32 %11, 1, !dbg !246
  br i1 %12, label %13, label %17, !dbg !246

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !246
  %15 = icmp sle i32 %14, 2, !dbg !246
  br i1 %15, label %16, label %17, !dbg !250

16:                                               ; preds = %13
  br label %18, !dbg !250

17:                                               ; preds = %13, %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 94, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !246
  unreachable, !dbg !246

18:                                               ; preds = %16
  %19 = load i32, ptr %4, align 4, !dbg !251
  %20 = load i32, ptr %3, align 4, !dbg !252
  %21 = sext i32 %20 to i64, !dbg !253
  %22 = getelementptr inbounds [2 x i32], ptr @fetched, i64 0, i64 %21, !dbg !253
  store i32 %19, ptr %22, align 4, !dbg !254
  br label %23, !dbg !255

23:                                               ; preds = %18, %1
  ret ptr null, !dbg !256
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @get(ptr noundef %0) #0 !dbg !257 {
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
  call void @llvm.dbg.declare(metadata ptr %3, metadata !261, metadata !DIExpression()), !dbg !262
  call void @llvm.dbg.declare(metadata ptr %4, metadata !263, metadata !DIExpression()), !dbg !264
  %13 = load atomic i32, ptr @get_at monotonic, align 4, !dbg !265
  store i32 %13, ptr %5, align 4, !dbg !265
  %14 = load i32, ptr %5, align 4, !dbg !265
  store i32 %14, ptr %4, align 4, !dbg !264
  br label %15, !dbg !266

15:                                               ; preds = %59, %33, %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !267, metadata !DIExpression()), !dbg !272
  %16 = load i32, ptr %4, align 4, !dbg !273
  %17 = and i32 %16, 1, !dbg !274
  %18 = sext i32 %17 to i64, !dbg !275
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !275
  store ptr %19, ptr %6, align 8, !dbg !272
  call void @llvm.dbg.declare(metadata ptr %7, metadata !276, metadata !DIExpression()), !dbg !277
  %20 = load ptr, ptr %6, align 8, !dbg !278
  %21 = getelementptr inbounds %struct.cell, ptr %20, i32 0, i32 0, !dbg !279
  %22 = load atomic i32, ptr %21 acquire, align 4, !dbg !280
  store i32 %22, ptr %8, align 4, !dbg !280
  %23 = load i32, ptr %8, align 4, !dbg !280
  %24 = load i32, ptr %4, align 4, !dbg !281
  %25 = add nsw i32 %24, 1, !dbg !282
  %26 = sub nsw i32 %23, %25, !dbg !283
  store i32 %26, ptr %7, align 4, !dbg !277
  %27 = load i32, ptr %7, align 4, !dbg !284
  %28 = icmp slt i32 %27, 0, !dbg !286
  br i1 %28, label %29, label %30, !dbg !287

29:                                               ; preds = %15
  store i32 0, ptr %2, align 4, !dbg !288
  br label %60, !dbg !288

30:                                               ; preds = %15
  %31 = load i32, ptr %7, align 4, !dbg !289
  %32 = icmp sgt i32 %31, 0, !dbg !291
  br i1 %32, label %33, label %36, !dbg !292

33:                                               ; preds = %30
  %34 = load atomic i32, ptr @get_at monotonic, align 4, !dbg !293
  store i32 %34, ptr %9, align 4, !dbg !293
  %35 = load i32, ptr %9, align 4, !dbg !293
  store i32 %35, ptr %4, align 4, !dbg !295
  br label %15, !dbg !296, !llvm.loop !297

36:                                               ; preds = %30
  %37 = load i32, ptr %4, align 4, !dbg !300
  %38 = add nsw i32 %37, 1, !dbg !302
  store i32 %38, ptr %10, align 4, !dbg !303
  %39 = load i32, ptr %4, align 4, !dbg !303
  %40 = load i32, ptr %10, align 4, !dbg !303
  %41 = cmpxchg ptr @get_at, i32 %39, i32 %40 monotonic monotonic, align 4, !dbg !303
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !303
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !303
  br i1 %43, label %45, label %44, !dbg !303

44:                                               ; preds = %36
  store i32 %42, ptr %4, align 4, !dbg !303
  br label %45, !dbg !303

45:                                               ; preds = %44, %36
  %46 = zext i1 %43 to i8, !dbg !303
  store i8 %46, ptr %11, align 1, !dbg !303
  %47 = load i8, ptr %11, align 1, !dbg !303
  %48 = trunc i8 %47 to i1, !dbg !303
  br i1 %48, label %49, label %59, !dbg !304

49:                                               ; preds = %45
  %50 = load ptr, ptr %6, align 8, !dbg !305
  %51 = getelementptr inbounds %struct.cell, ptr %50, i32 0, i32 1, !dbg !307
  %52 = load i32, ptr %51, align 4, !dbg !307
  %53 = load ptr, ptr %3, align 8, !dbg !308
  store i32 %52, ptr %53, align 4, !dbg !309
  %54 = load ptr, ptr %6, align 8, !dbg !310
  %55 = getelementptr inbounds %struct.cell, ptr %54, i32 0, i32 0, !dbg !311
  %56 = load i32, ptr %4, align 4, !dbg !312
  %57 = add nsw i32 %56, 2, !dbg !313
  store i32 %57, ptr %12, align 4, !dbg !314
  %58 = load i32, ptr %12, align 4, !dbg !314
  store atomic i32 %58, ptr %55 release, align 4, !dbg !314
  store i32 1, ptr %2, align 4, !dbg !315
  br label %60, !dbg !315

59:                                               ; preds = %45
  br label %15, !dbg !316, !llvm.loop !297

60:                                               ; preds = %49, %29
  %61 = load i32, ptr %2, align 4, !dbg !317
  ret i32 %61, !dbg !317
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @put(i32 noundef %0) #0 !dbg !318 {
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
  call void @llvm.dbg.declare(metadata ptr %3, metadata !321, metadata !DIExpression()), !dbg !322
  call void @llvm.dbg.declare(metadata ptr %4, metadata !323, metadata !DIExpression()), !dbg !324
  %13 = load atomic i32, ptr @put_at monotonic, align 4, !dbg !325
  store i32 %13, ptr %5, align 4, !dbg !325
  %14 = load i32, ptr %5, align 4, !dbg !325
  store i32 %14, ptr %4, align 4, !dbg !324
  br label %15, !dbg !326

15:                                               ; preds = %57, %32, %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !327, metadata !DIExpression()), !dbg !331
  %16 = load i32, ptr %4, align 4, !dbg !332
  %17 = and i32 %16, 1, !dbg !333
  %18 = sext i32 %17 to i64, !dbg !334
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !334
  store ptr %19, ptr %6, align 8, !dbg !331
  call void @llvm.dbg.declare(metadata ptr %7, metadata !335, metadata !DIExpression()), !dbg !336
  %20 = load ptr, ptr %6, align 8, !dbg !337
  %21 = getelementptr inbounds %struct.cell, ptr %20, i32 0, i32 0, !dbg !338
  %22 = load atomic i32, ptr %21 acquire, align 4, !dbg !339
  store i32 %22, ptr %8, align 4, !dbg !339
  %23 = load i32, ptr %8, align 4, !dbg !339
  %24 = load i32, ptr %4, align 4, !dbg !340
  %25 = sub nsw i32 %23, %24, !dbg !341
  store i32 %25, ptr %7, align 4, !dbg !336
  %26 = load i32, ptr %7, align 4, !dbg !342
  %27 = icmp slt i32 %26, 0, !dbg !344
  br i1 %27, label %28, label %29, !dbg !345

28:                                               ; preds = %15
  store i32 0, ptr %2, align 4, !dbg !346
  br label %58, !dbg !346

29:                                               ; preds = %15
  %30 = load i32, ptr %7, align 4, !dbg !347
  %31 = icmp sgt i32 %30, 0, !dbg !349
  br i1 %31, label %32, label %35, !dbg !350

32:                                               ; preds = %29
  %33 = load atomic i32, ptr @put_at monotonic, align 4, !dbg !351
  store i32 %33, ptr %9, align 4, !dbg !351
  %34 = load i32, ptr %9, align 4, !dbg !351
  store i32 %34, ptr %4, align 4, !dbg !353
  br label %15, !dbg !354, !llvm.loop !355

35:                                               ; preds = %29
  %36 = load i32, ptr %4, align 4, !dbg !358
  %37 = add nsw i32 %36, 1, !dbg !360
  store i32 %37, ptr %10, align 4, !dbg !361
  %38 = load i32, ptr %4, align 4, !dbg !361
  %39 = load i32, ptr %10, align 4, !dbg !361
  %40 = cmpxchg ptr @put_at, i32 %38, i32 %39 monotonic monotonic, align 4, !dbg !361
  %41 = extractvalue { i32, i1 } %40, 0, !dbg !361
  %42 = extractvalue { i32, i1 } %40, 1, !dbg !361
  br i1 %42, label %44, label %43, !dbg !361

43:                                               ; preds = %35
  store i32 %41, ptr %4, align 4, !dbg !361
  br label %44, !dbg !361

44:                                               ; preds = %43, %35
  %45 = zext i1 %42 to i8, !dbg !361
  store i8 %45, ptr %11, align 1, !dbg !361
  %46 = load i8, ptr %11, align 1, !dbg !361
  %47 = trunc i8 %46 to i1, !dbg !361
  br i1 %47, label %48, label %57, !dbg !362

48:                                               ; preds = %44
  %49 = load i32, ptr %3, align 4, !dbg !363
  %50 = load ptr, ptr %6, align 8, !dbg !365
  %51 = getelementptr inbounds %struct.cell, ptr %50, i32 0, i32 1, !dbg !366
  store i32 %49, ptr %51, align 4, !dbg !367
  %52 = load ptr, ptr %6, align 8, !dbg !368
  %53 = getelementptr inbounds %struct.cell, ptr %52, i32 0, i32 0, !dbg !369
  %54 = load i32, ptr %4, align 4, !dbg !370
  %55 = add nsw i32 %54, 1, !dbg !371
  store i32 %55, ptr %12, align 4, !dbg !372
  %56 = load i32, ptr %12, align 4, !dbg !372
  store atomic i32 %56, ptr %53 release, align 4, !dbg !372
  store i32 1, ptr %2, align 4, !dbg !373
  br label %58, !dbg !373

57:                                               ; preds = %44
  br label %15, !dbg !374, !llvm.loop !355

58:                                               ; preds = %48, %28
  %59 = load i32, ptr %2, align 4, !dbg !375
  ret i32 %59, !dbg !375
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!67, !68, !69, !70, !71, !72, !73}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 29, type: !62, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structures/mpmc_queue.c", directory: ".")
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
!21 = !{!22, !28, !33, !0, !39, !44, !46, !50, !55, !60}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 120, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 104, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 13)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 120, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 192, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 24)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 120, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 120, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 15)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "stored", scope: !2, file: !3, line: 31, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 2)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "fetched", scope: !2, file: !3, line: 31, type: !41, isLocal: true, isDefinition: true)
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
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 184, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 23)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "get_at", scope: !2, file: !3, line: 30, type: !48, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 128, elements: !42)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !3, line: 24, size: 64, elements: !64)
!64 = !{!65, !66}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "sequence", scope: !63, file: !3, line: 25, baseType: !48, size: 32)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !63, file: !3, line: 26, baseType: !20, size: 32, offset: 32)
!67 = !{i32 7, !"Dwarf Version", i32 5}
!68 = !{i32 2, !"Debug Info Version", i32 3}
!69 = !{i32 1, !"wchar_size", i32 4}
!70 = !{i32 8, !"PIC Level", i32 2}
!71 = !{i32 7, !"PIE Level", i32 2}
!72 = !{i32 7, !"uwtable", i32 2}
!73 = !{i32 7, !"frame-pointer", i32 2}
!74 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 100, type: !75, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{!20}
!77 = !{}
!78 = !DILocalVariable(name: "t", scope: !74, file: !3, line: 102, type: !79)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 256, elements: !83)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !81, line: 27, baseType: !82)
!81 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!82 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!83 = !{!84}
!84 = !DISubrange(count: 4)
!85 = !DILocation(line: 102, column: 12, scope: !74)
!86 = !DILocalVariable(name: "balance", scope: !74, file: !3, line: 103, type: !20)
!87 = !DILocation(line: 103, column: 6, scope: !74)
!88 = !DILocalVariable(name: "value", scope: !74, file: !3, line: 103, type: !20)
!89 = !DILocation(line: 103, column: 19, scope: !74)
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 105, type: !20)
!91 = distinct !DILexicalBlock(scope: !74, file: !3, line: 105, column: 2)
!92 = !DILocation(line: 105, column: 11, scope: !91)
!93 = !DILocation(line: 105, column: 7, scope: !91)
!94 = !DILocation(line: 105, column: 18, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 105, column: 2)
!96 = !DILocation(line: 105, column: 20, scope: !95)
!97 = !DILocation(line: 105, column: 2, scope: !91)
!98 = !DILocation(line: 106, column: 3, scope: !95)
!99 = !DILocation(line: 105, column: 29, scope: !95)
!100 = !DILocation(line: 105, column: 2, scope: !95)
!101 = distinct !{!101, !97, !102, !103}
!102 = !DILocation(line: 106, column: 3, scope: !91)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !DILocalVariable(name: "i", scope: !105, file: !3, line: 107, type: !20)
!105 = distinct !DILexicalBlock(scope: !74, file: !3, line: 107, column: 2)
!106 = !DILocation(line: 107, column: 11, scope: !105)
!107 = !DILocation(line: 107, column: 7, scope: !105)
!108 = !DILocation(line: 107, column: 18, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 107, column: 2)
!110 = !DILocation(line: 107, column: 20, scope: !109)
!111 = !DILocation(line: 107, column: 2, scope: !105)
!112 = !DILocation(line: 108, column: 21, scope: !109)
!113 = !DILocation(line: 108, column: 19, scope: !109)
!114 = !DILocation(line: 108, column: 59, scope: !109)
!115 = !DILocation(line: 108, column: 49, scope: !109)
!116 = !DILocation(line: 108, column: 41, scope: !109)
!117 = !DILocation(line: 108, column: 3, scope: !109)
!118 = !DILocation(line: 107, column: 34, scope: !109)
!119 = !DILocation(line: 107, column: 2, scope: !109)
!120 = distinct !{!120, !111, !121, !103}
!121 = !DILocation(line: 108, column: 60, scope: !105)
!122 = !DILocalVariable(name: "i", scope: !123, file: !3, line: 109, type: !20)
!123 = distinct !DILexicalBlock(scope: !74, file: !3, line: 109, column: 2)
!124 = !DILocation(line: 109, column: 11, scope: !123)
!125 = !DILocation(line: 109, column: 7, scope: !123)
!126 = !DILocation(line: 109, column: 18, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 109, column: 2)
!128 = !DILocation(line: 109, column: 20, scope: !127)
!129 = !DILocation(line: 109, column: 2, scope: !123)
!130 = !DILocation(line: 110, column: 33, scope: !127)
!131 = !DILocation(line: 110, column: 31, scope: !127)
!132 = !DILocation(line: 110, column: 19, scope: !127)
!133 = !DILocation(line: 110, column: 71, scope: !127)
!134 = !DILocation(line: 110, column: 61, scope: !127)
!135 = !DILocation(line: 110, column: 53, scope: !127)
!136 = !DILocation(line: 110, column: 3, scope: !127)
!137 = !DILocation(line: 109, column: 34, scope: !127)
!138 = !DILocation(line: 109, column: 2, scope: !127)
!139 = distinct !{!139, !129, !140, !103}
!140 = !DILocation(line: 110, column: 72, scope: !123)
!141 = !DILocalVariable(name: "i", scope: !142, file: !3, line: 111, type: !20)
!142 = distinct !DILexicalBlock(scope: !74, file: !3, line: 111, column: 2)
!143 = !DILocation(line: 111, column: 11, scope: !142)
!144 = !DILocation(line: 111, column: 7, scope: !142)
!145 = !DILocation(line: 111, column: 18, scope: !146)
!146 = distinct !DILexicalBlock(scope: !142, file: !3, line: 111, column: 2)
!147 = !DILocation(line: 111, column: 20, scope: !146)
!148 = !DILocation(line: 111, column: 2, scope: !142)
!149 = !DILocation(line: 112, column: 18, scope: !146)
!150 = !DILocation(line: 112, column: 16, scope: !146)
!151 = !DILocation(line: 112, column: 3, scope: !146)
!152 = !DILocation(line: 111, column: 46, scope: !146)
!153 = !DILocation(line: 111, column: 2, scope: !146)
!154 = distinct !{!154, !148, !155, !103}
!155 = !DILocation(line: 112, column: 26, scope: !142)
!156 = !DILocalVariable(name: "i", scope: !157, file: !3, line: 113, type: !20)
!157 = distinct !DILexicalBlock(scope: !74, file: !3, line: 113, column: 2)
!158 = !DILocation(line: 113, column: 11, scope: !157)
!159 = !DILocation(line: 113, column: 7, scope: !157)
!160 = !DILocation(line: 113, column: 18, scope: !161)
!161 = distinct !DILexicalBlock(scope: !157, file: !3, line: 113, column: 2)
!162 = !DILocation(line: 113, column: 20, scope: !161)
!163 = !DILocation(line: 113, column: 2, scope: !157)
!164 = !DILocation(line: 114, column: 21, scope: !161)
!165 = !DILocation(line: 114, column: 14, scope: !161)
!166 = !DILocation(line: 114, column: 11, scope: !161)
!167 = !DILocation(line: 114, column: 3, scope: !161)
!168 = !DILocation(line: 113, column: 34, scope: !161)
!169 = !DILocation(line: 113, column: 2, scope: !161)
!170 = distinct !{!170, !163, !171, !103}
!171 = !DILocation(line: 114, column: 22, scope: !157)
!172 = !DILocalVariable(name: "i", scope: !173, file: !3, line: 115, type: !20)
!173 = distinct !DILexicalBlock(scope: !74, file: !3, line: 115, column: 2)
!174 = !DILocation(line: 115, column: 11, scope: !173)
!175 = !DILocation(line: 115, column: 7, scope: !173)
!176 = !DILocation(line: 115, column: 18, scope: !177)
!177 = distinct !DILexicalBlock(scope: !173, file: !3, line: 115, column: 2)
!178 = !DILocation(line: 115, column: 20, scope: !177)
!179 = !DILocation(line: 115, column: 2, scope: !173)
!180 = !DILocation(line: 116, column: 22, scope: !177)
!181 = !DILocation(line: 116, column: 14, scope: !177)
!182 = !DILocation(line: 116, column: 11, scope: !177)
!183 = !DILocation(line: 116, column: 3, scope: !177)
!184 = !DILocation(line: 115, column: 34, scope: !177)
!185 = !DILocation(line: 115, column: 2, scope: !177)
!186 = distinct !{!186, !179, !187, !103}
!187 = !DILocation(line: 116, column: 23, scope: !173)
!188 = !DILocalVariable(name: "i", scope: !189, file: !3, line: 117, type: !20)
!189 = distinct !DILexicalBlock(scope: !74, file: !3, line: 117, column: 2)
!190 = !DILocation(line: 117, column: 11, scope: !189)
!191 = !DILocation(line: 117, column: 7, scope: !189)
!192 = !DILocation(line: 117, column: 18, scope: !193)
!193 = distinct !DILexicalBlock(scope: !189, file: !3, line: 117, column: 2)
!194 = !DILocation(line: 117, column: 20, scope: !193)
!195 = !DILocation(line: 117, column: 2, scope: !189)
!196 = !DILocation(line: 118, column: 7, scope: !197)
!197 = distinct !DILexicalBlock(scope: !193, file: !3, line: 118, column: 7)
!198 = !DILocation(line: 118, column: 7, scope: !193)
!199 = !DILocation(line: 119, column: 15, scope: !197)
!200 = !DILocation(line: 119, column: 12, scope: !197)
!201 = !DILocation(line: 119, column: 4, scope: !197)
!202 = !DILocation(line: 118, column: 17, scope: !197)
!203 = !DILocation(line: 117, column: 29, scope: !193)
!204 = !DILocation(line: 117, column: 2, scope: !193)
!205 = distinct !{!205, !195, !206, !103}
!206 = !DILocation(line: 119, column: 15, scope: !189)
!207 = !DILocation(line: 120, column: 2, scope: !208)
!208 = distinct !DILexicalBlock(scope: !209, file: !3, line: 120, column: 2)
!209 = distinct !DILexicalBlock(scope: !74, file: !3, line: 120, column: 2)
!210 = !DILocation(line: 120, column: 2, scope: !209)
!211 = !DILocation(line: 121, column: 2, scope: !74)
!212 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 79, type: !213, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!213 = !DISubroutineType(types: !214)
!214 = !{!16, !16}
!215 = !DILocalVariable(name: "arg", arg: 1, scope: !212, file: !3, line: 79, type: !16)
!216 = !DILocation(line: 79, column: 29, scope: !212)
!217 = !DILocalVariable(name: "me", scope: !212, file: !3, line: 81, type: !20)
!218 = !DILocation(line: 81, column: 6, scope: !212)
!219 = !DILocation(line: 81, column: 26, scope: !212)
!220 = !DILocation(line: 81, column: 16, scope: !212)
!221 = !DILocation(line: 81, column: 11, scope: !212)
!222 = !DILocation(line: 83, column: 10, scope: !223)
!223 = distinct !DILexicalBlock(scope: !212, file: !3, line: 83, column: 6)
!224 = !DILocation(line: 83, column: 13, scope: !223)
!225 = !DILocation(line: 83, column: 6, scope: !223)
!226 = !DILocation(line: 83, column: 6, scope: !212)
!227 = !DILocation(line: 84, column: 16, scope: !223)
!228 = !DILocation(line: 84, column: 19, scope: !223)
!229 = !DILocation(line: 84, column: 10, scope: !223)
!230 = !DILocation(line: 84, column: 3, scope: !223)
!231 = !DILocation(line: 84, column: 14, scope: !223)
!232 = !DILocation(line: 85, column: 2, scope: !212)
!233 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 88, type: !213, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!234 = !DILocalVariable(name: "arg", arg: 1, scope: !233, file: !3, line: 88, type: !16)
!235 = !DILocation(line: 88, column: 29, scope: !233)
!236 = !DILocalVariable(name: "me", scope: !233, file: !3, line: 90, type: !20)
!237 = !DILocation(line: 90, column: 6, scope: !233)
!238 = !DILocation(line: 90, column: 26, scope: !233)
!239 = !DILocation(line: 90, column: 16, scope: !233)
!240 = !DILocation(line: 90, column: 11, scope: !233)
!241 = !DILocalVariable(name: "value", scope: !233, file: !3, line: 91, type: !20)
!242 = !DILocation(line: 91, column: 6, scope: !233)
!243 = !DILocation(line: 93, column: 6, scope: !244)
!244 = distinct !DILexicalBlock(scope: !233, file: !3, line: 93, column: 6)
!245 = !DILocation(line: 93, column: 6, scope: !233)
!246 = !DILocation(line: 94, column: 3, scope: !247)
!247 = distinct !DILexicalBlock(scope: !248, file: !3, line: 94, column: 3)
!248 = distinct !DILexicalBlock(scope: !249, file: !3, line: 94, column: 3)
!249 = distinct !DILexicalBlock(scope: !244, file: !3, line: 93, column: 19)
!250 = !DILocation(line: 94, column: 3, scope: !248)
!251 = !DILocation(line: 95, column: 17, scope: !249)
!252 = !DILocation(line: 95, column: 11, scope: !249)
!253 = !DILocation(line: 95, column: 3, scope: !249)
!254 = !DILocation(line: 95, column: 15, scope: !249)
!255 = !DILocation(line: 96, column: 2, scope: !249)
!256 = !DILocation(line: 97, column: 2, scope: !233)
!257 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 56, type: !258, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!258 = !DISubroutineType(types: !259)
!259 = !{!20, !260}
!260 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!261 = !DILocalVariable(name: "value", arg: 1, scope: !257, file: !3, line: 56, type: !260)
!262 = !DILocation(line: 56, column: 21, scope: !257)
!263 = !DILocalVariable(name: "at", scope: !257, file: !3, line: 58, type: !20)
!264 = !DILocation(line: 58, column: 6, scope: !257)
!265 = !DILocation(line: 58, column: 11, scope: !257)
!266 = !DILocation(line: 60, column: 2, scope: !257)
!267 = !DILocalVariable(name: "c", scope: !268, file: !3, line: 61, type: !271)
!268 = distinct !DILexicalBlock(scope: !269, file: !3, line: 60, column: 11)
!269 = distinct !DILexicalBlock(scope: !270, file: !3, line: 60, column: 2)
!270 = distinct !DILexicalBlock(scope: !257, file: !3, line: 60, column: 2)
!271 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!272 = !DILocation(line: 61, column: 16, scope: !268)
!273 = !DILocation(line: 61, column: 27, scope: !268)
!274 = !DILocation(line: 61, column: 30, scope: !268)
!275 = !DILocation(line: 61, column: 21, scope: !268)
!276 = !DILocalVariable(name: "ahead", scope: !268, file: !3, line: 62, type: !20)
!277 = !DILocation(line: 62, column: 7, scope: !268)
!278 = !DILocation(line: 62, column: 37, scope: !268)
!279 = !DILocation(line: 62, column: 40, scope: !268)
!280 = !DILocation(line: 62, column: 15, scope: !268)
!281 = !DILocation(line: 62, column: 75, scope: !268)
!282 = !DILocation(line: 62, column: 78, scope: !268)
!283 = !DILocation(line: 62, column: 72, scope: !268)
!284 = !DILocation(line: 64, column: 7, scope: !285)
!285 = distinct !DILexicalBlock(scope: !268, file: !3, line: 64, column: 7)
!286 = !DILocation(line: 64, column: 13, scope: !285)
!287 = !DILocation(line: 64, column: 7, scope: !268)
!288 = !DILocation(line: 65, column: 4, scope: !285)
!289 = !DILocation(line: 66, column: 7, scope: !290)
!290 = distinct !DILexicalBlock(scope: !268, file: !3, line: 66, column: 7)
!291 = !DILocation(line: 66, column: 13, scope: !290)
!292 = !DILocation(line: 66, column: 7, scope: !268)
!293 = !DILocation(line: 67, column: 9, scope: !294)
!294 = distinct !DILexicalBlock(scope: !290, file: !3, line: 66, column: 18)
!295 = !DILocation(line: 67, column: 7, scope: !294)
!296 = !DILocation(line: 68, column: 4, scope: !294)
!297 = distinct !{!297, !298, !299}
!298 = !DILocation(line: 60, column: 2, scope: !270)
!299 = !DILocation(line: 76, column: 2, scope: !270)
!300 = !DILocation(line: 70, column: 61, scope: !301)
!301 = distinct !DILexicalBlock(scope: !268, file: !3, line: 70, column: 7)
!302 = !DILocation(line: 70, column: 64, scope: !301)
!303 = !DILocation(line: 70, column: 7, scope: !301)
!304 = !DILocation(line: 70, column: 7, scope: !268)
!305 = !DILocation(line: 72, column: 13, scope: !306)
!306 = distinct !DILexicalBlock(scope: !301, file: !3, line: 71, column: 50)
!307 = !DILocation(line: 72, column: 16, scope: !306)
!308 = !DILocation(line: 72, column: 5, scope: !306)
!309 = !DILocation(line: 72, column: 11, scope: !306)
!310 = !DILocation(line: 73, column: 27, scope: !306)
!311 = !DILocation(line: 73, column: 30, scope: !306)
!312 = !DILocation(line: 73, column: 40, scope: !306)
!313 = !DILocation(line: 73, column: 43, scope: !306)
!314 = !DILocation(line: 73, column: 4, scope: !306)
!315 = !DILocation(line: 74, column: 4, scope: !306)
!316 = !DILocation(line: 60, column: 2, scope: !269)
!317 = !DILocation(line: 77, column: 1, scope: !257)
!318 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 33, type: !319, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!319 = !DISubroutineType(types: !320)
!320 = !{!20, !20}
!321 = !DILocalVariable(name: "value", arg: 1, scope: !318, file: !3, line: 33, type: !20)
!322 = !DILocation(line: 33, column: 20, scope: !318)
!323 = !DILocalVariable(name: "at", scope: !318, file: !3, line: 35, type: !20)
!324 = !DILocation(line: 35, column: 6, scope: !318)
!325 = !DILocation(line: 35, column: 11, scope: !318)
!326 = !DILocation(line: 37, column: 2, scope: !318)
!327 = !DILocalVariable(name: "c", scope: !328, file: !3, line: 38, type: !271)
!328 = distinct !DILexicalBlock(scope: !329, file: !3, line: 37, column: 11)
!329 = distinct !DILexicalBlock(scope: !330, file: !3, line: 37, column: 2)
!330 = distinct !DILexicalBlock(scope: !318, file: !3, line: 37, column: 2)
!331 = !DILocation(line: 38, column: 16, scope: !328)
!332 = !DILocation(line: 38, column: 27, scope: !328)
!333 = !DILocation(line: 38, column: 30, scope: !328)
!334 = !DILocation(line: 38, column: 21, scope: !328)
!335 = !DILocalVariable(name: "ahead", scope: !328, file: !3, line: 39, type: !20)
!336 = !DILocation(line: 39, column: 7, scope: !328)
!337 = !DILocation(line: 39, column: 37, scope: !328)
!338 = !DILocation(line: 39, column: 40, scope: !328)
!339 = !DILocation(line: 39, column: 15, scope: !328)
!340 = !DILocation(line: 39, column: 74, scope: !328)
!341 = !DILocation(line: 39, column: 72, scope: !328)
!342 = !DILocation(line: 41, column: 7, scope: !343)
!343 = distinct !DILexicalBlock(scope: !328, file: !3, line: 41, column: 7)
!344 = !DILocation(line: 41, column: 13, scope: !343)
!345 = !DILocation(line: 41, column: 7, scope: !328)
!346 = !DILocation(line: 42, column: 4, scope: !343)
!347 = !DILocation(line: 43, column: 7, scope: !348)
!348 = distinct !DILexicalBlock(scope: !328, file: !3, line: 43, column: 7)
!349 = !DILocation(line: 43, column: 13, scope: !348)
!350 = !DILocation(line: 43, column: 7, scope: !328)
!351 = !DILocation(line: 44, column: 9, scope: !352)
!352 = distinct !DILexicalBlock(scope: !348, file: !3, line: 43, column: 18)
!353 = !DILocation(line: 44, column: 7, scope: !352)
!354 = !DILocation(line: 45, column: 4, scope: !352)
!355 = distinct !{!355, !356, !357}
!356 = !DILocation(line: 37, column: 2, scope: !330)
!357 = !DILocation(line: 53, column: 2, scope: !330)
!358 = !DILocation(line: 47, column: 61, scope: !359)
!359 = distinct !DILexicalBlock(scope: !328, file: !3, line: 47, column: 7)
!360 = !DILocation(line: 47, column: 64, scope: !359)
!361 = !DILocation(line: 47, column: 7, scope: !359)
!362 = !DILocation(line: 47, column: 7, scope: !328)
!363 = !DILocation(line: 49, column: 15, scope: !364)
!364 = distinct !DILexicalBlock(scope: !359, file: !3, line: 48, column: 50)
!365 = !DILocation(line: 49, column: 4, scope: !364)
!366 = !DILocation(line: 49, column: 7, scope: !364)
!367 = !DILocation(line: 49, column: 13, scope: !364)
!368 = !DILocation(line: 50, column: 27, scope: !364)
!369 = !DILocation(line: 50, column: 30, scope: !364)
!370 = !DILocation(line: 50, column: 40, scope: !364)
!371 = !DILocation(line: 50, column: 43, scope: !364)
!372 = !DILocation(line: 50, column: 4, scope: !364)
!373 = !DILocation(line: 51, column: 4, scope: !364)
!374 = !DILocation(line: 37, column: 2, scope: !329)
!375 = !DILocation(line: 54, column: 1, scope: !318)
