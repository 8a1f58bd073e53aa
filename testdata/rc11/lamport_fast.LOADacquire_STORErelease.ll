; ModuleID = 'rc11/lamport_fast.c'
source_filename = "rc11/lamport_fast.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@inside = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"inside == me\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [20 x i8] c"rc11/lamport_fast.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !33
@y = internal global i32 0, align 4, !dbg !43
@busy = internal global [3 x i32] zeroinitializer, align 4, !dbg !45
@x = internal global i32 0, align 4, !dbg !39

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !57 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !61, metadata !DIExpression()), !dbg !68
  call void @llvm.dbg.declare(metadata ptr %3, metadata !69, metadata !DIExpression()), !dbg !71
  store i32 0, ptr %3, align 4, !dbg !71
  br label %5, !dbg !72

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !73
  %7 = icmp slt i32 %6, 2, !dbg !75
  br i1 %7, label %8, label %20, !dbg !76

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !77
  %10 = sext i32 %9 to i64, !dbg !78
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !78
  %12 = load i32, ptr %3, align 4, !dbg !79
  %13 = add nsw i32 %12, 1, !dbg !80
  %14 = sext i32 %13 to i64, !dbg !81
  %15 = inttoptr i64 %14 to ptr, !dbg !82
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %15) #5, !dbg !83
  br label %17, !dbg !83

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !84
  %19 = add nsw i32 %18, 1, !dbg !84
  store i32 %19, ptr %3, align 4, !dbg !84
  br label %5, !dbg !85, !llvm.loop !86

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !89, metadata !DIExpression()), !dbg !91
  store i32 0, ptr %4, align 4, !dbg !91
  br label %21, !dbg !92

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !93
  %23 = icmp slt i32 %22, 2, !dbg !95
  br i1 %23, label %24, label %33, !dbg !96

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !97
  %26 = sext i32 %25 to i64, !dbg !98
  %27 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %26, !dbg !98
  %28 = load i64, ptr %27, align 8, !dbg !98
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !99
  br label %30, !dbg !99

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !100
  %32 = add nsw i32 %31, 1, !dbg !100
  store i32 %32, ptr %4, align 4, !dbg !100
  br label %21, !dbg !101, !llvm.loop !102

33:                                               ; preds = %21
  ret i32 0, !dbg !104
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !105 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !108, metadata !DIExpression()), !dbg !109
  call void @llvm.dbg.declare(metadata ptr %3, metadata !110, metadata !DIExpression()), !dbg !111
  %6 = load ptr, ptr %2, align 8, !dbg !112
  %7 = ptrtoint ptr %6 to i64, !dbg !113
  %8 = trunc i64 %7 to i32, !dbg !114
  store i32 %8, ptr %3, align 4, !dbg !111
  %9 = load i32, ptr %3, align 4, !dbg !115
  %10 = call i32 @enter(i32 noundef %9), !dbg !117
  %11 = icmp ne i32 %10, 0, !dbg !117
  br i1 %11, label %12, label %25, !dbg !118

12:                                               ; preds = %1
  %13 = load i32, ptr %3, align 4, !dbg !119
  store i32 %13, ptr @inside, align 4, !dbg !121
  %14 = load i32, ptr @inside, align 4, !dbg !122
  %15 = load i32, ptr %3, align 4, !dbg !122
  %16 = icmp eq i32 %14, %15, !dbg !122
  br i1 %16, label %17, label %18, !dbg !125

17:                                               ; preds = %12
  br label %19, !dbg !125

18:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !122
  unreachable, !dbg !122

19:                                               ; preds = %17
  store i32 0, ptr %4, align 4, !dbg !126
  %20 = load i32, ptr %4, align 4, !dbg !126
  store atomic i32 %20, ptr @y release, align 4, !dbg !126
  %21 = load i32, ptr %3, align 4, !dbg !127
  %22 = sext i32 %21 to i64, !dbg !127
  %23 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %22, !dbg !127
  store i32 0, ptr %5, align 4, !dbg !127
  %24 = load i32, ptr %5, align 4, !dbg !127
  store atomic i32 %24, ptr %23 release, align 4, !dbg !127
  br label %25, !dbg !128

25:                                               ; preds = %19, %1
  ret ptr null, !dbg !129
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @enter(i32 noundef %0) #0 !dbg !130 {
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
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !133, metadata !DIExpression()), !dbg !134
  %14 = load i32, ptr %3, align 4, !dbg !135
  %15 = sext i32 %14 to i64, !dbg !135
  %16 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %15, !dbg !135
  store i32 1, ptr %4, align 4, !dbg !135
  %17 = load i32, ptr %4, align 4, !dbg !135
  store atomic i32 %17, ptr %16 release, align 4, !dbg !135
  %18 = load i32, ptr %3, align 4, !dbg !136
  store i32 %18, ptr %5, align 4, !dbg !136
  %19 = load i32, ptr %5, align 4, !dbg !136
  store atomic i32 %19, ptr @x release, align 4, !dbg !136
  %20 = load atomic i32, ptr @y acquire, align 4, !dbg !137
  store i32 %20, ptr %6, align 4, !dbg !137
  %21 = load i32, ptr %6, align 4, !dbg !137
  %22 = icmp ne i32 %21, 0, !dbg !139
  br i1 %22, label %23, label %28, !dbg !140

23:                                               ; preds = %1
  %24 = load i32, ptr %3, align 4, !dbg !141
  %25 = sext i32 %24 to i64, !dbg !141
  %26 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %25, !dbg !141
  store i32 0, ptr %7, align 4, !dbg !141
  %27 = load i32, ptr %7, align 4, !dbg !141
  store atomic i32 %27, ptr %26 release, align 4, !dbg !141
  store i32 0, ptr %2, align 4, !dbg !143
  br label %64, !dbg !143

28:                                               ; preds = %1
  %29 = load i32, ptr %3, align 4, !dbg !144
  store i32 %29, ptr %8, align 4, !dbg !144
  %30 = load i32, ptr %8, align 4, !dbg !144
  store atomic i32 %30, ptr @y release, align 4, !dbg !144
  %31 = load atomic i32, ptr @x acquire, align 4, !dbg !145
  store i32 %31, ptr %9, align 4, !dbg !145
  %32 = load i32, ptr %9, align 4, !dbg !145
  %33 = load i32, ptr %3, align 4, !dbg !147
  %34 = icmp ne i32 %32, %33, !dbg !148
  br i1 %34, label %35, label %63, !dbg !149

35:                                               ; preds = %28
  %36 = load i32, ptr %3, align 4, !dbg !150
  %37 = sext i32 %36 to i64, !dbg !150
  %38 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %37, !dbg !150
  store i32 0, ptr %10, align 4, !dbg !150
  %39 = load i32, ptr %10, align 4, !dbg !150
  store atomic i32 %39, ptr %38 release, align 4, !dbg !150
  call void @llvm.dbg.declare(metadata ptr %11, metadata !152, metadata !DIExpression()), !dbg !154
  store i32 1, ptr %11, align 4, !dbg !154
  br label %40, !dbg !155

40:                                               ; preds = %53, %35
  %41 = load i32, ptr %11, align 4, !dbg !156
  %42 = icmp sle i32 %41, 2, !dbg !158
  br i1 %42, label %43, label %56, !dbg !159

43:                                               ; preds = %40
  br label %44, !dbg !160

44:                                               ; preds = %51, %43
  %45 = load i32, ptr %11, align 4, !dbg !161
  %46 = sext i32 %45 to i64, !dbg !161
  %47 = getelementptr inbounds [3 x i32], ptr @busy, i64 0, i64 %46, !dbg !161
  %48 = load atomic i32, ptr %47 acquire, align 4, !dbg !161
  store i32 %48, ptr %12, align 4, !dbg !161
  %49 = load i32, ptr %12, align 4, !dbg !161
  %50 = icmp ne i32 %49, 0, !dbg !160
  br i1 %50, label %51, label %52, !dbg !160

51:                                               ; preds = %44
  br label %44, !dbg !160, !llvm.loop !162

52:                                               ; preds = %44
  br label %53, !dbg !160

53:                                               ; preds = %52
  %54 = load i32, ptr %11, align 4, !dbg !164
  %55 = add nsw i32 %54, 1, !dbg !164
  store i32 %55, ptr %11, align 4, !dbg !164
  br label %40, !dbg !165, !llvm.loop !166

56:                                               ; preds = %40
  %57 = load atomic i32, ptr @y acquire, align 4, !dbg !168
  store i32 %57, ptr %13, align 4, !dbg !168
  %58 = load i32, ptr %13, align 4, !dbg !168
  %59 = load i32, ptr %3, align 4, !dbg !170
  %60 = icmp ne i32 %58, %59, !dbg !171
  br i1 %60, label %61, label %62, !dbg !172

61:                                               ; preds = %56
  store i32 0, ptr %2, align 4, !dbg !173
  br label %64, !dbg !173

62:                                               ; preds = %56
  br label %63, !dbg !174

63:                                               ; preds = %62, %28
  store i32 1, ptr %2, align 4, !dbg !175
  br label %64, !dbg !175

64:                                               ; preds = %63, %61, %23
  %65 = load i32, ptr %2, align 4, !dbg !176
  ret i32 %65, !dbg !176
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
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 25, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/lamport_fast.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "include/stdint.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22, !28, !33, !39, !0, !43, !45}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 104, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 13)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 160, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 20)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 144, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 18)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 24, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 24, type: !41, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "busy", scope: !2, file: !3, line: 23, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 96, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 3)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 60, type: !58, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!20}
!60 = !{}
!61 = !DILocalVariable(name: "t", scope: !57, file: !3, line: 62, type: !62)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 128, elements: !66)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !64, line: 27, baseType: !65)
!64 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!65 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!66 = !{!67}
!67 = !DISubrange(count: 2)
!68 = !DILocation(line: 62, column: 12, scope: !57)
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 64, type: !20)
!70 = distinct !DILexicalBlock(scope: !57, file: !3, line: 64, column: 2)
!71 = !DILocation(line: 64, column: 11, scope: !70)
!72 = !DILocation(line: 64, column: 7, scope: !70)
!73 = !DILocation(line: 64, column: 18, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 64, column: 2)
!75 = !DILocation(line: 64, column: 20, scope: !74)
!76 = !DILocation(line: 64, column: 2, scope: !70)
!77 = !DILocation(line: 65, column: 21, scope: !74)
!78 = !DILocation(line: 65, column: 19, scope: !74)
!79 = !DILocation(line: 65, column: 55, scope: !74)
!80 = !DILocation(line: 65, column: 57, scope: !74)
!81 = !DILocation(line: 65, column: 44, scope: !74)
!82 = !DILocation(line: 65, column: 36, scope: !74)
!83 = !DILocation(line: 65, column: 3, scope: !74)
!84 = !DILocation(line: 64, column: 26, scope: !74)
!85 = !DILocation(line: 64, column: 2, scope: !74)
!86 = distinct !{!86, !76, !87, !88}
!87 = !DILocation(line: 65, column: 61, scope: !70)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !DILocalVariable(name: "i", scope: !90, file: !3, line: 66, type: !20)
!90 = distinct !DILexicalBlock(scope: !57, file: !3, line: 66, column: 2)
!91 = !DILocation(line: 66, column: 11, scope: !90)
!92 = !DILocation(line: 66, column: 7, scope: !90)
!93 = !DILocation(line: 66, column: 18, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 66, column: 2)
!95 = !DILocation(line: 66, column: 20, scope: !94)
!96 = !DILocation(line: 66, column: 2, scope: !90)
!97 = !DILocation(line: 67, column: 18, scope: !94)
!98 = !DILocation(line: 67, column: 16, scope: !94)
!99 = !DILocation(line: 67, column: 3, scope: !94)
!100 = !DILocation(line: 66, column: 26, scope: !94)
!101 = !DILocation(line: 66, column: 2, scope: !94)
!102 = distinct !{!102, !96, !103, !88}
!103 = !DILocation(line: 67, column: 26, scope: !90)
!104 = !DILocation(line: 68, column: 2, scope: !57)
!105 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 47, type: !106, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!106 = !DISubroutineType(types: !107)
!107 = !{!16, !16}
!108 = !DILocalVariable(name: "arg", arg: 1, scope: !105, file: !3, line: 47, type: !16)
!109 = !DILocation(line: 47, column: 24, scope: !105)
!110 = !DILocalVariable(name: "me", scope: !105, file: !3, line: 49, type: !20)
!111 = !DILocation(line: 49, column: 6, scope: !105)
!112 = !DILocation(line: 49, column: 26, scope: !105)
!113 = !DILocation(line: 49, column: 16, scope: !105)
!114 = !DILocation(line: 49, column: 11, scope: !105)
!115 = !DILocation(line: 51, column: 12, scope: !116)
!116 = distinct !DILexicalBlock(scope: !105, file: !3, line: 51, column: 6)
!117 = !DILocation(line: 51, column: 6, scope: !116)
!118 = !DILocation(line: 51, column: 6, scope: !105)
!119 = !DILocation(line: 52, column: 12, scope: !120)
!120 = distinct !DILexicalBlock(scope: !116, file: !3, line: 51, column: 17)
!121 = !DILocation(line: 52, column: 10, scope: !120)
!122 = !DILocation(line: 53, column: 3, scope: !123)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 53, column: 3)
!124 = distinct !DILexicalBlock(scope: !120, file: !3, line: 53, column: 3)
!125 = !DILocation(line: 53, column: 3, scope: !124)
!126 = !DILocation(line: 54, column: 3, scope: !120)
!127 = !DILocation(line: 55, column: 3, scope: !120)
!128 = !DILocation(line: 56, column: 2, scope: !120)
!129 = !DILocation(line: 57, column: 2, scope: !105)
!130 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 27, type: !131, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!131 = !DISubroutineType(types: !132)
!132 = !{!20, !20}
!133 = !DILocalVariable(name: "me", arg: 1, scope: !130, file: !3, line: 27, type: !20)
!134 = !DILocation(line: 27, column: 22, scope: !130)
!135 = !DILocation(line: 29, column: 2, scope: !130)
!136 = !DILocation(line: 30, column: 2, scope: !130)
!137 = !DILocation(line: 31, column: 6, scope: !138)
!138 = distinct !DILexicalBlock(scope: !130, file: !3, line: 31, column: 6)
!139 = !DILocation(line: 31, column: 14, scope: !138)
!140 = !DILocation(line: 31, column: 6, scope: !130)
!141 = !DILocation(line: 32, column: 3, scope: !142)
!142 = distinct !DILexicalBlock(scope: !138, file: !3, line: 31, column: 20)
!143 = !DILocation(line: 33, column: 3, scope: !142)
!144 = !DILocation(line: 35, column: 2, scope: !130)
!145 = !DILocation(line: 36, column: 6, scope: !146)
!146 = distinct !DILexicalBlock(scope: !130, file: !3, line: 36, column: 6)
!147 = !DILocation(line: 36, column: 17, scope: !146)
!148 = !DILocation(line: 36, column: 14, scope: !146)
!149 = !DILocation(line: 36, column: 6, scope: !130)
!150 = !DILocation(line: 37, column: 3, scope: !151)
!151 = distinct !DILexicalBlock(scope: !146, file: !3, line: 36, column: 21)
!152 = !DILocalVariable(name: "k", scope: !153, file: !3, line: 38, type: !20)
!153 = distinct !DILexicalBlock(scope: !151, file: !3, line: 38, column: 3)
!154 = !DILocation(line: 38, column: 12, scope: !153)
!155 = !DILocation(line: 38, column: 8, scope: !153)
!156 = !DILocation(line: 38, column: 19, scope: !157)
!157 = distinct !DILexicalBlock(scope: !153, file: !3, line: 38, column: 3)
!158 = !DILocation(line: 38, column: 21, scope: !157)
!159 = !DILocation(line: 38, column: 3, scope: !153)
!160 = !DILocation(line: 39, column: 4, scope: !157)
!161 = !DILocation(line: 39, column: 11, scope: !157)
!162 = distinct !{!162, !160, !163, !88}
!163 = !DILocation(line: 40, column: 5, scope: !157)
!164 = !DILocation(line: 38, column: 28, scope: !157)
!165 = !DILocation(line: 38, column: 3, scope: !157)
!166 = distinct !{!166, !159, !167, !88}
!167 = !DILocation(line: 40, column: 5, scope: !153)
!168 = !DILocation(line: 41, column: 7, scope: !169)
!169 = distinct !DILexicalBlock(scope: !151, file: !3, line: 41, column: 7)
!170 = !DILocation(line: 41, column: 18, scope: !169)
!171 = !DILocation(line: 41, column: 15, scope: !169)
!172 = !DILocation(line: 41, column: 7, scope: !151)
!173 = !DILocation(line: 42, column: 4, scope: !169)
!174 = !DILocation(line: 43, column: 2, scope: !151)
!175 = !DILocation(line: 44, column: 2, scope: !130)
!176 = !DILocation(line: 45, column: 1, scope: !130)
