; ModuleID = 'states/bakery.c'
source_filename = "states/bakery.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@choosing = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@number = internal global [2 x i32] zeroinitializer, align 4, !dbg !11
@inside = internal global i32 0, align 4, !dbg !37
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !19
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 2, ptr noundef @run), !dbg !51
  ret i32 0, !dbg !52
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !53 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !60
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !61, metadata !DIExpression()), !dbg !62
  %9 = load i32, ptr %3, align 4, !dbg !63
  %10 = zext i32 %9 to i64, !dbg !64
  %11 = call ptr @llvm.stacksave(), !dbg !64
  store ptr %11, ptr %5, align 8, !dbg !64
  %12 = alloca i64, i64 %10, align 16, !dbg !64
  store i64 %10, ptr %6, align 8, !dbg !64
  call void @llvm.dbg.declare(metadata ptr %6, metadata !65, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.declare(metadata ptr %12, metadata !68, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata ptr %7, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %7, align 4, !dbg !77
  br label %13, !dbg !78

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !79
  %15 = load i32, ptr %3, align 4, !dbg !81
  %16 = icmp slt i32 %14, %15, !dbg !82
  br i1 %16, label %17, label %29, !dbg !83

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !84
  %19 = sext i32 %18 to i64, !dbg !85
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !85
  %21 = load ptr, ptr %4, align 8, !dbg !86
  %22 = load i32, ptr %7, align 4, !dbg !87
  %23 = sext i32 %22 to i64, !dbg !88
  %24 = inttoptr i64 %23 to ptr, !dbg !89
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !90
  br label %26, !dbg !90

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !91
  %28 = add nsw i32 %27, 1, !dbg !91
  store i32 %28, ptr %7, align 4, !dbg !91
  br label %13, !dbg !92, !llvm.loop !93

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !96, metadata !DIExpression()), !dbg !98
  store i32 0, ptr %8, align 4, !dbg !98
  br label %30, !dbg !99

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !100
  %32 = load i32, ptr %3, align 4, !dbg !102
  %33 = icmp slt i32 %31, %32, !dbg !103
  br i1 %33, label %34, label %43, !dbg !104

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !105
  %36 = sext i32 %35 to i64, !dbg !106
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !106
  %38 = load i64, ptr %37, align 8, !dbg !106
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !107
  br label %40, !dbg !107

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !108
  %42 = add nsw i32 %41, 1, !dbg !108
  store i32 %42, ptr %8, align 4, !dbg !108
  br label %30, !dbg !109, !llvm.loop !110

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !112
  call void @llvm.stackrestore(ptr %44), !dbg !112
  ret void, !dbg !112
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !114, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.declare(metadata ptr %3, metadata !116, metadata !DIExpression()), !dbg !117
  %11 = load ptr, ptr %2, align 8, !dbg !118
  %12 = ptrtoint ptr %11 to i64, !dbg !119
  %13 = trunc i64 %12 to i32, !dbg !120
  store i32 %13, ptr %3, align 4, !dbg !117
  call void @llvm.dbg.declare(metadata ptr %4, metadata !121, metadata !DIExpression()), !dbg !122
  %14 = load i32, ptr %3, align 4, !dbg !123
  store i32 %14, ptr %4, align 4, !dbg !122
  call void @llvm.dbg.declare(metadata ptr %5, metadata !124, metadata !DIExpression()), !dbg !125
  call void @llvm.dbg.declare(metadata ptr %6, metadata !126, metadata !DIExpression()), !dbg !127
  br label %15, !dbg !128

15:                                               ; preds = %58, %1
  %16 = load i32, ptr %3, align 4, !dbg !129
  %17 = call i32 @draw(i32 noundef %16, ptr noundef %4), !dbg !133
  store i32 %17, ptr %5, align 4, !dbg !134
  call void @llvm.dbg.declare(metadata ptr %7, metadata !135, metadata !DIExpression()), !dbg !137
  store i32 0, ptr %7, align 4, !dbg !137
  br label %18, !dbg !138

18:                                               ; preds = %55, %15
  %19 = load i32, ptr %7, align 4, !dbg !139
  %20 = icmp slt i32 %19, 2, !dbg !141
  br i1 %20, label %21, label %58, !dbg !142

21:                                               ; preds = %18
  %22 = load i32, ptr %7, align 4, !dbg !143
  %23 = load i32, ptr %3, align 4, !dbg !146
  %24 = icmp eq i32 %22, %23, !dbg !147
  br i1 %24, label %25, label %26, !dbg !148

25:                                               ; preds = %21
  br label %55, !dbg !149

26:                                               ; preds = %21
  br label %27, !dbg !150

27:                                               ; preds = %34, %26
  %28 = load i32, ptr %7, align 4, !dbg !151
  %29 = sext i32 %28 to i64, !dbg !151
  %30 = getelementptr inbounds [2 x i32], ptr @choosing, i64 0, i64 %29, !dbg !151
  %31 = load atomic i32, ptr %30 seq_cst, align 4, !dbg !151
  store i32 %31, ptr %8, align 4, !dbg !151
  %32 = load i32, ptr %8, align 4, !dbg !151
  %33 = icmp ne i32 %32, 0, !dbg !150
  br i1 %33, label %34, label %35, !dbg !150

34:                                               ; preds = %27
  br label %27, !dbg !150, !llvm.loop !152

35:                                               ; preds = %27
  br label %36, !dbg !154

36:                                               ; preds = %52, %35
  %37 = load i32, ptr %7, align 4, !dbg !155
  %38 = sext i32 %37 to i64, !dbg !155
  %39 = getelementptr inbounds [2 x i32], ptr @number, i64 0, i64 %38, !dbg !155
  %40 = load atomic i32, ptr %39 seq_cst, align 4, !dbg !155
  store i32 %40, ptr %9, align 4, !dbg !155
  %41 = load i32, ptr %9, align 4, !dbg !155
  store i32 %41, ptr %6, align 4, !dbg !157
  br label %42, !dbg !158

42:                                               ; preds = %36
  %43 = load i32, ptr %6, align 4, !dbg !159
  %44 = icmp ne i32 %43, 0, !dbg !160
  br i1 %44, label %45, label %52, !dbg !161

45:                                               ; preds = %42
  %46 = load i32, ptr %6, align 4, !dbg !162
  %47 = load i32, ptr %7, align 4, !dbg !163
  %48 = load i32, ptr %5, align 4, !dbg !164
  %49 = load i32, ptr %3, align 4, !dbg !165
  %50 = call i32 @before(i32 noundef %46, i32 noundef %47, i32 noundef %48, i32 noundef %49), !dbg !166
  %51 = icmp ne i32 %50, 0, !dbg !161
  br label %52

52:                                               ; preds = %45, %42
  %53 = phi i1 [ false, %42 ], [ %51, %45 ], !dbg !167
  br i1 %53, label %36, label %54, !dbg !158, !llvm.loop !168

54:                                               ; preds = %52
  br label %55, !dbg !170

55:                                               ; preds = %54, %25
  %56 = load i32, ptr %7, align 4, !dbg !171
  %57 = add nsw i32 %56, 1, !dbg !171
  store i32 %57, ptr %7, align 4, !dbg !171
  br label %18, !dbg !172, !llvm.loop !173

58:                                               ; preds = %18
  call void @enter_alone(), !dbg !175
  call void @leave_alone(), !dbg !176
  %59 = load i32, ptr %3, align 4, !dbg !177
  %60 = sext i32 %59 to i64, !dbg !177
  %61 = getelementptr inbounds [2 x i32], ptr @number, i64 0, i64 %60, !dbg !177
  store i32 0, ptr %10, align 4, !dbg !177
  %62 = load i32, ptr %10, align 4, !dbg !177
  store atomic i32 %62, ptr %61 seq_cst, align 4, !dbg !177
  br label %15, !dbg !178, !llvm.loop !179
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
define internal i32 @draw(i32 noundef %0, ptr noundef %1) #0 !dbg !182 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !186, metadata !DIExpression()), !dbg !187
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !188, metadata !DIExpression()), !dbg !189
  call void @llvm.dbg.declare(metadata ptr %5, metadata !190, metadata !DIExpression()), !dbg !191
  store i32 0, ptr %5, align 4, !dbg !191
  %13 = load i32, ptr %3, align 4, !dbg !192
  %14 = sext i32 %13 to i64, !dbg !192
  %15 = getelementptr inbounds [2 x i32], ptr @choosing, i64 0, i64 %14, !dbg !192
  store i32 1, ptr %6, align 4, !dbg !192
  %16 = load i32, ptr %6, align 4, !dbg !192
  store atomic i32 %16, ptr %15 seq_cst, align 4, !dbg !192
  call void @llvm.dbg.declare(metadata ptr %7, metadata !193, metadata !DIExpression()), !dbg !195
  store i32 0, ptr %7, align 4, !dbg !195
  br label %17, !dbg !196

17:                                               ; preds = %34, %2
  %18 = load i32, ptr %7, align 4, !dbg !197
  %19 = icmp slt i32 %18, 2, !dbg !199
  br i1 %19, label %20, label %37, !dbg !200

20:                                               ; preds = %17
  call void @llvm.dbg.declare(metadata ptr %8, metadata !201, metadata !DIExpression()), !dbg !203
  %21 = load i32, ptr %7, align 4, !dbg !204
  %22 = sext i32 %21 to i64, !dbg !204
  %23 = getelementptr inbounds [2 x i32], ptr @number, i64 0, i64 %22, !dbg !204
  %24 = load atomic i32, ptr %23 seq_cst, align 4, !dbg !204
  store i32 %24, ptr %9, align 4, !dbg !204
  %25 = load i32, ptr %9, align 4, !dbg !204
  store i32 %25, ptr %8, align 4, !dbg !203
  %26 = load i32, ptr %8, align 4, !dbg !205
  %27 = load i32, ptr %5, align 4, !dbg !207
  %28 = icmp sgt i32 %26, %27, !dbg !208
  br i1 %28, label %29, label %33, !dbg !209

29:                                               ; preds = %20
  %30 = load i32, ptr %8, align 4, !dbg !210
  store i32 %30, ptr %5, align 4, !dbg !212
  %31 = load i32, ptr %7, align 4, !dbg !213
  %32 = load ptr, ptr %4, align 8, !dbg !214
  store i32 %31, ptr %32, align 4, !dbg !215
  br label %33, !dbg !216

33:                                               ; preds = %29, %20
  br label %34, !dbg !217

34:                                               ; preds = %33
  %35 = load i32, ptr %7, align 4, !dbg !218
  %36 = add nsw i32 %35, 1, !dbg !218
  store i32 %36, ptr %7, align 4, !dbg !218
  br label %17, !dbg !219, !llvm.loop !220

37:                                               ; preds = %17
  call void @llvm.dbg.declare(metadata ptr %10, metadata !222, metadata !DIExpression()), !dbg !223
  %38 = load i32, ptr %5, align 4, !dbg !224
  %39 = add nsw i32 %38, 1, !dbg !225
  %40 = srem i32 %39, 16, !dbg !226
  store i32 %40, ptr %10, align 4, !dbg !223
  %41 = load i32, ptr %3, align 4, !dbg !227
  %42 = sext i32 %41 to i64, !dbg !227
  %43 = getelementptr inbounds [2 x i32], ptr @number, i64 0, i64 %42, !dbg !227
  %44 = load i32, ptr %10, align 4, !dbg !227
  store i32 %44, ptr %11, align 4, !dbg !227
  %45 = load i32, ptr %11, align 4, !dbg !227
  store atomic i32 %45, ptr %43 seq_cst, align 4, !dbg !227
  %46 = load i32, ptr %3, align 4, !dbg !228
  %47 = sext i32 %46 to i64, !dbg !228
  %48 = getelementptr inbounds [2 x i32], ptr @choosing, i64 0, i64 %47, !dbg !228
  store i32 0, ptr %12, align 4, !dbg !228
  %49 = load i32, ptr %12, align 4, !dbg !228
  store atomic i32 %49, ptr %48 seq_cst, align 4, !dbg !228
  %50 = load i32, ptr %10, align 4, !dbg !229
  ret i32 %50, !dbg !230
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @before(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 !dbg !231 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  call void @llvm.dbg.declare(metadata ptr %5, metadata !234, metadata !DIExpression()), !dbg !235
  store i32 %1, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !236, metadata !DIExpression()), !dbg !237
  store i32 %2, ptr %7, align 4
  call void @llvm.dbg.declare(metadata ptr %7, metadata !238, metadata !DIExpression()), !dbg !239
  store i32 %3, ptr %8, align 4
  call void @llvm.dbg.declare(metadata ptr %8, metadata !240, metadata !DIExpression()), !dbg !241
  %9 = load i32, ptr %5, align 4, !dbg !242
  %10 = load i32, ptr %7, align 4, !dbg !243
  %11 = icmp slt i32 %9, %10, !dbg !244
  br i1 %11, label %22, label %12, !dbg !245

12:                                               ; preds = %4
  %13 = load i32, ptr %5, align 4, !dbg !246
  %14 = load i32, ptr %7, align 4, !dbg !247
  %15 = icmp eq i32 %13, %14, !dbg !248
  br i1 %15, label %16, label %20, !dbg !249

16:                                               ; preds = %12
  %17 = load i32, ptr %6, align 4, !dbg !250
  %18 = load i32, ptr %8, align 4, !dbg !251
  %19 = icmp slt i32 %17, %18, !dbg !252
  br label %20

20:                                               ; preds = %16, %12
  %21 = phi i1 [ false, %12 ], [ %19, %16 ], !dbg !253
  br label %22, !dbg !245

22:                                               ; preds = %20, %4
  %23 = phi i1 [ true, %4 ], [ %21, %20 ]
  %24 = zext i1 %23 to i32, !dbg !245
  ret i32 %24, !dbg !254
}

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !255 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !258
  %2 = icmp eq i32 %1, 0, !dbg !258
  br i1 %2, label %3, label %4, !dbg !261

3:                                                ; preds = %0
  br label %5, !dbg !261

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !258
  unreachable, !dbg !258

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !262
  ret void, !dbg !263
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !264 {
  store volatile i32 0, ptr @inside, align 4, !dbg !265
  ret void, !dbg !266
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
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "choosing", scope: !2, file: !3, line: 20, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/bakery.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !19, !26, !31, !37}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 21, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !17)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !16)
!15 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!16 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!17 = !{!18}
!18 = !DISubrange(count: 2)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !21, line: 49, type: !22, isLocal: true, isDefinition: true)
!21 = !DIFile(filename: "states/states.h", directory: ".")
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 96, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 12)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !21, line: 49, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 16)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !21, line: 49, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 184, elements: !35)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!35 = !{!36}
!36 = !DISubrange(count: 23)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !21, line: 45, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 88, type: !48, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!9}
!50 = !{}
!51 = !DILocation(line: 90, column: 2, scope: !47)
!52 = !DILocation(line: 91, column: 2, scope: !47)
!53 = distinct !DISubprogram(name: "run_numbered", scope: !21, file: !21, line: 59, type: !54, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !9, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DISubroutineType(types: !58)
!58 = !{!5, !5}
!59 = !DILocalVariable(name: "n", arg: 1, scope: !53, file: !21, line: 59, type: !9)
!60 = !DILocation(line: 59, column: 37, scope: !53)
!61 = !DILocalVariable(name: "routine", arg: 2, scope: !53, file: !21, line: 59, type: !56)
!62 = !DILocation(line: 59, column: 48, scope: !53)
!63 = !DILocation(line: 61, column: 14, scope: !53)
!64 = !DILocation(line: 61, column: 2, scope: !53)
!65 = !DILocalVariable(name: "__vla_expr0", scope: !53, type: !66, flags: DIFlagArtificial)
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !DILocation(line: 0, scope: !53)
!68 = !DILocalVariable(name: "t", scope: !53, file: !21, line: 61, type: !69)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, elements: !72)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !71, line: 27, baseType: !66)
!71 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!72 = !{!73}
!73 = !DISubrange(count: !65)
!74 = !DILocation(line: 61, column: 12, scope: !53)
!75 = !DILocalVariable(name: "i", scope: !76, file: !21, line: 63, type: !9)
!76 = distinct !DILexicalBlock(scope: !53, file: !21, line: 63, column: 2)
!77 = !DILocation(line: 63, column: 11, scope: !76)
!78 = !DILocation(line: 63, column: 7, scope: !76)
!79 = !DILocation(line: 63, column: 18, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !21, line: 63, column: 2)
!81 = !DILocation(line: 63, column: 22, scope: !80)
!82 = !DILocation(line: 63, column: 20, scope: !80)
!83 = !DILocation(line: 63, column: 2, scope: !76)
!84 = !DILocation(line: 64, column: 21, scope: !80)
!85 = !DILocation(line: 64, column: 19, scope: !80)
!86 = !DILocation(line: 64, column: 31, scope: !80)
!87 = !DILocation(line: 64, column: 58, scope: !80)
!88 = !DILocation(line: 64, column: 48, scope: !80)
!89 = !DILocation(line: 64, column: 40, scope: !80)
!90 = !DILocation(line: 64, column: 3, scope: !80)
!91 = !DILocation(line: 63, column: 26, scope: !80)
!92 = !DILocation(line: 63, column: 2, scope: !80)
!93 = distinct !{!93, !83, !94, !95}
!94 = !DILocation(line: 64, column: 59, scope: !76)
!95 = !{!"llvm.loop.mustprogress"}
!96 = !DILocalVariable(name: "i", scope: !97, file: !21, line: 65, type: !9)
!97 = distinct !DILexicalBlock(scope: !53, file: !21, line: 65, column: 2)
!98 = !DILocation(line: 65, column: 11, scope: !97)
!99 = !DILocation(line: 65, column: 7, scope: !97)
!100 = !DILocation(line: 65, column: 18, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !21, line: 65, column: 2)
!102 = !DILocation(line: 65, column: 22, scope: !101)
!103 = !DILocation(line: 65, column: 20, scope: !101)
!104 = !DILocation(line: 65, column: 2, scope: !97)
!105 = !DILocation(line: 66, column: 18, scope: !101)
!106 = !DILocation(line: 66, column: 16, scope: !101)
!107 = !DILocation(line: 66, column: 3, scope: !101)
!108 = !DILocation(line: 65, column: 26, scope: !101)
!109 = !DILocation(line: 65, column: 2, scope: !101)
!110 = distinct !{!110, !104, !111, !95}
!111 = !DILocation(line: 66, column: 26, scope: !97)
!112 = !DILocation(line: 67, column: 1, scope: !53)
!113 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 55, type: !57, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!114 = !DILocalVariable(name: "arg", arg: 1, scope: !113, file: !3, line: 55, type: !5)
!115 = !DILocation(line: 55, column: 24, scope: !113)
!116 = !DILocalVariable(name: "me", scope: !113, file: !3, line: 57, type: !9)
!117 = !DILocation(line: 57, column: 6, scope: !113)
!118 = !DILocation(line: 57, column: 26, scope: !113)
!119 = !DILocation(line: 57, column: 16, scope: !113)
!120 = !DILocation(line: 57, column: 11, scope: !113)
!121 = !DILocalVariable(name: "holder", scope: !113, file: !3, line: 58, type: !9)
!122 = !DILocation(line: 58, column: 6, scope: !113)
!123 = !DILocation(line: 58, column: 15, scope: !113)
!124 = !DILocalVariable(name: "mine", scope: !113, file: !3, line: 59, type: !9)
!125 = !DILocation(line: 59, column: 6, scope: !113)
!126 = !DILocalVariable(name: "n", scope: !113, file: !3, line: 59, type: !9)
!127 = !DILocation(line: 59, column: 12, scope: !113)
!128 = !DILocation(line: 61, column: 2, scope: !113)
!129 = !DILocation(line: 62, column: 15, scope: !130)
!130 = distinct !DILexicalBlock(scope: !131, file: !3, line: 61, column: 9)
!131 = distinct !DILexicalBlock(scope: !132, file: !3, line: 61, column: 2)
!132 = distinct !DILexicalBlock(scope: !113, file: !3, line: 61, column: 2)
!133 = !DILocation(line: 62, column: 10, scope: !130)
!134 = !DILocation(line: 62, column: 8, scope: !130)
!135 = !DILocalVariable(name: "k", scope: !136, file: !3, line: 72, type: !9)
!136 = distinct !DILexicalBlock(scope: !130, file: !3, line: 72, column: 3)
!137 = !DILocation(line: 72, column: 12, scope: !136)
!138 = !DILocation(line: 72, column: 8, scope: !136)
!139 = !DILocation(line: 72, column: 19, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 72, column: 3)
!141 = !DILocation(line: 72, column: 21, scope: !140)
!142 = !DILocation(line: 72, column: 3, scope: !136)
!143 = !DILocation(line: 73, column: 8, scope: !144)
!144 = distinct !DILexicalBlock(scope: !145, file: !3, line: 73, column: 8)
!145 = distinct !DILexicalBlock(scope: !140, file: !3, line: 72, column: 31)
!146 = !DILocation(line: 73, column: 13, scope: !144)
!147 = !DILocation(line: 73, column: 10, scope: !144)
!148 = !DILocation(line: 73, column: 8, scope: !145)
!149 = !DILocation(line: 74, column: 5, scope: !144)
!150 = !DILocation(line: 75, column: 4, scope: !145)
!151 = !DILocation(line: 75, column: 11, scope: !145)
!152 = distinct !{!152, !150, !153, !95}
!153 = !DILocation(line: 76, column: 5, scope: !145)
!154 = !DILocation(line: 77, column: 4, scope: !145)
!155 = !DILocation(line: 78, column: 9, scope: !156)
!156 = distinct !DILexicalBlock(scope: !145, file: !3, line: 77, column: 7)
!157 = !DILocation(line: 78, column: 7, scope: !156)
!158 = !DILocation(line: 79, column: 4, scope: !156)
!159 = !DILocation(line: 79, column: 13, scope: !145)
!160 = !DILocation(line: 79, column: 15, scope: !145)
!161 = !DILocation(line: 79, column: 20, scope: !145)
!162 = !DILocation(line: 79, column: 30, scope: !145)
!163 = !DILocation(line: 79, column: 33, scope: !145)
!164 = !DILocation(line: 79, column: 36, scope: !145)
!165 = !DILocation(line: 79, column: 42, scope: !145)
!166 = !DILocation(line: 79, column: 23, scope: !145)
!167 = !DILocation(line: 0, scope: !145)
!168 = distinct !{!168, !154, !169, !95}
!169 = !DILocation(line: 79, column: 45, scope: !145)
!170 = !DILocation(line: 80, column: 3, scope: !145)
!171 = !DILocation(line: 72, column: 27, scope: !140)
!172 = !DILocation(line: 72, column: 3, scope: !140)
!173 = distinct !{!173, !142, !174, !95}
!174 = !DILocation(line: 80, column: 3, scope: !136)
!175 = !DILocation(line: 81, column: 3, scope: !130)
!176 = !DILocation(line: 82, column: 3, scope: !130)
!177 = !DILocation(line: 83, column: 3, scope: !130)
!178 = !DILocation(line: 61, column: 2, scope: !131)
!179 = distinct !{!179, !180, !181}
!180 = !DILocation(line: 61, column: 2, scope: !132)
!181 = !DILocation(line: 84, column: 2, scope: !132)
!182 = distinct !DISubprogram(name: "draw", scope: !3, file: !3, line: 29, type: !183, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!183 = !DISubroutineType(types: !184)
!184 = !{!9, !9, !185}
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!186 = !DILocalVariable(name: "me", arg: 1, scope: !182, file: !3, line: 29, type: !9)
!187 = !DILocation(line: 29, column: 21, scope: !182)
!188 = !DILocalVariable(name: "holder", arg: 2, scope: !182, file: !3, line: 29, type: !185)
!189 = !DILocation(line: 29, column: 30, scope: !182)
!190 = !DILocalVariable(name: "max", scope: !182, file: !3, line: 31, type: !9)
!191 = !DILocation(line: 31, column: 6, scope: !182)
!192 = !DILocation(line: 33, column: 2, scope: !182)
!193 = !DILocalVariable(name: "k", scope: !194, file: !3, line: 34, type: !9)
!194 = distinct !DILexicalBlock(scope: !182, file: !3, line: 34, column: 2)
!195 = !DILocation(line: 34, column: 11, scope: !194)
!196 = !DILocation(line: 34, column: 7, scope: !194)
!197 = !DILocation(line: 34, column: 18, scope: !198)
!198 = distinct !DILexicalBlock(scope: !194, file: !3, line: 34, column: 2)
!199 = !DILocation(line: 34, column: 20, scope: !198)
!200 = !DILocation(line: 34, column: 2, scope: !194)
!201 = !DILocalVariable(name: "n", scope: !202, file: !3, line: 35, type: !9)
!202 = distinct !DILexicalBlock(scope: !198, file: !3, line: 34, column: 30)
!203 = !DILocation(line: 35, column: 7, scope: !202)
!204 = !DILocation(line: 35, column: 11, scope: !202)
!205 = !DILocation(line: 36, column: 7, scope: !206)
!206 = distinct !DILexicalBlock(scope: !202, file: !3, line: 36, column: 7)
!207 = !DILocation(line: 36, column: 11, scope: !206)
!208 = !DILocation(line: 36, column: 9, scope: !206)
!209 = !DILocation(line: 36, column: 7, scope: !202)
!210 = !DILocation(line: 37, column: 10, scope: !211)
!211 = distinct !DILexicalBlock(scope: !206, file: !3, line: 36, column: 16)
!212 = !DILocation(line: 37, column: 8, scope: !211)
!213 = !DILocation(line: 38, column: 14, scope: !211)
!214 = !DILocation(line: 38, column: 5, scope: !211)
!215 = !DILocation(line: 38, column: 12, scope: !211)
!216 = !DILocation(line: 39, column: 3, scope: !211)
!217 = !DILocation(line: 40, column: 2, scope: !202)
!218 = !DILocation(line: 34, column: 26, scope: !198)
!219 = !DILocation(line: 34, column: 2, scope: !198)
!220 = distinct !{!220, !200, !221, !95}
!221 = !DILocation(line: 40, column: 2, scope: !194)
!222 = !DILocalVariable(name: "mine", scope: !182, file: !3, line: 42, type: !9)
!223 = !DILocation(line: 42, column: 6, scope: !182)
!224 = !DILocation(line: 42, column: 14, scope: !182)
!225 = !DILocation(line: 42, column: 18, scope: !182)
!226 = !DILocation(line: 42, column: 23, scope: !182)
!227 = !DILocation(line: 50, column: 2, scope: !182)
!228 = !DILocation(line: 51, column: 2, scope: !182)
!229 = !DILocation(line: 52, column: 9, scope: !182)
!230 = !DILocation(line: 52, column: 2, scope: !182)
!231 = distinct !DISubprogram(name: "before", scope: !3, file: !3, line: 23, type: !232, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!232 = !DISubroutineType(types: !233)
!233 = !{!9, !9, !9, !9, !9}
!234 = !DILocalVariable(name: "a", arg: 1, scope: !231, file: !3, line: 23, type: !9)
!235 = !DILocation(line: 23, column: 23, scope: !231)
!236 = !DILocalVariable(name: "i", arg: 2, scope: !231, file: !3, line: 23, type: !9)
!237 = !DILocation(line: 23, column: 30, scope: !231)
!238 = !DILocalVariable(name: "b", arg: 3, scope: !231, file: !3, line: 23, type: !9)
!239 = !DILocation(line: 23, column: 37, scope: !231)
!240 = !DILocalVariable(name: "j", arg: 4, scope: !231, file: !3, line: 23, type: !9)
!241 = !DILocation(line: 23, column: 44, scope: !231)
!242 = !DILocation(line: 25, column: 9, scope: !231)
!243 = !DILocation(line: 25, column: 13, scope: !231)
!244 = !DILocation(line: 25, column: 11, scope: !231)
!245 = !DILocation(line: 25, column: 15, scope: !231)
!246 = !DILocation(line: 25, column: 19, scope: !231)
!247 = !DILocation(line: 25, column: 24, scope: !231)
!248 = !DILocation(line: 25, column: 21, scope: !231)
!249 = !DILocation(line: 25, column: 26, scope: !231)
!250 = !DILocation(line: 25, column: 29, scope: !231)
!251 = !DILocation(line: 25, column: 33, scope: !231)
!252 = !DILocation(line: 25, column: 31, scope: !231)
!253 = !DILocation(line: 0, scope: !231)
!254 = !DILocation(line: 25, column: 2, scope: !231)
!255 = distinct !DISubprogram(name: "enter_alone", scope: !21, file: !21, line: 47, type: !256, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!256 = !DISubroutineType(types: !257)
!257 = !{null}
!258 = !DILocation(line: 49, column: 2, scope: !259)
!259 = distinct !DILexicalBlock(scope: !260, file: !21, line: 49, column: 2)
!260 = distinct !DILexicalBlock(scope: !255, file: !21, line: 49, column: 2)
!261 = !DILocation(line: 49, column: 2, scope: !260)
!262 = !DILocation(line: 50, column: 9, scope: !255)
!263 = !DILocation(line: 51, column: 1, scope: !255)
!264 = distinct !DISubprogram(name: "leave_alone", scope: !21, file: !21, line: 53, type: !256, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!265 = !DILocation(line: 55, column: 9, scope: !264)
!266 = !DILocation(line: 56, column: 1, scope: !264)
