; ModuleID = 'pthreads/once.c'
source_filename = "pthreads/once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@calls = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"calls == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"pthreads/once.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@once = internal global i32 0, align 4, !dbg !31
@value = internal global i32 0, align 4, !dbg !36
@.str.2 = private unnamed_addr constant [11 x i8] c"value == 9\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !58
  store i32 0, ptr %3, align 4, !dbg !58
  br label %5, !dbg !59

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !60
  %7 = icmp slt i32 %6, 3, !dbg !62
  br i1 %7, label %8, label %16, !dbg !63

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !64
  %10 = sext i32 %9 to i64, !dbg !65
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !65
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !66
  br label %13, !dbg !66

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !67
  %15 = add nsw i32 %14, 1, !dbg !67
  store i32 %15, ptr %3, align 4, !dbg !67
  br label %5, !dbg !68, !llvm.loop !69

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !72, metadata !DIExpression()), !dbg !74
  store i32 0, ptr %4, align 4, !dbg !74
  br label %17, !dbg !75

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !76
  %19 = icmp slt i32 %18, 3, !dbg !78
  br i1 %19, label %20, label %29, !dbg !79

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !80
  %22 = sext i32 %21 to i64, !dbg !81
  %23 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %22, !dbg !81
  %24 = load i64, ptr %23, align 8, !dbg !81
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !82
  br label %26, !dbg !82

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !83
  %28 = add nsw i32 %27, 1, !dbg !83
  store i32 %28, ptr %4, align 4, !dbg !83
  br label %17, !dbg !84, !llvm.loop !85

29:                                               ; preds = %17
  %30 = load i32, ptr @calls, align 4, !dbg !87
  %31 = icmp eq i32 %30, 1, !dbg !87
  br i1 %31, label %32, label %33, !dbg !90

32:                                               ; preds = %29
  br label %34, !dbg !90

33:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !87
  unreachable, !dbg !87

34:                                               ; preds = %32
  ret i32 0, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !92 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !96
  %3 = load ptr, ptr %2, align 8, !dbg !97
  %4 = call i32 @pthread_once(ptr noundef @once, ptr noundef @init), !dbg !98
  %5 = load i32, ptr @value, align 4, !dbg !99
  %6 = icmp eq i32 %5, 9, !dbg !99
  br i1 %6, label %7, label %8, !dbg !102

7:                                                ; preds = %1
  br label %9, !dbg !102

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !99
  unreachable, !dbg !99

9:                                                ; preds = %7
  ret ptr null, !dbg !103
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare i32 @pthread_once(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @init() #0 !dbg !104 {
  store i32 9, ptr @value, align 4, !dbg !107
  %1 = load i32, ptr @calls, align 4, !dbg !108
  %2 = add nsw i32 %1, 1, !dbg !108
  store i32 %2, ptr @calls, align 4, !dbg !108
  ret void, !dbg !109
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 16, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/once.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !26, !31, !36}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 11)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !9, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 18)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 15, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !34, line: 53, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 16, type: !35, isLocal: true, isDefinition: true)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !46, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!35}
!48 = !{}
!49 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 34, type: !50)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 192, elements: !53)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !52)
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !{!54}
!54 = !DISubrange(count: 3)
!55 = !DILocation(line: 34, column: 12, scope: !45)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 36, type: !35)
!57 = distinct !DILexicalBlock(scope: !45, file: !3, line: 36, column: 2)
!58 = !DILocation(line: 36, column: 11, scope: !57)
!59 = !DILocation(line: 36, column: 7, scope: !57)
!60 = !DILocation(line: 36, column: 18, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 36, column: 2)
!62 = !DILocation(line: 36, column: 20, scope: !61)
!63 = !DILocation(line: 36, column: 2, scope: !57)
!64 = !DILocation(line: 37, column: 21, scope: !61)
!65 = !DILocation(line: 37, column: 19, scope: !61)
!66 = !DILocation(line: 37, column: 3, scope: !61)
!67 = !DILocation(line: 36, column: 26, scope: !61)
!68 = !DILocation(line: 36, column: 2, scope: !61)
!69 = distinct !{!69, !63, !70, !71}
!70 = !DILocation(line: 37, column: 40, scope: !57)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 38, type: !35)
!73 = distinct !DILexicalBlock(scope: !45, file: !3, line: 38, column: 2)
!74 = !DILocation(line: 38, column: 11, scope: !73)
!75 = !DILocation(line: 38, column: 7, scope: !73)
!76 = !DILocation(line: 38, column: 18, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 38, column: 2)
!78 = !DILocation(line: 38, column: 20, scope: !77)
!79 = !DILocation(line: 38, column: 2, scope: !73)
!80 = !DILocation(line: 39, column: 18, scope: !77)
!81 = !DILocation(line: 39, column: 16, scope: !77)
!82 = !DILocation(line: 39, column: 3, scope: !77)
!83 = !DILocation(line: 38, column: 26, scope: !77)
!84 = !DILocation(line: 38, column: 2, scope: !77)
!85 = distinct !{!85, !79, !86, !71}
!86 = !DILocation(line: 39, column: 26, scope: !73)
!87 = !DILocation(line: 40, column: 2, scope: !88)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 40, column: 2)
!89 = distinct !DILexicalBlock(scope: !45, file: !3, line: 40, column: 2)
!90 = !DILocation(line: 40, column: 2, scope: !89)
!91 = !DILocation(line: 41, column: 2, scope: !45)
!92 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !93, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!93 = !DISubroutineType(types: !94)
!94 = !{!5, !5}
!95 = !DILocalVariable(name: "arg", arg: 1, scope: !92, file: !3, line: 24, type: !5)
!96 = !DILocation(line: 24, column: 24, scope: !92)
!97 = !DILocation(line: 26, column: 8, scope: !92)
!98 = !DILocation(line: 27, column: 2, scope: !92)
!99 = !DILocation(line: 28, column: 2, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !3, line: 28, column: 2)
!101 = distinct !DILexicalBlock(scope: !92, file: !3, line: 28, column: 2)
!102 = !DILocation(line: 28, column: 2, scope: !101)
!103 = !DILocation(line: 29, column: 2, scope: !92)
!104 = distinct !DISubprogram(name: "init", scope: !3, file: !3, line: 18, type: !105, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!105 = !DISubroutineType(types: !106)
!106 = !{null}
!107 = !DILocation(line: 20, column: 8, scope: !104)
!108 = !DILocation(line: 21, column: 7, scope: !104)
!109 = !DILocation(line: 22, column: 1, scope: !104)
