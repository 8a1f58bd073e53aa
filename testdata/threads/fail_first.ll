; ModuleID = 'threads/fail_first.c'
source_filename = "threads/fail_first.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"arg\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [21 x i8] c"threads/fail_first.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.fail = private unnamed_addr constant [19 x i8] c"void *fail(void *)\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !32, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata ptr %3, metadata !40, metadata !DIExpression()), !dbg !42
  store i32 0, ptr %3, align 4, !dbg !42
  br label %5, !dbg !43

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !44
  %7 = icmp slt i32 %6, 2, !dbg !46
  br i1 %7, label %8, label %16, !dbg !47

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !48
  %10 = sext i32 %9 to i64, !dbg !49
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !49
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @fail, ptr noundef null) #5, !dbg !50
  br label %13, !dbg !50

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !51
  %15 = add nsw i32 %14, 1, !dbg !51
  store i32 %15, ptr %3, align 4, !dbg !51
  br label %5, !dbg !52, !llvm.loop !53

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !56, metadata !DIExpression()), !dbg !58
  store i32 0, ptr %4, align 4, !dbg !58
  br label %17, !dbg !59

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !60
  %19 = icmp slt i32 %18, 2, !dbg !62
  br i1 %19, label %20, label %29, !dbg !63

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !64
  %22 = sext i32 %21 to i64, !dbg !65
  %23 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %22, !dbg !65
  %24 = load i64, ptr %23, align 8, !dbg !65
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !66
  br label %26, !dbg !66

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !67
  %28 = add nsw i32 %27, 1, !dbg !67
  store i32 %28, ptr %4, align 4, !dbg !67
  br label %17, !dbg !68, !llvm.loop !69

29:                                               ; preds = %17
  %30 = load i32, ptr %1, align 4, !dbg !71
  ret i32 %30, !dbg !71
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @fail(ptr noundef %0) #0 !dbg !72 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !76, metadata !DIExpression()), !dbg !77
  %3 = load ptr, ptr %2, align 8, !dbg !78
  %4 = icmp ne ptr %3, null, !dbg !78
  br i1 %4, label %5, label %6, !dbg !81

5:                                                ; preds = %1
  br label %7, !dbg !81

6:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 4, ptr noundef @__PRETTY_FUNCTION__.fail) #6, !dbg !78
  unreachable, !dbg !78

7:                                                ; preds = %5
  %8 = load ptr, ptr %2, align 8, !dbg !82
  ret ptr %8, !dbg !83
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

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 4, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "threads/fail_first.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 4, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 21)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 4, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 152, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 19)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !19, splitDebugInlining: false, nameTableKind: None)
!19 = !{!0, !7, !12}
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 5, type: !28, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "t", scope: !27, file: !2, line: 7, type: !33)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 128, elements: !37)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !{!38}
!38 = !DISubrange(count: 2)
!39 = !DILocation(line: 7, column: 12, scope: !27)
!40 = !DILocalVariable(name: "i", scope: !41, file: !2, line: 8, type: !30)
!41 = distinct !DILexicalBlock(scope: !27, file: !2, line: 8, column: 2)
!42 = !DILocation(line: 8, column: 11, scope: !41)
!43 = !DILocation(line: 8, column: 7, scope: !41)
!44 = !DILocation(line: 8, column: 18, scope: !45)
!45 = distinct !DILexicalBlock(scope: !41, file: !2, line: 8, column: 2)
!46 = !DILocation(line: 8, column: 20, scope: !45)
!47 = !DILocation(line: 8, column: 2, scope: !41)
!48 = !DILocation(line: 8, column: 48, scope: !45)
!49 = !DILocation(line: 8, column: 46, scope: !45)
!50 = !DILocation(line: 8, column: 30, scope: !45)
!51 = !DILocation(line: 8, column: 26, scope: !45)
!52 = !DILocation(line: 8, column: 2, scope: !45)
!53 = distinct !{!53, !47, !54, !55}
!54 = !DILocation(line: 8, column: 62, scope: !41)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocalVariable(name: "i", scope: !57, file: !2, line: 9, type: !30)
!57 = distinct !DILexicalBlock(scope: !27, file: !2, line: 9, column: 2)
!58 = !DILocation(line: 9, column: 11, scope: !57)
!59 = !DILocation(line: 9, column: 7, scope: !57)
!60 = !DILocation(line: 9, column: 18, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !2, line: 9, column: 2)
!62 = !DILocation(line: 9, column: 20, scope: !61)
!63 = !DILocation(line: 9, column: 2, scope: !57)
!64 = !DILocation(line: 9, column: 45, scope: !61)
!65 = !DILocation(line: 9, column: 43, scope: !61)
!66 = !DILocation(line: 9, column: 30, scope: !61)
!67 = !DILocation(line: 9, column: 26, scope: !61)
!68 = !DILocation(line: 9, column: 2, scope: !61)
!69 = distinct !{!69, !63, !70, !55}
!70 = !DILocation(line: 9, column: 50, scope: !57)
!71 = !DILocation(line: 10, column: 1, scope: !27)
!72 = distinct !DISubprogram(name: "fail", scope: !2, file: !2, line: 4, type: !73, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !31)
!73 = !DISubroutineType(types: !74)
!74 = !{!75, !75}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !72, file: !2, line: 4, type: !75)
!77 = !DILocation(line: 4, column: 25, scope: !72)
!78 = !DILocation(line: 4, column: 32, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !2, line: 4, column: 32)
!80 = distinct !DILexicalBlock(scope: !72, file: !2, line: 4, column: 32)
!81 = !DILocation(line: 4, column: 32, scope: !80)
!82 = !DILocation(line: 4, column: 52, scope: !72)
!83 = !DILocation(line: 4, column: 45, scope: !72)
