; ModuleID = 'threads/join_values.c'
source_filename = "threads/join_values.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [18 x i8] c"(intptr_t)a == 42\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [22 x i8] c"threads/join_values.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [18 x i8] c"(intptr_t)b == 42\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [27 x i8] c"c == &value && value == 15\00", align 1, !dbg !20

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !41 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !45, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata ptr %3, metadata !50, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %4, metadata !52, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %5, metadata !54, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %6, metadata !56, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata ptr %7, metadata !58, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %8, metadata !60, metadata !DIExpression()), !dbg !61
  store i32 10, ptr %8, align 4, !dbg !61
  %9 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @by_return, ptr noundef inttoptr (i64 41 to ptr)) #6, !dbg !62
  %10 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @by_exit, ptr noundef inttoptr (i64 21 to ptr)) #6, !dbg !63
  %11 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @by_pointer, ptr noundef %8) #6, !dbg !64
  %12 = load i64, ptr %2, align 8, !dbg !65
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef %5), !dbg !66
  %14 = load i64, ptr %3, align 8, !dbg !67
  %15 = call i32 @pthread_join(i64 noundef %14, ptr noundef %6), !dbg !68
  %16 = load i64, ptr %4, align 8, !dbg !69
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef %7), !dbg !70
  %18 = load ptr, ptr %5, align 8, !dbg !71
  %19 = ptrtoint ptr %18 to i64, !dbg !71
  %20 = icmp eq i64 %19, 42, !dbg !71
  br i1 %20, label %21, label %22, !dbg !74

21:                                               ; preds = %0
  br label %23, !dbg !74

22:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !71
  unreachable, !dbg !71

23:                                               ; preds = %21
  %24 = load ptr, ptr %6, align 8, !dbg !75
  %25 = ptrtoint ptr %24 to i64, !dbg !75
  %26 = icmp eq i64 %25, 42, !dbg !75
  br i1 %26, label %27, label %28, !dbg !78

27:                                               ; preds = %23
  br label %29, !dbg !78

28:                                               ; preds = %23
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !75
  unreachable, !dbg !75

29:                                               ; preds = %27
  %30 = load ptr, ptr %7, align 8, !dbg !79
  %31 = icmp eq ptr %30, %8, !dbg !79
  br i1 %31, label %32, label %36, !dbg !79

32:                                               ; preds = %29
  %33 = load i32, ptr %8, align 4, !dbg !79
  %34 = icmp eq i32 %33, 15, !dbg !79
  br i1 %34, label %35, label %36, !dbg !82

35:                                               ; preds = %32
  br label %37, !dbg !82

36:                                               ; preds = %32, %29
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !79
  unreachable, !dbg !79

37:                                               ; preds = %35
  ret i32 0, !dbg !83
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @by_return(ptr noundef %0) #0 !dbg !84 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !87, metadata !DIExpression()), !dbg !88
  %3 = load ptr, ptr %2, align 8, !dbg !89
  %4 = ptrtoint ptr %3 to i64, !dbg !90
  %5 = add nsw i64 %4, 1, !dbg !91
  %6 = inttoptr i64 %5 to ptr, !dbg !92
  ret ptr %6, !dbg !93
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @by_exit(ptr noundef %0) #0 !dbg !94 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !96
  %3 = load ptr, ptr %2, align 8, !dbg !97
  %4 = ptrtoint ptr %3 to i64, !dbg !98
  %5 = trunc i64 %4 to i32, !dbg !99
  %6 = mul nsw i32 %5, 2, !dbg !100
  call void @leave(i32 noundef %6), !dbg !101
  ret ptr null, !dbg !102
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @by_pointer(ptr noundef %0) #0 !dbg !103 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !104, metadata !DIExpression()), !dbg !105
  %3 = load ptr, ptr %2, align 8, !dbg !106
  %4 = load i32, ptr %3, align 4, !dbg !107
  %5 = add nsw i32 %4, 5, !dbg !107
  store i32 %5, ptr %3, align 4, !dbg !107
  %6 = load ptr, ptr %2, align 8, !dbg !108
  ret ptr %6, !dbg !109
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @leave(i32 noundef %0) #0 !dbg !110 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !113, metadata !DIExpression()), !dbg !114
  %3 = load i32, ptr %2, align 4, !dbg !115
  %4 = sext i32 %3 to i64, !dbg !116
  %5 = inttoptr i64 %4 to ptr, !dbg !117
  call void @pthread_exit(ptr noundef %5) #8, !dbg !118
  unreachable, !dbg !118
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { noreturn }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "threads/join_values.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 18)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 22)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !3, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 27)
!25 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !26, globals: !33, splitDebugInlining: false, nameTableKind: None)
!26 = !{!27, !28, !31, !32}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !29, line: 87, baseType: !30)
!29 = !DIFile(filename: "include/stdint.h", directory: "")
!30 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!33 = !{!0, !7, !12, !18, !20}
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 8, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 2}
!40 = !{i32 7, !"frame-pointer", i32 2}
!41 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 32, type: !42, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!31}
!44 = !{}
!45 = !DILocalVariable(name: "t", scope: !41, file: !2, line: 34, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !47, line: 27, baseType: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !DILocation(line: 34, column: 12, scope: !41)
!50 = !DILocalVariable(name: "u", scope: !41, file: !2, line: 34, type: !46)
!51 = !DILocation(line: 34, column: 15, scope: !41)
!52 = !DILocalVariable(name: "v", scope: !41, file: !2, line: 34, type: !46)
!53 = !DILocation(line: 34, column: 18, scope: !41)
!54 = !DILocalVariable(name: "a", scope: !41, file: !2, line: 35, type: !27)
!55 = !DILocation(line: 35, column: 8, scope: !41)
!56 = !DILocalVariable(name: "b", scope: !41, file: !2, line: 35, type: !27)
!57 = !DILocation(line: 35, column: 12, scope: !41)
!58 = !DILocalVariable(name: "c", scope: !41, file: !2, line: 35, type: !27)
!59 = !DILocation(line: 35, column: 16, scope: !41)
!60 = !DILocalVariable(name: "value", scope: !41, file: !2, line: 36, type: !31)
!61 = !DILocation(line: 36, column: 6, scope: !41)
!62 = !DILocation(line: 38, column: 2, scope: !41)
!63 = !DILocation(line: 39, column: 2, scope: !41)
!64 = !DILocation(line: 40, column: 2, scope: !41)
!65 = !DILocation(line: 41, column: 15, scope: !41)
!66 = !DILocation(line: 41, column: 2, scope: !41)
!67 = !DILocation(line: 42, column: 15, scope: !41)
!68 = !DILocation(line: 42, column: 2, scope: !41)
!69 = !DILocation(line: 43, column: 15, scope: !41)
!70 = !DILocation(line: 43, column: 2, scope: !41)
!71 = !DILocation(line: 44, column: 2, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !2, line: 44, column: 2)
!73 = distinct !DILexicalBlock(scope: !41, file: !2, line: 44, column: 2)
!74 = !DILocation(line: 44, column: 2, scope: !73)
!75 = !DILocation(line: 45, column: 2, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !2, line: 45, column: 2)
!77 = distinct !DILexicalBlock(scope: !41, file: !2, line: 45, column: 2)
!78 = !DILocation(line: 45, column: 2, scope: !77)
!79 = !DILocation(line: 46, column: 2, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !2, line: 46, column: 2)
!81 = distinct !DILexicalBlock(scope: !41, file: !2, line: 46, column: 2)
!82 = !DILocation(line: 46, column: 2, scope: !81)
!83 = !DILocation(line: 47, column: 2, scope: !41)
!84 = distinct !DISubprogram(name: "by_return", scope: !2, file: !2, line: 15, type: !85, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !44)
!85 = !DISubroutineType(types: !86)
!86 = !{!27, !27}
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !84, file: !2, line: 15, type: !27)
!88 = !DILocation(line: 15, column: 30, scope: !84)
!89 = !DILocation(line: 17, column: 28, scope: !84)
!90 = !DILocation(line: 17, column: 18, scope: !84)
!91 = !DILocation(line: 17, column: 32, scope: !84)
!92 = !DILocation(line: 17, column: 9, scope: !84)
!93 = !DILocation(line: 17, column: 2, scope: !84)
!94 = distinct !DISubprogram(name: "by_exit", scope: !2, file: !2, line: 20, type: !85, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !44)
!95 = !DILocalVariable(name: "arg", arg: 1, scope: !94, file: !2, line: 20, type: !27)
!96 = !DILocation(line: 20, column: 28, scope: !94)
!97 = !DILocation(line: 22, column: 23, scope: !94)
!98 = !DILocation(line: 22, column: 13, scope: !94)
!99 = !DILocation(line: 22, column: 8, scope: !94)
!100 = !DILocation(line: 22, column: 27, scope: !94)
!101 = !DILocation(line: 22, column: 2, scope: !94)
!102 = !DILocation(line: 23, column: 2, scope: !94)
!103 = distinct !DISubprogram(name: "by_pointer", scope: !2, file: !2, line: 26, type: !85, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !44)
!104 = !DILocalVariable(name: "arg", arg: 1, scope: !103, file: !2, line: 26, type: !27)
!105 = !DILocation(line: 26, column: 31, scope: !103)
!106 = !DILocation(line: 28, column: 10, scope: !103)
!107 = !DILocation(line: 28, column: 14, scope: !103)
!108 = !DILocation(line: 29, column: 9, scope: !103)
!109 = !DILocation(line: 29, column: 2, scope: !103)
!110 = distinct !DISubprogram(name: "leave", scope: !2, file: !2, line: 10, type: !111, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !44)
!111 = !DISubroutineType(types: !112)
!112 = !{null, !31}
!113 = !DILocalVariable(name: "value", arg: 1, scope: !110, file: !2, line: 10, type: !31)
!114 = !DILocation(line: 10, column: 23, scope: !110)
!115 = !DILocation(line: 12, column: 33, scope: !110)
!116 = !DILocation(line: 12, column: 23, scope: !110)
!117 = !DILocation(line: 12, column: 15, scope: !110)
!118 = !DILocation(line: 12, column: 2, scope: !110)
