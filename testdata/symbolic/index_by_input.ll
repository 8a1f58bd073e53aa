; ModuleID = 'symbolic/index_by_input.c'
source_filename = "symbolic/index_by_input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@slots = internal global [4 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [9 x i8] c"sum == 2\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [26 x i8] c"symbolic/index_by_input.c\00", align 1, !dbg !15
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !20

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata ptr %4, metadata !48, metadata !DIExpression()), !dbg !49
  %8 = call i32 @__VERIFIER_nondet_uint(), !dbg !50
  store i32 %8, ptr %4, align 4, !dbg !49
  call void @llvm.dbg.declare(metadata ptr %5, metadata !51, metadata !DIExpression()), !dbg !52
  %9 = call i32 @__VERIFIER_nondet_uint(), !dbg !53
  store i32 %9, ptr %5, align 4, !dbg !52
  call void @llvm.dbg.declare(metadata ptr %6, metadata !54, metadata !DIExpression()), !dbg !55
  store i32 0, ptr %6, align 4, !dbg !55
  %10 = load i32, ptr %4, align 4, !dbg !56
  %11 = icmp ult i32 %10, 4, !dbg !57
  br i1 %11, label %12, label %15, !dbg !58

12:                                               ; preds = %0
  %13 = load i32, ptr %5, align 4, !dbg !59
  %14 = icmp ult i32 %13, 4, !dbg !60
  br label %15

15:                                               ; preds = %12, %0
  %16 = phi i1 [ false, %0 ], [ %14, %12 ], !dbg !61
  %17 = zext i1 %16 to i32, !dbg !58
  call void @__VERIFIER_assume(i32 noundef %17), !dbg !62
  %18 = load i32, ptr %4, align 4, !dbg !63
  %19 = load i32, ptr %5, align 4, !dbg !64
  %20 = icmp ne i32 %18, %19, !dbg !65
  %21 = zext i1 %20 to i32, !dbg !65
  call void @__VERIFIER_assume(i32 noundef %21), !dbg !66
  %22 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @count, ptr noundef %4) #5, !dbg !67
  %23 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @count, ptr noundef %5) #5, !dbg !68
  %24 = load i64, ptr %2, align 8, !dbg !69
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !70
  %26 = load i64, ptr %3, align 8, !dbg !71
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !72
  call void @llvm.dbg.declare(metadata ptr %7, metadata !73, metadata !DIExpression()), !dbg !75
  store i32 0, ptr %7, align 4, !dbg !75
  br label %28, !dbg !76

28:                                               ; preds = %38, %15
  %29 = load i32, ptr %7, align 4, !dbg !77
  %30 = icmp slt i32 %29, 4, !dbg !79
  br i1 %30, label %31, label %41, !dbg !80

31:                                               ; preds = %28
  %32 = load i32, ptr %7, align 4, !dbg !81
  %33 = sext i32 %32 to i64, !dbg !82
  %34 = getelementptr inbounds [4 x i32], ptr @slots, i64 0, i64 %33, !dbg !82
  %35 = load i32, ptr %34, align 4, !dbg !82
  %36 = load i32, ptr %6, align 4, !dbg !83
  %37 = add nsw i32 %36, %35, !dbg !83
  store i32 %37, ptr %6, align 4, !dbg !83
  br label %38, !dbg !84

38:                                               ; preds = %31
  %39 = load i32, ptr %7, align 4, !dbg !85
  %40 = add nsw i32 %39, 1, !dbg !85
  store i32 %40, ptr %7, align 4, !dbg !85
  br label %28, !dbg !86, !llvm.loop !87

41:                                               ; preds = %28
  %42 = load i32, ptr %6, align 4, !dbg !90
  %43 = icmp eq i32 %42, 2, !dbg !90
  br i1 %43, label %44, label %45, !dbg !93

44:                                               ; preds = %41
  br label %46, !dbg !93

45:                                               ; preds = %41
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !90
  unreachable, !dbg !90

46:                                               ; preds = %44
  ret i32 0, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_uint() #2

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @count(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  %3 = load ptr, ptr %2, align 8, !dbg !100
  %4 = load i32, ptr %3, align 4, !dbg !101
  %5 = zext i32 %4 to i64, !dbg !102
  %6 = getelementptr inbounds [4 x i32], ptr @slots, i64 0, i64 %5, !dbg !102
  %7 = load i32, ptr %6, align 4, !dbg !103
  %8 = add nsw i32 %7, 1, !dbg !103
  store i32 %8, ptr %6, align 4, !dbg !103
  ret ptr null, !dbg !104
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 14, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/index_by_input.c", directory: ".")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!9, !15, !20, !0}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 72, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 9)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 208, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 26)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 120, elements: !24)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!24 = !{!25}
!25 = !DISubrange(count: 15)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !28)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{!29}
!29 = !DISubrange(count: 4)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !38, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!27}
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 24, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 24, column: 12, scope: !37)
!46 = !DILocalVariable(name: "u", scope: !37, file: !3, line: 24, type: !42)
!47 = !DILocation(line: 24, column: 15, scope: !37)
!48 = !DILocalVariable(name: "x", scope: !37, file: !3, line: 25, type: !6)
!49 = !DILocation(line: 25, column: 11, scope: !37)
!50 = !DILocation(line: 25, column: 15, scope: !37)
!51 = !DILocalVariable(name: "y", scope: !37, file: !3, line: 25, type: !6)
!52 = !DILocation(line: 25, column: 41, scope: !37)
!53 = !DILocation(line: 25, column: 45, scope: !37)
!54 = !DILocalVariable(name: "sum", scope: !37, file: !3, line: 26, type: !27)
!55 = !DILocation(line: 26, column: 6, scope: !37)
!56 = !DILocation(line: 31, column: 20, scope: !37)
!57 = !DILocation(line: 31, column: 22, scope: !37)
!58 = !DILocation(line: 31, column: 26, scope: !37)
!59 = !DILocation(line: 31, column: 29, scope: !37)
!60 = !DILocation(line: 31, column: 31, scope: !37)
!61 = !DILocation(line: 0, scope: !37)
!62 = !DILocation(line: 31, column: 2, scope: !37)
!63 = !DILocation(line: 34, column: 20, scope: !37)
!64 = !DILocation(line: 34, column: 25, scope: !37)
!65 = !DILocation(line: 34, column: 22, scope: !37)
!66 = !DILocation(line: 34, column: 2, scope: !37)
!67 = !DILocation(line: 36, column: 2, scope: !37)
!68 = !DILocation(line: 37, column: 2, scope: !37)
!69 = !DILocation(line: 38, column: 15, scope: !37)
!70 = !DILocation(line: 38, column: 2, scope: !37)
!71 = !DILocation(line: 39, column: 15, scope: !37)
!72 = !DILocation(line: 39, column: 2, scope: !37)
!73 = !DILocalVariable(name: "i", scope: !74, file: !3, line: 40, type: !27)
!74 = distinct !DILexicalBlock(scope: !37, file: !3, line: 40, column: 2)
!75 = !DILocation(line: 40, column: 11, scope: !74)
!76 = !DILocation(line: 40, column: 7, scope: !74)
!77 = !DILocation(line: 40, column: 18, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 40, column: 2)
!79 = !DILocation(line: 40, column: 20, scope: !78)
!80 = !DILocation(line: 40, column: 2, scope: !74)
!81 = !DILocation(line: 41, column: 16, scope: !78)
!82 = !DILocation(line: 41, column: 10, scope: !78)
!83 = !DILocation(line: 41, column: 7, scope: !78)
!84 = !DILocation(line: 41, column: 3, scope: !78)
!85 = !DILocation(line: 40, column: 26, scope: !78)
!86 = !DILocation(line: 40, column: 2, scope: !78)
!87 = distinct !{!87, !80, !88, !89}
!88 = !DILocation(line: 41, column: 17, scope: !74)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !DILocation(line: 42, column: 2, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 42, column: 2)
!92 = distinct !DILexicalBlock(scope: !37, file: !3, line: 42, column: 2)
!93 = !DILocation(line: 42, column: 2, scope: !92)
!94 = !DILocation(line: 43, column: 2, scope: !37)
!95 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 16, type: !96, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!96 = !DISubroutineType(types: !97)
!97 = !{!7, !7}
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 16, type: !7)
!99 = !DILocation(line: 16, column: 26, scope: !95)
!100 = !DILocation(line: 18, column: 21, scope: !95)
!101 = !DILocation(line: 18, column: 8, scope: !95)
!102 = !DILocation(line: 18, column: 2, scope: !95)
!103 = !DILocation(line: 18, column: 25, scope: !95)
!104 = !DILocation(line: 19, column: 2, scope: !95)
