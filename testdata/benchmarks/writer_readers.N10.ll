; ModuleID = 'benchmarks/writer_readers.c'
source_filename = "benchmarks/writer_readers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [21 x i8] c"atomic_load(&x) <= 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [28 x i8] c"benchmarks/writer_readers.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.get = private unnamed_addr constant [18 x i8] c"void *get(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca [11 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !46
  %5 = getelementptr inbounds [11 x i64], ptr %2, i64 0, i64 0, !dbg !47
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @set, ptr noundef null) #5, !dbg !48
  call void @llvm.dbg.declare(metadata ptr %3, metadata !49, metadata !DIExpression()), !dbg !51
  store i32 1, ptr %3, align 4, !dbg !51
  br label %7, !dbg !52

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %3, align 4, !dbg !53
  %9 = icmp sle i32 %8, 10, !dbg !55
  br i1 %9, label %10, label %18, !dbg !56

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !57
  %12 = sext i32 %11 to i64, !dbg !58
  %13 = getelementptr inbounds [11 x i64], ptr %2, i64 0, i64 %12, !dbg !58
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @get, ptr noundef null) #5, !dbg !59
  br label %15, !dbg !59

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !60
  %17 = add nsw i32 %16, 1, !dbg !60
  store i32 %17, ptr %3, align 4, !dbg !60
  br label %7, !dbg !61, !llvm.loop !62

18:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, ptr %4, align 4, !dbg !67
  br label %19, !dbg !68

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !69
  %21 = icmp sle i32 %20, 10, !dbg !71
  br i1 %21, label %22, label %31, !dbg !72

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !73
  %24 = sext i32 %23 to i64, !dbg !74
  %25 = getelementptr inbounds [11 x i64], ptr %2, i64 0, i64 %24, !dbg !74
  %26 = load i64, ptr %25, align 8, !dbg !74
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !75
  br label %28, !dbg !75

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !76
  %30 = add nsw i32 %29, 1, !dbg !76
  store i32 %30, ptr %4, align 4, !dbg !76
  br label %19, !dbg !77, !llvm.loop !78

31:                                               ; preds = %19
  ret i32 0, !dbg !80
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !81 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !85
  %4 = load ptr, ptr %2, align 8, !dbg !86
  store i32 1, ptr %3, align 4, !dbg !87
  %5 = load i32, ptr %3, align 4, !dbg !87
  store atomic i32 %5, ptr @x seq_cst, align 4, !dbg !87
  ret ptr null, !dbg !88
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @get(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  %4 = load ptr, ptr %2, align 8, !dbg !92
  %5 = load atomic i32, ptr @x seq_cst, align 4, !dbg !93
  store i32 %5, ptr %3, align 4, !dbg !93
  %6 = load i32, ptr %3, align 4, !dbg !93
  %7 = icmp sle i32 %6, 1, !dbg !93
  br i1 %7, label %8, label %9, !dbg !96

8:                                                ; preds = %1
  br label %10, !dbg !96

9:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.get) #6, !dbg !93
  unreachable, !dbg !93

10:                                               ; preds = %8
  ret ptr null, !dbg !97
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
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 16, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "benchmarks/writer_readers.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 21)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 224, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 28)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 18)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !25, line: 96, baseType: !26)
!25 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !36, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{}
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 34, type: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 704, elements: !44)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !{!45}
!45 = !DISubrange(count: 11)
!46 = !DILocation(line: 34, column: 12, scope: !35)
!47 = !DILocation(line: 36, column: 18, scope: !35)
!48 = !DILocation(line: 36, column: 2, scope: !35)
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 37, type: !27)
!50 = distinct !DILexicalBlock(scope: !35, file: !3, line: 37, column: 2)
!51 = !DILocation(line: 37, column: 11, scope: !50)
!52 = !DILocation(line: 37, column: 7, scope: !50)
!53 = !DILocation(line: 37, column: 18, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 37, column: 2)
!55 = !DILocation(line: 37, column: 20, scope: !54)
!56 = !DILocation(line: 37, column: 2, scope: !50)
!57 = !DILocation(line: 38, column: 21, scope: !54)
!58 = !DILocation(line: 38, column: 19, scope: !54)
!59 = !DILocation(line: 38, column: 3, scope: !54)
!60 = !DILocation(line: 37, column: 27, scope: !54)
!61 = !DILocation(line: 37, column: 2, scope: !54)
!62 = distinct !{!62, !56, !63, !64}
!63 = !DILocation(line: 38, column: 40, scope: !50)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 39, type: !27)
!66 = distinct !DILexicalBlock(scope: !35, file: !3, line: 39, column: 2)
!67 = !DILocation(line: 39, column: 11, scope: !66)
!68 = !DILocation(line: 39, column: 7, scope: !66)
!69 = !DILocation(line: 39, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 39, column: 2)
!71 = !DILocation(line: 39, column: 20, scope: !70)
!72 = !DILocation(line: 39, column: 2, scope: !66)
!73 = !DILocation(line: 40, column: 18, scope: !70)
!74 = !DILocation(line: 40, column: 16, scope: !70)
!75 = !DILocation(line: 40, column: 3, scope: !70)
!76 = !DILocation(line: 39, column: 27, scope: !70)
!77 = !DILocation(line: 39, column: 2, scope: !70)
!78 = distinct !{!78, !72, !79, !64}
!79 = !DILocation(line: 40, column: 26, scope: !66)
!80 = !DILocation(line: 41, column: 2, scope: !35)
!81 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 18, type: !82, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!82 = !DISubroutineType(types: !83)
!83 = !{!5, !5}
!84 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 18, type: !5)
!85 = !DILocation(line: 18, column: 24, scope: !81)
!86 = !DILocation(line: 20, column: 8, scope: !81)
!87 = !DILocation(line: 21, column: 2, scope: !81)
!88 = !DILocation(line: 22, column: 2, scope: !81)
!89 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 25, type: !82, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !89, file: !3, line: 25, type: !5)
!91 = !DILocation(line: 25, column: 24, scope: !89)
!92 = !DILocation(line: 27, column: 8, scope: !89)
!93 = !DILocation(line: 28, column: 2, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 28, column: 2)
!95 = distinct !DILexicalBlock(scope: !89, file: !3, line: 28, column: 2)
!96 = !DILocation(line: 28, column: 2, scope: !95)
!97 = !DILocation(line: 29, column: 2, scope: !89)
