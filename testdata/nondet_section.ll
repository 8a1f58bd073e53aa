; ModuleID = 'nondet_section.c'
source_filename = "nondet_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@r = internal global i32 0, align 4, !dbg !0
@x = internal global i32 0, align 4, !dbg !21
@.str = private unnamed_addr constant [17 x i8] c"r == 0 || x == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"nondet_section.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !15

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !35, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata ptr %3, metadata !40, metadata !DIExpression()), !dbg !41
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write_or_not, ptr noundef null) #5, !dbg !42
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @read_once, ptr noundef null) #5, !dbg !43
  %6 = load i64, ptr %2, align 8, !dbg !44
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !45
  %8 = load i64, ptr %3, align 8, !dbg !46
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !47
  %10 = load i32, ptr @r, align 4, !dbg !48
  %11 = icmp eq i32 %10, 0, !dbg !48
  br i1 %11, label %15, label %12, !dbg !48

12:                                               ; preds = %0
  %13 = load i32, ptr @x, align 4, !dbg !48
  %14 = icmp eq i32 %13, 1, !dbg !48
  br i1 %14, label %15, label %16, !dbg !51

15:                                               ; preds = %12, %0
  br label %17, !dbg !51

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !48
  unreachable, !dbg !48

17:                                               ; preds = %15
  ret i32 0, !dbg !52
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @write_or_not(ptr noundef %0) #0 !dbg !53 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !57
  call void @__VERIFIER_atomic_begin(), !dbg !58
  %3 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !59
  br i1 %3, label %4, label %5, !dbg !61

4:                                                ; preds = %1
  store i32 1, ptr @x, align 4, !dbg !62
  br label %5, !dbg !63

5:                                                ; preds = %4, %1
  call void @__VERIFIER_atomic_end(), !dbg !64
  %6 = load ptr, ptr %2, align 8, !dbg !65
  ret ptr %6, !dbg !66
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @read_once(ptr noundef %0) #0 !dbg !67 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !69
  %3 = load i32, ptr @x, align 4, !dbg !70
  store i32 %3, ptr @r, align 4, !dbg !71
  %4 = load ptr, ptr %2, align 8, !dbg !72
  ret ptr %4, !dbg !73
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
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "r", scope: !2, file: !3, line: 15, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "nondet_section.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !15, !21, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 17)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !9, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 120, elements: !19)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!19 = !{!20}
!20 = !DISubrange(count: 15)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 15, type: !23, isLocal: true, isDefinition: true)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !32, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!23}
!34 = !{}
!35 = !DILocalVariable(name: "a", scope: !31, file: !3, line: 34, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 34, column: 12, scope: !31)
!40 = !DILocalVariable(name: "b", scope: !31, file: !3, line: 34, type: !36)
!41 = !DILocation(line: 34, column: 15, scope: !31)
!42 = !DILocation(line: 36, column: 2, scope: !31)
!43 = !DILocation(line: 37, column: 2, scope: !31)
!44 = !DILocation(line: 38, column: 15, scope: !31)
!45 = !DILocation(line: 38, column: 2, scope: !31)
!46 = !DILocation(line: 39, column: 15, scope: !31)
!47 = !DILocation(line: 39, column: 2, scope: !31)
!48 = !DILocation(line: 40, column: 2, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 40, column: 2)
!50 = distinct !DILexicalBlock(scope: !31, file: !3, line: 40, column: 2)
!51 = !DILocation(line: 40, column: 2, scope: !50)
!52 = !DILocation(line: 41, column: 2, scope: !31)
!53 = distinct !DISubprogram(name: "write_or_not", scope: !3, file: !3, line: 17, type: !54, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!54 = !DISubroutineType(types: !55)
!55 = !{!5, !5}
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !53, file: !3, line: 17, type: !5)
!57 = !DILocation(line: 17, column: 33, scope: !53)
!58 = !DILocation(line: 19, column: 2, scope: !53)
!59 = !DILocation(line: 20, column: 6, scope: !60)
!60 = distinct !DILexicalBlock(scope: !53, file: !3, line: 20, column: 6)
!61 = !DILocation(line: 20, column: 6, scope: !53)
!62 = !DILocation(line: 21, column: 5, scope: !60)
!63 = !DILocation(line: 21, column: 3, scope: !60)
!64 = !DILocation(line: 22, column: 2, scope: !53)
!65 = !DILocation(line: 23, column: 9, scope: !53)
!66 = !DILocation(line: 23, column: 2, scope: !53)
!67 = distinct !DISubprogram(name: "read_once", scope: !3, file: !3, line: 26, type: !54, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!68 = !DILocalVariable(name: "arg", arg: 1, scope: !67, file: !3, line: 26, type: !5)
!69 = !DILocation(line: 26, column: 30, scope: !67)
!70 = !DILocation(line: 28, column: 6, scope: !67)
!71 = !DILocation(line: 28, column: 4, scope: !67)
!72 = !DILocation(line: 29, column: 9, scope: !67)
!73 = !DILocation(line: 29, column: 2, scope: !67)
