; ModuleID = 'symbolic/sum_by_input.c'
source_filename = "symbolic/sum_by_input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@sum = internal global i32 1, align 4, !dbg !9

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %4, metadata !60, metadata !DIExpression()), !dbg !61
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !62
  store i32 %6, ptr %4, align 4, !dbg !61
  call void @llvm.dbg.declare(metadata ptr %5, metadata !63, metadata !DIExpression()), !dbg !64
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !65
  store i32 %7, ptr %5, align 4, !dbg !64
  %8 = load i32, ptr %4, align 4, !dbg !66
  %9 = icmp sge i32 %8, -1073741824, !dbg !67
  br i1 %9, label %10, label %13, !dbg !68

10:                                               ; preds = %0
  %11 = load i32, ptr %4, align 4, !dbg !69
  %12 = icmp sle i32 %11, 1073741823, !dbg !70
  br label %13

13:                                               ; preds = %10, %0
  %14 = phi i1 [ false, %0 ], [ %12, %10 ], !dbg !71
  %15 = zext i1 %14 to i32, !dbg !68
  call void @__VERIFIER_assume(i32 noundef %15), !dbg !72
  %16 = load i32, ptr %5, align 4, !dbg !73
  %17 = icmp sge i32 %16, -1073741824, !dbg !74
  br i1 %17, label %18, label %21, !dbg !75

18:                                               ; preds = %13
  %19 = load i32, ptr %5, align 4, !dbg !76
  %20 = icmp sle i32 %19, 1073741823, !dbg !77
  br label %21

21:                                               ; preds = %18, %13
  %22 = phi i1 [ false, %13 ], [ %20, %18 ], !dbg !71
  %23 = zext i1 %22 to i32, !dbg !75
  call void @__VERIFIER_assume(i32 noundef %23), !dbg !78
  %24 = load i32, ptr %5, align 4, !dbg !79
  %25 = icmp sgt i32 %24, 0, !dbg !81
  br i1 %25, label %26, label %29, !dbg !82

26:                                               ; preds = %21
  %27 = load i32, ptr %5, align 4, !dbg !83
  %28 = add nsw i32 %27, 1, !dbg !83
  store i32 %28, ptr %5, align 4, !dbg !83
  br label %29, !dbg !84

29:                                               ; preds = %26, %21
  %30 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @add, ptr noundef %4) #4, !dbg !85
  %31 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @add, ptr noundef %5) #4, !dbg !86
  %32 = load i64, ptr %2, align 8, !dbg !87
  %33 = call i32 @pthread_join(i64 noundef %32, ptr noundef null), !dbg !88
  %34 = load i64, ptr %3, align 8, !dbg !89
  %35 = call i32 @pthread_join(i64 noundef %34, ptr noundef null), !dbg !90
  ret i32 0, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @add(ptr noundef %0) #0 !dbg !92 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !96
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4, !dbg !97
  %4 = load ptr, ptr %2, align 8, !dbg !98
  %5 = load i32, ptr %4, align 4, !dbg !99
  %6 = load i32, ptr @sum, align 4, !dbg !100
  %7 = add nsw i32 %6, %5, !dbg !100
  store i32 %7, ptr @sum, align 4, !dbg !100
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #4, !dbg !101
  ret ptr null, !dbg !102
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 13, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/sum_by_input.c", directory: ".")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 14, type: !6, isLocal: true, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !12, line: 72, baseType: !13)
!12 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!13 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 67, size: 320, elements: !14)
!14 = !{!15, !36, !41}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !13, file: !12, line: 69, baseType: !16, size: 320)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !17, line: 22, size: 320, elements: !18)
!17 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!18 = !{!19, !20, !22, !23, !24, !25, !27, !28}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !16, file: !17, line: 24, baseType: !6, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !16, file: !17, line: 25, baseType: !21, size: 32, offset: 32)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !16, file: !17, line: 26, baseType: !6, size: 32, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !16, file: !17, line: 28, baseType: !21, size: 32, offset: 96)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !16, file: !17, line: 32, baseType: !6, size: 32, offset: 128)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !16, file: !17, line: 34, baseType: !26, size: 16, offset: 160)
!26 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !16, file: !17, line: 35, baseType: !26, size: 16, offset: 176)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !16, file: !17, line: 36, baseType: !29, size: 128, offset: 192)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !30, line: 55, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !30, line: 51, size: 128, elements: !32)
!32 = !{!33, !35}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !31, file: !30, line: 53, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !31, file: !30, line: 54, baseType: !34, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !13, file: !12, line: 70, baseType: !37, size: 320)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 320, elements: !39)
!38 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!39 = !{!40}
!40 = !DISubrange(count: 40)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !13, file: !12, line: 71, baseType: !42, size: 64)
!42 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !51, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!6}
!53 = !{}
!54 = !DILocalVariable(name: "t", scope: !50, file: !3, line: 26, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !12, line: 27, baseType: !56)
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 26, column: 12, scope: !50)
!58 = !DILocalVariable(name: "u", scope: !50, file: !3, line: 26, type: !55)
!59 = !DILocation(line: 26, column: 15, scope: !50)
!60 = !DILocalVariable(name: "x", scope: !50, file: !3, line: 27, type: !6)
!61 = !DILocation(line: 27, column: 6, scope: !50)
!62 = !DILocation(line: 27, column: 10, scope: !50)
!63 = !DILocalVariable(name: "y", scope: !50, file: !3, line: 27, type: !6)
!64 = !DILocation(line: 27, column: 35, scope: !50)
!65 = !DILocation(line: 27, column: 39, scope: !50)
!66 = !DILocation(line: 29, column: 20, scope: !50)
!67 = !DILocation(line: 29, column: 22, scope: !50)
!68 = !DILocation(line: 29, column: 42, scope: !50)
!69 = !DILocation(line: 29, column: 45, scope: !50)
!70 = !DILocation(line: 29, column: 47, scope: !50)
!71 = !DILocation(line: 0, scope: !50)
!72 = !DILocation(line: 29, column: 2, scope: !50)
!73 = !DILocation(line: 30, column: 20, scope: !50)
!74 = !DILocation(line: 30, column: 22, scope: !50)
!75 = !DILocation(line: 30, column: 42, scope: !50)
!76 = !DILocation(line: 30, column: 45, scope: !50)
!77 = !DILocation(line: 30, column: 47, scope: !50)
!78 = !DILocation(line: 30, column: 2, scope: !50)
!79 = !DILocation(line: 32, column: 6, scope: !80)
!80 = distinct !DILexicalBlock(scope: !50, file: !3, line: 32, column: 6)
!81 = !DILocation(line: 32, column: 8, scope: !80)
!82 = !DILocation(line: 32, column: 6, scope: !50)
!83 = !DILocation(line: 33, column: 5, scope: !80)
!84 = !DILocation(line: 33, column: 3, scope: !80)
!85 = !DILocation(line: 35, column: 2, scope: !50)
!86 = !DILocation(line: 36, column: 2, scope: !50)
!87 = !DILocation(line: 37, column: 15, scope: !50)
!88 = !DILocation(line: 37, column: 2, scope: !50)
!89 = !DILocation(line: 38, column: 15, scope: !50)
!90 = !DILocation(line: 38, column: 2, scope: !50)
!91 = !DILocation(line: 39, column: 2, scope: !50)
!92 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 16, type: !93, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!93 = !DISubroutineType(types: !94)
!94 = !{!7, !7}
!95 = !DILocalVariable(name: "arg", arg: 1, scope: !92, file: !3, line: 16, type: !7)
!96 = !DILocation(line: 16, column: 24, scope: !92)
!97 = !DILocation(line: 18, column: 2, scope: !92)
!98 = !DILocation(line: 19, column: 17, scope: !92)
!99 = !DILocation(line: 19, column: 9, scope: !92)
!100 = !DILocation(line: 19, column: 6, scope: !92)
!101 = !DILocation(line: 20, column: 2, scope: !92)
!102 = !DILocation(line: 21, column: 2, scope: !92)
