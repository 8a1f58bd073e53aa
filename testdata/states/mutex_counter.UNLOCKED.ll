; ModuleID = 'states/mutex_counter.c'
source_filename = "states/mutex_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [22 x i8] c"counter == N * ROUNDS\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [23 x i8] c"states/mutex_counter.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_alike(i32 noundef 3, ptr noundef @run), !dbg !37
  %2 = load volatile i32, ptr @counter, align 4, !dbg !38
  %3 = icmp eq i32 %2, 3, !dbg !38
  br i1 %3, label %4, label %5, !dbg !41

4:                                                ; preds = %0
  br label %6, !dbg !41

5:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !38
  unreachable, !dbg !38

6:                                                ; preds = %4
  ret i32 0, !dbg !42
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !43 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !50, metadata !DIExpression()), !dbg !51
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !52, metadata !DIExpression()), !dbg !53
  %9 = load i32, ptr %3, align 4, !dbg !54
  %10 = zext i32 %9 to i64, !dbg !55
  %11 = call ptr @llvm.stacksave(), !dbg !55
  store ptr %11, ptr %5, align 8, !dbg !55
  %12 = alloca i64, i64 %10, align 16, !dbg !55
  store i64 %10, ptr %6, align 8, !dbg !55
  call void @llvm.dbg.declare(metadata ptr %6, metadata !56, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %12, metadata !59, metadata !DIExpression()), !dbg !65
  call void @llvm.dbg.declare(metadata ptr %7, metadata !66, metadata !DIExpression()), !dbg !68
  store i32 0, ptr %7, align 4, !dbg !68
  br label %13, !dbg !69

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !70
  %15 = load i32, ptr %3, align 4, !dbg !72
  %16 = icmp slt i32 %14, %15, !dbg !73
  br i1 %16, label %17, label %26, !dbg !74

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !75
  %19 = sext i32 %18 to i64, !dbg !76
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !76
  %21 = load ptr, ptr %4, align 8, !dbg !77
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #7, !dbg !78
  br label %23, !dbg !78

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !79
  %25 = add nsw i32 %24, 1, !dbg !79
  store i32 %25, ptr %7, align 4, !dbg !79
  br label %13, !dbg !80, !llvm.loop !81

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !84, metadata !DIExpression()), !dbg !86
  store i32 0, ptr %8, align 4, !dbg !86
  br label %27, !dbg !87

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !88
  %29 = load i32, ptr %3, align 4, !dbg !90
  %30 = icmp slt i32 %28, %29, !dbg !91
  br i1 %30, label %31, label %40, !dbg !92

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !93
  %33 = sext i32 %32 to i64, !dbg !94
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !94
  %35 = load i64, ptr %34, align 8, !dbg !94
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !95
  br label %37, !dbg !95

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !96
  %39 = add nsw i32 %38, 1, !dbg !96
  store i32 %39, ptr %8, align 4, !dbg !96
  br label %27, !dbg !97, !llvm.loop !98

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !100
  call void @llvm.stackrestore(ptr %41), !dbg !100
  ret void, !dbg !100
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !101 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !102, metadata !DIExpression()), !dbg !103
  %4 = load ptr, ptr %2, align 8, !dbg !104
  call void @llvm.dbg.declare(metadata ptr %3, metadata !105, metadata !DIExpression()), !dbg !107
  store i32 0, ptr %3, align 4, !dbg !107
  br label %5, !dbg !107

5:                                                ; preds = %11, %1
  %6 = load i32, ptr %3, align 4, !dbg !108
  %7 = icmp slt i32 %6, 1, !dbg !108
  br i1 %7, label %8, label %14, !dbg !107

8:                                                ; preds = %5
  %9 = load volatile i32, ptr @counter, align 4, !dbg !110
  %10 = add nsw i32 %9, 1, !dbg !110
  store volatile i32 %10, ptr @counter, align 4, !dbg !110
  br label %11, !dbg !112

11:                                               ; preds = %8
  %12 = load i32, ptr %3, align 4, !dbg !108
  %13 = add nsw i32 %12, 1, !dbg !108
  store i32 %13, ptr %3, align 4, !dbg !108
  br label %5, !dbg !108, !llvm.loop !113

14:                                               ; preds = %5
  ret ptr null, !dbg !115
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/mutex_counter.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 176, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 22)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 184, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 23)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !34, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!25}
!36 = !{}
!37 = !DILocation(line: 49, column: 2, scope: !33)
!38 = !DILocation(line: 51, column: 2, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 51, column: 2)
!40 = distinct !DILexicalBlock(scope: !33, file: !3, line: 51, column: 2)
!41 = !DILocation(line: 51, column: 2, scope: !40)
!42 = !DILocation(line: 53, column: 2, scope: !33)
!43 = distinct !DISubprogram(name: "run_alike", scope: !44, file: !44, line: 70, type: !45, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!44 = !DIFile(filename: "states/states.h", directory: ".")
!45 = !DISubroutineType(types: !46)
!46 = !{null, !25, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DISubroutineType(types: !49)
!49 = !{!5, !5}
!50 = !DILocalVariable(name: "n", arg: 1, scope: !43, file: !44, line: 70, type: !25)
!51 = !DILocation(line: 70, column: 34, scope: !43)
!52 = !DILocalVariable(name: "routine", arg: 2, scope: !43, file: !44, line: 70, type: !47)
!53 = !DILocation(line: 70, column: 45, scope: !43)
!54 = !DILocation(line: 72, column: 14, scope: !43)
!55 = !DILocation(line: 72, column: 2, scope: !43)
!56 = !DILocalVariable(name: "__vla_expr0", scope: !43, type: !57, flags: DIFlagArtificial)
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 0, scope: !43)
!59 = !DILocalVariable(name: "t", scope: !43, file: !44, line: 72, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, elements: !63)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !62, line: 27, baseType: !57)
!62 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!63 = !{!64}
!64 = !DISubrange(count: !56)
!65 = !DILocation(line: 72, column: 12, scope: !43)
!66 = !DILocalVariable(name: "i", scope: !67, file: !44, line: 74, type: !25)
!67 = distinct !DILexicalBlock(scope: !43, file: !44, line: 74, column: 2)
!68 = !DILocation(line: 74, column: 11, scope: !67)
!69 = !DILocation(line: 74, column: 7, scope: !67)
!70 = !DILocation(line: 74, column: 18, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !44, line: 74, column: 2)
!72 = !DILocation(line: 74, column: 22, scope: !71)
!73 = !DILocation(line: 74, column: 20, scope: !71)
!74 = !DILocation(line: 74, column: 2, scope: !67)
!75 = !DILocation(line: 75, column: 21, scope: !71)
!76 = !DILocation(line: 75, column: 19, scope: !71)
!77 = !DILocation(line: 75, column: 31, scope: !71)
!78 = !DILocation(line: 75, column: 3, scope: !71)
!79 = !DILocation(line: 74, column: 26, scope: !71)
!80 = !DILocation(line: 74, column: 2, scope: !71)
!81 = distinct !{!81, !74, !82, !83}
!82 = !DILocation(line: 75, column: 44, scope: !67)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocalVariable(name: "i", scope: !85, file: !44, line: 76, type: !25)
!85 = distinct !DILexicalBlock(scope: !43, file: !44, line: 76, column: 2)
!86 = !DILocation(line: 76, column: 11, scope: !85)
!87 = !DILocation(line: 76, column: 7, scope: !85)
!88 = !DILocation(line: 76, column: 18, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !44, line: 76, column: 2)
!90 = !DILocation(line: 76, column: 22, scope: !89)
!91 = !DILocation(line: 76, column: 20, scope: !89)
!92 = !DILocation(line: 76, column: 2, scope: !85)
!93 = !DILocation(line: 77, column: 18, scope: !89)
!94 = !DILocation(line: 77, column: 16, scope: !89)
!95 = !DILocation(line: 77, column: 3, scope: !89)
!96 = !DILocation(line: 76, column: 26, scope: !89)
!97 = !DILocation(line: 76, column: 2, scope: !89)
!98 = distinct !{!98, !92, !99, !83}
!99 = !DILocation(line: 77, column: 26, scope: !85)
!100 = !DILocation(line: 78, column: 1, scope: !43)
!101 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 30, type: !48, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !101, file: !3, line: 30, type: !5)
!103 = !DILocation(line: 30, column: 24, scope: !101)
!104 = !DILocation(line: 32, column: 8, scope: !101)
!105 = !DILocalVariable(name: "round", scope: !106, file: !3, line: 33, type: !25)
!106 = distinct !DILexicalBlock(scope: !101, file: !3, line: 33, column: 2)
!107 = !DILocation(line: 33, column: 2, scope: !106)
!108 = !DILocation(line: 33, column: 2, scope: !109)
!109 = distinct !DILexicalBlock(scope: !106, file: !3, line: 33, column: 2)
!110 = !DILocation(line: 35, column: 10, scope: !111)
!111 = distinct !DILexicalBlock(scope: !109, file: !3, line: 33, column: 9)
!112 = !DILocation(line: 43, column: 2, scope: !111)
!113 = distinct !{!113, !107, !114, !83}
!114 = !DILocation(line: 43, column: 2, scope: !106)
!115 = !DILocation(line: 44, column: 2, scope: !101)
