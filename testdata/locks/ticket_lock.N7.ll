; ModuleID = 'locks/ticket_lock.c'
source_filename = "locks/ticket_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == N\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [20 x i8] c"locks/ticket_lock.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@next_ticket = internal global i32 0, align 4, !dbg !35
@serving = internal global i32 0, align 4, !dbg !40

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca [7 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata ptr %3, metadata !62, metadata !DIExpression()), !dbg !64
  store i32 0, ptr %3, align 4, !dbg !64
  br label %5, !dbg !65

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !66
  %7 = icmp slt i32 %6, 7, !dbg !68
  br i1 %7, label %8, label %16, !dbg !69

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !70
  %10 = sext i32 %9 to i64, !dbg !71
  %11 = getelementptr inbounds [7 x i64], ptr %2, i64 0, i64 %10, !dbg !71
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !72
  br label %13, !dbg !72

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !73
  %15 = add nsw i32 %14, 1, !dbg !73
  store i32 %15, ptr %3, align 4, !dbg !73
  br label %5, !dbg !74, !llvm.loop !75

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !78, metadata !DIExpression()), !dbg !80
  store i32 0, ptr %4, align 4, !dbg !80
  br label %17, !dbg !81

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !82
  %19 = icmp slt i32 %18, 7, !dbg !84
  br i1 %19, label %20, label %29, !dbg !85

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !86
  %22 = sext i32 %21 to i64, !dbg !87
  %23 = getelementptr inbounds [7 x i64], ptr %2, i64 0, i64 %22, !dbg !87
  %24 = load i64, ptr %23, align 8, !dbg !87
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !88
  br label %26, !dbg !88

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !89
  %28 = add nsw i32 %27, 1, !dbg !89
  store i32 %28, ptr %4, align 4, !dbg !89
  br label %17, !dbg !90, !llvm.loop !91

29:                                               ; preds = %17
  %30 = load volatile i32, ptr @counter, align 4, !dbg !93
  %31 = icmp eq i32 %30, 7, !dbg !93
  br i1 %31, label %32, label %33, !dbg !96

32:                                               ; preds = %29
  br label %34, !dbg !96

33:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !93
  unreachable, !dbg !93

34:                                               ; preds = %32
  ret i32 0, !dbg !97
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !98 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !101, metadata !DIExpression()), !dbg !102
  %8 = load ptr, ptr %2, align 8, !dbg !103
  call void @llvm.dbg.declare(metadata ptr %3, metadata !104, metadata !DIExpression()), !dbg !105
  store i32 1, ptr %4, align 4, !dbg !106
  %9 = load i32, ptr %4, align 4, !dbg !106
  %10 = atomicrmw add ptr @next_ticket, i32 %9 monotonic, align 4, !dbg !106
  store i32 %10, ptr %5, align 4, !dbg !106
  %11 = load i32, ptr %5, align 4, !dbg !106
  store i32 %11, ptr %3, align 4, !dbg !105
  br label %12, !dbg !107

12:                                               ; preds = %17, %1
  %13 = load atomic i32, ptr @serving acquire, align 4, !dbg !108
  store i32 %13, ptr %6, align 4, !dbg !108
  %14 = load i32, ptr %6, align 4, !dbg !108
  %15 = load i32, ptr %3, align 4, !dbg !109
  %16 = icmp ne i32 %14, %15, !dbg !110
  br i1 %16, label %17, label %18, !dbg !107

17:                                               ; preds = %12
  br label %12, !dbg !107, !llvm.loop !111

18:                                               ; preds = %12
  %19 = load volatile i32, ptr @counter, align 4, !dbg !113
  %20 = add nsw i32 %19, 1, !dbg !113
  store volatile i32 %20, ptr @counter, align 4, !dbg !113
  %21 = load i32, ptr %3, align 4, !dbg !114
  %22 = add nsw i32 %21, 1, !dbg !115
  store i32 %22, ptr %7, align 4, !dbg !116
  %23 = load i32, ptr %7, align 4, !dbg !116
  store atomic i32 %23, ptr @serving release, align 4, !dbg !116
  ret ptr null, !dbg !117
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
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 18, type: !42, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/ticket_lock.c", directory: ".")
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
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 104, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 13)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 20)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "next_ticket", scope: !2, file: !3, line: 17, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "serving", scope: !2, file: !3, line: 17, type: !37, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !39)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !51, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!39}
!53 = !{}
!54 = !DILocalVariable(name: "t", scope: !50, file: !3, line: 33, type: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 448, elements: !59)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 27, baseType: !58)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !{!60}
!60 = !DISubrange(count: 7)
!61 = !DILocation(line: 33, column: 12, scope: !50)
!62 = !DILocalVariable(name: "i", scope: !63, file: !3, line: 35, type: !39)
!63 = distinct !DILexicalBlock(scope: !50, file: !3, line: 35, column: 2)
!64 = !DILocation(line: 35, column: 11, scope: !63)
!65 = !DILocation(line: 35, column: 7, scope: !63)
!66 = !DILocation(line: 35, column: 18, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 35, column: 2)
!68 = !DILocation(line: 35, column: 20, scope: !67)
!69 = !DILocation(line: 35, column: 2, scope: !63)
!70 = !DILocation(line: 36, column: 21, scope: !67)
!71 = !DILocation(line: 36, column: 19, scope: !67)
!72 = !DILocation(line: 36, column: 3, scope: !67)
!73 = !DILocation(line: 35, column: 26, scope: !67)
!74 = !DILocation(line: 35, column: 2, scope: !67)
!75 = distinct !{!75, !69, !76, !77}
!76 = !DILocation(line: 36, column: 40, scope: !63)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 37, type: !39)
!79 = distinct !DILexicalBlock(scope: !50, file: !3, line: 37, column: 2)
!80 = !DILocation(line: 37, column: 11, scope: !79)
!81 = !DILocation(line: 37, column: 7, scope: !79)
!82 = !DILocation(line: 37, column: 18, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 37, column: 2)
!84 = !DILocation(line: 37, column: 20, scope: !83)
!85 = !DILocation(line: 37, column: 2, scope: !79)
!86 = !DILocation(line: 38, column: 18, scope: !83)
!87 = !DILocation(line: 38, column: 16, scope: !83)
!88 = !DILocation(line: 38, column: 3, scope: !83)
!89 = !DILocation(line: 37, column: 26, scope: !83)
!90 = !DILocation(line: 37, column: 2, scope: !83)
!91 = distinct !{!91, !85, !92, !77}
!92 = !DILocation(line: 38, column: 26, scope: !79)
!93 = !DILocation(line: 39, column: 2, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 39, column: 2)
!95 = distinct !DILexicalBlock(scope: !50, file: !3, line: 39, column: 2)
!96 = !DILocation(line: 39, column: 2, scope: !95)
!97 = !DILocation(line: 40, column: 2, scope: !50)
!98 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 20, type: !99, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!99 = !DISubroutineType(types: !100)
!100 = !{!16, !16}
!101 = !DILocalVariable(name: "arg", arg: 1, scope: !98, file: !3, line: 20, type: !16)
!102 = !DILocation(line: 20, column: 24, scope: !98)
!103 = !DILocation(line: 22, column: 8, scope: !98)
!104 = !DILocalVariable(name: "ticket", scope: !98, file: !3, line: 23, type: !39)
!105 = !DILocation(line: 23, column: 6, scope: !98)
!106 = !DILocation(line: 23, column: 15, scope: !98)
!107 = !DILocation(line: 24, column: 2, scope: !98)
!108 = !DILocation(line: 24, column: 9, scope: !98)
!109 = !DILocation(line: 24, column: 65, scope: !98)
!110 = !DILocation(line: 24, column: 62, scope: !98)
!111 = distinct !{!111, !107, !112, !77}
!112 = !DILocation(line: 25, column: 3, scope: !98)
!113 = !DILocation(line: 26, column: 9, scope: !98)
!114 = !DILocation(line: 27, column: 34, scope: !98)
!115 = !DILocation(line: 27, column: 41, scope: !98)
!116 = !DILocation(line: 27, column: 2, scope: !98)
!117 = !DILocation(line: 28, column: 2, scope: !98)
