; ModuleID = 'szymanski.c'
source_filename = "szymanski.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@state = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@inside = internal global i32 0, align 4, !dbg !28
@.str = private unnamed_addr constant [17 x i8] c"inside == me + 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [12 x i8] c"szymanski.c\00", align 1, !dbg !17
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
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !92, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.declare(metadata ptr %3, metadata !94, metadata !DIExpression()), !dbg !95
  %17 = load ptr, ptr %2, align 8, !dbg !96
  %18 = ptrtoint ptr %17 to i64, !dbg !97
  %19 = trunc i64 %18 to i32, !dbg !98
  store i32 %19, ptr %3, align 4, !dbg !95
  call void @llvm.dbg.declare(metadata ptr %4, metadata !99, metadata !DIExpression()), !dbg !100
  %20 = load i32, ptr %3, align 4, !dbg !101
  %21 = sub nsw i32 1, %20, !dbg !102
  store i32 %21, ptr %4, align 4, !dbg !100
  call void @llvm.dbg.declare(metadata ptr %5, metadata !103, metadata !DIExpression()), !dbg !105
  store i32 0, ptr %5, align 4, !dbg !105
  br label %22, !dbg !106

22:                                               ; preds = %107, %1
  %23 = load i32, ptr %5, align 4, !dbg !107
  %24 = icmp slt i32 %23, 2, !dbg !109
  br i1 %24, label %25, label %110, !dbg !110

25:                                               ; preds = %22
  %26 = load i32, ptr %3, align 4, !dbg !111
  %27 = sext i32 %26 to i64, !dbg !111
  %28 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %27, !dbg !111
  store i32 1, ptr %6, align 4, !dbg !111
  %29 = load i32, ptr %6, align 4, !dbg !111
  store atomic i32 %29, ptr %28 seq_cst, align 4, !dbg !111
  br label %30, !dbg !113

30:                                               ; preds = %37, %25
  %31 = load i32, ptr %4, align 4, !dbg !114
  %32 = sext i32 %31 to i64, !dbg !114
  %33 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %32, !dbg !114
  %34 = load atomic i32, ptr %33 seq_cst, align 4, !dbg !114
  store i32 %34, ptr %7, align 4, !dbg !114
  %35 = load i32, ptr %7, align 4, !dbg !114
  %36 = icmp sge i32 %35, 3, !dbg !115
  br i1 %36, label %37, label %38, !dbg !113

37:                                               ; preds = %30
  br label %30, !dbg !113, !llvm.loop !116

38:                                               ; preds = %30
  %39 = load i32, ptr %3, align 4, !dbg !118
  %40 = sext i32 %39 to i64, !dbg !118
  %41 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %40, !dbg !118
  store i32 3, ptr %8, align 4, !dbg !118
  %42 = load i32, ptr %8, align 4, !dbg !118
  store atomic i32 %42, ptr %41 seq_cst, align 4, !dbg !118
  %43 = load i32, ptr %4, align 4, !dbg !119
  %44 = sext i32 %43 to i64, !dbg !119
  %45 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %44, !dbg !119
  %46 = load atomic i32, ptr %45 seq_cst, align 4, !dbg !119
  store i32 %46, ptr %9, align 4, !dbg !119
  %47 = load i32, ptr %9, align 4, !dbg !119
  %48 = icmp eq i32 %47, 1, !dbg !121
  br i1 %48, label %49, label %63, !dbg !122

49:                                               ; preds = %38
  %50 = load i32, ptr %3, align 4, !dbg !123
  %51 = sext i32 %50 to i64, !dbg !123
  %52 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %51, !dbg !123
  store i32 2, ptr %10, align 4, !dbg !123
  %53 = load i32, ptr %10, align 4, !dbg !123
  store atomic i32 %53, ptr %52 seq_cst, align 4, !dbg !123
  br label %54, !dbg !125

54:                                               ; preds = %61, %49
  %55 = load i32, ptr %4, align 4, !dbg !126
  %56 = sext i32 %55 to i64, !dbg !126
  %57 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %56, !dbg !126
  %58 = load atomic i32, ptr %57 seq_cst, align 4, !dbg !126
  store i32 %58, ptr %11, align 4, !dbg !126
  %59 = load i32, ptr %11, align 4, !dbg !126
  %60 = icmp ne i32 %59, 4, !dbg !127
  br i1 %60, label %61, label %62, !dbg !125

61:                                               ; preds = %54
  br label %54, !dbg !125, !llvm.loop !128

62:                                               ; preds = %54
  br label %63, !dbg !130

63:                                               ; preds = %62, %38
  %64 = load i32, ptr %3, align 4, !dbg !131
  %65 = sext i32 %64 to i64, !dbg !131
  %66 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %65, !dbg !131
  store i32 4, ptr %12, align 4, !dbg !131
  %67 = load i32, ptr %12, align 4, !dbg !131
  store atomic i32 %67, ptr %66 seq_cst, align 4, !dbg !131
  %68 = load i32, ptr %3, align 4, !dbg !132
  %69 = icmp eq i32 %68, 1, !dbg !134
  br i1 %69, label %70, label %77, !dbg !135

70:                                               ; preds = %63
  br label %71, !dbg !136

71:                                               ; preds = %75, %70
  %72 = load atomic i32, ptr @state seq_cst, align 4, !dbg !138
  store i32 %72, ptr %13, align 4, !dbg !138
  %73 = load i32, ptr %13, align 4, !dbg !138
  %74 = icmp sge i32 %73, 2, !dbg !139
  br i1 %74, label %75, label %76, !dbg !136

75:                                               ; preds = %71
  br label %71, !dbg !136, !llvm.loop !140

76:                                               ; preds = %71
  br label %77, !dbg !142

77:                                               ; preds = %76, %63
  %78 = load i32, ptr %3, align 4, !dbg !143
  %79 = add nsw i32 %78, 1, !dbg !144
  store volatile i32 %79, ptr @inside, align 4, !dbg !145
  %80 = load volatile i32, ptr @inside, align 4, !dbg !146
  %81 = load i32, ptr %3, align 4, !dbg !146
  %82 = add nsw i32 %81, 1, !dbg !146
  %83 = icmp eq i32 %80, %82, !dbg !146
  br i1 %83, label %84, label %85, !dbg !149

84:                                               ; preds = %77
  br label %86, !dbg !149

85:                                               ; preds = %77
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !146
  unreachable, !dbg !146

86:                                               ; preds = %84
  %87 = load i32, ptr %3, align 4, !dbg !150
  %88 = icmp eq i32 %87, 0, !dbg !152
  br i1 %88, label %89, label %102, !dbg !153

89:                                               ; preds = %86
  call void @llvm.dbg.declare(metadata ptr %14, metadata !154, metadata !DIExpression()), !dbg !156
  br label %90, !dbg !157

90:                                               ; preds = %99, %89
  %91 = load atomic i32, ptr getelementptr inbounds ([2 x i32], ptr @state, i64 0, i64 1) seq_cst, align 4, !dbg !158
  store i32 %91, ptr %15, align 4, !dbg !158
  %92 = load i32, ptr %15, align 4, !dbg !158
  store i32 %92, ptr %14, align 4, !dbg !160
  br label %93, !dbg !161

93:                                               ; preds = %90
  %94 = load i32, ptr %14, align 4, !dbg !162
  %95 = icmp eq i32 %94, 2, !dbg !163
  br i1 %95, label %99, label %96, !dbg !164

96:                                               ; preds = %93
  %97 = load i32, ptr %14, align 4, !dbg !165
  %98 = icmp eq i32 %97, 3, !dbg !166
  br label %99, !dbg !164

99:                                               ; preds = %96, %93
  %100 = phi i1 [ true, %93 ], [ %98, %96 ]
  br i1 %100, label %90, label %101, !dbg !161, !llvm.loop !167

101:                                              ; preds = %99
  br label %102, !dbg !169

102:                                              ; preds = %101, %86
  %103 = load i32, ptr %3, align 4, !dbg !170
  %104 = sext i32 %103 to i64, !dbg !170
  %105 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %104, !dbg !170
  store i32 0, ptr %16, align 4, !dbg !170
  %106 = load i32, ptr %16, align 4, !dbg !170
  store atomic i32 %106, ptr %105 seq_cst, align 4, !dbg !170
  br label %107, !dbg !171

107:                                              ; preds = %102
  %108 = load i32, ptr %5, align 4, !dbg !172
  %109 = add nsw i32 %108, 1, !dbg !172
  store i32 %109, ptr %5, align 4, !dbg !172
  br label %22, !dbg !173, !llvm.loop !174

110:                                              ; preds = %22
  ret ptr null, !dbg !176
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
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 19, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "szymanski.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 17)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 96, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 12)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 18)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 20, type: !30, isLocal: true, isDefinition: true)
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
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 55, type: !45, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!9}
!47 = !{}
!48 = !DILocalVariable(name: "t", scope: !44, file: !3, line: 57, type: !49)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 128, elements: !35)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 57, column: 12, scope: !44)
!54 = !DILocalVariable(name: "i", scope: !55, file: !3, line: 59, type: !9)
!55 = distinct !DILexicalBlock(scope: !44, file: !3, line: 59, column: 2)
!56 = !DILocation(line: 59, column: 11, scope: !55)
!57 = !DILocation(line: 59, column: 7, scope: !55)
!58 = !DILocation(line: 59, column: 18, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !3, line: 59, column: 2)
!60 = !DILocation(line: 59, column: 20, scope: !59)
!61 = !DILocation(line: 59, column: 2, scope: !55)
!62 = !DILocation(line: 60, column: 21, scope: !59)
!63 = !DILocation(line: 60, column: 19, scope: !59)
!64 = !DILocation(line: 60, column: 54, scope: !59)
!65 = !DILocation(line: 60, column: 44, scope: !59)
!66 = !DILocation(line: 60, column: 36, scope: !59)
!67 = !DILocation(line: 60, column: 3, scope: !59)
!68 = !DILocation(line: 59, column: 26, scope: !59)
!69 = !DILocation(line: 59, column: 2, scope: !59)
!70 = distinct !{!70, !61, !71, !72}
!71 = !DILocation(line: 60, column: 55, scope: !55)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocalVariable(name: "i", scope: !74, file: !3, line: 61, type: !9)
!74 = distinct !DILexicalBlock(scope: !44, file: !3, line: 61, column: 2)
!75 = !DILocation(line: 61, column: 11, scope: !74)
!76 = !DILocation(line: 61, column: 7, scope: !74)
!77 = !DILocation(line: 61, column: 18, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 61, column: 2)
!79 = !DILocation(line: 61, column: 20, scope: !78)
!80 = !DILocation(line: 61, column: 2, scope: !74)
!81 = !DILocation(line: 62, column: 18, scope: !78)
!82 = !DILocation(line: 62, column: 16, scope: !78)
!83 = !DILocation(line: 62, column: 3, scope: !78)
!84 = !DILocation(line: 61, column: 26, scope: !78)
!85 = !DILocation(line: 61, column: 2, scope: !78)
!86 = distinct !{!86, !80, !87, !72}
!87 = !DILocation(line: 62, column: 26, scope: !74)
!88 = !DILocation(line: 63, column: 2, scope: !44)
!89 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 22, type: !90, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!90 = !DISubroutineType(types: !91)
!91 = !{!5, !5}
!92 = !DILocalVariable(name: "arg", arg: 1, scope: !89, file: !3, line: 22, type: !5)
!93 = !DILocation(line: 22, column: 24, scope: !89)
!94 = !DILocalVariable(name: "me", scope: !89, file: !3, line: 24, type: !9)
!95 = !DILocation(line: 24, column: 6, scope: !89)
!96 = !DILocation(line: 24, column: 26, scope: !89)
!97 = !DILocation(line: 24, column: 16, scope: !89)
!98 = !DILocation(line: 24, column: 11, scope: !89)
!99 = !DILocalVariable(name: "other", scope: !89, file: !3, line: 25, type: !9)
!100 = !DILocation(line: 25, column: 6, scope: !89)
!101 = !DILocation(line: 25, column: 18, scope: !89)
!102 = !DILocation(line: 25, column: 16, scope: !89)
!103 = !DILocalVariable(name: "r", scope: !104, file: !3, line: 27, type: !9)
!104 = distinct !DILexicalBlock(scope: !89, file: !3, line: 27, column: 2)
!105 = !DILocation(line: 27, column: 11, scope: !104)
!106 = !DILocation(line: 27, column: 7, scope: !104)
!107 = !DILocation(line: 27, column: 18, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 27, column: 2)
!109 = !DILocation(line: 27, column: 20, scope: !108)
!110 = !DILocation(line: 27, column: 2, scope: !104)
!111 = !DILocation(line: 28, column: 3, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 27, column: 35)
!113 = !DILocation(line: 29, column: 3, scope: !112)
!114 = !DILocation(line: 29, column: 10, scope: !112)
!115 = !DILocation(line: 29, column: 37, scope: !112)
!116 = distinct !{!116, !113, !117, !72}
!117 = !DILocation(line: 30, column: 4, scope: !112)
!118 = !DILocation(line: 31, column: 3, scope: !112)
!119 = !DILocation(line: 32, column: 7, scope: !120)
!120 = distinct !DILexicalBlock(scope: !112, file: !3, line: 32, column: 7)
!121 = !DILocation(line: 32, column: 34, scope: !120)
!122 = !DILocation(line: 32, column: 7, scope: !112)
!123 = !DILocation(line: 33, column: 4, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !3, line: 32, column: 40)
!125 = !DILocation(line: 34, column: 4, scope: !124)
!126 = !DILocation(line: 34, column: 11, scope: !124)
!127 = !DILocation(line: 34, column: 38, scope: !124)
!128 = distinct !{!128, !125, !129, !72}
!129 = !DILocation(line: 35, column: 5, scope: !124)
!130 = !DILocation(line: 36, column: 3, scope: !124)
!131 = !DILocation(line: 37, column: 3, scope: !112)
!132 = !DILocation(line: 38, column: 7, scope: !133)
!133 = distinct !DILexicalBlock(scope: !112, file: !3, line: 38, column: 7)
!134 = !DILocation(line: 38, column: 10, scope: !133)
!135 = !DILocation(line: 38, column: 7, scope: !112)
!136 = !DILocation(line: 39, column: 4, scope: !137)
!137 = distinct !DILexicalBlock(scope: !133, file: !3, line: 38, column: 16)
!138 = !DILocation(line: 39, column: 11, scope: !137)
!139 = !DILocation(line: 39, column: 34, scope: !137)
!140 = distinct !{!140, !136, !141, !72}
!141 = !DILocation(line: 40, column: 5, scope: !137)
!142 = !DILocation(line: 41, column: 3, scope: !137)
!143 = !DILocation(line: 42, column: 12, scope: !112)
!144 = !DILocation(line: 42, column: 15, scope: !112)
!145 = !DILocation(line: 42, column: 10, scope: !112)
!146 = !DILocation(line: 43, column: 3, scope: !147)
!147 = distinct !DILexicalBlock(scope: !148, file: !3, line: 43, column: 3)
!148 = distinct !DILexicalBlock(scope: !112, file: !3, line: 43, column: 3)
!149 = !DILocation(line: 43, column: 3, scope: !148)
!150 = !DILocation(line: 44, column: 7, scope: !151)
!151 = distinct !DILexicalBlock(scope: !112, file: !3, line: 44, column: 7)
!152 = !DILocation(line: 44, column: 10, scope: !151)
!153 = !DILocation(line: 44, column: 7, scope: !112)
!154 = !DILocalVariable(name: "s", scope: !155, file: !3, line: 45, type: !9)
!155 = distinct !DILexicalBlock(scope: !151, file: !3, line: 44, column: 16)
!156 = !DILocation(line: 45, column: 8, scope: !155)
!157 = !DILocation(line: 46, column: 4, scope: !155)
!158 = !DILocation(line: 47, column: 9, scope: !159)
!159 = distinct !DILexicalBlock(scope: !155, file: !3, line: 46, column: 7)
!160 = !DILocation(line: 47, column: 7, scope: !159)
!161 = !DILocation(line: 48, column: 4, scope: !159)
!162 = !DILocation(line: 48, column: 13, scope: !155)
!163 = !DILocation(line: 48, column: 15, scope: !155)
!164 = !DILocation(line: 48, column: 20, scope: !155)
!165 = !DILocation(line: 48, column: 23, scope: !155)
!166 = !DILocation(line: 48, column: 25, scope: !155)
!167 = distinct !{!167, !157, !168, !72}
!168 = !DILocation(line: 48, column: 29, scope: !155)
!169 = !DILocation(line: 49, column: 3, scope: !155)
!170 = !DILocation(line: 50, column: 3, scope: !112)
!171 = !DILocation(line: 51, column: 2, scope: !112)
!172 = !DILocation(line: 27, column: 31, scope: !108)
!173 = !DILocation(line: 27, column: 2, scope: !108)
!174 = distinct !{!174, !110, !175, !72}
!175 = !DILocation(line: 51, column: 2, scope: !104)
!176 = !DILocation(line: 52, column: 2, scope: !89)
