; ModuleID = 'thread_local_counter.c'
source_filename = "thread_local_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [31 x i8] c"(intptr_t)result == ROUNDS + 1\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [23 x i8] c"thread_local_counter.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@counter = internal thread_local global i32 1, align 4, !dbg !18
@.str.2 = private unnamed_addr constant [13 x i8] c"counter == 1\00", align 1, !dbg !27

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %3, metadata !52, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %4, metadata !54, metadata !DIExpression()), !dbg !56
  store i32 0, ptr %4, align 4, !dbg !56
  br label %6, !dbg !57

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %4, align 4, !dbg !58
  %8 = icmp slt i32 %7, 3, !dbg !60
  br i1 %8, label %9, label %17, !dbg !61

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !62
  %11 = sext i32 %10 to i64, !dbg !63
  %12 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %11, !dbg !63
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !64
  br label %14, !dbg !64

14:                                               ; preds = %9
  %15 = load i32, ptr %4, align 4, !dbg !65
  %16 = add nsw i32 %15, 1, !dbg !65
  store i32 %16, ptr %4, align 4, !dbg !65
  br label %6, !dbg !66, !llvm.loop !67

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !70, metadata !DIExpression()), !dbg !72
  store i32 0, ptr %5, align 4, !dbg !72
  br label %18, !dbg !73

18:                                               ; preds = %33, %17
  %19 = load i32, ptr %5, align 4, !dbg !74
  %20 = icmp slt i32 %19, 3, !dbg !76
  br i1 %20, label %21, label %36, !dbg !77

21:                                               ; preds = %18
  %22 = load i32, ptr %5, align 4, !dbg !78
  %23 = sext i32 %22 to i64, !dbg !80
  %24 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %23, !dbg !80
  %25 = load i64, ptr %24, align 8, !dbg !80
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef %3), !dbg !81
  %27 = load ptr, ptr %3, align 8, !dbg !82
  %28 = ptrtoint ptr %27 to i64, !dbg !82
  %29 = icmp eq i64 %28, 3, !dbg !82
  br i1 %29, label %30, label %31, !dbg !85

30:                                               ; preds = %21
  br label %32, !dbg !85

31:                                               ; preds = %21
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !82
  unreachable, !dbg !82

32:                                               ; preds = %30
  br label %33, !dbg !86

33:                                               ; preds = %32
  %34 = load i32, ptr %5, align 4, !dbg !87
  %35 = add nsw i32 %34, 1, !dbg !87
  store i32 %35, ptr %5, align 4, !dbg !87
  br label %18, !dbg !88, !llvm.loop !89

36:                                               ; preds = %18
  %37 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !91
  %38 = load i32, ptr %37, align 4, !dbg !91
  %39 = icmp eq i32 %38, 1, !dbg !91
  br i1 %39, label %40, label %41, !dbg !94

40:                                               ; preds = %36
  br label %42, !dbg !94

41:                                               ; preds = %36
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !91
  unreachable, !dbg !91

42:                                               ; preds = %40
  ret i32 0, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !96 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !99, metadata !DIExpression()), !dbg !100
  %4 = load ptr, ptr %2, align 8, !dbg !101
  call void @llvm.dbg.declare(metadata ptr %3, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 0, ptr %3, align 4, !dbg !104
  br label %5, !dbg !105

5:                                                ; preds = %10, %1
  %6 = load i32, ptr %3, align 4, !dbg !106
  %7 = icmp slt i32 %6, 2, !dbg !108
  br i1 %7, label %8, label %13, !dbg !109

8:                                                ; preds = %5
  %9 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !110
  call void @count(ptr noundef %9), !dbg !111
  br label %10, !dbg !111

10:                                               ; preds = %8
  %11 = load i32, ptr %3, align 4, !dbg !112
  %12 = add nsw i32 %11, 1, !dbg !112
  store i32 %12, ptr %3, align 4, !dbg !112
  br label %5, !dbg !113, !llvm.loop !114

13:                                               ; preds = %5
  %14 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !116
  %15 = load i32, ptr %14, align 4, !dbg !116
  %16 = sext i32 %15 to i64, !dbg !117
  %17 = inttoptr i64 %16 to ptr, !dbg !118
  ret ptr %17, !dbg !119
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: noinline nounwind uwtable
define internal void @count(ptr noundef %0) #0 !dbg !120 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  %3 = load ptr, ptr %2, align 8, !dbg !126
  %4 = load i32, ptr %3, align 4, !dbg !127
  %5 = add nsw i32 %4, 1, !dbg !127
  store i32 %5, ptr %3, align 4, !dbg !127
  ret void, !dbg !128
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "thread_local_counter.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 31)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 23)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "counter", scope: !20, file: !2, line: 19, type: !32, isLocal: true, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !26, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !24, line: 87, baseType: !25)
!24 = !DIFile(filename: "include/stdint.h", directory: "")
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !{!0, !7, !12, !27, !18}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 13)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 34, type: !41, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!32}
!43 = !{}
!44 = !DILocalVariable(name: "t", scope: !40, file: !2, line: 36, type: !45)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 192, elements: !49)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !47, line: 27, baseType: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !{!50}
!50 = !DISubrange(count: 3)
!51 = !DILocation(line: 36, column: 12, scope: !40)
!52 = !DILocalVariable(name: "result", scope: !40, file: !2, line: 37, type: !22)
!53 = !DILocation(line: 37, column: 8, scope: !40)
!54 = !DILocalVariable(name: "i", scope: !55, file: !2, line: 39, type: !32)
!55 = distinct !DILexicalBlock(scope: !40, file: !2, line: 39, column: 2)
!56 = !DILocation(line: 39, column: 11, scope: !55)
!57 = !DILocation(line: 39, column: 7, scope: !55)
!58 = !DILocation(line: 39, column: 18, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !2, line: 39, column: 2)
!60 = !DILocation(line: 39, column: 20, scope: !59)
!61 = !DILocation(line: 39, column: 2, scope: !55)
!62 = !DILocation(line: 40, column: 21, scope: !59)
!63 = !DILocation(line: 40, column: 19, scope: !59)
!64 = !DILocation(line: 40, column: 3, scope: !59)
!65 = !DILocation(line: 39, column: 26, scope: !59)
!66 = !DILocation(line: 39, column: 2, scope: !59)
!67 = distinct !{!67, !61, !68, !69}
!68 = !DILocation(line: 40, column: 40, scope: !55)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocalVariable(name: "i", scope: !71, file: !2, line: 41, type: !32)
!71 = distinct !DILexicalBlock(scope: !40, file: !2, line: 41, column: 2)
!72 = !DILocation(line: 41, column: 11, scope: !71)
!73 = !DILocation(line: 41, column: 7, scope: !71)
!74 = !DILocation(line: 41, column: 18, scope: !75)
!75 = distinct !DILexicalBlock(scope: !71, file: !2, line: 41, column: 2)
!76 = !DILocation(line: 41, column: 20, scope: !75)
!77 = !DILocation(line: 41, column: 2, scope: !71)
!78 = !DILocation(line: 42, column: 18, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !2, line: 41, column: 30)
!80 = !DILocation(line: 42, column: 16, scope: !79)
!81 = !DILocation(line: 42, column: 3, scope: !79)
!82 = !DILocation(line: 43, column: 3, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !2, line: 43, column: 3)
!84 = distinct !DILexicalBlock(scope: !79, file: !2, line: 43, column: 3)
!85 = !DILocation(line: 43, column: 3, scope: !84)
!86 = !DILocation(line: 44, column: 2, scope: !79)
!87 = !DILocation(line: 41, column: 26, scope: !75)
!88 = !DILocation(line: 41, column: 2, scope: !75)
!89 = distinct !{!89, !77, !90, !69}
!90 = !DILocation(line: 44, column: 2, scope: !71)
!91 = !DILocation(line: 45, column: 2, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !2, line: 45, column: 2)
!93 = distinct !DILexicalBlock(scope: !40, file: !2, line: 45, column: 2)
!94 = !DILocation(line: 45, column: 2, scope: !93)
!95 = !DILocation(line: 46, column: 2, scope: !40)
!96 = distinct !DISubprogram(name: "run", scope: !2, file: !2, line: 26, type: !97, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !43)
!97 = !DISubroutineType(types: !98)
!98 = !{!22, !22}
!99 = !DILocalVariable(name: "arg", arg: 1, scope: !96, file: !2, line: 26, type: !22)
!100 = !DILocation(line: 26, column: 24, scope: !96)
!101 = !DILocation(line: 28, column: 8, scope: !96)
!102 = !DILocalVariable(name: "r", scope: !103, file: !2, line: 29, type: !32)
!103 = distinct !DILexicalBlock(scope: !96, file: !2, line: 29, column: 2)
!104 = !DILocation(line: 29, column: 11, scope: !103)
!105 = !DILocation(line: 29, column: 7, scope: !103)
!106 = !DILocation(line: 29, column: 18, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !2, line: 29, column: 2)
!108 = !DILocation(line: 29, column: 20, scope: !107)
!109 = !DILocation(line: 29, column: 2, scope: !103)
!110 = !DILocation(line: 30, column: 10, scope: !107)
!111 = !DILocation(line: 30, column: 3, scope: !107)
!112 = !DILocation(line: 29, column: 31, scope: !107)
!113 = !DILocation(line: 29, column: 2, scope: !107)
!114 = distinct !{!114, !109, !115, !69}
!115 = !DILocation(line: 30, column: 17, scope: !103)
!116 = !DILocation(line: 31, column: 27, scope: !96)
!117 = !DILocation(line: 31, column: 17, scope: !96)
!118 = !DILocation(line: 31, column: 9, scope: !96)
!119 = !DILocation(line: 31, column: 2, scope: !96)
!120 = distinct !DISubprogram(name: "count", scope: !2, file: !2, line: 21, type: !121, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !43)
!121 = !DISubroutineType(types: !122)
!122 = !{null, !123}
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!124 = !DILocalVariable(name: "c", arg: 1, scope: !120, file: !2, line: 21, type: !123)
!125 = !DILocation(line: 21, column: 24, scope: !120)
!126 = !DILocation(line: 23, column: 4, scope: !120)
!127 = !DILocation(line: 23, column: 6, scope: !120)
!128 = !DILocation(line: 24, column: 1, scope: !120)
