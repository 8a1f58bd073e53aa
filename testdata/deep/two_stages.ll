; ModuleID = 'deep/two_stages.c'
source_filename = "deep/two_stages.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@first_lock = internal global [4 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0
@second_lock = internal global [4 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !9
@first = internal global [4 x i32] zeroinitializer, align 16, !dbg !45
@second = internal global [4 x i32] zeroinitializer, align 16, !dbg !48
@.str = private unnamed_addr constant [20 x i8] c"derived == seen + 1\00", align 1, !dbg !50
@.str.1 = private unnamed_addr constant [18 x i8] c"deep/two_stages.c\00", align 1, !dbg !55
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !60

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !73 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !77, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.declare(metadata ptr %3, metadata !82, metadata !DIExpression()), !dbg !86
  call void @llvm.dbg.declare(metadata ptr %4, metadata !87, metadata !DIExpression()), !dbg !89
  store i32 0, ptr %4, align 4, !dbg !89
  br label %9, !dbg !90

9:                                                ; preds = %21, %0
  %10 = load i32, ptr %4, align 4, !dbg !91
  %11 = icmp slt i32 %10, 4, !dbg !93
  br i1 %11, label %12, label %24, !dbg !94

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !95
  %14 = sext i32 %13 to i64, !dbg !97
  %15 = getelementptr inbounds [4 x %union.pthread_mutex_t], ptr @first_lock, i64 0, i64 %14, !dbg !97
  %16 = call i32 @pthread_mutex_init(ptr noundef %15, ptr noundef null) #5, !dbg !98
  %17 = load i32, ptr %4, align 4, !dbg !99
  %18 = sext i32 %17 to i64, !dbg !100
  %19 = getelementptr inbounds [4 x %union.pthread_mutex_t], ptr @second_lock, i64 0, i64 %18, !dbg !100
  %20 = call i32 @pthread_mutex_init(ptr noundef %19, ptr noundef null) #5, !dbg !101
  br label %21, !dbg !102

21:                                               ; preds = %12
  %22 = load i32, ptr %4, align 4, !dbg !103
  %23 = add nsw i32 %22, 1, !dbg !103
  store i32 %23, ptr %4, align 4, !dbg !103
  br label %9, !dbg !104, !llvm.loop !105

24:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata ptr %5, metadata !108, metadata !DIExpression()), !dbg !110
  store i64 0, ptr %5, align 8, !dbg !110
  br label %25, !dbg !111

25:                                               ; preds = %34, %24
  %26 = load i64, ptr %5, align 8, !dbg !112
  %27 = icmp slt i64 %26, 4, !dbg !114
  br i1 %27, label %28, label %37, !dbg !115

28:                                               ; preds = %25
  %29 = load i64, ptr %5, align 8, !dbg !116
  %30 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %29, !dbg !117
  %31 = load i64, ptr %5, align 8, !dbg !118
  %32 = inttoptr i64 %31 to ptr, !dbg !119
  %33 = call i32 @pthread_create(ptr noundef %30, ptr noundef null, ptr noundef @writer, ptr noundef %32) #5, !dbg !120
  br label %34, !dbg !120

34:                                               ; preds = %28
  %35 = load i64, ptr %5, align 8, !dbg !121
  %36 = add nsw i64 %35, 1, !dbg !121
  store i64 %36, ptr %5, align 8, !dbg !121
  br label %25, !dbg !122, !llvm.loop !123

37:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata ptr %6, metadata !125, metadata !DIExpression()), !dbg !127
  store i32 0, ptr %6, align 4, !dbg !127
  br label %38, !dbg !128

38:                                               ; preds = %46, %37
  %39 = load i32, ptr %6, align 4, !dbg !129
  %40 = icmp slt i32 %39, 2, !dbg !131
  br i1 %40, label %41, label %49, !dbg !132

41:                                               ; preds = %38
  %42 = load i32, ptr %6, align 4, !dbg !133
  %43 = sext i32 %42 to i64, !dbg !134
  %44 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %43, !dbg !134
  %45 = call i32 @pthread_create(ptr noundef %44, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !135
  br label %46, !dbg !135

46:                                               ; preds = %41
  %47 = load i32, ptr %6, align 4, !dbg !136
  %48 = add nsw i32 %47, 1, !dbg !136
  store i32 %48, ptr %6, align 4, !dbg !136
  br label %38, !dbg !137, !llvm.loop !138

49:                                               ; preds = %38
  call void @llvm.dbg.declare(metadata ptr %7, metadata !140, metadata !DIExpression()), !dbg !142
  store i32 0, ptr %7, align 4, !dbg !142
  br label %50, !dbg !143

50:                                               ; preds = %59, %49
  %51 = load i32, ptr %7, align 4, !dbg !144
  %52 = icmp slt i32 %51, 4, !dbg !146
  br i1 %52, label %53, label %62, !dbg !147

53:                                               ; preds = %50
  %54 = load i32, ptr %7, align 4, !dbg !148
  %55 = sext i32 %54 to i64, !dbg !149
  %56 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %55, !dbg !149
  %57 = load i64, ptr %56, align 8, !dbg !149
  %58 = call i32 @pthread_join(i64 noundef %57, ptr noundef null), !dbg !150
  br label %59, !dbg !150

59:                                               ; preds = %53
  %60 = load i32, ptr %7, align 4, !dbg !151
  %61 = add nsw i32 %60, 1, !dbg !151
  store i32 %61, ptr %7, align 4, !dbg !151
  br label %50, !dbg !152, !llvm.loop !153

62:                                               ; preds = %50
  call void @llvm.dbg.declare(metadata ptr %8, metadata !155, metadata !DIExpression()), !dbg !157
  store i32 0, ptr %8, align 4, !dbg !157
  br label %63, !dbg !158

63:                                               ; preds = %72, %62
  %64 = load i32, ptr %8, align 4, !dbg !159
  %65 = icmp slt i32 %64, 2, !dbg !161
  br i1 %65, label %66, label %75, !dbg !162

66:                                               ; preds = %63
  %67 = load i32, ptr %8, align 4, !dbg !163
  %68 = sext i32 %67 to i64, !dbg !164
  %69 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %68, !dbg !164
  %70 = load i64, ptr %69, align 8, !dbg !164
  %71 = call i32 @pthread_join(i64 noundef %70, ptr noundef null), !dbg !165
  br label %72, !dbg !165

72:                                               ; preds = %66
  %73 = load i32, ptr %8, align 4, !dbg !166
  %74 = add nsw i32 %73, 1, !dbg !166
  store i32 %74, ptr %8, align 4, !dbg !166
  br label %63, !dbg !167, !llvm.loop !168

75:                                               ; preds = %63
  ret i32 0, !dbg !170
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !171 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !174, metadata !DIExpression()), !dbg !175
  call void @llvm.dbg.declare(metadata ptr %3, metadata !176, metadata !DIExpression()), !dbg !177
  %4 = load ptr, ptr %2, align 8, !dbg !178
  %5 = ptrtoint ptr %4 to i64, !dbg !179
  %6 = trunc i64 %5 to i32, !dbg !180
  store i32 %6, ptr %3, align 4, !dbg !177
  %7 = load i32, ptr %3, align 4, !dbg !181
  %8 = sext i32 %7 to i64, !dbg !182
  %9 = getelementptr inbounds [4 x %union.pthread_mutex_t], ptr @first_lock, i64 0, i64 %8, !dbg !182
  %10 = call i32 @pthread_mutex_lock(ptr noundef %9) #5, !dbg !183
  %11 = load i32, ptr %3, align 4, !dbg !184
  %12 = sext i32 %11 to i64, !dbg !185
  %13 = getelementptr inbounds [4 x i32], ptr @first, i64 0, i64 %12, !dbg !185
  store i32 1, ptr %13, align 4, !dbg !186
  %14 = load i32, ptr %3, align 4, !dbg !187
  %15 = sext i32 %14 to i64, !dbg !188
  %16 = getelementptr inbounds [4 x %union.pthread_mutex_t], ptr @first_lock, i64 0, i64 %15, !dbg !188
  %17 = call i32 @pthread_mutex_unlock(ptr noundef %16) #5, !dbg !189
  %18 = load i32, ptr %3, align 4, !dbg !190
  %19 = sext i32 %18 to i64, !dbg !191
  %20 = getelementptr inbounds [4 x %union.pthread_mutex_t], ptr @second_lock, i64 0, i64 %19, !dbg !191
  %21 = call i32 @pthread_mutex_lock(ptr noundef %20) #5, !dbg !192
  %22 = load i32, ptr %3, align 4, !dbg !193
  %23 = sext i32 %22 to i64, !dbg !194
  %24 = getelementptr inbounds [4 x i32], ptr @first, i64 0, i64 %23, !dbg !194
  %25 = load i32, ptr %24, align 4, !dbg !194
  %26 = add nsw i32 %25, 1, !dbg !195
  %27 = load i32, ptr %3, align 4, !dbg !196
  %28 = sext i32 %27 to i64, !dbg !197
  %29 = getelementptr inbounds [4 x i32], ptr @second, i64 0, i64 %28, !dbg !197
  store i32 %26, ptr %29, align 4, !dbg !198
  %30 = load i32, ptr %3, align 4, !dbg !199
  %31 = sext i32 %30 to i64, !dbg !200
  %32 = getelementptr inbounds [4 x %union.pthread_mutex_t], ptr @second_lock, i64 0, i64 %31, !dbg !200
  %33 = call i32 @pthread_mutex_unlock(ptr noundef %32) #5, !dbg !201
  ret ptr null, !dbg !202
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !203 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !204, metadata !DIExpression()), !dbg !205
  %7 = load ptr, ptr %3, align 8, !dbg !206
  call void @llvm.dbg.declare(metadata ptr %4, metadata !207, metadata !DIExpression()), !dbg !209
  store i32 3, ptr %4, align 4, !dbg !209
  br label %8, !dbg !210

8:                                                ; preds = %51, %1
  %9 = load i32, ptr %4, align 4, !dbg !211
  %10 = icmp sge i32 %9, 0, !dbg !213
  br i1 %10, label %11, label %54, !dbg !214

11:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !215, metadata !DIExpression()), !dbg !217
  call void @llvm.dbg.declare(metadata ptr %6, metadata !218, metadata !DIExpression()), !dbg !219
  %12 = load i32, ptr %4, align 4, !dbg !220
  %13 = sext i32 %12 to i64, !dbg !221
  %14 = getelementptr inbounds [4 x %union.pthread_mutex_t], ptr @first_lock, i64 0, i64 %13, !dbg !221
  %15 = call i32 @pthread_mutex_lock(ptr noundef %14) #5, !dbg !222
  %16 = load i32, ptr %4, align 4, !dbg !223
  %17 = sext i32 %16 to i64, !dbg !224
  %18 = getelementptr inbounds [4 x i32], ptr @first, i64 0, i64 %17, !dbg !224
  %19 = load i32, ptr %18, align 4, !dbg !224
  store i32 %19, ptr %5, align 4, !dbg !225
  %20 = load i32, ptr %4, align 4, !dbg !226
  %21 = sext i32 %20 to i64, !dbg !227
  %22 = getelementptr inbounds [4 x %union.pthread_mutex_t], ptr @first_lock, i64 0, i64 %21, !dbg !227
  %23 = call i32 @pthread_mutex_unlock(ptr noundef %22) #5, !dbg !228
  %24 = load i32, ptr %5, align 4, !dbg !229
  %25 = icmp eq i32 %24, 0, !dbg !231
  br i1 %25, label %26, label %27, !dbg !232

26:                                               ; preds = %11
  store ptr null, ptr %2, align 8, !dbg !233
  br label %55, !dbg !233

27:                                               ; preds = %11
  %28 = load i32, ptr %4, align 4, !dbg !234
  %29 = sext i32 %28 to i64, !dbg !235
  %30 = getelementptr inbounds [4 x %union.pthread_mutex_t], ptr @second_lock, i64 0, i64 %29, !dbg !235
  %31 = call i32 @pthread_mutex_lock(ptr noundef %30) #5, !dbg !236
  %32 = load i32, ptr %4, align 4, !dbg !237
  %33 = sext i32 %32 to i64, !dbg !238
  %34 = getelementptr inbounds [4 x i32], ptr @second, i64 0, i64 %33, !dbg !238
  %35 = load i32, ptr %34, align 4, !dbg !238
  store i32 %35, ptr %6, align 4, !dbg !239
  %36 = load i32, ptr %4, align 4, !dbg !240
  %37 = sext i32 %36 to i64, !dbg !241
  %38 = getelementptr inbounds [4 x %union.pthread_mutex_t], ptr @second_lock, i64 0, i64 %37, !dbg !241
  %39 = call i32 @pthread_mutex_unlock(ptr noundef %38) #5, !dbg !242
  %40 = load i32, ptr %4, align 4, !dbg !243
  %41 = icmp eq i32 %40, 0, !dbg !245
  br i1 %41, label %42, label %50, !dbg !246

42:                                               ; preds = %27
  %43 = load i32, ptr %6, align 4, !dbg !247
  %44 = load i32, ptr %5, align 4, !dbg !247
  %45 = add nsw i32 %44, 1, !dbg !247
  %46 = icmp eq i32 %43, %45, !dbg !247
  br i1 %46, label %47, label %48, !dbg !250

47:                                               ; preds = %42
  br label %49, !dbg !250

48:                                               ; preds = %42
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.reader) #6, !dbg !247
  unreachable, !dbg !247

49:                                               ; preds = %47
  br label %50, !dbg !251

50:                                               ; preds = %49, %27
  br label %51, !dbg !252

51:                                               ; preds = %50
  %52 = load i32, ptr %4, align 4, !dbg !253
  %53 = add nsw i32 %52, -1, !dbg !253
  store i32 %53, ptr %4, align 4, !dbg !253
  br label %8, !dbg !254, !llvm.loop !255

54:                                               ; preds = %8
  store ptr null, ptr %2, align 8, !dbg !257
  br label %55, !dbg !257

55:                                               ; preds = %54, %26
  %56 = load ptr, ptr %2, align 8, !dbg !258
  ret ptr %56, !dbg !258
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!66, !67, !68, !69, !70, !71, !72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first_lock", scope: !2, file: !3, line: 20, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deep/two_stages.c", directory: ".")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!0, !9, !45, !48, !50, !55, !60}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "second_lock", scope: !2, file: !3, line: 20, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 1280, elements: !43)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 72, baseType: !14)
!13 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 67, size: 320, elements: !15)
!15 = !{!16, !37, !42}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !14, file: !13, line: 69, baseType: !17, size: 320)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !18, line: 22, size: 320, elements: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!19 = !{!20, !21, !23, !24, !25, !26, !28, !29}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !17, file: !18, line: 24, baseType: !6, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !17, file: !18, line: 25, baseType: !22, size: 32, offset: 32)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !17, file: !18, line: 26, baseType: !6, size: 32, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !17, file: !18, line: 28, baseType: !22, size: 32, offset: 96)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !17, file: !18, line: 32, baseType: !6, size: 32, offset: 128)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !17, file: !18, line: 34, baseType: !27, size: 16, offset: 160)
!27 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !17, file: !18, line: 35, baseType: !27, size: 16, offset: 176)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !17, file: !18, line: 36, baseType: !30, size: 128, offset: 192)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !31, line: 55, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !31, line: 51, size: 128, elements: !33)
!33 = !{!34, !36}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !32, file: !31, line: 53, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !32, file: !31, line: 54, baseType: !35, size: 64, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !14, file: !13, line: 70, baseType: !38, size: 320)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 320, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 40)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 71, baseType: !7, size: 64)
!43 = !{!44}
!44 = !DISubrange(count: 4)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 21, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !43)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 21, type: !47, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 160, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 20)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 144, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 18)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 168, elements: !64)
!63 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!64 = !{!65}
!65 = !DISubrange(count: 21)
!66 = !{i32 7, !"Dwarf Version", i32 5}
!67 = !{i32 2, !"Debug Info Version", i32 3}
!68 = !{i32 1, !"wchar_size", i32 4}
!69 = !{i32 8, !"PIC Level", i32 2}
!70 = !{i32 7, !"PIE Level", i32 2}
!71 = !{i32 7, !"uwtable", i32 2}
!72 = !{i32 7, !"frame-pointer", i32 2}
!73 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 56, type: !74, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !76)
!74 = !DISubroutineType(types: !75)
!75 = !{!6}
!76 = !{}
!77 = !DILocalVariable(name: "w", scope: !73, file: !3, line: 58, type: !78)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 256, elements: !43)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !80)
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = !DILocation(line: 58, column: 12, scope: !73)
!82 = !DILocalVariable(name: "r", scope: !73, file: !3, line: 58, type: !83)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 128, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 2)
!86 = !DILocation(line: 58, column: 24, scope: !73)
!87 = !DILocalVariable(name: "i", scope: !88, file: !3, line: 60, type: !6)
!88 = distinct !DILexicalBlock(scope: !73, file: !3, line: 60, column: 2)
!89 = !DILocation(line: 60, column: 11, scope: !88)
!90 = !DILocation(line: 60, column: 7, scope: !88)
!91 = !DILocation(line: 60, column: 18, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !3, line: 60, column: 2)
!93 = !DILocation(line: 60, column: 20, scope: !92)
!94 = !DILocation(line: 60, column: 2, scope: !88)
!95 = !DILocation(line: 61, column: 34, scope: !96)
!96 = distinct !DILexicalBlock(scope: !92, file: !3, line: 60, column: 36)
!97 = !DILocation(line: 61, column: 23, scope: !96)
!98 = !DILocation(line: 61, column: 3, scope: !96)
!99 = !DILocation(line: 62, column: 35, scope: !96)
!100 = !DILocation(line: 62, column: 23, scope: !96)
!101 = !DILocation(line: 62, column: 3, scope: !96)
!102 = !DILocation(line: 63, column: 2, scope: !96)
!103 = !DILocation(line: 60, column: 32, scope: !92)
!104 = !DILocation(line: 60, column: 2, scope: !92)
!105 = distinct !{!105, !94, !106, !107}
!106 = !DILocation(line: 63, column: 2, scope: !88)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !DILocalVariable(name: "i", scope: !109, file: !3, line: 64, type: !7)
!109 = distinct !DILexicalBlock(scope: !73, file: !3, line: 64, column: 2)
!110 = !DILocation(line: 64, column: 12, scope: !109)
!111 = !DILocation(line: 64, column: 7, scope: !109)
!112 = !DILocation(line: 64, column: 19, scope: !113)
!113 = distinct !DILexicalBlock(scope: !109, file: !3, line: 64, column: 2)
!114 = !DILocation(line: 64, column: 21, scope: !113)
!115 = !DILocation(line: 64, column: 2, scope: !109)
!116 = !DILocation(line: 65, column: 21, scope: !113)
!117 = !DILocation(line: 65, column: 19, scope: !113)
!118 = !DILocation(line: 65, column: 47, scope: !113)
!119 = !DILocation(line: 65, column: 39, scope: !113)
!120 = !DILocation(line: 65, column: 3, scope: !113)
!121 = !DILocation(line: 64, column: 33, scope: !113)
!122 = !DILocation(line: 64, column: 2, scope: !113)
!123 = distinct !{!123, !115, !124, !107}
!124 = !DILocation(line: 65, column: 48, scope: !109)
!125 = !DILocalVariable(name: "i", scope: !126, file: !3, line: 66, type: !6)
!126 = distinct !DILexicalBlock(scope: !73, file: !3, line: 66, column: 2)
!127 = !DILocation(line: 66, column: 11, scope: !126)
!128 = !DILocation(line: 66, column: 7, scope: !126)
!129 = !DILocation(line: 66, column: 18, scope: !130)
!130 = distinct !DILexicalBlock(scope: !126, file: !3, line: 66, column: 2)
!131 = !DILocation(line: 66, column: 20, scope: !130)
!132 = !DILocation(line: 66, column: 2, scope: !126)
!133 = !DILocation(line: 67, column: 21, scope: !130)
!134 = !DILocation(line: 67, column: 19, scope: !130)
!135 = !DILocation(line: 67, column: 3, scope: !130)
!136 = !DILocation(line: 66, column: 32, scope: !130)
!137 = !DILocation(line: 66, column: 2, scope: !130)
!138 = distinct !{!138, !132, !139, !107}
!139 = !DILocation(line: 67, column: 43, scope: !126)
!140 = !DILocalVariable(name: "i", scope: !141, file: !3, line: 68, type: !6)
!141 = distinct !DILexicalBlock(scope: !73, file: !3, line: 68, column: 2)
!142 = !DILocation(line: 68, column: 11, scope: !141)
!143 = !DILocation(line: 68, column: 7, scope: !141)
!144 = !DILocation(line: 68, column: 18, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !3, line: 68, column: 2)
!146 = !DILocation(line: 68, column: 20, scope: !145)
!147 = !DILocation(line: 68, column: 2, scope: !141)
!148 = !DILocation(line: 69, column: 18, scope: !145)
!149 = !DILocation(line: 69, column: 16, scope: !145)
!150 = !DILocation(line: 69, column: 3, scope: !145)
!151 = !DILocation(line: 68, column: 32, scope: !145)
!152 = !DILocation(line: 68, column: 2, scope: !145)
!153 = distinct !{!153, !147, !154, !107}
!154 = !DILocation(line: 69, column: 26, scope: !141)
!155 = !DILocalVariable(name: "i", scope: !156, file: !3, line: 70, type: !6)
!156 = distinct !DILexicalBlock(scope: !73, file: !3, line: 70, column: 2)
!157 = !DILocation(line: 70, column: 11, scope: !156)
!158 = !DILocation(line: 70, column: 7, scope: !156)
!159 = !DILocation(line: 70, column: 18, scope: !160)
!160 = distinct !DILexicalBlock(scope: !156, file: !3, line: 70, column: 2)
!161 = !DILocation(line: 70, column: 20, scope: !160)
!162 = !DILocation(line: 70, column: 2, scope: !156)
!163 = !DILocation(line: 71, column: 18, scope: !160)
!164 = !DILocation(line: 71, column: 16, scope: !160)
!165 = !DILocation(line: 71, column: 3, scope: !160)
!166 = !DILocation(line: 70, column: 32, scope: !160)
!167 = !DILocation(line: 70, column: 2, scope: !160)
!168 = distinct !{!168, !162, !169, !107}
!169 = !DILocation(line: 71, column: 26, scope: !156)
!170 = !DILocation(line: 72, column: 2, scope: !73)
!171 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 23, type: !172, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !76)
!172 = !DISubroutineType(types: !173)
!173 = !{!5, !5}
!174 = !DILocalVariable(name: "arg", arg: 1, scope: !171, file: !3, line: 23, type: !5)
!175 = !DILocation(line: 23, column: 27, scope: !171)
!176 = !DILocalVariable(name: "i", scope: !171, file: !3, line: 25, type: !6)
!177 = !DILocation(line: 25, column: 6, scope: !171)
!178 = !DILocation(line: 25, column: 21, scope: !171)
!179 = !DILocation(line: 25, column: 15, scope: !171)
!180 = !DILocation(line: 25, column: 10, scope: !171)
!181 = !DILocation(line: 27, column: 33, scope: !171)
!182 = !DILocation(line: 27, column: 22, scope: !171)
!183 = !DILocation(line: 27, column: 2, scope: !171)
!184 = !DILocation(line: 28, column: 8, scope: !171)
!185 = !DILocation(line: 28, column: 2, scope: !171)
!186 = !DILocation(line: 28, column: 11, scope: !171)
!187 = !DILocation(line: 29, column: 35, scope: !171)
!188 = !DILocation(line: 29, column: 24, scope: !171)
!189 = !DILocation(line: 29, column: 2, scope: !171)
!190 = !DILocation(line: 30, column: 34, scope: !171)
!191 = !DILocation(line: 30, column: 22, scope: !171)
!192 = !DILocation(line: 30, column: 2, scope: !171)
!193 = !DILocation(line: 31, column: 20, scope: !171)
!194 = !DILocation(line: 31, column: 14, scope: !171)
!195 = !DILocation(line: 31, column: 23, scope: !171)
!196 = !DILocation(line: 31, column: 9, scope: !171)
!197 = !DILocation(line: 31, column: 2, scope: !171)
!198 = !DILocation(line: 31, column: 12, scope: !171)
!199 = !DILocation(line: 32, column: 36, scope: !171)
!200 = !DILocation(line: 32, column: 24, scope: !171)
!201 = !DILocation(line: 32, column: 2, scope: !171)
!202 = !DILocation(line: 33, column: 2, scope: !171)
!203 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 36, type: !172, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !76)
!204 = !DILocalVariable(name: "arg", arg: 1, scope: !203, file: !3, line: 36, type: !5)
!205 = !DILocation(line: 36, column: 27, scope: !203)
!206 = !DILocation(line: 38, column: 8, scope: !203)
!207 = !DILocalVariable(name: "i", scope: !208, file: !3, line: 39, type: !6)
!208 = distinct !DILexicalBlock(scope: !203, file: !3, line: 39, column: 2)
!209 = !DILocation(line: 39, column: 11, scope: !208)
!210 = !DILocation(line: 39, column: 7, scope: !208)
!211 = !DILocation(line: 39, column: 28, scope: !212)
!212 = distinct !DILexicalBlock(scope: !208, file: !3, line: 39, column: 2)
!213 = !DILocation(line: 39, column: 30, scope: !212)
!214 = !DILocation(line: 39, column: 2, scope: !208)
!215 = !DILocalVariable(name: "seen", scope: !216, file: !3, line: 40, type: !6)
!216 = distinct !DILexicalBlock(scope: !212, file: !3, line: 39, column: 41)
!217 = !DILocation(line: 40, column: 7, scope: !216)
!218 = !DILocalVariable(name: "derived", scope: !216, file: !3, line: 40, type: !6)
!219 = !DILocation(line: 40, column: 13, scope: !216)
!220 = !DILocation(line: 42, column: 34, scope: !216)
!221 = !DILocation(line: 42, column: 23, scope: !216)
!222 = !DILocation(line: 42, column: 3, scope: !216)
!223 = !DILocation(line: 43, column: 16, scope: !216)
!224 = !DILocation(line: 43, column: 10, scope: !216)
!225 = !DILocation(line: 43, column: 8, scope: !216)
!226 = !DILocation(line: 44, column: 36, scope: !216)
!227 = !DILocation(line: 44, column: 25, scope: !216)
!228 = !DILocation(line: 44, column: 3, scope: !216)
!229 = !DILocation(line: 45, column: 7, scope: !230)
!230 = distinct !DILexicalBlock(scope: !216, file: !3, line: 45, column: 7)
!231 = !DILocation(line: 45, column: 12, scope: !230)
!232 = !DILocation(line: 45, column: 7, scope: !216)
!233 = !DILocation(line: 46, column: 4, scope: !230)
!234 = !DILocation(line: 47, column: 35, scope: !216)
!235 = !DILocation(line: 47, column: 23, scope: !216)
!236 = !DILocation(line: 47, column: 3, scope: !216)
!237 = !DILocation(line: 48, column: 20, scope: !216)
!238 = !DILocation(line: 48, column: 13, scope: !216)
!239 = !DILocation(line: 48, column: 11, scope: !216)
!240 = !DILocation(line: 49, column: 37, scope: !216)
!241 = !DILocation(line: 49, column: 25, scope: !216)
!242 = !DILocation(line: 49, column: 3, scope: !216)
!243 = !DILocation(line: 50, column: 7, scope: !244)
!244 = distinct !DILexicalBlock(scope: !216, file: !3, line: 50, column: 7)
!245 = !DILocation(line: 50, column: 9, scope: !244)
!246 = !DILocation(line: 50, column: 7, scope: !216)
!247 = !DILocation(line: 51, column: 4, scope: !248)
!248 = distinct !DILexicalBlock(scope: !249, file: !3, line: 51, column: 4)
!249 = distinct !DILexicalBlock(scope: !244, file: !3, line: 51, column: 4)
!250 = !DILocation(line: 51, column: 4, scope: !249)
!251 = !DILocation(line: 51, column: 4, scope: !244)
!252 = !DILocation(line: 52, column: 2, scope: !216)
!253 = !DILocation(line: 39, column: 37, scope: !212)
!254 = !DILocation(line: 39, column: 2, scope: !212)
!255 = distinct !{!255, !214, !256, !107}
!256 = !DILocation(line: 52, column: 2, scope: !208)
!257 = !DILocation(line: 53, column: 2, scope: !203)
!258 = !DILocation(line: 54, column: 1, scope: !203)
