; ModuleID = 'c11/library_orders.c'
source_filename = "c11/library_orders.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@message = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [49 x i8] c"__atomic_load_4(&message, __ATOMIC_RELAXED) == 1\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [21 x i8] c"c11/library_orders.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !16
@flag = internal global i32 0, align 4, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !41
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !42
  %4 = call i32 @seen(), !dbg !43
  %5 = icmp ne i32 %4, 0, !dbg !43
  br i1 %5, label %6, label %12, !dbg !45

6:                                                ; preds = %0
  %7 = call i32 @__atomic_load_4(ptr noundef @message, i32 noundef 0), !dbg !46
  %8 = icmp eq i32 %7, 1, !dbg !46
  br i1 %8, label %9, label %10, !dbg !49

9:                                                ; preds = %6
  br label %11, !dbg !49

10:                                               ; preds = %6
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !46
  unreachable, !dbg !46

11:                                               ; preds = %9
  br label %12, !dbg !50

12:                                               ; preds = %11, %0
  %13 = load i64, ptr %2, align 8, !dbg !51
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !52
  ret i32 0, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !54 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !59
  call void @__atomic_store_4(ptr noundef @message, i32 noundef 1, i32 noundef 0), !dbg !60
  call void @__atomic_store_4(ptr noundef @flag, i32 noundef 1, i32 noundef 3), !dbg !61
  %3 = load ptr, ptr %2, align 8, !dbg !62
  ret ptr %3, !dbg !63
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @seen() #0 !dbg !64 {
  %1 = call i32 @__atomic_load_4(ptr noundef @flag, i32 noundef 2), !dbg !65
  %2 = icmp eq i32 %1, 1, !dbg !66
  %3 = zext i1 %2 to i32, !dbg !66
  ret i32 %3, !dbg !67
}

declare i32 @__atomic_load_4(ptr noundef, i32 noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__atomic_store_4(ptr noundef, i32 noundef, i32 noundef) #3

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
!1 = distinct !DIGlobalVariable(name: "message", scope: !2, file: !3, line: 32, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11/library_orders.c", directory: ".")
!4 = !{!5, !11, !16, !0, !22}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 392, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 49)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 168, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 21)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 32, type: !24, isLocal: true, isDefinition: true)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 55, type: !33, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{}
!37 = !DILocalVariable(name: "t", scope: !32, file: !3, line: 57, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 57, column: 12, scope: !32)
!42 = !DILocation(line: 58, column: 2, scope: !32)
!43 = !DILocation(line: 59, column: 6, scope: !44)
!44 = distinct !DILexicalBlock(scope: !32, file: !3, line: 59, column: 6)
!45 = !DILocation(line: 59, column: 6, scope: !32)
!46 = !DILocation(line: 60, column: 3, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !3, line: 60, column: 3)
!48 = distinct !DILexicalBlock(scope: !44, file: !3, line: 60, column: 3)
!49 = !DILocation(line: 60, column: 3, scope: !48)
!50 = !DILocation(line: 60, column: 3, scope: !44)
!51 = !DILocation(line: 61, column: 15, scope: !32)
!52 = !DILocation(line: 61, column: 2, scope: !32)
!53 = !DILocation(line: 62, column: 2, scope: !32)
!54 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 34, type: !55, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!58 = !DILocalVariable(name: "arg", arg: 1, scope: !54, file: !3, line: 34, type: !57)
!59 = !DILocation(line: 34, column: 27, scope: !54)
!60 = !DILocation(line: 36, column: 2, scope: !54)
!61 = !DILocation(line: 40, column: 2, scope: !54)
!62 = !DILocation(line: 42, column: 9, scope: !54)
!63 = !DILocation(line: 42, column: 2, scope: !54)
!64 = distinct !DISubprogram(name: "seen", scope: !3, file: !3, line: 45, type: !33, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!65 = !DILocation(line: 51, column: 9, scope: !64)
!66 = !DILocation(line: 51, column: 37, scope: !64)
!67 = !DILocation(line: 51, column: 2, scope: !64)
