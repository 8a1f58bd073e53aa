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
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata ptr %3, metadata !49, metadata !DIExpression()), !dbg !50
  store i32 0, ptr %3, align 4, !dbg !50
  call void @llvm.dbg.declare(metadata ptr %4, metadata !51, metadata !DIExpression()), !dbg !53
  store i32 0, ptr %4, align 4, !dbg !53
  br label %6, !dbg !54

6:                                                ; preds = %21, %0
  %7 = load i32, ptr %4, align 4, !dbg !55
  %8 = icmp slt i32 %7, 4, !dbg !57
  br i1 %8, label %9, label %24, !dbg !58

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !59
  %11 = sext i32 %10 to i64, !dbg !61
  %12 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %11, !dbg !61
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @set, ptr noundef null) #5, !dbg !62
  %14 = load i32, ptr %4, align 4, !dbg !63
  %15 = sext i32 %14 to i64, !dbg !64
  %16 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %15, !dbg !64
  %17 = load i64, ptr %16, align 8, !dbg !64
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !65
  %19 = load i32, ptr @at, align 4, !dbg !66
  %20 = add nsw i32 %19, 1, !dbg !66
  store i32 %20, ptr @at, align 4, !dbg !66
  br label %21, !dbg !67

21:                                               ; preds = %9
  %22 = load i32, ptr %4, align 4, !dbg !68
  %23 = add nsw i32 %22, 1, !dbg !68
  store i32 %23, ptr %4, align 4, !dbg !68
  br label %6, !dbg !69, !llvm.loop !70

24:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !73, metadata !DIExpression()), !dbg !75
  store i32 0, ptr %5, align 4, !dbg !75
  br label %25, !dbg !76

25:                                               ; preds = %35, %24
  %26 = load i32, ptr %5, align 4, !dbg !77
  %27 = icmp slt i32 %26, 4, !dbg !79
  br i1 %27, label %28, label %38, !dbg !80

28:                                               ; preds = %25
  %29 = load i32, ptr %5, align 4, !dbg !81
  %30 = sext i32 %29 to i64, !dbg !82
  %31 = getelementptr inbounds [5 x i32], ptr @array, i64 0, i64 %30, !dbg !82
  %32 = load i32, ptr %31, align 4, !dbg !82
  %33 = load i32, ptr %3, align 4, !dbg !83
  %34 = add nsw i32 %33, %32, !dbg !83
  store i32 %34, ptr %3, align 4, !dbg !83
  br label %35, !dbg !84

35:                                               ; preds = %28
  %36 = load i32, ptr %5, align 4, !dbg !85
  %37 = add nsw i32 %36, 1, !dbg !85
  store i32 %37, ptr %5, align 4, !dbg !85
  br label %25, !dbg !86, !llvm.loop !87

38:                                               ; preds = %25
  %39 = load i32, ptr %3, align 4, !dbg !89
  %40 = icmp eq i32 %39, 4, !dbg !89
  br i1 %40, label %41, label %42, !dbg !92

41:                                               ; preds = %38
  br label %43, !dbg !92

42:                                               ; preds = %38
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !89
  unreachable, !dbg !89

43:                                               ; preds = %41
  ret i32 0, !dbg !93
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !94 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !98
  %3 = load i32, ptr @at, align 4, !dbg !99
  %4 = sext i32 %3 to i64, !dbg !100
  %5 = getelementptr inbounds [5 x i32], ptr @array, i64 0, i64 %4, !dbg !100
  store i32 1, ptr %5, align 4, !dbg !101
  %6 = load ptr, ptr %2, align 8, !dbg !102
  ret ptr %6, !dbg !103
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
!63 = !DILocation(line: 30, column: 18, scope: !60)
!64 = !DILocation(line: 30, column: 16, scope: !60)
!65 = !DILocation(line: 30, column: 3, scope: !60)
!66 = !DILocation(line: 32, column: 5, scope: !60)
!67 = !DILocation(line: 33, column: 2, scope: !60)
!68 = !DILocation(line: 27, column: 26, scope: !56)
!69 = !DILocation(line: 27, column: 2, scope: !56)
!70 = distinct !{!70, !58, !71, !72}
!71 = !DILocation(line: 33, column: 2, scope: !52)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocalVariable(name: "i", scope: !74, file: !3, line: 38, type: !27)
!74 = distinct !DILexicalBlock(scope: !37, file: !3, line: 38, column: 2)
!75 = !DILocation(line: 38, column: 11, scope: !74)
!76 = !DILocation(line: 38, column: 7, scope: !74)
!77 = !DILocation(line: 38, column: 18, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 38, column: 2)
!79 = !DILocation(line: 38, column: 20, scope: !78)
!80 = !DILocation(line: 38, column: 2, scope: !74)
!81 = !DILocation(line: 39, column: 16, scope: !78)
!82 = !DILocation(line: 39, column: 10, scope: !78)
!83 = !DILocation(line: 39, column: 7, scope: !78)
!84 = !DILocation(line: 39, column: 3, scope: !78)
!85 = !DILocation(line: 38, column: 26, scope: !78)
!86 = !DILocation(line: 38, column: 2, scope: !78)
!87 = distinct !{!87, !80, !88, !72}
!88 = !DILocation(line: 39, column: 17, scope: !74)
!89 = !DILocation(line: 40, column: 2, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 40, column: 2)
!91 = distinct !DILexicalBlock(scope: !37, file: !3, line: 40, column: 2)
!92 = !DILocation(line: 40, column: 2, scope: !91)
!93 = !DILocation(line: 41, column: 2, scope: !37)
!94 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 16, type: !95, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!95 = !DISubroutineType(types: !96)
!96 = !{!5, !5}
!97 = !DILocalVariable(name: "arg", arg: 1, scope: !94, file: !3, line: 16, type: !5)
!98 = !DILocation(line: 16, column: 24, scope: !94)
!99 = !DILocation(line: 18, column: 8, scope: !94)
!100 = !DILocation(line: 18, column: 2, scope: !94)
!101 = !DILocation(line: 18, column: 12, scope: !94)
!102 = !DILocation(line: 19, column: 9, scope: !94)
!103 = !DILocation(line: 19, column: 2, scope: !94)
