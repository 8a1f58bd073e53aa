; ModuleID = 'spin_choice_section.c'
source_filename = "spin_choice_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !20, metadata !DIExpression()), !dbg !24
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @adder, ptr noundef null) #4, !dbg !25
  call void @__VERIFIER_atomic_begin(), !dbg !26
  br label %4, !dbg !27

4:                                                ; preds = %11, %0
  %5 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !28
  br i1 %5, label %6, label %9, !dbg !29

6:                                                ; preds = %4
  %7 = load atomic i32, ptr @x seq_cst, align 4, !dbg !30
  %8 = icmp eq i32 %7, 1, !dbg !31
  br label %9

9:                                                ; preds = %6, %4
  %10 = phi i1 [ false, %4 ], [ %8, %6 ], !dbg !32
  br i1 %10, label %11, label %12, !dbg !27

11:                                               ; preds = %9
  br label %4, !dbg !27, !llvm.loop !33

12:                                               ; preds = %9
  store atomic i32 5, ptr @x seq_cst, align 4, !dbg !36
  call void @__VERIFIER_atomic_end(), !dbg !37
  ret i32 0, !dbg !38
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @adder(ptr noundef %0) #0 !dbg !39 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !43, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %3, metadata !45, metadata !DIExpression()), !dbg !46
  call void @__VERIFIER_atomic_begin(), !dbg !47
  br label %4, !dbg !48

4:                                                ; preds = %6, %1
  %5 = load atomic i32, ptr @x seq_cst, align 4, !dbg !49
  store i32 %5, ptr %3, align 4, !dbg !50
  br label %6, !dbg !51

6:                                                ; preds = %4
  %7 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !52
  br i1 %7, label %4, label %8, !dbg !51, !llvm.loop !53

8:                                                ; preds = %6
  %9 = load i32, ptr %3, align 4, !dbg !55
  %10 = add nsw i32 %9, 1, !dbg !56
  store atomic i32 %10, ptr @x seq_cst, align 4, !dbg !57
  call void @__VERIFIER_atomic_end(), !dbg !58
  %11 = load ptr, ptr %2, align 8, !dbg !59
  ret ptr %11, !dbg !60
}

declare void @__VERIFIER_atomic_begin() #3

declare zeroext i1 @__VERIFIER_nondet_bool() #3

declare void @__VERIFIER_atomic_end() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_choice_section.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !7)
!6 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !17, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!8}
!19 = !{}
!20 = !DILocalVariable(name: "h", scope: !16, file: !3, line: 21, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 21, column: 12, scope: !16)
!25 = !DILocation(line: 22, column: 2, scope: !16)
!26 = !DILocation(line: 23, column: 2, scope: !16)
!27 = !DILocation(line: 24, column: 2, scope: !16)
!28 = !DILocation(line: 24, column: 9, scope: !16)
!29 = !DILocation(line: 24, column: 34, scope: !16)
!30 = !DILocation(line: 24, column: 37, scope: !16)
!31 = !DILocation(line: 24, column: 39, scope: !16)
!32 = !DILocation(line: 0, scope: !16)
!33 = distinct !{!33, !27, !34, !35}
!34 = !DILocation(line: 25, column: 3, scope: !16)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !DILocation(line: 26, column: 4, scope: !16)
!37 = !DILocation(line: 27, column: 2, scope: !16)
!38 = !DILocation(line: 28, column: 2, scope: !16)
!39 = distinct !DISubprogram(name: "adder", scope: !3, file: !3, line: 8, type: !40, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!43 = !DILocalVariable(name: "arg", arg: 1, scope: !39, file: !3, line: 8, type: !42)
!44 = !DILocation(line: 8, column: 26, scope: !39)
!45 = !DILocalVariable(name: "a", scope: !39, file: !3, line: 10, type: !8)
!46 = !DILocation(line: 10, column: 6, scope: !39)
!47 = !DILocation(line: 11, column: 2, scope: !39)
!48 = !DILocation(line: 12, column: 2, scope: !39)
!49 = !DILocation(line: 13, column: 7, scope: !39)
!50 = !DILocation(line: 13, column: 5, scope: !39)
!51 = !DILocation(line: 13, column: 3, scope: !39)
!52 = !DILocation(line: 14, column: 9, scope: !39)
!53 = distinct !{!53, !48, !54, !35}
!54 = !DILocation(line: 14, column: 33, scope: !39)
!55 = !DILocation(line: 15, column: 6, scope: !39)
!56 = !DILocation(line: 15, column: 8, scope: !39)
!57 = !DILocation(line: 15, column: 4, scope: !39)
!58 = !DILocation(line: 16, column: 2, scope: !39)
!59 = !DILocation(line: 17, column: 9, scope: !39)
!60 = !DILocation(line: 17, column: 2, scope: !39)
