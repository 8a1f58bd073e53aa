; ModuleID = 'threads/local_errno.c'
source_filename = "threads/local_errno.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@error = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [16 x i8] c"error != &errno\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [22 x i8] c"threads/local_errno.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [11 x i8] c"errno == 0\00", align 1, !dbg !24
@.str.3 = private unnamed_addr constant [16 x i8] c"*error == EBUSY\00", align 1, !dbg !29
@__PRETTY_FUNCTION__.fail = private unnamed_addr constant [19 x i8] c"void *fail(void *)\00", align 1, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !53
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @fail, ptr noundef null) #7, !dbg !54
  %4 = load i64, ptr %2, align 8, !dbg !55
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !56
  %6 = load ptr, ptr @error, align 8, !dbg !57
  %7 = call ptr @__errno_location() #8, !dbg !57
  %8 = icmp ne ptr %6, %7, !dbg !57
  br i1 %8, label %9, label %10, !dbg !60

9:                                                ; preds = %0
  br label %11, !dbg !60

10:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #9, !dbg !57
  unreachable, !dbg !57

11:                                               ; preds = %9
  %12 = call ptr @__errno_location() #8, !dbg !61
  %13 = load i32, ptr %12, align 4, !dbg !61
  %14 = icmp eq i32 %13, 0, !dbg !61
  br i1 %14, label %15, label %16, !dbg !64

15:                                               ; preds = %11
  br label %17, !dbg !64

16:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #9, !dbg !61
  unreachable, !dbg !61

17:                                               ; preds = %15
  ret i32 0, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @fail(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  %3 = alloca %union.pthread_mutex_t, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !70
  %4 = call ptr @__errno_location() #8, !dbg !71
  store i32 0, ptr %4, align 4, !dbg !72
  %5 = call ptr @__errno_location() #8, !dbg !73
  store ptr %5, ptr @error, align 8, !dbg !74
  call void @llvm.dbg.declare(metadata ptr %3, metadata !75, metadata !DIExpression()), !dbg !106
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 40, i1 false), !dbg !106
  %6 = call i32 @pthread_mutex_destroy(ptr noundef %3) #7, !dbg !107
  %7 = add nsw i32 %6, 16, !dbg !108
  %8 = call ptr @__errno_location() #8, !dbg !109
  store i32 %7, ptr %8, align 4, !dbg !110
  %9 = load ptr, ptr @error, align 8, !dbg !111
  %10 = load i32, ptr %9, align 4, !dbg !111
  %11 = icmp eq i32 %10, 16, !dbg !111
  br i1 %11, label %12, label %13, !dbg !114

12:                                               ; preds = %1
  br label %14, !dbg !114

13:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.fail) #9, !dbg !111
  unreachable, !dbg !111

14:                                               ; preds = %12
  %15 = load ptr, ptr %2, align 8, !dbg !115
  ret ptr %15, !dbg !116
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }
attributes #8 = { nounwind willreturn memory(none) }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "error", scope: !2, file: !3, line: 11, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/local_errno.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !29, !31}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 16)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 176, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 22)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !20, isLocal: true, isDefinition: true)
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
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !9, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 19)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !46, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!37}
!48 = !{}
!49 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 25, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 25, column: 12, scope: !45)
!54 = !DILocation(line: 27, column: 2, scope: !45)
!55 = !DILocation(line: 28, column: 15, scope: !45)
!56 = !DILocation(line: 28, column: 2, scope: !45)
!57 = !DILocation(line: 30, column: 2, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 30, column: 2)
!59 = distinct !DILexicalBlock(scope: !45, file: !3, line: 30, column: 2)
!60 = !DILocation(line: 30, column: 2, scope: !59)
!61 = !DILocation(line: 34, column: 2, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 34, column: 2)
!63 = distinct !DILexicalBlock(scope: !45, file: !3, line: 34, column: 2)
!64 = !DILocation(line: 34, column: 2, scope: !63)
!65 = !DILocation(line: 35, column: 2, scope: !45)
!66 = distinct !DISubprogram(name: "fail", scope: !3, file: !3, line: 13, type: !67, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!67 = !DISubroutineType(types: !68)
!68 = !{!5, !5}
!69 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 13, type: !5)
!70 = !DILocation(line: 13, column: 25, scope: !66)
!71 = !DILocation(line: 15, column: 2, scope: !66)
!72 = !DILocation(line: 15, column: 8, scope: !66)
!73 = !DILocation(line: 16, column: 11, scope: !66)
!74 = !DILocation(line: 16, column: 8, scope: !66)
!75 = !DILocalVariable(name: "never", scope: !66, file: !3, line: 17, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !51, line: 72, baseType: !77)
!77 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !51, line: 67, size: 320, elements: !78)
!78 = !{!79, !100, !104}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !77, file: !51, line: 69, baseType: !80, size: 320)
!80 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !81, line: 22, size: 320, elements: !82)
!81 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!82 = !{!83, !84, !86, !87, !88, !89, !91, !92}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !80, file: !81, line: 24, baseType: !37, size: 32)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !80, file: !81, line: 25, baseType: !85, size: 32, offset: 32)
!85 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !80, file: !81, line: 26, baseType: !37, size: 32, offset: 64)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !80, file: !81, line: 28, baseType: !85, size: 32, offset: 96)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !80, file: !81, line: 32, baseType: !37, size: 32, offset: 128)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !80, file: !81, line: 34, baseType: !90, size: 16, offset: 160)
!90 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !80, file: !81, line: 35, baseType: !90, size: 16, offset: 176)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !80, file: !81, line: 36, baseType: !93, size: 128, offset: 192)
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !94, line: 55, baseType: !95)
!94 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!95 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !94, line: 51, size: 128, elements: !96)
!96 = !{!97, !99}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !95, file: !94, line: 53, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !95, file: !94, line: 54, baseType: !98, size: 64, offset: 64)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !77, file: !51, line: 70, baseType: !101, size: 320)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !102)
!102 = !{!103}
!103 = !DISubrange(count: 40)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !77, file: !51, line: 71, baseType: !105, size: 64)
!105 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!106 = !DILocation(line: 17, column: 18, scope: !66)
!107 = !DILocation(line: 18, column: 10, scope: !66)
!108 = !DILocation(line: 18, column: 40, scope: !66)
!109 = !DILocation(line: 18, column: 2, scope: !66)
!110 = !DILocation(line: 18, column: 8, scope: !66)
!111 = !DILocation(line: 19, column: 2, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !3, line: 19, column: 2)
!113 = distinct !DILexicalBlock(scope: !66, file: !3, line: 19, column: 2)
!114 = !DILocation(line: 19, column: 2, scope: !113)
!115 = !DILocation(line: 20, column: 9, scope: !66)
!116 = !DILocation(line: 20, column: 2, scope: !66)
