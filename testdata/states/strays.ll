; ModuleID = 'states/strays.c'
source_filename = "states/strays.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@arrived = internal global i32 0, align 4, !dbg !0
@other = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !7
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !42
@bit = internal global i32 0, align 4, !dbg !44

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !56 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_alike(i32 noundef 3, ptr noundef @run), !dbg !60
  ret i32 0, !dbg !61
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !62 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !69, metadata !DIExpression()), !dbg !70
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !71, metadata !DIExpression()), !dbg !72
  %9 = load i32, ptr %3, align 4, !dbg !73
  %10 = zext i32 %9 to i64, !dbg !74
  %11 = call ptr @llvm.stacksave(), !dbg !74
  store ptr %11, ptr %5, align 8, !dbg !74
  %12 = alloca i64, i64 %10, align 16, !dbg !74
  store i64 %10, ptr %6, align 8, !dbg !74
  call void @llvm.dbg.declare(metadata ptr %6, metadata !75, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata ptr %12, metadata !78, metadata !DIExpression()), !dbg !83
  call void @llvm.dbg.declare(metadata ptr %7, metadata !84, metadata !DIExpression()), !dbg !86
  store i32 0, ptr %7, align 4, !dbg !86
  br label %13, !dbg !87

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !88
  %15 = load i32, ptr %3, align 4, !dbg !90
  %16 = icmp slt i32 %14, %15, !dbg !91
  br i1 %16, label %17, label %26, !dbg !92

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !93
  %19 = sext i32 %18 to i64, !dbg !94
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !94
  %21 = load ptr, ptr %4, align 8, !dbg !95
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #5, !dbg !96
  br label %23, !dbg !96

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !97
  %25 = add nsw i32 %24, 1, !dbg !97
  store i32 %25, ptr %7, align 4, !dbg !97
  br label %13, !dbg !98, !llvm.loop !99

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 0, ptr %8, align 4, !dbg !104
  br label %27, !dbg !105

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !106
  %29 = load i32, ptr %3, align 4, !dbg !108
  %30 = icmp slt i32 %28, %29, !dbg !109
  br i1 %30, label %31, label %40, !dbg !110

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !111
  %33 = sext i32 %32 to i64, !dbg !112
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !112
  %35 = load i64, ptr %34, align 8, !dbg !112
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !113
  br label %37, !dbg !113

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !114
  %39 = add nsw i32 %38, 1, !dbg !114
  store i32 %39, ptr %8, align 4, !dbg !114
  br label %27, !dbg !115, !llvm.loop !116

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !118
  call void @llvm.stackrestore(ptr %41), !dbg !118
  ret void, !dbg !118
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !119 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !120, metadata !DIExpression()), !dbg !121
  %7 = load ptr, ptr %2, align 8, !dbg !122
  store i32 1, ptr %3, align 4, !dbg !123
  %8 = load i32, ptr %3, align 4, !dbg !123
  %9 = atomicrmw add ptr @arrived, i32 %8 seq_cst, align 4, !dbg !123
  store i32 %9, ptr %4, align 4, !dbg !123
  %10 = load i32, ptr %4, align 4, !dbg !123
  %11 = icmp eq i32 %10, 0, !dbg !125
  br i1 %11, label %12, label %15, !dbg !126

12:                                               ; preds = %1
  %13 = call i32 @pthread_mutex_lock(ptr noundef @other) #5, !dbg !127
  %14 = call i32 @pthread_mutex_lock(ptr noundef @other) #5, !dbg !129
  br label %15, !dbg !130

15:                                               ; preds = %12, %1
  br label %16, !dbg !131

16:                                               ; preds = %16, %15
  %17 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !132
  store i32 1, ptr %5, align 4, !dbg !136
  %18 = load i32, ptr %5, align 4, !dbg !136
  %19 = atomicrmw xor ptr @bit, i32 %18 seq_cst, align 4, !dbg !136
  store i32 %19, ptr %6, align 4, !dbg !136
  %20 = load i32, ptr %6, align 4, !dbg !136
  %21 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !137
  br label %16, !dbg !138, !llvm.loop !139
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
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "arrived", scope: !2, file: !3, line: 18, type: !46, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/strays.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !42, !44}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 17, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 72, baseType: !11)
!10 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 320, elements: !12)
!12 = !{!13, !35, !40}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !11, file: !10, line: 69, baseType: !14, size: 320)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !15, line: 22, size: 320, elements: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!16 = !{!17, !19, !21, !22, !23, !24, !26, !27}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !15, line: 24, baseType: !18, size: 32)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !15, line: 25, baseType: !20, size: 32, offset: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !15, line: 26, baseType: !18, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !14, file: !15, line: 28, baseType: !20, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !15, line: 32, baseType: !18, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !14, file: !15, line: 34, baseType: !25, size: 16, offset: 160)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !14, file: !15, line: 35, baseType: !25, size: 16, offset: 176)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !14, file: !15, line: 36, baseType: !28, size: 128, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !29, line: 55, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !29, line: 51, size: 128, elements: !31)
!31 = !{!32, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !30, file: !29, line: 53, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !30, file: !29, line: 54, baseType: !33, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 70, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 40)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 71, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 16, type: !9, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "bit", scope: !2, file: !3, line: 18, type: !46, isLocal: true, isDefinition: true)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !47, line: 96, baseType: !48)
!47 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!48 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 8, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 2}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !57, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!18}
!59 = !{}
!60 = !DILocation(line: 37, column: 2, scope: !56)
!61 = !DILocation(line: 38, column: 2, scope: !56)
!62 = distinct !DISubprogram(name: "run_alike", scope: !63, file: !63, line: 70, type: !64, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!63 = !DIFile(filename: "states/states.h", directory: ".")
!64 = !DISubroutineType(types: !65)
!65 = !{null, !18, !66}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DISubroutineType(types: !68)
!68 = !{!5, !5}
!69 = !DILocalVariable(name: "n", arg: 1, scope: !62, file: !63, line: 70, type: !18)
!70 = !DILocation(line: 70, column: 34, scope: !62)
!71 = !DILocalVariable(name: "routine", arg: 2, scope: !62, file: !63, line: 70, type: !66)
!72 = !DILocation(line: 70, column: 45, scope: !62)
!73 = !DILocation(line: 72, column: 14, scope: !62)
!74 = !DILocation(line: 72, column: 2, scope: !62)
!75 = !DILocalVariable(name: "__vla_expr0", scope: !62, type: !76, flags: DIFlagArtificial)
!76 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!77 = !DILocation(line: 0, scope: !62)
!78 = !DILocalVariable(name: "t", scope: !62, file: !63, line: 72, type: !79)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, elements: !81)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !76)
!81 = !{!82}
!82 = !DISubrange(count: !75)
!83 = !DILocation(line: 72, column: 12, scope: !62)
!84 = !DILocalVariable(name: "i", scope: !85, file: !63, line: 74, type: !18)
!85 = distinct !DILexicalBlock(scope: !62, file: !63, line: 74, column: 2)
!86 = !DILocation(line: 74, column: 11, scope: !85)
!87 = !DILocation(line: 74, column: 7, scope: !85)
!88 = !DILocation(line: 74, column: 18, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !63, line: 74, column: 2)
!90 = !DILocation(line: 74, column: 22, scope: !89)
!91 = !DILocation(line: 74, column: 20, scope: !89)
!92 = !DILocation(line: 74, column: 2, scope: !85)
!93 = !DILocation(line: 75, column: 21, scope: !89)
!94 = !DILocation(line: 75, column: 19, scope: !89)
!95 = !DILocation(line: 75, column: 31, scope: !89)
!96 = !DILocation(line: 75, column: 3, scope: !89)
!97 = !DILocation(line: 74, column: 26, scope: !89)
!98 = !DILocation(line: 74, column: 2, scope: !89)
!99 = distinct !{!99, !92, !100, !101}
!100 = !DILocation(line: 75, column: 44, scope: !85)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DILocalVariable(name: "i", scope: !103, file: !63, line: 76, type: !18)
!103 = distinct !DILexicalBlock(scope: !62, file: !63, line: 76, column: 2)
!104 = !DILocation(line: 76, column: 11, scope: !103)
!105 = !DILocation(line: 76, column: 7, scope: !103)
!106 = !DILocation(line: 76, column: 18, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !63, line: 76, column: 2)
!108 = !DILocation(line: 76, column: 22, scope: !107)
!109 = !DILocation(line: 76, column: 20, scope: !107)
!110 = !DILocation(line: 76, column: 2, scope: !103)
!111 = !DILocation(line: 77, column: 18, scope: !107)
!112 = !DILocation(line: 77, column: 16, scope: !107)
!113 = !DILocation(line: 77, column: 3, scope: !107)
!114 = !DILocation(line: 76, column: 26, scope: !107)
!115 = !DILocation(line: 76, column: 2, scope: !107)
!116 = distinct !{!116, !110, !117, !101}
!117 = !DILocation(line: 77, column: 26, scope: !103)
!118 = !DILocation(line: 78, column: 1, scope: !62)
!119 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 20, type: !67, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!120 = !DILocalVariable(name: "arg", arg: 1, scope: !119, file: !3, line: 20, type: !5)
!121 = !DILocation(line: 20, column: 24, scope: !119)
!122 = !DILocation(line: 22, column: 8, scope: !119)
!123 = !DILocation(line: 23, column: 6, scope: !124)
!124 = distinct !DILexicalBlock(scope: !119, file: !3, line: 23, column: 6)
!125 = !DILocation(line: 23, column: 36, scope: !124)
!126 = !DILocation(line: 23, column: 6, scope: !119)
!127 = !DILocation(line: 24, column: 3, scope: !128)
!128 = distinct !DILexicalBlock(scope: !124, file: !3, line: 23, column: 46)
!129 = !DILocation(line: 25, column: 3, scope: !128)
!130 = !DILocation(line: 26, column: 2, scope: !128)
!131 = !DILocation(line: 27, column: 2, scope: !119)
!132 = !DILocation(line: 28, column: 3, scope: !133)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 27, column: 9)
!134 = distinct !DILexicalBlock(scope: !135, file: !3, line: 27, column: 2)
!135 = distinct !DILexicalBlock(scope: !119, file: !3, line: 27, column: 2)
!136 = !DILocation(line: 29, column: 3, scope: !133)
!137 = !DILocation(line: 30, column: 3, scope: !133)
!138 = !DILocation(line: 27, column: 2, scope: !134)
!139 = distinct !{!139, !140, !141}
!140 = !DILocation(line: 27, column: 2, scope: !135)
!141 = !DILocation(line: 31, column: 2, scope: !135)
