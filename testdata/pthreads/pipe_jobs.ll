; ModuleID = 'pthreads/pipe_jobs.c'
source_filename = "pthreads/pipe_jobs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.job = type { i32 }

@over = internal global i32 0, align 4, !dbg !0
@jobs = internal global [2 x i32] zeroinitializer, align 4, !dbg !24
@done = internal global [2 x i32] zeroinitializer, align 4, !dbg !30
@.str = private unnamed_addr constant [13 x i8] c"done[i] == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [21 x i8] c"pthreads/pipe_jobs.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca [1 x i64], align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !43, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %3, metadata !51, metadata !DIExpression()), !dbg !56
  store i64 0, ptr %3, align 8, !dbg !56
  call void @llvm.dbg.declare(metadata ptr %4, metadata !57, metadata !DIExpression()), !dbg !58
  %10 = call i32 @eventfd(i32 noundef 0, i32 noundef 0) #6, !dbg !59
  store i32 %10, ptr @over, align 4, !dbg !60
  %11 = load i32, ptr @over, align 4, !dbg !61
  %12 = icmp slt i32 %11, 0, !dbg !63
  br i1 %12, label %16, label %13, !dbg !64

13:                                               ; preds = %0
  %14 = call i32 @pipe(ptr noundef @jobs) #6, !dbg !65
  %15 = icmp ne i32 %14, 0, !dbg !65
  br i1 %15, label %16, label %17, !dbg !66

16:                                               ; preds = %13, %0
  store i32 1, ptr %1, align 4, !dbg !67
  br label %93, !dbg !67

17:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %5, metadata !68, metadata !DIExpression()), !dbg !70
  store i32 0, ptr %5, align 4, !dbg !70
  br label %18, !dbg !71

18:                                               ; preds = %26, %17
  %19 = load i32, ptr %5, align 4, !dbg !72
  %20 = icmp slt i32 %19, 1, !dbg !74
  br i1 %20, label %21, label %29, !dbg !75

21:                                               ; preds = %18
  %22 = load i32, ptr %5, align 4, !dbg !76
  %23 = sext i32 %22 to i64, !dbg !77
  %24 = getelementptr inbounds [1 x i64], ptr %2, i64 0, i64 %23, !dbg !77
  %25 = call i32 @pthread_create(ptr noundef %24, ptr noundef null, ptr noundef @worker, ptr noundef null) #6, !dbg !78
  br label %26, !dbg !78

26:                                               ; preds = %21
  %27 = load i32, ptr %5, align 4, !dbg !79
  %28 = add nsw i32 %27, 1, !dbg !79
  store i32 %28, ptr %5, align 4, !dbg !79
  br label %18, !dbg !80, !llvm.loop !81

29:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata ptr %6, metadata !84, metadata !DIExpression()), !dbg !86
  store i32 0, ptr %6, align 4, !dbg !86
  br label %30, !dbg !87

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %6, align 4, !dbg !88
  %32 = icmp slt i32 %31, 2, !dbg !90
  br i1 %32, label %33, label %43, !dbg !91

33:                                               ; preds = %30
  call void @llvm.dbg.declare(metadata ptr %7, metadata !92, metadata !DIExpression()), !dbg !98
  %34 = call noalias ptr @malloc(i64 noundef 4) #7, !dbg !99
  store ptr %34, ptr %7, align 8, !dbg !98
  %35 = load i32, ptr %6, align 4, !dbg !100
  %36 = load ptr, ptr %7, align 8, !dbg !101
  %37 = getelementptr inbounds %struct.job, ptr %36, i32 0, i32 0, !dbg !102
  store i32 %35, ptr %37, align 4, !dbg !103
  %38 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @jobs, i64 0, i64 1), align 4, !dbg !104
  %39 = call i64 @write(i32 noundef %38, ptr noundef %7, i64 noundef 8), !dbg !105
  br label %40, !dbg !106

40:                                               ; preds = %33
  %41 = load i32, ptr %6, align 4, !dbg !107
  %42 = add nsw i32 %41, 1, !dbg !107
  store i32 %42, ptr %6, align 4, !dbg !107
  br label %30, !dbg !108, !llvm.loop !109

43:                                               ; preds = %30
  %44 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @jobs, i64 0, i64 1), align 4, !dbg !111
  %45 = call i32 @close(i32 noundef %44), !dbg !112
  br label %46, !dbg !113

46:                                               ; preds = %55, %43
  %47 = load i64, ptr %3, align 8, !dbg !114
  %48 = icmp ult i64 %47, 1, !dbg !115
  br i1 %48, label %49, label %53, !dbg !116

49:                                               ; preds = %46
  %50 = load i32, ptr @over, align 4, !dbg !117
  %51 = call i64 @read(i32 noundef %50, ptr noundef %4, i64 noundef 8), !dbg !118
  %52 = icmp eq i64 %51, 8, !dbg !119
  br label %53

53:                                               ; preds = %49, %46
  %54 = phi i1 [ false, %46 ], [ %52, %49 ], !dbg !120
  br i1 %54, label %55, label %59, !dbg !113

55:                                               ; preds = %53
  %56 = load i64, ptr %4, align 8, !dbg !121
  %57 = load i64, ptr %3, align 8, !dbg !122
  %58 = add i64 %57, %56, !dbg !122
  store i64 %58, ptr %3, align 8, !dbg !122
  br label %46, !dbg !113, !llvm.loop !123

59:                                               ; preds = %53
  call void @llvm.dbg.declare(metadata ptr %8, metadata !124, metadata !DIExpression()), !dbg !126
  store i32 0, ptr %8, align 4, !dbg !126
  br label %60, !dbg !127

60:                                               ; preds = %72, %59
  %61 = load i32, ptr %8, align 4, !dbg !128
  %62 = icmp slt i32 %61, 2, !dbg !130
  br i1 %62, label %63, label %75, !dbg !131

63:                                               ; preds = %60
  %64 = load i32, ptr %8, align 4, !dbg !132
  %65 = sext i32 %64 to i64, !dbg !132
  %66 = getelementptr inbounds [2 x i32], ptr @done, i64 0, i64 %65, !dbg !132
  %67 = load i32, ptr %66, align 4, !dbg !132
  %68 = icmp eq i32 %67, 1, !dbg !132
  br i1 %68, label %69, label %70, !dbg !135

69:                                               ; preds = %63
  br label %71, !dbg !135

70:                                               ; preds = %63
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !132
  unreachable, !dbg !132

71:                                               ; preds = %69
  br label %72, !dbg !136

72:                                               ; preds = %71
  %73 = load i32, ptr %8, align 4, !dbg !137
  %74 = add nsw i32 %73, 1, !dbg !137
  store i32 %74, ptr %8, align 4, !dbg !137
  br label %60, !dbg !138, !llvm.loop !139

75:                                               ; preds = %60
  call void @llvm.dbg.declare(metadata ptr %9, metadata !141, metadata !DIExpression()), !dbg !143
  store i32 0, ptr %9, align 4, !dbg !143
  br label %76, !dbg !144

76:                                               ; preds = %85, %75
  %77 = load i32, ptr %9, align 4, !dbg !145
  %78 = icmp slt i32 %77, 1, !dbg !147
  br i1 %78, label %79, label %88, !dbg !148

79:                                               ; preds = %76
  %80 = load i32, ptr %9, align 4, !dbg !149
  %81 = sext i32 %80 to i64, !dbg !150
  %82 = getelementptr inbounds [1 x i64], ptr %2, i64 0, i64 %81, !dbg !150
  %83 = load i64, ptr %82, align 8, !dbg !150
  %84 = call i32 @pthread_join(i64 noundef %83, ptr noundef null), !dbg !151
  br label %85, !dbg !151

85:                                               ; preds = %79
  %86 = load i32, ptr %9, align 4, !dbg !152
  %87 = add nsw i32 %86, 1, !dbg !152
  store i32 %87, ptr %9, align 4, !dbg !152
  br label %76, !dbg !153, !llvm.loop !154

88:                                               ; preds = %76
  %89 = load i32, ptr @jobs, align 4, !dbg !156
  %90 = call i32 @close(i32 noundef %89), !dbg !157
  %91 = load i32, ptr @over, align 4, !dbg !158
  %92 = call i32 @close(i32 noundef %91), !dbg !159
  store i32 0, ptr %1, align 4, !dbg !160
  br label %93, !dbg !160

93:                                               ; preds = %88, %16
  %94 = load i32, ptr %1, align 4, !dbg !161
  ret i32 %94, !dbg !161
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @eventfd(i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pipe(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !162 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !165, metadata !DIExpression()), !dbg !166
  call void @llvm.dbg.declare(metadata ptr %3, metadata !167, metadata !DIExpression()), !dbg !168
  call void @llvm.dbg.declare(metadata ptr %4, metadata !169, metadata !DIExpression()), !dbg !170
  store i64 1, ptr %4, align 8, !dbg !170
  br label %5, !dbg !171

5:                                                ; preds = %9, %1
  %6 = load i32, ptr @jobs, align 4, !dbg !172
  %7 = call i64 @read(i32 noundef %6, ptr noundef %3, i64 noundef 8), !dbg !173
  %8 = icmp eq i64 %7, 8, !dbg !174
  br i1 %8, label %9, label %18, !dbg !171

9:                                                ; preds = %5
  %10 = load ptr, ptr %3, align 8, !dbg !175
  %11 = getelementptr inbounds %struct.job, ptr %10, i32 0, i32 0, !dbg !177
  %12 = load i32, ptr %11, align 4, !dbg !177
  %13 = sext i32 %12 to i64, !dbg !178
  %14 = getelementptr inbounds [2 x i32], ptr @done, i64 0, i64 %13, !dbg !178
  %15 = load i32, ptr %14, align 4, !dbg !179
  %16 = add nsw i32 %15, 1, !dbg !179
  store i32 %16, ptr %14, align 4, !dbg !179
  %17 = load ptr, ptr %3, align 8, !dbg !180
  call void @free(ptr noundef %17) #6, !dbg !181
  br label %5, !dbg !171, !llvm.loop !182

18:                                               ; preds = %5
  %19 = load i32, ptr @over, align 4, !dbg !184
  %20 = call i64 @write(i32 noundef %19, ptr noundef %4, i64 noundef 8), !dbg !185
  %21 = load ptr, ptr %2, align 8, !dbg !186
  ret ptr %21, !dbg !187
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #4

declare i32 @close(i32 noundef) #4

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 23, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/pipe_jobs.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !30}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 104, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 13)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 21)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "jobs", scope: !2, file: !3, line: 23, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 64, elements: !28)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{!29}
!29 = !DISubrange(count: 2)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 23, type: !26, isLocal: true, isDefinition: true)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !40, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!27}
!42 = !{}
!43 = !DILocalVariable(name: "thread", scope: !39, file: !3, line: 39, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 64, elements: !48)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !{!49}
!49 = !DISubrange(count: 1)
!50 = !DILocation(line: 39, column: 12, scope: !39)
!51 = !DILocalVariable(name: "ended", scope: !39, file: !3, line: 40, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !55, line: 45, baseType: !47)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!56 = !DILocation(line: 40, column: 11, scope: !39)
!57 = !DILocalVariable(name: "more", scope: !39, file: !3, line: 40, type: !52)
!58 = !DILocation(line: 40, column: 22, scope: !39)
!59 = !DILocation(line: 41, column: 9, scope: !39)
!60 = !DILocation(line: 41, column: 7, scope: !39)
!61 = !DILocation(line: 42, column: 6, scope: !62)
!62 = distinct !DILexicalBlock(scope: !39, file: !3, line: 42, column: 6)
!63 = !DILocation(line: 42, column: 11, scope: !62)
!64 = !DILocation(line: 42, column: 15, scope: !62)
!65 = !DILocation(line: 42, column: 18, scope: !62)
!66 = !DILocation(line: 42, column: 6, scope: !39)
!67 = !DILocation(line: 43, column: 3, scope: !62)
!68 = !DILocalVariable(name: "i", scope: !69, file: !3, line: 44, type: !27)
!69 = distinct !DILexicalBlock(scope: !39, file: !3, line: 44, column: 2)
!70 = !DILocation(line: 44, column: 11, scope: !69)
!71 = !DILocation(line: 44, column: 7, scope: !69)
!72 = !DILocation(line: 44, column: 18, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !3, line: 44, column: 2)
!74 = !DILocation(line: 44, column: 20, scope: !73)
!75 = !DILocation(line: 44, column: 2, scope: !69)
!76 = !DILocation(line: 45, column: 26, scope: !73)
!77 = !DILocation(line: 45, column: 19, scope: !73)
!78 = !DILocation(line: 45, column: 3, scope: !73)
!79 = !DILocation(line: 44, column: 32, scope: !73)
!80 = !DILocation(line: 44, column: 2, scope: !73)
!81 = distinct !{!81, !75, !82, !83}
!82 = !DILocation(line: 45, column: 48, scope: !69)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocalVariable(name: "i", scope: !85, file: !3, line: 46, type: !27)
!85 = distinct !DILexicalBlock(scope: !39, file: !3, line: 46, column: 2)
!86 = !DILocation(line: 46, column: 11, scope: !85)
!87 = !DILocation(line: 46, column: 7, scope: !85)
!88 = !DILocation(line: 46, column: 18, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !3, line: 46, column: 2)
!90 = !DILocation(line: 46, column: 20, scope: !89)
!91 = !DILocation(line: 46, column: 2, scope: !85)
!92 = !DILocalVariable(name: "job", scope: !93, file: !3, line: 47, type: !94)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 46, column: 33)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 19, size: 32, elements: !96)
!96 = !{!97}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !95, file: !3, line: 20, baseType: !27, size: 32)
!98 = !DILocation(line: 47, column: 15, scope: !93)
!99 = !DILocation(line: 47, column: 21, scope: !93)
!100 = !DILocation(line: 48, column: 17, scope: !93)
!101 = !DILocation(line: 48, column: 3, scope: !93)
!102 = !DILocation(line: 48, column: 8, scope: !93)
!103 = !DILocation(line: 48, column: 15, scope: !93)
!104 = !DILocation(line: 49, column: 9, scope: !93)
!105 = !DILocation(line: 49, column: 3, scope: !93)
!106 = !DILocation(line: 53, column: 2, scope: !93)
!107 = !DILocation(line: 46, column: 29, scope: !89)
!108 = !DILocation(line: 46, column: 2, scope: !89)
!109 = distinct !{!109, !91, !110, !83}
!110 = !DILocation(line: 53, column: 2, scope: !85)
!111 = !DILocation(line: 55, column: 8, scope: !39)
!112 = !DILocation(line: 55, column: 2, scope: !39)
!113 = !DILocation(line: 57, column: 2, scope: !39)
!114 = !DILocation(line: 57, column: 9, scope: !39)
!115 = !DILocation(line: 57, column: 15, scope: !39)
!116 = !DILocation(line: 57, column: 25, scope: !39)
!117 = !DILocation(line: 57, column: 33, scope: !39)
!118 = !DILocation(line: 57, column: 28, scope: !39)
!119 = !DILocation(line: 57, column: 59, scope: !39)
!120 = !DILocation(line: 0, scope: !39)
!121 = !DILocation(line: 58, column: 12, scope: !39)
!122 = !DILocation(line: 58, column: 9, scope: !39)
!123 = distinct !{!123, !113, !121, !83}
!124 = !DILocalVariable(name: "i", scope: !125, file: !3, line: 59, type: !27)
!125 = distinct !DILexicalBlock(scope: !39, file: !3, line: 59, column: 2)
!126 = !DILocation(line: 59, column: 11, scope: !125)
!127 = !DILocation(line: 59, column: 7, scope: !125)
!128 = !DILocation(line: 59, column: 18, scope: !129)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 59, column: 2)
!130 = !DILocation(line: 59, column: 20, scope: !129)
!131 = !DILocation(line: 59, column: 2, scope: !125)
!132 = !DILocation(line: 60, column: 3, scope: !133)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 60, column: 3)
!134 = distinct !DILexicalBlock(scope: !129, file: !3, line: 60, column: 3)
!135 = !DILocation(line: 60, column: 3, scope: !134)
!136 = !DILocation(line: 60, column: 3, scope: !129)
!137 = !DILocation(line: 59, column: 29, scope: !129)
!138 = !DILocation(line: 59, column: 2, scope: !129)
!139 = distinct !{!139, !131, !140, !83}
!140 = !DILocation(line: 60, column: 3, scope: !125)
!141 = !DILocalVariable(name: "i", scope: !142, file: !3, line: 61, type: !27)
!142 = distinct !DILexicalBlock(scope: !39, file: !3, line: 61, column: 2)
!143 = !DILocation(line: 61, column: 11, scope: !142)
!144 = !DILocation(line: 61, column: 7, scope: !142)
!145 = !DILocation(line: 61, column: 18, scope: !146)
!146 = distinct !DILexicalBlock(scope: !142, file: !3, line: 61, column: 2)
!147 = !DILocation(line: 61, column: 20, scope: !146)
!148 = !DILocation(line: 61, column: 2, scope: !142)
!149 = !DILocation(line: 62, column: 23, scope: !146)
!150 = !DILocation(line: 62, column: 16, scope: !146)
!151 = !DILocation(line: 62, column: 3, scope: !146)
!152 = !DILocation(line: 61, column: 32, scope: !146)
!153 = !DILocation(line: 61, column: 2, scope: !146)
!154 = distinct !{!154, !148, !155, !83}
!155 = !DILocation(line: 62, column: 31, scope: !142)
!156 = !DILocation(line: 63, column: 8, scope: !39)
!157 = !DILocation(line: 63, column: 2, scope: !39)
!158 = !DILocation(line: 64, column: 8, scope: !39)
!159 = !DILocation(line: 64, column: 2, scope: !39)
!160 = !DILocation(line: 65, column: 2, scope: !39)
!161 = !DILocation(line: 66, column: 1, scope: !39)
!162 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 25, type: !163, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!163 = !DISubroutineType(types: !164)
!164 = !{!5, !5}
!165 = !DILocalVariable(name: "arg", arg: 1, scope: !162, file: !3, line: 25, type: !5)
!166 = !DILocation(line: 25, column: 27, scope: !162)
!167 = !DILocalVariable(name: "job", scope: !162, file: !3, line: 27, type: !94)
!168 = !DILocation(line: 27, column: 14, scope: !162)
!169 = !DILocalVariable(name: "one", scope: !162, file: !3, line: 28, type: !52)
!170 = !DILocation(line: 28, column: 11, scope: !162)
!171 = !DILocation(line: 29, column: 2, scope: !162)
!172 = !DILocation(line: 29, column: 14, scope: !162)
!173 = !DILocation(line: 29, column: 9, scope: !162)
!174 = !DILocation(line: 29, column: 41, scope: !162)
!175 = !DILocation(line: 30, column: 8, scope: !176)
!176 = distinct !DILexicalBlock(scope: !162, file: !3, line: 29, column: 56)
!177 = !DILocation(line: 30, column: 13, scope: !176)
!178 = !DILocation(line: 30, column: 3, scope: !176)
!179 = !DILocation(line: 30, column: 20, scope: !176)
!180 = !DILocation(line: 31, column: 8, scope: !176)
!181 = !DILocation(line: 31, column: 3, scope: !176)
!182 = distinct !{!182, !171, !183, !83}
!183 = !DILocation(line: 32, column: 2, scope: !162)
!184 = !DILocation(line: 33, column: 8, scope: !162)
!185 = !DILocation(line: 33, column: 2, scope: !162)
!186 = !DILocation(line: 34, column: 9, scope: !162)
!187 = !DILocation(line: 34, column: 2, scope: !162)
