; ModuleID = 'states/trylock_pair.c'
source_filename = "states/trylock_pair.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@locks = internal global [2 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0
@inside = internal global i32 0, align 4, !dbg !29
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !18
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !72 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 2, ptr noundef @run), !dbg !76
  ret i32 0, !dbg !77
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !78 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !84, metadata !DIExpression()), !dbg !85
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !86, metadata !DIExpression()), !dbg !87
  %9 = load i32, ptr %3, align 4, !dbg !88
  %10 = zext i32 %9 to i64, !dbg !89
  %11 = call ptr @llvm.stacksave(), !dbg !89
  store ptr %11, ptr %5, align 8, !dbg !89
  %12 = alloca i64, i64 %10, align 16, !dbg !89
  store i64 %10, ptr %6, align 8, !dbg !89
  call void @llvm.dbg.declare(metadata ptr %6, metadata !90, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata ptr %12, metadata !93, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.declare(metadata ptr %7, metadata !99, metadata !DIExpression()), !dbg !101
  store i32 0, ptr %7, align 4, !dbg !101
  br label %13, !dbg !102

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !103
  %15 = load i32, ptr %3, align 4, !dbg !105
  %16 = icmp slt i32 %14, %15, !dbg !106
  br i1 %16, label %17, label %29, !dbg !107

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !108
  %19 = sext i32 %18 to i64, !dbg !109
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !109
  %21 = load ptr, ptr %4, align 8, !dbg !110
  %22 = load i32, ptr %7, align 4, !dbg !111
  %23 = sext i32 %22 to i64, !dbg !112
  %24 = inttoptr i64 %23 to ptr, !dbg !113
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !114
  br label %26, !dbg !114

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !115
  %28 = add nsw i32 %27, 1, !dbg !115
  store i32 %28, ptr %7, align 4, !dbg !115
  br label %13, !dbg !116, !llvm.loop !117

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !120, metadata !DIExpression()), !dbg !122
  store i32 0, ptr %8, align 4, !dbg !122
  br label %30, !dbg !123

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !124
  %32 = load i32, ptr %3, align 4, !dbg !126
  %33 = icmp slt i32 %31, %32, !dbg !127
  br i1 %33, label %34, label %43, !dbg !128

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !129
  %36 = sext i32 %35 to i64, !dbg !130
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !130
  %38 = load i64, ptr %37, align 8, !dbg !130
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !131
  br label %40, !dbg !131

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !132
  %42 = add nsw i32 %41, 1, !dbg !132
  store i32 %42, ptr %8, align 4, !dbg !132
  br label %30, !dbg !133, !llvm.loop !134

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !136
  call void @llvm.stackrestore(ptr %44), !dbg !136
  ret void, !dbg !136
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !137 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !138, metadata !DIExpression()), !dbg !139
  call void @llvm.dbg.declare(metadata ptr %3, metadata !140, metadata !DIExpression()), !dbg !141
  %5 = load ptr, ptr %2, align 8, !dbg !142
  %6 = ptrtoint ptr %5 to i64, !dbg !143
  %7 = trunc i64 %6 to i32, !dbg !144
  store i32 %7, ptr %3, align 4, !dbg !141
  call void @llvm.dbg.declare(metadata ptr %4, metadata !145, metadata !DIExpression()), !dbg !147
  store i32 0, ptr %4, align 4, !dbg !147
  br label %8, !dbg !147

8:                                                ; preds = %39, %1
  %9 = load i32, ptr %4, align 4, !dbg !148
  %10 = icmp slt i32 %9, 1, !dbg !148
  br i1 %10, label %11, label %42, !dbg !147

11:                                               ; preds = %8
  br label %12, !dbg !150

12:                                               ; preds = %24, %11
  %13 = load i32, ptr %3, align 4, !dbg !152
  %14 = sext i32 %13 to i64, !dbg !156
  %15 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %14, !dbg !156
  %16 = call i32 @pthread_mutex_lock(ptr noundef %15) #6, !dbg !157
  %17 = load i32, ptr %3, align 4, !dbg !158
  %18 = sub nsw i32 1, %17, !dbg !160
  %19 = sext i32 %18 to i64, !dbg !161
  %20 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %19, !dbg !161
  %21 = call i32 @pthread_mutex_trylock(ptr noundef %20) #6, !dbg !162
  %22 = icmp eq i32 %21, 0, !dbg !163
  br i1 %22, label %23, label %24, !dbg !164

23:                                               ; preds = %12
  br label %29, !dbg !165

24:                                               ; preds = %12
  %25 = load i32, ptr %3, align 4, !dbg !166
  %26 = sext i32 %25 to i64, !dbg !167
  %27 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %26, !dbg !167
  %28 = call i32 @pthread_mutex_unlock(ptr noundef %27) #6, !dbg !168
  br label %12, !dbg !169, !llvm.loop !170

29:                                               ; preds = %23
  call void @enter_alone(), !dbg !173
  call void @leave_alone(), !dbg !174
  %30 = load i32, ptr %3, align 4, !dbg !175
  %31 = sub nsw i32 1, %30, !dbg !176
  %32 = sext i32 %31 to i64, !dbg !177
  %33 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %32, !dbg !177
  %34 = call i32 @pthread_mutex_unlock(ptr noundef %33) #6, !dbg !178
  %35 = load i32, ptr %3, align 4, !dbg !179
  %36 = sext i32 %35 to i64, !dbg !180
  %37 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %36, !dbg !180
  %38 = call i32 @pthread_mutex_unlock(ptr noundef %37) #6, !dbg !181
  br label %39, !dbg !182

39:                                               ; preds = %29
  %40 = load i32, ptr %4, align 4, !dbg !148
  %41 = add nsw i32 %40, 1, !dbg !148
  store i32 %41, ptr %4, align 4, !dbg !148
  br label %8, !dbg !148, !llvm.loop !183

42:                                               ; preds = %8
  ret ptr null, !dbg !185
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

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !186 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !189
  %2 = icmp eq i32 %1, 0, !dbg !189
  br i1 %2, label %3, label %4, !dbg !192

3:                                                ; preds = %0
  br label %5, !dbg !192

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !189
  unreachable, !dbg !189

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !193
  ret void, !dbg !194
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !195 {
  store volatile i32 0, ptr @inside, align 4, !dbg !196
  ret void, !dbg !197
}

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
!llvm.module.flags = !{!65, !66, !67, !68, !69, !70, !71}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "locks", scope: !2, file: !3, line: 10, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/trylock_pair.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !18, !23, !29}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !13, line: 49, type: !14, isLocal: true, isDefinition: true)
!13 = !DIFile(filename: "states/states.h", directory: ".")
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 96, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 12)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !13, line: 49, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 16)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !13, line: 49, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 184, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!27 = !{!28}
!28 = !DISubrange(count: 23)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !13, line: 45, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 640, elements: !63)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !34, line: 72, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !34, line: 67, size: 320, elements: !36)
!36 = !{!37, !58, !62}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !35, file: !34, line: 69, baseType: !38, size: 320)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !39, line: 22, size: 320, elements: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!40 = !{!41, !42, !44, !45, !46, !47, !49, !50}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !38, file: !39, line: 24, baseType: !9, size: 32)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !38, file: !39, line: 25, baseType: !43, size: 32, offset: 32)
!43 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !38, file: !39, line: 26, baseType: !9, size: 32, offset: 64)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !38, file: !39, line: 28, baseType: !43, size: 32, offset: 96)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !38, file: !39, line: 32, baseType: !9, size: 32, offset: 128)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !38, file: !39, line: 34, baseType: !48, size: 16, offset: 160)
!48 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !38, file: !39, line: 35, baseType: !48, size: 16, offset: 176)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !38, file: !39, line: 36, baseType: !51, size: 128, offset: 192)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !52, line: 55, baseType: !53)
!52 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !52, line: 51, size: 128, elements: !54)
!54 = !{!55, !57}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !53, file: !52, line: 53, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !53, file: !52, line: 54, baseType: !56, size: 64, offset: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !35, file: !34, line: 70, baseType: !59, size: 320)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 320, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 40)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !35, file: !34, line: 71, baseType: !8, size: 64)
!63 = !{!64}
!64 = !DISubrange(count: 2)
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 8, !"PIC Level", i32 2}
!69 = !{i32 7, !"PIE Level", i32 2}
!70 = !{i32 7, !"uwtable", i32 2}
!71 = !{i32 7, !"frame-pointer", i32 2}
!72 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !73, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !75)
!73 = !DISubroutineType(types: !74)
!74 = !{!9}
!75 = !{}
!76 = !DILocation(line: 38, column: 2, scope: !72)
!77 = !DILocation(line: 39, column: 2, scope: !72)
!78 = distinct !DISubprogram(name: "run_numbered", scope: !13, file: !13, line: 59, type: !79, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !9, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DISubroutineType(types: !83)
!83 = !{!5, !5}
!84 = !DILocalVariable(name: "n", arg: 1, scope: !78, file: !13, line: 59, type: !9)
!85 = !DILocation(line: 59, column: 37, scope: !78)
!86 = !DILocalVariable(name: "routine", arg: 2, scope: !78, file: !13, line: 59, type: !81)
!87 = !DILocation(line: 59, column: 48, scope: !78)
!88 = !DILocation(line: 61, column: 14, scope: !78)
!89 = !DILocation(line: 61, column: 2, scope: !78)
!90 = !DILocalVariable(name: "__vla_expr0", scope: !78, type: !91, flags: DIFlagArtificial)
!91 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!92 = !DILocation(line: 0, scope: !78)
!93 = !DILocalVariable(name: "t", scope: !78, file: !13, line: 61, type: !94)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !95, elements: !96)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !91)
!96 = !{!97}
!97 = !DISubrange(count: !90)
!98 = !DILocation(line: 61, column: 12, scope: !78)
!99 = !DILocalVariable(name: "i", scope: !100, file: !13, line: 63, type: !9)
!100 = distinct !DILexicalBlock(scope: !78, file: !13, line: 63, column: 2)
!101 = !DILocation(line: 63, column: 11, scope: !100)
!102 = !DILocation(line: 63, column: 7, scope: !100)
!103 = !DILocation(line: 63, column: 18, scope: !104)
!104 = distinct !DILexicalBlock(scope: !100, file: !13, line: 63, column: 2)
!105 = !DILocation(line: 63, column: 22, scope: !104)
!106 = !DILocation(line: 63, column: 20, scope: !104)
!107 = !DILocation(line: 63, column: 2, scope: !100)
!108 = !DILocation(line: 64, column: 21, scope: !104)
!109 = !DILocation(line: 64, column: 19, scope: !104)
!110 = !DILocation(line: 64, column: 31, scope: !104)
!111 = !DILocation(line: 64, column: 58, scope: !104)
!112 = !DILocation(line: 64, column: 48, scope: !104)
!113 = !DILocation(line: 64, column: 40, scope: !104)
!114 = !DILocation(line: 64, column: 3, scope: !104)
!115 = !DILocation(line: 63, column: 26, scope: !104)
!116 = !DILocation(line: 63, column: 2, scope: !104)
!117 = distinct !{!117, !107, !118, !119}
!118 = !DILocation(line: 64, column: 59, scope: !100)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !DILocalVariable(name: "i", scope: !121, file: !13, line: 65, type: !9)
!121 = distinct !DILexicalBlock(scope: !78, file: !13, line: 65, column: 2)
!122 = !DILocation(line: 65, column: 11, scope: !121)
!123 = !DILocation(line: 65, column: 7, scope: !121)
!124 = !DILocation(line: 65, column: 18, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !13, line: 65, column: 2)
!126 = !DILocation(line: 65, column: 22, scope: !125)
!127 = !DILocation(line: 65, column: 20, scope: !125)
!128 = !DILocation(line: 65, column: 2, scope: !121)
!129 = !DILocation(line: 66, column: 18, scope: !125)
!130 = !DILocation(line: 66, column: 16, scope: !125)
!131 = !DILocation(line: 66, column: 3, scope: !125)
!132 = !DILocation(line: 65, column: 26, scope: !125)
!133 = !DILocation(line: 65, column: 2, scope: !125)
!134 = distinct !{!134, !128, !135, !119}
!135 = !DILocation(line: 66, column: 26, scope: !121)
!136 = !DILocation(line: 67, column: 1, scope: !78)
!137 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 12, type: !82, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!138 = !DILocalVariable(name: "arg", arg: 1, scope: !137, file: !3, line: 12, type: !5)
!139 = !DILocation(line: 12, column: 24, scope: !137)
!140 = !DILocalVariable(name: "first", scope: !137, file: !3, line: 18, type: !9)
!141 = !DILocation(line: 18, column: 6, scope: !137)
!142 = !DILocation(line: 18, column: 29, scope: !137)
!143 = !DILocation(line: 18, column: 19, scope: !137)
!144 = !DILocation(line: 18, column: 14, scope: !137)
!145 = !DILocalVariable(name: "round", scope: !146, file: !3, line: 21, type: !9)
!146 = distinct !DILexicalBlock(scope: !137, file: !3, line: 21, column: 2)
!147 = !DILocation(line: 21, column: 2, scope: !146)
!148 = !DILocation(line: 21, column: 2, scope: !149)
!149 = distinct !DILexicalBlock(scope: !146, file: !3, line: 21, column: 2)
!150 = !DILocation(line: 22, column: 3, scope: !151)
!151 = distinct !DILexicalBlock(scope: !149, file: !3, line: 21, column: 9)
!152 = !DILocation(line: 23, column: 30, scope: !153)
!153 = distinct !DILexicalBlock(scope: !154, file: !3, line: 22, column: 12)
!154 = distinct !DILexicalBlock(scope: !155, file: !3, line: 22, column: 3)
!155 = distinct !DILexicalBlock(scope: !151, file: !3, line: 22, column: 3)
!156 = !DILocation(line: 23, column: 24, scope: !153)
!157 = !DILocation(line: 23, column: 4, scope: !153)
!158 = !DILocation(line: 24, column: 41, scope: !159)
!159 = distinct !DILexicalBlock(scope: !153, file: !3, line: 24, column: 8)
!160 = !DILocation(line: 24, column: 39, scope: !159)
!161 = !DILocation(line: 24, column: 31, scope: !159)
!162 = !DILocation(line: 24, column: 8, scope: !159)
!163 = !DILocation(line: 24, column: 49, scope: !159)
!164 = !DILocation(line: 24, column: 8, scope: !153)
!165 = !DILocation(line: 25, column: 5, scope: !159)
!166 = !DILocation(line: 26, column: 32, scope: !153)
!167 = !DILocation(line: 26, column: 26, scope: !153)
!168 = !DILocation(line: 26, column: 4, scope: !153)
!169 = !DILocation(line: 22, column: 3, scope: !154)
!170 = distinct !{!170, !171, !172}
!171 = !DILocation(line: 22, column: 3, scope: !155)
!172 = !DILocation(line: 27, column: 3, scope: !155)
!173 = !DILocation(line: 28, column: 3, scope: !151)
!174 = !DILocation(line: 29, column: 3, scope: !151)
!175 = !DILocation(line: 30, column: 35, scope: !151)
!176 = !DILocation(line: 30, column: 33, scope: !151)
!177 = !DILocation(line: 30, column: 25, scope: !151)
!178 = !DILocation(line: 30, column: 3, scope: !151)
!179 = !DILocation(line: 31, column: 31, scope: !151)
!180 = !DILocation(line: 31, column: 25, scope: !151)
!181 = !DILocation(line: 31, column: 3, scope: !151)
!182 = !DILocation(line: 32, column: 2, scope: !151)
!183 = distinct !{!183, !147, !184, !119}
!184 = !DILocation(line: 32, column: 2, scope: !146)
!185 = !DILocation(line: 33, column: 2, scope: !137)
!186 = distinct !DISubprogram(name: "enter_alone", scope: !13, file: !13, line: 47, type: !187, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!187 = !DISubroutineType(types: !188)
!188 = !{null}
!189 = !DILocation(line: 49, column: 2, scope: !190)
!190 = distinct !DILexicalBlock(scope: !191, file: !13, line: 49, column: 2)
!191 = distinct !DILexicalBlock(scope: !186, file: !13, line: 49, column: 2)
!192 = !DILocation(line: 49, column: 2, scope: !191)
!193 = !DILocation(line: 50, column: 9, scope: !186)
!194 = !DILocation(line: 51, column: 1, scope: !186)
!195 = distinct !DISubprogram(name: "leave_alone", scope: !13, file: !13, line: 53, type: !187, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!196 = !DILocation(line: 55, column: 9, scope: !195)
!197 = !DILocation(line: 56, column: 1, scope: !195)
