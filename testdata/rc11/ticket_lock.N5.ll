; ModuleID = 'rc11/ticket_lock.c'
source_filename = "rc11/ticket_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == N\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [19 x i8] c"rc11/ticket_lock.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@next_ticket = internal global i32 0, align 4, !dbg !35
@serving = internal global i32 0, align 4, !dbg !40

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !63
  store i32 0, ptr %3, align 4, !dbg !63
  br label %5, !dbg !64

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !65
  %7 = icmp slt i32 %6, 5, !dbg !67
  br i1 %7, label %8, label %16, !dbg !68

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !69
  %10 = sext i32 %9 to i64, !dbg !70
  %11 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %10, !dbg !70
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !71
  br label %13, !dbg !71

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !72
  %15 = add nsw i32 %14, 1, !dbg !72
  store i32 %15, ptr %3, align 4, !dbg !72
  br label %5, !dbg !73, !llvm.loop !74

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !77, metadata !DIExpression()), !dbg !79
  store i32 0, ptr %4, align 4, !dbg !79
  br label %17, !dbg !80

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !81
  %19 = icmp slt i32 %18, 5, !dbg !83
  br i1 %19, label %20, label %29, !dbg !84

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !85
  %22 = sext i32 %21 to i64, !dbg !86
  %23 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %22, !dbg !86
  %24 = load i64, ptr %23, align 8, !dbg !86
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !87
  br label %26, !dbg !87

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !88
  %28 = add nsw i32 %27, 1, !dbg !88
  store i32 %28, ptr %4, align 4, !dbg !88
  br label %17, !dbg !89, !llvm.loop !90

29:                                               ; preds = %17
  %30 = load i32, ptr @counter, align 4, !dbg !92
  %31 = icmp eq i32 %30, 5, !dbg !92
  br i1 %31, label %32, label %33, !dbg !95

32:                                               ; preds = %29
  br label %34, !dbg !95

33:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !92
  unreachable, !dbg !92

34:                                               ; preds = %32
  ret i32 0, !dbg !96
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !100, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.declare(metadata ptr %3, metadata !102, metadata !DIExpression()), !dbg !103
  store i32 1, ptr %4, align 4, !dbg !104
  %8 = load i32, ptr %4, align 4, !dbg !104
  %9 = atomicrmw add ptr @next_ticket, i32 %8 monotonic, align 4, !dbg !104
  store i32 %9, ptr %5, align 4, !dbg !104
  %10 = load i32, ptr %5, align 4, !dbg !104
  store i32 %10, ptr %3, align 4, !dbg !103
  br label %11, !dbg !105

11:                                               ; preds = %16, %1
  %12 = load atomic i32, ptr @serving acquire, align 4, !dbg !106
  store i32 %12, ptr %6, align 4, !dbg !106
  %13 = load i32, ptr %6, align 4, !dbg !106
  %14 = load i32, ptr %3, align 4, !dbg !107
  %15 = icmp ne i32 %13, %14, !dbg !108
  br i1 %15, label %16, label %17, !dbg !105

16:                                               ; preds = %11
  br label %11, !dbg !105, !llvm.loop !109

17:                                               ; preds = %11
  %18 = load i32, ptr @counter, align 4, !dbg !111
  %19 = add nsw i32 %18, 1, !dbg !111
  store i32 %19, ptr @counter, align 4, !dbg !111
  %20 = load i32, ptr %3, align 4, !dbg !112
  %21 = add nsw i32 %20, 1, !dbg !112
  store i32 %21, ptr %7, align 4, !dbg !112
  %22 = load i32, ptr %7, align 4, !dbg !112
  store atomic i32 %22, ptr @serving release, align 4, !dbg !112
  ret ptr null, !dbg !113
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
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/ticket_lock.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !24, !29, !0, !35, !40}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 104, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 13)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 19)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "next_ticket", scope: !2, file: !3, line: 18, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "serving", scope: !2, file: !3, line: 18, type: !37, isLocal: true, isDefinition: true)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !50, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!39}
!52 = !{}
!53 = !DILocalVariable(name: "t", scope: !49, file: !3, line: 34, type: !54)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 320, elements: !58)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !{!59}
!59 = !DISubrange(count: 5)
!60 = !DILocation(line: 34, column: 12, scope: !49)
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 36, type: !39)
!62 = distinct !DILexicalBlock(scope: !49, file: !3, line: 36, column: 2)
!63 = !DILocation(line: 36, column: 11, scope: !62)
!64 = !DILocation(line: 36, column: 7, scope: !62)
!65 = !DILocation(line: 36, column: 18, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 36, column: 2)
!67 = !DILocation(line: 36, column: 20, scope: !66)
!68 = !DILocation(line: 36, column: 2, scope: !62)
!69 = !DILocation(line: 37, column: 21, scope: !66)
!70 = !DILocation(line: 37, column: 19, scope: !66)
!71 = !DILocation(line: 37, column: 3, scope: !66)
!72 = !DILocation(line: 36, column: 26, scope: !66)
!73 = !DILocation(line: 36, column: 2, scope: !66)
!74 = distinct !{!74, !68, !75, !76}
!75 = !DILocation(line: 37, column: 40, scope: !62)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 38, type: !39)
!78 = distinct !DILexicalBlock(scope: !49, file: !3, line: 38, column: 2)
!79 = !DILocation(line: 38, column: 11, scope: !78)
!80 = !DILocation(line: 38, column: 7, scope: !78)
!81 = !DILocation(line: 38, column: 18, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 38, column: 2)
!83 = !DILocation(line: 38, column: 20, scope: !82)
!84 = !DILocation(line: 38, column: 2, scope: !78)
!85 = !DILocation(line: 39, column: 18, scope: !82)
!86 = !DILocation(line: 39, column: 16, scope: !82)
!87 = !DILocation(line: 39, column: 3, scope: !82)
!88 = !DILocation(line: 38, column: 26, scope: !82)
!89 = !DILocation(line: 38, column: 2, scope: !82)
!90 = distinct !{!90, !84, !91, !76}
!91 = !DILocation(line: 39, column: 26, scope: !78)
!92 = !DILocation(line: 40, column: 2, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 40, column: 2)
!94 = distinct !DILexicalBlock(scope: !49, file: !3, line: 40, column: 2)
!95 = !DILocation(line: 40, column: 2, scope: !94)
!96 = !DILocation(line: 41, column: 2, scope: !49)
!97 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 21, type: !98, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!98 = !DISubroutineType(types: !99)
!99 = !{!16, !16}
!100 = !DILocalVariable(name: "arg", arg: 1, scope: !97, file: !3, line: 21, type: !16)
!101 = !DILocation(line: 21, column: 1, scope: !97)
!102 = !DILocalVariable(name: "ticket", scope: !97, file: !3, line: 23, type: !39)
!103 = !DILocation(line: 23, column: 6, scope: !97)
!104 = !DILocation(line: 23, column: 15, scope: !97)
!105 = !DILocation(line: 25, column: 2, scope: !97)
!106 = !DILocation(line: 25, column: 9, scope: !97)
!107 = !DILocation(line: 25, column: 38, scope: !97)
!108 = !DILocation(line: 25, column: 35, scope: !97)
!109 = distinct !{!109, !105, !110, !76}
!110 = !DILocation(line: 26, column: 3, scope: !97)
!111 = !DILocation(line: 27, column: 9, scope: !97)
!112 = !DILocation(line: 28, column: 2, scope: !97)
!113 = !DILocation(line: 29, column: 2, scope: !97)
