; ModuleID = 'threads/cancel_before.c'
source_filename = "threads/cancel_before.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@gate = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@sem = internal global %union.sem_t zeroinitializer, align 8, !dbg !31
@beyond = internal global i32 0, align 4, !dbg !43
@.str = private unnamed_addr constant [39 x i8] c"beyond == (result != PTHREAD_CANCELED)\00", align 1, !dbg !14
@.str.1 = private unnamed_addr constant [24 x i8] c"threads/cancel_before.c\00", align 1, !dbg !20
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !25

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata ptr %3, metadata !62, metadata !DIExpression()), !dbg !63
  %4 = call i32 @sem_init(ptr noundef @gate, i32 noundef 0, i32 noundef 0) #5, !dbg !64
  %5 = call i32 @sem_init(ptr noundef @sem, i32 noundef 0, i32 noundef 1) #5, !dbg !65
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !66
  %7 = call i32 @sem_post(ptr noundef @gate) #5, !dbg !67
  %8 = load i64, ptr %2, align 8, !dbg !68
  %9 = call i32 @pthread_cancel(i64 noundef %8), !dbg !69
  %10 = load i64, ptr %2, align 8, !dbg !70
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef %3), !dbg !71
  %12 = load i32, ptr @beyond, align 4, !dbg !72
  %13 = load ptr, ptr %3, align 8, !dbg !72
  %14 = icmp ne ptr %13, inttoptr (i64 -1 to ptr), !dbg !72
  %15 = zext i1 %14 to i32, !dbg !72
  %16 = icmp eq i32 %12, %15, !dbg !72
  br i1 %16, label %17, label %18, !dbg !75

17:                                               ; preds = %0
  br label %19, !dbg !75

18:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !72
  unreachable, !dbg !72

19:                                               ; preds = %17
  ret i32 0, !dbg !76
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !77 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !80, metadata !DIExpression()), !dbg !81
  %3 = call i32 @pthread_setcancelstate(i32 noundef 1, ptr noundef null), !dbg !82
  %4 = call i32 @sem_wait(ptr noundef @gate), !dbg !83
  %5 = call i32 @pthread_setcancelstate(i32 noundef 0, ptr noundef null), !dbg !84
  %6 = call i32 @sem_wait(ptr noundef @sem), !dbg !85
  store i32 1, ptr @beyond, align 4, !dbg !86
  %7 = load ptr, ptr %2, align 8, !dbg !87
  ret ptr %7, !dbg !88
}

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

declare i32 @pthread_cancel(i64 noundef) #3

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
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "gate", scope: !2, file: !3, line: 13, type: !33, isLocal: true, isDefinition: true)
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
!13 = !{!14, !20, !25, !0, !31, !43}
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
!32 = distinct !DIGlobalVariable(name: "sem", scope: !2, file: !3, line: 13, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !34, line: 39, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !34, line: 35, size: 256, elements: !36)
!36 = !{!37, !41}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !35, file: !34, line: 37, baseType: !38, size: 256)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 256, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !35, file: !34, line: 38, baseType: !42, size: 64)
!42 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "beyond", scope: !2, file: !3, line: 14, type: !45, isLocal: true, isDefinition: true)
!45 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !54, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!45}
!56 = !{}
!57 = !DILocalVariable(name: "thread", scope: !53, file: !3, line: 28, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 27, baseType: !60)
!59 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !DILocation(line: 28, column: 12, scope: !53)
!62 = !DILocalVariable(name: "result", scope: !53, file: !3, line: 29, type: !12)
!63 = !DILocation(line: 29, column: 8, scope: !53)
!64 = !DILocation(line: 31, column: 2, scope: !53)
!65 = !DILocation(line: 32, column: 2, scope: !53)
!66 = !DILocation(line: 33, column: 2, scope: !53)
!67 = !DILocation(line: 35, column: 2, scope: !53)
!68 = !DILocation(line: 36, column: 17, scope: !53)
!69 = !DILocation(line: 36, column: 2, scope: !53)
!70 = !DILocation(line: 41, column: 15, scope: !53)
!71 = !DILocation(line: 41, column: 2, scope: !53)
!72 = !DILocation(line: 42, column: 2, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 42, column: 2)
!74 = distinct !DILexicalBlock(scope: !53, file: !3, line: 42, column: 2)
!75 = !DILocation(line: 42, column: 2, scope: !74)
!76 = !DILocation(line: 46, column: 2, scope: !53)
!77 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 16, type: !78, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!78 = !DISubroutineType(types: !79)
!79 = !{!12, !12}
!80 = !DILocalVariable(name: "arg", arg: 1, scope: !77, file: !3, line: 16, type: !12)
!81 = !DILocation(line: 16, column: 24, scope: !77)
!82 = !DILocation(line: 18, column: 2, scope: !77)
!83 = !DILocation(line: 19, column: 2, scope: !77)
!84 = !DILocation(line: 20, column: 2, scope: !77)
!85 = !DILocation(line: 21, column: 2, scope: !77)
!86 = !DILocation(line: 22, column: 9, scope: !77)
!87 = !DILocation(line: 23, column: 9, scope: !77)
!88 = !DILocation(line: 23, column: 2, scope: !77)
