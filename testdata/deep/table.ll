; ModuleID = 'deep/table.c'
source_filename = "deep/table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@fork_of = internal global [5 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0
@thoughts = internal global i32 0, align 4, !dbg !9

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata ptr %3, metadata !64, metadata !DIExpression()), !dbg !66
  store i32 0, ptr %3, align 4, !dbg !66
  br label %6, !dbg !67

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !68
  %8 = icmp slt i32 %7, 5, !dbg !70
  br i1 %8, label %9, label %17, !dbg !71

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !72
  %11 = sext i32 %10 to i64, !dbg !73
  %12 = getelementptr inbounds [5 x %union.pthread_mutex_t], ptr @fork_of, i64 0, i64 %11, !dbg !73
  %13 = call i32 @pthread_mutex_init(ptr noundef %12, ptr noundef null) #4, !dbg !74
  br label %14, !dbg !74

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !75
  %16 = add nsw i32 %15, 1, !dbg !75
  store i32 %16, ptr %3, align 4, !dbg !75
  br label %6, !dbg !76, !llvm.loop !77

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !80, metadata !DIExpression()), !dbg !82
  store i64 0, ptr %4, align 8, !dbg !82
  br label %18, !dbg !83

18:                                               ; preds = %27, %17
  %19 = load i64, ptr %4, align 8, !dbg !84
  %20 = icmp slt i64 %19, 5, !dbg !86
  br i1 %20, label %21, label %30, !dbg !87

21:                                               ; preds = %18
  %22 = load i64, ptr %4, align 8, !dbg !88
  %23 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %22, !dbg !89
  %24 = load i64, ptr %4, align 8, !dbg !90
  %25 = inttoptr i64 %24 to ptr, !dbg !91
  %26 = call i32 @pthread_create(ptr noundef %23, ptr noundef null, ptr noundef @philosopher, ptr noundef %25) #4, !dbg !92
  br label %27, !dbg !92

27:                                               ; preds = %21
  %28 = load i64, ptr %4, align 8, !dbg !93
  %29 = add nsw i64 %28, 1, !dbg !93
  store i64 %29, ptr %4, align 8, !dbg !93
  br label %18, !dbg !94, !llvm.loop !95

30:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata ptr %5, metadata !97, metadata !DIExpression()), !dbg !99
  store i32 0, ptr %5, align 4, !dbg !99
  br label %31, !dbg !100

31:                                               ; preds = %40, %30
  %32 = load i32, ptr %5, align 4, !dbg !101
  %33 = icmp slt i32 %32, 5, !dbg !103
  br i1 %33, label %34, label %43, !dbg !104

34:                                               ; preds = %31
  %35 = load i32, ptr %5, align 4, !dbg !105
  %36 = sext i32 %35 to i64, !dbg !106
  %37 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %36, !dbg !106
  %38 = load i64, ptr %37, align 8, !dbg !106
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !107
  br label %40, !dbg !107

40:                                               ; preds = %34
  %41 = load i32, ptr %5, align 4, !dbg !108
  %42 = add nsw i32 %41, 1, !dbg !108
  store i32 %42, ptr %5, align 4, !dbg !108
  br label %31, !dbg !109, !llvm.loop !110

43:                                               ; preds = %31
  ret i32 0, !dbg !112
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @philosopher(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !116, metadata !DIExpression()), !dbg !117
  call void @llvm.dbg.declare(metadata ptr %3, metadata !118, metadata !DIExpression()), !dbg !119
  %7 = load ptr, ptr %2, align 8, !dbg !120
  %8 = ptrtoint ptr %7 to i64, !dbg !121
  %9 = trunc i64 %8 to i32, !dbg !122
  store i32 %9, ptr %3, align 4, !dbg !119
  call void @llvm.dbg.declare(metadata ptr %4, metadata !123, metadata !DIExpression()), !dbg !125
  store i32 0, ptr %4, align 4, !dbg !125
  br label %10, !dbg !126

10:                                               ; preds = %37, %1
  %11 = load i32, ptr %4, align 4, !dbg !127
  %12 = icmp slt i32 %11, 2, !dbg !129
  br i1 %12, label %13, label %40, !dbg !130

13:                                               ; preds = %10
  store i32 1, ptr %5, align 4, !dbg !131
  %14 = load i32, ptr %5, align 4, !dbg !131
  %15 = atomicrmw add ptr @thoughts, i32 %14 seq_cst, align 4, !dbg !131
  store i32 %15, ptr %6, align 4, !dbg !131
  %16 = load i32, ptr %6, align 4, !dbg !131
  %17 = load i32, ptr %3, align 4, !dbg !133
  %18 = sext i32 %17 to i64, !dbg !134
  %19 = getelementptr inbounds [5 x %union.pthread_mutex_t], ptr @fork_of, i64 0, i64 %18, !dbg !134
  %20 = call i32 @pthread_mutex_lock(ptr noundef %19) #4, !dbg !135
  %21 = load i32, ptr %3, align 4, !dbg !136
  %22 = add nsw i32 %21, 1, !dbg !137
  %23 = srem i32 %22, 5, !dbg !138
  %24 = sext i32 %23 to i64, !dbg !139
  %25 = getelementptr inbounds [5 x %union.pthread_mutex_t], ptr @fork_of, i64 0, i64 %24, !dbg !139
  %26 = call i32 @pthread_mutex_lock(ptr noundef %25) #4, !dbg !140
  %27 = load i32, ptr %3, align 4, !dbg !141
  %28 = add nsw i32 %27, 1, !dbg !142
  %29 = srem i32 %28, 5, !dbg !143
  %30 = sext i32 %29 to i64, !dbg !144
  %31 = getelementptr inbounds [5 x %union.pthread_mutex_t], ptr @fork_of, i64 0, i64 %30, !dbg !144
  %32 = call i32 @pthread_mutex_unlock(ptr noundef %31) #4, !dbg !145
  %33 = load i32, ptr %3, align 4, !dbg !146
  %34 = sext i32 %33 to i64, !dbg !147
  %35 = getelementptr inbounds [5 x %union.pthread_mutex_t], ptr @fork_of, i64 0, i64 %34, !dbg !147
  %36 = call i32 @pthread_mutex_unlock(ptr noundef %35) #4, !dbg !148
  br label %37, !dbg !149

37:                                               ; preds = %13
  %38 = load i32, ptr %4, align 4, !dbg !150
  %39 = add nsw i32 %38, 1, !dbg !150
  store i32 %39, ptr %4, align 4, !dbg !150
  br label %10, !dbg !151, !llvm.loop !152

40:                                               ; preds = %10
  ret ptr null, !dbg !154
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "fork_of", scope: !2, file: !3, line: 17, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deep/table.c", directory: ".")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "thoughts", scope: !2, file: !3, line: 18, type: !11, isLocal: true, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !12, line: 96, baseType: !13)
!12 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!13 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 1600, elements: !46)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !16, line: 72, baseType: !17)
!16 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 67, size: 320, elements: !18)
!18 = !{!19, !40, !45}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !17, file: !16, line: 69, baseType: !20, size: 320)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !21, line: 22, size: 320, elements: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!22 = !{!23, !24, !26, !27, !28, !29, !31, !32}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !20, file: !21, line: 24, baseType: !6, size: 32)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !20, file: !21, line: 25, baseType: !25, size: 32, offset: 32)
!25 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !20, file: !21, line: 26, baseType: !6, size: 32, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !20, file: !21, line: 28, baseType: !25, size: 32, offset: 96)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !20, file: !21, line: 32, baseType: !6, size: 32, offset: 128)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !20, file: !21, line: 34, baseType: !30, size: 16, offset: 160)
!30 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !20, file: !21, line: 35, baseType: !30, size: 16, offset: 176)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !20, file: !21, line: 36, baseType: !33, size: 128, offset: 192)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !34, line: 55, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !34, line: 51, size: 128, elements: !36)
!36 = !{!37, !39}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !35, file: !34, line: 53, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !35, file: !34, line: 54, baseType: !38, size: 64, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !17, file: !16, line: 70, baseType: !41, size: 320)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 320, elements: !43)
!42 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!43 = !{!44}
!44 = !DISubrange(count: 40)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !17, file: !16, line: 71, baseType: !7, size: 64)
!46 = !{!47}
!47 = !DISubrange(count: 5)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 8, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 2}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !56, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!6}
!58 = !{}
!59 = !DILocalVariable(name: "t", scope: !55, file: !3, line: 36, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 320, elements: !46)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 27, baseType: !62)
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !DILocation(line: 36, column: 12, scope: !55)
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 38, type: !6)
!65 = distinct !DILexicalBlock(scope: !55, file: !3, line: 38, column: 2)
!66 = !DILocation(line: 38, column: 11, scope: !65)
!67 = !DILocation(line: 38, column: 7, scope: !65)
!68 = !DILocation(line: 38, column: 18, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 38, column: 2)
!70 = !DILocation(line: 38, column: 20, scope: !69)
!71 = !DILocation(line: 38, column: 2, scope: !65)
!72 = !DILocation(line: 39, column: 31, scope: !69)
!73 = !DILocation(line: 39, column: 23, scope: !69)
!74 = !DILocation(line: 39, column: 3, scope: !69)
!75 = !DILocation(line: 38, column: 26, scope: !69)
!76 = !DILocation(line: 38, column: 2, scope: !69)
!77 = distinct !{!77, !71, !78, !79}
!78 = !DILocation(line: 39, column: 39, scope: !65)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 40, type: !7)
!81 = distinct !DILexicalBlock(scope: !55, file: !3, line: 40, column: 2)
!82 = !DILocation(line: 40, column: 12, scope: !81)
!83 = !DILocation(line: 40, column: 7, scope: !81)
!84 = !DILocation(line: 40, column: 19, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 40, column: 2)
!86 = !DILocation(line: 40, column: 21, scope: !85)
!87 = !DILocation(line: 40, column: 2, scope: !81)
!88 = !DILocation(line: 41, column: 21, scope: !85)
!89 = !DILocation(line: 41, column: 19, scope: !85)
!90 = !DILocation(line: 41, column: 52, scope: !85)
!91 = !DILocation(line: 41, column: 44, scope: !85)
!92 = !DILocation(line: 41, column: 3, scope: !85)
!93 = !DILocation(line: 40, column: 27, scope: !85)
!94 = !DILocation(line: 40, column: 2, scope: !85)
!95 = distinct !{!95, !87, !96, !79}
!96 = !DILocation(line: 41, column: 53, scope: !81)
!97 = !DILocalVariable(name: "i", scope: !98, file: !3, line: 42, type: !6)
!98 = distinct !DILexicalBlock(scope: !55, file: !3, line: 42, column: 2)
!99 = !DILocation(line: 42, column: 11, scope: !98)
!100 = !DILocation(line: 42, column: 7, scope: !98)
!101 = !DILocation(line: 42, column: 18, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 42, column: 2)
!103 = !DILocation(line: 42, column: 20, scope: !102)
!104 = !DILocation(line: 42, column: 2, scope: !98)
!105 = !DILocation(line: 43, column: 18, scope: !102)
!106 = !DILocation(line: 43, column: 16, scope: !102)
!107 = !DILocation(line: 43, column: 3, scope: !102)
!108 = !DILocation(line: 42, column: 26, scope: !102)
!109 = !DILocation(line: 42, column: 2, scope: !102)
!110 = distinct !{!110, !104, !111, !79}
!111 = !DILocation(line: 43, column: 26, scope: !98)
!112 = !DILocation(line: 44, column: 2, scope: !55)
!113 = distinct !DISubprogram(name: "philosopher", scope: !3, file: !3, line: 20, type: !114, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!114 = !DISubroutineType(types: !115)
!115 = !{!5, !5}
!116 = !DILocalVariable(name: "arg", arg: 1, scope: !113, file: !3, line: 20, type: !5)
!117 = !DILocation(line: 20, column: 32, scope: !113)
!118 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 22, type: !6)
!119 = !DILocation(line: 22, column: 6, scope: !113)
!120 = !DILocation(line: 22, column: 21, scope: !113)
!121 = !DILocation(line: 22, column: 15, scope: !113)
!122 = !DILocation(line: 22, column: 10, scope: !113)
!123 = !DILocalVariable(name: "k", scope: !124, file: !3, line: 24, type: !6)
!124 = distinct !DILexicalBlock(scope: !113, file: !3, line: 24, column: 2)
!125 = !DILocation(line: 24, column: 11, scope: !124)
!126 = !DILocation(line: 24, column: 7, scope: !124)
!127 = !DILocation(line: 24, column: 18, scope: !128)
!128 = distinct !DILexicalBlock(scope: !124, file: !3, line: 24, column: 2)
!129 = !DILocation(line: 24, column: 20, scope: !128)
!130 = !DILocation(line: 24, column: 2, scope: !124)
!131 = !DILocation(line: 25, column: 3, scope: !132)
!132 = distinct !DILexicalBlock(scope: !128, file: !3, line: 24, column: 34)
!133 = !DILocation(line: 26, column: 31, scope: !132)
!134 = !DILocation(line: 26, column: 23, scope: !132)
!135 = !DILocation(line: 26, column: 3, scope: !132)
!136 = !DILocation(line: 27, column: 32, scope: !132)
!137 = !DILocation(line: 27, column: 34, scope: !132)
!138 = !DILocation(line: 27, column: 39, scope: !132)
!139 = !DILocation(line: 27, column: 23, scope: !132)
!140 = !DILocation(line: 27, column: 3, scope: !132)
!141 = !DILocation(line: 28, column: 34, scope: !132)
!142 = !DILocation(line: 28, column: 36, scope: !132)
!143 = !DILocation(line: 28, column: 41, scope: !132)
!144 = !DILocation(line: 28, column: 25, scope: !132)
!145 = !DILocation(line: 28, column: 3, scope: !132)
!146 = !DILocation(line: 29, column: 33, scope: !132)
!147 = !DILocation(line: 29, column: 25, scope: !132)
!148 = !DILocation(line: 29, column: 3, scope: !132)
!149 = !DILocation(line: 30, column: 2, scope: !132)
!150 = !DILocation(line: 24, column: 30, scope: !128)
!151 = !DILocation(line: 24, column: 2, scope: !128)
!152 = distinct !{!152, !130, !153, !79}
!153 = !DILocation(line: 30, column: 2, scope: !124)
!154 = !DILocation(line: 31, column: 2, scope: !113)
