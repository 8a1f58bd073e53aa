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
@inside = internal global i32 0, align 4, !dbg !25
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !14
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !69 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_alike(i32 noundef 3, ptr noundef @run), !dbg !73
  ret i32 0, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !75 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !81, metadata !DIExpression()), !dbg !82
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !83, metadata !DIExpression()), !dbg !84
  %9 = load i32, ptr %3, align 4, !dbg !85
  %10 = zext i32 %9 to i64, !dbg !86
  %11 = call ptr @llvm.stacksave(), !dbg !86
  store ptr %11, ptr %5, align 8, !dbg !86
  %12 = alloca i64, i64 %10, align 16, !dbg !86
  store i64 %10, ptr %6, align 8, !dbg !86
  call void @llvm.dbg.declare(metadata ptr %6, metadata !87, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata ptr %12, metadata !90, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.declare(metadata ptr %7, metadata !96, metadata !DIExpression()), !dbg !98
  store i32 0, ptr %7, align 4, !dbg !98
  br label %13, !dbg !99

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !100
  %15 = load i32, ptr %3, align 4, !dbg !102
  %16 = icmp slt i32 %14, %15, !dbg !103
  br i1 %16, label %17, label %26, !dbg !104

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !105
  %19 = sext i32 %18 to i64, !dbg !106
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !106
  %21 = load ptr, ptr %4, align 8, !dbg !107
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #7, !dbg !108
  br label %23, !dbg !108

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !109
  %25 = add nsw i32 %24, 1, !dbg !109
  store i32 %25, ptr %7, align 4, !dbg !109
  br label %13, !dbg !110, !llvm.loop !111

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !114, metadata !DIExpression()), !dbg !116
  store i32 0, ptr %8, align 4, !dbg !116
  br label %27, !dbg !117

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !118
  %29 = load i32, ptr %3, align 4, !dbg !120
  %30 = icmp slt i32 %28, %29, !dbg !121
  br i1 %30, label %31, label %40, !dbg !122

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !123
  %33 = sext i32 %32 to i64, !dbg !124
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !124
  %35 = load i64, ptr %34, align 8, !dbg !124
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !125
  br label %37, !dbg !125

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !126
  %39 = add nsw i32 %38, 1, !dbg !126
  store i32 %39, ptr %8, align 4, !dbg !126
  br label %27, !dbg !127, !llvm.loop !128

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !130
  call void @llvm.stackrestore(ptr %41), !dbg !130
  ret void, !dbg !130
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !131 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !132, metadata !DIExpression()), !dbg !133
  call void @llvm.dbg.declare(metadata ptr %3, metadata !134, metadata !DIExpression()), !dbg !140
  %4 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !141
  store ptr %4, ptr %3, align 8, !dbg !140
  %5 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !142
  %6 = load ptr, ptr %3, align 8, !dbg !143
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !144
  store ptr %5, ptr %7, align 8, !dbg !145
  %8 = load ptr, ptr %3, align 8, !dbg !146
  %9 = load ptr, ptr %3, align 8, !dbg !147
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 0, !dbg !148
  %11 = load ptr, ptr %10, align 8, !dbg !148
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !149
  store ptr %8, ptr %12, align 8, !dbg !150
  %13 = load ptr, ptr %3, align 8, !dbg !151
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 0, !dbg !152
  %15 = load ptr, ptr %14, align 8, !dbg !152
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 1, !dbg !153
  store i32 0, ptr %16, align 8, !dbg !154
  %17 = load ptr, ptr %3, align 8, !dbg !155
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 1, !dbg !156
  store i32 0, ptr %18, align 8, !dbg !157
  br label %19, !dbg !158

19:                                               ; preds = %19, %1
  %20 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !159
  call void @enter_alone(), !dbg !163
  %21 = load volatile i32, ptr @count, align 4, !dbg !164
  %22 = load ptr, ptr %3, align 8, !dbg !165
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 1, !dbg !166
  store i32 %21, ptr %23, align 8, !dbg !167
  %24 = load volatile i32, ptr @count, align 4, !dbg !168
  %25 = icmp ne i32 %24, 0, !dbg !169
  %26 = xor i1 %25, true, !dbg !169
  %27 = zext i1 %26 to i32, !dbg !169
  store volatile i32 %27, ptr @count, align 4, !dbg !170
  call void @leave_alone(), !dbg !171
  %28 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !172
  %29 = load ptr, ptr %3, align 8, !dbg !173
  %30 = getelementptr inbounds %struct.node, ptr %29, i32 0, i32 0, !dbg !174
  %31 = load ptr, ptr %30, align 8, !dbg !174
  store ptr %31, ptr %3, align 8, !dbg !175
  %32 = load ptr, ptr %3, align 8, !dbg !176
  %33 = getelementptr inbounds %struct.node, ptr %32, i32 0, i32 0, !dbg !177
  %34 = load ptr, ptr %33, align 8, !dbg !177
  %35 = getelementptr inbounds %struct.node, ptr %34, i32 0, i32 1, !dbg !178
  %36 = load i32, ptr %35, align 8, !dbg !178
  %37 = load ptr, ptr %3, align 8, !dbg !179
  %38 = getelementptr inbounds %struct.node, ptr %37, i32 0, i32 1, !dbg !180
  store i32 %36, ptr %38, align 8, !dbg !181
  %39 = load ptr, ptr %3, align 8, !dbg !182
  %40 = getelementptr inbounds %struct.node, ptr %39, i32 0, i32 0, !dbg !183
  %41 = load ptr, ptr %40, align 8, !dbg !183
  %42 = getelementptr inbounds %struct.node, ptr %41, i32 0, i32 1, !dbg !184
  store i32 0, ptr %42, align 8, !dbg !185
  br label %19, !dbg !186, !llvm.loop !187
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
define internal void @enter_alone() #0 !dbg !190 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !193
  %2 = icmp eq i32 %1, 0, !dbg !193
  br i1 %2, label %3, label %4, !dbg !196

3:                                                ; preds = %0
  br label %5, !dbg !196

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #9, !dbg !193
  unreachable, !dbg !193

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !197
  ret void, !dbg !198
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !199 {
  store volatile i32 0, ptr @inside, align 4, !dbg !200
  ret void, !dbg !201
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
!llvm.module.flags = !{!62, !63, !64, !65, !66, !67, !68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 22, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/own_nodes.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !14, !19, !25, !29}
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
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !32, line: 72, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 67, size: 320, elements: !34)
!34 = !{!35, !56, !60}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !33, file: !32, line: 69, baseType: !36, size: 320)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !37, line: 22, size: 320, elements: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!38 = !{!39, !40, !42, !43, !44, !45, !47, !48}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !36, file: !37, line: 24, baseType: !28, size: 32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !36, file: !37, line: 25, baseType: !41, size: 32, offset: 32)
!41 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !36, file: !37, line: 26, baseType: !28, size: 32, offset: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !36, file: !37, line: 28, baseType: !41, size: 32, offset: 96)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !36, file: !37, line: 32, baseType: !28, size: 32, offset: 128)
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
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 320, elements: !58)
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
!69 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 59, type: !70, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{!28}
!72 = !{}
!73 = !DILocation(line: 61, column: 2, scope: !69)
!74 = !DILocation(line: 62, column: 2, scope: !69)
!75 = distinct !DISubprogram(name: "run_alike", scope: !9, file: !9, line: 70, type: !76, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !28, !78}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DISubroutineType(types: !80)
!80 = !{!5, !5}
!81 = !DILocalVariable(name: "n", arg: 1, scope: !75, file: !9, line: 70, type: !28)
!82 = !DILocation(line: 70, column: 34, scope: !75)
!83 = !DILocalVariable(name: "routine", arg: 2, scope: !75, file: !9, line: 70, type: !78)
!84 = !DILocation(line: 70, column: 45, scope: !75)
!85 = !DILocation(line: 72, column: 14, scope: !75)
!86 = !DILocation(line: 72, column: 2, scope: !75)
!87 = !DILocalVariable(name: "__vla_expr0", scope: !75, type: !88, flags: DIFlagArtificial)
!88 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!89 = !DILocation(line: 0, scope: !75)
!90 = !DILocalVariable(name: "t", scope: !75, file: !9, line: 72, type: !91)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !92, elements: !93)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !88)
!93 = !{!94}
!94 = !DISubrange(count: !87)
!95 = !DILocation(line: 72, column: 12, scope: !75)
!96 = !DILocalVariable(name: "i", scope: !97, file: !9, line: 74, type: !28)
!97 = distinct !DILexicalBlock(scope: !75, file: !9, line: 74, column: 2)
!98 = !DILocation(line: 74, column: 11, scope: !97)
!99 = !DILocation(line: 74, column: 7, scope: !97)
!100 = !DILocation(line: 74, column: 18, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !9, line: 74, column: 2)
!102 = !DILocation(line: 74, column: 22, scope: !101)
!103 = !DILocation(line: 74, column: 20, scope: !101)
!104 = !DILocation(line: 74, column: 2, scope: !97)
!105 = !DILocation(line: 75, column: 21, scope: !101)
!106 = !DILocation(line: 75, column: 19, scope: !101)
!107 = !DILocation(line: 75, column: 31, scope: !101)
!108 = !DILocation(line: 75, column: 3, scope: !101)
!109 = !DILocation(line: 74, column: 26, scope: !101)
!110 = !DILocation(line: 74, column: 2, scope: !101)
!111 = distinct !{!111, !104, !112, !113}
!112 = !DILocation(line: 75, column: 44, scope: !97)
!113 = !{!"llvm.loop.mustprogress"}
!114 = !DILocalVariable(name: "i", scope: !115, file: !9, line: 76, type: !28)
!115 = distinct !DILexicalBlock(scope: !75, file: !9, line: 76, column: 2)
!116 = !DILocation(line: 76, column: 11, scope: !115)
!117 = !DILocation(line: 76, column: 7, scope: !115)
!118 = !DILocation(line: 76, column: 18, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !9, line: 76, column: 2)
!120 = !DILocation(line: 76, column: 22, scope: !119)
!121 = !DILocation(line: 76, column: 20, scope: !119)
!122 = !DILocation(line: 76, column: 2, scope: !115)
!123 = !DILocation(line: 77, column: 18, scope: !119)
!124 = !DILocation(line: 77, column: 16, scope: !119)
!125 = !DILocation(line: 77, column: 3, scope: !119)
!126 = !DILocation(line: 76, column: 26, scope: !119)
!127 = !DILocation(line: 76, column: 2, scope: !119)
!128 = distinct !{!128, !122, !129, !113}
!129 = !DILocation(line: 77, column: 26, scope: !115)
!130 = !DILocation(line: 78, column: 1, scope: !75)
!131 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 28, type: !79, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!132 = !DILocalVariable(name: "arg", arg: 1, scope: !131, file: !3, line: 28, type: !5)
!133 = !DILocation(line: 28, column: 24, scope: !131)
!134 = !DILocalVariable(name: "node", scope: !131, file: !3, line: 30, type: !135)
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !136, size: 64)
!136 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 17, size: 128, elements: !137)
!137 = !{!138, !139}
!138 = !DIDerivedType(tag: DW_TAG_member, name: "other", scope: !136, file: !3, line: 18, baseType: !135, size: 64)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !136, file: !3, line: 19, baseType: !28, size: 32, offset: 64)
!140 = !DILocation(line: 30, column: 15, scope: !131)
!141 = !DILocation(line: 30, column: 22, scope: !131)
!142 = !DILocation(line: 32, column: 16, scope: !131)
!143 = !DILocation(line: 32, column: 2, scope: !131)
!144 = !DILocation(line: 32, column: 8, scope: !131)
!145 = !DILocation(line: 32, column: 14, scope: !131)
!146 = !DILocation(line: 33, column: 23, scope: !131)
!147 = !DILocation(line: 33, column: 2, scope: !131)
!148 = !DILocation(line: 33, column: 8, scope: !131)
!149 = !DILocation(line: 33, column: 15, scope: !131)
!150 = !DILocation(line: 33, column: 21, scope: !131)
!151 = !DILocation(line: 34, column: 16, scope: !131)
!152 = !DILocation(line: 34, column: 22, scope: !131)
!153 = !DILocation(line: 34, column: 29, scope: !131)
!154 = !DILocation(line: 34, column: 35, scope: !131)
!155 = !DILocation(line: 34, column: 2, scope: !131)
!156 = !DILocation(line: 34, column: 8, scope: !131)
!157 = !DILocation(line: 34, column: 14, scope: !131)
!158 = !DILocation(line: 35, column: 2, scope: !131)
!159 = !DILocation(line: 36, column: 3, scope: !160)
!160 = distinct !DILexicalBlock(scope: !161, file: !3, line: 35, column: 9)
!161 = distinct !DILexicalBlock(scope: !162, file: !3, line: 35, column: 2)
!162 = distinct !DILexicalBlock(scope: !131, file: !3, line: 35, column: 2)
!163 = !DILocation(line: 37, column: 3, scope: !160)
!164 = !DILocation(line: 38, column: 17, scope: !160)
!165 = !DILocation(line: 38, column: 3, scope: !160)
!166 = !DILocation(line: 38, column: 9, scope: !160)
!167 = !DILocation(line: 38, column: 15, scope: !160)
!168 = !DILocation(line: 39, column: 12, scope: !160)
!169 = !DILocation(line: 39, column: 11, scope: !160)
!170 = !DILocation(line: 39, column: 9, scope: !160)
!171 = !DILocation(line: 43, column: 3, scope: !160)
!172 = !DILocation(line: 44, column: 3, scope: !160)
!173 = !DILocation(line: 45, column: 10, scope: !160)
!174 = !DILocation(line: 45, column: 16, scope: !160)
!175 = !DILocation(line: 45, column: 8, scope: !160)
!176 = !DILocation(line: 46, column: 17, scope: !160)
!177 = !DILocation(line: 46, column: 23, scope: !160)
!178 = !DILocation(line: 46, column: 30, scope: !160)
!179 = !DILocation(line: 46, column: 3, scope: !160)
!180 = !DILocation(line: 46, column: 9, scope: !160)
!181 = !DILocation(line: 46, column: 15, scope: !160)
!182 = !DILocation(line: 47, column: 3, scope: !160)
!183 = !DILocation(line: 47, column: 9, scope: !160)
!184 = !DILocation(line: 47, column: 16, scope: !160)
!185 = !DILocation(line: 47, column: 22, scope: !160)
!186 = !DILocation(line: 35, column: 2, scope: !161)
!187 = distinct !{!187, !188, !189}
!188 = !DILocation(line: 35, column: 2, scope: !162)
!189 = !DILocation(line: 48, column: 2, scope: !162)
!190 = distinct !DISubprogram(name: "enter_alone", scope: !9, file: !9, line: 47, type: !191, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!191 = !DISubroutineType(types: !192)
!192 = !{null}
!193 = !DILocation(line: 49, column: 2, scope: !194)
!194 = distinct !DILexicalBlock(scope: !195, file: !9, line: 49, column: 2)
!195 = distinct !DILexicalBlock(scope: !190, file: !9, line: 49, column: 2)
!196 = !DILocation(line: 49, column: 2, scope: !195)
!197 = !DILocation(line: 50, column: 9, scope: !190)
!198 = !DILocation(line: 51, column: 1, scope: !190)
!199 = distinct !DISubprogram(name: "leave_alone", scope: !9, file: !9, line: 53, type: !191, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!200 = !DILocation(line: 55, column: 9, scope: !199)
!201 = !DILocation(line: 56, column: 1, scope: !199)
