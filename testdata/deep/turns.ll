; ModuleID = 'deep/turns.c'
source_filename = "deep/turns.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [35 x i8] c"atomic_load(&counter) < 2 * ROUNDS\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [13 x i8] c"deep/turns.c\00", align 1, !dbg !15
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !20
@elsewhere = internal global i32 0, align 4, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !38 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !42, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata ptr %3, metadata !50, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %4, metadata !52, metadata !DIExpression()), !dbg !54
  store i64 0, ptr %4, align 8, !dbg !54
  br label %9, !dbg !55

9:                                                ; preds = %18, %0
  %10 = load i64, ptr %4, align 8, !dbg !56
  %11 = icmp slt i64 %10, 2, !dbg !58
  br i1 %11, label %12, label %21, !dbg !59

12:                                               ; preds = %9
  %13 = load i64, ptr %4, align 8, !dbg !60
  %14 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %13, !dbg !61
  %15 = load i64, ptr %4, align 8, !dbg !62
  %16 = inttoptr i64 %15 to ptr, !dbg !63
  %17 = call i32 @pthread_create(ptr noundef %14, ptr noundef null, ptr noundef @player, ptr noundef %16) #5, !dbg !64
  br label %18, !dbg !64

18:                                               ; preds = %12
  %19 = load i64, ptr %4, align 8, !dbg !65
  %20 = add nsw i64 %19, 1, !dbg !65
  store i64 %20, ptr %4, align 8, !dbg !65
  br label %9, !dbg !66, !llvm.loop !67

21:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata ptr %5, metadata !70, metadata !DIExpression()), !dbg !72
  store i32 0, ptr %5, align 4, !dbg !72
  br label %22, !dbg !73

22:                                               ; preds = %30, %21
  %23 = load i32, ptr %5, align 4, !dbg !74
  %24 = icmp slt i32 %23, 2, !dbg !76
  br i1 %24, label %25, label %33, !dbg !77

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !78
  %27 = sext i32 %26 to i64, !dbg !79
  %28 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %27, !dbg !79
  %29 = call i32 @pthread_create(ptr noundef %28, ptr noundef null, ptr noundef @other, ptr noundef null) #5, !dbg !80
  br label %30, !dbg !80

30:                                               ; preds = %25
  %31 = load i32, ptr %5, align 4, !dbg !81
  %32 = add nsw i32 %31, 1, !dbg !81
  store i32 %32, ptr %5, align 4, !dbg !81
  br label %22, !dbg !82, !llvm.loop !83

33:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %6, metadata !85, metadata !DIExpression()), !dbg !87
  store i32 0, ptr %6, align 4, !dbg !87
  br label %34, !dbg !88

34:                                               ; preds = %43, %33
  %35 = load i32, ptr %6, align 4, !dbg !89
  %36 = icmp slt i32 %35, 2, !dbg !91
  br i1 %36, label %37, label %46, !dbg !92

37:                                               ; preds = %34
  %38 = load i32, ptr %6, align 4, !dbg !93
  %39 = sext i32 %38 to i64, !dbg !94
  %40 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %39, !dbg !94
  %41 = load i64, ptr %40, align 8, !dbg !94
  %42 = call i32 @pthread_join(i64 noundef %41, ptr noundef null), !dbg !95
  br label %43, !dbg !95

43:                                               ; preds = %37
  %44 = load i32, ptr %6, align 4, !dbg !96
  %45 = add nsw i32 %44, 1, !dbg !96
  store i32 %45, ptr %6, align 4, !dbg !96
  br label %34, !dbg !97, !llvm.loop !98

46:                                               ; preds = %34
  call void @llvm.dbg.declare(metadata ptr %7, metadata !100, metadata !DIExpression()), !dbg !102
  store i32 0, ptr %7, align 4, !dbg !102
  br label %47, !dbg !103

47:                                               ; preds = %56, %46
  %48 = load i32, ptr %7, align 4, !dbg !104
  %49 = icmp slt i32 %48, 2, !dbg !106
  br i1 %49, label %50, label %59, !dbg !107

50:                                               ; preds = %47
  %51 = load i32, ptr %7, align 4, !dbg !108
  %52 = sext i32 %51 to i64, !dbg !109
  %53 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %52, !dbg !109
  %54 = load i64, ptr %53, align 8, !dbg !109
  %55 = call i32 @pthread_join(i64 noundef %54, ptr noundef null), !dbg !110
  br label %56, !dbg !110

56:                                               ; preds = %50
  %57 = load i32, ptr %7, align 4, !dbg !111
  %58 = add nsw i32 %57, 1, !dbg !111
  store i32 %58, ptr %7, align 4, !dbg !111
  br label %47, !dbg !112, !llvm.loop !113

59:                                               ; preds = %47
  %60 = load atomic i32, ptr @counter seq_cst, align 4, !dbg !115
  store i32 %60, ptr %8, align 4, !dbg !115
  %61 = load i32, ptr %8, align 4, !dbg !115
  %62 = icmp slt i32 %61, 6, !dbg !115
  br i1 %62, label %63, label %64, !dbg !118

63:                                               ; preds = %59
  br label %65, !dbg !118

64:                                               ; preds = %59
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 56, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !115
  unreachable, !dbg !115

65:                                               ; preds = %63
  ret i32 0, !dbg !119
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @player(ptr noundef %0) #0 !dbg !120 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !123, metadata !DIExpression()), !dbg !124
  call void @llvm.dbg.declare(metadata ptr %3, metadata !125, metadata !DIExpression()), !dbg !126
  %8 = load ptr, ptr %2, align 8, !dbg !127
  %9 = ptrtoint ptr %8 to i64, !dbg !128
  %10 = trunc i64 %9 to i32, !dbg !129
  store i32 %10, ptr %3, align 4, !dbg !126
  call void @llvm.dbg.declare(metadata ptr %4, metadata !130, metadata !DIExpression()), !dbg !132
  store i32 0, ptr %4, align 4, !dbg !132
  br label %11, !dbg !133

11:                                               ; preds = %26, %1
  %12 = load i32, ptr %4, align 4, !dbg !134
  %13 = icmp slt i32 %12, 3, !dbg !136
  br i1 %13, label %14, label %29, !dbg !137

14:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata ptr %5, metadata !138, metadata !DIExpression()), !dbg !140
  %15 = load atomic i32, ptr @counter seq_cst, align 4, !dbg !141
  store i32 %15, ptr %6, align 4, !dbg !141
  %16 = load i32, ptr %6, align 4, !dbg !141
  store i32 %16, ptr %5, align 4, !dbg !140
  %17 = load i32, ptr %5, align 4, !dbg !142
  %18 = srem i32 %17, 2, !dbg !144
  %19 = load i32, ptr %3, align 4, !dbg !145
  %20 = icmp eq i32 %18, %19, !dbg !146
  br i1 %20, label %21, label %25, !dbg !147

21:                                               ; preds = %14
  %22 = load i32, ptr %5, align 4, !dbg !148
  %23 = add nsw i32 %22, 1, !dbg !148
  store i32 %23, ptr %7, align 4, !dbg !148
  %24 = load i32, ptr %7, align 4, !dbg !148
  store atomic i32 %24, ptr @counter seq_cst, align 4, !dbg !148
  br label %25, !dbg !148

25:                                               ; preds = %21, %14
  br label %26, !dbg !149

26:                                               ; preds = %25
  %27 = load i32, ptr %4, align 4, !dbg !150
  %28 = add nsw i32 %27, 1, !dbg !150
  store i32 %28, ptr %4, align 4, !dbg !150
  br label %11, !dbg !151, !llvm.loop !152

29:                                               ; preds = %11
  ret ptr null, !dbg !154
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %0) #0 !dbg !155 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !156, metadata !DIExpression()), !dbg !157
  %6 = load ptr, ptr %2, align 8, !dbg !158
  call void @llvm.dbg.declare(metadata ptr %3, metadata !159, metadata !DIExpression()), !dbg !161
  store i32 0, ptr %3, align 4, !dbg !161
  br label %7, !dbg !162

7:                                                ; preds = %14, %1
  %8 = load i32, ptr %3, align 4, !dbg !163
  %9 = icmp slt i32 %8, 4, !dbg !165
  br i1 %9, label %10, label %17, !dbg !166

10:                                               ; preds = %7
  store i32 1, ptr %4, align 4, !dbg !167
  %11 = load i32, ptr %4, align 4, !dbg !167
  %12 = atomicrmw add ptr @elsewhere, i32 %11 seq_cst, align 4, !dbg !167
  store i32 %12, ptr %5, align 4, !dbg !167
  %13 = load i32, ptr %5, align 4, !dbg !167
  br label %14, !dbg !167

14:                                               ; preds = %10
  %15 = load i32, ptr %3, align 4, !dbg !168
  %16 = add nsw i32 %15, 1, !dbg !168
  store i32 %16, ptr %3, align 4, !dbg !168
  br label %7, !dbg !169, !llvm.loop !170

17:                                               ; preds = %7
  ret ptr null, !dbg !172
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
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 21, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deep/turns.c", directory: ".")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!9, !15, !20, !0, !26}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 280, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 35)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 104, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 13)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 120, elements: !24)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!24 = !{!25}
!25 = !DISubrange(count: 15)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "elsewhere", scope: !2, file: !3, line: 21, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !29, line: 96, baseType: !30)
!29 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !39, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!6}
!41 = !{}
!42 = !DILocalVariable(name: "p", scope: !38, file: !3, line: 46, type: !43)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 128, elements: !47)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 27, baseType: !46)
!45 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !{!48}
!48 = !DISubrange(count: 2)
!49 = !DILocation(line: 46, column: 12, scope: !38)
!50 = !DILocalVariable(name: "o", scope: !38, file: !3, line: 46, type: !43)
!51 = !DILocation(line: 46, column: 18, scope: !38)
!52 = !DILocalVariable(name: "i", scope: !53, file: !3, line: 48, type: !7)
!53 = distinct !DILexicalBlock(scope: !38, file: !3, line: 48, column: 2)
!54 = !DILocation(line: 48, column: 12, scope: !53)
!55 = !DILocation(line: 48, column: 7, scope: !53)
!56 = !DILocation(line: 48, column: 19, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 48, column: 2)
!58 = !DILocation(line: 48, column: 21, scope: !57)
!59 = !DILocation(line: 48, column: 2, scope: !53)
!60 = !DILocation(line: 49, column: 21, scope: !57)
!61 = !DILocation(line: 49, column: 19, scope: !57)
!62 = !DILocation(line: 49, column: 47, scope: !57)
!63 = !DILocation(line: 49, column: 39, scope: !57)
!64 = !DILocation(line: 49, column: 3, scope: !57)
!65 = !DILocation(line: 48, column: 27, scope: !57)
!66 = !DILocation(line: 48, column: 2, scope: !57)
!67 = distinct !{!67, !59, !68, !69}
!68 = !DILocation(line: 49, column: 48, scope: !53)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocalVariable(name: "i", scope: !71, file: !3, line: 50, type: !6)
!71 = distinct !DILexicalBlock(scope: !38, file: !3, line: 50, column: 2)
!72 = !DILocation(line: 50, column: 11, scope: !71)
!73 = !DILocation(line: 50, column: 7, scope: !71)
!74 = !DILocation(line: 50, column: 18, scope: !75)
!75 = distinct !DILexicalBlock(scope: !71, file: !3, line: 50, column: 2)
!76 = !DILocation(line: 50, column: 20, scope: !75)
!77 = !DILocation(line: 50, column: 2, scope: !71)
!78 = !DILocation(line: 51, column: 21, scope: !75)
!79 = !DILocation(line: 51, column: 19, scope: !75)
!80 = !DILocation(line: 51, column: 3, scope: !75)
!81 = !DILocation(line: 50, column: 31, scope: !75)
!82 = !DILocation(line: 50, column: 2, scope: !75)
!83 = distinct !{!83, !77, !84, !69}
!84 = !DILocation(line: 51, column: 42, scope: !71)
!85 = !DILocalVariable(name: "i", scope: !86, file: !3, line: 52, type: !6)
!86 = distinct !DILexicalBlock(scope: !38, file: !3, line: 52, column: 2)
!87 = !DILocation(line: 52, column: 11, scope: !86)
!88 = !DILocation(line: 52, column: 7, scope: !86)
!89 = !DILocation(line: 52, column: 18, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !3, line: 52, column: 2)
!91 = !DILocation(line: 52, column: 20, scope: !90)
!92 = !DILocation(line: 52, column: 2, scope: !86)
!93 = !DILocation(line: 53, column: 18, scope: !90)
!94 = !DILocation(line: 53, column: 16, scope: !90)
!95 = !DILocation(line: 53, column: 3, scope: !90)
!96 = !DILocation(line: 52, column: 26, scope: !90)
!97 = !DILocation(line: 52, column: 2, scope: !90)
!98 = distinct !{!98, !92, !99, !69}
!99 = !DILocation(line: 53, column: 26, scope: !86)
!100 = !DILocalVariable(name: "i", scope: !101, file: !3, line: 54, type: !6)
!101 = distinct !DILexicalBlock(scope: !38, file: !3, line: 54, column: 2)
!102 = !DILocation(line: 54, column: 11, scope: !101)
!103 = !DILocation(line: 54, column: 7, scope: !101)
!104 = !DILocation(line: 54, column: 18, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 54, column: 2)
!106 = !DILocation(line: 54, column: 20, scope: !105)
!107 = !DILocation(line: 54, column: 2, scope: !101)
!108 = !DILocation(line: 55, column: 18, scope: !105)
!109 = !DILocation(line: 55, column: 16, scope: !105)
!110 = !DILocation(line: 55, column: 3, scope: !105)
!111 = !DILocation(line: 54, column: 31, scope: !105)
!112 = !DILocation(line: 54, column: 2, scope: !105)
!113 = distinct !{!113, !107, !114, !69}
!114 = !DILocation(line: 55, column: 26, scope: !101)
!115 = !DILocation(line: 56, column: 2, scope: !116)
!116 = distinct !DILexicalBlock(scope: !117, file: !3, line: 56, column: 2)
!117 = distinct !DILexicalBlock(scope: !38, file: !3, line: 56, column: 2)
!118 = !DILocation(line: 56, column: 2, scope: !117)
!119 = !DILocation(line: 57, column: 2, scope: !38)
!120 = distinct !DISubprogram(name: "player", scope: !3, file: !3, line: 23, type: !121, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!121 = !DISubroutineType(types: !122)
!122 = !{!5, !5}
!123 = !DILocalVariable(name: "arg", arg: 1, scope: !120, file: !3, line: 23, type: !5)
!124 = !DILocation(line: 23, column: 27, scope: !120)
!125 = !DILocalVariable(name: "parity", scope: !120, file: !3, line: 25, type: !6)
!126 = !DILocation(line: 25, column: 6, scope: !120)
!127 = !DILocation(line: 25, column: 26, scope: !120)
!128 = !DILocation(line: 25, column: 20, scope: !120)
!129 = !DILocation(line: 25, column: 15, scope: !120)
!130 = !DILocalVariable(name: "i", scope: !131, file: !3, line: 27, type: !6)
!131 = distinct !DILexicalBlock(scope: !120, file: !3, line: 27, column: 2)
!132 = !DILocation(line: 27, column: 11, scope: !131)
!133 = !DILocation(line: 27, column: 7, scope: !131)
!134 = !DILocation(line: 27, column: 18, scope: !135)
!135 = distinct !DILexicalBlock(scope: !131, file: !3, line: 27, column: 2)
!136 = !DILocation(line: 27, column: 20, scope: !135)
!137 = !DILocation(line: 27, column: 2, scope: !131)
!138 = !DILocalVariable(name: "now", scope: !139, file: !3, line: 28, type: !6)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 27, column: 35)
!140 = !DILocation(line: 28, column: 7, scope: !139)
!141 = !DILocation(line: 28, column: 13, scope: !139)
!142 = !DILocation(line: 30, column: 7, scope: !143)
!143 = distinct !DILexicalBlock(scope: !139, file: !3, line: 30, column: 7)
!144 = !DILocation(line: 30, column: 11, scope: !143)
!145 = !DILocation(line: 30, column: 18, scope: !143)
!146 = !DILocation(line: 30, column: 15, scope: !143)
!147 = !DILocation(line: 30, column: 7, scope: !139)
!148 = !DILocation(line: 31, column: 4, scope: !143)
!149 = !DILocation(line: 32, column: 2, scope: !139)
!150 = !DILocation(line: 27, column: 31, scope: !135)
!151 = !DILocation(line: 27, column: 2, scope: !135)
!152 = distinct !{!152, !137, !153, !69}
!153 = !DILocation(line: 32, column: 2, scope: !131)
!154 = !DILocation(line: 33, column: 2, scope: !120)
!155 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 36, type: !121, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!156 = !DILocalVariable(name: "arg", arg: 1, scope: !155, file: !3, line: 36, type: !5)
!157 = !DILocation(line: 36, column: 26, scope: !155)
!158 = !DILocation(line: 38, column: 8, scope: !155)
!159 = !DILocalVariable(name: "i", scope: !160, file: !3, line: 39, type: !6)
!160 = distinct !DILexicalBlock(scope: !155, file: !3, line: 39, column: 2)
!161 = !DILocation(line: 39, column: 11, scope: !160)
!162 = !DILocation(line: 39, column: 7, scope: !160)
!163 = !DILocation(line: 39, column: 18, scope: !164)
!164 = distinct !DILexicalBlock(scope: !160, file: !3, line: 39, column: 2)
!165 = !DILocation(line: 39, column: 20, scope: !164)
!166 = !DILocation(line: 39, column: 2, scope: !160)
!167 = !DILocation(line: 40, column: 3, scope: !164)
!168 = !DILocation(line: 39, column: 26, scope: !164)
!169 = !DILocation(line: 39, column: 2, scope: !164)
!170 = distinct !{!170, !166, !171, !69}
!171 = !DILocation(line: 40, column: 3, scope: !160)
!172 = !DILocation(line: 41, column: 2, scope: !155)
