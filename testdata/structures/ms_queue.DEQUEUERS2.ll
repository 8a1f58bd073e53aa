; ModuleID = 'structures/ms_queue.c'
source_filename = "structures/ms_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@head = internal global ptr null, align 8, !dbg !0
@tail = internal global ptr null, align 8, !dbg !28
@taken = internal global [2 x i32] zeroinitializer, align 4, !dbg !36
@.str = private unnamed_addr constant [39 x i8] c"sum == ENQUEUERS * (ENQUEUERS + 1) / 2\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [22 x i8] c"structures/ms_queue.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !61
  %16 = call ptr @new_node(i32 noundef 0), !dbg !62
  store ptr %16, ptr %3, align 8, !dbg !61
  call void @llvm.dbg.declare(metadata ptr %4, metadata !63, metadata !DIExpression()), !dbg !64
  store i32 0, ptr %4, align 4, !dbg !64
  call void @llvm.dbg.declare(metadata ptr %5, metadata !65, metadata !DIExpression()), !dbg !66
  %17 = load ptr, ptr %3, align 8, !dbg !67
  store ptr %17, ptr %6, align 8, !dbg !67
  %18 = load i64, ptr %6, align 8, !dbg !67
  store atomic i64 %18, ptr @head seq_cst, align 8, !dbg !67
  %19 = load ptr, ptr %3, align 8, !dbg !68
  store ptr %19, ptr %7, align 8, !dbg !68
  %20 = load i64, ptr %7, align 8, !dbg !68
  store atomic i64 %20, ptr @tail seq_cst, align 8, !dbg !68
  call void @llvm.dbg.declare(metadata ptr %8, metadata !69, metadata !DIExpression()), !dbg !71
  store i32 0, ptr %8, align 4, !dbg !71
  br label %21, !dbg !72

21:                                               ; preds = %33, %0
  %22 = load i32, ptr %8, align 4, !dbg !73
  %23 = icmp slt i32 %22, 1, !dbg !75
  br i1 %23, label %24, label %36, !dbg !76

24:                                               ; preds = %21
  %25 = load i32, ptr %8, align 4, !dbg !77
  %26 = sext i32 %25 to i64, !dbg !78
  %27 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %26, !dbg !78
  %28 = load i32, ptr %8, align 4, !dbg !79
  %29 = add nsw i32 %28, 1, !dbg !80
  %30 = sext i32 %29 to i64, !dbg !81
  %31 = inttoptr i64 %30 to ptr, !dbg !82
  %32 = call i32 @pthread_create(ptr noundef %27, ptr noundef null, ptr noundef @enqueuer, ptr noundef %31) #6, !dbg !83
  br label %33, !dbg !83

33:                                               ; preds = %24
  %34 = load i32, ptr %8, align 4, !dbg !84
  %35 = add nsw i32 %34, 1, !dbg !84
  store i32 %35, ptr %8, align 4, !dbg !84
  br label %21, !dbg !85, !llvm.loop !86

36:                                               ; preds = %21
  call void @llvm.dbg.declare(metadata ptr %9, metadata !89, metadata !DIExpression()), !dbg !91
  store i32 0, ptr %9, align 4, !dbg !91
  br label %37, !dbg !92

37:                                               ; preds = %49, %36
  %38 = load i32, ptr %9, align 4, !dbg !93
  %39 = icmp slt i32 %38, 2, !dbg !95
  br i1 %39, label %40, label %52, !dbg !96

40:                                               ; preds = %37
  %41 = load i32, ptr %9, align 4, !dbg !97
  %42 = add nsw i32 1, %41, !dbg !98
  %43 = sext i32 %42 to i64, !dbg !99
  %44 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %43, !dbg !99
  %45 = load i32, ptr %9, align 4, !dbg !100
  %46 = sext i32 %45 to i64, !dbg !101
  %47 = inttoptr i64 %46 to ptr, !dbg !102
  %48 = call i32 @pthread_create(ptr noundef %44, ptr noundef null, ptr noundef @dequeuer, ptr noundef %47) #6, !dbg !103
  br label %49, !dbg !103

49:                                               ; preds = %40
  %50 = load i32, ptr %9, align 4, !dbg !104
  %51 = add nsw i32 %50, 1, !dbg !104
  store i32 %51, ptr %9, align 4, !dbg !104
  br label %37, !dbg !105, !llvm.loop !106

52:                                               ; preds = %37
  call void @llvm.dbg.declare(metadata ptr %10, metadata !108, metadata !DIExpression()), !dbg !110
  store i32 0, ptr %10, align 4, !dbg !110
  br label %53, !dbg !111

53:                                               ; preds = %62, %52
  %54 = load i32, ptr %10, align 4, !dbg !112
  %55 = icmp slt i32 %54, 3, !dbg !114
  br i1 %55, label %56, label %65, !dbg !115

56:                                               ; preds = %53
  %57 = load i32, ptr %10, align 4, !dbg !116
  %58 = sext i32 %57 to i64, !dbg !117
  %59 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %58, !dbg !117
  %60 = load i64, ptr %59, align 8, !dbg !117
  %61 = call i32 @pthread_join(i64 noundef %60, ptr noundef null), !dbg !118
  br label %62, !dbg !118

62:                                               ; preds = %56
  %63 = load i32, ptr %10, align 4, !dbg !119
  %64 = add nsw i32 %63, 1, !dbg !119
  store i32 %64, ptr %10, align 4, !dbg !119
  br label %53, !dbg !120, !llvm.loop !121

65:                                               ; preds = %53
  call void @llvm.dbg.declare(metadata ptr %11, metadata !123, metadata !DIExpression()), !dbg !125
  store i32 0, ptr %11, align 4, !dbg !125
  br label %66, !dbg !126

66:                                               ; preds = %76, %65
  %67 = load i32, ptr %11, align 4, !dbg !127
  %68 = icmp slt i32 %67, 2, !dbg !129
  br i1 %68, label %69, label %79, !dbg !130

69:                                               ; preds = %66
  %70 = load i32, ptr %11, align 4, !dbg !131
  %71 = sext i32 %70 to i64, !dbg !132
  %72 = getelementptr inbounds [2 x i32], ptr @taken, i64 0, i64 %71, !dbg !132
  %73 = load i32, ptr %72, align 4, !dbg !132
  %74 = load i32, ptr %4, align 4, !dbg !133
  %75 = add nsw i32 %74, %73, !dbg !133
  store i32 %75, ptr %4, align 4, !dbg !133
  br label %76, !dbg !134

76:                                               ; preds = %69
  %77 = load i32, ptr %11, align 4, !dbg !135
  %78 = add nsw i32 %77, 1, !dbg !135
  store i32 %78, ptr %11, align 4, !dbg !135
  br label %66, !dbg !136, !llvm.loop !137

79:                                               ; preds = %66
  call void @llvm.dbg.declare(metadata ptr %12, metadata !139, metadata !DIExpression()), !dbg !141
  store i32 0, ptr %12, align 4, !dbg !141
  br label %80, !dbg !142

80:                                               ; preds = %91, %79
  %81 = load i32, ptr %12, align 4, !dbg !143
  %82 = icmp slt i32 %81, 1, !dbg !145
  br i1 %82, label %83, label %94, !dbg !146

83:                                               ; preds = %80
  %84 = call i32 @dequeue(ptr noundef %5), !dbg !147
  %85 = icmp ne i32 %84, 0, !dbg !147
  br i1 %85, label %86, label %90, !dbg !149

86:                                               ; preds = %83
  %87 = load i32, ptr %5, align 4, !dbg !150
  %88 = load i32, ptr %4, align 4, !dbg !151
  %89 = add nsw i32 %88, %87, !dbg !151
  store i32 %89, ptr %4, align 4, !dbg !151
  br label %90, !dbg !152

90:                                               ; preds = %86, %83
  br label %91, !dbg !153

91:                                               ; preds = %90
  %92 = load i32, ptr %12, align 4, !dbg !154
  %93 = add nsw i32 %92, 1, !dbg !154
  store i32 %93, ptr %12, align 4, !dbg !154
  br label %80, !dbg !155, !llvm.loop !156

94:                                               ; preds = %80
  %95 = load i32, ptr %4, align 4, !dbg !158
  %96 = icmp eq i32 %95, 1, !dbg !158
  br i1 %96, label %97, label %98, !dbg !161

97:                                               ; preds = %94
  br label %99, !dbg !161

98:                                               ; preds = %94
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 115, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !158
  unreachable, !dbg !158

99:                                               ; preds = %97
  call void @llvm.dbg.declare(metadata ptr %13, metadata !162, metadata !DIExpression()), !dbg !164
  store i32 0, ptr %13, align 4, !dbg !164
  br label %100, !dbg !165

100:                                              ; preds = %115, %99
  %101 = load i32, ptr %13, align 4, !dbg !166
  %102 = icmp sle i32 %101, 1, !dbg !168
  br i1 %102, label %103, label %106, !dbg !169

103:                                              ; preds = %100
  %104 = load ptr, ptr %3, align 8, !dbg !170
  %105 = icmp ne ptr %104, null, !dbg !171
  br label %106

106:                                              ; preds = %103, %100
  %107 = phi i1 [ false, %100 ], [ %105, %103 ], !dbg !172
  br i1 %107, label %108, label %118, !dbg !173

108:                                              ; preds = %106
  call void @llvm.dbg.declare(metadata ptr %14, metadata !174, metadata !DIExpression()), !dbg !176
  %109 = load ptr, ptr %3, align 8, !dbg !177
  %110 = getelementptr inbounds %struct.node, ptr %109, i32 0, i32 1, !dbg !177
  %111 = load atomic i64, ptr %110 seq_cst, align 8, !dbg !177
  store i64 %111, ptr %15, align 8, !dbg !177
  %112 = load ptr, ptr %15, align 8, !dbg !177
  store ptr %112, ptr %14, align 8, !dbg !176
  %113 = load ptr, ptr %3, align 8, !dbg !178
  call void @free(ptr noundef %113) #6, !dbg !179
  %114 = load ptr, ptr %14, align 8, !dbg !180
  store ptr %114, ptr %3, align 8, !dbg !181
  br label %115, !dbg !182

115:                                              ; preds = %108
  %116 = load i32, ptr %13, align 4, !dbg !183
  %117 = add nsw i32 %116, 1, !dbg !183
  store i32 %117, ptr %13, align 4, !dbg !183
  br label %100, !dbg !184, !llvm.loop !185

118:                                              ; preds = %106
  ret i32 0, !dbg !187
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @new_node(i32 noundef %0) #0 !dbg !188 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !191, metadata !DIExpression()), !dbg !192
  call void @llvm.dbg.declare(metadata ptr %3, metadata !193, metadata !DIExpression()), !dbg !194
  %4 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !195
  store ptr %4, ptr %3, align 8, !dbg !194
  %5 = load i32, ptr %2, align 4, !dbg !196
  %6 = load ptr, ptr %3, align 8, !dbg !197
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !198
  store i32 %5, ptr %7, align 8, !dbg !199
  %8 = load ptr, ptr %3, align 8, !dbg !200
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 1, !dbg !201
  store ptr null, ptr %9, align 8, !dbg !202
  %10 = load ptr, ptr %3, align 8, !dbg !203
  ret ptr %10, !dbg !204
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @enqueuer(ptr noundef %0) #0 !dbg !205 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !208, metadata !DIExpression()), !dbg !209
  %3 = load ptr, ptr %2, align 8, !dbg !210
  %4 = ptrtoint ptr %3 to i64, !dbg !211
  %5 = trunc i64 %4 to i32, !dbg !212
  call void @enqueue(i32 noundef %5), !dbg !213
  ret ptr null, !dbg !214
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @dequeuer(ptr noundef %0) #0 !dbg !215 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !216, metadata !DIExpression()), !dbg !217
  call void @llvm.dbg.declare(metadata ptr %3, metadata !218, metadata !DIExpression()), !dbg !219
  store i32 0, ptr %3, align 4, !dbg !219
  %4 = call i32 @dequeue(ptr noundef %3), !dbg !220
  %5 = icmp ne i32 %4, 0, !dbg !220
  br i1 %5, label %6, label %11, !dbg !222

6:                                                ; preds = %1
  %7 = load i32, ptr %3, align 4, !dbg !223
  %8 = load ptr, ptr %2, align 8, !dbg !224
  %9 = ptrtoint ptr %8 to i64, !dbg !225
  %10 = getelementptr inbounds [2 x i32], ptr @taken, i64 0, i64 %9, !dbg !226
  store i32 %7, ptr %10, align 4, !dbg !227
  br label %11, !dbg !226

11:                                               ; preds = %6, %1
  ret ptr null, !dbg !228
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @dequeue(ptr noundef %0) #0 !dbg !229 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i8, align 1
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !233, metadata !DIExpression()), !dbg !234
  br label %15, !dbg !235

15:                                               ; preds = %66, %45, %28, %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !236, metadata !DIExpression()), !dbg !240
  %16 = load atomic i64, ptr @head seq_cst, align 8, !dbg !241
  store i64 %16, ptr %5, align 8, !dbg !241
  %17 = load ptr, ptr %5, align 8, !dbg !241
  store ptr %17, ptr %4, align 8, !dbg !240
  call void @llvm.dbg.declare(metadata ptr %6, metadata !242, metadata !DIExpression()), !dbg !243
  %18 = load atomic i64, ptr @tail seq_cst, align 8, !dbg !244
  store i64 %18, ptr %7, align 8, !dbg !244
  %19 = load ptr, ptr %7, align 8, !dbg !244
  store ptr %19, ptr %6, align 8, !dbg !243
  call void @llvm.dbg.declare(metadata ptr %8, metadata !245, metadata !DIExpression()), !dbg !246
  %20 = load ptr, ptr %4, align 8, !dbg !247
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 1, !dbg !247
  %22 = load atomic i64, ptr %21 seq_cst, align 8, !dbg !247
  store i64 %22, ptr %9, align 8, !dbg !247
  %23 = load ptr, ptr %9, align 8, !dbg !247
  store ptr %23, ptr %8, align 8, !dbg !246
  %24 = load ptr, ptr %4, align 8, !dbg !248
  %25 = load atomic i64, ptr @head seq_cst, align 8, !dbg !250
  store i64 %25, ptr %10, align 8, !dbg !250
  %26 = load ptr, ptr %10, align 8, !dbg !250
  %27 = icmp ne ptr %24, %26, !dbg !251
  br i1 %27, label %28, label %29, !dbg !252

28:                                               ; preds = %15
  br label %15, !dbg !253, !llvm.loop !254

29:                                               ; preds = %15
  %30 = load ptr, ptr %4, align 8, !dbg !257
  %31 = load ptr, ptr %6, align 8, !dbg !259
  %32 = icmp eq ptr %30, %31, !dbg !260
  br i1 %32, label %33, label %49, !dbg !261

33:                                               ; preds = %29
  %34 = load ptr, ptr %8, align 8, !dbg !262
  %35 = icmp eq ptr %34, null, !dbg !265
  br i1 %35, label %36, label %37, !dbg !266

36:                                               ; preds = %33
  store i32 0, ptr %2, align 4, !dbg !267
  br label %67, !dbg !267

37:                                               ; preds = %33
  %38 = load ptr, ptr %8, align 8, !dbg !268
  store ptr %38, ptr %11, align 8, !dbg !268
  %39 = load i64, ptr %6, align 8, !dbg !268
  %40 = load i64, ptr %11, align 8, !dbg !268
  %41 = cmpxchg ptr @tail, i64 %39, i64 %40 seq_cst seq_cst, align 8, !dbg !268
  %42 = extractvalue { i64, i1 } %41, 0, !dbg !268
  %43 = extractvalue { i64, i1 } %41, 1, !dbg !268
  br i1 %43, label %45, label %44, !dbg !268

44:                                               ; preds = %37
  store i64 %42, ptr %6, align 8, !dbg !268
  br label %45, !dbg !268

45:                                               ; preds = %44, %37
  %46 = zext i1 %43 to i8, !dbg !268
  store i8 %46, ptr %12, align 1, !dbg !268
  %47 = load i8, ptr %12, align 1, !dbg !268
  %48 = trunc i8 %47 to i1, !dbg !268
  br label %15, !dbg !269, !llvm.loop !254

49:                                               ; preds = %29
  %50 = load ptr, ptr %8, align 8, !dbg !270
  %51 = getelementptr inbounds %struct.node, ptr %50, i32 0, i32 0, !dbg !271
  %52 = load i32, ptr %51, align 8, !dbg !271
  %53 = load ptr, ptr %3, align 8, !dbg !272
  store i32 %52, ptr %53, align 4, !dbg !273
  %54 = load ptr, ptr %8, align 8, !dbg !274
  store ptr %54, ptr %13, align 8, !dbg !274
  %55 = load i64, ptr %4, align 8, !dbg !274
  %56 = load i64, ptr %13, align 8, !dbg !274
  %57 = cmpxchg ptr @head, i64 %55, i64 %56 seq_cst seq_cst, align 8, !dbg !274
  %58 = extractvalue { i64, i1 } %57, 0, !dbg !274
  %59 = extractvalue { i64, i1 } %57, 1, !dbg !274
  br i1 %59, label %61, label %60, !dbg !274

60:                                               ; preds = %49
  store i64 %58, ptr %4, align 8, !dbg !274
  br label %61, !dbg !274

61:                                               ; preds = %60, %49
  %62 = zext i1 %59 to i8, !dbg !274
  store i8 %62, ptr %14, align 1, !dbg !274
  %63 = load i8, ptr %14, align 1, !dbg !274
  %64 = trunc i8 %63 to i1, !dbg !274
  br i1 %64, label %65, label %66, !dbg !276

65:                                               ; preds = %61
  store i32 1, ptr %2, align 4, !dbg !277
  br label %67, !dbg !277

66:                                               ; preds = %61
  br label %15, !dbg !278, !llvm.loop !254

67:                                               ; preds = %65, %36
  %68 = load i32, ptr %2, align 4, !dbg !279
  ret i32 %68, !dbg !279
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal void @enqueue(i32 noundef %0) #0 !dbg !280 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i8, align 1
  %11 = alloca ptr, align 8
  %12 = alloca i8, align 1
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !283, metadata !DIExpression()), !dbg !284
  call void @llvm.dbg.declare(metadata ptr %3, metadata !285, metadata !DIExpression()), !dbg !286
  %15 = load i32, ptr %2, align 4, !dbg !287
  %16 = call ptr @new_node(i32 noundef %15), !dbg !288
  store ptr %16, ptr %3, align 8, !dbg !286
  br label %17, !dbg !289

17:                                               ; preds = %70, %40, %28, %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !290, metadata !DIExpression()), !dbg !294
  %18 = load atomic i64, ptr @tail seq_cst, align 8, !dbg !295
  store i64 %18, ptr %5, align 8, !dbg !295
  %19 = load ptr, ptr %5, align 8, !dbg !295
  store ptr %19, ptr %4, align 8, !dbg !294
  call void @llvm.dbg.declare(metadata ptr %6, metadata !296, metadata !DIExpression()), !dbg !297
  %20 = load ptr, ptr %4, align 8, !dbg !298
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 1, !dbg !298
  %22 = load atomic i64, ptr %21 seq_cst, align 8, !dbg !298
  store i64 %22, ptr %7, align 8, !dbg !298
  %23 = load ptr, ptr %7, align 8, !dbg !298
  store ptr %23, ptr %6, align 8, !dbg !297
  %24 = load ptr, ptr %4, align 8, !dbg !299
  %25 = load atomic i64, ptr @tail seq_cst, align 8, !dbg !301
  store i64 %25, ptr %8, align 8, !dbg !301
  %26 = load ptr, ptr %8, align 8, !dbg !301
  %27 = icmp ne ptr %24, %26, !dbg !302
  br i1 %27, label %28, label %29, !dbg !303

28:                                               ; preds = %17
  br label %17, !dbg !304, !llvm.loop !305

29:                                               ; preds = %17
  %30 = load ptr, ptr %6, align 8, !dbg !308
  %31 = icmp ne ptr %30, null, !dbg !310
  br i1 %31, label %32, label %44, !dbg !311

32:                                               ; preds = %29
  %33 = load ptr, ptr %6, align 8, !dbg !312
  store ptr %33, ptr %9, align 8, !dbg !312
  %34 = load i64, ptr %4, align 8, !dbg !312
  %35 = load i64, ptr %9, align 8, !dbg !312
  %36 = cmpxchg ptr @tail, i64 %34, i64 %35 seq_cst seq_cst, align 8, !dbg !312
  %37 = extractvalue { i64, i1 } %36, 0, !dbg !312
  %38 = extractvalue { i64, i1 } %36, 1, !dbg !312
  br i1 %38, label %40, label %39, !dbg !312

39:                                               ; preds = %32
  store i64 %37, ptr %4, align 8, !dbg !312
  br label %40, !dbg !312

40:                                               ; preds = %39, %32
  %41 = zext i1 %38 to i8, !dbg !312
  store i8 %41, ptr %10, align 1, !dbg !312
  %42 = load i8, ptr %10, align 1, !dbg !312
  %43 = trunc i8 %42 to i1, !dbg !312
  br label %17, !dbg !314, !llvm.loop !305

44:                                               ; preds = %29
  %45 = load ptr, ptr %4, align 8, !dbg !315
  %46 = getelementptr inbounds %struct.node, ptr %45, i32 0, i32 1, !dbg !315
  %47 = load ptr, ptr %3, align 8, !dbg !315
  store ptr %47, ptr %11, align 8, !dbg !315
  %48 = load i64, ptr %6, align 8, !dbg !315
  %49 = load i64, ptr %11, align 8, !dbg !315
  %50 = cmpxchg ptr %46, i64 %48, i64 %49 seq_cst seq_cst, align 8, !dbg !315
  %51 = extractvalue { i64, i1 } %50, 0, !dbg !315
  %52 = extractvalue { i64, i1 } %50, 1, !dbg !315
  br i1 %52, label %54, label %53, !dbg !315

53:                                               ; preds = %44
  store i64 %51, ptr %6, align 8, !dbg !315
  br label %54, !dbg !315

54:                                               ; preds = %53, %44
  %55 = zext i1 %52 to i8, !dbg !315
  store i8 %55, ptr %12, align 1, !dbg !315
  %56 = load i8, ptr %12, align 1, !dbg !315
  %57 = trunc i8 %56 to i1, !dbg !315
  br i1 %57, label %58, label %70, !dbg !317

58:                                               ; preds = %54
  %59 = load ptr, ptr %3, align 8, !dbg !318
  store ptr %59, ptr %13, align 8, !dbg !318
  %60 = load i64, ptr %4, align 8, !dbg !318
  %61 = load i64, ptr %13, align 8, !dbg !318
  %62 = cmpxchg ptr @tail, i64 %60, i64 %61 seq_cst seq_cst, align 8, !dbg !318
  %63 = extractvalue { i64, i1 } %62, 0, !dbg !318
  %64 = extractvalue { i64, i1 } %62, 1, !dbg !318
  br i1 %64, label %66, label %65, !dbg !318

65:                                               ; preds = %58
  store i64 %63, ptr %4, align 8, !dbg !318
  br label %66, !dbg !318

66:                                               ; preds = %65, %58
  %67 = zext i1 %64 to i8, !dbg !318
  store i8 %67, ptr %14, align 1, !dbg !318
  %68 = load i8, ptr %14, align 1, !dbg !318
  %69 = trunc i8 %68 to i1, !dbg !318
  ret void, !dbg !320

70:                                               ; preds = %54
  br label %17, !dbg !321, !llvm.loop !305
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 27, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structures/ms_queue.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28, !36}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 115, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 312, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 39)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 115, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 176, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 22)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 115, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 27, type: !30, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !31)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 22, size: 128, elements: !33)
!33 = !{!34, !35}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !32, file: !3, line: 23, baseType: !9, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !32, file: !3, line: 24, baseType: !30, size: 64, offset: 64)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 28, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 2)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 96, type: !49, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!9}
!51 = !{}
!52 = !DILocalVariable(name: "t", scope: !48, file: !3, line: 98, type: !53)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 192, elements: !57)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 27, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !{!58}
!58 = !DISubrange(count: 3)
!59 = !DILocation(line: 98, column: 12, scope: !48)
!60 = !DILocalVariable(name: "dummy", scope: !48, file: !3, line: 99, type: !31)
!61 = !DILocation(line: 99, column: 15, scope: !48)
!62 = !DILocation(line: 99, column: 23, scope: !48)
!63 = !DILocalVariable(name: "sum", scope: !48, file: !3, line: 100, type: !9)
!64 = !DILocation(line: 100, column: 6, scope: !48)
!65 = !DILocalVariable(name: "value", scope: !48, file: !3, line: 100, type: !9)
!66 = !DILocation(line: 100, column: 15, scope: !48)
!67 = !DILocation(line: 102, column: 2, scope: !48)
!68 = !DILocation(line: 103, column: 2, scope: !48)
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 104, type: !9)
!70 = distinct !DILexicalBlock(scope: !48, file: !3, line: 104, column: 2)
!71 = !DILocation(line: 104, column: 11, scope: !70)
!72 = !DILocation(line: 104, column: 7, scope: !70)
!73 = !DILocation(line: 104, column: 18, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 104, column: 2)
!75 = !DILocation(line: 104, column: 20, scope: !74)
!76 = !DILocation(line: 104, column: 2, scope: !70)
!77 = !DILocation(line: 105, column: 21, scope: !74)
!78 = !DILocation(line: 105, column: 19, scope: !74)
!79 = !DILocation(line: 105, column: 60, scope: !74)
!80 = !DILocation(line: 105, column: 62, scope: !74)
!81 = !DILocation(line: 105, column: 49, scope: !74)
!82 = !DILocation(line: 105, column: 41, scope: !74)
!83 = !DILocation(line: 105, column: 3, scope: !74)
!84 = !DILocation(line: 104, column: 34, scope: !74)
!85 = !DILocation(line: 104, column: 2, scope: !74)
!86 = distinct !{!86, !76, !87, !88}
!87 = !DILocation(line: 105, column: 66, scope: !70)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !DILocalVariable(name: "i", scope: !90, file: !3, line: 106, type: !9)
!90 = distinct !DILexicalBlock(scope: !48, file: !3, line: 106, column: 2)
!91 = !DILocation(line: 106, column: 11, scope: !90)
!92 = !DILocation(line: 106, column: 7, scope: !90)
!93 = !DILocation(line: 106, column: 18, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 106, column: 2)
!95 = !DILocation(line: 106, column: 20, scope: !94)
!96 = !DILocation(line: 106, column: 2, scope: !90)
!97 = !DILocation(line: 107, column: 33, scope: !94)
!98 = !DILocation(line: 107, column: 31, scope: !94)
!99 = !DILocation(line: 107, column: 19, scope: !94)
!100 = !DILocation(line: 107, column: 71, scope: !94)
!101 = !DILocation(line: 107, column: 61, scope: !94)
!102 = !DILocation(line: 107, column: 53, scope: !94)
!103 = !DILocation(line: 107, column: 3, scope: !94)
!104 = !DILocation(line: 106, column: 34, scope: !94)
!105 = !DILocation(line: 106, column: 2, scope: !94)
!106 = distinct !{!106, !96, !107, !88}
!107 = !DILocation(line: 107, column: 72, scope: !90)
!108 = !DILocalVariable(name: "i", scope: !109, file: !3, line: 108, type: !9)
!109 = distinct !DILexicalBlock(scope: !48, file: !3, line: 108, column: 2)
!110 = !DILocation(line: 108, column: 11, scope: !109)
!111 = !DILocation(line: 108, column: 7, scope: !109)
!112 = !DILocation(line: 108, column: 18, scope: !113)
!113 = distinct !DILexicalBlock(scope: !109, file: !3, line: 108, column: 2)
!114 = !DILocation(line: 108, column: 20, scope: !113)
!115 = !DILocation(line: 108, column: 2, scope: !109)
!116 = !DILocation(line: 109, column: 18, scope: !113)
!117 = !DILocation(line: 109, column: 16, scope: !113)
!118 = !DILocation(line: 109, column: 3, scope: !113)
!119 = !DILocation(line: 108, column: 46, scope: !113)
!120 = !DILocation(line: 108, column: 2, scope: !113)
!121 = distinct !{!121, !115, !122, !88}
!122 = !DILocation(line: 109, column: 26, scope: !109)
!123 = !DILocalVariable(name: "i", scope: !124, file: !3, line: 110, type: !9)
!124 = distinct !DILexicalBlock(scope: !48, file: !3, line: 110, column: 2)
!125 = !DILocation(line: 110, column: 11, scope: !124)
!126 = !DILocation(line: 110, column: 7, scope: !124)
!127 = !DILocation(line: 110, column: 18, scope: !128)
!128 = distinct !DILexicalBlock(scope: !124, file: !3, line: 110, column: 2)
!129 = !DILocation(line: 110, column: 20, scope: !128)
!130 = !DILocation(line: 110, column: 2, scope: !124)
!131 = !DILocation(line: 111, column: 16, scope: !128)
!132 = !DILocation(line: 111, column: 10, scope: !128)
!133 = !DILocation(line: 111, column: 7, scope: !128)
!134 = !DILocation(line: 111, column: 3, scope: !128)
!135 = !DILocation(line: 110, column: 34, scope: !128)
!136 = !DILocation(line: 110, column: 2, scope: !128)
!137 = distinct !{!137, !130, !138, !88}
!138 = !DILocation(line: 111, column: 17, scope: !124)
!139 = !DILocalVariable(name: "i", scope: !140, file: !3, line: 112, type: !9)
!140 = distinct !DILexicalBlock(scope: !48, file: !3, line: 112, column: 2)
!141 = !DILocation(line: 112, column: 11, scope: !140)
!142 = !DILocation(line: 112, column: 7, scope: !140)
!143 = !DILocation(line: 112, column: 18, scope: !144)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 112, column: 2)
!145 = !DILocation(line: 112, column: 20, scope: !144)
!146 = !DILocation(line: 112, column: 2, scope: !140)
!147 = !DILocation(line: 113, column: 7, scope: !148)
!148 = distinct !DILexicalBlock(scope: !144, file: !3, line: 113, column: 7)
!149 = !DILocation(line: 113, column: 7, scope: !144)
!150 = !DILocation(line: 114, column: 11, scope: !148)
!151 = !DILocation(line: 114, column: 8, scope: !148)
!152 = !DILocation(line: 114, column: 4, scope: !148)
!153 = !DILocation(line: 113, column: 21, scope: !148)
!154 = !DILocation(line: 112, column: 34, scope: !144)
!155 = !DILocation(line: 112, column: 2, scope: !144)
!156 = distinct !{!156, !146, !157, !88}
!157 = !DILocation(line: 114, column: 11, scope: !140)
!158 = !DILocation(line: 115, column: 2, scope: !159)
!159 = distinct !DILexicalBlock(scope: !160, file: !3, line: 115, column: 2)
!160 = distinct !DILexicalBlock(scope: !48, file: !3, line: 115, column: 2)
!161 = !DILocation(line: 115, column: 2, scope: !160)
!162 = !DILocalVariable(name: "i", scope: !163, file: !3, line: 116, type: !9)
!163 = distinct !DILexicalBlock(scope: !48, file: !3, line: 116, column: 2)
!164 = !DILocation(line: 116, column: 11, scope: !163)
!165 = !DILocation(line: 116, column: 7, scope: !163)
!166 = !DILocation(line: 116, column: 18, scope: !167)
!167 = distinct !DILexicalBlock(scope: !163, file: !3, line: 116, column: 2)
!168 = !DILocation(line: 116, column: 20, scope: !167)
!169 = !DILocation(line: 116, column: 33, scope: !167)
!170 = !DILocation(line: 116, column: 36, scope: !167)
!171 = !DILocation(line: 116, column: 42, scope: !167)
!172 = !DILocation(line: 0, scope: !167)
!173 = !DILocation(line: 116, column: 2, scope: !163)
!174 = !DILocalVariable(name: "next", scope: !175, file: !3, line: 117, type: !31)
!175 = distinct !DILexicalBlock(scope: !167, file: !3, line: 116, column: 56)
!176 = !DILocation(line: 117, column: 16, scope: !175)
!177 = !DILocation(line: 117, column: 23, scope: !175)
!178 = !DILocation(line: 118, column: 8, scope: !175)
!179 = !DILocation(line: 118, column: 3, scope: !175)
!180 = !DILocation(line: 119, column: 11, scope: !175)
!181 = !DILocation(line: 119, column: 9, scope: !175)
!182 = !DILocation(line: 120, column: 2, scope: !175)
!183 = !DILocation(line: 116, column: 52, scope: !167)
!184 = !DILocation(line: 116, column: 2, scope: !167)
!185 = distinct !{!185, !173, !186, !88}
!186 = !DILocation(line: 120, column: 2, scope: !163)
!187 = !DILocation(line: 121, column: 2, scope: !48)
!188 = distinct !DISubprogram(name: "new_node", scope: !3, file: !3, line: 30, type: !189, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!189 = !DISubroutineType(types: !190)
!190 = !{!31, !9}
!191 = !DILocalVariable(name: "value", arg: 1, scope: !188, file: !3, line: 30, type: !9)
!192 = !DILocation(line: 30, column: 34, scope: !188)
!193 = !DILocalVariable(name: "n", scope: !188, file: !3, line: 32, type: !31)
!194 = !DILocation(line: 32, column: 15, scope: !188)
!195 = !DILocation(line: 32, column: 19, scope: !188)
!196 = !DILocation(line: 34, column: 13, scope: !188)
!197 = !DILocation(line: 34, column: 2, scope: !188)
!198 = !DILocation(line: 34, column: 5, scope: !188)
!199 = !DILocation(line: 34, column: 11, scope: !188)
!200 = !DILocation(line: 35, column: 15, scope: !188)
!201 = !DILocation(line: 35, column: 18, scope: !188)
!202 = !DILocation(line: 35, column: 2, scope: !188)
!203 = !DILocation(line: 36, column: 9, scope: !188)
!204 = !DILocation(line: 36, column: 2, scope: !188)
!205 = distinct !DISubprogram(name: "enqueuer", scope: !3, file: !3, line: 81, type: !206, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!206 = !DISubroutineType(types: !207)
!207 = !{!5, !5}
!208 = !DILocalVariable(name: "arg", arg: 1, scope: !205, file: !3, line: 81, type: !5)
!209 = !DILocation(line: 81, column: 29, scope: !205)
!210 = !DILocation(line: 83, column: 25, scope: !205)
!211 = !DILocation(line: 83, column: 15, scope: !205)
!212 = !DILocation(line: 83, column: 10, scope: !205)
!213 = !DILocation(line: 83, column: 2, scope: !205)
!214 = !DILocation(line: 84, column: 2, scope: !205)
!215 = distinct !DISubprogram(name: "dequeuer", scope: !3, file: !3, line: 87, type: !206, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!216 = !DILocalVariable(name: "arg", arg: 1, scope: !215, file: !3, line: 87, type: !5)
!217 = !DILocation(line: 87, column: 29, scope: !215)
!218 = !DILocalVariable(name: "value", scope: !215, file: !3, line: 89, type: !9)
!219 = !DILocation(line: 89, column: 6, scope: !215)
!220 = !DILocation(line: 91, column: 6, scope: !221)
!221 = distinct !DILexicalBlock(scope: !215, file: !3, line: 91, column: 6)
!222 = !DILocation(line: 91, column: 6, scope: !215)
!223 = !DILocation(line: 92, column: 26, scope: !221)
!224 = !DILocation(line: 92, column: 19, scope: !221)
!225 = !DILocation(line: 92, column: 9, scope: !221)
!226 = !DILocation(line: 92, column: 3, scope: !221)
!227 = !DILocation(line: 92, column: 24, scope: !221)
!228 = !DILocation(line: 93, column: 2, scope: !215)
!229 = distinct !DISubprogram(name: "dequeue", scope: !3, file: !3, line: 60, type: !230, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!230 = !DISubroutineType(types: !231)
!231 = !{!9, !232}
!232 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!233 = !DILocalVariable(name: "value", arg: 1, scope: !229, file: !3, line: 60, type: !232)
!234 = !DILocation(line: 60, column: 25, scope: !229)
!235 = !DILocation(line: 62, column: 2, scope: !229)
!236 = !DILocalVariable(name: "first", scope: !237, file: !3, line: 63, type: !31)
!237 = distinct !DILexicalBlock(scope: !238, file: !3, line: 62, column: 11)
!238 = distinct !DILexicalBlock(scope: !239, file: !3, line: 62, column: 2)
!239 = distinct !DILexicalBlock(scope: !229, file: !3, line: 62, column: 2)
!240 = !DILocation(line: 63, column: 16, scope: !237)
!241 = !DILocation(line: 63, column: 24, scope: !237)
!242 = !DILocalVariable(name: "last", scope: !237, file: !3, line: 64, type: !31)
!243 = !DILocation(line: 64, column: 16, scope: !237)
!244 = !DILocation(line: 64, column: 23, scope: !237)
!245 = !DILocalVariable(name: "next", scope: !237, file: !3, line: 65, type: !31)
!246 = !DILocation(line: 65, column: 16, scope: !237)
!247 = !DILocation(line: 65, column: 23, scope: !237)
!248 = !DILocation(line: 67, column: 7, scope: !249)
!249 = distinct !DILexicalBlock(scope: !237, file: !3, line: 67, column: 7)
!250 = !DILocation(line: 67, column: 16, scope: !249)
!251 = !DILocation(line: 67, column: 13, scope: !249)
!252 = !DILocation(line: 67, column: 7, scope: !237)
!253 = !DILocation(line: 68, column: 4, scope: !249)
!254 = distinct !{!254, !255, !256}
!255 = !DILocation(line: 62, column: 2, scope: !239)
!256 = !DILocation(line: 78, column: 2, scope: !239)
!257 = !DILocation(line: 69, column: 7, scope: !258)
!258 = distinct !DILexicalBlock(scope: !237, file: !3, line: 69, column: 7)
!259 = !DILocation(line: 69, column: 16, scope: !258)
!260 = !DILocation(line: 69, column: 13, scope: !258)
!261 = !DILocation(line: 69, column: 7, scope: !237)
!262 = !DILocation(line: 70, column: 8, scope: !263)
!263 = distinct !DILexicalBlock(scope: !264, file: !3, line: 70, column: 8)
!264 = distinct !DILexicalBlock(scope: !258, file: !3, line: 69, column: 22)
!265 = !DILocation(line: 70, column: 13, scope: !263)
!266 = !DILocation(line: 70, column: 8, scope: !264)
!267 = !DILocation(line: 71, column: 5, scope: !263)
!268 = !DILocation(line: 72, column: 4, scope: !264)
!269 = !DILocation(line: 73, column: 4, scope: !264)
!270 = !DILocation(line: 75, column: 12, scope: !237)
!271 = !DILocation(line: 75, column: 18, scope: !237)
!272 = !DILocation(line: 75, column: 4, scope: !237)
!273 = !DILocation(line: 75, column: 10, scope: !237)
!274 = !DILocation(line: 76, column: 7, scope: !275)
!275 = distinct !DILexicalBlock(scope: !237, file: !3, line: 76, column: 7)
!276 = !DILocation(line: 76, column: 7, scope: !237)
!277 = !DILocation(line: 77, column: 4, scope: !275)
!278 = !DILocation(line: 62, column: 2, scope: !238)
!279 = !DILocation(line: 79, column: 1, scope: !229)
!280 = distinct !DISubprogram(name: "enqueue", scope: !3, file: !3, line: 39, type: !281, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!281 = !DISubroutineType(types: !282)
!282 = !{null, !9}
!283 = !DILocalVariable(name: "value", arg: 1, scope: !280, file: !3, line: 39, type: !9)
!284 = !DILocation(line: 39, column: 25, scope: !280)
!285 = !DILocalVariable(name: "n", scope: !280, file: !3, line: 41, type: !31)
!286 = !DILocation(line: 41, column: 15, scope: !280)
!287 = !DILocation(line: 41, column: 28, scope: !280)
!288 = !DILocation(line: 41, column: 19, scope: !280)
!289 = !DILocation(line: 43, column: 2, scope: !280)
!290 = !DILocalVariable(name: "last", scope: !291, file: !3, line: 44, type: !31)
!291 = distinct !DILexicalBlock(scope: !292, file: !3, line: 43, column: 11)
!292 = distinct !DILexicalBlock(scope: !293, file: !3, line: 43, column: 2)
!293 = distinct !DILexicalBlock(scope: !280, file: !3, line: 43, column: 2)
!294 = !DILocation(line: 44, column: 16, scope: !291)
!295 = !DILocation(line: 44, column: 23, scope: !291)
!296 = !DILocalVariable(name: "next", scope: !291, file: !3, line: 45, type: !31)
!297 = !DILocation(line: 45, column: 16, scope: !291)
!298 = !DILocation(line: 45, column: 23, scope: !291)
!299 = !DILocation(line: 47, column: 7, scope: !300)
!300 = distinct !DILexicalBlock(scope: !291, file: !3, line: 47, column: 7)
!301 = !DILocation(line: 47, column: 15, scope: !300)
!302 = !DILocation(line: 47, column: 12, scope: !300)
!303 = !DILocation(line: 47, column: 7, scope: !291)
!304 = !DILocation(line: 48, column: 4, scope: !300)
!305 = distinct !{!305, !306, !307}
!306 = !DILocation(line: 43, column: 2, scope: !293)
!307 = !DILocation(line: 57, column: 2, scope: !293)
!308 = !DILocation(line: 49, column: 7, scope: !309)
!309 = distinct !DILexicalBlock(scope: !291, file: !3, line: 49, column: 7)
!310 = !DILocation(line: 49, column: 12, scope: !309)
!311 = !DILocation(line: 49, column: 7, scope: !291)
!312 = !DILocation(line: 50, column: 4, scope: !313)
!313 = distinct !DILexicalBlock(scope: !309, file: !3, line: 49, column: 21)
!314 = !DILocation(line: 51, column: 4, scope: !313)
!315 = !DILocation(line: 53, column: 7, scope: !316)
!316 = distinct !DILexicalBlock(scope: !291, file: !3, line: 53, column: 7)
!317 = !DILocation(line: 53, column: 7, scope: !291)
!318 = !DILocation(line: 54, column: 4, scope: !319)
!319 = distinct !DILexicalBlock(scope: !316, file: !3, line: 53, column: 62)
!320 = !DILocation(line: 55, column: 4, scope: !319)
!321 = !DILocation(line: 43, column: 2, scope: !292)
