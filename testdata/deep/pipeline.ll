; ModuleID = 'deep/pipeline.c'
source_filename = "deep/pipeline.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@done = internal global i32 0, align 4, !dbg !0
@work = internal global i32 0, align 4, !dbg !7
@slot = internal global [2 x i32] zeroinitializer, align 4, !dbg !13
@.str = private unnamed_addr constant [20 x i8] c"!atomic_load(&done)\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [16 x i8] c"deep/pipeline.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.third = private unnamed_addr constant [20 x i8] c"void *third(void *)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !51
  %4 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !52
  %5 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @first, ptr noundef null) #5, !dbg !53
  %6 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !54
  %7 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @second, ptr noundef null) #5, !dbg !55
  %8 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !56
  %9 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @third, ptr noundef null) #5, !dbg !57
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !60
  store i32 0, ptr %3, align 4, !dbg !60
  br label %10, !dbg !61

10:                                               ; preds = %19, %0
  %11 = load i32, ptr %3, align 4, !dbg !62
  %12 = icmp slt i32 %11, 3, !dbg !64
  br i1 %12, label %13, label %22, !dbg !65

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4, !dbg !66
  %15 = sext i32 %14 to i64, !dbg !67
  %16 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %15, !dbg !67
  %17 = load i64, ptr %16, align 8, !dbg !67
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !68
  br label %19, !dbg !68

19:                                               ; preds = %13
  %20 = load i32, ptr %3, align 4, !dbg !69
  %21 = add nsw i32 %20, 1, !dbg !69
  store i32 %21, ptr %3, align 4, !dbg !69
  br label %10, !dbg !70, !llvm.loop !71

22:                                               ; preds = %10
  ret i32 0, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !79
  %5 = load ptr, ptr %2, align 8, !dbg !80
  call void @llvm.dbg.declare(metadata ptr %3, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 1, ptr %3, align 4, !dbg !83
  br label %6, !dbg !84

6:                                                ; preds = %16, %1
  %7 = load i32, ptr %3, align 4, !dbg !85
  %8 = icmp sle i32 %7, 4, !dbg !87
  br i1 %8, label %9, label %19, !dbg !88

9:                                                ; preds = %6
  call void @busy(), !dbg !89
  %10 = load i32, ptr %3, align 4, !dbg !91
  %11 = icmp eq i32 %10, 4, !dbg !93
  br i1 %11, label %12, label %14, !dbg !94

12:                                               ; preds = %9
  store i32 1, ptr %4, align 4, !dbg !95
  %13 = load i32, ptr %4, align 4, !dbg !95
  store atomic i32 %13, ptr @done seq_cst, align 4, !dbg !95
  br label %14, !dbg !95

14:                                               ; preds = %12, %9
  %15 = load i32, ptr %3, align 4, !dbg !96
  call void @put(i32 noundef 0, i32 noundef %15), !dbg !97
  br label %16, !dbg !98

16:                                               ; preds = %14
  %17 = load i32, ptr %3, align 4, !dbg !99
  %18 = add nsw i32 %17, 1, !dbg !99
  store i32 %18, ptr %3, align 4, !dbg !99
  br label %6, !dbg !100, !llvm.loop !101

19:                                               ; preds = %6
  ret ptr null, !dbg !103
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !104 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !105, metadata !DIExpression()), !dbg !106
  %4 = load ptr, ptr %2, align 8, !dbg !107
  call void @llvm.dbg.declare(metadata ptr %3, metadata !108, metadata !DIExpression()), !dbg !110
  store i32 1, ptr %3, align 4, !dbg !110
  br label %5, !dbg !111

5:                                                ; preds = %10, %1
  %6 = load i32, ptr %3, align 4, !dbg !112
  %7 = icmp sle i32 %6, 4, !dbg !114
  br i1 %7, label %8, label %13, !dbg !115

8:                                                ; preds = %5
  call void @busy(), !dbg !116
  %9 = call i32 @take(i32 noundef 0), !dbg !118
  call void @put(i32 noundef 1, i32 noundef %9), !dbg !119
  br label %10, !dbg !120

10:                                               ; preds = %8
  %11 = load i32, ptr %3, align 4, !dbg !121
  %12 = add nsw i32 %11, 1, !dbg !121
  store i32 %12, ptr %3, align 4, !dbg !121
  br label %5, !dbg !122, !llvm.loop !123

13:                                               ; preds = %5
  ret ptr null, !dbg !125
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @third(ptr noundef %0) #0 !dbg !126 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !127, metadata !DIExpression()), !dbg !128
  %5 = load ptr, ptr %2, align 8, !dbg !129
  call void @llvm.dbg.declare(metadata ptr %3, metadata !130, metadata !DIExpression()), !dbg !132
  store i32 1, ptr %3, align 4, !dbg !132
  br label %6, !dbg !133

6:                                                ; preds = %21, %1
  %7 = load i32, ptr %3, align 4, !dbg !134
  %8 = icmp sle i32 %7, 4, !dbg !136
  br i1 %8, label %9, label %24, !dbg !137

9:                                                ; preds = %6
  call void @busy(), !dbg !138
  %10 = call i32 @take(i32 noundef 1), !dbg !140
  %11 = load i32, ptr %3, align 4, !dbg !141
  %12 = icmp eq i32 %11, 1, !dbg !143
  br i1 %12, label %13, label %20, !dbg !144

13:                                               ; preds = %9
  %14 = load atomic i32, ptr @done seq_cst, align 4, !dbg !145
  store i32 %14, ptr %4, align 4, !dbg !145
  %15 = load i32, ptr %4, align 4, !dbg !145
  %16 = icmp ne i32 %15, 0, !dbg !145
  br i1 %16, label %18, label %17, !dbg !148

17:                                               ; preds = %13
  br label %19, !dbg !148

18:                                               ; preds = %13
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 76, ptr noundef @__PRETTY_FUNCTION__.third) #6, !dbg !145
  unreachable, !dbg !145

19:                                               ; preds = %17
  br label %20, !dbg !149

20:                                               ; preds = %19, %9
  br label %21, !dbg !150

21:                                               ; preds = %20
  %22 = load i32, ptr %3, align 4, !dbg !151
  %23 = add nsw i32 %22, 1, !dbg !151
  store i32 %23, ptr %3, align 4, !dbg !151
  br label %6, !dbg !152, !llvm.loop !153

24:                                               ; preds = %6
  ret ptr null, !dbg !155
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @busy() #0 !dbg !156 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !159, metadata !DIExpression()), !dbg !161
  store i32 0, ptr %1, align 4, !dbg !161
  br label %4, !dbg !162

4:                                                ; preds = %11, %0
  %5 = load i32, ptr %1, align 4, !dbg !163
  %6 = icmp slt i32 %5, 3, !dbg !165
  br i1 %6, label %7, label %14, !dbg !166

7:                                                ; preds = %4
  store i32 1, ptr %2, align 4, !dbg !167
  %8 = load i32, ptr %2, align 4, !dbg !167
  %9 = atomicrmw add ptr @work, i32 %8 seq_cst, align 4, !dbg !167
  store i32 %9, ptr %3, align 4, !dbg !167
  %10 = load i32, ptr %3, align 4, !dbg !167
  br label %11, !dbg !167

11:                                               ; preds = %7
  %12 = load i32, ptr %1, align 4, !dbg !168
  %13 = add nsw i32 %12, 1, !dbg !168
  store i32 %13, ptr %1, align 4, !dbg !168
  br label %4, !dbg !169, !llvm.loop !170

14:                                               ; preds = %4
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind uwtable
define internal void @put(i32 noundef %0, i32 noundef %1) #0 !dbg !173 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !176, metadata !DIExpression()), !dbg !177
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !178, metadata !DIExpression()), !dbg !179
  br label %7, !dbg !180

7:                                                ; preds = %14, %2
  %8 = load i32, ptr %3, align 4, !dbg !181
  %9 = sext i32 %8 to i64, !dbg !181
  %10 = getelementptr inbounds [2 x i32], ptr @slot, i64 0, i64 %9, !dbg !181
  %11 = load atomic i32, ptr %10 seq_cst, align 4, !dbg !181
  store i32 %11, ptr %5, align 4, !dbg !181
  %12 = load i32, ptr %5, align 4, !dbg !181
  %13 = icmp ne i32 %12, 0, !dbg !182
  br i1 %13, label %14, label %15, !dbg !180

14:                                               ; preds = %7
  br label %7, !dbg !180, !llvm.loop !183

15:                                               ; preds = %7
  %16 = load i32, ptr %3, align 4, !dbg !185
  %17 = sext i32 %16 to i64, !dbg !185
  %18 = getelementptr inbounds [2 x i32], ptr @slot, i64 0, i64 %17, !dbg !185
  %19 = load i32, ptr %4, align 4, !dbg !185
  store i32 %19, ptr %6, align 4, !dbg !185
  %20 = load i32, ptr %6, align 4, !dbg !185
  store atomic i32 %20, ptr %18 seq_cst, align 4, !dbg !185
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @take(i32 noundef %0) #0 !dbg !187 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !190, metadata !DIExpression()), !dbg !191
  call void @llvm.dbg.declare(metadata ptr %3, metadata !192, metadata !DIExpression()), !dbg !193
  br label %6, !dbg !194

6:                                                ; preds = %13, %1
  %7 = load i32, ptr %2, align 4, !dbg !195
  %8 = sext i32 %7 to i64, !dbg !195
  %9 = getelementptr inbounds [2 x i32], ptr @slot, i64 0, i64 %8, !dbg !195
  %10 = load atomic i32, ptr %9 seq_cst, align 4, !dbg !195
  store i32 %10, ptr %4, align 4, !dbg !195
  %11 = load i32, ptr %4, align 4, !dbg !195
  store i32 %11, ptr %3, align 4, !dbg !196
  %12 = icmp eq i32 %11, 0, !dbg !197
  br i1 %12, label %13, label %14, !dbg !194

13:                                               ; preds = %6
  br label %6, !dbg !194, !llvm.loop !198

14:                                               ; preds = %6
  %15 = load i32, ptr %2, align 4, !dbg !200
  %16 = sext i32 %15 to i64, !dbg !200
  %17 = getelementptr inbounds [2 x i32], ptr @slot, i64 0, i64 %16, !dbg !200
  store i32 0, ptr %5, align 4, !dbg !200
  %18 = load i32, ptr %5, align 4, !dbg !200
  store atomic i32 %18, ptr %17 seq_cst, align 4, !dbg !200
  %19 = load i32, ptr %3, align 4, !dbg !201
  ret i32 %19, !dbg !202
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
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 22, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deep/pipeline.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !13, !18, !24, !29}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "work", scope: !2, file: !3, line: 22, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 22, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 76, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 20)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 76, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 128, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 16)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 76, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 160, elements: !22)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 81, type: !41, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!12}
!43 = !{}
!44 = !DILocalVariable(name: "t", scope: !40, file: !3, line: 83, type: !45)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 192, elements: !49)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !47, line: 27, baseType: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !{!50}
!50 = !DISubrange(count: 3)
!51 = !DILocation(line: 83, column: 12, scope: !40)
!52 = !DILocation(line: 85, column: 18, scope: !40)
!53 = !DILocation(line: 85, column: 2, scope: !40)
!54 = !DILocation(line: 86, column: 18, scope: !40)
!55 = !DILocation(line: 86, column: 2, scope: !40)
!56 = !DILocation(line: 87, column: 18, scope: !40)
!57 = !DILocation(line: 87, column: 2, scope: !40)
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 88, type: !12)
!59 = distinct !DILexicalBlock(scope: !40, file: !3, line: 88, column: 2)
!60 = !DILocation(line: 88, column: 11, scope: !59)
!61 = !DILocation(line: 88, column: 7, scope: !59)
!62 = !DILocation(line: 88, column: 18, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 88, column: 2)
!64 = !DILocation(line: 88, column: 20, scope: !63)
!65 = !DILocation(line: 88, column: 2, scope: !59)
!66 = !DILocation(line: 89, column: 18, scope: !63)
!67 = !DILocation(line: 89, column: 16, scope: !63)
!68 = !DILocation(line: 89, column: 3, scope: !63)
!69 = !DILocation(line: 88, column: 26, scope: !63)
!70 = !DILocation(line: 88, column: 2, scope: !63)
!71 = distinct !{!71, !65, !72, !73}
!72 = !DILocation(line: 89, column: 26, scope: !59)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 90, column: 2, scope: !40)
!75 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 47, type: !76, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!76 = !DISubroutineType(types: !77)
!77 = !{!5, !5}
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 47, type: !5)
!79 = !DILocation(line: 47, column: 26, scope: !75)
!80 = !DILocation(line: 49, column: 8, scope: !75)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 50, type: !12)
!82 = distinct !DILexicalBlock(scope: !75, file: !3, line: 50, column: 2)
!83 = !DILocation(line: 50, column: 11, scope: !82)
!84 = !DILocation(line: 50, column: 7, scope: !82)
!85 = !DILocation(line: 50, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 50, column: 2)
!87 = !DILocation(line: 50, column: 20, scope: !86)
!88 = !DILocation(line: 50, column: 2, scope: !82)
!89 = !DILocation(line: 51, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !3, line: 50, column: 35)
!91 = !DILocation(line: 52, column: 7, scope: !92)
!92 = distinct !DILexicalBlock(scope: !90, file: !3, line: 52, column: 7)
!93 = !DILocation(line: 52, column: 9, scope: !92)
!94 = !DILocation(line: 52, column: 7, scope: !90)
!95 = !DILocation(line: 53, column: 4, scope: !92)
!96 = !DILocation(line: 54, column: 10, scope: !90)
!97 = !DILocation(line: 54, column: 3, scope: !90)
!98 = !DILocation(line: 55, column: 2, scope: !90)
!99 = !DILocation(line: 50, column: 31, scope: !86)
!100 = !DILocation(line: 50, column: 2, scope: !86)
!101 = distinct !{!101, !88, !102, !73}
!102 = !DILocation(line: 55, column: 2, scope: !82)
!103 = !DILocation(line: 56, column: 2, scope: !75)
!104 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 59, type: !76, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!105 = !DILocalVariable(name: "arg", arg: 1, scope: !104, file: !3, line: 59, type: !5)
!106 = !DILocation(line: 59, column: 27, scope: !104)
!107 = !DILocation(line: 61, column: 8, scope: !104)
!108 = !DILocalVariable(name: "i", scope: !109, file: !3, line: 62, type: !12)
!109 = distinct !DILexicalBlock(scope: !104, file: !3, line: 62, column: 2)
!110 = !DILocation(line: 62, column: 11, scope: !109)
!111 = !DILocation(line: 62, column: 7, scope: !109)
!112 = !DILocation(line: 62, column: 18, scope: !113)
!113 = distinct !DILexicalBlock(scope: !109, file: !3, line: 62, column: 2)
!114 = !DILocation(line: 62, column: 20, scope: !113)
!115 = !DILocation(line: 62, column: 2, scope: !109)
!116 = !DILocation(line: 63, column: 3, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 62, column: 35)
!118 = !DILocation(line: 64, column: 10, scope: !117)
!119 = !DILocation(line: 64, column: 3, scope: !117)
!120 = !DILocation(line: 65, column: 2, scope: !117)
!121 = !DILocation(line: 62, column: 31, scope: !113)
!122 = !DILocation(line: 62, column: 2, scope: !113)
!123 = distinct !{!123, !115, !124, !73}
!124 = !DILocation(line: 65, column: 2, scope: !109)
!125 = !DILocation(line: 66, column: 2, scope: !104)
!126 = distinct !DISubprogram(name: "third", scope: !3, file: !3, line: 69, type: !76, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!127 = !DILocalVariable(name: "arg", arg: 1, scope: !126, file: !3, line: 69, type: !5)
!128 = !DILocation(line: 69, column: 26, scope: !126)
!129 = !DILocation(line: 71, column: 8, scope: !126)
!130 = !DILocalVariable(name: "i", scope: !131, file: !3, line: 72, type: !12)
!131 = distinct !DILexicalBlock(scope: !126, file: !3, line: 72, column: 2)
!132 = !DILocation(line: 72, column: 11, scope: !131)
!133 = !DILocation(line: 72, column: 7, scope: !131)
!134 = !DILocation(line: 72, column: 18, scope: !135)
!135 = distinct !DILexicalBlock(scope: !131, file: !3, line: 72, column: 2)
!136 = !DILocation(line: 72, column: 20, scope: !135)
!137 = !DILocation(line: 72, column: 2, scope: !131)
!138 = !DILocation(line: 73, column: 3, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 72, column: 35)
!140 = !DILocation(line: 74, column: 3, scope: !139)
!141 = !DILocation(line: 75, column: 7, scope: !142)
!142 = distinct !DILexicalBlock(scope: !139, file: !3, line: 75, column: 7)
!143 = !DILocation(line: 75, column: 9, scope: !142)
!144 = !DILocation(line: 75, column: 7, scope: !139)
!145 = !DILocation(line: 76, column: 4, scope: !146)
!146 = distinct !DILexicalBlock(scope: !147, file: !3, line: 76, column: 4)
!147 = distinct !DILexicalBlock(scope: !142, file: !3, line: 76, column: 4)
!148 = !DILocation(line: 76, column: 4, scope: !147)
!149 = !DILocation(line: 76, column: 4, scope: !142)
!150 = !DILocation(line: 77, column: 2, scope: !139)
!151 = !DILocation(line: 72, column: 31, scope: !135)
!152 = !DILocation(line: 72, column: 2, scope: !135)
!153 = distinct !{!153, !137, !154, !73}
!154 = !DILocation(line: 77, column: 2, scope: !131)
!155 = !DILocation(line: 78, column: 2, scope: !126)
!156 = distinct !DISubprogram(name: "busy", scope: !3, file: !3, line: 24, type: !157, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!157 = !DISubroutineType(types: !158)
!158 = !{null}
!159 = !DILocalVariable(name: "i", scope: !160, file: !3, line: 26, type: !12)
!160 = distinct !DILexicalBlock(scope: !156, file: !3, line: 26, column: 2)
!161 = !DILocation(line: 26, column: 11, scope: !160)
!162 = !DILocation(line: 26, column: 7, scope: !160)
!163 = !DILocation(line: 26, column: 18, scope: !164)
!164 = distinct !DILexicalBlock(scope: !160, file: !3, line: 26, column: 2)
!165 = !DILocation(line: 26, column: 20, scope: !164)
!166 = !DILocation(line: 26, column: 2, scope: !160)
!167 = !DILocation(line: 27, column: 3, scope: !164)
!168 = !DILocation(line: 26, column: 29, scope: !164)
!169 = !DILocation(line: 26, column: 2, scope: !164)
!170 = distinct !{!170, !166, !171, !73}
!171 = !DILocation(line: 27, column: 3, scope: !160)
!172 = !DILocation(line: 28, column: 1, scope: !156)
!173 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 30, type: !174, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!174 = !DISubroutineType(types: !175)
!175 = !{null, !12, !12}
!176 = !DILocalVariable(name: "k", arg: 1, scope: !173, file: !3, line: 30, type: !12)
!177 = !DILocation(line: 30, column: 21, scope: !173)
!178 = !DILocalVariable(name: "v", arg: 2, scope: !173, file: !3, line: 30, type: !12)
!179 = !DILocation(line: 30, column: 28, scope: !173)
!180 = !DILocation(line: 32, column: 2, scope: !173)
!181 = !DILocation(line: 32, column: 9, scope: !173)
!182 = !DILocation(line: 32, column: 31, scope: !173)
!183 = distinct !{!183, !180, !184, !73}
!184 = !DILocation(line: 33, column: 3, scope: !173)
!185 = !DILocation(line: 34, column: 2, scope: !173)
!186 = !DILocation(line: 35, column: 1, scope: !173)
!187 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 37, type: !188, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!188 = !DISubroutineType(types: !189)
!189 = !{!12, !12}
!190 = !DILocalVariable(name: "k", arg: 1, scope: !187, file: !3, line: 37, type: !12)
!191 = !DILocation(line: 37, column: 21, scope: !187)
!192 = !DILocalVariable(name: "v", scope: !187, file: !3, line: 39, type: !12)
!193 = !DILocation(line: 39, column: 6, scope: !187)
!194 = !DILocation(line: 41, column: 2, scope: !187)
!195 = !DILocation(line: 41, column: 14, scope: !187)
!196 = !DILocation(line: 41, column: 12, scope: !187)
!197 = !DILocation(line: 41, column: 37, scope: !187)
!198 = distinct !{!198, !194, !199, !73}
!199 = !DILocation(line: 42, column: 3, scope: !187)
!200 = !DILocation(line: 43, column: 2, scope: !187)
!201 = !DILocation(line: 44, column: 9, scope: !187)
!202 = !DILocation(line: 44, column: 2, scope: !187)
