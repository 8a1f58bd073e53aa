; ModuleID = 'pthreads/barrier.c'
source_filename = "pthreads/barrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@serial = internal global i32 0, align 4, !dbg !28
@.str = private unnamed_addr constant [26 x i8] c"atomic_load(&serial) == 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [19 x i8] c"pthreads/barrier.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22
@cell = internal global [3 x i32] zeroinitializer, align 4, !dbg !43
@.str.2 = private unnamed_addr constant [23 x i8] c"cell[next] == next + 1\00", align 1, !dbg !33
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !38

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !64 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !72
  %6 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 3) #5, !dbg !73
  call void @llvm.dbg.declare(metadata ptr %3, metadata !74, metadata !DIExpression()), !dbg !76
  store i32 0, ptr %3, align 4, !dbg !76
  br label %7, !dbg !77

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %3, align 4, !dbg !78
  %9 = icmp slt i32 %8, 3, !dbg !80
  br i1 %9, label %10, label %21, !dbg !81

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !82
  %12 = sext i32 %11 to i64, !dbg !83
  %13 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %12, !dbg !83
  %14 = load i32, ptr %3, align 4, !dbg !84
  %15 = sext i32 %14 to i64, !dbg !85
  %16 = inttoptr i64 %15 to ptr, !dbg !86
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @run, ptr noundef %16) #5, !dbg !87
  br label %18, !dbg !87

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4, !dbg !88
  %20 = add nsw i32 %19, 1, !dbg !88
  store i32 %20, ptr %3, align 4, !dbg !88
  br label %7, !dbg !89, !llvm.loop !90

21:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !93, metadata !DIExpression()), !dbg !95
  store i32 0, ptr %4, align 4, !dbg !95
  br label %22, !dbg !96

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %4, align 4, !dbg !97
  %24 = icmp slt i32 %23, 3, !dbg !99
  br i1 %24, label %25, label %34, !dbg !100

25:                                               ; preds = %22
  %26 = load i32, ptr %4, align 4, !dbg !101
  %27 = sext i32 %26 to i64, !dbg !102
  %28 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %27, !dbg !102
  %29 = load i64, ptr %28, align 8, !dbg !102
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !103
  br label %31, !dbg !103

31:                                               ; preds = %25
  %32 = load i32, ptr %4, align 4, !dbg !104
  %33 = add nsw i32 %32, 1, !dbg !104
  store i32 %33, ptr %4, align 4, !dbg !104
  br label %22, !dbg !105, !llvm.loop !106

34:                                               ; preds = %22
  %35 = load atomic i32, ptr @serial seq_cst, align 4, !dbg !108
  store i32 %35, ptr %5, align 4, !dbg !108
  %36 = load i32, ptr %5, align 4, !dbg !108
  %37 = icmp eq i32 %36, 1, !dbg !108
  br i1 %37, label %38, label %39, !dbg !111

38:                                               ; preds = %34
  br label %40, !dbg !111

39:                                               ; preds = %34
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !108
  unreachable, !dbg !108

40:                                               ; preds = %38
  %41 = call i32 @pthread_barrier_destroy(ptr noundef @barrier) #5, !dbg !112
  ret i32 0, !dbg !113
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !114 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !117, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata ptr %3, metadata !119, metadata !DIExpression()), !dbg !120
  %7 = load ptr, ptr %2, align 8, !dbg !121
  %8 = ptrtoint ptr %7 to i64, !dbg !122
  %9 = trunc i64 %8 to i32, !dbg !123
  store i32 %9, ptr %3, align 4, !dbg !120
  %10 = load i32, ptr %3, align 4, !dbg !124
  %11 = add nsw i32 %10, 1, !dbg !125
  %12 = load i32, ptr %3, align 4, !dbg !126
  %13 = sext i32 %12 to i64, !dbg !127
  %14 = getelementptr inbounds [3 x i32], ptr @cell, i64 0, i64 %13, !dbg !127
  store i32 %11, ptr %14, align 4, !dbg !128
  %15 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #5, !dbg !129
  %16 = icmp eq i32 %15, -1, !dbg !131
  br i1 %16, label %17, label %21, !dbg !132

17:                                               ; preds = %1
  store i32 1, ptr %4, align 4, !dbg !133
  %18 = load i32, ptr %4, align 4, !dbg !133
  %19 = atomicrmw add ptr @serial, i32 %18 seq_cst, align 4, !dbg !133
  store i32 %19, ptr %5, align 4, !dbg !133
  %20 = load i32, ptr %5, align 4, !dbg !133
  br label %21, !dbg !133

21:                                               ; preds = %17, %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !134, metadata !DIExpression()), !dbg !135
  %22 = load i32, ptr %3, align 4, !dbg !136
  %23 = add nsw i32 %22, 1, !dbg !137
  %24 = srem i32 %23, 3, !dbg !138
  store i32 %24, ptr %6, align 4, !dbg !135
  %25 = load i32, ptr %6, align 4, !dbg !139
  %26 = sext i32 %25 to i64, !dbg !139
  %27 = getelementptr inbounds [3 x i32], ptr @cell, i64 0, i64 %26, !dbg !139
  %28 = load i32, ptr %27, align 4, !dbg !139
  %29 = load i32, ptr %6, align 4, !dbg !139
  %30 = add nsw i32 %29, 1, !dbg !139
  %31 = icmp eq i32 %28, %30, !dbg !139
  br i1 %31, label %32, label %33, !dbg !142

32:                                               ; preds = %21
  br label %34, !dbg !142

33:                                               ; preds = %21
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !139
  unreachable, !dbg !139

34:                                               ; preds = %32
  ret ptr null, !dbg !143
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 17, type: !48, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/barrier.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28, !33, !38, !43}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 208, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 26)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 152, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 19)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "serial", scope: !2, file: !3, line: 19, type: !30, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !31, line: 96, baseType: !32)
!31 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 184, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 23)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 18)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 18, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 3)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !49, line: 112, baseType: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!50 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !49, line: 108, size: 256, elements: !51)
!51 = !{!52, !56}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !50, file: !49, line: 110, baseType: !53, size: 256)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 256, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 32)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !50, file: !49, line: 111, baseType: !8, size: 64)
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 8, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 2}
!63 = !{i32 7, !"frame-pointer", i32 2}
!64 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !65, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !67)
!65 = !DISubroutineType(types: !66)
!66 = !{!9}
!67 = !{}
!68 = !DILocalVariable(name: "t", scope: !64, file: !3, line: 35, type: !69)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, size: 192, elements: !46)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !49, line: 27, baseType: !71)
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !DILocation(line: 35, column: 12, scope: !64)
!73 = !DILocation(line: 37, column: 2, scope: !64)
!74 = !DILocalVariable(name: "i", scope: !75, file: !3, line: 38, type: !9)
!75 = distinct !DILexicalBlock(scope: !64, file: !3, line: 38, column: 2)
!76 = !DILocation(line: 38, column: 11, scope: !75)
!77 = !DILocation(line: 38, column: 7, scope: !75)
!78 = !DILocation(line: 38, column: 18, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 38, column: 2)
!80 = !DILocation(line: 38, column: 20, scope: !79)
!81 = !DILocation(line: 38, column: 2, scope: !75)
!82 = !DILocation(line: 39, column: 21, scope: !79)
!83 = !DILocation(line: 39, column: 19, scope: !79)
!84 = !DILocation(line: 39, column: 54, scope: !79)
!85 = !DILocation(line: 39, column: 44, scope: !79)
!86 = !DILocation(line: 39, column: 36, scope: !79)
!87 = !DILocation(line: 39, column: 3, scope: !79)
!88 = !DILocation(line: 38, column: 26, scope: !79)
!89 = !DILocation(line: 38, column: 2, scope: !79)
!90 = distinct !{!90, !81, !91, !92}
!91 = !DILocation(line: 39, column: 55, scope: !75)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocalVariable(name: "i", scope: !94, file: !3, line: 40, type: !9)
!94 = distinct !DILexicalBlock(scope: !64, file: !3, line: 40, column: 2)
!95 = !DILocation(line: 40, column: 11, scope: !94)
!96 = !DILocation(line: 40, column: 7, scope: !94)
!97 = !DILocation(line: 40, column: 18, scope: !98)
!98 = distinct !DILexicalBlock(scope: !94, file: !3, line: 40, column: 2)
!99 = !DILocation(line: 40, column: 20, scope: !98)
!100 = !DILocation(line: 40, column: 2, scope: !94)
!101 = !DILocation(line: 41, column: 18, scope: !98)
!102 = !DILocation(line: 41, column: 16, scope: !98)
!103 = !DILocation(line: 41, column: 3, scope: !98)
!104 = !DILocation(line: 40, column: 26, scope: !98)
!105 = !DILocation(line: 40, column: 2, scope: !98)
!106 = distinct !{!106, !100, !107, !92}
!107 = !DILocation(line: 41, column: 26, scope: !94)
!108 = !DILocation(line: 42, column: 2, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !3, line: 42, column: 2)
!110 = distinct !DILexicalBlock(scope: !64, file: !3, line: 42, column: 2)
!111 = !DILocation(line: 42, column: 2, scope: !110)
!112 = !DILocation(line: 43, column: 2, scope: !64)
!113 = !DILocation(line: 44, column: 2, scope: !64)
!114 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 21, type: !115, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!115 = !DISubroutineType(types: !116)
!116 = !{!5, !5}
!117 = !DILocalVariable(name: "arg", arg: 1, scope: !114, file: !3, line: 21, type: !5)
!118 = !DILocation(line: 21, column: 24, scope: !114)
!119 = !DILocalVariable(name: "me", scope: !114, file: !3, line: 23, type: !9)
!120 = !DILocation(line: 23, column: 6, scope: !114)
!121 = !DILocation(line: 23, column: 26, scope: !114)
!122 = !DILocation(line: 23, column: 16, scope: !114)
!123 = !DILocation(line: 23, column: 11, scope: !114)
!124 = !DILocation(line: 25, column: 13, scope: !114)
!125 = !DILocation(line: 25, column: 16, scope: !114)
!126 = !DILocation(line: 25, column: 7, scope: !114)
!127 = !DILocation(line: 25, column: 2, scope: !114)
!128 = !DILocation(line: 25, column: 11, scope: !114)
!129 = !DILocation(line: 26, column: 6, scope: !130)
!130 = distinct !DILexicalBlock(scope: !114, file: !3, line: 26, column: 6)
!131 = !DILocation(line: 26, column: 37, scope: !130)
!132 = !DILocation(line: 26, column: 6, scope: !114)
!133 = !DILocation(line: 27, column: 3, scope: !130)
!134 = !DILocalVariable(name: "next", scope: !114, file: !3, line: 28, type: !9)
!135 = !DILocation(line: 28, column: 6, scope: !114)
!136 = !DILocation(line: 28, column: 14, scope: !114)
!137 = !DILocation(line: 28, column: 17, scope: !114)
!138 = !DILocation(line: 28, column: 22, scope: !114)
!139 = !DILocation(line: 29, column: 2, scope: !140)
!140 = distinct !DILexicalBlock(scope: !141, file: !3, line: 29, column: 2)
!141 = distinct !DILexicalBlock(scope: !114, file: !3, line: 29, column: 2)
!142 = !DILocation(line: 29, column: 2, scope: !141)
!143 = !DILocation(line: 30, column: 2, scope: !114)
