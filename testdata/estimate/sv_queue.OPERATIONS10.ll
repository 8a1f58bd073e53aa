; ModuleID = 'estimate/sv_queue.c'
source_filename = "estimate/sv_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@tail = internal global i32 0, align 4, !dbg !0
@head = internal global i32 0, align 4, !dbg !27
@.str = private unnamed_addr constant [35 x i8] c"tail == OPERATIONS && head <= tail\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [20 x i8] c"estimate/sv_queue.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !37
@items = internal global [10 x i32] zeroinitializer, align 16, !dbg !69
@.str.2 = private unnamed_addr constant [20 x i8] c"items[head] == head\00", align 1, !dbg !30
@__PRETTY_FUNCTION__.work = private unnamed_addr constant [19 x i8] c"void *work(void *)\00", align 1, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !81 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.declare(metadata ptr %3, metadata !92, metadata !DIExpression()), !dbg !94
  store i32 0, ptr %3, align 4, !dbg !94
  br label %5, !dbg !95

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !96
  %7 = icmp slt i32 %6, 2, !dbg !98
  br i1 %7, label %8, label %19, !dbg !99

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !100
  %10 = sext i32 %9 to i64, !dbg !101
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !101
  %12 = load i32, ptr %3, align 4, !dbg !102
  %13 = sext i32 %12 to i64, !dbg !103
  %14 = inttoptr i64 %13 to ptr, !dbg !104
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @work, ptr noundef %14) #5, !dbg !105
  br label %16, !dbg !105

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !106
  %18 = add nsw i32 %17, 1, !dbg !106
  store i32 %18, ptr %3, align 4, !dbg !106
  br label %5, !dbg !107, !llvm.loop !108

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !111, metadata !DIExpression()), !dbg !113
  store i32 0, ptr %4, align 4, !dbg !113
  br label %20, !dbg !114

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !115
  %22 = icmp slt i32 %21, 2, !dbg !117
  br i1 %22, label %23, label %32, !dbg !118

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !119
  %25 = sext i32 %24 to i64, !dbg !120
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !120
  %27 = load i64, ptr %26, align 8, !dbg !120
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !121
  br label %29, !dbg !121

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !122
  %31 = add nsw i32 %30, 1, !dbg !122
  store i32 %31, ptr %4, align 4, !dbg !122
  br label %20, !dbg !123, !llvm.loop !124

32:                                               ; preds = %20
  %33 = load i32, ptr @tail, align 4, !dbg !126
  %34 = icmp eq i32 %33, 10, !dbg !126
  br i1 %34, label %35, label %40, !dbg !126

35:                                               ; preds = %32
  %36 = load i32, ptr @head, align 4, !dbg !126
  %37 = load i32, ptr @tail, align 4, !dbg !126
  %38 = icmp sle i32 %36, %37, !dbg !126
  br i1 %38, label %39, label %40, !dbg !129

39:                                               ; preds = %35
  br label %41, !dbg !129

40:                                               ; preds = %35, %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !126
  unreachable, !dbg !126

41:                                               ; preds = %39
  ret i32 0, !dbg !130
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !131 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !134, metadata !DIExpression()), !dbg !135
  call void @llvm.dbg.declare(metadata ptr %3, metadata !136, metadata !DIExpression()), !dbg !138
  store i32 0, ptr %3, align 4, !dbg !138
  br label %4, !dbg !139

4:                                                ; preds = %36, %1
  %5 = load i32, ptr %3, align 4, !dbg !140
  %6 = icmp slt i32 %5, 10, !dbg !142
  br i1 %6, label %7, label %39, !dbg !143

7:                                                ; preds = %4
  %8 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !144
  %9 = load ptr, ptr %2, align 8, !dbg !146
  %10 = icmp eq ptr %9, null, !dbg !148
  br i1 %10, label %11, label %17, !dbg !149

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4, !dbg !150
  %13 = load i32, ptr @tail, align 4, !dbg !152
  %14 = add nsw i32 %13, 1, !dbg !152
  store i32 %14, ptr @tail, align 4, !dbg !152
  %15 = sext i32 %13 to i64, !dbg !153
  %16 = getelementptr inbounds [10 x i32], ptr @items, i64 0, i64 %15, !dbg !153
  store i32 %12, ptr %16, align 4, !dbg !154
  br label %34, !dbg !155

17:                                               ; preds = %7
  %18 = load i32, ptr @head, align 4, !dbg !156
  %19 = load i32, ptr @tail, align 4, !dbg !158
  %20 = icmp slt i32 %18, %19, !dbg !159
  br i1 %20, label %21, label %33, !dbg !160

21:                                               ; preds = %17
  %22 = load i32, ptr @head, align 4, !dbg !161
  %23 = sext i32 %22 to i64, !dbg !161
  %24 = getelementptr inbounds [10 x i32], ptr @items, i64 0, i64 %23, !dbg !161
  %25 = load i32, ptr %24, align 4, !dbg !161
  %26 = load i32, ptr @head, align 4, !dbg !161
  %27 = icmp eq i32 %25, %26, !dbg !161
  br i1 %27, label %28, label %29, !dbg !165

28:                                               ; preds = %21
  br label %30, !dbg !165

29:                                               ; preds = %21
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.work) #6, !dbg !161
  unreachable, !dbg !161

30:                                               ; preds = %28
  %31 = load i32, ptr @head, align 4, !dbg !166
  %32 = add nsw i32 %31, 1, !dbg !166
  store i32 %32, ptr @head, align 4, !dbg !166
  br label %33, !dbg !167

33:                                               ; preds = %30, %17
  br label %34

34:                                               ; preds = %33, %11
  %35 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !168
  br label %36, !dbg !169

36:                                               ; preds = %34
  %37 = load i32, ptr %3, align 4, !dbg !170
  %38 = add nsw i32 %37, 1, !dbg !170
  store i32 %38, ptr %3, align 4, !dbg !170
  br label %4, !dbg !171, !llvm.loop !172

39:                                               ; preds = %4
  ret ptr null, !dbg !174
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!74, !75, !76, !77, !78, !79, !80}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 21, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/sv_queue.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!10, !16, !21, !27, !0, !30, !32, !37, !69}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 280, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 35)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 160, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 20)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 21, type: !29, isLocal: true, isDefinition: true)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !18, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 152, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 19)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 22, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !40, line: 72, baseType: !41)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!41 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !40, line: 67, size: 320, elements: !42)
!42 = !{!43, !64, !68}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !41, file: !40, line: 69, baseType: !44, size: 320)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !45, line: 22, size: 320, elements: !46)
!45 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!46 = !{!47, !48, !50, !51, !52, !53, !55, !56}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !44, file: !45, line: 24, baseType: !29, size: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !44, file: !45, line: 25, baseType: !49, size: 32, offset: 32)
!49 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !44, file: !45, line: 26, baseType: !29, size: 32, offset: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !44, file: !45, line: 28, baseType: !49, size: 32, offset: 96)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !44, file: !45, line: 32, baseType: !29, size: 32, offset: 128)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !44, file: !45, line: 34, baseType: !54, size: 16, offset: 160)
!54 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !44, file: !45, line: 35, baseType: !54, size: 16, offset: 176)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !44, file: !45, line: 36, baseType: !57, size: 128, offset: 192)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !58, line: 55, baseType: !59)
!58 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !58, line: 51, size: 128, elements: !60)
!60 = !{!61, !63}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !59, file: !58, line: 53, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !59, file: !58, line: 54, baseType: !62, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !41, file: !40, line: 70, baseType: !65, size: 320)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 40)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !41, file: !40, line: 71, baseType: !8, size: 64)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "items", scope: !2, file: !3, line: 21, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 320, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 10)
!74 = !{i32 7, !"Dwarf Version", i32 5}
!75 = !{i32 2, !"Debug Info Version", i32 3}
!76 = !{i32 1, !"wchar_size", i32 4}
!77 = !{i32 8, !"PIC Level", i32 2}
!78 = !{i32 7, !"PIE Level", i32 2}
!79 = !{i32 7, !"uwtable", i32 2}
!80 = !{i32 7, !"frame-pointer", i32 2}
!81 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !82, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!82 = !DISubroutineType(types: !83)
!83 = !{!29}
!84 = !{}
!85 = !DILocalVariable(name: "t", scope: !81, file: !3, line: 41, type: !86)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 128, elements: !89)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !88)
!88 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!89 = !{!90}
!90 = !DISubrange(count: 2)
!91 = !DILocation(line: 41, column: 12, scope: !81)
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 43, type: !29)
!93 = distinct !DILexicalBlock(scope: !81, file: !3, line: 43, column: 2)
!94 = !DILocation(line: 43, column: 11, scope: !93)
!95 = !DILocation(line: 43, column: 7, scope: !93)
!96 = !DILocation(line: 43, column: 18, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 43, column: 2)
!98 = !DILocation(line: 43, column: 20, scope: !97)
!99 = !DILocation(line: 43, column: 2, scope: !93)
!100 = !DILocation(line: 44, column: 21, scope: !97)
!101 = !DILocation(line: 44, column: 19, scope: !97)
!102 = !DILocation(line: 44, column: 55, scope: !97)
!103 = !DILocation(line: 44, column: 45, scope: !97)
!104 = !DILocation(line: 44, column: 37, scope: !97)
!105 = !DILocation(line: 44, column: 3, scope: !97)
!106 = !DILocation(line: 43, column: 32, scope: !97)
!107 = !DILocation(line: 43, column: 2, scope: !97)
!108 = distinct !{!108, !99, !109, !110}
!109 = !DILocation(line: 44, column: 56, scope: !93)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !DILocalVariable(name: "i", scope: !112, file: !3, line: 45, type: !29)
!112 = distinct !DILexicalBlock(scope: !81, file: !3, line: 45, column: 2)
!113 = !DILocation(line: 45, column: 11, scope: !112)
!114 = !DILocation(line: 45, column: 7, scope: !112)
!115 = !DILocation(line: 45, column: 18, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 45, column: 2)
!117 = !DILocation(line: 45, column: 20, scope: !116)
!118 = !DILocation(line: 45, column: 2, scope: !112)
!119 = !DILocation(line: 46, column: 18, scope: !116)
!120 = !DILocation(line: 46, column: 16, scope: !116)
!121 = !DILocation(line: 46, column: 3, scope: !116)
!122 = !DILocation(line: 45, column: 32, scope: !116)
!123 = !DILocation(line: 45, column: 2, scope: !116)
!124 = distinct !{!124, !118, !125, !110}
!125 = !DILocation(line: 46, column: 26, scope: !112)
!126 = !DILocation(line: 47, column: 2, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 47, column: 2)
!128 = distinct !DILexicalBlock(scope: !81, file: !3, line: 47, column: 2)
!129 = !DILocation(line: 47, column: 2, scope: !128)
!130 = !DILocation(line: 48, column: 2, scope: !81)
!131 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 24, type: !132, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!132 = !DISubroutineType(types: !133)
!133 = !{!5, !5}
!134 = !DILocalVariable(name: "arg", arg: 1, scope: !131, file: !3, line: 24, type: !5)
!135 = !DILocation(line: 24, column: 25, scope: !131)
!136 = !DILocalVariable(name: "i", scope: !137, file: !3, line: 26, type: !29)
!137 = distinct !DILexicalBlock(scope: !131, file: !3, line: 26, column: 2)
!138 = !DILocation(line: 26, column: 11, scope: !137)
!139 = !DILocation(line: 26, column: 7, scope: !137)
!140 = !DILocation(line: 26, column: 18, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 26, column: 2)
!142 = !DILocation(line: 26, column: 20, scope: !141)
!143 = !DILocation(line: 26, column: 2, scope: !137)
!144 = !DILocation(line: 27, column: 3, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !3, line: 26, column: 39)
!146 = !DILocation(line: 28, column: 7, scope: !147)
!147 = distinct !DILexicalBlock(scope: !145, file: !3, line: 28, column: 7)
!148 = !DILocation(line: 28, column: 11, scope: !147)
!149 = !DILocation(line: 28, column: 7, scope: !145)
!150 = !DILocation(line: 29, column: 20, scope: !151)
!151 = distinct !DILexicalBlock(scope: !147, file: !3, line: 28, column: 20)
!152 = !DILocation(line: 29, column: 14, scope: !151)
!153 = !DILocation(line: 29, column: 4, scope: !151)
!154 = !DILocation(line: 29, column: 18, scope: !151)
!155 = !DILocation(line: 30, column: 3, scope: !151)
!156 = !DILocation(line: 30, column: 14, scope: !157)
!157 = distinct !DILexicalBlock(scope: !147, file: !3, line: 30, column: 14)
!158 = !DILocation(line: 30, column: 21, scope: !157)
!159 = !DILocation(line: 30, column: 19, scope: !157)
!160 = !DILocation(line: 30, column: 14, scope: !147)
!161 = !DILocation(line: 31, column: 4, scope: !162)
!162 = distinct !DILexicalBlock(scope: !163, file: !3, line: 31, column: 4)
!163 = distinct !DILexicalBlock(scope: !164, file: !3, line: 31, column: 4)
!164 = distinct !DILexicalBlock(scope: !157, file: !3, line: 30, column: 27)
!165 = !DILocation(line: 31, column: 4, scope: !163)
!166 = !DILocation(line: 32, column: 8, scope: !164)
!167 = !DILocation(line: 33, column: 3, scope: !164)
!168 = !DILocation(line: 34, column: 3, scope: !145)
!169 = !DILocation(line: 35, column: 2, scope: !145)
!170 = !DILocation(line: 26, column: 35, scope: !141)
!171 = !DILocation(line: 26, column: 2, scope: !141)
!172 = distinct !{!172, !143, !173, !110}
!173 = !DILocation(line: 35, column: 2, scope: !137)
!174 = !DILocation(line: 36, column: 2, scope: !131)
