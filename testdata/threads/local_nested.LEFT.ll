; ModuleID = 'threads/local_nested.c'
source_filename = "threads/local_nested.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@inner = internal global i64 0, align 8, !dbg !0
@own = internal thread_local global i32 1, align 4, !dbg !24
@.str = private unnamed_addr constant [9 x i8] c"own == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [23 x i8] c"threads/local_nested.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.set = private unnamed_addr constant [18 x i8] c"void *set(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !42
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @create, ptr noundef null) #5, !dbg !43
  %4 = load i64, ptr %2, align 8, !dbg !44
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !45
  %6 = load i64, ptr @inner, align 8, !dbg !46
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !47
  ret i32 0, !dbg !48
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @create(ptr noundef %0) #0 !dbg !49 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !53
  %3 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !54
  %4 = call i32 @pthread_create(ptr noundef @inner, ptr noundef null, ptr noundef @set, ptr noundef %3) #5, !dbg !55
  %5 = load ptr, ptr %2, align 8, !dbg !56
  ret ptr %5, !dbg !57
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !58 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !63
  %4 = load ptr, ptr %2, align 8, !dbg !64
  store ptr %4, ptr %3, align 8, !dbg !63
  %5 = load ptr, ptr %3, align 8, !dbg !65
  store i32 2, ptr %5, align 4, !dbg !66
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !67
  %7 = load i32, ptr %6, align 4, !dbg !67
  %8 = icmp eq i32 %7, 1, !dbg !67
  br i1 %8, label %9, label %10, !dbg !70

9:                                                ; preds = %1
  br label %11, !dbg !70

10:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.set) #6, !dbg !67
  unreachable, !dbg !67

11:                                               ; preds = %9
  ret ptr null, !dbg !71
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
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "inner", scope: !2, file: !3, line: 11, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/local_nested.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 72, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 9)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 184, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 23)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 18)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 10, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !38, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!26}
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 34, type: !27)
!42 = !DILocation(line: 34, column: 12, scope: !37)
!43 = !DILocation(line: 36, column: 2, scope: !37)
!44 = !DILocation(line: 37, column: 15, scope: !37)
!45 = !DILocation(line: 37, column: 2, scope: !37)
!46 = !DILocation(line: 39, column: 15, scope: !37)
!47 = !DILocation(line: 39, column: 2, scope: !37)
!48 = !DILocation(line: 41, column: 2, scope: !37)
!49 = distinct !DISubprogram(name: "create", scope: !3, file: !3, line: 22, type: !50, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!50 = !DISubroutineType(types: !51)
!51 = !{!5, !5}
!52 = !DILocalVariable(name: "arg", arg: 1, scope: !49, file: !3, line: 22, type: !5)
!53 = !DILocation(line: 22, column: 27, scope: !49)
!54 = !DILocation(line: 24, column: 37, scope: !49)
!55 = !DILocation(line: 24, column: 2, scope: !49)
!56 = !DILocation(line: 29, column: 9, scope: !49)
!57 = !DILocation(line: 29, column: 2, scope: !49)
!58 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 13, type: !50, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!59 = !DILocalVariable(name: "arg", arg: 1, scope: !58, file: !3, line: 13, type: !5)
!60 = !DILocation(line: 13, column: 24, scope: !58)
!61 = !DILocalVariable(name: "outer", scope: !58, file: !3, line: 15, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!63 = !DILocation(line: 15, column: 7, scope: !58)
!64 = !DILocation(line: 15, column: 15, scope: !58)
!65 = !DILocation(line: 17, column: 3, scope: !58)
!66 = !DILocation(line: 17, column: 9, scope: !58)
!67 = !DILocation(line: 18, column: 2, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 18, column: 2)
!69 = distinct !DILexicalBlock(scope: !58, file: !3, line: 18, column: 2)
!70 = !DILocation(line: 18, column: 2, scope: !69)
!71 = !DILocation(line: 19, column: 2, scope: !58)
