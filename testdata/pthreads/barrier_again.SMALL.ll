; ModuleID = 'pthreads/barrier_again.c'
source_filename = "pthreads/barrier_again.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.meeting = type { i32 }

@main.fixed = internal global %struct.meeting zeroinitializer, align 4, !dbg !0
@meeting = internal global ptr null, align 8, !dbg !9

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !2 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata ptr %3, metadata !28, metadata !DIExpression()), !dbg !29
  store ptr @main.fixed, ptr @meeting, align 8, !dbg !30
  %4 = load ptr, ptr @meeting, align 8, !dbg !31
  %5 = getelementptr inbounds %struct.meeting, ptr %4, i32 0, i32 0, !dbg !32
  %6 = call i32 @pthread_barrier_init(ptr noundef %5, ptr noundef null, i32 noundef 2), !dbg !33
  %7 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @meet, ptr noundef null), !dbg !34
  %8 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @meet, ptr noundef null), !dbg !35
  %9 = load i64, ptr %2, align 8, !dbg !36
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !37
  %11 = load i64, ptr %3, align 8, !dbg !38
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !39
  ret i32 0, !dbg !40
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @meet(ptr noundef %0) #0 !dbg !41 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !45, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata ptr %4, metadata !47, metadata !DIExpression()), !dbg !49
  %5 = load ptr, ptr @meeting, align 8, !dbg !50
  %6 = getelementptr inbounds %struct.meeting, ptr %5, i32 0, i32 0, !dbg !51
  store ptr %6, ptr %4, align 8, !dbg !49
  %7 = load ptr, ptr %4, align 8, !dbg !52
  %8 = call i32 @pthread_barrier_wait(ptr noundef %7), !dbg !54
  %9 = icmp ne i32 %8, -1, !dbg !55
  br i1 %9, label %10, label %12, !dbg !56

10:                                               ; preds = %1
  %11 = load ptr, ptr %3, align 8, !dbg !57
  store ptr %11, ptr %2, align 8, !dbg !58
  br label %24, !dbg !58

12:                                               ; preds = %1
  %13 = load ptr, ptr %4, align 8, !dbg !59
  %14 = call i32 @pthread_barrier_destroy(ptr noundef %13), !dbg !60
  %15 = load ptr, ptr %4, align 8, !dbg !61
  %16 = call i32 @pthread_barrier_init(ptr noundef %15, ptr noundef null, i32 noundef 1), !dbg !62
  %17 = load ptr, ptr %4, align 8, !dbg !63
  %18 = call i32 @pthread_barrier_wait(ptr noundef %17), !dbg !64
  %19 = load ptr, ptr %4, align 8, !dbg !65
  %20 = call i32 @pthread_barrier_wait(ptr noundef %19), !dbg !66
  %21 = load ptr, ptr %4, align 8, !dbg !67
  %22 = call i32 @pthread_barrier_destroy(ptr noundef %21), !dbg !68
  %23 = load ptr, ptr %3, align 8, !dbg !69
  store ptr %23, ptr %2, align 8, !dbg !70
  br label %24, !dbg !70

24:                                               ; preds = %12, %10
  %25 = load ptr, ptr %2, align 8, !dbg !71
  ret ptr %25, !dbg !71
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_barrier_wait(ptr noundef) #2

declare i32 @pthread_barrier_destroy(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "fixed", scope: !2, file: !3, line: 48, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !4, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !16)
!3 = !DIFile(filename: "pthreads/barrier_again.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "meeting", scope: !7, file: !3, line: 23, type: !11, isLocal: true, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "meeting", file: !3, line: 20, size: 32, elements: !13)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "barrier", scope: !12, file: !3, line: 21, baseType: !15, size: 32)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !3, line: 6, baseType: !6)
!16 = !{}
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 44, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !3, line: 5, baseType: !26)
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 44, column: 12, scope: !2)
!28 = !DILocalVariable(name: "u", scope: !2, file: !3, line: 44, type: !25)
!29 = !DILocation(line: 44, column: 15, scope: !2)
!30 = !DILocation(line: 49, column: 10, scope: !2)
!31 = !DILocation(line: 51, column: 24, scope: !2)
!32 = !DILocation(line: 51, column: 33, scope: !2)
!33 = !DILocation(line: 51, column: 2, scope: !2)
!34 = !DILocation(line: 52, column: 2, scope: !2)
!35 = !DILocation(line: 53, column: 2, scope: !2)
!36 = !DILocation(line: 54, column: 15, scope: !2)
!37 = !DILocation(line: 54, column: 2, scope: !2)
!38 = !DILocation(line: 55, column: 15, scope: !2)
!39 = !DILocation(line: 55, column: 2, scope: !2)
!40 = !DILocation(line: 56, column: 2, scope: !2)
!41 = distinct !DISubprogram(name: "meet", scope: !3, file: !3, line: 25, type: !42, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !16)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !44}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!45 = !DILocalVariable(name: "arg", arg: 1, scope: !41, file: !3, line: 25, type: !44)
!46 = !DILocation(line: 25, column: 25, scope: !41)
!47 = !DILocalVariable(name: "b", scope: !41, file: !3, line: 27, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!49 = !DILocation(line: 27, column: 21, scope: !41)
!50 = !DILocation(line: 27, column: 26, scope: !41)
!51 = !DILocation(line: 27, column: 35, scope: !41)
!52 = !DILocation(line: 28, column: 27, scope: !53)
!53 = distinct !DILexicalBlock(scope: !41, file: !3, line: 28, column: 6)
!54 = !DILocation(line: 28, column: 6, scope: !53)
!55 = !DILocation(line: 28, column: 30, scope: !53)
!56 = !DILocation(line: 28, column: 6, scope: !41)
!57 = !DILocation(line: 29, column: 10, scope: !53)
!58 = !DILocation(line: 29, column: 3, scope: !53)
!59 = !DILocation(line: 30, column: 26, scope: !41)
!60 = !DILocation(line: 30, column: 2, scope: !41)
!61 = !DILocation(line: 34, column: 23, scope: !41)
!62 = !DILocation(line: 34, column: 2, scope: !41)
!63 = !DILocation(line: 35, column: 23, scope: !41)
!64 = !DILocation(line: 35, column: 2, scope: !41)
!65 = !DILocation(line: 36, column: 23, scope: !41)
!66 = !DILocation(line: 36, column: 2, scope: !41)
!67 = !DILocation(line: 37, column: 26, scope: !41)
!68 = !DILocation(line: 37, column: 2, scope: !41)
!69 = !DILocation(line: 39, column: 9, scope: !41)
!70 = !DILocation(line: 39, column: 2, scope: !41)
!71 = !DILocation(line: 40, column: 1, scope: !41)
