; ModuleID = 'pthreads/semaphore.c'
source_filename = "pthreads/semaphore.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@permits = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@inside = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [17 x i8] c"others < PERMITS\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [21 x i8] c"pthreads/semaphore.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !58
  %5 = call i32 @sem_init(ptr noundef @permits, i32 noundef 0, i32 noundef 2) #5, !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !62
  store i32 0, ptr %3, align 4, !dbg !62
  br label %6, !dbg !63

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !64
  %8 = icmp slt i32 %7, 3, !dbg !66
  br i1 %8, label %9, label %17, !dbg !67

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !68
  %11 = sext i32 %10 to i64, !dbg !69
  %12 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %11, !dbg !69
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !70
  br label %14, !dbg !70

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !71
  %16 = add nsw i32 %15, 1, !dbg !71
  store i32 %16, ptr %3, align 4, !dbg !71
  br label %6, !dbg !72, !llvm.loop !73

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !76, metadata !DIExpression()), !dbg !78
  store i32 0, ptr %4, align 4, !dbg !78
  br label %18, !dbg !79

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !80
  %20 = icmp slt i32 %19, 3, !dbg !82
  br i1 %20, label %21, label %30, !dbg !83

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !84
  %23 = sext i32 %22 to i64, !dbg !85
  %24 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %23, !dbg !85
  %25 = load i64, ptr %24, align 8, !dbg !85
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef null), !dbg !86
  br label %27, !dbg !86

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !87
  %29 = add nsw i32 %28, 1, !dbg !87
  store i32 %29, ptr %4, align 4, !dbg !87
  br label %18, !dbg !88, !llvm.loop !89

30:                                               ; preds = %18
  %31 = call i32 @sem_destroy(ptr noundef @permits) #5, !dbg !91
  ret i32 0, !dbg !92
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !93 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !96, metadata !DIExpression()), !dbg !97
  %8 = load ptr, ptr %2, align 8, !dbg !98
  %9 = call i32 @sem_wait(ptr noundef @permits), !dbg !99
  call void @llvm.dbg.declare(metadata ptr %3, metadata !100, metadata !DIExpression()), !dbg !101
  store i32 1, ptr %4, align 4, !dbg !102
  %10 = load i32, ptr %4, align 4, !dbg !102
  %11 = atomicrmw add ptr @inside, i32 %10 seq_cst, align 4, !dbg !102
  store i32 %11, ptr %5, align 4, !dbg !102
  %12 = load i32, ptr %5, align 4, !dbg !102
  store i32 %12, ptr %3, align 4, !dbg !101
  %13 = load i32, ptr %3, align 4, !dbg !103
  %14 = icmp slt i32 %13, 2, !dbg !103
  br i1 %14, label %15, label %16, !dbg !106

15:                                               ; preds = %1
  br label %17, !dbg !106

16:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !103
  unreachable, !dbg !103

17:                                               ; preds = %15
  store i32 1, ptr %6, align 4, !dbg !107
  %18 = load i32, ptr %6, align 4, !dbg !107
  %19 = atomicrmw sub ptr @inside, i32 %18 seq_cst, align 4, !dbg !107
  store i32 %19, ptr %7, align 4, !dbg !107
  %20 = load i32, ptr %7, align 4, !dbg !107
  %21 = call i32 @sem_post(ptr noundef @permits) #5, !dbg !108
  ret ptr null, !dbg !109
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @sem_destroy(ptr noundef) #2

declare i32 @sem_wait(ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "permits", scope: !2, file: !3, line: 20, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/semaphore.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 17)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 21)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 18)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 21, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !27, line: 96, baseType: !28)
!27 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !29)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !31, line: 39, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !31, line: 35, size: 256, elements: !33)
!33 = !{!34, !38}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !32, file: !31, line: 37, baseType: !35, size: 256)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !32, file: !31, line: 38, baseType: !39, size: 64)
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !48, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!29}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 36, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 192, elements: !56)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !{!57}
!57 = !DISubrange(count: 3)
!58 = !DILocation(line: 36, column: 12, scope: !47)
!59 = !DILocation(line: 38, column: 2, scope: !47)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 39, type: !29)
!61 = distinct !DILexicalBlock(scope: !47, file: !3, line: 39, column: 2)
!62 = !DILocation(line: 39, column: 11, scope: !61)
!63 = !DILocation(line: 39, column: 7, scope: !61)
!64 = !DILocation(line: 39, column: 18, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 39, column: 2)
!66 = !DILocation(line: 39, column: 20, scope: !65)
!67 = !DILocation(line: 39, column: 2, scope: !61)
!68 = !DILocation(line: 40, column: 21, scope: !65)
!69 = !DILocation(line: 40, column: 19, scope: !65)
!70 = !DILocation(line: 40, column: 3, scope: !65)
!71 = !DILocation(line: 39, column: 26, scope: !65)
!72 = !DILocation(line: 39, column: 2, scope: !65)
!73 = distinct !{!73, !67, !74, !75}
!74 = !DILocation(line: 40, column: 40, scope: !61)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocalVariable(name: "i", scope: !77, file: !3, line: 41, type: !29)
!77 = distinct !DILexicalBlock(scope: !47, file: !3, line: 41, column: 2)
!78 = !DILocation(line: 41, column: 11, scope: !77)
!79 = !DILocation(line: 41, column: 7, scope: !77)
!80 = !DILocation(line: 41, column: 18, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 41, column: 2)
!82 = !DILocation(line: 41, column: 20, scope: !81)
!83 = !DILocation(line: 41, column: 2, scope: !77)
!84 = !DILocation(line: 42, column: 18, scope: !81)
!85 = !DILocation(line: 42, column: 16, scope: !81)
!86 = !DILocation(line: 42, column: 3, scope: !81)
!87 = !DILocation(line: 41, column: 26, scope: !81)
!88 = !DILocation(line: 41, column: 2, scope: !81)
!89 = distinct !{!89, !83, !90, !75}
!90 = !DILocation(line: 42, column: 26, scope: !77)
!91 = !DILocation(line: 43, column: 2, scope: !47)
!92 = !DILocation(line: 44, column: 2, scope: !47)
!93 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 23, type: !94, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!94 = !DISubroutineType(types: !95)
!95 = !{!5, !5}
!96 = !DILocalVariable(name: "arg", arg: 1, scope: !93, file: !3, line: 23, type: !5)
!97 = !DILocation(line: 23, column: 24, scope: !93)
!98 = !DILocation(line: 25, column: 8, scope: !93)
!99 = !DILocation(line: 26, column: 2, scope: !93)
!100 = !DILocalVariable(name: "others", scope: !93, file: !3, line: 27, type: !29)
!101 = !DILocation(line: 27, column: 6, scope: !93)
!102 = !DILocation(line: 27, column: 15, scope: !93)
!103 = !DILocation(line: 28, column: 2, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 28, column: 2)
!105 = distinct !DILexicalBlock(scope: !93, file: !3, line: 28, column: 2)
!106 = !DILocation(line: 28, column: 2, scope: !105)
!107 = !DILocation(line: 29, column: 2, scope: !93)
!108 = !DILocation(line: 30, column: 2, scope: !93)
!109 = !DILocation(line: 31, column: 2, scope: !93)
