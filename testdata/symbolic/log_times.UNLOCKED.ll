; ModuleID = 'symbolic/log_times.c'
source_filename = "symbolic/log_times.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }

@.str = private unnamed_addr constant [6 x i8] c"other\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !7
@lines = internal global i32 0, align 4, !dbg !12
@.str.2 = private unnamed_addr constant [11 x i8] c"lines == 2\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [21 x i8] c"symbolic/log_times.c\00", align 1, !dbg !23
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !28
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !39
@.str.4 = private unnamed_addr constant [19 x i8] c"%02d:%02d:%02d %s\0A\00", align 1, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !80 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !87
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef @.str) #5, !dbg !88
  call void @record(ptr noundef @.str.1), !dbg !89
  %4 = load i64, ptr %2, align 8, !dbg !90
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !91
  %6 = load i32, ptr @lines, align 4, !dbg !92
  %7 = icmp eq i32 %6, 2, !dbg !92
  br i1 %7, label %8, label %9, !dbg !95

8:                                                ; preds = %0
  br label %10, !dbg !95

9:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !92
  unreachable, !dbg !92

10:                                               ; preds = %8
  ret i32 0, !dbg !96
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !100, metadata !DIExpression()), !dbg !101
  %3 = load ptr, ptr %2, align 8, !dbg !102
  call void @record(ptr noundef %3), !dbg !103
  ret ptr null, !dbg !104
}

; Function Attrs: noinline nounwind uwtable
define internal void @record(ptr noundef %0) #0 !dbg !105 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !109, metadata !DIExpression()), !dbg !110
  call void @llvm.dbg.declare(metadata ptr %3, metadata !111, metadata !DIExpression()), !dbg !116
  %5 = call i64 @time(ptr noundef null) #5, !dbg !117
  store i64 %5, ptr %3, align 8, !dbg !116
  %6 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !118
  call void @llvm.dbg.declare(metadata ptr %4, metadata !119, metadata !DIExpression()), !dbg !135
  %7 = call ptr @localtime(ptr noundef %3) #5, !dbg !136
  store ptr %7, ptr %4, align 8, !dbg !135
  %8 = load ptr, ptr %4, align 8, !dbg !137
  %9 = icmp ne ptr %8, null, !dbg !137
  br i1 %9, label %10, label %22, !dbg !139

10:                                               ; preds = %1
  %11 = load ptr, ptr %4, align 8, !dbg !140
  %12 = getelementptr inbounds %struct.tm, ptr %11, i32 0, i32 2, !dbg !141
  %13 = load i32, ptr %12, align 8, !dbg !141
  %14 = load ptr, ptr %4, align 8, !dbg !142
  %15 = getelementptr inbounds %struct.tm, ptr %14, i32 0, i32 1, !dbg !143
  %16 = load i32, ptr %15, align 4, !dbg !143
  %17 = load ptr, ptr %4, align 8, !dbg !144
  %18 = getelementptr inbounds %struct.tm, ptr %17, i32 0, i32 0, !dbg !145
  %19 = load i32, ptr %18, align 8, !dbg !145
  %20 = load ptr, ptr %2, align 8, !dbg !146
  %21 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %13, i32 noundef %16, i32 noundef %19, ptr noundef %20), !dbg !147
  br label %22, !dbg !147

22:                                               ; preds = %10, %1
  %23 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !148
  %24 = load i32, ptr @lines, align 4, !dbg !149
  %25 = add nsw i32 %24, 1, !dbg !149
  store i32 %25, ptr @lines, align 4, !dbg !149
  ret void, !dbg !150
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i64 @time(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare ptr @localtime(ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!73, !74, !75, !76, !77, !78, !79}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "symbolic/log_times.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "lines", scope: !14, file: !2, line: 13, type: !50, isLocal: true, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !7, !18, !23, !28, !12, !34, !39}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 11)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 21)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 120, elements: !32)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!32 = !{!33}
!33 = !DISubrange(count: 15)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 19)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "lock", scope: !14, file: !2, line: 12, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !42, line: 72, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!43 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !42, line: 67, size: 320, elements: !44)
!44 = !{!45, !67, !71}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !43, file: !42, line: 69, baseType: !46, size: 320)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !47, line: 22, size: 320, elements: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!48 = !{!49, !51, !53, !54, !55, !56, !58, !59}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !46, file: !47, line: 24, baseType: !50, size: 32)
!50 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !46, file: !47, line: 25, baseType: !52, size: 32, offset: 32)
!52 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !46, file: !47, line: 26, baseType: !50, size: 32, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !46, file: !47, line: 28, baseType: !52, size: 32, offset: 96)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !46, file: !47, line: 32, baseType: !50, size: 32, offset: 128)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !46, file: !47, line: 34, baseType: !57, size: 16, offset: 160)
!57 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !46, file: !47, line: 35, baseType: !57, size: 16, offset: 176)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !46, file: !47, line: 36, baseType: !60, size: 128, offset: 192)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !61, line: 55, baseType: !62)
!61 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !61, line: 51, size: 128, elements: !63)
!63 = !{!64, !66}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !62, file: !61, line: 53, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !62, file: !61, line: 54, baseType: !65, size: 64, offset: 64)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !43, file: !42, line: 70, baseType: !68, size: 320)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 40)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !43, file: !42, line: 71, baseType: !72, size: 64)
!72 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!73 = !{i32 7, !"Dwarf Version", i32 5}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 8, !"PIC Level", i32 2}
!77 = !{i32 7, !"PIE Level", i32 2}
!78 = !{i32 7, !"uwtable", i32 2}
!79 = !{i32 7, !"frame-pointer", i32 2}
!80 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 38, type: !81, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !83)
!81 = !DISubroutineType(types: !82)
!82 = !{!50}
!83 = !{}
!84 = !DILocalVariable(name: "other", scope: !80, file: !2, line: 40, type: !85)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !86)
!86 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!87 = !DILocation(line: 40, column: 12, scope: !80)
!88 = !DILocation(line: 42, column: 2, scope: !80)
!89 = !DILocation(line: 43, column: 2, scope: !80)
!90 = !DILocation(line: 44, column: 15, scope: !80)
!91 = !DILocation(line: 44, column: 2, scope: !80)
!92 = !DILocation(line: 45, column: 2, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !2, line: 45, column: 2)
!94 = distinct !DILexicalBlock(scope: !80, file: !2, line: 45, column: 2)
!95 = !DILocation(line: 45, column: 2, scope: !94)
!96 = !DILocation(line: 46, column: 2, scope: !80)
!97 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 32, type: !98, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !83)
!98 = !DISubroutineType(types: !99)
!99 = !{!16, !16}
!100 = !DILocalVariable(name: "arg", arg: 1, scope: !97, file: !2, line: 32, type: !16)
!101 = !DILocation(line: 32, column: 25, scope: !97)
!102 = !DILocation(line: 34, column: 9, scope: !97)
!103 = !DILocation(line: 34, column: 2, scope: !97)
!104 = !DILocation(line: 35, column: 2, scope: !97)
!105 = distinct !DISubprogram(name: "record", scope: !2, file: !2, line: 15, type: !106, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !83)
!106 = !DISubroutineType(types: !107)
!107 = !{null, !108}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!109 = !DILocalVariable(name: "what", arg: 1, scope: !105, file: !2, line: 15, type: !108)
!110 = !DILocation(line: 15, column: 32, scope: !105)
!111 = !DILocalVariable(name: "now", scope: !105, file: !2, line: 17, type: !112)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !113, line: 10, baseType: !114)
!113 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/time_t.h", directory: "")
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !115, line: 160, baseType: !72)
!115 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!116 = !DILocation(line: 17, column: 9, scope: !105)
!117 = !DILocation(line: 17, column: 15, scope: !105)
!118 = !DILocation(line: 19, column: 2, scope: !105)
!119 = !DILocalVariable(name: "fields", scope: !105, file: !2, line: 20, type: !120)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !122, line: 7, size: 448, elements: !123)
!122 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "")
!123 = !{!124, !125, !126, !127, !128, !129, !130, !131, !132, !133, !134}
!124 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !121, file: !122, line: 9, baseType: !50, size: 32)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !121, file: !122, line: 10, baseType: !50, size: 32, offset: 32)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !121, file: !122, line: 11, baseType: !50, size: 32, offset: 64)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !121, file: !122, line: 12, baseType: !50, size: 32, offset: 96)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !121, file: !122, line: 13, baseType: !50, size: 32, offset: 128)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !121, file: !122, line: 14, baseType: !50, size: 32, offset: 160)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !121, file: !122, line: 15, baseType: !50, size: 32, offset: 192)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !121, file: !122, line: 16, baseType: !50, size: 32, offset: 224)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !121, file: !122, line: 17, baseType: !50, size: 32, offset: 256)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !121, file: !122, line: 20, baseType: !72, size: 64, offset: 320)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !121, file: !122, line: 21, baseType: !108, size: 64, offset: 384)
!135 = !DILocation(line: 20, column: 13, scope: !105)
!136 = !DILocation(line: 20, column: 22, scope: !105)
!137 = !DILocation(line: 21, column: 6, scope: !138)
!138 = distinct !DILexicalBlock(scope: !105, file: !2, line: 21, column: 6)
!139 = !DILocation(line: 21, column: 6, scope: !105)
!140 = !DILocation(line: 22, column: 33, scope: !138)
!141 = !DILocation(line: 22, column: 41, scope: !138)
!142 = !DILocation(line: 22, column: 50, scope: !138)
!143 = !DILocation(line: 22, column: 58, scope: !138)
!144 = !DILocation(line: 22, column: 66, scope: !138)
!145 = !DILocation(line: 22, column: 74, scope: !138)
!146 = !DILocation(line: 22, column: 82, scope: !138)
!147 = !DILocation(line: 22, column: 3, scope: !138)
!148 = !DILocation(line: 24, column: 2, scope: !105)
!149 = !DILocation(line: 25, column: 7, scope: !105)
!150 = !DILocation(line: 30, column: 1, scope: !105)
