; ModuleID = 'locks/szymanski.c'
source_filename = "locks/szymanski.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@state = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@inside = internal global i32 0, align 4, !dbg !26
@.str = private unnamed_addr constant [17 x i8] c"inside == me + 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [18 x i8] c"locks/szymanski.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %3, metadata !52, metadata !DIExpression()), !dbg !54
  store i32 0, ptr %3, align 4, !dbg !54
  br label %5, !dbg !55

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !56
  %7 = icmp slt i32 %6, 2, !dbg !58
  br i1 %7, label %8, label %19, !dbg !59

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !60
  %10 = sext i32 %9 to i64, !dbg !61
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !61
  %12 = load i32, ptr %3, align 4, !dbg !62
  %13 = sext i32 %12 to i64, !dbg !63
  %14 = inttoptr i64 %13 to ptr, !dbg !64
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !65
  br label %16, !dbg !65

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !66
  %18 = add nsw i32 %17, 1, !dbg !66
  store i32 %18, ptr %3, align 4, !dbg !66
  br label %5, !dbg !67, !llvm.loop !68

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %4, align 4, !dbg !73
  br label %20, !dbg !74

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !75
  %22 = icmp slt i32 %21, 2, !dbg !77
  br i1 %22, label %23, label %32, !dbg !78

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !79
  %25 = sext i32 %24 to i64, !dbg !80
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !80
  %27 = load i64, ptr %26, align 8, !dbg !80
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !81
  br label %29, !dbg !81

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !82
  %31 = add nsw i32 %30, 1, !dbg !82
  store i32 %31, ptr %4, align 4, !dbg !82
  br label %20, !dbg !83, !llvm.loop !84

32:                                               ; preds = %20
  ret i32 0, !dbg !86
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !87 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.declare(metadata ptr %3, metadata !92, metadata !DIExpression()), !dbg !93
  %17 = load ptr, ptr %2, align 8, !dbg !94
  %18 = ptrtoint ptr %17 to i64, !dbg !95
  %19 = trunc i64 %18 to i32, !dbg !96
  store i32 %19, ptr %3, align 4, !dbg !93
  call void @llvm.dbg.declare(metadata ptr %4, metadata !97, metadata !DIExpression()), !dbg !98
  %20 = load i32, ptr %3, align 4, !dbg !99
  %21 = sub nsw i32 1, %20, !dbg !100
  store i32 %21, ptr %4, align 4, !dbg !98
  call void @llvm.dbg.declare(metadata ptr %5, metadata !101, metadata !DIExpression()), !dbg !103
  store i32 0, ptr %5, align 4, !dbg !103
  br label %22, !dbg !104

22:                                               ; preds = %107, %1
  %23 = load i32, ptr %5, align 4, !dbg !105
  %24 = icmp slt i32 %23, 2, !dbg !107
  br i1 %24, label %25, label %110, !dbg !108

25:                                               ; preds = %22
  %26 = load i32, ptr %3, align 4, !dbg !109
  %27 = sext i32 %26 to i64, !dbg !109
  %28 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %27, !dbg !109
  store i32 1, ptr %6, align 4, !dbg !109
  %29 = load i32, ptr %6, align 4, !dbg !109
  store atomic i32 %29, ptr %28 seq_cst, align 4, !dbg !109
  br label %30, !dbg !111

30:                                               ; preds = %37, %25
  %31 = load i32, ptr %4, align 4, !dbg !112
  %32 = sext i32 %31 to i64, !dbg !112
  %33 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %32, !dbg !112
  %34 = load atomic i32, ptr %33 seq_cst, align 4, !dbg !112
  store i32 %34, ptr %7, align 4, !dbg !112
  %35 = load i32, ptr %7, align 4, !dbg !112
  %36 = icmp sge i32 %35, 3, !dbg !113
  br i1 %36, label %37, label %38, !dbg !111

37:                                               ; preds = %30
  br label %30, !dbg !111, !llvm.loop !114

38:                                               ; preds = %30
  %39 = load i32, ptr %3, align 4, !dbg !116
  %40 = sext i32 %39 to i64, !dbg !116
  %41 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %40, !dbg !116
  store i32 3, ptr %8, align 4, !dbg !116
  %42 = load i32, ptr %8, align 4, !dbg !116
  store atomic i32 %42, ptr %41 seq_cst, align 4, !dbg !116
  %43 = load i32, ptr %4, align 4, !dbg !117
  %44 = sext i32 %43 to i64, !dbg !117
  %45 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %44, !dbg !117
  %46 = load atomic i32, ptr %45 seq_cst, align 4, !dbg !117
  store i32 %46, ptr %9, align 4, !dbg !117
  %47 = load i32, ptr %9, align 4, !dbg !117
  %48 = icmp eq i32 %47, 1, !dbg !119
  br i1 %48, label %49, label %63, !dbg !120

49:                                               ; preds = %38
  %50 = load i32, ptr %3, align 4, !dbg !121
  %51 = sext i32 %50 to i64, !dbg !121
  %52 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %51, !dbg !121
  store i32 2, ptr %10, align 4, !dbg !121
  %53 = load i32, ptr %10, align 4, !dbg !121
  store atomic i32 %53, ptr %52 seq_cst, align 4, !dbg !121
  br label %54, !dbg !123

54:                                               ; preds = %61, %49
  %55 = load i32, ptr %4, align 4, !dbg !124
  %56 = sext i32 %55 to i64, !dbg !124
  %57 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %56, !dbg !124
  %58 = load atomic i32, ptr %57 seq_cst, align 4, !dbg !124
  store i32 %58, ptr %11, align 4, !dbg !124
  %59 = load i32, ptr %11, align 4, !dbg !124
  %60 = icmp ne i32 %59, 4, !dbg !125
  br i1 %60, label %61, label %62, !dbg !123

61:                                               ; preds = %54
  br label %54, !dbg !123, !llvm.loop !126

62:                                               ; preds = %54
  br label %63, !dbg !128

63:                                               ; preds = %62, %38
  %64 = load i32, ptr %3, align 4, !dbg !129
  %65 = sext i32 %64 to i64, !dbg !129
  %66 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %65, !dbg !129
  store i32 4, ptr %12, align 4, !dbg !129
  %67 = load i32, ptr %12, align 4, !dbg !129
  store atomic i32 %67, ptr %66 seq_cst, align 4, !dbg !129
  %68 = load i32, ptr %3, align 4, !dbg !130
  %69 = icmp eq i32 %68, 1, !dbg !132
  br i1 %69, label %70, label %77, !dbg !133

70:                                               ; preds = %63
  br label %71, !dbg !134

71:                                               ; preds = %75, %70
  %72 = load atomic i32, ptr @state seq_cst, align 4, !dbg !136
  store i32 %72, ptr %13, align 4, !dbg !136
  %73 = load i32, ptr %13, align 4, !dbg !136
  %74 = icmp sge i32 %73, 2, !dbg !137
  br i1 %74, label %75, label %76, !dbg !134

75:                                               ; preds = %71
  br label %71, !dbg !134, !llvm.loop !138

76:                                               ; preds = %71
  br label %77, !dbg !140

77:                                               ; preds = %76, %63
  %78 = load i32, ptr %3, align 4, !dbg !141
  %79 = add nsw i32 %78, 1, !dbg !142
  store volatile i32 %79, ptr @inside, align 4, !dbg !143
  %80 = load volatile i32, ptr @inside, align 4, !dbg !144
  %81 = load i32, ptr %3, align 4, !dbg !144
  %82 = add nsw i32 %81, 1, !dbg !144
  %83 = icmp eq i32 %80, %82, !dbg !144
  br i1 %83, label %84, label %85, !dbg !147

84:                                               ; preds = %77
  br label %86, !dbg !147

85:                                               ; preds = %77
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !144
  unreachable, !dbg !144

86:                                               ; preds = %84
  %87 = load i32, ptr %3, align 4, !dbg !148
  %88 = icmp eq i32 %87, 0, !dbg !150
  br i1 %88, label %89, label %102, !dbg !151

89:                                               ; preds = %86
  call void @llvm.dbg.declare(metadata ptr %14, metadata !152, metadata !DIExpression()), !dbg !154
  br label %90, !dbg !155

90:                                               ; preds = %99, %89
  %91 = load atomic i32, ptr getelementptr inbounds ([2 x i32], ptr @state, i64 0, i64 1) seq_cst, align 4, !dbg !156
  store i32 %91, ptr %15, align 4, !dbg !156
  %92 = load i32, ptr %15, align 4, !dbg !156
  store i32 %92, ptr %14, align 4, !dbg !158
  br label %93, !dbg !159

93:                                               ; preds = %90
  %94 = load i32, ptr %14, align 4, !dbg !160
  %95 = icmp eq i32 %94, 2, !dbg !161
  br i1 %95, label %99, label %96, !dbg !162

96:                                               ; preds = %93
  %97 = load i32, ptr %14, align 4, !dbg !163
  %98 = icmp eq i32 %97, 3, !dbg !164
  br label %99, !dbg !162

99:                                               ; preds = %96, %93
  %100 = phi i1 [ true, %93 ], [ %98, %96 ]
  br i1 %100, label %90, label %101, !dbg !159, !llvm.loop !165

101:                                              ; preds = %99
  br label %102, !dbg !167

102:                                              ; preds = %101, %86
  %103 = load i32, ptr %3, align 4, !dbg !168
  %104 = sext i32 %103 to i64, !dbg !168
  %105 = getelementptr inbounds [2 x i32], ptr @state, i64 0, i64 %104, !dbg !168
  store i32 0, ptr %16, align 4, !dbg !168
  %106 = load i32, ptr %16, align 4, !dbg !168
  store atomic i32 %106, ptr %105 seq_cst, align 4, !dbg !168
  br label %107, !dbg !169

107:                                              ; preds = %102
  %108 = load i32, ptr %5, align 4, !dbg !170
  %109 = add nsw i32 %108, 1, !dbg !170
  store i32 %109, ptr %5, align 4, !dbg !170
  br label %22, !dbg !171, !llvm.loop !172

110:                                              ; preds = %22
  ret ptr null, !dbg !174
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
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 19, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/szymanski.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !26}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 17)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 144, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 18)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !20)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 20, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 64, elements: !33)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !31, line: 96, baseType: !32)
!31 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!33 = !{!34}
!34 = !DISubrange(count: 2)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 55, type: !43, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!9}
!45 = !{}
!46 = !DILocalVariable(name: "t", scope: !42, file: !3, line: 57, type: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 128, elements: !33)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !49, line: 27, baseType: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DILocation(line: 57, column: 12, scope: !42)
!52 = !DILocalVariable(name: "i", scope: !53, file: !3, line: 59, type: !9)
!53 = distinct !DILexicalBlock(scope: !42, file: !3, line: 59, column: 2)
!54 = !DILocation(line: 59, column: 11, scope: !53)
!55 = !DILocation(line: 59, column: 7, scope: !53)
!56 = !DILocation(line: 59, column: 18, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 59, column: 2)
!58 = !DILocation(line: 59, column: 20, scope: !57)
!59 = !DILocation(line: 59, column: 2, scope: !53)
!60 = !DILocation(line: 60, column: 21, scope: !57)
!61 = !DILocation(line: 60, column: 19, scope: !57)
!62 = !DILocation(line: 60, column: 54, scope: !57)
!63 = !DILocation(line: 60, column: 44, scope: !57)
!64 = !DILocation(line: 60, column: 36, scope: !57)
!65 = !DILocation(line: 60, column: 3, scope: !57)
!66 = !DILocation(line: 59, column: 26, scope: !57)
!67 = !DILocation(line: 59, column: 2, scope: !57)
!68 = distinct !{!68, !59, !69, !70}
!69 = !DILocation(line: 60, column: 55, scope: !53)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 61, type: !9)
!72 = distinct !DILexicalBlock(scope: !42, file: !3, line: 61, column: 2)
!73 = !DILocation(line: 61, column: 11, scope: !72)
!74 = !DILocation(line: 61, column: 7, scope: !72)
!75 = !DILocation(line: 61, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 61, column: 2)
!77 = !DILocation(line: 61, column: 20, scope: !76)
!78 = !DILocation(line: 61, column: 2, scope: !72)
!79 = !DILocation(line: 62, column: 18, scope: !76)
!80 = !DILocation(line: 62, column: 16, scope: !76)
!81 = !DILocation(line: 62, column: 3, scope: !76)
!82 = !DILocation(line: 61, column: 26, scope: !76)
!83 = !DILocation(line: 61, column: 2, scope: !76)
!84 = distinct !{!84, !78, !85, !70}
!85 = !DILocation(line: 62, column: 26, scope: !72)
!86 = !DILocation(line: 63, column: 2, scope: !42)
!87 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 22, type: !88, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!88 = !DISubroutineType(types: !89)
!89 = !{!5, !5}
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !3, line: 22, type: !5)
!91 = !DILocation(line: 22, column: 24, scope: !87)
!92 = !DILocalVariable(name: "me", scope: !87, file: !3, line: 24, type: !9)
!93 = !DILocation(line: 24, column: 6, scope: !87)
!94 = !DILocation(line: 24, column: 26, scope: !87)
!95 = !DILocation(line: 24, column: 16, scope: !87)
!96 = !DILocation(line: 24, column: 11, scope: !87)
!97 = !DILocalVariable(name: "other", scope: !87, file: !3, line: 25, type: !9)
!98 = !DILocation(line: 25, column: 6, scope: !87)
!99 = !DILocation(line: 25, column: 18, scope: !87)
!100 = !DILocation(line: 25, column: 16, scope: !87)
!101 = !DILocalVariable(name: "r", scope: !102, file: !3, line: 27, type: !9)
!102 = distinct !DILexicalBlock(scope: !87, file: !3, line: 27, column: 2)
!103 = !DILocation(line: 27, column: 11, scope: !102)
!104 = !DILocation(line: 27, column: 7, scope: !102)
!105 = !DILocation(line: 27, column: 18, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 27, column: 2)
!107 = !DILocation(line: 27, column: 20, scope: !106)
!108 = !DILocation(line: 27, column: 2, scope: !102)
!109 = !DILocation(line: 28, column: 3, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 27, column: 35)
!111 = !DILocation(line: 29, column: 3, scope: !110)
!112 = !DILocation(line: 29, column: 10, scope: !110)
!113 = !DILocation(line: 29, column: 37, scope: !110)
!114 = distinct !{!114, !111, !115, !70}
!115 = !DILocation(line: 30, column: 4, scope: !110)
!116 = !DILocation(line: 31, column: 3, scope: !110)
!117 = !DILocation(line: 32, column: 7, scope: !118)
!118 = distinct !DILexicalBlock(scope: !110, file: !3, line: 32, column: 7)
!119 = !DILocation(line: 32, column: 34, scope: !118)
!120 = !DILocation(line: 32, column: 7, scope: !110)
!121 = !DILocation(line: 33, column: 4, scope: !122)
!122 = distinct !DILexicalBlock(scope: !118, file: !3, line: 32, column: 40)
!123 = !DILocation(line: 34, column: 4, scope: !122)
!124 = !DILocation(line: 34, column: 11, scope: !122)
!125 = !DILocation(line: 34, column: 38, scope: !122)
!126 = distinct !{!126, !123, !127, !70}
!127 = !DILocation(line: 35, column: 5, scope: !122)
!128 = !DILocation(line: 36, column: 3, scope: !122)
!129 = !DILocation(line: 37, column: 3, scope: !110)
!130 = !DILocation(line: 38, column: 7, scope: !131)
!131 = distinct !DILexicalBlock(scope: !110, file: !3, line: 38, column: 7)
!132 = !DILocation(line: 38, column: 10, scope: !131)
!133 = !DILocation(line: 38, column: 7, scope: !110)
!134 = !DILocation(line: 39, column: 4, scope: !135)
!135 = distinct !DILexicalBlock(scope: !131, file: !3, line: 38, column: 16)
!136 = !DILocation(line: 39, column: 11, scope: !135)
!137 = !DILocation(line: 39, column: 34, scope: !135)
!138 = distinct !{!138, !134, !139, !70}
!139 = !DILocation(line: 40, column: 5, scope: !135)
!140 = !DILocation(line: 41, column: 3, scope: !135)
!141 = !DILocation(line: 42, column: 12, scope: !110)
!142 = !DILocation(line: 42, column: 15, scope: !110)
!143 = !DILocation(line: 42, column: 10, scope: !110)
!144 = !DILocation(line: 43, column: 3, scope: !145)
!145 = distinct !DILexicalBlock(scope: !146, file: !3, line: 43, column: 3)
!146 = distinct !DILexicalBlock(scope: !110, file: !3, line: 43, column: 3)
!147 = !DILocation(line: 43, column: 3, scope: !146)
!148 = !DILocation(line: 44, column: 7, scope: !149)
!149 = distinct !DILexicalBlock(scope: !110, file: !3, line: 44, column: 7)
!150 = !DILocation(line: 44, column: 10, scope: !149)
!151 = !DILocation(line: 44, column: 7, scope: !110)
!152 = !DILocalVariable(name: "s", scope: !153, file: !3, line: 45, type: !9)
!153 = distinct !DILexicalBlock(scope: !149, file: !3, line: 44, column: 16)
!154 = !DILocation(line: 45, column: 8, scope: !153)
!155 = !DILocation(line: 46, column: 4, scope: !153)
!156 = !DILocation(line: 47, column: 9, scope: !157)
!157 = distinct !DILexicalBlock(scope: !153, file: !3, line: 46, column: 7)
!158 = !DILocation(line: 47, column: 7, scope: !157)
!159 = !DILocation(line: 48, column: 4, scope: !157)
!160 = !DILocation(line: 48, column: 13, scope: !153)
!161 = !DILocation(line: 48, column: 15, scope: !153)
!162 = !DILocation(line: 48, column: 20, scope: !153)
!163 = !DILocation(line: 48, column: 23, scope: !153)
!164 = !DILocation(line: 48, column: 25, scope: !153)
!165 = distinct !{!165, !155, !166, !70}
!166 = !DILocation(line: 48, column: 29, scope: !153)
!167 = !DILocation(line: 49, column: 3, scope: !153)
!168 = !DILocation(line: 50, column: 3, scope: !110)
!169 = !DILocation(line: 51, column: 2, scope: !110)
!170 = !DILocation(line: 27, column: 31, scope: !106)
!171 = !DILocation(line: 27, column: 2, scope: !106)
!172 = distinct !{!172, !108, !173, !70}
!173 = !DILocation(line: 51, column: 2, scope: !102)
!174 = !DILocation(line: 52, column: 2, scope: !87)
