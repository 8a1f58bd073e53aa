; ModuleID = 'c11/futex_sb.c'
source_filename = "c11/futex_sb.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@seen = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [19 x i8] c"seen[0] || seen[1]\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [15 x i8] c"c11/futex_sb.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@x = internal global i32 0, align 4, !dbg !33
@futexes = internal global [2 x i32] zeroinitializer, align 4, !dbg !38
@y = internal global i32 0, align 4, !dbg !43

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !61
  %3 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !62
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @left, ptr noundef null) #5, !dbg !63
  %5 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !64
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @right, ptr noundef null) #5, !dbg !65
  %7 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !66
  %8 = load i64, ptr %7, align 16, !dbg !66
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !67
  %10 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !68
  %11 = load i64, ptr %10, align 8, !dbg !68
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !69
  %13 = load i32, ptr @seen, align 4, !dbg !70
  %14 = icmp ne i32 %13, 0, !dbg !70
  br i1 %14, label %18, label %15, !dbg !70

15:                                               ; preds = %0
  %16 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @seen, i64 0, i64 1), align 4, !dbg !70
  %17 = icmp ne i32 %16, 0, !dbg !70
  br i1 %17, label %18, label %19, !dbg !73

18:                                               ; preds = %15, %0
  br label %20, !dbg !73

19:                                               ; preds = %15
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !70
  unreachable, !dbg !70

20:                                               ; preds = %18
  ret i32 0, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @left(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !79
  store i32 1, ptr %3, align 4, !dbg !80
  %5 = load i32, ptr %3, align 4, !dbg !80
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !80
  call void @wake_nobody(ptr noundef @futexes), !dbg !81
  %6 = load atomic i32, ptr @y monotonic, align 4, !dbg !82
  store i32 %6, ptr %4, align 4, !dbg !82
  %7 = load i32, ptr %4, align 4, !dbg !82
  store i32 %7, ptr @seen, align 4, !dbg !83
  %8 = load ptr, ptr %2, align 8, !dbg !84
  ret ptr %8, !dbg !85
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @right(ptr noundef %0) #0 !dbg !86 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !87, metadata !DIExpression()), !dbg !88
  store i32 1, ptr %3, align 4, !dbg !89
  %5 = load i32, ptr %3, align 4, !dbg !89
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !89
  call void @wake_nobody(ptr noundef getelementptr inbounds ([2 x i32], ptr @futexes, i64 0, i64 1)), !dbg !90
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !91
  store i32 %6, ptr %4, align 4, !dbg !91
  %7 = load i32, ptr %4, align 4, !dbg !91
  store i32 %7, ptr getelementptr inbounds ([2 x i32], ptr @seen, i64 0, i64 1), align 4, !dbg !92
  %8 = load ptr, ptr %2, align 8, !dbg !93
  ret ptr %8, !dbg !94
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @wake_nobody(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !99, metadata !DIExpression()), !dbg !100
  %3 = load ptr, ptr %2, align 8, !dbg !101
  %4 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %3, i32 noundef 1, i32 noundef 1) #5, !dbg !102
  ret void, !dbg !103
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 14, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11/futex_sb.c", directory: ".")
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
!17 = !{!18, !24, !29, !0, !33, !38, !43}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 19)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 15)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !27)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 13, type: !35, isLocal: true, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "futexes", scope: !2, file: !3, line: 14, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 64, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 2)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 13, type: !35, isLocal: true, isDefinition: true)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !53, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!37}
!55 = !{}
!56 = !DILocalVariable(name: "thread", scope: !52, file: !3, line: 43, type: !57)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 128, elements: !41)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 27, baseType: !60)
!59 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !DILocation(line: 43, column: 12, scope: !52)
!62 = !DILocation(line: 44, column: 18, scope: !52)
!63 = !DILocation(line: 44, column: 2, scope: !52)
!64 = !DILocation(line: 45, column: 18, scope: !52)
!65 = !DILocation(line: 45, column: 2, scope: !52)
!66 = !DILocation(line: 46, column: 15, scope: !52)
!67 = !DILocation(line: 46, column: 2, scope: !52)
!68 = !DILocation(line: 47, column: 15, scope: !52)
!69 = !DILocation(line: 47, column: 2, scope: !52)
!70 = !DILocation(line: 48, column: 2, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !3, line: 48, column: 2)
!72 = distinct !DILexicalBlock(scope: !52, file: !3, line: 48, column: 2)
!73 = !DILocation(line: 48, column: 2, scope: !72)
!74 = !DILocation(line: 49, column: 2, scope: !52)
!75 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 25, type: !76, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!76 = !DISubroutineType(types: !77)
!77 = !{!16, !16}
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 25, type: !16)
!79 = !DILocation(line: 25, column: 25, scope: !75)
!80 = !DILocation(line: 27, column: 2, scope: !75)
!81 = !DILocation(line: 28, column: 2, scope: !75)
!82 = !DILocation(line: 29, column: 12, scope: !75)
!83 = !DILocation(line: 29, column: 10, scope: !75)
!84 = !DILocation(line: 30, column: 9, scope: !75)
!85 = !DILocation(line: 30, column: 2, scope: !75)
!86 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 33, type: !76, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 33, type: !16)
!88 = !DILocation(line: 33, column: 26, scope: !86)
!89 = !DILocation(line: 35, column: 2, scope: !86)
!90 = !DILocation(line: 36, column: 2, scope: !86)
!91 = !DILocation(line: 37, column: 12, scope: !86)
!92 = !DILocation(line: 37, column: 10, scope: !86)
!93 = !DILocation(line: 38, column: 9, scope: !86)
!94 = !DILocation(line: 38, column: 2, scope: !86)
!95 = distinct !DISubprogram(name: "wake_nobody", scope: !3, file: !3, line: 16, type: !96, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!96 = !DISubroutineType(types: !97)
!97 = !{null, !98}
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!99 = !DILocalVariable(name: "futex", arg: 1, scope: !95, file: !3, line: 16, type: !98)
!100 = !DILocation(line: 16, column: 30, scope: !95)
!101 = !DILocation(line: 19, column: 21, scope: !95)
!102 = !DILocation(line: 19, column: 2, scope: !95)
!103 = !DILocation(line: 23, column: 1, scope: !95)
