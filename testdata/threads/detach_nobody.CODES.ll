; ModuleID = 'threads/detach_nobody.c'
source_filename = "threads/detach_nobody.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [39 x i8] c"(pthread_detach((pthread_t)17)) == (3)\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [24 x i8] c"threads/detach_nobody.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [32 x i8] c"(pthread_detach(worker)) == (3)\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [33 x i8] c"(pthread_join(worker, 0)) == (3)\00", align 1, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !41 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !47
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !48
  %4 = call i32 @pthread_detach(i64 noundef 17) #5, !dbg !49
  %5 = icmp eq i32 %4, 3, !dbg !49
  br i1 %5, label %6, label %7, !dbg !52

6:                                                ; preds = %0
  br label %8, !dbg !52

7:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !49
  unreachable, !dbg !49

8:                                                ; preds = %6
  %9 = load i64, ptr %2, align 8, !dbg !53
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !54
  %11 = load i64, ptr %2, align 8, !dbg !55
  %12 = call i32 @pthread_detach(i64 noundef %11) #5, !dbg !55
  %13 = icmp eq i32 %12, 3, !dbg !55
  br i1 %13, label %14, label %15, !dbg !58

14:                                               ; preds = %8
  br label %16, !dbg !58

15:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !55
  unreachable, !dbg !55

16:                                               ; preds = %14
  %17 = load i64, ptr %2, align 8, !dbg !59
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !59
  %19 = icmp eq i32 %18, 3, !dbg !59
  br i1 %19, label %20, label %21, !dbg !62

20:                                               ; preds = %16
  br label %22, !dbg !62

21:                                               ; preds = %16
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !59
  unreachable, !dbg !59

22:                                               ; preds = %20
  ret i32 0, !dbg !63
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !64 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !69
  %3 = load ptr, ptr %2, align 8, !dbg !70
  ret ptr %3, !dbg !71
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
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "threads/detach_nobody.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 312, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 39)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 24)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 32)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 33)
!28 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !29, globals: !33, splitDebugInlining: false, nameTableKind: None)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !{!0, !7, !12, !18, !23}
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 8, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 2}
!40 = !{i32 7, !"frame-pointer", i32 2}
!41 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 17, type: !42, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !45)
!42 = !DISubroutineType(types: !43)
!43 = !{!44}
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !{}
!46 = !DILocalVariable(name: "worker", scope: !41, file: !2, line: 19, type: !30)
!47 = !DILocation(line: 19, column: 12, scope: !41)
!48 = !DILocation(line: 20, column: 2, scope: !41)
!49 = !DILocation(line: 21, column: 2, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !2, line: 21, column: 2)
!51 = distinct !DILexicalBlock(scope: !41, file: !2, line: 21, column: 2)
!52 = !DILocation(line: 21, column: 2, scope: !51)
!53 = !DILocation(line: 22, column: 15, scope: !41)
!54 = !DILocation(line: 22, column: 2, scope: !41)
!55 = !DILocation(line: 23, column: 2, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !2, line: 23, column: 2)
!57 = distinct !DILexicalBlock(scope: !41, file: !2, line: 23, column: 2)
!58 = !DILocation(line: 23, column: 2, scope: !57)
!59 = !DILocation(line: 24, column: 2, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !2, line: 24, column: 2)
!61 = distinct !DILexicalBlock(scope: !41, file: !2, line: 24, column: 2)
!62 = !DILocation(line: 24, column: 2, scope: !61)
!63 = !DILocation(line: 25, column: 2, scope: !41)
!64 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 15, type: !65, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !28, retainedNodes: !45)
!65 = !DISubroutineType(types: !66)
!66 = !{!67, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!68 = !DILocalVariable(name: "arg", arg: 1, scope: !64, file: !2, line: 15, type: !67)
!69 = !DILocation(line: 15, column: 25, scope: !64)
!70 = !DILocation(line: 15, column: 39, scope: !64)
!71 = !DILocation(line: 15, column: 32, scope: !64)
