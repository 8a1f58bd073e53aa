; ModuleID = 'c11/sb.c'
source_filename = "c11/sb.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@saw = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [17 x i8] c"saw[0] || saw[1]\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [9 x i8] c"c11/sb.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !33
@raised = internal global [2 x i32] zeroinitializer, align 4, !dbg !39

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !64
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @look, ptr noundef null) #5, !dbg !65
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @look, ptr noundef inttoptr (i64 1 to ptr)) #5, !dbg !66
  %6 = load i64, ptr %2, align 8, !dbg !67
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !68
  %8 = load i64, ptr %3, align 8, !dbg !69
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !70
  %10 = load i32, ptr @saw, align 4, !dbg !71
  %11 = icmp ne i32 %10, 0, !dbg !71
  br i1 %11, label %15, label %12, !dbg !71

12:                                               ; preds = %0
  %13 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @saw, i64 0, i64 1), align 4, !dbg !71
  %14 = icmp ne i32 %13, 0, !dbg !71
  br i1 %14, label %15, label %16, !dbg !74

15:                                               ; preds = %12, %0
  br label %17, !dbg !74

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !71
  unreachable, !dbg !71

17:                                               ; preds = %15
  ret i32 0, !dbg !75
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %0) #0 !dbg !76 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !79, metadata !DIExpression()), !dbg !80
  call void @llvm.dbg.declare(metadata ptr %3, metadata !81, metadata !DIExpression()), !dbg !82
  %6 = load ptr, ptr %2, align 8, !dbg !83
  %7 = ptrtoint ptr %6 to i64, !dbg !84
  %8 = trunc i64 %7 to i32, !dbg !85
  store i32 %8, ptr %3, align 4, !dbg !82
  %9 = load i32, ptr %3, align 4, !dbg !86
  %10 = sext i32 %9 to i64, !dbg !87
  %11 = getelementptr inbounds [2 x i32], ptr @raised, i64 0, i64 %10, !dbg !87
  store i32 1, ptr %4, align 4, !dbg !88
  %12 = load i32, ptr %4, align 4, !dbg !88
  store atomic i32 %12, ptr %11 release, align 4, !dbg !88
  fence seq_cst, !dbg !89
  %13 = load i32, ptr %3, align 4, !dbg !90
  %14 = sub nsw i32 1, %13, !dbg !91
  %15 = sext i32 %14 to i64, !dbg !92
  %16 = getelementptr inbounds [2 x i32], ptr @raised, i64 0, i64 %15, !dbg !92
  %17 = load atomic i32, ptr %16 acquire, align 4, !dbg !93
  store i32 %17, ptr %5, align 4, !dbg !93
  %18 = load i32, ptr %5, align 4, !dbg !93
  %19 = load i32, ptr %3, align 4, !dbg !94
  %20 = sext i32 %19 to i64, !dbg !95
  %21 = getelementptr inbounds [2 x i32], ptr @saw, i64 0, i64 %20, !dbg !95
  store i32 %18, ptr %21, align 4, !dbg !96
  ret ptr null, !dbg !97
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
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "saw", scope: !2, file: !3, line: 21, type: !46, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11/sb.c", directory: ".")
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
!15 = !{!16, !17, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "include/stdint.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22, !28, !33, !0, !39}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 136, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 17)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 72, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 9)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 120, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 15)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "raised", scope: !2, file: !3, line: 20, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 64, elements: !44)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!44 = !{!45}
!45 = !DISubrange(count: 2)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !44)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !55, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!20}
!57 = !{}
!58 = !DILocalVariable(name: "a", scope: !54, file: !3, line: 35, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !61)
!60 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 35, column: 12, scope: !54)
!63 = !DILocalVariable(name: "b", scope: !54, file: !3, line: 35, type: !59)
!64 = !DILocation(line: 35, column: 15, scope: !54)
!65 = !DILocation(line: 37, column: 2, scope: !54)
!66 = !DILocation(line: 38, column: 2, scope: !54)
!67 = !DILocation(line: 39, column: 15, scope: !54)
!68 = !DILocation(line: 39, column: 2, scope: !54)
!69 = !DILocation(line: 40, column: 15, scope: !54)
!70 = !DILocation(line: 40, column: 2, scope: !54)
!71 = !DILocation(line: 41, column: 2, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 41, column: 2)
!73 = distinct !DILexicalBlock(scope: !54, file: !3, line: 41, column: 2)
!74 = !DILocation(line: 41, column: 2, scope: !73)
!75 = !DILocation(line: 42, column: 2, scope: !54)
!76 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 23, type: !77, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!77 = !DISubroutineType(types: !78)
!78 = !{!16, !16}
!79 = !DILocalVariable(name: "arg", arg: 1, scope: !76, file: !3, line: 23, type: !16)
!80 = !DILocation(line: 23, column: 25, scope: !76)
!81 = !DILocalVariable(name: "me", scope: !76, file: !3, line: 25, type: !20)
!82 = !DILocation(line: 25, column: 6, scope: !76)
!83 = !DILocation(line: 25, column: 26, scope: !76)
!84 = !DILocation(line: 25, column: 16, scope: !76)
!85 = !DILocation(line: 25, column: 11, scope: !76)
!86 = !DILocation(line: 27, column: 32, scope: !76)
!87 = !DILocation(line: 27, column: 25, scope: !76)
!88 = !DILocation(line: 27, column: 2, scope: !76)
!89 = !DILocation(line: 28, column: 2, scope: !76)
!90 = !DILocation(line: 29, column: 45, scope: !76)
!91 = !DILocation(line: 29, column: 43, scope: !76)
!92 = !DILocation(line: 29, column: 34, scope: !76)
!93 = !DILocation(line: 29, column: 12, scope: !76)
!94 = !DILocation(line: 29, column: 6, scope: !76)
!95 = !DILocation(line: 29, column: 2, scope: !76)
!96 = !DILocation(line: 29, column: 10, scope: !76)
!97 = !DILocation(line: 30, column: 2, scope: !76)
