; ModuleID = 'states/store_ring.c'
source_filename = "states/store_ring.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@seen = internal global [4 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [8 x i8] c"sum > 0\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [20 x i8] c"states/store_ring.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22
@flag = internal global [4 x i32] zeroinitializer, align 16, !dbg !28

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !49
  store i32 0, ptr %2, align 4, !dbg !49
  call void @run_numbered(i32 noundef 4, ptr noundef @run), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %3, metadata !51, metadata !DIExpression()), !dbg !53
  store i32 0, ptr %3, align 4, !dbg !53
  br label %4, !dbg !54

4:                                                ; preds = %14, %0
  %5 = load i32, ptr %3, align 4, !dbg !55
  %6 = icmp slt i32 %5, 4, !dbg !57
  br i1 %6, label %7, label %17, !dbg !58

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !59
  %9 = sext i32 %8 to i64, !dbg !60
  %10 = getelementptr inbounds [4 x i32], ptr @seen, i64 0, i64 %9, !dbg !60
  %11 = load i32, ptr %10, align 4, !dbg !60
  %12 = load i32, ptr %2, align 4, !dbg !61
  %13 = add nsw i32 %12, %11, !dbg !61
  store i32 %13, ptr %2, align 4, !dbg !61
  br label %14, !dbg !62

14:                                               ; preds = %7
  %15 = load i32, ptr %3, align 4, !dbg !63
  %16 = add nsw i32 %15, 1, !dbg !63
  store i32 %16, ptr %3, align 4, !dbg !63
  br label %4, !dbg !64, !llvm.loop !65

17:                                               ; preds = %4
  %18 = load i32, ptr %2, align 4, !dbg !68
  %19 = icmp sgt i32 %18, 0, !dbg !68
  br i1 %19, label %20, label %21, !dbg !71

20:                                               ; preds = %17
  br label %22, !dbg !71

21:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !68
  unreachable, !dbg !68

22:                                               ; preds = %20
  ret i32 0, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !73 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !80, metadata !DIExpression()), !dbg !81
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !82, metadata !DIExpression()), !dbg !83
  %9 = load i32, ptr %3, align 4, !dbg !84
  %10 = zext i32 %9 to i64, !dbg !85
  %11 = call ptr @llvm.stacksave(), !dbg !85
  store ptr %11, ptr %5, align 8, !dbg !85
  %12 = alloca i64, i64 %10, align 16, !dbg !85
  store i64 %10, ptr %6, align 8, !dbg !85
  call void @llvm.dbg.declare(metadata ptr %6, metadata !86, metadata !DIExpression()), !dbg !88
  call void @llvm.dbg.declare(metadata ptr %12, metadata !89, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.declare(metadata ptr %7, metadata !96, metadata !DIExpression()), !dbg !98
  store i32 0, ptr %7, align 4, !dbg !98
  br label %13, !dbg !99

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !100
  %15 = load i32, ptr %3, align 4, !dbg !102
  %16 = icmp slt i32 %14, %15, !dbg !103
  br i1 %16, label %17, label %29, !dbg !104

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !105
  %19 = sext i32 %18 to i64, !dbg !106
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !106
  %21 = load ptr, ptr %4, align 8, !dbg !107
  %22 = load i32, ptr %7, align 4, !dbg !108
  %23 = sext i32 %22 to i64, !dbg !109
  %24 = inttoptr i64 %23 to ptr, !dbg !110
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #7, !dbg !111
  br label %26, !dbg !111

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !112
  %28 = add nsw i32 %27, 1, !dbg !112
  store i32 %28, ptr %7, align 4, !dbg !112
  br label %13, !dbg !113, !llvm.loop !114

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !116, metadata !DIExpression()), !dbg !118
  store i32 0, ptr %8, align 4, !dbg !118
  br label %30, !dbg !119

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !120
  %32 = load i32, ptr %3, align 4, !dbg !122
  %33 = icmp slt i32 %31, %32, !dbg !123
  br i1 %33, label %34, label %43, !dbg !124

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !125
  %36 = sext i32 %35 to i64, !dbg !126
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !126
  %38 = load i64, ptr %37, align 8, !dbg !126
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !127
  br label %40, !dbg !127

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !128
  %42 = add nsw i32 %41, 1, !dbg !128
  store i32 %42, ptr %8, align 4, !dbg !128
  br label %30, !dbg !129, !llvm.loop !130

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !132
  call void @llvm.stackrestore(ptr %44), !dbg !132
  ret void, !dbg !132
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !133 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !134, metadata !DIExpression()), !dbg !135
  call void @llvm.dbg.declare(metadata ptr %3, metadata !136, metadata !DIExpression()), !dbg !137
  %6 = load ptr, ptr %2, align 8, !dbg !138
  %7 = ptrtoint ptr %6 to i64, !dbg !139
  %8 = trunc i64 %7 to i32, !dbg !140
  store i32 %8, ptr %3, align 4, !dbg !137
  %9 = load i32, ptr %3, align 4, !dbg !141
  %10 = sext i32 %9 to i64, !dbg !141
  %11 = getelementptr inbounds [4 x i32], ptr @flag, i64 0, i64 %10, !dbg !141
  store i32 1, ptr %4, align 4, !dbg !141
  %12 = load i32, ptr %4, align 4, !dbg !141
  store atomic i32 %12, ptr %11 seq_cst, align 4, !dbg !141
  %13 = load i32, ptr %3, align 4, !dbg !142
  %14 = add nsw i32 %13, 1, !dbg !142
  %15 = srem i32 %14, 4, !dbg !142
  %16 = sext i32 %15 to i64, !dbg !142
  %17 = getelementptr inbounds [4 x i32], ptr @flag, i64 0, i64 %16, !dbg !142
  %18 = load atomic i32, ptr %17 seq_cst, align 4, !dbg !142
  store i32 %18, ptr %5, align 4, !dbg !142
  %19 = load i32, ptr %5, align 4, !dbg !142
  %20 = load i32, ptr %3, align 4, !dbg !143
  %21 = sext i32 %20 to i64, !dbg !144
  %22 = getelementptr inbounds [4 x i32], ptr @seen, i64 0, i64 %21, !dbg !144
  store i32 %19, ptr %22, align 4, !dbg !145
  ret ptr null, !dbg !146
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 14, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/store_ring.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 160, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 20)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 13, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 128, elements: !34)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !32, line: 96, baseType: !33)
!32 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!34 = !{!35}
!35 = !DISubrange(count: 4)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !34)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !45, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!9}
!47 = !{}
!48 = !DILocalVariable(name: "sum", scope: !44, file: !3, line: 28, type: !9)
!49 = !DILocation(line: 28, column: 6, scope: !44)
!50 = !DILocation(line: 30, column: 2, scope: !44)
!51 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 31, type: !9)
!52 = distinct !DILexicalBlock(scope: !44, file: !3, line: 31, column: 2)
!53 = !DILocation(line: 31, column: 11, scope: !52)
!54 = !DILocation(line: 31, column: 7, scope: !52)
!55 = !DILocation(line: 31, column: 18, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 31, column: 2)
!57 = !DILocation(line: 31, column: 20, scope: !56)
!58 = !DILocation(line: 31, column: 2, scope: !52)
!59 = !DILocation(line: 32, column: 15, scope: !56)
!60 = !DILocation(line: 32, column: 10, scope: !56)
!61 = !DILocation(line: 32, column: 7, scope: !56)
!62 = !DILocation(line: 32, column: 3, scope: !56)
!63 = !DILocation(line: 31, column: 26, scope: !56)
!64 = !DILocation(line: 31, column: 2, scope: !56)
!65 = distinct !{!65, !58, !66, !67}
!66 = !DILocation(line: 32, column: 16, scope: !52)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !DILocation(line: 33, column: 2, scope: !69)
!69 = distinct !DILexicalBlock(scope: !70, file: !3, line: 33, column: 2)
!70 = distinct !DILexicalBlock(scope: !44, file: !3, line: 33, column: 2)
!71 = !DILocation(line: 33, column: 2, scope: !70)
!72 = !DILocation(line: 34, column: 2, scope: !44)
!73 = distinct !DISubprogram(name: "run_numbered", scope: !74, file: !74, line: 59, type: !75, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!74 = !DIFile(filename: "states/states.h", directory: ".")
!75 = !DISubroutineType(types: !76)
!76 = !{null, !9, !77}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DISubroutineType(types: !79)
!79 = !{!5, !5}
!80 = !DILocalVariable(name: "n", arg: 1, scope: !73, file: !74, line: 59, type: !9)
!81 = !DILocation(line: 59, column: 37, scope: !73)
!82 = !DILocalVariable(name: "routine", arg: 2, scope: !73, file: !74, line: 59, type: !77)
!83 = !DILocation(line: 59, column: 48, scope: !73)
!84 = !DILocation(line: 61, column: 14, scope: !73)
!85 = !DILocation(line: 61, column: 2, scope: !73)
!86 = !DILocalVariable(name: "__vla_expr0", scope: !73, type: !87, flags: DIFlagArtificial)
!87 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!88 = !DILocation(line: 0, scope: !73)
!89 = !DILocalVariable(name: "t", scope: !73, file: !74, line: 61, type: !90)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !91, elements: !93)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !92, line: 27, baseType: !87)
!92 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!93 = !{!94}
!94 = !DISubrange(count: !86)
!95 = !DILocation(line: 61, column: 12, scope: !73)
!96 = !DILocalVariable(name: "i", scope: !97, file: !74, line: 63, type: !9)
!97 = distinct !DILexicalBlock(scope: !73, file: !74, line: 63, column: 2)
!98 = !DILocation(line: 63, column: 11, scope: !97)
!99 = !DILocation(line: 63, column: 7, scope: !97)
!100 = !DILocation(line: 63, column: 18, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !74, line: 63, column: 2)
!102 = !DILocation(line: 63, column: 22, scope: !101)
!103 = !DILocation(line: 63, column: 20, scope: !101)
!104 = !DILocation(line: 63, column: 2, scope: !97)
!105 = !DILocation(line: 64, column: 21, scope: !101)
!106 = !DILocation(line: 64, column: 19, scope: !101)
!107 = !DILocation(line: 64, column: 31, scope: !101)
!108 = !DILocation(line: 64, column: 58, scope: !101)
!109 = !DILocation(line: 64, column: 48, scope: !101)
!110 = !DILocation(line: 64, column: 40, scope: !101)
!111 = !DILocation(line: 64, column: 3, scope: !101)
!112 = !DILocation(line: 63, column: 26, scope: !101)
!113 = !DILocation(line: 63, column: 2, scope: !101)
!114 = distinct !{!114, !104, !115, !67}
!115 = !DILocation(line: 64, column: 59, scope: !97)
!116 = !DILocalVariable(name: "i", scope: !117, file: !74, line: 65, type: !9)
!117 = distinct !DILexicalBlock(scope: !73, file: !74, line: 65, column: 2)
!118 = !DILocation(line: 65, column: 11, scope: !117)
!119 = !DILocation(line: 65, column: 7, scope: !117)
!120 = !DILocation(line: 65, column: 18, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !74, line: 65, column: 2)
!122 = !DILocation(line: 65, column: 22, scope: !121)
!123 = !DILocation(line: 65, column: 20, scope: !121)
!124 = !DILocation(line: 65, column: 2, scope: !117)
!125 = !DILocation(line: 66, column: 18, scope: !121)
!126 = !DILocation(line: 66, column: 16, scope: !121)
!127 = !DILocation(line: 66, column: 3, scope: !121)
!128 = !DILocation(line: 65, column: 26, scope: !121)
!129 = !DILocation(line: 65, column: 2, scope: !121)
!130 = distinct !{!130, !124, !131, !67}
!131 = !DILocation(line: 66, column: 26, scope: !117)
!132 = !DILocation(line: 67, column: 1, scope: !73)
!133 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 16, type: !78, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!134 = !DILocalVariable(name: "arg", arg: 1, scope: !133, file: !3, line: 16, type: !5)
!135 = !DILocation(line: 16, column: 24, scope: !133)
!136 = !DILocalVariable(name: "me", scope: !133, file: !3, line: 18, type: !9)
!137 = !DILocation(line: 18, column: 6, scope: !133)
!138 = !DILocation(line: 18, column: 26, scope: !133)
!139 = !DILocation(line: 18, column: 16, scope: !133)
!140 = !DILocation(line: 18, column: 11, scope: !133)
!141 = !DILocation(line: 20, column: 2, scope: !133)
!142 = !DILocation(line: 22, column: 13, scope: !133)
!143 = !DILocation(line: 22, column: 7, scope: !133)
!144 = !DILocation(line: 22, column: 2, scope: !133)
!145 = !DILocation(line: 22, column: 11, scope: !133)
!146 = !DILocation(line: 23, column: 2, scope: !133)
