; ModuleID = 'litmus/mixed_forward.c'
source_filename = "litmus/mixed_forward.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }

@__const.main.start = private unnamed_addr constant [2 x ptr] [ptr @first, ptr @second], align 16
@x = internal global %union.anon zeroinitializer, align 4, !dbg !0
@r1 = internal global i32 0, align 4, !dbg !26
@r2 = internal global i32 0, align 4, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x ptr], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !61, metadata !DIExpression()), !dbg !66
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.start, i64 16, i1 false), !dbg !66
  call void @llvm.dbg.declare(metadata ptr %3, metadata !67, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.declare(metadata ptr %4, metadata !72, metadata !DIExpression()), !dbg !74
  store i32 0, ptr %4, align 4, !dbg !74
  br label %6, !dbg !74

6:                                                ; preds = %18, %0
  %7 = load i32, ptr %4, align 4, !dbg !75
  %8 = icmp slt i32 %7, 2, !dbg !75
  br i1 %8, label %9, label %21, !dbg !74

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !75
  %11 = sext i32 %10 to i64, !dbg !75
  %12 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %11, !dbg !75
  %13 = load i32, ptr %4, align 4, !dbg !75
  %14 = sext i32 %13 to i64, !dbg !75
  %15 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 %14, !dbg !75
  %16 = load ptr, ptr %15, align 8, !dbg !75
  %17 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef %16, ptr noundef null) #5, !dbg !75
  br label %18, !dbg !75

18:                                               ; preds = %9
  %19 = load i32, ptr %4, align 4, !dbg !75
  %20 = add nsw i32 %19, 1, !dbg !75
  store i32 %20, ptr %4, align 4, !dbg !75
  br label %6, !dbg !75, !llvm.loop !77

21:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !79, metadata !DIExpression()), !dbg !81
  store i32 0, ptr %5, align 4, !dbg !81
  br label %22, !dbg !81

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !82
  %24 = icmp slt i32 %23, 2, !dbg !82
  br i1 %24, label %25, label %34, !dbg !81

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !82
  %27 = sext i32 %26 to i64, !dbg !82
  %28 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %27, !dbg !82
  %29 = load i64, ptr %28, align 8, !dbg !82
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !82
  br label %31, !dbg !82

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !82
  %33 = add nsw i32 %32, 1, !dbg !82
  store i32 %33, ptr %5, align 4, !dbg !82
  br label %22, !dbg !82, !llvm.loop !84

34:                                               ; preds = %22
  ret i32 0, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  %3 = alloca i16, align 2
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !86, metadata !DIExpression()), !dbg !87
  store i16 1, ptr %3, align 2, !dbg !88
  %5 = load i16, ptr %3, align 2, !dbg !88
  store atomic i16 %5, ptr @x monotonic, align 4, !dbg !88
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !89
  store i32 %6, ptr %4, align 4, !dbg !89
  %7 = load i32, ptr %4, align 4, !dbg !89
  store i32 %7, ptr @r1, align 4, !dbg !90
  ret ptr null, !dbg !91
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !92 {
  %2 = alloca ptr, align 8
  %3 = alloca i16, align 2
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !93, metadata !DIExpression()), !dbg !94
  store i16 1, ptr %3, align 2, !dbg !95
  %5 = load i16, ptr %3, align 2, !dbg !95
  store atomic i16 %5, ptr getelementptr inbounds ([2 x i16], ptr @x, i64 0, i64 1) monotonic, align 2, !dbg !95
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !96
  store i32 %6, ptr %4, align 4, !dbg !96
  %7 = load i32, ptr %4, align 4, !dbg !96
  store i32 %7, ptr @r2, align 4, !dbg !97
  ret ptr null, !dbg !98
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!54, !55, !56, !57, !58, !59, !60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "litmus/mixed_forward.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 29, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !7, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!7 = !DISubroutineType(types: !8)
!8 = !{!9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{}
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{!13}
!13 = !DIEnumerator(name: "n", value: 2)
!14 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !15, line: 60, baseType: !11, size: 32, elements: !16)
!15 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!16 = !{!17, !18, !19, !20, !21, !22}
!17 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!18 = !DIEnumerator(name: "memory_order_consume", value: 1)
!19 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!20 = !DIEnumerator(name: "memory_order_release", value: 3)
!21 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!22 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!25 = !{!0, !26, !32}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 13, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !29, line: 26, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !31, line: 42, baseType: !11)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 13, type: !28, isLocal: true, isDefinition: true)
!34 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 8, size: 32, elements: !35)
!35 = !{!36, !38, !46}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !34, file: !3, line: 9, baseType: !37, size: 32)
!37 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !34, file: !3, line: 10, baseType: !39, size: 32)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 32, elements: !44)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !29, line: 25, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !31, line: 40, baseType: !43)
!43 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!44 = !{!45}
!45 = !DISubrange(count: 2)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !34, file: !3, line: 11, baseType: !47, size: 32)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 32, elements: !52)
!48 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !29, line: 24, baseType: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !31, line: 38, baseType: !51)
!51 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!52 = !{!53}
!53 = !DISubrange(count: 4)
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 8, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 2}
!60 = !{i32 7, !"frame-pointer", i32 2}
!61 = !DILocalVariable(name: "start", scope: !6, file: !3, line: 29, type: !62)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 128, elements: !44)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DISubroutineType(types: !65)
!65 = !{!24, !24}
!66 = !DILocation(line: 29, column: 1, scope: !6)
!67 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 29, type: !68)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 128, elements: !44)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !70, line: 27, baseType: !71)
!70 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 29, type: !9)
!73 = distinct !DILexicalBlock(scope: !6, file: !3, line: 29, column: 1)
!74 = !DILocation(line: 29, column: 1, scope: !73)
!75 = !DILocation(line: 29, column: 1, scope: !76)
!76 = distinct !DILexicalBlock(scope: !73, file: !3, line: 29, column: 1)
!77 = distinct !{!77, !74, !74, !78}
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocalVariable(name: "i", scope: !80, file: !3, line: 29, type: !9)
!80 = distinct !DILexicalBlock(scope: !6, file: !3, line: 29, column: 1)
!81 = !DILocation(line: 29, column: 1, scope: !80)
!82 = !DILocation(line: 29, column: 1, scope: !83)
!83 = distinct !DILexicalBlock(scope: !80, file: !3, line: 29, column: 1)
!84 = distinct !{!84, !81, !81, !78}
!85 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 15, type: !64, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!86 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !3, line: 15, type: !24)
!87 = !DILocation(line: 15, column: 1, scope: !85)
!88 = !DILocation(line: 17, column: 2, scope: !85)
!89 = !DILocation(line: 18, column: 7, scope: !85)
!90 = !DILocation(line: 18, column: 5, scope: !85)
!91 = !DILocation(line: 19, column: 2, scope: !85)
!92 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 22, type: !64, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!93 = !DILocalVariable(name: "arg", arg: 1, scope: !92, file: !3, line: 22, type: !24)
!94 = !DILocation(line: 22, column: 1, scope: !92)
!95 = !DILocation(line: 24, column: 2, scope: !92)
!96 = !DILocation(line: 25, column: 7, scope: !92)
!97 = !DILocation(line: 25, column: 5, scope: !92)
!98 = !DILocation(line: 26, column: 2, scope: !92)
