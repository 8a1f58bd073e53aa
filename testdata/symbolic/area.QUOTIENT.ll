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
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata ptr %3, metadata !29, metadata !DIExpression()), !dbg !30
  call void @llvm.dbg.declare(metadata ptr %4, metadata !31, metadata !DIExpression()), !dbg !32
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wide, ptr noundef null) #4, !dbg !33
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @high, ptr noundef null) #4, !dbg !34
  %8 = load i64, ptr %2, align 8, !dbg !35
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !36
  %10 = load i64, ptr %3, align 8, !dbg !37
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !38
  %12 = load atomic i32, ptr @width seq_cst, align 4, !dbg !39
  %13 = load atomic i32, ptr @height seq_cst, align 4, !dbg !40
  %14 = mul nsw i32 %12, %13, !dbg !41
  store i32 %14, ptr %4, align 4, !dbg !42
  call void @llvm.dbg.declare(metadata ptr %5, metadata !43, metadata !DIExpression()), !dbg !44
  %15 = call i32 @__VERIFIER_nondet_int(), !dbg !45
  store i32 %15, ptr %5, align 4, !dbg !44
  %16 = load i32, ptr %5, align 4, !dbg !46
  %17 = icmp ne i32 %16, 0, !dbg !47
  %18 = zext i1 %17 to i32, !dbg !47
  call void @__VERIFIER_assume(i32 noundef %18), !dbg !48
  %19 = call i32 @__VERIFIER_nondet_int(), !dbg !49
  %20 = load i32, ptr %5, align 4, !dbg !50
  %21 = sdiv i32 %19, %20, !dbg !51
  store i32 %21, ptr %4, align 4, !dbg !52
  %22 = load i32, ptr %4, align 4, !dbg !53
  %23 = icmp eq i32 %22, -1, !dbg !54
  %24 = zext i1 %23 to i32, !dbg !54
  ret i32 %24, !dbg !55
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wide(ptr noundef %0) #0 !dbg !56 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !62
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !63
  store i32 %4, ptr %3, align 4, !dbg !62
  %5 = load i32, ptr %3, align 4, !dbg !64
  %6 = icmp sge i32 %5, 0, !dbg !65
  br i1 %6, label %7, label %10, !dbg !66

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !67
  %9 = icmp sle i32 %8, 46340, !dbg !68
  br label %10

10:                                               ; preds = %7, %1
  %11 = phi i1 [ false, %1 ], [ %9, %7 ], !dbg !69
  %12 = zext i1 %11 to i32, !dbg !66
  call void @__VERIFIER_assume(i32 noundef %12), !dbg !70
  %13 = load i32, ptr %3, align 4, !dbg !71
  store atomic i32 %13, ptr @width seq_cst, align 4, !dbg !72
  %14 = load ptr, ptr %2, align 8, !dbg !73
  ret ptr %14, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @high(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !76, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata ptr %3, metadata !78, metadata !DIExpression()), !dbg !79
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !80
  store i32 %4, ptr %3, align 4, !dbg !79
  %5 = load i32, ptr %3, align 4, !dbg !81
  %6 = icmp sge i32 %5, 0, !dbg !82
  br i1 %6, label %7, label %10, !dbg !83

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !84
  %9 = icmp sle i32 %8, 46340, !dbg !85
  br label %10

10:                                               ; preds = %7, %1
  %11 = phi i1 [ false, %1 ], [ %9, %7 ], !dbg !86
  %12 = zext i1 %11 to i32, !dbg !83
  call void @__VERIFIER_assume(i32 noundef %12), !dbg !87
  %13 = load i32, ptr %3, align 4, !dbg !88
  store atomic i32 %13, ptr @height seq_cst, align 4, !dbg !89
  %14 = load ptr, ptr %2, align 8, !dbg !90
  ret ptr %14, !dbg !91
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
!43 = !DILocalVariable(name: "divisor", scope: !20, file: !3, line: 53, type: !12)
!44 = !DILocation(line: 53, column: 6, scope: !20)
!45 = !DILocation(line: 53, column: 16, scope: !20)
!46 = !DILocation(line: 54, column: 20, scope: !20)
!47 = !DILocation(line: 54, column: 28, scope: !20)
!48 = !DILocation(line: 54, column: 2, scope: !20)
!49 = !DILocation(line: 55, column: 9, scope: !20)
!50 = !DILocation(line: 55, column: 35, scope: !20)
!51 = !DILocation(line: 55, column: 33, scope: !20)
!52 = !DILocation(line: 55, column: 7, scope: !20)
!53 = !DILocation(line: 57, column: 9, scope: !20)
!54 = !DILocation(line: 57, column: 14, scope: !20)
!55 = !DILocation(line: 57, column: 2, scope: !20)
!56 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 17, type: !57, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!57 = !DISubroutineType(types: !58)
!58 = !{!5, !5}
!59 = !DILocalVariable(name: "arg", arg: 1, scope: !56, file: !3, line: 17, type: !5)
!60 = !DILocation(line: 17, column: 25, scope: !56)
!61 = !DILocalVariable(name: "w", scope: !56, file: !3, line: 19, type: !12)
!62 = !DILocation(line: 19, column: 6, scope: !56)
!63 = !DILocation(line: 19, column: 10, scope: !56)
!64 = !DILocation(line: 24, column: 20, scope: !56)
!65 = !DILocation(line: 24, column: 22, scope: !56)
!66 = !DILocation(line: 24, column: 27, scope: !56)
!67 = !DILocation(line: 24, column: 30, scope: !56)
!68 = !DILocation(line: 24, column: 32, scope: !56)
!69 = !DILocation(line: 0, scope: !56)
!70 = !DILocation(line: 24, column: 2, scope: !56)
!71 = !DILocation(line: 26, column: 10, scope: !56)
!72 = !DILocation(line: 26, column: 8, scope: !56)
!73 = !DILocation(line: 27, column: 9, scope: !56)
!74 = !DILocation(line: 27, column: 2, scope: !56)
!75 = distinct !DISubprogram(name: "high", scope: !3, file: !3, line: 30, type: !57, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 30, type: !5)
!77 = !DILocation(line: 30, column: 25, scope: !75)
!78 = !DILocalVariable(name: "h", scope: !75, file: !3, line: 32, type: !12)
!79 = !DILocation(line: 32, column: 6, scope: !75)
!80 = !DILocation(line: 32, column: 10, scope: !75)
!81 = !DILocation(line: 34, column: 20, scope: !75)
!82 = !DILocation(line: 34, column: 22, scope: !75)
!83 = !DILocation(line: 34, column: 27, scope: !75)
!84 = !DILocation(line: 34, column: 30, scope: !75)
!85 = !DILocation(line: 34, column: 32, scope: !75)
!86 = !DILocation(line: 0, scope: !75)
!87 = !DILocation(line: 34, column: 2, scope: !75)
!88 = !DILocation(line: 35, column: 11, scope: !75)
!89 = !DILocation(line: 35, column: 9, scope: !75)
!90 = !DILocation(line: 36, column: 9, scope: !75)
!91 = !DILocation(line: 36, column: 2, scope: !75)
