; ModuleID = 'symbolic/sigma.c'
source_filename = "symbolic/sigma.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@at = internal global i32 0, align 4, !dbg !0
@array = internal global [5 x i32] zeroinitializer, align 16, !dbg !24
@.str = private unnamed_addr constant [9 x i8] c"sum == N\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"symbolic/sigma.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata ptr %3, metadata !49, metadata !DIExpression()), !dbg !50
  store i32 0, ptr %3, align 4, !dbg !50
  call void @llvm.dbg.declare(metadata ptr %4, metadata !51, metadata !DIExpression()), !dbg !53
  store i32 0, ptr %4, align 4, !dbg !53
  br label %7, !dbg !54

7:                                                ; preds = %17, %0
  %8 = load i32, ptr %4, align 4, !dbg !55
  %9 = icmp slt i32 %8, 4, !dbg !57
  br i1 %9, label %10, label %20, !dbg !58

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !59
  %12 = sext i32 %11 to i64, !dbg !61
  %13 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %12, !dbg !61
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @set, ptr noundef null) #5, !dbg !62
  %15 = load i32, ptr @at, align 4, !dbg !63
  %16 = add nsw i32 %15, 1, !dbg !63
  store i32 %16, ptr @at, align 4, !dbg !63
  br label %17, !dbg !64

17:                                               ; preds = %10
  %18 = load i32, ptr %4, align 4, !dbg !65
  %19 = add nsw i32 %18, 1, !dbg !65
  store i32 %19, ptr %4, align 4, !dbg !65
  br label %7, !dbg !66, !llvm.loop !67

20:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %5, metadata !70, metadata !DIExpression()), !dbg !72
  store i32 0, ptr %5, align 4, !dbg !72
  br label %21, !dbg !73

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %5, align 4, !dbg !74
  %23 = icmp slt i32 %22, 4, !dbg !76
  br i1 %23, label %24, label %33, !dbg !77

24:                                               ; preds = %21
  %25 = load i32, ptr %5, align 4, !dbg !78
  %26 = sext i32 %25 to i64, !dbg !79
  %27 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %26, !dbg !79
  %28 = load i64, ptr %27, align 8, !dbg !79
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !80
  br label %30, !dbg !80

30:                                               ; preds = %24
  %31 = load i32, ptr %5, align 4, !dbg !81
  %32 = add nsw i32 %31, 1, !dbg !81
  store i32 %32, ptr %5, align 4, !dbg !81
  br label %21, !dbg !82, !llvm.loop !83

33:                                               ; preds = %21
  call void @llvm.dbg.declare(metadata ptr %6, metadata !85, metadata !DIExpression()), !dbg !87
  store i32 0, ptr %6, align 4, !dbg !87
  br label %34, !dbg !88

34:                                               ; preds = %44, %33
  %35 = load i32, ptr %6, align 4, !dbg !89
  %36 = icmp slt i32 %35, 4, !dbg !91
  br i1 %36, label %37, label %47, !dbg !92

37:                                               ; preds = %34
  %38 = load i32, ptr %6, align 4, !dbg !93
  %39 = sext i32 %38 to i64, !dbg !94
  %40 = getelementptr inbounds [5 x i32], ptr @array, i64 0, i64 %39, !dbg !94
  %41 = load i32, ptr %40, align 4, !dbg !94
  %42 = load i32, ptr %3, align 4, !dbg !95
  %43 = add nsw i32 %42, %41, !dbg !95
  store i32 %43, ptr %3, align 4, !dbg !95
  br label %44, !dbg !96

44:                                               ; preds = %37
  %45 = load i32, ptr %6, align 4, !dbg !97
  %46 = add nsw i32 %45, 1, !dbg !97
  store i32 %46, ptr %6, align 4, !dbg !97
  br label %34, !dbg !98, !llvm.loop !99

47:                                               ; preds = %34
  %48 = load i32, ptr %3, align 4, !dbg !101
  %49 = icmp eq i32 %48, 4, !dbg !101
  br i1 %49, label %50, label %51, !dbg !104

50:                                               ; preds = %47
  br label %52, !dbg !104

51:                                               ; preds = %47
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !101
  unreachable, !dbg !101

52:                                               ; preds = %50
  ret i32 0, !dbg !105
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !106 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !109, metadata !DIExpression()), !dbg !110
  %3 = load i32, ptr @at, align 4, !dbg !111
  %4 = sext i32 %3 to i64, !dbg !112
  %5 = getelementptr inbounds [5 x i32], ptr @array, i64 0, i64 %4, !dbg !112
  store i32 1, ptr %5, align 4, !dbg !113
  %6 = load ptr, ptr %2, align 8, !dbg !114
  ret ptr %6, !dbg !115
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
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "at", scope: !2, file: !3, line: 14, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/sigma.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 72, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 9)
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
!25 = distinct !DIGlobalVariable(name: "array", scope: !2, file: !3, line: 14, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 160, elements: !28)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{!29}
!29 = !DISubrange(count: 5)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !38, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!27}
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 24, type: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 256, elements: !46)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !{!47}
!47 = !DISubrange(count: 4)
!48 = !DILocation(line: 24, column: 12, scope: !37)
!49 = !DILocalVariable(name: "sum", scope: !37, file: !3, line: 25, type: !27)
!50 = !DILocation(line: 25, column: 6, scope: !37)
!51 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 27, type: !27)
!52 = distinct !DILexicalBlock(scope: !37, file: !3, line: 27, column: 2)
!53 = !DILocation(line: 27, column: 11, scope: !52)
!54 = !DILocation(line: 27, column: 7, scope: !52)
!55 = !DILocation(line: 27, column: 18, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 27, column: 2)
!57 = !DILocation(line: 27, column: 20, scope: !56)
!58 = !DILocation(line: 27, column: 2, scope: !52)
!59 = !DILocation(line: 28, column: 21, scope: !60)
!60 = distinct !DILexicalBlock(scope: !56, file: !3, line: 27, column: 30)
!61 = !DILocation(line: 28, column: 19, scope: !60)
!62 = !DILocation(line: 28, column: 3, scope: !60)
!63 = !DILocation(line: 32, column: 5, scope: !60)
!64 = !DILocation(line: 33, column: 2, scope: !60)
!65 = !DILocation(line: 27, column: 26, scope: !56)
!66 = !DILocation(line: 27, column: 2, scope: !56)
!67 = distinct !{!67, !58, !68, !69}
!68 = !DILocation(line: 33, column: 2, scope: !52)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocalVariable(name: "i", scope: !71, file: !3, line: 35, type: !27)
!71 = distinct !DILexicalBlock(scope: !37, file: !3, line: 35, column: 2)
!72 = !DILocation(line: 35, column: 11, scope: !71)
!73 = !DILocation(line: 35, column: 7, scope: !71)
!74 = !DILocation(line: 35, column: 18, scope: !75)
!75 = distinct !DILexicalBlock(scope: !71, file: !3, line: 35, column: 2)
!76 = !DILocation(line: 35, column: 20, scope: !75)
!77 = !DILocation(line: 35, column: 2, scope: !71)
!78 = !DILocation(line: 36, column: 18, scope: !75)
!79 = !DILocation(line: 36, column: 16, scope: !75)
!80 = !DILocation(line: 36, column: 3, scope: !75)
!81 = !DILocation(line: 35, column: 26, scope: !75)
!82 = !DILocation(line: 35, column: 2, scope: !75)
!83 = distinct !{!83, !77, !84, !69}
!84 = !DILocation(line: 36, column: 26, scope: !71)
!85 = !DILocalVariable(name: "i", scope: !86, file: !3, line: 38, type: !27)
!86 = distinct !DILexicalBlock(scope: !37, file: !3, line: 38, column: 2)
!87 = !DILocation(line: 38, column: 11, scope: !86)
!88 = !DILocation(line: 38, column: 7, scope: !86)
!89 = !DILocation(line: 38, column: 18, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !3, line: 38, column: 2)
!91 = !DILocation(line: 38, column: 20, scope: !90)
!92 = !DILocation(line: 38, column: 2, scope: !86)
!93 = !DILocation(line: 39, column: 16, scope: !90)
!94 = !DILocation(line: 39, column: 10, scope: !90)
!95 = !DILocation(line: 39, column: 7, scope: !90)
!96 = !DILocation(line: 39, column: 3, scope: !90)
!97 = !DILocation(line: 38, column: 26, scope: !90)
!98 = !DILocation(line: 38, column: 2, scope: !90)
!99 = distinct !{!99, !92, !100, !69}
!100 = !DILocation(line: 39, column: 17, scope: !86)
!101 = !DILocation(line: 40, column: 2, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 40, column: 2)
!103 = distinct !DILexicalBlock(scope: !37, file: !3, line: 40, column: 2)
!104 = !DILocation(line: 40, column: 2, scope: !103)
!105 = !DILocation(line: 41, column: 2, scope: !37)
!106 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 16, type: !107, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!107 = !DISubroutineType(types: !108)
!108 = !{!5, !5}
!109 = !DILocalVariable(name: "arg", arg: 1, scope: !106, file: !3, line: 16, type: !5)
!110 = !DILocation(line: 16, column: 24, scope: !106)
!111 = !DILocation(line: 18, column: 8, scope: !106)
!112 = !DILocation(line: 18, column: 2, scope: !106)
!113 = !DILocation(line: 18, column: 12, scope: !106)
!114 = !DILocation(line: 19, column: 9, scope: !106)
!115 = !DILocation(line: 19, column: 2, scope: !106)
