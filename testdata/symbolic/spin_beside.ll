; ModuleID = 'symbolic/spin_beside.c'
source_filename = "symbolic/spin_beside.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@value = internal global i32 0, align 4, !dbg !0
@seen = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [27 x i8] c"seen == 0 || seen == value\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [23 x i8] c"symbolic/spin_beside.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !42
  %3 = call i32 @__VERIFIER_nondet_int(), !dbg !43
  store i32 %3, ptr @value, align 4, !dbg !44
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @spin, ptr noundef null) #5, !dbg !45
  %5 = load i32, ptr @seen, align 4, !dbg !46
  %6 = icmp eq i32 %5, 0, !dbg !46
  br i1 %6, label %11, label %7, !dbg !46

7:                                                ; preds = %0
  %8 = load i32, ptr @seen, align 4, !dbg !46
  %9 = load i32, ptr @value, align 4, !dbg !46
  %10 = icmp eq i32 %8, %9, !dbg !46
  br i1 %10, label %11, label %12, !dbg !49

11:                                               ; preds = %7, %0
  br label %13, !dbg !49

12:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !46
  unreachable, !dbg !46

13:                                               ; preds = %11
  ret i32 0, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @spin(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !55
  %3 = load i32, ptr @value, align 4, !dbg !56
  store i32 %3, ptr @seen, align 4, !dbg !57
  br label %4, !dbg !58

4:                                                ; preds = %4, %1
  br label %4, !dbg !59, !llvm.loop !62
}

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
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/spin_beside.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 216, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 27)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 184, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 23)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !35, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!26}
!37 = !{}
!38 = !DILocalVariable(name: "t", scope: !34, file: !3, line: 23, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !41)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 23, column: 12, scope: !34)
!43 = !DILocation(line: 25, column: 10, scope: !34)
!44 = !DILocation(line: 25, column: 8, scope: !34)
!45 = !DILocation(line: 26, column: 2, scope: !34)
!46 = !DILocation(line: 27, column: 2, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !3, line: 27, column: 2)
!48 = distinct !DILexicalBlock(scope: !34, file: !3, line: 27, column: 2)
!49 = !DILocation(line: 27, column: 2, scope: !48)
!50 = !DILocation(line: 28, column: 2, scope: !34)
!51 = distinct !DISubprogram(name: "spin", scope: !3, file: !3, line: 13, type: !52, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!52 = !DISubroutineType(types: !53)
!53 = !{!5, !5}
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 13, type: !5)
!55 = !DILocation(line: 13, column: 25, scope: !51)
!56 = !DILocation(line: 15, column: 9, scope: !51)
!57 = !DILocation(line: 15, column: 7, scope: !51)
!58 = !DILocation(line: 16, column: 2, scope: !51)
!59 = !DILocation(line: 16, column: 2, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 16, column: 2)
!61 = distinct !DILexicalBlock(scope: !51, file: !3, line: 16, column: 2)
!62 = distinct !{!62, !63, !64}
!63 = !DILocation(line: 16, column: 2, scope: !61)
!64 = !DILocation(line: 17, column: 3, scope: !61)
