; ModuleID = 'rc11/mp_mutex.c'
source_filename = "rc11/mp_mutex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@sent = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"sent == N\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"rc11/mp_mutex.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !24
@data = internal global [2 x i32] zeroinitializer, align 4, !dbg !58
@.str.2 = private unnamed_addr constant [17 x i8] c"data[i] == i + 1\00", align 1, !dbg !63
@__PRETTY_FUNCTION__.receive = private unnamed_addr constant [22 x i8] c"void *receive(void *)\00", align 1, !dbg !68

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !80 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !90
  call void @llvm.dbg.declare(metadata ptr %3, metadata !91, metadata !DIExpression()), !dbg !93
  store i32 0, ptr %3, align 4, !dbg !93
  br label %5, !dbg !94

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !95
  %7 = icmp slt i32 %6, 2, !dbg !97
  br i1 %7, label %8, label %16, !dbg !98

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !99
  %10 = sext i32 %9 to i64, !dbg !100
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !100
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @send, ptr noundef null) #5, !dbg !101
  br label %13, !dbg !101

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !102
  %15 = add nsw i32 %14, 1, !dbg !102
  store i32 %15, ptr %3, align 4, !dbg !102
  br label %5, !dbg !103, !llvm.loop !104

16:                                               ; preds = %5
  %17 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !107
  %18 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef @receive, ptr noundef null) #5, !dbg !108
  call void @llvm.dbg.declare(metadata ptr %4, metadata !109, metadata !DIExpression()), !dbg !111
  store i32 0, ptr %4, align 4, !dbg !111
  br label %19, !dbg !112

19:                                               ; preds = %28, %16
  %20 = load i32, ptr %4, align 4, !dbg !113
  %21 = icmp sle i32 %20, 2, !dbg !115
  br i1 %21, label %22, label %31, !dbg !116

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !117
  %24 = sext i32 %23 to i64, !dbg !118
  %25 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %24, !dbg !118
  %26 = load i64, ptr %25, align 8, !dbg !118
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !119
  br label %28, !dbg !119

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !120
  %30 = add nsw i32 %29, 1, !dbg !120
  store i32 %30, ptr %4, align 4, !dbg !120
  br label %19, !dbg !121, !llvm.loop !122

31:                                               ; preds = %19
  %32 = load i32, ptr @sent, align 4, !dbg !124
  %33 = icmp eq i32 %32, 2, !dbg !124
  br i1 %33, label %34, label %35, !dbg !127

34:                                               ; preds = %31
  br label %36, !dbg !127

35:                                               ; preds = %31
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !124
  unreachable, !dbg !124

36:                                               ; preds = %34
  ret i32 0, !dbg !128
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @send(ptr noundef %0) #0 !dbg !129 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !132, metadata !DIExpression()), !dbg !133
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !134
  %4 = load i32, ptr @sent, align 4, !dbg !135
  %5 = add nsw i32 %4, 1, !dbg !136
  %6 = load i32, ptr @sent, align 4, !dbg !137
  %7 = sext i32 %6 to i64, !dbg !138
  %8 = getelementptr inbounds [2 x i32], ptr @data, i64 0, i64 %7, !dbg !138
  store i32 %5, ptr %8, align 4, !dbg !139
  %9 = load i32, ptr @sent, align 4, !dbg !140
  %10 = add nsw i32 %9, 1, !dbg !140
  store i32 %10, ptr @sent, align 4, !dbg !140
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !141
  ret ptr null, !dbg !142
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @receive(ptr noundef %0) #0 !dbg !143 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !144, metadata !DIExpression()), !dbg !145
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !146
  call void @llvm.dbg.declare(metadata ptr %3, metadata !147, metadata !DIExpression()), !dbg !149
  store i32 0, ptr %3, align 4, !dbg !149
  br label %5, !dbg !150

5:                                                ; preds = %20, %1
  %6 = load i32, ptr %3, align 4, !dbg !151
  %7 = load i32, ptr @sent, align 4, !dbg !153
  %8 = icmp slt i32 %6, %7, !dbg !154
  br i1 %8, label %9, label %23, !dbg !155

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !dbg !156
  %11 = sext i32 %10 to i64, !dbg !156
  %12 = getelementptr inbounds [2 x i32], ptr @data, i64 0, i64 %11, !dbg !156
  %13 = load i32, ptr %12, align 4, !dbg !156
  %14 = load i32, ptr %3, align 4, !dbg !156
  %15 = add nsw i32 %14, 1, !dbg !156
  %16 = icmp eq i32 %13, %15, !dbg !156
  br i1 %16, label %17, label %18, !dbg !159

17:                                               ; preds = %9
  br label %19, !dbg !159

18:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.receive) #6, !dbg !156
  unreachable, !dbg !156

19:                                               ; preds = %17
  br label %20, !dbg !160

20:                                               ; preds = %19
  %21 = load i32, ptr %3, align 4, !dbg !161
  %22 = add nsw i32 %21, 1, !dbg !161
  store i32 %22, ptr %3, align 4, !dbg !161
  br label %5, !dbg !162, !llvm.loop !163

23:                                               ; preds = %5
  %24 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !165
  ret ptr null, !dbg !166
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
!llvm.module.flags = !{!73, !74, !75, !76, !77, !78, !79}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sent", scope: !2, file: !3, line: 12, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/mp_mutex.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !58, !63, !68}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !27, line: 72, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 67, size: 320, elements: !29)
!29 = !{!30, !52, !56}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !28, file: !27, line: 69, baseType: !31, size: 320)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !32, line: 22, size: 320, elements: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!33 = !{!34, !36, !38, !39, !40, !41, !43, !44}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !31, file: !32, line: 24, baseType: !35, size: 32)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !31, file: !32, line: 25, baseType: !37, size: 32, offset: 32)
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !31, file: !32, line: 26, baseType: !35, size: 32, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !31, file: !32, line: 28, baseType: !37, size: 32, offset: 96)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !31, file: !32, line: 32, baseType: !35, size: 32, offset: 128)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !31, file: !32, line: 34, baseType: !42, size: 16, offset: 160)
!42 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !31, file: !32, line: 35, baseType: !42, size: 16, offset: 176)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !31, file: !32, line: 36, baseType: !45, size: 128, offset: 192)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !46, line: 55, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !46, line: 51, size: 128, elements: !48)
!48 = !{!49, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !47, file: !46, line: 53, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !47, file: !46, line: 54, baseType: !50, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !28, file: !27, line: 70, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 40)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 71, baseType: !57, size: 64)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 12, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 64, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 2)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 17)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !70, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 176, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 22)
!73 = !{i32 7, !"Dwarf Version", i32 5}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 8, !"PIC Level", i32 2}
!77 = !{i32 7, !"PIE Level", i32 2}
!78 = !{i32 7, !"uwtable", i32 2}
!79 = !{i32 7, !"frame-pointer", i32 2}
!80 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !81, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !83)
!81 = !DISubroutineType(types: !82)
!82 = !{!35}
!83 = !{}
!84 = !DILocalVariable(name: "t", scope: !80, file: !3, line: 34, type: !85)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 192, elements: !88)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !87)
!87 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!88 = !{!89}
!89 = !DISubrange(count: 3)
!90 = !DILocation(line: 34, column: 12, scope: !80)
!91 = !DILocalVariable(name: "i", scope: !92, file: !3, line: 36, type: !35)
!92 = distinct !DILexicalBlock(scope: !80, file: !3, line: 36, column: 2)
!93 = !DILocation(line: 36, column: 11, scope: !92)
!94 = !DILocation(line: 36, column: 7, scope: !92)
!95 = !DILocation(line: 36, column: 18, scope: !96)
!96 = distinct !DILexicalBlock(scope: !92, file: !3, line: 36, column: 2)
!97 = !DILocation(line: 36, column: 20, scope: !96)
!98 = !DILocation(line: 36, column: 2, scope: !92)
!99 = !DILocation(line: 37, column: 21, scope: !96)
!100 = !DILocation(line: 37, column: 19, scope: !96)
!101 = !DILocation(line: 37, column: 3, scope: !96)
!102 = !DILocation(line: 36, column: 26, scope: !96)
!103 = !DILocation(line: 36, column: 2, scope: !96)
!104 = distinct !{!104, !98, !105, !106}
!105 = !DILocation(line: 37, column: 41, scope: !92)
!106 = !{!"llvm.loop.mustprogress"}
!107 = !DILocation(line: 38, column: 18, scope: !80)
!108 = !DILocation(line: 38, column: 2, scope: !80)
!109 = !DILocalVariable(name: "i", scope: !110, file: !3, line: 39, type: !35)
!110 = distinct !DILexicalBlock(scope: !80, file: !3, line: 39, column: 2)
!111 = !DILocation(line: 39, column: 11, scope: !110)
!112 = !DILocation(line: 39, column: 7, scope: !110)
!113 = !DILocation(line: 39, column: 18, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 39, column: 2)
!115 = !DILocation(line: 39, column: 20, scope: !114)
!116 = !DILocation(line: 39, column: 2, scope: !110)
!117 = !DILocation(line: 40, column: 18, scope: !114)
!118 = !DILocation(line: 40, column: 16, scope: !114)
!119 = !DILocation(line: 40, column: 3, scope: !114)
!120 = !DILocation(line: 39, column: 27, scope: !114)
!121 = !DILocation(line: 39, column: 2, scope: !114)
!122 = distinct !{!122, !116, !123, !106}
!123 = !DILocation(line: 40, column: 26, scope: !110)
!124 = !DILocation(line: 41, column: 2, scope: !125)
!125 = distinct !DILexicalBlock(scope: !126, file: !3, line: 41, column: 2)
!126 = distinct !DILexicalBlock(scope: !80, file: !3, line: 41, column: 2)
!127 = !DILocation(line: 41, column: 2, scope: !126)
!128 = !DILocation(line: 42, column: 2, scope: !80)
!129 = distinct !DISubprogram(name: "send", scope: !3, file: !3, line: 14, type: !130, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !83)
!130 = !DISubroutineType(types: !131)
!131 = !{!5, !5}
!132 = !DILocalVariable(name: "arg", arg: 1, scope: !129, file: !3, line: 14, type: !5)
!133 = !DILocation(line: 14, column: 1, scope: !129)
!134 = !DILocation(line: 16, column: 2, scope: !129)
!135 = !DILocation(line: 17, column: 15, scope: !129)
!136 = !DILocation(line: 17, column: 20, scope: !129)
!137 = !DILocation(line: 17, column: 7, scope: !129)
!138 = !DILocation(line: 17, column: 2, scope: !129)
!139 = !DILocation(line: 17, column: 13, scope: !129)
!140 = !DILocation(line: 18, column: 6, scope: !129)
!141 = !DILocation(line: 19, column: 2, scope: !129)
!142 = !DILocation(line: 20, column: 2, scope: !129)
!143 = distinct !DISubprogram(name: "receive", scope: !3, file: !3, line: 23, type: !130, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !83)
!144 = !DILocalVariable(name: "arg", arg: 1, scope: !143, file: !3, line: 23, type: !5)
!145 = !DILocation(line: 23, column: 1, scope: !143)
!146 = !DILocation(line: 25, column: 2, scope: !143)
!147 = !DILocalVariable(name: "i", scope: !148, file: !3, line: 26, type: !35)
!148 = distinct !DILexicalBlock(scope: !143, file: !3, line: 26, column: 2)
!149 = !DILocation(line: 26, column: 11, scope: !148)
!150 = !DILocation(line: 26, column: 7, scope: !148)
!151 = !DILocation(line: 26, column: 18, scope: !152)
!152 = distinct !DILexicalBlock(scope: !148, file: !3, line: 26, column: 2)
!153 = !DILocation(line: 26, column: 22, scope: !152)
!154 = !DILocation(line: 26, column: 20, scope: !152)
!155 = !DILocation(line: 26, column: 2, scope: !148)
!156 = !DILocation(line: 27, column: 3, scope: !157)
!157 = distinct !DILexicalBlock(scope: !158, file: !3, line: 27, column: 3)
!158 = distinct !DILexicalBlock(scope: !152, file: !3, line: 27, column: 3)
!159 = !DILocation(line: 27, column: 3, scope: !158)
!160 = !DILocation(line: 27, column: 3, scope: !152)
!161 = !DILocation(line: 26, column: 29, scope: !152)
!162 = !DILocation(line: 26, column: 2, scope: !152)
!163 = distinct !{!163, !155, !164, !106}
!164 = !DILocation(line: 27, column: 3, scope: !148)
!165 = !DILocation(line: 28, column: 2, scope: !143)
!166 = !DILocation(line: 29, column: 2, scope: !143)
