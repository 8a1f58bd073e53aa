; ModuleID = 'states/stop_flag.c'
source_filename = "states/stop_flag.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@working = internal global i32 0, align 4, !dbg !0
@stop = internal global i32 0, align 4, !dbg !21
@.str = private unnamed_addr constant [19 x i8] c"LOAD(working) == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [19 x i8] c"states/stop_flag.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !15

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !48
  store i32 0, ptr %3, align 4, !dbg !48
  br label %8, !dbg !49

8:                                                ; preds = %16, %0
  %9 = load i32, ptr %3, align 4, !dbg !50
  %10 = icmp slt i32 %9, 2, !dbg !52
  br i1 %10, label %11, label %19, !dbg !53

11:                                               ; preds = %8
  %12 = load i32, ptr %3, align 4, !dbg !54
  %13 = sext i32 %12 to i64, !dbg !55
  %14 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %13, !dbg !55
  %15 = call i32 @pthread_create(ptr noundef %14, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !56
  br label %16, !dbg !56

16:                                               ; preds = %11
  %17 = load i32, ptr %3, align 4, !dbg !57
  %18 = add nsw i32 %17, 1, !dbg !57
  store i32 %18, ptr %3, align 4, !dbg !57
  br label %8, !dbg !58, !llvm.loop !59

19:                                               ; preds = %8
  br label %20, !dbg !62

20:                                               ; preds = %24, %19
  %21 = load atomic i32, ptr @working seq_cst, align 4, !dbg !63
  store i32 %21, ptr %4, align 4, !dbg !63
  %22 = load i32, ptr %4, align 4, !dbg !63
  %23 = icmp ne i32 %22, 0, !dbg !62
  br i1 %23, label %24, label %25, !dbg !62

24:                                               ; preds = %20
  br label %20, !dbg !62, !llvm.loop !64

25:                                               ; preds = %20
  store i32 1, ptr %5, align 4, !dbg !66
  %26 = load i32, ptr %5, align 4, !dbg !66
  store atomic i32 %26, ptr @stop seq_cst, align 4, !dbg !66
  call void @llvm.dbg.declare(metadata ptr %6, metadata !67, metadata !DIExpression()), !dbg !69
  store i32 0, ptr %6, align 4, !dbg !69
  br label %27, !dbg !70

27:                                               ; preds = %36, %25
  %28 = load i32, ptr %6, align 4, !dbg !71
  %29 = icmp slt i32 %28, 2, !dbg !73
  br i1 %29, label %30, label %39, !dbg !74

30:                                               ; preds = %27
  %31 = load i32, ptr %6, align 4, !dbg !75
  %32 = sext i32 %31 to i64, !dbg !76
  %33 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %32, !dbg !76
  %34 = load i64, ptr %33, align 8, !dbg !76
  %35 = call i32 @pthread_join(i64 noundef %34, ptr noundef null), !dbg !77
  br label %36, !dbg !77

36:                                               ; preds = %30
  %37 = load i32, ptr %6, align 4, !dbg !78
  %38 = add nsw i32 %37, 1, !dbg !78
  store i32 %38, ptr %6, align 4, !dbg !78
  br label %27, !dbg !79, !llvm.loop !80

39:                                               ; preds = %27
  %40 = load atomic i32, ptr @working seq_cst, align 4, !dbg !82
  store i32 %40, ptr %7, align 4, !dbg !82
  %41 = load i32, ptr %7, align 4, !dbg !82
  %42 = icmp eq i32 %41, 0, !dbg !82
  br i1 %42, label %43, label %44, !dbg !85

43:                                               ; preds = %39
  br label %45, !dbg !85

44:                                               ; preds = %39
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !82
  unreachable, !dbg !82

45:                                               ; preds = %43
  ret i32 0, !dbg !86
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !87 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  br label %8, !dbg !92

8:                                                ; preds = %13, %1
  %9 = load atomic i32, ptr @stop seq_cst, align 4, !dbg !93
  store i32 %9, ptr %3, align 4, !dbg !93
  %10 = load i32, ptr %3, align 4, !dbg !93
  %11 = icmp ne i32 %10, 0, !dbg !94
  %12 = xor i1 %11, true, !dbg !94
  br i1 %12, label %13, label %20, !dbg !92

13:                                               ; preds = %8
  store i32 1, ptr %4, align 4, !dbg !95
  %14 = load i32, ptr %4, align 4, !dbg !95
  %15 = atomicrmw add ptr @working, i32 %14 seq_cst, align 4, !dbg !95
  store i32 %15, ptr %5, align 4, !dbg !95
  %16 = load i32, ptr %5, align 4, !dbg !95
  store i32 1, ptr %6, align 4, !dbg !97
  %17 = load i32, ptr %6, align 4, !dbg !97
  %18 = atomicrmw sub ptr @working, i32 %17 seq_cst, align 4, !dbg !97
  store i32 %18, ptr %7, align 4, !dbg !97
  %19 = load i32, ptr %7, align 4, !dbg !97
  br label %8, !dbg !92, !llvm.loop !98

20:                                               ; preds = %8
  %21 = load ptr, ptr %2, align 8, !dbg !100
  ret ptr %21, !dbg !101
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
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "working", scope: !2, file: !3, line: 14, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/stop_flag.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !15, !21, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !9, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 120, elements: !19)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!19 = !{!20}
!20 = !DISubrange(count: 15)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 13, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !24, line: 96, baseType: !25)
!24 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !35, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!26}
!37 = !{}
!38 = !DILocalVariable(name: "t", scope: !34, file: !3, line: 27, type: !39)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 128, elements: !43)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !{!44}
!44 = !DISubrange(count: 2)
!45 = !DILocation(line: 27, column: 12, scope: !34)
!46 = !DILocalVariable(name: "i", scope: !47, file: !3, line: 29, type: !26)
!47 = distinct !DILexicalBlock(scope: !34, file: !3, line: 29, column: 2)
!48 = !DILocation(line: 29, column: 11, scope: !47)
!49 = !DILocation(line: 29, column: 7, scope: !47)
!50 = !DILocation(line: 29, column: 18, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !3, line: 29, column: 2)
!52 = !DILocation(line: 29, column: 20, scope: !51)
!53 = !DILocation(line: 29, column: 2, scope: !47)
!54 = !DILocation(line: 30, column: 21, scope: !51)
!55 = !DILocation(line: 30, column: 19, scope: !51)
!56 = !DILocation(line: 30, column: 3, scope: !51)
!57 = !DILocation(line: 29, column: 26, scope: !51)
!58 = !DILocation(line: 29, column: 2, scope: !51)
!59 = distinct !{!59, !53, !60, !61}
!60 = !DILocation(line: 30, column: 41, scope: !47)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !DILocation(line: 32, column: 2, scope: !34)
!63 = !DILocation(line: 32, column: 9, scope: !34)
!64 = distinct !{!64, !62, !65, !61}
!65 = !DILocation(line: 33, column: 3, scope: !34)
!66 = !DILocation(line: 35, column: 2, scope: !34)
!67 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 36, type: !26)
!68 = distinct !DILexicalBlock(scope: !34, file: !3, line: 36, column: 2)
!69 = !DILocation(line: 36, column: 11, scope: !68)
!70 = !DILocation(line: 36, column: 7, scope: !68)
!71 = !DILocation(line: 36, column: 18, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !3, line: 36, column: 2)
!73 = !DILocation(line: 36, column: 20, scope: !72)
!74 = !DILocation(line: 36, column: 2, scope: !68)
!75 = !DILocation(line: 37, column: 18, scope: !72)
!76 = !DILocation(line: 37, column: 16, scope: !72)
!77 = !DILocation(line: 37, column: 3, scope: !72)
!78 = !DILocation(line: 36, column: 26, scope: !72)
!79 = !DILocation(line: 36, column: 2, scope: !72)
!80 = distinct !{!80, !74, !81, !61}
!81 = !DILocation(line: 37, column: 26, scope: !68)
!82 = !DILocation(line: 38, column: 2, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 38, column: 2)
!84 = distinct !DILexicalBlock(scope: !34, file: !3, line: 38, column: 2)
!85 = !DILocation(line: 38, column: 2, scope: !84)
!86 = !DILocation(line: 39, column: 2, scope: !34)
!87 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 16, type: !88, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!88 = !DISubroutineType(types: !89)
!89 = !{!5, !5}
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !3, line: 16, type: !5)
!91 = !DILocation(line: 16, column: 25, scope: !87)
!92 = !DILocation(line: 18, column: 2, scope: !87)
!93 = !DILocation(line: 18, column: 10, scope: !87)
!94 = !DILocation(line: 18, column: 9, scope: !87)
!95 = !DILocation(line: 19, column: 3, scope: !96)
!96 = distinct !DILexicalBlock(scope: !87, file: !3, line: 18, column: 22)
!97 = !DILocation(line: 20, column: 3, scope: !96)
!98 = distinct !{!98, !92, !99, !61}
!99 = !DILocation(line: 21, column: 2, scope: !87)
!100 = !DILocation(line: 22, column: 9, scope: !87)
!101 = !DILocation(line: 22, column: 2, scope: !87)
