; ModuleID = 'states/assumed_rounds.c'
source_filename = "states/assumed_rounds.c"
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
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !61, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.declare(metadata ptr %3, metadata !68, metadata !DIExpression()), !dbg !69
  store i32 0, ptr %3, align 4, !dbg !69
  call void @llvm.dbg.declare(metadata ptr %4, metadata !70, metadata !DIExpression()), !dbg !71
  store i32 1, ptr %4, align 4, !dbg !71
  %6 = load i32, ptr %3, align 4, !dbg !72
  %7 = add nsw i32 %6, 1, !dbg !72
  store i32 %7, ptr %3, align 4, !dbg !72
  %8 = sext i32 %6 to i64, !dbg !73
  %9 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %8, !dbg !73
  %10 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef @go_round, ptr noundef null) #4, !dbg !74
  %11 = load i32, ptr %3, align 4, !dbg !75
  %12 = add nsw i32 %11, 1, !dbg !75
  store i32 %12, ptr %3, align 4, !dbg !75
  %13 = sext i32 %11 to i64, !dbg !76
  %14 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %13, !dbg !76
  %15 = call i32 @pthread_create(ptr noundef %14, ptr noundef null, ptr noundef @take, ptr noundef null) #4, !dbg !77
  %16 = load i32, ptr %3, align 4, !dbg !78
  %17 = add nsw i32 %16, 1, !dbg !78
  store i32 %17, ptr %3, align 4, !dbg !78
  %18 = sext i32 %16 to i64, !dbg !79
  %19 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %18, !dbg !79
  %20 = load i32, ptr %4, align 4, !dbg !80
  %21 = sext i32 %20 to i64, !dbg !81
  %22 = inttoptr i64 %21 to ptr, !dbg !82
  %23 = call i32 @pthread_create(ptr noundef %19, ptr noundef null, ptr noundef @take, ptr noundef %22) #4, !dbg !83
  %24 = load i32, ptr %3, align 4, !dbg !84
  %25 = add nsw i32 %24, 1, !dbg !84
  store i32 %25, ptr %3, align 4, !dbg !84
  %26 = sext i32 %24 to i64, !dbg !85
  %27 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %26, !dbg !85
  %28 = call i32 @pthread_create(ptr noundef %27, ptr noundef null, ptr noundef @assume, ptr noundef null) #4, !dbg !86
  call void @llvm.dbg.declare(metadata ptr %5, metadata !87, metadata !DIExpression()), !dbg !89
  store i32 0, ptr %5, align 4, !dbg !89
  br label %29, !dbg !90

29:                                               ; preds = %39, %0
  %30 = load i32, ptr %5, align 4, !dbg !91
  %31 = load i32, ptr %3, align 4, !dbg !93
  %32 = icmp slt i32 %30, %31, !dbg !94
  br i1 %32, label %33, label %42, !dbg !95

33:                                               ; preds = %29
  %34 = load i32, ptr %5, align 4, !dbg !96
  %35 = sext i32 %34 to i64, !dbg !97
  %36 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %35, !dbg !97
  %37 = load i64, ptr %36, align 8, !dbg !97
  %38 = call i32 @pthread_join(i64 noundef %37, ptr noundef null), !dbg !98
  br label %39, !dbg !98

39:                                               ; preds = %33
  %40 = load i32, ptr %5, align 4, !dbg !99
  %41 = add nsw i32 %40, 1, !dbg !99
  store i32 %41, ptr %5, align 4, !dbg !99
  br label %29, !dbg !100, !llvm.loop !101

42:                                               ; preds = %29
  ret i32 0, !dbg !104
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @go_round(ptr noundef %0) #0 !dbg !105 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !108, metadata !DIExpression()), !dbg !109
  br label %6, !dbg !110

6:                                                ; preds = %1, %6
  call void @llvm.dbg.declare(metadata ptr %3, metadata !111, metadata !DIExpression()), !dbg !113
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !114
  store i32 %7, ptr %3, align 4, !dbg !113
  %8 = load i32, ptr %3, align 4, !dbg !115
  %9 = icmp eq i32 %8, 0, !dbg !116
  %10 = zext i1 %9 to i32, !dbg !116
  call void @__VERIFIER_assume(i32 noundef %10), !dbg !117
  store i32 1, ptr %4, align 4, !dbg !118
  %11 = load i32, ptr %4, align 4, !dbg !118
  store atomic i32 %11, ptr @beat seq_cst, align 4, !dbg !118
  store i32 0, ptr %5, align 4, !dbg !119
  %12 = load i32, ptr %5, align 4, !dbg !119
  store atomic i32 %12, ptr @beat seq_cst, align 4, !dbg !119
  br label %6, !dbg !110, !llvm.loop !120
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @take(ptr noundef %0) #0 !dbg !122 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !123, metadata !DIExpression()), !dbg !124
  call void @llvm.dbg.declare(metadata ptr %3, metadata !125, metadata !DIExpression()), !dbg !126
  %4 = load ptr, ptr %2, align 8, !dbg !127
  %5 = ptrtoint ptr %4 to i64, !dbg !128
  %6 = trunc i64 %5 to i32, !dbg !129
  store i32 %6, ptr %3, align 4, !dbg !126
  br label %7, !dbg !130

7:                                                ; preds = %7, %1
  %8 = load i32, ptr %3, align 4, !dbg !131
  %9 = sext i32 %8 to i64, !dbg !135
  %10 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %9, !dbg !135
  %11 = call i32 @pthread_mutex_lock(ptr noundef %10) #4, !dbg !136
  %12 = load i32, ptr %3, align 4, !dbg !137
  %13 = sub nsw i32 1, %12, !dbg !138
  %14 = sext i32 %13 to i64, !dbg !139
  %15 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %14, !dbg !139
  %16 = call i32 @pthread_mutex_lock(ptr noundef %15) #4, !dbg !140
  %17 = load i32, ptr %3, align 4, !dbg !141
  %18 = sub nsw i32 1, %17, !dbg !142
  %19 = sext i32 %18 to i64, !dbg !143
  %20 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %19, !dbg !143
  %21 = call i32 @pthread_mutex_unlock(ptr noundef %20) #4, !dbg !144
  %22 = load i32, ptr %3, align 4, !dbg !145
  %23 = sext i32 %22 to i64, !dbg !146
  %24 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %23, !dbg !146
  %25 = call i32 @pthread_mutex_unlock(ptr noundef %24) #4, !dbg !147
  br label %7, !dbg !148, !llvm.loop !149
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @assume(ptr noundef %0) #0 !dbg !152 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !153, metadata !DIExpression()), !dbg !154
  %3 = call i32 @pthread_mutex_lock(ptr noundef @locks) #4, !dbg !155
  call void @__VERIFIER_assume(i32 noundef 0), !dbg !156
  %4 = load ptr, ptr %2, align 8, !dbg !157
  ret ptr %4, !dbg !158
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @__VERIFIER_nondet_int() #3

declare void @__VERIFIER_assume(i32 noundef) #3

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
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "beat", scope: !2, file: !3, line: 32, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/assumed_rounds.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "locks", scope: !2, file: !3, line: 16, type: !13, isLocal: true, isDefinition: true)
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
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 83, type: !58, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!9}
!60 = !{}
!61 = !DILocalVariable(name: "t", scope: !57, file: !3, line: 85, type: !62)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 256, elements: !65)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !64)
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !{!66}
!66 = !DISubrange(count: 4)
!67 = !DILocation(line: 85, column: 12, scope: !57)
!68 = !DILocalVariable(name: "n", scope: !57, file: !3, line: 86, type: !9)
!69 = !DILocation(line: 86, column: 6, scope: !57)
!70 = !DILocalVariable(name: "second", scope: !57, file: !3, line: 88, type: !9)
!71 = !DILocation(line: 88, column: 6, scope: !57)
!72 = !DILocation(line: 95, column: 21, scope: !57)
!73 = !DILocation(line: 95, column: 18, scope: !57)
!74 = !DILocation(line: 95, column: 2, scope: !57)
!75 = !DILocation(line: 97, column: 21, scope: !57)
!76 = !DILocation(line: 97, column: 18, scope: !57)
!77 = !DILocation(line: 97, column: 2, scope: !57)
!78 = !DILocation(line: 98, column: 21, scope: !57)
!79 = !DILocation(line: 98, column: 18, scope: !57)
!80 = !DILocation(line: 98, column: 56, scope: !57)
!81 = !DILocation(line: 98, column: 46, scope: !57)
!82 = !DILocation(line: 98, column: 38, scope: !57)
!83 = !DILocation(line: 98, column: 2, scope: !57)
!84 = !DILocation(line: 101, column: 21, scope: !57)
!85 = !DILocation(line: 101, column: 18, scope: !57)
!86 = !DILocation(line: 101, column: 2, scope: !57)
!87 = !DILocalVariable(name: "i", scope: !88, file: !3, line: 103, type: !9)
!88 = distinct !DILexicalBlock(scope: !57, file: !3, line: 103, column: 2)
!89 = !DILocation(line: 103, column: 11, scope: !88)
!90 = !DILocation(line: 103, column: 7, scope: !88)
!91 = !DILocation(line: 103, column: 18, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !3, line: 103, column: 2)
!93 = !DILocation(line: 103, column: 22, scope: !92)
!94 = !DILocation(line: 103, column: 20, scope: !92)
!95 = !DILocation(line: 103, column: 2, scope: !88)
!96 = !DILocation(line: 104, column: 18, scope: !92)
!97 = !DILocation(line: 104, column: 16, scope: !92)
!98 = !DILocation(line: 104, column: 3, scope: !92)
!99 = !DILocation(line: 103, column: 26, scope: !92)
!100 = !DILocation(line: 103, column: 2, scope: !92)
!101 = distinct !{!101, !95, !102, !103}
!102 = !DILocation(line: 104, column: 26, scope: !88)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !DILocation(line: 105, column: 2, scope: !57)
!105 = distinct !DISubprogram(name: "go_round", scope: !3, file: !3, line: 46, type: !106, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!106 = !DISubroutineType(types: !107)
!107 = !{!5, !5}
!108 = !DILocalVariable(name: "arg", arg: 1, scope: !105, file: !3, line: 46, type: !5)
!109 = !DILocation(line: 46, column: 29, scope: !105)
!110 = !DILocation(line: 48, column: 2, scope: !105)
!111 = !DILocalVariable(name: "n", scope: !112, file: !3, line: 49, type: !9)
!112 = distinct !DILexicalBlock(scope: !105, file: !3, line: 48, column: 19)
!113 = !DILocation(line: 49, column: 7, scope: !112)
!114 = !DILocation(line: 49, column: 11, scope: !112)
!115 = !DILocation(line: 54, column: 21, scope: !112)
!116 = !DILocation(line: 54, column: 23, scope: !112)
!117 = !DILocation(line: 54, column: 3, scope: !112)
!118 = !DILocation(line: 55, column: 3, scope: !112)
!119 = !DILocation(line: 56, column: 3, scope: !112)
!120 = distinct !{!120, !110, !121}
!121 = !DILocation(line: 60, column: 2, scope: !105)
!122 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 18, type: !106, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!123 = !DILocalVariable(name: "arg", arg: 1, scope: !122, file: !3, line: 18, type: !5)
!124 = !DILocation(line: 18, column: 25, scope: !122)
!125 = !DILocalVariable(name: "first", scope: !122, file: !3, line: 20, type: !9)
!126 = !DILocation(line: 20, column: 6, scope: !122)
!127 = !DILocation(line: 20, column: 29, scope: !122)
!128 = !DILocation(line: 20, column: 19, scope: !122)
!129 = !DILocation(line: 20, column: 14, scope: !122)
!130 = !DILocation(line: 22, column: 2, scope: !122)
!131 = !DILocation(line: 23, column: 29, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 22, column: 9)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 22, column: 2)
!134 = distinct !DILexicalBlock(scope: !122, file: !3, line: 22, column: 2)
!135 = !DILocation(line: 23, column: 23, scope: !132)
!136 = !DILocation(line: 23, column: 3, scope: !132)
!137 = !DILocation(line: 24, column: 33, scope: !132)
!138 = !DILocation(line: 24, column: 31, scope: !132)
!139 = !DILocation(line: 24, column: 23, scope: !132)
!140 = !DILocation(line: 24, column: 3, scope: !132)
!141 = !DILocation(line: 25, column: 35, scope: !132)
!142 = !DILocation(line: 25, column: 33, scope: !132)
!143 = !DILocation(line: 25, column: 25, scope: !132)
!144 = !DILocation(line: 25, column: 3, scope: !132)
!145 = !DILocation(line: 26, column: 31, scope: !132)
!146 = !DILocation(line: 26, column: 25, scope: !132)
!147 = !DILocation(line: 26, column: 3, scope: !132)
!148 = !DILocation(line: 22, column: 2, scope: !133)
!149 = distinct !{!149, !150, !151}
!150 = !DILocation(line: 22, column: 2, scope: !134)
!151 = !DILocation(line: 27, column: 2, scope: !134)
!152 = distinct !DISubprogram(name: "assume", scope: !3, file: !3, line: 75, type: !106, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!153 = !DILocalVariable(name: "arg", arg: 1, scope: !152, file: !3, line: 75, type: !5)
!154 = !DILocation(line: 75, column: 27, scope: !152)
!155 = !DILocation(line: 77, column: 2, scope: !152)
!156 = !DILocation(line: 78, column: 2, scope: !152)
!157 = !DILocation(line: 79, column: 9, scope: !152)
!158 = !DILocation(line: 79, column: 2, scope: !152)
