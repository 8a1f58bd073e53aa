; ModuleID = 'structures/rcu.c'
source_filename = "structures/rcu.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }

@current = internal global ptr null, align 8, !dbg !0
@reading = internal global [2 x i32] zeroinitializer, align 4, !dbg !28
@.str = private unnamed_addr constant [20 x i8] c"p->left == p->right\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [17 x i8] c"structures/rcu.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !60
  %7 = call ptr @new_pair(i32 noundef 1), !dbg !61
  store ptr %7, ptr %3, align 8, !dbg !61
  %8 = load i64, ptr %3, align 8, !dbg !61
  store atomic i64 %8, ptr @current seq_cst, align 8, !dbg !61
  call void @llvm.dbg.declare(metadata ptr %4, metadata !62, metadata !DIExpression()), !dbg !64
  store i32 0, ptr %4, align 4, !dbg !64
  br label %9, !dbg !65

9:                                                ; preds = %20, %0
  %10 = load i32, ptr %4, align 4, !dbg !66
  %11 = icmp slt i32 %10, 2, !dbg !68
  br i1 %11, label %12, label %23, !dbg !69

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !70
  %14 = sext i32 %13 to i64, !dbg !71
  %15 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %14, !dbg !71
  %16 = load i32, ptr %4, align 4, !dbg !72
  %17 = sext i32 %16 to i64, !dbg !73
  %18 = inttoptr i64 %17 to ptr, !dbg !74
  %19 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef @reader, ptr noundef %18) #6, !dbg !75
  br label %20, !dbg !75

20:                                               ; preds = %12
  %21 = load i32, ptr %4, align 4, !dbg !76
  %22 = add nsw i32 %21, 1, !dbg !76
  store i32 %22, ptr %4, align 4, !dbg !76
  br label %9, !dbg !77, !llvm.loop !78

23:                                               ; preds = %9
  %24 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !81
  %25 = call i32 @pthread_create(ptr noundef %24, ptr noundef null, ptr noundef @writer, ptr noundef null) #6, !dbg !82
  call void @llvm.dbg.declare(metadata ptr %5, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 0, ptr %5, align 4, !dbg !85
  br label %26, !dbg !86

26:                                               ; preds = %35, %23
  %27 = load i32, ptr %5, align 4, !dbg !87
  %28 = icmp sle i32 %27, 2, !dbg !89
  br i1 %28, label %29, label %38, !dbg !90

29:                                               ; preds = %26
  %30 = load i32, ptr %5, align 4, !dbg !91
  %31 = sext i32 %30 to i64, !dbg !92
  %32 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %31, !dbg !92
  %33 = load i64, ptr %32, align 8, !dbg !92
  %34 = call i32 @pthread_join(i64 noundef %33, ptr noundef null), !dbg !93
  br label %35, !dbg !93

35:                                               ; preds = %29
  %36 = load i32, ptr %5, align 4, !dbg !94
  %37 = add nsw i32 %36, 1, !dbg !94
  store i32 %37, ptr %5, align 4, !dbg !94
  br label %26, !dbg !95, !llvm.loop !96

38:                                               ; preds = %26
  %39 = load atomic i64, ptr @current seq_cst, align 8, !dbg !98
  store i64 %39, ptr %6, align 8, !dbg !98
  %40 = load ptr, ptr %6, align 8, !dbg !98
  call void @free(ptr noundef %40) #6, !dbg !99
  ret i32 0, !dbg !100
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @new_pair(i32 noundef %0) #0 !dbg !101 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !104, metadata !DIExpression()), !dbg !105
  call void @llvm.dbg.declare(metadata ptr %3, metadata !106, metadata !DIExpression()), !dbg !107
  %4 = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !108
  store ptr %4, ptr %3, align 8, !dbg !107
  %5 = load i32, ptr %2, align 4, !dbg !109
  %6 = load ptr, ptr %3, align 8, !dbg !110
  %7 = getelementptr inbounds %struct.pair, ptr %6, i32 0, i32 0, !dbg !111
  store i32 %5, ptr %7, align 4, !dbg !112
  %8 = load i32, ptr %2, align 4, !dbg !113
  %9 = load ptr, ptr %3, align 8, !dbg !114
  %10 = getelementptr inbounds %struct.pair, ptr %9, i32 0, i32 1, !dbg !115
  store i32 %8, ptr %10, align 4, !dbg !116
  %11 = load ptr, ptr %3, align 8, !dbg !117
  ret ptr %11, !dbg !118
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !119 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !122, metadata !DIExpression()), !dbg !123
  call void @llvm.dbg.declare(metadata ptr %3, metadata !124, metadata !DIExpression()), !dbg !125
  %10 = load ptr, ptr %2, align 8, !dbg !126
  %11 = ptrtoint ptr %10 to i64, !dbg !127
  %12 = trunc i64 %11 to i32, !dbg !128
  store i32 %12, ptr %3, align 4, !dbg !125
  %13 = load i32, ptr %3, align 4, !dbg !129
  %14 = sext i32 %13 to i64, !dbg !129
  %15 = getelementptr inbounds [2 x i32], ptr @reading, i64 0, i64 %14, !dbg !129
  store i32 1, ptr %4, align 4, !dbg !129
  %16 = load i32, ptr %4, align 4, !dbg !129
  %17 = atomicrmw add ptr %15, i32 %16 seq_cst, align 4, !dbg !129
  store i32 %17, ptr %5, align 4, !dbg !129
  %18 = load i32, ptr %5, align 4, !dbg !129
  call void @llvm.dbg.declare(metadata ptr %6, metadata !130, metadata !DIExpression()), !dbg !131
  %19 = load atomic i64, ptr @current seq_cst, align 8, !dbg !132
  store i64 %19, ptr %7, align 8, !dbg !132
  %20 = load ptr, ptr %7, align 8, !dbg !132
  store ptr %20, ptr %6, align 8, !dbg !131
  %21 = load ptr, ptr %6, align 8, !dbg !133
  %22 = getelementptr inbounds %struct.pair, ptr %21, i32 0, i32 0, !dbg !133
  %23 = load i32, ptr %22, align 4, !dbg !133
  %24 = load ptr, ptr %6, align 8, !dbg !133
  %25 = getelementptr inbounds %struct.pair, ptr %24, i32 0, i32 1, !dbg !133
  %26 = load i32, ptr %25, align 4, !dbg !133
  %27 = icmp eq i32 %23, %26, !dbg !133
  br i1 %27, label %28, label %29, !dbg !136

28:                                               ; preds = %1
  br label %30, !dbg !136

29:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.reader) #8, !dbg !133
  unreachable, !dbg !133

30:                                               ; preds = %28
  %31 = load i32, ptr %3, align 4, !dbg !137
  %32 = sext i32 %31 to i64, !dbg !137
  %33 = getelementptr inbounds [2 x i32], ptr @reading, i64 0, i64 %32, !dbg !137
  store i32 1, ptr %8, align 4, !dbg !137
  %34 = load i32, ptr %8, align 4, !dbg !137
  %35 = atomicrmw add ptr %33, i32 %34 seq_cst, align 4, !dbg !137
  store i32 %35, ptr %9, align 4, !dbg !137
  %36 = load i32, ptr %9, align 4, !dbg !137
  ret ptr null, !dbg !138
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !139 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !140, metadata !DIExpression()), !dbg !141
  call void @llvm.dbg.declare(metadata ptr %3, metadata !142, metadata !DIExpression()), !dbg !143
  %11 = call ptr @new_pair(i32 noundef 2), !dbg !144
  store ptr %11, ptr %3, align 8, !dbg !143
  call void @llvm.dbg.declare(metadata ptr %4, metadata !145, metadata !DIExpression()), !dbg !146
  %12 = load ptr, ptr %3, align 8, !dbg !147
  store ptr %12, ptr %5, align 8, !dbg !147
  %13 = load i64, ptr %5, align 8, !dbg !147
  %14 = atomicrmw xchg ptr @current, i64 %13 seq_cst, align 8, !dbg !147
  store i64 %14, ptr %6, align 8, !dbg !147
  %15 = load ptr, ptr %6, align 8, !dbg !147
  store ptr %15, ptr %4, align 8, !dbg !146
  %16 = load ptr, ptr %2, align 8, !dbg !148
  call void @llvm.dbg.declare(metadata ptr %7, metadata !149, metadata !DIExpression()), !dbg !151
  store i32 0, ptr %7, align 4, !dbg !151
  br label %17, !dbg !152

17:                                               ; preds = %41, %1
  %18 = load i32, ptr %7, align 4, !dbg !153
  %19 = icmp slt i32 %18, 2, !dbg !155
  br i1 %19, label %20, label %44, !dbg !156

20:                                               ; preds = %17
  call void @llvm.dbg.declare(metadata ptr %8, metadata !157, metadata !DIExpression()), !dbg !159
  %21 = load i32, ptr %7, align 4, !dbg !160
  %22 = sext i32 %21 to i64, !dbg !160
  %23 = getelementptr inbounds [2 x i32], ptr @reading, i64 0, i64 %22, !dbg !160
  %24 = load atomic i32, ptr %23 seq_cst, align 4, !dbg !160
  store i32 %24, ptr %9, align 4, !dbg !160
  %25 = load i32, ptr %9, align 4, !dbg !160
  store i32 %25, ptr %8, align 4, !dbg !159
  %26 = load i32, ptr %8, align 4, !dbg !161
  %27 = srem i32 %26, 2, !dbg !163
  %28 = icmp eq i32 %27, 0, !dbg !164
  br i1 %28, label %29, label %30, !dbg !165

29:                                               ; preds = %20
  br label %41, !dbg !166

30:                                               ; preds = %20
  br label %31, !dbg !167

31:                                               ; preds = %39, %30
  %32 = load i32, ptr %7, align 4, !dbg !168
  %33 = sext i32 %32 to i64, !dbg !168
  %34 = getelementptr inbounds [2 x i32], ptr @reading, i64 0, i64 %33, !dbg !168
  %35 = load atomic i32, ptr %34 seq_cst, align 4, !dbg !168
  store i32 %35, ptr %10, align 4, !dbg !168
  %36 = load i32, ptr %10, align 4, !dbg !168
  %37 = load i32, ptr %8, align 4, !dbg !169
  %38 = icmp eq i32 %36, %37, !dbg !170
  br i1 %38, label %39, label %40, !dbg !167

39:                                               ; preds = %31
  br label %31, !dbg !167, !llvm.loop !171

40:                                               ; preds = %31
  br label %41, !dbg !173

41:                                               ; preds = %40, %29
  %42 = load i32, ptr %7, align 4, !dbg !174
  %43 = add nsw i32 %42, 1, !dbg !174
  store i32 %43, ptr %7, align 4, !dbg !174
  br label %17, !dbg !175, !llvm.loop !176

44:                                               ; preds = %17
  %45 = load ptr, ptr %4, align 8, !dbg !178
  call void @free(ptr noundef %45) #6, !dbg !179
  ret ptr null, !dbg !180
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "current", scope: !2, file: !3, line: 24, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structures/rcu.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !17, !22, !28}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 160, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 20)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 17)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 168, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 21)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "reading", scope: !2, file: !3, line: 25, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 64, elements: !34)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !32, line: 96, baseType: !33)
!32 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 20, size: 64, elements: !39)
!39 = !{!40, !41}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !38, file: !3, line: 21, baseType: !9, size: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !38, file: !3, line: 21, baseType: !9, size: 32, offset: 32)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 64, type: !50, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!9}
!52 = !{}
!53 = !DILocalVariable(name: "t", scope: !49, file: !3, line: 66, type: !54)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 192, elements: !58)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !{!59}
!59 = !DISubrange(count: 3)
!60 = !DILocation(line: 66, column: 12, scope: !49)
!61 = !DILocation(line: 68, column: 2, scope: !49)
!62 = !DILocalVariable(name: "i", scope: !63, file: !3, line: 69, type: !9)
!63 = distinct !DILexicalBlock(scope: !49, file: !3, line: 69, column: 2)
!64 = !DILocation(line: 69, column: 11, scope: !63)
!65 = !DILocation(line: 69, column: 7, scope: !63)
!66 = !DILocation(line: 69, column: 18, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 69, column: 2)
!68 = !DILocation(line: 69, column: 20, scope: !67)
!69 = !DILocation(line: 69, column: 2, scope: !63)
!70 = !DILocation(line: 70, column: 21, scope: !67)
!71 = !DILocation(line: 70, column: 19, scope: !67)
!72 = !DILocation(line: 70, column: 57, scope: !67)
!73 = !DILocation(line: 70, column: 47, scope: !67)
!74 = !DILocation(line: 70, column: 39, scope: !67)
!75 = !DILocation(line: 70, column: 3, scope: !67)
!76 = !DILocation(line: 69, column: 32, scope: !67)
!77 = !DILocation(line: 69, column: 2, scope: !67)
!78 = distinct !{!78, !69, !79, !80}
!79 = !DILocation(line: 70, column: 58, scope: !63)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocation(line: 71, column: 18, scope: !49)
!82 = !DILocation(line: 71, column: 2, scope: !49)
!83 = !DILocalVariable(name: "i", scope: !84, file: !3, line: 72, type: !9)
!84 = distinct !DILexicalBlock(scope: !49, file: !3, line: 72, column: 2)
!85 = !DILocation(line: 72, column: 11, scope: !84)
!86 = !DILocation(line: 72, column: 7, scope: !84)
!87 = !DILocation(line: 72, column: 18, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 72, column: 2)
!89 = !DILocation(line: 72, column: 20, scope: !88)
!90 = !DILocation(line: 72, column: 2, scope: !84)
!91 = !DILocation(line: 73, column: 18, scope: !88)
!92 = !DILocation(line: 73, column: 16, scope: !88)
!93 = !DILocation(line: 73, column: 3, scope: !88)
!94 = !DILocation(line: 72, column: 33, scope: !88)
!95 = !DILocation(line: 72, column: 2, scope: !88)
!96 = distinct !{!96, !90, !97, !80}
!97 = !DILocation(line: 73, column: 26, scope: !84)
!98 = !DILocation(line: 74, column: 7, scope: !49)
!99 = !DILocation(line: 74, column: 2, scope: !49)
!100 = !DILocation(line: 75, column: 2, scope: !49)
!101 = distinct !DISubprogram(name: "new_pair", scope: !3, file: !3, line: 27, type: !102, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!102 = !DISubroutineType(types: !103)
!103 = !{!37, !9}
!104 = !DILocalVariable(name: "value", arg: 1, scope: !101, file: !3, line: 27, type: !9)
!105 = !DILocation(line: 27, column: 34, scope: !101)
!106 = !DILocalVariable(name: "p", scope: !101, file: !3, line: 29, type: !37)
!107 = !DILocation(line: 29, column: 15, scope: !101)
!108 = !DILocation(line: 29, column: 19, scope: !101)
!109 = !DILocation(line: 31, column: 12, scope: !101)
!110 = !DILocation(line: 31, column: 2, scope: !101)
!111 = !DILocation(line: 31, column: 5, scope: !101)
!112 = !DILocation(line: 31, column: 10, scope: !101)
!113 = !DILocation(line: 32, column: 13, scope: !101)
!114 = !DILocation(line: 32, column: 2, scope: !101)
!115 = !DILocation(line: 32, column: 5, scope: !101)
!116 = !DILocation(line: 32, column: 11, scope: !101)
!117 = !DILocation(line: 33, column: 9, scope: !101)
!118 = !DILocation(line: 33, column: 2, scope: !101)
!119 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 36, type: !120, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!120 = !DISubroutineType(types: !121)
!121 = !{!5, !5}
!122 = !DILocalVariable(name: "arg", arg: 1, scope: !119, file: !3, line: 36, type: !5)
!123 = !DILocation(line: 36, column: 27, scope: !119)
!124 = !DILocalVariable(name: "me", scope: !119, file: !3, line: 38, type: !9)
!125 = !DILocation(line: 38, column: 6, scope: !119)
!126 = !DILocation(line: 38, column: 26, scope: !119)
!127 = !DILocation(line: 38, column: 16, scope: !119)
!128 = !DILocation(line: 38, column: 11, scope: !119)
!129 = !DILocation(line: 40, column: 2, scope: !119)
!130 = !DILocalVariable(name: "p", scope: !119, file: !3, line: 41, type: !37)
!131 = !DILocation(line: 41, column: 15, scope: !119)
!132 = !DILocation(line: 41, column: 19, scope: !119)
!133 = !DILocation(line: 42, column: 2, scope: !134)
!134 = distinct !DILexicalBlock(scope: !135, file: !3, line: 42, column: 2)
!135 = distinct !DILexicalBlock(scope: !119, file: !3, line: 42, column: 2)
!136 = !DILocation(line: 42, column: 2, scope: !135)
!137 = !DILocation(line: 43, column: 2, scope: !119)
!138 = !DILocation(line: 44, column: 2, scope: !119)
!139 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 47, type: !120, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!140 = !DILocalVariable(name: "arg", arg: 1, scope: !139, file: !3, line: 47, type: !5)
!141 = !DILocation(line: 47, column: 27, scope: !139)
!142 = !DILocalVariable(name: "fresh", scope: !139, file: !3, line: 49, type: !37)
!143 = !DILocation(line: 49, column: 15, scope: !139)
!144 = !DILocation(line: 49, column: 23, scope: !139)
!145 = !DILocalVariable(name: "old", scope: !139, file: !3, line: 50, type: !37)
!146 = !DILocation(line: 50, column: 15, scope: !139)
!147 = !DILocation(line: 50, column: 21, scope: !139)
!148 = !DILocation(line: 52, column: 8, scope: !139)
!149 = !DILocalVariable(name: "i", scope: !150, file: !3, line: 53, type: !9)
!150 = distinct !DILexicalBlock(scope: !139, file: !3, line: 53, column: 2)
!151 = !DILocation(line: 53, column: 11, scope: !150)
!152 = !DILocation(line: 53, column: 7, scope: !150)
!153 = !DILocation(line: 53, column: 18, scope: !154)
!154 = distinct !DILexicalBlock(scope: !150, file: !3, line: 53, column: 2)
!155 = !DILocation(line: 53, column: 20, scope: !154)
!156 = !DILocation(line: 53, column: 2, scope: !150)
!157 = !DILocalVariable(name: "seen", scope: !158, file: !3, line: 54, type: !9)
!158 = distinct !DILexicalBlock(scope: !154, file: !3, line: 53, column: 36)
!159 = !DILocation(line: 54, column: 7, scope: !158)
!160 = !DILocation(line: 54, column: 14, scope: !158)
!161 = !DILocation(line: 55, column: 7, scope: !162)
!162 = distinct !DILexicalBlock(scope: !158, file: !3, line: 55, column: 7)
!163 = !DILocation(line: 55, column: 12, scope: !162)
!164 = !DILocation(line: 55, column: 16, scope: !162)
!165 = !DILocation(line: 55, column: 7, scope: !158)
!166 = !DILocation(line: 56, column: 4, scope: !162)
!167 = !DILocation(line: 57, column: 3, scope: !158)
!168 = !DILocation(line: 57, column: 10, scope: !158)
!169 = !DILocation(line: 57, column: 38, scope: !158)
!170 = !DILocation(line: 57, column: 35, scope: !158)
!171 = distinct !{!171, !167, !172, !80}
!172 = !DILocation(line: 58, column: 4, scope: !158)
!173 = !DILocation(line: 59, column: 2, scope: !158)
!174 = !DILocation(line: 53, column: 32, scope: !154)
!175 = !DILocation(line: 53, column: 2, scope: !154)
!176 = distinct !{!176, !156, !177, !80}
!177 = !DILocation(line: 59, column: 2, scope: !150)
!178 = !DILocation(line: 60, column: 7, scope: !139)
!179 = !DILocation(line: 60, column: 2, scope: !139)
!180 = !DILocation(line: 61, column: 2, scope: !139)
