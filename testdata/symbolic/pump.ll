; ModuleID = 'symbolic/pump.c'
source_filename = "symbolic/pump.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@pipe_lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@level = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [10 x i8] c"level < 3\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"symbolic/pump.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@working = internal global i32 0, align 4, !dbg !27

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !67 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !71, metadata !DIExpression()), !dbg !74
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @pump, ptr noundef null) #5, !dbg !75
  %4 = call i32 @pthread_mutex_lock(ptr noundef @pipe_lock) #5, !dbg !76
  %5 = load i32, ptr @level, align 4, !dbg !77
  %6 = icmp slt i32 %5, 3, !dbg !77
  br i1 %6, label %7, label %8, !dbg !80

7:                                                ; preds = %0
  br label %9, !dbg !80

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !77
  unreachable, !dbg !77

9:                                                ; preds = %7
  %10 = call i32 @pthread_mutex_unlock(ptr noundef @pipe_lock) #5, !dbg !81
  ret i32 0, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @pump(ptr noundef %0) #0 !dbg !83 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !86, metadata !DIExpression()), !dbg !87
  br label %3, !dbg !88

3:                                                ; preds = %3, %1
  call void @__VERIFIER_atomic_begin(), !dbg !89
  store i32 1, ptr @working, align 4, !dbg !93
  %4 = call i32 @pthread_mutex_lock(ptr noundef @pipe_lock) #5, !dbg !94
  call void @__VERIFIER_atomic_end(), !dbg !95
  %5 = load i32, ptr @level, align 4, !dbg !96
  %6 = add nsw i32 %5, 1, !dbg !97
  %7 = srem i32 %6, 4, !dbg !98
  store i32 %7, ptr @level, align 4, !dbg !99
  call void @__VERIFIER_atomic_begin(), !dbg !100
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @pipe_lock) #5, !dbg !101
  store i32 0, ptr @working, align 4, !dbg !102
  call void @__VERIFIER_atomic_end(), !dbg !103
  br label %3, !dbg !104, !llvm.loop !105
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare void @__VERIFIER_atomic_begin() #4

declare void @__VERIFIER_atomic_end() #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!60, !61, !62, !63, !64, !65, !66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pipe_lock", scope: !2, file: !3, line: 12, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/pump.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !27, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "level", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "working", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 72, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 67, size: 320, elements: !32)
!32 = !{!33, !54, !58}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !31, file: !30, line: 69, baseType: !34, size: 320)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !35, line: 22, size: 320, elements: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!36 = !{!37, !38, !40, !41, !42, !43, !45, !46}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !34, file: !35, line: 24, baseType: !26, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !34, file: !35, line: 25, baseType: !39, size: 32, offset: 32)
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !34, file: !35, line: 26, baseType: !26, size: 32, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !34, file: !35, line: 28, baseType: !39, size: 32, offset: 96)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !34, file: !35, line: 32, baseType: !26, size: 32, offset: 128)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !34, file: !35, line: 34, baseType: !44, size: 16, offset: 160)
!44 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !34, file: !35, line: 35, baseType: !44, size: 16, offset: 176)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !34, file: !35, line: 36, baseType: !47, size: 128, offset: 192)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !48, line: 55, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !48, line: 51, size: 128, elements: !50)
!50 = !{!51, !53}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !49, file: !48, line: 53, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !49, file: !48, line: 54, baseType: !52, size: 64, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !31, file: !30, line: 70, baseType: !55, size: 320)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 40)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 71, baseType: !59, size: 64)
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !{i32 7, !"Dwarf Version", i32 5}
!61 = !{i32 2, !"Debug Info Version", i32 3}
!62 = !{i32 1, !"wchar_size", i32 4}
!63 = !{i32 8, !"PIC Level", i32 2}
!64 = !{i32 7, !"PIE Level", i32 2}
!65 = !{i32 7, !"uwtable", i32 2}
!66 = !{i32 7, !"frame-pointer", i32 2}
!67 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !68, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !70)
!68 = !DISubroutineType(types: !69)
!69 = !{!26}
!70 = !{}
!71 = !DILocalVariable(name: "thread", scope: !67, file: !3, line: 33, type: !72)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !73)
!73 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!74 = !DILocation(line: 33, column: 12, scope: !67)
!75 = !DILocation(line: 35, column: 2, scope: !67)
!76 = !DILocation(line: 36, column: 2, scope: !67)
!77 = !DILocation(line: 37, column: 2, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 37, column: 2)
!79 = distinct !DILexicalBlock(scope: !67, file: !3, line: 37, column: 2)
!80 = !DILocation(line: 37, column: 2, scope: !79)
!81 = !DILocation(line: 38, column: 2, scope: !67)
!82 = !DILocation(line: 39, column: 2, scope: !67)
!83 = distinct !DISubprogram(name: "pump", scope: !3, file: !3, line: 15, type: !84, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!84 = !DISubroutineType(types: !85)
!85 = !{!5, !5}
!86 = !DILocalVariable(name: "arg", arg: 1, scope: !83, file: !3, line: 15, type: !5)
!87 = !DILocation(line: 15, column: 25, scope: !83)
!88 = !DILocation(line: 17, column: 2, scope: !83)
!89 = !DILocation(line: 18, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 17, column: 11)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 17, column: 2)
!92 = distinct !DILexicalBlock(scope: !83, file: !3, line: 17, column: 2)
!93 = !DILocation(line: 19, column: 11, scope: !90)
!94 = !DILocation(line: 20, column: 3, scope: !90)
!95 = !DILocation(line: 21, column: 3, scope: !90)
!96 = !DILocation(line: 22, column: 12, scope: !90)
!97 = !DILocation(line: 22, column: 18, scope: !90)
!98 = !DILocation(line: 22, column: 23, scope: !90)
!99 = !DILocation(line: 22, column: 9, scope: !90)
!100 = !DILocation(line: 23, column: 3, scope: !90)
!101 = !DILocation(line: 24, column: 3, scope: !90)
!102 = !DILocation(line: 25, column: 11, scope: !90)
!103 = !DILocation(line: 26, column: 3, scope: !90)
!104 = !DILocation(line: 17, column: 2, scope: !91)
!105 = distinct !{!105, !106, !107}
!106 = !DILocation(line: 17, column: 2, scope: !92)
!107 = !DILocation(line: 27, column: 2, scope: !92)
