; ModuleID = 'rvf/singleton.c'
source_filename = "rvf/singleton.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@object = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"last == 'c'\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"rvf/singleton.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca [4 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %3, metadata !45, metadata !DIExpression()), !dbg !49
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @allocates, ptr noundef null) #6, !dbg !50
  %9 = load i64, ptr %2, align 8, !dbg !51
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !52
  call void @llvm.dbg.declare(metadata ptr %4, metadata !53, metadata !DIExpression()), !dbg !55
  store i32 0, ptr %4, align 4, !dbg !55
  br label %11, !dbg !56

11:                                               ; preds = %23, %0
  %12 = load i32, ptr %4, align 4, !dbg !57
  %13 = icmp slt i32 %12, 4, !dbg !59
  br i1 %13, label %14, label %26, !dbg !60

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 4, !dbg !61
  %16 = sext i32 %15 to i64, !dbg !62
  %17 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 %16, !dbg !62
  %18 = load i32, ptr %4, align 4, !dbg !63
  %19 = icmp eq i32 %18, 1, !dbg !64
  %20 = zext i1 %19 to i64, !dbg !63
  %21 = select i1 %19, ptr @writes_other, ptr @writes_common, !dbg !63
  %22 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef %21, ptr noundef null) #6, !dbg !65
  br label %23, !dbg !65

23:                                               ; preds = %14
  %24 = load i32, ptr %4, align 4, !dbg !66
  %25 = add nsw i32 %24, 1, !dbg !66
  store i32 %25, ptr %4, align 4, !dbg !66
  br label %11, !dbg !67, !llvm.loop !68

26:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata ptr %5, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %5, align 4, !dbg !73
  br label %27, !dbg !74

27:                                               ; preds = %36, %26
  %28 = load i32, ptr %5, align 4, !dbg !75
  %29 = icmp slt i32 %28, 4, !dbg !77
  br i1 %29, label %30, label %39, !dbg !78

30:                                               ; preds = %27
  %31 = load i32, ptr %5, align 4, !dbg !79
  %32 = sext i32 %31 to i64, !dbg !80
  %33 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 %32, !dbg !80
  %34 = load i64, ptr %33, align 8, !dbg !80
  %35 = call i32 @pthread_join(i64 noundef %34, ptr noundef null), !dbg !81
  br label %36, !dbg !81

36:                                               ; preds = %30
  %37 = load i32, ptr %5, align 4, !dbg !82
  %38 = add nsw i32 %37, 1, !dbg !82
  store i32 %38, ptr %5, align 4, !dbg !82
  br label %27, !dbg !83, !llvm.loop !84

39:                                               ; preds = %27
  call void @llvm.dbg.declare(metadata ptr %6, metadata !86, metadata !DIExpression()), !dbg !87
  %40 = load ptr, ptr @object, align 8, !dbg !88
  %41 = load atomic i8, ptr %40 seq_cst, align 1, !dbg !88
  store i8 %41, ptr %7, align 1, !dbg !88
  %42 = load i8, ptr %7, align 1, !dbg !88
  store i8 %42, ptr %6, align 1, !dbg !87
  %43 = load i8, ptr %6, align 1, !dbg !89
  %44 = sext i8 %43 to i32, !dbg !89
  %45 = icmp eq i32 %44, 99, !dbg !89
  br i1 %45, label %46, label %47, !dbg !92

46:                                               ; preds = %39
  br label %48, !dbg !92

47:                                               ; preds = %39
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 56, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !89
  unreachable, !dbg !89

48:                                               ; preds = %46
  %49 = load i8, ptr %6, align 1, !dbg !93
  ret i32 0, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @allocates(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  %3 = load ptr, ptr %2, align 8, !dbg !100
  %4 = call noalias ptr @malloc(i64 noundef 1) #8, !dbg !101
  store ptr %4, ptr @object, align 8, !dbg !102
  %5 = load ptr, ptr @object, align 8, !dbg !103
  %6 = icmp eq ptr %5, null, !dbg !105
  br i1 %6, label %7, label %8, !dbg !106

7:                                                ; preds = %1
  call void @abort() #7, !dbg !107
  unreachable, !dbg !107

8:                                                ; preds = %1
  ret ptr null, !dbg !108
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @writes_other(ptr noundef %0) #0 !dbg !109 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !110, metadata !DIExpression()), !dbg !111
  %4 = load ptr, ptr %2, align 8, !dbg !112
  %5 = load ptr, ptr @object, align 8, !dbg !113
  store i8 111, ptr %3, align 1, !dbg !113
  %6 = load i8, ptr %3, align 1, !dbg !113
  store atomic i8 %6, ptr %5 seq_cst, align 1, !dbg !113
  ret ptr null, !dbg !114
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writes_common(ptr noundef %0) #0 !dbg !115 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !116, metadata !DIExpression()), !dbg !117
  %4 = load ptr, ptr %2, align 8, !dbg !118
  %5 = load ptr, ptr @object, align 8, !dbg !119
  store i8 99, ptr %3, align 1, !dbg !119
  %6 = load i8, ptr %3, align 1, !dbg !119
  store atomic i8 %6, ptr %5 seq_cst, align 1, !dbg !119
  ret ptr null, !dbg !120
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

; Function Attrs: noreturn nounwind
declare void @abort() #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "object", scope: !2, file: !3, line: 20, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/singleton.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_char", file: !26, line: 91, baseType: !27)
!26 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!27 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !36, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!36 = !DISubroutineType(types: !37)
!37 = !{!38}
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !{}
!40 = !DILocalVariable(name: "creator", scope: !35, file: !3, line: 47, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 47, column: 12, scope: !35)
!45 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 47, type: !46)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 256, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 4)
!49 = !DILocation(line: 47, column: 21, scope: !35)
!50 = !DILocation(line: 49, column: 2, scope: !35)
!51 = !DILocation(line: 50, column: 15, scope: !35)
!52 = !DILocation(line: 50, column: 2, scope: !35)
!53 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 51, type: !38)
!54 = distinct !DILexicalBlock(scope: !35, file: !3, line: 51, column: 2)
!55 = !DILocation(line: 51, column: 11, scope: !54)
!56 = !DILocation(line: 51, column: 7, scope: !54)
!57 = !DILocation(line: 51, column: 18, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 51, column: 2)
!59 = !DILocation(line: 51, column: 20, scope: !58)
!60 = !DILocation(line: 51, column: 2, scope: !54)
!61 = !DILocation(line: 52, column: 21, scope: !58)
!62 = !DILocation(line: 52, column: 19, scope: !58)
!63 = !DILocation(line: 52, column: 31, scope: !58)
!64 = !DILocation(line: 52, column: 33, scope: !58)
!65 = !DILocation(line: 52, column: 3, scope: !58)
!66 = !DILocation(line: 51, column: 26, scope: !58)
!67 = !DILocation(line: 51, column: 2, scope: !58)
!68 = distinct !{!68, !60, !69, !70}
!69 = !DILocation(line: 52, column: 74, scope: !54)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 53, type: !38)
!72 = distinct !DILexicalBlock(scope: !35, file: !3, line: 53, column: 2)
!73 = !DILocation(line: 53, column: 11, scope: !72)
!74 = !DILocation(line: 53, column: 7, scope: !72)
!75 = !DILocation(line: 53, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 53, column: 2)
!77 = !DILocation(line: 53, column: 20, scope: !76)
!78 = !DILocation(line: 53, column: 2, scope: !72)
!79 = !DILocation(line: 54, column: 18, scope: !76)
!80 = !DILocation(line: 54, column: 16, scope: !76)
!81 = !DILocation(line: 54, column: 3, scope: !76)
!82 = !DILocation(line: 53, column: 26, scope: !76)
!83 = !DILocation(line: 53, column: 2, scope: !76)
!84 = distinct !{!84, !78, !85, !70}
!85 = !DILocation(line: 54, column: 26, scope: !72)
!86 = !DILocalVariable(name: "last", scope: !35, file: !3, line: 55, type: !10)
!87 = !DILocation(line: 55, column: 7, scope: !35)
!88 = !DILocation(line: 55, column: 14, scope: !35)
!89 = !DILocation(line: 56, column: 2, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 56, column: 2)
!91 = distinct !DILexicalBlock(scope: !35, file: !3, line: 56, column: 2)
!92 = !DILocation(line: 56, column: 2, scope: !91)
!93 = !DILocation(line: 57, column: 8, scope: !35)
!94 = !DILocation(line: 58, column: 2, scope: !35)
!95 = distinct !DISubprogram(name: "allocates", scope: !3, file: !3, line: 22, type: !96, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!96 = !DISubroutineType(types: !97)
!97 = !{!5, !5}
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 22, type: !5)
!99 = !DILocation(line: 22, column: 30, scope: !95)
!100 = !DILocation(line: 24, column: 8, scope: !95)
!101 = !DILocation(line: 25, column: 11, scope: !95)
!102 = !DILocation(line: 25, column: 9, scope: !95)
!103 = !DILocation(line: 26, column: 6, scope: !104)
!104 = distinct !DILexicalBlock(scope: !95, file: !3, line: 26, column: 6)
!105 = !DILocation(line: 26, column: 13, scope: !104)
!106 = !DILocation(line: 26, column: 6, scope: !95)
!107 = !DILocation(line: 27, column: 3, scope: !104)
!108 = !DILocation(line: 28, column: 2, scope: !95)
!109 = distinct !DISubprogram(name: "writes_other", scope: !3, file: !3, line: 38, type: !96, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!110 = !DILocalVariable(name: "arg", arg: 1, scope: !109, file: !3, line: 38, type: !5)
!111 = !DILocation(line: 38, column: 33, scope: !109)
!112 = !DILocation(line: 40, column: 8, scope: !109)
!113 = !DILocation(line: 41, column: 2, scope: !109)
!114 = !DILocation(line: 42, column: 2, scope: !109)
!115 = distinct !DISubprogram(name: "writes_common", scope: !3, file: !3, line: 31, type: !96, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!116 = !DILocalVariable(name: "arg", arg: 1, scope: !115, file: !3, line: 31, type: !5)
!117 = !DILocation(line: 31, column: 34, scope: !115)
!118 = !DILocation(line: 33, column: 8, scope: !115)
!119 = !DILocation(line: 34, column: 2, scope: !115)
!120 = !DILocation(line: 35, column: 2, scope: !115)
