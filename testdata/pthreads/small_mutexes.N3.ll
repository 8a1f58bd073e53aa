; ModuleID = 'pthreads/small_mutexes.c'
source_filename = "pthreads/small_mutexes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counters = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [20 x i8] c"no addition is lost\00", align 1, !dbg !8
@.str.1 = private unnamed_addr constant [25 x i8] c"pthreads/small_mutexes.c\00", align 1, !dbg !14
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !19
@mutexes = internal global [2 x i32] zeroinitializer, align 8, !dbg !25

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i32], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata ptr %3, metadata !50, metadata !DIExpression()), !dbg !52
  store i64 0, ptr %3, align 8, !dbg !52
  br label %5, !dbg !53

5:                                                ; preds = %15, %0
  %6 = load i64, ptr %3, align 8, !dbg !54
  %7 = icmp slt i64 %6, 6, !dbg !56
  br i1 %7, label %8, label %18, !dbg !57

8:                                                ; preds = %5
  %9 = load i64, ptr %3, align 8, !dbg !58
  %10 = getelementptr inbounds [6 x i32], ptr %2, i64 0, i64 %9, !dbg !59
  %11 = load i64, ptr %3, align 8, !dbg !60
  %12 = srem i64 %11, 2, !dbg !61
  %13 = inttoptr i64 %12 to ptr, !dbg !62
  %14 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @add, ptr noundef %13), !dbg !63
  br label %15, !dbg !63

15:                                               ; preds = %8
  %16 = load i64, ptr %3, align 8, !dbg !64
  %17 = add nsw i64 %16, 1, !dbg !64
  store i64 %17, ptr %3, align 8, !dbg !64
  br label %5, !dbg !65, !llvm.loop !66

18:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !69, metadata !DIExpression()), !dbg !71
  store i32 0, ptr %4, align 4, !dbg !71
  br label %19, !dbg !72

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !73
  %21 = icmp slt i32 %20, 6, !dbg !75
  br i1 %21, label %22, label %31, !dbg !76

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !77
  %24 = sext i32 %23 to i64, !dbg !78
  %25 = getelementptr inbounds [6 x i32], ptr %2, i64 0, i64 %24, !dbg !78
  %26 = load i32, ptr %25, align 4, !dbg !78
  %27 = call i32 @pthread_join(i32 noundef %26, ptr noundef null), !dbg !79
  br label %28, !dbg !79

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !80
  %30 = add nsw i32 %29, 1, !dbg !80
  store i32 %30, ptr %4, align 4, !dbg !80
  br label %19, !dbg !81, !llvm.loop !82

31:                                               ; preds = %19
  %32 = load i32, ptr @counters, align 4, !dbg !84
  %33 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @counters, i64 0, i64 1), align 4, !dbg !86
  %34 = add nsw i32 %32, %33, !dbg !87
  %35 = icmp ne i32 %34, 6, !dbg !88
  br i1 %35, label %36, label %37, !dbg !89

36:                                               ; preds = %31
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__func__.main), !dbg !90
  br label %37, !dbg !90

37:                                               ; preds = %36, %31
  ret i32 0, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @add(ptr noundef %0) #0 !dbg !92 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !96
  call void @llvm.dbg.declare(metadata ptr %3, metadata !97, metadata !DIExpression()), !dbg !98
  %4 = load ptr, ptr %2, align 8, !dbg !99
  %5 = ptrtoint ptr %4 to i64, !dbg !100
  store i64 %5, ptr %3, align 8, !dbg !98
  %6 = load i64, ptr %3, align 8, !dbg !101
  %7 = getelementptr inbounds [2 x i32], ptr @mutexes, i64 0, i64 %6, !dbg !102
  %8 = call i32 @pthread_mutex_lock(ptr noundef %7), !dbg !103
  %9 = load i64, ptr %3, align 8, !dbg !104
  %10 = getelementptr inbounds [2 x i32], ptr @counters, i64 0, i64 %9, !dbg !105
  %11 = load i32, ptr %10, align 4, !dbg !105
  %12 = add nsw i32 %11, 1, !dbg !106
  %13 = load i64, ptr %3, align 8, !dbg !107
  %14 = getelementptr inbounds [2 x i32], ptr @counters, i64 0, i64 %13, !dbg !108
  store i32 %12, ptr %14, align 4, !dbg !109
  %15 = load ptr, ptr %2, align 8, !dbg !110
  %16 = ptrtoint ptr %15 to i64, !dbg !111
  %17 = getelementptr inbounds [2 x i32], ptr @mutexes, i64 0, i64 %16, !dbg !112
  %18 = call i32 @pthread_mutex_unlock(ptr noundef %17), !dbg !113
  ret ptr null, !dbg !114
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counters", scope: !2, file: !3, line: 23, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/small_mutexes.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!8, !14, !19, !0, !25}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 160, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 20)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 200, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 25)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 40, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!23 = !{!24}
!24 = !DISubrange(count: 5)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "mutexes", scope: !2, file: !3, line: 22, type: !27, isLocal: true, isDefinition: true, align: 64)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 64, elements: !30)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !3, line: 13, baseType: !29)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 64, elements: !30)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !41, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!29}
!43 = !{}
!44 = !DILocalVariable(name: "threads", scope: !40, file: !3, line: 39, type: !45)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 192, elements: !47)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !3, line: 14, baseType: !29)
!47 = !{!48}
!48 = !DISubrange(count: 6)
!49 = !DILocation(line: 39, column: 12, scope: !40)
!50 = !DILocalVariable(name: "i", scope: !51, file: !3, line: 40, type: !6)
!51 = distinct !DILexicalBlock(scope: !40, file: !3, line: 40, column: 2)
!52 = !DILocation(line: 40, column: 12, scope: !51)
!53 = !DILocation(line: 40, column: 7, scope: !51)
!54 = !DILocation(line: 40, column: 19, scope: !55)
!55 = distinct !DILexicalBlock(scope: !51, file: !3, line: 40, column: 2)
!56 = !DILocation(line: 40, column: 21, scope: !55)
!57 = !DILocation(line: 40, column: 2, scope: !51)
!58 = !DILocation(line: 41, column: 27, scope: !55)
!59 = !DILocation(line: 41, column: 19, scope: !55)
!60 = !DILocation(line: 41, column: 48, scope: !55)
!61 = !DILocation(line: 41, column: 50, scope: !55)
!62 = !DILocation(line: 41, column: 39, scope: !55)
!63 = !DILocation(line: 41, column: 3, scope: !55)
!64 = !DILocation(line: 40, column: 31, scope: !55)
!65 = !DILocation(line: 40, column: 2, scope: !55)
!66 = distinct !{!66, !57, !67, !68}
!67 = !DILocation(line: 41, column: 54, scope: !51)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 42, type: !29)
!70 = distinct !DILexicalBlock(scope: !40, file: !3, line: 42, column: 2)
!71 = !DILocation(line: 42, column: 11, scope: !70)
!72 = !DILocation(line: 42, column: 7, scope: !70)
!73 = !DILocation(line: 42, column: 18, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 42, column: 2)
!75 = !DILocation(line: 42, column: 20, scope: !74)
!76 = !DILocation(line: 42, column: 2, scope: !70)
!77 = !DILocation(line: 43, column: 24, scope: !74)
!78 = !DILocation(line: 43, column: 16, scope: !74)
!79 = !DILocation(line: 43, column: 3, scope: !74)
!80 = !DILocation(line: 42, column: 30, scope: !74)
!81 = !DILocation(line: 42, column: 2, scope: !74)
!82 = distinct !{!82, !76, !83, !68}
!83 = !DILocation(line: 43, column: 29, scope: !70)
!84 = !DILocation(line: 44, column: 6, scope: !85)
!85 = distinct !DILexicalBlock(scope: !40, file: !3, line: 44, column: 6)
!86 = !DILocation(line: 44, column: 20, scope: !85)
!87 = !DILocation(line: 44, column: 18, scope: !85)
!88 = !DILocation(line: 44, column: 32, scope: !85)
!89 = !DILocation(line: 44, column: 6, scope: !40)
!90 = !DILocation(line: 45, column: 3, scope: !85)
!91 = !DILocation(line: 46, column: 2, scope: !40)
!92 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 25, type: !93, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!93 = !DISubroutineType(types: !94)
!94 = !{!5, !5}
!95 = !DILocalVariable(name: "arg", arg: 1, scope: !92, file: !3, line: 25, type: !5)
!96 = !DILocation(line: 25, column: 24, scope: !92)
!97 = !DILocalVariable(name: "which", scope: !92, file: !3, line: 27, type: !6)
!98 = !DILocation(line: 27, column: 7, scope: !92)
!99 = !DILocation(line: 27, column: 21, scope: !92)
!100 = !DILocation(line: 27, column: 15, scope: !92)
!101 = !DILocation(line: 28, column: 30, scope: !92)
!102 = !DILocation(line: 28, column: 22, scope: !92)
!103 = !DILocation(line: 28, column: 2, scope: !92)
!104 = !DILocation(line: 32, column: 29, scope: !92)
!105 = !DILocation(line: 32, column: 20, scope: !92)
!106 = !DILocation(line: 32, column: 36, scope: !92)
!107 = !DILocation(line: 32, column: 11, scope: !92)
!108 = !DILocation(line: 32, column: 2, scope: !92)
!109 = !DILocation(line: 32, column: 18, scope: !92)
!110 = !DILocation(line: 33, column: 38, scope: !92)
!111 = !DILocation(line: 33, column: 32, scope: !92)
!112 = !DILocation(line: 33, column: 24, scope: !92)
!113 = !DILocation(line: 33, column: 2, scope: !92)
!114 = !DILocation(line: 34, column: 2, scope: !92)
