; ModuleID = 'threads/local_errno.c'
source_filename = "threads/local_errno.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@error = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [16 x i8] c"*error == EBUSY\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [22 x i8] c"threads/local_errno.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [11 x i8] c"errno == 0\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.fail = private unnamed_addr constant [19 x i8] c"void *fail(void *)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !43 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !47, metadata !DIExpression()), !dbg !51
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @fail, ptr noundef null) #7, !dbg !52
  %4 = load i64, ptr %2, align 8, !dbg !53
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !54
  %6 = load ptr, ptr @error, align 8, !dbg !55
  %7 = load i32, ptr %6, align 4, !dbg !55
  %8 = icmp eq i32 %7, 16, !dbg !55
  br i1 %8, label %9, label %10, !dbg !58

9:                                                ; preds = %0
  br label %11, !dbg !58

10:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !55
  unreachable, !dbg !55

11:                                               ; preds = %9
  %12 = call ptr @__errno_location() #9, !dbg !59
  %13 = load i32, ptr %12, align 4, !dbg !59
  %14 = icmp eq i32 %13, 0, !dbg !59
  br i1 %14, label %15, label %16, !dbg !62

15:                                               ; preds = %11
  br label %17, !dbg !62

16:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !59
  unreachable, !dbg !59

17:                                               ; preds = %15
  ret i32 0, !dbg !63
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @fail(ptr noundef %0) #0 !dbg !64 {
  %2 = alloca ptr, align 8
  %3 = alloca %union.pthread_mutex_t, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !67, metadata !DIExpression()), !dbg !68
  %4 = call ptr @__errno_location() #9, !dbg !69
  store i32 0, ptr %4, align 4, !dbg !70
  %5 = call ptr @__errno_location() #9, !dbg !71
  store ptr %5, ptr @error, align 8, !dbg !72
  call void @llvm.dbg.declare(metadata ptr %3, metadata !73, metadata !DIExpression()), !dbg !104
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 40, i1 false), !dbg !104
  %6 = call i32 @pthread_mutex_destroy(ptr noundef %3) #7, !dbg !105
  %7 = add nsw i32 %6, 16, !dbg !106
  %8 = call ptr @__errno_location() #9, !dbg !107
  store i32 %7, ptr %8, align 4, !dbg !108
  %9 = load ptr, ptr @error, align 8, !dbg !109
  %10 = load i32, ptr %9, align 4, !dbg !109
  %11 = icmp eq i32 %10, 16, !dbg !109
  br i1 %11, label %12, label %13, !dbg !112

12:                                               ; preds = %1
  br label %14, !dbg !112

13:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.fail) #8, !dbg !109
  unreachable, !dbg !109

14:                                               ; preds = %12
  %15 = load ptr, ptr %2, align 8, !dbg !113
  ret ptr %15, !dbg !114
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "error", scope: !2, file: !3, line: 11, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/local_errno.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !29}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 16)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 176, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 22)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 11)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 19)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !44, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{!35}
!46 = !{}
!47 = !DILocalVariable(name: "t", scope: !43, file: !3, line: 25, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !49, line: 27, baseType: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DILocation(line: 25, column: 12, scope: !43)
!52 = !DILocation(line: 27, column: 2, scope: !43)
!53 = !DILocation(line: 28, column: 15, scope: !43)
!54 = !DILocation(line: 28, column: 2, scope: !43)
!55 = !DILocation(line: 32, column: 2, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 32, column: 2)
!57 = distinct !DILexicalBlock(scope: !43, file: !3, line: 32, column: 2)
!58 = !DILocation(line: 32, column: 2, scope: !57)
!59 = !DILocation(line: 34, column: 2, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 34, column: 2)
!61 = distinct !DILexicalBlock(scope: !43, file: !3, line: 34, column: 2)
!62 = !DILocation(line: 34, column: 2, scope: !61)
!63 = !DILocation(line: 35, column: 2, scope: !43)
!64 = distinct !DISubprogram(name: "fail", scope: !3, file: !3, line: 13, type: !65, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!65 = !DISubroutineType(types: !66)
!66 = !{!5, !5}
!67 = !DILocalVariable(name: "arg", arg: 1, scope: !64, file: !3, line: 13, type: !5)
!68 = !DILocation(line: 13, column: 25, scope: !64)
!69 = !DILocation(line: 15, column: 2, scope: !64)
!70 = !DILocation(line: 15, column: 8, scope: !64)
!71 = !DILocation(line: 16, column: 11, scope: !64)
!72 = !DILocation(line: 16, column: 8, scope: !64)
!73 = !DILocalVariable(name: "never", scope: !64, file: !3, line: 17, type: !74)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !49, line: 72, baseType: !75)
!75 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !49, line: 67, size: 320, elements: !76)
!76 = !{!77, !98, !102}
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !75, file: !49, line: 69, baseType: !78, size: 320)
!78 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !79, line: 22, size: 320, elements: !80)
!79 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!80 = !{!81, !82, !84, !85, !86, !87, !89, !90}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !78, file: !79, line: 24, baseType: !35, size: 32)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !78, file: !79, line: 25, baseType: !83, size: 32, offset: 32)
!83 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !78, file: !79, line: 26, baseType: !35, size: 32, offset: 64)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !78, file: !79, line: 28, baseType: !83, size: 32, offset: 96)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !78, file: !79, line: 32, baseType: !35, size: 32, offset: 128)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !78, file: !79, line: 34, baseType: !88, size: 16, offset: 160)
!88 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !78, file: !79, line: 35, baseType: !88, size: 16, offset: 176)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !78, file: !79, line: 36, baseType: !91, size: 128, offset: 192)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !92, line: 55, baseType: !93)
!92 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!93 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !92, line: 51, size: 128, elements: !94)
!94 = !{!95, !97}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !93, file: !92, line: 53, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !93, file: !92, line: 54, baseType: !96, size: 64, offset: 64)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !75, file: !49, line: 70, baseType: !99, size: 320)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 40)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !75, file: !49, line: 71, baseType: !103, size: 64)
!103 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!104 = !DILocation(line: 17, column: 18, scope: !64)
!105 = !DILocation(line: 18, column: 10, scope: !64)
!106 = !DILocation(line: 18, column: 40, scope: !64)
!107 = !DILocation(line: 18, column: 2, scope: !64)
!108 = !DILocation(line: 18, column: 8, scope: !64)
!109 = !DILocation(line: 19, column: 2, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !3, line: 19, column: 2)
!111 = distinct !DILexicalBlock(scope: !64, file: !3, line: 19, column: 2)
!112 = !DILocation(line: 19, column: 2, scope: !111)
!113 = !DILocation(line: 20, column: 9, scope: !64)
!114 = !DILocation(line: 20, column: 2, scope: !64)
