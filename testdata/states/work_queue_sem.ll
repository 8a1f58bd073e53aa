; ModuleID = 'states/work_queue_sem.c'
source_filename = "states/work_queue_sem.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@mutex = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@items = internal global %union.sem_t zeroinitializer, align 8, !dbg !7
@space = internal global %union.sem_t zeroinitializer, align 8, !dbg !20
@slots = internal global [2 x i32] zeroinitializer, align 4, !dbg !38
@next_in = internal global i32 0, align 4, !dbg !45
@.str = private unnamed_addr constant [20 x i8] c"slots[next_in] == 0\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [24 x i8] c"states/work_queue_sem.c\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.producer = private unnamed_addr constant [23 x i8] c"void *producer(void *)\00", align 1, !dbg !32
@next_out = internal global i32 0, align 4, !dbg !54
@.str.2 = private unnamed_addr constant [21 x i8] c"slots[next_out] == 1\00", align 1, !dbg !47
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1, !dbg !52

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !63 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !67, metadata !DIExpression()), !dbg !72
  %6 = call i32 @sem_init(ptr noundef @mutex, i32 noundef 0, i32 noundef 1) #5, !dbg !73
  %7 = call i32 @sem_init(ptr noundef @items, i32 noundef 0, i32 noundef 0) #5, !dbg !74
  %8 = call i32 @sem_init(ptr noundef @space, i32 noundef 0, i32 noundef 2) #5, !dbg !75
  call void @llvm.dbg.declare(metadata ptr %3, metadata !76, metadata !DIExpression()), !dbg !78
  store i32 0, ptr %3, align 4, !dbg !78
  br label %9, !dbg !79

9:                                                ; preds = %17, %0
  %10 = load i32, ptr %3, align 4, !dbg !80
  %11 = icmp slt i32 %10, 1, !dbg !82
  br i1 %11, label %12, label %20, !dbg !83

12:                                               ; preds = %9
  %13 = load i32, ptr %3, align 4, !dbg !84
  %14 = sext i32 %13 to i64, !dbg !85
  %15 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %14, !dbg !85
  %16 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef @producer, ptr noundef null) #5, !dbg !86
  br label %17, !dbg !86

17:                                               ; preds = %12
  %18 = load i32, ptr %3, align 4, !dbg !87
  %19 = add nsw i32 %18, 1, !dbg !87
  store i32 %19, ptr %3, align 4, !dbg !87
  br label %9, !dbg !88, !llvm.loop !89

20:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata ptr %4, metadata !92, metadata !DIExpression()), !dbg !94
  store i32 0, ptr %4, align 4, !dbg !94
  br label %21, !dbg !95

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !96
  %23 = icmp slt i32 %22, 1, !dbg !98
  br i1 %23, label %24, label %33, !dbg !99

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !100
  %26 = add nsw i32 1, %25, !dbg !101
  %27 = sext i32 %26 to i64, !dbg !102
  %28 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %27, !dbg !102
  %29 = call i32 @pthread_create(ptr noundef %28, ptr noundef null, ptr noundef @consumer, ptr noundef null) #5, !dbg !103
  br label %30, !dbg !103

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !104
  %32 = add nsw i32 %31, 1, !dbg !104
  store i32 %32, ptr %4, align 4, !dbg !104
  br label %21, !dbg !105, !llvm.loop !106

33:                                               ; preds = %21
  call void @llvm.dbg.declare(metadata ptr %5, metadata !108, metadata !DIExpression()), !dbg !110
  store i32 0, ptr %5, align 4, !dbg !110
  br label %34, !dbg !111

34:                                               ; preds = %43, %33
  %35 = load i32, ptr %5, align 4, !dbg !112
  %36 = icmp slt i32 %35, 2, !dbg !114
  br i1 %36, label %37, label %46, !dbg !115

37:                                               ; preds = %34
  %38 = load i32, ptr %5, align 4, !dbg !116
  %39 = sext i32 %38 to i64, !dbg !117
  %40 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %39, !dbg !117
  %41 = load i64, ptr %40, align 8, !dbg !117
  %42 = call i32 @pthread_join(i64 noundef %41, ptr noundef null), !dbg !118
  br label %43, !dbg !118

43:                                               ; preds = %37
  %44 = load i32, ptr %5, align 4, !dbg !119
  %45 = add nsw i32 %44, 1, !dbg !119
  store i32 %45, ptr %5, align 4, !dbg !119
  br label %34, !dbg !120, !llvm.loop !121

46:                                               ; preds = %34
  ret i32 0, !dbg !123
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !124 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !127, metadata !DIExpression()), !dbg !128
  %3 = load ptr, ptr %2, align 8, !dbg !129
  br label %4, !dbg !130

4:                                                ; preds = %13, %1
  %5 = call i32 @sem_wait(ptr noundef @space), !dbg !131
  call void @lock(), !dbg !135
  %6 = load volatile i32, ptr @next_in, align 4, !dbg !136
  %7 = sext i32 %6 to i64, !dbg !136
  %8 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %7, !dbg !136
  %9 = load volatile i32, ptr %8, align 4, !dbg !136
  %10 = icmp eq i32 %9, 0, !dbg !136
  br i1 %10, label %11, label %12, !dbg !139

11:                                               ; preds = %4
  br label %13, !dbg !139

12:                                               ; preds = %4
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.producer) #6, !dbg !136
  unreachable, !dbg !136

13:                                               ; preds = %11
  %14 = load volatile i32, ptr @next_in, align 4, !dbg !140
  %15 = sext i32 %14 to i64, !dbg !141
  %16 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %15, !dbg !141
  store volatile i32 1, ptr %16, align 4, !dbg !142
  %17 = load volatile i32, ptr @next_in, align 4, !dbg !143
  %18 = add nsw i32 %17, 1, !dbg !144
  %19 = srem i32 %18, 2, !dbg !145
  store volatile i32 %19, ptr @next_in, align 4, !dbg !146
  call void @unlock(), !dbg !147
  %20 = call i32 @sem_post(ptr noundef @items) #5, !dbg !148
  br label %4, !dbg !149, !llvm.loop !150
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !153 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !154, metadata !DIExpression()), !dbg !155
  %3 = load ptr, ptr %2, align 8, !dbg !156
  br label %4, !dbg !157

4:                                                ; preds = %13, %1
  %5 = call i32 @sem_wait(ptr noundef @items), !dbg !158
  call void @lock(), !dbg !162
  %6 = load volatile i32, ptr @next_out, align 4, !dbg !163
  %7 = sext i32 %6 to i64, !dbg !163
  %8 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %7, !dbg !163
  %9 = load volatile i32, ptr %8, align 4, !dbg !163
  %10 = icmp eq i32 %9, 1, !dbg !163
  br i1 %10, label %11, label %12, !dbg !166

11:                                               ; preds = %4
  br label %13, !dbg !166

12:                                               ; preds = %4
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 69, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !163
  unreachable, !dbg !163

13:                                               ; preds = %11
  %14 = load volatile i32, ptr @next_out, align 4, !dbg !167
  %15 = sext i32 %14 to i64, !dbg !168
  %16 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %15, !dbg !168
  store volatile i32 0, ptr %16, align 4, !dbg !169
  %17 = load volatile i32, ptr @next_out, align 4, !dbg !170
  %18 = add nsw i32 %17, 1, !dbg !171
  %19 = srem i32 %18, 2, !dbg !172
  store volatile i32 %19, ptr @next_out, align 4, !dbg !173
  call void @unlock(), !dbg !174
  %20 = call i32 @sem_post(ptr noundef @space) #5, !dbg !175
  br label %4, !dbg !176, !llvm.loop !177
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @sem_wait(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @lock() #0 !dbg !180 {
  %1 = call i32 @sem_wait(ptr noundef @mutex), !dbg !183
  ret void, !dbg !184
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @unlock() #0 !dbg !185 {
  %1 = call i32 @sem_post(ptr noundef @mutex) #5, !dbg !186
  ret void, !dbg !187
}

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!56, !57, !58, !59, !60, !61, !62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 25, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/work_queue_sem.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !20, !22, !27, !32, !38, !45, !47, !52, !54}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "items", scope: !2, file: !3, line: 25, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !10, line: 39, baseType: !11)
!10 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 35, size: 256, elements: !12)
!12 = !{!13, !18}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 37, baseType: !14, size: 256)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 256, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 38, baseType: !19, size: 64)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "space", scope: !2, file: !3, line: 25, type: !9, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 160, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 20)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 192, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 24)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 184, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!36 = !{!37}
!37 = !DISubrange(count: 23)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 26, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 64, elements: !43)
!41 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !42)
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !{!44}
!44 = !DISubrange(count: 2)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "next_in", scope: !2, file: !3, line: 27, type: !41, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 168, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 21)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !34, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "next_out", scope: !2, file: !3, line: 27, type: !41, isLocal: true, isDefinition: true)
!56 = !{i32 7, !"Dwarf Version", i32 5}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 8, !"PIC Level", i32 2}
!60 = !{i32 7, !"PIE Level", i32 2}
!61 = !{i32 7, !"uwtable", i32 2}
!62 = !{i32 7, !"frame-pointer", i32 2}
!63 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 78, type: !64, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!42}
!66 = !{}
!67 = !DILocalVariable(name: "t", scope: !63, file: !3, line: 80, type: !68)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 128, elements: !43)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !70, line: 27, baseType: !71)
!70 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !DILocation(line: 80, column: 12, scope: !63)
!73 = !DILocation(line: 82, column: 2, scope: !63)
!74 = !DILocation(line: 83, column: 2, scope: !63)
!75 = !DILocation(line: 84, column: 2, scope: !63)
!76 = !DILocalVariable(name: "i", scope: !77, file: !3, line: 85, type: !42)
!77 = distinct !DILexicalBlock(scope: !63, file: !3, line: 85, column: 2)
!78 = !DILocation(line: 85, column: 11, scope: !77)
!79 = !DILocation(line: 85, column: 7, scope: !77)
!80 = !DILocation(line: 85, column: 18, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 85, column: 2)
!82 = !DILocation(line: 85, column: 20, scope: !81)
!83 = !DILocation(line: 85, column: 2, scope: !77)
!84 = !DILocation(line: 86, column: 21, scope: !81)
!85 = !DILocation(line: 86, column: 19, scope: !81)
!86 = !DILocation(line: 86, column: 3, scope: !81)
!87 = !DILocation(line: 85, column: 34, scope: !81)
!88 = !DILocation(line: 85, column: 2, scope: !81)
!89 = distinct !{!89, !83, !90, !91}
!90 = !DILocation(line: 86, column: 45, scope: !77)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 87, type: !42)
!93 = distinct !DILexicalBlock(scope: !63, file: !3, line: 87, column: 2)
!94 = !DILocation(line: 87, column: 11, scope: !93)
!95 = !DILocation(line: 87, column: 7, scope: !93)
!96 = !DILocation(line: 87, column: 18, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 87, column: 2)
!98 = !DILocation(line: 87, column: 20, scope: !97)
!99 = !DILocation(line: 87, column: 2, scope: !93)
!100 = !DILocation(line: 88, column: 33, scope: !97)
!101 = !DILocation(line: 88, column: 31, scope: !97)
!102 = !DILocation(line: 88, column: 19, scope: !97)
!103 = !DILocation(line: 88, column: 3, scope: !97)
!104 = !DILocation(line: 87, column: 34, scope: !97)
!105 = !DILocation(line: 87, column: 2, scope: !97)
!106 = distinct !{!106, !99, !107, !91}
!107 = !DILocation(line: 88, column: 57, scope: !93)
!108 = !DILocalVariable(name: "i", scope: !109, file: !3, line: 89, type: !42)
!109 = distinct !DILexicalBlock(scope: !63, file: !3, line: 89, column: 2)
!110 = !DILocation(line: 89, column: 11, scope: !109)
!111 = !DILocation(line: 89, column: 7, scope: !109)
!112 = !DILocation(line: 89, column: 18, scope: !113)
!113 = distinct !DILexicalBlock(scope: !109, file: !3, line: 89, column: 2)
!114 = !DILocation(line: 89, column: 20, scope: !113)
!115 = !DILocation(line: 89, column: 2, scope: !109)
!116 = !DILocation(line: 90, column: 18, scope: !113)
!117 = !DILocation(line: 90, column: 16, scope: !113)
!118 = !DILocation(line: 90, column: 3, scope: !113)
!119 = !DILocation(line: 89, column: 46, scope: !113)
!120 = !DILocation(line: 89, column: 2, scope: !113)
!121 = distinct !{!121, !115, !122, !91}
!122 = !DILocation(line: 90, column: 26, scope: !109)
!123 = !DILocation(line: 91, column: 2, scope: !63)
!124 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 43, type: !125, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!125 = !DISubroutineType(types: !126)
!126 = !{!5, !5}
!127 = !DILocalVariable(name: "arg", arg: 1, scope: !124, file: !3, line: 43, type: !5)
!128 = !DILocation(line: 43, column: 29, scope: !124)
!129 = !DILocation(line: 45, column: 8, scope: !124)
!130 = !DILocation(line: 46, column: 2, scope: !124)
!131 = !DILocation(line: 47, column: 3, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 46, column: 9)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 46, column: 2)
!134 = distinct !DILexicalBlock(scope: !124, file: !3, line: 46, column: 2)
!135 = !DILocation(line: 48, column: 3, scope: !132)
!136 = !DILocation(line: 49, column: 3, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 49, column: 3)
!138 = distinct !DILexicalBlock(scope: !132, file: !3, line: 49, column: 3)
!139 = !DILocation(line: 49, column: 3, scope: !138)
!140 = !DILocation(line: 50, column: 9, scope: !132)
!141 = !DILocation(line: 50, column: 3, scope: !132)
!142 = !DILocation(line: 50, column: 18, scope: !132)
!143 = !DILocation(line: 51, column: 14, scope: !132)
!144 = !DILocation(line: 51, column: 22, scope: !132)
!145 = !DILocation(line: 51, column: 27, scope: !132)
!146 = !DILocation(line: 51, column: 11, scope: !132)
!147 = !DILocation(line: 52, column: 3, scope: !132)
!148 = !DILocation(line: 53, column: 3, scope: !132)
!149 = !DILocation(line: 46, column: 2, scope: !133)
!150 = distinct !{!150, !151, !152}
!151 = !DILocation(line: 46, column: 2, scope: !134)
!152 = !DILocation(line: 54, column: 2, scope: !134)
!153 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 58, type: !125, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!154 = !DILocalVariable(name: "arg", arg: 1, scope: !153, file: !3, line: 58, type: !5)
!155 = !DILocation(line: 58, column: 29, scope: !153)
!156 = !DILocation(line: 60, column: 8, scope: !153)
!157 = !DILocation(line: 61, column: 2, scope: !153)
!158 = !DILocation(line: 66, column: 3, scope: !159)
!159 = distinct !DILexicalBlock(scope: !160, file: !3, line: 61, column: 9)
!160 = distinct !DILexicalBlock(scope: !161, file: !3, line: 61, column: 2)
!161 = distinct !DILexicalBlock(scope: !153, file: !3, line: 61, column: 2)
!162 = !DILocation(line: 67, column: 3, scope: !159)
!163 = !DILocation(line: 69, column: 3, scope: !164)
!164 = distinct !DILexicalBlock(scope: !165, file: !3, line: 69, column: 3)
!165 = distinct !DILexicalBlock(scope: !159, file: !3, line: 69, column: 3)
!166 = !DILocation(line: 69, column: 3, scope: !165)
!167 = !DILocation(line: 70, column: 9, scope: !159)
!168 = !DILocation(line: 70, column: 3, scope: !159)
!169 = !DILocation(line: 70, column: 19, scope: !159)
!170 = !DILocation(line: 71, column: 15, scope: !159)
!171 = !DILocation(line: 71, column: 24, scope: !159)
!172 = !DILocation(line: 71, column: 29, scope: !159)
!173 = !DILocation(line: 71, column: 12, scope: !159)
!174 = !DILocation(line: 72, column: 3, scope: !159)
!175 = !DILocation(line: 73, column: 3, scope: !159)
!176 = !DILocation(line: 61, column: 2, scope: !160)
!177 = distinct !{!177, !178, !179}
!178 = !DILocation(line: 61, column: 2, scope: !161)
!179 = !DILocation(line: 74, column: 2, scope: !161)
!180 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 29, type: !181, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!181 = !DISubroutineType(types: !182)
!182 = !{null}
!183 = !DILocation(line: 32, column: 2, scope: !180)
!184 = !DILocation(line: 34, column: 1, scope: !180)
!185 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 36, type: !181, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!186 = !DILocation(line: 39, column: 2, scope: !185)
!187 = !DILocation(line: 41, column: 1, scope: !185)
