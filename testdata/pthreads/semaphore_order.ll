; ModuleID = 'pthreads/semaphore_order.c'
source_filename = "pthreads/semaphore_order.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@ready = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@data = internal global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [10 x i8] c"data == 7\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [27 x i8] c"pthreads/semaphore_order.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.second = private unnamed_addr constant [21 x i8] c"void *second(void *)\00", align 1, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata ptr %3, metadata !53, metadata !DIExpression()), !dbg !54
  %4 = call i32 @sem_init(ptr noundef @ready, i32 noundef 0, i32 noundef 0) #5, !dbg !55
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @first, ptr noundef null) #5, !dbg !56
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @second, ptr noundef null) #5, !dbg !57
  %7 = load i64, ptr %2, align 8, !dbg !58
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !59
  %9 = load i64, ptr %3, align 8, !dbg !60
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !61
  %11 = call i32 @sem_destroy(ptr noundef @ready) #5, !dbg !62
  ret i32 0, !dbg !63
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !64 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !67, metadata !DIExpression()), !dbg !68
  %3 = load ptr, ptr %2, align 8, !dbg !69
  store i32 7, ptr @data, align 4, !dbg !70
  %4 = call i32 @sem_post(ptr noundef @ready) #5, !dbg !71
  ret ptr null, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !73 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !75
  %3 = load ptr, ptr %2, align 8, !dbg !76
  %4 = call i32 @sem_wait(ptr noundef @ready), !dbg !77
  %5 = load i32, ptr @data, align 4, !dbg !78
  %6 = icmp eq i32 %5, 7, !dbg !78
  br i1 %6, label %7, label %8, !dbg !81

7:                                                ; preds = %1
  br label %9, !dbg !81

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.second) #6, !dbg !78
  unreachable, !dbg !78

9:                                                ; preds = %7
  ret ptr null, !dbg !82
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @sem_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

declare i32 @sem_wait(ptr noundef) #3

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
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 12, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/semaphore_order.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !16, !21}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 80, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 10)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 216, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 27)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 168, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 21)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !28, line: 39, baseType: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 35, size: 256, elements: !30)
!30 = !{!31, !35}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !29, file: !28, line: 37, baseType: !32, size: 256)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 256, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !29, file: !28, line: 38, baseType: !36, size: 64)
!36 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !45, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!9}
!47 = !{}
!48 = !DILocalVariable(name: "t", scope: !44, file: !3, line: 33, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 33, column: 12, scope: !44)
!53 = !DILocalVariable(name: "u", scope: !44, file: !3, line: 33, type: !49)
!54 = !DILocation(line: 33, column: 15, scope: !44)
!55 = !DILocation(line: 35, column: 2, scope: !44)
!56 = !DILocation(line: 36, column: 2, scope: !44)
!57 = !DILocation(line: 37, column: 2, scope: !44)
!58 = !DILocation(line: 38, column: 15, scope: !44)
!59 = !DILocation(line: 38, column: 2, scope: !44)
!60 = !DILocation(line: 39, column: 15, scope: !44)
!61 = !DILocation(line: 39, column: 2, scope: !44)
!62 = !DILocation(line: 40, column: 2, scope: !44)
!63 = !DILocation(line: 41, column: 2, scope: !44)
!64 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 15, type: !65, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!65 = !DISubroutineType(types: !66)
!66 = !{!5, !5}
!67 = !DILocalVariable(name: "arg", arg: 1, scope: !64, file: !3, line: 15, type: !5)
!68 = !DILocation(line: 15, column: 26, scope: !64)
!69 = !DILocation(line: 17, column: 8, scope: !64)
!70 = !DILocation(line: 18, column: 7, scope: !64)
!71 = !DILocation(line: 19, column: 2, scope: !64)
!72 = !DILocation(line: 20, column: 2, scope: !64)
!73 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 23, type: !65, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!74 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 23, type: !5)
!75 = !DILocation(line: 23, column: 27, scope: !73)
!76 = !DILocation(line: 25, column: 8, scope: !73)
!77 = !DILocation(line: 26, column: 2, scope: !73)
!78 = !DILocation(line: 27, column: 2, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 27, column: 2)
!80 = distinct !DILexicalBlock(scope: !73, file: !3, line: 27, column: 2)
!81 = !DILocation(line: 27, column: 2, scope: !80)
!82 = !DILocation(line: 28, column: 2, scope: !73)
