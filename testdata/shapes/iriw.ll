; ModuleID = 'shapes/iriw.c'
source_filename = "shapes/iriw.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.body = internal constant [4 x ptr] [ptr @set_x, ptr @set_y, ptr @read_xy, ptr @read_yx], align 16, !dbg !0
@r1 = internal global i32 0, align 4, !dbg !39
@r2 = internal global i32 0, align 4, !dbg !41
@r3 = internal global i32 0, align 4, !dbg !43
@r4 = internal global i32 0, align 4, !dbg !45
@.str = private unnamed_addr constant [44 x i8] c"!(r1 == 1 && r2 == 0 && r3 == 1 && r4 == 0)\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [14 x i8] c"shapes/iriw.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !33
@x = internal global i32 0, align 4, !dbg !47
@y = internal global i32 0, align 4, !dbg !51

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !2 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata ptr %3, metadata !74, metadata !DIExpression()), !dbg !76
  store i32 0, ptr %3, align 4, !dbg !76
  br label %5, !dbg !77

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !78
  %7 = icmp slt i32 %6, 4, !dbg !80
  br i1 %7, label %8, label %20, !dbg !81

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !82
  %10 = sext i32 %9 to i64, !dbg !83
  %11 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %10, !dbg !83
  %12 = load i32, ptr %3, align 4, !dbg !84
  %13 = sext i32 %12 to i64, !dbg !85
  %14 = getelementptr inbounds [4 x ptr], ptr @main.body, i64 0, i64 %13, !dbg !85
  %15 = load ptr, ptr %14, align 8, !dbg !85
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef %15, ptr noundef null) #5, !dbg !86
  br label %17, !dbg !86

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !87
  %19 = add nsw i32 %18, 1, !dbg !87
  store i32 %19, ptr %3, align 4, !dbg !87
  br label %5, !dbg !88, !llvm.loop !89

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !92, metadata !DIExpression()), !dbg !94
  store i32 0, ptr %4, align 4, !dbg !94
  br label %21, !dbg !95

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !96
  %23 = icmp slt i32 %22, 4, !dbg !98
  br i1 %23, label %24, label %33, !dbg !99

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !100
  %26 = sext i32 %25 to i64, !dbg !101
  %27 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %26, !dbg !101
  %28 = load i64, ptr %27, align 8, !dbg !101
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !102
  br label %30, !dbg !102

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !103
  %32 = add nsw i32 %31, 1, !dbg !103
  store i32 %32, ptr %4, align 4, !dbg !103
  br label %21, !dbg !104, !llvm.loop !105

33:                                               ; preds = %21
  %34 = load i32, ptr @r1, align 4, !dbg !107
  %35 = icmp eq i32 %34, 1, !dbg !107
  br i1 %35, label %36, label %45, !dbg !107

36:                                               ; preds = %33
  %37 = load i32, ptr @r2, align 4, !dbg !107
  %38 = icmp eq i32 %37, 0, !dbg !107
  br i1 %38, label %39, label %45, !dbg !107

39:                                               ; preds = %36
  %40 = load i32, ptr @r3, align 4, !dbg !107
  %41 = icmp eq i32 %40, 1, !dbg !107
  br i1 %41, label %42, label %45, !dbg !107

42:                                               ; preds = %39
  %43 = load i32, ptr @r4, align 4, !dbg !107
  %44 = icmp eq i32 %43, 0, !dbg !107
  br i1 %44, label %46, label %45, !dbg !110

45:                                               ; preds = %42, %39, %36, %33
  br label %47, !dbg !110

46:                                               ; preds = %42
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 56, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !107
  unreachable, !dbg !107

47:                                               ; preds = %45
  ret i32 0, !dbg !111
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @set_x(ptr noundef %0) #0 !dbg !112 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !113, metadata !DIExpression()), !dbg !114
  %4 = load ptr, ptr %2, align 8, !dbg !115
  store i32 1, ptr %3, align 4, !dbg !116
  %5 = load i32, ptr %3, align 4, !dbg !116
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !116
  ret ptr null, !dbg !117
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @set_y(ptr noundef %0) #0 !dbg !118 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !119, metadata !DIExpression()), !dbg !120
  %4 = load ptr, ptr %2, align 8, !dbg !121
  store i32 1, ptr %3, align 4, !dbg !122
  %5 = load i32, ptr %3, align 4, !dbg !122
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !122
  ret ptr null, !dbg !123
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @read_xy(ptr noundef %0) #0 !dbg !124 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !125, metadata !DIExpression()), !dbg !126
  %5 = load ptr, ptr %2, align 8, !dbg !127
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !128
  store i32 %6, ptr %3, align 4, !dbg !128
  %7 = load i32, ptr %3, align 4, !dbg !128
  store i32 %7, ptr @r1, align 4, !dbg !129
  %8 = load atomic i32, ptr @y monotonic, align 4, !dbg !130
  store i32 %8, ptr %4, align 4, !dbg !130
  %9 = load i32, ptr %4, align 4, !dbg !130
  store i32 %9, ptr @r2, align 4, !dbg !131
  ret ptr null, !dbg !132
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @read_yx(ptr noundef %0) #0 !dbg !133 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !134, metadata !DIExpression()), !dbg !135
  %5 = load ptr, ptr %2, align 8, !dbg !136
  %6 = load atomic i32, ptr @y monotonic, align 4, !dbg !137
  store i32 %6, ptr %3, align 4, !dbg !137
  %7 = load i32, ptr %3, align 4, !dbg !137
  store i32 %7, ptr @r3, align 4, !dbg !138
  %8 = load atomic i32, ptr @x monotonic, align 4, !dbg !139
  store i32 %8, ptr %4, align 4, !dbg !139
  %9 = load i32, ptr %4, align 4, !dbg !139
  store i32 %9, ptr @r4, align 4, !dbg !140
  ret ptr null, !dbg !141
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

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

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!61, !62, !63, !64, !65, !66, !67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "body", scope: !2, file: !3, line: 49, type: !54, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !4, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !53)
!3 = !DIFile(filename: "shapes/iriw.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !8, retainedTypes: !19, globals: !21, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !10, line: 60, baseType: !11, size: 32, elements: !12)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{!13, !14, !15, !16, !17, !18}
!13 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!14 = !DIEnumerator(name: "memory_order_consume", value: 1)
!15 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!16 = !DIEnumerator(name: "memory_order_release", value: 3)
!17 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!18 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !{!0, !22, !28, !33, !39, !41, !43, !45, !47, !51}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 352, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 44)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 112, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 14)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 120, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 15)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "r1", scope: !7, file: !3, line: 15, type: !6, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "r2", scope: !7, file: !3, line: 15, type: !6, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "r3", scope: !7, file: !3, line: 15, type: !6, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "r4", scope: !7, file: !3, line: 15, type: !6, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "x", scope: !7, file: !3, line: 14, type: !49, isLocal: true, isDefinition: true)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !50)
!50 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "y", scope: !7, file: !3, line: 14, type: !49, isLocal: true, isDefinition: true)
!53 = !{}
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 256, elements: !59)
!55 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !56)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DISubroutineType(types: !58)
!58 = !{!20, !20}
!59 = !{!60}
!60 = !DISubrange(count: 4)
!61 = !{i32 7, !"Dwarf Version", i32 5}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 8, !"PIC Level", i32 2}
!65 = !{i32 7, !"PIE Level", i32 2}
!66 = !{i32 7, !"uwtable", i32 2}
!67 = !{i32 7, !"frame-pointer", i32 2}
!68 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 50, type: !69)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, size: 256, elements: !59)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !71, line: 27, baseType: !72)
!71 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !DILocation(line: 50, column: 12, scope: !2)
!74 = !DILocalVariable(name: "i", scope: !75, file: !3, line: 52, type: !6)
!75 = distinct !DILexicalBlock(scope: !2, file: !3, line: 52, column: 2)
!76 = !DILocation(line: 52, column: 11, scope: !75)
!77 = !DILocation(line: 52, column: 7, scope: !75)
!78 = !DILocation(line: 52, column: 18, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 52, column: 2)
!80 = !DILocation(line: 52, column: 20, scope: !79)
!81 = !DILocation(line: 52, column: 2, scope: !75)
!82 = !DILocation(line: 53, column: 21, scope: !79)
!83 = !DILocation(line: 53, column: 19, scope: !79)
!84 = !DILocation(line: 53, column: 36, scope: !79)
!85 = !DILocation(line: 53, column: 31, scope: !79)
!86 = !DILocation(line: 53, column: 3, scope: !79)
!87 = !DILocation(line: 52, column: 26, scope: !79)
!88 = !DILocation(line: 52, column: 2, scope: !79)
!89 = distinct !{!89, !81, !90, !91}
!90 = !DILocation(line: 53, column: 44, scope: !75)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 54, type: !6)
!93 = distinct !DILexicalBlock(scope: !2, file: !3, line: 54, column: 2)
!94 = !DILocation(line: 54, column: 11, scope: !93)
!95 = !DILocation(line: 54, column: 7, scope: !93)
!96 = !DILocation(line: 54, column: 18, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 54, column: 2)
!98 = !DILocation(line: 54, column: 20, scope: !97)
!99 = !DILocation(line: 54, column: 2, scope: !93)
!100 = !DILocation(line: 55, column: 18, scope: !97)
!101 = !DILocation(line: 55, column: 16, scope: !97)
!102 = !DILocation(line: 55, column: 3, scope: !97)
!103 = !DILocation(line: 54, column: 26, scope: !97)
!104 = !DILocation(line: 54, column: 2, scope: !97)
!105 = distinct !{!105, !99, !106, !91}
!106 = !DILocation(line: 55, column: 26, scope: !93)
!107 = !DILocation(line: 56, column: 2, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !3, line: 56, column: 2)
!109 = distinct !DILexicalBlock(scope: !2, file: !3, line: 56, column: 2)
!110 = !DILocation(line: 56, column: 2, scope: !109)
!111 = !DILocation(line: 57, column: 2, scope: !2)
!112 = distinct !DISubprogram(name: "set_x", scope: !3, file: !3, line: 17, type: !57, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !53)
!113 = !DILocalVariable(name: "arg", arg: 1, scope: !112, file: !3, line: 17, type: !20)
!114 = !DILocation(line: 17, column: 26, scope: !112)
!115 = !DILocation(line: 19, column: 8, scope: !112)
!116 = !DILocation(line: 20, column: 2, scope: !112)
!117 = !DILocation(line: 21, column: 2, scope: !112)
!118 = distinct !DISubprogram(name: "set_y", scope: !3, file: !3, line: 24, type: !57, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !53)
!119 = !DILocalVariable(name: "arg", arg: 1, scope: !118, file: !3, line: 24, type: !20)
!120 = !DILocation(line: 24, column: 26, scope: !118)
!121 = !DILocation(line: 26, column: 8, scope: !118)
!122 = !DILocation(line: 27, column: 2, scope: !118)
!123 = !DILocation(line: 28, column: 2, scope: !118)
!124 = distinct !DISubprogram(name: "read_xy", scope: !3, file: !3, line: 31, type: !57, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !53)
!125 = !DILocalVariable(name: "arg", arg: 1, scope: !124, file: !3, line: 31, type: !20)
!126 = !DILocation(line: 31, column: 28, scope: !124)
!127 = !DILocation(line: 33, column: 8, scope: !124)
!128 = !DILocation(line: 34, column: 7, scope: !124)
!129 = !DILocation(line: 34, column: 5, scope: !124)
!130 = !DILocation(line: 35, column: 7, scope: !124)
!131 = !DILocation(line: 35, column: 5, scope: !124)
!132 = !DILocation(line: 36, column: 2, scope: !124)
!133 = distinct !DISubprogram(name: "read_yx", scope: !3, file: !3, line: 39, type: !57, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !53)
!134 = !DILocalVariable(name: "arg", arg: 1, scope: !133, file: !3, line: 39, type: !20)
!135 = !DILocation(line: 39, column: 28, scope: !133)
!136 = !DILocation(line: 41, column: 8, scope: !133)
!137 = !DILocation(line: 42, column: 7, scope: !133)
!138 = !DILocation(line: 42, column: 5, scope: !133)
!139 = !DILocation(line: 43, column: 7, scope: !133)
!140 = !DILocation(line: 43, column: 5, scope: !133)
!141 = !DILocation(line: 44, column: 2, scope: !133)
