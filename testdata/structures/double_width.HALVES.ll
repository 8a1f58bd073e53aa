; ModuleID = 'structures/double_width.c'
source_filename = "structures/double_width.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i128 0, align 16, !dbg !0
@.str = private unnamed_addr constant [45 x i8] c"(uint64_t)counter == 2 && counter >> 64 == 2\00", align 1, !dbg !14
@.str.1 = private unnamed_addr constant [26 x i8] c"structures/double_width.c\00", align 1, !dbg !20
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !25
@.str.2 = private unnamed_addr constant [12 x i8] c"low == high\00", align 1, !dbg !31
@__PRETTY_FUNCTION__.count = private unnamed_addr constant [20 x i8] c"void *count(void *)\00", align 1, !dbg !36

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !56
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @count, ptr noundef null) #5, !dbg !57
  %4 = call ptr @count(ptr noundef null), !dbg !58
  %5 = load i64, ptr %2, align 8, !dbg !59
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !60
  %7 = load i128, ptr @counter, align 16, !dbg !61
  %8 = trunc i128 %7 to i64, !dbg !61
  %9 = icmp eq i64 %8, 2, !dbg !61
  br i1 %9, label %10, label %15, !dbg !61

10:                                               ; preds = %0
  %11 = load i128, ptr @counter, align 16, !dbg !61
  %12 = lshr i128 %11, 64, !dbg !61
  %13 = icmp eq i128 %12, 2, !dbg !61
  br i1 %13, label %14, label %15, !dbg !64

14:                                               ; preds = %10
  br label %16, !dbg !64

15:                                               ; preds = %10, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 58, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !61
  unreachable, !dbg !61

16:                                               ; preds = %14
  ret i32 0, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @count(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  %3 = alloca i128, align 16
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata ptr %3, metadata !72, metadata !DIExpression()), !dbg !74
  store i128 18446744073709551617, ptr %3, align 16, !dbg !74
  call void @llvm.dbg.declare(metadata ptr %4, metadata !75, metadata !DIExpression()), !dbg !76
  store ptr @counter, ptr %4, align 8, !dbg !76
  %12 = load ptr, ptr %4, align 8, !dbg !77
  %13 = getelementptr inbounds i64, ptr %12, i64 0, !dbg !77
  store i64 1, ptr %5, align 8, !dbg !78
  %14 = load i64, ptr %5, align 8, !dbg !78
  %15 = atomicrmw add ptr %13, i64 %14 seq_cst, align 8, !dbg !78
  store i64 %15, ptr %6, align 8, !dbg !78
  %16 = load i64, ptr %6, align 8, !dbg !78
  %17 = load ptr, ptr %4, align 8, !dbg !79
  %18 = getelementptr inbounds i64, ptr %17, i64 1, !dbg !79
  store i64 1, ptr %7, align 8, !dbg !80
  %19 = load i64, ptr %7, align 8, !dbg !80
  %20 = atomicrmw add ptr %18, i64 %19 seq_cst, align 8, !dbg !80
  store i64 %20, ptr %8, align 8, !dbg !80
  %21 = load i64, ptr %8, align 8, !dbg !80
  call void @llvm.dbg.declare(metadata ptr %9, metadata !81, metadata !DIExpression()), !dbg !82
  store i64 0, ptr %9, align 8, !dbg !82
  call void @llvm.dbg.declare(metadata ptr %10, metadata !83, metadata !DIExpression()), !dbg !84
  store i64 0, ptr %10, align 8, !dbg !84
  call void @llvm.dbg.declare(metadata ptr %11, metadata !85, metadata !DIExpression()), !dbg !87
  br label %22, !dbg !88

22:                                               ; preds = %39, %1
  %23 = load i64, ptr %9, align 8, !dbg !89
  %24 = load i64, ptr %10, align 8, !dbg !89
  %25 = icmp eq i64 %23, %24, !dbg !89
  br i1 %25, label %26, label %27, !dbg !93

26:                                               ; preds = %22
  br label %28, !dbg !93

27:                                               ; preds = %22
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.count) #6, !dbg !89
  unreachable, !dbg !89

28:                                               ; preds = %26
  %29 = load i64, ptr %9, align 8, !dbg !94
  %30 = load i64, ptr %10, align 8, !dbg !94
  %31 = load i64, ptr %9, align 8, !dbg !95
  %32 = add i64 %31, 1, !dbg !96
  %33 = load i64, ptr %10, align 8, !dbg !97
  %34 = add i64 %33, 1, !dbg !98
  %35 = call { i8, i64, i64 } asm sideeffect "lock cmpxchg16b $1\0A\09setz $0", "=q,=*m,={ax},={dx},{bx},{cx},*m,2,3,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i128) @counter, i64 %32, i64 %34, ptr elementtype(i128) @counter, i64 %29, i64 %30) #5, !dbg !94, !srcloc !99
  %36 = extractvalue { i8, i64, i64 } %35, 0, !dbg !94
  %37 = extractvalue { i8, i64, i64 } %35, 1, !dbg !94
  %38 = extractvalue { i8, i64, i64 } %35, 2, !dbg !94
  store i8 %36, ptr %11, align 1, !dbg !94
  store i64 %37, ptr %9, align 8, !dbg !94
  store i64 %38, ptr %10, align 8, !dbg !94
  br label %39, !dbg !100

39:                                               ; preds = %28
  %40 = load i8, ptr %11, align 1, !dbg !101
  %41 = icmp ne i8 %40, 0, !dbg !102
  %42 = xor i1 %41, true, !dbg !102
  br i1 %42, label %22, label %43, !dbg !100, !llvm.loop !103

43:                                               ; preds = %39
  %44 = load ptr, ptr %2, align 8, !dbg !106
  ret ptr %44, !dbg !107
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
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 13, type: !10, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structures/double_width.c", directory: ".")
!4 = !{!5, !10, !12}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !6, line: 27, baseType: !7)
!6 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !8, line: 45, baseType: !9)
!8 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pair", file: !3, line: 11, baseType: !11)
!11 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!13 = !{!14, !20, !25, !0, !31, !36}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 360, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 45)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 208, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 26)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 120, elements: !29)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!29 = !{!30}
!30 = !DISubrange(count: 15)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 96, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 12)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 160, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 20)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !49, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!49 = !DISubroutineType(types: !50)
!50 = !{!51}
!51 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!52 = !{}
!53 = !DILocalVariable(name: "other", scope: !48, file: !3, line: 54, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 27, baseType: !9)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!56 = !DILocation(line: 54, column: 12, scope: !48)
!57 = !DILocation(line: 55, column: 2, scope: !48)
!58 = !DILocation(line: 56, column: 2, scope: !48)
!59 = !DILocation(line: 57, column: 15, scope: !48)
!60 = !DILocation(line: 57, column: 2, scope: !48)
!61 = !DILocation(line: 58, column: 2, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 58, column: 2)
!63 = distinct !DILexicalBlock(scope: !48, file: !3, line: 58, column: 2)
!64 = !DILocation(line: 58, column: 2, scope: !63)
!65 = !DILocation(line: 59, column: 2, scope: !48)
!66 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 22, type: !67, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!67 = !DISubroutineType(types: !68)
!68 = !{!69, !69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 22, type: !69)
!71 = !DILocation(line: 22, column: 26, scope: !66)
!72 = !DILocalVariable(name: "both", scope: !66, file: !3, line: 24, type: !73)
!73 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!74 = !DILocation(line: 24, column: 13, scope: !66)
!75 = !DILocalVariable(name: "halves", scope: !66, file: !3, line: 33, type: !12)
!76 = !DILocation(line: 33, column: 12, scope: !66)
!77 = !DILocation(line: 34, column: 22, scope: !66)
!78 = !DILocation(line: 34, column: 2, scope: !66)
!79 = !DILocation(line: 35, column: 22, scope: !66)
!80 = !DILocation(line: 35, column: 2, scope: !66)
!81 = !DILocalVariable(name: "low", scope: !66, file: !3, line: 38, type: !5)
!82 = !DILocation(line: 38, column: 11, scope: !66)
!83 = !DILocalVariable(name: "high", scope: !66, file: !3, line: 38, type: !5)
!84 = !DILocation(line: 38, column: 20, scope: !66)
!85 = !DILocalVariable(name: "equal", scope: !66, file: !3, line: 39, type: !86)
!86 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!87 = !DILocation(line: 39, column: 16, scope: !66)
!88 = !DILocation(line: 40, column: 2, scope: !66)
!89 = !DILocation(line: 41, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 41, column: 3)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 41, column: 3)
!92 = distinct !DILexicalBlock(scope: !66, file: !3, line: 40, column: 5)
!93 = !DILocation(line: 41, column: 3, scope: !91)
!94 = !DILocation(line: 42, column: 3, scope: !92)
!95 = !DILocation(line: 44, column: 12, scope: !92)
!96 = !DILocation(line: 44, column: 16, scope: !92)
!97 = !DILocation(line: 44, column: 26, scope: !92)
!98 = !DILocation(line: 44, column: 31, scope: !92)
!99 = !{i64 1430, i64 1451}
!100 = !DILocation(line: 46, column: 2, scope: !92)
!101 = !DILocation(line: 46, column: 12, scope: !66)
!102 = !DILocation(line: 46, column: 11, scope: !66)
!103 = distinct !{!103, !88, !104, !105}
!104 = !DILocation(line: 46, column: 17, scope: !66)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocation(line: 49, column: 9, scope: !66)
!107 = !DILocation(line: 49, column: 2, scope: !66)
