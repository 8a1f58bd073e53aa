; ModuleID = 'states/assumed_rounds.c'
source_filename = "states/assumed_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stop = internal global i32 0, align 4, !dbg !0
@told = internal global i32 0, align 4, !dbg !7
@beat = internal global i32 0, align 4, !dbg !13

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !26, metadata !DIExpression()), !dbg !33
  call void @llvm.dbg.declare(metadata ptr %3, metadata !34, metadata !DIExpression()), !dbg !35
  store i32 0, ptr %3, align 4, !dbg !35
  %5 = load i32, ptr %3, align 4, !dbg !36
  %6 = add nsw i32 %5, 1, !dbg !36
  store i32 %6, ptr %3, align 4, !dbg !36
  %7 = sext i32 %5 to i64, !dbg !37
  %8 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %7, !dbg !37
  %9 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @go_round, ptr noundef null) #4, !dbg !38
  call void @llvm.dbg.declare(metadata ptr %4, metadata !39, metadata !DIExpression()), !dbg !41
  store i32 0, ptr %4, align 4, !dbg !41
  br label %10, !dbg !42

10:                                               ; preds = %20, %0
  %11 = load i32, ptr %4, align 4, !dbg !43
  %12 = load i32, ptr %3, align 4, !dbg !45
  %13 = icmp slt i32 %11, %12, !dbg !46
  br i1 %13, label %14, label %23, !dbg !47

14:                                               ; preds = %10
  %15 = load i32, ptr %4, align 4, !dbg !48
  %16 = sext i32 %15 to i64, !dbg !49
  %17 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %16, !dbg !49
  %18 = load i64, ptr %17, align 8, !dbg !49
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !50
  br label %20, !dbg !50

20:                                               ; preds = %14
  %21 = load i32, ptr %4, align 4, !dbg !51
  %22 = add nsw i32 %21, 1, !dbg !51
  store i32 %22, ptr %4, align 4, !dbg !51
  br label %10, !dbg !52, !llvm.loop !53

23:                                               ; preds = %10
  ret i32 0, !dbg !56
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @go_round(ptr noundef %0) #0 !dbg !57 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !60, metadata !DIExpression()), !dbg !61
  br label %8, !dbg !62

8:                                                ; preds = %13, %1
  %9 = load atomic i32, ptr @stop seq_cst, align 4, !dbg !63
  store i32 %9, ptr %3, align 4, !dbg !63
  %10 = load i32, ptr %3, align 4, !dbg !63
  %11 = icmp ne i32 %10, 0, !dbg !64
  %12 = xor i1 %11, true, !dbg !64
  br i1 %12, label %13, label %22, !dbg !62

13:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !65, metadata !DIExpression()), !dbg !67
  %14 = call i32 @__VERIFIER_nondet_int(), !dbg !68
  store i32 %14, ptr %4, align 4, !dbg !67
  %15 = load i32, ptr %4, align 4, !dbg !69
  store i32 %15, ptr %5, align 4, !dbg !69
  %16 = load i32, ptr %5, align 4, !dbg !69
  store atomic i32 %16, ptr @told seq_cst, align 4, !dbg !69
  %17 = load i32, ptr %4, align 4, !dbg !70
  %18 = icmp eq i32 %17, 0, !dbg !71
  %19 = zext i1 %18 to i32, !dbg !71
  call void @__VERIFIER_assume(i32 noundef %19), !dbg !72
  store i32 1, ptr %6, align 4, !dbg !73
  %20 = load i32, ptr %6, align 4, !dbg !73
  store atomic i32 %20, ptr @beat seq_cst, align 4, !dbg !73
  store i32 0, ptr %7, align 4, !dbg !74
  %21 = load i32, ptr %7, align 4, !dbg !74
  store atomic i32 %21, ptr @beat seq_cst, align 4, !dbg !74
  br label %8, !dbg !62, !llvm.loop !75

22:                                               ; preds = %8
  %23 = load ptr, ptr %2, align 8, !dbg !77
  ret ptr %23, !dbg !78
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
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 40, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/assumed_rounds.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "told", scope: !2, file: !3, line: 37, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "beat", scope: !2, file: !3, line: 32, type: !9, isLocal: true, isDefinition: true)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 83, type: !23, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!12}
!25 = !{}
!26 = !DILocalVariable(name: "t", scope: !22, file: !3, line: 85, type: !27)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 256, elements: !31)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !{!32}
!32 = !DISubrange(count: 4)
!33 = !DILocation(line: 85, column: 12, scope: !22)
!34 = !DILocalVariable(name: "n", scope: !22, file: !3, line: 86, type: !12)
!35 = !DILocation(line: 86, column: 6, scope: !22)
!36 = !DILocation(line: 95, column: 21, scope: !22)
!37 = !DILocation(line: 95, column: 18, scope: !22)
!38 = !DILocation(line: 95, column: 2, scope: !22)
!39 = !DILocalVariable(name: "i", scope: !40, file: !3, line: 103, type: !12)
!40 = distinct !DILexicalBlock(scope: !22, file: !3, line: 103, column: 2)
!41 = !DILocation(line: 103, column: 11, scope: !40)
!42 = !DILocation(line: 103, column: 7, scope: !40)
!43 = !DILocation(line: 103, column: 18, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !3, line: 103, column: 2)
!45 = !DILocation(line: 103, column: 22, scope: !44)
!46 = !DILocation(line: 103, column: 20, scope: !44)
!47 = !DILocation(line: 103, column: 2, scope: !40)
!48 = !DILocation(line: 104, column: 18, scope: !44)
!49 = !DILocation(line: 104, column: 16, scope: !44)
!50 = !DILocation(line: 104, column: 3, scope: !44)
!51 = !DILocation(line: 103, column: 26, scope: !44)
!52 = !DILocation(line: 103, column: 2, scope: !44)
!53 = distinct !{!53, !47, !54, !55}
!54 = !DILocation(line: 104, column: 26, scope: !40)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocation(line: 105, column: 2, scope: !22)
!57 = distinct !DISubprogram(name: "go_round", scope: !3, file: !3, line: 46, type: !58, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!58 = !DISubroutineType(types: !59)
!59 = !{!5, !5}
!60 = !DILocalVariable(name: "arg", arg: 1, scope: !57, file: !3, line: 46, type: !5)
!61 = !DILocation(line: 46, column: 29, scope: !57)
!62 = !DILocation(line: 48, column: 2, scope: !57)
!63 = !DILocation(line: 48, column: 10, scope: !57)
!64 = !DILocation(line: 48, column: 9, scope: !57)
!65 = !DILocalVariable(name: "n", scope: !66, file: !3, line: 49, type: !12)
!66 = distinct !DILexicalBlock(scope: !57, file: !3, line: 48, column: 19)
!67 = !DILocation(line: 49, column: 7, scope: !66)
!68 = !DILocation(line: 49, column: 11, scope: !66)
!69 = !DILocation(line: 52, column: 3, scope: !66)
!70 = !DILocation(line: 54, column: 21, scope: !66)
!71 = !DILocation(line: 54, column: 23, scope: !66)
!72 = !DILocation(line: 54, column: 3, scope: !66)
!73 = !DILocation(line: 55, column: 3, scope: !66)
!74 = !DILocation(line: 56, column: 3, scope: !66)
!75 = distinct !{!75, !62, !76, !55}
!76 = !DILocation(line: 60, column: 2, scope: !57)
!77 = !DILocation(line: 61, column: 9, scope: !57)
!78 = !DILocation(line: 61, column: 2, scope: !57)
