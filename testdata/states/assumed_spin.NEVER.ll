; ModuleID = 'states/assumed_spin.c'
source_filename = "states/assumed_spin.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@never = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !28
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_flag, ptr noundef null) #4, !dbg !29
  %4 = load i64, ptr %2, align 8, !dbg !30
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !31
  ret i32 0, !dbg !32
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_for_flag(ptr noundef %0) #0 !dbg !33 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !36, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.declare(metadata ptr %3, metadata !38, metadata !DIExpression()), !dbg !39
  br label %6, !dbg !40

6:                                                ; preds = %11, %1
  %7 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !41
  store i32 %7, ptr %4, align 4, !dbg !41
  %8 = load i32, ptr %4, align 4, !dbg !41
  %9 = icmp ne i32 %8, 0, !dbg !42
  %10 = xor i1 %9, true, !dbg !42
  br i1 %10, label %11, label %17, !dbg !40

11:                                               ; preds = %6
  %12 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !43
  %13 = zext i1 %12 to i32, !dbg !43
  store i32 %13, ptr %3, align 4, !dbg !45
  %14 = load atomic i32, ptr @never seq_cst, align 4, !dbg !46
  store i32 %14, ptr %5, align 4, !dbg !46
  %15 = load i32, ptr %5, align 4, !dbg !46
  store i32 %15, ptr %3, align 4, !dbg !47
  %16 = load i32, ptr %3, align 4, !dbg !48
  call void @__VERIFIER_assume(i32 noundef %16), !dbg !49
  br label %6, !dbg !40, !llvm.loop !50

17:                                               ; preds = %6
  %18 = load ptr, ptr %2, align 8, !dbg !53
  ret ptr %18, !dbg !54
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
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 14, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/assumed_spin.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "never", scope: !2, file: !3, line: 16, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !21, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!12}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 48, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 48, column: 12, scope: !20)
!29 = !DILocation(line: 50, column: 2, scope: !20)
!30 = !DILocation(line: 54, column: 15, scope: !20)
!31 = !DILocation(line: 54, column: 2, scope: !20)
!32 = !DILocation(line: 55, column: 2, scope: !20)
!33 = distinct !DISubprogram(name: "wait_for_flag", scope: !3, file: !3, line: 19, type: !34, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!34 = !DISubroutineType(types: !35)
!35 = !{!5, !5}
!36 = !DILocalVariable(name: "arg", arg: 1, scope: !33, file: !3, line: 19, type: !5)
!37 = !DILocation(line: 19, column: 34, scope: !33)
!38 = !DILocalVariable(name: "held", scope: !33, file: !3, line: 21, type: !12)
!39 = !DILocation(line: 21, column: 6, scope: !33)
!40 = !DILocation(line: 23, column: 2, scope: !33)
!41 = !DILocation(line: 23, column: 10, scope: !33)
!42 = !DILocation(line: 23, column: 9, scope: !33)
!43 = !DILocation(line: 28, column: 10, scope: !44)
!44 = distinct !DILexicalBlock(scope: !33, file: !3, line: 23, column: 22)
!45 = !DILocation(line: 28, column: 8, scope: !44)
!46 = !DILocation(line: 30, column: 10, scope: !44)
!47 = !DILocation(line: 30, column: 8, scope: !44)
!48 = !DILocation(line: 32, column: 21, scope: !44)
!49 = !DILocation(line: 32, column: 3, scope: !44)
!50 = distinct !{!50, !40, !51, !52}
!51 = !DILocation(line: 38, column: 2, scope: !33)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 43, column: 9, scope: !33)
!54 = !DILocation(line: 43, column: 2, scope: !33)
