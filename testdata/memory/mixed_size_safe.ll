; ModuleID = 'memory/mixed_size_safe.c'
source_filename = "memory/mixed_size_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }

@shared = internal global %union.anon zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [44 x i8] c"low == high || (low == 0x1111 && high == 0)\00", align 1, !dbg !12
@.str.1 = private unnamed_addr constant [25 x i8] c"memory/mixed_size_safe.c\00", align 1, !dbg !18
@__PRETTY_FUNCTION__.whole = private unnamed_addr constant [20 x i8] c"void *whole(void *)\00", align 1, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !59
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @halves, ptr noundef null) #5, !dbg !60
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @whole, ptr noundef null) #5, !dbg !61
  %6 = load i64, ptr %2, align 8, !dbg !62
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !63
  %8 = load i64, ptr %3, align 8, !dbg !64
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !65
  ret i32 0, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @halves(ptr noundef %0) #0 !dbg !67 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  %3 = load ptr, ptr %2, align 8, !dbg !72
  store volatile i16 4369, ptr @shared, align 4, !dbg !73
  store volatile i16 4369, ptr getelementptr inbounds ([2 x i16], ptr @shared, i64 0, i64 1), align 2, !dbg !74
  ret ptr null, !dbg !75
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @whole(ptr noundef %0) #0 !dbg !76 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !77, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata ptr %3, metadata !79, metadata !DIExpression()), !dbg !80
  %6 = load volatile i32, ptr @shared, align 4, !dbg !81
  store i32 %6, ptr %3, align 4, !dbg !80
  call void @llvm.dbg.declare(metadata ptr %4, metadata !82, metadata !DIExpression()), !dbg !83
  call void @llvm.dbg.declare(metadata ptr %5, metadata !84, metadata !DIExpression()), !dbg !85
  %7 = load ptr, ptr %2, align 8, !dbg !86
  %8 = load i32, ptr %3, align 4, !dbg !87
  %9 = and i32 %8, 65535, !dbg !88
  %10 = trunc i32 %9 to i16, !dbg !89
  store i16 %10, ptr %4, align 2, !dbg !90
  %11 = load i32, ptr %3, align 4, !dbg !91
  %12 = lshr i32 %11, 16, !dbg !92
  %13 = trunc i32 %12 to i16, !dbg !93
  store i16 %13, ptr %5, align 2, !dbg !94
  %14 = load i16, ptr %4, align 2, !dbg !95
  %15 = zext i16 %14 to i32, !dbg !95
  %16 = load i16, ptr %5, align 2, !dbg !95
  %17 = zext i16 %16 to i32, !dbg !95
  %18 = icmp eq i32 %15, %17, !dbg !95
  br i1 %18, label %27, label %19, !dbg !95

19:                                               ; preds = %1
  %20 = load i16, ptr %4, align 2, !dbg !95
  %21 = zext i16 %20 to i32, !dbg !95
  %22 = icmp eq i32 %21, 4369, !dbg !95
  br i1 %22, label %23, label %28, !dbg !95

23:                                               ; preds = %19
  %24 = load i16, ptr %5, align 2, !dbg !95
  %25 = zext i16 %24 to i32, !dbg !95
  %26 = icmp eq i32 %25, 0, !dbg !95
  br i1 %26, label %27, label %28, !dbg !98

27:                                               ; preds = %23, %1
  br label %29, !dbg !98

28:                                               ; preds = %23, %19
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.whole) #6, !dbg !95
  unreachable, !dbg !95

29:                                               ; preds = %27
  ret ptr null, !dbg !99
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
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 15, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/mixed_size_safe.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !7, line: 25, baseType: !8)
!7 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !9, line: 40, baseType: !10)
!9 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!10 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!11 = !{!0, !12, !18, !23}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 352, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 44)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 200, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 25)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 160, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!27 = !{!28}
!28 = !DISubrange(count: 20)
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 12, size: 32, elements: !30)
!30 = !{!31, !36}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !29, file: !3, line: 13, baseType: !32, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !7, line: 26, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !9, line: 42, baseType: !35)
!35 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !29, file: !3, line: 14, baseType: !37, size: 32)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 32, elements: !39)
!38 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!39 = !{!40}
!40 = !DISubrange(count: 2)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !49, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!49 = !DISubroutineType(types: !50)
!50 = !{!51}
!51 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!52 = !{}
!53 = !DILocalVariable(name: "t", scope: !48, file: !3, line: 39, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 27, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 39, column: 12, scope: !48)
!58 = !DILocalVariable(name: "u", scope: !48, file: !3, line: 39, type: !54)
!59 = !DILocation(line: 39, column: 15, scope: !48)
!60 = !DILocation(line: 41, column: 2, scope: !48)
!61 = !DILocation(line: 42, column: 2, scope: !48)
!62 = !DILocation(line: 43, column: 15, scope: !48)
!63 = !DILocation(line: 43, column: 2, scope: !48)
!64 = !DILocation(line: 44, column: 15, scope: !48)
!65 = !DILocation(line: 44, column: 2, scope: !48)
!66 = !DILocation(line: 45, column: 2, scope: !48)
!67 = distinct !DISubprogram(name: "halves", scope: !3, file: !3, line: 17, type: !68, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!68 = !DISubroutineType(types: !69)
!69 = !{!5, !5}
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !67, file: !3, line: 17, type: !5)
!71 = !DILocation(line: 17, column: 27, scope: !67)
!72 = !DILocation(line: 19, column: 8, scope: !67)
!73 = !DILocation(line: 20, column: 17, scope: !67)
!74 = !DILocation(line: 21, column: 17, scope: !67)
!75 = !DILocation(line: 22, column: 2, scope: !67)
!76 = distinct !DISubprogram(name: "whole", scope: !3, file: !3, line: 25, type: !68, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!77 = !DILocalVariable(name: "arg", arg: 1, scope: !76, file: !3, line: 25, type: !5)
!78 = !DILocation(line: 25, column: 26, scope: !76)
!79 = !DILocalVariable(name: "w", scope: !76, file: !3, line: 27, type: !33)
!80 = !DILocation(line: 27, column: 11, scope: !76)
!81 = !DILocation(line: 27, column: 22, scope: !76)
!82 = !DILocalVariable(name: "low", scope: !76, file: !3, line: 28, type: !6)
!83 = !DILocation(line: 28, column: 11, scope: !76)
!84 = !DILocalVariable(name: "high", scope: !76, file: !3, line: 28, type: !6)
!85 = !DILocation(line: 28, column: 16, scope: !76)
!86 = !DILocation(line: 30, column: 8, scope: !76)
!87 = !DILocation(line: 31, column: 19, scope: !76)
!88 = !DILocation(line: 31, column: 21, scope: !76)
!89 = !DILocation(line: 31, column: 8, scope: !76)
!90 = !DILocation(line: 31, column: 6, scope: !76)
!91 = !DILocation(line: 32, column: 20, scope: !76)
!92 = !DILocation(line: 32, column: 22, scope: !76)
!93 = !DILocation(line: 32, column: 9, scope: !76)
!94 = !DILocation(line: 32, column: 7, scope: !76)
!95 = !DILocation(line: 33, column: 2, scope: !96)
!96 = distinct !DILexicalBlock(scope: !97, file: !3, line: 33, column: 2)
!97 = distinct !DILexicalBlock(scope: !76, file: !3, line: 33, column: 2)
!98 = !DILocation(line: 33, column: 2, scope: !97)
!99 = !DILocation(line: 34, column: 2, scope: !76)
