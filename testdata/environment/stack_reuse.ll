; ModuleID = 'environment/stack_reuse.c'
source_filename = "environment/stack_reuse.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32 }

@.str = private unnamed_addr constant [26 x i8] c"!left || left->value == 3\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [26 x i8] c"environment/stack_reuse.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !9
@top = internal global ptr null, align 8, !dbg !15
@looking = internal global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !48
  call void @push(i32 noundef 2), !dbg !49
  call void @push(i32 noundef 1), !dbg !50
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @recycle, ptr noundef null) #6, !dbg !51
  call void @llvm.dbg.declare(metadata ptr %3, metadata !52, metadata !DIExpression()), !dbg !53
  %6 = call ptr @pop(), !dbg !54
  store ptr %6, ptr %3, align 8, !dbg !53
  %7 = load i64, ptr %2, align 8, !dbg !55
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !56
  call void @llvm.dbg.declare(metadata ptr %4, metadata !57, metadata !DIExpression()), !dbg !58
  %9 = call ptr @pop(), !dbg !59
  store ptr %9, ptr %4, align 8, !dbg !58
  %10 = load ptr, ptr %4, align 8, !dbg !60
  %11 = icmp ne ptr %10, null, !dbg !60
  br i1 %11, label %12, label %17, !dbg !60

12:                                               ; preds = %0
  %13 = load ptr, ptr %4, align 8, !dbg !60
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !60
  %15 = load i32, ptr %14, align 8, !dbg !60
  %16 = icmp eq i32 %15, 3, !dbg !60
  br i1 %16, label %17, label %18, !dbg !63

17:                                               ; preds = %12, %0
  br label %19, !dbg !63

18:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 71, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !60
  unreachable, !dbg !60

19:                                               ; preds = %17
  %20 = load ptr, ptr %3, align 8, !dbg !64
  ret i32 0, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal void @push(i32 noundef %0) #0 !dbg !66 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.declare(metadata ptr %3, metadata !71, metadata !DIExpression()), !dbg !72
  %7 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !73
  store ptr %7, ptr %3, align 8, !dbg !72
  %8 = load i32, ptr %2, align 4, !dbg !74
  %9 = load ptr, ptr %3, align 8, !dbg !75
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 1, !dbg !76
  store i32 %8, ptr %10, align 8, !dbg !77
  %11 = load atomic i64, ptr @top seq_cst, align 8, !dbg !78
  store i64 %11, ptr %4, align 8, !dbg !78
  %12 = load ptr, ptr %4, align 8, !dbg !78
  %13 = load ptr, ptr %3, align 8, !dbg !79
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 0, !dbg !80
  store ptr %12, ptr %14, align 8, !dbg !81
  br label %15, !dbg !82

15:                                               ; preds = %30, %1
  %16 = load ptr, ptr %3, align 8, !dbg !83
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 0, !dbg !83
  %18 = load ptr, ptr %3, align 8, !dbg !83
  store ptr %18, ptr %5, align 8, !dbg !83
  %19 = load i64, ptr %17, align 8, !dbg !83
  %20 = load i64, ptr %5, align 8, !dbg !83
  %21 = cmpxchg ptr @top, i64 %19, i64 %20 seq_cst seq_cst, align 8, !dbg !83
  %22 = extractvalue { i64, i1 } %21, 0, !dbg !83
  %23 = extractvalue { i64, i1 } %21, 1, !dbg !83
  br i1 %23, label %25, label %24, !dbg !83

24:                                               ; preds = %15
  store i64 %22, ptr %17, align 8, !dbg !83
  br label %25, !dbg !83

25:                                               ; preds = %24, %15
  %26 = zext i1 %23 to i8, !dbg !83
  store i8 %26, ptr %6, align 1, !dbg !83
  %27 = load i8, ptr %6, align 1, !dbg !83
  %28 = trunc i8 %27 to i1, !dbg !83
  %29 = xor i1 %28, true, !dbg !84
  br i1 %29, label %30, label %31, !dbg !82

30:                                               ; preds = %25
  br label %15, !dbg !82, !llvm.loop !85

31:                                               ; preds = %25
  ret void, !dbg !88
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @recycle(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !92, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.declare(metadata ptr %3, metadata !94, metadata !DIExpression()), !dbg !95
  %5 = call ptr @pop(), !dbg !96
  store ptr %5, ptr %3, align 8, !dbg !95
  %6 = call ptr @pop(), !dbg !97
  br label %7, !dbg !98

7:                                                ; preds = %11, %1
  %8 = load atomic i32, ptr @looking seq_cst, align 4, !dbg !99
  store i32 %8, ptr %4, align 4, !dbg !99
  %9 = load i32, ptr %4, align 4, !dbg !99
  %10 = icmp ne i32 %9, 0, !dbg !98
  br i1 %10, label %11, label %12, !dbg !98

11:                                               ; preds = %7
  br label %7, !dbg !98, !llvm.loop !100

12:                                               ; preds = %7
  %13 = load ptr, ptr %3, align 8, !dbg !102
  call void @free(ptr noundef %13) #6, !dbg !103
  call void @push(i32 noundef 3), !dbg !104
  %14 = load ptr, ptr %2, align 8, !dbg !105
  ret ptr %14, !dbg !106
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @pop() #0 !dbg !107 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata ptr %1, metadata !110, metadata !DIExpression()), !dbg !111
  call void @llvm.dbg.declare(metadata ptr %2, metadata !112, metadata !DIExpression()), !dbg !113
  call void @llvm.dbg.declare(metadata ptr %3, metadata !114, metadata !DIExpression()), !dbg !115
  br label %11, !dbg !116

11:                                               ; preds = %46, %0
  store i32 1, ptr %4, align 4, !dbg !117
  %12 = load i32, ptr %4, align 4, !dbg !117
  %13 = atomicrmw add ptr @looking, i32 %12 seq_cst, align 4, !dbg !117
  store i32 %13, ptr %5, align 4, !dbg !117
  %14 = load i32, ptr %5, align 4, !dbg !117
  %15 = load atomic i64, ptr @top seq_cst, align 8, !dbg !119
  store i64 %15, ptr %6, align 8, !dbg !119
  %16 = load ptr, ptr %6, align 8, !dbg !119
  store ptr %16, ptr %1, align 8, !dbg !120
  %17 = load ptr, ptr %1, align 8, !dbg !121
  %18 = icmp ne ptr %17, null, !dbg !121
  br i1 %18, label %19, label %23, !dbg !121

19:                                               ; preds = %11
  %20 = load ptr, ptr %1, align 8, !dbg !122
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 0, !dbg !123
  %22 = load ptr, ptr %21, align 8, !dbg !123
  br label %24, !dbg !121

23:                                               ; preds = %11
  br label %24, !dbg !121

24:                                               ; preds = %23, %19
  %25 = phi ptr [ %22, %19 ], [ null, %23 ], !dbg !121
  store ptr %25, ptr %2, align 8, !dbg !124
  store i32 1, ptr %7, align 4, !dbg !125
  %26 = load i32, ptr %7, align 4, !dbg !125
  %27 = atomicrmw sub ptr @looking, i32 %26 seq_cst, align 4, !dbg !125
  store i32 %27, ptr %8, align 4, !dbg !125
  %28 = load i32, ptr %8, align 4, !dbg !125
  %29 = load ptr, ptr %1, align 8, !dbg !126
  %30 = icmp ne ptr %29, null, !dbg !126
  br i1 %30, label %31, label %43, !dbg !127

31:                                               ; preds = %24
  %32 = load ptr, ptr %2, align 8, !dbg !128
  store ptr %32, ptr %9, align 8, !dbg !128
  %33 = load i64, ptr %1, align 8, !dbg !128
  %34 = load i64, ptr %9, align 8, !dbg !128
  %35 = cmpxchg ptr @top, i64 %33, i64 %34 seq_cst seq_cst, align 8, !dbg !128
  %36 = extractvalue { i64, i1 } %35, 0, !dbg !128
  %37 = extractvalue { i64, i1 } %35, 1, !dbg !128
  br i1 %37, label %39, label %38, !dbg !128

38:                                               ; preds = %31
  store i64 %36, ptr %1, align 8, !dbg !128
  br label %39, !dbg !128

39:                                               ; preds = %38, %31
  %40 = zext i1 %37 to i8, !dbg !128
  store i8 %40, ptr %10, align 1, !dbg !128
  %41 = load i8, ptr %10, align 1, !dbg !128
  %42 = trunc i8 %41 to i1, !dbg !128
  br label %43, !dbg !127

43:                                               ; preds = %39, %24
  %44 = phi i1 [ true, %24 ], [ %42, %39 ]
  %45 = zext i1 %44 to i32, !dbg !127
  store i32 %45, ptr %3, align 4, !dbg !129
  br label %46, !dbg !130

46:                                               ; preds = %43
  %47 = load i32, ptr %3, align 4, !dbg !131
  %48 = icmp ne i32 %47, 0, !dbg !132
  %49 = xor i1 %48, true, !dbg !132
  br i1 %49, label %11, label %50, !dbg !130, !llvm.loop !133

50:                                               ; preds = %46
  %51 = load ptr, ptr %1, align 8, !dbg !135
  ret ptr %51, !dbg !136
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "environment/stack_reuse.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 26)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 120, elements: !13)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!13 = !{!14}
!14 = !DISubrange(count: 15)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "top", scope: !17, file: !2, line: 19, type: !27, isLocal: true, isDefinition: true)
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !18, globals: !20, splitDebugInlining: false, nameTableKind: None)
!18 = !{!19}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !{!0, !7, !9, !15, !21}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "looking", scope: !17, file: !2, line: 20, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !24, line: 96, baseType: !25)
!24 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 14, size: 128, elements: !30)
!30 = !{!31, !32}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !29, file: !2, line: 15, baseType: !28, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !29, file: !2, line: 16, baseType: !26, size: 32, offset: 64)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 61, type: !41, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!26}
!43 = !{}
!44 = !DILocalVariable(name: "t", scope: !40, file: !2, line: 63, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !DILocation(line: 63, column: 12, scope: !40)
!49 = !DILocation(line: 64, column: 2, scope: !40)
!50 = !DILocation(line: 65, column: 2, scope: !40)
!51 = !DILocation(line: 66, column: 2, scope: !40)
!52 = !DILocalVariable(name: "mine", scope: !40, file: !2, line: 67, type: !28)
!53 = !DILocation(line: 67, column: 15, scope: !40)
!54 = !DILocation(line: 67, column: 22, scope: !40)
!55 = !DILocation(line: 68, column: 15, scope: !40)
!56 = !DILocation(line: 68, column: 2, scope: !40)
!57 = !DILocalVariable(name: "left", scope: !40, file: !2, line: 69, type: !28)
!58 = !DILocation(line: 69, column: 15, scope: !40)
!59 = !DILocation(line: 69, column: 22, scope: !40)
!60 = !DILocation(line: 71, column: 2, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !2, line: 71, column: 2)
!62 = distinct !DILexicalBlock(scope: !40, file: !2, line: 71, column: 2)
!63 = !DILocation(line: 71, column: 2, scope: !62)
!64 = !DILocation(line: 72, column: 8, scope: !40)
!65 = !DILocation(line: 73, column: 2, scope: !40)
!66 = distinct !DISubprogram(name: "push", scope: !2, file: !2, line: 22, type: !67, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !43)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !26}
!69 = !DILocalVariable(name: "value", arg: 1, scope: !66, file: !2, line: 22, type: !26)
!70 = !DILocation(line: 22, column: 22, scope: !66)
!71 = !DILocalVariable(name: "n", scope: !66, file: !2, line: 24, type: !28)
!72 = !DILocation(line: 24, column: 15, scope: !66)
!73 = !DILocation(line: 24, column: 19, scope: !66)
!74 = !DILocation(line: 25, column: 13, scope: !66)
!75 = !DILocation(line: 25, column: 2, scope: !66)
!76 = !DILocation(line: 25, column: 5, scope: !66)
!77 = !DILocation(line: 25, column: 11, scope: !66)
!78 = !DILocation(line: 26, column: 12, scope: !66)
!79 = !DILocation(line: 26, column: 2, scope: !66)
!80 = !DILocation(line: 26, column: 5, scope: !66)
!81 = !DILocation(line: 26, column: 10, scope: !66)
!82 = !DILocation(line: 27, column: 2, scope: !66)
!83 = !DILocation(line: 27, column: 10, scope: !66)
!84 = !DILocation(line: 27, column: 9, scope: !66)
!85 = distinct !{!85, !82, !86, !87}
!86 = !DILocation(line: 28, column: 3, scope: !66)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !DILocation(line: 29, column: 1, scope: !66)
!89 = distinct !DISubprogram(name: "recycle", scope: !2, file: !2, line: 50, type: !90, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !43)
!90 = !DISubroutineType(types: !91)
!91 = !{!19, !19}
!92 = !DILocalVariable(name: "arg", arg: 1, scope: !89, file: !2, line: 50, type: !19)
!93 = !DILocation(line: 50, column: 28, scope: !89)
!94 = !DILocalVariable(name: "first", scope: !89, file: !2, line: 52, type: !28)
!95 = !DILocation(line: 52, column: 15, scope: !89)
!96 = !DILocation(line: 52, column: 23, scope: !89)
!97 = !DILocation(line: 53, column: 2, scope: !89)
!98 = !DILocation(line: 54, column: 2, scope: !89)
!99 = !DILocation(line: 54, column: 9, scope: !89)
!100 = distinct !{!100, !98, !101, !87}
!101 = !DILocation(line: 55, column: 3, scope: !89)
!102 = !DILocation(line: 56, column: 7, scope: !89)
!103 = !DILocation(line: 56, column: 2, scope: !89)
!104 = !DILocation(line: 57, column: 2, scope: !89)
!105 = !DILocation(line: 58, column: 9, scope: !89)
!106 = !DILocation(line: 58, column: 2, scope: !89)
!107 = distinct !DISubprogram(name: "pop", scope: !2, file: !2, line: 31, type: !108, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !43)
!108 = !DISubroutineType(types: !109)
!109 = !{!28}
!110 = !DILocalVariable(name: "n", scope: !107, file: !2, line: 33, type: !28)
!111 = !DILocation(line: 33, column: 15, scope: !107)
!112 = !DILocalVariable(name: "next", scope: !107, file: !2, line: 33, type: !28)
!113 = !DILocation(line: 33, column: 19, scope: !107)
!114 = !DILocalVariable(name: "popped", scope: !107, file: !2, line: 34, type: !26)
!115 = !DILocation(line: 34, column: 6, scope: !107)
!116 = !DILocation(line: 35, column: 2, scope: !107)
!117 = !DILocation(line: 36, column: 3, scope: !118)
!118 = distinct !DILexicalBlock(scope: !107, file: !2, line: 35, column: 5)
!119 = !DILocation(line: 37, column: 7, scope: !118)
!120 = !DILocation(line: 37, column: 5, scope: !118)
!121 = !DILocation(line: 38, column: 10, scope: !118)
!122 = !DILocation(line: 38, column: 14, scope: !118)
!123 = !DILocation(line: 38, column: 17, scope: !118)
!124 = !DILocation(line: 38, column: 8, scope: !118)
!125 = !DILocation(line: 43, column: 3, scope: !118)
!126 = !DILocation(line: 44, column: 13, scope: !118)
!127 = !DILocation(line: 44, column: 15, scope: !118)
!128 = !DILocation(line: 44, column: 18, scope: !118)
!129 = !DILocation(line: 44, column: 10, scope: !118)
!130 = !DILocation(line: 46, column: 2, scope: !118)
!131 = !DILocation(line: 46, column: 12, scope: !107)
!132 = !DILocation(line: 46, column: 11, scope: !107)
!133 = distinct !{!133, !116, !134, !87}
!134 = !DILocation(line: 46, column: 18, scope: !107)
!135 = !DILocation(line: 47, column: 9, scope: !107)
!136 = !DILocation(line: 47, column: 2, scope: !107)
