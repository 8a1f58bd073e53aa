; ModuleID = 'threads/detached_codes.c'
source_filename = "threads/detached_codes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [28 x i8] c"pthread_detach(worker) == 0\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [25 x i8] c"threads/detached_codes.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [33 x i8] c"pthread_detach(worker) == EINVAL\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [37 x i8] c"pthread_join(worker, NULL) == EINVAL\00", align 1, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !48
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !49
  %4 = load i64, ptr %2, align 8, !dbg !50
  %5 = call i32 @pthread_detach(i64 noundef %4) #5, !dbg !50
  %6 = icmp eq i32 %5, 0, !dbg !50
  br i1 %6, label %7, label %8, !dbg !53

7:                                                ; preds = %0
  br label %9, !dbg !53

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !50
  unreachable, !dbg !50

9:                                                ; preds = %7
  %10 = load i64, ptr %2, align 8, !dbg !54
  %11 = call i32 @pthread_detach(i64 noundef %10) #5, !dbg !54
  %12 = icmp eq i32 %11, 22, !dbg !54
  br i1 %12, label %13, label %14, !dbg !57

13:                                               ; preds = %9
  br label %15, !dbg !57

14:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !54
  unreachable, !dbg !54

15:                                               ; preds = %13
  %16 = load i64, ptr %2, align 8, !dbg !58
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !58
  %18 = icmp eq i32 %17, 22, !dbg !58
  br i1 %18, label %19, label %20, !dbg !61

19:                                               ; preds = %15
  br label %21, !dbg !61

20:                                               ; preds = %15
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !58
  unreachable, !dbg !58

21:                                               ; preds = %19
  ret i32 0, !dbg !62
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !63 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !67
  %3 = load ptr, ptr %2, align 8, !dbg !68
  ret ptr %3, !dbg !69
}

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!28}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "threads/detached_codes.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 28)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 25)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 33)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 296, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 37)
!28 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !29, globals: !31, splitDebugInlining: false, nameTableKind: None)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!31 = !{!0, !7, !12, !18, !23}
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 27, type: !40, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!40 = !DISubroutineType(types: !41)
!41 = !{!42}
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !{}
!44 = !DILocalVariable(name: "worker", scope: !39, file: !2, line: 37, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !DILocation(line: 37, column: 12, scope: !39)
!49 = !DILocation(line: 38, column: 2, scope: !39)
!50 = !DILocation(line: 39, column: 2, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !2, line: 39, column: 2)
!52 = distinct !DILexicalBlock(scope: !39, file: !2, line: 39, column: 2)
!53 = !DILocation(line: 39, column: 2, scope: !52)
!54 = !DILocation(line: 41, column: 2, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !2, line: 41, column: 2)
!56 = distinct !DILexicalBlock(scope: !39, file: !2, line: 41, column: 2)
!57 = !DILocation(line: 41, column: 2, scope: !56)
!58 = !DILocation(line: 42, column: 2, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !2, line: 42, column: 2)
!60 = distinct !DILexicalBlock(scope: !39, file: !2, line: 42, column: 2)
!61 = !DILocation(line: 42, column: 2, scope: !60)
!62 = !DILocation(line: 43, column: 2, scope: !39)
!63 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 11, type: !64, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !28, retainedNodes: !43)
!64 = !DISubroutineType(types: !65)
!65 = !{!30, !30}
!66 = !DILocalVariable(name: "arg", arg: 1, scope: !63, file: !2, line: 11, type: !30)
!67 = !DILocation(line: 11, column: 25, scope: !63)
!68 = !DILocation(line: 13, column: 9, scope: !63)
!69 = !DILocation(line: 13, column: 2, scope: !63)
