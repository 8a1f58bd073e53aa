; ModuleID = 'threads/local_joined.c'
source_filename = "threads/local_joined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@published = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@done = internal global %union.sem_t zeroinitializer, align 8, !dbg !41
@where = internal global ptr null, align 8, !dbg !37
@.str = private unnamed_addr constant [12 x i8] c"*where == 8\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [23 x i8] c"threads/local_joined.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21
@.str.2 = private unnamed_addr constant [22 x i8] c"(intptr_t)result == 9\00", align 1, !dbg !27
@own = internal thread_local global i32 7, align 4, !dbg !52
@.str.3 = private unnamed_addr constant [9 x i8] c"own == 7\00", align 1, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !61 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !65, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata ptr %3, metadata !70, metadata !DIExpression()), !dbg !71
  %4 = call i32 @sem_init(ptr noundef @published, i32 noundef 0, i32 noundef 0) #5, !dbg !72
  %5 = call i32 @sem_init(ptr noundef @done, i32 noundef 0, i32 noundef 0) #5, !dbg !73
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @publish, ptr noundef null) #5, !dbg !74
  %7 = call i32 @sem_wait(ptr noundef @published), !dbg !75
  %8 = load ptr, ptr @where, align 8, !dbg !76
  %9 = load i32, ptr %8, align 4, !dbg !76
  %10 = icmp eq i32 %9, 8, !dbg !76
  br i1 %10, label %11, label %12, !dbg !79

11:                                               ; preds = %0
  br label %13, !dbg !79

12:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !76
  unreachable, !dbg !76

13:                                               ; preds = %11
  %14 = load ptr, ptr @where, align 8, !dbg !80
  store i32 9, ptr %14, align 4, !dbg !81
  %15 = call i32 @sem_post(ptr noundef @done) #5, !dbg !82
  %16 = load i64, ptr %2, align 8, !dbg !83
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef %3), !dbg !84
  %18 = load ptr, ptr %3, align 8, !dbg !85
  %19 = ptrtoint ptr %18 to i64, !dbg !85
  %20 = icmp eq i64 %19, 9, !dbg !85
  br i1 %20, label %21, label %22, !dbg !88

21:                                               ; preds = %13
  br label %23, !dbg !88

22:                                               ; preds = %13
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !85
  unreachable, !dbg !85

23:                                               ; preds = %21
  %24 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !89
  %25 = load i32, ptr %24, align 4, !dbg !89
  %26 = icmp eq i32 %25, 7, !dbg !89
  br i1 %26, label %27, label %28, !dbg !92

27:                                               ; preds = %23
  br label %29, !dbg !92

28:                                               ; preds = %23
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !89
  unreachable, !dbg !89

29:                                               ; preds = %27
  ret i32 0, !dbg !93
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @publish(ptr noundef %0) #0 !dbg !94 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !98
  %3 = load ptr, ptr %2, align 8, !dbg !99
  %4 = call ptr @place(), !dbg !100
  %5 = load i32, ptr %4, align 4, !dbg !101
  %6 = add nsw i32 %5, 1, !dbg !101
  store i32 %6, ptr %4, align 4, !dbg !101
  %7 = call ptr @place(), !dbg !102
  store ptr %7, ptr @where, align 8, !dbg !103
  %8 = call i32 @sem_post(ptr noundef @published) #5, !dbg !104
  %9 = call i32 @sem_wait(ptr noundef @done), !dbg !105
  %10 = call ptr @place(), !dbg !106
  %11 = load i32, ptr %10, align 4, !dbg !107
  %12 = sext i32 %11 to i64, !dbg !108
  %13 = inttoptr i64 %12 to ptr, !dbg !109
  ret ptr %13, !dbg !110
}

declare i32 @sem_wait(ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @place() #0 !dbg !111 {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !114
  ret ptr %1, !dbg !115
}

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
!1 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 18, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/local_joined.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!10, !16, !21, !27, !32, !37, !0, !41, !52}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 96, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 12)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 184, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 23)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 176, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 22)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 72, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 9)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "where", scope: !2, file: !3, line: 16, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 18, type: !43, isLocal: true, isDefinition: true)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !44, line: 39, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!45 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !44, line: 35, size: 256, elements: !46)
!46 = !{!47, !51}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !45, file: !44, line: 37, baseType: !48, size: 256)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 256, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !45, file: !44, line: 38, baseType: !8, size: 64)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 14, type: !40, isLocal: true, isDefinition: true)
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 8, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 2}
!60 = !{i32 7, !"frame-pointer", i32 2}
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !62, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!40}
!64 = !{}
!65 = !DILocalVariable(name: "t", scope: !61, file: !3, line: 41, type: !66)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !67, line: 27, baseType: !68)
!67 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocation(line: 41, column: 12, scope: !61)
!70 = !DILocalVariable(name: "result", scope: !61, file: !3, line: 42, type: !5)
!71 = !DILocation(line: 42, column: 8, scope: !61)
!72 = !DILocation(line: 44, column: 2, scope: !61)
!73 = !DILocation(line: 45, column: 2, scope: !61)
!74 = !DILocation(line: 46, column: 2, scope: !61)
!75 = !DILocation(line: 47, column: 2, scope: !61)
!76 = !DILocation(line: 49, column: 2, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 49, column: 2)
!78 = distinct !DILexicalBlock(scope: !61, file: !3, line: 49, column: 2)
!79 = !DILocation(line: 49, column: 2, scope: !78)
!80 = !DILocation(line: 50, column: 3, scope: !61)
!81 = !DILocation(line: 50, column: 9, scope: !61)
!82 = !DILocation(line: 51, column: 2, scope: !61)
!83 = !DILocation(line: 53, column: 15, scope: !61)
!84 = !DILocation(line: 53, column: 2, scope: !61)
!85 = !DILocation(line: 55, column: 2, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 55, column: 2)
!87 = distinct !DILexicalBlock(scope: !61, file: !3, line: 55, column: 2)
!88 = !DILocation(line: 55, column: 2, scope: !87)
!89 = !DILocation(line: 59, column: 2, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 59, column: 2)
!91 = distinct !DILexicalBlock(scope: !61, file: !3, line: 59, column: 2)
!92 = !DILocation(line: 59, column: 2, scope: !91)
!93 = !DILocation(line: 60, column: 2, scope: !61)
!94 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 25, type: !95, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!95 = !DISubroutineType(types: !96)
!96 = !{!5, !5}
!97 = !DILocalVariable(name: "arg", arg: 1, scope: !94, file: !3, line: 25, type: !5)
!98 = !DILocation(line: 25, column: 28, scope: !94)
!99 = !DILocation(line: 27, column: 8, scope: !94)
!100 = !DILocation(line: 28, column: 3, scope: !94)
!101 = !DILocation(line: 28, column: 11, scope: !94)
!102 = !DILocation(line: 30, column: 10, scope: !94)
!103 = !DILocation(line: 30, column: 8, scope: !94)
!104 = !DILocation(line: 32, column: 2, scope: !94)
!105 = !DILocation(line: 34, column: 2, scope: !94)
!106 = !DILocation(line: 36, column: 28, scope: !94)
!107 = !DILocation(line: 36, column: 27, scope: !94)
!108 = !DILocation(line: 36, column: 17, scope: !94)
!109 = !DILocation(line: 36, column: 9, scope: !94)
!110 = !DILocation(line: 36, column: 2, scope: !94)
!111 = distinct !DISubprogram(name: "place", scope: !3, file: !3, line: 20, type: !112, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!112 = !DISubroutineType(types: !113)
!113 = !{!39}
!114 = !DILocation(line: 22, column: 10, scope: !111)
!115 = !DILocation(line: 22, column: 2, scope: !111)
