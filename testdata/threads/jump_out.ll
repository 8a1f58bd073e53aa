; ModuleID = 'threads/jump_out.c'
source_filename = "threads/jump_out.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@flags = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [21 x i8] c"flags[0] && flags[1]\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [19 x i8] c"threads/jump_out.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [6 x i8] c"i < 2\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata ptr %3, metadata !57, metadata !DIExpression()), !dbg !58
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef null) #6, !dbg !59
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @run, ptr noundef null) #6, !dbg !60
  %6 = load i64, ptr %2, align 8, !dbg !61
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !62
  %8 = load i64, ptr %3, align 8, !dbg !63
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !64
  %10 = load atomic i32, ptr @flags seq_cst, align 4, !dbg !65
  %11 = icmp ne i32 %10, 0, !dbg !65
  br i1 %11, label %12, label %16, !dbg !65

12:                                               ; preds = %0
  %13 = load atomic i32, ptr getelementptr inbounds ([2 x i32], ptr @flags, i64 0, i64 1) seq_cst, align 4, !dbg !65
  %14 = icmp ne i32 %13, 0, !dbg !65
  br i1 %14, label %15, label %16, !dbg !68

15:                                               ; preds = %12
  br label %17, !dbg !68

16:                                               ; preds = %12, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !65
  unreachable, !dbg !65

17:                                               ; preds = %15
  ret i32 0, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !70 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__jmp_buf_tag], align 16
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata ptr %3, metadata !75, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.declare(metadata ptr %4, metadata !102, metadata !DIExpression()), !dbg !103
  %5 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %3, i64 0, i64 0, !dbg !104
  %6 = call i32 @_setjmp(ptr noundef %5) #8, !dbg !104
  store i32 %6, ptr %4, align 4, !dbg !103
  %7 = load i32, ptr %4, align 4, !dbg !105
  %8 = icmp slt i32 %7, 2, !dbg !105
  br i1 %8, label %9, label %10, !dbg !108

9:                                                ; preds = %1
  br label %11, !dbg !108

10:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.run) #7, !dbg !105
  unreachable, !dbg !105

11:                                               ; preds = %9
  %12 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %3, i64 0, i64 0, !dbg !109
  %13 = load i32, ptr %4, align 4, !dbg !110
  call void @try(ptr noundef %12, i32 noundef %13), !dbg !111
  %14 = load ptr, ptr %2, align 8, !dbg !112
  ret ptr %14, !dbg !113
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal void @try(ptr noundef %0, i32 noundef %1) #0 !dbg !114 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !118, metadata !DIExpression()), !dbg !119
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !120, metadata !DIExpression()), !dbg !121
  call void @llvm.dbg.declare(metadata ptr %5, metadata !122, metadata !DIExpression()), !dbg !124
  %6 = load i32, ptr %4, align 4, !dbg !125
  store volatile i32 %6, ptr %5, align 4, !dbg !124
  %7 = load ptr, ptr %3, align 8, !dbg !126
  %8 = load volatile i32, ptr %5, align 4, !dbg !127
  call void @take(ptr noundef %7, i32 noundef %8), !dbg !128
  ret void, !dbg !129
}

; Function Attrs: noinline nounwind uwtable
define internal void @take(ptr noundef %0, i32 noundef %1) #0 !dbg !130 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !131, metadata !DIExpression()), !dbg !132
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !133, metadata !DIExpression()), !dbg !134
  %7 = load i32, ptr %4, align 4, !dbg !135
  %8 = sext i32 %7 to i64, !dbg !135
  %9 = getelementptr inbounds [2 x i32], ptr @flags, i64 0, i64 %8, !dbg !135
  store i32 1, ptr %5, align 4, !dbg !135
  %10 = load i32, ptr %5, align 4, !dbg !135
  %11 = atomicrmw xchg ptr %9, i32 %10 seq_cst, align 4, !dbg !135
  store i32 %11, ptr %6, align 4, !dbg !135
  %12 = load i32, ptr %6, align 4, !dbg !135
  %13 = icmp ne i32 %12, 0, !dbg !135
  br i1 %13, label %14, label %18, !dbg !137

14:                                               ; preds = %2
  %15 = load ptr, ptr %3, align 8, !dbg !138
  %16 = load i32, ptr %4, align 4, !dbg !139
  %17 = add nsw i32 %16, 1, !dbg !140
  call void @longjmp(ptr noundef %15, i32 noundef %17) #7, !dbg !141
  unreachable, !dbg !141

18:                                               ; preds = %2
  ret void, !dbg !142
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind returns_twice }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flags", scope: !2, file: !3, line: 10, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/jump_out.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !29}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 21)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 19)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 48, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 6)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 18)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 64, elements: !39)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !36, line: 96, baseType: !37)
!36 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!37 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !38)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !{!40}
!40 = !DISubrange(count: 2)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !49, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!38}
!51 = !{}
!52 = !DILocalVariable(name: "a", scope: !48, file: !3, line: 35, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !DILocation(line: 35, column: 12, scope: !48)
!57 = !DILocalVariable(name: "b", scope: !48, file: !3, line: 35, type: !53)
!58 = !DILocation(line: 35, column: 15, scope: !48)
!59 = !DILocation(line: 36, column: 2, scope: !48)
!60 = !DILocation(line: 37, column: 2, scope: !48)
!61 = !DILocation(line: 38, column: 15, scope: !48)
!62 = !DILocation(line: 38, column: 2, scope: !48)
!63 = !DILocation(line: 39, column: 15, scope: !48)
!64 = !DILocation(line: 39, column: 2, scope: !48)
!65 = !DILocation(line: 40, column: 2, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 40, column: 2)
!67 = distinct !DILexicalBlock(scope: !48, file: !3, line: 40, column: 2)
!68 = !DILocation(line: 40, column: 2, scope: !67)
!69 = !DILocation(line: 41, column: 2, scope: !48)
!70 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !71, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!71 = !DISubroutineType(types: !72)
!72 = !{!5, !5}
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 24, type: !5)
!74 = !DILocation(line: 24, column: 24, scope: !70)
!75 = !DILocalVariable(name: "failed", scope: !70, file: !3, line: 26, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !77, line: 32, baseType: !78)
!77 = !DIFile(filename: "include/setjmp.h", directory: "")
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 1600, elements: !99)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !80, line: 26, size: 1600, elements: !81)
!80 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "")
!81 = !{!82, !89, !90}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !79, file: !80, line: 32, baseType: !83, size: 512)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !84, line: 31, baseType: !85)
!84 = !DIFile(filename: "include/x86_64-linux-gnu/bits/setjmp.h", directory: "")
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 512, elements: !87)
!86 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!87 = !{!88}
!88 = !DISubrange(count: 8)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !79, file: !80, line: 33, baseType: !38, size: 32, offset: 512)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !79, file: !80, line: 34, baseType: !91, size: 1024, offset: 576)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !92, line: 8, baseType: !93)
!92 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!93 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !92, line: 5, size: 1024, elements: !94)
!94 = !{!95}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !93, file: !92, line: 7, baseType: !96, size: 1024)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 1024, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 16)
!99 = !{!100}
!100 = !DISubrange(count: 1)
!101 = !DILocation(line: 26, column: 10, scope: !70)
!102 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 27, type: !38)
!103 = !DILocation(line: 27, column: 6, scope: !70)
!104 = !DILocation(line: 27, column: 10, scope: !70)
!105 = !DILocation(line: 28, column: 2, scope: !106)
!106 = distinct !DILexicalBlock(scope: !107, file: !3, line: 28, column: 2)
!107 = distinct !DILexicalBlock(scope: !70, file: !3, line: 28, column: 2)
!108 = !DILocation(line: 28, column: 2, scope: !107)
!109 = !DILocation(line: 29, column: 6, scope: !70)
!110 = !DILocation(line: 29, column: 14, scope: !70)
!111 = !DILocation(line: 29, column: 2, scope: !70)
!112 = !DILocation(line: 30, column: 9, scope: !70)
!113 = !DILocation(line: 30, column: 2, scope: !70)
!114 = distinct !DISubprogram(name: "try", scope: !3, file: !3, line: 18, type: !115, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!115 = !DISubroutineType(types: !116)
!116 = !{null, !117, !38}
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!118 = !DILocalVariable(name: "failed", arg: 1, scope: !114, file: !3, line: 18, type: !117)
!119 = !DILocation(line: 18, column: 25, scope: !114)
!120 = !DILocalVariable(name: "i", arg: 2, scope: !114, file: !3, line: 18, type: !38)
!121 = !DILocation(line: 18, column: 37, scope: !114)
!122 = !DILocalVariable(name: "nested", scope: !114, file: !3, line: 20, type: !123)
!123 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !38)
!124 = !DILocation(line: 20, column: 15, scope: !114)
!125 = !DILocation(line: 20, column: 24, scope: !114)
!126 = !DILocation(line: 21, column: 7, scope: !114)
!127 = !DILocation(line: 21, column: 15, scope: !114)
!128 = !DILocation(line: 21, column: 2, scope: !114)
!129 = !DILocation(line: 22, column: 1, scope: !114)
!130 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 12, type: !115, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!131 = !DILocalVariable(name: "failed", arg: 1, scope: !130, file: !3, line: 12, type: !117)
!132 = !DILocation(line: 12, column: 26, scope: !130)
!133 = !DILocalVariable(name: "i", arg: 2, scope: !130, file: !3, line: 12, type: !38)
!134 = !DILocation(line: 12, column: 38, scope: !130)
!135 = !DILocation(line: 14, column: 6, scope: !136)
!136 = distinct !DILexicalBlock(scope: !130, file: !3, line: 14, column: 6)
!137 = !DILocation(line: 14, column: 6, scope: !130)
!138 = !DILocation(line: 15, column: 11, scope: !136)
!139 = !DILocation(line: 15, column: 19, scope: !136)
!140 = !DILocation(line: 15, column: 21, scope: !136)
!141 = !DILocation(line: 15, column: 3, scope: !136)
!142 = !DILocation(line: 16, column: 1, scope: !130)
