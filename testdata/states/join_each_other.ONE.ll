; ModuleID = 'states/join_each_other.c'
source_filename = "states/join_each_other.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@threads = internal global [3 x i64] zeroinitializer, align 16, !dbg !0
@ready = internal global i32 0, align 4, !dbg !11
@beat = internal global i32 0, align 4, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !35, metadata !DIExpression()), !dbg !37
  store i32 0, ptr %2, align 4, !dbg !37
  br label %4, !dbg !38

4:                                                ; preds = %15, %0
  %5 = load i32, ptr %2, align 4, !dbg !39
  %6 = icmp slt i32 %5, 3, !dbg !41
  br i1 %6, label %7, label %18, !dbg !42

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4, !dbg !43
  %9 = sext i32 %8 to i64, !dbg !44
  %10 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %9, !dbg !44
  %11 = load i32, ptr %2, align 4, !dbg !45
  %12 = sext i32 %11 to i64, !dbg !46
  %13 = inttoptr i64 %12 to ptr, !dbg !47
  %14 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @run, ptr noundef %13) #4, !dbg !48
  br label %15, !dbg !48

15:                                               ; preds = %7
  %16 = load i32, ptr %2, align 4, !dbg !49
  %17 = add nsw i32 %16, 1, !dbg !49
  store i32 %17, ptr %2, align 4, !dbg !49
  br label %4, !dbg !50, !llvm.loop !51

18:                                               ; preds = %4
  store i32 1, ptr %3, align 4, !dbg !54
  %19 = load i32, ptr %3, align 4, !dbg !54
  store atomic i32 %19, ptr @ready seq_cst, align 4, !dbg !54
  %20 = load i64, ptr getelementptr inbounds ([3 x i64], ptr @threads, i64 0, i64 2), align 16, !dbg !55
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !56
  ret i32 0, !dbg !57
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !58 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %4, metadata !63, metadata !DIExpression()), !dbg !64
  %8 = load ptr, ptr %3, align 8, !dbg !65
  %9 = ptrtoint ptr %8 to i64, !dbg !66
  %10 = trunc i64 %9 to i32, !dbg !67
  store i32 %10, ptr %4, align 4, !dbg !64
  %11 = load i32, ptr %4, align 4, !dbg !68
  %12 = icmp eq i32 %11, 2, !dbg !70
  br i1 %12, label %13, label %17, !dbg !71

13:                                               ; preds = %1
  br label %14, !dbg !72

14:                                               ; preds = %14, %13
  store i32 1, ptr %5, align 4, !dbg !74
  %15 = load i32, ptr %5, align 4, !dbg !74
  store atomic i32 %15, ptr @beat seq_cst, align 4, !dbg !74
  store i32 0, ptr %6, align 4, !dbg !78
  %16 = load i32, ptr %6, align 4, !dbg !78
  store atomic i32 %16, ptr @beat seq_cst, align 4, !dbg !78
  br label %14, !dbg !79, !llvm.loop !80

17:                                               ; preds = %1
  br label %18, !dbg !83

18:                                               ; preds = %23, %17
  %19 = load atomic i32, ptr @ready seq_cst, align 4, !dbg !84
  store i32 %19, ptr %7, align 4, !dbg !84
  %20 = load i32, ptr %7, align 4, !dbg !84
  %21 = icmp ne i32 %20, 0, !dbg !85
  %22 = xor i1 %21, true, !dbg !85
  br i1 %22, label %23, label %24, !dbg !83

23:                                               ; preds = %18
  br label %18, !dbg !83, !llvm.loop !86

24:                                               ; preds = %18
  %25 = load i32, ptr %4, align 4, !dbg !88
  %26 = icmp eq i32 %25, 1, !dbg !90
  br i1 %26, label %27, label %28, !dbg !91

27:                                               ; preds = %24
  store ptr null, ptr %2, align 8, !dbg !92
  br label %35, !dbg !92

28:                                               ; preds = %24
  %29 = load i32, ptr %4, align 4, !dbg !93
  %30 = sub nsw i32 1, %29, !dbg !94
  %31 = sext i32 %30 to i64, !dbg !95
  %32 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %31, !dbg !95
  %33 = load i64, ptr %32, align 8, !dbg !95
  %34 = call i32 @pthread_join(i64 noundef %33, ptr noundef null), !dbg !96
  store ptr null, ptr %2, align 8, !dbg !97
  br label %35, !dbg !97

35:                                               ; preds = %28, %27
  %36 = load ptr, ptr %2, align 8, !dbg !98
  ret ptr %36, !dbg !98
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "threads", scope: !2, file: !3, line: 8, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/join_each_other.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !16}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 9, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !14, line: 96, baseType: !15)
!14 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "beat", scope: !2, file: !3, line: 10, type: !13, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 192, elements: !22)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !20, line: 27, baseType: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !{!23}
!23 = !DISubrange(count: 3)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !32, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!9}
!34 = !{}
!35 = !DILocalVariable(name: "i", scope: !36, file: !3, line: 35, type: !9)
!36 = distinct !DILexicalBlock(scope: !31, file: !3, line: 35, column: 2)
!37 = !DILocation(line: 35, column: 11, scope: !36)
!38 = !DILocation(line: 35, column: 7, scope: !36)
!39 = !DILocation(line: 35, column: 18, scope: !40)
!40 = distinct !DILexicalBlock(scope: !36, file: !3, line: 35, column: 2)
!41 = !DILocation(line: 35, column: 20, scope: !40)
!42 = !DILocation(line: 35, column: 2, scope: !36)
!43 = !DILocation(line: 36, column: 27, scope: !40)
!44 = !DILocation(line: 36, column: 19, scope: !40)
!45 = !DILocation(line: 36, column: 60, scope: !40)
!46 = !DILocation(line: 36, column: 50, scope: !40)
!47 = !DILocation(line: 36, column: 42, scope: !40)
!48 = !DILocation(line: 36, column: 3, scope: !40)
!49 = !DILocation(line: 35, column: 26, scope: !40)
!50 = !DILocation(line: 35, column: 2, scope: !40)
!51 = distinct !{!51, !42, !52, !53}
!52 = !DILocation(line: 36, column: 61, scope: !36)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 37, column: 2, scope: !31)
!55 = !DILocation(line: 38, column: 15, scope: !31)
!56 = !DILocation(line: 38, column: 2, scope: !31)
!57 = !DILocation(line: 39, column: 2, scope: !31)
!58 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 12, type: !59, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!59 = !DISubroutineType(types: !60)
!60 = !{!5, !5}
!61 = !DILocalVariable(name: "arg", arg: 1, scope: !58, file: !3, line: 12, type: !5)
!62 = !DILocation(line: 12, column: 24, scope: !58)
!63 = !DILocalVariable(name: "me", scope: !58, file: !3, line: 14, type: !9)
!64 = !DILocation(line: 14, column: 6, scope: !58)
!65 = !DILocation(line: 14, column: 26, scope: !58)
!66 = !DILocation(line: 14, column: 16, scope: !58)
!67 = !DILocation(line: 14, column: 11, scope: !58)
!68 = !DILocation(line: 16, column: 6, scope: !69)
!69 = distinct !DILexicalBlock(scope: !58, file: !3, line: 16, column: 6)
!70 = !DILocation(line: 16, column: 9, scope: !69)
!71 = !DILocation(line: 16, column: 6, scope: !58)
!72 = !DILocation(line: 17, column: 3, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !3, line: 16, column: 15)
!74 = !DILocation(line: 18, column: 4, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 17, column: 10)
!76 = distinct !DILexicalBlock(scope: !77, file: !3, line: 17, column: 3)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 17, column: 3)
!78 = !DILocation(line: 19, column: 4, scope: !75)
!79 = !DILocation(line: 17, column: 3, scope: !76)
!80 = distinct !{!80, !81, !82}
!81 = !DILocation(line: 17, column: 3, scope: !77)
!82 = !DILocation(line: 20, column: 3, scope: !77)
!83 = !DILocation(line: 23, column: 2, scope: !58)
!84 = !DILocation(line: 23, column: 10, scope: !58)
!85 = !DILocation(line: 23, column: 9, scope: !58)
!86 = distinct !{!86, !83, !87, !53}
!87 = !DILocation(line: 24, column: 3, scope: !58)
!88 = !DILocation(line: 26, column: 6, scope: !89)
!89 = distinct !DILexicalBlock(scope: !58, file: !3, line: 26, column: 6)
!90 = !DILocation(line: 26, column: 9, scope: !89)
!91 = !DILocation(line: 26, column: 6, scope: !58)
!92 = !DILocation(line: 27, column: 3, scope: !89)
!93 = !DILocation(line: 29, column: 27, scope: !58)
!94 = !DILocation(line: 29, column: 25, scope: !58)
!95 = !DILocation(line: 29, column: 15, scope: !58)
!96 = !DILocation(line: 29, column: 2, scope: !58)
!97 = !DILocation(line: 30, column: 2, scope: !58)
!98 = !DILocation(line: 31, column: 1, scope: !58)
