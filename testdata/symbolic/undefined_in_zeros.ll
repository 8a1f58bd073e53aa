; ModuleID = 'symbolic/undefined_in_zeros.c'
source_filename = "symbolic/undefined_in_zeros.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@memory = internal global ptr null, align 8, !dbg !0
@count = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !26
  %3 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 4) #5, !dbg !27
  store ptr %3, ptr @memory, align 8, !dbg !28
  %4 = load ptr, ptr @memory, align 8, !dbg !29
  %5 = icmp eq ptr %4, null, !dbg !31
  br i1 %5, label %6, label %7, !dbg !32

6:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !33
  br label %18, !dbg !33

7:                                                ; preds = %0
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @store, ptr noundef null) #6, !dbg !34
  %9 = load i64, ptr %2, align 8, !dbg !35
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !36
  %11 = load ptr, ptr @memory, align 8, !dbg !37
  %12 = load i32, ptr %11, align 4, !dbg !39
  %13 = icmp sgt i32 %12, 0, !dbg !40
  br i1 %13, label %14, label %17, !dbg !41

14:                                               ; preds = %7
  %15 = load i32, ptr @count, align 4, !dbg !42
  %16 = add nsw i32 %15, 1, !dbg !42
  store i32 %16, ptr @count, align 4, !dbg !42
  br label %17, !dbg !43

17:                                               ; preds = %14, %7
  store i32 0, ptr %1, align 4, !dbg !44
  br label %18, !dbg !44

18:                                               ; preds = %17, %6
  %19 = load i32, ptr %1, align 4, !dbg !45
  ret i32 %19, !dbg !45
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @store(ptr noundef %0) #0 !dbg !46 {
  %2 = alloca ptr, align 8
  %3 = alloca [2 x i32], align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %3, metadata !51, metadata !DIExpression()), !dbg !55
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !56
  %5 = getelementptr inbounds [2 x i32], ptr %3, i64 0, i64 0, !dbg !57
  store i32 %4, ptr %5, align 4, !dbg !58
  %6 = getelementptr inbounds [2 x i32], ptr %3, i64 0, i64 1, !dbg !59
  %7 = load i32, ptr %6, align 4, !dbg !59
  %8 = load ptr, ptr @memory, align 8, !dbg !60
  store i32 %7, ptr %8, align 4, !dbg !61
  %9 = load ptr, ptr %2, align 8, !dbg !62
  ret ptr %9, !dbg !63
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

declare i32 @__VERIFIER_nondet_int() #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0,1) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "memory", scope: !2, file: !3, line: 12, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/undefined_in_zeros.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !19, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 28, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 28, column: 12, scope: !18)
!27 = !DILocation(line: 30, column: 11, scope: !18)
!28 = !DILocation(line: 30, column: 9, scope: !18)
!29 = !DILocation(line: 31, column: 6, scope: !30)
!30 = distinct !DILexicalBlock(scope: !18, file: !3, line: 31, column: 6)
!31 = !DILocation(line: 31, column: 13, scope: !30)
!32 = !DILocation(line: 31, column: 6, scope: !18)
!33 = !DILocation(line: 32, column: 3, scope: !30)
!34 = !DILocation(line: 33, column: 2, scope: !18)
!35 = !DILocation(line: 34, column: 15, scope: !18)
!36 = !DILocation(line: 34, column: 2, scope: !18)
!37 = !DILocation(line: 35, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !18, file: !3, line: 35, column: 6)
!39 = !DILocation(line: 35, column: 6, scope: !38)
!40 = !DILocation(line: 35, column: 14, scope: !38)
!41 = !DILocation(line: 35, column: 6, scope: !18)
!42 = !DILocation(line: 36, column: 8, scope: !38)
!43 = !DILocation(line: 36, column: 3, scope: !38)
!44 = !DILocation(line: 37, column: 2, scope: !18)
!45 = !DILocation(line: 38, column: 1, scope: !18)
!46 = distinct !DISubprogram(name: "store", scope: !3, file: !3, line: 14, type: !47, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!47 = !DISubroutineType(types: !48)
!48 = !{!5, !5}
!49 = !DILocalVariable(name: "arg", arg: 1, scope: !46, file: !3, line: 14, type: !5)
!50 = !DILocation(line: 14, column: 26, scope: !46)
!51 = !DILocalVariable(name: "values", scope: !46, file: !3, line: 16, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 2)
!55 = !DILocation(line: 16, column: 6, scope: !46)
!56 = !DILocation(line: 18, column: 14, scope: !46)
!57 = !DILocation(line: 18, column: 2, scope: !46)
!58 = !DILocation(line: 18, column: 12, scope: !46)
!59 = !DILocation(line: 22, column: 12, scope: !46)
!60 = !DILocation(line: 22, column: 3, scope: !46)
!61 = !DILocation(line: 22, column: 10, scope: !46)
!62 = !DILocation(line: 23, column: 9, scope: !46)
!63 = !DILocation(line: 23, column: 2, scope: !46)
