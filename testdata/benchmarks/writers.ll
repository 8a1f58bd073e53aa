; ModuleID = 'benchmarks/writers.c'
source_filename = "benchmarks/writers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !25, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.declare(metadata ptr %3, metadata !33, metadata !DIExpression()), !dbg !35
  store i32 0, ptr %3, align 4, !dbg !35
  br label %5, !dbg !36

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !37
  %7 = icmp slt i32 %6, 5, !dbg !39
  br i1 %7, label %8, label %20, !dbg !40

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !41
  %10 = sext i32 %9 to i64, !dbg !42
  %11 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %10, !dbg !42
  %12 = load i32, ptr %3, align 4, !dbg !43
  %13 = add nsw i32 %12, 1, !dbg !44
  %14 = sext i32 %13 to i64, !dbg !45
  %15 = inttoptr i64 %14 to ptr, !dbg !46
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @set, ptr noundef %15) #4, !dbg !47
  br label %17, !dbg !47

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !48
  %19 = add nsw i32 %18, 1, !dbg !48
  store i32 %19, ptr %3, align 4, !dbg !48
  br label %5, !dbg !49, !llvm.loop !50

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !53, metadata !DIExpression()), !dbg !55
  store i32 0, ptr %4, align 4, !dbg !55
  br label %21, !dbg !56

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !57
  %23 = icmp slt i32 %22, 5, !dbg !59
  br i1 %23, label %24, label %33, !dbg !60

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !61
  %26 = sext i32 %25 to i64, !dbg !62
  %27 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %26, !dbg !62
  %28 = load i64, ptr %27, align 8, !dbg !62
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !63
  br label %30, !dbg !63

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !64
  %32 = add nsw i32 %31, 1, !dbg !64
  store i32 %32, ptr %4, align 4, !dbg !64
  br label %21, !dbg !65, !llvm.loop !66

33:                                               ; preds = %21
  ret i32 0, !dbg !68
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !73
  %4 = load ptr, ptr %2, align 8, !dbg !74
  %5 = ptrtoint ptr %4 to i64, !dbg !74
  %6 = trunc i64 %5 to i32, !dbg !74
  store i32 %6, ptr %3, align 4, !dbg !74
  %7 = load i32, ptr %3, align 4, !dbg !74
  store atomic i32 %7, ptr @x seq_cst, align 4, !dbg !74
  ret ptr null, !dbg !75
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 15, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "benchmarks/writers.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0}
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !12, line: 96, baseType: !13)
!12 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!13 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !22, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!9}
!24 = !{}
!25 = !DILocalVariable(name: "t", scope: !21, file: !3, line: 25, type: !26)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 320, elements: !30)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !{!31}
!31 = !DISubrange(count: 5)
!32 = !DILocation(line: 25, column: 12, scope: !21)
!33 = !DILocalVariable(name: "i", scope: !34, file: !3, line: 27, type: !9)
!34 = distinct !DILexicalBlock(scope: !21, file: !3, line: 27, column: 2)
!35 = !DILocation(line: 27, column: 11, scope: !34)
!36 = !DILocation(line: 27, column: 7, scope: !34)
!37 = !DILocation(line: 27, column: 18, scope: !38)
!38 = distinct !DILexicalBlock(scope: !34, file: !3, line: 27, column: 2)
!39 = !DILocation(line: 27, column: 20, scope: !38)
!40 = !DILocation(line: 27, column: 2, scope: !34)
!41 = !DILocation(line: 28, column: 21, scope: !38)
!42 = !DILocation(line: 28, column: 19, scope: !38)
!43 = !DILocation(line: 28, column: 55, scope: !38)
!44 = !DILocation(line: 28, column: 57, scope: !38)
!45 = !DILocation(line: 28, column: 44, scope: !38)
!46 = !DILocation(line: 28, column: 36, scope: !38)
!47 = !DILocation(line: 28, column: 3, scope: !38)
!48 = !DILocation(line: 27, column: 26, scope: !38)
!49 = !DILocation(line: 27, column: 2, scope: !38)
!50 = distinct !{!50, !40, !51, !52}
!51 = !DILocation(line: 28, column: 61, scope: !34)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 29, type: !9)
!54 = distinct !DILexicalBlock(scope: !21, file: !3, line: 29, column: 2)
!55 = !DILocation(line: 29, column: 11, scope: !54)
!56 = !DILocation(line: 29, column: 7, scope: !54)
!57 = !DILocation(line: 29, column: 18, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 29, column: 2)
!59 = !DILocation(line: 29, column: 20, scope: !58)
!60 = !DILocation(line: 29, column: 2, scope: !54)
!61 = !DILocation(line: 30, column: 18, scope: !58)
!62 = !DILocation(line: 30, column: 16, scope: !58)
!63 = !DILocation(line: 30, column: 3, scope: !58)
!64 = !DILocation(line: 29, column: 26, scope: !58)
!65 = !DILocation(line: 29, column: 2, scope: !58)
!66 = distinct !{!66, !60, !67, !52}
!67 = !DILocation(line: 30, column: 26, scope: !54)
!68 = !DILocation(line: 31, column: 2, scope: !21)
!69 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 17, type: !70, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!70 = !DISubroutineType(types: !71)
!71 = !{!5, !5}
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 17, type: !5)
!73 = !DILocation(line: 17, column: 24, scope: !69)
!74 = !DILocation(line: 19, column: 2, scope: !69)
!75 = !DILocation(line: 20, column: 2, scope: !69)
