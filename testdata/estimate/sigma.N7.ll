; ModuleID = 'estimate/sigma.c'
source_filename = "estimate/sigma.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@slot = internal global i32 0, align 4, !dbg !0
@marks = internal global [8 x i32] zeroinitializer, align 16, !dbg !24
@.str = private unnamed_addr constant [21 x i8] c"sum >= 1 && sum <= N\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"estimate/sigma.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
  %1 = alloca i32, align 4
  %2 = alloca [7 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %3, metadata !52, metadata !DIExpression()), !dbg !53
  store i32 0, ptr %3, align 4, !dbg !53
  call void @llvm.dbg.declare(metadata ptr %4, metadata !54, metadata !DIExpression()), !dbg !56
  store i32 0, ptr %4, align 4, !dbg !56
  br label %9, !dbg !57

9:                                                ; preds = %20, %0
  %10 = load i32, ptr %4, align 4, !dbg !58
  %11 = icmp slt i32 %10, 7, !dbg !60
  br i1 %11, label %12, label %23, !dbg !61

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !62
  %14 = sext i32 %13 to i64, !dbg !64
  %15 = getelementptr inbounds [7 x i64], ptr %2, i64 0, i64 %14, !dbg !64
  %16 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef @mark, ptr noundef null) #5, !dbg !65
  %17 = load i32, ptr %4, align 4, !dbg !66
  %18 = add nsw i32 %17, 1, !dbg !66
  store i32 %18, ptr %5, align 4, !dbg !66
  %19 = load i32, ptr %5, align 4, !dbg !66
  store atomic i32 %19, ptr @slot seq_cst, align 4, !dbg !66
  br label %20, !dbg !67

20:                                               ; preds = %12
  %21 = load i32, ptr %4, align 4, !dbg !68
  %22 = add nsw i32 %21, 1, !dbg !68
  store i32 %22, ptr %4, align 4, !dbg !68
  br label %9, !dbg !69, !llvm.loop !70

23:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata ptr %6, metadata !73, metadata !DIExpression()), !dbg !75
  store i32 0, ptr %6, align 4, !dbg !75
  br label %24, !dbg !76

24:                                               ; preds = %33, %23
  %25 = load i32, ptr %6, align 4, !dbg !77
  %26 = icmp slt i32 %25, 7, !dbg !79
  br i1 %26, label %27, label %36, !dbg !80

27:                                               ; preds = %24
  %28 = load i32, ptr %6, align 4, !dbg !81
  %29 = sext i32 %28 to i64, !dbg !82
  %30 = getelementptr inbounds [7 x i64], ptr %2, i64 0, i64 %29, !dbg !82
  %31 = load i64, ptr %30, align 8, !dbg !82
  %32 = call i32 @pthread_join(i64 noundef %31, ptr noundef null), !dbg !83
  br label %33, !dbg !83

33:                                               ; preds = %27
  %34 = load i32, ptr %6, align 4, !dbg !84
  %35 = add nsw i32 %34, 1, !dbg !84
  store i32 %35, ptr %6, align 4, !dbg !84
  br label %24, !dbg !85, !llvm.loop !86

36:                                               ; preds = %24
  call void @llvm.dbg.declare(metadata ptr %7, metadata !88, metadata !DIExpression()), !dbg !90
  store i32 0, ptr %7, align 4, !dbg !90
  br label %37, !dbg !91

37:                                               ; preds = %48, %36
  %38 = load i32, ptr %7, align 4, !dbg !92
  %39 = icmp sle i32 %38, 7, !dbg !94
  br i1 %39, label %40, label %51, !dbg !95

40:                                               ; preds = %37
  %41 = load i32, ptr %7, align 4, !dbg !96
  %42 = sext i32 %41 to i64, !dbg !96
  %43 = getelementptr inbounds [8 x i32], ptr @marks, i64 0, i64 %42, !dbg !96
  %44 = load atomic i32, ptr %43 seq_cst, align 4, !dbg !96
  store i32 %44, ptr %8, align 4, !dbg !96
  %45 = load i32, ptr %8, align 4, !dbg !96
  %46 = load i32, ptr %3, align 4, !dbg !97
  %47 = add nsw i32 %46, %45, !dbg !97
  store i32 %47, ptr %3, align 4, !dbg !97
  br label %48, !dbg !98

48:                                               ; preds = %40
  %49 = load i32, ptr %7, align 4, !dbg !99
  %50 = add nsw i32 %49, 1, !dbg !99
  store i32 %50, ptr %7, align 4, !dbg !99
  br label %37, !dbg !100, !llvm.loop !101

51:                                               ; preds = %37
  %52 = load i32, ptr %3, align 4, !dbg !103
  %53 = icmp sge i32 %52, 1, !dbg !103
  br i1 %53, label %54, label %58, !dbg !103

54:                                               ; preds = %51
  %55 = load i32, ptr %3, align 4, !dbg !103
  %56 = icmp sle i32 %55, 7, !dbg !103
  br i1 %56, label %57, label %58, !dbg !106

57:                                               ; preds = %54
  br label %59, !dbg !106

58:                                               ; preds = %54, %51
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !103
  unreachable, !dbg !103

59:                                               ; preds = %57
  ret i32 0, !dbg !107
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @mark(ptr noundef %0) #0 !dbg !108 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !111, metadata !DIExpression()), !dbg !112
  %5 = load ptr, ptr %2, align 8, !dbg !113
  %6 = load atomic i32, ptr @slot seq_cst, align 4, !dbg !114
  store i32 %6, ptr %3, align 4, !dbg !114
  %7 = load i32, ptr %3, align 4, !dbg !114
  %8 = sext i32 %7 to i64, !dbg !114
  %9 = getelementptr inbounds [8 x i32], ptr @marks, i64 0, i64 %8, !dbg !114
  store i32 1, ptr %4, align 4, !dbg !114
  %10 = load i32, ptr %4, align 4, !dbg !114
  store atomic i32 %10, ptr %9 seq_cst, align 4, !dbg !114
  ret ptr null, !dbg !115
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
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 18, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/sigma.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 21)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "marks", scope: !2, file: !3, line: 18, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 256, elements: !31)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !28, line: 96, baseType: !29)
!28 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !30)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{!32}
!32 = !DISubrange(count: 8)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !41, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!30}
!43 = !{}
!44 = !DILocalVariable(name: "t", scope: !40, file: !3, line: 29, type: !45)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 448, elements: !49)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !47, line: 27, baseType: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !{!50}
!50 = !DISubrange(count: 7)
!51 = !DILocation(line: 29, column: 12, scope: !40)
!52 = !DILocalVariable(name: "sum", scope: !40, file: !3, line: 30, type: !30)
!53 = !DILocation(line: 30, column: 6, scope: !40)
!54 = !DILocalVariable(name: "i", scope: !55, file: !3, line: 32, type: !30)
!55 = distinct !DILexicalBlock(scope: !40, file: !3, line: 32, column: 2)
!56 = !DILocation(line: 32, column: 11, scope: !55)
!57 = !DILocation(line: 32, column: 7, scope: !55)
!58 = !DILocation(line: 32, column: 18, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !3, line: 32, column: 2)
!60 = !DILocation(line: 32, column: 20, scope: !59)
!61 = !DILocation(line: 32, column: 2, scope: !55)
!62 = !DILocation(line: 33, column: 21, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 32, column: 30)
!64 = !DILocation(line: 33, column: 19, scope: !63)
!65 = !DILocation(line: 33, column: 3, scope: !63)
!66 = !DILocation(line: 34, column: 3, scope: !63)
!67 = !DILocation(line: 35, column: 2, scope: !63)
!68 = !DILocation(line: 32, column: 26, scope: !59)
!69 = !DILocation(line: 32, column: 2, scope: !59)
!70 = distinct !{!70, !61, !71, !72}
!71 = !DILocation(line: 35, column: 2, scope: !55)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocalVariable(name: "i", scope: !74, file: !3, line: 36, type: !30)
!74 = distinct !DILexicalBlock(scope: !40, file: !3, line: 36, column: 2)
!75 = !DILocation(line: 36, column: 11, scope: !74)
!76 = !DILocation(line: 36, column: 7, scope: !74)
!77 = !DILocation(line: 36, column: 18, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 36, column: 2)
!79 = !DILocation(line: 36, column: 20, scope: !78)
!80 = !DILocation(line: 36, column: 2, scope: !74)
!81 = !DILocation(line: 37, column: 18, scope: !78)
!82 = !DILocation(line: 37, column: 16, scope: !78)
!83 = !DILocation(line: 37, column: 3, scope: !78)
!84 = !DILocation(line: 36, column: 26, scope: !78)
!85 = !DILocation(line: 36, column: 2, scope: !78)
!86 = distinct !{!86, !80, !87, !72}
!87 = !DILocation(line: 37, column: 26, scope: !74)
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 38, type: !30)
!89 = distinct !DILexicalBlock(scope: !40, file: !3, line: 38, column: 2)
!90 = !DILocation(line: 38, column: 11, scope: !89)
!91 = !DILocation(line: 38, column: 7, scope: !89)
!92 = !DILocation(line: 38, column: 18, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 38, column: 2)
!94 = !DILocation(line: 38, column: 20, scope: !93)
!95 = !DILocation(line: 38, column: 2, scope: !89)
!96 = !DILocation(line: 39, column: 10, scope: !93)
!97 = !DILocation(line: 39, column: 7, scope: !93)
!98 = !DILocation(line: 39, column: 3, scope: !93)
!99 = !DILocation(line: 38, column: 27, scope: !93)
!100 = !DILocation(line: 38, column: 2, scope: !93)
!101 = distinct !{!101, !95, !102, !72}
!102 = !DILocation(line: 39, column: 10, scope: !89)
!103 = !DILocation(line: 40, column: 2, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 40, column: 2)
!105 = distinct !DILexicalBlock(scope: !40, file: !3, line: 40, column: 2)
!106 = !DILocation(line: 40, column: 2, scope: !105)
!107 = !DILocation(line: 41, column: 2, scope: !40)
!108 = distinct !DISubprogram(name: "mark", scope: !3, file: !3, line: 20, type: !109, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!109 = !DISubroutineType(types: !110)
!110 = !{!5, !5}
!111 = !DILocalVariable(name: "arg", arg: 1, scope: !108, file: !3, line: 20, type: !5)
!112 = !DILocation(line: 20, column: 25, scope: !108)
!113 = !DILocation(line: 22, column: 8, scope: !108)
!114 = !DILocation(line: 23, column: 2, scope: !108)
!115 = !DILocation(line: 24, column: 2, scope: !108)
