; ModuleID = 'symbolic/rounds_by_input.c'
source_filename = "symbolic/rounds_by_input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [17 x i8] c"counter == x + y\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [27 x i8] c"symbolic/rounds_by_input.c\00", align 1, !dbg !15
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !20

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !36 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata ptr %4, metadata !48, metadata !DIExpression()), !dbg !49
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !50
  store i32 %6, ptr %4, align 4, !dbg !49
  call void @llvm.dbg.declare(metadata ptr %5, metadata !51, metadata !DIExpression()), !dbg !52
  %7 = call i32 @__VERIFIER_nondet_uint(), !dbg !53
  store i32 %7, ptr %5, align 4, !dbg !52
  %8 = load i32, ptr %4, align 4, !dbg !54
  %9 = icmp ule i32 %8, 3, !dbg !55
  br i1 %9, label %10, label %13, !dbg !56

10:                                               ; preds = %0
  %11 = load i32, ptr %5, align 4, !dbg !57
  %12 = icmp ule i32 %11, 3, !dbg !58
  br label %13

13:                                               ; preds = %10, %0
  %14 = phi i1 [ false, %0 ], [ %12, %10 ], !dbg !59
  %15 = zext i1 %14 to i32, !dbg !56
  call void @__VERIFIER_assume(i32 noundef %15), !dbg !60
  %16 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @add, ptr noundef %4) #5, !dbg !61
  %17 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @add, ptr noundef %5) #5, !dbg !62
  %18 = load i64, ptr %2, align 8, !dbg !63
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !64
  %20 = load i64, ptr %3, align 8, !dbg !65
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !66
  %22 = load atomic i32, ptr @counter seq_cst, align 4, !dbg !67
  %23 = load i32, ptr %4, align 4, !dbg !67
  %24 = load i32, ptr %5, align 4, !dbg !67
  %25 = add i32 %23, %24, !dbg !67
  %26 = icmp eq i32 %22, %25, !dbg !67
  br i1 %26, label %27, label %28, !dbg !70

27:                                               ; preds = %13
  br label %29, !dbg !70

28:                                               ; preds = %13
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !67
  unreachable, !dbg !67

29:                                               ; preds = %27
  ret i32 0, !dbg !71
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_uint() #2

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @add(ptr noundef %0) #0 !dbg !72 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !75, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata ptr %3, metadata !77, metadata !DIExpression()), !dbg !78
  %7 = load ptr, ptr %2, align 8, !dbg !79
  %8 = load i32, ptr %7, align 4, !dbg !80
  store i32 %8, ptr %3, align 4, !dbg !78
  call void @llvm.dbg.declare(metadata ptr %4, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, ptr %4, align 4, !dbg !83
  br label %9, !dbg !84

9:                                                ; preds = %17, %1
  %10 = load i32, ptr %4, align 4, !dbg !85
  %11 = load i32, ptr %3, align 4, !dbg !87
  %12 = icmp ult i32 %10, %11, !dbg !88
  br i1 %12, label %13, label %20, !dbg !89

13:                                               ; preds = %9
  store i32 1, ptr %5, align 4, !dbg !90
  %14 = load i32, ptr %5, align 4, !dbg !90
  %15 = atomicrmw add ptr @counter, i32 %14 seq_cst, align 4, !dbg !90
  store i32 %15, ptr %6, align 4, !dbg !90
  %16 = load i32, ptr %6, align 4, !dbg !90
  br label %17, !dbg !92

17:                                               ; preds = %13
  %18 = load i32, ptr %4, align 4, !dbg !93
  %19 = add i32 %18, 1, !dbg !93
  store i32 %19, ptr %4, align 4, !dbg !93
  br label %9, !dbg !94, !llvm.loop !95

20:                                               ; preds = %9
  ret ptr null, !dbg !98
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/rounds_by_input.c", directory: ".")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!9, !15, !20, !0}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 136, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 17)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 216, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 27)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 120, elements: !24)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!24 = !{!25}
!25 = !DISubrange(count: 15)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !27, line: 97, baseType: !28)
!27 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !37, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!37 = !DISubroutineType(types: !38)
!38 = !{!39}
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !36, file: !3, line: 37, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 37, column: 12, scope: !36)
!46 = !DILocalVariable(name: "u", scope: !36, file: !3, line: 37, type: !42)
!47 = !DILocation(line: 37, column: 15, scope: !36)
!48 = !DILocalVariable(name: "x", scope: !36, file: !3, line: 38, type: !6)
!49 = !DILocation(line: 38, column: 11, scope: !36)
!50 = !DILocation(line: 38, column: 15, scope: !36)
!51 = !DILocalVariable(name: "y", scope: !36, file: !3, line: 38, type: !6)
!52 = !DILocation(line: 38, column: 41, scope: !36)
!53 = !DILocation(line: 38, column: 45, scope: !36)
!54 = !DILocation(line: 40, column: 20, scope: !36)
!55 = !DILocation(line: 40, column: 22, scope: !36)
!56 = !DILocation(line: 40, column: 30, scope: !36)
!57 = !DILocation(line: 40, column: 33, scope: !36)
!58 = !DILocation(line: 40, column: 35, scope: !36)
!59 = !DILocation(line: 0, scope: !36)
!60 = !DILocation(line: 40, column: 2, scope: !36)
!61 = !DILocation(line: 41, column: 2, scope: !36)
!62 = !DILocation(line: 42, column: 2, scope: !36)
!63 = !DILocation(line: 43, column: 15, scope: !36)
!64 = !DILocation(line: 43, column: 2, scope: !36)
!65 = !DILocation(line: 44, column: 15, scope: !36)
!66 = !DILocation(line: 44, column: 2, scope: !36)
!67 = !DILocation(line: 45, column: 2, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 45, column: 2)
!69 = distinct !DILexicalBlock(scope: !36, file: !3, line: 45, column: 2)
!70 = !DILocation(line: 45, column: 2, scope: !69)
!71 = !DILocation(line: 46, column: 2, scope: !36)
!72 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 21, type: !73, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!73 = !DISubroutineType(types: !74)
!74 = !{!7, !7}
!75 = !DILocalVariable(name: "arg", arg: 1, scope: !72, file: !3, line: 21, type: !7)
!76 = !DILocation(line: 21, column: 24, scope: !72)
!77 = !DILocalVariable(name: "n", scope: !72, file: !3, line: 23, type: !6)
!78 = !DILocation(line: 23, column: 11, scope: !72)
!79 = !DILocation(line: 23, column: 28, scope: !72)
!80 = !DILocation(line: 23, column: 15, scope: !72)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 25, type: !6)
!82 = distinct !DILexicalBlock(scope: !72, file: !3, line: 25, column: 2)
!83 = !DILocation(line: 25, column: 16, scope: !82)
!84 = !DILocation(line: 25, column: 7, scope: !82)
!85 = !DILocation(line: 25, column: 23, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 25, column: 2)
!87 = !DILocation(line: 25, column: 27, scope: !86)
!88 = !DILocation(line: 25, column: 25, scope: !86)
!89 = !DILocation(line: 25, column: 2, scope: !82)
!90 = !DILocation(line: 29, column: 3, scope: !91)
!91 = distinct !DILexicalBlock(scope: !86, file: !3, line: 25, column: 35)
!92 = !DILocation(line: 31, column: 2, scope: !91)
!93 = !DILocation(line: 25, column: 31, scope: !86)
!94 = !DILocation(line: 25, column: 2, scope: !86)
!95 = distinct !{!95, !89, !96, !97}
!96 = !DILocation(line: 31, column: 2, scope: !82)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocation(line: 32, column: 2, scope: !72)
