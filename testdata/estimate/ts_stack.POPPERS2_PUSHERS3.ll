; ModuleID = 'estimate/ts_stack.c'
source_filename = "estimate/ts_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.element = type { i32, i32, i32 }

@popped = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [15 x i8] c"popped[i] <= 1\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [20 x i8] c"estimate/ts_stack.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21
@pools = internal global [3 x %struct.element] zeroinitializer, align 16, !dbg !25
@ticks = internal global i32 1, align 4, !dbg !39

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !63
  store i32 0, ptr %3, align 4, !dbg !63
  br label %7, !dbg !64

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %3, align 4, !dbg !65
  %9 = icmp slt i32 %8, 3, !dbg !67
  br i1 %9, label %10, label %21, !dbg !68

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !69
  %12 = sext i32 %11 to i64, !dbg !70
  %13 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %12, !dbg !70
  %14 = load i32, ptr %3, align 4, !dbg !71
  %15 = sext i32 %14 to i64, !dbg !72
  %16 = inttoptr i64 %15 to ptr, !dbg !73
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @push, ptr noundef %16) #5, !dbg !74
  br label %18, !dbg !74

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4, !dbg !75
  %20 = add nsw i32 %19, 1, !dbg !75
  store i32 %20, ptr %3, align 4, !dbg !75
  br label %7, !dbg !76, !llvm.loop !77

21:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !80, metadata !DIExpression()), !dbg !82
  store i32 0, ptr %4, align 4, !dbg !82
  br label %22, !dbg !83

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %4, align 4, !dbg !84
  %24 = icmp slt i32 %23, 2, !dbg !86
  br i1 %24, label %25, label %34, !dbg !87

25:                                               ; preds = %22
  %26 = load i32, ptr %4, align 4, !dbg !88
  %27 = add nsw i32 3, %26, !dbg !89
  %28 = sext i32 %27 to i64, !dbg !90
  %29 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %28, !dbg !90
  %30 = call i32 @pthread_create(ptr noundef %29, ptr noundef null, ptr noundef @pop, ptr noundef null) #5, !dbg !91
  br label %31, !dbg !91

31:                                               ; preds = %25
  %32 = load i32, ptr %4, align 4, !dbg !92
  %33 = add nsw i32 %32, 1, !dbg !92
  store i32 %33, ptr %4, align 4, !dbg !92
  br label %22, !dbg !93, !llvm.loop !94

34:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %5, metadata !96, metadata !DIExpression()), !dbg !98
  store i32 0, ptr %5, align 4, !dbg !98
  br label %35, !dbg !99

35:                                               ; preds = %44, %34
  %36 = load i32, ptr %5, align 4, !dbg !100
  %37 = icmp slt i32 %36, 5, !dbg !102
  br i1 %37, label %38, label %47, !dbg !103

38:                                               ; preds = %35
  %39 = load i32, ptr %5, align 4, !dbg !104
  %40 = sext i32 %39 to i64, !dbg !105
  %41 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %40, !dbg !105
  %42 = load i64, ptr %41, align 8, !dbg !105
  %43 = call i32 @pthread_join(i64 noundef %42, ptr noundef null), !dbg !106
  br label %44, !dbg !106

44:                                               ; preds = %38
  %45 = load i32, ptr %5, align 4, !dbg !107
  %46 = add nsw i32 %45, 1, !dbg !107
  store i32 %46, ptr %5, align 4, !dbg !107
  br label %35, !dbg !108, !llvm.loop !109

47:                                               ; preds = %35
  call void @llvm.dbg.declare(metadata ptr %6, metadata !111, metadata !DIExpression()), !dbg !113
  store i32 0, ptr %6, align 4, !dbg !113
  br label %48, !dbg !114

48:                                               ; preds = %60, %47
  %49 = load i32, ptr %6, align 4, !dbg !115
  %50 = icmp slt i32 %49, 3, !dbg !117
  br i1 %50, label %51, label %63, !dbg !118

51:                                               ; preds = %48
  %52 = load i32, ptr %6, align 4, !dbg !119
  %53 = sext i32 %52 to i64, !dbg !119
  %54 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %53, !dbg !119
  %55 = load i32, ptr %54, align 4, !dbg !119
  %56 = icmp sle i32 %55, 1, !dbg !119
  br i1 %56, label %57, label %58, !dbg !122

57:                                               ; preds = %51
  br label %59, !dbg !122

58:                                               ; preds = %51
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 86, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !119
  unreachable, !dbg !119

59:                                               ; preds = %57
  br label %60, !dbg !123

60:                                               ; preds = %59
  %61 = load i32, ptr %6, align 4, !dbg !124
  %62 = add nsw i32 %61, 1, !dbg !124
  store i32 %62, ptr %6, align 4, !dbg !124
  br label %48, !dbg !125, !llvm.loop !126

63:                                               ; preds = %48
  ret i32 0, !dbg !128
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0) #0 !dbg !129 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !132, metadata !DIExpression()), !dbg !133
  call void @llvm.dbg.declare(metadata ptr %3, metadata !134, metadata !DIExpression()), !dbg !136
  %9 = load ptr, ptr %2, align 8, !dbg !137
  %10 = ptrtoint ptr %9 to i64, !dbg !138
  %11 = getelementptr inbounds [3 x %struct.element], ptr @pools, i64 0, i64 %10, !dbg !139
  store ptr %11, ptr %3, align 8, !dbg !136
  %12 = load ptr, ptr %3, align 8, !dbg !140
  %13 = getelementptr inbounds %struct.element, ptr %12, i32 0, i32 1, !dbg !140
  store i32 2147483647, ptr %4, align 4, !dbg !140
  %14 = load i32, ptr %4, align 4, !dbg !140
  store atomic i32 %14, ptr %13 seq_cst, align 4, !dbg !140
  %15 = load ptr, ptr %3, align 8, !dbg !141
  %16 = getelementptr inbounds %struct.element, ptr %15, i32 0, i32 0, !dbg !141
  store i32 1, ptr %5, align 4, !dbg !141
  %17 = load i32, ptr %5, align 4, !dbg !141
  store atomic i32 %17, ptr %16 seq_cst, align 4, !dbg !141
  %18 = load ptr, ptr %3, align 8, !dbg !142
  %19 = getelementptr inbounds %struct.element, ptr %18, i32 0, i32 1, !dbg !142
  store i32 1, ptr %7, align 4, !dbg !142
  %20 = load i32, ptr %7, align 4, !dbg !142
  %21 = atomicrmw add ptr @ticks, i32 %20 seq_cst, align 4, !dbg !142
  store i32 %21, ptr %8, align 4, !dbg !142
  %22 = load i32, ptr %8, align 4, !dbg !142
  store i32 %22, ptr %6, align 4, !dbg !142
  %23 = load i32, ptr %6, align 4, !dbg !142
  store atomic i32 %23, ptr %19 seq_cst, align 4, !dbg !142
  ret ptr null, !dbg !143
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @pop(ptr noundef %0) #0 !dbg !144 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !145, metadata !DIExpression()), !dbg !146
  %4 = load ptr, ptr %2, align 8, !dbg !147
  call void @llvm.dbg.declare(metadata ptr %3, metadata !148, metadata !DIExpression()), !dbg !150
  store i32 0, ptr %3, align 4, !dbg !150
  br label %5, !dbg !151

5:                                                ; preds = %15, %1
  %6 = load i32, ptr %3, align 4, !dbg !152
  %7 = icmp slt i32 %6, 2, !dbg !154
  br i1 %7, label %8, label %12, !dbg !155

8:                                                ; preds = %5
  %9 = call i32 @try_pop(), !dbg !156
  %10 = icmp ne i32 %9, 0, !dbg !157
  %11 = xor i1 %10, true, !dbg !157
  br label %12

12:                                               ; preds = %8, %5
  %13 = phi i1 [ false, %5 ], [ %11, %8 ], !dbg !158
  br i1 %13, label %14, label %18, !dbg !159

14:                                               ; preds = %12
  br label %15, !dbg !159

15:                                               ; preds = %14
  %16 = load i32, ptr %3, align 4, !dbg !160
  %17 = add nsw i32 %16, 1, !dbg !160
  store i32 %17, ptr %3, align 4, !dbg !160
  br label %5, !dbg !161, !llvm.loop !162

18:                                               ; preds = %12
  ret ptr null, !dbg !164
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @try_pop() #0 !dbg !165 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !166, metadata !DIExpression()), !dbg !167
  store i32 -1, ptr %2, align 4, !dbg !167
  call void @llvm.dbg.declare(metadata ptr %3, metadata !168, metadata !DIExpression()), !dbg !169
  store i32 0, ptr %3, align 4, !dbg !169
  call void @llvm.dbg.declare(metadata ptr %4, metadata !170, metadata !DIExpression()), !dbg !171
  store i32 0, ptr %4, align 4, !dbg !171
  call void @llvm.dbg.declare(metadata ptr %5, metadata !172, metadata !DIExpression()), !dbg !174
  store i32 0, ptr %5, align 4, !dbg !174
  br label %12, !dbg !175

12:                                               ; preds = %46, %0
  %13 = load i32, ptr %5, align 4, !dbg !176
  %14 = icmp slt i32 %13, 3, !dbg !178
  br i1 %14, label %15, label %49, !dbg !179

15:                                               ; preds = %12
  %16 = load i32, ptr %5, align 4, !dbg !180
  %17 = sext i32 %16 to i64, !dbg !180
  %18 = getelementptr inbounds [3 x %struct.element], ptr @pools, i64 0, i64 %17, !dbg !180
  %19 = getelementptr inbounds %struct.element, ptr %18, i32 0, i32 0, !dbg !180
  %20 = load atomic i32, ptr %19 seq_cst, align 4, !dbg !180
  store i32 %20, ptr %6, align 4, !dbg !180
  %21 = load i32, ptr %6, align 4, !dbg !180
  %22 = icmp ne i32 %21, 0, !dbg !180
  br i1 %22, label %23, label %31, !dbg !183

23:                                               ; preds = %15
  %24 = load i32, ptr %5, align 4, !dbg !184
  %25 = sext i32 %24 to i64, !dbg !184
  %26 = getelementptr inbounds [3 x %struct.element], ptr @pools, i64 0, i64 %25, !dbg !184
  %27 = getelementptr inbounds %struct.element, ptr %26, i32 0, i32 2, !dbg !184
  %28 = load atomic i32, ptr %27 seq_cst, align 4, !dbg !184
  store i32 %28, ptr %7, align 4, !dbg !184
  %29 = load i32, ptr %7, align 4, !dbg !184
  %30 = icmp ne i32 %29, 0, !dbg !184
  br i1 %30, label %31, label %32, !dbg !185

31:                                               ; preds = %23, %15
  br label %46, !dbg !186

32:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata ptr %8, metadata !187, metadata !DIExpression()), !dbg !188
  %33 = load i32, ptr %5, align 4, !dbg !189
  %34 = sext i32 %33 to i64, !dbg !189
  %35 = getelementptr inbounds [3 x %struct.element], ptr @pools, i64 0, i64 %34, !dbg !189
  %36 = getelementptr inbounds %struct.element, ptr %35, i32 0, i32 1, !dbg !189
  %37 = load atomic i32, ptr %36 seq_cst, align 4, !dbg !189
  store i32 %37, ptr %9, align 4, !dbg !189
  %38 = load i32, ptr %9, align 4, !dbg !189
  store i32 %38, ptr %8, align 4, !dbg !188
  %39 = load i32, ptr %8, align 4, !dbg !190
  %40 = load i32, ptr %3, align 4, !dbg !192
  %41 = icmp sgt i32 %39, %40, !dbg !193
  br i1 %41, label %42, label %45, !dbg !194

42:                                               ; preds = %32
  %43 = load i32, ptr %5, align 4, !dbg !195
  store i32 %43, ptr %2, align 4, !dbg !197
  %44 = load i32, ptr %8, align 4, !dbg !198
  store i32 %44, ptr %3, align 4, !dbg !199
  br label %45, !dbg !200

45:                                               ; preds = %42, %32
  br label %46, !dbg !201

46:                                               ; preds = %45, %31
  %47 = load i32, ptr %5, align 4, !dbg !202
  %48 = add nsw i32 %47, 1, !dbg !202
  store i32 %48, ptr %5, align 4, !dbg !202
  br label %12, !dbg !203, !llvm.loop !204

49:                                               ; preds = %12
  %50 = load i32, ptr %2, align 4, !dbg !206
  %51 = icmp slt i32 %50, 0, !dbg !208
  br i1 %51, label %52, label %53, !dbg !209

52:                                               ; preds = %49
  store i32 1, ptr %1, align 4, !dbg !210
  br label %75, !dbg !210

53:                                               ; preds = %49
  %54 = load i32, ptr %2, align 4, !dbg !211
  %55 = sext i32 %54 to i64, !dbg !211
  %56 = getelementptr inbounds [3 x %struct.element], ptr @pools, i64 0, i64 %55, !dbg !211
  %57 = getelementptr inbounds %struct.element, ptr %56, i32 0, i32 2, !dbg !211
  store i32 1, ptr %10, align 4, !dbg !211
  %58 = load i32, ptr %4, align 4, !dbg !211
  %59 = load i32, ptr %10, align 4, !dbg !211
  %60 = cmpxchg ptr %57, i32 %58, i32 %59 seq_cst seq_cst, align 4, !dbg !211
  %61 = extractvalue { i32, i1 } %60, 0, !dbg !211
  %62 = extractvalue { i32, i1 } %60, 1, !dbg !211
  br i1 %62, label %64, label %63, !dbg !211

63:                                               ; preds = %53
  store i32 %61, ptr %4, align 4, !dbg !211
  br label %64, !dbg !211

64:                                               ; preds = %63, %53
  %65 = zext i1 %62 to i8, !dbg !211
  store i8 %65, ptr %11, align 1, !dbg !211
  %66 = load i8, ptr %11, align 1, !dbg !211
  %67 = trunc i8 %66 to i1, !dbg !211
  br i1 %67, label %69, label %68, !dbg !213

68:                                               ; preds = %64
  store i32 0, ptr %1, align 4, !dbg !214
  br label %75, !dbg !214

69:                                               ; preds = %64
  %70 = load i32, ptr %2, align 4, !dbg !215
  %71 = sext i32 %70 to i64, !dbg !216
  %72 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %71, !dbg !216
  %73 = load i32, ptr %72, align 4, !dbg !217
  %74 = add nsw i32 %73, 1, !dbg !217
  store i32 %74, ptr %72, align 4, !dbg !217
  store i32 1, ptr %1, align 4, !dbg !218
  br label %75, !dbg !218

75:                                               ; preds = %69, %68, %52
  %76 = load i32, ptr %1, align 4, !dbg !219
  ret i32 %76, !dbg !219
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "popped", scope: !2, file: !3, line: 34, type: !41, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/ts_stack.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!10, !16, !21, !0, !25, !39}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 86, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 120, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 15)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 86, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 160, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 20)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 86, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !14)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "pools", scope: !2, file: !3, line: 32, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 288, elements: !37)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "element", file: !3, line: 28, size: 96, elements: !29)
!29 = !{!30, !35, !36}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "there", scope: !28, file: !3, line: 29, baseType: !31, size: 32)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !32, line: 96, baseType: !33)
!32 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !34)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "stamp", scope: !28, file: !3, line: 29, baseType: !31, size: 32, offset: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "taken", scope: !28, file: !3, line: 29, baseType: !31, size: 32, offset: 64)
!37 = !{!38}
!38 = !DISubrange(count: 3)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "ticks", scope: !2, file: !3, line: 33, type: !31, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 96, elements: !37)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 75, type: !50, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!34}
!52 = !{}
!53 = !DILocalVariable(name: "t", scope: !49, file: !3, line: 77, type: !54)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 320, elements: !58)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !{!59}
!59 = !DISubrange(count: 5)
!60 = !DILocation(line: 77, column: 12, scope: !49)
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 79, type: !34)
!62 = distinct !DILexicalBlock(scope: !49, file: !3, line: 79, column: 2)
!63 = !DILocation(line: 79, column: 11, scope: !62)
!64 = !DILocation(line: 79, column: 7, scope: !62)
!65 = !DILocation(line: 79, column: 18, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 79, column: 2)
!67 = !DILocation(line: 79, column: 20, scope: !66)
!68 = !DILocation(line: 79, column: 2, scope: !62)
!69 = !DILocation(line: 80, column: 21, scope: !66)
!70 = !DILocation(line: 80, column: 19, scope: !66)
!71 = !DILocation(line: 80, column: 55, scope: !66)
!72 = !DILocation(line: 80, column: 45, scope: !66)
!73 = !DILocation(line: 80, column: 37, scope: !66)
!74 = !DILocation(line: 80, column: 3, scope: !66)
!75 = !DILocation(line: 79, column: 32, scope: !66)
!76 = !DILocation(line: 79, column: 2, scope: !66)
!77 = distinct !{!77, !68, !78, !79}
!78 = !DILocation(line: 80, column: 56, scope: !62)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 81, type: !34)
!81 = distinct !DILexicalBlock(scope: !49, file: !3, line: 81, column: 2)
!82 = !DILocation(line: 81, column: 11, scope: !81)
!83 = !DILocation(line: 81, column: 7, scope: !81)
!84 = !DILocation(line: 81, column: 18, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 81, column: 2)
!86 = !DILocation(line: 81, column: 20, scope: !85)
!87 = !DILocation(line: 81, column: 2, scope: !81)
!88 = !DILocation(line: 82, column: 31, scope: !85)
!89 = !DILocation(line: 82, column: 29, scope: !85)
!90 = !DILocation(line: 82, column: 19, scope: !85)
!91 = !DILocation(line: 82, column: 3, scope: !85)
!92 = !DILocation(line: 81, column: 32, scope: !85)
!93 = !DILocation(line: 81, column: 2, scope: !85)
!94 = distinct !{!94, !87, !95, !79}
!95 = !DILocation(line: 82, column: 50, scope: !81)
!96 = !DILocalVariable(name: "i", scope: !97, file: !3, line: 83, type: !34)
!97 = distinct !DILexicalBlock(scope: !49, file: !3, line: 83, column: 2)
!98 = !DILocation(line: 83, column: 11, scope: !97)
!99 = !DILocation(line: 83, column: 7, scope: !97)
!100 = !DILocation(line: 83, column: 18, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 83, column: 2)
!102 = !DILocation(line: 83, column: 20, scope: !101)
!103 = !DILocation(line: 83, column: 2, scope: !97)
!104 = !DILocation(line: 84, column: 18, scope: !101)
!105 = !DILocation(line: 84, column: 16, scope: !101)
!106 = !DILocation(line: 84, column: 3, scope: !101)
!107 = !DILocation(line: 83, column: 42, scope: !101)
!108 = !DILocation(line: 83, column: 2, scope: !101)
!109 = distinct !{!109, !103, !110, !79}
!110 = !DILocation(line: 84, column: 26, scope: !97)
!111 = !DILocalVariable(name: "i", scope: !112, file: !3, line: 85, type: !34)
!112 = distinct !DILexicalBlock(scope: !49, file: !3, line: 85, column: 2)
!113 = !DILocation(line: 85, column: 11, scope: !112)
!114 = !DILocation(line: 85, column: 7, scope: !112)
!115 = !DILocation(line: 85, column: 18, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 85, column: 2)
!117 = !DILocation(line: 85, column: 20, scope: !116)
!118 = !DILocation(line: 85, column: 2, scope: !112)
!119 = !DILocation(line: 86, column: 3, scope: !120)
!120 = distinct !DILexicalBlock(scope: !121, file: !3, line: 86, column: 3)
!121 = distinct !DILexicalBlock(scope: !116, file: !3, line: 86, column: 3)
!122 = !DILocation(line: 86, column: 3, scope: !121)
!123 = !DILocation(line: 86, column: 3, scope: !116)
!124 = !DILocation(line: 85, column: 32, scope: !116)
!125 = !DILocation(line: 85, column: 2, scope: !116)
!126 = distinct !{!126, !118, !127, !79}
!127 = !DILocation(line: 86, column: 3, scope: !112)
!128 = !DILocation(line: 87, column: 2, scope: !49)
!129 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 36, type: !130, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!130 = !DISubroutineType(types: !131)
!131 = !{!5, !5}
!132 = !DILocalVariable(name: "arg", arg: 1, scope: !129, file: !3, line: 36, type: !5)
!133 = !DILocation(line: 36, column: 25, scope: !129)
!134 = !DILocalVariable(name: "e", scope: !129, file: !3, line: 38, type: !135)
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!136 = !DILocation(line: 38, column: 18, scope: !129)
!137 = !DILocation(line: 38, column: 39, scope: !129)
!138 = !DILocation(line: 38, column: 29, scope: !129)
!139 = !DILocation(line: 38, column: 23, scope: !129)
!140 = !DILocation(line: 40, column: 2, scope: !129)
!141 = !DILocation(line: 41, column: 2, scope: !129)
!142 = !DILocation(line: 42, column: 2, scope: !129)
!143 = !DILocation(line: 43, column: 2, scope: !129)
!144 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 67, type: !130, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!145 = !DILocalVariable(name: "arg", arg: 1, scope: !144, file: !3, line: 67, type: !5)
!146 = !DILocation(line: 67, column: 24, scope: !144)
!147 = !DILocation(line: 69, column: 8, scope: !144)
!148 = !DILocalVariable(name: "i", scope: !149, file: !3, line: 70, type: !34)
!149 = distinct !DILexicalBlock(scope: !144, file: !3, line: 70, column: 2)
!150 = !DILocation(line: 70, column: 11, scope: !149)
!151 = !DILocation(line: 70, column: 7, scope: !149)
!152 = !DILocation(line: 70, column: 18, scope: !153)
!153 = distinct !DILexicalBlock(scope: !149, file: !3, line: 70, column: 2)
!154 = !DILocation(line: 70, column: 20, scope: !153)
!155 = !DILocation(line: 70, column: 28, scope: !153)
!156 = !DILocation(line: 70, column: 32, scope: !153)
!157 = !DILocation(line: 70, column: 31, scope: !153)
!158 = !DILocation(line: 0, scope: !153)
!159 = !DILocation(line: 70, column: 2, scope: !149)
!160 = !DILocation(line: 70, column: 44, scope: !153)
!161 = !DILocation(line: 70, column: 2, scope: !153)
!162 = distinct !{!162, !159, !163, !79}
!163 = !DILocation(line: 71, column: 3, scope: !149)
!164 = !DILocation(line: 72, column: 2, scope: !144)
!165 = distinct !DISubprogram(name: "try_pop", scope: !3, file: !3, line: 46, type: !50, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!166 = !DILocalVariable(name: "youngest", scope: !165, file: !3, line: 48, type: !34)
!167 = !DILocation(line: 48, column: 6, scope: !165)
!168 = !DILocalVariable(name: "best", scope: !165, file: !3, line: 48, type: !34)
!169 = !DILocation(line: 48, column: 21, scope: !165)
!170 = !DILocalVariable(name: "free", scope: !165, file: !3, line: 48, type: !34)
!171 = !DILocation(line: 48, column: 31, scope: !165)
!172 = !DILocalVariable(name: "i", scope: !173, file: !3, line: 50, type: !34)
!173 = distinct !DILexicalBlock(scope: !165, file: !3, line: 50, column: 2)
!174 = !DILocation(line: 50, column: 11, scope: !173)
!175 = !DILocation(line: 50, column: 7, scope: !173)
!176 = !DILocation(line: 50, column: 18, scope: !177)
!177 = distinct !DILexicalBlock(scope: !173, file: !3, line: 50, column: 2)
!178 = !DILocation(line: 50, column: 20, scope: !177)
!179 = !DILocation(line: 50, column: 2, scope: !173)
!180 = !DILocation(line: 51, column: 8, scope: !181)
!181 = distinct !DILexicalBlock(scope: !182, file: !3, line: 51, column: 7)
!182 = distinct !DILexicalBlock(scope: !177, file: !3, line: 50, column: 36)
!183 = !DILocation(line: 51, column: 37, scope: !181)
!184 = !DILocation(line: 51, column: 40, scope: !181)
!185 = !DILocation(line: 51, column: 7, scope: !182)
!186 = !DILocation(line: 52, column: 4, scope: !181)
!187 = !DILocalVariable(name: "stamp", scope: !182, file: !3, line: 53, type: !34)
!188 = !DILocation(line: 53, column: 7, scope: !182)
!189 = !DILocation(line: 53, column: 15, scope: !182)
!190 = !DILocation(line: 54, column: 7, scope: !191)
!191 = distinct !DILexicalBlock(scope: !182, file: !3, line: 54, column: 7)
!192 = !DILocation(line: 54, column: 15, scope: !191)
!193 = !DILocation(line: 54, column: 13, scope: !191)
!194 = !DILocation(line: 54, column: 7, scope: !182)
!195 = !DILocation(line: 55, column: 15, scope: !196)
!196 = distinct !DILexicalBlock(scope: !191, file: !3, line: 54, column: 21)
!197 = !DILocation(line: 55, column: 13, scope: !196)
!198 = !DILocation(line: 56, column: 11, scope: !196)
!199 = !DILocation(line: 56, column: 9, scope: !196)
!200 = !DILocation(line: 57, column: 3, scope: !196)
!201 = !DILocation(line: 58, column: 2, scope: !182)
!202 = !DILocation(line: 50, column: 32, scope: !177)
!203 = !DILocation(line: 50, column: 2, scope: !177)
!204 = distinct !{!204, !179, !205, !79}
!205 = !DILocation(line: 58, column: 2, scope: !173)
!206 = !DILocation(line: 59, column: 6, scope: !207)
!207 = distinct !DILexicalBlock(scope: !165, file: !3, line: 59, column: 6)
!208 = !DILocation(line: 59, column: 15, scope: !207)
!209 = !DILocation(line: 59, column: 6, scope: !165)
!210 = !DILocation(line: 60, column: 3, scope: !207)
!211 = !DILocation(line: 61, column: 7, scope: !212)
!212 = distinct !DILexicalBlock(scope: !165, file: !3, line: 61, column: 6)
!213 = !DILocation(line: 61, column: 6, scope: !165)
!214 = !DILocation(line: 62, column: 3, scope: !212)
!215 = !DILocation(line: 63, column: 9, scope: !165)
!216 = !DILocation(line: 63, column: 2, scope: !165)
!217 = !DILocation(line: 63, column: 18, scope: !165)
!218 = !DILocation(line: 64, column: 2, scope: !165)
!219 = !DILocation(line: 65, column: 1, scope: !165)
