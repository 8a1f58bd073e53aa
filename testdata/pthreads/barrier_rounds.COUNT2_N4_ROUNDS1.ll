; ModuleID = 'pthreads/barrier_rounds.c'
source_filename = "pthreads/barrier_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !25 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !30, metadata !DIExpression()), !dbg !36
  %5 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 2) #4, !dbg !37
  call void @llvm.dbg.declare(metadata ptr %3, metadata !38, metadata !DIExpression()), !dbg !40
  store i32 0, ptr %3, align 4, !dbg !40
  br label %6, !dbg !41

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !42
  %8 = icmp slt i32 %7, 4, !dbg !44
  br i1 %8, label %9, label %17, !dbg !45

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !46
  %11 = sext i32 %10 to i64, !dbg !47
  %12 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %11, !dbg !47
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @run, ptr noundef null) #4, !dbg !48
  br label %14, !dbg !48

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !49
  %16 = add nsw i32 %15, 1, !dbg !49
  store i32 %16, ptr %3, align 4, !dbg !49
  br label %6, !dbg !50, !llvm.loop !51

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !54, metadata !DIExpression()), !dbg !56
  store i32 0, ptr %4, align 4, !dbg !56
  br label %18, !dbg !57

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !58
  %20 = icmp slt i32 %19, 4, !dbg !60
  br i1 %20, label %21, label %30, !dbg !61

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !62
  %23 = sext i32 %22 to i64, !dbg !63
  %24 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %23, !dbg !63
  %25 = load i64, ptr %24, align 8, !dbg !63
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef null), !dbg !64
  br label %27, !dbg !64

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !65
  %29 = add nsw i32 %28, 1, !dbg !65
  store i32 %29, ptr %4, align 4, !dbg !65
  br label %18, !dbg !66, !llvm.loop !67

30:                                               ; preds = %18
  %31 = call i32 @pthread_barrier_destroy(ptr noundef @barrier) #4, !dbg !69
  ret i32 0, !dbg !70
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !71 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !75
  %4 = load ptr, ptr %2, align 8, !dbg !76
  call void @llvm.dbg.declare(metadata ptr %3, metadata !77, metadata !DIExpression()), !dbg !79
  store i32 0, ptr %3, align 4, !dbg !79
  br label %5, !dbg !80

5:                                                ; preds = %10, %1
  %6 = load i32, ptr %3, align 4, !dbg !81
  %7 = icmp slt i32 %6, 1, !dbg !83
  br i1 %7, label %8, label %13, !dbg !84

8:                                                ; preds = %5
  %9 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #4, !dbg !85
  br label %10, !dbg !85

10:                                               ; preds = %8
  %11 = load i32, ptr %3, align 4, !dbg !86
  %12 = add nsw i32 %11, 1, !dbg !86
  store i32 %12, ptr %3, align 4, !dbg !86
  br label %5, !dbg !87, !llvm.loop !88

13:                                               ; preds = %5
  ret ptr null, !dbg !90
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 21, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/barrier_rounds.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !8, line: 112, baseType: !9)
!8 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 108, size: 256, elements: !10)
!10 = !{!11, !16}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !9, file: !8, line: 110, baseType: !12, size: 256)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 256, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 32)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 111, baseType: !17, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 8, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 2}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !26, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!26 = !DISubroutineType(types: !27)
!27 = !{!28}
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{}
!30 = !DILocalVariable(name: "t", scope: !25, file: !3, line: 33, type: !31)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 256, elements: !34)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 27, baseType: !33)
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !{!35}
!35 = !DISubrange(count: 4)
!36 = !DILocation(line: 33, column: 12, scope: !25)
!37 = !DILocation(line: 35, column: 2, scope: !25)
!38 = !DILocalVariable(name: "i", scope: !39, file: !3, line: 36, type: !28)
!39 = distinct !DILexicalBlock(scope: !25, file: !3, line: 36, column: 2)
!40 = !DILocation(line: 36, column: 11, scope: !39)
!41 = !DILocation(line: 36, column: 7, scope: !39)
!42 = !DILocation(line: 36, column: 18, scope: !43)
!43 = distinct !DILexicalBlock(scope: !39, file: !3, line: 36, column: 2)
!44 = !DILocation(line: 36, column: 20, scope: !43)
!45 = !DILocation(line: 36, column: 2, scope: !39)
!46 = !DILocation(line: 37, column: 21, scope: !43)
!47 = !DILocation(line: 37, column: 19, scope: !43)
!48 = !DILocation(line: 37, column: 3, scope: !43)
!49 = !DILocation(line: 36, column: 26, scope: !43)
!50 = !DILocation(line: 36, column: 2, scope: !43)
!51 = distinct !{!51, !45, !52, !53}
!52 = !DILocation(line: 37, column: 40, scope: !39)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocalVariable(name: "i", scope: !55, file: !3, line: 38, type: !28)
!55 = distinct !DILexicalBlock(scope: !25, file: !3, line: 38, column: 2)
!56 = !DILocation(line: 38, column: 11, scope: !55)
!57 = !DILocation(line: 38, column: 7, scope: !55)
!58 = !DILocation(line: 38, column: 18, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !3, line: 38, column: 2)
!60 = !DILocation(line: 38, column: 20, scope: !59)
!61 = !DILocation(line: 38, column: 2, scope: !55)
!62 = !DILocation(line: 39, column: 18, scope: !59)
!63 = !DILocation(line: 39, column: 16, scope: !59)
!64 = !DILocation(line: 39, column: 3, scope: !59)
!65 = !DILocation(line: 38, column: 26, scope: !59)
!66 = !DILocation(line: 38, column: 2, scope: !59)
!67 = distinct !{!67, !61, !68, !53}
!68 = !DILocation(line: 39, column: 26, scope: !55)
!69 = !DILocation(line: 40, column: 2, scope: !25)
!70 = !DILocation(line: 41, column: 2, scope: !25)
!71 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 23, type: !72, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!72 = !DISubroutineType(types: !73)
!73 = !{!5, !5}
!74 = !DILocalVariable(name: "arg", arg: 1, scope: !71, file: !3, line: 23, type: !5)
!75 = !DILocation(line: 23, column: 24, scope: !71)
!76 = !DILocation(line: 25, column: 8, scope: !71)
!77 = !DILocalVariable(name: "round", scope: !78, file: !3, line: 26, type: !28)
!78 = distinct !DILexicalBlock(scope: !71, file: !3, line: 26, column: 2)
!79 = !DILocation(line: 26, column: 11, scope: !78)
!80 = !DILocation(line: 26, column: 7, scope: !78)
!81 = !DILocation(line: 26, column: 22, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 26, column: 2)
!83 = !DILocation(line: 26, column: 28, scope: !82)
!84 = !DILocation(line: 26, column: 2, scope: !78)
!85 = !DILocation(line: 27, column: 3, scope: !82)
!86 = !DILocation(line: 26, column: 43, scope: !82)
!87 = !DILocation(line: 26, column: 2, scope: !82)
!88 = distinct !{!88, !84, !89, !53}
!89 = !DILocation(line: 27, column: 32, scope: !78)
!90 = !DILocation(line: 28, column: 2, scope: !71)
