; ModuleID = 'estimate/eb_stack.c'
source_filename = "estimate/eb_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@popped = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [41 x i8] c"popped[i] == 0 || seen[popped[i]]++ == 0\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [17 x i8] c"estimate/stack.h\00", align 1, !dbg !18
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !23
@top = internal global ptr null, align 8, !dbg !29
@offer = internal global ptr null, align 8, !dbg !37
@nodes = internal global [3 x %struct.node] zeroinitializer, align 16, !dbg !39

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i64], align 16
  %3 = alloca [4 x i32], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata ptr %3, metadata !64, metadata !DIExpression()), !dbg !68
  call void @llvm.memset.p0.i64(ptr align 16 %3, i8 0, i64 16, i1 false), !dbg !68
  call void @llvm.dbg.declare(metadata ptr %4, metadata !69, metadata !DIExpression()), !dbg !71
  store i32 0, ptr %4, align 4, !dbg !71
  br label %8, !dbg !72

8:                                                ; preds = %19, %0
  %9 = load i32, ptr %4, align 4, !dbg !73
  %10 = icmp slt i32 %9, 3, !dbg !75
  br i1 %10, label %11, label %22, !dbg !76

11:                                               ; preds = %8
  %12 = load i32, ptr %4, align 4, !dbg !77
  %13 = sext i32 %12 to i64, !dbg !78
  %14 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %13, !dbg !78
  %15 = load i32, ptr %4, align 4, !dbg !79
  %16 = sext i32 %15 to i64, !dbg !80
  %17 = inttoptr i64 %16 to ptr, !dbg !81
  %18 = call i32 @pthread_create(ptr noundef %14, ptr noundef null, ptr noundef @push, ptr noundef %17) #6, !dbg !82
  br label %19, !dbg !82

19:                                               ; preds = %11
  %20 = load i32, ptr %4, align 4, !dbg !83
  %21 = add nsw i32 %20, 1, !dbg !83
  store i32 %21, ptr %4, align 4, !dbg !83
  br label %8, !dbg !84, !llvm.loop !85

22:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !88, metadata !DIExpression()), !dbg !90
  store i32 0, ptr %5, align 4, !dbg !90
  br label %23, !dbg !91

23:                                               ; preds = %35, %22
  %24 = load i32, ptr %5, align 4, !dbg !92
  %25 = icmp slt i32 %24, 3, !dbg !94
  br i1 %25, label %26, label %38, !dbg !95

26:                                               ; preds = %23
  %27 = load i32, ptr %5, align 4, !dbg !96
  %28 = add nsw i32 3, %27, !dbg !97
  %29 = sext i32 %28 to i64, !dbg !98
  %30 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %29, !dbg !98
  %31 = load i32, ptr %5, align 4, !dbg !99
  %32 = sext i32 %31 to i64, !dbg !100
  %33 = inttoptr i64 %32 to ptr, !dbg !101
  %34 = call i32 @pthread_create(ptr noundef %30, ptr noundef null, ptr noundef @popper, ptr noundef %33) #6, !dbg !102
  br label %35, !dbg !102

35:                                               ; preds = %26
  %36 = load i32, ptr %5, align 4, !dbg !103
  %37 = add nsw i32 %36, 1, !dbg !103
  store i32 %37, ptr %5, align 4, !dbg !103
  br label %23, !dbg !104, !llvm.loop !105

38:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata ptr %6, metadata !107, metadata !DIExpression()), !dbg !109
  store i32 0, ptr %6, align 4, !dbg !109
  br label %39, !dbg !110

39:                                               ; preds = %48, %38
  %40 = load i32, ptr %6, align 4, !dbg !111
  %41 = icmp slt i32 %40, 6, !dbg !113
  br i1 %41, label %42, label %51, !dbg !114

42:                                               ; preds = %39
  %43 = load i32, ptr %6, align 4, !dbg !115
  %44 = sext i32 %43 to i64, !dbg !116
  %45 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %44, !dbg !116
  %46 = load i64, ptr %45, align 8, !dbg !116
  %47 = call i32 @pthread_join(i64 noundef %46, ptr noundef null), !dbg !117
  br label %48, !dbg !117

48:                                               ; preds = %42
  %49 = load i32, ptr %6, align 4, !dbg !118
  %50 = add nsw i32 %49, 1, !dbg !118
  store i32 %50, ptr %6, align 4, !dbg !118
  br label %39, !dbg !119, !llvm.loop !120

51:                                               ; preds = %39
  call void @llvm.dbg.declare(metadata ptr %7, metadata !122, metadata !DIExpression()), !dbg !124
  store i32 0, ptr %7, align 4, !dbg !124
  br label %52, !dbg !125

52:                                               ; preds = %74, %51
  %53 = load i32, ptr %7, align 4, !dbg !126
  %54 = icmp slt i32 %53, 3, !dbg !128
  br i1 %54, label %55, label %77, !dbg !129

55:                                               ; preds = %52
  %56 = load i32, ptr %7, align 4, !dbg !130
  %57 = sext i32 %56 to i64, !dbg !130
  %58 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %57, !dbg !130
  %59 = load i32, ptr %58, align 4, !dbg !130
  %60 = icmp eq i32 %59, 0, !dbg !130
  br i1 %60, label %71, label %61, !dbg !130

61:                                               ; preds = %55
  %62 = load i32, ptr %7, align 4, !dbg !130
  %63 = sext i32 %62 to i64, !dbg !130
  %64 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %63, !dbg !130
  %65 = load i32, ptr %64, align 4, !dbg !130
  %66 = sext i32 %65 to i64, !dbg !130
  %67 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %66, !dbg !130
  %68 = load i32, ptr %67, align 4, !dbg !130
  %69 = add nsw i32 %68, 1, !dbg !130
  store i32 %69, ptr %67, align 4, !dbg !130
  %70 = icmp eq i32 %68, 0, !dbg !130
  br i1 %70, label %71, label %72, !dbg !133

71:                                               ; preds = %61, %55
  br label %73, !dbg !133

72:                                               ; preds = %61
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !130
  unreachable, !dbg !130

73:                                               ; preds = %71
  br label %74, !dbg !134

74:                                               ; preds = %73
  %75 = load i32, ptr %7, align 4, !dbg !135
  %76 = add nsw i32 %75, 1, !dbg !135
  store i32 %76, ptr %7, align 4, !dbg !135
  br label %52, !dbg !136, !llvm.loop !137

77:                                               ; preds = %52
  ret i32 0, !dbg !139
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0) #0 !dbg !140 {
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
  call void @llvm.dbg.declare(metadata ptr %3, metadata !143, metadata !DIExpression()), !dbg !144
  call void @llvm.dbg.declare(metadata ptr %4, metadata !145, metadata !DIExpression()), !dbg !146
  %16 = load ptr, ptr %3, align 8, !dbg !147
  %17 = ptrtoint ptr %16 to i64, !dbg !148
  %18 = getelementptr inbounds [3 x %struct.node], ptr @nodes, i64 0, i64 %17, !dbg !149
  store ptr %18, ptr %4, align 8, !dbg !146
  %19 = load ptr, ptr %3, align 8, !dbg !150
  %20 = ptrtoint ptr %19 to i64, !dbg !151
  %21 = trunc i64 %20 to i32, !dbg !152
  %22 = add nsw i32 1, %21, !dbg !153
  %23 = load ptr, ptr %4, align 8, !dbg !154
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 0, !dbg !155
  store i32 %22, ptr %24, align 8, !dbg !156
  call void @llvm.dbg.declare(metadata ptr %5, metadata !157, metadata !DIExpression()), !dbg !159
  store i32 0, ptr %5, align 4, !dbg !159
  br label %25, !dbg !160

25:                                               ; preds = %72, %1
  %26 = load i32, ptr %5, align 4, !dbg !161
  %27 = icmp slt i32 %26, 1, !dbg !163
  br i1 %27, label %28, label %75, !dbg !164

28:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata ptr %6, metadata !165, metadata !DIExpression()), !dbg !167
  %29 = load atomic i64, ptr @top seq_cst, align 8, !dbg !168
  store i64 %29, ptr %7, align 8, !dbg !168
  %30 = load ptr, ptr %7, align 8, !dbg !168
  store ptr %30, ptr %6, align 8, !dbg !167
  call void @llvm.dbg.declare(metadata ptr %8, metadata !169, metadata !DIExpression()), !dbg !170
  store ptr null, ptr %8, align 8, !dbg !170
  call void @llvm.dbg.declare(metadata ptr %9, metadata !171, metadata !DIExpression()), !dbg !172
  %31 = load ptr, ptr %4, align 8, !dbg !173
  store ptr %31, ptr %9, align 8, !dbg !172
  %32 = load ptr, ptr %6, align 8, !dbg !174
  %33 = load ptr, ptr %4, align 8, !dbg !175
  %34 = getelementptr inbounds %struct.node, ptr %33, i32 0, i32 1, !dbg !176
  store ptr %32, ptr %34, align 8, !dbg !177
  %35 = load ptr, ptr %4, align 8, !dbg !178
  store ptr %35, ptr %10, align 8, !dbg !178
  %36 = load i64, ptr %6, align 8, !dbg !178
  %37 = load i64, ptr %10, align 8, !dbg !178
  %38 = cmpxchg ptr @top, i64 %36, i64 %37 seq_cst seq_cst, align 8, !dbg !178
  %39 = extractvalue { i64, i1 } %38, 0, !dbg !178
  %40 = extractvalue { i64, i1 } %38, 1, !dbg !178
  br i1 %40, label %42, label %41, !dbg !178

41:                                               ; preds = %28
  store i64 %39, ptr %6, align 8, !dbg !178
  br label %42, !dbg !178

42:                                               ; preds = %41, %28
  %43 = zext i1 %40 to i8, !dbg !178
  store i8 %43, ptr %11, align 1, !dbg !178
  %44 = load i8, ptr %11, align 1, !dbg !178
  %45 = trunc i8 %44 to i1, !dbg !178
  br i1 %45, label %46, label %47, !dbg !180

46:                                               ; preds = %42
  store ptr null, ptr %2, align 8, !dbg !181
  br label %76, !dbg !181

47:                                               ; preds = %42
  %48 = load ptr, ptr %4, align 8, !dbg !182
  store ptr %48, ptr %12, align 8, !dbg !182
  %49 = load i64, ptr %8, align 8, !dbg !182
  %50 = load i64, ptr %12, align 8, !dbg !182
  %51 = cmpxchg ptr @offer, i64 %49, i64 %50 seq_cst seq_cst, align 8, !dbg !182
  %52 = extractvalue { i64, i1 } %51, 0, !dbg !182
  %53 = extractvalue { i64, i1 } %51, 1, !dbg !182
  br i1 %53, label %55, label %54, !dbg !182

54:                                               ; preds = %47
  store i64 %52, ptr %8, align 8, !dbg !182
  br label %55, !dbg !182

55:                                               ; preds = %54, %47
  %56 = zext i1 %53 to i8, !dbg !182
  store i8 %56, ptr %13, align 1, !dbg !182
  %57 = load i8, ptr %13, align 1, !dbg !182
  %58 = trunc i8 %57 to i1, !dbg !182
  br i1 %58, label %59, label %71, !dbg !184

59:                                               ; preds = %55
  store ptr null, ptr %14, align 8, !dbg !185
  %60 = load i64, ptr %9, align 8, !dbg !185
  %61 = load i64, ptr %14, align 8, !dbg !185
  %62 = cmpxchg ptr @offer, i64 %60, i64 %61 seq_cst seq_cst, align 8, !dbg !185
  %63 = extractvalue { i64, i1 } %62, 0, !dbg !185
  %64 = extractvalue { i64, i1 } %62, 1, !dbg !185
  br i1 %64, label %66, label %65, !dbg !185

65:                                               ; preds = %59
  store i64 %63, ptr %9, align 8, !dbg !185
  br label %66, !dbg !185

66:                                               ; preds = %65, %59
  %67 = zext i1 %64 to i8, !dbg !185
  store i8 %67, ptr %15, align 1, !dbg !185
  %68 = load i8, ptr %15, align 1, !dbg !185
  %69 = trunc i8 %68 to i1, !dbg !185
  br i1 %69, label %71, label %70, !dbg !186

70:                                               ; preds = %66
  store ptr null, ptr %2, align 8, !dbg !187
  br label %76, !dbg !187

71:                                               ; preds = %66, %55
  br label %72, !dbg !188

72:                                               ; preds = %71
  %73 = load i32, ptr %5, align 4, !dbg !189
  %74 = add nsw i32 %73, 1, !dbg !189
  store i32 %74, ptr %5, align 4, !dbg !189
  br label %25, !dbg !190, !llvm.loop !191

75:                                               ; preds = %25
  store ptr null, ptr %2, align 8, !dbg !193
  br label %76, !dbg !193

76:                                               ; preds = %75, %70, %46
  %77 = load ptr, ptr %2, align 8, !dbg !194
  ret ptr %77, !dbg !194
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @popper(ptr noundef %0) #0 !dbg !195 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !196, metadata !DIExpression()), !dbg !197
  call void @llvm.dbg.declare(metadata ptr %3, metadata !198, metadata !DIExpression()), !dbg !199
  %4 = call i32 @pop(), !dbg !200
  store i32 %4, ptr %3, align 4, !dbg !199
  %5 = load i32, ptr %3, align 4, !dbg !201
  %6 = icmp ne i32 %5, 0, !dbg !203
  br i1 %6, label %7, label %12, !dbg !204

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !205
  %9 = load ptr, ptr %2, align 8, !dbg !206
  %10 = ptrtoint ptr %9 to i64, !dbg !207
  %11 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %10, !dbg !208
  store i32 %8, ptr %11, align 4, !dbg !209
  br label %12, !dbg !208

12:                                               ; preds = %7, %1
  ret ptr null, !dbg !210
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal i32 @pop() #0 !dbg !211 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata ptr %2, metadata !212, metadata !DIExpression()), !dbg !214
  store i32 0, ptr %2, align 4, !dbg !214
  br label %11, !dbg !215

11:                                               ; preds = %59, %0
  %12 = load i32, ptr %2, align 4, !dbg !216
  %13 = icmp slt i32 %12, 1, !dbg !218
  br i1 %13, label %14, label %62, !dbg !219

14:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata ptr %3, metadata !220, metadata !DIExpression()), !dbg !222
  %15 = load atomic i64, ptr @top seq_cst, align 8, !dbg !223
  store i64 %15, ptr %4, align 8, !dbg !223
  %16 = load ptr, ptr %4, align 8, !dbg !223
  store ptr %16, ptr %3, align 8, !dbg !222
  call void @llvm.dbg.declare(metadata ptr %5, metadata !224, metadata !DIExpression()), !dbg !225
  %17 = load ptr, ptr %3, align 8, !dbg !226
  %18 = icmp eq ptr %17, null, !dbg !228
  br i1 %18, label %19, label %20, !dbg !229

19:                                               ; preds = %14
  store i32 0, ptr %1, align 4, !dbg !230
  br label %63, !dbg !230

20:                                               ; preds = %14
  %21 = load ptr, ptr %3, align 8, !dbg !231
  %22 = getelementptr inbounds %struct.node, ptr %21, i32 0, i32 1, !dbg !231
  %23 = load ptr, ptr %22, align 8, !dbg !231
  store ptr %23, ptr %6, align 8, !dbg !231
  %24 = load i64, ptr %3, align 8, !dbg !231
  %25 = load i64, ptr %6, align 8, !dbg !231
  %26 = cmpxchg ptr @top, i64 %24, i64 %25 seq_cst seq_cst, align 8, !dbg !231
  %27 = extractvalue { i64, i1 } %26, 0, !dbg !231
  %28 = extractvalue { i64, i1 } %26, 1, !dbg !231
  br i1 %28, label %30, label %29, !dbg !231

29:                                               ; preds = %20
  store i64 %27, ptr %3, align 8, !dbg !231
  br label %30, !dbg !231

30:                                               ; preds = %29, %20
  %31 = zext i1 %28 to i8, !dbg !231
  store i8 %31, ptr %7, align 1, !dbg !231
  %32 = load i8, ptr %7, align 1, !dbg !231
  %33 = trunc i8 %32 to i1, !dbg !231
  br i1 %33, label %34, label %38, !dbg !233

34:                                               ; preds = %30
  %35 = load ptr, ptr %3, align 8, !dbg !234
  %36 = getelementptr inbounds %struct.node, ptr %35, i32 0, i32 0, !dbg !235
  %37 = load i32, ptr %36, align 8, !dbg !235
  store i32 %37, ptr %1, align 4, !dbg !236
  br label %63, !dbg !236

38:                                               ; preds = %30
  %39 = load atomic i64, ptr @offer seq_cst, align 8, !dbg !237
  store i64 %39, ptr %8, align 8, !dbg !237
  %40 = load ptr, ptr %8, align 8, !dbg !237
  store ptr %40, ptr %5, align 8, !dbg !238
  %41 = load ptr, ptr %5, align 8, !dbg !239
  %42 = icmp ne ptr %41, null, !dbg !241
  br i1 %42, label %43, label %58, !dbg !242

43:                                               ; preds = %38
  store ptr null, ptr %9, align 8, !dbg !243
  %44 = load i64, ptr %5, align 8, !dbg !243
  %45 = load i64, ptr %9, align 8, !dbg !243
  %46 = cmpxchg ptr @offer, i64 %44, i64 %45 seq_cst seq_cst, align 8, !dbg !243
  %47 = extractvalue { i64, i1 } %46, 0, !dbg !243
  %48 = extractvalue { i64, i1 } %46, 1, !dbg !243
  br i1 %48, label %50, label %49, !dbg !243

49:                                               ; preds = %43
  store i64 %47, ptr %5, align 8, !dbg !243
  br label %50, !dbg !243

50:                                               ; preds = %49, %43
  %51 = zext i1 %48 to i8, !dbg !243
  store i8 %51, ptr %10, align 1, !dbg !243
  %52 = load i8, ptr %10, align 1, !dbg !243
  %53 = trunc i8 %52 to i1, !dbg !243
  br i1 %53, label %54, label %58, !dbg !244

54:                                               ; preds = %50
  %55 = load ptr, ptr %5, align 8, !dbg !245
  %56 = getelementptr inbounds %struct.node, ptr %55, i32 0, i32 0, !dbg !246
  %57 = load i32, ptr %56, align 8, !dbg !246
  store i32 %57, ptr %1, align 4, !dbg !247
  br label %63, !dbg !247

58:                                               ; preds = %50, %38
  br label %59, !dbg !248

59:                                               ; preds = %58
  %60 = load i32, ptr %2, align 4, !dbg !249
  %61 = add nsw i32 %60, 1, !dbg !249
  store i32 %61, ptr %2, align 4, !dbg !249
  br label %11, !dbg !250, !llvm.loop !251

62:                                               ; preds = %11
  store i32 0, ptr %1, align 4, !dbg !253
  br label %63, !dbg !253

63:                                               ; preds = %62, %54, %34, %19
  %64 = load i32, ptr %1, align 4, !dbg !254
  ret i32 %64, !dbg !254
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "popped", scope: !2, file: !13, line: 24, type: !44, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/eb_stack.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !18, !23, !0, !29, !37, !39}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !13, line: 47, type: !14, isLocal: true, isDefinition: true)
!13 = !DIFile(filename: "estimate/stack.h", directory: ".")
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 328, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 41)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !13, line: 47, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 136, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 17)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !13, line: 47, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 120, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!27 = !{!28}
!28 = !DISubrange(count: 15)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 21, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 15, size: 128, elements: !34)
!34 = !{!35, !36}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !33, file: !3, line: 16, baseType: !9, size: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !33, file: !3, line: 17, baseType: !32, size: 64, offset: 64)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "offer", scope: !2, file: !3, line: 21, type: !31, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 20, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 384, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 3)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !42)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = distinct !DISubprogram(name: "main", scope: !13, file: !13, line: 35, type: !53, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!9}
!55 = !{}
!56 = !DILocalVariable(name: "t", scope: !52, file: !13, line: 37, type: !57)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 384, elements: !61)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 27, baseType: !60)
!59 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !{!62}
!62 = !DISubrange(count: 6)
!63 = !DILocation(line: 37, column: 12, scope: !52)
!64 = !DILocalVariable(name: "seen", scope: !52, file: !13, line: 38, type: !65)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 4)
!68 = !DILocation(line: 38, column: 6, scope: !52)
!69 = !DILocalVariable(name: "i", scope: !70, file: !13, line: 40, type: !9)
!70 = distinct !DILexicalBlock(scope: !52, file: !13, line: 40, column: 2)
!71 = !DILocation(line: 40, column: 11, scope: !70)
!72 = !DILocation(line: 40, column: 7, scope: !70)
!73 = !DILocation(line: 40, column: 18, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !13, line: 40, column: 2)
!75 = !DILocation(line: 40, column: 20, scope: !74)
!76 = !DILocation(line: 40, column: 2, scope: !70)
!77 = !DILocation(line: 41, column: 21, scope: !74)
!78 = !DILocation(line: 41, column: 19, scope: !74)
!79 = !DILocation(line: 41, column: 55, scope: !74)
!80 = !DILocation(line: 41, column: 45, scope: !74)
!81 = !DILocation(line: 41, column: 37, scope: !74)
!82 = !DILocation(line: 41, column: 3, scope: !74)
!83 = !DILocation(line: 40, column: 32, scope: !74)
!84 = !DILocation(line: 40, column: 2, scope: !74)
!85 = distinct !{!85, !76, !86, !87}
!86 = !DILocation(line: 41, column: 56, scope: !70)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !DILocalVariable(name: "i", scope: !89, file: !13, line: 42, type: !9)
!89 = distinct !DILexicalBlock(scope: !52, file: !13, line: 42, column: 2)
!90 = !DILocation(line: 42, column: 11, scope: !89)
!91 = !DILocation(line: 42, column: 7, scope: !89)
!92 = !DILocation(line: 42, column: 18, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !13, line: 42, column: 2)
!94 = !DILocation(line: 42, column: 20, scope: !93)
!95 = !DILocation(line: 42, column: 2, scope: !89)
!96 = !DILocation(line: 43, column: 31, scope: !93)
!97 = !DILocation(line: 43, column: 29, scope: !93)
!98 = !DILocation(line: 43, column: 19, scope: !93)
!99 = !DILocation(line: 43, column: 67, scope: !93)
!100 = !DILocation(line: 43, column: 57, scope: !93)
!101 = !DILocation(line: 43, column: 49, scope: !93)
!102 = !DILocation(line: 43, column: 3, scope: !93)
!103 = !DILocation(line: 42, column: 32, scope: !93)
!104 = !DILocation(line: 42, column: 2, scope: !93)
!105 = distinct !{!105, !95, !106, !87}
!106 = !DILocation(line: 43, column: 68, scope: !89)
!107 = !DILocalVariable(name: "i", scope: !108, file: !13, line: 44, type: !9)
!108 = distinct !DILexicalBlock(scope: !52, file: !13, line: 44, column: 2)
!109 = !DILocation(line: 44, column: 11, scope: !108)
!110 = !DILocation(line: 44, column: 7, scope: !108)
!111 = !DILocation(line: 44, column: 18, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !13, line: 44, column: 2)
!113 = !DILocation(line: 44, column: 20, scope: !112)
!114 = !DILocation(line: 44, column: 2, scope: !108)
!115 = !DILocation(line: 45, column: 18, scope: !112)
!116 = !DILocation(line: 45, column: 16, scope: !112)
!117 = !DILocation(line: 45, column: 3, scope: !112)
!118 = !DILocation(line: 44, column: 42, scope: !112)
!119 = !DILocation(line: 44, column: 2, scope: !112)
!120 = distinct !{!120, !114, !121, !87}
!121 = !DILocation(line: 45, column: 26, scope: !108)
!122 = !DILocalVariable(name: "i", scope: !123, file: !13, line: 46, type: !9)
!123 = distinct !DILexicalBlock(scope: !52, file: !13, line: 46, column: 2)
!124 = !DILocation(line: 46, column: 11, scope: !123)
!125 = !DILocation(line: 46, column: 7, scope: !123)
!126 = !DILocation(line: 46, column: 18, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !13, line: 46, column: 2)
!128 = !DILocation(line: 46, column: 20, scope: !127)
!129 = !DILocation(line: 46, column: 2, scope: !123)
!130 = !DILocation(line: 47, column: 3, scope: !131)
!131 = distinct !DILexicalBlock(scope: !132, file: !13, line: 47, column: 3)
!132 = distinct !DILexicalBlock(scope: !127, file: !13, line: 47, column: 3)
!133 = !DILocation(line: 47, column: 3, scope: !132)
!134 = !DILocation(line: 47, column: 3, scope: !127)
!135 = !DILocation(line: 46, column: 32, scope: !127)
!136 = !DILocation(line: 46, column: 2, scope: !127)
!137 = distinct !{!137, !129, !138, !87}
!138 = !DILocation(line: 47, column: 3, scope: !123)
!139 = !DILocation(line: 48, column: 2, scope: !52)
!140 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 23, type: !141, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!141 = !DISubroutineType(types: !142)
!142 = !{!5, !5}
!143 = !DILocalVariable(name: "arg", arg: 1, scope: !140, file: !3, line: 23, type: !5)
!144 = !DILocation(line: 23, column: 25, scope: !140)
!145 = !DILocalVariable(name: "n", scope: !140, file: !3, line: 25, type: !32)
!146 = !DILocation(line: 25, column: 15, scope: !140)
!147 = !DILocation(line: 25, column: 36, scope: !140)
!148 = !DILocation(line: 25, column: 26, scope: !140)
!149 = !DILocation(line: 25, column: 20, scope: !140)
!150 = !DILocation(line: 27, column: 32, scope: !140)
!151 = !DILocation(line: 27, column: 22, scope: !140)
!152 = !DILocation(line: 27, column: 17, scope: !140)
!153 = !DILocation(line: 27, column: 15, scope: !140)
!154 = !DILocation(line: 27, column: 2, scope: !140)
!155 = !DILocation(line: 27, column: 5, scope: !140)
!156 = !DILocation(line: 27, column: 11, scope: !140)
!157 = !DILocalVariable(name: "i", scope: !158, file: !3, line: 28, type: !9)
!158 = distinct !DILexicalBlock(scope: !140, file: !3, line: 28, column: 2)
!159 = !DILocation(line: 28, column: 11, scope: !158)
!160 = !DILocation(line: 28, column: 7, scope: !158)
!161 = !DILocation(line: 28, column: 18, scope: !162)
!162 = distinct !DILexicalBlock(scope: !158, file: !3, line: 28, column: 2)
!163 = !DILocation(line: 28, column: 20, scope: !162)
!164 = !DILocation(line: 28, column: 2, scope: !158)
!165 = !DILocalVariable(name: "old", scope: !166, file: !3, line: 29, type: !32)
!166 = distinct !DILexicalBlock(scope: !162, file: !3, line: 28, column: 34)
!167 = !DILocation(line: 29, column: 16, scope: !166)
!168 = !DILocation(line: 29, column: 22, scope: !166)
!169 = !DILocalVariable(name: "none", scope: !166, file: !3, line: 29, type: !32)
!170 = !DILocation(line: 29, column: 42, scope: !166)
!171 = !DILocalVariable(name: "mine", scope: !166, file: !3, line: 29, type: !32)
!172 = !DILocation(line: 29, column: 56, scope: !166)
!173 = !DILocation(line: 29, column: 63, scope: !166)
!174 = !DILocation(line: 30, column: 13, scope: !166)
!175 = !DILocation(line: 30, column: 3, scope: !166)
!176 = !DILocation(line: 30, column: 6, scope: !166)
!177 = !DILocation(line: 30, column: 11, scope: !166)
!178 = !DILocation(line: 31, column: 7, scope: !179)
!179 = distinct !DILexicalBlock(scope: !166, file: !3, line: 31, column: 7)
!180 = !DILocation(line: 31, column: 7, scope: !166)
!181 = !DILocation(line: 32, column: 4, scope: !179)
!182 = !DILocation(line: 33, column: 7, scope: !183)
!183 = distinct !DILexicalBlock(scope: !166, file: !3, line: 33, column: 7)
!184 = !DILocation(line: 33, column: 56, scope: !183)
!185 = !DILocation(line: 34, column: 8, scope: !183)
!186 = !DILocation(line: 33, column: 7, scope: !166)
!187 = !DILocation(line: 35, column: 4, scope: !183)
!188 = !DILocation(line: 36, column: 2, scope: !166)
!189 = !DILocation(line: 28, column: 30, scope: !162)
!190 = !DILocation(line: 28, column: 2, scope: !162)
!191 = distinct !{!191, !164, !192, !87}
!192 = !DILocation(line: 36, column: 2, scope: !158)
!193 = !DILocation(line: 37, column: 2, scope: !140)
!194 = !DILocation(line: 38, column: 1, scope: !140)
!195 = distinct !DISubprogram(name: "popper", scope: !13, file: !13, line: 26, type: !141, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!196 = !DILocalVariable(name: "arg", arg: 1, scope: !195, file: !13, line: 26, type: !5)
!197 = !DILocation(line: 26, column: 27, scope: !195)
!198 = !DILocalVariable(name: "v", scope: !195, file: !13, line: 28, type: !9)
!199 = !DILocation(line: 28, column: 6, scope: !195)
!200 = !DILocation(line: 28, column: 10, scope: !195)
!201 = !DILocation(line: 30, column: 6, scope: !202)
!202 = distinct !DILexicalBlock(scope: !195, file: !13, line: 30, column: 6)
!203 = !DILocation(line: 30, column: 8, scope: !202)
!204 = !DILocation(line: 30, column: 6, scope: !195)
!205 = !DILocation(line: 31, column: 27, scope: !202)
!206 = !DILocation(line: 31, column: 20, scope: !202)
!207 = !DILocation(line: 31, column: 10, scope: !202)
!208 = !DILocation(line: 31, column: 3, scope: !202)
!209 = !DILocation(line: 31, column: 25, scope: !202)
!210 = !DILocation(line: 32, column: 2, scope: !195)
!211 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 40, type: !53, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!212 = !DILocalVariable(name: "i", scope: !213, file: !3, line: 42, type: !9)
!213 = distinct !DILexicalBlock(scope: !211, file: !3, line: 42, column: 2)
!214 = !DILocation(line: 42, column: 11, scope: !213)
!215 = !DILocation(line: 42, column: 7, scope: !213)
!216 = !DILocation(line: 42, column: 18, scope: !217)
!217 = distinct !DILexicalBlock(scope: !213, file: !3, line: 42, column: 2)
!218 = !DILocation(line: 42, column: 20, scope: !217)
!219 = !DILocation(line: 42, column: 2, scope: !213)
!220 = !DILocalVariable(name: "old", scope: !221, file: !3, line: 43, type: !32)
!221 = distinct !DILexicalBlock(scope: !217, file: !3, line: 42, column: 34)
!222 = !DILocation(line: 43, column: 16, scope: !221)
!223 = !DILocation(line: 43, column: 22, scope: !221)
!224 = !DILocalVariable(name: "n", scope: !221, file: !3, line: 43, type: !32)
!225 = !DILocation(line: 43, column: 42, scope: !221)
!226 = !DILocation(line: 44, column: 7, scope: !227)
!227 = distinct !DILexicalBlock(scope: !221, file: !3, line: 44, column: 7)
!228 = !DILocation(line: 44, column: 11, scope: !227)
!229 = !DILocation(line: 44, column: 7, scope: !221)
!230 = !DILocation(line: 45, column: 4, scope: !227)
!231 = !DILocation(line: 46, column: 7, scope: !232)
!232 = distinct !DILexicalBlock(scope: !221, file: !3, line: 46, column: 7)
!233 = !DILocation(line: 46, column: 7, scope: !221)
!234 = !DILocation(line: 47, column: 11, scope: !232)
!235 = !DILocation(line: 47, column: 16, scope: !232)
!236 = !DILocation(line: 47, column: 4, scope: !232)
!237 = !DILocation(line: 48, column: 7, scope: !221)
!238 = !DILocation(line: 48, column: 5, scope: !221)
!239 = !DILocation(line: 49, column: 7, scope: !240)
!240 = distinct !DILexicalBlock(scope: !221, file: !3, line: 49, column: 7)
!241 = !DILocation(line: 49, column: 9, scope: !240)
!242 = !DILocation(line: 49, column: 17, scope: !240)
!243 = !DILocation(line: 49, column: 20, scope: !240)
!244 = !DILocation(line: 49, column: 7, scope: !221)
!245 = !DILocation(line: 50, column: 11, scope: !240)
!246 = !DILocation(line: 50, column: 14, scope: !240)
!247 = !DILocation(line: 50, column: 4, scope: !240)
!248 = !DILocation(line: 51, column: 2, scope: !221)
!249 = !DILocation(line: 42, column: 30, scope: !217)
!250 = !DILocation(line: 42, column: 2, scope: !217)
!251 = distinct !{!251, !219, !252, !87}
!252 = !DILocation(line: 51, column: 2, scope: !213)
!253 = !DILocation(line: 52, column: 2, scope: !211)
!254 = !DILocation(line: 53, column: 1, scope: !211)
