; ModuleID = 'locks/futex_mutex.c'
source_filename = "locks/futex_mutex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mutex = type { i32 }

@sum = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [9 x i8] c"sum == N\00", align 1, !dbg !14
@.str.1 = private unnamed_addr constant [20 x i8] c"locks/futex_mutex.c\00", align 1, !dbg !20
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !25
@mutex = internal global %struct.mutex zeroinitializer, align 4, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !61
  store i32 0, ptr %3, align 4, !dbg !61
  br label %5, !dbg !62

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !63
  %7 = icmp slt i32 %6, 3, !dbg !65
  br i1 %7, label %8, label %16, !dbg !66

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !67
  %10 = sext i32 %9 to i64, !dbg !68
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !68
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @add, ptr noundef null) #5, !dbg !69
  br label %13, !dbg !69

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !70
  %15 = add nsw i32 %14, 1, !dbg !70
  store i32 %15, ptr %3, align 4, !dbg !70
  br label %5, !dbg !71, !llvm.loop !72

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %4, align 4, !dbg !77
  br label %17, !dbg !78

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !79
  %19 = icmp slt i32 %18, 3, !dbg !81
  br i1 %19, label %20, label %29, !dbg !82

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !83
  %22 = sext i32 %21 to i64, !dbg !84
  %23 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %22, !dbg !84
  %24 = load i64, ptr %23, align 8, !dbg !84
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !85
  br label %26, !dbg !85

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !86
  %28 = add nsw i32 %27, 1, !dbg !86
  store i32 %28, ptr %4, align 4, !dbg !86
  br label %17, !dbg !87, !llvm.loop !88

29:                                               ; preds = %17
  %30 = load i32, ptr @sum, align 4, !dbg !90
  %31 = icmp eq i32 %30, 3, !dbg !90
  br i1 %31, label %32, label %33, !dbg !93

32:                                               ; preds = %29
  br label %34, !dbg !93

33:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 96, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !90
  unreachable, !dbg !90

34:                                               ; preds = %32
  ret i32 0, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @add(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  call void @lock(ptr noundef @mutex), !dbg !100
  %3 = load i32, ptr @sum, align 4, !dbg !101
  %4 = add nsw i32 %3, 1, !dbg !101
  store i32 %4, ptr @sum, align 4, !dbg !101
  call void @unlock(ptr noundef @mutex), !dbg !102
  %5 = load ptr, ptr %2, align 8, !dbg !103
  ret ptr %5, !dbg !104
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @lock(ptr noundef %0) #0 !dbg !105 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !109, metadata !DIExpression()), !dbg !110
  call void @llvm.dbg.declare(metadata ptr %3, metadata !111, metadata !DIExpression()), !dbg !112
  %4 = load ptr, ptr %2, align 8, !dbg !113
  %5 = call i32 @replace(ptr noundef %4, i32 noundef 0, i32 noundef 1), !dbg !114
  store i32 %5, ptr %3, align 4, !dbg !112
  br label %6, !dbg !115

6:                                                ; preds = %18, %1
  %7 = load i32, ptr %3, align 4, !dbg !116
  %8 = icmp ne i32 %7, 0, !dbg !117
  br i1 %8, label %9, label %21, !dbg !115

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !118
  %11 = icmp eq i32 %10, 2, !dbg !121
  br i1 %11, label %16, label %12, !dbg !122

12:                                               ; preds = %9
  %13 = load ptr, ptr %2, align 8, !dbg !123
  %14 = call i32 @replace(ptr noundef %13, i32 noundef 1, i32 noundef 2), !dbg !124
  %15 = icmp ne i32 %14, 0, !dbg !125
  br i1 %15, label %16, label %18, !dbg !126

16:                                               ; preds = %12, %9
  %17 = load ptr, ptr %2, align 8, !dbg !127
  call void @sleep_while(ptr noundef %17, i32 noundef 2), !dbg !128
  br label %18, !dbg !128

18:                                               ; preds = %16, %12
  %19 = load ptr, ptr %2, align 8, !dbg !129
  %20 = call i32 @replace(ptr noundef %19, i32 noundef 0, i32 noundef 1), !dbg !130
  store i32 %20, ptr %3, align 4, !dbg !131
  br label %6, !dbg !115, !llvm.loop !132

21:                                               ; preds = %6
  ret void, !dbg !134
}

; Function Attrs: noinline nounwind uwtable
define internal void @unlock(ptr noundef %0) #0 !dbg !135 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !136, metadata !DIExpression()), !dbg !137
  %6 = load ptr, ptr %2, align 8, !dbg !138
  %7 = getelementptr inbounds %struct.mutex, ptr %6, i32 0, i32 0, !dbg !138
  store i32 1, ptr %3, align 4, !dbg !138
  %8 = load i32, ptr %3, align 4, !dbg !138
  %9 = atomicrmw sub ptr %7, i32 %8 seq_cst, align 4, !dbg !138
  store i32 %9, ptr %4, align 4, !dbg !138
  %10 = load i32, ptr %4, align 4, !dbg !138
  %11 = icmp ne i32 %10, 1, !dbg !140
  br i1 %11, label %12, label %19, !dbg !141

12:                                               ; preds = %1
  %13 = load ptr, ptr %2, align 8, !dbg !142
  %14 = getelementptr inbounds %struct.mutex, ptr %13, i32 0, i32 0, !dbg !142
  store i32 0, ptr %5, align 4, !dbg !142
  %15 = load i32, ptr %5, align 4, !dbg !142
  store atomic i32 %15, ptr %14 seq_cst, align 4, !dbg !142
  %16 = load ptr, ptr %2, align 8, !dbg !144
  %17 = getelementptr inbounds %struct.mutex, ptr %16, i32 0, i32 0, !dbg !145
  %18 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %17, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5, !dbg !146
  br label %19, !dbg !147

19:                                               ; preds = %12, %1
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @replace(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !149 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !152, metadata !DIExpression()), !dbg !153
  store i32 %1, ptr %5, align 4
  call void @llvm.dbg.declare(metadata ptr %5, metadata !154, metadata !DIExpression()), !dbg !155
  store i32 %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !156, metadata !DIExpression()), !dbg !157
  %9 = load ptr, ptr %4, align 8, !dbg !158
  %10 = getelementptr inbounds %struct.mutex, ptr %9, i32 0, i32 0, !dbg !158
  %11 = load i32, ptr %6, align 4, !dbg !158
  store i32 %11, ptr %7, align 4, !dbg !158
  %12 = load i32, ptr %5, align 4, !dbg !158
  %13 = load i32, ptr %7, align 4, !dbg !158
  %14 = cmpxchg ptr %10, i32 %12, i32 %13 seq_cst seq_cst, align 4, !dbg !158
  %15 = extractvalue { i32, i1 } %14, 0, !dbg !158
  %16 = extractvalue { i32, i1 } %14, 1, !dbg !158
  br i1 %16, label %18, label %17, !dbg !158

17:                                               ; preds = %3
  store i32 %15, ptr %5, align 4, !dbg !158
  br label %18, !dbg !158

18:                                               ; preds = %17, %3
  %19 = zext i1 %16 to i8, !dbg !158
  store i8 %19, ptr %8, align 1, !dbg !158
  %20 = load i8, ptr %8, align 1, !dbg !158
  %21 = trunc i8 %20 to i1, !dbg !158
  %22 = load i32, ptr %5, align 4, !dbg !159
  ret i32 %22, !dbg !160
}

; Function Attrs: noinline nounwind uwtable
define internal void @sleep_while(ptr noundef %0, i32 noundef %1) #0 !dbg !161 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !164, metadata !DIExpression()), !dbg !165
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !166, metadata !DIExpression()), !dbg !167
  %5 = load ptr, ptr %3, align 8, !dbg !168
  %6 = getelementptr inbounds %struct.mutex, ptr %5, i32 0, i32 0, !dbg !169
  %7 = load i32, ptr %4, align 4, !dbg !170
  %8 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %6, i32 noundef 128, i32 noundef %7, ptr noundef null, ptr noundef null, i32 noundef 0) #5, !dbg !171
  ret void, !dbg !172
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 79, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/futex_mutex.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 22, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "FREE", value: 0)
!9 = !DIEnumerator(name: "TAKEN", value: 1)
!10 = !DIEnumerator(name: "AWAITED", value: 2)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !{!14, !20, !25, !0, !31}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 96, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 72, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 9)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 96, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 160, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 20)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 96, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 120, elements: !29)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!29 = !{!30}
!30 = !DISubrange(count: 15)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 78, type: !33, isLocal: true, isDefinition: true)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mutex", file: !3, line: 24, size: 32, elements: !34)
!34 = !{!35}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !33, file: !3, line: 25, baseType: !36, size: 32)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !37, line: 96, baseType: !38)
!37 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 89, type: !48, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!39}
!50 = !{}
!51 = !DILocalVariable(name: "thread", scope: !47, file: !3, line: 91, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 192, elements: !56)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !{!57}
!57 = !DISubrange(count: 3)
!58 = !DILocation(line: 91, column: 12, scope: !47)
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 92, type: !39)
!60 = distinct !DILexicalBlock(scope: !47, file: !3, line: 92, column: 2)
!61 = !DILocation(line: 92, column: 11, scope: !60)
!62 = !DILocation(line: 92, column: 7, scope: !60)
!63 = !DILocation(line: 92, column: 18, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 92, column: 2)
!65 = !DILocation(line: 92, column: 20, scope: !64)
!66 = !DILocation(line: 92, column: 2, scope: !60)
!67 = !DILocation(line: 93, column: 26, scope: !64)
!68 = !DILocation(line: 93, column: 19, scope: !64)
!69 = !DILocation(line: 93, column: 3, scope: !64)
!70 = !DILocation(line: 92, column: 26, scope: !64)
!71 = !DILocation(line: 92, column: 2, scope: !64)
!72 = distinct !{!72, !66, !73, !74}
!73 = !DILocation(line: 93, column: 45, scope: !60)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 94, type: !39)
!76 = distinct !DILexicalBlock(scope: !47, file: !3, line: 94, column: 2)
!77 = !DILocation(line: 94, column: 11, scope: !76)
!78 = !DILocation(line: 94, column: 7, scope: !76)
!79 = !DILocation(line: 94, column: 18, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 94, column: 2)
!81 = !DILocation(line: 94, column: 20, scope: !80)
!82 = !DILocation(line: 94, column: 2, scope: !76)
!83 = !DILocation(line: 95, column: 23, scope: !80)
!84 = !DILocation(line: 95, column: 16, scope: !80)
!85 = !DILocation(line: 95, column: 3, scope: !80)
!86 = !DILocation(line: 94, column: 26, scope: !80)
!87 = !DILocation(line: 94, column: 2, scope: !80)
!88 = distinct !{!88, !82, !89, !74}
!89 = !DILocation(line: 95, column: 31, scope: !76)
!90 = !DILocation(line: 96, column: 2, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 96, column: 2)
!92 = distinct !DILexicalBlock(scope: !47, file: !3, line: 96, column: 2)
!93 = !DILocation(line: 96, column: 2, scope: !92)
!94 = !DILocation(line: 97, column: 2, scope: !47)
!95 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 81, type: !96, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!96 = !DISubroutineType(types: !97)
!97 = !{!12, !12}
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 81, type: !12)
!99 = !DILocation(line: 81, column: 24, scope: !95)
!100 = !DILocation(line: 83, column: 2, scope: !95)
!101 = !DILocation(line: 84, column: 5, scope: !95)
!102 = !DILocation(line: 85, column: 2, scope: !95)
!103 = !DILocation(line: 86, column: 9, scope: !95)
!104 = !DILocation(line: 86, column: 2, scope: !95)
!105 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 40, type: !106, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!106 = !DISubroutineType(types: !107)
!107 = !{null, !108}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!109 = !DILocalVariable(name: "m", arg: 1, scope: !105, file: !3, line: 40, type: !108)
!110 = !DILocation(line: 40, column: 32, scope: !105)
!111 = !DILocalVariable(name: "was", scope: !105, file: !3, line: 42, type: !39)
!112 = !DILocation(line: 42, column: 6, scope: !105)
!113 = !DILocation(line: 42, column: 20, scope: !105)
!114 = !DILocation(line: 42, column: 12, scope: !105)
!115 = !DILocation(line: 51, column: 2, scope: !105)
!116 = !DILocation(line: 51, column: 9, scope: !105)
!117 = !DILocation(line: 51, column: 13, scope: !105)
!118 = !DILocation(line: 52, column: 7, scope: !119)
!119 = distinct !DILexicalBlock(scope: !120, file: !3, line: 52, column: 7)
!120 = distinct !DILexicalBlock(scope: !105, file: !3, line: 51, column: 22)
!121 = !DILocation(line: 52, column: 11, scope: !119)
!122 = !DILocation(line: 52, column: 22, scope: !119)
!123 = !DILocation(line: 52, column: 33, scope: !119)
!124 = !DILocation(line: 52, column: 25, scope: !119)
!125 = !DILocation(line: 52, column: 52, scope: !119)
!126 = !DILocation(line: 52, column: 7, scope: !120)
!127 = !DILocation(line: 53, column: 16, scope: !119)
!128 = !DILocation(line: 53, column: 4, scope: !119)
!129 = !DILocation(line: 54, column: 17, scope: !120)
!130 = !DILocation(line: 54, column: 9, scope: !120)
!131 = !DILocation(line: 54, column: 7, scope: !120)
!132 = distinct !{!132, !115, !133, !74}
!133 = !DILocation(line: 55, column: 2, scope: !105)
!134 = !DILocation(line: 68, column: 1, scope: !105)
!135 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 70, type: !106, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!136 = !DILocalVariable(name: "m", arg: 1, scope: !135, file: !3, line: 70, type: !108)
!137 = !DILocation(line: 70, column: 34, scope: !135)
!138 = !DILocation(line: 72, column: 6, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 72, column: 6)
!140 = !DILocation(line: 72, column: 36, scope: !139)
!141 = !DILocation(line: 72, column: 6, scope: !135)
!142 = !DILocation(line: 73, column: 3, scope: !143)
!143 = distinct !DILexicalBlock(scope: !139, file: !3, line: 72, column: 46)
!144 = !DILocation(line: 74, column: 23, scope: !143)
!145 = !DILocation(line: 74, column: 26, scope: !143)
!146 = !DILocation(line: 74, column: 3, scope: !143)
!147 = !DILocation(line: 75, column: 2, scope: !143)
!148 = !DILocation(line: 76, column: 1, scope: !135)
!149 = distinct !DISubprogram(name: "replace", scope: !3, file: !3, line: 34, type: !150, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!150 = !DISubroutineType(types: !151)
!151 = !{!39, !108, !39, !39}
!152 = !DILocalVariable(name: "m", arg: 1, scope: !149, file: !3, line: 34, type: !108)
!153 = !DILocation(line: 34, column: 34, scope: !149)
!154 = !DILocalVariable(name: "old", arg: 2, scope: !149, file: !3, line: 34, type: !39)
!155 = !DILocation(line: 34, column: 41, scope: !149)
!156 = !DILocalVariable(name: "fresh", arg: 3, scope: !149, file: !3, line: 34, type: !39)
!157 = !DILocation(line: 34, column: 50, scope: !149)
!158 = !DILocation(line: 36, column: 2, scope: !149)
!159 = !DILocation(line: 37, column: 9, scope: !149)
!160 = !DILocation(line: 37, column: 2, scope: !149)
!161 = distinct !DISubprogram(name: "sleep_while", scope: !3, file: !3, line: 28, type: !162, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!162 = !DISubroutineType(types: !163)
!163 = !{null, !108, !39}
!164 = !DILocalVariable(name: "m", arg: 1, scope: !161, file: !3, line: 28, type: !108)
!165 = !DILocation(line: 28, column: 39, scope: !161)
!166 = !DILocalVariable(name: "value", arg: 2, scope: !161, file: !3, line: 28, type: !39)
!167 = !DILocation(line: 28, column: 46, scope: !161)
!168 = !DILocation(line: 30, column: 22, scope: !161)
!169 = !DILocation(line: 30, column: 25, scope: !161)
!170 = !DILocation(line: 30, column: 51, scope: !161)
!171 = !DILocation(line: 30, column: 2, scope: !161)
!172 = !DILocation(line: 31, column: 1, scope: !161)
