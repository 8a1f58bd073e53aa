; ModuleID = 'symbolic/wait_on_section.c'
source_filename = "symbolic/wait_on_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@y = internal global i32 0, align 4, !dbg !0
@x = internal global i32 0, align 4, !dbg !7
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !10

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !55, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !60
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_both, ptr noundef null) #4, !dbg !61
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @lock_twice, ptr noundef null) #4, !dbg !62
  call void @__VERIFIER_atomic_begin(), !dbg !63
  store i32 1, ptr @y, align 4, !dbg !64
  call void @__VERIFIER_atomic_end(), !dbg !65
  %6 = load i64, ptr %3, align 8, !dbg !66
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !67
  %8 = load i64, ptr %2, align 8, !dbg !68
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !69
  ret i32 0, !dbg !70
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_for_both(ptr noundef %0) #0 !dbg !71 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !75
  br label %4, !dbg !76

4:                                                ; preds = %16, %1
  call void @__VERIFIER_atomic_begin(), !dbg !77
  call void @llvm.dbg.declare(metadata ptr %3, metadata !81, metadata !DIExpression()), !dbg !82
  %5 = load i32, ptr @x, align 4, !dbg !83
  %6 = icmp ne i32 %5, 0, !dbg !83
  br i1 %6, label %7, label %10, !dbg !84

7:                                                ; preds = %4
  %8 = load i32, ptr @y, align 4, !dbg !85
  %9 = icmp ne i32 %8, 0, !dbg !84
  br label %10

10:                                               ; preds = %7, %4
  %11 = phi i1 [ false, %4 ], [ %9, %7 ], !dbg !86
  %12 = zext i1 %11 to i32, !dbg !84
  store i32 %12, ptr %3, align 4, !dbg !82
  call void @__VERIFIER_atomic_end(), !dbg !87
  %13 = load i32, ptr %3, align 4, !dbg !88
  %14 = icmp ne i32 %13, 0, !dbg !88
  br i1 %14, label %15, label %16, !dbg !90

15:                                               ; preds = %10
  br label %17, !dbg !91

16:                                               ; preds = %10
  br label %4, !dbg !92, !llvm.loop !93

17:                                               ; preds = %15
  %18 = load ptr, ptr %2, align 8, !dbg !96
  ret ptr %18, !dbg !97
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @lock_twice(ptr noundef %0) #0 !dbg !98 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !99, metadata !DIExpression()), !dbg !100
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4, !dbg !101
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #4, !dbg !102
  %5 = load ptr, ptr %2, align 8, !dbg !103
  ret ptr %5, !dbg !104
}

declare void @__VERIFIER_atomic_begin() #3

declare void @__VERIFIER_atomic_end() #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/wait_on_section.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 13, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 72, baseType: !14)
!13 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 67, size: 320, elements: !15)
!15 = !{!16, !37, !42}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !14, file: !13, line: 69, baseType: !17, size: 320)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !18, line: 22, size: 320, elements: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!19 = !{!20, !21, !23, !24, !25, !26, !28, !29}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !17, file: !18, line: 24, baseType: !9, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !17, file: !18, line: 25, baseType: !22, size: 32, offset: 32)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !17, file: !18, line: 26, baseType: !9, size: 32, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !17, file: !18, line: 28, baseType: !22, size: 32, offset: 96)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !17, file: !18, line: 32, baseType: !9, size: 32, offset: 128)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !17, file: !18, line: 34, baseType: !27, size: 16, offset: 160)
!27 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !17, file: !18, line: 35, baseType: !27, size: 16, offset: 176)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !17, file: !18, line: 36, baseType: !30, size: 128, offset: 192)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !31, line: 55, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !31, line: 51, size: 128, elements: !33)
!33 = !{!34, !36}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !32, file: !31, line: 53, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !32, file: !31, line: 54, baseType: !35, size: 64, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !14, file: !13, line: 70, baseType: !38, size: 320)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 320, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 40)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 71, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !52, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!9}
!54 = !{}
!55 = !DILocalVariable(name: "t", scope: !51, file: !3, line: 39, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !57)
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 39, column: 12, scope: !51)
!59 = !DILocalVariable(name: "u", scope: !51, file: !3, line: 39, type: !56)
!60 = !DILocation(line: 39, column: 15, scope: !51)
!61 = !DILocation(line: 41, column: 2, scope: !51)
!62 = !DILocation(line: 42, column: 2, scope: !51)
!63 = !DILocation(line: 43, column: 2, scope: !51)
!64 = !DILocation(line: 44, column: 4, scope: !51)
!65 = !DILocation(line: 45, column: 2, scope: !51)
!66 = !DILocation(line: 46, column: 15, scope: !51)
!67 = !DILocation(line: 46, column: 2, scope: !51)
!68 = !DILocation(line: 47, column: 15, scope: !51)
!69 = !DILocation(line: 47, column: 2, scope: !51)
!70 = !DILocation(line: 48, column: 2, scope: !51)
!71 = distinct !DISubprogram(name: "wait_for_both", scope: !3, file: !3, line: 15, type: !72, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!72 = !DISubroutineType(types: !73)
!73 = !{!5, !5}
!74 = !DILocalVariable(name: "arg", arg: 1, scope: !71, file: !3, line: 15, type: !5)
!75 = !DILocation(line: 15, column: 34, scope: !71)
!76 = !DILocation(line: 17, column: 2, scope: !71)
!77 = !DILocation(line: 18, column: 3, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 17, column: 11)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 17, column: 2)
!80 = distinct !DILexicalBlock(scope: !71, file: !3, line: 17, column: 2)
!81 = !DILocalVariable(name: "both", scope: !78, file: !3, line: 19, type: !9)
!82 = !DILocation(line: 19, column: 7, scope: !78)
!83 = !DILocation(line: 19, column: 14, scope: !78)
!84 = !DILocation(line: 19, column: 16, scope: !78)
!85 = !DILocation(line: 19, column: 19, scope: !78)
!86 = !DILocation(line: 0, scope: !78)
!87 = !DILocation(line: 20, column: 3, scope: !78)
!88 = !DILocation(line: 21, column: 7, scope: !89)
!89 = distinct !DILexicalBlock(scope: !78, file: !3, line: 21, column: 7)
!90 = !DILocation(line: 21, column: 7, scope: !78)
!91 = !DILocation(line: 22, column: 4, scope: !89)
!92 = !DILocation(line: 17, column: 2, scope: !79)
!93 = distinct !{!93, !94, !95}
!94 = !DILocation(line: 17, column: 2, scope: !80)
!95 = !DILocation(line: 23, column: 2, scope: !80)
!96 = !DILocation(line: 24, column: 9, scope: !71)
!97 = !DILocation(line: 24, column: 2, scope: !71)
!98 = distinct !DISubprogram(name: "lock_twice", scope: !3, file: !3, line: 27, type: !72, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!99 = !DILocalVariable(name: "arg", arg: 1, scope: !98, file: !3, line: 27, type: !5)
!100 = !DILocation(line: 27, column: 31, scope: !98)
!101 = !DILocation(line: 32, column: 2, scope: !98)
!102 = !DILocation(line: 33, column: 2, scope: !98)
!103 = !DILocation(line: 34, column: 9, scope: !98)
!104 = !DILocation(line: 34, column: 2, scope: !98)
