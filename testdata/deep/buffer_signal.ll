; ModuleID = 'deep/buffer_signal.c'
source_filename = "deep/buffer_signal.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@full = internal global i32 0, align 4, !dbg !7
@changed = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !10

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !84 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.declare(metadata ptr %4, metadata !95, metadata !DIExpression()), !dbg !97
  store i32 0, ptr %4, align 4, !dbg !97
  br label %8, !dbg !98

8:                                                ; preds = %16, %0
  %9 = load i32, ptr %4, align 4, !dbg !99
  %10 = icmp slt i32 %9, 2, !dbg !101
  br i1 %10, label %11, label %19, !dbg !102

11:                                               ; preds = %8
  %12 = load i32, ptr %4, align 4, !dbg !103
  %13 = sext i32 %12 to i64, !dbg !104
  %14 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %13, !dbg !104
  %15 = call i32 @pthread_create(ptr noundef %14, ptr noundef null, ptr noundef @producer, ptr noundef null) #4, !dbg !105
  br label %16, !dbg !105

16:                                               ; preds = %11
  %17 = load i32, ptr %4, align 4, !dbg !106
  %18 = add nsw i32 %17, 1, !dbg !106
  store i32 %18, ptr %4, align 4, !dbg !106
  br label %8, !dbg !107, !llvm.loop !108

19:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !111, metadata !DIExpression()), !dbg !113
  store i32 0, ptr %5, align 4, !dbg !113
  br label %20, !dbg !114

20:                                               ; preds = %28, %19
  %21 = load i32, ptr %5, align 4, !dbg !115
  %22 = icmp slt i32 %21, 2, !dbg !117
  br i1 %22, label %23, label %31, !dbg !118

23:                                               ; preds = %20
  %24 = load i32, ptr %5, align 4, !dbg !119
  %25 = sext i32 %24 to i64, !dbg !120
  %26 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %25, !dbg !120
  %27 = call i32 @pthread_create(ptr noundef %26, ptr noundef null, ptr noundef @consumer, ptr noundef null) #4, !dbg !121
  br label %28, !dbg !121

28:                                               ; preds = %23
  %29 = load i32, ptr %5, align 4, !dbg !122
  %30 = add nsw i32 %29, 1, !dbg !122
  store i32 %30, ptr %5, align 4, !dbg !122
  br label %20, !dbg !123, !llvm.loop !124

31:                                               ; preds = %20
  call void @llvm.dbg.declare(metadata ptr %6, metadata !126, metadata !DIExpression()), !dbg !128
  store i32 0, ptr %6, align 4, !dbg !128
  br label %32, !dbg !129

32:                                               ; preds = %41, %31
  %33 = load i32, ptr %6, align 4, !dbg !130
  %34 = icmp slt i32 %33, 2, !dbg !132
  br i1 %34, label %35, label %44, !dbg !133

35:                                               ; preds = %32
  %36 = load i32, ptr %6, align 4, !dbg !134
  %37 = sext i32 %36 to i64, !dbg !135
  %38 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %37, !dbg !135
  %39 = load i64, ptr %38, align 8, !dbg !135
  %40 = call i32 @pthread_join(i64 noundef %39, ptr noundef null), !dbg !136
  br label %41, !dbg !136

41:                                               ; preds = %35
  %42 = load i32, ptr %6, align 4, !dbg !137
  %43 = add nsw i32 %42, 1, !dbg !137
  store i32 %43, ptr %6, align 4, !dbg !137
  br label %32, !dbg !138, !llvm.loop !139

44:                                               ; preds = %32
  call void @llvm.dbg.declare(metadata ptr %7, metadata !141, metadata !DIExpression()), !dbg !143
  store i32 0, ptr %7, align 4, !dbg !143
  br label %45, !dbg !144

45:                                               ; preds = %54, %44
  %46 = load i32, ptr %7, align 4, !dbg !145
  %47 = icmp slt i32 %46, 2, !dbg !147
  br i1 %47, label %48, label %57, !dbg !148

48:                                               ; preds = %45
  %49 = load i32, ptr %7, align 4, !dbg !149
  %50 = sext i32 %49 to i64, !dbg !150
  %51 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %50, !dbg !150
  %52 = load i64, ptr %51, align 8, !dbg !150
  %53 = call i32 @pthread_join(i64 noundef %52, ptr noundef null), !dbg !151
  br label %54, !dbg !151

54:                                               ; preds = %48
  %55 = load i32, ptr %7, align 4, !dbg !152
  %56 = add nsw i32 %55, 1, !dbg !152
  store i32 %56, ptr %7, align 4, !dbg !152
  br label %45, !dbg !153, !llvm.loop !154

57:                                               ; preds = %45
  ret i32 0, !dbg !156
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !157 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !160, metadata !DIExpression()), !dbg !161
  %4 = load ptr, ptr %2, align 8, !dbg !162
  call void @llvm.dbg.declare(metadata ptr %3, metadata !163, metadata !DIExpression()), !dbg !165
  store i32 0, ptr %3, align 4, !dbg !165
  br label %5, !dbg !166

5:                                                ; preds = %18, %1
  %6 = load i32, ptr %3, align 4, !dbg !167
  %7 = icmp slt i32 %6, 3, !dbg !169
  br i1 %7, label %8, label %21, !dbg !170

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !171
  br label %10, !dbg !173

10:                                               ; preds = %13, %8
  %11 = load i32, ptr @full, align 4, !dbg !174
  %12 = icmp ne i32 %11, 0, !dbg !173
  br i1 %12, label %13, label %15, !dbg !173

13:                                               ; preds = %10
  %14 = call i32 @pthread_cond_wait(ptr noundef @changed, ptr noundef @mutex), !dbg !175
  br label %10, !dbg !173, !llvm.loop !176

15:                                               ; preds = %10
  store i32 1, ptr @full, align 4, !dbg !178
  %16 = call i32 @pthread_cond_signal(ptr noundef @changed) #4, !dbg !179
  %17 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !180
  br label %18, !dbg !181

18:                                               ; preds = %15
  %19 = load i32, ptr %3, align 4, !dbg !182
  %20 = add nsw i32 %19, 1, !dbg !182
  store i32 %20, ptr %3, align 4, !dbg !182
  br label %5, !dbg !183, !llvm.loop !184

21:                                               ; preds = %5
  ret ptr null, !dbg !186
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !187 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !188, metadata !DIExpression()), !dbg !189
  %4 = load ptr, ptr %2, align 8, !dbg !190
  call void @llvm.dbg.declare(metadata ptr %3, metadata !191, metadata !DIExpression()), !dbg !193
  store i32 0, ptr %3, align 4, !dbg !193
  br label %5, !dbg !194

5:                                                ; preds = %19, %1
  %6 = load i32, ptr %3, align 4, !dbg !195
  %7 = icmp slt i32 %6, 3, !dbg !197
  br i1 %7, label %8, label %22, !dbg !198

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !199
  br label %10, !dbg !201

10:                                               ; preds = %14, %8
  %11 = load i32, ptr @full, align 4, !dbg !202
  %12 = icmp ne i32 %11, 0, !dbg !203
  %13 = xor i1 %12, true, !dbg !203
  br i1 %13, label %14, label %16, !dbg !201

14:                                               ; preds = %10
  %15 = call i32 @pthread_cond_wait(ptr noundef @changed, ptr noundef @mutex), !dbg !204
  br label %10, !dbg !201, !llvm.loop !205

16:                                               ; preds = %10
  store i32 0, ptr @full, align 4, !dbg !207
  %17 = call i32 @pthread_cond_signal(ptr noundef @changed) #4, !dbg !208
  %18 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !209
  br label %19, !dbg !210

19:                                               ; preds = %16
  %20 = load i32, ptr %3, align 4, !dbg !211
  %21 = add nsw i32 %20, 1, !dbg !211
  store i32 %21, ptr %3, align 4, !dbg !211
  br label %5, !dbg !212, !llvm.loop !213

22:                                               ; preds = %5
  ret ptr null, !dbg !215
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!77, !78, !79, !80, !81, !82, !83}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 22, type: !49, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deep/buffer_signal.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "full", scope: !2, file: !3, line: 24, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "changed", scope: !2, file: !3, line: 23, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !13, line: 80, baseType: !14)
!13 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 75, size: 384, elements: !15)
!15 = !{!16, !42, !47}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !14, file: !13, line: 77, baseType: !17, size: 384)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !18, line: 94, size: 384, elements: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!19 = !{!20, !33, !34, !38, !39, !40, !41}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !17, file: !18, line: 96, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !22, line: 33, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!23 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !22, line: 25, size: 64, elements: !24)
!24 = !{!25, !27}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !23, file: !22, line: 27, baseType: !26, size: 64)
!26 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !23, file: !22, line: 32, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !23, file: !22, line: 28, size: 64, elements: !29)
!29 = !{!30, !32}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !28, file: !22, line: 30, baseType: !31, size: 32)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !28, file: !22, line: 31, baseType: !31, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !17, file: !18, line: 97, baseType: !21, size: 64, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !17, file: !18, line: 98, baseType: !35, size: 64, offset: 128)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 64, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 2)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !17, file: !18, line: 99, baseType: !35, size: 64, offset: 192)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !17, file: !18, line: 100, baseType: !31, size: 32, offset: 256)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !17, file: !18, line: 101, baseType: !31, size: 32, offset: 288)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !17, file: !18, line: 102, baseType: !35, size: 64, offset: 320)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !14, file: !13, line: 78, baseType: !43, size: 384)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 384, elements: !45)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46}
!46 = !DISubrange(count: 48)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 79, baseType: !48, size: 64)
!48 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 72, baseType: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 67, size: 320, elements: !51)
!51 = !{!52, !71, !75}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !50, file: !13, line: 69, baseType: !53, size: 320)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !54, line: 22, size: 320, elements: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!55 = !{!56, !57, !58, !59, !60, !61, !63, !64}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !53, file: !54, line: 24, baseType: !9, size: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !53, file: !54, line: 25, baseType: !31, size: 32, offset: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !53, file: !54, line: 26, baseType: !9, size: 32, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !53, file: !54, line: 28, baseType: !31, size: 32, offset: 96)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !53, file: !54, line: 32, baseType: !9, size: 32, offset: 128)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !53, file: !54, line: 34, baseType: !62, size: 16, offset: 160)
!62 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !53, file: !54, line: 35, baseType: !62, size: 16, offset: 176)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !53, file: !54, line: 36, baseType: !65, size: 128, offset: 192)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !18, line: 55, baseType: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !18, line: 51, size: 128, elements: !67)
!67 = !{!68, !70}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !66, file: !18, line: 53, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !66, file: !18, line: 54, baseType: !69, size: 64, offset: 64)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !50, file: !13, line: 70, baseType: !72, size: 320)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 320, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 40)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !50, file: !13, line: 71, baseType: !76, size: 64)
!76 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!77 = !{i32 7, !"Dwarf Version", i32 5}
!78 = !{i32 2, !"Debug Info Version", i32 3}
!79 = !{i32 1, !"wchar_size", i32 4}
!80 = !{i32 8, !"PIC Level", i32 2}
!81 = !{i32 7, !"PIE Level", i32 2}
!82 = !{i32 7, !"uwtable", i32 2}
!83 = !{i32 7, !"frame-pointer", i32 2}
!84 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 54, type: !85, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !87)
!85 = !DISubroutineType(types: !86)
!86 = !{!9}
!87 = !{}
!88 = !DILocalVariable(name: "p", scope: !84, file: !3, line: 56, type: !89)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !90, size: 128, elements: !36)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !91)
!91 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!92 = !DILocation(line: 56, column: 12, scope: !84)
!93 = !DILocalVariable(name: "c", scope: !84, file: !3, line: 56, type: !89)
!94 = !DILocation(line: 56, column: 26, scope: !84)
!95 = !DILocalVariable(name: "i", scope: !96, file: !3, line: 58, type: !9)
!96 = distinct !DILexicalBlock(scope: !84, file: !3, line: 58, column: 2)
!97 = !DILocation(line: 58, column: 11, scope: !96)
!98 = !DILocation(line: 58, column: 7, scope: !96)
!99 = !DILocation(line: 58, column: 18, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 58, column: 2)
!101 = !DILocation(line: 58, column: 20, scope: !100)
!102 = !DILocation(line: 58, column: 2, scope: !96)
!103 = !DILocation(line: 59, column: 21, scope: !100)
!104 = !DILocation(line: 59, column: 19, scope: !100)
!105 = !DILocation(line: 59, column: 3, scope: !100)
!106 = !DILocation(line: 58, column: 34, scope: !100)
!107 = !DILocation(line: 58, column: 2, scope: !100)
!108 = distinct !{!108, !102, !109, !110}
!109 = !DILocation(line: 59, column: 45, scope: !96)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !DILocalVariable(name: "i", scope: !112, file: !3, line: 60, type: !9)
!112 = distinct !DILexicalBlock(scope: !84, file: !3, line: 60, column: 2)
!113 = !DILocation(line: 60, column: 11, scope: !112)
!114 = !DILocation(line: 60, column: 7, scope: !112)
!115 = !DILocation(line: 60, column: 18, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 60, column: 2)
!117 = !DILocation(line: 60, column: 20, scope: !116)
!118 = !DILocation(line: 60, column: 2, scope: !112)
!119 = !DILocation(line: 61, column: 21, scope: !116)
!120 = !DILocation(line: 61, column: 19, scope: !116)
!121 = !DILocation(line: 61, column: 3, scope: !116)
!122 = !DILocation(line: 60, column: 34, scope: !116)
!123 = !DILocation(line: 60, column: 2, scope: !116)
!124 = distinct !{!124, !118, !125, !110}
!125 = !DILocation(line: 61, column: 45, scope: !112)
!126 = !DILocalVariable(name: "i", scope: !127, file: !3, line: 62, type: !9)
!127 = distinct !DILexicalBlock(scope: !84, file: !3, line: 62, column: 2)
!128 = !DILocation(line: 62, column: 11, scope: !127)
!129 = !DILocation(line: 62, column: 7, scope: !127)
!130 = !DILocation(line: 62, column: 18, scope: !131)
!131 = distinct !DILexicalBlock(scope: !127, file: !3, line: 62, column: 2)
!132 = !DILocation(line: 62, column: 20, scope: !131)
!133 = !DILocation(line: 62, column: 2, scope: !127)
!134 = !DILocation(line: 63, column: 18, scope: !131)
!135 = !DILocation(line: 63, column: 16, scope: !131)
!136 = !DILocation(line: 63, column: 3, scope: !131)
!137 = !DILocation(line: 62, column: 34, scope: !131)
!138 = !DILocation(line: 62, column: 2, scope: !131)
!139 = distinct !{!139, !133, !140, !110}
!140 = !DILocation(line: 63, column: 26, scope: !127)
!141 = !DILocalVariable(name: "i", scope: !142, file: !3, line: 64, type: !9)
!142 = distinct !DILexicalBlock(scope: !84, file: !3, line: 64, column: 2)
!143 = !DILocation(line: 64, column: 11, scope: !142)
!144 = !DILocation(line: 64, column: 7, scope: !142)
!145 = !DILocation(line: 64, column: 18, scope: !146)
!146 = distinct !DILexicalBlock(scope: !142, file: !3, line: 64, column: 2)
!147 = !DILocation(line: 64, column: 20, scope: !146)
!148 = !DILocation(line: 64, column: 2, scope: !142)
!149 = !DILocation(line: 65, column: 18, scope: !146)
!150 = !DILocation(line: 65, column: 16, scope: !146)
!151 = !DILocation(line: 65, column: 3, scope: !146)
!152 = !DILocation(line: 64, column: 34, scope: !146)
!153 = !DILocation(line: 64, column: 2, scope: !146)
!154 = distinct !{!154, !148, !155, !110}
!155 = !DILocation(line: 65, column: 26, scope: !142)
!156 = !DILocation(line: 66, column: 2, scope: !84)
!157 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 26, type: !158, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!158 = !DISubroutineType(types: !159)
!159 = !{!5, !5}
!160 = !DILocalVariable(name: "arg", arg: 1, scope: !157, file: !3, line: 26, type: !5)
!161 = !DILocation(line: 26, column: 29, scope: !157)
!162 = !DILocation(line: 28, column: 8, scope: !157)
!163 = !DILocalVariable(name: "i", scope: !164, file: !3, line: 29, type: !9)
!164 = distinct !DILexicalBlock(scope: !157, file: !3, line: 29, column: 2)
!165 = !DILocation(line: 29, column: 11, scope: !164)
!166 = !DILocation(line: 29, column: 7, scope: !164)
!167 = !DILocation(line: 29, column: 18, scope: !168)
!168 = distinct !DILexicalBlock(scope: !164, file: !3, line: 29, column: 2)
!169 = !DILocation(line: 29, column: 20, scope: !168)
!170 = !DILocation(line: 29, column: 2, scope: !164)
!171 = !DILocation(line: 30, column: 3, scope: !172)
!172 = distinct !DILexicalBlock(scope: !168, file: !3, line: 29, column: 34)
!173 = !DILocation(line: 31, column: 3, scope: !172)
!174 = !DILocation(line: 31, column: 10, scope: !172)
!175 = !DILocation(line: 32, column: 4, scope: !172)
!176 = distinct !{!176, !173, !177, !110}
!177 = !DILocation(line: 32, column: 38, scope: !172)
!178 = !DILocation(line: 33, column: 8, scope: !172)
!179 = !DILocation(line: 34, column: 3, scope: !172)
!180 = !DILocation(line: 35, column: 3, scope: !172)
!181 = !DILocation(line: 36, column: 2, scope: !172)
!182 = !DILocation(line: 29, column: 30, scope: !168)
!183 = !DILocation(line: 29, column: 2, scope: !168)
!184 = distinct !{!184, !170, !185, !110}
!185 = !DILocation(line: 36, column: 2, scope: !164)
!186 = !DILocation(line: 37, column: 2, scope: !157)
!187 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 40, type: !158, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!188 = !DILocalVariable(name: "arg", arg: 1, scope: !187, file: !3, line: 40, type: !5)
!189 = !DILocation(line: 40, column: 29, scope: !187)
!190 = !DILocation(line: 42, column: 8, scope: !187)
!191 = !DILocalVariable(name: "i", scope: !192, file: !3, line: 43, type: !9)
!192 = distinct !DILexicalBlock(scope: !187, file: !3, line: 43, column: 2)
!193 = !DILocation(line: 43, column: 11, scope: !192)
!194 = !DILocation(line: 43, column: 7, scope: !192)
!195 = !DILocation(line: 43, column: 18, scope: !196)
!196 = distinct !DILexicalBlock(scope: !192, file: !3, line: 43, column: 2)
!197 = !DILocation(line: 43, column: 20, scope: !196)
!198 = !DILocation(line: 43, column: 2, scope: !192)
!199 = !DILocation(line: 44, column: 3, scope: !200)
!200 = distinct !DILexicalBlock(scope: !196, file: !3, line: 43, column: 58)
!201 = !DILocation(line: 45, column: 3, scope: !200)
!202 = !DILocation(line: 45, column: 11, scope: !200)
!203 = !DILocation(line: 45, column: 10, scope: !200)
!204 = !DILocation(line: 46, column: 4, scope: !200)
!205 = distinct !{!205, !201, !206, !110}
!206 = !DILocation(line: 46, column: 38, scope: !200)
!207 = !DILocation(line: 47, column: 8, scope: !200)
!208 = !DILocation(line: 48, column: 3, scope: !200)
!209 = !DILocation(line: 49, column: 3, scope: !200)
!210 = !DILocation(line: 50, column: 2, scope: !200)
!211 = !DILocation(line: 43, column: 54, scope: !196)
!212 = !DILocation(line: 43, column: 2, scope: !196)
!213 = distinct !{!213, !198, !214, !110}
!214 = !DILocation(line: 50, column: 2, scope: !192)
!215 = !DILocation(line: 51, column: 2, scope: !187)
