; ModuleID = 'threads/once_given_up.c'
source_filename = "threads/once_given_up.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@outer = internal global i32 0, align 4, !dbg !0
@attempts = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [14 x i8] c"attempts == 2\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [24 x i8] c"threads/once_given_up.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@inner = internal global i32 0, align 4, !dbg !37
@set_up = internal global i32 0, align 4, !dbg !41
@cleaned_up = internal global i32 0, align 4, !dbg !43
@.str.2 = private unnamed_addr constant [48 x i8] c"attempts == 2 && set_up == 1 && cleaned_up == 1\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !61
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef null) #6, !dbg !62
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @run, ptr noundef null) #6, !dbg !63
  %6 = load i64, ptr %2, align 8, !dbg !64
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !65
  %8 = load i64, ptr %3, align 8, !dbg !66
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !67
  %10 = call i32 @pthread_once(ptr noundef @outer, ptr noundef @enclosing), !dbg !68
  %11 = load i32, ptr @attempts, align 4, !dbg !69
  %12 = icmp eq i32 %11, 2, !dbg !69
  br i1 %12, label %13, label %14, !dbg !72

13:                                               ; preds = %0
  br label %15, !dbg !72

14:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !69
  unreachable, !dbg !69

15:                                               ; preds = %13
  ret i32 0, !dbg !73
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !74 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !77, metadata !DIExpression()), !dbg !78
  %3 = call i32 @pthread_once(ptr noundef @inner, ptr noundef @routine), !dbg !79
  %4 = load i32, ptr @attempts, align 4, !dbg !80
  %5 = icmp eq i32 %4, 2, !dbg !80
  br i1 %5, label %6, label %13, !dbg !80

6:                                                ; preds = %1
  %7 = load i32, ptr @set_up, align 4, !dbg !80
  %8 = icmp eq i32 %7, 1, !dbg !80
  br i1 %8, label %9, label %13, !dbg !80

9:                                                ; preds = %6
  %10 = load i32, ptr @cleaned_up, align 4, !dbg !80
  %11 = icmp eq i32 %10, 1, !dbg !80
  br i1 %11, label %12, label %13, !dbg !83

12:                                               ; preds = %9
  br label %14, !dbg !83

13:                                               ; preds = %9, %6, %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.run) #7, !dbg !80
  unreachable, !dbg !80

14:                                               ; preds = %12
  %15 = load ptr, ptr %2, align 8, !dbg !84
  ret ptr %15, !dbg !85
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_once(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @enclosing() #0 !dbg !86 {
  %1 = call i32 @pthread_once(ptr noundef @inner, ptr noundef @routine), !dbg !89
  ret void, !dbg !90
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @routine() #0 !dbg !91 {
  %1 = load i32, ptr @attempts, align 4, !dbg !92
  %2 = add nsw i32 %1, 1, !dbg !92
  store i32 %2, ptr @attempts, align 4, !dbg !92
  %3 = icmp eq i32 %1, 0, !dbg !94
  br i1 %3, label %4, label %7, !dbg !95

4:                                                ; preds = %0
  %5 = load i32, ptr @cleaned_up, align 4, !dbg !96
  %6 = add nsw i32 %5, 1, !dbg !96
  store i32 %6, ptr @cleaned_up, align 4, !dbg !96
  call void @pthread_exit(ptr noundef null) #8, !dbg !98
  unreachable, !dbg !98

7:                                                ; preds = %0
  %8 = load i32, ptr @set_up, align 4, !dbg !99
  %9 = add nsw i32 %8, 1, !dbg !99
  store i32 %9, ptr @set_up, align 4, !dbg !99
  ret void, !dbg !100
}

; Function Attrs: noinline nounwind uwtable
define internal void @clean_up(ptr noundef %0) #0 !dbg !101 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !104, metadata !DIExpression()), !dbg !105
  %3 = load ptr, ptr %2, align 8, !dbg !106
  %4 = load i32, ptr @cleaned_up, align 4, !dbg !107
  %5 = add nsw i32 %4, 1, !dbg !107
  store i32 %5, ptr @cleaned_up, align 4, !dbg !107
  ret void, !dbg !108
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "outer", scope: !2, file: !3, line: 12, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/once_given_up.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !27, !32, !37, !41, !43, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 112, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 14)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 192, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 24)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "attempts", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 384, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 48)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 18)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "inner", scope: !2, file: !3, line: 12, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !40, line: 53, baseType: !26)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "set_up", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "cleaned_up", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !53, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!26}
!55 = !{}
!56 = !DILocalVariable(name: "a", scope: !52, file: !3, line: 54, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !58)
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 54, column: 12, scope: !52)
!60 = !DILocalVariable(name: "b", scope: !52, file: !3, line: 54, type: !57)
!61 = !DILocation(line: 54, column: 15, scope: !52)
!62 = !DILocation(line: 56, column: 2, scope: !52)
!63 = !DILocation(line: 57, column: 2, scope: !52)
!64 = !DILocation(line: 58, column: 15, scope: !52)
!65 = !DILocation(line: 58, column: 2, scope: !52)
!66 = !DILocation(line: 59, column: 15, scope: !52)
!67 = !DILocation(line: 59, column: 2, scope: !52)
!68 = !DILocation(line: 60, column: 2, scope: !52)
!69 = !DILocation(line: 61, column: 2, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 61, column: 2)
!71 = distinct !DILexicalBlock(scope: !52, file: !3, line: 61, column: 2)
!72 = !DILocation(line: 61, column: 2, scope: !71)
!73 = !DILocation(line: 62, column: 2, scope: !52)
!74 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 40, type: !75, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!75 = !DISubroutineType(types: !76)
!76 = !{!5, !5}
!77 = !DILocalVariable(name: "arg", arg: 1, scope: !74, file: !3, line: 40, type: !5)
!78 = !DILocation(line: 40, column: 24, scope: !74)
!79 = !DILocation(line: 46, column: 2, scope: !74)
!80 = !DILocation(line: 48, column: 2, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 48, column: 2)
!82 = distinct !DILexicalBlock(scope: !74, file: !3, line: 48, column: 2)
!83 = !DILocation(line: 48, column: 2, scope: !82)
!84 = !DILocation(line: 49, column: 9, scope: !74)
!85 = !DILocation(line: 49, column: 2, scope: !74)
!86 = distinct !DISubprogram(name: "enclosing", scope: !3, file: !3, line: 38, type: !87, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!87 = !DISubroutineType(types: !88)
!88 = !{null}
!89 = !DILocation(line: 38, column: 31, scope: !86)
!90 = !DILocation(line: 38, column: 62, scope: !86)
!91 = distinct !DISubprogram(name: "routine", scope: !3, file: !3, line: 21, type: !87, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!92 = !DILocation(line: 23, column: 14, scope: !93)
!93 = distinct !DILexicalBlock(scope: !91, file: !3, line: 23, column: 6)
!94 = !DILocation(line: 23, column: 17, scope: !93)
!95 = !DILocation(line: 23, column: 6, scope: !91)
!96 = !DILocation(line: 31, column: 13, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 23, column: 23)
!98 = !DILocation(line: 32, column: 3, scope: !97)
!99 = !DILocation(line: 35, column: 8, scope: !91)
!100 = !DILocation(line: 36, column: 1, scope: !91)
!101 = distinct !DISubprogram(name: "clean_up", scope: !3, file: !3, line: 15, type: !102, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !5}
!104 = !DILocalVariable(name: "arg", arg: 1, scope: !101, file: !3, line: 15, type: !5)
!105 = !DILocation(line: 15, column: 28, scope: !101)
!106 = !DILocation(line: 17, column: 8, scope: !101)
!107 = !DILocation(line: 18, column: 12, scope: !101)
!108 = !DILocation(line: 19, column: 1, scope: !101)
