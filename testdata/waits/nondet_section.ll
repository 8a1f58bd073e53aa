; ModuleID = 'waits/nondet_section.c'
source_filename = "waits/nondet_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@r = internal global i32 0, align 4, !dbg !0
@x = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [17 x i8] c"r == 0 || x == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [23 x i8] c"waits/nondet_section.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata ptr %3, metadata !43, metadata !DIExpression()), !dbg !44
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write_or_not, ptr noundef null) #5, !dbg !45
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @read_once, ptr noundef null) #5, !dbg !46
  %6 = load i64, ptr %2, align 8, !dbg !47
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !48
  %8 = load i64, ptr %3, align 8, !dbg !49
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !50
  %10 = load i32, ptr @r, align 4, !dbg !51
  %11 = icmp eq i32 %10, 0, !dbg !51
  br i1 %11, label %15, label %12, !dbg !51

12:                                               ; preds = %0
  %13 = load i32, ptr @x, align 4, !dbg !51
  %14 = icmp eq i32 %13, 1, !dbg !51
  br i1 %14, label %15, label %16, !dbg !54

15:                                               ; preds = %12, %0
  br label %17, !dbg !54

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !51
  unreachable, !dbg !51

17:                                               ; preds = %15
  ret i32 0, !dbg !55
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @write_or_not(ptr noundef %0) #0 !dbg !56 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !60
  call void @__VERIFIER_atomic_begin(), !dbg !61
  %3 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !62
  br i1 %3, label %4, label %5, !dbg !64

4:                                                ; preds = %1
  store i32 1, ptr @x, align 4, !dbg !65
  br label %5, !dbg !66

5:                                                ; preds = %4, %1
  call void @__VERIFIER_atomic_end(), !dbg !67
  %6 = load ptr, ptr %2, align 8, !dbg !68
  ret ptr %6, !dbg !69
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @read_once(ptr noundef %0) #0 !dbg !70 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !71, metadata !DIExpression()), !dbg !72
  %3 = load i32, ptr @x, align 4, !dbg !73
  store i32 %3, ptr @r, align 4, !dbg !74
  %4 = load ptr, ptr %2, align 8, !dbg !75
  ret ptr %4, !dbg !76
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
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "r", scope: !2, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits/nondet_section.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 17)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 184, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 23)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !35, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!26}
!37 = !{}
!38 = !DILocalVariable(name: "a", scope: !34, file: !3, line: 34, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !41)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 34, column: 12, scope: !34)
!43 = !DILocalVariable(name: "b", scope: !34, file: !3, line: 34, type: !39)
!44 = !DILocation(line: 34, column: 15, scope: !34)
!45 = !DILocation(line: 36, column: 2, scope: !34)
!46 = !DILocation(line: 37, column: 2, scope: !34)
!47 = !DILocation(line: 38, column: 15, scope: !34)
!48 = !DILocation(line: 38, column: 2, scope: !34)
!49 = !DILocation(line: 39, column: 15, scope: !34)
!50 = !DILocation(line: 39, column: 2, scope: !34)
!51 = !DILocation(line: 40, column: 2, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 40, column: 2)
!53 = distinct !DILexicalBlock(scope: !34, file: !3, line: 40, column: 2)
!54 = !DILocation(line: 40, column: 2, scope: !53)
!55 = !DILocation(line: 41, column: 2, scope: !34)
!56 = distinct !DISubprogram(name: "write_or_not", scope: !3, file: !3, line: 17, type: !57, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!57 = !DISubroutineType(types: !58)
!58 = !{!5, !5}
!59 = !DILocalVariable(name: "arg", arg: 1, scope: !56, file: !3, line: 17, type: !5)
!60 = !DILocation(line: 17, column: 33, scope: !56)
!61 = !DILocation(line: 19, column: 2, scope: !56)
!62 = !DILocation(line: 20, column: 6, scope: !63)
!63 = distinct !DILexicalBlock(scope: !56, file: !3, line: 20, column: 6)
!64 = !DILocation(line: 20, column: 6, scope: !56)
!65 = !DILocation(line: 21, column: 5, scope: !63)
!66 = !DILocation(line: 21, column: 3, scope: !63)
!67 = !DILocation(line: 22, column: 2, scope: !56)
!68 = !DILocation(line: 23, column: 9, scope: !56)
!69 = !DILocation(line: 23, column: 2, scope: !56)
!70 = distinct !DISubprogram(name: "read_once", scope: !3, file: !3, line: 26, type: !57, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 26, type: !5)
!72 = !DILocation(line: 26, column: 30, scope: !70)
!73 = !DILocation(line: 28, column: 6, scope: !70)
!74 = !DILocation(line: 28, column: 4, scope: !70)
!75 = !DILocation(line: 29, column: 9, scope: !70)
!76 = !DILocation(line: 29, column: 2, scope: !70)
