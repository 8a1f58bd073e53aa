; ModuleID = 'states/partial_deadlock.c'
source_filename = "states/partial_deadlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@beat = internal global i32 0, align 4, !dbg !0
@locks = internal global [2 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !11

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !57 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 3, ptr noundef @run), !dbg !61
  ret i32 0, !dbg !62
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !63 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !70, metadata !DIExpression()), !dbg !71
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !72, metadata !DIExpression()), !dbg !73
  %9 = load i32, ptr %3, align 4, !dbg !74
  %10 = zext i32 %9 to i64, !dbg !75
  %11 = call ptr @llvm.stacksave(), !dbg !75
  store ptr %11, ptr %5, align 8, !dbg !75
  %12 = alloca i64, i64 %10, align 16, !dbg !75
  store i64 %10, ptr %6, align 8, !dbg !75
  call void @llvm.dbg.declare(metadata ptr %6, metadata !76, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata ptr %12, metadata !79, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.declare(metadata ptr %7, metadata !85, metadata !DIExpression()), !dbg !87
  store i32 0, ptr %7, align 4, !dbg !87
  br label %13, !dbg !88

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !89
  %15 = load i32, ptr %3, align 4, !dbg !91
  %16 = icmp slt i32 %14, %15, !dbg !92
  br i1 %16, label %17, label %29, !dbg !93

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !94
  %19 = sext i32 %18 to i64, !dbg !95
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !95
  %21 = load ptr, ptr %4, align 8, !dbg !96
  %22 = load i32, ptr %7, align 4, !dbg !97
  %23 = sext i32 %22 to i64, !dbg !98
  %24 = inttoptr i64 %23 to ptr, !dbg !99
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #5, !dbg !100
  br label %26, !dbg !100

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !101
  %28 = add nsw i32 %27, 1, !dbg !101
  store i32 %28, ptr %7, align 4, !dbg !101
  br label %13, !dbg !102, !llvm.loop !103

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !106, metadata !DIExpression()), !dbg !108
  store i32 0, ptr %8, align 4, !dbg !108
  br label %30, !dbg !109

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !110
  %32 = load i32, ptr %3, align 4, !dbg !112
  %33 = icmp slt i32 %31, %32, !dbg !113
  br i1 %33, label %34, label %43, !dbg !114

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !115
  %36 = sext i32 %35 to i64, !dbg !116
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !116
  %38 = load i64, ptr %37, align 8, !dbg !116
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !117
  br label %40, !dbg !117

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !118
  %42 = add nsw i32 %41, 1, !dbg !118
  store i32 %42, ptr %8, align 4, !dbg !118
  br label %30, !dbg !119, !llvm.loop !120

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !122
  call void @llvm.stackrestore(ptr %44), !dbg !122
  ret void, !dbg !122
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !123 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  call void @llvm.dbg.declare(metadata ptr %3, metadata !126, metadata !DIExpression()), !dbg !127
  %6 = load ptr, ptr %2, align 8, !dbg !128
  %7 = ptrtoint ptr %6 to i64, !dbg !129
  %8 = trunc i64 %7 to i32, !dbg !130
  store i32 %8, ptr %3, align 4, !dbg !127
  %9 = load i32, ptr %3, align 4, !dbg !131
  %10 = icmp eq i32 %9, 2, !dbg !133
  br i1 %10, label %11, label %15, !dbg !134

11:                                               ; preds = %1
  br label %12, !dbg !135

12:                                               ; preds = %12, %11
  store i32 1, ptr %4, align 4, !dbg !137
  %13 = load i32, ptr %4, align 4, !dbg !137
  store atomic i32 %13, ptr @beat seq_cst, align 4, !dbg !137
  store i32 0, ptr %5, align 4, !dbg !141
  %14 = load i32, ptr %5, align 4, !dbg !141
  store atomic i32 %14, ptr @beat seq_cst, align 4, !dbg !141
  br label %12, !dbg !142, !llvm.loop !143

15:                                               ; preds = %1
  br label %16, !dbg !146

16:                                               ; preds = %16, %15
  %17 = load i32, ptr %3, align 4, !dbg !147
  %18 = sext i32 %17 to i64, !dbg !151
  %19 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %18, !dbg !151
  %20 = call i32 @pthread_mutex_lock(ptr noundef %19) #5, !dbg !152
  %21 = load i32, ptr %3, align 4, !dbg !153
  %22 = sub nsw i32 1, %21, !dbg !154
  %23 = sext i32 %22 to i64, !dbg !155
  %24 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %23, !dbg !155
  %25 = call i32 @pthread_mutex_lock(ptr noundef %24) #5, !dbg !156
  %26 = load i32, ptr %3, align 4, !dbg !157
  %27 = sub nsw i32 1, %26, !dbg !158
  %28 = sext i32 %27 to i64, !dbg !159
  %29 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %28, !dbg !159
  %30 = call i32 @pthread_mutex_unlock(ptr noundef %29) #5, !dbg !160
  %31 = load i32, ptr %3, align 4, !dbg !161
  %32 = sext i32 %31 to i64, !dbg !162
  %33 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %32, !dbg !162
  %34 = call i32 @pthread_mutex_unlock(ptr noundef %33) #5, !dbg !163
  br label %16, !dbg !164, !llvm.loop !165
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
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "beat", scope: !2, file: !3, line: 12, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/partial_deadlock.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "locks", scope: !2, file: !3, line: 10, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 640, elements: !45)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 72, baseType: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 67, size: 320, elements: !17)
!17 = !{!18, !39, !44}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !16, file: !15, line: 69, baseType: !19, size: 320)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !20, line: 22, size: 320, elements: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!21 = !{!22, !23, !25, !26, !27, !28, !30, !31}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !19, file: !20, line: 24, baseType: !9, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !19, file: !20, line: 25, baseType: !24, size: 32, offset: 32)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !19, file: !20, line: 26, baseType: !9, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !19, file: !20, line: 28, baseType: !24, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !19, file: !20, line: 32, baseType: !9, size: 32, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !19, file: !20, line: 34, baseType: !29, size: 16, offset: 160)
!29 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !19, file: !20, line: 35, baseType: !29, size: 16, offset: 176)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !19, file: !20, line: 36, baseType: !32, size: 128, offset: 192)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !33, line: 55, baseType: !34)
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !33, line: 51, size: 128, elements: !35)
!35 = !{!36, !38}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !34, file: !33, line: 53, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !34, file: !33, line: 54, baseType: !37, size: 64, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 70, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 71, baseType: !8, size: 64)
!45 = !{!46}
!46 = !DISubrange(count: 2)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !48, line: 96, baseType: !49)
!48 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!49 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !58, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!9}
!60 = !{}
!61 = !DILocation(line: 42, column: 2, scope: !57)
!62 = !DILocation(line: 43, column: 2, scope: !57)
!63 = distinct !DISubprogram(name: "run_numbered", scope: !64, file: !64, line: 59, type: !65, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!64 = !DIFile(filename: "states/states.h", directory: ".")
!65 = !DISubroutineType(types: !66)
!66 = !{null, !9, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DISubroutineType(types: !69)
!69 = !{!5, !5}
!70 = !DILocalVariable(name: "n", arg: 1, scope: !63, file: !64, line: 59, type: !9)
!71 = !DILocation(line: 59, column: 37, scope: !63)
!72 = !DILocalVariable(name: "routine", arg: 2, scope: !63, file: !64, line: 59, type: !67)
!73 = !DILocation(line: 59, column: 48, scope: !63)
!74 = !DILocation(line: 61, column: 14, scope: !63)
!75 = !DILocation(line: 61, column: 2, scope: !63)
!76 = !DILocalVariable(name: "__vla_expr0", scope: !63, type: !77, flags: DIFlagArtificial)
!77 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!78 = !DILocation(line: 0, scope: !63)
!79 = !DILocalVariable(name: "t", scope: !63, file: !64, line: 61, type: !80)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !81, elements: !82)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !77)
!82 = !{!83}
!83 = !DISubrange(count: !76)
!84 = !DILocation(line: 61, column: 12, scope: !63)
!85 = !DILocalVariable(name: "i", scope: !86, file: !64, line: 63, type: !9)
!86 = distinct !DILexicalBlock(scope: !63, file: !64, line: 63, column: 2)
!87 = !DILocation(line: 63, column: 11, scope: !86)
!88 = !DILocation(line: 63, column: 7, scope: !86)
!89 = !DILocation(line: 63, column: 18, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !64, line: 63, column: 2)
!91 = !DILocation(line: 63, column: 22, scope: !90)
!92 = !DILocation(line: 63, column: 20, scope: !90)
!93 = !DILocation(line: 63, column: 2, scope: !86)
!94 = !DILocation(line: 64, column: 21, scope: !90)
!95 = !DILocation(line: 64, column: 19, scope: !90)
!96 = !DILocation(line: 64, column: 31, scope: !90)
!97 = !DILocation(line: 64, column: 58, scope: !90)
!98 = !DILocation(line: 64, column: 48, scope: !90)
!99 = !DILocation(line: 64, column: 40, scope: !90)
!100 = !DILocation(line: 64, column: 3, scope: !90)
!101 = !DILocation(line: 63, column: 26, scope: !90)
!102 = !DILocation(line: 63, column: 2, scope: !90)
!103 = distinct !{!103, !93, !104, !105}
!104 = !DILocation(line: 64, column: 59, scope: !86)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocalVariable(name: "i", scope: !107, file: !64, line: 65, type: !9)
!107 = distinct !DILexicalBlock(scope: !63, file: !64, line: 65, column: 2)
!108 = !DILocation(line: 65, column: 11, scope: !107)
!109 = !DILocation(line: 65, column: 7, scope: !107)
!110 = !DILocation(line: 65, column: 18, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !64, line: 65, column: 2)
!112 = !DILocation(line: 65, column: 22, scope: !111)
!113 = !DILocation(line: 65, column: 20, scope: !111)
!114 = !DILocation(line: 65, column: 2, scope: !107)
!115 = !DILocation(line: 66, column: 18, scope: !111)
!116 = !DILocation(line: 66, column: 16, scope: !111)
!117 = !DILocation(line: 66, column: 3, scope: !111)
!118 = !DILocation(line: 65, column: 26, scope: !111)
!119 = !DILocation(line: 65, column: 2, scope: !111)
!120 = distinct !{!120, !114, !121, !105}
!121 = !DILocation(line: 66, column: 26, scope: !107)
!122 = !DILocation(line: 67, column: 1, scope: !63)
!123 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 15, type: !68, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!124 = !DILocalVariable(name: "arg", arg: 1, scope: !123, file: !3, line: 15, type: !5)
!125 = !DILocation(line: 15, column: 24, scope: !123)
!126 = !DILocalVariable(name: "first", scope: !123, file: !3, line: 17, type: !9)
!127 = !DILocation(line: 17, column: 6, scope: !123)
!128 = !DILocation(line: 17, column: 29, scope: !123)
!129 = !DILocation(line: 17, column: 19, scope: !123)
!130 = !DILocation(line: 17, column: 14, scope: !123)
!131 = !DILocation(line: 19, column: 6, scope: !132)
!132 = distinct !DILexicalBlock(scope: !123, file: !3, line: 19, column: 6)
!133 = !DILocation(line: 19, column: 12, scope: !132)
!134 = !DILocation(line: 19, column: 6, scope: !123)
!135 = !DILocation(line: 21, column: 3, scope: !136)
!136 = distinct !DILexicalBlock(scope: !132, file: !3, line: 19, column: 18)
!137 = !DILocation(line: 22, column: 4, scope: !138)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 21, column: 10)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 21, column: 3)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 21, column: 3)
!141 = !DILocation(line: 23, column: 4, scope: !138)
!142 = !DILocation(line: 21, column: 3, scope: !139)
!143 = distinct !{!143, !144, !145}
!144 = !DILocation(line: 21, column: 3, scope: !140)
!145 = !DILocation(line: 24, column: 3, scope: !140)
!146 = !DILocation(line: 31, column: 2, scope: !123)
!147 = !DILocation(line: 32, column: 29, scope: !148)
!148 = distinct !DILexicalBlock(scope: !149, file: !3, line: 31, column: 9)
!149 = distinct !DILexicalBlock(scope: !150, file: !3, line: 31, column: 2)
!150 = distinct !DILexicalBlock(scope: !123, file: !3, line: 31, column: 2)
!151 = !DILocation(line: 32, column: 23, scope: !148)
!152 = !DILocation(line: 32, column: 3, scope: !148)
!153 = !DILocation(line: 33, column: 33, scope: !148)
!154 = !DILocation(line: 33, column: 31, scope: !148)
!155 = !DILocation(line: 33, column: 23, scope: !148)
!156 = !DILocation(line: 33, column: 3, scope: !148)
!157 = !DILocation(line: 34, column: 35, scope: !148)
!158 = !DILocation(line: 34, column: 33, scope: !148)
!159 = !DILocation(line: 34, column: 25, scope: !148)
!160 = !DILocation(line: 34, column: 3, scope: !148)
!161 = !DILocation(line: 35, column: 31, scope: !148)
!162 = !DILocation(line: 35, column: 25, scope: !148)
!163 = !DILocation(line: 35, column: 3, scope: !148)
!164 = !DILocation(line: 31, column: 2, scope: !149)
!165 = distinct !{!165, !166, !167}
!166 = !DILocation(line: 31, column: 2, scope: !150)
!167 = !DILocation(line: 36, column: 2, scope: !150)
