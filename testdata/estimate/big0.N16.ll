; ModuleID = 'estimate/big0.c'
source_filename = "estimate/big0.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flags = internal global [16 x i32] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca [32 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !28, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.declare(metadata ptr %3, metadata !36, metadata !DIExpression()), !dbg !38
  store i32 0, ptr %3, align 4, !dbg !38
  br label %5, !dbg !39

5:                                                ; preds = %26, %0
  %6 = load i32, ptr %3, align 4, !dbg !40
  %7 = icmp slt i32 %6, 16, !dbg !42
  br i1 %7, label %8, label %29, !dbg !43

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !44
  %10 = mul nsw i32 2, %9, !dbg !46
  %11 = sext i32 %10 to i64, !dbg !47
  %12 = getelementptr inbounds [32 x i64], ptr %2, i64 0, i64 %11, !dbg !47
  %13 = load i32, ptr %3, align 4, !dbg !48
  %14 = sext i32 %13 to i64, !dbg !49
  %15 = inttoptr i64 %14 to ptr, !dbg !50
  %16 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @set, ptr noundef %15) #4, !dbg !51
  %17 = load i32, ptr %3, align 4, !dbg !52
  %18 = mul nsw i32 2, %17, !dbg !53
  %19 = add nsw i32 %18, 1, !dbg !54
  %20 = sext i32 %19 to i64, !dbg !55
  %21 = getelementptr inbounds [32 x i64], ptr %2, i64 0, i64 %20, !dbg !55
  %22 = load i32, ptr %3, align 4, !dbg !56
  %23 = sext i32 %22 to i64, !dbg !57
  %24 = inttoptr i64 %23 to ptr, !dbg !58
  %25 = call i32 @pthread_create(ptr noundef %21, ptr noundef null, ptr noundef @look, ptr noundef %24) #4, !dbg !59
  br label %26, !dbg !60

26:                                               ; preds = %8
  %27 = load i32, ptr %3, align 4, !dbg !61
  %28 = add nsw i32 %27, 1, !dbg !61
  store i32 %28, ptr %3, align 4, !dbg !61
  br label %5, !dbg !62, !llvm.loop !63

29:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !66, metadata !DIExpression()), !dbg !68
  store i32 0, ptr %4, align 4, !dbg !68
  br label %30, !dbg !69

30:                                               ; preds = %39, %29
  %31 = load i32, ptr %4, align 4, !dbg !70
  %32 = icmp slt i32 %31, 32, !dbg !72
  br i1 %32, label %33, label %42, !dbg !73

33:                                               ; preds = %30
  %34 = load i32, ptr %4, align 4, !dbg !74
  %35 = sext i32 %34 to i64, !dbg !75
  %36 = getelementptr inbounds [32 x i64], ptr %2, i64 0, i64 %35, !dbg !75
  %37 = load i64, ptr %36, align 8, !dbg !75
  %38 = call i32 @pthread_join(i64 noundef %37, ptr noundef null), !dbg !76
  br label %39, !dbg !76

39:                                               ; preds = %33
  %40 = load i32, ptr %4, align 4, !dbg !77
  %41 = add nsw i32 %40, 1, !dbg !77
  store i32 %41, ptr %4, align 4, !dbg !77
  br label %30, !dbg !78, !llvm.loop !79

42:                                               ; preds = %30
  ret i32 0, !dbg !81
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !82 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !86
  %4 = load ptr, ptr %2, align 8, !dbg !87
  %5 = ptrtoint ptr %4 to i64, !dbg !87
  %6 = getelementptr inbounds [16 x i32], ptr @flags, i64 0, i64 %5, !dbg !87
  store i32 1, ptr %3, align 4, !dbg !87
  %7 = load i32, ptr %3, align 4, !dbg !87
  store atomic i32 %7, ptr %6 seq_cst, align 4, !dbg !87
  ret ptr null, !dbg !88
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  %4 = load ptr, ptr %2, align 8, !dbg !92
  %5 = ptrtoint ptr %4 to i64, !dbg !92
  %6 = getelementptr inbounds [16 x i32], ptr @flags, i64 0, i64 %5, !dbg !92
  %7 = load atomic i32, ptr %6 seq_cst, align 4, !dbg !92
  store i32 %7, ptr %3, align 4, !dbg !92
  %8 = load i32, ptr %3, align 4, !dbg !92
  ret ptr null, !dbg !93
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flags", scope: !2, file: !3, line: 16, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/big0.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!0}
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 512, elements: !15)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !12, line: 96, baseType: !13)
!12 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!13 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !14)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DISubrange(count: 16)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !25, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!14}
!27 = !{}
!28 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 32, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 2048, elements: !33)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !{!34}
!34 = !DISubrange(count: 32)
!35 = !DILocation(line: 32, column: 12, scope: !24)
!36 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 34, type: !14)
!37 = distinct !DILexicalBlock(scope: !24, file: !3, line: 34, column: 2)
!38 = !DILocation(line: 34, column: 11, scope: !37)
!39 = !DILocation(line: 34, column: 7, scope: !37)
!40 = !DILocation(line: 34, column: 18, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !3, line: 34, column: 2)
!42 = !DILocation(line: 34, column: 20, scope: !41)
!43 = !DILocation(line: 34, column: 2, scope: !37)
!44 = !DILocation(line: 35, column: 25, scope: !45)
!45 = distinct !DILexicalBlock(scope: !41, file: !3, line: 34, column: 30)
!46 = !DILocation(line: 35, column: 23, scope: !45)
!47 = !DILocation(line: 35, column: 19, scope: !45)
!48 = !DILocation(line: 35, column: 58, scope: !45)
!49 = !DILocation(line: 35, column: 48, scope: !45)
!50 = !DILocation(line: 35, column: 40, scope: !45)
!51 = !DILocation(line: 35, column: 3, scope: !45)
!52 = !DILocation(line: 36, column: 25, scope: !45)
!53 = !DILocation(line: 36, column: 23, scope: !45)
!54 = !DILocation(line: 36, column: 27, scope: !45)
!55 = !DILocation(line: 36, column: 19, scope: !45)
!56 = !DILocation(line: 36, column: 63, scope: !45)
!57 = !DILocation(line: 36, column: 53, scope: !45)
!58 = !DILocation(line: 36, column: 45, scope: !45)
!59 = !DILocation(line: 36, column: 3, scope: !45)
!60 = !DILocation(line: 37, column: 2, scope: !45)
!61 = !DILocation(line: 34, column: 26, scope: !41)
!62 = !DILocation(line: 34, column: 2, scope: !41)
!63 = distinct !{!63, !43, !64, !65}
!64 = !DILocation(line: 37, column: 2, scope: !37)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !DILocalVariable(name: "i", scope: !67, file: !3, line: 38, type: !14)
!67 = distinct !DILexicalBlock(scope: !24, file: !3, line: 38, column: 2)
!68 = !DILocation(line: 38, column: 11, scope: !67)
!69 = !DILocation(line: 38, column: 7, scope: !67)
!70 = !DILocation(line: 38, column: 18, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !3, line: 38, column: 2)
!72 = !DILocation(line: 38, column: 20, scope: !71)
!73 = !DILocation(line: 38, column: 2, scope: !67)
!74 = !DILocation(line: 39, column: 18, scope: !71)
!75 = !DILocation(line: 39, column: 16, scope: !71)
!76 = !DILocation(line: 39, column: 3, scope: !71)
!77 = !DILocation(line: 38, column: 30, scope: !71)
!78 = !DILocation(line: 38, column: 2, scope: !71)
!79 = distinct !{!79, !73, !80, !65}
!80 = !DILocation(line: 39, column: 26, scope: !67)
!81 = !DILocation(line: 40, column: 2, scope: !24)
!82 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 18, type: !83, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!83 = !DISubroutineType(types: !84)
!84 = !{!5, !5}
!85 = !DILocalVariable(name: "arg", arg: 1, scope: !82, file: !3, line: 18, type: !5)
!86 = !DILocation(line: 18, column: 24, scope: !82)
!87 = !DILocation(line: 20, column: 2, scope: !82)
!88 = !DILocation(line: 21, column: 2, scope: !82)
!89 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 24, type: !83, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !89, file: !3, line: 24, type: !5)
!91 = !DILocation(line: 24, column: 25, scope: !89)
!92 = !DILocation(line: 26, column: 8, scope: !89)
!93 = !DILocation(line: 27, column: 2, scope: !89)
