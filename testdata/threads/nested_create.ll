; ModuleID = 'threads/nested_create.c'
source_filename = "threads/nested_create.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@done = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"done != 4\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [24 x i8] c"threads/nested_create.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !16
@word = internal global i32 0, align 4, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !39, metadata !DIExpression()), !dbg !43
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @parent, ptr noundef null) #5, !dbg !44
  %3 = load i64, ptr %1, align 8, !dbg !45
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !46
  %5 = load atomic i32, ptr @done seq_cst, align 4, !dbg !47
  %6 = icmp ne i32 %5, 4, !dbg !47
  br i1 %6, label %7, label %8, !dbg !50

7:                                                ; preds = %0
  br label %9, !dbg !50

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !47
  unreachable, !dbg !47

9:                                                ; preds = %7
  ret i32 0, !dbg !51
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @parent(ptr noundef %0) #0 !dbg !52 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !59
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @child, ptr noundef null) #5, !dbg !60
  call void @llvm.dbg.declare(metadata ptr %4, metadata !61, metadata !DIExpression()), !dbg !62
  store i32 3, ptr %5, align 4, !dbg !63
  %8 = load i32, ptr %5, align 4, !dbg !63
  %9 = atomicrmw xor ptr @word, i32 %8 seq_cst, align 4, !dbg !63
  store i32 %9, ptr %6, align 4, !dbg !63
  %10 = load i32, ptr %6, align 4, !dbg !63
  store i32 %10, ptr %4, align 4, !dbg !62
  %11 = load i64, ptr %3, align 8, !dbg !64
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !65
  %13 = load i32, ptr %4, align 4, !dbg !66
  %14 = add nsw i32 %13, 1, !dbg !67
  store atomic i32 %14, ptr @done seq_cst, align 4, !dbg !68
  %15 = load ptr, ptr %2, align 8, !dbg !69
  ret ptr %15, !dbg !70
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal ptr @child(ptr noundef %0) #0 !dbg !71 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata ptr %3, metadata !74, metadata !DIExpression()), !dbg !75
  store i32 0, ptr %3, align 4, !dbg !75
  store i32 3, ptr %4, align 4, !dbg !76
  %6 = load i32, ptr %3, align 4, !dbg !76
  %7 = load i32, ptr %4, align 4, !dbg !76
  %8 = cmpxchg ptr @word, i32 %6, i32 %7 seq_cst seq_cst, align 4, !dbg !76
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !76
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !76
  br i1 %10, label %12, label %11, !dbg !76

11:                                               ; preds = %1
  store i32 %9, ptr %3, align 4, !dbg !76
  br label %12, !dbg !76

12:                                               ; preds = %11, %1
  %13 = zext i1 %10 to i8, !dbg !76
  store i8 %13, ptr %5, align 1, !dbg !76
  %14 = load i8, ptr %5, align 1, !dbg !76
  %15 = trunc i8 %14 to i1, !dbg !76
  %16 = load ptr, ptr %2, align 8, !dbg !77
  ret ptr %16, !dbg !78
}

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
!1 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 9, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/nested_create.c", directory: ".")
!4 = !{!5, !11, !16, !0, !22}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 80, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 10)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 192, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 24)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "word", scope: !2, file: !3, line: 9, type: !24, isLocal: true, isDefinition: true)
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
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !36, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{}
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 30, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 30, column: 12, scope: !35)
!44 = !DILocation(line: 31, column: 2, scope: !35)
!45 = !DILocation(line: 32, column: 15, scope: !35)
!46 = !DILocation(line: 32, column: 2, scope: !35)
!47 = !DILocation(line: 33, column: 2, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !3, line: 33, column: 2)
!49 = distinct !DILexicalBlock(scope: !35, file: !3, line: 33, column: 2)
!50 = !DILocation(line: 33, column: 2, scope: !49)
!51 = !DILocation(line: 34, column: 1, scope: !35)
!52 = distinct !DISubprogram(name: "parent", scope: !3, file: !3, line: 18, type: !53, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !52, file: !3, line: 18, type: !55)
!57 = !DILocation(line: 18, column: 27, scope: !52)
!58 = !DILocalVariable(name: "t", scope: !52, file: !3, line: 20, type: !40)
!59 = !DILocation(line: 20, column: 12, scope: !52)
!60 = !DILocation(line: 21, column: 2, scope: !52)
!61 = !DILocalVariable(name: "old", scope: !52, file: !3, line: 22, type: !27)
!62 = !DILocation(line: 22, column: 6, scope: !52)
!63 = !DILocation(line: 22, column: 12, scope: !52)
!64 = !DILocation(line: 23, column: 15, scope: !52)
!65 = !DILocation(line: 23, column: 2, scope: !52)
!66 = !DILocation(line: 24, column: 9, scope: !52)
!67 = !DILocation(line: 24, column: 13, scope: !52)
!68 = !DILocation(line: 24, column: 7, scope: !52)
!69 = !DILocation(line: 25, column: 9, scope: !52)
!70 = !DILocation(line: 25, column: 2, scope: !52)
!71 = distinct !DISubprogram(name: "child", scope: !3, file: !3, line: 11, type: !53, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !71, file: !3, line: 11, type: !55)
!73 = !DILocation(line: 11, column: 26, scope: !71)
!74 = !DILocalVariable(name: "expected", scope: !71, file: !3, line: 13, type: !27)
!75 = !DILocation(line: 13, column: 6, scope: !71)
!76 = !DILocation(line: 14, column: 2, scope: !71)
!77 = !DILocation(line: 15, column: 9, scope: !71)
!78 = !DILocation(line: 15, column: 2, scope: !71)
