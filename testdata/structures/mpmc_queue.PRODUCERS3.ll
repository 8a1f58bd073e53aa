; ModuleID = 'structures/mpmc_queue.c'
source_filename = "structures/mpmc_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, i32 }

@cells = internal global [2 x %struct.cell] zeroinitializer, align 16, !dbg !0
@stored = internal global [3 x i32] zeroinitializer, align 4, !dbg !39
@fetched = internal global [1 x i32] zeroinitializer, align 4, !dbg !44
@.str = private unnamed_addr constant [13 x i8] c"balance == 0\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [24 x i8] c"structures/mpmc_queue.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !33
@put_at = internal global i32 0, align 4, !dbg !49
@.str.2 = private unnamed_addr constant [33 x i8] c"value >= 1 && value <= PRODUCERS\00", align 1, !dbg !53
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1, !dbg !58
@get_at = internal global i32 0, align 4, !dbg !63

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !79 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !83, metadata !DIExpression()), !dbg !90
  call void @llvm.dbg.declare(metadata ptr %3, metadata !91, metadata !DIExpression()), !dbg !92
  store i32 0, ptr %3, align 4, !dbg !92
  call void @llvm.dbg.declare(metadata ptr %4, metadata !93, metadata !DIExpression()), !dbg !94
  store i32 0, ptr %4, align 4, !dbg !94
  call void @llvm.dbg.declare(metadata ptr %5, metadata !95, metadata !DIExpression()), !dbg !97
  store i32 0, ptr %5, align 4, !dbg !97
  br label %13, !dbg !98

13:                                               ; preds = %23, %0
  %14 = load i32, ptr %5, align 4, !dbg !99
  %15 = icmp slt i32 %14, 2, !dbg !101
  br i1 %15, label %16, label %26, !dbg !102

16:                                               ; preds = %13
  %17 = load i32, ptr %5, align 4, !dbg !103
  %18 = sext i32 %17 to i64, !dbg !103
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !103
  %20 = getelementptr inbounds %struct.cell, ptr %19, i32 0, i32 0, !dbg !103
  %21 = load i32, ptr %5, align 4, !dbg !103
  store i32 %21, ptr %6, align 4, !dbg !103
  %22 = load i32, ptr %6, align 4, !dbg !103
  store atomic i32 %22, ptr %20 seq_cst, align 8, !dbg !103
  br label %23, !dbg !103

23:                                               ; preds = %16
  %24 = load i32, ptr %5, align 4, !dbg !104
  %25 = add nsw i32 %24, 1, !dbg !104
  store i32 %25, ptr %5, align 4, !dbg !104
  br label %13, !dbg !105, !llvm.loop !106

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %7, metadata !109, metadata !DIExpression()), !dbg !111
  store i32 0, ptr %7, align 4, !dbg !111
  br label %27, !dbg !112

27:                                               ; preds = %38, %26
  %28 = load i32, ptr %7, align 4, !dbg !113
  %29 = icmp slt i32 %28, 3, !dbg !115
  br i1 %29, label %30, label %41, !dbg !116

30:                                               ; preds = %27
  %31 = load i32, ptr %7, align 4, !dbg !117
  %32 = sext i32 %31 to i64, !dbg !118
  %33 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %32, !dbg !118
  %34 = load i32, ptr %7, align 4, !dbg !119
  %35 = sext i32 %34 to i64, !dbg !120
  %36 = inttoptr i64 %35 to ptr, !dbg !121
  %37 = call i32 @pthread_create(ptr noundef %33, ptr noundef null, ptr noundef @producer, ptr noundef %36) #5, !dbg !122
  br label %38, !dbg !122

38:                                               ; preds = %30
  %39 = load i32, ptr %7, align 4, !dbg !123
  %40 = add nsw i32 %39, 1, !dbg !123
  store i32 %40, ptr %7, align 4, !dbg !123
  br label %27, !dbg !124, !llvm.loop !125

41:                                               ; preds = %27
  call void @llvm.dbg.declare(metadata ptr %8, metadata !127, metadata !DIExpression()), !dbg !129
  store i32 0, ptr %8, align 4, !dbg !129
  br label %42, !dbg !130

42:                                               ; preds = %54, %41
  %43 = load i32, ptr %8, align 4, !dbg !131
  %44 = icmp slt i32 %43, 1, !dbg !133
  br i1 %44, label %45, label %57, !dbg !134

45:                                               ; preds = %42
  %46 = load i32, ptr %8, align 4, !dbg !135
  %47 = add nsw i32 3, %46, !dbg !136
  %48 = sext i32 %47 to i64, !dbg !137
  %49 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %48, !dbg !137
  %50 = load i32, ptr %8, align 4, !dbg !138
  %51 = sext i32 %50 to i64, !dbg !139
  %52 = inttoptr i64 %51 to ptr, !dbg !140
  %53 = call i32 @pthread_create(ptr noundef %49, ptr noundef null, ptr noundef @consumer, ptr noundef %52) #5, !dbg !141
  br label %54, !dbg !141

54:                                               ; preds = %45
  %55 = load i32, ptr %8, align 4, !dbg !142
  %56 = add nsw i32 %55, 1, !dbg !142
  store i32 %56, ptr %8, align 4, !dbg !142
  br label %42, !dbg !143, !llvm.loop !144

57:                                               ; preds = %42
  call void @llvm.dbg.declare(metadata ptr %9, metadata !146, metadata !DIExpression()), !dbg !148
  store i32 0, ptr %9, align 4, !dbg !148
  br label %58, !dbg !149

58:                                               ; preds = %67, %57
  %59 = load i32, ptr %9, align 4, !dbg !150
  %60 = icmp slt i32 %59, 4, !dbg !152
  br i1 %60, label %61, label %70, !dbg !153

61:                                               ; preds = %58
  %62 = load i32, ptr %9, align 4, !dbg !154
  %63 = sext i32 %62 to i64, !dbg !155
  %64 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %63, !dbg !155
  %65 = load i64, ptr %64, align 8, !dbg !155
  %66 = call i32 @pthread_join(i64 noundef %65, ptr noundef null), !dbg !156
  br label %67, !dbg !156

67:                                               ; preds = %61
  %68 = load i32, ptr %9, align 4, !dbg !157
  %69 = add nsw i32 %68, 1, !dbg !157
  store i32 %69, ptr %9, align 4, !dbg !157
  br label %58, !dbg !158, !llvm.loop !159

70:                                               ; preds = %58
  call void @llvm.dbg.declare(metadata ptr %10, metadata !161, metadata !DIExpression()), !dbg !163
  store i32 0, ptr %10, align 4, !dbg !163
  br label %71, !dbg !164

71:                                               ; preds = %81, %70
  %72 = load i32, ptr %10, align 4, !dbg !165
  %73 = icmp slt i32 %72, 3, !dbg !167
  br i1 %73, label %74, label %84, !dbg !168

74:                                               ; preds = %71
  %75 = load i32, ptr %10, align 4, !dbg !169
  %76 = sext i32 %75 to i64, !dbg !170
  %77 = getelementptr inbounds [3 x i32], ptr @stored, i64 0, i64 %76, !dbg !170
  %78 = load i32, ptr %77, align 4, !dbg !170
  %79 = load i32, ptr %3, align 4, !dbg !171
  %80 = add nsw i32 %79, %78, !dbg !171
  store i32 %80, ptr %3, align 4, !dbg !171
  br label %81, !dbg !172

81:                                               ; preds = %74
  %82 = load i32, ptr %10, align 4, !dbg !173
  %83 = add nsw i32 %82, 1, !dbg !173
  store i32 %83, ptr %10, align 4, !dbg !173
  br label %71, !dbg !174, !llvm.loop !175

84:                                               ; preds = %71
  call void @llvm.dbg.declare(metadata ptr %11, metadata !177, metadata !DIExpression()), !dbg !179
  store i32 0, ptr %11, align 4, !dbg !179
  br label %85, !dbg !180

85:                                               ; preds = %95, %84
  %86 = load i32, ptr %11, align 4, !dbg !181
  %87 = icmp slt i32 %86, 1, !dbg !183
  br i1 %87, label %88, label %98, !dbg !184

88:                                               ; preds = %85
  %89 = load i32, ptr %11, align 4, !dbg !185
  %90 = sext i32 %89 to i64, !dbg !186
  %91 = getelementptr inbounds [1 x i32], ptr @fetched, i64 0, i64 %90, !dbg !186
  %92 = load i32, ptr %91, align 4, !dbg !186
  %93 = load i32, ptr %3, align 4, !dbg !187
  %94 = sub nsw i32 %93, %92, !dbg !187
  store i32 %94, ptr %3, align 4, !dbg !187
  br label %95, !dbg !188

95:                                               ; preds = %88
  %96 = load i32, ptr %11, align 4, !dbg !189
  %97 = add nsw i32 %96, 1, !dbg !189
  store i32 %97, ptr %11, align 4, !dbg !189
  br label %85, !dbg !190, !llvm.loop !191

98:                                               ; preds = %85
  call void @llvm.dbg.declare(metadata ptr %12, metadata !193, metadata !DIExpression()), !dbg !195
  store i32 0, ptr %12, align 4, !dbg !195
  br label %99, !dbg !196

99:                                               ; preds = %110, %98
  %100 = load i32, ptr %12, align 4, !dbg !197
  %101 = icmp slt i32 %100, 2, !dbg !199
  br i1 %101, label %102, label %113, !dbg !200

102:                                              ; preds = %99
  %103 = call i32 @get(ptr noundef %4), !dbg !201
  %104 = icmp ne i32 %103, 0, !dbg !201
  br i1 %104, label %105, label %109, !dbg !203

105:                                              ; preds = %102
  %106 = load i32, ptr %4, align 4, !dbg !204
  %107 = load i32, ptr %3, align 4, !dbg !205
  %108 = sub nsw i32 %107, %106, !dbg !205
  store i32 %108, ptr %3, align 4, !dbg !205
  br label %109, !dbg !206

109:                                              ; preds = %105, %102
  br label %110, !dbg !207

110:                                              ; preds = %109
  %111 = load i32, ptr %12, align 4, !dbg !208
  %112 = add nsw i32 %111, 1, !dbg !208
  store i32 %112, ptr %12, align 4, !dbg !208
  br label %99, !dbg !209, !llvm.loop !210

113:                                              ; preds = %99
  %114 = load i32, ptr %3, align 4, !dbg !212
  %115 = icmp eq i32 %114, 0, !dbg !212
  br i1 %115, label %116, label %117, !dbg !215

116:                                              ; preds = %113
  br label %118, !dbg !215

117:                                              ; preds = %113
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 120, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !212
  unreachable, !dbg !212

118:                                              ; preds = %116
  ret i32 0, !dbg !216
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !217 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !220, metadata !DIExpression()), !dbg !221
  call void @llvm.dbg.declare(metadata ptr %3, metadata !222, metadata !DIExpression()), !dbg !223
  %4 = load ptr, ptr %2, align 8, !dbg !224
  %5 = ptrtoint ptr %4 to i64, !dbg !225
  %6 = trunc i64 %5 to i32, !dbg !226
  store i32 %6, ptr %3, align 4, !dbg !223
  %7 = load i32, ptr %3, align 4, !dbg !227
  %8 = add nsw i32 %7, 1, !dbg !229
  %9 = call i32 @put(i32 noundef %8), !dbg !230
  %10 = icmp ne i32 %9, 0, !dbg !230
  br i1 %10, label %11, label %17, !dbg !231

11:                                               ; preds = %1
  %12 = load i32, ptr %3, align 4, !dbg !232
  %13 = add nsw i32 %12, 1, !dbg !233
  %14 = load i32, ptr %3, align 4, !dbg !234
  %15 = sext i32 %14 to i64, !dbg !235
  %16 = getelementptr inbounds [3 x i32], ptr @stored, i64 0, i64 %15, !dbg !235
  store i32 %13, ptr %16, align 4, !dbg !236
  br label %17, !dbg !235

17:                                               ; preds = %11, %1
  ret ptr null, !dbg !237
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !238 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !239, metadata !DIExpression()), !dbg !240
  call void @llvm.dbg.declare(metadata ptr %3, metadata !241, metadata !DIExpression()), !dbg !242
  %5 = load ptr, ptr %2, align 8, !dbg !243
  %6 = ptrtoint ptr %5 to i64, !dbg !244
  %7 = trunc i64 %6 to i32, !dbg !245
  store i32 %7, ptr %3, align 4, !dbg !242
  call void @llvm.dbg.declare(metadata ptr %4, metadata !246, metadata !DIExpression()), !dbg !247
  store i32 0, ptr %4, align 4, !dbg !247
  %8 = call i32 @get(ptr noundef %4), !dbg !248
  %9 = icmp ne i32 %8, 0, !dbg !248
  br i1 %9, label %10, label %23, !dbg !250

10:                                               ; preds = %1
  %11 = load i32, ptr %4, align 4, !dbg !251
  %12 = icmp sge i32 %11, 1, !dbg !251
  br i1 %12, label %13, label %17, !dbg !251

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !251
  %15 = icmp sle i32 %14, 3, !dbg !251
  br i1 %15, label %16, label %17, !dbg !255

16:                                               ; preds = %13
  br label %18, !dbg !255

17:                                               ; preds = %13, %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 94, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !251
  unreachable, !dbg !251

18:                                               ; preds = %16
  %19 = load i32, ptr %4, align 4, !dbg !256
  %20 = load i32, ptr %3, align 4, !dbg !257
  %21 = sext i32 %20 to i64, !dbg !258
  %22 = getelementptr inbounds [1 x i32], ptr @fetched, i64 0, i64 %21, !dbg !258
  store i32 %19, ptr %22, align 4, !dbg !259
  br label %23, !dbg !260

23:                                               ; preds = %18, %1
  ret ptr null, !dbg !261
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @get(ptr noundef %0) #0 !dbg !262 {
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
  call void @llvm.dbg.declare(metadata ptr %3, metadata !266, metadata !DIExpression()), !dbg !267
  call void @llvm.dbg.declare(metadata ptr %4, metadata !268, metadata !DIExpression()), !dbg !269
  %13 = load atomic i32, ptr @get_at monotonic, align 4, !dbg !270
  store i32 %13, ptr %5, align 4, !dbg !270
  %14 = load i32, ptr %5, align 4, !dbg !270
  store i32 %14, ptr %4, align 4, !dbg !269
  br label %15, !dbg !271

15:                                               ; preds = %59, %33, %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !272, metadata !DIExpression()), !dbg !277
  %16 = load i32, ptr %4, align 4, !dbg !278
  %17 = and i32 %16, 1, !dbg !279
  %18 = sext i32 %17 to i64, !dbg !280
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !280
  store ptr %19, ptr %6, align 8, !dbg !277
  call void @llvm.dbg.declare(metadata ptr %7, metadata !281, metadata !DIExpression()), !dbg !282
  %20 = load ptr, ptr %6, align 8, !dbg !283
  %21 = getelementptr inbounds %struct.cell, ptr %20, i32 0, i32 0, !dbg !284
  %22 = load atomic i32, ptr %21 acquire, align 4, !dbg !285
  store i32 %22, ptr %8, align 4, !dbg !285
  %23 = load i32, ptr %8, align 4, !dbg !285
  %24 = load i32, ptr %4, align 4, !dbg !286
  %25 = add nsw i32 %24, 1, !dbg !287
  %26 = sub nsw i32 %23, %25, !dbg !288
  store i32 %26, ptr %7, align 4, !dbg !282
  %27 = load i32, ptr %7, align 4, !dbg !289
  %28 = icmp slt i32 %27, 0, !dbg !291
  br i1 %28, label %29, label %30, !dbg !292

29:                                               ; preds = %15
  store i32 0, ptr %2, align 4, !dbg !293
  br label %60, !dbg !293

30:                                               ; preds = %15
  %31 = load i32, ptr %7, align 4, !dbg !294
  %32 = icmp sgt i32 %31, 0, !dbg !296
  br i1 %32, label %33, label %36, !dbg !297

33:                                               ; preds = %30
  %34 = load atomic i32, ptr @get_at monotonic, align 4, !dbg !298
  store i32 %34, ptr %9, align 4, !dbg !298
  %35 = load i32, ptr %9, align 4, !dbg !298
  store i32 %35, ptr %4, align 4, !dbg !300
  br label %15, !dbg !301, !llvm.loop !302

36:                                               ; preds = %30
  %37 = load i32, ptr %4, align 4, !dbg !305
  %38 = add nsw i32 %37, 1, !dbg !307
  store i32 %38, ptr %10, align 4, !dbg !308
  %39 = load i32, ptr %4, align 4, !dbg !308
  %40 = load i32, ptr %10, align 4, !dbg !308
  %41 = cmpxchg ptr @get_at, i32 %39, i32 %40 monotonic monotonic, align 4, !dbg !308
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !308
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !308
  br i1 %43, label %45, label %44, !dbg !308

44:                                               ; preds = %36
  store i32 %42, ptr %4, align 4, !dbg !308
  br label %45, !dbg !308

45:                                               ; preds = %44, %36
  %46 = zext i1 %43 to i8, !dbg !308
  store i8 %46, ptr %11, align 1, !dbg !308
  %47 = load i8, ptr %11, align 1, !dbg !308
  %48 = trunc i8 %47 to i1, !dbg !308
  br i1 %48, label %49, label %59, !dbg !309

49:                                               ; preds = %45
  %50 = load ptr, ptr %6, align 8, !dbg !310
  %51 = getelementptr inbounds %struct.cell, ptr %50, i32 0, i32 1, !dbg !312
  %52 = load i32, ptr %51, align 4, !dbg !312
  %53 = load ptr, ptr %3, align 8, !dbg !313
  store i32 %52, ptr %53, align 4, !dbg !314
  %54 = load ptr, ptr %6, align 8, !dbg !315
  %55 = getelementptr inbounds %struct.cell, ptr %54, i32 0, i32 0, !dbg !316
  %56 = load i32, ptr %4, align 4, !dbg !317
  %57 = add nsw i32 %56, 2, !dbg !318
  store i32 %57, ptr %12, align 4, !dbg !319
  %58 = load i32, ptr %12, align 4, !dbg !319
  store atomic i32 %58, ptr %55 release, align 4, !dbg !319
  store i32 1, ptr %2, align 4, !dbg !320
  br label %60, !dbg !320

59:                                               ; preds = %45
  br label %15, !dbg !321, !llvm.loop !302

60:                                               ; preds = %49, %29
  %61 = load i32, ptr %2, align 4, !dbg !322
  ret i32 %61, !dbg !322
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @put(i32 noundef %0) #0 !dbg !323 {
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
  call void @llvm.dbg.declare(metadata ptr %3, metadata !326, metadata !DIExpression()), !dbg !327
  call void @llvm.dbg.declare(metadata ptr %4, metadata !328, metadata !DIExpression()), !dbg !329
  %13 = load atomic i32, ptr @put_at monotonic, align 4, !dbg !330
  store i32 %13, ptr %5, align 4, !dbg !330
  %14 = load i32, ptr %5, align 4, !dbg !330
  store i32 %14, ptr %4, align 4, !dbg !329
  br label %15, !dbg !331

15:                                               ; preds = %57, %32, %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !332, metadata !DIExpression()), !dbg !336
  %16 = load i32, ptr %4, align 4, !dbg !337
  %17 = and i32 %16, 1, !dbg !338
  %18 = sext i32 %17 to i64, !dbg !339
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !339
  store ptr %19, ptr %6, align 8, !dbg !336
  call void @llvm.dbg.declare(metadata ptr %7, metadata !340, metadata !DIExpression()), !dbg !341
  %20 = load ptr, ptr %6, align 8, !dbg !342
  %21 = getelementptr inbounds %struct.cell, ptr %20, i32 0, i32 0, !dbg !343
  %22 = load atomic i32, ptr %21 acquire, align 4, !dbg !344
  store i32 %22, ptr %8, align 4, !dbg !344
  %23 = load i32, ptr %8, align 4, !dbg !344
  %24 = load i32, ptr %4, align 4, !dbg !345
  %25 = sub nsw i32 %23, %24, !dbg !346
  store i32 %25, ptr %7, align 4, !dbg !341
  %26 = load i32, ptr %7, align 4, !dbg !347
  %27 = icmp slt i32 %26, 0, !dbg !349
  br i1 %27, label %28, label %29, !dbg !350

28:                                               ; preds = %15
  store i32 0, ptr %2, align 4, !dbg !351
  br label %58, !dbg !351

29:                                               ; preds = %15
  %30 = load i32, ptr %7, align 4, !dbg !352
  %31 = icmp sgt i32 %30, 0, !dbg !354
  br i1 %31, label %32, label %35, !dbg !355

32:                                               ; preds = %29
  %33 = load atomic i32, ptr @put_at monotonic, align 4, !dbg !356
  store i32 %33, ptr %9, align 4, !dbg !356
  %34 = load i32, ptr %9, align 4, !dbg !356
  store i32 %34, ptr %4, align 4, !dbg !358
  br label %15, !dbg !359, !llvm.loop !360

35:                                               ; preds = %29
  %36 = load i32, ptr %4, align 4, !dbg !363
  %37 = add nsw i32 %36, 1, !dbg !365
  store i32 %37, ptr %10, align 4, !dbg !366
  %38 = load i32, ptr %4, align 4, !dbg !366
  %39 = load i32, ptr %10, align 4, !dbg !366
  %40 = cmpxchg ptr @put_at, i32 %38, i32 %39 monotonic monotonic, align 4, !dbg !366
  %41 = extractvalue { i32, i1 } %40, 0, !dbg !366
  %42 = extractvalue { i32, i1 } %40, 1, !dbg !366
  br i1 %42, label %44, label %43, !dbg !366

43:                                               ; preds = %35
  store i32 %41, ptr %4, align 4, !dbg !366
  br label %44, !dbg !366

44:                                               ; preds = %43, %35
  %45 = zext i1 %42 to i8, !dbg !366
  store i8 %45, ptr %11, align 1, !dbg !366
  %46 = load i8, ptr %11, align 1, !dbg !366
  %47 = trunc i8 %46 to i1, !dbg !366
  br i1 %47, label %48, label %57, !dbg !367

48:                                               ; preds = %44
  %49 = load i32, ptr %3, align 4, !dbg !368
  %50 = load ptr, ptr %6, align 8, !dbg !370
  %51 = getelementptr inbounds %struct.cell, ptr %50, i32 0, i32 1, !dbg !371
  store i32 %49, ptr %51, align 4, !dbg !372
  %52 = load ptr, ptr %6, align 8, !dbg !373
  %53 = getelementptr inbounds %struct.cell, ptr %52, i32 0, i32 0, !dbg !374
  %54 = load i32, ptr %4, align 4, !dbg !375
  %55 = add nsw i32 %54, 1, !dbg !376
  store i32 %55, ptr %12, align 4, !dbg !377
  %56 = load i32, ptr %12, align 4, !dbg !377
  store atomic i32 %56, ptr %53 release, align 4, !dbg !377
  store i32 1, ptr %2, align 4, !dbg !378
  br label %58, !dbg !378

57:                                               ; preds = %44
  br label %15, !dbg !379, !llvm.loop !360

58:                                               ; preds = %48, %28
  %59 = load i32, ptr %2, align 4, !dbg !380
  ret i32 %59, !dbg !380
}

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
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 96, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 3)
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
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 128, elements: !70)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !3, line: 24, size: 64, elements: !67)
!67 = !{!68, !69}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "sequence", scope: !66, file: !3, line: 25, baseType: !51, size: 32)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !66, file: !3, line: 26, baseType: !20, size: 32, offset: 32)
!70 = !{!71}
!71 = !DISubrange(count: 2)
!72 = !{i32 7, !"Dwarf Version", i32 5}
!73 = !{i32 2, !"Debug Info Version", i32 3}
!74 = !{i32 1, !"wchar_size", i32 4}
!75 = !{i32 8, !"PIC Level", i32 2}
!76 = !{i32 7, !"PIE Level", i32 2}
!77 = !{i32 7, !"uwtable", i32 2}
!78 = !{i32 7, !"frame-pointer", i32 2}
!79 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 100, type: !80, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !82)
!80 = !DISubroutineType(types: !81)
!81 = !{!20}
!82 = !{}
!83 = !DILocalVariable(name: "t", scope: !79, file: !3, line: 102, type: !84)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !85, size: 256, elements: !88)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !86, line: 27, baseType: !87)
!86 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!87 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!88 = !{!89}
!89 = !DISubrange(count: 4)
!90 = !DILocation(line: 102, column: 12, scope: !79)
!91 = !DILocalVariable(name: "balance", scope: !79, file: !3, line: 103, type: !20)
!92 = !DILocation(line: 103, column: 6, scope: !79)
!93 = !DILocalVariable(name: "value", scope: !79, file: !3, line: 103, type: !20)
!94 = !DILocation(line: 103, column: 19, scope: !79)
!95 = !DILocalVariable(name: "i", scope: !96, file: !3, line: 105, type: !20)
!96 = distinct !DILexicalBlock(scope: !79, file: !3, line: 105, column: 2)
!97 = !DILocation(line: 105, column: 11, scope: !96)
!98 = !DILocation(line: 105, column: 7, scope: !96)
!99 = !DILocation(line: 105, column: 18, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 105, column: 2)
!101 = !DILocation(line: 105, column: 20, scope: !100)
!102 = !DILocation(line: 105, column: 2, scope: !96)
!103 = !DILocation(line: 106, column: 3, scope: !100)
!104 = !DILocation(line: 105, column: 29, scope: !100)
!105 = !DILocation(line: 105, column: 2, scope: !100)
!106 = distinct !{!106, !102, !107, !108}
!107 = !DILocation(line: 106, column: 3, scope: !96)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !DILocalVariable(name: "i", scope: !110, file: !3, line: 107, type: !20)
!110 = distinct !DILexicalBlock(scope: !79, file: !3, line: 107, column: 2)
!111 = !DILocation(line: 107, column: 11, scope: !110)
!112 = !DILocation(line: 107, column: 7, scope: !110)
!113 = !DILocation(line: 107, column: 18, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 107, column: 2)
!115 = !DILocation(line: 107, column: 20, scope: !114)
!116 = !DILocation(line: 107, column: 2, scope: !110)
!117 = !DILocation(line: 108, column: 21, scope: !114)
!118 = !DILocation(line: 108, column: 19, scope: !114)
!119 = !DILocation(line: 108, column: 59, scope: !114)
!120 = !DILocation(line: 108, column: 49, scope: !114)
!121 = !DILocation(line: 108, column: 41, scope: !114)
!122 = !DILocation(line: 108, column: 3, scope: !114)
!123 = !DILocation(line: 107, column: 34, scope: !114)
!124 = !DILocation(line: 107, column: 2, scope: !114)
!125 = distinct !{!125, !116, !126, !108}
!126 = !DILocation(line: 108, column: 60, scope: !110)
!127 = !DILocalVariable(name: "i", scope: !128, file: !3, line: 109, type: !20)
!128 = distinct !DILexicalBlock(scope: !79, file: !3, line: 109, column: 2)
!129 = !DILocation(line: 109, column: 11, scope: !128)
!130 = !DILocation(line: 109, column: 7, scope: !128)
!131 = !DILocation(line: 109, column: 18, scope: !132)
!132 = distinct !DILexicalBlock(scope: !128, file: !3, line: 109, column: 2)
!133 = !DILocation(line: 109, column: 20, scope: !132)
!134 = !DILocation(line: 109, column: 2, scope: !128)
!135 = !DILocation(line: 110, column: 33, scope: !132)
!136 = !DILocation(line: 110, column: 31, scope: !132)
!137 = !DILocation(line: 110, column: 19, scope: !132)
!138 = !DILocation(line: 110, column: 71, scope: !132)
!139 = !DILocation(line: 110, column: 61, scope: !132)
!140 = !DILocation(line: 110, column: 53, scope: !132)
!141 = !DILocation(line: 110, column: 3, scope: !132)
!142 = !DILocation(line: 109, column: 34, scope: !132)
!143 = !DILocation(line: 109, column: 2, scope: !132)
!144 = distinct !{!144, !134, !145, !108}
!145 = !DILocation(line: 110, column: 72, scope: !128)
!146 = !DILocalVariable(name: "i", scope: !147, file: !3, line: 111, type: !20)
!147 = distinct !DILexicalBlock(scope: !79, file: !3, line: 111, column: 2)
!148 = !DILocation(line: 111, column: 11, scope: !147)
!149 = !DILocation(line: 111, column: 7, scope: !147)
!150 = !DILocation(line: 111, column: 18, scope: !151)
!151 = distinct !DILexicalBlock(scope: !147, file: !3, line: 111, column: 2)
!152 = !DILocation(line: 111, column: 20, scope: !151)
!153 = !DILocation(line: 111, column: 2, scope: !147)
!154 = !DILocation(line: 112, column: 18, scope: !151)
!155 = !DILocation(line: 112, column: 16, scope: !151)
!156 = !DILocation(line: 112, column: 3, scope: !151)
!157 = !DILocation(line: 111, column: 46, scope: !151)
!158 = !DILocation(line: 111, column: 2, scope: !151)
!159 = distinct !{!159, !153, !160, !108}
!160 = !DILocation(line: 112, column: 26, scope: !147)
!161 = !DILocalVariable(name: "i", scope: !162, file: !3, line: 113, type: !20)
!162 = distinct !DILexicalBlock(scope: !79, file: !3, line: 113, column: 2)
!163 = !DILocation(line: 113, column: 11, scope: !162)
!164 = !DILocation(line: 113, column: 7, scope: !162)
!165 = !DILocation(line: 113, column: 18, scope: !166)
!166 = distinct !DILexicalBlock(scope: !162, file: !3, line: 113, column: 2)
!167 = !DILocation(line: 113, column: 20, scope: !166)
!168 = !DILocation(line: 113, column: 2, scope: !162)
!169 = !DILocation(line: 114, column: 21, scope: !166)
!170 = !DILocation(line: 114, column: 14, scope: !166)
!171 = !DILocation(line: 114, column: 11, scope: !166)
!172 = !DILocation(line: 114, column: 3, scope: !166)
!173 = !DILocation(line: 113, column: 34, scope: !166)
!174 = !DILocation(line: 113, column: 2, scope: !166)
!175 = distinct !{!175, !168, !176, !108}
!176 = !DILocation(line: 114, column: 22, scope: !162)
!177 = !DILocalVariable(name: "i", scope: !178, file: !3, line: 115, type: !20)
!178 = distinct !DILexicalBlock(scope: !79, file: !3, line: 115, column: 2)
!179 = !DILocation(line: 115, column: 11, scope: !178)
!180 = !DILocation(line: 115, column: 7, scope: !178)
!181 = !DILocation(line: 115, column: 18, scope: !182)
!182 = distinct !DILexicalBlock(scope: !178, file: !3, line: 115, column: 2)
!183 = !DILocation(line: 115, column: 20, scope: !182)
!184 = !DILocation(line: 115, column: 2, scope: !178)
!185 = !DILocation(line: 116, column: 22, scope: !182)
!186 = !DILocation(line: 116, column: 14, scope: !182)
!187 = !DILocation(line: 116, column: 11, scope: !182)
!188 = !DILocation(line: 116, column: 3, scope: !182)
!189 = !DILocation(line: 115, column: 34, scope: !182)
!190 = !DILocation(line: 115, column: 2, scope: !182)
!191 = distinct !{!191, !184, !192, !108}
!192 = !DILocation(line: 116, column: 23, scope: !178)
!193 = !DILocalVariable(name: "i", scope: !194, file: !3, line: 117, type: !20)
!194 = distinct !DILexicalBlock(scope: !79, file: !3, line: 117, column: 2)
!195 = !DILocation(line: 117, column: 11, scope: !194)
!196 = !DILocation(line: 117, column: 7, scope: !194)
!197 = !DILocation(line: 117, column: 18, scope: !198)
!198 = distinct !DILexicalBlock(scope: !194, file: !3, line: 117, column: 2)
!199 = !DILocation(line: 117, column: 20, scope: !198)
!200 = !DILocation(line: 117, column: 2, scope: !194)
!201 = !DILocation(line: 118, column: 7, scope: !202)
!202 = distinct !DILexicalBlock(scope: !198, file: !3, line: 118, column: 7)
!203 = !DILocation(line: 118, column: 7, scope: !198)
!204 = !DILocation(line: 119, column: 15, scope: !202)
!205 = !DILocation(line: 119, column: 12, scope: !202)
!206 = !DILocation(line: 119, column: 4, scope: !202)
!207 = !DILocation(line: 118, column: 17, scope: !202)
!208 = !DILocation(line: 117, column: 29, scope: !198)
!209 = !DILocation(line: 117, column: 2, scope: !198)
!210 = distinct !{!210, !200, !211, !108}
!211 = !DILocation(line: 119, column: 15, scope: !194)
!212 = !DILocation(line: 120, column: 2, scope: !213)
!213 = distinct !DILexicalBlock(scope: !214, file: !3, line: 120, column: 2)
!214 = distinct !DILexicalBlock(scope: !79, file: !3, line: 120, column: 2)
!215 = !DILocation(line: 120, column: 2, scope: !214)
!216 = !DILocation(line: 121, column: 2, scope: !79)
!217 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 79, type: !218, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !82)
!218 = !DISubroutineType(types: !219)
!219 = !{!16, !16}
!220 = !DILocalVariable(name: "arg", arg: 1, scope: !217, file: !3, line: 79, type: !16)
!221 = !DILocation(line: 79, column: 29, scope: !217)
!222 = !DILocalVariable(name: "me", scope: !217, file: !3, line: 81, type: !20)
!223 = !DILocation(line: 81, column: 6, scope: !217)
!224 = !DILocation(line: 81, column: 26, scope: !217)
!225 = !DILocation(line: 81, column: 16, scope: !217)
!226 = !DILocation(line: 81, column: 11, scope: !217)
!227 = !DILocation(line: 83, column: 10, scope: !228)
!228 = distinct !DILexicalBlock(scope: !217, file: !3, line: 83, column: 6)
!229 = !DILocation(line: 83, column: 13, scope: !228)
!230 = !DILocation(line: 83, column: 6, scope: !228)
!231 = !DILocation(line: 83, column: 6, scope: !217)
!232 = !DILocation(line: 84, column: 16, scope: !228)
!233 = !DILocation(line: 84, column: 19, scope: !228)
!234 = !DILocation(line: 84, column: 10, scope: !228)
!235 = !DILocation(line: 84, column: 3, scope: !228)
!236 = !DILocation(line: 84, column: 14, scope: !228)
!237 = !DILocation(line: 85, column: 2, scope: !217)
!238 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 88, type: !218, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !82)
!239 = !DILocalVariable(name: "arg", arg: 1, scope: !238, file: !3, line: 88, type: !16)
!240 = !DILocation(line: 88, column: 29, scope: !238)
!241 = !DILocalVariable(name: "me", scope: !238, file: !3, line: 90, type: !20)
!242 = !DILocation(line: 90, column: 6, scope: !238)
!243 = !DILocation(line: 90, column: 26, scope: !238)
!244 = !DILocation(line: 90, column: 16, scope: !238)
!245 = !DILocation(line: 90, column: 11, scope: !238)
!246 = !DILocalVariable(name: "value", scope: !238, file: !3, line: 91, type: !20)
!247 = !DILocation(line: 91, column: 6, scope: !238)
!248 = !DILocation(line: 93, column: 6, scope: !249)
!249 = distinct !DILexicalBlock(scope: !238, file: !3, line: 93, column: 6)
!250 = !DILocation(line: 93, column: 6, scope: !238)
!251 = !DILocation(line: 94, column: 3, scope: !252)
!252 = distinct !DILexicalBlock(scope: !253, file: !3, line: 94, column: 3)
!253 = distinct !DILexicalBlock(scope: !254, file: !3, line: 94, column: 3)
!254 = distinct !DILexicalBlock(scope: !249, file: !3, line: 93, column: 19)
!255 = !DILocation(line: 94, column: 3, scope: !253)
!256 = !DILocation(line: 95, column: 17, scope: !254)
!257 = !DILocation(line: 95, column: 11, scope: !254)
!258 = !DILocation(line: 95, column: 3, scope: !254)
!259 = !DILocation(line: 95, column: 15, scope: !254)
!260 = !DILocation(line: 96, column: 2, scope: !254)
!261 = !DILocation(line: 97, column: 2, scope: !238)
!262 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 56, type: !263, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !82)
!263 = !DISubroutineType(types: !264)
!264 = !{!20, !265}
!265 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!266 = !DILocalVariable(name: "value", arg: 1, scope: !262, file: !3, line: 56, type: !265)
!267 = !DILocation(line: 56, column: 21, scope: !262)
!268 = !DILocalVariable(name: "at", scope: !262, file: !3, line: 58, type: !20)
!269 = !DILocation(line: 58, column: 6, scope: !262)
!270 = !DILocation(line: 58, column: 11, scope: !262)
!271 = !DILocation(line: 60, column: 2, scope: !262)
!272 = !DILocalVariable(name: "c", scope: !273, file: !3, line: 61, type: !276)
!273 = distinct !DILexicalBlock(scope: !274, file: !3, line: 60, column: 11)
!274 = distinct !DILexicalBlock(scope: !275, file: !3, line: 60, column: 2)
!275 = distinct !DILexicalBlock(scope: !262, file: !3, line: 60, column: 2)
!276 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!277 = !DILocation(line: 61, column: 16, scope: !273)
!278 = !DILocation(line: 61, column: 27, scope: !273)
!279 = !DILocation(line: 61, column: 30, scope: !273)
!280 = !DILocation(line: 61, column: 21, scope: !273)
!281 = !DILocalVariable(name: "ahead", scope: !273, file: !3, line: 62, type: !20)
!282 = !DILocation(line: 62, column: 7, scope: !273)
!283 = !DILocation(line: 62, column: 37, scope: !273)
!284 = !DILocation(line: 62, column: 40, scope: !273)
!285 = !DILocation(line: 62, column: 15, scope: !273)
!286 = !DILocation(line: 62, column: 75, scope: !273)
!287 = !DILocation(line: 62, column: 78, scope: !273)
!288 = !DILocation(line: 62, column: 72, scope: !273)
!289 = !DILocation(line: 64, column: 7, scope: !290)
!290 = distinct !DILexicalBlock(scope: !273, file: !3, line: 64, column: 7)
!291 = !DILocation(line: 64, column: 13, scope: !290)
!292 = !DILocation(line: 64, column: 7, scope: !273)
!293 = !DILocation(line: 65, column: 4, scope: !290)
!294 = !DILocation(line: 66, column: 7, scope: !295)
!295 = distinct !DILexicalBlock(scope: !273, file: !3, line: 66, column: 7)
!296 = !DILocation(line: 66, column: 13, scope: !295)
!297 = !DILocation(line: 66, column: 7, scope: !273)
!298 = !DILocation(line: 67, column: 9, scope: !299)
!299 = distinct !DILexicalBlock(scope: !295, file: !3, line: 66, column: 18)
!300 = !DILocation(line: 67, column: 7, scope: !299)
!301 = !DILocation(line: 68, column: 4, scope: !299)
!302 = distinct !{!302, !303, !304}
!303 = !DILocation(line: 60, column: 2, scope: !275)
!304 = !DILocation(line: 76, column: 2, scope: !275)
!305 = !DILocation(line: 70, column: 61, scope: !306)
!306 = distinct !DILexicalBlock(scope: !273, file: !3, line: 70, column: 7)
!307 = !DILocation(line: 70, column: 64, scope: !306)
!308 = !DILocation(line: 70, column: 7, scope: !306)
!309 = !DILocation(line: 70, column: 7, scope: !273)
!310 = !DILocation(line: 72, column: 13, scope: !311)
!311 = distinct !DILexicalBlock(scope: !306, file: !3, line: 71, column: 50)
!312 = !DILocation(line: 72, column: 16, scope: !311)
!313 = !DILocation(line: 72, column: 5, scope: !311)
!314 = !DILocation(line: 72, column: 11, scope: !311)
!315 = !DILocation(line: 73, column: 27, scope: !311)
!316 = !DILocation(line: 73, column: 30, scope: !311)
!317 = !DILocation(line: 73, column: 40, scope: !311)
!318 = !DILocation(line: 73, column: 43, scope: !311)
!319 = !DILocation(line: 73, column: 4, scope: !311)
!320 = !DILocation(line: 74, column: 4, scope: !311)
!321 = !DILocation(line: 60, column: 2, scope: !274)
!322 = !DILocation(line: 77, column: 1, scope: !262)
!323 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 33, type: !324, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !82)
!324 = !DISubroutineType(types: !325)
!325 = !{!20, !20}
!326 = !DILocalVariable(name: "value", arg: 1, scope: !323, file: !3, line: 33, type: !20)
!327 = !DILocation(line: 33, column: 20, scope: !323)
!328 = !DILocalVariable(name: "at", scope: !323, file: !3, line: 35, type: !20)
!329 = !DILocation(line: 35, column: 6, scope: !323)
!330 = !DILocation(line: 35, column: 11, scope: !323)
!331 = !DILocation(line: 37, column: 2, scope: !323)
!332 = !DILocalVariable(name: "c", scope: !333, file: !3, line: 38, type: !276)
!333 = distinct !DILexicalBlock(scope: !334, file: !3, line: 37, column: 11)
!334 = distinct !DILexicalBlock(scope: !335, file: !3, line: 37, column: 2)
!335 = distinct !DILexicalBlock(scope: !323, file: !3, line: 37, column: 2)
!336 = !DILocation(line: 38, column: 16, scope: !333)
!337 = !DILocation(line: 38, column: 27, scope: !333)
!338 = !DILocation(line: 38, column: 30, scope: !333)
!339 = !DILocation(line: 38, column: 21, scope: !333)
!340 = !DILocalVariable(name: "ahead", scope: !333, file: !3, line: 39, type: !20)
!341 = !DILocation(line: 39, column: 7, scope: !333)
!342 = !DILocation(line: 39, column: 37, scope: !333)
!343 = !DILocation(line: 39, column: 40, scope: !333)
!344 = !DILocation(line: 39, column: 15, scope: !333)
!345 = !DILocation(line: 39, column: 74, scope: !333)
!346 = !DILocation(line: 39, column: 72, scope: !333)
!347 = !DILocation(line: 41, column: 7, scope: !348)
!348 = distinct !DILexicalBlock(scope: !333, file: !3, line: 41, column: 7)
!349 = !DILocation(line: 41, column: 13, scope: !348)
!350 = !DILocation(line: 41, column: 7, scope: !333)
!351 = !DILocation(line: 42, column: 4, scope: !348)
!352 = !DILocation(line: 43, column: 7, scope: !353)
!353 = distinct !DILexicalBlock(scope: !333, file: !3, line: 43, column: 7)
!354 = !DILocation(line: 43, column: 13, scope: !353)
!355 = !DILocation(line: 43, column: 7, scope: !333)
!356 = !DILocation(line: 44, column: 9, scope: !357)
!357 = distinct !DILexicalBlock(scope: !353, file: !3, line: 43, column: 18)
!358 = !DILocation(line: 44, column: 7, scope: !357)
!359 = !DILocation(line: 45, column: 4, scope: !357)
!360 = distinct !{!360, !361, !362}
!361 = !DILocation(line: 37, column: 2, scope: !335)
!362 = !DILocation(line: 53, column: 2, scope: !335)
!363 = !DILocation(line: 47, column: 61, scope: !364)
!364 = distinct !DILexicalBlock(scope: !333, file: !3, line: 47, column: 7)
!365 = !DILocation(line: 47, column: 64, scope: !364)
!366 = !DILocation(line: 47, column: 7, scope: !364)
!367 = !DILocation(line: 47, column: 7, scope: !333)
!368 = !DILocation(line: 49, column: 15, scope: !369)
!369 = distinct !DILexicalBlock(scope: !364, file: !3, line: 48, column: 50)
!370 = !DILocation(line: 49, column: 4, scope: !369)
!371 = !DILocation(line: 49, column: 7, scope: !369)
!372 = !DILocation(line: 49, column: 13, scope: !369)
!373 = !DILocation(line: 50, column: 27, scope: !369)
!374 = !DILocation(line: 50, column: 30, scope: !369)
!375 = !DILocation(line: 50, column: 40, scope: !369)
!376 = !DILocation(line: 50, column: 43, scope: !369)
!377 = !DILocation(line: 50, column: 4, scope: !369)
!378 = !DILocation(line: 51, column: 4, scope: !369)
!379 = !DILocation(line: 37, column: 2, scope: !334)
!380 = !DILocation(line: 54, column: 1, scope: !323)
