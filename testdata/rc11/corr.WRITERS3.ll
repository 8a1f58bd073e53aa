; ModuleID = 'rc11/corr.c'
source_filename = "rc11/corr.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@r = internal global [2 x i32] zeroinitializer, align 4, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !36 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata ptr %3, metadata !48, metadata !DIExpression()), !dbg !50
  store i32 0, ptr %3, align 4, !dbg !50
  br label %5, !dbg !51

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !52
  %7 = icmp slt i32 %6, 3, !dbg !54
  br i1 %7, label %8, label %20, !dbg !55

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !56
  %10 = sext i32 %9 to i64, !dbg !57
  %11 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %10, !dbg !57
  %12 = load i32, ptr %3, align 4, !dbg !58
  %13 = add nsw i32 %12, 1, !dbg !59
  %14 = sext i32 %13 to i64, !dbg !60
  %15 = inttoptr i64 %14 to ptr, !dbg !61
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @writer, ptr noundef %15) #4, !dbg !62
  br label %17, !dbg !62

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !63
  %19 = add nsw i32 %18, 1, !dbg !63
  store i32 %19, ptr %3, align 4, !dbg !63
  br label %5, !dbg !64, !llvm.loop !65

20:                                               ; preds = %5
  %21 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 3, !dbg !68
  %22 = call i32 @pthread_create(ptr noundef %21, ptr noundef null, ptr noundef @reader, ptr noundef null) #4, !dbg !69
  call void @llvm.dbg.declare(metadata ptr %4, metadata !70, metadata !DIExpression()), !dbg !72
  store i32 0, ptr %4, align 4, !dbg !72
  br label %23, !dbg !73

23:                                               ; preds = %32, %20
  %24 = load i32, ptr %4, align 4, !dbg !74
  %25 = icmp sle i32 %24, 3, !dbg !76
  br i1 %25, label %26, label %35, !dbg !77

26:                                               ; preds = %23
  %27 = load i32, ptr %4, align 4, !dbg !78
  %28 = sext i32 %27 to i64, !dbg !79
  %29 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %28, !dbg !79
  %30 = load i64, ptr %29, align 8, !dbg !79
  %31 = call i32 @pthread_join(i64 noundef %30, ptr noundef null), !dbg !80
  br label %32, !dbg !80

32:                                               ; preds = %26
  %33 = load i32, ptr %4, align 4, !dbg !81
  %34 = add nsw i32 %33, 1, !dbg !81
  store i32 %34, ptr %4, align 4, !dbg !81
  br label %23, !dbg !82, !llvm.loop !83

35:                                               ; preds = %23
  ret i32 0, !dbg !85
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !86 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !89, metadata !DIExpression()), !dbg !90
  %4 = load ptr, ptr %2, align 8, !dbg !91
  %5 = ptrtoint ptr %4 to i64, !dbg !91
  %6 = trunc i64 %5 to i32, !dbg !91
  store i32 %6, ptr %3, align 4, !dbg !91
  %7 = load i32, ptr %3, align 4, !dbg !91
  store atomic i32 %7, ptr @x monotonic, align 4, !dbg !91
  ret ptr null, !dbg !92
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !93 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !94, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.declare(metadata ptr %3, metadata !96, metadata !DIExpression()), !dbg !98
  store i32 0, ptr %3, align 4, !dbg !98
  br label %5, !dbg !99

5:                                                ; preds = %14, %1
  %6 = load i32, ptr %3, align 4, !dbg !100
  %7 = icmp slt i32 %6, 2, !dbg !102
  br i1 %7, label %8, label %17, !dbg !103

8:                                                ; preds = %5
  %9 = load atomic i32, ptr @x monotonic, align 4, !dbg !104
  store i32 %9, ptr %4, align 4, !dbg !104
  %10 = load i32, ptr %4, align 4, !dbg !104
  %11 = load i32, ptr %3, align 4, !dbg !105
  %12 = sext i32 %11 to i64, !dbg !106
  %13 = getelementptr inbounds [2 x i32], ptr @r, i64 0, i64 %12, !dbg !106
  store i32 %10, ptr %13, align 4, !dbg !107
  br label %14, !dbg !106

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !108
  %16 = add nsw i32 %15, 1, !dbg !108
  store i32 %16, ptr %3, align 4, !dbg !108
  br label %5, !dbg !109, !llvm.loop !110

17:                                               ; preds = %5
  ret ptr null, !dbg !112
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 16, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/corr.c", directory: ".")
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
!21 = !{!0, !22}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "r", scope: !2, file: !3, line: 17, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 2)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !37, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!20}
!39 = !{}
!40 = !DILocalVariable(name: "t", scope: !36, file: !3, line: 34, type: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 256, elements: !45)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !{!46}
!46 = !DISubrange(count: 4)
!47 = !DILocation(line: 34, column: 12, scope: !36)
!48 = !DILocalVariable(name: "i", scope: !49, file: !3, line: 36, type: !20)
!49 = distinct !DILexicalBlock(scope: !36, file: !3, line: 36, column: 2)
!50 = !DILocation(line: 36, column: 11, scope: !49)
!51 = !DILocation(line: 36, column: 7, scope: !49)
!52 = !DILocation(line: 36, column: 18, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 36, column: 2)
!54 = !DILocation(line: 36, column: 20, scope: !53)
!55 = !DILocation(line: 36, column: 2, scope: !49)
!56 = !DILocation(line: 37, column: 21, scope: !53)
!57 = !DILocation(line: 37, column: 19, scope: !53)
!58 = !DILocation(line: 37, column: 58, scope: !53)
!59 = !DILocation(line: 37, column: 60, scope: !53)
!60 = !DILocation(line: 37, column: 47, scope: !53)
!61 = !DILocation(line: 37, column: 39, scope: !53)
!62 = !DILocation(line: 37, column: 3, scope: !53)
!63 = !DILocation(line: 36, column: 32, scope: !53)
!64 = !DILocation(line: 36, column: 2, scope: !53)
!65 = distinct !{!65, !55, !66, !67}
!66 = !DILocation(line: 37, column: 64, scope: !49)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !DILocation(line: 38, column: 18, scope: !36)
!69 = !DILocation(line: 38, column: 2, scope: !36)
!70 = !DILocalVariable(name: "i", scope: !71, file: !3, line: 39, type: !20)
!71 = distinct !DILexicalBlock(scope: !36, file: !3, line: 39, column: 2)
!72 = !DILocation(line: 39, column: 11, scope: !71)
!73 = !DILocation(line: 39, column: 7, scope: !71)
!74 = !DILocation(line: 39, column: 18, scope: !75)
!75 = distinct !DILexicalBlock(scope: !71, file: !3, line: 39, column: 2)
!76 = !DILocation(line: 39, column: 20, scope: !75)
!77 = !DILocation(line: 39, column: 2, scope: !71)
!78 = !DILocation(line: 40, column: 18, scope: !75)
!79 = !DILocation(line: 40, column: 16, scope: !75)
!80 = !DILocation(line: 40, column: 3, scope: !75)
!81 = !DILocation(line: 39, column: 33, scope: !75)
!82 = !DILocation(line: 39, column: 2, scope: !75)
!83 = distinct !{!83, !77, !84, !67}
!84 = !DILocation(line: 40, column: 26, scope: !71)
!85 = !DILocation(line: 41, column: 2, scope: !36)
!86 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 19, type: !87, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!87 = !DISubroutineType(types: !88)
!88 = !{!16, !16}
!89 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 19, type: !16)
!90 = !DILocation(line: 19, column: 27, scope: !86)
!91 = !DILocation(line: 21, column: 2, scope: !86)
!92 = !DILocation(line: 22, column: 2, scope: !86)
!93 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 25, type: !87, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!94 = !DILocalVariable(name: "arg", arg: 1, scope: !93, file: !3, line: 25, type: !16)
!95 = !DILocation(line: 25, column: 1, scope: !93)
!96 = !DILocalVariable(name: "i", scope: !97, file: !3, line: 27, type: !20)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 27, column: 2)
!98 = !DILocation(line: 27, column: 11, scope: !97)
!99 = !DILocation(line: 27, column: 7, scope: !97)
!100 = !DILocation(line: 27, column: 18, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 27, column: 2)
!102 = !DILocation(line: 27, column: 20, scope: !101)
!103 = !DILocation(line: 27, column: 2, scope: !97)
!104 = !DILocation(line: 28, column: 10, scope: !101)
!105 = !DILocation(line: 28, column: 5, scope: !101)
!106 = !DILocation(line: 28, column: 3, scope: !101)
!107 = !DILocation(line: 28, column: 8, scope: !101)
!108 = !DILocation(line: 27, column: 30, scope: !101)
!109 = !DILocation(line: 27, column: 2, scope: !101)
!110 = distinct !{!110, !103, !111, !67}
!111 = !DILocation(line: 28, column: 10, scope: !97)
!112 = !DILocation(line: 29, column: 2, scope: !93)
