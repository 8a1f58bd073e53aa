; ModuleID = 'estimate/agm_stack.c'
source_filename = "estimate/agm_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@popped = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [41 x i8] c"popped[i] == 0 || seen[popped[i]]++ == 0\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [17 x i8] c"estimate/stack.h\00", align 1, !dbg !18
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !23
@top = internal global i32 0, align 4, !dbg !29
@slots = internal global [3 x i32] zeroinitializer, align 4, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i64], align 16
  %3 = alloca [4 x i32], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !63
  call void @llvm.memset.p0.i64(ptr align 16 %3, i8 0, i64 16, i1 false), !dbg !63
  call void @llvm.dbg.declare(metadata ptr %4, metadata !64, metadata !DIExpression()), !dbg !66
  store i32 0, ptr %4, align 4, !dbg !66
  br label %8, !dbg !67

8:                                                ; preds = %19, %0
  %9 = load i32, ptr %4, align 4, !dbg !68
  %10 = icmp slt i32 %9, 3, !dbg !70
  br i1 %10, label %11, label %22, !dbg !71

11:                                               ; preds = %8
  %12 = load i32, ptr %4, align 4, !dbg !72
  %13 = sext i32 %12 to i64, !dbg !73
  %14 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %13, !dbg !73
  %15 = load i32, ptr %4, align 4, !dbg !74
  %16 = sext i32 %15 to i64, !dbg !75
  %17 = inttoptr i64 %16 to ptr, !dbg !76
  %18 = call i32 @pthread_create(ptr noundef %14, ptr noundef null, ptr noundef @push, ptr noundef %17) #6, !dbg !77
  br label %19, !dbg !77

19:                                               ; preds = %11
  %20 = load i32, ptr %4, align 4, !dbg !78
  %21 = add nsw i32 %20, 1, !dbg !78
  store i32 %21, ptr %4, align 4, !dbg !78
  br label %8, !dbg !79, !llvm.loop !80

22:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 0, ptr %5, align 4, !dbg !85
  br label %23, !dbg !86

23:                                               ; preds = %35, %22
  %24 = load i32, ptr %5, align 4, !dbg !87
  %25 = icmp slt i32 %24, 3, !dbg !89
  br i1 %25, label %26, label %38, !dbg !90

26:                                               ; preds = %23
  %27 = load i32, ptr %5, align 4, !dbg !91
  %28 = add nsw i32 3, %27, !dbg !92
  %29 = sext i32 %28 to i64, !dbg !93
  %30 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %29, !dbg !93
  %31 = load i32, ptr %5, align 4, !dbg !94
  %32 = sext i32 %31 to i64, !dbg !95
  %33 = inttoptr i64 %32 to ptr, !dbg !96
  %34 = call i32 @pthread_create(ptr noundef %30, ptr noundef null, ptr noundef @popper, ptr noundef %33) #6, !dbg !97
  br label %35, !dbg !97

35:                                               ; preds = %26
  %36 = load i32, ptr %5, align 4, !dbg !98
  %37 = add nsw i32 %36, 1, !dbg !98
  store i32 %37, ptr %5, align 4, !dbg !98
  br label %23, !dbg !99, !llvm.loop !100

38:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata ptr %6, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 0, ptr %6, align 4, !dbg !104
  br label %39, !dbg !105

39:                                               ; preds = %48, %38
  %40 = load i32, ptr %6, align 4, !dbg !106
  %41 = icmp slt i32 %40, 6, !dbg !108
  br i1 %41, label %42, label %51, !dbg !109

42:                                               ; preds = %39
  %43 = load i32, ptr %6, align 4, !dbg !110
  %44 = sext i32 %43 to i64, !dbg !111
  %45 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %44, !dbg !111
  %46 = load i64, ptr %45, align 8, !dbg !111
  %47 = call i32 @pthread_join(i64 noundef %46, ptr noundef null), !dbg !112
  br label %48, !dbg !112

48:                                               ; preds = %42
  %49 = load i32, ptr %6, align 4, !dbg !113
  %50 = add nsw i32 %49, 1, !dbg !113
  store i32 %50, ptr %6, align 4, !dbg !113
  br label %39, !dbg !114, !llvm.loop !115

51:                                               ; preds = %39
  call void @llvm.dbg.declare(metadata ptr %7, metadata !117, metadata !DIExpression()), !dbg !119
  store i32 0, ptr %7, align 4, !dbg !119
  br label %52, !dbg !120

52:                                               ; preds = %74, %51
  %53 = load i32, ptr %7, align 4, !dbg !121
  %54 = icmp slt i32 %53, 3, !dbg !123
  br i1 %54, label %55, label %77, !dbg !124

55:                                               ; preds = %52
  %56 = load i32, ptr %7, align 4, !dbg !125
  %57 = sext i32 %56 to i64, !dbg !125
  %58 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %57, !dbg !125
  %59 = load i32, ptr %58, align 4, !dbg !125
  %60 = icmp eq i32 %59, 0, !dbg !125
  br i1 %60, label %71, label %61, !dbg !125

61:                                               ; preds = %55
  %62 = load i32, ptr %7, align 4, !dbg !125
  %63 = sext i32 %62 to i64, !dbg !125
  %64 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %63, !dbg !125
  %65 = load i32, ptr %64, align 4, !dbg !125
  %66 = sext i32 %65 to i64, !dbg !125
  %67 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %66, !dbg !125
  %68 = load i32, ptr %67, align 4, !dbg !125
  %69 = add nsw i32 %68, 1, !dbg !125
  store i32 %69, ptr %67, align 4, !dbg !125
  %70 = icmp eq i32 %68, 0, !dbg !125
  br i1 %70, label %71, label %72, !dbg !128

71:                                               ; preds = %61, %55
  br label %73, !dbg !128

72:                                               ; preds = %61
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !125
  unreachable, !dbg !125

73:                                               ; preds = %71
  br label %74, !dbg !129

74:                                               ; preds = %73
  %75 = load i32, ptr %7, align 4, !dbg !130
  %76 = add nsw i32 %75, 1, !dbg !130
  store i32 %76, ptr %7, align 4, !dbg !130
  br label %52, !dbg !131, !llvm.loop !132

77:                                               ; preds = %52
  ret i32 0, !dbg !134
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0) #0 !dbg !135 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !138, metadata !DIExpression()), !dbg !139
  call void @llvm.dbg.declare(metadata ptr %3, metadata !140, metadata !DIExpression()), !dbg !141
  store i32 1, ptr %4, align 4, !dbg !142
  %7 = load i32, ptr %4, align 4, !dbg !142
  %8 = atomicrmw add ptr @top, i32 %7 seq_cst, align 4, !dbg !142
  store i32 %8, ptr %5, align 4, !dbg !142
  %9 = load i32, ptr %5, align 4, !dbg !142
  store i32 %9, ptr %3, align 4, !dbg !141
  %10 = load i32, ptr %3, align 4, !dbg !143
  %11 = sext i32 %10 to i64, !dbg !143
  %12 = getelementptr inbounds [3 x i32], ptr @slots, i64 0, i64 %11, !dbg !143
  %13 = load ptr, ptr %2, align 8, !dbg !143
  %14 = ptrtoint ptr %13 to i64, !dbg !143
  %15 = trunc i64 %14 to i32, !dbg !143
  %16 = add nsw i32 1, %15, !dbg !143
  store i32 %16, ptr %6, align 4, !dbg !143
  %17 = load i32, ptr %6, align 4, !dbg !143
  store atomic i32 %17, ptr %12 seq_cst, align 4, !dbg !143
  ret ptr null, !dbg !144
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @popper(ptr noundef %0) #0 !dbg !145 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !146, metadata !DIExpression()), !dbg !147
  call void @llvm.dbg.declare(metadata ptr %3, metadata !148, metadata !DIExpression()), !dbg !149
  %4 = call i32 @pop(), !dbg !150
  store i32 %4, ptr %3, align 4, !dbg !149
  %5 = load i32, ptr %3, align 4, !dbg !151
  %6 = icmp ne i32 %5, 0, !dbg !153
  br i1 %6, label %7, label %12, !dbg !154

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !155
  %9 = load ptr, ptr %2, align 8, !dbg !156
  %10 = ptrtoint ptr %9 to i64, !dbg !157
  %11 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %10, !dbg !158
  store i32 %8, ptr %11, align 4, !dbg !159
  br label %12, !dbg !158

12:                                               ; preds = %7, %1
  ret ptr null, !dbg !160
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal i32 @pop() #0 !dbg !161 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !162, metadata !DIExpression()), !dbg !163
  store i32 0, ptr %1, align 4, !dbg !163
  call void @llvm.dbg.declare(metadata ptr %2, metadata !164, metadata !DIExpression()), !dbg !166
  %6 = load atomic i32, ptr @top seq_cst, align 4, !dbg !167
  store i32 %6, ptr %3, align 4, !dbg !167
  %7 = load i32, ptr %3, align 4, !dbg !167
  %8 = sub nsw i32 %7, 1, !dbg !168
  store i32 %8, ptr %2, align 4, !dbg !166
  br label %9, !dbg !169

9:                                                ; preds = %24, %0
  %10 = load i32, ptr %2, align 4, !dbg !170
  %11 = icmp sge i32 %10, 0, !dbg !172
  br i1 %11, label %12, label %15, !dbg !173

12:                                               ; preds = %9
  %13 = load i32, ptr %1, align 4, !dbg !174
  %14 = icmp eq i32 %13, 0, !dbg !175
  br label %15

15:                                               ; preds = %12, %9
  %16 = phi i1 [ false, %9 ], [ %14, %12 ], !dbg !176
  br i1 %16, label %17, label %27, !dbg !177

17:                                               ; preds = %15
  %18 = load i32, ptr %2, align 4, !dbg !178
  %19 = sext i32 %18 to i64, !dbg !178
  %20 = getelementptr inbounds [3 x i32], ptr @slots, i64 0, i64 %19, !dbg !178
  store i32 0, ptr %4, align 4, !dbg !178
  %21 = load i32, ptr %4, align 4, !dbg !178
  %22 = atomicrmw xchg ptr %20, i32 %21 seq_cst, align 4, !dbg !178
  store i32 %22, ptr %5, align 4, !dbg !178
  %23 = load i32, ptr %5, align 4, !dbg !178
  store i32 %23, ptr %1, align 4, !dbg !179
  br label %24, !dbg !180

24:                                               ; preds = %17
  %25 = load i32, ptr %2, align 4, !dbg !181
  %26 = add nsw i32 %25, -1, !dbg !181
  store i32 %26, ptr %2, align 4, !dbg !181
  br label %9, !dbg !182, !llvm.loop !183

27:                                               ; preds = %15
  %28 = load i32, ptr %1, align 4, !dbg !185
  ret i32 %28, !dbg !186
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "popped", scope: !2, file: !13, line: 24, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/agm_stack.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !18, !23, !0, !29, !34}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !13, line: 47, type: !14, isLocal: true, isDefinition: true)
!13 = !DIFile(filename: "estimate/stack.h", directory: ".")
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 328, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 41)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !13, line: 47, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 136, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 17)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !13, line: 47, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 120, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!27 = !{!28}
!28 = !DISubrange(count: 15)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 10, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !32, line: 96, baseType: !33)
!32 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 11, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 96, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 3)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !37)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !13, file: !13, line: 35, type: !48, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!9}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !13, line: 37, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 384, elements: !56)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !{!57}
!57 = !DISubrange(count: 6)
!58 = !DILocation(line: 37, column: 12, scope: !47)
!59 = !DILocalVariable(name: "seen", scope: !47, file: !13, line: 38, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 4)
!63 = !DILocation(line: 38, column: 6, scope: !47)
!64 = !DILocalVariable(name: "i", scope: !65, file: !13, line: 40, type: !9)
!65 = distinct !DILexicalBlock(scope: !47, file: !13, line: 40, column: 2)
!66 = !DILocation(line: 40, column: 11, scope: !65)
!67 = !DILocation(line: 40, column: 7, scope: !65)
!68 = !DILocation(line: 40, column: 18, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !13, line: 40, column: 2)
!70 = !DILocation(line: 40, column: 20, scope: !69)
!71 = !DILocation(line: 40, column: 2, scope: !65)
!72 = !DILocation(line: 41, column: 21, scope: !69)
!73 = !DILocation(line: 41, column: 19, scope: !69)
!74 = !DILocation(line: 41, column: 55, scope: !69)
!75 = !DILocation(line: 41, column: 45, scope: !69)
!76 = !DILocation(line: 41, column: 37, scope: !69)
!77 = !DILocation(line: 41, column: 3, scope: !69)
!78 = !DILocation(line: 40, column: 32, scope: !69)
!79 = !DILocation(line: 40, column: 2, scope: !69)
!80 = distinct !{!80, !71, !81, !82}
!81 = !DILocation(line: 41, column: 56, scope: !65)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocalVariable(name: "i", scope: !84, file: !13, line: 42, type: !9)
!84 = distinct !DILexicalBlock(scope: !47, file: !13, line: 42, column: 2)
!85 = !DILocation(line: 42, column: 11, scope: !84)
!86 = !DILocation(line: 42, column: 7, scope: !84)
!87 = !DILocation(line: 42, column: 18, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !13, line: 42, column: 2)
!89 = !DILocation(line: 42, column: 20, scope: !88)
!90 = !DILocation(line: 42, column: 2, scope: !84)
!91 = !DILocation(line: 43, column: 31, scope: !88)
!92 = !DILocation(line: 43, column: 29, scope: !88)
!93 = !DILocation(line: 43, column: 19, scope: !88)
!94 = !DILocation(line: 43, column: 67, scope: !88)
!95 = !DILocation(line: 43, column: 57, scope: !88)
!96 = !DILocation(line: 43, column: 49, scope: !88)
!97 = !DILocation(line: 43, column: 3, scope: !88)
!98 = !DILocation(line: 42, column: 32, scope: !88)
!99 = !DILocation(line: 42, column: 2, scope: !88)
!100 = distinct !{!100, !90, !101, !82}
!101 = !DILocation(line: 43, column: 68, scope: !84)
!102 = !DILocalVariable(name: "i", scope: !103, file: !13, line: 44, type: !9)
!103 = distinct !DILexicalBlock(scope: !47, file: !13, line: 44, column: 2)
!104 = !DILocation(line: 44, column: 11, scope: !103)
!105 = !DILocation(line: 44, column: 7, scope: !103)
!106 = !DILocation(line: 44, column: 18, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !13, line: 44, column: 2)
!108 = !DILocation(line: 44, column: 20, scope: !107)
!109 = !DILocation(line: 44, column: 2, scope: !103)
!110 = !DILocation(line: 45, column: 18, scope: !107)
!111 = !DILocation(line: 45, column: 16, scope: !107)
!112 = !DILocation(line: 45, column: 3, scope: !107)
!113 = !DILocation(line: 44, column: 42, scope: !107)
!114 = !DILocation(line: 44, column: 2, scope: !107)
!115 = distinct !{!115, !109, !116, !82}
!116 = !DILocation(line: 45, column: 26, scope: !103)
!117 = !DILocalVariable(name: "i", scope: !118, file: !13, line: 46, type: !9)
!118 = distinct !DILexicalBlock(scope: !47, file: !13, line: 46, column: 2)
!119 = !DILocation(line: 46, column: 11, scope: !118)
!120 = !DILocation(line: 46, column: 7, scope: !118)
!121 = !DILocation(line: 46, column: 18, scope: !122)
!122 = distinct !DILexicalBlock(scope: !118, file: !13, line: 46, column: 2)
!123 = !DILocation(line: 46, column: 20, scope: !122)
!124 = !DILocation(line: 46, column: 2, scope: !118)
!125 = !DILocation(line: 47, column: 3, scope: !126)
!126 = distinct !DILexicalBlock(scope: !127, file: !13, line: 47, column: 3)
!127 = distinct !DILexicalBlock(scope: !122, file: !13, line: 47, column: 3)
!128 = !DILocation(line: 47, column: 3, scope: !127)
!129 = !DILocation(line: 47, column: 3, scope: !122)
!130 = !DILocation(line: 46, column: 32, scope: !122)
!131 = !DILocation(line: 46, column: 2, scope: !122)
!132 = distinct !{!132, !124, !133, !82}
!133 = !DILocation(line: 47, column: 3, scope: !118)
!134 = !DILocation(line: 48, column: 2, scope: !47)
!135 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 13, type: !136, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!136 = !DISubroutineType(types: !137)
!137 = !{!5, !5}
!138 = !DILocalVariable(name: "arg", arg: 1, scope: !135, file: !3, line: 13, type: !5)
!139 = !DILocation(line: 13, column: 25, scope: !135)
!140 = !DILocalVariable(name: "i", scope: !135, file: !3, line: 15, type: !9)
!141 = !DILocation(line: 15, column: 6, scope: !135)
!142 = !DILocation(line: 15, column: 10, scope: !135)
!143 = !DILocation(line: 17, column: 2, scope: !135)
!144 = !DILocation(line: 18, column: 2, scope: !135)
!145 = distinct !DISubprogram(name: "popper", scope: !13, file: !13, line: 26, type: !136, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!146 = !DILocalVariable(name: "arg", arg: 1, scope: !145, file: !13, line: 26, type: !5)
!147 = !DILocation(line: 26, column: 27, scope: !145)
!148 = !DILocalVariable(name: "v", scope: !145, file: !13, line: 28, type: !9)
!149 = !DILocation(line: 28, column: 6, scope: !145)
!150 = !DILocation(line: 28, column: 10, scope: !145)
!151 = !DILocation(line: 30, column: 6, scope: !152)
!152 = distinct !DILexicalBlock(scope: !145, file: !13, line: 30, column: 6)
!153 = !DILocation(line: 30, column: 8, scope: !152)
!154 = !DILocation(line: 30, column: 6, scope: !145)
!155 = !DILocation(line: 31, column: 27, scope: !152)
!156 = !DILocation(line: 31, column: 20, scope: !152)
!157 = !DILocation(line: 31, column: 10, scope: !152)
!158 = !DILocation(line: 31, column: 3, scope: !152)
!159 = !DILocation(line: 31, column: 25, scope: !152)
!160 = !DILocation(line: 32, column: 2, scope: !145)
!161 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 21, type: !48, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!162 = !DILocalVariable(name: "v", scope: !161, file: !3, line: 23, type: !9)
!163 = !DILocation(line: 23, column: 6, scope: !161)
!164 = !DILocalVariable(name: "i", scope: !165, file: !3, line: 25, type: !9)
!165 = distinct !DILexicalBlock(scope: !161, file: !3, line: 25, column: 2)
!166 = !DILocation(line: 25, column: 11, scope: !165)
!167 = !DILocation(line: 25, column: 15, scope: !165)
!168 = !DILocation(line: 25, column: 33, scope: !165)
!169 = !DILocation(line: 25, column: 7, scope: !165)
!170 = !DILocation(line: 25, column: 38, scope: !171)
!171 = distinct !DILexicalBlock(scope: !165, file: !3, line: 25, column: 2)
!172 = !DILocation(line: 25, column: 40, scope: !171)
!173 = !DILocation(line: 25, column: 45, scope: !171)
!174 = !DILocation(line: 25, column: 48, scope: !171)
!175 = !DILocation(line: 25, column: 50, scope: !171)
!176 = !DILocation(line: 0, scope: !171)
!177 = !DILocation(line: 25, column: 2, scope: !165)
!178 = !DILocation(line: 26, column: 7, scope: !171)
!179 = !DILocation(line: 26, column: 5, scope: !171)
!180 = !DILocation(line: 26, column: 3, scope: !171)
!181 = !DILocation(line: 25, column: 57, scope: !171)
!182 = !DILocation(line: 25, column: 2, scope: !171)
!183 = distinct !{!183, !177, !184, !82}
!184 = !DILocation(line: 26, column: 7, scope: !165)
!185 = !DILocation(line: 27, column: 9, scope: !161)
!186 = !DILocation(line: 27, column: 2, scope: !161)
