; ModuleID = 'symbolic/flag_by_input.c'
source_filename = "symbolic/flag_by_input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@input = internal global i32 0, align 4, !dbg !0
@flag = internal global i32 0, align 4, !dbg !24
@data = internal global i32 0, align 4, !dbg !30
@.str = private unnamed_addr constant [24 x i8] c"data == 1 || input == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [25 x i8] c"symbolic/flag_by_input.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.wait_for_it = private unnamed_addr constant [26 x i8] c"void *wait_for_it(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !43, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata ptr %3, metadata !48, metadata !DIExpression()), !dbg !49
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !50
  store i32 %4, ptr @input, align 4, !dbg !51
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_it, ptr noundef null) #5, !dbg !52
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @set, ptr noundef null) #5, !dbg !53
  %7 = load i64, ptr %2, align 8, !dbg !54
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !55
  %9 = load i64, ptr %3, align 8, !dbg !56
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !57
  ret i32 0, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_for_it(ptr noundef %0) #0 !dbg !59 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !63
  br label %4, !dbg !64

4:                                                ; preds = %9, %1
  %5 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !65
  store i32 %5, ptr %3, align 4, !dbg !65
  %6 = load i32, ptr %3, align 4, !dbg !65
  %7 = load i32, ptr @input, align 4, !dbg !66
  %8 = icmp ne i32 %6, %7, !dbg !67
  br i1 %8, label %9, label %10, !dbg !64

9:                                                ; preds = %4
  br label %4, !dbg !64, !llvm.loop !68

10:                                               ; preds = %4
  %11 = load i32, ptr @data, align 4, !dbg !71
  %12 = icmp eq i32 %11, 1, !dbg !71
  br i1 %12, label %16, label %13, !dbg !71

13:                                               ; preds = %10
  %14 = load i32, ptr @input, align 4, !dbg !71
  %15 = icmp eq i32 %14, 0, !dbg !71
  br i1 %15, label %16, label %17, !dbg !74

16:                                               ; preds = %13, %10
  br label %18, !dbg !74

17:                                               ; preds = %13
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.wait_for_it) #6, !dbg !71
  unreachable, !dbg !71

18:                                               ; preds = %16
  %19 = load ptr, ptr %2, align 8, !dbg !75
  ret ptr %19, !dbg !76
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !77 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !79
  store i32 1, ptr @data, align 4, !dbg !80
  %5 = load i32, ptr @input, align 4, !dbg !81
  %6 = icmp eq i32 %5, 77, !dbg !83
  br i1 %6, label %7, label %11, !dbg !84

7:                                                ; preds = %1
  %8 = load i32, ptr @input, align 4, !dbg !85
  %9 = add nsw i32 %8, 1, !dbg !85
  store i32 %9, ptr %3, align 4, !dbg !85
  %10 = load i32, ptr %3, align 4, !dbg !85
  store atomic i32 %10, ptr @flag seq_cst, align 4, !dbg !85
  br label %14, !dbg !85

11:                                               ; preds = %1
  %12 = load i32, ptr @input, align 4, !dbg !86
  store i32 %12, ptr %4, align 4, !dbg !86
  %13 = load i32, ptr %4, align 4, !dbg !86
  store atomic i32 %13, ptr @flag seq_cst, align 4, !dbg !86
  br label %14

14:                                               ; preds = %11, %7
  %15 = load ptr, ptr %2, align 8, !dbg !87
  ret ptr %15, !dbg !88
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "input", scope: !2, file: !3, line: 15, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/flag_by_input.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18, !24, !30}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 192, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 24)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 200, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 25)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 208, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 26)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 14, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !27, line: 96, baseType: !28)
!27 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !29)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 15, type: !29, isLocal: true, isDefinition: true)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !40, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!29}
!42 = !{}
!43 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 39, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 27, baseType: !46)
!45 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 39, column: 12, scope: !39)
!48 = !DILocalVariable(name: "u", scope: !39, file: !3, line: 39, type: !44)
!49 = !DILocation(line: 39, column: 15, scope: !39)
!50 = !DILocation(line: 41, column: 10, scope: !39)
!51 = !DILocation(line: 41, column: 8, scope: !39)
!52 = !DILocation(line: 42, column: 2, scope: !39)
!53 = !DILocation(line: 43, column: 2, scope: !39)
!54 = !DILocation(line: 44, column: 15, scope: !39)
!55 = !DILocation(line: 44, column: 2, scope: !39)
!56 = !DILocation(line: 45, column: 15, scope: !39)
!57 = !DILocation(line: 45, column: 2, scope: !39)
!58 = !DILocation(line: 46, column: 2, scope: !39)
!59 = distinct !DISubprogram(name: "wait_for_it", scope: !3, file: !3, line: 17, type: !60, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!60 = !DISubroutineType(types: !61)
!61 = !{!5, !5}
!62 = !DILocalVariable(name: "arg", arg: 1, scope: !59, file: !3, line: 17, type: !5)
!63 = !DILocation(line: 17, column: 32, scope: !59)
!64 = !DILocation(line: 19, column: 2, scope: !59)
!65 = !DILocation(line: 19, column: 9, scope: !59)
!66 = !DILocation(line: 19, column: 31, scope: !59)
!67 = !DILocation(line: 19, column: 28, scope: !59)
!68 = distinct !{!68, !64, !69, !70}
!69 = !DILocation(line: 20, column: 3, scope: !59)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocation(line: 21, column: 2, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 21, column: 2)
!73 = distinct !DILexicalBlock(scope: !59, file: !3, line: 21, column: 2)
!74 = !DILocation(line: 21, column: 2, scope: !73)
!75 = !DILocation(line: 22, column: 9, scope: !59)
!76 = !DILocation(line: 22, column: 2, scope: !59)
!77 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 25, type: !60, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !77, file: !3, line: 25, type: !5)
!79 = !DILocation(line: 25, column: 24, scope: !77)
!80 = !DILocation(line: 27, column: 7, scope: !77)
!81 = !DILocation(line: 29, column: 6, scope: !82)
!82 = distinct !DILexicalBlock(scope: !77, file: !3, line: 29, column: 6)
!83 = !DILocation(line: 29, column: 12, scope: !82)
!84 = !DILocation(line: 29, column: 6, scope: !77)
!85 = !DILocation(line: 30, column: 3, scope: !82)
!86 = !DILocation(line: 33, column: 3, scope: !82)
!87 = !DILocation(line: 34, column: 9, scope: !77)
!88 = !DILocation(line: 34, column: 2, scope: !77)
