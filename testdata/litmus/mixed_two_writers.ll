; ModuleID = 'litmus/mixed_two_writers.c'
source_filename = "litmus/mixed_two_writers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }

@__const.main.start = private unnamed_addr constant [2 x ptr] [ptr @first, ptr @second], align 16
@x = internal global %union.anon zeroinitializer, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x ptr], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !62
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.start, i64 16, i1 false), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %4, metadata !68, metadata !DIExpression()), !dbg !70
  store i32 0, ptr %4, align 4, !dbg !70
  br label %6, !dbg !70

6:                                                ; preds = %18, %0
  %7 = load i32, ptr %4, align 4, !dbg !71
  %8 = icmp slt i32 %7, 2, !dbg !71
  br i1 %8, label %9, label %21, !dbg !70

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !71
  %11 = sext i32 %10 to i64, !dbg !71
  %12 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %11, !dbg !71
  %13 = load i32, ptr %4, align 4, !dbg !71
  %14 = sext i32 %13 to i64, !dbg !71
  %15 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 %14, !dbg !71
  %16 = load ptr, ptr %15, align 8, !dbg !71
  %17 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef %16, ptr noundef null) #5, !dbg !71
  br label %18, !dbg !71

18:                                               ; preds = %9
  %19 = load i32, ptr %4, align 4, !dbg !71
  %20 = add nsw i32 %19, 1, !dbg !71
  store i32 %20, ptr %4, align 4, !dbg !71
  br label %6, !dbg !71, !llvm.loop !73

21:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %5, align 4, !dbg !77
  br label %22, !dbg !77

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !78
  %24 = icmp slt i32 %23, 2, !dbg !78
  br i1 %24, label %25, label %34, !dbg !77

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !78
  %27 = sext i32 %26 to i64, !dbg !78
  %28 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %27, !dbg !78
  %29 = load i64, ptr %28, align 8, !dbg !78
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !78
  br label %31, !dbg !78

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !78
  %33 = add nsw i32 %32, 1, !dbg !78
  store i32 %33, ptr %5, align 4, !dbg !78
  br label %22, !dbg !78, !llvm.loop !80

34:                                               ; preds = %22
  ret i32 0, !dbg !62
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !81 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !82, metadata !DIExpression()), !dbg !83
  store i32 65537, ptr %3, align 4, !dbg !84
  %4 = load i32, ptr %3, align 4, !dbg !84
  store atomic i32 %4, ptr @x monotonic, align 4, !dbg !84
  ret ptr null, !dbg !85
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !86 {
  %2 = alloca ptr, align 8
  %3 = alloca i16, align 2
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !87, metadata !DIExpression()), !dbg !88
  store i16 2, ptr %3, align 2, !dbg !89
  %4 = load i16, ptr %3, align 2, !dbg !89
  store atomic i16 %4, ptr getelementptr inbounds ([2 x i16], ptr @x, i64 0, i64 1) monotonic, align 2, !dbg !89
  ret ptr null, !dbg !90
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
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "litmus/mixed_two_writers.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 26, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !7, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
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
!25 = !{!0}
!26 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 8, size: 32, elements: !27)
!27 = !{!28, !34, !42}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !26, file: !3, line: 9, baseType: !29, size: 32)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !31, line: 26, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !33, line: 42, baseType: !11)
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!34 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !26, file: !3, line: 10, baseType: !35, size: 32)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 32, elements: !40)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !31, line: 25, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !33, line: 40, baseType: !39)
!39 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!40 = !{!41}
!41 = !DISubrange(count: 2)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !26, file: !3, line: 11, baseType: !43, size: 32)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 32, elements: !48)
!44 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !31, line: 24, baseType: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !33, line: 38, baseType: !47)
!47 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!48 = !{!49}
!49 = !DISubrange(count: 4)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = !DILocalVariable(name: "start", scope: !6, file: !3, line: 26, type: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 128, elements: !40)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = !DISubroutineType(types: !61)
!61 = !{!24, !24}
!62 = !DILocation(line: 26, column: 1, scope: !6)
!63 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 26, type: !64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 128, elements: !40)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !66, line: 27, baseType: !67)
!66 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!67 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!68 = !DILocalVariable(name: "i", scope: !69, file: !3, line: 26, type: !9)
!69 = distinct !DILexicalBlock(scope: !6, file: !3, line: 26, column: 1)
!70 = !DILocation(line: 26, column: 1, scope: !69)
!71 = !DILocation(line: 26, column: 1, scope: !72)
!72 = distinct !DILexicalBlock(scope: !69, file: !3, line: 26, column: 1)
!73 = distinct !{!73, !70, !70, !74}
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 26, type: !9)
!76 = distinct !DILexicalBlock(scope: !6, file: !3, line: 26, column: 1)
!77 = !DILocation(line: 26, column: 1, scope: !76)
!78 = !DILocation(line: 26, column: 1, scope: !79)
!79 = distinct !DILexicalBlock(scope: !76, file: !3, line: 26, column: 1)
!80 = distinct !{!80, !77, !77, !74}
!81 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 14, type: !60, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!82 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 14, type: !24)
!83 = !DILocation(line: 14, column: 1, scope: !81)
!84 = !DILocation(line: 16, column: 2, scope: !81)
!85 = !DILocation(line: 17, column: 2, scope: !81)
!86 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 20, type: !60, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 20, type: !24)
!88 = !DILocation(line: 20, column: 1, scope: !86)
!89 = !DILocation(line: 22, column: 2, scope: !86)
!90 = !DILocation(line: 23, column: 2, scope: !86)
