; ModuleID = 'benchmarks/mutex_counter.c'
source_filename = "benchmarks/mutex_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [22 x i8] c"counter == N * ROUNDS\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [27 x i8] c"benchmarks/mutex_counter.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !66 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata ptr %3, metadata !77, metadata !DIExpression()), !dbg !79
  store i32 0, ptr %3, align 4, !dbg !79
  br label %5, !dbg !80

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !81
  %7 = icmp slt i32 %6, 3, !dbg !83
  br i1 %7, label %8, label %16, !dbg !84

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !85
  %10 = sext i32 %9 to i64, !dbg !86
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !86
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !87
  br label %13, !dbg !87

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !88
  %15 = add nsw i32 %14, 1, !dbg !88
  store i32 %15, ptr %3, align 4, !dbg !88
  br label %5, !dbg !89, !llvm.loop !90

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !93, metadata !DIExpression()), !dbg !95
  store i32 0, ptr %4, align 4, !dbg !95
  br label %17, !dbg !96

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !97
  %19 = icmp slt i32 %18, 3, !dbg !99
  br i1 %19, label %20, label %29, !dbg !100

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !101
  %22 = sext i32 %21 to i64, !dbg !102
  %23 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %22, !dbg !102
  %24 = load i64, ptr %23, align 8, !dbg !102
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !103
  br label %26, !dbg !103

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !104
  %28 = add nsw i32 %27, 1, !dbg !104
  store i32 %28, ptr %4, align 4, !dbg !104
  br label %17, !dbg !105, !llvm.loop !106

29:                                               ; preds = %17
  %30 = load volatile i32, ptr @counter, align 4, !dbg !108
  %31 = icmp eq i32 %30, 6, !dbg !108
  br i1 %31, label %32, label %33, !dbg !111

32:                                               ; preds = %29
  br label %34, !dbg !111

33:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !108
  unreachable, !dbg !108

34:                                               ; preds = %32
  ret i32 0, !dbg !112
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !116, metadata !DIExpression()), !dbg !117
  %4 = load ptr, ptr %2, align 8, !dbg !118
  call void @llvm.dbg.declare(metadata ptr %3, metadata !119, metadata !DIExpression()), !dbg !121
  store i32 0, ptr %3, align 4, !dbg !121
  br label %5, !dbg !122

5:                                                ; preds = %13, %1
  %6 = load i32, ptr %3, align 4, !dbg !123
  %7 = icmp slt i32 %6, 2, !dbg !125
  br i1 %7, label %8, label %16, !dbg !126

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !127
  %10 = load volatile i32, ptr @counter, align 4, !dbg !129
  %11 = add nsw i32 %10, 1, !dbg !129
  store volatile i32 %11, ptr @counter, align 4, !dbg !129
  %12 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !130
  br label %13, !dbg !131

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !132
  %15 = add nsw i32 %14, 1, !dbg !132
  store i32 %15, ptr %3, align 4, !dbg !132
  br label %5, !dbg !133, !llvm.loop !134

16:                                               ; preds = %5
  ret ptr null, !dbg !136
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64, !65}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !58, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "benchmarks/mutex_counter.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 176, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 22)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 216, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 27)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 18, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !27, line: 72, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 67, size: 320, elements: !29)
!29 = !{!30, !52, !56}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !28, file: !27, line: 69, baseType: !31, size: 320)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !32, line: 22, size: 320, elements: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!33 = !{!34, !36, !38, !39, !40, !41, !43, !44}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !31, file: !32, line: 24, baseType: !35, size: 32)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !31, file: !32, line: 25, baseType: !37, size: 32, offset: 32)
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !31, file: !32, line: 26, baseType: !35, size: 32, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !31, file: !32, line: 28, baseType: !37, size: 32, offset: 96)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !31, file: !32, line: 32, baseType: !35, size: 32, offset: 128)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !31, file: !32, line: 34, baseType: !42, size: 16, offset: 160)
!42 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !31, file: !32, line: 35, baseType: !42, size: 16, offset: 176)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !31, file: !32, line: 36, baseType: !45, size: 128, offset: 192)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !46, line: 55, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !46, line: 51, size: 128, elements: !48)
!48 = !{!49, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !47, file: !46, line: 53, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !47, file: !46, line: 54, baseType: !50, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !28, file: !27, line: 70, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 40)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 71, baseType: !57, size: 64)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !35)
!59 = !{i32 7, !"Dwarf Version", i32 5}
!60 = !{i32 2, !"Debug Info Version", i32 3}
!61 = !{i32 1, !"wchar_size", i32 4}
!62 = !{i32 8, !"PIC Level", i32 2}
!63 = !{i32 7, !"PIE Level", i32 2}
!64 = !{i32 7, !"uwtable", i32 2}
!65 = !{i32 7, !"frame-pointer", i32 2}
!66 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !67, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{!35}
!69 = !{}
!70 = !DILocalVariable(name: "t", scope: !66, file: !3, line: 34, type: !71)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, size: 192, elements: !74)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !73)
!73 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!74 = !{!75}
!75 = !DISubrange(count: 3)
!76 = !DILocation(line: 34, column: 12, scope: !66)
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 36, type: !35)
!78 = distinct !DILexicalBlock(scope: !66, file: !3, line: 36, column: 2)
!79 = !DILocation(line: 36, column: 11, scope: !78)
!80 = !DILocation(line: 36, column: 7, scope: !78)
!81 = !DILocation(line: 36, column: 18, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 36, column: 2)
!83 = !DILocation(line: 36, column: 20, scope: !82)
!84 = !DILocation(line: 36, column: 2, scope: !78)
!85 = !DILocation(line: 37, column: 21, scope: !82)
!86 = !DILocation(line: 37, column: 19, scope: !82)
!87 = !DILocation(line: 37, column: 3, scope: !82)
!88 = !DILocation(line: 36, column: 26, scope: !82)
!89 = !DILocation(line: 36, column: 2, scope: !82)
!90 = distinct !{!90, !84, !91, !92}
!91 = !DILocation(line: 37, column: 40, scope: !78)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocalVariable(name: "i", scope: !94, file: !3, line: 38, type: !35)
!94 = distinct !DILexicalBlock(scope: !66, file: !3, line: 38, column: 2)
!95 = !DILocation(line: 38, column: 11, scope: !94)
!96 = !DILocation(line: 38, column: 7, scope: !94)
!97 = !DILocation(line: 38, column: 18, scope: !98)
!98 = distinct !DILexicalBlock(scope: !94, file: !3, line: 38, column: 2)
!99 = !DILocation(line: 38, column: 20, scope: !98)
!100 = !DILocation(line: 38, column: 2, scope: !94)
!101 = !DILocation(line: 39, column: 18, scope: !98)
!102 = !DILocation(line: 39, column: 16, scope: !98)
!103 = !DILocation(line: 39, column: 3, scope: !98)
!104 = !DILocation(line: 38, column: 26, scope: !98)
!105 = !DILocation(line: 38, column: 2, scope: !98)
!106 = distinct !{!106, !100, !107, !92}
!107 = !DILocation(line: 39, column: 26, scope: !94)
!108 = !DILocation(line: 40, column: 2, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !3, line: 40, column: 2)
!110 = distinct !DILexicalBlock(scope: !66, file: !3, line: 40, column: 2)
!111 = !DILocation(line: 40, column: 2, scope: !110)
!112 = !DILocation(line: 41, column: 2, scope: !66)
!113 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 21, type: !114, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!114 = !DISubroutineType(types: !115)
!115 = !{!5, !5}
!116 = !DILocalVariable(name: "arg", arg: 1, scope: !113, file: !3, line: 21, type: !5)
!117 = !DILocation(line: 21, column: 24, scope: !113)
!118 = !DILocation(line: 23, column: 8, scope: !113)
!119 = !DILocalVariable(name: "r", scope: !120, file: !3, line: 24, type: !35)
!120 = distinct !DILexicalBlock(scope: !113, file: !3, line: 24, column: 2)
!121 = !DILocation(line: 24, column: 11, scope: !120)
!122 = !DILocation(line: 24, column: 7, scope: !120)
!123 = !DILocation(line: 24, column: 18, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !3, line: 24, column: 2)
!125 = !DILocation(line: 24, column: 20, scope: !124)
!126 = !DILocation(line: 24, column: 2, scope: !120)
!127 = !DILocation(line: 25, column: 3, scope: !128)
!128 = distinct !DILexicalBlock(scope: !124, file: !3, line: 24, column: 35)
!129 = !DILocation(line: 26, column: 10, scope: !128)
!130 = !DILocation(line: 27, column: 3, scope: !128)
!131 = !DILocation(line: 28, column: 2, scope: !128)
!132 = !DILocation(line: 24, column: 31, scope: !124)
!133 = !DILocation(line: 24, column: 2, scope: !124)
!134 = distinct !{!134, !126, !135, !92}
!135 = !DILocation(line: 28, column: 2, scope: !120)
!136 = !DILocation(line: 29, column: 2, scope: !113)
