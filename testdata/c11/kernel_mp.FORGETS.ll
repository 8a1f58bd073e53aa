; ModuleID = 'c11/kernel_mp.c'
source_filename = "c11/kernel_mp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@users = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [63 x i8] c"__LKMM_atomic_op_return(&users, sizeof users, 2, MB, SUB) == 0\00", align 1, !dbg !24
@.str.1 = private unnamed_addr constant [16 x i8] c"c11/kernel_mp.c\00", align 1, !dbg !29
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !34
@data = internal global i32 0, align 4, !dbg !40
@flag = internal global i8 0, align 1, !dbg !42
@.str.2 = private unnamed_addr constant [21 x i8] c"READ_ONCE(data) == 7\00", align 1, !dbg !44
@__PRETTY_FUNCTION__.read = private unnamed_addr constant [19 x i8] c"void *read(void *)\00", align 1, !dbg !49

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !61 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !65, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata ptr %3, metadata !70, metadata !DIExpression()), !dbg !71
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write, ptr noundef null) #5, !dbg !72
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @read, ptr noundef null) #5, !dbg !73
  %6 = load i64, ptr %2, align 8, !dbg !74
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !75
  %8 = load i64, ptr %3, align 8, !dbg !76
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !77
  %10 = call i64 @__LKMM_atomic_op_return(ptr noundef @users, i64 noundef 4, i64 noundef 2, i32 noundef 3, i32 noundef 1), !dbg !78
  %11 = icmp eq i64 %10, 0, !dbg !78
  br i1 %11, label %12, label %13, !dbg !81

12:                                               ; preds = %0
  br label %14, !dbg !81

13:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !78
  unreachable, !dbg !78

14:                                               ; preds = %12
  ret i32 0, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @write(ptr noundef %0) #0 !dbg !83 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !87, metadata !DIExpression()), !dbg !88
  call void @__LKMM_store(ptr noundef @data, i64 noundef 4, i64 noundef 7, i32 noundef 0), !dbg !89
  call void @__LKMM_fence(i32 noundef 4), !dbg !90
  call void @__LKMM_store(ptr noundef @flag, i64 noundef 1, i64 noundef 1, i32 noundef 0), !dbg !91
  call void @__LKMM_atomic_op(ptr noundef @users, i64 noundef 4, i64 noundef 1, i32 noundef 0), !dbg !92
  %3 = load ptr, ptr %2, align 8, !dbg !93
  ret ptr %3, !dbg !94
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @read(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !96, metadata !DIExpression()), !dbg !97
  %3 = call i64 @__LKMM_load(ptr noundef @flag, i64 noundef 1, i32 noundef 0), !dbg !98
  %4 = trunc i64 %3 to i8, !dbg !98
  %5 = icmp ne i8 %4, 0, !dbg !98
  br i1 %5, label %6, label %13, !dbg !100

6:                                                ; preds = %1
  %7 = call i64 @__LKMM_load(ptr noundef @data, i64 noundef 4, i32 noundef 0), !dbg !101
  %8 = trunc i64 %7 to i32, !dbg !101
  %9 = icmp eq i32 %8, 7, !dbg !101
  br i1 %9, label %10, label %11, !dbg !105

10:                                               ; preds = %6
  br label %12, !dbg !105

11:                                               ; preds = %6
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.read) #6, !dbg !101
  unreachable, !dbg !101

12:                                               ; preds = %10
  br label %13, !dbg !106

13:                                               ; preds = %12, %1
  call void @__LKMM_atomic_op(ptr noundef @users, i64 noundef 4, i64 noundef 1, i32 noundef 0), !dbg !107
  %14 = load ptr, ptr %2, align 8, !dbg !108
  ret ptr %14, !dbg !109
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i64 @__LKMM_atomic_op_return(ptr noundef, i64 noundef, i64 noundef, i32 noundef, i32 noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare void @__LKMM_store(ptr noundef, i64 noundef, i64 noundef, i32 noundef) #3

declare void @__LKMM_fence(i32 noundef) #3

declare void @__LKMM_atomic_op(ptr noundef, i64 noundef, i64 noundef, i32 noundef) #3

declare i64 @__LKMM_load(ptr noundef, i64 noundef, i32 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!54, !55, !56, !57, !58, !59, !60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "users", scope: !2, file: !3, line: 21, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !20, globals: !23, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11/kernel_mp.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 9, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10, !11, !12, !13}
!8 = !DIEnumerator(name: "ONCE", value: 0)
!9 = !DIEnumerator(name: "ACQUIRE", value: 1)
!10 = !DIEnumerator(name: "RELEASE", value: 2)
!11 = !DIEnumerator(name: "MB", value: 3)
!12 = !DIEnumerator(name: "WMB", value: 4)
!13 = !DIEnumerator(name: "RMB", value: 5)
!14 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 10, baseType: !6, size: 32, elements: !15)
!15 = !{!16, !17, !18, !19}
!16 = !DIEnumerator(name: "ADD", value: 0)
!17 = !DIEnumerator(name: "SUB", value: 1)
!18 = !DIEnumerator(name: "AND", value: 2)
!19 = !DIEnumerator(name: "OR", value: 3)
!20 = !{!21, !22}
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24, !29, !34, !0, !40, !42, !44, !49}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 504, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 63)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 128, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 16)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 120, elements: !38)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!38 = !{!39}
!39 = !DISubrange(count: 15)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 21, type: !22, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 22, type: !21, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 21)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 152, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 19)
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 8, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 2}
!60 = !{i32 7, !"frame-pointer", i32 2}
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !62, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!22}
!64 = !{}
!65 = !DILocalVariable(name: "a", scope: !61, file: !3, line: 47, type: !66)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !67, line: 27, baseType: !68)
!67 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocation(line: 47, column: 12, scope: !61)
!70 = !DILocalVariable(name: "b", scope: !61, file: !3, line: 47, type: !66)
!71 = !DILocation(line: 47, column: 15, scope: !61)
!72 = !DILocation(line: 48, column: 2, scope: !61)
!73 = !DILocation(line: 49, column: 2, scope: !61)
!74 = !DILocation(line: 50, column: 15, scope: !61)
!75 = !DILocation(line: 50, column: 2, scope: !61)
!76 = !DILocation(line: 51, column: 15, scope: !61)
!77 = !DILocation(line: 51, column: 2, scope: !61)
!78 = !DILocation(line: 52, column: 2, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 52, column: 2)
!80 = distinct !DILexicalBlock(scope: !61, file: !3, line: 52, column: 2)
!81 = !DILocation(line: 52, column: 2, scope: !80)
!82 = !DILocation(line: 53, column: 2, scope: !61)
!83 = distinct !DISubprogram(name: "write", scope: !3, file: !3, line: 24, type: !84, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!84 = !DISubroutineType(types: !85)
!85 = !{!86, !86}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !83, file: !3, line: 24, type: !86)
!88 = !DILocation(line: 24, column: 26, scope: !83)
!89 = !DILocation(line: 26, column: 2, scope: !83)
!90 = !DILocation(line: 27, column: 2, scope: !83)
!91 = !DILocation(line: 28, column: 2, scope: !83)
!92 = !DILocation(line: 29, column: 2, scope: !83)
!93 = !DILocation(line: 30, column: 9, scope: !83)
!94 = !DILocation(line: 30, column: 2, scope: !83)
!95 = distinct !DISubprogram(name: "read", scope: !3, file: !3, line: 33, type: !84, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!96 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 33, type: !86)
!97 = !DILocation(line: 33, column: 25, scope: !95)
!98 = !DILocation(line: 35, column: 6, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 35, column: 6)
!100 = !DILocation(line: 35, column: 6, scope: !95)
!101 = !DILocation(line: 39, column: 3, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 39, column: 3)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 39, column: 3)
!104 = distinct !DILexicalBlock(scope: !99, file: !3, line: 35, column: 23)
!105 = !DILocation(line: 39, column: 3, scope: !103)
!106 = !DILocation(line: 40, column: 2, scope: !104)
!107 = !DILocation(line: 41, column: 2, scope: !95)
!108 = !DILocation(line: 42, column: 9, scope: !95)
!109 = !DILocation(line: 42, column: 2, scope: !95)
