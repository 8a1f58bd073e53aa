; ModuleID = 'symbolic/overflow.c'
source_filename = "symbolic/overflow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@product = internal global i32 1, align 4, !dbg !0
@exact = internal global i64 1, align 8, !dbg !60
@.str = private unnamed_addr constant [17 x i8] c"product == exact\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [20 x i8] c"symbolic/overflow.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !27

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
  %9 = zext i32 %8 to i64, !dbg !86
  %10 = load i32, ptr %5, align 4, !dbg !87
  %11 = zext i32 %10 to i64, !dbg !87
  %12 = mul i64 %9, %11, !dbg !88
  %13 = icmp ule i64 %12, 65535, !dbg !89
  %14 = zext i1 %13 to i32, !dbg !89
  call void @__VERIFIER_assume(i32 noundef %14), !dbg !90
  %15 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @multiply, ptr noundef %4) #5, !dbg !91
  %16 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @multiply, ptr noundef %5) #5, !dbg !92
  %17 = load i64, ptr %2, align 8, !dbg !93
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !94
  %19 = load i64, ptr %3, align 8, !dbg !95
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef null), !dbg !96
  %21 = load i32, ptr @product, align 4, !dbg !97
  %22 = zext i32 %21 to i64, !dbg !97
  %23 = load i64, ptr @exact, align 8, !dbg !97
  %24 = icmp eq i64 %22, %23, !dbg !97
  br i1 %24, label %25, label %26, !dbg !100

25:                                               ; preds = %0
  br label %27, !dbg !100

26:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !97
  unreachable, !dbg !97

27:                                               ; preds = %25
  ret i32 0, !dbg !101
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_uint() #2

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @multiply(ptr noundef %0) #0 !dbg !102 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !105, metadata !DIExpression()), !dbg !106
  call void @llvm.dbg.declare(metadata ptr %3, metadata !107, metadata !DIExpression()), !dbg !108
  %4 = load ptr, ptr %2, align 8, !dbg !109
  %5 = load i32, ptr %4, align 4, !dbg !110
  store i32 %5, ptr %3, align 4, !dbg !108
  %6 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !111
  %7 = load i32, ptr %3, align 4, !dbg !112
  %8 = load i32, ptr @product, align 4, !dbg !113
  %9 = mul i32 %8, %7, !dbg !113
  store i32 %9, ptr @product, align 4, !dbg !113
  %10 = load i32, ptr %3, align 4, !dbg !114
  %11 = zext i32 %10 to i64, !dbg !114
  %12 = load i64, ptr @exact, align 8, !dbg !115
  %13 = mul i64 %12, %11, !dbg !115
  store i64 %13, ptr @exact, align 8, !dbg !115
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !116
  ret ptr null, !dbg !117
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
!1 = distinct !DIGlobalVariable(name: "product", scope: !2, file: !3, line: 14, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/overflow.c", directory: ".")
!4 = !{!5, !6, !8}
!5 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!9 = !{!10, !16, !21, !27, !0, !60}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 136, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 17)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 160, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 20)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 13, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 72, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 67, size: 320, elements: !32)
!32 = !{!33, !54, !58}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !31, file: !30, line: 69, baseType: !34, size: 320)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !35, line: 22, size: 320, elements: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!36 = !{!37, !39, !40, !41, !42, !43, !45, !46}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !34, file: !35, line: 24, baseType: !38, size: 32)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !34, file: !35, line: 25, baseType: !7, size: 32, offset: 32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !34, file: !35, line: 26, baseType: !38, size: 32, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !34, file: !35, line: 28, baseType: !7, size: 32, offset: 96)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !34, file: !35, line: 32, baseType: !38, size: 32, offset: 128)
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
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 40)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 71, baseType: !59, size: 64)
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "exact", scope: !2, file: !3, line: 15, type: !5, isLocal: true, isDefinition: true)
!62 = !{i32 7, !"Dwarf Version", i32 5}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 8, !"PIC Level", i32 2}
!66 = !{i32 7, !"PIE Level", i32 2}
!67 = !{i32 7, !"uwtable", i32 2}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !70, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{!38}
!72 = !{}
!73 = !DILocalVariable(name: "t", scope: !69, file: !3, line: 30, type: !74)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !75)
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !DILocation(line: 30, column: 12, scope: !69)
!77 = !DILocalVariable(name: "u", scope: !69, file: !3, line: 30, type: !74)
!78 = !DILocation(line: 30, column: 15, scope: !69)
!79 = !DILocalVariable(name: "x", scope: !69, file: !3, line: 31, type: !7)
!80 = !DILocation(line: 31, column: 11, scope: !69)
!81 = !DILocation(line: 31, column: 15, scope: !69)
!82 = !DILocalVariable(name: "y", scope: !69, file: !3, line: 31, type: !7)
!83 = !DILocation(line: 31, column: 41, scope: !69)
!84 = !DILocation(line: 31, column: 45, scope: !69)
!85 = !DILocation(line: 36, column: 40, scope: !69)
!86 = !DILocation(line: 36, column: 20, scope: !69)
!87 = !DILocation(line: 36, column: 44, scope: !69)
!88 = !DILocation(line: 36, column: 42, scope: !69)
!89 = !DILocation(line: 36, column: 46, scope: !69)
!90 = !DILocation(line: 36, column: 2, scope: !69)
!91 = !DILocation(line: 38, column: 2, scope: !69)
!92 = !DILocation(line: 39, column: 2, scope: !69)
!93 = !DILocation(line: 40, column: 15, scope: !69)
!94 = !DILocation(line: 40, column: 2, scope: !69)
!95 = !DILocation(line: 41, column: 15, scope: !69)
!96 = !DILocation(line: 41, column: 2, scope: !69)
!97 = !DILocation(line: 42, column: 2, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 42, column: 2)
!99 = distinct !DILexicalBlock(scope: !69, file: !3, line: 42, column: 2)
!100 = !DILocation(line: 42, column: 2, scope: !99)
!101 = !DILocation(line: 43, column: 2, scope: !69)
!102 = distinct !DISubprogram(name: "multiply", scope: !3, file: !3, line: 17, type: !103, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!103 = !DISubroutineType(types: !104)
!104 = !{!8, !8}
!105 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 17, type: !8)
!106 = !DILocation(line: 17, column: 29, scope: !102)
!107 = !DILocalVariable(name: "factor", scope: !102, file: !3, line: 19, type: !7)
!108 = !DILocation(line: 19, column: 11, scope: !102)
!109 = !DILocation(line: 19, column: 33, scope: !102)
!110 = !DILocation(line: 19, column: 20, scope: !102)
!111 = !DILocation(line: 21, column: 2, scope: !102)
!112 = !DILocation(line: 22, column: 13, scope: !102)
!113 = !DILocation(line: 22, column: 10, scope: !102)
!114 = !DILocation(line: 23, column: 11, scope: !102)
!115 = !DILocation(line: 23, column: 8, scope: !102)
!116 = !DILocation(line: 24, column: 2, scope: !102)
!117 = !DILocation(line: 25, column: 2, scope: !102)
