; ModuleID = 'section_follows_endless.c'
source_filename = "section_follows_endless.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@question = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [2 x i8] c"0\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [26 x i8] c"section_follows_endless.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.sees = private unnamed_addr constant [19 x i8] c"void *sees(void *)\00", align 1, !dbg !16
@answer = internal global i32 0, align 4, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata ptr %3, metadata !42, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata ptr %4, metadata !44, metadata !DIExpression()), !dbg !45
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @sees, ptr noundef null) #5, !dbg !46
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @answers, ptr noundef null) #5, !dbg !47
  %7 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @asks, ptr noundef null) #5, !dbg !48
  %8 = load i64, ptr %4, align 8, !dbg !49
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !50
  ret i32 0, !dbg !51
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @sees(ptr noundef %0) #0 !dbg !52 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !57
  %3 = load i32, ptr @question, align 4, !dbg !58
  %4 = icmp ne i32 %3, 0, !dbg !58
  br i1 %4, label %5, label %6, !dbg !60

5:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.sees) #6, !dbg !61
  unreachable, !dbg !61

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8, !dbg !64
  ret ptr %7, !dbg !65
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @answers(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !67, metadata !DIExpression()), !dbg !68
  call void @__VERIFIER_atomic_begin(), !dbg !69
  store i32 1, ptr @answer, align 4, !dbg !70
  br label %3, !dbg !71

3:                                                ; preds = %6, %1
  %4 = load i32, ptr @question, align 4, !dbg !72
  %5 = icmp eq i32 %4, 0, !dbg !73
  br i1 %5, label %6, label %7, !dbg !71

6:                                                ; preds = %3
  br label %3, !dbg !71, !llvm.loop !74

7:                                                ; preds = %3
  %8 = load ptr, ptr %2, align 8, !dbg !77
  ret ptr %8, !dbg !78
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @asks(ptr noundef %0) #0 !dbg !79 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !80, metadata !DIExpression()), !dbg !81
  call void @__VERIFIER_atomic_begin(), !dbg !82
  store i32 1, ptr @question, align 4, !dbg !83
  br label %3, !dbg !84

3:                                                ; preds = %6, %1
  %4 = load i32, ptr @answer, align 4, !dbg !85
  %5 = icmp eq i32 %4, 0, !dbg !86
  br i1 %5, label %6, label %7, !dbg !84

6:                                                ; preds = %3
  br label %3, !dbg !84, !llvm.loop !87

7:                                                ; preds = %3
  %8 = load ptr, ptr %2, align 8, !dbg !89
  ret ptr %8, !dbg !90
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare void @__VERIFIER_atomic_begin() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "question", scope: !2, file: !3, line: 8, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "section_follows_endless.c", directory: ".")
!4 = !{!5, !11, !16, !0, !22}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 16, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 2)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 208, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 26)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 152, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 19)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "answer", scope: !2, file: !3, line: 8, type: !24, isLocal: true, isDefinition: true)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !33, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{}
!37 = !DILocalVariable(name: "a", scope: !32, file: !3, line: 37, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 37, column: 12, scope: !32)
!42 = !DILocalVariable(name: "b", scope: !32, file: !3, line: 37, type: !38)
!43 = !DILocation(line: 37, column: 15, scope: !32)
!44 = !DILocalVariable(name: "c", scope: !32, file: !3, line: 37, type: !38)
!45 = !DILocation(line: 37, column: 18, scope: !32)
!46 = !DILocation(line: 38, column: 2, scope: !32)
!47 = !DILocation(line: 39, column: 2, scope: !32)
!48 = !DILocation(line: 40, column: 2, scope: !32)
!49 = !DILocation(line: 41, column: 15, scope: !32)
!50 = !DILocation(line: 41, column: 2, scope: !32)
!51 = !DILocation(line: 42, column: 2, scope: !32)
!52 = distinct !DISubprogram(name: "sees", scope: !3, file: !3, line: 10, type: !53, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !52, file: !3, line: 10, type: !55)
!57 = !DILocation(line: 10, column: 25, scope: !52)
!58 = !DILocation(line: 12, column: 6, scope: !59)
!59 = distinct !DILexicalBlock(scope: !52, file: !3, line: 12, column: 6)
!60 = !DILocation(line: 12, column: 6, scope: !52)
!61 = !DILocation(line: 13, column: 3, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 13, column: 3)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 13, column: 3)
!64 = !DILocation(line: 14, column: 9, scope: !52)
!65 = !DILocation(line: 14, column: 2, scope: !52)
!66 = distinct !DISubprogram(name: "answers", scope: !3, file: !3, line: 17, type: !53, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!67 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 17, type: !55)
!68 = !DILocation(line: 17, column: 28, scope: !66)
!69 = !DILocation(line: 19, column: 2, scope: !66)
!70 = !DILocation(line: 20, column: 9, scope: !66)
!71 = !DILocation(line: 21, column: 2, scope: !66)
!72 = !DILocation(line: 21, column: 9, scope: !66)
!73 = !DILocation(line: 21, column: 18, scope: !66)
!74 = distinct !{!74, !71, !75, !76}
!75 = !DILocation(line: 22, column: 2, scope: !66)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocation(line: 23, column: 9, scope: !66)
!78 = !DILocation(line: 23, column: 2, scope: !66)
!79 = distinct !DISubprogram(name: "asks", scope: !3, file: !3, line: 26, type: !53, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!80 = !DILocalVariable(name: "arg", arg: 1, scope: !79, file: !3, line: 26, type: !55)
!81 = !DILocation(line: 26, column: 25, scope: !79)
!82 = !DILocation(line: 28, column: 2, scope: !79)
!83 = !DILocation(line: 29, column: 11, scope: !79)
!84 = !DILocation(line: 30, column: 2, scope: !79)
!85 = !DILocation(line: 30, column: 9, scope: !79)
!86 = !DILocation(line: 30, column: 16, scope: !79)
!87 = distinct !{!87, !84, !88, !76}
!88 = !DILocation(line: 31, column: 2, scope: !79)
!89 = !DILocation(line: 32, column: 9, scope: !79)
!90 = !DILocation(line: 32, column: 2, scope: !79)
