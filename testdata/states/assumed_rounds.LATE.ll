; ModuleID = 'states/assumed_rounds.c'
source_filename = "states/assumed_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@told = internal global i32 0, align 4, !dbg !0
@beat = internal global i32 0, align 4, !dbg !11
@locks = internal global [2 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !63, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata ptr %3, metadata !70, metadata !DIExpression()), !dbg !71
  store i32 0, ptr %3, align 4, !dbg !71
  call void @llvm.dbg.declare(metadata ptr %4, metadata !72, metadata !DIExpression()), !dbg !73
  store i32 1, ptr %4, align 4, !dbg !73
  %6 = load i32, ptr %3, align 4, !dbg !74
  %7 = add nsw i32 %6, 1, !dbg !74
  store i32 %7, ptr %3, align 4, !dbg !74
  %8 = sext i32 %6 to i64, !dbg !75
  %9 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %8, !dbg !75
  %10 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef @go_round, ptr noundef null) #4, !dbg !76
  %11 = load i32, ptr %3, align 4, !dbg !77
  %12 = add nsw i32 %11, 1, !dbg !77
  store i32 %12, ptr %3, align 4, !dbg !77
  %13 = sext i32 %11 to i64, !dbg !78
  %14 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %13, !dbg !78
  %15 = call i32 @pthread_create(ptr noundef %14, ptr noundef null, ptr noundef @take, ptr noundef null) #4, !dbg !79
  %16 = load i32, ptr %3, align 4, !dbg !80
  %17 = add nsw i32 %16, 1, !dbg !80
  store i32 %17, ptr %3, align 4, !dbg !80
  %18 = sext i32 %16 to i64, !dbg !81
  %19 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %18, !dbg !81
  %20 = load i32, ptr %4, align 4, !dbg !82
  %21 = sext i32 %20 to i64, !dbg !83
  %22 = inttoptr i64 %21 to ptr, !dbg !84
  %23 = call i32 @pthread_create(ptr noundef %19, ptr noundef null, ptr noundef @take, ptr noundef %22) #4, !dbg !85
  call void @llvm.dbg.declare(metadata ptr %5, metadata !86, metadata !DIExpression()), !dbg !88
  store i32 0, ptr %5, align 4, !dbg !88
  br label %24, !dbg !89

24:                                               ; preds = %34, %0
  %25 = load i32, ptr %5, align 4, !dbg !90
  %26 = load i32, ptr %3, align 4, !dbg !92
  %27 = icmp slt i32 %25, %26, !dbg !93
  br i1 %27, label %28, label %37, !dbg !94

28:                                               ; preds = %24
  %29 = load i32, ptr %5, align 4, !dbg !95
  %30 = sext i32 %29 to i64, !dbg !96
  %31 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %30, !dbg !96
  %32 = load i64, ptr %31, align 8, !dbg !96
  %33 = call i32 @pthread_join(i64 noundef %32, ptr noundef null), !dbg !97
  br label %34, !dbg !97

34:                                               ; preds = %28
  %35 = load i32, ptr %5, align 4, !dbg !98
  %36 = add nsw i32 %35, 1, !dbg !98
  store i32 %36, ptr %5, align 4, !dbg !98
  br label %24, !dbg !99, !llvm.loop !100

37:                                               ; preds = %24
  ret i32 0, !dbg !103
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @go_round(ptr noundef %0) #0 !dbg !104 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !107, metadata !DIExpression()), !dbg !108
  br label %7, !dbg !109

7:                                                ; preds = %1, %7
  call void @llvm.dbg.declare(metadata ptr %3, metadata !110, metadata !DIExpression()), !dbg !112
  %8 = call i32 @__VERIFIER_nondet_int(), !dbg !113
  store i32 %8, ptr %3, align 4, !dbg !112
  %9 = load i32, ptr %3, align 4, !dbg !114
  store i32 %9, ptr %4, align 4, !dbg !114
  %10 = load i32, ptr %4, align 4, !dbg !114
  store atomic i32 %10, ptr @told seq_cst, align 4, !dbg !114
  %11 = load i32, ptr %3, align 4, !dbg !115
  %12 = icmp eq i32 %11, 0, !dbg !116
  %13 = zext i1 %12 to i32, !dbg !116
  call void @__VERIFIER_assume(i32 noundef %13), !dbg !117
  store i32 1, ptr %5, align 4, !dbg !118
  %14 = load i32, ptr %5, align 4, !dbg !118
  store atomic i32 %14, ptr @beat seq_cst, align 4, !dbg !118
  store i32 0, ptr %6, align 4, !dbg !119
  %15 = load i32, ptr %6, align 4, !dbg !119
  store atomic i32 %15, ptr @beat seq_cst, align 4, !dbg !119
  br label %7, !dbg !109, !llvm.loop !120
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
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "told", scope: !2, file: !3, line: 37, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/assumed_rounds.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !16}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "beat", scope: !2, file: !3, line: 32, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !14, line: 96, baseType: !15)
!14 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "locks", scope: !2, file: !3, line: 16, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 640, elements: !50)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !20, line: 72, baseType: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!21 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !20, line: 67, size: 320, elements: !22)
!22 = !{!23, !44, !49}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !21, file: !20, line: 69, baseType: !24, size: 320)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !25, line: 22, size: 320, elements: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!26 = !{!27, !28, !30, !31, !32, !33, !35, !36}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !24, file: !25, line: 24, baseType: !9, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !24, file: !25, line: 25, baseType: !29, size: 32, offset: 32)
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !24, file: !25, line: 26, baseType: !9, size: 32, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !24, file: !25, line: 28, baseType: !29, size: 32, offset: 96)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !24, file: !25, line: 32, baseType: !9, size: 32, offset: 128)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !24, file: !25, line: 34, baseType: !34, size: 16, offset: 160)
!34 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !24, file: !25, line: 35, baseType: !34, size: 16, offset: 176)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !24, file: !25, line: 36, baseType: !37, size: 128, offset: 192)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !38, line: 55, baseType: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !38, line: 51, size: 128, elements: !40)
!40 = !{!41, !43}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !39, file: !38, line: 53, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !39, file: !38, line: 54, baseType: !42, size: 64, offset: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !21, file: !20, line: 70, baseType: !45, size: 320)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 320, elements: !47)
!46 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!47 = !{!48}
!48 = !DISubrange(count: 40)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !21, file: !20, line: 71, baseType: !8, size: 64)
!50 = !{!51}
!51 = !DISubrange(count: 2)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 83, type: !60, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!9}
!62 = !{}
!63 = !DILocalVariable(name: "t", scope: !59, file: !3, line: 85, type: !64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 256, elements: !67)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !20, line: 27, baseType: !66)
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !{!68}
!68 = !DISubrange(count: 4)
!69 = !DILocation(line: 85, column: 12, scope: !59)
!70 = !DILocalVariable(name: "n", scope: !59, file: !3, line: 86, type: !9)
!71 = !DILocation(line: 86, column: 6, scope: !59)
!72 = !DILocalVariable(name: "second", scope: !59, file: !3, line: 88, type: !9)
!73 = !DILocation(line: 88, column: 6, scope: !59)
!74 = !DILocation(line: 95, column: 21, scope: !59)
!75 = !DILocation(line: 95, column: 18, scope: !59)
!76 = !DILocation(line: 95, column: 2, scope: !59)
!77 = !DILocation(line: 97, column: 21, scope: !59)
!78 = !DILocation(line: 97, column: 18, scope: !59)
!79 = !DILocation(line: 97, column: 2, scope: !59)
!80 = !DILocation(line: 98, column: 21, scope: !59)
!81 = !DILocation(line: 98, column: 18, scope: !59)
!82 = !DILocation(line: 98, column: 56, scope: !59)
!83 = !DILocation(line: 98, column: 46, scope: !59)
!84 = !DILocation(line: 98, column: 38, scope: !59)
!85 = !DILocation(line: 98, column: 2, scope: !59)
!86 = !DILocalVariable(name: "i", scope: !87, file: !3, line: 103, type: !9)
!87 = distinct !DILexicalBlock(scope: !59, file: !3, line: 103, column: 2)
!88 = !DILocation(line: 103, column: 11, scope: !87)
!89 = !DILocation(line: 103, column: 7, scope: !87)
!90 = !DILocation(line: 103, column: 18, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !3, line: 103, column: 2)
!92 = !DILocation(line: 103, column: 22, scope: !91)
!93 = !DILocation(line: 103, column: 20, scope: !91)
!94 = !DILocation(line: 103, column: 2, scope: !87)
!95 = !DILocation(line: 104, column: 18, scope: !91)
!96 = !DILocation(line: 104, column: 16, scope: !91)
!97 = !DILocation(line: 104, column: 3, scope: !91)
!98 = !DILocation(line: 103, column: 26, scope: !91)
!99 = !DILocation(line: 103, column: 2, scope: !91)
!100 = distinct !{!100, !94, !101, !102}
!101 = !DILocation(line: 104, column: 26, scope: !87)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !DILocation(line: 105, column: 2, scope: !59)
!104 = distinct !DISubprogram(name: "go_round", scope: !3, file: !3, line: 46, type: !105, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!105 = !DISubroutineType(types: !106)
!106 = !{!5, !5}
!107 = !DILocalVariable(name: "arg", arg: 1, scope: !104, file: !3, line: 46, type: !5)
!108 = !DILocation(line: 46, column: 29, scope: !104)
!109 = !DILocation(line: 48, column: 2, scope: !104)
!110 = !DILocalVariable(name: "n", scope: !111, file: !3, line: 49, type: !9)
!111 = distinct !DILexicalBlock(scope: !104, file: !3, line: 48, column: 19)
!112 = !DILocation(line: 49, column: 7, scope: !111)
!113 = !DILocation(line: 49, column: 11, scope: !111)
!114 = !DILocation(line: 52, column: 3, scope: !111)
!115 = !DILocation(line: 54, column: 21, scope: !111)
!116 = !DILocation(line: 54, column: 23, scope: !111)
!117 = !DILocation(line: 54, column: 3, scope: !111)
!118 = !DILocation(line: 55, column: 3, scope: !111)
!119 = !DILocation(line: 56, column: 3, scope: !111)
!120 = distinct !{!120, !109, !121}
!121 = !DILocation(line: 60, column: 2, scope: !104)
!122 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 18, type: !105, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
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
