; ModuleID = 'states/ignored.c'
source_filename = "states/ignored.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@mine = internal global i32 0, align 4, !dbg !0
@theirs = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [26 x i8] c"atomic_load(&theirs) != 3\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"states/ignored.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.fail = private unnamed_addr constant [19 x i8] c"void *fail(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !47
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @toggle, ptr noundef null) #5, !dbg !48
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @fail, ptr noundef null) #5, !dbg !49
  %6 = load i64, ptr %2, align 8, !dbg !50
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !51
  ret i32 0, !dbg !52
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @toggle(ptr noundef %0) #0 !dbg !53 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !57
  br label %5, !dbg !58

5:                                                ; preds = %5, %1
  store i32 1, ptr %3, align 4, !dbg !59
  %6 = load i32, ptr %3, align 4, !dbg !59
  store atomic i32 %6, ptr @mine seq_cst, align 4, !dbg !59
  store i32 0, ptr %4, align 4, !dbg !63
  %7 = load i32, ptr %4, align 4, !dbg !63
  store atomic i32 %7, ptr @mine seq_cst, align 4, !dbg !63
  br label %5, !dbg !64, !llvm.loop !65
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @fail(ptr noundef %0) #0 !dbg !68 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !70
  store i32 3, ptr %3, align 4, !dbg !71
  %5 = load i32, ptr %3, align 4, !dbg !71
  store atomic i32 %5, ptr @theirs seq_cst, align 4, !dbg !71
  %6 = load atomic i32, ptr @theirs seq_cst, align 4, !dbg !72
  store i32 %6, ptr %4, align 4, !dbg !72
  %7 = load i32, ptr %4, align 4, !dbg !72
  %8 = icmp ne i32 %7, 3, !dbg !72
  br i1 %8, label %9, label %10, !dbg !75

9:                                                ; preds = %1
  br label %11, !dbg !75

10:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.fail) #6, !dbg !72
  unreachable, !dbg !72

11:                                               ; preds = %9
  %12 = load ptr, ptr %2, align 8, !dbg !76
  ret ptr %12, !dbg !77
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
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/ignored.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 208, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 26)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 19)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "theirs", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !27, line: 96, baseType: !28)
!27 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !29)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !38, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!29}
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 37, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 37, column: 12, scope: !37)
!46 = !DILocalVariable(name: "u", scope: !37, file: !3, line: 37, type: !42)
!47 = !DILocation(line: 37, column: 15, scope: !37)
!48 = !DILocation(line: 39, column: 2, scope: !37)
!49 = !DILocation(line: 40, column: 2, scope: !37)
!50 = !DILocation(line: 41, column: 15, scope: !37)
!51 = !DILocation(line: 41, column: 2, scope: !37)
!52 = !DILocation(line: 42, column: 2, scope: !37)
!53 = distinct !DISubprogram(name: "toggle", scope: !3, file: !3, line: 13, type: !54, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!54 = !DISubroutineType(types: !55)
!55 = !{!5, !5}
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !53, file: !3, line: 13, type: !5)
!57 = !DILocation(line: 13, column: 27, scope: !53)
!58 = !DILocation(line: 15, column: 2, scope: !53)
!59 = !DILocation(line: 16, column: 3, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 15, column: 11)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 15, column: 2)
!62 = distinct !DILexicalBlock(scope: !53, file: !3, line: 15, column: 2)
!63 = !DILocation(line: 17, column: 3, scope: !60)
!64 = !DILocation(line: 15, column: 2, scope: !61)
!65 = distinct !{!65, !66, !67}
!66 = !DILocation(line: 15, column: 2, scope: !62)
!67 = !DILocation(line: 18, column: 2, scope: !62)
!68 = distinct !DISubprogram(name: "fail", scope: !3, file: !3, line: 22, type: !54, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!69 = !DILocalVariable(name: "arg", arg: 1, scope: !68, file: !3, line: 22, type: !5)
!70 = !DILocation(line: 22, column: 25, scope: !68)
!71 = !DILocation(line: 28, column: 2, scope: !68)
!72 = !DILocation(line: 30, column: 2, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 30, column: 2)
!74 = distinct !DILexicalBlock(scope: !68, file: !3, line: 30, column: 2)
!75 = !DILocation(line: 30, column: 2, scope: !74)
!76 = !DILocation(line: 32, column: 9, scope: !68)
!77 = !DILocation(line: 32, column: 2, scope: !68)
