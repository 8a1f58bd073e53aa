; ModuleID = 'symbolic/lock_by_input.c'
source_filename = "symbolic/lock_by_input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@shared = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"shared == 2\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [25 x i8] c"symbolic/lock_by_input.c\00", align 1, !dbg !15
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !20
@locks = internal global [2 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !69 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata ptr %3, metadata !77, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata ptr %4, metadata !79, metadata !DIExpression()), !dbg !80
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !81
  store i32 %6, ptr %4, align 4, !dbg !80
  call void @llvm.dbg.declare(metadata ptr %5, metadata !82, metadata !DIExpression()), !dbg !83
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !84
  store i32 %7, ptr %5, align 4, !dbg !83
  %8 = load i32, ptr %4, align 4, !dbg !85
  store i32 %8, ptr %5, align 4, !dbg !86
  %9 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef %4) #5, !dbg !87
  %10 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef %5) #5, !dbg !88
  %11 = load i64, ptr %2, align 8, !dbg !89
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !90
  %13 = load i64, ptr %3, align 8, !dbg !91
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !92
  %15 = load i32, ptr @shared, align 4, !dbg !93
  %16 = icmp eq i32 %15, 2, !dbg !93
  br i1 %16, label %17, label %18, !dbg !96

17:                                               ; preds = %0
  br label %19, !dbg !96

18:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !93
  unreachable, !dbg !93

19:                                               ; preds = %17
  ret i32 0, !dbg !97
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !98 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !101, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.declare(metadata ptr %3, metadata !103, metadata !DIExpression()), !dbg !104
  %4 = load ptr, ptr %2, align 8, !dbg !105
  %5 = load i32, ptr %4, align 4, !dbg !106
  %6 = icmp sgt i32 %5, 1000, !dbg !107
  %7 = zext i1 %6 to i32, !dbg !107
  store i32 %7, ptr %3, align 4, !dbg !104
  %8 = load i32, ptr %3, align 4, !dbg !108
  %9 = sext i32 %8 to i64, !dbg !109
  %10 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %9, !dbg !109
  %11 = call i32 @pthread_mutex_lock(ptr noundef %10) #5, !dbg !110
  %12 = load i32, ptr %3, align 4, !dbg !111
  %13 = icmp ne i32 %12, 0, !dbg !112
  %14 = xor i1 %13, true, !dbg !112
  %15 = zext i1 %14 to i32, !dbg !112
  %16 = sext i32 %15 to i64, !dbg !113
  %17 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %16, !dbg !113
  %18 = call i32 @pthread_mutex_lock(ptr noundef %17) #5, !dbg !114
  %19 = load i32, ptr @shared, align 4, !dbg !115
  %20 = add nsw i32 %19, 1, !dbg !115
  store i32 %20, ptr @shared, align 4, !dbg !115
  %21 = load i32, ptr %3, align 4, !dbg !116
  %22 = icmp ne i32 %21, 0, !dbg !117
  %23 = xor i1 %22, true, !dbg !117
  %24 = zext i1 %23 to i32, !dbg !117
  %25 = sext i32 %24 to i64, !dbg !118
  %26 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %25, !dbg !118
  %27 = call i32 @pthread_mutex_unlock(ptr noundef %26) #5, !dbg !119
  %28 = load i32, ptr %3, align 4, !dbg !120
  %29 = sext i32 %28 to i64, !dbg !121
  %30 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %29, !dbg !121
  %31 = call i32 @pthread_mutex_unlock(ptr noundef %30) #5, !dbg !122
  ret ptr null, !dbg !123
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!62, !63, !64, !65, !66, !67, !68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 13, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/lock_by_input.c", directory: ".")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!9, !15, !20, !0, !26}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 96, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 12)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 200, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 25)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 120, elements: !24)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!24 = !{!25}
!25 = !DISubrange(count: 15)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "locks", scope: !2, file: !3, line: 12, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 640, elements: !60)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 72, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 67, size: 320, elements: !32)
!32 = !{!33, !54, !58}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !31, file: !30, line: 69, baseType: !34, size: 320)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !35, line: 22, size: 320, elements: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!36 = !{!37, !38, !40, !41, !42, !43, !45, !46}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !34, file: !35, line: 24, baseType: !6, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !34, file: !35, line: 25, baseType: !39, size: 32, offset: 32)
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !34, file: !35, line: 26, baseType: !6, size: 32, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !34, file: !35, line: 28, baseType: !39, size: 32, offset: 96)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !34, file: !35, line: 32, baseType: !6, size: 32, offset: 128)
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
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 320, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 40)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 71, baseType: !59, size: 64)
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !{!61}
!61 = !DISubrange(count: 2)
!62 = !{i32 7, !"Dwarf Version", i32 5}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 8, !"PIC Level", i32 2}
!66 = !{i32 7, !"PIE Level", i32 2}
!67 = !{i32 7, !"uwtable", i32 2}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !70, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{!6}
!72 = !{}
!73 = !DILocalVariable(name: "t", scope: !69, file: !3, line: 29, type: !74)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !75)
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !DILocation(line: 29, column: 12, scope: !69)
!77 = !DILocalVariable(name: "u", scope: !69, file: !3, line: 29, type: !74)
!78 = !DILocation(line: 29, column: 15, scope: !69)
!79 = !DILocalVariable(name: "x", scope: !69, file: !3, line: 30, type: !6)
!80 = !DILocation(line: 30, column: 6, scope: !69)
!81 = !DILocation(line: 30, column: 10, scope: !69)
!82 = !DILocalVariable(name: "y", scope: !69, file: !3, line: 30, type: !6)
!83 = !DILocation(line: 30, column: 35, scope: !69)
!84 = !DILocation(line: 30, column: 39, scope: !69)
!85 = !DILocation(line: 33, column: 6, scope: !69)
!86 = !DILocation(line: 33, column: 4, scope: !69)
!87 = !DILocation(line: 35, column: 2, scope: !69)
!88 = !DILocation(line: 36, column: 2, scope: !69)
!89 = !DILocation(line: 37, column: 15, scope: !69)
!90 = !DILocation(line: 37, column: 2, scope: !69)
!91 = !DILocation(line: 38, column: 15, scope: !69)
!92 = !DILocation(line: 38, column: 2, scope: !69)
!93 = !DILocation(line: 39, column: 2, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 39, column: 2)
!95 = distinct !DILexicalBlock(scope: !69, file: !3, line: 39, column: 2)
!96 = !DILocation(line: 39, column: 2, scope: !95)
!97 = !DILocation(line: 40, column: 2, scope: !69)
!98 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 15, type: !99, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!99 = !DISubroutineType(types: !100)
!100 = !{!7, !7}
!101 = !DILocalVariable(name: "arg", arg: 1, scope: !98, file: !3, line: 15, type: !7)
!102 = !DILocation(line: 15, column: 25, scope: !98)
!103 = !DILocalVariable(name: "first", scope: !98, file: !3, line: 17, type: !6)
!104 = !DILocation(line: 17, column: 6, scope: !98)
!105 = !DILocation(line: 17, column: 22, scope: !98)
!106 = !DILocation(line: 17, column: 14, scope: !98)
!107 = !DILocation(line: 17, column: 26, scope: !98)
!108 = !DILocation(line: 19, column: 28, scope: !98)
!109 = !DILocation(line: 19, column: 22, scope: !98)
!110 = !DILocation(line: 19, column: 2, scope: !98)
!111 = !DILocation(line: 20, column: 29, scope: !98)
!112 = !DILocation(line: 20, column: 28, scope: !98)
!113 = !DILocation(line: 20, column: 22, scope: !98)
!114 = !DILocation(line: 20, column: 2, scope: !98)
!115 = !DILocation(line: 21, column: 8, scope: !98)
!116 = !DILocation(line: 22, column: 31, scope: !98)
!117 = !DILocation(line: 22, column: 30, scope: !98)
!118 = !DILocation(line: 22, column: 24, scope: !98)
!119 = !DILocation(line: 22, column: 2, scope: !98)
!120 = !DILocation(line: 23, column: 30, scope: !98)
!121 = !DILocation(line: 23, column: 24, scope: !98)
!122 = !DILocation(line: 23, column: 2, scope: !98)
!123 = !DILocation(line: 24, column: 2, scope: !98)
