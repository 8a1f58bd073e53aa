; ModuleID = 'states/lock_choice.c'
source_filename = "states/lock_choice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@locks = internal global [2 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0
@inside = internal global i32 0, align 4, !dbg !25
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !14
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !70 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_alike(i32 noundef 2, ptr noundef @run), !dbg !74
  ret i32 0, !dbg !75
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !76 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !82, metadata !DIExpression()), !dbg !83
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !84, metadata !DIExpression()), !dbg !85
  %9 = load i32, ptr %3, align 4, !dbg !86
  %10 = zext i32 %9 to i64, !dbg !87
  %11 = call ptr @llvm.stacksave(), !dbg !87
  store ptr %11, ptr %5, align 8, !dbg !87
  %12 = alloca i64, i64 %10, align 16, !dbg !87
  store i64 %10, ptr %6, align 8, !dbg !87
  call void @llvm.dbg.declare(metadata ptr %6, metadata !88, metadata !DIExpression()), !dbg !90
  call void @llvm.dbg.declare(metadata ptr %12, metadata !91, metadata !DIExpression()), !dbg !96
  call void @llvm.dbg.declare(metadata ptr %7, metadata !97, metadata !DIExpression()), !dbg !99
  store i32 0, ptr %7, align 4, !dbg !99
  br label %13, !dbg !100

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !101
  %15 = load i32, ptr %3, align 4, !dbg !103
  %16 = icmp slt i32 %14, %15, !dbg !104
  br i1 %16, label %17, label %26, !dbg !105

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !106
  %19 = sext i32 %18 to i64, !dbg !107
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !107
  %21 = load ptr, ptr %4, align 8, !dbg !108
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #6, !dbg !109
  br label %23, !dbg !109

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !110
  %25 = add nsw i32 %24, 1, !dbg !110
  store i32 %25, ptr %7, align 4, !dbg !110
  br label %13, !dbg !111, !llvm.loop !112

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !115, metadata !DIExpression()), !dbg !117
  store i32 0, ptr %8, align 4, !dbg !117
  br label %27, !dbg !118

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !119
  %29 = load i32, ptr %3, align 4, !dbg !121
  %30 = icmp slt i32 %28, %29, !dbg !122
  br i1 %30, label %31, label %40, !dbg !123

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !124
  %33 = sext i32 %32 to i64, !dbg !125
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !125
  %35 = load i64, ptr %34, align 8, !dbg !125
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !126
  br label %37, !dbg !126

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !127
  %39 = add nsw i32 %38, 1, !dbg !127
  store i32 %39, ptr %8, align 4, !dbg !127
  br label %27, !dbg !128, !llvm.loop !129

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !131
  call void @llvm.stackrestore(ptr %41), !dbg !131
  ret void, !dbg !131
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !132 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !133, metadata !DIExpression()), !dbg !134
  %4 = load ptr, ptr %2, align 8, !dbg !135
  br label %5, !dbg !136

5:                                                ; preds = %5, %1
  call void @llvm.dbg.declare(metadata ptr %3, metadata !137, metadata !DIExpression()), !dbg !141
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !142
  store i32 %6, ptr %3, align 4, !dbg !141
  store i32 0, ptr %3, align 4, !dbg !143
  %7 = load i32, ptr %3, align 4, !dbg !144
  %8 = sext i32 %7 to i64, !dbg !145
  %9 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %8, !dbg !145
  %10 = call i32 @pthread_mutex_lock(ptr noundef %9) #6, !dbg !146
  %11 = load i32, ptr %3, align 4, !dbg !147
  %12 = sub nsw i32 1, %11, !dbg !148
  %13 = sext i32 %12 to i64, !dbg !149
  %14 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %13, !dbg !149
  %15 = call i32 @pthread_mutex_lock(ptr noundef %14) #6, !dbg !150
  call void @enter_alone(), !dbg !151
  call void @leave_alone(), !dbg !152
  %16 = load i32, ptr %3, align 4, !dbg !153
  %17 = sub nsw i32 1, %16, !dbg !154
  %18 = sext i32 %17 to i64, !dbg !155
  %19 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %18, !dbg !155
  %20 = call i32 @pthread_mutex_unlock(ptr noundef %19) #6, !dbg !156
  %21 = load i32, ptr %3, align 4, !dbg !157
  %22 = sext i32 %21 to i64, !dbg !158
  %23 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %22, !dbg !158
  %24 = call i32 @pthread_mutex_unlock(ptr noundef %23) #6, !dbg !159
  br label %5, !dbg !160, !llvm.loop !161
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #2

declare i32 @__VERIFIER_nondet_int() #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !164 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !167
  %2 = icmp eq i32 %1, 0, !dbg !167
  br i1 %2, label %3, label %4, !dbg !170

3:                                                ; preds = %0
  br label %5, !dbg !170

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !167
  unreachable, !dbg !167

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !171
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !173 {
  store volatile i32 0, ptr @inside, align 4, !dbg !174
  ret void, !dbg !175
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!63, !64, !65, !66, !67, !68, !69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "locks", scope: !2, file: !3, line: 10, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/lock_choice.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !14, !19, !25}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !9, line: 49, type: !10, isLocal: true, isDefinition: true)
!9 = !DIFile(filename: "states/states.h", directory: ".")
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 96, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 12)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !9, line: 49, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 128, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 16)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !9, line: 49, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 184, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!23 = !{!24}
!24 = !DISubrange(count: 23)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !9, line: 45, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !28)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 640, elements: !61)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !31, line: 72, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !31, line: 67, size: 320, elements: !33)
!33 = !{!34, !55, !59}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !32, file: !31, line: 69, baseType: !35, size: 320)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !36, line: 22, size: 320, elements: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!37 = !{!38, !39, !41, !42, !43, !44, !46, !47}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !35, file: !36, line: 24, baseType: !28, size: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !35, file: !36, line: 25, baseType: !40, size: 32, offset: 32)
!40 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !35, file: !36, line: 26, baseType: !28, size: 32, offset: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !35, file: !36, line: 28, baseType: !40, size: 32, offset: 96)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !35, file: !36, line: 32, baseType: !28, size: 32, offset: 128)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !35, file: !36, line: 34, baseType: !45, size: 16, offset: 160)
!45 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !35, file: !36, line: 35, baseType: !45, size: 16, offset: 176)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !35, file: !36, line: 36, baseType: !48, size: 128, offset: 192)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !49, line: 55, baseType: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !49, line: 51, size: 128, elements: !51)
!51 = !{!52, !54}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !50, file: !49, line: 53, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !50, file: !49, line: 54, baseType: !53, size: 64, offset: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !32, file: !31, line: 70, baseType: !56, size: 320)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 320, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 40)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !32, file: !31, line: 71, baseType: !60, size: 64)
!60 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!61 = !{!62}
!62 = !DISubrange(count: 2)
!63 = !{i32 7, !"Dwarf Version", i32 5}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 8, !"PIC Level", i32 2}
!67 = !{i32 7, !"PIE Level", i32 2}
!68 = !{i32 7, !"uwtable", i32 2}
!69 = !{i32 7, !"frame-pointer", i32 2}
!70 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !71, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!28}
!73 = !{}
!74 = !DILocation(line: 32, column: 2, scope: !70)
!75 = !DILocation(line: 33, column: 2, scope: !70)
!76 = distinct !DISubprogram(name: "run_alike", scope: !9, file: !9, line: 70, type: !77, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!77 = !DISubroutineType(types: !78)
!78 = !{null, !28, !79}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DISubroutineType(types: !81)
!81 = !{!5, !5}
!82 = !DILocalVariable(name: "n", arg: 1, scope: !76, file: !9, line: 70, type: !28)
!83 = !DILocation(line: 70, column: 34, scope: !76)
!84 = !DILocalVariable(name: "routine", arg: 2, scope: !76, file: !9, line: 70, type: !79)
!85 = !DILocation(line: 70, column: 45, scope: !76)
!86 = !DILocation(line: 72, column: 14, scope: !76)
!87 = !DILocation(line: 72, column: 2, scope: !76)
!88 = !DILocalVariable(name: "__vla_expr0", scope: !76, type: !89, flags: DIFlagArtificial)
!89 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!90 = !DILocation(line: 0, scope: !76)
!91 = !DILocalVariable(name: "t", scope: !76, file: !9, line: 72, type: !92)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !93, elements: !94)
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !89)
!94 = !{!95}
!95 = !DISubrange(count: !88)
!96 = !DILocation(line: 72, column: 12, scope: !76)
!97 = !DILocalVariable(name: "i", scope: !98, file: !9, line: 74, type: !28)
!98 = distinct !DILexicalBlock(scope: !76, file: !9, line: 74, column: 2)
!99 = !DILocation(line: 74, column: 11, scope: !98)
!100 = !DILocation(line: 74, column: 7, scope: !98)
!101 = !DILocation(line: 74, column: 18, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !9, line: 74, column: 2)
!103 = !DILocation(line: 74, column: 22, scope: !102)
!104 = !DILocation(line: 74, column: 20, scope: !102)
!105 = !DILocation(line: 74, column: 2, scope: !98)
!106 = !DILocation(line: 75, column: 21, scope: !102)
!107 = !DILocation(line: 75, column: 19, scope: !102)
!108 = !DILocation(line: 75, column: 31, scope: !102)
!109 = !DILocation(line: 75, column: 3, scope: !102)
!110 = !DILocation(line: 74, column: 26, scope: !102)
!111 = !DILocation(line: 74, column: 2, scope: !102)
!112 = distinct !{!112, !105, !113, !114}
!113 = !DILocation(line: 75, column: 44, scope: !98)
!114 = !{!"llvm.loop.mustprogress"}
!115 = !DILocalVariable(name: "i", scope: !116, file: !9, line: 76, type: !28)
!116 = distinct !DILexicalBlock(scope: !76, file: !9, line: 76, column: 2)
!117 = !DILocation(line: 76, column: 11, scope: !116)
!118 = !DILocation(line: 76, column: 7, scope: !116)
!119 = !DILocation(line: 76, column: 18, scope: !120)
!120 = distinct !DILexicalBlock(scope: !116, file: !9, line: 76, column: 2)
!121 = !DILocation(line: 76, column: 22, scope: !120)
!122 = !DILocation(line: 76, column: 20, scope: !120)
!123 = !DILocation(line: 76, column: 2, scope: !116)
!124 = !DILocation(line: 77, column: 18, scope: !120)
!125 = !DILocation(line: 77, column: 16, scope: !120)
!126 = !DILocation(line: 77, column: 3, scope: !120)
!127 = !DILocation(line: 76, column: 26, scope: !120)
!128 = !DILocation(line: 76, column: 2, scope: !120)
!129 = distinct !{!129, !123, !130, !114}
!130 = !DILocation(line: 77, column: 26, scope: !116)
!131 = !DILocation(line: 78, column: 1, scope: !76)
!132 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 12, type: !80, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!133 = !DILocalVariable(name: "arg", arg: 1, scope: !132, file: !3, line: 12, type: !5)
!134 = !DILocation(line: 12, column: 24, scope: !132)
!135 = !DILocation(line: 14, column: 8, scope: !132)
!136 = !DILocation(line: 15, column: 2, scope: !132)
!137 = !DILocalVariable(name: "first", scope: !138, file: !3, line: 16, type: !28)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 15, column: 9)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 15, column: 2)
!140 = distinct !DILexicalBlock(scope: !132, file: !3, line: 15, column: 2)
!141 = !DILocation(line: 16, column: 7, scope: !138)
!142 = !DILocation(line: 16, column: 15, scope: !138)
!143 = !DILocation(line: 18, column: 9, scope: !138)
!144 = !DILocation(line: 20, column: 29, scope: !138)
!145 = !DILocation(line: 20, column: 23, scope: !138)
!146 = !DILocation(line: 20, column: 3, scope: !138)
!147 = !DILocation(line: 21, column: 33, scope: !138)
!148 = !DILocation(line: 21, column: 31, scope: !138)
!149 = !DILocation(line: 21, column: 23, scope: !138)
!150 = !DILocation(line: 21, column: 3, scope: !138)
!151 = !DILocation(line: 22, column: 3, scope: !138)
!152 = !DILocation(line: 23, column: 3, scope: !138)
!153 = !DILocation(line: 24, column: 35, scope: !138)
!154 = !DILocation(line: 24, column: 33, scope: !138)
!155 = !DILocation(line: 24, column: 25, scope: !138)
!156 = !DILocation(line: 24, column: 3, scope: !138)
!157 = !DILocation(line: 25, column: 31, scope: !138)
!158 = !DILocation(line: 25, column: 25, scope: !138)
!159 = !DILocation(line: 25, column: 3, scope: !138)
!160 = !DILocation(line: 15, column: 2, scope: !139)
!161 = distinct !{!161, !162, !163}
!162 = !DILocation(line: 15, column: 2, scope: !140)
!163 = !DILocation(line: 26, column: 2, scope: !140)
!164 = distinct !DISubprogram(name: "enter_alone", scope: !9, file: !9, line: 47, type: !165, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!165 = !DISubroutineType(types: !166)
!166 = !{null}
!167 = !DILocation(line: 49, column: 2, scope: !168)
!168 = distinct !DILexicalBlock(scope: !169, file: !9, line: 49, column: 2)
!169 = distinct !DILexicalBlock(scope: !164, file: !9, line: 49, column: 2)
!170 = !DILocation(line: 49, column: 2, scope: !169)
!171 = !DILocation(line: 50, column: 9, scope: !164)
!172 = !DILocation(line: 51, column: 1, scope: !164)
!173 = distinct !DISubprogram(name: "leave_alone", scope: !9, file: !9, line: 53, type: !165, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!174 = !DILocation(line: 55, column: 9, scope: !173)
!175 = !DILocation(line: 56, column: 1, scope: !173)
