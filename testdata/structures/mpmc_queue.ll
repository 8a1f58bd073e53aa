; ModuleID = 'structures/mpmc_queue.c'
source_filename = "structures/mpmc_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, i32 }

@cells = internal global [2 x %struct.cell] zeroinitializer, align 16, !dbg !0
@stored = internal global [2 x i32] zeroinitializer, align 4, !dbg !39
@fetched = internal global [1 x i32] zeroinitializer, align 4, !dbg !44
@.str = private unnamed_addr constant [13 x i8] c"balance == 0\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [24 x i8] c"structures/mpmc_queue.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !33
@put_at = internal global i32 0, align 4, !dbg !49
@.str.2 = private unnamed_addr constant [33 x i8] c"value >= 1 && value <= PRODUCERS\00", align 1, !dbg !53
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1, !dbg !58
@get_at = internal global i32 0, align 4, !dbg !63

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !77 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !81, metadata !DIExpression()), !dbg !88
  call void @llvm.dbg.declare(metadata ptr %3, metadata !89, metadata !DIExpression()), !dbg !90
  store i32 0, ptr %3, align 4, !dbg !90
  call void @llvm.dbg.declare(metadata ptr %4, metadata !91, metadata !DIExpression()), !dbg !92
  store i32 0, ptr %4, align 4, !dbg !92
  call void @llvm.dbg.declare(metadata ptr %5, metadata !93, metadata !DIExpression()), !dbg !95
  store i32 0, ptr %5, align 4, !dbg !95
  br label %13, !dbg !96

13:                                               ; preds = %23, %0
  %14 = load i32, ptr %5, align 4, !dbg !97
  %15 = icmp slt i32 %14, 2, !dbg !99
  br i1 %15, label %16, label %26, !dbg !100

16:                                               ; preds = %13
  %17 = load i32, ptr %5, align 4, !dbg !101
  %18 = sext i32 %17 to i64, !dbg !101
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !101
  %20 = getelementptr inbounds %struct.cell, ptr %19, i32 0, i32 0, !dbg !101
  %21 = load i32, ptr %5, align 4, !dbg !101
  store i32 %21, ptr %6, align 4, !dbg !101
  %22 = load i32, ptr %6, align 4, !dbg !101
  store atomic i32 %22, ptr %20 seq_cst, align 8, !dbg !101
  br label %23, !dbg !101

23:                                               ; preds = %16
  %24 = load i32, ptr %5, align 4, !dbg !102
  %25 = add nsw i32 %24, 1, !dbg !102
  store i32 %25, ptr %5, align 4, !dbg !102
  br label %13, !dbg !103, !llvm.loop !104

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %7, metadata !107, metadata !DIExpression()), !dbg !109
  store i32 0, ptr %7, align 4, !dbg !109
  br label %27, !dbg !110

27:                                               ; preds = %38, %26
  %28 = load i32, ptr %7, align 4, !dbg !111
  %29 = icmp slt i32 %28, 2, !dbg !113
  br i1 %29, label %30, label %41, !dbg !114

30:                                               ; preds = %27
  %31 = load i32, ptr %7, align 4, !dbg !115
  %32 = sext i32 %31 to i64, !dbg !116
  %33 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %32, !dbg !116
  %34 = load i32, ptr %7, align 4, !dbg !117
  %35 = sext i32 %34 to i64, !dbg !118
  %36 = inttoptr i64 %35 to ptr, !dbg !119
  %37 = call i32 @pthread_create(ptr noundef %33, ptr noundef null, ptr noundef @producer, ptr noundef %36) #5, !dbg !120
  br label %38, !dbg !120

38:                                               ; preds = %30
  %39 = load i32, ptr %7, align 4, !dbg !121
  %40 = add nsw i32 %39, 1, !dbg !121
  store i32 %40, ptr %7, align 4, !dbg !121
  br label %27, !dbg !122, !llvm.loop !123

41:                                               ; preds = %27
  call void @llvm.dbg.declare(metadata ptr %8, metadata !125, metadata !DIExpression()), !dbg !127
  store i32 0, ptr %8, align 4, !dbg !127
  br label %42, !dbg !128

42:                                               ; preds = %54, %41
  %43 = load i32, ptr %8, align 4, !dbg !129
  %44 = icmp slt i32 %43, 1, !dbg !131
  br i1 %44, label %45, label %57, !dbg !132

45:                                               ; preds = %42
  %46 = load i32, ptr %8, align 4, !dbg !133
  %47 = add nsw i32 2, %46, !dbg !134
  %48 = sext i32 %47 to i64, !dbg !135
  %49 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %48, !dbg !135
  %50 = load i32, ptr %8, align 4, !dbg !136
  %51 = sext i32 %50 to i64, !dbg !137
  %52 = inttoptr i64 %51 to ptr, !dbg !138
  %53 = call i32 @pthread_create(ptr noundef %49, ptr noundef null, ptr noundef @consumer, ptr noundef %52) #5, !dbg !139
  br label %54, !dbg !139

54:                                               ; preds = %45
  %55 = load i32, ptr %8, align 4, !dbg !140
  %56 = add nsw i32 %55, 1, !dbg !140
  store i32 %56, ptr %8, align 4, !dbg !140
  br label %42, !dbg !141, !llvm.loop !142

57:                                               ; preds = %42
  call void @llvm.dbg.declare(metadata ptr %9, metadata !144, metadata !DIExpression()), !dbg !146
  store i32 0, ptr %9, align 4, !dbg !146
  br label %58, !dbg !147

58:                                               ; preds = %67, %57
  %59 = load i32, ptr %9, align 4, !dbg !148
  %60 = icmp slt i32 %59, 3, !dbg !150
  br i1 %60, label %61, label %70, !dbg !151

61:                                               ; preds = %58
  %62 = load i32, ptr %9, align 4, !dbg !152
  %63 = sext i32 %62 to i64, !dbg !153
  %64 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %63, !dbg !153
  %65 = load i64, ptr %64, align 8, !dbg !153
  %66 = call i32 @pthread_join(i64 noundef %65, ptr noundef null), !dbg !154
  br label %67, !dbg !154

67:                                               ; preds = %61
  %68 = load i32, ptr %9, align 4, !dbg !155
  %69 = add nsw i32 %68, 1, !dbg !155
  store i32 %69, ptr %9, align 4, !dbg !155
  br label %58, !dbg !156, !llvm.loop !157

70:                                               ; preds = %58
  call void @llvm.dbg.declare(metadata ptr %10, metadata !159, metadata !DIExpression()), !dbg !161
  store i32 0, ptr %10, align 4, !dbg !161
  br label %71, !dbg !162

71:                                               ; preds = %81, %70
  %72 = load i32, ptr %10, align 4, !dbg !163
  %73 = icmp slt i32 %72, 2, !dbg !165
  br i1 %73, label %74, label %84, !dbg !166

74:                                               ; preds = %71
  %75 = load i32, ptr %10, align 4, !dbg !167
  %76 = sext i32 %75 to i64, !dbg !168
  %77 = getelementptr inbounds [2 x i32], ptr @stored, i64 0, i64 %76, !dbg !168
  %78 = load i32, ptr %77, align 4, !dbg !168
  %79 = load i32, ptr %3, align 4, !dbg !169
  %80 = add nsw i32 %79, %78, !dbg !169
  store i32 %80, ptr %3, align 4, !dbg !169
  br label %81, !dbg !170

81:                                               ; preds = %74
  %82 = load i32, ptr %10, align 4, !dbg !171
  %83 = add nsw i32 %82, 1, !dbg !171
  store i32 %83, ptr %10, align 4, !dbg !171
  br label %71, !dbg !172, !llvm.loop !173

84:                                               ; preds = %71
  call void @llvm.dbg.declare(metadata ptr %11, metadata !175, metadata !DIExpression()), !dbg !177
  store i32 0, ptr %11, align 4, !dbg !177
  br label %85, !dbg !178

85:                                               ; preds = %95, %84
  %86 = load i32, ptr %11, align 4, !dbg !179
  %87 = icmp slt i32 %86, 1, !dbg !181
  br i1 %87, label %88, label %98, !dbg !182

88:                                               ; preds = %85
  %89 = load i32, ptr %11, align 4, !dbg !183
  %90 = sext i32 %89 to i64, !dbg !184
  %91 = getelementptr inbounds [1 x i32], ptr @fetched, i64 0, i64 %90, !dbg !184
  %92 = load i32, ptr %91, align 4, !dbg !184
  %93 = load i32, ptr %3, align 4, !dbg !185
  %94 = sub nsw i32 %93, %92, !dbg !185
  store i32 %94, ptr %3, align 4, !dbg !185
  br label %95, !dbg !186

95:                                               ; preds = %88
  %96 = load i32, ptr %11, align 4, !dbg !187
  %97 = add nsw i32 %96, 1, !dbg !187
  store i32 %97, ptr %11, align 4, !dbg !187
  br label %85, !dbg !188, !llvm.loop !189

98:                                               ; preds = %85
  call void @llvm.dbg.declare(metadata ptr %12, metadata !191, metadata !DIExpression()), !dbg !193
  store i32 0, ptr %12, align 4, !dbg !193
  br label %99, !dbg !194

99:                                               ; preds = %110, %98
  %100 = load i32, ptr %12, align 4, !dbg !195
  %101 = icmp slt i32 %100, 2, !dbg !197
  br i1 %101, label %102, label %113, !dbg !198

102:                                              ; preds = %99
  %103 = call i32 @get(ptr noundef %4), !dbg !199
  %104 = icmp ne i32 %103, 0, !dbg !199
  br i1 %104, label %105, label %109, !dbg !201

105:                                              ; preds = %102
  %106 = load i32, ptr %4, align 4, !dbg !202
  %107 = load i32, ptr %3, align 4, !dbg !203
  %108 = sub nsw i32 %107, %106, !dbg !203
  store i32 %108, ptr %3, align 4, !dbg !203
  br label %109, !dbg !204

109:                                              ; preds = %105, %102
  br label %110, !dbg !205

110:                                              ; preds = %109
  %111 = load i32, ptr %12, align 4, !dbg !206
  %112 = add nsw i32 %111, 1, !dbg !206
  store i32 %112, ptr %12, align 4, !dbg !206
  br label %99, !dbg !207, !llvm.loop !208

113:                                              ; preds = %99
  %114 = load i32, ptr %3, align 4, !dbg !210
  %115 = icmp eq i32 %114, 0, !dbg !210
  br i1 %115, label %116, label %117, !dbg !213

116:                                              ; preds = %113
  br label %118, !dbg !213

117:                                              ; preds = %113
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 120, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !210
  unreachable, !dbg !210

118:                                              ; preds = %116
  ret i32 0, !dbg !214
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !215 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !218, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.declare(metadata ptr %3, metadata !220, metadata !DIExpression()), !dbg !221
  %4 = load ptr, ptr %2, align 8, !dbg !222
  %5 = ptrtoint ptr %4 to i64, !dbg !223
  %6 = trunc i64 %5 to i32, !dbg !224
  store i32 %6, ptr %3, align 4, !dbg !221
  %7 = load i32, ptr %3, align 4, !dbg !225
  %8 = add nsw i32 %7, 1, !dbg !227
  %9 = call i32 @put(i32 noundef %8), !dbg !228
  %10 = icmp ne i32 %9, 0, !dbg !228
  br i1 %10, label %11, label %17, !dbg !229

11:                                               ; preds = %1
  %12 = load i32, ptr %3, align 4, !dbg !230
  %13 = add nsw i32 %12, 1, !dbg !231
  %14 = load i32, ptr %3, align 4, !dbg !232
  %15 = sext i32 %14 to i64, !dbg !233
  %16 = getelementptr inbounds [2 x i32], ptr @stored, i64 0, i64 %15, !dbg !233
  store i32 %13, ptr %16, align 4, !dbg !234
  br label %17, !dbg !233

17:                                               ; preds = %11, %1
  ret ptr null, !dbg !235
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !236 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !237, metadata !DIExpression()), !dbg !238
  call void @llvm.dbg.declare(metadata ptr %3, metadata !239, metadata !DIExpression()), !dbg !240
  %5 = load ptr, ptr %2, align 8, !dbg !241
  %6 = ptrtoint ptr %5 to i64, !dbg !242
  %7 = trunc i64 %6 to i32, !dbg !243
  store i32 %7, ptr %3, align 4, !dbg !240
  call void @llvm.dbg.declare(metadata ptr %4, metadata !244, metadata !DIExpression()), !dbg !245
  store i32 0, ptr %4, align 4, !dbg !245
  %8 = call i32 @get(ptr noundef %4), !dbg !246
  %9 = icmp ne i32 %8, 0, !dbg !246
  br i1 %9, label %10, label %23, !dbg !248

10:                                               ; preds = %1
  %11 = load i32, ptr %4, align 4, !dbg !249
  %12 = icmp sge i32 %11, 1, !dbg !249
  br i1 %12, label %13, label %17, !dbg !249

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !249
  %15 = icmp sle i32 %14, 2, !dbg !249
  br i1 %15, label %16, label %17, !dbg !253

16:                                               ; preds = %13
  br label %18, !dbg !253

17:                                               ; preds = %13, %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 94, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !249
  unreachable, !dbg !249

18:                                               ; preds = %16
  %19 = load i32, ptr %4, align 4, !dbg !254
  %20 = load i32, ptr %3, align 4, !dbg !255
  %21 = sext i32 %20 to i64, !dbg !256
  %22 = getelementptr inbounds [1 x i32], ptr @fetched, i64 0, i64 %21, !dbg !256
  store i32 %19, ptr %22, align 4, !dbg !257
  br label %23, !dbg !258

23:                                               ; preds = %18, %1
  ret ptr null, !dbg !259
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @get(ptr noundef %0) #0 !dbg !260 {
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
  call void @llvm.dbg.declare(metadata ptr %3, metadata !264, metadata !DIExpression()), !dbg !265
  call void @llvm.dbg.declare(metadata ptr %4, metadata !266, metadata !DIExpression()), !dbg !267
  %13 = load atomic i32, ptr @get_at monotonic, align 4, !dbg !268
  store i32 %13, ptr %5, align 4, !dbg !268
  %14 = load i32, ptr %5, align 4, !dbg !268
  store i32 %14, ptr %4, align 4, !dbg !267
  br label %15, !dbg !269

15:                                               ; preds = %59, %33, %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !270, metadata !DIExpression()), !dbg !275
  %16 = load i32, ptr %4, align 4, !dbg !276
  %17 = and i32 %16, 1, !dbg !277
  %18 = sext i32 %17 to i64, !dbg !278
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !278
  store ptr %19, ptr %6, align 8, !dbg !275
  call void @llvm.dbg.declare(metadata ptr %7, metadata !279, metadata !DIExpression()), !dbg !280
  %20 = load ptr, ptr %6, align 8, !dbg !281
  %21 = getelementptr inbounds %struct.cell, ptr %20, i32 0, i32 0, !dbg !282
  %22 = load atomic i32, ptr %21 acquire, align 4, !dbg !283
  store i32 %22, ptr %8, align 4, !dbg !283
  %23 = load i32, ptr %8, align 4, !dbg !283
  %24 = load i32, ptr %4, align 4, !dbg !284
  %25 = add nsw i32 %24, 1, !dbg !285
  %26 = sub nsw i32 %23, %25, !dbg !286
  store i32 %26, ptr %7, align 4, !dbg !280
  %27 = load i32, ptr %7, align 4, !dbg !287
  %28 = icmp slt i32 %27, 0, !dbg !289
  br i1 %28, label %29, label %30, !dbg !290

29:                                               ; preds = %15
  store i32 0, ptr %2, align 4, !dbg !291
  br label %60, !dbg !291

30:                                               ; preds = %15
  %31 = load i32, ptr %7, align 4, !dbg !292
  %32 = icmp sgt i32 %31, 0, !dbg !294
  br i1 %32, label %33, label %36, !dbg !295

33:                                               ; preds = %30
  %34 = load atomic i32, ptr @get_at monotonic, align 4, !dbg !296
  store i32 %34, ptr %9, align 4, !dbg !296
  %35 = load i32, ptr %9, align 4, !dbg !296
  store i32 %35, ptr %4, align 4, !dbg !298
  br label %15, !dbg !299, !llvm.loop !300

36:                                               ; preds = %30
  %37 = load i32, ptr %4, align 4, !dbg !303
  %38 = add nsw i32 %37, 1, !dbg !305
  store i32 %38, ptr %10, align 4, !dbg !306
  %39 = load i32, ptr %4, align 4, !dbg !306
  %40 = load i32, ptr %10, align 4, !dbg !306
  %41 = cmpxchg ptr @get_at, i32 %39, i32 %40 monotonic monotonic, align 4, !dbg !306
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !306
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !306
  br i1 %43, label %45, label %44, !dbg !306

44:                                               ; preds = %36
  store i32 %42, ptr %4, align 4, !dbg !306
  br label %45, !dbg !306

45:                                               ; preds = %44, %36
  %46 = zext i1 %43 to i8, !dbg !306
  store i8 %46, ptr %11, align 1, !dbg !306
  %47 = load i8, ptr %11, align 1, !dbg !306
  %48 = trunc i8 %47 to i1, !dbg !306
  br i1 %48, label %49, label %59, !dbg !307

49:                                               ; preds = %45
  %50 = load ptr, ptr %6, align 8, !dbg !308
  %51 = getelementptr inbounds %struct.cell, ptr %50, i32 0, i32 1, !dbg !310
  %52 = load i32, ptr %51, align 4, !dbg !310
  %53 = load ptr, ptr %3, align 8, !dbg !311
  store i32 %52, ptr %53, align 4, !dbg !312
  %54 = load ptr, ptr %6, align 8, !dbg !313
  %55 = getelementptr inbounds %struct.cell, ptr %54, i32 0, i32 0, !dbg !314
  %56 = load i32, ptr %4, align 4, !dbg !315
  %57 = add nsw i32 %56, 2, !dbg !316
  store i32 %57, ptr %12, align 4, !dbg !317
  %58 = load i32, ptr %12, align 4, !dbg !317
  store atomic i32 %58, ptr %55 release, align 4, !dbg !317
  store i32 1, ptr %2, align 4, !dbg !318
  br label %60, !dbg !318

59:                                               ; preds = %45
  br label %15, !dbg !319, !llvm.loop !300

60:                                               ; preds = %49, %29
  %61 = load i32, ptr %2, align 4, !dbg !320
  ret i32 %61, !dbg !320
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @put(i32 noundef %0) #0 !dbg !321 {
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
  call void @llvm.dbg.declare(metadata ptr %3, metadata !324, metadata !DIExpression()), !dbg !325
  call void @llvm.dbg.declare(metadata ptr %4, metadata !326, metadata !DIExpression()), !dbg !327
  %13 = load atomic i32, ptr @put_at monotonic, align 4, !dbg !328
  store i32 %13, ptr %5, align 4, !dbg !328
  %14 = load i32, ptr %5, align 4, !dbg !328
  store i32 %14, ptr %4, align 4, !dbg !327
  br label %15, !dbg !329

15:                                               ; preds = %57, %32, %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !330, metadata !DIExpression()), !dbg !334
  %16 = load i32, ptr %4, align 4, !dbg !335
  %17 = and i32 %16, 1, !dbg !336
  %18 = sext i32 %17 to i64, !dbg !337
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !337
  store ptr %19, ptr %6, align 8, !dbg !334
  call void @llvm.dbg.declare(metadata ptr %7, metadata !338, metadata !DIExpression()), !dbg !339
  %20 = load ptr, ptr %6, align 8, !dbg !340
  %21 = getelementptr inbounds %struct.cell, ptr %20, i32 0, i32 0, !dbg !341
  %22 = load atomic i32, ptr %21 acquire, align 4, !dbg !342
  store i32 %22, ptr %8, align 4, !dbg !342
  %23 = load i32, ptr %8, align 4, !dbg !342
  %24 = load i32, ptr %4, align 4, !dbg !343
  %25 = sub nsw i32 %23, %24, !dbg !344
  store i32 %25, ptr %7, align 4, !dbg !339
  %26 = load i32, ptr %7, align 4, !dbg !345
  %27 = icmp slt i32 %26, 0, !dbg !347
  br i1 %27, label %28, label %29, !dbg !348

28:                                               ; preds = %15
  store i32 0, ptr %2, align 4, !dbg !349
  br label %58, !dbg !349

29:                                               ; preds = %15
  %30 = load i32, ptr %7, align 4, !dbg !350
  %31 = icmp sgt i32 %30, 0, !dbg !352
  br i1 %31, label %32, label %35, !dbg !353

32:                                               ; preds = %29
  %33 = load atomic i32, ptr @put_at monotonic, align 4, !dbg !354
  store i32 %33, ptr %9, align 4, !dbg !354
  %34 = load i32, ptr %9, align 4, !dbg !354
  store i32 %34, ptr %4, align 4, !dbg !356
  br label %15, !dbg !357, !llvm.loop !358

35:                                               ; preds = %29
  %36 = load i32, ptr %4, align 4, !dbg !361
  %37 = add nsw i32 %36, 1, !dbg !363
  store i32 %37, ptr %10, align 4, !dbg !364
  %38 = load i32, ptr %4, align 4, !dbg !364
  %39 = load i32, ptr %10, align 4, !dbg !364
  %40 = cmpxchg ptr @put_at, i32 %38, i32 %39 monotonic monotonic, align 4, !dbg !364
  %41 = extractvalue { i32, i1 } %40, 0, !dbg !364
  %42 = extractvalue { i32, i1 } %40, 1, !dbg !364
  br i1 %42, label %44, label %43, !dbg !364

43:                                               ; preds = %35
  store i32 %41, ptr %4, align 4, !dbg !364
  br label %44, !dbg !364

44:                                               ; preds = %43, %35
  %45 = zext i1 %42 to i8, !dbg !364
  store i8 %45, ptr %11, align 1, !dbg !364
  %46 = load i8, ptr %11, align 1, !dbg !364
  %47 = trunc i8 %46 to i1, !dbg !364
  br i1 %47, label %48, label %57, !dbg !365

48:                                               ; preds = %44
  %49 = load i32, ptr %3, align 4, !dbg !366
  %50 = load ptr, ptr %6, align 8, !dbg !368
  %51 = getelementptr inbounds %struct.cell, ptr %50, i32 0, i32 1, !dbg !369
  store i32 %49, ptr %51, align 4, !dbg !370
  %52 = load ptr, ptr %6, align 8, !dbg !371
  %53 = getelementptr inbounds %struct.cell, ptr %52, i32 0, i32 0, !dbg !372
  %54 = load i32, ptr %4, align 4, !dbg !373
  %55 = add nsw i32 %54, 1, !dbg !374
  store i32 %55, ptr %12, align 4, !dbg !375
  %56 = load i32, ptr %12, align 4, !dbg !375
  store atomic i32 %56, ptr %53 release, align 4, !dbg !375
  store i32 1, ptr %2, align 4, !dbg !376
  br label %58, !dbg !376

57:                                               ; preds = %44
  br label %15, !dbg !377, !llvm.loop !358

58:                                               ; preds = %48, %28
  %59 = load i32, ptr %2, align 4, !dbg !378
  ret i32 %59, !dbg !378
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!70, !71, !72, !73, !74, !75, !76}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 29, type: !65, isLocal: true, isDefinition: true)
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
!21 = !{!22, !28, !33, !0, !39, !44, !49, !53, !58, !63}
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
!45 = distinct !DIGlobalVariable(name: "fetched", scope: !2, file: !3, line: 31, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 32, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 1)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "put_at", scope: !2, file: !3, line: 30, type: !51, isLocal: true, isDefinition: true)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !52)
!52 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 94, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 264, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 33)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !3, line: 94, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 184, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 23)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "get_at", scope: !2, file: !3, line: 30, type: !51, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 128, elements: !42)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !3, line: 24, size: 64, elements: !67)
!67 = !{!68, !69}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "sequence", scope: !66, file: !3, line: 25, baseType: !51, size: 32)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !66, file: !3, line: 26, baseType: !20, size: 32, offset: 32)
!70 = !{i32 7, !"Dwarf Version", i32 5}
!71 = !{i32 2, !"Debug Info Version", i32 3}
!72 = !{i32 1, !"wchar_size", i32 4}
!73 = !{i32 8, !"PIC Level", i32 2}
!74 = !{i32 7, !"PIE Level", i32 2}
!75 = !{i32 7, !"uwtable", i32 2}
!76 = !{i32 7, !"frame-pointer", i32 2}
!77 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 100, type: !78, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !80)
!78 = !DISubroutineType(types: !79)
!79 = !{!20}
!80 = !{}
!81 = !DILocalVariable(name: "t", scope: !77, file: !3, line: 102, type: !82)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !83, size: 192, elements: !86)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !84, line: 27, baseType: !85)
!84 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!85 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!86 = !{!87}
!87 = !DISubrange(count: 3)
!88 = !DILocation(line: 102, column: 12, scope: !77)
!89 = !DILocalVariable(name: "balance", scope: !77, file: !3, line: 103, type: !20)
!90 = !DILocation(line: 103, column: 6, scope: !77)
!91 = !DILocalVariable(name: "value", scope: !77, file: !3, line: 103, type: !20)
!92 = !DILocation(line: 103, column: 19, scope: !77)
!93 = !DILocalVariable(name: "i", scope: !94, file: !3, line: 105, type: !20)
!94 = distinct !DILexicalBlock(scope: !77, file: !3, line: 105, column: 2)
!95 = !DILocation(line: 105, column: 11, scope: !94)
!96 = !DILocation(line: 105, column: 7, scope: !94)
!97 = !DILocation(line: 105, column: 18, scope: !98)
!98 = distinct !DILexicalBlock(scope: !94, file: !3, line: 105, column: 2)
!99 = !DILocation(line: 105, column: 20, scope: !98)
!100 = !DILocation(line: 105, column: 2, scope: !94)
!101 = !DILocation(line: 106, column: 3, scope: !98)
!102 = !DILocation(line: 105, column: 29, scope: !98)
!103 = !DILocation(line: 105, column: 2, scope: !98)
!104 = distinct !{!104, !100, !105, !106}
!105 = !DILocation(line: 106, column: 3, scope: !94)
!106 = !{!"llvm.loop.mustprogress"}
!107 = !DILocalVariable(name: "i", scope: !108, file: !3, line: 107, type: !20)
!108 = distinct !DILexicalBlock(scope: !77, file: !3, line: 107, column: 2)
!109 = !DILocation(line: 107, column: 11, scope: !108)
!110 = !DILocation(line: 107, column: 7, scope: !108)
!111 = !DILocation(line: 107, column: 18, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 107, column: 2)
!113 = !DILocation(line: 107, column: 20, scope: !112)
!114 = !DILocation(line: 107, column: 2, scope: !108)
!115 = !DILocation(line: 108, column: 21, scope: !112)
!116 = !DILocation(line: 108, column: 19, scope: !112)
!117 = !DILocation(line: 108, column: 59, scope: !112)
!118 = !DILocation(line: 108, column: 49, scope: !112)
!119 = !DILocation(line: 108, column: 41, scope: !112)
!120 = !DILocation(line: 108, column: 3, scope: !112)
!121 = !DILocation(line: 107, column: 34, scope: !112)
!122 = !DILocation(line: 107, column: 2, scope: !112)
!123 = distinct !{!123, !114, !124, !106}
!124 = !DILocation(line: 108, column: 60, scope: !108)
!125 = !DILocalVariable(name: "i", scope: !126, file: !3, line: 109, type: !20)
!126 = distinct !DILexicalBlock(scope: !77, file: !3, line: 109, column: 2)
!127 = !DILocation(line: 109, column: 11, scope: !126)
!128 = !DILocation(line: 109, column: 7, scope: !126)
!129 = !DILocation(line: 109, column: 18, scope: !130)
!130 = distinct !DILexicalBlock(scope: !126, file: !3, line: 109, column: 2)
!131 = !DILocation(line: 109, column: 20, scope: !130)
!132 = !DILocation(line: 109, column: 2, scope: !126)
!133 = !DILocation(line: 110, column: 33, scope: !130)
!134 = !DILocation(line: 110, column: 31, scope: !130)
!135 = !DILocation(line: 110, column: 19, scope: !130)
!136 = !DILocation(line: 110, column: 71, scope: !130)
!137 = !DILocation(line: 110, column: 61, scope: !130)
!138 = !DILocation(line: 110, column: 53, scope: !130)
!139 = !DILocation(line: 110, column: 3, scope: !130)
!140 = !DILocation(line: 109, column: 34, scope: !130)
!141 = !DILocation(line: 109, column: 2, scope: !130)
!142 = distinct !{!142, !132, !143, !106}
!143 = !DILocation(line: 110, column: 72, scope: !126)
!144 = !DILocalVariable(name: "i", scope: !145, file: !3, line: 111, type: !20)
!145 = distinct !DILexicalBlock(scope: !77, file: !3, line: 111, column: 2)
!146 = !DILocation(line: 111, column: 11, scope: !145)
!147 = !DILocation(line: 111, column: 7, scope: !145)
!148 = !DILocation(line: 111, column: 18, scope: !149)
!149 = distinct !DILexicalBlock(scope: !145, file: !3, line: 111, column: 2)
!150 = !DILocation(line: 111, column: 20, scope: !149)
!151 = !DILocation(line: 111, column: 2, scope: !145)
!152 = !DILocation(line: 112, column: 18, scope: !149)
!153 = !DILocation(line: 112, column: 16, scope: !149)
!154 = !DILocation(line: 112, column: 3, scope: !149)
!155 = !DILocation(line: 111, column: 46, scope: !149)
!156 = !DILocation(line: 111, column: 2, scope: !149)
!157 = distinct !{!157, !151, !158, !106}
!158 = !DILocation(line: 112, column: 26, scope: !145)
!159 = !DILocalVariable(name: "i", scope: !160, file: !3, line: 113, type: !20)
!160 = distinct !DILexicalBlock(scope: !77, file: !3, line: 113, column: 2)
!161 = !DILocation(line: 113, column: 11, scope: !160)
!162 = !DILocation(line: 113, column: 7, scope: !160)
!163 = !DILocation(line: 113, column: 18, scope: !164)
!164 = distinct !DILexicalBlock(scope: !160, file: !3, line: 113, column: 2)
!165 = !DILocation(line: 113, column: 20, scope: !164)
!166 = !DILocation(line: 113, column: 2, scope: !160)
!167 = !DILocation(line: 114, column: 21, scope: !164)
!168 = !DILocation(line: 114, column: 14, scope: !164)
!169 = !DILocation(line: 114, column: 11, scope: !164)
!170 = !DILocation(line: 114, column: 3, scope: !164)
!171 = !DILocation(line: 113, column: 34, scope: !164)
!172 = !DILocation(line: 113, column: 2, scope: !164)
!173 = distinct !{!173, !166, !174, !106}
!174 = !DILocation(line: 114, column: 22, scope: !160)
!175 = !DILocalVariable(name: "i", scope: !176, file: !3, line: 115, type: !20)
!176 = distinct !DILexicalBlock(scope: !77, file: !3, line: 115, column: 2)
!177 = !DILocation(line: 115, column: 11, scope: !176)
!178 = !DILocation(line: 115, column: 7, scope: !176)
!179 = !DILocation(line: 115, column: 18, scope: !180)
!180 = distinct !DILexicalBlock(scope: !176, file: !3, line: 115, column: 2)
!181 = !DILocation(line: 115, column: 20, scope: !180)
!182 = !DILocation(line: 115, column: 2, scope: !176)
!183 = !DILocation(line: 116, column: 22, scope: !180)
!184 = !DILocation(line: 116, column: 14, scope: !180)
!185 = !DILocation(line: 116, column: 11, scope: !180)
!186 = !DILocation(line: 116, column: 3, scope: !180)
!187 = !DILocation(line: 115, column: 34, scope: !180)
!188 = !DILocation(line: 115, column: 2, scope: !180)
!189 = distinct !{!189, !182, !190, !106}
!190 = !DILocation(line: 116, column: 23, scope: !176)
!191 = !DILocalVariable(name: "i", scope: !192, file: !3, line: 117, type: !20)
!192 = distinct !DILexicalBlock(scope: !77, file: !3, line: 117, column: 2)
!193 = !DILocation(line: 117, column: 11, scope: !192)
!194 = !DILocation(line: 117, column: 7, scope: !192)
!195 = !DILocation(line: 117, column: 18, scope: !196)
!196 = distinct !DILexicalBlock(scope: !192, file: !3, line: 117, column: 2)
!197 = !DILocation(line: 117, column: 20, scope: !196)
!198 = !DILocation(line: 117, column: 2, scope: !192)
!199 = !DILocation(line: 118, column: 7, scope: !200)
!200 = distinct !DILexicalBlock(scope: !196, file: !3, line: 118, column: 7)
!201 = !DILocation(line: 118, column: 7, scope: !196)
!202 = !DILocation(line: 119, column: 15, scope: !200)
!203 = !DILocation(line: 119, column: 12, scope: !200)
!204 = !DILocation(line: 119, column: 4, scope: !200)
!205 = !DILocation(line: 118, column: 17, scope: !200)
!206 = !DILocation(line: 117, column: 29, scope: !196)
!207 = !DILocation(line: 117, column: 2, scope: !196)
!208 = distinct !{!208, !198, !209, !106}
!209 = !DILocation(line: 119, column: 15, scope: !192)
!210 = !DILocation(line: 120, column: 2, scope: !211)
!211 = distinct !DILexicalBlock(scope: !212, file: !3, line: 120, column: 2)
!212 = distinct !DILexicalBlock(scope: !77, file: !3, line: 120, column: 2)
!213 = !DILocation(line: 120, column: 2, scope: !212)
!214 = !DILocation(line: 121, column: 2, scope: !77)
!215 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 79, type: !216, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!216 = !DISubroutineType(types: !217)
!217 = !{!16, !16}
!218 = !DILocalVariable(name: "arg", arg: 1, scope: !215, file: !3, line: 79, type: !16)
!219 = !DILocation(line: 79, column: 29, scope: !215)
!220 = !DILocalVariable(name: "me", scope: !215, file: !3, line: 81, type: !20)
!221 = !DILocation(line: 81, column: 6, scope: !215)
!222 = !DILocation(line: 81, column: 26, scope: !215)
!223 = !DILocation(line: 81, column: 16, scope: !215)
!224 = !DILocation(line: 81, column: 11, scope: !215)
!225 = !DILocation(line: 83, column: 10, scope: !226)
!226 = distinct !DILexicalBlock(scope: !215, file: !3, line: 83, column: 6)
!227 = !DILocation(line: 83, column: 13, scope: !226)
!228 = !DILocation(line: 83, column: 6, scope: !226)
!229 = !DILocation(line: 83, column: 6, scope: !215)
!230 = !DILocation(line: 84, column: 16, scope: !226)
!231 = !DILocation(line: 84, column: 19, scope: !226)
!232 = !DILocation(line: 84, column: 10, scope: !226)
!233 = !DILocation(line: 84, column: 3, scope: !226)
!234 = !DILocation(line: 84, column: 14, scope: !226)
!235 = !DILocation(line: 85, column: 2, scope: !215)
!236 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 88, type: !216, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!237 = !DILocalVariable(name: "arg", arg: 1, scope: !236, file: !3, line: 88, type: !16)
!238 = !DILocation(line: 88, column: 29, scope: !236)
!239 = !DILocalVariable(name: "me", scope: !236, file: !3, line: 90, type: !20)
!240 = !DILocation(line: 90, column: 6, scope: !236)
!241 = !DILocation(line: 90, column: 26, scope: !236)
!242 = !DILocation(line: 90, column: 16, scope: !236)
!243 = !DILocation(line: 90, column: 11, scope: !236)
!244 = !DILocalVariable(name: "value", scope: !236, file: !3, line: 91, type: !20)
!245 = !DILocation(line: 91, column: 6, scope: !236)
!246 = !DILocation(line: 93, column: 6, scope: !247)
!247 = distinct !DILexicalBlock(scope: !236, file: !3, line: 93, column: 6)
!248 = !DILocation(line: 93, column: 6, scope: !236)
!249 = !DILocation(line: 94, column: 3, scope: !250)
!250 = distinct !DILexicalBlock(scope: !251, file: !3, line: 94, column: 3)
!251 = distinct !DILexicalBlock(scope: !252, file: !3, line: 94, column: 3)
!252 = distinct !DILexicalBlock(scope: !247, file: !3, line: 93, column: 19)
!253 = !DILocation(line: 94, column: 3, scope: !251)
!254 = !DILocation(line: 95, column: 17, scope: !252)
!255 = !DILocation(line: 95, column: 11, scope: !252)
!256 = !DILocation(line: 95, column: 3, scope: !252)
!257 = !DILocation(line: 95, column: 15, scope: !252)
!258 = !DILocation(line: 96, column: 2, scope: !252)
!259 = !DILocation(line: 97, column: 2, scope: !236)
!260 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 56, type: !261, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!261 = !DISubroutineType(types: !262)
!262 = !{!20, !263}
!263 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!264 = !DILocalVariable(name: "value", arg: 1, scope: !260, file: !3, line: 56, type: !263)
!265 = !DILocation(line: 56, column: 21, scope: !260)
!266 = !DILocalVariable(name: "at", scope: !260, file: !3, line: 58, type: !20)
!267 = !DILocation(line: 58, column: 6, scope: !260)
!268 = !DILocation(line: 58, column: 11, scope: !260)
!269 = !DILocation(line: 60, column: 2, scope: !260)
!270 = !DILocalVariable(name: "c", scope: !271, file: !3, line: 61, type: !274)
!271 = distinct !DILexicalBlock(scope: !272, file: !3, line: 60, column: 11)
!272 = distinct !DILexicalBlock(scope: !273, file: !3, line: 60, column: 2)
!273 = distinct !DILexicalBlock(scope: !260, file: !3, line: 60, column: 2)
!274 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!275 = !DILocation(line: 61, column: 16, scope: !271)
!276 = !DILocation(line: 61, column: 27, scope: !271)
!277 = !DILocation(line: 61, column: 30, scope: !271)
!278 = !DILocation(line: 61, column: 21, scope: !271)
!279 = !DILocalVariable(name: "ahead", scope: !271, file: !3, line: 62, type: !20)
!280 = !DILocation(line: 62, column: 7, scope: !271)
!281 = !DILocation(line: 62, column: 37, scope: !271)
!282 = !DILocation(line: 62, column: 40, scope: !271)
!283 = !DILocation(line: 62, column: 15, scope: !271)
!284 = !DILocation(line: 62, column: 75, scope: !271)
!285 = !DILocation(line: 62, column: 78, scope: !271)
!286 = !DILocation(line: 62, column: 72, scope: !271)
!287 = !DILocation(line: 64, column: 7, scope: !288)
!288 = distinct !DILexicalBlock(scope: !271, file: !3, line: 64, column: 7)
!289 = !DILocation(line: 64, column: 13, scope: !288)
!290 = !DILocation(line: 64, column: 7, scope: !271)
!291 = !DILocation(line: 65, column: 4, scope: !288)
!292 = !DILocation(line: 66, column: 7, scope: !293)
!293 = distinct !DILexicalBlock(scope: !271, file: !3, line: 66, column: 7)
!294 = !DILocation(line: 66, column: 13, scope: !293)
!295 = !DILocation(line: 66, column: 7, scope: !271)
!296 = !DILocation(line: 67, column: 9, scope: !297)
!297 = distinct !DILexicalBlock(scope: !293, file: !3, line: 66, column: 18)
!298 = !DILocation(line: 67, column: 7, scope: !297)
!299 = !DILocation(line: 68, column: 4, scope: !297)
!300 = distinct !{!300, !301, !302}
!301 = !DILocation(line: 60, column: 2, scope: !273)
!302 = !DILocation(line: 76, column: 2, scope: !273)
!303 = !DILocation(line: 70, column: 61, scope: !304)
!304 = distinct !DILexicalBlock(scope: !271, file: !3, line: 70, column: 7)
!305 = !DILocation(line: 70, column: 64, scope: !304)
!306 = !DILocation(line: 70, column: 7, scope: !304)
!307 = !DILocation(line: 70, column: 7, scope: !271)
!308 = !DILocation(line: 72, column: 13, scope: !309)
!309 = distinct !DILexicalBlock(scope: !304, file: !3, line: 71, column: 50)
!310 = !DILocation(line: 72, column: 16, scope: !309)
!311 = !DILocation(line: 72, column: 5, scope: !309)
!312 = !DILocation(line: 72, column: 11, scope: !309)
!313 = !DILocation(line: 73, column: 27, scope: !309)
!314 = !DILocation(line: 73, column: 30, scope: !309)
!315 = !DILocation(line: 73, column: 40, scope: !309)
!316 = !DILocation(line: 73, column: 43, scope: !309)
!317 = !DILocation(line: 73, column: 4, scope: !309)
!318 = !DILocation(line: 74, column: 4, scope: !309)
!319 = !DILocation(line: 60, column: 2, scope: !272)
!320 = !DILocation(line: 77, column: 1, scope: !260)
!321 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 33, type: !322, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!322 = !DISubroutineType(types: !323)
!323 = !{!20, !20}
!324 = !DILocalVariable(name: "value", arg: 1, scope: !321, file: !3, line: 33, type: !20)
!325 = !DILocation(line: 33, column: 20, scope: !321)
!326 = !DILocalVariable(name: "at", scope: !321, file: !3, line: 35, type: !20)
!327 = !DILocation(line: 35, column: 6, scope: !321)
!328 = !DILocation(line: 35, column: 11, scope: !321)
!329 = !DILocation(line: 37, column: 2, scope: !321)
!330 = !DILocalVariable(name: "c", scope: !331, file: !3, line: 38, type: !274)
!331 = distinct !DILexicalBlock(scope: !332, file: !3, line: 37, column: 11)
!332 = distinct !DILexicalBlock(scope: !333, file: !3, line: 37, column: 2)
!333 = distinct !DILexicalBlock(scope: !321, file: !3, line: 37, column: 2)
!334 = !DILocation(line: 38, column: 16, scope: !331)
!335 = !DILocation(line: 38, column: 27, scope: !331)
!336 = !DILocation(line: 38, column: 30, scope: !331)
!337 = !DILocation(line: 38, column: 21, scope: !331)
!338 = !DILocalVariable(name: "ahead", scope: !331, file: !3, line: 39, type: !20)
!339 = !DILocation(line: 39, column: 7, scope: !331)
!340 = !DILocation(line: 39, column: 37, scope: !331)
!341 = !DILocation(line: 39, column: 40, scope: !331)
!342 = !DILocation(line: 39, column: 15, scope: !331)
!343 = !DILocation(line: 39, column: 74, scope: !331)
!344 = !DILocation(line: 39, column: 72, scope: !331)
!345 = !DILocation(line: 41, column: 7, scope: !346)
!346 = distinct !DILexicalBlock(scope: !331, file: !3, line: 41, column: 7)
!347 = !DILocation(line: 41, column: 13, scope: !346)
!348 = !DILocation(line: 41, column: 7, scope: !331)
!349 = !DILocation(line: 42, column: 4, scope: !346)
!350 = !DILocation(line: 43, column: 7, scope: !351)
!351 = distinct !DILexicalBlock(scope: !331, file: !3, line: 43, column: 7)
!352 = !DILocation(line: 43, column: 13, scope: !351)
!353 = !DILocation(line: 43, column: 7, scope: !331)
!354 = !DILocation(line: 44, column: 9, scope: !355)
!355 = distinct !DILexicalBlock(scope: !351, file: !3, line: 43, column: 18)
!356 = !DILocation(line: 44, column: 7, scope: !355)
!357 = !DILocation(line: 45, column: 4, scope: !355)
!358 = distinct !{!358, !359, !360}
!359 = !DILocation(line: 37, column: 2, scope: !333)
!360 = !DILocation(line: 53, column: 2, scope: !333)
!361 = !DILocation(line: 47, column: 61, scope: !362)
!362 = distinct !DILexicalBlock(scope: !331, file: !3, line: 47, column: 7)
!363 = !DILocation(line: 47, column: 64, scope: !362)
!364 = !DILocation(line: 47, column: 7, scope: !362)
!365 = !DILocation(line: 47, column: 7, scope: !331)
!366 = !DILocation(line: 49, column: 15, scope: !367)
!367 = distinct !DILexicalBlock(scope: !362, file: !3, line: 48, column: 50)
!368 = !DILocation(line: 49, column: 4, scope: !367)
!369 = !DILocation(line: 49, column: 7, scope: !367)
!370 = !DILocation(line: 49, column: 13, scope: !367)
!371 = !DILocation(line: 50, column: 27, scope: !367)
!372 = !DILocation(line: 50, column: 30, scope: !367)
!373 = !DILocation(line: 50, column: 40, scope: !367)
!374 = !DILocation(line: 50, column: 43, scope: !367)
!375 = !DILocation(line: 50, column: 4, scope: !367)
!376 = !DILocation(line: 51, column: 4, scope: !367)
!377 = !DILocation(line: 37, column: 2, scope: !332)
!378 = !DILocation(line: 54, column: 1, scope: !321)
