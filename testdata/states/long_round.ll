; ModuleID = 'states/long_round.c'
source_filename = "states/long_round.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@taken = internal global [80 x i32] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !25, metadata !DIExpression()), !dbg !29
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait, ptr noundef null) #4, !dbg !30
  store atomic i32 1, ptr getelementptr inbounds ([80 x i32], ptr @taken, i64 0, i64 79) seq_cst, align 4, !dbg !31
  %4 = load i64, ptr %2, align 8, !dbg !32
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !33
  ret i32 0, !dbg !34
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %0) #0 !dbg !35 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !39
  br label %4, !dbg !40

4:                                                ; preds = %20, %1
  call void @llvm.dbg.declare(metadata ptr %3, metadata !41, metadata !DIExpression()), !dbg !46
  store i32 0, ptr %3, align 4, !dbg !46
  br label %5, !dbg !47

5:                                                ; preds = %17, %4
  %6 = load i32, ptr %3, align 4, !dbg !48
  %7 = icmp slt i32 %6, 80, !dbg !50
  br i1 %7, label %8, label %20, !dbg !51

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !52
  %10 = sext i32 %9 to i64, !dbg !54
  %11 = getelementptr inbounds [80 x i32], ptr @taken, i64 0, i64 %10, !dbg !54
  %12 = load atomic i32, ptr %11 seq_cst, align 4, !dbg !54
  %13 = icmp ne i32 %12, 0, !dbg !54
  br i1 %13, label %14, label %16, !dbg !55

14:                                               ; preds = %8
  %15 = load ptr, ptr %2, align 8, !dbg !56
  ret ptr %15, !dbg !57

16:                                               ; preds = %8
  br label %17, !dbg !58

17:                                               ; preds = %16
  %18 = load i32, ptr %3, align 4, !dbg !59
  %19 = add nsw i32 %18, 1, !dbg !59
  store i32 %19, ptr %3, align 4, !dbg !59
  br label %5, !dbg !60, !llvm.loop !61

20:                                               ; preds = %5
  br label %4, !dbg !64, !llvm.loop !65
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 17, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/long_round.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2560, elements: !12)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !9, line: 96, baseType: !10)
!9 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!10 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !11)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!13}
!13 = !DISubrange(count: 80)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !22, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!11}
!24 = !{}
!25 = !DILocalVariable(name: "thread", scope: !21, file: !3, line: 33, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 33, column: 12, scope: !21)
!30 = !DILocation(line: 34, column: 2, scope: !21)
!31 = !DILocation(line: 36, column: 15, scope: !21)
!32 = !DILocation(line: 38, column: 15, scope: !21)
!33 = !DILocation(line: 38, column: 2, scope: !21)
!34 = !DILocation(line: 39, column: 2, scope: !21)
!35 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 19, type: !36, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!36 = !DISubroutineType(types: !37)
!37 = !{!5, !5}
!38 = !DILocalVariable(name: "arg", arg: 1, scope: !35, file: !3, line: 19, type: !5)
!39 = !DILocation(line: 19, column: 25, scope: !35)
!40 = !DILocation(line: 21, column: 2, scope: !35)
!41 = !DILocalVariable(name: "i", scope: !42, file: !3, line: 22, type: !11)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 22, column: 3)
!43 = distinct !DILexicalBlock(scope: !44, file: !3, line: 21, column: 11)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 21, column: 2)
!45 = distinct !DILexicalBlock(scope: !35, file: !3, line: 21, column: 2)
!46 = !DILocation(line: 22, column: 12, scope: !42)
!47 = !DILocation(line: 22, column: 8, scope: !42)
!48 = !DILocation(line: 22, column: 19, scope: !49)
!49 = distinct !DILexicalBlock(scope: !42, file: !3, line: 22, column: 3)
!50 = !DILocation(line: 22, column: 21, scope: !49)
!51 = !DILocation(line: 22, column: 3, scope: !42)
!52 = !DILocation(line: 23, column: 14, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 23, column: 8)
!54 = !DILocation(line: 23, column: 8, scope: !53)
!55 = !DILocation(line: 23, column: 8, scope: !49)
!56 = !DILocation(line: 24, column: 12, scope: !53)
!57 = !DILocation(line: 24, column: 5, scope: !53)
!58 = !DILocation(line: 23, column: 15, scope: !53)
!59 = !DILocation(line: 22, column: 27, scope: !49)
!60 = !DILocation(line: 22, column: 3, scope: !49)
!61 = distinct !{!61, !51, !62, !63}
!62 = !DILocation(line: 24, column: 12, scope: !42)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 21, column: 2, scope: !44)
!65 = distinct !{!65, !66, !67}
!66 = !DILocation(line: 21, column: 2, scope: !45)
!67 = !DILocation(line: 28, column: 2, scope: !45)
