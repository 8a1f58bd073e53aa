; ModuleID = 'estimate/agm_stack.c'
source_filename = "estimate/agm_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@popped = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [41 x i8] c"popped[i] == 0 || seen[popped[i]]++ == 0\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [21 x i8] c"estimate/agm_stack.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22
@top = internal global i32 0, align 4, !dbg !28
@slots = internal global [3 x i32] zeroinitializer, align 4, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !46 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i64], align 16
  %3 = alloca [4 x i32], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !62
  call void @llvm.memset.p0.i64(ptr align 16 %3, i8 0, i64 16, i1 false), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %4, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, ptr %4, align 4, !dbg !65
  br label %8, !dbg !66

8:                                                ; preds = %19, %0
  %9 = load i32, ptr %4, align 4, !dbg !67
  %10 = icmp slt i32 %9, 3, !dbg !69
  br i1 %10, label %11, label %22, !dbg !70

11:                                               ; preds = %8
  %12 = load i32, ptr %4, align 4, !dbg !71
  %13 = sext i32 %12 to i64, !dbg !72
  %14 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %13, !dbg !72
  %15 = load i32, ptr %4, align 4, !dbg !73
  %16 = sext i32 %15 to i64, !dbg !74
  %17 = inttoptr i64 %16 to ptr, !dbg !75
  %18 = call i32 @pthread_create(ptr noundef %14, ptr noundef null, ptr noundef @push, ptr noundef %17) #6, !dbg !76
  br label %19, !dbg !76

19:                                               ; preds = %11
  %20 = load i32, ptr %4, align 4, !dbg !77
  %21 = add nsw i32 %20, 1, !dbg !77
  store i32 %21, ptr %4, align 4, !dbg !77
  br label %8, !dbg !78, !llvm.loop !79

22:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %5, align 4, !dbg !84
  br label %23, !dbg !85

23:                                               ; preds = %35, %22
  %24 = load i32, ptr %5, align 4, !dbg !86
  %25 = icmp slt i32 %24, 3, !dbg !88
  br i1 %25, label %26, label %38, !dbg !89

26:                                               ; preds = %23
  %27 = load i32, ptr %5, align 4, !dbg !90
  %28 = add nsw i32 3, %27, !dbg !91
  %29 = sext i32 %28 to i64, !dbg !92
  %30 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %29, !dbg !92
  %31 = load i32, ptr %5, align 4, !dbg !93
  %32 = sext i32 %31 to i64, !dbg !94
  %33 = inttoptr i64 %32 to ptr, !dbg !95
  %34 = call i32 @pthread_create(ptr noundef %30, ptr noundef null, ptr noundef @pop, ptr noundef %33) #6, !dbg !96
  br label %35, !dbg !96

35:                                               ; preds = %26
  %36 = load i32, ptr %5, align 4, !dbg !97
  %37 = add nsw i32 %36, 1, !dbg !97
  store i32 %37, ptr %5, align 4, !dbg !97
  br label %23, !dbg !98, !llvm.loop !99

38:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata ptr %6, metadata !101, metadata !DIExpression()), !dbg !103
  store i32 0, ptr %6, align 4, !dbg !103
  br label %39, !dbg !104

39:                                               ; preds = %48, %38
  %40 = load i32, ptr %6, align 4, !dbg !105
  %41 = icmp slt i32 %40, 6, !dbg !107
  br i1 %41, label %42, label %51, !dbg !108

42:                                               ; preds = %39
  %43 = load i32, ptr %6, align 4, !dbg !109
  %44 = sext i32 %43 to i64, !dbg !110
  %45 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %44, !dbg !110
  %46 = load i64, ptr %45, align 8, !dbg !110
  %47 = call i32 @pthread_join(i64 noundef %46, ptr noundef null), !dbg !111
  br label %48, !dbg !111

48:                                               ; preds = %42
  %49 = load i32, ptr %6, align 4, !dbg !112
  %50 = add nsw i32 %49, 1, !dbg !112
  store i32 %50, ptr %6, align 4, !dbg !112
  br label %39, !dbg !113, !llvm.loop !114

51:                                               ; preds = %39
  call void @llvm.dbg.declare(metadata ptr %7, metadata !116, metadata !DIExpression()), !dbg !118
  store i32 0, ptr %7, align 4, !dbg !118
  br label %52, !dbg !119

52:                                               ; preds = %74, %51
  %53 = load i32, ptr %7, align 4, !dbg !120
  %54 = icmp slt i32 %53, 3, !dbg !122
  br i1 %54, label %55, label %77, !dbg !123

55:                                               ; preds = %52
  %56 = load i32, ptr %7, align 4, !dbg !124
  %57 = sext i32 %56 to i64, !dbg !124
  %58 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %57, !dbg !124
  %59 = load i32, ptr %58, align 4, !dbg !124
  %60 = icmp eq i32 %59, 0, !dbg !124
  br i1 %60, label %71, label %61, !dbg !124

61:                                               ; preds = %55
  %62 = load i32, ptr %7, align 4, !dbg !124
  %63 = sext i32 %62 to i64, !dbg !124
  %64 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %63, !dbg !124
  %65 = load i32, ptr %64, align 4, !dbg !124
  %66 = sext i32 %65 to i64, !dbg !124
  %67 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %66, !dbg !124
  %68 = load i32, ptr %67, align 4, !dbg !124
  %69 = add nsw i32 %68, 1, !dbg !124
  store i32 %69, ptr %67, align 4, !dbg !124
  %70 = icmp eq i32 %68, 0, !dbg !124
  br i1 %70, label %71, label %72, !dbg !127

71:                                               ; preds = %61, %55
  br label %73, !dbg !127

72:                                               ; preds = %61
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !124
  unreachable, !dbg !124

73:                                               ; preds = %71
  br label %74, !dbg !128

74:                                               ; preds = %73
  %75 = load i32, ptr %7, align 4, !dbg !129
  %76 = add nsw i32 %75, 1, !dbg !129
  store i32 %76, ptr %7, align 4, !dbg !129
  br label %52, !dbg !130, !llvm.loop !131

77:                                               ; preds = %52
  ret i32 0, !dbg !133
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0) #0 !dbg !134 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !137, metadata !DIExpression()), !dbg !138
  call void @llvm.dbg.declare(metadata ptr %3, metadata !139, metadata !DIExpression()), !dbg !140
  store i32 1, ptr %4, align 4, !dbg !141
  %7 = load i32, ptr %4, align 4, !dbg !141
  %8 = atomicrmw add ptr @top, i32 %7 seq_cst, align 4, !dbg !141
  store i32 %8, ptr %5, align 4, !dbg !141
  %9 = load i32, ptr %5, align 4, !dbg !141
  store i32 %9, ptr %3, align 4, !dbg !140
  %10 = load i32, ptr %3, align 4, !dbg !142
  %11 = sext i32 %10 to i64, !dbg !142
  %12 = getelementptr inbounds [3 x i32], ptr @slots, i64 0, i64 %11, !dbg !142
  %13 = load ptr, ptr %2, align 8, !dbg !142
  %14 = ptrtoint ptr %13 to i64, !dbg !142
  %15 = trunc i64 %14 to i32, !dbg !142
  %16 = add nsw i32 1, %15, !dbg !142
  store i32 %16, ptr %6, align 4, !dbg !142
  %17 = load i32, ptr %6, align 4, !dbg !142
  store atomic i32 %17, ptr %12 seq_cst, align 4, !dbg !142
  ret ptr null, !dbg !143
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @pop(ptr noundef %0) #0 !dbg !144 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !145, metadata !DIExpression()), !dbg !146
  call void @llvm.dbg.declare(metadata ptr %3, metadata !147, metadata !DIExpression()), !dbg !149
  %8 = load atomic i32, ptr @top seq_cst, align 4, !dbg !150
  store i32 %8, ptr %4, align 4, !dbg !150
  %9 = load i32, ptr %4, align 4, !dbg !150
  %10 = sub nsw i32 %9, 1, !dbg !151
  store i32 %10, ptr %3, align 4, !dbg !149
  br label %11, !dbg !152

11:                                               ; preds = %29, %1
  %12 = load i32, ptr %3, align 4, !dbg !153
  %13 = icmp sge i32 %12, 0, !dbg !155
  br i1 %13, label %14, label %32, !dbg !156

14:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata ptr %5, metadata !157, metadata !DIExpression()), !dbg !159
  %15 = load i32, ptr %3, align 4, !dbg !160
  %16 = sext i32 %15 to i64, !dbg !160
  %17 = getelementptr inbounds [3 x i32], ptr @slots, i64 0, i64 %16, !dbg !160
  store i32 0, ptr %6, align 4, !dbg !160
  %18 = load i32, ptr %6, align 4, !dbg !160
  %19 = atomicrmw xchg ptr %17, i32 %18 seq_cst, align 4, !dbg !160
  store i32 %19, ptr %7, align 4, !dbg !160
  %20 = load i32, ptr %7, align 4, !dbg !160
  store i32 %20, ptr %5, align 4, !dbg !159
  %21 = load i32, ptr %5, align 4, !dbg !161
  %22 = icmp ne i32 %21, 0, !dbg !163
  br i1 %22, label %23, label %28, !dbg !164

23:                                               ; preds = %14
  %24 = load i32, ptr %5, align 4, !dbg !165
  %25 = load ptr, ptr %2, align 8, !dbg !167
  %26 = ptrtoint ptr %25 to i64, !dbg !168
  %27 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %26, !dbg !169
  store i32 %24, ptr %27, align 4, !dbg !170
  br label %32, !dbg !171

28:                                               ; preds = %14
  br label %29, !dbg !172

29:                                               ; preds = %28
  %30 = load i32, ptr %3, align 4, !dbg !173
  %31 = add nsw i32 %30, -1, !dbg !173
  store i32 %31, ptr %3, align 4, !dbg !173
  br label %11, !dbg !174, !llvm.loop !175

32:                                               ; preds = %23, %11
  ret ptr null, !dbg !177
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "popped", scope: !2, file: !3, line: 23, type: !38, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/agm_stack.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28, !33}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 328, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 41)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 168, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 21)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 21, type: !30, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !31, line: 96, baseType: !32)
!31 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 22, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 96, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 3)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !36)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !47, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!9}
!49 = !{}
!50 = !DILocalVariable(name: "t", scope: !46, file: !3, line: 47, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 384, elements: !55)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !{!56}
!56 = !DISubrange(count: 6)
!57 = !DILocation(line: 47, column: 12, scope: !46)
!58 = !DILocalVariable(name: "seen", scope: !46, file: !3, line: 48, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 4)
!62 = !DILocation(line: 48, column: 6, scope: !46)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 50, type: !9)
!64 = distinct !DILexicalBlock(scope: !46, file: !3, line: 50, column: 2)
!65 = !DILocation(line: 50, column: 11, scope: !64)
!66 = !DILocation(line: 50, column: 7, scope: !64)
!67 = !DILocation(line: 50, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 50, column: 2)
!69 = !DILocation(line: 50, column: 20, scope: !68)
!70 = !DILocation(line: 50, column: 2, scope: !64)
!71 = !DILocation(line: 51, column: 21, scope: !68)
!72 = !DILocation(line: 51, column: 19, scope: !68)
!73 = !DILocation(line: 51, column: 55, scope: !68)
!74 = !DILocation(line: 51, column: 45, scope: !68)
!75 = !DILocation(line: 51, column: 37, scope: !68)
!76 = !DILocation(line: 51, column: 3, scope: !68)
!77 = !DILocation(line: 50, column: 32, scope: !68)
!78 = !DILocation(line: 50, column: 2, scope: !68)
!79 = distinct !{!79, !70, !80, !81}
!80 = !DILocation(line: 51, column: 56, scope: !64)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 52, type: !9)
!83 = distinct !DILexicalBlock(scope: !46, file: !3, line: 52, column: 2)
!84 = !DILocation(line: 52, column: 11, scope: !83)
!85 = !DILocation(line: 52, column: 7, scope: !83)
!86 = !DILocation(line: 52, column: 18, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 52, column: 2)
!88 = !DILocation(line: 52, column: 20, scope: !87)
!89 = !DILocation(line: 52, column: 2, scope: !83)
!90 = !DILocation(line: 53, column: 31, scope: !87)
!91 = !DILocation(line: 53, column: 29, scope: !87)
!92 = !DILocation(line: 53, column: 19, scope: !87)
!93 = !DILocation(line: 53, column: 64, scope: !87)
!94 = !DILocation(line: 53, column: 54, scope: !87)
!95 = !DILocation(line: 53, column: 46, scope: !87)
!96 = !DILocation(line: 53, column: 3, scope: !87)
!97 = !DILocation(line: 52, column: 32, scope: !87)
!98 = !DILocation(line: 52, column: 2, scope: !87)
!99 = distinct !{!99, !89, !100, !81}
!100 = !DILocation(line: 53, column: 65, scope: !83)
!101 = !DILocalVariable(name: "i", scope: !102, file: !3, line: 54, type: !9)
!102 = distinct !DILexicalBlock(scope: !46, file: !3, line: 54, column: 2)
!103 = !DILocation(line: 54, column: 11, scope: !102)
!104 = !DILocation(line: 54, column: 7, scope: !102)
!105 = !DILocation(line: 54, column: 18, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 54, column: 2)
!107 = !DILocation(line: 54, column: 20, scope: !106)
!108 = !DILocation(line: 54, column: 2, scope: !102)
!109 = !DILocation(line: 55, column: 18, scope: !106)
!110 = !DILocation(line: 55, column: 16, scope: !106)
!111 = !DILocation(line: 55, column: 3, scope: !106)
!112 = !DILocation(line: 54, column: 42, scope: !106)
!113 = !DILocation(line: 54, column: 2, scope: !106)
!114 = distinct !{!114, !108, !115, !81}
!115 = !DILocation(line: 55, column: 26, scope: !102)
!116 = !DILocalVariable(name: "i", scope: !117, file: !3, line: 56, type: !9)
!117 = distinct !DILexicalBlock(scope: !46, file: !3, line: 56, column: 2)
!118 = !DILocation(line: 56, column: 11, scope: !117)
!119 = !DILocation(line: 56, column: 7, scope: !117)
!120 = !DILocation(line: 56, column: 18, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 56, column: 2)
!122 = !DILocation(line: 56, column: 20, scope: !121)
!123 = !DILocation(line: 56, column: 2, scope: !117)
!124 = !DILocation(line: 57, column: 3, scope: !125)
!125 = distinct !DILexicalBlock(scope: !126, file: !3, line: 57, column: 3)
!126 = distinct !DILexicalBlock(scope: !121, file: !3, line: 57, column: 3)
!127 = !DILocation(line: 57, column: 3, scope: !126)
!128 = !DILocation(line: 57, column: 3, scope: !121)
!129 = !DILocation(line: 56, column: 32, scope: !121)
!130 = !DILocation(line: 56, column: 2, scope: !121)
!131 = distinct !{!131, !123, !132, !81}
!132 = !DILocation(line: 57, column: 3, scope: !117)
!133 = !DILocation(line: 58, column: 2, scope: !46)
!134 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 25, type: !135, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!135 = !DISubroutineType(types: !136)
!136 = !{!5, !5}
!137 = !DILocalVariable(name: "arg", arg: 1, scope: !134, file: !3, line: 25, type: !5)
!138 = !DILocation(line: 25, column: 25, scope: !134)
!139 = !DILocalVariable(name: "i", scope: !134, file: !3, line: 27, type: !9)
!140 = !DILocation(line: 27, column: 6, scope: !134)
!141 = !DILocation(line: 27, column: 10, scope: !134)
!142 = !DILocation(line: 29, column: 2, scope: !134)
!143 = !DILocation(line: 30, column: 2, scope: !134)
!144 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 33, type: !135, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!145 = !DILocalVariable(name: "arg", arg: 1, scope: !144, file: !3, line: 33, type: !5)
!146 = !DILocation(line: 33, column: 24, scope: !144)
!147 = !DILocalVariable(name: "i", scope: !148, file: !3, line: 35, type: !9)
!148 = distinct !DILexicalBlock(scope: !144, file: !3, line: 35, column: 2)
!149 = !DILocation(line: 35, column: 11, scope: !148)
!150 = !DILocation(line: 35, column: 15, scope: !148)
!151 = !DILocation(line: 35, column: 33, scope: !148)
!152 = !DILocation(line: 35, column: 7, scope: !148)
!153 = !DILocation(line: 35, column: 38, scope: !154)
!154 = distinct !DILexicalBlock(scope: !148, file: !3, line: 35, column: 2)
!155 = !DILocation(line: 35, column: 40, scope: !154)
!156 = !DILocation(line: 35, column: 2, scope: !148)
!157 = !DILocalVariable(name: "v", scope: !158, file: !3, line: 36, type: !9)
!158 = distinct !DILexicalBlock(scope: !154, file: !3, line: 35, column: 51)
!159 = !DILocation(line: 36, column: 7, scope: !158)
!160 = !DILocation(line: 36, column: 11, scope: !158)
!161 = !DILocation(line: 37, column: 7, scope: !162)
!162 = distinct !DILexicalBlock(scope: !158, file: !3, line: 37, column: 7)
!163 = !DILocation(line: 37, column: 9, scope: !162)
!164 = !DILocation(line: 37, column: 7, scope: !158)
!165 = !DILocation(line: 38, column: 28, scope: !166)
!166 = distinct !DILexicalBlock(scope: !162, file: !3, line: 37, column: 15)
!167 = !DILocation(line: 38, column: 21, scope: !166)
!168 = !DILocation(line: 38, column: 11, scope: !166)
!169 = !DILocation(line: 38, column: 4, scope: !166)
!170 = !DILocation(line: 38, column: 26, scope: !166)
!171 = !DILocation(line: 39, column: 4, scope: !166)
!172 = !DILocation(line: 41, column: 2, scope: !158)
!173 = !DILocation(line: 35, column: 47, scope: !154)
!174 = !DILocation(line: 35, column: 2, scope: !154)
!175 = distinct !{!175, !156, !176, !81}
!176 = !DILocation(line: 41, column: 2, scope: !148)
!177 = !DILocation(line: 42, column: 2, scope: !144)
