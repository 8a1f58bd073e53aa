; ModuleID = 'pthreads/barrier_again.c'
source_filename = "pthreads/barrier_again.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.meeting = type { i32 }

@meeting = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata ptr %3, metadata !26, metadata !DIExpression()), !dbg !27
  %4 = call ptr @malloc(i64 noundef 4) #4, !dbg !28
  store ptr %4, ptr @meeting, align 8, !dbg !29
  %5 = load ptr, ptr @meeting, align 8, !dbg !30
  %6 = getelementptr inbounds %struct.meeting, ptr %5, i32 0, i32 0, !dbg !31
  %7 = call i32 @pthread_barrier_init(ptr noundef %6, ptr noundef null, i32 noundef 2), !dbg !32
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @meet, ptr noundef null), !dbg !33
  %9 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @meet, ptr noundef null), !dbg !34
  %10 = load i64, ptr %2, align 8, !dbg !35
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !36
  %12 = load i64, ptr %3, align 8, !dbg !37
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !38
  ret i32 0, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @meet(ptr noundef %0) #0 !dbg !40 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !44, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %4, metadata !46, metadata !DIExpression()), !dbg !48
  %5 = load ptr, ptr @meeting, align 8, !dbg !49
  %6 = getelementptr inbounds %struct.meeting, ptr %5, i32 0, i32 0, !dbg !50
  store ptr %6, ptr %4, align 8, !dbg !48
  %7 = load ptr, ptr %4, align 8, !dbg !51
  %8 = call i32 @pthread_barrier_wait(ptr noundef %7), !dbg !53
  %9 = icmp ne i32 %8, -1, !dbg !54
  br i1 %9, label %10, label %12, !dbg !55

10:                                               ; preds = %1
  %11 = load ptr, ptr %3, align 8, !dbg !56
  store ptr %11, ptr %2, align 8, !dbg !57
  br label %17, !dbg !57

12:                                               ; preds = %1
  %13 = load ptr, ptr %4, align 8, !dbg !58
  %14 = call i32 @pthread_barrier_destroy(ptr noundef %13), !dbg !59
  %15 = load ptr, ptr @meeting, align 8, !dbg !60
  call void @free(ptr noundef %15), !dbg !61
  %16 = load ptr, ptr %3, align 8, !dbg !62
  store ptr %16, ptr %2, align 8, !dbg !63
  br label %17, !dbg !63

17:                                               ; preds = %12, %10
  %18 = load ptr, ptr %2, align 8, !dbg !64
  ret ptr %18, !dbg !64
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_barrier_wait(ptr noundef) #3

declare i32 @pthread_barrier_destroy(ptr noundef) #3

declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "meeting", scope: !2, file: !3, line: 23, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/barrier_again.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "meeting", file: !3, line: 20, size: 32, elements: !7)
!7 = !{!8}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "barrier", scope: !6, file: !3, line: 21, baseType: !9, size: 32)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !3, line: 6, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !19, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 44, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !3, line: 5, baseType: !24)
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 44, column: 12, scope: !18)
!26 = !DILocalVariable(name: "u", scope: !18, file: !3, line: 44, type: !23)
!27 = !DILocation(line: 44, column: 15, scope: !18)
!28 = !DILocation(line: 46, column: 12, scope: !18)
!29 = !DILocation(line: 46, column: 10, scope: !18)
!30 = !DILocation(line: 51, column: 24, scope: !18)
!31 = !DILocation(line: 51, column: 33, scope: !18)
!32 = !DILocation(line: 51, column: 2, scope: !18)
!33 = !DILocation(line: 52, column: 2, scope: !18)
!34 = !DILocation(line: 53, column: 2, scope: !18)
!35 = !DILocation(line: 54, column: 15, scope: !18)
!36 = !DILocation(line: 54, column: 2, scope: !18)
!37 = !DILocation(line: 55, column: 15, scope: !18)
!38 = !DILocation(line: 55, column: 2, scope: !18)
!39 = !DILocation(line: 56, column: 2, scope: !18)
!40 = distinct !DISubprogram(name: "meet", scope: !3, file: !3, line: 25, type: !41, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!44 = !DILocalVariable(name: "arg", arg: 1, scope: !40, file: !3, line: 25, type: !43)
!45 = !DILocation(line: 25, column: 25, scope: !40)
!46 = !DILocalVariable(name: "b", scope: !40, file: !3, line: 27, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!48 = !DILocation(line: 27, column: 21, scope: !40)
!49 = !DILocation(line: 27, column: 26, scope: !40)
!50 = !DILocation(line: 27, column: 35, scope: !40)
!51 = !DILocation(line: 28, column: 27, scope: !52)
!52 = distinct !DILexicalBlock(scope: !40, file: !3, line: 28, column: 6)
!53 = !DILocation(line: 28, column: 6, scope: !52)
!54 = !DILocation(line: 28, column: 30, scope: !52)
!55 = !DILocation(line: 28, column: 6, scope: !40)
!56 = !DILocation(line: 29, column: 10, scope: !52)
!57 = !DILocation(line: 29, column: 3, scope: !52)
!58 = !DILocation(line: 30, column: 26, scope: !40)
!59 = !DILocation(line: 30, column: 2, scope: !40)
!60 = !DILocation(line: 32, column: 7, scope: !40)
!61 = !DILocation(line: 32, column: 2, scope: !40)
!62 = !DILocation(line: 39, column: 9, scope: !40)
!63 = !DILocation(line: 39, column: 2, scope: !40)
!64 = !DILocation(line: 40, column: 1, scope: !40)
