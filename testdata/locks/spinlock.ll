; ModuleID = 'locks/spinlock.c'
source_filename = "locks/spinlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@lock = internal global i32 0, align 4, !dbg !0
@counter = internal global i32 0, align 4, !dbg !31
@extra = internal global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [21 x i8] c"counter == N + extra\00", align 1, !dbg !14
@.str.1 = private unnamed_addr constant [17 x i8] c"locks/spinlock.c\00", align 1, !dbg !20
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !25

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !46 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !56
  %5 = call i32 @pthread_spin_init(ptr noundef @lock, i32 noundef 0) #5, !dbg !57
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !60
  store i32 0, ptr %3, align 4, !dbg !60
  br label %6, !dbg !61

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !62
  %8 = icmp slt i32 %7, 2, !dbg !64
  br i1 %8, label %9, label %17, !dbg !65

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !66
  %11 = sext i32 %10 to i64, !dbg !67
  %12 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %11, !dbg !67
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !68
  br label %14, !dbg !68

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !69
  %16 = add nsw i32 %15, 1, !dbg !69
  store i32 %16, ptr %3, align 4, !dbg !69
  br label %6, !dbg !70, !llvm.loop !71

17:                                               ; preds = %6
  %18 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !74
  %19 = call i32 @pthread_create(ptr noundef %18, ptr noundef null, ptr noundef @attempt, ptr noundef null) #5, !dbg !75
  call void @llvm.dbg.declare(metadata ptr %4, metadata !76, metadata !DIExpression()), !dbg !78
  store i32 0, ptr %4, align 4, !dbg !78
  br label %20, !dbg !79

20:                                               ; preds = %29, %17
  %21 = load i32, ptr %4, align 4, !dbg !80
  %22 = icmp sle i32 %21, 2, !dbg !82
  br i1 %22, label %23, label %32, !dbg !83

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !84
  %25 = sext i32 %24 to i64, !dbg !85
  %26 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %25, !dbg !85
  %27 = load i64, ptr %26, align 8, !dbg !85
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !86
  br label %29, !dbg !86

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !87
  %31 = add nsw i32 %30, 1, !dbg !87
  store i32 %31, ptr %4, align 4, !dbg !87
  br label %20, !dbg !88, !llvm.loop !89

32:                                               ; preds = %20
  %33 = load volatile i32, ptr @counter, align 4, !dbg !91
  %34 = load i32, ptr @extra, align 4, !dbg !91
  %35 = add nsw i32 2, %34, !dbg !91
  %36 = icmp eq i32 %33, %35, !dbg !91
  br i1 %36, label %37, label %38, !dbg !94

37:                                               ; preds = %32
  br label %39, !dbg !94

38:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !91
  unreachable, !dbg !91

39:                                               ; preds = %37
  %40 = call i32 @pthread_spin_destroy(ptr noundef @lock) #5, !dbg !95
  ret i32 0, !dbg !96
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_spin_init(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !100, metadata !DIExpression()), !dbg !101
  %3 = load ptr, ptr %2, align 8, !dbg !102
  %4 = call i32 @pthread_spin_lock(ptr noundef @lock) #5, !dbg !103
  %5 = load volatile i32, ptr @counter, align 4, !dbg !104
  %6 = add nsw i32 %5, 1, !dbg !104
  store volatile i32 %6, ptr @counter, align 4, !dbg !104
  %7 = call i32 @pthread_spin_unlock(ptr noundef @lock) #5, !dbg !105
  ret ptr null, !dbg !106
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @attempt(ptr noundef %0) #0 !dbg !107 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !108, metadata !DIExpression()), !dbg !109
  %3 = load ptr, ptr %2, align 8, !dbg !110
  %4 = call i32 @pthread_spin_trylock(ptr noundef @lock) #5, !dbg !111
  %5 = icmp eq i32 %4, 0, !dbg !113
  br i1 %5, label %6, label %10, !dbg !114

6:                                                ; preds = %1
  %7 = load volatile i32, ptr @counter, align 4, !dbg !115
  %8 = add nsw i32 %7, 1, !dbg !115
  store volatile i32 %8, ptr @counter, align 4, !dbg !115
  store i32 1, ptr @extra, align 4, !dbg !117
  %9 = call i32 @pthread_spin_unlock(ptr noundef @lock) #5, !dbg !118
  br label %10, !dbg !119

10:                                               ; preds = %6, %1
  ret ptr null, !dbg !120
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_spin_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_spin_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_spin_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_spin_trylock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 15, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/spinlock.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 144, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/pthread.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10}
!9 = !DIEnumerator(name: "PTHREAD_PROCESS_PRIVATE", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_PROCESS_SHARED", value: 1)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !{!14, !20, !25, !0, !31, !35}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 168, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 21)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 136, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 17)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 120, elements: !29)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!29 = !{!30}
!30 = !DISubrange(count: 15)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 16, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !34)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "extra", scope: !2, file: !3, line: 17, type: !34, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_spinlock_t", file: !38, line: 103, baseType: !33)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !47, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!34}
!49 = !{}
!50 = !DILocalVariable(name: "t", scope: !46, file: !3, line: 41, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 192, elements: !54)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !53)
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !{!55}
!55 = !DISubrange(count: 3)
!56 = !DILocation(line: 41, column: 12, scope: !46)
!57 = !DILocation(line: 43, column: 2, scope: !46)
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 44, type: !34)
!59 = distinct !DILexicalBlock(scope: !46, file: !3, line: 44, column: 2)
!60 = !DILocation(line: 44, column: 11, scope: !59)
!61 = !DILocation(line: 44, column: 7, scope: !59)
!62 = !DILocation(line: 44, column: 18, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 44, column: 2)
!64 = !DILocation(line: 44, column: 20, scope: !63)
!65 = !DILocation(line: 44, column: 2, scope: !59)
!66 = !DILocation(line: 45, column: 21, scope: !63)
!67 = !DILocation(line: 45, column: 19, scope: !63)
!68 = !DILocation(line: 45, column: 3, scope: !63)
!69 = !DILocation(line: 44, column: 26, scope: !63)
!70 = !DILocation(line: 44, column: 2, scope: !63)
!71 = distinct !{!71, !65, !72, !73}
!72 = !DILocation(line: 45, column: 40, scope: !59)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 46, column: 18, scope: !46)
!75 = !DILocation(line: 46, column: 2, scope: !46)
!76 = !DILocalVariable(name: "i", scope: !77, file: !3, line: 47, type: !34)
!77 = distinct !DILexicalBlock(scope: !46, file: !3, line: 47, column: 2)
!78 = !DILocation(line: 47, column: 11, scope: !77)
!79 = !DILocation(line: 47, column: 7, scope: !77)
!80 = !DILocation(line: 47, column: 18, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 47, column: 2)
!82 = !DILocation(line: 47, column: 20, scope: !81)
!83 = !DILocation(line: 47, column: 2, scope: !77)
!84 = !DILocation(line: 48, column: 18, scope: !81)
!85 = !DILocation(line: 48, column: 16, scope: !81)
!86 = !DILocation(line: 48, column: 3, scope: !81)
!87 = !DILocation(line: 47, column: 27, scope: !81)
!88 = !DILocation(line: 47, column: 2, scope: !81)
!89 = distinct !{!89, !83, !90, !73}
!90 = !DILocation(line: 48, column: 26, scope: !77)
!91 = !DILocation(line: 49, column: 2, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 49, column: 2)
!93 = distinct !DILexicalBlock(scope: !46, file: !3, line: 49, column: 2)
!94 = !DILocation(line: 49, column: 2, scope: !93)
!95 = !DILocation(line: 50, column: 2, scope: !46)
!96 = !DILocation(line: 51, column: 2, scope: !46)
!97 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 19, type: !98, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!98 = !DISubroutineType(types: !99)
!99 = !{!12, !12}
!100 = !DILocalVariable(name: "arg", arg: 1, scope: !97, file: !3, line: 19, type: !12)
!101 = !DILocation(line: 19, column: 24, scope: !97)
!102 = !DILocation(line: 21, column: 8, scope: !97)
!103 = !DILocation(line: 22, column: 2, scope: !97)
!104 = !DILocation(line: 23, column: 9, scope: !97)
!105 = !DILocation(line: 24, column: 2, scope: !97)
!106 = !DILocation(line: 25, column: 2, scope: !97)
!107 = distinct !DISubprogram(name: "attempt", scope: !3, file: !3, line: 28, type: !98, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!108 = !DILocalVariable(name: "arg", arg: 1, scope: !107, file: !3, line: 28, type: !12)
!109 = !DILocation(line: 28, column: 28, scope: !107)
!110 = !DILocation(line: 30, column: 8, scope: !107)
!111 = !DILocation(line: 31, column: 6, scope: !112)
!112 = distinct !DILexicalBlock(scope: !107, file: !3, line: 31, column: 6)
!113 = !DILocation(line: 31, column: 34, scope: !112)
!114 = !DILocation(line: 31, column: 6, scope: !107)
!115 = !DILocation(line: 32, column: 10, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 31, column: 40)
!117 = !DILocation(line: 33, column: 9, scope: !116)
!118 = !DILocation(line: 34, column: 3, scope: !116)
!119 = !DILocation(line: 35, column: 2, scope: !116)
!120 = !DILocation(line: 36, column: 2, scope: !107)
