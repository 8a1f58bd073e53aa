; ModuleID = 'relaxed/lamport.c'
source_filename = "relaxed/lamport.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@inside = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [19 x i8] c"LOAD(inside) == me\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [18 x i8] c"relaxed/lamport.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !33
@y = internal global i32 0, align 4, !dbg !41
@busy = internal global [3 x i32] zeroinitializer, align 4, !dbg !43
@x = internal global i32 0, align 4, !dbg !37

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.declare(metadata ptr %3, metadata !67, metadata !DIExpression()), !dbg !69
  store i32 0, ptr %3, align 4, !dbg !69
  br label %5, !dbg !70

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !71
  %7 = icmp slt i32 %6, 2, !dbg !73
  br i1 %7, label %8, label %20, !dbg !74

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !75
  %10 = sext i32 %9 to i64, !dbg !76
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !76
  %12 = load i32, ptr %3, align 4, !dbg !77
  %13 = add nsw i32 %12, 1, !dbg !78
  %14 = sext i32 %13 to i64, !dbg !79
  %15 = inttoptr i64 %14 to ptr, !dbg !80
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %15) #5, !dbg !81
  br label %17, !dbg !81

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !82
  %19 = add nsw i32 %18, 1, !dbg !82
  store i32 %19, ptr %3, align 4, !dbg !82
  br label %5, !dbg !83, !llvm.loop !84

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !87, metadata !DIExpression()), !dbg !89
  store i32 0, ptr %4, align 4, !dbg !89
  br label %21, !dbg !90

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !91
  %23 = icmp slt i32 %22, 2, !dbg !93
  br i1 %23, label %24, label %33, !dbg !94

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !95
  %26 = sext i32 %25 to i64, !dbg !96
  %27 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %26, !dbg !96
  %28 = load i64, ptr %27, align 8, !dbg !96
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !97
  br label %30, !dbg !97

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !98
  %32 = add nsw i32 %31, 1, !dbg !98
  store i32 %32, ptr %4, align 4, !dbg !98
  br label %21, !dbg !99, !llvm.loop !100

33:                                               ; preds = %21
  ret i32 0, !dbg !102
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !103 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !106, metadata !DIExpression()), !dbg !107
  call void @llvm.dbg.declare(metadata ptr %3, metadata !108, metadata !DIExpression()), !dbg !109
  %8 = load ptr, ptr %2, align 8, !dbg !110
  %9 = ptrtoint ptr %8 to i64, !dbg !111
  %10 = trunc i64 %9 to i32, !dbg !112
  store i32 %10, ptr %3, align 4, !dbg !109
  %11 = load i32, ptr %3, align 4, !dbg !113
  %12 = call i32 @enter(i32 noundef %11), !dbg !114
  call void @__VERIFIER_assume(i32 noundef %12), !dbg !115
  %13 = load i32, ptr %3, align 4, !dbg !116
  store i32 %13, ptr %4, align 4, !dbg !116
  %14 = load i32, ptr %4, align 4, !dbg !116
  store atomic i32 %14, ptr @inside monotonic, align 4, !dbg !116
  %15 = load atomic i32, ptr @inside monotonic, align 4, !dbg !117
  store i32 %15, ptr %5, align 4, !dbg !117
  %16 = load i32, ptr %5, align 4, !dbg !117
  %17 = load i32, ptr %3, align 4, !dbg !117
  %18 = icmp eq i32 %16, %17, !dbg !117
  br i1 %18, label %19, label %20, !dbg !120

19:                                               ; preds = %1
  br label %21, !dbg !120

20:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !117
  unreachable, !dbg !117

21:                                               ; preds = %19
  store i32 0, ptr %6, align 4, !dbg !121
  %22 = load i32, ptr %6, align 4, !dbg !121
  store atomic i32 %22, ptr @y monotonic, align 4, !dbg !121
  %23 = load i32, ptr %3, align 4, !dbg !122
  %24 = sext i32 %23 to i64, !dbg !122
  %25 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %24, !dbg !122
  store i32 0, ptr %7, align 4, !dbg !122
  %26 = load i32, ptr %7, align 4, !dbg !122
  store atomic i32 %26, ptr %25 monotonic, align 4, !dbg !122
  ret ptr null, !dbg !123
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__VERIFIER_assume(i32 noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @enter(i32 noundef %0) #0 !dbg !124 {
  %2 = alloca i32, align 4
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
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !127, metadata !DIExpression()), !dbg !128
  call void @llvm.dbg.declare(metadata ptr %4, metadata !129, metadata !DIExpression()), !dbg !131
  store i32 0, ptr %4, align 4, !dbg !131
  br label %17, !dbg !132

17:                                               ; preds = %83, %1
  %18 = load i32, ptr %4, align 4, !dbg !133
  %19 = icmp slt i32 %18, 2, !dbg !135
  br i1 %19, label %20, label %86, !dbg !136

20:                                               ; preds = %17
  %21 = load i32, ptr %3, align 4, !dbg !137
  %22 = sext i32 %21 to i64, !dbg !137
  %23 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %22, !dbg !137
  store i32 1, ptr %5, align 4, !dbg !137
  %24 = load i32, ptr %5, align 4, !dbg !137
  store atomic i32 %24, ptr %23 monotonic, align 4, !dbg !137
  %25 = load i32, ptr %3, align 4, !dbg !139
  store i32 %25, ptr %6, align 4, !dbg !139
  %26 = load i32, ptr %6, align 4, !dbg !139
  store atomic i32 %26, ptr @x monotonic, align 4, !dbg !139
  fence seq_cst, !dbg !140
  %27 = load atomic i32, ptr @y monotonic, align 4, !dbg !141
  store i32 %27, ptr %7, align 4, !dbg !141
  %28 = load i32, ptr %7, align 4, !dbg !141
  %29 = icmp ne i32 %28, 0, !dbg !143
  br i1 %29, label %30, label %41, !dbg !144

30:                                               ; preds = %20
  %31 = load i32, ptr %3, align 4, !dbg !145
  %32 = sext i32 %31 to i64, !dbg !145
  %33 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %32, !dbg !145
  store i32 0, ptr %8, align 4, !dbg !145
  %34 = load i32, ptr %8, align 4, !dbg !145
  store atomic i32 %34, ptr %33 monotonic, align 4, !dbg !145
  br label %35, !dbg !147

35:                                               ; preds = %39, %30
  %36 = load atomic i32, ptr @y monotonic, align 4, !dbg !148
  store i32 %36, ptr %9, align 4, !dbg !148
  %37 = load i32, ptr %9, align 4, !dbg !148
  %38 = icmp ne i32 %37, 0, !dbg !149
  br i1 %38, label %39, label %40, !dbg !147

39:                                               ; preds = %35
  br label %35, !dbg !147, !llvm.loop !150

40:                                               ; preds = %35
  br label %83, !dbg !152

41:                                               ; preds = %20
  %42 = load i32, ptr %3, align 4, !dbg !153
  store i32 %42, ptr %10, align 4, !dbg !153
  %43 = load i32, ptr %10, align 4, !dbg !153
  store atomic i32 %43, ptr @y monotonic, align 4, !dbg !153
  fence seq_cst, !dbg !154
  %44 = load atomic i32, ptr @x monotonic, align 4, !dbg !155
  store i32 %44, ptr %11, align 4, !dbg !155
  %45 = load i32, ptr %11, align 4, !dbg !155
  %46 = load i32, ptr %3, align 4, !dbg !157
  %47 = icmp eq i32 %45, %46, !dbg !158
  br i1 %47, label %48, label %49, !dbg !159

48:                                               ; preds = %41
  store i32 1, ptr %2, align 4, !dbg !160
  br label %87, !dbg !160

49:                                               ; preds = %41
  %50 = load i32, ptr %3, align 4, !dbg !161
  %51 = sext i32 %50 to i64, !dbg !161
  %52 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %51, !dbg !161
  store i32 0, ptr %12, align 4, !dbg !161
  %53 = load i32, ptr %12, align 4, !dbg !161
  store atomic i32 %53, ptr %52 monotonic, align 4, !dbg !161
  call void @llvm.dbg.declare(metadata ptr %13, metadata !162, metadata !DIExpression()), !dbg !164
  store i32 1, ptr %13, align 4, !dbg !164
  br label %54, !dbg !165

54:                                               ; preds = %67, %49
  %55 = load i32, ptr %13, align 4, !dbg !166
  %56 = icmp sle i32 %55, 2, !dbg !168
  br i1 %56, label %57, label %70, !dbg !169

57:                                               ; preds = %54
  br label %58, !dbg !170

58:                                               ; preds = %65, %57
  %59 = load i32, ptr %13, align 4, !dbg !171
  %60 = sext i32 %59 to i64, !dbg !171
  %61 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %60, !dbg !171
  %62 = load atomic i32, ptr %61 monotonic, align 4, !dbg !171
  store i32 %62, ptr %14, align 4, !dbg !171
  %63 = load i32, ptr %14, align 4, !dbg !171
  %64 = icmp ne i32 %63, 0, !dbg !170
  br i1 %64, label %65, label %66, !dbg !170

65:                                               ; preds = %58
  br label %58, !dbg !170, !llvm.loop !172

66:                                               ; preds = %58
  br label %67, !dbg !170

67:                                               ; preds = %66
  %68 = load i32, ptr %13, align 4, !dbg !174
  %69 = add nsw i32 %68, 1, !dbg !174
  store i32 %69, ptr %13, align 4, !dbg !174
  br label %54, !dbg !175, !llvm.loop !176

70:                                               ; preds = %54
  %71 = load atomic i32, ptr @y monotonic, align 4, !dbg !178
  store i32 %71, ptr %15, align 4, !dbg !178
  %72 = load i32, ptr %15, align 4, !dbg !178
  %73 = load i32, ptr %3, align 4, !dbg !180
  %74 = icmp eq i32 %72, %73, !dbg !181
  br i1 %74, label %75, label %76, !dbg !182

75:                                               ; preds = %70
  store i32 1, ptr %2, align 4, !dbg !183
  br label %87, !dbg !183

76:                                               ; preds = %70
  br label %77, !dbg !184

77:                                               ; preds = %81, %76
  %78 = load atomic i32, ptr @y monotonic, align 4, !dbg !185
  store i32 %78, ptr %16, align 4, !dbg !185
  %79 = load i32, ptr %16, align 4, !dbg !185
  %80 = icmp ne i32 %79, 0, !dbg !186
  br i1 %80, label %81, label %82, !dbg !184

81:                                               ; preds = %77
  br label %77, !dbg !184, !llvm.loop !187

82:                                               ; preds = %77
  br label %83, !dbg !189

83:                                               ; preds = %82, %40
  %84 = load i32, ptr %4, align 4, !dbg !190
  %85 = add nsw i32 %84, 1, !dbg !190
  store i32 %85, ptr %4, align 4, !dbg !190
  br label %17, !dbg !191, !llvm.loop !192

86:                                               ; preds = %17
  store i32 0, ptr %2, align 4, !dbg !194
  br label %87, !dbg !194

87:                                               ; preds = %86, %75, %48
  %88 = load i32, ptr %2, align 4, !dbg !195
  ret i32 %88, !dbg !195
}

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
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 22, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "relaxed/lamport.c", directory: ".")
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
!21 = !{!22, !28, !33, !37, !0, !41, !43}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 152, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 19)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 18)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 144, elements: !31)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 21, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 21, type: !39, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "busy", scope: !2, file: !3, line: 20, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 96, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 3)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 8, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 2}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 67, type: !56, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!20}
!58 = !{}
!59 = !DILocalVariable(name: "t", scope: !55, file: !3, line: 69, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 128, elements: !64)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !62, line: 27, baseType: !63)
!62 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !{!65}
!65 = !DISubrange(count: 2)
!66 = !DILocation(line: 69, column: 12, scope: !55)
!67 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 71, type: !20)
!68 = distinct !DILexicalBlock(scope: !55, file: !3, line: 71, column: 2)
!69 = !DILocation(line: 71, column: 11, scope: !68)
!70 = !DILocation(line: 71, column: 7, scope: !68)
!71 = !DILocation(line: 71, column: 18, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !3, line: 71, column: 2)
!73 = !DILocation(line: 71, column: 20, scope: !72)
!74 = !DILocation(line: 71, column: 2, scope: !68)
!75 = !DILocation(line: 72, column: 21, scope: !72)
!76 = !DILocation(line: 72, column: 19, scope: !72)
!77 = !DILocation(line: 72, column: 55, scope: !72)
!78 = !DILocation(line: 72, column: 57, scope: !72)
!79 = !DILocation(line: 72, column: 44, scope: !72)
!80 = !DILocation(line: 72, column: 36, scope: !72)
!81 = !DILocation(line: 72, column: 3, scope: !72)
!82 = !DILocation(line: 71, column: 26, scope: !72)
!83 = !DILocation(line: 71, column: 2, scope: !72)
!84 = distinct !{!84, !74, !85, !86}
!85 = !DILocation(line: 72, column: 61, scope: !68)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocalVariable(name: "i", scope: !88, file: !3, line: 73, type: !20)
!88 = distinct !DILexicalBlock(scope: !55, file: !3, line: 73, column: 2)
!89 = !DILocation(line: 73, column: 11, scope: !88)
!90 = !DILocation(line: 73, column: 7, scope: !88)
!91 = !DILocation(line: 73, column: 18, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !3, line: 73, column: 2)
!93 = !DILocation(line: 73, column: 20, scope: !92)
!94 = !DILocation(line: 73, column: 2, scope: !88)
!95 = !DILocation(line: 74, column: 18, scope: !92)
!96 = !DILocation(line: 74, column: 16, scope: !92)
!97 = !DILocation(line: 74, column: 3, scope: !92)
!98 = !DILocation(line: 73, column: 26, scope: !92)
!99 = !DILocation(line: 73, column: 2, scope: !92)
!100 = distinct !{!100, !94, !101, !86}
!101 = !DILocation(line: 74, column: 26, scope: !88)
!102 = !DILocation(line: 75, column: 2, scope: !55)
!103 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 53, type: !104, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!104 = !DISubroutineType(types: !105)
!105 = !{!16, !16}
!106 = !DILocalVariable(name: "arg", arg: 1, scope: !103, file: !3, line: 53, type: !16)
!107 = !DILocation(line: 53, column: 24, scope: !103)
!108 = !DILocalVariable(name: "me", scope: !103, file: !3, line: 55, type: !20)
!109 = !DILocation(line: 55, column: 6, scope: !103)
!110 = !DILocation(line: 55, column: 26, scope: !103)
!111 = !DILocation(line: 55, column: 16, scope: !103)
!112 = !DILocation(line: 55, column: 11, scope: !103)
!113 = !DILocation(line: 57, column: 26, scope: !103)
!114 = !DILocation(line: 57, column: 20, scope: !103)
!115 = !DILocation(line: 57, column: 2, scope: !103)
!116 = !DILocation(line: 58, column: 2, scope: !103)
!117 = !DILocation(line: 59, column: 2, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 59, column: 2)
!119 = distinct !DILexicalBlock(scope: !103, file: !3, line: 59, column: 2)
!120 = !DILocation(line: 59, column: 2, scope: !119)
!121 = !DILocation(line: 61, column: 2, scope: !103)
!122 = !DILocation(line: 63, column: 2, scope: !103)
!123 = !DILocation(line: 64, column: 2, scope: !103)
!124 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 24, type: !125, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!125 = !DISubroutineType(types: !126)
!126 = !{!20, !20}
!127 = !DILocalVariable(name: "me", arg: 1, scope: !124, file: !3, line: 24, type: !20)
!128 = !DILocation(line: 24, column: 22, scope: !124)
!129 = !DILocalVariable(name: "attempt", scope: !130, file: !3, line: 26, type: !20)
!130 = distinct !DILexicalBlock(scope: !124, file: !3, line: 26, column: 2)
!131 = !DILocation(line: 26, column: 11, scope: !130)
!132 = !DILocation(line: 26, column: 7, scope: !130)
!133 = !DILocation(line: 26, column: 24, scope: !134)
!134 = distinct !DILexicalBlock(scope: !130, file: !3, line: 26, column: 2)
!135 = !DILocation(line: 26, column: 32, scope: !134)
!136 = !DILocation(line: 26, column: 2, scope: !130)
!137 = !DILocation(line: 27, column: 3, scope: !138)
!138 = distinct !DILexicalBlock(scope: !134, file: !3, line: 26, column: 52)
!139 = !DILocation(line: 29, column: 3, scope: !138)
!140 = !DILocation(line: 30, column: 3, scope: !138)
!141 = !DILocation(line: 31, column: 7, scope: !142)
!142 = distinct !DILexicalBlock(scope: !138, file: !3, line: 31, column: 7)
!143 = !DILocation(line: 31, column: 15, scope: !142)
!144 = !DILocation(line: 31, column: 7, scope: !138)
!145 = !DILocation(line: 32, column: 4, scope: !146)
!146 = distinct !DILexicalBlock(scope: !142, file: !3, line: 31, column: 21)
!147 = !DILocation(line: 33, column: 4, scope: !146)
!148 = !DILocation(line: 33, column: 11, scope: !146)
!149 = !DILocation(line: 33, column: 19, scope: !146)
!150 = distinct !{!150, !147, !151, !86}
!151 = !DILocation(line: 34, column: 5, scope: !146)
!152 = !DILocation(line: 35, column: 4, scope: !146)
!153 = !DILocation(line: 37, column: 3, scope: !138)
!154 = !DILocation(line: 38, column: 3, scope: !138)
!155 = !DILocation(line: 39, column: 7, scope: !156)
!156 = distinct !DILexicalBlock(scope: !138, file: !3, line: 39, column: 7)
!157 = !DILocation(line: 39, column: 18, scope: !156)
!158 = !DILocation(line: 39, column: 15, scope: !156)
!159 = !DILocation(line: 39, column: 7, scope: !138)
!160 = !DILocation(line: 40, column: 4, scope: !156)
!161 = !DILocation(line: 41, column: 3, scope: !138)
!162 = !DILocalVariable(name: "k", scope: !163, file: !3, line: 42, type: !20)
!163 = distinct !DILexicalBlock(scope: !138, file: !3, line: 42, column: 3)
!164 = !DILocation(line: 42, column: 12, scope: !163)
!165 = !DILocation(line: 42, column: 8, scope: !163)
!166 = !DILocation(line: 42, column: 19, scope: !167)
!167 = distinct !DILexicalBlock(scope: !163, file: !3, line: 42, column: 3)
!168 = !DILocation(line: 42, column: 21, scope: !167)
!169 = !DILocation(line: 42, column: 3, scope: !163)
!170 = !DILocation(line: 43, column: 4, scope: !167)
!171 = !DILocation(line: 43, column: 11, scope: !167)
!172 = distinct !{!172, !170, !173, !86}
!173 = !DILocation(line: 44, column: 5, scope: !167)
!174 = !DILocation(line: 42, column: 28, scope: !167)
!175 = !DILocation(line: 42, column: 3, scope: !167)
!176 = distinct !{!176, !169, !177, !86}
!177 = !DILocation(line: 44, column: 5, scope: !163)
!178 = !DILocation(line: 45, column: 7, scope: !179)
!179 = distinct !DILexicalBlock(scope: !138, file: !3, line: 45, column: 7)
!180 = !DILocation(line: 45, column: 18, scope: !179)
!181 = !DILocation(line: 45, column: 15, scope: !179)
!182 = !DILocation(line: 45, column: 7, scope: !138)
!183 = !DILocation(line: 46, column: 4, scope: !179)
!184 = !DILocation(line: 47, column: 3, scope: !138)
!185 = !DILocation(line: 47, column: 10, scope: !138)
!186 = !DILocation(line: 47, column: 18, scope: !138)
!187 = distinct !{!187, !184, !188, !86}
!188 = !DILocation(line: 48, column: 4, scope: !138)
!189 = !DILocation(line: 49, column: 2, scope: !138)
!190 = !DILocation(line: 26, column: 48, scope: !134)
!191 = !DILocation(line: 26, column: 2, scope: !134)
!192 = distinct !{!192, !136, !193, !86}
!193 = !DILocation(line: 49, column: 2, scope: !130)
!194 = !DILocation(line: 50, column: 2, scope: !124)
!195 = !DILocation(line: 51, column: 1, scope: !124)
