; ModuleID = 'states/black_white_bakery.c'
source_filename = "states/black_white_bakery.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@choosing = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@shared_colour = internal global i32 0, align 4, !dbg !11
@colour = internal global [2 x i32] zeroinitializer, align 4, !dbg !16
@number = internal global [2 x i32] zeroinitializer, align 4, !dbg !21
@inside = internal global i32 0, align 4, !dbg !41
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !23
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !30
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !35

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 2, ptr noundef @run), !dbg !55
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
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !118, metadata !DIExpression()), !dbg !119
  call void @llvm.dbg.declare(metadata ptr %3, metadata !120, metadata !DIExpression()), !dbg !121
  %26 = load ptr, ptr %2, align 8, !dbg !122
  %27 = ptrtoint ptr %26 to i64, !dbg !123
  %28 = trunc i64 %27 to i32, !dbg !124
  store i32 %28, ptr %3, align 4, !dbg !121
  br label %29, !dbg !125

29:                                               ; preds = %171, %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !126, metadata !DIExpression()), !dbg !130
  store i32 0, ptr %4, align 4, !dbg !130
  %30 = load i32, ptr %3, align 4, !dbg !131
  %31 = sext i32 %30 to i64, !dbg !131
  %32 = getelementptr inbounds [2 x i32], ptr @choosing, i64 0, i64 %31, !dbg !131
  store i32 1, ptr %5, align 4, !dbg !131
  %33 = load i32, ptr %5, align 4, !dbg !131
  store atomic i32 %33, ptr %32 seq_cst, align 4, !dbg !131
  call void @llvm.dbg.declare(metadata ptr %6, metadata !132, metadata !DIExpression()), !dbg !133
  %34 = load atomic i32, ptr @shared_colour seq_cst, align 4, !dbg !134
  store i32 %34, ptr %7, align 4, !dbg !134
  %35 = load i32, ptr %7, align 4, !dbg !134
  store i32 %35, ptr %6, align 4, !dbg !133
  %36 = load i32, ptr %3, align 4, !dbg !135
  %37 = sext i32 %36 to i64, !dbg !135
  %38 = getelementptr inbounds [2 x i32], ptr @colour, i64 0, i64 %37, !dbg !135
  %39 = load i32, ptr %6, align 4, !dbg !135
  store i32 %39, ptr %8, align 4, !dbg !135
  %40 = load i32, ptr %8, align 4, !dbg !135
  store atomic i32 %40, ptr %38 seq_cst, align 4, !dbg !135
  call void @llvm.dbg.declare(metadata ptr %9, metadata !136, metadata !DIExpression()), !dbg !138
  store i32 0, ptr %9, align 4, !dbg !138
  br label %41, !dbg !139

41:                                               ; preds = %69, %29
  %42 = load i32, ptr %9, align 4, !dbg !140
  %43 = icmp slt i32 %42, 2, !dbg !142
  br i1 %43, label %44, label %72, !dbg !143

44:                                               ; preds = %41
  %45 = load i32, ptr %9, align 4, !dbg !144
  %46 = load i32, ptr %3, align 4, !dbg !147
  %47 = icmp eq i32 %45, %46, !dbg !148
  br i1 %47, label %56, label %48, !dbg !149

48:                                               ; preds = %44
  %49 = load i32, ptr %9, align 4, !dbg !150
  %50 = sext i32 %49 to i64, !dbg !150
  %51 = getelementptr inbounds [2 x i32], ptr @colour, i64 0, i64 %50, !dbg !150
  %52 = load atomic i32, ptr %51 seq_cst, align 4, !dbg !150
  store i32 %52, ptr %10, align 4, !dbg !150
  %53 = load i32, ptr %10, align 4, !dbg !150
  %54 = load i32, ptr %6, align 4, !dbg !151
  %55 = icmp ne i32 %53, %54, !dbg !152
  br i1 %55, label %56, label %57, !dbg !153

56:                                               ; preds = %48, %44
  br label %69, !dbg !154

57:                                               ; preds = %48
  call void @llvm.dbg.declare(metadata ptr %11, metadata !155, metadata !DIExpression()), !dbg !156
  %58 = load i32, ptr %9, align 4, !dbg !157
  %59 = sext i32 %58 to i64, !dbg !157
  %60 = getelementptr inbounds [2 x i32], ptr @number, i64 0, i64 %59, !dbg !157
  %61 = load atomic i32, ptr %60 seq_cst, align 4, !dbg !157
  store i32 %61, ptr %12, align 4, !dbg !157
  %62 = load i32, ptr %12, align 4, !dbg !157
  store i32 %62, ptr %11, align 4, !dbg !156
  %63 = load i32, ptr %11, align 4, !dbg !158
  %64 = load i32, ptr %4, align 4, !dbg !160
  %65 = icmp sgt i32 %63, %64, !dbg !161
  br i1 %65, label %66, label %68, !dbg !162

66:                                               ; preds = %57
  %67 = load i32, ptr %11, align 4, !dbg !163
  store i32 %67, ptr %4, align 4, !dbg !164
  br label %68, !dbg !165

68:                                               ; preds = %66, %57
  br label %69, !dbg !166

69:                                               ; preds = %68, %56
  %70 = load i32, ptr %9, align 4, !dbg !167
  %71 = add nsw i32 %70, 1, !dbg !167
  store i32 %71, ptr %9, align 4, !dbg !167
  br label %41, !dbg !168, !llvm.loop !169

72:                                               ; preds = %41
  call void @llvm.dbg.declare(metadata ptr %13, metadata !171, metadata !DIExpression()), !dbg !172
  %73 = load i32, ptr %4, align 4, !dbg !173
  %74 = add nsw i32 %73, 1, !dbg !174
  store i32 %74, ptr %13, align 4, !dbg !172
  %75 = load i32, ptr %3, align 4, !dbg !175
  %76 = sext i32 %75 to i64, !dbg !175
  %77 = getelementptr inbounds [2 x i32], ptr @number, i64 0, i64 %76, !dbg !175
  %78 = load i32, ptr %13, align 4, !dbg !175
  store i32 %78, ptr %14, align 4, !dbg !175
  %79 = load i32, ptr %14, align 4, !dbg !175
  store atomic i32 %79, ptr %77 seq_cst, align 4, !dbg !175
  %80 = load i32, ptr %3, align 4, !dbg !176
  %81 = sext i32 %80 to i64, !dbg !176
  %82 = getelementptr inbounds [2 x i32], ptr @choosing, i64 0, i64 %81, !dbg !176
  store i32 0, ptr %15, align 4, !dbg !176
  %83 = load i32, ptr %15, align 4, !dbg !176
  store atomic i32 %83, ptr %82 seq_cst, align 4, !dbg !176
  call void @llvm.dbg.declare(metadata ptr %16, metadata !177, metadata !DIExpression()), !dbg !179
  store i32 0, ptr %16, align 4, !dbg !179
  br label %84, !dbg !180

84:                                               ; preds = %168, %72
  %85 = load i32, ptr %16, align 4, !dbg !181
  %86 = icmp slt i32 %85, 2, !dbg !183
  br i1 %86, label %87, label %171, !dbg !184

87:                                               ; preds = %84
  %88 = load i32, ptr %16, align 4, !dbg !185
  %89 = load i32, ptr %3, align 4, !dbg !188
  %90 = icmp eq i32 %88, %89, !dbg !189
  br i1 %90, label %91, label %92, !dbg !190

91:                                               ; preds = %87
  br label %168, !dbg !191

92:                                               ; preds = %87
  br label %93, !dbg !192

93:                                               ; preds = %100, %92
  %94 = load i32, ptr %16, align 4, !dbg !193
  %95 = sext i32 %94 to i64, !dbg !193
  %96 = getelementptr inbounds [2 x i32], ptr @choosing, i64 0, i64 %95, !dbg !193
  %97 = load atomic i32, ptr %96 seq_cst, align 4, !dbg !193
  store i32 %97, ptr %17, align 4, !dbg !193
  %98 = load i32, ptr %17, align 4, !dbg !193
  %99 = icmp ne i32 %98, 0, !dbg !192
  br i1 %99, label %100, label %101, !dbg !192

100:                                              ; preds = %93
  br label %93, !dbg !192, !llvm.loop !194

101:                                              ; preds = %93
  %102 = load i32, ptr %16, align 4, !dbg !196
  %103 = sext i32 %102 to i64, !dbg !196
  %104 = getelementptr inbounds [2 x i32], ptr @colour, i64 0, i64 %103, !dbg !196
  %105 = load atomic i32, ptr %104 seq_cst, align 4, !dbg !196
  store i32 %105, ptr %18, align 4, !dbg !196
  %106 = load i32, ptr %18, align 4, !dbg !196
  %107 = load i32, ptr %6, align 4, !dbg !198
  %108 = icmp eq i32 %106, %107, !dbg !199
  br i1 %108, label %109, label %142, !dbg !200

109:                                              ; preds = %101
  br label %110, !dbg !201

110:                                              ; preds = %140, %109
  call void @llvm.dbg.declare(metadata ptr %19, metadata !203, metadata !DIExpression()), !dbg !207
  %111 = load i32, ptr %16, align 4, !dbg !208
  %112 = sext i32 %111 to i64, !dbg !208
  %113 = getelementptr inbounds [2 x i32], ptr @number, i64 0, i64 %112, !dbg !208
  %114 = load atomic i32, ptr %113 seq_cst, align 4, !dbg !208
  store i32 %114, ptr %20, align 4, !dbg !208
  %115 = load i32, ptr %20, align 4, !dbg !208
  store i32 %115, ptr %19, align 4, !dbg !207
  %116 = load i32, ptr %19, align 4, !dbg !209
  %117 = icmp eq i32 %116, 0, !dbg !211
  br i1 %117, label %130, label %118, !dbg !212

118:                                              ; preds = %110
  %119 = load i32, ptr %19, align 4, !dbg !213
  %120 = load i32, ptr %13, align 4, !dbg !214
  %121 = icmp sgt i32 %119, %120, !dbg !215
  br i1 %121, label %130, label %122, !dbg !216

122:                                              ; preds = %118
  %123 = load i32, ptr %19, align 4, !dbg !217
  %124 = load i32, ptr %13, align 4, !dbg !218
  %125 = icmp eq i32 %123, %124, !dbg !219
  br i1 %125, label %126, label %131, !dbg !220

126:                                              ; preds = %122
  %127 = load i32, ptr %16, align 4, !dbg !221
  %128 = load i32, ptr %3, align 4, !dbg !222
  %129 = icmp sge i32 %127, %128, !dbg !223
  br i1 %129, label %130, label %131, !dbg !224

130:                                              ; preds = %126, %118, %110
  br label %141, !dbg !225

131:                                              ; preds = %126, %122
  %132 = load i32, ptr %16, align 4, !dbg !226
  %133 = sext i32 %132 to i64, !dbg !226
  %134 = getelementptr inbounds [2 x i32], ptr @colour, i64 0, i64 %133, !dbg !226
  %135 = load atomic i32, ptr %134 seq_cst, align 4, !dbg !226
  store i32 %135, ptr %21, align 4, !dbg !226
  %136 = load i32, ptr %21, align 4, !dbg !226
  %137 = load i32, ptr %6, align 4, !dbg !228
  %138 = icmp ne i32 %136, %137, !dbg !229
  br i1 %138, label %139, label %140, !dbg !230

139:                                              ; preds = %131
  br label %141, !dbg !231

140:                                              ; preds = %131
  br label %110, !dbg !232, !llvm.loop !233

141:                                              ; preds = %139, %130
  br label %167, !dbg !236

142:                                              ; preds = %101
  br label %143, !dbg !237

143:                                              ; preds = %165, %142
  %144 = load i32, ptr %16, align 4, !dbg !239
  %145 = sext i32 %144 to i64, !dbg !239
  %146 = getelementptr inbounds [2 x i32], ptr @number, i64 0, i64 %145, !dbg !239
  %147 = load atomic i32, ptr %146 seq_cst, align 4, !dbg !239
  store i32 %147, ptr %22, align 4, !dbg !239
  %148 = load i32, ptr %22, align 4, !dbg !239
  %149 = icmp ne i32 %148, 0, !dbg !240
  br i1 %149, label %150, label %163, !dbg !241

150:                                              ; preds = %143
  %151 = load i32, ptr %6, align 4, !dbg !242
  %152 = load atomic i32, ptr @shared_colour seq_cst, align 4, !dbg !243
  store i32 %152, ptr %23, align 4, !dbg !243
  %153 = load i32, ptr %23, align 4, !dbg !243
  %154 = icmp eq i32 %151, %153, !dbg !244
  br i1 %154, label %155, label %163, !dbg !245

155:                                              ; preds = %150
  %156 = load i32, ptr %16, align 4, !dbg !246
  %157 = sext i32 %156 to i64, !dbg !246
  %158 = getelementptr inbounds [2 x i32], ptr @colour, i64 0, i64 %157, !dbg !246
  %159 = load atomic i32, ptr %158 seq_cst, align 4, !dbg !246
  store i32 %159, ptr %24, align 4, !dbg !246
  %160 = load i32, ptr %24, align 4, !dbg !246
  %161 = load i32, ptr %6, align 4, !dbg !247
  %162 = icmp ne i32 %160, %161, !dbg !248
  br label %163

163:                                              ; preds = %155, %150, %143
  %164 = phi i1 [ false, %150 ], [ false, %143 ], [ %162, %155 ], !dbg !249
  br i1 %164, label %165, label %166, !dbg !237

165:                                              ; preds = %163
  br label %143, !dbg !237, !llvm.loop !250

166:                                              ; preds = %163
  br label %167

167:                                              ; preds = %166, %141
  br label %168, !dbg !252

168:                                              ; preds = %167, %91
  %169 = load i32, ptr %16, align 4, !dbg !253
  %170 = add nsw i32 %169, 1, !dbg !253
  store i32 %170, ptr %16, align 4, !dbg !253
  br label %84, !dbg !254, !llvm.loop !255

171:                                              ; preds = %84
  call void @enter_alone(), !dbg !257
  call void @leave_alone(), !dbg !258
  %172 = load i32, ptr %3, align 4, !dbg !259
  %173 = sext i32 %172 to i64, !dbg !259
  %174 = getelementptr inbounds [2 x i32], ptr @number, i64 0, i64 %173, !dbg !259
  store i32 0, ptr %25, align 4, !dbg !259
  %175 = load i32, ptr %25, align 4, !dbg !259
  store atomic i32 %175, ptr %174 seq_cst, align 4, !dbg !259
  br label %29, !dbg !260, !llvm.loop !261
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
define internal void @enter_alone() #0 !dbg !264 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !267
  %2 = icmp eq i32 %1, 0, !dbg !267
  br i1 %2, label %3, label %4, !dbg !270

3:                                                ; preds = %0
  br label %5, !dbg !270

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !267
  unreachable, !dbg !267

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !271
  ret void, !dbg !272
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !273 {
  store volatile i32 0, ptr @inside, align 4, !dbg !274
  ret void, !dbg !275
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
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 64, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 2)
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
!259 = !DILocation(line: 65, column: 3, scope: !127)
!260 = !DILocation(line: 25, column: 2, scope: !128)
!261 = distinct !{!261, !262, !263}
!262 = !DILocation(line: 25, column: 2, scope: !129)
!263 = !DILocation(line: 66, column: 2, scope: !129)
!264 = distinct !DISubprogram(name: "enter_alone", scope: !25, file: !25, line: 47, type: !265, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!265 = !DISubroutineType(types: !266)
!266 = !{null}
!267 = !DILocation(line: 49, column: 2, scope: !268)
!268 = distinct !DILexicalBlock(scope: !269, file: !25, line: 49, column: 2)
!269 = distinct !DILexicalBlock(scope: !264, file: !25, line: 49, column: 2)
!270 = !DILocation(line: 49, column: 2, scope: !269)
!271 = !DILocation(line: 50, column: 9, scope: !264)
!272 = !DILocation(line: 51, column: 1, scope: !264)
!273 = distinct !DISubprogram(name: "leave_alone", scope: !25, file: !25, line: 53, type: !265, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!274 = !DILocation(line: 55, column: 9, scope: !273)
!275 = !DILocation(line: 56, column: 1, scope: !273)
