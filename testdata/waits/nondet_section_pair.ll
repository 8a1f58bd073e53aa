; ModuleID = 'waits/nondet_section_pair.c'
source_filename = "waits/nondet_section_pair.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@done = internal global i32 0, align 4, !dbg !0
@early = internal global i32 0, align 4, !dbg !31
@first = internal global i32 0, align 4, !dbg !24
@second = internal global i32 0, align 4, !dbg !27
@r = internal global i32 0, align 4, !dbg !29
@.str = private unnamed_addr constant [44 x i8] c"!(first && !second && r == 0 && early == 1)\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [28 x i8] c"waits/nondet_section_pair.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@x = internal global i32 0, align 4, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %3, metadata !51, metadata !DIExpression()), !dbg !52
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @choose, ptr noundef null) #5, !dbg !53
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @look, ptr noundef null) #5, !dbg !54
  %6 = load i32, ptr @done, align 4, !dbg !55
  store i32 %6, ptr @early, align 4, !dbg !56
  %7 = load i64, ptr %2, align 8, !dbg !57
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !58
  %9 = load i64, ptr %3, align 8, !dbg !59
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !60
  %11 = load i32, ptr @first, align 4, !dbg !61
  %12 = icmp ne i32 %11, 0, !dbg !61
  br i1 %12, label %13, label %22, !dbg !61

13:                                               ; preds = %0
  %14 = load i32, ptr @second, align 4, !dbg !61
  %15 = icmp ne i32 %14, 0, !dbg !61
  br i1 %15, label %22, label %16, !dbg !61

16:                                               ; preds = %13
  %17 = load i32, ptr @r, align 4, !dbg !61
  %18 = icmp eq i32 %17, 0, !dbg !61
  br i1 %18, label %19, label %22, !dbg !61

19:                                               ; preds = %16
  %20 = load i32, ptr @early, align 4, !dbg !61
  %21 = icmp eq i32 %20, 1, !dbg !61
  br i1 %21, label %23, label %22, !dbg !64

22:                                               ; preds = %19, %16, %13, %0
  br label %24, !dbg !64

23:                                               ; preds = %19
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !61
  unreachable, !dbg !61

24:                                               ; preds = %22
  ret i32 0, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @choose(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !70
  call void @__VERIFIER_atomic_begin(), !dbg !71
  %3 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !72
  %4 = zext i1 %3 to i32, !dbg !72
  store i32 %4, ptr @first, align 4, !dbg !73
  %5 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !74
  %6 = zext i1 %5 to i32, !dbg !74
  store i32 %6, ptr @second, align 4, !dbg !75
  call void @__VERIFIER_atomic_end(), !dbg !76
  store i32 1, ptr @x, align 4, !dbg !77
  %7 = load ptr, ptr %2, align 8, !dbg !78
  ret ptr %7, !dbg !79
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %0) #0 !dbg !80 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !81, metadata !DIExpression()), !dbg !82
  call void @__VERIFIER_atomic_begin(), !dbg !83
  %3 = load i32, ptr @x, align 4, !dbg !84
  store i32 %3, ptr @r, align 4, !dbg !85
  call void @__VERIFIER_atomic_end(), !dbg !86
  store i32 1, ptr @done, align 4, !dbg !87
  %4 = load ptr, ptr %2, align 8, !dbg !88
  ret ptr %4, !dbg !89
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare void @__VERIFIER_atomic_begin() #3

declare zeroext i1 @__VERIFIER_nondet_bool() #3

declare void @__VERIFIER_atomic_end() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits/nondet_section_pair.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !27, !29, !0, !31, !33}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 352, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 44)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 224, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 28)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "r", scope: !2, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "early", scope: !2, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !43, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!26}
!45 = !{}
!46 = !DILocalVariable(name: "a", scope: !42, file: !3, line: 38, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !DILocation(line: 38, column: 12, scope: !42)
!51 = !DILocalVariable(name: "b", scope: !42, file: !3, line: 38, type: !47)
!52 = !DILocation(line: 38, column: 15, scope: !42)
!53 = !DILocation(line: 40, column: 2, scope: !42)
!54 = !DILocation(line: 41, column: 2, scope: !42)
!55 = !DILocation(line: 42, column: 10, scope: !42)
!56 = !DILocation(line: 42, column: 8, scope: !42)
!57 = !DILocation(line: 43, column: 15, scope: !42)
!58 = !DILocation(line: 43, column: 2, scope: !42)
!59 = !DILocation(line: 44, column: 15, scope: !42)
!60 = !DILocation(line: 44, column: 2, scope: !42)
!61 = !DILocation(line: 48, column: 2, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 48, column: 2)
!63 = distinct !DILexicalBlock(scope: !42, file: !3, line: 48, column: 2)
!64 = !DILocation(line: 48, column: 2, scope: !63)
!65 = !DILocation(line: 50, column: 2, scope: !42)
!66 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 17, type: !67, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!67 = !DISubroutineType(types: !68)
!68 = !{!5, !5}
!69 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 17, type: !5)
!70 = !DILocation(line: 17, column: 27, scope: !66)
!71 = !DILocation(line: 19, column: 2, scope: !66)
!72 = !DILocation(line: 20, column: 10, scope: !66)
!73 = !DILocation(line: 20, column: 8, scope: !66)
!74 = !DILocation(line: 21, column: 11, scope: !66)
!75 = !DILocation(line: 21, column: 9, scope: !66)
!76 = !DILocation(line: 22, column: 2, scope: !66)
!77 = !DILocation(line: 23, column: 4, scope: !66)
!78 = !DILocation(line: 24, column: 9, scope: !66)
!79 = !DILocation(line: 24, column: 2, scope: !66)
!80 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 27, type: !67, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!81 = !DILocalVariable(name: "arg", arg: 1, scope: !80, file: !3, line: 27, type: !5)
!82 = !DILocation(line: 27, column: 25, scope: !80)
!83 = !DILocation(line: 29, column: 2, scope: !80)
!84 = !DILocation(line: 30, column: 6, scope: !80)
!85 = !DILocation(line: 30, column: 4, scope: !80)
!86 = !DILocation(line: 31, column: 2, scope: !80)
!87 = !DILocation(line: 32, column: 7, scope: !80)
!88 = !DILocation(line: 33, column: 9, scope: !80)
!89 = !DILocation(line: 33, column: 2, scope: !80)
