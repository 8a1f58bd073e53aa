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
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !67, metadata !DIExpression()), !dbg !74
  %6 = call i32 @sem_init(ptr noundef @mutex, i32 noundef 0, i32 noundef 1) #5, !dbg !75
  %7 = call i32 @sem_init(ptr noundef @items, i32 noundef 0, i32 noundef 0) #5, !dbg !76
  %8 = call i32 @sem_init(ptr noundef @space, i32 noundef 0, i32 noundef 2) #5, !dbg !77
  call void @llvm.dbg.declare(metadata ptr %3, metadata !78, metadata !DIExpression()), !dbg !80
  store i32 0, ptr %3, align 4, !dbg !80
  br label %9, !dbg !81

9:                                                ; preds = %17, %0
  %10 = load i32, ptr %3, align 4, !dbg !82
  %11 = icmp slt i32 %10, 2, !dbg !84
  br i1 %11, label %12, label %20, !dbg !85

12:                                               ; preds = %9
  %13 = load i32, ptr %3, align 4, !dbg !86
  %14 = sext i32 %13 to i64, !dbg !87
  %15 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %14, !dbg !87
  %16 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef @producer, ptr noundef null) #5, !dbg !88
  br label %17, !dbg !88

17:                                               ; preds = %12
  %18 = load i32, ptr %3, align 4, !dbg !89
  %19 = add nsw i32 %18, 1, !dbg !89
  store i32 %19, ptr %3, align 4, !dbg !89
  br label %9, !dbg !90, !llvm.loop !91

20:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata ptr %4, metadata !94, metadata !DIExpression()), !dbg !96
  store i32 0, ptr %4, align 4, !dbg !96
  br label %21, !dbg !97

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !98
  %23 = icmp slt i32 %22, 2, !dbg !100
  br i1 %23, label %24, label %33, !dbg !101

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !102
  %26 = add nsw i32 2, %25, !dbg !103
  %27 = sext i32 %26 to i64, !dbg !104
  %28 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %27, !dbg !104
  %29 = call i32 @pthread_create(ptr noundef %28, ptr noundef null, ptr noundef @consumer, ptr noundef null) #5, !dbg !105
  br label %30, !dbg !105

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !106
  %32 = add nsw i32 %31, 1, !dbg !106
  store i32 %32, ptr %4, align 4, !dbg !106
  br label %21, !dbg !107, !llvm.loop !108

33:                                               ; preds = %21
  call void @llvm.dbg.declare(metadata ptr %5, metadata !110, metadata !DIExpression()), !dbg !112
  store i32 0, ptr %5, align 4, !dbg !112
  br label %34, !dbg !113

34:                                               ; preds = %43, %33
  %35 = load i32, ptr %5, align 4, !dbg !114
  %36 = icmp slt i32 %35, 4, !dbg !116
  br i1 %36, label %37, label %46, !dbg !117

37:                                               ; preds = %34
  %38 = load i32, ptr %5, align 4, !dbg !118
  %39 = sext i32 %38 to i64, !dbg !119
  %40 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %39, !dbg !119
  %41 = load i64, ptr %40, align 8, !dbg !119
  %42 = call i32 @pthread_join(i64 noundef %41, ptr noundef null), !dbg !120
  br label %43, !dbg !120

43:                                               ; preds = %37
  %44 = load i32, ptr %5, align 4, !dbg !121
  %45 = add nsw i32 %44, 1, !dbg !121
  store i32 %45, ptr %5, align 4, !dbg !121
  br label %34, !dbg !122, !llvm.loop !123

46:                                               ; preds = %34
  ret i32 0, !dbg !125
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !126 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !129, metadata !DIExpression()), !dbg !130
  %3 = load ptr, ptr %2, align 8, !dbg !131
  br label %4, !dbg !132

4:                                                ; preds = %13, %1
  %5 = call i32 @sem_wait(ptr noundef @space), !dbg !133
  call void @lock(), !dbg !137
  %6 = load volatile i32, ptr @next_in, align 4, !dbg !138
  %7 = sext i32 %6 to i64, !dbg !138
  %8 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %7, !dbg !138
  %9 = load volatile i32, ptr %8, align 4, !dbg !138
  %10 = icmp eq i32 %9, 0, !dbg !138
  br i1 %10, label %11, label %12, !dbg !141

11:                                               ; preds = %4
  br label %13, !dbg !141

12:                                               ; preds = %4
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.producer) #6, !dbg !138
  unreachable, !dbg !138

13:                                               ; preds = %11
  %14 = load volatile i32, ptr @next_in, align 4, !dbg !142
  %15 = sext i32 %14 to i64, !dbg !143
  %16 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %15, !dbg !143
  store volatile i32 1, ptr %16, align 4, !dbg !144
  %17 = load volatile i32, ptr @next_in, align 4, !dbg !145
  %18 = add nsw i32 %17, 1, !dbg !146
  %19 = srem i32 %18, 2, !dbg !147
  store volatile i32 %19, ptr @next_in, align 4, !dbg !148
  call void @unlock(), !dbg !149
  %20 = call i32 @sem_post(ptr noundef @items) #5, !dbg !150
  br label %4, !dbg !151, !llvm.loop !152
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !155 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !156, metadata !DIExpression()), !dbg !157
  %3 = load ptr, ptr %2, align 8, !dbg !158
  br label %4, !dbg !159

4:                                                ; preds = %13, %1
  %5 = call i32 @sem_wait(ptr noundef @items), !dbg !160
  call void @lock(), !dbg !164
  %6 = load volatile i32, ptr @next_out, align 4, !dbg !165
  %7 = sext i32 %6 to i64, !dbg !165
  %8 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %7, !dbg !165
  %9 = load volatile i32, ptr %8, align 4, !dbg !165
  %10 = icmp eq i32 %9, 1, !dbg !165
  br i1 %10, label %11, label %12, !dbg !168

11:                                               ; preds = %4
  br label %13, !dbg !168

12:                                               ; preds = %4
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 69, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !165
  unreachable, !dbg !165

13:                                               ; preds = %11
  %14 = load volatile i32, ptr @next_out, align 4, !dbg !169
  %15 = sext i32 %14 to i64, !dbg !170
  %16 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %15, !dbg !170
  store volatile i32 0, ptr %16, align 4, !dbg !171
  %17 = load volatile i32, ptr @next_out, align 4, !dbg !172
  %18 = add nsw i32 %17, 1, !dbg !173
  %19 = srem i32 %18, 2, !dbg !174
  store volatile i32 %19, ptr @next_out, align 4, !dbg !175
  call void @unlock(), !dbg !176
  %20 = call i32 @sem_post(ptr noundef @space) #5, !dbg !177
  br label %4, !dbg !178, !llvm.loop !179
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @sem_wait(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @lock() #0 !dbg !182 {
  %1 = call i32 @sem_wait(ptr noundef @mutex), !dbg !185
  ret void, !dbg !186
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @unlock() #0 !dbg !187 {
  %1 = call i32 @sem_post(ptr noundef @mutex) #5, !dbg !188
  ret void, !dbg !189
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
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 256, elements: !72)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !70, line: 27, baseType: !71)
!70 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !{!73}
!73 = !DISubrange(count: 4)
!74 = !DILocation(line: 80, column: 12, scope: !63)
!75 = !DILocation(line: 82, column: 2, scope: !63)
!76 = !DILocation(line: 83, column: 2, scope: !63)
!77 = !DILocation(line: 84, column: 2, scope: !63)
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 85, type: !42)
!79 = distinct !DILexicalBlock(scope: !63, file: !3, line: 85, column: 2)
!80 = !DILocation(line: 85, column: 11, scope: !79)
!81 = !DILocation(line: 85, column: 7, scope: !79)
!82 = !DILocation(line: 85, column: 18, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 85, column: 2)
!84 = !DILocation(line: 85, column: 20, scope: !83)
!85 = !DILocation(line: 85, column: 2, scope: !79)
!86 = !DILocation(line: 86, column: 21, scope: !83)
!87 = !DILocation(line: 86, column: 19, scope: !83)
!88 = !DILocation(line: 86, column: 3, scope: !83)
!89 = !DILocation(line: 85, column: 34, scope: !83)
!90 = !DILocation(line: 85, column: 2, scope: !83)
!91 = distinct !{!91, !85, !92, !93}
!92 = !DILocation(line: 86, column: 45, scope: !79)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !DILocalVariable(name: "i", scope: !95, file: !3, line: 87, type: !42)
!95 = distinct !DILexicalBlock(scope: !63, file: !3, line: 87, column: 2)
!96 = !DILocation(line: 87, column: 11, scope: !95)
!97 = !DILocation(line: 87, column: 7, scope: !95)
!98 = !DILocation(line: 87, column: 18, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 87, column: 2)
!100 = !DILocation(line: 87, column: 20, scope: !99)
!101 = !DILocation(line: 87, column: 2, scope: !95)
!102 = !DILocation(line: 88, column: 33, scope: !99)
!103 = !DILocation(line: 88, column: 31, scope: !99)
!104 = !DILocation(line: 88, column: 19, scope: !99)
!105 = !DILocation(line: 88, column: 3, scope: !99)
!106 = !DILocation(line: 87, column: 34, scope: !99)
!107 = !DILocation(line: 87, column: 2, scope: !99)
!108 = distinct !{!108, !101, !109, !93}
!109 = !DILocation(line: 88, column: 57, scope: !95)
!110 = !DILocalVariable(name: "i", scope: !111, file: !3, line: 89, type: !42)
!111 = distinct !DILexicalBlock(scope: !63, file: !3, line: 89, column: 2)
!112 = !DILocation(line: 89, column: 11, scope: !111)
!113 = !DILocation(line: 89, column: 7, scope: !111)
!114 = !DILocation(line: 89, column: 18, scope: !115)
!115 = distinct !DILexicalBlock(scope: !111, file: !3, line: 89, column: 2)
!116 = !DILocation(line: 89, column: 20, scope: !115)
!117 = !DILocation(line: 89, column: 2, scope: !111)
!118 = !DILocation(line: 90, column: 18, scope: !115)
!119 = !DILocation(line: 90, column: 16, scope: !115)
!120 = !DILocation(line: 90, column: 3, scope: !115)
!121 = !DILocation(line: 89, column: 46, scope: !115)
!122 = !DILocation(line: 89, column: 2, scope: !115)
!123 = distinct !{!123, !117, !124, !93}
!124 = !DILocation(line: 90, column: 26, scope: !111)
!125 = !DILocation(line: 91, column: 2, scope: !63)
!126 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 43, type: !127, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!127 = !DISubroutineType(types: !128)
!128 = !{!5, !5}
!129 = !DILocalVariable(name: "arg", arg: 1, scope: !126, file: !3, line: 43, type: !5)
!130 = !DILocation(line: 43, column: 29, scope: !126)
!131 = !DILocation(line: 45, column: 8, scope: !126)
!132 = !DILocation(line: 46, column: 2, scope: !126)
!133 = !DILocation(line: 47, column: 3, scope: !134)
!134 = distinct !DILexicalBlock(scope: !135, file: !3, line: 46, column: 9)
!135 = distinct !DILexicalBlock(scope: !136, file: !3, line: 46, column: 2)
!136 = distinct !DILexicalBlock(scope: !126, file: !3, line: 46, column: 2)
!137 = !DILocation(line: 48, column: 3, scope: !134)
!138 = !DILocation(line: 49, column: 3, scope: !139)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 49, column: 3)
!140 = distinct !DILexicalBlock(scope: !134, file: !3, line: 49, column: 3)
!141 = !DILocation(line: 49, column: 3, scope: !140)
!142 = !DILocation(line: 50, column: 9, scope: !134)
!143 = !DILocation(line: 50, column: 3, scope: !134)
!144 = !DILocation(line: 50, column: 18, scope: !134)
!145 = !DILocation(line: 51, column: 14, scope: !134)
!146 = !DILocation(line: 51, column: 22, scope: !134)
!147 = !DILocation(line: 51, column: 27, scope: !134)
!148 = !DILocation(line: 51, column: 11, scope: !134)
!149 = !DILocation(line: 52, column: 3, scope: !134)
!150 = !DILocation(line: 53, column: 3, scope: !134)
!151 = !DILocation(line: 46, column: 2, scope: !135)
!152 = distinct !{!152, !153, !154}
!153 = !DILocation(line: 46, column: 2, scope: !136)
!154 = !DILocation(line: 54, column: 2, scope: !136)
!155 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 58, type: !127, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!156 = !DILocalVariable(name: "arg", arg: 1, scope: !155, file: !3, line: 58, type: !5)
!157 = !DILocation(line: 58, column: 29, scope: !155)
!158 = !DILocation(line: 60, column: 8, scope: !155)
!159 = !DILocation(line: 61, column: 2, scope: !155)
!160 = !DILocation(line: 66, column: 3, scope: !161)
!161 = distinct !DILexicalBlock(scope: !162, file: !3, line: 61, column: 9)
!162 = distinct !DILexicalBlock(scope: !163, file: !3, line: 61, column: 2)
!163 = distinct !DILexicalBlock(scope: !155, file: !3, line: 61, column: 2)
!164 = !DILocation(line: 67, column: 3, scope: !161)
!165 = !DILocation(line: 69, column: 3, scope: !166)
!166 = distinct !DILexicalBlock(scope: !167, file: !3, line: 69, column: 3)
!167 = distinct !DILexicalBlock(scope: !161, file: !3, line: 69, column: 3)
!168 = !DILocation(line: 69, column: 3, scope: !167)
!169 = !DILocation(line: 70, column: 9, scope: !161)
!170 = !DILocation(line: 70, column: 3, scope: !161)
!171 = !DILocation(line: 70, column: 19, scope: !161)
!172 = !DILocation(line: 71, column: 15, scope: !161)
!173 = !DILocation(line: 71, column: 24, scope: !161)
!174 = !DILocation(line: 71, column: 29, scope: !161)
!175 = !DILocation(line: 71, column: 12, scope: !161)
!176 = !DILocation(line: 72, column: 3, scope: !161)
!177 = !DILocation(line: 73, column: 3, scope: !161)
!178 = !DILocation(line: 61, column: 2, scope: !162)
!179 = distinct !{!179, !180, !181}
!180 = !DILocation(line: 61, column: 2, scope: !163)
!181 = !DILocation(line: 74, column: 2, scope: !163)
!182 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 29, type: !183, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!183 = !DISubroutineType(types: !184)
!184 = !{null}
!185 = !DILocation(line: 32, column: 2, scope: !182)
!186 = !DILocation(line: 34, column: 1, scope: !182)
!187 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 36, type: !183, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!188 = !DILocation(line: 39, column: 2, scope: !187)
!189 = !DILocation(line: 41, column: 1, scope: !187)
