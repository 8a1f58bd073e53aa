; ModuleID = 'inputs/server.c'
source_filename = "inputs/server.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@from = internal global i32 10, align 4, !dbg !21
@to = internal global i32 10, align 4, !dbg !24
@.str = private unnamed_addr constant [16 x i8] c"from + to == 20\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"inputs/server.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.serve = private unnamed_addr constant [20 x i8] c"void *serve(void *)\00", align 1, !dbg !15

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !64 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata ptr %3, metadata !72, metadata !DIExpression()), !dbg !73
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @serve, ptr noundef null) #5, !dbg !74
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @serve, ptr noundef null) #5, !dbg !75
  %6 = load i64, ptr %2, align 8, !dbg !76
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !77
  %8 = load i64, ptr %3, align 8, !dbg !78
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !79
  ret i32 0, !dbg !80
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @serve(ptr noundef %0) #0 !dbg !81 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %3, metadata !86, metadata !DIExpression()), !dbg !87
  %4 = load ptr, ptr %2, align 8, !dbg !88
  br label %5, !dbg !89

5:                                                ; preds = %29, %1
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !90
  store i32 %6, ptr %3, align 4, !dbg !91
  %7 = icmp ne i32 %6, 0, !dbg !92
  br i1 %7, label %8, label %30, !dbg !89

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !93
  %10 = urem i32 %9, 3, !dbg !96
  %11 = icmp eq i32 %10, 0, !dbg !97
  br i1 %11, label %12, label %19, !dbg !98

12:                                               ; preds = %8
  %13 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !99
  %14 = load i32, ptr @from, align 4, !dbg !101
  %15 = sub nsw i32 10, %14, !dbg !102
  store i32 %15, ptr @from, align 4, !dbg !103
  %16 = load i32, ptr @from, align 4, !dbg !104
  %17 = sub nsw i32 20, %16, !dbg !105
  store i32 %17, ptr @to, align 4, !dbg !106
  %18 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !107
  br label %29, !dbg !108

19:                                               ; preds = %8
  %20 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !109
  %21 = load i32, ptr @from, align 4, !dbg !111
  %22 = load i32, ptr @to, align 4, !dbg !111
  %23 = add nsw i32 %21, %22, !dbg !111
  %24 = icmp eq i32 %23, 20, !dbg !111
  br i1 %24, label %25, label %26, !dbg !114

25:                                               ; preds = %19
  br label %27, !dbg !114

26:                                               ; preds = %19
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.serve) #6, !dbg !111
  unreachable, !dbg !111

27:                                               ; preds = %25
  %28 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !115
  br label %29

29:                                               ; preds = %27, %12
  br label %5, !dbg !89, !llvm.loop !116

30:                                               ; preds = %5
  ret ptr null, !dbg !119
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @__VERIFIER_nondet_uint() #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 14, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "inputs/server.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !15, !0, !21, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 16)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !9, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 160, elements: !19)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!19 = !{!20}
!20 = !DISubrange(count: 20)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "from", scope: !2, file: !3, line: 13, type: !23, isLocal: true, isDefinition: true)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "to", scope: !2, file: !3, line: 13, type: !23, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !27, line: 72, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 67, size: 320, elements: !29)
!29 = !{!30, !51, !55}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !28, file: !27, line: 69, baseType: !31, size: 320)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !32, line: 22, size: 320, elements: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!33 = !{!34, !35, !37, !38, !39, !40, !42, !43}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !31, file: !32, line: 24, baseType: !23, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !31, file: !32, line: 25, baseType: !36, size: 32, offset: 32)
!36 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !31, file: !32, line: 26, baseType: !23, size: 32, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !31, file: !32, line: 28, baseType: !36, size: 32, offset: 96)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !31, file: !32, line: 32, baseType: !23, size: 32, offset: 128)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !31, file: !32, line: 34, baseType: !41, size: 16, offset: 160)
!41 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !31, file: !32, line: 35, baseType: !41, size: 16, offset: 176)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !31, file: !32, line: 36, baseType: !44, size: 128, offset: 192)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !45, line: 55, baseType: !46)
!45 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !45, line: 51, size: 128, elements: !47)
!47 = !{!48, !50}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !46, file: !45, line: 53, baseType: !49, size: 64)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !46, file: !45, line: 54, baseType: !49, size: 64, offset: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !28, file: !27, line: 70, baseType: !52, size: 320)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 40)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 71, baseType: !56, size: 64)
!56 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 8, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 2}
!63 = !{i32 7, !"frame-pointer", i32 2}
!64 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !65, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !67)
!65 = !DISubroutineType(types: !66)
!66 = !{!23}
!67 = !{}
!68 = !DILocalVariable(name: "t", scope: !64, file: !3, line: 42, type: !69)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !70)
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DILocation(line: 42, column: 12, scope: !64)
!72 = !DILocalVariable(name: "u", scope: !64, file: !3, line: 42, type: !69)
!73 = !DILocation(line: 42, column: 15, scope: !64)
!74 = !DILocation(line: 44, column: 2, scope: !64)
!75 = !DILocation(line: 45, column: 2, scope: !64)
!76 = !DILocation(line: 46, column: 15, scope: !64)
!77 = !DILocation(line: 46, column: 2, scope: !64)
!78 = !DILocation(line: 47, column: 15, scope: !64)
!79 = !DILocation(line: 47, column: 2, scope: !64)
!80 = !DILocation(line: 48, column: 2, scope: !64)
!81 = distinct !DISubprogram(name: "serve", scope: !3, file: !3, line: 16, type: !82, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!82 = !DISubroutineType(types: !83)
!83 = !{!5, !5}
!84 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 16, type: !5)
!85 = !DILocation(line: 16, column: 26, scope: !81)
!86 = !DILocalVariable(name: "request", scope: !81, file: !3, line: 18, type: !36)
!87 = !DILocation(line: 18, column: 11, scope: !81)
!88 = !DILocation(line: 20, column: 8, scope: !81)
!89 = !DILocation(line: 21, column: 2, scope: !81)
!90 = !DILocation(line: 21, column: 20, scope: !81)
!91 = !DILocation(line: 21, column: 18, scope: !81)
!92 = !DILocation(line: 21, column: 46, scope: !81)
!93 = !DILocation(line: 22, column: 7, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 22, column: 7)
!95 = distinct !DILexicalBlock(scope: !81, file: !3, line: 21, column: 52)
!96 = !DILocation(line: 22, column: 15, scope: !94)
!97 = !DILocation(line: 22, column: 19, scope: !94)
!98 = !DILocation(line: 22, column: 7, scope: !95)
!99 = !DILocation(line: 23, column: 4, scope: !100)
!100 = distinct !DILexicalBlock(scope: !94, file: !3, line: 22, column: 25)
!101 = !DILocation(line: 24, column: 16, scope: !100)
!102 = !DILocation(line: 24, column: 14, scope: !100)
!103 = !DILocation(line: 24, column: 9, scope: !100)
!104 = !DILocation(line: 25, column: 14, scope: !100)
!105 = !DILocation(line: 25, column: 12, scope: !100)
!106 = !DILocation(line: 25, column: 7, scope: !100)
!107 = !DILocation(line: 26, column: 4, scope: !100)
!108 = !DILocation(line: 27, column: 3, scope: !100)
!109 = !DILocation(line: 29, column: 4, scope: !110)
!110 = distinct !DILexicalBlock(scope: !94, file: !3, line: 27, column: 10)
!111 = !DILocation(line: 31, column: 4, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !3, line: 31, column: 4)
!113 = distinct !DILexicalBlock(scope: !110, file: !3, line: 31, column: 4)
!114 = !DILocation(line: 31, column: 4, scope: !113)
!115 = !DILocation(line: 33, column: 4, scope: !110)
!116 = distinct !{!116, !89, !117, !118}
!117 = !DILocation(line: 36, column: 2, scope: !81)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !DILocation(line: 37, column: 2, scope: !81)
