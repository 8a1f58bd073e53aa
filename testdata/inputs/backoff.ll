; ModuleID = 'inputs/backoff.c'
source_filename = "inputs/backoff.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@locked = internal global i32 0, align 4, !dbg !0
@inside = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [12 x i8] c"inside == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"inputs/backoff.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.work = private unnamed_addr constant [19 x i8] c"void *work(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !47
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !48
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !49
  %6 = load i64, ptr %2, align 8, !dbg !50
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !51
  %8 = load i64, ptr %3, align 8, !dbg !52
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !53
  ret i32 0, !dbg !54
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !55 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !62
  %8 = load ptr, ptr %2, align 8, !dbg !63
  br label %9, !dbg !64

9:                                                ; preds = %27, %1
  store i32 1, ptr %4, align 4, !dbg !65
  %10 = load i32, ptr %4, align 4, !dbg !65
  %11 = atomicrmw xchg ptr @locked, i32 %10 seq_cst, align 4, !dbg !65
  store i32 %11, ptr %5, align 4, !dbg !65
  %12 = load i32, ptr %5, align 4, !dbg !65
  %13 = icmp ne i32 %12, 0, !dbg !64
  br i1 %13, label %14, label %28, !dbg !64

14:                                               ; preds = %9
  %15 = call i32 @__VERIFIER_nondet_uint(), !dbg !66
  store i32 %15, ptr %3, align 4, !dbg !68
  br label %16, !dbg !69

16:                                               ; preds = %26, %14
  %17 = load atomic i32, ptr @locked seq_cst, align 4, !dbg !70
  store i32 %17, ptr %6, align 4, !dbg !70
  %18 = load i32, ptr %6, align 4, !dbg !70
  %19 = icmp ne i32 %18, 0, !dbg !70
  br i1 %19, label %20, label %24, !dbg !71

20:                                               ; preds = %16
  %21 = load i32, ptr %3, align 4, !dbg !72
  %22 = urem i32 %21, 16, !dbg !73
  %23 = icmp ne i32 %22, 0, !dbg !74
  br label %24

24:                                               ; preds = %20, %16
  %25 = phi i1 [ false, %16 ], [ %23, %20 ], !dbg !75
  br i1 %25, label %26, label %27, !dbg !69

26:                                               ; preds = %24
  br label %16, !dbg !69, !llvm.loop !76

27:                                               ; preds = %24
  br label %9, !dbg !64, !llvm.loop !79

28:                                               ; preds = %9
  %29 = load i32, ptr @inside, align 4, !dbg !81
  %30 = add nsw i32 %29, 1, !dbg !81
  store i32 %30, ptr @inside, align 4, !dbg !81
  %31 = load i32, ptr @inside, align 4, !dbg !82
  %32 = icmp eq i32 %31, 1, !dbg !82
  br i1 %32, label %33, label %34, !dbg !85

33:                                               ; preds = %28
  br label %35, !dbg !85

34:                                               ; preds = %28
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.work) #6, !dbg !82
  unreachable, !dbg !82

35:                                               ; preds = %33
  %36 = load i32, ptr @inside, align 4, !dbg !86
  %37 = add nsw i32 %36, -1, !dbg !86
  store i32 %37, ptr @inside, align 4, !dbg !86
  store i32 0, ptr %7, align 4, !dbg !87
  %38 = load i32, ptr %7, align 4, !dbg !87
  store atomic i32 %38, ptr @locked seq_cst, align 4, !dbg !87
  ret ptr null, !dbg !88
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @__VERIFIER_nondet_uint() #3

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
!1 = distinct !DIGlobalVariable(name: "locked", scope: !2, file: !3, line: 13, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "inputs/backoff.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 19)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 14, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !28, line: 96, baseType: !29)
!28 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !38, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!26}
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 39, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 39, column: 12, scope: !37)
!46 = !DILocalVariable(name: "u", scope: !37, file: !3, line: 39, type: !42)
!47 = !DILocation(line: 39, column: 15, scope: !37)
!48 = !DILocation(line: 41, column: 2, scope: !37)
!49 = !DILocation(line: 42, column: 2, scope: !37)
!50 = !DILocation(line: 43, column: 15, scope: !37)
!51 = !DILocation(line: 43, column: 2, scope: !37)
!52 = !DILocation(line: 44, column: 15, scope: !37)
!53 = !DILocation(line: 44, column: 2, scope: !37)
!54 = !DILocation(line: 45, column: 2, scope: !37)
!55 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 16, type: !56, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!56 = !DISubroutineType(types: !57)
!57 = !{!5, !5}
!58 = !DILocalVariable(name: "arg", arg: 1, scope: !55, file: !3, line: 16, type: !5)
!59 = !DILocation(line: 16, column: 25, scope: !55)
!60 = !DILocalVariable(name: "pause", scope: !55, file: !3, line: 18, type: !61)
!61 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 18, column: 11, scope: !55)
!63 = !DILocation(line: 20, column: 8, scope: !55)
!64 = !DILocation(line: 21, column: 2, scope: !55)
!65 = !DILocation(line: 21, column: 9, scope: !55)
!66 = !DILocation(line: 22, column: 11, scope: !67)
!67 = distinct !DILexicalBlock(scope: !55, file: !3, line: 21, column: 38)
!68 = !DILocation(line: 22, column: 9, scope: !67)
!69 = !DILocation(line: 27, column: 3, scope: !67)
!70 = !DILocation(line: 27, column: 10, scope: !67)
!71 = !DILocation(line: 27, column: 31, scope: !67)
!72 = !DILocation(line: 27, column: 34, scope: !67)
!73 = !DILocation(line: 27, column: 40, scope: !67)
!74 = !DILocation(line: 27, column: 45, scope: !67)
!75 = !DILocation(line: 0, scope: !67)
!76 = distinct !{!76, !69, !77, !78}
!77 = !DILocation(line: 28, column: 4, scope: !67)
!78 = !{!"llvm.loop.mustprogress"}
!79 = distinct !{!79, !64, !80, !78}
!80 = !DILocation(line: 29, column: 2, scope: !55)
!81 = !DILocation(line: 30, column: 8, scope: !55)
!82 = !DILocation(line: 31, column: 2, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 31, column: 2)
!84 = distinct !DILexicalBlock(scope: !55, file: !3, line: 31, column: 2)
!85 = !DILocation(line: 31, column: 2, scope: !84)
!86 = !DILocation(line: 32, column: 8, scope: !55)
!87 = !DILocation(line: 33, column: 2, scope: !55)
!88 = !DILocation(line: 34, column: 2, scope: !55)
