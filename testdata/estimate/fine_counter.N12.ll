; ModuleID = 'estimate/fine_counter.c'
source_filename = "estimate/fine_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@counters = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [31 x i8] c"counters[0] + counters[1] == N\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [24 x i8] c"estimate/fine_counter.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22
@locks = internal global [2 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !28

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !71 {
  %1 = alloca i32, align 4
  %2 = alloca [12 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !75, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.declare(metadata ptr %3, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %3, align 4, !dbg !84
  br label %5, !dbg !85

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !86
  %7 = icmp slt i32 %6, 12, !dbg !88
  br i1 %7, label %8, label %19, !dbg !89

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !90
  %10 = sext i32 %9 to i64, !dbg !91
  %11 = getelementptr inbounds [12 x i64], ptr %2, i64 0, i64 %10, !dbg !91
  %12 = load i32, ptr %3, align 4, !dbg !92
  %13 = sext i32 %12 to i64, !dbg !93
  %14 = inttoptr i64 %13 to ptr, !dbg !94
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @increment, ptr noundef %14) #5, !dbg !95
  br label %16, !dbg !95

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !96
  %18 = add nsw i32 %17, 1, !dbg !96
  store i32 %18, ptr %3, align 4, !dbg !96
  br label %5, !dbg !97, !llvm.loop !98

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !101, metadata !DIExpression()), !dbg !103
  store i32 0, ptr %4, align 4, !dbg !103
  br label %20, !dbg !104

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !105
  %22 = icmp slt i32 %21, 12, !dbg !107
  br i1 %22, label %23, label %32, !dbg !108

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !109
  %25 = sext i32 %24 to i64, !dbg !110
  %26 = getelementptr inbounds [12 x i64], ptr %2, i64 0, i64 %25, !dbg !110
  %27 = load i64, ptr %26, align 8, !dbg !110
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !111
  br label %29, !dbg !111

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !112
  %31 = add nsw i32 %30, 1, !dbg !112
  store i32 %31, ptr %4, align 4, !dbg !112
  br label %20, !dbg !113, !llvm.loop !114

32:                                               ; preds = %20
  %33 = load i32, ptr @counters, align 4, !dbg !116
  %34 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @counters, i64 0, i64 1), align 4, !dbg !116
  %35 = add nsw i32 %33, %34, !dbg !116
  %36 = icmp eq i32 %35, 12, !dbg !116
  br i1 %36, label %37, label %38, !dbg !119

37:                                               ; preds = %32
  br label %39, !dbg !119

38:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !116
  unreachable, !dbg !116

39:                                               ; preds = %37
  ret i32 0, !dbg !120
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @increment(ptr noundef %0) #0 !dbg !121 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  call void @llvm.dbg.declare(metadata ptr %3, metadata !126, metadata !DIExpression()), !dbg !127
  %4 = load ptr, ptr %2, align 8, !dbg !128
  %5 = ptrtoint ptr %4 to i64, !dbg !129
  %6 = trunc i64 %5 to i32, !dbg !130
  %7 = srem i32 %6, 2, !dbg !131
  store i32 %7, ptr %3, align 4, !dbg !127
  %8 = load i32, ptr %3, align 4, !dbg !132
  %9 = sext i32 %8 to i64, !dbg !133
  %10 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %9, !dbg !133
  %11 = call i32 @pthread_mutex_lock(ptr noundef %10) #5, !dbg !134
  %12 = load i32, ptr %3, align 4, !dbg !135
  %13 = sext i32 %12 to i64, !dbg !136
  %14 = getelementptr inbounds [2 x i32], ptr @counters, i64 0, i64 %13, !dbg !136
  %15 = load i32, ptr %14, align 4, !dbg !137
  %16 = add nsw i32 %15, 1, !dbg !137
  store i32 %16, ptr %14, align 4, !dbg !137
  %17 = load i32, ptr %3, align 4, !dbg !138
  %18 = sext i32 %17 to i64, !dbg !139
  %19 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %18, !dbg !139
  %20 = call i32 @pthread_mutex_unlock(ptr noundef %19) #5, !dbg !140
  ret ptr null, !dbg !141
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
!llvm.module.flags = !{!64, !65, !66, !67, !68, !69, !70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counters", scope: !2, file: !3, line: 16, type: !63, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/fine_counter.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 248, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 31)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 192, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 24)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "locks", scope: !2, file: !3, line: 17, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 640, elements: !61)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !32, line: 72, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 67, size: 320, elements: !34)
!34 = !{!35, !56, !60}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !33, file: !32, line: 69, baseType: !36, size: 320)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !37, line: 22, size: 320, elements: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!38 = !{!39, !40, !42, !43, !44, !45, !47, !48}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !36, file: !37, line: 24, baseType: !9, size: 32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !36, file: !37, line: 25, baseType: !41, size: 32, offset: 32)
!41 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !36, file: !37, line: 26, baseType: !9, size: 32, offset: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !36, file: !37, line: 28, baseType: !41, size: 32, offset: 96)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !36, file: !37, line: 32, baseType: !9, size: 32, offset: 128)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !36, file: !37, line: 34, baseType: !46, size: 16, offset: 160)
!46 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !36, file: !37, line: 35, baseType: !46, size: 16, offset: 176)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !36, file: !37, line: 36, baseType: !49, size: 128, offset: 192)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !50, line: 55, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !50, line: 51, size: 128, elements: !52)
!52 = !{!53, !55}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !51, file: !50, line: 53, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !51, file: !50, line: 54, baseType: !54, size: 64, offset: 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !33, file: !32, line: 70, baseType: !57, size: 320)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 320, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 40)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !32, line: 71, baseType: !8, size: 64)
!61 = !{!62}
!62 = !DISubrange(count: 2)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !61)
!64 = !{i32 7, !"Dwarf Version", i32 5}
!65 = !{i32 2, !"Debug Info Version", i32 3}
!66 = !{i32 1, !"wchar_size", i32 4}
!67 = !{i32 8, !"PIC Level", i32 2}
!68 = !{i32 7, !"PIE Level", i32 2}
!69 = !{i32 7, !"uwtable", i32 2}
!70 = !{i32 7, !"frame-pointer", i32 2}
!71 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !72, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !74)
!72 = !DISubroutineType(types: !73)
!73 = !{!9}
!74 = !{}
!75 = !DILocalVariable(name: "t", scope: !71, file: !3, line: 31, type: !76)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 768, elements: !79)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !78)
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !{!80}
!80 = !DISubrange(count: 12)
!81 = !DILocation(line: 31, column: 12, scope: !71)
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 33, type: !9)
!83 = distinct !DILexicalBlock(scope: !71, file: !3, line: 33, column: 2)
!84 = !DILocation(line: 33, column: 11, scope: !83)
!85 = !DILocation(line: 33, column: 7, scope: !83)
!86 = !DILocation(line: 33, column: 18, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 33, column: 2)
!88 = !DILocation(line: 33, column: 20, scope: !87)
!89 = !DILocation(line: 33, column: 2, scope: !83)
!90 = !DILocation(line: 34, column: 21, scope: !87)
!91 = !DILocation(line: 34, column: 19, scope: !87)
!92 = !DILocation(line: 34, column: 60, scope: !87)
!93 = !DILocation(line: 34, column: 50, scope: !87)
!94 = !DILocation(line: 34, column: 42, scope: !87)
!95 = !DILocation(line: 34, column: 3, scope: !87)
!96 = !DILocation(line: 33, column: 26, scope: !87)
!97 = !DILocation(line: 33, column: 2, scope: !87)
!98 = distinct !{!98, !89, !99, !100}
!99 = !DILocation(line: 34, column: 61, scope: !83)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !DILocalVariable(name: "i", scope: !102, file: !3, line: 35, type: !9)
!102 = distinct !DILexicalBlock(scope: !71, file: !3, line: 35, column: 2)
!103 = !DILocation(line: 35, column: 11, scope: !102)
!104 = !DILocation(line: 35, column: 7, scope: !102)
!105 = !DILocation(line: 35, column: 18, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 35, column: 2)
!107 = !DILocation(line: 35, column: 20, scope: !106)
!108 = !DILocation(line: 35, column: 2, scope: !102)
!109 = !DILocation(line: 36, column: 18, scope: !106)
!110 = !DILocation(line: 36, column: 16, scope: !106)
!111 = !DILocation(line: 36, column: 3, scope: !106)
!112 = !DILocation(line: 35, column: 26, scope: !106)
!113 = !DILocation(line: 35, column: 2, scope: !106)
!114 = distinct !{!114, !108, !115, !100}
!115 = !DILocation(line: 36, column: 26, scope: !102)
!116 = !DILocation(line: 37, column: 2, scope: !117)
!117 = distinct !DILexicalBlock(scope: !118, file: !3, line: 37, column: 2)
!118 = distinct !DILexicalBlock(scope: !71, file: !3, line: 37, column: 2)
!119 = !DILocation(line: 37, column: 2, scope: !118)
!120 = !DILocation(line: 38, column: 2, scope: !71)
!121 = distinct !DISubprogram(name: "increment", scope: !3, file: !3, line: 19, type: !122, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!122 = !DISubroutineType(types: !123)
!123 = !{!5, !5}
!124 = !DILocalVariable(name: "arg", arg: 1, scope: !121, file: !3, line: 19, type: !5)
!125 = !DILocation(line: 19, column: 30, scope: !121)
!126 = !DILocalVariable(name: "k", scope: !121, file: !3, line: 21, type: !9)
!127 = !DILocation(line: 21, column: 6, scope: !121)
!128 = !DILocation(line: 21, column: 25, scope: !121)
!129 = !DILocation(line: 21, column: 15, scope: !121)
!130 = !DILocation(line: 21, column: 10, scope: !121)
!131 = !DILocation(line: 21, column: 29, scope: !121)
!132 = !DILocation(line: 23, column: 28, scope: !121)
!133 = !DILocation(line: 23, column: 22, scope: !121)
!134 = !DILocation(line: 23, column: 2, scope: !121)
!135 = !DILocation(line: 24, column: 11, scope: !121)
!136 = !DILocation(line: 24, column: 2, scope: !121)
!137 = !DILocation(line: 24, column: 13, scope: !121)
!138 = !DILocation(line: 25, column: 30, scope: !121)
!139 = !DILocation(line: 25, column: 24, scope: !121)
!140 = !DILocation(line: 25, column: 2, scope: !121)
!141 = !DILocation(line: 26, column: 2, scope: !121)
