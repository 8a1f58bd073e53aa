; ModuleID = 'symbolic/area.c'
source_filename = "symbolic/area.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@width = internal global i32 0, align 4, !dbg !0
@height = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata ptr %3, metadata !29, metadata !DIExpression()), !dbg !30
  call void @llvm.dbg.declare(metadata ptr %4, metadata !31, metadata !DIExpression()), !dbg !32
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wide, ptr noundef null) #4, !dbg !33
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @high, ptr noundef null) #4, !dbg !34
  %7 = load i64, ptr %2, align 8, !dbg !35
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !36
  %9 = load i64, ptr %3, align 8, !dbg !37
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !38
  %11 = load atomic i32, ptr @width seq_cst, align 4, !dbg !39
  %12 = load atomic i32, ptr @height seq_cst, align 4, !dbg !40
  %13 = mul nsw i32 %11, %12, !dbg !41
  store i32 %13, ptr %4, align 4, !dbg !42
  %14 = call i32 @__VERIFIER_nondet_int(), !dbg !43
  %15 = sub nsw i32 0, %14, !dbg !44
  store i32 %15, ptr %4, align 4, !dbg !45
  %16 = load i32, ptr %4, align 4, !dbg !46
  %17 = icmp eq i32 %16, -1, !dbg !47
  %18 = zext i1 %17 to i32, !dbg !47
  ret i32 %18, !dbg !48
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wide(ptr noundef %0) #0 !dbg !49 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %3, metadata !54, metadata !DIExpression()), !dbg !55
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !56
  store i32 %4, ptr %3, align 4, !dbg !55
  %5 = load i32, ptr %3, align 4, !dbg !57
  %6 = icmp sge i32 %5, 0, !dbg !58
  br i1 %6, label %7, label %10, !dbg !59

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !60
  %9 = icmp sle i32 %8, 46340, !dbg !61
  br label %10

10:                                               ; preds = %7, %1
  %11 = phi i1 [ false, %1 ], [ %9, %7 ], !dbg !62
  %12 = zext i1 %11 to i32, !dbg !59
  call void @__VERIFIER_assume(i32 noundef %12), !dbg !63
  %13 = load i32, ptr %3, align 4, !dbg !64
  store atomic i32 %13, ptr @width seq_cst, align 4, !dbg !65
  %14 = load ptr, ptr %2, align 8, !dbg !66
  ret ptr %14, !dbg !67
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @high(ptr noundef %0) #0 !dbg !68 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.declare(metadata ptr %3, metadata !71, metadata !DIExpression()), !dbg !72
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !73
  store i32 %4, ptr %3, align 4, !dbg !72
  %5 = load i32, ptr %3, align 4, !dbg !74
  %6 = icmp sge i32 %5, 0, !dbg !75
  br i1 %6, label %7, label %10, !dbg !76

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !77
  %9 = icmp sle i32 %8, 46340, !dbg !78
  br label %10

10:                                               ; preds = %7, %1
  %11 = phi i1 [ false, %1 ], [ %9, %7 ], !dbg !79
  %12 = zext i1 %11 to i32, !dbg !76
  call void @__VERIFIER_assume(i32 noundef %12), !dbg !80
  %13 = load i32, ptr %3, align 4, !dbg !81
  store atomic i32 %13, ptr @height seq_cst, align 4, !dbg !82
  %14 = load ptr, ptr %2, align 8, !dbg !83
  ret ptr %14, !dbg !84
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @__VERIFIER_nondet_int() #3

declare void @__VERIFIER_assume(i32 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "width", scope: !2, file: !3, line: 15, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/area.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "height", scope: !2, file: !3, line: 15, type: !9, isLocal: true, isDefinition: true)
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
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !21, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!12}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 41, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 41, column: 12, scope: !20)
!29 = !DILocalVariable(name: "u", scope: !20, file: !3, line: 41, type: !25)
!30 = !DILocation(line: 41, column: 15, scope: !20)
!31 = !DILocalVariable(name: "area", scope: !20, file: !3, line: 42, type: !12)
!32 = !DILocation(line: 42, column: 6, scope: !20)
!33 = !DILocation(line: 44, column: 2, scope: !20)
!34 = !DILocation(line: 45, column: 2, scope: !20)
!35 = !DILocation(line: 46, column: 15, scope: !20)
!36 = !DILocation(line: 46, column: 2, scope: !20)
!37 = !DILocation(line: 47, column: 15, scope: !20)
!38 = !DILocation(line: 47, column: 2, scope: !20)
!39 = !DILocation(line: 48, column: 9, scope: !20)
!40 = !DILocation(line: 48, column: 17, scope: !20)
!41 = !DILocation(line: 48, column: 15, scope: !20)
!42 = !DILocation(line: 48, column: 7, scope: !20)
!43 = !DILocation(line: 50, column: 10, scope: !20)
!44 = !DILocation(line: 50, column: 9, scope: !20)
!45 = !DILocation(line: 50, column: 7, scope: !20)
!46 = !DILocation(line: 57, column: 9, scope: !20)
!47 = !DILocation(line: 57, column: 14, scope: !20)
!48 = !DILocation(line: 57, column: 2, scope: !20)
!49 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 17, type: !50, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!50 = !DISubroutineType(types: !51)
!51 = !{!5, !5}
!52 = !DILocalVariable(name: "arg", arg: 1, scope: !49, file: !3, line: 17, type: !5)
!53 = !DILocation(line: 17, column: 25, scope: !49)
!54 = !DILocalVariable(name: "w", scope: !49, file: !3, line: 19, type: !12)
!55 = !DILocation(line: 19, column: 6, scope: !49)
!56 = !DILocation(line: 19, column: 10, scope: !49)
!57 = !DILocation(line: 24, column: 20, scope: !49)
!58 = !DILocation(line: 24, column: 22, scope: !49)
!59 = !DILocation(line: 24, column: 27, scope: !49)
!60 = !DILocation(line: 24, column: 30, scope: !49)
!61 = !DILocation(line: 24, column: 32, scope: !49)
!62 = !DILocation(line: 0, scope: !49)
!63 = !DILocation(line: 24, column: 2, scope: !49)
!64 = !DILocation(line: 26, column: 10, scope: !49)
!65 = !DILocation(line: 26, column: 8, scope: !49)
!66 = !DILocation(line: 27, column: 9, scope: !49)
!67 = !DILocation(line: 27, column: 2, scope: !49)
!68 = distinct !DISubprogram(name: "high", scope: !3, file: !3, line: 30, type: !50, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!69 = !DILocalVariable(name: "arg", arg: 1, scope: !68, file: !3, line: 30, type: !5)
!70 = !DILocation(line: 30, column: 25, scope: !68)
!71 = !DILocalVariable(name: "h", scope: !68, file: !3, line: 32, type: !12)
!72 = !DILocation(line: 32, column: 6, scope: !68)
!73 = !DILocation(line: 32, column: 10, scope: !68)
!74 = !DILocation(line: 34, column: 20, scope: !68)
!75 = !DILocation(line: 34, column: 22, scope: !68)
!76 = !DILocation(line: 34, column: 27, scope: !68)
!77 = !DILocation(line: 34, column: 30, scope: !68)
!78 = !DILocation(line: 34, column: 32, scope: !68)
!79 = !DILocation(line: 0, scope: !68)
!80 = !DILocation(line: 34, column: 2, scope: !68)
!81 = !DILocation(line: 35, column: 11, scope: !68)
!82 = !DILocation(line: 35, column: 9, scope: !68)
!83 = !DILocation(line: 36, column: 9, scope: !68)
!84 = !DILocation(line: 36, column: 2, scope: !68)
