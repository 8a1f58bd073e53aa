; ModuleID = 'symbolic/fifo.c'
source_filename = "symbolic/fifo.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@sent = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@taken = internal global i32 0, align 4, !dbg !30
@got = internal global [3 x i32] zeroinitializer, align 4, !dbg !24
@.str = private unnamed_addr constant [18 x i8] c"got[i] == sent[i]\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"symbolic/fifo.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !32
@slots = internal global [3 x i32] zeroinitializer, align 4, !dbg !65
@in = internal global i32 0, align 4, !dbg !67
@out = internal global i32 0, align 4, !dbg !69

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !78 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !82, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %3, metadata !86, metadata !DIExpression()), !dbg !87
  call void @llvm.dbg.declare(metadata ptr %4, metadata !88, metadata !DIExpression()), !dbg !90
  store i32 0, ptr %4, align 4, !dbg !90
  br label %6, !dbg !91

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %4, align 4, !dbg !92
  %8 = icmp slt i32 %7, 3, !dbg !94
  br i1 %8, label %9, label %17, !dbg !95

9:                                                ; preds = %6
  %10 = call i32 @__VERIFIER_nondet_int(), !dbg !96
  %11 = load i32, ptr %4, align 4, !dbg !97
  %12 = sext i32 %11 to i64, !dbg !98
  %13 = getelementptr inbounds [3 x i32], ptr @sent, i64 0, i64 %12, !dbg !98
  store i32 %10, ptr %13, align 4, !dbg !99
  br label %14, !dbg !98

14:                                               ; preds = %9
  %15 = load i32, ptr %4, align 4, !dbg !100
  %16 = add nsw i32 %15, 1, !dbg !100
  store i32 %16, ptr %4, align 4, !dbg !100
  br label %6, !dbg !101, !llvm.loop !102

17:                                               ; preds = %6
  %18 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @put, ptr noundef null) #5, !dbg !105
  %19 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @take, ptr noundef null) #5, !dbg !106
  %20 = load i64, ptr %2, align 8, !dbg !107
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !108
  %22 = load i64, ptr %3, align 8, !dbg !109
  %23 = call i32 @pthread_join(i64 noundef %22, ptr noundef null), !dbg !110
  call void @llvm.dbg.declare(metadata ptr %5, metadata !111, metadata !DIExpression()), !dbg !113
  store i32 0, ptr %5, align 4, !dbg !113
  br label %24, !dbg !114

24:                                               ; preds = %41, %17
  %25 = load i32, ptr %5, align 4, !dbg !115
  %26 = load i32, ptr @taken, align 4, !dbg !117
  %27 = icmp slt i32 %25, %26, !dbg !118
  br i1 %27, label %28, label %44, !dbg !119

28:                                               ; preds = %24
  %29 = load i32, ptr %5, align 4, !dbg !120
  %30 = sext i32 %29 to i64, !dbg !120
  %31 = getelementptr inbounds [3 x i32], ptr @got, i64 0, i64 %30, !dbg !120
  %32 = load i32, ptr %31, align 4, !dbg !120
  %33 = load i32, ptr %5, align 4, !dbg !120
  %34 = sext i32 %33 to i64, !dbg !120
  %35 = getelementptr inbounds [3 x i32], ptr @sent, i64 0, i64 %34, !dbg !120
  %36 = load i32, ptr %35, align 4, !dbg !120
  %37 = icmp eq i32 %32, %36, !dbg !120
  br i1 %37, label %38, label %39, !dbg !123

38:                                               ; preds = %28
  br label %40, !dbg !123

39:                                               ; preds = %28
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !120
  unreachable, !dbg !120

40:                                               ; preds = %38
  br label %41, !dbg !124

41:                                               ; preds = %40
  %42 = load i32, ptr %5, align 4, !dbg !125
  %43 = add nsw i32 %42, 1, !dbg !125
  store i32 %43, ptr %5, align 4, !dbg !125
  br label %24, !dbg !126, !llvm.loop !127

44:                                               ; preds = %24
  ret i32 0, !dbg !129
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @put(ptr noundef %0) #0 !dbg !130 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !133, metadata !DIExpression()), !dbg !134
  call void @llvm.dbg.declare(metadata ptr %3, metadata !135, metadata !DIExpression()), !dbg !137
  store i32 0, ptr %3, align 4, !dbg !137
  br label %4, !dbg !138

4:                                                ; preds = %18, %1
  %5 = load i32, ptr %3, align 4, !dbg !139
  %6 = icmp slt i32 %5, 3, !dbg !141
  br i1 %6, label %7, label %21, !dbg !142

7:                                                ; preds = %4
  %8 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !143
  %9 = load i32, ptr %3, align 4, !dbg !145
  %10 = sext i32 %9 to i64, !dbg !146
  %11 = getelementptr inbounds [3 x i32], ptr @sent, i64 0, i64 %10, !dbg !146
  %12 = load i32, ptr %11, align 4, !dbg !146
  %13 = load i32, ptr @in, align 4, !dbg !147
  %14 = add nsw i32 %13, 1, !dbg !147
  store i32 %14, ptr @in, align 4, !dbg !147
  %15 = sext i32 %13 to i64, !dbg !148
  %16 = getelementptr inbounds [3 x i32], ptr @slots, i64 0, i64 %15, !dbg !148
  store i32 %12, ptr %16, align 4, !dbg !149
  %17 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !150
  br label %18, !dbg !151

18:                                               ; preds = %7
  %19 = load i32, ptr %3, align 4, !dbg !152
  %20 = add nsw i32 %19, 1, !dbg !152
  store i32 %20, ptr %3, align 4, !dbg !152
  br label %4, !dbg !153, !llvm.loop !154

21:                                               ; preds = %4
  %22 = load ptr, ptr %2, align 8, !dbg !156
  ret ptr %22, !dbg !157
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @take(ptr noundef %0) #0 !dbg !158 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !159, metadata !DIExpression()), !dbg !160
  call void @llvm.dbg.declare(metadata ptr %3, metadata !161, metadata !DIExpression()), !dbg !163
  store i32 0, ptr %3, align 4, !dbg !163
  br label %4, !dbg !164

4:                                                ; preds = %24, %1
  %5 = load i32, ptr %3, align 4, !dbg !165
  %6 = icmp slt i32 %5, 3, !dbg !167
  br i1 %6, label %7, label %27, !dbg !168

7:                                                ; preds = %4
  %8 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !169
  %9 = load i32, ptr @out, align 4, !dbg !171
  %10 = load i32, ptr @in, align 4, !dbg !173
  %11 = icmp slt i32 %9, %10, !dbg !174
  br i1 %11, label %12, label %22, !dbg !175

12:                                               ; preds = %7
  %13 = load i32, ptr @out, align 4, !dbg !176
  %14 = add nsw i32 %13, 1, !dbg !176
  store i32 %14, ptr @out, align 4, !dbg !176
  %15 = sext i32 %13 to i64, !dbg !178
  %16 = getelementptr inbounds [3 x i32], ptr @slots, i64 0, i64 %15, !dbg !178
  %17 = load i32, ptr %16, align 4, !dbg !178
  %18 = load i32, ptr @taken, align 4, !dbg !179
  %19 = add nsw i32 %18, 1, !dbg !179
  store i32 %19, ptr @taken, align 4, !dbg !179
  %20 = sext i32 %18 to i64, !dbg !180
  %21 = getelementptr inbounds [3 x i32], ptr @got, i64 0, i64 %20, !dbg !180
  store i32 %17, ptr %21, align 4, !dbg !181
  br label %22, !dbg !182

22:                                               ; preds = %12, %7
  %23 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !183
  br label %24, !dbg !184

24:                                               ; preds = %22
  %25 = load i32, ptr %3, align 4, !dbg !185
  %26 = add nsw i32 %25, 1, !dbg !185
  store i32 %26, ptr %3, align 4, !dbg !185
  br label %4, !dbg !186, !llvm.loop !187

27:                                               ; preds = %4
  %28 = load ptr, ptr %2, align 8, !dbg !189
  ret ptr %28, !dbg !190
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76, !77}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sent", scope: !2, file: !3, line: 17, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/fifo.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !30, !32, !65, !67, !69}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 144, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 18)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "got", scope: !2, file: !3, line: 17, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 96, elements: !28)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{!29}
!29 = !DISubrange(count: 3)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 17, type: !27, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 16, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !35, line: 72, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!36 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !35, line: 67, size: 320, elements: !37)
!37 = !{!38, !59, !63}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !36, file: !35, line: 69, baseType: !39, size: 320)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !40, line: 22, size: 320, elements: !41)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!41 = !{!42, !43, !45, !46, !47, !48, !50, !51}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !39, file: !40, line: 24, baseType: !27, size: 32)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !39, file: !40, line: 25, baseType: !44, size: 32, offset: 32)
!44 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !39, file: !40, line: 26, baseType: !27, size: 32, offset: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !39, file: !40, line: 28, baseType: !44, size: 32, offset: 96)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !39, file: !40, line: 32, baseType: !27, size: 32, offset: 128)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !39, file: !40, line: 34, baseType: !49, size: 16, offset: 160)
!49 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !39, file: !40, line: 35, baseType: !49, size: 16, offset: 176)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !39, file: !40, line: 36, baseType: !52, size: 128, offset: 192)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !53, line: 55, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !53, line: 51, size: 128, elements: !55)
!55 = !{!56, !58}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !54, file: !53, line: 53, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !54, file: !53, line: 54, baseType: !57, size: 64, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !36, file: !35, line: 70, baseType: !60, size: 320)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 40)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !36, file: !35, line: 71, baseType: !64, size: 64)
!64 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 17, type: !26, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "in", scope: !2, file: !3, line: 17, type: !27, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "out", scope: !2, file: !3, line: 17, type: !27, isLocal: true, isDefinition: true)
!71 = !{i32 7, !"Dwarf Version", i32 5}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 8, !"PIC Level", i32 2}
!75 = !{i32 7, !"PIE Level", i32 2}
!76 = !{i32 7, !"uwtable", i32 2}
!77 = !{i32 7, !"frame-pointer", i32 2}
!78 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !79, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !81)
!79 = !DISubroutineType(types: !80)
!80 = !{!27}
!81 = !{}
!82 = !DILocalVariable(name: "t", scope: !78, file: !3, line: 48, type: !83)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !84)
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !DILocation(line: 48, column: 12, scope: !78)
!86 = !DILocalVariable(name: "u", scope: !78, file: !3, line: 48, type: !83)
!87 = !DILocation(line: 48, column: 15, scope: !78)
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 50, type: !27)
!89 = distinct !DILexicalBlock(scope: !78, file: !3, line: 50, column: 2)
!90 = !DILocation(line: 50, column: 11, scope: !89)
!91 = !DILocation(line: 50, column: 7, scope: !89)
!92 = !DILocation(line: 50, column: 18, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 50, column: 2)
!94 = !DILocation(line: 50, column: 20, scope: !93)
!95 = !DILocation(line: 50, column: 2, scope: !89)
!96 = !DILocation(line: 51, column: 13, scope: !93)
!97 = !DILocation(line: 51, column: 8, scope: !93)
!98 = !DILocation(line: 51, column: 3, scope: !93)
!99 = !DILocation(line: 51, column: 11, scope: !93)
!100 = !DILocation(line: 50, column: 26, scope: !93)
!101 = !DILocation(line: 50, column: 2, scope: !93)
!102 = distinct !{!102, !95, !103, !104}
!103 = !DILocation(line: 51, column: 35, scope: !89)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !DILocation(line: 52, column: 2, scope: !78)
!106 = !DILocation(line: 53, column: 2, scope: !78)
!107 = !DILocation(line: 54, column: 15, scope: !78)
!108 = !DILocation(line: 54, column: 2, scope: !78)
!109 = !DILocation(line: 55, column: 15, scope: !78)
!110 = !DILocation(line: 55, column: 2, scope: !78)
!111 = !DILocalVariable(name: "i", scope: !112, file: !3, line: 56, type: !27)
!112 = distinct !DILexicalBlock(scope: !78, file: !3, line: 56, column: 2)
!113 = !DILocation(line: 56, column: 11, scope: !112)
!114 = !DILocation(line: 56, column: 7, scope: !112)
!115 = !DILocation(line: 56, column: 18, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 56, column: 2)
!117 = !DILocation(line: 56, column: 22, scope: !116)
!118 = !DILocation(line: 56, column: 20, scope: !116)
!119 = !DILocation(line: 56, column: 2, scope: !112)
!120 = !DILocation(line: 57, column: 3, scope: !121)
!121 = distinct !DILexicalBlock(scope: !122, file: !3, line: 57, column: 3)
!122 = distinct !DILexicalBlock(scope: !116, file: !3, line: 57, column: 3)
!123 = !DILocation(line: 57, column: 3, scope: !122)
!124 = !DILocation(line: 57, column: 3, scope: !116)
!125 = !DILocation(line: 56, column: 30, scope: !116)
!126 = !DILocation(line: 56, column: 2, scope: !116)
!127 = distinct !{!127, !119, !128, !104}
!128 = !DILocation(line: 57, column: 3, scope: !112)
!129 = !DILocation(line: 58, column: 2, scope: !78)
!130 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 19, type: !131, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !81)
!131 = !DISubroutineType(types: !132)
!132 = !{!5, !5}
!133 = !DILocalVariable(name: "arg", arg: 1, scope: !130, file: !3, line: 19, type: !5)
!134 = !DILocation(line: 19, column: 24, scope: !130)
!135 = !DILocalVariable(name: "i", scope: !136, file: !3, line: 21, type: !27)
!136 = distinct !DILexicalBlock(scope: !130, file: !3, line: 21, column: 2)
!137 = !DILocation(line: 21, column: 11, scope: !136)
!138 = !DILocation(line: 21, column: 7, scope: !136)
!139 = !DILocation(line: 21, column: 18, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 21, column: 2)
!141 = !DILocation(line: 21, column: 20, scope: !140)
!142 = !DILocation(line: 21, column: 2, scope: !136)
!143 = !DILocation(line: 22, column: 3, scope: !144)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 21, column: 30)
!145 = !DILocation(line: 23, column: 22, scope: !144)
!146 = !DILocation(line: 23, column: 17, scope: !144)
!147 = !DILocation(line: 23, column: 11, scope: !144)
!148 = !DILocation(line: 23, column: 3, scope: !144)
!149 = !DILocation(line: 23, column: 15, scope: !144)
!150 = !DILocation(line: 24, column: 3, scope: !144)
!151 = !DILocation(line: 25, column: 2, scope: !144)
!152 = !DILocation(line: 21, column: 26, scope: !140)
!153 = !DILocation(line: 21, column: 2, scope: !140)
!154 = distinct !{!154, !142, !155, !104}
!155 = !DILocation(line: 25, column: 2, scope: !136)
!156 = !DILocation(line: 26, column: 9, scope: !130)
!157 = !DILocation(line: 26, column: 2, scope: !130)
!158 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 29, type: !131, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !81)
!159 = !DILocalVariable(name: "arg", arg: 1, scope: !158, file: !3, line: 29, type: !5)
!160 = !DILocation(line: 29, column: 25, scope: !158)
!161 = !DILocalVariable(name: "i", scope: !162, file: !3, line: 31, type: !27)
!162 = distinct !DILexicalBlock(scope: !158, file: !3, line: 31, column: 2)
!163 = !DILocation(line: 31, column: 11, scope: !162)
!164 = !DILocation(line: 31, column: 7, scope: !162)
!165 = !DILocation(line: 31, column: 18, scope: !166)
!166 = distinct !DILexicalBlock(scope: !162, file: !3, line: 31, column: 2)
!167 = !DILocation(line: 31, column: 20, scope: !166)
!168 = !DILocation(line: 31, column: 2, scope: !162)
!169 = !DILocation(line: 32, column: 3, scope: !170)
!170 = distinct !DILexicalBlock(scope: !166, file: !3, line: 31, column: 30)
!171 = !DILocation(line: 33, column: 7, scope: !172)
!172 = distinct !DILexicalBlock(scope: !170, file: !3, line: 33, column: 7)
!173 = !DILocation(line: 33, column: 13, scope: !172)
!174 = !DILocation(line: 33, column: 11, scope: !172)
!175 = !DILocation(line: 33, column: 7, scope: !170)
!176 = !DILocation(line: 38, column: 28, scope: !177)
!177 = distinct !DILexicalBlock(scope: !172, file: !3, line: 33, column: 17)
!178 = !DILocation(line: 38, column: 19, scope: !177)
!179 = !DILocation(line: 38, column: 13, scope: !177)
!180 = !DILocation(line: 38, column: 4, scope: !177)
!181 = !DILocation(line: 38, column: 17, scope: !177)
!182 = !DILocation(line: 40, column: 3, scope: !177)
!183 = !DILocation(line: 41, column: 3, scope: !170)
!184 = !DILocation(line: 42, column: 2, scope: !170)
!185 = !DILocation(line: 31, column: 26, scope: !166)
!186 = !DILocation(line: 31, column: 2, scope: !166)
!187 = distinct !{!187, !168, !188, !104}
!188 = !DILocation(line: 42, column: 2, scope: !162)
!189 = !DILocation(line: 43, column: 9, scope: !158)
!190 = !DILocation(line: 43, column: 2, scope: !158)
