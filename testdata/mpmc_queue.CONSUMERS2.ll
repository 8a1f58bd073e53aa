; ModuleID = 'mpmc_queue.c'
source_filename = "mpmc_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, i32 }

@cells = internal global [2 x %struct.cell] zeroinitializer, align 16, !dbg !0
@stored = internal global [2 x i32] zeroinitializer, align 4, !dbg !36
@fetched = internal global [2 x i32] zeroinitializer, align 4, !dbg !41
@.str = private unnamed_addr constant [13 x i8] c"balance == 0\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [13 x i8] c"mpmc_queue.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !30
@put_at = internal global i32 0, align 4, !dbg !43
@.str.2 = private unnamed_addr constant [33 x i8] c"value >= 1 && value <= PRODUCERS\00", align 1, !dbg !47
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1, !dbg !52
@get_at = internal global i32 0, align 4, !dbg !57

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !71 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !75, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata ptr %3, metadata !83, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %3, align 4, !dbg !84
  call void @llvm.dbg.declare(metadata ptr %4, metadata !85, metadata !DIExpression()), !dbg !86
  store i32 0, ptr %4, align 4, !dbg !86
  call void @llvm.dbg.declare(metadata ptr %5, metadata !87, metadata !DIExpression()), !dbg !89
  store i32 0, ptr %5, align 4, !dbg !89
  br label %13, !dbg !90

13:                                               ; preds = %23, %0
  %14 = load i32, ptr %5, align 4, !dbg !91
  %15 = icmp slt i32 %14, 2, !dbg !93
  br i1 %15, label %16, label %26, !dbg !94

16:                                               ; preds = %13
  %17 = load i32, ptr %5, align 4, !dbg !95
  %18 = sext i32 %17 to i64, !dbg !95
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !95
  %20 = getelementptr inbounds %struct.cell, ptr %19, i32 0, i32 0, !dbg !95
  %21 = load i32, ptr %5, align 4, !dbg !95
  store i32 %21, ptr %6, align 4, !dbg !95
  %22 = load i32, ptr %6, align 4, !dbg !95
  store atomic i32 %22, ptr %20 seq_cst, align 8, !dbg !95
  br label %23, !dbg !95

23:                                               ; preds = %16
  %24 = load i32, ptr %5, align 4, !dbg !96
  %25 = add nsw i32 %24, 1, !dbg !96
  store i32 %25, ptr %5, align 4, !dbg !96
  br label %13, !dbg !97, !llvm.loop !98

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %7, metadata !101, metadata !DIExpression()), !dbg !103
  store i32 0, ptr %7, align 4, !dbg !103
  br label %27, !dbg !104

27:                                               ; preds = %38, %26
  %28 = load i32, ptr %7, align 4, !dbg !105
  %29 = icmp slt i32 %28, 2, !dbg !107
  br i1 %29, label %30, label %41, !dbg !108

30:                                               ; preds = %27
  %31 = load i32, ptr %7, align 4, !dbg !109
  %32 = sext i32 %31 to i64, !dbg !110
  %33 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %32, !dbg !110
  %34 = load i32, ptr %7, align 4, !dbg !111
  %35 = sext i32 %34 to i64, !dbg !112
  %36 = inttoptr i64 %35 to ptr, !dbg !113
  %37 = call i32 @pthread_create(ptr noundef %33, ptr noundef null, ptr noundef @producer, ptr noundef %36) #5, !dbg !114
  br label %38, !dbg !114

38:                                               ; preds = %30
  %39 = load i32, ptr %7, align 4, !dbg !115
  %40 = add nsw i32 %39, 1, !dbg !115
  store i32 %40, ptr %7, align 4, !dbg !115
  br label %27, !dbg !116, !llvm.loop !117

41:                                               ; preds = %27
  call void @llvm.dbg.declare(metadata ptr %8, metadata !119, metadata !DIExpression()), !dbg !121
  store i32 0, ptr %8, align 4, !dbg !121
  br label %42, !dbg !122

42:                                               ; preds = %54, %41
  %43 = load i32, ptr %8, align 4, !dbg !123
  %44 = icmp slt i32 %43, 2, !dbg !125
  br i1 %44, label %45, label %57, !dbg !126

45:                                               ; preds = %42
  %46 = load i32, ptr %8, align 4, !dbg !127
  %47 = add nsw i32 2, %46, !dbg !128
  %48 = sext i32 %47 to i64, !dbg !129
  %49 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %48, !dbg !129
  %50 = load i32, ptr %8, align 4, !dbg !130
  %51 = sext i32 %50 to i64, !dbg !131
  %52 = inttoptr i64 %51 to ptr, !dbg !132
  %53 = call i32 @pthread_create(ptr noundef %49, ptr noundef null, ptr noundef @consumer, ptr noundef %52) #5, !dbg !133
  br label %54, !dbg !133

54:                                               ; preds = %45
  %55 = load i32, ptr %8, align 4, !dbg !134
  %56 = add nsw i32 %55, 1, !dbg !134
  store i32 %56, ptr %8, align 4, !dbg !134
  br label %42, !dbg !135, !llvm.loop !136

57:                                               ; preds = %42
  call void @llvm.dbg.declare(metadata ptr %9, metadata !138, metadata !DIExpression()), !dbg !140
  store i32 0, ptr %9, align 4, !dbg !140
  br label %58, !dbg !141

58:                                               ; preds = %67, %57
  %59 = load i32, ptr %9, align 4, !dbg !142
  %60 = icmp slt i32 %59, 4, !dbg !144
  br i1 %60, label %61, label %70, !dbg !145

61:                                               ; preds = %58
  %62 = load i32, ptr %9, align 4, !dbg !146
  %63 = sext i32 %62 to i64, !dbg !147
  %64 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %63, !dbg !147
  %65 = load i64, ptr %64, align 8, !dbg !147
  %66 = call i32 @pthread_join(i64 noundef %65, ptr noundef null), !dbg !148
  br label %67, !dbg !148

67:                                               ; preds = %61
  %68 = load i32, ptr %9, align 4, !dbg !149
  %69 = add nsw i32 %68, 1, !dbg !149
  store i32 %69, ptr %9, align 4, !dbg !149
  br label %58, !dbg !150, !llvm.loop !151

70:                                               ; preds = %58
  call void @llvm.dbg.declare(metadata ptr %10, metadata !153, metadata !DIExpression()), !dbg !155
  store i32 0, ptr %10, align 4, !dbg !155
  br label %71, !dbg !156

71:                                               ; preds = %81, %70
  %72 = load i32, ptr %10, align 4, !dbg !157
  %73 = icmp slt i32 %72, 2, !dbg !159
  br i1 %73, label %74, label %84, !dbg !160

74:                                               ; preds = %71
  %75 = load i32, ptr %10, align 4, !dbg !161
  %76 = sext i32 %75 to i64, !dbg !162
  %77 = getelementptr inbounds [2 x i32], ptr @stored, i64 0, i64 %76, !dbg !162
  %78 = load i32, ptr %77, align 4, !dbg !162
  %79 = load i32, ptr %3, align 4, !dbg !163
  %80 = add nsw i32 %79, %78, !dbg !163
  store i32 %80, ptr %3, align 4, !dbg !163
  br label %81, !dbg !164

81:                                               ; preds = %74
  %82 = load i32, ptr %10, align 4, !dbg !165
  %83 = add nsw i32 %82, 1, !dbg !165
  store i32 %83, ptr %10, align 4, !dbg !165
  br label %71, !dbg !166, !llvm.loop !167

84:                                               ; preds = %71
  call void @llvm.dbg.declare(metadata ptr %11, metadata !169, metadata !DIExpression()), !dbg !171
  store i32 0, ptr %11, align 4, !dbg !171
  br label %85, !dbg !172

85:                                               ; preds = %95, %84
  %86 = load i32, ptr %11, align 4, !dbg !173
  %87 = icmp slt i32 %86, 2, !dbg !175
  br i1 %87, label %88, label %98, !dbg !176

88:                                               ; preds = %85
  %89 = load i32, ptr %11, align 4, !dbg !177
  %90 = sext i32 %89 to i64, !dbg !178
  %91 = getelementptr inbounds [2 x i32], ptr @fetched, i64 0, i64 %90, !dbg !178
  %92 = load i32, ptr %91, align 4, !dbg !178
  %93 = load i32, ptr %3, align 4, !dbg !179
  %94 = sub nsw i32 %93, %92, !dbg !179
  store i32 %94, ptr %3, align 4, !dbg !179
  br label %95, !dbg !180

95:                                               ; preds = %88
  %96 = load i32, ptr %11, align 4, !dbg !181
  %97 = add nsw i32 %96, 1, !dbg !181
  store i32 %97, ptr %11, align 4, !dbg !181
  br label %85, !dbg !182, !llvm.loop !183

98:                                               ; preds = %85
  call void @llvm.dbg.declare(metadata ptr %12, metadata !185, metadata !DIExpression()), !dbg !187
  store i32 0, ptr %12, align 4, !dbg !187
  br label %99, !dbg !188

99:                                               ; preds = %110, %98
  %100 = load i32, ptr %12, align 4, !dbg !189
  %101 = icmp slt i32 %100, 2, !dbg !191
  br i1 %101, label %102, label %113, !dbg !192

102:                                              ; preds = %99
  %103 = call i32 @get(ptr noundef %4), !dbg !193
  %104 = icmp ne i32 %103, 0, !dbg !193
  br i1 %104, label %105, label %109, !dbg !195

105:                                              ; preds = %102
  %106 = load i32, ptr %4, align 4, !dbg !196
  %107 = load i32, ptr %3, align 4, !dbg !197
  %108 = sub nsw i32 %107, %106, !dbg !197
  store i32 %108, ptr %3, align 4, !dbg !197
  br label %109, !dbg !198

109:                                              ; preds = %105, %102
  br label %110, !dbg !199

110:                                              ; preds = %109
  %111 = load i32, ptr %12, align 4, !dbg !200
  %112 = add nsw i32 %111, 1, !dbg !200
  store i32 %112, ptr %12, align 4, !dbg !200
  br label %99, !dbg !201, !llvm.loop !202

113:                                              ; preds = %99
  %114 = load i32, ptr %3, align 4, !dbg !204
  %115 = icmp eq i32 %114, 0, !dbg !204
  br i1 %115, label %116, label %117, !dbg !207

116:                                              ; preds = %113
  br label %118, !dbg !207

117:                                              ; preds = %113
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 120, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !204
  unreachable, !dbg !204

118:                                              ; preds = %116
  ret i32 0, !dbg !208
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !209 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !212, metadata !DIExpression()), !dbg !213
  call void @llvm.dbg.declare(metadata ptr %3, metadata !214, metadata !DIExpression()), !dbg !215
  %4 = load ptr, ptr %2, align 8, !dbg !216
  %5 = ptrtoint ptr %4 to i64, !dbg !217
  %6 = trunc i64 %5 to i32, !dbg !218
  store i32 %6, ptr %3, align 4, !dbg !215
  %7 = load i32, ptr %3, align 4, !dbg !219
  %8 = add nsw i32 %7, 1, !dbg !221
  %9 = call i32 @put(i32 noundef %8), !dbg !222
  %10 = icmp ne i32 %9, 0, !dbg !222
  br i1 %10, label %11, label %17, !dbg !223

11:                                               ; preds = %1
  %12 = load i32, ptr %3, align 4, !dbg !224
  %13 = add nsw i32 %12, 1, !dbg !225
  %14 = load i32, ptr %3, align 4, !dbg !226
  %15 = sext i32 %14 to i64, !dbg !227
  %16 = getelementptr inbounds [2 x i32], ptr @stored, i64 0, i64 %15, !dbg !227
  store i32 %13, ptr %16, align 4, !dbg !228
  br label %17, !dbg !227

17:                                               ; preds = %11, %1
  ret ptr null, !dbg !229
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !230 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !231, metadata !DIExpression()), !dbg !232
  call void @llvm.dbg.declare(metadata ptr %3, metadata !233, metadata !DIExpression()), !dbg !234
  %5 = load ptr, ptr %2, align 8, !dbg !235
  %6 = ptrtoint ptr %5 to i64, !dbg !236
  %7 = trunc i64 %6 to i32, !dbg !237
  store i32 %7, ptr %3, align 4, !dbg !234
  call void @llvm.dbg.declare(metadata ptr %4, metadata !238, metadata !DIExpression()), !dbg !239
  store i32 0, ptr %4, align 4, !dbg !239
  %8 = call i32 @get(ptr noundef %4), !dbg !240
  %9 = icmp ne i32 %8, 0, !dbg !240
  br i1 %9, label %10, label %23, !dbg !242

10:                                               ; preds = %1
  %11 = load i32, ptr %4, align 4, !dbg !243
  %12 = icmp sge i32 %11, 1, !dbg !243
  br i1 %12, label %13, label %17, !dbg !243

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !243
  %15 = icmp sle i32 %14, 2, !dbg !243
  br i1 %15, label %16, label %17, !dbg !247

16:                                               ; preds = %13
  br label %18, !dbg !247

17:                                               ; preds = %13, %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 94, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !243
  unreachable, !dbg !243

18:                                               ; preds = %16
  %19 = load i32, ptr %4, align 4, !dbg !248
  %20 = load i32, ptr %3, align 4, !dbg !249
  %21 = sext i32 %20 to i64, !dbg !250
  %22 = getelementptr inbounds [2 x i32], ptr @fetched, i64 0, i64 %21, !dbg !250
  store i32 %19, ptr %22, align 4, !dbg !251
  br label %23, !dbg !252

23:                                               ; preds = %18, %1
  ret ptr null, !dbg !253
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @get(ptr noundef %0) #0 !dbg !254 {
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
  call void @llvm.dbg.declare(metadata ptr %3, metadata !258, metadata !DIExpression()), !dbg !259
  call void @llvm.dbg.declare(metadata ptr %4, metadata !260, metadata !DIExpression()), !dbg !261
  %13 = load atomic i32, ptr @get_at monotonic, align 4, !dbg !262
  store i32 %13, ptr %5, align 4, !dbg !262
  %14 = load i32, ptr %5, align 4, !dbg !262
  store i32 %14, ptr %4, align 4, !dbg !261
  br label %15, !dbg !263

15:                                               ; preds = %59, %33, %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !264, metadata !DIExpression()), !dbg !269
  %16 = load i32, ptr %4, align 4, !dbg !270
  %17 = and i32 %16, 1, !dbg !271
  %18 = sext i32 %17 to i64, !dbg !272
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !272
  store ptr %19, ptr %6, align 8, !dbg !269
  call void @llvm.dbg.declare(metadata ptr %7, metadata !273, metadata !DIExpression()), !dbg !274
  %20 = load ptr, ptr %6, align 8, !dbg !275
  %21 = getelementptr inbounds %struct.cell, ptr %20, i32 0, i32 0, !dbg !276
  %22 = load atomic i32, ptr %21 acquire, align 4, !dbg !277
  store i32 %22, ptr %8, align 4, !dbg !277
  %23 = load i32, ptr %8, align 4, !dbg !277
  %24 = load i32, ptr %4, align 4, !dbg !278
  %25 = add nsw i32 %24, 1, !dbg !279
  %26 = sub nsw i32 %23, %25, !dbg !280
  store i32 %26, ptr %7, align 4, !dbg !274
  %27 = load i32, ptr %7, align 4, !dbg !281
  %28 = icmp slt i32 %27, 0, !dbg !283
  br i1 %28, label %29, label %30, !dbg !284

29:                                               ; preds = %15
  store i32 0, ptr %2, align 4, !dbg !285
  br label %60, !dbg !285

30:                                               ; preds = %15
  %31 = load i32, ptr %7, align 4, !dbg !286
  %32 = icmp sgt i32 %31, 0, !dbg !288
  br i1 %32, label %33, label %36, !dbg !289

33:                                               ; preds = %30
  %34 = load atomic i32, ptr @get_at monotonic, align 4, !dbg !290
  store i32 %34, ptr %9, align 4, !dbg !290
  %35 = load i32, ptr %9, align 4, !dbg !290
  store i32 %35, ptr %4, align 4, !dbg !292
  br label %15, !dbg !293, !llvm.loop !294

36:                                               ; preds = %30
  %37 = load i32, ptr %4, align 4, !dbg !297
  %38 = add nsw i32 %37, 1, !dbg !299
  store i32 %38, ptr %10, align 4, !dbg !300
  %39 = load i32, ptr %4, align 4, !dbg !300
  %40 = load i32, ptr %10, align 4, !dbg !300
  %41 = cmpxchg ptr @get_at, i32 %39, i32 %40 monotonic monotonic, align 4, !dbg !300
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !300
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !300
  br i1 %43, label %45, label %44, !dbg !300

44:                                               ; preds = %36
  store i32 %42, ptr %4, align 4, !dbg !300
  br label %45, !dbg !300

45:                                               ; preds = %44, %36
  %46 = zext i1 %43 to i8, !dbg !300
  store i8 %46, ptr %11, align 1, !dbg !300
  %47 = load i8, ptr %11, align 1, !dbg !300
  %48 = trunc i8 %47 to i1, !dbg !300
  br i1 %48, label %49, label %59, !dbg !301

49:                                               ; preds = %45
  %50 = load ptr, ptr %6, align 8, !dbg !302
  %51 = getelementptr inbounds %struct.cell, ptr %50, i32 0, i32 1, !dbg !304
  %52 = load i32, ptr %51, align 4, !dbg !304
  %53 = load ptr, ptr %3, align 8, !dbg !305
  store i32 %52, ptr %53, align 4, !dbg !306
  %54 = load ptr, ptr %6, align 8, !dbg !307
  %55 = getelementptr inbounds %struct.cell, ptr %54, i32 0, i32 0, !dbg !308
  %56 = load i32, ptr %4, align 4, !dbg !309
  %57 = add nsw i32 %56, 2, !dbg !310
  store i32 %57, ptr %12, align 4, !dbg !311
  %58 = load i32, ptr %12, align 4, !dbg !311
  store atomic i32 %58, ptr %55 release, align 4, !dbg !311
  store i32 1, ptr %2, align 4, !dbg !312
  br label %60, !dbg !312

59:                                               ; preds = %45
  br label %15, !dbg !313, !llvm.loop !294

60:                                               ; preds = %49, %29
  %61 = load i32, ptr %2, align 4, !dbg !314
  ret i32 %61, !dbg !314
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @put(i32 noundef %0) #0 !dbg !315 {
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
  call void @llvm.dbg.declare(metadata ptr %3, metadata !318, metadata !DIExpression()), !dbg !319
  call void @llvm.dbg.declare(metadata ptr %4, metadata !320, metadata !DIExpression()), !dbg !321
  %13 = load atomic i32, ptr @put_at monotonic, align 4, !dbg !322
  store i32 %13, ptr %5, align 4, !dbg !322
  %14 = load i32, ptr %5, align 4, !dbg !322
  store i32 %14, ptr %4, align 4, !dbg !321
  br label %15, !dbg !323

15:                                               ; preds = %57, %32, %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !324, metadata !DIExpression()), !dbg !328
  %16 = load i32, ptr %4, align 4, !dbg !329
  %17 = and i32 %16, 1, !dbg !330
  %18 = sext i32 %17 to i64, !dbg !331
  %19 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %18, !dbg !331
  store ptr %19, ptr %6, align 8, !dbg !328
  call void @llvm.dbg.declare(metadata ptr %7, metadata !332, metadata !DIExpression()), !dbg !333
  %20 = load ptr, ptr %6, align 8, !dbg !334
  %21 = getelementptr inbounds %struct.cell, ptr %20, i32 0, i32 0, !dbg !335
  %22 = load atomic i32, ptr %21 acquire, align 4, !dbg !336
  store i32 %22, ptr %8, align 4, !dbg !336
  %23 = load i32, ptr %8, align 4, !dbg !336
  %24 = load i32, ptr %4, align 4, !dbg !337
  %25 = sub nsw i32 %23, %24, !dbg !338
  store i32 %25, ptr %7, align 4, !dbg !333
  %26 = load i32, ptr %7, align 4, !dbg !339
  %27 = icmp slt i32 %26, 0, !dbg !341
  br i1 %27, label %28, label %29, !dbg !342

28:                                               ; preds = %15
  store i32 0, ptr %2, align 4, !dbg !343
  br label %58, !dbg !343

29:                                               ; preds = %15
  %30 = load i32, ptr %7, align 4, !dbg !344
  %31 = icmp sgt i32 %30, 0, !dbg !346
  br i1 %31, label %32, label %35, !dbg !347

32:                                               ; preds = %29
  %33 = load atomic i32, ptr @put_at monotonic, align 4, !dbg !348
  store i32 %33, ptr %9, align 4, !dbg !348
  %34 = load i32, ptr %9, align 4, !dbg !348
  store i32 %34, ptr %4, align 4, !dbg !350
  br label %15, !dbg !351, !llvm.loop !352

35:                                               ; preds = %29
  %36 = load i32, ptr %4, align 4, !dbg !355
  %37 = add nsw i32 %36, 1, !dbg !357
  store i32 %37, ptr %10, align 4, !dbg !358
  %38 = load i32, ptr %4, align 4, !dbg !358
  %39 = load i32, ptr %10, align 4, !dbg !358
  %40 = cmpxchg ptr @put_at, i32 %38, i32 %39 monotonic monotonic, align 4, !dbg !358
  %41 = extractvalue { i32, i1 } %40, 0, !dbg !358
  %42 = extractvalue { i32, i1 } %40, 1, !dbg !358
  br i1 %42, label %44, label %43, !dbg !358

43:                                               ; preds = %35
  store i32 %41, ptr %4, align 4, !dbg !358
  br label %44, !dbg !358

44:                                               ; preds = %43, %35
  %45 = zext i1 %42 to i8, !dbg !358
  store i8 %45, ptr %11, align 1, !dbg !358
  %46 = load i8, ptr %11, align 1, !dbg !358
  %47 = trunc i8 %46 to i1, !dbg !358
  br i1 %47, label %48, label %57, !dbg !359

48:                                               ; preds = %44
  %49 = load i32, ptr %3, align 4, !dbg !360
  %50 = load ptr, ptr %6, align 8, !dbg !362
  %51 = getelementptr inbounds %struct.cell, ptr %50, i32 0, i32 1, !dbg !363
  store i32 %49, ptr %51, align 4, !dbg !364
  %52 = load ptr, ptr %6, align 8, !dbg !365
  %53 = getelementptr inbounds %struct.cell, ptr %52, i32 0, i32 0, !dbg !366
  %54 = load i32, ptr %4, align 4, !dbg !367
  %55 = add nsw i32 %54, 1, !dbg !368
  store i32 %55, ptr %12, align 4, !dbg !369
  %56 = load i32, ptr %12, align 4, !dbg !369
  store atomic i32 %56, ptr %53 release, align 4, !dbg !369
  store i32 1, ptr %2, align 4, !dbg !370
  br label %58, !dbg !370

57:                                               ; preds = %44
  br label %15, !dbg !371, !llvm.loop !352

58:                                               ; preds = %48, %28
  %59 = load i32, ptr %2, align 4, !dbg !372
  ret i32 %59, !dbg !372
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!64, !65, !66, !67, !68, !69, !70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 29, type: !59, isLocal: true, isDefinition: true)
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
!21 = !{!22, !28, !30, !0, !36, !41, !43, !47, !52, !57}
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
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 2)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "fetched", scope: !2, file: !3, line: 31, type: !38, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "put_at", scope: !2, file: !3, line: 30, type: !45, isLocal: true, isDefinition: true)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !46)
!46 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !3, line: 94, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 264, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 33)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !3, line: 94, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 184, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 23)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "get_at", scope: !2, file: !3, line: 30, type: !45, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 128, elements: !39)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !3, line: 24, size: 64, elements: !61)
!61 = !{!62, !63}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "sequence", scope: !60, file: !3, line: 25, baseType: !45, size: 32)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !60, file: !3, line: 26, baseType: !20, size: 32, offset: 32)
!64 = !{i32 7, !"Dwarf Version", i32 5}
!65 = !{i32 2, !"Debug Info Version", i32 3}
!66 = !{i32 1, !"wchar_size", i32 4}
!67 = !{i32 8, !"PIC Level", i32 2}
!68 = !{i32 7, !"PIE Level", i32 2}
!69 = !{i32 7, !"uwtable", i32 2}
!70 = !{i32 7, !"frame-pointer", i32 2}
!71 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 100, type: !72, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !74)
!72 = !DISubroutineType(types: !73)
!73 = !{!20}
!74 = !{}
!75 = !DILocalVariable(name: "t", scope: !71, file: !3, line: 102, type: !76)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 256, elements: !80)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !78, line: 27, baseType: !79)
!78 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!79 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!80 = !{!81}
!81 = !DISubrange(count: 4)
!82 = !DILocation(line: 102, column: 12, scope: !71)
!83 = !DILocalVariable(name: "balance", scope: !71, file: !3, line: 103, type: !20)
!84 = !DILocation(line: 103, column: 6, scope: !71)
!85 = !DILocalVariable(name: "value", scope: !71, file: !3, line: 103, type: !20)
!86 = !DILocation(line: 103, column: 19, scope: !71)
!87 = !DILocalVariable(name: "i", scope: !88, file: !3, line: 105, type: !20)
!88 = distinct !DILexicalBlock(scope: !71, file: !3, line: 105, column: 2)
!89 = !DILocation(line: 105, column: 11, scope: !88)
!90 = !DILocation(line: 105, column: 7, scope: !88)
!91 = !DILocation(line: 105, column: 18, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !3, line: 105, column: 2)
!93 = !DILocation(line: 105, column: 20, scope: !92)
!94 = !DILocation(line: 105, column: 2, scope: !88)
!95 = !DILocation(line: 106, column: 3, scope: !92)
!96 = !DILocation(line: 105, column: 29, scope: !92)
!97 = !DILocation(line: 105, column: 2, scope: !92)
!98 = distinct !{!98, !94, !99, !100}
!99 = !DILocation(line: 106, column: 3, scope: !88)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !DILocalVariable(name: "i", scope: !102, file: !3, line: 107, type: !20)
!102 = distinct !DILexicalBlock(scope: !71, file: !3, line: 107, column: 2)
!103 = !DILocation(line: 107, column: 11, scope: !102)
!104 = !DILocation(line: 107, column: 7, scope: !102)
!105 = !DILocation(line: 107, column: 18, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 107, column: 2)
!107 = !DILocation(line: 107, column: 20, scope: !106)
!108 = !DILocation(line: 107, column: 2, scope: !102)
!109 = !DILocation(line: 108, column: 21, scope: !106)
!110 = !DILocation(line: 108, column: 19, scope: !106)
!111 = !DILocation(line: 108, column: 59, scope: !106)
!112 = !DILocation(line: 108, column: 49, scope: !106)
!113 = !DILocation(line: 108, column: 41, scope: !106)
!114 = !DILocation(line: 108, column: 3, scope: !106)
!115 = !DILocation(line: 107, column: 34, scope: !106)
!116 = !DILocation(line: 107, column: 2, scope: !106)
!117 = distinct !{!117, !108, !118, !100}
!118 = !DILocation(line: 108, column: 60, scope: !102)
!119 = !DILocalVariable(name: "i", scope: !120, file: !3, line: 109, type: !20)
!120 = distinct !DILexicalBlock(scope: !71, file: !3, line: 109, column: 2)
!121 = !DILocation(line: 109, column: 11, scope: !120)
!122 = !DILocation(line: 109, column: 7, scope: !120)
!123 = !DILocation(line: 109, column: 18, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !3, line: 109, column: 2)
!125 = !DILocation(line: 109, column: 20, scope: !124)
!126 = !DILocation(line: 109, column: 2, scope: !120)
!127 = !DILocation(line: 110, column: 33, scope: !124)
!128 = !DILocation(line: 110, column: 31, scope: !124)
!129 = !DILocation(line: 110, column: 19, scope: !124)
!130 = !DILocation(line: 110, column: 71, scope: !124)
!131 = !DILocation(line: 110, column: 61, scope: !124)
!132 = !DILocation(line: 110, column: 53, scope: !124)
!133 = !DILocation(line: 110, column: 3, scope: !124)
!134 = !DILocation(line: 109, column: 34, scope: !124)
!135 = !DILocation(line: 109, column: 2, scope: !124)
!136 = distinct !{!136, !126, !137, !100}
!137 = !DILocation(line: 110, column: 72, scope: !120)
!138 = !DILocalVariable(name: "i", scope: !139, file: !3, line: 111, type: !20)
!139 = distinct !DILexicalBlock(scope: !71, file: !3, line: 111, column: 2)
!140 = !DILocation(line: 111, column: 11, scope: !139)
!141 = !DILocation(line: 111, column: 7, scope: !139)
!142 = !DILocation(line: 111, column: 18, scope: !143)
!143 = distinct !DILexicalBlock(scope: !139, file: !3, line: 111, column: 2)
!144 = !DILocation(line: 111, column: 20, scope: !143)
!145 = !DILocation(line: 111, column: 2, scope: !139)
!146 = !DILocation(line: 112, column: 18, scope: !143)
!147 = !DILocation(line: 112, column: 16, scope: !143)
!148 = !DILocation(line: 112, column: 3, scope: !143)
!149 = !DILocation(line: 111, column: 46, scope: !143)
!150 = !DILocation(line: 111, column: 2, scope: !143)
!151 = distinct !{!151, !145, !152, !100}
!152 = !DILocation(line: 112, column: 26, scope: !139)
!153 = !DILocalVariable(name: "i", scope: !154, file: !3, line: 113, type: !20)
!154 = distinct !DILexicalBlock(scope: !71, file: !3, line: 113, column: 2)
!155 = !DILocation(line: 113, column: 11, scope: !154)
!156 = !DILocation(line: 113, column: 7, scope: !154)
!157 = !DILocation(line: 113, column: 18, scope: !158)
!158 = distinct !DILexicalBlock(scope: !154, file: !3, line: 113, column: 2)
!159 = !DILocation(line: 113, column: 20, scope: !158)
!160 = !DILocation(line: 113, column: 2, scope: !154)
!161 = !DILocation(line: 114, column: 21, scope: !158)
!162 = !DILocation(line: 114, column: 14, scope: !158)
!163 = !DILocation(line: 114, column: 11, scope: !158)
!164 = !DILocation(line: 114, column: 3, scope: !158)
!165 = !DILocation(line: 113, column: 34, scope: !158)
!166 = !DILocation(line: 113, column: 2, scope: !158)
!167 = distinct !{!167, !160, !168, !100}
!168 = !DILocation(line: 114, column: 22, scope: !154)
!169 = !DILocalVariable(name: "i", scope: !170, file: !3, line: 115, type: !20)
!170 = distinct !DILexicalBlock(scope: !71, file: !3, line: 115, column: 2)
!171 = !DILocation(line: 115, column: 11, scope: !170)
!172 = !DILocation(line: 115, column: 7, scope: !170)
!173 = !DILocation(line: 115, column: 18, scope: !174)
!174 = distinct !DILexicalBlock(scope: !170, file: !3, line: 115, column: 2)
!175 = !DILocation(line: 115, column: 20, scope: !174)
!176 = !DILocation(line: 115, column: 2, scope: !170)
!177 = !DILocation(line: 116, column: 22, scope: !174)
!178 = !DILocation(line: 116, column: 14, scope: !174)
!179 = !DILocation(line: 116, column: 11, scope: !174)
!180 = !DILocation(line: 116, column: 3, scope: !174)
!181 = !DILocation(line: 115, column: 34, scope: !174)
!182 = !DILocation(line: 115, column: 2, scope: !174)
!183 = distinct !{!183, !176, !184, !100}
!184 = !DILocation(line: 116, column: 23, scope: !170)
!185 = !DILocalVariable(name: "i", scope: !186, file: !3, line: 117, type: !20)
!186 = distinct !DILexicalBlock(scope: !71, file: !3, line: 117, column: 2)
!187 = !DILocation(line: 117, column: 11, scope: !186)
!188 = !DILocation(line: 117, column: 7, scope: !186)
!189 = !DILocation(line: 117, column: 18, scope: !190)
!190 = distinct !DILexicalBlock(scope: !186, file: !3, line: 117, column: 2)
!191 = !DILocation(line: 117, column: 20, scope: !190)
!192 = !DILocation(line: 117, column: 2, scope: !186)
!193 = !DILocation(line: 118, column: 7, scope: !194)
!194 = distinct !DILexicalBlock(scope: !190, file: !3, line: 118, column: 7)
!195 = !DILocation(line: 118, column: 7, scope: !190)
!196 = !DILocation(line: 119, column: 15, scope: !194)
!197 = !DILocation(line: 119, column: 12, scope: !194)
!198 = !DILocation(line: 119, column: 4, scope: !194)
!199 = !DILocation(line: 118, column: 17, scope: !194)
!200 = !DILocation(line: 117, column: 29, scope: !190)
!201 = !DILocation(line: 117, column: 2, scope: !190)
!202 = distinct !{!202, !192, !203, !100}
!203 = !DILocation(line: 119, column: 15, scope: !186)
!204 = !DILocation(line: 120, column: 2, scope: !205)
!205 = distinct !DILexicalBlock(scope: !206, file: !3, line: 120, column: 2)
!206 = distinct !DILexicalBlock(scope: !71, file: !3, line: 120, column: 2)
!207 = !DILocation(line: 120, column: 2, scope: !206)
!208 = !DILocation(line: 121, column: 2, scope: !71)
!209 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 79, type: !210, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!210 = !DISubroutineType(types: !211)
!211 = !{!16, !16}
!212 = !DILocalVariable(name: "arg", arg: 1, scope: !209, file: !3, line: 79, type: !16)
!213 = !DILocation(line: 79, column: 29, scope: !209)
!214 = !DILocalVariable(name: "me", scope: !209, file: !3, line: 81, type: !20)
!215 = !DILocation(line: 81, column: 6, scope: !209)
!216 = !DILocation(line: 81, column: 26, scope: !209)
!217 = !DILocation(line: 81, column: 16, scope: !209)
!218 = !DILocation(line: 81, column: 11, scope: !209)
!219 = !DILocation(line: 83, column: 10, scope: !220)
!220 = distinct !DILexicalBlock(scope: !209, file: !3, line: 83, column: 6)
!221 = !DILocation(line: 83, column: 13, scope: !220)
!222 = !DILocation(line: 83, column: 6, scope: !220)
!223 = !DILocation(line: 83, column: 6, scope: !209)
!224 = !DILocation(line: 84, column: 16, scope: !220)
!225 = !DILocation(line: 84, column: 19, scope: !220)
!226 = !DILocation(line: 84, column: 10, scope: !220)
!227 = !DILocation(line: 84, column: 3, scope: !220)
!228 = !DILocation(line: 84, column: 14, scope: !220)
!229 = !DILocation(line: 85, column: 2, scope: !209)
!230 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 88, type: !210, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!231 = !DILocalVariable(name: "arg", arg: 1, scope: !230, file: !3, line: 88, type: !16)
!232 = !DILocation(line: 88, column: 29, scope: !230)
!233 = !DILocalVariable(name: "me", scope: !230, file: !3, line: 90, type: !20)
!234 = !DILocation(line: 90, column: 6, scope: !230)
!235 = !DILocation(line: 90, column: 26, scope: !230)
!236 = !DILocation(line: 90, column: 16, scope: !230)
!237 = !DILocation(line: 90, column: 11, scope: !230)
!238 = !DILocalVariable(name: "value", scope: !230, file: !3, line: 91, type: !20)
!239 = !DILocation(line: 91, column: 6, scope: !230)
!240 = !DILocation(line: 93, column: 6, scope: !241)
!241 = distinct !DILexicalBlock(scope: !230, file: !3, line: 93, column: 6)
!242 = !DILocation(line: 93, column: 6, scope: !230)
!243 = !DILocation(line: 94, column: 3, scope: !244)
!244 = distinct !DILexicalBlock(scope: !245, file: !3, line: 94, column: 3)
!245 = distinct !DILexicalBlock(scope: !246, file: !3, line: 94, column: 3)
!246 = distinct !DILexicalBlock(scope: !241, file: !3, line: 93, column: 19)
!247 = !DILocation(line: 94, column: 3, scope: !245)
!248 = !DILocation(line: 95, column: 17, scope: !246)
!249 = !DILocation(line: 95, column: 11, scope: !246)
!250 = !DILocation(line: 95, column: 3, scope: !246)
!251 = !DILocation(line: 95, column: 15, scope: !246)
!252 = !DILocation(line: 96, column: 2, scope: !246)
!253 = !DILocation(line: 97, column: 2, scope: !230)
!254 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 56, type: !255, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!255 = !DISubroutineType(types: !256)
!256 = !{!20, !257}
!257 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!258 = !DILocalVariable(name: "value", arg: 1, scope: !254, file: !3, line: 56, type: !257)
!259 = !DILocation(line: 56, column: 21, scope: !254)
!260 = !DILocalVariable(name: "at", scope: !254, file: !3, line: 58, type: !20)
!261 = !DILocation(line: 58, column: 6, scope: !254)
!262 = !DILocation(line: 58, column: 11, scope: !254)
!263 = !DILocation(line: 60, column: 2, scope: !254)
!264 = !DILocalVariable(name: "c", scope: !265, file: !3, line: 61, type: !268)
!265 = distinct !DILexicalBlock(scope: !266, file: !3, line: 60, column: 11)
!266 = distinct !DILexicalBlock(scope: !267, file: !3, line: 60, column: 2)
!267 = distinct !DILexicalBlock(scope: !254, file: !3, line: 60, column: 2)
!268 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!269 = !DILocation(line: 61, column: 16, scope: !265)
!270 = !DILocation(line: 61, column: 27, scope: !265)
!271 = !DILocation(line: 61, column: 30, scope: !265)
!272 = !DILocation(line: 61, column: 21, scope: !265)
!273 = !DILocalVariable(name: "ahead", scope: !265, file: !3, line: 62, type: !20)
!274 = !DILocation(line: 62, column: 7, scope: !265)
!275 = !DILocation(line: 62, column: 37, scope: !265)
!276 = !DILocation(line: 62, column: 40, scope: !265)
!277 = !DILocation(line: 62, column: 15, scope: !265)
!278 = !DILocation(line: 62, column: 75, scope: !265)
!279 = !DILocation(line: 62, column: 78, scope: !265)
!280 = !DILocation(line: 62, column: 72, scope: !265)
!281 = !DILocation(line: 64, column: 7, scope: !282)
!282 = distinct !DILexicalBlock(scope: !265, file: !3, line: 64, column: 7)
!283 = !DILocation(line: 64, column: 13, scope: !282)
!284 = !DILocation(line: 64, column: 7, scope: !265)
!285 = !DILocation(line: 65, column: 4, scope: !282)
!286 = !DILocation(line: 66, column: 7, scope: !287)
!287 = distinct !DILexicalBlock(scope: !265, file: !3, line: 66, column: 7)
!288 = !DILocation(line: 66, column: 13, scope: !287)
!289 = !DILocation(line: 66, column: 7, scope: !265)
!290 = !DILocation(line: 67, column: 9, scope: !291)
!291 = distinct !DILexicalBlock(scope: !287, file: !3, line: 66, column: 18)
!292 = !DILocation(line: 67, column: 7, scope: !291)
!293 = !DILocation(line: 68, column: 4, scope: !291)
!294 = distinct !{!294, !295, !296}
!295 = !DILocation(line: 60, column: 2, scope: !267)
!296 = !DILocation(line: 76, column: 2, scope: !267)
!297 = !DILocation(line: 70, column: 61, scope: !298)
!298 = distinct !DILexicalBlock(scope: !265, file: !3, line: 70, column: 7)
!299 = !DILocation(line: 70, column: 64, scope: !298)
!300 = !DILocation(line: 70, column: 7, scope: !298)
!301 = !DILocation(line: 70, column: 7, scope: !265)
!302 = !DILocation(line: 72, column: 13, scope: !303)
!303 = distinct !DILexicalBlock(scope: !298, file: !3, line: 71, column: 50)
!304 = !DILocation(line: 72, column: 16, scope: !303)
!305 = !DILocation(line: 72, column: 5, scope: !303)
!306 = !DILocation(line: 72, column: 11, scope: !303)
!307 = !DILocation(line: 73, column: 27, scope: !303)
!308 = !DILocation(line: 73, column: 30, scope: !303)
!309 = !DILocation(line: 73, column: 40, scope: !303)
!310 = !DILocation(line: 73, column: 43, scope: !303)
!311 = !DILocation(line: 73, column: 4, scope: !303)
!312 = !DILocation(line: 74, column: 4, scope: !303)
!313 = !DILocation(line: 60, column: 2, scope: !266)
!314 = !DILocation(line: 77, column: 1, scope: !254)
!315 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 33, type: !316, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!316 = !DISubroutineType(types: !317)
!317 = !{!20, !20}
!318 = !DILocalVariable(name: "value", arg: 1, scope: !315, file: !3, line: 33, type: !20)
!319 = !DILocation(line: 33, column: 20, scope: !315)
!320 = !DILocalVariable(name: "at", scope: !315, file: !3, line: 35, type: !20)
!321 = !DILocation(line: 35, column: 6, scope: !315)
!322 = !DILocation(line: 35, column: 11, scope: !315)
!323 = !DILocation(line: 37, column: 2, scope: !315)
!324 = !DILocalVariable(name: "c", scope: !325, file: !3, line: 38, type: !268)
!325 = distinct !DILexicalBlock(scope: !326, file: !3, line: 37, column: 11)
!326 = distinct !DILexicalBlock(scope: !327, file: !3, line: 37, column: 2)
!327 = distinct !DILexicalBlock(scope: !315, file: !3, line: 37, column: 2)
!328 = !DILocation(line: 38, column: 16, scope: !325)
!329 = !DILocation(line: 38, column: 27, scope: !325)
!330 = !DILocation(line: 38, column: 30, scope: !325)
!331 = !DILocation(line: 38, column: 21, scope: !325)
!332 = !DILocalVariable(name: "ahead", scope: !325, file: !3, line: 39, type: !20)
!333 = !DILocation(line: 39, column: 7, scope: !325)
!334 = !DILocation(line: 39, column: 37, scope: !325)
!335 = !DILocation(line: 39, column: 40, scope: !325)
!336 = !DILocation(line: 39, column: 15, scope: !325)
!337 = !DILocation(line: 39, column: 74, scope: !325)
!338 = !DILocation(line: 39, column: 72, scope: !325)
!339 = !DILocation(line: 41, column: 7, scope: !340)
!340 = distinct !DILexicalBlock(scope: !325, file: !3, line: 41, column: 7)
!341 = !DILocation(line: 41, column: 13, scope: !340)
!342 = !DILocation(line: 41, column: 7, scope: !325)
!343 = !DILocation(line: 42, column: 4, scope: !340)
!344 = !DILocation(line: 43, column: 7, scope: !345)
!345 = distinct !DILexicalBlock(scope: !325, file: !3, line: 43, column: 7)
!346 = !DILocation(line: 43, column: 13, scope: !345)
!347 = !DILocation(line: 43, column: 7, scope: !325)
!348 = !DILocation(line: 44, column: 9, scope: !349)
!349 = distinct !DILexicalBlock(scope: !345, file: !3, line: 43, column: 18)
!350 = !DILocation(line: 44, column: 7, scope: !349)
!351 = !DILocation(line: 45, column: 4, scope: !349)
!352 = distinct !{!352, !353, !354}
!353 = !DILocation(line: 37, column: 2, scope: !327)
!354 = !DILocation(line: 53, column: 2, scope: !327)
!355 = !DILocation(line: 47, column: 61, scope: !356)
!356 = distinct !DILexicalBlock(scope: !325, file: !3, line: 47, column: 7)
!357 = !DILocation(line: 47, column: 64, scope: !356)
!358 = !DILocation(line: 47, column: 7, scope: !356)
!359 = !DILocation(line: 47, column: 7, scope: !325)
!360 = !DILocation(line: 49, column: 15, scope: !361)
!361 = distinct !DILexicalBlock(scope: !356, file: !3, line: 48, column: 50)
!362 = !DILocation(line: 49, column: 4, scope: !361)
!363 = !DILocation(line: 49, column: 7, scope: !361)
!364 = !DILocation(line: 49, column: 13, scope: !361)
!365 = !DILocation(line: 50, column: 27, scope: !361)
!366 = !DILocation(line: 50, column: 30, scope: !361)
!367 = !DILocation(line: 50, column: 40, scope: !361)
!368 = !DILocation(line: 50, column: 43, scope: !361)
!369 = !DILocation(line: 50, column: 4, scope: !361)
!370 = !DILocation(line: 51, column: 4, scope: !361)
!371 = !DILocation(line: 37, column: 2, scope: !326)
!372 = !DILocation(line: 54, column: 1, scope: !315)
