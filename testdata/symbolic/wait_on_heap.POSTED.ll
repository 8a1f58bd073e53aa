; ModuleID = 'symbolic/wait_on_heap.c'
source_filename = "symbolic/wait_on_heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.request = type { %union.sem_t, i32 }
%union.sem_t = type { i64, [24 x i8] }

@request = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [20 x i8] c"request->answer > 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [24 x i8] c"symbolic/wait_on_heap.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.wait_for_answer = private unnamed_addr constant [30 x i8] c"void *wait_for_answer(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !57
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !58
  store i32 %4, ptr %3, align 4, !dbg !57
  %5 = call noalias ptr @malloc(i64 noundef 40) #6, !dbg !59
  store ptr %5, ptr @request, align 8, !dbg !60
  %6 = load ptr, ptr @request, align 8, !dbg !61
  %7 = icmp eq ptr %6, null, !dbg !63
  br i1 %7, label %8, label %9, !dbg !64

8:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !65
  br label %31, !dbg !65

9:                                                ; preds = %0
  %10 = load ptr, ptr @request, align 8, !dbg !66
  %11 = getelementptr inbounds %struct.request, ptr %10, i32 0, i32 0, !dbg !67
  %12 = call i32 @sem_init(ptr noundef %11, i32 noundef 0, i32 noundef 0) #7, !dbg !68
  %13 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_answer, ptr noundef null) #7, !dbg !69
  %14 = load i32, ptr %3, align 4, !dbg !70
  %15 = icmp sle i32 %14, 0, !dbg !72
  br i1 %15, label %16, label %17, !dbg !73

16:                                               ; preds = %9
  store i32 1, ptr %3, align 4, !dbg !74
  br label %17, !dbg !75

17:                                               ; preds = %16, %9
  %18 = load i32, ptr %3, align 4, !dbg !76
  %19 = icmp sgt i32 %18, 0, !dbg !78
  br i1 %19, label %20, label %27, !dbg !79

20:                                               ; preds = %17
  %21 = load i32, ptr %3, align 4, !dbg !80
  %22 = load ptr, ptr @request, align 8, !dbg !82
  %23 = getelementptr inbounds %struct.request, ptr %22, i32 0, i32 1, !dbg !83
  store i32 %21, ptr %23, align 8, !dbg !84
  %24 = load ptr, ptr @request, align 8, !dbg !85
  %25 = getelementptr inbounds %struct.request, ptr %24, i32 0, i32 0, !dbg !86
  %26 = call i32 @sem_post(ptr noundef %25) #7, !dbg !87
  br label %27, !dbg !88

27:                                               ; preds = %20, %17
  %28 = load i64, ptr %2, align 8, !dbg !89
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !90
  %30 = load ptr, ptr @request, align 8, !dbg !91
  call void @free(ptr noundef %30) #7, !dbg !92
  store i32 0, ptr %1, align 4, !dbg !93
  br label %31, !dbg !93

31:                                               ; preds = %27, %8
  %32 = load i32, ptr %1, align 4, !dbg !94
  ret i32 %32, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_for_answer(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  %3 = load ptr, ptr @request, align 8, !dbg !100
  %4 = getelementptr inbounds %struct.request, ptr %3, i32 0, i32 0, !dbg !101
  %5 = call i32 @sem_wait(ptr noundef %4), !dbg !102
  %6 = load ptr, ptr @request, align 8, !dbg !103
  %7 = getelementptr inbounds %struct.request, ptr %6, i32 0, i32 1, !dbg !103
  %8 = load i32, ptr %7, align 8, !dbg !103
  %9 = icmp sgt i32 %8, 0, !dbg !103
  br i1 %9, label %10, label %11, !dbg !106

10:                                               ; preds = %1
  br label %12, !dbg !106

11:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.wait_for_answer) #8, !dbg !103
  unreachable, !dbg !103

12:                                               ; preds = %10
  %13 = load ptr, ptr %2, align 8, !dbg !107
  ret ptr %13, !dbg !108
}

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

declare i32 @sem_wait(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "request", scope: !2, file: !3, line: 18, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/wait_on_heap.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 160, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 20)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 192, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 24)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 240, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 30)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "request", file: !3, line: 13, size: 320, elements: !26)
!26 = !{!27, !38}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "answered", scope: !25, file: !3, line: 14, baseType: !28, size: 256)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !29, line: 39, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!30 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !29, line: 35, size: 256, elements: !31)
!31 = !{!32, !36}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !30, file: !29, line: 37, baseType: !33, size: 256)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !30, file: !29, line: 38, baseType: !37, size: 64)
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "answer", scope: !25, file: !3, line: 15, baseType: !39, size: 32, offset: 256)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !48, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!39}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 29, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 29, column: 12, scope: !47)
!56 = !DILocalVariable(name: "input", scope: !47, file: !3, line: 30, type: !39)
!57 = !DILocation(line: 30, column: 6, scope: !47)
!58 = !DILocation(line: 30, column: 14, scope: !47)
!59 = !DILocation(line: 32, column: 12, scope: !47)
!60 = !DILocation(line: 32, column: 10, scope: !47)
!61 = !DILocation(line: 33, column: 6, scope: !62)
!62 = distinct !DILexicalBlock(scope: !47, file: !3, line: 33, column: 6)
!63 = !DILocation(line: 33, column: 14, scope: !62)
!64 = !DILocation(line: 33, column: 6, scope: !47)
!65 = !DILocation(line: 34, column: 3, scope: !62)
!66 = !DILocation(line: 35, column: 12, scope: !47)
!67 = !DILocation(line: 35, column: 21, scope: !47)
!68 = !DILocation(line: 35, column: 2, scope: !47)
!69 = !DILocation(line: 36, column: 2, scope: !47)
!70 = !DILocation(line: 38, column: 6, scope: !71)
!71 = distinct !DILexicalBlock(scope: !47, file: !3, line: 38, column: 6)
!72 = !DILocation(line: 38, column: 12, scope: !71)
!73 = !DILocation(line: 38, column: 6, scope: !47)
!74 = !DILocation(line: 39, column: 9, scope: !71)
!75 = !DILocation(line: 39, column: 3, scope: !71)
!76 = !DILocation(line: 41, column: 6, scope: !77)
!77 = distinct !DILexicalBlock(scope: !47, file: !3, line: 41, column: 6)
!78 = !DILocation(line: 41, column: 12, scope: !77)
!79 = !DILocation(line: 41, column: 6, scope: !47)
!80 = !DILocation(line: 42, column: 21, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 41, column: 17)
!82 = !DILocation(line: 42, column: 3, scope: !81)
!83 = !DILocation(line: 42, column: 12, scope: !81)
!84 = !DILocation(line: 42, column: 19, scope: !81)
!85 = !DILocation(line: 43, column: 13, scope: !81)
!86 = !DILocation(line: 43, column: 22, scope: !81)
!87 = !DILocation(line: 43, column: 3, scope: !81)
!88 = !DILocation(line: 44, column: 2, scope: !81)
!89 = !DILocation(line: 52, column: 15, scope: !47)
!90 = !DILocation(line: 52, column: 2, scope: !47)
!91 = !DILocation(line: 53, column: 7, scope: !47)
!92 = !DILocation(line: 53, column: 2, scope: !47)
!93 = !DILocation(line: 55, column: 2, scope: !47)
!94 = !DILocation(line: 56, column: 1, scope: !47)
!95 = distinct !DISubprogram(name: "wait_for_answer", scope: !3, file: !3, line: 20, type: !96, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!96 = !DISubroutineType(types: !97)
!97 = !{!5, !5}
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 20, type: !5)
!99 = !DILocation(line: 20, column: 36, scope: !95)
!100 = !DILocation(line: 22, column: 12, scope: !95)
!101 = !DILocation(line: 22, column: 21, scope: !95)
!102 = !DILocation(line: 22, column: 2, scope: !95)
!103 = !DILocation(line: 23, column: 2, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 23, column: 2)
!105 = distinct !DILexicalBlock(scope: !95, file: !3, line: 23, column: 2)
!106 = !DILocation(line: 23, column: 2, scope: !105)
!107 = !DILocation(line: 24, column: 9, scope: !95)
!108 = !DILocation(line: 24, column: 2, scope: !95)
