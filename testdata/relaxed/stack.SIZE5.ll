; ModuleID = 'relaxed/stack.c'
source_filename = "relaxed/stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@elements = internal global [5 x i32] zeroinitializer, align 16, !dbg !7
@top = internal global i32 0, align 4, !dbg !13
@.str = private unnamed_addr constant [8 x i8] c"top > 0\00", align 1, !dbg !15
@.str.1 = private unnamed_addr constant [16 x i8] c"relaxed/stack.c\00", align 1, !dbg !21
@__PRETTY_FUNCTION__.pop = private unnamed_addr constant [18 x i8] c"void *pop(void *)\00", align 1, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !70 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata ptr %3, metadata !78, metadata !DIExpression()), !dbg !79
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @push, ptr noundef null) #5, !dbg !80
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @pop, ptr noundef null) #5, !dbg !81
  %6 = load i64, ptr %2, align 8, !dbg !82
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !83
  %8 = load i64, ptr %3, align 8, !dbg !84
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !85
  ret i32 0, !dbg !86
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0) #0 !dbg !87 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  %4 = load ptr, ptr %2, align 8, !dbg !92
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !95
  store i32 0, ptr %3, align 4, !dbg !95
  br label %5, !dbg !96

5:                                                ; preds = %16, %1
  %6 = load i32, ptr %3, align 4, !dbg !97
  %7 = icmp slt i32 %6, 5, !dbg !99
  br i1 %7, label %8, label %19, !dbg !100

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !101
  %10 = load i32, ptr %3, align 4, !dbg !103
  %11 = load i32, ptr @top, align 4, !dbg !104
  %12 = add nsw i32 %11, 1, !dbg !104
  store i32 %12, ptr @top, align 4, !dbg !104
  %13 = sext i32 %11 to i64, !dbg !105
  %14 = getelementptr inbounds [5 x i32], ptr @elements, i64 0, i64 %13, !dbg !105
  store i32 %10, ptr %14, align 4, !dbg !106
  %15 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !107
  br label %16, !dbg !108

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !109
  %18 = add nsw i32 %17, 1, !dbg !109
  store i32 %18, ptr %3, align 4, !dbg !109
  br label %5, !dbg !110, !llvm.loop !111

19:                                               ; preds = %5
  ret ptr null, !dbg !114
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @pop(ptr noundef %0) #0 !dbg !115 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !116, metadata !DIExpression()), !dbg !117
  %5 = load ptr, ptr %2, align 8, !dbg !118
  call void @llvm.dbg.declare(metadata ptr %3, metadata !119, metadata !DIExpression()), !dbg !121
  store i32 0, ptr %3, align 4, !dbg !121
  br label %6, !dbg !122

6:                                                ; preds = %28, %1
  %7 = load i32, ptr %3, align 4, !dbg !123
  %8 = icmp slt i32 %7, 5, !dbg !125
  br i1 %8, label %9, label %31, !dbg !126

9:                                                ; preds = %6
  %10 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !127
  call void @llvm.dbg.declare(metadata ptr %4, metadata !129, metadata !DIExpression()), !dbg !130
  %11 = load i32, ptr @top, align 4, !dbg !131
  %12 = icmp sgt i32 %11, 0, !dbg !132
  %13 = zext i1 %12 to i32, !dbg !132
  store i32 %13, ptr %4, align 4, !dbg !130
  %14 = load i32, ptr %4, align 4, !dbg !133
  %15 = icmp ne i32 %14, 0, !dbg !133
  br i1 %15, label %16, label %26, !dbg !135

16:                                               ; preds = %9
  %17 = load i32, ptr @top, align 4, !dbg !136
  %18 = icmp sgt i32 %17, 0, !dbg !136
  br i1 %18, label %19, label %20, !dbg !140

19:                                               ; preds = %16
  br label %21, !dbg !140

20:                                               ; preds = %16
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.pop) #6, !dbg !136
  unreachable, !dbg !136

21:                                               ; preds = %19
  %22 = load i32, ptr @top, align 4, !dbg !141
  %23 = add nsw i32 %22, -1, !dbg !141
  store i32 %23, ptr @top, align 4, !dbg !141
  %24 = sext i32 %23 to i64, !dbg !142
  %25 = getelementptr inbounds [5 x i32], ptr @elements, i64 0, i64 %24, !dbg !142
  store i32 0, ptr %25, align 4, !dbg !143
  br label %26, !dbg !144

26:                                               ; preds = %21, %9
  %27 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !145
  br label %28, !dbg !146

28:                                               ; preds = %26
  %29 = load i32, ptr %3, align 4, !dbg !147
  %30 = add nsw i32 %29, 1, !dbg !147
  store i32 %30, ptr %3, align 4, !dbg !147
  br label %6, !dbg !148, !llvm.loop !149

31:                                               ; preds = %6
  ret ptr null, !dbg !151
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
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 160, elements: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 5)
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
!82 = !DILocation(line: 60, column: 15, scope: !70)
!83 = !DILocation(line: 60, column: 2, scope: !70)
!84 = !DILocation(line: 61, column: 15, scope: !70)
!85 = !DILocation(line: 61, column: 2, scope: !70)
!86 = !DILocation(line: 62, column: 2, scope: !70)
!87 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 18, type: !88, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!88 = !DISubroutineType(types: !89)
!89 = !{!5, !5}
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !3, line: 18, type: !5)
!91 = !DILocation(line: 18, column: 25, scope: !87)
!92 = !DILocation(line: 20, column: 8, scope: !87)
!93 = !DILocalVariable(name: "i", scope: !94, file: !3, line: 21, type: !10)
!94 = distinct !DILexicalBlock(scope: !87, file: !3, line: 21, column: 2)
!95 = !DILocation(line: 21, column: 11, scope: !94)
!96 = !DILocation(line: 21, column: 7, scope: !94)
!97 = !DILocation(line: 21, column: 18, scope: !98)
!98 = distinct !DILexicalBlock(scope: !94, file: !3, line: 21, column: 2)
!99 = !DILocation(line: 21, column: 20, scope: !98)
!100 = !DILocation(line: 21, column: 2, scope: !94)
!101 = !DILocation(line: 22, column: 3, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 21, column: 33)
!103 = !DILocation(line: 23, column: 21, scope: !102)
!104 = !DILocation(line: 23, column: 15, scope: !102)
!105 = !DILocation(line: 23, column: 3, scope: !102)
!106 = !DILocation(line: 23, column: 19, scope: !102)
!107 = !DILocation(line: 24, column: 3, scope: !102)
!108 = !DILocation(line: 25, column: 2, scope: !102)
!109 = !DILocation(line: 21, column: 29, scope: !98)
!110 = !DILocation(line: 21, column: 2, scope: !98)
!111 = distinct !{!111, !100, !112, !113}
!112 = !DILocation(line: 25, column: 2, scope: !94)
!113 = !{!"llvm.loop.mustprogress"}
!114 = !DILocation(line: 26, column: 2, scope: !87)
!115 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 29, type: !88, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!116 = !DILocalVariable(name: "arg", arg: 1, scope: !115, file: !3, line: 29, type: !5)
!117 = !DILocation(line: 29, column: 24, scope: !115)
!118 = !DILocation(line: 31, column: 8, scope: !115)
!119 = !DILocalVariable(name: "i", scope: !120, file: !3, line: 32, type: !10)
!120 = distinct !DILexicalBlock(scope: !115, file: !3, line: 32, column: 2)
!121 = !DILocation(line: 32, column: 11, scope: !120)
!122 = !DILocation(line: 32, column: 7, scope: !120)
!123 = !DILocation(line: 32, column: 18, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !3, line: 32, column: 2)
!125 = !DILocation(line: 32, column: 20, scope: !124)
!126 = !DILocation(line: 32, column: 2, scope: !120)
!127 = !DILocation(line: 33, column: 3, scope: !128)
!128 = distinct !DILexicalBlock(scope: !124, file: !3, line: 32, column: 33)
!129 = !DILocalVariable(name: "filled", scope: !128, file: !3, line: 34, type: !10)
!130 = !DILocation(line: 34, column: 7, scope: !128)
!131 = !DILocation(line: 34, column: 16, scope: !128)
!132 = !DILocation(line: 34, column: 20, scope: !128)
!133 = !DILocation(line: 39, column: 7, scope: !134)
!134 = distinct !DILexicalBlock(scope: !128, file: !3, line: 39, column: 7)
!135 = !DILocation(line: 39, column: 7, scope: !128)
!136 = !DILocation(line: 40, column: 4, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 40, column: 4)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 40, column: 4)
!139 = distinct !DILexicalBlock(scope: !134, file: !3, line: 39, column: 15)
!140 = !DILocation(line: 40, column: 4, scope: !138)
!141 = !DILocation(line: 41, column: 13, scope: !139)
!142 = !DILocation(line: 41, column: 4, scope: !139)
!143 = !DILocation(line: 41, column: 20, scope: !139)
!144 = !DILocation(line: 42, column: 3, scope: !139)
!145 = !DILocation(line: 43, column: 3, scope: !128)
!146 = !DILocation(line: 44, column: 2, scope: !128)
!147 = !DILocation(line: 32, column: 29, scope: !124)
!148 = !DILocation(line: 32, column: 2, scope: !124)
!149 = distinct !{!149, !126, !150, !113}
!150 = !DILocation(line: 44, column: 2, scope: !120)
!151 = !DILocation(line: 45, column: 2, scope: !115)
