; ModuleID = 'symbolic/section.c'
source_filename = "symbolic/section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@left = internal global i32 0, align 4, !dbg !0
@right = internal global i32 0, align 4, !dbg !9
@total = internal global i32 0, align 4, !dbg !11
@.str = private unnamed_addr constant [15 x i8] c"x + y == total\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [19 x i8] c"symbolic/section.c\00", align 1, !dbg !19
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %3, metadata !45, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata ptr %4, metadata !47, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata ptr %5, metadata !49, metadata !DIExpression()), !dbg !50
  %7 = call i32 @__VERIFIER_nondet_uint(), !dbg !51
  store i32 %7, ptr %5, align 4, !dbg !50
  call void @llvm.dbg.declare(metadata ptr %6, metadata !52, metadata !DIExpression()), !dbg !53
  %8 = call i32 @__VERIFIER_nondet_uint(), !dbg !54
  store i32 %8, ptr %6, align 4, !dbg !53
  %9 = call i32 @__VERIFIER_nondet_uint(), !dbg !55
  store i32 %9, ptr @left, align 4, !dbg !56
  %10 = call i32 @__VERIFIER_nondet_uint(), !dbg !57
  store i32 %10, ptr @right, align 4, !dbg !58
  %11 = load i32, ptr @left, align 4, !dbg !59
  %12 = load i32, ptr @right, align 4, !dbg !60
  %13 = add i32 %11, %12, !dbg !61
  store i32 %13, ptr @total, align 4, !dbg !62
  %14 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @move, ptr noundef %5) #5, !dbg !63
  %15 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @move, ptr noundef %6) #5, !dbg !64
  %16 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @look, ptr noundef null) #5, !dbg !65
  %17 = load i64, ptr %2, align 8, !dbg !66
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !67
  %19 = load i64, ptr %3, align 8, !dbg !68
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef null), !dbg !69
  %21 = load i64, ptr %4, align 8, !dbg !70
  %22 = call i32 @pthread_join(i64 noundef %21, ptr noundef null), !dbg !71
  ret i32 0, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_uint() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @move(ptr noundef %0) #0 !dbg !73 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !76, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata ptr %3, metadata !78, metadata !DIExpression()), !dbg !79
  %4 = load ptr, ptr %2, align 8, !dbg !80
  %5 = load i32, ptr %4, align 4, !dbg !81
  store i32 %5, ptr %3, align 4, !dbg !79
  call void @__VERIFIER_atomic_begin(), !dbg !82
  %6 = load i32, ptr %3, align 4, !dbg !83
  %7 = load i32, ptr @left, align 4, !dbg !84
  %8 = sub i32 %7, %6, !dbg !84
  store i32 %8, ptr @left, align 4, !dbg !84
  %9 = load i32, ptr %3, align 4, !dbg !85
  %10 = load i32, ptr @right, align 4, !dbg !86
  %11 = add i32 %10, %9, !dbg !86
  store i32 %11, ptr @right, align 4, !dbg !86
  call void @__VERIFIER_atomic_end(), !dbg !87
  ret ptr null, !dbg !88
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.declare(metadata ptr %3, metadata !92, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.declare(metadata ptr %4, metadata !94, metadata !DIExpression()), !dbg !95
  %5 = load i32, ptr @left, align 4, !dbg !96
  store i32 %5, ptr %3, align 4, !dbg !97
  %6 = load i32, ptr @right, align 4, !dbg !98
  store i32 %6, ptr %4, align 4, !dbg !99
  %7 = load i32, ptr %3, align 4, !dbg !100
  %8 = load i32, ptr %4, align 4, !dbg !100
  %9 = add i32 %7, %8, !dbg !100
  %10 = load i32, ptr @total, align 4, !dbg !100
  %11 = icmp eq i32 %9, %10, !dbg !100
  br i1 %11, label %12, label %13, !dbg !103

12:                                               ; preds = %1
  br label %14, !dbg !103

13:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.look) #6, !dbg !100
  unreachable, !dbg !100

14:                                               ; preds = %12
  %15 = load ptr, ptr %2, align 8, !dbg !104
  ret ptr %15, !dbg !105
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__VERIFIER_atomic_begin() #2

declare void @__VERIFIER_atomic_end() #2

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
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 15, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/section.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!0, !9, !11, !13, !19, !24}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 15, type: !7, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 15, type: !7, isLocal: true, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 120, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 15)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 152, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 19)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 152, elements: !22)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !36, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!36 = !DISubroutineType(types: !37)
!37 = !{!38}
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !{}
!40 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 46, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 46, column: 12, scope: !35)
!45 = !DILocalVariable(name: "u", scope: !35, file: !3, line: 46, type: !41)
!46 = !DILocation(line: 46, column: 15, scope: !35)
!47 = !DILocalVariable(name: "v", scope: !35, file: !3, line: 46, type: !41)
!48 = !DILocation(line: 46, column: 18, scope: !35)
!49 = !DILocalVariable(name: "x", scope: !35, file: !3, line: 47, type: !7)
!50 = !DILocation(line: 47, column: 11, scope: !35)
!51 = !DILocation(line: 47, column: 15, scope: !35)
!52 = !DILocalVariable(name: "y", scope: !35, file: !3, line: 47, type: !7)
!53 = !DILocation(line: 47, column: 41, scope: !35)
!54 = !DILocation(line: 47, column: 45, scope: !35)
!55 = !DILocation(line: 49, column: 9, scope: !35)
!56 = !DILocation(line: 49, column: 7, scope: !35)
!57 = !DILocation(line: 50, column: 10, scope: !35)
!58 = !DILocation(line: 50, column: 8, scope: !35)
!59 = !DILocation(line: 51, column: 10, scope: !35)
!60 = !DILocation(line: 51, column: 17, scope: !35)
!61 = !DILocation(line: 51, column: 15, scope: !35)
!62 = !DILocation(line: 51, column: 8, scope: !35)
!63 = !DILocation(line: 52, column: 2, scope: !35)
!64 = !DILocation(line: 53, column: 2, scope: !35)
!65 = !DILocation(line: 54, column: 2, scope: !35)
!66 = !DILocation(line: 55, column: 15, scope: !35)
!67 = !DILocation(line: 55, column: 2, scope: !35)
!68 = !DILocation(line: 56, column: 15, scope: !35)
!69 = !DILocation(line: 56, column: 2, scope: !35)
!70 = !DILocation(line: 57, column: 15, scope: !35)
!71 = !DILocation(line: 57, column: 2, scope: !35)
!72 = !DILocation(line: 58, column: 2, scope: !35)
!73 = distinct !DISubprogram(name: "move", scope: !3, file: !3, line: 17, type: !74, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!74 = !DISubroutineType(types: !75)
!75 = !{!5, !5}
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 17, type: !5)
!77 = !DILocation(line: 17, column: 25, scope: !73)
!78 = !DILocalVariable(name: "sum", scope: !73, file: !3, line: 19, type: !7)
!79 = !DILocation(line: 19, column: 11, scope: !73)
!80 = !DILocation(line: 19, column: 30, scope: !73)
!81 = !DILocation(line: 19, column: 17, scope: !73)
!82 = !DILocation(line: 21, column: 2, scope: !73)
!83 = !DILocation(line: 22, column: 10, scope: !73)
!84 = !DILocation(line: 22, column: 7, scope: !73)
!85 = !DILocation(line: 23, column: 11, scope: !73)
!86 = !DILocation(line: 23, column: 8, scope: !73)
!87 = !DILocation(line: 24, column: 2, scope: !73)
!88 = !DILocation(line: 25, column: 2, scope: !73)
!89 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 28, type: !74, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !89, file: !3, line: 28, type: !5)
!91 = !DILocation(line: 28, column: 25, scope: !89)
!92 = !DILocalVariable(name: "x", scope: !89, file: !3, line: 30, type: !7)
!93 = !DILocation(line: 30, column: 11, scope: !89)
!94 = !DILocalVariable(name: "y", scope: !89, file: !3, line: 30, type: !7)
!95 = !DILocation(line: 30, column: 14, scope: !89)
!96 = !DILocation(line: 35, column: 6, scope: !89)
!97 = !DILocation(line: 35, column: 4, scope: !89)
!98 = !DILocation(line: 36, column: 6, scope: !89)
!99 = !DILocation(line: 36, column: 4, scope: !89)
!100 = !DILocation(line: 40, column: 2, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 40, column: 2)
!102 = distinct !DILexicalBlock(scope: !89, file: !3, line: 40, column: 2)
!103 = !DILocation(line: 40, column: 2, scope: !102)
!104 = !DILocation(line: 41, column: 9, scope: !89)
!105 = !DILocation(line: 41, column: 2, scope: !89)
