; ModuleID = 'threads/local_joined.c'
source_filename = "threads/local_joined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@published = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@done = internal global %union.sem_t zeroinitializer, align 8, !dbg !27
@own = internal thread_local global i32 7, align 4, !dbg !38
@.str = private unnamed_addr constant [9 x i8] c"own == 7\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [23 x i8] c"threads/local_joined.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata ptr %3, metadata !57, metadata !DIExpression()), !dbg !58
  %4 = call i32 @sem_init(ptr noundef @published, i32 noundef 0, i32 noundef 0) #5, !dbg !59
  %5 = call i32 @sem_init(ptr noundef @done, i32 noundef 0, i32 noundef 0) #5, !dbg !60
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @publish, ptr noundef null) #5, !dbg !61
  %7 = call i32 @sem_wait(ptr noundef @published), !dbg !62
  %8 = load i64, ptr %2, align 8, !dbg !63
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef %3), !dbg !64
  %10 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !65
  %11 = load i32, ptr %10, align 4, !dbg !65
  %12 = icmp eq i32 %11, 7, !dbg !65
  br i1 %12, label %13, label %14, !dbg !68

13:                                               ; preds = %0
  br label %15, !dbg !68

14:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !65
  unreachable, !dbg !65

15:                                               ; preds = %13
  ret i32 0, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @publish(ptr noundef %0) #0 !dbg !70 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !74
  %3 = load ptr, ptr %2, align 8, !dbg !75
  %4 = call ptr @place(), !dbg !76
  %5 = load i32, ptr %4, align 4, !dbg !77
  %6 = add nsw i32 %5, 1, !dbg !77
  store i32 %6, ptr %4, align 4, !dbg !77
  %7 = call i32 @sem_post(ptr noundef @published) #5, !dbg !78
  %8 = call ptr @place(), !dbg !79
  %9 = load i32, ptr %8, align 4, !dbg !80
  %10 = sext i32 %9 to i64, !dbg !81
  %11 = inttoptr i64 %10 to ptr, !dbg !82
  ret ptr %11, !dbg !83
}

declare i32 @sem_wait(ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal ptr @place() #0 !dbg !84 {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !88
  ret ptr %1, !dbg !89
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
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 18, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/local_joined.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!10, !16, !21, !0, !27, !38}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 72, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 9)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 184, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 23)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 18, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !30, line: 39, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 35, size: 256, elements: !32)
!32 = !{!33, !37}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !31, file: !30, line: 37, baseType: !34, size: 256)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 256, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 38, baseType: !8, size: 64)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 14, type: !40, isLocal: true, isDefinition: true)
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !49, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!40}
!51 = !{}
!52 = !DILocalVariable(name: "t", scope: !48, file: !3, line: 41, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !DILocation(line: 41, column: 12, scope: !48)
!57 = !DILocalVariable(name: "result", scope: !48, file: !3, line: 42, type: !5)
!58 = !DILocation(line: 42, column: 8, scope: !48)
!59 = !DILocation(line: 44, column: 2, scope: !48)
!60 = !DILocation(line: 45, column: 2, scope: !48)
!61 = !DILocation(line: 46, column: 2, scope: !48)
!62 = !DILocation(line: 47, column: 2, scope: !48)
!63 = !DILocation(line: 53, column: 15, scope: !48)
!64 = !DILocation(line: 53, column: 2, scope: !48)
!65 = !DILocation(line: 59, column: 2, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 59, column: 2)
!67 = distinct !DILexicalBlock(scope: !48, file: !3, line: 59, column: 2)
!68 = !DILocation(line: 59, column: 2, scope: !67)
!69 = !DILocation(line: 60, column: 2, scope: !48)
!70 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 25, type: !71, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!71 = !DISubroutineType(types: !72)
!72 = !{!5, !5}
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 25, type: !5)
!74 = !DILocation(line: 25, column: 28, scope: !70)
!75 = !DILocation(line: 27, column: 8, scope: !70)
!76 = !DILocation(line: 28, column: 3, scope: !70)
!77 = !DILocation(line: 28, column: 11, scope: !70)
!78 = !DILocation(line: 32, column: 2, scope: !70)
!79 = !DILocation(line: 36, column: 28, scope: !70)
!80 = !DILocation(line: 36, column: 27, scope: !70)
!81 = !DILocation(line: 36, column: 17, scope: !70)
!82 = !DILocation(line: 36, column: 9, scope: !70)
!83 = !DILocation(line: 36, column: 2, scope: !70)
!84 = distinct !DISubprogram(name: "place", scope: !3, file: !3, line: 20, type: !85, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!85 = !DISubroutineType(types: !86)
!86 = !{!87}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!88 = !DILocation(line: 22, column: 10, scope: !84)
!89 = !DILocation(line: 22, column: 2, scope: !84)
