; ModuleID = 'waits/atomic_function.c'
source_filename = "waits/atomic_function.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0
@taken = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !29
  call void @llvm.dbg.declare(metadata ptr %3, metadata !30, metadata !DIExpression()), !dbg !32
  store i32 0, ptr %3, align 4, !dbg !32
  br label %5, !dbg !33

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !34
  %7 = icmp slt i32 %6, 3, !dbg !36
  br i1 %7, label %8, label %16, !dbg !37

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !38
  %10 = sext i32 %9 to i64, !dbg !39
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !39
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef null) #4, !dbg !40
  br label %13, !dbg !40

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !41
  %15 = add nsw i32 %14, 1, !dbg !41
  store i32 %15, ptr %3, align 4, !dbg !41
  br label %5, !dbg !42, !llvm.loop !43

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !46, metadata !DIExpression()), !dbg !48
  store i32 0, ptr %4, align 4, !dbg !48
  br label %17, !dbg !49

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !50
  %19 = icmp slt i32 %18, 3, !dbg !52
  br i1 %19, label %20, label %29, !dbg !53

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !54
  %22 = sext i32 %21 to i64, !dbg !55
  %23 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %22, !dbg !55
  %24 = load i64, ptr %23, align 8, !dbg !55
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !56
  br label %26, !dbg !56

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !57
  %28 = add nsw i32 %27, 1, !dbg !57
  store i32 %28, ptr %4, align 4, !dbg !57
  br label %17, !dbg !58, !llvm.loop !59

29:                                               ; preds = %17
  %30 = load volatile i32, ptr @counter, align 4, !dbg !61
  %31 = icmp ne i32 %30, 3, !dbg !63
  br i1 %31, label %32, label %33, !dbg !64

32:                                               ; preds = %29
  call void @reach_error(), !dbg !65
  br label %33, !dbg !65

33:                                               ; preds = %32, %29
  ret i32 0, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !67 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  %3 = load ptr, ptr %2, align 8, !dbg !72
  call void @__VERIFIER_atomic_acquire(), !dbg !73
  %4 = load volatile i32, ptr @counter, align 4, !dbg !74
  %5 = add nsw i32 %4, 1, !dbg !74
  store volatile i32 %5, ptr @counter, align 4, !dbg !74
  call void @__VERIFIER_atomic_release(), !dbg !75
  ret ptr null, !dbg !76
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @reach_error() #3

; Function Attrs: noinline nounwind uwtable
define internal void @__VERIFIER_atomic_acquire() #0 !dbg !77 {
  %1 = load volatile i32, ptr @taken, align 4, !dbg !80
  %2 = icmp eq i32 %1, 0, !dbg !81
  %3 = zext i1 %2 to i32, !dbg !81
  call void @__VERIFIER_assume(i32 noundef %3), !dbg !82
  store volatile i32 1, ptr @taken, align 4, !dbg !83
  ret void, !dbg !84
}

; Function Attrs: noinline nounwind uwtable
define internal void @__VERIFIER_atomic_release() #0 !dbg !85 {
  store volatile i32 0, ptr @taken, align 4, !dbg !86
  ret void, !dbg !87
}

declare void @__VERIFIER_assume(i32 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits/atomic_function.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 19, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !19, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 43, type: !23)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 192, elements: !27)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !{!28}
!28 = !DISubrange(count: 3)
!29 = !DILocation(line: 43, column: 12, scope: !18)
!30 = !DILocalVariable(name: "i", scope: !31, file: !3, line: 45, type: !10)
!31 = distinct !DILexicalBlock(scope: !18, file: !3, line: 45, column: 2)
!32 = !DILocation(line: 45, column: 11, scope: !31)
!33 = !DILocation(line: 45, column: 7, scope: !31)
!34 = !DILocation(line: 45, column: 18, scope: !35)
!35 = distinct !DILexicalBlock(scope: !31, file: !3, line: 45, column: 2)
!36 = !DILocation(line: 45, column: 20, scope: !35)
!37 = !DILocation(line: 45, column: 2, scope: !31)
!38 = !DILocation(line: 46, column: 21, scope: !35)
!39 = !DILocation(line: 46, column: 19, scope: !35)
!40 = !DILocation(line: 46, column: 3, scope: !35)
!41 = !DILocation(line: 45, column: 26, scope: !35)
!42 = !DILocation(line: 45, column: 2, scope: !35)
!43 = distinct !{!43, !37, !44, !45}
!44 = !DILocation(line: 46, column: 40, scope: !31)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocalVariable(name: "i", scope: !47, file: !3, line: 47, type: !10)
!47 = distinct !DILexicalBlock(scope: !18, file: !3, line: 47, column: 2)
!48 = !DILocation(line: 47, column: 11, scope: !47)
!49 = !DILocation(line: 47, column: 7, scope: !47)
!50 = !DILocation(line: 47, column: 18, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !3, line: 47, column: 2)
!52 = !DILocation(line: 47, column: 20, scope: !51)
!53 = !DILocation(line: 47, column: 2, scope: !47)
!54 = !DILocation(line: 48, column: 18, scope: !51)
!55 = !DILocation(line: 48, column: 16, scope: !51)
!56 = !DILocation(line: 48, column: 3, scope: !51)
!57 = !DILocation(line: 47, column: 26, scope: !51)
!58 = !DILocation(line: 47, column: 2, scope: !51)
!59 = distinct !{!59, !53, !60, !45}
!60 = !DILocation(line: 48, column: 26, scope: !47)
!61 = !DILocation(line: 49, column: 6, scope: !62)
!62 = distinct !DILexicalBlock(scope: !18, file: !3, line: 49, column: 6)
!63 = !DILocation(line: 49, column: 14, scope: !62)
!64 = !DILocation(line: 49, column: 6, scope: !18)
!65 = !DILocation(line: 50, column: 3, scope: !62)
!66 = !DILocation(line: 51, column: 2, scope: !18)
!67 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 32, type: !68, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!68 = !DISubroutineType(types: !69)
!69 = !{!5, !5}
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !67, file: !3, line: 32, type: !5)
!71 = !DILocation(line: 32, column: 24, scope: !67)
!72 = !DILocation(line: 34, column: 8, scope: !67)
!73 = !DILocation(line: 35, column: 2, scope: !67)
!74 = !DILocation(line: 36, column: 9, scope: !67)
!75 = !DILocation(line: 37, column: 2, scope: !67)
!76 = !DILocation(line: 38, column: 2, scope: !67)
!77 = distinct !DISubprogram(name: "__VERIFIER_atomic_acquire", scope: !3, file: !3, line: 21, type: !78, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!78 = !DISubroutineType(types: !79)
!79 = !{null}
!80 = !DILocation(line: 23, column: 20, scope: !77)
!81 = !DILocation(line: 23, column: 26, scope: !77)
!82 = !DILocation(line: 23, column: 2, scope: !77)
!83 = !DILocation(line: 24, column: 8, scope: !77)
!84 = !DILocation(line: 25, column: 1, scope: !77)
!85 = distinct !DISubprogram(name: "__VERIFIER_atomic_release", scope: !3, file: !3, line: 27, type: !78, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!86 = !DILocation(line: 29, column: 8, scope: !85)
!87 = !DILocation(line: 30, column: 1, scope: !85)
