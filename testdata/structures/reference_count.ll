; ModuleID = 'structures/reference_count.c'
source_filename = "structures/reference_count.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.object = type { i32, i32 }

@.str = private unnamed_addr constant [14 x i8] c"o->value == 5\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [29 x i8] c"structures/reference_count.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.use = private unnamed_addr constant [18 x i8] c"void *use(void *)\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !45, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata ptr %3, metadata !53, metadata !DIExpression()), !dbg !61
  %6 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !62
  store ptr %6, ptr %3, align 8, !dbg !61
  %7 = load ptr, ptr %3, align 8, !dbg !63
  %8 = getelementptr inbounds %struct.object, ptr %7, i32 0, i32 0, !dbg !64
  store i32 3, ptr %8, align 4, !dbg !65
  %9 = load ptr, ptr %3, align 8, !dbg !66
  %10 = getelementptr inbounds %struct.object, ptr %9, i32 0, i32 1, !dbg !67
  store i32 5, ptr %10, align 4, !dbg !68
  call void @llvm.dbg.declare(metadata ptr %4, metadata !69, metadata !DIExpression()), !dbg !71
  store i32 0, ptr %4, align 4, !dbg !71
  br label %11, !dbg !72

11:                                               ; preds = %20, %0
  %12 = load i32, ptr %4, align 4, !dbg !73
  %13 = icmp slt i32 %12, 3, !dbg !75
  br i1 %13, label %14, label %23, !dbg !76

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 4, !dbg !77
  %16 = sext i32 %15 to i64, !dbg !78
  %17 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %16, !dbg !78
  %18 = load ptr, ptr %3, align 8, !dbg !79
  %19 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef @use, ptr noundef %18) #7, !dbg !80
  br label %20, !dbg !80

20:                                               ; preds = %14
  %21 = load i32, ptr %4, align 4, !dbg !81
  %22 = add nsw i32 %21, 1, !dbg !81
  store i32 %22, ptr %4, align 4, !dbg !81
  br label %11, !dbg !82, !llvm.loop !83

23:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata ptr %5, metadata !86, metadata !DIExpression()), !dbg !88
  store i32 0, ptr %5, align 4, !dbg !88
  br label %24, !dbg !89

24:                                               ; preds = %33, %23
  %25 = load i32, ptr %5, align 4, !dbg !90
  %26 = icmp slt i32 %25, 3, !dbg !92
  br i1 %26, label %27, label %36, !dbg !93

27:                                               ; preds = %24
  %28 = load i32, ptr %5, align 4, !dbg !94
  %29 = sext i32 %28 to i64, !dbg !95
  %30 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %29, !dbg !95
  %31 = load i64, ptr %30, align 8, !dbg !95
  %32 = call i32 @pthread_join(i64 noundef %31, ptr noundef null), !dbg !96
  br label %33, !dbg !96

33:                                               ; preds = %27
  %34 = load i32, ptr %5, align 4, !dbg !97
  %35 = add nsw i32 %34, 1, !dbg !97
  store i32 %35, ptr %5, align 4, !dbg !97
  br label %24, !dbg !98, !llvm.loop !99

36:                                               ; preds = %24
  ret i32 0, !dbg !101
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @use(ptr noundef %0) #0 !dbg !102 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !105, metadata !DIExpression()), !dbg !106
  call void @llvm.dbg.declare(metadata ptr %3, metadata !107, metadata !DIExpression()), !dbg !108
  %7 = load ptr, ptr %2, align 8, !dbg !109
  store ptr %7, ptr %3, align 8, !dbg !108
  %8 = load ptr, ptr %3, align 8, !dbg !110
  %9 = getelementptr inbounds %struct.object, ptr %8, i32 0, i32 1, !dbg !110
  %10 = load i32, ptr %9, align 4, !dbg !110
  %11 = icmp eq i32 %10, 5, !dbg !110
  br i1 %11, label %12, label %13, !dbg !113

12:                                               ; preds = %1
  br label %14, !dbg !113

13:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.use) #8, !dbg !110
  unreachable, !dbg !110

14:                                               ; preds = %12
  call void @llvm.dbg.declare(metadata ptr %4, metadata !114, metadata !DIExpression()), !dbg !115
  %15 = load ptr, ptr %3, align 8, !dbg !116
  %16 = getelementptr inbounds %struct.object, ptr %15, i32 0, i32 0, !dbg !117
  store i32 1, ptr %5, align 4, !dbg !118
  %17 = load i32, ptr %5, align 4, !dbg !118
  %18 = atomicrmw sub ptr %16, i32 %17 acq_rel, align 4, !dbg !118
  store i32 %18, ptr %6, align 4, !dbg !118
  %19 = load i32, ptr %6, align 4, !dbg !118
  store i32 %19, ptr %4, align 4, !dbg !115
  %20 = load i32, ptr %4, align 4, !dbg !119
  %21 = icmp eq i32 %20, 1, !dbg !121
  br i1 %21, label %22, label %24, !dbg !122

22:                                               ; preds = %14
  %23 = load ptr, ptr %3, align 8, !dbg !123
  call void @free(ptr noundef %23) #7, !dbg !124
  br label %24, !dbg !124

24:                                               ; preds = %22, %14
  ret ptr null, !dbg !125
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "structures/reference_count.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 14)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 29)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 144, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 18)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !19, retainedTypes: !30, globals: !32, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !21, line: 60, baseType: !22, size: 32, elements: !23)
!21 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !{!24, !25, !26, !27, !28, !29}
!24 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!25 = !DIEnumerator(name: "memory_order_consume", value: 1)
!26 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!27 = !DIEnumerator(name: "memory_order_release", value: 3)
!28 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!29 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!30 = !{!31}
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!32 = !{!0, !7, !12}
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 34, type: !41, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !44)
!41 = !DISubroutineType(types: !42)
!42 = !{!43}
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !{}
!45 = !DILocalVariable(name: "t", scope: !40, file: !2, line: 36, type: !46)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 192, elements: !50)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !{!51}
!51 = !DISubrange(count: 3)
!52 = !DILocation(line: 36, column: 12, scope: !40)
!53 = !DILocalVariable(name: "o", scope: !40, file: !2, line: 37, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !2, line: 18, size: 64, elements: !56)
!56 = !{!57, !60}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "users", scope: !55, file: !2, line: 19, baseType: !58, size: 32)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !21, line: 96, baseType: !59)
!59 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !43)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !55, file: !2, line: 20, baseType: !43, size: 32, offset: 32)
!61 = !DILocation(line: 37, column: 17, scope: !40)
!62 = !DILocation(line: 37, column: 21, scope: !40)
!63 = !DILocation(line: 39, column: 15, scope: !40)
!64 = !DILocation(line: 39, column: 18, scope: !40)
!65 = !DILocation(line: 39, column: 2, scope: !40)
!66 = !DILocation(line: 40, column: 2, scope: !40)
!67 = !DILocation(line: 40, column: 5, scope: !40)
!68 = !DILocation(line: 40, column: 11, scope: !40)
!69 = !DILocalVariable(name: "i", scope: !70, file: !2, line: 41, type: !43)
!70 = distinct !DILexicalBlock(scope: !40, file: !2, line: 41, column: 2)
!71 = !DILocation(line: 41, column: 11, scope: !70)
!72 = !DILocation(line: 41, column: 7, scope: !70)
!73 = !DILocation(line: 41, column: 18, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !2, line: 41, column: 2)
!75 = !DILocation(line: 41, column: 20, scope: !74)
!76 = !DILocation(line: 41, column: 2, scope: !70)
!77 = !DILocation(line: 42, column: 21, scope: !74)
!78 = !DILocation(line: 42, column: 19, scope: !74)
!79 = !DILocation(line: 42, column: 36, scope: !74)
!80 = !DILocation(line: 42, column: 3, scope: !74)
!81 = !DILocation(line: 41, column: 26, scope: !74)
!82 = !DILocation(line: 41, column: 2, scope: !74)
!83 = distinct !{!83, !76, !84, !85}
!84 = !DILocation(line: 42, column: 37, scope: !70)
!85 = !{!"llvm.loop.mustprogress"}
!86 = !DILocalVariable(name: "i", scope: !87, file: !2, line: 43, type: !43)
!87 = distinct !DILexicalBlock(scope: !40, file: !2, line: 43, column: 2)
!88 = !DILocation(line: 43, column: 11, scope: !87)
!89 = !DILocation(line: 43, column: 7, scope: !87)
!90 = !DILocation(line: 43, column: 18, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !2, line: 43, column: 2)
!92 = !DILocation(line: 43, column: 20, scope: !91)
!93 = !DILocation(line: 43, column: 2, scope: !87)
!94 = !DILocation(line: 44, column: 18, scope: !91)
!95 = !DILocation(line: 44, column: 16, scope: !91)
!96 = !DILocation(line: 44, column: 3, scope: !91)
!97 = !DILocation(line: 43, column: 26, scope: !91)
!98 = !DILocation(line: 43, column: 2, scope: !91)
!99 = distinct !{!99, !93, !100, !85}
!100 = !DILocation(line: 44, column: 26, scope: !87)
!101 = !DILocation(line: 45, column: 2, scope: !40)
!102 = distinct !DISubprogram(name: "use", scope: !2, file: !2, line: 23, type: !103, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !44)
!103 = !DISubroutineType(types: !104)
!104 = !{!31, !31}
!105 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !2, line: 23, type: !31)
!106 = !DILocation(line: 23, column: 24, scope: !102)
!107 = !DILocalVariable(name: "o", scope: !102, file: !2, line: 25, type: !54)
!108 = !DILocation(line: 25, column: 17, scope: !102)
!109 = !DILocation(line: 25, column: 21, scope: !102)
!110 = !DILocation(line: 27, column: 2, scope: !111)
!111 = distinct !DILexicalBlock(scope: !112, file: !2, line: 27, column: 2)
!112 = distinct !DILexicalBlock(scope: !102, file: !2, line: 27, column: 2)
!113 = !DILocation(line: 27, column: 2, scope: !112)
!114 = !DILocalVariable(name: "before", scope: !102, file: !2, line: 28, type: !43)
!115 = !DILocation(line: 28, column: 6, scope: !102)
!116 = !DILocation(line: 28, column: 42, scope: !102)
!117 = !DILocation(line: 28, column: 45, scope: !102)
!118 = !DILocation(line: 28, column: 15, scope: !102)
!119 = !DILocation(line: 29, column: 6, scope: !120)
!120 = distinct !DILexicalBlock(scope: !102, file: !2, line: 29, column: 6)
!121 = !DILocation(line: 29, column: 13, scope: !120)
!122 = !DILocation(line: 29, column: 6, scope: !102)
!123 = !DILocation(line: 30, column: 8, scope: !120)
!124 = !DILocation(line: 30, column: 3, scope: !120)
!125 = !DILocation(line: 31, column: 2, scope: !102)
