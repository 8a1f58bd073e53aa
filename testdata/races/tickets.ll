; ModuleID = 'races/tickets.c'
source_filename = "races/tickets.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@tickets = internal global i32 1, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"tickets >= 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"races/tickets.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !36, metadata !DIExpression()), !dbg !40
  call void @llvm.dbg.declare(metadata ptr %3, metadata !41, metadata !DIExpression()), !dbg !42
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @sell, ptr noundef null) #5, !dbg !43
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @sell, ptr noundef null) #5, !dbg !44
  %6 = load i64, ptr %2, align 8, !dbg !45
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !46
  %8 = load i64, ptr %3, align 8, !dbg !47
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !48
  %10 = load i32, ptr @tickets, align 4, !dbg !49
  %11 = icmp sge i32 %10, 0, !dbg !49
  br i1 %11, label %12, label %13, !dbg !52

12:                                               ; preds = %0
  br label %14, !dbg !52

13:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !49
  unreachable, !dbg !49

14:                                               ; preds = %12
  ret i32 0, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @sell(ptr noundef %0) #0 !dbg !54 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !58
  %3 = load i32, ptr @tickets, align 4, !dbg !59
  %4 = icmp sgt i32 %3, 0, !dbg !61
  br i1 %4, label %5, label %8, !dbg !62

5:                                                ; preds = %1
  %6 = load i32, ptr @tickets, align 4, !dbg !63
  %7 = add nsw i32 %6, -1, !dbg !63
  store i32 %7, ptr @tickets, align 4, !dbg !63
  br label %8, !dbg !64

8:                                                ; preds = %5, %1
  %9 = load ptr, ptr %2, align 8, !dbg !65
  ret ptr %9, !dbg !66
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
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tickets", scope: !2, file: !3, line: 9, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "races/tickets.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 104, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 13)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !33, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!24}
!35 = !{}
!36 = !DILocalVariable(name: "a", scope: !32, file: !3, line: 20, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 20, column: 12, scope: !32)
!41 = !DILocalVariable(name: "b", scope: !32, file: !3, line: 20, type: !37)
!42 = !DILocation(line: 20, column: 15, scope: !32)
!43 = !DILocation(line: 22, column: 2, scope: !32)
!44 = !DILocation(line: 23, column: 2, scope: !32)
!45 = !DILocation(line: 24, column: 15, scope: !32)
!46 = !DILocation(line: 24, column: 2, scope: !32)
!47 = !DILocation(line: 25, column: 15, scope: !32)
!48 = !DILocation(line: 25, column: 2, scope: !32)
!49 = !DILocation(line: 26, column: 2, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 26, column: 2)
!51 = distinct !DILexicalBlock(scope: !32, file: !3, line: 26, column: 2)
!52 = !DILocation(line: 26, column: 2, scope: !51)
!53 = !DILocation(line: 27, column: 2, scope: !32)
!54 = distinct !DISubprogram(name: "sell", scope: !3, file: !3, line: 11, type: !55, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!55 = !DISubroutineType(types: !56)
!56 = !{!5, !5}
!57 = !DILocalVariable(name: "arg", arg: 1, scope: !54, file: !3, line: 11, type: !5)
!58 = !DILocation(line: 11, column: 25, scope: !54)
!59 = !DILocation(line: 13, column: 6, scope: !60)
!60 = distinct !DILexicalBlock(scope: !54, file: !3, line: 13, column: 6)
!61 = !DILocation(line: 13, column: 14, scope: !60)
!62 = !DILocation(line: 13, column: 6, scope: !54)
!63 = !DILocation(line: 14, column: 10, scope: !60)
!64 = !DILocation(line: 14, column: 3, scope: !60)
!65 = !DILocation(line: 15, column: 9, scope: !54)
!66 = !DILocation(line: 15, column: 2, scope: !54)
