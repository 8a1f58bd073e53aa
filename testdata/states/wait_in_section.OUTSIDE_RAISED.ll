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
  %7 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !38
  %8 = load i64, ptr %7, align 16, !dbg !38
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !39
  %10 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !40
  %11 = load i64, ptr %10, align 8, !dbg !40
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !41
  ret i32 0, !dbg !42
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_inside(ptr noundef %0) #0 !dbg !43 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !47
  br label %5, !dbg !48

5:                                                ; preds = %9, %1
  %6 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !49
  store i32 %6, ptr %3, align 4, !dbg !49
  %7 = load i32, ptr %3, align 4, !dbg !49
  %8 = icmp ne i32 %7, 1, !dbg !50
  br i1 %8, label %9, label %10, !dbg !48

9:                                                ; preds = %5
  br label %5, !dbg !48, !llvm.loop !51

10:                                               ; preds = %5
  store i32 1, ptr %4, align 4, !dbg !54
  %11 = load i32, ptr %4, align 4, !dbg !54
  store atomic i32 %11, ptr @stop seq_cst, align 4, !dbg !54
  %12 = load ptr, ptr %2, align 8, !dbg !55
  ret ptr %12, !dbg !56
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @go_round(ptr noundef %0) #0 !dbg !57 {
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
  br i1 %11, label %12, label %16, !dbg !60

12:                                               ; preds = %7
  store i32 1, ptr %4, align 4, !dbg !63
  %13 = load i32, ptr %4, align 4, !dbg !63
  store atomic i32 %13, ptr @work seq_cst, align 4, !dbg !63
  store i32 0, ptr %5, align 4, !dbg !65
  %14 = load i32, ptr %5, align 4, !dbg !65
  store atomic i32 %14, ptr @work seq_cst, align 4, !dbg !65
  store i32 1, ptr %6, align 4, !dbg !66
  %15 = load i32, ptr %6, align 4, !dbg !66
  store atomic i32 %15, ptr @flag seq_cst, align 4, !dbg !66
  br label %7, !dbg !60, !llvm.loop !67

16:                                               ; preds = %7
  %17 = load ptr, ptr %2, align 8, !dbg !69
  ret ptr %17, !dbg !70
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

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
!38 = !DILocation(line: 110, column: 15, scope: !22)
!39 = !DILocation(line: 110, column: 2, scope: !22)
!40 = !DILocation(line: 111, column: 15, scope: !22)
!41 = !DILocation(line: 111, column: 2, scope: !22)
!42 = !DILocation(line: 112, column: 2, scope: !22)
!43 = distinct !DISubprogram(name: "wait_inside", scope: !3, file: !3, line: 37, type: !44, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!44 = !DISubroutineType(types: !45)
!45 = !{!5, !5}
!46 = !DILocalVariable(name: "arg", arg: 1, scope: !43, file: !3, line: 37, type: !5)
!47 = !DILocation(line: 37, column: 32, scope: !43)
!48 = !DILocation(line: 46, column: 2, scope: !43)
!49 = !DILocation(line: 46, column: 9, scope: !43)
!50 = !DILocation(line: 46, column: 20, scope: !43)
!51 = distinct !{!51, !48, !52, !53}
!52 = !DILocation(line: 47, column: 3, scope: !43)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 49, column: 2, scope: !43)
!55 = !DILocation(line: 53, column: 9, scope: !43)
!56 = !DILocation(line: 53, column: 2, scope: !43)
!57 = distinct !DISubprogram(name: "go_round", scope: !3, file: !3, line: 56, type: !44, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!58 = !DILocalVariable(name: "arg", arg: 1, scope: !57, file: !3, line: 56, type: !5)
!59 = !DILocation(line: 56, column: 29, scope: !57)
!60 = !DILocation(line: 61, column: 2, scope: !57)
!61 = !DILocation(line: 61, column: 10, scope: !57)
!62 = !DILocation(line: 61, column: 9, scope: !57)
!63 = !DILocation(line: 63, column: 3, scope: !64)
!64 = distinct !DILexicalBlock(scope: !57, file: !3, line: 61, column: 22)
!65 = !DILocation(line: 64, column: 3, scope: !64)
!66 = !DILocation(line: 66, column: 3, scope: !64)
!67 = distinct !{!67, !60, !68, !53}
!68 = !DILocation(line: 71, column: 2, scope: !57)
!69 = !DILocation(line: 75, column: 9, scope: !57)
!70 = !DILocation(line: 75, column: 2, scope: !57)
