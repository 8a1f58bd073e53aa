; ModuleID = 'states/wait_in_section.c'
source_filename = "states/wait_in_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@stop = internal global i32 0, align 4, !dbg !7
@work = internal global i32 0, align 4, !dbg !13

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !26, metadata !DIExpression()), !dbg !33
  %3 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !34
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @wait_inside, ptr noundef null) #4, !dbg !35
  %5 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !36
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @go_round, ptr noundef null) #4, !dbg !37
  %7 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !38
  %8 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @wait_for_another, ptr noundef null) #4, !dbg !39
  %9 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !40
  %10 = load i64, ptr %9, align 16, !dbg !40
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !41
  %12 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !42
  %13 = load i64, ptr %12, align 8, !dbg !42
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !43
  ret i32 0, !dbg !44
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_inside(ptr noundef %0) #0 !dbg !45 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !49
  call void @__VERIFIER_atomic_begin(), !dbg !50
  br label %5, !dbg !51

5:                                                ; preds = %9, %1
  %6 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !52
  store i32 %6, ptr %3, align 4, !dbg !52
  %7 = load i32, ptr %3, align 4, !dbg !52
  %8 = icmp ne i32 %7, 1, !dbg !53
  br i1 %8, label %9, label %10, !dbg !51

9:                                                ; preds = %5
  br label %5, !dbg !51, !llvm.loop !54

10:                                               ; preds = %5
  call void @__VERIFIER_atomic_end(), !dbg !57
  store i32 1, ptr %4, align 4, !dbg !58
  %11 = load i32, ptr %4, align 4, !dbg !58
  store atomic i32 %11, ptr @stop seq_cst, align 4, !dbg !58
  %12 = load ptr, ptr %2, align 8, !dbg !59
  ret ptr %12, !dbg !60
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @go_round(ptr noundef %0) #0 !dbg !61 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !63
  br label %7, !dbg !64

7:                                                ; preds = %12, %1
  %8 = load atomic i32, ptr @stop seq_cst, align 4, !dbg !65
  store i32 %8, ptr %3, align 4, !dbg !65
  %9 = load i32, ptr %3, align 4, !dbg !65
  %10 = icmp ne i32 %9, 0, !dbg !66
  %11 = xor i1 %10, true, !dbg !66
  br i1 %11, label %12, label %16, !dbg !64

12:                                               ; preds = %7
  store i32 1, ptr %4, align 4, !dbg !67
  %13 = load i32, ptr %4, align 4, !dbg !67
  store atomic i32 %13, ptr @work seq_cst, align 4, !dbg !67
  store i32 0, ptr %5, align 4, !dbg !69
  %14 = load i32, ptr %5, align 4, !dbg !69
  store atomic i32 %14, ptr @work seq_cst, align 4, !dbg !69
  store i32 1, ptr %6, align 4, !dbg !70
  %15 = load i32, ptr %6, align 4, !dbg !70
  store atomic i32 %15, ptr @flag seq_cst, align 4, !dbg !70
  br label %7, !dbg !64, !llvm.loop !71

16:                                               ; preds = %7
  %17 = load ptr, ptr %2, align 8, !dbg !73
  ret ptr %17, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_for_another(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !76, metadata !DIExpression()), !dbg !77
  call void @__VERIFIER_atomic_begin(), !dbg !78
  br label %4, !dbg !79

4:                                                ; preds = %8, %1
  %5 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !80
  store i32 %5, ptr %3, align 4, !dbg !80
  %6 = load i32, ptr %3, align 4, !dbg !80
  %7 = icmp ne i32 %6, 2, !dbg !81
  br i1 %7, label %8, label %9, !dbg !79

8:                                                ; preds = %4
  br label %4, !dbg !79, !llvm.loop !82

9:                                                ; preds = %4
  call void @__VERIFIER_atomic_end(), !dbg !84
  %10 = load ptr, ptr %2, align 8, !dbg !85
  ret ptr %10, !dbg !86
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__VERIFIER_atomic_begin() #3

declare void @__VERIFIER_atomic_end() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 31, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/wait_in_section.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 31, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "work", scope: !2, file: !3, line: 31, type: !9, isLocal: true, isDefinition: true)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 98, type: !23, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!12}
!25 = !{}
!26 = !DILocalVariable(name: "t", scope: !22, file: !3, line: 100, type: !27)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 192, elements: !31)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !{!32}
!32 = !DISubrange(count: 3)
!33 = !DILocation(line: 100, column: 12, scope: !22)
!34 = !DILocation(line: 102, column: 18, scope: !22)
!35 = !DILocation(line: 102, column: 2, scope: !22)
!36 = !DILocation(line: 103, column: 18, scope: !22)
!37 = !DILocation(line: 103, column: 2, scope: !22)
!38 = !DILocation(line: 108, column: 18, scope: !22)
!39 = !DILocation(line: 108, column: 2, scope: !22)
!40 = !DILocation(line: 110, column: 15, scope: !22)
!41 = !DILocation(line: 110, column: 2, scope: !22)
!42 = !DILocation(line: 111, column: 15, scope: !22)
!43 = !DILocation(line: 111, column: 2, scope: !22)
!44 = !DILocation(line: 112, column: 2, scope: !22)
!45 = distinct !DISubprogram(name: "wait_inside", scope: !3, file: !3, line: 37, type: !46, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!46 = !DISubroutineType(types: !47)
!47 = !{!5, !5}
!48 = !DILocalVariable(name: "arg", arg: 1, scope: !45, file: !3, line: 37, type: !5)
!49 = !DILocation(line: 37, column: 32, scope: !45)
!50 = !DILocation(line: 42, column: 2, scope: !45)
!51 = !DILocation(line: 46, column: 2, scope: !45)
!52 = !DILocation(line: 46, column: 9, scope: !45)
!53 = !DILocation(line: 46, column: 20, scope: !45)
!54 = distinct !{!54, !51, !55, !56}
!55 = !DILocation(line: 47, column: 3, scope: !45)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocation(line: 48, column: 2, scope: !45)
!58 = !DILocation(line: 49, column: 2, scope: !45)
!59 = !DILocation(line: 53, column: 9, scope: !45)
!60 = !DILocation(line: 53, column: 2, scope: !45)
!61 = distinct !DISubprogram(name: "go_round", scope: !3, file: !3, line: 56, type: !46, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!62 = !DILocalVariable(name: "arg", arg: 1, scope: !61, file: !3, line: 56, type: !5)
!63 = !DILocation(line: 56, column: 29, scope: !61)
!64 = !DILocation(line: 61, column: 2, scope: !61)
!65 = !DILocation(line: 61, column: 10, scope: !61)
!66 = !DILocation(line: 61, column: 9, scope: !61)
!67 = !DILocation(line: 63, column: 3, scope: !68)
!68 = distinct !DILexicalBlock(scope: !61, file: !3, line: 61, column: 22)
!69 = !DILocation(line: 64, column: 3, scope: !68)
!70 = !DILocation(line: 66, column: 3, scope: !68)
!71 = distinct !{!71, !64, !72, !56}
!72 = !DILocation(line: 71, column: 2, scope: !61)
!73 = !DILocation(line: 75, column: 9, scope: !61)
!74 = !DILocation(line: 75, column: 2, scope: !61)
!75 = distinct !DISubprogram(name: "wait_for_another", scope: !3, file: !3, line: 88, type: !46, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 88, type: !5)
!77 = !DILocation(line: 88, column: 37, scope: !75)
!78 = !DILocation(line: 90, column: 2, scope: !75)
!79 = !DILocation(line: 91, column: 2, scope: !75)
!80 = !DILocation(line: 91, column: 9, scope: !75)
!81 = !DILocation(line: 91, column: 20, scope: !75)
!82 = distinct !{!82, !79, !83, !56}
!83 = !DILocation(line: 92, column: 3, scope: !75)
!84 = !DILocation(line: 93, column: 2, scope: !75)
!85 = !DILocation(line: 94, column: 9, scope: !75)
!86 = !DILocation(line: 94, column: 2, scope: !75)
