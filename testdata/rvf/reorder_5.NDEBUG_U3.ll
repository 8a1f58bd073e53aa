; ModuleID = 'rvf/reorder_5.c'
source_filename = "rvf/reorder_5.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = internal global i32 0, align 4, !dbg !0
@second = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata ptr %3, metadata !32, metadata !DIExpression()), !dbg !34
  store i32 0, ptr %3, align 4, !dbg !34
  br label %5, !dbg !35

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !36
  %7 = icmp slt i32 %6, 3, !dbg !38
  br i1 %7, label %8, label %16, !dbg !39

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !40
  %10 = sext i32 %9 to i64, !dbg !41
  %11 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %10, !dbg !41
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @set, ptr noundef null) #4, !dbg !42
  br label %13, !dbg !42

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !43
  %15 = add nsw i32 %14, 1, !dbg !43
  store i32 %15, ptr %3, align 4, !dbg !43
  br label %5, !dbg !44, !llvm.loop !45

16:                                               ; preds = %5
  %17 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 3, !dbg !48
  %18 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef @check, ptr noundef null) #4, !dbg !49
  call void @llvm.dbg.declare(metadata ptr %4, metadata !50, metadata !DIExpression()), !dbg !52
  store i32 0, ptr %4, align 4, !dbg !52
  br label %19, !dbg !53

19:                                               ; preds = %28, %16
  %20 = load i32, ptr %4, align 4, !dbg !54
  %21 = icmp sle i32 %20, 3, !dbg !56
  br i1 %21, label %22, label %31, !dbg !57

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !58
  %24 = sext i32 %23 to i64, !dbg !59
  %25 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %24, !dbg !59
  %26 = load i64, ptr %25, align 8, !dbg !59
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !60
  br label %28, !dbg !60

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !61
  %30 = add nsw i32 %29, 1, !dbg !61
  store i32 %30, ptr %4, align 4, !dbg !61
  br label %19, !dbg !62, !llvm.loop !63

31:                                               ; preds = %19
  ret i32 0, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !70
  %5 = load ptr, ptr %2, align 8, !dbg !71
  store i32 1, ptr %3, align 4, !dbg !72
  %6 = load i32, ptr %3, align 4, !dbg !72
  store atomic i32 %6, ptr @first seq_cst, align 4, !dbg !72
  store i32 -1, ptr %4, align 4, !dbg !73
  %7 = load i32, ptr %4, align 4, !dbg !73
  store atomic i32 %7, ptr @second seq_cst, align 4, !dbg !73
  ret ptr null, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @check(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !76, metadata !DIExpression()), !dbg !77
  %8 = load ptr, ptr %2, align 8, !dbg !78
  call void @llvm.dbg.declare(metadata ptr %3, metadata !79, metadata !DIExpression()), !dbg !80
  %9 = load atomic i32, ptr @first seq_cst, align 4, !dbg !81
  store i32 %9, ptr %4, align 4, !dbg !81
  %10 = load i32, ptr %4, align 4, !dbg !81
  %11 = icmp eq i32 %10, 0, !dbg !82
  br i1 %11, label %12, label %16, !dbg !83

12:                                               ; preds = %1
  %13 = load atomic i32, ptr @second seq_cst, align 4, !dbg !84
  store i32 %13, ptr %5, align 4, !dbg !84
  %14 = load i32, ptr %5, align 4, !dbg !84
  %15 = icmp eq i32 %14, 0, !dbg !85
  br i1 %15, label %26, label %16, !dbg !86

16:                                               ; preds = %12, %1
  %17 = load atomic i32, ptr @first seq_cst, align 4, !dbg !87
  store i32 %17, ptr %6, align 4, !dbg !87
  %18 = load i32, ptr %6, align 4, !dbg !87
  %19 = icmp eq i32 %18, 1, !dbg !88
  br i1 %19, label %20, label %24, !dbg !89

20:                                               ; preds = %16
  %21 = load atomic i32, ptr @second seq_cst, align 4, !dbg !90
  store i32 %21, ptr %7, align 4, !dbg !90
  %22 = load i32, ptr %7, align 4, !dbg !90
  %23 = icmp eq i32 %22, -1, !dbg !91
  br label %24

24:                                               ; preds = %20, %16
  %25 = phi i1 [ false, %16 ], [ %23, %20 ], !dbg !92
  br label %26, !dbg !86

26:                                               ; preds = %24, %12
  %27 = phi i1 [ true, %12 ], [ %25, %24 ]
  %28 = zext i1 %27 to i32, !dbg !86
  store i32 %28, ptr %3, align 4, !dbg !80
  %29 = load i32, ptr %3, align 4, !dbg !93
  ret ptr null, !dbg !94
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 20, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/reorder_5.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 20, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !21, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!12}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 42, type: !25)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 256, elements: !29)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !{!30}
!30 = !DISubrange(count: 4)
!31 = !DILocation(line: 42, column: 12, scope: !20)
!32 = !DILocalVariable(name: "i", scope: !33, file: !3, line: 44, type: !12)
!33 = distinct !DILexicalBlock(scope: !20, file: !3, line: 44, column: 2)
!34 = !DILocation(line: 44, column: 11, scope: !33)
!35 = !DILocation(line: 44, column: 7, scope: !33)
!36 = !DILocation(line: 44, column: 18, scope: !37)
!37 = distinct !DILexicalBlock(scope: !33, file: !3, line: 44, column: 2)
!38 = !DILocation(line: 44, column: 20, scope: !37)
!39 = !DILocation(line: 44, column: 2, scope: !33)
!40 = !DILocation(line: 45, column: 21, scope: !37)
!41 = !DILocation(line: 45, column: 19, scope: !37)
!42 = !DILocation(line: 45, column: 3, scope: !37)
!43 = !DILocation(line: 44, column: 26, scope: !37)
!44 = !DILocation(line: 44, column: 2, scope: !37)
!45 = distinct !{!45, !39, !46, !47}
!46 = !DILocation(line: 45, column: 40, scope: !33)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 46, column: 18, scope: !20)
!49 = !DILocation(line: 46, column: 2, scope: !20)
!50 = !DILocalVariable(name: "i", scope: !51, file: !3, line: 47, type: !12)
!51 = distinct !DILexicalBlock(scope: !20, file: !3, line: 47, column: 2)
!52 = !DILocation(line: 47, column: 11, scope: !51)
!53 = !DILocation(line: 47, column: 7, scope: !51)
!54 = !DILocation(line: 47, column: 18, scope: !55)
!55 = distinct !DILexicalBlock(scope: !51, file: !3, line: 47, column: 2)
!56 = !DILocation(line: 47, column: 20, scope: !55)
!57 = !DILocation(line: 47, column: 2, scope: !51)
!58 = !DILocation(line: 48, column: 18, scope: !55)
!59 = !DILocation(line: 48, column: 16, scope: !55)
!60 = !DILocation(line: 48, column: 3, scope: !55)
!61 = !DILocation(line: 47, column: 27, scope: !55)
!62 = !DILocation(line: 47, column: 2, scope: !55)
!63 = distinct !{!63, !57, !64, !47}
!64 = !DILocation(line: 48, column: 26, scope: !51)
!65 = !DILocation(line: 49, column: 2, scope: !20)
!66 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 22, type: !67, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!67 = !DISubroutineType(types: !68)
!68 = !{!5, !5}
!69 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 22, type: !5)
!70 = !DILocation(line: 22, column: 24, scope: !66)
!71 = !DILocation(line: 24, column: 8, scope: !66)
!72 = !DILocation(line: 25, column: 2, scope: !66)
!73 = !DILocation(line: 26, column: 2, scope: !66)
!74 = !DILocation(line: 27, column: 2, scope: !66)
!75 = distinct !DISubprogram(name: "check", scope: !3, file: !3, line: 30, type: !67, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 30, type: !5)
!77 = !DILocation(line: 30, column: 26, scope: !75)
!78 = !DILocation(line: 32, column: 8, scope: !75)
!79 = !DILocalVariable(name: "whole", scope: !75, file: !3, line: 33, type: !12)
!80 = !DILocation(line: 33, column: 6, scope: !75)
!81 = !DILocation(line: 33, column: 15, scope: !75)
!82 = !DILocation(line: 33, column: 35, scope: !75)
!83 = !DILocation(line: 33, column: 40, scope: !75)
!84 = !DILocation(line: 33, column: 43, scope: !75)
!85 = !DILocation(line: 33, column: 64, scope: !75)
!86 = !DILocation(line: 33, column: 70, scope: !75)
!87 = !DILocation(line: 34, column: 8, scope: !75)
!88 = !DILocation(line: 34, column: 28, scope: !75)
!89 = !DILocation(line: 34, column: 33, scope: !75)
!90 = !DILocation(line: 34, column: 36, scope: !75)
!91 = !DILocation(line: 34, column: 57, scope: !75)
!92 = !DILocation(line: 0, scope: !75)
!93 = !DILocation(line: 36, column: 8, scope: !75)
!94 = !DILocation(line: 37, column: 2, scope: !75)
