; ModuleID = 'states/stop_flag.c'
source_filename = "states/stop_flag.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stop = internal global i32 0, align 4, !dbg !0
@working = internal global i32 0, align 4, !dbg !21
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
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !48
  store i32 0, ptr %3, align 4, !dbg !48
  br label %7, !dbg !49

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %3, align 4, !dbg !50
  %9 = icmp slt i32 %8, 2, !dbg !52
  br i1 %9, label %10, label %18, !dbg !53

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !54
  %12 = sext i32 %11 to i64, !dbg !55
  %13 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %12, !dbg !55
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !56
  br label %15, !dbg !56

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !57
  %17 = add nsw i32 %16, 1, !dbg !57
  store i32 %17, ptr %3, align 4, !dbg !57
  br label %7, !dbg !58, !llvm.loop !59

18:                                               ; preds = %7
  store i32 1, ptr %4, align 4, !dbg !62
  %19 = load i32, ptr %4, align 4, !dbg !62
  store atomic i32 %19, ptr @stop seq_cst, align 4, !dbg !62
  call void @llvm.dbg.declare(metadata ptr %5, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, ptr %5, align 4, !dbg !65
  br label %20, !dbg !66

20:                                               ; preds = %29, %18
  %21 = load i32, ptr %5, align 4, !dbg !67
  %22 = icmp slt i32 %21, 2, !dbg !69
  br i1 %22, label %23, label %32, !dbg !70

23:                                               ; preds = %20
  %24 = load i32, ptr %5, align 4, !dbg !71
  %25 = sext i32 %24 to i64, !dbg !72
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !72
  %27 = load i64, ptr %26, align 8, !dbg !72
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !73
  br label %29, !dbg !73

29:                                               ; preds = %23
  %30 = load i32, ptr %5, align 4, !dbg !74
  %31 = add nsw i32 %30, 1, !dbg !74
  store i32 %31, ptr %5, align 4, !dbg !74
  br label %20, !dbg !75, !llvm.loop !76

32:                                               ; preds = %20
  %33 = load atomic i32, ptr @working seq_cst, align 4, !dbg !78
  store i32 %33, ptr %6, align 4, !dbg !78
  %34 = load i32, ptr %6, align 4, !dbg !78
  %35 = icmp eq i32 %34, 0, !dbg !78
  br i1 %35, label %36, label %37, !dbg !81

36:                                               ; preds = %32
  br label %38, !dbg !81

37:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !78
  unreachable, !dbg !78

38:                                               ; preds = %36
  ret i32 0, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !83 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !86, metadata !DIExpression()), !dbg !87
  br label %8, !dbg !88

8:                                                ; preds = %13, %1
  %9 = load atomic i32, ptr @stop seq_cst, align 4, !dbg !89
  store i32 %9, ptr %3, align 4, !dbg !89
  %10 = load i32, ptr %3, align 4, !dbg !89
  %11 = icmp ne i32 %10, 0, !dbg !90
  %12 = xor i1 %11, true, !dbg !90
  br i1 %12, label %13, label %20, !dbg !88

13:                                               ; preds = %8
  store i32 1, ptr %4, align 4, !dbg !91
  %14 = load i32, ptr %4, align 4, !dbg !91
  %15 = atomicrmw add ptr @working, i32 %14 seq_cst, align 4, !dbg !91
  store i32 %15, ptr %5, align 4, !dbg !91
  %16 = load i32, ptr %5, align 4, !dbg !91
  store i32 1, ptr %6, align 4, !dbg !93
  %17 = load i32, ptr %6, align 4, !dbg !93
  %18 = atomicrmw sub ptr @working, i32 %17 seq_cst, align 4, !dbg !93
  store i32 %18, ptr %7, align 4, !dbg !93
  %19 = load i32, ptr %7, align 4, !dbg !93
  br label %8, !dbg !88, !llvm.loop !94

20:                                               ; preds = %8
  %21 = load ptr, ptr %2, align 8, !dbg !96
  ret ptr %21, !dbg !97
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
!1 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 13, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/stop_flag.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !15, !0, !21}
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
!22 = distinct !DIGlobalVariable(name: "working", scope: !2, file: !3, line: 14, type: !23, isLocal: true, isDefinition: true)
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
!62 = !DILocation(line: 35, column: 2, scope: !34)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 36, type: !26)
!64 = distinct !DILexicalBlock(scope: !34, file: !3, line: 36, column: 2)
!65 = !DILocation(line: 36, column: 11, scope: !64)
!66 = !DILocation(line: 36, column: 7, scope: !64)
!67 = !DILocation(line: 36, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 36, column: 2)
!69 = !DILocation(line: 36, column: 20, scope: !68)
!70 = !DILocation(line: 36, column: 2, scope: !64)
!71 = !DILocation(line: 37, column: 18, scope: !68)
!72 = !DILocation(line: 37, column: 16, scope: !68)
!73 = !DILocation(line: 37, column: 3, scope: !68)
!74 = !DILocation(line: 36, column: 26, scope: !68)
!75 = !DILocation(line: 36, column: 2, scope: !68)
!76 = distinct !{!76, !70, !77, !61}
!77 = !DILocation(line: 37, column: 26, scope: !64)
!78 = !DILocation(line: 38, column: 2, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 38, column: 2)
!80 = distinct !DILexicalBlock(scope: !34, file: !3, line: 38, column: 2)
!81 = !DILocation(line: 38, column: 2, scope: !80)
!82 = !DILocation(line: 39, column: 2, scope: !34)
!83 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 16, type: !84, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!84 = !DISubroutineType(types: !85)
!85 = !{!5, !5}
!86 = !DILocalVariable(name: "arg", arg: 1, scope: !83, file: !3, line: 16, type: !5)
!87 = !DILocation(line: 16, column: 25, scope: !83)
!88 = !DILocation(line: 18, column: 2, scope: !83)
!89 = !DILocation(line: 18, column: 10, scope: !83)
!90 = !DILocation(line: 18, column: 9, scope: !83)
!91 = !DILocation(line: 19, column: 3, scope: !92)
!92 = distinct !DILexicalBlock(scope: !83, file: !3, line: 18, column: 22)
!93 = !DILocation(line: 20, column: 3, scope: !92)
!94 = distinct !{!94, !88, !95, !61}
!95 = !DILocation(line: 21, column: 2, scope: !83)
!96 = !DILocation(line: 22, column: 9, scope: !83)
!97 = !DILocation(line: 22, column: 2, scope: !83)
