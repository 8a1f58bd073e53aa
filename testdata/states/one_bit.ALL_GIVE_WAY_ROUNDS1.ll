; ModuleID = 'states/one_bit.c'
source_filename = "states/one_bit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@inside = internal global i32 0, align 4, !dbg !29
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !18
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 2, ptr noundef @run), !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !51 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !57, metadata !DIExpression()), !dbg !58
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !59, metadata !DIExpression()), !dbg !60
  %9 = load i32, ptr %3, align 4, !dbg !61
  %10 = zext i32 %9 to i64, !dbg !62
  %11 = call ptr @llvm.stacksave(), !dbg !62
  store ptr %11, ptr %5, align 8, !dbg !62
  %12 = alloca i64, i64 %10, align 16, !dbg !62
  store i64 %10, ptr %6, align 8, !dbg !62
  call void @llvm.dbg.declare(metadata ptr %6, metadata !63, metadata !DIExpression()), !dbg !65
  call void @llvm.dbg.declare(metadata ptr %12, metadata !66, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata ptr %7, metadata !73, metadata !DIExpression()), !dbg !75
  store i32 0, ptr %7, align 4, !dbg !75
  br label %13, !dbg !76

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !77
  %15 = load i32, ptr %3, align 4, !dbg !79
  %16 = icmp slt i32 %14, %15, !dbg !80
  br i1 %16, label %17, label %29, !dbg !81

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !82
  %19 = sext i32 %18 to i64, !dbg !83
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !83
  %21 = load ptr, ptr %4, align 8, !dbg !84
  %22 = load i32, ptr %7, align 4, !dbg !85
  %23 = sext i32 %22 to i64, !dbg !86
  %24 = inttoptr i64 %23 to ptr, !dbg !87
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !88
  br label %26, !dbg !88

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !89
  %28 = add nsw i32 %27, 1, !dbg !89
  store i32 %28, ptr %7, align 4, !dbg !89
  br label %13, !dbg !90, !llvm.loop !91

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !94, metadata !DIExpression()), !dbg !96
  store i32 0, ptr %8, align 4, !dbg !96
  br label %30, !dbg !97

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !98
  %32 = load i32, ptr %3, align 4, !dbg !100
  %33 = icmp slt i32 %31, %32, !dbg !101
  br i1 %33, label %34, label %43, !dbg !102

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !103
  %36 = sext i32 %35 to i64, !dbg !104
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !104
  %38 = load i64, ptr %37, align 8, !dbg !104
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !105
  br label %40, !dbg !105

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !106
  %42 = add nsw i32 %41, 1, !dbg !106
  store i32 %42, ptr %8, align 4, !dbg !106
  br label %30, !dbg !107, !llvm.loop !108

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !110
  call void @llvm.stackrestore(ptr %44), !dbg !110
  ret void, !dbg !110
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !111 {
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
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !112, metadata !DIExpression()), !dbg !113
  call void @llvm.dbg.declare(metadata ptr %3, metadata !114, metadata !DIExpression()), !dbg !115
  %13 = load ptr, ptr %2, align 8, !dbg !116
  %14 = ptrtoint ptr %13 to i64, !dbg !117
  %15 = trunc i64 %14 to i32, !dbg !118
  store i32 %15, ptr %3, align 4, !dbg !115
  call void @llvm.dbg.declare(metadata ptr %4, metadata !119, metadata !DIExpression()), !dbg !120
  call void @llvm.dbg.declare(metadata ptr %5, metadata !121, metadata !DIExpression()), !dbg !123
  store i32 0, ptr %5, align 4, !dbg !123
  br label %16, !dbg !123

16:                                               ; preds = %82, %1
  %17 = load i32, ptr %5, align 4, !dbg !124
  %18 = icmp slt i32 %17, 1, !dbg !124
  br i1 %18, label %19, label %85, !dbg !123

19:                                               ; preds = %16
  br label %20, !dbg !126

20:                                               ; preds = %55, %19
  %21 = load i32, ptr %3, align 4, !dbg !128
  %22 = sext i32 %21 to i64, !dbg !128
  %23 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %22, !dbg !128
  store i32 1, ptr %6, align 4, !dbg !128
  %24 = load i32, ptr %6, align 4, !dbg !128
  store atomic i32 %24, ptr %23 seq_cst, align 4, !dbg !128
  store i32 0, ptr %4, align 4, !dbg !130
  call void @llvm.dbg.declare(metadata ptr %7, metadata !131, metadata !DIExpression()), !dbg !133
  store i32 0, ptr %7, align 4, !dbg !133
  br label %25, !dbg !134

25:                                               ; preds = %51, %20
  %26 = load i32, ptr %7, align 4, !dbg !135
  %27 = icmp slt i32 %26, 2, !dbg !137
  br i1 %27, label %28, label %32, !dbg !138

28:                                               ; preds = %25
  %29 = load i32, ptr %4, align 4, !dbg !139
  %30 = icmp ne i32 %29, 0, !dbg !140
  %31 = xor i1 %30, true, !dbg !140
  br label %32

32:                                               ; preds = %28, %25
  %33 = phi i1 [ false, %25 ], [ %31, %28 ], !dbg !141
  br i1 %33, label %34, label %54, !dbg !142

34:                                               ; preds = %32
  %35 = load i32, ptr %7, align 4, !dbg !143
  %36 = load i32, ptr %3, align 4, !dbg !143
  %37 = icmp ne i32 %35, %36, !dbg !143
  br i1 %37, label %38, label %45, !dbg !146

38:                                               ; preds = %34
  %39 = load i32, ptr %7, align 4, !dbg !147
  %40 = sext i32 %39 to i64, !dbg !147
  %41 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %40, !dbg !147
  %42 = load atomic i32, ptr %41 seq_cst, align 4, !dbg !147
  store i32 %42, ptr %8, align 4, !dbg !147
  %43 = load i32, ptr %8, align 4, !dbg !147
  %44 = icmp ne i32 %43, 0, !dbg !147
  br i1 %44, label %46, label %45, !dbg !148

45:                                               ; preds = %38, %34
  br label %51, !dbg !149

46:                                               ; preds = %38
  %47 = load i32, ptr %3, align 4, !dbg !150
  %48 = sext i32 %47 to i64, !dbg !150
  %49 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %48, !dbg !150
  store i32 0, ptr %9, align 4, !dbg !150
  %50 = load i32, ptr %9, align 4, !dbg !150
  store atomic i32 %50, ptr %49 seq_cst, align 4, !dbg !150
  store i32 1, ptr %4, align 4, !dbg !151
  br label %51, !dbg !152

51:                                               ; preds = %46, %45
  %52 = load i32, ptr %7, align 4, !dbg !153
  %53 = add nsw i32 %52, 1, !dbg !153
  store i32 %53, ptr %7, align 4, !dbg !153
  br label %25, !dbg !154, !llvm.loop !155

54:                                               ; preds = %32
  br label %55, !dbg !157

55:                                               ; preds = %54
  %56 = load i32, ptr %4, align 4, !dbg !158
  %57 = icmp ne i32 %56, 0, !dbg !157
  br i1 %57, label %20, label %58, !dbg !157, !llvm.loop !159

58:                                               ; preds = %55
  call void @llvm.dbg.declare(metadata ptr %10, metadata !161, metadata !DIExpression()), !dbg !163
  %59 = load i32, ptr %3, align 4, !dbg !164
  %60 = add nsw i32 %59, 1, !dbg !165
  store i32 %60, ptr %10, align 4, !dbg !163
  br label %61, !dbg !166

61:                                               ; preds = %74, %58
  %62 = load i32, ptr %10, align 4, !dbg !167
  %63 = icmp slt i32 %62, 2, !dbg !169
  br i1 %63, label %64, label %77, !dbg !170

64:                                               ; preds = %61
  br label %65, !dbg !171

65:                                               ; preds = %72, %64
  %66 = load i32, ptr %10, align 4, !dbg !172
  %67 = sext i32 %66 to i64, !dbg !172
  %68 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %67, !dbg !172
  %69 = load atomic i32, ptr %68 seq_cst, align 4, !dbg !172
  store i32 %69, ptr %11, align 4, !dbg !172
  %70 = load i32, ptr %11, align 4, !dbg !172
  %71 = icmp ne i32 %70, 0, !dbg !171
  br i1 %71, label %72, label %73, !dbg !171

72:                                               ; preds = %65
  br label %65, !dbg !171, !llvm.loop !173

73:                                               ; preds = %65
  br label %74, !dbg !171

74:                                               ; preds = %73
  %75 = load i32, ptr %10, align 4, !dbg !175
  %76 = add nsw i32 %75, 1, !dbg !175
  store i32 %76, ptr %10, align 4, !dbg !175
  br label %61, !dbg !176, !llvm.loop !177

77:                                               ; preds = %61
  call void @enter_alone(), !dbg !179
  call void @leave_alone(), !dbg !180
  %78 = load i32, ptr %3, align 4, !dbg !181
  %79 = sext i32 %78 to i64, !dbg !181
  %80 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %79, !dbg !181
  store i32 0, ptr %12, align 4, !dbg !181
  %81 = load i32, ptr %12, align 4, !dbg !181
  store atomic i32 %81, ptr %80 seq_cst, align 4, !dbg !181
  br label %82, !dbg !182

82:                                               ; preds = %77
  %83 = load i32, ptr %5, align 4, !dbg !124
  %84 = add nsw i32 %83, 1, !dbg !124
  store i32 %84, ptr %5, align 4, !dbg !124
  br label %16, !dbg !124, !llvm.loop !183

85:                                               ; preds = %16
  ret ptr null, !dbg !185
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #2

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !186 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !189
  %2 = icmp eq i32 %1, 0, !dbg !189
  br i1 %2, label %3, label %4, !dbg !192

3:                                                ; preds = %0
  br label %5, !dbg !192

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !189
  unreachable, !dbg !189

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !193
  ret void, !dbg !194
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !195 {
  store volatile i32 0, ptr @inside, align 4, !dbg !196
  ret void, !dbg !197
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 18, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/one_bit.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !18, !23, !29}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !13, line: 49, type: !14, isLocal: true, isDefinition: true)
!13 = !DIFile(filename: "states/states.h", directory: ".")
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 96, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 12)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !13, line: 49, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 16)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !13, line: 49, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 184, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!27 = !{!28}
!28 = !DISubrange(count: 23)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !13, line: 45, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 64, elements: !36)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !34, line: 96, baseType: !35)
!34 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!36 = !{!37}
!37 = !DISubrange(count: 2)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 58, type: !46, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!9}
!48 = !{}
!49 = !DILocation(line: 60, column: 2, scope: !45)
!50 = !DILocation(line: 61, column: 2, scope: !45)
!51 = distinct !DISubprogram(name: "run_numbered", scope: !13, file: !13, line: 59, type: !52, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !9, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = !DISubroutineType(types: !56)
!56 = !{!5, !5}
!57 = !DILocalVariable(name: "n", arg: 1, scope: !51, file: !13, line: 59, type: !9)
!58 = !DILocation(line: 59, column: 37, scope: !51)
!59 = !DILocalVariable(name: "routine", arg: 2, scope: !51, file: !13, line: 59, type: !54)
!60 = !DILocation(line: 59, column: 48, scope: !51)
!61 = !DILocation(line: 61, column: 14, scope: !51)
!62 = !DILocation(line: 61, column: 2, scope: !51)
!63 = !DILocalVariable(name: "__vla_expr0", scope: !51, type: !64, flags: DIFlagArtificial)
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 0, scope: !51)
!66 = !DILocalVariable(name: "t", scope: !51, file: !13, line: 61, type: !67)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !68, elements: !70)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 27, baseType: !64)
!69 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!70 = !{!71}
!71 = !DISubrange(count: !63)
!72 = !DILocation(line: 61, column: 12, scope: !51)
!73 = !DILocalVariable(name: "i", scope: !74, file: !13, line: 63, type: !9)
!74 = distinct !DILexicalBlock(scope: !51, file: !13, line: 63, column: 2)
!75 = !DILocation(line: 63, column: 11, scope: !74)
!76 = !DILocation(line: 63, column: 7, scope: !74)
!77 = !DILocation(line: 63, column: 18, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !13, line: 63, column: 2)
!79 = !DILocation(line: 63, column: 22, scope: !78)
!80 = !DILocation(line: 63, column: 20, scope: !78)
!81 = !DILocation(line: 63, column: 2, scope: !74)
!82 = !DILocation(line: 64, column: 21, scope: !78)
!83 = !DILocation(line: 64, column: 19, scope: !78)
!84 = !DILocation(line: 64, column: 31, scope: !78)
!85 = !DILocation(line: 64, column: 58, scope: !78)
!86 = !DILocation(line: 64, column: 48, scope: !78)
!87 = !DILocation(line: 64, column: 40, scope: !78)
!88 = !DILocation(line: 64, column: 3, scope: !78)
!89 = !DILocation(line: 63, column: 26, scope: !78)
!90 = !DILocation(line: 63, column: 2, scope: !78)
!91 = distinct !{!91, !81, !92, !93}
!92 = !DILocation(line: 64, column: 59, scope: !74)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !DILocalVariable(name: "i", scope: !95, file: !13, line: 65, type: !9)
!95 = distinct !DILexicalBlock(scope: !51, file: !13, line: 65, column: 2)
!96 = !DILocation(line: 65, column: 11, scope: !95)
!97 = !DILocation(line: 65, column: 7, scope: !95)
!98 = !DILocation(line: 65, column: 18, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !13, line: 65, column: 2)
!100 = !DILocation(line: 65, column: 22, scope: !99)
!101 = !DILocation(line: 65, column: 20, scope: !99)
!102 = !DILocation(line: 65, column: 2, scope: !95)
!103 = !DILocation(line: 66, column: 18, scope: !99)
!104 = !DILocation(line: 66, column: 16, scope: !99)
!105 = !DILocation(line: 66, column: 3, scope: !99)
!106 = !DILocation(line: 65, column: 26, scope: !99)
!107 = !DILocation(line: 65, column: 2, scope: !99)
!108 = distinct !{!108, !102, !109, !93}
!109 = !DILocation(line: 66, column: 26, scope: !95)
!110 = !DILocation(line: 67, column: 1, scope: !51)
!111 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 26, type: !55, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!112 = !DILocalVariable(name: "arg", arg: 1, scope: !111, file: !3, line: 26, type: !5)
!113 = !DILocation(line: 26, column: 24, scope: !111)
!114 = !DILocalVariable(name: "me", scope: !111, file: !3, line: 28, type: !9)
!115 = !DILocation(line: 28, column: 6, scope: !111)
!116 = !DILocation(line: 28, column: 26, scope: !111)
!117 = !DILocation(line: 28, column: 16, scope: !111)
!118 = !DILocation(line: 28, column: 11, scope: !111)
!119 = !DILocalVariable(name: "again", scope: !111, file: !3, line: 29, type: !9)
!120 = !DILocation(line: 29, column: 6, scope: !111)
!121 = !DILocalVariable(name: "round", scope: !122, file: !3, line: 31, type: !9)
!122 = distinct !DILexicalBlock(scope: !111, file: !3, line: 31, column: 2)
!123 = !DILocation(line: 31, column: 2, scope: !122)
!124 = !DILocation(line: 31, column: 2, scope: !125)
!125 = distinct !DILexicalBlock(scope: !122, file: !3, line: 31, column: 2)
!126 = !DILocation(line: 32, column: 3, scope: !127)
!127 = distinct !DILexicalBlock(scope: !125, file: !3, line: 31, column: 9)
!128 = !DILocation(line: 33, column: 4, scope: !129)
!129 = distinct !DILexicalBlock(scope: !127, file: !3, line: 32, column: 6)
!130 = !DILocation(line: 34, column: 10, scope: !129)
!131 = !DILocalVariable(name: "k", scope: !132, file: !3, line: 35, type: !9)
!132 = distinct !DILexicalBlock(scope: !129, file: !3, line: 35, column: 4)
!133 = !DILocation(line: 35, column: 13, scope: !132)
!134 = !DILocation(line: 35, column: 9, scope: !132)
!135 = !DILocation(line: 35, column: 20, scope: !136)
!136 = distinct !DILexicalBlock(scope: !132, file: !3, line: 35, column: 4)
!137 = !DILocation(line: 35, column: 22, scope: !136)
!138 = !DILocation(line: 35, column: 26, scope: !136)
!139 = !DILocation(line: 35, column: 30, scope: !136)
!140 = !DILocation(line: 35, column: 29, scope: !136)
!141 = !DILocation(line: 0, scope: !136)
!142 = !DILocation(line: 35, column: 4, scope: !132)
!143 = !DILocation(line: 36, column: 10, scope: !144)
!144 = distinct !DILexicalBlock(scope: !145, file: !3, line: 36, column: 9)
!145 = distinct !DILexicalBlock(scope: !136, file: !3, line: 35, column: 42)
!146 = !DILocation(line: 36, column: 26, scope: !144)
!147 = !DILocation(line: 36, column: 30, scope: !144)
!148 = !DILocation(line: 36, column: 9, scope: !145)
!149 = !DILocation(line: 37, column: 6, scope: !144)
!150 = !DILocation(line: 38, column: 5, scope: !145)
!151 = !DILocation(line: 43, column: 11, scope: !145)
!152 = !DILocation(line: 44, column: 4, scope: !145)
!153 = !DILocation(line: 35, column: 38, scope: !136)
!154 = !DILocation(line: 35, column: 4, scope: !136)
!155 = distinct !{!155, !142, !156, !93}
!156 = !DILocation(line: 44, column: 4, scope: !132)
!157 = !DILocation(line: 45, column: 3, scope: !129)
!158 = !DILocation(line: 45, column: 12, scope: !127)
!159 = distinct !{!159, !126, !160, !93}
!160 = !DILocation(line: 45, column: 17, scope: !127)
!161 = !DILocalVariable(name: "k", scope: !162, file: !3, line: 47, type: !9)
!162 = distinct !DILexicalBlock(scope: !127, file: !3, line: 47, column: 3)
!163 = !DILocation(line: 47, column: 12, scope: !162)
!164 = !DILocation(line: 47, column: 16, scope: !162)
!165 = !DILocation(line: 47, column: 19, scope: !162)
!166 = !DILocation(line: 47, column: 8, scope: !162)
!167 = !DILocation(line: 47, column: 24, scope: !168)
!168 = distinct !DILexicalBlock(scope: !162, file: !3, line: 47, column: 3)
!169 = !DILocation(line: 47, column: 26, scope: !168)
!170 = !DILocation(line: 47, column: 3, scope: !162)
!171 = !DILocation(line: 48, column: 4, scope: !168)
!172 = !DILocation(line: 48, column: 11, scope: !168)
!173 = distinct !{!173, !171, !174, !93}
!174 = !DILocation(line: 49, column: 5, scope: !168)
!175 = !DILocation(line: 47, column: 32, scope: !168)
!176 = !DILocation(line: 47, column: 3, scope: !168)
!177 = distinct !{!177, !170, !178, !93}
!178 = !DILocation(line: 49, column: 5, scope: !162)
!179 = !DILocation(line: 51, column: 3, scope: !127)
!180 = !DILocation(line: 52, column: 3, scope: !127)
!181 = !DILocation(line: 53, column: 3, scope: !127)
!182 = !DILocation(line: 54, column: 2, scope: !127)
!183 = distinct !{!183, !123, !184, !93}
!184 = !DILocation(line: 54, column: 2, scope: !122)
!185 = !DILocation(line: 55, column: 2, scope: !111)
!186 = distinct !DISubprogram(name: "enter_alone", scope: !13, file: !13, line: 47, type: !187, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!187 = !DISubroutineType(types: !188)
!188 = !{null}
!189 = !DILocation(line: 49, column: 2, scope: !190)
!190 = distinct !DILexicalBlock(scope: !191, file: !13, line: 49, column: 2)
!191 = distinct !DILexicalBlock(scope: !186, file: !13, line: 49, column: 2)
!192 = !DILocation(line: 49, column: 2, scope: !191)
!193 = !DILocation(line: 50, column: 9, scope: !186)
!194 = !DILocation(line: 51, column: 1, scope: !186)
!195 = distinct !DISubprogram(name: "leave_alone", scope: !13, file: !13, line: 53, type: !187, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!196 = !DILocation(line: 55, column: 9, scope: !195)
!197 = !DILocation(line: 56, column: 1, scope: !195)
