; ModuleID = 'pthreads/trylock_backoff.c'
source_filename = "pthreads/trylock_backoff.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@counter = internal global i32 0, align 4, !dbg !0
@done = internal global [2 x i32] zeroinitializer, align 4, !dbg !24
@.str = private unnamed_addr constant [29 x i8] c"counter == done[0] + done[1]\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [27 x i8] c"pthreads/trylock_backoff.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@a = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !30
@b = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !63

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !72 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !76, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata ptr %3, metadata !80, metadata !DIExpression()), !dbg !81
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @forward, ptr noundef null) #5, !dbg !82
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @backward, ptr noundef null) #5, !dbg !83
  %6 = load i64, ptr %2, align 8, !dbg !84
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !85
  %8 = load i64, ptr %3, align 8, !dbg !86
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !87
  %10 = load i32, ptr @counter, align 4, !dbg !88
  %11 = load i32, ptr @done, align 4, !dbg !88
  %12 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @done, i64 0, i64 1), align 4, !dbg !88
  %13 = add nsw i32 %11, %12, !dbg !88
  %14 = icmp eq i32 %10, %13, !dbg !88
  br i1 %14, label %15, label %16, !dbg !91

15:                                               ; preds = %0
  br label %17, !dbg !91

16:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !88
  unreachable, !dbg !88

17:                                               ; preds = %15
  ret i32 0, !dbg !92
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @forward(ptr noundef %0) #0 !dbg !93 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !96, metadata !DIExpression()), !dbg !97
  %3 = load ptr, ptr %2, align 8, !dbg !98
  %4 = call i32 @transfer(ptr noundef @a, ptr noundef @b), !dbg !99
  store i32 %4, ptr @done, align 4, !dbg !100
  ret ptr null, !dbg !101
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @backward(ptr noundef %0) #0 !dbg !102 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !103, metadata !DIExpression()), !dbg !104
  %3 = load ptr, ptr %2, align 8, !dbg !105
  %4 = call i32 @transfer(ptr noundef @b, ptr noundef @a), !dbg !106
  store i32 %4, ptr getelementptr inbounds ([2 x i32], ptr @done, i64 0, i64 1), align 4, !dbg !107
  ret ptr null, !dbg !108
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @transfer(ptr noundef %0, ptr noundef %1) #0 !dbg !109 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !113, metadata !DIExpression()), !dbg !114
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !115, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.declare(metadata ptr %5, metadata !117, metadata !DIExpression()), !dbg !118
  store i32 0, ptr %5, align 4, !dbg !118
  %6 = load ptr, ptr %3, align 8, !dbg !119
  %7 = call i32 @pthread_mutex_lock(ptr noundef %6) #5, !dbg !120
  %8 = load ptr, ptr %4, align 8, !dbg !121
  %9 = call i32 @pthread_mutex_trylock(ptr noundef %8) #5, !dbg !123
  %10 = icmp eq i32 %9, 0, !dbg !124
  br i1 %10, label %11, label %16, !dbg !125

11:                                               ; preds = %2
  %12 = load i32, ptr @counter, align 4, !dbg !126
  %13 = add nsw i32 %12, 1, !dbg !126
  store i32 %13, ptr @counter, align 4, !dbg !126
  store i32 1, ptr %5, align 4, !dbg !128
  %14 = load ptr, ptr %4, align 8, !dbg !129
  %15 = call i32 @pthread_mutex_unlock(ptr noundef %14) #5, !dbg !130
  br label %16, !dbg !131

16:                                               ; preds = %11, %2
  %17 = load ptr, ptr %3, align 8, !dbg !132
  %18 = call i32 @pthread_mutex_unlock(ptr noundef %17) #5, !dbg !133
  %19 = load i32, ptr %5, align 4, !dbg !134
  ret i32 %19, !dbg !135
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #2

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
!llvm.module.flags = !{!65, !66, !67, !68, !69, !70, !71}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 13, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/trylock_backoff.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !30, !63}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 232, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 29)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 216, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 27)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 14, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 64, elements: !28)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{!29}
!29 = !DISubrange(count: 2)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 11, type: !32, isLocal: true, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !33, line: 72, baseType: !34)
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!34 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !33, line: 67, size: 320, elements: !35)
!35 = !{!36, !57, !61}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !34, file: !33, line: 69, baseType: !37, size: 320)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !38, line: 22, size: 320, elements: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!39 = !{!40, !41, !43, !44, !45, !46, !48, !49}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !37, file: !38, line: 24, baseType: !27, size: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !37, file: !38, line: 25, baseType: !42, size: 32, offset: 32)
!42 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !37, file: !38, line: 26, baseType: !27, size: 32, offset: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !37, file: !38, line: 28, baseType: !42, size: 32, offset: 96)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !37, file: !38, line: 32, baseType: !27, size: 32, offset: 128)
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
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 40)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !34, file: !33, line: 71, baseType: !62, size: 64)
!62 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 12, type: !32, isLocal: true, isDefinition: true)
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 8, !"PIC Level", i32 2}
!69 = !{i32 7, !"PIE Level", i32 2}
!70 = !{i32 7, !"uwtable", i32 2}
!71 = !{i32 7, !"frame-pointer", i32 2}
!72 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !73, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !75)
!73 = !DISubroutineType(types: !74)
!74 = !{!27}
!75 = !{}
!76 = !DILocalVariable(name: "t", scope: !72, file: !3, line: 46, type: !77)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 27, baseType: !78)
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !DILocation(line: 46, column: 12, scope: !72)
!80 = !DILocalVariable(name: "u", scope: !72, file: !3, line: 46, type: !77)
!81 = !DILocation(line: 46, column: 15, scope: !72)
!82 = !DILocation(line: 48, column: 2, scope: !72)
!83 = !DILocation(line: 49, column: 2, scope: !72)
!84 = !DILocation(line: 50, column: 15, scope: !72)
!85 = !DILocation(line: 50, column: 2, scope: !72)
!86 = !DILocation(line: 51, column: 15, scope: !72)
!87 = !DILocation(line: 51, column: 2, scope: !72)
!88 = !DILocation(line: 52, column: 2, scope: !89)
!89 = distinct !DILexicalBlock(scope: !90, file: !3, line: 52, column: 2)
!90 = distinct !DILexicalBlock(scope: !72, file: !3, line: 52, column: 2)
!91 = !DILocation(line: 52, column: 2, scope: !90)
!92 = !DILocation(line: 53, column: 2, scope: !72)
!93 = distinct !DISubprogram(name: "forward", scope: !3, file: !3, line: 30, type: !94, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!94 = !DISubroutineType(types: !95)
!95 = !{!5, !5}
!96 = !DILocalVariable(name: "arg", arg: 1, scope: !93, file: !3, line: 30, type: !5)
!97 = !DILocation(line: 30, column: 28, scope: !93)
!98 = !DILocation(line: 32, column: 8, scope: !93)
!99 = !DILocation(line: 33, column: 12, scope: !93)
!100 = !DILocation(line: 33, column: 10, scope: !93)
!101 = !DILocation(line: 34, column: 2, scope: !93)
!102 = distinct !DISubprogram(name: "backward", scope: !3, file: !3, line: 37, type: !94, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!103 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 37, type: !5)
!104 = !DILocation(line: 37, column: 29, scope: !102)
!105 = !DILocation(line: 39, column: 8, scope: !102)
!106 = !DILocation(line: 40, column: 12, scope: !102)
!107 = !DILocation(line: 40, column: 10, scope: !102)
!108 = !DILocation(line: 41, column: 2, scope: !102)
!109 = distinct !DISubprogram(name: "transfer", scope: !3, file: !3, line: 16, type: !110, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!110 = !DISubroutineType(types: !111)
!111 = !{!27, !112, !112}
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!113 = !DILocalVariable(name: "first", arg: 1, scope: !109, file: !3, line: 16, type: !112)
!114 = !DILocation(line: 16, column: 38, scope: !109)
!115 = !DILocalVariable(name: "second", arg: 2, scope: !109, file: !3, line: 16, type: !112)
!116 = !DILocation(line: 16, column: 62, scope: !109)
!117 = !DILocalVariable(name: "ok", scope: !109, file: !3, line: 18, type: !27)
!118 = !DILocation(line: 18, column: 6, scope: !109)
!119 = !DILocation(line: 20, column: 21, scope: !109)
!120 = !DILocation(line: 20, column: 2, scope: !109)
!121 = !DILocation(line: 21, column: 28, scope: !122)
!122 = distinct !DILexicalBlock(scope: !109, file: !3, line: 21, column: 6)
!123 = !DILocation(line: 21, column: 6, scope: !122)
!124 = !DILocation(line: 21, column: 36, scope: !122)
!125 = !DILocation(line: 21, column: 6, scope: !109)
!126 = !DILocation(line: 22, column: 10, scope: !127)
!127 = distinct !DILexicalBlock(scope: !122, file: !3, line: 21, column: 42)
!128 = !DILocation(line: 23, column: 6, scope: !127)
!129 = !DILocation(line: 24, column: 24, scope: !127)
!130 = !DILocation(line: 24, column: 3, scope: !127)
!131 = !DILocation(line: 25, column: 2, scope: !127)
!132 = !DILocation(line: 26, column: 23, scope: !109)
!133 = !DILocation(line: 26, column: 2, scope: !109)
!134 = !DILocation(line: 27, column: 9, scope: !109)
!135 = !DILocation(line: 27, column: 2, scope: !109)
