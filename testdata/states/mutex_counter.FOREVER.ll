; ModuleID = 'states/mutex_counter.c'
source_filename = "states/mutex_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@counter = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [12 x i8] c"counter > 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [23 x i8] c"states/mutex_counter.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !66 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_alike(i32 noundef 3, ptr noundef @run), !dbg !70
  ret i32 0, !dbg !71
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !72 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !79, metadata !DIExpression()), !dbg !80
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !81, metadata !DIExpression()), !dbg !82
  %9 = load i32, ptr %3, align 4, !dbg !83
  %10 = zext i32 %9 to i64, !dbg !84
  %11 = call ptr @llvm.stacksave(), !dbg !84
  store ptr %11, ptr %5, align 8, !dbg !84
  %12 = alloca i64, i64 %10, align 16, !dbg !84
  store i64 %10, ptr %6, align 8, !dbg !84
  call void @llvm.dbg.declare(metadata ptr %6, metadata !85, metadata !DIExpression()), !dbg !87
  call void @llvm.dbg.declare(metadata ptr %12, metadata !88, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.declare(metadata ptr %7, metadata !94, metadata !DIExpression()), !dbg !96
  store i32 0, ptr %7, align 4, !dbg !96
  br label %13, !dbg !97

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !98
  %15 = load i32, ptr %3, align 4, !dbg !100
  %16 = icmp slt i32 %14, %15, !dbg !101
  br i1 %16, label %17, label %26, !dbg !102

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !103
  %19 = sext i32 %18 to i64, !dbg !104
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !104
  %21 = load ptr, ptr %4, align 8, !dbg !105
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #6, !dbg !106
  br label %23, !dbg !106

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !107
  %25 = add nsw i32 %24, 1, !dbg !107
  store i32 %25, ptr %7, align 4, !dbg !107
  br label %13, !dbg !108, !llvm.loop !109

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 0, ptr %8, align 4, !dbg !114
  br label %27, !dbg !115

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !116
  %29 = load i32, ptr %3, align 4, !dbg !118
  %30 = icmp slt i32 %28, %29, !dbg !119
  br i1 %30, label %31, label %40, !dbg !120

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !121
  %33 = sext i32 %32 to i64, !dbg !122
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !122
  %35 = load i64, ptr %34, align 8, !dbg !122
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !123
  br label %37, !dbg !123

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !124
  %39 = add nsw i32 %38, 1, !dbg !124
  store i32 %39, ptr %8, align 4, !dbg !124
  br label %27, !dbg !125, !llvm.loop !126

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !128
  call void @llvm.stackrestore(ptr %41), !dbg !128
  ret void, !dbg !128
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !129 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !130, metadata !DIExpression()), !dbg !131
  %3 = load ptr, ptr %2, align 8, !dbg !132
  br label %4, !dbg !133

4:                                                ; preds = %14, %1
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #6, !dbg !134
  %6 = load volatile i32, ptr @counter, align 4, !dbg !138
  %7 = add nsw i32 %6, 1, !dbg !138
  store volatile i32 %7, ptr @counter, align 4, !dbg !138
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #6, !dbg !139
  %9 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #6, !dbg !140
  %10 = load volatile i32, ptr @counter, align 4, !dbg !141
  %11 = icmp sgt i32 %10, 0, !dbg !141
  br i1 %11, label %12, label %13, !dbg !144

12:                                               ; preds = %4
  br label %14, !dbg !144

13:                                               ; preds = %4
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.run) #7, !dbg !141
  unreachable, !dbg !141

14:                                               ; preds = %12
  %15 = load volatile i32, ptr @counter, align 4, !dbg !145
  %16 = add nsw i32 %15, -1, !dbg !145
  store volatile i32 %16, ptr @counter, align 4, !dbg !145
  %17 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #6, !dbg !146
  br label %4, !dbg !147, !llvm.loop !148
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
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64, !65}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 25, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/mutex_counter.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 184, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 23)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 18)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !29, line: 72, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!30 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !29, line: 67, size: 320, elements: !31)
!31 = !{!32, !53, !57}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !30, file: !29, line: 69, baseType: !33, size: 320)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !34, line: 22, size: 320, elements: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!35 = !{!36, !37, !39, !40, !41, !42, !44, !45}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !33, file: !34, line: 24, baseType: !27, size: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !33, file: !34, line: 25, baseType: !38, size: 32, offset: 32)
!38 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !33, file: !34, line: 26, baseType: !27, size: 32, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !33, file: !34, line: 28, baseType: !38, size: 32, offset: 96)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !33, file: !34, line: 32, baseType: !27, size: 32, offset: 128)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !33, file: !34, line: 34, baseType: !43, size: 16, offset: 160)
!43 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !33, file: !34, line: 35, baseType: !43, size: 16, offset: 176)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !33, file: !34, line: 36, baseType: !46, size: 128, offset: 192)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !47, line: 55, baseType: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !47, line: 51, size: 128, elements: !49)
!49 = !{!50, !52}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !48, file: !47, line: 53, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !48, file: !47, line: 54, baseType: !51, size: 64, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !30, file: !29, line: 70, baseType: !54, size: 320)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 40)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !30, file: !29, line: 71, baseType: !58, size: 64)
!58 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!59 = !{i32 7, !"Dwarf Version", i32 5}
!60 = !{i32 2, !"Debug Info Version", i32 3}
!61 = !{i32 1, !"wchar_size", i32 4}
!62 = !{i32 8, !"PIC Level", i32 2}
!63 = !{i32 7, !"PIE Level", i32 2}
!64 = !{i32 7, !"uwtable", i32 2}
!65 = !{i32 7, !"frame-pointer", i32 2}
!66 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !67, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{!27}
!69 = !{}
!70 = !DILocation(line: 49, column: 2, scope: !66)
!71 = !DILocation(line: 53, column: 2, scope: !66)
!72 = distinct !DISubprogram(name: "run_alike", scope: !73, file: !73, line: 70, type: !74, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!73 = !DIFile(filename: "states/states.h", directory: ".")
!74 = !DISubroutineType(types: !75)
!75 = !{null, !27, !76}
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DISubroutineType(types: !78)
!78 = !{!5, !5}
!79 = !DILocalVariable(name: "n", arg: 1, scope: !72, file: !73, line: 70, type: !27)
!80 = !DILocation(line: 70, column: 34, scope: !72)
!81 = !DILocalVariable(name: "routine", arg: 2, scope: !72, file: !73, line: 70, type: !76)
!82 = !DILocation(line: 70, column: 45, scope: !72)
!83 = !DILocation(line: 72, column: 14, scope: !72)
!84 = !DILocation(line: 72, column: 2, scope: !72)
!85 = !DILocalVariable(name: "__vla_expr0", scope: !72, type: !86, flags: DIFlagArtificial)
!86 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!87 = !DILocation(line: 0, scope: !72)
!88 = !DILocalVariable(name: "t", scope: !72, file: !73, line: 72, type: !89)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !90, elements: !91)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !86)
!91 = !{!92}
!92 = !DISubrange(count: !85)
!93 = !DILocation(line: 72, column: 12, scope: !72)
!94 = !DILocalVariable(name: "i", scope: !95, file: !73, line: 74, type: !27)
!95 = distinct !DILexicalBlock(scope: !72, file: !73, line: 74, column: 2)
!96 = !DILocation(line: 74, column: 11, scope: !95)
!97 = !DILocation(line: 74, column: 7, scope: !95)
!98 = !DILocation(line: 74, column: 18, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !73, line: 74, column: 2)
!100 = !DILocation(line: 74, column: 22, scope: !99)
!101 = !DILocation(line: 74, column: 20, scope: !99)
!102 = !DILocation(line: 74, column: 2, scope: !95)
!103 = !DILocation(line: 75, column: 21, scope: !99)
!104 = !DILocation(line: 75, column: 19, scope: !99)
!105 = !DILocation(line: 75, column: 31, scope: !99)
!106 = !DILocation(line: 75, column: 3, scope: !99)
!107 = !DILocation(line: 74, column: 26, scope: !99)
!108 = !DILocation(line: 74, column: 2, scope: !99)
!109 = distinct !{!109, !102, !110, !111}
!110 = !DILocation(line: 75, column: 44, scope: !95)
!111 = !{!"llvm.loop.mustprogress"}
!112 = !DILocalVariable(name: "i", scope: !113, file: !73, line: 76, type: !27)
!113 = distinct !DILexicalBlock(scope: !72, file: !73, line: 76, column: 2)
!114 = !DILocation(line: 76, column: 11, scope: !113)
!115 = !DILocation(line: 76, column: 7, scope: !113)
!116 = !DILocation(line: 76, column: 18, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !73, line: 76, column: 2)
!118 = !DILocation(line: 76, column: 22, scope: !117)
!119 = !DILocation(line: 76, column: 20, scope: !117)
!120 = !DILocation(line: 76, column: 2, scope: !113)
!121 = !DILocation(line: 77, column: 18, scope: !117)
!122 = !DILocation(line: 77, column: 16, scope: !117)
!123 = !DILocation(line: 77, column: 3, scope: !117)
!124 = !DILocation(line: 76, column: 26, scope: !117)
!125 = !DILocation(line: 76, column: 2, scope: !117)
!126 = distinct !{!126, !120, !127, !111}
!127 = !DILocation(line: 77, column: 26, scope: !113)
!128 = !DILocation(line: 78, column: 1, scope: !72)
!129 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 30, type: !77, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!130 = !DILocalVariable(name: "arg", arg: 1, scope: !129, file: !3, line: 30, type: !5)
!131 = !DILocation(line: 30, column: 24, scope: !129)
!132 = !DILocation(line: 32, column: 8, scope: !129)
!133 = !DILocation(line: 33, column: 2, scope: !129)
!134 = !DILocation(line: 34, column: 3, scope: !135)
!135 = distinct !DILexicalBlock(scope: !136, file: !3, line: 33, column: 9)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 33, column: 2)
!137 = distinct !DILexicalBlock(scope: !129, file: !3, line: 33, column: 2)
!138 = !DILocation(line: 35, column: 10, scope: !135)
!139 = !DILocation(line: 36, column: 3, scope: !135)
!140 = !DILocation(line: 38, column: 3, scope: !135)
!141 = !DILocation(line: 39, column: 3, scope: !142)
!142 = distinct !DILexicalBlock(scope: !143, file: !3, line: 39, column: 3)
!143 = distinct !DILexicalBlock(scope: !135, file: !3, line: 39, column: 3)
!144 = !DILocation(line: 39, column: 3, scope: !143)
!145 = !DILocation(line: 40, column: 10, scope: !135)
!146 = !DILocation(line: 41, column: 3, scope: !135)
!147 = !DILocation(line: 33, column: 2, scope: !136)
!148 = distinct !{!148, !149, !150}
!149 = !DILocation(line: 33, column: 2, scope: !137)
!150 = !DILocation(line: 43, column: 2, scope: !137)
