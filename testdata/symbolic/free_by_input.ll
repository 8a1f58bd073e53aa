; ModuleID = 'symbolic/free_by_input.c'
source_filename = "symbolic/free_by_input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@object = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"x == x\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [25 x i8] c"symbolic/free_by_input.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata ptr %3, metadata !42, metadata !DIExpression()), !dbg !43
  %4 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !44
  store ptr %4, ptr @object, align 8, !dbg !45
  %5 = load ptr, ptr @object, align 8, !dbg !46
  %6 = icmp eq ptr %5, null, !dbg !48
  br i1 %6, label %7, label %8, !dbg !49

7:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !50
  br label %17, !dbg !50

8:                                                ; preds = %0
  %9 = call i32 @__VERIFIER_nondet_int(), !dbg !51
  %10 = load ptr, ptr @object, align 8, !dbg !52
  store i32 %9, ptr %10, align 4, !dbg !53
  %11 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @check, ptr noundef null) #7, !dbg !54
  %12 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @look, ptr noundef null) #7, !dbg !55
  %13 = load i64, ptr %2, align 8, !dbg !56
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !57
  %15 = load i64, ptr %3, align 8, !dbg !58
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !59
  store i32 0, ptr %1, align 4, !dbg !60
  br label %17, !dbg !60

17:                                               ; preds = %8, %7
  %18 = load i32, ptr %1, align 4, !dbg !61
  ret i32 %18, !dbg !61
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

declare i32 @__VERIFIER_nondet_int() #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal ptr @check(ptr noundef %0) #0 !dbg !62 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !65, metadata !DIExpression()), !dbg !66
  %3 = load ptr, ptr @object, align 8, !dbg !67
  %4 = load i32, ptr %3, align 4, !dbg !69
  %5 = icmp slt i32 %4, 0, !dbg !70
  br i1 %5, label %6, label %8, !dbg !71

6:                                                ; preds = %1
  %7 = load ptr, ptr @object, align 8, !dbg !72
  call void @free(ptr noundef %7) #7, !dbg !73
  br label %8, !dbg !73

8:                                                ; preds = %6, %1
  %9 = load ptr, ptr %2, align 8, !dbg !74
  ret ptr %9, !dbg !75
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %0) #0 !dbg !76 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !77, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata ptr %3, metadata !79, metadata !DIExpression()), !dbg !80
  %4 = load ptr, ptr @object, align 8, !dbg !81
  %5 = load i32, ptr %4, align 4, !dbg !82
  store i32 %5, ptr %3, align 4, !dbg !80
  %6 = load i32, ptr %3, align 4, !dbg !83
  %7 = load i32, ptr %3, align 4, !dbg !83
  %8 = icmp eq i32 %6, %7, !dbg !83
  br i1 %8, label %9, label %10, !dbg !86

9:                                                ; preds = %1
  br label %11, !dbg !86

10:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.look) #8, !dbg !83
  unreachable, !dbg !83

11:                                               ; preds = %9
  %12 = load ptr, ptr %2, align 8, !dbg !87
  ret ptr %12, !dbg !88
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "object", scope: !2, file: !3, line: 15, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/free_by_input.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 7)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 200, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 25)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 19)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !34, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!25}
!36 = !{}
!37 = !DILocalVariable(name: "t", scope: !33, file: !3, line: 34, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 34, column: 12, scope: !33)
!42 = !DILocalVariable(name: "u", scope: !33, file: !3, line: 34, type: !38)
!43 = !DILocation(line: 34, column: 15, scope: !33)
!44 = !DILocation(line: 36, column: 11, scope: !33)
!45 = !DILocation(line: 36, column: 9, scope: !33)
!46 = !DILocation(line: 37, column: 6, scope: !47)
!47 = distinct !DILexicalBlock(scope: !33, file: !3, line: 37, column: 6)
!48 = !DILocation(line: 37, column: 13, scope: !47)
!49 = !DILocation(line: 37, column: 6, scope: !33)
!50 = !DILocation(line: 38, column: 3, scope: !47)
!51 = !DILocation(line: 39, column: 12, scope: !33)
!52 = !DILocation(line: 39, column: 3, scope: !33)
!53 = !DILocation(line: 39, column: 10, scope: !33)
!54 = !DILocation(line: 43, column: 2, scope: !33)
!55 = !DILocation(line: 44, column: 2, scope: !33)
!56 = !DILocation(line: 45, column: 15, scope: !33)
!57 = !DILocation(line: 45, column: 2, scope: !33)
!58 = !DILocation(line: 46, column: 15, scope: !33)
!59 = !DILocation(line: 46, column: 2, scope: !33)
!60 = !DILocation(line: 47, column: 2, scope: !33)
!61 = !DILocation(line: 48, column: 1, scope: !33)
!62 = distinct !DISubprogram(name: "check", scope: !3, file: !3, line: 17, type: !63, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!63 = !DISubroutineType(types: !64)
!64 = !{!5, !5}
!65 = !DILocalVariable(name: "arg", arg: 1, scope: !62, file: !3, line: 17, type: !5)
!66 = !DILocation(line: 17, column: 26, scope: !62)
!67 = !DILocation(line: 19, column: 7, scope: !68)
!68 = distinct !DILexicalBlock(scope: !62, file: !3, line: 19, column: 6)
!69 = !DILocation(line: 19, column: 6, scope: !68)
!70 = !DILocation(line: 19, column: 14, scope: !68)
!71 = !DILocation(line: 19, column: 6, scope: !62)
!72 = !DILocation(line: 20, column: 8, scope: !68)
!73 = !DILocation(line: 20, column: 3, scope: !68)
!74 = !DILocation(line: 21, column: 9, scope: !62)
!75 = !DILocation(line: 21, column: 2, scope: !62)
!76 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 24, type: !63, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!77 = !DILocalVariable(name: "arg", arg: 1, scope: !76, file: !3, line: 24, type: !5)
!78 = !DILocation(line: 24, column: 25, scope: !76)
!79 = !DILocalVariable(name: "x", scope: !76, file: !3, line: 26, type: !25)
!80 = !DILocation(line: 26, column: 6, scope: !76)
!81 = !DILocation(line: 26, column: 11, scope: !76)
!82 = !DILocation(line: 26, column: 10, scope: !76)
!83 = !DILocation(line: 28, column: 2, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 28, column: 2)
!85 = distinct !DILexicalBlock(scope: !76, file: !3, line: 28, column: 2)
!86 = !DILocation(line: 28, column: 2, scope: !85)
!87 = !DILocation(line: 29, column: 9, scope: !76)
!88 = !DILocation(line: 29, column: 2, scope: !76)
