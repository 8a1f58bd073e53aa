; ModuleID = 'states/assumed_spin.c'
source_filename = "states/assumed_spin.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !26
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_flag, ptr noundef null) #4, !dbg !27
  store i32 1, ptr %3, align 4, !dbg !28
  %5 = load i32, ptr %3, align 4, !dbg !28
  store atomic i32 %5, ptr @flag seq_cst, align 4, !dbg !28
  %6 = load i64, ptr %2, align 8, !dbg !29
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !30
  ret i32 0, !dbg !31
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_for_flag(ptr noundef %0) #0 !dbg !32 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !35, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.declare(metadata ptr %3, metadata !37, metadata !DIExpression()), !dbg !38
  br label %6, !dbg !39

6:                                                ; preds = %14, %1
  %7 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !40
  store i32 %7, ptr %4, align 4, !dbg !40
  %8 = load i32, ptr %4, align 4, !dbg !40
  %9 = icmp ne i32 %8, 0, !dbg !41
  %10 = xor i1 %9, true, !dbg !41
  br i1 %10, label %11, label %15, !dbg !39

11:                                               ; preds = %6
  %12 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !42
  br i1 %12, label %13, label %14, !dbg !45

13:                                               ; preds = %11
  br label %15, !dbg !46

14:                                               ; preds = %11
  br label %6, !dbg !39, !llvm.loop !47

15:                                               ; preds = %13, %6
  %16 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !50
  store i32 %16, ptr %5, align 4, !dbg !50
  %17 = load i32, ptr %5, align 4, !dbg !50
  store i32 %17, ptr %3, align 4, !dbg !51
  %18 = load i32, ptr %3, align 4, !dbg !52
  call void @__VERIFIER_assume(i32 noundef %18), !dbg !53
  %19 = load ptr, ptr %2, align 8, !dbg !54
  ret ptr %19, !dbg !55
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare zeroext i1 @__VERIFIER_nondet_bool() #3

declare void @__VERIFIER_assume(i32 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 14, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/assumed_spin.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 96, baseType: !9)
!8 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !19, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 48, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 48, column: 12, scope: !18)
!27 = !DILocation(line: 50, column: 2, scope: !18)
!28 = !DILocation(line: 52, column: 2, scope: !18)
!29 = !DILocation(line: 54, column: 15, scope: !18)
!30 = !DILocation(line: 54, column: 2, scope: !18)
!31 = !DILocation(line: 55, column: 2, scope: !18)
!32 = distinct !DISubprogram(name: "wait_for_flag", scope: !3, file: !3, line: 19, type: !33, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!33 = !DISubroutineType(types: !34)
!34 = !{!5, !5}
!35 = !DILocalVariable(name: "arg", arg: 1, scope: !32, file: !3, line: 19, type: !5)
!36 = !DILocation(line: 19, column: 34, scope: !32)
!37 = !DILocalVariable(name: "held", scope: !32, file: !3, line: 21, type: !10)
!38 = !DILocation(line: 21, column: 6, scope: !32)
!39 = !DILocation(line: 23, column: 2, scope: !32)
!40 = !DILocation(line: 23, column: 10, scope: !32)
!41 = !DILocation(line: 23, column: 9, scope: !32)
!42 = !DILocation(line: 25, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !3, line: 25, column: 7)
!44 = distinct !DILexicalBlock(scope: !32, file: !3, line: 23, column: 22)
!45 = !DILocation(line: 25, column: 7, scope: !44)
!46 = !DILocation(line: 26, column: 4, scope: !43)
!47 = distinct !{!47, !39, !48, !49}
!48 = !DILocation(line: 38, column: 2, scope: !32)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 40, column: 9, scope: !32)
!51 = !DILocation(line: 40, column: 7, scope: !32)
!52 = !DILocation(line: 41, column: 20, scope: !32)
!53 = !DILocation(line: 41, column: 2, scope: !32)
!54 = !DILocation(line: 43, column: 9, scope: !32)
!55 = !DILocation(line: 43, column: 2, scope: !32)
