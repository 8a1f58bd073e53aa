; ModuleID = 'locks/burns.c'
source_filename = "locks/burns.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@inside = internal global i32 0, align 4, !dbg !28
@.str = private unnamed_addr constant [17 x i8] c"inside == me + 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [14 x i8] c"locks/burns.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %3, metadata !54, metadata !DIExpression()), !dbg !56
  store i32 0, ptr %3, align 4, !dbg !56
  br label %5, !dbg !57

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !58
  %7 = icmp slt i32 %6, 2, !dbg !60
  br i1 %7, label %8, label %19, !dbg !61

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !62
  %10 = sext i32 %9 to i64, !dbg !63
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !63
  %12 = load i32, ptr %3, align 4, !dbg !64
  %13 = sext i32 %12 to i64, !dbg !65
  %14 = inttoptr i64 %13 to ptr, !dbg !66
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !67
  br label %16, !dbg !67

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !68
  %18 = add nsw i32 %17, 1, !dbg !68
  store i32 %18, ptr %3, align 4, !dbg !68
  br label %5, !dbg !69, !llvm.loop !70

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !73, metadata !DIExpression()), !dbg !75
  store i32 0, ptr %4, align 4, !dbg !75
  br label %20, !dbg !76

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !77
  %22 = icmp slt i32 %21, 2, !dbg !79
  br i1 %22, label %23, label %32, !dbg !80

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !81
  %25 = sext i32 %24 to i64, !dbg !82
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !82
  %27 = load i64, ptr %26, align 8, !dbg !82
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !83
  br label %29, !dbg !83

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !84
  %31 = add nsw i32 %30, 1, !dbg !84
  store i32 %31, ptr %4, align 4, !dbg !84
  br label %20, !dbg !85, !llvm.loop !86

32:                                               ; preds = %20
  ret i32 0, !dbg !88
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !92, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.declare(metadata ptr %3, metadata !94, metadata !DIExpression()), !dbg !95
  %11 = load ptr, ptr %2, align 8, !dbg !96
  %12 = ptrtoint ptr %11 to i64, !dbg !97
  %13 = trunc i64 %12 to i32, !dbg !98
  store i32 %13, ptr %3, align 4, !dbg !95
  br label %14, !dbg !99

14:                                               ; preds = %41, %1
  %15 = load i32, ptr %3, align 4, !dbg !100
  %16 = sext i32 %15 to i64, !dbg !100
  %17 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %16, !dbg !100
  store i32 0, ptr %4, align 4, !dbg !100
  %18 = load i32, ptr %4, align 4, !dbg !100
  store atomic i32 %18, ptr %17 seq_cst, align 4, !dbg !100
  call void @llvm.dbg.declare(metadata ptr %5, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 0, ptr %5, align 4, !dbg !104
  br label %19, !dbg !105

19:                                               ; preds = %33, %14
  %20 = load i32, ptr %5, align 4, !dbg !106
  %21 = load i32, ptr %3, align 4, !dbg !108
  %22 = icmp slt i32 %20, %21, !dbg !109
  br i1 %22, label %23, label %36, !dbg !110

23:                                               ; preds = %19
  br label %24, !dbg !111

24:                                               ; preds = %31, %23
  %25 = load i32, ptr %5, align 4, !dbg !112
  %26 = sext i32 %25 to i64, !dbg !112
  %27 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %26, !dbg !112
  %28 = load atomic i32, ptr %27 seq_cst, align 4, !dbg !112
  store i32 %28, ptr %6, align 4, !dbg !112
  %29 = load i32, ptr %6, align 4, !dbg !112
  %30 = icmp ne i32 %29, 0, !dbg !111
  br i1 %30, label %31, label %32, !dbg !111

31:                                               ; preds = %24
  br label %24, !dbg !111, !llvm.loop !113

32:                                               ; preds = %24
  br label %33, !dbg !111

33:                                               ; preds = %32
  %34 = load i32, ptr %5, align 4, !dbg !115
  %35 = add nsw i32 %34, 1, !dbg !115
  store i32 %35, ptr %5, align 4, !dbg !115
  br label %19, !dbg !116, !llvm.loop !117

36:                                               ; preds = %19
  %37 = load i32, ptr %3, align 4, !dbg !119
  %38 = sext i32 %37 to i64, !dbg !119
  %39 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %38, !dbg !119
  store i32 1, ptr %7, align 4, !dbg !119
  %40 = load i32, ptr %7, align 4, !dbg !119
  store atomic i32 %40, ptr %39 seq_cst, align 4, !dbg !119
  br label %41, !dbg !120

41:                                               ; preds = %36
  %42 = load i32, ptr %3, align 4, !dbg !121
  %43 = call i32 @lower_wants(i32 noundef %42), !dbg !122
  %44 = icmp ne i32 %43, 0, !dbg !120
  br i1 %44, label %14, label %45, !dbg !120, !llvm.loop !123

45:                                               ; preds = %41
  call void @llvm.dbg.declare(metadata ptr %8, metadata !125, metadata !DIExpression()), !dbg !127
  %46 = load i32, ptr %3, align 4, !dbg !128
  %47 = add nsw i32 %46, 1, !dbg !129
  store i32 %47, ptr %8, align 4, !dbg !127
  br label %48, !dbg !130

48:                                               ; preds = %61, %45
  %49 = load i32, ptr %8, align 4, !dbg !131
  %50 = icmp slt i32 %49, 2, !dbg !133
  br i1 %50, label %51, label %64, !dbg !134

51:                                               ; preds = %48
  br label %52, !dbg !135

52:                                               ; preds = %59, %51
  %53 = load i32, ptr %8, align 4, !dbg !136
  %54 = sext i32 %53 to i64, !dbg !136
  %55 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %54, !dbg !136
  %56 = load atomic i32, ptr %55 seq_cst, align 4, !dbg !136
  store i32 %56, ptr %9, align 4, !dbg !136
  %57 = load i32, ptr %9, align 4, !dbg !136
  %58 = icmp ne i32 %57, 0, !dbg !135
  br i1 %58, label %59, label %60, !dbg !135

59:                                               ; preds = %52
  br label %52, !dbg !135, !llvm.loop !137

60:                                               ; preds = %52
  br label %61, !dbg !135

61:                                               ; preds = %60
  %62 = load i32, ptr %8, align 4, !dbg !139
  %63 = add nsw i32 %62, 1, !dbg !139
  store i32 %63, ptr %8, align 4, !dbg !139
  br label %48, !dbg !140, !llvm.loop !141

64:                                               ; preds = %48
  %65 = load i32, ptr %3, align 4, !dbg !143
  %66 = add nsw i32 %65, 1, !dbg !144
  store volatile i32 %66, ptr @inside, align 4, !dbg !145
  %67 = load volatile i32, ptr @inside, align 4, !dbg !146
  %68 = load i32, ptr %3, align 4, !dbg !146
  %69 = add nsw i32 %68, 1, !dbg !146
  %70 = icmp eq i32 %67, %69, !dbg !146
  br i1 %70, label %71, label %72, !dbg !149

71:                                               ; preds = %64
  br label %73, !dbg !149

72:                                               ; preds = %64
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !146
  unreachable, !dbg !146

73:                                               ; preds = %71
  %74 = load i32, ptr %3, align 4, !dbg !150
  %75 = sext i32 %74 to i64, !dbg !150
  %76 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %75, !dbg !150
  store i32 0, ptr %10, align 4, !dbg !150
  %77 = load i32, ptr %10, align 4, !dbg !150
  store atomic i32 %77, ptr %76 seq_cst, align 4, !dbg !150
  ret ptr null, !dbg !151
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @lower_wants(i32 noundef %0) #0 !dbg !152 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !155, metadata !DIExpression()), !dbg !156
  call void @llvm.dbg.declare(metadata ptr %4, metadata !157, metadata !DIExpression()), !dbg !159
  store i32 0, ptr %4, align 4, !dbg !159
  br label %6, !dbg !160

6:                                                ; preds = %19, %1
  %7 = load i32, ptr %4, align 4, !dbg !161
  %8 = load i32, ptr %3, align 4, !dbg !163
  %9 = icmp slt i32 %7, %8, !dbg !164
  br i1 %9, label %10, label %22, !dbg !165

10:                                               ; preds = %6
  %11 = load i32, ptr %4, align 4, !dbg !166
  %12 = sext i32 %11 to i64, !dbg !166
  %13 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %12, !dbg !166
  %14 = load atomic i32, ptr %13 seq_cst, align 4, !dbg !166
  store i32 %14, ptr %5, align 4, !dbg !166
  %15 = load i32, ptr %5, align 4, !dbg !166
  %16 = icmp ne i32 %15, 0, !dbg !166
  br i1 %16, label %17, label %18, !dbg !168

17:                                               ; preds = %10
  store i32 1, ptr %2, align 4, !dbg !169
  br label %23, !dbg !169

18:                                               ; preds = %10
  br label %19, !dbg !166

19:                                               ; preds = %18
  %20 = load i32, ptr %4, align 4, !dbg !170
  %21 = add nsw i32 %20, 1, !dbg !170
  store i32 %21, ptr %4, align 4, !dbg !170
  br label %6, !dbg !171, !llvm.loop !172

22:                                               ; preds = %6
  store i32 0, ptr %2, align 4, !dbg !174
  br label %23, !dbg !174

23:                                               ; preds = %22, %17
  %24 = load i32, ptr %2, align 4, !dbg !175
  ret i32 %24, !dbg !175
}

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
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 17, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/burns.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 17)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 112, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 14)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 18)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 18, type: !30, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 64, elements: !35)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !33, line: 96, baseType: !34)
!33 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!34 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!35 = !{!36}
!36 = !DISubrange(count: 2)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 49, type: !45, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!9}
!47 = !{}
!48 = !DILocalVariable(name: "t", scope: !44, file: !3, line: 51, type: !49)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 128, elements: !35)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 51, column: 12, scope: !44)
!54 = !DILocalVariable(name: "i", scope: !55, file: !3, line: 53, type: !9)
!55 = distinct !DILexicalBlock(scope: !44, file: !3, line: 53, column: 2)
!56 = !DILocation(line: 53, column: 11, scope: !55)
!57 = !DILocation(line: 53, column: 7, scope: !55)
!58 = !DILocation(line: 53, column: 18, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !3, line: 53, column: 2)
!60 = !DILocation(line: 53, column: 20, scope: !59)
!61 = !DILocation(line: 53, column: 2, scope: !55)
!62 = !DILocation(line: 54, column: 21, scope: !59)
!63 = !DILocation(line: 54, column: 19, scope: !59)
!64 = !DILocation(line: 54, column: 54, scope: !59)
!65 = !DILocation(line: 54, column: 44, scope: !59)
!66 = !DILocation(line: 54, column: 36, scope: !59)
!67 = !DILocation(line: 54, column: 3, scope: !59)
!68 = !DILocation(line: 53, column: 26, scope: !59)
!69 = !DILocation(line: 53, column: 2, scope: !59)
!70 = distinct !{!70, !61, !71, !72}
!71 = !DILocation(line: 54, column: 55, scope: !55)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocalVariable(name: "i", scope: !74, file: !3, line: 55, type: !9)
!74 = distinct !DILexicalBlock(scope: !44, file: !3, line: 55, column: 2)
!75 = !DILocation(line: 55, column: 11, scope: !74)
!76 = !DILocation(line: 55, column: 7, scope: !74)
!77 = !DILocation(line: 55, column: 18, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 55, column: 2)
!79 = !DILocation(line: 55, column: 20, scope: !78)
!80 = !DILocation(line: 55, column: 2, scope: !74)
!81 = !DILocation(line: 56, column: 18, scope: !78)
!82 = !DILocation(line: 56, column: 16, scope: !78)
!83 = !DILocation(line: 56, column: 3, scope: !78)
!84 = !DILocation(line: 55, column: 26, scope: !78)
!85 = !DILocation(line: 55, column: 2, scope: !78)
!86 = distinct !{!86, !80, !87, !72}
!87 = !DILocation(line: 56, column: 26, scope: !74)
!88 = !DILocation(line: 57, column: 2, scope: !44)
!89 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 28, type: !90, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!90 = !DISubroutineType(types: !91)
!91 = !{!5, !5}
!92 = !DILocalVariable(name: "arg", arg: 1, scope: !89, file: !3, line: 28, type: !5)
!93 = !DILocation(line: 28, column: 24, scope: !89)
!94 = !DILocalVariable(name: "me", scope: !89, file: !3, line: 30, type: !9)
!95 = !DILocation(line: 30, column: 6, scope: !89)
!96 = !DILocation(line: 30, column: 26, scope: !89)
!97 = !DILocation(line: 30, column: 16, scope: !89)
!98 = !DILocation(line: 30, column: 11, scope: !89)
!99 = !DILocation(line: 33, column: 2, scope: !89)
!100 = !DILocation(line: 34, column: 3, scope: !101)
!101 = distinct !DILexicalBlock(scope: !89, file: !3, line: 33, column: 5)
!102 = !DILocalVariable(name: "k", scope: !103, file: !3, line: 35, type: !9)
!103 = distinct !DILexicalBlock(scope: !101, file: !3, line: 35, column: 3)
!104 = !DILocation(line: 35, column: 12, scope: !103)
!105 = !DILocation(line: 35, column: 8, scope: !103)
!106 = !DILocation(line: 35, column: 19, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !3, line: 35, column: 3)
!108 = !DILocation(line: 35, column: 23, scope: !107)
!109 = !DILocation(line: 35, column: 21, scope: !107)
!110 = !DILocation(line: 35, column: 3, scope: !103)
!111 = !DILocation(line: 36, column: 4, scope: !107)
!112 = !DILocation(line: 36, column: 11, scope: !107)
!113 = distinct !{!113, !111, !114, !72}
!114 = !DILocation(line: 37, column: 5, scope: !107)
!115 = !DILocation(line: 35, column: 28, scope: !107)
!116 = !DILocation(line: 35, column: 3, scope: !107)
!117 = distinct !{!117, !110, !118, !72}
!118 = !DILocation(line: 37, column: 5, scope: !103)
!119 = !DILocation(line: 38, column: 3, scope: !101)
!120 = !DILocation(line: 39, column: 2, scope: !101)
!121 = !DILocation(line: 39, column: 23, scope: !89)
!122 = !DILocation(line: 39, column: 11, scope: !89)
!123 = distinct !{!123, !99, !124, !72}
!124 = !DILocation(line: 39, column: 26, scope: !89)
!125 = !DILocalVariable(name: "k", scope: !126, file: !3, line: 40, type: !9)
!126 = distinct !DILexicalBlock(scope: !89, file: !3, line: 40, column: 2)
!127 = !DILocation(line: 40, column: 11, scope: !126)
!128 = !DILocation(line: 40, column: 15, scope: !126)
!129 = !DILocation(line: 40, column: 18, scope: !126)
!130 = !DILocation(line: 40, column: 7, scope: !126)
!131 = !DILocation(line: 40, column: 23, scope: !132)
!132 = distinct !DILexicalBlock(scope: !126, file: !3, line: 40, column: 2)
!133 = !DILocation(line: 40, column: 25, scope: !132)
!134 = !DILocation(line: 40, column: 2, scope: !126)
!135 = !DILocation(line: 41, column: 3, scope: !132)
!136 = !DILocation(line: 41, column: 10, scope: !132)
!137 = distinct !{!137, !135, !138, !72}
!138 = !DILocation(line: 42, column: 4, scope: !132)
!139 = !DILocation(line: 40, column: 31, scope: !132)
!140 = !DILocation(line: 40, column: 2, scope: !132)
!141 = distinct !{!141, !134, !142, !72}
!142 = !DILocation(line: 42, column: 4, scope: !126)
!143 = !DILocation(line: 43, column: 11, scope: !89)
!144 = !DILocation(line: 43, column: 14, scope: !89)
!145 = !DILocation(line: 43, column: 9, scope: !89)
!146 = !DILocation(line: 44, column: 2, scope: !147)
!147 = distinct !DILexicalBlock(scope: !148, file: !3, line: 44, column: 2)
!148 = distinct !DILexicalBlock(scope: !89, file: !3, line: 44, column: 2)
!149 = !DILocation(line: 44, column: 2, scope: !148)
!150 = !DILocation(line: 45, column: 2, scope: !89)
!151 = !DILocation(line: 46, column: 2, scope: !89)
!152 = distinct !DISubprogram(name: "lower_wants", scope: !3, file: !3, line: 20, type: !153, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!153 = !DISubroutineType(types: !154)
!154 = !{!9, !9}
!155 = !DILocalVariable(name: "me", arg: 1, scope: !152, file: !3, line: 20, type: !9)
!156 = !DILocation(line: 20, column: 28, scope: !152)
!157 = !DILocalVariable(name: "k", scope: !158, file: !3, line: 22, type: !9)
!158 = distinct !DILexicalBlock(scope: !152, file: !3, line: 22, column: 2)
!159 = !DILocation(line: 22, column: 11, scope: !158)
!160 = !DILocation(line: 22, column: 7, scope: !158)
!161 = !DILocation(line: 22, column: 18, scope: !162)
!162 = distinct !DILexicalBlock(scope: !158, file: !3, line: 22, column: 2)
!163 = !DILocation(line: 22, column: 22, scope: !162)
!164 = !DILocation(line: 22, column: 20, scope: !162)
!165 = !DILocation(line: 22, column: 2, scope: !158)
!166 = !DILocation(line: 23, column: 7, scope: !167)
!167 = distinct !DILexicalBlock(scope: !162, file: !3, line: 23, column: 7)
!168 = !DILocation(line: 23, column: 7, scope: !162)
!169 = !DILocation(line: 24, column: 4, scope: !167)
!170 = !DILocation(line: 22, column: 27, scope: !162)
!171 = !DILocation(line: 22, column: 2, scope: !162)
!172 = distinct !{!172, !165, !173, !72}
!173 = !DILocation(line: 24, column: 11, scope: !158)
!174 = !DILocation(line: 25, column: 2, scope: !152)
!175 = !DILocation(line: 26, column: 1, scope: !152)
