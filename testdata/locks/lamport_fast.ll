; ModuleID = 'locks/lamport_fast.c'
source_filename = "locks/lamport_fast.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@inside = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"inside == me\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [21 x i8] c"locks/lamport_fast.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !22
@y = internal global i32 0, align 4, !dbg !33
@busy = internal global [3 x i32] zeroinitializer, align 4, !dbg !35
@x = internal global i32 0, align 4, !dbg !28

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !62
  store i32 0, ptr %3, align 4, !dbg !62
  br label %5, !dbg !63

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !64
  %7 = icmp slt i32 %6, 2, !dbg !66
  br i1 %7, label %8, label %20, !dbg !67

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !68
  %10 = sext i32 %9 to i64, !dbg !69
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !69
  %12 = load i32, ptr %3, align 4, !dbg !70
  %13 = add nsw i32 %12, 1, !dbg !71
  %14 = sext i32 %13 to i64, !dbg !72
  %15 = inttoptr i64 %14 to ptr, !dbg !73
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %15) #5, !dbg !74
  br label %17, !dbg !74

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !75
  %19 = add nsw i32 %18, 1, !dbg !75
  store i32 %19, ptr %3, align 4, !dbg !75
  br label %5, !dbg !76, !llvm.loop !77

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !80, metadata !DIExpression()), !dbg !82
  store i32 0, ptr %4, align 4, !dbg !82
  br label %21, !dbg !83

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !84
  %23 = icmp slt i32 %22, 2, !dbg !86
  br i1 %23, label %24, label %33, !dbg !87

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !88
  %26 = sext i32 %25 to i64, !dbg !89
  %27 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %26, !dbg !89
  %28 = load i64, ptr %27, align 8, !dbg !89
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !90
  br label %30, !dbg !90

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !91
  %32 = add nsw i32 %31, 1, !dbg !91
  store i32 %32, ptr %4, align 4, !dbg !91
  br label %21, !dbg !92, !llvm.loop !93

33:                                               ; preds = %21
  ret i32 0, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !96 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !99, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.declare(metadata ptr %3, metadata !101, metadata !DIExpression()), !dbg !102
  %6 = load ptr, ptr %2, align 8, !dbg !103
  %7 = ptrtoint ptr %6 to i64, !dbg !104
  %8 = trunc i64 %7 to i32, !dbg !105
  store i32 %8, ptr %3, align 4, !dbg !102
  %9 = load i32, ptr %3, align 4, !dbg !106
  %10 = call i32 @enter(i32 noundef %9), !dbg !107
  call void @__VERIFIER_assume(i32 noundef %10), !dbg !108
  %11 = load i32, ptr %3, align 4, !dbg !109
  store volatile i32 %11, ptr @inside, align 4, !dbg !110
  %12 = load volatile i32, ptr @inside, align 4, !dbg !111
  %13 = load i32, ptr %3, align 4, !dbg !111
  %14 = icmp eq i32 %12, %13, !dbg !111
  br i1 %14, label %15, label %16, !dbg !114

15:                                               ; preds = %1
  br label %17, !dbg !114

16:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 58, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !111
  unreachable, !dbg !111

17:                                               ; preds = %15
  store i32 0, ptr %4, align 4, !dbg !115
  %18 = load i32, ptr %4, align 4, !dbg !115
  store atomic i32 %18, ptr @y seq_cst, align 4, !dbg !115
  %19 = load i32, ptr %3, align 4, !dbg !116
  %20 = sext i32 %19 to i64, !dbg !116
  %21 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %20, !dbg !116
  store i32 0, ptr %5, align 4, !dbg !116
  %22 = load i32, ptr %5, align 4, !dbg !116
  store atomic i32 %22, ptr %21 seq_cst, align 4, !dbg !116
  ret ptr null, !dbg !117
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__VERIFIER_assume(i32 noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @enter(i32 noundef %0) #0 !dbg !118 {
  %2 = alloca i32, align 4
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
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !121, metadata !DIExpression()), !dbg !122
  call void @llvm.dbg.declare(metadata ptr %4, metadata !123, metadata !DIExpression()), !dbg !125
  store i32 0, ptr %4, align 4, !dbg !125
  br label %17, !dbg !126

17:                                               ; preds = %83, %1
  %18 = load i32, ptr %4, align 4, !dbg !127
  %19 = icmp slt i32 %18, 3, !dbg !129
  br i1 %19, label %20, label %86, !dbg !130

20:                                               ; preds = %17
  %21 = load i32, ptr %3, align 4, !dbg !131
  %22 = sext i32 %21 to i64, !dbg !131
  %23 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %22, !dbg !131
  store i32 1, ptr %5, align 4, !dbg !131
  %24 = load i32, ptr %5, align 4, !dbg !131
  store atomic i32 %24, ptr %23 seq_cst, align 4, !dbg !131
  %25 = load i32, ptr %3, align 4, !dbg !133
  store i32 %25, ptr %6, align 4, !dbg !133
  %26 = load i32, ptr %6, align 4, !dbg !133
  store atomic i32 %26, ptr @x seq_cst, align 4, !dbg !133
  %27 = load atomic i32, ptr @y seq_cst, align 4, !dbg !134
  store i32 %27, ptr %7, align 4, !dbg !134
  %28 = load i32, ptr %7, align 4, !dbg !134
  %29 = icmp ne i32 %28, 0, !dbg !136
  br i1 %29, label %30, label %41, !dbg !137

30:                                               ; preds = %20
  %31 = load i32, ptr %3, align 4, !dbg !138
  %32 = sext i32 %31 to i64, !dbg !138
  %33 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %32, !dbg !138
  store i32 0, ptr %8, align 4, !dbg !138
  %34 = load i32, ptr %8, align 4, !dbg !138
  store atomic i32 %34, ptr %33 seq_cst, align 4, !dbg !138
  br label %35, !dbg !140

35:                                               ; preds = %39, %30
  %36 = load atomic i32, ptr @y seq_cst, align 4, !dbg !141
  store i32 %36, ptr %9, align 4, !dbg !141
  %37 = load i32, ptr %9, align 4, !dbg !141
  %38 = icmp ne i32 %37, 0, !dbg !142
  br i1 %38, label %39, label %40, !dbg !140

39:                                               ; preds = %35
  br label %35, !dbg !140, !llvm.loop !143

40:                                               ; preds = %35
  br label %83, !dbg !145

41:                                               ; preds = %20
  %42 = load i32, ptr %3, align 4, !dbg !146
  store i32 %42, ptr %10, align 4, !dbg !146
  %43 = load i32, ptr %10, align 4, !dbg !146
  store atomic i32 %43, ptr @y seq_cst, align 4, !dbg !146
  %44 = load atomic i32, ptr @x seq_cst, align 4, !dbg !147
  store i32 %44, ptr %11, align 4, !dbg !147
  %45 = load i32, ptr %11, align 4, !dbg !147
  %46 = load i32, ptr %3, align 4, !dbg !149
  %47 = icmp eq i32 %45, %46, !dbg !150
  br i1 %47, label %48, label %49, !dbg !151

48:                                               ; preds = %41
  store i32 1, ptr %2, align 4, !dbg !152
  br label %87, !dbg !152

49:                                               ; preds = %41
  %50 = load i32, ptr %3, align 4, !dbg !153
  %51 = sext i32 %50 to i64, !dbg !153
  %52 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %51, !dbg !153
  store i32 0, ptr %12, align 4, !dbg !153
  %53 = load i32, ptr %12, align 4, !dbg !153
  store atomic i32 %53, ptr %52 seq_cst, align 4, !dbg !153
  call void @llvm.dbg.declare(metadata ptr %13, metadata !154, metadata !DIExpression()), !dbg !156
  store i32 1, ptr %13, align 4, !dbg !156
  br label %54, !dbg !157

54:                                               ; preds = %67, %49
  %55 = load i32, ptr %13, align 4, !dbg !158
  %56 = icmp sle i32 %55, 2, !dbg !160
  br i1 %56, label %57, label %70, !dbg !161

57:                                               ; preds = %54
  br label %58, !dbg !162

58:                                               ; preds = %65, %57
  %59 = load i32, ptr %13, align 4, !dbg !163
  %60 = sext i32 %59 to i64, !dbg !163
  %61 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %60, !dbg !163
  %62 = load atomic i32, ptr %61 seq_cst, align 4, !dbg !163
  store i32 %62, ptr %14, align 4, !dbg !163
  %63 = load i32, ptr %14, align 4, !dbg !163
  %64 = icmp ne i32 %63, 0, !dbg !162
  br i1 %64, label %65, label %66, !dbg !162

65:                                               ; preds = %58
  br label %58, !dbg !162, !llvm.loop !164

66:                                               ; preds = %58
  br label %67, !dbg !162

67:                                               ; preds = %66
  %68 = load i32, ptr %13, align 4, !dbg !166
  %69 = add nsw i32 %68, 1, !dbg !166
  store i32 %69, ptr %13, align 4, !dbg !166
  br label %54, !dbg !167, !llvm.loop !168

70:                                               ; preds = %54
  %71 = load atomic i32, ptr @y seq_cst, align 4, !dbg !170
  store i32 %71, ptr %15, align 4, !dbg !170
  %72 = load i32, ptr %15, align 4, !dbg !170
  %73 = load i32, ptr %3, align 4, !dbg !172
  %74 = icmp eq i32 %72, %73, !dbg !173
  br i1 %74, label %75, label %76, !dbg !174

75:                                               ; preds = %70
  store i32 1, ptr %2, align 4, !dbg !175
  br label %87, !dbg !175

76:                                               ; preds = %70
  br label %77, !dbg !176

77:                                               ; preds = %81, %76
  %78 = load atomic i32, ptr @y seq_cst, align 4, !dbg !177
  store i32 %78, ptr %16, align 4, !dbg !177
  %79 = load i32, ptr %16, align 4, !dbg !177
  %80 = icmp ne i32 %79, 0, !dbg !178
  br i1 %80, label %81, label %82, !dbg !176

81:                                               ; preds = %77
  br label %77, !dbg !176, !llvm.loop !179

82:                                               ; preds = %77
  br label %83, !dbg !181

83:                                               ; preds = %82, %40
  %84 = load i32, ptr %4, align 4, !dbg !182
  %85 = add nsw i32 %84, 1, !dbg !182
  store i32 %85, ptr %4, align 4, !dbg !182
  br label %17, !dbg !183, !llvm.loop !184

86:                                               ; preds = %17
  store i32 0, ptr %2, align 4, !dbg !186
  br label %87, !dbg !186

87:                                               ; preds = %86, %75, %48
  %88 = load i32, ptr %2, align 4, !dbg !187
  ret i32 %88, !dbg !187
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
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 24, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/lamport_fast.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !28, !0, !33, !35}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 104, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 13)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 168, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 21)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 18)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 23, type: !30, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !31, line: 96, baseType: !32)
!31 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 23, type: !30, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "busy", scope: !2, file: !3, line: 22, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 96, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 3)
!40 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 64, type: !49, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!9}
!51 = !{}
!52 = !DILocalVariable(name: "t", scope: !48, file: !3, line: 66, type: !53)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 128, elements: !57)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 27, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !{!58}
!58 = !DISubrange(count: 2)
!59 = !DILocation(line: 66, column: 12, scope: !48)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 68, type: !9)
!61 = distinct !DILexicalBlock(scope: !48, file: !3, line: 68, column: 2)
!62 = !DILocation(line: 68, column: 11, scope: !61)
!63 = !DILocation(line: 68, column: 7, scope: !61)
!64 = !DILocation(line: 68, column: 18, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 68, column: 2)
!66 = !DILocation(line: 68, column: 20, scope: !65)
!67 = !DILocation(line: 68, column: 2, scope: !61)
!68 = !DILocation(line: 69, column: 21, scope: !65)
!69 = !DILocation(line: 69, column: 19, scope: !65)
!70 = !DILocation(line: 69, column: 55, scope: !65)
!71 = !DILocation(line: 69, column: 57, scope: !65)
!72 = !DILocation(line: 69, column: 44, scope: !65)
!73 = !DILocation(line: 69, column: 36, scope: !65)
!74 = !DILocation(line: 69, column: 3, scope: !65)
!75 = !DILocation(line: 68, column: 26, scope: !65)
!76 = !DILocation(line: 68, column: 2, scope: !65)
!77 = distinct !{!77, !67, !78, !79}
!78 = !DILocation(line: 69, column: 61, scope: !61)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 70, type: !9)
!81 = distinct !DILexicalBlock(scope: !48, file: !3, line: 70, column: 2)
!82 = !DILocation(line: 70, column: 11, scope: !81)
!83 = !DILocation(line: 70, column: 7, scope: !81)
!84 = !DILocation(line: 70, column: 18, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 70, column: 2)
!86 = !DILocation(line: 70, column: 20, scope: !85)
!87 = !DILocation(line: 70, column: 2, scope: !81)
!88 = !DILocation(line: 71, column: 18, scope: !85)
!89 = !DILocation(line: 71, column: 16, scope: !85)
!90 = !DILocation(line: 71, column: 3, scope: !85)
!91 = !DILocation(line: 70, column: 26, scope: !85)
!92 = !DILocation(line: 70, column: 2, scope: !85)
!93 = distinct !{!93, !87, !94, !79}
!94 = !DILocation(line: 71, column: 26, scope: !81)
!95 = !DILocation(line: 72, column: 2, scope: !48)
!96 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 52, type: !97, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!97 = !DISubroutineType(types: !98)
!98 = !{!5, !5}
!99 = !DILocalVariable(name: "arg", arg: 1, scope: !96, file: !3, line: 52, type: !5)
!100 = !DILocation(line: 52, column: 24, scope: !96)
!101 = !DILocalVariable(name: "me", scope: !96, file: !3, line: 54, type: !9)
!102 = !DILocation(line: 54, column: 6, scope: !96)
!103 = !DILocation(line: 54, column: 26, scope: !96)
!104 = !DILocation(line: 54, column: 16, scope: !96)
!105 = !DILocation(line: 54, column: 11, scope: !96)
!106 = !DILocation(line: 56, column: 26, scope: !96)
!107 = !DILocation(line: 56, column: 20, scope: !96)
!108 = !DILocation(line: 56, column: 2, scope: !96)
!109 = !DILocation(line: 57, column: 11, scope: !96)
!110 = !DILocation(line: 57, column: 9, scope: !96)
!111 = !DILocation(line: 58, column: 2, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !3, line: 58, column: 2)
!113 = distinct !DILexicalBlock(scope: !96, file: !3, line: 58, column: 2)
!114 = !DILocation(line: 58, column: 2, scope: !113)
!115 = !DILocation(line: 59, column: 2, scope: !96)
!116 = !DILocation(line: 60, column: 2, scope: !96)
!117 = !DILocation(line: 61, column: 2, scope: !96)
!118 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 26, type: !119, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!119 = !DISubroutineType(types: !120)
!120 = !{!9, !9}
!121 = !DILocalVariable(name: "me", arg: 1, scope: !118, file: !3, line: 26, type: !9)
!122 = !DILocation(line: 26, column: 22, scope: !118)
!123 = !DILocalVariable(name: "attempt", scope: !124, file: !3, line: 28, type: !9)
!124 = distinct !DILexicalBlock(scope: !118, file: !3, line: 28, column: 2)
!125 = !DILocation(line: 28, column: 11, scope: !124)
!126 = !DILocation(line: 28, column: 7, scope: !124)
!127 = !DILocation(line: 28, column: 24, scope: !128)
!128 = distinct !DILexicalBlock(scope: !124, file: !3, line: 28, column: 2)
!129 = !DILocation(line: 28, column: 32, scope: !128)
!130 = !DILocation(line: 28, column: 2, scope: !124)
!131 = !DILocation(line: 29, column: 3, scope: !132)
!132 = distinct !DILexicalBlock(scope: !128, file: !3, line: 28, column: 52)
!133 = !DILocation(line: 30, column: 3, scope: !132)
!134 = !DILocation(line: 31, column: 7, scope: !135)
!135 = distinct !DILexicalBlock(scope: !132, file: !3, line: 31, column: 7)
!136 = !DILocation(line: 31, column: 23, scope: !135)
!137 = !DILocation(line: 31, column: 7, scope: !132)
!138 = !DILocation(line: 32, column: 4, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 31, column: 29)
!140 = !DILocation(line: 33, column: 4, scope: !139)
!141 = !DILocation(line: 33, column: 11, scope: !139)
!142 = !DILocation(line: 33, column: 27, scope: !139)
!143 = distinct !{!143, !140, !144, !79}
!144 = !DILocation(line: 34, column: 5, scope: !139)
!145 = !DILocation(line: 35, column: 4, scope: !139)
!146 = !DILocation(line: 37, column: 3, scope: !132)
!147 = !DILocation(line: 38, column: 7, scope: !148)
!148 = distinct !DILexicalBlock(scope: !132, file: !3, line: 38, column: 7)
!149 = !DILocation(line: 38, column: 26, scope: !148)
!150 = !DILocation(line: 38, column: 23, scope: !148)
!151 = !DILocation(line: 38, column: 7, scope: !132)
!152 = !DILocation(line: 39, column: 4, scope: !148)
!153 = !DILocation(line: 40, column: 3, scope: !132)
!154 = !DILocalVariable(name: "k", scope: !155, file: !3, line: 41, type: !9)
!155 = distinct !DILexicalBlock(scope: !132, file: !3, line: 41, column: 3)
!156 = !DILocation(line: 41, column: 12, scope: !155)
!157 = !DILocation(line: 41, column: 8, scope: !155)
!158 = !DILocation(line: 41, column: 19, scope: !159)
!159 = distinct !DILexicalBlock(scope: !155, file: !3, line: 41, column: 3)
!160 = !DILocation(line: 41, column: 21, scope: !159)
!161 = !DILocation(line: 41, column: 3, scope: !155)
!162 = !DILocation(line: 42, column: 4, scope: !159)
!163 = !DILocation(line: 42, column: 11, scope: !159)
!164 = distinct !{!164, !162, !165, !79}
!165 = !DILocation(line: 43, column: 5, scope: !159)
!166 = !DILocation(line: 41, column: 28, scope: !159)
!167 = !DILocation(line: 41, column: 3, scope: !159)
!168 = distinct !{!168, !161, !169, !79}
!169 = !DILocation(line: 43, column: 5, scope: !155)
!170 = !DILocation(line: 44, column: 7, scope: !171)
!171 = distinct !DILexicalBlock(scope: !132, file: !3, line: 44, column: 7)
!172 = !DILocation(line: 44, column: 26, scope: !171)
!173 = !DILocation(line: 44, column: 23, scope: !171)
!174 = !DILocation(line: 44, column: 7, scope: !132)
!175 = !DILocation(line: 45, column: 4, scope: !171)
!176 = !DILocation(line: 46, column: 3, scope: !132)
!177 = !DILocation(line: 46, column: 10, scope: !132)
!178 = !DILocation(line: 46, column: 26, scope: !132)
!179 = distinct !{!179, !176, !180, !79}
!180 = !DILocation(line: 47, column: 4, scope: !132)
!181 = !DILocation(line: 48, column: 2, scope: !132)
!182 = !DILocation(line: 28, column: 48, scope: !128)
!183 = !DILocation(line: 28, column: 2, scope: !128)
!184 = distinct !{!184, !130, !185, !79}
!185 = !DILocation(line: 48, column: 2, scope: !124)
!186 = !DILocation(line: 49, column: 2, scope: !118)
!187 = !DILocation(line: 50, column: 1, scope: !118)
