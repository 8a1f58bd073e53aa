; ModuleID = 'shapes/corr.c'
source_filename = "shapes/corr.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"v >= last\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [14 x i8] c"shapes/corr.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.get = private unnamed_addr constant [18 x i8] c"void *get(void *)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %3, metadata !54, metadata !DIExpression()), !dbg !55
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @set, ptr noundef null) #5, !dbg !56
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @get, ptr noundef null) #5, !dbg !57
  %6 = load i64, ptr %2, align 8, !dbg !58
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !59
  %8 = load i64, ptr %3, align 8, !dbg !60
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !61
  ret i32 0, !dbg !62
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !63 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !67
  %4 = load ptr, ptr %2, align 8, !dbg !68
  store i32 1, ptr %3, align 4, !dbg !69
  %5 = load i32, ptr %3, align 4, !dbg !69
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !69
  ret ptr null, !dbg !70
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @get(ptr noundef %0) #0 !dbg !71 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata ptr %3, metadata !74, metadata !DIExpression()), !dbg !75
  store i32 0, ptr %3, align 4, !dbg !75
  %7 = load ptr, ptr %2, align 8, !dbg !76
  call void @llvm.dbg.declare(metadata ptr %4, metadata !77, metadata !DIExpression()), !dbg !79
  store i32 0, ptr %4, align 4, !dbg !79
  br label %8, !dbg !80

8:                                                ; preds = %21, %1
  %9 = load i32, ptr %4, align 4, !dbg !81
  %10 = icmp slt i32 %9, 4, !dbg !83
  br i1 %10, label %11, label %24, !dbg !84

11:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !85, metadata !DIExpression()), !dbg !87
  %12 = load atomic i32, ptr @x monotonic, align 4, !dbg !88
  store i32 %12, ptr %6, align 4, !dbg !88
  %13 = load i32, ptr %6, align 4, !dbg !88
  store i32 %13, ptr %5, align 4, !dbg !87
  %14 = load i32, ptr %5, align 4, !dbg !89
  %15 = load i32, ptr %3, align 4, !dbg !89
  %16 = icmp sge i32 %14, %15, !dbg !89
  br i1 %16, label %17, label %18, !dbg !92

17:                                               ; preds = %11
  br label %19, !dbg !92

18:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.get) #6, !dbg !89
  unreachable, !dbg !89

19:                                               ; preds = %17
  %20 = load i32, ptr %5, align 4, !dbg !93
  store i32 %20, ptr %3, align 4, !dbg !94
  br label %21, !dbg !95

21:                                               ; preds = %19
  %22 = load i32, ptr %4, align 4, !dbg !96
  %23 = add nsw i32 %22, 1, !dbg !96
  store i32 %23, ptr %4, align 4, !dbg !96
  br label %8, !dbg !97, !llvm.loop !98

24:                                               ; preds = %8
  ret ptr null, !dbg !101
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
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 17, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "shapes/corr.c", directory: ".")
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
!17 = !{!0, !18, !24, !29}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 80, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 10)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 112, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 14)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 144, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 18)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !46, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!37}
!48 = !{}
!49 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 41, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 41, column: 12, scope: !45)
!54 = !DILocalVariable(name: "u", scope: !45, file: !3, line: 41, type: !50)
!55 = !DILocation(line: 41, column: 15, scope: !45)
!56 = !DILocation(line: 43, column: 2, scope: !45)
!57 = !DILocation(line: 44, column: 2, scope: !45)
!58 = !DILocation(line: 45, column: 15, scope: !45)
!59 = !DILocation(line: 45, column: 2, scope: !45)
!60 = !DILocation(line: 46, column: 15, scope: !45)
!61 = !DILocation(line: 46, column: 2, scope: !45)
!62 = !DILocation(line: 47, column: 2, scope: !45)
!63 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 19, type: !64, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!64 = !DISubroutineType(types: !65)
!65 = !{!16, !16}
!66 = !DILocalVariable(name: "arg", arg: 1, scope: !63, file: !3, line: 19, type: !16)
!67 = !DILocation(line: 19, column: 24, scope: !63)
!68 = !DILocation(line: 21, column: 8, scope: !63)
!69 = !DILocation(line: 22, column: 2, scope: !63)
!70 = !DILocation(line: 23, column: 2, scope: !63)
!71 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 26, type: !64, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !71, file: !3, line: 26, type: !16)
!73 = !DILocation(line: 26, column: 24, scope: !71)
!74 = !DILocalVariable(name: "last", scope: !71, file: !3, line: 28, type: !37)
!75 = !DILocation(line: 28, column: 6, scope: !71)
!76 = !DILocation(line: 30, column: 8, scope: !71)
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 31, type: !37)
!78 = distinct !DILexicalBlock(scope: !71, file: !3, line: 31, column: 2)
!79 = !DILocation(line: 31, column: 11, scope: !78)
!80 = !DILocation(line: 31, column: 7, scope: !78)
!81 = !DILocation(line: 31, column: 18, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 31, column: 2)
!83 = !DILocation(line: 31, column: 20, scope: !82)
!84 = !DILocation(line: 31, column: 2, scope: !78)
!85 = !DILocalVariable(name: "v", scope: !86, file: !3, line: 32, type: !37)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 31, column: 34)
!87 = !DILocation(line: 32, column: 7, scope: !86)
!88 = !DILocation(line: 32, column: 11, scope: !86)
!89 = !DILocation(line: 33, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 33, column: 3)
!91 = distinct !DILexicalBlock(scope: !86, file: !3, line: 33, column: 3)
!92 = !DILocation(line: 33, column: 3, scope: !91)
!93 = !DILocation(line: 34, column: 10, scope: !86)
!94 = !DILocation(line: 34, column: 8, scope: !86)
!95 = !DILocation(line: 35, column: 2, scope: !86)
!96 = !DILocation(line: 31, column: 30, scope: !82)
!97 = !DILocation(line: 31, column: 2, scope: !82)
!98 = distinct !{!98, !84, !99, !100}
!99 = !DILocation(line: 35, column: 2, scope: !78)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !DILocation(line: 36, column: 2, scope: !71)
