; ModuleID = 'threads/detached.c'
source_filename = "threads/detached.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [26 x i8] c"before >= 0 && before < N\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [19 x i8] c"threads/detached.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !41
  store i32 0, ptr %2, align 4, !dbg !41
  br label %4, !dbg !42

4:                                                ; preds = %11, %0
  %5 = load i32, ptr %2, align 4, !dbg !43
  %6 = icmp slt i32 %5, 3, !dbg !45
  br i1 %6, label %7, label %14, !dbg !46

7:                                                ; preds = %4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !47, metadata !DIExpression()), !dbg !52
  %8 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !53
  %9 = load i64, ptr %3, align 8, !dbg !54
  %10 = call i32 @pthread_detach(i64 noundef %9) #5, !dbg !55
  br label %11, !dbg !56

11:                                               ; preds = %7
  %12 = load i32, ptr %2, align 4, !dbg !57
  %13 = add nsw i32 %12, 1, !dbg !57
  store i32 %13, ptr %2, align 4, !dbg !57
  br label %4, !dbg !58, !llvm.loop !59

14:                                               ; preds = %4
  call void @pthread_exit(ptr noundef null) #6, !dbg !62
  unreachable, !dbg !62
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !63 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !67
  %6 = load ptr, ptr %2, align 8, !dbg !68
  call void @llvm.dbg.declare(metadata ptr %3, metadata !69, metadata !DIExpression()), !dbg !70
  store i32 1, ptr %4, align 4, !dbg !71
  %7 = load i32, ptr %4, align 4, !dbg !71
  %8 = atomicrmw add ptr @counter, i32 %7 seq_cst, align 4, !dbg !71
  store i32 %8, ptr %5, align 4, !dbg !71
  %9 = load i32, ptr %5, align 4, !dbg !71
  store i32 %9, ptr %3, align 4, !dbg !70
  %10 = load i32, ptr %3, align 4, !dbg !72
  %11 = icmp sge i32 %10, 0, !dbg !72
  br i1 %11, label %12, label %16, !dbg !72

12:                                               ; preds = %1
  %13 = load i32, ptr %3, align 4, !dbg !72
  %14 = icmp slt i32 %13, 3, !dbg !72
  br i1 %14, label %15, label %16, !dbg !75

15:                                               ; preds = %12
  br label %17, !dbg !75

16:                                               ; preds = %12, %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.run) #7, !dbg !72
  unreachable, !dbg !72

17:                                               ; preds = %15
  ret ptr null, !dbg !76
}

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #2

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 17, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/detached.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 208, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 26)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 19)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 18)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !25, line: 96, baseType: !26)
!25 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !36, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{}
!39 = !DILocalVariable(name: "i", scope: !40, file: !3, line: 29, type: !27)
!40 = distinct !DILexicalBlock(scope: !35, file: !3, line: 29, column: 2)
!41 = !DILocation(line: 29, column: 11, scope: !40)
!42 = !DILocation(line: 29, column: 7, scope: !40)
!43 = !DILocation(line: 29, column: 18, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !3, line: 29, column: 2)
!45 = !DILocation(line: 29, column: 20, scope: !44)
!46 = !DILocation(line: 29, column: 2, scope: !40)
!47 = !DILocalVariable(name: "t", scope: !48, file: !3, line: 30, type: !49)
!48 = distinct !DILexicalBlock(scope: !44, file: !3, line: 29, column: 30)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 30, column: 13, scope: !48)
!53 = !DILocation(line: 31, column: 3, scope: !48)
!54 = !DILocation(line: 32, column: 18, scope: !48)
!55 = !DILocation(line: 32, column: 3, scope: !48)
!56 = !DILocation(line: 33, column: 2, scope: !48)
!57 = !DILocation(line: 29, column: 26, scope: !44)
!58 = !DILocation(line: 29, column: 2, scope: !44)
!59 = distinct !{!59, !46, !60, !61}
!60 = !DILocation(line: 33, column: 2, scope: !40)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !DILocation(line: 34, column: 2, scope: !35)
!63 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 19, type: !64, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!64 = !DISubroutineType(types: !65)
!65 = !{!5, !5}
!66 = !DILocalVariable(name: "arg", arg: 1, scope: !63, file: !3, line: 19, type: !5)
!67 = !DILocation(line: 19, column: 24, scope: !63)
!68 = !DILocation(line: 21, column: 8, scope: !63)
!69 = !DILocalVariable(name: "before", scope: !63, file: !3, line: 22, type: !27)
!70 = !DILocation(line: 22, column: 6, scope: !63)
!71 = !DILocation(line: 22, column: 15, scope: !63)
!72 = !DILocation(line: 23, column: 2, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 23, column: 2)
!74 = distinct !DILexicalBlock(scope: !63, file: !3, line: 23, column: 2)
!75 = !DILocation(line: 23, column: 2, scope: !74)
!76 = !DILocation(line: 24, column: 2, scope: !63)
