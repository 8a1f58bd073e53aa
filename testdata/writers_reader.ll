; ModuleID = 'writers_reader.c'
source_filename = "writers_reader.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [17 x i8] c"v >= 0 && v <= N\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [17 x i8] c"writers_reader.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.get = private unnamed_addr constant [18 x i8] c"void *get(void *)\00", align 1, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata ptr %3, metadata !47, metadata !DIExpression()), !dbg !49
  store i32 0, ptr %3, align 4, !dbg !49
  br label %5, !dbg !50

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !51
  %7 = icmp slt i32 %6, 5, !dbg !53
  br i1 %7, label %8, label %20, !dbg !54

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !55
  %10 = sext i32 %9 to i64, !dbg !56
  %11 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %10, !dbg !56
  %12 = load i32, ptr %3, align 4, !dbg !57
  %13 = add nsw i32 %12, 1, !dbg !58
  %14 = sext i32 %13 to i64, !dbg !59
  %15 = inttoptr i64 %14 to ptr, !dbg !60
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @set, ptr noundef %15) #5, !dbg !61
  br label %17, !dbg !61

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !62
  %19 = add nsw i32 %18, 1, !dbg !62
  store i32 %19, ptr %3, align 4, !dbg !62
  br label %5, !dbg !63, !llvm.loop !64

20:                                               ; preds = %5
  %21 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 5, !dbg !67
  %22 = call i32 @pthread_create(ptr noundef %21, ptr noundef null, ptr noundef @get, ptr noundef null) #5, !dbg !68
  call void @llvm.dbg.declare(metadata ptr %4, metadata !69, metadata !DIExpression()), !dbg !71
  store i32 0, ptr %4, align 4, !dbg !71
  br label %23, !dbg !72

23:                                               ; preds = %32, %20
  %24 = load i32, ptr %4, align 4, !dbg !73
  %25 = icmp sle i32 %24, 5, !dbg !75
  br i1 %25, label %26, label %35, !dbg !76

26:                                               ; preds = %23
  %27 = load i32, ptr %4, align 4, !dbg !77
  %28 = sext i32 %27 to i64, !dbg !78
  %29 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %28, !dbg !78
  %30 = load i64, ptr %29, align 8, !dbg !78
  %31 = call i32 @pthread_join(i64 noundef %30, ptr noundef null), !dbg !79
  br label %32, !dbg !79

32:                                               ; preds = %26
  %33 = load i32, ptr %4, align 4, !dbg !80
  %34 = add nsw i32 %33, 1, !dbg !80
  store i32 %34, ptr %4, align 4, !dbg !80
  br label %23, !dbg !81, !llvm.loop !82

35:                                               ; preds = %23
  ret i32 0, !dbg !84
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !89
  %4 = load ptr, ptr %2, align 8, !dbg !90
  %5 = ptrtoint ptr %4 to i64, !dbg !90
  %6 = trunc i64 %5 to i32, !dbg !90
  store i32 %6, ptr %3, align 4, !dbg !90
  %7 = load i32, ptr %3, align 4, !dbg !90
  store atomic i32 %7, ptr @x seq_cst, align 4, !dbg !90
  ret ptr null, !dbg !91
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @get(ptr noundef %0) #0 !dbg !92 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !93, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.declare(metadata ptr %3, metadata !95, metadata !DIExpression()), !dbg !96
  %5 = load atomic i32, ptr @x seq_cst, align 4, !dbg !97
  store i32 %5, ptr %4, align 4, !dbg !97
  %6 = load i32, ptr %4, align 4, !dbg !97
  store i32 %6, ptr %3, align 4, !dbg !96
  %7 = load ptr, ptr %2, align 8, !dbg !98
  %8 = load i32, ptr %3, align 4, !dbg !99
  %9 = icmp sge i32 %8, 0, !dbg !99
  br i1 %9, label %10, label %14, !dbg !99

10:                                               ; preds = %1
  %11 = load i32, ptr %3, align 4, !dbg !99
  %12 = icmp sle i32 %11, 5, !dbg !99
  br i1 %12, label %13, label %14, !dbg !102

13:                                               ; preds = %10
  br label %15, !dbg !102

14:                                               ; preds = %10, %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.get) #6, !dbg !99
  unreachable, !dbg !99

15:                                               ; preds = %13
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
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 17, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "writers_reader.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !17, !19}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 17)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !13, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 144, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!23 = !{!24}
!24 = !DISubrange(count: 18)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !26, line: 96, baseType: !27)
!26 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!27 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !36, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!9}
!38 = !{}
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 36, type: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 384, elements: !44)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !{!45}
!45 = !DISubrange(count: 6)
!46 = !DILocation(line: 36, column: 12, scope: !35)
!47 = !DILocalVariable(name: "i", scope: !48, file: !3, line: 38, type: !9)
!48 = distinct !DILexicalBlock(scope: !35, file: !3, line: 38, column: 2)
!49 = !DILocation(line: 38, column: 11, scope: !48)
!50 = !DILocation(line: 38, column: 7, scope: !48)
!51 = !DILocation(line: 38, column: 18, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 38, column: 2)
!53 = !DILocation(line: 38, column: 20, scope: !52)
!54 = !DILocation(line: 38, column: 2, scope: !48)
!55 = !DILocation(line: 39, column: 21, scope: !52)
!56 = !DILocation(line: 39, column: 19, scope: !52)
!57 = !DILocation(line: 39, column: 55, scope: !52)
!58 = !DILocation(line: 39, column: 57, scope: !52)
!59 = !DILocation(line: 39, column: 44, scope: !52)
!60 = !DILocation(line: 39, column: 36, scope: !52)
!61 = !DILocation(line: 39, column: 3, scope: !52)
!62 = !DILocation(line: 38, column: 26, scope: !52)
!63 = !DILocation(line: 38, column: 2, scope: !52)
!64 = distinct !{!64, !54, !65, !66}
!65 = !DILocation(line: 39, column: 61, scope: !48)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !DILocation(line: 40, column: 18, scope: !35)
!68 = !DILocation(line: 40, column: 2, scope: !35)
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 41, type: !9)
!70 = distinct !DILexicalBlock(scope: !35, file: !3, line: 41, column: 2)
!71 = !DILocation(line: 41, column: 11, scope: !70)
!72 = !DILocation(line: 41, column: 7, scope: !70)
!73 = !DILocation(line: 41, column: 18, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 41, column: 2)
!75 = !DILocation(line: 41, column: 20, scope: !74)
!76 = !DILocation(line: 41, column: 2, scope: !70)
!77 = !DILocation(line: 42, column: 18, scope: !74)
!78 = !DILocation(line: 42, column: 16, scope: !74)
!79 = !DILocation(line: 42, column: 3, scope: !74)
!80 = !DILocation(line: 41, column: 27, scope: !74)
!81 = !DILocation(line: 41, column: 2, scope: !74)
!82 = distinct !{!82, !76, !83, !66}
!83 = !DILocation(line: 42, column: 26, scope: !70)
!84 = !DILocation(line: 43, column: 2, scope: !35)
!85 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 19, type: !86, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!86 = !DISubroutineType(types: !87)
!87 = !{!5, !5}
!88 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !3, line: 19, type: !5)
!89 = !DILocation(line: 19, column: 24, scope: !85)
!90 = !DILocation(line: 21, column: 2, scope: !85)
!91 = !DILocation(line: 22, column: 2, scope: !85)
!92 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 25, type: !86, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!93 = !DILocalVariable(name: "arg", arg: 1, scope: !92, file: !3, line: 25, type: !5)
!94 = !DILocation(line: 25, column: 24, scope: !92)
!95 = !DILocalVariable(name: "v", scope: !92, file: !3, line: 27, type: !9)
!96 = !DILocation(line: 27, column: 6, scope: !92)
!97 = !DILocation(line: 27, column: 10, scope: !92)
!98 = !DILocation(line: 29, column: 8, scope: !92)
!99 = !DILocation(line: 30, column: 2, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !3, line: 30, column: 2)
!101 = distinct !DILexicalBlock(scope: !92, file: !3, line: 30, column: 2)
!102 = !DILocation(line: 30, column: 2, scope: !101)
!103 = !DILocation(line: 31, column: 2, scope: !92)
