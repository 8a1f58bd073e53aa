; ModuleID = 'waits/await_never.c'
source_filename = "waits/await_never.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global [2 x i32] zeroinitializer, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !28, metadata !DIExpression()), !dbg !33
  call void @llvm.dbg.declare(metadata ptr %3, metadata !34, metadata !DIExpression()), !dbg !36
  store i32 0, ptr %3, align 4, !dbg !36
  br label %5, !dbg !37

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !38
  %7 = icmp slt i32 %6, 2, !dbg !40
  br i1 %7, label %8, label %19, !dbg !41

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !42
  %10 = sext i32 %9 to i64, !dbg !43
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !43
  %12 = load i32, ptr %3, align 4, !dbg !44
  %13 = sext i32 %12 to i64, !dbg !45
  %14 = inttoptr i64 %13 to ptr, !dbg !46
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #4, !dbg !47
  br label %16, !dbg !47

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !48
  %18 = add nsw i32 %17, 1, !dbg !48
  store i32 %18, ptr %3, align 4, !dbg !48
  br label %5, !dbg !49, !llvm.loop !50

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !53, metadata !DIExpression()), !dbg !55
  store i32 0, ptr %4, align 4, !dbg !55
  br label %20, !dbg !56

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !57
  %22 = icmp slt i32 %21, 2, !dbg !59
  br i1 %22, label %23, label %32, !dbg !60

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !61
  %25 = sext i32 %24 to i64, !dbg !62
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !62
  %27 = load i64, ptr %26, align 8, !dbg !62
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !63
  br label %29, !dbg !63

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !64
  %31 = add nsw i32 %30, 1, !dbg !64
  store i32 %31, ptr %4, align 4, !dbg !64
  br label %20, !dbg !65, !llvm.loop !66

32:                                               ; preds = %20
  ret i32 0, !dbg !68
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata ptr %3, metadata !74, metadata !DIExpression()), !dbg !75
  %6 = load ptr, ptr %2, align 8, !dbg !76
  %7 = ptrtoint ptr %6 to i64, !dbg !77
  %8 = trunc i64 %7 to i32, !dbg !78
  store i32 %8, ptr %3, align 4, !dbg !75
  br label %9, !dbg !79

9:                                                ; preds = %18, %1
  %10 = load i32, ptr %3, align 4, !dbg !80
  %11 = sub nsw i32 1, %10, !dbg !80
  %12 = sext i32 %11 to i64, !dbg !80
  %13 = getelementptr inbounds [2 x i32], ptr @flag, i64 0, i64 %12, !dbg !80
  %14 = load atomic i32, ptr %13 seq_cst, align 4, !dbg !80
  store i32 %14, ptr %4, align 4, !dbg !80
  %15 = load i32, ptr %4, align 4, !dbg !80
  %16 = icmp ne i32 %15, 0, !dbg !81
  %17 = xor i1 %16, true, !dbg !81
  br i1 %17, label %18, label %19, !dbg !79

18:                                               ; preds = %9
  br label %9, !dbg !79, !llvm.loop !82

19:                                               ; preds = %9
  %20 = load i32, ptr %3, align 4, !dbg !84
  %21 = sext i32 %20 to i64, !dbg !84
  %22 = getelementptr inbounds [2 x i32], ptr @flag, i64 0, i64 %21, !dbg !84
  store i32 1, ptr %5, align 4, !dbg !84
  %23 = load i32, ptr %5, align 4, !dbg !84
  store atomic i32 %23, ptr %22 seq_cst, align 4, !dbg !84
  ret ptr null, !dbg !85
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
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 10, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits/await_never.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0}
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 64, elements: !15)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !13, line: 96, baseType: !14)
!13 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!14 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!15 = !{!16}
!16 = !DISubrange(count: 2)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !25, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!9}
!27 = !{}
!28 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 24, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 128, elements: !15)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !DILocation(line: 24, column: 12, scope: !24)
!34 = !DILocalVariable(name: "i", scope: !35, file: !3, line: 26, type: !9)
!35 = distinct !DILexicalBlock(scope: !24, file: !3, line: 26, column: 2)
!36 = !DILocation(line: 26, column: 11, scope: !35)
!37 = !DILocation(line: 26, column: 7, scope: !35)
!38 = !DILocation(line: 26, column: 18, scope: !39)
!39 = distinct !DILexicalBlock(scope: !35, file: !3, line: 26, column: 2)
!40 = !DILocation(line: 26, column: 20, scope: !39)
!41 = !DILocation(line: 26, column: 2, scope: !35)
!42 = !DILocation(line: 27, column: 21, scope: !39)
!43 = !DILocation(line: 27, column: 19, scope: !39)
!44 = !DILocation(line: 27, column: 54, scope: !39)
!45 = !DILocation(line: 27, column: 44, scope: !39)
!46 = !DILocation(line: 27, column: 36, scope: !39)
!47 = !DILocation(line: 27, column: 3, scope: !39)
!48 = !DILocation(line: 26, column: 26, scope: !39)
!49 = !DILocation(line: 26, column: 2, scope: !39)
!50 = distinct !{!50, !41, !51, !52}
!51 = !DILocation(line: 27, column: 55, scope: !35)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 28, type: !9)
!54 = distinct !DILexicalBlock(scope: !24, file: !3, line: 28, column: 2)
!55 = !DILocation(line: 28, column: 11, scope: !54)
!56 = !DILocation(line: 28, column: 7, scope: !54)
!57 = !DILocation(line: 28, column: 18, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 28, column: 2)
!59 = !DILocation(line: 28, column: 20, scope: !58)
!60 = !DILocation(line: 28, column: 2, scope: !54)
!61 = !DILocation(line: 29, column: 18, scope: !58)
!62 = !DILocation(line: 29, column: 16, scope: !58)
!63 = !DILocation(line: 29, column: 3, scope: !58)
!64 = !DILocation(line: 28, column: 26, scope: !58)
!65 = !DILocation(line: 28, column: 2, scope: !58)
!66 = distinct !{!66, !60, !67, !52}
!67 = !DILocation(line: 29, column: 26, scope: !54)
!68 = !DILocation(line: 30, column: 2, scope: !24)
!69 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 12, type: !70, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!70 = !DISubroutineType(types: !71)
!71 = !{!5, !5}
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 12, type: !5)
!73 = !DILocation(line: 12, column: 24, scope: !69)
!74 = !DILocalVariable(name: "me", scope: !69, file: !3, line: 14, type: !9)
!75 = !DILocation(line: 14, column: 6, scope: !69)
!76 = !DILocation(line: 14, column: 26, scope: !69)
!77 = !DILocation(line: 14, column: 16, scope: !69)
!78 = !DILocation(line: 14, column: 11, scope: !69)
!79 = !DILocation(line: 16, column: 2, scope: !69)
!80 = !DILocation(line: 16, column: 10, scope: !69)
!81 = !DILocation(line: 16, column: 9, scope: !69)
!82 = distinct !{!82, !79, !83, !52}
!83 = !DILocation(line: 17, column: 3, scope: !69)
!84 = !DILocation(line: 18, column: 2, scope: !69)
!85 = !DILocation(line: 19, column: 2, scope: !69)
