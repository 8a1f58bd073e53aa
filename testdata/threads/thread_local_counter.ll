; ModuleID = 'threads/thread_local_counter.c'
source_filename = "threads/thread_local_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [31 x i8] c"(intptr_t)result == ROUNDS + 1\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [31 x i8] c"threads/thread_local_counter.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !9
@counter = internal thread_local global i32 1, align 4, !dbg !15
@.str.2 = private unnamed_addr constant [13 x i8] c"counter == 1\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata ptr %3, metadata !49, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %4, metadata !51, metadata !DIExpression()), !dbg !53
  store i32 0, ptr %4, align 4, !dbg !53
  br label %6, !dbg !54

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %4, align 4, !dbg !55
  %8 = icmp slt i32 %7, 3, !dbg !57
  br i1 %8, label %9, label %17, !dbg !58

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !59
  %11 = sext i32 %10 to i64, !dbg !60
  %12 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %11, !dbg !60
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !61
  br label %14, !dbg !61

14:                                               ; preds = %9
  %15 = load i32, ptr %4, align 4, !dbg !62
  %16 = add nsw i32 %15, 1, !dbg !62
  store i32 %16, ptr %4, align 4, !dbg !62
  br label %6, !dbg !63, !llvm.loop !64

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !67, metadata !DIExpression()), !dbg !69
  store i32 0, ptr %5, align 4, !dbg !69
  br label %18, !dbg !70

18:                                               ; preds = %33, %17
  %19 = load i32, ptr %5, align 4, !dbg !71
  %20 = icmp slt i32 %19, 3, !dbg !73
  br i1 %20, label %21, label %36, !dbg !74

21:                                               ; preds = %18
  %22 = load i32, ptr %5, align 4, !dbg !75
  %23 = sext i32 %22 to i64, !dbg !77
  %24 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %23, !dbg !77
  %25 = load i64, ptr %24, align 8, !dbg !77
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef %3), !dbg !78
  %27 = load ptr, ptr %3, align 8, !dbg !79
  %28 = ptrtoint ptr %27 to i64, !dbg !79
  %29 = icmp eq i64 %28, 3, !dbg !79
  br i1 %29, label %30, label %31, !dbg !82

30:                                               ; preds = %21
  br label %32, !dbg !82

31:                                               ; preds = %21
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !79
  unreachable, !dbg !79

32:                                               ; preds = %30
  br label %33, !dbg !83

33:                                               ; preds = %32
  %34 = load i32, ptr %5, align 4, !dbg !84
  %35 = add nsw i32 %34, 1, !dbg !84
  store i32 %35, ptr %5, align 4, !dbg !84
  br label %18, !dbg !85, !llvm.loop !86

36:                                               ; preds = %18
  %37 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !88
  %38 = load i32, ptr %37, align 4, !dbg !88
  %39 = icmp eq i32 %38, 1, !dbg !88
  br i1 %39, label %40, label %41, !dbg !91

40:                                               ; preds = %36
  br label %42, !dbg !91

41:                                               ; preds = %36
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !88
  unreachable, !dbg !88

42:                                               ; preds = %40
  ret i32 0, !dbg !92
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !93 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !96, metadata !DIExpression()), !dbg !97
  %4 = load ptr, ptr %2, align 8, !dbg !98
  call void @llvm.dbg.declare(metadata ptr %3, metadata !99, metadata !DIExpression()), !dbg !101
  store i32 0, ptr %3, align 4, !dbg !101
  br label %5, !dbg !102

5:                                                ; preds = %10, %1
  %6 = load i32, ptr %3, align 4, !dbg !103
  %7 = icmp slt i32 %6, 2, !dbg !105
  br i1 %7, label %8, label %13, !dbg !106

8:                                                ; preds = %5
  %9 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !107
  call void @count(ptr noundef %9), !dbg !108
  br label %10, !dbg !108

10:                                               ; preds = %8
  %11 = load i32, ptr %3, align 4, !dbg !109
  %12 = add nsw i32 %11, 1, !dbg !109
  store i32 %12, ptr %3, align 4, !dbg !109
  br label %5, !dbg !110, !llvm.loop !111

13:                                               ; preds = %5
  %14 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !113
  %15 = load i32, ptr %14, align 4, !dbg !113
  %16 = sext i32 %15 to i64, !dbg !114
  %17 = inttoptr i64 %16 to ptr, !dbg !115
  ret ptr %17, !dbg !116
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: noinline nounwind uwtable
define internal void @count(ptr noundef %0) #0 !dbg !117 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !121, metadata !DIExpression()), !dbg !122
  %3 = load ptr, ptr %2, align 8, !dbg !123
  %4 = load i32, ptr %3, align 4, !dbg !124
  %5 = add nsw i32 %4, 1, !dbg !124
  store i32 %5, ptr %3, align 4, !dbg !124
  ret void, !dbg !125
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "threads/thread_local_counter.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 31)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 120, elements: !13)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!13 = !{!14}
!14 = !DISubrange(count: 15)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "counter", scope: !17, file: !2, line: 19, type: !29, isLocal: true, isDefinition: true)
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !18, globals: !23, splitDebugInlining: false, nameTableKind: None)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !21, line: 87, baseType: !22)
!21 = !DIFile(filename: "include/stdint.h", directory: "")
!22 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!23 = !{!0, !7, !9, !24, !15}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 13)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 34, type: !38, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!29}
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !37, file: !2, line: 36, type: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 192, elements: !46)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !{!47}
!47 = !DISubrange(count: 3)
!48 = !DILocation(line: 36, column: 12, scope: !37)
!49 = !DILocalVariable(name: "result", scope: !37, file: !2, line: 37, type: !19)
!50 = !DILocation(line: 37, column: 8, scope: !37)
!51 = !DILocalVariable(name: "i", scope: !52, file: !2, line: 39, type: !29)
!52 = distinct !DILexicalBlock(scope: !37, file: !2, line: 39, column: 2)
!53 = !DILocation(line: 39, column: 11, scope: !52)
!54 = !DILocation(line: 39, column: 7, scope: !52)
!55 = !DILocation(line: 39, column: 18, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !2, line: 39, column: 2)
!57 = !DILocation(line: 39, column: 20, scope: !56)
!58 = !DILocation(line: 39, column: 2, scope: !52)
!59 = !DILocation(line: 40, column: 21, scope: !56)
!60 = !DILocation(line: 40, column: 19, scope: !56)
!61 = !DILocation(line: 40, column: 3, scope: !56)
!62 = !DILocation(line: 39, column: 26, scope: !56)
!63 = !DILocation(line: 39, column: 2, scope: !56)
!64 = distinct !{!64, !58, !65, !66}
!65 = !DILocation(line: 40, column: 40, scope: !52)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !DILocalVariable(name: "i", scope: !68, file: !2, line: 41, type: !29)
!68 = distinct !DILexicalBlock(scope: !37, file: !2, line: 41, column: 2)
!69 = !DILocation(line: 41, column: 11, scope: !68)
!70 = !DILocation(line: 41, column: 7, scope: !68)
!71 = !DILocation(line: 41, column: 18, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !2, line: 41, column: 2)
!73 = !DILocation(line: 41, column: 20, scope: !72)
!74 = !DILocation(line: 41, column: 2, scope: !68)
!75 = !DILocation(line: 42, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !2, line: 41, column: 30)
!77 = !DILocation(line: 42, column: 16, scope: !76)
!78 = !DILocation(line: 42, column: 3, scope: !76)
!79 = !DILocation(line: 43, column: 3, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !2, line: 43, column: 3)
!81 = distinct !DILexicalBlock(scope: !76, file: !2, line: 43, column: 3)
!82 = !DILocation(line: 43, column: 3, scope: !81)
!83 = !DILocation(line: 44, column: 2, scope: !76)
!84 = !DILocation(line: 41, column: 26, scope: !72)
!85 = !DILocation(line: 41, column: 2, scope: !72)
!86 = distinct !{!86, !74, !87, !66}
!87 = !DILocation(line: 44, column: 2, scope: !68)
!88 = !DILocation(line: 45, column: 2, scope: !89)
!89 = distinct !DILexicalBlock(scope: !90, file: !2, line: 45, column: 2)
!90 = distinct !DILexicalBlock(scope: !37, file: !2, line: 45, column: 2)
!91 = !DILocation(line: 45, column: 2, scope: !90)
!92 = !DILocation(line: 46, column: 2, scope: !37)
!93 = distinct !DISubprogram(name: "run", scope: !2, file: !2, line: 26, type: !94, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !40)
!94 = !DISubroutineType(types: !95)
!95 = !{!19, !19}
!96 = !DILocalVariable(name: "arg", arg: 1, scope: !93, file: !2, line: 26, type: !19)
!97 = !DILocation(line: 26, column: 24, scope: !93)
!98 = !DILocation(line: 28, column: 8, scope: !93)
!99 = !DILocalVariable(name: "r", scope: !100, file: !2, line: 29, type: !29)
!100 = distinct !DILexicalBlock(scope: !93, file: !2, line: 29, column: 2)
!101 = !DILocation(line: 29, column: 11, scope: !100)
!102 = !DILocation(line: 29, column: 7, scope: !100)
!103 = !DILocation(line: 29, column: 18, scope: !104)
!104 = distinct !DILexicalBlock(scope: !100, file: !2, line: 29, column: 2)
!105 = !DILocation(line: 29, column: 20, scope: !104)
!106 = !DILocation(line: 29, column: 2, scope: !100)
!107 = !DILocation(line: 30, column: 10, scope: !104)
!108 = !DILocation(line: 30, column: 3, scope: !104)
!109 = !DILocation(line: 29, column: 31, scope: !104)
!110 = !DILocation(line: 29, column: 2, scope: !104)
!111 = distinct !{!111, !106, !112, !66}
!112 = !DILocation(line: 30, column: 17, scope: !100)
!113 = !DILocation(line: 31, column: 27, scope: !93)
!114 = !DILocation(line: 31, column: 17, scope: !93)
!115 = !DILocation(line: 31, column: 9, scope: !93)
!116 = !DILocation(line: 31, column: 2, scope: !93)
!117 = distinct !DISubprogram(name: "count", scope: !2, file: !2, line: 21, type: !118, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !40)
!118 = !DISubroutineType(types: !119)
!119 = !{null, !120}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!121 = !DILocalVariable(name: "c", arg: 1, scope: !117, file: !2, line: 21, type: !120)
!122 = !DILocation(line: 21, column: 24, scope: !117)
!123 = !DILocation(line: 23, column: 4, scope: !117)
!124 = !DILocation(line: 23, column: 6, scope: !117)
!125 = !DILocation(line: 24, column: 1, scope: !117)
