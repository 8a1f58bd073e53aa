; ModuleID = 'shapes/lb.c'
source_filename = "shapes/lb.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@r1 = internal global i32 0, align 4, !dbg !0
@r2 = internal global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [19 x i8] c"r1 == 0 || r2 == 0\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [12 x i8] c"shapes/lb.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@x = internal global i32 0, align 4, !dbg !38
@y = internal global i32 0, align 4, !dbg !42

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !55, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !61
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @left, ptr noundef null) #5, !dbg !62
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @right, ptr noundef null) #5, !dbg !63
  %6 = load i64, ptr %2, align 8, !dbg !64
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !65
  %8 = load i64, ptr %3, align 8, !dbg !66
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !67
  %10 = load i32, ptr @r1, align 4, !dbg !68
  %11 = icmp eq i32 %10, 0, !dbg !68
  br i1 %11, label %15, label %12, !dbg !68

12:                                               ; preds = %0
  %13 = load i32, ptr @r2, align 4, !dbg !68
  %14 = icmp eq i32 %13, 0, !dbg !68
  br i1 %14, label %15, label %16, !dbg !71

15:                                               ; preds = %12, %0
  br label %17, !dbg !71

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !68
  unreachable, !dbg !68

17:                                               ; preds = %15
  ret i32 0, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @left(ptr noundef %0) #0 !dbg !73 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !76, metadata !DIExpression()), !dbg !77
  %5 = load ptr, ptr %2, align 8, !dbg !78
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !79
  store i32 %6, ptr %3, align 4, !dbg !79
  %7 = load i32, ptr %3, align 4, !dbg !79
  store i32 %7, ptr @r1, align 4, !dbg !80
  store i32 1, ptr %4, align 4, !dbg !81
  %8 = load i32, ptr %4, align 4, !dbg !81
  store atomic i32 %8, ptr @y monotonic, align 4, !dbg !81
  ret ptr null, !dbg !82
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @right(ptr noundef %0) #0 !dbg !83 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !85
  %5 = load ptr, ptr %2, align 8, !dbg !86
  %6 = load atomic i32, ptr @y monotonic, align 4, !dbg !87
  store i32 %6, ptr %3, align 4, !dbg !87
  %7 = load i32, ptr %3, align 4, !dbg !87
  store i32 %7, ptr @r2, align 4, !dbg !88
  store i32 1, ptr %4, align 4, !dbg !89
  %8 = load i32, ptr %4, align 4, !dbg !89
  store atomic i32 %8, ptr @x monotonic, align 4, !dbg !89
  ret ptr null, !dbg !90
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
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 12, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "shapes/lb.c", directory: ".")
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
!17 = !{!18, !24, !29, !0, !35, !38, !42}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 19)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 96, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 12)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 12, type: !37, isLocal: true, isDefinition: true)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !40, isLocal: true, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 11, type: !40, isLocal: true, isDefinition: true)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !52, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!37}
!54 = !{}
!55 = !DILocalVariable(name: "t", scope: !51, file: !3, line: 32, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 27, baseType: !58)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 32, column: 12, scope: !51)
!60 = !DILocalVariable(name: "u", scope: !51, file: !3, line: 32, type: !56)
!61 = !DILocation(line: 32, column: 15, scope: !51)
!62 = !DILocation(line: 34, column: 2, scope: !51)
!63 = !DILocation(line: 35, column: 2, scope: !51)
!64 = !DILocation(line: 36, column: 15, scope: !51)
!65 = !DILocation(line: 36, column: 2, scope: !51)
!66 = !DILocation(line: 37, column: 15, scope: !51)
!67 = !DILocation(line: 37, column: 2, scope: !51)
!68 = !DILocation(line: 38, column: 2, scope: !69)
!69 = distinct !DILexicalBlock(scope: !70, file: !3, line: 38, column: 2)
!70 = distinct !DILexicalBlock(scope: !51, file: !3, line: 38, column: 2)
!71 = !DILocation(line: 38, column: 2, scope: !70)
!72 = !DILocation(line: 39, column: 2, scope: !51)
!73 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 14, type: !74, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!74 = !DISubroutineType(types: !75)
!75 = !{!16, !16}
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 14, type: !16)
!77 = !DILocation(line: 14, column: 25, scope: !73)
!78 = !DILocation(line: 16, column: 8, scope: !73)
!79 = !DILocation(line: 17, column: 7, scope: !73)
!80 = !DILocation(line: 17, column: 5, scope: !73)
!81 = !DILocation(line: 18, column: 2, scope: !73)
!82 = !DILocation(line: 19, column: 2, scope: !73)
!83 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 22, type: !74, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!84 = !DILocalVariable(name: "arg", arg: 1, scope: !83, file: !3, line: 22, type: !16)
!85 = !DILocation(line: 22, column: 26, scope: !83)
!86 = !DILocation(line: 24, column: 8, scope: !83)
!87 = !DILocation(line: 25, column: 7, scope: !83)
!88 = !DILocation(line: 25, column: 5, scope: !83)
!89 = !DILocation(line: 26, column: 2, scope: !83)
!90 = !DILocation(line: 27, column: 2, scope: !83)
