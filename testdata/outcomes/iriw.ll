; ModuleID = 'outcomes/iriw.c'
source_filename = "outcomes/iriw.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@constinit = private global [4 x ptr] [ptr @first, ptr @second, ptr @third, ptr @fourth], align 8
@r1 = internal global i32 0, align 4, !dbg !0
@r2 = internal global i32 0, align 4, !dbg !35
@r3 = internal global i32 0, align 4, !dbg !38
@r4 = internal global i32 0, align 4, !dbg !40
@.str = private unnamed_addr constant [44 x i8] c"!(r1 == 1 && r2 == 0 && r3 == 1 && r4 == 0)\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [16 x i8] c"outcomes/iriw.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@x = internal global i32 0, align 4, !dbg !42
@y = internal global i32 0, align 4, !dbg !46

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x ptr], align 8
  store i32 0, ptr %1, align 4
  %3 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 0, !dbg !59
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @constinit, i64 32, i1 false), !dbg !59
  %4 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 0, !dbg !60
  call void @together(i32 noundef 4, ptr noundef %4), !dbg !61
  %5 = load i32, ptr @r1, align 4, !dbg !62
  %6 = icmp eq i32 %5, 1, !dbg !62
  br i1 %6, label %7, label %16, !dbg !62

7:                                                ; preds = %0
  %8 = load i32, ptr @r2, align 4, !dbg !62
  %9 = icmp eq i32 %8, 0, !dbg !62
  br i1 %9, label %10, label %16, !dbg !62

10:                                               ; preds = %7
  %11 = load i32, ptr @r3, align 4, !dbg !62
  %12 = icmp eq i32 %11, 1, !dbg !62
  br i1 %12, label %13, label %16, !dbg !62

13:                                               ; preds = %10
  %14 = load i32, ptr @r4, align 4, !dbg !62
  %15 = icmp eq i32 %14, 0, !dbg !62
  br i1 %15, label %17, label %16, !dbg !65

16:                                               ; preds = %13, %10, %7, %0
  br label %18, !dbg !65

17:                                               ; preds = %13
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !62
  unreachable, !dbg !62

18:                                               ; preds = %16
  ret i32 0, !dbg !66
}

; Function Attrs: noinline nounwind uwtable
define internal void @together(i32 noundef %0, ptr noundef %1) #0 !dbg !67 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca [4 x i64], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !75, metadata !DIExpression()), !dbg !76
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !77, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata ptr %5, metadata !79, metadata !DIExpression()), !dbg !86
  call void @llvm.dbg.declare(metadata ptr %6, metadata !87, metadata !DIExpression()), !dbg !89
  store i32 0, ptr %6, align 4, !dbg !89
  br label %8, !dbg !90

8:                                                ; preds = %22, %2
  %9 = load i32, ptr %6, align 4, !dbg !91
  %10 = load i32, ptr %3, align 4, !dbg !93
  %11 = icmp slt i32 %9, %10, !dbg !94
  br i1 %11, label %12, label %25, !dbg !95

12:                                               ; preds = %8
  %13 = load i32, ptr %6, align 4, !dbg !96
  %14 = sext i32 %13 to i64, !dbg !97
  %15 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 %14, !dbg !97
  %16 = load ptr, ptr %4, align 8, !dbg !98
  %17 = load i32, ptr %6, align 4, !dbg !99
  %18 = sext i32 %17 to i64, !dbg !98
  %19 = getelementptr inbounds ptr, ptr %16, i64 %18, !dbg !98
  %20 = load ptr, ptr %19, align 8, !dbg !98
  %21 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef %20, ptr noundef null) #7, !dbg !100
  br label %22, !dbg !100

22:                                               ; preds = %12
  %23 = load i32, ptr %6, align 4, !dbg !101
  %24 = add nsw i32 %23, 1, !dbg !101
  store i32 %24, ptr %6, align 4, !dbg !101
  br label %8, !dbg !102, !llvm.loop !103

25:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !106, metadata !DIExpression()), !dbg !108
  store i32 0, ptr %7, align 4, !dbg !108
  br label %26, !dbg !109

26:                                               ; preds = %36, %25
  %27 = load i32, ptr %7, align 4, !dbg !110
  %28 = load i32, ptr %3, align 4, !dbg !112
  %29 = icmp slt i32 %27, %28, !dbg !113
  br i1 %29, label %30, label %39, !dbg !114

30:                                               ; preds = %26
  %31 = load i32, ptr %7, align 4, !dbg !115
  %32 = sext i32 %31 to i64, !dbg !116
  %33 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 %32, !dbg !116
  %34 = load i64, ptr %33, align 8, !dbg !116
  %35 = call i32 @pthread_join(i64 noundef %34, ptr noundef null), !dbg !117
  br label %36, !dbg !117

36:                                               ; preds = %30
  %37 = load i32, ptr %7, align 4, !dbg !118
  %38 = add nsw i32 %37, 1, !dbg !118
  store i32 %38, ptr %7, align 4, !dbg !118
  br label %26, !dbg !119, !llvm.loop !120

39:                                               ; preds = %26
  ret void, !dbg !122
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !123 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  store i32 1, ptr %3, align 4, !dbg !126
  %4 = load i32, ptr %3, align 4, !dbg !126
  store atomic i32 %4, ptr @x monotonic, align 4, !dbg !126
  %5 = load ptr, ptr %2, align 8, !dbg !127
  ret ptr %5, !dbg !128
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !129 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !130, metadata !DIExpression()), !dbg !131
  store i32 1, ptr %3, align 4, !dbg !132
  %4 = load i32, ptr %3, align 4, !dbg !132
  store atomic i32 %4, ptr @y monotonic, align 4, !dbg !132
  %5 = load ptr, ptr %2, align 8, !dbg !133
  ret ptr %5, !dbg !134
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @third(ptr noundef %0) #0 !dbg !135 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !136, metadata !DIExpression()), !dbg !137
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !138
  store i32 %5, ptr %3, align 4, !dbg !138
  %6 = load i32, ptr %3, align 4, !dbg !138
  store i32 %6, ptr @r1, align 4, !dbg !139
  %7 = load atomic i32, ptr @y monotonic, align 4, !dbg !140
  store i32 %7, ptr %4, align 4, !dbg !140
  %8 = load i32, ptr %4, align 4, !dbg !140
  store i32 %8, ptr @r2, align 4, !dbg !141
  %9 = load ptr, ptr %2, align 8, !dbg !142
  ret ptr %9, !dbg !143
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @fourth(ptr noundef %0) #0 !dbg !144 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !145, metadata !DIExpression()), !dbg !146
  %5 = load atomic i32, ptr @y monotonic, align 4, !dbg !147
  store i32 %5, ptr %3, align 4, !dbg !147
  %6 = load i32, ptr %3, align 4, !dbg !147
  store i32 %6, ptr @r3, align 4, !dbg !148
  %7 = load atomic i32, ptr @x monotonic, align 4, !dbg !149
  store i32 %7, ptr %4, align 4, !dbg !149
  %8 = load i32, ptr %4, align 4, !dbg !149
  store i32 %8, ptr @r4, align 4, !dbg !150
  %9 = load ptr, ptr %2, align 8, !dbg !151
  ret ptr %9, !dbg !152
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 8, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outcomes/iriw.c", directory: ".")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !24, !29, !0, !35, !38, !40, !42, !46}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 352, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 44)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 128, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 16)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 8, type: !37, isLocal: true, isDefinition: true)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "r3", scope: !2, file: !3, line: 8, type: !37, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "r4", scope: !2, file: !3, line: 8, type: !37, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !44, isLocal: true, isDefinition: true)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !44, isLocal: true, isDefinition: true)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 8, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 2}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !56, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!37}
!58 = !{}
!59 = !DILocation(line: 38, column: 35, scope: !55)
!60 = !DILocation(line: 38, column: 14, scope: !55)
!61 = !DILocation(line: 38, column: 2, scope: !55)
!62 = !DILocation(line: 39, column: 2, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !3, line: 39, column: 2)
!64 = distinct !DILexicalBlock(scope: !55, file: !3, line: 39, column: 2)
!65 = !DILocation(line: 39, column: 2, scope: !64)
!66 = !DILocation(line: 40, column: 2, scope: !55)
!67 = distinct !DISubprogram(name: "together", scope: !68, file: !68, line: 25, type: !69, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!68 = !DIFile(filename: "outcomes/outcomes.h", directory: ".")
!69 = !DISubroutineType(types: !70)
!70 = !{null, !37, !71}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = !DISubroutineType(types: !74)
!74 = !{!16, !16}
!75 = !DILocalVariable(name: "n", arg: 1, scope: !67, file: !68, line: 25, type: !37)
!76 = !DILocation(line: 25, column: 26, scope: !67)
!77 = !DILocalVariable(name: "threads", arg: 2, scope: !67, file: !68, line: 25, type: !71)
!78 = !DILocation(line: 25, column: 37, scope: !67)
!79 = !DILocalVariable(name: "t", scope: !67, file: !68, line: 27, type: !80)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !81, size: 256, elements: !84)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !82, line: 27, baseType: !83)
!82 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!83 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!84 = !{!85}
!85 = !DISubrange(count: 4)
!86 = !DILocation(line: 27, column: 12, scope: !67)
!87 = !DILocalVariable(name: "i", scope: !88, file: !68, line: 29, type: !37)
!88 = distinct !DILexicalBlock(scope: !67, file: !68, line: 29, column: 2)
!89 = !DILocation(line: 29, column: 11, scope: !88)
!90 = !DILocation(line: 29, column: 7, scope: !88)
!91 = !DILocation(line: 29, column: 18, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !68, line: 29, column: 2)
!93 = !DILocation(line: 29, column: 22, scope: !92)
!94 = !DILocation(line: 29, column: 20, scope: !92)
!95 = !DILocation(line: 29, column: 2, scope: !88)
!96 = !DILocation(line: 30, column: 21, scope: !92)
!97 = !DILocation(line: 30, column: 19, scope: !92)
!98 = !DILocation(line: 30, column: 31, scope: !92)
!99 = !DILocation(line: 30, column: 39, scope: !92)
!100 = !DILocation(line: 30, column: 3, scope: !92)
!101 = !DILocation(line: 29, column: 26, scope: !92)
!102 = !DILocation(line: 29, column: 2, scope: !92)
!103 = distinct !{!103, !95, !104, !105}
!104 = !DILocation(line: 30, column: 47, scope: !88)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocalVariable(name: "i", scope: !107, file: !68, line: 31, type: !37)
!107 = distinct !DILexicalBlock(scope: !67, file: !68, line: 31, column: 2)
!108 = !DILocation(line: 31, column: 11, scope: !107)
!109 = !DILocation(line: 31, column: 7, scope: !107)
!110 = !DILocation(line: 31, column: 18, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !68, line: 31, column: 2)
!112 = !DILocation(line: 31, column: 22, scope: !111)
!113 = !DILocation(line: 31, column: 20, scope: !111)
!114 = !DILocation(line: 31, column: 2, scope: !107)
!115 = !DILocation(line: 32, column: 18, scope: !111)
!116 = !DILocation(line: 32, column: 16, scope: !111)
!117 = !DILocation(line: 32, column: 3, scope: !111)
!118 = !DILocation(line: 31, column: 26, scope: !111)
!119 = !DILocation(line: 31, column: 2, scope: !111)
!120 = distinct !{!120, !114, !121, !105}
!121 = !DILocation(line: 32, column: 26, scope: !107)
!122 = !DILocation(line: 33, column: 1, scope: !67)
!123 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 10, type: !73, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!124 = !DILocalVariable(name: "arg", arg: 1, scope: !123, file: !3, line: 10, type: !16)
!125 = !DILocation(line: 10, column: 26, scope: !123)
!126 = !DILocation(line: 12, column: 2, scope: !123)
!127 = !DILocation(line: 13, column: 9, scope: !123)
!128 = !DILocation(line: 13, column: 2, scope: !123)
!129 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 16, type: !73, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!130 = !DILocalVariable(name: "arg", arg: 1, scope: !129, file: !3, line: 16, type: !16)
!131 = !DILocation(line: 16, column: 27, scope: !129)
!132 = !DILocation(line: 18, column: 2, scope: !129)
!133 = !DILocation(line: 19, column: 9, scope: !129)
!134 = !DILocation(line: 19, column: 2, scope: !129)
!135 = distinct !DISubprogram(name: "third", scope: !3, file: !3, line: 22, type: !73, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!136 = !DILocalVariable(name: "arg", arg: 1, scope: !135, file: !3, line: 22, type: !16)
!137 = !DILocation(line: 22, column: 26, scope: !135)
!138 = !DILocation(line: 24, column: 7, scope: !135)
!139 = !DILocation(line: 24, column: 5, scope: !135)
!140 = !DILocation(line: 25, column: 7, scope: !135)
!141 = !DILocation(line: 25, column: 5, scope: !135)
!142 = !DILocation(line: 26, column: 9, scope: !135)
!143 = !DILocation(line: 26, column: 2, scope: !135)
!144 = distinct !DISubprogram(name: "fourth", scope: !3, file: !3, line: 29, type: !73, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!145 = !DILocalVariable(name: "arg", arg: 1, scope: !144, file: !3, line: 29, type: !16)
!146 = !DILocation(line: 29, column: 27, scope: !144)
!147 = !DILocation(line: 31, column: 7, scope: !144)
!148 = !DILocation(line: 31, column: 5, scope: !144)
!149 = !DILocation(line: 32, column: 7, scope: !144)
!150 = !DILocation(line: 32, column: 5, scope: !144)
!151 = !DILocation(line: 33, column: 9, scope: !144)
!152 = !DILocation(line: 33, column: 2, scope: !144)
