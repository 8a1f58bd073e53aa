; ModuleID = 'threads/cancel_before.c'
source_filename = "threads/cancel_before.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@gate = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@sem = internal global %union.sem_t zeroinitializer, align 8, !dbg !36
@beyond = internal global i32 0, align 4, !dbg !48
@.str = private unnamed_addr constant [39 x i8] c"beyond == (result != PTHREAD_CANCELED)\00", align 1, !dbg !14
@.str.1 = private unnamed_addr constant [24 x i8] c"threads/cancel_before.c\00", align 1, !dbg !20
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !25
@.str.2 = private unnamed_addr constant [27 x i8] c"result == PTHREAD_CANCELED\00", align 1, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !58 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.declare(metadata ptr %3, metadata !67, metadata !DIExpression()), !dbg !68
  %4 = call i32 @sem_init(ptr noundef @gate, i32 noundef 0, i32 noundef 0) #5, !dbg !69
  %5 = call i32 @sem_init(ptr noundef @sem, i32 noundef 0, i32 noundef 1) #5, !dbg !70
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !71
  %7 = load i64, ptr %2, align 8, !dbg !72
  %8 = call i32 @pthread_cancel(i64 noundef %7), !dbg !73
  %9 = call i32 @sem_post(ptr noundef @gate) #5, !dbg !74
  %10 = load i64, ptr %2, align 8, !dbg !75
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef %3), !dbg !76
  %12 = load i32, ptr @beyond, align 4, !dbg !77
  %13 = load ptr, ptr %3, align 8, !dbg !77
  %14 = icmp ne ptr %13, inttoptr (i64 -1 to ptr), !dbg !77
  %15 = zext i1 %14 to i32, !dbg !77
  %16 = icmp eq i32 %12, %15, !dbg !77
  br i1 %16, label %17, label %18, !dbg !80

17:                                               ; preds = %0
  br label %19, !dbg !80

18:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !77
  unreachable, !dbg !77

19:                                               ; preds = %17
  %20 = load ptr, ptr %3, align 8, !dbg !81
  %21 = icmp eq ptr %20, inttoptr (i64 -1 to ptr), !dbg !81
  br i1 %21, label %22, label %23, !dbg !84

22:                                               ; preds = %19
  br label %24, !dbg !84

23:                                               ; preds = %19
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !81
  unreachable, !dbg !81

24:                                               ; preds = %22
  ret i32 0, !dbg !85
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !86 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !89, metadata !DIExpression()), !dbg !90
  %3 = call i32 @pthread_setcancelstate(i32 noundef 1, ptr noundef null), !dbg !91
  %4 = call i32 @sem_wait(ptr noundef @gate), !dbg !92
  %5 = call i32 @pthread_setcancelstate(i32 noundef 0, ptr noundef null), !dbg !93
  %6 = call i32 @sem_wait(ptr noundef @sem), !dbg !94
  store i32 1, ptr @beyond, align 4, !dbg !95
  %7 = load ptr, ptr %2, align 8, !dbg !96
  ret ptr %7, !dbg !97
}

declare i32 @pthread_cancel(i64 noundef) #3

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare i32 @pthread_setcancelstate(i32 noundef, ptr noundef) #3

declare i32 @sem_wait(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!51, !52, !53, !54, !55, !56, !57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "gate", scope: !2, file: !3, line: 13, type: !38, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/cancel_before.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 168, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/pthread.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10}
!9 = !DIEnumerator(name: "PTHREAD_CANCEL_ENABLE", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_CANCEL_DISABLE", value: 1)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !{!14, !20, !25, !31, !0, !36, !48}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 312, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 39)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 192, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 24)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 120, elements: !29)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!29 = !{!30}
!30 = !DISubrange(count: 15)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 216, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 27)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "sem", scope: !2, file: !3, line: 13, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !39, line: 39, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!40 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !39, line: 35, size: 256, elements: !41)
!41 = !{!42, !46}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !40, file: !39, line: 37, baseType: !43, size: 256)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 256, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 32)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !40, file: !39, line: 38, baseType: !47, size: 64)
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "beyond", scope: !2, file: !3, line: 14, type: !50, isLocal: true, isDefinition: true)
!50 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!51 = !{i32 7, !"Dwarf Version", i32 5}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 8, !"PIC Level", i32 2}
!55 = !{i32 7, !"PIE Level", i32 2}
!56 = !{i32 7, !"uwtable", i32 2}
!57 = !{i32 7, !"frame-pointer", i32 2}
!58 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !59, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{!50}
!61 = !{}
!62 = !DILocalVariable(name: "thread", scope: !58, file: !3, line: 28, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !64, line: 27, baseType: !65)
!64 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!65 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!66 = !DILocation(line: 28, column: 12, scope: !58)
!67 = !DILocalVariable(name: "result", scope: !58, file: !3, line: 29, type: !12)
!68 = !DILocation(line: 29, column: 8, scope: !58)
!69 = !DILocation(line: 31, column: 2, scope: !58)
!70 = !DILocation(line: 32, column: 2, scope: !58)
!71 = !DILocation(line: 33, column: 2, scope: !58)
!72 = !DILocation(line: 38, column: 17, scope: !58)
!73 = !DILocation(line: 38, column: 2, scope: !58)
!74 = !DILocation(line: 39, column: 2, scope: !58)
!75 = !DILocation(line: 41, column: 15, scope: !58)
!76 = !DILocation(line: 41, column: 2, scope: !58)
!77 = !DILocation(line: 42, column: 2, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 42, column: 2)
!79 = distinct !DILexicalBlock(scope: !58, file: !3, line: 42, column: 2)
!80 = !DILocation(line: 42, column: 2, scope: !79)
!81 = !DILocation(line: 44, column: 2, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 44, column: 2)
!83 = distinct !DILexicalBlock(scope: !58, file: !3, line: 44, column: 2)
!84 = !DILocation(line: 44, column: 2, scope: !83)
!85 = !DILocation(line: 46, column: 2, scope: !58)
!86 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 16, type: !87, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !61)
!87 = !DISubroutineType(types: !88)
!88 = !{!12, !12}
!89 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 16, type: !12)
!90 = !DILocation(line: 16, column: 24, scope: !86)
!91 = !DILocation(line: 18, column: 2, scope: !86)
!92 = !DILocation(line: 19, column: 2, scope: !86)
!93 = !DILocation(line: 20, column: 2, scope: !86)
!94 = !DILocation(line: 21, column: 2, scope: !86)
!95 = !DILocation(line: 22, column: 9, scope: !86)
!96 = !DILocation(line: 23, column: 9, scope: !86)
!97 = !DILocation(line: 23, column: 2, scope: !86)
