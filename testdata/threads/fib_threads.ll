; ModuleID = 'threads/fib_threads.c'
source_filename = "threads/fib_threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [27 x i8] c"(intptr_t)result == fib(N)\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [22 x i8] c"threads/fib_threads.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !38
  %3 = call ptr @run(ptr noundef inttoptr (i64 4 to ptr)), !dbg !39
  store ptr %3, ptr %2, align 8, !dbg !38
  %4 = load ptr, ptr %2, align 8, !dbg !40
  %5 = ptrtoint ptr %4 to i64, !dbg !40
  %6 = call i32 @fib(i32 noundef 4), !dbg !40
  %7 = sext i32 %6 to i64, !dbg !40
  %8 = icmp eq i64 %5, %7, !dbg !40
  br i1 %8, label %9, label %10, !dbg !43

9:                                                ; preds = %0
  br label %11, !dbg !43

10:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !40
  unreachable, !dbg !40

11:                                               ; preds = %9
  ret i32 0, !dbg !44
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !45 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !48, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata ptr %4, metadata !50, metadata !DIExpression()), !dbg !51
  %9 = load ptr, ptr %3, align 8, !dbg !52
  %10 = ptrtoint ptr %9 to i64, !dbg !53
  store i64 %10, ptr %4, align 8, !dbg !51
  call void @llvm.dbg.declare(metadata ptr %5, metadata !54, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %6, metadata !59, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %7, metadata !61, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %8, metadata !63, metadata !DIExpression()), !dbg !64
  %11 = load i64, ptr %4, align 8, !dbg !65
  %12 = icmp slt i64 %11, 2, !dbg !67
  br i1 %12, label %13, label %16, !dbg !68

13:                                               ; preds = %1
  %14 = load i64, ptr %4, align 8, !dbg !69
  %15 = inttoptr i64 %14 to ptr, !dbg !70
  store ptr %15, ptr %2, align 8, !dbg !71
  br label %35, !dbg !71

16:                                               ; preds = %1
  %17 = load i64, ptr %4, align 8, !dbg !72
  %18 = sub nsw i64 %17, 1, !dbg !73
  %19 = inttoptr i64 %18 to ptr, !dbg !74
  %20 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @run, ptr noundef %19) #6, !dbg !75
  %21 = load i64, ptr %4, align 8, !dbg !76
  %22 = sub nsw i64 %21, 2, !dbg !77
  %23 = inttoptr i64 %22 to ptr, !dbg !78
  %24 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @run, ptr noundef %23) #6, !dbg !79
  %25 = load i64, ptr %5, align 8, !dbg !80
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef %7), !dbg !81
  %27 = load i64, ptr %6, align 8, !dbg !82
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef %8), !dbg !83
  %29 = load ptr, ptr %7, align 8, !dbg !84
  %30 = ptrtoint ptr %29 to i64, !dbg !85
  %31 = load ptr, ptr %8, align 8, !dbg !86
  %32 = ptrtoint ptr %31 to i64, !dbg !87
  %33 = add nsw i64 %30, %32, !dbg !88
  %34 = inttoptr i64 %33 to ptr, !dbg !89
  store ptr %34, ptr %2, align 8, !dbg !90
  br label %35, !dbg !90

35:                                               ; preds = %16, %13
  %36 = load ptr, ptr %2, align 8, !dbg !91
  ret ptr %36, !dbg !91
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @fib(i32 noundef %0) #0 !dbg !92 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !96
  %3 = load i32, ptr %2, align 4, !dbg !97
  %4 = icmp slt i32 %3, 2, !dbg !98
  br i1 %4, label %5, label %7, !dbg !97

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !99
  br label %15, !dbg !97

7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4, !dbg !100
  %9 = sub nsw i32 %8, 1, !dbg !101
  %10 = call i32 @fib(i32 noundef %9), !dbg !102
  %11 = load i32, ptr %2, align 4, !dbg !103
  %12 = sub nsw i32 %11, 2, !dbg !104
  %13 = call i32 @fib(i32 noundef %12), !dbg !105
  %14 = add nsw i32 %10, %13, !dbg !106
  br label %15, !dbg !97

15:                                               ; preds = %7, %5
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ], !dbg !97
  ret i32 %16, !dbg !107
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "threads/fib_threads.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 27)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 22)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !24, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !22, line: 87, baseType: !23)
!22 = !DIFile(filename: "include/stdint.h", directory: "")
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !{!0, !7, !12}
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 35, type: !33, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{}
!37 = !DILocalVariable(name: "result", scope: !32, file: !2, line: 37, type: !20)
!38 = !DILocation(line: 37, column: 8, scope: !32)
!39 = !DILocation(line: 37, column: 17, scope: !32)
!40 = !DILocation(line: 39, column: 2, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !2, line: 39, column: 2)
!42 = distinct !DILexicalBlock(scope: !32, file: !2, line: 39, column: 2)
!43 = !DILocation(line: 39, column: 2, scope: !42)
!44 = !DILocation(line: 40, column: 2, scope: !32)
!45 = distinct !DISubprogram(name: "run", scope: !2, file: !2, line: 20, type: !46, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !36)
!46 = !DISubroutineType(types: !47)
!47 = !{!20, !20}
!48 = !DILocalVariable(name: "arg", arg: 1, scope: !45, file: !2, line: 20, type: !20)
!49 = !DILocation(line: 20, column: 24, scope: !45)
!50 = !DILocalVariable(name: "n", scope: !45, file: !2, line: 22, type: !21)
!51 = !DILocation(line: 22, column: 11, scope: !45)
!52 = !DILocation(line: 22, column: 25, scope: !45)
!53 = !DILocation(line: 22, column: 15, scope: !45)
!54 = !DILocalVariable(name: "t", scope: !45, file: !2, line: 23, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 23, column: 12, scope: !45)
!59 = !DILocalVariable(name: "u", scope: !45, file: !2, line: 23, type: !55)
!60 = !DILocation(line: 23, column: 15, scope: !45)
!61 = !DILocalVariable(name: "a", scope: !45, file: !2, line: 24, type: !20)
!62 = !DILocation(line: 24, column: 8, scope: !45)
!63 = !DILocalVariable(name: "b", scope: !45, file: !2, line: 24, type: !20)
!64 = !DILocation(line: 24, column: 12, scope: !45)
!65 = !DILocation(line: 26, column: 6, scope: !66)
!66 = distinct !DILexicalBlock(scope: !45, file: !2, line: 26, column: 6)
!67 = !DILocation(line: 26, column: 8, scope: !66)
!68 = !DILocation(line: 26, column: 6, scope: !45)
!69 = !DILocation(line: 27, column: 18, scope: !66)
!70 = !DILocation(line: 27, column: 10, scope: !66)
!71 = !DILocation(line: 27, column: 3, scope: !66)
!72 = !DILocation(line: 28, column: 41, scope: !45)
!73 = !DILocation(line: 28, column: 43, scope: !45)
!74 = !DILocation(line: 28, column: 32, scope: !45)
!75 = !DILocation(line: 28, column: 2, scope: !45)
!76 = !DILocation(line: 29, column: 41, scope: !45)
!77 = !DILocation(line: 29, column: 43, scope: !45)
!78 = !DILocation(line: 29, column: 32, scope: !45)
!79 = !DILocation(line: 29, column: 2, scope: !45)
!80 = !DILocation(line: 30, column: 15, scope: !45)
!81 = !DILocation(line: 30, column: 2, scope: !45)
!82 = !DILocation(line: 31, column: 15, scope: !45)
!83 = !DILocation(line: 31, column: 2, scope: !45)
!84 = !DILocation(line: 32, column: 28, scope: !45)
!85 = !DILocation(line: 32, column: 18, scope: !45)
!86 = !DILocation(line: 32, column: 42, scope: !45)
!87 = !DILocation(line: 32, column: 32, scope: !45)
!88 = !DILocation(line: 32, column: 30, scope: !45)
!89 = !DILocation(line: 32, column: 9, scope: !45)
!90 = !DILocation(line: 32, column: 2, scope: !45)
!91 = !DILocation(line: 33, column: 1, scope: !45)
!92 = distinct !DISubprogram(name: "fib", scope: !2, file: !2, line: 15, type: !93, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !36)
!93 = !DISubroutineType(types: !94)
!94 = !{!35, !35}
!95 = !DILocalVariable(name: "n", arg: 1, scope: !92, file: !2, line: 15, type: !35)
!96 = !DILocation(line: 15, column: 20, scope: !92)
!97 = !DILocation(line: 17, column: 9, scope: !92)
!98 = !DILocation(line: 17, column: 11, scope: !92)
!99 = !DILocation(line: 17, column: 17, scope: !92)
!100 = !DILocation(line: 17, column: 25, scope: !92)
!101 = !DILocation(line: 17, column: 27, scope: !92)
!102 = !DILocation(line: 17, column: 21, scope: !92)
!103 = !DILocation(line: 17, column: 38, scope: !92)
!104 = !DILocation(line: 17, column: 40, scope: !92)
!105 = !DILocation(line: 17, column: 34, scope: !92)
!106 = !DILocation(line: 17, column: 32, scope: !92)
!107 = !DILocation(line: 17, column: 2, scope: !92)
