; ModuleID = 'spin_assume.c'
source_filename = "spin_assume.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@go = internal global i32 0, align 4, !dbg !0
@x = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata ptr %3, metadata !27, metadata !DIExpression()), !dbg !28
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait, ptr noundef null) #4, !dbg !29
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @set, ptr noundef null) #4, !dbg !30
  %6 = load i64, ptr %2, align 8, !dbg !31
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !32
  %8 = load i64, ptr %3, align 8, !dbg !33
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !34
  ret i32 0, !dbg !35
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !40
  br label %4, !dbg !41

4:                                                ; preds = %26, %1
  %5 = load atomic i32, ptr @go seq_cst, align 4, !dbg !42
  %6 = icmp ne i32 %5, 0, !dbg !43
  %7 = xor i1 %6, true, !dbg !43
  br i1 %7, label %8, label %27, !dbg !41

8:                                                ; preds = %4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !44, metadata !DIExpression()), !dbg !47
  %9 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !48
  %10 = zext i1 %9 to i8, !dbg !47
  store i8 %10, ptr %3, align 1, !dbg !47
  %11 = load atomic i32, ptr @x seq_cst, align 4, !dbg !49
  %12 = icmp ne i32 %11, 0, !dbg !49
  br i1 %12, label %17, label %13, !dbg !51

13:                                               ; preds = %8
  %14 = load i8, ptr %3, align 1, !dbg !52
  %15 = trunc i8 %14 to i1, !dbg !52
  %16 = zext i1 %15 to i32, !dbg !52
  call void @__VERIFIER_assume(i32 noundef %16), !dbg !53
  br label %26, !dbg !53

17:                                               ; preds = %8
  %18 = load i8, ptr %3, align 1, !dbg !54
  %19 = trunc i8 %18 to i1, !dbg !54
  br i1 %19, label %20, label %25, !dbg !56

20:                                               ; preds = %17
  %21 = load atomic i32, ptr @x seq_cst, align 4, !dbg !57
  %22 = icmp ne i32 %21, 0, !dbg !58
  %23 = xor i1 %22, true, !dbg !58
  %24 = zext i1 %23 to i32, !dbg !58
  call void @__VERIFIER_assume(i32 noundef %24), !dbg !59
  br label %25, !dbg !59

25:                                               ; preds = %20, %17
  br label %26

26:                                               ; preds = %25, %13
  br label %4, !dbg !41, !llvm.loop !60

27:                                               ; preds = %4
  %28 = load ptr, ptr %2, align 8, !dbg !63
  ret ptr %28, !dbg !64
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !65 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !67
  store atomic i32 1, ptr @x seq_cst, align 4, !dbg !68
  %3 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !69
  br i1 %3, label %4, label %5, !dbg !71

4:                                                ; preds = %1
  store atomic i32 1, ptr @go seq_cst, align 4, !dbg !72
  br label %5, !dbg !73

5:                                                ; preds = %4, %1
  %6 = load ptr, ptr %2, align 8, !dbg !74
  ret ptr %6, !dbg !75
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
!1 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_assume.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !19, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocalVariable(name: "a", scope: !18, file: !3, line: 32, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 32, column: 12, scope: !18)
!27 = !DILocalVariable(name: "b", scope: !18, file: !3, line: 32, type: !23)
!28 = !DILocation(line: 32, column: 15, scope: !18)
!29 = !DILocation(line: 34, column: 2, scope: !18)
!30 = !DILocation(line: 35, column: 2, scope: !18)
!31 = !DILocation(line: 36, column: 15, scope: !18)
!32 = !DILocation(line: 36, column: 2, scope: !18)
!33 = !DILocation(line: 37, column: 15, scope: !18)
!34 = !DILocation(line: 37, column: 2, scope: !18)
!35 = !DILocation(line: 38, column: 2, scope: !18)
!36 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 10, type: !37, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !DILocalVariable(name: "arg", arg: 1, scope: !36, file: !3, line: 10, type: !5)
!40 = !DILocation(line: 10, column: 25, scope: !36)
!41 = !DILocation(line: 12, column: 2, scope: !36)
!42 = !DILocation(line: 12, column: 10, scope: !36)
!43 = !DILocation(line: 12, column: 9, scope: !36)
!44 = !DILocalVariable(name: "on", scope: !45, file: !3, line: 13, type: !46)
!45 = distinct !DILexicalBlock(scope: !36, file: !3, line: 12, column: 14)
!46 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!47 = !DILocation(line: 13, column: 9, scope: !45)
!48 = !DILocation(line: 13, column: 14, scope: !45)
!49 = !DILocation(line: 14, column: 8, scope: !50)
!50 = distinct !DILexicalBlock(scope: !45, file: !3, line: 14, column: 7)
!51 = !DILocation(line: 14, column: 7, scope: !45)
!52 = !DILocation(line: 15, column: 22, scope: !50)
!53 = !DILocation(line: 15, column: 4, scope: !50)
!54 = !DILocation(line: 16, column: 12, scope: !55)
!55 = distinct !DILexicalBlock(scope: !50, file: !3, line: 16, column: 12)
!56 = !DILocation(line: 16, column: 12, scope: !50)
!57 = !DILocation(line: 17, column: 23, scope: !55)
!58 = !DILocation(line: 17, column: 22, scope: !55)
!59 = !DILocation(line: 17, column: 4, scope: !55)
!60 = distinct !{!60, !41, !61, !62}
!61 = !DILocation(line: 18, column: 2, scope: !36)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocation(line: 19, column: 9, scope: !36)
!64 = !DILocation(line: 19, column: 2, scope: !36)
!65 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 22, type: !37, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!66 = !DILocalVariable(name: "arg", arg: 1, scope: !65, file: !3, line: 22, type: !5)
!67 = !DILocation(line: 22, column: 24, scope: !65)
!68 = !DILocation(line: 24, column: 4, scope: !65)
!69 = !DILocation(line: 25, column: 6, scope: !70)
!70 = distinct !DILexicalBlock(scope: !65, file: !3, line: 25, column: 6)
!71 = !DILocation(line: 25, column: 6, scope: !65)
!72 = !DILocation(line: 26, column: 6, scope: !70)
!73 = !DILocation(line: 26, column: 3, scope: !70)
!74 = !DILocation(line: 27, column: 9, scope: !65)
!75 = !DILocation(line: 27, column: 2, scope: !65)
