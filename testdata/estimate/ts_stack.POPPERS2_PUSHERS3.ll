; ModuleID = 'estimate/ts_stack.c'
source_filename = "estimate/ts_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.element = type { i32, i32, i32 }

@popped = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [41 x i8] c"popped[i] == 0 || seen[popped[i]]++ == 0\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [17 x i8] c"estimate/stack.h\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22
@pools = internal global [3 x %struct.element] zeroinitializer, align 16, !dbg !28
@ticks = internal global i32 1, align 4, !dbg !42

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca [4 x i32], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !65
  call void @llvm.dbg.declare(metadata ptr %3, metadata !66, metadata !DIExpression()), !dbg !70
  call void @llvm.memset.p0.i64(ptr align 16 %3, i8 0, i64 16, i1 false), !dbg !70
  call void @llvm.dbg.declare(metadata ptr %4, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %4, align 4, !dbg !73
  br label %8, !dbg !74

8:                                                ; preds = %19, %0
  %9 = load i32, ptr %4, align 4, !dbg !75
  %10 = icmp slt i32 %9, 3, !dbg !77
  br i1 %10, label %11, label %22, !dbg !78

11:                                               ; preds = %8
  %12 = load i32, ptr %4, align 4, !dbg !79
  %13 = sext i32 %12 to i64, !dbg !80
  %14 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %13, !dbg !80
  %15 = load i32, ptr %4, align 4, !dbg !81
  %16 = sext i32 %15 to i64, !dbg !82
  %17 = inttoptr i64 %16 to ptr, !dbg !83
  %18 = call i32 @pthread_create(ptr noundef %14, ptr noundef null, ptr noundef @push, ptr noundef %17) #6, !dbg !84
  br label %19, !dbg !84

19:                                               ; preds = %11
  %20 = load i32, ptr %4, align 4, !dbg !85
  %21 = add nsw i32 %20, 1, !dbg !85
  store i32 %21, ptr %4, align 4, !dbg !85
  br label %8, !dbg !86, !llvm.loop !87

22:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !90, metadata !DIExpression()), !dbg !92
  store i32 0, ptr %5, align 4, !dbg !92
  br label %23, !dbg !93

23:                                               ; preds = %35, %22
  %24 = load i32, ptr %5, align 4, !dbg !94
  %25 = icmp slt i32 %24, 2, !dbg !96
  br i1 %25, label %26, label %38, !dbg !97

26:                                               ; preds = %23
  %27 = load i32, ptr %5, align 4, !dbg !98
  %28 = add nsw i32 3, %27, !dbg !99
  %29 = sext i32 %28 to i64, !dbg !100
  %30 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %29, !dbg !100
  %31 = load i32, ptr %5, align 4, !dbg !101
  %32 = sext i32 %31 to i64, !dbg !102
  %33 = inttoptr i64 %32 to ptr, !dbg !103
  %34 = call i32 @pthread_create(ptr noundef %30, ptr noundef null, ptr noundef @popper, ptr noundef %33) #6, !dbg !104
  br label %35, !dbg !104

35:                                               ; preds = %26
  %36 = load i32, ptr %5, align 4, !dbg !105
  %37 = add nsw i32 %36, 1, !dbg !105
  store i32 %37, ptr %5, align 4, !dbg !105
  br label %23, !dbg !106, !llvm.loop !107

38:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata ptr %6, metadata !109, metadata !DIExpression()), !dbg !111
  store i32 0, ptr %6, align 4, !dbg !111
  br label %39, !dbg !112

39:                                               ; preds = %48, %38
  %40 = load i32, ptr %6, align 4, !dbg !113
  %41 = icmp slt i32 %40, 5, !dbg !115
  br i1 %41, label %42, label %51, !dbg !116

42:                                               ; preds = %39
  %43 = load i32, ptr %6, align 4, !dbg !117
  %44 = sext i32 %43 to i64, !dbg !118
  %45 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %44, !dbg !118
  %46 = load i64, ptr %45, align 8, !dbg !118
  %47 = call i32 @pthread_join(i64 noundef %46, ptr noundef null), !dbg !119
  br label %48, !dbg !119

48:                                               ; preds = %42
  %49 = load i32, ptr %6, align 4, !dbg !120
  %50 = add nsw i32 %49, 1, !dbg !120
  store i32 %50, ptr %6, align 4, !dbg !120
  br label %39, !dbg !121, !llvm.loop !122

51:                                               ; preds = %39
  call void @llvm.dbg.declare(metadata ptr %7, metadata !124, metadata !DIExpression()), !dbg !126
  store i32 0, ptr %7, align 4, !dbg !126
  br label %52, !dbg !127

52:                                               ; preds = %74, %51
  %53 = load i32, ptr %7, align 4, !dbg !128
  %54 = icmp slt i32 %53, 2, !dbg !130
  br i1 %54, label %55, label %77, !dbg !131

55:                                               ; preds = %52
  %56 = load i32, ptr %7, align 4, !dbg !132
  %57 = sext i32 %56 to i64, !dbg !132
  %58 = getelementptr inbounds [2 x i32], ptr @popped, i64 0, i64 %57, !dbg !132
  %59 = load i32, ptr %58, align 4, !dbg !132
  %60 = icmp eq i32 %59, 0, !dbg !132
  br i1 %60, label %71, label %61, !dbg !132

61:                                               ; preds = %55
  %62 = load i32, ptr %7, align 4, !dbg !132
  %63 = sext i32 %62 to i64, !dbg !132
  %64 = getelementptr inbounds [2 x i32], ptr @popped, i64 0, i64 %63, !dbg !132
  %65 = load i32, ptr %64, align 4, !dbg !132
  %66 = sext i32 %65 to i64, !dbg !132
  %67 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %66, !dbg !132
  %68 = load i32, ptr %67, align 4, !dbg !132
  %69 = add nsw i32 %68, 1, !dbg !132
  store i32 %69, ptr %67, align 4, !dbg !132
  %70 = icmp eq i32 %68, 0, !dbg !132
  br i1 %70, label %71, label %72, !dbg !135

71:                                               ; preds = %61, %55
  br label %73, !dbg !135

72:                                               ; preds = %61
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !132
  unreachable, !dbg !132

73:                                               ; preds = %71
  br label %74, !dbg !136

74:                                               ; preds = %73
  %75 = load i32, ptr %7, align 4, !dbg !137
  %76 = add nsw i32 %75, 1, !dbg !137
  store i32 %76, ptr %7, align 4, !dbg !137
  br label %52, !dbg !138, !llvm.loop !139

77:                                               ; preds = %52
  ret i32 0, !dbg !141
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0) #0 !dbg !142 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !145, metadata !DIExpression()), !dbg !146
  call void @llvm.dbg.declare(metadata ptr %3, metadata !147, metadata !DIExpression()), !dbg !149
  %9 = load ptr, ptr %2, align 8, !dbg !150
  %10 = ptrtoint ptr %9 to i64, !dbg !151
  %11 = getelementptr inbounds [3 x %struct.element], ptr @pools, i64 0, i64 %10, !dbg !152
  store ptr %11, ptr %3, align 8, !dbg !149
  %12 = load ptr, ptr %3, align 8, !dbg !153
  %13 = getelementptr inbounds %struct.element, ptr %12, i32 0, i32 1, !dbg !153
  store i32 2147483647, ptr %4, align 4, !dbg !153
  %14 = load i32, ptr %4, align 4, !dbg !153
  store atomic i32 %14, ptr %13 seq_cst, align 4, !dbg !153
  %15 = load ptr, ptr %3, align 8, !dbg !154
  %16 = getelementptr inbounds %struct.element, ptr %15, i32 0, i32 0, !dbg !154
  store i32 1, ptr %5, align 4, !dbg !154
  %17 = load i32, ptr %5, align 4, !dbg !154
  store atomic i32 %17, ptr %16 seq_cst, align 4, !dbg !154
  %18 = load ptr, ptr %3, align 8, !dbg !155
  %19 = getelementptr inbounds %struct.element, ptr %18, i32 0, i32 1, !dbg !155
  store i32 1, ptr %7, align 4, !dbg !155
  %20 = load i32, ptr %7, align 4, !dbg !155
  %21 = atomicrmw add ptr @ticks, i32 %20 seq_cst, align 4, !dbg !155
  store i32 %21, ptr %8, align 4, !dbg !155
  %22 = load i32, ptr %8, align 4, !dbg !155
  store i32 %22, ptr %6, align 4, !dbg !155
  %23 = load i32, ptr %6, align 4, !dbg !155
  store atomic i32 %23, ptr %19 seq_cst, align 4, !dbg !155
  ret ptr null, !dbg !156
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @popper(ptr noundef %0) #0 !dbg !157 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !158, metadata !DIExpression()), !dbg !159
  call void @llvm.dbg.declare(metadata ptr %3, metadata !160, metadata !DIExpression()), !dbg !161
  %4 = call i32 @pop(), !dbg !162
  store i32 %4, ptr %3, align 4, !dbg !161
  %5 = load i32, ptr %3, align 4, !dbg !163
  %6 = icmp ne i32 %5, 0, !dbg !165
  br i1 %6, label %7, label %12, !dbg !166

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !167
  %9 = load ptr, ptr %2, align 8, !dbg !168
  %10 = ptrtoint ptr %9 to i64, !dbg !169
  %11 = getelementptr inbounds [2 x i32], ptr @popped, i64 0, i64 %10, !dbg !170
  store i32 %8, ptr %11, align 4, !dbg !171
  br label %12, !dbg !170

12:                                               ; preds = %7, %1
  ret ptr null, !dbg !172
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal i32 @pop() #0 !dbg !173 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !174, metadata !DIExpression()), !dbg !176
  store i32 0, ptr %2, align 4, !dbg !176
  br label %4, !dbg !177

4:                                                ; preds = %14, %0
  %5 = load i32, ptr %2, align 4, !dbg !178
  %6 = icmp slt i32 %5, 2, !dbg !180
  br i1 %6, label %7, label %17, !dbg !181

7:                                                ; preds = %4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !182, metadata !DIExpression()), !dbg !184
  %8 = call i32 @try_pop(), !dbg !185
  store i32 %8, ptr %3, align 4, !dbg !184
  %9 = load i32, ptr %3, align 4, !dbg !186
  %10 = icmp sge i32 %9, 0, !dbg !188
  br i1 %10, label %11, label %13, !dbg !189

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4, !dbg !190
  store i32 %12, ptr %1, align 4, !dbg !191
  br label %18, !dbg !191

13:                                               ; preds = %7
  br label %14, !dbg !192

14:                                               ; preds = %13
  %15 = load i32, ptr %2, align 4, !dbg !193
  %16 = add nsw i32 %15, 1, !dbg !193
  store i32 %16, ptr %2, align 4, !dbg !193
  br label %4, !dbg !194, !llvm.loop !195

17:                                               ; preds = %4
  store i32 0, ptr %1, align 4, !dbg !197
  br label %18, !dbg !197

18:                                               ; preds = %17, %11
  %19 = load i32, ptr %1, align 4, !dbg !198
  ret i32 %19, !dbg !198
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @try_pop() #0 !dbg !199 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata ptr %2, metadata !200, metadata !DIExpression()), !dbg !201
  store i32 -1, ptr %2, align 4, !dbg !201
  call void @llvm.dbg.declare(metadata ptr %3, metadata !202, metadata !DIExpression()), !dbg !203
  store i32 0, ptr %3, align 4, !dbg !203
  call void @llvm.dbg.declare(metadata ptr %4, metadata !204, metadata !DIExpression()), !dbg !205
  store i32 0, ptr %4, align 4, !dbg !205
  call void @llvm.dbg.declare(metadata ptr %5, metadata !206, metadata !DIExpression()), !dbg !208
  store i32 0, ptr %5, align 4, !dbg !208
  br label %12, !dbg !209

12:                                               ; preds = %46, %0
  %13 = load i32, ptr %5, align 4, !dbg !210
  %14 = icmp slt i32 %13, 3, !dbg !212
  br i1 %14, label %15, label %49, !dbg !213

15:                                               ; preds = %12
  %16 = load i32, ptr %5, align 4, !dbg !214
  %17 = sext i32 %16 to i64, !dbg !214
  %18 = getelementptr inbounds [3 x %struct.element], ptr @pools, i64 0, i64 %17, !dbg !214
  %19 = getelementptr inbounds %struct.element, ptr %18, i32 0, i32 0, !dbg !214
  %20 = load atomic i32, ptr %19 seq_cst, align 4, !dbg !214
  store i32 %20, ptr %6, align 4, !dbg !214
  %21 = load i32, ptr %6, align 4, !dbg !214
  %22 = icmp ne i32 %21, 0, !dbg !214
  br i1 %22, label %23, label %31, !dbg !217

23:                                               ; preds = %15
  %24 = load i32, ptr %5, align 4, !dbg !218
  %25 = sext i32 %24 to i64, !dbg !218
  %26 = getelementptr inbounds [3 x %struct.element], ptr @pools, i64 0, i64 %25, !dbg !218
  %27 = getelementptr inbounds %struct.element, ptr %26, i32 0, i32 2, !dbg !218
  %28 = load atomic i32, ptr %27 seq_cst, align 4, !dbg !218
  store i32 %28, ptr %7, align 4, !dbg !218
  %29 = load i32, ptr %7, align 4, !dbg !218
  %30 = icmp ne i32 %29, 0, !dbg !218
  br i1 %30, label %31, label %32, !dbg !219

31:                                               ; preds = %23, %15
  br label %46, !dbg !220

32:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata ptr %8, metadata !221, metadata !DIExpression()), !dbg !222
  %33 = load i32, ptr %5, align 4, !dbg !223
  %34 = sext i32 %33 to i64, !dbg !223
  %35 = getelementptr inbounds [3 x %struct.element], ptr @pools, i64 0, i64 %34, !dbg !223
  %36 = getelementptr inbounds %struct.element, ptr %35, i32 0, i32 1, !dbg !223
  %37 = load atomic i32, ptr %36 seq_cst, align 4, !dbg !223
  store i32 %37, ptr %9, align 4, !dbg !223
  %38 = load i32, ptr %9, align 4, !dbg !223
  store i32 %38, ptr %8, align 4, !dbg !222
  %39 = load i32, ptr %8, align 4, !dbg !224
  %40 = load i32, ptr %3, align 4, !dbg !226
  %41 = icmp sgt i32 %39, %40, !dbg !227
  br i1 %41, label %42, label %45, !dbg !228

42:                                               ; preds = %32
  %43 = load i32, ptr %5, align 4, !dbg !229
  store i32 %43, ptr %2, align 4, !dbg !231
  %44 = load i32, ptr %8, align 4, !dbg !232
  store i32 %44, ptr %3, align 4, !dbg !233
  br label %45, !dbg !234

45:                                               ; preds = %42, %32
  br label %46, !dbg !235

46:                                               ; preds = %45, %31
  %47 = load i32, ptr %5, align 4, !dbg !236
  %48 = add nsw i32 %47, 1, !dbg !236
  store i32 %48, ptr %5, align 4, !dbg !236
  br label %12, !dbg !237, !llvm.loop !238

49:                                               ; preds = %12
  %50 = load i32, ptr %2, align 4, !dbg !240
  %51 = icmp slt i32 %50, 0, !dbg !242
  br i1 %51, label %52, label %53, !dbg !243

52:                                               ; preds = %49
  store i32 0, ptr %1, align 4, !dbg !244
  br label %72, !dbg !244

53:                                               ; preds = %49
  %54 = load i32, ptr %2, align 4, !dbg !245
  %55 = sext i32 %54 to i64, !dbg !245
  %56 = getelementptr inbounds [3 x %struct.element], ptr @pools, i64 0, i64 %55, !dbg !245
  %57 = getelementptr inbounds %struct.element, ptr %56, i32 0, i32 2, !dbg !245
  store i32 1, ptr %10, align 4, !dbg !245
  %58 = load i32, ptr %4, align 4, !dbg !245
  %59 = load i32, ptr %10, align 4, !dbg !245
  %60 = cmpxchg ptr %57, i32 %58, i32 %59 seq_cst seq_cst, align 4, !dbg !245
  %61 = extractvalue { i32, i1 } %60, 0, !dbg !245
  %62 = extractvalue { i32, i1 } %60, 1, !dbg !245
  br i1 %62, label %64, label %63, !dbg !245

63:                                               ; preds = %53
  store i32 %61, ptr %4, align 4, !dbg !245
  br label %64, !dbg !245

64:                                               ; preds = %63, %53
  %65 = zext i1 %62 to i8, !dbg !245
  store i8 %65, ptr %11, align 1, !dbg !245
  %66 = load i8, ptr %11, align 1, !dbg !245
  %67 = trunc i8 %66 to i1, !dbg !245
  br i1 %67, label %69, label %68, !dbg !247

68:                                               ; preds = %64
  store i32 -1, ptr %1, align 4, !dbg !248
  br label %72, !dbg !248

69:                                               ; preds = %64
  %70 = load i32, ptr %2, align 4, !dbg !249
  %71 = add nsw i32 1, %70, !dbg !250
  store i32 %71, ptr %1, align 4, !dbg !251
  br label %72, !dbg !251

72:                                               ; preds = %69, %68, %52
  %73 = load i32, ptr %1, align 4, !dbg !252
  ret i32 %73, !dbg !252
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
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "popped", scope: !2, file: !12, line: 24, type: !44, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/ts_stack.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!10, !17, !22, !0, !28, !42}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !12, line: 47, type: !13, isLocal: true, isDefinition: true)
!12 = !DIFile(filename: "estimate/stack.h", directory: ".")
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 328, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 41)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !12, line: 47, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 17)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !12, line: 47, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "pools", scope: !2, file: !3, line: 23, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 288, elements: !40)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "element", file: !3, line: 19, size: 96, elements: !32)
!32 = !{!33, !38, !39}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "there", scope: !31, file: !3, line: 20, baseType: !34, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !35, line: 96, baseType: !36)
!35 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "stamp", scope: !31, file: !3, line: 20, baseType: !34, size: 32, offset: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "taken", scope: !31, file: !3, line: 20, baseType: !34, size: 32, offset: 64)
!40 = !{!41}
!41 = !DISubrange(count: 3)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "ticks", scope: !2, file: !3, line: 24, type: !34, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 64, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 2)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = distinct !DISubprogram(name: "main", scope: !12, file: !12, line: 35, type: !55, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!37}
!57 = !{}
!58 = !DILocalVariable(name: "t", scope: !54, file: !12, line: 37, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 320, elements: !63)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !61, line: 27, baseType: !62)
!61 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !{!64}
!64 = !DISubrange(count: 5)
!65 = !DILocation(line: 37, column: 12, scope: !54)
!66 = !DILocalVariable(name: "seen", scope: !54, file: !12, line: 38, type: !67)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 128, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 4)
!70 = !DILocation(line: 38, column: 6, scope: !54)
!71 = !DILocalVariable(name: "i", scope: !72, file: !12, line: 40, type: !37)
!72 = distinct !DILexicalBlock(scope: !54, file: !12, line: 40, column: 2)
!73 = !DILocation(line: 40, column: 11, scope: !72)
!74 = !DILocation(line: 40, column: 7, scope: !72)
!75 = !DILocation(line: 40, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !12, line: 40, column: 2)
!77 = !DILocation(line: 40, column: 20, scope: !76)
!78 = !DILocation(line: 40, column: 2, scope: !72)
!79 = !DILocation(line: 41, column: 21, scope: !76)
!80 = !DILocation(line: 41, column: 19, scope: !76)
!81 = !DILocation(line: 41, column: 55, scope: !76)
!82 = !DILocation(line: 41, column: 45, scope: !76)
!83 = !DILocation(line: 41, column: 37, scope: !76)
!84 = !DILocation(line: 41, column: 3, scope: !76)
!85 = !DILocation(line: 40, column: 32, scope: !76)
!86 = !DILocation(line: 40, column: 2, scope: !76)
!87 = distinct !{!87, !78, !88, !89}
!88 = !DILocation(line: 41, column: 56, scope: !72)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !DILocalVariable(name: "i", scope: !91, file: !12, line: 42, type: !37)
!91 = distinct !DILexicalBlock(scope: !54, file: !12, line: 42, column: 2)
!92 = !DILocation(line: 42, column: 11, scope: !91)
!93 = !DILocation(line: 42, column: 7, scope: !91)
!94 = !DILocation(line: 42, column: 18, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !12, line: 42, column: 2)
!96 = !DILocation(line: 42, column: 20, scope: !95)
!97 = !DILocation(line: 42, column: 2, scope: !91)
!98 = !DILocation(line: 43, column: 31, scope: !95)
!99 = !DILocation(line: 43, column: 29, scope: !95)
!100 = !DILocation(line: 43, column: 19, scope: !95)
!101 = !DILocation(line: 43, column: 67, scope: !95)
!102 = !DILocation(line: 43, column: 57, scope: !95)
!103 = !DILocation(line: 43, column: 49, scope: !95)
!104 = !DILocation(line: 43, column: 3, scope: !95)
!105 = !DILocation(line: 42, column: 32, scope: !95)
!106 = !DILocation(line: 42, column: 2, scope: !95)
!107 = distinct !{!107, !97, !108, !89}
!108 = !DILocation(line: 43, column: 68, scope: !91)
!109 = !DILocalVariable(name: "i", scope: !110, file: !12, line: 44, type: !37)
!110 = distinct !DILexicalBlock(scope: !54, file: !12, line: 44, column: 2)
!111 = !DILocation(line: 44, column: 11, scope: !110)
!112 = !DILocation(line: 44, column: 7, scope: !110)
!113 = !DILocation(line: 44, column: 18, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !12, line: 44, column: 2)
!115 = !DILocation(line: 44, column: 20, scope: !114)
!116 = !DILocation(line: 44, column: 2, scope: !110)
!117 = !DILocation(line: 45, column: 18, scope: !114)
!118 = !DILocation(line: 45, column: 16, scope: !114)
!119 = !DILocation(line: 45, column: 3, scope: !114)
!120 = !DILocation(line: 44, column: 42, scope: !114)
!121 = !DILocation(line: 44, column: 2, scope: !114)
!122 = distinct !{!122, !116, !123, !89}
!123 = !DILocation(line: 45, column: 26, scope: !110)
!124 = !DILocalVariable(name: "i", scope: !125, file: !12, line: 46, type: !37)
!125 = distinct !DILexicalBlock(scope: !54, file: !12, line: 46, column: 2)
!126 = !DILocation(line: 46, column: 11, scope: !125)
!127 = !DILocation(line: 46, column: 7, scope: !125)
!128 = !DILocation(line: 46, column: 18, scope: !129)
!129 = distinct !DILexicalBlock(scope: !125, file: !12, line: 46, column: 2)
!130 = !DILocation(line: 46, column: 20, scope: !129)
!131 = !DILocation(line: 46, column: 2, scope: !125)
!132 = !DILocation(line: 47, column: 3, scope: !133)
!133 = distinct !DILexicalBlock(scope: !134, file: !12, line: 47, column: 3)
!134 = distinct !DILexicalBlock(scope: !129, file: !12, line: 47, column: 3)
!135 = !DILocation(line: 47, column: 3, scope: !134)
!136 = !DILocation(line: 47, column: 3, scope: !129)
!137 = !DILocation(line: 46, column: 32, scope: !129)
!138 = !DILocation(line: 46, column: 2, scope: !129)
!139 = distinct !{!139, !131, !140, !89}
!140 = !DILocation(line: 47, column: 3, scope: !125)
!141 = !DILocation(line: 48, column: 2, scope: !54)
!142 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 26, type: !143, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!143 = !DISubroutineType(types: !144)
!144 = !{!5, !5}
!145 = !DILocalVariable(name: "arg", arg: 1, scope: !142, file: !3, line: 26, type: !5)
!146 = !DILocation(line: 26, column: 25, scope: !142)
!147 = !DILocalVariable(name: "e", scope: !142, file: !3, line: 28, type: !148)
!148 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!149 = !DILocation(line: 28, column: 18, scope: !142)
!150 = !DILocation(line: 28, column: 39, scope: !142)
!151 = !DILocation(line: 28, column: 29, scope: !142)
!152 = !DILocation(line: 28, column: 23, scope: !142)
!153 = !DILocation(line: 30, column: 2, scope: !142)
!154 = !DILocation(line: 31, column: 2, scope: !142)
!155 = !DILocation(line: 32, column: 2, scope: !142)
!156 = !DILocation(line: 33, column: 2, scope: !142)
!157 = distinct !DISubprogram(name: "popper", scope: !12, file: !12, line: 26, type: !143, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!158 = !DILocalVariable(name: "arg", arg: 1, scope: !157, file: !12, line: 26, type: !5)
!159 = !DILocation(line: 26, column: 27, scope: !157)
!160 = !DILocalVariable(name: "v", scope: !157, file: !12, line: 28, type: !37)
!161 = !DILocation(line: 28, column: 6, scope: !157)
!162 = !DILocation(line: 28, column: 10, scope: !157)
!163 = !DILocation(line: 30, column: 6, scope: !164)
!164 = distinct !DILexicalBlock(scope: !157, file: !12, line: 30, column: 6)
!165 = !DILocation(line: 30, column: 8, scope: !164)
!166 = !DILocation(line: 30, column: 6, scope: !157)
!167 = !DILocation(line: 31, column: 27, scope: !164)
!168 = !DILocation(line: 31, column: 20, scope: !164)
!169 = !DILocation(line: 31, column: 10, scope: !164)
!170 = !DILocation(line: 31, column: 3, scope: !164)
!171 = !DILocation(line: 31, column: 25, scope: !164)
!172 = !DILocation(line: 32, column: 2, scope: !157)
!173 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 57, type: !55, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!174 = !DILocalVariable(name: "i", scope: !175, file: !3, line: 59, type: !37)
!175 = distinct !DILexicalBlock(scope: !173, file: !3, line: 59, column: 2)
!176 = !DILocation(line: 59, column: 11, scope: !175)
!177 = !DILocation(line: 59, column: 7, scope: !175)
!178 = !DILocation(line: 59, column: 18, scope: !179)
!179 = distinct !DILexicalBlock(scope: !175, file: !3, line: 59, column: 2)
!180 = !DILocation(line: 59, column: 20, scope: !179)
!181 = !DILocation(line: 59, column: 2, scope: !175)
!182 = !DILocalVariable(name: "v", scope: !183, file: !3, line: 60, type: !37)
!183 = distinct !DILexicalBlock(scope: !179, file: !3, line: 59, column: 34)
!184 = !DILocation(line: 60, column: 7, scope: !183)
!185 = !DILocation(line: 60, column: 11, scope: !183)
!186 = !DILocation(line: 61, column: 7, scope: !187)
!187 = distinct !DILexicalBlock(scope: !183, file: !3, line: 61, column: 7)
!188 = !DILocation(line: 61, column: 9, scope: !187)
!189 = !DILocation(line: 61, column: 7, scope: !183)
!190 = !DILocation(line: 62, column: 11, scope: !187)
!191 = !DILocation(line: 62, column: 4, scope: !187)
!192 = !DILocation(line: 63, column: 2, scope: !183)
!193 = !DILocation(line: 59, column: 30, scope: !179)
!194 = !DILocation(line: 59, column: 2, scope: !179)
!195 = distinct !{!195, !181, !196, !89}
!196 = !DILocation(line: 63, column: 2, scope: !175)
!197 = !DILocation(line: 64, column: 2, scope: !173)
!198 = !DILocation(line: 65, column: 1, scope: !173)
!199 = distinct !DISubprogram(name: "try_pop", scope: !3, file: !3, line: 37, type: !55, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!200 = !DILocalVariable(name: "youngest", scope: !199, file: !3, line: 39, type: !37)
!201 = !DILocation(line: 39, column: 6, scope: !199)
!202 = !DILocalVariable(name: "best", scope: !199, file: !3, line: 39, type: !37)
!203 = !DILocation(line: 39, column: 21, scope: !199)
!204 = !DILocalVariable(name: "free", scope: !199, file: !3, line: 39, type: !37)
!205 = !DILocation(line: 39, column: 31, scope: !199)
!206 = !DILocalVariable(name: "i", scope: !207, file: !3, line: 41, type: !37)
!207 = distinct !DILexicalBlock(scope: !199, file: !3, line: 41, column: 2)
!208 = !DILocation(line: 41, column: 11, scope: !207)
!209 = !DILocation(line: 41, column: 7, scope: !207)
!210 = !DILocation(line: 41, column: 18, scope: !211)
!211 = distinct !DILexicalBlock(scope: !207, file: !3, line: 41, column: 2)
!212 = !DILocation(line: 41, column: 20, scope: !211)
!213 = !DILocation(line: 41, column: 2, scope: !207)
!214 = !DILocation(line: 42, column: 8, scope: !215)
!215 = distinct !DILexicalBlock(scope: !216, file: !3, line: 42, column: 7)
!216 = distinct !DILexicalBlock(scope: !211, file: !3, line: 41, column: 36)
!217 = !DILocation(line: 42, column: 37, scope: !215)
!218 = !DILocation(line: 42, column: 40, scope: !215)
!219 = !DILocation(line: 42, column: 7, scope: !216)
!220 = !DILocation(line: 43, column: 4, scope: !215)
!221 = !DILocalVariable(name: "stamp", scope: !216, file: !3, line: 44, type: !37)
!222 = !DILocation(line: 44, column: 7, scope: !216)
!223 = !DILocation(line: 44, column: 15, scope: !216)
!224 = !DILocation(line: 45, column: 7, scope: !225)
!225 = distinct !DILexicalBlock(scope: !216, file: !3, line: 45, column: 7)
!226 = !DILocation(line: 45, column: 15, scope: !225)
!227 = !DILocation(line: 45, column: 13, scope: !225)
!228 = !DILocation(line: 45, column: 7, scope: !216)
!229 = !DILocation(line: 46, column: 15, scope: !230)
!230 = distinct !DILexicalBlock(scope: !225, file: !3, line: 45, column: 21)
!231 = !DILocation(line: 46, column: 13, scope: !230)
!232 = !DILocation(line: 47, column: 11, scope: !230)
!233 = !DILocation(line: 47, column: 9, scope: !230)
!234 = !DILocation(line: 48, column: 3, scope: !230)
!235 = !DILocation(line: 49, column: 2, scope: !216)
!236 = !DILocation(line: 41, column: 32, scope: !211)
!237 = !DILocation(line: 41, column: 2, scope: !211)
!238 = distinct !{!238, !213, !239, !89}
!239 = !DILocation(line: 49, column: 2, scope: !207)
!240 = !DILocation(line: 50, column: 6, scope: !241)
!241 = distinct !DILexicalBlock(scope: !199, file: !3, line: 50, column: 6)
!242 = !DILocation(line: 50, column: 15, scope: !241)
!243 = !DILocation(line: 50, column: 6, scope: !199)
!244 = !DILocation(line: 51, column: 3, scope: !241)
!245 = !DILocation(line: 52, column: 7, scope: !246)
!246 = distinct !DILexicalBlock(scope: !199, file: !3, line: 52, column: 6)
!247 = !DILocation(line: 52, column: 6, scope: !199)
!248 = !DILocation(line: 53, column: 3, scope: !246)
!249 = !DILocation(line: 54, column: 13, scope: !199)
!250 = !DILocation(line: 54, column: 11, scope: !199)
!251 = !DILocation(line: 54, column: 2, scope: !199)
!252 = !DILocation(line: 55, column: 1, scope: !199)
