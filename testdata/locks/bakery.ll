; ModuleID = 'locks/bakery.c'
source_filename = "locks/bakery.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@choosing = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@number = internal global [2 x i32] zeroinitializer, align 4, !dbg !28
@inside = internal global i32 0, align 4, !dbg !36
@.str = private unnamed_addr constant [17 x i8] c"inside == me + 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [15 x i8] c"locks/bakery.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !46 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !58
  store i32 0, ptr %3, align 4, !dbg !58
  br label %5, !dbg !59

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !60
  %7 = icmp slt i32 %6, 2, !dbg !62
  br i1 %7, label %8, label %19, !dbg !63

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !64
  %10 = sext i32 %9 to i64, !dbg !65
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !65
  %12 = load i32, ptr %3, align 4, !dbg !66
  %13 = sext i32 %12 to i64, !dbg !67
  %14 = inttoptr i64 %13 to ptr, !dbg !68
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !69
  br label %16, !dbg !69

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !70
  %18 = add nsw i32 %17, 1, !dbg !70
  store i32 %18, ptr %3, align 4, !dbg !70
  br label %5, !dbg !71, !llvm.loop !72

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %4, align 4, !dbg !77
  br label %20, !dbg !78

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !79
  %22 = icmp slt i32 %21, 2, !dbg !81
  br i1 %22, label %23, label %32, !dbg !82

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !83
  %25 = sext i32 %24 to i64, !dbg !84
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !84
  %27 = load i64, ptr %26, align 8, !dbg !84
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !85
  br label %29, !dbg !85

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !86
  %31 = add nsw i32 %30, 1, !dbg !86
  store i32 %31, ptr %4, align 4, !dbg !86
  br label %20, !dbg !87, !llvm.loop !88

32:                                               ; preds = %20
  ret i32 0, !dbg !90
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !91 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !94, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.declare(metadata ptr %3, metadata !96, metadata !DIExpression()), !dbg !97
  %17 = load ptr, ptr %2, align 8, !dbg !98
  %18 = ptrtoint ptr %17 to i64, !dbg !99
  %19 = trunc i64 %18 to i32, !dbg !100
  store i32 %19, ptr %3, align 4, !dbg !97
  call void @llvm.dbg.declare(metadata ptr %4, metadata !101, metadata !DIExpression()), !dbg !102
  store i32 0, ptr %4, align 4, !dbg !102
  %20 = load i32, ptr %3, align 4, !dbg !103
  %21 = sext i32 %20 to i64, !dbg !103
  %22 = getelementptr inbounds [2 x i32], ptr @choosing, i64 0, i64 %21, !dbg !103
  store i32 1, ptr %5, align 4, !dbg !103
  %23 = load i32, ptr %5, align 4, !dbg !103
  store atomic i32 %23, ptr %22 seq_cst, align 4, !dbg !103
  call void @llvm.dbg.declare(metadata ptr %6, metadata !104, metadata !DIExpression()), !dbg !106
  store i32 0, ptr %6, align 4, !dbg !106
  br label %24, !dbg !107

24:                                               ; preds = %39, %1
  %25 = load i32, ptr %6, align 4, !dbg !108
  %26 = icmp slt i32 %25, 2, !dbg !110
  br i1 %26, label %27, label %42, !dbg !111

27:                                               ; preds = %24
  call void @llvm.dbg.declare(metadata ptr %7, metadata !112, metadata !DIExpression()), !dbg !114
  %28 = load i32, ptr %6, align 4, !dbg !115
  %29 = sext i32 %28 to i64, !dbg !115
  %30 = getelementptr inbounds [2 x i32], ptr @number, i64 0, i64 %29, !dbg !115
  %31 = load atomic i32, ptr %30 seq_cst, align 4, !dbg !115
  store i32 %31, ptr %8, align 4, !dbg !115
  %32 = load i32, ptr %8, align 4, !dbg !115
  store i32 %32, ptr %7, align 4, !dbg !114
  %33 = load i32, ptr %7, align 4, !dbg !116
  %34 = load i32, ptr %4, align 4, !dbg !118
  %35 = icmp sgt i32 %33, %34, !dbg !119
  br i1 %35, label %36, label %38, !dbg !120

36:                                               ; preds = %27
  %37 = load i32, ptr %7, align 4, !dbg !121
  store i32 %37, ptr %4, align 4, !dbg !122
  br label %38, !dbg !123

38:                                               ; preds = %36, %27
  br label %39, !dbg !124

39:                                               ; preds = %38
  %40 = load i32, ptr %6, align 4, !dbg !125
  %41 = add nsw i32 %40, 1, !dbg !125
  store i32 %41, ptr %6, align 4, !dbg !125
  br label %24, !dbg !126, !llvm.loop !127

42:                                               ; preds = %24
  call void @llvm.dbg.declare(metadata ptr %9, metadata !129, metadata !DIExpression()), !dbg !130
  %43 = load i32, ptr %4, align 4, !dbg !131
  %44 = add nsw i32 %43, 1, !dbg !132
  store i32 %44, ptr %9, align 4, !dbg !130
  %45 = load i32, ptr %3, align 4, !dbg !133
  %46 = sext i32 %45 to i64, !dbg !133
  %47 = getelementptr inbounds [2 x i32], ptr @number, i64 0, i64 %46, !dbg !133
  %48 = load i32, ptr %9, align 4, !dbg !133
  store i32 %48, ptr %10, align 4, !dbg !133
  %49 = load i32, ptr %10, align 4, !dbg !133
  store atomic i32 %49, ptr %47 seq_cst, align 4, !dbg !133
  %50 = load i32, ptr %3, align 4, !dbg !134
  %51 = sext i32 %50 to i64, !dbg !134
  %52 = getelementptr inbounds [2 x i32], ptr @choosing, i64 0, i64 %51, !dbg !134
  store i32 0, ptr %11, align 4, !dbg !134
  %53 = load i32, ptr %11, align 4, !dbg !134
  store atomic i32 %53, ptr %52 seq_cst, align 4, !dbg !134
  call void @llvm.dbg.declare(metadata ptr %12, metadata !135, metadata !DIExpression()), !dbg !137
  store i32 0, ptr %12, align 4, !dbg !137
  br label %54, !dbg !138

54:                                               ; preds = %91, %42
  %55 = load i32, ptr %12, align 4, !dbg !139
  %56 = icmp slt i32 %55, 2, !dbg !141
  br i1 %56, label %57, label %94, !dbg !142

57:                                               ; preds = %54
  %58 = load i32, ptr %12, align 4, !dbg !143
  %59 = load i32, ptr %3, align 4, !dbg !146
  %60 = icmp eq i32 %58, %59, !dbg !147
  br i1 %60, label %61, label %62, !dbg !148

61:                                               ; preds = %57
  br label %91, !dbg !149

62:                                               ; preds = %57
  br label %63, !dbg !150

63:                                               ; preds = %70, %62
  %64 = load i32, ptr %12, align 4, !dbg !151
  %65 = sext i32 %64 to i64, !dbg !151
  %66 = getelementptr inbounds [2 x i32], ptr @choosing, i64 0, i64 %65, !dbg !151
  %67 = load atomic i32, ptr %66 seq_cst, align 4, !dbg !151
  store i32 %67, ptr %13, align 4, !dbg !151
  %68 = load i32, ptr %13, align 4, !dbg !151
  %69 = icmp ne i32 %68, 0, !dbg !150
  br i1 %69, label %70, label %71, !dbg !150

70:                                               ; preds = %63
  br label %63, !dbg !150, !llvm.loop !152

71:                                               ; preds = %63
  call void @llvm.dbg.declare(metadata ptr %14, metadata !154, metadata !DIExpression()), !dbg !155
  br label %72, !dbg !156

72:                                               ; preds = %88, %71
  %73 = load i32, ptr %12, align 4, !dbg !157
  %74 = sext i32 %73 to i64, !dbg !157
  %75 = getelementptr inbounds [2 x i32], ptr @number, i64 0, i64 %74, !dbg !157
  %76 = load atomic i32, ptr %75 seq_cst, align 4, !dbg !157
  store i32 %76, ptr %15, align 4, !dbg !157
  %77 = load i32, ptr %15, align 4, !dbg !157
  store i32 %77, ptr %14, align 4, !dbg !159
  br label %78, !dbg !160

78:                                               ; preds = %72
  %79 = load i32, ptr %14, align 4, !dbg !161
  %80 = icmp ne i32 %79, 0, !dbg !162
  br i1 %80, label %81, label %88, !dbg !163

81:                                               ; preds = %78
  %82 = load i32, ptr %14, align 4, !dbg !164
  %83 = load i32, ptr %12, align 4, !dbg !165
  %84 = load i32, ptr %9, align 4, !dbg !166
  %85 = load i32, ptr %3, align 4, !dbg !167
  %86 = call i32 @before(i32 noundef %82, i32 noundef %83, i32 noundef %84, i32 noundef %85), !dbg !168
  %87 = icmp ne i32 %86, 0, !dbg !163
  br label %88

88:                                               ; preds = %81, %78
  %89 = phi i1 [ false, %78 ], [ %87, %81 ], !dbg !169
  br i1 %89, label %72, label %90, !dbg !160, !llvm.loop !170

90:                                               ; preds = %88
  br label %91, !dbg !172

91:                                               ; preds = %90, %61
  %92 = load i32, ptr %12, align 4, !dbg !173
  %93 = add nsw i32 %92, 1, !dbg !173
  store i32 %93, ptr %12, align 4, !dbg !173
  br label %54, !dbg !174, !llvm.loop !175

94:                                               ; preds = %54
  %95 = load i32, ptr %3, align 4, !dbg !177
  %96 = add nsw i32 %95, 1, !dbg !178
  store volatile i32 %96, ptr @inside, align 4, !dbg !179
  %97 = load volatile i32, ptr @inside, align 4, !dbg !180
  %98 = load i32, ptr %3, align 4, !dbg !180
  %99 = add nsw i32 %98, 1, !dbg !180
  %100 = icmp eq i32 %97, %99, !dbg !180
  br i1 %100, label %101, label %102, !dbg !183

101:                                              ; preds = %94
  br label %103, !dbg !183

102:                                              ; preds = %94
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !180
  unreachable, !dbg !180

103:                                              ; preds = %101
  %104 = load i32, ptr %3, align 4, !dbg !184
  %105 = sext i32 %104 to i64, !dbg !184
  %106 = getelementptr inbounds [2 x i32], ptr @number, i64 0, i64 %105, !dbg !184
  store i32 0, ptr %16, align 4, !dbg !184
  %107 = load i32, ptr %16, align 4, !dbg !184
  store atomic i32 %107, ptr %106 seq_cst, align 4, !dbg !184
  ret ptr null, !dbg !185
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @before(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 !dbg !186 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  call void @llvm.dbg.declare(metadata ptr %5, metadata !189, metadata !DIExpression()), !dbg !190
  store i32 %1, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !191, metadata !DIExpression()), !dbg !192
  store i32 %2, ptr %7, align 4
  call void @llvm.dbg.declare(metadata ptr %7, metadata !193, metadata !DIExpression()), !dbg !194
  store i32 %3, ptr %8, align 4
  call void @llvm.dbg.declare(metadata ptr %8, metadata !195, metadata !DIExpression()), !dbg !196
  %9 = load i32, ptr %5, align 4, !dbg !197
  %10 = load i32, ptr %7, align 4, !dbg !198
  %11 = icmp slt i32 %9, %10, !dbg !199
  br i1 %11, label %22, label %12, !dbg !200

12:                                               ; preds = %4
  %13 = load i32, ptr %5, align 4, !dbg !201
  %14 = load i32, ptr %7, align 4, !dbg !202
  %15 = icmp eq i32 %13, %14, !dbg !203
  br i1 %15, label %16, label %20, !dbg !204

16:                                               ; preds = %12
  %17 = load i32, ptr %6, align 4, !dbg !205
  %18 = load i32, ptr %8, align 4, !dbg !206
  %19 = icmp slt i32 %17, %18, !dbg !207
  br label %20

20:                                               ; preds = %16, %12
  %21 = phi i1 [ false, %12 ], [ %19, %16 ], !dbg !208
  br label %22, !dbg !200

22:                                               ; preds = %20, %4
  %23 = phi i1 [ true, %4 ], [ %21, %20 ]
  %24 = zext i1 %23 to i32, !dbg !200
  ret i32 %24, !dbg !209
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
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "choosing", scope: !2, file: !3, line: 17, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/bakery.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28, !36}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 136, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 17)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 120, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 18)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 18, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 64, elements: !34)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !32, line: 96, baseType: !33)
!32 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 19, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 56, type: !47, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!9}
!49 = !{}
!50 = !DILocalVariable(name: "t", scope: !46, file: !3, line: 58, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 128, elements: !34)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 58, column: 12, scope: !46)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 60, type: !9)
!57 = distinct !DILexicalBlock(scope: !46, file: !3, line: 60, column: 2)
!58 = !DILocation(line: 60, column: 11, scope: !57)
!59 = !DILocation(line: 60, column: 7, scope: !57)
!60 = !DILocation(line: 60, column: 18, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 60, column: 2)
!62 = !DILocation(line: 60, column: 20, scope: !61)
!63 = !DILocation(line: 60, column: 2, scope: !57)
!64 = !DILocation(line: 61, column: 21, scope: !61)
!65 = !DILocation(line: 61, column: 19, scope: !61)
!66 = !DILocation(line: 61, column: 54, scope: !61)
!67 = !DILocation(line: 61, column: 44, scope: !61)
!68 = !DILocation(line: 61, column: 36, scope: !61)
!69 = !DILocation(line: 61, column: 3, scope: !61)
!70 = !DILocation(line: 60, column: 26, scope: !61)
!71 = !DILocation(line: 60, column: 2, scope: !61)
!72 = distinct !{!72, !63, !73, !74}
!73 = !DILocation(line: 61, column: 55, scope: !57)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 62, type: !9)
!76 = distinct !DILexicalBlock(scope: !46, file: !3, line: 62, column: 2)
!77 = !DILocation(line: 62, column: 11, scope: !76)
!78 = !DILocation(line: 62, column: 7, scope: !76)
!79 = !DILocation(line: 62, column: 18, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 62, column: 2)
!81 = !DILocation(line: 62, column: 20, scope: !80)
!82 = !DILocation(line: 62, column: 2, scope: !76)
!83 = !DILocation(line: 63, column: 18, scope: !80)
!84 = !DILocation(line: 63, column: 16, scope: !80)
!85 = !DILocation(line: 63, column: 3, scope: !80)
!86 = !DILocation(line: 62, column: 26, scope: !80)
!87 = !DILocation(line: 62, column: 2, scope: !80)
!88 = distinct !{!88, !82, !89, !74}
!89 = !DILocation(line: 63, column: 26, scope: !76)
!90 = !DILocation(line: 64, column: 2, scope: !46)
!91 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 26, type: !92, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!92 = !DISubroutineType(types: !93)
!93 = !{!5, !5}
!94 = !DILocalVariable(name: "arg", arg: 1, scope: !91, file: !3, line: 26, type: !5)
!95 = !DILocation(line: 26, column: 24, scope: !91)
!96 = !DILocalVariable(name: "me", scope: !91, file: !3, line: 28, type: !9)
!97 = !DILocation(line: 28, column: 6, scope: !91)
!98 = !DILocation(line: 28, column: 26, scope: !91)
!99 = !DILocation(line: 28, column: 16, scope: !91)
!100 = !DILocation(line: 28, column: 11, scope: !91)
!101 = !DILocalVariable(name: "max", scope: !91, file: !3, line: 29, type: !9)
!102 = !DILocation(line: 29, column: 6, scope: !91)
!103 = !DILocation(line: 31, column: 2, scope: !91)
!104 = !DILocalVariable(name: "k", scope: !105, file: !3, line: 32, type: !9)
!105 = distinct !DILexicalBlock(scope: !91, file: !3, line: 32, column: 2)
!106 = !DILocation(line: 32, column: 11, scope: !105)
!107 = !DILocation(line: 32, column: 7, scope: !105)
!108 = !DILocation(line: 32, column: 18, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 32, column: 2)
!110 = !DILocation(line: 32, column: 20, scope: !109)
!111 = !DILocation(line: 32, column: 2, scope: !105)
!112 = !DILocalVariable(name: "n", scope: !113, file: !3, line: 33, type: !9)
!113 = distinct !DILexicalBlock(scope: !109, file: !3, line: 32, column: 30)
!114 = !DILocation(line: 33, column: 7, scope: !113)
!115 = !DILocation(line: 33, column: 11, scope: !113)
!116 = !DILocation(line: 34, column: 7, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 34, column: 7)
!118 = !DILocation(line: 34, column: 11, scope: !117)
!119 = !DILocation(line: 34, column: 9, scope: !117)
!120 = !DILocation(line: 34, column: 7, scope: !113)
!121 = !DILocation(line: 35, column: 10, scope: !117)
!122 = !DILocation(line: 35, column: 8, scope: !117)
!123 = !DILocation(line: 35, column: 4, scope: !117)
!124 = !DILocation(line: 36, column: 2, scope: !113)
!125 = !DILocation(line: 32, column: 26, scope: !109)
!126 = !DILocation(line: 32, column: 2, scope: !109)
!127 = distinct !{!127, !111, !128, !74}
!128 = !DILocation(line: 36, column: 2, scope: !105)
!129 = !DILocalVariable(name: "mine", scope: !91, file: !3, line: 37, type: !9)
!130 = !DILocation(line: 37, column: 6, scope: !91)
!131 = !DILocation(line: 37, column: 13, scope: !91)
!132 = !DILocation(line: 37, column: 17, scope: !91)
!133 = !DILocation(line: 38, column: 2, scope: !91)
!134 = !DILocation(line: 39, column: 2, scope: !91)
!135 = !DILocalVariable(name: "k", scope: !136, file: !3, line: 40, type: !9)
!136 = distinct !DILexicalBlock(scope: !91, file: !3, line: 40, column: 2)
!137 = !DILocation(line: 40, column: 11, scope: !136)
!138 = !DILocation(line: 40, column: 7, scope: !136)
!139 = !DILocation(line: 40, column: 18, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 40, column: 2)
!141 = !DILocation(line: 40, column: 20, scope: !140)
!142 = !DILocation(line: 40, column: 2, scope: !136)
!143 = !DILocation(line: 41, column: 7, scope: !144)
!144 = distinct !DILexicalBlock(scope: !145, file: !3, line: 41, column: 7)
!145 = distinct !DILexicalBlock(scope: !140, file: !3, line: 40, column: 30)
!146 = !DILocation(line: 41, column: 12, scope: !144)
!147 = !DILocation(line: 41, column: 9, scope: !144)
!148 = !DILocation(line: 41, column: 7, scope: !145)
!149 = !DILocation(line: 42, column: 4, scope: !144)
!150 = !DILocation(line: 43, column: 3, scope: !145)
!151 = !DILocation(line: 43, column: 10, scope: !145)
!152 = distinct !{!152, !150, !153, !74}
!153 = !DILocation(line: 44, column: 4, scope: !145)
!154 = !DILocalVariable(name: "n", scope: !145, file: !3, line: 45, type: !9)
!155 = !DILocation(line: 45, column: 7, scope: !145)
!156 = !DILocation(line: 46, column: 3, scope: !145)
!157 = !DILocation(line: 47, column: 8, scope: !158)
!158 = distinct !DILexicalBlock(scope: !145, file: !3, line: 46, column: 6)
!159 = !DILocation(line: 47, column: 6, scope: !158)
!160 = !DILocation(line: 48, column: 3, scope: !158)
!161 = !DILocation(line: 48, column: 12, scope: !145)
!162 = !DILocation(line: 48, column: 14, scope: !145)
!163 = !DILocation(line: 48, column: 19, scope: !145)
!164 = !DILocation(line: 48, column: 29, scope: !145)
!165 = !DILocation(line: 48, column: 32, scope: !145)
!166 = !DILocation(line: 48, column: 35, scope: !145)
!167 = !DILocation(line: 48, column: 41, scope: !145)
!168 = !DILocation(line: 48, column: 22, scope: !145)
!169 = !DILocation(line: 0, scope: !145)
!170 = distinct !{!170, !156, !171, !74}
!171 = !DILocation(line: 48, column: 44, scope: !145)
!172 = !DILocation(line: 49, column: 2, scope: !145)
!173 = !DILocation(line: 40, column: 26, scope: !140)
!174 = !DILocation(line: 40, column: 2, scope: !140)
!175 = distinct !{!175, !142, !176, !74}
!176 = !DILocation(line: 49, column: 2, scope: !136)
!177 = !DILocation(line: 50, column: 11, scope: !91)
!178 = !DILocation(line: 50, column: 14, scope: !91)
!179 = !DILocation(line: 50, column: 9, scope: !91)
!180 = !DILocation(line: 51, column: 2, scope: !181)
!181 = distinct !DILexicalBlock(scope: !182, file: !3, line: 51, column: 2)
!182 = distinct !DILexicalBlock(scope: !91, file: !3, line: 51, column: 2)
!183 = !DILocation(line: 51, column: 2, scope: !182)
!184 = !DILocation(line: 52, column: 2, scope: !91)
!185 = !DILocation(line: 53, column: 2, scope: !91)
!186 = distinct !DISubprogram(name: "before", scope: !3, file: !3, line: 21, type: !187, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!187 = !DISubroutineType(types: !188)
!188 = !{!9, !9, !9, !9, !9}
!189 = !DILocalVariable(name: "a", arg: 1, scope: !186, file: !3, line: 21, type: !9)
!190 = !DILocation(line: 21, column: 23, scope: !186)
!191 = !DILocalVariable(name: "i", arg: 2, scope: !186, file: !3, line: 21, type: !9)
!192 = !DILocation(line: 21, column: 30, scope: !186)
!193 = !DILocalVariable(name: "b", arg: 3, scope: !186, file: !3, line: 21, type: !9)
!194 = !DILocation(line: 21, column: 37, scope: !186)
!195 = !DILocalVariable(name: "j", arg: 4, scope: !186, file: !3, line: 21, type: !9)
!196 = !DILocation(line: 21, column: 44, scope: !186)
!197 = !DILocation(line: 23, column: 9, scope: !186)
!198 = !DILocation(line: 23, column: 13, scope: !186)
!199 = !DILocation(line: 23, column: 11, scope: !186)
!200 = !DILocation(line: 23, column: 15, scope: !186)
!201 = !DILocation(line: 23, column: 19, scope: !186)
!202 = !DILocation(line: 23, column: 24, scope: !186)
!203 = !DILocation(line: 23, column: 21, scope: !186)
!204 = !DILocation(line: 23, column: 26, scope: !186)
!205 = !DILocation(line: 23, column: 29, scope: !186)
!206 = !DILocation(line: 23, column: 33, scope: !186)
!207 = !DILocation(line: 23, column: 31, scope: !186)
!208 = !DILocation(line: 0, scope: !186)
!209 = !DILocation(line: 23, column: 2, scope: !186)
