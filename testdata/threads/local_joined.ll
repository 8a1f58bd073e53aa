; ModuleID = 'threads/local_joined.c'
source_filename = "threads/local_joined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@published = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@done = internal global %union.sem_t zeroinitializer, align 8, !dbg !36
@where = internal global ptr null, align 8, !dbg !32
@.str = private unnamed_addr constant [12 x i8] c"*where == 8\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [23 x i8] c"threads/local_joined.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21
@own = internal thread_local global i32 7, align 4, !dbg !47
@.str.2 = private unnamed_addr constant [9 x i8] c"own == 7\00", align 1, !dbg !27

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !60, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata ptr %3, metadata !65, metadata !DIExpression()), !dbg !66
  %4 = call i32 @sem_init(ptr noundef @published, i32 noundef 0, i32 noundef 0) #5, !dbg !67
  %5 = call i32 @sem_init(ptr noundef @done, i32 noundef 0, i32 noundef 0) #5, !dbg !68
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @publish, ptr noundef null) #5, !dbg !69
  %7 = call i32 @sem_wait(ptr noundef @published), !dbg !70
  %8 = load i64, ptr %2, align 8, !dbg !71
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef %3), !dbg !72
  %10 = load ptr, ptr @where, align 8, !dbg !73
  %11 = load i32, ptr %10, align 4, !dbg !73
  %12 = icmp eq i32 %11, 8, !dbg !73
  br i1 %12, label %13, label %14, !dbg !76

13:                                               ; preds = %0
  br label %15, !dbg !76

14:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !73
  unreachable, !dbg !73

15:                                               ; preds = %13
  %16 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !77
  %17 = load i32, ptr %16, align 4, !dbg !77
  %18 = icmp eq i32 %17, 7, !dbg !77
  br i1 %18, label %19, label %20, !dbg !80

19:                                               ; preds = %15
  br label %21, !dbg !80

20:                                               ; preds = %15
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !77
  unreachable, !dbg !77

21:                                               ; preds = %19
  ret i32 0, !dbg !81
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @publish(ptr noundef %0) #0 !dbg !82 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !86
  %3 = load ptr, ptr %2, align 8, !dbg !87
  %4 = call ptr @place(), !dbg !88
  %5 = load i32, ptr %4, align 4, !dbg !89
  %6 = add nsw i32 %5, 1, !dbg !89
  store i32 %6, ptr %4, align 4, !dbg !89
  %7 = call ptr @place(), !dbg !90
  store ptr %7, ptr @where, align 8, !dbg !91
  %8 = call i32 @sem_post(ptr noundef @published) #5, !dbg !92
  %9 = call ptr @place(), !dbg !93
  %10 = load i32, ptr %9, align 4, !dbg !94
  %11 = sext i32 %10 to i64, !dbg !95
  %12 = inttoptr i64 %11 to ptr, !dbg !96
  ret ptr %12, !dbg !97
}

declare i32 @sem_wait(ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @place() #0 !dbg !98 {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !101
  ret ptr %1, !dbg !102
}

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 18, type: !38, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/local_joined.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!10, !16, !21, !27, !32, !0, !36, !47}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 96, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 12)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 184, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 23)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 72, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 9)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "where", scope: !2, file: !3, line: 16, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 18, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !39, line: 39, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!40 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !39, line: 35, size: 256, elements: !41)
!41 = !{!42, !46}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !40, file: !39, line: 37, baseType: !43, size: 256)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 256, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 32)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !40, file: !39, line: 38, baseType: !8, size: 64)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 14, type: !35, isLocal: true, isDefinition: true)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 8, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 2}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !57, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!35}
!59 = !{}
!60 = !DILocalVariable(name: "t", scope: !56, file: !3, line: 41, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !62, line: 27, baseType: !63)
!62 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 41, column: 12, scope: !56)
!65 = !DILocalVariable(name: "result", scope: !56, file: !3, line: 42, type: !5)
!66 = !DILocation(line: 42, column: 8, scope: !56)
!67 = !DILocation(line: 44, column: 2, scope: !56)
!68 = !DILocation(line: 45, column: 2, scope: !56)
!69 = !DILocation(line: 46, column: 2, scope: !56)
!70 = !DILocation(line: 47, column: 2, scope: !56)
!71 = !DILocation(line: 53, column: 15, scope: !56)
!72 = !DILocation(line: 53, column: 2, scope: !56)
!73 = !DILocation(line: 57, column: 2, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 57, column: 2)
!75 = distinct !DILexicalBlock(scope: !56, file: !3, line: 57, column: 2)
!76 = !DILocation(line: 57, column: 2, scope: !75)
!77 = !DILocation(line: 59, column: 2, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 59, column: 2)
!79 = distinct !DILexicalBlock(scope: !56, file: !3, line: 59, column: 2)
!80 = !DILocation(line: 59, column: 2, scope: !79)
!81 = !DILocation(line: 60, column: 2, scope: !56)
!82 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 25, type: !83, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!83 = !DISubroutineType(types: !84)
!84 = !{!5, !5}
!85 = !DILocalVariable(name: "arg", arg: 1, scope: !82, file: !3, line: 25, type: !5)
!86 = !DILocation(line: 25, column: 28, scope: !82)
!87 = !DILocation(line: 27, column: 8, scope: !82)
!88 = !DILocation(line: 28, column: 3, scope: !82)
!89 = !DILocation(line: 28, column: 11, scope: !82)
!90 = !DILocation(line: 30, column: 10, scope: !82)
!91 = !DILocation(line: 30, column: 8, scope: !82)
!92 = !DILocation(line: 32, column: 2, scope: !82)
!93 = !DILocation(line: 36, column: 28, scope: !82)
!94 = !DILocation(line: 36, column: 27, scope: !82)
!95 = !DILocation(line: 36, column: 17, scope: !82)
!96 = !DILocation(line: 36, column: 9, scope: !82)
!97 = !DILocation(line: 36, column: 2, scope: !82)
!98 = distinct !DISubprogram(name: "place", scope: !3, file: !3, line: 20, type: !99, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!99 = !DISubroutineType(types: !100)
!100 = !{!34}
!101 = !DILocation(line: 22, column: 10, scope: !98)
!102 = !DILocation(line: 22, column: 2, scope: !98)
