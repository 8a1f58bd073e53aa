; ModuleID = 'rc11/peterson.c'
source_filename = "rc11/peterson.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@victim = internal global i32 0, align 4, !dbg !39
@inside = internal global i32 0, align 4, !dbg !43
@.str = private unnamed_addr constant [17 x i8] c"inside == me + 1\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [16 x i8] c"rc11/peterson.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata ptr %3, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, ptr %3, align 4, !dbg !67
  br label %5, !dbg !68

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !69
  %7 = icmp slt i32 %6, 2, !dbg !71
  br i1 %7, label %8, label %19, !dbg !72

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !73
  %10 = sext i32 %9 to i64, !dbg !74
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !74
  %12 = load i32, ptr %3, align 4, !dbg !75
  %13 = sext i32 %12 to i64, !dbg !76
  %14 = inttoptr i64 %13 to ptr, !dbg !77
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !78
  br label %16, !dbg !78

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !79
  %18 = add nsw i32 %17, 1, !dbg !79
  store i32 %18, ptr %3, align 4, !dbg !79
  br label %5, !dbg !80, !llvm.loop !81

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !84, metadata !DIExpression()), !dbg !86
  store i32 0, ptr %4, align 4, !dbg !86
  br label %20, !dbg !87

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !88
  %22 = icmp slt i32 %21, 2, !dbg !90
  br i1 %22, label %23, label %32, !dbg !91

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !92
  %25 = sext i32 %24 to i64, !dbg !93
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !93
  %27 = load i64, ptr %26, align 8, !dbg !93
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !94
  br label %29, !dbg !94

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !95
  %31 = add nsw i32 %30, 1, !dbg !95
  store i32 %31, ptr %4, align 4, !dbg !95
  br label %20, !dbg !96, !llvm.loop !97

32:                                               ; preds = %20
  ret i32 0, !dbg !99
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !100 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !103, metadata !DIExpression()), !dbg !104
  call void @llvm.dbg.declare(metadata ptr %3, metadata !105, metadata !DIExpression()), !dbg !106
  %9 = load ptr, ptr %2, align 8, !dbg !107
  %10 = ptrtoint ptr %9 to i64, !dbg !108
  %11 = trunc i64 %10 to i32, !dbg !109
  store i32 %11, ptr %3, align 4, !dbg !106
  call void @llvm.dbg.declare(metadata ptr %4, metadata !110, metadata !DIExpression()), !dbg !111
  %12 = load i32, ptr %3, align 4, !dbg !112
  %13 = sub nsw i32 1, %12, !dbg !113
  store i32 %13, ptr %4, align 4, !dbg !111
  call void @llvm.dbg.declare(metadata ptr %5, metadata !114, metadata !DIExpression()), !dbg !116
  store i32 0, ptr %5, align 4, !dbg !116
  br label %14, !dbg !117

14:                                               ; preds = %48, %1
  %15 = load i32, ptr %5, align 4, !dbg !118
  %16 = icmp slt i32 %15, 3, !dbg !120
  br i1 %16, label %17, label %51, !dbg !121

17:                                               ; preds = %14
  %18 = load i32, ptr %3, align 4, !dbg !122
  call void @announce(i32 noundef %18), !dbg !124
  br label %19, !dbg !125

19:                                               ; preds = %33, %17
  %20 = load i32, ptr %4, align 4, !dbg !126
  %21 = sext i32 %20 to i64, !dbg !126
  %22 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %21, !dbg !126
  %23 = load atomic i32, ptr %22 acquire, align 4, !dbg !126
  store i32 %23, ptr %6, align 4, !dbg !126
  %24 = load i32, ptr %6, align 4, !dbg !126
  %25 = icmp ne i32 %24, 0, !dbg !126
  br i1 %25, label %26, label %31, !dbg !127

26:                                               ; preds = %19
  %27 = load atomic i32, ptr @victim acquire, align 4, !dbg !128
  store i32 %27, ptr %7, align 4, !dbg !128
  %28 = load i32, ptr %7, align 4, !dbg !128
  %29 = load i32, ptr %3, align 4, !dbg !129
  %30 = icmp eq i32 %28, %29, !dbg !130
  br label %31

31:                                               ; preds = %26, %19
  %32 = phi i1 [ false, %19 ], [ %30, %26 ], !dbg !131
  br i1 %32, label %33, label %34, !dbg !125

33:                                               ; preds = %31
  br label %19, !dbg !125, !llvm.loop !132

34:                                               ; preds = %31
  %35 = load i32, ptr %3, align 4, !dbg !134
  %36 = add nsw i32 %35, 1, !dbg !135
  store i32 %36, ptr @inside, align 4, !dbg !136
  %37 = load i32, ptr @inside, align 4, !dbg !137
  %38 = load i32, ptr %3, align 4, !dbg !137
  %39 = add nsw i32 %38, 1, !dbg !137
  %40 = icmp eq i32 %37, %39, !dbg !137
  br i1 %40, label %41, label %42, !dbg !140

41:                                               ; preds = %34
  br label %43, !dbg !140

42:                                               ; preds = %34
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !137
  unreachable, !dbg !137

43:                                               ; preds = %41
  %44 = load i32, ptr %3, align 4, !dbg !141
  %45 = sext i32 %44 to i64, !dbg !141
  %46 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %45, !dbg !141
  store i32 0, ptr %8, align 4, !dbg !141
  %47 = load i32, ptr %8, align 4, !dbg !141
  store atomic i32 %47, ptr %46 release, align 4, !dbg !141
  br label %48, !dbg !142

48:                                               ; preds = %43
  %49 = load i32, ptr %5, align 4, !dbg !143
  %50 = add nsw i32 %49, 1, !dbg !143
  store i32 %50, ptr %5, align 4, !dbg !143
  br label %14, !dbg !144, !llvm.loop !145

51:                                               ; preds = %14
  ret ptr null, !dbg !147
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @announce(i32 noundef %0) #0 !dbg !148 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !151, metadata !DIExpression()), !dbg !152
  %6 = load i32, ptr %2, align 4, !dbg !153
  %7 = sext i32 %6 to i64, !dbg !153
  %8 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %7, !dbg !153
  store i32 1, ptr %3, align 4, !dbg !153
  %9 = load i32, ptr %3, align 4, !dbg !153
  store atomic i32 %9, ptr %8 monotonic, align 4, !dbg !153
  %10 = load i32, ptr %2, align 4, !dbg !154
  store i32 %10, ptr %4, align 4, !dbg !154
  %11 = load i32, ptr %4, align 4, !dbg !154
  %12 = atomicrmw xchg ptr @victim, i32 %11 acq_rel, align 4, !dbg !154
  store i32 %12, ptr %5, align 4, !dbg !154
  %13 = load i32, ptr %5, align 4, !dbg !154
  ret void, !dbg !155
}

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
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 23, type: !45, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/peterson.c", directory: ".")
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
!21 = !{!22, !28, !33, !0, !39, !43}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 136, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 17)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 128, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 16)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 144, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 18)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "victim", scope: !2, file: !3, line: 24, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 25, type: !20, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 64, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 2)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 8, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 2}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 57, type: !56, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!20}
!58 = !{}
!59 = !DILocalVariable(name: "t", scope: !55, file: !3, line: 59, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 128, elements: !46)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !62, line: 27, baseType: !63)
!62 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 59, column: 12, scope: !55)
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 61, type: !20)
!66 = distinct !DILexicalBlock(scope: !55, file: !3, line: 61, column: 2)
!67 = !DILocation(line: 61, column: 11, scope: !66)
!68 = !DILocation(line: 61, column: 7, scope: !66)
!69 = !DILocation(line: 61, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 61, column: 2)
!71 = !DILocation(line: 61, column: 20, scope: !70)
!72 = !DILocation(line: 61, column: 2, scope: !66)
!73 = !DILocation(line: 62, column: 21, scope: !70)
!74 = !DILocation(line: 62, column: 19, scope: !70)
!75 = !DILocation(line: 62, column: 54, scope: !70)
!76 = !DILocation(line: 62, column: 44, scope: !70)
!77 = !DILocation(line: 62, column: 36, scope: !70)
!78 = !DILocation(line: 62, column: 3, scope: !70)
!79 = !DILocation(line: 61, column: 26, scope: !70)
!80 = !DILocation(line: 61, column: 2, scope: !70)
!81 = distinct !{!81, !72, !82, !83}
!82 = !DILocation(line: 62, column: 55, scope: !66)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocalVariable(name: "i", scope: !85, file: !3, line: 63, type: !20)
!85 = distinct !DILexicalBlock(scope: !55, file: !3, line: 63, column: 2)
!86 = !DILocation(line: 63, column: 11, scope: !85)
!87 = !DILocation(line: 63, column: 7, scope: !85)
!88 = !DILocation(line: 63, column: 18, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !3, line: 63, column: 2)
!90 = !DILocation(line: 63, column: 20, scope: !89)
!91 = !DILocation(line: 63, column: 2, scope: !85)
!92 = !DILocation(line: 64, column: 18, scope: !89)
!93 = !DILocation(line: 64, column: 16, scope: !89)
!94 = !DILocation(line: 64, column: 3, scope: !89)
!95 = !DILocation(line: 63, column: 26, scope: !89)
!96 = !DILocation(line: 63, column: 2, scope: !89)
!97 = distinct !{!97, !91, !98, !83}
!98 = !DILocation(line: 64, column: 26, scope: !85)
!99 = !DILocation(line: 65, column: 2, scope: !55)
!100 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 41, type: !101, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!101 = !DISubroutineType(types: !102)
!102 = !{!16, !16}
!103 = !DILocalVariable(name: "arg", arg: 1, scope: !100, file: !3, line: 41, type: !16)
!104 = !DILocation(line: 41, column: 24, scope: !100)
!105 = !DILocalVariable(name: "me", scope: !100, file: !3, line: 43, type: !20)
!106 = !DILocation(line: 43, column: 6, scope: !100)
!107 = !DILocation(line: 43, column: 26, scope: !100)
!108 = !DILocation(line: 43, column: 16, scope: !100)
!109 = !DILocation(line: 43, column: 11, scope: !100)
!110 = !DILocalVariable(name: "other", scope: !100, file: !3, line: 44, type: !20)
!111 = !DILocation(line: 44, column: 6, scope: !100)
!112 = !DILocation(line: 44, column: 18, scope: !100)
!113 = !DILocation(line: 44, column: 16, scope: !100)
!114 = !DILocalVariable(name: "r", scope: !115, file: !3, line: 46, type: !20)
!115 = distinct !DILexicalBlock(scope: !100, file: !3, line: 46, column: 2)
!116 = !DILocation(line: 46, column: 11, scope: !115)
!117 = !DILocation(line: 46, column: 7, scope: !115)
!118 = !DILocation(line: 46, column: 18, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 46, column: 2)
!120 = !DILocation(line: 46, column: 20, scope: !119)
!121 = !DILocation(line: 46, column: 2, scope: !115)
!122 = !DILocation(line: 47, column: 12, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 46, column: 35)
!124 = !DILocation(line: 47, column: 3, scope: !123)
!125 = !DILocation(line: 48, column: 3, scope: !123)
!126 = !DILocation(line: 48, column: 10, scope: !123)
!127 = !DILocation(line: 48, column: 41, scope: !123)
!128 = !DILocation(line: 48, column: 44, scope: !123)
!129 = !DILocation(line: 48, column: 72, scope: !123)
!130 = !DILocation(line: 48, column: 69, scope: !123)
!131 = !DILocation(line: 0, scope: !123)
!132 = distinct !{!132, !125, !133, !83}
!133 = !DILocation(line: 49, column: 4, scope: !123)
!134 = !DILocation(line: 50, column: 12, scope: !123)
!135 = !DILocation(line: 50, column: 15, scope: !123)
!136 = !DILocation(line: 50, column: 10, scope: !123)
!137 = !DILocation(line: 51, column: 3, scope: !138)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 51, column: 3)
!139 = distinct !DILexicalBlock(scope: !123, file: !3, line: 51, column: 3)
!140 = !DILocation(line: 51, column: 3, scope: !139)
!141 = !DILocation(line: 52, column: 3, scope: !123)
!142 = !DILocation(line: 53, column: 2, scope: !123)
!143 = !DILocation(line: 46, column: 31, scope: !119)
!144 = !DILocation(line: 46, column: 2, scope: !119)
!145 = distinct !{!145, !121, !146, !83}
!146 = !DILocation(line: 53, column: 2, scope: !115)
!147 = !DILocation(line: 54, column: 2, scope: !100)
!148 = distinct !DISubprogram(name: "announce", scope: !3, file: !3, line: 27, type: !149, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!149 = !DISubroutineType(types: !150)
!150 = !{null, !20}
!151 = !DILocalVariable(name: "me", arg: 1, scope: !148, file: !3, line: 27, type: !20)
!152 = !DILocation(line: 27, column: 26, scope: !148)
!153 = !DILocation(line: 29, column: 2, scope: !148)
!154 = !DILocation(line: 31, column: 2, scope: !148)
!155 = !DILocation(line: 39, column: 1, scope: !148)
