; ModuleID = 'states/exit_in_section.c'
source_filename = "states/exit_in_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@bit = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !59
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6, !dbg !60
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @change, ptr noundef null) #6, !dbg !61
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_lock, ptr noundef null) #6, !dbg !62
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @leave, ptr noundef null) #6, !dbg !63
  call void @pthread_exit(ptr noundef null) #7, !dbg !64
  unreachable, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @change(ptr noundef %0) #0 !dbg !65 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !69
  %5 = load ptr, ptr %2, align 8, !dbg !70
  br label %6, !dbg !71

6:                                                ; preds = %6, %1
  store i32 1, ptr %3, align 4, !dbg !72
  %7 = load i32, ptr %3, align 4, !dbg !72
  %8 = atomicrmw xor ptr @bit, i32 %7 seq_cst, align 4, !dbg !72
  store i32 %8, ptr %4, align 4, !dbg !72
  %9 = load i32, ptr %4, align 4, !dbg !72
  br label %6, !dbg !75, !llvm.loop !76
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_for_lock(ptr noundef %0) #0 !dbg !79 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !80, metadata !DIExpression()), !dbg !81
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6, !dbg !82
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6, !dbg !83
  %5 = load ptr, ptr %2, align 8, !dbg !84
  ret ptr %5, !dbg !85
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @leave(ptr noundef %0) #0 !dbg !86 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !87, metadata !DIExpression()), !dbg !88
  %5 = load ptr, ptr %2, align 8, !dbg !89
  br label %6, !dbg !90

6:                                                ; preds = %13, %1
  call void @__VERIFIER_atomic_begin(), !dbg !91
  call void @llvm.dbg.declare(metadata ptr %3, metadata !95, metadata !DIExpression()), !dbg !96
  %7 = load atomic i32, ptr @bit seq_cst, align 4, !dbg !97
  store i32 %7, ptr %4, align 4, !dbg !97
  %8 = load i32, ptr %4, align 4, !dbg !97
  store i32 %8, ptr %3, align 4, !dbg !96
  %9 = load i32, ptr %3, align 4, !dbg !98
  %10 = load i32, ptr %3, align 4, !dbg !99
  %11 = icmp ne i32 %10, 0, !dbg !99
  br i1 %11, label %12, label %13, !dbg !101

12:                                               ; preds = %6
  call void @exit(i32 noundef 0) #8, !dbg !102
  unreachable, !dbg !102

13:                                               ; preds = %6
  call void @__VERIFIER_atomic_end(), !dbg !103
  br label %6, !dbg !104, !llvm.loop !105
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare void @__VERIFIER_atomic_begin() #4

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #5

declare void @__VERIFIER_atomic_end() #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/exit_in_section.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bit", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !14, line: 72, baseType: !15)
!14 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 67, size: 320, elements: !16)
!16 = !{!17, !38, !43}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !15, file: !14, line: 69, baseType: !18, size: 320)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !19, line: 22, size: 320, elements: !20)
!19 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!20 = !{!21, !22, !24, !25, !26, !27, !29, !30}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !18, file: !19, line: 24, baseType: !12, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !18, file: !19, line: 25, baseType: !23, size: 32, offset: 32)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !18, file: !19, line: 26, baseType: !12, size: 32, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !18, file: !19, line: 28, baseType: !23, size: 32, offset: 96)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !18, file: !19, line: 32, baseType: !12, size: 32, offset: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !18, file: !19, line: 34, baseType: !28, size: 16, offset: 160)
!28 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !18, file: !19, line: 35, baseType: !28, size: 16, offset: 176)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !18, file: !19, line: 36, baseType: !31, size: 128, offset: 192)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !32, line: 55, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !32, line: 51, size: 128, elements: !34)
!34 = !{!35, !37}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !33, file: !32, line: 53, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !33, file: !32, line: 54, baseType: !36, size: 64, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !15, file: !14, line: 70, baseType: !39, size: 320)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 320, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 40)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 71, baseType: !44, size: 64)
!44 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !53, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!12}
!55 = !{}
!56 = !DILocalVariable(name: "t", scope: !52, file: !3, line: 50, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 27, baseType: !58)
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 50, column: 12, scope: !52)
!60 = !DILocation(line: 52, column: 2, scope: !52)
!61 = !DILocation(line: 53, column: 2, scope: !52)
!62 = !DILocation(line: 54, column: 2, scope: !52)
!63 = !DILocation(line: 55, column: 2, scope: !52)
!64 = !DILocation(line: 56, column: 2, scope: !52)
!65 = distinct !DISubprogram(name: "change", scope: !3, file: !3, line: 15, type: !66, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!66 = !DISubroutineType(types: !67)
!67 = !{!5, !5}
!68 = !DILocalVariable(name: "arg", arg: 1, scope: !65, file: !3, line: 15, type: !5)
!69 = !DILocation(line: 15, column: 27, scope: !65)
!70 = !DILocation(line: 17, column: 8, scope: !65)
!71 = !DILocation(line: 18, column: 2, scope: !65)
!72 = !DILocation(line: 19, column: 3, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 18, column: 2)
!74 = distinct !DILexicalBlock(scope: !65, file: !3, line: 18, column: 2)
!75 = !DILocation(line: 18, column: 2, scope: !73)
!76 = distinct !{!76, !77, !78}
!77 = !DILocation(line: 18, column: 2, scope: !74)
!78 = !DILocation(line: 19, column: 3, scope: !74)
!79 = distinct !DISubprogram(name: "wait_for_lock", scope: !3, file: !3, line: 22, type: !66, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!80 = !DILocalVariable(name: "arg", arg: 1, scope: !79, file: !3, line: 22, type: !5)
!81 = !DILocation(line: 22, column: 34, scope: !79)
!82 = !DILocation(line: 24, column: 2, scope: !79)
!83 = !DILocation(line: 25, column: 2, scope: !79)
!84 = !DILocation(line: 26, column: 9, scope: !79)
!85 = !DILocation(line: 26, column: 2, scope: !79)
!86 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 29, type: !66, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 29, type: !5)
!88 = !DILocation(line: 29, column: 26, scope: !86)
!89 = !DILocation(line: 31, column: 8, scope: !86)
!90 = !DILocation(line: 32, column: 2, scope: !86)
!91 = !DILocation(line: 33, column: 3, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 32, column: 11)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 32, column: 2)
!94 = distinct !DILexicalBlock(scope: !86, file: !3, line: 32, column: 2)
!95 = !DILocalVariable(name: "seen", scope: !92, file: !3, line: 34, type: !12)
!96 = !DILocation(line: 34, column: 7, scope: !92)
!97 = !DILocation(line: 34, column: 14, scope: !92)
!98 = !DILocation(line: 35, column: 9, scope: !92)
!99 = !DILocation(line: 37, column: 7, scope: !100)
!100 = distinct !DILexicalBlock(scope: !92, file: !3, line: 37, column: 7)
!101 = !DILocation(line: 37, column: 7, scope: !92)
!102 = !DILocation(line: 38, column: 4, scope: !100)
!103 = !DILocation(line: 40, column: 3, scope: !92)
!104 = !DILocation(line: 32, column: 2, scope: !93)
!105 = distinct !{!105, !106, !107}
!106 = !DILocation(line: 32, column: 2, scope: !94)
!107 = !DILocation(line: 45, column: 2, scope: !94)
