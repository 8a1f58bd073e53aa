; ModuleID = 'tutorial/flag.c'
source_filename = "tutorial/flag.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@ready = internal global i32 0, align 4, !dbg !0
@letter = internal global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [13 x i8] c"letter == 42\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [16 x i8] c"tutorial/flag.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !55
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !56
  %5 = load atomic i32, ptr @ready acquire, align 4, !dbg !57
  store i32 %5, ptr %3, align 4, !dbg !57
  %6 = load i32, ptr %3, align 4, !dbg !57
  %7 = icmp ne i32 %6, 0, !dbg !57
  br i1 %7, label %8, label %14, !dbg !59

8:                                                ; preds = %0
  %9 = load i32, ptr @letter, align 4, !dbg !60
  %10 = icmp eq i32 %9, 42, !dbg !60
  br i1 %10, label %11, label %12, !dbg !63

11:                                               ; preds = %8
  br label %13, !dbg !63

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !60
  unreachable, !dbg !60

13:                                               ; preds = %11
  br label %14, !dbg !64

14:                                               ; preds = %13, %0
  %15 = load i64, ptr %2, align 8, !dbg !65
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !68 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !71, metadata !DIExpression()), !dbg !72
  store i32 42, ptr @letter, align 4, !dbg !73
  store i32 1, ptr %3, align 4, !dbg !74
  %4 = load i32, ptr %3, align 4, !dbg !74
  store atomic i32 %4, ptr @ready release, align 4, !dbg !74
  %5 = load ptr, ptr %2, align 8, !dbg !75
  ret ptr %5, !dbg !76
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 18, type: !38, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tutorial/flag.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !24, !29, !35, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 104, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 13)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 128, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 16)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "letter", scope: !2, file: !3, line: 17, type: !37, isLocal: true, isDefinition: true)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !48, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!37}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 29, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 29, column: 12, scope: !47)
!56 = !DILocation(line: 31, column: 2, scope: !47)
!57 = !DILocation(line: 32, column: 6, scope: !58)
!58 = distinct !DILexicalBlock(scope: !47, file: !3, line: 32, column: 6)
!59 = !DILocation(line: 32, column: 6, scope: !47)
!60 = !DILocation(line: 33, column: 3, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 33, column: 3)
!62 = distinct !DILexicalBlock(scope: !58, file: !3, line: 33, column: 3)
!63 = !DILocation(line: 33, column: 3, scope: !62)
!64 = !DILocation(line: 33, column: 3, scope: !58)
!65 = !DILocation(line: 34, column: 15, scope: !47)
!66 = !DILocation(line: 34, column: 2, scope: !47)
!67 = !DILocation(line: 35, column: 2, scope: !47)
!68 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 20, type: !69, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!69 = !DISubroutineType(types: !70)
!70 = !{!16, !16}
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !68, file: !3, line: 20, type: !16)
!72 = !DILocation(line: 20, column: 27, scope: !68)
!73 = !DILocation(line: 22, column: 9, scope: !68)
!74 = !DILocation(line: 23, column: 2, scope: !68)
!75 = !DILocation(line: 24, column: 9, scope: !68)
!76 = !DILocation(line: 24, column: 2, scope: !68)
