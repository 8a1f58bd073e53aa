; ModuleID = 'deep/upgrade.c'
source_filename = "deep/upgrade.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }

@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !0
@made = internal global [2 x i32] zeroinitializer, align 4, !dbg !26
@.str = private unnamed_addr constant [27 x i8] c"made[key] < THREADS / KEYS\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [15 x i8] c"deep/upgrade.c\00", align 1, !dbg !15
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1, !dbg !20

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !70 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata ptr %3, metadata !80, metadata !DIExpression()), !dbg !82
  store i64 0, ptr %3, align 8, !dbg !82
  br label %5, !dbg !83

5:                                                ; preds = %14, %0
  %6 = load i64, ptr %3, align 8, !dbg !84
  %7 = icmp slt i64 %6, 8, !dbg !86
  br i1 %7, label %8, label %17, !dbg !87

8:                                                ; preds = %5
  %9 = load i64, ptr %3, align 8, !dbg !88
  %10 = getelementptr inbounds [8 x i64], ptr %2, i64 0, i64 %9, !dbg !89
  %11 = load i64, ptr %3, align 8, !dbg !90
  %12 = inttoptr i64 %11 to ptr, !dbg !91
  %13 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @look, ptr noundef %12) #5, !dbg !92
  br label %14, !dbg !92

14:                                               ; preds = %8
  %15 = load i64, ptr %3, align 8, !dbg !93
  %16 = add nsw i64 %15, 1, !dbg !93
  store i64 %16, ptr %3, align 8, !dbg !93
  br label %5, !dbg !94, !llvm.loop !95

17:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !98, metadata !DIExpression()), !dbg !100
  store i32 0, ptr %4, align 4, !dbg !100
  br label %18, !dbg !101

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !102
  %20 = icmp slt i32 %19, 8, !dbg !104
  br i1 %20, label %21, label %30, !dbg !105

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !106
  %23 = sext i32 %22 to i64, !dbg !107
  %24 = getelementptr inbounds [8 x i64], ptr %2, i64 0, i64 %23, !dbg !107
  %25 = load i64, ptr %24, align 8, !dbg !107
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef null), !dbg !108
  br label %27, !dbg !108

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !109
  %29 = add nsw i32 %28, 1, !dbg !109
  store i32 %29, ptr %4, align 4, !dbg !109
  br label %18, !dbg !110, !llvm.loop !111

30:                                               ; preds = %18
  ret i32 0, !dbg !113
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %0) #0 !dbg !114 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !117, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata ptr %3, metadata !119, metadata !DIExpression()), !dbg !120
  %5 = load ptr, ptr %2, align 8, !dbg !121
  %6 = ptrtoint ptr %5 to i64, !dbg !122
  %7 = trunc i64 %6 to i32, !dbg !123
  %8 = srem i32 %7, 2, !dbg !124
  store i32 %8, ptr %3, align 4, !dbg !120
  call void @llvm.dbg.declare(metadata ptr %4, metadata !125, metadata !DIExpression()), !dbg !126
  %9 = call i32 @pthread_rwlock_rdlock(ptr noundef @lock) #5, !dbg !127
  %10 = load i32, ptr %3, align 4, !dbg !128
  %11 = sext i32 %10 to i64, !dbg !129
  %12 = getelementptr inbounds [2 x i32], ptr @made, i64 0, i64 %11, !dbg !129
  %13 = load i32, ptr %12, align 4, !dbg !129
  store i32 %13, ptr %4, align 4, !dbg !130
  %14 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #5, !dbg !131
  %15 = load i32, ptr %4, align 4, !dbg !132
  %16 = icmp ne i32 %15, 0, !dbg !132
  br i1 %16, label %33, label %17, !dbg !134

17:                                               ; preds = %1
  %18 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #5, !dbg !135
  %19 = load i32, ptr %3, align 4, !dbg !137
  %20 = sext i32 %19 to i64, !dbg !138
  %21 = getelementptr inbounds [2 x i32], ptr @made, i64 0, i64 %20, !dbg !138
  %22 = load i32, ptr %21, align 4, !dbg !139
  %23 = add nsw i32 %22, 1, !dbg !139
  store i32 %23, ptr %21, align 4, !dbg !139
  %24 = load i32, ptr %3, align 4, !dbg !140
  %25 = sext i32 %24 to i64, !dbg !140
  %26 = getelementptr inbounds [2 x i32], ptr @made, i64 0, i64 %25, !dbg !140
  %27 = load i32, ptr %26, align 4, !dbg !140
  %28 = icmp slt i32 %27, 4, !dbg !140
  br i1 %28, label %29, label %30, !dbg !143

29:                                               ; preds = %17
  br label %31, !dbg !143

30:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.look) #6, !dbg !140
  unreachable, !dbg !140

31:                                               ; preds = %29
  %32 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #5, !dbg !144
  br label %33, !dbg !145

33:                                               ; preds = %31, %1
  ret ptr null, !dbg !146
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(ptr noundef) #2

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
!llvm.module.flags = !{!63, !64, !65, !66, !67, !68, !69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 18, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deep/upgrade.c", directory: ".")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!9, !15, !20, !0, !26}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 216, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 27)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 120, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 15)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 152, elements: !24)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!24 = !{!25}
!25 = !DISubrange(count: 19)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "made", scope: !2, file: !3, line: 19, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 2)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !32, line: 91, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 86, size: 448, elements: !34)
!34 = !{!35, !58, !62}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !33, file: !32, line: 88, baseType: !36, size: 448)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !37, line: 23, size: 448, elements: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "")
!38 = !{!39, !41, !42, !43, !44, !45, !46, !47, !48, !50, !55, !57}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !36, file: !37, line: 25, baseType: !40, size: 32)
!40 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !36, file: !37, line: 26, baseType: !40, size: 32, offset: 32)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !36, file: !37, line: 27, baseType: !40, size: 32, offset: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !36, file: !37, line: 28, baseType: !40, size: 32, offset: 96)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !36, file: !37, line: 29, baseType: !40, size: 32, offset: 128)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !36, file: !37, line: 30, baseType: !40, size: 32, offset: 160)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !36, file: !37, line: 32, baseType: !6, size: 32, offset: 192)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !36, file: !37, line: 33, baseType: !6, size: 32, offset: 224)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !36, file: !37, line: 34, baseType: !49, size: 8, offset: 256)
!49 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !36, file: !37, line: 39, baseType: !51, size: 56, offset: 264)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 56, elements: !53)
!52 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!53 = !{!54}
!54 = !DISubrange(count: 7)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !36, file: !37, line: 42, baseType: !56, size: 64, offset: 320)
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !36, file: !37, line: 45, baseType: !40, size: 32, offset: 384)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !33, file: !32, line: 89, baseType: !59, size: 448)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 448, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 56)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !32, line: 90, baseType: !7, size: 64)
!63 = !{i32 7, !"Dwarf Version", i32 5}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 8, !"PIC Level", i32 2}
!67 = !{i32 7, !"PIE Level", i32 2}
!68 = !{i32 7, !"uwtable", i32 2}
!69 = !{i32 7, !"frame-pointer", i32 2}
!70 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !71, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!6}
!73 = !{}
!74 = !DILocalVariable(name: "t", scope: !70, file: !3, line: 39, type: !75)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 512, elements: !77)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !56)
!77 = !{!78}
!78 = !DISubrange(count: 8)
!79 = !DILocation(line: 39, column: 12, scope: !70)
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 41, type: !7)
!81 = distinct !DILexicalBlock(scope: !70, file: !3, line: 41, column: 2)
!82 = !DILocation(line: 41, column: 12, scope: !81)
!83 = !DILocation(line: 41, column: 7, scope: !81)
!84 = !DILocation(line: 41, column: 19, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 41, column: 2)
!86 = !DILocation(line: 41, column: 21, scope: !85)
!87 = !DILocation(line: 41, column: 2, scope: !81)
!88 = !DILocation(line: 42, column: 21, scope: !85)
!89 = !DILocation(line: 42, column: 19, scope: !85)
!90 = !DILocation(line: 42, column: 45, scope: !85)
!91 = !DILocation(line: 42, column: 37, scope: !85)
!92 = !DILocation(line: 42, column: 3, scope: !85)
!93 = !DILocation(line: 41, column: 33, scope: !85)
!94 = !DILocation(line: 41, column: 2, scope: !85)
!95 = distinct !{!95, !87, !96, !97}
!96 = !DILocation(line: 42, column: 46, scope: !81)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocalVariable(name: "i", scope: !99, file: !3, line: 43, type: !6)
!99 = distinct !DILexicalBlock(scope: !70, file: !3, line: 43, column: 2)
!100 = !DILocation(line: 43, column: 11, scope: !99)
!101 = !DILocation(line: 43, column: 7, scope: !99)
!102 = !DILocation(line: 43, column: 18, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 43, column: 2)
!104 = !DILocation(line: 43, column: 20, scope: !103)
!105 = !DILocation(line: 43, column: 2, scope: !99)
!106 = !DILocation(line: 44, column: 18, scope: !103)
!107 = !DILocation(line: 44, column: 16, scope: !103)
!108 = !DILocation(line: 44, column: 3, scope: !103)
!109 = !DILocation(line: 43, column: 32, scope: !103)
!110 = !DILocation(line: 43, column: 2, scope: !103)
!111 = distinct !{!111, !105, !112, !97}
!112 = !DILocation(line: 44, column: 26, scope: !99)
!113 = !DILocation(line: 45, column: 2, scope: !70)
!114 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 21, type: !115, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!115 = !DISubroutineType(types: !116)
!116 = !{!5, !5}
!117 = !DILocalVariable(name: "arg", arg: 1, scope: !114, file: !3, line: 21, type: !5)
!118 = !DILocation(line: 21, column: 25, scope: !114)
!119 = !DILocalVariable(name: "key", scope: !114, file: !3, line: 23, type: !6)
!120 = !DILocation(line: 23, column: 6, scope: !114)
!121 = !DILocation(line: 23, column: 23, scope: !114)
!122 = !DILocation(line: 23, column: 17, scope: !114)
!123 = !DILocation(line: 23, column: 12, scope: !114)
!124 = !DILocation(line: 23, column: 27, scope: !114)
!125 = !DILocalVariable(name: "found", scope: !114, file: !3, line: 23, type: !6)
!126 = !DILocation(line: 23, column: 35, scope: !114)
!127 = !DILocation(line: 25, column: 2, scope: !114)
!128 = !DILocation(line: 26, column: 15, scope: !114)
!129 = !DILocation(line: 26, column: 10, scope: !114)
!130 = !DILocation(line: 26, column: 8, scope: !114)
!131 = !DILocation(line: 27, column: 2, scope: !114)
!132 = !DILocation(line: 28, column: 7, scope: !133)
!133 = distinct !DILexicalBlock(scope: !114, file: !3, line: 28, column: 6)
!134 = !DILocation(line: 28, column: 6, scope: !114)
!135 = !DILocation(line: 29, column: 3, scope: !136)
!136 = distinct !DILexicalBlock(scope: !133, file: !3, line: 28, column: 14)
!137 = !DILocation(line: 30, column: 8, scope: !136)
!138 = !DILocation(line: 30, column: 3, scope: !136)
!139 = !DILocation(line: 30, column: 12, scope: !136)
!140 = !DILocation(line: 31, column: 3, scope: !141)
!141 = distinct !DILexicalBlock(scope: !142, file: !3, line: 31, column: 3)
!142 = distinct !DILexicalBlock(scope: !136, file: !3, line: 31, column: 3)
!143 = !DILocation(line: 31, column: 3, scope: !142)
!144 = !DILocation(line: 32, column: 3, scope: !136)
!145 = !DILocation(line: 33, column: 2, scope: !136)
!146 = !DILocation(line: 34, column: 2, scope: !114)
