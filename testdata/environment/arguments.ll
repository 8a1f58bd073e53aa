; ModuleID = 'environment/arguments.c'
source_filename = "environment/arguments.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@threads = internal global [2 x i64] zeroinitializer, align 16, !dbg !0
@sum = internal global i32 0, align 4, !dbg !22
@.str = private unnamed_addr constant [42 x i8] c"sum == n * (argc > 2 ? atoi(argv[2]) : 1)\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [24 x i8] c"environment/arguments.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !39 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !45, metadata !DIExpression()), !dbg !46
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !47, metadata !DIExpression()), !dbg !48
  %9 = load i32, ptr %4, align 4, !dbg !49
  %10 = icmp slt i32 %9, 2, !dbg !51
  br i1 %10, label %11, label %12, !dbg !52

11:                                               ; preds = %2
  store i32 0, ptr %3, align 4, !dbg !53
  br label %64, !dbg !53

12:                                               ; preds = %2
  call void @llvm.dbg.declare(metadata ptr %6, metadata !54, metadata !DIExpression()), !dbg !55
  %13 = load ptr, ptr %5, align 8, !dbg !56
  %14 = getelementptr inbounds ptr, ptr %13, i64 1, !dbg !56
  %15 = load ptr, ptr %14, align 8, !dbg !56
  %16 = call i32 @atoi(ptr noundef %15) #6, !dbg !57
  store i32 %16, ptr %6, align 4, !dbg !55
  call void @llvm.dbg.declare(metadata ptr %7, metadata !58, metadata !DIExpression()), !dbg !60
  store i32 0, ptr %7, align 4, !dbg !60
  br label %17, !dbg !61

17:                                               ; preds = %29, %12
  %18 = load i32, ptr %7, align 4, !dbg !62
  %19 = load i32, ptr %6, align 4, !dbg !64
  %20 = icmp slt i32 %18, %19, !dbg !65
  br i1 %20, label %21, label %32, !dbg !66

21:                                               ; preds = %17
  %22 = load i32, ptr %7, align 4, !dbg !67
  %23 = sext i32 %22 to i64, !dbg !68
  %24 = getelementptr inbounds [2 x i64], ptr @threads, i64 0, i64 %23, !dbg !68
  %25 = load ptr, ptr %5, align 8, !dbg !69
  %26 = getelementptr inbounds ptr, ptr %25, i64 2, !dbg !69
  %27 = load ptr, ptr %26, align 8, !dbg !69
  %28 = call i32 @pthread_create(ptr noundef %24, ptr noundef null, ptr noundef @add, ptr noundef %27) #7, !dbg !70
  br label %29, !dbg !70

29:                                               ; preds = %21
  %30 = load i32, ptr %7, align 4, !dbg !71
  %31 = add nsw i32 %30, 1, !dbg !71
  store i32 %31, ptr %7, align 4, !dbg !71
  br label %17, !dbg !72, !llvm.loop !73

32:                                               ; preds = %17
  call void @llvm.dbg.declare(metadata ptr %8, metadata !76, metadata !DIExpression()), !dbg !78
  store i32 0, ptr %8, align 4, !dbg !78
  br label %33, !dbg !79

33:                                               ; preds = %43, %32
  %34 = load i32, ptr %8, align 4, !dbg !80
  %35 = load i32, ptr %6, align 4, !dbg !82
  %36 = icmp slt i32 %34, %35, !dbg !83
  br i1 %36, label %37, label %46, !dbg !84

37:                                               ; preds = %33
  %38 = load i32, ptr %8, align 4, !dbg !85
  %39 = sext i32 %38 to i64, !dbg !86
  %40 = getelementptr inbounds [2 x i64], ptr @threads, i64 0, i64 %39, !dbg !86
  %41 = load i64, ptr %40, align 8, !dbg !86
  %42 = call i32 @pthread_join(i64 noundef %41, ptr noundef null), !dbg !87
  br label %43, !dbg !87

43:                                               ; preds = %37
  %44 = load i32, ptr %8, align 4, !dbg !88
  %45 = add nsw i32 %44, 1, !dbg !88
  store i32 %45, ptr %8, align 4, !dbg !88
  br label %33, !dbg !89, !llvm.loop !90

46:                                               ; preds = %33
  %47 = load atomic i32, ptr @sum seq_cst, align 4, !dbg !92
  %48 = load i32, ptr %6, align 4, !dbg !92
  %49 = load i32, ptr %4, align 4, !dbg !92
  %50 = icmp sgt i32 %49, 2, !dbg !92
  br i1 %50, label %51, label %56, !dbg !92

51:                                               ; preds = %46
  %52 = load ptr, ptr %5, align 8, !dbg !92
  %53 = getelementptr inbounds ptr, ptr %52, i64 2, !dbg !92
  %54 = load ptr, ptr %53, align 8, !dbg !92
  %55 = call i32 @atoi(ptr noundef %54) #6, !dbg !92
  br label %57, !dbg !92

56:                                               ; preds = %46
  br label %57, !dbg !92

57:                                               ; preds = %56, %51
  %58 = phi i32 [ %55, %51 ], [ 1, %56 ], !dbg !92
  %59 = mul nsw i32 %48, %58, !dbg !92
  %60 = icmp eq i32 %47, %59, !dbg !92
  br i1 %60, label %61, label %62, !dbg !95

61:                                               ; preds = %57
  br label %63, !dbg !95

62:                                               ; preds = %57
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !92
  unreachable, !dbg !92

63:                                               ; preds = %61
  store i32 0, ptr %3, align 4, !dbg !96
  br label %64, !dbg !96

64:                                               ; preds = %63, %11
  %65 = load i32, ptr %3, align 4, !dbg !97
  ret i32 %65, !dbg !97
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @add(ptr noundef %0) #0 !dbg !98 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !102, metadata !DIExpression()), !dbg !103
  %3 = load ptr, ptr %2, align 8, !dbg !104
  %4 = icmp ne ptr %3, null, !dbg !104
  br i1 %4, label %5, label %8, !dbg !104

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8, !dbg !105
  %7 = call i32 @atoi(ptr noundef %6) #6, !dbg !106
  br label %9, !dbg !104

8:                                                ; preds = %1
  br label %9, !dbg !104

9:                                                ; preds = %8, %5
  %10 = phi i32 [ %7, %5 ], [ 1, %8 ], !dbg !104
  %11 = atomicrmw add ptr @sum, i32 %10 seq_cst, align 4, !dbg !107
  %12 = add i32 %11, %10, !dbg !107
  ret ptr null, !dbg !108
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "threads", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "environment/arguments.c", directory: ".")
!4 = !{!5, !11, !16, !0, !22}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 336, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 42)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 192, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 24)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 184, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 23)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 12, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !30)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !40, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!40 = !DISubroutineType(types: !41)
!41 = !{!25, !25, !42}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!44 = !{}
!45 = !DILocalVariable(name: "argc", arg: 1, scope: !39, file: !3, line: 20, type: !25)
!46 = !DILocation(line: 20, column: 14, scope: !39)
!47 = !DILocalVariable(name: "argv", arg: 2, scope: !39, file: !3, line: 20, type: !42)
!48 = !DILocation(line: 20, column: 27, scope: !39)
!49 = !DILocation(line: 22, column: 6, scope: !50)
!50 = distinct !DILexicalBlock(scope: !39, file: !3, line: 22, column: 6)
!51 = !DILocation(line: 22, column: 11, scope: !50)
!52 = !DILocation(line: 22, column: 6, scope: !39)
!53 = !DILocation(line: 23, column: 3, scope: !50)
!54 = !DILocalVariable(name: "n", scope: !39, file: !3, line: 24, type: !25)
!55 = !DILocation(line: 24, column: 6, scope: !39)
!56 = !DILocation(line: 24, column: 15, scope: !39)
!57 = !DILocation(line: 24, column: 10, scope: !39)
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 25, type: !25)
!59 = distinct !DILexicalBlock(scope: !39, file: !3, line: 25, column: 2)
!60 = !DILocation(line: 25, column: 11, scope: !59)
!61 = !DILocation(line: 25, column: 7, scope: !59)
!62 = !DILocation(line: 25, column: 18, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 25, column: 2)
!64 = !DILocation(line: 25, column: 22, scope: !63)
!65 = !DILocation(line: 25, column: 20, scope: !63)
!66 = !DILocation(line: 25, column: 2, scope: !59)
!67 = !DILocation(line: 26, column: 27, scope: !63)
!68 = !DILocation(line: 26, column: 19, scope: !63)
!69 = !DILocation(line: 26, column: 39, scope: !63)
!70 = !DILocation(line: 26, column: 3, scope: !63)
!71 = !DILocation(line: 25, column: 26, scope: !63)
!72 = !DILocation(line: 25, column: 2, scope: !63)
!73 = distinct !{!73, !66, !74, !75}
!74 = !DILocation(line: 26, column: 46, scope: !59)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocalVariable(name: "i", scope: !77, file: !3, line: 27, type: !25)
!77 = distinct !DILexicalBlock(scope: !39, file: !3, line: 27, column: 2)
!78 = !DILocation(line: 27, column: 11, scope: !77)
!79 = !DILocation(line: 27, column: 7, scope: !77)
!80 = !DILocation(line: 27, column: 18, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 27, column: 2)
!82 = !DILocation(line: 27, column: 22, scope: !81)
!83 = !DILocation(line: 27, column: 20, scope: !81)
!84 = !DILocation(line: 27, column: 2, scope: !77)
!85 = !DILocation(line: 28, column: 24, scope: !81)
!86 = !DILocation(line: 28, column: 16, scope: !81)
!87 = !DILocation(line: 28, column: 3, scope: !81)
!88 = !DILocation(line: 27, column: 26, scope: !81)
!89 = !DILocation(line: 27, column: 2, scope: !81)
!90 = distinct !{!90, !84, !91, !75}
!91 = !DILocation(line: 28, column: 29, scope: !77)
!92 = !DILocation(line: 29, column: 2, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 29, column: 2)
!94 = distinct !DILexicalBlock(scope: !39, file: !3, line: 29, column: 2)
!95 = !DILocation(line: 29, column: 2, scope: !94)
!96 = !DILocation(line: 30, column: 2, scope: !39)
!97 = !DILocation(line: 31, column: 1, scope: !39)
!98 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 14, type: !99, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!99 = !DISubroutineType(types: !100)
!100 = !{!101, !101}
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!102 = !DILocalVariable(name: "word", arg: 1, scope: !98, file: !3, line: 14, type: !101)
!103 = !DILocation(line: 14, column: 24, scope: !98)
!104 = !DILocation(line: 16, column: 9, scope: !98)
!105 = !DILocation(line: 16, column: 21, scope: !98)
!106 = !DILocation(line: 16, column: 16, scope: !98)
!107 = !DILocation(line: 16, column: 6, scope: !98)
!108 = !DILocation(line: 17, column: 2, scope: !98)
