; ModuleID = 'rvf/45_monabsex1.c'
source_filename = "rvf/45_monabsex1.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [30 x i8] c"atomic_load(&shared) == VALUE\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [19 x i8] c"rvf/45_monabsex1.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata ptr %3, metadata !47, metadata !DIExpression()), !dbg !49
  store i32 0, ptr %3, align 4, !dbg !49
  br label %5, !dbg !50

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !51
  %7 = icmp slt i32 %6, 4, !dbg !53
  br i1 %7, label %8, label %16, !dbg !54

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !55
  %10 = sext i32 %9 to i64, !dbg !56
  %11 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %10, !dbg !56
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !57
  br label %13, !dbg !57

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !58
  %15 = add nsw i32 %14, 1, !dbg !58
  store i32 %15, ptr %3, align 4, !dbg !58
  br label %5, !dbg !59, !llvm.loop !60

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, ptr %4, align 4, !dbg !65
  br label %17, !dbg !66

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !67
  %19 = icmp slt i32 %18, 4, !dbg !69
  br i1 %19, label %20, label %29, !dbg !70

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !71
  %22 = sext i32 %21 to i64, !dbg !72
  %23 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %22, !dbg !72
  %24 = load i64, ptr %23, align 8, !dbg !72
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !73
  br label %26, !dbg !73

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !74
  %28 = add nsw i32 %27, 1, !dbg !74
  store i32 %28, ptr %4, align 4, !dbg !74
  br label %17, !dbg !75, !llvm.loop !76

29:                                               ; preds = %17
  ret i32 0, !dbg !78
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !79 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !82, metadata !DIExpression()), !dbg !83
  %5 = load ptr, ptr %2, align 8, !dbg !84
  store i32 4, ptr %3, align 4, !dbg !85
  %6 = load i32, ptr %3, align 4, !dbg !85
  store atomic i32 %6, ptr @shared seq_cst, align 4, !dbg !85
  %7 = load atomic i32, ptr @shared seq_cst, align 4, !dbg !86
  store i32 %7, ptr %4, align 4, !dbg !86
  %8 = load i32, ptr %4, align 4, !dbg !86
  %9 = icmp eq i32 %8, 4, !dbg !86
  br i1 %9, label %10, label %11, !dbg !89

10:                                               ; preds = %1
  br label %12, !dbg !89

11:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !86
  unreachable, !dbg !86

12:                                               ; preds = %10
  ret ptr null, !dbg !90
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 18, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/45_monabsex1.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 240, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 30)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 19)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 18)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !25, line: 96, baseType: !26)
!25 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !36, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{}
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 30, type: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 256, elements: !44)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !{!45}
!45 = !DISubrange(count: 4)
!46 = !DILocation(line: 30, column: 12, scope: !35)
!47 = !DILocalVariable(name: "i", scope: !48, file: !3, line: 32, type: !27)
!48 = distinct !DILexicalBlock(scope: !35, file: !3, line: 32, column: 2)
!49 = !DILocation(line: 32, column: 11, scope: !48)
!50 = !DILocation(line: 32, column: 7, scope: !48)
!51 = !DILocation(line: 32, column: 18, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 32, column: 2)
!53 = !DILocation(line: 32, column: 20, scope: !52)
!54 = !DILocation(line: 32, column: 2, scope: !48)
!55 = !DILocation(line: 33, column: 21, scope: !52)
!56 = !DILocation(line: 33, column: 19, scope: !52)
!57 = !DILocation(line: 33, column: 3, scope: !52)
!58 = !DILocation(line: 32, column: 26, scope: !52)
!59 = !DILocation(line: 32, column: 2, scope: !52)
!60 = distinct !{!60, !54, !61, !62}
!61 = !DILocation(line: 33, column: 40, scope: !48)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 34, type: !27)
!64 = distinct !DILexicalBlock(scope: !35, file: !3, line: 34, column: 2)
!65 = !DILocation(line: 34, column: 11, scope: !64)
!66 = !DILocation(line: 34, column: 7, scope: !64)
!67 = !DILocation(line: 34, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 34, column: 2)
!69 = !DILocation(line: 34, column: 20, scope: !68)
!70 = !DILocation(line: 34, column: 2, scope: !64)
!71 = !DILocation(line: 35, column: 18, scope: !68)
!72 = !DILocation(line: 35, column: 16, scope: !68)
!73 = !DILocation(line: 35, column: 3, scope: !68)
!74 = !DILocation(line: 34, column: 26, scope: !68)
!75 = !DILocation(line: 34, column: 2, scope: !68)
!76 = distinct !{!76, !70, !77, !62}
!77 = !DILocation(line: 35, column: 26, scope: !64)
!78 = !DILocation(line: 36, column: 2, scope: !35)
!79 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 20, type: !80, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!80 = !DISubroutineType(types: !81)
!81 = !{!5, !5}
!82 = !DILocalVariable(name: "arg", arg: 1, scope: !79, file: !3, line: 20, type: !5)
!83 = !DILocation(line: 20, column: 24, scope: !79)
!84 = !DILocation(line: 22, column: 8, scope: !79)
!85 = !DILocation(line: 23, column: 2, scope: !79)
!86 = !DILocation(line: 24, column: 2, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 24, column: 2)
!88 = distinct !DILexicalBlock(scope: !79, file: !3, line: 24, column: 2)
!89 = !DILocation(line: 24, column: 2, scope: !88)
!90 = !DILocation(line: 25, column: 2, scope: !79)
