; ModuleID = 'locks/dekker_relaxed.c'
source_filename = "locks/dekker_relaxed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@turn = internal global i32 0, align 4, !dbg !39
@inside = internal global i32 0, align 4, !dbg !43
@.str = private unnamed_addr constant [17 x i8] c"inside == me + 1\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [23 x i8] c"locks/dekker_relaxed.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !60, metadata !DIExpression()), !dbg !65
  call void @llvm.dbg.declare(metadata ptr %3, metadata !66, metadata !DIExpression()), !dbg !68
  store i32 0, ptr %3, align 4, !dbg !68
  br label %5, !dbg !69

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !70
  %7 = icmp slt i32 %6, 2, !dbg !72
  br i1 %7, label %8, label %19, !dbg !73

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !74
  %10 = sext i32 %9 to i64, !dbg !75
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !75
  %12 = load i32, ptr %3, align 4, !dbg !76
  %13 = sext i32 %12 to i64, !dbg !77
  %14 = inttoptr i64 %13 to ptr, !dbg !78
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !79
  br label %16, !dbg !79

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !80
  %18 = add nsw i32 %17, 1, !dbg !80
  store i32 %18, ptr %3, align 4, !dbg !80
  br label %5, !dbg !81, !llvm.loop !82

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !85, metadata !DIExpression()), !dbg !87
  store i32 0, ptr %4, align 4, !dbg !87
  br label %20, !dbg !88

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !89
  %22 = icmp slt i32 %21, 2, !dbg !91
  br i1 %22, label %23, label %32, !dbg !92

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !93
  %25 = sext i32 %24 to i64, !dbg !94
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !94
  %27 = load i64, ptr %26, align 8, !dbg !94
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !95
  br label %29, !dbg !95

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !96
  %31 = add nsw i32 %30, 1, !dbg !96
  store i32 %31, ptr %4, align 4, !dbg !96
  br label %20, !dbg !97, !llvm.loop !98

32:                                               ; preds = %20
  ret i32 0, !dbg !100
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !101 {
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
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !104, metadata !DIExpression()), !dbg !105
  call void @llvm.dbg.declare(metadata ptr %3, metadata !106, metadata !DIExpression()), !dbg !107
  %15 = load ptr, ptr %2, align 8, !dbg !108
  %16 = ptrtoint ptr %15 to i64, !dbg !109
  %17 = trunc i64 %16 to i32, !dbg !110
  store i32 %17, ptr %3, align 4, !dbg !107
  call void @llvm.dbg.declare(metadata ptr %4, metadata !111, metadata !DIExpression()), !dbg !112
  %18 = load i32, ptr %3, align 4, !dbg !113
  %19 = sub nsw i32 1, %18, !dbg !114
  store i32 %19, ptr %4, align 4, !dbg !112
  call void @llvm.dbg.declare(metadata ptr %5, metadata !115, metadata !DIExpression()), !dbg !117
  store i32 0, ptr %5, align 4, !dbg !117
  br label %20, !dbg !118

20:                                               ; preds = %81, %1
  %21 = load i32, ptr %5, align 4, !dbg !119
  %22 = icmp slt i32 %21, 2, !dbg !121
  br i1 %22, label %23, label %84, !dbg !122

23:                                               ; preds = %20
  %24 = load i32, ptr %3, align 4, !dbg !123
  %25 = sext i32 %24 to i64, !dbg !125
  %26 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %25, !dbg !125
  store i32 1, ptr %6, align 4, !dbg !126
  %27 = load i32, ptr %6, align 4, !dbg !126
  store atomic i32 %27, ptr %26 monotonic, align 4, !dbg !126
  %28 = load i32, ptr %4, align 4, !dbg !127
  %29 = sext i32 %28 to i64, !dbg !129
  %30 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %29, !dbg !129
  %31 = load atomic i32, ptr %30 monotonic, align 4, !dbg !130
  store i32 %31, ptr %7, align 4, !dbg !130
  %32 = load i32, ptr %7, align 4, !dbg !130
  %33 = icmp ne i32 %32, 0, !dbg !130
  br i1 %33, label %34, label %65, !dbg !131

34:                                               ; preds = %23
  %35 = load atomic i32, ptr @turn monotonic, align 4, !dbg !132
  store i32 %35, ptr %8, align 4, !dbg !132
  %36 = load i32, ptr %8, align 4, !dbg !132
  %37 = load i32, ptr %3, align 4, !dbg !135
  %38 = icmp ne i32 %36, %37, !dbg !136
  br i1 %38, label %39, label %55, !dbg !137

39:                                               ; preds = %34
  %40 = load i32, ptr %3, align 4, !dbg !138
  %41 = sext i32 %40 to i64, !dbg !140
  %42 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %41, !dbg !140
  store i32 0, ptr %9, align 4, !dbg !141
  %43 = load i32, ptr %9, align 4, !dbg !141
  store atomic i32 %43, ptr %42 monotonic, align 4, !dbg !141
  br label %44, !dbg !142

44:                                               ; preds = %49, %39
  %45 = load atomic i32, ptr @turn monotonic, align 4, !dbg !143
  store i32 %45, ptr %10, align 4, !dbg !143
  %46 = load i32, ptr %10, align 4, !dbg !143
  %47 = load i32, ptr %3, align 4, !dbg !144
  %48 = icmp ne i32 %46, %47, !dbg !145
  br i1 %48, label %49, label %50, !dbg !142

49:                                               ; preds = %44
  br label %44, !dbg !142, !llvm.loop !146

50:                                               ; preds = %44
  %51 = load i32, ptr %3, align 4, !dbg !148
  %52 = sext i32 %51 to i64, !dbg !149
  %53 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %52, !dbg !149
  store i32 1, ptr %11, align 4, !dbg !150
  %54 = load i32, ptr %11, align 4, !dbg !150
  store atomic i32 %54, ptr %53 monotonic, align 4, !dbg !150
  br label %55, !dbg !151

55:                                               ; preds = %50, %34
  br label %56, !dbg !152

56:                                               ; preds = %63, %55
  %57 = load i32, ptr %4, align 4, !dbg !153
  %58 = sext i32 %57 to i64, !dbg !154
  %59 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %58, !dbg !154
  %60 = load atomic i32, ptr %59 monotonic, align 4, !dbg !155
  store i32 %60, ptr %12, align 4, !dbg !155
  %61 = load i32, ptr %12, align 4, !dbg !155
  %62 = icmp ne i32 %61, 0, !dbg !152
  br i1 %62, label %63, label %64, !dbg !152

63:                                               ; preds = %56
  br label %56, !dbg !152, !llvm.loop !156

64:                                               ; preds = %56
  br label %65, !dbg !158

65:                                               ; preds = %64, %23
  %66 = load i32, ptr %3, align 4, !dbg !159
  %67 = add nsw i32 %66, 1, !dbg !160
  store volatile i32 %67, ptr @inside, align 4, !dbg !161
  %68 = load volatile i32, ptr @inside, align 4, !dbg !162
  %69 = load i32, ptr %3, align 4, !dbg !162
  %70 = add nsw i32 %69, 1, !dbg !162
  %71 = icmp eq i32 %68, %70, !dbg !162
  br i1 %71, label %72, label %73, !dbg !165

72:                                               ; preds = %65
  br label %74, !dbg !165

73:                                               ; preds = %65
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !162
  unreachable, !dbg !162

74:                                               ; preds = %72
  %75 = load i32, ptr %4, align 4, !dbg !166
  store i32 %75, ptr %13, align 4, !dbg !167
  %76 = load i32, ptr %13, align 4, !dbg !167
  store atomic i32 %76, ptr @turn monotonic, align 4, !dbg !167
  %77 = load i32, ptr %3, align 4, !dbg !168
  %78 = sext i32 %77 to i64, !dbg !169
  %79 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %78, !dbg !169
  store i32 0, ptr %14, align 4, !dbg !170
  %80 = load i32, ptr %14, align 4, !dbg !170
  store atomic i32 %80, ptr %79 monotonic, align 4, !dbg !170
  br label %81, !dbg !171

81:                                               ; preds = %74
  %82 = load i32, ptr %5, align 4, !dbg !172
  %83 = add nsw i32 %82, 1, !dbg !172
  store i32 %83, ptr %5, align 4, !dbg !172
  br label %20, !dbg !173, !llvm.loop !174

84:                                               ; preds = %20
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
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 19, type: !46, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/dekker_relaxed.c", directory: ".")
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
!21 = !{!22, !28, !33, !0, !39, !43}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 136, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 17)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 184, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 23)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 144, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 18)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 20, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 21, type: !45, isLocal: true, isDefinition: true)
!45 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !20)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 64, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 2)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 8, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 2}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !57, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!20}
!59 = !{}
!60 = !DILocalVariable(name: "t", scope: !56, file: !3, line: 50, type: !61)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 128, elements: !47)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !63, line: 27, baseType: !64)
!63 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 50, column: 12, scope: !56)
!66 = !DILocalVariable(name: "i", scope: !67, file: !3, line: 52, type: !20)
!67 = distinct !DILexicalBlock(scope: !56, file: !3, line: 52, column: 2)
!68 = !DILocation(line: 52, column: 11, scope: !67)
!69 = !DILocation(line: 52, column: 7, scope: !67)
!70 = !DILocation(line: 52, column: 18, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !3, line: 52, column: 2)
!72 = !DILocation(line: 52, column: 20, scope: !71)
!73 = !DILocation(line: 52, column: 2, scope: !67)
!74 = !DILocation(line: 53, column: 21, scope: !71)
!75 = !DILocation(line: 53, column: 19, scope: !71)
!76 = !DILocation(line: 53, column: 54, scope: !71)
!77 = !DILocation(line: 53, column: 44, scope: !71)
!78 = !DILocation(line: 53, column: 36, scope: !71)
!79 = !DILocation(line: 53, column: 3, scope: !71)
!80 = !DILocation(line: 52, column: 26, scope: !71)
!81 = !DILocation(line: 52, column: 2, scope: !71)
!82 = distinct !{!82, !73, !83, !84}
!83 = !DILocation(line: 53, column: 55, scope: !67)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocalVariable(name: "i", scope: !86, file: !3, line: 54, type: !20)
!86 = distinct !DILexicalBlock(scope: !56, file: !3, line: 54, column: 2)
!87 = !DILocation(line: 54, column: 11, scope: !86)
!88 = !DILocation(line: 54, column: 7, scope: !86)
!89 = !DILocation(line: 54, column: 18, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !3, line: 54, column: 2)
!91 = !DILocation(line: 54, column: 20, scope: !90)
!92 = !DILocation(line: 54, column: 2, scope: !86)
!93 = !DILocation(line: 55, column: 18, scope: !90)
!94 = !DILocation(line: 55, column: 16, scope: !90)
!95 = !DILocation(line: 55, column: 3, scope: !90)
!96 = !DILocation(line: 54, column: 26, scope: !90)
!97 = !DILocation(line: 54, column: 2, scope: !90)
!98 = distinct !{!98, !92, !99, !84}
!99 = !DILocation(line: 55, column: 26, scope: !86)
!100 = !DILocation(line: 56, column: 2, scope: !56)
!101 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 23, type: !102, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!102 = !DISubroutineType(types: !103)
!103 = !{!16, !16}
!104 = !DILocalVariable(name: "arg", arg: 1, scope: !101, file: !3, line: 23, type: !16)
!105 = !DILocation(line: 23, column: 24, scope: !101)
!106 = !DILocalVariable(name: "me", scope: !101, file: !3, line: 25, type: !20)
!107 = !DILocation(line: 25, column: 6, scope: !101)
!108 = !DILocation(line: 25, column: 26, scope: !101)
!109 = !DILocation(line: 25, column: 16, scope: !101)
!110 = !DILocation(line: 25, column: 11, scope: !101)
!111 = !DILocalVariable(name: "other", scope: !101, file: !3, line: 26, type: !20)
!112 = !DILocation(line: 26, column: 6, scope: !101)
!113 = !DILocation(line: 26, column: 18, scope: !101)
!114 = !DILocation(line: 26, column: 16, scope: !101)
!115 = !DILocalVariable(name: "r", scope: !116, file: !3, line: 28, type: !20)
!116 = distinct !DILexicalBlock(scope: !101, file: !3, line: 28, column: 2)
!117 = !DILocation(line: 28, column: 11, scope: !116)
!118 = !DILocation(line: 28, column: 7, scope: !116)
!119 = !DILocation(line: 28, column: 18, scope: !120)
!120 = distinct !DILexicalBlock(scope: !116, file: !3, line: 28, column: 2)
!121 = !DILocation(line: 28, column: 20, scope: !120)
!122 = !DILocation(line: 28, column: 2, scope: !116)
!123 = !DILocation(line: 29, column: 32, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !3, line: 28, column: 35)
!125 = !DILocation(line: 29, column: 26, scope: !124)
!126 = !DILocation(line: 29, column: 3, scope: !124)
!127 = !DILocation(line: 30, column: 35, scope: !128)
!128 = distinct !DILexicalBlock(scope: !124, file: !3, line: 30, column: 7)
!129 = !DILocation(line: 30, column: 29, scope: !128)
!130 = !DILocation(line: 30, column: 7, scope: !128)
!131 = !DILocation(line: 30, column: 7, scope: !124)
!132 = !DILocation(line: 31, column: 8, scope: !133)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 31, column: 8)
!134 = distinct !DILexicalBlock(scope: !128, file: !3, line: 30, column: 66)
!135 = !DILocation(line: 31, column: 61, scope: !133)
!136 = !DILocation(line: 31, column: 58, scope: !133)
!137 = !DILocation(line: 31, column: 8, scope: !134)
!138 = !DILocation(line: 32, column: 34, scope: !139)
!139 = distinct !DILexicalBlock(scope: !133, file: !3, line: 31, column: 65)
!140 = !DILocation(line: 32, column: 28, scope: !139)
!141 = !DILocation(line: 32, column: 5, scope: !139)
!142 = !DILocation(line: 33, column: 5, scope: !139)
!143 = !DILocation(line: 33, column: 12, scope: !139)
!144 = !DILocation(line: 33, column: 65, scope: !139)
!145 = !DILocation(line: 33, column: 62, scope: !139)
!146 = distinct !{!146, !142, !147, !84}
!147 = !DILocation(line: 34, column: 6, scope: !139)
!148 = !DILocation(line: 35, column: 34, scope: !139)
!149 = !DILocation(line: 35, column: 28, scope: !139)
!150 = !DILocation(line: 35, column: 5, scope: !139)
!151 = !DILocation(line: 36, column: 4, scope: !139)
!152 = !DILocation(line: 37, column: 4, scope: !134)
!153 = !DILocation(line: 37, column: 39, scope: !134)
!154 = !DILocation(line: 37, column: 33, scope: !134)
!155 = !DILocation(line: 37, column: 11, scope: !134)
!156 = distinct !{!156, !152, !157, !84}
!157 = !DILocation(line: 38, column: 5, scope: !134)
!158 = !DILocation(line: 39, column: 3, scope: !134)
!159 = !DILocation(line: 40, column: 12, scope: !124)
!160 = !DILocation(line: 40, column: 15, scope: !124)
!161 = !DILocation(line: 40, column: 10, scope: !124)
!162 = !DILocation(line: 41, column: 3, scope: !163)
!163 = distinct !DILexicalBlock(scope: !164, file: !3, line: 41, column: 3)
!164 = distinct !DILexicalBlock(scope: !124, file: !3, line: 41, column: 3)
!165 = !DILocation(line: 41, column: 3, scope: !164)
!166 = !DILocation(line: 42, column: 32, scope: !124)
!167 = !DILocation(line: 42, column: 3, scope: !124)
!168 = !DILocation(line: 43, column: 32, scope: !124)
!169 = !DILocation(line: 43, column: 26, scope: !124)
!170 = !DILocation(line: 43, column: 3, scope: !124)
!171 = !DILocation(line: 44, column: 2, scope: !124)
!172 = !DILocation(line: 28, column: 31, scope: !120)
!173 = !DILocation(line: 28, column: 2, scope: !120)
!174 = distinct !{!174, !122, !175, !84}
!175 = !DILocation(line: 44, column: 2, scope: !116)
!176 = !DILocation(line: 45, column: 2, scope: !101)
