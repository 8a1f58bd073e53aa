; ModuleID = 'states/wait_in_section.c'
source_filename = "states/wait_in_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@flag = internal global i32 0, align 4, !dbg !7
@stop = internal global i32 0, align 4, !dbg !13
@work = internal global i32 0, align 4, !dbg !15

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !60, metadata !DIExpression()), !dbg !66
  %3 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !67
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @wait_inside, ptr noundef null) #4, !dbg !68
  %5 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !69
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @go_round, ptr noundef null) #4, !dbg !70
  %7 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !71
  %8 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @wait_for_lock, ptr noundef null) #4, !dbg !72
  %9 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !73
  %10 = load i64, ptr %9, align 16, !dbg !73
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !74
  %12 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !75
  %13 = load i64, ptr %12, align 8, !dbg !75
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !76
  ret i32 0, !dbg !77
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_inside(ptr noundef %0) #0 !dbg !78 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !81, metadata !DIExpression()), !dbg !82
  %5 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4, !dbg !83
  br label %6, !dbg !84

6:                                                ; preds = %10, %1
  %7 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !85
  store i32 %7, ptr %3, align 4, !dbg !85
  %8 = load i32, ptr %3, align 4, !dbg !85
  %9 = icmp ne i32 %8, 1, !dbg !86
  br i1 %9, label %10, label %11, !dbg !84

10:                                               ; preds = %6
  br label %6, !dbg !84, !llvm.loop !87

11:                                               ; preds = %6
  store i32 1, ptr %4, align 4, !dbg !90
  %12 = load i32, ptr %4, align 4, !dbg !90
  store atomic i32 %12, ptr @stop seq_cst, align 4, !dbg !90
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #4, !dbg !91
  %14 = load ptr, ptr %2, align 8, !dbg !92
  ret ptr %14, !dbg !93
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @go_round(ptr noundef %0) #0 !dbg !94 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !96
  br label %5, !dbg !97

5:                                                ; preds = %5, %1
  store i32 1, ptr %3, align 4, !dbg !98
  %6 = load i32, ptr %3, align 4, !dbg !98
  store atomic i32 %6, ptr @work seq_cst, align 4, !dbg !98
  store i32 0, ptr %4, align 4, !dbg !102
  %7 = load i32, ptr %4, align 4, !dbg !102
  store atomic i32 %7, ptr @work seq_cst, align 4, !dbg !102
  br label %5, !dbg !103, !llvm.loop !104
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_for_lock(ptr noundef %0) #0 !dbg !107 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !108, metadata !DIExpression()), !dbg !109
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4, !dbg !110
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #4, !dbg !111
  %5 = load ptr, ptr %2, align 8, !dbg !112
  ret ptr %5, !dbg !113
}

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
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 34, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/wait_in_section.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !15}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 31, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 31, type: !9, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "work", scope: !2, file: !3, line: 31, type: !9, isLocal: true, isDefinition: true)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !18, line: 72, baseType: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!19 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !18, line: 67, size: 320, elements: !20)
!20 = !{!21, !42, !47}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !19, file: !18, line: 69, baseType: !22, size: 320)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !23, line: 22, size: 320, elements: !24)
!23 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!24 = !{!25, !26, !28, !29, !30, !31, !33, !34}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !22, file: !23, line: 24, baseType: !12, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !22, file: !23, line: 25, baseType: !27, size: 32, offset: 32)
!27 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !22, file: !23, line: 26, baseType: !12, size: 32, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !22, file: !23, line: 28, baseType: !27, size: 32, offset: 96)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !22, file: !23, line: 32, baseType: !12, size: 32, offset: 128)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !22, file: !23, line: 34, baseType: !32, size: 16, offset: 160)
!32 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !22, file: !23, line: 35, baseType: !32, size: 16, offset: 176)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !22, file: !23, line: 36, baseType: !35, size: 128, offset: 192)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !36, line: 55, baseType: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !36, line: 51, size: 128, elements: !38)
!38 = !{!39, !41}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !37, file: !36, line: 53, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !37, file: !36, line: 54, baseType: !40, size: 64, offset: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !19, file: !18, line: 70, baseType: !43, size: 320)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 320, elements: !45)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46}
!46 = !DISubrange(count: 40)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !19, file: !18, line: 71, baseType: !48, size: 64)
!48 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 8, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 2}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 98, type: !57, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!12}
!59 = !{}
!60 = !DILocalVariable(name: "t", scope: !56, file: !3, line: 100, type: !61)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 192, elements: !64)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 27, baseType: !63)
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !{!65}
!65 = !DISubrange(count: 3)
!66 = !DILocation(line: 100, column: 12, scope: !56)
!67 = !DILocation(line: 102, column: 18, scope: !56)
!68 = !DILocation(line: 102, column: 2, scope: !56)
!69 = !DILocation(line: 103, column: 18, scope: !56)
!70 = !DILocation(line: 103, column: 2, scope: !56)
!71 = !DILocation(line: 105, column: 18, scope: !56)
!72 = !DILocation(line: 105, column: 2, scope: !56)
!73 = !DILocation(line: 110, column: 15, scope: !56)
!74 = !DILocation(line: 110, column: 2, scope: !56)
!75 = !DILocation(line: 111, column: 15, scope: !56)
!76 = !DILocation(line: 111, column: 2, scope: !56)
!77 = !DILocation(line: 112, column: 2, scope: !56)
!78 = distinct !DISubprogram(name: "wait_inside", scope: !3, file: !3, line: 37, type: !79, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!79 = !DISubroutineType(types: !80)
!80 = !{!5, !5}
!81 = !DILocalVariable(name: "arg", arg: 1, scope: !78, file: !3, line: 37, type: !5)
!82 = !DILocation(line: 37, column: 32, scope: !78)
!83 = !DILocation(line: 40, column: 2, scope: !78)
!84 = !DILocation(line: 46, column: 2, scope: !78)
!85 = !DILocation(line: 46, column: 9, scope: !78)
!86 = !DILocation(line: 46, column: 20, scope: !78)
!87 = distinct !{!87, !84, !88, !89}
!88 = !DILocation(line: 47, column: 3, scope: !78)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !DILocation(line: 49, column: 2, scope: !78)
!91 = !DILocation(line: 51, column: 2, scope: !78)
!92 = !DILocation(line: 53, column: 9, scope: !78)
!93 = !DILocation(line: 53, column: 2, scope: !78)
!94 = distinct !DISubprogram(name: "go_round", scope: !3, file: !3, line: 56, type: !79, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!95 = !DILocalVariable(name: "arg", arg: 1, scope: !94, file: !3, line: 56, type: !5)
!96 = !DILocation(line: 56, column: 29, scope: !94)
!97 = !DILocation(line: 59, column: 2, scope: !94)
!98 = !DILocation(line: 63, column: 3, scope: !99)
!99 = distinct !DILexicalBlock(scope: !100, file: !3, line: 59, column: 11)
!100 = distinct !DILexicalBlock(scope: !101, file: !3, line: 59, column: 2)
!101 = distinct !DILexicalBlock(scope: !94, file: !3, line: 59, column: 2)
!102 = !DILocation(line: 64, column: 3, scope: !99)
!103 = !DILocation(line: 59, column: 2, scope: !100)
!104 = distinct !{!104, !105, !106}
!105 = !DILocation(line: 59, column: 2, scope: !101)
!106 = !DILocation(line: 71, column: 2, scope: !101)
!107 = distinct !DISubprogram(name: "wait_for_lock", scope: !3, file: !3, line: 79, type: !79, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!108 = !DILocalVariable(name: "arg", arg: 1, scope: !107, file: !3, line: 79, type: !5)
!109 = !DILocation(line: 79, column: 34, scope: !107)
!110 = !DILocation(line: 81, column: 2, scope: !107)
!111 = !DILocation(line: 82, column: 2, scope: !107)
!112 = !DILocation(line: 83, column: 9, scope: !107)
!113 = !DILocation(line: 83, column: 2, scope: !107)
