; ModuleID = 'language/random_numbers.c'
source_filename = "language/random_numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [48 x i8] c"number >= -2147483648L && number <= 2147483647L\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [26 x i8] c"language/random_numbers.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [22 x i8] c"part >= 0 && part < 1\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca double, align 8
  store i32 0, ptr %1, align 4
  call void @srand48(i64 noundef 1) #4, !dbg !37
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !40
  %4 = call i64 @mrand48() #4, !dbg !41
  store i64 %4, ptr %2, align 8, !dbg !40
  call void @llvm.dbg.declare(metadata ptr %3, metadata !42, metadata !DIExpression()), !dbg !44
  %5 = call double @drand48() #4, !dbg !45
  store double %5, ptr %3, align 8, !dbg !44
  %6 = load i64, ptr %2, align 8, !dbg !46
  %7 = icmp sge i64 %6, -2147483648, !dbg !46
  br i1 %7, label %8, label %12, !dbg !46

8:                                                ; preds = %0
  %9 = load i64, ptr %2, align 8, !dbg !46
  %10 = icmp sle i64 %9, 2147483647, !dbg !46
  br i1 %10, label %11, label %12, !dbg !49

11:                                               ; preds = %8
  br label %13, !dbg !49

12:                                               ; preds = %8, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !46
  unreachable, !dbg !46

13:                                               ; preds = %11
  %14 = load double, ptr %3, align 8, !dbg !50
  %15 = fcmp oge double %14, 0.000000e+00, !dbg !50
  br i1 %15, label %16, label %20, !dbg !50

16:                                               ; preds = %13
  %17 = load double, ptr %3, align 8, !dbg !50
  %18 = fcmp olt double %17, 1.000000e+00, !dbg !50
  br i1 %18, label %19, label %20, !dbg !53

19:                                               ; preds = %16
  br label %21, !dbg !53

20:                                               ; preds = %16, %13
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !50
  unreachable, !dbg !50

21:                                               ; preds = %19
  ret i32 0, !dbg !54
}

; Function Attrs: nounwind
declare void @srand48(i64 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare i64 @mrand48() #1

; Function Attrs: nounwind
declare double @drand48() #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "language/random_numbers.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 384, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 48)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 26)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 22)
!23 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !24, splitDebugInlining: false, nameTableKind: None)
!24 = !{!0, !7, !12, !18}
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 9, type: !33, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{}
!37 = !DILocation(line: 11, column: 2, scope: !32)
!38 = !DILocalVariable(name: "number", scope: !32, file: !2, line: 12, type: !39)
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !DILocation(line: 12, column: 7, scope: !32)
!41 = !DILocation(line: 12, column: 16, scope: !32)
!42 = !DILocalVariable(name: "part", scope: !32, file: !2, line: 13, type: !43)
!43 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!44 = !DILocation(line: 13, column: 9, scope: !32)
!45 = !DILocation(line: 13, column: 16, scope: !32)
!46 = !DILocation(line: 15, column: 2, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !2, line: 15, column: 2)
!48 = distinct !DILexicalBlock(scope: !32, file: !2, line: 15, column: 2)
!49 = !DILocation(line: 15, column: 2, scope: !48)
!50 = !DILocation(line: 16, column: 2, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !2, line: 16, column: 2)
!52 = distinct !DILexicalBlock(scope: !32, file: !2, line: 16, column: 2)
!53 = !DILocation(line: 16, column: 2, scope: !52)
!54 = !DILocation(line: 23, column: 2, scope: !32)
