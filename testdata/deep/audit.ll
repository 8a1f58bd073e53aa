; ModuleID = 'deep/audit.c'
source_filename = "deep/audit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@lock = internal global [3 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0
@balance = internal global [3 x i32] zeroinitializer, align 4, !dbg !7
@.str = private unnamed_addr constant [27 x i8] c"sum != -CLERKS * TRANSFERS\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [13 x i8] c"deep/audit.c\00", align 1, !dbg !19
@__PRETTY_FUNCTION__.audit = private unnamed_addr constant [20 x i8] c"void *audit(void *)\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !69 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata ptr %3, metadata !78, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata ptr %4, metadata !80, metadata !DIExpression()), !dbg !82
  store i32 0, ptr %4, align 4, !dbg !82
  br label %7, !dbg !83

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %4, align 4, !dbg !84
  %9 = icmp slt i32 %8, 3, !dbg !86
  br i1 %9, label %10, label %18, !dbg !87

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !88
  %12 = sext i32 %11 to i64, !dbg !89
  %13 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @lock, i64 0, i64 %12, !dbg !89
  %14 = call i32 @pthread_mutex_init(ptr noundef %13, ptr noundef null) #5, !dbg !90
  br label %15, !dbg !90

15:                                               ; preds = %10
  %16 = load i32, ptr %4, align 4, !dbg !91
  %17 = add nsw i32 %16, 1, !dbg !91
  store i32 %17, ptr %4, align 4, !dbg !91
  br label %7, !dbg !92, !llvm.loop !93

18:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %5, metadata !96, metadata !DIExpression()), !dbg !98
  store i32 0, ptr %5, align 4, !dbg !98
  br label %19, !dbg !99

19:                                               ; preds = %27, %18
  %20 = load i32, ptr %5, align 4, !dbg !100
  %21 = icmp slt i32 %20, 3, !dbg !102
  br i1 %21, label %22, label %30, !dbg !103

22:                                               ; preds = %19
  %23 = load i32, ptr %5, align 4, !dbg !104
  %24 = sext i32 %23 to i64, !dbg !105
  %25 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %24, !dbg !105
  %26 = call i32 @pthread_create(ptr noundef %25, ptr noundef null, ptr noundef @clerk, ptr noundef null) #5, !dbg !106
  br label %27, !dbg !106

27:                                               ; preds = %22
  %28 = load i32, ptr %5, align 4, !dbg !107
  %29 = add nsw i32 %28, 1, !dbg !107
  store i32 %29, ptr %5, align 4, !dbg !107
  br label %19, !dbg !108, !llvm.loop !109

30:                                               ; preds = %19
  %31 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @audit, ptr noundef null) #5, !dbg !111
  call void @llvm.dbg.declare(metadata ptr %6, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 0, ptr %6, align 4, !dbg !114
  br label %32, !dbg !115

32:                                               ; preds = %41, %30
  %33 = load i32, ptr %6, align 4, !dbg !116
  %34 = icmp slt i32 %33, 3, !dbg !118
  br i1 %34, label %35, label %44, !dbg !119

35:                                               ; preds = %32
  %36 = load i32, ptr %6, align 4, !dbg !120
  %37 = sext i32 %36 to i64, !dbg !121
  %38 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %37, !dbg !121
  %39 = load i64, ptr %38, align 8, !dbg !121
  %40 = call i32 @pthread_join(i64 noundef %39, ptr noundef null), !dbg !122
  br label %41, !dbg !122

41:                                               ; preds = %35
  %42 = load i32, ptr %6, align 4, !dbg !123
  %43 = add nsw i32 %42, 1, !dbg !123
  store i32 %43, ptr %6, align 4, !dbg !123
  br label %32, !dbg !124, !llvm.loop !125

44:                                               ; preds = %32
  %45 = load i64, ptr %3, align 8, !dbg !127
  %46 = call i32 @pthread_join(i64 noundef %45, ptr noundef null), !dbg !128
  ret i32 0, !dbg !129
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @clerk(ptr noundef %0) #0 !dbg !130 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !133, metadata !DIExpression()), !dbg !134
  %4 = load ptr, ptr %2, align 8, !dbg !135
  call void @llvm.dbg.declare(metadata ptr %3, metadata !136, metadata !DIExpression()), !dbg !138
  store i32 0, ptr %3, align 4, !dbg !138
  br label %5, !dbg !139

5:                                                ; preds = %17, %1
  %6 = load i32, ptr %3, align 4, !dbg !140
  %7 = icmp slt i32 %6, 2, !dbg !142
  br i1 %7, label %8, label %20, !dbg !143

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !144
  %10 = call i32 @pthread_mutex_lock(ptr noundef getelementptr inbounds ([3 x %union.pthread_mutex_t], ptr @lock, i64 0, i64 2)) #5, !dbg !146
  %11 = load i32, ptr @balance, align 4, !dbg !147
  %12 = add nsw i32 %11, 1, !dbg !147
  store i32 %12, ptr @balance, align 4, !dbg !147
  %13 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @balance, i64 0, i64 2), align 4, !dbg !148
  %14 = add nsw i32 %13, -1, !dbg !148
  store i32 %14, ptr getelementptr inbounds ([3 x i32], ptr @balance, i64 0, i64 2), align 4, !dbg !148
  %15 = call i32 @pthread_mutex_unlock(ptr noundef getelementptr inbounds ([3 x %union.pthread_mutex_t], ptr @lock, i64 0, i64 2)) #5, !dbg !149
  %16 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !150
  br label %17, !dbg !151

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !152
  %19 = add nsw i32 %18, 1, !dbg !152
  store i32 %19, ptr %3, align 4, !dbg !152
  br label %5, !dbg !153, !llvm.loop !154

20:                                               ; preds = %5
  ret ptr null, !dbg !156
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @audit(ptr noundef %0) #0 !dbg !157 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !158, metadata !DIExpression()), !dbg !159
  call void @llvm.dbg.declare(metadata ptr %3, metadata !160, metadata !DIExpression()), !dbg !161
  store i32 0, ptr %3, align 4, !dbg !161
  %5 = load ptr, ptr %2, align 8, !dbg !162
  call void @llvm.dbg.declare(metadata ptr %4, metadata !163, metadata !DIExpression()), !dbg !165
  store i32 0, ptr %4, align 4, !dbg !165
  br label %6, !dbg !166

6:                                                ; preds = %24, %1
  %7 = load i32, ptr %4, align 4, !dbg !167
  %8 = icmp slt i32 %7, 3, !dbg !169
  br i1 %8, label %9, label %27, !dbg !170

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !171
  %11 = sext i32 %10 to i64, !dbg !173
  %12 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @lock, i64 0, i64 %11, !dbg !173
  %13 = call i32 @pthread_mutex_lock(ptr noundef %12) #5, !dbg !174
  %14 = load i32, ptr %4, align 4, !dbg !175
  %15 = sext i32 %14 to i64, !dbg !176
  %16 = getelementptr inbounds [3 x i32], ptr @balance, i64 0, i64 %15, !dbg !176
  %17 = load i32, ptr %16, align 4, !dbg !176
  %18 = load i32, ptr %3, align 4, !dbg !177
  %19 = add nsw i32 %18, %17, !dbg !177
  store i32 %19, ptr %3, align 4, !dbg !177
  %20 = load i32, ptr %4, align 4, !dbg !178
  %21 = sext i32 %20 to i64, !dbg !179
  %22 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @lock, i64 0, i64 %21, !dbg !179
  %23 = call i32 @pthread_mutex_unlock(ptr noundef %22) #5, !dbg !180
  br label %24, !dbg !181

24:                                               ; preds = %9
  %25 = load i32, ptr %4, align 4, !dbg !182
  %26 = add nsw i32 %25, 1, !dbg !182
  store i32 %26, ptr %4, align 4, !dbg !182
  br label %6, !dbg !183, !llvm.loop !184

27:                                               ; preds = %6
  %28 = load i32, ptr %3, align 4, !dbg !186
  %29 = icmp ne i32 %28, -6, !dbg !186
  br i1 %29, label %30, label %31, !dbg !189

30:                                               ; preds = %27
  br label %32, !dbg !189

31:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.audit) #6, !dbg !186
  unreachable, !dbg !186

32:                                               ; preds = %30
  ret ptr null, !dbg !190
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

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
!llvm.module.flags = !{!62, !63, !64, !65, !66, !67, !68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 22, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deep/audit.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !19, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "balance", scope: !2, file: !3, line: 23, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 216, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 27)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 104, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 13)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 160, elements: !28)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{!29}
!29 = !DISubrange(count: 20)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 960, elements: !11)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !32, line: 72, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 67, size: 320, elements: !34)
!34 = !{!35, !56, !60}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !33, file: !32, line: 69, baseType: !36, size: 320)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !37, line: 22, size: 320, elements: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!38 = !{!39, !40, !42, !43, !44, !45, !47, !48}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !36, file: !37, line: 24, baseType: !10, size: 32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !36, file: !37, line: 25, baseType: !41, size: 32, offset: 32)
!41 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !36, file: !37, line: 26, baseType: !10, size: 32, offset: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !36, file: !37, line: 28, baseType: !41, size: 32, offset: 96)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !36, file: !37, line: 32, baseType: !10, size: 32, offset: 128)
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
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 320, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 40)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !32, line: 71, baseType: !61, size: 64)
!61 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!62 = !{i32 7, !"Dwarf Version", i32 5}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 8, !"PIC Level", i32 2}
!66 = !{i32 7, !"PIE Level", i32 2}
!67 = !{i32 7, !"uwtable", i32 2}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 53, type: !70, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{!10}
!72 = !{}
!73 = !DILocalVariable(name: "t", scope: !69, file: !3, line: 55, type: !74)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !75, size: 192, elements: !11)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !76)
!76 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!77 = !DILocation(line: 55, column: 12, scope: !69)
!78 = !DILocalVariable(name: "a", scope: !69, file: !3, line: 55, type: !75)
!79 = !DILocation(line: 55, column: 23, scope: !69)
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 57, type: !10)
!81 = distinct !DILexicalBlock(scope: !69, file: !3, line: 57, column: 2)
!82 = !DILocation(line: 57, column: 11, scope: !81)
!83 = !DILocation(line: 57, column: 7, scope: !81)
!84 = !DILocation(line: 57, column: 18, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 57, column: 2)
!86 = !DILocation(line: 57, column: 20, scope: !85)
!87 = !DILocation(line: 57, column: 2, scope: !81)
!88 = !DILocation(line: 58, column: 28, scope: !85)
!89 = !DILocation(line: 58, column: 23, scope: !85)
!90 = !DILocation(line: 58, column: 3, scope: !85)
!91 = !DILocation(line: 57, column: 33, scope: !85)
!92 = !DILocation(line: 57, column: 2, scope: !85)
!93 = distinct !{!93, !87, !94, !95}
!94 = !DILocation(line: 58, column: 36, scope: !81)
!95 = !{!"llvm.loop.mustprogress"}
!96 = !DILocalVariable(name: "i", scope: !97, file: !3, line: 59, type: !10)
!97 = distinct !DILexicalBlock(scope: !69, file: !3, line: 59, column: 2)
!98 = !DILocation(line: 59, column: 11, scope: !97)
!99 = !DILocation(line: 59, column: 7, scope: !97)
!100 = !DILocation(line: 59, column: 18, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 59, column: 2)
!102 = !DILocation(line: 59, column: 20, scope: !101)
!103 = !DILocation(line: 59, column: 2, scope: !97)
!104 = !DILocation(line: 60, column: 21, scope: !101)
!105 = !DILocation(line: 60, column: 19, scope: !101)
!106 = !DILocation(line: 60, column: 3, scope: !101)
!107 = !DILocation(line: 59, column: 31, scope: !101)
!108 = !DILocation(line: 59, column: 2, scope: !101)
!109 = distinct !{!109, !103, !110, !95}
!110 = !DILocation(line: 60, column: 42, scope: !97)
!111 = !DILocation(line: 61, column: 2, scope: !69)
!112 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 62, type: !10)
!113 = distinct !DILexicalBlock(scope: !69, file: !3, line: 62, column: 2)
!114 = !DILocation(line: 62, column: 11, scope: !113)
!115 = !DILocation(line: 62, column: 7, scope: !113)
!116 = !DILocation(line: 62, column: 18, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 62, column: 2)
!118 = !DILocation(line: 62, column: 20, scope: !117)
!119 = !DILocation(line: 62, column: 2, scope: !113)
!120 = !DILocation(line: 63, column: 18, scope: !117)
!121 = !DILocation(line: 63, column: 16, scope: !117)
!122 = !DILocation(line: 63, column: 3, scope: !117)
!123 = !DILocation(line: 62, column: 31, scope: !117)
!124 = !DILocation(line: 62, column: 2, scope: !117)
!125 = distinct !{!125, !119, !126, !95}
!126 = !DILocation(line: 63, column: 26, scope: !113)
!127 = !DILocation(line: 64, column: 15, scope: !69)
!128 = !DILocation(line: 64, column: 2, scope: !69)
!129 = !DILocation(line: 65, column: 2, scope: !69)
!130 = distinct !DISubprogram(name: "clerk", scope: !3, file: !3, line: 25, type: !131, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!131 = !DISubroutineType(types: !132)
!132 = !{!5, !5}
!133 = !DILocalVariable(name: "arg", arg: 1, scope: !130, file: !3, line: 25, type: !5)
!134 = !DILocation(line: 25, column: 26, scope: !130)
!135 = !DILocation(line: 27, column: 8, scope: !130)
!136 = !DILocalVariable(name: "i", scope: !137, file: !3, line: 28, type: !10)
!137 = distinct !DILexicalBlock(scope: !130, file: !3, line: 28, column: 2)
!138 = !DILocation(line: 28, column: 11, scope: !137)
!139 = !DILocation(line: 28, column: 7, scope: !137)
!140 = !DILocation(line: 28, column: 18, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 28, column: 2)
!142 = !DILocation(line: 28, column: 20, scope: !141)
!143 = !DILocation(line: 28, column: 2, scope: !137)
!144 = !DILocation(line: 29, column: 3, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !3, line: 28, column: 38)
!146 = !DILocation(line: 30, column: 3, scope: !145)
!147 = !DILocation(line: 31, column: 13, scope: !145)
!148 = !DILocation(line: 32, column: 24, scope: !145)
!149 = !DILocation(line: 33, column: 3, scope: !145)
!150 = !DILocation(line: 34, column: 3, scope: !145)
!151 = !DILocation(line: 35, column: 2, scope: !145)
!152 = !DILocation(line: 28, column: 34, scope: !141)
!153 = !DILocation(line: 28, column: 2, scope: !141)
!154 = distinct !{!154, !143, !155, !95}
!155 = !DILocation(line: 35, column: 2, scope: !137)
!156 = !DILocation(line: 36, column: 2, scope: !130)
!157 = distinct !DISubprogram(name: "audit", scope: !3, file: !3, line: 39, type: !131, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!158 = !DILocalVariable(name: "arg", arg: 1, scope: !157, file: !3, line: 39, type: !5)
!159 = !DILocation(line: 39, column: 26, scope: !157)
!160 = !DILocalVariable(name: "sum", scope: !157, file: !3, line: 41, type: !10)
!161 = !DILocation(line: 41, column: 6, scope: !157)
!162 = !DILocation(line: 43, column: 8, scope: !157)
!163 = !DILocalVariable(name: "i", scope: !164, file: !3, line: 44, type: !10)
!164 = distinct !DILexicalBlock(scope: !157, file: !3, line: 44, column: 2)
!165 = !DILocation(line: 44, column: 11, scope: !164)
!166 = !DILocation(line: 44, column: 7, scope: !164)
!167 = !DILocation(line: 44, column: 18, scope: !168)
!168 = distinct !DILexicalBlock(scope: !164, file: !3, line: 44, column: 2)
!169 = !DILocation(line: 44, column: 20, scope: !168)
!170 = !DILocation(line: 44, column: 2, scope: !164)
!171 = !DILocation(line: 45, column: 28, scope: !172)
!172 = distinct !DILexicalBlock(scope: !168, file: !3, line: 44, column: 37)
!173 = !DILocation(line: 45, column: 23, scope: !172)
!174 = !DILocation(line: 45, column: 3, scope: !172)
!175 = !DILocation(line: 46, column: 18, scope: !172)
!176 = !DILocation(line: 46, column: 10, scope: !172)
!177 = !DILocation(line: 46, column: 7, scope: !172)
!178 = !DILocation(line: 47, column: 30, scope: !172)
!179 = !DILocation(line: 47, column: 25, scope: !172)
!180 = !DILocation(line: 47, column: 3, scope: !172)
!181 = !DILocation(line: 48, column: 2, scope: !172)
!182 = !DILocation(line: 44, column: 33, scope: !168)
!183 = !DILocation(line: 44, column: 2, scope: !168)
!184 = distinct !{!184, !170, !185, !95}
!185 = !DILocation(line: 48, column: 2, scope: !164)
!186 = !DILocation(line: 49, column: 2, scope: !187)
!187 = distinct !DILexicalBlock(scope: !188, file: !3, line: 49, column: 2)
!188 = distinct !DILexicalBlock(scope: !157, file: !3, line: 49, column: 2)
!189 = !DILocation(line: 49, column: 2, scope: !188)
!190 = !DILocation(line: 50, column: 2, scope: !157)
