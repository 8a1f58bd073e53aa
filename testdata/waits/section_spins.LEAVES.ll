; ModuleID = 'waits/section_spins.c'
source_filename = "waits/section_spins.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@begun = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !26
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @spin, ptr noundef null) #4, !dbg !27
  %4 = load i64, ptr %2, align 8, !dbg !28
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !29
  ret i32 0, !dbg !30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @spin(ptr noundef %0) #0 !dbg !31 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !34, metadata !DIExpression()), !dbg !35
  call void @__VERIFIER_atomic_begin(), !dbg !36
  store i32 1, ptr %3, align 4, !dbg !37
  %5 = load i32, ptr %3, align 4, !dbg !37
  store atomic i32 %5, ptr @begun seq_cst, align 4, !dbg !37
  br label %6, !dbg !38

6:                                                ; preds = %11, %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !39, metadata !DIExpression()), !dbg !43
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !44
  store i32 %7, ptr %4, align 4, !dbg !43
  %8 = load i32, ptr %4, align 4, !dbg !45
  %9 = icmp ne i32 %8, 0, !dbg !45
  br i1 %9, label %10, label %11, !dbg !47

10:                                               ; preds = %6
  br label %12, !dbg !48

11:                                               ; preds = %6
  br label %6, !dbg !49, !llvm.loop !50

12:                                               ; preds = %10
  call void @__VERIFIER_atomic_end(), !dbg !53
  %13 = load ptr, ptr %2, align 8, !dbg !54
  ret ptr %13, !dbg !55
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__VERIFIER_atomic_begin() #3

declare i32 @__VERIFIER_nondet_int() #3

declare void @__VERIFIER_atomic_end() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "begun", scope: !2, file: !3, line: 15, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits/section_spins.c", directory: ".")
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
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !19, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 36, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 36, column: 12, scope: !18)
!27 = !DILocation(line: 38, column: 2, scope: !18)
!28 = !DILocation(line: 44, column: 15, scope: !18)
!29 = !DILocation(line: 44, column: 2, scope: !18)
!30 = !DILocation(line: 45, column: 2, scope: !18)
!31 = distinct !DISubprogram(name: "spin", scope: !3, file: !3, line: 17, type: !32, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!32 = !DISubroutineType(types: !33)
!33 = !{!5, !5}
!34 = !DILocalVariable(name: "arg", arg: 1, scope: !31, file: !3, line: 17, type: !5)
!35 = !DILocation(line: 17, column: 25, scope: !31)
!36 = !DILocation(line: 19, column: 2, scope: !31)
!37 = !DILocation(line: 20, column: 2, scope: !31)
!38 = !DILocation(line: 21, column: 2, scope: !31)
!39 = !DILocalVariable(name: "choice", scope: !40, file: !3, line: 22, type: !10)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 21, column: 11)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 21, column: 2)
!42 = distinct !DILexicalBlock(scope: !31, file: !3, line: 21, column: 2)
!43 = !DILocation(line: 22, column: 7, scope: !40)
!44 = !DILocation(line: 22, column: 16, scope: !40)
!45 = !DILocation(line: 24, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !40, file: !3, line: 24, column: 7)
!47 = !DILocation(line: 24, column: 7, scope: !40)
!48 = !DILocation(line: 25, column: 4, scope: !46)
!49 = !DILocation(line: 21, column: 2, scope: !41)
!50 = distinct !{!50, !51, !52}
!51 = !DILocation(line: 21, column: 2, scope: !42)
!52 = !DILocation(line: 29, column: 2, scope: !42)
!53 = !DILocation(line: 30, column: 2, scope: !31)
!54 = !DILocation(line: 31, column: 9, scope: !31)
!55 = !DILocation(line: 31, column: 2, scope: !31)
