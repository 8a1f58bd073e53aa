; ModuleID = 'symbolic/reorder.c'
source_filename = "symbolic/reorder.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@value = internal global i32 0, align 4, !dbg !0
@a = internal global i32 0, align 4, !dbg !7
@b = internal global i32 0, align 4, !dbg !10
@.str = private unnamed_addr constant [25 x i8] c"y != value || x == value\00", align 1, !dbg !12
@.str.1 = private unnamed_addr constant [19 x i8] c"symbolic/reorder.c\00", align 1, !dbg !18
@__PRETTY_FUNCTION__.check = private unnamed_addr constant [20 x i8] c"void *check(void *)\00", align 1, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !36 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata ptr %3, metadata !48, metadata !DIExpression()), !dbg !49
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !50
  store i32 %6, ptr @value, align 4, !dbg !51
  %7 = load i32, ptr @value, align 4, !dbg !52
  %8 = icmp ne i32 %7, 0, !dbg !53
  %9 = zext i1 %8 to i32, !dbg !53
  call void @__VERIFIER_assume(i32 noundef %9), !dbg !54
  call void @llvm.dbg.declare(metadata ptr %4, metadata !55, metadata !DIExpression()), !dbg !57
  store i32 0, ptr %4, align 4, !dbg !57
  br label %10, !dbg !58

10:                                               ; preds = %18, %0
  %11 = load i32, ptr %4, align 4, !dbg !59
  %12 = icmp slt i32 %11, 6, !dbg !61
  br i1 %12, label %13, label %21, !dbg !62

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !63
  %15 = sext i32 %14 to i64, !dbg !64
  %16 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %15, !dbg !64
  %17 = call i32 @pthread_create(ptr noundef %16, ptr noundef null, ptr noundef @set, ptr noundef null) #5, !dbg !65
  br label %18, !dbg !65

18:                                               ; preds = %13
  %19 = load i32, ptr %4, align 4, !dbg !66
  %20 = add nsw i32 %19, 1, !dbg !66
  store i32 %20, ptr %4, align 4, !dbg !66
  br label %10, !dbg !67, !llvm.loop !68

21:                                               ; preds = %10
  %22 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @check, ptr noundef null) #5, !dbg !71
  call void @llvm.dbg.declare(metadata ptr %5, metadata !72, metadata !DIExpression()), !dbg !74
  store i32 0, ptr %5, align 4, !dbg !74
  br label %23, !dbg !75

23:                                               ; preds = %32, %21
  %24 = load i32, ptr %5, align 4, !dbg !76
  %25 = icmp slt i32 %24, 6, !dbg !78
  br i1 %25, label %26, label %35, !dbg !79

26:                                               ; preds = %23
  %27 = load i32, ptr %5, align 4, !dbg !80
  %28 = sext i32 %27 to i64, !dbg !81
  %29 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %28, !dbg !81
  %30 = load i64, ptr %29, align 8, !dbg !81
  %31 = call i32 @pthread_join(i64 noundef %30, ptr noundef null), !dbg !82
  br label %32, !dbg !82

32:                                               ; preds = %26
  %33 = load i32, ptr %5, align 4, !dbg !83
  %34 = add nsw i32 %33, 1, !dbg !83
  store i32 %34, ptr %5, align 4, !dbg !83
  br label %23, !dbg !84, !llvm.loop !85

35:                                               ; preds = %23
  %36 = load i64, ptr %3, align 8, !dbg !87
  %37 = call i32 @pthread_join(i64 noundef %36, ptr noundef null), !dbg !88
  ret i32 0, !dbg !89
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !90 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !93, metadata !DIExpression()), !dbg !94
  %3 = load i32, ptr @value, align 4, !dbg !95
  store i32 %3, ptr @a, align 4, !dbg !96
  %4 = load i32, ptr @value, align 4, !dbg !97
  store i32 %4, ptr @b, align 4, !dbg !98
  %5 = load ptr, ptr %2, align 8, !dbg !99
  ret ptr %5, !dbg !100
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @check(ptr noundef %0) #0 !dbg !101 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !102, metadata !DIExpression()), !dbg !103
  call void @llvm.dbg.declare(metadata ptr %3, metadata !104, metadata !DIExpression()), !dbg !105
  %5 = load i32, ptr @b, align 4, !dbg !106
  store i32 %5, ptr %3, align 4, !dbg !105
  call void @llvm.dbg.declare(metadata ptr %4, metadata !107, metadata !DIExpression()), !dbg !108
  %6 = load i32, ptr @a, align 4, !dbg !109
  store i32 %6, ptr %4, align 4, !dbg !108
  %7 = load i32, ptr %3, align 4, !dbg !110
  %8 = load i32, ptr @value, align 4, !dbg !110
  %9 = icmp ne i32 %7, %8, !dbg !110
  br i1 %9, label %14, label %10, !dbg !110

10:                                               ; preds = %1
  %11 = load i32, ptr %4, align 4, !dbg !110
  %12 = load i32, ptr @value, align 4, !dbg !110
  %13 = icmp eq i32 %11, %12, !dbg !110
  br i1 %13, label %14, label %15, !dbg !113

14:                                               ; preds = %10, %1
  br label %16, !dbg !113

15:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.check) #6, !dbg !110
  unreachable, !dbg !110

16:                                               ; preds = %14
  %17 = load ptr, ptr %2, align 8, !dbg !114
  ret ptr %17, !dbg !115
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 18, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/reorder.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !12, !18, !23}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 18, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 18, type: !9, isLocal: true, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 200, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 25)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 152, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 19)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 160, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!27 = !{!28}
!28 = !DISubrange(count: 20)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !37, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!9}
!39 = !{}
!40 = !DILocalVariable(name: "t", scope: !36, file: !3, line: 42, type: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 384, elements: !45)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !{!46}
!46 = !DISubrange(count: 6)
!47 = !DILocation(line: 42, column: 12, scope: !36)
!48 = !DILocalVariable(name: "u", scope: !36, file: !3, line: 42, type: !42)
!49 = !DILocation(line: 42, column: 24, scope: !36)
!50 = !DILocation(line: 44, column: 10, scope: !36)
!51 = !DILocation(line: 44, column: 8, scope: !36)
!52 = !DILocation(line: 45, column: 20, scope: !36)
!53 = !DILocation(line: 45, column: 26, scope: !36)
!54 = !DILocation(line: 45, column: 2, scope: !36)
!55 = !DILocalVariable(name: "i", scope: !56, file: !3, line: 46, type: !9)
!56 = distinct !DILexicalBlock(scope: !36, file: !3, line: 46, column: 2)
!57 = !DILocation(line: 46, column: 11, scope: !56)
!58 = !DILocation(line: 46, column: 7, scope: !56)
!59 = !DILocation(line: 46, column: 18, scope: !60)
!60 = distinct !DILexicalBlock(scope: !56, file: !3, line: 46, column: 2)
!61 = !DILocation(line: 46, column: 20, scope: !60)
!62 = !DILocation(line: 46, column: 2, scope: !56)
!63 = !DILocation(line: 47, column: 21, scope: !60)
!64 = !DILocation(line: 47, column: 19, scope: !60)
!65 = !DILocation(line: 47, column: 3, scope: !60)
!66 = !DILocation(line: 46, column: 32, scope: !60)
!67 = !DILocation(line: 46, column: 2, scope: !60)
!68 = distinct !{!68, !62, !69, !70}
!69 = !DILocation(line: 47, column: 40, scope: !56)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocation(line: 48, column: 2, scope: !36)
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 49, type: !9)
!73 = distinct !DILexicalBlock(scope: !36, file: !3, line: 49, column: 2)
!74 = !DILocation(line: 49, column: 11, scope: !73)
!75 = !DILocation(line: 49, column: 7, scope: !73)
!76 = !DILocation(line: 49, column: 18, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 49, column: 2)
!78 = !DILocation(line: 49, column: 20, scope: !77)
!79 = !DILocation(line: 49, column: 2, scope: !73)
!80 = !DILocation(line: 50, column: 18, scope: !77)
!81 = !DILocation(line: 50, column: 16, scope: !77)
!82 = !DILocation(line: 50, column: 3, scope: !77)
!83 = !DILocation(line: 49, column: 32, scope: !77)
!84 = !DILocation(line: 49, column: 2, scope: !77)
!85 = distinct !{!85, !79, !86, !70}
!86 = !DILocation(line: 50, column: 26, scope: !73)
!87 = !DILocation(line: 51, column: 15, scope: !36)
!88 = !DILocation(line: 51, column: 2, scope: !36)
!89 = !DILocation(line: 52, column: 2, scope: !36)
!90 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 20, type: !91, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!91 = !DISubroutineType(types: !92)
!92 = !{!5, !5}
!93 = !DILocalVariable(name: "arg", arg: 1, scope: !90, file: !3, line: 20, type: !5)
!94 = !DILocation(line: 20, column: 24, scope: !90)
!95 = !DILocation(line: 26, column: 6, scope: !90)
!96 = !DILocation(line: 26, column: 4, scope: !90)
!97 = !DILocation(line: 27, column: 6, scope: !90)
!98 = !DILocation(line: 27, column: 4, scope: !90)
!99 = !DILocation(line: 29, column: 9, scope: !90)
!100 = !DILocation(line: 29, column: 2, scope: !90)
!101 = distinct !DISubprogram(name: "check", scope: !3, file: !3, line: 32, type: !91, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !101, file: !3, line: 32, type: !5)
!103 = !DILocation(line: 32, column: 26, scope: !101)
!104 = !DILocalVariable(name: "y", scope: !101, file: !3, line: 34, type: !9)
!105 = !DILocation(line: 34, column: 6, scope: !101)
!106 = !DILocation(line: 34, column: 10, scope: !101)
!107 = !DILocalVariable(name: "x", scope: !101, file: !3, line: 34, type: !9)
!108 = !DILocation(line: 34, column: 13, scope: !101)
!109 = !DILocation(line: 34, column: 17, scope: !101)
!110 = !DILocation(line: 36, column: 2, scope: !111)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 36, column: 2)
!112 = distinct !DILexicalBlock(scope: !101, file: !3, line: 36, column: 2)
!113 = !DILocation(line: 36, column: 2, scope: !112)
!114 = !DILocation(line: 37, column: 9, scope: !101)
!115 = !DILocation(line: 37, column: 2, scope: !101)
