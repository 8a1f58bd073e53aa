; ModuleID = 'states/polite.c'
source_filename = "states/polite.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !26, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata ptr %3, metadata !32, metadata !DIExpression()), !dbg !34
  store i64 0, ptr %3, align 8, !dbg !34
  br label %5, !dbg !35

5:                                                ; preds = %14, %0
  %6 = load i64, ptr %3, align 8, !dbg !36
  %7 = icmp slt i64 %6, 2, !dbg !38
  br i1 %7, label %8, label %17, !dbg !39

8:                                                ; preds = %5
  %9 = load i64, ptr %3, align 8, !dbg !40
  %10 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %9, !dbg !41
  %11 = load i64, ptr %3, align 8, !dbg !42
  %12 = inttoptr i64 %11 to ptr, !dbg !43
  %13 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @run, ptr noundef %12) #4, !dbg !44
  br label %14, !dbg !44

14:                                               ; preds = %8
  %15 = load i64, ptr %3, align 8, !dbg !45
  %16 = add nsw i64 %15, 1, !dbg !45
  store i64 %16, ptr %3, align 8, !dbg !45
  br label %5, !dbg !46, !llvm.loop !47

17:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !50, metadata !DIExpression()), !dbg !52
  store i32 0, ptr %4, align 4, !dbg !52
  br label %18, !dbg !53

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !54
  %20 = icmp slt i32 %19, 2, !dbg !56
  br i1 %20, label %21, label %30, !dbg !57

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !58
  %23 = sext i32 %22 to i64, !dbg !59
  %24 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %23, !dbg !59
  %25 = load i64, ptr %24, align 8, !dbg !59
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef null), !dbg !60
  br label %27, !dbg !60

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !61
  %29 = add nsw i32 %28, 1, !dbg !61
  store i32 %29, ptr %4, align 4, !dbg !61
  br label %18, !dbg !62, !llvm.loop !63

30:                                               ; preds = %18
  ret i32 0, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.declare(metadata ptr %3, metadata !71, metadata !DIExpression()), !dbg !72
  %7 = load ptr, ptr %2, align 8, !dbg !73
  %8 = ptrtoint ptr %7 to i64, !dbg !74
  %9 = trunc i64 %8 to i32, !dbg !75
  store i32 %9, ptr %3, align 4, !dbg !72
  br label %10, !dbg !76

10:                                               ; preds = %26, %1
  %11 = load i32, ptr %3, align 4, !dbg !77
  %12 = sext i32 %11 to i64, !dbg !77
  %13 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %12, !dbg !77
  store i32 1, ptr %4, align 4, !dbg !77
  %14 = load i32, ptr %4, align 4, !dbg !77
  store atomic i32 %14, ptr %13 seq_cst, align 4, !dbg !77
  %15 = call i32 @__VERIFIER_nondet_int(), !dbg !81
  %16 = icmp ne i32 %15, 0, !dbg !81
  br i1 %16, label %17, label %26, !dbg !83

17:                                               ; preds = %10
  %18 = load i32, ptr %3, align 4, !dbg !84
  %19 = sext i32 %18 to i64, !dbg !84
  %20 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %19, !dbg !84
  %21 = load atomic i32, ptr %20 seq_cst, align 4, !dbg !84
  store i32 %21, ptr %5, align 4, !dbg !84
  %22 = load i32, ptr %5, align 4, !dbg !84
  %23 = icmp ne i32 %22, 0, !dbg !84
  br i1 %23, label %24, label %25, !dbg !87

24:                                               ; preds = %17
  br label %31, !dbg !88

25:                                               ; preds = %17
  br label %26, !dbg !89

26:                                               ; preds = %25, %10
  %27 = load i32, ptr %3, align 4, !dbg !90
  %28 = sext i32 %27 to i64, !dbg !90
  %29 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %28, !dbg !90
  store i32 0, ptr %6, align 4, !dbg !90
  %30 = load i32, ptr %6, align 4, !dbg !90
  store atomic i32 %30, ptr %29 seq_cst, align 4, !dbg !90
  br label %10, !dbg !91, !llvm.loop !92

31:                                               ; preds = %24
  %32 = load ptr, ptr %2, align 8, !dbg !95
  ret ptr %32, !dbg !96
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @__VERIFIER_nondet_int() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/polite.c", directory: ".")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!0}
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !13)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !11, line: 96, baseType: !12)
!11 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!12 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!13 = !{!14}
!14 = !DISubrange(count: 2)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !23, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!6}
!25 = !{}
!26 = !DILocalVariable(name: "t", scope: !22, file: !3, line: 43, type: !27)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 128, elements: !13)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 43, column: 12, scope: !22)
!32 = !DILocalVariable(name: "i", scope: !33, file: !3, line: 45, type: !7)
!33 = distinct !DILexicalBlock(scope: !22, file: !3, line: 45, column: 2)
!34 = !DILocation(line: 45, column: 12, scope: !33)
!35 = !DILocation(line: 45, column: 7, scope: !33)
!36 = !DILocation(line: 45, column: 19, scope: !37)
!37 = distinct !DILexicalBlock(scope: !33, file: !3, line: 45, column: 2)
!38 = !DILocation(line: 45, column: 21, scope: !37)
!39 = !DILocation(line: 45, column: 2, scope: !33)
!40 = !DILocation(line: 46, column: 21, scope: !37)
!41 = !DILocation(line: 46, column: 19, scope: !37)
!42 = !DILocation(line: 46, column: 44, scope: !37)
!43 = !DILocation(line: 46, column: 36, scope: !37)
!44 = !DILocation(line: 46, column: 3, scope: !37)
!45 = !DILocation(line: 45, column: 27, scope: !37)
!46 = !DILocation(line: 45, column: 2, scope: !37)
!47 = distinct !{!47, !39, !48, !49}
!48 = !DILocation(line: 46, column: 45, scope: !33)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocalVariable(name: "i", scope: !51, file: !3, line: 48, type: !6)
!51 = distinct !DILexicalBlock(scope: !22, file: !3, line: 48, column: 2)
!52 = !DILocation(line: 48, column: 11, scope: !51)
!53 = !DILocation(line: 48, column: 7, scope: !51)
!54 = !DILocation(line: 48, column: 18, scope: !55)
!55 = distinct !DILexicalBlock(scope: !51, file: !3, line: 48, column: 2)
!56 = !DILocation(line: 48, column: 20, scope: !55)
!57 = !DILocation(line: 48, column: 2, scope: !51)
!58 = !DILocation(line: 49, column: 18, scope: !55)
!59 = !DILocation(line: 49, column: 16, scope: !55)
!60 = !DILocation(line: 49, column: 3, scope: !55)
!61 = !DILocation(line: 48, column: 26, scope: !55)
!62 = !DILocation(line: 48, column: 2, scope: !55)
!63 = distinct !{!63, !57, !64, !49}
!64 = !DILocation(line: 49, column: 26, scope: !51)
!65 = !DILocation(line: 51, column: 2, scope: !22)
!66 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 14, type: !67, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!67 = !DISubroutineType(types: !68)
!68 = !{!5, !5}
!69 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 14, type: !5)
!70 = !DILocation(line: 14, column: 24, scope: !66)
!71 = !DILocalVariable(name: "me", scope: !66, file: !3, line: 16, type: !6)
!72 = !DILocation(line: 16, column: 6, scope: !66)
!73 = !DILocation(line: 16, column: 22, scope: !66)
!74 = !DILocation(line: 16, column: 16, scope: !66)
!75 = !DILocation(line: 16, column: 11, scope: !66)
!76 = !DILocation(line: 24, column: 2, scope: !66)
!77 = !DILocation(line: 25, column: 3, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 24, column: 11)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 24, column: 2)
!80 = distinct !DILexicalBlock(scope: !66, file: !3, line: 24, column: 2)
!81 = !DILocation(line: 26, column: 7, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 26, column: 7)
!83 = !DILocation(line: 26, column: 7, scope: !78)
!84 = !DILocation(line: 27, column: 8, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 27, column: 8)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 26, column: 32)
!87 = !DILocation(line: 27, column: 8, scope: !86)
!88 = !DILocation(line: 28, column: 5, scope: !85)
!89 = !DILocation(line: 29, column: 3, scope: !86)
!90 = !DILocation(line: 30, column: 3, scope: !78)
!91 = !DILocation(line: 24, column: 2, scope: !79)
!92 = distinct !{!92, !93, !94}
!93 = !DILocation(line: 24, column: 2, scope: !80)
!94 = !DILocation(line: 31, column: 2, scope: !80)
!95 = !DILocation(line: 38, column: 9, scope: !66)
!96 = !DILocation(line: 38, column: 2, scope: !66)
