; ModuleID = 'states/philosophers_try.c'
source_filename = "states/philosophers_try.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@fork_at = internal global [2 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !58
  store i32 0, ptr %2, align 4, !dbg !58
  br label %3, !dbg !59

3:                                                ; preds = %11, %0
  %4 = load i32, ptr %2, align 4, !dbg !60
  %5 = icmp slt i32 %4, 2, !dbg !62
  br i1 %5, label %6, label %14, !dbg !63

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4, !dbg !64
  %8 = sext i32 %7 to i64, !dbg !65
  %9 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %8, !dbg !65
  %10 = call i32 @pthread_mutex_init(ptr noundef %9, ptr noundef null) #5, !dbg !66
  br label %11, !dbg !66

11:                                               ; preds = %6
  %12 = load i32, ptr %2, align 4, !dbg !67
  %13 = add nsw i32 %12, 1, !dbg !67
  store i32 %13, ptr %2, align 4, !dbg !67
  br label %3, !dbg !68, !llvm.loop !69

14:                                               ; preds = %3
  call void @run_numbered(i32 noundef 2, ptr noundef @dine), !dbg !72
  ret i32 0, !dbg !73
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !74 {
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

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !100
  %15 = load i32, ptr %3, align 4, !dbg !102
  %16 = icmp slt i32 %14, %15, !dbg !103
  br i1 %16, label %17, label %29, !dbg !104

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !105
  %19 = sext i32 %18 to i64, !dbg !106
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !106
  %21 = load ptr, ptr %4, align 8, !dbg !107
  %22 = load i32, ptr %7, align 4, !dbg !108
  %23 = sext i32 %22 to i64, !dbg !109
  %24 = inttoptr i64 %23 to ptr, !dbg !110
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #5, !dbg !111
  br label %26, !dbg !111

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !112
  %28 = add nsw i32 %27, 1, !dbg !112
  store i32 %28, ptr %7, align 4, !dbg !112
  br label %13, !dbg !113, !llvm.loop !114

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !116, metadata !DIExpression()), !dbg !118
  store i32 0, ptr %8, align 4, !dbg !118
  br label %30, !dbg !119

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !120
  %32 = load i32, ptr %3, align 4, !dbg !122
  %33 = icmp slt i32 %31, %32, !dbg !123
  br i1 %33, label %34, label %43, !dbg !124

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !125
  %36 = sext i32 %35 to i64, !dbg !126
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !126
  %38 = load i64, ptr %37, align 8, !dbg !126
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !127
  br label %40, !dbg !127

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !128
  %42 = add nsw i32 %41, 1, !dbg !128
  store i32 %42, ptr %8, align 4, !dbg !128
  br label %30, !dbg !129, !llvm.loop !130

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !132
  call void @llvm.stackrestore(ptr %44), !dbg !132
  ret void, !dbg !132
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @dine(ptr noundef %0) #0 !dbg !133 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !134, metadata !DIExpression()), !dbg !135
  call void @llvm.dbg.declare(metadata ptr %3, metadata !136, metadata !DIExpression()), !dbg !137
  %5 = load ptr, ptr %2, align 8, !dbg !138
  %6 = ptrtoint ptr %5 to i64, !dbg !139
  %7 = trunc i64 %6 to i32, !dbg !140
  store i32 %7, ptr %3, align 4, !dbg !137
  call void @llvm.dbg.declare(metadata ptr %4, metadata !141, metadata !DIExpression()), !dbg !142
  %8 = load i32, ptr %3, align 4, !dbg !143
  %9 = add nsw i32 %8, 1, !dbg !144
  %10 = srem i32 %9, 2, !dbg !145
  store i32 %10, ptr %4, align 4, !dbg !142
  br label %11, !dbg !146

11:                                               ; preds = %40, %1
  %12 = load i32, ptr %3, align 4, !dbg !147
  %13 = sext i32 %12 to i64, !dbg !151
  %14 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %13, !dbg !151
  %15 = call i32 @pthread_mutex_lock(ptr noundef %14) #5, !dbg !152
  %16 = load i32, ptr %3, align 4, !dbg !153
  %17 = icmp eq i32 %16, 0, !dbg !155
  br i1 %17, label %18, label %23, !dbg !156

18:                                               ; preds = %11
  %19 = load i32, ptr %4, align 4, !dbg !157
  %20 = sext i32 %19 to i64, !dbg !158
  %21 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %20, !dbg !158
  %22 = call i32 @pthread_mutex_lock(ptr noundef %21) #5, !dbg !159
  br label %40, !dbg !159

23:                                               ; preds = %11
  br label %24, !dbg !160

24:                                               ; preds = %30, %23
  %25 = load i32, ptr %4, align 4, !dbg !161
  %26 = sext i32 %25 to i64, !dbg !162
  %27 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %26, !dbg !162
  %28 = call i32 @pthread_mutex_trylock(ptr noundef %27) #5, !dbg !163
  %29 = icmp ne i32 %28, 0, !dbg !164
  br i1 %29, label %30, label %39, !dbg !160

30:                                               ; preds = %24
  %31 = load i32, ptr %3, align 4, !dbg !165
  %32 = sext i32 %31 to i64, !dbg !167
  %33 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %32, !dbg !167
  %34 = call i32 @pthread_mutex_unlock(ptr noundef %33) #5, !dbg !168
  %35 = load i32, ptr %3, align 4, !dbg !169
  %36 = sext i32 %35 to i64, !dbg !170
  %37 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %36, !dbg !170
  %38 = call i32 @pthread_mutex_lock(ptr noundef %37) #5, !dbg !171
  br label %24, !dbg !160, !llvm.loop !172

39:                                               ; preds = %24
  br label %40

40:                                               ; preds = %39, %18
  %41 = load i32, ptr %4, align 4, !dbg !174
  %42 = sext i32 %41 to i64, !dbg !175
  %43 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %42, !dbg !175
  %44 = call i32 @pthread_mutex_unlock(ptr noundef %43) #5, !dbg !176
  %45 = load i32, ptr %3, align 4, !dbg !177
  %46 = sext i32 %45 to i64, !dbg !178
  %47 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %46, !dbg !178
  %48 = call i32 @pthread_mutex_unlock(ptr noundef %47) #5, !dbg !179
  br label %11, !dbg !180, !llvm.loop !181
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "fork_at", scope: !2, file: !3, line: 15, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/philosophers_try.c", directory: ".")
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
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !53, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!9}
!55 = !{}
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 41, type: !9)
!57 = distinct !DILexicalBlock(scope: !52, file: !3, line: 41, column: 2)
!58 = !DILocation(line: 41, column: 11, scope: !57)
!59 = !DILocation(line: 41, column: 7, scope: !57)
!60 = !DILocation(line: 41, column: 18, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 41, column: 2)
!62 = !DILocation(line: 41, column: 20, scope: !61)
!63 = !DILocation(line: 41, column: 2, scope: !57)
!64 = !DILocation(line: 42, column: 31, scope: !61)
!65 = !DILocation(line: 42, column: 23, scope: !61)
!66 = !DILocation(line: 42, column: 3, scope: !61)
!67 = !DILocation(line: 41, column: 26, scope: !61)
!68 = !DILocation(line: 41, column: 2, scope: !61)
!69 = distinct !{!69, !63, !70, !71}
!70 = !DILocation(line: 42, column: 39, scope: !57)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocation(line: 43, column: 2, scope: !52)
!73 = !DILocation(line: 44, column: 2, scope: !52)
!74 = distinct !DISubprogram(name: "run_numbered", scope: !75, file: !75, line: 59, type: !76, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!75 = !DIFile(filename: "states/states.h", directory: ".")
!76 = !DISubroutineType(types: !77)
!77 = !{null, !9, !78}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DISubroutineType(types: !80)
!80 = !{!5, !5}
!81 = !DILocalVariable(name: "n", arg: 1, scope: !74, file: !75, line: 59, type: !9)
!82 = !DILocation(line: 59, column: 37, scope: !74)
!83 = !DILocalVariable(name: "routine", arg: 2, scope: !74, file: !75, line: 59, type: !78)
!84 = !DILocation(line: 59, column: 48, scope: !74)
!85 = !DILocation(line: 61, column: 14, scope: !74)
!86 = !DILocation(line: 61, column: 2, scope: !74)
!87 = !DILocalVariable(name: "__vla_expr0", scope: !74, type: !88, flags: DIFlagArtificial)
!88 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!89 = !DILocation(line: 0, scope: !74)
!90 = !DILocalVariable(name: "t", scope: !74, file: !75, line: 61, type: !91)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !92, elements: !93)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !88)
!93 = !{!94}
!94 = !DISubrange(count: !87)
!95 = !DILocation(line: 61, column: 12, scope: !74)
!96 = !DILocalVariable(name: "i", scope: !97, file: !75, line: 63, type: !9)
!97 = distinct !DILexicalBlock(scope: !74, file: !75, line: 63, column: 2)
!98 = !DILocation(line: 63, column: 11, scope: !97)
!99 = !DILocation(line: 63, column: 7, scope: !97)
!100 = !DILocation(line: 63, column: 18, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !75, line: 63, column: 2)
!102 = !DILocation(line: 63, column: 22, scope: !101)
!103 = !DILocation(line: 63, column: 20, scope: !101)
!104 = !DILocation(line: 63, column: 2, scope: !97)
!105 = !DILocation(line: 64, column: 21, scope: !101)
!106 = !DILocation(line: 64, column: 19, scope: !101)
!107 = !DILocation(line: 64, column: 31, scope: !101)
!108 = !DILocation(line: 64, column: 58, scope: !101)
!109 = !DILocation(line: 64, column: 48, scope: !101)
!110 = !DILocation(line: 64, column: 40, scope: !101)
!111 = !DILocation(line: 64, column: 3, scope: !101)
!112 = !DILocation(line: 63, column: 26, scope: !101)
!113 = !DILocation(line: 63, column: 2, scope: !101)
!114 = distinct !{!114, !104, !115, !71}
!115 = !DILocation(line: 64, column: 59, scope: !97)
!116 = !DILocalVariable(name: "i", scope: !117, file: !75, line: 65, type: !9)
!117 = distinct !DILexicalBlock(scope: !74, file: !75, line: 65, column: 2)
!118 = !DILocation(line: 65, column: 11, scope: !117)
!119 = !DILocation(line: 65, column: 7, scope: !117)
!120 = !DILocation(line: 65, column: 18, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !75, line: 65, column: 2)
!122 = !DILocation(line: 65, column: 22, scope: !121)
!123 = !DILocation(line: 65, column: 20, scope: !121)
!124 = !DILocation(line: 65, column: 2, scope: !117)
!125 = !DILocation(line: 66, column: 18, scope: !121)
!126 = !DILocation(line: 66, column: 16, scope: !121)
!127 = !DILocation(line: 66, column: 3, scope: !121)
!128 = !DILocation(line: 65, column: 26, scope: !121)
!129 = !DILocation(line: 65, column: 2, scope: !121)
!130 = distinct !{!130, !124, !131, !71}
!131 = !DILocation(line: 66, column: 26, scope: !117)
!132 = !DILocation(line: 67, column: 1, scope: !74)
!133 = distinct !DISubprogram(name: "dine", scope: !3, file: !3, line: 17, type: !79, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!134 = !DILocalVariable(name: "arg", arg: 1, scope: !133, file: !3, line: 17, type: !5)
!135 = !DILocation(line: 17, column: 25, scope: !133)
!136 = !DILocalVariable(name: "me", scope: !133, file: !3, line: 19, type: !9)
!137 = !DILocation(line: 19, column: 6, scope: !133)
!138 = !DILocation(line: 19, column: 26, scope: !133)
!139 = !DILocation(line: 19, column: 16, scope: !133)
!140 = !DILocation(line: 19, column: 11, scope: !133)
!141 = !DILocalVariable(name: "right", scope: !133, file: !3, line: 20, type: !9)
!142 = !DILocation(line: 20, column: 6, scope: !133)
!143 = !DILocation(line: 20, column: 15, scope: !133)
!144 = !DILocation(line: 20, column: 18, scope: !133)
!145 = !DILocation(line: 20, column: 23, scope: !133)
!146 = !DILocation(line: 22, column: 2, scope: !133)
!147 = !DILocation(line: 23, column: 31, scope: !148)
!148 = distinct !DILexicalBlock(scope: !149, file: !3, line: 22, column: 9)
!149 = distinct !DILexicalBlock(scope: !150, file: !3, line: 22, column: 2)
!150 = distinct !DILexicalBlock(scope: !133, file: !3, line: 22, column: 2)
!151 = !DILocation(line: 23, column: 23, scope: !148)
!152 = !DILocation(line: 23, column: 3, scope: !148)
!153 = !DILocation(line: 25, column: 7, scope: !154)
!154 = distinct !DILexicalBlock(scope: !148, file: !3, line: 25, column: 7)
!155 = !DILocation(line: 25, column: 10, scope: !154)
!156 = !DILocation(line: 25, column: 7, scope: !148)
!157 = !DILocation(line: 26, column: 32, scope: !154)
!158 = !DILocation(line: 26, column: 24, scope: !154)
!159 = !DILocation(line: 26, column: 4, scope: !154)
!160 = !DILocation(line: 29, column: 3, scope: !154)
!161 = !DILocation(line: 29, column: 41, scope: !154)
!162 = !DILocation(line: 29, column: 33, scope: !154)
!163 = !DILocation(line: 29, column: 10, scope: !154)
!164 = !DILocation(line: 29, column: 49, scope: !154)
!165 = !DILocation(line: 30, column: 34, scope: !166)
!166 = distinct !DILexicalBlock(scope: !154, file: !3, line: 29, column: 55)
!167 = !DILocation(line: 30, column: 26, scope: !166)
!168 = !DILocation(line: 30, column: 4, scope: !166)
!169 = !DILocation(line: 31, column: 32, scope: !166)
!170 = !DILocation(line: 31, column: 24, scope: !166)
!171 = !DILocation(line: 31, column: 4, scope: !166)
!172 = distinct !{!172, !160, !173, !71}
!173 = !DILocation(line: 32, column: 3, scope: !154)
!174 = !DILocation(line: 33, column: 33, scope: !148)
!175 = !DILocation(line: 33, column: 25, scope: !148)
!176 = !DILocation(line: 33, column: 3, scope: !148)
!177 = !DILocation(line: 34, column: 33, scope: !148)
!178 = !DILocation(line: 34, column: 25, scope: !148)
!179 = !DILocation(line: 34, column: 3, scope: !148)
!180 = !DILocation(line: 22, column: 2, scope: !149)
!181 = distinct !{!181, !182, !183}
!182 = !DILocation(line: 22, column: 2, scope: !150)
!183 = !DILocation(line: 35, column: 2, scope: !150)
