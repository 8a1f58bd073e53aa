; ModuleID = 'symbolic/unreturned.c'
source_filename = "symbolic/unreturned.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@choice = internal global i32 0, align 4, !dbg !0
@first = internal global ptr @array, align 8, !dbg !28
@next = internal global ptr null, align 8, !dbg !8
@.str = private unnamed_addr constant [8 x i8] c"*p != 6\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [22 x i8] c"symbolic/unreturned.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !22
@array = internal global [4 x i32] [i32 5, i32 6, i32 7, i32 8], align 16, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %3, metadata !54, metadata !DIExpression()), !dbg !55
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @never, ptr noundef null) #5, !dbg !56
  %9 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !57
  call void @llvm.dbg.declare(metadata ptr %4, metadata !58, metadata !DIExpression()), !dbg !60
  %10 = load atomic i32, ptr @choice seq_cst, align 4, !dbg !61
  store i32 %10, ptr %5, align 4, !dbg !61
  %11 = load i32, ptr %5, align 4, !dbg !61
  %12 = icmp ne i32 %11, 0, !dbg !61
  br i1 %12, label %13, label %16, !dbg !63

13:                                               ; preds = %0
  %14 = load i64, ptr %2, align 8, !dbg !64
  %15 = call i32 @pthread_join(i64 noundef %14, ptr noundef %4), !dbg !65
  br label %19, !dbg !65

16:                                               ; preds = %0
  %17 = load atomic i64, ptr @first seq_cst, align 8, !dbg !66
  store i64 %17, ptr %6, align 8, !dbg !66
  %18 = load ptr, ptr %6, align 8, !dbg !66
  store ptr %18, ptr %4, align 8, !dbg !67
  br label %19

19:                                               ; preds = %16, %13
  %20 = load ptr, ptr %4, align 8, !dbg !68
  %21 = getelementptr inbounds i32, ptr %20, i64 1, !dbg !68
  store ptr %21, ptr %7, align 8, !dbg !68
  %22 = load i64, ptr %7, align 8, !dbg !68
  store atomic i64 %22, ptr @next seq_cst, align 8, !dbg !68
  ret i32 0, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @never(ptr noundef %0) #0 !dbg !70 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !74
  br label %3, !dbg !75

3:                                                ; preds = %3, %1
  br label %3, !dbg !76, !llvm.loop !79
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !82 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !83, metadata !DIExpression()), !dbg !84
  store i32 1, ptr %3, align 4, !dbg !85
  %6 = load i32, ptr %3, align 4, !dbg !85
  store atomic i32 %6, ptr @choice seq_cst, align 4, !dbg !85
  call void @llvm.dbg.declare(metadata ptr %4, metadata !86, metadata !DIExpression()), !dbg !87
  %7 = load atomic i64, ptr @next seq_cst, align 8, !dbg !88
  store i64 %7, ptr %5, align 8, !dbg !88
  %8 = load ptr, ptr %5, align 8, !dbg !88
  store ptr %8, ptr %4, align 8, !dbg !87
  %9 = load ptr, ptr %4, align 8, !dbg !89
  %10 = icmp ne ptr %9, null, !dbg !89
  br i1 %10, label %11, label %18, !dbg !91

11:                                               ; preds = %1
  %12 = load ptr, ptr %4, align 8, !dbg !92
  %13 = load i32, ptr %12, align 4, !dbg !92
  %14 = icmp ne i32 %13, 6, !dbg !92
  br i1 %14, label %15, label %16, !dbg !95

15:                                               ; preds = %11
  br label %17, !dbg !95

16:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.reader) #6, !dbg !92
  unreachable, !dbg !92

17:                                               ; preds = %15
  br label %18, !dbg !96

18:                                               ; preds = %17, %1
  ret ptr null, !dbg !97
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
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "choice", scope: !2, file: !3, line: 13, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/unreturned.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !0, !11, !17, !22, !28, !30}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "next", scope: !2, file: !3, line: 12, type: !10, isLocal: true, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 176, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 22)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 168, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 21)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 12, type: !10, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "array", scope: !2, file: !3, line: 11, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 4)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !36, line: 96, baseType: !37)
!36 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!37 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !46, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!6}
!48 = !{}
!49 = !DILocalVariable(name: "a", scope: !45, file: !3, line: 36, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 36, column: 12, scope: !45)
!54 = !DILocalVariable(name: "b", scope: !45, file: !3, line: 36, type: !50)
!55 = !DILocation(line: 36, column: 15, scope: !45)
!56 = !DILocation(line: 37, column: 2, scope: !45)
!57 = !DILocation(line: 38, column: 2, scope: !45)
!58 = !DILocalVariable(name: "p", scope: !45, file: !3, line: 39, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!60 = !DILocation(line: 39, column: 8, scope: !45)
!61 = !DILocation(line: 40, column: 6, scope: !62)
!62 = distinct !DILexicalBlock(scope: !45, file: !3, line: 40, column: 6)
!63 = !DILocation(line: 40, column: 6, scope: !45)
!64 = !DILocation(line: 41, column: 16, scope: !62)
!65 = !DILocation(line: 41, column: 3, scope: !62)
!66 = !DILocation(line: 43, column: 7, scope: !62)
!67 = !DILocation(line: 43, column: 5, scope: !62)
!68 = !DILocation(line: 44, column: 2, scope: !45)
!69 = !DILocation(line: 48, column: 2, scope: !45)
!70 = distinct !DISubprogram(name: "never", scope: !3, file: !3, line: 15, type: !71, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!71 = !DISubroutineType(types: !72)
!72 = !{!59, !59}
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 15, type: !59)
!74 = !DILocation(line: 15, column: 26, scope: !70)
!75 = !DILocation(line: 17, column: 2, scope: !70)
!76 = !DILocation(line: 17, column: 2, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 17, column: 2)
!78 = distinct !DILexicalBlock(scope: !70, file: !3, line: 17, column: 2)
!79 = distinct !{!79, !80, !81}
!80 = !DILocation(line: 17, column: 2, scope: !78)
!81 = !DILocation(line: 18, column: 3, scope: !78)
!82 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 21, type: !71, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!83 = !DILocalVariable(name: "arg", arg: 1, scope: !82, file: !3, line: 21, type: !59)
!84 = !DILocation(line: 21, column: 27, scope: !82)
!85 = !DILocation(line: 23, column: 2, scope: !82)
!86 = !DILocalVariable(name: "p", scope: !82, file: !3, line: 24, type: !5)
!87 = !DILocation(line: 24, column: 7, scope: !82)
!88 = !DILocation(line: 24, column: 11, scope: !82)
!89 = !DILocation(line: 25, column: 6, scope: !90)
!90 = distinct !DILexicalBlock(scope: !82, file: !3, line: 25, column: 6)
!91 = !DILocation(line: 25, column: 6, scope: !82)
!92 = !DILocation(line: 29, column: 3, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 29, column: 3)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 29, column: 3)
!95 = !DILocation(line: 29, column: 3, scope: !94)
!96 = !DILocation(line: 29, column: 3, scope: !90)
!97 = !DILocation(line: 31, column: 2, scope: !82)
