; ModuleID = 'pthreads/philosophers.c'
source_filename = "pthreads/philosophers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@fork_at = internal global [3 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0
@meals = internal global [3 x i32] zeroinitializer, align 4, !dbg !11

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !60, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata ptr %3, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, ptr %3, align 4, !dbg !67
  br label %6, !dbg !68

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !69
  %8 = icmp slt i32 %7, 3, !dbg !71
  br i1 %8, label %9, label %17, !dbg !72

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !73
  %11 = sext i32 %10 to i64, !dbg !74
  %12 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %11, !dbg !74
  %13 = call i32 @pthread_mutex_init(ptr noundef %12, ptr noundef null) #4, !dbg !75
  br label %14, !dbg !75

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !76
  %16 = add nsw i32 %15, 1, !dbg !76
  store i32 %16, ptr %3, align 4, !dbg !76
  br label %6, !dbg !77, !llvm.loop !78

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, ptr %4, align 4, !dbg !83
  br label %18, !dbg !84

18:                                               ; preds = %29, %17
  %19 = load i32, ptr %4, align 4, !dbg !85
  %20 = icmp slt i32 %19, 3, !dbg !87
  br i1 %20, label %21, label %32, !dbg !88

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !89
  %23 = sext i32 %22 to i64, !dbg !90
  %24 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %23, !dbg !90
  %25 = load i32, ptr %4, align 4, !dbg !91
  %26 = sext i32 %25 to i64, !dbg !92
  %27 = inttoptr i64 %26 to ptr, !dbg !93
  %28 = call i32 @pthread_create(ptr noundef %24, ptr noundef null, ptr noundef @dine, ptr noundef %27) #4, !dbg !94
  br label %29, !dbg !94

29:                                               ; preds = %21
  %30 = load i32, ptr %4, align 4, !dbg !95
  %31 = add nsw i32 %30, 1, !dbg !95
  store i32 %31, ptr %4, align 4, !dbg !95
  br label %18, !dbg !96, !llvm.loop !97

32:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata ptr %5, metadata !99, metadata !DIExpression()), !dbg !101
  store i32 0, ptr %5, align 4, !dbg !101
  br label %33, !dbg !102

33:                                               ; preds = %42, %32
  %34 = load i32, ptr %5, align 4, !dbg !103
  %35 = icmp slt i32 %34, 3, !dbg !105
  br i1 %35, label %36, label %45, !dbg !106

36:                                               ; preds = %33
  %37 = load i32, ptr %5, align 4, !dbg !107
  %38 = sext i32 %37 to i64, !dbg !108
  %39 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %38, !dbg !108
  %40 = load i64, ptr %39, align 8, !dbg !108
  %41 = call i32 @pthread_join(i64 noundef %40, ptr noundef null), !dbg !109
  br label %42, !dbg !109

42:                                               ; preds = %36
  %43 = load i32, ptr %5, align 4, !dbg !110
  %44 = add nsw i32 %43, 1, !dbg !110
  store i32 %44, ptr %5, align 4, !dbg !110
  br label %33, !dbg !111, !llvm.loop !112

45:                                               ; preds = %33
  ret i32 0, !dbg !114
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @dine(ptr noundef %0) #0 !dbg !115 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !118, metadata !DIExpression()), !dbg !119
  call void @llvm.dbg.declare(metadata ptr %3, metadata !120, metadata !DIExpression()), !dbg !121
  %4 = load ptr, ptr %2, align 8, !dbg !122
  %5 = ptrtoint ptr %4 to i64, !dbg !123
  %6 = trunc i64 %5 to i32, !dbg !124
  store i32 %6, ptr %3, align 4, !dbg !121
  %7 = load i32, ptr %3, align 4, !dbg !125
  %8 = sext i32 %7 to i64, !dbg !126
  %9 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %8, !dbg !126
  %10 = call i32 @pthread_mutex_lock(ptr noundef %9) #4, !dbg !127
  %11 = load i32, ptr %3, align 4, !dbg !128
  %12 = add nsw i32 %11, 1, !dbg !129
  %13 = srem i32 %12, 3, !dbg !130
  %14 = sext i32 %13 to i64, !dbg !131
  %15 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %14, !dbg !131
  %16 = call i32 @pthread_mutex_lock(ptr noundef %15) #4, !dbg !132
  %17 = load i32, ptr %3, align 4, !dbg !133
  %18 = sext i32 %17 to i64, !dbg !134
  %19 = getelementptr inbounds [3 x i32], ptr @meals, i64 0, i64 %18, !dbg !134
  %20 = load volatile i32, ptr %19, align 4, !dbg !135
  %21 = add nsw i32 %20, 1, !dbg !135
  store volatile i32 %21, ptr %19, align 4, !dbg !135
  %22 = load i32, ptr %3, align 4, !dbg !136
  %23 = add nsw i32 %22, 1, !dbg !137
  %24 = srem i32 %23, 3, !dbg !138
  %25 = sext i32 %24 to i64, !dbg !139
  %26 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %25, !dbg !139
  %27 = call i32 @pthread_mutex_unlock(ptr noundef %26) #4, !dbg !140
  %28 = load i32, ptr %3, align 4, !dbg !141
  %29 = sext i32 %28 to i64, !dbg !142
  %30 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %29, !dbg !142
  %31 = call i32 @pthread_mutex_unlock(ptr noundef %30) #4, !dbg !143
  ret ptr null, !dbg !144
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
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "fork_at", scope: !2, file: !3, line: 16, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/philosophers.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "meals", scope: !2, file: !3, line: 17, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 96, elements: !15)
!14 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!15 = !{!16}
!16 = !DISubrange(count: 3)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 960, elements: !15)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !19, line: 72, baseType: !20)
!19 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !19, line: 67, size: 320, elements: !21)
!21 = !{!22, !43, !48}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !20, file: !19, line: 69, baseType: !23, size: 320)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !24, line: 22, size: 320, elements: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!25 = !{!26, !27, !29, !30, !31, !32, !34, !35}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !23, file: !24, line: 24, baseType: !9, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !23, file: !24, line: 25, baseType: !28, size: 32, offset: 32)
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !23, file: !24, line: 26, baseType: !9, size: 32, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !23, file: !24, line: 28, baseType: !28, size: 32, offset: 96)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !23, file: !24, line: 32, baseType: !9, size: 32, offset: 128)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !23, file: !24, line: 34, baseType: !33, size: 16, offset: 160)
!33 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !23, file: !24, line: 35, baseType: !33, size: 16, offset: 176)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !23, file: !24, line: 36, baseType: !36, size: 128, offset: 192)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !37, line: 55, baseType: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !37, line: 51, size: 128, elements: !39)
!39 = !{!40, !42}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !38, file: !37, line: 53, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !38, file: !37, line: 54, baseType: !41, size: 64, offset: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !20, file: !19, line: 70, baseType: !44, size: 320)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 320, elements: !46)
!45 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!46 = !{!47}
!47 = !DISubrange(count: 40)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !20, file: !19, line: 71, baseType: !8, size: 64)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 8, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 2}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !57, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!9}
!59 = !{}
!60 = !DILocalVariable(name: "t", scope: !56, file: !3, line: 33, type: !61)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 192, elements: !15)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 27, baseType: !63)
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 33, column: 12, scope: !56)
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 35, type: !9)
!66 = distinct !DILexicalBlock(scope: !56, file: !3, line: 35, column: 2)
!67 = !DILocation(line: 35, column: 11, scope: !66)
!68 = !DILocation(line: 35, column: 7, scope: !66)
!69 = !DILocation(line: 35, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 35, column: 2)
!71 = !DILocation(line: 35, column: 20, scope: !70)
!72 = !DILocation(line: 35, column: 2, scope: !66)
!73 = !DILocation(line: 36, column: 31, scope: !70)
!74 = !DILocation(line: 36, column: 23, scope: !70)
!75 = !DILocation(line: 36, column: 3, scope: !70)
!76 = !DILocation(line: 35, column: 26, scope: !70)
!77 = !DILocation(line: 35, column: 2, scope: !70)
!78 = distinct !{!78, !72, !79, !80}
!79 = !DILocation(line: 36, column: 39, scope: !66)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 37, type: !9)
!82 = distinct !DILexicalBlock(scope: !56, file: !3, line: 37, column: 2)
!83 = !DILocation(line: 37, column: 11, scope: !82)
!84 = !DILocation(line: 37, column: 7, scope: !82)
!85 = !DILocation(line: 37, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 37, column: 2)
!87 = !DILocation(line: 37, column: 20, scope: !86)
!88 = !DILocation(line: 37, column: 2, scope: !82)
!89 = !DILocation(line: 38, column: 21, scope: !86)
!90 = !DILocation(line: 38, column: 19, scope: !86)
!91 = !DILocation(line: 38, column: 55, scope: !86)
!92 = !DILocation(line: 38, column: 45, scope: !86)
!93 = !DILocation(line: 38, column: 37, scope: !86)
!94 = !DILocation(line: 38, column: 3, scope: !86)
!95 = !DILocation(line: 37, column: 26, scope: !86)
!96 = !DILocation(line: 37, column: 2, scope: !86)
!97 = distinct !{!97, !88, !98, !80}
!98 = !DILocation(line: 38, column: 56, scope: !82)
!99 = !DILocalVariable(name: "i", scope: !100, file: !3, line: 39, type: !9)
!100 = distinct !DILexicalBlock(scope: !56, file: !3, line: 39, column: 2)
!101 = !DILocation(line: 39, column: 11, scope: !100)
!102 = !DILocation(line: 39, column: 7, scope: !100)
!103 = !DILocation(line: 39, column: 18, scope: !104)
!104 = distinct !DILexicalBlock(scope: !100, file: !3, line: 39, column: 2)
!105 = !DILocation(line: 39, column: 20, scope: !104)
!106 = !DILocation(line: 39, column: 2, scope: !100)
!107 = !DILocation(line: 40, column: 18, scope: !104)
!108 = !DILocation(line: 40, column: 16, scope: !104)
!109 = !DILocation(line: 40, column: 3, scope: !104)
!110 = !DILocation(line: 39, column: 26, scope: !104)
!111 = !DILocation(line: 39, column: 2, scope: !104)
!112 = distinct !{!112, !106, !113, !80}
!113 = !DILocation(line: 40, column: 26, scope: !100)
!114 = !DILocation(line: 41, column: 2, scope: !56)
!115 = distinct !DISubprogram(name: "dine", scope: !3, file: !3, line: 19, type: !116, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!116 = !DISubroutineType(types: !117)
!117 = !{!5, !5}
!118 = !DILocalVariable(name: "arg", arg: 1, scope: !115, file: !3, line: 19, type: !5)
!119 = !DILocation(line: 19, column: 25, scope: !115)
!120 = !DILocalVariable(name: "me", scope: !115, file: !3, line: 21, type: !9)
!121 = !DILocation(line: 21, column: 6, scope: !115)
!122 = !DILocation(line: 21, column: 26, scope: !115)
!123 = !DILocation(line: 21, column: 16, scope: !115)
!124 = !DILocation(line: 21, column: 11, scope: !115)
!125 = !DILocation(line: 23, column: 30, scope: !115)
!126 = !DILocation(line: 23, column: 22, scope: !115)
!127 = !DILocation(line: 23, column: 2, scope: !115)
!128 = !DILocation(line: 24, column: 31, scope: !115)
!129 = !DILocation(line: 24, column: 34, scope: !115)
!130 = !DILocation(line: 24, column: 39, scope: !115)
!131 = !DILocation(line: 24, column: 22, scope: !115)
!132 = !DILocation(line: 24, column: 2, scope: !115)
!133 = !DILocation(line: 25, column: 8, scope: !115)
!134 = !DILocation(line: 25, column: 2, scope: !115)
!135 = !DILocation(line: 25, column: 11, scope: !115)
!136 = !DILocation(line: 26, column: 33, scope: !115)
!137 = !DILocation(line: 26, column: 36, scope: !115)
!138 = !DILocation(line: 26, column: 41, scope: !115)
!139 = !DILocation(line: 26, column: 24, scope: !115)
!140 = !DILocation(line: 26, column: 2, scope: !115)
!141 = !DILocation(line: 27, column: 32, scope: !115)
!142 = !DILocation(line: 27, column: 24, scope: !115)
!143 = !DILocation(line: 27, column: 2, scope: !115)
!144 = !DILocation(line: 28, column: 2, scope: !115)
