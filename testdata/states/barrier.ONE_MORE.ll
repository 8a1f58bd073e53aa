; ModuleID = 'states/barrier.c'
source_filename = "states/barrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@value = internal global i32 0, align 4, !dbg !28
@.str = private unnamed_addr constant [15 x i8] c"value == phase\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [17 x i8] c"states/barrier.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 3) #6, !dbg !51
  call void @run_numbered(i32 noundef 2, ptr noundef @run), !dbg !52
  ret i32 0, !dbg !53
}

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !54 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !62
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !63, metadata !DIExpression()), !dbg !64
  %9 = load i32, ptr %3, align 4, !dbg !65
  %10 = zext i32 %9 to i64, !dbg !66
  %11 = call ptr @llvm.stacksave(), !dbg !66
  store ptr %11, ptr %5, align 8, !dbg !66
  %12 = alloca i64, i64 %10, align 16, !dbg !66
  store i64 %10, ptr %6, align 8, !dbg !66
  call void @llvm.dbg.declare(metadata ptr %6, metadata !67, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata ptr %12, metadata !70, metadata !DIExpression()), !dbg !75
  call void @llvm.dbg.declare(metadata ptr %7, metadata !76, metadata !DIExpression()), !dbg !78
  store i32 0, ptr %7, align 4, !dbg !78
  br label %13, !dbg !79

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !80
  %15 = load i32, ptr %3, align 4, !dbg !82
  %16 = icmp slt i32 %14, %15, !dbg !83
  br i1 %16, label %17, label %29, !dbg !84

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !85
  %19 = sext i32 %18 to i64, !dbg !86
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !86
  %21 = load ptr, ptr %4, align 8, !dbg !87
  %22 = load i32, ptr %7, align 4, !dbg !88
  %23 = sext i32 %22 to i64, !dbg !89
  %24 = inttoptr i64 %23 to ptr, !dbg !90
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !91
  br label %26, !dbg !91

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !92
  %28 = add nsw i32 %27, 1, !dbg !92
  store i32 %28, ptr %7, align 4, !dbg !92
  br label %13, !dbg !93, !llvm.loop !94

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !97, metadata !DIExpression()), !dbg !99
  store i32 0, ptr %8, align 4, !dbg !99
  br label %30, !dbg !100

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !101
  %32 = load i32, ptr %3, align 4, !dbg !103
  %33 = icmp slt i32 %31, %32, !dbg !104
  br i1 %33, label %34, label %43, !dbg !105

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !106
  %36 = sext i32 %35 to i64, !dbg !107
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !107
  %38 = load i64, ptr %37, align 8, !dbg !107
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !108
  br label %40, !dbg !108

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !109
  %42 = add nsw i32 %41, 1, !dbg !109
  store i32 %42, ptr %8, align 4, !dbg !109
  br label %30, !dbg !110, !llvm.loop !111

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !113
  call void @llvm.stackrestore(ptr %44), !dbg !113
  ret void, !dbg !113
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !114 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !115, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.declare(metadata ptr %3, metadata !117, metadata !DIExpression()), !dbg !118
  %5 = load ptr, ptr %2, align 8, !dbg !119
  %6 = ptrtoint ptr %5 to i64, !dbg !120
  %7 = trunc i64 %6 to i32, !dbg !121
  store i32 %7, ptr %3, align 4, !dbg !118
  call void @llvm.dbg.declare(metadata ptr %4, metadata !122, metadata !DIExpression()), !dbg !123
  store i32 0, ptr %4, align 4, !dbg !123
  br label %8, !dbg !124

8:                                                ; preds = %24, %1
  %9 = load i32, ptr %4, align 4, !dbg !125
  %10 = icmp ne i32 %9, 0, !dbg !129
  %11 = xor i1 %10, true, !dbg !129
  %12 = zext i1 %11 to i32, !dbg !129
  store i32 %12, ptr %4, align 4, !dbg !130
  %13 = load i32, ptr %3, align 4, !dbg !131
  %14 = icmp eq i32 %13, 0, !dbg !133
  br i1 %14, label %15, label %17, !dbg !134

15:                                               ; preds = %8
  %16 = load i32, ptr %4, align 4, !dbg !135
  store volatile i32 %16, ptr @value, align 4, !dbg !136
  br label %17, !dbg !137

17:                                               ; preds = %15, %8
  %18 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #6, !dbg !138
  %19 = load volatile i32, ptr @value, align 4, !dbg !139
  %20 = load i32, ptr %4, align 4, !dbg !139
  %21 = icmp eq i32 %19, %20, !dbg !139
  br i1 %21, label %22, label %23, !dbg !142

22:                                               ; preds = %17
  br label %24, !dbg !142

23:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.run) #7, !dbg !139
  unreachable, !dbg !139

24:                                               ; preds = %22
  %25 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #6, !dbg !143
  br label %8, !dbg !144, !llvm.loop !145
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #3

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 17, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/barrier.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !17, !22, !28}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 120, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 15)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 17)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 18)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 18, type: !30, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !32, line: 112, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 108, size: 256, elements: !34)
!34 = !{!35, !39}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !33, file: !32, line: 110, baseType: !36, size: 256)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 256, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !32, line: 111, baseType: !8, size: 64)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 61, type: !48, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!9}
!50 = !{}
!51 = !DILocation(line: 63, column: 2, scope: !47)
!52 = !DILocation(line: 67, column: 2, scope: !47)
!53 = !DILocation(line: 69, column: 2, scope: !47)
!54 = distinct !DISubprogram(name: "run_numbered", scope: !55, file: !55, line: 59, type: !56, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!55 = !DIFile(filename: "states/states.h", directory: ".")
!56 = !DISubroutineType(types: !57)
!57 = !{null, !9, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DISubroutineType(types: !60)
!60 = !{!5, !5}
!61 = !DILocalVariable(name: "n", arg: 1, scope: !54, file: !55, line: 59, type: !9)
!62 = !DILocation(line: 59, column: 37, scope: !54)
!63 = !DILocalVariable(name: "routine", arg: 2, scope: !54, file: !55, line: 59, type: !58)
!64 = !DILocation(line: 59, column: 48, scope: !54)
!65 = !DILocation(line: 61, column: 14, scope: !54)
!66 = !DILocation(line: 61, column: 2, scope: !54)
!67 = !DILocalVariable(name: "__vla_expr0", scope: !54, type: !68, flags: DIFlagArtificial)
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocation(line: 0, scope: !54)
!70 = !DILocalVariable(name: "t", scope: !54, file: !55, line: 61, type: !71)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, elements: !73)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !68)
!73 = !{!74}
!74 = !DISubrange(count: !67)
!75 = !DILocation(line: 61, column: 12, scope: !54)
!76 = !DILocalVariable(name: "i", scope: !77, file: !55, line: 63, type: !9)
!77 = distinct !DILexicalBlock(scope: !54, file: !55, line: 63, column: 2)
!78 = !DILocation(line: 63, column: 11, scope: !77)
!79 = !DILocation(line: 63, column: 7, scope: !77)
!80 = !DILocation(line: 63, column: 18, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !55, line: 63, column: 2)
!82 = !DILocation(line: 63, column: 22, scope: !81)
!83 = !DILocation(line: 63, column: 20, scope: !81)
!84 = !DILocation(line: 63, column: 2, scope: !77)
!85 = !DILocation(line: 64, column: 21, scope: !81)
!86 = !DILocation(line: 64, column: 19, scope: !81)
!87 = !DILocation(line: 64, column: 31, scope: !81)
!88 = !DILocation(line: 64, column: 58, scope: !81)
!89 = !DILocation(line: 64, column: 48, scope: !81)
!90 = !DILocation(line: 64, column: 40, scope: !81)
!91 = !DILocation(line: 64, column: 3, scope: !81)
!92 = !DILocation(line: 63, column: 26, scope: !81)
!93 = !DILocation(line: 63, column: 2, scope: !81)
!94 = distinct !{!94, !84, !95, !96}
!95 = !DILocation(line: 64, column: 59, scope: !77)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocalVariable(name: "i", scope: !98, file: !55, line: 65, type: !9)
!98 = distinct !DILexicalBlock(scope: !54, file: !55, line: 65, column: 2)
!99 = !DILocation(line: 65, column: 11, scope: !98)
!100 = !DILocation(line: 65, column: 7, scope: !98)
!101 = !DILocation(line: 65, column: 18, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !55, line: 65, column: 2)
!103 = !DILocation(line: 65, column: 22, scope: !102)
!104 = !DILocation(line: 65, column: 20, scope: !102)
!105 = !DILocation(line: 65, column: 2, scope: !98)
!106 = !DILocation(line: 66, column: 18, scope: !102)
!107 = !DILocation(line: 66, column: 16, scope: !102)
!108 = !DILocation(line: 66, column: 3, scope: !102)
!109 = !DILocation(line: 65, column: 26, scope: !102)
!110 = !DILocation(line: 65, column: 2, scope: !102)
!111 = distinct !{!111, !105, !112, !96}
!112 = !DILocation(line: 66, column: 26, scope: !98)
!113 = !DILocation(line: 67, column: 1, scope: !54)
!114 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 42, type: !59, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!115 = !DILocalVariable(name: "arg", arg: 1, scope: !114, file: !3, line: 42, type: !5)
!116 = !DILocation(line: 42, column: 24, scope: !114)
!117 = !DILocalVariable(name: "me", scope: !114, file: !3, line: 44, type: !9)
!118 = !DILocation(line: 44, column: 6, scope: !114)
!119 = !DILocation(line: 44, column: 26, scope: !114)
!120 = !DILocation(line: 44, column: 16, scope: !114)
!121 = !DILocation(line: 44, column: 11, scope: !114)
!122 = !DILocalVariable(name: "phase", scope: !114, file: !3, line: 45, type: !9)
!123 = !DILocation(line: 45, column: 6, scope: !114)
!124 = !DILocation(line: 47, column: 2, scope: !114)
!125 = !DILocation(line: 48, column: 12, scope: !126)
!126 = distinct !DILexicalBlock(scope: !127, file: !3, line: 47, column: 9)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 47, column: 2)
!128 = distinct !DILexicalBlock(scope: !114, file: !3, line: 47, column: 2)
!129 = !DILocation(line: 48, column: 11, scope: !126)
!130 = !DILocation(line: 48, column: 9, scope: !126)
!131 = !DILocation(line: 49, column: 7, scope: !132)
!132 = distinct !DILexicalBlock(scope: !126, file: !3, line: 49, column: 7)
!133 = !DILocation(line: 49, column: 10, scope: !132)
!134 = !DILocation(line: 49, column: 7, scope: !126)
!135 = !DILocation(line: 50, column: 12, scope: !132)
!136 = !DILocation(line: 50, column: 10, scope: !132)
!137 = !DILocation(line: 50, column: 4, scope: !132)
!138 = !DILocation(line: 51, column: 3, scope: !126)
!139 = !DILocation(line: 52, column: 3, scope: !140)
!140 = distinct !DILexicalBlock(scope: !141, file: !3, line: 52, column: 3)
!141 = distinct !DILexicalBlock(scope: !126, file: !3, line: 52, column: 3)
!142 = !DILocation(line: 52, column: 3, scope: !141)
!143 = !DILocation(line: 54, column: 3, scope: !126)
!144 = !DILocation(line: 47, column: 2, scope: !127)
!145 = distinct !{!145, !146, !147}
!146 = !DILocation(line: 47, column: 2, scope: !128)
!147 = !DILocation(line: 56, column: 2, scope: !128)
