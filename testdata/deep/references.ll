; ModuleID = 'deep/references.c'
source_filename = "deep/references.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.object = type { i32, i32 }

@current = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !28, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.declare(metadata ptr %3, metadata !36, metadata !DIExpression()), !dbg !37
  %7 = call ptr @make(), !dbg !38
  store ptr %7, ptr %4, align 8, !dbg !38
  %8 = load i64, ptr %4, align 8, !dbg !38
  store atomic i64 %8, ptr @current seq_cst, align 8, !dbg !38
  call void @llvm.dbg.declare(metadata ptr %5, metadata !39, metadata !DIExpression()), !dbg !41
  store i32 0, ptr %5, align 4, !dbg !41
  br label %9, !dbg !42

9:                                                ; preds = %17, %0
  %10 = load i32, ptr %5, align 4, !dbg !43
  %11 = icmp slt i32 %10, 4, !dbg !45
  br i1 %11, label %12, label %20, !dbg !46

12:                                               ; preds = %9
  %13 = load i32, ptr %5, align 4, !dbg !47
  %14 = sext i32 %13 to i64, !dbg !48
  %15 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %14, !dbg !48
  %16 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef @user, ptr noundef null) #5, !dbg !49
  br label %17, !dbg !49

17:                                               ; preds = %12
  %18 = load i32, ptr %5, align 4, !dbg !50
  %19 = add nsw i32 %18, 1, !dbg !50
  store i32 %19, ptr %5, align 4, !dbg !50
  br label %9, !dbg !51, !llvm.loop !52

20:                                               ; preds = %9
  %21 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @owner, ptr noundef null) #5, !dbg !55
  call void @llvm.dbg.declare(metadata ptr %6, metadata !56, metadata !DIExpression()), !dbg !58
  store i32 0, ptr %6, align 4, !dbg !58
  br label %22, !dbg !59

22:                                               ; preds = %31, %20
  %23 = load i32, ptr %6, align 4, !dbg !60
  %24 = icmp slt i32 %23, 4, !dbg !62
  br i1 %24, label %25, label %34, !dbg !63

25:                                               ; preds = %22
  %26 = load i32, ptr %6, align 4, !dbg !64
  %27 = sext i32 %26 to i64, !dbg !65
  %28 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %27, !dbg !65
  %29 = load i64, ptr %28, align 8, !dbg !65
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !66
  br label %31, !dbg !66

31:                                               ; preds = %25
  %32 = load i32, ptr %6, align 4, !dbg !67
  %33 = add nsw i32 %32, 1, !dbg !67
  store i32 %33, ptr %6, align 4, !dbg !67
  br label %22, !dbg !68, !llvm.loop !69

34:                                               ; preds = %22
  %35 = load i64, ptr %3, align 8, !dbg !71
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !72
  ret i32 0, !dbg !73
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @make() #0 !dbg !74 {
  %1 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !77, metadata !DIExpression()), !dbg !78
  %2 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !79
  store ptr %2, ptr %1, align 8, !dbg !78
  %3 = load ptr, ptr %1, align 8, !dbg !80
  %4 = getelementptr inbounds %struct.object, ptr %3, i32 0, i32 0, !dbg !81
  store i32 1, ptr %4, align 4, !dbg !82
  %5 = load ptr, ptr %1, align 8, !dbg !83
  %6 = getelementptr inbounds %struct.object, ptr %5, i32 0, i32 1, !dbg !84
  store i32 0, ptr %6, align 4, !dbg !85
  %7 = load ptr, ptr %1, align 8, !dbg !86
  ret ptr %7, !dbg !87
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @user(ptr noundef %0) #0 !dbg !88 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !91, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !94
  %9 = load atomic i64, ptr @current seq_cst, align 8, !dbg !95
  store i64 %9, ptr %4, align 8, !dbg !95
  %10 = load ptr, ptr %4, align 8, !dbg !95
  store ptr %10, ptr %3, align 8, !dbg !94
  %11 = load ptr, ptr %2, align 8, !dbg !96
  %12 = load ptr, ptr %3, align 8, !dbg !97
  %13 = getelementptr inbounds %struct.object, ptr %12, i32 0, i32 0, !dbg !97
  store i32 1, ptr %5, align 4, !dbg !97
  %14 = load i32, ptr %5, align 4, !dbg !97
  %15 = atomicrmw add ptr %13, i32 %14 seq_cst, align 4, !dbg !97
  store i32 %15, ptr %6, align 4, !dbg !97
  %16 = load i32, ptr %6, align 4, !dbg !97
  %17 = load ptr, ptr %3, align 8, !dbg !98
  %18 = getelementptr inbounds %struct.object, ptr %17, i32 0, i32 1, !dbg !98
  store i32 1, ptr %7, align 4, !dbg !98
  %19 = load i32, ptr %7, align 4, !dbg !98
  %20 = atomicrmw add ptr %18, i32 %19 seq_cst, align 4, !dbg !98
  store i32 %20, ptr %8, align 4, !dbg !98
  %21 = load i32, ptr %8, align 4, !dbg !98
  %22 = load ptr, ptr %3, align 8, !dbg !99
  call void @drop(ptr noundef %22), !dbg !100
  ret ptr null, !dbg !101
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !102 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !103, metadata !DIExpression()), !dbg !104
  %6 = load ptr, ptr %2, align 8, !dbg !105
  call void @llvm.dbg.declare(metadata ptr %3, metadata !106, metadata !DIExpression()), !dbg !108
  store i32 0, ptr %3, align 4, !dbg !108
  br label %7, !dbg !109

7:                                                ; preds = %15, %1
  %8 = load i32, ptr %3, align 4, !dbg !110
  %9 = icmp slt i32 %8, 2, !dbg !112
  br i1 %9, label %10, label %18, !dbg !113

10:                                               ; preds = %7
  %11 = call ptr @make(), !dbg !114
  store ptr %11, ptr %4, align 8, !dbg !114
  %12 = load i64, ptr %4, align 8, !dbg !114
  %13 = atomicrmw xchg ptr @current, i64 %12 seq_cst, align 8, !dbg !114
  store i64 %13, ptr %5, align 8, !dbg !114
  %14 = load ptr, ptr %5, align 8, !dbg !114
  call void @drop(ptr noundef %14), !dbg !115
  br label %15, !dbg !115

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !116
  %17 = add nsw i32 %16, 1, !dbg !116
  store i32 %17, ptr %3, align 4, !dbg !116
  br label %7, !dbg !117, !llvm.loop !118

18:                                               ; preds = %7
  ret ptr null, !dbg !120
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @drop(ptr noundef %0) #0 !dbg !121 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  %5 = load ptr, ptr %2, align 8, !dbg !126
  %6 = getelementptr inbounds %struct.object, ptr %5, i32 0, i32 0, !dbg !126
  store i32 1, ptr %3, align 4, !dbg !126
  %7 = load i32, ptr %3, align 4, !dbg !126
  %8 = atomicrmw sub ptr %6, i32 %7 seq_cst, align 4, !dbg !126
  store i32 %8, ptr %4, align 4, !dbg !126
  %9 = load i32, ptr %4, align 4, !dbg !126
  %10 = icmp eq i32 %9, 1, !dbg !128
  br i1 %10, label %11, label %13, !dbg !129

11:                                               ; preds = %1
  %12 = load ptr, ptr %2, align 8, !dbg !130
  call void @free(ptr noundef %12) #5, !dbg !131
  br label %13, !dbg !131

13:                                               ; preds = %11, %1
  ret void, !dbg !132
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "current", scope: !2, file: !3, line: 24, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deep/references.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !3, line: 19, size: 64, elements: !10)
!10 = !{!11, !16}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "references", scope: !9, file: !3, line: 20, baseType: !12, size: 32)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !13, line: 96, baseType: !14)
!13 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!14 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !15)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "uses", scope: !9, file: !3, line: 21, baseType: !12, size: 32, offset: 32)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 60, type: !25, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!15}
!27 = !{}
!28 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 62, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 256, elements: !33)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !{!34}
!34 = !DISubrange(count: 4)
!35 = !DILocation(line: 62, column: 12, scope: !24)
!36 = !DILocalVariable(name: "o", scope: !24, file: !3, line: 62, type: !30)
!37 = !DILocation(line: 62, column: 22, scope: !24)
!38 = !DILocation(line: 64, column: 2, scope: !24)
!39 = !DILocalVariable(name: "i", scope: !40, file: !3, line: 65, type: !15)
!40 = distinct !DILexicalBlock(scope: !24, file: !3, line: 65, column: 2)
!41 = !DILocation(line: 65, column: 11, scope: !40)
!42 = !DILocation(line: 65, column: 7, scope: !40)
!43 = !DILocation(line: 65, column: 18, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !3, line: 65, column: 2)
!45 = !DILocation(line: 65, column: 20, scope: !44)
!46 = !DILocation(line: 65, column: 2, scope: !40)
!47 = !DILocation(line: 66, column: 21, scope: !44)
!48 = !DILocation(line: 66, column: 19, scope: !44)
!49 = !DILocation(line: 66, column: 3, scope: !44)
!50 = !DILocation(line: 65, column: 30, scope: !44)
!51 = !DILocation(line: 65, column: 2, scope: !44)
!52 = distinct !{!52, !46, !53, !54}
!53 = !DILocation(line: 66, column: 41, scope: !40)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 67, column: 2, scope: !24)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 68, type: !15)
!57 = distinct !DILexicalBlock(scope: !24, file: !3, line: 68, column: 2)
!58 = !DILocation(line: 68, column: 11, scope: !57)
!59 = !DILocation(line: 68, column: 7, scope: !57)
!60 = !DILocation(line: 68, column: 18, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 68, column: 2)
!62 = !DILocation(line: 68, column: 20, scope: !61)
!63 = !DILocation(line: 68, column: 2, scope: !57)
!64 = !DILocation(line: 69, column: 18, scope: !61)
!65 = !DILocation(line: 69, column: 16, scope: !61)
!66 = !DILocation(line: 69, column: 3, scope: !61)
!67 = !DILocation(line: 68, column: 30, scope: !61)
!68 = !DILocation(line: 68, column: 2, scope: !61)
!69 = distinct !{!69, !63, !70, !54}
!70 = !DILocation(line: 69, column: 26, scope: !57)
!71 = !DILocation(line: 70, column: 15, scope: !24)
!72 = !DILocation(line: 70, column: 2, scope: !24)
!73 = !DILocation(line: 71, column: 2, scope: !24)
!74 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 26, type: !75, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!75 = !DISubroutineType(types: !76)
!76 = !{!8}
!77 = !DILocalVariable(name: "o", scope: !74, file: !3, line: 28, type: !8)
!78 = !DILocation(line: 28, column: 17, scope: !74)
!79 = !DILocation(line: 28, column: 21, scope: !74)
!80 = !DILocation(line: 30, column: 15, scope: !74)
!81 = !DILocation(line: 30, column: 18, scope: !74)
!82 = !DILocation(line: 30, column: 2, scope: !74)
!83 = !DILocation(line: 31, column: 15, scope: !74)
!84 = !DILocation(line: 31, column: 18, scope: !74)
!85 = !DILocation(line: 31, column: 2, scope: !74)
!86 = !DILocation(line: 32, column: 9, scope: !74)
!87 = !DILocation(line: 32, column: 2, scope: !74)
!88 = distinct !DISubprogram(name: "user", scope: !3, file: !3, line: 41, type: !89, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!89 = !DISubroutineType(types: !90)
!90 = !{!5, !5}
!91 = !DILocalVariable(name: "arg", arg: 1, scope: !88, file: !3, line: 41, type: !5)
!92 = !DILocation(line: 41, column: 25, scope: !88)
!93 = !DILocalVariable(name: "o", scope: !88, file: !3, line: 43, type: !8)
!94 = !DILocation(line: 43, column: 17, scope: !88)
!95 = !DILocation(line: 43, column: 21, scope: !88)
!96 = !DILocation(line: 45, column: 8, scope: !88)
!97 = !DILocation(line: 46, column: 2, scope: !88)
!98 = !DILocation(line: 47, column: 2, scope: !88)
!99 = !DILocation(line: 48, column: 7, scope: !88)
!100 = !DILocation(line: 48, column: 2, scope: !88)
!101 = !DILocation(line: 49, column: 2, scope: !88)
!102 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 52, type: !89, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!103 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 52, type: !5)
!104 = !DILocation(line: 52, column: 26, scope: !102)
!105 = !DILocation(line: 54, column: 8, scope: !102)
!106 = !DILocalVariable(name: "i", scope: !107, file: !3, line: 55, type: !15)
!107 = distinct !DILexicalBlock(scope: !102, file: !3, line: 55, column: 2)
!108 = !DILocation(line: 55, column: 11, scope: !107)
!109 = !DILocation(line: 55, column: 7, scope: !107)
!110 = !DILocation(line: 55, column: 18, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 55, column: 2)
!112 = !DILocation(line: 55, column: 20, scope: !111)
!113 = !DILocation(line: 55, column: 2, scope: !107)
!114 = !DILocation(line: 56, column: 8, scope: !111)
!115 = !DILocation(line: 56, column: 3, scope: !111)
!116 = !DILocation(line: 55, column: 33, scope: !111)
!117 = !DILocation(line: 55, column: 2, scope: !111)
!118 = distinct !{!118, !113, !119, !54}
!119 = !DILocation(line: 56, column: 41, scope: !107)
!120 = !DILocation(line: 57, column: 2, scope: !102)
!121 = distinct !DISubprogram(name: "drop", scope: !3, file: !3, line: 35, type: !122, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!122 = !DISubroutineType(types: !123)
!123 = !{null, !8}
!124 = !DILocalVariable(name: "o", arg: 1, scope: !121, file: !3, line: 35, type: !8)
!125 = !DILocation(line: 35, column: 33, scope: !121)
!126 = !DILocation(line: 37, column: 6, scope: !127)
!127 = distinct !DILexicalBlock(scope: !121, file: !3, line: 37, column: 6)
!128 = !DILocation(line: 37, column: 42, scope: !127)
!129 = !DILocation(line: 37, column: 6, scope: !121)
!130 = !DILocation(line: 38, column: 8, scope: !127)
!131 = !DILocation(line: 38, column: 3, scope: !127)
!132 = !DILocation(line: 39, column: 1, scope: !121)
