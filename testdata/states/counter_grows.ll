; ModuleID = 'states/counter_grows.c'
source_filename = "states/counter_grows.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@total = internal global i64 0, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_alike(i32 noundef 2, ptr noundef @run), !dbg !23
  ret i32 0, !dbg !24
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !25 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !32, metadata !DIExpression()), !dbg !33
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !34, metadata !DIExpression()), !dbg !35
  %9 = load i32, ptr %3, align 4, !dbg !36
  %10 = zext i32 %9 to i64, !dbg !37
  %11 = call ptr @llvm.stacksave(), !dbg !37
  store ptr %11, ptr %5, align 8, !dbg !37
  %12 = alloca i64, i64 %10, align 16, !dbg !37
  store i64 %10, ptr %6, align 8, !dbg !37
  call void @llvm.dbg.declare(metadata ptr %6, metadata !38, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata ptr %12, metadata !40, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata ptr %7, metadata !47, metadata !DIExpression()), !dbg !49
  store i32 0, ptr %7, align 4, !dbg !49
  br label %13, !dbg !50

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !51
  %15 = load i32, ptr %3, align 4, !dbg !53
  %16 = icmp slt i32 %14, %15, !dbg !54
  br i1 %16, label %17, label %26, !dbg !55

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !56
  %19 = sext i32 %18 to i64, !dbg !57
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !57
  %21 = load ptr, ptr %4, align 8, !dbg !58
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #5, !dbg !59
  br label %23, !dbg !59

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !60
  %25 = add nsw i32 %24, 1, !dbg !60
  store i32 %25, ptr %7, align 4, !dbg !60
  br label %13, !dbg !61, !llvm.loop !62

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, ptr %8, align 4, !dbg !67
  br label %27, !dbg !68

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !69
  %29 = load i32, ptr %3, align 4, !dbg !71
  %30 = icmp slt i32 %28, %29, !dbg !72
  br i1 %30, label %31, label %40, !dbg !73

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !74
  %33 = sext i32 %32 to i64, !dbg !75
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !75
  %35 = load i64, ptr %34, align 8, !dbg !75
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !76
  br label %37, !dbg !76

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !77
  %39 = add nsw i32 %38, 1, !dbg !77
  store i32 %39, ptr %8, align 4, !dbg !77
  br label %27, !dbg !78, !llvm.loop !79

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !81
  call void @llvm.stackrestore(ptr %41), !dbg !81
  ret void, !dbg !81
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !82 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !83, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.declare(metadata ptr %3, metadata !85, metadata !DIExpression()), !dbg !90
  store ptr null, ptr %3, align 8, !dbg !90
  %6 = load ptr, ptr %2, align 8, !dbg !91
  br label %7, !dbg !92

7:                                                ; preds = %7, %1
  store i64 1, ptr %4, align 8, !dbg !93
  %8 = load i64, ptr %4, align 8, !dbg !93
  %9 = atomicrmw add ptr @total, i64 %8 seq_cst, align 8, !dbg !93
  store i64 %9, ptr %5, align 8, !dbg !93
  %10 = load i64, ptr %5, align 8, !dbg !93
  br label %7, !dbg !97, !llvm.loop !98
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 13, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/counter_grows.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_ulong", file: !8, line: 99, baseType: !9)
!8 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 60, type: !19, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{}
!23 = !DILocation(line: 62, column: 2, scope: !18)
!24 = !DILocation(line: 63, column: 2, scope: !18)
!25 = distinct !DISubprogram(name: "run_alike", scope: !26, file: !26, line: 70, type: !27, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!26 = !DIFile(filename: "states/states.h", directory: ".")
!27 = !DISubroutineType(types: !28)
!28 = !{null, !21, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DISubroutineType(types: !31)
!31 = !{!5, !5}
!32 = !DILocalVariable(name: "n", arg: 1, scope: !25, file: !26, line: 70, type: !21)
!33 = !DILocation(line: 70, column: 34, scope: !25)
!34 = !DILocalVariable(name: "routine", arg: 2, scope: !25, file: !26, line: 70, type: !29)
!35 = !DILocation(line: 70, column: 45, scope: !25)
!36 = !DILocation(line: 72, column: 14, scope: !25)
!37 = !DILocation(line: 72, column: 2, scope: !25)
!38 = !DILocalVariable(name: "__vla_expr0", scope: !25, type: !10, flags: DIFlagArtificial)
!39 = !DILocation(line: 0, scope: !25)
!40 = !DILocalVariable(name: "t", scope: !25, file: !26, line: 72, type: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, elements: !44)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !10)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!44 = !{!45}
!45 = !DISubrange(count: !38)
!46 = !DILocation(line: 72, column: 12, scope: !25)
!47 = !DILocalVariable(name: "i", scope: !48, file: !26, line: 74, type: !21)
!48 = distinct !DILexicalBlock(scope: !25, file: !26, line: 74, column: 2)
!49 = !DILocation(line: 74, column: 11, scope: !48)
!50 = !DILocation(line: 74, column: 7, scope: !48)
!51 = !DILocation(line: 74, column: 18, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !26, line: 74, column: 2)
!53 = !DILocation(line: 74, column: 22, scope: !52)
!54 = !DILocation(line: 74, column: 20, scope: !52)
!55 = !DILocation(line: 74, column: 2, scope: !48)
!56 = !DILocation(line: 75, column: 21, scope: !52)
!57 = !DILocation(line: 75, column: 19, scope: !52)
!58 = !DILocation(line: 75, column: 31, scope: !52)
!59 = !DILocation(line: 75, column: 3, scope: !52)
!60 = !DILocation(line: 74, column: 26, scope: !52)
!61 = !DILocation(line: 74, column: 2, scope: !52)
!62 = distinct !{!62, !55, !63, !64}
!63 = !DILocation(line: 75, column: 44, scope: !48)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocalVariable(name: "i", scope: !66, file: !26, line: 76, type: !21)
!66 = distinct !DILexicalBlock(scope: !25, file: !26, line: 76, column: 2)
!67 = !DILocation(line: 76, column: 11, scope: !66)
!68 = !DILocation(line: 76, column: 7, scope: !66)
!69 = !DILocation(line: 76, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !26, line: 76, column: 2)
!71 = !DILocation(line: 76, column: 22, scope: !70)
!72 = !DILocation(line: 76, column: 20, scope: !70)
!73 = !DILocation(line: 76, column: 2, scope: !66)
!74 = !DILocation(line: 77, column: 18, scope: !70)
!75 = !DILocation(line: 77, column: 16, scope: !70)
!76 = !DILocation(line: 77, column: 3, scope: !70)
!77 = !DILocation(line: 76, column: 26, scope: !70)
!78 = !DILocation(line: 76, column: 2, scope: !70)
!79 = distinct !{!79, !73, !80, !64}
!80 = !DILocation(line: 77, column: 26, scope: !66)
!81 = !DILocation(line: 78, column: 1, scope: !25)
!82 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 27, type: !30, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!83 = !DILocalVariable(name: "arg", arg: 1, scope: !82, file: !3, line: 27, type: !5)
!84 = !DILocation(line: 27, column: 24, scope: !82)
!85 = !DILocalVariable(name: "newest", scope: !82, file: !3, line: 32, type: !86)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 15, size: 64, elements: !88)
!88 = !{!89}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "older", scope: !87, file: !3, line: 16, baseType: !86, size: 64)
!90 = !DILocation(line: 32, column: 15, scope: !82)
!91 = !DILocation(line: 34, column: 8, scope: !82)
!92 = !DILocation(line: 35, column: 2, scope: !82)
!93 = !DILocation(line: 54, column: 3, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 35, column: 9)
!95 = distinct !DILexicalBlock(scope: !96, file: !3, line: 35, column: 2)
!96 = distinct !DILexicalBlock(scope: !82, file: !3, line: 35, column: 2)
!97 = !DILocation(line: 35, column: 2, scope: !95)
!98 = distinct !{!98, !99, !100}
!99 = !DILocation(line: 35, column: 2, scope: !96)
!100 = !DILocation(line: 56, column: 2, scope: !96)
