; ModuleID = 'states/black_white_bakery.c'
source_filename = "states/black_white_bakery.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@choosing = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@shared_colour = internal global i32 0, align 4, !dbg !11
@colour = internal global [3 x i32] zeroinitializer, align 4, !dbg !16
@number = internal global [3 x i32] zeroinitializer, align 4, !dbg !21
@inside = internal global i32 0, align 4, !dbg !41
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !23
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !30
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !35

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 3, ptr noundef @run), !dbg !55
  ret i32 0, !dbg !56
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !57 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !64
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !65, metadata !DIExpression()), !dbg !66
  %9 = load i32, ptr %3, align 4, !dbg !67
  %10 = zext i32 %9 to i64, !dbg !68
  %11 = call ptr @llvm.stacksave(), !dbg !68
  store ptr %11, ptr %5, align 8, !dbg !68
  %12 = alloca i64, i64 %10, align 16, !dbg !68
  store i64 %10, ptr %6, align 8, !dbg !68
  call void @llvm.dbg.declare(metadata ptr %6, metadata !69, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata ptr %12, metadata !72, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata ptr %7, metadata !79, metadata !DIExpression()), !dbg !81
  store i32 0, ptr %7, align 4, !dbg !81
  br label %13, !dbg !82

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !83
  %15 = load i32, ptr %3, align 4, !dbg !85
  %16 = icmp slt i32 %14, %15, !dbg !86
  br i1 %16, label %17, label %29, !dbg !87

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !88
  %19 = sext i32 %18 to i64, !dbg !89
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !89
  %21 = load ptr, ptr %4, align 8, !dbg !90
  %22 = load i32, ptr %7, align 4, !dbg !91
  %23 = sext i32 %22 to i64, !dbg !92
  %24 = inttoptr i64 %23 to ptr, !dbg !93
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !94
  br label %26, !dbg !94

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !95
  %28 = add nsw i32 %27, 1, !dbg !95
  store i32 %28, ptr %7, align 4, !dbg !95
  br label %13, !dbg !96, !llvm.loop !97

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !100, metadata !DIExpression()), !dbg !102
  store i32 0, ptr %8, align 4, !dbg !102
  br label %30, !dbg !103

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !104
  %32 = load i32, ptr %3, align 4, !dbg !106
  %33 = icmp slt i32 %31, %32, !dbg !107
  br i1 %33, label %34, label %43, !dbg !108

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !109
  %36 = sext i32 %35 to i64, !dbg !110
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !110
  %38 = load i64, ptr %37, align 8, !dbg !110
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !111
  br label %40, !dbg !111

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !112
  %42 = add nsw i32 %41, 1, !dbg !112
  store i32 %42, ptr %8, align 4, !dbg !112
  br label %30, !dbg !113, !llvm.loop !114

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !116
  call void @llvm.stackrestore(ptr %44), !dbg !116
  ret void, !dbg !116
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !117 {
  %2 = alloca ptr, align 8
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
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !118, metadata !DIExpression()), !dbg !119
  call void @llvm.dbg.declare(metadata ptr %3, metadata !120, metadata !DIExpression()), !dbg !121
  %27 = load ptr, ptr %2, align 8, !dbg !122
  %28 = ptrtoint ptr %27 to i64, !dbg !123
  %29 = trunc i64 %28 to i32, !dbg !124
  store i32 %29, ptr %3, align 4, !dbg !121
  br label %30, !dbg !125

30:                                               ; preds = %172, %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !126, metadata !DIExpression()), !dbg !130
  store i32 0, ptr %4, align 4, !dbg !130
  %31 = load i32, ptr %3, align 4, !dbg !131
  %32 = sext i32 %31 to i64, !dbg !131
  %33 = getelementptr inbounds [3 x i32], ptr @choosing, i64 0, i64 %32, !dbg !131
  store i32 1, ptr %5, align 4, !dbg !131
  %34 = load i32, ptr %5, align 4, !dbg !131
  store atomic i32 %34, ptr %33 seq_cst, align 4, !dbg !131
  call void @llvm.dbg.declare(metadata ptr %6, metadata !132, metadata !DIExpression()), !dbg !133
  %35 = load atomic i32, ptr @shared_colour seq_cst, align 4, !dbg !134
  store i32 %35, ptr %7, align 4, !dbg !134
  %36 = load i32, ptr %7, align 4, !dbg !134
  store i32 %36, ptr %6, align 4, !dbg !133
  %37 = load i32, ptr %3, align 4, !dbg !135
  %38 = sext i32 %37 to i64, !dbg !135
  %39 = getelementptr inbounds [3 x i32], ptr @colour, i64 0, i64 %38, !dbg !135
  %40 = load i32, ptr %6, align 4, !dbg !135
  store i32 %40, ptr %8, align 4, !dbg !135
  %41 = load i32, ptr %8, align 4, !dbg !135
  store atomic i32 %41, ptr %39 seq_cst, align 4, !dbg !135
  call void @llvm.dbg.declare(metadata ptr %9, metadata !136, metadata !DIExpression()), !dbg !138
  store i32 0, ptr %9, align 4, !dbg !138
  br label %42, !dbg !139

42:                                               ; preds = %70, %30
  %43 = load i32, ptr %9, align 4, !dbg !140
  %44 = icmp slt i32 %43, 3, !dbg !142
  br i1 %44, label %45, label %73, !dbg !143

45:                                               ; preds = %42
  %46 = load i32, ptr %9, align 4, !dbg !144
  %47 = load i32, ptr %3, align 4, !dbg !147
  %48 = icmp eq i32 %46, %47, !dbg !148
  br i1 %48, label %57, label %49, !dbg !149

49:                                               ; preds = %45
  %50 = load i32, ptr %9, align 4, !dbg !150
  %51 = sext i32 %50 to i64, !dbg !150
  %52 = getelementptr inbounds [3 x i32], ptr @colour, i64 0, i64 %51, !dbg !150
  %53 = load atomic i32, ptr %52 seq_cst, align 4, !dbg !150
  store i32 %53, ptr %10, align 4, !dbg !150
  %54 = load i32, ptr %10, align 4, !dbg !150
  %55 = load i32, ptr %6, align 4, !dbg !151
  %56 = icmp ne i32 %54, %55, !dbg !152
  br i1 %56, label %57, label %58, !dbg !153

57:                                               ; preds = %49, %45
  br label %70, !dbg !154

58:                                               ; preds = %49
  call void @llvm.dbg.declare(metadata ptr %11, metadata !155, metadata !DIExpression()), !dbg !156
  %59 = load i32, ptr %9, align 4, !dbg !157
  %60 = sext i32 %59 to i64, !dbg !157
  %61 = getelementptr inbounds [3 x i32], ptr @number, i64 0, i64 %60, !dbg !157
  %62 = load atomic i32, ptr %61 seq_cst, align 4, !dbg !157
  store i32 %62, ptr %12, align 4, !dbg !157
  %63 = load i32, ptr %12, align 4, !dbg !157
  store i32 %63, ptr %11, align 4, !dbg !156
  %64 = load i32, ptr %11, align 4, !dbg !158
  %65 = load i32, ptr %4, align 4, !dbg !160
  %66 = icmp sgt i32 %64, %65, !dbg !161
  br i1 %66, label %67, label %69, !dbg !162

67:                                               ; preds = %58
  %68 = load i32, ptr %11, align 4, !dbg !163
  store i32 %68, ptr %4, align 4, !dbg !164
  br label %69, !dbg !165

69:                                               ; preds = %67, %58
  br label %70, !dbg !166

70:                                               ; preds = %69, %57
  %71 = load i32, ptr %9, align 4, !dbg !167
  %72 = add nsw i32 %71, 1, !dbg !167
  store i32 %72, ptr %9, align 4, !dbg !167
  br label %42, !dbg !168, !llvm.loop !169

73:                                               ; preds = %42
  call void @llvm.dbg.declare(metadata ptr %13, metadata !171, metadata !DIExpression()), !dbg !172
  %74 = load i32, ptr %4, align 4, !dbg !173
  %75 = add nsw i32 %74, 1, !dbg !174
  store i32 %75, ptr %13, align 4, !dbg !172
  %76 = load i32, ptr %3, align 4, !dbg !175
  %77 = sext i32 %76 to i64, !dbg !175
  %78 = getelementptr inbounds [3 x i32], ptr @number, i64 0, i64 %77, !dbg !175
  %79 = load i32, ptr %13, align 4, !dbg !175
  store i32 %79, ptr %14, align 4, !dbg !175
  %80 = load i32, ptr %14, align 4, !dbg !175
  store atomic i32 %80, ptr %78 seq_cst, align 4, !dbg !175
  %81 = load i32, ptr %3, align 4, !dbg !176
  %82 = sext i32 %81 to i64, !dbg !176
  %83 = getelementptr inbounds [3 x i32], ptr @choosing, i64 0, i64 %82, !dbg !176
  store i32 0, ptr %15, align 4, !dbg !176
  %84 = load i32, ptr %15, align 4, !dbg !176
  store atomic i32 %84, ptr %83 seq_cst, align 4, !dbg !176
  call void @llvm.dbg.declare(metadata ptr %16, metadata !177, metadata !DIExpression()), !dbg !179
  store i32 0, ptr %16, align 4, !dbg !179
  br label %85, !dbg !180

85:                                               ; preds = %169, %73
  %86 = load i32, ptr %16, align 4, !dbg !181
  %87 = icmp slt i32 %86, 3, !dbg !183
  br i1 %87, label %88, label %172, !dbg !184

88:                                               ; preds = %85
  %89 = load i32, ptr %16, align 4, !dbg !185
  %90 = load i32, ptr %3, align 4, !dbg !188
  %91 = icmp eq i32 %89, %90, !dbg !189
  br i1 %91, label %92, label %93, !dbg !190

92:                                               ; preds = %88
  br label %169, !dbg !191

93:                                               ; preds = %88
  br label %94, !dbg !192

94:                                               ; preds = %101, %93
  %95 = load i32, ptr %16, align 4, !dbg !193
  %96 = sext i32 %95 to i64, !dbg !193
  %97 = getelementptr inbounds [3 x i32], ptr @choosing, i64 0, i64 %96, !dbg !193
  %98 = load atomic i32, ptr %97 seq_cst, align 4, !dbg !193
  store i32 %98, ptr %17, align 4, !dbg !193
  %99 = load i32, ptr %17, align 4, !dbg !193
  %100 = icmp ne i32 %99, 0, !dbg !192
  br i1 %100, label %101, label %102, !dbg !192

101:                                              ; preds = %94
  br label %94, !dbg !192, !llvm.loop !194

102:                                              ; preds = %94
  %103 = load i32, ptr %16, align 4, !dbg !196
  %104 = sext i32 %103 to i64, !dbg !196
  %105 = getelementptr inbounds [3 x i32], ptr @colour, i64 0, i64 %104, !dbg !196
  %106 = load atomic i32, ptr %105 seq_cst, align 4, !dbg !196
  store i32 %106, ptr %18, align 4, !dbg !196
  %107 = load i32, ptr %18, align 4, !dbg !196
  %108 = load i32, ptr %6, align 4, !dbg !198
  %109 = icmp eq i32 %107, %108, !dbg !199
  br i1 %109, label %110, label %143, !dbg !200

110:                                              ; preds = %102
  br label %111, !dbg !201

111:                                              ; preds = %141, %110
  call void @llvm.dbg.declare(metadata ptr %19, metadata !203, metadata !DIExpression()), !dbg !207
  %112 = load i32, ptr %16, align 4, !dbg !208
  %113 = sext i32 %112 to i64, !dbg !208
  %114 = getelementptr inbounds [3 x i32], ptr @number, i64 0, i64 %113, !dbg !208
  %115 = load atomic i32, ptr %114 seq_cst, align 4, !dbg !208
  store i32 %115, ptr %20, align 4, !dbg !208
  %116 = load i32, ptr %20, align 4, !dbg !208
  store i32 %116, ptr %19, align 4, !dbg !207
  %117 = load i32, ptr %19, align 4, !dbg !209
  %118 = icmp eq i32 %117, 0, !dbg !211
  br i1 %118, label %131, label %119, !dbg !212

119:                                              ; preds = %111
  %120 = load i32, ptr %19, align 4, !dbg !213
  %121 = load i32, ptr %13, align 4, !dbg !214
  %122 = icmp sgt i32 %120, %121, !dbg !215
  br i1 %122, label %131, label %123, !dbg !216

123:                                              ; preds = %119
  %124 = load i32, ptr %19, align 4, !dbg !217
  %125 = load i32, ptr %13, align 4, !dbg !218
  %126 = icmp eq i32 %124, %125, !dbg !219
  br i1 %126, label %127, label %132, !dbg !220

127:                                              ; preds = %123
  %128 = load i32, ptr %16, align 4, !dbg !221
  %129 = load i32, ptr %3, align 4, !dbg !222
  %130 = icmp sge i32 %128, %129, !dbg !223
  br i1 %130, label %131, label %132, !dbg !224

131:                                              ; preds = %127, %119, %111
  br label %142, !dbg !225

132:                                              ; preds = %127, %123
  %133 = load i32, ptr %16, align 4, !dbg !226
  %134 = sext i32 %133 to i64, !dbg !226
  %135 = getelementptr inbounds [3 x i32], ptr @colour, i64 0, i64 %134, !dbg !226
  %136 = load atomic i32, ptr %135 seq_cst, align 4, !dbg !226
  store i32 %136, ptr %21, align 4, !dbg !226
  %137 = load i32, ptr %21, align 4, !dbg !226
  %138 = load i32, ptr %6, align 4, !dbg !228
  %139 = icmp ne i32 %137, %138, !dbg !229
  br i1 %139, label %140, label %141, !dbg !230

140:                                              ; preds = %132
  br label %142, !dbg !231

141:                                              ; preds = %132
  br label %111, !dbg !232, !llvm.loop !233

142:                                              ; preds = %140, %131
  br label %168, !dbg !236

143:                                              ; preds = %102
  br label %144, !dbg !237

144:                                              ; preds = %166, %143
  %145 = load i32, ptr %16, align 4, !dbg !239
  %146 = sext i32 %145 to i64, !dbg !239
  %147 = getelementptr inbounds [3 x i32], ptr @number, i64 0, i64 %146, !dbg !239
  %148 = load atomic i32, ptr %147 seq_cst, align 4, !dbg !239
  store i32 %148, ptr %22, align 4, !dbg !239
  %149 = load i32, ptr %22, align 4, !dbg !239
  %150 = icmp ne i32 %149, 0, !dbg !240
  br i1 %150, label %151, label %164, !dbg !241

151:                                              ; preds = %144
  %152 = load i32, ptr %6, align 4, !dbg !242
  %153 = load atomic i32, ptr @shared_colour seq_cst, align 4, !dbg !243
  store i32 %153, ptr %23, align 4, !dbg !243
  %154 = load i32, ptr %23, align 4, !dbg !243
  %155 = icmp eq i32 %152, %154, !dbg !244
  br i1 %155, label %156, label %164, !dbg !245

156:                                              ; preds = %151
  %157 = load i32, ptr %16, align 4, !dbg !246
  %158 = sext i32 %157 to i64, !dbg !246
  %159 = getelementptr inbounds [3 x i32], ptr @colour, i64 0, i64 %158, !dbg !246
  %160 = load atomic i32, ptr %159 seq_cst, align 4, !dbg !246
  store i32 %160, ptr %24, align 4, !dbg !246
  %161 = load i32, ptr %24, align 4, !dbg !246
  %162 = load i32, ptr %6, align 4, !dbg !247
  %163 = icmp ne i32 %161, %162, !dbg !248
  br label %164

164:                                              ; preds = %156, %151, %144
  %165 = phi i1 [ false, %151 ], [ false, %144 ], [ %163, %156 ], !dbg !249
  br i1 %165, label %166, label %167, !dbg !237

166:                                              ; preds = %164
  br label %144, !dbg !237, !llvm.loop !250

167:                                              ; preds = %164
  br label %168

168:                                              ; preds = %167, %142
  br label %169, !dbg !252

169:                                              ; preds = %168, %92
  %170 = load i32, ptr %16, align 4, !dbg !253
  %171 = add nsw i32 %170, 1, !dbg !253
  store i32 %171, ptr %16, align 4, !dbg !253
  br label %85, !dbg !254, !llvm.loop !255

172:                                              ; preds = %85
  call void @enter_alone(), !dbg !257
  call void @leave_alone(), !dbg !258
  %173 = load i32, ptr %6, align 4, !dbg !259
  %174 = sub nsw i32 1, %173, !dbg !259
  store i32 %174, ptr %25, align 4, !dbg !259
  %175 = load i32, ptr %25, align 4, !dbg !259
  store atomic i32 %175, ptr @shared_colour seq_cst, align 4, !dbg !259
  %176 = load i32, ptr %3, align 4, !dbg !260
  %177 = sext i32 %176 to i64, !dbg !260
  %178 = getelementptr inbounds [3 x i32], ptr @number, i64 0, i64 %177, !dbg !260
  store i32 0, ptr %26, align 4, !dbg !260
  %179 = load i32, ptr %26, align 4, !dbg !260
  store atomic i32 %179, ptr %178 seq_cst, align 4, !dbg !260
  br label %30, !dbg !261, !llvm.loop !262
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #2

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !265 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !268
  %2 = icmp eq i32 %1, 0, !dbg !268
  br i1 %2, label %3, label %4, !dbg !271

3:                                                ; preds = %0
  br label %5, !dbg !271

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !268
  unreachable, !dbg !268

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !272
  ret void, !dbg !273
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !274 {
  store volatile i32 0, ptr @inside, align 4, !dbg !275
  ret void, !dbg !276
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "choosing", scope: !2, file: !3, line: 16, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/black_white_bakery.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !16, !21, !23, !30, !35, !41}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "shared_colour", scope: !2, file: !3, line: 19, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !14, line: 96, baseType: !15)
!14 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "colour", scope: !2, file: !3, line: 18, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 96, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 3)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 17, type: !18, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !25, line: 49, type: !26, isLocal: true, isDefinition: true)
!25 = !DIFile(filename: "states/states.h", directory: ".")
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 96, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 12)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !25, line: 49, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 16)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !25, line: 49, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 184, elements: !39)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!39 = !{!40}
!40 = !DISubrange(count: 23)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !25, line: 45, type: !43, isLocal: true, isDefinition: true)
!43 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
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
!55 = !DILocation(line: 72, column: 2, scope: !51)
!56 = !DILocation(line: 73, column: 2, scope: !51)
!57 = distinct !DISubprogram(name: "run_numbered", scope: !25, file: !25, line: 59, type: !58, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !9, !60}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!61 = !DISubroutineType(types: !62)
!62 = !{!5, !5}
!63 = !DILocalVariable(name: "n", arg: 1, scope: !57, file: !25, line: 59, type: !9)
!64 = !DILocation(line: 59, column: 37, scope: !57)
!65 = !DILocalVariable(name: "routine", arg: 2, scope: !57, file: !25, line: 59, type: !60)
!66 = !DILocation(line: 59, column: 48, scope: !57)
!67 = !DILocation(line: 61, column: 14, scope: !57)
!68 = !DILocation(line: 61, column: 2, scope: !57)
!69 = !DILocalVariable(name: "__vla_expr0", scope: !57, type: !70, flags: DIFlagArtificial)
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DILocation(line: 0, scope: !57)
!72 = !DILocalVariable(name: "t", scope: !57, file: !25, line: 61, type: !73)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, elements: !76)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !75, line: 27, baseType: !70)
!75 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!76 = !{!77}
!77 = !DISubrange(count: !69)
!78 = !DILocation(line: 61, column: 12, scope: !57)
!79 = !DILocalVariable(name: "i", scope: !80, file: !25, line: 63, type: !9)
!80 = distinct !DILexicalBlock(scope: !57, file: !25, line: 63, column: 2)
!81 = !DILocation(line: 63, column: 11, scope: !80)
!82 = !DILocation(line: 63, column: 7, scope: !80)
!83 = !DILocation(line: 63, column: 18, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !25, line: 63, column: 2)
!85 = !DILocation(line: 63, column: 22, scope: !84)
!86 = !DILocation(line: 63, column: 20, scope: !84)
!87 = !DILocation(line: 63, column: 2, scope: !80)
!88 = !DILocation(line: 64, column: 21, scope: !84)
!89 = !DILocation(line: 64, column: 19, scope: !84)
!90 = !DILocation(line: 64, column: 31, scope: !84)
!91 = !DILocation(line: 64, column: 58, scope: !84)
!92 = !DILocation(line: 64, column: 48, scope: !84)
!93 = !DILocation(line: 64, column: 40, scope: !84)
!94 = !DILocation(line: 64, column: 3, scope: !84)
!95 = !DILocation(line: 63, column: 26, scope: !84)
!96 = !DILocation(line: 63, column: 2, scope: !84)
!97 = distinct !{!97, !87, !98, !99}
!98 = !DILocation(line: 64, column: 59, scope: !80)
!99 = !{!"llvm.loop.mustprogress"}
!100 = !DILocalVariable(name: "i", scope: !101, file: !25, line: 65, type: !9)
!101 = distinct !DILexicalBlock(scope: !57, file: !25, line: 65, column: 2)
!102 = !DILocation(line: 65, column: 11, scope: !101)
!103 = !DILocation(line: 65, column: 7, scope: !101)
!104 = !DILocation(line: 65, column: 18, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !25, line: 65, column: 2)
!106 = !DILocation(line: 65, column: 22, scope: !105)
!107 = !DILocation(line: 65, column: 20, scope: !105)
!108 = !DILocation(line: 65, column: 2, scope: !101)
!109 = !DILocation(line: 66, column: 18, scope: !105)
!110 = !DILocation(line: 66, column: 16, scope: !105)
!111 = !DILocation(line: 66, column: 3, scope: !105)
!112 = !DILocation(line: 65, column: 26, scope: !105)
!113 = !DILocation(line: 65, column: 2, scope: !105)
!114 = distinct !{!114, !108, !115, !99}
!115 = !DILocation(line: 66, column: 26, scope: !101)
!116 = !DILocation(line: 67, column: 1, scope: !57)
!117 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 21, type: !61, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!118 = !DILocalVariable(name: "arg", arg: 1, scope: !117, file: !3, line: 21, type: !5)
!119 = !DILocation(line: 21, column: 24, scope: !117)
!120 = !DILocalVariable(name: "me", scope: !117, file: !3, line: 23, type: !9)
!121 = !DILocation(line: 23, column: 6, scope: !117)
!122 = !DILocation(line: 23, column: 26, scope: !117)
!123 = !DILocation(line: 23, column: 16, scope: !117)
!124 = !DILocation(line: 23, column: 11, scope: !117)
!125 = !DILocation(line: 25, column: 2, scope: !117)
!126 = !DILocalVariable(name: "max", scope: !127, file: !3, line: 26, type: !9)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 25, column: 9)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 25, column: 2)
!129 = distinct !DILexicalBlock(scope: !117, file: !3, line: 25, column: 2)
!130 = !DILocation(line: 26, column: 7, scope: !127)
!131 = !DILocation(line: 28, column: 3, scope: !127)
!132 = !DILocalVariable(name: "mine", scope: !127, file: !3, line: 29, type: !9)
!133 = !DILocation(line: 29, column: 7, scope: !127)
!134 = !DILocation(line: 29, column: 14, scope: !127)
!135 = !DILocation(line: 30, column: 3, scope: !127)
!136 = !DILocalVariable(name: "k", scope: !137, file: !3, line: 31, type: !9)
!137 = distinct !DILexicalBlock(scope: !127, file: !3, line: 31, column: 3)
!138 = !DILocation(line: 31, column: 12, scope: !137)
!139 = !DILocation(line: 31, column: 8, scope: !137)
!140 = !DILocation(line: 31, column: 19, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 31, column: 3)
!142 = !DILocation(line: 31, column: 21, scope: !141)
!143 = !DILocation(line: 31, column: 3, scope: !137)
!144 = !DILocation(line: 32, column: 8, scope: !145)
!145 = distinct !DILexicalBlock(scope: !146, file: !3, line: 32, column: 8)
!146 = distinct !DILexicalBlock(scope: !141, file: !3, line: 31, column: 31)
!147 = !DILocation(line: 32, column: 13, scope: !145)
!148 = !DILocation(line: 32, column: 10, scope: !145)
!149 = !DILocation(line: 32, column: 16, scope: !145)
!150 = !DILocation(line: 32, column: 19, scope: !145)
!151 = !DILocation(line: 32, column: 38, scope: !145)
!152 = !DILocation(line: 32, column: 35, scope: !145)
!153 = !DILocation(line: 32, column: 8, scope: !146)
!154 = !DILocation(line: 33, column: 5, scope: !145)
!155 = !DILocalVariable(name: "n", scope: !146, file: !3, line: 34, type: !9)
!156 = !DILocation(line: 34, column: 8, scope: !146)
!157 = !DILocation(line: 34, column: 12, scope: !146)
!158 = !DILocation(line: 35, column: 8, scope: !159)
!159 = distinct !DILexicalBlock(scope: !146, file: !3, line: 35, column: 8)
!160 = !DILocation(line: 35, column: 12, scope: !159)
!161 = !DILocation(line: 35, column: 10, scope: !159)
!162 = !DILocation(line: 35, column: 8, scope: !146)
!163 = !DILocation(line: 36, column: 11, scope: !159)
!164 = !DILocation(line: 36, column: 9, scope: !159)
!165 = !DILocation(line: 36, column: 5, scope: !159)
!166 = !DILocation(line: 37, column: 3, scope: !146)
!167 = !DILocation(line: 31, column: 27, scope: !141)
!168 = !DILocation(line: 31, column: 3, scope: !141)
!169 = distinct !{!169, !143, !170, !99}
!170 = !DILocation(line: 37, column: 3, scope: !137)
!171 = !DILocalVariable(name: "ticket", scope: !127, file: !3, line: 38, type: !9)
!172 = !DILocation(line: 38, column: 7, scope: !127)
!173 = !DILocation(line: 38, column: 16, scope: !127)
!174 = !DILocation(line: 38, column: 20, scope: !127)
!175 = !DILocation(line: 39, column: 3, scope: !127)
!176 = !DILocation(line: 40, column: 3, scope: !127)
!177 = !DILocalVariable(name: "k", scope: !178, file: !3, line: 41, type: !9)
!178 = distinct !DILexicalBlock(scope: !127, file: !3, line: 41, column: 3)
!179 = !DILocation(line: 41, column: 12, scope: !178)
!180 = !DILocation(line: 41, column: 8, scope: !178)
!181 = !DILocation(line: 41, column: 19, scope: !182)
!182 = distinct !DILexicalBlock(scope: !178, file: !3, line: 41, column: 3)
!183 = !DILocation(line: 41, column: 21, scope: !182)
!184 = !DILocation(line: 41, column: 3, scope: !178)
!185 = !DILocation(line: 42, column: 8, scope: !186)
!186 = distinct !DILexicalBlock(scope: !187, file: !3, line: 42, column: 8)
!187 = distinct !DILexicalBlock(scope: !182, file: !3, line: 41, column: 31)
!188 = !DILocation(line: 42, column: 13, scope: !186)
!189 = !DILocation(line: 42, column: 10, scope: !186)
!190 = !DILocation(line: 42, column: 8, scope: !187)
!191 = !DILocation(line: 43, column: 5, scope: !186)
!192 = !DILocation(line: 44, column: 4, scope: !187)
!193 = !DILocation(line: 44, column: 11, scope: !187)
!194 = distinct !{!194, !192, !195, !99}
!195 = !DILocation(line: 45, column: 5, scope: !187)
!196 = !DILocation(line: 46, column: 8, scope: !197)
!197 = distinct !DILexicalBlock(scope: !187, file: !3, line: 46, column: 8)
!198 = !DILocation(line: 46, column: 27, scope: !197)
!199 = !DILocation(line: 46, column: 24, scope: !197)
!200 = !DILocation(line: 46, column: 8, scope: !187)
!201 = !DILocation(line: 47, column: 5, scope: !202)
!202 = distinct !DILexicalBlock(scope: !197, file: !3, line: 46, column: 33)
!203 = !DILocalVariable(name: "n", scope: !204, file: !3, line: 48, type: !9)
!204 = distinct !DILexicalBlock(scope: !205, file: !3, line: 47, column: 14)
!205 = distinct !DILexicalBlock(scope: !206, file: !3, line: 47, column: 5)
!206 = distinct !DILexicalBlock(scope: !202, file: !3, line: 47, column: 5)
!207 = !DILocation(line: 48, column: 10, scope: !204)
!208 = !DILocation(line: 48, column: 14, scope: !204)
!209 = !DILocation(line: 49, column: 10, scope: !210)
!210 = distinct !DILexicalBlock(scope: !204, file: !3, line: 49, column: 10)
!211 = !DILocation(line: 49, column: 12, scope: !210)
!212 = !DILocation(line: 49, column: 17, scope: !210)
!213 = !DILocation(line: 49, column: 20, scope: !210)
!214 = !DILocation(line: 49, column: 24, scope: !210)
!215 = !DILocation(line: 49, column: 22, scope: !210)
!216 = !DILocation(line: 49, column: 31, scope: !210)
!217 = !DILocation(line: 49, column: 35, scope: !210)
!218 = !DILocation(line: 49, column: 40, scope: !210)
!219 = !DILocation(line: 49, column: 37, scope: !210)
!220 = !DILocation(line: 49, column: 47, scope: !210)
!221 = !DILocation(line: 49, column: 50, scope: !210)
!222 = !DILocation(line: 49, column: 55, scope: !210)
!223 = !DILocation(line: 49, column: 52, scope: !210)
!224 = !DILocation(line: 49, column: 10, scope: !204)
!225 = !DILocation(line: 50, column: 7, scope: !210)
!226 = !DILocation(line: 51, column: 10, scope: !227)
!227 = distinct !DILexicalBlock(scope: !204, file: !3, line: 51, column: 10)
!228 = !DILocation(line: 51, column: 29, scope: !227)
!229 = !DILocation(line: 51, column: 26, scope: !227)
!230 = !DILocation(line: 51, column: 10, scope: !204)
!231 = !DILocation(line: 52, column: 7, scope: !227)
!232 = !DILocation(line: 47, column: 5, scope: !205)
!233 = distinct !{!233, !234, !235}
!234 = !DILocation(line: 47, column: 5, scope: !206)
!235 = !DILocation(line: 53, column: 5, scope: !206)
!236 = !DILocation(line: 54, column: 4, scope: !202)
!237 = !DILocation(line: 55, column: 5, scope: !238)
!238 = distinct !DILexicalBlock(scope: !197, file: !3, line: 54, column: 11)
!239 = !DILocation(line: 55, column: 12, scope: !238)
!240 = !DILocation(line: 55, column: 28, scope: !238)
!241 = !DILocation(line: 55, column: 33, scope: !238)
!242 = !DILocation(line: 55, column: 36, scope: !238)
!243 = !DILocation(line: 55, column: 44, scope: !238)
!244 = !DILocation(line: 55, column: 41, scope: !238)
!245 = !DILocation(line: 55, column: 64, scope: !238)
!246 = !DILocation(line: 56, column: 12, scope: !238)
!247 = !DILocation(line: 56, column: 31, scope: !238)
!248 = !DILocation(line: 56, column: 28, scope: !238)
!249 = !DILocation(line: 0, scope: !238)
!250 = distinct !{!250, !237, !251, !99}
!251 = !DILocation(line: 57, column: 6, scope: !238)
!252 = !DILocation(line: 59, column: 3, scope: !187)
!253 = !DILocation(line: 41, column: 27, scope: !182)
!254 = !DILocation(line: 41, column: 3, scope: !182)
!255 = distinct !{!255, !184, !256, !99}
!256 = !DILocation(line: 59, column: 3, scope: !178)
!257 = !DILocation(line: 60, column: 3, scope: !127)
!258 = !DILocation(line: 61, column: 3, scope: !127)
!259 = !DILocation(line: 63, column: 3, scope: !127)
!260 = !DILocation(line: 65, column: 3, scope: !127)
!261 = !DILocation(line: 25, column: 2, scope: !128)
!262 = distinct !{!262, !263, !264}
!263 = !DILocation(line: 25, column: 2, scope: !129)
!264 = !DILocation(line: 66, column: 2, scope: !129)
!265 = distinct !DISubprogram(name: "enter_alone", scope: !25, file: !25, line: 47, type: !266, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!266 = !DISubroutineType(types: !267)
!267 = !{null}
!268 = !DILocation(line: 49, column: 2, scope: !269)
!269 = distinct !DILexicalBlock(scope: !270, file: !25, line: 49, column: 2)
!270 = distinct !DILexicalBlock(scope: !265, file: !25, line: 49, column: 2)
!271 = !DILocation(line: 49, column: 2, scope: !270)
!272 = !DILocation(line: 50, column: 9, scope: !265)
!273 = !DILocation(line: 51, column: 1, scope: !265)
!274 = distinct !DISubprogram(name: "leave_alone", scope: !25, file: !25, line: 53, type: !266, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!275 = !DILocation(line: 55, column: 9, scope: !274)
!276 = !DILocation(line: 56, column: 1, scope: !274)
