; ModuleID = 'shapes/sb_fenced.c'
source_filename = "shapes/sb_fenced.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@r1 = internal global i32 0, align 4, !dbg !0
@r2 = internal global i32 0, align 4, !dbg !32
@.str = private unnamed_addr constant [19 x i8] c"r1 == 1 || r2 == 1\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [19 x i8] c"shapes/sb_fenced.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !26
@x = internal global i32 0, align 4, !dbg !35
@y = internal global i32 0, align 4, !dbg !39

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata ptr %3, metadata !57, metadata !DIExpression()), !dbg !58
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @left, ptr noundef null) #5, !dbg !59
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @right, ptr noundef null) #5, !dbg !60
  %6 = load i64, ptr %2, align 8, !dbg !61
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !62
  %8 = load i64, ptr %3, align 8, !dbg !63
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !64
  %10 = load i32, ptr @r1, align 4, !dbg !65
  %11 = icmp eq i32 %10, 1, !dbg !65
  br i1 %11, label %15, label %12, !dbg !65

12:                                               ; preds = %0
  %13 = load i32, ptr @r2, align 4, !dbg !65
  %14 = icmp eq i32 %13, 1, !dbg !65
  br i1 %14, label %15, label %16, !dbg !68

15:                                               ; preds = %12, %0
  br label %17, !dbg !68

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !65
  unreachable, !dbg !65

17:                                               ; preds = %15
  ret i32 0, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @left(ptr noundef %0) #0 !dbg !70 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !74
  %5 = load ptr, ptr %2, align 8, !dbg !75
  store i32 1, ptr %3, align 4, !dbg !76
  %6 = load i32, ptr %3, align 4, !dbg !76
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !76
  fence seq_cst, !dbg !77
  %7 = load atomic i32, ptr @y monotonic, align 4, !dbg !78
  store i32 %7, ptr %4, align 4, !dbg !78
  %8 = load i32, ptr %4, align 4, !dbg !78
  store i32 %8, ptr @r1, align 4, !dbg !79
  ret ptr null, !dbg !80
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @right(ptr noundef %0) #0 !dbg !81 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !82, metadata !DIExpression()), !dbg !83
  %5 = load ptr, ptr %2, align 8, !dbg !84
  store i32 1, ptr %3, align 4, !dbg !85
  %6 = load i32, ptr %3, align 4, !dbg !85
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !85
  fence seq_cst, !dbg !86
  %7 = load atomic i32, ptr @x monotonic, align 4, !dbg !87
  store i32 %7, ptr %4, align 4, !dbg !87
  %8 = load i32, ptr %4, align 4, !dbg !87
  store i32 %8, ptr @r2, align 4, !dbg !88
  ret ptr null, !dbg !89
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
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 14, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "shapes/sb_fenced.c", directory: ".")
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
!17 = !{!18, !24, !26, !0, !32, !35, !39}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 19)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !20, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 120, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!30 = !{!31}
!31 = !DISubrange(count: 15)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 14, type: !34, isLocal: true, isDefinition: true)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 13, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !34)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 13, type: !37, isLocal: true, isDefinition: true)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !49, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!34}
!51 = !{}
!52 = !DILocalVariable(name: "t", scope: !48, file: !3, line: 36, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !DILocation(line: 36, column: 12, scope: !48)
!57 = !DILocalVariable(name: "u", scope: !48, file: !3, line: 36, type: !53)
!58 = !DILocation(line: 36, column: 15, scope: !48)
!59 = !DILocation(line: 38, column: 2, scope: !48)
!60 = !DILocation(line: 39, column: 2, scope: !48)
!61 = !DILocation(line: 40, column: 15, scope: !48)
!62 = !DILocation(line: 40, column: 2, scope: !48)
!63 = !DILocation(line: 41, column: 15, scope: !48)
!64 = !DILocation(line: 41, column: 2, scope: !48)
!65 = !DILocation(line: 42, column: 2, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 42, column: 2)
!67 = distinct !DILexicalBlock(scope: !48, file: !3, line: 42, column: 2)
!68 = !DILocation(line: 42, column: 2, scope: !67)
!69 = !DILocation(line: 43, column: 2, scope: !48)
!70 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 16, type: !71, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!71 = !DISubroutineType(types: !72)
!72 = !{!16, !16}
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 16, type: !16)
!74 = !DILocation(line: 16, column: 25, scope: !70)
!75 = !DILocation(line: 18, column: 8, scope: !70)
!76 = !DILocation(line: 19, column: 2, scope: !70)
!77 = !DILocation(line: 20, column: 2, scope: !70)
!78 = !DILocation(line: 21, column: 7, scope: !70)
!79 = !DILocation(line: 21, column: 5, scope: !70)
!80 = !DILocation(line: 22, column: 2, scope: !70)
!81 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 25, type: !71, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!82 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 25, type: !16)
!83 = !DILocation(line: 25, column: 26, scope: !81)
!84 = !DILocation(line: 27, column: 8, scope: !81)
!85 = !DILocation(line: 28, column: 2, scope: !81)
!86 = !DILocation(line: 29, column: 2, scope: !81)
!87 = !DILocation(line: 30, column: 7, scope: !81)
!88 = !DILocation(line: 30, column: 5, scope: !81)
!89 = !DILocation(line: 31, column: 2, scope: !81)
