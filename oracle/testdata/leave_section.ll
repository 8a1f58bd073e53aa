; ModuleID = 'leave_section.c'
source_filename = "leave_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@written = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [9 x i8] c"!written\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"leave_section.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !24
@stop = internal global i32 0, align 4, !dbg !58

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !68 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !75
  call void @llvm.dbg.declare(metadata ptr %3, metadata !76, metadata !DIExpression()), !dbg !77
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @leave, ptr noundef null) #6, !dbg !78
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @wait, ptr noundef null) #6, !dbg !79
  %6 = load i64, ptr %2, align 8, !dbg !80
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !81
  %8 = load i64, ptr %3, align 8, !dbg !82
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !83
  %10 = load i32, ptr @written, align 4, !dbg !84
  %11 = icmp ne i32 %10, 0, !dbg !84
  br i1 %11, label %13, label %12, !dbg !87

12:                                               ; preds = %0
  br label %14, !dbg !87

13:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !84
  unreachable, !dbg !84

14:                                               ; preds = %12
  ret i32 0, !dbg !88
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @leave(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !92, metadata !DIExpression()), !dbg !93
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6, !dbg !94
  call void @__VERIFIER_atomic_begin(), !dbg !95
  store i32 1, ptr @written, align 4, !dbg !96
  %4 = load atomic i32, ptr @stop seq_cst, align 4, !dbg !97
  %5 = icmp ne i32 %4, 0, !dbg !97
  br i1 %5, label %8, label %6, !dbg !99

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8, !dbg !100
  call void @pthread_exit(ptr noundef %7) #8, !dbg !101
  unreachable, !dbg !101

8:                                                ; preds = %1
  call void @__VERIFIER_atomic_end(), !dbg !102
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6, !dbg !103
  %10 = load ptr, ptr %2, align 8, !dbg !104
  ret ptr %10, !dbg !105
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %0) #0 !dbg !106 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !107, metadata !DIExpression()), !dbg !108
  store atomic i32 1, ptr @stop seq_cst, align 4, !dbg !109
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6, !dbg !110
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6, !dbg !111
  call void @__VERIFIER_atomic_begin(), !dbg !112
  %5 = load ptr, ptr %2, align 8, !dbg !113
  ret ptr %5, !dbg !114
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare void @__VERIFIER_atomic_begin() #3

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #5

declare void @__VERIFIER_atomic_end() #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!61, !62, !63, !64, !65, !66, !67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "written", scope: !2, file: !3, line: 11, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leave_section.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !58}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 72, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 9)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 9, type: !26, isLocal: true, isDefinition: true)
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
!59 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 10, type: !60, isLocal: true, isDefinition: true)
!60 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !35)
!61 = !{i32 7, !"Dwarf Version", i32 5}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 8, !"PIC Level", i32 2}
!65 = !{i32 7, !"PIE Level", i32 2}
!66 = !{i32 7, !"uwtable", i32 2}
!67 = !{i32 7, !"frame-pointer", i32 2}
!68 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !69, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !71)
!69 = !DISubroutineType(types: !70)
!70 = !{!35}
!71 = !{}
!72 = !DILocalVariable(name: "a", scope: !68, file: !3, line: 36, type: !73)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !74)
!74 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!75 = !DILocation(line: 36, column: 12, scope: !68)
!76 = !DILocalVariable(name: "b", scope: !68, file: !3, line: 36, type: !73)
!77 = !DILocation(line: 36, column: 15, scope: !68)
!78 = !DILocation(line: 38, column: 2, scope: !68)
!79 = !DILocation(line: 39, column: 2, scope: !68)
!80 = !DILocation(line: 40, column: 15, scope: !68)
!81 = !DILocation(line: 40, column: 2, scope: !68)
!82 = !DILocation(line: 41, column: 15, scope: !68)
!83 = !DILocation(line: 41, column: 2, scope: !68)
!84 = !DILocation(line: 42, column: 2, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 42, column: 2)
!86 = distinct !DILexicalBlock(scope: !68, file: !3, line: 42, column: 2)
!87 = !DILocation(line: 42, column: 2, scope: !86)
!88 = !DILocation(line: 43, column: 2, scope: !68)
!89 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 13, type: !90, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!90 = !DISubroutineType(types: !91)
!91 = !{!5, !5}
!92 = !DILocalVariable(name: "arg", arg: 1, scope: !89, file: !3, line: 13, type: !5)
!93 = !DILocation(line: 13, column: 26, scope: !89)
!94 = !DILocation(line: 15, column: 2, scope: !89)
!95 = !DILocation(line: 16, column: 2, scope: !89)
!96 = !DILocation(line: 17, column: 10, scope: !89)
!97 = !DILocation(line: 18, column: 7, scope: !98)
!98 = distinct !DILexicalBlock(scope: !89, file: !3, line: 18, column: 6)
!99 = !DILocation(line: 18, column: 6, scope: !89)
!100 = !DILocation(line: 19, column: 16, scope: !98)
!101 = !DILocation(line: 19, column: 3, scope: !98)
!102 = !DILocation(line: 20, column: 2, scope: !89)
!103 = !DILocation(line: 21, column: 2, scope: !89)
!104 = !DILocation(line: 22, column: 9, scope: !89)
!105 = !DILocation(line: 22, column: 2, scope: !89)
!106 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 25, type: !90, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!107 = !DILocalVariable(name: "arg", arg: 1, scope: !106, file: !3, line: 25, type: !5)
!108 = !DILocation(line: 25, column: 25, scope: !106)
!109 = !DILocation(line: 27, column: 7, scope: !106)
!110 = !DILocation(line: 28, column: 2, scope: !106)
!111 = !DILocation(line: 29, column: 2, scope: !106)
!112 = !DILocation(line: 30, column: 2, scope: !106)
!113 = !DILocation(line: 31, column: 9, scope: !106)
!114 = !DILocation(line: 31, column: 2, scope: !106)
