; ModuleID = 'states/assumed_rounds.c'
source_filename = "states/assumed_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stop = internal global i32 0, align 4, !dbg !0
@beat = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata ptr %3, metadata !32, metadata !DIExpression()), !dbg !33
  store i32 0, ptr %3, align 4, !dbg !33
  %5 = load i32, ptr %3, align 4, !dbg !34
  %6 = add nsw i32 %5, 1, !dbg !34
  store i32 %6, ptr %3, align 4, !dbg !34
  %7 = sext i32 %5 to i64, !dbg !35
  %8 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %7, !dbg !35
  %9 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @go_round, ptr noundef null) #4, !dbg !36
  call void @llvm.dbg.declare(metadata ptr %4, metadata !37, metadata !DIExpression()), !dbg !39
  store i32 0, ptr %4, align 4, !dbg !39
  br label %10, !dbg !40

10:                                               ; preds = %20, %0
  %11 = load i32, ptr %4, align 4, !dbg !41
  %12 = load i32, ptr %3, align 4, !dbg !43
  %13 = icmp slt i32 %11, %12, !dbg !44
  br i1 %13, label %14, label %23, !dbg !45

14:                                               ; preds = %10
  %15 = load i32, ptr %4, align 4, !dbg !46
  %16 = sext i32 %15 to i64, !dbg !47
  %17 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %16, !dbg !47
  %18 = load i64, ptr %17, align 8, !dbg !47
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !48
  br label %20, !dbg !48

20:                                               ; preds = %14
  %21 = load i32, ptr %4, align 4, !dbg !49
  %22 = add nsw i32 %21, 1, !dbg !49
  store i32 %22, ptr %4, align 4, !dbg !49
  br label %10, !dbg !50, !llvm.loop !51

23:                                               ; preds = %10
  ret i32 0, !dbg !54
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @go_round(ptr noundef %0) #0 !dbg !55 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !59
  br label %7, !dbg !60

7:                                                ; preds = %12, %1
  %8 = load atomic i32, ptr @stop seq_cst, align 4, !dbg !61
  store i32 %8, ptr %3, align 4, !dbg !61
  %9 = load i32, ptr %3, align 4, !dbg !61
  %10 = icmp ne i32 %9, 0, !dbg !62
  %11 = xor i1 %10, true, !dbg !62
  br i1 %11, label %12, label %19, !dbg !60

12:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !63, metadata !DIExpression()), !dbg !65
  %13 = call i32 @__VERIFIER_nondet_int(), !dbg !66
  store i32 %13, ptr %4, align 4, !dbg !65
  %14 = load i32, ptr %4, align 4, !dbg !67
  %15 = icmp eq i32 %14, 0, !dbg !68
  %16 = zext i1 %15 to i32, !dbg !68
  call void @__VERIFIER_assume(i32 noundef %16), !dbg !69
  store i32 1, ptr %5, align 4, !dbg !70
  %17 = load i32, ptr %5, align 4, !dbg !70
  store atomic i32 %17, ptr @beat seq_cst, align 4, !dbg !70
  store i32 0, ptr %6, align 4, !dbg !71
  %18 = load i32, ptr %6, align 4, !dbg !71
  store atomic i32 %18, ptr @beat seq_cst, align 4, !dbg !71
  br label %7, !dbg !60, !llvm.loop !72

19:                                               ; preds = %7
  %20 = load ptr, ptr %2, align 8, !dbg !74
  ret ptr %20, !dbg !75
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
!1 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 40, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/assumed_rounds.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "beat", scope: !2, file: !3, line: 32, type: !9, isLocal: true, isDefinition: true)
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
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 83, type: !21, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!12}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 85, type: !25)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 256, elements: !29)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !{!30}
!30 = !DISubrange(count: 4)
!31 = !DILocation(line: 85, column: 12, scope: !20)
!32 = !DILocalVariable(name: "n", scope: !20, file: !3, line: 86, type: !12)
!33 = !DILocation(line: 86, column: 6, scope: !20)
!34 = !DILocation(line: 95, column: 21, scope: !20)
!35 = !DILocation(line: 95, column: 18, scope: !20)
!36 = !DILocation(line: 95, column: 2, scope: !20)
!37 = !DILocalVariable(name: "i", scope: !38, file: !3, line: 103, type: !12)
!38 = distinct !DILexicalBlock(scope: !20, file: !3, line: 103, column: 2)
!39 = !DILocation(line: 103, column: 11, scope: !38)
!40 = !DILocation(line: 103, column: 7, scope: !38)
!41 = !DILocation(line: 103, column: 18, scope: !42)
!42 = distinct !DILexicalBlock(scope: !38, file: !3, line: 103, column: 2)
!43 = !DILocation(line: 103, column: 22, scope: !42)
!44 = !DILocation(line: 103, column: 20, scope: !42)
!45 = !DILocation(line: 103, column: 2, scope: !38)
!46 = !DILocation(line: 104, column: 18, scope: !42)
!47 = !DILocation(line: 104, column: 16, scope: !42)
!48 = !DILocation(line: 104, column: 3, scope: !42)
!49 = !DILocation(line: 103, column: 26, scope: !42)
!50 = !DILocation(line: 103, column: 2, scope: !42)
!51 = distinct !{!51, !45, !52, !53}
!52 = !DILocation(line: 104, column: 26, scope: !38)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 105, column: 2, scope: !20)
!55 = distinct !DISubprogram(name: "go_round", scope: !3, file: !3, line: 46, type: !56, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!56 = !DISubroutineType(types: !57)
!57 = !{!5, !5}
!58 = !DILocalVariable(name: "arg", arg: 1, scope: !55, file: !3, line: 46, type: !5)
!59 = !DILocation(line: 46, column: 29, scope: !55)
!60 = !DILocation(line: 48, column: 2, scope: !55)
!61 = !DILocation(line: 48, column: 10, scope: !55)
!62 = !DILocation(line: 48, column: 9, scope: !55)
!63 = !DILocalVariable(name: "n", scope: !64, file: !3, line: 49, type: !12)
!64 = distinct !DILexicalBlock(scope: !55, file: !3, line: 48, column: 19)
!65 = !DILocation(line: 49, column: 7, scope: !64)
!66 = !DILocation(line: 49, column: 11, scope: !64)
!67 = !DILocation(line: 54, column: 21, scope: !64)
!68 = !DILocation(line: 54, column: 23, scope: !64)
!69 = !DILocation(line: 54, column: 3, scope: !64)
!70 = !DILocation(line: 55, column: 3, scope: !64)
!71 = !DILocation(line: 56, column: 3, scope: !64)
!72 = distinct !{!72, !60, !73, !53}
!73 = !DILocation(line: 60, column: 2, scope: !55)
!74 = !DILocation(line: 61, column: 9, scope: !55)
!75 = !DILocation(line: 61, column: 2, scope: !55)
