; ModuleID = 'relaxed/szymanski.c'
source_filename = "relaxed/szymanski.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@state = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@inside = internal global i32 0, align 4, !dbg !39
@.str = private unnamed_addr constant [23 x i8] c"LOAD(inside) == me + 1\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [20 x i8] c"relaxed/szymanski.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, ptr %3, align 4, !dbg !65
  br label %5, !dbg !66

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !67
  %7 = icmp slt i32 %6, 2, !dbg !69
  br i1 %7, label %8, label %19, !dbg !70

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !71
  %10 = sext i32 %9 to i64, !dbg !72
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !72
  %12 = load i32, ptr %3, align 4, !dbg !73
  %13 = sext i32 %12 to i64, !dbg !74
  %14 = inttoptr i64 %13 to ptr, !dbg !75
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !76
  br label %16, !dbg !76

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !77
  %18 = add nsw i32 %17, 1, !dbg !77
  store i32 %18, ptr %3, align 4, !dbg !77
  br label %5, !dbg !78, !llvm.loop !79

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %4, align 4, !dbg !84
  br label %20, !dbg !85

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !86
  %22 = icmp slt i32 %21, 2, !dbg !88
  br i1 %22, label %23, label %32, !dbg !89

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !90
  %25 = sext i32 %24 to i64, !dbg !91
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !91
  %27 = load i64, ptr %26, align 8, !dbg !91
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !92
  br label %29, !dbg !92

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !93
  %31 = add nsw i32 %30, 1, !dbg !93
  store i32 %31, ptr %4, align 4, !dbg !93
  br label %20, !dbg !94, !llvm.loop !95

32:                                               ; preds = %20
  ret i32 0, !dbg !97
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !98 {
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
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !101, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.declare(metadata ptr %3, metadata !103, metadata !DIExpression()), !dbg !104
  %19 = load ptr, ptr %2, align 8, !dbg !105
  %20 = ptrtoint ptr %19 to i64, !dbg !106
  %21 = trunc i64 %20 to i32, !dbg !107
  store i32 %21, ptr %3, align 4, !dbg !104
  call void @llvm.dbg.declare(metadata ptr %4, metadata !108, metadata !DIExpression()), !dbg !109
  %22 = load i32, ptr %3, align 4, !dbg !110
  %23 = sub nsw i32 1, %22, !dbg !111
  store i32 %23, ptr %4, align 4, !dbg !109
  call void @llvm.dbg.declare(metadata ptr %5, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 0, ptr %5, align 4, !dbg !114
  br label %24, !dbg !115

24:                                               ; preds = %111, %1
  %25 = load i32, ptr %5, align 4, !dbg !116
  %26 = icmp slt i32 %25, 1, !dbg !118
  br i1 %26, label %27, label %114, !dbg !119

27:                                               ; preds = %24
  %28 = load i32, ptr %3, align 4, !dbg !120
  %29 = sext i32 %28 to i64, !dbg !120
  %30 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %29, !dbg !120
  store i32 1, ptr %6, align 4, !dbg !120
  %31 = load i32, ptr %6, align 4, !dbg !120
  store atomic i32 %31, ptr %30 monotonic, align 4, !dbg !120
  fence seq_cst, !dbg !122
  br label %32, !dbg !123

32:                                               ; preds = %39, %27
  %33 = load i32, ptr %4, align 4, !dbg !124
  %34 = sext i32 %33 to i64, !dbg !124
  %35 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %34, !dbg !124
  %36 = load atomic i32, ptr %35 monotonic, align 4, !dbg !124
  store i32 %36, ptr %7, align 4, !dbg !124
  %37 = load i32, ptr %7, align 4, !dbg !124
  %38 = icmp sge i32 %37, 3, !dbg !125
  br i1 %38, label %39, label %40, !dbg !123

39:                                               ; preds = %32
  br label %32, !dbg !123, !llvm.loop !126

40:                                               ; preds = %32
  %41 = load i32, ptr %3, align 4, !dbg !128
  %42 = sext i32 %41 to i64, !dbg !128
  %43 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %42, !dbg !128
  store i32 3, ptr %8, align 4, !dbg !128
  %44 = load i32, ptr %8, align 4, !dbg !128
  store atomic i32 %44, ptr %43 monotonic, align 4, !dbg !128
  fence seq_cst, !dbg !129
  %45 = load i32, ptr %4, align 4, !dbg !130
  %46 = sext i32 %45 to i64, !dbg !130
  %47 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %46, !dbg !130
  %48 = load atomic i32, ptr %47 monotonic, align 4, !dbg !130
  store i32 %48, ptr %9, align 4, !dbg !130
  %49 = load i32, ptr %9, align 4, !dbg !130
  %50 = icmp eq i32 %49, 1, !dbg !132
  br i1 %50, label %51, label %65, !dbg !133

51:                                               ; preds = %40
  %52 = load i32, ptr %3, align 4, !dbg !134
  %53 = sext i32 %52 to i64, !dbg !134
  %54 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %53, !dbg !134
  store i32 2, ptr %10, align 4, !dbg !134
  %55 = load i32, ptr %10, align 4, !dbg !134
  store atomic i32 %55, ptr %54 monotonic, align 4, !dbg !134
  fence seq_cst, !dbg !136
  br label %56, !dbg !137

56:                                               ; preds = %63, %51
  %57 = load i32, ptr %4, align 4, !dbg !138
  %58 = sext i32 %57 to i64, !dbg !138
  %59 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %58, !dbg !138
  %60 = load atomic i32, ptr %59 monotonic, align 4, !dbg !138
  store i32 %60, ptr %11, align 4, !dbg !138
  %61 = load i32, ptr %11, align 4, !dbg !138
  %62 = icmp ne i32 %61, 4, !dbg !139
  br i1 %62, label %63, label %64, !dbg !137

63:                                               ; preds = %56
  br label %56, !dbg !137, !llvm.loop !140

64:                                               ; preds = %56
  br label %65, !dbg !142

65:                                               ; preds = %64, %40
  %66 = load i32, ptr %3, align 4, !dbg !143
  %67 = sext i32 %66 to i64, !dbg !143
  %68 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %67, !dbg !143
  store i32 4, ptr %12, align 4, !dbg !143
  %69 = load i32, ptr %12, align 4, !dbg !143
  store atomic i32 %69, ptr %68 monotonic, align 4, !dbg !143
  fence seq_cst, !dbg !144
  %70 = load i32, ptr %3, align 4, !dbg !145
  %71 = icmp eq i32 %70, 1, !dbg !147
  br i1 %71, label %72, label %79, !dbg !148

72:                                               ; preds = %65
  br label %73, !dbg !149

73:                                               ; preds = %77, %72
  %74 = load atomic i32, ptr @state monotonic, align 4, !dbg !151
  store i32 %74, ptr %13, align 4, !dbg !151
  %75 = load i32, ptr %13, align 4, !dbg !151
  %76 = icmp sge i32 %75, 2, !dbg !152
  br i1 %76, label %77, label %78, !dbg !149

77:                                               ; preds = %73
  br label %73, !dbg !149, !llvm.loop !153

78:                                               ; preds = %73
  br label %79, !dbg !155

79:                                               ; preds = %78, %65
  %80 = load i32, ptr %3, align 4, !dbg !156
  %81 = add nsw i32 %80, 1, !dbg !156
  store i32 %81, ptr %14, align 4, !dbg !156
  %82 = load i32, ptr %14, align 4, !dbg !156
  store atomic i32 %82, ptr @inside monotonic, align 4, !dbg !156
  %83 = load atomic i32, ptr @inside monotonic, align 4, !dbg !157
  store i32 %83, ptr %15, align 4, !dbg !157
  %84 = load i32, ptr %15, align 4, !dbg !157
  %85 = load i32, ptr %3, align 4, !dbg !157
  %86 = add nsw i32 %85, 1, !dbg !157
  %87 = icmp eq i32 %84, %86, !dbg !157
  br i1 %87, label %88, label %89, !dbg !160

88:                                               ; preds = %79
  br label %90, !dbg !160

89:                                               ; preds = %79
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !157
  unreachable, !dbg !157

90:                                               ; preds = %88
  %91 = load i32, ptr %3, align 4, !dbg !161
  %92 = icmp eq i32 %91, 0, !dbg !163
  br i1 %92, label %93, label %106, !dbg !164

93:                                               ; preds = %90
  call void @llvm.dbg.declare(metadata ptr %16, metadata !165, metadata !DIExpression()), !dbg !167
  br label %94, !dbg !168

94:                                               ; preds = %103, %93
  %95 = load atomic i32, ptr getelementptr inbounds ([2 x i32], ptr @state, i64 0, i64 1) monotonic, align 4, !dbg !169
  store i32 %95, ptr %17, align 4, !dbg !169
  %96 = load i32, ptr %17, align 4, !dbg !169
  store i32 %96, ptr %16, align 4, !dbg !171
  br label %97, !dbg !172

97:                                               ; preds = %94
  %98 = load i32, ptr %16, align 4, !dbg !173
  %99 = icmp eq i32 %98, 2, !dbg !174
  br i1 %99, label %103, label %100, !dbg !175

100:                                              ; preds = %97
  %101 = load i32, ptr %16, align 4, !dbg !176
  %102 = icmp eq i32 %101, 3, !dbg !177
  br label %103, !dbg !175

103:                                              ; preds = %100, %97
  %104 = phi i1 [ true, %97 ], [ %102, %100 ]
  br i1 %104, label %94, label %105, !dbg !172, !llvm.loop !178

105:                                              ; preds = %103
  br label %106, !dbg !180

106:                                              ; preds = %105, %90
  %107 = load i32, ptr %3, align 4, !dbg !181
  %108 = sext i32 %107 to i64, !dbg !181
  %109 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %108, !dbg !181
  store i32 0, ptr %18, align 4, !dbg !181
  %110 = load i32, ptr %18, align 4, !dbg !181
  store atomic i32 %110, ptr %109 monotonic, align 4, !dbg !181
  br label %111, !dbg !182

111:                                              ; preds = %106
  %112 = load i32, ptr %5, align 4, !dbg !183
  %113 = add nsw i32 %112, 1, !dbg !183
  store i32 %113, ptr %5, align 4, !dbg !183
  br label %24, !dbg !184, !llvm.loop !185

114:                                              ; preds = %24
  ret ptr null, !dbg !187
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
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 18, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "relaxed/szymanski.c", directory: ".")
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
!21 = !{!22, !28, !33, !0, !39}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 184, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 23)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 160, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 20)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 144, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 18)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 19, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 64, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 2)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 59, type: !54, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!20}
!56 = !{}
!57 = !DILocalVariable(name: "t", scope: !53, file: !3, line: 61, type: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 128, elements: !44)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !61)
!60 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 61, column: 12, scope: !53)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 63, type: !20)
!64 = distinct !DILexicalBlock(scope: !53, file: !3, line: 63, column: 2)
!65 = !DILocation(line: 63, column: 11, scope: !64)
!66 = !DILocation(line: 63, column: 7, scope: !64)
!67 = !DILocation(line: 63, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 63, column: 2)
!69 = !DILocation(line: 63, column: 20, scope: !68)
!70 = !DILocation(line: 63, column: 2, scope: !64)
!71 = !DILocation(line: 64, column: 21, scope: !68)
!72 = !DILocation(line: 64, column: 19, scope: !68)
!73 = !DILocation(line: 64, column: 54, scope: !68)
!74 = !DILocation(line: 64, column: 44, scope: !68)
!75 = !DILocation(line: 64, column: 36, scope: !68)
!76 = !DILocation(line: 64, column: 3, scope: !68)
!77 = !DILocation(line: 63, column: 26, scope: !68)
!78 = !DILocation(line: 63, column: 2, scope: !68)
!79 = distinct !{!79, !70, !80, !81}
!80 = !DILocation(line: 64, column: 55, scope: !64)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 65, type: !20)
!83 = distinct !DILexicalBlock(scope: !53, file: !3, line: 65, column: 2)
!84 = !DILocation(line: 65, column: 11, scope: !83)
!85 = !DILocation(line: 65, column: 7, scope: !83)
!86 = !DILocation(line: 65, column: 18, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 65, column: 2)
!88 = !DILocation(line: 65, column: 20, scope: !87)
!89 = !DILocation(line: 65, column: 2, scope: !83)
!90 = !DILocation(line: 66, column: 18, scope: !87)
!91 = !DILocation(line: 66, column: 16, scope: !87)
!92 = !DILocation(line: 66, column: 3, scope: !87)
!93 = !DILocation(line: 65, column: 26, scope: !87)
!94 = !DILocation(line: 65, column: 2, scope: !87)
!95 = distinct !{!95, !89, !96, !81}
!96 = !DILocation(line: 66, column: 26, scope: !83)
!97 = !DILocation(line: 67, column: 2, scope: !53)
!98 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 21, type: !99, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!99 = !DISubroutineType(types: !100)
!100 = !{!16, !16}
!101 = !DILocalVariable(name: "arg", arg: 1, scope: !98, file: !3, line: 21, type: !16)
!102 = !DILocation(line: 21, column: 24, scope: !98)
!103 = !DILocalVariable(name: "me", scope: !98, file: !3, line: 23, type: !20)
!104 = !DILocation(line: 23, column: 6, scope: !98)
!105 = !DILocation(line: 23, column: 26, scope: !98)
!106 = !DILocation(line: 23, column: 16, scope: !98)
!107 = !DILocation(line: 23, column: 11, scope: !98)
!108 = !DILocalVariable(name: "other", scope: !98, file: !3, line: 24, type: !20)
!109 = !DILocation(line: 24, column: 6, scope: !98)
!110 = !DILocation(line: 24, column: 18, scope: !98)
!111 = !DILocation(line: 24, column: 16, scope: !98)
!112 = !DILocalVariable(name: "r", scope: !113, file: !3, line: 26, type: !20)
!113 = distinct !DILexicalBlock(scope: !98, file: !3, line: 26, column: 2)
!114 = !DILocation(line: 26, column: 11, scope: !113)
!115 = !DILocation(line: 26, column: 7, scope: !113)
!116 = !DILocation(line: 26, column: 18, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 26, column: 2)
!118 = !DILocation(line: 26, column: 20, scope: !117)
!119 = !DILocation(line: 26, column: 2, scope: !113)
!120 = !DILocation(line: 27, column: 3, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 26, column: 35)
!122 = !DILocation(line: 28, column: 3, scope: !121)
!123 = !DILocation(line: 29, column: 3, scope: !121)
!124 = !DILocation(line: 29, column: 10, scope: !121)
!125 = !DILocation(line: 29, column: 29, scope: !121)
!126 = distinct !{!126, !123, !127, !81}
!127 = !DILocation(line: 30, column: 4, scope: !121)
!128 = !DILocation(line: 31, column: 3, scope: !121)
!129 = !DILocation(line: 32, column: 3, scope: !121)
!130 = !DILocation(line: 33, column: 7, scope: !131)
!131 = distinct !DILexicalBlock(scope: !121, file: !3, line: 33, column: 7)
!132 = !DILocation(line: 33, column: 26, scope: !131)
!133 = !DILocation(line: 33, column: 7, scope: !121)
!134 = !DILocation(line: 34, column: 4, scope: !135)
!135 = distinct !DILexicalBlock(scope: !131, file: !3, line: 33, column: 32)
!136 = !DILocation(line: 35, column: 4, scope: !135)
!137 = !DILocation(line: 36, column: 4, scope: !135)
!138 = !DILocation(line: 36, column: 11, scope: !135)
!139 = !DILocation(line: 36, column: 30, scope: !135)
!140 = distinct !{!140, !137, !141, !81}
!141 = !DILocation(line: 37, column: 5, scope: !135)
!142 = !DILocation(line: 38, column: 3, scope: !135)
!143 = !DILocation(line: 39, column: 3, scope: !121)
!144 = !DILocation(line: 40, column: 3, scope: !121)
!145 = !DILocation(line: 41, column: 7, scope: !146)
!146 = distinct !DILexicalBlock(scope: !121, file: !3, line: 41, column: 7)
!147 = !DILocation(line: 41, column: 10, scope: !146)
!148 = !DILocation(line: 41, column: 7, scope: !121)
!149 = !DILocation(line: 42, column: 4, scope: !150)
!150 = distinct !DILexicalBlock(scope: !146, file: !3, line: 41, column: 16)
!151 = !DILocation(line: 42, column: 11, scope: !150)
!152 = !DILocation(line: 42, column: 26, scope: !150)
!153 = distinct !{!153, !149, !154, !81}
!154 = !DILocation(line: 43, column: 5, scope: !150)
!155 = !DILocation(line: 44, column: 3, scope: !150)
!156 = !DILocation(line: 45, column: 3, scope: !121)
!157 = !DILocation(line: 46, column: 3, scope: !158)
!158 = distinct !DILexicalBlock(scope: !159, file: !3, line: 46, column: 3)
!159 = distinct !DILexicalBlock(scope: !121, file: !3, line: 46, column: 3)
!160 = !DILocation(line: 46, column: 3, scope: !159)
!161 = !DILocation(line: 47, column: 7, scope: !162)
!162 = distinct !DILexicalBlock(scope: !121, file: !3, line: 47, column: 7)
!163 = !DILocation(line: 47, column: 10, scope: !162)
!164 = !DILocation(line: 47, column: 7, scope: !121)
!165 = !DILocalVariable(name: "s", scope: !166, file: !3, line: 48, type: !20)
!166 = distinct !DILexicalBlock(scope: !162, file: !3, line: 47, column: 16)
!167 = !DILocation(line: 48, column: 8, scope: !166)
!168 = !DILocation(line: 49, column: 4, scope: !166)
!169 = !DILocation(line: 50, column: 9, scope: !170)
!170 = distinct !DILexicalBlock(scope: !166, file: !3, line: 49, column: 7)
!171 = !DILocation(line: 50, column: 7, scope: !170)
!172 = !DILocation(line: 51, column: 4, scope: !170)
!173 = !DILocation(line: 51, column: 13, scope: !166)
!174 = !DILocation(line: 51, column: 15, scope: !166)
!175 = !DILocation(line: 51, column: 20, scope: !166)
!176 = !DILocation(line: 51, column: 23, scope: !166)
!177 = !DILocation(line: 51, column: 25, scope: !166)
!178 = distinct !{!178, !168, !179, !81}
!179 = !DILocation(line: 51, column: 29, scope: !166)
!180 = !DILocation(line: 52, column: 3, scope: !166)
!181 = !DILocation(line: 54, column: 3, scope: !121)
!182 = !DILocation(line: 55, column: 2, scope: !121)
!183 = !DILocation(line: 26, column: 31, scope: !117)
!184 = !DILocation(line: 26, column: 2, scope: !117)
!185 = distinct !{!185, !119, !186, !81}
!186 = !DILocation(line: 55, column: 2, scope: !113)
!187 = !DILocation(line: 56, column: 2, scope: !98)
