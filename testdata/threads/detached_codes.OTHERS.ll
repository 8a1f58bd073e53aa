; ModuleID = 'threads/detached_codes.c'
source_filename = "threads/detached_codes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@worker = internal global i64 0, align 8, !dbg !0
@.str = private unnamed_addr constant [31 x i8] c"pthread_join(other, NULL) == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [25 x i8] c"threads/detached_codes.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [28 x i8] c"mine == 0 || mine == EINVAL\00", align 1, !dbg !24
@.str.3 = private unnamed_addr constant [33 x i8] c"pthread_detach(worker) == EINVAL\00", align 1, !dbg !29
@.str.4 = private unnamed_addr constant [37 x i8] c"pthread_join(worker, NULL) == EINVAL\00", align 1, !dbg !34
@.str.5 = private unnamed_addr constant [30 x i8] c"error == 0 || error == EINVAL\00", align 1, !dbg !39
@__PRETTY_FUNCTION__.detacher = private unnamed_addr constant [23 x i8] c"void *detacher(void *)\00", align 1, !dbg !44

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !64, metadata !DIExpression()), !dbg !65
  %4 = call i32 @pthread_create(ptr noundef @worker, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !66
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @detacher, ptr noundef null) #5, !dbg !67
  call void @llvm.dbg.declare(metadata ptr %3, metadata !68, metadata !DIExpression()), !dbg !69
  %6 = load i64, ptr @worker, align 8, !dbg !70
  %7 = call i32 @pthread_detach(i64 noundef %6) #5, !dbg !71
  store i32 %7, ptr %3, align 4, !dbg !69
  %8 = load i64, ptr %2, align 8, !dbg !72
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !72
  %10 = icmp eq i32 %9, 0, !dbg !72
  br i1 %10, label %11, label %12, !dbg !75

11:                                               ; preds = %0
  br label %13, !dbg !75

12:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !72
  unreachable, !dbg !72

13:                                               ; preds = %11
  %14 = load i32, ptr %3, align 4, !dbg !76
  %15 = icmp eq i32 %14, 0, !dbg !76
  br i1 %15, label %19, label %16, !dbg !76

16:                                               ; preds = %13
  %17 = load i32, ptr %3, align 4, !dbg !76
  %18 = icmp eq i32 %17, 22, !dbg !76
  br i1 %18, label %19, label %20, !dbg !79

19:                                               ; preds = %16, %13
  br label %21, !dbg !79

20:                                               ; preds = %16
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !76
  unreachable, !dbg !76

21:                                               ; preds = %19
  %22 = load i64, ptr @worker, align 8, !dbg !80
  %23 = call i32 @pthread_detach(i64 noundef %22) #5, !dbg !80
  %24 = icmp eq i32 %23, 22, !dbg !80
  br i1 %24, label %25, label %26, !dbg !83

25:                                               ; preds = %21
  br label %27, !dbg !83

26:                                               ; preds = %21
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !80
  unreachable, !dbg !80

27:                                               ; preds = %25
  %28 = load i64, ptr @worker, align 8, !dbg !84
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !84
  %30 = icmp eq i32 %29, 22, !dbg !84
  br i1 %30, label %31, label %32, !dbg !87

31:                                               ; preds = %27
  br label %33, !dbg !87

32:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !84
  unreachable, !dbg !84

33:                                               ; preds = %31
  ret i32 0, !dbg !88
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !92, metadata !DIExpression()), !dbg !93
  %3 = load ptr, ptr %2, align 8, !dbg !94
  ret ptr %3, !dbg !95
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @detacher(ptr noundef %0) #0 !dbg !96 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.declare(metadata ptr %3, metadata !99, metadata !DIExpression()), !dbg !100
  %4 = load i64, ptr @worker, align 8, !dbg !101
  %5 = call i32 @pthread_detach(i64 noundef %4) #5, !dbg !102
  store i32 %5, ptr %3, align 4, !dbg !100
  %6 = load i32, ptr %3, align 4, !dbg !103
  %7 = icmp eq i32 %6, 0, !dbg !103
  br i1 %7, label %11, label %8, !dbg !103

8:                                                ; preds = %1
  %9 = load i32, ptr %3, align 4, !dbg !103
  %10 = icmp eq i32 %9, 22, !dbg !103
  br i1 %10, label %11, label %12, !dbg !106

11:                                               ; preds = %8, %1
  br label %13, !dbg !106

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.detacher) #6, !dbg !103
  unreachable, !dbg !103

13:                                               ; preds = %11
  %14 = load ptr, ptr %2, align 8, !dbg !107
  ret ptr %14, !dbg !108
}

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #2

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
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "worker", scope: !2, file: !3, line: 17, type: !49, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/detached_codes.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !29, !34, !0, !39, !44}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 248, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 31)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 200, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 25)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 224, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 28)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 264, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 33)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 296, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 37)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 240, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 30)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 184, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 23)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !60, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!60 = !DISubroutineType(types: !61)
!61 = !{!62}
!62 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!63 = !{}
!64 = !DILocalVariable(name: "other", scope: !59, file: !3, line: 30, type: !49)
!65 = !DILocation(line: 30, column: 12, scope: !59)
!66 = !DILocation(line: 31, column: 2, scope: !59)
!67 = !DILocation(line: 32, column: 2, scope: !59)
!68 = !DILocalVariable(name: "mine", scope: !59, file: !3, line: 33, type: !62)
!69 = !DILocation(line: 33, column: 6, scope: !59)
!70 = !DILocation(line: 33, column: 28, scope: !59)
!71 = !DILocation(line: 33, column: 13, scope: !59)
!72 = !DILocation(line: 34, column: 2, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 34, column: 2)
!74 = distinct !DILexicalBlock(scope: !59, file: !3, line: 34, column: 2)
!75 = !DILocation(line: 34, column: 2, scope: !74)
!76 = !DILocation(line: 35, column: 2, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 35, column: 2)
!78 = distinct !DILexicalBlock(scope: !59, file: !3, line: 35, column: 2)
!79 = !DILocation(line: 35, column: 2, scope: !78)
!80 = !DILocation(line: 41, column: 2, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 41, column: 2)
!82 = distinct !DILexicalBlock(scope: !59, file: !3, line: 41, column: 2)
!83 = !DILocation(line: 41, column: 2, scope: !82)
!84 = !DILocation(line: 42, column: 2, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 42, column: 2)
!86 = distinct !DILexicalBlock(scope: !59, file: !3, line: 42, column: 2)
!87 = !DILocation(line: 42, column: 2, scope: !86)
!88 = !DILocation(line: 43, column: 2, scope: !59)
!89 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 11, type: !90, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!90 = !DISubroutineType(types: !91)
!91 = !{!5, !5}
!92 = !DILocalVariable(name: "arg", arg: 1, scope: !89, file: !3, line: 11, type: !5)
!93 = !DILocation(line: 11, column: 25, scope: !89)
!94 = !DILocation(line: 13, column: 9, scope: !89)
!95 = !DILocation(line: 13, column: 2, scope: !89)
!96 = distinct !DISubprogram(name: "detacher", scope: !3, file: !3, line: 19, type: !90, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!97 = !DILocalVariable(name: "arg", arg: 1, scope: !96, file: !3, line: 19, type: !5)
!98 = !DILocation(line: 19, column: 29, scope: !96)
!99 = !DILocalVariable(name: "error", scope: !96, file: !3, line: 21, type: !62)
!100 = !DILocation(line: 21, column: 6, scope: !96)
!101 = !DILocation(line: 21, column: 29, scope: !96)
!102 = !DILocation(line: 21, column: 14, scope: !96)
!103 = !DILocation(line: 22, column: 2, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 22, column: 2)
!105 = distinct !DILexicalBlock(scope: !96, file: !3, line: 22, column: 2)
!106 = !DILocation(line: 22, column: 2, scope: !105)
!107 = !DILocation(line: 23, column: 9, scope: !96)
!108 = !DILocation(line: 23, column: 2, scope: !96)
