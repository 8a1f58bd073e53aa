; ModuleID = 'litmus/mixed_mp.c'
source_filename = "litmus/mixed_mp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }

@__const.main.start = private unnamed_addr constant [2 x ptr] [ptr @first, ptr @second], align 16
@x = internal global %union.anon zeroinitializer, align 4, !dbg !0
@r1 = internal global i32 0, align 4, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x ptr], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.start, i64 16, i1 false), !dbg !64
  call void @llvm.dbg.declare(metadata ptr %3, metadata !65, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata ptr %4, metadata !70, metadata !DIExpression()), !dbg !72
  store i32 0, ptr %4, align 4, !dbg !72
  br label %6, !dbg !72

6:                                                ; preds = %18, %0
  %7 = load i32, ptr %4, align 4, !dbg !73
  %8 = icmp slt i32 %7, 2, !dbg !73
  br i1 %8, label %9, label %21, !dbg !72

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !73
  %11 = sext i32 %10 to i64, !dbg !73
  %12 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %11, !dbg !73
  %13 = load i32, ptr %4, align 4, !dbg !73
  %14 = sext i32 %13 to i64, !dbg !73
  %15 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 %14, !dbg !73
  %16 = load ptr, ptr %15, align 8, !dbg !73
  %17 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef %16, ptr noundef null) #5, !dbg !73
  br label %18, !dbg !73

18:                                               ; preds = %9
  %19 = load i32, ptr %4, align 4, !dbg !73
  %20 = add nsw i32 %19, 1, !dbg !73
  store i32 %20, ptr %4, align 4, !dbg !73
  br label %6, !dbg !73, !llvm.loop !75

21:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !77, metadata !DIExpression()), !dbg !79
  store i32 0, ptr %5, align 4, !dbg !79
  br label %22, !dbg !79

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !80
  %24 = icmp slt i32 %23, 2, !dbg !80
  br i1 %24, label %25, label %34, !dbg !79

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !80
  %27 = sext i32 %26 to i64, !dbg !80
  %28 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %27, !dbg !80
  %29 = load i64, ptr %28, align 8, !dbg !80
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !80
  br label %31, !dbg !80

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !80
  %33 = add nsw i32 %32, 1, !dbg !80
  store i32 %33, ptr %5, align 4, !dbg !80
  br label %22, !dbg !80, !llvm.loop !82

34:                                               ; preds = %22
  ret i32 0, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !83 {
  %2 = alloca ptr, align 8
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !85
  store i16 1, ptr %3, align 2, !dbg !86
  %5 = load i16, ptr %3, align 2, !dbg !86
  store atomic i16 %5, ptr @x monotonic, align 4, !dbg !86
  store i16 1, ptr %4, align 2, !dbg !87
  %6 = load i16, ptr %4, align 2, !dbg !87
  store atomic i16 %6, ptr getelementptr inbounds ([2 x i16], ptr @x, i64 0, i64 1) monotonic, align 2, !dbg !87
  ret ptr null, !dbg !88
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  %4 = load atomic i32, ptr @x monotonic, align 4, !dbg !92
  store i32 %4, ptr %3, align 4, !dbg !92
  %5 = load i32, ptr %3, align 4, !dbg !92
  store i32 %5, ptr @r1, align 4, !dbg !93
  ret ptr null, !dbg !94
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
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "litmus/mixed_mp.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 28, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !7, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
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
!25 = !{!0, !26}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 13, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !29, line: 26, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !31, line: 42, baseType: !11)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 8, size: 32, elements: !33)
!33 = !{!34, !36, !44}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !32, file: !3, line: 9, baseType: !35, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !32, file: !3, line: 10, baseType: !37, size: 32)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 32, elements: !42)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !29, line: 25, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !31, line: 40, baseType: !41)
!41 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!42 = !{!43}
!43 = !DISubrange(count: 2)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !32, file: !3, line: 11, baseType: !45, size: 32)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 32, elements: !50)
!46 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !47)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !29, line: 24, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !31, line: 38, baseType: !49)
!49 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!50 = !{!51}
!51 = !DISubrange(count: 4)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = !DILocalVariable(name: "start", scope: !6, file: !3, line: 28, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 128, elements: !42)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DISubroutineType(types: !63)
!63 = !{!24, !24}
!64 = !DILocation(line: 28, column: 1, scope: !6)
!65 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 28, type: !66)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 128, elements: !42)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !68, line: 27, baseType: !69)
!68 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!69 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!70 = !DILocalVariable(name: "i", scope: !71, file: !3, line: 28, type: !9)
!71 = distinct !DILexicalBlock(scope: !6, file: !3, line: 28, column: 1)
!72 = !DILocation(line: 28, column: 1, scope: !71)
!73 = !DILocation(line: 28, column: 1, scope: !74)
!74 = distinct !DILexicalBlock(scope: !71, file: !3, line: 28, column: 1)
!75 = distinct !{!75, !72, !72, !76}
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 28, type: !9)
!78 = distinct !DILexicalBlock(scope: !6, file: !3, line: 28, column: 1)
!79 = !DILocation(line: 28, column: 1, scope: !78)
!80 = !DILocation(line: 28, column: 1, scope: !81)
!81 = distinct !DILexicalBlock(scope: !78, file: !3, line: 28, column: 1)
!82 = distinct !{!82, !79, !79, !76}
!83 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 15, type: !62, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!84 = !DILocalVariable(name: "arg", arg: 1, scope: !83, file: !3, line: 15, type: !24)
!85 = !DILocation(line: 15, column: 1, scope: !83)
!86 = !DILocation(line: 17, column: 2, scope: !83)
!87 = !DILocation(line: 18, column: 2, scope: !83)
!88 = !DILocation(line: 19, column: 2, scope: !83)
!89 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 22, type: !62, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !89, file: !3, line: 22, type: !24)
!91 = !DILocation(line: 22, column: 1, scope: !89)
!92 = !DILocation(line: 24, column: 7, scope: !89)
!93 = !DILocation(line: 24, column: 5, scope: !89)
!94 = !DILocation(line: 25, column: 2, scope: !89)
