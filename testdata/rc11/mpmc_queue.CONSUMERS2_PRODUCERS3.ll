; ModuleID = 'rc11/mpmc_queue.c'
source_filename = "rc11/mpmc_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, i32 }

@cells = internal global [2 x %struct.cell] zeroinitializer, align 16, !dbg !0
@put_at = internal global i32 0, align 4, !dbg !22
@get_at = internal global i32 0, align 4, !dbg !43
@.str = private unnamed_addr constant [13 x i8] c"c->value > 0\00", align 1, !dbg !26
@.str.1 = private unnamed_addr constant [18 x i8] c"rc11/mpmc_queue.c\00", align 1, !dbg !32
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1, !dbg !37

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !63, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.declare(metadata ptr %3, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %3, align 4, !dbg !73
  br label %8, !dbg !74

8:                                                ; preds = %18, %0
  %9 = load i32, ptr %3, align 4, !dbg !75
  %10 = icmp slt i32 %9, 2, !dbg !77
  br i1 %10, label %11, label %21, !dbg !78

11:                                               ; preds = %8
  %12 = load i32, ptr %3, align 4, !dbg !79
  %13 = sext i32 %12 to i64, !dbg !79
  %14 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %13, !dbg !79
  %15 = getelementptr inbounds %struct.cell, ptr %14, i32 0, i32 0, !dbg !79
  %16 = load i32, ptr %3, align 4, !dbg !79
  store i32 %16, ptr %4, align 4, !dbg !79
  %17 = load i32, ptr %4, align 4, !dbg !79
  store atomic i32 %17, ptr %15 monotonic, align 8, !dbg !79
  br label %18, !dbg !79

18:                                               ; preds = %11
  %19 = load i32, ptr %3, align 4, !dbg !80
  %20 = add nsw i32 %19, 1, !dbg !80
  store i32 %20, ptr %3, align 4, !dbg !80
  br label %8, !dbg !81, !llvm.loop !82

21:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !85, metadata !DIExpression()), !dbg !87
  store i32 0, ptr %5, align 4, !dbg !87
  br label %22, !dbg !88

22:                                               ; preds = %34, %21
  %23 = load i32, ptr %5, align 4, !dbg !89
  %24 = icmp slt i32 %23, 3, !dbg !91
  br i1 %24, label %25, label %37, !dbg !92

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !93
  %27 = sext i32 %26 to i64, !dbg !94
  %28 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %27, !dbg !94
  %29 = load i32, ptr %5, align 4, !dbg !95
  %30 = add nsw i32 %29, 1, !dbg !96
  %31 = sext i32 %30 to i64, !dbg !97
  %32 = inttoptr i64 %31 to ptr, !dbg !98
  %33 = call i32 @pthread_create(ptr noundef %28, ptr noundef null, ptr noundef @producer, ptr noundef %32) #5, !dbg !99
  br label %34, !dbg !99

34:                                               ; preds = %25
  %35 = load i32, ptr %5, align 4, !dbg !100
  %36 = add nsw i32 %35, 1, !dbg !100
  store i32 %36, ptr %5, align 4, !dbg !100
  br label %22, !dbg !101, !llvm.loop !102

37:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %6, metadata !104, metadata !DIExpression()), !dbg !106
  store i32 0, ptr %6, align 4, !dbg !106
  br label %38, !dbg !107

38:                                               ; preds = %47, %37
  %39 = load i32, ptr %6, align 4, !dbg !108
  %40 = icmp slt i32 %39, 2, !dbg !110
  br i1 %40, label %41, label %50, !dbg !111

41:                                               ; preds = %38
  %42 = load i32, ptr %6, align 4, !dbg !112
  %43 = add nsw i32 3, %42, !dbg !113
  %44 = sext i32 %43 to i64, !dbg !114
  %45 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %44, !dbg !114
  %46 = call i32 @pthread_create(ptr noundef %45, ptr noundef null, ptr noundef @consumer, ptr noundef null) #5, !dbg !115
  br label %47, !dbg !115

47:                                               ; preds = %41
  %48 = load i32, ptr %6, align 4, !dbg !116
  %49 = add nsw i32 %48, 1, !dbg !116
  store i32 %49, ptr %6, align 4, !dbg !116
  br label %38, !dbg !117, !llvm.loop !118

50:                                               ; preds = %38
  call void @llvm.dbg.declare(metadata ptr %7, metadata !120, metadata !DIExpression()), !dbg !122
  store i32 0, ptr %7, align 4, !dbg !122
  br label %51, !dbg !123

51:                                               ; preds = %60, %50
  %52 = load i32, ptr %7, align 4, !dbg !124
  %53 = icmp slt i32 %52, 5, !dbg !126
  br i1 %53, label %54, label %63, !dbg !127

54:                                               ; preds = %51
  %55 = load i32, ptr %7, align 4, !dbg !128
  %56 = sext i32 %55 to i64, !dbg !129
  %57 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %56, !dbg !129
  %58 = load i64, ptr %57, align 8, !dbg !129
  %59 = call i32 @pthread_join(i64 noundef %58, ptr noundef null), !dbg !130
  br label %60, !dbg !130

60:                                               ; preds = %54
  %61 = load i32, ptr %7, align 4, !dbg !131
  %62 = add nsw i32 %61, 1, !dbg !131
  store i32 %62, ptr %7, align 4, !dbg !131
  br label %51, !dbg !132, !llvm.loop !133

63:                                               ; preds = %51
  ret i32 0, !dbg !135
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !136 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !139, metadata !DIExpression()), !dbg !140
  call void @llvm.dbg.declare(metadata ptr %3, metadata !141, metadata !DIExpression()), !dbg !142
  %10 = load atomic i32, ptr @put_at monotonic, align 4, !dbg !143
  store i32 %10, ptr %4, align 4, !dbg !143
  %11 = load i32, ptr %4, align 4, !dbg !143
  store i32 %11, ptr %3, align 4, !dbg !142
  call void @llvm.dbg.declare(metadata ptr %5, metadata !144, metadata !DIExpression()), !dbg !146
  %12 = load i32, ptr %3, align 4, !dbg !147
  %13 = srem i32 %12, 2, !dbg !148
  %14 = sext i32 %13 to i64, !dbg !149
  %15 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %14, !dbg !149
  store ptr %15, ptr %5, align 8, !dbg !146
  %16 = load ptr, ptr %5, align 8, !dbg !150
  %17 = getelementptr inbounds %struct.cell, ptr %16, i32 0, i32 0, !dbg !150
  %18 = load atomic i32, ptr %17 acquire, align 4, !dbg !150
  store i32 %18, ptr %6, align 4, !dbg !150
  %19 = load i32, ptr %6, align 4, !dbg !150
  %20 = load i32, ptr %3, align 4, !dbg !152
  %21 = icmp eq i32 %19, %20, !dbg !153
  br i1 %21, label %22, label %46, !dbg !154

22:                                               ; preds = %1
  %23 = load i32, ptr %3, align 4, !dbg !155
  %24 = add nsw i32 %23, 1, !dbg !155
  store i32 %24, ptr %7, align 4, !dbg !155
  %25 = load i32, ptr %3, align 4, !dbg !155
  %26 = load i32, ptr %7, align 4, !dbg !155
  %27 = cmpxchg ptr @put_at, i32 %25, i32 %26 monotonic monotonic, align 4, !dbg !155
  %28 = extractvalue { i32, i1 } %27, 0, !dbg !155
  %29 = extractvalue { i32, i1 } %27, 1, !dbg !155
  br i1 %29, label %31, label %30, !dbg !155

30:                                               ; preds = %22
  store i32 %28, ptr %3, align 4, !dbg !155
  br label %31, !dbg !155

31:                                               ; preds = %30, %22
  %32 = zext i1 %29 to i8, !dbg !155
  store i8 %32, ptr %8, align 1, !dbg !155
  %33 = load i8, ptr %8, align 1, !dbg !155
  %34 = trunc i8 %33 to i1, !dbg !155
  br i1 %34, label %35, label %46, !dbg !156

35:                                               ; preds = %31
  %36 = load ptr, ptr %2, align 8, !dbg !157
  %37 = ptrtoint ptr %36 to i64, !dbg !159
  %38 = trunc i64 %37 to i32, !dbg !160
  %39 = load ptr, ptr %5, align 8, !dbg !161
  %40 = getelementptr inbounds %struct.cell, ptr %39, i32 0, i32 1, !dbg !162
  store i32 %38, ptr %40, align 4, !dbg !163
  %41 = load ptr, ptr %5, align 8, !dbg !164
  %42 = getelementptr inbounds %struct.cell, ptr %41, i32 0, i32 0, !dbg !164
  %43 = load i32, ptr %3, align 4, !dbg !164
  %44 = add nsw i32 %43, 1, !dbg !164
  store i32 %44, ptr %9, align 4, !dbg !164
  %45 = load i32, ptr %9, align 4, !dbg !164
  store atomic i32 %45, ptr %42 release, align 4, !dbg !164
  br label %46, !dbg !165

46:                                               ; preds = %35, %31, %1
  ret ptr null, !dbg !166
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !167 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !168, metadata !DIExpression()), !dbg !169
  call void @llvm.dbg.declare(metadata ptr %3, metadata !170, metadata !DIExpression()), !dbg !171
  %10 = load atomic i32, ptr @get_at monotonic, align 4, !dbg !172
  store i32 %10, ptr %4, align 4, !dbg !172
  %11 = load i32, ptr %4, align 4, !dbg !172
  store i32 %11, ptr %3, align 4, !dbg !171
  call void @llvm.dbg.declare(metadata ptr %5, metadata !173, metadata !DIExpression()), !dbg !174
  %12 = load i32, ptr %3, align 4, !dbg !175
  %13 = srem i32 %12, 2, !dbg !176
  %14 = sext i32 %13 to i64, !dbg !177
  %15 = getelementptr inbounds [2 x %struct.cell], ptr @cells, i64 0, i64 %14, !dbg !177
  store ptr %15, ptr %5, align 8, !dbg !174
  %16 = load ptr, ptr %5, align 8, !dbg !178
  %17 = getelementptr inbounds %struct.cell, ptr %16, i32 0, i32 0, !dbg !178
  %18 = load atomic i32, ptr %17 acquire, align 4, !dbg !178
  store i32 %18, ptr %6, align 4, !dbg !178
  %19 = load i32, ptr %6, align 4, !dbg !178
  %20 = load i32, ptr %3, align 4, !dbg !180
  %21 = add nsw i32 %20, 1, !dbg !181
  %22 = icmp eq i32 %19, %21, !dbg !182
  br i1 %22, label %23, label %49, !dbg !183

23:                                               ; preds = %1
  %24 = load i32, ptr %3, align 4, !dbg !184
  %25 = add nsw i32 %24, 1, !dbg !184
  store i32 %25, ptr %7, align 4, !dbg !184
  %26 = load i32, ptr %3, align 4, !dbg !184
  %27 = load i32, ptr %7, align 4, !dbg !184
  %28 = cmpxchg ptr @get_at, i32 %26, i32 %27 monotonic monotonic, align 4, !dbg !184
  %29 = extractvalue { i32, i1 } %28, 0, !dbg !184
  %30 = extractvalue { i32, i1 } %28, 1, !dbg !184
  br i1 %30, label %32, label %31, !dbg !184

31:                                               ; preds = %23
  store i32 %29, ptr %3, align 4, !dbg !184
  br label %32, !dbg !184

32:                                               ; preds = %31, %23
  %33 = zext i1 %30 to i8, !dbg !184
  store i8 %33, ptr %8, align 1, !dbg !184
  %34 = load i8, ptr %8, align 1, !dbg !184
  %35 = trunc i8 %34 to i1, !dbg !184
  br i1 %35, label %36, label %49, !dbg !185

36:                                               ; preds = %32
  %37 = load ptr, ptr %5, align 8, !dbg !186
  %38 = getelementptr inbounds %struct.cell, ptr %37, i32 0, i32 1, !dbg !186
  %39 = load i32, ptr %38, align 4, !dbg !186
  %40 = icmp sgt i32 %39, 0, !dbg !186
  br i1 %40, label %41, label %42, !dbg !190

41:                                               ; preds = %36
  br label %43, !dbg !190

42:                                               ; preds = %36
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !186
  unreachable, !dbg !186

43:                                               ; preds = %41
  %44 = load ptr, ptr %5, align 8, !dbg !191
  %45 = getelementptr inbounds %struct.cell, ptr %44, i32 0, i32 0, !dbg !191
  %46 = load i32, ptr %3, align 4, !dbg !191
  %47 = add nsw i32 %46, 2, !dbg !191
  store i32 %47, ptr %9, align 4, !dbg !191
  %48 = load i32, ptr %9, align 4, !dbg !191
  store atomic i32 %48, ptr %45 release, align 4, !dbg !191
  br label %49, !dbg !192

49:                                               ; preds = %43, %32, %1
  ret ptr null, !dbg !193
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

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
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 28, type: !45, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/mpmc_queue.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "include/stdint.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!0, !22, !26, !32, !37, !43}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "put_at", scope: !2, file: !3, line: 29, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 104, elements: !30)
!29 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!30 = !{!31}
!31 = !DISubrange(count: 13)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 144, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 18)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 184, elements: !41)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!41 = !{!42}
!42 = !DISubrange(count: 23)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "get_at", scope: !2, file: !3, line: 29, type: !24, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 128, elements: !50)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !3, line: 23, size: 64, elements: !47)
!47 = !{!48, !49}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "sequence", scope: !46, file: !3, line: 24, baseType: !24, size: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !46, file: !3, line: 25, baseType: !20, size: 32, offset: 32)
!50 = !{!51}
!51 = !DISubrange(count: 2)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 55, type: !60, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!20}
!62 = !{}
!63 = !DILocalVariable(name: "t", scope: !59, file: !3, line: 57, type: !64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 320, elements: !68)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !66, line: 27, baseType: !67)
!66 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!67 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!68 = !{!69}
!69 = !DISubrange(count: 5)
!70 = !DILocation(line: 57, column: 12, scope: !59)
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 59, type: !20)
!72 = distinct !DILexicalBlock(scope: !59, file: !3, line: 59, column: 2)
!73 = !DILocation(line: 59, column: 11, scope: !72)
!74 = !DILocation(line: 59, column: 7, scope: !72)
!75 = !DILocation(line: 59, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 59, column: 2)
!77 = !DILocation(line: 59, column: 20, scope: !76)
!78 = !DILocation(line: 59, column: 2, scope: !72)
!79 = !DILocation(line: 60, column: 3, scope: !76)
!80 = !DILocation(line: 59, column: 29, scope: !76)
!81 = !DILocation(line: 59, column: 2, scope: !76)
!82 = distinct !{!82, !78, !83, !84}
!83 = !DILocation(line: 60, column: 3, scope: !72)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocalVariable(name: "i", scope: !86, file: !3, line: 61, type: !20)
!86 = distinct !DILexicalBlock(scope: !59, file: !3, line: 61, column: 2)
!87 = !DILocation(line: 61, column: 11, scope: !86)
!88 = !DILocation(line: 61, column: 7, scope: !86)
!89 = !DILocation(line: 61, column: 18, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !3, line: 61, column: 2)
!91 = !DILocation(line: 61, column: 20, scope: !90)
!92 = !DILocation(line: 61, column: 2, scope: !86)
!93 = !DILocation(line: 62, column: 21, scope: !90)
!94 = !DILocation(line: 62, column: 19, scope: !90)
!95 = !DILocation(line: 62, column: 60, scope: !90)
!96 = !DILocation(line: 62, column: 62, scope: !90)
!97 = !DILocation(line: 62, column: 49, scope: !90)
!98 = !DILocation(line: 62, column: 41, scope: !90)
!99 = !DILocation(line: 62, column: 3, scope: !90)
!100 = !DILocation(line: 61, column: 34, scope: !90)
!101 = !DILocation(line: 61, column: 2, scope: !90)
!102 = distinct !{!102, !92, !103, !84}
!103 = !DILocation(line: 62, column: 66, scope: !86)
!104 = !DILocalVariable(name: "i", scope: !105, file: !3, line: 63, type: !20)
!105 = distinct !DILexicalBlock(scope: !59, file: !3, line: 63, column: 2)
!106 = !DILocation(line: 63, column: 11, scope: !105)
!107 = !DILocation(line: 63, column: 7, scope: !105)
!108 = !DILocation(line: 63, column: 18, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 63, column: 2)
!110 = !DILocation(line: 63, column: 20, scope: !109)
!111 = !DILocation(line: 63, column: 2, scope: !105)
!112 = !DILocation(line: 64, column: 33, scope: !109)
!113 = !DILocation(line: 64, column: 31, scope: !109)
!114 = !DILocation(line: 64, column: 19, scope: !109)
!115 = !DILocation(line: 64, column: 3, scope: !109)
!116 = !DILocation(line: 63, column: 34, scope: !109)
!117 = !DILocation(line: 63, column: 2, scope: !109)
!118 = distinct !{!118, !111, !119, !84}
!119 = !DILocation(line: 64, column: 57, scope: !105)
!120 = !DILocalVariable(name: "i", scope: !121, file: !3, line: 65, type: !20)
!121 = distinct !DILexicalBlock(scope: !59, file: !3, line: 65, column: 2)
!122 = !DILocation(line: 65, column: 11, scope: !121)
!123 = !DILocation(line: 65, column: 7, scope: !121)
!124 = !DILocation(line: 65, column: 18, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 65, column: 2)
!126 = !DILocation(line: 65, column: 20, scope: !125)
!127 = !DILocation(line: 65, column: 2, scope: !121)
!128 = !DILocation(line: 66, column: 18, scope: !125)
!129 = !DILocation(line: 66, column: 16, scope: !125)
!130 = !DILocation(line: 66, column: 3, scope: !125)
!131 = !DILocation(line: 65, column: 46, scope: !125)
!132 = !DILocation(line: 65, column: 2, scope: !125)
!133 = distinct !{!133, !127, !134, !84}
!134 = !DILocation(line: 66, column: 26, scope: !121)
!135 = !DILocation(line: 67, column: 2, scope: !59)
!136 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 31, type: !137, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!137 = !DISubroutineType(types: !138)
!138 = !{!16, !16}
!139 = !DILocalVariable(name: "arg", arg: 1, scope: !136, file: !3, line: 31, type: !16)
!140 = !DILocation(line: 31, column: 29, scope: !136)
!141 = !DILocalVariable(name: "at", scope: !136, file: !3, line: 33, type: !20)
!142 = !DILocation(line: 33, column: 6, scope: !136)
!143 = !DILocation(line: 33, column: 11, scope: !136)
!144 = !DILocalVariable(name: "c", scope: !136, file: !3, line: 34, type: !145)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!146 = !DILocation(line: 34, column: 15, scope: !136)
!147 = !DILocation(line: 34, column: 26, scope: !136)
!148 = !DILocation(line: 34, column: 29, scope: !136)
!149 = !DILocation(line: 34, column: 20, scope: !136)
!150 = !DILocation(line: 36, column: 6, scope: !151)
!151 = distinct !DILexicalBlock(scope: !136, file: !3, line: 36, column: 6)
!152 = !DILocation(line: 36, column: 39, scope: !151)
!153 = !DILocation(line: 36, column: 36, scope: !151)
!154 = !DILocation(line: 36, column: 42, scope: !151)
!155 = !DILocation(line: 36, column: 45, scope: !151)
!156 = !DILocation(line: 36, column: 6, scope: !136)
!157 = !DILocation(line: 37, column: 29, scope: !158)
!158 = distinct !DILexicalBlock(scope: !151, file: !3, line: 36, column: 83)
!159 = !DILocation(line: 37, column: 19, scope: !158)
!160 = !DILocation(line: 37, column: 14, scope: !158)
!161 = !DILocation(line: 37, column: 3, scope: !158)
!162 = !DILocation(line: 37, column: 6, scope: !158)
!163 = !DILocation(line: 37, column: 12, scope: !158)
!164 = !DILocation(line: 38, column: 3, scope: !158)
!165 = !DILocation(line: 39, column: 2, scope: !158)
!166 = !DILocation(line: 40, column: 2, scope: !136)
!167 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 43, type: !137, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!168 = !DILocalVariable(name: "arg", arg: 1, scope: !167, file: !3, line: 43, type: !16)
!169 = !DILocation(line: 43, column: 1, scope: !167)
!170 = !DILocalVariable(name: "at", scope: !167, file: !3, line: 45, type: !20)
!171 = !DILocation(line: 45, column: 6, scope: !167)
!172 = !DILocation(line: 45, column: 11, scope: !167)
!173 = !DILocalVariable(name: "c", scope: !167, file: !3, line: 46, type: !145)
!174 = !DILocation(line: 46, column: 15, scope: !167)
!175 = !DILocation(line: 46, column: 26, scope: !167)
!176 = !DILocation(line: 46, column: 29, scope: !167)
!177 = !DILocation(line: 46, column: 20, scope: !167)
!178 = !DILocation(line: 48, column: 6, scope: !179)
!179 = distinct !DILexicalBlock(scope: !167, file: !3, line: 48, column: 6)
!180 = !DILocation(line: 48, column: 39, scope: !179)
!181 = !DILocation(line: 48, column: 42, scope: !179)
!182 = !DILocation(line: 48, column: 36, scope: !179)
!183 = !DILocation(line: 48, column: 46, scope: !179)
!184 = !DILocation(line: 48, column: 49, scope: !179)
!185 = !DILocation(line: 48, column: 6, scope: !167)
!186 = !DILocation(line: 49, column: 3, scope: !187)
!187 = distinct !DILexicalBlock(scope: !188, file: !3, line: 49, column: 3)
!188 = distinct !DILexicalBlock(scope: !189, file: !3, line: 49, column: 3)
!189 = distinct !DILexicalBlock(scope: !179, file: !3, line: 48, column: 87)
!190 = !DILocation(line: 49, column: 3, scope: !188)
!191 = !DILocation(line: 50, column: 3, scope: !189)
!192 = !DILocation(line: 51, column: 2, scope: !189)
!193 = !DILocation(line: 52, column: 2, scope: !167)
