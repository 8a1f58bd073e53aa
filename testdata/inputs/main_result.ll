; ModuleID = 'inputs/main_result.c'
source_filename = "inputs/main_result.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = internal global i64 0, align 8, !dbg !0
@.str = private unnamed_addr constant [18 x i8] c"(long)result != 3\00", align 1, !dbg !8
@.str.1 = private unnamed_addr constant [21 x i8] c"inputs/main_result.c\00", align 1, !dbg !14
@__PRETTY_FUNCTION__.wait = private unnamed_addr constant [19 x i8] c"void *wait(void *)\00", align 1, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata ptr %3, metadata !42, metadata !DIExpression()), !dbg !44
  store i64 3, ptr %3, align 8, !dbg !44
  %4 = call i64 @pthread_self() #7, !dbg !45
  store i64 %4, ptr @first, align 8, !dbg !46
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait, ptr noundef null) #8, !dbg !47
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !48
  %7 = sext i32 %6 to i64, !dbg !48
  %8 = and i64 %7, 3, !dbg !49
  %9 = inttoptr i64 %8 to ptr, !dbg !50
  call void @pthread_exit(ptr noundef %9) #9, !dbg !51
  unreachable, !dbg !51
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind willreturn memory(none)
declare i64 @pthread_self() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %0) #0 !dbg !52 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !55, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata ptr %3, metadata !57, metadata !DIExpression()), !dbg !58
  %4 = load i64, ptr @first, align 8, !dbg !59
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef %3), !dbg !60
  %6 = load ptr, ptr %3, align 8, !dbg !61
  %7 = ptrtoint ptr %6 to i64, !dbg !61
  %8 = icmp ne i64 %7, 3, !dbg !61
  br i1 %8, label %9, label %10, !dbg !64

9:                                                ; preds = %1
  br label %11, !dbg !64

10:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.wait) #10, !dbg !61
  unreachable, !dbg !61

11:                                               ; preds = %9
  %12 = load ptr, ptr %2, align 8, !dbg !65
  ret ptr %12, !dbg !66
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #4

declare i32 @__VERIFIER_nondet_int() #5

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 11, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "inputs/main_result.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0, !8, !14, !19}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 144, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 18)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 168, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 21)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 152, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!23 = !{!24}
!24 = !DISubrange(count: 19)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !36, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!36 = !DISubroutineType(types: !37)
!37 = !{!38}
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !{}
!40 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 23, type: !25)
!41 = !DILocation(line: 23, column: 12, scope: !35)
!42 = !DILocalVariable(name: "mask", scope: !35, file: !3, line: 27, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!44 = !DILocation(line: 27, column: 13, scope: !35)
!45 = !DILocation(line: 29, column: 10, scope: !35)
!46 = !DILocation(line: 29, column: 8, scope: !35)
!47 = !DILocation(line: 30, column: 2, scope: !35)
!48 = !DILocation(line: 31, column: 24, scope: !35)
!49 = !DILocation(line: 31, column: 48, scope: !35)
!50 = !DILocation(line: 31, column: 15, scope: !35)
!51 = !DILocation(line: 31, column: 2, scope: !35)
!52 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 13, type: !53, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!53 = !DISubroutineType(types: !54)
!54 = !{!5, !5}
!55 = !DILocalVariable(name: "arg", arg: 1, scope: !52, file: !3, line: 13, type: !5)
!56 = !DILocation(line: 13, column: 25, scope: !52)
!57 = !DILocalVariable(name: "result", scope: !52, file: !3, line: 15, type: !5)
!58 = !DILocation(line: 15, column: 8, scope: !52)
!59 = !DILocation(line: 16, column: 15, scope: !52)
!60 = !DILocation(line: 16, column: 2, scope: !52)
!61 = !DILocation(line: 17, column: 2, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 17, column: 2)
!63 = distinct !DILexicalBlock(scope: !52, file: !3, line: 17, column: 2)
!64 = !DILocation(line: 17, column: 2, scope: !63)
!65 = !DILocation(line: 18, column: 9, scope: !52)
!66 = !DILocation(line: 18, column: 2, scope: !52)
