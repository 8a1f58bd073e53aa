; ModuleID = 'symbolic/overflow.c'
source_filename = "symbolic/overflow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@product = internal global i32 1, align 4, !dbg !0
@exact = internal global i64 1, align 8, !dbg !59
@.str = private unnamed_addr constant [17 x i8] c"product == exact\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [20 x i8] c"symbolic/overflow.c\00", align 1, !dbg !15
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !20
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !26

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
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !81
  store i32 %6, ptr %4, align 4, !dbg !80
  call void @llvm.dbg.declare(metadata ptr %5, metadata !82, metadata !DIExpression()), !dbg !83
  %7 = call i32 @__VERIFIER_nondet_uint(), !dbg !84
  store i32 %7, ptr %5, align 4, !dbg !83
  %8 = load i32, ptr %4, align 4, !dbg !85
  %9 = load i32, ptr %5, align 4, !dbg !86
  %10 = mul i32 %8, %9, !dbg !87
  %11 = icmp ule i32 %10, 65535, !dbg !88
  %12 = zext i1 %11 to i32, !dbg !88
  call void @__VERIFIER_assume(i32 noundef %12), !dbg !89
  %13 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @multiply, ptr noundef %4) #5, !dbg !90
  %14 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @multiply, ptr noundef %5) #5, !dbg !91
  %15 = load i64, ptr %2, align 8, !dbg !92
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !93
  %17 = load i64, ptr %3, align 8, !dbg !94
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !95
  %19 = load i32, ptr @product, align 4, !dbg !96
  %20 = zext i32 %19 to i64, !dbg !96
  %21 = load i64, ptr @exact, align 8, !dbg !96
  %22 = icmp eq i64 %20, %21, !dbg !96
  br i1 %22, label %23, label %24, !dbg !99

23:                                               ; preds = %0
  br label %25, !dbg !99

24:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !96
  unreachable, !dbg !96

25:                                               ; preds = %23
  ret i32 0, !dbg !100
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_uint() #2

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @multiply(ptr noundef %0) #0 !dbg !101 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !104, metadata !DIExpression()), !dbg !105
  call void @llvm.dbg.declare(metadata ptr %3, metadata !106, metadata !DIExpression()), !dbg !107
  %4 = load ptr, ptr %2, align 8, !dbg !108
  %5 = load i32, ptr %4, align 4, !dbg !109
  store i32 %5, ptr %3, align 4, !dbg !107
  %6 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !110
  %7 = load i32, ptr %3, align 4, !dbg !111
  %8 = load i32, ptr @product, align 4, !dbg !112
  %9 = mul i32 %8, %7, !dbg !112
  store i32 %9, ptr @product, align 4, !dbg !112
  %10 = load i32, ptr %3, align 4, !dbg !113
  %11 = zext i32 %10 to i64, !dbg !113
  %12 = load i64, ptr @exact, align 8, !dbg !114
  %13 = mul i64 %12, %11, !dbg !114
  store i64 %13, ptr @exact, align 8, !dbg !114
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !115
  ret ptr null, !dbg !116
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
!1 = distinct !DIGlobalVariable(name: "product", scope: !2, file: !3, line: 14, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/overflow.c", directory: ".")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!9, !15, !20, !26, !0, !59}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 136, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 17)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 160, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 20)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 120, elements: !24)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!24 = !{!25}
!25 = !DISubrange(count: 15)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 13, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !29, line: 72, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!30 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !29, line: 67, size: 320, elements: !31)
!31 = !{!32, !53, !57}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !30, file: !29, line: 69, baseType: !33, size: 320)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !34, line: 22, size: 320, elements: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!35 = !{!36, !38, !39, !40, !41, !42, !44, !45}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !33, file: !34, line: 24, baseType: !37, size: 32)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !33, file: !34, line: 25, baseType: !6, size: 32, offset: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !33, file: !34, line: 26, baseType: !37, size: 32, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !33, file: !34, line: 28, baseType: !6, size: 32, offset: 96)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !33, file: !34, line: 32, baseType: !37, size: 32, offset: 128)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !33, file: !34, line: 34, baseType: !43, size: 16, offset: 160)
!43 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !33, file: !34, line: 35, baseType: !43, size: 16, offset: 176)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !33, file: !34, line: 36, baseType: !46, size: 128, offset: 192)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !47, line: 55, baseType: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !47, line: 51, size: 128, elements: !49)
!49 = !{!50, !52}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !48, file: !47, line: 53, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !48, file: !47, line: 54, baseType: !51, size: 64, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !30, file: !29, line: 70, baseType: !54, size: 320)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 320, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 40)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !30, file: !29, line: 71, baseType: !58, size: 64)
!58 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "exact", scope: !2, file: !3, line: 15, type: !61, isLocal: true, isDefinition: true)
!61 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!62 = !{i32 7, !"Dwarf Version", i32 5}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 8, !"PIC Level", i32 2}
!66 = !{i32 7, !"PIE Level", i32 2}
!67 = !{i32 7, !"uwtable", i32 2}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !70, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{!37}
!72 = !{}
!73 = !DILocalVariable(name: "t", scope: !69, file: !3, line: 30, type: !74)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !75)
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !DILocation(line: 30, column: 12, scope: !69)
!77 = !DILocalVariable(name: "u", scope: !69, file: !3, line: 30, type: !74)
!78 = !DILocation(line: 30, column: 15, scope: !69)
!79 = !DILocalVariable(name: "x", scope: !69, file: !3, line: 31, type: !6)
!80 = !DILocation(line: 31, column: 11, scope: !69)
!81 = !DILocation(line: 31, column: 15, scope: !69)
!82 = !DILocalVariable(name: "y", scope: !69, file: !3, line: 31, type: !6)
!83 = !DILocation(line: 31, column: 41, scope: !69)
!84 = !DILocation(line: 31, column: 45, scope: !69)
!85 = !DILocation(line: 34, column: 20, scope: !69)
!86 = !DILocation(line: 34, column: 24, scope: !69)
!87 = !DILocation(line: 34, column: 22, scope: !69)
!88 = !DILocation(line: 34, column: 26, scope: !69)
!89 = !DILocation(line: 34, column: 2, scope: !69)
!90 = !DILocation(line: 38, column: 2, scope: !69)
!91 = !DILocation(line: 39, column: 2, scope: !69)
!92 = !DILocation(line: 40, column: 15, scope: !69)
!93 = !DILocation(line: 40, column: 2, scope: !69)
!94 = !DILocation(line: 41, column: 15, scope: !69)
!95 = !DILocation(line: 41, column: 2, scope: !69)
!96 = !DILocation(line: 42, column: 2, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 42, column: 2)
!98 = distinct !DILexicalBlock(scope: !69, file: !3, line: 42, column: 2)
!99 = !DILocation(line: 42, column: 2, scope: !98)
!100 = !DILocation(line: 43, column: 2, scope: !69)
!101 = distinct !DISubprogram(name: "multiply", scope: !3, file: !3, line: 17, type: !102, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!102 = !DISubroutineType(types: !103)
!103 = !{!7, !7}
!104 = !DILocalVariable(name: "arg", arg: 1, scope: !101, file: !3, line: 17, type: !7)
!105 = !DILocation(line: 17, column: 29, scope: !101)
!106 = !DILocalVariable(name: "factor", scope: !101, file: !3, line: 19, type: !6)
!107 = !DILocation(line: 19, column: 11, scope: !101)
!108 = !DILocation(line: 19, column: 33, scope: !101)
!109 = !DILocation(line: 19, column: 20, scope: !101)
!110 = !DILocation(line: 21, column: 2, scope: !101)
!111 = !DILocation(line: 22, column: 13, scope: !101)
!112 = !DILocation(line: 22, column: 10, scope: !101)
!113 = !DILocation(line: 23, column: 11, scope: !101)
!114 = !DILocation(line: 23, column: 8, scope: !101)
!115 = !DILocation(line: 24, column: 2, scope: !101)
!116 = !DILocation(line: 25, column: 2, scope: !101)
