; ModuleID = 'structures/double_width.c'
source_filename = "structures/double_width.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i128 0, align 16, !dbg !0
@.str = private unnamed_addr constant [45 x i8] c"(uint64_t)counter == 2 && counter >> 64 == 2\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [26 x i8] c"structures/double_width.c\00", align 1, !dbg !19
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !24
@.str.2 = private unnamed_addr constant [12 x i8] c"low == high\00", align 1, !dbg !30
@__PRETTY_FUNCTION__.count = private unnamed_addr constant [20 x i8] c"void *count(void *)\00", align 1, !dbg !35

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !55
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @count, ptr noundef null) #5, !dbg !56
  %4 = call ptr @count(ptr noundef null), !dbg !57
  %5 = load i64, ptr %2, align 8, !dbg !58
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !59
  %7 = load i128, ptr @counter, align 16, !dbg !60
  %8 = trunc i128 %7 to i64, !dbg !60
  %9 = icmp eq i64 %8, 2, !dbg !60
  br i1 %9, label %10, label %15, !dbg !60

10:                                               ; preds = %0
  %11 = load i128, ptr @counter, align 16, !dbg !60
  %12 = lshr i128 %11, 64, !dbg !60
  %13 = icmp eq i128 %12, 2, !dbg !60
  br i1 %13, label %14, label %15, !dbg !63

14:                                               ; preds = %10
  br label %16, !dbg !63

15:                                               ; preds = %10, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 58, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !60
  unreachable, !dbg !60

16:                                               ; preds = %14
  ret i32 0, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @count(ptr noundef %0) #0 !dbg !65 {
  %2 = alloca ptr, align 8
  %3 = alloca i128, align 16
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.declare(metadata ptr %3, metadata !71, metadata !DIExpression()), !dbg !73
  store i128 18446744073709551617, ptr %3, align 16, !dbg !73
  call void @llvm.dbg.declare(metadata ptr %4, metadata !74, metadata !DIExpression()), !dbg !75
  store i64 0, ptr %4, align 8, !dbg !75
  call void @llvm.dbg.declare(metadata ptr %5, metadata !76, metadata !DIExpression()), !dbg !77
  store i64 0, ptr %5, align 8, !dbg !77
  call void @llvm.dbg.declare(metadata ptr %6, metadata !78, metadata !DIExpression()), !dbg !80
  br label %7, !dbg !81

7:                                                ; preds = %24, %1
  %8 = load i64, ptr %4, align 8, !dbg !82
  %9 = load i64, ptr %5, align 8, !dbg !82
  %10 = icmp eq i64 %8, %9, !dbg !82
  br i1 %10, label %11, label %12, !dbg !86

11:                                               ; preds = %7
  br label %13, !dbg !86

12:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.count) #6, !dbg !82
  unreachable, !dbg !82

13:                                               ; preds = %11
  %14 = load i64, ptr %4, align 8, !dbg !87
  %15 = load i64, ptr %5, align 8, !dbg !87
  %16 = load i64, ptr %4, align 8, !dbg !88
  %17 = add i64 %16, 1, !dbg !89
  %18 = load i64, ptr %5, align 8, !dbg !90
  %19 = add i64 %18, 1, !dbg !91
  %20 = call { i8, i64, i64 } asm sideeffect "lock cmpxchg16b $1\0A\09setz $0", "=q,=*m,={ax},={dx},{bx},{cx},*m,2,3,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i128) @counter, i64 %17, i64 %19, ptr elementtype(i128) @counter, i64 %14, i64 %15) #5, !dbg !87, !srcloc !92
  %21 = extractvalue { i8, i64, i64 } %20, 0, !dbg !87
  %22 = extractvalue { i8, i64, i64 } %20, 1, !dbg !87
  %23 = extractvalue { i8, i64, i64 } %20, 2, !dbg !87
  store i8 %21, ptr %6, align 1, !dbg !87
  store i64 %22, ptr %4, align 8, !dbg !87
  store i64 %23, ptr %5, align 8, !dbg !87
  br label %24, !dbg !93

24:                                               ; preds = %13
  %25 = load i8, ptr %6, align 1, !dbg !94
  %26 = icmp ne i8 %25, 0, !dbg !95
  %27 = xor i1 %26, true, !dbg !95
  br i1 %27, label %7, label %28, !dbg !93, !llvm.loop !96

28:                                               ; preds = %24
  %29 = load ptr, ptr %2, align 8, !dbg !99
  ret ptr %29, !dbg !100
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
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 13, type: !10, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structures/double_width.c", directory: ".")
!4 = !{!5, !10}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !6, line: 27, baseType: !7)
!6 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !8, line: 45, baseType: !9)
!8 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pair", file: !3, line: 11, baseType: !11)
!11 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!12 = !{!13, !19, !24, !0, !30, !35}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 360, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 45)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 208, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 26)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 120, elements: !28)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{!29}
!29 = !DISubrange(count: 15)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 96, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 12)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 160, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 20)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !48, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!48 = !DISubroutineType(types: !49)
!49 = !{!50}
!50 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!51 = !{}
!52 = !DILocalVariable(name: "other", scope: !47, file: !3, line: 54, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !9)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!55 = !DILocation(line: 54, column: 12, scope: !47)
!56 = !DILocation(line: 55, column: 2, scope: !47)
!57 = !DILocation(line: 56, column: 2, scope: !47)
!58 = !DILocation(line: 57, column: 15, scope: !47)
!59 = !DILocation(line: 57, column: 2, scope: !47)
!60 = !DILocation(line: 58, column: 2, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 58, column: 2)
!62 = distinct !DILexicalBlock(scope: !47, file: !3, line: 58, column: 2)
!63 = !DILocation(line: 58, column: 2, scope: !62)
!64 = !DILocation(line: 59, column: 2, scope: !47)
!65 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 22, type: !66, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!66 = !DISubroutineType(types: !67)
!67 = !{!68, !68}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!69 = !DILocalVariable(name: "arg", arg: 1, scope: !65, file: !3, line: 22, type: !68)
!70 = !DILocation(line: 22, column: 26, scope: !65)
!71 = !DILocalVariable(name: "both", scope: !65, file: !3, line: 24, type: !72)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!73 = !DILocation(line: 24, column: 13, scope: !65)
!74 = !DILocalVariable(name: "low", scope: !65, file: !3, line: 38, type: !5)
!75 = !DILocation(line: 38, column: 11, scope: !65)
!76 = !DILocalVariable(name: "high", scope: !65, file: !3, line: 38, type: !5)
!77 = !DILocation(line: 38, column: 20, scope: !65)
!78 = !DILocalVariable(name: "equal", scope: !65, file: !3, line: 39, type: !79)
!79 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!80 = !DILocation(line: 39, column: 16, scope: !65)
!81 = !DILocation(line: 40, column: 2, scope: !65)
!82 = !DILocation(line: 41, column: 3, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 41, column: 3)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 41, column: 3)
!85 = distinct !DILexicalBlock(scope: !65, file: !3, line: 40, column: 5)
!86 = !DILocation(line: 41, column: 3, scope: !84)
!87 = !DILocation(line: 42, column: 3, scope: !85)
!88 = !DILocation(line: 44, column: 12, scope: !85)
!89 = !DILocation(line: 44, column: 16, scope: !85)
!90 = !DILocation(line: 44, column: 26, scope: !85)
!91 = !DILocation(line: 44, column: 31, scope: !85)
!92 = !{i64 1430, i64 1451}
!93 = !DILocation(line: 46, column: 2, scope: !85)
!94 = !DILocation(line: 46, column: 12, scope: !65)
!95 = !DILocation(line: 46, column: 11, scope: !65)
!96 = distinct !{!96, !81, !97, !98}
!97 = !DILocation(line: 46, column: 17, scope: !65)
!98 = !{!"llvm.loop.mustprogress"}
!99 = !DILocation(line: 49, column: 9, scope: !65)
!100 = !DILocation(line: 49, column: 2, scope: !65)
