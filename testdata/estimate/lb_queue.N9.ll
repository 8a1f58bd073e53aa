; ModuleID = 'estimate/lb_queue.c'
source_filename = "estimate/lb_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@tail = internal global i32 0, align 4, !dbg !0
@full = internal global i32 0, align 4, !dbg !28
@.str = private unnamed_addr constant [17 x i8] c"tail + full == N\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [20 x i8] c"estimate/lb_queue.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !30
@head = internal global i32 0, align 4, !dbg !62
@items = internal global [4 x i32] zeroinitializer, align 16, !dbg !64

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !76 {
  %1 = alloca i32, align 4
  %2 = alloca [9 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !80, metadata !DIExpression()), !dbg !86
  call void @llvm.dbg.declare(metadata ptr %3, metadata !87, metadata !DIExpression()), !dbg !89
  store i32 0, ptr %3, align 4, !dbg !89
  br label %5, !dbg !90

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !91
  %7 = icmp slt i32 %6, 9, !dbg !93
  br i1 %7, label %8, label %19, !dbg !94

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !95
  %10 = sext i32 %9 to i64, !dbg !96
  %11 = getelementptr inbounds [9 x i64], ptr %2, i64 0, i64 %10, !dbg !96
  %12 = load i32, ptr %3, align 4, !dbg !97
  %13 = sext i32 %12 to i64, !dbg !98
  %14 = inttoptr i64 %13 to ptr, !dbg !99
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @enqueue, ptr noundef %14) #5, !dbg !100
  br label %16, !dbg !100

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !101
  %18 = add nsw i32 %17, 1, !dbg !101
  store i32 %18, ptr %3, align 4, !dbg !101
  br label %5, !dbg !102, !llvm.loop !103

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !106, metadata !DIExpression()), !dbg !108
  store i32 0, ptr %4, align 4, !dbg !108
  br label %20, !dbg !109

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !110
  %22 = icmp slt i32 %21, 9, !dbg !112
  br i1 %22, label %23, label %32, !dbg !113

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !114
  %25 = sext i32 %24 to i64, !dbg !115
  %26 = getelementptr inbounds [9 x i64], ptr %2, i64 0, i64 %25, !dbg !115
  %27 = load i64, ptr %26, align 8, !dbg !115
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !116
  br label %29, !dbg !116

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !117
  %31 = add nsw i32 %30, 1, !dbg !117
  store i32 %31, ptr %4, align 4, !dbg !117
  br label %20, !dbg !118, !llvm.loop !119

32:                                               ; preds = %20
  %33 = load i32, ptr @tail, align 4, !dbg !121
  %34 = load i32, ptr @full, align 4, !dbg !121
  %35 = add nsw i32 %33, %34, !dbg !121
  %36 = icmp eq i32 %35, 9, !dbg !121
  br i1 %36, label %37, label %38, !dbg !124

37:                                               ; preds = %32
  br label %39, !dbg !124

38:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !121
  unreachable, !dbg !121

39:                                               ; preds = %37
  ret i32 0, !dbg !125
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @enqueue(ptr noundef %0) #0 !dbg !126 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !129, metadata !DIExpression()), !dbg !130
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !131
  %4 = load i32, ptr @tail, align 4, !dbg !132
  %5 = load i32, ptr @head, align 4, !dbg !134
  %6 = sub nsw i32 %4, %5, !dbg !135
  %7 = icmp slt i32 %6, 4, !dbg !136
  br i1 %7, label %8, label %18, !dbg !137

8:                                                ; preds = %1
  %9 = load ptr, ptr %2, align 8, !dbg !138
  %10 = ptrtoint ptr %9 to i64, !dbg !139
  %11 = trunc i64 %10 to i32, !dbg !140
  %12 = add nsw i32 1, %11, !dbg !141
  %13 = load i32, ptr @tail, align 4, !dbg !142
  %14 = add nsw i32 %13, 1, !dbg !142
  store i32 %14, ptr @tail, align 4, !dbg !142
  %15 = srem i32 %13, 4, !dbg !143
  %16 = sext i32 %15 to i64, !dbg !144
  %17 = getelementptr inbounds [4 x i32], ptr @items, i64 0, i64 %16, !dbg !144
  store i32 %12, ptr %17, align 4, !dbg !145
  br label %21, !dbg !144

18:                                               ; preds = %1
  %19 = load i32, ptr @full, align 4, !dbg !146
  %20 = add nsw i32 %19, 1, !dbg !146
  store i32 %20, ptr @full, align 4, !dbg !146
  br label %21

21:                                               ; preds = %18, %8
  %22 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !147
  ret ptr null, !dbg !148
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
!llvm.module.flags = !{!69, !70, !71, !72, !73, !74, !75}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 20, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/lb_queue.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28, !30, !62, !64}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 17)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 160, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 20)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "full", scope: !2, file: !3, line: 20, type: !9, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 21, type: !32, isLocal: true, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !33, line: 72, baseType: !34)
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!34 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !33, line: 67, size: 320, elements: !35)
!35 = !{!36, !57, !61}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !34, file: !33, line: 69, baseType: !37, size: 320)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !38, line: 22, size: 320, elements: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!39 = !{!40, !41, !43, !44, !45, !46, !48, !49}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !37, file: !38, line: 24, baseType: !9, size: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !37, file: !38, line: 25, baseType: !42, size: 32, offset: 32)
!42 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !37, file: !38, line: 26, baseType: !9, size: 32, offset: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !37, file: !38, line: 28, baseType: !42, size: 32, offset: 96)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !37, file: !38, line: 32, baseType: !9, size: 32, offset: 128)
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
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 320, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 40)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !34, file: !33, line: 71, baseType: !8, size: 64)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 20, type: !9, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "items", scope: !2, file: !3, line: 20, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 4)
!69 = !{i32 7, !"Dwarf Version", i32 5}
!70 = !{i32 2, !"Debug Info Version", i32 3}
!71 = !{i32 1, !"wchar_size", i32 4}
!72 = !{i32 8, !"PIC Level", i32 2}
!73 = !{i32 7, !"PIE Level", i32 2}
!74 = !{i32 7, !"uwtable", i32 2}
!75 = !{i32 7, !"frame-pointer", i32 2}
!76 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !77, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !79)
!77 = !DISubroutineType(types: !78)
!78 = !{!9}
!79 = !{}
!80 = !DILocalVariable(name: "t", scope: !76, file: !3, line: 36, type: !81)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 576, elements: !84)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 27, baseType: !83)
!83 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!84 = !{!85}
!85 = !DISubrange(count: 9)
!86 = !DILocation(line: 36, column: 12, scope: !76)
!87 = !DILocalVariable(name: "i", scope: !88, file: !3, line: 38, type: !9)
!88 = distinct !DILexicalBlock(scope: !76, file: !3, line: 38, column: 2)
!89 = !DILocation(line: 38, column: 11, scope: !88)
!90 = !DILocation(line: 38, column: 7, scope: !88)
!91 = !DILocation(line: 38, column: 18, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !3, line: 38, column: 2)
!93 = !DILocation(line: 38, column: 20, scope: !92)
!94 = !DILocation(line: 38, column: 2, scope: !88)
!95 = !DILocation(line: 39, column: 21, scope: !92)
!96 = !DILocation(line: 39, column: 19, scope: !92)
!97 = !DILocation(line: 39, column: 58, scope: !92)
!98 = !DILocation(line: 39, column: 48, scope: !92)
!99 = !DILocation(line: 39, column: 40, scope: !92)
!100 = !DILocation(line: 39, column: 3, scope: !92)
!101 = !DILocation(line: 38, column: 26, scope: !92)
!102 = !DILocation(line: 38, column: 2, scope: !92)
!103 = distinct !{!103, !94, !104, !105}
!104 = !DILocation(line: 39, column: 59, scope: !88)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocalVariable(name: "i", scope: !107, file: !3, line: 40, type: !9)
!107 = distinct !DILexicalBlock(scope: !76, file: !3, line: 40, column: 2)
!108 = !DILocation(line: 40, column: 11, scope: !107)
!109 = !DILocation(line: 40, column: 7, scope: !107)
!110 = !DILocation(line: 40, column: 18, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 40, column: 2)
!112 = !DILocation(line: 40, column: 20, scope: !111)
!113 = !DILocation(line: 40, column: 2, scope: !107)
!114 = !DILocation(line: 41, column: 18, scope: !111)
!115 = !DILocation(line: 41, column: 16, scope: !111)
!116 = !DILocation(line: 41, column: 3, scope: !111)
!117 = !DILocation(line: 40, column: 26, scope: !111)
!118 = !DILocation(line: 40, column: 2, scope: !111)
!119 = distinct !{!119, !113, !120, !105}
!120 = !DILocation(line: 41, column: 26, scope: !107)
!121 = !DILocation(line: 42, column: 2, scope: !122)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 42, column: 2)
!123 = distinct !DILexicalBlock(scope: !76, file: !3, line: 42, column: 2)
!124 = !DILocation(line: 42, column: 2, scope: !123)
!125 = !DILocation(line: 43, column: 2, scope: !76)
!126 = distinct !DISubprogram(name: "enqueue", scope: !3, file: !3, line: 23, type: !127, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!127 = !DISubroutineType(types: !128)
!128 = !{!5, !5}
!129 = !DILocalVariable(name: "arg", arg: 1, scope: !126, file: !3, line: 23, type: !5)
!130 = !DILocation(line: 23, column: 28, scope: !126)
!131 = !DILocation(line: 25, column: 2, scope: !126)
!132 = !DILocation(line: 26, column: 6, scope: !133)
!133 = distinct !DILexicalBlock(scope: !126, file: !3, line: 26, column: 6)
!134 = !DILocation(line: 26, column: 13, scope: !133)
!135 = !DILocation(line: 26, column: 11, scope: !133)
!136 = !DILocation(line: 26, column: 18, scope: !133)
!137 = !DILocation(line: 26, column: 6, scope: !126)
!138 = !DILocation(line: 27, column: 45, scope: !133)
!139 = !DILocation(line: 27, column: 35, scope: !133)
!140 = !DILocation(line: 27, column: 30, scope: !133)
!141 = !DILocation(line: 27, column: 28, scope: !133)
!142 = !DILocation(line: 27, column: 13, scope: !133)
!143 = !DILocation(line: 27, column: 16, scope: !133)
!144 = !DILocation(line: 27, column: 3, scope: !133)
!145 = !DILocation(line: 27, column: 24, scope: !133)
!146 = !DILocation(line: 29, column: 7, scope: !133)
!147 = !DILocation(line: 30, column: 2, scope: !126)
!148 = !DILocation(line: 31, column: 2, scope: !126)
