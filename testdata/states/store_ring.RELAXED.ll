; ModuleID = 'states/store_ring.c'
source_filename = "states/store_ring.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@seen = internal global [4 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [8 x i8] c"sum > 0\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [20 x i8] c"states/store_ring.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !33
@flag = internal global [4 x i32] zeroinitializer, align 16, !dbg !39

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !59
  store i32 0, ptr %2, align 4, !dbg !59
  call void @run_numbered(i32 noundef 4, ptr noundef @run), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !63
  store i32 0, ptr %3, align 4, !dbg !63
  br label %4, !dbg !64

4:                                                ; preds = %14, %0
  %5 = load i32, ptr %3, align 4, !dbg !65
  %6 = icmp slt i32 %5, 4, !dbg !67
  br i1 %6, label %7, label %17, !dbg !68

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !69
  %9 = sext i32 %8 to i64, !dbg !70
  %10 = getelementptr inbounds [4 x i32], ptr @seen, i64 0, i64 %9, !dbg !70
  %11 = load i32, ptr %10, align 4, !dbg !70
  %12 = load i32, ptr %2, align 4, !dbg !71
  %13 = add nsw i32 %12, %11, !dbg !71
  store i32 %13, ptr %2, align 4, !dbg !71
  br label %14, !dbg !72

14:                                               ; preds = %7
  %15 = load i32, ptr %3, align 4, !dbg !73
  %16 = add nsw i32 %15, 1, !dbg !73
  store i32 %16, ptr %3, align 4, !dbg !73
  br label %4, !dbg !74, !llvm.loop !75

17:                                               ; preds = %4
  %18 = load i32, ptr %2, align 4, !dbg !78
  %19 = icmp sgt i32 %18, 0, !dbg !78
  br i1 %19, label %20, label %21, !dbg !81

20:                                               ; preds = %17
  br label %22, !dbg !81

21:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !78
  unreachable, !dbg !78

22:                                               ; preds = %20
  ret i32 0, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !83 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !90, metadata !DIExpression()), !dbg !91
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !92, metadata !DIExpression()), !dbg !93
  %9 = load i32, ptr %3, align 4, !dbg !94
  %10 = zext i32 %9 to i64, !dbg !95
  %11 = call ptr @llvm.stacksave(), !dbg !95
  store ptr %11, ptr %5, align 8, !dbg !95
  %12 = alloca i64, i64 %10, align 16, !dbg !95
  store i64 %10, ptr %6, align 8, !dbg !95
  call void @llvm.dbg.declare(metadata ptr %6, metadata !96, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.declare(metadata ptr %12, metadata !99, metadata !DIExpression()), !dbg !105
  call void @llvm.dbg.declare(metadata ptr %7, metadata !106, metadata !DIExpression()), !dbg !108
  store i32 0, ptr %7, align 4, !dbg !108
  br label %13, !dbg !109

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !110
  %15 = load i32, ptr %3, align 4, !dbg !112
  %16 = icmp slt i32 %14, %15, !dbg !113
  br i1 %16, label %17, label %29, !dbg !114

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !115
  %19 = sext i32 %18 to i64, !dbg !116
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !116
  %21 = load ptr, ptr %4, align 8, !dbg !117
  %22 = load i32, ptr %7, align 4, !dbg !118
  %23 = sext i32 %22 to i64, !dbg !119
  %24 = inttoptr i64 %23 to ptr, !dbg !120
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #7, !dbg !121
  br label %26, !dbg !121

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !122
  %28 = add nsw i32 %27, 1, !dbg !122
  store i32 %28, ptr %7, align 4, !dbg !122
  br label %13, !dbg !123, !llvm.loop !124

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !126, metadata !DIExpression()), !dbg !128
  store i32 0, ptr %8, align 4, !dbg !128
  br label %30, !dbg !129

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !130
  %32 = load i32, ptr %3, align 4, !dbg !132
  %33 = icmp slt i32 %31, %32, !dbg !133
  br i1 %33, label %34, label %43, !dbg !134

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !135
  %36 = sext i32 %35 to i64, !dbg !136
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !136
  %38 = load i64, ptr %37, align 8, !dbg !136
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !137
  br label %40, !dbg !137

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !138
  %42 = add nsw i32 %41, 1, !dbg !138
  store i32 %42, ptr %8, align 4, !dbg !138
  br label %30, !dbg !139, !llvm.loop !140

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !142
  call void @llvm.stackrestore(ptr %44), !dbg !142
  ret void, !dbg !142
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !143 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !144, metadata !DIExpression()), !dbg !145
  call void @llvm.dbg.declare(metadata ptr %3, metadata !146, metadata !DIExpression()), !dbg !147
  %6 = load ptr, ptr %2, align 8, !dbg !148
  %7 = ptrtoint ptr %6 to i64, !dbg !149
  %8 = trunc i64 %7 to i32, !dbg !150
  store i32 %8, ptr %3, align 4, !dbg !147
  %9 = load i32, ptr %3, align 4, !dbg !151
  %10 = sext i32 %9 to i64, !dbg !151
  %11 = getelementptr inbounds [4 x i32], ptr @flag, i64 0, i64 %10, !dbg !151
  store i32 1, ptr %4, align 4, !dbg !151
  %12 = load i32, ptr %4, align 4, !dbg !151
  store atomic i32 %12, ptr %11 monotonic, align 4, !dbg !151
  %13 = load i32, ptr %3, align 4, !dbg !152
  %14 = add nsw i32 %13, 1, !dbg !152
  %15 = srem i32 %14, 4, !dbg !152
  %16 = sext i32 %15 to i64, !dbg !152
  %17 = getelementptr inbounds [4 x i32], ptr @flag, i64 0, i64 %16, !dbg !152
  %18 = load atomic i32, ptr %17 monotonic, align 4, !dbg !152
  store i32 %18, ptr %5, align 4, !dbg !152
  %19 = load i32, ptr %5, align 4, !dbg !152
  %20 = load i32, ptr %3, align 4, !dbg !153
  %21 = sext i32 %20 to i64, !dbg !154
  %22 = getelementptr inbounds [4 x i32], ptr @seen, i64 0, i64 %21, !dbg !154
  store i32 %19, ptr %22, align 4, !dbg !155
  ret ptr null, !dbg !156
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
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 14, type: !46, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/store_ring.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "include/stdint.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22, !28, !33, !0, !39}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 64, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 8)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 160, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 20)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 120, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 15)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 13, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 128, elements: !44)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!44 = !{!45}
!45 = !DISubrange(count: 4)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 128, elements: !44)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !55, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!20}
!57 = !{}
!58 = !DILocalVariable(name: "sum", scope: !54, file: !3, line: 28, type: !20)
!59 = !DILocation(line: 28, column: 6, scope: !54)
!60 = !DILocation(line: 30, column: 2, scope: !54)
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 31, type: !20)
!62 = distinct !DILexicalBlock(scope: !54, file: !3, line: 31, column: 2)
!63 = !DILocation(line: 31, column: 11, scope: !62)
!64 = !DILocation(line: 31, column: 7, scope: !62)
!65 = !DILocation(line: 31, column: 18, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 31, column: 2)
!67 = !DILocation(line: 31, column: 20, scope: !66)
!68 = !DILocation(line: 31, column: 2, scope: !62)
!69 = !DILocation(line: 32, column: 15, scope: !66)
!70 = !DILocation(line: 32, column: 10, scope: !66)
!71 = !DILocation(line: 32, column: 7, scope: !66)
!72 = !DILocation(line: 32, column: 3, scope: !66)
!73 = !DILocation(line: 31, column: 26, scope: !66)
!74 = !DILocation(line: 31, column: 2, scope: !66)
!75 = distinct !{!75, !68, !76, !77}
!76 = !DILocation(line: 32, column: 16, scope: !62)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocation(line: 33, column: 2, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 33, column: 2)
!80 = distinct !DILexicalBlock(scope: !54, file: !3, line: 33, column: 2)
!81 = !DILocation(line: 33, column: 2, scope: !80)
!82 = !DILocation(line: 34, column: 2, scope: !54)
!83 = distinct !DISubprogram(name: "run_numbered", scope: !84, file: !84, line: 59, type: !85, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!84 = !DIFile(filename: "states/states.h", directory: ".")
!85 = !DISubroutineType(types: !86)
!86 = !{null, !20, !87}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DISubroutineType(types: !89)
!89 = !{!16, !16}
!90 = !DILocalVariable(name: "n", arg: 1, scope: !83, file: !84, line: 59, type: !20)
!91 = !DILocation(line: 59, column: 37, scope: !83)
!92 = !DILocalVariable(name: "routine", arg: 2, scope: !83, file: !84, line: 59, type: !87)
!93 = !DILocation(line: 59, column: 48, scope: !83)
!94 = !DILocation(line: 61, column: 14, scope: !83)
!95 = !DILocation(line: 61, column: 2, scope: !83)
!96 = !DILocalVariable(name: "__vla_expr0", scope: !83, type: !97, flags: DIFlagArtificial)
!97 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!98 = !DILocation(line: 0, scope: !83)
!99 = !DILocalVariable(name: "t", scope: !83, file: !84, line: 61, type: !100)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !101, elements: !103)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !102, line: 27, baseType: !97)
!102 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!103 = !{!104}
!104 = !DISubrange(count: !96)
!105 = !DILocation(line: 61, column: 12, scope: !83)
!106 = !DILocalVariable(name: "i", scope: !107, file: !84, line: 63, type: !20)
!107 = distinct !DILexicalBlock(scope: !83, file: !84, line: 63, column: 2)
!108 = !DILocation(line: 63, column: 11, scope: !107)
!109 = !DILocation(line: 63, column: 7, scope: !107)
!110 = !DILocation(line: 63, column: 18, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !84, line: 63, column: 2)
!112 = !DILocation(line: 63, column: 22, scope: !111)
!113 = !DILocation(line: 63, column: 20, scope: !111)
!114 = !DILocation(line: 63, column: 2, scope: !107)
!115 = !DILocation(line: 64, column: 21, scope: !111)
!116 = !DILocation(line: 64, column: 19, scope: !111)
!117 = !DILocation(line: 64, column: 31, scope: !111)
!118 = !DILocation(line: 64, column: 58, scope: !111)
!119 = !DILocation(line: 64, column: 48, scope: !111)
!120 = !DILocation(line: 64, column: 40, scope: !111)
!121 = !DILocation(line: 64, column: 3, scope: !111)
!122 = !DILocation(line: 63, column: 26, scope: !111)
!123 = !DILocation(line: 63, column: 2, scope: !111)
!124 = distinct !{!124, !114, !125, !77}
!125 = !DILocation(line: 64, column: 59, scope: !107)
!126 = !DILocalVariable(name: "i", scope: !127, file: !84, line: 65, type: !20)
!127 = distinct !DILexicalBlock(scope: !83, file: !84, line: 65, column: 2)
!128 = !DILocation(line: 65, column: 11, scope: !127)
!129 = !DILocation(line: 65, column: 7, scope: !127)
!130 = !DILocation(line: 65, column: 18, scope: !131)
!131 = distinct !DILexicalBlock(scope: !127, file: !84, line: 65, column: 2)
!132 = !DILocation(line: 65, column: 22, scope: !131)
!133 = !DILocation(line: 65, column: 20, scope: !131)
!134 = !DILocation(line: 65, column: 2, scope: !127)
!135 = !DILocation(line: 66, column: 18, scope: !131)
!136 = !DILocation(line: 66, column: 16, scope: !131)
!137 = !DILocation(line: 66, column: 3, scope: !131)
!138 = !DILocation(line: 65, column: 26, scope: !131)
!139 = !DILocation(line: 65, column: 2, scope: !131)
!140 = distinct !{!140, !134, !141, !77}
!141 = !DILocation(line: 66, column: 26, scope: !127)
!142 = !DILocation(line: 67, column: 1, scope: !83)
!143 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 16, type: !88, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!144 = !DILocalVariable(name: "arg", arg: 1, scope: !143, file: !3, line: 16, type: !16)
!145 = !DILocation(line: 16, column: 24, scope: !143)
!146 = !DILocalVariable(name: "me", scope: !143, file: !3, line: 18, type: !20)
!147 = !DILocation(line: 18, column: 6, scope: !143)
!148 = !DILocation(line: 18, column: 26, scope: !143)
!149 = !DILocation(line: 18, column: 16, scope: !143)
!150 = !DILocation(line: 18, column: 11, scope: !143)
!151 = !DILocation(line: 20, column: 2, scope: !143)
!152 = !DILocation(line: 22, column: 13, scope: !143)
!153 = !DILocation(line: 22, column: 7, scope: !143)
!154 = !DILocation(line: 22, column: 2, scope: !143)
!155 = !DILocation(line: 22, column: 11, scope: !143)
!156 = !DILocation(line: 23, column: 2, scope: !143)
