; ModuleID = 'symbolic/crew.c'
source_filename = "symbolic/crew.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@present = internal global i32 0, align 4, !dbg !0
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !12
@stop = internal global i32 0, align 4, !dbg !7
@report = internal global i32 0, align 4, !dbg !10

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !58
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !59
  store i32 %5, ptr %2, align 4, !dbg !58
  %6 = load i32, ptr %2, align 4, !dbg !60
  %7 = icmp sge i32 %6, 0, !dbg !61
  %8 = zext i1 %7 to i32, !dbg !61
  call void @__VERIFIER_assume(i32 noundef %8), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, ptr %3, align 4, !dbg !65
  br label %9, !dbg !66

9:                                                ; preds = %17, %0
  %10 = load i32, ptr %3, align 4, !dbg !67
  %11 = load i32, ptr %2, align 4, !dbg !69
  %12 = icmp slt i32 %10, %11, !dbg !70
  br i1 %12, label %13, label %20, !dbg !71

13:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata ptr %4, metadata !72, metadata !DIExpression()), !dbg !76
  %14 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @worker, ptr noundef null) #4, !dbg !77
  %15 = load i64, ptr %4, align 8, !dbg !78
  %16 = call i32 @pthread_detach(i64 noundef %15) #4, !dbg !79
  br label %17, !dbg !80

17:                                               ; preds = %13
  %18 = load i32, ptr %3, align 4, !dbg !81
  %19 = add nsw i32 %18, 1, !dbg !81
  store i32 %19, ptr %3, align 4, !dbg !81
  br label %9, !dbg !82, !llvm.loop !83

20:                                               ; preds = %9
  br label %21, !dbg !86

21:                                               ; preds = %25, %20
  %22 = load i32, ptr @present, align 4, !dbg !87
  %23 = load i32, ptr %2, align 4, !dbg !88
  %24 = icmp ne i32 %22, %23, !dbg !89
  br i1 %24, label %25, label %26, !dbg !86

25:                                               ; preds = %21
  br label %21, !dbg !86, !llvm.loop !90

26:                                               ; preds = %21
  %27 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4, !dbg !92
  store i32 1, ptr @stop, align 4, !dbg !93
  %28 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #4, !dbg !94
  %29 = load i32, ptr @report, align 4, !dbg !95
  ret i32 %29, !dbg !96
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !100, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.declare(metadata ptr %3, metadata !102, metadata !DIExpression()), !dbg !103
  %4 = load i32, ptr @present, align 4, !dbg !104
  %5 = add nsw i32 %4, 1, !dbg !104
  store i32 %5, ptr @present, align 4, !dbg !104
  br label %6, !dbg !105

6:                                                ; preds = %11, %1
  %7 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4, !dbg !106
  %8 = load i32, ptr @stop, align 4, !dbg !108
  store i32 %8, ptr %3, align 4, !dbg !109
  %9 = call i32 @__VERIFIER_nondet_int(), !dbg !110
  store i32 %9, ptr @report, align 4, !dbg !111
  %10 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #4, !dbg !112
  br label %11, !dbg !113

11:                                               ; preds = %6
  %12 = load i32, ptr %3, align 4, !dbg !114
  %13 = icmp ne i32 %12, 0, !dbg !115
  %14 = xor i1 %13, true, !dbg !115
  br i1 %14, label %6, label %15, !dbg !113, !llvm.loop !116

15:                                               ; preds = %11
  %16 = load ptr, ptr %2, align 8, !dbg !118
  ret ptr %16, !dbg !119
}

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #3

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
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "present", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/crew.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !12}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "report", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 11, type: !14, isLocal: true, isDefinition: true)
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
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !54, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!9}
!56 = !{}
!57 = !DILocalVariable(name: "size", scope: !53, file: !3, line: 29, type: !9)
!58 = !DILocation(line: 29, column: 6, scope: !53)
!59 = !DILocation(line: 29, column: 13, scope: !53)
!60 = !DILocation(line: 31, column: 20, scope: !53)
!61 = !DILocation(line: 31, column: 25, scope: !53)
!62 = !DILocation(line: 31, column: 2, scope: !53)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 32, type: !9)
!64 = distinct !DILexicalBlock(scope: !53, file: !3, line: 32, column: 2)
!65 = !DILocation(line: 32, column: 11, scope: !64)
!66 = !DILocation(line: 32, column: 7, scope: !64)
!67 = !DILocation(line: 32, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 32, column: 2)
!69 = !DILocation(line: 32, column: 22, scope: !68)
!70 = !DILocation(line: 32, column: 20, scope: !68)
!71 = !DILocation(line: 32, column: 2, scope: !64)
!72 = !DILocalVariable(name: "thread", scope: !73, file: !3, line: 33, type: !74)
!73 = distinct !DILexicalBlock(scope: !68, file: !3, line: 32, column: 33)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !75)
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !DILocation(line: 33, column: 13, scope: !73)
!77 = !DILocation(line: 34, column: 3, scope: !73)
!78 = !DILocation(line: 35, column: 18, scope: !73)
!79 = !DILocation(line: 35, column: 3, scope: !73)
!80 = !DILocation(line: 36, column: 2, scope: !73)
!81 = !DILocation(line: 32, column: 29, scope: !68)
!82 = !DILocation(line: 32, column: 2, scope: !68)
!83 = distinct !{!83, !71, !84, !85}
!84 = !DILocation(line: 36, column: 2, scope: !64)
!85 = !{!"llvm.loop.mustprogress"}
!86 = !DILocation(line: 37, column: 2, scope: !53)
!87 = !DILocation(line: 37, column: 9, scope: !53)
!88 = !DILocation(line: 37, column: 20, scope: !53)
!89 = !DILocation(line: 37, column: 17, scope: !53)
!90 = distinct !{!90, !86, !91, !85}
!91 = !DILocation(line: 38, column: 3, scope: !53)
!92 = !DILocation(line: 39, column: 2, scope: !53)
!93 = !DILocation(line: 40, column: 7, scope: !53)
!94 = !DILocation(line: 41, column: 2, scope: !53)
!95 = !DILocation(line: 42, column: 9, scope: !53)
!96 = !DILocation(line: 42, column: 2, scope: !53)
!97 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 13, type: !98, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!98 = !DISubroutineType(types: !99)
!99 = !{!5, !5}
!100 = !DILocalVariable(name: "arg", arg: 1, scope: !97, file: !3, line: 13, type: !5)
!101 = !DILocation(line: 13, column: 27, scope: !97)
!102 = !DILocalVariable(name: "over", scope: !97, file: !3, line: 15, type: !9)
!103 = !DILocation(line: 15, column: 6, scope: !97)
!104 = !DILocation(line: 17, column: 9, scope: !97)
!105 = !DILocation(line: 18, column: 2, scope: !97)
!106 = !DILocation(line: 19, column: 3, scope: !107)
!107 = distinct !DILexicalBlock(scope: !97, file: !3, line: 18, column: 5)
!108 = !DILocation(line: 20, column: 10, scope: !107)
!109 = !DILocation(line: 20, column: 8, scope: !107)
!110 = !DILocation(line: 21, column: 12, scope: !107)
!111 = !DILocation(line: 21, column: 10, scope: !107)
!112 = !DILocation(line: 22, column: 3, scope: !107)
!113 = !DILocation(line: 23, column: 2, scope: !107)
!114 = !DILocation(line: 23, column: 12, scope: !97)
!115 = !DILocation(line: 23, column: 11, scope: !97)
!116 = distinct !{!116, !105, !117, !85}
!117 = !DILocation(line: 23, column: 16, scope: !97)
!118 = !DILocation(line: 24, column: 9, scope: !97)
!119 = !DILocation(line: 24, column: 2, scope: !97)
