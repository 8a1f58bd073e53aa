; ModuleID = 'states/philosophers.c'
source_filename = "states/philosophers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.sem_t = type { i64, [24 x i8] }

@fork_at = internal global [3 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0
@room = internal global %union.sem_t zeroinitializer, align 8, !dbg !11

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !63 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !67, metadata !DIExpression()), !dbg !69
  store i32 0, ptr %2, align 4, !dbg !69
  br label %3, !dbg !70

3:                                                ; preds = %11, %0
  %4 = load i32, ptr %2, align 4, !dbg !71
  %5 = icmp slt i32 %4, 3, !dbg !73
  br i1 %5, label %6, label %14, !dbg !74

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4, !dbg !75
  %8 = sext i32 %7 to i64, !dbg !76
  %9 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %8, !dbg !76
  %10 = call i32 @pthread_mutex_init(ptr noundef %9, ptr noundef null) #5, !dbg !77
  br label %11, !dbg !77

11:                                               ; preds = %6
  %12 = load i32, ptr %2, align 4, !dbg !78
  %13 = add nsw i32 %12, 1, !dbg !78
  store i32 %13, ptr %2, align 4, !dbg !78
  br label %3, !dbg !79, !llvm.loop !80

14:                                               ; preds = %3
  %15 = call i32 @sem_init(ptr noundef @room, i32 noundef 0, i32 noundef 2) #5, !dbg !83
  call void @run_numbered(i32 noundef 3, ptr noundef @dine), !dbg !84
  ret i32 0, !dbg !85
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !86 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !94
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !95, metadata !DIExpression()), !dbg !96
  %9 = load i32, ptr %3, align 4, !dbg !97
  %10 = zext i32 %9 to i64, !dbg !98
  %11 = call ptr @llvm.stacksave(), !dbg !98
  store ptr %11, ptr %5, align 8, !dbg !98
  %12 = alloca i64, i64 %10, align 16, !dbg !98
  store i64 %10, ptr %6, align 8, !dbg !98
  call void @llvm.dbg.declare(metadata ptr %6, metadata !99, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.declare(metadata ptr %12, metadata !102, metadata !DIExpression()), !dbg !107
  call void @llvm.dbg.declare(metadata ptr %7, metadata !108, metadata !DIExpression()), !dbg !110
  store i32 0, ptr %7, align 4, !dbg !110
  br label %13, !dbg !111

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !112
  %15 = load i32, ptr %3, align 4, !dbg !114
  %16 = icmp slt i32 %14, %15, !dbg !115
  br i1 %16, label %17, label %29, !dbg !116

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !117
  %19 = sext i32 %18 to i64, !dbg !118
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !118
  %21 = load ptr, ptr %4, align 8, !dbg !119
  %22 = load i32, ptr %7, align 4, !dbg !120
  %23 = sext i32 %22 to i64, !dbg !121
  %24 = inttoptr i64 %23 to ptr, !dbg !122
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #5, !dbg !123
  br label %26, !dbg !123

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !124
  %28 = add nsw i32 %27, 1, !dbg !124
  store i32 %28, ptr %7, align 4, !dbg !124
  br label %13, !dbg !125, !llvm.loop !126

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !128, metadata !DIExpression()), !dbg !130
  store i32 0, ptr %8, align 4, !dbg !130
  br label %30, !dbg !131

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !132
  %32 = load i32, ptr %3, align 4, !dbg !134
  %33 = icmp slt i32 %31, %32, !dbg !135
  br i1 %33, label %34, label %43, !dbg !136

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !137
  %36 = sext i32 %35 to i64, !dbg !138
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !138
  %38 = load i64, ptr %37, align 8, !dbg !138
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !139
  br label %40, !dbg !139

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !140
  %42 = add nsw i32 %41, 1, !dbg !140
  store i32 %42, ptr %8, align 4, !dbg !140
  br label %30, !dbg !141, !llvm.loop !142

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !144
  call void @llvm.stackrestore(ptr %44), !dbg !144
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @dine(ptr noundef %0) #0 !dbg !145 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !146, metadata !DIExpression()), !dbg !147
  call void @llvm.dbg.declare(metadata ptr %3, metadata !148, metadata !DIExpression()), !dbg !149
  %6 = load ptr, ptr %2, align 8, !dbg !150
  %7 = ptrtoint ptr %6 to i64, !dbg !151
  %8 = trunc i64 %7 to i32, !dbg !152
  store i32 %8, ptr %3, align 4, !dbg !149
  call void @llvm.dbg.declare(metadata ptr %4, metadata !153, metadata !DIExpression()), !dbg !154
  %9 = load i32, ptr %3, align 4, !dbg !155
  store i32 %9, ptr %4, align 4, !dbg !154
  call void @llvm.dbg.declare(metadata ptr %5, metadata !156, metadata !DIExpression()), !dbg !157
  %10 = load i32, ptr %3, align 4, !dbg !158
  %11 = add nsw i32 %10, 1, !dbg !159
  %12 = srem i32 %11, 3, !dbg !160
  store i32 %12, ptr %5, align 4, !dbg !157
  br label %13, !dbg !161

13:                                               ; preds = %13, %1
  %14 = call i32 @sem_wait(ptr noundef @room), !dbg !162
  %15 = load i32, ptr %4, align 4, !dbg !166
  %16 = sext i32 %15 to i64, !dbg !167
  %17 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %16, !dbg !167
  %18 = call i32 @pthread_mutex_lock(ptr noundef %17) #5, !dbg !168
  %19 = load i32, ptr %5, align 4, !dbg !169
  %20 = sext i32 %19 to i64, !dbg !170
  %21 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %20, !dbg !170
  %22 = call i32 @pthread_mutex_lock(ptr noundef %21) #5, !dbg !171
  %23 = load i32, ptr %5, align 4, !dbg !172
  %24 = sext i32 %23 to i64, !dbg !173
  %25 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %24, !dbg !173
  %26 = call i32 @pthread_mutex_unlock(ptr noundef %25) #5, !dbg !174
  %27 = load i32, ptr %4, align 4, !dbg !175
  %28 = sext i32 %27 to i64, !dbg !176
  %29 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %28, !dbg !176
  %30 = call i32 @pthread_mutex_unlock(ptr noundef %29) #5, !dbg !177
  %31 = call i32 @sem_post(ptr noundef @room) #5, !dbg !178
  br label %13, !dbg !179, !llvm.loop !180
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #3

declare i32 @sem_wait(ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!56, !57, !58, !59, !60, !61, !62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "fork_at", scope: !2, file: !3, line: 17, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/philosophers.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "room", scope: !2, file: !3, line: 19, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !14, line: 39, baseType: !15)
!14 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 35, size: 256, elements: !16)
!16 = !{!17, !22}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !15, file: !14, line: 37, baseType: !18, size: 256)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 256, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 38, baseType: !8, size: 64)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 960, elements: !54)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !25, line: 72, baseType: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!26 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !25, line: 67, size: 320, elements: !27)
!27 = !{!28, !49, !53}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !26, file: !25, line: 69, baseType: !29, size: 320)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !30, line: 22, size: 320, elements: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!31 = !{!32, !33, !35, !36, !37, !38, !40, !41}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !29, file: !30, line: 24, baseType: !9, size: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !29, file: !30, line: 25, baseType: !34, size: 32, offset: 32)
!34 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !29, file: !30, line: 26, baseType: !9, size: 32, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !29, file: !30, line: 28, baseType: !34, size: 32, offset: 96)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !29, file: !30, line: 32, baseType: !9, size: 32, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !29, file: !30, line: 34, baseType: !39, size: 16, offset: 160)
!39 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !29, file: !30, line: 35, baseType: !39, size: 16, offset: 176)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !29, file: !30, line: 36, baseType: !42, size: 128, offset: 192)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !43, line: 55, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !43, line: 51, size: 128, elements: !45)
!45 = !{!46, !48}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !44, file: !43, line: 53, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !44, file: !43, line: 54, baseType: !47, size: 64, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !26, file: !25, line: 70, baseType: !50, size: 320)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 320, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 40)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !26, file: !25, line: 71, baseType: !8, size: 64)
!54 = !{!55}
!55 = !DISubrange(count: 3)
!56 = !{i32 7, !"Dwarf Version", i32 5}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 8, !"PIC Level", i32 2}
!60 = !{i32 7, !"PIE Level", i32 2}
!61 = !{i32 7, !"uwtable", i32 2}
!62 = !{i32 7, !"frame-pointer", i32 2}
!63 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 49, type: !64, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!9}
!66 = !{}
!67 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 51, type: !9)
!68 = distinct !DILexicalBlock(scope: !63, file: !3, line: 51, column: 2)
!69 = !DILocation(line: 51, column: 11, scope: !68)
!70 = !DILocation(line: 51, column: 7, scope: !68)
!71 = !DILocation(line: 51, column: 18, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !3, line: 51, column: 2)
!73 = !DILocation(line: 51, column: 20, scope: !72)
!74 = !DILocation(line: 51, column: 2, scope: !68)
!75 = !DILocation(line: 52, column: 31, scope: !72)
!76 = !DILocation(line: 52, column: 23, scope: !72)
!77 = !DILocation(line: 52, column: 3, scope: !72)
!78 = !DILocation(line: 51, column: 26, scope: !72)
!79 = !DILocation(line: 51, column: 2, scope: !72)
!80 = distinct !{!80, !74, !81, !82}
!81 = !DILocation(line: 52, column: 39, scope: !68)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocation(line: 54, column: 2, scope: !63)
!84 = !DILocation(line: 56, column: 2, scope: !63)
!85 = !DILocation(line: 57, column: 2, scope: !63)
!86 = distinct !DISubprogram(name: "run_numbered", scope: !87, file: !87, line: 59, type: !88, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!87 = !DIFile(filename: "states/states.h", directory: ".")
!88 = !DISubroutineType(types: !89)
!89 = !{null, !9, !90}
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!91 = !DISubroutineType(types: !92)
!92 = !{!5, !5}
!93 = !DILocalVariable(name: "n", arg: 1, scope: !86, file: !87, line: 59, type: !9)
!94 = !DILocation(line: 59, column: 37, scope: !86)
!95 = !DILocalVariable(name: "routine", arg: 2, scope: !86, file: !87, line: 59, type: !90)
!96 = !DILocation(line: 59, column: 48, scope: !86)
!97 = !DILocation(line: 61, column: 14, scope: !86)
!98 = !DILocation(line: 61, column: 2, scope: !86)
!99 = !DILocalVariable(name: "__vla_expr0", scope: !86, type: !100, flags: DIFlagArtificial)
!100 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!101 = !DILocation(line: 0, scope: !86)
!102 = !DILocalVariable(name: "t", scope: !86, file: !87, line: 61, type: !103)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !104, elements: !105)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !100)
!105 = !{!106}
!106 = !DISubrange(count: !99)
!107 = !DILocation(line: 61, column: 12, scope: !86)
!108 = !DILocalVariable(name: "i", scope: !109, file: !87, line: 63, type: !9)
!109 = distinct !DILexicalBlock(scope: !86, file: !87, line: 63, column: 2)
!110 = !DILocation(line: 63, column: 11, scope: !109)
!111 = !DILocation(line: 63, column: 7, scope: !109)
!112 = !DILocation(line: 63, column: 18, scope: !113)
!113 = distinct !DILexicalBlock(scope: !109, file: !87, line: 63, column: 2)
!114 = !DILocation(line: 63, column: 22, scope: !113)
!115 = !DILocation(line: 63, column: 20, scope: !113)
!116 = !DILocation(line: 63, column: 2, scope: !109)
!117 = !DILocation(line: 64, column: 21, scope: !113)
!118 = !DILocation(line: 64, column: 19, scope: !113)
!119 = !DILocation(line: 64, column: 31, scope: !113)
!120 = !DILocation(line: 64, column: 58, scope: !113)
!121 = !DILocation(line: 64, column: 48, scope: !113)
!122 = !DILocation(line: 64, column: 40, scope: !113)
!123 = !DILocation(line: 64, column: 3, scope: !113)
!124 = !DILocation(line: 63, column: 26, scope: !113)
!125 = !DILocation(line: 63, column: 2, scope: !113)
!126 = distinct !{!126, !116, !127, !82}
!127 = !DILocation(line: 64, column: 59, scope: !109)
!128 = !DILocalVariable(name: "i", scope: !129, file: !87, line: 65, type: !9)
!129 = distinct !DILexicalBlock(scope: !86, file: !87, line: 65, column: 2)
!130 = !DILocation(line: 65, column: 11, scope: !129)
!131 = !DILocation(line: 65, column: 7, scope: !129)
!132 = !DILocation(line: 65, column: 18, scope: !133)
!133 = distinct !DILexicalBlock(scope: !129, file: !87, line: 65, column: 2)
!134 = !DILocation(line: 65, column: 22, scope: !133)
!135 = !DILocation(line: 65, column: 20, scope: !133)
!136 = !DILocation(line: 65, column: 2, scope: !129)
!137 = !DILocation(line: 66, column: 18, scope: !133)
!138 = !DILocation(line: 66, column: 16, scope: !133)
!139 = !DILocation(line: 66, column: 3, scope: !133)
!140 = !DILocation(line: 65, column: 26, scope: !133)
!141 = !DILocation(line: 65, column: 2, scope: !133)
!142 = distinct !{!142, !136, !143, !82}
!143 = !DILocation(line: 66, column: 26, scope: !129)
!144 = !DILocation(line: 67, column: 1, scope: !86)
!145 = distinct !DISubprogram(name: "dine", scope: !3, file: !3, line: 22, type: !91, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!146 = !DILocalVariable(name: "arg", arg: 1, scope: !145, file: !3, line: 22, type: !5)
!147 = !DILocation(line: 22, column: 25, scope: !145)
!148 = !DILocalVariable(name: "me", scope: !145, file: !3, line: 24, type: !9)
!149 = !DILocation(line: 24, column: 6, scope: !145)
!150 = !DILocation(line: 24, column: 26, scope: !145)
!151 = !DILocation(line: 24, column: 16, scope: !145)
!152 = !DILocation(line: 24, column: 11, scope: !145)
!153 = !DILocalVariable(name: "first", scope: !145, file: !3, line: 25, type: !9)
!154 = !DILocation(line: 25, column: 6, scope: !145)
!155 = !DILocation(line: 25, column: 14, scope: !145)
!156 = !DILocalVariable(name: "second", scope: !145, file: !3, line: 26, type: !9)
!157 = !DILocation(line: 26, column: 6, scope: !145)
!158 = !DILocation(line: 26, column: 16, scope: !145)
!159 = !DILocation(line: 26, column: 19, scope: !145)
!160 = !DILocation(line: 26, column: 24, scope: !145)
!161 = !DILocation(line: 34, column: 2, scope: !145)
!162 = !DILocation(line: 36, column: 3, scope: !163)
!163 = distinct !DILexicalBlock(scope: !164, file: !3, line: 34, column: 9)
!164 = distinct !DILexicalBlock(scope: !165, file: !3, line: 34, column: 2)
!165 = distinct !DILexicalBlock(scope: !145, file: !3, line: 34, column: 2)
!166 = !DILocation(line: 38, column: 31, scope: !163)
!167 = !DILocation(line: 38, column: 23, scope: !163)
!168 = !DILocation(line: 38, column: 3, scope: !163)
!169 = !DILocation(line: 39, column: 31, scope: !163)
!170 = !DILocation(line: 39, column: 23, scope: !163)
!171 = !DILocation(line: 39, column: 3, scope: !163)
!172 = !DILocation(line: 40, column: 33, scope: !163)
!173 = !DILocation(line: 40, column: 25, scope: !163)
!174 = !DILocation(line: 40, column: 3, scope: !163)
!175 = !DILocation(line: 41, column: 33, scope: !163)
!176 = !DILocation(line: 41, column: 25, scope: !163)
!177 = !DILocation(line: 41, column: 3, scope: !163)
!178 = !DILocation(line: 43, column: 3, scope: !163)
!179 = !DILocation(line: 34, column: 2, scope: !164)
!180 = distinct !{!180, !181, !182}
!181 = !DILocation(line: 34, column: 2, scope: !165)
!182 = !DILocation(line: 45, column: 2, scope: !165)
