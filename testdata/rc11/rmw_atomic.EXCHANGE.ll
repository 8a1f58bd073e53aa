; ModuleID = 'rc11/rmw_atomic.c'
source_filename = "rc11/rmw_atomic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@r = internal global [3 x i32] zeroinitializer, align 4, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !36 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !45
  %5 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !46
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @set, ptr noundef null) #4, !dbg !47
  call void @llvm.dbg.declare(metadata ptr %3, metadata !48, metadata !DIExpression()), !dbg !50
  store i32 1, ptr %3, align 4, !dbg !50
  br label %7, !dbg !51

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %3, align 4, !dbg !52
  %9 = icmp sle i32 %8, 2, !dbg !54
  br i1 %9, label %10, label %21, !dbg !55

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !56
  %12 = sext i32 %11 to i64, !dbg !57
  %13 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %12, !dbg !57
  %14 = load i32, ptr %3, align 4, !dbg !58
  %15 = sext i32 %14 to i64, !dbg !59
  %16 = inttoptr i64 %15 to ptr, !dbg !60
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @change, ptr noundef %16) #4, !dbg !61
  br label %18, !dbg !61

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4, !dbg !62
  %20 = add nsw i32 %19, 1, !dbg !62
  store i32 %20, ptr %3, align 4, !dbg !62
  br label %7, !dbg !63, !llvm.loop !64

21:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !67, metadata !DIExpression()), !dbg !69
  store i32 0, ptr %4, align 4, !dbg !69
  br label %22, !dbg !70

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %4, align 4, !dbg !71
  %24 = icmp sle i32 %23, 2, !dbg !73
  br i1 %24, label %25, label %34, !dbg !74

25:                                               ; preds = %22
  %26 = load i32, ptr %4, align 4, !dbg !75
  %27 = sext i32 %26 to i64, !dbg !76
  %28 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %27, !dbg !76
  %29 = load i64, ptr %28, align 8, !dbg !76
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !77
  br label %31, !dbg !77

31:                                               ; preds = %25
  %32 = load i32, ptr %4, align 4, !dbg !78
  %33 = add nsw i32 %32, 1, !dbg !78
  store i32 %33, ptr %4, align 4, !dbg !78
  br label %22, !dbg !79, !llvm.loop !80

34:                                               ; preds = %22
  ret i32 0, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !83 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !86, metadata !DIExpression()), !dbg !87
  store i32 100, ptr %3, align 4, !dbg !88
  %4 = load i32, ptr %3, align 4, !dbg !88
  store atomic i32 %4, ptr @x monotonic, align 4, !dbg !88
  ret ptr null, !dbg !89
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @change(ptr noundef %0) #0 !dbg !90 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !91, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !94
  %6 = load ptr, ptr %2, align 8, !dbg !95
  %7 = ptrtoint ptr %6 to i64, !dbg !96
  %8 = trunc i64 %7 to i32, !dbg !97
  store i32 %8, ptr %3, align 4, !dbg !94
  %9 = load i32, ptr %3, align 4, !dbg !98
  store i32 %9, ptr %4, align 4, !dbg !98
  %10 = load i32, ptr %4, align 4, !dbg !98
  %11 = atomicrmw xchg ptr @x, i32 %10 monotonic, align 4, !dbg !98
  store i32 %11, ptr %5, align 4, !dbg !98
  %12 = load i32, ptr %5, align 4, !dbg !98
  %13 = load i32, ptr %3, align 4, !dbg !99
  %14 = sext i32 %13 to i64, !dbg !100
  %15 = getelementptr inbounds [3 x i32], ptr @r, i64 0, i64 %14, !dbg !100
  store i32 %12, ptr %15, align 4, !dbg !101
  ret ptr null, !dbg !102
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
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 13, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/rmw_atomic.c", directory: ".")
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
!23 = distinct !DIGlobalVariable(name: "r", scope: !2, file: !3, line: 14, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 96, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 3)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !37, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!20}
!39 = !{}
!40 = !DILocalVariable(name: "t", scope: !36, file: !3, line: 36, type: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 192, elements: !25)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 36, column: 12, scope: !36)
!46 = !DILocation(line: 38, column: 18, scope: !36)
!47 = !DILocation(line: 38, column: 2, scope: !36)
!48 = !DILocalVariable(name: "i", scope: !49, file: !3, line: 39, type: !20)
!49 = distinct !DILexicalBlock(scope: !36, file: !3, line: 39, column: 2)
!50 = !DILocation(line: 39, column: 11, scope: !49)
!51 = !DILocation(line: 39, column: 7, scope: !49)
!52 = !DILocation(line: 39, column: 18, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 39, column: 2)
!54 = !DILocation(line: 39, column: 20, scope: !53)
!55 = !DILocation(line: 39, column: 2, scope: !49)
!56 = !DILocation(line: 40, column: 21, scope: !53)
!57 = !DILocation(line: 40, column: 19, scope: !53)
!58 = !DILocation(line: 40, column: 57, scope: !53)
!59 = !DILocation(line: 40, column: 47, scope: !53)
!60 = !DILocation(line: 40, column: 39, scope: !53)
!61 = !DILocation(line: 40, column: 3, scope: !53)
!62 = !DILocation(line: 39, column: 27, scope: !53)
!63 = !DILocation(line: 39, column: 2, scope: !53)
!64 = distinct !{!64, !55, !65, !66}
!65 = !DILocation(line: 40, column: 58, scope: !49)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 41, type: !20)
!68 = distinct !DILexicalBlock(scope: !36, file: !3, line: 41, column: 2)
!69 = !DILocation(line: 41, column: 11, scope: !68)
!70 = !DILocation(line: 41, column: 7, scope: !68)
!71 = !DILocation(line: 41, column: 18, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !3, line: 41, column: 2)
!73 = !DILocation(line: 41, column: 20, scope: !72)
!74 = !DILocation(line: 41, column: 2, scope: !68)
!75 = !DILocation(line: 42, column: 18, scope: !72)
!76 = !DILocation(line: 42, column: 16, scope: !72)
!77 = !DILocation(line: 42, column: 3, scope: !72)
!78 = !DILocation(line: 41, column: 27, scope: !72)
!79 = !DILocation(line: 41, column: 2, scope: !72)
!80 = distinct !{!80, !74, !81, !66}
!81 = !DILocation(line: 42, column: 26, scope: !68)
!82 = !DILocation(line: 43, column: 2, scope: !36)
!83 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 28, type: !84, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!84 = !DISubroutineType(types: !85)
!85 = !{!16, !16}
!86 = !DILocalVariable(name: "arg", arg: 1, scope: !83, file: !3, line: 28, type: !16)
!87 = !DILocation(line: 28, column: 1, scope: !83)
!88 = !DILocation(line: 30, column: 2, scope: !83)
!89 = !DILocation(line: 31, column: 2, scope: !83)
!90 = distinct !DISubprogram(name: "change", scope: !3, file: !3, line: 16, type: !84, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!91 = !DILocalVariable(name: "arg", arg: 1, scope: !90, file: !3, line: 16, type: !16)
!92 = !DILocation(line: 16, column: 27, scope: !90)
!93 = !DILocalVariable(name: "me", scope: !90, file: !3, line: 18, type: !20)
!94 = !DILocation(line: 18, column: 6, scope: !90)
!95 = !DILocation(line: 18, column: 26, scope: !90)
!96 = !DILocation(line: 18, column: 16, scope: !90)
!97 = !DILocation(line: 18, column: 11, scope: !90)
!98 = !DILocation(line: 21, column: 10, scope: !90)
!99 = !DILocation(line: 21, column: 4, scope: !90)
!100 = !DILocation(line: 21, column: 2, scope: !90)
!101 = !DILocation(line: 21, column: 8, scope: !90)
!102 = !DILocation(line: 25, column: 2, scope: !90)
