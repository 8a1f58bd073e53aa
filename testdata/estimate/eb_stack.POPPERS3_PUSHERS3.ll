; ModuleID = 'estimate/eb_stack.c'
source_filename = "estimate/eb_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@popped = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [41 x i8] c"popped[i] == 0 || seen[popped[i]]++ == 0\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [20 x i8] c"estimate/eb_stack.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22
@nodes = internal global [3 x %struct.node] zeroinitializer, align 16, !dbg !28
@top = internal global ptr null, align 8, !dbg !38
@offer = internal global ptr null, align 8, !dbg !41

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i64], align 16
  %3 = alloca [4 x i32], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !55, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !67
  call void @llvm.memset.p0.i64(ptr align 16 %3, i8 0, i64 16, i1 false), !dbg !67
  call void @llvm.dbg.declare(metadata ptr %4, metadata !68, metadata !DIExpression()), !dbg !70
  store i32 0, ptr %4, align 4, !dbg !70
  br label %8, !dbg !71

8:                                                ; preds = %19, %0
  %9 = load i32, ptr %4, align 4, !dbg !72
  %10 = icmp slt i32 %9, 3, !dbg !74
  br i1 %10, label %11, label %22, !dbg !75

11:                                               ; preds = %8
  %12 = load i32, ptr %4, align 4, !dbg !76
  %13 = sext i32 %12 to i64, !dbg !77
  %14 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %13, !dbg !77
  %15 = load i32, ptr %4, align 4, !dbg !78
  %16 = sext i32 %15 to i64, !dbg !79
  %17 = inttoptr i64 %16 to ptr, !dbg !80
  %18 = call i32 @pthread_create(ptr noundef %14, ptr noundef null, ptr noundef @push, ptr noundef %17) #6, !dbg !81
  br label %19, !dbg !81

19:                                               ; preds = %11
  %20 = load i32, ptr %4, align 4, !dbg !82
  %21 = add nsw i32 %20, 1, !dbg !82
  store i32 %21, ptr %4, align 4, !dbg !82
  br label %8, !dbg !83, !llvm.loop !84

22:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !87, metadata !DIExpression()), !dbg !89
  store i32 0, ptr %5, align 4, !dbg !89
  br label %23, !dbg !90

23:                                               ; preds = %35, %22
  %24 = load i32, ptr %5, align 4, !dbg !91
  %25 = icmp slt i32 %24, 3, !dbg !93
  br i1 %25, label %26, label %38, !dbg !94

26:                                               ; preds = %23
  %27 = load i32, ptr %5, align 4, !dbg !95
  %28 = add nsw i32 3, %27, !dbg !96
  %29 = sext i32 %28 to i64, !dbg !97
  %30 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %29, !dbg !97
  %31 = load i32, ptr %5, align 4, !dbg !98
  %32 = sext i32 %31 to i64, !dbg !99
  %33 = inttoptr i64 %32 to ptr, !dbg !100
  %34 = call i32 @pthread_create(ptr noundef %30, ptr noundef null, ptr noundef @pop, ptr noundef %33) #6, !dbg !101
  br label %35, !dbg !101

35:                                               ; preds = %26
  %36 = load i32, ptr %5, align 4, !dbg !102
  %37 = add nsw i32 %36, 1, !dbg !102
  store i32 %37, ptr %5, align 4, !dbg !102
  br label %23, !dbg !103, !llvm.loop !104

38:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata ptr %6, metadata !106, metadata !DIExpression()), !dbg !108
  store i32 0, ptr %6, align 4, !dbg !108
  br label %39, !dbg !109

39:                                               ; preds = %48, %38
  %40 = load i32, ptr %6, align 4, !dbg !110
  %41 = icmp slt i32 %40, 6, !dbg !112
  br i1 %41, label %42, label %51, !dbg !113

42:                                               ; preds = %39
  %43 = load i32, ptr %6, align 4, !dbg !114
  %44 = sext i32 %43 to i64, !dbg !115
  %45 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %44, !dbg !115
  %46 = load i64, ptr %45, align 8, !dbg !115
  %47 = call i32 @pthread_join(i64 noundef %46, ptr noundef null), !dbg !116
  br label %48, !dbg !116

48:                                               ; preds = %42
  %49 = load i32, ptr %6, align 4, !dbg !117
  %50 = add nsw i32 %49, 1, !dbg !117
  store i32 %50, ptr %6, align 4, !dbg !117
  br label %39, !dbg !118, !llvm.loop !119

51:                                               ; preds = %39
  call void @llvm.dbg.declare(metadata ptr %7, metadata !121, metadata !DIExpression()), !dbg !123
  store i32 0, ptr %7, align 4, !dbg !123
  br label %52, !dbg !124

52:                                               ; preds = %74, %51
  %53 = load i32, ptr %7, align 4, !dbg !125
  %54 = icmp slt i32 %53, 3, !dbg !127
  br i1 %54, label %55, label %77, !dbg !128

55:                                               ; preds = %52
  %56 = load i32, ptr %7, align 4, !dbg !129
  %57 = sext i32 %56 to i64, !dbg !129
  %58 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %57, !dbg !129
  %59 = load i32, ptr %58, align 4, !dbg !129
  %60 = icmp eq i32 %59, 0, !dbg !129
  br i1 %60, label %71, label %61, !dbg !129

61:                                               ; preds = %55
  %62 = load i32, ptr %7, align 4, !dbg !129
  %63 = sext i32 %62 to i64, !dbg !129
  %64 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %63, !dbg !129
  %65 = load i32, ptr %64, align 4, !dbg !129
  %66 = sext i32 %65 to i64, !dbg !129
  %67 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %66, !dbg !129
  %68 = load i32, ptr %67, align 4, !dbg !129
  %69 = add nsw i32 %68, 1, !dbg !129
  store i32 %69, ptr %67, align 4, !dbg !129
  %70 = icmp eq i32 %68, 0, !dbg !129
  br i1 %70, label %71, label %72, !dbg !132

71:                                               ; preds = %61, %55
  br label %73, !dbg !132

72:                                               ; preds = %61
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 82, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !129
  unreachable, !dbg !129

73:                                               ; preds = %71
  br label %74, !dbg !133

74:                                               ; preds = %73
  %75 = load i32, ptr %7, align 4, !dbg !134
  %76 = add nsw i32 %75, 1, !dbg !134
  store i32 %76, ptr %7, align 4, !dbg !134
  br label %52, !dbg !135, !llvm.loop !136

77:                                               ; preds = %52
  ret i32 0, !dbg !138
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0) #0 !dbg !139 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i8, align 1
  %12 = alloca ptr, align 8
  %13 = alloca i8, align 1
  %14 = alloca ptr, align 8
  %15 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !142, metadata !DIExpression()), !dbg !143
  call void @llvm.dbg.declare(metadata ptr %4, metadata !144, metadata !DIExpression()), !dbg !145
  %16 = load ptr, ptr %3, align 8, !dbg !146
  %17 = ptrtoint ptr %16 to i64, !dbg !147
  %18 = getelementptr inbounds [3 x %struct.node], ptr @nodes, i64 0, i64 %17, !dbg !148
  store ptr %18, ptr %4, align 8, !dbg !145
  %19 = load ptr, ptr %3, align 8, !dbg !149
  %20 = ptrtoint ptr %19 to i64, !dbg !150
  %21 = trunc i64 %20 to i32, !dbg !151
  %22 = add nsw i32 1, %21, !dbg !152
  %23 = load ptr, ptr %4, align 8, !dbg !153
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 0, !dbg !154
  store i32 %22, ptr %24, align 8, !dbg !155
  call void @llvm.dbg.declare(metadata ptr %5, metadata !156, metadata !DIExpression()), !dbg !158
  store i32 0, ptr %5, align 4, !dbg !158
  br label %25, !dbg !159

25:                                               ; preds = %72, %1
  %26 = load i32, ptr %5, align 4, !dbg !160
  %27 = icmp slt i32 %26, 1, !dbg !162
  br i1 %27, label %28, label %75, !dbg !163

28:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata ptr %6, metadata !164, metadata !DIExpression()), !dbg !166
  %29 = load atomic i64, ptr @top seq_cst, align 8, !dbg !167
  store i64 %29, ptr %7, align 8, !dbg !167
  %30 = load ptr, ptr %7, align 8, !dbg !167
  store ptr %30, ptr %6, align 8, !dbg !166
  call void @llvm.dbg.declare(metadata ptr %8, metadata !168, metadata !DIExpression()), !dbg !169
  store ptr null, ptr %8, align 8, !dbg !169
  call void @llvm.dbg.declare(metadata ptr %9, metadata !170, metadata !DIExpression()), !dbg !171
  %31 = load ptr, ptr %4, align 8, !dbg !172
  store ptr %31, ptr %9, align 8, !dbg !171
  %32 = load ptr, ptr %6, align 8, !dbg !173
  %33 = load ptr, ptr %4, align 8, !dbg !174
  %34 = getelementptr inbounds %struct.node, ptr %33, i32 0, i32 1, !dbg !175
  store ptr %32, ptr %34, align 8, !dbg !176
  %35 = load ptr, ptr %4, align 8, !dbg !177
  store ptr %35, ptr %10, align 8, !dbg !177
  %36 = load i64, ptr %6, align 8, !dbg !177
  %37 = load i64, ptr %10, align 8, !dbg !177
  %38 = cmpxchg ptr @top, i64 %36, i64 %37 seq_cst seq_cst, align 8, !dbg !177
  %39 = extractvalue { i64, i1 } %38, 0, !dbg !177
  %40 = extractvalue { i64, i1 } %38, 1, !dbg !177
  br i1 %40, label %42, label %41, !dbg !177

41:                                               ; preds = %28
  store i64 %39, ptr %6, align 8, !dbg !177
  br label %42, !dbg !177

42:                                               ; preds = %41, %28
  %43 = zext i1 %40 to i8, !dbg !177
  store i8 %43, ptr %11, align 1, !dbg !177
  %44 = load i8, ptr %11, align 1, !dbg !177
  %45 = trunc i8 %44 to i1, !dbg !177
  br i1 %45, label %46, label %47, !dbg !179

46:                                               ; preds = %42
  store ptr null, ptr %2, align 8, !dbg !180
  br label %76, !dbg !180

47:                                               ; preds = %42
  %48 = load ptr, ptr %4, align 8, !dbg !181
  store ptr %48, ptr %12, align 8, !dbg !181
  %49 = load i64, ptr %8, align 8, !dbg !181
  %50 = load i64, ptr %12, align 8, !dbg !181
  %51 = cmpxchg ptr @offer, i64 %49, i64 %50 seq_cst seq_cst, align 8, !dbg !181
  %52 = extractvalue { i64, i1 } %51, 0, !dbg !181
  %53 = extractvalue { i64, i1 } %51, 1, !dbg !181
  br i1 %53, label %55, label %54, !dbg !181

54:                                               ; preds = %47
  store i64 %52, ptr %8, align 8, !dbg !181
  br label %55, !dbg !181

55:                                               ; preds = %54, %47
  %56 = zext i1 %53 to i8, !dbg !181
  store i8 %56, ptr %13, align 1, !dbg !181
  %57 = load i8, ptr %13, align 1, !dbg !181
  %58 = trunc i8 %57 to i1, !dbg !181
  br i1 %58, label %59, label %71, !dbg !183

59:                                               ; preds = %55
  store ptr null, ptr %14, align 8, !dbg !184
  %60 = load i64, ptr %9, align 8, !dbg !184
  %61 = load i64, ptr %14, align 8, !dbg !184
  %62 = cmpxchg ptr @offer, i64 %60, i64 %61 seq_cst seq_cst, align 8, !dbg !184
  %63 = extractvalue { i64, i1 } %62, 0, !dbg !184
  %64 = extractvalue { i64, i1 } %62, 1, !dbg !184
  br i1 %64, label %66, label %65, !dbg !184

65:                                               ; preds = %59
  store i64 %63, ptr %9, align 8, !dbg !184
  br label %66, !dbg !184

66:                                               ; preds = %65, %59
  %67 = zext i1 %64 to i8, !dbg !184
  store i8 %67, ptr %15, align 1, !dbg !184
  %68 = load i8, ptr %15, align 1, !dbg !184
  %69 = trunc i8 %68 to i1, !dbg !184
  br i1 %69, label %71, label %70, !dbg !185

70:                                               ; preds = %66
  store ptr null, ptr %2, align 8, !dbg !186
  br label %76, !dbg !186

71:                                               ; preds = %66, %55
  br label %72, !dbg !187

72:                                               ; preds = %71
  %73 = load i32, ptr %5, align 4, !dbg !188
  %74 = add nsw i32 %73, 1, !dbg !188
  store i32 %74, ptr %5, align 4, !dbg !188
  br label %25, !dbg !189, !llvm.loop !190

75:                                               ; preds = %25
  store ptr null, ptr %2, align 8, !dbg !192
  br label %76, !dbg !192

76:                                               ; preds = %75, %70, %46
  %77 = load ptr, ptr %2, align 8, !dbg !193
  ret ptr %77, !dbg !193
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @pop(ptr noundef %0) #0 !dbg !194 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !195, metadata !DIExpression()), !dbg !196
  call void @llvm.dbg.declare(metadata ptr %4, metadata !197, metadata !DIExpression()), !dbg !199
  store i32 0, ptr %4, align 4, !dbg !199
  br label %13, !dbg !200

13:                                               ; preds = %67, %1
  %14 = load i32, ptr %4, align 4, !dbg !201
  %15 = icmp slt i32 %14, 1, !dbg !203
  br i1 %15, label %16, label %70, !dbg !204

16:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %5, metadata !205, metadata !DIExpression()), !dbg !207
  %17 = load atomic i64, ptr @top seq_cst, align 8, !dbg !208
  store i64 %17, ptr %6, align 8, !dbg !208
  %18 = load ptr, ptr %6, align 8, !dbg !208
  store ptr %18, ptr %5, align 8, !dbg !207
  call void @llvm.dbg.declare(metadata ptr %7, metadata !209, metadata !DIExpression()), !dbg !210
  %19 = load ptr, ptr %5, align 8, !dbg !211
  %20 = icmp eq ptr %19, null, !dbg !213
  br i1 %20, label %21, label %22, !dbg !214

21:                                               ; preds = %16
  store ptr null, ptr %2, align 8, !dbg !215
  br label %71, !dbg !215

22:                                               ; preds = %16
  %23 = load ptr, ptr %5, align 8, !dbg !216
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 1, !dbg !216
  %25 = load ptr, ptr %24, align 8, !dbg !216
  store ptr %25, ptr %8, align 8, !dbg !216
  %26 = load i64, ptr %5, align 8, !dbg !216
  %27 = load i64, ptr %8, align 8, !dbg !216
  %28 = cmpxchg ptr @top, i64 %26, i64 %27 seq_cst seq_cst, align 8, !dbg !216
  %29 = extractvalue { i64, i1 } %28, 0, !dbg !216
  %30 = extractvalue { i64, i1 } %28, 1, !dbg !216
  br i1 %30, label %32, label %31, !dbg !216

31:                                               ; preds = %22
  store i64 %29, ptr %5, align 8, !dbg !216
  br label %32, !dbg !216

32:                                               ; preds = %31, %22
  %33 = zext i1 %30 to i8, !dbg !216
  store i8 %33, ptr %9, align 1, !dbg !216
  %34 = load i8, ptr %9, align 1, !dbg !216
  %35 = trunc i8 %34 to i1, !dbg !216
  br i1 %35, label %36, label %43, !dbg !218

36:                                               ; preds = %32
  %37 = load ptr, ptr %5, align 8, !dbg !219
  %38 = getelementptr inbounds %struct.node, ptr %37, i32 0, i32 0, !dbg !221
  %39 = load i32, ptr %38, align 8, !dbg !221
  %40 = load ptr, ptr %3, align 8, !dbg !222
  %41 = ptrtoint ptr %40 to i64, !dbg !223
  %42 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %41, !dbg !224
  store i32 %39, ptr %42, align 4, !dbg !225
  store ptr null, ptr %2, align 8, !dbg !226
  br label %71, !dbg !226

43:                                               ; preds = %32
  %44 = load atomic i64, ptr @offer seq_cst, align 8, !dbg !227
  store i64 %44, ptr %10, align 8, !dbg !227
  %45 = load ptr, ptr %10, align 8, !dbg !227
  store ptr %45, ptr %7, align 8, !dbg !228
  %46 = load ptr, ptr %7, align 8, !dbg !229
  %47 = icmp ne ptr %46, null, !dbg !231
  br i1 %47, label %48, label %66, !dbg !232

48:                                               ; preds = %43
  store ptr null, ptr %11, align 8, !dbg !233
  %49 = load i64, ptr %7, align 8, !dbg !233
  %50 = load i64, ptr %11, align 8, !dbg !233
  %51 = cmpxchg ptr @offer, i64 %49, i64 %50 seq_cst seq_cst, align 8, !dbg !233
  %52 = extractvalue { i64, i1 } %51, 0, !dbg !233
  %53 = extractvalue { i64, i1 } %51, 1, !dbg !233
  br i1 %53, label %55, label %54, !dbg !233

54:                                               ; preds = %48
  store i64 %52, ptr %7, align 8, !dbg !233
  br label %55, !dbg !233

55:                                               ; preds = %54, %48
  %56 = zext i1 %53 to i8, !dbg !233
  store i8 %56, ptr %12, align 1, !dbg !233
  %57 = load i8, ptr %12, align 1, !dbg !233
  %58 = trunc i8 %57 to i1, !dbg !233
  br i1 %58, label %59, label %66, !dbg !234

59:                                               ; preds = %55
  %60 = load ptr, ptr %7, align 8, !dbg !235
  %61 = getelementptr inbounds %struct.node, ptr %60, i32 0, i32 0, !dbg !237
  %62 = load i32, ptr %61, align 8, !dbg !237
  %63 = load ptr, ptr %3, align 8, !dbg !238
  %64 = ptrtoint ptr %63 to i64, !dbg !239
  %65 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %64, !dbg !240
  store i32 %62, ptr %65, align 4, !dbg !241
  store ptr null, ptr %2, align 8, !dbg !242
  br label %71, !dbg !242

66:                                               ; preds = %55, %43
  br label %67, !dbg !243

67:                                               ; preds = %66
  %68 = load i32, ptr %4, align 4, !dbg !244
  %69 = add nsw i32 %68, 1, !dbg !244
  store i32 %69, ptr %4, align 4, !dbg !244
  br label %13, !dbg !245, !llvm.loop !246

70:                                               ; preds = %13
  store ptr null, ptr %2, align 8, !dbg !248
  br label %71, !dbg !248

71:                                               ; preds = %70, %59, %36, %21
  %72 = load ptr, ptr %2, align 8, !dbg !249
  ret ptr %72, !dbg !249
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "popped", scope: !2, file: !3, line: 32, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/eb_stack.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28, !38, !41}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 328, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 41)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 160, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 20)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 30, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 384, elements: !36)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 25, size: 128, elements: !32)
!32 = !{!33, !34}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !31, file: !3, line: 26, baseType: !9, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !31, file: !3, line: 27, baseType: !35, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!36 = !{!37}
!37 = !DISubrange(count: 3)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 31, type: !40, isLocal: true, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !35)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "offer", scope: !2, file: !3, line: 31, type: !40, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !36)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 70, type: !52, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!9}
!54 = !{}
!55 = !DILocalVariable(name: "t", scope: !51, file: !3, line: 72, type: !56)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 384, elements: !60)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !58, line: 27, baseType: !59)
!58 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !{!61}
!61 = !DISubrange(count: 6)
!62 = !DILocation(line: 72, column: 12, scope: !51)
!63 = !DILocalVariable(name: "seen", scope: !51, file: !3, line: 73, type: !64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 4)
!67 = !DILocation(line: 73, column: 6, scope: !51)
!68 = !DILocalVariable(name: "i", scope: !69, file: !3, line: 75, type: !9)
!69 = distinct !DILexicalBlock(scope: !51, file: !3, line: 75, column: 2)
!70 = !DILocation(line: 75, column: 11, scope: !69)
!71 = !DILocation(line: 75, column: 7, scope: !69)
!72 = !DILocation(line: 75, column: 18, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !3, line: 75, column: 2)
!74 = !DILocation(line: 75, column: 20, scope: !73)
!75 = !DILocation(line: 75, column: 2, scope: !69)
!76 = !DILocation(line: 76, column: 21, scope: !73)
!77 = !DILocation(line: 76, column: 19, scope: !73)
!78 = !DILocation(line: 76, column: 55, scope: !73)
!79 = !DILocation(line: 76, column: 45, scope: !73)
!80 = !DILocation(line: 76, column: 37, scope: !73)
!81 = !DILocation(line: 76, column: 3, scope: !73)
!82 = !DILocation(line: 75, column: 32, scope: !73)
!83 = !DILocation(line: 75, column: 2, scope: !73)
!84 = distinct !{!84, !75, !85, !86}
!85 = !DILocation(line: 76, column: 56, scope: !69)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocalVariable(name: "i", scope: !88, file: !3, line: 77, type: !9)
!88 = distinct !DILexicalBlock(scope: !51, file: !3, line: 77, column: 2)
!89 = !DILocation(line: 77, column: 11, scope: !88)
!90 = !DILocation(line: 77, column: 7, scope: !88)
!91 = !DILocation(line: 77, column: 18, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !3, line: 77, column: 2)
!93 = !DILocation(line: 77, column: 20, scope: !92)
!94 = !DILocation(line: 77, column: 2, scope: !88)
!95 = !DILocation(line: 78, column: 31, scope: !92)
!96 = !DILocation(line: 78, column: 29, scope: !92)
!97 = !DILocation(line: 78, column: 19, scope: !92)
!98 = !DILocation(line: 78, column: 64, scope: !92)
!99 = !DILocation(line: 78, column: 54, scope: !92)
!100 = !DILocation(line: 78, column: 46, scope: !92)
!101 = !DILocation(line: 78, column: 3, scope: !92)
!102 = !DILocation(line: 77, column: 32, scope: !92)
!103 = !DILocation(line: 77, column: 2, scope: !92)
!104 = distinct !{!104, !94, !105, !86}
!105 = !DILocation(line: 78, column: 65, scope: !88)
!106 = !DILocalVariable(name: "i", scope: !107, file: !3, line: 79, type: !9)
!107 = distinct !DILexicalBlock(scope: !51, file: !3, line: 79, column: 2)
!108 = !DILocation(line: 79, column: 11, scope: !107)
!109 = !DILocation(line: 79, column: 7, scope: !107)
!110 = !DILocation(line: 79, column: 18, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 79, column: 2)
!112 = !DILocation(line: 79, column: 20, scope: !111)
!113 = !DILocation(line: 79, column: 2, scope: !107)
!114 = !DILocation(line: 80, column: 18, scope: !111)
!115 = !DILocation(line: 80, column: 16, scope: !111)
!116 = !DILocation(line: 80, column: 3, scope: !111)
!117 = !DILocation(line: 79, column: 42, scope: !111)
!118 = !DILocation(line: 79, column: 2, scope: !111)
!119 = distinct !{!119, !113, !120, !86}
!120 = !DILocation(line: 80, column: 26, scope: !107)
!121 = !DILocalVariable(name: "i", scope: !122, file: !3, line: 81, type: !9)
!122 = distinct !DILexicalBlock(scope: !51, file: !3, line: 81, column: 2)
!123 = !DILocation(line: 81, column: 11, scope: !122)
!124 = !DILocation(line: 81, column: 7, scope: !122)
!125 = !DILocation(line: 81, column: 18, scope: !126)
!126 = distinct !DILexicalBlock(scope: !122, file: !3, line: 81, column: 2)
!127 = !DILocation(line: 81, column: 20, scope: !126)
!128 = !DILocation(line: 81, column: 2, scope: !122)
!129 = !DILocation(line: 82, column: 3, scope: !130)
!130 = distinct !DILexicalBlock(scope: !131, file: !3, line: 82, column: 3)
!131 = distinct !DILexicalBlock(scope: !126, file: !3, line: 82, column: 3)
!132 = !DILocation(line: 82, column: 3, scope: !131)
!133 = !DILocation(line: 82, column: 3, scope: !126)
!134 = !DILocation(line: 81, column: 32, scope: !126)
!135 = !DILocation(line: 81, column: 2, scope: !126)
!136 = distinct !{!136, !128, !137, !86}
!137 = !DILocation(line: 82, column: 3, scope: !122)
!138 = !DILocation(line: 83, column: 2, scope: !51)
!139 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 34, type: !140, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!140 = !DISubroutineType(types: !141)
!141 = !{!5, !5}
!142 = !DILocalVariable(name: "arg", arg: 1, scope: !139, file: !3, line: 34, type: !5)
!143 = !DILocation(line: 34, column: 25, scope: !139)
!144 = !DILocalVariable(name: "n", scope: !139, file: !3, line: 36, type: !35)
!145 = !DILocation(line: 36, column: 15, scope: !139)
!146 = !DILocation(line: 36, column: 36, scope: !139)
!147 = !DILocation(line: 36, column: 26, scope: !139)
!148 = !DILocation(line: 36, column: 20, scope: !139)
!149 = !DILocation(line: 38, column: 32, scope: !139)
!150 = !DILocation(line: 38, column: 22, scope: !139)
!151 = !DILocation(line: 38, column: 17, scope: !139)
!152 = !DILocation(line: 38, column: 15, scope: !139)
!153 = !DILocation(line: 38, column: 2, scope: !139)
!154 = !DILocation(line: 38, column: 5, scope: !139)
!155 = !DILocation(line: 38, column: 11, scope: !139)
!156 = !DILocalVariable(name: "i", scope: !157, file: !3, line: 39, type: !9)
!157 = distinct !DILexicalBlock(scope: !139, file: !3, line: 39, column: 2)
!158 = !DILocation(line: 39, column: 11, scope: !157)
!159 = !DILocation(line: 39, column: 7, scope: !157)
!160 = !DILocation(line: 39, column: 18, scope: !161)
!161 = distinct !DILexicalBlock(scope: !157, file: !3, line: 39, column: 2)
!162 = !DILocation(line: 39, column: 20, scope: !161)
!163 = !DILocation(line: 39, column: 2, scope: !157)
!164 = !DILocalVariable(name: "old", scope: !165, file: !3, line: 40, type: !35)
!165 = distinct !DILexicalBlock(scope: !161, file: !3, line: 39, column: 34)
!166 = !DILocation(line: 40, column: 16, scope: !165)
!167 = !DILocation(line: 40, column: 22, scope: !165)
!168 = !DILocalVariable(name: "none", scope: !165, file: !3, line: 40, type: !35)
!169 = !DILocation(line: 40, column: 42, scope: !165)
!170 = !DILocalVariable(name: "mine", scope: !165, file: !3, line: 40, type: !35)
!171 = !DILocation(line: 40, column: 56, scope: !165)
!172 = !DILocation(line: 40, column: 63, scope: !165)
!173 = !DILocation(line: 41, column: 13, scope: !165)
!174 = !DILocation(line: 41, column: 3, scope: !165)
!175 = !DILocation(line: 41, column: 6, scope: !165)
!176 = !DILocation(line: 41, column: 11, scope: !165)
!177 = !DILocation(line: 42, column: 7, scope: !178)
!178 = distinct !DILexicalBlock(scope: !165, file: !3, line: 42, column: 7)
!179 = !DILocation(line: 42, column: 7, scope: !165)
!180 = !DILocation(line: 43, column: 4, scope: !178)
!181 = !DILocation(line: 44, column: 7, scope: !182)
!182 = distinct !DILexicalBlock(scope: !165, file: !3, line: 44, column: 7)
!183 = !DILocation(line: 44, column: 56, scope: !182)
!184 = !DILocation(line: 45, column: 8, scope: !182)
!185 = !DILocation(line: 44, column: 7, scope: !165)
!186 = !DILocation(line: 46, column: 4, scope: !182)
!187 = !DILocation(line: 47, column: 2, scope: !165)
!188 = !DILocation(line: 39, column: 30, scope: !161)
!189 = !DILocation(line: 39, column: 2, scope: !161)
!190 = distinct !{!190, !163, !191, !86}
!191 = !DILocation(line: 47, column: 2, scope: !157)
!192 = !DILocation(line: 48, column: 2, scope: !139)
!193 = !DILocation(line: 49, column: 1, scope: !139)
!194 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 51, type: !140, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!195 = !DILocalVariable(name: "arg", arg: 1, scope: !194, file: !3, line: 51, type: !5)
!196 = !DILocation(line: 51, column: 24, scope: !194)
!197 = !DILocalVariable(name: "i", scope: !198, file: !3, line: 53, type: !9)
!198 = distinct !DILexicalBlock(scope: !194, file: !3, line: 53, column: 2)
!199 = !DILocation(line: 53, column: 11, scope: !198)
!200 = !DILocation(line: 53, column: 7, scope: !198)
!201 = !DILocation(line: 53, column: 18, scope: !202)
!202 = distinct !DILexicalBlock(scope: !198, file: !3, line: 53, column: 2)
!203 = !DILocation(line: 53, column: 20, scope: !202)
!204 = !DILocation(line: 53, column: 2, scope: !198)
!205 = !DILocalVariable(name: "old", scope: !206, file: !3, line: 54, type: !35)
!206 = distinct !DILexicalBlock(scope: !202, file: !3, line: 53, column: 34)
!207 = !DILocation(line: 54, column: 16, scope: !206)
!208 = !DILocation(line: 54, column: 22, scope: !206)
!209 = !DILocalVariable(name: "n", scope: !206, file: !3, line: 54, type: !35)
!210 = !DILocation(line: 54, column: 42, scope: !206)
!211 = !DILocation(line: 55, column: 7, scope: !212)
!212 = distinct !DILexicalBlock(scope: !206, file: !3, line: 55, column: 7)
!213 = !DILocation(line: 55, column: 11, scope: !212)
!214 = !DILocation(line: 55, column: 7, scope: !206)
!215 = !DILocation(line: 56, column: 4, scope: !212)
!216 = !DILocation(line: 57, column: 7, scope: !217)
!217 = distinct !DILexicalBlock(scope: !206, file: !3, line: 57, column: 7)
!218 = !DILocation(line: 57, column: 7, scope: !206)
!219 = !DILocation(line: 58, column: 28, scope: !220)
!220 = distinct !DILexicalBlock(scope: !217, file: !3, line: 57, column: 62)
!221 = !DILocation(line: 58, column: 33, scope: !220)
!222 = !DILocation(line: 58, column: 21, scope: !220)
!223 = !DILocation(line: 58, column: 11, scope: !220)
!224 = !DILocation(line: 58, column: 4, scope: !220)
!225 = !DILocation(line: 58, column: 26, scope: !220)
!226 = !DILocation(line: 59, column: 4, scope: !220)
!227 = !DILocation(line: 61, column: 7, scope: !206)
!228 = !DILocation(line: 61, column: 5, scope: !206)
!229 = !DILocation(line: 62, column: 7, scope: !230)
!230 = distinct !DILexicalBlock(scope: !206, file: !3, line: 62, column: 7)
!231 = !DILocation(line: 62, column: 9, scope: !230)
!232 = !DILocation(line: 62, column: 17, scope: !230)
!233 = !DILocation(line: 62, column: 20, scope: !230)
!234 = !DILocation(line: 62, column: 7, scope: !206)
!235 = !DILocation(line: 63, column: 28, scope: !236)
!236 = distinct !DILexicalBlock(scope: !230, file: !3, line: 62, column: 70)
!237 = !DILocation(line: 63, column: 31, scope: !236)
!238 = !DILocation(line: 63, column: 21, scope: !236)
!239 = !DILocation(line: 63, column: 11, scope: !236)
!240 = !DILocation(line: 63, column: 4, scope: !236)
!241 = !DILocation(line: 63, column: 26, scope: !236)
!242 = !DILocation(line: 64, column: 4, scope: !236)
!243 = !DILocation(line: 66, column: 2, scope: !206)
!244 = !DILocation(line: 53, column: 30, scope: !202)
!245 = !DILocation(line: 53, column: 2, scope: !202)
!246 = distinct !{!246, !204, !247, !86}
!247 = !DILocation(line: 66, column: 2, scope: !198)
!248 = !DILocation(line: 67, column: 2, scope: !194)
!249 = !DILocation(line: 68, column: 1, scope: !194)
