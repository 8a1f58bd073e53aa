; ModuleID = 'rvf/singleton.c'
source_filename = "rvf/singleton.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@object = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca [4 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata ptr %3, metadata !29, metadata !DIExpression()), !dbg !33
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @allocates, ptr noundef null) #6, !dbg !34
  %9 = load i64, ptr %2, align 8, !dbg !35
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !36
  call void @llvm.dbg.declare(metadata ptr %4, metadata !37, metadata !DIExpression()), !dbg !39
  store i32 0, ptr %4, align 4, !dbg !39
  br label %11, !dbg !40

11:                                               ; preds = %23, %0
  %12 = load i32, ptr %4, align 4, !dbg !41
  %13 = icmp slt i32 %12, 4, !dbg !43
  br i1 %13, label %14, label %26, !dbg !44

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 4, !dbg !45
  %16 = sext i32 %15 to i64, !dbg !46
  %17 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 %16, !dbg !46
  %18 = load i32, ptr %4, align 4, !dbg !47
  %19 = icmp eq i32 %18, 1, !dbg !48
  %20 = zext i1 %19 to i64, !dbg !47
  %21 = select i1 %19, ptr @writes_other, ptr @writes_common, !dbg !47
  %22 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef %21, ptr noundef null) #6, !dbg !49
  br label %23, !dbg !49

23:                                               ; preds = %14
  %24 = load i32, ptr %4, align 4, !dbg !50
  %25 = add nsw i32 %24, 1, !dbg !50
  store i32 %25, ptr %4, align 4, !dbg !50
  br label %11, !dbg !51, !llvm.loop !52

26:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata ptr %5, metadata !55, metadata !DIExpression()), !dbg !57
  store i32 0, ptr %5, align 4, !dbg !57
  br label %27, !dbg !58

27:                                               ; preds = %36, %26
  %28 = load i32, ptr %5, align 4, !dbg !59
  %29 = icmp slt i32 %28, 4, !dbg !61
  br i1 %29, label %30, label %39, !dbg !62

30:                                               ; preds = %27
  %31 = load i32, ptr %5, align 4, !dbg !63
  %32 = sext i32 %31 to i64, !dbg !64
  %33 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 %32, !dbg !64
  %34 = load i64, ptr %33, align 8, !dbg !64
  %35 = call i32 @pthread_join(i64 noundef %34, ptr noundef null), !dbg !65
  br label %36, !dbg !65

36:                                               ; preds = %30
  %37 = load i32, ptr %5, align 4, !dbg !66
  %38 = add nsw i32 %37, 1, !dbg !66
  store i32 %38, ptr %5, align 4, !dbg !66
  br label %27, !dbg !67, !llvm.loop !68

39:                                               ; preds = %27
  call void @llvm.dbg.declare(metadata ptr %6, metadata !70, metadata !DIExpression()), !dbg !71
  %40 = load ptr, ptr @object, align 8, !dbg !72
  %41 = load atomic i8, ptr %40 seq_cst, align 1, !dbg !72
  store i8 %41, ptr %7, align 1, !dbg !72
  %42 = load i8, ptr %7, align 1, !dbg !72
  store i8 %42, ptr %6, align 1, !dbg !71
  %43 = load i8, ptr %6, align 1, !dbg !73
  ret i32 0, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @allocates(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !79
  %3 = load ptr, ptr %2, align 8, !dbg !80
  %4 = call noalias ptr @malloc(i64 noundef 1) #7, !dbg !81
  store ptr %4, ptr @object, align 8, !dbg !82
  %5 = load ptr, ptr @object, align 8, !dbg !83
  %6 = icmp eq ptr %5, null, !dbg !85
  br i1 %6, label %7, label %8, !dbg !86

7:                                                ; preds = %1
  call void @abort() #8, !dbg !87
  unreachable, !dbg !87

8:                                                ; preds = %1
  ret ptr null, !dbg !88
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @writes_other(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  %4 = load ptr, ptr %2, align 8, !dbg !92
  %5 = load ptr, ptr @object, align 8, !dbg !93
  store i8 111, ptr %3, align 1, !dbg !93
  %6 = load i8, ptr %3, align 1, !dbg !93
  store atomic i8 %6, ptr %5 seq_cst, align 1, !dbg !93
  ret ptr null, !dbg !94
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writes_common(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !96, metadata !DIExpression()), !dbg !97
  %4 = load ptr, ptr %2, align 8, !dbg !98
  %5 = load ptr, ptr @object, align 8, !dbg !99
  store i8 99, ptr %3, align 1, !dbg !99
  %6 = load i8, ptr %3, align 1, !dbg !99
  store atomic i8 %6, ptr %5 seq_cst, align 1, !dbg !99
  ret ptr null, !dbg !100
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: noreturn nounwind
declare void @abort() #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "object", scope: !2, file: !3, line: 20, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/singleton.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_char", file: !9, line: 91, baseType: !10)
!9 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!10 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !11)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !20, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{!22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{}
!24 = !DILocalVariable(name: "creator", scope: !19, file: !3, line: 47, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 47, column: 12, scope: !19)
!29 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 47, type: !30)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 256, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 4)
!33 = !DILocation(line: 47, column: 21, scope: !19)
!34 = !DILocation(line: 49, column: 2, scope: !19)
!35 = !DILocation(line: 50, column: 15, scope: !19)
!36 = !DILocation(line: 50, column: 2, scope: !19)
!37 = !DILocalVariable(name: "i", scope: !38, file: !3, line: 51, type: !22)
!38 = distinct !DILexicalBlock(scope: !19, file: !3, line: 51, column: 2)
!39 = !DILocation(line: 51, column: 11, scope: !38)
!40 = !DILocation(line: 51, column: 7, scope: !38)
!41 = !DILocation(line: 51, column: 18, scope: !42)
!42 = distinct !DILexicalBlock(scope: !38, file: !3, line: 51, column: 2)
!43 = !DILocation(line: 51, column: 20, scope: !42)
!44 = !DILocation(line: 51, column: 2, scope: !38)
!45 = !DILocation(line: 52, column: 21, scope: !42)
!46 = !DILocation(line: 52, column: 19, scope: !42)
!47 = !DILocation(line: 52, column: 31, scope: !42)
!48 = !DILocation(line: 52, column: 33, scope: !42)
!49 = !DILocation(line: 52, column: 3, scope: !42)
!50 = !DILocation(line: 51, column: 26, scope: !42)
!51 = !DILocation(line: 51, column: 2, scope: !42)
!52 = distinct !{!52, !44, !53, !54}
!53 = !DILocation(line: 52, column: 74, scope: !38)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocalVariable(name: "i", scope: !56, file: !3, line: 53, type: !22)
!56 = distinct !DILexicalBlock(scope: !19, file: !3, line: 53, column: 2)
!57 = !DILocation(line: 53, column: 11, scope: !56)
!58 = !DILocation(line: 53, column: 7, scope: !56)
!59 = !DILocation(line: 53, column: 18, scope: !60)
!60 = distinct !DILexicalBlock(scope: !56, file: !3, line: 53, column: 2)
!61 = !DILocation(line: 53, column: 20, scope: !60)
!62 = !DILocation(line: 53, column: 2, scope: !56)
!63 = !DILocation(line: 54, column: 18, scope: !60)
!64 = !DILocation(line: 54, column: 16, scope: !60)
!65 = !DILocation(line: 54, column: 3, scope: !60)
!66 = !DILocation(line: 53, column: 26, scope: !60)
!67 = !DILocation(line: 53, column: 2, scope: !60)
!68 = distinct !{!68, !62, !69, !54}
!69 = !DILocation(line: 54, column: 26, scope: !56)
!70 = !DILocalVariable(name: "last", scope: !19, file: !3, line: 55, type: !11)
!71 = !DILocation(line: 55, column: 7, scope: !19)
!72 = !DILocation(line: 55, column: 14, scope: !19)
!73 = !DILocation(line: 57, column: 8, scope: !19)
!74 = !DILocation(line: 58, column: 2, scope: !19)
!75 = distinct !DISubprogram(name: "allocates", scope: !3, file: !3, line: 22, type: !76, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!76 = !DISubroutineType(types: !77)
!77 = !{!5, !5}
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 22, type: !5)
!79 = !DILocation(line: 22, column: 30, scope: !75)
!80 = !DILocation(line: 24, column: 8, scope: !75)
!81 = !DILocation(line: 25, column: 11, scope: !75)
!82 = !DILocation(line: 25, column: 9, scope: !75)
!83 = !DILocation(line: 26, column: 6, scope: !84)
!84 = distinct !DILexicalBlock(scope: !75, file: !3, line: 26, column: 6)
!85 = !DILocation(line: 26, column: 13, scope: !84)
!86 = !DILocation(line: 26, column: 6, scope: !75)
!87 = !DILocation(line: 27, column: 3, scope: !84)
!88 = !DILocation(line: 28, column: 2, scope: !75)
!89 = distinct !DISubprogram(name: "writes_other", scope: !3, file: !3, line: 38, type: !76, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !89, file: !3, line: 38, type: !5)
!91 = !DILocation(line: 38, column: 33, scope: !89)
!92 = !DILocation(line: 40, column: 8, scope: !89)
!93 = !DILocation(line: 41, column: 2, scope: !89)
!94 = !DILocation(line: 42, column: 2, scope: !89)
!95 = distinct !DISubprogram(name: "writes_common", scope: !3, file: !3, line: 31, type: !76, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!96 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 31, type: !5)
!97 = !DILocation(line: 31, column: 34, scope: !95)
!98 = !DILocation(line: 33, column: 8, scope: !95)
!99 = !DILocation(line: 34, column: 2, scope: !95)
!100 = !DILocation(line: 35, column: 2, scope: !95)
