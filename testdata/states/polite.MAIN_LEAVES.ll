; ModuleID = 'states/polite.c'
source_filename = "states/polite.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !26, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata ptr %3, metadata !32, metadata !DIExpression()), !dbg !34
  store i64 0, ptr %3, align 8, !dbg !34
  br label %4, !dbg !35

4:                                                ; preds = %13, %0
  %5 = load i64, ptr %3, align 8, !dbg !36
  %6 = icmp slt i64 %5, 2, !dbg !38
  br i1 %6, label %7, label %16, !dbg !39

7:                                                ; preds = %4
  %8 = load i64, ptr %3, align 8, !dbg !40
  %9 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %8, !dbg !41
  %10 = load i64, ptr %3, align 8, !dbg !42
  %11 = inttoptr i64 %10 to ptr, !dbg !43
  %12 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef @run, ptr noundef %11) #3, !dbg !44
  br label %13, !dbg !44

13:                                               ; preds = %7
  %14 = load i64, ptr %3, align 8, !dbg !45
  %15 = add nsw i64 %14, 1, !dbg !45
  store i64 %15, ptr %3, align 8, !dbg !45
  br label %4, !dbg !46, !llvm.loop !47

16:                                               ; preds = %4
  ret i32 0, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !57
  %8 = load ptr, ptr %2, align 8, !dbg !58
  %9 = ptrtoint ptr %8 to i64, !dbg !59
  %10 = trunc i64 %9 to i32, !dbg !60
  store i32 %10, ptr %3, align 4, !dbg !57
  %11 = load i32, ptr %3, align 4, !dbg !61
  %12 = sext i32 %11 to i64, !dbg !61
  %13 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %12, !dbg !61
  store i32 1, ptr %4, align 4, !dbg !61
  %14 = load i32, ptr %4, align 4, !dbg !61
  store atomic i32 %14, ptr %13 seq_cst, align 4, !dbg !61
  br label %15, !dbg !62

15:                                               ; preds = %23, %1
  %16 = load i32, ptr %3, align 4, !dbg !63
  %17 = sub nsw i32 1, %16, !dbg !63
  %18 = sext i32 %17 to i64, !dbg !63
  %19 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %18, !dbg !63
  %20 = load atomic i32, ptr %19 seq_cst, align 4, !dbg !63
  store i32 %20, ptr %5, align 4, !dbg !63
  %21 = load i32, ptr %5, align 4, !dbg !63
  %22 = icmp ne i32 %21, 0, !dbg !62
  br i1 %22, label %23, label %32, !dbg !62

23:                                               ; preds = %15
  %24 = load i32, ptr %3, align 4, !dbg !64
  %25 = sext i32 %24 to i64, !dbg !64
  %26 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %25, !dbg !64
  store i32 0, ptr %6, align 4, !dbg !64
  %27 = load i32, ptr %6, align 4, !dbg !64
  store atomic i32 %27, ptr %26 seq_cst, align 4, !dbg !64
  %28 = load i32, ptr %3, align 4, !dbg !66
  %29 = sext i32 %28 to i64, !dbg !66
  %30 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %29, !dbg !66
  store i32 1, ptr %7, align 4, !dbg !66
  %31 = load i32, ptr %7, align 4, !dbg !66
  store atomic i32 %31, ptr %30 seq_cst, align 4, !dbg !66
  br label %15, !dbg !62, !llvm.loop !67

32:                                               ; preds = %15
  %33 = load ptr, ptr %2, align 8, !dbg !69
  ret ptr %33, !dbg !70
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/polite.c", directory: ".")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!0}
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !13)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !11, line: 96, baseType: !12)
!11 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!12 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!13 = !{!14}
!14 = !DISubrange(count: 2)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !23, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!6}
!25 = !{}
!26 = !DILocalVariable(name: "t", scope: !22, file: !3, line: 43, type: !27)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 128, elements: !13)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 43, column: 12, scope: !22)
!32 = !DILocalVariable(name: "i", scope: !33, file: !3, line: 45, type: !7)
!33 = distinct !DILexicalBlock(scope: !22, file: !3, line: 45, column: 2)
!34 = !DILocation(line: 45, column: 12, scope: !33)
!35 = !DILocation(line: 45, column: 7, scope: !33)
!36 = !DILocation(line: 45, column: 19, scope: !37)
!37 = distinct !DILexicalBlock(scope: !33, file: !3, line: 45, column: 2)
!38 = !DILocation(line: 45, column: 21, scope: !37)
!39 = !DILocation(line: 45, column: 2, scope: !33)
!40 = !DILocation(line: 46, column: 21, scope: !37)
!41 = !DILocation(line: 46, column: 19, scope: !37)
!42 = !DILocation(line: 46, column: 44, scope: !37)
!43 = !DILocation(line: 46, column: 36, scope: !37)
!44 = !DILocation(line: 46, column: 3, scope: !37)
!45 = !DILocation(line: 45, column: 27, scope: !37)
!46 = !DILocation(line: 45, column: 2, scope: !37)
!47 = distinct !{!47, !39, !48, !49}
!48 = !DILocation(line: 46, column: 45, scope: !33)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 51, column: 2, scope: !22)
!51 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 14, type: !52, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!52 = !DISubroutineType(types: !53)
!53 = !{!5, !5}
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 14, type: !5)
!55 = !DILocation(line: 14, column: 24, scope: !51)
!56 = !DILocalVariable(name: "me", scope: !51, file: !3, line: 16, type: !6)
!57 = !DILocation(line: 16, column: 6, scope: !51)
!58 = !DILocation(line: 16, column: 22, scope: !51)
!59 = !DILocation(line: 16, column: 16, scope: !51)
!60 = !DILocation(line: 16, column: 11, scope: !51)
!61 = !DILocation(line: 18, column: 2, scope: !51)
!62 = !DILocation(line: 19, column: 2, scope: !51)
!63 = !DILocation(line: 19, column: 9, scope: !51)
!64 = !DILocation(line: 20, column: 3, scope: !65)
!65 = distinct !DILexicalBlock(scope: !51, file: !3, line: 19, column: 38)
!66 = !DILocation(line: 21, column: 3, scope: !65)
!67 = distinct !{!67, !62, !68, !49}
!68 = !DILocation(line: 22, column: 2, scope: !51)
!69 = !DILocation(line: 38, column: 9, scope: !51)
!70 = !DILocation(line: 38, column: 2, scope: !51)
