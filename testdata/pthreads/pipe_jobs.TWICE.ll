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
  br label %95, !dbg !67

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

30:                                               ; preds = %42, %29
  %31 = load i32, ptr %6, align 4, !dbg !88
  %32 = icmp slt i32 %31, 2, !dbg !90
  br i1 %32, label %33, label %45, !dbg !91

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
  %40 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @jobs, i64 0, i64 1), align 4, !dbg !106
  %41 = call i64 @write(i32 noundef %40, ptr noundef %7, i64 noundef 8), !dbg !107
  br label %42, !dbg !108

42:                                               ; preds = %33
  %43 = load i32, ptr %6, align 4, !dbg !109
  %44 = add nsw i32 %43, 1, !dbg !109
  store i32 %44, ptr %6, align 4, !dbg !109
  br label %30, !dbg !110, !llvm.loop !111

45:                                               ; preds = %30
  %46 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @jobs, i64 0, i64 1), align 4, !dbg !113
  %47 = call i32 @close(i32 noundef %46), !dbg !114
  br label %48, !dbg !115

48:                                               ; preds = %57, %45
  %49 = load i64, ptr %3, align 8, !dbg !116
  %50 = icmp ult i64 %49, 1, !dbg !117
  br i1 %50, label %51, label %55, !dbg !118

51:                                               ; preds = %48
  %52 = load i32, ptr @over, align 4, !dbg !119
  %53 = call i64 @read(i32 noundef %52, ptr noundef %4, i64 noundef 8), !dbg !120
  %54 = icmp eq i64 %53, 8, !dbg !121
  br label %55

55:                                               ; preds = %51, %48
  %56 = phi i1 [ false, %48 ], [ %54, %51 ], !dbg !122
  br i1 %56, label %57, label %61, !dbg !115

57:                                               ; preds = %55
  %58 = load i64, ptr %4, align 8, !dbg !123
  %59 = load i64, ptr %3, align 8, !dbg !124
  %60 = add i64 %59, %58, !dbg !124
  store i64 %60, ptr %3, align 8, !dbg !124
  br label %48, !dbg !115, !llvm.loop !125

61:                                               ; preds = %55
  call void @llvm.dbg.declare(metadata ptr %8, metadata !126, metadata !DIExpression()), !dbg !128
  store i32 0, ptr %8, align 4, !dbg !128
  br label %62, !dbg !129

62:                                               ; preds = %74, %61
  %63 = load i32, ptr %8, align 4, !dbg !130
  %64 = icmp slt i32 %63, 2, !dbg !132
  br i1 %64, label %65, label %77, !dbg !133

65:                                               ; preds = %62
  %66 = load i32, ptr %8, align 4, !dbg !134
  %67 = sext i32 %66 to i64, !dbg !134
  %68 = getelementptr inbounds [2 x i32], ptr @done, i64 0, i64 %67, !dbg !134
  %69 = load i32, ptr %68, align 4, !dbg !134
  %70 = icmp eq i32 %69, 1, !dbg !134
  br i1 %70, label %71, label %72, !dbg !137

71:                                               ; preds = %65
  br label %73, !dbg !137

72:                                               ; preds = %65
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !134
  unreachable, !dbg !134

73:                                               ; preds = %71
  br label %74, !dbg !138

74:                                               ; preds = %73
  %75 = load i32, ptr %8, align 4, !dbg !139
  %76 = add nsw i32 %75, 1, !dbg !139
  store i32 %76, ptr %8, align 4, !dbg !139
  br label %62, !dbg !140, !llvm.loop !141

77:                                               ; preds = %62
  call void @llvm.dbg.declare(metadata ptr %9, metadata !143, metadata !DIExpression()), !dbg !145
  store i32 0, ptr %9, align 4, !dbg !145
  br label %78, !dbg !146

78:                                               ; preds = %87, %77
  %79 = load i32, ptr %9, align 4, !dbg !147
  %80 = icmp slt i32 %79, 1, !dbg !149
  br i1 %80, label %81, label %90, !dbg !150

81:                                               ; preds = %78
  %82 = load i32, ptr %9, align 4, !dbg !151
  %83 = sext i32 %82 to i64, !dbg !152
  %84 = getelementptr inbounds [1 x i64], ptr %2, i64 0, i64 %83, !dbg !152
  %85 = load i64, ptr %84, align 8, !dbg !152
  %86 = call i32 @pthread_join(i64 noundef %85, ptr noundef null), !dbg !153
  br label %87, !dbg !153

87:                                               ; preds = %81
  %88 = load i32, ptr %9, align 4, !dbg !154
  %89 = add nsw i32 %88, 1, !dbg !154
  store i32 %89, ptr %9, align 4, !dbg !154
  br label %78, !dbg !155, !llvm.loop !156

90:                                               ; preds = %78
  %91 = load i32, ptr @jobs, align 4, !dbg !158
  %92 = call i32 @close(i32 noundef %91), !dbg !159
  %93 = load i32, ptr @over, align 4, !dbg !160
  %94 = call i32 @close(i32 noundef %93), !dbg !161
  store i32 0, ptr %1, align 4, !dbg !162
  br label %95, !dbg !162

95:                                               ; preds = %90, %16
  %96 = load i32, ptr %1, align 4, !dbg !163
  ret i32 %96, !dbg !163
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
define internal ptr @worker(ptr noundef %0) #0 !dbg !164 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !167, metadata !DIExpression()), !dbg !168
  call void @llvm.dbg.declare(metadata ptr %3, metadata !169, metadata !DIExpression()), !dbg !170
  call void @llvm.dbg.declare(metadata ptr %4, metadata !171, metadata !DIExpression()), !dbg !172
  store i64 1, ptr %4, align 8, !dbg !172
  br label %5, !dbg !173

5:                                                ; preds = %9, %1
  %6 = load i32, ptr @jobs, align 4, !dbg !174
  %7 = call i64 @read(i32 noundef %6, ptr noundef %3, i64 noundef 8), !dbg !175
  %8 = icmp eq i64 %7, 8, !dbg !176
  br i1 %8, label %9, label %18, !dbg !173

9:                                                ; preds = %5
  %10 = load ptr, ptr %3, align 8, !dbg !177
  %11 = getelementptr inbounds %struct.job, ptr %10, i32 0, i32 0, !dbg !179
  %12 = load i32, ptr %11, align 4, !dbg !179
  %13 = sext i32 %12 to i64, !dbg !180
  %14 = getelementptr inbounds [2 x i32], ptr @done, i64 0, i64 %13, !dbg !180
  %15 = load i32, ptr %14, align 4, !dbg !181
  %16 = add nsw i32 %15, 1, !dbg !181
  store i32 %16, ptr %14, align 4, !dbg !181
  %17 = load ptr, ptr %3, align 8, !dbg !182
  call void @free(ptr noundef %17) #6, !dbg !183
  br label %5, !dbg !173, !llvm.loop !184

18:                                               ; preds = %5
  %19 = load i32, ptr @over, align 4, !dbg !186
  %20 = call i64 @write(i32 noundef %19, ptr noundef %4, i64 noundef 8), !dbg !187
  %21 = load ptr, ptr %2, align 8, !dbg !188
  ret ptr %21, !dbg !189
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
!106 = !DILocation(line: 51, column: 9, scope: !93)
!107 = !DILocation(line: 51, column: 3, scope: !93)
!108 = !DILocation(line: 53, column: 2, scope: !93)
!109 = !DILocation(line: 46, column: 29, scope: !89)
!110 = !DILocation(line: 46, column: 2, scope: !89)
!111 = distinct !{!111, !91, !112, !83}
!112 = !DILocation(line: 53, column: 2, scope: !85)
!113 = !DILocation(line: 55, column: 8, scope: !39)
!114 = !DILocation(line: 55, column: 2, scope: !39)
!115 = !DILocation(line: 57, column: 2, scope: !39)
!116 = !DILocation(line: 57, column: 9, scope: !39)
!117 = !DILocation(line: 57, column: 15, scope: !39)
!118 = !DILocation(line: 57, column: 25, scope: !39)
!119 = !DILocation(line: 57, column: 33, scope: !39)
!120 = !DILocation(line: 57, column: 28, scope: !39)
!121 = !DILocation(line: 57, column: 59, scope: !39)
!122 = !DILocation(line: 0, scope: !39)
!123 = !DILocation(line: 58, column: 12, scope: !39)
!124 = !DILocation(line: 58, column: 9, scope: !39)
!125 = distinct !{!125, !115, !123, !83}
!126 = !DILocalVariable(name: "i", scope: !127, file: !3, line: 59, type: !27)
!127 = distinct !DILexicalBlock(scope: !39, file: !3, line: 59, column: 2)
!128 = !DILocation(line: 59, column: 11, scope: !127)
!129 = !DILocation(line: 59, column: 7, scope: !127)
!130 = !DILocation(line: 59, column: 18, scope: !131)
!131 = distinct !DILexicalBlock(scope: !127, file: !3, line: 59, column: 2)
!132 = !DILocation(line: 59, column: 20, scope: !131)
!133 = !DILocation(line: 59, column: 2, scope: !127)
!134 = !DILocation(line: 60, column: 3, scope: !135)
!135 = distinct !DILexicalBlock(scope: !136, file: !3, line: 60, column: 3)
!136 = distinct !DILexicalBlock(scope: !131, file: !3, line: 60, column: 3)
!137 = !DILocation(line: 60, column: 3, scope: !136)
!138 = !DILocation(line: 60, column: 3, scope: !131)
!139 = !DILocation(line: 59, column: 29, scope: !131)
!140 = !DILocation(line: 59, column: 2, scope: !131)
!141 = distinct !{!141, !133, !142, !83}
!142 = !DILocation(line: 60, column: 3, scope: !127)
!143 = !DILocalVariable(name: "i", scope: !144, file: !3, line: 61, type: !27)
!144 = distinct !DILexicalBlock(scope: !39, file: !3, line: 61, column: 2)
!145 = !DILocation(line: 61, column: 11, scope: !144)
!146 = !DILocation(line: 61, column: 7, scope: !144)
!147 = !DILocation(line: 61, column: 18, scope: !148)
!148 = distinct !DILexicalBlock(scope: !144, file: !3, line: 61, column: 2)
!149 = !DILocation(line: 61, column: 20, scope: !148)
!150 = !DILocation(line: 61, column: 2, scope: !144)
!151 = !DILocation(line: 62, column: 23, scope: !148)
!152 = !DILocation(line: 62, column: 16, scope: !148)
!153 = !DILocation(line: 62, column: 3, scope: !148)
!154 = !DILocation(line: 61, column: 32, scope: !148)
!155 = !DILocation(line: 61, column: 2, scope: !148)
!156 = distinct !{!156, !150, !157, !83}
!157 = !DILocation(line: 62, column: 31, scope: !144)
!158 = !DILocation(line: 63, column: 8, scope: !39)
!159 = !DILocation(line: 63, column: 2, scope: !39)
!160 = !DILocation(line: 64, column: 8, scope: !39)
!161 = !DILocation(line: 64, column: 2, scope: !39)
!162 = !DILocation(line: 65, column: 2, scope: !39)
!163 = !DILocation(line: 66, column: 1, scope: !39)
!164 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 25, type: !165, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!165 = !DISubroutineType(types: !166)
!166 = !{!5, !5}
!167 = !DILocalVariable(name: "arg", arg: 1, scope: !164, file: !3, line: 25, type: !5)
!168 = !DILocation(line: 25, column: 27, scope: !164)
!169 = !DILocalVariable(name: "job", scope: !164, file: !3, line: 27, type: !94)
!170 = !DILocation(line: 27, column: 14, scope: !164)
!171 = !DILocalVariable(name: "one", scope: !164, file: !3, line: 28, type: !52)
!172 = !DILocation(line: 28, column: 11, scope: !164)
!173 = !DILocation(line: 29, column: 2, scope: !164)
!174 = !DILocation(line: 29, column: 14, scope: !164)
!175 = !DILocation(line: 29, column: 9, scope: !164)
!176 = !DILocation(line: 29, column: 41, scope: !164)
!177 = !DILocation(line: 30, column: 8, scope: !178)
!178 = distinct !DILexicalBlock(scope: !164, file: !3, line: 29, column: 56)
!179 = !DILocation(line: 30, column: 13, scope: !178)
!180 = !DILocation(line: 30, column: 3, scope: !178)
!181 = !DILocation(line: 30, column: 20, scope: !178)
!182 = !DILocation(line: 31, column: 8, scope: !178)
!183 = !DILocation(line: 31, column: 3, scope: !178)
!184 = distinct !{!184, !173, !185, !83}
!185 = !DILocation(line: 32, column: 2, scope: !164)
!186 = !DILocation(line: 33, column: 8, scope: !164)
!187 = !DILocation(line: 33, column: 2, scope: !164)
!188 = !DILocation(line: 34, column: 9, scope: !164)
!189 = !DILocation(line: 34, column: 2, scope: !164)
