; ModuleID = 'states/own_nodes.c'
source_filename = "states/own_nodes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.node = type { ptr, i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@count = internal global i32 0, align 4, !dbg !29
@last = internal global ptr null, align 8, !dbg !31
@inside = internal global i32 0, align 4, !dbg !25
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !14
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !77 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_alike(i32 noundef 2, ptr noundef @run), !dbg !81
  ret i32 0, !dbg !82
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !83 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !89, metadata !DIExpression()), !dbg !90
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !91, metadata !DIExpression()), !dbg !92
  %9 = load i32, ptr %3, align 4, !dbg !93
  %10 = zext i32 %9 to i64, !dbg !94
  %11 = call ptr @llvm.stacksave(), !dbg !94
  store ptr %11, ptr %5, align 8, !dbg !94
  %12 = alloca i64, i64 %10, align 16, !dbg !94
  store i64 %10, ptr %6, align 8, !dbg !94
  call void @llvm.dbg.declare(metadata ptr %6, metadata !95, metadata !DIExpression()), !dbg !97
  call void @llvm.dbg.declare(metadata ptr %12, metadata !98, metadata !DIExpression()), !dbg !103
  call void @llvm.dbg.declare(metadata ptr %7, metadata !104, metadata !DIExpression()), !dbg !106
  store i32 0, ptr %7, align 4, !dbg !106
  br label %13, !dbg !107

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !108
  %15 = load i32, ptr %3, align 4, !dbg !110
  %16 = icmp slt i32 %14, %15, !dbg !111
  br i1 %16, label %17, label %26, !dbg !112

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !113
  %19 = sext i32 %18 to i64, !dbg !114
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !114
  %21 = load ptr, ptr %4, align 8, !dbg !115
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #7, !dbg !116
  br label %23, !dbg !116

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !117
  %25 = add nsw i32 %24, 1, !dbg !117
  store i32 %25, ptr %7, align 4, !dbg !117
  br label %13, !dbg !118, !llvm.loop !119

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !122, metadata !DIExpression()), !dbg !124
  store i32 0, ptr %8, align 4, !dbg !124
  br label %27, !dbg !125

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !126
  %29 = load i32, ptr %3, align 4, !dbg !128
  %30 = icmp slt i32 %28, %29, !dbg !129
  br i1 %30, label %31, label %40, !dbg !130

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !131
  %33 = sext i32 %32 to i64, !dbg !132
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !132
  %35 = load i64, ptr %34, align 8, !dbg !132
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !133
  br label %37, !dbg !133

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !134
  %39 = add nsw i32 %38, 1, !dbg !134
  store i32 %39, ptr %8, align 4, !dbg !134
  br label %27, !dbg !135, !llvm.loop !136

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !138
  call void @llvm.stackrestore(ptr %41), !dbg !138
  ret void, !dbg !138
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !139 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !140, metadata !DIExpression()), !dbg !141
  call void @llvm.dbg.declare(metadata ptr %3, metadata !142, metadata !DIExpression()), !dbg !143
  %4 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !144
  store ptr %4, ptr %3, align 8, !dbg !143
  %5 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !145
  %6 = load ptr, ptr %3, align 8, !dbg !146
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !147
  store ptr %5, ptr %7, align 8, !dbg !148
  %8 = load ptr, ptr %3, align 8, !dbg !149
  %9 = load ptr, ptr %3, align 8, !dbg !150
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 0, !dbg !151
  %11 = load ptr, ptr %10, align 8, !dbg !151
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !152
  store ptr %8, ptr %12, align 8, !dbg !153
  %13 = load ptr, ptr %3, align 8, !dbg !154
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 0, !dbg !155
  %15 = load ptr, ptr %14, align 8, !dbg !155
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 1, !dbg !156
  store i32 0, ptr %16, align 8, !dbg !157
  %17 = load ptr, ptr %3, align 8, !dbg !158
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 1, !dbg !159
  store i32 0, ptr %18, align 8, !dbg !160
  br label %19, !dbg !161

19:                                               ; preds = %19, %1
  %20 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !162
  call void @enter_alone(), !dbg !166
  %21 = load volatile i32, ptr @count, align 4, !dbg !167
  %22 = load ptr, ptr %3, align 8, !dbg !168
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 1, !dbg !169
  store i32 %21, ptr %23, align 8, !dbg !170
  %24 = load volatile i32, ptr @count, align 4, !dbg !171
  %25 = icmp ne i32 %24, 0, !dbg !172
  %26 = xor i1 %25, true, !dbg !172
  %27 = zext i1 %26 to i32, !dbg !172
  store volatile i32 %27, ptr @count, align 4, !dbg !173
  %28 = load ptr, ptr %3, align 8, !dbg !174
  store volatile ptr %28, ptr @last, align 8, !dbg !175
  call void @leave_alone(), !dbg !176
  %29 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !177
  %30 = load ptr, ptr %3, align 8, !dbg !178
  %31 = getelementptr inbounds %struct.node, ptr %30, i32 0, i32 0, !dbg !179
  %32 = load ptr, ptr %31, align 8, !dbg !179
  store ptr %32, ptr %3, align 8, !dbg !180
  %33 = load ptr, ptr %3, align 8, !dbg !181
  %34 = getelementptr inbounds %struct.node, ptr %33, i32 0, i32 0, !dbg !182
  %35 = load ptr, ptr %34, align 8, !dbg !182
  %36 = getelementptr inbounds %struct.node, ptr %35, i32 0, i32 1, !dbg !183
  %37 = load i32, ptr %36, align 8, !dbg !183
  %38 = load ptr, ptr %3, align 8, !dbg !184
  %39 = getelementptr inbounds %struct.node, ptr %38, i32 0, i32 1, !dbg !185
  store i32 %37, ptr %39, align 8, !dbg !186
  %40 = load ptr, ptr %3, align 8, !dbg !187
  %41 = getelementptr inbounds %struct.node, ptr %40, i32 0, i32 0, !dbg !188
  %42 = load ptr, ptr %41, align 8, !dbg !188
  %43 = getelementptr inbounds %struct.node, ptr %42, i32 0, i32 1, !dbg !189
  store i32 0, ptr %43, align 8, !dbg !190
  br label %19, !dbg !191, !llvm.loop !192
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

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !195 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !198
  %2 = icmp eq i32 %1, 0, !dbg !198
  br i1 %2, label %3, label %4, !dbg !201

3:                                                ; preds = %0
  br label %5, !dbg !201

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #9, !dbg !198
  unreachable, !dbg !198

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !202
  ret void, !dbg !203
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !204 {
  store volatile i32 0, ptr @inside, align 4, !dbg !205
  ret void, !dbg !206
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!70, !71, !72, !73, !74, !75, !76}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 22, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/own_nodes.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !14, !19, !25, !29, !31}
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
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 23, type: !27, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 25, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 17, size: 128, elements: !36)
!36 = !{!37, !38}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "other", scope: !35, file: !3, line: 18, baseType: !34, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !35, file: !3, line: 19, baseType: !28, size: 32, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !40, line: 72, baseType: !41)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!41 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !40, line: 67, size: 320, elements: !42)
!42 = !{!43, !64, !68}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !41, file: !40, line: 69, baseType: !44, size: 320)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !45, line: 22, size: 320, elements: !46)
!45 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!46 = !{!47, !48, !50, !51, !52, !53, !55, !56}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !44, file: !45, line: 24, baseType: !28, size: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !44, file: !45, line: 25, baseType: !49, size: 32, offset: 32)
!49 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !44, file: !45, line: 26, baseType: !28, size: 32, offset: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !44, file: !45, line: 28, baseType: !49, size: 32, offset: 96)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !44, file: !45, line: 32, baseType: !28, size: 32, offset: 128)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !44, file: !45, line: 34, baseType: !54, size: 16, offset: 160)
!54 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !44, file: !45, line: 35, baseType: !54, size: 16, offset: 176)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !44, file: !45, line: 36, baseType: !57, size: 128, offset: 192)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !58, line: 55, baseType: !59)
!58 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !58, line: 51, size: 128, elements: !60)
!60 = !{!61, !63}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !59, file: !58, line: 53, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !59, file: !58, line: 54, baseType: !62, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !41, file: !40, line: 70, baseType: !65, size: 320)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 320, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 40)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !41, file: !40, line: 71, baseType: !69, size: 64)
!69 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!70 = !{i32 7, !"Dwarf Version", i32 5}
!71 = !{i32 2, !"Debug Info Version", i32 3}
!72 = !{i32 1, !"wchar_size", i32 4}
!73 = !{i32 8, !"PIC Level", i32 2}
!74 = !{i32 7, !"PIE Level", i32 2}
!75 = !{i32 7, !"uwtable", i32 2}
!76 = !{i32 7, !"frame-pointer", i32 2}
!77 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 59, type: !78, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !80)
!78 = !DISubroutineType(types: !79)
!79 = !{!28}
!80 = !{}
!81 = !DILocation(line: 61, column: 2, scope: !77)
!82 = !DILocation(line: 62, column: 2, scope: !77)
!83 = distinct !DISubprogram(name: "run_alike", scope: !9, file: !9, line: 70, type: !84, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!84 = !DISubroutineType(types: !85)
!85 = !{null, !28, !86}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DISubroutineType(types: !88)
!88 = !{!5, !5}
!89 = !DILocalVariable(name: "n", arg: 1, scope: !83, file: !9, line: 70, type: !28)
!90 = !DILocation(line: 70, column: 34, scope: !83)
!91 = !DILocalVariable(name: "routine", arg: 2, scope: !83, file: !9, line: 70, type: !86)
!92 = !DILocation(line: 70, column: 45, scope: !83)
!93 = !DILocation(line: 72, column: 14, scope: !83)
!94 = !DILocation(line: 72, column: 2, scope: !83)
!95 = !DILocalVariable(name: "__vla_expr0", scope: !83, type: !96, flags: DIFlagArtificial)
!96 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!97 = !DILocation(line: 0, scope: !83)
!98 = !DILocalVariable(name: "t", scope: !83, file: !9, line: 72, type: !99)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !100, elements: !101)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !96)
!101 = !{!102}
!102 = !DISubrange(count: !95)
!103 = !DILocation(line: 72, column: 12, scope: !83)
!104 = !DILocalVariable(name: "i", scope: !105, file: !9, line: 74, type: !28)
!105 = distinct !DILexicalBlock(scope: !83, file: !9, line: 74, column: 2)
!106 = !DILocation(line: 74, column: 11, scope: !105)
!107 = !DILocation(line: 74, column: 7, scope: !105)
!108 = !DILocation(line: 74, column: 18, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !9, line: 74, column: 2)
!110 = !DILocation(line: 74, column: 22, scope: !109)
!111 = !DILocation(line: 74, column: 20, scope: !109)
!112 = !DILocation(line: 74, column: 2, scope: !105)
!113 = !DILocation(line: 75, column: 21, scope: !109)
!114 = !DILocation(line: 75, column: 19, scope: !109)
!115 = !DILocation(line: 75, column: 31, scope: !109)
!116 = !DILocation(line: 75, column: 3, scope: !109)
!117 = !DILocation(line: 74, column: 26, scope: !109)
!118 = !DILocation(line: 74, column: 2, scope: !109)
!119 = distinct !{!119, !112, !120, !121}
!120 = !DILocation(line: 75, column: 44, scope: !105)
!121 = !{!"llvm.loop.mustprogress"}
!122 = !DILocalVariable(name: "i", scope: !123, file: !9, line: 76, type: !28)
!123 = distinct !DILexicalBlock(scope: !83, file: !9, line: 76, column: 2)
!124 = !DILocation(line: 76, column: 11, scope: !123)
!125 = !DILocation(line: 76, column: 7, scope: !123)
!126 = !DILocation(line: 76, column: 18, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !9, line: 76, column: 2)
!128 = !DILocation(line: 76, column: 22, scope: !127)
!129 = !DILocation(line: 76, column: 20, scope: !127)
!130 = !DILocation(line: 76, column: 2, scope: !123)
!131 = !DILocation(line: 77, column: 18, scope: !127)
!132 = !DILocation(line: 77, column: 16, scope: !127)
!133 = !DILocation(line: 77, column: 3, scope: !127)
!134 = !DILocation(line: 76, column: 26, scope: !127)
!135 = !DILocation(line: 76, column: 2, scope: !127)
!136 = distinct !{!136, !130, !137, !121}
!137 = !DILocation(line: 77, column: 26, scope: !123)
!138 = !DILocation(line: 78, column: 1, scope: !83)
!139 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 28, type: !87, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!140 = !DILocalVariable(name: "arg", arg: 1, scope: !139, file: !3, line: 28, type: !5)
!141 = !DILocation(line: 28, column: 24, scope: !139)
!142 = !DILocalVariable(name: "node", scope: !139, file: !3, line: 30, type: !34)
!143 = !DILocation(line: 30, column: 15, scope: !139)
!144 = !DILocation(line: 30, column: 22, scope: !139)
!145 = !DILocation(line: 32, column: 16, scope: !139)
!146 = !DILocation(line: 32, column: 2, scope: !139)
!147 = !DILocation(line: 32, column: 8, scope: !139)
!148 = !DILocation(line: 32, column: 14, scope: !139)
!149 = !DILocation(line: 33, column: 23, scope: !139)
!150 = !DILocation(line: 33, column: 2, scope: !139)
!151 = !DILocation(line: 33, column: 8, scope: !139)
!152 = !DILocation(line: 33, column: 15, scope: !139)
!153 = !DILocation(line: 33, column: 21, scope: !139)
!154 = !DILocation(line: 34, column: 16, scope: !139)
!155 = !DILocation(line: 34, column: 22, scope: !139)
!156 = !DILocation(line: 34, column: 29, scope: !139)
!157 = !DILocation(line: 34, column: 35, scope: !139)
!158 = !DILocation(line: 34, column: 2, scope: !139)
!159 = !DILocation(line: 34, column: 8, scope: !139)
!160 = !DILocation(line: 34, column: 14, scope: !139)
!161 = !DILocation(line: 35, column: 2, scope: !139)
!162 = !DILocation(line: 36, column: 3, scope: !163)
!163 = distinct !DILexicalBlock(scope: !164, file: !3, line: 35, column: 9)
!164 = distinct !DILexicalBlock(scope: !165, file: !3, line: 35, column: 2)
!165 = distinct !DILexicalBlock(scope: !139, file: !3, line: 35, column: 2)
!166 = !DILocation(line: 37, column: 3, scope: !163)
!167 = !DILocation(line: 38, column: 17, scope: !163)
!168 = !DILocation(line: 38, column: 3, scope: !163)
!169 = !DILocation(line: 38, column: 9, scope: !163)
!170 = !DILocation(line: 38, column: 15, scope: !163)
!171 = !DILocation(line: 39, column: 12, scope: !163)
!172 = !DILocation(line: 39, column: 11, scope: !163)
!173 = !DILocation(line: 39, column: 9, scope: !163)
!174 = !DILocation(line: 41, column: 10, scope: !163)
!175 = !DILocation(line: 41, column: 8, scope: !163)
!176 = !DILocation(line: 43, column: 3, scope: !163)
!177 = !DILocation(line: 44, column: 3, scope: !163)
!178 = !DILocation(line: 45, column: 10, scope: !163)
!179 = !DILocation(line: 45, column: 16, scope: !163)
!180 = !DILocation(line: 45, column: 8, scope: !163)
!181 = !DILocation(line: 46, column: 17, scope: !163)
!182 = !DILocation(line: 46, column: 23, scope: !163)
!183 = !DILocation(line: 46, column: 30, scope: !163)
!184 = !DILocation(line: 46, column: 3, scope: !163)
!185 = !DILocation(line: 46, column: 9, scope: !163)
!186 = !DILocation(line: 46, column: 15, scope: !163)
!187 = !DILocation(line: 47, column: 3, scope: !163)
!188 = !DILocation(line: 47, column: 9, scope: !163)
!189 = !DILocation(line: 47, column: 16, scope: !163)
!190 = !DILocation(line: 47, column: 22, scope: !163)
!191 = !DILocation(line: 35, column: 2, scope: !164)
!192 = distinct !{!192, !193, !194}
!193 = !DILocation(line: 35, column: 2, scope: !165)
!194 = !DILocation(line: 48, column: 2, scope: !165)
!195 = distinct !DISubprogram(name: "enter_alone", scope: !9, file: !9, line: 47, type: !196, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!196 = !DISubroutineType(types: !197)
!197 = !{null}
!198 = !DILocation(line: 49, column: 2, scope: !199)
!199 = distinct !DILexicalBlock(scope: !200, file: !9, line: 49, column: 2)
!200 = distinct !DILexicalBlock(scope: !195, file: !9, line: 49, column: 2)
!201 = !DILocation(line: 49, column: 2, scope: !200)
!202 = !DILocation(line: 50, column: 9, scope: !195)
!203 = !DILocation(line: 51, column: 1, scope: !195)
!204 = distinct !DISubprogram(name: "leave_alone", scope: !9, file: !9, line: 53, type: !196, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !80)
!205 = !DILocation(line: 55, column: 9, scope: !204)
!206 = !DILocation(line: 56, column: 1, scope: !204)
