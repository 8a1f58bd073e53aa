; ModuleID = 'language/input.c'
source_filename = "language/input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !0
@number = internal global i32 7, align 4, !dbg !7
@read_numbers = internal global i32 0, align 4, !dbg !29
@.str.1 = private unnamed_addr constant [62 x i8] c"read_numbers == 1 || read_numbers == 0 || read_numbers == EOF\00", align 1, !dbg !13
@.str.2 = private unnamed_addr constant [17 x i8] c"language/input.c\00", align 1, !dbg !18
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !23
@.str.3 = private unnamed_addr constant [61 x i8] c"read_numbers == 1 ? number == 0 || number == 1 : number == 7\00", align 1, !dbg !32
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1, !dbg !37

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !59
  %4 = call i32 (ptr, ...) @__isoc99_scanf(ptr noundef @.str, ptr noundef @number), !dbg !60
  store i32 %4, ptr @read_numbers, align 4, !dbg !61
  %5 = load i32, ptr @read_numbers, align 4, !dbg !62
  %6 = icmp eq i32 %5, 1, !dbg !62
  br i1 %6, label %13, label %7, !dbg !62

7:                                                ; preds = %0
  %8 = load i32, ptr @read_numbers, align 4, !dbg !62
  %9 = icmp eq i32 %8, 0, !dbg !62
  br i1 %9, label %13, label %10, !dbg !62

10:                                               ; preds = %7
  %11 = load i32, ptr @read_numbers, align 4, !dbg !62
  %12 = icmp eq i32 %11, -1, !dbg !62
  br i1 %12, label %13, label %14, !dbg !65

13:                                               ; preds = %10, %7, %0
  br label %15, !dbg !65

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !62
  unreachable, !dbg !62

15:                                               ; preds = %13
  %16 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @look, ptr noundef null) #6, !dbg !66
  %17 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @look, ptr noundef null) #6, !dbg !67
  %18 = load i64, ptr %2, align 8, !dbg !68
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !69
  %20 = load i64, ptr %3, align 8, !dbg !70
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !71
  ret i32 0, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__isoc99_scanf(ptr noundef, ...) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %0) #0 !dbg !73 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !76, metadata !DIExpression()), !dbg !77
  %3 = load i32, ptr @read_numbers, align 4, !dbg !78
  %4 = icmp eq i32 %3, 1, !dbg !78
  br i1 %4, label %5, label %11, !dbg !81

5:                                                ; preds = %1
  %6 = load i32, ptr @number, align 4, !dbg !78
  %7 = icmp eq i32 %6, 0, !dbg !78
  br i1 %7, label %14, label %8, !dbg !78

8:                                                ; preds = %5
  %9 = load i32, ptr @number, align 4, !dbg !78
  %10 = icmp eq i32 %9, 1, !dbg !78
  br i1 %10, label %14, label %15, !dbg !78

11:                                               ; preds = %1
  %12 = load i32, ptr @number, align 4, !dbg !78
  %13 = icmp eq i32 %12, 7, !dbg !78
  br i1 %13, label %14, label %15, !dbg !81

14:                                               ; preds = %11, %8, %5
  br label %16, !dbg !81

15:                                               ; preds = %11, %8
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.2, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.look) #5, !dbg !78
  unreachable, !dbg !78

16:                                               ; preds = %14
  %17 = load ptr, ptr %2, align 8, !dbg !82
  ret ptr %17, !dbg !83
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "language/input.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "number", scope: !9, file: !2, line: 9, type: !31, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0, !13, !18, !23, !29, !7, !32, !37}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 496, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 62)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 17)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 120, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!27 = !{!28}
!28 = !DISubrange(count: 15)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "read_numbers", scope: !9, file: !2, line: 9, type: !31, isLocal: true, isDefinition: true)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 488, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 61)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 152, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 19)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 17, type: !50, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!31}
!52 = !{}
!53 = !DILocalVariable(name: "a", scope: !49, file: !2, line: 19, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 27, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 19, column: 12, scope: !49)
!58 = !DILocalVariable(name: "b", scope: !49, file: !2, line: 19, type: !54)
!59 = !DILocation(line: 19, column: 15, scope: !49)
!60 = !DILocation(line: 20, column: 17, scope: !49)
!61 = !DILocation(line: 20, column: 15, scope: !49)
!62 = !DILocation(line: 21, column: 2, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !2, line: 21, column: 2)
!64 = distinct !DILexicalBlock(scope: !49, file: !2, line: 21, column: 2)
!65 = !DILocation(line: 21, column: 2, scope: !64)
!66 = !DILocation(line: 22, column: 2, scope: !49)
!67 = !DILocation(line: 23, column: 2, scope: !49)
!68 = !DILocation(line: 24, column: 15, scope: !49)
!69 = !DILocation(line: 24, column: 2, scope: !49)
!70 = !DILocation(line: 25, column: 15, scope: !49)
!71 = !DILocation(line: 25, column: 2, scope: !49)
!72 = !DILocation(line: 26, column: 2, scope: !49)
!73 = distinct !DISubprogram(name: "look", scope: !2, file: !2, line: 11, type: !74, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !52)
!74 = !DISubroutineType(types: !75)
!75 = !{!11, !11}
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !2, line: 11, type: !11)
!77 = !DILocation(line: 11, column: 25, scope: !73)
!78 = !DILocation(line: 13, column: 2, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !2, line: 13, column: 2)
!80 = distinct !DILexicalBlock(scope: !73, file: !2, line: 13, column: 2)
!81 = !DILocation(line: 13, column: 2, scope: !80)
!82 = !DILocation(line: 14, column: 9, scope: !73)
!83 = !DILocation(line: 14, column: 2, scope: !73)
