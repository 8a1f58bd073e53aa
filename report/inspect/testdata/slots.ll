; ModuleID = 'slots.c'
source_filename = "slots.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { ptr, ptr, i32 }
%struct.slot = type { i32, i8, i8, %union.anon }
%union.anon = type { i64 }
%struct.job = type { i32, double, ptr }

@length = dso_local global i32 77, align 4, !dbg !0
@append.calls = internal global i32 0, align 4, !dbg !17
@queue = internal global %struct.anon zeroinitializer, align 8, !dbg !30
@.str = private unnamed_addr constant [7 x i8] c"second\00", align 1, !dbg !37
@.str.1 = private unnamed_addr constant [6 x i8] c"first\00", align 1, !dbg !43
@.str.2 = private unnamed_addr constant [23 x i8] c"job->number == who + 1\00", align 1, !dbg !48
@.str.3 = private unnamed_addr constant [8 x i8] c"slots.c\00", align 1, !dbg !53
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1, !dbg !58
@slots = internal global [2 x %struct.slot] [%struct.slot { i32 0, i8 -115, i8 97, %union.anon { i64 1 } }, %struct.slot { i32 0, i8 0, i8 98, %union.anon { i64 -2 } }], align 16, !dbg !66
@mine = internal thread_local global i32 0, align 4, !dbg !64

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !91 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !94, metadata !DIExpression()), !dbg !99
  call void @llvm.dbg.declare(metadata ptr %3, metadata !100, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.declare(metadata ptr %4, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 0, ptr %4, align 4, !dbg !104
  br label %7, !dbg !105

7:                                                ; preds = %28, %0
  %8 = load i32, ptr %4, align 4, !dbg !106
  %9 = icmp slt i32 %8, 3, !dbg !108
  br i1 %9, label %10, label %31, !dbg !109

10:                                               ; preds = %7
  %11 = call noalias ptr @malloc(i64 noundef 24) #6, !dbg !110
  store ptr %11, ptr %3, align 8, !dbg !112
  %12 = load ptr, ptr %3, align 8, !dbg !113
  %13 = icmp ne ptr %12, null, !dbg !113
  br i1 %13, label %15, label %14, !dbg !115

14:                                               ; preds = %10
  store i32 1, ptr %1, align 4, !dbg !116
  br label %58, !dbg !116

15:                                               ; preds = %10
  %16 = load i32, ptr %4, align 4, !dbg !117
  %17 = add nsw i32 %16, 1, !dbg !118
  %18 = load ptr, ptr %3, align 8, !dbg !119
  %19 = getelementptr inbounds %struct.job, ptr %18, i32 0, i32 0, !dbg !120
  store i32 %17, ptr %19, align 8, !dbg !121
  %20 = load i32, ptr %4, align 4, !dbg !122
  %21 = sitofp i32 %20 to double, !dbg !122
  %22 = fmul double %21, 1.500000e+00, !dbg !123
  %23 = load ptr, ptr %3, align 8, !dbg !124
  %24 = getelementptr inbounds %struct.job, ptr %23, i32 0, i32 1, !dbg !125
  store double %22, ptr %24, align 8, !dbg !126
  %25 = load ptr, ptr %3, align 8, !dbg !127
  %26 = getelementptr inbounds %struct.job, ptr %25, i32 0, i32 2, !dbg !128
  store ptr null, ptr %26, align 8, !dbg !129
  %27 = load ptr, ptr %3, align 8, !dbg !130
  call void @append(ptr noundef %27), !dbg !131
  br label %28, !dbg !132

28:                                               ; preds = %15
  %29 = load i32, ptr %4, align 4, !dbg !133
  %30 = add nsw i32 %29, 1, !dbg !133
  store i32 %30, ptr %4, align 4, !dbg !133
  br label %7, !dbg !134, !llvm.loop !135

31:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %5, metadata !138, metadata !DIExpression()), !dbg !140
  store i64 0, ptr %5, align 8, !dbg !140
  br label %32, !dbg !141

32:                                               ; preds = %41, %31
  %33 = load i64, ptr %5, align 8, !dbg !142
  %34 = icmp slt i64 %33, 2, !dbg !144
  br i1 %34, label %35, label %44, !dbg !145

35:                                               ; preds = %32
  %36 = load i64, ptr %5, align 8, !dbg !146
  %37 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %36, !dbg !147
  %38 = load i64, ptr %5, align 8, !dbg !148
  %39 = inttoptr i64 %38 to ptr, !dbg !149
  %40 = call i32 @pthread_create(ptr noundef %37, ptr noundef null, ptr noundef @worker, ptr noundef %39) #7, !dbg !150
  br label %41, !dbg !150

41:                                               ; preds = %35
  %42 = load i64, ptr %5, align 8, !dbg !151
  %43 = add nsw i64 %42, 1, !dbg !151
  store i64 %43, ptr %5, align 8, !dbg !151
  br label %32, !dbg !152, !llvm.loop !153

44:                                               ; preds = %32
  call void @llvm.dbg.declare(metadata ptr %6, metadata !155, metadata !DIExpression()), !dbg !157
  store i32 0, ptr %6, align 4, !dbg !157
  br label %45, !dbg !158

45:                                               ; preds = %54, %44
  %46 = load i32, ptr %6, align 4, !dbg !159
  %47 = icmp slt i32 %46, 2, !dbg !161
  br i1 %47, label %48, label %57, !dbg !162

48:                                               ; preds = %45
  %49 = load i32, ptr %6, align 4, !dbg !163
  %50 = sext i32 %49 to i64, !dbg !164
  %51 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %50, !dbg !164
  %52 = load i64, ptr %51, align 8, !dbg !164
  %53 = call i32 @pthread_join(i64 noundef %52, ptr noundef null), !dbg !165
  br label %54, !dbg !165

54:                                               ; preds = %48
  %55 = load i32, ptr %6, align 4, !dbg !166
  %56 = add nsw i32 %55, 1, !dbg !166
  store i32 %56, ptr %6, align 4, !dbg !166
  br label %45, !dbg !167, !llvm.loop !168

57:                                               ; preds = %45
  store i32 0, ptr %1, align 4, !dbg !170
  br label %58, !dbg !170

58:                                               ; preds = %57, %14
  %59 = load i32, ptr %1, align 4, !dbg !171
  ret i32 %59, !dbg !171
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @append(ptr noundef %0) #0 !dbg !19 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !172, metadata !DIExpression()), !dbg !173
  %3 = load i32, ptr @append.calls, align 4, !dbg !174
  %4 = add nsw i32 %3, 1, !dbg !174
  store i32 %4, ptr @append.calls, align 4, !dbg !174
  %5 = load ptr, ptr getelementptr inbounds (%struct.anon, ptr @queue, i32 0, i32 1), align 8, !dbg !175
  %6 = icmp ne ptr %5, null, !dbg !177
  br i1 %6, label %7, label %11, !dbg !178

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8, !dbg !179
  %9 = load ptr, ptr getelementptr inbounds (%struct.anon, ptr @queue, i32 0, i32 1), align 8, !dbg !180
  %10 = getelementptr inbounds %struct.job, ptr %9, i32 0, i32 2, !dbg !181
  store ptr %8, ptr %10, align 8, !dbg !182
  br label %13, !dbg !183

11:                                               ; preds = %1
  %12 = load ptr, ptr %2, align 8, !dbg !184
  store ptr %12, ptr @queue, align 8, !dbg !185
  br label %13

13:                                               ; preds = %11, %7
  %14 = load ptr, ptr %2, align 8, !dbg !186
  store ptr %14, ptr getelementptr inbounds (%struct.anon, ptr @queue, i32 0, i32 1), align 8, !dbg !187
  %15 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @queue, i32 0, i32 2), align 8, !dbg !188
  %16 = add nsw i32 %15, 1, !dbg !188
  store i32 %16, ptr getelementptr inbounds (%struct.anon, ptr @queue, i32 0, i32 2), align 8, !dbg !188
  ret void, !dbg !189
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !190 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !193, metadata !DIExpression()), !dbg !194
  call void @llvm.dbg.declare(metadata ptr %3, metadata !195, metadata !DIExpression()), !dbg !196
  %7 = load ptr, ptr %2, align 8, !dbg !197
  %8 = ptrtoint ptr %7 to i64, !dbg !198
  %9 = trunc i64 %8 to i32, !dbg !199
  store i32 %9, ptr %3, align 4, !dbg !196
  call void @llvm.dbg.declare(metadata ptr %4, metadata !200, metadata !DIExpression()), !dbg !202
  %10 = load i32, ptr %3, align 4, !dbg !203
  %11 = icmp ne i32 %10, 0, !dbg !203
  %12 = zext i1 %11 to i64, !dbg !203
  %13 = select i1 %11, ptr @.str, ptr @.str.1, !dbg !203
  store ptr %13, ptr %4, align 8, !dbg !202
  call void @llvm.dbg.declare(metadata ptr %5, metadata !204, metadata !DIExpression()), !dbg !205
  %14 = load i32, ptr %3, align 4, !dbg !206
  %15 = call ptr @take(i32 noundef %14), !dbg !207
  store ptr %15, ptr %5, align 8, !dbg !205
  call void @llvm.dbg.declare(metadata ptr %6, metadata !208, metadata !DIExpression()), !dbg !209
  store float 5.000000e-01, ptr %6, align 4, !dbg !209
  %16 = load ptr, ptr %5, align 8, !dbg !210
  %17 = icmp ne ptr %16, null, !dbg !210
  br i1 %17, label %18, label %42, !dbg !212

18:                                               ; preds = %1
  %19 = load ptr, ptr %5, align 8, !dbg !213
  %20 = getelementptr inbounds %struct.job, ptr %19, i32 0, i32 0, !dbg !213
  %21 = load i32, ptr %20, align 8, !dbg !213
  %22 = load i32, ptr %3, align 4, !dbg !213
  %23 = add nsw i32 %22, 1, !dbg !213
  %24 = icmp eq i32 %21, %23, !dbg !213
  br i1 %24, label %25, label %26, !dbg !217

25:                                               ; preds = %18
  br label %27, !dbg !217

26:                                               ; preds = %18
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 74, ptr noundef @__PRETTY_FUNCTION__.worker) #8, !dbg !213
  unreachable, !dbg !213

27:                                               ; preds = %25
  %28 = load ptr, ptr %5, align 8, !dbg !218
  %29 = getelementptr inbounds %struct.job, ptr %28, i32 0, i32 1, !dbg !219
  %30 = load double, ptr %29, align 8, !dbg !219
  %31 = fptrunc double %30 to float, !dbg !220
  %32 = load float, ptr %6, align 4, !dbg !221
  %33 = fmul float %32, %31, !dbg !221
  store float %33, ptr %6, align 4, !dbg !221
  %34 = load ptr, ptr %5, align 8, !dbg !222
  %35 = getelementptr inbounds %struct.job, ptr %34, i32 0, i32 0, !dbg !223
  %36 = load i32, ptr %35, align 8, !dbg !223
  %37 = sext i32 %36 to i64, !dbg !222
  %38 = load i32, ptr %3, align 4, !dbg !224
  %39 = sext i32 %38 to i64, !dbg !225
  %40 = getelementptr inbounds [2 x %struct.slot], ptr @slots, i64 0, i64 %39, !dbg !225
  %41 = getelementptr inbounds %struct.slot, ptr %40, i32 0, i32 3, !dbg !226
  store i64 %37, ptr %41, align 8, !dbg !227
  br label %42, !dbg !228

42:                                               ; preds = %27, %1
  %43 = load float, ptr %6, align 4, !dbg !229
  %44 = fcmp ogt float %43, 0.000000e+00, !dbg !230
  br i1 %44, label %45, label %47, !dbg !229

45:                                               ; preds = %42
  %46 = load ptr, ptr %4, align 8, !dbg !231
  br label %48, !dbg !229

47:                                               ; preds = %42
  br label %48, !dbg !229

48:                                               ; preds = %47, %45
  %49 = phi ptr [ %46, %45 ], [ null, %47 ], !dbg !229
  ret ptr %49, !dbg !232
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal ptr @take(i32 noundef %0) #0 !dbg !233 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !236, metadata !DIExpression()), !dbg !237
  call void @llvm.dbg.declare(metadata ptr %4, metadata !238, metadata !DIExpression()), !dbg !239
  %7 = load ptr, ptr @queue, align 8, !dbg !240
  store ptr %7, ptr %4, align 8, !dbg !239
  call void @llvm.dbg.declare(metadata ptr %5, metadata !241, metadata !DIExpression()), !dbg !242
  %8 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @queue, i32 0, i32 2), align 8, !dbg !243
  store i32 %8, ptr %5, align 4, !dbg !242
  %9 = load i32, ptr %5, align 4, !dbg !244
  %10 = icmp sgt i32 %9, 0, !dbg !246
  br i1 %10, label %11, label %26, !dbg !247

11:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !248, metadata !DIExpression()), !dbg !250
  %12 = load i32, ptr %3, align 4, !dbg !251
  %13 = add nsw i32 %12, 10, !dbg !252
  store i32 %13, ptr %6, align 4, !dbg !250
  %14 = load i32, ptr %6, align 4, !dbg !253
  %15 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !254
  store i32 %14, ptr %15, align 4, !dbg !255
  %16 = load ptr, ptr %4, align 8, !dbg !256
  %17 = getelementptr inbounds %struct.job, ptr %16, i32 0, i32 2, !dbg !257
  %18 = load ptr, ptr %17, align 8, !dbg !257
  store ptr %18, ptr @queue, align 8, !dbg !258
  %19 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @queue, i32 0, i32 2), align 8, !dbg !259
  %20 = add nsw i32 %19, -1, !dbg !259
  store i32 %20, ptr getelementptr inbounds (%struct.anon, ptr @queue, i32 0, i32 2), align 8, !dbg !259
  %21 = load i32, ptr %3, align 4, !dbg !260
  %22 = sext i32 %21 to i64, !dbg !261
  %23 = getelementptr inbounds [2 x %struct.slot], ptr @slots, i64 0, i64 %22, !dbg !261
  %24 = getelementptr inbounds %struct.slot, ptr %23, i32 0, i32 0, !dbg !262
  store i32 3, ptr %24, align 16, !dbg !263
  %25 = load ptr, ptr %4, align 8, !dbg !264
  store ptr %25, ptr %2, align 8, !dbg !265
  br label %27, !dbg !265

26:                                               ; preds = %1
  store ptr null, ptr %2, align 8, !dbg !266
  br label %27, !dbg !266

27:                                               ; preds = %26, %11
  %28 = load ptr, ptr %2, align 8, !dbg !267
  ret ptr %28, !dbg !267
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!84, !85, !86, !87, !88, !89, !90}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 34, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !16, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "slots.c", directory: ".", checksumkind: CSK_MD5, checksum: "2fb1e370233b6e29b2f8379fa17fe609")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "state", file: !3, line: 9, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "FREE", value: 0)
!9 = !DIEnumerator(name: "TAKEN", value: 3)
!10 = !DIEnumerator(name: "DONE", value: 4)
!11 = !{!12, !13, !14, !15}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = !{!0, !17, !30, !37, !43, !48, !53, !58, !64, !66}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "calls", scope: !19, file: !3, line: 38, type: !13, isLocal: true, isDefinition: true)
!19 = distinct !DISubprogram(name: "append", scope: !3, file: !3, line: 36, type: !20, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 11, size: 192, elements: !24)
!24 = !{!25, !26, !28}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !23, file: !3, line: 12, baseType: !13, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "cost", scope: !23, file: !3, line: 13, baseType: !27, size: 64, offset: 64)
!27 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !23, file: !3, line: 14, baseType: !22, size: 64, offset: 128)
!29 = !{}
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "queue", scope: !2, file: !3, line: 30, type: !32, isLocal: true, isDefinition: true)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 27, size: 192, elements: !33)
!33 = !{!34, !35, !36}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !32, file: !3, line: 28, baseType: !22, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !32, file: !3, line: 28, baseType: !22, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !32, file: !3, line: 29, baseType: !13, size: 32, offset: 128)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 56, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 7)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 48, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 6)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 184, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 23)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 64, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 8)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 168, elements: !62)
!61 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !40)
!62 = !{!63}
!63 = !DISubrange(count: 21)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 33, type: !13, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 32, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 256, elements: !82)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "slot", file: !3, line: 17, size: 128, elements: !70)
!70 = !{!71, !72, !73, !74, !75}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "state", scope: !69, file: !3, line: 18, baseType: !5, size: 32)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !69, file: !3, line: 19, baseType: !6, size: 3, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !69, file: !3, line: 19, baseType: !6, size: 5, offset: 35, flags: DIFlagBitField, extraData: i64 32)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "letter", scope: !69, file: !3, line: 20, baseType: !40, size: 8, offset: 40)
!75 = !DIDerivedType(tag: DW_TAG_member, scope: !69, file: !3, line: 21, baseType: !76, size: 64, offset: 64)
!76 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !69, file: !3, line: 21, size: 64, elements: !77)
!77 = !{!78, !79}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !76, file: !3, line: 22, baseType: !14, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !76, file: !3, line: 23, baseType: !80, size: 64)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !81, size: 64, elements: !56)
!81 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!82 = !{!83}
!83 = !DISubrange(count: 2)
!84 = !{i32 7, !"Dwarf Version", i32 5}
!85 = !{i32 2, !"Debug Info Version", i32 3}
!86 = !{i32 1, !"wchar_size", i32 4}
!87 = !{i32 8, !"PIC Level", i32 2}
!88 = !{i32 7, !"PIE Level", i32 2}
!89 = !{i32 7, !"uwtable", i32 2}
!90 = !{i32 7, !"frame-pointer", i32 2}
!91 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 81, type: !92, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!92 = !DISubroutineType(types: !93)
!93 = !{!13}
!94 = !DILocalVariable(name: "threads", scope: !91, file: !3, line: 83, type: !95)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !96, size: 128, elements: !82)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !97, line: 27, baseType: !98)
!97 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!98 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!99 = !DILocation(line: 83, column: 12, scope: !91)
!100 = !DILocalVariable(name: "job", scope: !91, file: !3, line: 84, type: !22)
!101 = !DILocation(line: 84, column: 14, scope: !91)
!102 = !DILocalVariable(name: "i", scope: !103, file: !3, line: 86, type: !13)
!103 = distinct !DILexicalBlock(scope: !91, file: !3, line: 86, column: 2)
!104 = !DILocation(line: 86, column: 11, scope: !103)
!105 = !DILocation(line: 86, column: 7, scope: !103)
!106 = !DILocation(line: 86, column: 18, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !3, line: 86, column: 2)
!108 = !DILocation(line: 86, column: 20, scope: !107)
!109 = !DILocation(line: 86, column: 2, scope: !103)
!110 = !DILocation(line: 87, column: 9, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 86, column: 30)
!112 = !DILocation(line: 87, column: 7, scope: !111)
!113 = !DILocation(line: 88, column: 8, scope: !114)
!114 = distinct !DILexicalBlock(scope: !111, file: !3, line: 88, column: 7)
!115 = !DILocation(line: 88, column: 7, scope: !111)
!116 = !DILocation(line: 89, column: 4, scope: !114)
!117 = !DILocation(line: 90, column: 17, scope: !111)
!118 = !DILocation(line: 90, column: 19, scope: !111)
!119 = !DILocation(line: 90, column: 3, scope: !111)
!120 = !DILocation(line: 90, column: 8, scope: !111)
!121 = !DILocation(line: 90, column: 15, scope: !111)
!122 = !DILocation(line: 91, column: 15, scope: !111)
!123 = !DILocation(line: 91, column: 17, scope: !111)
!124 = !DILocation(line: 91, column: 3, scope: !111)
!125 = !DILocation(line: 91, column: 8, scope: !111)
!126 = !DILocation(line: 91, column: 13, scope: !111)
!127 = !DILocation(line: 92, column: 3, scope: !111)
!128 = !DILocation(line: 92, column: 8, scope: !111)
!129 = !DILocation(line: 92, column: 13, scope: !111)
!130 = !DILocation(line: 93, column: 10, scope: !111)
!131 = !DILocation(line: 93, column: 3, scope: !111)
!132 = !DILocation(line: 94, column: 2, scope: !111)
!133 = !DILocation(line: 86, column: 26, scope: !107)
!134 = !DILocation(line: 86, column: 2, scope: !107)
!135 = distinct !{!135, !109, !136, !137}
!136 = !DILocation(line: 94, column: 2, scope: !103)
!137 = !{!"llvm.loop.mustprogress"}
!138 = !DILocalVariable(name: "i", scope: !139, file: !3, line: 95, type: !14)
!139 = distinct !DILexicalBlock(scope: !91, file: !3, line: 95, column: 2)
!140 = !DILocation(line: 95, column: 12, scope: !139)
!141 = !DILocation(line: 95, column: 7, scope: !139)
!142 = !DILocation(line: 95, column: 19, scope: !143)
!143 = distinct !DILexicalBlock(scope: !139, file: !3, line: 95, column: 2)
!144 = !DILocation(line: 95, column: 21, scope: !143)
!145 = !DILocation(line: 95, column: 2, scope: !139)
!146 = !DILocation(line: 96, column: 27, scope: !143)
!147 = !DILocation(line: 96, column: 19, scope: !143)
!148 = !DILocation(line: 96, column: 53, scope: !143)
!149 = !DILocation(line: 96, column: 45, scope: !143)
!150 = !DILocation(line: 96, column: 3, scope: !143)
!151 = !DILocation(line: 95, column: 27, scope: !143)
!152 = !DILocation(line: 95, column: 2, scope: !143)
!153 = distinct !{!153, !145, !154, !137}
!154 = !DILocation(line: 96, column: 54, scope: !139)
!155 = !DILocalVariable(name: "i", scope: !156, file: !3, line: 97, type: !13)
!156 = distinct !DILexicalBlock(scope: !91, file: !3, line: 97, column: 2)
!157 = !DILocation(line: 97, column: 11, scope: !156)
!158 = !DILocation(line: 97, column: 7, scope: !156)
!159 = !DILocation(line: 97, column: 18, scope: !160)
!160 = distinct !DILexicalBlock(scope: !156, file: !3, line: 97, column: 2)
!161 = !DILocation(line: 97, column: 20, scope: !160)
!162 = !DILocation(line: 97, column: 2, scope: !156)
!163 = !DILocation(line: 98, column: 24, scope: !160)
!164 = !DILocation(line: 98, column: 16, scope: !160)
!165 = !DILocation(line: 98, column: 3, scope: !160)
!166 = !DILocation(line: 97, column: 26, scope: !160)
!167 = !DILocation(line: 97, column: 2, scope: !160)
!168 = distinct !{!168, !162, !169, !137}
!169 = !DILocation(line: 98, column: 32, scope: !156)
!170 = !DILocation(line: 99, column: 2, scope: !91)
!171 = !DILocation(line: 100, column: 1, scope: !91)
!172 = !DILocalVariable(name: "job", arg: 1, scope: !19, file: !3, line: 36, type: !22)
!173 = !DILocation(line: 36, column: 32, scope: !19)
!174 = !DILocation(line: 40, column: 7, scope: !19)
!175 = !DILocation(line: 41, column: 12, scope: !176)
!176 = distinct !DILexicalBlock(scope: !19, file: !3, line: 41, column: 6)
!177 = !DILocation(line: 41, column: 6, scope: !176)
!178 = !DILocation(line: 41, column: 6, scope: !19)
!179 = !DILocation(line: 42, column: 22, scope: !176)
!180 = !DILocation(line: 42, column: 9, scope: !176)
!181 = !DILocation(line: 42, column: 15, scope: !176)
!182 = !DILocation(line: 42, column: 20, scope: !176)
!183 = !DILocation(line: 42, column: 3, scope: !176)
!184 = !DILocation(line: 44, column: 16, scope: !176)
!185 = !DILocation(line: 44, column: 14, scope: !176)
!186 = !DILocation(line: 45, column: 15, scope: !19)
!187 = !DILocation(line: 45, column: 13, scope: !19)
!188 = !DILocation(line: 46, column: 14, scope: !19)
!189 = !DILocation(line: 47, column: 1, scope: !19)
!190 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 66, type: !191, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!191 = !DISubroutineType(types: !192)
!192 = !{!12, !12}
!193 = !DILocalVariable(name: "arg", arg: 1, scope: !190, file: !3, line: 66, type: !12)
!194 = !DILocation(line: 66, column: 27, scope: !190)
!195 = !DILocalVariable(name: "who", scope: !190, file: !3, line: 68, type: !13)
!196 = !DILocation(line: 68, column: 6, scope: !190)
!197 = !DILocation(line: 68, column: 23, scope: !190)
!198 = !DILocation(line: 68, column: 17, scope: !190)
!199 = !DILocation(line: 68, column: 12, scope: !190)
!200 = !DILocalVariable(name: "name", scope: !190, file: !3, line: 69, type: !201)
!201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!202 = !DILocation(line: 69, column: 14, scope: !190)
!203 = !DILocation(line: 69, column: 21, scope: !190)
!204 = !DILocalVariable(name: "job", scope: !190, file: !3, line: 70, type: !22)
!205 = !DILocation(line: 70, column: 14, scope: !190)
!206 = !DILocation(line: 70, column: 25, scope: !190)
!207 = !DILocation(line: 70, column: 20, scope: !190)
!208 = !DILocalVariable(name: "share", scope: !190, file: !3, line: 71, type: !15)
!209 = !DILocation(line: 71, column: 8, scope: !190)
!210 = !DILocation(line: 73, column: 6, scope: !211)
!211 = distinct !DILexicalBlock(scope: !190, file: !3, line: 73, column: 6)
!212 = !DILocation(line: 73, column: 6, scope: !190)
!213 = !DILocation(line: 74, column: 3, scope: !214)
!214 = distinct !DILexicalBlock(scope: !215, file: !3, line: 74, column: 3)
!215 = distinct !DILexicalBlock(scope: !216, file: !3, line: 74, column: 3)
!216 = distinct !DILexicalBlock(scope: !211, file: !3, line: 73, column: 11)
!217 = !DILocation(line: 74, column: 3, scope: !215)
!218 = !DILocation(line: 75, column: 19, scope: !216)
!219 = !DILocation(line: 75, column: 24, scope: !216)
!220 = !DILocation(line: 75, column: 12, scope: !216)
!221 = !DILocation(line: 75, column: 9, scope: !216)
!222 = !DILocation(line: 76, column: 22, scope: !216)
!223 = !DILocation(line: 76, column: 27, scope: !216)
!224 = !DILocation(line: 76, column: 9, scope: !216)
!225 = !DILocation(line: 76, column: 3, scope: !216)
!226 = !DILocation(line: 76, column: 14, scope: !216)
!227 = !DILocation(line: 76, column: 20, scope: !216)
!228 = !DILocation(line: 77, column: 2, scope: !216)
!229 = !DILocation(line: 78, column: 9, scope: !190)
!230 = !DILocation(line: 78, column: 15, scope: !190)
!231 = !DILocation(line: 78, column: 29, scope: !190)
!232 = !DILocation(line: 78, column: 2, scope: !190)
!233 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 49, type: !234, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!234 = !DISubroutineType(types: !235)
!235 = !{!22, !13}
!236 = !DILocalVariable(name: "who", arg: 1, scope: !233, file: !3, line: 49, type: !13)
!237 = !DILocation(line: 49, column: 29, scope: !233)
!238 = !DILocalVariable(name: "job", scope: !233, file: !3, line: 51, type: !22)
!239 = !DILocation(line: 51, column: 14, scope: !233)
!240 = !DILocation(line: 51, column: 26, scope: !233)
!241 = !DILocalVariable(name: "length", scope: !233, file: !3, line: 52, type: !13)
!242 = !DILocation(line: 52, column: 6, scope: !233)
!243 = !DILocation(line: 52, column: 21, scope: !233)
!244 = !DILocation(line: 54, column: 6, scope: !245)
!245 = distinct !DILexicalBlock(scope: !233, file: !3, line: 54, column: 6)
!246 = !DILocation(line: 54, column: 13, scope: !245)
!247 = !DILocation(line: 54, column: 6, scope: !233)
!248 = !DILocalVariable(name: "length", scope: !249, file: !3, line: 55, type: !13)
!249 = distinct !DILexicalBlock(scope: !245, file: !3, line: 54, column: 18)
!250 = !DILocation(line: 55, column: 7, scope: !249)
!251 = !DILocation(line: 55, column: 16, scope: !249)
!252 = !DILocation(line: 55, column: 20, scope: !249)
!253 = !DILocation(line: 57, column: 10, scope: !249)
!254 = !DILocation(line: 57, column: 3, scope: !249)
!255 = !DILocation(line: 57, column: 8, scope: !249)
!256 = !DILocation(line: 58, column: 16, scope: !249)
!257 = !DILocation(line: 58, column: 21, scope: !249)
!258 = !DILocation(line: 58, column: 14, scope: !249)
!259 = !DILocation(line: 59, column: 15, scope: !249)
!260 = !DILocation(line: 60, column: 9, scope: !249)
!261 = !DILocation(line: 60, column: 3, scope: !249)
!262 = !DILocation(line: 60, column: 14, scope: !249)
!263 = !DILocation(line: 60, column: 20, scope: !249)
!264 = !DILocation(line: 61, column: 10, scope: !249)
!265 = !DILocation(line: 61, column: 3, scope: !249)
!266 = !DILocation(line: 63, column: 2, scope: !233)
!267 = !DILocation(line: 64, column: 1, scope: !233)
