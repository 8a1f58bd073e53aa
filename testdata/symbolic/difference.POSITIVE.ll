; ModuleID = 'symbolic/difference.c'
source_filename = "symbolic/difference.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@left = internal global i32 0, align 4, !dbg !7
@right = internal global i32 0, align 4, !dbg !10
@order = internal global i32 0, align 4, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !62
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @store, ptr noundef null) #4, !dbg !63
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @compare, ptr noundef null) #4, !dbg !64
  %6 = load i64, ptr %2, align 8, !dbg !65
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !66
  %8 = load i64, ptr %3, align 8, !dbg !67
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !68
  ret i32 0, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @store(ptr noundef %0) #0 !dbg !70 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata ptr %3, metadata !75, metadata !DIExpression()), !dbg !76
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !77
  store i32 %5, ptr %3, align 4, !dbg !76
  call void @llvm.dbg.declare(metadata ptr %4, metadata !78, metadata !DIExpression()), !dbg !79
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !80
  store i32 %6, ptr %4, align 4, !dbg !79
  %7 = load i32, ptr %3, align 4, !dbg !81
  %8 = icmp sge i32 %7, 0, !dbg !82
  br i1 %8, label %9, label %12, !dbg !83

9:                                                ; preds = %1
  %10 = load i32, ptr %4, align 4, !dbg !84
  %11 = icmp sge i32 %10, 0, !dbg !85
  br label %12

12:                                               ; preds = %9, %1
  %13 = phi i1 [ false, %1 ], [ %11, %9 ], !dbg !86
  %14 = zext i1 %13 to i32, !dbg !83
  call void @__VERIFIER_assume(i32 noundef %14), !dbg !87
  %15 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4, !dbg !88
  %16 = load i32, ptr %3, align 4, !dbg !89
  store i32 %16, ptr @left, align 4, !dbg !90
  %17 = load i32, ptr %4, align 4, !dbg !91
  store i32 %17, ptr @right, align 4, !dbg !92
  %18 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #4, !dbg !93
  %19 = load ptr, ptr %2, align 8, !dbg !94
  ret ptr %19, !dbg !95
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @compare(ptr noundef %0) #0 !dbg !96 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !98
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4, !dbg !99
  %4 = load i32, ptr @left, align 4, !dbg !100
  %5 = load i32, ptr @right, align 4, !dbg !101
  %6 = sub nsw i32 %4, %5, !dbg !102
  store i32 %6, ptr @order, align 4, !dbg !103
  %7 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #4, !dbg !104
  %8 = load ptr, ptr %2, align 8, !dbg !105
  ret ptr %8, !dbg !106
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @__VERIFIER_nondet_int() #3

declare void @__VERIFIER_assume(i32 noundef) #3

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
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/difference.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !12}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 72, baseType: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 67, size: 320, elements: !17)
!17 = !{!18, !39, !44}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !16, file: !15, line: 69, baseType: !19, size: 320)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !20, line: 22, size: 320, elements: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!21 = !{!22, !23, !25, !26, !27, !28, !30, !31}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !19, file: !20, line: 24, baseType: !9, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !19, file: !20, line: 25, baseType: !24, size: 32, offset: 32)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !19, file: !20, line: 26, baseType: !9, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !19, file: !20, line: 28, baseType: !24, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !19, file: !20, line: 32, baseType: !9, size: 32, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !19, file: !20, line: 34, baseType: !29, size: 16, offset: 160)
!29 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !19, file: !20, line: 35, baseType: !29, size: 16, offset: 176)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !19, file: !20, line: 36, baseType: !32, size: 128, offset: 192)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !33, line: 55, baseType: !34)
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !33, line: 51, size: 128, elements: !35)
!35 = !{!36, !38}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !34, file: !33, line: 53, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !34, file: !33, line: 54, baseType: !37, size: 64, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 70, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 71, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !54, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!9}
!56 = !{}
!57 = !DILocalVariable(name: "t", scope: !53, file: !3, line: 39, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !59)
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DILocation(line: 39, column: 12, scope: !53)
!61 = !DILocalVariable(name: "u", scope: !53, file: !3, line: 39, type: !58)
!62 = !DILocation(line: 39, column: 15, scope: !53)
!63 = !DILocation(line: 41, column: 2, scope: !53)
!64 = !DILocation(line: 42, column: 2, scope: !53)
!65 = !DILocation(line: 43, column: 15, scope: !53)
!66 = !DILocation(line: 43, column: 2, scope: !53)
!67 = !DILocation(line: 44, column: 15, scope: !53)
!68 = !DILocation(line: 44, column: 2, scope: !53)
!69 = !DILocation(line: 45, column: 2, scope: !53)
!70 = distinct !DISubprogram(name: "store", scope: !3, file: !3, line: 15, type: !71, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!71 = !DISubroutineType(types: !72)
!72 = !{!5, !5}
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 15, type: !5)
!74 = !DILocation(line: 15, column: 26, scope: !70)
!75 = !DILocalVariable(name: "l", scope: !70, file: !3, line: 17, type: !9)
!76 = !DILocation(line: 17, column: 6, scope: !70)
!77 = !DILocation(line: 17, column: 10, scope: !70)
!78 = !DILocalVariable(name: "r", scope: !70, file: !3, line: 17, type: !9)
!79 = !DILocation(line: 17, column: 35, scope: !70)
!80 = !DILocation(line: 17, column: 39, scope: !70)
!81 = !DILocation(line: 20, column: 20, scope: !70)
!82 = !DILocation(line: 20, column: 22, scope: !70)
!83 = !DILocation(line: 20, column: 27, scope: !70)
!84 = !DILocation(line: 20, column: 30, scope: !70)
!85 = !DILocation(line: 20, column: 32, scope: !70)
!86 = !DILocation(line: 0, scope: !70)
!87 = !DILocation(line: 20, column: 2, scope: !70)
!88 = !DILocation(line: 22, column: 2, scope: !70)
!89 = !DILocation(line: 23, column: 9, scope: !70)
!90 = !DILocation(line: 23, column: 7, scope: !70)
!91 = !DILocation(line: 24, column: 10, scope: !70)
!92 = !DILocation(line: 24, column: 8, scope: !70)
!93 = !DILocation(line: 25, column: 2, scope: !70)
!94 = !DILocation(line: 26, column: 9, scope: !70)
!95 = !DILocation(line: 26, column: 2, scope: !70)
!96 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 29, type: !71, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!97 = !DILocalVariable(name: "arg", arg: 1, scope: !96, file: !3, line: 29, type: !5)
!98 = !DILocation(line: 29, column: 28, scope: !96)
!99 = !DILocation(line: 31, column: 2, scope: !96)
!100 = !DILocation(line: 32, column: 10, scope: !96)
!101 = !DILocation(line: 32, column: 17, scope: !96)
!102 = !DILocation(line: 32, column: 15, scope: !96)
!103 = !DILocation(line: 32, column: 8, scope: !96)
!104 = !DILocation(line: 33, column: 2, scope: !96)
!105 = !DILocation(line: 34, column: 9, scope: !96)
!106 = !DILocation(line: 34, column: 2, scope: !96)
