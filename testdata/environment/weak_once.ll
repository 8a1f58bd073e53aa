; ModuleID = 'environment/weak_once.c'
source_filename = "environment/weak_once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == 1\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [24 x i8] c"environment/weak_once.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !41
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @count, ptr noundef null) #5, !dbg !42
  %4 = call ptr @count(ptr noundef null), !dbg !43
  %5 = load i64, ptr %2, align 8, !dbg !44
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !45
  %7 = load atomic i32, ptr @counter seq_cst, align 4, !dbg !46
  %8 = icmp eq i32 %7, 1, !dbg !46
  br i1 %8, label %9, label %10, !dbg !49

9:                                                ; preds = %0
  br label %11, !dbg !49

10:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !46
  unreachable, !dbg !46

11:                                               ; preds = %9
  ret i32 0, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @count(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !55, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata ptr %3, metadata !57, metadata !DIExpression()), !dbg !58
  store i32 0, ptr %3, align 4, !dbg !58
  store i32 1, ptr %4, align 4, !dbg !59
  %6 = load i32, ptr %3, align 4, !dbg !59
  %7 = load i32, ptr %4, align 4, !dbg !59
  %8 = cmpxchg weak ptr @counter, i32 %6, i32 %7 seq_cst seq_cst, align 4, !dbg !59
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !59
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !59
  br i1 %10, label %12, label %11, !dbg !59

11:                                               ; preds = %1
  store i32 %9, ptr %3, align 4, !dbg !59
  br label %12, !dbg !59

12:                                               ; preds = %11, %1
  %13 = zext i1 %10 to i8, !dbg !59
  store i8 %13, ptr %5, align 1, !dbg !59
  %14 = load i8, ptr %5, align 1, !dbg !59
  %15 = trunc i8 %14 to i1, !dbg !59
  %16 = load ptr, ptr %2, align 8, !dbg !60
  ret ptr %16, !dbg !61
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
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 11, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "environment/weak_once.c", directory: ".")
!4 = !{!5, !11, !16, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 104, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 13)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 192, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 24)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !23, line: 96, baseType: !24)
!23 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !34, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!25}
!36 = !{}
!37 = !DILocalVariable(name: "other", scope: !33, file: !3, line: 28, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 28, column: 12, scope: !33)
!42 = !DILocation(line: 29, column: 2, scope: !33)
!43 = !DILocation(line: 30, column: 2, scope: !33)
!44 = !DILocation(line: 31, column: 15, scope: !33)
!45 = !DILocation(line: 31, column: 2, scope: !33)
!46 = !DILocation(line: 35, column: 2, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !3, line: 35, column: 2)
!48 = distinct !DILexicalBlock(scope: !33, file: !3, line: 35, column: 2)
!49 = !DILocation(line: 35, column: 2, scope: !48)
!50 = !DILocation(line: 37, column: 2, scope: !33)
!51 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 13, type: !52, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!55 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 13, type: !54)
!56 = !DILocation(line: 13, column: 26, scope: !51)
!57 = !DILocalVariable(name: "seen", scope: !51, file: !3, line: 15, type: !25)
!58 = !DILocation(line: 15, column: 6, scope: !51)
!59 = !DILocation(line: 21, column: 2, scope: !51)
!60 = !DILocation(line: 23, column: 9, scope: !51)
!61 = !DILocation(line: 23, column: 2, scope: !51)
