; ModuleID = 'estimate/ttas_lock.c'
source_filename = "estimate/ttas_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@count = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"count == N\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [21 x i8] c"estimate/ttas_lock.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@taken = internal global i32 0, align 4, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata ptr %3, metadata !49, metadata !DIExpression()), !dbg !51
  store i32 0, ptr %3, align 4, !dbg !51
  br label %5, !dbg !52

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !53
  %7 = icmp slt i32 %6, 5, !dbg !55
  br i1 %7, label %8, label %16, !dbg !56

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !57
  %10 = sext i32 %9 to i64, !dbg !58
  %11 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %10, !dbg !58
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @increment, ptr noundef null) #5, !dbg !59
  br label %13, !dbg !59

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !60
  %15 = add nsw i32 %14, 1, !dbg !60
  store i32 %15, ptr %3, align 4, !dbg !60
  br label %5, !dbg !61, !llvm.loop !62

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, ptr %4, align 4, !dbg !67
  br label %17, !dbg !68

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !69
  %19 = icmp slt i32 %18, 5, !dbg !71
  br i1 %19, label %20, label %29, !dbg !72

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !73
  %22 = sext i32 %21 to i64, !dbg !74
  %23 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %22, !dbg !74
  %24 = load i64, ptr %23, align 8, !dbg !74
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !75
  br label %26, !dbg !75

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !76
  %28 = add nsw i32 %27, 1, !dbg !76
  store i32 %28, ptr %4, align 4, !dbg !76
  br label %17, !dbg !77, !llvm.loop !78

29:                                               ; preds = %17
  %30 = load i32, ptr @count, align 4, !dbg !80
  %31 = icmp eq i32 %30, 5, !dbg !80
  br i1 %31, label %32, label %33, !dbg !83

32:                                               ; preds = %29
  br label %34, !dbg !83

33:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !80
  unreachable, !dbg !80

34:                                               ; preds = %32
  ret i32 0, !dbg !84
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @increment(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !89
  %7 = load ptr, ptr %2, align 8, !dbg !90
  br label %8, !dbg !91

8:                                                ; preds = %15, %1
  br label %9, !dbg !92

9:                                                ; preds = %13, %8
  %10 = load atomic i32, ptr @taken seq_cst, align 4, !dbg !94
  store i32 %10, ptr %3, align 4, !dbg !94
  %11 = load i32, ptr %3, align 4, !dbg !94
  %12 = icmp ne i32 %11, 0, !dbg !92
  br i1 %12, label %13, label %14, !dbg !92

13:                                               ; preds = %9
  br label %9, !dbg !92, !llvm.loop !95

14:                                               ; preds = %9
  br label %15, !dbg !97

15:                                               ; preds = %14
  store i32 1, ptr %4, align 4, !dbg !98
  %16 = load i32, ptr %4, align 4, !dbg !98
  %17 = atomicrmw xchg ptr @taken, i32 %16 seq_cst, align 4, !dbg !98
  store i32 %17, ptr %5, align 4, !dbg !98
  %18 = load i32, ptr %5, align 4, !dbg !98
  %19 = icmp ne i32 %18, 0, !dbg !97
  br i1 %19, label %8, label %20, !dbg !97, !llvm.loop !99

20:                                               ; preds = %15
  %21 = load i32, ptr @count, align 4, !dbg !101
  %22 = add nsw i32 %21, 1, !dbg !101
  store i32 %22, ptr @count, align 4, !dbg !101
  store i32 0, ptr %6, align 4, !dbg !102
  %23 = load i32, ptr %6, align 4, !dbg !102
  store atomic i32 %23, ptr @taken seq_cst, align 4, !dbg !102
  ret ptr null, !dbg !103
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
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 18, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/ttas_lock.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 11)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 21)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 17, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !27, line: 96, baseType: !28)
!27 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !29)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !38, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!29}
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 34, type: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 320, elements: !46)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !{!47}
!47 = !DISubrange(count: 5)
!48 = !DILocation(line: 34, column: 12, scope: !37)
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 36, type: !29)
!50 = distinct !DILexicalBlock(scope: !37, file: !3, line: 36, column: 2)
!51 = !DILocation(line: 36, column: 11, scope: !50)
!52 = !DILocation(line: 36, column: 7, scope: !50)
!53 = !DILocation(line: 36, column: 18, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 36, column: 2)
!55 = !DILocation(line: 36, column: 20, scope: !54)
!56 = !DILocation(line: 36, column: 2, scope: !50)
!57 = !DILocation(line: 37, column: 21, scope: !54)
!58 = !DILocation(line: 37, column: 19, scope: !54)
!59 = !DILocation(line: 37, column: 3, scope: !54)
!60 = !DILocation(line: 36, column: 26, scope: !54)
!61 = !DILocation(line: 36, column: 2, scope: !54)
!62 = distinct !{!62, !56, !63, !64}
!63 = !DILocation(line: 37, column: 46, scope: !50)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 38, type: !29)
!66 = distinct !DILexicalBlock(scope: !37, file: !3, line: 38, column: 2)
!67 = !DILocation(line: 38, column: 11, scope: !66)
!68 = !DILocation(line: 38, column: 7, scope: !66)
!69 = !DILocation(line: 38, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 38, column: 2)
!71 = !DILocation(line: 38, column: 20, scope: !70)
!72 = !DILocation(line: 38, column: 2, scope: !66)
!73 = !DILocation(line: 39, column: 18, scope: !70)
!74 = !DILocation(line: 39, column: 16, scope: !70)
!75 = !DILocation(line: 39, column: 3, scope: !70)
!76 = !DILocation(line: 38, column: 26, scope: !70)
!77 = !DILocation(line: 38, column: 2, scope: !70)
!78 = distinct !{!78, !72, !79, !64}
!79 = !DILocation(line: 39, column: 26, scope: !66)
!80 = !DILocation(line: 40, column: 2, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 40, column: 2)
!82 = distinct !DILexicalBlock(scope: !37, file: !3, line: 40, column: 2)
!83 = !DILocation(line: 40, column: 2, scope: !82)
!84 = !DILocation(line: 41, column: 2, scope: !37)
!85 = distinct !DISubprogram(name: "increment", scope: !3, file: !3, line: 20, type: !86, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!86 = !DISubroutineType(types: !87)
!87 = !{!5, !5}
!88 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !3, line: 20, type: !5)
!89 = !DILocation(line: 20, column: 30, scope: !85)
!90 = !DILocation(line: 22, column: 8, scope: !85)
!91 = !DILocation(line: 23, column: 2, scope: !85)
!92 = !DILocation(line: 24, column: 3, scope: !93)
!93 = distinct !DILexicalBlock(scope: !85, file: !3, line: 23, column: 5)
!94 = !DILocation(line: 24, column: 10, scope: !93)
!95 = distinct !{!95, !92, !96, !64}
!96 = !DILocation(line: 25, column: 4, scope: !93)
!97 = !DILocation(line: 26, column: 2, scope: !93)
!98 = !DILocation(line: 26, column: 11, scope: !85)
!99 = distinct !{!99, !91, !100, !64}
!100 = !DILocation(line: 26, column: 37, scope: !85)
!101 = !DILocation(line: 27, column: 7, scope: !85)
!102 = !DILocation(line: 28, column: 2, scope: !85)
!103 = !DILocation(line: 29, column: 2, scope: !85)
