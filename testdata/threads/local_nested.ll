; ModuleID = 'threads/local_nested.c'
source_filename = "threads/local_nested.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@inner = internal global i64 0, align 8, !dbg !0
@own = internal thread_local global i32 1, align 4, !dbg !31
@.str = private unnamed_addr constant [9 x i8] c"own == 2\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [23 x i8] c"threads/local_nested.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.create = private unnamed_addr constant [21 x i8] c"void *create(void *)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [9 x i8] c"own == 1\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.set = private unnamed_addr constant [18 x i8] c"void *set(void *)\00", align 1, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !49
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @create, ptr noundef null) #5, !dbg !50
  %4 = load i64, ptr %2, align 8, !dbg !51
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !52
  ret i32 0, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @create(ptr noundef %0) #0 !dbg !54 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !58
  %3 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !59
  %4 = call i32 @pthread_create(ptr noundef @inner, ptr noundef null, ptr noundef @set, ptr noundef %3) #5, !dbg !60
  %5 = load i64, ptr @inner, align 8, !dbg !61
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !62
  %7 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !63
  %8 = load i32, ptr %7, align 4, !dbg !63
  %9 = icmp eq i32 %8, 2, !dbg !63
  br i1 %9, label %10, label %11, !dbg !66

10:                                               ; preds = %1
  br label %12, !dbg !66

11:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.create) #6, !dbg !63
  unreachable, !dbg !63

12:                                               ; preds = %10
  %13 = load ptr, ptr %2, align 8, !dbg !67
  ret ptr %13, !dbg !68
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata ptr %3, metadata !72, metadata !DIExpression()), !dbg !74
  %4 = load ptr, ptr %2, align 8, !dbg !75
  store ptr %4, ptr %3, align 8, !dbg !74
  %5 = load ptr, ptr %3, align 8, !dbg !76
  store i32 2, ptr %5, align 4, !dbg !77
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !78
  %7 = load i32, ptr %6, align 4, !dbg !78
  %8 = icmp eq i32 %7, 1, !dbg !78
  br i1 %8, label %9, label %10, !dbg !81

9:                                                ; preds = %1
  br label %11, !dbg !81

10:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.set) #6, !dbg !78
  unreachable, !dbg !78

11:                                               ; preds = %9
  ret ptr null, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

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
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "inner", scope: !2, file: !3, line: 11, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/local_nested.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !26, !31}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 72, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 9)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 184, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 23)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 21)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !9, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 18)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 10, type: !33, isLocal: true, isDefinition: true)
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !45, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!33}
!47 = !{}
!48 = !DILocalVariable(name: "t", scope: !44, file: !3, line: 34, type: !34)
!49 = !DILocation(line: 34, column: 12, scope: !44)
!50 = !DILocation(line: 36, column: 2, scope: !44)
!51 = !DILocation(line: 37, column: 15, scope: !44)
!52 = !DILocation(line: 37, column: 2, scope: !44)
!53 = !DILocation(line: 41, column: 2, scope: !44)
!54 = distinct !DISubprogram(name: "create", scope: !3, file: !3, line: 22, type: !55, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!55 = !DISubroutineType(types: !56)
!56 = !{!5, !5}
!57 = !DILocalVariable(name: "arg", arg: 1, scope: !54, file: !3, line: 22, type: !5)
!58 = !DILocation(line: 22, column: 27, scope: !54)
!59 = !DILocation(line: 24, column: 37, scope: !54)
!60 = !DILocation(line: 24, column: 2, scope: !54)
!61 = !DILocation(line: 26, column: 15, scope: !54)
!62 = !DILocation(line: 26, column: 2, scope: !54)
!63 = !DILocation(line: 27, column: 2, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 27, column: 2)
!65 = distinct !DILexicalBlock(scope: !54, file: !3, line: 27, column: 2)
!66 = !DILocation(line: 27, column: 2, scope: !65)
!67 = !DILocation(line: 29, column: 9, scope: !54)
!68 = !DILocation(line: 29, column: 2, scope: !54)
!69 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 13, type: !55, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 13, type: !5)
!71 = !DILocation(line: 13, column: 24, scope: !69)
!72 = !DILocalVariable(name: "outer", scope: !69, file: !3, line: 15, type: !73)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!74 = !DILocation(line: 15, column: 7, scope: !69)
!75 = !DILocation(line: 15, column: 15, scope: !69)
!76 = !DILocation(line: 17, column: 3, scope: !69)
!77 = !DILocation(line: 17, column: 9, scope: !69)
!78 = !DILocation(line: 18, column: 2, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 18, column: 2)
!80 = distinct !DILexicalBlock(scope: !69, file: !3, line: 18, column: 2)
!81 = !DILocation(line: 18, column: 2, scope: !80)
!82 = !DILocation(line: 19, column: 2, scope: !69)
