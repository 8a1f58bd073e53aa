; ModuleID = 'symbolic/account.c'
source_filename = "symbolic/account.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@balance = internal global i32 0, align 4, !dbg !0
@in1 = internal global i32 0, align 4, !dbg !24
@in2 = internal global i32 0, align 4, !dbg !27
@out = internal global i32 0, align 4, !dbg !29
@.str = private unnamed_addr constant [35 x i8] c"balance == first + in1 + in2 - out\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [19 x i8] c"symbolic/account.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !71 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !75, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata ptr %3, metadata !79, metadata !DIExpression()), !dbg !80
  call void @llvm.dbg.declare(metadata ptr %4, metadata !81, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata ptr %5, metadata !83, metadata !DIExpression()), !dbg !84
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !85
  store i32 %6, ptr %5, align 4, !dbg !84
  %7 = load i32, ptr %5, align 4, !dbg !86
  store i32 %7, ptr @balance, align 4, !dbg !87
  %8 = call i32 @__VERIFIER_nondet_uint(), !dbg !88
  store i32 %8, ptr @in1, align 4, !dbg !89
  %9 = call i32 @__VERIFIER_nondet_uint(), !dbg !90
  store i32 %9, ptr @in2, align 4, !dbg !91
  %10 = call i32 @__VERIFIER_nondet_uint(), !dbg !92
  store i32 %10, ptr @out, align 4, !dbg !93
  %11 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @deposit, ptr noundef @in1) #5, !dbg !94
  %12 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @deposit, ptr noundef @in2) #5, !dbg !95
  %13 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @withdraw, ptr noundef null) #5, !dbg !96
  %14 = load i64, ptr %2, align 8, !dbg !97
  %15 = call i32 @pthread_join(i64 noundef %14, ptr noundef null), !dbg !98
  %16 = load i64, ptr %3, align 8, !dbg !99
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !100
  %18 = load i64, ptr %4, align 8, !dbg !101
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !102
  %20 = load i32, ptr @balance, align 4, !dbg !103
  %21 = load i32, ptr %5, align 4, !dbg !103
  %22 = load i32, ptr @in1, align 4, !dbg !103
  %23 = add i32 %21, %22, !dbg !103
  %24 = load i32, ptr @in2, align 4, !dbg !103
  %25 = add i32 %23, %24, !dbg !103
  %26 = load i32, ptr @out, align 4, !dbg !103
  %27 = sub i32 %25, %26, !dbg !103
  %28 = icmp eq i32 %20, %27, !dbg !103
  br i1 %28, label %29, label %30, !dbg !106

29:                                               ; preds = %0
  br label %31, !dbg !106

30:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !103
  unreachable, !dbg !103

31:                                               ; preds = %29
  ret i32 0, !dbg !107
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_uint() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @deposit(ptr noundef %0) #0 !dbg !108 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !111, metadata !DIExpression()), !dbg !112
  call void @llvm.dbg.declare(metadata ptr %3, metadata !113, metadata !DIExpression()), !dbg !115
  %4 = load ptr, ptr %2, align 8, !dbg !116
  store ptr %4, ptr %3, align 8, !dbg !115
  %5 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !117
  %6 = load ptr, ptr %3, align 8, !dbg !118
  %7 = load i32, ptr %6, align 4, !dbg !119
  %8 = load i32, ptr @balance, align 4, !dbg !120
  %9 = add i32 %8, %7, !dbg !120
  store i32 %9, ptr @balance, align 4, !dbg !120
  %10 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !121
  ret ptr null, !dbg !122
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @withdraw(ptr noundef %0) #0 !dbg !123 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  %3 = load ptr, ptr %2, align 8, !dbg !126
  %4 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !127
  %5 = load i32, ptr @out, align 4, !dbg !128
  %6 = load i32, ptr @balance, align 4, !dbg !129
  %7 = sub i32 %6, %5, !dbg !129
  store i32 %7, ptr @balance, align 4, !dbg !129
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !130
  ret ptr null, !dbg !131
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
!llvm.module.flags = !{!64, !65, !66, !67, !68, !69, !70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "balance", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/account.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !27, !29, !31}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 280, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 35)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 19)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "in1", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "in2", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "out", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !34, line: 72, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !34, line: 67, size: 320, elements: !36)
!36 = !{!37, !58, !62}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !35, file: !34, line: 69, baseType: !38, size: 320)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !39, line: 22, size: 320, elements: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!40 = !{!41, !43, !44, !45, !46, !47, !49, !50}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !38, file: !39, line: 24, baseType: !42, size: 32)
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !38, file: !39, line: 25, baseType: !26, size: 32, offset: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !38, file: !39, line: 26, baseType: !42, size: 32, offset: 64)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !38, file: !39, line: 28, baseType: !26, size: 32, offset: 96)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !38, file: !39, line: 32, baseType: !42, size: 32, offset: 128)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !38, file: !39, line: 34, baseType: !48, size: 16, offset: 160)
!48 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !38, file: !39, line: 35, baseType: !48, size: 16, offset: 176)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !38, file: !39, line: 36, baseType: !51, size: 128, offset: 192)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !52, line: 55, baseType: !53)
!52 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !52, line: 51, size: 128, elements: !54)
!54 = !{!55, !57}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !53, file: !52, line: 53, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !53, file: !52, line: 54, baseType: !56, size: 64, offset: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !35, file: !34, line: 70, baseType: !59, size: 320)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 40)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !35, file: !34, line: 71, baseType: !63, size: 64)
!63 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!64 = !{i32 7, !"Dwarf Version", i32 5}
!65 = !{i32 2, !"Debug Info Version", i32 3}
!66 = !{i32 1, !"wchar_size", i32 4}
!67 = !{i32 8, !"PIC Level", i32 2}
!68 = !{i32 7, !"PIE Level", i32 2}
!69 = !{i32 7, !"uwtable", i32 2}
!70 = !{i32 7, !"frame-pointer", i32 2}
!71 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !72, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !74)
!72 = !DISubroutineType(types: !73)
!73 = !{!42}
!74 = !{}
!75 = !DILocalVariable(name: "t", scope: !71, file: !3, line: 40, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !77)
!77 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!78 = !DILocation(line: 40, column: 12, scope: !71)
!79 = !DILocalVariable(name: "u", scope: !71, file: !3, line: 40, type: !76)
!80 = !DILocation(line: 40, column: 15, scope: !71)
!81 = !DILocalVariable(name: "v", scope: !71, file: !3, line: 40, type: !76)
!82 = !DILocation(line: 40, column: 18, scope: !71)
!83 = !DILocalVariable(name: "first", scope: !71, file: !3, line: 41, type: !26)
!84 = !DILocation(line: 41, column: 11, scope: !71)
!85 = !DILocation(line: 41, column: 19, scope: !71)
!86 = !DILocation(line: 43, column: 12, scope: !71)
!87 = !DILocation(line: 43, column: 10, scope: !71)
!88 = !DILocation(line: 44, column: 8, scope: !71)
!89 = !DILocation(line: 44, column: 6, scope: !71)
!90 = !DILocation(line: 45, column: 8, scope: !71)
!91 = !DILocation(line: 45, column: 6, scope: !71)
!92 = !DILocation(line: 46, column: 8, scope: !71)
!93 = !DILocation(line: 46, column: 6, scope: !71)
!94 = !DILocation(line: 47, column: 2, scope: !71)
!95 = !DILocation(line: 48, column: 2, scope: !71)
!96 = !DILocation(line: 49, column: 2, scope: !71)
!97 = !DILocation(line: 50, column: 15, scope: !71)
!98 = !DILocation(line: 50, column: 2, scope: !71)
!99 = !DILocation(line: 51, column: 15, scope: !71)
!100 = !DILocation(line: 51, column: 2, scope: !71)
!101 = !DILocation(line: 52, column: 15, scope: !71)
!102 = !DILocation(line: 52, column: 2, scope: !71)
!103 = !DILocation(line: 53, column: 2, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 53, column: 2)
!105 = distinct !DILexicalBlock(scope: !71, file: !3, line: 53, column: 2)
!106 = !DILocation(line: 53, column: 2, scope: !105)
!107 = !DILocation(line: 54, column: 2, scope: !71)
!108 = distinct !DISubprogram(name: "deposit", scope: !3, file: !3, line: 15, type: !109, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!109 = !DISubroutineType(types: !110)
!110 = !{!5, !5}
!111 = !DILocalVariable(name: "arg", arg: 1, scope: !108, file: !3, line: 15, type: !5)
!112 = !DILocation(line: 15, column: 28, scope: !108)
!113 = !DILocalVariable(name: "sum", scope: !108, file: !3, line: 17, type: !114)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!115 = !DILocation(line: 17, column: 12, scope: !108)
!116 = !DILocation(line: 17, column: 18, scope: !108)
!117 = !DILocation(line: 19, column: 2, scope: !108)
!118 = !DILocation(line: 20, column: 14, scope: !108)
!119 = !DILocation(line: 20, column: 13, scope: !108)
!120 = !DILocation(line: 20, column: 10, scope: !108)
!121 = !DILocation(line: 21, column: 2, scope: !108)
!122 = !DILocation(line: 22, column: 2, scope: !108)
!123 = distinct !DISubprogram(name: "withdraw", scope: !3, file: !3, line: 25, type: !109, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!124 = !DILocalVariable(name: "arg", arg: 1, scope: !123, file: !3, line: 25, type: !5)
!125 = !DILocation(line: 25, column: 29, scope: !123)
!126 = !DILocation(line: 27, column: 8, scope: !123)
!127 = !DILocation(line: 29, column: 2, scope: !123)
!128 = !DILocation(line: 31, column: 13, scope: !123)
!129 = !DILocation(line: 31, column: 10, scope: !123)
!130 = !DILocation(line: 33, column: 2, scope: !123)
!131 = !DILocation(line: 35, column: 2, scope: !123)
