; ModuleID = 'shapes/two_plus_two_w.c'
source_filename = "shapes/two_plus_two_w.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [48 x i8] c"!(atomic_load(&x) == 1 && atomic_load(&y) == 1)\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [24 x i8] c"shapes/two_plus_two_w.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !57
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @left, ptr noundef null) #5, !dbg !58
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @right, ptr noundef null) #5, !dbg !59
  %8 = load i64, ptr %2, align 8, !dbg !60
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !61
  %10 = load i64, ptr %3, align 8, !dbg !62
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !63
  %12 = load atomic i32, ptr @x seq_cst, align 4, !dbg !64
  store i32 %12, ptr %4, align 4, !dbg !64
  %13 = load i32, ptr %4, align 4, !dbg !64
  %14 = icmp eq i32 %13, 1, !dbg !64
  br i1 %14, label %15, label %19, !dbg !64

15:                                               ; preds = %0
  %16 = load atomic i32, ptr @y seq_cst, align 4, !dbg !64
  store i32 %16, ptr %5, align 4, !dbg !64
  %17 = load i32, ptr %5, align 4, !dbg !64
  %18 = icmp eq i32 %17, 1, !dbg !64
  br i1 %18, label %20, label %19, !dbg !67

19:                                               ; preds = %15, %0
  br label %21, !dbg !67

20:                                               ; preds = %15
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !64
  unreachable, !dbg !64

21:                                               ; preds = %19
  ret i32 0, !dbg !68
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @left(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !73
  %5 = load ptr, ptr %2, align 8, !dbg !74
  store i32 1, ptr %3, align 4, !dbg !75
  %6 = load i32, ptr %3, align 4, !dbg !75
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !75
  store i32 2, ptr %4, align 4, !dbg !76
  %7 = load i32, ptr %4, align 4, !dbg !76
  store atomic i32 %7, ptr @y monotonic, align 4, !dbg !76
  ret ptr null, !dbg !77
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @right(ptr noundef %0) #0 !dbg !78 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !79, metadata !DIExpression()), !dbg !80
  %5 = load ptr, ptr %2, align 8, !dbg !81
  store i32 1, ptr %3, align 4, !dbg !82
  %6 = load i32, ptr %3, align 4, !dbg !82
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !82
  store i32 2, ptr %4, align 4, !dbg !83
  %7 = load i32, ptr %4, align 4, !dbg !83
  store atomic i32 %7, ptr @x monotonic, align 4, !dbg !83
  ret ptr null, !dbg !84
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
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "shapes/two_plus_two_w.c", directory: ".")
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
!17 = !{!18, !24, !29, !0, !35}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 384, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 48)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 192, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 24)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 12, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !48, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!39}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 32, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 32, column: 12, scope: !47)
!56 = !DILocalVariable(name: "u", scope: !47, file: !3, line: 32, type: !52)
!57 = !DILocation(line: 32, column: 15, scope: !47)
!58 = !DILocation(line: 34, column: 2, scope: !47)
!59 = !DILocation(line: 35, column: 2, scope: !47)
!60 = !DILocation(line: 36, column: 15, scope: !47)
!61 = !DILocation(line: 36, column: 2, scope: !47)
!62 = !DILocation(line: 37, column: 15, scope: !47)
!63 = !DILocation(line: 37, column: 2, scope: !47)
!64 = !DILocation(line: 38, column: 2, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 38, column: 2)
!66 = distinct !DILexicalBlock(scope: !47, file: !3, line: 38, column: 2)
!67 = !DILocation(line: 38, column: 2, scope: !66)
!68 = !DILocation(line: 39, column: 2, scope: !47)
!69 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 14, type: !70, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!70 = !DISubroutineType(types: !71)
!71 = !{!16, !16}
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 14, type: !16)
!73 = !DILocation(line: 14, column: 25, scope: !69)
!74 = !DILocation(line: 16, column: 8, scope: !69)
!75 = !DILocation(line: 17, column: 2, scope: !69)
!76 = !DILocation(line: 18, column: 2, scope: !69)
!77 = !DILocation(line: 19, column: 2, scope: !69)
!78 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 22, type: !70, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!79 = !DILocalVariable(name: "arg", arg: 1, scope: !78, file: !3, line: 22, type: !16)
!80 = !DILocation(line: 22, column: 26, scope: !78)
!81 = !DILocation(line: 24, column: 8, scope: !78)
!82 = !DILocation(line: 25, column: 2, scope: !78)
!83 = !DILocation(line: 26, column: 2, scope: !78)
!84 = !DILocation(line: 27, column: 2, scope: !78)
