; ModuleID = 'symbolic/maximum.c'
source_filename = "symbolic/maximum.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@numbers = internal global [4 x i32] zeroinitializer, align 16, !dbg !0
@largest = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [22 x i8] c"numbers[i] <= largest\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [19 x i8] c"symbolic/maximum.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !27

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !70 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata ptr %3, metadata !78, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata ptr %4, metadata !80, metadata !DIExpression()), !dbg !82
  store i32 0, ptr %4, align 4, !dbg !82
  br label %6, !dbg !83

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %4, align 4, !dbg !84
  %8 = icmp slt i32 %7, 4, !dbg !86
  br i1 %8, label %9, label %17, !dbg !87

9:                                                ; preds = %6
  %10 = call i32 @__VERIFIER_nondet_int(), !dbg !88
  %11 = load i32, ptr %4, align 4, !dbg !89
  %12 = sext i32 %11 to i64, !dbg !90
  %13 = getelementptr inbounds [4 x i32], ptr @numbers, i64 0, i64 %12, !dbg !90
  store i32 %10, ptr %13, align 4, !dbg !91
  br label %14, !dbg !90

14:                                               ; preds = %9
  %15 = load i32, ptr %4, align 4, !dbg !92
  %16 = add nsw i32 %15, 1, !dbg !92
  store i32 %16, ptr %4, align 4, !dbg !92
  br label %6, !dbg !93, !llvm.loop !94

17:                                               ; preds = %6
  %18 = load i32, ptr @numbers, align 16, !dbg !97
  store i32 %18, ptr @largest, align 4, !dbg !98
  %19 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @first_half, ptr noundef null) #5, !dbg !99
  %20 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @second_half, ptr noundef null) #5, !dbg !100
  %21 = load i64, ptr %2, align 8, !dbg !101
  %22 = call i32 @pthread_join(i64 noundef %21, ptr noundef null), !dbg !102
  %23 = load i64, ptr %3, align 8, !dbg !103
  %24 = call i32 @pthread_join(i64 noundef %23, ptr noundef null), !dbg !104
  call void @llvm.dbg.declare(metadata ptr %5, metadata !105, metadata !DIExpression()), !dbg !107
  store i32 0, ptr %5, align 4, !dbg !107
  br label %25, !dbg !108

25:                                               ; preds = %38, %17
  %26 = load i32, ptr %5, align 4, !dbg !109
  %27 = icmp slt i32 %26, 4, !dbg !111
  br i1 %27, label %28, label %41, !dbg !112

28:                                               ; preds = %25
  %29 = load i32, ptr %5, align 4, !dbg !113
  %30 = sext i32 %29 to i64, !dbg !113
  %31 = getelementptr inbounds [4 x i32], ptr @numbers, i64 0, i64 %30, !dbg !113
  %32 = load i32, ptr %31, align 4, !dbg !113
  %33 = load i32, ptr @largest, align 4, !dbg !113
  %34 = icmp sle i32 %32, %33, !dbg !113
  br i1 %34, label %35, label %36, !dbg !116

35:                                               ; preds = %28
  br label %37, !dbg !116

36:                                               ; preds = %28
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !113
  unreachable, !dbg !113

37:                                               ; preds = %35
  br label %38, !dbg !117

38:                                               ; preds = %37
  %39 = load i32, ptr %5, align 4, !dbg !118
  %40 = add nsw i32 %39, 1, !dbg !118
  store i32 %40, ptr %5, align 4, !dbg !118
  br label %25, !dbg !119, !llvm.loop !120

41:                                               ; preds = %25
  ret i32 0, !dbg !122
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @first_half(ptr noundef %0) #0 !dbg !123 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !126, metadata !DIExpression()), !dbg !127
  call void @look(i32 noundef 0, i32 noundef 2), !dbg !128
  %3 = load ptr, ptr %2, align 8, !dbg !129
  ret ptr %3, !dbg !130
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second_half(ptr noundef %0) #0 !dbg !131 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !132, metadata !DIExpression()), !dbg !133
  call void @look(i32 noundef 2, i32 noundef 4), !dbg !134
  %3 = load ptr, ptr %2, align 8, !dbg !135
  ret ptr %3, !dbg !136
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @look(i32 noundef %0, i32 noundef %1) #0 !dbg !137 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !140, metadata !DIExpression()), !dbg !141
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !142, metadata !DIExpression()), !dbg !143
  call void @llvm.dbg.declare(metadata ptr %5, metadata !144, metadata !DIExpression()), !dbg !146
  %6 = load i32, ptr %3, align 4, !dbg !147
  store i32 %6, ptr %5, align 4, !dbg !146
  br label %7, !dbg !148

7:                                                ; preds = %26, %2
  %8 = load i32, ptr %5, align 4, !dbg !149
  %9 = load i32, ptr %4, align 4, !dbg !151
  %10 = icmp slt i32 %8, %9, !dbg !152
  br i1 %10, label %11, label %29, !dbg !153

11:                                               ; preds = %7
  %12 = load i32, ptr %5, align 4, !dbg !154
  %13 = sext i32 %12 to i64, !dbg !157
  %14 = getelementptr inbounds [4 x i32], ptr @numbers, i64 0, i64 %13, !dbg !157
  %15 = load i32, ptr %14, align 4, !dbg !157
  %16 = load i32, ptr @largest, align 4, !dbg !158
  %17 = icmp sgt i32 %15, %16, !dbg !159
  br i1 %17, label %18, label %25, !dbg !160

18:                                               ; preds = %11
  %19 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !161
  %20 = load i32, ptr %5, align 4, !dbg !163
  %21 = sext i32 %20 to i64, !dbg !164
  %22 = getelementptr inbounds [4 x i32], ptr @numbers, i64 0, i64 %21, !dbg !164
  %23 = load i32, ptr %22, align 4, !dbg !164
  store i32 %23, ptr @largest, align 4, !dbg !165
  %24 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !166
  br label %25, !dbg !167

25:                                               ; preds = %18, %11
  br label %26, !dbg !168

26:                                               ; preds = %25
  %27 = load i32, ptr %5, align 4, !dbg !169
  %28 = add nsw i32 %27, 1, !dbg !169
  store i32 %28, ptr %5, align 4, !dbg !169
  br label %7, !dbg !170, !llvm.loop !171

29:                                               ; preds = %7
  ret void, !dbg !173
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!63, !64, !65, !66, !67, !68, !69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 17, type: !60, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/maximum.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !27}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 176, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 22)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 19)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "largest", scope: !2, file: !3, line: 17, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 16, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 72, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 67, size: 320, elements: !32)
!32 = !{!33, !54, !58}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !31, file: !30, line: 69, baseType: !34, size: 320)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !35, line: 22, size: 320, elements: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!36 = !{!37, !38, !40, !41, !42, !43, !45, !46}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !34, file: !35, line: 24, baseType: !26, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !34, file: !35, line: 25, baseType: !39, size: 32, offset: 32)
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !34, file: !35, line: 26, baseType: !26, size: 32, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !34, file: !35, line: 28, baseType: !39, size: 32, offset: 96)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !34, file: !35, line: 32, baseType: !26, size: 32, offset: 128)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !34, file: !35, line: 34, baseType: !44, size: 16, offset: 160)
!44 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !34, file: !35, line: 35, baseType: !44, size: 16, offset: 176)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !34, file: !35, line: 36, baseType: !47, size: 128, offset: 192)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !48, line: 55, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !48, line: 51, size: 128, elements: !50)
!50 = !{!51, !53}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !49, file: !48, line: 53, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !49, file: !48, line: 54, baseType: !52, size: 64, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !31, file: !30, line: 70, baseType: !55, size: 320)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 40)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 71, baseType: !59, size: 64)
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 128, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 4)
!63 = !{i32 7, !"Dwarf Version", i32 5}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 8, !"PIC Level", i32 2}
!67 = !{i32 7, !"PIE Level", i32 2}
!68 = !{i32 7, !"uwtable", i32 2}
!69 = !{i32 7, !"frame-pointer", i32 2}
!70 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 49, type: !71, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!26}
!73 = !{}
!74 = !DILocalVariable(name: "t", scope: !70, file: !3, line: 51, type: !75)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !76)
!76 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!77 = !DILocation(line: 51, column: 12, scope: !70)
!78 = !DILocalVariable(name: "u", scope: !70, file: !3, line: 51, type: !75)
!79 = !DILocation(line: 51, column: 15, scope: !70)
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 53, type: !26)
!81 = distinct !DILexicalBlock(scope: !70, file: !3, line: 53, column: 2)
!82 = !DILocation(line: 53, column: 11, scope: !81)
!83 = !DILocation(line: 53, column: 7, scope: !81)
!84 = !DILocation(line: 53, column: 18, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 53, column: 2)
!86 = !DILocation(line: 53, column: 20, scope: !85)
!87 = !DILocation(line: 53, column: 2, scope: !81)
!88 = !DILocation(line: 54, column: 16, scope: !85)
!89 = !DILocation(line: 54, column: 11, scope: !85)
!90 = !DILocation(line: 54, column: 3, scope: !85)
!91 = !DILocation(line: 54, column: 14, scope: !85)
!92 = !DILocation(line: 53, column: 26, scope: !85)
!93 = !DILocation(line: 53, column: 2, scope: !85)
!94 = distinct !{!94, !87, !95, !96}
!95 = !DILocation(line: 54, column: 38, scope: !81)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocation(line: 55, column: 12, scope: !70)
!98 = !DILocation(line: 55, column: 10, scope: !70)
!99 = !DILocation(line: 56, column: 2, scope: !70)
!100 = !DILocation(line: 57, column: 2, scope: !70)
!101 = !DILocation(line: 58, column: 15, scope: !70)
!102 = !DILocation(line: 58, column: 2, scope: !70)
!103 = !DILocation(line: 59, column: 15, scope: !70)
!104 = !DILocation(line: 59, column: 2, scope: !70)
!105 = !DILocalVariable(name: "i", scope: !106, file: !3, line: 60, type: !26)
!106 = distinct !DILexicalBlock(scope: !70, file: !3, line: 60, column: 2)
!107 = !DILocation(line: 60, column: 11, scope: !106)
!108 = !DILocation(line: 60, column: 7, scope: !106)
!109 = !DILocation(line: 60, column: 18, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 60, column: 2)
!111 = !DILocation(line: 60, column: 20, scope: !110)
!112 = !DILocation(line: 60, column: 2, scope: !106)
!113 = !DILocation(line: 61, column: 3, scope: !114)
!114 = distinct !DILexicalBlock(scope: !115, file: !3, line: 61, column: 3)
!115 = distinct !DILexicalBlock(scope: !110, file: !3, line: 61, column: 3)
!116 = !DILocation(line: 61, column: 3, scope: !115)
!117 = !DILocation(line: 61, column: 3, scope: !110)
!118 = !DILocation(line: 60, column: 26, scope: !110)
!119 = !DILocation(line: 60, column: 2, scope: !110)
!120 = distinct !{!120, !112, !121, !96}
!121 = !DILocation(line: 61, column: 3, scope: !106)
!122 = !DILocation(line: 62, column: 2, scope: !70)
!123 = distinct !DISubprogram(name: "first_half", scope: !3, file: !3, line: 37, type: !124, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!124 = !DISubroutineType(types: !125)
!125 = !{!5, !5}
!126 = !DILocalVariable(name: "arg", arg: 1, scope: !123, file: !3, line: 37, type: !5)
!127 = !DILocation(line: 37, column: 31, scope: !123)
!128 = !DILocation(line: 39, column: 2, scope: !123)
!129 = !DILocation(line: 40, column: 9, scope: !123)
!130 = !DILocation(line: 40, column: 2, scope: !123)
!131 = distinct !DISubprogram(name: "second_half", scope: !3, file: !3, line: 43, type: !124, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!132 = !DILocalVariable(name: "arg", arg: 1, scope: !131, file: !3, line: 43, type: !5)
!133 = !DILocation(line: 43, column: 32, scope: !131)
!134 = !DILocation(line: 45, column: 2, scope: !131)
!135 = !DILocation(line: 46, column: 9, scope: !131)
!136 = !DILocation(line: 46, column: 2, scope: !131)
!137 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 19, type: !138, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!138 = !DISubroutineType(types: !139)
!139 = !{null, !26, !26}
!140 = !DILocalVariable(name: "from", arg: 1, scope: !137, file: !3, line: 19, type: !26)
!141 = !DILocation(line: 19, column: 22, scope: !137)
!142 = !DILocalVariable(name: "to", arg: 2, scope: !137, file: !3, line: 19, type: !26)
!143 = !DILocation(line: 19, column: 32, scope: !137)
!144 = !DILocalVariable(name: "i", scope: !145, file: !3, line: 21, type: !26)
!145 = distinct !DILexicalBlock(scope: !137, file: !3, line: 21, column: 2)
!146 = !DILocation(line: 21, column: 11, scope: !145)
!147 = !DILocation(line: 21, column: 15, scope: !145)
!148 = !DILocation(line: 21, column: 7, scope: !145)
!149 = !DILocation(line: 21, column: 21, scope: !150)
!150 = distinct !DILexicalBlock(scope: !145, file: !3, line: 21, column: 2)
!151 = !DILocation(line: 21, column: 25, scope: !150)
!152 = !DILocation(line: 21, column: 23, scope: !150)
!153 = !DILocation(line: 21, column: 2, scope: !145)
!154 = !DILocation(line: 23, column: 15, scope: !155)
!155 = distinct !DILexicalBlock(scope: !156, file: !3, line: 23, column: 7)
!156 = distinct !DILexicalBlock(scope: !150, file: !3, line: 21, column: 34)
!157 = !DILocation(line: 23, column: 7, scope: !155)
!158 = !DILocation(line: 23, column: 20, scope: !155)
!159 = !DILocation(line: 23, column: 18, scope: !155)
!160 = !DILocation(line: 23, column: 7, scope: !156)
!161 = !DILocation(line: 24, column: 4, scope: !162)
!162 = distinct !DILexicalBlock(scope: !155, file: !3, line: 23, column: 29)
!163 = !DILocation(line: 25, column: 22, scope: !162)
!164 = !DILocation(line: 25, column: 14, scope: !162)
!165 = !DILocation(line: 25, column: 12, scope: !162)
!166 = !DILocation(line: 26, column: 4, scope: !162)
!167 = !DILocation(line: 27, column: 3, scope: !162)
!168 = !DILocation(line: 34, column: 2, scope: !156)
!169 = !DILocation(line: 21, column: 30, scope: !150)
!170 = !DILocation(line: 21, column: 2, scope: !150)
!171 = distinct !{!171, !153, !172, !96}
!172 = !DILocation(line: 34, column: 2, scope: !145)
!173 = !DILocation(line: 35, column: 1, scope: !137)
