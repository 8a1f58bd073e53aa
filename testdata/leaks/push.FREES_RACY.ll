; ModuleID = 'leaks/push.c'
source_filename = "leaks/push.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32 }

@top = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata ptr %3, metadata !32, metadata !DIExpression()), !dbg !34
  store i32 0, ptr %3, align 4, !dbg !34
  br label %6, !dbg !35

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !36
  %8 = icmp slt i32 %7, 2, !dbg !38
  br i1 %8, label %9, label %17, !dbg !39

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !40
  %11 = sext i32 %10 to i64, !dbg !41
  %12 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %11, !dbg !41
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @push, ptr noundef null) #5, !dbg !42
  br label %14, !dbg !42

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !43
  %16 = add nsw i32 %15, 1, !dbg !43
  store i32 %16, ptr %3, align 4, !dbg !43
  br label %6, !dbg !44, !llvm.loop !45

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !48, metadata !DIExpression()), !dbg !50
  store i32 0, ptr %4, align 4, !dbg !50
  br label %18, !dbg !51

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !52
  %20 = icmp slt i32 %19, 2, !dbg !54
  br i1 %20, label %21, label %30, !dbg !55

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !56
  %23 = sext i32 %22 to i64, !dbg !57
  %24 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %23, !dbg !57
  %25 = load i64, ptr %24, align 8, !dbg !57
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef null), !dbg !58
  br label %27, !dbg !58

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !59
  %29 = add nsw i32 %28, 1, !dbg !59
  store i32 %29, ptr %4, align 4, !dbg !59
  br label %18, !dbg !60, !llvm.loop !61

30:                                               ; preds = %18
  br label %31, !dbg !63

31:                                               ; preds = %34, %30
  %32 = load ptr, ptr @top, align 8, !dbg !64
  %33 = icmp ne ptr %32, null, !dbg !63
  br i1 %33, label %34, label %40, !dbg !63

34:                                               ; preds = %31
  call void @llvm.dbg.declare(metadata ptr %5, metadata !65, metadata !DIExpression()), !dbg !67
  %35 = load ptr, ptr @top, align 8, !dbg !68
  store ptr %35, ptr %5, align 8, !dbg !67
  %36 = load ptr, ptr %5, align 8, !dbg !69
  %37 = getelementptr inbounds %struct.node, ptr %36, i32 0, i32 0, !dbg !70
  %38 = load ptr, ptr %37, align 8, !dbg !70
  store ptr %38, ptr @top, align 8, !dbg !71
  %39 = load ptr, ptr %5, align 8, !dbg !72
  call void @free(ptr noundef %39) #5, !dbg !73
  br label %31, !dbg !63, !llvm.loop !74

40:                                               ; preds = %31
  ret i32 0, !dbg !76
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0) #0 !dbg !77 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !80, metadata !DIExpression()), !dbg !81
  %5 = load ptr, ptr %2, align 8, !dbg !82
  call void @llvm.dbg.declare(metadata ptr %3, metadata !83, metadata !DIExpression()), !dbg !84
  %6 = call noalias ptr @malloc(i64 noundef 16) #6, !dbg !85
  store ptr %6, ptr %3, align 8, !dbg !84
  %7 = load ptr, ptr %3, align 8, !dbg !86
  %8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 1, !dbg !87
  store i32 1, ptr %8, align 8, !dbg !88
  call void @llvm.dbg.declare(metadata ptr %4, metadata !89, metadata !DIExpression()), !dbg !90
  %9 = load ptr, ptr @top, align 8, !dbg !91
  store ptr %9, ptr %4, align 8, !dbg !90
  %10 = load ptr, ptr %4, align 8, !dbg !92
  %11 = load ptr, ptr %3, align 8, !dbg !93
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !94
  store ptr %10, ptr %12, align 8, !dbg !95
  %13 = load ptr, ptr %3, align 8, !dbg !96
  store ptr %13, ptr @top, align 8, !dbg !97
  ret ptr null, !dbg !98
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 13, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leaks/push.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 8, size: 128, elements: !9)
!9 = !{!10, !11}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !8, file: !3, line: 9, baseType: !7, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !8, file: !3, line: 10, baseType: !12, size: 32, offset: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !21, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!12}
!23 = !{}
!24 = !DILocalVariable(name: "threads", scope: !20, file: !3, line: 36, type: !25)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 128, elements: !29)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !{!30}
!30 = !DISubrange(count: 2)
!31 = !DILocation(line: 36, column: 12, scope: !20)
!32 = !DILocalVariable(name: "i", scope: !33, file: !3, line: 37, type: !12)
!33 = distinct !DILexicalBlock(scope: !20, file: !3, line: 37, column: 2)
!34 = !DILocation(line: 37, column: 11, scope: !33)
!35 = !DILocation(line: 37, column: 7, scope: !33)
!36 = !DILocation(line: 37, column: 18, scope: !37)
!37 = distinct !DILexicalBlock(scope: !33, file: !3, line: 37, column: 2)
!38 = !DILocation(line: 37, column: 20, scope: !37)
!39 = !DILocation(line: 37, column: 2, scope: !33)
!40 = !DILocation(line: 38, column: 27, scope: !37)
!41 = !DILocation(line: 38, column: 19, scope: !37)
!42 = !DILocation(line: 38, column: 3, scope: !37)
!43 = !DILocation(line: 37, column: 26, scope: !37)
!44 = !DILocation(line: 37, column: 2, scope: !37)
!45 = distinct !{!45, !39, !46, !47}
!46 = !DILocation(line: 38, column: 47, scope: !33)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocalVariable(name: "i", scope: !49, file: !3, line: 40, type: !12)
!49 = distinct !DILexicalBlock(scope: !20, file: !3, line: 40, column: 2)
!50 = !DILocation(line: 40, column: 11, scope: !49)
!51 = !DILocation(line: 40, column: 7, scope: !49)
!52 = !DILocation(line: 40, column: 18, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 40, column: 2)
!54 = !DILocation(line: 40, column: 20, scope: !53)
!55 = !DILocation(line: 40, column: 2, scope: !49)
!56 = !DILocation(line: 41, column: 24, scope: !53)
!57 = !DILocation(line: 41, column: 16, scope: !53)
!58 = !DILocation(line: 41, column: 3, scope: !53)
!59 = !DILocation(line: 40, column: 26, scope: !53)
!60 = !DILocation(line: 40, column: 2, scope: !53)
!61 = distinct !{!61, !55, !62, !47}
!62 = !DILocation(line: 41, column: 32, scope: !49)
!63 = !DILocation(line: 44, column: 2, scope: !20)
!64 = !DILocation(line: 44, column: 9, scope: !20)
!65 = !DILocalVariable(name: "n", scope: !66, file: !3, line: 45, type: !7)
!66 = distinct !DILexicalBlock(scope: !20, file: !3, line: 44, column: 14)
!67 = !DILocation(line: 45, column: 16, scope: !66)
!68 = !DILocation(line: 45, column: 20, scope: !66)
!69 = !DILocation(line: 46, column: 9, scope: !66)
!70 = !DILocation(line: 46, column: 12, scope: !66)
!71 = !DILocation(line: 46, column: 7, scope: !66)
!72 = !DILocation(line: 47, column: 8, scope: !66)
!73 = !DILocation(line: 47, column: 3, scope: !66)
!74 = distinct !{!74, !63, !75, !47}
!75 = !DILocation(line: 48, column: 2, scope: !20)
!76 = !DILocation(line: 50, column: 2, scope: !20)
!77 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 16, type: !78, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!78 = !DISubroutineType(types: !79)
!79 = !{!5, !5}
!80 = !DILocalVariable(name: "arg", arg: 1, scope: !77, file: !3, line: 16, type: !5)
!81 = !DILocation(line: 16, column: 25, scope: !77)
!82 = !DILocation(line: 18, column: 8, scope: !77)
!83 = !DILocalVariable(name: "n", scope: !77, file: !3, line: 19, type: !7)
!84 = !DILocation(line: 19, column: 15, scope: !77)
!85 = !DILocation(line: 19, column: 19, scope: !77)
!86 = !DILocation(line: 20, column: 2, scope: !77)
!87 = !DILocation(line: 20, column: 5, scope: !77)
!88 = !DILocation(line: 20, column: 11, scope: !77)
!89 = !DILocalVariable(name: "old", scope: !77, file: !3, line: 22, type: !7)
!90 = !DILocation(line: 22, column: 15, scope: !77)
!91 = !DILocation(line: 22, column: 21, scope: !77)
!92 = !DILocation(line: 23, column: 12, scope: !77)
!93 = !DILocation(line: 23, column: 2, scope: !77)
!94 = !DILocation(line: 23, column: 5, scope: !77)
!95 = !DILocation(line: 23, column: 10, scope: !77)
!96 = !DILocation(line: 24, column: 8, scope: !77)
!97 = !DILocation(line: 24, column: 6, scope: !77)
!98 = !DILocation(line: 31, column: 2, scope: !77)
