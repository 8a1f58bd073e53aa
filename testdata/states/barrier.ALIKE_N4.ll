; ModuleID = 'states/barrier.c'
source_filename = "states/barrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@value = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [15 x i8] c"value == phase\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"states/barrier.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 4) #6, !dbg !49
  call void @run_alike(i32 noundef 4, ptr noundef @run), !dbg !50
  ret i32 0, !dbg !51
}

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !52 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !60
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !61, metadata !DIExpression()), !dbg !62
  %9 = load i32, ptr %3, align 4, !dbg !63
  %10 = zext i32 %9 to i64, !dbg !64
  %11 = call ptr @llvm.stacksave(), !dbg !64
  store ptr %11, ptr %5, align 8, !dbg !64
  %12 = alloca i64, i64 %10, align 16, !dbg !64
  store i64 %10, ptr %6, align 8, !dbg !64
  call void @llvm.dbg.declare(metadata ptr %6, metadata !65, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.declare(metadata ptr %12, metadata !68, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata ptr %7, metadata !74, metadata !DIExpression()), !dbg !76
  store i32 0, ptr %7, align 4, !dbg !76
  br label %13, !dbg !77

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !78
  %15 = load i32, ptr %3, align 4, !dbg !80
  %16 = icmp slt i32 %14, %15, !dbg !81
  br i1 %16, label %17, label %26, !dbg !82

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !83
  %19 = sext i32 %18 to i64, !dbg !84
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !84
  %21 = load ptr, ptr %4, align 8, !dbg !85
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #6, !dbg !86
  br label %23, !dbg !86

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !87
  %25 = add nsw i32 %24, 1, !dbg !87
  store i32 %25, ptr %7, align 4, !dbg !87
  br label %13, !dbg !88, !llvm.loop !89

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !92, metadata !DIExpression()), !dbg !94
  store i32 0, ptr %8, align 4, !dbg !94
  br label %27, !dbg !95

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !96
  %29 = load i32, ptr %3, align 4, !dbg !98
  %30 = icmp slt i32 %28, %29, !dbg !99
  br i1 %30, label %31, label %40, !dbg !100

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !101
  %33 = sext i32 %32 to i64, !dbg !102
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !102
  %35 = load i64, ptr %34, align 8, !dbg !102
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !103
  br label %37, !dbg !103

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !104
  %39 = add nsw i32 %38, 1, !dbg !104
  store i32 %39, ptr %8, align 4, !dbg !104
  br label %27, !dbg !105, !llvm.loop !106

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !108
  call void @llvm.stackrestore(ptr %41), !dbg !108
  ret void, !dbg !108
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !109 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !110, metadata !DIExpression()), !dbg !111
  %4 = load ptr, ptr %2, align 8, !dbg !112
  call void @llvm.dbg.declare(metadata ptr %3, metadata !113, metadata !DIExpression()), !dbg !114
  store i32 0, ptr %3, align 4, !dbg !114
  br label %5, !dbg !115

5:                                                ; preds = %21, %1
  %6 = load i32, ptr %3, align 4, !dbg !116
  %7 = icmp ne i32 %6, 0, !dbg !120
  %8 = xor i1 %7, true, !dbg !120
  %9 = zext i1 %8 to i32, !dbg !120
  store i32 %9, ptr %3, align 4, !dbg !121
  %10 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #6, !dbg !122
  %11 = icmp eq i32 %10, -1, !dbg !124
  br i1 %11, label %12, label %14, !dbg !125

12:                                               ; preds = %5
  %13 = load i32, ptr %3, align 4, !dbg !126
  store volatile i32 %13, ptr @value, align 4, !dbg !127
  br label %14, !dbg !128

14:                                               ; preds = %12, %5
  %15 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #6, !dbg !129
  %16 = load volatile i32, ptr @value, align 4, !dbg !130
  %17 = load i32, ptr %3, align 4, !dbg !130
  %18 = icmp eq i32 %16, %17, !dbg !130
  br i1 %18, label %19, label %20, !dbg !133

19:                                               ; preds = %14
  br label %21, !dbg !133

20:                                               ; preds = %14
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.run) #7, !dbg !130
  unreachable, !dbg !130

21:                                               ; preds = %19
  br label %5, !dbg !134, !llvm.loop !135
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
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 17, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/barrier.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 120, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 15)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 18)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 18, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !29, line: 112, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!30 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !29, line: 108, size: 256, elements: !31)
!31 = !{!32, !36}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !30, file: !29, line: 110, baseType: !33, size: 256)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !30, file: !29, line: 111, baseType: !37, size: 64)
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 61, type: !46, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!27}
!48 = !{}
!49 = !DILocation(line: 63, column: 2, scope: !45)
!50 = !DILocation(line: 65, column: 2, scope: !45)
!51 = !DILocation(line: 69, column: 2, scope: !45)
!52 = distinct !DISubprogram(name: "run_alike", scope: !53, file: !53, line: 70, type: !54, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!53 = !DIFile(filename: "states/states.h", directory: ".")
!54 = !DISubroutineType(types: !55)
!55 = !{null, !27, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DISubroutineType(types: !58)
!58 = !{!5, !5}
!59 = !DILocalVariable(name: "n", arg: 1, scope: !52, file: !53, line: 70, type: !27)
!60 = !DILocation(line: 70, column: 34, scope: !52)
!61 = !DILocalVariable(name: "routine", arg: 2, scope: !52, file: !53, line: 70, type: !56)
!62 = !DILocation(line: 70, column: 45, scope: !52)
!63 = !DILocation(line: 72, column: 14, scope: !52)
!64 = !DILocation(line: 72, column: 2, scope: !52)
!65 = !DILocalVariable(name: "__vla_expr0", scope: !52, type: !66, flags: DIFlagArtificial)
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !DILocation(line: 0, scope: !52)
!68 = !DILocalVariable(name: "t", scope: !52, file: !53, line: 72, type: !69)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, elements: !71)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !66)
!71 = !{!72}
!72 = !DISubrange(count: !65)
!73 = !DILocation(line: 72, column: 12, scope: !52)
!74 = !DILocalVariable(name: "i", scope: !75, file: !53, line: 74, type: !27)
!75 = distinct !DILexicalBlock(scope: !52, file: !53, line: 74, column: 2)
!76 = !DILocation(line: 74, column: 11, scope: !75)
!77 = !DILocation(line: 74, column: 7, scope: !75)
!78 = !DILocation(line: 74, column: 18, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !53, line: 74, column: 2)
!80 = !DILocation(line: 74, column: 22, scope: !79)
!81 = !DILocation(line: 74, column: 20, scope: !79)
!82 = !DILocation(line: 74, column: 2, scope: !75)
!83 = !DILocation(line: 75, column: 21, scope: !79)
!84 = !DILocation(line: 75, column: 19, scope: !79)
!85 = !DILocation(line: 75, column: 31, scope: !79)
!86 = !DILocation(line: 75, column: 3, scope: !79)
!87 = !DILocation(line: 74, column: 26, scope: !79)
!88 = !DILocation(line: 74, column: 2, scope: !79)
!89 = distinct !{!89, !82, !90, !91}
!90 = !DILocation(line: 75, column: 44, scope: !75)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocalVariable(name: "i", scope: !93, file: !53, line: 76, type: !27)
!93 = distinct !DILexicalBlock(scope: !52, file: !53, line: 76, column: 2)
!94 = !DILocation(line: 76, column: 11, scope: !93)
!95 = !DILocation(line: 76, column: 7, scope: !93)
!96 = !DILocation(line: 76, column: 18, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !53, line: 76, column: 2)
!98 = !DILocation(line: 76, column: 22, scope: !97)
!99 = !DILocation(line: 76, column: 20, scope: !97)
!100 = !DILocation(line: 76, column: 2, scope: !93)
!101 = !DILocation(line: 77, column: 18, scope: !97)
!102 = !DILocation(line: 77, column: 16, scope: !97)
!103 = !DILocation(line: 77, column: 3, scope: !97)
!104 = !DILocation(line: 76, column: 26, scope: !97)
!105 = !DILocation(line: 76, column: 2, scope: !97)
!106 = distinct !{!106, !100, !107, !91}
!107 = !DILocation(line: 77, column: 26, scope: !93)
!108 = !DILocation(line: 78, column: 1, scope: !52)
!109 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 27, type: !57, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!110 = !DILocalVariable(name: "arg", arg: 1, scope: !109, file: !3, line: 27, type: !5)
!111 = !DILocation(line: 27, column: 24, scope: !109)
!112 = !DILocation(line: 29, column: 8, scope: !109)
!113 = !DILocalVariable(name: "phase", scope: !109, file: !3, line: 30, type: !27)
!114 = !DILocation(line: 30, column: 6, scope: !109)
!115 = !DILocation(line: 32, column: 2, scope: !109)
!116 = !DILocation(line: 33, column: 12, scope: !117)
!117 = distinct !DILexicalBlock(scope: !118, file: !3, line: 32, column: 9)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 32, column: 2)
!119 = distinct !DILexicalBlock(scope: !109, file: !3, line: 32, column: 2)
!120 = !DILocation(line: 33, column: 11, scope: !117)
!121 = !DILocation(line: 33, column: 9, scope: !117)
!122 = !DILocation(line: 34, column: 7, scope: !123)
!123 = distinct !DILexicalBlock(scope: !117, file: !3, line: 34, column: 7)
!124 = !DILocation(line: 34, column: 38, scope: !123)
!125 = !DILocation(line: 34, column: 7, scope: !117)
!126 = !DILocation(line: 35, column: 12, scope: !123)
!127 = !DILocation(line: 35, column: 10, scope: !123)
!128 = !DILocation(line: 35, column: 4, scope: !123)
!129 = !DILocation(line: 36, column: 3, scope: !117)
!130 = !DILocation(line: 37, column: 3, scope: !131)
!131 = distinct !DILexicalBlock(scope: !132, file: !3, line: 37, column: 3)
!132 = distinct !DILexicalBlock(scope: !117, file: !3, line: 37, column: 3)
!133 = !DILocation(line: 37, column: 3, scope: !132)
!134 = !DILocation(line: 32, column: 2, scope: !118)
!135 = distinct !{!135, !136, !137}
!136 = !DILocation(line: 32, column: 2, scope: !119)
!137 = !DILocation(line: 38, column: 2, scope: !119)
