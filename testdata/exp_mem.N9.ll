; ModuleID = 'exp_mem.c'
source_filename = "exp_mem.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [21 x i8] c"atomic_load(&x) == 2\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [10 x i8] c"exp_mem.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21
@y = internal global i32 0, align 4, !dbg !29
@.str.2 = private unnamed_addr constant [21 x i8] c"atomic_load(&y) == N\00", align 1, !dbg !27

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca [9 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %3, metadata !51, metadata !DIExpression()), !dbg !55
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @add_x, ptr noundef null) #5, !dbg !56
  call void @llvm.dbg.declare(metadata ptr %4, metadata !57, metadata !DIExpression()), !dbg !59
  store i32 0, ptr %4, align 4, !dbg !59
  br label %9, !dbg !60

9:                                                ; preds = %20, %0
  %10 = load i32, ptr %4, align 4, !dbg !61
  %11 = icmp slt i32 %10, 9, !dbg !63
  br i1 %11, label %12, label %23, !dbg !64

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !65
  %14 = sext i32 %13 to i64, !dbg !66
  %15 = getelementptr inbounds [9 x i64], ptr %3, i64 0, i64 %14, !dbg !66
  %16 = load i32, ptr %4, align 4, !dbg !67
  %17 = sext i32 %16 to i64, !dbg !68
  %18 = inttoptr i64 %17 to ptr, !dbg !69
  %19 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef @add_y, ptr noundef %18) #5, !dbg !70
  br label %20, !dbg !70

20:                                               ; preds = %12
  %21 = load i32, ptr %4, align 4, !dbg !71
  %22 = add nsw i32 %21, 1, !dbg !71
  store i32 %22, ptr %4, align 4, !dbg !71
  br label %9, !dbg !72, !llvm.loop !73

23:                                               ; preds = %9
  %24 = load i64, ptr %2, align 8, !dbg !76
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !77
  call void @llvm.dbg.declare(metadata ptr %5, metadata !78, metadata !DIExpression()), !dbg !80
  store i32 0, ptr %5, align 4, !dbg !80
  br label %26, !dbg !81

26:                                               ; preds = %35, %23
  %27 = load i32, ptr %5, align 4, !dbg !82
  %28 = icmp slt i32 %27, 9, !dbg !84
  br i1 %28, label %29, label %38, !dbg !85

29:                                               ; preds = %26
  %30 = load i32, ptr %5, align 4, !dbg !86
  %31 = sext i32 %30 to i64, !dbg !87
  %32 = getelementptr inbounds [9 x i64], ptr %3, i64 0, i64 %31, !dbg !87
  %33 = load i64, ptr %32, align 8, !dbg !87
  %34 = call i32 @pthread_join(i64 noundef %33, ptr noundef null), !dbg !88
  br label %35, !dbg !88

35:                                               ; preds = %29
  %36 = load i32, ptr %5, align 4, !dbg !89
  %37 = add nsw i32 %36, 1, !dbg !89
  store i32 %37, ptr %5, align 4, !dbg !89
  br label %26, !dbg !90, !llvm.loop !91

38:                                               ; preds = %26
  %39 = load atomic i32, ptr @x seq_cst, align 4, !dbg !93
  store i32 %39, ptr %6, align 4, !dbg !93
  %40 = load i32, ptr %6, align 4, !dbg !93
  %41 = icmp eq i32 %40, 2, !dbg !93
  br i1 %41, label %42, label %43, !dbg !96

42:                                               ; preds = %38
  br label %44, !dbg !96

43:                                               ; preds = %38
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !93
  unreachable, !dbg !93

44:                                               ; preds = %42
  %45 = load atomic i32, ptr @y seq_cst, align 4, !dbg !97
  store i32 %45, ptr %7, align 4, !dbg !97
  %46 = load i32, ptr %7, align 4, !dbg !97
  %47 = icmp eq i32 %46, 9, !dbg !97
  br i1 %47, label %48, label %49, !dbg !100

48:                                               ; preds = %44
  br label %50, !dbg !100

49:                                               ; preds = %44
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !97
  unreachable, !dbg !97

50:                                               ; preds = %48
  ret i32 0, !dbg !101
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @add_x(ptr noundef %0) #0 !dbg !102 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !105, metadata !DIExpression()), !dbg !106
  %5 = load ptr, ptr %2, align 8, !dbg !107
  store i32 1, ptr %3, align 4, !dbg !108
  %6 = load i32, ptr %3, align 4, !dbg !108
  %7 = atomicrmw add ptr @x, i32 %6 seq_cst, align 4, !dbg !108
  store i32 %7, ptr %4, align 4, !dbg !108
  %8 = load i32, ptr %4, align 4, !dbg !108
  ret ptr null, !dbg !109
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @add_y(ptr noundef %0) #0 !dbg !110 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !111, metadata !DIExpression()), !dbg !112
  store i32 1, ptr %3, align 4, !dbg !113
  %7 = load i32, ptr %3, align 4, !dbg !113
  %8 = atomicrmw add ptr @y, i32 %7 seq_cst, align 4, !dbg !113
  store i32 %8, ptr %4, align 4, !dbg !113
  %9 = load i32, ptr %4, align 4, !dbg !113
  %10 = load ptr, ptr %2, align 8, !dbg !114
  %11 = ptrtoint ptr %10 to i64, !dbg !116
  %12 = icmp eq i64 %11, 8, !dbg !117
  br i1 %12, label %13, label %17, !dbg !118

13:                                               ; preds = %1
  store i32 1, ptr %5, align 4, !dbg !119
  %14 = load i32, ptr %5, align 4, !dbg !119
  %15 = atomicrmw add ptr @x, i32 %14 seq_cst, align 4, !dbg !119
  store i32 %15, ptr %6, align 4, !dbg !119
  %16 = load i32, ptr %6, align 4, !dbg !119
  br label %17, !dbg !119

17:                                               ; preds = %13, %1
  ret ptr null, !dbg !120
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
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 19, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exp_mem.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!10, !16, !21, !27, !0, !29}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 168, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 21)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 80, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 10)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !12, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 19, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !32, line: 96, baseType: !33)
!32 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !34)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !43, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!34}
!45 = !{}
!46 = !DILocalVariable(name: "t", scope: !42, file: !3, line: 38, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !DILocation(line: 38, column: 12, scope: !42)
!51 = !DILocalVariable(name: "u", scope: !42, file: !3, line: 38, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 576, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 9)
!55 = !DILocation(line: 38, column: 15, scope: !42)
!56 = !DILocation(line: 40, column: 2, scope: !42)
!57 = !DILocalVariable(name: "i", scope: !58, file: !3, line: 41, type: !34)
!58 = distinct !DILexicalBlock(scope: !42, file: !3, line: 41, column: 2)
!59 = !DILocation(line: 41, column: 11, scope: !58)
!60 = !DILocation(line: 41, column: 7, scope: !58)
!61 = !DILocation(line: 41, column: 18, scope: !62)
!62 = distinct !DILexicalBlock(scope: !58, file: !3, line: 41, column: 2)
!63 = !DILocation(line: 41, column: 20, scope: !62)
!64 = !DILocation(line: 41, column: 2, scope: !58)
!65 = !DILocation(line: 42, column: 21, scope: !62)
!66 = !DILocation(line: 42, column: 19, scope: !62)
!67 = !DILocation(line: 42, column: 56, scope: !62)
!68 = !DILocation(line: 42, column: 46, scope: !62)
!69 = !DILocation(line: 42, column: 38, scope: !62)
!70 = !DILocation(line: 42, column: 3, scope: !62)
!71 = !DILocation(line: 41, column: 26, scope: !62)
!72 = !DILocation(line: 41, column: 2, scope: !62)
!73 = distinct !{!73, !64, !74, !75}
!74 = !DILocation(line: 42, column: 57, scope: !58)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocation(line: 43, column: 15, scope: !42)
!77 = !DILocation(line: 43, column: 2, scope: !42)
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 44, type: !34)
!79 = distinct !DILexicalBlock(scope: !42, file: !3, line: 44, column: 2)
!80 = !DILocation(line: 44, column: 11, scope: !79)
!81 = !DILocation(line: 44, column: 7, scope: !79)
!82 = !DILocation(line: 44, column: 18, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 44, column: 2)
!84 = !DILocation(line: 44, column: 20, scope: !83)
!85 = !DILocation(line: 44, column: 2, scope: !79)
!86 = !DILocation(line: 45, column: 18, scope: !83)
!87 = !DILocation(line: 45, column: 16, scope: !83)
!88 = !DILocation(line: 45, column: 3, scope: !83)
!89 = !DILocation(line: 44, column: 26, scope: !83)
!90 = !DILocation(line: 44, column: 2, scope: !83)
!91 = distinct !{!91, !85, !92, !75}
!92 = !DILocation(line: 45, column: 26, scope: !79)
!93 = !DILocation(line: 46, column: 2, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 46, column: 2)
!95 = distinct !DILexicalBlock(scope: !42, file: !3, line: 46, column: 2)
!96 = !DILocation(line: 46, column: 2, scope: !95)
!97 = !DILocation(line: 47, column: 2, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 47, column: 2)
!99 = distinct !DILexicalBlock(scope: !42, file: !3, line: 47, column: 2)
!100 = !DILocation(line: 47, column: 2, scope: !99)
!101 = !DILocation(line: 48, column: 2, scope: !42)
!102 = distinct !DISubprogram(name: "add_x", scope: !3, file: !3, line: 21, type: !103, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!103 = !DISubroutineType(types: !104)
!104 = !{!5, !5}
!105 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 21, type: !5)
!106 = !DILocation(line: 21, column: 26, scope: !102)
!107 = !DILocation(line: 23, column: 8, scope: !102)
!108 = !DILocation(line: 24, column: 2, scope: !102)
!109 = !DILocation(line: 25, column: 2, scope: !102)
!110 = distinct !DISubprogram(name: "add_y", scope: !3, file: !3, line: 28, type: !103, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!111 = !DILocalVariable(name: "arg", arg: 1, scope: !110, file: !3, line: 28, type: !5)
!112 = !DILocation(line: 28, column: 26, scope: !110)
!113 = !DILocation(line: 30, column: 2, scope: !110)
!114 = !DILocation(line: 31, column: 16, scope: !115)
!115 = distinct !DILexicalBlock(scope: !110, file: !3, line: 31, column: 6)
!116 = !DILocation(line: 31, column: 6, scope: !115)
!117 = !DILocation(line: 31, column: 20, scope: !115)
!118 = !DILocation(line: 31, column: 6, scope: !110)
!119 = !DILocation(line: 32, column: 3, scope: !115)
!120 = !DILocation(line: 33, column: 2, scope: !110)
