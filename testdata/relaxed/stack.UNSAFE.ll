; ModuleID = 'relaxed/stack.c'
source_filename = "relaxed/stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@elements = internal global [3 x i32] zeroinitializer, align 4, !dbg !7
@top = internal global i32 0, align 4, !dbg !13
@.str = private unnamed_addr constant [8 x i8] c"top > 0\00", align 1, !dbg !15
@.str.1 = private unnamed_addr constant [16 x i8] c"relaxed/stack.c\00", align 1, !dbg !21
@__PRETTY_FUNCTION__.pop = private unnamed_addr constant [18 x i8] c"void *pop(void *)\00", align 1, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !70 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata ptr %3, metadata !78, metadata !DIExpression()), !dbg !79
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @push, ptr noundef null) #5, !dbg !80
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @pop, ptr noundef null) #5, !dbg !81
  call void @llvm.dbg.declare(metadata ptr %4, metadata !82, metadata !DIExpression()), !dbg !83
  %7 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @pop, ptr noundef null) #5, !dbg !84
  %8 = load i64, ptr %4, align 8, !dbg !85
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !86
  %10 = load i64, ptr %2, align 8, !dbg !87
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !88
  %12 = load i64, ptr %3, align 8, !dbg !89
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !90
  ret i32 0, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0) #0 !dbg !92 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !96
  %4 = load ptr, ptr %2, align 8, !dbg !97
  call void @llvm.dbg.declare(metadata ptr %3, metadata !98, metadata !DIExpression()), !dbg !100
  store i32 0, ptr %3, align 4, !dbg !100
  br label %5, !dbg !101

5:                                                ; preds = %16, %1
  %6 = load i32, ptr %3, align 4, !dbg !102
  %7 = icmp slt i32 %6, 3, !dbg !104
  br i1 %7, label %8, label %19, !dbg !105

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !106
  %10 = load i32, ptr %3, align 4, !dbg !108
  %11 = load i32, ptr @top, align 4, !dbg !109
  %12 = add nsw i32 %11, 1, !dbg !109
  store i32 %12, ptr @top, align 4, !dbg !109
  %13 = sext i32 %11 to i64, !dbg !110
  %14 = getelementptr inbounds [3 x i32], ptr @elements, i64 0, i64 %13, !dbg !110
  store i32 %10, ptr %14, align 4, !dbg !111
  %15 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !112
  br label %16, !dbg !113

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !114
  %18 = add nsw i32 %17, 1, !dbg !114
  store i32 %18, ptr %3, align 4, !dbg !114
  br label %5, !dbg !115, !llvm.loop !116

19:                                               ; preds = %5
  ret ptr null, !dbg !119
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @pop(ptr noundef %0) #0 !dbg !120 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !121, metadata !DIExpression()), !dbg !122
  %5 = load ptr, ptr %2, align 8, !dbg !123
  call void @llvm.dbg.declare(metadata ptr %3, metadata !124, metadata !DIExpression()), !dbg !126
  store i32 0, ptr %3, align 4, !dbg !126
  br label %6, !dbg !127

6:                                                ; preds = %30, %1
  %7 = load i32, ptr %3, align 4, !dbg !128
  %8 = icmp slt i32 %7, 3, !dbg !130
  br i1 %8, label %9, label %33, !dbg !131

9:                                                ; preds = %6
  %10 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !132
  call void @llvm.dbg.declare(metadata ptr %4, metadata !134, metadata !DIExpression()), !dbg !135
  %11 = load i32, ptr @top, align 4, !dbg !136
  %12 = icmp sgt i32 %11, 0, !dbg !137
  %13 = zext i1 %12 to i32, !dbg !137
  store i32 %13, ptr %4, align 4, !dbg !135
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !138
  %15 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !139
  %16 = load i32, ptr %4, align 4, !dbg !140
  %17 = icmp ne i32 %16, 0, !dbg !140
  br i1 %17, label %18, label %28, !dbg !142

18:                                               ; preds = %9
  %19 = load i32, ptr @top, align 4, !dbg !143
  %20 = icmp sgt i32 %19, 0, !dbg !143
  br i1 %20, label %21, label %22, !dbg !147

21:                                               ; preds = %18
  br label %23, !dbg !147

22:                                               ; preds = %18
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.pop) #6, !dbg !143
  unreachable, !dbg !143

23:                                               ; preds = %21
  %24 = load i32, ptr @top, align 4, !dbg !148
  %25 = add nsw i32 %24, -1, !dbg !148
  store i32 %25, ptr @top, align 4, !dbg !148
  %26 = sext i32 %25 to i64, !dbg !149
  %27 = getelementptr inbounds [3 x i32], ptr @elements, i64 0, i64 %26, !dbg !149
  store i32 0, ptr %27, align 4, !dbg !150
  br label %28, !dbg !151

28:                                               ; preds = %23, %9
  %29 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !152
  br label %30, !dbg !153

30:                                               ; preds = %28
  %31 = load i32, ptr %3, align 4, !dbg !154
  %32 = add nsw i32 %31, 1, !dbg !154
  store i32 %32, ptr %3, align 4, !dbg !154
  br label %6, !dbg !155, !llvm.loop !156

33:                                               ; preds = %6
  ret ptr null, !dbg !158
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!63, !64, !65, !66, !67, !68, !69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 14, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "relaxed/stack.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !15, !21, !26}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "elements", scope: !2, file: !3, line: 15, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 16, type: !10, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 64, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 8)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 128, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 16)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 144, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!30 = !{!31}
!31 = !DISubrange(count: 18)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !33, line: 72, baseType: !34)
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!34 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !33, line: 67, size: 320, elements: !35)
!35 = !{!36, !57, !61}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !34, file: !33, line: 69, baseType: !37, size: 320)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !38, line: 22, size: 320, elements: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!39 = !{!40, !41, !43, !44, !45, !46, !48, !49}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !37, file: !38, line: 24, baseType: !10, size: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !37, file: !38, line: 25, baseType: !42, size: 32, offset: 32)
!42 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !37, file: !38, line: 26, baseType: !10, size: 32, offset: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !37, file: !38, line: 28, baseType: !42, size: 32, offset: 96)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !37, file: !38, line: 32, baseType: !10, size: 32, offset: 128)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !37, file: !38, line: 34, baseType: !47, size: 16, offset: 160)
!47 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !37, file: !38, line: 35, baseType: !47, size: 16, offset: 176)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !37, file: !38, line: 36, baseType: !50, size: 128, offset: 192)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !51, line: 55, baseType: !52)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !51, line: 51, size: 128, elements: !53)
!53 = !{!54, !56}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !52, file: !51, line: 53, baseType: !55, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !52, file: !51, line: 54, baseType: !55, size: 64, offset: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !34, file: !33, line: 70, baseType: !58, size: 320)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 320, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 40)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !34, file: !33, line: 71, baseType: !62, size: 64)
!62 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!63 = !{i32 7, !"Dwarf Version", i32 5}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 8, !"PIC Level", i32 2}
!67 = !{i32 7, !"PIE Level", i32 2}
!68 = !{i32 7, !"uwtable", i32 2}
!69 = !{i32 7, !"frame-pointer", i32 2}
!70 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !71, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!10}
!73 = !{}
!74 = !DILocalVariable(name: "t", scope: !70, file: !3, line: 50, type: !75)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 27, baseType: !76)
!76 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!77 = !DILocation(line: 50, column: 12, scope: !70)
!78 = !DILocalVariable(name: "u", scope: !70, file: !3, line: 50, type: !75)
!79 = !DILocation(line: 50, column: 15, scope: !70)
!80 = !DILocation(line: 52, column: 2, scope: !70)
!81 = !DILocation(line: 53, column: 2, scope: !70)
!82 = !DILocalVariable(name: "v", scope: !70, file: !3, line: 55, type: !75)
!83 = !DILocation(line: 55, column: 12, scope: !70)
!84 = !DILocation(line: 57, column: 2, scope: !70)
!85 = !DILocation(line: 58, column: 15, scope: !70)
!86 = !DILocation(line: 58, column: 2, scope: !70)
!87 = !DILocation(line: 60, column: 15, scope: !70)
!88 = !DILocation(line: 60, column: 2, scope: !70)
!89 = !DILocation(line: 61, column: 15, scope: !70)
!90 = !DILocation(line: 61, column: 2, scope: !70)
!91 = !DILocation(line: 62, column: 2, scope: !70)
!92 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 18, type: !93, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!93 = !DISubroutineType(types: !94)
!94 = !{!5, !5}
!95 = !DILocalVariable(name: "arg", arg: 1, scope: !92, file: !3, line: 18, type: !5)
!96 = !DILocation(line: 18, column: 25, scope: !92)
!97 = !DILocation(line: 20, column: 8, scope: !92)
!98 = !DILocalVariable(name: "i", scope: !99, file: !3, line: 21, type: !10)
!99 = distinct !DILexicalBlock(scope: !92, file: !3, line: 21, column: 2)
!100 = !DILocation(line: 21, column: 11, scope: !99)
!101 = !DILocation(line: 21, column: 7, scope: !99)
!102 = !DILocation(line: 21, column: 18, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 21, column: 2)
!104 = !DILocation(line: 21, column: 20, scope: !103)
!105 = !DILocation(line: 21, column: 2, scope: !99)
!106 = !DILocation(line: 22, column: 3, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !3, line: 21, column: 33)
!108 = !DILocation(line: 23, column: 21, scope: !107)
!109 = !DILocation(line: 23, column: 15, scope: !107)
!110 = !DILocation(line: 23, column: 3, scope: !107)
!111 = !DILocation(line: 23, column: 19, scope: !107)
!112 = !DILocation(line: 24, column: 3, scope: !107)
!113 = !DILocation(line: 25, column: 2, scope: !107)
!114 = !DILocation(line: 21, column: 29, scope: !103)
!115 = !DILocation(line: 21, column: 2, scope: !103)
!116 = distinct !{!116, !105, !117, !118}
!117 = !DILocation(line: 25, column: 2, scope: !99)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !DILocation(line: 26, column: 2, scope: !92)
!120 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 29, type: !93, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!121 = !DILocalVariable(name: "arg", arg: 1, scope: !120, file: !3, line: 29, type: !5)
!122 = !DILocation(line: 29, column: 24, scope: !120)
!123 = !DILocation(line: 31, column: 8, scope: !120)
!124 = !DILocalVariable(name: "i", scope: !125, file: !3, line: 32, type: !10)
!125 = distinct !DILexicalBlock(scope: !120, file: !3, line: 32, column: 2)
!126 = !DILocation(line: 32, column: 11, scope: !125)
!127 = !DILocation(line: 32, column: 7, scope: !125)
!128 = !DILocation(line: 32, column: 18, scope: !129)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 32, column: 2)
!130 = !DILocation(line: 32, column: 20, scope: !129)
!131 = !DILocation(line: 32, column: 2, scope: !125)
!132 = !DILocation(line: 33, column: 3, scope: !133)
!133 = distinct !DILexicalBlock(scope: !129, file: !3, line: 32, column: 33)
!134 = !DILocalVariable(name: "filled", scope: !133, file: !3, line: 34, type: !10)
!135 = !DILocation(line: 34, column: 7, scope: !133)
!136 = !DILocation(line: 34, column: 16, scope: !133)
!137 = !DILocation(line: 34, column: 20, scope: !133)
!138 = !DILocation(line: 36, column: 3, scope: !133)
!139 = !DILocation(line: 37, column: 3, scope: !133)
!140 = !DILocation(line: 39, column: 7, scope: !141)
!141 = distinct !DILexicalBlock(scope: !133, file: !3, line: 39, column: 7)
!142 = !DILocation(line: 39, column: 7, scope: !133)
!143 = !DILocation(line: 40, column: 4, scope: !144)
!144 = distinct !DILexicalBlock(scope: !145, file: !3, line: 40, column: 4)
!145 = distinct !DILexicalBlock(scope: !146, file: !3, line: 40, column: 4)
!146 = distinct !DILexicalBlock(scope: !141, file: !3, line: 39, column: 15)
!147 = !DILocation(line: 40, column: 4, scope: !145)
!148 = !DILocation(line: 41, column: 13, scope: !146)
!149 = !DILocation(line: 41, column: 4, scope: !146)
!150 = !DILocation(line: 41, column: 20, scope: !146)
!151 = !DILocation(line: 42, column: 3, scope: !146)
!152 = !DILocation(line: 43, column: 3, scope: !133)
!153 = !DILocation(line: 44, column: 2, scope: !133)
!154 = !DILocation(line: 32, column: 29, scope: !129)
!155 = !DILocation(line: 32, column: 2, scope: !129)
!156 = distinct !{!156, !131, !157, !118}
!157 = !DILocation(line: 44, column: 2, scope: !125)
!158 = !DILocation(line: 45, column: 2, scope: !120)
