; ModuleID = 'benchmarks/writers_reader.c'
source_filename = "benchmarks/writers_reader.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [17 x i8] c"v >= 0 && v <= N\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [28 x i8] c"benchmarks/writers_reader.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.get = private unnamed_addr constant [18 x i8] c"void *get(void *)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !38 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !42, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata ptr %3, metadata !50, metadata !DIExpression()), !dbg !52
  store i32 0, ptr %3, align 4, !dbg !52
  br label %5, !dbg !53

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !54
  %7 = icmp slt i32 %6, 5, !dbg !56
  br i1 %7, label %8, label %20, !dbg !57

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !58
  %10 = sext i32 %9 to i64, !dbg !59
  %11 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %10, !dbg !59
  %12 = load i32, ptr %3, align 4, !dbg !60
  %13 = add nsw i32 %12, 1, !dbg !61
  %14 = sext i32 %13 to i64, !dbg !62
  %15 = inttoptr i64 %14 to ptr, !dbg !63
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @set, ptr noundef %15) #5, !dbg !64
  br label %17, !dbg !64

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !65
  %19 = add nsw i32 %18, 1, !dbg !65
  store i32 %19, ptr %3, align 4, !dbg !65
  br label %5, !dbg !66, !llvm.loop !67

20:                                               ; preds = %5
  %21 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 5, !dbg !70
  %22 = call i32 @pthread_create(ptr noundef %21, ptr noundef null, ptr noundef @get, ptr noundef null) #5, !dbg !71
  call void @llvm.dbg.declare(metadata ptr %4, metadata !72, metadata !DIExpression()), !dbg !74
  store i32 0, ptr %4, align 4, !dbg !74
  br label %23, !dbg !75

23:                                               ; preds = %32, %20
  %24 = load i32, ptr %4, align 4, !dbg !76
  %25 = icmp sle i32 %24, 5, !dbg !78
  br i1 %25, label %26, label %35, !dbg !79

26:                                               ; preds = %23
  %27 = load i32, ptr %4, align 4, !dbg !80
  %28 = sext i32 %27 to i64, !dbg !81
  %29 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %28, !dbg !81
  %30 = load i64, ptr %29, align 8, !dbg !81
  %31 = call i32 @pthread_join(i64 noundef %30, ptr noundef null), !dbg !82
  br label %32, !dbg !82

32:                                               ; preds = %26
  %33 = load i32, ptr %4, align 4, !dbg !83
  %34 = add nsw i32 %33, 1, !dbg !83
  store i32 %34, ptr %4, align 4, !dbg !83
  br label %23, !dbg !84, !llvm.loop !85

35:                                               ; preds = %23
  ret i32 0, !dbg !87
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !88 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !91, metadata !DIExpression()), !dbg !92
  %4 = load ptr, ptr %2, align 8, !dbg !93
  %5 = ptrtoint ptr %4 to i64, !dbg !93
  %6 = trunc i64 %5 to i32, !dbg !93
  store i32 %6, ptr %3, align 4, !dbg !93
  %7 = load i32, ptr %3, align 4, !dbg !93
  store atomic i32 %7, ptr @x seq_cst, align 4, !dbg !93
  ret ptr null, !dbg !94
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @get(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !96, metadata !DIExpression()), !dbg !97
  call void @llvm.dbg.declare(metadata ptr %3, metadata !98, metadata !DIExpression()), !dbg !99
  %5 = load atomic i32, ptr @x seq_cst, align 4, !dbg !100
  store i32 %5, ptr %4, align 4, !dbg !100
  %6 = load i32, ptr %4, align 4, !dbg !100
  store i32 %6, ptr %3, align 4, !dbg !99
  %7 = load ptr, ptr %2, align 8, !dbg !101
  %8 = load i32, ptr %3, align 4, !dbg !102
  %9 = icmp sge i32 %8, 0, !dbg !102
  br i1 %9, label %10, label %14, !dbg !102

10:                                               ; preds = %1
  %11 = load i32, ptr %3, align 4, !dbg !102
  %12 = icmp sle i32 %11, 5, !dbg !102
  br i1 %12, label %13, label %14, !dbg !105

13:                                               ; preds = %10
  br label %15, !dbg !105

14:                                               ; preds = %10, %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.get) #6, !dbg !102
  unreachable, !dbg !102

15:                                               ; preds = %13
  ret ptr null, !dbg !106
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
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 17, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "benchmarks/writers_reader.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !17, !22}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 17)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 224, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 28)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 18)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !29, line: 96, baseType: !30)
!29 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !39, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!9}
!41 = !{}
!42 = !DILocalVariable(name: "t", scope: !38, file: !3, line: 36, type: !43)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 384, elements: !47)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 27, baseType: !46)
!45 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !{!48}
!48 = !DISubrange(count: 6)
!49 = !DILocation(line: 36, column: 12, scope: !38)
!50 = !DILocalVariable(name: "i", scope: !51, file: !3, line: 38, type: !9)
!51 = distinct !DILexicalBlock(scope: !38, file: !3, line: 38, column: 2)
!52 = !DILocation(line: 38, column: 11, scope: !51)
!53 = !DILocation(line: 38, column: 7, scope: !51)
!54 = !DILocation(line: 38, column: 18, scope: !55)
!55 = distinct !DILexicalBlock(scope: !51, file: !3, line: 38, column: 2)
!56 = !DILocation(line: 38, column: 20, scope: !55)
!57 = !DILocation(line: 38, column: 2, scope: !51)
!58 = !DILocation(line: 39, column: 21, scope: !55)
!59 = !DILocation(line: 39, column: 19, scope: !55)
!60 = !DILocation(line: 39, column: 55, scope: !55)
!61 = !DILocation(line: 39, column: 57, scope: !55)
!62 = !DILocation(line: 39, column: 44, scope: !55)
!63 = !DILocation(line: 39, column: 36, scope: !55)
!64 = !DILocation(line: 39, column: 3, scope: !55)
!65 = !DILocation(line: 38, column: 26, scope: !55)
!66 = !DILocation(line: 38, column: 2, scope: !55)
!67 = distinct !{!67, !57, !68, !69}
!68 = !DILocation(line: 39, column: 61, scope: !51)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 40, column: 18, scope: !38)
!71 = !DILocation(line: 40, column: 2, scope: !38)
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 41, type: !9)
!73 = distinct !DILexicalBlock(scope: !38, file: !3, line: 41, column: 2)
!74 = !DILocation(line: 41, column: 11, scope: !73)
!75 = !DILocation(line: 41, column: 7, scope: !73)
!76 = !DILocation(line: 41, column: 18, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 41, column: 2)
!78 = !DILocation(line: 41, column: 20, scope: !77)
!79 = !DILocation(line: 41, column: 2, scope: !73)
!80 = !DILocation(line: 42, column: 18, scope: !77)
!81 = !DILocation(line: 42, column: 16, scope: !77)
!82 = !DILocation(line: 42, column: 3, scope: !77)
!83 = !DILocation(line: 41, column: 27, scope: !77)
!84 = !DILocation(line: 41, column: 2, scope: !77)
!85 = distinct !{!85, !79, !86, !69}
!86 = !DILocation(line: 42, column: 26, scope: !73)
!87 = !DILocation(line: 43, column: 2, scope: !38)
!88 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 19, type: !89, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!89 = !DISubroutineType(types: !90)
!90 = !{!5, !5}
!91 = !DILocalVariable(name: "arg", arg: 1, scope: !88, file: !3, line: 19, type: !5)
!92 = !DILocation(line: 19, column: 24, scope: !88)
!93 = !DILocation(line: 21, column: 2, scope: !88)
!94 = !DILocation(line: 22, column: 2, scope: !88)
!95 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 25, type: !89, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!96 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 25, type: !5)
!97 = !DILocation(line: 25, column: 24, scope: !95)
!98 = !DILocalVariable(name: "v", scope: !95, file: !3, line: 27, type: !9)
!99 = !DILocation(line: 27, column: 6, scope: !95)
!100 = !DILocation(line: 27, column: 10, scope: !95)
!101 = !DILocation(line: 29, column: 8, scope: !95)
!102 = !DILocation(line: 30, column: 2, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 30, column: 2)
!104 = distinct !DILexicalBlock(scope: !95, file: !3, line: 30, column: 2)
!105 = !DILocation(line: 30, column: 2, scope: !104)
!106 = !DILocation(line: 31, column: 2, scope: !95)
