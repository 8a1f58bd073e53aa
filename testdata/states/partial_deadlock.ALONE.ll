; ModuleID = 'states/partial_deadlock.c'
source_filename = "states/partial_deadlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@locks = internal global [2 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 3, ptr noundef @run), !dbg !56
  ret i32 0, !dbg !57
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !58 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !65, metadata !DIExpression()), !dbg !66
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !67, metadata !DIExpression()), !dbg !68
  %9 = load i32, ptr %3, align 4, !dbg !69
  %10 = zext i32 %9 to i64, !dbg !70
  %11 = call ptr @llvm.stacksave(), !dbg !70
  store ptr %11, ptr %5, align 8, !dbg !70
  %12 = alloca i64, i64 %10, align 16, !dbg !70
  store i64 %10, ptr %6, align 8, !dbg !70
  call void @llvm.dbg.declare(metadata ptr %6, metadata !71, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata ptr %12, metadata !74, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata ptr %7, metadata !80, metadata !DIExpression()), !dbg !82
  store i32 0, ptr %7, align 4, !dbg !82
  br label %13, !dbg !83

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !84
  %15 = load i32, ptr %3, align 4, !dbg !86
  %16 = icmp slt i32 %14, %15, !dbg !87
  br i1 %16, label %17, label %29, !dbg !88

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !89
  %19 = sext i32 %18 to i64, !dbg !90
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !90
  %21 = load ptr, ptr %4, align 8, !dbg !91
  %22 = load i32, ptr %7, align 4, !dbg !92
  %23 = sext i32 %22 to i64, !dbg !93
  %24 = inttoptr i64 %23 to ptr, !dbg !94
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #5, !dbg !95
  br label %26, !dbg !95

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !96
  %28 = add nsw i32 %27, 1, !dbg !96
  store i32 %28, ptr %7, align 4, !dbg !96
  br label %13, !dbg !97, !llvm.loop !98

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !101, metadata !DIExpression()), !dbg !103
  store i32 0, ptr %8, align 4, !dbg !103
  br label %30, !dbg !104

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !105
  %32 = load i32, ptr %3, align 4, !dbg !107
  %33 = icmp slt i32 %31, %32, !dbg !108
  br i1 %33, label %34, label %43, !dbg !109

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !110
  %36 = sext i32 %35 to i64, !dbg !111
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !111
  %38 = load i64, ptr %37, align 8, !dbg !111
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !112
  br label %40, !dbg !112

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !113
  %42 = add nsw i32 %41, 1, !dbg !113
  store i32 %42, ptr %8, align 4, !dbg !113
  br label %30, !dbg !114, !llvm.loop !115

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !117
  call void @llvm.stackrestore(ptr %44), !dbg !117
  ret void, !dbg !117
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !118 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !119, metadata !DIExpression()), !dbg !120
  call void @llvm.dbg.declare(metadata ptr %3, metadata !121, metadata !DIExpression()), !dbg !122
  %4 = load ptr, ptr %2, align 8, !dbg !123
  %5 = ptrtoint ptr %4 to i64, !dbg !124
  %6 = trunc i64 %5 to i32, !dbg !125
  store i32 %6, ptr %3, align 4, !dbg !122
  %7 = load i32, ptr %3, align 4, !dbg !126
  %8 = icmp eq i32 %7, 2, !dbg !128
  br i1 %8, label %9, label %10, !dbg !129

9:                                                ; preds = %1
  ret ptr null, !dbg !130

10:                                               ; preds = %1
  br label %11, !dbg !132

11:                                               ; preds = %11, %10
  %12 = load i32, ptr %3, align 4, !dbg !133
  %13 = sext i32 %12 to i64, !dbg !137
  %14 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %13, !dbg !137
  %15 = call i32 @pthread_mutex_lock(ptr noundef %14) #5, !dbg !138
  %16 = load i32, ptr %3, align 4, !dbg !139
  %17 = sub nsw i32 1, %16, !dbg !140
  %18 = sext i32 %17 to i64, !dbg !141
  %19 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %18, !dbg !141
  %20 = call i32 @pthread_mutex_lock(ptr noundef %19) #5, !dbg !142
  %21 = load i32, ptr %3, align 4, !dbg !143
  %22 = sub nsw i32 1, %21, !dbg !144
  %23 = sext i32 %22 to i64, !dbg !145
  %24 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %23, !dbg !145
  %25 = call i32 @pthread_mutex_unlock(ptr noundef %24) #5, !dbg !146
  %26 = load i32, ptr %3, align 4, !dbg !147
  %27 = sext i32 %26 to i64, !dbg !148
  %28 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %27, !dbg !148
  %29 = call i32 @pthread_mutex_unlock(ptr noundef %28) #5, !dbg !149
  br label %11, !dbg !150, !llvm.loop !151
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

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "locks", scope: !2, file: !3, line: 10, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/partial_deadlock.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0}
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 640, elements: !43)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 72, baseType: !14)
!13 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 67, size: 320, elements: !15)
!15 = !{!16, !37, !42}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !14, file: !13, line: 69, baseType: !17, size: 320)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !18, line: 22, size: 320, elements: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!19 = !{!20, !21, !23, !24, !25, !26, !28, !29}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !17, file: !18, line: 24, baseType: !9, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !17, file: !18, line: 25, baseType: !22, size: 32, offset: 32)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !17, file: !18, line: 26, baseType: !9, size: 32, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !17, file: !18, line: 28, baseType: !22, size: 32, offset: 96)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !17, file: !18, line: 32, baseType: !9, size: 32, offset: 128)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !17, file: !18, line: 34, baseType: !27, size: 16, offset: 160)
!27 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !17, file: !18, line: 35, baseType: !27, size: 16, offset: 176)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !17, file: !18, line: 36, baseType: !30, size: 128, offset: 192)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !31, line: 55, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !31, line: 51, size: 128, elements: !33)
!33 = !{!34, !36}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !32, file: !31, line: 53, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !32, file: !31, line: 54, baseType: !35, size: 64, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !14, file: !13, line: 70, baseType: !38, size: 320)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 320, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 40)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 71, baseType: !8, size: 64)
!43 = !{!44}
!44 = !DISubrange(count: 2)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !53, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!9}
!55 = !{}
!56 = !DILocation(line: 42, column: 2, scope: !52)
!57 = !DILocation(line: 43, column: 2, scope: !52)
!58 = distinct !DISubprogram(name: "run_numbered", scope: !59, file: !59, line: 59, type: !60, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!59 = !DIFile(filename: "states/states.h", directory: ".")
!60 = !DISubroutineType(types: !61)
!61 = !{null, !9, !62}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!63 = !DISubroutineType(types: !64)
!64 = !{!5, !5}
!65 = !DILocalVariable(name: "n", arg: 1, scope: !58, file: !59, line: 59, type: !9)
!66 = !DILocation(line: 59, column: 37, scope: !58)
!67 = !DILocalVariable(name: "routine", arg: 2, scope: !58, file: !59, line: 59, type: !62)
!68 = !DILocation(line: 59, column: 48, scope: !58)
!69 = !DILocation(line: 61, column: 14, scope: !58)
!70 = !DILocation(line: 61, column: 2, scope: !58)
!71 = !DILocalVariable(name: "__vla_expr0", scope: !58, type: !72, flags: DIFlagArtificial)
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !DILocation(line: 0, scope: !58)
!74 = !DILocalVariable(name: "t", scope: !58, file: !59, line: 61, type: !75)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, elements: !77)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !72)
!77 = !{!78}
!78 = !DISubrange(count: !71)
!79 = !DILocation(line: 61, column: 12, scope: !58)
!80 = !DILocalVariable(name: "i", scope: !81, file: !59, line: 63, type: !9)
!81 = distinct !DILexicalBlock(scope: !58, file: !59, line: 63, column: 2)
!82 = !DILocation(line: 63, column: 11, scope: !81)
!83 = !DILocation(line: 63, column: 7, scope: !81)
!84 = !DILocation(line: 63, column: 18, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !59, line: 63, column: 2)
!86 = !DILocation(line: 63, column: 22, scope: !85)
!87 = !DILocation(line: 63, column: 20, scope: !85)
!88 = !DILocation(line: 63, column: 2, scope: !81)
!89 = !DILocation(line: 64, column: 21, scope: !85)
!90 = !DILocation(line: 64, column: 19, scope: !85)
!91 = !DILocation(line: 64, column: 31, scope: !85)
!92 = !DILocation(line: 64, column: 58, scope: !85)
!93 = !DILocation(line: 64, column: 48, scope: !85)
!94 = !DILocation(line: 64, column: 40, scope: !85)
!95 = !DILocation(line: 64, column: 3, scope: !85)
!96 = !DILocation(line: 63, column: 26, scope: !85)
!97 = !DILocation(line: 63, column: 2, scope: !85)
!98 = distinct !{!98, !88, !99, !100}
!99 = !DILocation(line: 64, column: 59, scope: !81)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !DILocalVariable(name: "i", scope: !102, file: !59, line: 65, type: !9)
!102 = distinct !DILexicalBlock(scope: !58, file: !59, line: 65, column: 2)
!103 = !DILocation(line: 65, column: 11, scope: !102)
!104 = !DILocation(line: 65, column: 7, scope: !102)
!105 = !DILocation(line: 65, column: 18, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !59, line: 65, column: 2)
!107 = !DILocation(line: 65, column: 22, scope: !106)
!108 = !DILocation(line: 65, column: 20, scope: !106)
!109 = !DILocation(line: 65, column: 2, scope: !102)
!110 = !DILocation(line: 66, column: 18, scope: !106)
!111 = !DILocation(line: 66, column: 16, scope: !106)
!112 = !DILocation(line: 66, column: 3, scope: !106)
!113 = !DILocation(line: 65, column: 26, scope: !106)
!114 = !DILocation(line: 65, column: 2, scope: !106)
!115 = distinct !{!115, !109, !116, !100}
!116 = !DILocation(line: 66, column: 26, scope: !102)
!117 = !DILocation(line: 67, column: 1, scope: !58)
!118 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 15, type: !63, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!119 = !DILocalVariable(name: "arg", arg: 1, scope: !118, file: !3, line: 15, type: !5)
!120 = !DILocation(line: 15, column: 24, scope: !118)
!121 = !DILocalVariable(name: "first", scope: !118, file: !3, line: 17, type: !9)
!122 = !DILocation(line: 17, column: 6, scope: !118)
!123 = !DILocation(line: 17, column: 29, scope: !118)
!124 = !DILocation(line: 17, column: 19, scope: !118)
!125 = !DILocation(line: 17, column: 14, scope: !118)
!126 = !DILocation(line: 19, column: 6, scope: !127)
!127 = distinct !DILexicalBlock(scope: !118, file: !3, line: 19, column: 6)
!128 = !DILocation(line: 19, column: 12, scope: !127)
!129 = !DILocation(line: 19, column: 6, scope: !118)
!130 = !DILocation(line: 26, column: 3, scope: !131)
!131 = distinct !DILexicalBlock(scope: !127, file: !3, line: 19, column: 18)
!132 = !DILocation(line: 31, column: 2, scope: !118)
!133 = !DILocation(line: 32, column: 29, scope: !134)
!134 = distinct !DILexicalBlock(scope: !135, file: !3, line: 31, column: 9)
!135 = distinct !DILexicalBlock(scope: !136, file: !3, line: 31, column: 2)
!136 = distinct !DILexicalBlock(scope: !118, file: !3, line: 31, column: 2)
!137 = !DILocation(line: 32, column: 23, scope: !134)
!138 = !DILocation(line: 32, column: 3, scope: !134)
!139 = !DILocation(line: 33, column: 33, scope: !134)
!140 = !DILocation(line: 33, column: 31, scope: !134)
!141 = !DILocation(line: 33, column: 23, scope: !134)
!142 = !DILocation(line: 33, column: 3, scope: !134)
!143 = !DILocation(line: 34, column: 35, scope: !134)
!144 = !DILocation(line: 34, column: 33, scope: !134)
!145 = !DILocation(line: 34, column: 25, scope: !134)
!146 = !DILocation(line: 34, column: 3, scope: !134)
!147 = !DILocation(line: 35, column: 31, scope: !134)
!148 = !DILocation(line: 35, column: 25, scope: !134)
!149 = !DILocation(line: 35, column: 3, scope: !134)
!150 = !DILocation(line: 31, column: 2, scope: !135)
!151 = distinct !{!151, !152, !153}
!152 = !DILocation(line: 31, column: 2, scope: !136)
!153 = !DILocation(line: 36, column: 2, scope: !136)
